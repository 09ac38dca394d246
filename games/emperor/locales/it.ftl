# Emperor of China. Italiano

game-name = Emperor of China
game-blurb = Cresci, colonizza, attacca o tratta in 21 province, e prendi ciò che portano Yang e Yin.
game-time = circa 90 minuti
game-author = G. L. Lamborn (1972), Spielekreis Wien (1985)
board-china = Cina
option-rules = Regolamento
option-rules-vienna = Vienna 1985
option-rules-classic = Classico 1972
option-rules-note = Vienna ha un dado e 33 turni. Classico ha più dadi, più modi di trattare e finisce con il Mandato del Cielo. Tutto il resto segue il regolamento, finché non lo cambi.
option-first = Chi comincia
option-first-random = A caso
option-first-0 = Posto 1
option-first-1 = Posto 2
option-first-2 = Posto 3
option-first-3 = Posto 4
option-first-4 = Posto 5
option-supply = Segnalini per colore
option-supply-preset = Come nel regolamento
option-supply-25 = 25
option-supply-30 = 30
option-setup = L’inizio
option-setup-preset = Come nel regolamento
option-setup-establish = Giro di fondazione con carte
option-setup-first_turn = Nel primo turno
option-base_markers = I tre segnalini regolari
option-base_markers-preset = Come nel regolamento
option-base_markers-split = Divisi a piacere
option-base_markers-together = Tutti in una provincia
option-bonus_target = Segnalini dei simboli
option-bonus_target-preset = Come nel regolamento
option-bonus_target-origin = Nella provincia del simbolo
option-bonus_target-origin_or_adjoining = Lì o in una provincia confinante
option-cap_check = Più di dieci segnalini
option-cap_check-preset = Come nel regolamento
option-cap_check-end_of_phase_three = Tolti dopo la fase tre
option-cap_check-at_once = Tolti subito
option-colonise_leave = Resta indietro quando si colonizza
option-colonise_leave-preset = Come nel regolamento
option-colonise_leave-0 = Nessun segnalino
option-colonise_leave-1 = Un segnalino
option-symbol_garrison = Un simbolo trattiene un segnalino
option-symbol_garrison-preset = Come nel regolamento
option-symbol_garrison-true = Sì
option-symbol_garrison-false = No
option-symbol_garrison-note = Se sì, nessuno può svuotare una propria provincia con un simbolo colonizzando, muovendo o avanzando.
option-dice = Dadi in un lancio
option-dice-preset = Come nel regolamento
option-dice-up_to_markers = Fino a uno per segnalino
option-dice-single = Uno
option-withdraw = Chi difende può ritirarsi
option-withdraw-preset = Come nel regolamento
option-withdraw-before_first_throw = Prima del primo lancio
option-withdraw-any_time = Prima di ogni lancio
option-repeat_attack = Lo stesso attacco di nuovo
option-repeat_attack-preset = Come nel regolamento
option-repeat_attack-unlimited = Senza limiti
option-repeat_attack-once = Una volta per turno
option-advanced_may_attack = Chi vince attacca ancora
option-advanced_may_attack-preset = Come nel regolamento
option-advanced_may_attack-true = Sì
option-advanced_may_attack-false = No
option-demand_withdrawal = Richieste di ritiro
option-demand_withdrawal-preset = Come nel regolamento
option-demand_withdrawal-true = Con
option-demand_withdrawal-false = Senza
option-demand_withdrawal-note = Invece di attaccare puoi chiedere a un vicino di lasciare una provincia. Non si mostrano carte, quindi si può bluffare.
option-battle_merge_senior = Fusione durante un attacco
option-battle_merge_senior-preset = Come nel regolamento
option-battle_merge_senior-attacker = Guida chi attacca
option-battle_merge_senior-stronger = Guida lo stato più forte
option-cornered_turns = Stati accerchiati
option-cornered_turns-preset = Come nel regolamento
option-cornered_turns-5 = Cedono dopo cinque turni
option-cornered_turns-0 = Possono resistere
option-cornered_turns-note = È accerchiato uno stato con una sola provincia, quando altri occupano tutto intorno.
option-inference = Influenza sulle province vuote
option-inference-preset = Come nel regolamento
option-inference-enclosed = Su quelle chiuse
option-inference-adjoining_or_enclosed = Su quelle confinanti o chiuse
option-inference-note = Chiusa: solo uno stato può arrivarci. Confinante: tutte le vicine occupate sono di un solo stato.
option-timer = Si contano i punti
option-timer-preset = Come nel regolamento
option-timer-mandate = Quando esce il Mandato
option-timer-turn_limit = Dopo un numero di turni
option-turn_limit = Numero di turni
option-turn_limit-preset = Come nel regolamento
option-turn_limit-20 = 20
option-turn_limit-24 = 24
option-turn_limit-28 = 28
option-turn_limit-30 = 30
option-turn_limit-32 = 32
option-turn_limit-33 = 33
option-turn_limit-36 = 36
option-turn_limit-40 = 40
option-turn_limit-note = Conta solo se i punti si contano dopo un numero di turni. 33 è pari per tre giocatori; in due o in quattro prendete 32, in cinque 30.
option-decks = Carte
option-decks-preset = Come nel regolamento
option-decks-classic = Classico, con il Mandato
option-decks-vienna = Vienna, senza il Mandato
option-yin_33 = Una Peste in più
option-yin_33-false = No
option-yin_33-true = Sì
option-yin_33-note = Solo con le carte di Classico: un vecchio elenco conta 33 carte Yin, altri 32.
option-honan_shensi = Confine Honan–Shensi
option-honan_shensi-open = Aperto
option-honan_shensi-mountain = Montagne
option-honan_shensi-note = Sulla mappa stampata è difficile dirlo. Aperto è più vivace.
option-shantung_anhwei = Confine Shantung–Anhwei
option-shantung_anhwei-impassable = Nessun passaggio
option-shantung_anhwei-open = Aperto
option-shantung_anhwei-note = Le due province si toccano appena.
setup-mandate = Solo le carte di Classico hanno il Mandato. Scegli quelle, o fai contare i punti dopo un numero di turni.
setup-yin-33 = La Peste in più fa parte delle carte di Classico. Scegli quelle, o gioca senza.

