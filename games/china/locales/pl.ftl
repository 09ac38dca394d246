# China. Polski

game-name = China
game-blurb = Zagrywaj karty, buduj dwory i wysyłaj emisariuszy do dziewięciu regionów: punkty dają większości, sojusze i długie drogi.
game-time = około 45 minut
game-author = Michael Schacht
board-3-4 = Strona 3–4
board-4-5 = Strona 4–5
option-first = Kto zaczyna
option-first-random = Losowo
option-first-0 = Miejsce 1
option-first-1 = Miejsce 2
option-first-2 = Miejsce 3
option-first-3 = Miejsce 4
option-first-4 = Miejsce 5
option-fortifications = Fortyfikacje
option-fortifications-off = Bez fortyfikacji
option-fortifications-on = Z fortyfikacjami
setup-side = „{ $board }” nie jest dla { $players } graczy. Trzech gra na stronie 3–4, pięciu na stronie 4–5, czterech na dowolnej.
ask-choose = Teraz gra { $seat }: trzeba postawić pionek albo wymienić kartę.
ask-second = { $seat } może postawić drugi pionek w tym samym regionie albo skończyć stawianie.
ask-draw = { $seat } bierze kartę: odkrytą albo z talii.
help-move = house wei3 r buduje dwór na wei3 za czerwoną kartę, house wei3 gg za zieloną parę. emissary wei r wysyła emisariusza, fort wei3 r stawia fortyfikację. exchange r deck i exchange r display 2 wymieniają kartę, stop kończy stawianie, take deck i take display 2 dobierają. r to czerwony, g zielony, y żółty, o pomarańczowy, p fioletowy; miejsca odkrytych kart mają numery od 0 do 3.

# Odmowy
refuse-game-over = Gra jest skończona.
refuse-not-your-turn = To nie twoja kolej: teraz gra { $asked }.
refuse-not-now = To musi poczekać. Najpierw zrób to, o co teraz pada pytanie.
refuse-other-region = Region tej tury to { $region }. Postaw drugi pionek tam albo zakończ stawianie.
refuse-two-pieces = Dwa pionki już stoją, a tura nie daje więcej. Teraz dobierz karty.
refuse-was-empty = Na początku tury region { $region } był pusty, więc wolno tam postawić tylko jeden pionek. Od następnej tury można dwa.
refuse-wrong-price = Kolor regionu to { $color }. Pionek kosztuje jedną kartę w tym kolorze albo dwie jednakowe w innym.
refuse-no-pair = Dwie karty płacą tylko jako para: obie w jednym kolorze, ale innym niż { $color }, kolor regionu. W tym wystarczy jedna karta.
refuse-not-in-hand = Nie masz tych kart w ręku. Zapłać kartami, które masz.
refuse-none-left = Nie masz już takiego pionka w zapasie. Wybierz inny rodzaj.
refuse-no-such-space = { $space } nie jest polem dworu na tej planszy. Wybierz pole, które na niej jest.
refuse-region-full = W regionie { $region } dwory stoją już na wszystkich polach. Budować tam już nie można, ale emisariusz może jeszcze przyjść, jeśli jest miejsce.
refuse-taken = Na polu { $space } stoi już dwór. Wybierz wolne pole dworu w tym regionie.
refuse-no-houses = W regionie { $region } nie ma jeszcze dworu. Gdy ktoś go zbuduje, emisariusz będzie mógł przyjść.
refuse-cap = W regionie { $region } { $cap ->
        [one] jest { $cap } emisariusz
        [few] jest { $cap } emisariuszy
        [many] jest { $cap } emisariuszy
       *[other] jest { $cap } emisariusza
    } i nikt nie ma tam więcej dworów. Miejsce zrobi jeszcze jeden dwór tego, kto ma ich najwięcej.
