# Teahouse: le parole della casa. Italiano

welcome = Teahouse: giochi da tavolo sull’antica Cina, con bot onesti e dadi leali.
first-game = Premi Invio per una prima partita a { $game } contro un bot, oppure q per uscire.
your-name-default = Ospite
bot-name = Bot { $number } ({ $level ->
        [random] casuale
        [greedy] avido
       *[other] { $level }
    })

# Giocare
turn-of = Ora gioca { $seat }.
your-turn = Tocca a te.
move-prompt = La tua mossa (? per l’aiuto):
refused = Non permesso ({ $rule }): { $why }
not-a-move = «{ $text }» non è una mossa. Scrivi ? per l’aiuto.
help-play =
    Scrivi una mossa in notazione oppure una di queste parole:
    moves: che cosa è permesso
    board: di nuovo il tabellone
    rules / rule Q14: che cosa dice una regola
    undo: ritirare una mossa, finché è leale
    resign: arrendersi
    quit: uscire
moves-count = { $count ->
        [one] È permessa { $count } mossa:
       *[other] Sono permesse { $count } mosse:
    }
unknown-rule = La regola { $rule } non esiste.
undo-done = Mossa ritirata.
undo-refused = Troppo tardi per ritirarla: qualcosa è stato pescato o qualcuno ha già mosso.
undo-nothing = Non c’è nulla da ritirare.
resigned = { $seat } si arrende.
bot-continues = { $seat }: a questo posto continua un bot.

# La fine
won = Vince { $winners }.
shared = { $winners } condividono la vittoria.
standing = { $place }. { $seat }: { $score }
series-game = Partita { $number } di { $total }: { $board }
series-standing = { $place }. { $seat }: { $score } in totale
record-saved = Partita salvata: { $file }
left = La partita resta incompiuta.

# Dadi leali
fair-commitment = Dadi leali. Hash del seme segreto: { $hash }
fair-salt = Il tuo sale per i dadi (Invio per uno casuale):
fair-salt-bad = Il sale ha da 1 a 64 lettere semplici, cifre o segni, senza accenti né spazi.
fair-revealed = Il seme era { $seed }; `teahouse record verify` controlla ogni estrazione.

# Unisce gli ultimi due nomi di un elenco
and-word = e