# Domande
ask-place-initial = { $seat } sceglie una provincia da cui cominciare.
ask-phase-one = { $seat } mette nuovi segnalini.
ask-phase-two = { $seat } può colonizzare province libere.
ask-phase-three = { $seat } può muovere segnalini tra le proprie province.
ask-idle = { $seat } può attaccare o trattare.
ask-merge-asked = { $seat } ha una proposta di fusione: accettare o rifiutare.
ask-demand-asked = { $seat } ha la richiesta di lasciare una provincia: ritirarsi o restare.
ask-defender-to-answer = { $seat } è sotto attacco: resistere, ritirarsi o offrire una fusione.
ask-offer-asked = { $seat } ha l’offerta di una fusione invece della battaglia: accettare o rifiutare.
ask-attacker-to-roll = { $seat } lancia i dadi o interrompe l’attacco.
ask-advance = { $seat } ha vinto e dice quanti segnalini avanzano.
ask-designate-yang = { $seat } indica una provincia per Yang.
ask-designate-yin = { $seat } indica una provincia per Yin.
ask-relief-asked = { $seat } può giocare una carta soccorso o subire la perdita.
ask-cornered-choice = Accerchiamento di { $seat }: unirsi a un vicino o lasciare la partita.
ask-cornered-asked = { $seat } ha la richiesta di accogliere uno stato accerchiato: accettare o rifiutare.
help-move = settle honan mette i primi tre segnalini. grow honan mette un nuovo segnalino, drop vi rinuncia. colonise honan hupeh ne manda tre, move honan hupeh 2 ne muove due, end_phase chiude una fase. attack honan hupeh attacca; stand, withdraw hupeh o offer_merge rispondono; roll 1 lancia, break_off interrompe, advance 2 avanza. propose_merge 1 chiede al secondo posto, con una quota: propose_merge 1 30; demand hupeh chiede una provincia; accept o refuse rispondono. yang honan e yin honan indicano province, relief yes o relief no. join 1 o leave se c’è accerchiamento. I posti si contano da 0.

