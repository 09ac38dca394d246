# Qin. English

game-name = Qin
game-blurb = Lay domino tiles, found provinces, win villages and be first to build all your pagodas.
board-bird = Bird
board-lion = Lion
option-first = Who begins
option-first-random = Random
option-first-0 = Seat 1
option-first-1 = Seat 2
option-first-2 = Seat 3
option-first-3 = Seat 4
ask-place = { $seat } is to move: lay a tile.
help-move = Write a tile by its two colours, then two squares: RY g5 h5 puts red on g5 and yellow on h5. R is red, Y yellow, B blue.

# Refusals
refuse-not-your-turn = It is not your turn: { $asked } is to move.
refuse-game-over = The game is over.
refuse-draw-first = A tile has to be drawn first.
refuse-not-in-hand = The tile { $tile } is not in your hand.
refuse-off-board = { $square } is not on the board.
refuse-apart = { $a } and { $b } do not share an edge.
refuse-not-grass = { $ground ->
        [water] { $square } is water; a tile needs free grass.
        [village] { $square } is a village; a tile needs free grass.
        [province] { $square } is already a province square.
       *[other] { $square } is not free grass.
    }
refuse-touches-nothing = Neither { $a } nor { $b } touches a province square.
refuse-joins-majors = This would join two major { $color ->
        [red] red
        [yellow] yellow
       *[blue] blue
    } provinces.
refuse-tied-join = This would join equally large { $color ->
        [red] red
        [yellow] yellow
       *[blue] blue
    } provinces of different players ({ $size ->
        [one] { $size } square
       *[other] { $size } squares
    } each).

# Events
event-first = { $seat } begins.
event-drew = { $tile ->
        [none] { $seat } draws a tile.
       *[other] { $seat } draws { $tile }.
    }
event-placed = { $seat } lays { $tile } on { $a } and { $b }.
event-founded = { $owner } founds a { $color ->
        [red] red
        [yellow] yellow
       *[blue] blue
    } province at { $at } ({ $size ->
        [one] { $size } square
       *[other] { $size } squares
    }).
event-enlarged = { $owner }: the { $color ->
        [red] red
        [yellow] yellow
       *[blue] blue
    } province at { $at } now has { $size ->
        [one] { $size } square
       *[other] { $size } squares
    }.
event-became-major = { $owner }: the { $color ->
        [red] red
        [yellow] yellow
       *[blue] blue
    } province at { $at } is now major ({ $size ->
        [one] { $size } square
       *[other] { $size } squares
    }).
event-joined = { $color ->
        [red] Red
        [yellow] Yellow
       *[blue] Blue
    } provinces join into one at { $at } ({ $size ->
        [one] { $size } square
       *[other] { $size } squares
    }). It belongs to { $owner }.
event-returned = { $seat } takes back { $count ->
        [one] { $count } pagoda
       *[other] { $count } pagodas
    }.
event-absorbed = { $seat } takes the neutral village “{ $village }”.
event-conquered = { $seat } takes the village “{ $village }” from { $from }.
event-built = { $seat } builds { $count ->
        [one] { $count } pagoda
       *[other] { $count } pagodas
    } ({ $left } left).
event-passed = { $seat } cannot lay any tile and is passed over.
event-ended = { $reason ->
        [last-pagoda] The game is over: the last pagoda stands.
        [no-tiles] The game is over: no tiles are left.
        [nobody-can-place] The game is over: nobody can lay a tile.
        [resigned] The game is over by resignation.
       *[other] The game is over.
    } Victory: { $winners }.

# Results
reason-last-pagoda = Last pagoda built
reason-no-tiles = No tiles left
reason-nobody-can-place = Nobody can lay a tile
reason-resigned = Resignation
score-label = Pagodas left (fewer is better)

# The text board
text-seat = { $mark } { $seat }: { $supply ->
        [one] { $supply } pagoda left
       *[other] { $supply } pagodas left
    }, { $tiles ->
        [one] { $tiles } tile in hand
       *[other] { $tiles } tiles in hand
    }
