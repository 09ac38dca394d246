# China. Italiano

game-name = China
game-blurb = Gioca carte, costruisci palazzi e manda emissari in nove regioni: maggioranze, alleanze e lunghe strade portano punti.
game-time = circa 45 minuti
game-author = Michael Schacht
board-3-4 = Faccia 3–4
board-4-5 = Faccia 4–5
option-first = Chi comincia
option-first-random = A caso
option-first-0 = Posto 1
option-first-1 = Posto 2
option-first-2 = Posto 3
option-first-3 = Posto 4
option-first-4 = Posto 5
option-fortifications = Fortezze
option-fortifications-off = Senza
option-fortifications-on = Con
setup-side = «{ $board }» non è per { $players } giocatori. In tre si gioca sulla faccia 3–4, in cinque sulla 4–5, in quattro su una delle due.
ask-choose = Ora gioca { $seat }: c’è un pezzo da mettere o una carta da scambiare.
ask-second = { $seat } può mettere un secondo pezzo nella stessa regione, o fermarsi.
ask-draw = { $seat } prende una carta, scoperta o dal mazzo.
help-move = house wei3 r costruisce in wei3 con una carta rossa, house wei3 gg con una coppia verde. emissary wei r manda un emissario, fort wei3 r mette una fortezza. exchange r deck ed exchange r display 2 scambiano una carta, stop smette di mettere pezzi, take deck e take display 2 pescano. r è rosso, g verde, y giallo, o arancione, p viola; i posti delle carte scoperte vanno da 0 a 3.

# Rifiuti
refuse-game-over = La partita è finita.
refuse-not-your-turn = Non è il tuo turno: ora gioca { $asked }.
refuse-not-now = Questo deve aspettare. Prima fai ciò che ti viene chiesto adesso.
refuse-other-region = Questo turno è di { $region }. Metti lì il secondo pezzo, o fermati.
refuse-two-pieces = Hai messo due pezzi, e un turno non ne dà altri. Ora pesca.
refuse-was-empty = All’inizio del turno { $region } era vuota, quindi vi si mette un solo pezzo. Dal prossimo turno ne accoglie due.
refuse-wrong-price = Il colore della regione è { $color }. Un pezzo costa una carta di questo colore, o due uguali di un altro.
refuse-no-pair = Due carte pagano solo come coppia: tutte e due di un colore che non sia { $color }, quello della regione. Di quello ne basta una.
refuse-not-in-hand = Non hai queste carte in mano. Paga con carte che hai.
refuse-none-left = Non hai più pezzi di questo tipo nella riserva. Scegline un altro.
refuse-no-such-space = { $space } non è una casella palazzo di questo tabellone. Scegline una che ci sia.
refuse-region-full = A { $region } ogni casella palazzo ha un palazzo. Lì non si costruisce più, ma un emissario può ancora arrivare, se c’è posto.
refuse-taken = In { $space } c’è già un palazzo. Scegli una casella palazzo libera della regione.
refuse-no-houses = A { $region } non c’è ancora nessun palazzo. Quando qualcuno ne costruisce uno, può arrivare un emissario.
refuse-cap = A { $region } { $cap ->
        [one] c’è { $cap } emissario
       *[other] ci sono { $cap } emissari
    }, e nessuno vi ha più palazzi di così. Fa posto un altro palazzo di chi ne ha di più.
refuse-no-fort = Non hai una fortezza da mettere: è già sul tabellone, o in questa partita non si usano.
refuse-fort-space = { $space } non è vuota. Una fortezza vuole una casella palazzo senza palazzo e senza fortezza.
refuse-placed-already = Hai già messo un pezzo, quindi in questo turno non si scambia. Mettine un secondo, oppure fermati e pesca.
refuse-bad-exchange = Dai una carta della tua mano e di’ se la nuova è scoperta o viene dal mazzo.
refuse-no-more-cards = Il mazzo è finito due volte e nessuno pesca più. Scarta soltanto una carta.
refuse-no-card = Lì non c’è nessuna carta. Prendine una scoperta, o pesca dal mazzo.

# Eventi
event-first = Comincia { $seat }.
event-dealt = { $card ->
        [none] { $seat } riceve una carta.
       *[other] { $seat } riceve { $card }.
    }