# Rifiuti
refuse-game-over = La partita è finita.
refuse-not-asked = Ora non decidi tu: tocca a { $asked }.
refuse-not-now = Questa non è una risposta alla domanda. Prima fai ciò che ti viene chiesto adesso.
refuse-settle-taken = { $province } è occupata. Comincia in una provincia libera.
refuse-settle-apart = { $province } non confina con le province che hai scelto. Scegline una che confini.
refuse-settle-narrow = Intorno a { $province } non c’è abbastanza spazio libero per tutte le tue prime province. Comincia dove ce n’è di più.
refuse-grow-where = In { $province } non hai segnalini. I nuovi vanno nelle province che occupi.
refuse-grow-together = I tre segnalini regolari stanno insieme. Il primo è in { $place }, quindi ci vanno anche gli altri.
refuse-bonus-where = Questo segnalino viene da un simbolo in { $origin } e non può andare in { $province }. Mettilo in { $origin } o, se le regole lo permettono, in una tua provincia accanto.
refuse-no-drop = La tua riserva basta, quindi non si rinuncia a nessun segnalino. Mettilo.
refuse-colonise-where = Da { $from } non si può colonizzare { $to }. I coloni vanno da una tua provincia a una confinante che nessuno occupa.
refuse-colonise-few = Per colonizzare servono tre segnalini, e { $from } ne ha di meno. Prima falla crescere.
refuse-colonise-stay = In { $from } { $stay ->
        [one] deve restare { $stay } segnalino
       *[other] devono restare { $stay } segnalini
    }, e partiti tre coloni ce ne sarebbero di meno.
refuse-colonise-spent = Troppi segnalini sono arrivati in { $from } in questo turno e non vanno oltre. Ne servono altri tre.
refuse-move-where = Da { $from } in { $to } non si muove nulla. Devono essere due tue province con segnalini, e confinare.
refuse-move-spent = { $most ->
        [0] Tutti i segnalini di { $from } hanno già passato un confine in questo turno. Ognuno ne passa uno solo.
        [one] In { $from } solo { $most } segnalino non ha passato un confine in questo turno. Non muoverne di più.
       *[other] In { $from } solo { $most } segnalini non hanno passato un confine in questo turno. Non muoverne di più.
    }
refuse-move-garrison = { $from } ha un simbolo, quindi un segnalino resta lì. Muovine di meno.
refuse-move-full = { $most ->
        [0] { $to } è piena: una provincia tiene dieci segnalini.
        [one] { $to } ha posto ancora per { $most } segnalino: una provincia ne tiene dieci.
       *[other] { $to } ha posto ancora per { $most } segnalini: una provincia ne tiene dieci.
    }
refuse-attack-where = { $from } non può attaccare { $to }. Un attacco va da una tua provincia a una confinante che occupa un altro.
refuse-attack-advanced = Tutti i segnalini di { $from } sono avanzati in questo turno e non attaccano di nuovo. Attacca da un’altra parte.
refuse-attack-again = { $from } ha già attaccato { $to } in questo turno. Attacca da un’altra parte, o aspetta il tuo prossimo turno.
refuse-attack-card = { $barrier ->
        [water] Su questo confine c’è acqua. Per attaccare serve la carta «Passaggio sull’acqua».
        [mountain] Su questo confine ci sono montagne. Per attaccare serve la carta «Passaggio sui monti».
       *[wall] Su questo confine c’è la Grande Muraglia. Per attaccare serve la carta «Passaggio sulla muraglia».
    } Nessun’altra carta aiuta.
refuse-merge-whom = Ora non puoi proporre una fusione a { $asked }. Proponila a un altro giocatore che ha segnalini sul tabellone, a ciascuno una volta per turno.
refuse-no-demands = In questa partita non ci sono richieste di ritiro. Attacca, o proponi una fusione.
refuse-demand-where = Non puoi chiedere { $province }. Una volta per turno si può chiedere una provincia altrui che confina con una tua e da cui i segnalini possono ritirarsi.
refuse-withdraw-where = I segnalini non possono ritirarsi in { $province }. Vanno in una sola provincia confinante che occupi.
refuse-offer-twice = In questo attacco hai già offerto una fusione. Resisti o ritirati.
refuse-roll-dice = { $most ->
        [one] Lanci un dado.
       *[other] Lanci da 1 a { $most } dadi, non più dei segnalini con cui attacchi.
    }
refuse-advance-many = { $most ->
        [0] Nessun segnalino può avanzare.
        [one] Può avanzare al più { $most } segnalino.
       *[other] Possono avanzare al più { $most } segnalini.
    }
