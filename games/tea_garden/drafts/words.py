#!/usr/bin/env python3
"""Makes locales/*.ftl: the names (names.ftl.LANG of the text helper) and the sentences below, in four languages. usage: words.py FOLDER"""
import re, sys
L = ['en', 'pl', 'de', 'it']
# Counted things: en one, other; pl one, few, many (accusative); de one, other; it one, other.
N = {
 'pt': (['point', 'points'], ['punkt', 'punkty', 'punktów'], ['Punkt', 'Punkte'], ['punto', 'punti']),
 'leaf': (['leaf', 'leaves'], ['liść', 'liście', 'liści'], ['Blatt', 'Blätter'], ['foglia', 'foglie']),
 'green': (['green leaf', 'green leaves'], ['zielony liść', 'zielone liście', 'zielonych liści'], ['grünes Blatt', 'grüne Blätter'], ['foglia verde', 'foglie verdi']),
 'brown': (['brown leaf', 'brown leaves'], ['brązowy liść', 'brązowe liście', 'brązowych liści'], ['braunes Blatt', 'braune Blätter'], ['foglia marrone', 'foglie marroni']),
 'token': (['emperor token', 'emperor tokens'], ['żeton cesarza', 'żetony cesarza', 'żetonów cesarza'], ['Kaisermarke', 'Kaisermarken'], ['gettone imperatore', 'gettoni imperatore']),
 'sscroll': (['strength scroll', 'strength scrolls'], ['zwój siły', 'zwoje siły', 'zwojów siły'], ['Stärkerolle', 'Stärkerollen'], ['rotolo della forza', 'rotoli della forza']),
 'tscroll': (['teapot scroll', 'teapot scrolls'], ['zwój czajniczka', 'zwoje czajniczka', 'zwojów czajniczka'], ['Teekannenrolle', 'Teekannenrollen'], ['rotolo della teiera', 'rotoli della teiera']),
 'rscroll': (['repeat scroll', 'repeat scrolls'], ['zwój powtórzenia', 'zwoje powtórzenia', 'zwojów powtórzenia'], ['Wiederholungsrolle', 'Wiederholungsrollen'], ['rotolo della ripetizione', 'rotoli della ripetizione']),
 'card': (['card', 'cards'], ['kartę', 'karty', 'kart'], ['Karte', 'Karten'], ['carta', 'carte']),
 'cardnom': (['card', 'cards'], ['karta', 'karty', 'kart'], ['Karte', 'Karten'], ['carta', 'carte']),
 'pot': (['teapot', 'teapots'], ['czajniczek', 'czajniczki', 'czajniczków'], ['Teekanne', 'Teekannen'], ['teiera', 'teiere']),
}
CASES = {'en': ['one', '*other'], 'de': ['one', '*other'], 'it': ['one', '*other'], 'pl': ['one', 'few', '*many']}
def select(var, arms):
    line = lambda k, t: f"\n        [{k}] {t}" if not k.startswith('*') else f"\n       *[{k[1:]}] {t}"
    return '{ $' + var + ' ->' + ''.join(line(k, t) for k, t in arms) + '\n    }'
def expand(text, lang):
    # <pt:count> is a counted thing; <colour| green= … | brown= … > chooses by a word.
    def counted(m):
        kind, var = m.group(1), m.group(2)
        return select(var, [(c, '{ $' + var + ' } ' + f) for c, f in zip(CASES[lang], N[kind][L.index(lang)])])
    def chosen(m):
        arms = [a.split('=', 1) for a in m.group(2).split('|')]
        return select(m.group(1), [(k.strip(), counted_in(v.strip())) for k, v in arms])
    counted_in = lambda t: re.sub(r'<(\w+):(\w+)>', counted, t)
    text = re.sub(r'<<(\w+)\|(.*?)>>', chosen, text)
    text = counted_in(text)
    return re.sub(r'(?<![\w$}])\$(\w+)', r'{ $\1 }', re.sub(r'\{ \$(\w+)( ->)?', lambda m: '{ \x00' + m.group(1) + (m.group(2) or ''), text)).replace('\x00', '$')
T = []
def head(*t): T.append(('#', t))
def w(key, en, pl, de, it): T.append((key, (en, pl, de, it)))
def same(key, text): w(key, text, text, text, text)

head('Table and options', 'Stół i opcje', 'Tisch und Optionen', 'Tavolo e opzioni')
w('board-valley', 'The valley of the Yangtze', 'Dolina Jangcy', 'Das Tal des Jangtse', 'La valle dello Yangtze')
w('option-first', 'Who begins', 'Kto zaczyna', 'Wer beginnt', 'Chi comincia')
w('option-first-random', 'Random', 'Losowo', 'Zufall', 'A caso')
for n in range(4): w(f'option-first-{n}', f'Seat {n+1}', f'Miejsce {n+1}', f'Platz {n+1}', f'Posto {n+1}')
w('setup-first-seat', 'The seat that begins is not at this table: there are $players.', 'Miejsca, które ma zacząć, nie ma przy tym stole: jest ich $players.', 'Der Platz, der beginnen soll, ist nicht an diesem Tisch: Es gibt $players.', 'Il posto che deve cominciare non è a questo tavolo: ce ne sono $players.')

