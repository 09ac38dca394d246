# Tea Garden: names of things. Italiano
# Un parametro con una parola diventa il messaggio CHIAVE-PAROLA, se c’è. Perciò non ci sono messaggi scroll-…: effect-scroll sceglie con la parola sola.

game-name = Tea Garden
game-blurb = Coltiva il tè lungo lo Yangtze: gioca carte, fonda giardini, lascia maturare le foglie, accontenta carovane e imperatore.
game-time = circa 90 minuti
game-author = Tomáš Holek

# Province
province-yellow = Valle Natia
province-green = Sichuan
province-blue = Guizhou
province-orange = Hunan
province-red = Hubei

# Regioni, per numero (come testo, altrimenti si vede la cifra)
region-1 = Jinsha
region-2 = Ya’an
region-3 = Mengding
region-4 = Qingcheng
region-5 = Emei
region-6 = Zunyi
region-7 = Duyun
region-8 = Leishan
region-9 = Meitan
region-10 = Anhua
region-11 = Guzhang
region-12 = Junshan
region-13 = Enshi
region-14 = Yichang
region-15 = Wudang
region-16 = Wufeng
space-name = { $region }, casella { $letter }
river-name = Yangtze
landmark-lake = Lago
landmark-mountain = Monte

# Tracciati
river-start = Partenza del fiume
river-segment = Tratto { $n } del fiume
river-berth = Approdo da { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
university-start = Partenza dell’università
university-sector = Settore { $n }
university-centre = Centro dell’università
part-outer = parte esterna
part-inner = parte interna
emperor-start = Piedi del tracciato dell’imperatore
emperor-row = Gradino { $n }
end-points = { $n ->
        [one] { $n } punto alla fine
       *[other] { $n } punti alla fine
    }

# Cose
thing-leaf-green = Foglia verde
thing-leaf-brown = Foglia marrone
thing-basket = Cesto
thing-pagoda = Pagoda
thing-garden = Giardino
thing-boat = Barca
thing-worker = Lavoratore
thing-emperor_token = Gettone imperatore
thing-cup_tile = Tessera tazza
thing-cup_row = Fila di tazze
thing-connection = Collegamento
thing-cup_marker = Segnalino tazza
thing-bonus_token = Gettone bonus
thing-scroll = Rotolo
thing-scroll-strength = Rotolo della forza
thing-scroll-teapot = Rotolo della teiera
thing-scroll-repeat = Rotolo della ripetizione
thing-card-starting = Carta iniziale
thing-card-action = Carta azione
thing-card-emperor = Carta imperatore
thing-caravan-basic = Carovana di base
thing-caravan-advanced = Carovana avanzata
thing-trade = Offerta
thing-tier = Soglia
thing-market = Mercato
thing-river = Fiume
thing-university = Università
thing-emperor_track = Tracciato dell’imperatore
thing-turn_slot = Spazio del turno
thing-draw_pile = Pila di pesca
thing-discard_pile = Pila degli scarti
thing-deck = Mazzo
thing-supply = Riserva
thing-strength = Forza
thing-quality = Qualità
thing-value = Valore
level-1 = Livello I
level-2 = Livello II
level-3 = Livello III
level-4 = Livello IV
level-5 = Livello V

# Simboli e azioni
teapot-green = teiera verde
teapot-red = teiera rossa
teapot-blue = teiera blu
teapot-any = teiera di qualsiasi colore
side-river = Fiume
side-cups = Tazze
side-university = Università
action-garden = Fondare un giardino
action-buy = Comprare una carta
action-caravan = Vendere a una carovana
action-ferment = Fermentare
action-harvest = Raccolto extra
action-advance = Salire sul tracciato dell’imperatore
action-marker = Usare un segnalino tazza
action-repeat = Ripetere l’azione secondaria
action-fee = Pagare la quota
action-pass = Passare
action-end = Chiudere il turno

# Carte imperatore. Le altre carte non hanno nomi; si vede la sigla
card-E01 = Maestro della cantina
card-E02 = Custode del tè scuro
card-E03 = Raccolto di primavera
card-E04 = Sigillo imperiale
card-E05 = Decreto imperiale
card-E06 = Custode delle teiere
card-E07 = Signore dei giardini
card-E08 = Architetto dei giardini
card-E09 = Maestro delle carovane
card-E10 = Guardiano della strada
card-E11 = Corte raffinata
card-E12 = Ammiraglio del fiume
card-E13 = Cancelliere degli studi
card-E14 = Mecenate della porcellana
card-E15 = Cerimonia del tè
card-E16 = Grande cerimonia del tè

# Per che cosa contano le carte imperatore
scoring-brown_leaves = { $vp ->
        [one] { $vp } punto per ogni foglia marrone
       *[other] { $vp } punti per ogni foglia marrone
    }, per al massimo { $max ->
        [one] { $max } foglia
       *[other] { $max } foglie
    }.
scoring-green_leaves = { $vp ->
        [one] { $vp } punto per ogni foglia verde
       *[other] { $vp } punti per ogni foglia verde
    }, per al massimo { $max ->
        [one] { $max } foglia
       *[other] { $max } foglie
    }.
scoring-teapot_scrolls = { $vp ->
        [one] { $vp } punto per ogni rotolo della teiera
       *[other] { $vp } punti per ogni rotolo della teiera
    }, per al massimo { $max ->
        [one] { $max } rotolo
       *[other] { $max } rotoli
    }.
scoring-gardens = { $vp ->
        [one] { $vp } punto per ogni giardino
       *[other] { $vp } punti per ogni giardino
    }, per al massimo { $max ->
        [one] { $max } giardino
       *[other] { $max } giardini
    }.
scoring-caravans = { $vp ->
        [one] { $vp } punto per ogni carovana
       *[other] { $vp } punti per ogni carovana
    }, per al massimo { $max ->
        [one] { $max } carovana
       *[other] { $max } carovane
    }.
scoring-river_cards = { $vp ->
        [one] { $vp } punto per ogni carta con il fiume nel mazzo
       *[other] { $vp } punti per ogni carta con il fiume nel mazzo
    }, per al massimo { $max ->
        [one] { $max } carta
       *[other] { $max } carte
    }.
scoring-university_cards = { $vp ->
        [one] { $vp } punto per ogni carta con l’università nel mazzo
       *[other] { $vp } punti per ogni carta con l’università nel mazzo
    }, per al massimo { $max ->
        [one] { $max } carta
       *[other] { $max } carte
    }.
scoring-cups_cards = { $vp ->
        [one] { $vp } punto per ogni carta con le tazze nel mazzo
       *[other] { $vp } punti per ogni carta con le tazze nel mazzo
    }, per al massimo { $max ->
        [one] { $max } carta
       *[other] { $max } carte
    }.
scoring-teapot_cards = { $vp ->
        [one] { $vp } punto per ogni carta con una teiera nel mazzo
       *[other] { $vp } punti per ogni carta con una teiera nel mazzo
    }, per al massimo { $max ->
        [one] { $max } carta
       *[other] { $max } carte
    }.
scoring-starting_cards = { $vp ->
        [one] { $vp } punto per ogni carta iniziale nel mazzo
       *[other] { $vp } punti per ogni carta iniziale nel mazzo
    }, per al massimo { $max ->
        [one] { $max } carta
       *[other] { $max } carte
    }.
scoring-flat = { $vp ->
        [one] { $vp } punto.
       *[other] { $vp } punti.
    }
scoring-flat_minus = { $vp ->
        [one] { $vp } punto, meno { $minus } per ogni carta iniziale nel mazzo.
       *[other] { $vp } punti, meno { $minus } per ogni carta iniziale nel mazzo.
    }

# Tessere tazza: metà sinistra, metà destra
half-blue = blu
half-green = verde
half-white = bianca
cup-C01 = tessera blu–blu
cup-C02 = tessera blu–verde
cup-C03 = tessera blu–bianca
cup-C04 = tessera verde–blu
cup-C05 = tessera verde–verde
cup-C06 = tessera verde–bianca
cup-C07 = tessera bianca–blu
cup-C08 = tessera bianca–verde
cup-C09 = tessera bianca–bianca
cup-C10 = tessera blu–blu
cup-C11 = tessera blu–verde
cup-C12 = tessera blu–bianca
cup-C13 = tessera verde–blu
cup-C14 = tessera verde–verde
cup-C15 = tessera verde–bianca
cup-C16 = tessera bianca–blu
cup-C17 = tessera bianca–verde
cup-C18 = tessera bianca–bianca
cup-C19 = tessera blu–blu
cup-C20 = tessera blu–verde
cup-C21 = tessera blu–bianca
cup-C22 = tessera verde–blu
cup-C23 = tessera verde–verde
cup-C24 = tessera verde–bianca
cup-C25 = tessera bianca–blu
cup-C26 = tessera bianca–verde
cup-C27 = tessera bianca–bianca
cup-C28 = tessera blu–blu
cup-C29 = tessera blu–verde
cup-C30 = tessera blu–bianca
cup-C31 = tessera verde–blu
cup-C32 = tessera verde–verde
cup-C33 = tessera verde–bianca
cup-C34 = tessera bianca–blu
cup-C35 = tessera bianca–verde
cup-C36 = tessera bianca–bianca
cup-C37 = tessera blu–verde
cup-C38 = tessera verde–bianca
cup-C39 = tessera bianca–blu
cup-C40 = tessera blu–blu

# Effetti, come frasi
effect-vp = Ricevi { $n ->
        [one] { $n } punto.
       *[other] { $n } punti.
    }
effect-leaves = Ricevi { $n ->
        [one] { $n } foglia verde di qualità { $q }.
       *[other] { $n } foglie verdi di qualità { $q }.
    }
effect-ferment = Puoi fermentare { $n ->
        [one] { $n } foglia.
       *[other] fino a { $n } foglie.
    }
effect-emperor_token = Ricevi { $n ->
        [one] { $n } gettone imperatore.
       *[other] { $n } gettoni imperatore.
    }
effect-scroll = Ricevi { $scroll ->
        [strength] { $n ->
                [one] { $n } rotolo della forza.
               *[other] { $n } rotoli della forza.
            }
        [teapot] { $n ->
                [one] { $n } rotolo della teiera.
               *[other] { $n } rotoli della teiera.
            }
       *[repeat] { $n ->
                [one] { $n } rotolo della ripetizione.
               *[other] { $n } rotoli della ripetizione.
            }
    }
effect-cup_marker = Ricevi { $n ->
        [one] { $n } segnalino tazza.
       *[other] { $n } segnalini tazza.
    }
effect-draw = Puoi pescare { $n ->
        [one] { $n } carta.
       *[other] { $n } carte.
    }
effect-draw_discard = Puoi pescare { $n ->
        [one] { $n } carta, poi ne scarti una.
       *[other] { $n } carte, poi ne scarti altrettante.
    }
effect-remove_card = Puoi eliminare { $n ->
        [one] { $n } carta dal gioco.
       *[other] { $n } carte dal gioco.
    }
effect-sell_leaves = Puoi vendere fino a { $max } foglie: { $green ->
        [one] { $green } punto
       *[other] { $green } punti
    } per ogni verde, { $brown } per ogni marrone.
effect-emperor_card = Prendi { $n ->
        [one] { $n } carta imperatore scoperta.
       *[other] { $n } carte imperatore scoperte.
    }

# Lo stesso in breve, per tabelloni ed elenchi
brief-vp = { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    }
brief-leaves = { $n ->
        [one] { $n } foglia di qualità { $q }
       *[other] { $n } foglie di qualità { $q }
    }
brief-ferment = fermentare { $n }
brief-emperor_token = { $n ->
        [one] { $n } gettone imperatore
       *[other] { $n } gettoni imperatore
    }
brief-scroll = { $scroll ->
        [strength] { $n ->
                [one] { $n } rotolo della forza
               *[other] { $n } rotoli della forza
            }
        [teapot] { $n ->
                [one] { $n } rotolo della teiera
               *[other] { $n } rotoli della teiera
            }
       *[repeat] { $n ->
                [one] { $n } rotolo della ripetizione
               *[other] { $n } rotoli della ripetizione
            }
    }
brief-cup_marker = { $n ->
        [one] { $n } segnalino tazza
       *[other] { $n } segnalini tazza
    }
brief-draw = pescare { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }
brief-draw_discard = pescare { $n }, scartare { $n }
brief-remove_card = eliminare { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }
brief-sell_leaves = vendere fino a { $max } foglie: verde { $green }, marrone { $brown }
brief-emperor_card = scegliere { $n ->
        [one] { $n } carta imperatore
       *[other] { $n } carte imperatore
    }

# Prezzi
price-leaves = { $n ->
        [one] { $n } foglia di qualità { $q } o migliore
       *[other] { $n } foglie di qualità { $q } o migliore
    }
price-any = { $n ->
        [one] { $n } foglia
       *[other] { $n } foglie
    }
price-brown = { $n ->
        [one] { $n } foglia marrone
       *[other] { $n } foglie marroni
    }
price-row = { $tokens ->
        [one] { $tokens } gettone imperatore
       *[other] { $tokens } gettoni imperatore
    }, una foglia di qualità { $quality } o migliore
price-fee = { $leaves ->
        [one] { $leaves } foglia
       *[other] { $leaves } foglie
    }, di cui almeno { $brown ->
        [one] { $brown } marrone
       *[other] { $brown } marroni
    }

# Tavolo e opzioni
board-valley = La valle dello Yangtze
option-supply = Riserva
option-supply-open = Non finisce mai
option-supply-box = Come nella scatola
option-supply-note = Foglie, segnalini tazza, gettoni imperatore e rotoli. Con la scatola ce ne sono solo quanti ne contiene; ciò che manca si perde.
option-first = Chi comincia
option-first-random = A caso
option-first-0 = Posto 1
option-first-1 = Posto 2
option-first-2 = Posto 3
option-first-3 = Posto 4
setup-first-seat = Il posto che deve cominciare non è a questo tavolo: ce ne sono { $players }.

# Domande
ask-menu = È il turno di { $seat }.
ask-cover = { $seat } può mettere altre carte sotto quella in cima.
ask-pagoda = { $seat } sceglie una pagoda.
ask-teapot = { $seat } sostituisce una teiera mancante.
ask-pay = { $seat } paga una foglia.
ask-flip = { $seat } fermenta foglie.
ask-pick = { $seat } raccoglie nei giardini.
ask-side = { $seat } ripete l’azione secondaria.
ask-place = { $seat } colloca una tessera tazza.
ask-draw = { $seat } può pescare carte.
ask-discard = { $seat } scarta una carta.
ask-remove = { $seat } può eliminare una carta dal gioco.
ask-put = { $seat } mette un segnalino tazza su un collegamento.
ask-sell = { $seat } vende foglie.
ask-take = { $seat } sceglie una carta imperatore.
help-move = Una foglia è g (verde) o b (marrone) e il suo cesto, una casella giardino il numero della regione e una lettera, un collegamento fila.posto. La tabella nelle regole dice che cosa fa ciascuno: pass, fee, end. top S01, cover S08, done. garden 9a, pagoda 3. buy A21, teapot scroll, teapot leaves, teapot brown. caravan KB01 1 2. ferment, flip 3. harvest, pick 9. pay g3, sell b5. river. cups yellow, place new, place 1 left, place 1 right. university outer, university inner. repeat scroll, repeat leaves. bonus 1. marker 1.1 left, put 1.1. advance, take E04. draw, skip, discard S01, remove hand S01, remove pile S01, remove discard S01.

# Rifiuti
refuse-game-over = La partita è finita.
refuse-not-asked = Ora non tocca a te: decide { $asked }.
refuse-not-now = Non è una risposta a ciò che si chiede ora. Prima rispondi alla domanda.
refuse-pass-late = Si può passare solo come prima cosa nel turno.
refuse-no-fee = Non c’è nessuna quota da pagare: la chiede solo il quarto turno.
refuse-fee-poor = La quota è di { $leaves ->
        [one] { $leaves } foglia
       *[other] { $leaves } foglie
    }, di cui almeno { $brown ->
        [one] { $brown } marrone
       *[other] { $brown } marroni
    }. Non puoi pagarla, quindi passa.
refuse-fee-first = È il tuo quarto turno: prima paga la quota, oppure passa.
refuse-fee-no-card = Dopo la quota non avresti carte da giocare né modo di averne. Passa.
refuse-hand-empty = Non hai ancora giocato e dopo non avresti carte da giocare. È possibile solo ciò che porta una carta.
refuse-played-twice = In questo turno hai già giocato carte. Non si aggiunge nulla.
refuse-not-in-hand = Non hai { $card } in mano.
refuse-cards-first = Prima gioca le carte.
refuse-main-done = L’azione principale di questo turno è già fatta.
refuse-side-done = L’azione secondaria di questo turno è già fatta.
refuse-end-early = Prima di chiudere il turno gioca carte e fai un’azione principale. Un raccolto extra è sempre possibile.
refuse-no-marker = Su quel collegamento non hai segnalini tazza.
refuse-top-row = Il tuo lavoratore è in cima al tracciato dell’imperatore.
refuse-row-tokens = Il prossimo gradino costa { $tokens ->
        [one] { $tokens } gettone imperatore
       *[other] { $tokens } gettoni imperatore
    }. Ne hai meno.
refuse-row-leaf = Il prossimo gradino costa una foglia di qualità { $quality } o migliore. Non ne hai.
refuse-space-taken = La casella { $space } in { $region } non è libera. Scegline un’altra.
refuse-second-garden = Hai già un giardino in { $region } e non se ne può avere un altro.
refuse-too-far = { $region } è troppo lontano. Fonda giardini accanto a uno dei tuoi o a due confini.
refuse-no-pagoda = Tutte le tue pagode sono sulla mappa.
refuse-pagoda-strength = Serve forza { $need }. Hai { $reach }, rotoli compresi.
refuse-pagoda-gone = Sulla tua plancia non c’è una pagoda con quel numero.
refuse-not-in-market = { $card } non è nel mercato.
refuse-market-strength = Comprare da quel posto richiede forza { $need }. Hai { $reach }, rotoli compresi.
refuse-price-poor = La carta costa { $leaves ->
        [one] { $leaves } foglia
       *[other] { $leaves } foglie
    } di qualità { $quality } o migliore. Non ne hai abbastanza.
refuse-teapots-missing = Si vedono troppo poche teiere, ne mancano: { $missing }. Non hai rotoli o foglie per sostituirle.
refuse-no-teapot-scroll = Non hai rotoli della teiera.
refuse-no-caravan = { $caravan } non è tra le carovane scoperte.
refuse-no-trade = Una carovana ha due offerte e due soglie: 1 e 2.
refuse-tier-strength = Questa soglia richiede forza { $need }. Hai { $reach }, rotoli compresi.
refuse-trade-poor = Questa offerta costa { $leaves ->
        [one] { $leaves } foglia
       *[other] { $leaves } foglie
    }{ $brown ->
        [0] .
        [one] , di cui { $brown } marrone.
       *[other] , di cui { $brown } marroni.
    } Non ne hai abbastanza.
refuse-no-green = Non hai foglie verdi da fermentare.
refuse-flip-one = Fermenta almeno una foglia.
refuse-ferment-which = Nel cesto { $quality } non hai foglie verdi da fermentare.
refuse-flip-which = Nel cesto { $quality } non hai foglie verdi.
refuse-pick-one = Raccogli in almeno un giardino.
refuse-pick-which = Non hai giardini in { $region }.
refuse-not-shown = La carta in cima di questo turno non mostra quell’azione secondaria.
refuse-river-end = La tua barca è alla fine del fiume.
refuse-cups-closed = Non hai giardini in questa provincia: { $province }. Prendi tazze dove ne hai uno.
refuse-cups-empty = La pila di questa provincia è vuota: { $province }.
refuse-no-row = Non hai una fila di tazze così.
refuse-no-repeat = L’azione secondaria si ripete subito dopo, una volta per turno.
refuse-no-repeat-scroll = Non hai rotoli della ripetizione.
refuse-repeat-poor = Ripetere costa { $leaves ->
        [one] { $leaves } foglia marrone
       *[other] { $leaves } foglie marroni
    }. Ne hai meno.
refuse-repeat-blocked = Quell’azione secondaria non si può rifare.
refuse-no-bonus = La carta in cima non ha quel bonus.
refuse-bonus-used = In questo turno hai già usato quel bonus.
refuse-bonus-idle = Quel bonus ora non farebbe nulla.
refuse-no-leaf = Non hai una foglia così.
refuse-rising = Indicali in ordine crescente, dopo l’ultimo indicato.
refuse-pay-quality = Ogni foglia di questo prezzo è di qualità { $quality } o migliore.
refuse-pay-brown = Qui serve una foglia marrone.
refuse-dead-end = Così il resto non si potrebbe pagare. Scegli diversamente.
refuse-pay-keep = La tua mano è vuota: una foglia di qualità { $quality } o migliore deve restare per il tracciato dell’imperatore.
refuse-last-card = Non hai ancora giocato, quindi l’ultima carta resta in mano.
refuse-discard-which = Non hai { $card } in mano. Scarta una carta della tua mano.
refuse-remove-which = { $card } non è lì.
refuse-no-connection = Non hai un collegamento così.
refuse-sell-which = Non hai una foglia così da vendere.
refuse-take-which = { $card } non è tra le carte imperatore scoperte.

# Eventi
event-first = Comincia { $seat }.
event-token = Gettone bonus in { $region }: { $bonus }.
event-revealed-market = Nuova nel mercato: { $card }.
event-revealed-caravan = Una nuova carovana: { $caravan }.
event-revealed-emperor = Una nuova carta imperatore: { $card }.
event-revealed-cup = In cima alla pila ({ $province }): { $cup }.
event-drew = { $card ->
        [none] { $seat } pesca una carta.
       *[other] { $seat } pesca { $card }.
    }
event-shuffled = { $seat } mescola gli scarti: sono la nuova pila di pesca.
event-round = Comincia il round { $round }; primo giocatore: { $seat }.
event-turn = { $seat }: turno { $turn } del round.
event-passed = { $seat } passa.
event-fee-begun = { $seat } paga la quota per un quarto turno.
event-fee-paid = La quota è pagata: { $seat }.
event-paid = { $seat } paga { $colour ->
        [green] una foglia verde
       *[brown] una foglia marrone
    } di qualità { $quality }.
event-played = { $seat } gioca { $card } in cima.
event-covered = { $seat } ci mette sotto { $card }.
event-strength = Forza delle carte di { $seat }: { $strength }.
event-used-marker = { $seat } toglie un segnalino tazza e usa il bonus della tessera: { $cup }.
event-rising = { $seat } sale al gradino { $row } e paga { $tokens ->
        [one] { $tokens } gettone imperatore
       *[other] { $tokens } gettoni imperatore
    }.
event-rose = { $seat } è sul gradino { $row }.
event-chose-space = { $seat } fonda un giardino in { $region }, casella { $space }.
event-founded = { $seat } ha un nuovo giardino in { $region }, con la pagoda { $pagoda }.
event-strengthened = { $seat } usa { $count ->
        [one] { $count } rotolo della forza
       *[other] { $count } rotoli della forza
    }.
event-buying = { $missing ->
        [0] { $seat } compra { $card }.
       *[other] { $seat } compra { $card }; teiere mancanti: { $missing }.
    }
event-replaced = { $seat } sostituisce una teiera: { $swap ->
        [scroll] rotolo della teiera
        [leaves] foglie
       *[brown] foglie marroni
    }.
event-bought = { $seat } prende { $card } in mano.
event-trading = { $seat } vende a { $caravan }: offerta { $trade }, soglia { $tier }.
event-traded = { $seat } tiene la carovana { $caravan }.
event-fermenting = { $seat } fermenta come azione principale.
event-fermented = { $seat } gira una foglia di qualità { $quality } sul lato marrone.
event-harvesting = { $seat } fa un raccolto extra.
event-picked = { $count ->
        [0] { $seat } raccoglie in { $region }, ma la riserva è vuota.
       *[other] { $seat } raccoglie una foglia in { $region }.
    }
event-closed = { $seat } si ferma qui.
event-sailed = { $seat } naviga al tratto { $segment } del fiume.
event-berthed = { $seat } prende l’approdo da { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
event-took-cup = { $seat } prende una tessera tazza ({ $province }): { $cup }.
event-placed-cup = { $marker ->
        [true] { $seat } aggiunge la tessera alla fila { $row } e mette un segnalino tazza.
       *[other] { $seat } mette la tessera nella fila { $row }.
    }
event-studied = { $seat } va nel settore { $sector } dell’università, { $part }.
event-centre = { $seat } mette un lavoratore al centro dell’università.
event-repeating = { $means ->
        [scroll] { $seat } ripete l’azione secondaria con un rotolo: { $side }.
       *[leaves] { $seat } ripete l’azione secondaria con foglie: { $side }.
    }
event-used-bonus = { $seat } usa un bonus di { $card }.
event-points = { $seat } ottiene { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }.
event-leaves = { $count ->
        [0] { $seat } non riceve foglie: la riserva è vuota.
       *[other] { $seat } riceve { $count ->
        [one] { $count } foglia verde
       *[other] { $count } foglie verdi
    } di qualità { $quality }.
    }
event-tokens = { $count ->
        [0] { $seat } non riceve gettoni imperatore: la riserva è vuota.
       *[other] { $seat } riceve { $count ->
        [one] { $count } gettone imperatore
       *[other] { $count } gettoni imperatore
    }.
    }
event-scrolls = { $seat } riceve { $scroll ->
        [strength] { $count ->
        [one] { $count } rotolo della forza
       *[other] { $count } rotoli della forza
    }
        [teapot] { $count ->
        [one] { $count } rotolo della teiera
       *[other] { $count } rotoli della teiera
    }
       *[repeat] { $count ->
        [one] { $count } rotolo della ripetizione
       *[other] { $count } rotoli della ripetizione
    }
    }.
event-nothing = Ora non porta nulla a { $seat }.
event-marker-put = { $seat } mette un segnalino tazza sul collegamento { $row }.{ $place }.
event-drawing = { $seat } pesca: { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }.
event-skipped = { $seat } rinuncia.
event-discarded = { $seat } scarta { $card }.
event-removed = { $seat } elimina { $card } { $zone ->
        [hand] dalla mano
        [pile] dalla pila di pesca
       *[discard] dagli scarti
    }: è fuori dal gioco.
event-sold = { $seat } vende { $colour ->
        [green] una foglia verde
       *[brown] una foglia marrone
    } di qualità { $quality } per { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
event-took-emperor = { $seat } prende la carta imperatore { $card }.
event-turn-ended = { $seat } chiude il turno.
event-market-left = { $card } lascia il mercato e il gioco.
event-ripened = Prima del round { $round } le foglie maturano: le verdi un cesto più giù, le marroni un cesto più su.
event-harvested = Raccolto di { $seat }: { $count ->
        [one] { $count } foglia
       *[other] { $count } foglie
    }.
event-ended = La partita è finita. Vince: { $winners }.
reason-points = Il quinto round è finito
reason-resigned = Partita abbandonata

# Foglio dei punti
score-label = Punti
sheet-points = Durante la partita
sheet-action_cards = Carte azione
sheet-emperor_cards = Carte imperatore
sheet-river = Fiume
sheet-university = Università
sheet-emperor_track = Tracciato dell’imperatore
sheet-cups = Tazze
sheet-tokens = Rotoli e gettoni imperatore

# Il tavolo in testo
text-round = { $round ->
        [0] Si prepara la partita.
       *[other] Round { $round } di 5, primo giocatore: { $seat }
    }
text-market = Mercato (forza:carta): { $cards }; coperte: { $down }
text-caravans = Carovane: { $cards }; coperte: { $down }
text-emperors = Carte imperatore: { $cards }; coperte: { $down }
text-cups = Tazze: { $tiles }
text-tokens = Gettoni bonus (regione:gettone): { $tokens }
text-seat = { $seat }: { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }; in mano { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }; turni usati: { $turns }
text-seat-you = Tu: { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }; in mano { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }; turni usati: { $turns }
text-tracks = Fiume { $boat }, università { $university } (centro { $centre }), gradino { $row }
text-gardens = Giardini { $gardens }; pagode { $pagodas }
text-hand = La tua mano: { $hand }

# Court and cards
face-side = Azione secondaria
face-or = oppure
face-teapots = Teiere
face-bonus = Bonus
face-reward = Ricompensa
face-end = Alla fine
face-cost = Prezzo
court-deck = { $n } nel mazzo
court-here = qui: { $names }
court-each = { $n ->
        [one] { $n } punto alla fine per ogni lavoratore
       *[other] { $n } punti alla fine per ogni lavoratore
    }
court-reserve = in riserva: { $names }
university-reserve = Lavoratori in riserva: { $n }. A ogni giro completo uno di loro va al centro.
market-hint = sopra ogni carta la forza che serve
market-you-see = Vedi
market-seen = Teiere che vedi: { $pots }
market-needs = serve forza { $need }
market-lacks = { $n ->
        [one] manca { $n } teiera
       *[other] mancano { $n } teiere
    }
caravans-title = Carovane
caravans-hint = offerta e soglia
emperors-title = Carte imperatore
stair-title = Imperatore
stair-hint = gettoni e una foglia per gradino
stair-start = inizio

# My board
mine-title = La tua plancia
mine-title-of = Plancia di { $seat }
mine-title-of-you = La tua plancia
mine-baskets = Cesti
mine-basket = Cesto { $n }: verdi { $green }, marroni { $brown }.
mine-basket-then = Nel prossimo round: verdi { $green }, marroni { $brown }.
mine-heap-green = Foglie verdi nel cesto { $n }: { $picked } scelte su { $count }
mine-heap-brown = Foglie marroni nel cesto { $n }: { $picked } scelte su { $count }
mine-next-round = Prossimo round
mine-pagodas = Pagode
mine-pagoda = Pagoda { $n }
mine-pagoda-gone = La pagoda { $n } è sulla mappa
mine-count-scroll-strength = Rotoli della forza: { $count }
mine-count-scroll-teapot = Rotoli della teiera: { $count }
mine-count-scroll-repeat = Rotoli della ripetizione: { $count }
mine-count-emperor_token = Gettoni imperatore: { $count }
mine-about-scroll-strength = Rotolo della forza: aggiunge 1 alla forza di un’azione principale, una volta. Si usa quando la forza non basta.
mine-about-scroll-teapot = Rotolo della teiera: sostituisce una teiera mancante quando compri una carta.
mine-about-scroll-repeat = Rotolo della ripetizione: fa ripetere un’azione secondaria subito dopo.
mine-about-emperor_token = Gettone imperatore: paga un gradino del tracciato dell’imperatore.
mine-about-pagoda = Pagoda { $n }: fondare un giardino con essa richiede forza { $n }, di più in una regione lontana.
mine-about-basket = Qui stanno le foglie di qualità { $n }; di round in round maturano nel cesto seguente.
mine-slots = Turni di questo round
mine-slot = Turno { $n }
mine-slot-is-now = ora
mine-slot-is-free = libero
mine-slot-is-lost = passato
mine-slot-now = Turno { $n }: nessuna carta giocata finora
mine-slot-free = Turno { $n }: deve ancora venire
mine-slot-lost = Turno { $n }: passato
mine-slot-fee = Il turno { $n } costa { $price }
mine-slot-cards = Turno { $n }: forza { $strength }, carte sotto: { $under }. In cima: { $cards }
mine-slot-bonus = Premi per usare il bonus: { $bonus }
mine-slot-title = Turno { $n }, forza { $strength }
mine-cups = Tazze
mine-cups-none = Ancora nessuna tessera.
mine-cup-row = Fila { $n }
mine-place-left = All’estremità sinistra della fila { $n }
mine-place-right = All’estremità destra della fila { $n }
mine-place-new = In una nuova fila
mine-use-tile = Bonus di questa tessera: { $cup }
mine-use-marker = Usa un segnalino del collegamento { $spot }; lì: { $count }
mine-put-here = Metti il segnalino sul collegamento { $spot }; lì: { $count }
mine-deck = Carte: in mano { $hand }, pila di pesca { $pile }, scarti { $discard }, carte imperatore { $emperors }, carovane { $caravans }
mine-deck-of = Carte di { $seat }
mine-deck-of-you = Le tue carte
mine-hand = In mano: { $count }
mine-pile = Pila di pesca: { $count }
mine-pile-note = Senza ordine: quale viene dopo lo decide il caso.
mine-hidden = Mano e pila di pesca: { $hand } e { $pile }
mine-hidden-note = Quali di queste siano in mano resta nascosto.
mine-discard = Pila degli scarti: { $count }
mine-played = Negli spazi dei turni: { $count }
mine-removed = Fuori dal gioco: { $count }
mine-caravans = Carovane: { $count }
mine-known = in mano

# Hand and decisions
dock-hand = La tua mano
dock-hand-raise = La tua mano: alza le carte che vuoi giocare
dock-cards = { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }
dock-chosen = scelte: { $n }
dock-played = giocate: { $n }
dock-sum = Forza { $n }
dock-top = sopra
dock-under = sotto
dock-is-top = in cima
dock-is-under = sotto la carta in cima
dock-make-top = Metti in cima
dock-no-cards = Nessuna carta in mano
dock-choices = Che cosa puoi fare
dock-main = Azione principale
dock-more = Azioni secondarie, bonus, azioni gratuite
dock-garden = Giardino
dock-buy = Acquisto
dock-caravan = Carovana
dock-ferment = Fermen­tazione
dock-harvest = Raccolto
dock-ways-garden = { $n ->
        [one] { $n } regione
       *[other] { $n } regioni
    }
dock-ways-buy = { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }
dock-ways-caravan = { $n } su { $open }
dock-ways-ferment = { $n ->
        [one] { $n } foglia
       *[other] { $n } foglie
    }
dock-ways-harvest = { $n ->
        [one] { $n } giardino
       *[other] { $n } giardini
    }
dock-not-now = non ora
dock-needs-strength = serve { $n }
dock-group-repeat = Ancora una volta
dock-group-side = Azione secondaria
dock-group-bonus = Bonus
dock-group-free = Azione gratuita
dock-repeat-scroll = Ripeti con un rotolo
dock-repeat-leaves = { $n ->
        [one] Ripeti per { $n } foglia marrone
       *[other] Ripeti per { $n } foglie marroni
    }
dock-markers = Segnalini tazza
dock-tile = { $end ->
        [left] Tessera sinistra
       *[right] Tessera destra
    }
dock-spot = fila { $row }, collegamento { $place }
dock-connection = Collegamento { $place }
dock-in-row = fila { $row }
dock-new-row = Nuova fila
dock-row-end = Fila { $row }, { $end ->
        [left] a sinistra
       *[right] a destra
    }
dock-matches = stesso colore
dock-needs = serve
dock-needs-least = serve almeno
dock-pay = Paghi
dock-gain = Ottieni
dock-seen = visibili
dock-lack = { $n ->
        [one] ne manca { $n }
       *[other] ne mancano { $n }
    }
dock-pots = { $missing ->
        [0] tutte visibili
        [one] ne manca { $missing }
       *[other] ne mancano { $missing }
    }
dock-short = { $n ->
        [0] { $what }: nella riserva non c’è più nulla
       *[other] { $what }: nella riserva solo { $n }
    }
dock-into-hand = in mano
dock-to-hand = { $card }, nella tua mano
dock-leaf-green = { $n ->
        [one] { $n } foglia verde di qualità { $q }
       *[other] { $n } foglie verdi di qualità { $q }
    }
dock-leaf-brown = { $n ->
        [one] { $n } foglia marrone di qualità { $q }
       *[other] { $n } foglie marroni di qualità { $q }
    }
dock-pick-green = Foglie verdi di qualità { $q }: { $picked } scelte su { $n }
dock-pick-brown = Foglie marroni di qualità { $q }: { $picked } scelte su { $n }
dock-your-leaves = Le tue foglie
dock-gardens = I tuoi giardini
dock-pagodas = Le tue pagode
dock-pagoda = Pagoda { $n }, serve forza { $need }
dock-need = serve { $n }
dock-teapot = Che cosa sostituisce la teiera
dock-you-have = ne hai { $n }
dock-emperor-cards = Carte imperatore scoperte
dock-piles = Pila di pesca: { $pile }. Pila degli scarti: { $discard }.
dock-tap-discard = Scegli la carta della mano che scarti.
dock-tap-cover = Scegli altre carte da mettere sotto la carta in cima, o gioca così.
dock-space = { $n ->
        [0] nessun punto
        [one] { $n } punto
       *[other] { $n } punti
    }
dock-spaces = Caselle libere
dock-unused = Non usati: { $list }
dock-unused-repeat = ripetizione
dock-back = Indietro
dock-cover-done = Gioca queste carte
dock-choose = Scegli tra queste
dock-choose-card = Scegli una carta
dock-choose-action = Scegli un’azione principale
dock-choose-garden = Scegli una regione
dock-choose-buy = Scegli una carta del mercato
dock-choose-caravan = Scegli una carovana
dock-choose-ferment = Scegli le foglie
dock-choose-harvest = Scegli i giardini
dock-raise = Alza le carte da giocare
dock-play = { $n ->
        [one] Gioca { $n } carta
       *[other] Gioca { $n } carte
    }, forza { $strength }
dock-leaves-missing = { $n ->
        [one] Ancora { $n } foglia
       *[other] Ancora { $n } foglie
    }
dock-browns-missing = { $n ->
        [one] Ancora { $n } foglia marrone
       *[other] Ancora { $n } foglie marroni
    }
dock-flip-none = Non fermentare
dock-sell-none = Non vendere
dock-no-leaves = Nessuna foglia
dock-sell = { $n ->
        [one] Vendi { $n } foglia
       *[other] Vendi { $n } foglie
    } per { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
dock-flip = { $n ->
        [one] Fermenta { $n } foglia
       *[other] Fermenta { $n } foglie
    }
dock-pay-leaves = { $n ->
        [one] Paga { $n } foglia
       *[other] Paga { $n } foglie
    }
dock-pick = { $n ->
        [one] Raccogli in { $n } giardino
       *[other] Raccogli in { $n } giardini
    }
dock-gardens-missing = Scegli un giardino
# end of hand and decisions

# Standing and telling
event-first-you = Cominci tu.
event-passed-you = Passi.
event-round-you = Comincia il round { $round }; cominci tu.
log-played = { $seat } gioca { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }{ $strength ->
        [none] .
       *[other] : forza { $strength }.
    }
log-played-you = Giochi { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }{ $strength ->
        [none] .
       *[other] : forza { $strength }.
    }
then-played = Carte giocate: { $count }{ $strength ->
        [none] .
       *[other] , forza { $strength }.
    }
log-of = { $seat }: { $what }
log-of-you = Tu: { $what }
log-act = { $paid ->
        [none] { $gained ->
            [none] { $what }.
           *[other] { $what }: { $gained }.
        }
       *[other] { $gained ->
            [none] { $what } per { $paid }.
           *[other] { $what } per { $paid }: { $gained }.
        }
    }
log-act-again = { $paid ->
        [none] { $gained ->
            [none] Ancora: { $what }.
           *[other] Ancora: { $what }: { $gained }.
        }
       *[other] { $gained ->
            [none] Ancora, per { $paid }: { $what }.
           *[other] Ancora, per { $paid }: { $what }: { $gained }.
        }
    }
log-rest = { $paid ->
        [none] { $gained ->
            [none] Punti.
           *[other] Ottenuto: { $gained }.
        }
       *[other] { $gained ->
            [none] Pagato: { $paid }.
           *[other] Pagato: { $paid }. Ottenuto: { $gained }.
        }
    }
log-garden = { $pagoda ->
        [none] Nuovo giardino in { $region }
       *[other] Nuovo giardino in { $region } con la pagoda { $pagoda }
    }
log-buy = Acquisto: { $what }
log-caravan = Vendita a una carovana
log-ferment = { $count ->
        [one] Fermentazione: { $count } foglia
       *[other] Fermentazione: { $count } foglie
    }
log-harvest = Raccolto extra in { $region }
log-cups = { $row ->
        [none] Tazze: { $cup }
       *[other] { $joined ->
            [yes] Tazze: { $cup } nella fila { $row }, con un segnalino
           *[no] Tazze: { $cup }, nuova fila { $row }
        }
    }
log-university = Università, settore { $sector }, { $part }
log-marker = Segnalino tazza usato
log-bonus = Bonus della carta in cima
log-fee = Quota del quarto turno
log-card = { $card }
log-card-action = carta di livello { $level } con forza { $strength }
log-card-starting = carta iniziale con forza { $strength }
log-some-green = { $count ->
        [one] { $count } foglia verde
       *[other] { $count } foglie verdi
    }
log-some-brown = { $count ->
        [one] { $count } foglia marrone
       *[other] { $count } foglie marroni
    }
log-some-fermented = { $count ->
        [one] { $count } foglia fermentata
       *[other] { $count } foglie fermentate
    }
log-some-drew = { $count ->
        [one] { $count } carta pescata
       *[other] { $count } carte pescate
    }
log-some-discarded = { $count ->
        [one] { $count } carta scartata
       *[other] { $count } carte scartate
    }
log-some-sold = { $count ->
        [one] { $count } foglia venduta
       *[other] { $count } foglie vendute
    }
log-some-centre = un lavoratore al centro
log-some-berth = un approdo da { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
log-some-emperor = carta imperatore «{ $card }»
log-some-removed = fuori dal gioco: { $what }
log-lost-leaves = nessuna foglia (la riserva è vuota)
log-lost-tokens = nessun gettone imperatore (la riserva è vuota)
log-lost-scroll = { $scroll ->
        [strength] nessun rotolo della forza (la riserva è vuota)
        [teapot] nessun rotolo della teiera (la riserva è vuota)
       *[repeat] nessun rotolo della ripetizione (la riserva è vuota)
    }
log-lost-nothing = un bonus senza effetto
log-ripened = Il round { $round } è finito e le foglie maturano.
log-harvested = Raccolto: { $harvests }.
log-harvested-by = { $seat } { $count }
log-ended = Il quinto round è finito, e con esso la partita.

did-garden = giardino in { $region }
did-buy = carta comprata
did-caravan = vendita a una carovana
did-ferment = fermentazione
did-harvest = raccolto extra
did-river = avanti sul fiume
did-cups = tessera tazza
did-university = università
did-rise = gradino { $row }
did-cards = gioca carte
did-passed = ha passato

seat-points = { $value ->
        [one] punto
       *[other] punti
    }
seat-then = { $value } se finisse ora
seat-state = { $cards ->
        [one] { $cards } carta in mano
       *[other] { $cards } carte in mano
    }
panel-turns = Turni giocati: { $count } di { $most }
panel-starts = comincia
panel-cards = { $count ->
        [one] { $count } carta in mano
       *[other] { $count } carte in mano
    }
panel-pagodas = { $count ->
        [one] resta { $count } pagoda
       *[other] restano { $count } pagode
    }
panel-basket = Cesto { $quality }: { $green ->
        [one] { $green } foglia verde
       *[other] { $green } foglie verdi
    }, { $brown ->
        [one] { $brown } marrone
       *[other] { $brown } marroni
    }
panel-empty = Nessuna foglia
panel-waits = Ancora nessun turno
panel-board = Plancia di { $seat }
standing-title = Se finisse ora
standing-short = se finisse ora
standing-source = Origine
standing-now = Punti finora
standing-fine = Questi punti sono già contati; tutto il resto si aggiungerebbe se la partita finisse ora.
standing-emperors = { $card }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
standing-no-emperors = Ancora nessuna carta imperatore
graph-points = Punti, come se la partita fosse finita lì
finale-title = Punteggio finale: { $source }
finale-skip = Salta
finale-action_cards = I punti stampati sulle carte azione di ogni mazzo.
finale-emperor_cards = Ogni carta imperatore per conto suo.
finale-emperor_cards-of = { $seat }: { $cards }
finale-emperor_cards-one = { $card } { $points }
finale-river = Dove sono arrivate le barche.
finale-university = I lavoratori al centro e il settore di ciascuno.
finale-emperor_track = Quanto vale il gradino di ogni lavoratore.
finale-cups = I collegamenti di un solo colore in tutte le file insieme.
finale-tokens = Uno per ogni rotolo e ogni gettone imperatore rimasto.

words-none = nessuno
words-market = Mercato, forza { $need }: { $what }.
words-caravan = Carovana: { $trades }. Con forza { $tiers }.
words-trade = { $reward } per { $pay }
words-tier = { $strength }: { $reward }
words-emperor = Carta imperatore: { $what }.
words-down = Coperte: mercato { $market }, carovane { $caravans }, carte imperatore { $emperors }.
words-supply = Riserva: foglie { $leaves }, segnalini tazza { $markers }, gettoni imperatore { $tokens }; rotoli: forza { $strength }, teiera { $teapot }, ripetizione { $repeat }.
words-region = { $region } ({ $province }, valore { $value }): bonus { $bonus }; giardini: { $owners }.
words-owner = { $seat }, { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
words-full = nessuna casella libera
words-free-points = libere, per punti: { $points }
words-cup = Tazze, { $province }: { $cup }, { $bonus }; sotto { $down }.
words-cup-empty = Tazze, { $province }: pila vuota.
words-leaves = Foglie: verdi { $green }; marroni { $brown }.
words-basket = { $count } di qualità { $quality }
words-things = Gettoni imperatore { $tokens }; rotoli: forza { $strength }, teiera { $teapot }, ripetizione { $repeat }.
words-pagodas = Pagode rimaste: { $pagodas }. Carovane: { $caravans }.
words-tracks = Tratto { $boat } del fiume, gradino { $row }, università: { $study }, lavoratori al centro { $centre }.
words-berth = Posto nel porto: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } alla fine.
words-reserve = Lavoratori in riserva: { $count }.
words-study = settore { $sector }, { $part }
words-row = Fila di tazze { $row }: { $tiles }; segnalini: { $markers }.
words-slot = Turno { $turn }: in cima { $what }, forza { $strength }.
words-piles = Pila di pesca { $pile }, scarti { $discard }.
words-list = { $list }

# Learning
lesson-garden-title = Fonda un giardino
lesson-garden-text = In cinque round coltivi tè e raccogli punti. Ogni turno giochi carte: i loro numeri insieme fanno la tua forza. Alza una o più carte, scegli l’azione giardino, poi una regione accanto a Jinsha. Il numero della pagoda è la forza che chiede.
lesson-garden-done = Il tuo secondo giardino. Ti ha portato il bonus della sua regione, e dopo ogni round ogni giardino dà due foglie. A due confini di distanza un giardino chiede 2 di forza in più.
lesson-garden-hint = Nessun giardino fondato. Alza carte che valgono almeno 2, scegli l’azione giardino, poi una regione evidenziata e una pagoda.
lesson-top-title = La carta in cima
lesson-top-text = Delle carte giocate una sta in cima, e solo i suoi simboli valgono; le altre danno forza. La barca è un’azione secondaria: vai avanti e ricevi ciò che il fiume offre lì. Gioca carte con la barca in cima, poi naviga.
lesson-top-done = Ricevi un rotolo della forza: scartalo in un’azione principale per 1 di forza in più. L’azione secondaria può venire prima o dopo quella principale, oppure la salti.
lesson-top-hint = La tua barca non si è mossa. Gioca in cima la carta con la barca, poi scegli il fiume.
lesson-leaves-title = Le foglie maturano
lesson-leaves-text = Dopo ogni round le foglie verdi scendono di un cesto e quelle marroni salgono di uno. Perciò fermenta in tempo le foglie buone. La tua forza è 3: scegli di fermentare e fino a tre foglie verdi, poi chiudi il turno. È l’ultimo di questo round.
lesson-leaves-done = Le foglie marroni ora valgono un cesto in più, le verdi uno in meno, e ogni giardino ha dato due foglie del suo valore. Le carte giocate sono negli scarti, e ne hai pescate quattro.
lesson-leaves-hint = Nessuna foglia è fermentata. Scegli di fermentare, poi foglie verdi, e chiudi il turno.
lesson-market-title = Compra una carta migliore
lesson-market-text = Una carta costa la forza scritta sopra, foglie e teiere. Le teiere non si pagano: devono vedersi sulle tue carte in cima di questo round, e una verde si vede. Per ognuna che manca dai un rotolo della teiera, tre foglie o due marroni. Compra una carta.
lesson-market-done = La carta è nella tua mano e si gioca dal prossimo turno. Le altre si sono spostate a sinistra, dove chiedono meno forza, e ne è arrivata una nuova.
lesson-market-hint = Non hai comprato nulla. Scegli di comprare, poi una carta evidenziata; sostituisci la teiera e paga le foglie.
lesson-caravan-title = Vendi a una carovana
lesson-caravan-text = Una carovana ha due offerte e due soglie. Paghi le foglie di un’offerta, ti serve la forza di una soglia, e ricevi le due ricompense. La tua forza è 4. Scegli una carovana con offerta e soglia. Qui la qualità non conta, quindi paga con le foglie peggiori.
lesson-caravan-done = Le carovane danno subito punti, e la carta resta a te: alcune carte imperatore le contano. Una foglia marrone può sempre valere per una verde, mai il contrario.
lesson-caravan-hint = Nessuna carovana è stata servita. Scegli l’azione carovana, una carovana con offerta e soglia, poi le foglie.
lesson-cups-title = File di tazze
lesson-cups-text = La tua carta in cima mostra le tazze. Prendi la tessera in cima alla pila di una provincia dove hai un giardino e mettila a un’estremità della tua fila: sul collegamento arriva un segnalino. Poi toglilo per il bonus di una delle due tessere.
lesson-cups-done = Togliere un segnalino è un’azione gratuita in ogni tuo turno, anche prima di giocare carte. Dove si toccano colori uguali, il collegamento conta alla fine, e ognuno in più conta di più.
lesson-cups-hint = Nessun segnalino usato. Metti la tessera a sinistra o a destra della fila, poi scegli il segnalino tra le due tessere.
lesson-university-title = Il giro dell’università
lesson-university-text = Il tuo lavoratore va nel settore seguente, nella parte esterna o interna, e ricevi il suo bonus. Ogni volta che torna al settore 1, un lavoratore va al centro: 10 punti alla fine. Vai al settore 4, poi ripeti l’azione secondaria con il tuo rotolo.
lesson-university-done = Due bonus e un lavoratore al centro. Senza rotolo una ripetizione costa tre foglie marroni. Viene subito dopo l’azione secondaria, anche per fiume e tazze.
lesson-university-hint = Al centro non c’è nessun lavoratore. Vai al settore 4 e ripeti subito con il tuo rotolo.
lesson-emperor-title = L’imperatore ti nota
lesson-emperor-text = Salire sul tracciato dell’imperatore è un’azione gratuita, possibile in ogni momento del tuo turno. Il primo gradino costa due gettoni imperatore e una foglia, e porta una carta imperatore. Sali, paga e prendi la carta che preferisci.
lesson-emperor-done = Le carte imperatore sono forti, e alla fine danno punti per ciò che nominano. La tua è in mano e si può giocare già in questo turno. Qui puoi anche eliminare dal mazzo una carta debole.
lesson-emperor-hint = Il tuo lavoratore non è salito. Scegli il prossimo gradino del tracciato dell’imperatore, paga una foglia, poi prendi una carta.
lesson-fee-title = Un quarto turno
lesson-fee-text = Tre turni di un round sono gratuiti. Il quarto costa tre foglie, almeno una marrone, prima di ogni altra cosa. Puoi anche passare: allora le carte ti restano in mano per il prossimo round. Questa volta paga, poi gioca carte.
lesson-fee-done = Il turno è tuo. Paga con foglie verdi di poco valore: dopo il round varrebbero ancora meno.
lesson-fee-hint = La quota non è pagata. Sceglila, dai tre foglie, almeno una marrone, poi gioca carte.
lesson-end-title = L’ultimo turno
lesson-end-text = Dopo il quinto round danno punti carte, fiume, università, tracciato dell’imperatore e tazze, e 1 ciascuno rotoli e gettoni. Per ora finirebbe 76 a 83. La tua carta imperatore conta 3 per ogni giardino, e su alcune caselle ci sono punti. Fonda il giardino migliore, poi chiudi il turno.
lesson-end-done = 84 a 83: quattro punti sulla casella, tre dalla carta imperatore, uno per ciò che ha dato la regione. Le foglie da sole non danno nulla, ma a pari punti vince chi ne ha di più.
lesson-end-hint = Non è bastato. Fonda un giardino a Guzhang o a Junshan sulla casella da 4 punti, poi chiudi il turno.

# Learning: what the lessons leave out, each with its clause
also-T3 = Si può passare solo come prima cosa del turno.
also-T32 = Un raccolto extra è sempre possibile come azione principale: una foglia da ogni giardino scelto.
also-T50 = Alcune carte ti permettono di vendere foglie per punti.
also-T52 = Un bonus sotto la linea punteggiata della carta in cima si usa una volta, dopo averla giocata.

# Learning: remarks in the first game
remark-turn-1 = Comincia dai giardini: dopo ogni round ognuno dà due foglie. Nelle vicinanze chiedono meno forza.
remark-turn-2 = Non serve giocare molte carte insieme. Quelle che tieni servono nei prossimi turni.
remark-turn-3 = Metti in cima la carta con il simbolo che ti serve, e sotto quelle forti senza simboli.
remark-turn-4 = Una teiera mostrata conta per tutto il round. Perciò prima mostrala, e compra dopo.
remark-turn-5 = Le buone foglie verdi perdono un cesto dopo ogni round. Spendile o fermentale.
remark-turn-6 = Le carte del mercato si spostano a sinistra e chiedono meno forza. La prima a sinistra esce dopo il round.
remark-turn-7 = Tieni gettoni imperatore e una foglia per il tracciato. Una carta imperatore presa presto si gioca più spesso.
remark-turn-8 = Guarda quanto avrebbe ognuno se finisse ora: si vede da dove vengono i punti.
remark-at-pagoda = Il numero è la forza che serve. Usa il più alto che puoi; i piccoli restano per i turni deboli.
remark-at-pay = Le foglie più economiche sono già scelte. Tocca le altre per pagare con quelle.
remark-at-teapot = Un rotolo è il modo più semplice, ma alla fine vale un punto. Le foglie che non servono fanno lo stesso.
remark-at-flip = Guadagnano di più le foglie nei cesti alti: quelle marroni non scendono.
remark-at-pick = Ogni giardino dà una foglia del suo valore. Prendi le migliori.
remark-at-place = Dove si toccano colori uguali, conta alla fine. Ogni collegamento riceve un segnalino, quali che siano i colori.
remark-at-put = Scegli un collegamento con due bonus che ti piacciono: ne avrai uno.
remark-at-remove = Lascia andare le carte deboli senza simboli. In un mazzo più sottile le buone tornano prima.
remark-at-take = Scegli la carta con i punti che raccogli comunque. La sua forza aiuta subito.
remark-at-sell = Le foglie che non ti servono possono andare: qui diventano punti.
remark-advance = Hai quanto costa il gradino { $row } del tracciato dell’imperatore. Puoi salire ora, prima o dopo aver giocato.
remark-fee = Un quarto turno vale la sua quota se hai ancora buone carte. Se passi, ti restano in mano.
remark-side = La tua carta in cima mostra ancora un’azione secondaria. Se chiudi il turno è persa.
remark-bonus = La tua carta in cima ha ancora un bonus. Se chiudi il turno è perso.
remark-marker = Hai un segnalino tazza: toglilo quando uno dei suoi due bonus ti aiuta.
remark-sinking = { $count ->
        [one] { $count } buona foglia verde scende
       *[other] { $count } buone foglie verdi scendono
    } dopo questo round. Spendi o fermenta quel che puoi.
remark-last = L’ultimo round: alla fine le foglie non danno nulla. Fanne carovane, carte o punti.
remark-founded = Un giardino dà due foglie del suo valore dopo ogni round. Il bonus della regione si riceve subito.
remark-bought = Una carta comprata va in mano. Da allora torna ogni volta che il mazzo si rimescola.
remark-traded = Una carovana dà la ricompensa dell’offerta e quella della soglia. Poi ne arriva una nuova.
remark-sailed = Conta solo il tratto dove la barca si trova alla fine. I bonus lungo la via si ricevono subito.
remark-placed-cup = Un nuovo collegamento di tazze porta un segnalino: uno dei suoi due bonus, da prendere quando vuoi.
remark-used-marker = Il segnalino torna nella riserva. Le tessere restano e possono riceverne altri.
remark-studied = Un lavoratore gira per l’università. Ogni giro completo ne porta uno al centro, per punti alla fine.
remark-rose = Ogni gradino del tracciato dell’imperatore mostra prezzo e ricompensa. Guarda dov’è la prossima carta imperatore.
remark-took-emperor = Le carte imperatore si giocano come le altre, e alla fine danno punti per ciò che nominano.
remark-passed = Chi passa tiene le carte in mano. Il round va avanti finché non hanno passato tutti.
remark-fee-begun = Un quarto turno ha una quota in foglie. Si paga prima di ogni altra cosa.
remark-strengthened = Sono stati scartati rotoli della forza: 1 di forza in più ciascuno, tanti quanti ne mancavano.
remark-ripened = Le foglie verdi sono scese di un cesto, le marroni salite di uno. Poi ogni giardino ha dato due foglie.
remark-shuffled = Gli scarti sono diventati la pila di pesca: con loro tornano le carte comprate.

# Learning: every symbol
symbols-title = Simboli
symbols-lead = Ogni simbolo vuol dire lo stesso ovunque si trovi: su carte, tessere, gettoni e tracciati. Un numero accanto dice quanti.
symbols-group-leaves = Foglie e numeri
symbols-group-teapots = Teiere
symbols-group-tokens = Rotoli, gettoni e segnalini
symbols-group-main = Azioni principali
symbols-group-side = Azioni secondarie
symbols-group-bonus = Bonus
symbols-group-pieces = Pezzi
symbol-name-leaf-any = Foglia di qualsiasi colore
symbol-name-vp-now = Punti subito
symbol-name-vp-end = Punti alla fine
symbol-name-draw = Pescare
symbol-name-draw-discard = Pescare e scartare
symbol-name-remove = Eliminare una carta
symbol-name-sell = Vendere foglie
symbol-leaf-green = Una foglia fresca. Se la ricevi, il numero piccolo è il cesto dove va. Come prezzo va bene anche una marrone.
symbol-leaf-brown = Una foglia fermentata. Come prezzo deve essere marrone.
symbol-leaf-any = Un prezzo: una foglia di qualsiasi colore, della qualità nel numero piccolo o migliore.
symbol-strength = Su una carta: quanto aggiunge alla tua forza. Altrove: la forza che serve.
symbol-vp-now = Punti che contano subito.
symbol-vp-end = Punti che contano quando la partita è finita.
symbol-pot-green = Su una carta: si vede finché è la carta in cima di uno spazio del turno. In un prezzo: deve vedersi.
symbol-pot-red = Lo stesso in rosso: ogni colore conta per sé.
symbol-pot-blue = Lo stesso in blu.
symbol-pot-any = Su una carta: conta come il colore che ti serve. In un prezzo: va bene ogni teiera.
symbol-scroll-strength = Scartalo in un’azione principale: 1 di forza in più.
symbol-scroll-teapot = Scartalo quando compri: sostituisce una teiera mancante.
symbol-scroll-repeat = Scartalo subito dopo un’azione secondaria: la fai un’altra volta.
symbol-token = Ciò che paghi per salire sul tracciato dell’imperatore.
symbol-cup-marker = Sta su un collegamento delle tue tazze. Toglilo e ricevi il bonus di una delle due tessere.
symbol-garden = Metti una pagoda sulla mappa, in una regione vicina a un tuo giardino.
symbol-buy = Compra una carta dal mercato. Va nella tua mano.
symbol-caravan = Vendi foglie a una carovana: un’offerta e una soglia.
symbol-ferment = Gira foglie verdi sul lato marrone: come azione principale tante quanta la forza, come bonus tante quante dice il numero.
symbol-harvest = Raccogli una foglia in tanti tuoi giardini quanta è la tua forza.
symbol-river = La tua barca scende di un tratto lungo il fiume.
symbol-cups = Prendi una tessera tazza dove hai un giardino e mettila in una fila.
symbol-university = Il tuo lavoratore va nel settore seguente dell’università.
symbol-draw = Pesca tante carte quante dice il numero.
symbol-draw-discard = Pesca carte, poi scartane altrettante dalla mano.
symbol-remove = Togli dal gioco una carta, dalla mano, dalla pila di pesca o dagli scarti.
symbol-sell = Restituisci foglie per punti. La carta dice quante al massimo e quanto vale ogni colore.
symbol-emperor-card = Prendi in mano una delle carte imperatore scoperte.
symbol-pagoda = Aspetta sulla tua plancia con il suo numero. Sulla mappa è un giardino.
symbol-boat = Scende lungo il fiume.
symbol-worker = Studia all’università o sale sul tracciato dell’imperatore.
read-title = Come si legge una carta
read-card = Una carta azione al mercato
read-strength = In alto a sinistra, nel disco: la sua forza. Accanto il livello, da I a V.
read-points = In alto a destra, nella lanterna: punti alla fine, se la carta è nel tuo mazzo.
read-symbols = Al centro: azioni secondarie e teiere. Con una barra tra due azioni secondarie ne scegli una.
read-bonus = Sotto la linea punteggiata: un bonus, da usare una volta mentre la carta è in cima.
read-price = In basso, solo al mercato: il prezzo in foglie e teiere. Il numero sopra la carta è la forza che serve per comprarla.

# Learning: examples in the rules
example-try = Tentativo: «{ $move }»
example-hand = Mano
example-score = Se finisse ora

# Valley: places for those who hear them, and the cards beside them
valley-region = { $region }, { $province }: foglie di qualità { $value }.
valley-bonus = Bonus: { $effects }.
valley-free = Caselle libere, con i loro punti: { $points }.
valley-full = Nessuna casella libera.
valley-gardens = Giardini: { $owner }.
valley-near = Accanto a { $region }.
valley-across = Oltre il fiume: { $region }.
valley-space = { $region }, casella { $letter }, libera: { $points ->
        [0] nessun punto
        [one] { $points } punto
       *[other] { $points } punti
    }.
valley-space-held = { $region }, casella { $letter }: giardino di { $owner }.
valley-space-held-you = { $region }, casella { $letter }: il tuo giardino.
valley-cups = Tazze di questa provincia: { $province }. { $count ->
        [0] La pila è vuota.
        [one] { $count } tessera.
       *[other] { $count } tessere.
    }
valley-cups-top = In cima: { $left } e { $right }, { $effects }.
valley-cups-open = Lì ha un giardino: { $owner }.
valley-cups-closed = Lì nessuno ha ancora un giardino.
valley-cups-left = { $count ->
        [0] La pila è vuota.
        [one] { $count } tessera nella pila.
       *[other] { $count } tessere nella pila.
    }
valley-cups-for = Può prendere:
valley-river = Il fiume.
valley-boat = { $segment ->
        [0] { $seat } è all’inizio.
       *[other] { $seat } è al tratto { $segment }: { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        } alla fine.
    }
valley-boat-you = { $segment ->
        [0] Sei all’inizio.
       *[other] Sei al tratto { $segment }: { $points ->
            [one] { $points } punto
           *[other] { $points } punti
        } alla fine.
    }
valley-boat-next = Poi: { $effects }.
valley-river-note = La lanterna dice quanto vale una barca alla fine, la freccia che cosa dà il suo prossimo tratto.
valley-value = Foglie di qualità { $value }
valley-token = Nuovo giardino qui: { $effects }
valley-spot-free = libera
valley-in-reach = { $extra ->
        [0] Alla portata di { $seat }.
       *[other] A due confini da { $seat }: { $extra } di forza in più.
    }
valley-in-reach-you = { $extra ->
        [0] Alla tua portata.
       *[other] A due confini: { $extra } di forza in più.
    }
valley-too-far = Troppo lontano per { $seat }.
valley-too-far-you = Troppo lontano per te.
valley-use-target = { $extra ->
        [0] Si può scegliere.
       *[other] Si può scegliere, con { $extra } di forza in più.
    }
valley-use-chosen = È la tua scelta.

# Play and layout
do-top = Gioca le carte
do-cover = Metti la carta sotto
do-done = Fatto
do-garden = Fonda un giardino: { $region }
do-pagoda = Costruisci la pagoda { $n }
do-buy = Compra questa carta
do-teapot = { $swap ->
        [scroll] Usa un rotolo della teiera
        [leaves] Paga foglie al suo posto
       *[brown] Paga foglie marroni al suo posto
    }
do-caravan = Vendi alla carovana { $caravan }
do-ferment = Fermenta
do-flip = Fermenta una foglia del cesto { $basket }
do-harvest = Raccogli
do-pick = Raccogli: { $region }
do-pay = Paga una foglia del cesto { $basket }
do-sell = Vendi una foglia del cesto { $basket }
do-river = Naviga avanti
do-university = Avanza, { $part }
do-cups = Prendi la tessera tazza: { $province }
do-place = { $end ->
        [new] Comincia una nuova fila
        [left] Aggiungi alla fila { $row }, a sinistra
       *[right] Aggiungi alla fila { $row }, a destra
    }
do-repeat = { $means ->
        [scroll] Ripeti con un rotolo
       *[leaves] Ripeti per foglie marroni
    }
do-bonus = Usa il bonus
do-bonus-of = Usa il bonus: { $effects }
do-marker = Usa il segnalino tazza
do-marker-of = Usa il segnalino tazza: { $effects }
do-put = Metti qui il segnalino tazza
do-advance = Sali di un gradino
do-take = Prendi la carta: { $card }
do-draw = Pesca
do-skip = Rinuncia
do-discard = Scarta la carta
do-remove = Elimina la carta dal gioco
do-fee = Paga la quota
do-pass = Passa
do-end = Chiudi il turno
play-confirm = { $move }: confermi?
play-points = Punti se finisse ora: da { $before } a { $after }.
play-begin = Scegli le carte da giocare, o passa.
play-begin-cards = Scegli le carte da giocare.
play-raised = Forza { $n }: scegli un’azione principale.
play-fee = Il quarto turno chiede una quota. Pagala, o passa.
play-only-pass = Ora puoi solo passare.
play-main = Forza { $n }: scegli un’azione principale.
play-garden = Dove fondi un giardino? Scegli una regione evidenziata.
play-buy = Quale carta compri?
play-caravan = Quale carovana? Scegli un’offerta e una soglia.
play-rest = Azione principale fatta. Puoi fare altro, o chiudere il turno.
play-end = Non si può fare altro. Chiudi il turno.
play-cover = Metti altre carte sotto quella in cima, o gioca così.
play-pagoda = Quale pagoda va a { $region }?
play-teapot = { $n ->
        [one] Manca una teiera. Che cosa la sostituisce?
       *[other] Mancano { $n } teiere. Che cosa ne sostituisce una?
    }
play-pay = Da pagare: { $price }.
play-flip = Quali foglie verdi fermenti? Al massimo { $n }.
play-pick = In quali giardini raccogli? Al massimo { $n }.
play-side = Ancora una volta: { $side }.
play-place = Dove va la tessera tazza?
play-draw = Peschi { $n ->
        [one] { $n } carta?
       *[other] { $n } carte?
    }
play-draw-discard = Peschi { $n ->
        [one] { $n } carta e ne scarti una?
       *[other] { $n } carte e ne scarti altrettante?
    }
play-discard = { $n ->
        [one] Quale carta scarti?
       *[other] Quale carta scarti? Ancora { $n } carte.
    }
play-remove = Quale carta esce dal gioco? Puoi anche rinunciare.
play-put = Su quale collegamento metti il segnalino tazza?
play-sell = Quali foglie vendi? Al massimo { $n }.
play-take = Quale carta imperatore prendi?
panes = Parti del tavolo
pane-valley = Valle
pane-market = Mercato
pane-court = Corte
pane-mine = Plancia
pane-rivals = Rivali
pane-decides = Qui si può scegliere qualcosa.
step-of = Turno di { $seat }
step-of-you = Il tuo turno
step-cards = Carte
step-main = Azione principale
step-side = Azione secondaria
step-free = Gratuite, sempre
step-is-done = Fatto.
step-choosing = da scegliere
step-chosen = { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }, forza { $strength }
step-picking = da scegliere
step-to-come = poi
step-done = fatta
step-side-none = nessuna sulla carta in cima
step-side-or = { $side } o { $other }
step-marker-count = { $n ->
        [one] { $n } segnalino tazza
       *[other] { $n } segnalini tazza
    }
step-advance = gradino dell’imperatore
step-nothing = ora niente
step-round = Round { $round } di { $rounds }
keys-table = muoversi nella valle
keys-choose = scegliere, poi confermare
keys-hand = alzare o abbassare una carta, metterla in cima
keys-mains = giardino, acquisto, carovana, fermentazione, raccolto
keys-sides = fiume, tazze, università
keys-free = salire sul tracciato dell’imperatore, segnalino tazza
keys-market = compra una carta del mercato, da sinistra
keys-leaves = foglie di un cesto, con Maiusc quelle marroni
keys-fewer = una foglia in meno
keys-no-leaves = nessuna foglia, dove è permesso
keys-skip = salta, dove è permesso
keys-pass = passare
keys-back = annullare l’ultima scelta
nearby-gardens = Giardini alla tua portata
nearby-last = Ultimi turni
# end of play and layout

# A new round, and questions of the menu
round-begins = Comincia { $seat }.
round-begins-you = Cominci tu.
round-ripened = Le tue foglie sono maturate: le verdi un cesto più giù, le marroni un cesto più su.
round-harvest = { $n ->
        [0] I tuoi giardini non hanno dato foglie.
        [one] I tuoi giardini hanno dato { $n } foglia.
       *[other] I tuoi giardini hanno dato { $n } foglie.
    }
round-hand = La tua mano: { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }.
play-fee-poor = Il quarto turno chiede una quota: { $price }. Non puoi pagarla, quindi passa.
play-no-card = Non hai carte da giocare. Ora puoi solo passare.
play-which-university = Parte esterna o interna?
play-which-cups = Da quale pila prendi una tessera tazza?
play-which-marker = Quale segnalino tazza usi?
dock-choose-university = Scegli una parte
dock-choose-cups = Scegli una pila
dock-choose-marker = Scegli un segnalino
dock-fee-leaves = Paga { $green ->
        [0] { "" }
        [one] { $green } verde,{ " " }
       *[other] { $green } verdi,{ " " }
    }{ $brown ->
        [one] { $brown } marrone
       *[other] { $brown } marroni
    }
step-fee = prima la quota
step-no-cards = nessuna possibile
# Where cards come from
source-cards = Le regioni sono trascritte. Una carovana e ciò che premiano le carte imperatore sono stampati; quasi tutte le altre carte, tessere e tracciati sono ricostruiti.

# end of a new round

# La carta d’aiuto
help-actions = Azioni
help-costs = Costi
help-symbols = Simboli
help-round = Round
help-points = Punti
help-garden = Nuovo giardino: la forza indicata dalla pagoda; a due confini, 2 in più.
help-buy = Comprare una carta: la forza del suo posto, foglie e teiere in vista.
help-caravan = Carovana: foglie per un’offerta, forza per una soglia.
help-ferment = Fermentare: tante foglie verdi diventano marroni quanta è la tua forza.
help-harvest = Raccolto extra: una foglia da tanti giardini quanta è la tua forza.
help-river = Fiume: avanti di un tratto, con il suo bonus.
help-cups = Tazze: una tessera da una provincia con un tuo giardino; ogni nuovo collegamento riceve un segnalino.
help-university = Università: settore seguente, parte esterna o interna. Giro completo: un lavoratore al centro.
help-leaf-green = Verde in un prezzo: paghi verde o marrone.
help-leaf-brown = Marrone in un prezzo: solo marrone.
help-fee = Quarto turno: 3 foglie, almeno una marrone.
help-teapot = Teiera mancante: un rotolo, 3 foglie o 2 marroni.
help-repeat = Azione secondaria subito di nuovo, una volta per turno: un rotolo o 3 foglie marroni.
help-strength = 1 di forza in più per un’azione principale.
help-advance = In ogni momento: un gradino più su dall’imperatore, per i suoi gettoni e una foglia.
help-marker = In ogni momento: toglilo e ricevi il bonus di una tessera accanto.
help-quality = Il numero piccolo è la qualità: il cesto per ciò che ricevi, il minimo per ciò che paghi.
help-pots = Sulle carte in cima di questo round: teiere in vista per comprare.
help-points-when = Punti subito e punti alla fine.
help-turns = Fino a quattro turni, poi hai passato.
help-turn = Un turno: carte, un’azione principale e, se vuoi, un’azione secondaria della carta in cima.
help-market-left = Poi la carta più a sinistra lascia il mercato.
help-ripen-green = Le foglie verdi scendono di un cesto.
help-ripen-brown = Le foglie marroni salgono di un cesto.
help-crop = Due foglie da ogni giardino.
help-cards = Tutti pescano quattro carte; comincia il giocatore seguente.
help-box = Ciò che la riserva non ha più si perde.
help-end-cards = Ciò che è scritto sulle tue carte azione.
help-end-emperor = Ogni carta imperatore, come dice.
help-end-river = Dove si trova la tua barca.
help-end-university = 10 per ogni lavoratore al centro, e il tuo settore.
help-end-track = 10 sul gradino più alto dell’imperatore.
help-end-cups = Collegamenti di un colore, da 1 a 7: 1, 2, 4, 7, 11, 16, 22.
help-end-left = 1 per ogni rotolo e gettone rimasto.
help-end-tie = Parità: vince chi ha più foglie, poi più marroni.

# Da dove vengono le cose
origin = Provenienza
origin-printed = Come stampato
origin-transcribed = Trascritto da fonti pubbliche
origin-reconstructed = Ricostruito
origin-ours = Nostro
origin-scoring = Punteggio come stampato, il resto ricostruito
origin-cost = Prezzo come stampato, il resto ricostruito
