# Tea Garden: names of things. English
# A parameter with a word in it becomes the message KEY-WORD if there is one: { $province } "green" is province-green. So there are no scroll-… messages: effect-scroll chooses by the plain word.

game-name = Tea Garden
game-blurb = Grow tea along the Yangtze: play cards, found gardens, let leaves ripen and please caravans and emperor.
game-time = about 90 minutes
game-author = Tomáš Holek

# Provinces
province-yellow = Home Valley
province-green = Sichuan
province-blue = Guizhou
province-orange = Hunan
province-red = Hubei

# Regions, by number (as text, or the number is shown)
region-1 = Jinsha
region-2 = Ya’an
region-3 = Mengding
region-4 = Qingcheng
region-5 = Emei
region-6 = Zunyi
region-7 = Duyun
region-8 = Leishan
region-9 = Meitan
region-10 = Anhua
region-11 = Guzhang
region-12 = Junshan
region-13 = Enshi
region-14 = Yichang
region-15 = Wudang
region-16 = Wufeng
space-name = { $region }, space { $letter }
river-name = Yangtze
landmark-lake = Lake
landmark-mountain = Mountain

# Tracks
river-start = Start of the river
river-segment = Segment { $n } of the river
river-berth = Berth worth { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
university-start = Start of the university
university-sector = Sector { $n }
university-centre = Centre of the university
part-outer = outer part
part-inner = inner part
emperor-start = Foot of the emperor track
emperor-row = Emperor row { $n }
end-points = { $n ->
        [one] { $n } point at the end
       *[other] { $n } points at the end
    }

# Things
thing-leaf-green = Green leaf
thing-leaf-brown = Brown leaf
thing-basket = Basket
thing-pagoda = Pagoda
thing-garden = Garden
thing-boat = Boat
thing-worker = Worker
thing-emperor_token = Emperor token
thing-cup_tile = Cup tile
thing-cup_row = Cup row
thing-connection = Connection
thing-cup_marker = Cup marker
thing-bonus_token = Bonus token
thing-scroll = Scroll
thing-scroll-strength = Strength scroll
thing-scroll-teapot = Teapot scroll
thing-scroll-repeat = Repeat scroll
thing-card-starting = Starting card
thing-card-action = Action card
thing-card-emperor = Emperor card
thing-caravan-basic = Basic caravan
thing-caravan-advanced = Advanced caravan
thing-trade = Trade
thing-tier = Tier
thing-market = Market
thing-river = River
thing-university = University
thing-emperor_track = Emperor track
thing-turn_slot = Turn slot
thing-draw_pile = Draw pile
thing-discard_pile = Discard pile
thing-deck = Deck
thing-supply = Supply
thing-strength = Strength
thing-quality = Quality
thing-value = Value
level-1 = Level I
level-2 = Level II
level-3 = Level III
level-4 = Level IV
level-5 = Level V

# Symbols and actions
teapot-green = green teapot
teapot-red = red teapot
teapot-blue = blue teapot
teapot-any = teapot of any colour
side-river = River
side-cups = Cups
side-university = University
action-garden = Found a garden
action-buy = Buy a card
action-caravan = Sell to a caravan
action-ferment = Ferment
action-harvest = Extra harvest
action-advance = Rise on the emperor track
action-marker = Use a cup marker
action-repeat = Repeat the side action
action-fee = Pay the fee
action-pass = Pass
action-end = End the turn

# Emperor cards. Other cards have no names; their ids are shown
card-E01 = Master of the Cellar
card-E02 = Keeper of Dark Tea
card-E03 = Spring Harvest
card-E04 = Imperial Seal
card-E05 = Imperial Decree
card-E06 = Keeper of the Teapots
card-E07 = Lord of the Gardens
card-E08 = Garden Architect
card-E09 = Caravan Master
card-E10 = Road Warden
card-E11 = Refined Court
card-E12 = Admiral of the River
card-E13 = Chancellor of Studies
card-E14 = Porcelain Patron
card-E15 = Tea Ceremony
card-E16 = Grand Tea Ceremony

# What emperor cards score
scoring-brown_leaves = { $vp ->
        [one] { $vp } point for each brown leaf
       *[other] { $vp } points for each brown leaf
    }, for at most { $max ->
        [one] { $max } leaf
       *[other] { $max } leaves
    }.
scoring-green_leaves = { $vp ->
        [one] { $vp } point for each green leaf
       *[other] { $vp } points for each green leaf
    }, for at most { $max ->
        [one] { $max } leaf
       *[other] { $max } leaves
    }.
scoring-teapot_scrolls = { $vp ->
        [one] { $vp } point for each teapot scroll
       *[other] { $vp } points for each teapot scroll
    }, for at most { $max ->
        [one] { $max } scroll
       *[other] { $max } scrolls
    }.
scoring-gardens = { $vp ->
        [one] { $vp } point for each garden
       *[other] { $vp } points for each garden
    }, for at most { $max ->
        [one] { $max } garden
       *[other] { $max } gardens
    }.
scoring-caravans = { $vp ->
        [one] { $vp } point for each caravan
       *[other] { $vp } points for each caravan
    }, for at most { $max ->
        [one] { $max } caravan
       *[other] { $max } caravans
    }.
scoring-river_cards = { $vp ->
        [one] { $vp } point for each card with river in your deck
       *[other] { $vp } points for each card with river in your deck
    }, for at most { $max ->
        [one] { $max } card
       *[other] { $max } cards
    }.
scoring-university_cards = { $vp ->
        [one] { $vp } point for each card with university in your deck
       *[other] { $vp } points for each card with university in your deck
    }, for at most { $max ->
        [one] { $max } card
       *[other] { $max } cards
    }.
scoring-cups_cards = { $vp ->
        [one] { $vp } point for each card with cups in your deck
       *[other] { $vp } points for each card with cups in your deck
    }, for at most { $max ->
        [one] { $max } card
       *[other] { $max } cards
    }.
scoring-teapot_cards = { $vp ->
        [one] { $vp } point for each card with a teapot in your deck
       *[other] { $vp } points for each card with a teapot in your deck
    }, for at most { $max ->
        [one] { $max } card
       *[other] { $max } cards
    }.
scoring-starting_cards = { $vp ->
        [one] { $vp } point for each starting card in your deck
       *[other] { $vp } points for each starting card in your deck
    }, for at most { $max ->
        [one] { $max } card
       *[other] { $max } cards
    }.
scoring-flat = { $vp ->
        [one] { $vp } point.
       *[other] { $vp } points.
    }
scoring-flat_minus = { $vp ->
        [one] { $vp } point, less { $minus } for each starting card in your deck.
       *[other] { $vp } points, less { $minus } for each starting card in your deck.
    }

# Cup tiles: left half, right half
half-blue = blue
half-green = green
half-white = white
cup-C01 = blue–blue tile
cup-C02 = blue–green tile
cup-C03 = blue–white tile
cup-C04 = green–blue tile
cup-C05 = green–green tile
cup-C06 = green–white tile
cup-C07 = white–blue tile
cup-C08 = white–green tile
cup-C09 = white–white tile
cup-C10 = blue–blue tile
cup-C11 = blue–green tile
cup-C12 = blue–white tile
cup-C13 = green–blue tile
cup-C14 = green–green tile
cup-C15 = green–white tile
cup-C16 = white–blue tile
cup-C17 = white–green tile
cup-C18 = white–white tile
cup-C19 = blue–blue tile
cup-C20 = blue–green tile
cup-C21 = blue–white tile
cup-C22 = green–blue tile
cup-C23 = green–green tile
cup-C24 = green–white tile
cup-C25 = white–blue tile
cup-C26 = white–green tile
cup-C27 = white–white tile
cup-C28 = blue–blue tile
cup-C29 = blue–green tile
cup-C30 = blue–white tile
cup-C31 = green–blue tile
cup-C32 = green–green tile
cup-C33 = green–white tile
cup-C34 = white–blue tile
cup-C35 = white–green tile
cup-C36 = white–white tile
cup-C37 = blue–green tile
cup-C38 = green–white tile
cup-C39 = white–blue tile
cup-C40 = blue–blue tile

# Effects, as sentences
effect-vp = You gain { $n ->
        [one] { $n } point.
       *[other] { $n } points.
    }
effect-leaves = You gain { $n ->
        [one] { $n } green leaf of quality { $q }.
       *[other] { $n } green leaves of quality { $q }.
    }
effect-ferment = You may ferment { $n ->
        [one] { $n } leaf.
       *[other] up to { $n } leaves.
    }
effect-emperor_token = You gain { $n ->
        [one] { $n } emperor token.
       *[other] { $n } emperor tokens.
    }
effect-scroll = You gain { $scroll ->
        [strength] { $n ->
                [one] { $n } strength scroll.
               *[other] { $n } strength scrolls.
            }
        [teapot] { $n ->
                [one] { $n } teapot scroll.
               *[other] { $n } teapot scrolls.
            }
       *[repeat] { $n ->
                [one] { $n } repeat scroll.
               *[other] { $n } repeat scrolls.
            }
    }
effect-cup_marker = You gain { $n ->
        [one] { $n } cup marker.
       *[other] { $n } cup markers.
    }
effect-draw = You may draw { $n ->
        [one] { $n } card.
       *[other] { $n } cards.
    }
effect-draw_discard = You may draw { $n ->
        [one] { $n } card, then discard one.
       *[other] { $n } cards, then discard as many.
    }
effect-remove_card = You may remove { $n ->
        [one] { $n } card from the game.
       *[other] { $n } cards from the game.
    }
effect-sell_leaves = You may sell up to { $max } leaves: { $green ->
        [one] { $green } point
       *[other] { $green } points
    } for each green one, { $brown } for each brown one.
effect-emperor_card = You take { $n ->
        [one] { $n } open emperor card.
       *[other] { $n } open emperor cards.
    }

# The same in brief, for boards and lists
brief-vp = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
brief-leaves = { $n ->
        [one] { $n } leaf of quality { $q }
       *[other] { $n } leaves of quality { $q }
    }
brief-ferment = ferment { $n }
brief-emperor_token = { $n ->
        [one] { $n } emperor token
       *[other] { $n } emperor tokens
    }
brief-scroll = { $scroll ->
        [strength] { $n ->
                [one] { $n } strength scroll
               *[other] { $n } strength scrolls
            }
        [teapot] { $n ->
                [one] { $n } teapot scroll
               *[other] { $n } teapot scrolls
            }
       *[repeat] { $n ->
                [one] { $n } repeat scroll
               *[other] { $n } repeat scrolls
            }
    }
brief-cup_marker = { $n ->
        [one] { $n } cup marker
       *[other] { $n } cup markers
    }
brief-draw = draw { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
brief-draw_discard = draw { $n }, discard { $n }
brief-remove_card = remove { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
brief-sell_leaves = sell up to { $max } leaves: green { $green }, brown { $brown }
brief-emperor_card = choose { $n ->
        [one] { $n } emperor card
       *[other] { $n } emperor cards
    }

# Prices
price-leaves = { $n ->
        [one] { $n } leaf of quality { $q } or better
       *[other] { $n } leaves of quality { $q } or better
    }
price-any = { $n ->
        [one] { $n } leaf
       *[other] { $n } leaves
    }
price-brown = { $n ->
        [one] { $n } brown leaf
       *[other] { $n } brown leaves
    }
price-row = { $tokens ->
        [one] { $tokens } emperor token
       *[other] { $tokens } emperor tokens
    }, a leaf of quality { $quality } or better
price-fee = { $leaves ->
        [one] { $leaves } leaf
       *[other] { $leaves } leaves
    }, at least { $brown } of them brown

# Table and options
board-valley = The valley of the Yangtze
option-supply = Supply
option-supply-open = Never runs out
option-supply-box = As in the box
option-supply-note = Leaves, cup markers, emperor tokens and scrolls. With the box their number is limited, and what is missing is lost.
option-first = Who begins
option-first-random = Random
option-first-0 = Seat 1
option-first-1 = Seat 2
option-first-2 = Seat 3
option-first-3 = Seat 4
setup-first-seat = The seat that begins is not at this table: there are { $players }.

# Questions
ask-menu = { $seat } takes a turn.
ask-cover = { $seat } may put more cards under the top card.
ask-pagoda = { $seat } chooses a pagoda.
ask-teapot = { $seat } replaces a missing teapot.
ask-pay = { $seat } pays a leaf.
ask-flip = { $seat } ferments leaves.
ask-pick = { $seat } harvests gardens.
ask-side = { $seat } repeats the side action.
ask-place = { $seat } places a cup tile.
ask-draw = { $seat } may draw cards.
ask-discard = { $seat } discards a card.
ask-remove = { $seat } may remove a card from the game.
ask-put = { $seat } puts a cup marker on a connection.
ask-sell = { $seat } sells leaves.
ask-take = { $seat } chooses an emperor card.
help-move = A leaf is g or b and its basket, a garden space the number of its region and a letter, a connection row.place. The table in the rules tells what each does: pass, fee, end. top S01, cover S08, done. garden 9a, pagoda 3. buy A21, teapot scroll, teapot leaves, teapot brown. caravan KB01 1 2. ferment, flip 3. harvest, pick 9. pay g3, sell b5. river. cups yellow, place new, place 1 left, place 1 right. university outer, university inner. repeat scroll, repeat leaves. bonus 1. marker 1.1 left, put 1.1. advance, take E04. draw, skip, discard S01, remove hand S01, remove pile S01, remove discard S01.

# Refusals
refuse-game-over = The game is over.
refuse-not-asked = It is not for you to decide now: { $asked } is asked.
refuse-not-now = That is no answer to what is asked now. First do what you are asked.
refuse-pass-late = You can pass only as the first thing in your turn.
refuse-no-fee = No fee is due. Only the fourth turn costs one.
refuse-fee-poor = The fee is { $leaves ->
        [one] { $leaves } leaf
       *[other] { $leaves } leaves
    }, of which at least { $brown } brown. You cannot pay that, so pass.
refuse-fee-first = This is your fourth turn: pay the fee first, or pass.
refuse-fee-no-card = After the fee you would have no card to play and no way to get one. Pass.
refuse-hand-empty = You have not played yet, and after this you would have no card to play. Only something that brings a card is possible.
refuse-played-twice = You have played cards in this turn. Nothing can be added.
refuse-not-in-hand = You do not have { $card } in hand.
refuse-cards-first = Play cards first.
refuse-main-done = You have done your main action in this turn.
refuse-side-done = You have done your side action in this turn.
refuse-end-early = Before you end your turn, play cards and do a main action. An extra harvest is always possible.
refuse-no-marker = There is no cup marker of yours on that connection.
refuse-top-row = Your worker is at the top of the emperor track.
refuse-row-tokens = The next emperor row costs { $tokens ->
        [one] { $tokens } emperor token
       *[other] { $tokens } emperor tokens
    }. You have fewer.
refuse-row-leaf = The next emperor row costs a leaf of quality { $quality } or better. You have none.
refuse-space-taken = Space { $space } in { $region } is not free. Choose another one.
refuse-second-garden = You have a garden in { $region } already, and there is only one for each player.
refuse-too-far = { $region } is too far. Found a garden next to one of yours, or two borders away.
refuse-no-pagoda = All your pagodas are on the map.
refuse-pagoda-strength = This needs strength { $need }. You have { $reach }, scrolls included.
refuse-pagoda-gone = You have no pagoda with that number on your board.
refuse-not-in-market = { $card } is not in the market.
refuse-market-strength = Buying from that place needs strength { $need }. You have { $reach }, scrolls included.
refuse-price-poor = The card costs { $leaves ->
        [one] { $leaves } leaf
       *[other] { $leaves } leaves
    } of quality { $quality } or better. You do not have that.
refuse-teapots-missing = You do not see enough teapots: { $missing ->
        [one] { $missing } teapot
       *[other] { $missing } teapots
    } missing. You lack the scrolls or leaves to replace that.
refuse-no-teapot-scroll = You have no teapot scroll.
refuse-no-caravan = { $caravan } is not among the open caravans.
refuse-no-trade = A caravan has two trades and two tiers: 1 and 2.
refuse-tier-strength = This tier needs strength { $need }. You have { $reach }, scrolls included.
refuse-trade-poor = This trade takes { $leaves ->
        [one] { $leaves } leaf
       *[other] { $leaves } leaves
    }{ $brown ->
        [0] .
       *[other] , of which { $brown } brown.
    } You do not have that.
refuse-no-green = You have no green leaf to ferment.
refuse-flip-one = Ferment at least one leaf.
refuse-ferment-which = You have no green leaf in basket { $quality } to ferment.
refuse-flip-which = You have no green leaf in basket { $quality }.
refuse-pick-one = Harvest at least one garden.
refuse-pick-which = You have no garden in { $region }.
refuse-not-shown = The top card of this turn does not show that side action.
refuse-river-end = Your boat is at the end of the river.
refuse-cups-closed = You have no garden in this province: { $province }. Take cups where you have one.
refuse-cups-empty = The stack of this province is empty: { $province }.
refuse-no-row = You have no such cup row.
refuse-no-repeat = A side action is repeated right after it, once a turn.
refuse-no-repeat-scroll = You have no repeat scroll.
refuse-repeat-poor = Repeating costs { $leaves ->
        [one] { $leaves } brown leaf
       *[other] { $leaves } brown leaves
    }. You have fewer.
refuse-repeat-blocked = That side action cannot be done again.
refuse-no-bonus = The top card has no such bonus.
refuse-bonus-used = You have used that bonus in this turn.
refuse-bonus-idle = That bonus could do nothing now.
refuse-no-leaf = You have no such leaf.
refuse-rising = Name them in rising order, after the last one.
refuse-pay-quality = Each leaf of this price is of quality { $quality } or better.
refuse-pay-brown = A brown leaf is due here.
refuse-dead-end = Then the rest could not be paid. Choose another one.
refuse-pay-keep = Your hand is empty: a leaf of quality { $quality } or better must stay for the emperor track.
refuse-last-card = You have not played yet, so the last card stays in hand.
refuse-discard-which = { $card } is not in your hand. Discard a card that is.
refuse-remove-which = { $card } is not there.
refuse-no-connection = You have no such connection.
refuse-sell-which = You have no such leaf to sell.
refuse-take-which = { $card } is not among the open emperor cards.

# Events
event-first = { $seat } begins.
event-token = Bonus token in { $region }: { $bonus }.
event-revealed-market = New in the market: { $card }.
event-revealed-caravan = A new caravan: { $caravan }.
event-revealed-emperor = A new emperor card: { $card }.
event-revealed-cup = On top of the stack ({ $province }): { $cup }.
event-drew = { $card ->
        [none] { $seat } draws a card.
       *[other] { $seat } draws { $card }.
    }
event-shuffled = { $seat } shuffles the discard pile: it is the new draw pile.
event-round = Round { $round } begins; start player: { $seat }.
event-turn = { $seat }: turn { $turn } of the round.
event-passed = { $seat } passes.
event-fee-begun = { $seat } pays the fee for a fourth turn.
event-fee-paid = The fee of { $seat } is paid.
event-paid = { $seat } pays { $colour ->
        [green] a green leaf
       *[brown] a brown leaf
    } of quality { $quality }.
event-played = { $seat } plays { $card } as top card.
event-covered = { $seat } puts { $card } under it.
event-strength = Card strength of { $seat }: { $strength }.
event-used-marker = { $seat } takes a cup marker off and uses the bonus of this tile: { $cup }.
event-rising = { $seat } rises to emperor row { $row } and pays { $tokens ->
        [one] { $tokens } emperor token
       *[other] { $tokens } emperor tokens
    }.
event-rose = { $seat } is on emperor row { $row }.
event-chose-space = { $seat } founds a garden in { $region }, space { $space }.
event-founded = { $seat } has a new garden in { $region }, with pagoda { $pagoda }.
event-strengthened = { $seat } uses { $count ->
        [one] { $count } strength scroll
       *[other] { $count } strength scrolls
    }.
event-buying = { $missing ->
        [0] { $seat } buys { $card }.
       *[other] { $seat } buys { $card }; teapots missing: { $missing }.
    }
event-replaced = { $seat } replaces a teapot: { $swap ->
        [scroll] a teapot scroll
        [leaves] leaves
       *[brown] brown leaves
    }.
event-bought = { $seat } takes { $card } into the hand.
event-trading = { $seat } sells to { $caravan }: trade { $trade }, tier { $tier }.
event-traded = { $seat } keeps caravan { $caravan }.
event-fermenting = { $seat } ferments as main action.
event-fermented = { $seat } turns a leaf of quality { $quality } brown.
event-harvesting = { $seat } takes an extra harvest.
event-picked = { $count ->
        [0] { $seat } harvests { $region }, but the supply is empty.
       *[other] { $seat } harvests a leaf in { $region }.
    }
event-closed = { $seat } stops there.
event-sailed = { $seat } sails to segment { $segment } of the river.
event-berthed = { $seat } takes the berth worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-took-cup = { $seat } takes a cup tile ({ $province }): { $cup }.
event-placed-cup = { $marker ->
        [true] { $seat } adds the tile to row { $row } and puts a cup marker.
       *[other] { $seat } puts the tile in row { $row }.
    }
event-studied = { $seat } goes to sector { $sector } of the university, { $part }.
event-centre = { $seat } puts a worker into the centre of the university.
event-repeating = { $means ->
        [scroll] { $seat } repeats the side action with a scroll: { $side }.
       *[leaves] { $seat } repeats the side action for leaves: { $side }.
    }
event-used-bonus = { $seat } uses a bonus of { $card }.
event-points = { $seat } gains { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
event-leaves = { $count ->
        [0] { $seat } gains no leaf: the supply is empty.
       *[other] { $seat } gains { $count ->
        [one] { $count } green leaf
       *[other] { $count } green leaves
    } of quality { $quality }.
    }
event-tokens = { $count ->
        [0] { $seat } gains no emperor token: the supply is empty.
       *[other] { $seat } gains { $count ->
        [one] { $count } emperor token
       *[other] { $count } emperor tokens
    }.
    }
event-scrolls = { $seat } gains { $scroll ->
        [strength] { $count ->
        [one] { $count } strength scroll
       *[other] { $count } strength scrolls
    }
        [teapot] { $count ->
        [one] { $count } teapot scroll
       *[other] { $count } teapot scrolls
    }
       *[repeat] { $count ->
        [one] { $count } repeat scroll
       *[other] { $count } repeat scrolls
    }
    }.
event-nothing = This brings { $seat } nothing now.
event-marker-put = { $seat } puts a cup marker on connection { $row }.{ $place }.
event-drawing = { $seat } draws: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
event-skipped = { $seat } does without.
event-discarded = { $seat } discards { $card }.
event-removed = { $seat } removes { $card } from { $zone ->
        [hand] the hand
        [pile] the draw pile
       *[discard] the discard pile
    }: it is out of the game.
event-sold = { $seat } sells { $colour ->
        [green] a green leaf
       *[brown] a brown leaf
    } of quality { $quality } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-took-emperor = { $seat } takes the emperor card { $card }.
event-turn-ended = { $seat } ends the turn.
event-market-left = { $card } leaves the market and the game.
event-ripened = Leaves ripen before round { $round }: green ones one basket down, brown ones one basket up.
event-harvested = Harvest of { $seat }: { $count ->
        [one] { $count } leaf
       *[other] { $count } leaves
    }.
event-ended = The game is over. Won by: { $winners }.
reason-points = The fifth round is over
reason-resigned = Game given up

# Score sheet
score-label = Points
sheet-points = During the game
sheet-action_cards = Action cards
sheet-emperor_cards = Emperor cards
sheet-river = River
sheet-university = University
sheet-emperor_track = Emperor track
sheet-cups = Cups
sheet-tokens = Scrolls and emperor tokens

# The board in text
text-round = { $round ->
        [0] The game is being set up.
       *[other] Round { $round } of 5, start player: { $seat }
    }
text-market = Market (strength:card): { $cards }; face down: { $down }
text-caravans = Caravans: { $cards }; face down: { $down }
text-emperors = Emperor cards: { $cards }; face down: { $down }
text-cups = Cups: { $tiles }
text-tokens = Bonus tokens (region:token): { $tokens }
text-seat = { $seat }: { $score ->
        [one] { $score } point
       *[other] { $score } points
    }; in hand { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }; turns used: { $turns }
text-seat-you = You: { $score ->
        [one] { $score } point
       *[other] { $score } points
    }; in hand { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }; turns used: { $turns }
text-tracks = River { $boat }, university { $university } (centre { $centre }), emperor row { $row }
text-gardens = Gardens { $gardens }; pagodas { $pagodas }
text-hand = Your hand: { $hand }

# Court and cards
face-side = Side action
face-or = or
face-teapots = Teapots
face-bonus = Bonus
face-reward = Reward
face-end = At the end
face-cost = Price
court-deck = { $n } in the deck
court-here = here: { $names }
court-each = { $n ->
        [one] { $n } point at the end for each worker
       *[other] { $n } points at the end for each worker
    }
court-reserve = in reserve: { $names }
university-reserve = Workers in reserve: { $n }. Each time once around, one of them goes into the centre.
market-hint = strength needed above each card
market-you-see = You see
market-seen = Teapots you see: { $pots }
market-needs = needs strength { $need }
market-lacks = { $n ->
        [one] { $n } teapot missing
       *[other] { $n } teapots missing
    }
caravans-title = Caravans
caravans-hint = one trade and one tier
emperors-title = Emperor cards
stair-title = Emperor track
stair-hint = tokens and a leaf for each step
stair-start = start

# My board
mine-title = Your board
mine-title-of = Board of { $seat }
mine-title-of-you = Your board
mine-baskets = Baskets
mine-basket = Basket { $n }: green { $green }, brown { $brown }.
mine-basket-then = Next round: green { $green }, brown { $brown }.
mine-heap-green = Green leaves in basket { $n }: { $picked } of { $count } chosen
mine-heap-brown = Brown leaves in basket { $n }: { $picked } of { $count } chosen
mine-next-round = Next round
mine-pagodas = Pagodas
mine-pagoda = Pagoda { $n }
mine-pagoda-gone = Pagoda { $n } is on the map
mine-count-scroll-strength = Strength scrolls: { $count }
mine-count-scroll-teapot = Teapot scrolls: { $count }
mine-count-scroll-repeat = Repeat scrolls: { $count }
mine-count-emperor_token = Emperor tokens: { $count }
mine-about-scroll-strength = Strength scroll: adds 1 to the strength of a main action, once. It is used when you are short.
mine-about-scroll-teapot = Teapot scroll: stands in for one missing teapot when you buy a card.
mine-about-scroll-repeat = Repeat scroll: lets you repeat a side action right after it.
mine-about-emperor_token = Emperor token: pays for a step up the emperor track.
mine-about-pagoda = Pagoda { $n }: founding a garden with it takes strength { $n }, and more in a far region.
mine-about-basket = Leaves of quality { $n } lie here; from round to round they ripen into the next basket.
mine-slots = Turns of this round
mine-slot = Turn { $n }
mine-slot-is-now = now
mine-slot-is-free = free
mine-slot-is-lost = passed
mine-slot-now = Turn { $n }: no cards played yet
mine-slot-free = Turn { $n }: still to come
mine-slot-lost = Turn { $n }: passed
mine-slot-fee = Turn { $n } costs { $price }
mine-slot-cards = Turn { $n }: strength { $strength }, cards under it: { $under }. On top: { $cards }
mine-slot-bonus = Press to use its bonus: { $bonus }
mine-slot-title = Turn { $n }, strength { $strength }
mine-cups = Cups
mine-cups-none = No cup tiles yet.
mine-cup-row = Row { $n }
mine-place-left = At the left end of row { $n }
mine-place-right = At the right end of row { $n }
mine-place-new = In a new row
mine-use-tile = Bonus of this tile: { $cup }
mine-use-marker = Use a cup marker on connection { $spot }; there: { $count }
mine-put-here = Put the cup marker on connection { $spot }; there: { $count }
mine-deck = Cards: in hand { $hand }, draw pile { $pile }, discard pile { $discard }, emperor cards { $emperors }, caravans { $caravans }
mine-deck-of = Cards of { $seat }
mine-deck-of-you = Your cards
mine-hand = In hand: { $count }
mine-pile = Draw pile: { $count }
mine-pile-note = In no order: which comes next is chance.
mine-hidden = Hand and draw pile: { $hand } and { $pile }
mine-hidden-note = Which of these are in hand stays hidden.
mine-discard = Discard pile: { $count }
mine-played = In turn slots: { $count }
mine-removed = Out of the game: { $count }
mine-caravans = Caravans: { $count }
mine-known = in hand

# Hand and decisions
dock-hand = Your hand
dock-hand-raise = Your hand: raise the cards you want to play
dock-cards = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
dock-chosen = chosen: { $n }
dock-played = played: { $n }
dock-sum = Strength { $n }
dock-top = top
dock-under = under
dock-is-top = on top
dock-is-under = under the top card
dock-make-top = Lay on top
dock-no-cards = No cards in hand
dock-choices = What you can do
dock-main = Main action
dock-more = Side actions, bonuses, free actions
dock-garden = Garden
dock-buy = Buy
dock-caravan = Caravan
dock-ferment = Ferment
dock-harvest = Harvest
dock-ways-garden = { $n ->
        [one] { $n } region
       *[other] { $n } regions
    }
dock-ways-buy = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
dock-ways-caravan = { $n } of { $open }
dock-ways-ferment = { $n ->
        [one] { $n } leaf
       *[other] { $n } leaves
    }
dock-ways-harvest = { $n ->
        [one] { $n } garden
       *[other] { $n } gardens
    }
dock-not-now = not now
dock-needs-strength = needs { $n }
dock-group-repeat = Again
dock-group-side = Side action
dock-group-bonus = Bonus
dock-group-free = Free action
dock-repeat-scroll = Repeat with a scroll
dock-repeat-leaves = { $n ->
        [one] Repeat for { $n } brown leaf
       *[other] Repeat for { $n } brown leaves
    }
dock-markers = Cup markers
dock-tile = { $end ->
        [left] Left tile
       *[right] Right tile
    }
dock-spot = row { $row }, connection { $place }
dock-connection = Connection { $place }
dock-in-row = row { $row }
dock-new-row = New row
dock-row-end = Row { $row }, { $end ->
        [left] left
       *[right] right
    }
dock-matches = same colour
dock-needs = needs
dock-needs-least = needs at least
dock-pay = Pay
dock-gain = Gain
dock-seen = seen
dock-lack = { $n } missing
dock-pots = { $missing ->
        [0] all seen
       *[other] missing: { $missing }
    }
dock-short = { $n ->
        [0] { $what }: none left in the supply
       *[other] { $what }: only { $n } left in the supply
    }
dock-into-hand = to hand
dock-to-hand = { $card }, into your hand
dock-leaf-green = { $n ->
        [one] { $n } green leaf of quality { $q }
       *[other] { $n } green leaves of quality { $q }
    }
dock-leaf-brown = { $n ->
        [one] { $n } brown leaf of quality { $q }
       *[other] { $n } brown leaves of quality { $q }
    }
dock-pick-green = Green leaves of quality { $q }: { $picked } of { $n } chosen
dock-pick-brown = Brown leaves of quality { $q }: { $picked } of { $n } chosen
dock-your-leaves = Your leaves
dock-gardens = Your gardens
dock-pagodas = Your pagodas
dock-pagoda = Pagoda { $n }, needs strength { $need }
dock-need = needs { $n }
dock-teapot = What replaces the teapot
dock-you-have = you have { $n }
dock-emperor-cards = Open emperor cards
dock-piles = Draw pile: { $pile }. Discard pile: { $discard }.
dock-tap-discard = Choose the card of your hand that you discard.
dock-tap-cover = Choose more cards to go under the top card, or play as it is.
dock-space = { $n ->
        [0] no points
        [one] { $n } point
       *[other] { $n } points
    }
dock-spaces = Free spaces
dock-unused = Not used: { $list }
dock-unused-repeat = repeating
dock-back = Back
dock-cover-done = Play these cards
dock-choose = Choose one
dock-choose-card = Choose a card
dock-choose-action = Choose a main action
dock-choose-garden = Choose a region
dock-choose-buy = Choose a card of the market
dock-choose-caravan = Choose a caravan
dock-choose-ferment = Choose leaves
dock-choose-harvest = Choose gardens
dock-raise = Raise cards to play
dock-play = { $n ->
        [one] Play { $n } card
       *[other] Play { $n } cards
    }, strength { $strength }
dock-leaves-missing = { $n ->
        [one] { $n } more leaf
       *[other] { $n } more leaves
    }
dock-browns-missing = { $n ->
        [one] { $n } more brown leaf
       *[other] { $n } more brown leaves
    }
dock-flip-none = Ferment none
dock-sell-none = Sell none
dock-no-leaves = No leaves
dock-sell = { $n ->
        [one] Sell { $n } leaf
       *[other] Sell { $n } leaves
    } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
dock-flip = { $n ->
        [one] Ferment { $n } leaf
       *[other] Ferment { $n } leaves
    }
dock-pay-leaves = { $n ->
        [one] Pay { $n } leaf
       *[other] Pay { $n } leaves
    }
dock-pick = { $n ->
        [one] Harvest { $n } garden
       *[other] Harvest { $n } gardens
    }
dock-gardens-missing = Choose a garden
# end of hand and decisions

# Standing and telling
event-first-you = You begin.
event-passed-you = You pass.
event-round-you = Round { $round } begins; you are the start player.
log-played = { $seat } plays { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }{ $strength ->
        [none] .
       *[other] : strength { $strength }.
    }
log-played-you = You play { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }{ $strength ->
        [none] .
       *[other] : strength { $strength }.
    }
then-played = Played: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }{ $strength ->
        [none] .
       *[other] , strength { $strength }.
    }
log-of = { $seat }: { $what }
log-of-you = You: { $what }
log-act = { $paid ->
        [none] { $gained ->
            [none] { $what }.
           *[other] { $what }: { $gained }.
        }
       *[other] { $gained ->
            [none] { $what } for { $paid }.
           *[other] { $what } for { $paid }: { $gained }.
        }
    }
log-act-again = { $paid ->
        [none] { $gained ->
            [none] Again: { $what }.
           *[other] Again: { $what }: { $gained }.
        }
       *[other] { $gained ->
            [none] Again, for { $paid }: { $what }.
           *[other] Again, for { $paid }: { $what }: { $gained }.
        }
    }
log-rest = { $paid ->
        [none] { $gained ->
            [none] Points.
           *[other] Gained: { $gained }.
        }
       *[other] { $gained ->
            [none] Paid: { $paid }.
           *[other] Paid: { $paid }. Gained: { $gained }.
        }
    }
log-garden = { $pagoda ->
        [none] New garden in { $region }
       *[other] New garden in { $region } with pagoda { $pagoda }
    }
log-buy = Bought: { $what }
log-caravan = Sale to a caravan
log-ferment = { $count ->
        [one] { $count } leaf fermented
       *[other] { $count } leaves fermented
    }
log-harvest = Extra harvest in { $region }
log-cups = { $row ->
        [none] Cups: { $cup }
       *[other] { $joined ->
            [yes] Cups: { $cup } joins row { $row }, with a marker
           *[no] Cups: { $cup } begins row { $row }
        }
    }
log-university = University, sector { $sector }, { $part }
log-marker = Cup marker used
log-bonus = Bonus of the top card
log-fee = Fee of the fourth turn
log-card = { $card }
log-card-action = level { $level } card of strength { $strength }
log-card-starting = starting card of strength { $strength }
log-some-green = { $count ->
        [one] { $count } green leaf
       *[other] { $count } green leaves
    }
log-some-brown = { $count ->
        [one] { $count } brown leaf
       *[other] { $count } brown leaves
    }
log-some-fermented = { $count ->
        [one] { $count } leaf fermented
       *[other] { $count } leaves fermented
    }
log-some-drew = { $count ->
        [one] { $count } card drawn
       *[other] { $count } cards drawn
    }
log-some-discarded = { $count ->
        [one] { $count } card discarded
       *[other] { $count } cards discarded
    }
log-some-sold = { $count ->
        [one] { $count } leaf sold
       *[other] { $count } leaves sold
    }
log-some-centre = a worker in the centre
log-some-berth = a berth worth { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
log-some-emperor = emperor card “{ $card }”
log-some-removed = { $what } removed
log-lost-leaves = no leaf (the supply is empty)
log-lost-tokens = no emperor token (the supply is empty)
log-lost-scroll = { $scroll ->
        [strength] no strength scroll (the supply is empty)
        [teapot] no teapot scroll (the supply is empty)
       *[repeat] no repeat scroll (the supply is empty)
    }
log-lost-nothing = a bonus without effect
log-ripened = Round { $round } is over, and the leaves ripen.
log-harvested = Harvest: { $harvests }.
log-harvested-by = { $seat } { $count }
log-ended = The fifth round is over, and so is the game.

did-garden = garden in { $region }
did-buy = bought a card
did-caravan = served a caravan
did-ferment = fermented
did-harvest = harvested
did-river = sailed on
did-cups = took a cup tile
did-university = studied
did-rise = rose to row { $row }
did-cards = plays cards
did-passed = passed

seat-points = { $value ->
        [one] point
       *[other] points
    }
seat-then = { $value } if it ended now
seat-state = { $cards ->
        [one] { $cards } card in hand
       *[other] { $cards } cards in hand
    }
panel-turns = Turns taken: { $count } of { $most }
panel-starts = starts
panel-cards = { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
panel-pagodas = { $count ->
        [one] { $count } pagoda left
       *[other] { $count } pagodas left
    }
panel-basket = Basket { $quality }: { $green ->
        [one] { $green } green leaf
       *[other] { $green } green leaves
    }, { $brown } brown
panel-empty = No leaves
panel-waits = No turn yet
panel-board = Board of { $seat }
standing-title = If it ended now
standing-short = ended now
standing-source = Source
standing-now = Points so far
standing-fine = Points count as the game goes on; all the rest would be added if it ended now.
standing-emperors = { $card }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
standing-no-emperors = No emperor card yet
graph-points = Points, as if the game had ended there
finale-title = Final scoring: { $source }
finale-skip = Skip
finale-action_cards = What is printed on the action cards of each deck.
finale-emperor_cards = Each emperor card by itself.
finale-emperor_cards-of = { $seat }: { $cards }
finale-emperor_cards-one = { $card } { $points }
finale-river = Where the boats lie.
finale-university = Workers in the centre, and the sector of each.
finale-emperor_track = What the row of each worker is worth.
finale-cups = One-coloured connections of all rows together.
finale-tokens = One for each scroll and each emperor token left.

words-none = none
words-market = Market, strength { $need }: { $what }.
words-caravan = Caravan: { $trades }. With strength { $tiers }.
words-trade = { $reward } for { $pay }
words-tier = { $strength }: { $reward }
words-emperor = Emperor card: { $what }.
words-down = Face down: market { $market }, caravans { $caravans }, emperor cards { $emperors }.
words-supply = Supply: leaves { $leaves }, cup markers { $markers }, emperor tokens { $tokens }; scrolls: strength { $strength }, teapot { $teapot }, repeat { $repeat }.
words-region = { $region } ({ $province }, value { $value }): bonus { $bonus }; gardens: { $owners }.
words-owner = { $seat }, { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
words-full = no space free
words-free-points = free, by points: { $points }
words-cup = Cups of { $province }: { $cup }, { $bonus }; { $down } below.
words-cup-empty = Cups of { $province }: none left.
words-leaves = Leaves: green { $green }; brown { $brown }.
words-basket = { $count } of quality { $quality }
words-things = Emperor tokens { $tokens }; scrolls: strength { $strength }, teapot { $teapot }, repeat { $repeat }.
words-pagodas = Pagodas left: { $pagodas }. Caravans: { $caravans }.
words-tracks = River segment { $boat }, emperor row { $row }, university: { $study }, workers in the centre { $centre }.
words-berth = Berth in the harbour: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at the end.
words-reserve = Workers in reserve: { $count }.
words-study = sector { $sector }, { $part }
words-row = Cup row { $row }: { $tiles }; markers: { $markers }.
words-slot = Turn { $turn }: { $what } on top, strength { $strength }.
words-piles = Draw pile { $pile }, discard pile { $discard }.
words-list = { $list }

# Learning
lesson-garden-title = Found a garden
lesson-garden-text = In five rounds you grow tea and gather points. Every turn you play cards: their numbers add up to your strength. Raise one card or several, choose the garden action, then a region next to Jinsha. The number of the pagoda is the strength it takes.
lesson-garden-done = Your second garden. It brought you the bonus of its region, and after every round each garden gives two leaves. Two borders away a garden takes 2 more strength.
lesson-garden-hint = No garden was founded. Raise cards worth 2 or more, choose the garden action, then a highlighted region, and a pagoda.
lesson-top-title = The top card
lesson-top-text = Of the cards you play one lies on top, and only its symbols work; the others give strength. The boat is a side action: you sail on and gain what the river offers there. Play cards with the boat on top, then sail.
lesson-top-done = You gain a strength scroll: discard it in a main action for 1 more strength. You may do the side action before or after the main action, or leave it.
lesson-top-hint = Your boat has not moved. Play the card with the boat as top card, then choose the river.
lesson-leaves-title = Leaves ripen
lesson-leaves-text = After every round green leaves go one basket down and brown ones one basket up. So turn good leaves brown in time. Your strength is 3: choose to ferment, pick up to three green leaves, then end the turn. It is the last one of this round.
lesson-leaves-done = Brown leaves are a basket better now, green ones a basket worse, and each garden gave two leaves of its value. Played cards went to your discard pile, and you have drawn four.
lesson-leaves-hint = Nothing has fermented. Choose to ferment, pick green leaves, then end the turn.
lesson-market-title = Buy a better card
lesson-market-text = A card costs the strength above it, leaves, and teapots. Teapots are not paid: they have to be seen on your top cards of this round, and you see a green one. For each that is missing you give a teapot scroll, three leaves or two brown ones. Buy a card.
lesson-market-done = The card is in your hand, to be played from your next turn on. The others moved to the left, where they take less strength, and a new one was turned up.
lesson-market-hint = Nothing was bought. Choose to buy, then a highlighted card; replace the teapot and pay the leaves.
lesson-caravan-title = Sell to a caravan
lesson-caravan-text = A caravan has two trades and two tiers. Pay the leaves of one trade, have the strength of one tier, and you gain both rewards. Your strength is 4. Choose a caravan with trade and tier. Quality does not matter here, so pay with your poorest leaves.
lesson-caravan-done = Caravans bring points at once, and you keep the card: some emperor cards count them. A brown leaf may always stand for a green one, never the other way round.
lesson-caravan-hint = No caravan was served. Choose the caravan action, a caravan with trade and tier, then the leaves.
lesson-cups-title = Rows of cups
lesson-cups-text = Your top card shows cups. Take the top tile of a province where you have a garden, and lay it at an end of your row: that gives a marker on the connection. Then take the marker away again for the bonus of one of the two tiles.
lesson-cups-done = Markers are a free action in any turn of yours, even before you play cards. Where the same colours meet, the connection counts at the end, and each further one counts more.
lesson-cups-hint = No marker was used. Lay the tile to the left or right of your row, then choose the marker between the two tiles.
lesson-university-title = Around the university
lesson-university-text = Your worker goes to the next sector, into its outer or inner part, and you gain the bonus there. Each time you come around to sector 1, a worker goes to the centre: 10 points at the end. Go to sector 4, then repeat the side action with your scroll.
lesson-university-done = Two bonuses, and a worker in the centre. Without a scroll a repetition costs three brown leaves. It comes right after the side action, also on the river and with cups.
lesson-university-hint = No worker is in the centre. Go to sector 4, then repeat at once with your scroll.
lesson-emperor-title = The emperor takes notice
lesson-emperor-text = Rising on the emperor track is a free action, possible at any time in your turn. The first row costs two emperor tokens and a leaf, and brings an emperor card. Rise, pay, and take the card you like.
lesson-emperor-done = Emperor cards are strong, and at the end they score for what they name. Yours is in your hand and can be played in this very turn. Here you may also remove a weak card from your deck.
lesson-emperor-hint = You have not risen. Choose the next row of the emperor track, pay a leaf, then take a card.
lesson-fee-title = A fourth turn
lesson-fee-text = Three turns of a round are free. The fourth costs three leaves, at least one of them brown, before anything else. You may also pass: then your cards stay in hand for the next round. This time pay, then play cards.
lesson-fee-done = The turn is yours. Pay with poor green leaves: after the round they would be worth even less.
lesson-fee-hint = The fee is not paid. Choose to pay it, give three leaves, at least one brown, then play cards.
lesson-end-title = The last turn
lesson-end-text = After round five your cards, river, university, emperor track and cups bring points, and 1 each for scrolls and tokens. As it stands, it would end 76 to 83. Your emperor card counts 3 for each garden, and some spaces have points on them. Found the best garden, then end the turn.
lesson-end-done = 84 to 83: four points on the space, three more by the emperor card, one for what the region gave. Leaves bring nothing by themselves, but if points are equal, more leaves win.
lesson-end-hint = That was not enough. Found a garden in Guzhang or Junshan on the space with 4 points, then end the turn.

# Learning: what the lessons leave out, each with its clause
also-T3 = Passing is possible only as the first thing in your turn.
also-T32 = An extra harvest is always possible as a main action: one leaf from each garden you choose.
also-T50 = Some cards let you sell leaves for points.
also-T52 = A bonus below the dotted line of the top card can be used once after playing.

# Learning: remarks in the first game
remark-turn-1 = Begin with gardens: after every round each gives two leaves. In the neighbourhood they take least strength.
remark-turn-2 = You need not play many cards at once. What you keep serves the next turns.
remark-turn-3 = Put the card on top whose symbol you need, and strong ones without symbols under it.
remark-turn-4 = A teapot you have shown counts for the whole round. So show it first and buy later.
remark-turn-5 = Good green leaves lose a basket after every round. Spend them, or turn them brown.
remark-turn-6 = Cards in the market move to the left and take less strength. The leftmost one leaves after the round.
remark-turn-7 = Keep emperor tokens and a leaf for the emperor track. An emperor card taken early is played more often.
remark-turn-8 = Look at what everybody would have if it ended now: it shows where points come from.
remark-at-pagoda = The number is the strength it takes. Use the highest you can reach; small ones stay for weak turns.
remark-at-pay = The cheapest leaves are chosen already. Tap others to pay with them instead.
remark-at-teapot = A scroll is simplest, but worth a point at the end. Leaves you do not need do the same.
remark-at-flip = Leaves in high baskets gain most: brown ones do not sink.
remark-at-pick = Each garden gives one leaf of its value. Take the best ones.
remark-at-place = Where the same colours meet, it counts at the end. Every connection gets a marker, whatever the colours.
remark-at-put = Choose a connection with two bonuses you like: you will get one of them.
remark-at-remove = Weak cards without symbols are the ones to part with. A thinner deck brings the good ones sooner.
remark-at-take = Choose the card whose points you will gather anyway. Its strength helps at once.
remark-at-sell = Leaves that no price of yours needs can go: here they turn into points.
remark-advance = You have what emperor row { $row } costs. You can rise now, before or after playing.
remark-fee = A fourth turn is worth its fee if you have good cards left. If you pass, they stay in your hand.
remark-side = Your top card still shows a side action. It is lost when you end the turn.
remark-bonus = Your top card still has a bonus. It is lost when you end the turn.
remark-marker = You have a cup marker: take it away whenever one of its two bonuses helps.
remark-sinking = { $count ->
        [one] { $count } good green leaf sinks
       *[other] { $count } good green leaves sink
    } after this round. Spend or ferment what you can.
remark-last = The last round: leaves bring nothing at the end. Turn them into caravans, cards or points.
remark-founded = A garden gives two leaves of its value after every round. The bonus of the region is gained at once.
remark-bought = A bought card comes into the hand. From then on it returns with every shuffle of the deck.
remark-traded = A caravan gives the reward of its trade and of its tier. Then a new one comes.
remark-sailed = Only the segment where a boat is at the end counts. The bonuses on the way are gained at once.
remark-placed-cup = A new connection of cups carries a marker: one of its two bonuses, to be taken at any time.
remark-used-marker = The marker goes back to the supply. The tiles stay and can get new ones.
remark-studied = A worker goes around the university. Each full round puts one into the centre, for points at the end.
remark-rose = Each row of the emperor track shows its price and its reward. Look ahead for the next emperor card.
remark-took-emperor = Emperor cards are played like others, and score at the end for what they name.
remark-passed = Whoever passes keeps the cards in hand. The round goes on until everybody has passed.
remark-fee-begun = A fourth turn has a fee in leaves. It is paid before anything else.
remark-strengthened = Strength scrolls were discarded: 1 more strength each, just as many as were missing.
remark-ripened = Green leaves went one basket down, brown ones one up. Then every garden gave two leaves.
remark-shuffled = The discard pile became the draw pile: bought cards come back with it.

# Learning: every symbol
symbols-title = Symbols
symbols-lead = Each symbol means the same wherever it stands: on cards, tiles, tokens and tracks. A figure beside it says how many.
symbols-group-leaves = Leaves and figures
symbols-group-teapots = Teapots
symbols-group-tokens = Scrolls, tokens and markers
symbols-group-main = Main actions
symbols-group-side = Side actions
symbols-group-bonus = Bonuses
symbols-group-pieces = Pieces
symbol-name-leaf-any = Leaf of either colour
symbol-name-vp-now = Points at once
symbol-name-vp-end = Points at the end
symbol-name-draw = Draw
symbol-name-draw-discard = Draw and discard
symbol-name-remove = Remove a card
symbol-name-sell = Sell leaves
symbol-leaf-green = A fresh leaf. If you gain it, the small figure is the basket it goes to. As a price, a brown one will do as well.
symbol-leaf-brown = A fermented leaf. As a price it has to be brown.
symbol-leaf-any = A price: a leaf of either colour, of the quality in the small figure or better.
symbol-strength = On a card: what it adds to your strength. Elsewhere: the strength that is needed.
symbol-vp-now = Points that count when you gain them.
symbol-vp-end = Points that count when the game is over.
symbol-pot-green = On a card: seen as long as it is the top card of a turn slot. On a price: has to be seen.
symbol-pot-red = The same in red: each colour counts by itself.
symbol-pot-blue = The same in blue.
symbol-pot-any = On a card: counts as the colour you need. On a price: every teapot will do.
symbol-scroll-strength = Discard it in a main action: 1 more strength.
symbol-scroll-teapot = Discard it when you buy: it replaces a missing teapot.
symbol-scroll-repeat = Discard it right after a side action: you do it once more.
symbol-token = What you pay to rise on the emperor track.
symbol-cup-marker = Lies on a connection of your cups. Take it away and gain the bonus of one of the two tiles.
symbol-garden = Put a pagoda on the map, in a region near one of your gardens.
symbol-buy = Buy a card from the market. It comes into your hand.
symbol-caravan = Sell leaves to a caravan: one trade and one tier.
symbol-ferment = Turn green leaves brown: as a main action as many as your strength, as a bonus as many as the figure.
symbol-harvest = Pick one leaf from each of your gardens, as many as your strength.
symbol-river = Your boat moves one segment down the river.
symbol-cups = Take a cup tile where you have a garden, and lay it in a row.
symbol-university = Your worker goes to the next sector of the university.
symbol-draw = Draw as many cards as the figure says.
symbol-draw-discard = Draw cards, then discard as many from your hand.
symbol-remove = Take a card out of the game, from your hand, draw pile or discard pile.
symbol-sell = Give leaves back for points. The card says how many at most, and what each colour brings.
symbol-emperor-card = Take one of the open emperor cards into your hand.
symbol-pagoda = Waits on your board with its number. On the map it is a garden.
symbol-boat = Sails down the river.
symbol-worker = Studies at the university or climbs the emperor track.
read-title = How to read a card
read-card = An action card in the market
read-strength = Top left, in the disc: its strength. Beside it the level, I to V.
read-points = Top right, in the lantern: points at the end, as long as the card is in your deck.
read-symbols = In the middle: side actions and teapots. With a stroke between two side actions you choose one.
read-bonus = Below the dotted line: a bonus, to be used once while the card is on top.
read-price = At the foot, only in the market: its price in leaves and teapots. The figure above the card is the strength it takes to buy it.

# Learning: examples in the rules
example-try = Tried: “{ $move }”
example-hand = Hand
example-score = If it ended now

# Valley: places for those who hear them, and the cards beside them
valley-region = { $region }, { $province }: leaves of quality { $value }.
valley-bonus = Bonus: { $effects }.
valley-free = Free spaces, by their points: { $points }.
valley-full = No free space.
valley-gardens = Gardens: { $owner }.
valley-near = Next to { $region }.
valley-across = Across the river: { $region }.
valley-space = { $region }, space { $letter }, free: { $points ->
        [0] no points
        [one] { $points } point
       *[other] { $points } points
    }.
valley-space-held = { $region }, space { $letter }: garden of { $owner }.
valley-space-held-you = { $region }, space { $letter }: your garden.
valley-cups = Cups of this province: { $province }. { $count ->
        [0] The stack is empty.
        [one] { $count } tile.
       *[other] { $count } tiles.
    }
valley-cups-top = On top: { $left } and { $right }, { $effects }.
valley-cups-open = With a garden there: { $owner }.
valley-cups-closed = Nobody has a garden there yet.
valley-cups-left = { $count ->
        [0] The stack is empty.
        [one] { $count } tile in the stack.
       *[other] { $count } tiles in the stack.
    }
valley-cups-for = May take it:
valley-river = The river.
valley-boat = { $segment ->
        [0] { $seat } is at the start.
       *[other] { $seat } is at segment { $segment }: { $points ->
            [one] { $points } point
           *[other] { $points } points
        } at the end.
    }
valley-boat-you = { $segment ->
        [0] You are at the start.
       *[other] You are at segment { $segment }: { $points ->
            [one] { $points } point
           *[other] { $points } points
        } at the end.
    }
valley-boat-next = Next: { $effects }.
valley-river-note = The lantern tells what a boat is worth at the end, the arrow what its next segment gives.
valley-value = Leaves of quality { $value }
valley-token = New garden here: { $effects }
valley-spot-free = free
valley-in-reach = { $extra ->
        [0] In reach of { $seat }.
       *[other] Two borders away from { $seat }: { $extra } more strength.
    }
valley-in-reach-you = { $extra ->
        [0] In your reach.
       *[other] Two borders away: { $extra } more strength.
    }
valley-too-far = Too far for { $seat }.
valley-too-far-you = Too far for you.
valley-use-target = { $extra ->
        [0] Can be chosen.
       *[other] Can be chosen, for { $extra } more strength.
    }
valley-use-chosen = Chosen.

# Play and layout
do-top = Play cards
do-cover = Put the card under it
do-done = Done
do-garden = Found a garden in { $region }
do-pagoda = Build pagoda { $n }
do-buy = Buy this card
do-teapot = { $swap ->
        [scroll] Use a teapot scroll
        [leaves] Pay leaves for it
       *[brown] Pay brown leaves for it
    }
do-caravan = Sell to caravan { $caravan }
do-ferment = Ferment
do-flip = Ferment a leaf of basket { $basket }
do-harvest = Harvest
do-pick = Harvest { $region }
do-pay = Pay a leaf of basket { $basket }
do-sell = Sell a leaf of basket { $basket }
do-river = Sail on
do-university = Go on, { $part }
do-cups = Take the cup tile: { $province }
do-place = { $end ->
        [new] Begin a new row
        [left] Add to row { $row }, left
       *[right] Add to row { $row }, right
    }
do-repeat = { $means ->
        [scroll] Repeat with a scroll
       *[leaves] Repeat for brown leaves
    }
do-bonus = Use the bonus
do-bonus-of = Use the bonus: { $effects }
do-marker = Use the cup marker
do-marker-of = Use the cup marker: { $effects }
do-put = Put the cup marker here
do-advance = Rise one step
do-take = Take { $card }
do-draw = Draw
do-skip = Skip
do-discard = Discard the card
do-remove = Remove the card from the game
do-fee = Pay the fee
do-pass = Pass
do-end = End the turn
play-confirm = { $move }?
play-points = Points if it ended now: { $before } to { $after }.
play-begin = Choose cards to play, or pass.
play-begin-cards = Choose cards to play.
play-raised = Strength { $n }: pick a main action.
play-fee = Your fourth turn costs a fee. Pay it, or pass.
play-only-pass = All you can do now is pass.
play-main = Strength { $n }: pick a main action.
play-garden = Where do you found a garden? Highlighted regions are in reach.
play-buy = Which card do you buy?
play-caravan = Which caravan? Choose a trade and a tier.
play-rest = Main action done. More is possible, or end your turn.
play-end = Nothing else is possible. End your turn.
play-cover = Put more cards under the top card, or play as it is.
play-pagoda = Which pagoda goes to { $region }?
play-teapot = { $n ->
        [one] One teapot is missing. What replaces it?
       *[other] { $n } teapots are missing. What replaces one?
    }
play-pay = To pay: { $price }.
play-flip = Which green leaves ferment? At most { $n }.
play-pick = Which gardens do you harvest? At most { $n }.
play-side = Once more: { $side }.
play-place = Where does the cup tile go?
play-draw = Draw { $n ->
        [one] { $n } card?
       *[other] { $n } cards?
    }
play-draw-discard = Draw { $n ->
        [one] { $n } card and discard one?
       *[other] { $n } cards and discard as many?
    }
play-discard = { $n ->
        [one] Which card do you discard?
       *[other] Which card do you discard? { $n } cards to go.
    }
play-remove = Which card leaves the game? You may also skip.
play-put = On which connection do you put the cup marker?
play-sell = Which leaves do you sell? At most { $n }.
play-take = Which emperor card do you take?
panes = Parts of the table
pane-valley = Valley
pane-market = Market
pane-court = Court
pane-mine = My board
pane-rivals = Rivals
pane-decides = Something can be chosen here.
step-of = Turn of { $seat }
step-of-you = Your turn
step-cards = Cards
step-main = Main action
step-side = Side action
step-free = Free, any time
step-is-done = Done.
step-choosing = being chosen
step-chosen = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }, strength { $strength }
step-picking = being picked
step-to-come = to come
step-done = done
step-side-none = none on the top card
step-side-or = { $side } or { $other }
step-marker-count = { $n ->
        [one] { $n } cup marker
       *[other] { $n } cup markers
    }
step-advance = step up the track
step-nothing = nothing now
step-round = Round { $round } of { $rounds }
keys-table = go through the valley
keys-choose = choose, then confirm
keys-hand = raise or lower a card, make it the top card
keys-mains = garden, buy, caravan, ferment, harvest
keys-sides = river, cups, university
keys-free = rise on the emperor track, cup marker
keys-market = buy a card of the market, from the left
keys-leaves = leaves of a basket, with Shift the brown ones
keys-fewer = one leaf fewer
keys-no-leaves = no leaves, where that is allowed
keys-skip = skip, where that is allowed
keys-pass = pass
keys-back = take back the last choice
nearby-gardens = Gardens in reach
nearby-last = Last turns
# end of play and layout

# A new round, and questions of the menu
round-begins = { $seat } begins.
round-begins-you = You begin.
round-ripened = Your leaves have ripened: green ones one basket down, brown ones one basket up.
round-harvest = Your gardens gave { $n ->
        [0] no leaves
        [one] { $n } leaf
       *[other] { $n } leaves
    }.
round-hand = Your hand: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }.
play-fee-poor = Your fourth turn costs a fee: { $price }. You cannot pay it, so pass.
play-no-card = You have no card to play. All you can do now is pass.
play-which-university = Outer or inner part?
play-which-cups = From which stack do you take a cup tile?
play-which-marker = Which cup marker do you use?
dock-choose-university = Choose a part
dock-choose-cups = Choose a stack
dock-choose-marker = Choose a marker
dock-fee-leaves = { $green ->
        [0] Pay { $brown } brown
       *[other] Pay { $green } green, { $brown } brown
    }
step-fee = the fee first
step-no-cards = none possible
# Where cards come from
source-cards = The regions are transcribed. One caravan and what the emperor cards score are printed; nearly all other cards, tiles and tracks are reconstructed.

# end of a new round

# The help card
help-actions = Actions
help-costs = Costs
help-symbols = Symbols
help-round = Round
help-points = Points
help-garden = New garden: as much strength as its pagoda says; two borders away, 2 more.
help-buy = Buy a card: the strength of its place, leaves, and teapots in sight.
help-caravan = Caravan: leaves for one trade, strength for one tier.
help-ferment = Ferment: as many green leaves as you have strength turn brown.
help-harvest = Extra harvest: one leaf each from as many gardens as you have strength.
help-river = River: one segment on, and its bonus.
help-cups = Cups: a tile from a province where you have a garden; each new connection gets a marker.
help-university = University: next sector, outer or inner part. Full circle: a worker to the centre.
help-leaf-green = Green in a price: pay with green or brown.
help-leaf-brown = Brown in a price: only brown will do.
help-fee = Fourth turn: 3 leaves, at least one of them brown.
help-teapot = Missing teapot: a scroll, 3 leaves or 2 brown leaves.
help-repeat = Repeat the side action at once, once a turn: a scroll or 3 brown leaves.
help-strength = 1 more strength for a main action.
help-advance = At any time: one emperor row up, for its tokens and a leaf.
help-marker = At any time: take it away, gain the bonus of a tile beside it.
help-quality = The small figure is the quality: the basket for what you gain, the least for what you pay.
help-pots = On the top cards of this round: teapots in sight for buying.
help-points-when = Points at once, and points at the end.
help-turns = Up to four turns; then you have passed.
help-turn = A turn: cards, one main action, a side action of the top card if you like.
help-market-left = Then the leftmost card leaves the market.
help-ripen-green = Green leaves go one basket down.
help-ripen-brown = Brown leaves go one basket up.
help-crop = Two leaves from each garden.
help-cards = Everybody draws four cards; the next player begins.
help-box = What the supply no longer has is lost.
help-end-cards = What is printed on your action cards.
help-end-emperor = Each emperor card, as it says.
help-end-river = Where your boat lies.
help-end-university = 10 for each worker in the centre, and your sector.
help-end-track = 10 in the top emperor row.
help-end-cups = One-coloured connections, 1 to 7: 1, 2, 4, 7, 11, 16, 22.
help-end-left = 1 for each scroll and token you have left.
help-end-tie = Tie: more leaves win, then more brown ones.

# Where things come from
origin = Where it comes from
origin-printed = As printed
origin-transcribed = Transcribed from public sources
origin-reconstructed = Reconstructed
origin-ours = Our own
origin-scoring = Scoring as printed; all else reconstructed
origin-cost = Price as printed; all else reconstructed
