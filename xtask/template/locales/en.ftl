game-name = Template
game-blurb = A tiny game to copy.
board-standard = Standard
ask-play = { $seat } plays a card.
ask-match = { $seat } may match the card.
help-move = Write play 2, match or let.
refuse-not-asked = You are not asked that now.
refuse-not-in-hand = You do not hold a { $value }.
refuse-nothing-equal = You hold no { $value } to match with.
event-drew = { $card ->
    [none] { $seat } draws a card.
   *[other] { $seat } draws a { $card }.
}
event-played = { $seat } plays a { $card }.
event-matched = { $seat } matches the { $card }.
event-scored = { $seat } scores { $points }.
event-ended = The game is over ({ $reason }).
reason-no-cards = no cards left
reason-resigned = resigned
score-label = points
sheet-cards = Cards that scored
text-seat = { $seat }: { $points } points, { $cards } cards
text-hand = Your cards: { $hand }