event-shown = Si scopre { $card }.
event-house = { $seat } costruisce un palazzo in { $space } e paga { $card }{ $count ->
        [1] {""}
       *[other] {" "}e un’altra uguale
    }.
event-emissary = { $seat } manda un emissario a { $region } e paga { $card }{ $count ->
        [1] {""}
       *[other] {" "}e un’altra uguale
    }.
event-fort = { $seat } mette una fortezza in { $space } e paga { $card }{ $count ->
        [1] {""}
       *[other] {" "}e un’altra uguale
    }.
event-region-scored = { $full ->
        [true] { $region } è piena: si contano i suoi palazzi.
       *[other] Alla fine si contano i palazzi di { $region }.
    }
event-stopped = { $seat } non mette altri pezzi.
event-exchanged = { $seat } scambia e scarta { $card }.
event-took = { $seat } prende { $card } tra quelle scoperte.
event-reached = { $seat } si rivolge al mazzo.
event-drew = { $card ->
        [none] { $seat } pesca una carta dal mazzo.
       *[other] { $seat } pesca { $card } dal mazzo.
    }
event-reshuffled = Il mazzo è finito per la prima volta. Gli scarti ne formano uno nuovo: { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }.
event-deck-empty = Il mazzo è finito per la seconda volta. Nessuno pesca più, e il giro si gioca fino in fondo.
event-alliance-scored = L’alleanza { $number } porta punti.
event-roads-scored = { $seat } riceve { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } per le strade.
event-ended = La partita è finita. { $reason }. Vittoria: { $winners }.

# Nomi
region-yan = Yan
region-zhao = Zhao
region-wei = Wei
region-chin = Ch’in
region-shu = Shu
region-chu = Chu
region-lu = Lu
region-qi = Qi
region-han = Han
color-red = rosso
color-green = verde
color-yellow = giallo
color-orange = arancione
color-purple = viola
# Come complemento: «prende una carta rossa».
card-red = una carta rossa
card-green = una carta verde
card-yellow = una carta gialla
card-orange = una carta arancione
card-purple = una carta viola

# Risultato
reason-deck = Il mazzo è finito due volte
reason-no-room = Non si può più mettere nessun pezzo
reason-resigned = Resa
score-label = Punti
sheet-region = Palazzi a { $region }
sheet-alliance = Alleanza { $number }
sheet-roads = Strade
sheet-before = Punti precedenti

# Il tabellone in testo
text-seat = { $seat }: { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    } ({ $total } se la partita finisse ora); nella riserva { $houses ->
        [one] { $houses } palazzo
       *[other] { $houses } palazzi
    } e { $emissaries ->
        [one] { $emissaries } emissario
       *[other] { $emissaries } emissari
    }; in mano { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }
text-cards = Carte scoperte: { $display }. Carte nel mazzo: { $deck }. Scarti: { $discard }
text-hand = Le tue carte: { $hand }

# The house: what a table may choose
option-fortifications-note = Ognuno ne ha una da mettere. Un palazzo sopra raddoppia i punti di chi lo possiede per quella regione e per la fila lungo le strade di cui fa parte. Variante per chi conosce già bene il gioco.
series-usual = Entrambe

