# Emperor of China. Polski

game-name = Emperor of China
game-blurb = Rośnij w siłę, kolonizuj, atakuj albo układaj się w 21 prowincjach i przyjmuj, co niosą Yang i Yin.
game-time = około 90 minut
game-author = G. L. Lamborn (1972), Spielekreis Wien (1985)
board-china = Chiny
option-rules = Zestaw zasad
option-rules-vienna = Wiedeń 1985
option-rules-classic = Klasyka 1972
option-rules-note = Wiedeń to jedna kostka i 33 tury. Klasyka ma więcej kostek, więcej sposobów na układy i kończy się Mandatem Niebios. Wszystko poniżej jest takie, jak w zestawie, póki tego nie zmienisz.
option-first = Kto zaczyna
option-first-random = Losowo
option-first-0 = Miejsce 1
option-first-1 = Miejsce 2
option-first-2 = Miejsce 3
option-first-3 = Miejsce 4
option-first-4 = Miejsce 5
option-supply = Znaczniki każdego koloru
option-supply-preset = Jak w zestawie
option-supply-25 = 25
option-supply-30 = 30
option-setup = Początek
option-setup-preset = Jak w zestawie
option-setup-establish = Runda założycielska z kartami
option-setup-first_turn = Część pierwszej tury
option-base_markers = Trzy zwykłe znaczniki
option-base_markers-preset = Jak w zestawie
option-base_markers-split = Dowolnie rozdzielone
option-base_markers-together = Wszystkie w jednej prowincji
option-bonus_target = Znaczniki za symbole
option-bonus_target-preset = Jak w zestawie
option-bonus_target-origin = W prowincji symbolu
option-bonus_target-origin_or_adjoining = Tam albo w sąsiedniej prowincji
option-cap_check = Ponad dziesięć znaczników
option-cap_check-preset = Jak w zestawie
option-cap_check-end_of_phase_three = Znikają po fazie trzeciej
option-cap_check-at_once = Znikają od razu
option-colonise_leave = Zostaje przy kolonizacji
option-colonise_leave-preset = Jak w zestawie
option-colonise_leave-0 = Żaden znacznik
option-colonise_leave-1 = Jeden znacznik
option-symbol_garrison = Symbol zatrzymuje jeden znacznik
option-symbol_garrison-preset = Jak w zestawie
option-symbol_garrison-true = Tak
option-symbol_garrison-false = Nie
option-symbol_garrison-note = Jeśli tak, nikt nie może opróżnić własnej prowincji z symbolem przez kolonizację, ruch ani wkroczenie.
option-dice = Kostki w jednym rzucie
option-dice-preset = Jak w zestawie
option-dice-up_to_markers = Najwyżej jedna na znacznik
option-dice-single = Jedna
option-withdraw = Obrońca może się wycofać
option-withdraw-preset = Jak w zestawie
option-withdraw-before_first_throw = Przed pierwszym rzutem
option-withdraw-any_time = Przed każdym rzutem
option-repeat_attack = Ten sam atak ponownie
option-repeat_attack-preset = Jak w zestawie
option-repeat_attack-unlimited = Bez ograniczeń
option-repeat_attack-once = Raz w turze
option-advanced_may_attack = Zwycięzcy atakują dalej
option-advanced_may_attack-preset = Jak w zestawie
option-advanced_may_attack-true = Tak
option-advanced_may_attack-false = Nie
option-demand_withdrawal = Żądania wycofania
option-demand_withdrawal-preset = Jak w zestawie
option-demand_withdrawal-true = Są
option-demand_withdrawal-false = Nie ma
option-demand_withdrawal-note = Zamiast atakować, możesz zażądać, żeby sąsiad opuścił prowincję. Nie pokazuje się przy tym kart, więc można blefować.
option-battle_merge_senior = Połączenie w czasie ataku
option-battle_merge_senior-preset = Jak w zestawie
option-battle_merge_senior-attacker = Przewodzi atakujący
option-battle_merge_senior-stronger = Przewodzi silniejsze państwo
option-cornered_turns = Państwa osaczone
option-cornered_turns-preset = Jak w zestawie
option-cornered_turns-5 = Ustępują po pięciu turach
option-cornered_turns-0 = Mogą trwać
option-cornered_turns-note = Państwo jest osaczone, gdy ma jedną prowincję, a wszystko wokół niej zajmują inni.
option-inference = Wpływ na puste prowincje
option-inference-preset = Jak w zestawie
option-inference-enclosed = Na zamknięte
option-inference-adjoining_or_enclosed = Na sąsiednie lub zamknięte
option-inference-note = Zamknięta: może do niej dojść tylko jedno państwo. Sąsiednia: wszystkie zajęte prowincje obok należą do jednego państwa.
option-timer = Punkty liczy się
option-timer-preset = Jak w zestawie
option-timer-mandate = Po dobraniu Mandatu
option-timer-turn_limit = Po określonej liczbie tur
option-turn_limit = Liczba tur
option-turn_limit-preset = Jak w zestawie
option-turn_limit-20 = 20
option-turn_limit-24 = 24
option-turn_limit-28 = 28
option-turn_limit-30 = 30
option-turn_limit-32 = 32
option-turn_limit-33 = 33
option-turn_limit-36 = 36
option-turn_limit-40 = 40
option-turn_limit-note = Ma znaczenie tylko wtedy, gdy punkty liczy się po określonej liczbie tur. 33 dzieli się równo na trzech graczy; dla dwóch lub czterech weź 32, dla pięciu 30.
option-decks = Karty
option-decks-preset = Jak w zestawie
option-decks-classic = Klasyka, z Mandatem
option-decks-vienna = Wiedeń, bez Mandatu
option-yin_33 = Jedna Zaraza więcej
option-yin_33-false = Nie
option-yin_33-true = Tak
option-yin_33-note = Tylko z kartami Klasyki: jeden stary spis liczy 33 karty Yin, inne 32.
option-honan_shensi = Granica Honan–Shensi
option-honan_shensi-open = Otwarta
option-honan_shensi-mountain = Góry
option-honan_shensi-note = Na drukowanej mapie trudno to rozpoznać. Otwarta daje żywszą grę.
option-shantung_anhwei = Granica Shantung–Anhwei
option-shantung_anhwei-impassable = Brak przejścia
option-shantung_anhwei-open = Otwarta
option-shantung_anhwei-note = Te dwie prowincje ledwie się stykają.
setup-mandate = Mandat jest tylko w kartach Klasyki. Wybierz je albo każ liczyć punkty po określonej liczbie tur.
setup-yin-33 = Dodatkowa Zaraza należy do kart Klasyki. Wybierz je albo graj bez niej.

