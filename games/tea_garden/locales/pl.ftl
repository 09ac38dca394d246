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
action-fee = Zapłać opłatę
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
    }, w tym co najmniej { $brown } brązowych. Nie masz tylu, więc spasuj.
refuse-fee-first = To twoja czwarta tura: najpierw zapłać albo spasuj.
refuse-fee-no-card = Po opłacie nie byłoby karty do zagrania ani sposobu, by ją zdobyć. Spasuj.
refuse-hand-empty = Nie zagrano jeszcze kart, a po tym nie byłoby żadnej na ręce. Możliwe jest tylko to, co daje kartę.
refuse-played-twice = W tej turze karty są już zagrane. Nic nie można dołożyć.
refuse-not-in-hand = Nie masz na ręce karty { $card }.
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
refuse-row-leaf = Następny szczebel kosztuje liść jakości co najmniej { $quality }. Nie masz takiego.
refuse-space-taken = Pole { $space } w regionie { $region } nie jest wolne. Wybierz inne.
refuse-second-garden = Masz już ogród w regionie { $region }, a każdy może mieć tam tylko jeden.
refuse-too-far = { $region } leży za daleko. Zakładaj ogrody obok własnych albo dwie granice dalej.
refuse-no-pagoda = Wszystkie twoje pagody są na mapie.
refuse-pagoda-strength = Potrzebna jest siła { $need }. Masz { $reach }, razem ze zwojami.
refuse-pagoda-gone = Na planszetce nie ma pagody o tym numerze.
refuse-not-in-market = Karty { $card } nie ma na rynku.
refuse-market-strength = Zakup z tego miejsca wymaga siły { $need }. Masz { $reach }, razem ze zwojami.
refuse-price-poor = Karta kosztuje { $leaves ->
        [one] { $leaves } liść
        [few] { $leaves } liście
       *[many] { $leaves } liści
    } jakości co najmniej { $quality }. Nie masz tyle.
refuse-teapots-missing = Widać za mało czajniczków, brakuje: { $missing }. Nie masz zwojów ani liści, by je zastąpić.
refuse-no-teapot-scroll = Nie masz zwoju czajniczka.
refuse-no-caravan = Karawany { $caravan } nie ma wśród odkrytych.
refuse-no-trade = Karawana ma dwie oferty i dwa progi: 1 i 2.
refuse-tier-strength = Ten próg wymaga siły { $need }. Masz { $reach }, razem ze zwojami.
refuse-trade-poor = Ta oferta kosztuje { $leaves ->
        [one] { $leaves } liść
        [few] { $leaves } liście
       *[many] { $leaves } liści
    }, w tym { $brown } brązowych. Nie masz tyle.
refuse-no-green = Nie masz zielonego liścia do fermentacji.
refuse-flip-one = Sfermentuj co najmniej jeden liść.
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
refuse-pay-quality = Każdy liść tej ceny ma jakość co najmniej { $quality }.
refuse-pay-brown = Tu potrzebny jest brązowy liść.
refuse-dead-end = Wtedy nie dałoby się zapłacić reszty. Wybierz inaczej.
refuse-pay-keep = Nie masz kart na ręce: liść jakości co najmniej { $quality } musi zostać na tor cesarza.
refuse-last-card = Nie zagrano jeszcze kart, więc ostatnia zostaje na ręce.
refuse-remove-which = Karty { $card } tam nie ma.
refuse-no-connection = Nie masz takiego połączenia.
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
       *[other] { $seat } dobiera { $card }.
    }
event-shuffled = { $seat } tasuje stos kart odrzuconych: to nowy stos dobierania.
event-round = Zaczyna się runda { $round }; rozpoczyna { $seat }.
event-turn = { $seat }: tura { $turn } w tej rundzie.
event-passed = { $seat } pasuje.
event-fee-begun = { $seat } płaci za czwartą turę.
event-fee-paid = Opłata zapłacona: { $seat }.
event-paid = { $seat } płaci { $colour ->
        [green] zielonym liściem
       *[brown] brązowym liściem
    } jakości { $quality }.
event-played = { $seat } zagrywa { $card } jako kartę wierzchnią.
event-covered = { $seat } kładzie pod nią { $card }.
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
        [0] { $seat } kupuje { $card }.
       *[other] { $seat } kupuje { $card }; brakujące czajniczki: { $missing }.
    }
event-replaced = { $seat } zastępuje czajniczek: { $swap ->
        [scroll] zwój czajniczka
        [leaves] liście
       *[brown] brązowe liście
    }.
event-bought = { $seat } bierze { $card } na rękę.
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
event-marker-put = { $seat } kładzie znacznik filiżanki na połączeniu { $spot }.
event-drawing = { $seat } dobiera: { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }.
event-skipped = { $seat } rezygnuje.
event-discarded = { $seat } odrzuca { $card }.
event-removed = { $seat } usuwa z gry { $card }: { $zone ->
        [hand] z ręki
        [pile] ze stosu dobierania
       *[discard] ze stosu kart odrzuconych
    }.
event-sold = { $seat } sprzedaje { $colour ->
        [green] zielony liść
       *[brown] brązowy liść
    } jakości { $quality } za { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
event-took-emperor = { $seat } bierze kartę cesarza { $card }.
event-turn-ended = { $seat } kończy turę.
event-market-left = { $card } schodzi z rynku i z gry.
event-ripened = Liście dojrzewają przed rundą { $round }: zielone o kosz niżej, brązowe o kosz wyżej.
event-harvested = Zbiory, { $seat }: { $count ->
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
    }; na ręce { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }; wykorzystane tury: { $turns }
text-seat-you = Ty: { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
       *[many] { $score } punktów
    }; na ręce { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }; wykorzystane tury: { $turns }
text-tracks = Rzeka { $boat }, uniwersytet { $university } (środek { $centre }), szczebel { $row }
text-gardens = Ogrody { $gardens }; pagody { $pagodas }
text-hand = Twoja ręka: { $hand }