# Primi passi: le lezioni
lesson-build-title = Costruisci un palazzo
lesson-build-text = Una carta paga un pezzo in una regione del suo colore. Scegli una delle tue carte, poi una casella palazzo illuminata, e costruisci.
lesson-build-done = Il tuo palazzo è lì, e la carta è tra gli scarti. Nessun pezzo sul tabellone si muove più.
lesson-build-hint = Non è nato nessun palazzo. Scegli una carta, poi una casella palazzo in una regione dello stesso colore.
lesson-draw-title = Pesca una carta
lesson-draw-text = Hai costruito e ti restano due carte. Un turno finisce con tre in mano: prendi una delle carte scoperte, che tutti vedono, o una sconosciuta dal mazzo.
lesson-draw-done = Di nuovo tre carte. Prima metti, poi peschi: ecco un turno intero.
lesson-draw-hint = Prendi una delle carte scoperte, o la prima del mazzo.
lesson-score-title = Riempi una regione
lesson-score-text = Una regione si conta subito quando ogni casella palazzo ha un palazzo. Alla piccola Lu arancione, a est, ne manca uno, e lì ne hai più di tutti. Costruisci l’ultimo.
lesson-score-done = Con più palazzi di tutti prendi un punto per ogni palazzo di Lu, di chiunque: quattro. Chi è secondo prende un punto per ognuno dei tuoi: tre.
lesson-score-hint = Lu non è ancora piena. Scegli la carta arancione, poi la casella libera di Lu.
lesson-pair-title = Paga con una coppia
lesson-pair-text = Alla gialla Qi manca un palazzo, ma non hai carte gialle. Due carte uguali pagano un pezzo in una regione di qualsiasi altro colore. Riempi Qi con la tua coppia rossa.
lesson-pair-done = Due carte per un palazzo, e Qi ti dà cinque punti. In una regione rossa basta una carta rossa.
lesson-pair-hint = Qi non è ancora piena. Scegli le due carte rosse, poi la casella libera di Qi.
lesson-two-title = Due pezzi in un turno
lesson-two-text = Dove c’è già un pezzo puoi metterne due in un turno: tutti e due nella stessa regione, ognuno pagato per sé. Costruisci due palazzi in una regione.
lesson-two-done = Al più tre carte, due pezzi, una regione: tanto sta in un turno. In una regione vuota il pezzo è uno solo.
lesson-two-hint = Non erano due palazzi in una regione. Costruiscine uno a Chu con la carta viola, poi un altro con la coppia gialla.
lesson-emissary-title = Manda un emissario
lesson-emissary-text = Un emissario costa lo stesso. Sta sulla casella drago di una regione con palazzi e porta punti alla fine. Scegli una carta, poi un drago illuminato.
lesson-emissary-done = Lì resta fino alla fine. Per mandare un emissario in una regione non serve avervi un palazzo.
lesson-emissary-hint = Non è partito nessun emissario. Scegli una carta, poi la casella drago di una regione di quel colore.
lesson-limit-title = Quando non c’è posto
lesson-limit-text = Una regione accoglie tanti emissari, di tutti insieme, quanti palazzi vi ha chi ne ha di più. A Wei nessuno ne ha più di due, e due emissari ci sono già. Prova a mandarne un altro.
lesson-limit-done = Rifiutato, e vedi per quale regola. Un tuo terzo palazzo a Wei farebbe posto, anche nello stesso turno.
lesson-limit-hint = Questo era permesso. Scegli una carta rossa, poi la casella drago di Wei.
lesson-alliance-title = Stringi un’alleanza
lesson-alliance-text = Dopo quest’ultimo turno si contano le alleanze. Una è tua se hai più emissari di tutti nelle sue due regioni; basta la parità. Ad Han ne hai di più. Raggiungi la parità a Wei.
lesson-alliance-done = L’alleanza 12 unisce Wei e Han e ti dà un punto per ogni emissario nelle due regioni, di chiunque: sette. Gli altri sedici sono per i tuoi palazzi nelle regioni non piene: anche quelli contano alla fine.
lesson-alliance-hint = Nessuna alleanza ti ha dato punti. Manda un emissario a Wei con la carta rossa.
lesson-road-title = Una fila lungo le strade
lesson-road-text = Lo stesso ultimo turno con altre carte. Quattro o più tuoi palazzi in fila lungo le strade danno un punto ciascuno. Resta un varco: l’ultima casella libera della Zhao arancione. Chiudilo.
lesson-road-done = Sei palazzi in fila, sei punti. Con questi vinci per un solo punto.
lesson-road-hint = I tuoi palazzi non fanno ancora una fila. Scegli la carta arancione, poi la casella libera di Zhao.

# Primi passi: ciò che le lezioni tralasciano, con la sua regola
also-C24 = Invece di mettere pezzi puoi scambiare una carta.
also-S10 = Le regioni non piene si contano alla fine.
also-S9 = Ogni palazzo conta in una sola fila; il taglio migliore si trova da sé.
also-E1 = Quando il mazzo è finito due volte si gioca fino alla fine del giro. Vince chi ha più punti.

