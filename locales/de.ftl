# Teahouse: die Worte des Hauses. Deutsch

your-name-default = Gast
bot-name = Bot { $number } ({ $level ->
        [random] Zufall
        [greedy] gierig
       *[other] { $level }
    })

# Spielen
turn-of = { $seat } ist am Zug.
move-prompt = Dein Zug (? für Hilfe):
refused = Nicht erlaubt ({ $rule }): { $why }
not-a-move = „{ $text }“ ist kein Zug. Mit ? kommt die Hilfe.
help-play =
    Gib einen Zug in Notation ein oder eines dieser Wörter:
    moves: was erlaubt ist
    board: der Spielplan noch einmal
    rules / rule NUMMER: was eine Regel sagt
    undo: einen Zug zurücknehmen, solange das fair ist
    resign: aufgeben
    quit: gehen
moves-count = { $count ->
        [one] { $count } Zug ist erlaubt:
       *[other] { $count } Züge sind erlaubt:
    }
unknown-rule = Eine Regel { $rule } gibt es nicht.
house-undone = Der Zug ist zurückgenommen.
undo-nothing = Es gibt nichts zurückzunehmen.
house-resigned = { $seat } gibt auf.
house-resigned-you = Du gibst auf.
house-stood-in = { $seat }: Auf diesem Platz spielt ein Bot weiter.
house-stood-in-you = Ein Bot spielt für dich weiter.
house-handed-back = { $seat } ist zurück und spielt wieder selbst.
house-handed-back-you = Du bist zurück und spielst wieder selbst.

# Das Ende
won = { $winners } gewinnt.
shared = { $winners } teilen sich den Sieg.
standing = { $place }. { $seat }: { $score }
series-game = Partie { $number } von { $total }: { $board }
series-standing = { $place }. { $seat }: insgesamt { $score }
record-saved = Partie gespeichert: { $file }
left = Die Partie bleibt unbeendet.

# Faire Würfel
fair-commitment = Faire Würfel. Hash des geheimen Startwerts: { $hash }
fair-salt = Dein Salz für die Würfel (Enter für ein zufälliges):
fair-salt-bad = Ein Salz hat 1 bis 64 einfache Buchstaben, Ziffern oder Zeichen, keine Umlaute, keine Leerzeichen.
fair-revealed = Der Startwert war { $seed }; `teahouse record verify` prüft jede Ziehung.

# Verbindet die letzten beiden Namen einer Liste
and-word = und

# Die Seite: das Haus
house-name = Teahouse
skip-to-content = Zum Inhalt
loading = Einen Augenblick
close = Schließen
try-again = Noch einmal versuchen
to-the-house = Zurück ins Haus
nav-play = Spielen
nav-about = Über uns
you = Du
your-name = Dein Name:
the-host = der Gastgeber
guest-name = Gast { $tag }
lost-title = Dieses Zimmer gibt es nicht
lost-text = Die Adresse führt in diesem Haus nirgendwohin. Vielleicht ging unterwegs ein Buchstabe verloren.
trouble-title = Da ist etwas im Weg
trouble-gone-title = Diesen Tisch gibt es nicht mehr
link-lost = Verbindung unterbrochen. Wir kommen zurück …
link-away = Das Haus antwortet nicht. Vielleicht startet es gerade neu; wir versuchen es weiter.
whole-board = Den ganzen Spielplan zeigen

# Die Seite: was jeder wählen kann
preferences = Sprache, Farben, Ton
language = Sprache
language-en = English
language-pl = Polski
language-de = Deutsch
language-it = Italiano
theme = Tag oder Nacht
theme-system = Wie das Gerät
theme-day = Tag
theme-night = Nacht
theme-flip = Zwischen Tag und Nacht wechseln
sound = Ton
name-title = Wie sollen wir dich nennen?
name-note = Diesen Namen sehen alle an deinen Tischen.
name-keep = Übernehmen
name-cancel = So lassen

# Die Seite: die Halle
lobby-title = Was spielen wir heute Abend?
lobby-lead = Such dir ein Spiel aus und setz dich. Ohne Anmeldung; freie Plätze übernehmen Bots.
lobby-games = Spiele
lobby-tables = Tische
lobby-mine = Deine Tische
lobby-mine-none = Noch keiner. Fang ein Spiel an, dann wartet es hier auf dich.
lobby-waiting = { $count ->
        [one] an { $count } Tisch bist du am Zug
       *[other] an { $count } Tischen bist du am Zug
    }
lobby-tab-waiting = ({ $count }) Teahouse
lobby-open = Offene Tische
lobby-open-none = Gerade sucht niemand Gesellschaft.
play-now = Jetzt gegen Bots spielen
invite-friends = Freunde einladen
players-range = { $min }–{ $max } Spieler
wish-summary = { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }, Spielplan: { $board }, Bots: { $strength }
wish-board-only = Für { $numbers } Spieler
wish-players = Spieler
wish-board = Spielplan
wish-strength = Bots
wish-watching = Andere dürfen zuschauen
wish-listed = Bei den offenen Tischen zeigen
wish-listed-note = Jeder im Haus kann sich auf einen freien Platz setzen.
strength-random = Zufall
strength-greedy = Gierig
strength-novice = Neuling
strength-pupil = Schüler
strength-player = Spieler
strength-adept = Könner
strength-master = Meister
strength-champion = Champion
row-title = { $game } mit { $others }
row-label = { $verb }: { $title }
row-over = Die Partie ist zu Ende.
row-free = { $count ->
        [one] { $count } Platz frei
       *[other] { $count } Plätze frei
    }
row-ready = Alle sind da; es kann losgehen.
row-your-move = Du bist am Zug.
row-move = Ziehen
row-join = Mitspielen
row-watch = Zuschauen
row-open = Öffnen
row-look = Ansehen

# Die Seite: den Tisch decken
setup-title = { $game }: den Tisch decken
setup-sit-down = { $count ->
        [one] Ein Platz ist frei. Setz dich.
       *[other] { $count } Plätze sind frei. Setz dich.
    }
setup-waiting = { $count ->
        [one] Ein Platz ist noch frei. Schick den Link oder setz einen Bot hin.
       *[other] { $count } Plätze sind noch frei. Schick den Link oder setz Bots hin.
    }
