# Tea Garden: names of things. Polski
# Parametr, w którym jest słowo, staje się komunikatem KLUCZ-SŁOWO, jeśli taki jest. Dlatego nie ma komunikatów scroll-…: effect-scroll wybiera według samego słowa.

game-name = Tea Garden
game-blurb = Uprawiaj herbatę nad Jangcy: zagrywaj karty, zakładaj ogrody, daj liściom dojrzeć, zadowól karawany i cesarza.
game-time = około 90 minut
game-author = Tomáš Holek

# Prowincje
province-yellow = Rodzinna Dolina
province-green = Syczuan
province-blue = Guizhou
province-orange = Hunan
province-red = Hubei

# Regiony, według numeru (jako tekst, inaczej widać liczbę)
region-1 = Jinsha
region-2 = Ya’an
region-3 = Mengding
region-4 = Qingcheng
region-5 = Emei
region-6 = Zunyi
region-7 = Duyun
region-8 = Leishan
region-9 = Meitan
region-10 = Anhua
region-11 = Guzhang
region-12 = Junshan
region-13 = Enshi
region-14 = Yichang
region-15 = Wudang
region-16 = Wufeng
space-name = { $region }, pole { $letter }
river-name = Jangcy
landmark-lake = Jezioro
landmark-mountain = Góra

# Tory
river-start = Początek rzeki
river-segment = Odcinek rzeki { $n }
river-berth = Przystań warta { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktu
    }
university-start = Początek uniwersytetu
university-sector = Sektor { $n }
university-centre = Środek uniwersytetu
part-outer = część zewnętrzna
part-inner = część wewnętrzna
emperor-start = Dół toru cesarza
emperor-row = Szczebel { $n }
end-points = { $n ->
        [one] { $n } punkt na końcu
        [few] { $n } punkty na końcu
        [many] { $n } punktów na końcu
       *[other] { $n } punktu na końcu
    }

# Rzeczy
thing-leaf-green = Zielony liść
thing-leaf-brown = Brązowy liść
thing-basket = Kosz
thing-pagoda = Pagoda
thing-garden = Ogród
thing-boat = Łódź
thing-worker = Robotnik
thing-emperor_token = Żeton cesarza
thing-cup_tile = Kafelek filiżanki
thing-cup_row = Rząd filiżanek
thing-connection = Połączenie
thing-cup_marker = Znacznik filiżanki
thing-bonus_token = Żeton premii
thing-scroll = Zwój
thing-scroll-strength = Zwój siły
thing-scroll-teapot = Zwój czajniczka
thing-scroll-repeat = Zwój powtórzenia
thing-card-starting = Karta początkowa
thing-card-action = Karta akcji
thing-card-emperor = Karta cesarza
thing-caravan-basic = Karawana podstawowa
thing-caravan-advanced = Karawana zaawansowana
thing-trade = Oferta
thing-tier = Próg
thing-market = Rynek
thing-river = Rzeka
thing-university = Uniwersytet
thing-emperor_track = Tor cesarza
thing-turn_slot = Miejsce tury
thing-draw_pile = Stos dobierania
thing-discard_pile = Stos kart odrzuconych
thing-deck = Talia
thing-supply = Zapas
thing-strength = Siła
thing-quality = Jakość
thing-value = Wartość
level-1 = Poziom I
level-2 = Poziom II
level-3 = Poziom III
level-4 = Poziom IV
level-5 = Poziom V

# Symbole i akcje
teapot-green = zielony czajniczek
teapot-red = czerwony czajniczek
teapot-blue = niebieski czajniczek
teapot-any = czajniczek dowolnego koloru
side-river = Rzeka
side-cups = Filiżanki
side-university = Uniwersytet
action-garden = Załóż ogród
action-buy = Kup kartę
action-caravan = Sprzedaj karawanie
action-ferment = Fermentuj
action-harvest = Dodatkowy zbiór
action-advance = Awansuj na torze cesarza
action-marker = Użyj znacznika filiżanki
action-repeat = Powtórz akcję poboczną
action-fee = Wnieś opłatę
action-pass = Pasuj
action-end = Zakończ turę

# Karty cesarza. Inne karty nie mają nazw; widać ich oznaczenia
card-E01 = Mistrz piwnicy
card-E02 = Strażnik ciemnej herbaty
card-E03 = Wiosenny zbiór
card-E04 = Cesarska pieczęć
card-E05 = Cesarski dekret
card-E06 = Strażnik czajniczków
card-E07 = Pan ogrodów
card-E08 = Architekt ogrodów
card-E09 = Mistrz karawan
card-E10 = Strażnik traktu
card-E11 = Wytworny dwór
card-E12 = Admirał rzeki
card-E13 = Kanclerz nauk
card-E14 = Mecenas porcelany
card-E15 = Ceremonia herbaty
card-E16 = Wielka ceremonia herbaty

# Za co punktują karty cesarza
scoring-brown_leaves = { $vp ->
        [one] { $vp } punkt za każdy brązowy liść
        [few] { $vp } punkty za każdy brązowy liść
        [many] { $vp } punktów za każdy brązowy liść
       *[other] { $vp } punktu za każdy brązowy liść
    }, najwyżej za { $max ->
        [one] { $max } liść
        [few] { $max } liście
        [many] { $max } liści
       *[other] { $max } liścia
    }.
scoring-green_leaves = { $vp ->
        [one] { $vp } punkt za każdy zielony liść
        [few] { $vp } punkty za każdy zielony liść
        [many] { $vp } punktów za każdy zielony liść
       *[other] { $vp } punktu za każdy zielony liść
    }, najwyżej za { $max ->
        [one] { $max } liść
        [few] { $max } liście
        [many] { $max } liści
       *[other] { $max } liścia
    }.
scoring-teapot_scrolls = { $vp ->
        [one] { $vp } punkt za każdy zwój czajniczka
        [few] { $vp } punkty za każdy zwój czajniczka
        [many] { $vp } punktów za każdy zwój czajniczka
       *[other] { $vp } punktu za każdy zwój czajniczka
    }, najwyżej za { $max ->
        [one] { $max } zwój
        [few] { $max } zwoje
        [many] { $max } zwojów
       *[other] { $max } zwoju
    }.
scoring-gardens = { $vp ->
        [one] { $vp } punkt za każdy ogród
        [few] { $vp } punkty za każdy ogród
        [many] { $vp } punktów za każdy ogród
       *[other] { $vp } punktu za każdy ogród
    }, najwyżej za { $max ->
        [one] { $max } ogród
        [few] { $max } ogrody
        [many] { $max } ogrodów
       *[other] { $max } ogrodu
    }.
scoring-caravans = { $vp ->
        [one] { $vp } punkt za każdą karawanę
        [few] { $vp } punkty za każdą karawanę
        [many] { $vp } punktów za każdą karawanę
       *[other] { $vp } punktu za każdą karawanę
    }, najwyżej za { $max ->
        [one] { $max } karawanę
        [few] { $max } karawany
        [many] { $max } karawan
       *[other] { $max } karawany
    }.
scoring-river_cards = { $vp ->
        [one] { $vp } punkt za każdą kartę z rzeką w talii
        [few] { $vp } punkty za każdą kartę z rzeką w talii
        [many] { $vp } punktów za każdą kartę z rzeką w talii
       *[other] { $vp } punktu za każdą kartę z rzeką w talii
    }, najwyżej za { $max ->
        [one] { $max } kartę
        [few] { $max } karty
        [many] { $max } kart
       *[other] { $max } karty
    }.
scoring-university_cards = { $vp ->
        [one] { $vp } punkt za każdą kartę z uniwersytetem w talii
        [few] { $vp } punkty za każdą kartę z uniwersytetem w talii
        [many] { $vp } punktów za każdą kartę z uniwersytetem w talii
       *[other] { $vp } punktu za każdą kartę z uniwersytetem w talii
    }, najwyżej za { $max ->
        [one] { $max } kartę
        [few] { $max } karty
        [many] { $max } kart
       *[other] { $max } karty
    }.
scoring-cups_cards = { $vp ->
        [one] { $vp } punkt za każdą kartę z filiżankami w talii
        [few] { $vp } punkty za każdą kartę z filiżankami w talii
        [many] { $vp } punktów za każdą kartę z filiżankami w talii
       *[other] { $vp } punktu za każdą kartę z filiżankami w talii
    }, najwyżej za { $max ->
        [one] { $max } kartę
        [few] { $max } karty
        [many] { $max } kart
       *[other] { $max } karty
    }.
scoring-teapot_cards = { $vp ->
        [one] { $vp } punkt za każdą kartę z czajniczkiem w talii
        [few] { $vp } punkty za każdą kartę z czajniczkiem w talii
        [many] { $vp } punktów za każdą kartę z czajniczkiem w talii
       *[other] { $vp } punktu za każdą kartę z czajniczkiem w talii
    }, najwyżej za { $max ->
        [one] { $max } kartę
        [few] { $max } karty
        [many] { $max } kart
       *[other] { $max } karty
    }.
scoring-starting_cards = { $vp ->
        [one] { $vp } punkt za każdą kartę początkową w talii
        [few] { $vp } punkty za każdą kartę początkową w talii
        [many] { $vp } punktów za każdą kartę początkową w talii
       *[other] { $vp } punktu za każdą kartę początkową w talii
    }, najwyżej za { $max ->
        [one] { $max } kartę
        [few] { $max } karty
        [many] { $max } kart
       *[other] { $max } karty
    }.
scoring-flat = { $vp ->
        [one] { $vp } punkt.
        [few] { $vp } punkty.
        [many] { $vp } punktów.
       *[other] { $vp } punktu.
    }
scoring-flat_minus = { $vp ->
        [one] { $vp } punkt, minus { $minus } za każdą kartę początkową w talii.
        [few] { $vp } punkty, minus { $minus } za każdą kartę początkową w talii.
        [many] { $vp } punktów, minus { $minus } za każdą kartę początkową w talii.
       *[other] { $vp } punktu, minus { $minus } za każdą kartę początkową w talii.
    }

