# Qin. Italiano

game-name = Qin
game-blurb = Posa tessere, fonda province, conquista villaggi: vince chi costruisce prima tutte le proprie pagode.
board-bird = Uccello
board-lion = Leone
board-phoenix = Fenice
option-first = Chi comincia
option-first-random = A caso
option-first-0 = Posto 1
option-first-1 = Posto 2
option-first-2 = Posto 3
option-first-3 = Posto 4
option-joining = Province unite
option-joining-largest = Conta la più grande
option-joining-sum = Conta la somma
option-joining-note = Se più province unite sono dello stesso giocatore, i gruppi giocano in modi diversi: si confrontano le singole province, oppure la somma di ciò che porta ciascuno. Una provincia maggiore vince sempre.
ask-place = Ora gioca { $seat }: c’è una tessera da posare.
help-move = Scrivi una tessera con i suoi due colori, poi due caselle: RY g5 h5 mette il rosso in g5 e il giallo in h5. R è rosso, Y giallo, B blu.

# Rifiuti
refuse-not-your-turn = Non è il tuo turno: ora gioca { $asked }.
refuse-game-over = La partita è finita.
refuse-draw-first = Prima va pescata una tessera.
refuse-not-in-hand = Non hai in mano la tessera { $tile }.
refuse-off-board = La casella { $square } non è sul tabellone.
refuse-apart = { $a } e { $b } non hanno un lato in comune.
refuse-not-grass = { $ground ->
        [water] In { $square } c’è acqua: una tessera vuole prato libero.
        [village] In { $square } c’è un villaggio: una tessera vuole prato libero.
        [province] In { $square } c’è già una casella di provincia.
       *[other] { $square } non è prato libero.
    }
refuse-touches-nothing = Né { $a } né { $b } confina con una casella di provincia.
refuse-joins-majors = Unirebbe due province maggiori { $color ->
        [red] rosse
        [yellow] gialle
       *[blue] blu
    }.
refuse-tied-join = Unirebbe province { $color ->
        [red] rosse
        [yellow] gialle
       *[blue] blu
    } di pari grandezza ({ $size ->
        [one] { $size } casella
       *[other] { $size } caselle
    } ciascuna) di giocatori diversi.
refuse-tied-sums = Giocatori diversi porterebbero lo stesso numero di caselle in questa provincia { $color ->
        [red] rossa
        [yellow] gialla
       *[blue] blu
    } ({ $size ->
        [one] { $size } casella
       *[other] { $size } caselle
    } ciascuno).

# Eventi
event-first = Comincia { $seat }.
event-drew = { $tile ->
        [none] { $seat } pesca una tessera.
       *[other] { $seat } pesca { $tile }.
    }
event-placed = { $seat } posa { $tile } in { $a } e { $b }.
event-founded = { $owner } fonda una provincia { $color ->
        [red] rossa
        [yellow] gialla
       *[blue] blu
    } in { $at } ({ $size ->
        [one] { $size } casella
       *[other] { $size } caselle
    }).
event-enlarged = { $owner }: la provincia { $color ->
        [red] rossa
        [yellow] gialla
       *[blue] blu
    } in { $at } ora ha { $size ->
        [one] { $size } casella
       *[other] { $size } caselle
    }.
event-became-major = { $owner }: la provincia { $color ->
        [red] rossa
        [yellow] gialla
       *[blue] blu
    } in { $at } ora è maggiore ({ $size ->
        [one] { $size } casella
       *[other] { $size } caselle
    }).
event-joined = Le province { $color ->
        [red] rosse
        [yellow] gialle
       *[blue] blu
    } in { $at } si uniscono in una sola ({ $size ->
        [one] { $size } casella
       *[other] { $size } caselle
    }). La governa { $owner }.
event-returned = { $seat } riprende { $count ->
        [one] { $count } pagoda
       *[other] { $count } pagode
    }.