# Pytania
ask-place-initial = { $seat } wybiera prowincję na początek.
ask-phase-one = { $seat } stawia nowe znaczniki.
ask-phase-two = { $seat } może kolonizować wolne prowincje.
ask-phase-three = { $seat } może przesuwać znaczniki między własnymi prowincjami.
ask-idle = { $seat } może atakować albo układać się z innymi.
ask-merge-asked = { $seat } ma propozycję połączenia państw: przyjąć albo odmówić.
ask-demand-asked = { $seat } słyszy żądanie opuszczenia prowincji: wycofać się albo zostać.
ask-defender-to-answer = { $seat } broni się: wytrwać, wycofać się albo zaproponować połączenie.
ask-offer-asked = { $seat } ma propozycję połączenia zamiast walki: przyjąć albo odmówić.
ask-attacker-to-roll = { $seat } rzuca kostkami albo przerywa atak.
ask-advance = { $seat } zwycięża i mówi, ile znaczników wkracza.
ask-designate-yang = { $seat } wskazuje prowincję dla Yang.
ask-designate-yin = { $seat } wskazuje prowincję dla Yin.
ask-relief-asked = { $seat } może zagrać kartę pomocy albo przyjąć stratę.
ask-cornered-choice = { $seat } jest w osaczeniu: przyłączyć się do sąsiada albo odejść z gry.
ask-cornered-asked = { $seat } ma prośbę o przyjęcie osaczonego państwa: przyjąć albo odmówić.
help-move = settle honan stawia trzy pierwsze znaczniki. grow honan stawia nowy znacznik, drop z niego rezygnuje. colonise honan hupeh wysyła trzy, move honan hupeh 2 przesuwa dwa, end_phase kończy fazę. attack honan hupeh atakuje; stand, withdraw hupeh albo offer_merge odpowiadają; roll 1 rzuca, break_off przerywa, advance 2 wkracza. propose_merge 1 pyta drugie miejsce, z udziałem: propose_merge 1 30; demand hupeh żąda prowincji; accept albo refuse odpowiadają. yang honan i yin honan wskazują prowincje, relief yes albo relief no. join 1 albo leave w osaczeniu. Miejsca liczy się od 0.

