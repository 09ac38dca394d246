game-name = Szablon
game-blurb = Maleńka gra do skopiowania.
board-standard = Zwykła
ask-play = { $seat } zagrywa kartę.
ask-match = { $seat } może wyrównać kartę.
help-move = Wpisz play 2, match albo let.
refuse-not-asked = Nie o to teraz chodzi.
refuse-not-in-hand = Nie masz karty { $value }.
refuse-nothing-equal = Nie masz karty { $value }, by wyrównać.
event-drew = { $card ->
    [none] { $seat } dobiera kartę.
   *[other] { $seat } dobiera kartę { $card }.
}
event-played = { $seat } zagrywa { $card }.
event-matched = { $seat } wyrównuje { $card }.
event-scored = { $seat }: punkty { $points }.
event-ended = Koniec gry ({ $reason }).
reason-no-cards = brak kart
reason-resigned = rezygnacja
score-label = punkty
sheet-cards = Karty, które dały punkty
text-seat = { $seat }: punkty { $points }, karty { $cards }
text-hand = Twoje karty: { $hand }

# Strona
play-choose = Wybierz kartę
play-how = Wybierz jedną ze swoich kart na stole i zagraj ją.
do-play = Zagraj { $value }
do-match = Wyrównaj { $value }
do-let = Niech da punkty
place-table = Stół
place-card = Twoje karty o wartości { $value }: { $count }
place-card-lit = Twoje karty o wartości { $value }: { $count }, można wybrać
seat-points = { $value ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}
seat-cards = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}
graph-points = Punkty
keys-choose = Wybór karty
keys-cards = Od karty do karty
keys-confirm = Zagranie wybranej karty
keys-let = Karta daje punkty
keys-back = Cofnięcie tego, co jeszcze nie zagrane
glance-turn = Tura
glance-play = Zagraj kartę z ręki.
glance-asked = Sąsiad może ją wyrównać.
glance-match = Równa karta: obie znikają, bez punktów.
glance-score = Niewyrównana daje tyle punktów, ile wynosi.
glance-draw = Dobierz kartę, póki są.
glance-end = Koniec
glance-over = Wszystkie ręce są puste.
glance-win = Wygrywa najwięcej punktów; remis dzieli wygraną.
words-seat = { $seat }: punkty { $points }, karty { $cards }
words-hand = Twoje karty: { $hand }
