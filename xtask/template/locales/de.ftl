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