event-absorbed = { $seat } prende il villaggio neutrale «{ $village }».
event-conquered = { $seat } conquista il villaggio «{ $village }»; lo perde { $from }.
event-built = { $seat } costruisce { $count ->
        [one] { $count } pagoda
       *[other] { $count } pagode
    } ({ $left ->
        [one] ne resta { $left }
       *[other] ne restano { $left }
    }).
event-passed = { $seat } non può posare nessuna tessera e salta il turno.
event-ended = La partita è finita. { $reason }. Vittoria: { $winners }.

# Risultato
reason-last-pagoda = Ultima pagoda costruita
reason-no-tiles = Tessere finite
reason-nobody-can-place = Nessuno può posare tessere
reason-resigned = Resa
score-label = Pagode rimaste (meno è meglio)
score-gave-up = Chi si arrende finisce all’ultimo posto, con tutte le pagode dell’inizio.

# Il tabellone in testo
text-seat = { $mark } { $seat }: { $supply ->
        [one] { $supply } pagoda rimasta
       *[other] { $supply } pagode rimaste
    }, { $tiles ->
        [one] { $tiles } tessera in mano
       *[other] { $tiles } tessere in mano
    }
text-hand = Le tue tessere: { $hand }
text-stock = Tessere nella riserva: { $stock }
text-legend =
    R1 = casella di provincia rossa del giocatore 1, r. = casella rossa isolata, v. = villaggio neutrale, v2 = villaggio del giocatore 2
    ~ = acqua, . = prato, ' = una pagoda, " = pagoda doppia

# Villaggi dell’Uccello
village-northwest-corner = Angolo nordovest
village-northeast-corner = Angolo nordest
village-north-twins = Gemelli del nord
village-north-hamlet = Borgo del nord
village-west-gate = Porta ovest
village-east-twins = Gemelli dell’est
village-west-twins = Gemelli dell’ovest
village-south-hamlet = Borgo del sud
village-south-twins = Gemelli del sud
village-southwest-twins = Gemelli di sudovest
village-southeast-corner = Angolo sudest

# Villaggi della Fenice
village-head = Testa
village-west-wing-tip = Punta dell’ala ovest
village-east-wing-tip = Punta dell’ala est
village-west-shoulder = Spalla ovest
village-east-shoulder = Spalla est
village-west-pinion = Remigante ovest
village-east-pinion = Remigante est
village-west-feather = Piuma ovest
village-east-feather = Piuma est
village-west-outer-plume = Pennacchio esterno ovest
village-east-outer-plume = Pennacchio esterno est
village-back = Dorso
village-west-inner-plume = Pennacchio interno ovest
village-east-inner-plume = Pennacchio interno est
village-tail = Coda

# Villaggi del Leone
village-west-ear = Orecchio ovest
village-east-ear = Orecchio est
village-crown = Corona
village-west-brow = Sopracciglio ovest
village-east-brow = Sopracciglio est
village-west-high-mane = Criniera alta ovest
village-east-high-mane = Criniera alta est
village-west-mid-mane = Criniera media ovest
village-east-mid-mane = Criniera media est
village-west-cheek = Guancia ovest
village-east-cheek = Guancia est
village-west-low-mane = Criniera bassa ovest
village-east-low-mane = Criniera bassa est
village-west-whisker = Baffo ovest
village-east-whisker = Baffo est
village-west-jaw = Mascella ovest
village-east-jaw = Mascella est
village-beard = Barba

# La pagina: la mia mossa
letters-RR = doppio rosso
letters-YY = doppio giallo
letters-BB = doppio blu
letters-RY = rosso–giallo
letters-YR = giallo–rosso
letters-RB = rosso–blu
letters-BR = blu–rosso
letters-YB = giallo–blu
letters-BY = blu–giallo
play-place = Posa una tessera accanto a una casella colorata.
play-confirm = Posare { $letters } in { $a } e { $b }?
play-how = Scegli una tessera, poi una casella illuminata. Vedi che cosa succede prima di posarla.
play-chosen = Scelta: { $letters }. Può stare su { $count ->
        [one] { $count } casella
       *[other] { $count } caselle
    }.