refuse-name-where = In { $province } non hai segnalini. Le carte vanno alle province che occupi.
refuse-no-relief = Non hai una carta che serva qui. Quella pescata ora serve solo se Yang e Yin riguardano la stessa provincia.
refuse-join-whom = Non puoi unirti a { $asked }. Chiedi a un vicino che in questo turno non ha rifiutato, o lascia la partita.

# Eventi. Che qualcuno si arrende lo dice la casa.
event-first = Comincia { $seat }.
event-turn = Turno { $turn }: { $seat }.
event-settled = { $seat } comincia in { $province } con tre segnalini.
event-grew = { $back ->
        [true] { $province } è piena: un nuovo segnalino di { $seat } torna nella riserva.
       *[other] { $seat } mette un nuovo segnalino in { $province }.
    }
event-dropped = { $seat } rinuncia a un nuovo segnalino: la riserva è troppo piccola.
event-lapsed = La riserva di { $seat } è troppo piccola: { $count ->
        [one] si perde { $count } nuovo segnalino.
       *[other] si perdono { $count } nuovi segnalini.
    }
event-colonised = { $seat } colonizza { $to } da { $from }.
event-moved = { $seat } muove { $count ->
        [one] { $count } segnalino
       *[other] { $count } segnalini
    } da { $from } in { $to }.
event-phase-ended = { $phase ->
        [2] { $seat } ha finito di colonizzare.
        [3] { $seat } ha finito di muovere.
       *[other] { $seat } non attacca e non tratta più.
    }
event-trimmed = { $province } tiene dieci segnalini: { $seat } ne toglie { $count }.
event-attacked = { $barrier ->
        [water] { $seat } gioca «Passaggio sull’acqua» e attacca { $to } da { $from }. Difende { $owner }.
        [mountain] { $seat } gioca «Passaggio sui monti» e attacca { $to } da { $from }. Difende { $owner }.
        [wall] { $seat } gioca «Passaggio sulla muraglia» e attacca { $to } da { $from }. Difende { $owner }.
       *[open] { $seat } attacca { $to } da { $from }. Difende { $owner }.
    }
event-stood = { $seat } resta in { $province }.
event-withdrew = { $seat } si ritira da { $province } in { $to }{ $lost ->
        [0] .
        [one] ; { $lost } segnalino non trova posto.
       *[other] ; { $lost } segnalini non trovano posto.
    }
event-offered = { $share ->
        [none] { $seat } offre a { $asked } una fusione invece della battaglia.
       *[other] { $seat } offre a { $asked } una fusione invece della battaglia; quota indicata: { $share } %.
    }
event-proposed = { $share ->
        [none] { $seat } propone una fusione a { $asked }.
       *[other] { $seat } propone una fusione a { $asked }; quota indicata: { $share } %.
    }
event-accepted = { $seat } accetta.
event-refused = { $seat } rifiuta.
event-merged = { $seat } è ora socio minore di { $owner }{ $lost ->
        [0] .
        [one] ; nella riserva manca { $lost } segnalino.
       *[other] ; nella riserva mancano { $lost } segnalini.
    }
event-merger-agreed = L’accordo c’è: alla fine di questo turno { $seat } si unisce a { $owner }.
event-rolled = { $seat } lancia { $dice ->
        [one] un dado.
       *[other] { $dice } dadi.
    }
event-die = Il dado mostra { $face }.
event-fought = Perdite: { $from } { $attackers }, { $to } { $defenders }.
event-broke-off = { $seat } interrompe l’attacco.
event-advanced = { $count ->
        [0] { $seat } non avanza; { $to } resta vuota.
        [one] { $seat } avanza da { $from } in { $to } con { $count } segnalino.
       *[other] { $seat } avanza da { $from } in { $to } con { $count } segnalini.
    }
event-demanded = { $seat } chiede a { $owner } di lasciare { $province }.
event-eliminated = { $seat } non ha più segnalini ed esce dal gioco.
event-named-yang = { $seat } indica { $province } per Yang.
event-named-yin = { $seat } indica { $province } per Yin.
event-drew-yang = { $card ->
        [none] { $seat } pesca una carta Yang.
       *[other] { $seat } pesca Yang: { $card }.
    }
