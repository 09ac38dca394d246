# Qin. Polski

game-name = Qin
game-blurb = Kładź żetony, zakładaj prowincje i zdobywaj wioski: wygrywa, kto najszybciej zbuduje wszystkie swoje pagody.
board-bird = Ptak
board-lion = Lew
option-first = Kto zaczyna
option-first-random = Losowo
option-first-0 = Miejsce 1
option-first-1 = Miejsce 2
option-first-2 = Miejsce 3
option-first-3 = Miejsce 4
ask-place = Teraz gra { $seat }: trzeba położyć żeton.
help-move = Podaj żeton jako dwa kolory, potem dwa pola: RY g5 h5 kładzie czerwone na g5 i żółte na h5. R to czerwony, Y żółty, B niebieski.

# Odmowy
refuse-not-your-turn = To nie twoja kolej: teraz gra { $asked }.
refuse-game-over = Gra jest skończona.
refuse-draw-first = Najpierw trzeba dobrać żeton.
refuse-not-in-hand = Nie masz w ręku żetonu { $tile }.
refuse-off-board = Pola { $square } nie ma na planszy.
refuse-apart = Pola { $a } i { $b } nie mają wspólnej krawędzi.
refuse-not-grass = { $ground ->
        [water] Na { $square } jest woda, a żeton kładzie się na wolnej trawie.
        [village] Na { $square } jest wioska, a żeton kładzie się na wolnej trawie.
        [province] Na { $square } jest już pole prowincji.
       *[other] Pole { $square } nie jest wolną trawą.
    }
refuse-touches-nothing = Ani { $a }, ani { $b } nie przylega do pola prowincji.
refuse-joins-majors = To połączyłoby dwie { $color ->
        [red] czerwone
        [yellow] żółte
       *[blue] niebieskie
    } prowincje nadrzędne.
refuse-tied-join = To połączyłoby równie duże { $color ->
        [red] czerwone
        [yellow] żółte
       *[blue] niebieskie
    } prowincje różnych graczy (po { $size ->
        [one] { $size } polu
        [few] { $size } pola
        [many] { $size } pól
       *[other] { $size } pola
    }).

# Zdarzenia
event-first = Zaczyna { $seat }.
event-drew = { $tile ->
        [none] { $seat } dobiera żeton.
       *[other] { $seat } dobiera { $tile }.
    }
event-placed = { $seat } kładzie { $tile } na { $a } i { $b }.
event-founded = { $owner } zakłada { $color ->
        [red] czerwoną
        [yellow] żółtą
       *[blue] niebieską
    } prowincję na { $at } ({ $size ->
        [one] { $size } pole
        [few] { $size } pola
        [many] { $size } pól
       *[other] { $size } pola
    }).
event-enlarged = { $owner }: { $color ->
        [red] czerwona
        [yellow] żółta
       *[blue] niebieska
    } prowincja na { $at } ma teraz { $size ->
        [one] { $size } pole
        [few] { $size } pola
        [many] { $size } pól
       *[other] { $size } pola
    }.
event-became-major = { $owner }: { $color ->
        [red] czerwona
        [yellow] żółta
       *[blue] niebieska
    } prowincja na { $at } jest teraz nadrzędna ({ $size ->
        [one] { $size } pole
        [few] { $size } pola
        [many] { $size } pól
       *[other] { $size } pola
    }).
event-joined = { $color ->
        [red] Czerwone
        [yellow] Żółte
       *[blue] Niebieskie
    } prowincje łączą się na { $at } w jedną ({ $size ->
        [one] { $size } pole
        [few] { $size } pola
        [many] { $size } pól
       *[other] { $size } pola
    }). Włada nią { $owner }.
event-returned = { $seat } zabiera z powrotem { $count ->
        [one] { $count } pagodę
        [few] { $count } pagody
        [many] { $count } pagód
       *[other] { $count } pagody
    }.
event-absorbed = { $seat } przyłącza neutralną wioskę „{ $village }”.
event-conquered = { $seat } podbija wioskę „{ $village }”; traci ją { $from }.
event-built = { $seat } buduje { $count ->
        [one] { $count } pagodę
        [few] { $count } pagody
        [many] { $count } pagód
       *[other] { $count } pagody
    } (w zapasie: { $left }).
event-passed = { $seat } nie może położyć żadnego żetonu i traci kolejkę.
event-ended = { $reason ->
        [last-pagoda] Koniec gry: stoi ostatnia pagoda.
        [no-tiles] Koniec gry: nie ma już żetonów.
        [nobody-can-place] Koniec gry: nikt nie może położyć żetonu.
        [resigned] Koniec gry: partia poddana.
       *[other] Koniec gry.
    } Zwycięstwo: { $winners }.

# Wynik
reason-last-pagoda = Ostatnia pagoda zbudowana
reason-no-tiles = Brak żetonów
reason-nobody-can-place = Nikt nie może położyć żetonu
reason-resigned = Partia poddana
score-label = Pagody w zapasie (im mniej, tym lepiej)

# Plansza tekstowa
text-seat = { $mark } { $seat }: { $supply ->
        [one] { $supply } pagoda
        [few] { $supply } pagody
        [many] { $supply } pagód
       *[other] { $supply } pagody
    } w zapasie, { $tiles ->
        [one] { $tiles } żeton
        [few] { $tiles } żetony
        [many] { $tiles } żetonów
       *[other] { $tiles } żetonu
    } w ręku
text-hand = Twoje żetony: { $hand }
text-stock = Żetony w stosie: { $stock }
text-legend =
    R1 = czerwone pole prowincji gracza 1, r. = pojedyncze czerwone pole, v. = neutralna wioska, v2 = wioska gracza 2
    ~ = woda, . = trawa, ' = jedna pagoda, " = podwójna pagoda

# Wioski Ptaka
village-head = Głowa
village-west-wing-tip = Czubek zachodniego skrzydła
village-east-wing-tip = Czubek wschodniego skrzydła
village-west-shoulder = Zachodni bark
village-east-shoulder = Wschodni bark
village-west-pinion = Zachodnia lotka
village-east-pinion = Wschodnia lotka
village-west-feather = Zachodnie pióro
village-east-feather = Wschodnie pióro
village-west-outer-plume = Zachodnia kita zewnętrzna
village-east-outer-plume = Wschodnia kita zewnętrzna
village-back = Grzbiet
village-west-inner-plume = Zachodnia kita wewnętrzna
village-east-inner-plume = Wschodnia kita wewnętrzna
village-tail = Ogon

# Wioski Lwa
village-west-ear = Zachodnie ucho
village-east-ear = Wschodnie ucho
village-crown = Korona
village-west-brow = Zachodnia brew
village-east-brow = Wschodnia brew
village-west-high-mane = Zachodnia grzywa górna
village-east-high-mane = Wschodnia grzywa górna
village-west-mid-mane = Zachodnia grzywa środkowa
village-east-mid-mane = Wschodnia grzywa środkowa
village-west-cheek = Zachodni policzek
village-east-cheek = Wschodni policzek
village-west-low-mane = Zachodnia grzywa dolna
village-east-low-mane = Wschodnia grzywa dolna
village-west-whisker = Zachodni wąs
village-east-whisker = Wschodni wąs
village-west-jaw = Zachodnia szczęka
village-east-jaw = Wschodnia szczęka
village-beard = Broda