# Odmowy
refuse-game-over = Gra jest skończona.
refuse-not-asked = Teraz decyduje kto inny: { $asked }.
refuse-not-now = To nie jest odpowiedź na pytanie. Najpierw zrób to, o co teraz pada pytanie.
refuse-settle-taken = Prowincja { $province } jest zajęta. Zacznij w wolnej prowincji.
refuse-settle-apart = Prowincja { $province } nie sąsiaduje z już wybranymi. Wybierz taką, która sąsiaduje.
refuse-settle-narrow = Wokół prowincji { $province } jest za mało wolnego miejsca na wszystkie twoje pierwsze prowincje. Zacznij tam, gdzie jest go więcej.
refuse-grow-where = Prowincja { $province } nie ma twoich znaczników. Nowe znaczniki trafiają do prowincji, które zajmujesz.
refuse-grow-together = Trzy zwykłe znaczniki trzymają się razem. Pierwszy leży w prowincji { $place }, więc pozostałe też tam idą.
refuse-bonus-where = Ten znacznik pochodzi od symbolu w prowincji { $origin } i nie może trafić do prowincji { $province }. Postaw go w prowincji { $origin } albo, jeśli zasady pozwalają, w twojej prowincji obok.
refuse-no-drop = Zapas wystarcza, więc z żadnego znacznika się nie rezygnuje. Postaw go.
refuse-colonise-where = Z prowincji { $from } nie można skolonizować prowincji { $to }. Koloniści wychodzą z twojej prowincji do sąsiedniej, której nikt nie zajmuje.
refuse-colonise-few = Kolonizacja wymaga trzech znaczników, a prowincja { $from } ma ich mniej. Niech najpierw urośnie.
refuse-colonise-stay = W prowincji { $from } { $stay ->
        [one] musi zostać { $stay } znacznik
        [few] muszą zostać { $stay } znaczniki
        [many] musi zostać { $stay } znaczników
       *[other] musi zostać { $stay } znacznika
    }, a po odejściu trzech kolonistów byłoby ich mniej.
refuse-colonise-spent = Za dużo znaczników przyszło do prowincji { $from } dopiero w tej turze i dalej już nie idzie. Potrzeba trzech innych.
refuse-move-where = Z prowincji { $from } do prowincji { $to } nic się nie przesunie. Obie muszą być twoje, mieć znaczniki i ze sobą sąsiadować.
refuse-move-spent = { $most ->
        [0] Wszystkie znaczniki w prowincji { $from } przekroczyły już w tej turze granicę. Każdy przekracza tylko jedną.
        [one] W prowincji { $from } tylko { $most } znacznik nie przekroczył w tej turze granicy. Więcej nie przesuniesz.
        [few] W prowincji { $from } tylko { $most } znaczniki nie przekroczyły w tej turze granicy. Więcej nie przesuniesz.
        [many] W prowincji { $from } tylko { $most } znaczników nie przekroczyło w tej turze granicy. Więcej nie przesuniesz.
       *[other] W prowincji { $from } tylko { $most } znacznika nie przekroczyło w tej turze granicy. Więcej nie przesuniesz.
    }
refuse-move-garrison = Prowincja { $from } ma symbol, więc jeden znacznik tam zostaje. Przesuń mniej.
refuse-move-full = { $most ->
        [0] Prowincja { $to } jest pełna: mieści się w niej dziesięć znaczników.
        [one] Prowincja { $to } pomieści jeszcze { $most } znacznik: granica to dziesięć.
        [few] Prowincja { $to } pomieści jeszcze { $most } znaczniki: granica to dziesięć.
        [many] Prowincja { $to } pomieści jeszcze { $most } znaczników: granica to dziesięć.
       *[other] Prowincja { $to } pomieści jeszcze { $most } znacznika: granica to dziesięć.
    }
refuse-attack-where = Prowincja { $from } nie może zaatakować prowincji { $to }. Atak prowadzi z twojej prowincji do sąsiedniej, którą zajmuje ktoś inny.
refuse-attack-advanced = Wszystkie znaczniki w prowincji { $from } wkroczyły tam w tej turze i drugi raz nie atakują. Zaatakuj skądinąd.
refuse-attack-again = Z prowincji { $from } był już w tej turze atak na prowincję { $to }. Zaatakuj skądinąd albo poczekaj na następną turę.
refuse-attack-card = { $barrier ->
        [water] Tę granicę tworzy woda. Do ataku przez nią potrzebna jest karta „Przejście przez wodę”.
        [mountain] Tę granicę tworzą góry. Do ataku przez nie potrzebna jest karta „Przejście przez góry”.
       *[wall] Tę granicę tworzy Wielki Mur. Do ataku przez niego potrzebna jest karta „Przejście przez mur”.
    } Żadna inna nie pomoże.