play-lay = Posa
play-turn = Gira la tessera
play-tiles = Le tue tessere
play-tile = Tessera { $letters }
play-consequences = Che cosa fa la tessera
play-left = Pagode rimaste
play-unchanged = come prima
play-stock = { $stock ->
        [one] { $stock } tessera nella riserva
       *[other] { $stock } tessere nella riserva
    }

# La pagina: che cosa farebbe una tessera
then-lone = Una casella { $color ->
        [red] rossa
        [yellow] gialla
       *[blue] blu
    } isolata, di nessuno.
then-founded = { $owner } fonda una provincia { $color ->
        [red] rossa
        [yellow] gialla
       *[blue] blu
    } di { $size ->
        [one] { $size } casella
       *[other] { $size } caselle
    }.
then-founded-you = Fondi una provincia { $color ->
        [red] rossa
        [yellow] gialla
       *[blue] blu
    } di { $size ->
        [one] { $size } casella
       *[other] { $size } caselle
    }.
then-enlarged = La provincia { $color ->
        [red] rossa
        [yellow] gialla
       *[blue] blu
    } di { $owner } cresce a { $size ->
        [one] { $size } casella
       *[other] { $size } caselle
    }.
then-enlarged-you = La tua provincia { $color ->
        [red] rossa
        [yellow] gialla
       *[blue] blu
    } cresce a { $size ->
        [one] { $size } casella
       *[other] { $size } caselle
    }.
then-major = La provincia { $color ->
        [red] rossa
        [yellow] gialla
       *[blue] blu
    } di { $owner } diventa maggiore: { $size ->
        [one] { $size } casella
       *[other] { $size } caselle
    }.
then-major-you = La tua provincia { $color ->
        [red] rossa
        [yellow] gialla
       *[blue] blu
    } diventa maggiore: { $size ->
        [one] { $size } casella
       *[other] { $size } caselle
    }.
then-joined = { $owner } ottiene la provincia { $color ->
        [red] rossa
        [yellow] gialla
       *[blue] blu
    } unita di { $size ->
        [one] { $size } casella
       *[other] { $size } caselle
    }.
then-joined-you = Ottieni la provincia { $color ->
        [red] rossa
        [yellow] gialla
       *[blue] blu
    } unita di { $size ->
        [one] { $size } casella
       *[other] { $size } caselle
    }.
then-lost = { $owner } perde una provincia { $color ->
        [red] rossa
        [yellow] gialla
       *[blue] blu
    } di { $size ->
        [one] { $size } casella
       *[other] { $size } caselle
    }.
then-lost-you = Perdi una provincia { $color ->
        [red] rossa
        [yellow] gialla
       *[blue] blu
    } di { $size ->
        [one] { $size } casella
       *[other] { $size } caselle
    }.
then-merged = Vi confluisce un’altra provincia { $color ->
        [red] rossa
        [yellow] gialla
       *[blue] blu
    } ({ $size }) di { $owner }; la sua pagoda torna indietro.
then-merged-you = Vi confluisce un’altra tua provincia { $color ->
        [red] rossa
        [yellow] gialla
       *[blue] blu
    } ({ $size }); la sua pagoda torna indietro.
then-absorbed = { $seat } prende il villaggio { $village }.
then-absorbed-you = Prendi il villaggio { $village }.
then-conquered = { $seat } prende il villaggio { $village } a { $from }.
then-conquered-you = Prendi il villaggio { $village } a { $from }.
then-conquered-from-you = { $seat } ti prende il villaggio { $village }.
then-ended = La partita finisce. Vittoria: { $winners }.
then-won = Vinci la partita.

# La pagina: le caselle del tabellone
square-board = Tabellone di Qin: { $board }
square-grass = Riga { $row }, colonna { $column }, prato
square-legal = Riga { $row }, colonna { $column }, prato, qui puoi posare
square-water = Riga { $row }, colonna { $column }, acqua
square-outside = Riga { $row }, colonna { $column }, fuori dal tabellone
square-lone = Riga { $row }, colonna { $column }, { $color ->
        [red] rosso
        [yellow] giallo
       *[blue] blu
    }, casella isolata
