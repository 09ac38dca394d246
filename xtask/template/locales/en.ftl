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

# The page
play-choose = Choose a card
play-how = Choose one of your cards on the table, then play it.
do-play = Play the { $value }
do-match = Match the { $value }
do-let = Let it score
place-table = The table
place-card = Your cards of value { $value }: { $count }
place-card-lit = Your cards of value { $value }: { $count }, can be chosen
seat-points = { $value ->
    [one] point
   *[other] points
}
seat-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
graph-points = Points
keys-choose = Choose a card
keys-cards = From card to card
keys-confirm = Play what is chosen
keys-let = Let the card score
keys-back = Take back what is not played yet
glance-turn = Turn
glance-play = Play a card from your hand.
glance-asked = Your neighbour may match it.
glance-match = An equal card: both are gone, no points.
glance-score = Not matched: it scores its value.
glance-draw = Draw a card while there is one.
glance-end = End
glance-over = All hands are empty.
glance-win = Most points win; ties share.
words-seat = { $seat }: { $points } points, { $cards } cards
words-hand = Your cards: { $hand }
