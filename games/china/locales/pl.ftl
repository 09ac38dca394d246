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
event-house = { $seat } buduje dwór na polu { $space } i płaci { $card }{ $count ->
        [1] {""}
       *[other] {" "}i drugą taką samą
    }.
event-emissary = { $seat } wysyła emisariusza do regionu { $region } i płaci { $card }{ $count ->
        [1] {""}
       *[other] {" "}i drugą taką samą
    }.
event-fort = { $seat } stawia fortyfikację na polu { $space } i płaci { $card }{ $count ->
        [1] {""}
       *[other] {" "}i drugą taką samą
    }.
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

# The house: what a table may choose
option-fortifications-note = Każdy ma jedną do postawienia. Dwór na niej podwaja punkty właściciela za ten region i za linię wzdłuż dróg, do której należy. Dla tych, którzy już dobrze znają grę.
series-usual = Obie strony

# Pierwsze kroki: lekcje
lesson-build-title = Zbuduj dwór
lesson-build-text = Karta płaci za jeden pionek w regionie jej koloru. Wybierz jedną ze swoich kart, potem świecące pole dworu, i buduj.
lesson-build-done = Dwór stoi, a karta leży na stosie odrzuconych. Żaden pionek na planszy już się nie ruszy.
lesson-build-hint = Żaden dwór nie stanął. Wybierz kartę, potem pole dworu w regionie tego samego koloru.
lesson-draw-title = Dobierz kartę
lesson-draw-text = Dwór stoi, a tobie zostały dwie karty. Na końcu tury masz mieć trzy: weź jedną z odkrytych, które widzą wszyscy, albo nieznaną z talii.
lesson-draw-done = Znów masz trzy karty. Najpierw stawianie, potem dobieranie: to cała tura.
lesson-draw-hint = Weź jedną z odkrytych kart albo wierzchnią kartę talii.
lesson-score-title = Zapełnij region
lesson-score-text = Region punktuje od razu, gdy dwory stoją na wszystkich jego polach. Małemu pomarańczowemu Lu na wschodzie brakuje jednego, a ty masz tam ich najwięcej. Zbuduj ostatni.
lesson-score-done = Za najwięcej dworów dostajesz punkt za każdy dwór w Lu, czyjkolwiek: cztery. Kto jest drugi, dostaje punkt za każdy twój: trzy.
lesson-score-hint = Lu nie jest jeszcze pełne. Wybierz pomarańczową kartę, potem wolne pole w Lu.
lesson-pair-title = Zapłać parą
lesson-pair-text = Żółtemu Qi brakuje jednego dworu, ale nie masz żółtej karty. Dwie jednakowe karty płacą za jeden pionek w regionie każdego innego koloru. Zapełnij Qi czerwoną parą.
lesson-pair-done = Dwie karty za jeden dwór, a Qi daje ci pięć punktów. W czerwonym regionie wystarczy jedna czerwona karta.
lesson-pair-hint = Qi nie jest jeszcze pełne. Wybierz obie czerwone karty, potem wolne pole w Qi.
lesson-two-title = Dwa pionki w turze
lesson-two-text = Tam, gdzie stoi już jakiś pionek, wolno w jednej turze postawić dwa: oba w tym samym regionie, za każdy płaci się osobno. Zbuduj dwa dwory w jednym regionie.
lesson-two-done = Najwyżej trzy karty, dwa pionki, jeden region: tyle mieści się w turze. W pustym regionie wolno postawić tylko jeden pionek.
lesson-two-hint = To nie były dwa dwory w jednym regionie. Zbuduj jeden w Chu za fioletową kartę, potem drugi za żółtą parę.
lesson-emissary-title = Wyślij emisariusza
lesson-emissary-text = Emisariusz kosztuje tyle samo. Staje na polu smoka w regionie, w którym są dwory, i daje punkty na końcu. Wybierz kartę, potem świecącego smoka.
lesson-emissary-done = Stoi tam już do końca. Żeby wysłać gdzieś emisariusza, nie trzeba mieć tam własnego dworu.
lesson-emissary-hint = Żaden emisariusz nie wyruszył. Wybierz kartę, potem pole smoka w regionie tego koloru.
lesson-limit-title = Gdy nie ma miejsca
lesson-limit-text = W regionie mieści się tylu emisariuszy wszystkich graczy razem, ile dworów ma tam ten, kto ma ich najwięcej. W Wei nikt nie ma więcej niż dwóch, a stoi tam już dwóch emisariuszy. Spróbuj wysłać kolejnego.
lesson-limit-done = Odmowa, od razu z numerem zasady. Twój trzeci dwór w Wei zrobiłby miejsce, nawet w tej samej turze.
lesson-limit-hint = To było dozwolone. Wybierz czerwoną kartę, potem pole smoka w Wei.
lesson-alliance-title = Zawrzyj sojusz
lesson-alliance-text = Po tej ostatniej turze punktują sojusze. Sojusz jest twój, jeśli w obu jego regionach masz najwięcej emisariuszy; wystarczy remis. W Han masz najwięcej. Wyrównaj w Wei.
lesson-alliance-done = Sojusz 12 łączy Wei i Han i daje ci punkt za każdego emisariusza w obu, czyjegokolwiek: siedem. Pozostałe szesnaście jest za twoje dwory w niepełnych regionach: one też punktują na końcu.
lesson-alliance-hint = Żaden sojusz nie dał ci punktów. Wyślij emisariusza do Wei za czerwoną kartę.
lesson-road-title = Linia wzdłuż dróg
lesson-road-text = Ta sama ostatnia tura z innymi kartami. Co najmniej cztery twoje dwory z rzędu wzdłuż dróg dają po punkcie. Została jedna luka: ostatnie wolne pole w pomarańczowym Zhao. Zapełnij je.
lesson-road-done = Sześć dworów z rzędu, sześć punktów. Dzięki nim wygrywasz o jeden punkt.
lesson-road-hint = Twoje dwory nie tworzą jeszcze linii. Wybierz pomarańczową kartę, potem wolne pole w Zhao.

