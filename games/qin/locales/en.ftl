# Qin. English

game-name = Qin
game-blurb = Lay domino tiles, found provinces, win villages and be first to build all your pagodas.
board-bird = Bird
board-lion = Lion
board-phoenix = Phoenix
option-first = Who begins
option-first-random = Random
option-first-0 = Seat 1
option-first-1 = Seat 2
option-first-2 = Seat 3
option-first-3 = Seat 4
option-joining = Joined provinces
option-joining-largest = Largest counts
option-joining-sum = Sum counts
option-joining-note = When one player owns several of the provinces that are joined, groups differ: compare single provinces, or add up what each player brings in. A major province always wins.
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
refuse-tied-sums = Different players would bring the same number of squares into this { $color ->
        [red] red
        [yellow] yellow
       *[blue] blue
    } province ({ $size ->
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
event-ended = The game is over. { $reason }. Victory: { $winners }.

# Results
reason-last-pagoda = Last pagoda built
reason-no-tiles = No tiles left
reason-nobody-can-place = Nobody can lay a tile
reason-resigned = Game given up
score-label = Pagodas left (fewer is better)
score-gave-up = Whoever gives up comes last, with all the pagodas of the start.

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

# Villages of Bird
village-northwest-corner = Northwest corner
village-northeast-corner = Northeast corner
village-north-twins = North twins
village-north-hamlet = North hamlet
village-west-gate = West gate
village-east-twins = East twins
village-west-twins = West twins
village-south-hamlet = South hamlet
village-south-twins = South twins
village-southwest-twins = Southwest twins
village-southeast-corner = Southeast corner

# Villages of Phoenix
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
play-place = Lay one tile beside a coloured square.
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
then-absorbed = { $seat } takes the village { $village }.
then-absorbed-you = You take the village { $village }.
then-conquered = { $seat } takes the village { $village } from { $from }.
then-conquered-you = You take the village { $village } from { $from }.
then-conquered-from-you = { $seat } takes the village { $village } from you.
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
log-ended = The game is over. { $reason }.
log-drew = { $seat } draws { $letters }.
log-drew-you = You draw { $letters }.
event-first-you = You begin.
event-returned-you = You take back { $count ->
        [one] { $count } pagoda
       *[other] { $count } pagodas
    }.
event-passed-you = You cannot lay any tile and are passed over.

# Series
series-usual = Bird and Lion
series-scores = Pagodas left
series-note = Pagodas left over are added up; the fewest win.

# The page: the result
graph-placed = Pagodas placed
sheet-start = Pagodas at the start
sheet-provinces = On provinces of two to four squares
sheet-majors = On major provinces
sheet-villages = In villages

# First steps: the lessons
lesson-touch-title = Lay a tile
lesson-touch-text = A tile covers two squares and has to share an edge with a coloured square: any colour, anybody’s. Choose a tile, then a glowing square, and lay it.
lesson-touch-done = Your tile lies beside a coloured square. At a table you then draw a new one, and that is a whole turn.
lesson-touch-hint = Choose one of your tiles, then a glowing square, and lay it.
lesson-found-title = Found a province
lesson-found-text = Two squares of one colour or more are a province. Make a new one and you place a pagoda on it. Whoever places all their pagodas first wins.
lesson-found-done = You have founded a province and placed a pagoda on it: one fewer in front of you.
lesson-found-hint = That made no new province. Lay double blue away from other blue, or put red beside the lone red square.
lesson-major-title = Make it major
lesson-major-text = With five squares a province is major and gets a second pagoda. Your yellow province has four squares. Give it a fifth.
lesson-major-done = Five squares: your province is major and carries two pagodas. There is never a third.
lesson-major-hint = Your yellow province did not grow. Put the yellow half of a tile beside it.
lesson-village-title = Win a village
lesson-village-text = A village has room for one pagoda. It takes yours if you have the most pagodas on provinces beside it. Let one of your provinces touch a neutral village.
lesson-village-done = Your province touches the village and nobody is stronger there: you place a pagoda in it.
lesson-village-hint = No village took your pagoda. Let one of your provinces grow until it shares an edge with a village.
lesson-join-title = Take over a province
lesson-join-text = Provinces of one colour that are linked become one, and it goes to the owner of the larger one. Your blue province has three squares, your opponent’s beside it two. Link them.
lesson-join-done = Three squares beat two: the joined province is yours, and your opponent takes the pagoda back.
lesson-join-hint = The two blue provinces are still apart. One square touches both: put blue there, and turn the tile if need be.
lesson-majors-title = What may not be joined
lesson-majors-text = Two major provinces may never be joined, so what is major is safe. Try it all the same: double yellow on the gap between the two large yellow provinces.
lesson-majors-done = Refused, and you are told by which rule. Equally large provinces of different players may not be joined either.
lesson-majors-hint = That was allowed. Choose double yellow, then the square between the two large yellow provinces.
lesson-conquer-title = Take a village away
lesson-conquer-text = A village changes hands when somebody else has more pagodas on the provinces beside it. A major province counts two. Take the village at the left edge from your opponent.
lesson-conquer-done = Two pagodas against one: the village is yours, and your opponent takes the pagoda back.
lesson-conquer-hint = The village at the left edge is still your opponent’s. Let your large blue province touch it.
lesson-last-title = The last pagoda
lesson-last-text = You have one pagoda left, your opponent has two. Whoever places the last one wins at once. Find a place for yours.
lesson-last-done = Your last pagoda stands, and you have won there and then.
lesson-last-hint = That placed no pagoda. Found a province, for instance: double blue away from other blue.

# First steps: what the lessons leave out, each with its clause
also-Q29 = A tie at a village changes nothing.
also-Q39 = When the tiles run out, whoever has the fewest pagodas left wins.
also-Q26 = A village of two squares is one village.
also-Q32 = You can win on somebody else’s turn, too.

# First steps: remarks in the first game
remark-turn-1 = Two squares of one colour are a province and bring a pagoda: lay a double, or a half beside its own colour.
remark-turn-2 = Look for villages: each one that your provinces touch can take one more pagoda.
remark-turn-3 = A tile of two colours does two things at once. Look at what each half does.
remark-turn-4 = A lone square invites everybody: whoever lays its colour beside it founds the province.
remark-turn-5 = A village wants the most pagodas beside it. A major province counts two.
remark-turn-6 = Small provinces beside larger ones of their colour are in danger. With five squares they are safe.
remark-turn-7 = Count the pagodas your opponents still have to place. Whoever has few is close to winning.
remark-turn-8 = You can also win on somebody else’s turn, if their tile places your last pagoda.
remark-founded = A new province: whoever founds it places a pagoda there.
remark-enlarged = A province that grows keeps its owner, whoever laid the tile.
remark-became-major = Five squares are a major province: two pagodas, and nobody can take it over any more.
remark-joined = Joined provinces go to the owner of the largest of them; the pagodas of the others go back.
remark-returned = A pagoda that goes back has to be placed again. Small provinces beside larger ones are in danger.
remark-absorbed = A neutral village takes a pagoda of whoever has the most pagodas on provinces beside it.
remark-conquered = Somebody has more pagodas beside the village than its owner: the village changes hands.
remark-passed = Whoever cannot lay any tile is passed over and keeps all tiles.
sheet-unpaid = Due, but not placed when the game ended

# On its card
game-time = about 25 minutes
game-author = Reiner Knizia

# The help card
glance-turn = Turn
glance-lay = Lay one tile on two free squares of grass
glance-touch = It must touch a coloured square along an edge: any colour, anybody’s
glance-draw = Then draw a tile
glance-must = Whoever can lay a tile must; whoever cannot is passed over
glance-provinces = Provinces
glance-lone = One square alone belongs to nobody
glance-found = Two to four squares of a colour: whoever founds it places a pagoda
glance-major = Five squares: major. A second pagoda, never a third, and nobody takes it
glance-enlarge = A province that grows keeps its owner, whoever laid the tile
glance-join-largest = Joined ones go to the owner of the largest; the other pagodas go back
glance-join-sum = Joined ones go to whoever brings in most squares, a major before all; the other pagodas go back
glance-majors = Two majors may never be joined
glance-tie-largest = Nor provinces of different players that tie for the largest
glance-tie-sum = Nor provinces to which different players bring the same number of squares
glance-villages = Villages
glance-absorb = A neutral village takes a pagoda of whoever alone is strongest beside it
glance-strength = Strength: your pagodas on provinces that touch it; a major counts two
glance-conquer = Stronger than everybody else: you take it over, and the old pagoda goes back
glance-stay = A tie changes nothing
glance-end = End
glance-supplies = To place: 24 pagodas with two players, 19 with three, 15 with four
glance-supply = Everybody has { $pagodas } pagodas to place
glance-last = Whoever places the last one wins at once
glance-anyone = Even on somebody else’s turn
glance-fewest = No tiles, or nobody can lay one: fewest pagodas left wins
