# China. Deutsch

game-name = China
game-blurb = Spiel Karten, bau Häuser und schick Abgesandte in neun Provinzen: Mehrheiten, Bündnisse und lange Straßen bringen Punkte.
game-time = etwa 45 Minuten
game-author = Michael Schacht
board-3-4 = Seite 3–4
board-4-5 = Seite 4–5
option-first = Wer beginnt
option-first-random = Zufall
option-first-0 = Platz 1
option-first-1 = Platz 2
option-first-2 = Platz 3
option-first-3 = Platz 4
option-first-4 = Platz 5
option-fortifications = Befestigungen
option-fortifications-off = Ohne
option-fortifications-on = Mit
setup-side = „{ $board }“ ist nicht für { $players } Spieler. Zu dritt spielt man auf der Seite 3–4, zu fünft auf der Seite 4–5, zu viert auf einer von beiden.
ask-choose = { $seat } ist am Zug und setzt einen Spielstein oder tauscht eine Karte.
ask-second = { $seat } darf einen zweiten Spielstein in dieselbe Provinz setzen oder aufhören.
ask-draw = { $seat } nimmt eine Karte aus der Auslage oder vom Stapel.
help-move = house wei3 r baut auf wei3 für eine rote Karte, house wei3 gg für ein grünes Paar. emissary wei r schickt einen Abgesandten, fort wei3 r setzt eine Befestigung. exchange r deck und exchange r display 2 tauschen eine Karte, stop beendet das Setzen, take deck und take display 2 ziehen nach. r ist Rot, g Grün, y Gelb, o Orange, p Violett; die Plätze der Auslage sind 0 bis 3.

# Ablehnungen
refuse-game-over = Das Spiel ist zu Ende.
refuse-not-your-turn = Du bist nicht dran: { $asked } ist am Zug.
refuse-not-now = Das muss warten. Tu zuerst, wonach du jetzt gefragt wirst.
refuse-other-region = Dieser Zug gehört { $region }. Setz den zweiten Spielstein dorthin oder hör auf.
refuse-two-pieces = Du hast zwei Spielsteine gesetzt, mehr sind es in einem Zug nicht. Zieh jetzt nach.
refuse-was-empty = { $region } war zu Beginn deines Zuges leer, darum bleibt es bei einem Spielstein. Ab dem nächsten Zug dürfen es zwei sein.
refuse-wrong-price = Die Farbe der Provinz ist { $color }. Ein Spielstein kostet eine Karte dieser Farbe oder zwei gleiche einer anderen.
refuse-no-pair = Zwei Karten zahlen nur als Paar: beide in einer Farbe, aber nicht in { $color }, der Farbe der Provinz. Davon reicht eine Karte.
refuse-not-in-hand = Diese Karten hast du nicht auf der Hand. Zahl mit Karten, die du hast.
refuse-none-left = Davon hast du nichts mehr im Vorrat. Wähl einen anderen Spielstein.
refuse-no-such-space = { $space } ist kein Hausfeld auf diesem Spielplan. Wähl eines, das es gibt.
refuse-region-full = In { $region } steht auf jedem Hausfeld ein Haus. Gebaut wird dort nicht mehr, aber ein Abgesandter kann noch kommen, wenn Platz ist.
refuse-taken = Auf { $space } steht schon ein Haus. Wähl ein freies Hausfeld der Provinz.
refuse-no-houses = In { $region } steht noch kein Haus. Sobald jemand eines baut, kann ein Abgesandter kommen.
refuse-cap = In { $region } { $cap ->
        [one] steht { $cap } Abgesandter
       *[other] stehen { $cap } Abgesandte
    }, und mehr Häuser hat dort niemand. Platz schafft ein weiteres Haus dessen, der die meisten hat.
refuse-no-fort = Du hast keine Befestigung zu setzen: Sie steht schon, oder in dieser Partie gibt es keine.
refuse-fort-space = { $space } ist nicht leer. Eine Befestigung braucht ein Hausfeld ohne Haus und ohne Befestigung.
refuse-placed-already = Du hast schon einen Spielstein gesetzt, darum gibt es in diesem Zug keinen Tausch. Setz einen zweiten, oder hör auf und zieh nach.
refuse-bad-exchange = Gib eine Karte aus deiner Hand und sag, ob die neue aus der Auslage oder vom Stapel kommt.
refuse-no-more-cards = Der Stapel ist zweimal ausgegangen, und niemand zieht mehr. Leg nur eine Karte ab.
refuse-no-card = Dort liegt keine Karte. Nimm eine, die in der Auslage liegt, oder zieh vom Stapel.

