# Teahouse: the words of the house. English

your-name-default = Guest
bot-name = Bot { $number } ({ $level ->
        [random] random
        [greedy] greedy
       *[other] { $level }
    })

# Playing
turn-of = { $seat } is to move.
move-prompt = Your move (? for help):
refused = Not allowed ({ $rule }): { $why }
not-a-move = “{ $text }” is not a move. Type ? for help.
help-play =
    Type a move in notation, or one of these words:
    moves: what is allowed
    board: the board again
    rules / rule NUMBER: what a rule says
    undo: take a move back while that is fair
    resign: give up
    quit: leave
moves-count = { $count ->
        [one] { $count } move is allowed:
       *[other] { $count } moves are allowed:
    }
unknown-rule = There is no rule { $rule }.
house-undone = The move is taken back.
undo-nothing = There is nothing to take back.
house-resigned = { $seat } gives up.
house-resigned-you = You give up.
house-stood-in = { $seat }: a bot plays on in this seat.
house-stood-in-you = A bot plays on for you.
house-handed-back = { $seat } is back and plays again.
house-handed-back-you = You are back and play again.

# The end
won = { $winners } wins.
shared = { $winners } share the victory.
standing = { $place }. { $seat }: { $score }
series-game = Game { $number } of { $total }: { $board }
series-standing = { $place }. { $seat }: { $score } in total
record-saved = Record saved: { $file }
left = The match is left unfinished.

# Fair dice
fair-commitment = Fair dice. Hash of the secret seed: { $hash }
fair-salt = Your salt for the dice (Enter for a random one):
fair-salt-bad = A salt is 1 to 64 plain letters, digits or signs, without accents or spaces.
fair-revealed = The seed was { $seed }; `teahouse record verify` checks every draw.

# Joins the last two names of a list
and-word = and

# The page: the house
house-name = Teahouse
skip-to-content = Skip to the content
loading = One moment
close = Close
try-again = Try again
to-the-house = Back to the house
nav-play = Play
nav-about = About
you = You
your-name = Your name:
the-host = the host
guest-name = Guest { $tag }
lost-title = There is no such room
lost-text = The address leads nowhere in this house. Perhaps a letter got lost on the way.
trouble-title = Something is in the way
trouble-gone-title = This table is gone
link-lost = Connection lost. Returning…
link-away = The house does not answer. It may be restarting; we keep trying.
whole-board = Show the whole board

# The page: what everybody may choose
preferences = Language, colours, sound
language = Language
language-en = English
language-pl = Polski
language-de = Deutsch
language-it = Italiano
theme = Day or night
theme-system = Like the device
theme-day = Day
theme-night = Night
theme-flip = Change between day and night
sound = Sound
name-title = What shall we call you?
name-note = Everybody at your tables sees this name.
name-keep = Keep it
name-cancel = Leave it

# The page: the lobby
lobby-title = What shall we play tonight?
lobby-lead = Pick a game and sit down. Nobody signs up; empty seats take bots.
lobby-games = Games
lobby-tables = Tables
lobby-mine = Your tables
lobby-mine-none = No table yet. Start a game and it will wait for you here.
lobby-waiting = { $count ->
        [one] your move at { $count } table
       *[other] your move at { $count } tables
    }