head('Questions', 'Pytania', 'Fragen', 'Domande')
w('ask-menu', '$seat takes a turn.', '$seat ma turę.', '$seat ist am Zug.', 'È il turno di $seat.')
w('ask-cover', '$seat may put more cards under the top card.', '$seat może dołożyć karty pod kartę wierzchnią.', '$seat darf weitere Karten unter die oberste legen.', '$seat può mettere altre carte sotto quella in cima.')
w('ask-pagoda', '$seat chooses a pagoda.', '$seat wybiera pagodę.', '$seat wählt eine Pagode.', '$seat sceglie una pagoda.')
w('ask-teapot', '$seat replaces a missing teapot.', '$seat zastępuje brakujący czajniczek.', '$seat ersetzt eine fehlende Teekanne.', '$seat sostituisce una teiera mancante.')
w('ask-pay', '$seat pays a leaf.', '$seat płaci liściem.', '$seat zahlt ein Blatt.', '$seat paga una foglia.')
w('ask-flip', '$seat ferments leaves.', '$seat fermentuje liście.', '$seat fermentiert Blätter.', '$seat fermenta foglie.')
w('ask-pick', '$seat harvests gardens.', '$seat zbiera liście w ogrodach.', '$seat erntet in Gärten.', '$seat raccoglie nei giardini.')
w('ask-side', '$seat repeats the side action.', '$seat powtarza akcję poboczną.', '$seat wiederholt die Nebenaktion.', '$seat ripete l’azione secondaria.')
w('ask-place', '$seat places a cup tile.', '$seat układa kafelek filiżanki.', '$seat legt ein Tassenplättchen an.', '$seat colloca una tessera tazza.')
w('ask-draw', '$seat may draw cards.', '$seat może dobrać karty.', '$seat darf Karten ziehen.', '$seat può pescare carte.')
w('ask-discard', '$seat discards a card.', '$seat odrzuca kartę.', '$seat legt eine Karte ab.', '$seat scarta una carta.')
w('ask-remove', '$seat may remove a card from the game.', '$seat może usunąć kartę z gry.', '$seat darf eine Karte aus dem Spiel nehmen.', '$seat può eliminare una carta dal gioco.')
w('ask-put', '$seat puts a cup marker on a connection.', '$seat kładzie znacznik filiżanki na połączeniu.', '$seat legt einen Tassenmarker auf eine Verbindung.', '$seat mette un segnalino tazza su un collegamento.')
w('ask-sell', '$seat sells leaves.', '$seat sprzedaje liście.', '$seat verkauft Blätter.', '$seat vende foglie.')
w('ask-take', '$seat chooses an emperor card.', '$seat wybiera kartę cesarza.', '$seat wählt eine Kaiserkarte.', '$seat sceglie una carta imperatore.')
cmd = 'pass, fee, end. top S01, cover S08, done. garden 9a, pagoda 3. buy A21, teapot scroll, teapot leaves, teapot brown. caravan KB01 1 2. ferment, flip 3. harvest, pick 9. pay g3, sell b5. river. cups yellow, place new, place 1 left, place 1 right. university outer, university inner. repeat scroll, repeat leaves. bonus 1. marker 1.1 left, put 1.1. advance, take E04. draw, skip, discard S01, remove hand S01, remove pile S01, remove discard S01.'
w('help-move', 'A leaf is g or b and its basket, a garden space the number of its region and a letter, a connection row.place. The table in the rules tells what each does: ' + cmd,
  'Liść to g (zielony) albo b (brązowy) i numer kosza, pole ogrodu to numer regionu i litera, połączenie to rząd.miejsce. Tabela w zasadach mówi, co robi każde polecenie: ' + cmd,
  'Ein Blatt ist g (grün) oder b (braun) und sein Korb, ein Gartenfeld die Nummer der Region und ein Buchstabe, eine Verbindung Reihe.Platz. Die Tabelle in den Regeln sagt, was jedes tut: ' + cmd,
  'Una foglia è g (verde) o b (marrone) e il suo cesto, una casella giardino il numero della regione e una lettera, un collegamento fila.posto. La tabella nelle regole dice che cosa fa ciascuno: ' + cmd)