setup-ready-host = Alle sind da. Du kannst anfangen.
setup-ready = Alle sind da. { $who } kann anfangen.
setup-start = Spiel beginnen
setup-start-why = Erst muss auf jedem Platz jemand sitzen: ein Mensch oder ein Bot.
setup-board = Spielplan und Regeln
seats = Plätze
seat-free = Freier Platz
seat-free-note = für alle, die den Link öffnen
seat-you = du
seat-bot-note = ein Bot; er sieht nur, was ein Mensch auf seinem Platz sähe
seat-here = ist da
seat-away = ist gerade weg
seat-sit = Hier sitzen
seat-leave = Aufstehen
seat-add-bot = Bot
seat-level = Spielstärke von { $who }
seat-remove = Platz von { $who } frei machen
seat-turn = ist am Zug
look-change = Farbe und Form wählen
look-colour = Farbe
look-shape = Form
colour-0 = Karmesin
colour-1 = Jade
colour-2 = Indigo
colour-3 = Gold
colour-4 = Pflaume
shape-0 = Kreis mit Päonie
shape-1 = Blatt mit Bambus
shape-2 = Raute mit Karpfen
shape-3 = Quadrat mit Kranich
shape-4 = Sechseck mit Lotos
bot-0 = Päonie
bot-1 = Bambus
bot-2 = Karpfen
bot-3 = Kranich
bot-4 = Lotos
invite-title = Freunde einladen
invite-text = Wer diesen Link hat, kann sich setzen. Ein Konto braucht niemand.
invite-link = Link zu diesem Tisch
invite-copy = Kopieren
invite-copied = Der Link ist kopiert.
invite-share = Teilen
invite-qr = Der Link als QR-Code für das Telefon
invite-only-here = Dieses Haus hört nur auf diesen Rechner. Damit andere hereinkommen, starte es mit „--listen 0.0.0.0:{ $port }“.
invite-renew = Neuen Link machen
invite-renew-note = Der alte Link lässt dann niemanden mehr herein. Wer hier sitzt, bleibt.
invite-renewed = Das ist der neue Link. Der alte gilt nicht mehr.
salt-title = Faire Ziehungen: eigenes Salz dazugeben
salt-text = Das Haus hat seinen geheimen Startwert schon versiegelt. Ein Wort von dir wird daruntergemischt; so konnte niemand die Ziehungen vorher aussuchen.
salt-label = Dein Salz
salt-keep = Verwenden
salt-commitment = Siegel des Hauses:

# Die Seite: spielen
board = Spielplan
dock = Dein Zug und deine Hand
log = Verlauf
chat = Gespräch
log-and-chat = Verlauf und Gespräch
log-and-chat-unread = { $count ->
        [0] Verlauf und Gespräch
        [one] Verlauf und Gespräch, { $count } neue Nachricht
       *[other] Verlauf und Gespräch, { $count } neue Nachrichten
    }
since = Seit deinem letzten Zug
chat-none = Noch hat niemand etwas gesagt.
chat-label = Sag etwas
chat-send = Senden
table-menu = Tischmenü
table-with = mit { $others }
tab-your-move = ● Du bist am Zug · { $game }
prompt-yours = Dein Zug
prompt-thinks = { $who } überlegt
prompt-away = { $who } ist nicht da
prompt-away-wait = { $minutes ->
        [one] Nach einer Minute Abwesenheit darf ein Bot auf diesem Platz weiterspielen.
       *[other] Nach { $minutes } Minuten Abwesenheit darf ein Bot auf diesem Platz weiterspielen.
    }
prompt-bot = { $who } spielt
prompt-watching = Du schaust zu
prompt-sending = Dein Zug ist unterwegs …
prompt-cancel = Zurücknehmen
undo = Meinen Zug zurücknehmen
undo-ask = Um Rücknahme bitten
undo-yes = Einverstanden
undo-no = Nein, weiter
undo-waiting = Die anderen werden gefragt, ob du zurücknehmen darfst.
stand-in-mine = Ein Bot spielt für dich.
hand-back = Meinen Platz zurücknehmen
stand-in-let = Einen Bot spielen lassen
away-long = { $minutes ->
        [one] { $who } ist seit { $minutes } Minute weg.
       *[other] { $who } ist seit { $minutes } Minuten weg.
    }
note-here = ist da
note-away = { $minutes ->
        [0] weg
       *[other] weg, { $minutes } min
    }
note-stand-in = ein Bot spielt
note-resigned = hat aufgegeben
result-gave-up = Wer aufgibt, kommt auf den letzten Platz, mit der schlechtesten Zahl, die es gibt.
text-board = Der Spielplan in Worten
help-card = Spielhilfe
keys-title = Tasten
key-cancel = zurücknehmen, was noch nicht bestätigt ist
resign = Aufgeben
resign-title = Diese Partie aufgeben?
resign-text = Wenn die anderen weiterspielen, spielt ein Bot für dich weiter. Du kommst auf den letzten Platz, und das lässt sich nicht zurücknehmen.
resign-stay = Bleiben
resign-yes = Aufgeben
source-printed-title = Gedruckter Spielplan.
source-printed = So wie in der Schachtel, den Regeln selbst entnommen.
source-printed-short = gedruckt
source-transcribed-title = Übernommener Spielplan.
source-transcribed = Der veröffentlichte Plan, nach öffentlichen Quellen. Ein Versehen ist möglich.
source-transcribed-short = übernommen
source-reconstructed-title = Nachgezeichneter Spielplan.
source-reconstructed = Ein Bild des gedruckten Plans fehlt uns; dieser ist nach den Regeln und allem, was bekannt ist, neu gezeichnet. Deiner aus der Schachtel kann anders aussehen.
source-reconstructed-short = nachgezeichnet
source-ours-title = Ein Spielplan von uns.
source-ours = Für dieses Haus gemacht; er liegt in keiner Schachtel.
source-ours-short = von uns
source-host-title = Spielplan des Gastgebers.
source-host = In seiner Datei steht: { $source }
source-host-short = vom Gastgeber
source-more = Den eigenen benutzen

# Die Seite: das Ergebnis
won-you = Du gewinnst.
shared-with-you = Du und { $winners } teilt euch den Sieg.
result-place = Platz
result-player = Spieler
result-nth = { $place }.
rematch = Noch einmal
series-next = Nächste Partie
rematch-watch = Der nächsten Partie zuschauen
verify-title = Waren die Ziehungen fair?
verify-record = Aufzeichnung sichern
verify-commitment = Siegel vor dem Spiel
verify-seed = Startwert