# Kafelki filiżanek: lewa połowa, prawa połowa
half-blue = niebieska
half-green = zielona
half-white = biała
cup-C01 = kafelek niebieski–niebieski
cup-C02 = kafelek niebieski–zielony
cup-C03 = kafelek niebieski–biały
cup-C04 = kafelek zielony–niebieski
cup-C05 = kafelek zielony–zielony
cup-C06 = kafelek zielony–biały
cup-C07 = kafelek biały–niebieski
cup-C08 = kafelek biały–zielony
cup-C09 = kafelek biały–biały
cup-C10 = kafelek niebieski–niebieski
cup-C11 = kafelek niebieski–zielony
cup-C12 = kafelek niebieski–biały
cup-C13 = kafelek zielony–niebieski
cup-C14 = kafelek zielony–zielony
cup-C15 = kafelek zielony–biały
cup-C16 = kafelek biały–niebieski
cup-C17 = kafelek biały–zielony
cup-C18 = kafelek biały–biały
cup-C19 = kafelek niebieski–niebieski
cup-C20 = kafelek niebieski–zielony
cup-C21 = kafelek niebieski–biały
cup-C22 = kafelek zielony–niebieski
cup-C23 = kafelek zielony–zielony
cup-C24 = kafelek zielony–biały
cup-C25 = kafelek biały–niebieski
cup-C26 = kafelek biały–zielony
cup-C27 = kafelek biały–biały
cup-C28 = kafelek niebieski–niebieski
cup-C29 = kafelek niebieski–zielony
cup-C30 = kafelek niebieski–biały
cup-C31 = kafelek zielony–niebieski
cup-C32 = kafelek zielony–zielony
cup-C33 = kafelek zielony–biały
cup-C34 = kafelek biały–niebieski
cup-C35 = kafelek biały–zielony
cup-C36 = kafelek biały–biały
cup-C37 = kafelek niebieski–zielony
cup-C38 = kafelek zielony–biały
cup-C39 = kafelek biały–niebieski
cup-C40 = kafelek niebieski–niebieski

# Efekty, jako zdania
effect-vp = Dostajesz { $n ->
        [one] { $n } punkt.
        [few] { $n } punkty.
        [many] { $n } punktów.
       *[other] { $n } punktu.
    }
effect-leaves = Dostajesz { $n ->
        [one] { $n } zielony liść jakości { $q }.
        [few] { $n } zielone liście jakości { $q }.
        [many] { $n } zielonych liści jakości { $q }.
       *[other] { $n } zielonego liścia jakości { $q }.
    }
effect-ferment = Możesz sfermentować { $n ->
        [one] { $n } liść.
        [few] najwyżej { $n } liście.
        [many] najwyżej { $n } liści.
       *[other] najwyżej { $n } liścia.
    }
effect-emperor_token = Dostajesz { $n ->
        [one] { $n } żeton cesarza.
        [few] { $n } żetony cesarza.
        [many] { $n } żetonów cesarza.
       *[other] { $n } żetonu cesarza.
    }
effect-scroll = Dostajesz { $scroll ->
        [strength] { $n ->
                [one] { $n } zwój siły.
                [few] { $n } zwoje siły.
                [many] { $n } zwojów siły.
               *[other] { $n } zwoju siły.
            }
        [teapot] { $n ->
                [one] { $n } zwój czajniczka.
                [few] { $n } zwoje czajniczka.
                [many] { $n } zwojów czajniczka.
               *[other] { $n } zwoju czajniczka.
            }
       *[repeat] { $n ->
                [one] { $n } zwój powtórzenia.
                [few] { $n } zwoje powtórzenia.
                [many] { $n } zwojów powtórzenia.
               *[other] { $n } zwoju powtórzenia.
            }
    }
effect-cup_marker = Dostajesz { $n ->
        [one] { $n } znacznik filiżanki.
        [few] { $n } znaczniki filiżanek.
        [many] { $n } znaczników filiżanek.
       *[other] { $n } znacznika filiżanki.
    }
effect-draw = Możesz dobrać { $n ->
        [one] { $n } kartę.
        [few] { $n } karty.
        [many] { $n } kart.
       *[other] { $n } karty.
    }
effect-draw_discard = Możesz dobrać { $n ->
        [one] { $n } kartę, a potem odrzucić jedną.
        [few] { $n } karty, a potem odrzucić tyle samo.
        [many] { $n } kart, a potem odrzucić tyle samo.
       *[other] { $n } karty, a potem odrzucić tyle samo.
    }
effect-remove_card = Możesz usunąć z gry { $n ->
        [one] { $n } kartę.
        [few] { $n } karty.
        [many] { $n } kart.
       *[other] { $n } karty.
    }
effect-sell_leaves = Możesz sprzedać liście, najwyżej { $max }: { $green ->
        [one] { $green } punkt
        [few] { $green } punkty
        [many] { $green } punktów
       *[other] { $green } punktu
    } za każdy zielony, { $brown } za każdy brązowy.
effect-emperor_card = Bierzesz { $n ->
        [one] { $n } odkrytą kartę cesarza.
        [few] { $n } odkryte karty cesarza.
        [many] { $n } odkrytych kart cesarza.
       *[other] { $n } odkrytej karty cesarza.
    }

# To samo krótko, na plansze i listy
brief-vp = { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktu
    }
brief-leaves = { $n ->
        [one] { $n } liść jakości { $q }
        [few] { $n } liście jakości { $q }
        [many] { $n } liści jakości { $q }
       *[other] { $n } liścia jakości { $q }
    }
brief-ferment = fermentacja { $n }
brief-emperor_token = { $n ->
        [one] { $n } żeton cesarza
        [few] { $n } żetony cesarza
        [many] { $n } żetonów cesarza
       *[other] { $n } żetonu cesarza
    }
brief-scroll = { $scroll ->
        [strength] { $n ->
                [one] { $n } zwój siły
                [few] { $n } zwoje siły
                [many] { $n } zwojów siły
               *[other] { $n } zwoju siły
            }
        [teapot] { $n ->
                [one] { $n } zwój czajniczka
                [few] { $n } zwoje czajniczka
                [many] { $n } zwojów czajniczka
               *[other] { $n } zwoju czajniczka
            }
       *[repeat] { $n ->
                [one] { $n } zwój powtórzenia
                [few] { $n } zwoje powtórzenia
                [many] { $n } zwojów powtórzenia
               *[other] { $n } zwoju powtórzenia
            }
    }
brief-cup_marker = { $n ->
        [one] { $n } znacznik filiżanki
        [few] { $n } znaczniki filiżanek
        [many] { $n } znaczników filiżanek
       *[other] { $n } znacznika filiżanki
    }
brief-draw = dobranie { $n ->
        [one] { $n } karty
        [few] { $n } kart
        [many] { $n } kart
       *[other] { $n } karty
    }
brief-draw_discard = dobranie { $n }, odrzucenie { $n }
brief-remove_card = usunięcie { $n ->
        [one] { $n } karty
        [few] { $n } kart
        [many] { $n } kart
       *[other] { $n } karty
    }
brief-sell_leaves = sprzedaż do { $max } liści: zielony { $green }, brązowy { $brown }
brief-emperor_card = wybór { $n ->
        [one] { $n } karty cesarza
        [few] { $n } kart cesarza
        [many] { $n } kart cesarza
       *[other] { $n } karty cesarza
    }

# Ceny
price-leaves = { $n ->
        [one] { $n } liść jakości { $q } lub lepszej
        [few] { $n } liście jakości { $q } lub lepszej
        [many] { $n } liści jakości { $q } lub lepszej
       *[other] { $n } liścia jakości { $q } lub lepszej
    }
price-any = { $n ->
        [one] { $n } liść
        [few] { $n } liście
        [many] { $n } liści
       *[other] { $n } liścia
    }
price-brown = { $n ->
        [one] { $n } brązowy liść
        [few] { $n } brązowe liście
        [many] { $n } brązowych liści
       *[other] { $n } brązowego liścia
    }
price-row = { $tokens ->
        [one] { $tokens } żeton cesarza
        [few] { $tokens } żetony cesarza
        [many] { $tokens } żetonów cesarza
       *[other] { $tokens } żetonu cesarza
    }, liść jakości { $quality } lub lepszej
price-fee = { $leaves ->
        [one] { $leaves } liść
        [few] { $leaves } liście
        [many] { $leaves } liści
       *[other] { $leaves } liścia
    }, w tym co najmniej { $brown ->
        [one] { $brown } brązowy
        [few] { $brown } brązowe
        [many] { $brown } brązowych
       *[other] { $brown } brązowego
    }

# Stół i opcje
board-valley = Dolina Jangcy
option-supply = Zapas
option-supply-open = Bez ograniczeń
option-supply-box = Jak w pudełku
option-supply-note = Liście, znaczniki filiżanek, żetony cesarza i zwoje. Przy zapasie z pudełka jest ich tyle, ile w nim leży; czego zabraknie, przepada.
option-first = Kto zaczyna
option-first-random = Losowo
option-first-0 = Miejsce 1
option-first-1 = Miejsce 2
option-first-2 = Miejsce 3
option-first-3 = Miejsce 4
setup-first-seat = Miejsca, które ma zacząć, nie ma przy tym stole: jest ich { $players }.

# Pytania
ask-menu = { $seat } ma turę.
ask-cover = { $seat } może dołożyć karty pod kartę wierzchnią.
ask-pagoda = { $seat } wybiera pagodę.
ask-teapot = { $seat } zastępuje brakujący czajniczek.
ask-pay = { $seat } płaci liściem.
ask-flip = { $seat } fermentuje liście.
ask-pick = { $seat } zbiera liście w ogrodach.
ask-side = { $seat } powtarza akcję poboczną.
ask-place = { $seat } układa kafelek filiżanki.
ask-draw = { $seat } może dobrać karty.
ask-discard = { $seat } odrzuca kartę.
ask-remove = { $seat } może usunąć kartę z gry.
ask-put = { $seat } kładzie znacznik filiżanki na połączeniu.
ask-sell = { $seat } sprzedaje liście.
ask-take = { $seat } wybiera kartę cesarza.
help-move = Liść to g (zielony) albo b (brązowy) i numer kosza, pole ogrodu to numer regionu i litera, połączenie to rząd.miejsce. Tabela w zasadach mówi, co robi każde polecenie: pass, fee, end. top S01, cover S08, done. garden 9a, pagoda 3. buy A21, teapot scroll, teapot leaves, teapot brown. caravan KB01 1 2. ferment, flip 3. harvest, pick 9. pay g3, sell b5. river. cups yellow, place new, place 1 left, place 1 right. university outer, university inner. repeat scroll, repeat leaves. bonus 1. marker 1.1 left, put 1.1. advance, take E04. draw, skip, discard S01, remove hand S01, remove pile S01, remove discard S01.

# Odmowy
refuse-game-over = Partia jest skończona.
refuse-not-asked = Teraz decyduje kto inny: { $asked }.
refuse-not-now = To nie jest odpowiedź na obecne pytanie. Najpierw na nie odpowiedz.
refuse-pass-late = Spasować można tylko na samym początku tury.
refuse-no-fee = Nie ma opłaty. Kosztuje tylko czwarta tura.
refuse-fee-poor = Opłata to { $leaves ->
        [one] { $leaves } liść
        [few] { $leaves } liście
       *[many] { $leaves } liści
    }, w tym co najmniej { $brown ->
        [one] { $brown } brązowy
        [few] { $brown } brązowe
       *[many] { $brown } brązowych
    }. Nie masz tylu, więc spasuj.