# Ereignisse
event-first = { $seat } beginnt.
event-dealt = { $card ->
        [none] { $seat } bekommt eine Karte.
       *[other] { $seat } bekommt { $card }.
    }
event-shown = Aufgedeckt: { $card }.
event-house = { $seat } baut ein Haus auf { $space } und zahlt { $card }{ $count ->
        [1] {""}
       *[other] {" "}und noch eine gleiche
    }.
event-emissary = { $seat } schickt einen Abgesandten nach { $region } und zahlt { $card }{ $count ->
        [1] {""}
       *[other] {" "}und noch eine gleiche
    }.
event-fort = { $seat } setzt eine Befestigung auf { $space } und zahlt { $card }{ $count ->
        [1] {""}
       *[other] {" "}und noch eine gleiche
    }.
event-region-scored = { $full ->
        [true] { $region } ist voll: Die Häuser dort werden gewertet.
       *[other] Zum Schluss werden die Häuser in { $region } gewertet.
    }
event-stopped = { $seat } setzt nichts mehr.
event-exchanged = { $seat } tauscht und legt { $card } ab.
event-took = { $seat } nimmt { $card } aus der Auslage.
event-reached = { $seat } greift zum Stapel.
event-drew = { $card ->
        [none] { $seat } zieht eine Karte vom Stapel.
       *[other] { $seat } zieht { $card } vom Stapel.
    }
event-reshuffled = Der Stapel ist zum ersten Mal ausgegangen. Die abgelegten Karten bilden einen neuen: { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }.
event-deck-empty = Der Stapel ist zum zweiten Mal ausgegangen. Niemand zieht mehr, und die Runde wird zu Ende gespielt.
event-alliance-scored = Bündnis { $number } bringt Punkte.
event-roads-scored = { $seat } bekommt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für Straßen.
event-ended = Das Spiel ist aus. { $reason }. Sieg: { $winners }.

# Namen
region-yan = Yan
region-zhao = Zhao
region-wei = Wei
region-chin = Ch’in
region-shu = Shu
region-chu = Chu
region-lu = Lu
region-qi = Qi
region-han = Han
color-red = Rot
color-green = Grün
color-yellow = Gelb
color-orange = Orange
color-purple = Violett
# Im Akkusativ: „nimmt eine rote Karte“.
card-red = eine rote Karte
card-green = eine grüne Karte
card-yellow = eine gelbe Karte
card-orange = eine orange Karte
card-purple = eine violette Karte

# Ergebnis
reason-deck = Der Stapel ist zweimal ausgegangen
reason-no-room = Kein Spielstein kann mehr gesetzt werden
reason-resigned = Partie aufgegeben
score-label = Punkte
sheet-region = Häuser in { $region }
sheet-alliance = Bündnis { $number }
sheet-roads = Straßen
sheet-before = Frühere Punkte