event-drew-yin = { $seat } pesca Yin: { $card }.
event-relieved = { $seat } gioca «{ $card }» e non perde nulla.
event-not-relieved = { $seat } non gioca nessuna carta soccorso.
event-lost = { $seat } perde { $count ->
        [one] { $count } segnalino
       *[other] { $count } segnalini
    } in { $province }.
event-betrayed = { $count ->
        [0] Un traditore non trova carte passaggio da { $seat }.
       *[other] Un traditore costa a { $seat } tutte le carte passaggio: { $cards }.
    }
event-built = Un simbolo per { $seat } in { $province }: { $card }.
event-nothing-built = { $card }: non ci sono più simboli così, { $seat } non ne riceve.
event-kept = { $seat } tiene la carta Yang.
event-cornered = Accerchiamento di { $seat }: { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turni
    } di fila.
event-asked-to-join = { $seat }, in accerchiamento, chiede di unirsi a { $asked }.
event-left = { $seat } lascia la partita.
event-claimed = { $seat } tiene almeno quindici province. Se sarà ancora così all’inizio del prossimo turno di { $seat }, la partita è vinta.
event-claim-lost = { $seat } non tiene più quindici province.
event-ended = La partita è finita. { $reason }. Vittoria: { $winners }.
event-first-you = Cominci tu.
event-turn-you = Turno { $turn }: tu.
event-settled-you = Cominci in { $province } con tre segnalini.
event-grew-you = { $back ->
        [true] { $province } è piena: il tuo nuovo segnalino torna nella riserva.
       *[other] Metti un nuovo segnalino in { $province }.
    }
event-dropped-you = Rinunci a un nuovo segnalino: la tua riserva è troppo piccola.
event-lapsed-you = La tua riserva è troppo piccola: { $count ->
        [one] si perde { $count } nuovo segnalino.
       *[other] si perdono { $count } nuovi segnalini.
    }
event-colonised-you = Colonizzi { $to } da { $from }.
event-moved-you = Muovi { $count ->
        [one] { $count } segnalino
       *[other] { $count } segnalini
    } da { $from } in { $to }.
event-phase-ended-you = { $phase ->
        [2] Hai finito di colonizzare.
        [3] Hai finito di muovere.
       *[other] Non attacchi e non tratti più.
    }
event-trimmed-you = { $province } tiene dieci segnalini: ne togli { $count }.
event-attacked-you = { $barrier ->
        [water] Giochi «Passaggio sull’acqua» e attacchi { $to } da { $from }. Difende { $owner }.
        [mountain] Giochi «Passaggio sui monti» e attacchi { $to } da { $from }. Difende { $owner }.
        [wall] Giochi «Passaggio sulla muraglia» e attacchi { $to } da { $from }. Difende { $owner }.
       *[open] Attacchi { $to } da { $from }. Difende { $owner }.
    }
event-stood-you = Resti in { $province }.
event-withdrew-you = Ti ritiri da { $province } in { $to }{ $lost ->
        [0] .
        [one] ; { $lost } segnalino non trova posto.
       *[other] ; { $lost } segnalini non trovano posto.
    }
event-offered-you = { $share ->
        [none] Offri a { $asked } una fusione invece della battaglia.
       *[other] Offri a { $asked } una fusione invece della battaglia; quota indicata: { $share } %.
    }
event-proposed-you = { $share ->
        [none] Proponi una fusione a { $asked }.
       *[other] Proponi una fusione a { $asked }; quota indicata: { $share } %.
    }
event-accepted-you = Accetti.
event-refused-you = Rifiuti.
event-merged-you = Ora sei socio minore di { $owner }{ $lost ->
        [0] .
        [one] ; nella riserva manca { $lost } segnalino.
       *[other] ; nella riserva mancano { $lost } segnalini.
    }
event-merger-agreed-you = L’accordo c’è: alla fine di questo turno ti unisci a { $owner }.
event-rolled-you = Lanci { $dice ->
        [one] un dado.
       *[other] { $dice } dadi.
    }
event-broke-off-you = Interrompi l’attacco.
event-advanced-you = { $count ->
        [0] Non avanzi; { $to } resta vuota.
        [one] Avanzi da { $from } in { $to } con { $count } segnalino.
       *[other] Avanzi da { $from } in { $to } con { $count } segnalini.
    }
