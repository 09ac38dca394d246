# Teahouse: die Worte des Hauses. Deutsch

welcome = Teahouse: Brettspiele aus dem alten China, mit ehrlichen Bots und fairen Würfeln.
first-game = Drücke Enter für eine erste Partie { $game } gegen einen Bot oder q, um zu gehen.
your-name-default = Gast
bot-name = Bot { $number } ({ $level ->
        [random] Zufall
        [greedy] gierig
       *[other] { $level }
    })

# Spielen
turn-of = { $seat } ist am Zug.
your-turn = Du bist am Zug.
move-prompt = Dein Zug (? für Hilfe):
refused = Nicht erlaubt ({ $rule }): { $why }
not-a-move = „{ $text }“ ist kein Zug. Mit ? kommt die Hilfe.
help-play =
    Gib einen Zug in Notation ein oder eines dieser Wörter:
    moves: was erlaubt ist
    board: der Spielplan noch einmal
    rules / rule Q14: was eine Regel sagt
    undo: einen Zug zurücknehmen, solange das fair ist
    resign: aufgeben
    quit: gehen
moves-count = { $count ->
        [one] { $count } Zug ist erlaubt:
       *[other] { $count } Züge sind erlaubt:
    }
unknown-rule = Eine Regel { $rule } gibt es nicht.
undo-done = Der Zug ist zurückgenommen.
undo-refused = Zu spät zum Zurücknehmen: Seitdem wurde gezogen oder jemand war am Zug.
undo-nothing = Es gibt nichts zurückzunehmen.
resigned = { $seat } gibt auf.
bot-continues = { $seat }: Auf diesem Platz spielt ein Bot weiter.

# Das Ende
won = { $winners } gewinnt.
shared = { $winners } teilen sich den Sieg.
standing = { $place }. { $seat }: { $score }
series-game = Partie { $number } von { $total }: { $board }
series-standing = { $place }. { $seat }: insgesamt { $score }
record-saved = Partie gespeichert: { $file }
left = Die Partie bleibt unbeendet.

# Faire Würfel
fair-commitment = Faire Würfel. Hash des geheimen Startwerts: { $hash }
fair-salt = Dein Salz für die Würfel (Enter für ein zufälliges):
fair-salt-bad = Ein Salz hat 1 bis 64 einfache Buchstaben, Ziffern oder Zeichen, keine Umlaute, keine Leerzeichen.
fair-revealed = Der Startwert war { $seed }; `teahouse record verify` prüft jede Ziehung.

# Verbindet die letzten beiden Namen einer Liste
and-word = und
