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
refuse-not-now = Non è una risposta a ciò che si chiede ora. Rispondi prima a questo.
refuse-pass-late = Si può passare solo come prima cosa nel turno.
refuse-no-fee = Non c’è nessuna quota da pagare: la chiede solo il quarto turno.
refuse-fee-poor = La quota è di { $leaves ->
        [one] { $leaves } foglia
       *[other] { $leaves } foglie
    }, almeno { $brown } marroni. Non puoi pagarla, quindi passa.
refuse-fee-first = È il tuo quarto turno: prima paga la quota, oppure passa.
refuse-fee-no-card = Dopo la quota non avresti carte da giocare né modo di averne. Passa.
refuse-hand-empty = Non hai ancora giocato e dopo non avresti carte da giocare. È possibile solo ciò che porta una carta.
refuse-played-twice = In questo turno hai già giocato carte. Non si aggiunge nulla.
refuse-not-in-hand = Non hai { $card } in mano.
refuse-cards-first = Prima gioca le carte.
refuse-main-done = L’azione principale di questo turno è già fatta.
refuse-side-done = L’azione secondaria di questo turno è già fatta.
refuse-end-early = Prima di finire il turno gioca carte e fai un’azione principale. Un raccolto extra è sempre possibile.
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
    }, di cui { $brown } marroni. Non ne hai abbastanza.
refuse-no-green = Non hai foglie verdi da fermentare.
refuse-flip-one = Fermenta almeno una foglia.
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
refuse-rising = Nominali in ordine crescente, dopo l’ultimo.
refuse-pay-quality = Ogni foglia di questo prezzo è di qualità { $quality } o migliore.
refuse-pay-brown = Qui serve una foglia marrone.
refuse-dead-end = Così il resto non si potrebbe pagare. Scegli altro.
refuse-pay-keep = La tua mano è vuota: una foglia di qualità { $quality } o migliore deve restare per il tracciato dell’imperatore.
refuse-last-card = Non hai ancora giocato, quindi l’ultima carta resta in mano.
refuse-remove-which = { $card } non è lì.
refuse-no-connection = Non hai un collegamento così.
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
event-marker-put = { $seat } mette un segnalino tazza sul collegamento { $spot }.
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
event-turn-ended = { $seat } finisce il turno.
event-market-left = { $card } lascia il mercato e il gioco.
event-ripened = Prima del round { $round } le foglie maturano: le verdi un cesto più giù, le marroni un cesto più su.
event-harvested = Raccolto di { $seat }: { $count ->
        [one] { $count } foglia
       *[other] { $count } foglie
    }.
event-ended = La partita è finita. Vince: { $winners }.
reason-points = Il quinto round è finito
reason-resigned = Resa

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