lobby-tab-waiting = ({ $count }) Teahouse
lobby-open = Open tables
lobby-open-none = Nobody is looking for company right now.
play-now = Play now against bots
invite-friends = Invite friends
players-range = { $min }–{ $max } players
wish-summary = { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, board: { $board }, bots: { $strength }
wish-board-only = For { $numbers } players
wish-players = Players
wish-board = Board
wish-strength = Bots
wish-watching = Others may watch
wish-listed = List it among the open tables
wish-listed-note = Anyone in the house can take a free seat.
strength-random = Random
strength-greedy = Greedy
strength-novice = Novice
strength-pupil = Pupil
strength-player = Player
strength-adept = Adept
strength-master = Master
strength-champion = Champion
row-title = { $game } with { $others }
row-label = { $verb }: { $title }
row-over = The game is over.
row-free = { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
row-ready = Everybody is here; the host may start.
row-your-move = It is your move.
row-move = Move
row-join = Join
row-watch = Watch
row-open = Open
row-look = Look

# The page: setting the table
setup-title = { $game }: setting the table
setup-sit-down = { $count ->
        [one] One seat is free. Sit down.
       *[other] { $count } seats are free. Sit down.
    }
setup-waiting = { $count ->
        [one] One seat is still free. Send the link, or let a bot sit there.
       *[other] { $count } seats are still free. Send the link, or let bots sit there.
    }
setup-ready-host = Everybody is here. You may start.
setup-ready = Everybody is here. { $who } may start.
setup-start = Start the game
setup-start-why = Every seat needs somebody first: a friend or a bot.
setup-board = Board and rules
seats = Seats
seat-free = Free seat
seat-free-note = for whoever opens the link
seat-you = you
seat-bot-note = a bot; it sees only what a player in its seat would see
seat-here = is here
seat-away = is away right now
seat-sit = Sit here
seat-leave = Stand up
seat-add-bot = Bot
seat-level = Strength of { $who }
seat-remove = Free the seat of { $who }
seat-turn = is to move
look-change = Choose colour and shape
look-colour = Colour
look-shape = Shape
colour-0 = Crimson
colour-1 = Jade
colour-2 = Indigo
colour-3 = Gold
colour-4 = Plum
shape-0 = Circle with a peony
shape-1 = Leaf with bamboo
shape-2 = Diamond with a carp
shape-3 = Square with a crane
shape-4 = Hexagon with a lotus
bot-0 = Peony
bot-1 = Bamboo
bot-2 = Carp
bot-3 = Crane
bot-4 = Lotus
invite-title = Invite friends
invite-text = Whoever has this link can sit down. No account needed.
invite-link = Link to this table
invite-copy = Copy
invite-copied = The link is copied.
invite-share = Share
invite-qr = The link as a QR code, to be read by a phone
invite-only-here = This house listens to this machine alone. To let others in, start it with “--listen 0.0.0.0:{ $port }”.
invite-renew = Make a new link
invite-renew-note = The old link will no longer let anybody in. Whoever sits here stays.
invite-renewed = This is the new link. The old one is no longer valid.
salt-title = Fair draws: add your own salt
salt-text = The house has sealed its secret seed already. A word of yours is mixed in, so that nobody could choose the draws beforehand.
salt-label = Your salt
salt-keep = Use it
salt-commitment = Seal of the house’s seed:

# The page: playing
board = Board
dock = Your move and your hand
log = Log
chat = Chat
log-and-chat = Log and chat
log-and-chat-unread = { $count ->
        [0] Log and chat
        [one] Log and chat, { $count } new line
       *[other] Log and chat, { $count } new lines
    }
since = Since your last move
chat-none = Nothing has been said yet.
chat-label = Say something
chat-send = Send
table-menu = Table menu
table-with = with { $others }
tab-your-move = ● Your move · { $game }
prompt-yours = Your move
prompt-thinks = { $who } thinks
prompt-away = { $who } is away
prompt-away-wait = { $minutes ->
        [one] After a minute of absence a bot may play on in their seat.
       *[other] After { $minutes } minutes of absence a bot may play on in their seat.
    }
prompt-bot = { $who } plays
prompt-watching = You are watching
prompt-sending = Your move is on its way…
prompt-cancel = Take it back
undo = Take back my move
undo-ask = Ask for my move back
undo-yes = Agree
undo-no = No, play on
undo-waiting = The others are asked whether you may take it back.
stand-in-mine = A bot is playing for you.
hand-back = Take my seat back
stand-in-let = Let a bot play
away-long = { $minutes ->
        [one] { $who } has been away for { $minutes } minute.
       *[other] { $who } has been away for { $minutes } minutes.
    }
note-here = here
note-away = { $minutes ->
        [0] away
       *[other] away, { $minutes } min
    }
note-stand-in = a bot plays
note-resigned = gave up
result-gave-up = Whoever gives up comes last, with the worst number there is.
text-board = The board in words
help-card = Help card
keys-title = Keys
key-cancel = take back what is not confirmed yet
resign = Give up
resign-title = Give up this game?
resign-text = If the others play on, a bot plays on for you. You come last, and this cannot be taken back.
resign-stay = Stay
resign-yes = Give up
source-printed-title = Printed board.
source-printed = As it is in the box, taken from the rules themselves.
source-printed-short = printed
source-transcribed-title = Transcribed board.
source-transcribed = The published board, copied from public sources. A slip is possible.
source-transcribed-short = transcribed
source-reconstructed-title = Reconstructed board.
source-reconstructed = We have no picture of the printed board; this one is drawn anew from the rules and what else is known. Yours in the box may differ.
source-reconstructed-short = reconstructed
source-ours-title = A board of our own.
source-ours = Made for this house; no box has it.
source-ours-short = our own
source-host-title = The host’s own board.
source-host = Its file says: { $source }
source-host-short = the host’s own
source-more = Use your own

# The page: the result
won-you = You win.
shared-with-you = You and { $winners } share the victory.
result-place = Place
result-player = Player
result-nth = { $place }.
rematch = Play again
series-next = Next game
rematch-watch = Watch the next game
verify-title = Were the draws fair?
verify-record = Save the record
verify-commitment = Seal before the game
verify-seed = Seed

# The page: about
about-title = About this house
about-house = Teahouse is a place to play board games of old China: with friends across the world or against honest bots. Nobody signs up; a link is enough.
about-promises-title = What we promise
about-promise-keep = A move that was confirmed is never lost, even if the house falls over.
about-promise-bots = A bot sees exactly what a person in its seat would see.
about-promise-dice = Every draw can be checked after the game. This proves that no draw was left out or changed; it cannot prove that the host did not look.
about-promise-why = Whatever is not allowed, we say why, and by which rule.
about-boards-title = The boards
about-boards = Of each board we say where it comes from. Printed: as in the box. Transcribed: the published board, copied from public sources. Reconstructed: drawn anew from the rules, as its picture was lost to us, and perhaps not the same in every place. Our own: made for this house.
about-boards-own = If you own the game you can use its real board. Write it down as a board file and give the house its folder:
about-authors-title = The authors
about-authors = The games were invented by others, and we thank them. Words and pictures in this house are our own.
about-fonts-title = Type
about-fonts = The letters come from open fonts, served by this house itself; no page here asks any other house for anything.
about-font = { $font }, under the SIL Open Font License 1.1
about-licence = Teahouse itself is free under MIT or Apache 2.0, whichever you like.

# What went wrong
error-unknown = Something went wrong ({ $code }). Please try once more.
error-unreachable = The house does not answer. Look at your connection, or wait a moment.
error-internal = Something of ours broke. Nothing of yours is lost; please try once more.
error-store-failed = The house could not write that down. Nothing has changed; please try once more.
error-too-fast = { $cap ->
    [REQUESTS] Your network is asking for too much at once. Wait a few seconds, then try again.
    [FILES] Too many pages are being opened in your network at once. Wait a few seconds, then try again.
    [CHAT] You are writing very fast. Wait a few seconds before the next line.
    [CHAT_OF_AN_ADDRESS] A great deal is being written from your network. Try again in a minute.
    [HELLOS] This page has asked for the game again very often. Wait a few seconds, then try again.
   *[other] That was a little fast. Wait a moment, then try again.
}
error-table-busy = The table is busy. Try again in a moment.
error-chance-first = Fate decides first.
error-changed-meanwhile = Somebody was quicker. Look again and try once more.
error-stale = The table has moved on meanwhile. Look again.
error-no-such-table = No table has this address, or it was cleared away.
error-other-board = This table was begun with an earlier Teahouse, or on another version of its board than this house has. Nothing of it is lost: the Teahouse it was played with still opens it.
error-no-such-page = There is nothing at this address.
error-no-such-game = This house does not know that game.
error-no-such-seat = The table has no such seat.
error-no-such-bot = This house has no bot “{ $level }”.
error-no-chance = Fate has nothing to decide now.
error-no-guest = The house has forgotten you. Load the page again.
error-no-watching = This table keeps its door closed: its players want no spectators, and every seat is taken.
error-not-your-seat = That seat is not yours.
error-seat-taken = Somebody is sitting there already.
error-seats-open = Some seats are still free.
error-too-many-seats = That is more seats than the table has.
error-host-only = Only the host of the table may do that.
error-already-started = The game has begun already.
error-not-started = The game has not begun yet.
error-match-over = The game is over.
error-not-over = The game is not over yet.
error-bot-plays-for-you = A bot is playing for you. Take your seat back first.
error-not-asked = Somebody else is asked first.
error-not-away = They have not been away for long enough.
error-not-a-person = No person sits there.
error-has-stand-in = A bot is playing there already.
error-no-stand-in = No bot is playing there.
error-has-resigned = That seat gave up already.
error-nothing-to-undo = There is nothing to take back.
error-needs-consent = The others have to agree first.
error-nobody-asks = Nobody asks that any more.
error-no-such-order = There is no such standing order now.
error-not-a-move = That is not a move of this game.
error-row-too-long = At most { $most } moves can be sent at once. Send some of them first, then the rest.
error-message-too-long = This message is longer than the house reads, so it has hung up. Load the page again.
error-bad-setup = The table cannot be set like this.
error-bad-name = A name has 1 to 40 characters. “Guest” with four characters after it is what the house calls those who have chosen none.
error-bad-chat = A message has 1 to 500 characters.
error-bad-text = There are signs in it that cannot be kept.
error-bad-salt = A salt is 1 to 64 plain letters, digits or signs, without accents or spaces.
error-bad-look = There is no such colour or shape.
error-lock-lost = The house’s data has been taken over by another process, and this one has stopped. What was confirmed is kept; come back in a moment.
error-look-taken = Another seat has this colour or shape.
error-foreign-origin = This page comes from another house.
error-setup-players = This game is for { $min } to { $max } players, not { $players }.
error-setup-no-board = There is no board of that name.
error-setup-boards-broken = The host’s folder of boards cannot be read.
error-setup-unknown-option = This game has no such choice.
error-setup-option-value = That choice is not possible.
error-setup-version = This table was made by another version of the house.
error-only-this-machine = Only this machine reaches the house.
error-series-too-long = A series has at most { $most } games.
error-bad-address = This address cannot be read.
error-bad-body = The house could not read that request.
error-bad-token = A message needs a token of 1 to 64 characters.
error-disk-full = The house’s disk is full. Nothing has changed; tell your host.
error-house-closing = The house is closing for a moment. Try again soon.
error-not-a-message = The house did not understand that message.
error-not-text = The house reads text messages only.
error-series-fixed = Board and options of a series are fixed.
error-setup-first-seat = The seat that begins is not at this table.
error-setup-sketch = No whole game can be played on this board.
error-store-locked = The house’s data is in use elsewhere. Nothing has changed; try again in a moment.
error-store-read-only = The house may not write its data. Nothing has changed; tell your host.
error-too-many-here = Too many people are at this table already.
error-too-many-sockets = Too many pages are open from your network.
error-bad-away-minutes = A bot may take the seat of somebody who is away after { $least } minute to { $most } minutes.
error-order-too-long = This order is too long.
error-one-seat-each = Several people play here: everybody takes one seat. Whoever shares your screen can sit down at a table that is not listed, under a name of their own.
error-too-many-entries = This game has become longer than the house keeps. It can only be given up.
error-too-many-listed = You have many listed tables already. Finish one first, or invite people by link.
error-too-many-looks = You are looking at very many things at once. Wait a moment, then try again.
error-too-many-new = { $cap ->
    [NEW_GUESTS] Very many new guests have come from your network lately. Try again in a few minutes.
    [NEW_TABLES] Very many tables have been opened from your network lately. Try again in a few minutes.
    [NEW_TABLES_IN_ALL] Very many tables are being opened in this house right now. Try again in a few seconds.
    [NEW_RECORDS] Very many records have been brought from your network lately. Try again in a few minutes.
    [NEW_BOARDS] Several boards have been brought from your network lately. Try again in half an hour.
   *[other] Very much that is new has come from your network lately. Try again in a few minutes.
}
error-too-many-pages = You have too many pages open. Close one of them.
error-too-many-previews = That was a little fast: the house cannot work out so many previews at once.
error-too-many-records = The house keeps as many records of yours as it can.
error-too-many-renames = You have changed your name very often. Try again in a few minutes.
error-too-many-stand-ins = A bot has taken this seat very often in this game. Now it stays as it is.
error-too-many-tables = You have very many open tables. Finish some of them first.
error-too-many-undos = Moves have been taken back very often in this game. Now they stand.
error-too-much-brought = { $cap ->
    [BROUGHT_IN_ALL] Very many long games have been brought or copied in this house today. Try again in a few hours.
   *[other] Very many long games have been brought or copied from your network today. Try again in a few hours.
}
error-too-much-chat = The chat of this table is full.
error-wrong-method = The house does not answer that kind of request here.
error-link-withdrawn = This link is no longer valid. Ask whoever opened the table for the new one.
error-too-slow = The request did not arrive in time. Try again.
error-undo-asked-already = Somebody is asking to take a move back already: answer that first.
error-timed-out = The house did not manage to answer in time. Try again in a moment.
error-wrong-host = The house does not go by this address.

# Rules
rules-link = Rules
rules-contents = Contents
rules-search = Search the rules
rules-search-hint = A number or a word
rules-found = { $count ->
    [0] No rule has that.
    [one] { $count } rule has that.
   *[other] { $count } rules have that.
}
rules-search-clear = Clear the search
rules-number = Rule { $clause }
rules-show-board = Show on the board
rules-hide-board = Put the board away
rules-example = Example { $number } of { $total }
rules-example-before = Example before
rules-example-next = Next example
rules-moment = What the board shows
rules-before = Before
rules-after = After
rules-move = Move { $number }
rules-scoring = Scoring
rules-scoring-none = Nothing is scored here.
rules-step-back = One step back
rules-step-on = One step on
rules-turn = { $seat } is to move.
rules-turn-you = You are to move.
rules-moves = { $count ->
    [0] { $seat } has no legal move here.
    [one] { $seat } has { $count } legal move here.
   *[other] { $seat } has { $count } legal moves here.
}
rules-moves-you = { $count ->
    [0] You have no legal move here.
    [one] You have { $count } legal move here.
   *[other] You have { $count } legal moves here.
}
rules-show-rule = Show rule
rules-all = All rules
rules-gone = This rule is not in the book.
rules-sources = Where it comes from
rules-coverage = How each rule is tested
coverage-title = How each rule is tested
coverage-complete = { $count ->
    [one] { $count } rule, with code and tests.
   *[other] { $count } rules, each with code and tests.
}
coverage-missing = { $count ->
    [one] { $count } rule; code or a test is missing for { $missing }.
   *[other] { $count } rules; code or a test is missing for { $missing } of them.
}
coverage-made = This page is made when the house is built: it reads the rules, the code and the tests, and the build fails if a rule is left out anywhere. Examples are tests too: each is played, and what comes of it is compared.
coverage-code = Code
coverage-tests = Tests
coverage-scenes = Examples
coverage-back = Back to the rules

# Series
wish-length = How long
length-one = One game
length-usual = The usual series
length-several = Several games
wish-games = Number of games
wish-boards = Boards
boards-same = The same
boards-turns = In turn
wish-count = What counts
count-scores = Points
count-wins = Games won
wish-summary-series = { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, series of { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, bots: { $strength }
series-note-scores = The points of all games are added up.
series-note-wins = Whoever wins most games wins the series.
series-number = Game { $number } of { $total }
series-boards = Boards: { $boards }.
series-standings = Standings
series-title = { $game }: a series of { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
series-begins = The first game is still open.
series-leads = { $winners } leads.
series-leads-you = You lead.
series-level = { $winners } are level.
series-level-with = You and { $winners } are level.
series-won = { $winners } wins the series.
series-won-you = You win the series.
series-shared = { $winners } share the series.
series-shared-with = You and { $winners } share the series.
series-ending = { $reason }. { $standing }
series-games = The games
series-game-column = Game
series-nth = { $number }. { $board }
series-state-over = over
series-state-playing = on the table
series-state-coming = to come
series-to-table = To the table
series-to-next = To the next game
series-again = Play the series again
series-none-title = A single game
series-none = This table belongs to no series.

# Settings
settings-title = Settings
settings-lead = They are kept on this device and work at once.
settings-all = All settings
settings-back = Back
settings-preview = What it looks like
loudness = Loudness
loudness-value = { $percent } %
pace = Movement on the board
pace-off = None
pace-quick = Quick
pace-normal = Calm
pace-slow = Slow
pace-still = Your device asks for stillness. That comes first.
confirm = Confirming a move
confirm-tap = Second tap
confirm-button = Only the button
confirm-tap-note = The first tap shows what a move does, the second one makes it. The button works as well.
confirm-button-note = A tap only shows what a move does. The button alone makes it.
labels = Letters and numbers at the edge of the board
labels-auto = Where there is room
labels-always = Always
labels-never = Never
palette = Colours of seats and lands
palette-usual = Ink and silk
palette-clear = Well apart
palette-note = “Well apart” helps eyes that confuse colours. Shapes and patterns stay the same.

# What the bots are like
strength-note-random = Plays any move that is allowed. Good company for a first game.
strength-note-greedy = Takes what brings most right now and plans no further.
strength-note-novice = Knows the rules and little more. Good company for a first game.
strength-note-pupil = Often sees what is good, and just as often misses it.
strength-note-player = A good evening’s opponent.
strength-note-adept = Seldom makes a mistake.
strength-note-master = Looks ahead, and is hard to beat.
strength-note-champion = As strong as we can make it.

# Result and fairness
course-graph = The standing over the game
course-decisive = Decisive moves
course-sheet = Score sheet
course-bars = Where the points come from
course-source = Source
course-open = How it went
course-show = Show this moment on the board
sheet-gave-up = For giving up
course-moment = Moment { $at } of { $total }
course-moments = Moment
course-value = { $who }: { $value }
course-start = Start
course-end = End
course-slider = { $label }: arrow keys read the graph, Enter shows the moment on the board
decisive-lead = { $seat } moves, and from here on the winner is never behind again.
decisive-lead-you = You move, and from here on the winner is never behind again.
decisive-swing = A great swing by { $seat }: the winner’s lead { $way ->
        [less] shrinks
       *[more] grows
    } by { $gain }.
decisive-swing-you = A great swing of yours: the winner’s lead { $way ->
        [less] shrinks
       *[more] grows
    } by { $gain }.
decisive-none = No single move decided this game.
decisive-show = Show
decisive-show-nth = Show decisive move { $number }
share-game = Share
fair-check = Check the draws
proof-menu = Fair draws
proof-title = Fair draws at this table
proof-back = Back to the table
proof-before = The house has sealed a secret seed. Together with the salts below it decides every draw; nobody can change either any more.
proof-before-set-up = The house has sealed a secret seed. When the game begins, everybody’s salt is added. From then on nobody can change either.
proof-note-down = Note the seal down if you like. After the game it has to be the same.
proof-salts = Salts
proof-salt-later = shown when the game begins
proof-salt-none = no salt
proof-bots = A bot’s salt is always the word “bot”. A salt that the house could choose would let it choose the draws.
proof-then = After the game
proof-then-open = The seed is opened. Its hash has to be the seal shown above.
proof-then-derive = This page derives every draw again, here in your browser, and compares.
proof-then-record = Everybody can save the record and check it with other tools.
proof-good = { $count ->
        [0] Nothing was drawn here. Seed and seal fit together.
        [one] The one draw follows from seed and salts.
       *[other] All { $count } draws follow from seed and salts.
    }
proof-good-note = Derived just now, in this browser: no draw was left out, and none was changed afterwards.
proof-wrong = { $count ->
        [one] Draw { $draws } does not follow from seed and salts.
       *[other] { $count } draws do not follow from seed and salts: { $draws }.
    }
proof-wrong-note = Either the record was changed, or the house did not draw as it promised.
proof-show = Show it in the list
proof-no-seed = The seed is not open: this game has no end in its record. Its draws cannot be checked.
proof-bad-seed = The seed is not a seed: it should be 64 digits from 0 to 9 and a to f. The draws cannot be checked.
proof-no-salts = Salts are missing: every seat needs one. The draws cannot be checked.
proof-no-commitment = There is no seal from before the game. The draws may fit the seed, but nobody can tell when it was chosen.
proof-wrong-commitment = The seed is not the one that was sealed before the game.
proof-other-seal = This is not the seal that this browser saw before the game.
proof-derived = Seal of this seed
proof-taken = { $count ->
        [one] { $count } earlier draw came with the position this table began with. The proof says nothing about it.
       *[other] { $count } earlier draws came with the position this table began with. The proof says nothing about them.
    }
proof-record = Somebody brought this record here. It is checked against the seal it carries; whether that seal was shown before the game, only the players can tell.
proof-draws = The draws
proof-how = Each draw is a number. “12–22 of 72” means: there were 72 numbers, from 0 to 71, and those from 12 to 22 gave this result.
proof-draw = Draw
proof-entry = Entry
proof-stream = Stream
proof-result = Result
proof-numbers = Numbers for it
proof-dice = The number
proof-verdict = Does it follow?
proof-range = { $low }–{ $high } of { $bound }
proof-range-one = { $low } of { $bound }
proof-row-good = follows
proof-row-wrong = does not follow
proof-row-order = out of turn
proof-row-unknown = not checked
proof-tool = That these numbers mean these results is proved by “teahouse record verify” with the saved record.
proof-more = What this proves, and what not
honest-title = Fair draws
honest-lead = Every draw of a finished game can be derived again, by anybody. Here is how, what it proves, and what it cannot prove.
honest-how = How it works
honest-how-seal = First the house picks a secret seed and shows its seal, a hash that fits no other seed.
honest-how-salt = Then every person adds a salt, a word of their own. The seed is fixed by then, and nobody knew the salts before.
honest-how-draw = Seed and salts make the key of a cipher. The first draw reads its first stream, the second draw the second, and so on. A move that is taken back does not bring its draw back.
honest-how-open = When the game is over the seed is opened, and everything can be derived again.
honest-proves = What it proves
honest-proves-roll = The house did not roll again, and it chose no draw after it had seen the salts.
honest-proves-change = Nobody changed the draws later: a single changed draw, salt or digit of the seed is found.
honest-proves-salt = It is strongest if you wrote your own salt after you saw the seal. Whoever leaves the salt to the program trusts the program in this.
honest-not = What it does not prove
honest-not-look = That the host did not look. The seed lies in the running house, and so do all hands. If you do not trust your host, choose another one.
honest-not-bots = Anything about luck where only bots play, or where every salt was left to the program: a bot’s salt is always the word “bot”. Then it only proves that the record was not changed later.
honest-not-record = That the seal of a record from elsewhere was shown in time. Only those who sat at that table know it.
honest-self = Check it yourself
honest-self-page = “Check the draws” beside a finished game derives the numbers in your browser. It needs no one’s word for it, and it works for records that you bring.
honest-self-tool = Save the record and let the program check it. By the rules of the game it also proves that each number means its result:
honest-self-hand = Or take tools that have nothing to do with us. An example with its numbers:
honest-self-below = A number below b: read the stream as whole numbers of 32 bits, lowest byte first. Take the first that is smaller than the largest multiple of b up to 2³². Divide it by b; the remainder is the draw.
honest-more = How the draws can be checked

# Several people at one screen
hotseat-title = Around one screen
hotseat-game = { $game }, board: { $board }
hotseat-text = Pass the screen from hand to hand. A curtain falls in between, so nobody sees another’s hand.
hotseat-people = People at this screen
hotseat-player = Player { $number }
hotseat-name = Name of whoever sits here
hotseat-name-of = Name of player { $number }
hotseat-add = Sit down
hotseat-cancel = Leave the seat free
hotseat-more = One more person
hotseat-remove = { $who } does not play
hotseat-seats = Players at the table
hotseat-left = { $count ->
        [one] The seat that is left
       *[other] The { $count } seats that are left
    }
hotseat-left-bots = Bots
hotseat-left-friends = Friends elsewhere
hotseat-start = Start the game
hotseat-set = Set the table
seat-someone = Someone here
seat-someone-note = Somebody who shares this screen
seat-local-mine = at this screen
seat-local = shares a screen
seat-local-of = at the screen of { $who }
look-change-of = Choose colour and shape of { $who }
salt-whose = Whose salt
prompt-yours-named = { $who }, your move
undo-waiting-named = The others are asked whether { $who } may take it back.
stand-in-named = { $who }: a bot is playing in this seat.
resign-title-named = { $who }, do you give up this game?
chat-screen-of = { $who }’s screen
curtain-pass = Pass the screen to { $who }
curtain-lift = I am { $who }
curtain-whose = Who is looking?
curtain-close = Hide my hand
curtain-undo = Take back the move of { $who }
curtain-tab = ● { $who } is to move · { $game }

# First steps
learn-title = First steps
learn-open = Learn in five minutes
learn-progress = Lesson { $number } of { $total }
learn-before = The lesson before
learn-skip = Skip this lesson
learn-next = Next
learn-more = More
learn-less = Less
learn-game-title = Your first game
learn-game-text = You know how a turn goes. Play against { $count ->
        [one] the gentlest bot
       *[other] the gentlest bots
    } ({ $strength }): short remarks beside your hand help you along.
learn-game-also = Good to know as well:
learn-game-start = Play your first game
learn-over = Once more from the start
remarks = Helping remarks
remarks-off = No more remarks

# Replay, since you left, records
replay = Replay
replay-title = Looking back
replay-start = The game begins.
replay-place = Moment of the game
replay-number = { $at } of { $total }
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step forward
replay-last = To the end
replay-now = Back to now
replay-now-yours = Your move: back to now
replay-link = Copy a link to this moment
key-step = one step back, one step forward
key-arrows = the same, where the board does not need them
key-ends = to the beginning, to the end of a replay
key-play = play a replay, pause it
concerns-you = concerns you
eyes-title = Whose eyes?
eyes-public = Everybody’s
away-title = While you were away, { $number } of { $total }
away-before = This is how you left it.
away-skip = Skip
record-bring = Look at a record
record-drop = Let it go here
record-bar = A record
record-breaks-off = The record ends here
record-refused = This file cannot be shown
record-line = Line { $line }:
record-another = Choose another
record-leave = Leave it
origin-bar = From step { $at } of another game
origin-log = This game began at step { $at } of another game. Look at it.
branch = Play on from here
branch-title = Who plays on from here?
branch-text = A new table is opened with this position. The old game stays as it is.
branch-seat = Seat of { $who }
branch-me = You
branch-bot = Bot: { $level }
branch-open = Free, for friends
branch-stay = Stay here
branch-begin = Open the table
branch-ended = The game is over here. Go back to an earlier moment first.
error-too-large = { $cap ->
    [RECORD] This is too large: a record has at most 256 KiB.
    [RECORD_UNDONE] This record is longer than any game of its kind can be here.
    [UNDOS_IN_A_RECORD] Moves are taken back in this record more often than at any table here.
    [STAND_INS_IN_A_RECORD] In this record a bot takes over a seat more often than at any table here.
    [BOARD] The board in this record is too large.
    [REPLAY_SECONDS] It takes too long to play this record through.
   *[other] This is too large.
}
error-record-not = This is not a record of a game.
error-record-newer = This record comes from a newer house. This one cannot read it yet.
error-record-header = The beginning of this record cannot be read.
error-record-entry = One line of this record is no possible move.
error-record-board = This record needs a board, or another version of a board, that this house does not have.
error-record-result = The result in this record does not follow from its moves.
error-record-no-result = This match is over, but its record does not say how it ended: the last line, “result …”, is missing.
error-record-sum = This record is not as it was written: something is missing, or was changed.
error-record-game = This record is of a game that this house does not know.

# Around the board: what went wrong
error-record-dice = The draws in this record do not follow from its seed.
error-too-many-boards = Too many boards of others are in use in this house right now. Try again in a few minutes.
error-no-such-language = The rules are not written in this language.
error-no-such-scenario = There is no such position.
error-practice-too-long = That is enough for one try. Begin again.
error-no-such-moment = The game did not last that long.
error-position-fixed = A game that goes on from a position keeps its board and its rules.
error-no-seed = This house is under test: a request must name its seed.

# Looking back, second round
away-heard = { $count ->
    [one] One thing happened while you were away.
   *[other] { $count } things happened while you were away.
}
key-skip = skip what happened while you were away
rematch-waits = The next game is being set up. The result of this one leads there.
link-by-hand = Copy the link
link-by-hand-text = This browser does not let the page copy. Select the link and copy it yourself.

# Fair draws, in plain words
proof-own = Own salt: { $who }. So the house could not choose the draws beforehand.
proof-own-none = Nobody brought a salt of their own: the house drew all of them. So this only proves that nothing was changed since the game began, not that the house left the draws to chance.
proof-own-next = At a table that begins at once nobody is asked for a salt. Next time set a table up and add one before the start.
proof-undone = { $count ->
    [one] { $count } move was taken back; what was drawn after it was drawn anew.
   *[other] { $count } moves were taken back; what was drawn after them was drawn anew.
}
proof-gone = taken back
eyes-shown = { $who }’s view
eyes-shown-mine = Your view
eyes-shown-public = Everybody’s view
replay-link-short = Link

# Taking back, and seeing one’s move land
undo-asked = { $count ->
    [one] { $who } asks to take the last move back.
   *[other] { $mine ->
        [0] { $who } asks to take back { $count } moves, none of them yours.
        [one] { $who } asks to take back { $count } moves, one of them yours.
       *[other] { $who } asks to take back { $count } moves, { $mine } of them yours.
    }
}
undo-asked-here = { $count ->
    [one] { $who } asks to take the last move back.
   *[other] { $mine ->
        [0] { $who } asks to take back { $count } moves, none of them made here.
        [one] { $who } asks to take back { $count } moves, one of them made here.
       *[other] { $who } asks to take back { $count } moves, { $mine } of them made here.
    }
}
undo-title = { $count ->
    [one] This would be taken back
   *[other] All this would be taken back
}
undo-count = { $count ->
    [one] Take back one move
   *[other] Take back { $count } moves
}
undo-leave = { $count ->
    [one] Leave it
   *[other] Leave them
}
undo-others = The others are asked first.
undo-anew = What was drawn or thrown since will be drawn anew, and the record keeps it.
undo-refused = { $who } says no.
undo-refused-somebody = Somebody says no.
curtain-soon = A tap on the board or Enter closes the curtain.

# Standing and telling
finale-show = Show the final scoring
finale-again = Show the final scoring again

# House: options that follow a set of rules
option-as-in = { $value } ({ $set })
option-is = { $option }: { $value }
option-usual = { $set }: { $value }.
option-too = Choose this too: { $choices }
options-as-in = as in { $set }
options-changed = { $count } changed
options-all-as-in = All as in { $set }
wish-changes = { $count ->
    [one] one rule changed
   *[other] { $count } rules changed
}
series-share = { $seat } gets { $percent } % of the points of { $from }.
series-share-you = You get { $percent } % of the points of { $from }.
series-share-from-you = { $seat } gets { $percent } % of your points.
wish-summary-short = { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, bots: { $strength }
table-rules = Rules of this table

# Talk beside the board
talk-open = { $count ->
        [0] Chat
        [one] Chat, { $count } new line
       *[other] Chat, { $count } new lines
    }