text-hand = Your tiles: { $hand }
text-stock = Tiles left in the stock: { $stock }
text-legend =
    R1 = red province square of player 1, r. = lone red square, v. = neutral village, v2 = village of player 2
    ~ = water, . = grass, ' = one pagoda, " = double pagoda

# Villages of the Bird
village-head = Head
village-west-wing-tip = West wing tip
village-east-wing-tip = East wing tip
village-west-shoulder = West shoulder
village-east-shoulder = East shoulder
village-west-pinion = West pinion
village-east-pinion = East pinion
village-west-feather = West feather
village-east-feather = East feather
village-west-outer-plume = West outer plume
village-east-outer-plume = East outer plume
village-back = Back
village-west-inner-plume = West inner plume
village-east-inner-plume = East inner plume
village-tail = Tail

# Villages of the Lion
village-west-ear = West ear
village-east-ear = East ear
village-crown = Crown
village-west-brow = West brow
village-east-brow = East brow
village-west-high-mane = West high mane
village-east-high-mane = East high mane
village-west-mid-mane = West mid mane
village-east-mid-mane = East mid mane
village-west-cheek = West cheek
village-east-cheek = East cheek
village-west-low-mane = West low mane
village-east-low-mane = East low mane
village-west-whisker = West whisker
village-east-whisker = East whisker
village-west-jaw = West jaw
village-east-jaw = East jaw
village-beard = Beard

# The page: my move
letters-RR = double red
letters-YY = double yellow
letters-BB = double blue
letters-RY = red–yellow
letters-YR = yellow–red
letters-RB = red–blue
letters-BR = blue–red
letters-YB = yellow–blue
letters-BY = blue–yellow
play-place = Lay one tile beside a province.
play-confirm = Lay { $letters } on { $a } and { $b }?
play-how = Choose a tile, then a glowing square. You see what it does before you lay it.
play-chosen = Chosen: { $letters }. It may lie on { $count ->
        [one] { $count } square
       *[other] { $count } squares
    }.
play-lay = Lay
play-turn = Turn the tile
play-tiles = Your tiles
play-tile = Tile { $letters }
play-consequences = What the tile does
play-left = Pagodas left
play-unchanged = as before
play-since = Since your last move
play-stock = { $stock ->
        [one] { $stock } tile in the stock
       *[other] { $stock } tiles in the stock
    }

# The page: what a tile would do
then-lone = A lone { $color ->
        [red] red
        [yellow] yellow
       *[blue] blue
    } square, nobody’s.
then-founded = { $owner } founds a { $color ->
        [red] red
        [yellow] yellow
       *[blue] blue
    } province of { $size ->
        [one] { $size } square
       *[other] { $size } squares
    }.
then-founded-you = You found a { $color ->
        [red] red
        [yellow] yellow
       *[blue] blue
    } province of { $size ->
        [one] { $size } square
       *[other] { $size } squares
    }.
then-enlarged = { $owner }’s { $color ->
        [red] red
        [yellow] yellow
       *[blue] blue
    } province grows to { $size ->
        [one] { $size } square
       *[other] { $size } squares
    }.
then-enlarged-you = Your { $color ->
        [red] red
        [yellow] yellow
       *[blue] blue
    } province grows to { $size ->
        [one] { $size } square
       *[other] { $size } squares
    }.
then-major = { $owner }’s { $color ->
        [red] red
        [yellow] yellow
       *[blue] blue
    } province is now major: { $size ->
        [one] { $size } square
       *[other] { $size } squares
    }.
then-major-you = Your { $color ->
        [red] red
        [yellow] yellow
       *[blue] blue
    } province is now major: { $size ->
        [one] { $size } square
       *[other] { $size } squares
    }.
then-joined = { $owner } gets the joined { $color ->
        [red] red
        [yellow] yellow
       *[blue] blue
    } province of { $size ->
        [one] { $size } square
       *[other] { $size } squares
    }.
then-joined-you = You get the joined { $color ->
        [red] red
        [yellow] yellow
       *[blue] blue
    } province of { $size ->
        [one] { $size } square
       *[other] { $size } squares
    }.
then-lost = { $owner } loses a { $color ->
        [red] red
        [yellow] yellow
       *[blue] blue
    } province of { $size ->
        [one] { $size } square
       *[other] { $size } squares
    }.
