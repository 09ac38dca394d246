game-name = Vorlage
game-blurb = Ein winziges Spiel zum Kopieren.
board-standard = Standard
ask-play = { $seat } spielt eine Karte.
ask-match = { $seat } darf die Karte ausgleichen.
help-move = Schreibe play 2, match oder let.
refuse-not-asked = Danach wirst du gerade nicht gefragt.
refuse-not-in-hand = Du hast keine { $value }.
refuse-nothing-equal = Du hast keine { $value } zum Ausgleichen.
event-drew = { $card ->
    [none] { $seat } zieht eine Karte.
   *[other] { $seat } zieht eine { $card }.
}
event-played = { $seat } spielt eine { $card }.
event-matched = { $seat } gleicht die { $card } aus.
event-scored = { $seat } bekommt { $points } Punkte.
event-ended = Das Spiel ist aus ({ $reason }).
reason-no-cards = keine Karten mehr
reason-resigned = aufgegeben
score-label = Punkte
sheet-cards = Karten, die Punkte brachten
text-seat = { $seat }: { $points } Punkte, { $cards } Karten
text-hand = Deine Karten: { $hand }

# Die Seite
play-choose = Wähle eine Karte
play-how = Wähle eine deiner Karten auf dem Tisch und spiele sie.
do-play = Die { $value } spielen
do-match = Die { $value } ausgleichen
do-let = Zählen lassen
place-table = Der Tisch
place-card = Deine Karten vom Wert { $value }: { $count }
place-card-lit = Deine Karten vom Wert { $value }: { $count }, wählbar
seat-points = { $value ->
    [one] Punkt
   *[other] Punkte
}
seat-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
graph-points = Punkte
keys-choose = Eine Karte wählen
keys-cards = Von Karte zu Karte
keys-confirm = Das Gewählte spielen
keys-let = Die Karte zählen lassen
keys-back = Zurücknehmen, was noch nicht gespielt ist
glance-turn = Zug
glance-play = Spiele eine Karte aus der Hand.
glance-asked = Dein Nachbar darf sie ausgleichen.
glance-match = Gleiche Karte: beide sind weg, keine Punkte.
glance-score = Nicht ausgeglichen: Sie zählt ihren Wert.
glance-draw = Ziehe eine Karte, solange es welche gibt.
glance-end = Ende
glance-over = Alle Hände sind leer.
glance-win = Die meisten Punkte gewinnen; Gleichstand teilt.
words-seat = { $seat }: { $points } Punkte, { $cards } Karten
words-hand = Deine Karten: { $hand }