# Pierwsze kroki: co pomijają lekcje, każde ze swoją zasadą
also-C24 = Zamiast stawiać pionki, można wymienić jedną kartę.
also-S10 = Regiony, które nie są pełne, liczą się na końcu.
also-S9 = Każdy dwór liczy się tylko w jednej linii; najlepszy podział znajdziemy za ciebie.
also-E1 = Gdy talia skończy się dwa razy, rundę gra się do końca. Wygrywa, kto ma najwięcej punktów.

# Pierwsze kroki: uwagi w pierwszej partii
remark-turn-1 = Gdzie jeszcze nic nie stoi, stawiasz tylko jeden pionek; gdzie ktoś już jest, najwyżej dwa.
remark-turn-2 = Drugie miejsce w regionie też się opłaca: dostajesz punkt za każdy dwór gracza przed tobą.
remark-turn-3 = Karty, które bierzesz, decydują, gdzie zbudujesz potem. Zanim coś postawisz, spójrz na odkryte.
remark-turn-4 = Dwie jednakowe karty płacą za pionek w każdym regionie innego koloru.
remark-turn-5 = Pamiętaj o drogach: cztery twoje dwory z rzędu dają punkty, także ponad granicami.
remark-turn-6 = Miejsca dla emisariuszy jest mało. Kto przyjdzie pierwszy, często ma większość.
remark-turn-7 = Emisariusze po obu stronach granicy z numerem dają punkty za wszystkich, którzy tam stoją.
remark-turn-8 = Jeśli nic nie pasuje, wymień kartę. Kosztuje to turę.
remark-fill = Jeden dwór zapełni region { $region }, a ty możesz go zbudować. Dwory policzą się od razu: sprawdź, kto ma ich najwięcej.
remark-house = Dwory dają punkty, gdy tylko ich region jest pełny; pozostałe liczą się na końcu.
remark-emissary = Emisariusz liczy się na końcu, razem z tymi w sąsiednich regionach.
remark-region-scored = Pełny region dał już punkty: najpierw za najwięcej dworów, potem miejsce po miejscu. Drugi raz się nie liczy.
remark-exchanged = Kto wymienia kartę, w tej turze nic nie stawia.
remark-reshuffled = Talia skończyła się po raz pierwszy i powstaje na nowo z odrzuconych. Za drugim razem gra kończy się z rundą.
remark-deck-empty = Ostatnia runda: nikt już nie dobiera. Wykorzystaj karty, na końcu nic nie są warte.