# Die Seite: über uns
about-title = Über dieses Haus
about-house = Teahouse ist ein Ort für Brettspiele aus dem alten China: mit Freunden in aller Welt oder gegen ehrliche Bots. Niemand meldet sich an; ein Link genügt.
about-promises-title = Was wir versprechen
about-promise-keep = Ein bestätigter Zug geht nie verloren, auch wenn das Haus umfällt.
about-promise-bots = Ein Bot sieht genau das, was ein Mensch auf seinem Platz sähe.
about-promise-dice = Nach dem Spiel lässt sich jede Ziehung prüfen. Das beweist, dass keine ausgelassen oder geändert wurde; es beweist nicht, dass der Gastgeber nicht hingesehen hat.
about-promise-why = Wenn etwas nicht erlaubt ist, sagen wir, warum und nach welcher Regel.
about-boards-title = Die Spielpläne
about-boards = Bei jedem Spielplan sagen wir, woher er kommt. Gedruckt: wie in der Schachtel. Übernommen: der veröffentlichte Plan, nach öffentlichen Quellen. Nachgezeichnet: nach den Regeln neu gezeichnet, weil uns das Bild fehlt, und vielleicht nicht überall gleich. Von uns: für dieses Haus gemacht.
about-boards-own = Wer das Spiel besitzt, kann den echten Spielplan benutzen. Schreib ihn als Spielplandatei auf und nenne dem Haus den Ordner:
about-authors-title = Die Autoren
about-authors = Erfunden haben die Spiele andere, und wir danken ihnen. Worte und Bilder in diesem Haus sind unsere eigenen.
about-fonts-title = Schrift
about-fonts = Die Buchstaben kommen aus offenen Schriften und von diesem Haus selbst; keine Seite hier fragt irgendein anderes Haus.
about-font = { $font }, unter der SIL Open Font License 1.1
about-licence = Teahouse selbst ist frei, nach Wahl unter MIT oder Apache 2.0.