refuse-fee-first = To twoja czwarta tura: najpierw wnieś opłatę albo spasuj.
refuse-fee-no-card = Po opłacie nie byłoby karty do zagrania ani sposobu, by ją zdobyć. Spasuj.
refuse-hand-empty = Nie zagrano jeszcze kart, a po tym nie byłoby żadnej w ręku. Możliwe jest tylko to, co daje kartę.
refuse-played-twice = W tej turze karty są już zagrane. Nic nie można dołożyć.
refuse-not-in-hand = Nie masz w ręku karty { $card }.
refuse-cards-first = Najpierw zagraj karty.
refuse-main-done = Akcja główna tej tury jest już wykonana.
refuse-side-done = Akcja poboczna tej tury jest już wykonana.
refuse-end-early = Zanim skończysz turę, zagraj karty i wykonaj akcję główną. Dodatkowy zbiór jest zawsze możliwy.
refuse-no-marker = Na tym połączeniu nie masz znacznika filiżanki.
refuse-top-row = Twój robotnik jest na szczycie toru cesarza.
refuse-row-tokens = Następny szczebel kosztuje { $tokens ->
        [one] { $tokens } żeton cesarza
        [few] { $tokens } żetony cesarza
       *[many] { $tokens } żetonów cesarza
    }. Masz mniej.
refuse-row-leaf = Następny szczebel kosztuje liść jakości { $quality } lub lepszej. Nie masz takiego.
refuse-space-taken = Pole { $space } w regionie { $region } nie jest wolne. Wybierz inne.
refuse-second-garden = Masz już ogród w regionie { $region }, a każdy może mieć tam tylko jeden.
refuse-too-far = { $region } leży za daleko. Zakładaj ogrody obok własnych albo dwie granice dalej.
refuse-no-pagoda = Wszystkie twoje pagody są na mapie.
refuse-pagoda-strength = Potrzebna jest siła { $need }. Masz { $reach }, razem ze zwojami.
refuse-pagoda-gone = Na twojej planszetce nie ma pagody o tym numerze.
refuse-not-in-market = Karty { $card } nie ma na rynku.
refuse-market-strength = Zakup z tego miejsca wymaga siły { $need }. Masz { $reach }, razem ze zwojami.
refuse-price-poor = Karta kosztuje { $leaves ->
        [one] { $leaves } liść
        [few] { $leaves } liście
       *[many] { $leaves } liści
    } jakości { $quality } lub lepszej. Nie masz tylu.
refuse-teapots-missing = Widać za mało czajniczków, brakuje: { $missing }. Nie masz zwojów ani liści, by je zastąpić.
refuse-no-teapot-scroll = Nie masz zwoju czajniczka.
refuse-no-caravan = Karawany { $caravan } nie ma wśród odkrytych.
refuse-no-trade = Karawana ma dwie oferty i dwa progi: 1 i 2.
refuse-tier-strength = Ten próg wymaga siły { $need }. Masz { $reach }, razem ze zwojami.
refuse-trade-poor = Ta oferta kosztuje { $leaves ->
        [one] { $leaves } liść
        [few] { $leaves } liście
       *[many] { $leaves } liści
    }{ $brown ->
        [0] .
        [one] , w tym { $brown } brązowy.
        [few] , w tym { $brown } brązowe.
       *[many] , w tym { $brown } brązowych.
    } Nie masz tylu.
refuse-no-green = Nie masz zielonego liścia do fermentacji.
refuse-flip-one = Sfermentuj co najmniej jeden liść.
refuse-ferment-which = W koszu { $quality } nie masz zielonego liścia do fermentacji.
refuse-flip-which = W koszu { $quality } nie masz zielonego liścia.
refuse-pick-one = Zbierz liście w co najmniej jednym ogrodzie.
refuse-pick-which = Nie masz ogrodu w regionie { $region }.
refuse-not-shown = Karta wierzchnia tej tury nie pokazuje tej akcji pobocznej.
refuse-river-end = Twoja łódź jest na końcu rzeki.
refuse-cups-closed = Nie masz ogrodu w tej prowincji: { $province }. Bierz filiżanki tam, gdzie go masz.
refuse-cups-empty = Stos tej prowincji jest pusty: { $province }.
refuse-no-row = Nie masz takiego rzędu filiżanek.
refuse-no-repeat = Akcję poboczną powtarza się tuż po niej, raz na turę.
refuse-no-repeat-scroll = Nie masz zwoju powtórzenia.
refuse-repeat-poor = Powtórzenie kosztuje { $leaves ->
        [one] { $leaves } brązowy liść
        [few] { $leaves } brązowe liście
       *[many] { $leaves } brązowych liści
    }. Masz mniej.
refuse-repeat-blocked = Tej akcji pobocznej nie da się powtórzyć.
refuse-no-bonus = Karta wierzchnia nie ma takiej premii.
refuse-bonus-used = Ta premia jest w tej turze już użyta.
refuse-bonus-idle = Ta premia nic by teraz nie dała.
refuse-no-leaf = Nie masz takiego liścia.
refuse-rising = Wymieniaj je rosnąco, po ostatnio podanym.
refuse-pay-quality = Każdy liść tej ceny jest jakości { $quality } lub lepszej.
refuse-pay-brown = Tu potrzebny jest brązowy liść.
refuse-dead-end = Wtedy nie dałoby się zapłacić reszty. Wybierz inaczej.
refuse-pay-keep = Nie masz kart w ręku: liść jakości { $quality } lub lepszej musi zostać na tor cesarza.
refuse-last-card = Nie zagrano jeszcze kart, więc ostatnia zostaje w ręku.
refuse-discard-which = Karty { $card } nie masz w ręku. Odrzuć kartę z ręki.
refuse-remove-which = Karty { $card } tam nie ma.
refuse-no-connection = Nie masz takiego połączenia.
refuse-sell-which = Nie masz takiego liścia na sprzedaż.
refuse-take-which = Karty { $card } nie ma wśród odkrytych kart cesarza.

# Zdarzenia
event-first = { $seat } zaczyna.
event-token = Żeton premii w regionie { $region }: { $bonus }.
event-revealed-market = Nowa karta na rynku: { $card }.
event-revealed-caravan = Nowa karawana: { $caravan }.
event-revealed-emperor = Nowa karta cesarza: { $card }.
event-revealed-cup = Na wierzchu stosu ({ $province }): { $cup }.
event-drew = { $card ->
        [none] { $seat } dobiera kartę.
       *[other] { $seat } dobiera kartę: { $card }.
    }
event-shuffled = { $seat } tasuje stos kart odrzuconych: to nowy stos dobierania.
event-round = Zaczyna się runda { $round }; rozpoczyna { $seat }.
event-turn = { $seat }: tura { $turn } w tej rundzie.
event-passed = { $seat } pasuje.
event-fee-begun = { $seat } wnosi opłatę za czwartą turę.
event-fee-paid = Opłata wniesiona: { $seat }.
event-paid = { $seat } płaci { $colour ->
        [green] zielonym liściem
       *[brown] brązowym liściem
    } jakości { $quality }.
event-played = { $seat } zagrywa jako kartę wierzchnią: { $card }.
event-covered = { $seat } kładzie pod spód: { $card }.
event-strength = Siła kart, { $seat }: { $strength }.
event-used-marker = { $seat } zdejmuje znacznik filiżanki i używa premii kafelka: { $cup }.
event-rising = { $seat } wchodzi na szczebel { $row } i płaci: { $tokens ->
        [one] { $tokens } żeton cesarza
        [few] { $tokens } żetony cesarza
       *[many] { $tokens } żetonów cesarza
    }.
event-rose = { $seat } jest na szczeblu { $row }.
event-chose-space = { $seat } zakłada ogród: { $region }, pole { $space }.
event-founded = { $seat } ma nowy ogród: { $region }, pagoda { $pagoda }.
event-strengthened = { $seat } używa: { $count ->
        [one] { $count } zwój siły
        [few] { $count } zwoje siły
       *[many] { $count } zwojów siły
    }.
event-buying = { $missing ->
        [0] { $seat } kupuje kartę { $card }.
       *[other] { $seat } kupuje kartę { $card }; brakujące czajniczki: { $missing }.
    }
event-replaced = { $seat } zastępuje czajniczek: { $swap ->
        [scroll] zwój czajniczka
        [leaves] liście
       *[brown] brązowe liście
    }.
event-bought = { $seat } bierze do ręki kartę { $card }.
event-trading = { $seat } sprzedaje karawanie { $caravan }: oferta { $trade }, próg { $tier }.
event-traded = { $seat } zatrzymuje karawanę { $caravan }.
event-fermenting = { $seat } fermentuje w akcji głównej.
event-fermented = { $seat } odwraca liść jakości { $quality } na brązową stronę.
event-harvesting = { $seat } wykonuje dodatkowy zbiór.
event-picked = { $count ->
        [0] { $seat } zbiera w regionie { $region }, ale zapas jest pusty.
       *[other] { $seat } zbiera liść w regionie { $region }.
    }