square-province = Riga { $row }, colonna { $column }, { $color ->
        [red] rosso
        [yellow] giallo
       *[blue] blu
    }, provincia di { $owner }, { $size ->
        [one] { $size } casella
       *[other] { $size } caselle
    }, { $pagodas ->
        [one] { $pagodas } pagoda
       *[other] { $pagodas } pagode
    }
square-province-you = Riga { $row }, colonna { $column }, { $color ->
        [red] rosso
        [yellow] giallo
       *[blue] blu
    }, provincia tua, { $size ->
        [one] { $size } casella
       *[other] { $size } caselle
    }, { $pagodas ->
        [one] { $pagodas } pagoda
       *[other] { $pagodas } pagode
    }
square-village = Riga { $row }, colonna { $column }, villaggio { $village }, neutrale
square-village-owned = Riga { $row }, colonna { $column }, villaggio { $village }, di { $owner }
square-village-owned-you = Riga { $row }, colonna { $column }, villaggio { $village }, tuo

# La pagina: posti, tabellone in parole, tasti
seat-to-place = da posare
seat-tiles = { $tiles ->
        [one] { $tiles } tessera
       *[other] { $tiles } tessere
    }
words-seat = { $seat }: { $supply ->
        [one] { $supply } pagoda da posare
       *[other] { $supply } pagode da posare
    }, { $tiles ->
        [one] { $tiles } tessera in mano
       *[other] { $tiles } tessere in mano
    }.
words-seat-you = Tu: { $supply ->
        [one] { $supply } pagoda da posare
       *[other] { $supply } pagode da posare
    }, { $tiles ->
        [one] { $tiles } tessera in mano
       *[other] { $tiles } tessere in mano
    }.
words-province = Provincia { $color ->
        [red] rossa
        [yellow] gialla
       *[blue] blu
    }, { $size ->
        [one] { $size } casella
       *[other] { $size } caselle
    }, { $pagodas ->
        [one] { $pagodas } pagoda
       *[other] { $pagodas } pagode
    }: { $squares }
words-village = Villaggio { $village }: { $squares }
words-lone = Casella { $color ->
        [red] rossa
        [yellow] gialla
       *[blue] blu
    } isolata: { $squares }
words-neutral = Villaggio neutrale { $village }: { $squares }
keys-choose = Scegliere una tessera
keys-move = Muoversi sul tabellone
keys-turn = Girare la tessera
keys-enter = Vedere che cosa fa; di nuovo: posarla
keys-cancel = Ritirarla

# La pagina: il diario
log-placed = { $seat } posa { $letters } in { $a } e { $b }.
log-placed-you = Posi { $letters } in { $a } e { $b }.
log-founded = Nasce una provincia { $color ->
        [red] rossa
        [yellow] gialla
       *[blue] blu
    } ({ $size ->
        [one] { $size } casella
       *[other] { $size } caselle
    }).
log-major = Ora è maggiore.
log-ended = La partita è finita. { $reason }.
log-drew = { $seat } pesca { $letters }.
log-drew-you = Peschi { $letters }.
event-first-you = Cominci tu.
event-returned-you = Riprendi { $count ->
        [one] { $count } pagoda
       *[other] { $count } pagode
    }.
event-passed-you = Non puoi posare nessuna tessera e salti il turno.

# Series
series-usual = Uccello e Leone
series-scores = Pagode rimaste
series-note = Si sommano le pagode rimaste; vince chi ne ha meno.

# La pagina: il risultato
graph-placed = Pagode costruite
sheet-start = Pagode all’inizio
sheet-provinces = Nelle province da due a quattro caselle
sheet-majors = Nelle province maggiori
sheet-villages = Nei villaggi

