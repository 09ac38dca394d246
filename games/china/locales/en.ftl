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
event-house = { $seat } builds a house on { $space } and pays { $card }{ $count ->
        [1] {""}
       *[other] {" "}and another like it
    }.
event-emissary = { $seat } sends an emissary to { $region } and pays { $card }{ $count ->
        [1] {""}
       *[other] {" "}and another like it
    }.
event-fort = { $seat } places a fortification on { $space } and pays { $card }{ $count ->
        [1] {""}
       *[other] {" "}and another like it
    }.
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

# The house: what a table may choose
option-fortifications-note = Everybody has one to place. A house on it doubles its owner’s points for that region, and for the line along the roads it belongs to. Meant for people who know the game well.
series-usual = Both sides

# First steps: the lessons
lesson-build-title = Build a house
lesson-build-text = A card pays for one piece in a region of its colour. Choose one of your cards, then a glowing house space, and build.
lesson-build-done = Your house stands, and the card lies on the discard pile. No piece on the board ever moves again.
lesson-build-hint = No house was built. Choose a card, then a house space in a region of the same colour.
lesson-draw-title = Draw a card
lesson-draw-text = You have built and hold two cards. A turn ends with three in hand: take one of the open cards, which everybody sees, or an unseen one from the deck.
lesson-draw-done = Three cards again. First place, then draw: that is a whole turn.
lesson-draw-hint = Take one of the open cards, or the top card of the deck.
lesson-score-title = Fill a region
lesson-score-text = A region scores at once when every house space has a house. Small orange Lu in the east lacks one, and you have the most houses there. Build the last one.
lesson-score-done = With the most houses you get a point for each house in Lu, anybody’s: four. Whoever comes second gets a point for each of yours: three.
lesson-score-hint = Lu is not full yet. Choose the orange card, then the free space in Lu.
lesson-pair-title = Pay with a pair
lesson-pair-text = Yellow Qi lacks one house, but you hold no yellow card. Two equal cards pay for one piece in a region of any other colour. Fill Qi with your red pair.
lesson-pair-done = Two cards for one house, and Qi brings you five points. Where a region is red, one red card is enough.
lesson-pair-hint = Qi is not full yet. Choose both red cards, then the free space in Qi.
lesson-two-title = Two pieces in one turn
lesson-two-text = Where a piece already stands, you may place two in one turn, all in the same region, each paid for by itself. Build two houses in one region.
lesson-two-done = At most three cards, two pieces, one region: so much goes into a turn. In an empty region it is one piece only.
lesson-two-hint = Those were not two houses in one region. Build one in Chu for the purple card, then one more for the yellow pair.
lesson-emissary-title = Send an emissary
lesson-emissary-text = Emissaries cost the same. They stand on the dragon space of a region with houses and bring points at the end. Choose a card, then a glowing dragon.
lesson-emissary-done = There it stays until the end. You need no house of your own in a region to send an emissary there.
lesson-emissary-hint = No emissary was sent. Choose a card, then the dragon space of a region of that colour.
lesson-limit-title = When there is no room
lesson-limit-text = A region takes as many emissaries, of all players together, as its leader has houses. In Wei nobody has more than two houses, and two emissaries stand there. Try to send another.
lesson-limit-done = Refused, and you are told by which rule. A third house of yours in Wei would make room, even in the same turn.
lesson-limit-hint = That was allowed. Choose a red card, then the dragon space of Wei.
lesson-alliance-title = Make an alliance
lesson-alliance-text = After this last turn the alliances score. One is yours if you have the most emissaries in both its regions; a tie is enough. In Han you have the most. Draw level in Wei.
lesson-alliance-done = Alliance 12 joins Wei and Han and brings you a point for each emissary in both, anybody’s: seven. The other sixteen are for your houses in regions that are not full: they score at the end too.
lesson-alliance-hint = No alliance brought you points. Send an emissary to Wei for the red card.
lesson-road-title = A line along the roads
lesson-road-text = The same last turn with other cards. Four or more of your houses in a row along the roads bring a point each. One gap is left: the last free space in orange Zhao. Close it.
lesson-road-done = Six houses in a row, six points. With them you win by a single point.
lesson-road-hint = Your houses make no line yet. Choose the orange card, then the free space in Zhao.

# First steps: what the lessons leave out, each with its clause
also-C24 = Instead of placing you may exchange one card.
also-S10 = Regions that are not full are scored at the end.
also-S9 = Each house counts in one line only; the best cut is found for you.
also-E1 = When the deck has run out twice, the round is played to its end. Most points win.

