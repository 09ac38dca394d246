# Qin. Deutsch

game-name = Qin
game-blurb = Lege Plättchen, gründe Provinzen, gewinne Dörfer: Wer zuerst alle eigenen Pagoden baut, siegt.
board-bird = Vogel
board-lion = Löwe
option-first = Wer beginnt
option-first-random = Zufall
option-first-0 = Platz 1
option-first-1 = Platz 2
option-first-2 = Platz 3
option-first-3 = Platz 4
ask-place = { $seat } ist am Zug und legt ein Plättchen.
help-move = Schreib ein Plättchen mit seinen zwei Farben, dann zwei Felder: RY g5 h5 legt Rot auf g5 und Gelb auf h5. R ist Rot, Y Gelb, B Blau.

# Ablehnungen
refuse-not-your-turn = Du bist nicht dran: { $asked } ist am Zug.
refuse-game-over = Das Spiel ist zu Ende.
refuse-draw-first = Zuerst muss ein Plättchen gezogen werden.
refuse-not-in-hand = Das Plättchen { $tile } hast du nicht auf der Hand.
refuse-off-board = { $square } liegt nicht auf dem Spielplan.
refuse-apart = { $a } und { $b } haben keine gemeinsame Kante.
refuse-not-grass = { $ground ->
        [water] Auf { $square } ist Wasser; ein Plättchen braucht freies Gras.
        [village] Auf { $square } ist ein Dorf; ein Plättchen braucht freies Gras.
        [province] Auf { $square } ist schon ein Provinzfeld.
       *[other] { $square } ist kein freies Gras.
    }
refuse-touches-nothing = Weder { $a } noch { $b } grenzt an ein Provinzfeld.
refuse-joins-majors = Das würde zwei { $color ->
        [red] rote
        [yellow] gelbe
       *[blue] blaue
    } Großprovinzen verbinden.
refuse-tied-join = Das würde gleich große { $color ->
        [red] rote
        [yellow] gelbe
       *[blue] blaue
    } Provinzen verschiedener Spieler verbinden (je { $size ->
        [one] { $size } Feld
       *[other] { $size } Felder
    }).

# Ereignisse
event-first = { $seat } beginnt.
event-drew = { $tile ->
        [none] { $seat } zieht ein Plättchen.
       *[other] { $seat } zieht { $tile }.
    }
event-placed = { $seat } legt { $tile } auf { $a } und { $b }.
event-founded = { $owner } gründet bei { $at } eine { $color ->
        [red] rote
        [yellow] gelbe
       *[blue] blaue
    } Provinz ({ $size ->
        [one] { $size } Feld
       *[other] { $size } Felder
    }).
event-enlarged = { $owner }: Die { $color ->
        [red] rote
        [yellow] gelbe
       *[blue] blaue
    } Provinz bei { $at } hat jetzt { $size ->
        [one] { $size } Feld
       *[other] { $size } Felder
    }.
event-became-major = { $owner }: Die { $color ->
        [red] rote
        [yellow] gelbe
       *[blue] blaue
    } Provinz bei { $at } ist jetzt Großprovinz ({ $size ->
        [one] { $size } Feld
       *[other] { $size } Felder
    }).
event-joined = { $color ->
        [red] Rote
        [yellow] Gelbe
       *[blue] Blaue
    } Provinzen werden bei { $at } zu einer ({ $size ->
        [one] { $size } Feld
       *[other] { $size } Felder
    }). Sie gehört { $owner }.
event-returned = { $seat } nimmt { $count ->
        [one] { $count } Pagode
       *[other] { $count } Pagoden
    } zurück.
event-absorbed = { $seat } übernimmt das neutrale Dorf „{ $village }“.
event-conquered = { $seat } erobert das Dorf „{ $village }“ von { $from }.
event-built = { $seat } baut { $count ->
        [one] { $count } Pagode
       *[other] { $count } Pagoden
    } (noch { $left }).
event-passed = { $seat } kann kein Plättchen legen und setzt aus.
event-ended = { $reason ->
        [last-pagoda] Das Spiel ist aus: Die letzte Pagode steht.
        [no-tiles] Das Spiel ist aus: Alle Plättchen sind gelegt.
        [nobody-can-place] Das Spiel ist aus: Niemand kann mehr legen.
        [resigned] Das Spiel ist aus durch Aufgabe.
       *[other] Das Spiel ist aus.
    } Sieg: { $winners }.

# Ergebnis
reason-last-pagoda = Letzte Pagode gebaut
reason-no-tiles = Keine Plättchen mehr
reason-nobody-can-place = Niemand kann mehr legen
reason-resigned = Aufgabe
score-label = Pagoden im Vorrat (weniger ist besser)

# Der Spielplan als Text
text-seat = { $mark } { $seat }: { $supply ->
        [one] { $supply } Pagode
       *[other] { $supply } Pagoden
    } im Vorrat, { $tiles ->
        [one] { $tiles } Plättchen
       *[other] { $tiles } Plättchen
    } auf der Hand
text-hand = Deine Plättchen: { $hand }
text-stock = Plättchen im Stapel: { $stock }
text-legend =
    R1 = rotes Provinzfeld von Spieler 1, r. = einzelnes rotes Feld, v. = neutrales Dorf, v2 = Dorf von Spieler 2
    ~ = Wasser, . = Gras, ' = eine Pagode, " = Doppelpagode

# Dörfer des Vogels
village-head = Kopf
village-west-wing-tip = Westliche Flügelspitze
village-east-wing-tip = Östliche Flügelspitze
village-west-shoulder = Westschulter
village-east-shoulder = Ostschulter
village-west-pinion = Westschwinge
village-east-pinion = Ostschwinge
village-west-feather = Westfeder
village-east-feather = Ostfeder
village-west-outer-plume = Äußerer Westschweif
village-east-outer-plume = Äußerer Ostschweif
village-back = Rücken
village-west-inner-plume = Innerer Westschweif
village-east-inner-plume = Innerer Ostschweif
village-tail = Schwanz

# Dörfer des Löwen
village-west-ear = Westohr
village-east-ear = Ostohr
village-crown = Krone
village-west-brow = Westbraue
village-east-brow = Ostbraue
village-west-high-mane = Obere Westmähne
village-east-high-mane = Obere Ostmähne
village-west-mid-mane = Mittlere Westmähne
village-east-mid-mane = Mittlere Ostmähne
village-west-cheek = Westwange
village-east-cheek = Ostwange
village-west-low-mane = Untere Westmähne
village-east-low-mane = Untere Ostmähne
village-west-whisker = Westliches Schnurrhaar
village-east-whisker = Östliches Schnurrhaar
village-west-jaw = Westkiefer
village-east-jaw = Ostkiefer
village-beard = Bart
