# Teahouse: the words of the house. English

your-name-default = Guest
bot-name = Bot { $number } ({ $level ->
        [random] random
        [greedy] greedy
       *[other] { $level }
    })

# Playing
turn-of = { $seat } is to move.
your-turn = It is your turn.
move-prompt = Your move (? for help):
refused = Not allowed ({ $rule }): { $why }
not-a-move = “{ $text }” is not a move. Type ? for help.
help-play =
    Type a move in notation, or one of these words:
    moves: what is allowed
    board: the board again
    rules / rule Q14: what a rule says
    undo: take a move back while that is fair
    resign: give up
    quit: leave
moves-count = { $count ->
        [one] { $count } move is allowed:
       *[other] { $count } moves are allowed:
    }
unknown-rule = There is no rule { $rule }.
event-undone = The move is taken back.
undo-refused = Too late to take it back: something was drawn or somebody has moved since.
undo-nothing = There is nothing to take back.
event-resigned = { $seat } resigns.
event-resigned-you = You give up.
event-stood-in = { $seat }: a bot plays on in this seat.
event-stood-in-you = A bot plays on in your seat.
event-handed-back = { $seat } is back and plays again.
event-handed-back-you = You are back and play again.

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
wish-players = Players
wish-board = Board
wish-strength = Bots
wish-watching = Others may watch
wish-listed = List it among the open tables
wish-listed-note = Anyone in the house can take a free seat.
strength-random = Random
strength-greedy = Greedy
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
colour-0 = Vermilion
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
salt-title = Fair dice: add your own salt
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
table-series = game { $number } of { $total }, { $people }
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
undo = Take back
undo-free-note = Takes your last move back at once
undo-consent-note = Asks the others whether you may take your last move back
undo-asked = { $who } asks to take the last move back.
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
text-board = The board in words
keys-title = Keys
key-cancel = take back what is not confirmed yet
resign = Give up
resign-title = Give up this game?
resign-text = A bot may play on in your seat so that the others can finish. This cannot be taken back.
resign-stay = Stay
resign-yes = Give up
board-reconstructed-title = Reconstructed board.
board-reconstructed = The picture of this board was lost to us; we drew it anew from the rules. Yours in the box may differ.
board-reconstructed-more = Use your own

# The page: the result
won-you = You win.
result-place = Place
result-player = Player
result-nth = { $place }.
rematch = Play again
series-next = Next game
rematch-watch = Watch the next game
verify-title = Were the dice fair?
verify-text = The seed is open now. Save the record and run “teahouse record verify” on it: every draw is checked against the seal shown before the game.
verify-record = Save the record
verify-commitment = Seal before the game
verify-seed = Seed

# The page: about
about-title = About this house
about-house = Teahouse is a place to play board games of old China: with friends across the world or against honest bots. Nobody signs up; a link is enough.
about-promises-title = What we promise
about-promise-keep = A move that was confirmed is never lost, even if the house falls over.
about-promise-bots = A bot sees exactly what a person in its seat would see.
about-promise-dice = Every draw can be checked after the game. This proves that nobody rolled twice; it cannot prove that the host did not look.
about-promise-why = Whatever is not allowed, we say why, and by which rule.
about-boards-title = The boards
about-boards = Pictures of some boards were lost to us. Those boards are our reconstruction from the rules: same size, same balance, perhaps not the same squares. The table menu says where this is so.
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
error-too-fast = That was a little fast. Wait a moment, then try again.
error-table-busy = The table is busy. Try again in a moment.
error-changed-meanwhile = Somebody was quicker. Look again and try once more.
error-stale = The table has moved on meanwhile. Look again.
error-no-such-table = No table has this address, or it was cleared away.
error-no-such-page = There is nothing at this address.
error-no-such-game = This house does not know that game.
error-no-such-seat = The table has no such seat.
error-no-such-bot = This house has no bot “{ $level }”.
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
error-not-away = They have not been away for long enough.
error-not-a-person = No person sits there.
error-has-stand-in = A bot is playing there already.
error-no-stand-in = No bot is playing there.
error-has-resigned = That seat gave up already.
error-nothing-to-undo = There is nothing to take back.
error-needs-consent = The others have to agree first.
error-nobody-asks = Nobody asks that any more.
error-not-a-move = That is not a move of this game.
error-bad-setup = The table cannot be set like this.
error-bad-name = A name has 1 to 40 characters.
error-bad-chat = A message has 1 to 500 characters.
error-bad-text = There are signs in it that cannot be kept.
error-bad-salt = A salt is 1 to 64 plain letters, digits or signs, without accents or spaces.
error-bad-look = There is no such colour or shape.
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
error-too-many-here = Too many pages are open at this table.
error-too-many-sockets = Too many pages are open from your network.
error-wrong-method = The house does not answer that kind of request here.