event-demanded-you = Chiedi a { $owner } di lasciare { $province }.
event-eliminated-you = Non hai più segnalini ed esci dal gioco.
event-named-yang-you = Indichi { $province } per Yang.
event-named-yin-you = Indichi { $province } per Yin.
event-drew-yang-you = { $card ->
        [none] Peschi una carta Yang.
       *[other] Peschi Yang: { $card }.
    }
event-drew-yin-you = Peschi Yin: { $card }.
event-relieved-you = Giochi «{ $card }» e non perdi nulla.
event-not-relieved-you = Non giochi nessuna carta soccorso.
event-lost-you = Perdi { $count ->
        [one] { $count } segnalino
       *[other] { $count } segnalini
    } in { $province }.
event-betrayed-you = { $count ->
        [0] Un traditore non trova carte passaggio da te.
       *[other] Un traditore ti costa tutte le carte passaggio: { $cards }.
    }
event-built-you = Un simbolo per te in { $province }: { $card }.
event-nothing-built-you = { $card }: non ci sono più simboli così, non ne ricevi.
event-kept-you = Tieni la carta Yang.
event-cornered-you = Il tuo stato è accerchiato: { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turni
    } di fila.
event-asked-to-join-you = Dall’accerchiamento chiedi di unirti a { $asked }.
event-left-you = Lasci la partita.
event-claimed-you = Tieni almeno quindici province. Se sarà ancora così all’inizio del tuo prossimo turno, vinci.
event-claim-lost-you = Non tieni più quindici province.
event-ended-you = La partita è finita. { $reason }. Vinci tu.

# Carte
card-city = Città
card-mine = Miniera
card-agriculture = Campo
card-cross_water = Passaggio sull’acqua
card-cross_mountain = Passaggio sui monti
card-cross_wall = Passaggio sulla muraglia
card-relief_famine = Soccorso contro la carestia
card-relief_flood = Soccorso contro l’alluvione
card-mandate = Mandato del Cielo
card-plague = Peste
card-rebellion = Rivolta
card-drought = Siccità
card-famine = Carestia
card-flood = Alluvione
card-traitor = Traditore

# Simboli e confini. (Non barrier-water e così via: le frasi scelgono secondo la sola parola.)
symbol-city = Città
symbol-mine = Miniera
symbol-agriculture = Campo
border-open = Confine aperto
border-water = Acqua
border-mountain = Montagne
border-wall = Grande Muraglia
border-impassable = Nessun passaggio

# Risultato
reason-sole = Resta un solo stato
reason-fifteen = Quindici province tenute per un giro intero
reason-mandate = È uscito il Mandato del Cielo
reason-turn-limit = L’ultimo turno è giocato
reason-resigned = Resa
score-label = Punti
sheet-markers = Segnalini
sheet-symbols = Simboli
sheet-cards = Carte Yang
sheet-occupied = Province occupate
sheet-influenced = Province sotto influenza

# Il tabellone in testo
text-turn = { $turn ->
        [0] Giro di fondazione
       *[other] Turno { $turn }
    }
text-seat = { $seat }: { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }; in riserva { $supply ->
        [one] { $supply } segnalino
       *[other] { $supply } segnalini
    }; { $cards ->
        [one] { $cards } carta Yang
       *[other] { $cards } carte Yang
    }
text-seat-you = Tu: { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }; in riserva { $supply ->
        [one] { $supply } segnalino
       *[other] { $supply } segnalini
    }; { $cards ->
        [one] { $cards } carta Yang
       *[other] { $cards } carte Yang
    }
text-legend = Posto:segnalini, poi i simboli: C città, M miniera, A campo
text-decks = Carte rimaste: Yang { $yang }, Yin { $yin }
text-hand = Le tue carte Yang: { $hand }

# Province
province-kansu = Kansu
province-shensi = Shensi
province-shansi = Shansi
province-hopeh = Hopeh
province-shantung = Shantung
province-honan = Honan
province-kiangsu = Kiangsu
province-anhwei = Anhwei
province-hupeh = Hupeh
province-szechwan = Szechwan
province-hunan = Hunan
province-kiangsi = Kiangsi
province-chekiang = Chekiang
province-fukien = Fukien
province-kwangtung = Kwangtung
province-kwangsi = Kwangsi
province-kweichow = Kweichow
province-yunnan = Yunnan
province-liaoning = Liaoning
province-korea = Corea
province-taiwan = Taiwan