head('Refusals', 'Odmowy', 'Ablehnungen', 'Rifiuti')
w('refuse-game-over', 'The game is over.', 'Partia jest skończona.', 'Das Spiel ist aus.', 'La partita è finita.')
w('refuse-not-asked', 'It is not for you to decide now: $asked is asked.', 'Teraz decyduje kto inny: $asked.', 'Jetzt entscheidest nicht du, gefragt ist $asked.', 'Ora non tocca a te: decide $asked.')
w('refuse-not-now', 'That is no answer to what is asked now. First do what you are asked.', 'To nie jest odpowiedź na obecne pytanie. Najpierw na nie odpowiedz.', 'Das ist keine Antwort auf das, was jetzt gefragt ist. Antworte erst darauf.', 'Non è una risposta a ciò che si chiede ora. Rispondi prima a questo.')
w('refuse-pass-late', 'You can pass only as the first thing in your turn.', 'Spasować można tylko na samym początku tury.', 'Passen kannst du nur ganz am Anfang deines Zuges.', 'Si può passare solo come prima cosa nel turno.')
w('refuse-no-fee', 'No fee is due. Only the fourth turn costs one.', 'Nie ma opłaty. Kosztuje tylko czwarta tura.', 'Es ist keine Gebühr fällig. Nur der vierte Zug kostet eine.', 'Non c’è nessuna quota da pagare: la chiede solo il quarto turno.')
w('refuse-fee-poor', 'The fee is <leaf:leaves>, of which at least $brown brown. You cannot pay that, so pass.', 'Opłata to <leaf:leaves>, w tym co najmniej $brown brązowych. Nie masz tylu, więc spasuj.', 'Die Gebühr ist <leaf:leaves>, davon mindestens $brown braun. Das kannst du nicht zahlen, also passe.', 'La quota è di <leaf:leaves>, almeno $brown marroni. Non puoi pagarla, quindi passa.')
w('refuse-fee-first', 'This is your fourth turn: pay the fee first, or pass.', 'To twoja czwarta tura: najpierw zapłać albo spasuj.', 'Das ist dein vierter Zug: Zahl zuerst die Gebühr, oder passe.', 'È il tuo quarto turno: prima paga la quota, oppure passa.')
w('refuse-fee-no-card', 'After the fee you would have no card to play and no way to get one. Pass.', 'Po opłacie nie byłoby karty do zagrania ani sposobu, by ją zdobyć. Spasuj.', 'Nach der Gebühr hättest du keine Karte zum Ausspielen und keinen Weg zu einer. Passe.', 'Dopo la quota non avresti carte da giocare né modo di averne. Passa.')
w('refuse-hand-empty', 'You have not played yet, and after this you would have no card to play. Only something that brings a card is possible.', 'Nie zagrano jeszcze kart, a po tym nie byłoby żadnej na ręce. Możliwe jest tylko to, co daje kartę.', 'Du hast noch nicht ausgespielt, und danach hättest du keine Karte dafür. Möglich ist nur, was eine Karte bringt.', 'Non hai ancora giocato e dopo non avresti carte da giocare. È possibile solo ciò che porta una carta.')
w('refuse-played-twice', 'You have played cards in this turn. Nothing can be added.', 'W tej turze karty są już zagrane. Nic nie można dołożyć.', 'Du hast in diesem Zug schon ausgespielt. Es kommt nichts dazu.', 'In questo turno hai già giocato carte. Non si aggiunge nulla.')
w('refuse-not-in-hand', 'You do not have $card in hand.', 'Nie masz na ręce karty $card.', 'Du hast $card nicht auf der Hand.', 'Non hai $card in mano.')
w('refuse-cards-first', 'Play cards first.', 'Najpierw zagraj karty.', 'Spiel zuerst Karten aus.', 'Prima gioca le carte.')
w('refuse-main-done', 'You have done your main action in this turn.', 'Akcja główna tej tury jest już wykonana.', 'Deine Hauptaktion in diesem Zug ist getan.', 'L’azione principale di questo turno è già fatta.')
w('refuse-side-done', 'You have done your side action in this turn.', 'Akcja poboczna tej tury jest już wykonana.', 'Deine Nebenaktion in diesem Zug ist getan.', 'L’azione secondaria di questo turno è già fatta.')
w('refuse-end-early', 'Before you end your turn, play cards and do a main action. An extra harvest is always possible.', 'Zanim skończysz turę, zagraj karty i wykonaj akcję główną. Dodatkowy zbiór jest zawsze możliwy.', 'Bevor du den Zug beendest, spiel Karten aus und mach eine Hauptaktion. Eine zusätzliche Ernte geht immer.', 'Prima di finire il turno gioca carte e fai un’azione principale. Un raccolto extra è sempre possibile.')
w('refuse-no-marker', 'There is no cup marker of yours on that connection.', 'Na tym połączeniu nie masz znacznika filiżanki.', 'Auf dieser Verbindung hast du keinen Tassenmarker.', 'Su quel collegamento non hai segnalini tazza.')
w('refuse-top-row', 'Your worker is at the top of the emperor track.', 'Twój robotnik jest na szczycie toru cesarza.', 'Dein Arbeiter ist oben auf der Kaiserleiste.', 'Il tuo lavoratore è in cima al tracciato dell’imperatore.')
w('refuse-row-tokens', 'The next emperor row costs <token:tokens>. You have fewer.', 'Następny szczebel kosztuje <token:tokens>. Masz mniej.', 'Die nächste Kaiserstufe kostet <token:tokens>. Du hast weniger.', 'Il prossimo gradino costa <token:tokens>. Ne hai meno.')
w('refuse-row-leaf', 'The next emperor row costs a leaf of quality $quality or better. You have none.', 'Następny szczebel kosztuje liść jakości co najmniej $quality. Nie masz takiego.', 'Die nächste Kaiserstufe kostet ein Blatt der Qualität $quality oder besser. Du hast keins.', 'Il prossimo gradino costa una foglia di qualità $quality o migliore. Non ne hai.')
w('refuse-space-taken', 'Space $space in $region is not free. Choose another one.', 'Pole $space w regionie $region nie jest wolne. Wybierz inne.', 'Das Gartenfeld $space in $region ist nicht frei. Wähl ein anderes.', 'La casella $space in $region non è libera. Scegline un’altra.')
w('refuse-second-garden', 'You have a garden in $region already, and there is only one for each player.', 'Masz już ogród w regionie $region, a każdy może mieć tam tylko jeden.', 'Du hast schon einen Garten in $region, und mehr als einer geht nicht.', 'Hai già un giardino in $region e non se ne può avere un altro.')
w('refuse-too-far', '$region is too far. Found a garden next to one of yours, or two borders away.', '$region leży za daleko. Zakładaj ogrody obok własnych albo dwie granice dalej.', '$region ist zu weit weg. Leg Gärten neben einem eigenen an oder zwei Grenzen weiter.', '$region è troppo lontano. Fonda giardini accanto a uno dei tuoi o a due confini.')
w('refuse-no-pagoda', 'All your pagodas are on the map.', 'Wszystkie twoje pagody są na mapie.', 'Alle deine Pagoden stehen auf dem Spielplan.', 'Tutte le tue pagode sono sulla mappa.')
w('refuse-pagoda-strength', 'This needs strength $need. You have $reach, scrolls included.', 'Potrzebna jest siła $need. Masz $reach, razem ze zwojami.', 'Dafür braucht es Stärke $need. Du hast $reach, Rollen mitgezählt.', 'Serve forza $need. Hai $reach, rotoli compresi.')
w('refuse-pagoda-gone', 'You have no pagoda with that number on your board.', 'Na planszetce nie ma pagody o tym numerze.', 'Auf deiner Tafel ist keine Pagode mit dieser Zahl.', 'Sulla tua plancia non c’è una pagoda con quel numero.')
w('refuse-not-in-market', '$card is not in the market.', 'Karty $card nie ma na rynku.', '$card liegt nicht im Markt.', '$card non è nel mercato.')
w('refuse-market-strength', 'Buying from that place needs strength $need. You have $reach, scrolls included.', 'Zakup z tego miejsca wymaga siły $need. Masz $reach, razem ze zwojami.', 'Ein Kauf von diesem Platz braucht Stärke $need. Du hast $reach, Rollen mitgezählt.', 'Comprare da quel posto richiede forza $need. Hai $reach, rotoli compresi.')
w('refuse-price-poor', 'The card costs <leaf:leaves> of quality $quality or better. You do not have that.', 'Karta kosztuje <leaf:leaves> jakości co najmniej $quality. Nie masz tyle.', 'Die Karte kostet <leaf:leaves> der Qualität $quality oder besser. Das hast du nicht.', 'La carta costa <leaf:leaves> di qualità $quality o migliore. Non ne hai abbastanza.')
w('refuse-teapots-missing', 'You do not see enough teapots: <pot:missing> missing. You lack the scrolls or leaves to replace that.', 'Widać za mało czajniczków, brakuje: $missing. Nie masz zwojów ani liści, by je zastąpić.', 'Du siehst zu wenige Teekannen, es fehlen: $missing. Dir fehlen Rollen oder Blätter als Ersatz.', 'Si vedono troppo poche teiere, ne mancano: $missing. Non hai rotoli o foglie per sostituirle.')
w('refuse-no-teapot-scroll', 'You have no teapot scroll.', 'Nie masz zwoju czajniczka.', 'Du hast keine Teekannenrolle.', 'Non hai rotoli della teiera.')
w('refuse-no-caravan', '$caravan is not among the open caravans.', 'Karawany $caravan nie ma wśród odkrytych.', '$caravan ist nicht unter den offenen Karawanen.', '$caravan non è tra le carovane scoperte.')
w('refuse-no-trade', 'A caravan has two trades and two tiers: 1 and 2.', 'Karawana ma dwie oferty i dwa progi: 1 i 2.', 'Eine Karawane hat zwei Angebote und zwei Schwellen: 1 und 2.', 'Una carovana ha due offerte e due soglie: 1 e 2.')
w('refuse-tier-strength', 'This tier needs strength $need. You have $reach, scrolls included.', 'Ten próg wymaga siły $need. Masz $reach, razem ze zwojami.', 'Diese Schwelle braucht Stärke $need. Du hast $reach, Rollen mitgezählt.', 'Questa soglia richiede forza $need. Hai $reach, rotoli compresi.')
w('refuse-trade-poor', 'This trade takes <leaf:leaves>, of which $brown brown. You do not have that.', 'Ta oferta kosztuje <leaf:leaves>, w tym $brown brązowych. Nie masz tyle.', 'Dieses Angebot kostet <leaf:leaves>, davon $brown braun. Das hast du nicht.', 'Questa offerta costa <leaf:leaves>, di cui $brown marroni. Non ne hai abbastanza.')
w('refuse-no-green', 'You have no green leaf to ferment.', 'Nie masz zielonego liścia do fermentacji.', 'Du hast kein grünes Blatt zum Fermentieren.', 'Non hai foglie verdi da fermentare.')
w('refuse-flip-one', 'Ferment at least one leaf.', 'Sfermentuj co najmniej jeden liść.', 'Fermentiere mindestens ein Blatt.', 'Fermenta almeno una foglia.')
w('refuse-flip-which', 'You have no green leaf in basket $quality.', 'W koszu $quality nie masz zielonego liścia.', 'In Korb $quality hast du kein grünes Blatt.', 'Nel cesto $quality non hai foglie verdi.')
w('refuse-pick-one', 'Harvest at least one garden.', 'Zbierz liście w co najmniej jednym ogrodzie.', 'Ernte in mindestens einem Garten.', 'Raccogli in almeno un giardino.')
w('refuse-pick-which', 'You have no garden in $region.', 'Nie masz ogrodu w regionie $region.', 'Du hast keinen Garten in $region.', 'Non hai giardini in $region.')
w('refuse-not-shown', 'The top card of this turn does not show that side action.', 'Karta wierzchnia tej tury nie pokazuje tej akcji pobocznej.', 'Die oberste Karte dieses Zuges zeigt diese Nebenaktion nicht.', 'La carta in cima di questo turno non mostra quell’azione secondaria.')
w('refuse-river-end', 'Your boat is at the end of the river.', 'Twoja łódź jest na końcu rzeki.', 'Dein Boot ist am Ende des Flusses.', 'La tua barca è alla fine del fiume.')
w('refuse-cups-closed', 'You have no garden in this province: $province. Take cups where you have one.', 'Nie masz ogrodu w tej prowincji: $province. Bierz filiżanki tam, gdzie go masz.', 'Du hast keinen Garten in dieser Provinz: $province. Nimm Tassen, wo du einen hast.', 'Non hai giardini in questa provincia: $province. Prendi tazze dove ne hai uno.')
w('refuse-cups-empty', 'The stack of this province is empty: $province.', 'Stos tej prowincji jest pusty: $province.', 'Der Tassenstapel dieser Provinz ist leer: $province.', 'La pila di questa provincia è vuota: $province.')
w('refuse-no-row', 'You have no such cup row.', 'Nie masz takiego rzędu filiżanek.', 'Diese Tassenreihe hast du nicht.', 'Non hai una fila di tazze così.')
w('refuse-no-repeat', 'A side action is repeated right after it, once a turn.', 'Akcję poboczną powtarza się tuż po niej, raz na turę.', 'Eine Nebenaktion wird gleich nach ihr wiederholt, einmal im Zug.', 'L’azione secondaria si ripete subito dopo, una volta per turno.')
w('refuse-no-repeat-scroll', 'You have no repeat scroll.', 'Nie masz zwoju powtórzenia.', 'Du hast keine Wiederholungsrolle.', 'Non hai rotoli della ripetizione.')
w('refuse-repeat-poor', 'Repeating costs <brown:leaves>. You have fewer.', 'Powtórzenie kosztuje <brown:leaves>. Masz mniej.', 'Wiederholen kostet <brown:leaves>. Du hast weniger.', 'Ripetere costa <brown:leaves>. Ne hai meno.')
w('refuse-repeat-blocked', 'That side action cannot be done again.', 'Tej akcji pobocznej nie da się powtórzyć.', 'Diese Nebenaktion geht nicht noch einmal.', 'Quell’azione secondaria non si può rifare.')
w('refuse-no-bonus', 'The top card has no such bonus.', 'Karta wierzchnia nie ma takiej premii.', 'Die oberste Karte hat diesen Bonus nicht.', 'La carta in cima non ha quel bonus.')
w('refuse-bonus-used', 'You have used that bonus in this turn.', 'Ta premia jest w tej turze już użyta.', 'Diesen Bonus hast du in diesem Zug schon genutzt.', 'In questo turno hai già usato quel bonus.')
w('refuse-bonus-idle', 'That bonus could do nothing now.', 'Ta premia nic by teraz nie dała.', 'Dieser Bonus würde jetzt nichts bewirken.', 'Quel bonus ora non farebbe nulla.')
w('refuse-no-leaf', 'You have no such leaf.', 'Nie masz takiego liścia.', 'So ein Blatt hast du nicht.', 'Non hai una foglia così.')
w('refuse-rising', 'Name them in rising order, after the last one.', 'Wymieniaj je rosnąco, po ostatnio podanym.', 'Nenn sie in steigender Folge, nach dem letzten.', 'Nominali in ordine crescente, dopo l’ultimo.')
w('refuse-pay-quality', 'Each leaf of this price is of quality $quality or better.', 'Każdy liść tej ceny ma jakość co najmniej $quality.', 'Jedes Blatt dieses Preises hat Qualität $quality oder besser.', 'Ogni foglia di questo prezzo è di qualità $quality o migliore.')
w('refuse-pay-brown', 'A brown leaf is due here.', 'Tu potrzebny jest brązowy liść.', 'Hier ist ein braunes Blatt fällig.', 'Qui serve una foglia marrone.')
w('refuse-dead-end', 'Then the rest could not be paid. Choose another one.', 'Wtedy nie dałoby się zapłacić reszty. Wybierz inaczej.', 'Dann ließe sich der Rest nicht zahlen. Wähl anders.', 'Così il resto non si potrebbe pagare. Scegli altro.')
w('refuse-pay-keep', 'Your hand is empty: a leaf of quality $quality or better must stay for the emperor track.', 'Nie masz kart na ręce: liść jakości co najmniej $quality musi zostać na tor cesarza.', 'Deine Hand ist leer: Ein Blatt der Qualität $quality oder besser muss für die Kaiserleiste bleiben.', 'La tua mano è vuota: una foglia di qualità $quality o migliore deve restare per il tracciato dell’imperatore.')
w('refuse-last-card', 'You have not played yet, so the last card stays in hand.', 'Nie zagrano jeszcze kart, więc ostatnia zostaje na ręce.', 'Du hast noch nicht ausgespielt, also bleibt die letzte Karte auf der Hand.', 'Non hai ancora giocato, quindi l’ultima carta resta in mano.')
w('refuse-remove-which', '$card is not there.', 'Karty $card tam nie ma.', '$card ist nicht dort.', '$card non è lì.')
w('refuse-no-connection', 'You have no such connection.', 'Nie masz takiego połączenia.', 'Diese Verbindung hast du nicht.', 'Non hai un collegamento così.')
w('refuse-take-which', '$card is not among the open emperor cards.', 'Karty $card nie ma wśród odkrytych kart cesarza.', '$card ist nicht unter den offenen Kaiserkarten.', '$card non è tra le carte imperatore scoperte.')

