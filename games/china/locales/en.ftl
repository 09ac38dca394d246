# China. English

game-name = China
game-blurb = Play cards to build houses and send emissaries into nine regions: majorities, alliances and long roads bring points.
game-time = about 45 minutes
game-author = Michael Schacht
board-3-4 = Side 3–4
board-4-5 = Side 4–5
option-first = Who begins
option-first-random = Random
option-first-0 = Seat 1
option-first-1 = Seat 2
option-first-2 = Seat 3
option-first-3 = Seat 4
option-first-4 = Seat 5
option-fortifications = Fortifications
option-fortifications-off = Without
option-fortifications-on = With
setup-side = “{ $board }” is not for { $players } players. Three play on side 3–4, five on side 4–5, four on either.
ask-choose = { $seat } is to move: place a piece or exchange a card.
ask-second = { $seat } may place a second piece in the same region, or stop.
ask-draw = { $seat } takes a card from the display or the deck.
help-move = house wei3 r builds on wei3 for a red card, house wei3 gg for a green pair. emissary wei r sends an emissary, fort wei3 r places a fortification. exchange r deck and exchange r display 2 exchange a card, stop ends placing, take deck and take display 2 draw. r is red, g green, y yellow, o orange, p purple; the places of the display are 0 to 3.

# Refusals
refuse-game-over = The game is over.
refuse-not-your-turn = It is not your turn: { $asked } is to move.
refuse-not-now = That has to wait. First do what you are asked now.
refuse-other-region = This turn belongs to { $region }. Place your second piece there, or stop.
refuse-two-pieces = You have placed two pieces, and a turn has no more. Now draw.
refuse-was-empty = { $region } was empty when your turn began, so only one piece may go there. From the next turn on it takes two.
refuse-wrong-price = The region’s colour is { $color }. A piece costs one card of this colour, or two equal cards of another.
refuse-no-pair = Two cards pay only as a pair: both of one colour, and not { $color }, the region’s own. Of that, one card is enough.
refuse-not-in-hand = You do not hold these cards. Pay with cards from your hand.
refuse-none-left = You have no such piece left in your supply. Choose another kind.
refuse-no-such-space = { $space } is no house space of this board. Choose one that is.
refuse-region-full = Every house space of { $region } has a house, so no more can be built there. An emissary may still come, if there is room.
refuse-taken = There is a house on { $space } already. Choose a free house space of the region.
refuse-no-houses = There is no house in { $region } yet. Once somebody builds one, an emissary can come.
refuse-cap = { $region } holds { $cap ->
        [one] { $cap } emissary
       *[other] { $cap } emissaries
    }, and nobody has more houses than that there. Whoever has the most makes room with one more house.
refuse-no-fort = You have no fortification to place: it stands already, or this game is played without.
refuse-fort-space = { $space } is not empty. A fortification needs a house space with neither a house nor a fortification.
refuse-placed-already = You have placed a piece, so there is no exchange in this turn. Place a second one, or stop and draw.
refuse-bad-exchange = Give one card from your hand, and say whether the new one comes from the display or the deck.
refuse-no-more-cards = The deck has run out twice, and nobody draws any more. Only discard a card.
refuse-no-card = There is no card there. Take one that lies in the display, or draw from the deck.

# Events
event-first = { $seat } begins.
event-dealt = { $card ->
        [none] { $seat } is dealt a card.
       *[other] { $seat } is dealt { $card }.
    }
event-shown = Turned up: { $card }.
event-house = { $seat } builds a house on { $space } and pays { $cards }.
event-emissary = { $seat } sends an emissary to { $region } and pays { $cards }.
event-fort = { $seat } places a fortification on { $space } and pays { $cards }.
event-region-scored = { $full ->
        [true] { $region } is full: its houses are scored.
       *[other] At the end the houses in { $region } are scored.
    }
event-stopped = { $seat } places nothing more.
event-exchanged = { $seat } exchanges and discards { $card }.
event-took = { $seat } takes { $card } from the display.
event-reached = { $seat } reaches for the deck.
event-drew = { $card ->
        [none] { $seat } draws a card from the deck.
       *[other] { $seat } draws { $card } from the deck.
    }
event-reshuffled = The deck has run out for the first time. The discards make a new one: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
event-deck-empty = The deck has run out for the second time. Nobody draws any more, and the round is played to its end.
event-alliance-scored = Alliance { $number } brings points.
event-roads-scored = { $seat } gets { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for roads.
event-ended = The game is over. { $reason }. Victory: { $winners }.

# Names
region-yan = Yan
region-zhao = Zhao
region-wei = Wei
region-chin = Ch’in
region-shu = Shu
region-chu = Chu
region-lu = Lu
region-qi = Qi
region-han = Han
color-red = red
color-green = green
color-yellow = yellow
color-orange = orange
color-purple = purple
# Said as an object: “takes a red card”.
card-red = a red card
card-green = a green card
card-yellow = a yellow card
card-orange = an orange card
card-purple = a purple card

# Results
reason-deck = The deck has run out twice
reason-no-room = No piece can be placed any more
reason-resigned = Game given up
score-label = Points
sheet-region = Houses in { $region }
sheet-alliance = Alliance { $number }
sheet-roads = Roads
sheet-before = Points from before

# The board in text
text-seat = { $seat }: { $score ->
        [one] { $score } point
       *[other] { $score } points
    } ({ $total } if the game ended now); in supply { $houses ->
        [one] { $houses } house
       *[other] { $houses } houses
    } and { $emissaries ->
        [one] { $emissaries } emissary
       *[other] { $emissaries } emissaries
    }; { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } in hand
text-cards = Display: { $display }. Cards in the deck: { $deck }. Discards: { $discard }
text-hand = Your cards: { $hand }
