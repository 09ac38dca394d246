# Qin. Polski

game-name = Qin
game-blurb = Kładź żetony, zakładaj prowincje i zdobywaj wioski: wygrywa, kto najszybciej zbuduje wszystkie swoje pagody.
board-bird = Ptak
board-lion = Lew
board-phoenix = Feniks
option-first = Kto zaczyna
option-first-random = Losowo
option-first-0 = Miejsce 1
option-first-1 = Miejsce 2
option-first-2 = Miejsce 3
option-first-3 = Miejsce 4
option-joining = Łączenie prowincji
option-joining-largest = Liczy się największa
option-joining-sum = Liczy się suma
option-joining-note = Gdy kilka łączonych prowincji należy do jednego gracza, grupy grają różnie: porównuje się pojedyncze prowincje albo sumę pól, które wnosi każdy gracz. Prowincja nadrzędna zawsze wygrywa.
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
refuse-tied-sums = Różni gracze wnieśliby po tyle samo do tej { $color ->
        [red] czerwonej
        [yellow] żółtej
       *[blue] niebieskiej
    } prowincji (po { $size ->
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
event-ended = Koniec gry. { $reason }. Zwycięstwo: { $winners }.

# Wynik
reason-last-pagoda = Ostatnia pagoda zbudowana
reason-no-tiles = Brak żetonów
reason-nobody-can-place = Nikt nie może położyć żetonu
reason-resigned = Partia poddana
score-label = Pagody w zapasie (im mniej, tym lepiej)
score-gave-up = Kto poddaje partię, zajmuje ostatnie miejsce ze wszystkimi pagodami z początku gry.

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
village-northwest-corner = Róg północno-zachodni
village-northeast-corner = Róg północno-wschodni
village-north-twins = Północne bliźniaki
village-north-hamlet = Północny przysiółek
village-west-gate = Zachodnia brama
village-east-twins = Wschodnie bliźniaki
village-west-twins = Zachodnie bliźniaki
village-south-hamlet = Południowy przysiółek
village-south-twins = Południowe bliźniaki
village-southwest-twins = Południowo-zachodnie bliźniaki
village-southeast-corner = Róg południowo-wschodni

# Wioski Feniksa
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

# Strona: mój ruch
letters-RR = czerwony podwójny
letters-YY = żółty podwójny
letters-BB = niebieski podwójny
letters-RY = czerwono-żółty
letters-YR = żółto-czerwony
letters-RB = czerwono-niebieski
letters-BR = niebiesko-czerwony
letters-YB = żółto-niebieski
letters-BY = niebiesko-żółty
play-place = Połóż jeden żeton obok kolorowego pola.
play-confirm = Położyć żeton { $letters } na { $a } i { $b }?
play-how = Wybierz żeton, potem świecące pole. Zobaczysz skutki, zanim go położysz.
play-chosen = Wybrany żeton: { $letters }. Może leżeć na { $count ->
        [one] { $count } polu
        [few] { $count } polach
        [many] { $count } polach
       *[other] { $count } pola
    }.
play-lay = Połóż
play-turn = Obróć żeton
play-tiles = Twoje żetony
play-tile = Żeton { $letters }
play-consequences = Skutki położenia żetonu
play-left = Pagody w zapasie
play-unchanged = bez zmian
play-stock = { $stock ->
        [one] { $stock } żeton w stosie
        [few] { $stock } żetony w stosie
        [many] { $stock } żetonów w stosie
       *[other] { $stock } żetonu w stosie
    }

# Strona: co zrobiłby żeton
then-lone = Pojedyncze { $color ->
        [red] czerwone
        [yellow] żółte
       *[blue] niebieskie
    } pole, niczyje.
then-founded = { $owner } zakłada { $color ->
        [red] czerwoną
        [yellow] żółtą
       *[blue] niebieską
    } prowincję: { $size ->
        [one] { $size } pole
        [few] { $size } pola
        [many] { $size } pól
       *[other] { $size } pola
    }.
then-founded-you = Zakładasz { $color ->
        [red] czerwoną
        [yellow] żółtą
       *[blue] niebieską
    } prowincję: { $size ->
        [one] { $size } pole
        [few] { $size } pola
        [many] { $size } pól
       *[other] { $size } pola
    }.
then-enlarged = { $owner }: { $color ->
        [red] czerwona
        [yellow] żółta
       *[blue] niebieska
    } prowincja rośnie do { $size ->
        [one] { $size } pola
        [few] { $size } pól
        [many] { $size } pól
       *[other] { $size } pola
    }.
then-enlarged-you = Twoja { $color ->
        [red] czerwona
        [yellow] żółta
       *[blue] niebieska
    } prowincja rośnie do { $size ->
        [one] { $size } pola
        [few] { $size } pól
        [many] { $size } pól
       *[other] { $size } pola
    }.
then-major = { $owner }: { $color ->
        [red] czerwona
        [yellow] żółta
       *[blue] niebieska
    } prowincja staje się nadrzędna ({ $size ->
        [one] { $size } pole
        [few] { $size } pola
        [many] { $size } pól
       *[other] { $size } pola
    }).
then-major-you = Twoja { $color ->
        [red] czerwona
        [yellow] żółta
       *[blue] niebieska
    } prowincja staje się nadrzędna ({ $size ->
        [one] { $size } pole
        [few] { $size } pola
        [many] { $size } pól
       *[other] { $size } pola
    }).
then-joined = { $owner } dostaje połączoną { $color ->
        [red] czerwoną
        [yellow] żółtą
       *[blue] niebieską
    } prowincję: { $size ->
        [one] { $size } pole
        [few] { $size } pola
        [many] { $size } pól
       *[other] { $size } pola
    }.
then-joined-you = Dostajesz połączoną { $color ->
        [red] czerwoną
        [yellow] żółtą
       *[blue] niebieską
    } prowincję: { $size ->
        [one] { $size } pole
        [few] { $size } pola
        [many] { $size } pól
       *[other] { $size } pola
    }.
then-lost = { $owner } traci { $color ->
        [red] czerwoną
        [yellow] żółtą
       *[blue] niebieską
    } prowincję ({ $size ->
        [one] { $size } pole
        [few] { $size } pola
        [many] { $size } pól
       *[other] { $size } pola
    }).
then-lost-you = Tracisz { $color ->
        [red] czerwoną
        [yellow] żółtą
       *[blue] niebieską
    } prowincję ({ $size ->
        [one] { $size } pole
        [few] { $size } pola
        [many] { $size } pól
       *[other] { $size } pola
    }).
then-merged = { $owner }: własna { $color ->
        [red] czerwona
        [yellow] żółta
       *[blue] niebieska
    } prowincja ({ $size }) wchodzi w jej skład, pagoda wraca do zapasu.
then-merged-you = Twoja { $color ->
        [red] czerwona
        [yellow] żółta
       *[blue] niebieska
    } prowincja ({ $size }) wchodzi w jej skład, pagoda wraca do zapasu.
then-absorbed = { $seat } przyłącza wioskę „{ $village }”.
then-absorbed-you = Przyłączasz wioskę „{ $village }”.
then-conquered = { $seat } podbija wioskę „{ $village }”; traci ją { $from }.
then-conquered-you = Podbijasz wioskę „{ $village }”; traci ją { $from }.
then-conquered-from-you = { $seat } podbija twoją wioskę „{ $village }”.
then-ended = Koniec gry. Zwycięstwo: { $winners }.
then-won = Wygrywasz grę.

# Strona: pola planszy
square-board = Plansza Qin: { $board }
square-grass = Rząd { $row }, kolumna { $column }, trawa
square-legal = Rząd { $row }, kolumna { $column }, trawa, tu można położyć żeton
square-water = Rząd { $row }, kolumna { $column }, woda
square-outside = Rząd { $row }, kolumna { $column }, poza planszą
square-lone = Rząd { $row }, kolumna { $column }, pojedyncze { $color ->
        [red] czerwone
        [yellow] żółte
       *[blue] niebieskie
    } pole
square-province = Rząd { $row }, kolumna { $column }, { $color ->
        [red] czerwona
        [yellow] żółta
       *[blue] niebieska
    } prowincja, włada { $owner }, { $size ->
        [one] { $size } pole
        [few] { $size } pola
        [many] { $size } pól
       *[other] { $size } pola
    }, { $pagodas ->
        [one] { $pagodas } pagoda
        [few] { $pagodas } pagody
        [many] { $pagodas } pagód
       *[other] { $pagodas } pagody
    }
square-province-you = Rząd { $row }, kolumna { $column }, { $color ->
        [red] czerwona
        [yellow] żółta
       *[blue] niebieska
    } prowincja, twoja, { $size ->
        [one] { $size } pole
        [few] { $size } pola
        [many] { $size } pól
       *[other] { $size } pola
    }, { $pagodas ->
        [one] { $pagodas } pagoda
        [few] { $pagodas } pagody
        [many] { $pagodas } pagód
       *[other] { $pagodas } pagody
    }
square-village = Rząd { $row }, kolumna { $column }, wioska { $village }, neutralna
square-village-owned = Rząd { $row }, kolumna { $column }, wioska { $village }, włada { $owner }
square-village-owned-you = Rząd { $row }, kolumna { $column }, wioska { $village }, twoja

# Strona: miejsca, plansza słowami, klawisze
seat-to-place = do postawienia
seat-tiles = { $tiles ->
        [one] { $tiles } żeton
        [few] { $tiles } żetony
        [many] { $tiles } żetonów
       *[other] { $tiles } żetonu
    }
words-seat = { $seat }: { $supply ->
        [one] { $supply } pagoda do postawienia
        [few] { $supply } pagody do postawienia
        [many] { $supply } pagód do postawienia
       *[other] { $supply } pagody do postawienia
    }, { $tiles ->
        [one] { $tiles } żeton w ręku
        [few] { $tiles } żetony w ręku
        [many] { $tiles } żetonów w ręku
       *[other] { $tiles } żetonu w ręku
    }.
words-seat-you = Ty: { $supply ->
        [one] { $supply } pagoda do postawienia
        [few] { $supply } pagody do postawienia
        [many] { $supply } pagód do postawienia
       *[other] { $supply } pagody do postawienia
    }, { $tiles ->
        [one] { $tiles } żeton w ręku
        [few] { $tiles } żetony w ręku
        [many] { $tiles } żetonów w ręku
       *[other] { $tiles } żetonu w ręku
    }.
words-province = { $color ->
        [red] Czerwona
        [yellow] Żółta
       *[blue] Niebieska
    } prowincja, { $size ->
        [one] { $size } pole
        [few] { $size } pola
        [many] { $size } pól
       *[other] { $size } pola
    }, { $pagodas ->
        [one] { $pagodas } pagoda
        [few] { $pagodas } pagody
        [many] { $pagodas } pagód
       *[other] { $pagodas } pagody
    }: { $squares }
words-village = Wioska { $village }: { $squares }
words-lone = Pojedyncze { $color ->
        [red] czerwone
        [yellow] żółte
       *[blue] niebieskie
    } pole: { $squares }
words-neutral = Neutralna wioska { $village }: { $squares }
keys-choose = Wybór żetonu
keys-move = Ruch po planszy
keys-turn = Obrót żetonu
keys-enter = Podgląd skutków; drugi raz: położenie
keys-cancel = Cofnięcie

# Strona: dziennik
log-placed = { $seat } kładzie żeton { $letters } na { $a } i { $b }.
log-placed-you = Kładziesz żeton { $letters } na { $a } i { $b }.
log-founded = Powstaje { $color ->
        [red] czerwona
        [yellow] żółta
       *[blue] niebieska
    } prowincja ({ $size ->
        [one] { $size } pole
        [few] { $size } pola
        [many] { $size } pól
       *[other] { $size } pola
    }).
log-major = Jest teraz nadrzędna.
log-ended = Koniec gry. { $reason }.
log-drew = { $seat } dobiera żeton { $letters }.
log-drew-you = Dobierasz żeton { $letters }.
event-first-you = Zaczynasz.
event-returned-you = Zabierasz z powrotem { $count ->
        [one] { $count } pagodę
        [few] { $count } pagody
        [many] { $count } pagód
       *[other] { $count } pagody
    }.
event-passed-you = Nie możesz położyć żadnego żetonu i tracisz kolejkę.

# Series
series-usual = Ptak i Lew
series-scores = Pagody w zapasie
series-note = Pagody w zapasie sumują się; wygrywa ten, kto ma ich najmniej.

# Strona: wynik
graph-placed = Postawione pagody
sheet-start = Pagody na początku
sheet-provinces = W prowincjach o dwóch do czterech polach
sheet-majors = W prowincjach nadrzędnych
sheet-villages = W wioskach

# Pierwsze kroki: lekcje
lesson-touch-title = Połóż żeton
lesson-touch-text = Żeton zajmuje dwa pola i musi stykać się bokiem z kolorowym polem: dowolnego koloru, czyimkolwiek. Wybierz żeton, potem świecące pole, i połóż go.
lesson-touch-done = Twój żeton leży przy kolorowym polu. Przy stole dobierasz potem nowy i to już cała tura.
lesson-touch-hint = Wybierz jeden ze swoich żetonów, potem świecące pole, i połóż go.
lesson-found-title = Załóż prowincję
lesson-found-text = Co najmniej dwa pola jednego koloru to prowincja. Załóż nową, a postawisz na niej pagodę. Wygrywa, kto pierwszy postawi wszystkie swoje pagody.
lesson-found-done = Prowincja założona i pagoda na niej stoi: została ci o jedną mniej.
lesson-found-hint = Nowa prowincja nie powstała. Połóż podwójny niebieski z dala od innych niebieskich albo czerwone pole przy pojedynczym czerwonym.
lesson-major-title = Prowincja nadrzędna
lesson-major-text = Pięć pól czyni prowincję nadrzędną i daje jej drugą pagodę. Twoja żółta prowincja ma cztery pola. Dołóż piąte.
lesson-major-done = Pięć pól: twoja prowincja jest nadrzędna i ma dwie pagody. Trzeciej nie dostanie nigdy.
lesson-major-hint = Twoja żółta prowincja nie urosła. Połóż przy niej żółtą połówkę żetonu.
lesson-village-title = Zdobądź wioskę
lesson-village-text = W wiosce mieści się jedna pagoda. Stanie tam twoja, jeśli to ty masz najwięcej pagód na sąsiednich prowincjach. Niech twoja prowincja dotknie neutralnej wioski.
lesson-village-done = Twoja prowincja styka się z wioską i nikt nie jest tam silniejszy: stawiasz w niej pagodę.
lesson-village-hint = Żadna wioska nie przyjęła twojej pagody. Powiększ jedną ze swoich prowincji tak, by stykała się bokiem z wioską.
lesson-join-title = Przejmij prowincję
lesson-join-text = Połączone prowincje jednego koloru stają się jedną; dostaje ją właściciel większej. Twoja niebieska ma trzy pola, sąsiednia prowincja przeciwnika dwa. Połącz je.
lesson-join-done = Trzy pola biją dwa: połączona prowincja jest twoja, a przeciwnik zabiera pagodę z powrotem.
lesson-join-hint = Niebieskie prowincje wciąż są osobno. Jedno pole styka się z obiema: połóż tam niebieskie, a w razie potrzeby obróć żeton.
lesson-majors-title = Czego nie wolno łączyć
lesson-majors-text = Dwóch prowincji nadrzędnych nie wolno łączyć, więc nadrzędna jest bezpieczna. Mimo to spróbuj: podwójny żółty w lukę między dużymi żółtymi prowincjami.
lesson-majors-done = Odmowa, od razu z numerem zasady. Nie wolno też łączyć równie dużych prowincji różnych graczy.
lesson-majors-hint = To było dozwolone. Wybierz podwójny żółty, potem pole między dwiema dużymi żółtymi prowincjami.
lesson-conquer-title = Odbierz wioskę
lesson-conquer-text = Wioska zmienia właściciela, gdy ktoś inny ma więcej pagód na prowincjach obok niej. Prowincja nadrzędna liczy się za dwie. Odbierz przeciwnikowi wioskę przy lewym brzegu.
lesson-conquer-done = Dwie pagody przeciw jednej: wioska jest twoja, a przeciwnik zabiera pagodę z powrotem.
lesson-conquer-hint = Wioska przy lewym brzegu wciąż należy do przeciwnika. Niech dotknie jej twoja duża niebieska prowincja.
lesson-last-title = Ostatnia pagoda
lesson-last-text = Tobie została jedna pagoda, przeciwnikowi dwie. Kto postawi ostatnią, od razu wygrywa. Znajdź miejsce dla swojej.
lesson-last-done = Twoja ostatnia pagoda stoi i w tej samej chwili wygrywasz.
lesson-last-hint = Żadna pagoda nie stanęła. Załóż na przykład prowincję: podwójny niebieski z dala od innych niebieskich.

# Pierwsze kroki: co pomijają lekcje, każde ze swoją zasadą
also-Q29 = Remis przy wiosce niczego nie zmienia.
also-Q39 = Gdy zabraknie żetonów, wygrywa ten, komu zostało najmniej pagód.
also-Q26 = Wioska na dwóch polach to jedna wioska.
also-Q32 = Wygrać można także w cudzej turze.

# Pierwsze kroki: uwagi w pierwszej grze
remark-turn-1 = Dwa pola jednego koloru to prowincja, a z nią pagoda: połóż podwójny żeton albo połówkę przy polu jej koloru.
remark-turn-2 = Szukaj wiosek: każda, której dotkną twoje prowincje, może przyjąć kolejną pagodę.
remark-turn-3 = Żeton w dwóch kolorach robi dwie rzeczy naraz. Sprawdź, co daje każda połówka.
remark-turn-4 = Pojedyncze pole kusi wszystkich: kto położy przy nim ten sam kolor, zakłada prowincję.
remark-turn-5 = O wiosce decyduje liczba pagód obok niej. Prowincja nadrzędna liczy się za dwie.
remark-turn-6 = Małe prowincje obok większych tego samego koloru są zagrożone. Z pięcioma polami są bezpieczne.
remark-turn-7 = Licz pagody, które zostały przeciwnikom. Kto ma ich mało, jest blisko zwycięstwa.
remark-turn-8 = Wygrać możesz także w cudzej turze, jeśli czyjś żeton pozwoli postawić twoją ostatnią pagodę.
remark-founded = Nowa prowincja: kto ją zakłada, stawia na niej pagodę.
remark-enlarged = Prowincja, która rośnie, nie zmienia właściciela, ktokolwiek położył żeton.
remark-became-major = Pięć pól to prowincja nadrzędna: ma dwie pagody i nikt jej już nie przejmie.
remark-joined = Połączone prowincje dostaje właściciel największej z nich; pagody pozostałych wracają do zapasu.
remark-returned = Pagodę, która wróciła, trzeba postawić jeszcze raz. Małe prowincje obok większych są zagrożone.
remark-absorbed = Neutralna wioska przyjmuje pagodę tego, kto ma najwięcej pagód na prowincjach obok niej.
remark-conquered = Ktoś ma obok wioski więcej pagód niż jej właściciel: wioska przechodzi w inne ręce.
remark-passed = Kto nie może położyć żadnego żetonu, traci kolejkę i zachowuje wszystkie żetony.
sheet-unpaid = Należne, lecz niepostawione, gdy gra się skończyła

# On its card
game-time = około 25 minut
game-author = Reiner Knizia

# Karta pomocy
glance-turn = Ruch
glance-lay = Połóż żeton na dwóch wolnych polach trawy
glance-touch = Musi dotykać krawędzią kolorowego pola: dowolnego koloru, czyjegokolwiek
glance-draw = Potem dobierz żeton
glance-must = Kto może, musi położyć; kto nie może, jest pomijany
glance-provinces = Prowincje
glance-lone = Pojedyncze pole nie należy do nikogo
glance-found = Od dwóch do czterech pól jednego koloru: kto zakłada prowincję, stawia pagodę
glance-major = Pięć pól: nadrzędna. Druga pagoda, nigdy trzecia, i nikt jej nie zabierze
glance-enlarge = Rosnąca prowincja zostaje przy właścicielu, ktokolwiek kładzie żeton
glance-join-largest = Połączone dostaje właściciel największej; pozostałe pagody wracają
glance-join-sum = Połączone dostaje ten, kto wnosi najwięcej pól, a nadrzędna ma pierwszeństwo; pozostałe pagody wracają
glance-majors = Dwóch nadrzędnych nie wolno łączyć nigdy
glance-tie-largest = Ani prowincji różnych graczy, jeśli są równe i największe
glance-tie-sum = Ani prowincji, do których różni gracze wnoszą po tyle samo
glance-villages = Wioski
glance-absorb = Neutralna wioska przyjmuje pagodę tego, kto sam jest przy niej najsilniejszy
glance-strength = Siła: twoje pagody w prowincjach, które jej dotykają; nadrzędna liczy się za dwie
glance-conquer = Silniejszy od wszystkich innych przejmuje wioskę, a stara pagoda wraca
glance-stay = Remis niczego nie zmienia
glance-end = Koniec
glance-supplies = Do postawienia: 24 pagody w dwie osoby, 19 w trzy, 15 w cztery
glance-supply = Każdy ma do postawienia { $pagodas ->
        [one] { $pagodas } pagodę
        [few] { $pagodas } pagody
        [many] { $pagodas } pagód
       *[other] { $pagodas } pagody
    }
glance-last = Kto postawi ostatnią, wygrywa natychmiast
glance-anyone = Nawet w cudzym ruchu
glance-fewest = Brak żetonów albo nikt nie może kłaść: wygrywa, komu zostało najmniej pagód