then-lost-you = You lose a { $color ->
        [red] red
        [yellow] yellow
       *[blue] blue
    } province of { $size ->
        [one] { $size } square
       *[other] { $size } squares
    }.
then-merged = { $owner }’s own { $color ->
        [red] red
        [yellow] yellow
       *[blue] blue
    } province of { $size } joins in; its pagoda goes back.
then-merged-you = Your own { $color ->
        [red] red
        [yellow] yellow
       *[blue] blue
    } province of { $size } joins in; its pagoda goes back.
then-absorbed = { $seat } takes { $village }.
then-absorbed-you = You take { $village }.
then-conquered = { $seat } takes { $village } from { $from }.
then-conquered-you = You take { $village } from { $from }.
then-conquered-from-you = { $seat } takes { $village } from you.
then-ended = The game ends. Victory: { $winners }.
then-won = You win the game.

# The page: squares of the board
square-board = Board of Qin: { $board }
square-grass = Row { $row }, column { $column }, grass
square-legal = Row { $row }, column { $column }, grass, you may lay here
square-water = Row { $row }, column { $column }, water
square-outside = Row { $row }, column { $column }, outside the board
square-lone = Row { $row }, column { $column }, { $color ->
        [red] red
        [yellow] yellow
       *[blue] blue
    }, lone square
square-province = Row { $row }, column { $column }, { $color ->
        [red] red
        [yellow] yellow
       *[blue] blue
    }, province of { $owner }, { $size ->
        [one] { $size } square
       *[other] { $size } squares
    }, { $pagodas ->
        [one] { $pagodas } pagoda
       *[other] { $pagodas } pagodas
    }
square-province-you = Row { $row }, column { $column }, { $color ->
        [red] red
        [yellow] yellow
       *[blue] blue
    }, your province, { $size ->
        [one] { $size } square
       *[other] { $size } squares
    }, { $pagodas ->
        [one] { $pagodas } pagoda
       *[other] { $pagodas } pagodas
    }
square-village = Row { $row }, column { $column }, village { $village }, neutral
square-village-owned = Row { $row }, column { $column }, village { $village }, held by { $owner }
square-village-owned-you = Row { $row }, column { $column }, village { $village }, yours

# The page: seats, board in words, keys
seat-to-place = to place
seat-tiles = { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }
words-seat = { $seat }: { $supply ->
        [one] { $supply } pagoda to place
       *[other] { $supply } pagodas to place
    }, { $tiles ->
        [one] { $tiles } tile in hand
       *[other] { $tiles } tiles in hand
    }.
words-seat-you = You: { $supply ->
        [one] { $supply } pagoda to place
       *[other] { $supply } pagodas to place
    }, { $tiles ->
        [one] { $tiles } tile in hand
       *[other] { $tiles } tiles in hand
    }.
words-province = { $color ->
        [red] Red
        [yellow] Yellow
       *[blue] Blue
    } province, { $size ->
        [one] { $size } square
       *[other] { $size } squares
    }, { $pagodas ->
        [one] { $pagodas } pagoda
       *[other] { $pagodas } pagodas
    }: { $squares }
words-village = Village { $village }: { $squares }
words-lone = Lone { $color ->
        [red] red
        [yellow] yellow
       *[blue] blue
    } square: { $squares }
words-neutral = Neutral village { $village }: { $squares }
keys-choose = Choose a tile
keys-move = Move over the board
keys-turn = Turn the tile
keys-enter = See what it does; once more: lay it
keys-cancel = Take it back

# The page: the log
log-placed = { $seat } lays { $letters } on { $a } and { $b }.
log-placed-you = You lay { $letters } on { $a } and { $b }.
log-founded = That founds a { $color ->
        [red] red
        [yellow] yellow
       *[blue] blue
    } province ({ $size ->
        [one] { $size } square
       *[other] { $size } squares
    }).
log-major = It is major now.
log-drew = You draw { $letters }.
event-first-you = You begin.
event-returned-you = You take back { $count ->
        [one] { $count } pagoda
       *[other] { $count } pagodas
    }.
event-passed-you = You cannot lay any tile and are passed over.
