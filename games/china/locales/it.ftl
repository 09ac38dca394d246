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
event-house = { $seat } costruisce un palazzo in { $space } e paga { $cards }.
event-emissary = { $seat } manda un emissario a { $region } e paga { $cards }.
event-fort = { $seat } mette una fortezza in { $space } e paga { $cards }.
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