# Was schiefging
error-unknown = Etwas ist schiefgegangen ({ $code }). Bitte versuch es noch einmal.
error-unreachable = Das Haus antwortet nicht. Sieh nach deiner Verbindung oder warte einen Augenblick.
error-internal = Bei uns ist etwas kaputtgegangen. Von dir ist nichts verloren; bitte versuch es noch einmal.
error-store-failed = Das Haus konnte das nicht aufschreiben. Nichts hat sich geändert; bitte versuch es noch einmal.
error-too-fast = { $cap ->
    [REQUESTS] Aus deinem Netz kommen zu viele Anfragen auf einmal. Warte ein paar Sekunden und versuch es dann wieder.
    [FILES] In deinem Netz werden zu viele Seiten auf einmal geöffnet. Warte ein paar Sekunden und versuch es dann wieder.
    [CHAT] Du schreibst sehr schnell. Warte ein paar Sekunden bis zur nächsten Zeile.
    [CHAT_OF_AN_ADDRESS] Aus deinem Netz wird gerade sehr viel geschrieben. Versuch es in einer Minute wieder.
    [HELLOS] Diese Seite hat die Partie sehr oft neu angefordert. Warte ein paar Sekunden und versuch es dann wieder.
   *[other] Das war etwas schnell. Warte einen Augenblick und versuch es dann wieder.
}
error-table-busy = Am Tisch ist viel los. Versuch es gleich noch einmal.
error-chance-first = Erst entscheidet das Los.
error-changed-meanwhile = Jemand war schneller. Sieh noch einmal hin und versuch es wieder.
error-stale = Am Tisch ging es inzwischen weiter. Sieh noch einmal hin.
error-no-such-table = Kein Tisch hat diese Adresse, oder er wurde abgeräumt.
error-other-board = Dieser Tisch wurde mit einem früheren Teahouse begonnen oder auf einer anderen Fassung des Spielplans, als dieses Haus sie hat. Verloren ist nichts: Das Teahouse, mit dem gespielt wurde, öffnet ihn weiterhin.
error-no-such-page = An dieser Adresse ist nichts.
error-no-such-game = Dieses Spiel kennt das Haus nicht.
error-no-such-seat = So einen Platz hat der Tisch nicht.
error-no-such-bot = Einen Bot „{ $level }“ gibt es in diesem Haus nicht.
error-no-chance = Das Los hat jetzt nichts zu entscheiden.
error-no-guest = Das Haus hat dich vergessen. Lade die Seite neu.
error-no-watching = Dieser Tisch spielt bei geschlossener Tür: Zuschauer sind nicht erwünscht, und alle Plätze sind besetzt.
error-not-your-seat = Das ist nicht dein Platz.
error-seat-taken = Da sitzt schon jemand.
error-seats-open = Einige Plätze sind noch frei.
error-too-many-seats = So viele Plätze hat der Tisch nicht.
error-host-only = Das darf nur, wer den Tisch eröffnet hat.
error-already-started = Das Spiel hat schon begonnen.
error-not-started = Das Spiel hat noch nicht begonnen.
error-match-over = Das Spiel ist zu Ende.
error-not-over = Das Spiel ist noch nicht zu Ende.
error-bot-plays-for-you = Ein Bot spielt für dich. Nimm zuerst deinen Platz zurück.
error-not-asked = Erst ist jemand anders gefragt.
error-not-away = Noch nicht lange genug weg.
error-not-a-person = Dort sitzt kein Mensch.
error-has-stand-in = Dort spielt schon ein Bot.
error-no-stand-in = Dort spielt kein Bot.
error-has-resigned = Dieser Platz hat schon aufgegeben.
error-nothing-to-undo = Es gibt nichts zurückzunehmen.
error-needs-consent = Erst müssen die anderen einverstanden sein.
error-nobody-asks = Danach fragt niemand mehr.
error-no-such-order = Einen solchen Dauerbefehl gibt es jetzt nicht.
error-not-a-move = Das ist kein Zug in diesem Spiel.
error-row-too-long = Auf einmal gehen höchstens { $most } Züge. Schick erst einen Teil, dann den Rest.
error-message-too-long = Diese Nachricht ist länger, als das Haus liest; es hat aufgelegt. Lade die Seite neu.
error-bad-setup = So lässt sich der Tisch nicht decken.
error-bad-name = Ein Name hat 1 bis 40 Zeichen. „Guest“ mit vier Zeichen dahinter nennt das Haus alle, die noch keinen gewählt haben.
error-bad-chat = Eine Nachricht hat 1 bis 500 Zeichen.
error-bad-text = Darin sind Zeichen, die sich nicht aufbewahren lassen.
error-bad-salt = Ein Salz hat 1 bis 64 einfache Buchstaben, Ziffern oder Zeichen, keine Umlaute, keine Leerzeichen.
error-bad-look = Diese Farbe oder Form gibt es nicht.
error-lock-lost = Ein anderer Prozess hat die Daten des Hauses übernommen, dieser hier hat aufgehört. Was bestätigt wurde, bleibt; komm gleich wieder.
error-look-taken = Diese Farbe oder Form hat schon ein anderer Platz.
error-foreign-origin = Diese Seite kommt aus einem anderen Haus.
error-setup-players = Das Spiel ist für { $min } bis { $max } Spieler, nicht für { $players }.
error-setup-no-board = Einen Spielplan dieses Namens gibt es nicht.
error-setup-boards-broken = Der Spielplanordner des Gastgebers ist nicht lesbar.
error-setup-unknown-option = Diese Wahl gibt es in dem Spiel nicht.
error-setup-option-value = So kann man nicht wählen.
error-setup-version = Dieser Tisch stammt aus einer anderen Version des Hauses.
error-only-this-machine = Nur dieser Rechner erreicht das Haus.
error-series-too-long = Eine Serie hat höchstens { $most } Partien.
error-bad-address = Diese Adresse ist nicht lesbar.
error-bad-body = Das Haus konnte diese Anfrage nicht lesen.
error-bad-token = Eine Nachricht braucht ein Kennzeichen mit 1 bis 64 Zeichen.
error-disk-full = Der Speicher des Hauses ist voll. Nichts hat sich geändert; sag dem Gastgeber Bescheid.
error-house-closing = Das Haus schließt für einen Augenblick. Versuch es gleich noch einmal.
error-not-a-message = Das Haus hat diese Nachricht nicht verstanden.
error-not-text = Das Haus liest nur Textnachrichten.
error-series-fixed = Spielplan und Optionen einer Serie stehen fest.
error-setup-first-seat = Den Platz, der beginnen soll, gibt es an diesem Tisch nicht.
error-setup-sketch = Auf diesem Spielplan lässt sich keine ganze Partie spielen.
error-store-locked = Die Daten des Hauses sind gerade anderswo in Gebrauch. Nichts hat sich geändert; versuch es gleich noch einmal.
error-store-read-only = Das Haus darf seine Daten nicht schreiben. Nichts hat sich geändert; sag dem Gastgeber Bescheid.
error-too-many-here = An diesem Tisch sind schon zu viele Leute.
error-too-many-sockets = Aus deinem Netz sind zu viele Seiten offen.
error-bad-away-minutes = Ein Bot darf den Platz von jemandem, der weg ist, nach { $least } bis { $most } Minuten übernehmen.
error-order-too-long = Diese Anweisung ist zu lang.
error-one-seat-each = Hier spielen mehrere Leute: Jeder nimmt einen Platz. Wer mit dir vor einem Bildschirm sitzt, kann sich an einem nicht gelisteten Tisch unter eigenem Namen setzen.
error-too-many-entries = Diese Partie ist länger geworden, als das Haus sie aufbewahrt. Man kann sie nur noch aufgeben.
error-too-many-listed = Du hast schon viele Tische in der Liste. Spiel erst einen zu Ende, oder lade mit einem Link ein.
error-too-many-looks = Du siehst dir sehr vieles auf einmal an. Warte einen Augenblick und versuch es dann wieder.
error-too-many-new = { $cap ->
    [NEW_GUESTS] Aus deinem Netz sind zuletzt sehr viele neue Gäste gekommen. Versuch es in einigen Minuten wieder.
    [NEW_TABLES] Aus deinem Netz wurden zuletzt sehr viele Tische eröffnet. Versuch es in einigen Minuten wieder.
    [NEW_TABLES_IN_ALL] In diesem Haus werden gerade sehr viele Tische eröffnet. Versuch es in ein paar Sekunden wieder.
    [NEW_RECORDS] Aus deinem Netz wurden zuletzt sehr viele Aufzeichnungen mitgebracht. Versuch es in einigen Minuten wieder.
    [NEW_BOARDS] Aus deinem Netz wurden zuletzt mehrere Spielpläne mitgebracht. Versuch es in einer halben Stunde wieder.
   *[other] Aus deinem Netz kam zuletzt sehr viel Neues. Versuch es in einigen Minuten wieder.
}
error-too-many-pages = Du hast zu viele Seiten offen. Schließ eine davon.
error-too-many-previews = Das war etwas schnell: So viele Vorschauen auf einmal kann das Haus nicht ausrechnen.
error-too-many-records = Das Haus bewahrt schon so viele Aufzeichnungen von dir auf, wie es kann.
error-too-many-renames = Du hast deinen Namen sehr oft geändert. Versuch es in einigen Minuten wieder.
error-too-many-stand-ins = Ein Bot hat diesen Platz in dieser Partie schon sehr oft übernommen. Jetzt bleibt es, wie es ist.
error-too-many-tables = Du hast sehr viele offene Tische. Spiel erst einige davon zu Ende.
error-too-many-undos = In dieser Partie wurde schon sehr oft zurückgenommen. Jetzt gilt, was gezogen ist.
error-too-much-brought = { $cap ->
    [BROUGHT_IN_ALL] In diesem Haus wurden heute sehr viele lange Partien mitgebracht oder kopiert. Versuch es in einigen Stunden wieder.
   *[other] Aus deinem Netz wurden heute sehr viele lange Partien mitgebracht oder kopiert. Versuch es in einigen Stunden wieder.
}
error-too-much-chat = Der Chat dieses Tisches ist voll.
error-wrong-method = Auf diese Art von Anfrage antwortet das Haus hier nicht.
error-link-withdrawn = Dieser Link gilt nicht mehr. Frag die Person, die den Tisch eröffnet hat, nach dem neuen.
error-too-slow = Die Anfrage kam nicht rechtzeitig an. Versuch es noch einmal.
error-undo-asked-already = Jemand bittet schon darum, einen Zug zurückzunehmen: Erst ist darauf zu antworten.
error-timed-out = Das Haus konnte nicht rechtzeitig antworten. Versuch es gleich noch einmal.
error-wrong-host = Unter dieser Adresse ist das Haus nicht zu erreichen.