# Primi passi: consigli nella prima partita
remark-turn-1 = Dove non c’è ancora nulla metti un solo pezzo; dove c’è già qualcuno, fino a due.
remark-turn-2 = Anche il secondo posto conviene: prendi un punto per ogni palazzo di chi ti sta davanti.
remark-turn-3 = Le carte che prendi decidono dove costruirai dopo. Guarda quelle scoperte prima di mettere.
remark-turn-4 = Due carte uguali pagano un pezzo in ogni regione di un altro colore.
remark-turn-5 = Pensa alle strade: quattro tuoi palazzi in fila danno punti, anche oltre i confini.
remark-turn-6 = Per gli emissari c’è poco posto. Chi arriva per primo ha spesso la maggioranza.
remark-turn-7 = Emissari ai due lati di un confine numerato danno punti per tutti quelli che vi stanno.
remark-turn-8 = Se non c’è nulla di adatto, scambia una carta. Ti costa il turno.
remark-fill = Un palazzo riempie { $region }, e puoi costruirlo. Poi i palazzi si contano subito: guarda chi ne ha di più.
remark-house = I palazzi danno punti appena la loro regione è piena; gli altri si contano alla fine.
remark-emissary = Un emissario conta alla fine, insieme a quelli delle regioni vicine.
remark-region-scored = Una regione piena è stata contata: prima chi ha più palazzi, poi posto per posto. Non si conta di nuovo.
remark-exchanged = Chi scambia una carta non mette nulla in quel turno.
remark-reshuffled = Il mazzo è finito una volta e rinasce dagli scarti. Alla seconda, la partita finisce con il giro.
remark-deck-empty = L’ultimo giro: nessuno pesca più. Usa le tue carte, alla fine non valgono nulla.

# Esempi nelle regole
example-hand = Le tue carte
example-display = Carte scoperte
example-deck = { $count ->
        [one] { $count } carta nel mazzo
       *[other] { $count } carte nel mazzo
    }
example-house = Un palazzo a { $city }, { $region }? Carte: { $cards }.
example-emissary = Un emissario a { $region }? Carte: { $cards }.
example-fort = Una fortezza a { $city }, { $region }? Carte: { $cards }.
example-exchange = Scambiare una carta? Ceduta: { $cards }.
example-take = Prendere una carta?
example-stop = Non mettere altri pezzi?

# Standing and telling
event-first-you = Cominci tu.
event-dealt-you = { $card ->
        [none] Ricevi una carta.
       *[other] Ricevi { $card }.
    }
event-house-you = Costruisci un palazzo in { $space } e paghi { $card }{ $count ->
        [1] {""}
       *[other] {" "}e un’altra uguale
    }.
event-emissary-you = Mandi un emissario a { $region } e paghi { $card }{ $count ->
        [1] {""}
       *[other] {" "}e un’altra uguale
    }.
event-fort-you = Metti una fortezza in { $space } e paghi { $card }{ $count ->
        [1] {""}
       *[other] {" "}e un’altra uguale
    }.
event-stopped-you = Non metti altri pezzi.
event-exchanged-you = Scambi e scarti { $card }.
event-took-you = Prendi { $card } tra quelle scoperte.
event-reached-you = Ti rivolgi al mazzo.
event-drew-you = { $card ->
        [none] Peschi una carta dal mazzo.
       *[other] Peschi { $card } dal mazzo.
    }
event-roads-scored-you = Ricevi { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } per le strade.
log-ended = La partita è finita. { $reason }.
pair-red = due carte rosse
pair-green = due carte verdi
pair-yellow = due carte gialle
pair-orange = due carte arancioni
pair-purple = due carte viola
some-red = { $count ->
        [one] rossa
       *[other] { $count } rosse
    }
some-green = { $count ->
        [one] verde
       *[other] { $count } verdi
    }
some-yellow = { $count ->
        [one] gialla
       *[other] { $count } gialle
    }
some-orange = { $count ->
        [one] arancione
       *[other] { $count } arancioni
    }
some-purple = { $count ->
        [one] viola
       *[other] { $count } viola
    }
some-deck = { $count ->
        [one] una dal mazzo
       *[other] { $count } dal mazzo
    }