refuse-merge-whom = { $asked } nie może teraz dostać propozycji. Zaproponuj połączenie komuś innemu, kto ma znaczniki na planszy; każdemu raz w turze.
refuse-no-demands = W tej partii nie ma żądań. Zaatakuj albo zaproponuj połączenie.
refuse-demand-where = Prowincji { $province } nie możesz zażądać. Raz w turze wolno żądać cudzej prowincji, która sąsiaduje z twoją i z której znaczniki mają dokąd się wycofać.
refuse-withdraw-where = Do prowincji { $province } nie można się wycofać. Znaczniki idą do jednej sąsiedniej prowincji, którą zajmujesz.
refuse-offer-twice = W tym ataku padła już propozycja połączenia. Wytrwaj albo wycofaj się.
refuse-roll-dice = { $most ->
        [one] Rzucasz jedną kostką.
       *[other] Liczba kostek w rzucie: od 1 do { $most }, nie więcej niż znaczników, które mogą atakować.
    }
refuse-advance-many = { $most ->
        [0] Żaden znacznik nie może wkroczyć.
        [one] Wkroczyć może najwyżej { $most } znacznik.
        [few] Wkroczyć mogą najwyżej { $most } znaczniki.
        [many] Wkroczyć może najwyżej { $most } znaczników.
       *[other] Wkroczyć może najwyżej { $most } znacznika.
    }
refuse-name-where = Prowincja { $province } nie ma twoich znaczników. Karty przypadają prowincjom, które zajmujesz.
refuse-no-relief = Nie masz karty, która tu pomoże. Karta dobrana przed chwilą pomaga tylko wtedy, gdy Yang i Yin dotyczą tej samej prowincji.
refuse-join-whom = { $asked } nie może cię przyjąć. Zapytaj sąsiada, który w tej turze jeszcze nie odmówił, albo odejdź.

# Zdarzenia. O tym, że ktoś się poddaje, mówi dom.
event-first = Zaczyna { $seat }.
event-turn = Tura { $turn }: { $seat }.
event-settled = { $seat } zaczyna w prowincji { $province } z trzema znacznikami.
event-grew = { $back ->
        [true] Prowincja { $province } jest pełna: { $seat } odkłada nowy znacznik do zapasu.
       *[other] { $seat } stawia nowy znacznik w prowincji { $province }.
    }
event-dropped = { $seat } rezygnuje z nowego znacznika: zapas jest za mały.
event-lapsed = { $seat } ma za mały zapas: { $count ->
        [one] przepada { $count } nowy znacznik.
        [few] przepadają { $count } nowe znaczniki.
        [many] przepada { $count } nowych znaczników.
       *[other] przepada { $count } nowego znacznika.
    }
event-colonised = { $seat } kolonizuje prowincję { $to } z prowincji { $from }.
event-moved = { $seat } przesuwa { $count ->
        [one] { $count } znacznik
        [few] { $count } znaczniki
        [many] { $count } znaczników
       *[other] { $count } znacznika
    } z prowincji { $from } do prowincji { $to }.
event-phase-ended = { $phase ->
        [2] { $seat } kończy kolonizację.
        [3] { $seat } kończy ruchy.
       *[other] { $seat } kończy ataki i układy.
    }
event-trimmed = Prowincja { $province } mieści dziesięć: { $seat } zdejmuje { $count ->
        [one] { $count } znacznik.
        [few] { $count } znaczniki.
        [many] { $count } znaczników.
       *[other] { $count } znacznika.
    }
event-attacked = { $barrier ->
        [water] { $seat } zagrywa „Przejście przez wodę” i atakuje prowincję { $to } z prowincji { $from }. Broni się { $owner }.
        [mountain] { $seat } zagrywa „Przejście przez góry” i atakuje prowincję { $to } z prowincji { $from }. Broni się { $owner }.
        [wall] { $seat } zagrywa „Przejście przez mur” i atakuje prowincję { $to } z prowincji { $from }. Broni się { $owner }.
       *[open] { $seat } atakuje prowincję { $to } z prowincji { $from }. Broni się { $owner }.
    }