# Przykłady w zasadach
example-hand = Twoje karty
example-display = Odkryte karty
example-deck = { $count ->
        [one] { $count } karta w talii
        [few] { $count } karty w talii
        [many] { $count } kart w talii
       *[other] { $count } karty w talii
    }
example-house = Dwór: { $city }, { $region }? Karty: { $cards }.
example-emissary = Emisariusz do { $region }? Karty: { $cards }.
example-fort = Fortyfikacja: { $city }, { $region }? Karty: { $cards }.
example-exchange = Wymiana karty? Oddana: { $cards }.
example-take = Wziąć kartę?
example-stop = Nic więcej nie stawiać?

# Standing and telling
event-first-you = Zaczynasz.
event-dealt-you = { $card ->
        [none] Dostajesz kartę.
       *[other] Dostajesz { $card }.
    }
event-house-you = Budujesz dwór na polu { $space } i płacisz { $card }{ $count ->
        [1] {""}
       *[other] {" "}i drugą taką samą
    }.
event-emissary-you = Wysyłasz emisariusza do regionu { $region } i płacisz { $card }{ $count ->
        [1] {""}
       *[other] {" "}i drugą taką samą
    }.
event-fort-you = Stawiasz fortyfikację na polu { $space } i płacisz { $card }{ $count ->
        [1] {""}
       *[other] {" "}i drugą taką samą
    }.
event-stopped-you = Nie stawiasz nic więcej.
event-exchanged-you = Wymieniasz i odrzucasz { $card }.
event-took-you = Bierzesz { $card } spośród odkrytych.
event-reached-you = Sięgasz do talii.
event-drew-you = { $card ->
        [none] Dobierasz kartę z talii.
       *[other] Dobierasz { $card } z talii.
    }
event-roads-scored-you = Dostajesz { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } za drogi.
log-ended = Koniec gry. { $reason }.
pair-red = dwie czerwone karty
pair-green = dwie zielone karty
pair-yellow = dwie żółte karty
pair-orange = dwie pomarańczowe karty
pair-purple = dwie fioletowe karty
some-red = { $count ->
        [one] czerwona
        [few] { $count } czerwone
        [many] { $count } czerwonych
       *[other] { $count } czerwonej
    }
some-green = { $count ->
        [one] zielona
        [few] { $count } zielone
        [many] { $count } zielonych
       *[other] { $count } zielonej
    }
some-yellow = { $count ->
        [one] żółta
        [few] { $count } żółte
        [many] { $count } żółtych
       *[other] { $count } żółtej
    }
some-orange = { $count ->
        [one] pomarańczowa
        [few] { $count } pomarańczowe
        [many] { $count } pomarańczowych
       *[other] { $count } pomarańczowej
    }
some-purple = { $count ->
        [one] fioletowa
        [few] { $count } fioletowe
        [many] { $count } fioletowych
       *[other] { $count } fioletowej
    }
some-deck = { $count ->
        [one] jedna z talii
       *[other] { $count } z talii
    }
log-house = { $pair ->
        [none] { $seat } buduje dwór: { $city }, { $region }.
       *[other] { $seat } buduje dwór za { $pair }: { $city }, { $region }.
    }
log-house-you = { $pair ->
        [none] Budujesz dwór: { $city }, { $region }.
       *[other] Budujesz dwór za { $pair }: { $city }, { $region }.
    }
log-emissary = { $pair ->
        [none] { $seat } wysyła emisariusza do regionu { $region }.
       *[other] { $seat } wysyła emisariusza do regionu { $region } za { $pair }.
    }
log-emissary-you = { $pair ->
        [none] Wysyłasz emisariusza do regionu { $region }.
       *[other] Wysyłasz emisariusza do regionu { $region } za { $pair }.
    }
log-fort = { $pair ->
        [none] { $seat } stawia fortyfikację: { $city }, { $region }.
       *[other] { $seat } stawia fortyfikację za { $pair }: { $city }, { $region }.
    }
log-fort-you = { $pair ->
        [none] Stawiasz fortyfikację: { $city }, { $region }.
       *[other] Stawiasz fortyfikację za { $pair }: { $city }, { $region }.
    }
then-house = { $pair ->
        [none] Potem dwór: { $city }.
       *[other] Potem dwór za { $pair }: { $city }.
    }