log-house = { $pair ->
        [none] { $seat } costruisce a { $city }, { $region }.
       *[other] { $seat } costruisce a { $city }, { $region }, con { $pair }.
    }
log-house-you = { $pair ->
        [none] Costruisci a { $city }, { $region }.
       *[other] Costruisci a { $city }, { $region }, con { $pair }.
    }
log-emissary = { $pair ->
        [none] { $seat } manda un emissario a { $region }.
       *[other] { $seat } manda un emissario a { $region } con { $pair }.
    }
log-emissary-you = { $pair ->
        [none] Mandi un emissario a { $region }.
       *[other] Mandi un emissario a { $region } con { $pair }.
    }
log-fort = { $pair ->
        [none] { $seat } mette una fortezza a { $city }, { $region }.
       *[other] { $seat } mette una fortezza a { $city }, { $region }, con { $pair }.
    }
log-fort-you = { $pair ->
        [none] Metti una fortezza a { $city }, { $region }.
       *[other] Metti una fortezza a { $city }, { $region }, con { $pair }.
    }
then-house = { $pair ->
        [none] Poi un palazzo a { $city }.
       *[other] Poi un palazzo a { $city } con { $pair }.
    }
then-emissary = { $pair ->
        [none] Poi un emissario.
       *[other] Poi un emissario con { $pair }.
    }
then-fort = { $pair ->
        [none] Poi una fortezza a { $city }.
       *[other] Poi una fortezza a { $city } con { $pair }.
    }
log-exchanged = { $seat } scambia { $card }. Nuova carta: { $cards }.
log-exchanged-you = Scambi { $card }. Nuova carta: { $cards }.
log-dealt = { $seat } riceve carte: { $cards }.
log-dealt-you = Le tue prime carte: { $cards }.
log-drew = { $seat } pesca: { $cards }.
log-drew-you = Peschi: { $cards }.
then-drew = { $count ->
        [one] Nuova carta: { $cards }.
       *[other] Nuove carte: { $cards }.
    }
log-full = { $region } è piena:
log-houses = Palazzi a { $region }:
log-houses-all = Palazzi nelle regioni non piene:
log-alliance = Alleanza { $number }, { $a }–{ $b }:
log-alliance-nobody = Alleanza { $number }, { $a }–{ $b }: nessuno.
log-alliances-all = Alleanze:
log-roads = { $count ->
        [one] Una fila di { $lines } palazzi:
       *[other] File di { $lines } palazzi:
    }
log-roads-all = Strade:
seat-points = { $value ->
        [one] punto
       *[other] punti
    }
seat-then = { $value } se finisse ora
seat-left = { $houses ->
        [one] { $houses } palazzo
       *[other] { $houses } palazzi
    }, { $emissaries ->
        [one] { $emissaries } emissario
       *[other] { $emissaries } emissari
    }, { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }
seat-forts = { $forts ->
        [0] nessuna fortezza
        [one] { $forts } fortezza
       *[other] { $forts } fortezze
    }
standing-title = Se finisse ora
standing-seat = Posto
standing-houses = Palazzi rimasti
standing-emissaries = Emissari rimasti
standing-forts = Fortezze rimaste
standing-cards = Carte in mano
standing-known = Carte in mano: { $count }, viste da tutti: { $cards }
standing-wall = Mura
standing-open = Aperte
standing-allies = Alleati
standing-roads = Strade
standing-total = Se finisse
standing-fine = Mura: punti finora. Aperte: palazzi nelle regioni non ancora piene. Alleati e strade contano solo alla fine.
standing-wall-note = Mura: punti finora
standing-open-note = Aperte: palazzi nelle regioni non ancora piene
standing-allies-note = Alleanze; contano solo alla fine
standing-roads-note = File di palazzi lungo le strade; contano solo alla fine
standing-total-note = Punti se la partita finisse ora
graph-points = Punti, se fosse finita lì
sheet-region-all = Palazzi
sheet-alliance-all = Alleanze
sheet-region-part = { $region }
sheet-alliance-part = Alleanza { $number }
finale-houses = Punti finali: palazzi
finale-alliances = Punti finali: alleanze
finale-roads = Punti finali: strade
finale-skip = Salta
text-seat-you = Tu: { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    } ({ $total } se la partita finisse ora); nella riserva { $houses ->
        [one] { $houses } palazzo
       *[other] { $houses } palazzi
    } e { $emissaries ->
        [one] { $emissaries } emissario
       *[other] { $emissaries } emissari
    }; in mano { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }
words-region = { $region }, { $color }: { $built } di { $spaces } caselle palazzo occupate, { $emissaries } di { $cap ->
        [one] { $cap } emissario
       *[other] { $cap } emissari
    }{ $state ->
        [scored] , contata
       *[open] { "" }
    }
words-houses = { $seat }: { $count ->
        [one] palazzo a { $cities }
       *[other] { $count } palazzi, a { $cities }
    }
words-houses-you = Tu: { $count ->
        [one] palazzo a { $cities }
       *[other] { $count } palazzi, a { $cities }
    }
words-emissaries = { $seat }: { $count ->
        [one] { $count } emissario
       *[other] { $count } emissari
    }
words-emissaries-you = Tu: { $count ->
        [one] { $count } emissario
       *[other] { $count } emissari
    }
words-forts = Fortezze: { $cities }
words-alliance = Alleanza { $number }, { $a }–{ $b }: { $holders }
words-holder = { $seat } { $points }
words-holder-you = tu { $points }
words-road = { $seat }: fila di { $count } palazzi, { $cities }
words-road-you = Tu: fila di { $count } palazzi, { $cities }
words-known = { $seat }: carte viste da tutti: { $cards }
words-known-you = Tu: carte viste da tutti: { $cards }
words-forts-left = { $seat }: fortezze rimaste: { $forts }
words-forts-left-you = Tu: fortezze rimaste: { $forts }
words-none = nessuna

# The map
detail-houses = Palazzi
detail-emissaries = Emissari
detail-now = ora
detail-got = presi
detail-scored = Piena, punti già contati.
detail-scored-open = Punti già contati.
detail-free = { $free ->
        [one] { $free } casella palazzo libera.
       *[other] { $free } caselle palazzo libere.
    }
detail-room = Emissari: { $emissaries } su { $cap }.
detail-no-room = Prima un palazzo, poi gli emissari.
detail-alliances = Alleanze { $numbers }
detail-alliance = Alleanza { $number }
detail-alliance-nobody = Nessuno ha più emissari degli altri da entrambe le parti.
detail-space-free = Una casella palazzo libera.
detail-fort-bare = Una fortezza. È di chi costruisce qui.
detail-fort-house = Fortificato: i punti valgono doppio.
detail-roads = Strade per { $cities }

# Where cards come from
source-cards = Le 57 carte sono stampate; quante per colore è trascritto da un’edizione successiva.

# Sul tabellone
cardname-red = carta rossa
cardname-green = carta verde
cardname-yellow = carta gialla
cardname-orange = carta arancione
cardname-purple = carta viola
way-one-red = una rossa
way-one-green = una verde
way-one-yellow = una gialla
way-one-orange = una arancione
way-one-purple = una viola
way-two-red = due rosse come una
way-two-green = due verdi come una
way-two-yellow = due gialle come una
way-two-orange = due arancioni come una
way-two-purple = due viola come una
play-choose = Metti un pezzo o scambia una carta.
play-choose-last = Metti un pezzo o scarta una carta.
play-picked = Scelta: { $way }. Ora tocca un posto illuminato.
play-picked-nothing = Scelta: { $way }. Ora non paga niente.
play-pays-for = { $count ->
        [0] { $way }: ora non paga niente.
        [one] { $way }: paga in { $count } posto.
        [many] { $way }: paga in { $count } posti.
       *[other] { $way }: paga in { $count } posti.
    }