# Gli stessi nomi, come li chiede una frase: { $from }, { $to }, { $place }, { $origin }
from-kansu = { province-kansu }
from-shensi = { province-shensi }
from-shansi = { province-shansi }
from-hopeh = { province-hopeh }
from-shantung = { province-shantung }
from-honan = { province-honan }
from-kiangsu = { province-kiangsu }
from-anhwei = { province-anhwei }
from-hupeh = { province-hupeh }
from-szechwan = { province-szechwan }
from-hunan = { province-hunan }
from-kiangsi = { province-kiangsi }
from-chekiang = { province-chekiang }
from-fukien = { province-fukien }
from-kwangtung = { province-kwangtung }
from-kwangsi = { province-kwangsi }
from-kweichow = { province-kweichow }
from-yunnan = { province-yunnan }
from-liaoning = { province-liaoning }
from-korea = { province-korea }
from-taiwan = { province-taiwan }
to-kansu = { province-kansu }
to-shensi = { province-shensi }
to-shansi = { province-shansi }
to-hopeh = { province-hopeh }
to-shantung = { province-shantung }
to-honan = { province-honan }
to-kiangsu = { province-kiangsu }
to-anhwei = { province-anhwei }
to-hupeh = { province-hupeh }
to-szechwan = { province-szechwan }
to-hunan = { province-hunan }
to-kiangsi = { province-kiangsi }
to-chekiang = { province-chekiang }
to-fukien = { province-fukien }
to-kwangtung = { province-kwangtung }
to-kwangsi = { province-kwangsi }
to-kweichow = { province-kweichow }
to-yunnan = { province-yunnan }
to-liaoning = { province-liaoning }
to-korea = { province-korea }
to-taiwan = { province-taiwan }
place-kansu = { province-kansu }
place-shensi = { province-shensi }
place-shansi = { province-shansi }
place-hopeh = { province-hopeh }
place-shantung = { province-shantung }
place-honan = { province-honan }
place-kiangsu = { province-kiangsu }
place-anhwei = { province-anhwei }
place-hupeh = { province-hupeh }
place-szechwan = { province-szechwan }
place-hunan = { province-hunan }
place-kiangsi = { province-kiangsi }
place-chekiang = { province-chekiang }
place-fukien = { province-fukien }
place-kwangtung = { province-kwangtung }
place-kwangsi = { province-kwangsi }
place-kweichow = { province-kweichow }
place-yunnan = { province-yunnan }
place-liaoning = { province-liaoning }
place-korea = { province-korea }
place-taiwan = { province-taiwan }
origin-kansu = { province-kansu }
origin-shensi = { province-shensi }
origin-shansi = { province-shansi }
origin-hopeh = { province-hopeh }
origin-shantung = { province-shantung }
origin-honan = { province-honan }
origin-kiangsu = { province-kiangsu }
origin-anhwei = { province-anhwei }
origin-hupeh = { province-hupeh }
origin-szechwan = { province-szechwan }
origin-hunan = { province-hunan }
origin-kiangsi = { province-kiangsi }
origin-chekiang = { province-chekiang }
origin-fukien = { province-fukien }
origin-kwangtung = { province-kwangtung }
origin-kwangsi = { province-kwangsi }
origin-kweichow = { province-kweichow }
origin-yunnan = { province-yunnan }
origin-liaoning = { province-liaoning }
origin-korea = { province-korea }
origin-taiwan = { province-taiwan }

# Le stesse carte, negli elenchi
cards-cross_water = { card-cross_water }
cards-cross_mountain = { card-cross_mountain }
cards-cross_wall = { card-cross_wall }
hand-cross_water = { card-cross_water }
hand-cross_mountain = { card-cross_mountain }
hand-cross_wall = { card-cross_wall }
hand-relief_famine = { card-relief_famine }
hand-relief_flood = { card-relief_flood }

# House: groups of options
options-growth = Inizio e crescita
options-attack = Attacco e difesa
options-talks = Trattative e fusioni
options-end = Fine e influenza
options-cards = Carte
options-map = La mappa