event-closed = { $seat } na tym kończy.
event-sailed = { $seat } płynie na odcinek { $segment } rzeki.
event-berthed = { $seat } zajmuje przystań wartą { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
event-took-cup = { $seat } bierze kafelek filiżanki ({ $province }): { $cup }.
event-placed-cup = { $marker ->
        [true] { $seat } dokłada kafelek do rzędu { $row } i kładzie znacznik filiżanki.
       *[other] { $seat } kładzie kafelek w rzędzie { $row }.
    }
event-studied = { $seat } idzie do sektora { $sector } uniwersytetu, { $part }.
event-centre = { $seat } stawia robotnika w środku uniwersytetu.
event-repeating = { $means ->
        [scroll] { $seat } powtarza akcję poboczną zwojem: { $side }.
       *[leaves] { $seat } powtarza akcję poboczną za liście: { $side }.
    }
event-used-bonus = { $seat } używa premii karty { $card }.
event-points = { $seat } zdobywa { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }.
event-leaves = { $count ->
        [0] { $seat } nie dostaje liści: zapas jest pusty.
       *[other] { $seat } dostaje { $count ->
        [one] { $count } zielony liść
        [few] { $count } zielone liście
       *[many] { $count } zielonych liści
    } jakości { $quality }.
    }
event-tokens = { $count ->
        [0] { $seat } nie dostaje żetonu cesarza: zapas jest pusty.
       *[other] { $seat } dostaje { $count ->
        [one] { $count } żeton cesarza
        [few] { $count } żetony cesarza
       *[many] { $count } żetonów cesarza
    }.
    }
event-scrolls = { $seat } dostaje { $scroll ->
        [strength] { $count ->
        [one] { $count } zwój siły
        [few] { $count } zwoje siły
       *[many] { $count } zwojów siły
    }
        [teapot] { $count ->
        [one] { $count } zwój czajniczka
        [few] { $count } zwoje czajniczka
       *[many] { $count } zwojów czajniczka
    }
       *[repeat] { $count ->
        [one] { $count } zwój powtórzenia
        [few] { $count } zwoje powtórzenia
       *[many] { $count } zwojów powtórzenia
    }
    }.
event-nothing = To teraz nic nie daje: { $seat }.
event-marker-put = { $seat } kładzie znacznik filiżanki na połączeniu { $row }.{ $place }.
event-drawing = { $seat } dobiera: { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }.
event-skipped = { $seat } rezygnuje.
event-discarded = { $seat } odrzuca kartę: { $card }.
event-removed = { $seat } usuwa z gry kartę { $zone ->
        [hand] z ręki
        [pile] ze stosu dobierania
       *[discard] ze stosu kart odrzuconych
    }: { $card }.
event-sold = { $seat } sprzedaje { $colour ->
        [green] zielony liść
       *[brown] brązowy liść
    } jakości { $quality } za { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
event-took-emperor = { $seat } bierze kartę cesarza: { $card }.
event-turn-ended = { $seat } kończy turę.
event-market-left = Karta { $card } opuszcza rynek i grę.
event-ripened = Liście dojrzewają przed rundą { $round }: zielone o kosz niżej, brązowe o kosz wyżej.
event-harvested = Zbiór, { $seat }: { $count ->
        [one] { $count } liść
        [few] { $count } liście
       *[many] { $count } liści
    }.
event-ended = Koniec partii. Wygrywa: { $winners }.
reason-points = Skończyła się piąta runda
reason-resigned = Partia poddana

# Arkusz punktów
score-label = Punkty
sheet-points = W trakcie gry
sheet-action_cards = Karty akcji
sheet-emperor_cards = Karty cesarza
sheet-river = Rzeka
sheet-university = Uniwersytet
sheet-emperor_track = Tor cesarza
sheet-cups = Filiżanki
sheet-tokens = Zwoje i żetony cesarza

# Plansza w tekście
text-round = { $round ->
        [0] Gra jest przygotowywana.
       *[other] Runda { $round } z 5, rozpoczyna { $seat }
    }
text-market = Rynek (siła:karta): { $cards }; zakryte: { $down }
text-caravans = Karawany: { $cards }; zakryte: { $down }
text-emperors = Karty cesarza: { $cards }; zakryte: { $down }
text-cups = Filiżanki: { $tiles }
text-tokens = Żetony premii (region:żeton): { $tokens }
text-seat = { $seat }: { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
       *[many] { $score } punktów
    }; w ręku { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }; wykorzystane tury: { $turns }
text-seat-you = Ty: { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
       *[many] { $score } punktów
    }; w ręku { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }; wykorzystane tury: { $turns }
text-tracks = Rzeka { $boat }, uniwersytet { $university } (środek { $centre }), szczebel { $row }
text-gardens = Ogrody { $gardens }; pagody { $pagodas }
text-hand = Twoja ręka: { $hand }

# Court and cards
face-side = Akcja poboczna
face-or = albo
face-teapots = Czajniczki
face-bonus = Premia
face-reward = Nagroda
face-end = Na końcu
face-cost = Cena
court-deck = w talii { $n }
court-here = tutaj: { $names }
court-each = { $n ->
        [one] { $n } punkt na końcu za każdego robotnika
        [few] { $n } punkty na końcu za każdego robotnika
       *[many] { $n } punktów na końcu za każdego robotnika
    }
court-reserve = w rezerwie: { $names }
university-reserve = Robotnicy w rezerwie: { $n }. Po każdym okrążeniu jeden z nich trafia do środka.
market-hint = nad kartą potrzebna siła
market-you-see = Widzisz
market-seen = Czajniczki, które widzisz: { $pots }
market-needs = potrzebna siła { $need }
market-lacks = { $n ->
        [one] brakuje { $n } czajniczka
        [few] brakuje { $n } czajniczków
       *[many] brakuje { $n } czajniczków
    }
caravans-title = Karawany
caravans-hint = oferta i próg
emperors-title = Karty cesarza
stair-title = Tor cesarza
stair-hint = żetony i liść za każdy szczebel
stair-start = start

# My board
mine-title = Twoja planszetka
mine-title-of = Planszetka: { $seat }
mine-title-of-you = Twoja planszetka
mine-baskets = Kosze
mine-basket = Kosz { $n }: zielone { $green }, brązowe { $brown }.
mine-basket-then = W następnej rundzie: zielone { $green }, brązowe { $brown }.
mine-heap-green = Zielone liście w koszu { $n }: wybrano { $picked } z { $count }
mine-heap-brown = Brązowe liście w koszu { $n }: wybrano { $picked } z { $count }
mine-next-round = Następna runda
mine-pagodas = Pagody
mine-pagoda = Pagoda { $n }
mine-pagoda-gone = Pagoda { $n } stoi na mapie
mine-count-scroll-strength = Zwoje siły: { $count }
mine-count-scroll-teapot = Zwoje czajniczka: { $count }
mine-count-scroll-repeat = Zwoje powtórzenia: { $count }
mine-count-emperor_token = Żetony cesarza: { $count }
mine-about-scroll-strength = Zwój siły: raz zwiększa siłę akcji głównej o 1. Zużywa się, gdy siły brakuje.
mine-about-scroll-teapot = Zwój czajniczka: przy kupowaniu karty zastępuje jeden brakujący czajniczek.
mine-about-scroll-repeat = Zwój powtórzenia: pozwala powtórzyć akcję poboczną zaraz po niej.
mine-about-emperor_token = Żeton cesarza: płacisz nim za awans na torze cesarza.
mine-about-pagoda = Pagoda { $n }: założenie z nią ogrodu wymaga siły { $n }, a w dalekim regionie większej.
mine-about-basket = Tu leżą liście jakości { $n }; z rundy na rundę dojrzewają do następnego kosza.
mine-slots = Tury tej rundy
mine-slot = Tura { $n }
mine-slot-is-now = teraz
mine-slot-is-free = wolna
mine-slot-is-lost = pas
mine-slot-now = Tura { $n }: karty jeszcze niezagrane
mine-slot-free = Tura { $n }: jeszcze do rozegrania
mine-slot-lost = Tura { $n }: pas
mine-slot-fee = Tura { $n } kosztuje { $price }
mine-slot-cards = Tura { $n }: siła { $strength }, karty pod spodem: { $under }. Na wierzchu: { $cards }
mine-slot-bonus = Naciśnij, by użyć premii: { $bonus }
mine-slot-title = Tura { $n }, siła { $strength }
mine-cups = Filiżanki
mine-cups-none = Nie ma jeszcze kafelków.
mine-cup-row = Rząd { $n }
mine-place-left = Na lewym końcu rzędu { $n }
mine-place-right = Na prawym końcu rzędu { $n }
mine-place-new = W nowym rzędzie
mine-use-tile = Premia tego kafelka: { $cup }
mine-use-marker = Użyj znacznika z połączenia { $spot }; jest tam: { $count }
mine-put-here = Połóż znacznik na połączeniu { $spot }; jest tam: { $count }
mine-deck = Karty: w ręku { $hand }, stos dobierania { $pile }, stos kart odrzuconych { $discard }, karty cesarza { $emperors }, karawany { $caravans }
mine-deck-of = Karty: { $seat }
mine-deck-of-you = Twoje karty
mine-hand = W ręku: { $count }
mine-pile = Stos dobierania: { $count }
mine-pile-note = Bez kolejności: o następnej karcie decyduje los.
mine-hidden = Ręka i stos dobierania: { $hand } i { $pile }
mine-hidden-note = Które z nich są w ręku, pozostaje ukryte.
mine-discard = Stos kart odrzuconych: { $count }
mine-played = Na miejscach tur: { $count }
mine-removed = Poza grą: { $count }
mine-caravans = Karawany: { $count }
mine-known = w ręku

# Hand and decisions
dock-hand = Twoja ręka
dock-hand-raise = Twoja ręka: unieś karty, które chcesz zagrać
dock-cards = { $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }
dock-chosen = wybrane: { $n }
dock-played = zagrane: { $n }
dock-sum = Siła { $n }
dock-top = wierzch
dock-under = spód
dock-is-top = karta wierzchnia
dock-is-under = pod kartą wierzchnią
dock-make-top = Połóż na wierzchu
dock-no-cards = Brak kart w ręku
dock-choices = Co możesz zrobić
dock-main = Akcja główna
dock-more = Akcje poboczne, premie, akcje darmowe
dock-garden = Ogród
dock-buy = Zakup
dock-caravan = Karawana
dock-ferment = Fermen­tacja
dock-harvest = Zbiór
dock-ways-garden = { $n ->
        [one] { $n } region
        [few] { $n } regiony
        [many] { $n } regionów
       *[other] { $n } regionu
    }
dock-ways-buy = { $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }
dock-ways-caravan = { $n } z { $open }
dock-ways-ferment = { $n ->
        [one] { $n } liść
        [few] { $n } liście
        [many] { $n } liści
       *[other] { $n } liścia
    }
dock-ways-harvest = { $n ->
        [one] { $n } ogród
        [few] { $n } ogrody
        [many] { $n } ogrodów
       *[other] { $n } ogrodu
    }
dock-not-now = nie teraz
dock-needs-strength = potrzeba { $n }
dock-group-repeat = Jeszcze raz
dock-group-side = Akcja poboczna
dock-group-bonus = Premia
dock-group-free = Akcja darmowa
dock-repeat-scroll = Powtórz zwojem
dock-repeat-leaves = { $n ->
        [one] Powtórz za { $n } brązowy liść
        [few] Powtórz za { $n } brązowe liście
        [many] Powtórz za { $n } brązowych liści
       *[other] Powtórz za { $n } brązowego liścia
    }
dock-markers = Znaczniki filiżanek
dock-tile = { $end ->
        [left] Lewy kafelek
       *[right] Prawy kafelek
    }
dock-spot = rząd { $row }, połączenie { $place }
dock-connection = Połączenie { $place }
dock-in-row = rząd { $row }
dock-new-row = Nowy rząd
dock-row-end = Rząd { $row }, { $end ->
        [left] z lewej
       *[right] z prawej
    }
dock-matches = ten sam kolor
dock-needs = potrzeba
dock-needs-least = potrzeba co najmniej
dock-pay = Płacisz
dock-gain = Zysk
dock-seen = widać
dock-lack = brakuje: { $n }
dock-pots = { $missing ->
        [0] wszystkie widać
       *[other] brakuje: { $missing }
    }
dock-short = { $n ->
        [0] { $what }: nic nie ma w zapasie
       *[other] { $what }: w zapasie tylko { $n }
    }
dock-into-hand = do ręki
dock-to-hand = { $card }, do ręki
dock-leaf-green = { $n ->
        [one] { $n } zielony liść jakości { $q }
        [few] { $n } zielone liście jakości { $q }
        [many] { $n } zielonych liści jakości { $q }
       *[other] { $n } zielonego liścia jakości { $q }
    }
dock-leaf-brown = { $n ->
        [one] { $n } brązowy liść jakości { $q }
        [few] { $n } brązowe liście jakości { $q }
        [many] { $n } brązowych liści jakości { $q }
       *[other] { $n } brązowego liścia jakości { $q }
    }
dock-pick-green = Zielone liście jakości { $q }: wybrano { $picked } z { $n }
dock-pick-brown = Brązowe liście jakości { $q }: wybrano { $picked } z { $n }
dock-your-leaves = Twoje liście
dock-gardens = Twoje ogrody
dock-pagodas = Twoje pagody
dock-pagoda = Pagoda { $n }, potrzebna siła { $need }
dock-need = potrzeba { $n }
dock-teapot = Co zastąpi czajniczek
dock-you-have = masz { $n }
dock-emperor-cards = Odkryte karty cesarza
dock-piles = Stos dobierania: { $pile }. Stos kart odrzuconych: { $discard }.
dock-tap-discard = Wybierz z ręki kartę, którą odrzucasz.
dock-tap-cover = Wybierz kolejne karty pod kartę wierzchnią albo zagraj tak, jak jest.
dock-space = { $n ->
        [0] bez punktów
        [one] { $n } punkt
        [few] { $n } punkty
        [many] { $n } punktów
       *[other] { $n } punktu
    }
dock-spaces = Wolne pola
dock-unused = Niewykorzystane: { $list }
dock-unused-repeat = powtórzenie
dock-back = Wstecz
dock-cover-done = Zagraj te karty
dock-choose = Wybierz z tego
dock-choose-card = Wybierz kartę
dock-choose-action = Wybierz akcję główną
dock-choose-garden = Wybierz region
dock-choose-buy = Wybierz kartę z rynku
dock-choose-caravan = Wybierz karawanę
dock-choose-ferment = Wybierz liście
dock-choose-harvest = Wybierz ogrody
dock-raise = Unieś karty do zagrania
dock-play = { $n ->
        [one] Zagraj { $n } kartę
        [few] Zagraj { $n } karty
        [many] Zagraj { $n } kart
       *[other] Zagraj { $n } karty
    }, siła { $strength }
dock-leaves-missing = { $n ->
        [one] Jeszcze { $n } liść
        [few] Jeszcze { $n } liście
        [many] Jeszcze { $n } liści
       *[other] Jeszcze { $n } liścia
    }
dock-browns-missing = { $n ->
        [one] Jeszcze { $n } brązowy liść
        [few] Jeszcze { $n } brązowe liście
        [many] Jeszcze { $n } brązowych liści
       *[other] Jeszcze { $n } brązowego liścia
    }
dock-flip-none = Nie fermentuj
dock-sell-none = Nie sprzedawaj
dock-no-leaves = Żadnych liści
dock-sell = { $n ->
        [one] Sprzedaj { $n } liść
        [few] Sprzedaj { $n } liście
        [many] Sprzedaj { $n } liści
       *[other] Sprzedaj { $n } liścia
    } za { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
dock-flip = { $n ->
        [one] Fermentuj { $n } liść
        [few] Fermentuj { $n } liście
        [many] Fermentuj { $n } liści
       *[other] Fermentuj { $n } liścia
    }
dock-pay-leaves = { $n ->
        [one] Zapłać { $n } liść
        [few] Zapłać { $n } liście
        [many] Zapłać { $n } liści
       *[other] Zapłać { $n } liścia
    }
dock-pick = { $n ->
        [one] Zbierz z { $n } ogrodu
        [few] Zbierz z { $n } ogrodów
        [many] Zbierz z { $n } ogrodów
       *[other] Zbierz z { $n } ogrodu
    }
dock-gardens-missing = Wybierz ogród
# end of hand and decisions

# Standing and telling
event-first-you = Zaczynasz.
event-passed-you = Pasujesz.
event-round-you = Zaczyna się runda { $round }; ty rozpoczynasz.
log-played = { $seat } zagrywa { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }{ $strength ->
        [none] .
       *[other] : siła { $strength }.
    }
log-played-you = Zagrywasz { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }{ $strength ->
        [none] .
       *[other] : siła { $strength }.
    }
then-played = Zagrane: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }{ $strength ->
        [none] .
       *[other] , siła { $strength }.
    }
log-of = { $seat }: { $what }
log-of-you = Ty: { $what }
log-act = { $paid ->
        [none] { $gained ->
            [none] { $what }.
           *[other] { $what }: { $gained }.
        }
       *[other] { $gained ->
            [none] { $what }; koszt: { $paid }.
           *[other] { $what }; koszt: { $paid }; zysk: { $gained }.
        }
    }
log-act-again = { $paid ->
        [none] { $gained ->
            [none] Jeszcze raz: { $what }.
           *[other] Jeszcze raz: { $what }; zysk: { $gained }.
        }
       *[other] { $gained ->
            [none] Jeszcze raz: { $what }; koszt: { $paid }.
           *[other] Jeszcze raz: { $what }; koszt: { $paid }; zysk: { $gained }.
        }
    }
log-rest = { $paid ->
        [none] { $gained ->
            [none] Punkty.
           *[other] Zysk: { $gained }.
        }
       *[other] { $gained ->
            [none] Koszt: { $paid }.
           *[other] Koszt: { $paid }. Zysk: { $gained }.
        }
    }
log-garden = { $pagoda ->
        [none] Nowy ogród w regionie { $region }
       *[other] Nowy ogród w regionie { $region } z pagodą { $pagoda }
    }
log-buy = Zakup: { $what }
log-caravan = Sprzedaż karawanie
log-ferment = { $count ->
        [one] Fermentacja: { $count } liść
        [few] Fermentacja: { $count } liście
       *[many] Fermentacja: { $count } liści
    }
log-harvest = Dodatkowy zbiór: { $region }
log-cups = { $row ->
        [none] Filiżanki: { $cup }
       *[other] { $joined ->
            [yes] Filiżanki: { $cup } w rzędzie { $row }, ze znacznikiem
           *[no] Filiżanki: { $cup }, nowy rząd { $row }
        }
    }
log-university = Uniwersytet, sektor { $sector }, { $part }
log-marker = Użyty znacznik filiżanki
log-bonus = Premia karty wierzchniej
log-fee = Opłata za czwartą turę
log-card = { $card }
log-card-action = karta poziomu { $level } o sile { $strength }
log-card-starting = karta początkowa o sile { $strength }
log-some-green = { $count ->
        [one] { $count } zielony liść
        [few] { $count } zielone liście
       *[many] { $count } zielonych liści
    }
log-some-brown = { $count ->
        [one] { $count } brązowy liść
        [few] { $count } brązowe liście
       *[many] { $count } brązowych liści
    }
log-some-fermented = { $count ->
        [one] { $count } sfermentowany liść
        [few] { $count } sfermentowane liście
       *[many] { $count } sfermentowanych liści
    }
log-some-drew = { $count ->
        [one] { $count } dobrana karta
        [few] { $count } dobrane karty
       *[many] { $count } dobranych kart
    }
log-some-discarded = { $count ->
        [one] { $count } odrzucona karta
        [few] { $count } odrzucone karty
       *[many] { $count } odrzuconych kart
    }
log-some-sold = { $count ->
        [one] { $count } sprzedany liść
        [few] { $count } sprzedane liście
       *[many] { $count } sprzedanych liści
    }
log-some-centre = robotnik w środku
log-some-berth = przystań warta { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
log-some-emperor = karta cesarza „{ $card }”
log-some-removed = poza grą: { $what }
log-lost-leaves = bez liścia (zapas jest pusty)
log-lost-tokens = bez żetonu cesarza (zapas jest pusty)
log-lost-scroll = { $scroll ->
        [strength] bez zwoju siły (zapas jest pusty)
        [teapot] bez zwoju czajniczka (zapas jest pusty)
       *[repeat] bez zwoju powtórzenia (zapas jest pusty)
    }
log-lost-nothing = premia bez skutku
log-ripened = Koniec rundy { $round }, liście dojrzewają.
log-harvested = Zbiór: { $harvests }.
log-harvested-by = { $seat } { $count }
log-ended = Piąta runda się skończyła, a z nią partia.

did-garden = ogród: { $region }
did-buy = zakup karty
did-caravan = sprzedaż karawanie
did-ferment = fermentacja
did-harvest = dodatkowy zbiór
did-river = rejs rzeką
did-cups = kafelek filiżanki
did-university = uniwersytet
did-rise = szczebel { $row }
did-cards = zagrywa karty
did-passed = pas

seat-points = { $value ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
seat-then = { $value }, gdyby gra skończyła się teraz
seat-state = { $cards ->
        [one] { $cards } karta w ręku
        [few] { $cards } karty w ręku
       *[many] { $cards } kart w ręku
    }
panel-turns = Wykonane tury: { $count } z { $most }
panel-starts = rozpoczyna
panel-cards = { $count ->
        [one] { $count } karta w ręku
        [few] { $count } karty w ręku
       *[many] { $count } kart w ręku
    }
panel-pagodas = { $count ->
        [one] została { $count } pagoda
        [few] zostały { $count } pagody
       *[many] zostało { $count } pagód
    }
panel-basket = Kosz { $quality }: { $green ->
        [one] { $green } zielony liść
        [few] { $green } zielone liście
       *[many] { $green } zielonych liści
    }, { $brown ->
        [one] { $brown } brązowy
        [few] { $brown } brązowe
       *[many] { $brown } brązowych
    }
panel-empty = Brak liści
panel-waits = Jeszcze bez tury
panel-board = Planszetka: { $seat }
standing-title = Gdyby teraz koniec
standing-short = na teraz
standing-source = Źródło
standing-now = Dotychczasowe punkty
standing-fine = Te punkty są już zdobyte; cała reszta doszłaby, gdyby gra skończyła się teraz.
standing-emperors = { $card }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
standing-no-emperors = Jeszcze bez karty cesarza
graph-points = Punkty, jak gdyby gra skończyła się w tej chwili
finale-title = Punktacja końcowa: { $source }
finale-skip = Pomiń
finale-action_cards = Punkty wydrukowane na kartach akcji w talii.
finale-emperor_cards = Każda karta cesarza z osobna.
finale-emperor_cards-of = { $seat }: { $cards }
finale-emperor_cards-one = { $card } { $points }
finale-river = Miejsca, do których dopłynęły łodzie.
finale-university = Robotnicy w środku i sektor każdego gracza.
finale-emperor_track = Ile jest wart szczebel każdego robotnika.
finale-cups = Jednokolorowe połączenia we wszystkich rzędach razem.
finale-tokens = Po jednym za każdy zwój i żeton cesarza, który został.

words-none = brak
words-market = Rynek, siła { $need }: { $what }.
words-caravan = Karawana: { $trades }. Przy sile { $tiers }.
words-trade = { $reward }, koszt: { $pay }
words-tier = { $strength }: { $reward }
words-emperor = Karta cesarza: { $what }.
words-down = Zakryte: rynek { $market }, karawany { $caravans }, karty cesarza { $emperors }.
words-supply = Zapas: liście { $leaves }, znaczniki filiżanek { $markers }, żetony cesarza { $tokens }; zwoje: siły { $strength }, czajniczka { $teapot }, powtórzenia { $repeat }.
words-region = { $region } ({ $province }, wartość { $value }): premia { $bonus }; ogrody: { $owners }.
words-owner = { $seat }, { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
words-full = brak wolnych pól
words-free-points = wolne, według punktów: { $points }
words-cup = Filiżanki, { $province }: { $cup }, { $bonus }; pod spodem { $down }.
words-cup-empty = Filiżanki, { $province }: stos jest pusty.
words-leaves = Liście: zielone { $green }; brązowe { $brown }.
words-basket = { $count } jakości { $quality }
words-things = Żetony cesarza { $tokens }; zwoje: siły { $strength }, czajniczka { $teapot }, powtórzenia { $repeat }.
words-pagodas = Pozostałe pagody: { $pagodas }. Karawany: { $caravans }.
words-tracks = Odcinek rzeki { $boat }, szczebel { $row }, uniwersytet: { $study }, robotnicy w środku { $centre }.
words-berth = Miejsce w porcie: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } na końcu.
words-reserve = Robotnicy w rezerwie: { $count }.
words-study = sektor { $sector }, { $part }
words-row = Rząd filiżanek { $row }: { $tiles }; znaczniki: { $markers }.
words-slot = Tura { $turn }: na wierzchu { $what }, siła { $strength }.
words-piles = Stos dobierania { $pile }, stos kart odrzuconych { $discard }.
words-list = { $list }

# Learning
lesson-garden-title = Załóż ogród
lesson-garden-text = Przez pięć rund uprawiasz herbatę i zbierasz punkty. Co turę zagrywasz karty: ich liczby składają się na twoją siłę. Unieś jedną kartę albo kilka, wybierz akcję ogrodu, a potem region obok Jinsha. Liczba na pagodzie to siła, której wymaga.
lesson-garden-done = To twój drugi ogród. Przyniósł premię swojego regionu, a po każdej rundzie każdy ogród daje dwa liście. Ogród o dwie granice dalej wymaga o 2 więcej siły.
lesson-garden-hint = Ogród nie powstał. Unieś karty warte razem co najmniej 2, wybierz akcję ogrodu, potem podświetlony region i pagodę.
lesson-top-title = Karta wierzchnia
lesson-top-text = Z zagranych kart jedna leży na wierzchu i tylko jej symbole działają; pozostałe dają siłę. Łódź to akcja poboczna: płyniesz dalej i dostajesz to, co rzeka tam daje. Zagraj karty z łodzią na wierzchu, a potem popłyń.
lesson-top-done = Masz zwój siły: odrzuć go przy akcji głównej, a da 1 siły więcej. Akcję poboczną wolno wykonać przed główną albo po niej, albo z niej zrezygnować.
lesson-top-hint = Twoja łódź nie popłynęła. Zagraj kartę z łodzią jako wierzchnią, potem wybierz rzekę.
lesson-leaves-title = Liście dojrzewają
lesson-leaves-text = Po każdej rundzie zielone liście spadają o jeden kosz, a brązowe idą o kosz wyżej. Dobre liście warto więc w porę sfermentować. Twoja siła to 3: wybierz fermentację, wskaż do trzech zielonych liści, a potem zakończ turę. To ostatnia w tej rundzie.
lesson-leaves-done = Brązowe liście są teraz o kosz lepsze, zielone o kosz gorsze, a każdy ogród dał dwa liście swojej wartości. Zagrane karty leżą na stosie kart odrzuconych, a ty masz cztery nowe.
lesson-leaves-hint = Żaden liść nie został sfermentowany. Wybierz fermentację, wskaż zielone liście i zakończ turę.
lesson-market-title = Kup lepszą kartę
lesson-market-text = Karta kosztuje siłę podaną nad nią, liście i czajniczki. Czajniczków się nie oddaje: muszą być widoczne na twoich kartach wierzchnich z tej rundy, a widać jeden zielony. Za każdy brakujący oddajesz zwój czajniczka, trzy liście albo dwa brązowe. Kup kartę.
lesson-market-done = Karta jest w twoim ręku i można ją zagrać od następnej tury. Pozostałe przesunęły się w lewo, gdzie wymagają mniej siły, i odkryto nową.
lesson-market-hint = Nic nie kupiono. Wybierz zakup, potem podświetloną kartę; zastąp czajniczek i zapłać liśćmi.
lesson-caravan-title = Sprzedaj karawanie
lesson-caravan-text = Karawana ma dwie oferty i dwa progi. Płacisz liście jednej oferty, potrzebujesz siły jednego progu i dostajesz obie nagrody. Twoja siła to 4. Wybierz karawanę z ofertą i progiem. Jakość nie ma tu znaczenia, więc zapłać najgorszymi liśćmi.
lesson-caravan-done = Karawany dają punkty od razu, a karta zostaje u ciebie: niektóre karty cesarza je liczą. Brązowy liść zawsze może zastąpić zielony, nigdy na odwrót.
lesson-caravan-hint = Żadna karawana nie została obsłużona. Wybierz akcję karawany, karawanę z ofertą i progiem, a potem liście.
lesson-cups-title = Rzędy filiżanek
lesson-cups-text = Twoja karta wierzchnia pokazuje filiżanki. Weź wierzchni kafelek z prowincji, w której masz ogród, i połóż go na końcu swojego rzędu: na połączeniu pojawi się znacznik. Potem zdejmij ten znacznik i weź premię jednego z dwóch kafelków.
lesson-cups-done = Zdjęcie znacznika to akcja darmowa, w każdej twojej turze, nawet przed zagraniem kart. Gdzie stykają się te same kolory, połączenie liczy się na końcu, a każde następne liczy się bardziej.
lesson-cups-hint = Znacznik nie został użyty. Połóż kafelek z lewej albo z prawej strony rzędu, potem wybierz znacznik między kafelkami.
lesson-university-title = Dookoła uniwersytetu
lesson-university-text = Twój robotnik idzie do następnego sektora, do części zewnętrznej albo wewnętrznej, i dostajesz jej premię. Ilekroć wraca do sektora 1, jeden robotnik trafia do środka: 10 punktów na końcu. Idź do sektora 4, a potem powtórz akcję poboczną swoim zwojem.
lesson-university-done = Dwie premie i robotnik w środku. Bez zwoju powtórzenie kosztuje trzy brązowe liście. Następuje zaraz po akcji pobocznej, także na rzece i przy filiżankach.
lesson-university-hint = W środku nie ma robotnika. Idź do sektora 4 i od razu powtórz to zwojem.
lesson-emperor-title = Cesarz cię dostrzega
lesson-emperor-text = Awans na torze cesarza to akcja darmowa, możliwa w dowolnej chwili twojej tury. Pierwszy szczebel kosztuje dwa żetony cesarza i liść, a daje kartę cesarza. Awansuj, zapłać i weź kartę, która ci odpowiada.
lesson-emperor-done = Karty cesarza są silne, a na końcu dają punkty za to, co wymieniają. Twoja jest w ręku i wolno ją zagrać jeszcze w tej turze. Możesz tu też usunąć z talii słabą kartę.
lesson-emperor-hint = Nie było awansu. Wybierz następny szczebel toru cesarza, zapłać liściem, a potem weź kartę.
lesson-fee-title = Czwarta tura
lesson-fee-text = Trzy tury w rundzie są za darmo. Czwarta kosztuje trzy liście, w tym co najmniej jeden brązowy, i płaci się na samym początku. Możesz też spasować: wtedy karty zostają w ręku na następną rundę. Tym razem zapłać, a potem zagraj karty.
lesson-fee-done = Tura jest twoja. Płać słabymi zielonymi liśćmi: po rundzie byłyby warte jeszcze mniej.
lesson-fee-hint = Opłata nie została wniesiona. Wybierz ją, oddaj trzy liście, w tym co najmniej jeden brązowy, potem zagraj karty.
lesson-end-title = Ostatnia tura
lesson-end-text = Po piątej rundzie punkty dają karty, rzeka, uniwersytet, tor cesarza i filiżanki, a po 1 zwoje i żetony. Na razie byłoby 76 do 83. Twoja karta cesarza liczy 3 za każdy ogród, a na niektórych polach są punkty. Załóż najlepszy ogród i zakończ turę.
lesson-end-done = 84 do 83: cztery punkty z pola, trzy z karty cesarza i jeden za to, co dał region. Liście same nic nie dają, ale przy remisie wygrywa ten, kto ma ich więcej.
lesson-end-hint = To nie wystarczyło. Załóż ogród w Guzhang albo Junshan na polu za 4 punkty i zakończ turę.

# Learning: what the lessons leave out, each with its clause
also-T3 = Spasować można tylko na samym początku tury.
also-T32 = Dodatkowy zbiór zawsze jest możliwy jako akcja główna: po liściu z każdego wybranego ogrodu.
also-T50 = Niektóre karty pozwalają sprzedać liście za punkty.
also-T52 = Premii pod kropkowaną linią karty wierzchniej można użyć raz po zagraniu.

# Learning: remarks in the first game
remark-turn-1 = Zacznij od ogrodów: po każdej rundzie każdy daje dwa liście. W sąsiedztwie wymagają najmniej siły.
remark-turn-2 = Nie trzeba zagrywać wielu kart naraz. Te, które zostawisz, przydadzą się w następnych turach.
remark-turn-3 = Na wierzch daj kartę z potrzebnym symbolem, a pod spód silne karty bez symboli.
remark-turn-4 = Pokazany czajniczek liczy się przez całą rundę. Najpierw więc go pokaż, a kup później.
remark-turn-5 = Dobre zielone liście po każdej rundzie tracą kosz. Wydaj je albo sfermentuj.
remark-turn-6 = Karty na rynku przesuwają się w lewo i wymagają mniej siły. Pierwsza z lewej opuszcza grę po rundzie.
remark-turn-7 = Zachowaj żetony cesarza i liść na tor cesarza. Kartę cesarza zdobytą wcześnie zagrasz więcej razy.
remark-turn-8 = Sprawdź, ile kto miałby, gdyby gra skończyła się teraz: widać, skąd biorą się punkty.
remark-at-pagoda = Liczba to potrzebna siła. Weź najwyższą, na jaką cię stać; małe zostaw na słabe tury.
remark-at-pay = Najtańsze liście są już wybrane. Dotknij innych, aby zapłacić nimi.
remark-at-teapot = Zwój jest najprostszy, ale na końcu jest wart punkt. Zbędne liście zrobią to samo.
remark-at-flip = Najwięcej zyskują liście w wysokich koszach: brązowe nie spadają.
remark-at-pick = Każdy ogród daje jeden liść swojej wartości. Weź najlepsze.
remark-at-place = Gdzie stykają się te same kolory, liczy się to na końcu. Znacznik dostaje każde połączenie, bez względu na kolory.
remark-at-put = Wybierz połączenie z dwiema dobrymi premiami: dostaniesz jedną z nich.
remark-at-remove = Najlepiej rozstać się ze słabymi kartami bez symboli. Z cieńszej talii szybciej wracają dobre.
remark-at-take = Wybierz kartę, której punkty i tak zbierzesz. Jej siła pomaga od razu.
remark-at-sell = Liście, których nie potrzebujesz, mogą odejść: tu zamieniają się w punkty.
remark-advance = Masz tyle, ile kosztuje szczebel { $row } toru cesarza. Możesz awansować teraz, przed zagraniem kart albo po nim.
remark-fee = Czwarta tura jest warta opłaty, jeśli zostały ci dobre karty. Po spasowaniu zostają w ręku.
remark-side = Twoja karta wierzchnia pokazuje jeszcze akcję poboczną. Z końcem tury przepadnie.
remark-bonus = Twoja karta wierzchnia ma jeszcze premię. Z końcem tury przepadnie.
remark-marker = Masz znacznik filiżanki: zdejmij go, kiedy przyda się jedna z jego dwóch premii.
remark-sinking = Po tej rundzie { $count ->
        [one] spada { $count } dobry zielony liść
        [few] spadają { $count } dobre zielone liście
        [many] spada { $count } dobrych zielonych liści
       *[other] spada { $count } dobrego zielonego liścia
    }. Wydaj albo sfermentuj, co się da.
remark-last = Ostatnia runda: liście nic nie dają na końcu. Zamień je na karawany, karty albo punkty.
remark-founded = Ogród daje po każdej rundzie dwa liście swojej wartości. Premię regionu dostaje się od razu.
remark-bought = Kupiona karta trafia do ręki. Odtąd wraca przy każdym tasowaniu talii.
remark-traded = Karawana daje nagrodę oferty i nagrodę progu. Potem przychodzi nowa.
remark-sailed = Liczy się tylko odcinek, na którym łódź jest na końcu gry. Premie po drodze dostaje się od razu.
remark-placed-cup = Na nowym połączeniu filiżanek leży znacznik: jedna z dwóch premii, do wzięcia w dowolnej chwili.
remark-used-marker = Znacznik wraca do zapasu. Kafelki zostają i mogą dostać nowe.
remark-studied = Robotnik krąży po uniwersytecie. Każde pełne okrążenie stawia jednego w środku, za punkty na końcu.
remark-rose = Każdy szczebel toru cesarza pokazuje cenę i nagrodę. Sprawdź, gdzie czeka następna karta cesarza.
remark-took-emperor = Karty cesarza zagrywa się jak inne, a na końcu dają punkty za to, co wymieniają.
remark-passed = Kto spasował, zachowuje karty w ręku. Runda trwa, aż spasują wszyscy.
remark-fee-begun = Czwarta tura ma opłatę w liściach. Wnosi się ją przed wszystkim innym.
remark-strengthened = Odrzucono zwoje siły: każdy daje 1 siły więcej, dokładnie tyle, ile brakowało.
remark-ripened = Zielone liście spadły o kosz, brązowe poszły o kosz wyżej. Potem każdy ogród dał dwa liście.
remark-shuffled = Stos kart odrzuconych stał się stosem dobierania: wracają z nim kupione karty.

# Learning: every symbol
symbols-title = Symbole
symbols-lead = Każdy symbol znaczy to samo, gdziekolwiek jest: na kartach, kafelkach, żetonach i torach. Liczba obok mówi, ile tego jest.
symbols-group-leaves = Liście i liczby
symbols-group-teapots = Czajniczki
symbols-group-tokens = Zwoje, żetony i znaczniki
symbols-group-main = Akcje główne
symbols-group-side = Akcje poboczne
symbols-group-bonus = Premie
symbols-group-pieces = Figury
symbol-name-leaf-any = Liść dowolnego koloru
symbol-name-vp-now = Punkty od razu
symbol-name-vp-end = Punkty na końcu
symbol-name-draw = Dobranie kart
symbol-name-draw-discard = Dobranie i odrzucenie
symbol-name-remove = Usunięcie karty
symbol-name-sell = Sprzedaż liści
symbol-leaf-green = Świeży liść. Gdy go dostajesz, mała liczba to kosz, do którego trafia. Jako cena: brązowy też się nada.
symbol-leaf-brown = Sfermentowany liść. Jako cena: musi być brązowy.
symbol-leaf-any = Cena: liść dowolnego koloru, jakości z małej liczby albo lepszej.
symbol-strength = Na karcie: ile dodaje do twojej siły. Gdzie indziej: potrzebna siła.
symbol-vp-now = Punkty, które liczą się od razu.
symbol-vp-end = Punkty, które liczą się na końcu gry.
symbol-pot-green = Na karcie: widoczny, dopóki to karta wierzchnia jednego z miejsc tury. W cenie: musi być widoczny.
symbol-pot-red = To samo na czerwono: każdy kolor liczy się osobno.
symbol-pot-blue = To samo na niebiesko.
symbol-pot-any = Na karcie: liczy się jako potrzebny kolor. W cenie: nada się każdy czajniczek.
symbol-scroll-strength = Odrzuć go przy akcji głównej: 1 siły więcej.
symbol-scroll-teapot = Odrzuć go przy zakupie: zastąpi brakujący czajniczek.
symbol-scroll-repeat = Odrzuć go zaraz po akcji pobocznej: wykonasz ją jeszcze raz.
symbol-token = Tym płacisz za awans na torze cesarza.
symbol-cup-marker = Leży na połączeniu twoich filiżanek. Zdejmij go i weź premię jednego z dwóch kafelków.
symbol-garden = Postaw pagodę na mapie, w regionie blisko jednego z twoich ogrodów.
symbol-buy = Kup kartę z rynku. Trafia do twojej ręki.
symbol-caravan = Sprzedaj liście karawanie: jedna oferta i jeden próg.
symbol-ferment = Odwróć zielone liście na brązową stronę: jako akcja główna tyle, ile masz siły, jako premia tyle, ile mówi liczba.
symbol-harvest = Zbierz po jednym liściu z tylu swoich ogrodów, ile masz siły.
symbol-river = Twoja łódź płynie o jeden odcinek w dół rzeki.
symbol-cups = Weź kafelek filiżanki tam, gdzie masz ogród, i połóż go w rzędzie.
symbol-university = Twój robotnik idzie do następnego sektora uniwersytetu.
symbol-draw = Dobierz tyle kart, ile mówi liczba.
symbol-draw-discard = Dobierz karty, a potem odrzuć z ręki tyle samo.
symbol-remove = Usuń z gry kartę z ręki, ze stosu dobierania albo ze stosu kart odrzuconych.
symbol-sell = Oddaj liście za punkty. Karta mówi, ile najwyżej i co daje każdy kolor.
symbol-emperor-card = Weź do ręki jedną z odkrytych kart cesarza.
symbol-pagoda = Czeka na twojej planszetce ze swoją liczbą. Na mapie jest ogrodem.
symbol-boat = Płynie w dół rzeki.
symbol-worker = Studiuje na uniwersytecie albo wspina się po torze cesarza.
read-title = Jak czytać kartę
read-card = Karta akcji na rynku
read-strength = Z lewej u góry, w kółku: jej siła. Obok poziom, od I do V.
read-points = Z prawej u góry, w lampionie: punkty na końcu, jeśli karta jest w twojej talii.
read-symbols = Pośrodku: akcje poboczne i czajniczki. Gdy dwie akcje dzieli kreska, wybierasz jedną.
read-bonus = Pod kropkowaną linią: premia, do użycia raz, gdy karta leży na wierzchu.
read-price = U dołu, tylko na rynku: cena w liściach i czajniczkach. Liczba nad kartą to siła potrzebna do zakupu.

# Learning: examples in the rules
example-try = Próba: „{ $move }”
example-hand = Ręka
example-score = Gdyby gra skończyła się teraz

# Valley: places for those who hear them, and the cards beside them
valley-region = { $region }, { $province }: liście jakości { $value }.
valley-bonus = Premia: { $effects }.
valley-free = Wolne pola, z ich punktami: { $points }.
valley-full = Brak wolnych pól.
valley-gardens = Ogrody: { $owner }.
valley-near = Obok: { $region }.
valley-across = Za rzeką: { $region }.
valley-space = { $region }, pole { $letter }, wolne: { $points ->
        [0] bez punktów
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
valley-space-held = { $region }, pole { $letter }: ogród, który ma { $owner }.
valley-space-held-you = { $region }, pole { $letter }: twój ogród.
valley-cups = Filiżanki prowincji: { $province }. { $count ->
        [0] Stos jest pusty.
        [one] { $count } kafelek.
        [few] { $count } kafelki.
        [many] { $count } kafelków.
       *[other] { $count } kafelka.
    }
valley-cups-top = Na wierzchu: { $left } i { $right }, { $effects }.
valley-cups-open = Ogród ma tam: { $owner }.
valley-cups-closed = Nikt nie ma tam jeszcze ogrodu.
valley-cups-left = { $count ->
        [0] Stos jest pusty.
        [one] { $count } kafelek w stosie.
        [few] { $count } kafelki w stosie.
        [many] { $count } kafelków w stosie.
       *[other] { $count } kafelka w stosie.
    }
valley-cups-for = Może wziąć:
valley-river = Rzeka.
valley-boat = { $segment ->
        [0] { $seat }: początek rzeki.
       *[other] { $seat }: odcinek { $segment }, na końcu { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
            [many] { $points } punktów
           *[other] { $points } punktu
        }.
    }
valley-boat-you = { $segment ->
        [0] Twoja łódź: początek rzeki.
       *[other] Twoja łódź: odcinek { $segment }, na końcu { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
            [many] { $points } punktów
           *[other] { $points } punktu
        }.
    }
valley-boat-next = Dalej: { $effects }.
valley-river-note = Lampion mówi, ile łódź jest warta na końcu, strzałka – co daje jej następny odcinek.
valley-value = Liście jakości { $value }
valley-token = Nowy ogród daje tu: { $effects }
valley-spot-free = wolne
valley-in-reach = { $extra ->
        [0] W zasięgu: { $seat }.
       *[other] Dwie granice dalej, { $seat } potrzebuje więcej siły: +{ $extra }.
    }
valley-in-reach-you = { $extra ->
        [0] W twoim zasięgu.
       *[other] Dwie granice dalej: potrzebujesz więcej siły, +{ $extra }.
    }
valley-too-far = Za daleko: { $seat } tu nie sięga.
valley-too-far-you = Dla ciebie za daleko.
valley-use-target = { $extra ->
        [0] Do wyboru.
       *[other] Do wyboru, potrzeba więcej siły: +{ $extra }.
    }
valley-use-chosen = Wybrane.

# Play and layout
do-top = Zagraj karty
do-cover = Dołóż kartę pod spód
do-done = Gotowe
do-garden = Załóż ogród: { $region }
do-pagoda = Postaw pagodę { $n }
do-buy = Kup tę kartę
do-teapot = { $swap ->
        [scroll] Użyj zwoju czajniczka
        [leaves] Zapłać za niego liśćmi
       *[brown] Zapłać za niego brązowymi liśćmi
    }
do-caravan = Sprzedaj karawanie { $caravan }
do-ferment = Fermentuj
do-flip = Fermentuj liść z kosza { $basket }
do-harvest = Zbieraj
do-pick = Zbieraj: { $region }
do-pay = Zapłać liściem z kosza { $basket }
do-sell = Sprzedaj liść z kosza { $basket }
do-river = Płyń dalej
do-university = Idź dalej: { $part }
do-cups = Weź kafelek filiżanki: { $province }
do-place = { $end ->
        [new] Zacznij nowy rząd
        [left] Dołóż do rzędu { $row }, z lewej
       *[right] Dołóż do rzędu { $row }, z prawej
    }
do-repeat = { $means ->
        [scroll] Powtórz zwojem
       *[leaves] Powtórz za brązowe liście
    }
do-bonus = Użyj premii
do-bonus-of = Użyj premii: { $effects }
do-marker = Użyj znacznika filiżanki
do-marker-of = Użyj znacznika filiżanki: { $effects }
do-put = Połóż tu znacznik filiżanki
do-advance = Awansuj o szczebel
do-take = Weź kartę: { $card }
do-draw = Dobierz
do-skip = Pomiń
do-discard = Odrzuć tę kartę
do-remove = Usuń tę kartę z gry
do-fee = Wnieś opłatę
do-pass = Pasuj
do-end = Zakończ turę
play-confirm = { $move } – potwierdzasz?
play-points = Punkty, gdyby gra skończyła się teraz: z { $before } na { $after }.
play-begin = Wybierz karty do zagrania albo spasuj.
play-begin-cards = Wybierz karty do zagrania.
play-raised = Siła { $n }: wybierz akcję główną.
play-fee = Czwarta tura wymaga opłaty. Wnieś ją albo spasuj.
play-only-pass = Możesz teraz tylko spasować.
play-main = Siła { $n }: wybierz akcję główną.
play-garden = Gdzie zakładasz ogród? Podświetlone regiony są w zasięgu.
play-buy = Którą kartę kupujesz?
play-caravan = Która karawana? Wybierz ofertę i próg.
play-rest = Akcja główna wykonana. Możesz zrobić coś jeszcze albo zakończyć turę.
play-end = Nic więcej nie da się zrobić. Zakończ turę.
play-cover = Dołóż kolejne karty pod kartę wierzchnią albo zagraj tak, jak jest.
play-pagoda = Którą pagodę stawiasz? Region: { $region }.
play-teapot = { $n ->
        [one] Brakuje jednego czajniczka. Czym go zastąpisz?
        [few] Brakuje { $n } czajniczków. Czym zastąpisz jeden z nich?
        [many] Brakuje { $n } czajniczków. Czym zastąpisz jeden z nich?
       *[other] Brakuje { $n } czajniczka. Czym zastąpisz jeden z nich?
    }
play-pay = Do zapłaty: { $price }.
play-flip = Które zielone liście fermentujesz? Najwyżej { $n }.
play-pick = W których ogrodach zbierasz? Najwyżej w { $n }.
play-side = Jeszcze raz: { $side }.
play-place = Gdzie układasz kafelek filiżanki?
play-draw = Dobierasz { $n ->
        [one] { $n } kartę?
        [few] { $n } karty?
        [many] { $n } kart?
       *[other] { $n } karty?
    }
play-draw-discard = Dobierasz { $n ->
        [one] { $n } kartę i jedną odrzucasz?
        [few] { $n } karty i tyle samo odrzucasz?
        [many] { $n } kart i tyle samo odrzucasz?
       *[other] { $n } karty i tyle samo odrzucasz?
    }
play-discard = { $n ->
        [one] Którą kartę odrzucasz?
        [few] Którą kartę odrzucasz? Jeszcze { $n } karty.
        [many] Którą kartę odrzucasz? Jeszcze { $n } kart.
       *[other] Którą kartę odrzucasz? Jeszcze { $n } karty.
    }
play-remove = Którą kartę usuwasz z gry? Możesz też to pominąć.
play-put = Na którym połączeniu kładziesz znacznik filiżanki?
play-sell = Które liście sprzedajesz? Najwyżej { $n }.
play-take = Którą kartę cesarza bierzesz?
panes = Części stołu
pane-valley = Dolina
pane-market = Rynek
pane-court = Dwór
pane-mine = Planszetka
pane-rivals = Rywale
pane-decides = Tu można coś wybrać.
step-of = Tura: { $seat }
step-of-you = Twoja tura
step-cards = Karty
step-main = Akcja główna
step-side = Akcja poboczna
step-free = Darmowe, zawsze
step-is-done = Gotowe.
step-choosing = w trakcie wyboru
step-chosen = { $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }, siła { $strength }
step-picking = w trakcie wyboru
step-to-come = później
step-done = wykonana
step-side-none = brak na karcie wierzchniej
step-side-or = { $side } albo { $other }
step-marker-count = { $n ->
        [one] { $n } znacznik filiżanki
        [few] { $n } znaczniki filiżanek
        [many] { $n } znaczników filiżanek
       *[other] { $n } znacznika filiżanki
    }
step-advance = szczebel na torze cesarza
step-nothing = teraz nic
step-round = Runda { $round } z { $rounds }
keys-table = przechodzenie po dolinie
keys-choose = wybór, potem potwierdzenie
keys-hand = uniesienie lub opuszczenie karty, karta wierzchnia
keys-mains = ogród, zakup, karawana, fermentacja, zbiór
keys-sides = rzeka, filiżanki, uniwersytet
keys-free = awans na torze cesarza, znacznik filiżanki
keys-market = kup kartę z rynku, licząc od lewej
keys-leaves = liście z kosza, z Shiftem brązowe
keys-fewer = o jeden liść mniej
keys-no-leaves = żadnych liści, jeśli wolno
keys-skip = pomiń, gdzie wolno
keys-pass = pas
keys-back = cofnięcie ostatniego wyboru
nearby-gardens = Ogrody w zasięgu
nearby-last = Ostatnie tury
# end of play and layout

# A new round, and questions of the menu
round-begins = Rozpoczyna { $seat }.
round-begins-you = Ty rozpoczynasz.
round-ripened = Twoje liście dojrzały: zielone o kosz niżej, brązowe o kosz wyżej.
round-harvest = { $n ->
        [0] Twoje ogrody nie dały liści.
        [one] Twoje ogrody dały { $n } liść.
        [few] Twoje ogrody dały { $n } liście.
        [many] Twoje ogrody dały { $n } liści.
       *[other] Twoje ogrody dały { $n } liścia.
    }
round-hand = Karty w ręku: { $n }.
play-fee-poor = Czwarta tura wymaga opłaty: { $price }. Nie masz jak jej wnieść, więc spasuj.
play-no-card = Nie masz karty do zagrania. Możesz teraz tylko spasować.
play-which-university = Część zewnętrzna czy wewnętrzna?
play-which-cups = Z którego stosu bierzesz kafelek filiżanki?
play-which-marker = Którego znacznika filiżanki używasz?
dock-choose-university = Wybierz część
dock-choose-cups = Wybierz stos
dock-choose-marker = Wybierz znacznik
dock-fee-leaves = Zapłać: { $green ->
        [0] { "" }
        [one] { $green } zielony,{ " " }
        [few] { $green } zielone,{ " " }
        [many] { $green } zielonych,{ " " }
       *[other] { $green } zielonego,{ " " }
    }{ $brown ->
        [one] { $brown } brązowy
        [few] { $brown } brązowe
        [many] { $brown } brązowych
       *[other] { $brown } brązowego
    }
step-fee = najpierw opłata
step-no-cards = nie można zagrać
# Where cards come from
source-cards = Regiony są przepisane. Jedna karawana i punktacja kart cesarza są drukowane; prawie wszystkie inne karty, płytki i tory są odtworzone.

# end of a new round

# Karta pomocy
help-actions = Akcje
help-costs = Koszty
help-symbols = Symbole
help-round = Runda
help-points = Punkty
help-garden = Nowy ogród: tyle siły, ile mówi pagoda; dwie granice dalej o 2 więcej.
help-buy = Zakup karty: siła jej miejsca, liście i widoczne czajniczki.
help-caravan = Karawana: liście za jedną ofertę, siła za jeden próg.
help-ferment = Fermentacja: tyle zielonych liści brązowieje, ile masz siły.
help-harvest = Dodatkowy zbiór: po liściu z tylu ogrodów, ile masz siły.
help-river = Rzeka: o jeden odcinek dalej i jego premia.
help-cups = Filiżanki: kafelek z prowincji, w której masz ogród; nowe połączenie dostaje znacznik.
help-university = Uniwersytet: następny sektor, część zewnętrzna lub wewnętrzna. Pełne koło: robotnik do środka.
help-leaf-green = Zielony w cenie: płacisz zielonym lub brązowym.
help-leaf-brown = Brązowy w cenie: tylko brązowy.
help-fee = Czwarta tura: 3 liście, w tym co najmniej jeden brązowy.
help-teapot = Brakujący czajniczek: zwój, 3 liście albo 2 brązowe.
help-repeat = Akcja poboczna zaraz jeszcze raz, raz na turę: zwój albo 3 brązowe liście.
help-strength = O 1 siły więcej w akcji głównej.
help-advance = W każdej chwili: o szczebel wyżej u cesarza, za jego żetony i liść.
help-marker = W każdej chwili: zdejmij go i weź premię kafelka obok.
help-quality = Mała liczba to jakość: kosz dla tego, co dostajesz, najmniej dla tego, co płacisz.
help-pots = Na kartach wierzchnich tej rundy: czajniczki widoczne przy zakupie.
help-points-when = Punkty od razu i punkty na końcu.
help-turns = Do czterech tur; potem runda jest dla ciebie skończona.
help-turn = Tura: karty, jedna akcja główna, do tego akcja poboczna karty wierzchniej, jeśli chcesz.
help-market-left = Potem skrajna lewa karta opuszcza rynek.
help-ripen-green = Zielone liście idą o kosz w dół.
help-ripen-brown = Brązowe liście idą o kosz w górę.
help-crop = Po dwa liście z każdego ogrodu.
help-cards = Wszyscy dobierają cztery karty; zaczyna następny gracz.
help-box = Czego w zapasie już nie ma, to przepada.
help-end-cards = Punkty z twoich kart akcji.
help-end-emperor = Każda karta cesarza, jak na niej stoi.
help-end-river = Miejsce twojej łodzi.
help-end-university = 10 za każdego robotnika w środku i punkty twojego sektora.
help-end-track = 10 na najwyższym szczeblu toru cesarza.
help-end-cups = Połączenia jednokolorowe, od 1 do 7: 1, 2, 4, 7, 11, 16, 22.
help-end-left = Po 1 za każdy niewykorzystany zwój i żeton.
help-end-tie = Remis: wygrywa więcej liści, potem więcej brązowych.

# Skąd co pochodzi
origin = Pochodzenie
origin-printed = Jak w druku
origin-transcribed = Przepisane z publicznych źródeł
origin-reconstructed = Odtworzone
origin-ours = Nasze własne
origin-scoring = Punktacja jak w druku, reszta odtworzona
origin-cost = Cena jak w druku, reszta odtworzona