play-paying = Paghi: { $way }.
play-confirm-house = Palazzo a { $city }, { $region }?
play-confirm-fort = Fortezza a { $city }, { $region }?
play-confirm-emissary = Emissario a { $region }?
play-second = Un secondo pezzo a { $region }, oppure pesca.
play-second-last = Un secondo pezzo a { $region }, oppure chiudi il turno.
play-second-nothing = Le tue carte non pagano altro a { $region }. Pesca.
play-second-nothing-last = Le tue carte non pagano altro a { $region }. Chiudi il turno.
play-draw = Prendi una carta scoperta o dal mazzo: ancora { $missing }.
play-exchange-for = Scambia { $card } con una scoperta o una dal mazzo.
play-exchange-what = Prima scegli la carta da dare.
play-do-house = Costruisci
play-do-fort = Fortifica
play-do-emissary = Manda
play-stop = Pesca
play-stop-last = Chiudi il turno
play-exchange = Scambia
play-keep = Tienila
play-discard = Scarta
play-back = Indietro
play-pay = Paga con
play-kind = Quale pezzo
play-kind-house = Palazzo
play-kind-fort = Fortezza
play-kind-emissary = Emissario
play-rather-house = Piuttosto un palazzo
play-rather-fort = Piuttosto una fortezza
play-hand = La tua mano
play-display = Carte scoperte
play-open-card = Scoperta: { $card }
play-take = Prendi { $card }, posto { $place }
play-deck = { $number ->
        [1] Primo mazzo, { $deck ->
            [one] { $deck } carta
            [many] { $deck } carte
           *[other] { $deck } carte
        }
       *[other] Secondo mazzo, { $deck ->
            [one] { $deck } carta
            [many] { $deck } carte
           *[other] { $deck } carte
        }
    }
play-take-deck = { $number ->
        [1] Pesca dal primo mazzo, { $deck ->
            [one] { $deck } carta
            [many] { $deck } carte
           *[other] { $deck } carte
        }
       *[other] Pesca dal secondo mazzo, { $deck ->
            [one] { $deck } carta
            [many] { $deck } carte
           *[other] { $deck } carte
        }
    }
play-deck-second = 2º
play-deck-none = Il mazzo è finito
play-discards = Scarti: { $count ->
        [one] { $count } carta
        [many] { $count } carte
       *[other] { $count } carte
    }
play-discards-title = Carte viste e non viste
play-discards-color = Colore
play-discards-here = Scartate
play-discards-unseen = Non viste
play-discards-all = Tutte
play-discards-note = Non viste: le carte del mazzo e quelle in mano che nessuno ha visto prendere.
play-pair-note = Due carte di un colore pagano come una di qualsiasi altro.
play-second-note = Mettine un altro, o prendi una carta: così smetti di mettere pezzi.
play-second-note-last = Mettine un altro, o chiudi il turno. Nessuno pesca più.
play-draw-note = Una alla volta: vedi ogni carta prima della prossima.
play-exchange-note = Scegli da dove viene la nuova carta.
play-last-round = Il mazzo è finito per la seconda volta: il giro si gioca fino in fondo.
play-last-round-short = Ultimo giro: il mazzo è finito.
play-how = Scegli le carte, poi un posto illuminato. Oppure prima il posto, poi come pagare.
play-consequences = Che cosa succede
play-if-ended = Se finisse ora
play-unchanged = invariato
play-of = { $count } di { $most }
play-from-to = { $before } → { $after }
will-full = { $region } è piena e conta subito
will-houses = Palazzi a { $region }, alla fine
will-houses-takes = { $seat } ha più palazzi di tutti a { $region }
will-houses-takes-you = Hai più palazzi di tutti a { $region }
will-houses-shares = { $seat } divide il primato a { $region }
will-houses-shares-you = Dividi il primato a { $region }
will-houses-keeps = { $seat } resta in testa a { $region }
will-houses-keeps-you = Resti in testa a { $region }
will-room = A { $region } c’è posto per un emissario
will-no-room = { $region } non accoglie altri emissari
will-emissaries = Emissari a { $region }
will-emissaries-takes = { $seat } ha più emissari di tutti a { $region }
will-emissaries-takes-you = Hai più emissari di tutti a { $region }
will-emissaries-shares = { $seat } divide la maggioranza di emissari a { $region }
will-emissaries-shares-you = Dividi la maggioranza di emissari a { $region }
will-emissaries-keeps = { $seat } ha ancora più emissari di tutti a { $region }
will-emissaries-keeps-you = Hai ancora più emissari di tutti a { $region }
will-allied = { $seat } stringe l’alleanza { $number }, { $region }–{ $other }
will-allied-you = Stringi l’alleanza { $number }, { $region }–{ $other }
will-alliance-lost = { $seat } perde l’alleanza { $number }, { $region }–{ $other }
will-alliance-lost-you = Perdi l’alleanza { $number }, { $region }–{ $other }
will-alliance = L’alleanza { $number }, { $region }–{ $other }, cambia valore
will-line = { $seat } ha una fila lungo le strade
will-line-you = I tuoi palazzi formano una fila lungo le strade
will-line-grows = Le file di { $seat } crescono
will-line-grows-you = Le tue file lungo le strade crescono
will-fort = Chi costruisce qui conta doppio per { $region } e per una fila
will-fortified = { $seat } conta doppio per { $region } e per una fila di qui
will-fortified-you = Conti doppio per { $region } e per una fila di qui
will-alone = { $region } era vuota: in questo turno nessun secondo pezzo
will-ended = Poi la partita è finita
will-final-rest = Il resto dei punti finali
place-board = { $board }: nove regioni con le caselle palazzo, poi le alleanze
place-sea = Mare orientale
place-alliances = Alleanze
place-region = { $region }, { $color }, { $count } palazzi di { $most }
place-space = { $city }, { $region }, libera{ $fort ->
        [true] , con fortezza
       *[false] { "" }
    }{ $may ->
        [true] , si può scegliere
       *[false] { "" }
    }