event-stood = { $seat } zostaje w prowincji { $province }.
event-withdrew = { $seat } wycofuje się z prowincji { $province } do prowincji { $to }{ $lost ->
        [0] .
        [one] ; dla { $lost } znacznika nie ma miejsca.
       *[other] ; dla { $lost } znaczników nie ma miejsca.
    }
event-offered = { $share ->
        [none] { $seat } zamiast walki proponuje połączenie graczowi { $asked }.
       *[other] { $seat } zamiast walki proponuje połączenie graczowi { $asked }; podany udział: { $share } %.
    }
event-proposed = { $share ->
        [none] { $seat } proponuje połączenie państw graczowi { $asked }.
       *[other] { $seat } proponuje połączenie państw graczowi { $asked }; podany udział: { $share } %.
    }
event-accepted = { $seat } się zgadza.
event-refused = { $seat } odmawia.
event-merged = { $seat } jest teraz młodszym partnerem, przewodzi { $owner }{ $lost ->
        [0] .
        [one] ; w zapasie brakuje { $lost } znacznika.
       *[other] ; w zapasie brakuje { $lost } znaczników.
    }
event-merger-agreed = Umowa stoi: na koniec tej tury { $seat } się przyłącza, przewodzi { $owner }.
event-rolled = { $seat } rzuca: { $dice ->
        [one] { $dice } kostka.
        [few] { $dice } kostki.
        [many] { $dice } kostek.
       *[other] { $dice } kostki.
    }
event-die = Kostka pokazuje { $face }.
event-fought = Straty: { $from } { $attackers }, { $to } { $defenders }.
event-broke-off = { $seat } przerywa atak.
event-advanced = { $count ->
        [0] { $seat } nie wkracza; prowincja { $to } zostaje pusta.
        [one] { $seat } wkracza z prowincji { $from } do prowincji { $to }: { $count } znacznik.
        [few] { $seat } wkracza z prowincji { $from } do prowincji { $to }: { $count } znaczniki.
        [many] { $seat } wkracza z prowincji { $from } do prowincji { $to }: { $count } znaczników.
       *[other] { $seat } wkracza z prowincji { $from } do prowincji { $to }: { $count } znacznika.
    }
event-demanded = { $seat } żąda opuszczenia prowincji { $province }; włada nią { $owner }.
event-eliminated = { $seat } nie ma już znaczników i odpada z gry.
event-named-yang = { $seat } wskazuje dla Yang prowincję { $province }.
event-named-yin = { $seat } wskazuje dla Yin prowincję { $province }.
event-drew-yang = { $card ->
        [none] { $seat } dobiera kartę Yang.
       *[other] { $seat } dobiera Yang: { $card }.
    }
event-drew-yin = { $seat } dobiera Yin: { $card }.
event-relieved = { $seat } zagrywa kartę „{ $card }” i nic nie traci.
event-not-relieved = { $seat } nie zagrywa karty pomocy.
event-lost = { $seat } traci { $count ->
        [one] { $count } znacznik
        [few] { $count } znaczniki
        [many] { $count } znaczników
       *[other] { $count } znacznika
    } w prowincji { $province }.
event-betrayed = { $count ->
        [0] { $seat } nie ma kart przejścia, które zdrajca mógłby zabrać.
       *[other] { $seat } traci przez zdrajcę wszystkie karty przejścia: { $cards }.
    }
event-built = { $seat } dostaje symbol w prowincji { $province }: { $card }.
event-nothing-built = { $card }: takich symboli już nie ma, więc { $seat } nic nie dostaje.
event-kept = { $seat } zatrzymuje kartę Yang.
event-cornered = { $seat } jest w osaczeniu: { $turns ->
        [one] { $turns } tura
        [few] { $turns } tury
        [many] { $turns } tur
       *[other] { $turns } tury
    } z rzędu.
event-asked-to-join = { $seat } w osaczeniu prosi o przyjęcie; pytany gracz: { $asked }.
event-left = { $seat } odchodzi z gry.
event-claimed = { $seat } ma co najmniej piętnaście prowincji. Jeśli tak będzie jeszcze na początku następnej tury tego gracza, gra będzie wygrana.
event-claim-lost = { $seat } nie ma już piętnastu prowincji.
event-ended = Koniec gry. { $reason }. Zwycięstwo: { $winners }.
event-first-you = Zaczynasz.
event-turn-you = Tura { $turn }: ty.
event-settled-you = Zaczynasz w prowincji { $province } z trzema znacznikami.
event-grew-you = { $back ->
        [true] Prowincja { $province } jest pełna: twój nowy znacznik wraca do zapasu.
       *[other] Stawiasz nowy znacznik w prowincji { $province }.
    }