then-emissary = { $pair ->
        [none] Potem emisariusz.
       *[other] Potem emisariusz za { $pair }.
    }
then-fort = { $pair ->
        [none] Potem fortyfikacja: { $city }.
       *[other] Potem fortyfikacja za { $pair }: { $city }.
    }
log-exchanged = { $seat } wymienia { $card }. Nowa karta: { $cards }.
log-exchanged-you = Wymieniasz { $card }. Nowa karta: { $cards }.
log-dealt = { $seat } dostaje karty: { $cards }.
log-dealt-you = Twoje pierwsze karty: { $cards }.
log-drew = { $seat } dobiera: { $cards }.
log-drew-you = Dobierasz: { $cards }.
then-drew = { $count ->
        [one] Nowa karta: { $cards }.
       *[other] Nowe karty: { $cards }.
    }
log-full = Region { $region } jest pełny:
log-houses = Dwory w regionie { $region }:
log-houses-all = Dwory w niepełnych regionach:
log-alliance = Sojusz { $number }, { $a }–{ $b }:
log-alliance-nobody = Sojusz { $number }, { $a }–{ $b }: nikt.
log-alliances-all = Sojusze:
log-roads = { $count ->
        [one] Linia { $lines } dworów:
       *[other] Linie { $lines } dworów:
    }
log-roads-all = Drogi:
seat-points = { $value ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }
seat-then = { $value }, gdyby gra skończyła się teraz
seat-left = { $houses ->
        [one] { $houses } dwór
        [few] { $houses } dwory
        [many] { $houses } dworów
       *[other] { $houses } dworu
    }, { $emissaries ->
        [one] { $emissaries } emisariusz
        [few] { $emissaries } emisariuszy
        [many] { $emissaries } emisariuszy
       *[other] { $emissaries } emisariusza
    }, { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
        [many] { $cards } kart
       *[other] { $cards } karty
    }
seat-forts = { $forts ->
        [0] bez fortyfikacji
        [one] { $forts } fortyfikacja
        [few] { $forts } fortyfikacje
        [many] { $forts } fortyfikacji
       *[other] { $forts } fortyfikacji
    }