place-house = { $city }, { $region }, palazzo di { $owner }{ $fort ->
        [true] , con fortezza
       *[false] { "" }
    }
place-house-you = { $city }, { $region }, tuo palazzo{ $fort ->
        [true] , con fortezza
       *[false] { "" }
    }
place-dragon = Drago di { $region }, emissari: { $count } di { $most }{ $may ->
        [true] , si può scegliere
       *[false] { "" }
    }
place-alliance = Alleanza { $number }, { $region }–{ $other }, di nessuno
place-alliance-held = Alleanza { $number }, { $region }–{ $other }, { $points ->
        [one] { $points } punto
        [many] { $points } punti
       *[other] { $points } punti
    } per { $winners }
place-alliance-held-you = Alleanza { $number }, { $region }–{ $other }, { $points ->
        [one] { $points } punto
        [many] { $points } punti
       *[other] { $points } punti
    } per te
keys-cards = Scegli carte della mano
keys-move = Da un posto illuminato all’altro; con Shift a tutti
keys-enter = Scegli un posto; di nuovo mette il pezzo
keys-pay = Un altro modo di pagare
keys-kind = Palazzo o fortezza
keys-stop = Nessun secondo pezzo
keys-exchange = Scambia la carta scelta
keys-take = Mentre peschi: prendi una carta scoperta
keys-deck = Pesca dal mazzo
keys-cancel = Riprendi ciò che non è ancora messo

# La scheda d’aiuto
glance-turn = Turno
glance-place = Metti uno o due pezzi, tutti in una regione
glance-three = Fino a tre carte, due pezzi, una regione
glance-empty = In una regione vuota un solo pezzo
glance-card = Una carta del colore della regione paga un pezzo
glance-pair = Anche una coppia di un altro colore
glance-limit = Emissari: in tutto al massimo quanti palazzi ha lì chi ne ha di più
glance-fort = Fortezza: su una casella palazzo vuota, allo stesso prezzo
glance-exchange = Oppure scambia una carta
glance-draw = Dopo aver messo, pesca fino a tre
glance-houses = Palazzi
glance-full = Quando una regione è piena, i palazzi danno subito punti
glance-first = Più palazzi: un punto per ogni palazzo lì
glance-second = Il seguente: un punto per ogni palazzo di un giocatore del rango sopra
glance-tie = In parità: stesso rango, punti pieni
glance-double = Con un palazzo su una fortezza: i tuoi punti lì doppi
glance-end = Fine
glance-deck = Il mazzo finisce due volte, poi si chiude il giro
glance-rest = Palazzi nelle regioni non piene
glance-alliance = Più emissari ai due lati di un confine: un punto per ognuno lì
glance-line = Quattro o più tuoi palazzi in fila: un punto ciascuno
glance-line-double = Con una fortezza nella fila: il doppio
glance-winner = Più punti, poi più pezzi nella riserva