# Rules
rules-link = Regeln
rules-contents = Inhalt
rules-search = In den Regeln suchen
rules-search-hint = Nummer oder Wort
rules-found = { $count ->
    [0] Das steht in keiner Regel.
    [one] Das steht in { $count } Regel.
   *[other] Das steht in { $count } Regeln.
}
rules-search-clear = Suche leeren
rules-number = Regel { $clause }
rules-show-board = Auf dem Spielplan zeigen
rules-hide-board = Spielplan weglegen
rules-example = Beispiel { $number } von { $total }
rules-example-before = Voriges Beispiel
rules-example-next = Nächstes Beispiel
rules-moment = Was der Spielplan zeigt
rules-before = Vorher
rules-after = Nachher
rules-move = Zug { $number }
rules-scoring = Wertung
rules-scoring-none = Hier wird nichts gewertet.
rules-step-back = Einen Schritt zurück
rules-step-on = Einen Schritt weiter
rules-turn = { $seat } ist am Zug.
rules-turn-you = Du bist am Zug.
rules-moves = { $count ->
    [0] { $seat } hat hier keinen erlaubten Zug.
    [one] { $seat } hat hier { $count } erlaubten Zug.
   *[other] { $seat } hat hier { $count } erlaubte Züge.
}
rules-moves-you = { $count ->
    [0] Du hast hier keinen erlaubten Zug.
    [one] Du hast hier { $count } erlaubten Zug.
   *[other] Du hast hier { $count } erlaubte Züge.
}
rules-show-rule = Regel zeigen
rules-all = Alle Regeln
rules-gone = Diese Regel steht nicht im Heft.
rules-sources = Woher es kommt
rules-coverage = Wie jede Regel geprüft wird
coverage-title = Wie jede Regel geprüft wird
coverage-complete = { $count ->
    [one] { $count } Regel, mit Code und Tests.
   *[other] { $count } Regeln, jede mit Code und Tests.
}
coverage-missing = { $count ->
    [one] { $count } Regel; Code oder Test fehlt bei { $missing }.
   *[other] { $count } Regeln; Code oder Test fehlt bei { $missing } davon.
}
coverage-made = Diese Seite entsteht beim Bau des Hauses: Er liest Regeln, Code und Tests und schlägt fehl, wenn irgendwo eine Regel ausgelassen ist. Auch Beispiele sind Tests: Jedes wird gespielt und sein Ergebnis verglichen.
coverage-code = Code
coverage-tests = Tests
coverage-scenes = Beispiele
coverage-back = Zurück zu den Regeln