standing-title = Gdyby gra skończyła się teraz
standing-seat = Miejsce
standing-houses = Pozostałe dwory
standing-emissaries = Pozostali emisariusze
standing-forts = Pozostałe fortyfikacje
standing-cards = Karty w ręku
standing-known = Karty w ręku: { $count }, znane wszystkim: { $cards }
standing-wall = Mur
standing-open = Niepełne
standing-allies = Sojusze
standing-roads = Drogi
standing-total = Gdyby koniec
standing-fine = Mur: dotychczasowe punkty. Niepełne: dwory w regionach, które nie są jeszcze pełne. Sojusze i drogi liczą się dopiero na końcu.
standing-wall-note = Mur: dotychczasowe punkty
standing-open-note = Dwory w regionach, które nie są jeszcze pełne
standing-allies-note = Sojusze; liczą się dopiero na końcu
standing-roads-note = Linie dworów wzdłuż dróg; liczą się dopiero na końcu
standing-total-note = Punkty, gdyby gra skończyła się teraz
graph-points = Punkty, gdyby gra skończyła się w tej chwili
sheet-region-all = Dwory
sheet-alliance-all = Sojusze
sheet-region-part = { $region }
sheet-alliance-part = Sojusz { $number }
finale-houses = Końcowe punkty: dwory
finale-alliances = Końcowe punkty: sojusze
finale-roads = Końcowe punkty: drogi
finale-skip = Pomiń
text-seat-you = Ty: { $score ->
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
words-region = { $region }, kolor { $color }: dwory na { $built } z { $spaces } pól, emisariusze { $emissaries } z { $cap }{ $state ->
        [scored] , policzony
       *[open] { "" }
    }
words-houses = { $seat }: { $count ->
        [one] dwór w mieście { $cities }
        [few] { $count } dwory w miastach { $cities }
        [many] { $count } dworów w miastach { $cities }
       *[other] { $count } dworu w miastach { $cities }
    }
words-houses-you = Ty: { $count ->
        [one] dwór w mieście { $cities }
        [few] { $count } dwory w miastach { $cities }
        [many] { $count } dworów w miastach { $cities }
       *[other] { $count } dworu w miastach { $cities }
    }
words-emissaries = { $seat }: { $count ->
        [one] { $count } emisariusz
        [few] { $count } emisariuszy
        [many] { $count } emisariuszy
       *[other] { $count } emisariusza
    }
words-emissaries-you = Ty: { $count ->
        [one] { $count } emisariusz
        [few] { $count } emisariuszy
        [many] { $count } emisariuszy
       *[other] { $count } emisariusza
    }
words-forts = Fortyfikacje: { $cities }
words-alliance = Sojusz { $number }, { $a }–{ $b }: { $holders }
words-holder = { $seat } { $points }
words-holder-you = ty { $points }
words-road = { $seat }: linia { $count } dworów, { $cities }
words-road-you = Ty: linia { $count } dworów, { $cities }
words-known = { $seat }: karty znane wszystkim: { $cards }
words-known-you = Ty: karty znane wszystkim: { $cards }
words-forts-left = { $seat }: pozostałe fortyfikacje: { $forts }
words-forts-left-you = Ty: pozostałe fortyfikacje: { $forts }
words-none = brak

# The map
detail-houses = Dwory
detail-emissaries = Emisariusze
detail-now = teraz
detail-got = zdobyte
detail-scored = Pełny, punkty już są policzone.
detail-scored-open = Punkty już są policzone.
detail-free = { $free ->
        [one] { $free } wolne pole dworu.
        [few] { $free } wolne pola dworów.
        [many] { $free } wolnych pól dworów.
       *[other] { $free } wolnego pola dworu.
    }
detail-room = Emisariusze: { $emissaries } z { $cap }.
detail-no-room = Najpierw dwór, potem emisariusz.
detail-alliances = Sojusze { $numbers }
detail-alliance = Sojusz { $number }
detail-alliance-nobody = Nikt nie ma najwięcej emisariuszy po obu stronach.
detail-space-free = Wolne pole dworu.
detail-fort-bare = Fortyfikacja. Należy do tego, kto tu zbuduje.
detail-fort-house = Dwór z fortyfikacją: punkty liczą się podwójnie.
detail-roads = Drogi: { $cities }

# Where cards come from
source-cards = 57 kart jest drukowanych; liczby w kolorach przepisano z późniejszego wydania.

# Gra na planszy
cardname-red = czerwona karta
cardname-green = zielona karta
cardname-yellow = żółta karta
cardname-orange = pomarańczowa karta
cardname-purple = fioletowa karta
way-one-red = jedna czerwona
way-one-green = jedna zielona
way-one-yellow = jedna żółta
way-one-orange = jedna pomarańczowa
way-one-purple = jedna fioletowa
way-two-red = dwie czerwone jak jedna
way-two-green = dwie zielone jak jedna
way-two-yellow = dwie żółte jak jedna
way-two-orange = dwie pomarańczowe jak jedna
way-two-purple = dwie fioletowe jak jedna
play-choose = Postaw pionek albo wymień kartę.
play-choose-last = Postaw pionek albo odrzuć kartę.
play-picked = Wybór: { $way }. Teraz wskaż podświetlone miejsce.
play-picked-nothing = Wybór: { $way }. Teraz nic się za to nie postawi.
play-pays-for = { $count ->
        [0] { $way }: teraz nic się za to nie postawi.
        [one] { $way }: wystarczy w { $count } miejscu.
        [few] { $way }: wystarczy w { $count } miejscach.
        [many] { $way }: wystarczy w { $count } miejscach.
       *[other] { $way }: wystarczy w { $count } miejsca.
    }
play-paying = Zapłata: { $way }.
play-confirm-house = Dwór w mieście { $city }, region { $region }?
play-confirm-fort = Fortyfikacja w mieście { $city }, region { $region }?
play-confirm-emissary = Emisariusz do regionu { $region }?
play-second = Drugi pionek w regionie { $region } albo dobierz karty.
play-second-last = Drugi pionek w regionie { $region } albo zakończ turę.
play-second-nothing = Za twoje karty nic więcej nie stanie w regionie { $region }. Dobierz karty.
play-second-nothing-last = Za twoje karty nic więcej nie stanie w regionie { $region }. Zakończ turę.
play-draw = Weź kartę odkrytą albo z talii: jeszcze { $missing }.
play-exchange-for = Wymień { $card } na odkrytą albo na kartę z talii.
play-exchange-what = Najpierw wybierz kartę, którą oddajesz.
play-do-house = Zbuduj
play-do-fort = Obwaruj
play-do-emissary = Wyślij
play-stop = Dobierz karty
play-stop-last = Zakończ turę
play-exchange = Wymień
play-keep = Zostaw
play-discard = Odrzuć
play-back = Wstecz
play-pay = Zapłata
play-kind = Który pionek
play-kind-house = Dwór
play-kind-fort = Fortyfikacja
play-kind-emissary = Emisariusz
play-rather-house = Raczej dwór
play-rather-fort = Raczej fortyfikacja
play-hand = Twoje karty
play-display = Odkryte karty
play-open-card = Odkryta: { $card }
play-take = Weź { $card }, miejsce { $place }
play-deck = { $number ->
        [1] Pierwsza talia, { $deck ->
            [one] { $deck } karta
            [few] { $deck } karty
            [many] { $deck } kart
           *[other] { $deck } karty
        }
       *[other] Druga talia, { $deck ->
            [one] { $deck } karta
            [few] { $deck } karty
            [many] { $deck } kart
           *[other] { $deck } karty
        }
    }
play-take-deck = { $number ->
        [1] Dobierz z pierwszej talii, { $deck ->
            [one] { $deck } karta
            [few] { $deck } karty
            [many] { $deck } kart
           *[other] { $deck } karty
        }
       *[other] Dobierz z drugiej talii, { $deck ->
            [one] { $deck } karta
            [few] { $deck } karty
            [many] { $deck } kart
           *[other] { $deck } karty
        }
    }
play-deck-second = 2.
play-deck-none = Talia się skończyła
play-discards = Odrzucone: { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
play-discards-title = Karty widziane i niewidziane
play-discards-color = Kolor
play-discards-here = Odrzucone
play-discards-unseen = Niewidziane
play-discards-all = Razem
play-discards-note = Niewidziane: karty w talii i te w rękach, których nikt nie widział przy braniu.
play-pair-note = Dwie karty w jednym kolorze płacą jak jedna w dowolnym innym.
play-second-note = Postaw jeszcze jeden albo weź kartę: to kończy stawianie.
play-second-note-last = Postaw jeszcze jeden albo zakończ turę. Nikt już nie dobiera.
play-draw-note = Po jednej: widzisz każdą kartę, zanim weźmiesz następną.
play-exchange-note = Wybierz, skąd ma być nowa karta.
play-last-round = Talia skończyła się po raz drugi: rundę gra się do końca.
play-last-round-short = Ostatnia runda: talia się skończyła.
play-how = Wybierz karty, potem podświetlone miejsce. Albo najpierw miejsce, potem zapłatę.
play-consequences = Co z tego wyniknie
play-if-ended = Gdyby to był koniec
play-unchanged = bez zmian
play-of = { $count } z { $most }
play-from-to = { $before } → { $after }
will-full = Region { $region } jest pełny i liczy się teraz
will-houses = Dwory w regionie { $region }, na koniec
will-houses-takes = { $seat } ma najwięcej dworów w regionie { $region }
will-houses-takes-you = Masz najwięcej dworów w regionie { $region }
will-houses-shares = { $seat } dzieli prowadzenie w regionie { $region }
will-houses-shares-you = Dzielisz prowadzenie w regionie { $region }
will-houses-keeps = { $seat } nadal prowadzi w regionie { $region }
will-houses-keeps-you = Nadal prowadzisz w regionie { $region }
will-room = W regionie { $region } jest miejsce dla emisariusza
will-no-room = Region { $region } nie przyjmie więcej emisariuszy
will-emissaries = Emisariusze w regionie { $region }
will-emissaries-takes = { $seat } ma najwięcej emisariuszy w regionie { $region }
will-emissaries-takes-you = Masz najwięcej emisariuszy w regionie { $region }
will-emissaries-shares = { $seat } dzieli większość emisariuszy w regionie { $region }
will-emissaries-shares-you = Dzielisz większość emisariuszy w regionie { $region }
will-emissaries-keeps = { $seat } nadal ma najwięcej emisariuszy w regionie { $region }
will-emissaries-keeps-you = Nadal masz najwięcej emisariuszy w regionie { $region }
will-allied = { $seat } zawiera sojusz { $number }, { $region }–{ $other }
will-allied-you = Zawierasz sojusz { $number }, { $region }–{ $other }
will-alliance-lost = { $seat } traci sojusz { $number }, { $region }–{ $other }
will-alliance-lost-you = Tracisz sojusz { $number }, { $region }–{ $other }
will-alliance = Sojusz { $number }, { $region }–{ $other }, zmienia wartość
will-line = { $seat } ma linię wzdłuż dróg
will-line-you = Twoje dwory tworzą linię wzdłuż dróg
will-line-grows = Linie gracza { $seat } rosną
will-line-grows-you = Twoje linie wzdłuż dróg rosną
will-fort = Kto tu zbuduje, liczy podwójnie za region { $region } i za linię
will-fortified = { $seat } liczy podwójnie za region { $region } i za linię tędy
will-fortified-you = Liczysz podwójnie za region { $region } i za linię tędy
will-alone = Region { $region } był pusty: w tej turze bez drugiego pionka
will-ended = Potem gra jest skończona
will-final-rest = Reszta końcowych punktów
place-board = { $board }: dziewięć regionów z polami dworów, potem sojusze
place-sea = Morze Wschodnie
place-alliances = Sojusze
place-region = { $region }, { $color }, dwory: { $count } z { $most }
place-space = { $city }, { $region }, wolne{ $fort ->
        [true] , z fortyfikacją
       *[false] { "" }
    }{ $may ->
        [true] , do wyboru
       *[false] { "" }
    }
place-house = { $city }, { $region }, dwór, { $owner }{ $fort ->
        [true] , z fortyfikacją
       *[false] { "" }
    }
place-house-you = { $city }, { $region }, twój dwór{ $fort ->
        [true] , z fortyfikacją
       *[false] { "" }
    }
place-dragon = Smok, { $region }, emisariusze: { $count } z { $most }{ $may ->
        [true] , do wyboru
       *[false] { "" }
    }
place-alliance = Sojusz { $number }, { $region }–{ $other }, niczyj
place-alliance-held = Sojusz { $number }, { $region }–{ $other }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }: { $winners }
place-alliance-held-you = Sojusz { $number }, { $region }–{ $other }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } dla ciebie
keys-cards = Wybierz karty z ręki
keys-move = Z podświetlonego miejsca na następne; z Shift na każde
keys-enter = Wybierz miejsce; jeszcze raz stawia pionek
keys-pay = Inna zapłata
keys-kind = Dwór albo fortyfikacja
keys-stop = Bez drugiego pionka
keys-exchange = Wymień wybraną kartę
keys-take = Przy dobieraniu: weź odkrytą kartę
keys-deck = Dobierz z talii
keys-cancel = Cofnij to, co jeszcze nie stoi