event-dropped-you = Rezygnujesz z nowego znacznika: zapas jest za mały.
event-lapsed-you = Masz za mały zapas: { $count ->
        [one] przepada { $count } nowy znacznik.
        [few] przepadają { $count } nowe znaczniki.
        [many] przepada { $count } nowych znaczników.
       *[other] przepada { $count } nowego znacznika.
    }
event-colonised-you = Kolonizujesz prowincję { $to } z prowincji { $from }.
event-moved-you = Przesuwasz { $count ->
        [one] { $count } znacznik
        [few] { $count } znaczniki
        [many] { $count } znaczników
       *[other] { $count } znacznika
    } z prowincji { $from } do prowincji { $to }.
event-phase-ended-you = { $phase ->
        [2] Kończysz kolonizację.
        [3] Kończysz ruchy.
       *[other] Kończysz ataki i układy.
    }
event-trimmed-you = Prowincja { $province } mieści dziesięć: zdejmujesz { $count ->
        [one] { $count } znacznik.
        [few] { $count } znaczniki.
        [many] { $count } znaczników.
       *[other] { $count } znacznika.
    }
event-attacked-you = { $barrier ->
        [water] Zagrywasz „Przejście przez wodę” i atakujesz prowincję { $to } z prowincji { $from }. Broni się { $owner }.
        [mountain] Zagrywasz „Przejście przez góry” i atakujesz prowincję { $to } z prowincji { $from }. Broni się { $owner }.
        [wall] Zagrywasz „Przejście przez mur” i atakujesz prowincję { $to } z prowincji { $from }. Broni się { $owner }.
       *[open] Atakujesz prowincję { $to } z prowincji { $from }. Broni się { $owner }.
    }
event-stood-you = Zostajesz w prowincji { $province }.
event-withdrew-you = Wycofujesz się z prowincji { $province } do prowincji { $to }{ $lost ->
        [0] .
        [one] ; dla { $lost } znacznika nie ma miejsca.
       *[other] ; dla { $lost } znaczników nie ma miejsca.
    }
event-offered-you = { $share ->
        [none] Zamiast walki proponujesz połączenie graczowi { $asked }.
       *[other] Zamiast walki proponujesz połączenie graczowi { $asked }; podany udział: { $share } %.
    }
event-proposed-you = { $share ->
        [none] Proponujesz połączenie państw graczowi { $asked }.
       *[other] Proponujesz połączenie państw graczowi { $asked }; podany udział: { $share } %.
    }
event-accepted-you = Zgadzasz się.
event-refused-you = Odmawiasz.
event-merged-you = Stajesz się młodszym partnerem, przewodzi { $owner }{ $lost ->
        [0] .
        [one] ; w zapasie brakuje { $lost } znacznika.
       *[other] ; w zapasie brakuje { $lost } znaczników.
    }
event-merger-agreed-you = Umowa stoi: na koniec tej tury się przyłączasz, przewodzi { $owner }.
event-rolled-you = Rzucasz: { $dice ->
        [one] { $dice } kostka.
        [few] { $dice } kostki.
        [many] { $dice } kostek.
       *[other] { $dice } kostki.
    }
event-broke-off-you = Przerywasz atak.
event-advanced-you = { $count ->
        [0] Nie wkraczasz; prowincja { $to } zostaje pusta.
        [one] Wkraczasz z prowincji { $from } do prowincji { $to }: { $count } znacznik.
        [few] Wkraczasz z prowincji { $from } do prowincji { $to }: { $count } znaczniki.
        [many] Wkraczasz z prowincji { $from } do prowincji { $to }: { $count } znaczników.
       *[other] Wkraczasz z prowincji { $from } do prowincji { $to }: { $count } znacznika.
    }
event-demanded-you = Żądasz opuszczenia prowincji { $province }; włada nią { $owner }.
event-eliminated-you = Nie masz już znaczników i odpadasz z gry.
event-named-yang-you = Wskazujesz dla Yang prowincję { $province }.
event-named-yin-you = Wskazujesz dla Yin prowincję { $province }.
event-drew-yang-you = { $card ->
        [none] Dobierasz kartę Yang.
       *[other] Dobierasz Yang: { $card }.
    }
