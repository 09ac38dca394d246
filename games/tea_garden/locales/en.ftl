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
    }, of which { $brown } brown. You do not have that.
refuse-no-green = You have no green leaf to ferment.
refuse-flip-one = Ferment at least one leaf.
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
refuse-remove-which = { $card } is not there.
refuse-no-connection = You have no such connection.
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
event-marker-put = { $seat } puts a cup marker on connection { $spot }.
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