# Karta pomocy
glance-turn = Tura
glance-place = Postaw jeden lub dwa pionki, wszystkie w jednym regionie
glance-three = Do trzech kart, dwa pionki, jeden region
glance-empty = W pustym regionie tylko jeden pionek
glance-card = Karta w kolorze regionu to zapłata za jeden pionek
glance-pair = Tak samo para w innym kolorze
glance-limit = Emisariuszy razem najwyżej tylu, ile dworów ma tam gracz z największą ich liczbą
glance-fort = Fortyfikacja: na pustym polu dworu, za tę samą cenę
glance-exchange = Albo wymień jedną kartę
glance-draw = Po stawianiu dobierz do trzech
glance-houses = Dwory
glance-full = Gdy region jest pełny, dwory punktują od razu
glance-first = Najwięcej dworów: punkt za każdy dwór w regionie
glance-second = Następny: punkt za każdy dwór jednego gracza wyżej
glance-tie = Remis: ten sam stopień i pełne punkty
glance-double = Dwór na fortyfikacji: twoje punkty za region podwójnie
glance-end = Koniec
glance-deck = Talia kończy się dwa razy, potem dogrywacie rundę
glance-rest = Dwory w regionach, które nie są pełne
glance-alliance = Najwięcej emisariuszy po obu stronach granicy: punkt za każdego tam
glance-line = Cztery twoje dwory w linii lub więcej: po punkcie
glance-line-double = Z fortyfikacją: podwójnie
glance-winner = Wygrywa najwięcej punktów, potem większy zapas pionków
