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
option-withdrawn = Una provincia lasciata da chi la difende
option-withdrawn-preset = Come nel regolamento
option-withdrawn-recolonise = Resta vuota finché non viene colonizzata
option-withdrawn-advance = Chi attacca può avanzare
option-withdrawn-note = Dopo una ritirata sotto attacco. Una carta giocata è spesa in ogni caso.
option-colonists_move = I coloni possono muovere nella fase tre
option-colonists_move-preset = Come nel regolamento
option-colonists_move-true = Sì
option-colonists_move-false = No
option-colonists_move-note = Nello stesso turno non colonizzano mai oltre.
option-claim_start = Quindici province sono una rivendicazione
option-claim_start-preset = Come nel regolamento
option-claim_start-own_turn = Alla fine del proprio turno
option-claim_start-any_time = In ogni momento
option-claim_start-note = Chi ha una rivendicazione vince se regge ancora all’inizio del suo prossimo turno.
option-influenced_symbols = I simboli sotto influenza danno punti
option-influenced_symbols-preset = Come nel regolamento
option-influenced_symbols-true = Sì
option-influenced_symbols-false = No
option-influenced_symbols-note = Segnalini non ne portano mai: vengono solo dalle province occupate.
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
refuse-colonise-spent = Troppi segnalini in { $from } sono coloni di questo turno e non colonizzano oltre. Ne servono altri tre.
refuse-move-where = Da { $from } in { $to } non si muove nulla. Devono essere due tue province con segnalini, e confinare.
refuse-move-spent = { $most ->
        [0] Tutti i segnalini di { $from } hanno già passato il loro confine. Ognuno ne passa uno solo.
        [one] In { $from } solo { $most } segnalino può ancora passare un confine. Non muoverne di più.
       *[other] In { $from } solo { $most } segnalini possono ancora passare un confine. Non muoverne di più.
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
refuse-merge-nobody = Nessuno occupa questa provincia. Scegli un giocatore o una provincia occupata da un altro.
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
refuse-advance-garrison = { $most ->
        [0] { $from } ha un simbolo, quindi l’ultimo segnalino resta lì. Nessuno può avanzare.
        [one] { $from } ha un simbolo, quindi un segnalino resta lì. Può avanzare al più { $most } segnalino.
       *[other] { $from } ha un simbolo, quindi un segnalino resta lì. Possono avanzare al più { $most } segnalini.
    }
refuse-name-where = In { $province } non hai segnalini. Le carte vanno alle province che occupi.
refuse-no-relief = { $drawn ->
        [true] La carta pescata ora, «{ $card }», serve solo se Yang e Yin riguardano la stessa provincia. Non ne hai un’altra.
       *[false] Per annullare questa perdita serve la carta «{ $card }», e non ne hai.
    }
refuse-join-whom = Non puoi unirti a { $asked }. Chiedi a un vicino che in questo turno non ha rifiutato, o lascia la partita.
refuse-join-nobody = Nessuno occupa questa provincia. Scegli una provincia di un vicino che in questo turno non ha rifiutato, o lascia la partita.

# Eventi. Che qualcuno si arrende lo dice la casa; il gioco dice che ne è dello stato.
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
event-repelled = L’attacco di { $seat } a { $to } fallisce.
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
event-resigned = Lo stato di { $seat } si scioglie: segnalini e carte tornano indietro.
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
event-offered-from-you = { $share ->
        [none] { $seat } ti offre una fusione invece della battaglia.
       *[other] { $seat } ti offre una fusione invece della battaglia; quota indicata: { $share } %.
    }
event-proposed-you = { $share ->
        [none] Proponi una fusione a { $asked }.
       *[other] Proponi una fusione a { $asked }; quota indicata: { $share } %.
    }
event-proposed-from-you = { $share ->
        [none] { $seat } ti propone una fusione.
       *[other] { $seat } ti propone una fusione; quota indicata: { $share } %.
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
event-repelled-you = Il tuo attacco a { $to } fallisce.
event-advanced-you = { $count ->
        [0] Non avanzi; { $to } resta vuota.
        [one] Avanzi da { $from } in { $to } con { $count } segnalino.
       *[other] Avanzi da { $from } in { $to } con { $count } segnalini.
    }
event-demanded-you = Chiedi a { $owner } di lasciare { $province }.
event-demanded-from-you = { $seat } ti chiede di lasciare { $province }.
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
event-asked-to-join-from-you = { $seat }, in accerchiamento, chiede di unirsi a te.
event-left-you = Lasci la partita.
event-resigned-you = Il tuo stato si scioglie: segnalini e carte tornano indietro.
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
reason-fifteen = Quindici province tenute fino al turno seguente
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
series-note = Si sommano i punti di tutte le partite. Chi si unisce a un altro stato riceve la parte concordata.
series-wins = Punti per le vittorie
series-wins-note = Una vittoria vale 100. Chi si unisce a un altro stato riceve la parte concordata.
pass-merge-asked = { ask-merge-asked }
pass-demand-asked = { ask-demand-asked }
pass-defender-to-answer = { ask-defender-to-answer }
pass-offer-asked = { ask-offer-asked }
pass-attacker-to-roll = { ask-attacker-to-roll }
pass-advance = { ask-advance }
pass-cornered-choice = { ask-cornered-choice }
pass-cornered-asked = { ask-cornered-asked }
border-sea = Via di mare
give-up-text = Il tuo stato lascia il gioco appena tocca di nuovo a te: segnalini e carte tornano indietro, i simboli restano sulla mappa. Nessun bot continua per te. Se resta un solo altro stato, vince subito. Finisci all’ultimo posto, e non si può annullare.

# Gioco: che cosa fa un clic o un tasto, e che cosa mi si chiede
do-settle = Comincia in { $province }
do-grow = { $count ->
        [one] Nuovo segnalino in { $province }
       *[other] { $count } nuovi segnalini in { $province }
    }
do-grow-back = { $count ->
        [0] Nessun nuovo segnalino in { $province }
        [one] Nuovo segnalino in { $province }
       *[other] { $count } nuovi segnalini in { $province }
    }, { $back ->
        [one] { $back } torna nella riserva
       *[other] { $back } tornano nella riserva
    }
do-drop = Rinuncia a un segnalino
do-colonise = Colonizza { $to } da { $from }
do-move = Muovi { $count ->
        [one] { $count } segnalino
       *[other] { $count } segnalini
    } da { $from } in { $to }
do-end-phase = { $phase ->
        [2] Chiudi la colonizzazione
        [3] Chiudi il movimento
       *[other] Chiudi l’espansione
    }
do-attack = Attacca { $to } da { $from }
do-propose-merge = { $share ->
        [none] Proponi una fusione a { $asked }
       *[other] Proponi una fusione a { $asked }, quota { $share } %
    }
do-demand = Chiedi { $province }
do-accept = Accetta
do-refuse = Rifiuta
do-stand = Resisti
do-stay = Resta
do-withdraw = Ritirati in { $to }
do-offer-merge = { $share ->
        [none] Offri una fusione
       *[other] Offri una fusione, quota { $share } %
    }
do-roll = { $count ->
        [one] Lancia il dado
       *[other] Lancia { $count } dadi
    }
do-break-off = Interrompi
do-advance = { $count ->
        [0] Non avanzare
        [one] Avanza con { $count } segnalino
       *[other] Avanza con { $count } segnalini
    }
do-yang = Yang in { $province }
do-yin = Yin in { $province }
do-relief-yes = Usa il soccorso
do-relief-no = Subisci la perdita
do-join = Unisciti a { $asked }
do-leave = Lascia la partita
play-confirm = { $move }: confermi?
play-settle = { $count ->
        [one] Scegli ancora una provincia da cui cominciare.
       *[other] Scegli { $count } province da cui cominciare, una alla volta.
    }
play-grow = { $count ->
        [one] Metti { $count } nuovo segnalino in una tua provincia.
       *[other] Metti { $count } nuovi segnalini nelle tue province.
    }
play-grow-together = { $count ->
        [one] Metti { $count } nuovo segnalino in una tua provincia.
       *[other] Metti { $count } nuovi segnalini, tutti in una sola tua provincia.
    }
play-grow-bonus = { $count ->
        [one] Metti { $count } segnalino per un simbolo in { $origin }.
       *[other] Metti { $count } segnalini per i simboli in { $origin }.
    }
play-grow-bonus-near = { $count ->
        [one] Metti { $count } segnalino per un simbolo in { $origin }: lì o accanto.
       *[other] Metti { $count } segnalini per i simboli in { $origin }: lì o accanto.
    }
play-grow-drop = La tua riserva è troppo piccola. Metti quello che puoi e rinuncia a { $count ->
        [one] { $count } segnalino.
       *[other] { $count } segnalini.
    }
play-colonise = Scegli una provincia da cui partono tre segnalini, o una libera da colonizzare.
play-colonise-none = Ora non si può colonizzare nulla. Chiudi la fase.
play-colonise-to = Da { $from } in quale provincia libera?
play-move = Scegli una provincia da cui muovere segnalini, o chiudi la fase.
play-move-none = Ora nessun segnalino può muoversi. Chiudi la fase.
play-move-to = Da { $from } in quale tua provincia?
play-attack = Scegli una provincia da cui attaccare, tratta, o chiudi la fase.
play-attack-none = Ora non puoi attaccare nessuno. Tratta, o chiudi la fase.
play-attack-over = Ora non puoi attaccare nessuno. Chiudi la fase.
play-attack-to = Da { $from } contro quale provincia?
play-merge = Con chi vuoi unirti? Scegli un giocatore o una delle sue province.
play-demand = Quale provincia va lasciata? Non si mostra nessuna carta.
play-defend = { $to } è sotto attacco da { $from }. Resisti, ritirati in una provincia illuminata oppure offri una fusione.
play-defend-stuck = { $to } è sotto attacco da { $from }. Non puoi ritirarti. Resisti oppure offri una fusione.
play-defend-leave = { $to } è sotto attacco da { $from }. Resisti, o ritirati in una provincia illuminata.
play-stand = { $to } è sotto attacco da { $from }. Resisti.
play-demand-asked = { $seat } ti chiede di lasciare { $province }. Ritirati in una provincia illuminata, o resta.
play-roll = Lancia contro { $to }, o interrompi.
play-advance = { $to } è conquistata. Quanti segnalini avanzano?
play-yang = Indica una tua provincia per Yang: lì arriva qualcosa di buono.
play-yin = Indica una tua provincia per Yin: lì arriva qualcosa di cattivo.
play-merge-asked = { $seat } propone una fusione. Accetti o rifiuti?
play-offer-asked = { $seat } offre una fusione invece della battaglia. Accetti o rifiuti?
play-relief = { $card } in { $province }. Giochi una carta soccorso o subisci la perdita?
play-relief-none = { $card } in { $province }, e non hai carte che aiutino.
play-cornered = Ti hanno accerchiato. Unisciti a un vicino, o lascia la partita.
play-cornered-asked = { $seat } è sotto accerchiamento e chiede di unirsi a te. Accetti o rifiuti?
play-change = { $province } da { $before } a { $after }
play-changes = Segnalini: { $changes }.
play-points = Punti da { $before } a { $after }.
play-lit = { $province }. { $count ->
        [0] Da qui non si va da nessuna parte.
        [one] Una provincia è illuminata.
       *[other] { $count } province sono illuminate.
    }
show-title = Mostra sulla mappa
show-influence = Influenza
show-reach = Portata
show-fifteen = Quindici
show-lines = Confini
show-influence-about = Province vuote sotto l’influenza di qualcuno: contano come tenute.
show-reach-about = Province vuote dove possono andare i coloni.
show-fifteen-about = Province con cui si arriva a quindici.
show-lines-about = Che cosa indicano le linee tra le province.
show-nothing = { $about } Ora non ce ne sono.
show-on = Si vede: { $what }
show-off = Non si vede più: { $what }
spot-held = { $province }: { $owner }, { $count ->
        [one] { $count } segnalino
       *[other] { $count } segnalini
    }{ $symbols ->
        [none] .
       *[other] . { $symbols }.
    } Confini: { $near }. { $use }
spot-held-you = { $province }: tua, { $count ->
        [one] { $count } segnalino
       *[other] { $count } segnalini
    }{ $symbols ->
        [none] .
       *[other] . { $symbols }.
    } Confini: { $near }. { $use }
spot-influence = { $province }: libera, sotto l’influenza di { $owner }{ $symbols ->
        [none] .
       *[other] . { $symbols }.
    } Confini: { $near }. { $use }
spot-influence-you = { $province }: libera, sotto la tua influenza{ $symbols ->
        [none] .
       *[other] . { $symbols }.
    } Confini: { $near }. { $use }
spot-free = { $province }: libera{ $symbols ->
        [none] .
       *[other] . { $symbols }.
    } Confini: { $near }. { $use }
spot-symbol = { $symbol } { $count }
spot-near = { $province } ({ $border })
use-source = Puoi partire da qui.
use-target = Puoi sceglierla.
use-chosen = Scelta.
use-none = { "" }
map-board = Mappa della Cina, 21 province

keys-map = Al vicino in quella direzione
keys-choose = Scegli una provincia; di nuovo conferma
keys-count = Più o meno segnalini o dadi
keys-digits = Tanti segnalini o dadi
keys-cycle = La prossima provincia illuminata; con Shift la precedente
keys-zoom = Avvicina la mappa; con Shift allontanala
keys-modes = Quarta fase: attacco, fusione, richiesta
keys-influence = Mostra l’influenza
keys-reach = Mostra dove potresti colonizzare
keys-fifteen = Mostra che cosa farebbe quindici
keys-end = Chiudi la fase
keys-defence = Difesa: resisti, ritirati, offri una fusione
keys-break = Interrompi l’attacco
keys-yes-no = Accetta o rifiuta; usa il soccorso o no
keys-back = Ritira l’ultima scelta

# The map
map-percent = { $value }%
map-legend = Tipi di confine
map-open = aperto
map-water = fiume, lago
map-mountain = montagne
map-wall = Grande Muraglia
map-sea = via di mare
map-impassable = nessun passaggio
geo-yellow-sea = Mar Giallo
geo-east-china-sea = Mar Cinese Orientale
geo-south-china-sea = Mar Cinese Meridionale
geo-formosa-strait = Stretto di Formosa
geo-mongolia = Mongolia
geo-manchuria = Manciuria
geo-tibet = Tibet
geo-annam = Annam
geo-burma = Birmania
detail-markers = { $count ->
        [one] { $count } segnalino
       *[other] { $count } segnalini
    }
detail-spent = { $count ->
        [one] { $count } ha passato un confine in questo turno.
       *[other] { $count } hanno passato un confine in questo turno.
    }
detail-exhausted = { $count ->
        [one] { $count } non attacca più in questo turno.
       *[other] { $count } non attaccano più in questo turno.
    }
detail-free = Non occupata
detail-influence = Sotto l’influenza di { $owner }
detail-influence-you = Sotto la tua influenza
detail-reach = { $owner } potrebbe mandare qui dei coloni.
detail-reach-you = Potresti mandare qui dei coloni.
detail-fifteen = Con questa { $owner } avrebbe quindici province.
detail-fifteen-you = Con questa avresti quindici province.

# Imparare: le lezioni
lesson-settle-title = Fonda il tuo stato
lesson-settle-text = Vince chi alla fine ha più punti, per segnalini, simboli, carte e due per ogni provincia tenuta, oppure chi tiene quindici province fino al proprio turno seguente. In due si comincia in tre province che stanno insieme, con tre segnalini ciascuna. Sceglile una alla volta.
lesson-settle-done = Nove segnalini in tre province. Nel primo turno è questo al posto della crescita; le altre fasi seguono come sempre.
lesson-settle-hint = Hai meno di tre province. Scegline di libere che confinano tra loro.
lesson-grow-title = Nuovi segnalini
lesson-grow-text = Un turno comincia con la crescita: tre segnalini regolari, tutti in una provincia, e altri per i simboli. La città in Hopeh ne porta uno, il campo in Shantung due; questi vanno lì o in una tua provincia accanto. Mettili tutti e sei.
lesson-grow-done = Ora sono quindici segnalini. Una provincia ne tiene dieci: l’undicesimo torna nella riserva.
lesson-grow-hint = Non tutti i nuovi segnalini sono sulla mappa. Scegli una provincia per i primi tre, poi una per ciascuno degli altri.
lesson-colonise-title = Manda coloni
lesson-colonise-text = Più province sono più punti e più spazio per crescere. Tre segnalini vanno insieme in una provincia vuota accanto alla loro, e almeno uno resta, quindi ne servono quattro. Fiumi, montagne e muraglia non li fermano. Scegli da dove partono, poi dove vanno.
lesson-colonise-done = Una provincia in più. In un turno puoi colonizzare quanto ti riesce. I coloni non colonizzano oltre, ma possono ancora muovere nella fase tre.
lesson-colonise-hint = Nessuno è partito. Scegli una tua provincia con almeno quattro segnalini, poi una vuota accanto.
lesson-influence-title = Terre sotto influenza
lesson-influence-text = Una provincia vuota è sotto la tua influenza se tutte le province occupate accanto sono tue, o se nessun altro può raggiungerla. Accendi «Influenza» sulla mappa per vederla tratteggiata. Poi manda coloni da Hunan e guarda Yunnan.
lesson-influence-done = Yunnan è sotto la tua influenza, e nessuno ha dovuto andarci. Terre così danno punti e contano per le quindici province. Non portano segnalini, e altri possono ancora colonizzarle.
lesson-influence-hint = Nessuno è partito. Scegli Hunan, poi una provincia vuota a ovest.
lesson-move-title = Verso il confine
lesson-move-text = I segnalini si muovono tra tue province confinanti, ognuno oltre un solo confine per turno. Honan è piena: ne tiene dieci, e i nuovi lì andrebbero persi. Muovine alcuni in Hupeh.
lesson-move-done = Se ne muovono quanti vuoi, purché nessuna provincia ne abbia più di dieci. Puoi anche lasciare vuota una provincia.
lesson-move-hint = Non si è mosso nulla. Scegli Honan, poi Hupeh e quanti vanno.
lesson-attack-title = Attacca
lesson-attack-text = Hupeh ha due segnalini, la tua Honan sei, e il confine tra loro è aperto. Guarda la tua probabilità, poi attacca. Un dado alla volta: pari, perde un segnalino chi difende; dispari, lo perdi tu. Dopo la vittoria, avanza.
lesson-attack-done = Le due parti hanno perso due segnalini, e hai vinto. Prima di ogni lancio potevi smettere, e chi difende poteva ritirarsi. I segnalini avanzati non attaccano più in questo turno.
lesson-attack-hint = L’attacco non è arrivato in fondo. Attacca Hupeh da Honan, lancia finché non è vuota, poi avanza.
lesson-card-title = Un fiume di mezzo
lesson-card-text = Tra la tua Hupeh e Hunan c’è acqua. Per attaccare oltre acqua, montagne o muraglia serve la carta Yang adatta, e la tua è per le montagne. Prova lo stesso ad attaccare Hunan.
lesson-card-done = Rifiutato, e vedi per quale regola. Solo gli attacchi chiedono carte: coloni e movimenti passano ogni confine.
lesson-card-hint = Questo era permesso. Scegli Hupeh, poi Hunan oltre il fiume.
lesson-cross-title = Gioca una carta passaggio
lesson-cross-text = Tra la tua Shensi e Szechwan ci sono montagne, e hai la carta che serve. Con l’attacco è spesa, comunque vada. Attacca Szechwan: chi difende si ritirerà, e potrai avanzare.
lesson-cross-done = Chi difendeva si è ritirato in Kweichow senza combattere, e la via era libera. Il campo resta: serve a chi occupa Szechwan.
lesson-cross-hint = Szechwan non è presa. Attaccala da Shensi, poi avanza.
lesson-defend-title = Ti attaccano
lesson-defend-text = Otto segnalini da Hopeh attaccano i tuoi due in Shantung. Puoi resistere, offrire una fusione o ritirarti in una tua provincia accanto. Due contro otto non hanno speranza: ritirati in Kiangsu.
lesson-defend-done = Sette segnalini in Kiangsu, nessuno perso. La miniera resta in Shantung. Chi resiste decide di nuovo prima del lancio seguente.
lesson-defend-hint = Lì i tuoi due segnalini prima o poi vanno persi. Stavolta ritirati in Kiangsu.
lesson-merge-title = Unite le forze
lesson-merge-text = A ogni stato puoi proporre una fusione una volta per turno. Guida il più forte; l’altro non gioca più e nel risultato viene dopo ogni stato rimasto. In una serie riceve la quota concordata dei punti del socio maggiore. Scegli «Fusione», poi il piccolo stato in Chekiang e Kiangsi.
lesson-merge-done = I suoi segnalini e le sue province sono tuoi; le sue carte decadono. Se il più forte fosse stato lui, il tuo stato si sarebbe unito al suo.
lesson-merge-hint = Nessuno si è unito a te. Proponi una fusione al piccolo stato in Chekiang e Kiangsi.
lesson-name-title = Yang e Yin
lesson-name-text = Un turno finisce con due carte pescate alla cieca. Indica una provincia per Yang, che porta qualcosa di buono, poi una per Yin, che di solito toglie segnalini. Può essere la stessa.
lesson-name-done = { $told } Yin lo vedono tutti. Yang lo vedi solo tu, se non è un simbolo; le altre carte vanno nella tua mano.
lesson-name-hint = Indica una tua provincia per Yang, poi una per Yin.
lesson-relief-title = Aiuto nel bisogno
lesson-relief-text = Yin è un’alluvione in Shantung e costa due segnalini. Contro carestia e alluvione ci sono carte soccorso, e hai quella giusta. Giocala.
lesson-relief-done = Non si perde nulla, e la carta è spesa. Una carta soccorso appena pescata aiuta solo se Yang e Yin erano per la stessa provincia.
lesson-relief-hint = L’alluvione ha tolto due segnalini. Stavolta gioca la carta soccorso.
lesson-score-title = L’ultimo turno
lesson-score-text = Dopo il turno 33 si contano i punti: uno per ogni segnalino, città, miniera e carta Yang, due per ogni campo e per ogni provincia, occupata o sotto influenza. Siamo 42 a 45. Colonizza dove rende di più, poi chiudi le fasi.
lesson-score-done = 46 a 45. Kwangsi dà due punti, e dietro di lei Yunnan passa sotto la tua influenza e ne dà altri due.
lesson-score-hint = Non bastava per vincere. Colonizza Kwangsi: non è ancora sotto la tua influenza, e dietro c’è Yunnan.
lesson-fifteen-title = Quindici province
lesson-fifteen-text = Ne tieni quattordici: otto occupate, sei sotto influenza. Con quindici rivendichi il trono, subito e di chiunque sia il turno. Colonizza Kwangsi.
lesson-fifteen-done = Rivendichi il trono. Se all’inizio del tuo prossimo turno ne tieni ancora quindici, vinci subito. Fino ad allora gli altri cercheranno di togliertene una.
lesson-fifteen-hint = Così non sono quindici. Manda coloni da Hunan in Kwangsi.

# Imparare: ciò che le lezioni tralasciano, con la sua regola
also-E35 = Da una provincia ne attacchi un’altra solo una volta per turno.
also-E57 = Una carta Yin, il Traditore, ti toglie tutte le carte passaggio.
also-E27 = Se nel tuo turno ti unisci a un altro stato, prima peschi le tue carte.
also-E70 = Se resta un solo stato, vince subito.

# Imparare: consigli nella prima partita
remark-turn-1 = Dal centro della mappa vai ovunque, e da ovunque arrivano a te. Ai bordi sei più al sicuro.
remark-turn-2 = Metti i tre nuovi segnalini dove vuoi colonizzare: da quattro in una provincia ne possono partire tre.
remark-turn-3 = Anche la terra vuota che confina solo con te vale due punti. Allargati prima degli altri.
remark-turn-4 = Muovi segnalini dall’interno al confine, prima che una provincia sia piena.
remark-turn-5 = Fiumi, montagne e muraglia ti proteggono: per attaccare oltre serve la carta adatta.
remark-turn-6 = Per Yin indica una provincia con molti segnalini. Dove sono pochi, può non restarne nessuno.
remark-turn-7 = Tanti segnalini quanti chi difende: la probabilità è pari. Il doppio: circa quattro volte su cinque.
remark-turn-8 = Conta le province via via. Quindici, con quelle sotto influenza, vincono la partita se le tieni fino al tuo prossimo turno.
remark-at-grow = Metti i tre nuovi segnalini da dove vuoi colonizzare: da quattro in una provincia ne possono partire tre.
remark-at-colonise = Allargati prima degli altri. Ogni provincia vale due punti, e così la terra vuota che confina solo con te.
remark-at-move = Muovi segnalini dall’interno al confine. Chi lascia vuota una provincia la cede.
remark-at-expand = Attaccare non è un obbligo. Tanti segnalini quanti chi difende: la probabilità è pari. Il doppio: circa quattro volte su cinque.
remark-at-yang = Yang porta un simbolo in questa provincia o una carta in mano. Scegline una che terrai.
remark-at-yin = Yin toglie uno o due segnalini. Scegli una provincia che può farne a meno.
remark-at-defend = Chi si ritira salva tutti i segnalini e perde la provincia. Chi resiste può perdere entrambi, o nulla.
remark-at-roll = Un dado pari colpisce chi difende, uno dispari te. Prima di ogni lancio puoi smettere.
remark-at-advance = Chi avanza non attacca più in questo turno. Chi resta tiene la vecchia provincia.
remark-colonised = I coloni sono tre segnalini. In questo turno non colonizzano oltre.
remark-attacked = In un attacco i dadi pari colpiscono chi difende, i dispari chi attacca. Prima di ogni lancio ognuno può smettere.
remark-withdrew = Chi si ritira salva i segnalini e lascia la provincia. Che ne sarà, lo dicono le regole di questo tavolo (E46).
remark-advanced = I segnalini avanzati non attaccano più in questo turno.
remark-built = Un simbolo resta per sempre. Città e miniera portano un segnalino a turno, un campo due, a chi occupa la provincia.
remark-kept = Le carte passaggio e soccorso aspettano in mano. Ognuna è un punto alla fine.
remark-lost = Yin toglie un segnalino, carestia e alluvione due. Solo contro queste due c’è una carta.
remark-betrayed = Il traditore toglie solo le carte passaggio. Le carte soccorso restano.
remark-proposed = Una fusione fa di due stati uno solo. Guida chi ha più segnalini.
remark-claimed = Qualcuno tiene quindici province. Una di meno, e la rivendicazione cade: bastano coloni o un attacco.
remark-claim = { $seat } vince all’inizio del suo prossimo turno con quindici province. Togline una, occupata o sotto influenza.
remark-fifteen = { $to } sarebbe la tua quindicesima provincia, e puoi colonizzarla ora.
remark-room = { $province } non ha posto per tutti e tre i nuovi segnalini. Ciò che supera dieci torna nella riserva.
remark-chance = Da { $from } prenderesti { $to } con una probabilità del { $percent } %, se chi difende resiste.
remark-yin = Per Yin conviene { $province }: ha più segnalini di tutte.

# Situazione e racconto
log-some-in = { $count } in { $province }
log-step = { $count } da { $from } in { $to }
log-way = da { $from } in { $to }
log-settled = { $count ->
        [one] { $seat } comincia in { $province } con tre segnalini.
       *[other] { $seat } comincia in { $province }, con tre segnalini in ciascuna.
    }
log-settled-you = { $count ->
        [one] Cominci in { $province } con tre segnalini.
       *[other] Cominci in { $province }, con tre segnalini in ciascuna.
    }
then-settled = { $count ->
        [one] Prima provincia, con tre segnalini: { $province }.
       *[other] Prime province, con tre segnalini in ciascuna: { $province }.
    }
log-grew = { $seat } mette nuovi segnalini: { $places }.
log-grew-you = Metti nuovi segnalini: { $places }.
then-grew = Nuovi segnalini: { $places }.
log-back = { $province } è piena: { $count ->
        [one] { $count } nuovo segnalino torna
       *[other] { $count } nuovi segnalini tornano
    } nella riserva.
log-lapsed = La riserva è troppo piccola: { $count ->
        [one] si perde { $count } nuovo segnalino.
       *[other] si perdono { $count } nuovi segnalini.
    }
log-colonised = { $seat } manda coloni { $ways }.
log-colonised-you = Mandi coloni { $ways }.
then-colonised = I coloni vanno { $ways }.
log-moved = { $seat } muove segnalini: { $steps }.
log-moved-you = Muovi segnalini: { $steps }.
then-moved = Movimenti: { $steps }.
log-moved-many = { $seat } muove { $count } segnalini.
log-moved-many-you = Muovi { $count } segnalini.
then-moved-many = Si muovono { $count } segnalini.
then-trimmed = Ne restano dieci; tolti: { $places }.
log-attacked = { $barrier ->
        [water] { $seat } gioca «Passaggio sull’acqua» e attacca { $owner } in { $to } da { $place }.
        [mountain] { $seat } gioca «Passaggio sui monti» e attacca { $owner } in { $to } da { $place }.
        [wall] { $seat } gioca «Passaggio sulla muraglia» e attacca { $owner } in { $to } da { $place }.
       *[open] { $seat } attacca { $owner } in { $to } da { $place }.
    }
log-attacked-you = { $barrier ->
        [water] Giochi «Passaggio sull’acqua» e attacchi { $owner } in { $to } da { $place }.
        [mountain] Giochi «Passaggio sui monti» e attacchi { $owner } in { $to } da { $place }.
        [wall] Giochi «Passaggio sulla muraglia» e attacchi { $owner } in { $to } da { $place }.
       *[open] Attacchi { $owner } in { $to } da { $place }.
    }
log-attacked-from-you = { $barrier ->
        [water] { $seat } gioca «Passaggio sull’acqua» e ti attacca in { $to } da { $place }.
        [mountain] { $seat } gioca «Passaggio sui monti» e ti attacca in { $to } da { $place }.
        [wall] { $seat } gioca «Passaggio sulla muraglia» e ti attacca in { $to } da { $place }.
       *[open] { $seat } ti attacca in { $to } da { $place }.
    }
log-fought = { $faces ->
        [none] { $dice ->
            [0] Perdite:
           *[other] { $dice } dadi. Perdite:
        }
       *[other] { $dice ->
            [one] Dado: { $faces }. Perdite:
           *[other] Dadi: { $faces }. Perdite:
        }
    } { $from } { $attackers }, { $to } { $defenders }.
then-advanced = { $count ->
        [0] Nessuno avanza; { $to } resta vuota.
        [one] { $count } segnalino avanza in { $to }.
       *[other] { $count } segnalini avanzano in { $to }.
    }
then-broke-off = Poi l’attacco si interrompe.
then-repelled = L’attacco fallisce.
log-refused = { $count ->
        [one] { $seat } propone una fusione a { $asked }, senza successo.
       *[other] { $seat } propone fusioni a { $asked }, senza successo.
    }
log-refused-you = { $count ->
        [one] Proponi una fusione a { $asked }, senza successo.
       *[other] Proponi fusioni a { $asked }, senza successo.
    }
log-named = { $seat } indica { $yang } per Yang e { $yin } per Yin.
log-named-you = Indichi { $yang } per Yang e { $yin } per Yin.
log-named-both = { $seat } indica { $province } per Yang e Yin.
log-named-both-you = Indichi { $province } per Yang e Yin.
then-yin = Yin: { $card }.
then-lost = { $count ->
        [one] Si perde { $count } segnalino in { $province }.
       *[other] Si perdono { $count } segnalini in { $province }.
    }
then-relieved = «{ $card }» evita ogni perdita.
then-kept = { $card ->
        [none] Una carta Yang va in mano.
       *[other] Yang: { $card }, in mano.
    }
then-built = Yang: { $card } in { $province }.
log-ended = La partita è finita. { $reason }.
seat-points = { $value ->
        [one] punto
       *[other] punti
    }
seat-state = { $provinces ->
        [one] { $provinces } provincia
       *[other] { $provinces } province
    }, { $cards ->
        [one] { $cards } carta Yang
       *[other] { $cards } carte Yang
    }
seat-junior = in società con { $owner }
seat-out = fuori dal gioco
standing-title = Se si contasse ora
standing-seat = Stato
standing-provinces = Province
standing-markers = Segnalini
standing-symbols = Simboli
standing-cards = Yang
standing-occupied = Occupate
standing-influenced = Influenza
standing-points = Punti
standing-provinces-note = Province: occupate, e sotto influenza; due punti ciascuna
standing-markers-note = Segnalini sulla mappa, e nella riserva; un punto per ognuno sulla mappa
standing-symbols-note = { $influence ->
        [yes] Punti per i simboli nelle province occupate o sotto influenza: uno per città o miniera, due per un campo
       *[other] Punti per i simboli nelle province occupate: uno per città o miniera, due per un campo
    }
standing-cards-note = Carte Yang in mano; un punto ciascuna
standing-points-note = Punti se la partita si contasse ora
standing-held = { $occupied ->
        [one] { $occupied } provincia occupata
       *[other] { $occupied } province occupate
    }, { $influenced } sotto influenza
standing-pieces = { $markers ->
        [one] { $markers } segnalino
       *[other] { $markers } segnalini
    } sulla mappa, { $supply } nella riserva
standing-known = { $count ->
        [one] { $count } carta Yang
       *[other] { $count } carte Yang
    }, note a tutti: { $cards }
standing-relief = { $count ->
        [one] una carta soccorso
       *[other] { $count } carte soccorso
    }
standing-claim = Rivendica il trono: vince con quindici province quando comincia il prossimo turno di { $seat }.
standing-claim-you = Rivendichi il trono: se tieni ancora quindici province quando comincia il tuo prossimo turno, vinci.
standing-claim-short = { $count } province: vince se ne tiene quindici fino al suo prossimo turno
standing-cornered = { $most ->
        [0] Accerchiamento
       *[other] Accerchiamento, { $turns } su { $most }
    }
sign-claim = rivendica il trono
standing-junior = { $share ->
        [none] socio minore
       *[other] socio minore, quota { $share } %
    }
standing-out = fuori
standing-fine = Punti: uno per ogni segnalino e ogni carta Yang, uno o due per simbolo, due per ogni provincia.
result-partner = { $share ->
        [none] socio minore di { $owner }
       *[other] socio minore di { $owner }, quota { $share } %
    }
result-out = fuori dal gioco
graph-points = Punti, se si fosse contato lì
words-markers = { $province } { $count }
words-markers-symbols = { $province } { $count } ({ $symbols })
words-symbols = { $province } ({ $symbols })
words-holds = { $seat } occupa { $held }
words-holds-you = Occupi { $held }
words-influence = { $seat } ha influenza su { $province }
words-influence-you = Hai influenza su { $province }
words-reach = { $seat } potrebbe colonizzare { $province }
words-reach-you = Potresti colonizzare { $province }
words-fifteen = { $count ->
        [one] Con { $province } { $seat } avrebbe quindici province
       *[other] Con una di queste { $seat } avrebbe quindici province: { $province }
    }
words-fifteen-you = { $count ->
        [one] Con { $province } avresti quindici province
       *[other] Con una di queste avresti quindici province: { $province }
    }
words-free = Province libere con simboli: { $held }
words-claim = { $seat } rivendica il trono
words-claim-you = Rivendichi il trono
words-cornered = Accerchiamento di { $seat }: { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turni
    } di fila
words-cornered-you = Il tuo stato è accerchiato: { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turni
    } di fila
words-junior = { $seat } è socio minore di { $owner }
words-junior-you = Il tuo stato è socio minore di { $owner }
words-out = { $seat } è fuori dal gioco
words-out-you = Sei fuori dal gioco
words-pending = Alla fine di questo turno { $seat } si unisce a { $owner }
words-pending-you = Alla fine di questo turno ti unisci a { $owner }
words-known = { $seat }: tutti sanno di { $cards }
words-known-you = Tu: tutti sanno di { $cards }
words-battle = Attacco a { $to } da { $from }; difende { $owner }
words-none = nessuna

# Imparare: esempi nelle regole
example-try = Tentativo: «{ $move }»
example-mixed = Regole miste
example-hand = Carte Yang in mano
example-holds = { $seat } tiene { $count ->
        [one] { $count } provincia
       *[other] { $count } province
    }: { $provinces } occupate, { $influenced } sotto influenza.
example-holds-you = Tieni { $count ->
        [one] { $count } provincia
       *[other] { $count } province
    }: { $provinces } occupate, { $influenced } sotto influenza.
example-influence = Sotto influenza: { $province }.

# Where cards come from
source-cards = Carte: i mazzi di Vienna sono stampati, quelli di Classico ricostruiti da essi.

# The help card
glance-turn = Turno
glance-grow-together = Crescita: tre nuovi segnalini, tutti in una provincia
glance-grow-split = Crescita: tre nuovi segnalini, dove vuoi
glance-symbols-origin = Ogni turno un campo porta lì altri due segnalini, città e miniera uno
glance-symbols-adjoining = Ogni turno un campo ne porta altri due, città e miniera uno, lì o accanto
glance-colonise-1 = Colonie: tre vanno insieme in una provincia vuota accanto, almeno uno resta
glance-colonise-0 = Colonie: tre vanno insieme in una provincia vuota accanto
glance-colonise-symbol = Colonie: tre vanno insieme in una provincia vuota accanto; dove c’è un simbolo uno resta
glance-move = Movimento: ogni segnalino oltre un confine, tra le tue province
glance-move-others = Movimento: ogni segnalino oltre un confine, tra le tue province; i coloni restano
glance-move-symbol = Movimento: ogni segnalino oltre un confine, tra le tue province; dove c’è un simbolo uno resta
glance-move-others-symbol = Movimento: ogni segnalino oltre un confine, tra le tue province; restano i coloni, e uno dove c’è un simbolo
glance-expand = Espansione: proponi fusioni, attacca i vicini, o niente
glance-expand-demand = Espansione: proponi fusioni, attacca i vicini, chiedi province, o niente
glance-demand = Ogni provincia accanto si può chiedere una volta per turno: il proprietario la lascia vuota o resta
glance-draw = Carte: indica una provincia per Yang e una per Yin, poi pesca
glance-ten = Una provincia conserva al massimo dieci segnalini; gli altri tornano nella riserva
glance-attack = Attacco
glance-barrier = Oltre acqua, montagne o muraglia solo con la carta adatta
glance-repeat-once = Da una provincia, ogni altra si attacca al massimo una volta per turno
glance-repeat-unlimited = Lo stesso attacco si può ripetere; oltre un ostacolo con una nuova carta
glance-parity = Pari: perde un segnalino chi difende; dispari: chi attacca
glance-dice-one = Un dado per lancio; prima di ognuno puoi smettere
glance-dice-many = Fino a un dado per segnalino; prima di ogni lancio puoi smettere
glance-odds = Probabilità fino in fondo: 3 contro 3: 50 %, 3 contro 2: 69 %, 4 contro 2: 81 %
glance-withdraw-any = Chi difende può ritirarsi in una sua provincia accanto, prima di ogni lancio
glance-withdraw-any-empty = Prima di ogni lancio chi difende può ritirarsi in una sua provincia accanto; quella lasciata resta vuota
glance-withdraw-first = Chi difende può ritirarsi in una sua provincia accanto, solo prima del primo lancio
glance-withdraw-first-empty = Solo prima del primo lancio chi difende può ritirarsi in una sua provincia accanto; quella lasciata resta vuota
glance-merge-stronger = Chi difende può proporre una fusione; guida lo stato più forte
glance-merge-attacker = Chi difende può proporre una fusione; guida chi attacca
glance-advance-rest = Chi vince avanza con quanti vuole; questi non attaccano più nel turno
glance-advance-rest-symbol = Chi vince avanza con quanti vuole, ma dove c’è un simbolo uno resta; non attaccano più nel turno
glance-advance-on = Chi vince avanza con quanti vuole e può attaccare ancora
glance-advance-on-symbol = Chi vince avanza con quanti vuole, ma dove c’è un simbolo uno resta; può attaccare ancora
glance-cards = Carte
glance-card-symbols = Città, miniera o campo per la provincia indicata, per sempre
glance-card-crossing = Passaggio: un attacco oltre questo ostacolo
glance-card-relief = Soccorso: annulla una carestia o un’alluvione
glance-card-mandate = Mandato del Cielo: la partita finisce
glance-card-one = Peste, rivolta, siccità: si perde un segnalino
glance-card-two = Carestia, alluvione: si perdono due segnalini
glance-card-traitor = Traditore: si perdono tutte le tue carte passaggio
glance-points = Vittoria
glance-points-1 = Un punto per ogni segnalino, città, miniera e carta Yang
glance-points-2 = Due per ogni campo e ogni provincia, occupata o sotto influenza
glance-points-influence = I simboli contano in ogni tua provincia, anche sotto influenza
glance-points-occupied = I simboli contano solo dove stanno i tuoi segnalini
glance-influence-adjoining = Influenza: terra vuota che confina solo con te, o che solo tu puoi raggiungere
glance-influence-enclosed = Influenza: terra vuota che solo tu puoi raggiungere
glance-fifteen-any = Quindici province in qualsiasi momento, e ancora all’inizio del tuo prossimo turno: vinci
glance-fifteen-own = Quindici province alla fine del tuo turno, e ancora all’inizio del prossimo: vinci
glance-last = L’ultimo stato sulla mappa vince subito
glance-cornered = In accerchiamento per { $turns } turni nell’unica provincia: ti unisci a un vicino o lasci
glance-turns = Altrimenti vince chi ha più punti, contati dopo il turno { $turns }
glance-mandate = Altrimenti vince chi ha più punti, contati quando esce il Mandato

# Decisions: stepper, countdown, panels
steps-of = Le cinque fasi: turno di { $seat }
steps-of-you = Le cinque fasi del tuo turno
step-1 = Crescita
step-2 = Colonie
step-3 = Movimento
step-4 = Espansione
step-5 = Carte
step-is-done = , fatto
step-settle = { $left ->
        [one] { $left } provincia da scegliere
       *[other] { $left } province da scegliere
    }
step-left = { $left } da mettere
step-now-2 = tre alla volta
step-now-3 = tra le proprie province
step-now-4 = attacca, tratta o chiudi
step-battle = attacco in corso
step-yang = indica una provincia per Yang
step-yin = Yin ancora da indicare
step-drawn = le carte sono pescate
step-done-1 = { $count ->
        [one] { $count } messo
       *[other] { $count } messi
    }
step-done-2 = { $count ->
        [0] nessuna colonia
        [one] { $count } colonia
       *[other] { $count } colonie
    }
step-done-3 = { $count ->
        [0] nessuno mosso
        [one] { $count } mosso
       *[other] { $count } mossi
    }
step-done-4 = { $count ->
        [0] nessun attacco
        [one] { $count } attacco
       *[other] { $count } attacchi
    }
step-next-1 = nuovi segnalini
step-next-2 = terre libere
step-next-3 = spostamenti
step-next-4 = attacchi, trattative
step-next-5 = Yang e Yin
count-turns = Turno { $now } di { $all }
count-turns-left = { $left ->
        [0] l’ultimo turno
        [one] poi ancora { $left } turno, tuoi { $mine }
       *[other] poi ancora { $left } turni, tuoi { $mine }
    }
count-mandate = Carta Yang { $now } di { $all }
count-mandate-left = { $left ->
        [one] la prossima è il Mandato del Cielo
       *[other] l’ultima delle prossime { $left } è il Mandato del Cielo
    }
decks-left = Mazzi: Yang { $yang }, non viste { $yang_unseen }; Yin { $yin }, non viste { $yin_unseen }
deck-yang = Yang
deck-yin = Yin
percent = { $value } %
at-province = { $province }
decides = decide { $seat }
ways-pair = { $from } → { $to }
target-of = { $province }, { $owner }
amount-less = Uno in meno
amount-more = Uno in più
act-back = Indietro
act-choose = Prima scegli
act-choose-province = Scegli una provincia
act-choose-player = Scegli chi
act-rest = { $count ->
        [one] Mettilo qui
        [2] Mettili qui entrambi
       *[other] Metti qui tutti e { $count }
    }
end-left-colonise = { $count ->
        [one] { $count } provincia ancora da colonizzare
       *[other] { $count } province ancora da colonizzare
    }
end-left-attack = { $count ->
        [one] ancora { $count } attacco possibile
       *[other] ancora { $count } attacchi possibili
    }
act-attack = Attacco
act-merge = Fusione
act-demand = Richiesta
act-join-surely = Sì, con { $asked }
settle-title = Da dove cominci
settle-note = tre segnalini in ognuna
grow-title = Ancora da mettere
grow-supply = { $count } nella riserva
grow-regular = regolari
grow-regular-at = regolari, in { $place }
grow-count = Nuovi segnalini in { $place }
grow-origin = da { $origin }
grow-drops = { $count ->
        [one] La riserva non basta: devi rinunciare a { $count } segnalino.
       *[other] La riserva non basta: devi rinunciare a { $count } segnalini.
    }
colonise-title = Dove possono andare i coloni
colonise-note = partono in tre
colonise-of = { $count ->
        [one] ora { $count } segnalino in { $from }
       *[other] ora { $count } segnalini in { $from }
    }
move-title = Dove puoi muovere
move-note = ognuno passa un confine
move-of = fino a { $most } di { $count }
move-count = Segnalini
move-all = Tutti: { $count }
change-province = { $province }
change-held = Province
change-points = Punti
attack-title = Chi puoi attaccare
attack-lacking = Attacchi ora non possibili
attack-from = { $count ->
        [one] Da { $from }, { $count } segnalino
       *[other] Da { $from }, { $count } segnalini
    }
attack-odds = combattendo fino in fondo
attack-open = confine aperto, nessuna carta
attack-spends = costa «{ $card }»
attack-lacks = manca «{ $card }»
attack-closed = già attaccata in questo turno
attack-left = Se chi difende si ritira, nessuno avanza: la provincia resta vuota finché qualcuno non la colonizza.
attack-left-short = Se chi difende si ritira, nessuno avanza.
attack-none = Nessuna provincia di un altro stato confina con le tue.
attack-spent = Tutti i tuoi segnalini accanto ad altri stati sono avanzati in questo turno e non attaccano più.
attack-talk = Puoi ancora trattare.
demand-title = Chiedi una provincia
demand-note = ognuna una volta per turno
demand-bluff = i suoi segnalini potrebbero ritirarsi
odds-takes = { $seat } prende { $province }
odds-takes-you = Prendi { $province }
odds-holds = { $seat } tiene { $province }
odds-holds-you = Tieni { $province }
odds-spoken = Combattendo fino in fondo, { $seat } prende { $province } in { $value } casi su 100
odds-spoken-you = Combattendo fino in fondo, prendi { $province } in { $value } casi su 100
odds-losses = In media costa { NUMBER($attackers, minimumFractionDigits: 1) } segnalini all’attacco e { NUMBER($defenders, minimumFractionDigits: 1) } alla difesa.
odds-losses-singly = Con un dado alla volta costa in media { NUMBER($attackers, minimumFractionDigits: 1) } segnalini all’attacco e { NUMBER($defenders, minimumFractionDigits: 1) } alla difesa.
odds-losses-at-once = Con tutti i dadi insieme sono invece { NUMBER($attackers, minimumFractionDigits: 1) } e { NUMBER($defenders, minimumFractionDigits: 1) }.
odds-left = restano a { $seat }
odds-left-you = ti restano
odds-bars = Sopra ogni barra: probabilità in %. Sotto: segnalini che restano.
battle-title = Attacco a { $province }
battle-rule = il pari colpisce la difesa,
    il dispari l’attacco
battle-lost = { $defenders ->
        [0] attacco −{ $attackers }
       *[other] { $attackers ->
            [0] difesa −{ $defenders }
           *[other] attacco −{ $attackers }, difesa −{ $defenders }
        }
    }
battle-stood = resiste
battle-offered = offre una fusione
battle-refused = offerta rifiutata
dice-count = Dadi
dice-last = L’ultimo lancio
dice-odds = Dadi, probabilità { $value } %
dice-spoken = { $count ->
        [one] Il dado mostra { $faces }
       *[other] I dadi mostrano { $faces }
    }
defend-holds = { $province } resiste in { $value } casi su 100
demanded-title = Lasciare { $province }?
demanded-note = lo chiede { $seat }
demanded-stay = per ora non succede nulla; può seguire un attacco
withdraw-sum = { $lost ->
        [0] { $there } + { $here } = { $markers }
       *[other] { $there } + { $here }: ne restano { $markers }, persi: { $lost }
    }
withdraw-entered = chi attacca può avanzare
withdraw-empty = { $province } resta vuota
offer-you-lead = guideresti tu
offer-they-lead = guiderebbe { $owner }, tu non giocheresti più
order-now = Per il resto di questo attacco
order-always = In ogni attacco contro di me
order-always-about = La casa risponde allora così agli attacchi contro di te senza chiederti nulla, anche quando non ci sei.
order-give = Lascia rispondere la casa
order-fold = Ordine permanente…
order-ask = Chiedi a me
order-stand = Resisti fino in fondo
order-withdraw = { $count ->
        [one] Ritirati quando resta { $count } segnalino
       *[other] Ritirati quando restano { $count } segnalini
    }
order-withdraw-first = { $count ->
        [one] Con { $count } segnalino, ritirati prima del primo lancio
       *[other] Con { $count } segnalini o meno, ritirati prima del primo lancio
    }
order-withdraw-to = { $count ->
        [one] Ritirati in { $to } quando resta { $count } segnalino
       *[other] Ritirati in { $to } quando restano { $count } segnalini
    }
order-set = La casa risponde per te.
order-off = La casa chiederà a te.
advance-title = { $province } è libera
advance-withdrew = { $seat } si è ritirato: { $province } è libera
advance-withdrew-you = Il tuo stato si è ritirato: { $province } è libera
advance-count = Quanti segnalini avanzano
advance-fresh = possono attaccare ancora
advance-spent = in questo turno non attaccano più
merge-whom = Fusione con chi?
merge-with = Fusione con { $owner }?
merge-proposed = { $seat } propone una fusione
merge-proposed-you = Proponi una fusione
merge-offered = { $seat } offre una fusione
merge-offered-you = Offri una fusione
merge-cornered = { $seat }, in accerchiamento, chiede di unirsi
merge-cornered-you = In accerchiamento, chiedi di unirti
merge-once = l’altra parte può rifiutare
merge-senior = socio maggiore
merge-junior = socio minore
merge-after = dopo
merge-provinces = Province
merge-markers = Segnalini
merge-cards = Carte Yang
merge-points = Punti
merge-at-once = { $seat } si unisce subito e non gioca più.
merge-at-once-you = Ti unisci subito e non giochi più.
merge-later = { $seat } pesca ancora le carte, si unisce alla fine del turno e non gioca più.
merge-later-you = Peschi ancora le carte, ti unisci alla fine del turno e non giochi più.
merge-last = { $seat } si unisce alla fine del turno e non gioca più.
merge-last-you = Ti unisci alla fine del turno e non giochi più.
merge-behind = Nel risultato { $seat } viene dopo ogni stato rimasto.
merge-behind-you = Nel risultato vieni dopo ogni stato rimasto.
merge-series = In questa serie { $seat } riceve la quota concordata dei punti del socio maggiore.
merge-series-you = In questa serie ricevi la quota concordata dei punti del socio maggiore.
merge-lost = { $markers ->
        [0] { $cards ->
            [one] Decade { $cards } carta Yang.
           *[other] Decadono { $cards } carte Yang.
        }
       *[other] { $cards ->
            [0] Persi per mancanza di segnalini: { $markers }.
           *[other] Persi: segnalini { $markers }, carte Yang { $cards }.
        }
    }
merge-share-named = Quota indicata: { $share } %.
share-name = Indica una quota
share-counts = conta in una serie di partite
share-label = Quota del socio minore in una serie
cards-title = Yang e Yin
cards-unseen = entrambe coperte
name-yang = Yang va in …
name-yang-at = Yang va in { $province }
name-yang-note = { $count } nel mazzo. Non viste: città { $city }, miniere { $mine }, campi { $farm }
name-yin = Yin va in …
name-yin-at = Yin va in { $province }
name-yin-note = { $count } nel mazzo: si possono perdere uno o due segnalini
name-same = Se entrambe sono per la stessa provincia, un soccorso pescato ora aiuta subito.
drawn-title = Carte di { $seat }
drawn-title-you = Le tue ultime carte
drawn-yang-hidden = Yang, coperta
drawn-yin-hidden = Yin, non pescata
drawn-yang-at = per { $province }
drawn-yin-at = per { $province }
relief-title = Carte appena pescate
relief-loss = { $count ->
        [one] { $province } perderebbe il suo unico segnalino.
       *[other] { $province } perderebbe due segnalini su { $count }.
    }
relief-helps = Hai un soccorso che aiuta.
relief-helpless = Non hai carte che aiutino.
cornered-title = Sei in accerchiamento
cornered-note = { $turns ->
        [one] da { $turns } turno
       *[other] da { $turns } turni
    }
cornered-join = { $owner } può rifiutare
cornered-leave = i tuoi segnalini escono dal gioco
wait-junior = Non giochi più. Nel risultato vieni dopo ogni stato rimasto; in una serie ricevi la quota concordata dei punti di { $owner }.
wait-out = Il tuo stato è fuori gioco
wait-out-text = Non hai più segnalini. Gli altri continuano, e tu puoi guardare fino alla fine.
wait-joined = Il tuo stato si è unito a { $owner }
answer-refused = { $seat } rifiuta la fusione.
answer-stayed = { $seat } non lascia { $province }.
answer-not-joined = { $seat } non ti accoglie.
wait-first = Il tuo turno verrà. Intanto guarda la mappa: una provincia toccata racconta di sé.
hand-title = Le tue carte Yang
hand-none = Ancora nessuna carta Yang in mano. Ogni turno ne porta una.
hand-times = ×{ $count }
hand-use-targets = { $count ->
        [0] nessun obiettivo
        [one] { $count } obiettivo
       *[other] { $count } obiettivi
    }
hand-use-later = per i tuoi attacchi
hand-use-kept = da parte
hand-use-helps = aiuta ora
hand-for-cross_water = Si spende per un attacco oltre un fiume, un lago o il mare.
hand-for-cross_mountain = Si spende per un attacco oltre i monti.
hand-for-cross_wall = Si spende per un attacco oltre la Grande Muraglia.
hand-for-relief_famine = Annulla la perdita di una carestia.
hand-for-relief_flood = Annulla la perdita di un’alluvione.