head('Events', 'Zdarzenia', 'Ereignisse', 'Eventi')
w('event-first', '$seat begins.', '$seat zaczyna.', '$seat beginnt.', 'Comincia $seat.')
w('event-token', 'Bonus token in $region: $bonus.', 'Żeton premii w regionie $region: $bonus.', 'Bonusplättchen in $region: $bonus.', 'Gettone bonus in $region: $bonus.')
w('event-revealed-market', 'New in the market: $card.', 'Nowa karta na rynku: $card.', 'Neu im Markt: $card.', 'Nuova nel mercato: $card.')
w('event-revealed-caravan', 'A new caravan: $caravan.', 'Nowa karawana: $caravan.', 'Eine neue Karawane: $caravan.', 'Una nuova carovana: $caravan.')
w('event-revealed-emperor', 'A new emperor card: $card.', 'Nowa karta cesarza: $card.', 'Eine neue Kaiserkarte: $card.', 'Una nuova carta imperatore: $card.')
w('event-revealed-cup', 'On top of the stack ($province): $cup.', 'Na wierzchu stosu ($province): $cup.', 'Oben auf dem Tassenstapel ($province): $cup.', 'In cima alla pila ($province): $cup.')
w('event-drew', '<<card|none=$seat draws a card.|*other=$seat draws $card.>>', '<<card|none=$seat dobiera kartę.|*other=$seat dobiera $card.>>', '<<card|none=$seat zieht eine Karte.|*other=$seat zieht $card.>>', '<<card|none=$seat pesca una carta.|*other=$seat pesca $card.>>')
w('event-shuffled', '$seat shuffles the discard pile: it is the new draw pile.', '$seat tasuje stos kart odrzuconych: to nowy stos dobierania.', '$seat mischt den Ablagestapel: Er ist der neue Nachziehstapel.', '$seat mescola gli scarti: sono la nuova pila di pesca.')
w('event-round', 'Round $round begins; start player: $seat.', 'Zaczyna się runda $round; rozpoczyna $seat.', 'Runde $round beginnt; Startspieler: $seat.', 'Comincia il round $round; primo giocatore: $seat.')
w('event-turn', '$seat: turn $turn of the round.', '$seat: tura $turn w tej rundzie.', '$seat: Zug $turn der Runde.', '$seat: turno $turn del round.')
w('event-passed', '$seat passes.', '$seat pasuje.', '$seat passt.', '$seat passa.')
w('event-fee-begun', '$seat pays the fee for a fourth turn.', '$seat płaci za czwartą turę.', '$seat zahlt die Gebühr für einen vierten Zug.', '$seat paga la quota per un quarto turno.')
w('event-fee-paid', 'The fee of $seat is paid.', 'Opłata zapłacona: $seat.', 'Die Gebühr ist gezahlt: $seat.', 'La quota è pagata: $seat.')
w('event-paid', '$seat pays <<colour|green=a green leaf|*brown=a brown leaf>> of quality $quality.', '$seat płaci <<colour|green=zielonym liściem|*brown=brązowym liściem>> jakości $quality.', '$seat zahlt <<colour|green=ein grünes Blatt|*brown=ein braunes Blatt>> der Qualität $quality.', '$seat paga <<colour|green=una foglia verde|*brown=una foglia marrone>> di qualità $quality.')
w('event-played', '$seat plays $card as top card.', '$seat zagrywa $card jako kartę wierzchnią.', '$seat spielt $card als oberste Karte.', '$seat gioca $card in cima.')
w('event-covered', '$seat puts $card under it.', '$seat kładzie pod nią $card.', '$seat legt $card darunter.', '$seat ci mette sotto $card.')
w('event-strength', 'Card strength of $seat: $strength.', 'Siła kart, $seat: $strength.', 'Kartenstärke von $seat: $strength.', 'Forza delle carte di $seat: $strength.')
w('event-used-marker', '$seat takes a cup marker off and uses the bonus of this tile: $cup.', '$seat zdejmuje znacznik filiżanki i używa premii kafelka: $cup.', '$seat nimmt einen Tassenmarker weg und nutzt den Bonus des Plättchens: $cup.', '$seat toglie un segnalino tazza e usa il bonus della tessera: $cup.')
w('event-rising', '$seat rises to emperor row $row and pays <token:tokens>.', '$seat wchodzi na szczebel $row i płaci: <token:tokens>.', '$seat steigt zur Kaiserstufe $row auf und zahlt <token:tokens>.', '$seat sale al gradino $row e paga <token:tokens>.')
w('event-rose', '$seat is on emperor row $row.', '$seat jest na szczeblu $row.', '$seat steht auf Kaiserstufe $row.', '$seat è sul gradino $row.')
w('event-chose-space', '$seat founds a garden in $region, space $space.', '$seat zakłada ogród: $region, pole $space.', '$seat legt einen Garten in $region an, Gartenfeld $space.', '$seat fonda un giardino in $region, casella $space.')
w('event-founded', '$seat has a new garden in $region, with pagoda $pagoda.', '$seat ma nowy ogród: $region, pagoda $pagoda.', '$seat hat einen neuen Garten in $region, mit Pagode $pagoda.', '$seat ha un nuovo giardino in $region, con la pagoda $pagoda.')
w('event-strengthened', '$seat uses <sscroll:count>.', '$seat używa: <sscroll:count>.', '$seat setzt <sscroll:count> ein.', '$seat usa <sscroll:count>.')
w('event-buying', '<<missing|0=$seat buys $card.|*other=$seat buys $card; teapots missing: $missing.>>', '<<missing|0=$seat kupuje $card.|*other=$seat kupuje $card; brakujące czajniczki: $missing.>>', '<<missing|0=$seat kauft $card.|*other=$seat kauft $card; fehlende Teekannen: $missing.>>', '<<missing|0=$seat compra $card.|*other=$seat compra $card; teiere mancanti: $missing.>>')
w('event-replaced', '$seat replaces a teapot: <<swap|scroll=a teapot scroll|leaves=leaves|*brown=brown leaves>>.', '$seat zastępuje czajniczek: <<swap|scroll=zwój czajniczka|leaves=liście|*brown=brązowe liście>>.', '$seat ersetzt eine Teekanne: <<swap|scroll=Teekannenrolle|leaves=Blätter|*brown=braune Blätter>>.', '$seat sostituisce una teiera: <<swap|scroll=rotolo della teiera|leaves=foglie|*brown=foglie marroni>>.')
w('event-bought', '$seat takes $card into the hand.', '$seat bierze $card na rękę.', '$seat nimmt $card auf die Hand.', '$seat prende $card in mano.')
w('event-trading', '$seat sells to $caravan: trade $trade, tier $tier.', '$seat sprzedaje karawanie $caravan: oferta $trade, próg $tier.', '$seat verkauft an $caravan: Angebot $trade, Schwelle $tier.', '$seat vende a $caravan: offerta $trade, soglia $tier.')
w('event-traded', '$seat keeps caravan $caravan.', '$seat zatrzymuje karawanę $caravan.', '$seat behält die Karawane $caravan.', '$seat tiene la carovana $caravan.')
w('event-fermenting', '$seat ferments as main action.', '$seat fermentuje w akcji głównej.', '$seat fermentiert als Hauptaktion.', '$seat fermenta come azione principale.')
w('event-fermented', '$seat turns a leaf of quality $quality brown.', '$seat odwraca liść jakości $quality na brązową stronę.', '$seat dreht ein Blatt der Qualität $quality auf braun.', '$seat gira una foglia di qualità $quality sul lato marrone.')
w('event-harvesting', '$seat takes an extra harvest.', '$seat wykonuje dodatkowy zbiór.', '$seat macht eine zusätzliche Ernte.', '$seat fa un raccolto extra.')
w('event-picked', '<<count|0=$seat harvests $region, but the supply is empty.|*other=$seat harvests a leaf in $region.>>', '<<count|0=$seat zbiera w regionie $region, ale zapas jest pusty.|*other=$seat zbiera liść w regionie $region.>>', '<<count|0=$seat erntet in $region, aber der Vorrat ist leer.|*other=$seat erntet ein Blatt in $region.>>', '<<count|0=$seat raccoglie in $region, ma la riserva è vuota.|*other=$seat raccoglie una foglia in $region.>>')
w('event-closed', '$seat stops there.', '$seat na tym kończy.', '$seat hört hier auf.', '$seat si ferma qui.')
w('event-sailed', '$seat sails to segment $segment of the river.', '$seat płynie na odcinek $segment rzeki.', '$seat fährt zum Flussabschnitt $segment.', '$seat naviga al tratto $segment del fiume.')
w('event-berthed', '$seat takes the berth worth <pt:points>.', '$seat zajmuje przystań wartą <pt:points>.', '$seat nimmt den Liegeplatz für <pt:points>.', '$seat prende l’approdo da <pt:points>.')
w('event-took-cup', '$seat takes a cup tile ($province): $cup.', '$seat bierze kafelek filiżanki ($province): $cup.', '$seat nimmt ein Tassenplättchen ($province): $cup.', '$seat prende una tessera tazza ($province): $cup.')
w('event-placed-cup', '<<marker|true=$seat adds the tile to row $row and puts a cup marker.|*other=$seat puts the tile in row $row.>>', '<<marker|true=$seat dokłada kafelek do rzędu $row i kładzie znacznik filiżanki.|*other=$seat kładzie kafelek w rzędzie $row.>>', '<<marker|true=$seat legt das Plättchen an Reihe $row an, mit einem Tassenmarker.|*other=$seat legt das Plättchen in Reihe $row.>>', '<<marker|true=$seat aggiunge la tessera alla fila $row e mette un segnalino tazza.|*other=$seat mette la tessera nella fila $row.>>')
w('event-studied', '$seat goes to sector $sector of the university, $part.', '$seat idzie do sektora $sector uniwersytetu, $part.', '$seat geht in Sektor $sector der Universität, $part.', '$seat va nel settore $sector dell’università, $part.')
w('event-centre', '$seat puts a worker into the centre of the university.', '$seat stawia robotnika w środku uniwersytetu.', '$seat stellt einen Arbeiter in die Mitte der Universität.', '$seat mette un lavoratore al centro dell’università.')
w('event-repeating', '<<means|scroll=$seat repeats the side action with a scroll: $side.|*leaves=$seat repeats the side action for leaves: $side.>>', '<<means|scroll=$seat powtarza akcję poboczną zwojem: $side.|*leaves=$seat powtarza akcję poboczną za liście: $side.>>', '<<means|scroll=$seat wiederholt die Nebenaktion mit einer Rolle: $side.|*leaves=$seat wiederholt die Nebenaktion für Blätter: $side.>>', '<<means|scroll=$seat ripete l’azione secondaria con un rotolo: $side.|*leaves=$seat ripete l’azione secondaria con foglie: $side.>>')
w('event-used-bonus', '$seat uses a bonus of $card.', '$seat używa premii karty $card.', '$seat nutzt einen Bonus von $card.', '$seat usa un bonus di $card.')
w('event-points', '$seat gains <pt:count>.', '$seat zdobywa <pt:count>.', '$seat bekommt <pt:count>.', '$seat ottiene <pt:count>.')
w('event-leaves', '<<count|0=$seat gains no leaf: the supply is empty.|*other=$seat gains <green:count> of quality $quality.>>', '<<count|0=$seat nie dostaje liści: zapas jest pusty.|*other=$seat dostaje <green:count> jakości $quality.>>', '<<count|0=$seat bekommt kein Blatt: Der Vorrat ist leer.|*other=$seat bekommt <green:count> der Qualität $quality.>>', '<<count|0=$seat non riceve foglie: la riserva è vuota.|*other=$seat riceve <green:count> di qualità $quality.>>')
w('event-tokens', '<<count|0=$seat gains no emperor token: the supply is empty.|*other=$seat gains <token:count>.>>', '<<count|0=$seat nie dostaje żetonu cesarza: zapas jest pusty.|*other=$seat dostaje <token:count>.>>', '<<count|0=$seat bekommt keine Kaisermarke: Der Vorrat ist leer.|*other=$seat bekommt <token:count>.>>', '<<count|0=$seat non riceve gettoni imperatore: la riserva è vuota.|*other=$seat riceve <token:count>.>>')
w('event-scrolls', '$seat gains <<scroll|strength=<sscroll:count>|teapot=<tscroll:count>|*repeat=<rscroll:count> >>.', '$seat dostaje <<scroll|strength=<sscroll:count>|teapot=<tscroll:count>|*repeat=<rscroll:count> >>.', '$seat bekommt <<scroll|strength=<sscroll:count>|teapot=<tscroll:count>|*repeat=<rscroll:count> >>.', '$seat riceve <<scroll|strength=<sscroll:count>|teapot=<tscroll:count>|*repeat=<rscroll:count> >>.')
w('event-nothing', 'This brings $seat nothing now.', 'To teraz nic nie daje: $seat.', 'Das bringt $seat jetzt nichts.', 'Ora non porta nulla a $seat.')
w('event-marker-put', '$seat puts a cup marker on connection $spot.', '$seat kładzie znacznik filiżanki na połączeniu $spot.', '$seat legt einen Tassenmarker auf Verbindung $spot.', '$seat mette un segnalino tazza sul collegamento $spot.')
w('event-drawing', '$seat draws: <card:count>.', '$seat dobiera: <card:count>.', '$seat zieht: <card:count>.', '$seat pesca: <card:count>.')
w('event-skipped', '$seat does without.', '$seat rezygnuje.', '$seat verzichtet.', '$seat rinuncia.')
w('event-discarded', '$seat discards $card.', '$seat odrzuca $card.', '$seat legt $card ab.', '$seat scarta $card.')
w('event-removed', '$seat removes $card from <<zone|hand=the hand|pile=the draw pile|*discard=the discard pile>>: it is out of the game.', '$seat usuwa z gry $card: <<zone|hand=z ręki|pile=ze stosu dobierania|*discard=ze stosu kart odrzuconych>>.', '$seat nimmt $card <<zone|hand=von der Hand|pile=vom Nachziehstapel|*discard=vom Ablagestapel>> aus dem Spiel.', '$seat elimina $card <<zone|hand=dalla mano|pile=dalla pila di pesca|*discard=dagli scarti>>: è fuori dal gioco.')
w('event-sold', '$seat sells <<colour|green=a green leaf|*brown=a brown leaf>> of quality $quality for <pt:points>.', '$seat sprzedaje <<colour|green=zielony liść|*brown=brązowy liść>> jakości $quality za <pt:points>.', '$seat verkauft <<colour|green=ein grünes Blatt|*brown=ein braunes Blatt>> der Qualität $quality für <pt:points>.', '$seat vende <<colour|green=una foglia verde|*brown=una foglia marrone>> di qualità $quality per <pt:points>.')
w('event-took-emperor', '$seat takes the emperor card $card.', '$seat bierze kartę cesarza $card.', '$seat nimmt die Kaiserkarte $card.', '$seat prende la carta imperatore $card.')
w('event-turn-ended', '$seat ends the turn.', '$seat kończy turę.', '$seat beendet den Zug.', '$seat finisce il turno.')
w('event-market-left', '$card leaves the market and the game.', '$card schodzi z rynku i z gry.', '$card verlässt den Markt und das Spiel.', '$card lascia il mercato e il gioco.')
w('event-ripened', 'Leaves ripen before round $round: green ones one basket down, brown ones one basket up.', 'Liście dojrzewają przed rundą $round: zielone o kosz niżej, brązowe o kosz wyżej.', 'Vor Runde $round reifen die Blätter: grüne einen Korb tiefer, braune einen Korb höher.', 'Prima del round $round le foglie maturano: le verdi un cesto più giù, le marroni un cesto più su.')
w('event-harvested', 'Harvest of $seat: <leaf:count>.', 'Zbiory, $seat: <leaf:count>.', 'Ernte von $seat: <leaf:count>.', 'Raccolto di $seat: <leaf:count>.')
w('event-ended', 'The game is over. Won by: $winners.', 'Koniec partii. Wygrywa: $winners.', 'Das Spiel ist aus. Es gewinnt: $winners.', 'La partita è finita. Vince: $winners.')
w('reason-points', 'The fifth round is over', 'Skończyła się piąta runda', 'Die fünfte Runde ist vorbei', 'Il quinto round è finito')
w('reason-resigned', 'Game given up', 'Partia poddana', 'Partie aufgegeben', 'Resa')

