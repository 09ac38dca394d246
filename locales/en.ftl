# Teahouse: the words of the house. English

welcome = Teahouse: board games of old China, with honest bots and fair dice.
first-game = Press Enter for a first game of { $game } against a bot, or q to leave.
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
undo-done = The move is taken back.
undo-refused = Too late to take it back: something was drawn or somebody has moved since.
undo-nothing = There is nothing to take back.
resigned = { $seat } resigns.
bot-continues = { $seat }: a bot plays on in this seat.

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