# Series
wish-length = Wie lange
length-one = Eine Partie
length-usual = Die übliche Serie
length-several = Mehrere
wish-games = Zahl der Partien
wish-boards = Spielpläne
boards-same = Derselbe
boards-turns = Im Wechsel
wish-count = Was zählt
count-scores = Punkte
count-wins = Siege
wish-summary-series = { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }, Serie von { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }, Bots: { $strength }
series-note-scores = Die Punkte aller Partien werden zusammengezählt.
series-note-wins = Wer die meisten Partien gewinnt, gewinnt die Serie.
series-number = Partie { $number } von { $total }
series-boards = Spielpläne: { $boards }.
series-standings = Stand der Serie
series-title = { $game }: eine Serie von { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
series-begins = Die erste Partie ist noch offen.
series-leads = { $winners } führt.
series-leads-you = Du führst.
series-level = { $winners } liegen gleichauf.
series-level-with = Du und { $winners } liegt gleichauf.
series-won = { $winners } gewinnt die Serie.
series-won-you = Du gewinnst die Serie.
series-shared = { $winners } teilen sich den Sieg der Serie.
series-shared-with = Du und { $winners } teilt euch den Sieg der Serie.
series-ending = { $reason }. { $standing }
series-games = Die Partien
series-game-column = Partie
series-nth = { $number }. { $board }
series-state-over = beendet
series-state-playing = auf dem Tisch
series-state-coming = kommt noch
series-to-table = Zum Tisch
series-to-next = Zur nächsten Partie
series-again = Noch eine Serie
series-none-title = Eine einzelne Partie
series-none = Dieser Tisch gehört zu keiner Serie.

# Settings
settings-title = Einstellungen
settings-lead = Sie bleiben auf diesem Gerät und wirken sofort.
settings-all = Alle Einstellungen
settings-back = Zurück
settings-preview = So sieht es aus
loudness = Lautstärke
loudness-value = { $percent } %
pace = Bewegung auf dem Spielplan
pace-off = Keine
pace-quick = Flink
pace-normal = Ruhig
pace-slow = Langsam
pace-still = Dein Gerät wünscht Stille. Das geht vor.
confirm = Einen Zug bestätigen
confirm-tap = Zweites Tippen
confirm-button = Nur der Knopf
confirm-tap-note = Das erste Tippen zeigt, was ein Zug bewirkt, das zweite führt ihn aus. Der Knopf geht auch.
confirm-button-note = Tippen zeigt nur, was ein Zug bewirkt. Allein der Knopf führt ihn aus.
labels = Buchstaben und Zahlen am Rand des Spielplans
labels-auto = Wo Platz ist
labels-always = Immer
labels-never = Nie
palette = Farben der Plätze und Länder
palette-usual = Tusche und Seide
palette-clear = Deutlich
palette-note = „Deutlich“ hilft Augen, die Farben verwechseln. Formen und Muster bleiben gleich.

# What the bots are like
strength-note-random = Spielt irgendeinen erlaubten Zug. Gute Gesellschaft für die erste Partie.
strength-note-greedy = Nimmt, was gerade am meisten bringt, und plant nicht weiter.
strength-note-novice = Kennt die Regeln und wenig mehr. Gute Gesellschaft für die erste Partie.
strength-note-pupil = Sieht oft, was gut ist, und übersieht es ebenso oft.
strength-note-player = Ein Gegner für einen guten Abend.
strength-note-adept = Macht selten Fehler.
strength-note-master = Denkt voraus und ist schwer zu schlagen.
strength-note-champion = So stark, wie wir es können.

# Ergebnis und faire Würfel
course-graph = Der Stand im Lauf der Partie
course-decisive = Entscheidende Züge
course-sheet = Wertungsblatt
course-bars = Woher die Punkte kommen
course-source = Quelle
course-open = Wie es lief
course-show = Zeigen: diesen Moment auf dem Plan
sheet-gave-up = Fürs Aufgeben
course-moment = Moment { $at } von { $total }
course-moments = Moment
course-value = { $who }: { $value }
course-start = Beginn
course-end = Ende
course-slider = { $label }: Pfeiltasten lesen die Kurve ab, Enter zeigt den Moment auf dem Plan
decisive-lead = { $seat } zieht, und von hier an liegt der Sieger nie mehr zurück.
decisive-lead-you = Du ziehst, und von hier an liegt der Sieger nie mehr zurück.
decisive-swing = Ein großer Umschwung durch { $seat }: Der Vorsprung des Siegers { $way ->
        [less] schrumpft
       *[more] wächst
    } um { $gain }.
decisive-swing-you = Ein großer Umschwung durch dich: Der Vorsprung des Siegers { $way ->
        [less] schrumpft
       *[more] wächst
    } um { $gain }.
decisive-none = Kein einzelner Zug hat diese Partie entschieden.
decisive-show = Zeigen
decisive-show-nth = Zeigen: entscheidender Zug { $number }
share-game = Teilen
fair-check = Ziehungen prüfen
proof-menu = Faire Ziehungen
proof-title = Faire Ziehungen an diesem Tisch
proof-back = Zurück zum Tisch
proof-before = Das Haus hat einen geheimen Startwert versiegelt. Zusammen mit dem Salz unten bestimmt er jede Ziehung; ändern kann beides niemand mehr.
proof-before-set-up = Das Haus hat einen geheimen Startwert versiegelt. Wenn das Spiel beginnt, kommt das Salz von allen dazu. Von da an kann niemand mehr etwas ändern.
proof-note-down = Schreib dir das Siegel auf, wenn du magst. Nach dem Spiel muss es dasselbe sein.
proof-salts = Salz
proof-salt-later = zu sehen, wenn das Spiel beginnt
proof-salt-none = kein Salz
proof-bots = Das Salz eines Bots ist immer das Wort „bot“. Könnte das Haus es aussuchen, so könnte es die Ziehungen aussuchen.
proof-then = Nach dem Spiel
proof-then-open = Der Startwert wird offengelegt. Sein Hash muss das Siegel von oben sein.
proof-then-derive = Diese Seite leitet jede Ziehung noch einmal her, hier in deinem Browser, und vergleicht.
proof-then-record = Alle können die Aufzeichnung sichern und mit anderen Werkzeugen prüfen.
proof-good = { $count ->
        [0] Hier wurde nichts gezogen. Startwert und Siegel passen zusammen.
        [one] Die eine Ziehung folgt aus Startwert und Salz.
       *[other] Alle { $count } Ziehungen folgen aus Startwert und Salz.
    }
proof-good-note = Eben in diesem Browser hergeleitet: Keine Ziehung wurde ausgelassen, keine nachträglich geändert.
proof-wrong = { $count ->
        [one] Ziehung { $draws } folgt nicht aus Startwert und Salz.
       *[other] { $count } Ziehungen folgen nicht aus Startwert und Salz: { $draws }.
    }
proof-wrong-note = Entweder wurde die Aufzeichnung geändert, oder das Haus hat nicht so gezogen, wie es versprach.
proof-show = In der Liste zeigen
proof-no-seed = Der Startwert ist nicht offen: In dieser Aufzeichnung hat das Spiel kein Ende. Die Ziehungen lassen sich nicht prüfen.
proof-bad-seed = Das ist kein Startwert: Er hätte 64 Zeichen von 0 bis 9 und a bis f. Die Ziehungen lassen sich nicht prüfen.
proof-no-salts = Es fehlt Salz: Jeder Platz braucht welches. Die Ziehungen lassen sich nicht prüfen.
proof-no-commitment = Es gibt kein Siegel von vor dem Spiel. Die Ziehungen mögen zum Startwert passen, aber niemand weiß, wann er gewählt wurde.
proof-wrong-commitment = Das ist nicht der Startwert, der vor dem Spiel versiegelt wurde.
proof-other-seal = Das ist nicht das Siegel, das dieser Browser vor dem Spiel gesehen hat.
proof-derived = Siegel dieses Startwerts
proof-taken = { $count ->
        [one] { $count } frühere Ziehung kam mit der Stellung, mit der dieser Tisch begann. Über sie sagt der Beweis nichts.
       *[other] { $count } frühere Ziehungen kamen mit der Stellung, mit der dieser Tisch begann. Über sie sagt der Beweis nichts.
    }
proof-record = Jemand hat diese Aufzeichnung mitgebracht. Sie wird mit dem Siegel geprüft, das in ihr steht; ob es vor dem Spiel zu sehen war, wissen nur, die gespielt haben.
proof-draws = Die Ziehungen
proof-how = Jede Ziehung ist eine Zahl. „12–22 von 72“ heißt: Es gab 72 Zahlen, von 0 bis 71, und die von 12 bis 22 ergaben dieses Ergebnis.
proof-draw = Ziehung
proof-entry = Eintrag
proof-stream = Strom
proof-result = Ergebnis
proof-numbers = Zahlen dafür
proof-dice = Die Zahl
proof-verdict = Folgt sie?
proof-range = { $low }–{ $high } von { $bound }
proof-range-one = { $low } von { $bound }
proof-row-good = folgt
proof-row-wrong = folgt nicht
proof-row-order = außer der Reihe
proof-row-unknown = nicht geprüft
proof-tool = Dass diese Zahlen diese Ergebnisse bedeuten, beweist „teahouse record verify“ mit der gesicherten Aufzeichnung.
proof-more = Was das beweist und was nicht
honest-title = Faire Ziehungen
honest-lead = Jede Ziehung einer beendeten Partie lässt sich noch einmal herleiten, von jedem. Hier steht, wie das geht, was es beweist und was es nicht beweisen kann.
honest-how = Wie es geht
honest-how-seal = Zuerst wählt das Haus einen geheimen Startwert und zeigt sein Siegel: einen Hash, der zu keinem anderen Startwert passt.
honest-how-salt = Dann gibt jeder Mensch Salz dazu, ein eigenes Wort. Der Startwert steht da schon fest, und das Salz kannte vorher niemand.
honest-how-draw = Startwert und Salz ergeben den Schlüssel einer Chiffre. Die erste Ziehung liest ihren ersten Strom, die zweite den zweiten und so fort. Ein zurückgenommener Zug bringt seine Ziehung nicht wieder.
honest-how-open = Nach dem Spiel wird der Startwert offengelegt, und alles lässt sich noch einmal herleiten.
honest-proves = Was es beweist
honest-proves-roll = Das Haus hat nicht noch einmal gewürfelt und keine Ziehung ausgesucht, nachdem es das Salz gesehen hatte.
honest-proves-change = Niemand hat die Ziehungen später geändert: Schon eine geänderte Ziehung, ein Salz, eine Ziffer des Startwerts fällt auf.
honest-proves-salt = Am stärksten ist es, wenn du dein Salz selbst schreibst, nachdem du das Siegel gesehen hast. Wer das dem Programm überlässt, vertraut ihm darin.
honest-not = Was es nicht beweist
honest-not-look = Dass der Gastgeber nicht hingesehen hat. Der Startwert liegt im laufenden Haus, und ebenso alle Hände. Wenn du deinem Gastgeber nicht traust, such dir einen anderen.
honest-not-bots = Irgendetwas über das Glück, wo nur Bots spielen oder wo alles Salz dem Programm überlassen war: Das Salz eines Bots ist immer das Wort „bot“. Dann beweist es nur, dass die Aufzeichnung später nicht geändert wurde.
honest-not-record = Dass das Siegel einer mitgebrachten Aufzeichnung rechtzeitig zu sehen war. Das wissen nur, die an jenem Tisch saßen.
honest-self = Selbst prüfen
honest-self-page = „Ziehungen prüfen“ neben einer beendeten Partie leitet die Zahlen in deinem Browser her. Du musst niemandem glauben; es geht auch mit Aufzeichnungen, die du mitbringst.
honest-self-tool = Sichere die Aufzeichnung und lass das Programm sie prüfen. Nach den Regeln des Spiels beweist es auch, dass jede Zahl ihr Ergebnis bedeutet:
honest-self-hand = Oder nimm Werkzeuge, die nichts mit uns zu tun haben. Ein Beispiel mit seinen Zahlen:
honest-self-below = Eine Zahl unter b: Lies den Strom als ganze Zahlen zu 32 Bit, das niedrigste Byte zuerst. Nimm die erste, die kleiner ist als das größte Vielfache von b bis 2³². Teile sie durch b; der Rest ist die Ziehung.
honest-more = Wie sich die Ziehungen prüfen lassen

# Several people at one screen
hotseat-title = An einem Bildschirm
hotseat-game = { $game }, Spielplan: { $board }
hotseat-text = Gebt den Bildschirm weiter. Dazwischen fällt ein Vorhang, so sieht niemand eine fremde Hand.
hotseat-people = Leute an diesem Bildschirm
hotseat-player = Spieler { $number }
hotseat-name = Name der Person, die hier sitzt
hotseat-name-of = Name von Spieler { $number }
hotseat-add = Hinsetzen
hotseat-cancel = Platz frei lassen
hotseat-more = Noch jemand
hotseat-remove = { $who } spielt nicht mit
hotseat-seats = Spieler am Tisch
hotseat-left = { $count ->
        [one] Der übrige Platz
       *[other] Die { $count } übrigen Plätze
    }
hotseat-left-bots = Bots
hotseat-left-friends = Freunde anderswo
hotseat-start = Spiel beginnen
hotseat-set = Tisch decken
seat-someone = Jemand hier
seat-someone-note = Jemand, der diesen Bildschirm teilt
seat-local-mine = an diesem Bildschirm
seat-local = teilt einen Bildschirm
seat-local-of = am Bildschirm von { $who }
look-change-of = Farbe und Form von { $who } wählen
salt-whose = Wessen Salz
prompt-yours-named = { $who }, dein Zug
undo-waiting-named = Die anderen werden gefragt, ob { $who } zurücknehmen darf.
stand-in-named = { $who }: Auf diesem Platz spielt ein Bot.
resign-title-named = { $who }, gibst du diese Partie auf?
chat-screen-of = Bildschirm von { $who }
curtain-pass = Gib den Bildschirm an { $who }
curtain-lift = Ich bin { $who }
curtain-whose = Wer schaut?
curtain-close = Meine Hand verdecken
curtain-undo = Zug von { $who } zurücknehmen
curtain-tab = ● { $who } ist am Zug · { $game }

# First steps
learn-title = Erste Schritte
learn-open = In fünf Minuten lernen
learn-progress = Lektion { $number } von { $total }
learn-before = Die Lektion davor
learn-skip = Diese Lektion überspringen
learn-next = Weiter
learn-more = Mehr
learn-less = Weniger
learn-game-title = Dein erstes Spiel
learn-game-text = Du weißt, wie ein Zug geht. Spiel gegen { $count ->
        [one] den sanftesten Bot
       *[other] die sanftesten Bots
    } ({ $strength }): Kurze Bemerkungen bei deiner Hand helfen dir dabei.
learn-game-also = Auch gut zu wissen:
learn-game-start = Das erste Spiel beginnen
learn-over = Noch einmal von vorn
remarks = Hilfreiche Bemerkungen
remarks-off = Keine Bemerkungen mehr

# Replay, since you left, records
replay = Rückschau
replay-title = Blick zurück
replay-start = Das Spiel beginnt.
replay-place = Stelle im Spiel
replay-number = { $at } von { $total }
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-forward = Einen Schritt vor
replay-last = Zum Ende
replay-now = Zurück ins Spiel
replay-now-yours = Du bist am Zug: zurück
replay-link = Link zu dieser Stelle kopieren
key-step = einen Schritt zurück, einen Schritt vor
key-arrows = dasselbe, wo der Spielplan sie nicht braucht
key-ends = zum Anfang, zum Ende der Rückschau
key-play = Rückschau abspielen und anhalten
concerns-you = betrifft dich
eyes-title = Mit wessen Augen?
eyes-public = Mit denen aller
away-title = Während du weg warst, { $number } von { $total }
away-before = So hast du es verlassen.
away-skip = Überspringen
record-bring = Eine Aufzeichnung ansehen
record-drop = Hier loslassen
record-bar = Eine Aufzeichnung
record-breaks-off = Hier endet die Aufzeichnung
record-refused = Diese Datei lässt sich nicht zeigen
record-line = Zeile { $line }:
record-another = Andere wählen
record-leave = Lassen
origin-bar = Ab Schritt { $at } eines anderen Spiels
origin-log = Dieses Spiel begann bei Schritt { $at } eines anderen. Sieh es dir an.
branch = Weiterspielen
branch-title = Wer spielt von hier weiter?
branch-text = Ein neuer Tisch wird mit dieser Stellung eröffnet. Das alte Spiel bleibt, wie es ist.
branch-seat = Platz von { $who }
branch-me = Du
branch-bot = Bot: { $level }
branch-open = Frei, für Freunde
branch-stay = Hier bleiben
branch-begin = Tisch eröffnen
branch-ended = Hier ist das Spiel zu Ende. Geh erst zu einer früheren Stelle zurück.
error-too-large = { $cap ->
    [RECORD] Das ist zu groß: Eine Aufzeichnung hat höchstens 256 KiB.
    [RECORD_UNDONE] Diese Aufzeichnung ist länger, als eine solche Partie hier sein kann.
    [UNDOS_IN_A_RECORD] In dieser Aufzeichnung wird öfter zurückgenommen, als es hier an einem Tisch möglich ist.
    [STAND_INS_IN_A_RECORD] In dieser Aufzeichnung übernimmt ein Bot einen Platz öfter, als es hier an einem Tisch möglich ist.
    [BOARD] Der Spielplan in dieser Aufzeichnung ist zu groß.
    [REPLAY_SECONDS] Es dauert zu lange, diese Aufzeichnung durchzuspielen.
   *[other] Das ist zu groß.
}
error-record-not = Das ist keine Aufzeichnung eines Spiels.
error-record-newer = Diese Aufzeichnung stammt aus einem neueren Haus. Dieses kann sie noch nicht lesen.
error-record-header = Der Anfang dieser Aufzeichnung lässt sich nicht lesen.
error-record-entry = Eine Zeile dieser Aufzeichnung ist kein möglicher Zug.
error-record-board = Diese Aufzeichnung braucht einen Spielplan oder eine Fassung davon, die dieses Haus nicht hat.
error-record-result = Das Ergebnis in dieser Aufzeichnung folgt nicht aus ihren Zügen.
error-record-no-result = Diese Partie ist zu Ende, aber die Aufzeichnung sagt nicht wie: Die letzte Zeile „result …“ fehlt.
error-record-sum = Diese Aufzeichnung ist nicht so, wie sie geschrieben wurde: Es fehlt etwas, oder etwas wurde geändert.
error-record-game = Das ist die Aufzeichnung eines Spiels, das dieses Haus nicht kennt.

# Rund ums Brett: was schiefging
error-record-dice = Die Ziehungen in dieser Aufzeichnung folgen nicht aus ihrem Startwert.
error-too-many-boards = In diesem Haus sind gerade zu viele fremde Spielpläne in Gebrauch. Versuche es in ein paar Minuten wieder.
error-no-such-language = In dieser Sprache sind die Regeln nicht geschrieben.
error-no-such-scenario = Diese Stellung gibt es nicht.
error-practice-too-long = Das genügt für einen Versuch. Fang neu an.
error-no-such-moment = So lange hat das Spiel nicht gedauert.
error-position-fixed = Ein Spiel, das von einer Stellung aus weitergeht, behält seinen Spielplan und seine Regeln.
error-no-seed = Dieses Haus wird gerade getestet: Eine Anfrage muss ihren Startwert nennen.

# Blick zurück, zweite Runde
away-heard = { $count ->
    [one] Eines ist geschehen, während du weg warst.
   *[other] { $count } Dinge sind geschehen, während du weg warst.
}
key-skip = überspringen, was in deiner Abwesenheit geschah
rematch-waits = Die nächste Partie wird vorbereitet. Vom Ergebnis dieser Partie geht es dorthin.
link-by-hand = Link kopieren
link-by-hand-text = Dieser Browser lässt die Seite nicht kopieren. Markiere den Link und kopiere ihn selbst.

# Faire Ziehungen, einfach gesagt
proof-own = Eigenes Salz: { $who }. Darum konnte das Haus die Ziehungen nicht vorher aussuchen.
proof-own-none = Niemand hat eigenes Salz mitgebracht: Das Haus hat alles selbst gezogen. Darum ist nur bewiesen, dass seit Spielbeginn nichts geändert wurde, nicht aber, dass das Haus die Ziehungen dem Zufall überließ.
proof-own-next = An einem Tisch, der sofort beginnt, wird niemand nach Salz gefragt. Bereite nächstes Mal einen Tisch vor und gib vor dem Start welches dazu.
proof-undone = { $count ->
    [one] { $count } Zug wurde zurückgenommen; was danach gezogen wurde, wurde neu gezogen.
   *[other] { $count } Züge wurden zurückgenommen; was danach gezogen wurde, wurde neu gezogen.
}
proof-gone = zurückgenommen
eyes-shown = Sicht: { $who }
eyes-shown-mine = Deine Sicht
eyes-shown-public = Sicht aller
replay-link-short = Link

# Zurücknehmen, und den eigenen Zug noch sehen
undo-asked = { $count ->
    [one] { $who } möchte den letzten Zug zurücknehmen.
   *[other] { $mine ->
        [0] { $who } möchte { $count } Züge zurücknehmen, keiner davon ist deiner.
        [one] { $who } möchte { $count } Züge zurücknehmen, einer davon ist deiner.
       *[other] { $who } möchte { $count } Züge zurücknehmen, { $mine } davon sind deine.
    }
}
undo-asked-here = { $count ->
    [one] { $who } möchte den letzten Zug zurücknehmen.
   *[other] { $mine ->
        [0] { $who } möchte { $count } Züge zurücknehmen, keiner davon ist von hier.
        [one] { $who } möchte { $count } Züge zurücknehmen, einer davon ist von hier.
       *[other] { $who } möchte { $count } Züge zurücknehmen, { $mine } davon sind von hier.
    }
}
undo-title = { $count ->
    [one] Das würde zurückgenommen
   *[other] Das alles würde zurückgenommen
}
undo-count = { $count ->
    [one] Einen Zug zurücknehmen
   *[other] { $count } Züge zurücknehmen
}
undo-leave = { $count ->
    [one] Stehen lassen
   *[other] Alle stehen lassen
}
undo-others = Die anderen werden vorher gefragt.
undo-anew = Was seither gezogen oder geworfen wurde, wird neu gezogen, und die Aufzeichnung behält es.
undo-refused = { $who } sagt nein.
undo-refused-somebody = Jemand sagt nein.
curtain-soon = Ein Tipp auf den Spielplan oder Enter schließt den Vorhang.

# Standing and telling
finale-show = Schlusswertung zeigen
finale-again = Schlusswertung noch einmal zeigen

# House: options that follow a set of rules
option-as-in = { $value } ({ $set })
option-is = { $option }: { $value }
option-usual = { $set }: { $value }.
option-too = Auch das wählen: { $choices }
options-as-in = wie in { $set }
options-changed = { $count } geändert
options-all-as-in = Alles wie in { $set }
wish-changes = { $count ->
    [one] eine Regel geändert
   *[other] { $count } Regeln geändert
}
series-share = { $seat } bekommt { $percent } % der Punkte von { $from }.
series-share-you = Du bekommst { $percent } % der Punkte von { $from }.
series-share-from-you = { $seat } bekommt { $percent } % deiner Punkte.
wish-summary-short = { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }, Bots: { $strength }
table-rules = Regeln an diesem Tisch

# Talk beside the board
talk-open = { $count ->
        [0] Gespräch
        [one] Gespräch, { $count } neue Nachricht
       *[other] Gespräch, { $count } neue Nachrichten
    }