# Der Spielplan als Text
text-seat = { $seat }: { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    } ({ $total }, wenn das Spiel jetzt endete); im Vorrat { $houses ->
        [one] { $houses } Haus
       *[other] { $houses } Häuser
    } und { $emissaries ->
        [one] { $emissaries } Abgesandter
       *[other] { $emissaries } Abgesandte
    }; auf der Hand { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
text-cards = Auslage: { $display }. Karten im Stapel: { $deck }. Abgelegt: { $discard }
text-hand = Deine Karten: { $hand }

# The house: what a table may choose
option-fortifications-note = Jeder hat eine zu setzen. Ein Haus darauf verdoppelt die Punkte seines Besitzers für diese Provinz und für die Kette an den Straßen, zu der es gehört. Gedacht für alle, die das Spiel schon gut kennen.
series-usual = Beide Seiten

# Erste Schritte: die Lektionen
lesson-build-title = Bau ein Haus
lesson-build-text = Eine Karte bezahlt einen Spielstein in einer Provinz ihrer Farbe. Wähl eine deiner Karten, dann ein leuchtendes Hausfeld, und bau.
lesson-build-done = Dein Haus steht, und die Karte liegt bei den abgelegten. Kein Spielstein auf dem Plan bewegt sich je wieder.
lesson-build-hint = Es wurde kein Haus gebaut. Wähl eine Karte, dann ein Hausfeld in einer Provinz derselben Farbe.
lesson-draw-title = Zieh eine Karte
lesson-draw-text = Du hast gebaut und hältst zwei Karten. Ein Zug endet mit dreien: Nimm eine der offenen, die alle sehen, oder eine unbekannte vom Stapel.
lesson-draw-done = Wieder drei Karten. Erst setzen, dann nachziehen: Das ist ein ganzer Zug.
lesson-draw-hint = Nimm eine der offenen Karten oder die oberste vom Stapel.
lesson-score-title = Mach eine Provinz voll
lesson-score-text = Eine Provinz wird sofort gewertet, wenn auf jedem Hausfeld ein Haus steht. Dem kleinen orangen Lu im Osten fehlt eines, und du hast dort die meisten. Bau das letzte.
lesson-score-done = Für die meisten Häuser bekommst du einen Punkt je Haus in Lu, gleich wessen: vier. Wer Zweiter ist, bekommt einen Punkt für jedes von deinen: drei.
lesson-score-hint = Lu ist noch nicht voll. Wähl die orange Karte, dann das freie Feld in Lu.
lesson-pair-title = Zahl mit einem Paar
lesson-pair-text = Dem gelben Qi fehlt ein Haus, aber du hast keine gelbe Karte. Zwei gleiche Karten bezahlen einen Spielstein in einer Provinz jeder anderen Farbe. Füll Qi mit deinem roten Paar.
lesson-pair-done = Zwei Karten für ein Haus, und Qi bringt dir fünf Punkte. In einer roten Provinz reicht eine rote Karte.
lesson-pair-hint = Qi ist noch nicht voll. Wähl beide roten Karten, dann das freie Feld in Qi.
lesson-two-title = Zwei Spielsteine in einem Zug
lesson-two-text = Wo schon ein Spielstein steht, darfst du in einem Zug zwei setzen: beide in dieselbe Provinz, jeder für sich bezahlt. Bau zwei Häuser in einer Provinz.
lesson-two-done = Höchstens drei Karten, zwei Spielsteine, eine Provinz: So viel passt in einen Zug. In einer leeren Provinz ist es nur ein Spielstein.
lesson-two-hint = Das waren nicht zwei Häuser in einer Provinz. Bau eines in Chu für die violette Karte, dann noch eines für das gelbe Paar.
lesson-emissary-title = Schick einen Abgesandten
lesson-emissary-text = Ein Abgesandter kostet dasselbe. Er steht auf dem Drachenfeld einer Provinz mit Häusern und bringt am Ende Punkte. Wähl eine Karte, dann einen leuchtenden Drachen.
lesson-emissary-done = Dort bleibt er bis zum Schluss. Ein eigenes Haus brauchst du in der Provinz nicht, um ihn hinzuschicken.
lesson-emissary-hint = Es ging kein Abgesandter los. Wähl eine Karte, dann das Drachenfeld einer Provinz dieser Farbe.
lesson-limit-title = Wenn kein Platz ist
lesson-limit-text = In eine Provinz passen so viele Abgesandte, von allen zusammen, wie der dort Führende Häuser hat. In Wei hat niemand mehr als zwei, und zwei Abgesandte stehen da. Versuch, noch einen zu schicken.
lesson-limit-done = Abgelehnt, und du siehst, nach welcher Regel. Ein drittes Haus von dir in Wei würde Platz schaffen, sogar im selben Zug.
lesson-limit-hint = Das war erlaubt. Wähl eine rote Karte, dann das Drachenfeld von Wei.
lesson-alliance-title = Schließ ein Bündnis
lesson-alliance-text = Nach diesem letzten Zug werden die Bündnisse gewertet. Eines gehört dir, wenn du in beiden Provinzen die meisten Abgesandten hast; Gleichstand reicht. In Han hast du die meisten. Zieh in Wei gleich.
lesson-alliance-done = Bündnis 12 verbindet Wei und Han und bringt dir einen Punkt je Abgesandten in beiden, gleich wessen: sieben. Die übrigen sechzehn sind für deine Häuser in Provinzen, die nicht voll sind: Auch sie werden am Ende gewertet.
lesson-alliance-hint = Kein Bündnis hat dir Punkte gebracht. Schick für die rote Karte einen Abgesandten nach Wei.
lesson-road-title = Eine Kette an der Straße
lesson-road-text = Derselbe letzte Zug mit anderen Karten. Vier oder mehr deiner Häuser, durch Straßen verbunden, sind eine Kette, und jedes bringt einen Punkt. Eine Lücke ist noch da: das letzte freie Feld im orangen Zhao. Schließ sie.
lesson-road-done = Eine Kette aus sechs Häusern, sechs Punkte. Damit siegst du mit einem einzigen Punkt Vorsprung.
lesson-road-hint = Deine Häuser bilden noch keine Kette. Wähl die orange Karte, dann das freie Feld in Zhao.

# Erste Schritte: was die Lektionen auslassen, jedes mit seiner Regel
also-C24 = Statt zu setzen, darfst du eine Karte tauschen.
also-S10 = Provinzen, die nicht voll sind, werden am Ende gewertet.
also-S9 = Jedes Haus zählt nur in einer Kette; die beste Aufteilung wird für dich gefunden.
also-E1 = Ist der Stapel zweimal ausgegangen, wird die Runde zu Ende gespielt. Die meisten Punkte siegen.

# Erste Schritte: Hinweise in der ersten Partie
remark-turn-1 = Wo noch nichts steht, setzt du nur einen Spielstein; wo schon jemand ist, bis zu zwei.
remark-turn-2 = Auch der zweite Rang lohnt sich: Du bekommst einen Punkt für jedes Haus des Spielers vor dir.
remark-turn-3 = Die Karten, die du nimmst, bestimmen, wo du als Nächstes baust. Sieh dir die offenen an, bevor du setzt.
remark-turn-4 = Zwei gleiche Karten bezahlen einen Spielstein in jeder Provinz einer anderen Farbe.
remark-turn-5 = Denk an die Straßen: Eine Kette aus vier deiner Häuser bringt Punkte, auch über Grenzen hinweg.
remark-turn-6 = Für Abgesandte ist wenig Platz. Wer zuerst kommt, hat oft die Mehrheit.
remark-turn-7 = Abgesandte auf beiden Seiten einer nummerierten Grenze bringen Punkte für alle, die dort stehen.
remark-turn-8 = Wenn nichts passt, tausch eine Karte. Das kostet dich den Zug.
remark-fill = Ein Haus macht { $region } voll, und du kannst es bauen. Dann wird sofort gewertet: Zähl, wer die meisten Häuser hat.
remark-house = Häuser bringen Punkte, sobald ihre Provinz voll ist; die anderen zählen am Ende.
remark-emissary = Ein Abgesandter zählt am Ende, zusammen mit denen in den Nachbarprovinzen.
remark-region-scored = Eine volle Provinz ist gewertet: zuerst die meisten Häuser, dann Rang für Rang. Sie zählt nicht noch einmal.
remark-exchanged = Wer eine Karte tauscht, setzt in diesem Zug nichts.
remark-reshuffled = Der Stapel ist einmal ausgegangen und entsteht neu aus den abgelegten Karten. Beim zweiten Mal endet das Spiel mit der Runde.
remark-deck-empty = Die letzte Runde: Niemand zieht mehr. Nutz deine Karten, am Ende sind sie nichts wert.

# Beispiele in den Regeln
example-hand = Deine Karten
example-display = Auslage
example-deck = { $count ->
        [one] { $count } Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
example-house = Ein Haus in { $city }, { $region }? Karten: { $cards }.
example-emissary = Ein Abgesandter nach { $region }? Karten: { $cards }.
example-fort = Eine Befestigung in { $city }, { $region }? Karten: { $cards }.
example-exchange = Eine Karte tauschen? Weggegeben: { $cards }.
example-take = Eine Karte nehmen?
example-stop = Nichts mehr setzen?

# Standing and telling
event-first-you = Du beginnst.
event-dealt-you = { $card ->
        [none] Du bekommst eine Karte.
       *[other] Du bekommst { $card }.
    }
event-house-you = Du baust ein Haus auf { $space } und zahlst { $card }{ $count ->
        [1] {""}
       *[other] {" "}und noch eine gleiche
    }.
event-emissary-you = Du schickst einen Abgesandten nach { $region } und zahlst { $card }{ $count ->
        [1] {""}
       *[other] {" "}und noch eine gleiche
    }.
event-fort-you = Du setzt eine Befestigung auf { $space } und zahlst { $card }{ $count ->
        [1] {""}
       *[other] {" "}und noch eine gleiche
    }.
event-stopped-you = Du setzt nichts mehr.
event-exchanged-you = Du tauschst und legst { $card } ab.
event-took-you = Du nimmst { $card } aus der Auslage.
event-reached-you = Du greifst zum Stapel.
event-drew-you = { $card ->
        [none] Du ziehst eine Karte vom Stapel.
       *[other] Du ziehst { $card } vom Stapel.
    }
event-roads-scored-you = Du bekommst { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für Straßen.
log-ended = Das Spiel ist aus. { $reason }.
pair-red = zwei rote Karten
pair-green = zwei grüne Karten
pair-yellow = zwei gelbe Karten
pair-orange = zwei orange Karten
pair-purple = zwei violette Karten
some-red = { $count ->
        [one] Rot
       *[other] { $count } Rot
    }
some-green = { $count ->
        [one] Grün
       *[other] { $count } Grün
    }
some-yellow = { $count ->
        [one] Gelb
       *[other] { $count } Gelb
    }
some-orange = { $count ->
        [one] Orange
       *[other] { $count } Orange
    }
some-purple = { $count ->
        [one] Violett
       *[other] { $count } Violett
    }
some-deck = { $count ->
        [one] eine vom Stapel
       *[other] { $count } vom Stapel
    }
log-house = { $pair ->
        [none] { $seat } baut in { $city }, { $region }.
       *[other] { $seat } baut in { $city }, { $region }, für { $pair }.
    }
log-house-you = { $pair ->
        [none] Du baust in { $city }, { $region }.
       *[other] Du baust in { $city }, { $region }, für { $pair }.
    }
log-emissary = { $pair ->
        [none] { $seat } schickt einen Abgesandten nach { $region }.
       *[other] { $seat } schickt für { $pair } einen Abgesandten nach { $region }.
    }
log-emissary-you = { $pair ->
        [none] Du schickst einen Abgesandten nach { $region }.
       *[other] Du schickst für { $pair } einen Abgesandten nach { $region }.
    }
log-fort = { $pair ->
        [none] { $seat } setzt eine Befestigung in { $city }, { $region }.
       *[other] { $seat } setzt für { $pair } eine Befestigung in { $city }, { $region }.
    }
log-fort-you = { $pair ->
        [none] Du setzt eine Befestigung in { $city }, { $region }.
       *[other] Du setzt für { $pair } eine Befestigung in { $city }, { $region }.
    }
then-house = { $pair ->
        [none] Dann ein Haus in { $city }.
       *[other] Dann für { $pair } ein Haus in { $city }.
    }
then-emissary = { $pair ->
        [none] Dann ein Abgesandter.
       *[other] Dann ein Abgesandter für { $pair }.
    }
then-fort = { $pair ->
        [none] Dann eine Befestigung in { $city }.
       *[other] Dann für { $pair } eine Befestigung in { $city }.
    }
log-exchanged = { $seat } tauscht { $card }. Neue Karte: { $cards }.
log-exchanged-you = Du tauschst { $card }. Neue Karte: { $cards }.
log-dealt = { $seat } bekommt Karten: { $cards }.
log-dealt-you = Deine ersten Karten: { $cards }.
log-drew = { $seat } zieht: { $cards }.
log-drew-you = Du ziehst: { $cards }.
then-drew = { $count ->
        [one] Neue Karte: { $cards }.
       *[other] Neue Karten: { $cards }.
    }
log-full = { $region } ist voll:
log-houses = Häuser in { $region }:
log-houses-all = Häuser in Provinzen, die nicht voll sind:
log-alliance = Bündnis { $number }, { $a }–{ $b }:
log-alliance-nobody = Bündnis { $number }, { $a }–{ $b }: niemand.
log-alliances-all = Bündnisse:
log-roads = { $count ->
        [one] Eine Kette aus { $lines } Häusern:
       *[other] Ketten aus { $lines } Häusern:
    }
log-roads-all = Straßen:
seat-points = { $value ->
        [one] Punkt
       *[other] Punkte
    }
seat-then = { $value }, wenn jetzt Schluss wäre
seat-left = { $houses ->
        [one] { $houses } Haus
       *[other] { $houses } Häuser
    }, { $emissaries ->
        [one] { $emissaries } Abgesandter
       *[other] { $emissaries } Abgesandte
    }, { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
seat-forts = { $forts ->
        [0] keine Befestigung
        [one] { $forts } Befestigung
       *[other] { $forts } Befestigungen
    }
standing-title = Wenn jetzt Schluss wäre
standing-seat = Platz
standing-houses = Häuser im Vorrat
standing-emissaries = Abgesandte im Vorrat
standing-forts = Befestigungen im Vorrat
standing-cards = Karten auf der Hand
standing-known = Karten auf der Hand: { $count }, allen bekannt: { $cards }
standing-wall = Mauer
standing-open = Offen
standing-allies = Bünde
standing-roads = Straßen
standing-total = Bei Schluss
standing-fine = Mauer: Punkte bisher. Offen: Häuser in Provinzen, die noch nicht voll sind. Bünde und Straßen zählen erst am Ende.
standing-wall-note = Mauer: Punkte bisher
standing-open-note = Offen: Häuser in Provinzen, die noch nicht voll sind
standing-allies-note = Bündnisse; sie zählen erst am Ende
standing-roads-note = Ketten von Häusern an den Straßen; sie zählen erst am Ende
standing-total-note = Punkte, wenn jetzt Schluss wäre
graph-points = Punkte, wenn dort Schluss gewesen wäre
sheet-region-all = Häuser
sheet-alliance-all = Bündnisse
sheet-region-part = { $region }
sheet-alliance-part = Bündnis { $number }
finale-houses = Schlusswertung: Häuser
finale-alliances = Schlusswertung: Bündnisse
finale-roads = Schlusswertung: Straßen
finale-skip = Überspringen
text-seat-you = Du: { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    } ({ $total }, wenn das Spiel jetzt endete); im Vorrat { $houses ->
        [one] { $houses } Haus
       *[other] { $houses } Häuser
    } und { $emissaries ->
        [one] { $emissaries } Abgesandter
       *[other] { $emissaries } Abgesandte
    }; auf der Hand { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
words-region = { $region }, { $color }: { $built } von { $spaces } Hausfeldern bebaut, { $emissaries } von { $cap ->
        [one] { $cap } Abgesandten
       *[other] { $cap } Abgesandten
    }{ $state ->
        [scored] , gewertet
       *[open] { "" }
    }
words-houses = { $seat }: { $count ->
        [one] Haus in { $cities }
       *[other] { $count } Häuser, in { $cities }
    }
words-houses-you = Du: { $count ->
        [one] Haus in { $cities }
       *[other] { $count } Häuser, in { $cities }
    }
words-emissaries = { $seat }: { $count ->
        [one] { $count } Abgesandter
       *[other] { $count } Abgesandte
    }
words-emissaries-you = Du: { $count ->
        [one] { $count } Abgesandter
       *[other] { $count } Abgesandte
    }
words-forts = Befestigungen: { $cities }
words-alliance = Bündnis { $number }, { $a }–{ $b }: { $holders }
words-holder = { $seat } { $points }
words-holder-you = du { $points }
words-road = { $seat }: Kette aus { $count } Häusern, { $cities }
words-road-you = Du: Kette aus { $count } Häusern, { $cities }
words-known = { $seat }: Karten, die alle kennen: { $cards }
words-known-you = Du: Karten, die alle kennen: { $cards }
words-forts-left = { $seat }: Befestigungen im Vorrat: { $forts }
words-forts-left-you = Du: Befestigungen im Vorrat: { $forts }
words-none = keine

# The map
detail-houses = Häuser
detail-emissaries = Abgesandte
detail-now = jetzt
detail-got = gewertet
detail-scored = Voll und gewertet.
detail-scored-open = Gewertet.
detail-free = { $free ->
        [one] { $free } Hausfeld ist frei.
       *[other] { $free } Hausfelder sind frei.
    }
detail-room = Abgesandte: { $emissaries } von { $cap }.
detail-no-room = Kein Abgesandter vor dem ersten Haus.
detail-alliances = Bündnisse { $numbers }
detail-alliance = Bündnis { $number }
detail-alliance-nobody = Niemand hat auf beiden Seiten die meisten Abgesandten.
detail-space-free = Ein freies Hausfeld.
detail-fort-bare = Eine Befestigung. Wer hier baut, dem gehört sie.
detail-fort-house = Befestigt: Die Punkte zählen doppelt.
detail-roads = Straßen nach { $cities }

# Where cards come from
source-cards = Die 57 Karten sind gedruckt; wie viele je Farbe, ist aus einer späteren Ausgabe übernommen.

# Am Spielplan
cardname-red = rote Karte
cardname-green = grüne Karte
cardname-yellow = gelbe Karte
cardname-orange = orange Karte
cardname-purple = violette Karte
way-one-red = eine rote
way-one-green = eine grüne
way-one-yellow = eine gelbe
way-one-orange = eine orange
way-one-purple = eine violette
way-two-red = zwei rote als eine
way-two-green = zwei grüne als eine
way-two-yellow = zwei gelbe als eine
way-two-orange = zwei orange als eine
way-two-purple = zwei violette als eine
play-choose = Setz einen Spielstein oder tausch eine Karte.
play-choose-last = Setz einen Spielstein oder leg eine Karte ab.
play-picked = Gewählt: { $way }. Jetzt ein helles Feld wählen.
play-picked-nothing = Gewählt: { $way }. Damit lässt sich gerade nichts zahlen.
play-pays-for = { $count ->
        [0] { $way }: zahlt gerade nirgends.
        [one] { $way }: zahlt auf { $count } Feld.
       *[other] { $way }: zahlt auf { $count } Feldern.
    }
play-paying = Bezahlt wird: { $way }.
play-confirm-house = Haus in { $city }, { $region }?
play-confirm-fort = Befestigung in { $city }, { $region }?
play-confirm-emissary = Abgesandter nach { $region }?
play-second = Ein zweiter Spielstein in { $region }, oder zieh nach.
play-second-last = Ein zweiter Spielstein in { $region }, oder beende deinen Zug.
play-second-nothing = Deine Karten zahlen in { $region } nichts mehr. Zieh nach.
play-second-nothing-last = Deine Karten zahlen in { $region } nichts mehr. Beende deinen Zug.
play-draw = Nimm eine Karte aus der Auslage oder vom Stapel: noch { $missing }.
play-exchange-for = Tausch { $card } gegen eine aus der Auslage oder vom Stapel.
play-exchange-what = Wähl zuerst die Karte, die du abgibst.
play-do-house = Bauen
play-do-fort = Befestigen
play-do-emissary = Schicken
play-stop = Nachziehen
play-stop-last = Zug beenden
play-exchange = Tauschen
play-keep = Behalten
play-discard = Ablegen
play-back = Zurück
play-pay = Bezahlen mit
play-kind = Welcher Spielstein
play-kind-house = Haus
play-kind-fort = Befestigung
play-kind-emissary = Abgesandter
play-rather-house = Lieber ein Haus
play-rather-fort = Lieber eine Befestigung
play-hand = Deine Hand
play-display = Auslage
play-open-card = Offen: { $card }
play-take = Nimm { $card }, Platz { $place }
play-deck = { $number ->
        [1] Erster Stapel, { $deck ->
            [one] { $deck } Karte
           *[other] { $deck } Karten
        }
       *[other] Zweiter Stapel, { $deck ->
            [one] { $deck } Karte
           *[other] { $deck } Karten
        }
    }
play-take-deck = { $number ->
        [1] Zieh vom ersten Stapel, { $deck ->
            [one] { $deck } Karte
           *[other] { $deck } Karten
        }
       *[other] Zieh vom zweiten Stapel, { $deck ->
            [one] { $deck } Karte
           *[other] { $deck } Karten
        }
    }
play-deck-second = 2.
play-deck-none = Der Stapel ist aufgebraucht
play-discards = Abgelegt: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
play-discards-title = Gesehene und ungesehene Karten
play-discards-color = Farbe
play-discards-here = Abgelegt
play-discards-unseen = Ungesehen
play-discards-all = Alle
play-discards-note = Ungesehen: Karten im Stapel und solche auf der Hand, die niemand beim Nehmen sah.
play-pair-note = Zwei Karten einer Farbe zahlen wie eine jeder anderen Farbe.
play-second-note = Setz noch einen, oder nimm eine Karte: Damit ist das Setzen vorbei.
play-second-note-last = Setz noch einen, oder beende deinen Zug. Niemand zieht mehr nach.
play-draw-note = Eine nach der anderen: Du siehst jede Karte vor der nächsten.
play-exchange-note = Wähl, woher die neue Karte kommt.
play-last-round = Der Stapel ist zum zweiten Mal ausgegangen: Die Runde wird zu Ende gespielt.
play-last-round-short = Letzte Runde: Der Stapel ist aufgebraucht.
play-how = Wähl Karten, dann ein helles Feld. Oder zuerst ein Feld, dann die Bezahlung.
play-consequences = Was dann geschieht
play-if-ended = Wäre jetzt Schluss
play-unchanged = unverändert
play-of = { $count } von { $most }
play-from-to = { $before } → { $after }
will-full = { $region } ist voll und wird jetzt gewertet
will-houses = Häuser in { $region }, am Ende
will-houses-takes = { $seat } hat die meisten Häuser in { $region }
will-houses-takes-you = Du hast die meisten Häuser in { $region }
will-houses-shares = { $seat } teilt die Führung in { $region }
will-houses-shares-you = Du teilst die Führung in { $region }
will-houses-keeps = { $seat } bleibt in { $region } vorn
will-houses-keeps-you = Du bleibst in { $region } vorn
will-room = In { $region } ist Platz für einen Abgesandten
will-no-room = { $region } nimmt keinen Abgesandten mehr auf
will-emissaries = Abgesandte in { $region }
will-emissaries-takes = { $seat } hat die meisten Abgesandten in { $region }
will-emissaries-takes-you = Du hast die meisten Abgesandten in { $region }
will-emissaries-shares = { $seat } teilt die Mehrheit der Abgesandten in { $region }
will-emissaries-shares-you = Du teilst die Mehrheit der Abgesandten in { $region }
will-emissaries-keeps = { $seat } hat weiter die meisten Abgesandten in { $region }
will-emissaries-keeps-you = Du hast weiter die meisten Abgesandten in { $region }
will-allied = { $seat } schließt Bündnis { $number }, { $region }–{ $other }
will-allied-you = Du schließt Bündnis { $number }, { $region }–{ $other }
will-alliance-lost = { $seat } verliert Bündnis { $number }, { $region }–{ $other }
will-alliance-lost-you = Du verlierst Bündnis { $number }, { $region }–{ $other }
will-alliance = Bündnis { $number }, { $region }–{ $other }, ändert seinen Wert
will-line = { $seat } hat eine Kette an den Straßen
will-line-you = Deine Häuser bilden eine Kette an den Straßen
will-line-grows = Die Ketten von { $seat } wachsen
will-line-grows-you = Deine Ketten an den Straßen wachsen
will-fort = Wer hier baut, zählt { $region } und eine Kette doppelt
will-fortified = { $seat } zählt { $region } und eine Kette hier doppelt
will-fortified-you = Du zählst { $region } und eine Kette hier doppelt
will-alone = { $region } war leer: kein zweiter Spielstein in diesem Zug
will-ended = Dann ist das Spiel zu Ende
will-final-rest = Der Rest der Schlusswertung
place-board = { $board }: neun Provinzen mit ihren Hausfeldern, dann die Bündnisse
place-sea = Ostmeer
place-alliances = Bündnisse
place-region = { $region }, { $color }, { $count } von { $most } Häusern
place-space = { $city }, { $region }, frei{ $fort ->
        [true] , befestigt
       *[false] { "" }
    }{ $may ->
        [true] , wählbar
       *[false] { "" }
    }
place-house = { $city }, { $region }, Haus von { $owner }{ $fort ->
        [true] , befestigt
       *[false] { "" }
    }
place-house-you = { $city }, { $region }, dein Haus{ $fort ->
        [true] , befestigt
       *[false] { "" }
    }
place-dragon = Drache von { $region }, { $count } von { $most ->
        [one] { $most } Abgesandten
       *[other] { $most } Abgesandten
    }{ $may ->
        [true] , wählbar
       *[false] { "" }
    }
place-alliance = Bündnis { $number }, { $region }–{ $other }, von niemandem gehalten
place-alliance-held = Bündnis { $number }, { $region }–{ $other }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für { $winners }
place-alliance-held-you = Bündnis { $number }, { $region }–{ $other }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } für dich
keys-cards = Karten der Hand wählen
keys-move = Von einem leuchtenden Feld zum nächsten; mit Shift zu jedem
keys-enter = Ein Feld wählen; noch einmal setzt den Spielstein
keys-pay = Anders bezahlen
keys-kind = Haus oder Befestigung
keys-stop = Kein zweiter Spielstein
keys-exchange = Die gewählte Karte tauschen
keys-take = Beim Ziehen: eine offene Karte nehmen
keys-deck = Vom Stapel ziehen
keys-cancel = Zurücknehmen, was noch nicht gesetzt ist

# Die Hilfskarte
glance-turn = Zug
glance-place = Setz einen oder zwei Steine, alle in eine Provinz
glance-three = Bis zu drei Karten, zwei Steine, eine Provinz
glance-empty = In eine leere Provinz nur einen Stein
glance-card = Eine Karte der Farbe bezahlt einen Stein
glance-pair = Ein Paar einer anderen Farbe auch
glance-limit = Abgesandte: zusammen höchstens so viele, wie der Führende dort Häuser hat
glance-fort = Befestigung: auf ein leeres Hausfeld, zum selben Preis
glance-exchange = Oder tausch stattdessen eine Karte
glance-draw = Nach dem Setzen auf drei nachziehen
glance-houses = Häuser
glance-full = Ist eine Provinz voll, werden ihre Häuser gewertet
glance-first = Die meisten Häuser: ein Punkt für jedes Haus dort
glance-second = Der Nächste: einer für jedes Haus eines Spielers darüber
glance-tie = Gleichstand: gleicher Rang, volle Punkte
glance-double = Mit Haus auf einer Befestigung: deine Punkte dort doppelt
glance-end = Ende
glance-deck = Der Stapel geht zweimal aus, dann wird die Runde zu Ende gespielt
glance-rest = Häuser in Provinzen, die nicht voll sind
glance-alliance = Die meisten Abgesandten auf beiden Seiten einer Grenze: ein Punkt für jeden dort
glance-line = Vier oder mehr deiner Häuser in einer Kette: je einer
glance-line-double = Mit Befestigung darin: doppelt
glance-winner = Die meisten Punkte, dann die meisten Steine im Vorrat