refuse-no-fort = Nie masz fortyfikacji do postawienia: już stoi albo ta partia toczy się bez nich.
refuse-fort-space = Pole { $space } nie jest puste. Fortyfikacja potrzebuje pola dworu, na którym nie ma ani dworu, ani fortyfikacji.
refuse-placed-already = Pionek już stoi, więc w tej turze nie ma wymiany. Postaw drugi albo zakończ stawianie i dobierz karty.
refuse-bad-exchange = Oddaj jedną kartę z ręki i powiedz, czy nowa ma być odkryta, czy z talii.
refuse-no-more-cards = Talia skończyła się dwa razy i nikt już nie dobiera. Tylko odrzuć kartę.
refuse-no-card = Tam nie ma karty. Weź taką, która leży odkryta, albo dobierz z talii.

# Zdarzenia
event-first = Zaczyna { $seat }.
event-dealt = { $card ->
        [none] { $seat } dostaje kartę.
       *[other] { $seat } dostaje { $card }.
    }
event-shown = Odkryto { $card }.
event-house = { $seat } buduje dwór na polu { $space } i płaci { $cards }.
event-emissary = { $seat } wysyła emisariusza do regionu { $region } i płaci { $cards }.
event-fort = { $seat } stawia fortyfikację na polu { $space } i płaci { $cards }.
event-region-scored = { $full ->
        [true] Region { $region } jest pełny: liczą się jego dwory.
       *[other] Na koniec liczą się dwory w regionie { $region }.
    }
event-stopped = { $seat } nie stawia nic więcej.
event-exchanged = { $seat } wymienia i odrzuca { $card }.
event-took = { $seat } bierze { $card } spośród odkrytych.
event-reached = { $seat } sięga do talii.
event-drew = { $card ->
        [none] { $seat } dobiera kartę z talii.
       *[other] { $seat } dobiera { $card } z talii.
    }
event-reshuffled = Talia skończyła się po raz pierwszy. Odrzucone karty tworzą nową: { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    }.
event-deck-empty = Talia skończyła się po raz drugi. Nikt już nie dobiera, a rundę gra się do końca.
event-alliance-scored = Sojusz { $number } przynosi punkty.
event-roads-scored = { $seat } dostaje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } za drogi.
event-ended = Koniec gry. { $reason }. Zwycięstwo: { $winners }.

# Nazwy
region-yan = Yan
region-zhao = Zhao
region-wei = Wei
region-chin = Ch’in
region-shu = Shu
region-chu = Chu
region-lu = Lu
region-qi = Qi
region-han = Han
color-red = czerwony
color-green = zielony
color-yellow = żółty
color-orange = pomarańczowy
color-purple = fioletowy
# W bierniku: „bierze czerwoną kartę”.
card-red = czerwoną kartę
card-green = zieloną kartę
card-yellow = żółtą kartę
card-orange = pomarańczową kartę
card-purple = fioletową kartę

# Wynik
reason-deck = Talia skończyła się dwa razy
reason-no-room = Żadnego pionka nie da się już postawić
reason-resigned = Partia poddana
score-label = Punkty
sheet-region = Dwory w regionie { $region }
sheet-alliance = Sojusz { $number }
sheet-roads = Drogi
sheet-before = Wcześniejsze punkty

# Plansza jako tekst
text-seat = { $seat }: { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
        [many] { $score } punktów
       *[other] { $score } punktu
    } ({ $total }, gdyby gra skończyła się teraz); w zapasie { $houses ->
        [one] { $houses } dwór
        [few] { $houses } dwory
        [many] { $houses } dworów
       *[other] { $houses } dworu
    } i { $emissaries ->
        [one] { $emissaries } emisariusz
        [few] { $emissaries } emisariuszy
        [many] { $emissaries } emisariuszy
       *[other] { $emissaries } emisariusza
    }; w ręku { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    }
text-cards = Odkryte karty: { $display }. Karty w talii: { $deck }. Odrzucone: { $discard }
text-hand = Twoje karty: { $hand }