# First steps: remarks in the first game
remark-turn-1 = Where nothing stands yet, you place one piece only; where somebody is already, up to two.
remark-turn-2 = Second in a region is worth having: you get a point for each house of the player above you.
remark-turn-3 = The cards you take decide where you can build next. Look at the open ones before you place.
remark-turn-4 = Two equal cards pay for a piece in any region of another colour.
remark-turn-5 = Think of the roads: four of your houses in a row bring points, also across borders.
remark-turn-6 = Room for emissaries is short. Whoever comes first often has the majority.
remark-turn-7 = Emissaries on both sides of a numbered border bring points for all that stand there.
remark-turn-8 = If nothing fits, exchange a card. It costs you the turn.
remark-fill = One house fills { $region }, and you can build it. Then its houses are scored at once: count who has the most.
remark-house = Houses bring points as soon as their region is full; the others are counted at the end.
remark-emissary = An emissary counts at the end, together with those in the neighbouring regions.
remark-region-scored = A full region has been scored: most houses first, then rank by rank. It is not counted again.
remark-exchanged = Whoever exchanges a card places nothing in that turn.
remark-reshuffled = The deck has run out once and is made new from the discards. After the second time the game ends with the round.
remark-deck-empty = The last round: nobody draws any more. Use your cards, they are worth nothing at the end.