event-drew-yin-you = Dobierasz Yin: { $card }.
event-relieved-you = Zagrywasz kartę „{ $card }” i nic nie tracisz.
event-not-relieved-you = Nie zagrywasz karty pomocy.
event-lost-you = Tracisz { $count ->
        [one] { $count } znacznik
        [few] { $count } znaczniki
        [many] { $count } znaczników
       *[other] { $count } znacznika
    } w prowincji { $province }.
event-betrayed-you = { $count ->
        [0] Nie masz kart przejścia, które zdrajca mógłby zabrać.
       *[other] Tracisz przez zdrajcę wszystkie karty przejścia: { $cards }.
    }
event-built-you = Dostajesz symbol w prowincji { $province }: { $card }.
event-nothing-built-you = { $card }: takich symboli już nie ma, więc nic nie dostajesz.
event-kept-you = Zatrzymujesz kartę Yang.
event-cornered-you = Jesteś w osaczeniu: { $turns ->
        [one] { $turns } tura
        [few] { $turns } tury
        [many] { $turns } tur
       *[other] { $turns } tury
    } z rzędu.
event-asked-to-join-you = W osaczeniu prosisz o przyjęcie; pytany gracz: { $asked }.
event-left-you = Odchodzisz z gry.
event-claimed-you = Masz co najmniej piętnaście prowincji. Jeśli tak będzie jeszcze na początku twojej następnej tury, wygrasz.
event-claim-lost-you = Nie masz już piętnastu prowincji.
event-ended-you = Koniec gry. { $reason }. Wygrywasz.

# Karty
card-city = Miasto
card-mine = Kopalnia
card-agriculture = Uprawa
card-cross_water = Przejście przez wodę
card-cross_mountain = Przejście przez góry
card-cross_wall = Przejście przez mur
card-relief_famine = Pomoc w głodzie
card-relief_flood = Pomoc w powodzi
card-mandate = Mandat Niebios
card-plague = Zaraza
card-rebellion = Bunt
card-drought = Susza
card-famine = Głód
card-flood = Powódź
card-traitor = Zdrajca

# Symbole i granice. (Nie barrier-water itd.: zdania wybierają według samego słowa.)
symbol-city = Miasto
symbol-mine = Kopalnia
symbol-agriculture = Uprawa
border-open = Otwarta granica
border-water = Woda
border-mountain = Góry
border-wall = Wielki Mur
border-impassable = Brak przejścia

# Wynik
reason-sole = Zostało tylko jedno państwo
reason-fifteen = Piętnaście prowincji utrzymano przez całą rundę
reason-mandate = Dobrano Mandat Niebios
reason-turn-limit = Rozegrano ostatnią turę
reason-resigned = Partia poddana
score-label = Punkty
sheet-markers = Znaczniki
sheet-symbols = Symbole
sheet-cards = Karty Yang
sheet-occupied = Zajęte prowincje
sheet-influenced = Prowincje pod wpływem

# Plansza jako tekst
text-turn = { $turn ->
        [0] Runda założycielska
       *[other] Tura { $turn }
    }
text-seat = { $seat }: { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
        [many] { $score } punktów
       *[other] { $score } punktu
    }; w zapasie { $supply ->
        [one] { $supply } znacznik
        [few] { $supply } znaczniki
        [many] { $supply } znaczników
       *[other] { $supply } znacznika
    }; { $cards ->
        [one] { $cards } karta Yang
        [few] { $cards } karty Yang
        [many] { $cards } kart Yang
       *[other] { $cards } karty Yang
    }
text-seat-you = Ty: { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
        [many] { $score } punktów
       *[other] { $score } punktu
    }; w zapasie { $supply ->
        [one] { $supply } znacznik
        [few] { $supply } znaczniki
        [many] { $supply } znaczników
       *[other] { $supply } znacznika
    }; { $cards ->
        [one] { $cards } karta Yang
        [few] { $cards } karty Yang
        [many] { $cards } kart Yang
       *[other] { $cards } karty Yang
    }
text-legend = Miejsce:znaczniki, potem symbole: C miasto, M kopalnia, A uprawa
text-decks = Zostało kart: Yang { $yang }, Yin { $yin }
text-hand = Twoje karty Yang: { $hand }