# Primi passi: le lezioni
lesson-touch-title = Posa una tessera
lesson-touch-text = Una tessera copre due caselle e deve avere un lato in comune con una casella colorata, di qualunque colore e di chiunque. Scegline una, poi una casella illuminata, e posala.
lesson-touch-done = La tua tessera sta accanto a una casella colorata. Al tavolo poi ne peschi una nuova: ecco un turno intero.
lesson-touch-hint = Scegli una delle tue tessere, poi una casella illuminata, e posala.
lesson-found-title = Fonda una provincia
lesson-found-text = Due o più caselle di un colore sono una provincia. Fondane una nuova e ci costruisci una pagoda. Vince chi costruisce per primo tutte le sue pagode.
lesson-found-done = Hai fondato una provincia e ci hai costruito una pagoda: te ne resta una in meno.
lesson-found-hint = Non è nata nessuna provincia. Posa il doppio blu lontano dall’altro blu, oppure il rosso accanto alla casella rossa isolata.
lesson-major-title = La provincia maggiore
lesson-major-text = Con cinque caselle una provincia diventa maggiore e riceve una seconda pagoda. La tua provincia gialla ha quattro caselle. Dalle la quinta.
lesson-major-done = Cinque caselle: la tua provincia è maggiore e porta due pagode. Una terza non l’avrà mai.
lesson-major-hint = La tua provincia gialla non è cresciuta. Posale accanto la metà gialla di una tessera.
lesson-village-title = Prendi un villaggio
lesson-village-text = In un villaggio c’è posto per una pagoda: di chi ne ha di più sulle province accanto. Fa’ che una tua provincia tocchi un villaggio neutrale.
lesson-village-done = La tua provincia tocca il villaggio e lì nessuno è più forte: ci costruisci una pagoda.
lesson-village-hint = Nessun villaggio ha accolto la tua pagoda. Allarga una tua provincia finché non ha un lato in comune con un villaggio.
lesson-join-title = Prendi una provincia
lesson-join-text = Le province di un colore che si toccano diventano una sola: va a chi aveva la più grande. La tua blu ha tre caselle, quella dell’avversario lì accanto due. Uniscile.
lesson-join-done = Tre caselle battono due: la provincia unita è tua e l’avversario riprende la pagoda.
lesson-join-hint = Le due province blu sono ancora separate. Una casella le tocca entrambe: mettici il blu e, se serve, gira la tessera.
lesson-majors-title = Che cosa non si può unire
lesson-majors-text = Due province maggiori non si possono unire: chi è maggiore è al sicuro. Prova lo stesso: il doppio giallo nel varco tra le due grandi province gialle.
lesson-majors-done = Rifiutata, e vedi per quale regola. Nemmeno province di pari grandezza di giocatori diversi si possono unire.
lesson-majors-hint = Questo era permesso. Scegli il doppio giallo, poi la casella tra le due grandi province gialle.
lesson-conquer-title = Togli un villaggio
lesson-conquer-text = Un villaggio cambia padrone quando un altro ha più pagode sulle province accanto. Una provincia maggiore conta due. Togli all’avversario il villaggio sul bordo sinistro.
lesson-conquer-done = Due pagode contro una: il villaggio è tuo e l’avversario riprende la pagoda.
lesson-conquer-hint = Il villaggio sul bordo sinistro è ancora dell’avversario. Fa’ che la tua grande provincia blu lo tocchi.
lesson-last-title = L’ultima pagoda
lesson-last-text = Ti resta una pagoda, all’avversario due. Chi costruisce l’ultima vince subito. Trova un posto per la tua.
lesson-last-done = La tua ultima pagoda è in piedi e hai vinto all’istante.
lesson-last-hint = Così non hai costruito nessuna pagoda. Fonda per esempio una provincia: il doppio blu lontano dall’altro blu.

# Primi passi: ciò che le lezioni tralasciano, ognuna con la sua regola
also-Q29 = La parità presso un villaggio non cambia nulla.
also-Q39 = Quando le tessere finiscono, vince chi ha meno pagode rimaste.
also-Q26 = Un villaggio di due caselle è un solo villaggio.
also-Q32 = Puoi vincere anche nel turno di un altro.