# Examples in the rules
example-hand = Your cards
example-display = Display
example-deck = { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
example-house = A house in { $city }, { $region }? Cards: { $cards }.
example-emissary = An emissary to { $region }? Cards: { $cards }.
example-fort = A fortification in { $city }, { $region }? Cards: { $cards }.
example-exchange = Exchange a card? Given away: { $cards }.
example-take = Take a card?
example-stop = Place nothing more?

# Standing and telling
event-first-you = You begin.
event-dealt-you = { $card ->
        [none] You are dealt a card.
       *[other] You are dealt { $card }.
    }
event-house-you = You build a house on { $space } and pay { $card }{ $count ->
        [1] {""}
       *[other] {" "}and another like it
    }.
event-emissary-you = You send an emissary to { $region } and pay { $card }{ $count ->
        [1] {""}
       *[other] {" "}and another like it
    }.
event-fort-you = You place a fortification on { $space } and pay { $card }{ $count ->
        [1] {""}
       *[other] {" "}and another like it
    }.
event-stopped-you = You place nothing more.
event-exchanged-you = You exchange and discard { $card }.
event-took-you = You take { $card } from the display.
event-reached-you = You reach for the deck.
event-drew-you = { $card ->
        [none] You draw a card from the deck.
       *[other] You draw { $card } from the deck.
    }
event-roads-scored-you = You get { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for roads.
log-ended = The game is over. { $reason }.
pair-red = two red cards
pair-green = two green cards
pair-yellow = two yellow cards
pair-orange = two orange cards
pair-purple = two purple cards
some-red = { $count ->
        [one] red
       *[other] { $count } red
    }
some-green = { $count ->
        [one] green
       *[other] { $count } green
    }
some-yellow = { $count ->
        [one] yellow
       *[other] { $count } yellow
    }
some-orange = { $count ->
        [one] orange
       *[other] { $count } orange
    }
some-purple = { $count ->
        [one] purple
       *[other] { $count } purple
    }
some-deck = { $count ->
        [one] one from the deck
       *[other] { $count } from the deck
    }
log-house = { $pair ->
        [none] { $seat } builds in { $city }, { $region }.
       *[other] { $seat } builds in { $city }, { $region }, for { $pair }.
    }
log-house-you = { $pair ->
        [none] You build in { $city }, { $region }.
       *[other] You build in { $city }, { $region }, for { $pair }.
    }
log-emissary = { $pair ->
        [none] { $seat } sends an emissary to { $region }.
       *[other] { $seat } sends an emissary to { $region } for { $pair }.
    }
log-emissary-you = { $pair ->
        [none] You send an emissary to { $region }.
       *[other] You send an emissary to { $region } for { $pair }.
    }
log-fort = { $pair ->
        [none] { $seat } places a fortification in { $city }, { $region }.
       *[other] { $seat } places a fortification in { $city }, { $region }, for { $pair }.
    }
log-fort-you = { $pair ->
        [none] You place a fortification in { $city }, { $region }.
       *[other] You place a fortification in { $city }, { $region }, for { $pair }.
    }
then-house = { $pair ->
        [none] Then a house in { $city }.
       *[other] Then a house in { $city } for { $pair }.
    }
then-emissary = { $pair ->
        [none] Then an emissary.
       *[other] Then an emissary for { $pair }.
    }
then-fort = { $pair ->
        [none] Then a fortification in { $city }.
       *[other] Then a fortification in { $city } for { $pair }.
    }
log-exchanged = { $seat } exchanges { $card }. New card: { $cards }.
log-exchanged-you = You exchange { $card }. New card: { $cards }.
log-dealt = { $seat } is dealt cards: { $cards }.
log-dealt-you = Your first cards: { $cards }.
log-drew = { $seat } draws: { $cards }.
log-drew-you = You draw: { $cards }.
then-drew = { $count ->
        [one] New card: { $cards }.
       *[other] New cards: { $cards }.
    }
log-full = { $region } is full:
log-houses = Houses in { $region }:
log-houses-all = Houses in regions that are not full:
log-alliance = Alliance { $number }, { $a }–{ $b }:
log-alliance-nobody = Alliance { $number }, { $a }–{ $b }: nobody.
log-alliances-all = Alliances:
log-roads = { $count ->
        [one] A line of { $lines } houses:
       *[other] Lines of { $lines } houses:
    }
log-roads-all = Roads:
seat-points = { $value ->
        [one] point
       *[other] points
    }
seat-then = { $value } if it ended now
seat-left = { $houses ->
        [one] { $houses } house
       *[other] { $houses } houses
    }, { $emissaries ->
        [one] { $emissaries } emissary
       *[other] { $emissaries } emissaries
    }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
seat-forts = { $forts ->
        [0] no fortification
        [one] { $forts } fortification
       *[other] { $forts } fortifications
    }
standing-title = If it ended now
standing-seat = Seat
standing-houses = Houses left
standing-emissaries = Emissaries left
standing-forts = Fortifications left
standing-cards = Cards in hand
standing-known = Cards in hand: { $count }, seen by all: { $cards }
standing-wall = Wall
standing-open = Open
standing-allies = Allies
standing-roads = Roads
standing-total = If it ended
standing-fine = Wall: points so far. Open: houses in regions that are not full yet. Allies and roads count only at the end.
standing-wall-note = Wall: points so far
standing-open-note = Open: houses in regions that are not full yet
standing-allies-note = Alliances; they count only at the end
standing-roads-note = Lines of houses along the roads; they count only at the end
standing-total-note = Points of each if the game ended now
graph-points = Points, as if the game had ended there
sheet-region-all = Houses
sheet-alliance-all = Alliances
sheet-region-part = { $region }
sheet-alliance-part = Alliance { $number }
finale-houses = Final scoring: houses
finale-alliances = Final scoring: alliances
finale-roads = Final scoring: roads
finale-skip = Skip
text-seat-you = You: { $score ->
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
words-region = { $region }, { $color }: { $built } of { $spaces } house spaces built on, { $emissaries } of { $cap ->
        [one] { $cap } emissary
       *[other] { $cap } emissaries
    }{ $state ->
        [scored] , scored
       *[open] { "" }
    }
words-houses = { $seat }: { $count ->
        [one] house in { $cities }
       *[other] { $count } houses, in { $cities }
    }
words-houses-you = You: { $count ->
        [one] house in { $cities }
       *[other] { $count } houses, in { $cities }
    }
words-emissaries = { $seat }: { $count ->
        [one] { $count } emissary
       *[other] { $count } emissaries
    }
words-emissaries-you = You: { $count ->
        [one] { $count } emissary
       *[other] { $count } emissaries
    }
words-forts = Fortifications: { $cities }
words-alliance = Alliance { $number }, { $a }–{ $b }: { $holders }
words-holder = { $seat } { $points }
words-holder-you = you { $points }
words-road = { $seat }: line of { $count } houses, { $cities }
words-road-you = You: line of { $count } houses, { $cities }
words-known = { $seat }: everybody saw these cards taken: { $cards }
words-known-you = You: everybody saw you take { $cards }
words-forts-left = { $seat }: fortifications left: { $forts }
words-forts-left-you = You: fortifications left: { $forts }
words-none = none

# The map
detail-houses = Houses
detail-emissaries = Emissaries
detail-now = now
detail-got = scored
detail-scored = Full and scored.
detail-scored-open = Scored.
detail-free = { $free ->
        [one] { $free } house space is free.
       *[other] { $free } house spaces are free.
    }
detail-room = Emissaries: { $emissaries } of { $cap }.
detail-no-room = No emissary before the first house.
detail-alliances = Alliances { $numbers }
detail-alliance = Alliance { $number }
detail-alliance-nobody = Nobody has the most emissaries on both sides.
detail-space-free = A free house space.
detail-fort-bare = A fortification. Whoever builds here owns it.
detail-fort-house = Fortified: points here count double.
detail-roads = Roads to { $cities }

# Where cards come from
source-cards = The 57 cards are printed; how many of each colour is transcribed from a later edition.

# Playing
cardname-red = red card
cardname-green = green card
cardname-yellow = yellow card
cardname-orange = orange card
cardname-purple = purple card
way-one-red = one red
way-one-green = one green
way-one-yellow = one yellow
way-one-orange = one orange
way-one-purple = one purple
way-two-red = two red as one
way-two-green = two green as one
way-two-yellow = two yellow as one
way-two-orange = two orange as one
way-two-purple = two purple as one
play-choose = Place a piece or exchange a card.
play-choose-last = Place a piece or discard a card.
play-picked = Chosen: { $way }. Now choose a lit place.
play-picked-nothing = Chosen: { $way }. It pays for nothing now.
play-pays-for = { $count ->
        [0] { $way }: pays for nothing now.
        [one] { $way }: pays in { $count } place.
       *[other] { $way }: pays in { $count } places.
    }
play-paying = Pay with { $way }.
play-confirm-house = House in { $city }, { $region }?
play-confirm-fort = Fortification in { $city }, { $region }?
play-confirm-emissary = Emissary to { $region }?
play-second = A second piece in { $region }, or draw your cards.
play-second-last = A second piece in { $region }, or end your turn.
play-second-nothing = Your cards pay for nothing more in { $region }. Draw your cards.
play-second-nothing-last = Your cards pay for nothing more in { $region }. End your turn.
play-draw = Take an open card or one from the deck: { $missing } to go.
play-exchange-for = Exchange { $card } for an open card or one from the deck.
play-exchange-what = First choose the card you give away.
play-do-house = Build
play-do-fort = Fortify
play-do-emissary = Send
play-stop = Draw cards
play-stop-last = End my turn
play-exchange = Exchange
play-keep = Keep it
play-discard = Discard
play-back = Back
play-pay = Pay with
play-kind = Which piece
play-kind-house = House
play-kind-fort = Fortification
play-kind-emissary = Emissary
play-rather-house = House instead
play-rather-fort = Fortification instead
play-hand = Your hand
play-display = Open cards
play-open-card = Open: { $card }
play-take = Take { $card }, place { $place }
play-deck = { $number ->
        [1] First deck, { $deck ->
            [one] { $deck } card
           *[other] { $deck } cards
        }
       *[other] Second deck, { $deck ->
            [one] { $deck } card
           *[other] { $deck } cards
        }
    }
play-take-deck = { $number ->
        [1] Draw from the first deck, { $deck ->
            [one] { $deck } card
           *[other] { $deck } cards
        }
       *[other] Draw from the second deck, { $deck ->
            [one] { $deck } card
           *[other] { $deck } cards
        }
    }
play-deck-second = 2nd
play-deck-none = The deck is used up
play-discards = Discards: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
play-discards-title = Cards in sight and out of it
play-discards-color = Colour
play-discards-here = Discarded
play-discards-unseen = Not seen
play-discards-all = All
play-discards-note = Not seen: cards of the deck, and those in hands that nobody saw being taken.
play-pair-note = Two cards of one colour pay as one card of any other colour.
play-second-note = Place one more, or take a card: that ends placing.
play-second-note-last = Place one more, or end your turn. Nobody draws any more.
play-draw-note = One by one: you see each card before you take the next.
play-exchange-note = Choose where the new card comes from.
play-last-round = The deck has run out for the second time: the round is played to its end.
play-last-round-short = Last round: the deck is used up.
play-how = Choose cards, then a lit place. Or choose a place first, then how to pay.
play-consequences = What it would do
play-if-ended = If it ended
play-unchanged = unchanged
play-of = { $count } of { $most }
play-from-to = { $before } → { $after }
will-full = { $region } is full and scores now
will-houses = Houses in { $region }, at the end
will-houses-takes = { $seat } has the most houses in { $region }
will-houses-takes-you = You have the most houses in { $region }
will-houses-shares = { $seat } shares the lead in { $region }
will-houses-shares-you = You share the lead in { $region }
will-houses-keeps = { $seat } keeps the lead in { $region }
will-houses-keeps-you = You keep the lead in { $region }
will-room = { $region } has room for an emissary
will-no-room = { $region } takes no more emissaries
will-emissaries = Emissaries in { $region }
will-emissaries-takes = { $seat } has the most emissaries in { $region }
will-emissaries-takes-you = You have the most emissaries in { $region }
will-emissaries-shares = { $seat } shares the most emissaries in { $region }
will-emissaries-shares-you = You share the most emissaries in { $region }
will-emissaries-keeps = { $seat } still has the most emissaries in { $region }
will-emissaries-keeps-you = You still have the most emissaries in { $region }
will-allied = { $seat } makes alliance { $number }, { $region }–{ $other }
will-allied-you = You make alliance { $number }, { $region }–{ $other }
will-alliance-lost = { $seat } loses alliance { $number }, { $region }–{ $other }
will-alliance-lost-you = You lose alliance { $number }, { $region }–{ $other }
will-alliance = Alliance { $number }, { $region }–{ $other }, changes its value
will-line = { $seat } has a line along the roads
will-line-you = Your houses make a line along the roads
will-line-grows = The lines of { $seat } grow
will-line-grows-you = Your lines along the roads grow
will-fort = Whoever builds here counts double for { $region } and for a line
will-fortified = { $seat } counts double for { $region } and for a line through here
will-fortified-you = You count double for { $region } and for a line through here
will-alone = { $region } was empty: no second piece in this turn
will-ended = Then the game is over
will-final-rest = The rest of the final scoring
place-board = { $board }: nine regions with their house spaces, then the alliances
place-sea = Eastern Sea
place-alliances = Alliances
place-region = { $region }, { $color }, { $count } of { $most } houses
place-space = { $city }, { $region }, free{ $fort ->
        [true] , fortified
       *[false] { "" }
    }{ $may ->
        [true] , may be chosen
       *[false] { "" }
    }
place-house = { $city }, { $region }, house of { $owner }{ $fort ->
        [true] , fortified
       *[false] { "" }
    }
place-house-you = { $city }, { $region }, your house{ $fort ->
        [true] , fortified
       *[false] { "" }
    }
place-dragon = Dragon of { $region }, { $count } of { $most ->
        [one] { $most } emissary
       *[other] { $most } emissaries
    }{ $may ->
        [true] , may be chosen
       *[false] { "" }
    }
place-alliance = Alliance { $number }, { $region }–{ $other }, held by nobody
place-alliance-held = Alliance { $number }, { $region }–{ $other }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for { $winners }
place-alliance-held-you = Alliance { $number }, { $region }–{ $other }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for you
keys-cards = Choose cards of your hand
keys-move = From one lit place to the next; with Shift to any
keys-enter = Choose a place; once more places the piece
keys-pay = Another way to pay
keys-kind = House or fortification
keys-stop = No second piece
keys-exchange = Exchange the chosen card
keys-take = While drawing: take an open card
keys-deck = Draw from the deck
keys-cancel = Take back what is not placed yet

# The help card
glance-turn = Turn
glance-place = Place one or two pieces, all in one region
glance-three = Up to three cards, two pieces, one region
glance-empty = In an empty region only one piece
glance-card = One card of the region’s colour pays for one piece
glance-pair = So does a pair of another colour
glance-limit = Emissaries: all together at most as many as the leader has houses there
glance-fort = Fortification: on an empty house space, paid like any piece
glance-exchange = Or exchange one card instead
glance-draw = After placing, draw back up to three
glance-houses = Houses
glance-full = When a region is full, its houses score at once
glance-first = Most houses: a point for every house there
glance-second = Next: a point for each house of one player ranked above
glance-tie = Ties share the rank and all its points
glance-double = With a house on a fortification: your points there twice
glance-end = The end
glance-deck = The deck runs out twice, then the round is finished
glance-rest = Houses of regions that are not full
glance-alliance = Most emissaries on both sides of a border: a point for each one there
glance-line = Four or more of your houses in a line: a point each
glance-line-double = With a fortification in it: twice
glance-winner = Most points win; then most pieces left
