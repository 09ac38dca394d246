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
event-house = { $seat } baut ein Haus auf { $space } und zahlt { $cards }.
event-emissary = { $seat } schickt einen Abgesandten nach { $region } und zahlt { $cards }.
event-fort = { $seat } setzt eine Befestigung auf { $space } und zahlt { $cards }.
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
