# Teahouse: słowa domu. Polski

welcome = Teahouse: gry planszowe o dawnych Chinach, z uczciwymi botami i rzetelnymi kośćmi.
first-game = Naciśnij Enter, by zagrać pierwszą partię { $game } z botem, albo q, by wyjść.
your-name-default = Gość
bot-name = Bot { $number } ({ $level ->
        [random] losowy
        [greedy] zachłanny
       *[other] { $level }
    })

# Gra
turn-of = Teraz gra { $seat }.
your-turn = Twoja kolej.
move-prompt = Twój ruch (? to pomoc):
refused = Niedozwolone ({ $rule }): { $why }
not-a-move = „{ $text }” to nie ruch. Wpisz ?, by zobaczyć pomoc.
help-play =
    Wpisz ruch w notacji albo jedno z tych słów:
    moves: dozwolone ruchy
    board: plansza jeszcze raz
    rules / rule Q14: treść zasady
    undo: cofnięcie ruchu, póki to uczciwe
    resign: poddanie partii
    quit: wyjście
moves-count = { $count ->
        [one] Dozwolony jest { $count } ruch:
        [few] Dozwolone są { $count } ruchy:
        [many] Dozwolonych jest { $count } ruchów:
       *[other] Dozwolone jest { $count } ruchu:
    }
unknown-rule = Nie ma zasady { $rule }.
undo-done = Ruch cofnięty.
undo-refused = Za późno, by cofnąć: coś już dobrano albo ktoś wykonał ruch.
undo-nothing = Nie ma czego cofać.
resigned = { $seat } poddaje partię.
bot-continues = { $seat }: na tym miejscu gra dalej bot.

# Koniec
won = Wygrywa { $winners }.
shared = { $winners } dzielą się zwycięstwem.
standing = { $place }. { $seat }: { $score }
series-game = Partia { $number } z { $total }: { $board }
series-standing = { $place }. { $seat }: łącznie { $score }
record-saved = Zapis partii: { $file }
left = Partia pozostaje niedokończona.

# Uczciwe losowanie
fair-commitment = Uczciwe losowanie. Skrót tajnego ziarna: { $hash }
fair-salt = Twoja sól do losowania (Enter wybiera losową):
fair-salt-bad = Sól to od 1 do 64 zwykłych liter, cyfr lub znaków, bez polskich liter i spacji.
fair-revealed = Ziarno: { $seed }; `teahouse record verify` sprawdza każde losowanie.

# Łączy dwa ostatnie imiona listy
and-word = i
