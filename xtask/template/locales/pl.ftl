game-name = Szablon
game-blurb = Maleńka gra do skopiowania.
board-standard = Zwykła
ask-play = { $seat } zagrywa kartę.
ask-match = { $seat } może wyrównać kartę.
help-move = Wpisz play 2, match albo let.
refuse-not-asked = Nie o to teraz chodzi.
refuse-not-in-hand = Nie masz karty { $value }.
refuse-nothing-equal = Nie masz karty { $value }, by wyrównać.
event-drew = { $card ->
    [none] { $seat } dobiera kartę.
   *[other] { $seat } dobiera kartę { $card }.
}
event-played = { $seat } zagrywa { $card }.
event-matched = { $seat } wyrównuje { $card }.
event-scored = { $seat }: punkty { $points }.
event-ended = Koniec gry ({ $reason }).
reason-no-cards = brak kart
reason-resigned = rezygnacja
score-label = punkty
sheet-cards = Karty, które dały punkty
text-seat = { $seat }: punkty { $points }, karty { $cards }
text-hand = Twoje karty: { $hand }