head('Score sheet', 'Arkusz punktów', 'Wertungsblatt', 'Foglio dei punti')
w('score-label', 'Points', 'Punkty', 'Punkte', 'Punti')
w('sheet-points', 'During the game', 'W trakcie gry', 'Während des Spiels', 'Durante la partita')
w('sheet-action_cards', 'Action cards', 'Karty akcji', 'Aktionskarten', 'Carte azione')
w('sheet-emperor_cards', 'Emperor cards', 'Karty cesarza', 'Kaiserkarten', 'Carte imperatore')
w('sheet-river', 'River', 'Rzeka', 'Fluss', 'Fiume')
w('sheet-university', 'University', 'Uniwersytet', 'Universität', 'Università')
w('sheet-emperor_track', 'Emperor track', 'Tor cesarza', 'Kaiserleiste', 'Tracciato dell’imperatore')
w('sheet-cups', 'Cups', 'Filiżanki', 'Tassen', 'Tazze')
w('sheet-tokens', 'Scrolls and emperor tokens', 'Zwoje i żetony cesarza', 'Rollen und Kaisermarken', 'Rotoli e gettoni imperatore')

head('The board in text', 'Plansza w tekście', 'Das Brett als Text', 'Il tavolo in testo')
w('text-round', '<<round|0=The game is being set up.|*other=Round $round of 5, start player: $seat>>', '<<round|0=Gra jest przygotowywana.|*other=Runda $round z 5, rozpoczyna $seat>>', '<<round|0=Das Spiel wird aufgebaut.|*other=Runde $round von 5, Startspieler: $seat>>', '<<round|0=Si prepara la partita.|*other=Round $round di 5, primo giocatore: $seat>>')
w('text-market', 'Market (strength:card): $cards; face down: $down', 'Rynek (siła:karta): $cards; zakryte: $down', 'Markt (Stärke:Karte): $cards; verdeckt: $down', 'Mercato (forza:carta): $cards; coperte: $down')
w('text-caravans', 'Caravans: $cards; face down: $down', 'Karawany: $cards; zakryte: $down', 'Karawanen: $cards; verdeckt: $down', 'Carovane: $cards; coperte: $down')
w('text-emperors', 'Emperor cards: $cards; face down: $down', 'Karty cesarza: $cards; zakryte: $down', 'Kaiserkarten: $cards; verdeckt: $down', 'Carte imperatore: $cards; coperte: $down')
w('text-cups', 'Cups: $tiles', 'Filiżanki: $tiles', 'Tassen: $tiles', 'Tazze: $tiles')
w('text-tokens', 'Bonus tokens (region:token): $tokens', 'Żetony premii (region:żeton): $tokens', 'Bonusplättchen (Region:Plättchen): $tokens', 'Gettoni bonus (regione:gettone): $tokens')
for key, who in (('text-seat', ('$seat',) * 4), ('text-seat-you', ('You', 'Ty', 'Du', 'Tu'))):
    w(key, f'{who[0]}: <pt:score>; in hand <cardnom:cards>; turns used: $turns', f'{who[1]}: <pt:score>; na ręce <cardnom:cards>; wykorzystane tury: $turns', f'{who[2]}: <pt:score>; auf der Hand <cardnom:cards>; Züge genutzt: $turns', f'{who[3]}: <pt:score>; in mano <cardnom:cards>; turni usati: $turns')
w('text-tracks', 'River $boat, university $university (centre $centre), emperor row $row', 'Rzeka $boat, uniwersytet $university (środek $centre), szczebel $row', 'Fluss $boat, Universität $university (Mitte $centre), Kaiserstufe $row', 'Fiume $boat, università $university (centro $centre), gradino $row')
w('text-gardens', 'Gardens $gardens; pagodas $pagodas', 'Ogrody $gardens; pagody $pagodas', 'Gärten $gardens; Pagoden $pagodas', 'Giardini $gardens; pagode $pagodas')
w('text-hand', 'Your hand: $hand', 'Twoja ręka: $hand', 'Deine Hand: $hand', 'La tua mano: $hand')

for n, lang in enumerate(L):
    out = open(f'{sys.argv[1]}/names.ftl.{lang}', encoding='utf-8').read().rstrip() + '\n'
    for key, text in T:
        out += f'\n# {text[n]}\n' if key == '#' else f'{key} = {expand(text[n], lang)}\n'
    open(f'locales/{lang}.ftl', 'w', encoding='utf-8').write(out)
print(len([t for t in T if t[0] != '#']), 'sentences')