# Primi passi: note nella prima partita
remark-turn-1 = Due caselle di un colore fanno una provincia e portano una pagoda: posa un doppio, o una metà accanto al suo colore.
remark-turn-2 = Cerca i villaggi: ognuno che le tue province toccano può accogliere un’altra pagoda.
remark-turn-3 = Una tessera di due colori fa due cose insieme. Guarda che cosa fa ciascuna metà.
remark-turn-4 = Una casella isolata invita tutti: chi le posa accanto il suo colore fonda la provincia.
remark-turn-5 = Un villaggio va a chi ha più pagode accanto. Una provincia maggiore conta due.
remark-turn-6 = Le province piccole accanto a più grandi dello stesso colore sono in pericolo. Con cinque caselle sono al sicuro.
remark-turn-7 = Conta le pagode che restano agli avversari. Chi ne ha poche è vicino alla vittoria.
remark-turn-8 = Puoi vincere anche nel turno di un altro, se la sua tessera fa costruire la tua ultima pagoda.
remark-founded = Una nuova provincia: chi la fonda ci costruisce una pagoda.
remark-enlarged = Una provincia che cresce non cambia padrone, chiunque abbia posato la tessera.
remark-became-major = Cinque caselle sono una provincia maggiore: due pagode, e nessuno può più prenderla.
remark-joined = Le province unite vanno a chi aveva la più grande; le pagode delle altre tornano indietro.
remark-returned = Una pagoda tornata indietro va costruita di nuovo. Occhio alle province piccole accanto alle grandi.
remark-absorbed = Un villaggio neutrale accoglie una pagoda di chi ne ha di più sulle province accanto.
remark-conquered = Accanto al villaggio qualcuno ha più pagode del padrone: il villaggio cambia mano.
remark-passed = Chi non può posare nessuna tessera salta il turno e tiene tutte le sue tessere.
sheet-unpaid = Dovute, ma non più piazzate alla fine della partita

# On its card
game-time = circa 25 minuti
game-author = Reiner Knizia

# La scheda d’aiuto
glance-turn = Turno
glance-lay = Posa una tessera su due caselle libere di prato
glance-touch = Deve toccare con un lato una casella colorata: di ogni colore, di chiunque
glance-draw = Poi pesca una tessera
glance-must = Chi può posare deve farlo; chi non può salta il turno
glance-provinces = Province
glance-lone = Una casella isolata non è di nessuno
glance-found = Da due a quattro caselle di un colore: chi la fonda posa una pagoda
glance-major = Cinque caselle: maggiore. Una seconda pagoda, mai una terza, e nessuno te la toglie
glance-enlarge = Una provincia che cresce resta al suo proprietario, chiunque posi
glance-join-largest = Quelle unite vanno a chi ha la più grande; le altre pagode tornano
glance-join-sum = Quelle unite vanno a chi porta più caselle, ma una maggiore prevale sempre; le altre pagode tornano
glance-majors = Due maggiori non si uniscono mai
glance-tie-largest = E nemmeno se giocatori diversi sono pari per la più grande
glance-tie-sum = E nemmeno se giocatori diversi portano lo stesso numero di caselle
glance-villages = Villaggi
glance-absorb = Un villaggio neutrale accoglie una pagoda di chi da solo è il più forte accanto
glance-strength = Forza: le tue pagode sulle province che lo toccano; una maggiore vale due
glance-conquer = Più forte di tutti gli altri: lo prendi, e la vecchia pagoda torna
glance-stay = La parità non cambia nulla
glance-end = Fine
glance-supplies = Da posare: 24 pagode in due, 19 in tre, 15 in quattro
glance-supply = Ognuno ha { $pagodas } pagode da posare
glance-last = Chi posa l’ultima vince subito
glance-anyone = Anche nel turno di un altro
glance-fewest = Niente tessere, o nessuno può posare: vince chi ha meno pagode rimaste