# Prowincje
province-kansu = Kansu
province-shensi = Shensi
province-shansi = Shansi
province-hopeh = Hopeh
province-shantung = Shantung
province-honan = Honan
province-kiangsu = Kiangsu
province-anhwei = Anhwei
province-hupeh = Hupeh
province-szechwan = Szechwan
province-hunan = Hunan
province-kiangsi = Kiangsi
province-chekiang = Chekiang
province-fukien = Fukien
province-kwangtung = Kwangtung
province-kwangsi = Kwangsi
province-kweichow = Kweichow
province-yunnan = Yunnan
province-liaoning = Liaoning
province-korea = Korea
province-taiwan = Tajwan

# Te same nazwy, tak jak pyta o nie zdanie: { $from }, { $to }, { $place }, { $origin }
from-kansu = { province-kansu }
from-shensi = { province-shensi }
from-shansi = { province-shansi }
from-hopeh = { province-hopeh }
from-shantung = { province-shantung }
from-honan = { province-honan }
from-kiangsu = { province-kiangsu }
from-anhwei = { province-anhwei }
from-hupeh = { province-hupeh }
from-szechwan = { province-szechwan }
from-hunan = { province-hunan }
from-kiangsi = { province-kiangsi }
from-chekiang = { province-chekiang }
from-fukien = { province-fukien }
from-kwangtung = { province-kwangtung }
from-kwangsi = { province-kwangsi }
from-kweichow = { province-kweichow }
from-yunnan = { province-yunnan }
from-liaoning = { province-liaoning }
from-korea = { province-korea }
from-taiwan = { province-taiwan }
to-kansu = { province-kansu }
to-shensi = { province-shensi }
to-shansi = { province-shansi }
to-hopeh = { province-hopeh }
to-shantung = { province-shantung }
to-honan = { province-honan }
to-kiangsu = { province-kiangsu }
to-anhwei = { province-anhwei }
to-hupeh = { province-hupeh }
to-szechwan = { province-szechwan }
to-hunan = { province-hunan }
to-kiangsi = { province-kiangsi }
to-chekiang = { province-chekiang }
to-fukien = { province-fukien }
to-kwangtung = { province-kwangtung }
to-kwangsi = { province-kwangsi }
to-kweichow = { province-kweichow }
to-yunnan = { province-yunnan }
to-liaoning = { province-liaoning }
to-korea = { province-korea }
to-taiwan = { province-taiwan }
place-kansu = { province-kansu }
place-shensi = { province-shensi }
place-shansi = { province-shansi }
place-hopeh = { province-hopeh }
place-shantung = { province-shantung }
place-honan = { province-honan }
place-kiangsu = { province-kiangsu }
place-anhwei = { province-anhwei }
place-hupeh = { province-hupeh }
place-szechwan = { province-szechwan }
place-hunan = { province-hunan }
place-kiangsi = { province-kiangsi }
place-chekiang = { province-chekiang }
place-fukien = { province-fukien }
place-kwangtung = { province-kwangtung }
place-kwangsi = { province-kwangsi }
place-kweichow = { province-kweichow }
place-yunnan = { province-yunnan }
place-liaoning = { province-liaoning }
place-korea = { province-korea }
place-taiwan = { province-taiwan }
origin-kansu = { province-kansu }
origin-shensi = { province-shensi }
origin-shansi = { province-shansi }
origin-hopeh = { province-hopeh }
origin-shantung = { province-shantung }
origin-honan = { province-honan }
origin-kiangsu = { province-kiangsu }
origin-anhwei = { province-anhwei }
origin-hupeh = { province-hupeh }
origin-szechwan = { province-szechwan }
origin-hunan = { province-hunan }
origin-kiangsi = { province-kiangsi }
origin-chekiang = { province-chekiang }
origin-fukien = { province-fukien }
origin-kwangtung = { province-kwangtung }
origin-kwangsi = { province-kwangsi }
origin-kweichow = { province-kweichow }
origin-yunnan = { province-yunnan }
origin-liaoning = { province-liaoning }
origin-korea = { province-korea }
origin-taiwan = { province-taiwan }

# Te same karty, w wyliczeniach
cards-cross_water = { card-cross_water }
cards-cross_mountain = { card-cross_mountain }
cards-cross_wall = { card-cross_wall }
hand-cross_water = { card-cross_water }
hand-cross_mountain = { card-cross_mountain }
hand-cross_wall = { card-cross_wall }
hand-relief_famine = { card-relief_famine }
hand-relief_flood = { card-relief_flood }

# House: groups of options
options-growth = Początek i wzrost
options-attack = Atak i obrona
options-talks = Układy i połączenia
options-end = Koniec i wpływ
options-cards = Karty
options-map = Mapa
