# Qin. Deutsch

game-name = Qin
game-blurb = Lege Plättchen, gründe Provinzen, gewinne Dörfer: Wer zuerst alle eigenen Pagoden baut, siegt.
board-bird = Vogel
board-lion = Löwe
board-phoenix = Phönix
option-first = Wer beginnt
option-first-random = Zufall
option-first-0 = Platz 1
option-first-1 = Platz 2
option-first-2 = Platz 3
option-first-3 = Platz 4
option-joining = Verbundene Provinzen
option-joining-largest = Größte zählt
option-joining-sum = Summe zählt
option-joining-note = Gehören mehrere der verbundenen Provinzen einem Spieler, spielen Runden verschieden: Verglichen werden einzelne Provinzen, oder was jeder zusammen einbringt. Eine Großprovinz gewinnt immer.
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
refuse-tied-sums = Verschiedene Spieler würden gleich viel in diese { $color ->
        [red] rote
        [yellow] gelbe
       *[blue] blaue
    } Provinz einbringen (je { $size ->
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
event-ended = Das Spiel ist aus. { $reason }. Sieg: { $winners }.

# Ergebnis
reason-last-pagoda = Letzte Pagode gebaut
reason-no-tiles = Keine Plättchen mehr
reason-nobody-can-place = Niemand kann mehr legen
reason-resigned = Partie aufgegeben
score-label = Pagoden im Vorrat (weniger ist besser)
score-gave-up = Wer aufgibt, kommt auf den letzten Platz, mit allen Pagoden vom Anfang.

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
village-northwest-corner = Nordwestecke
village-northeast-corner = Nordostecke
village-north-twins = Nordzwillinge
village-north-hamlet = Nordweiler
village-west-gate = Westtor
village-east-twins = Ostzwillinge
village-west-twins = Westzwillinge
village-south-hamlet = Südweiler
village-south-twins = Südzwillinge
village-southwest-twins = Südwestzwillinge
village-southeast-corner = Südostecke

# Dörfer des Phönix
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

# Die Seite: mein Zug
letters-RR = doppelt Rot
letters-YY = doppelt Gelb
letters-BB = doppelt Blau
letters-RY = Rot–Gelb
letters-YR = Gelb–Rot
letters-RB = Rot–Blau
letters-BR = Blau–Rot
letters-YB = Gelb–Blau
letters-BY = Blau–Gelb
play-place = Lege ein Plättchen neben ein farbiges Feld.
play-confirm = Lege { $letters } auf { $a } und { $b }?
play-how = Wähle ein Plättchen, dann ein leuchtendes Feld. Du siehst, was es bewirkt, bevor du es legst.
play-chosen = Gewählt: { $letters }. Möglich auf { $count ->
        [one] { $count } Feld
       *[other] { $count } Feldern
    }.
play-lay = Legen
play-turn = Plättchen drehen
play-tiles = Deine Plättchen
play-tile = Plättchen { $letters }
play-consequences = Was das Plättchen bewirkt
play-left = Pagoden im Vorrat
play-unchanged = wie zuvor
play-stock = { $stock ->
        [one] { $stock } Plättchen im Stapel
       *[other] { $stock } Plättchen im Stapel
    }

# Die Seite: was ein Plättchen bewirken würde
then-lone = Ein einzelnes { $color ->
        [red] rotes
        [yellow] gelbes
       *[blue] blaues
    } Feld, es gehört niemandem.
then-founded = { $owner } gründet eine { $color ->
        [red] rote
        [yellow] gelbe
       *[blue] blaue
    } Provinz mit { $size ->
        [one] { $size } Feld
       *[other] { $size } Feldern
    }.
then-founded-you = Du gründest eine { $color ->
        [red] rote
        [yellow] gelbe
       *[blue] blaue
    } Provinz mit { $size ->
        [one] { $size } Feld
       *[other] { $size } Feldern
    }.
then-enlarged = Die { $color ->
        [red] rote
        [yellow] gelbe
       *[blue] blaue
    } Provinz von { $owner } wächst auf { $size ->
        [one] { $size } Feld
       *[other] { $size } Felder
    }.
then-enlarged-you = Deine { $color ->
        [red] rote
        [yellow] gelbe
       *[blue] blaue
    } Provinz wächst auf { $size ->
        [one] { $size } Feld
       *[other] { $size } Felder
    }.
then-major = Die { $color ->
        [red] rote
        [yellow] gelbe
       *[blue] blaue
    } Provinz von { $owner } wird Großprovinz: { $size ->
        [one] { $size } Feld
       *[other] { $size } Felder
    }.
then-major-you = Deine { $color ->
        [red] rote
        [yellow] gelbe
       *[blue] blaue
    } Provinz wird Großprovinz: { $size ->
        [one] { $size } Feld
       *[other] { $size } Felder
    }.
then-joined = { $owner } bekommt die vereinte { $color ->
        [red] rote
        [yellow] gelbe
       *[blue] blaue
    } Provinz mit { $size ->
        [one] { $size } Feld
       *[other] { $size } Feldern
    }.
then-joined-you = Du bekommst die vereinte { $color ->
        [red] rote
        [yellow] gelbe
       *[blue] blaue
    } Provinz mit { $size ->
        [one] { $size } Feld
       *[other] { $size } Feldern
    }.
then-lost = { $owner } verliert eine { $color ->
        [red] rote
        [yellow] gelbe
       *[blue] blaue
    } Provinz mit { $size ->
        [one] { $size } Feld
       *[other] { $size } Feldern
    }.
then-lost-you = Du verlierst eine { $color ->
        [red] rote
        [yellow] gelbe
       *[blue] blaue
    } Provinz mit { $size ->
        [one] { $size } Feld
       *[other] { $size } Feldern
    }.
then-merged = Eine eigene { $color ->
        [red] rote
        [yellow] gelbe
       *[blue] blaue
    } Provinz ({ $size }) von { $owner } geht darin auf; ihre Pagode kommt zurück.
then-merged-you = Deine eigene { $color ->
        [red] rote
        [yellow] gelbe
       *[blue] blaue
    } Provinz ({ $size }) geht darin auf; ihre Pagode kommt zurück.
then-absorbed = { $seat } bekommt das Dorf { $village }.
then-absorbed-you = Du bekommst das Dorf { $village }.
then-conquered = { $seat } erobert das Dorf { $village } von { $from }.
then-conquered-you = Du eroberst das Dorf { $village } von { $from }.
then-conquered-from-you = { $seat } erobert das Dorf { $village } von dir.
then-ended = Das Spiel ist aus. Sieg: { $winners }.
then-won = Du gewinnst das Spiel.

# Die Seite: Felder des Spielplans
square-board = Spielplan von Qin: { $board }
square-grass = Reihe { $row }, Spalte { $column }, Gras
square-legal = Reihe { $row }, Spalte { $column }, Gras, hier darfst du legen
square-water = Reihe { $row }, Spalte { $column }, Wasser
square-outside = Reihe { $row }, Spalte { $column }, außerhalb des Spielplans
square-lone = Reihe { $row }, Spalte { $column }, { $color ->
        [red] rot
        [yellow] gelb
       *[blue] blau
    }, einzelnes Feld
square-province = Reihe { $row }, Spalte { $column }, { $color ->
        [red] rot
        [yellow] gelb
       *[blue] blau
    }, Provinz von { $owner }, { $size ->
        [one] { $size } Feld
       *[other] { $size } Felder
    }, { $pagodas ->
        [one] { $pagodas } Pagode
       *[other] { $pagodas } Pagoden
    }
square-province-you = Reihe { $row }, Spalte { $column }, { $color ->
        [red] rot
        [yellow] gelb
       *[blue] blau
    }, deine Provinz, { $size ->
        [one] { $size } Feld
       *[other] { $size } Felder
    }, { $pagodas ->
        [one] { $pagodas } Pagode
       *[other] { $pagodas } Pagoden
    }
square-village = Reihe { $row }, Spalte { $column }, Dorf { $village }, neutral
square-village-owned = Reihe { $row }, Spalte { $column }, Dorf { $village }, gehört { $owner }
square-village-owned-you = Reihe { $row }, Spalte { $column }, Dorf { $village }, gehört dir

# Die Seite: Plätze, Spielplan in Worten, Tasten
seat-to-place = zu bauen
seat-tiles = { $tiles ->
        [one] { $tiles } Plättchen
       *[other] { $tiles } Plättchen
    }
words-seat = { $seat }: { $supply ->
        [one] { $supply } Pagode zu bauen
       *[other] { $supply } Pagoden zu bauen
    }, { $tiles ->
        [one] { $tiles } Plättchen auf der Hand
       *[other] { $tiles } Plättchen auf der Hand
    }.
words-seat-you = Du: { $supply ->
        [one] { $supply } Pagode zu bauen
       *[other] { $supply } Pagoden zu bauen
    }, { $tiles ->
        [one] { $tiles } Plättchen auf der Hand
       *[other] { $tiles } Plättchen auf der Hand
    }.
words-province = { $color ->
        [red] Rote
        [yellow] Gelbe
       *[blue] Blaue
    } Provinz, { $size ->
        [one] { $size } Feld
       *[other] { $size } Felder
    }, { $pagodas ->
        [one] { $pagodas } Pagode
       *[other] { $pagodas } Pagoden
    }: { $squares }
words-village = Dorf { $village }: { $squares }
words-lone = Einzelnes { $color ->
        [red] rotes
        [yellow] gelbes
       *[blue] blaues
    } Feld: { $squares }
words-neutral = Neutrales Dorf { $village }: { $squares }
keys-choose = Ein Plättchen wählen
keys-move = Über den Spielplan gehen
keys-turn = Das Plättchen drehen
keys-enter = Sehen, was es bewirkt; noch einmal: legen
keys-cancel = Zurücknehmen

# Die Seite: der Verlauf
log-placed = { $seat } legt { $letters } auf { $a } und { $b }.
log-placed-you = Du legst { $letters } auf { $a } und { $b }.
log-founded = So entsteht eine { $color ->
        [red] rote
        [yellow] gelbe
       *[blue] blaue
    } Provinz ({ $size ->
        [one] { $size } Feld
       *[other] { $size } Felder
    }).
log-major = Sie ist jetzt Großprovinz.
log-ended = Das Spiel ist aus. { $reason }.
log-drew = { $seat } zieht { $letters }.
log-drew-you = Du ziehst { $letters }.
event-first-you = Du beginnst.
event-returned-you = Du nimmst { $count ->
        [one] { $count } Pagode
       *[other] { $count } Pagoden
    } zurück.
event-passed-you = Du kannst kein Plättchen legen und setzt aus.

# Series
series-usual = Vogel und Löwe
series-scores = Übrige Pagoden
series-note = Die übrigen Pagoden werden zusammengezählt; wer am wenigsten hat, gewinnt.

# Die Seite: das Ergebnis
graph-placed = Gesetzte Pagoden
sheet-start = Pagoden zu Beginn
sheet-provinces = In Provinzen mit zwei bis vier Feldern
sheet-majors = In Großprovinzen
sheet-villages = In Dörfern

# Erste Schritte: die Lektionen
lesson-touch-title = Lege ein Plättchen
lesson-touch-text = Ein Plättchen bedeckt zwei Felder und muss mit einer Kante an ein farbiges Feld grenzen, gleich welche Farbe und wessen. Wähle eines, dann ein leuchtendes Feld, und lege es.
lesson-touch-done = Dein Plättchen liegt an einem farbigen Feld. Am Tisch ziehst du danach ein neues: Das ist schon ein ganzer Zug.
lesson-touch-hint = Wähle eines deiner Plättchen, dann ein leuchtendes Feld, und lege es.
lesson-found-title = Gründe eine Provinz
lesson-found-text = Ab zwei Feldern einer Farbe ist es eine Provinz. Gründe eine neue, dann baust du darauf eine Pagode. Wer zuerst alle Pagoden gebaut hat, siegt.
lesson-found-done = Die Provinz ist gegründet, deine Pagode steht: eine weniger in deinem Vorrat.
lesson-found-hint = So entstand keine neue Provinz. Lege doppelt Blau abseits von anderem Blau oder Rot neben das einzelne rote Feld.
lesson-major-title = Die Großprovinz
lesson-major-text = Mit fünf Feldern wird eine Provinz zur Großprovinz und bekommt eine zweite Pagode. Deine gelbe Provinz hat vier. Gib ihr das fünfte.
lesson-major-done = Fünf Felder: Deine Großprovinz trägt zwei Pagoden. Eine dritte bekommt sie nie.
lesson-major-hint = Deine gelbe Provinz ist nicht gewachsen. Lege die gelbe Hälfte eines Plättchens an sie an.
lesson-village-title = Gewinne ein Dorf
lesson-village-text = Ein Dorf hat Platz für eine Pagode: von dem, der auf den Provinzen daneben die meisten Pagoden hat. Lass eine deiner Provinzen an ein neutrales Dorf grenzen.
lesson-village-done = Deine Provinz grenzt an das Dorf, und niemand ist dort stärker: Du baust darin eine Pagode.
lesson-village-hint = Kein Dorf nahm deine Pagode auf. Lass eine deiner Provinzen wachsen, bis sie mit einer Kante an ein Dorf grenzt.
lesson-join-title = Übernimm eine Provinz
lesson-join-text = Verbundene Provinzen einer Farbe werden eine; sie gehört dem Besitzer der größeren. Deine blaue hat drei Felder, die deines Gegners daneben zwei. Verbinde sie.
lesson-join-done = Drei Felder schlagen zwei: Die vereinte Provinz gehört dir, und dein Gegner nimmt seine Pagode zurück.
lesson-join-hint = Die beiden blauen Provinzen sind noch getrennt. Ein Feld berührt beide: Lege Blau dorthin und drehe das Plättchen, wenn nötig.
lesson-majors-title = Was man nicht verbinden darf
lesson-majors-text = Zwei Großprovinzen darf man nie verbinden: Was groß ist, ist sicher. Versuch es trotzdem: doppelt Gelb in die Lücke zwischen den zwei großen gelben Provinzen.
lesson-majors-done = Abgelehnt, und du siehst, nach welcher Regel. Auch gleich große Provinzen verschiedener Spieler darf man nicht verbinden.
lesson-majors-hint = Das war erlaubt. Wähle doppelt Gelb, dann das Feld zwischen den zwei großen gelben Provinzen.
lesson-conquer-title = Nimm ein Dorf weg
lesson-conquer-text = Ein Dorf wechselt den Besitzer, wenn jemand daneben mehr Pagoden auf Provinzen hat. Eine Großprovinz zählt zwei. Nimm deinem Gegner das Dorf am linken Rand.
lesson-conquer-done = Zwei Pagoden gegen eine: Das Dorf gehört dir, und dein Gegner nimmt seine Pagode zurück.
lesson-conquer-hint = Das Dorf am linken Rand gehört noch deinem Gegner. Lass deine große blaue Provinz daran grenzen.
lesson-last-title = Die letzte Pagode
lesson-last-text = Du hast noch eine Pagode, dein Gegner zwei. Wer die letzte baut, siegt auf der Stelle. Finde einen Platz für deine.
lesson-last-done = Deine letzte Pagode steht, und damit hast du auf der Stelle gewonnen.
lesson-last-hint = So kam keine Pagode aufs Brett. Gründe zum Beispiel eine Provinz: doppelt Blau abseits von anderem Blau.

# Erste Schritte: was die Lektionen auslassen, jedes mit seiner Regel
also-Q29 = Gleichstand an einem Dorf ändert nichts.
also-Q39 = Sind die Plättchen aufgebraucht, siegt, wer die wenigsten Pagoden übrig hat.
also-Q26 = Ein Dorf aus zwei Feldern ist ein einziges Dorf.
also-Q32 = Siegen kannst du auch, wenn jemand anders am Zug ist.

# Erste Schritte: Bemerkungen im ersten Spiel
remark-turn-1 = Zwei Felder einer Farbe sind eine Provinz und bringen eine Pagode: Lege ein Doppel oder eine Hälfte an ihre Farbe.
remark-turn-2 = Achte auf Dörfer: Jedes, an das deine Provinzen grenzen, kann eine weitere Pagode aufnehmen.
remark-turn-3 = Ein zweifarbiges Plättchen tut zwei Dinge zugleich. Sieh dir an, was jede Hälfte bewirkt.
remark-turn-4 = Ein einzelnes Feld lädt alle ein: Wer seine Farbe daneben legt, gründet die Provinz.
remark-turn-5 = Ein Dorf will die meisten Pagoden neben sich. Eine Großprovinz zählt zwei.
remark-turn-6 = Kleine Provinzen neben größeren ihrer Farbe sind in Gefahr. Mit fünf Feldern sind sie sicher.
remark-turn-7 = Zähle die Pagoden, die deinen Gegnern noch bleiben. Wer wenige hat, ist dem Sieg nahe.
remark-turn-8 = Du kannst auch siegen, wenn jemand anders am Zug ist: sobald deine letzte Pagode steht.
remark-founded = Eine neue Provinz: Wer sie gründet, baut dort eine Pagode.
remark-enlarged = Eine Provinz, die wächst, behält ihren Besitzer, gleich wer das Plättchen gelegt hat.
remark-became-major = Fünf Felder sind eine Großprovinz: zwei Pagoden, und niemand kann sie mehr übernehmen.
remark-joined = Verbundene Provinzen gehören dem Besitzer der größten; die Pagoden der anderen kommen zurück.
remark-returned = Eine Pagode, die zurückkommt, muss noch einmal gebaut werden. Achte auf kleine Provinzen neben großen.
remark-absorbed = Ein neutrales Dorf nimmt eine Pagode von dem auf, der auf den Provinzen daneben die meisten hat.
remark-conquered = Jemand hat neben dem Dorf mehr Pagoden als sein Besitzer: Das Dorf wechselt die Hand.
remark-passed = Wer kein Plättchen legen kann, setzt aus und behält alle Plättchen.
sheet-unpaid = Fällig, aber bei Spielende nicht mehr gesetzt

# On its card
game-time = etwa 25 Minuten
game-author = Reiner Knizia

# Die Hilfekarte
glance-turn = Zug
glance-lay = Leg ein Plättchen auf zwei freie Grasfelder
glance-touch = Es muss mit einer Kante an ein farbiges Feld grenzen: egal welche Farbe, egal wessen
glance-draw = Zieh dann ein Plättchen
glance-must = Wer legen kann, muss; wer nicht kann, wird übergangen
glance-provinces = Provinzen
glance-lone = Ein einzelnes Feld gehört niemandem
glance-found = Zwei bis vier Felder einer Farbe: Wer sie gründet, stellt eine Pagode auf
glance-major = Fünf Felder: Großprovinz. Eine zweite Pagode, nie eine dritte, und niemand nimmt sie
glance-enlarge = Wächst eine Provinz, behält sie ihr Besitzer, wer auch legt
glance-join-largest = Verbundene bekommt, wem die größte gehört; die anderen Pagoden gehen zurück
glance-join-sum = Verbundene bekommt, wer die meisten Felder einbringt, eine Großprovinz vor allen; die anderen Pagoden gehen zurück
glance-majors = Zwei Großprovinzen darf man nie verbinden
glance-tie-largest = Auch nicht Provinzen verschiedener Spieler, die gleich groß und die größten sind
glance-tie-sum = Auch nicht, wenn verschiedene Spieler gleich viel einbringen
glance-villages = Dörfer
glance-absorb = Ein neutrales Dorf nimmt eine Pagode dessen auf, der allein am stärksten ist
glance-strength = Stärke: deine Pagoden auf Provinzen, die es berühren; eine Großprovinz zählt zwei
glance-conquer = Stärker als alle anderen: Du übernimmst es, die alte Pagode geht zurück
glance-stay = Gleichstand ändert nichts
glance-end = Ende
glance-supplies = Aufzustellen: 24 Pagoden zu zweit, 19 zu dritt, 15 zu viert
glance-supply = Jeder hat { $pagodas } Pagoden aufzustellen
glance-last = Wer die letzte aufstellt, gewinnt sofort
glance-anyone = Auch im Zug eines anderen
glance-fewest = Keine Plättchen mehr, oder niemand kann legen: Wer die wenigsten Pagoden übrig hat, gewinnt
