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
option-withdrawn = Prowincja, którą opuścił obrońca
option-withdrawn-preset = Jak w zestawie
option-withdrawn-recolonise = Pusta aż do kolonizacji
option-withdrawn-advance = Atakujący może wkroczyć
option-withdrawn-note = Po wycofaniu się przed atakiem. Zagrana karta przepada tak czy inaczej.
option-colonists_move = Koloniści mogą się ruszać w fazie trzeciej
option-colonists_move-preset = Jak w zestawie
option-colonists_move-true = Tak
option-colonists_move-false = Nie
option-colonists_move-note = Nigdy nie kolonizują dalej w tej samej turze.
option-claim_start = Piętnaście prowincji to roszczenie
option-claim_start-preset = Jak w zestawie
option-claim_start-own_turn = Na końcu własnej tury
option-claim_start-any_time = W każdej chwili
option-claim_start-note = Kto ma roszczenie, wygrywa, jeśli trwa ono jeszcze na początku jego następnej tury.
option-influenced_symbols = Symbole pod wpływem dają punkty
option-influenced_symbols-preset = Jak w zestawie
option-influenced_symbols-true = Tak
option-influenced_symbols-false = Nie
option-influenced_symbols-note = Znaczników nie dają nigdy: te są tylko z zajętych prowincji.
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
refuse-colonise-spent = Za dużo znaczników w prowincji { $from } to koloniści z tej tury, a oni nie kolonizują dalej. Potrzeba trzech innych.
refuse-move-where = Z prowincji { $from } do prowincji { $to } nic się nie przesunie. Obie muszą być twoje, mieć znaczniki i ze sobą sąsiadować.
refuse-move-spent = { $most ->
        [0] Wszystkie znaczniki w prowincji { $from } przekroczyły już swoją granicę. Każdy przekracza tylko jedną.
        [one] W prowincji { $from } tylko { $most } znacznik może jeszcze przekroczyć granicę. Więcej nie przesuniesz.
        [few] W prowincji { $from } tylko { $most } znaczniki mogą jeszcze przekroczyć granicę. Więcej nie przesuniesz.
        [many] W prowincji { $from } tylko { $most } znaczników może jeszcze przekroczyć granicę. Więcej nie przesuniesz.
       *[other] W prowincji { $from } tylko { $most } znacznika może jeszcze przekroczyć granicę. Więcej nie przesuniesz.
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
refuse-merge-nobody = Nikt nie zajmuje tej prowincji. Wybierz gracza albo prowincję, którą zajmuje ktoś inny.
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
refuse-advance-garrison = Prowincja { $from } ma symbol, więc jeden znacznik tam zostaje. { $most ->
        [0] Żaden nie może wkroczyć.
        [one] Wkroczyć może najwyżej { $most } znacznik.
        [few] Wkroczyć mogą najwyżej { $most } znaczniki.
        [many] Wkroczyć może najwyżej { $most } znaczników.
       *[other] Wkroczyć może najwyżej { $most } znacznika.
    }
refuse-name-where = Prowincja { $province } nie ma twoich znaczników. Karty przypadają prowincjom, które zajmujesz.
refuse-no-relief = { $drawn ->
        [true] Karta „{ $card }”, dobrana przed chwilą, pomaga tylko wtedy, gdy Yang i Yin dotyczą tej samej prowincji. Innej nie masz.
       *[false] Tę stratę znosi karta „{ $card }”, a ty jej nie masz.
    }
refuse-join-whom = { $asked } nie może cię przyjąć. Zapytaj sąsiada, który w tej turze jeszcze nie odmówił, albo odejdź.
refuse-join-nobody = Nikt nie zajmuje tej prowincji. Wybierz prowincję sąsiada, który w tej turze jeszcze nie odmówił, albo odejdź.

# Zdarzenia. O tym, że ktoś się poddaje, mówi dom; gra o tym, co wtedy dzieje się z państwem.
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
event-repelled = { $seat } – atak na: { $to } nie udaje się.
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
event-resigned = { $seat }: państwo rozpada się, znaczniki i karty wracają.
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
event-offered-from-you = { $share ->
        [none] { $seat } zamiast walki proponuje ci połączenie.
       *[other] { $seat } zamiast walki proponuje ci połączenie; podany udział: { $share } %.
    }
event-proposed-you = { $share ->
        [none] Proponujesz połączenie państw graczowi { $asked }.
       *[other] Proponujesz połączenie państw graczowi { $asked }; podany udział: { $share } %.
    }
event-proposed-from-you = { $share ->
        [none] { $seat } proponuje ci połączenie państw.
       *[other] { $seat } proponuje ci połączenie państw; podany udział: { $share } %.
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
event-repelled-you = Twój atak na: { $to } nie udaje się.
event-advanced-you = { $count ->
        [0] Nie wkraczasz; prowincja { $to } zostaje pusta.
        [one] Wkraczasz z prowincji { $from } do prowincji { $to }: { $count } znacznik.
        [few] Wkraczasz z prowincji { $from } do prowincji { $to }: { $count } znaczniki.
        [many] Wkraczasz z prowincji { $from } do prowincji { $to }: { $count } znaczników.
       *[other] Wkraczasz z prowincji { $from } do prowincji { $to }: { $count } znacznika.
    }
event-demanded-you = Żądasz opuszczenia prowincji { $province }; włada nią { $owner }.
event-demanded-from-you = { $seat } żąda, by twoje znaczniki opuściły prowincję { $province }.
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
event-asked-to-join-from-you = { $seat } w osaczeniu prosi cię o przyjęcie.
event-left-you = Odchodzisz z gry.
event-resigned-you = Twoje państwo rozpada się: znaczniki i karty wracają.
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
reason-fifteen = Piętnaście prowincji utrzymano do następnej tury
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
series-note = Punkty ze wszystkich partii się sumują. Kto przyłącza się do innego państwa, dostaje umówioną część.
series-wins = Punkty za zwycięstwa
series-wins-note = Zwycięstwo liczy się za 100. Kto przyłącza się do innego państwa, dostaje umówioną część.
pass-merge-asked = { ask-merge-asked }
pass-demand-asked = { ask-demand-asked }
pass-defender-to-answer = { ask-defender-to-answer }
pass-offer-asked = { ask-offer-asked }
pass-attacker-to-roll = { ask-attacker-to-roll }
pass-advance = { ask-advance }
pass-cornered-choice = { ask-cornered-choice }
pass-cornered-asked = { ask-cornered-asked }
border-sea = Przeprawa morska
give-up-text = Twoje państwo opuści grę przy najbliższej twojej decyzji: znaczniki i karty wrócą do zapasu, symbole zostaną na mapie. Żaden bot nie zagra dalej za ciebie. Jeśli zostało już tylko jedno inne państwo, od razu wygrywa. Zajmujesz ostatnie miejsce i nie da się tego cofnąć.

# Gra: co zrobi kliknięcie albo klawisz i o co jestem pytany
do-settle = Zacznij w prowincji { $province }
do-grow = { $count ->
        [one] Nowy znacznik w prowincji { $province }
        [few] { $count } nowe znaczniki w prowincji { $province }
       *[other] { $count } nowych znaczników w prowincji { $province }
    }
do-grow-back = { $count ->
        [0] Żaden nowy znacznik w prowincji { $province }
        [one] Nowy znacznik w prowincji { $province }
        [few] { $count } nowe znaczniki w prowincji { $province }
       *[other] { $count } nowych znaczników w prowincji { $province }
    }, do zapasu { $back ->
        [one] wraca { $back }
        [few] wracają { $back }
       *[other] wraca { $back }
    }
do-drop = Zrezygnuj ze znacznika
do-colonise = Skolonizuj prowincję { $to } z prowincji { $from }
do-move = Przesuń { $count ->
        [one] { $count } znacznik
        [few] { $count } znaczniki
       *[other] { $count } znaczników
    } z prowincji { $from } do prowincji { $to }
do-end-phase = { $phase ->
        [2] Zakończ kolonizację
        [3] Zakończ ruch
       *[other] Zakończ ekspansję
    }
do-attack = Zaatakuj prowincję { $to } z prowincji { $from }
do-propose-merge = { $share ->
        [none] Zaproponuj połączenie: { $asked }
       *[other] Zaproponuj połączenie: { $asked }, udział { $share } %
    }
do-demand = Zażądaj prowincji { $province }
do-accept = Przyjmij
do-refuse = Odmów
do-stand = Wytrwaj
do-stay = Zostań
do-withdraw = Wycofaj się do prowincji { $to }
do-offer-merge = { $share ->
        [none] Zaproponuj połączenie
       *[other] Zaproponuj połączenie, udział { $share } %
    }
do-roll = { $count ->
        [one] Rzuć kostką
       *[other] Rzuć { $count } kostkami
    }
do-break-off = Przerwij atak
do-advance = { $count ->
        [0] Nie wkraczaj
        [one] Wkrocz z { $count } znacznikiem
       *[other] Wkrocz z { $count } znacznikami
    }
do-yang = Yang w prowincji { $province }
do-yin = Yin w prowincji { $province }
do-relief-yes = Zagraj pomoc
do-relief-no = Przyjmij stratę
do-join = Przyłącz się: { $asked }
do-leave = Odejdź z gry
play-confirm = { $move } – potwierdzasz?
play-settle = { $count ->
        [one] Wybierz jeszcze jedną prowincję na początek.
        [few] Wybierz { $count } prowincje na początek, jedną po drugiej.
       *[other] Wybierz { $count } prowincji na początek, jedną po drugiej.
    }
play-grow = { $count ->
        [one] Postaw { $count } nowy znacznik w swojej prowincji.
        [few] Postaw { $count } nowe znaczniki w swoich prowincjach.
       *[other] Postaw { $count } nowych znaczników w swoich prowincjach.
    }
play-grow-together = { $count ->
        [one] Postaw { $count } nowy znacznik w swojej prowincji.
        [few] Postaw { $count } nowe znaczniki, wszystkie w jednej swojej prowincji.
       *[other] Postaw { $count } nowych znaczników, wszystkie w jednej swojej prowincji.
    }
play-grow-bonus = { $count ->
        [one] Postaw { $count } znacznik za symbol w prowincji { $origin }.
        [few] Postaw { $count } znaczniki za symbole w prowincji { $origin }.
       *[other] Postaw { $count } znaczników za symbole w prowincji { $origin }.
    }
play-grow-bonus-near = { $count ->
        [one] Postaw { $count } znacznik za symbol w prowincji { $origin }: tam albo obok.
        [few] Postaw { $count } znaczniki za symbole w prowincji { $origin }: tam albo obok.
       *[other] Postaw { $count } znaczników za symbole w prowincji { $origin }: tam albo obok.
    }
play-grow-drop = Zapas jest za mały. Postaw, ile się da, i zrezygnuj z { $count ->
        [one] { $count } znacznika.
       *[other] { $count } znaczników.
    }
play-colonise = Wybierz prowincję, z której wyjdą trzy znaczniki, albo wolną do zasiedlenia.
play-colonise-none = Teraz nie da się kolonizować. Zakończ fazę.
play-colonise-to = Z prowincji { $from } do której wolnej?
play-move = Wybierz prowincję, z której ruszą znaczniki, albo zakończ fazę.
play-move-none = Żaden znacznik nie może się teraz ruszyć. Zakończ fazę.
play-move-to = Z prowincji { $from } do której własnej?
play-attack = Wybierz prowincję, z której atakujesz, układaj się albo zakończ fazę.
play-attack-none = Teraz nie masz kogo zaatakować. Układaj się albo zakończ fazę.
play-attack-over = Teraz nie masz kogo zaatakować. Zakończ fazę.
play-attack-to = Z prowincji { $from } na którą?
play-merge = Z kim chcesz się połączyć? Wybierz gracza albo jedną z jego prowincji.
play-demand = Której prowincji żądasz? Nie pokazuje się żadnej karty.
play-defend = Prowincja { $to } jest atakowana z prowincji { $from }. Wytrwaj, wycofaj się do podświetlonej prowincji albo zaproponuj połączenie.
play-defend-stuck = Prowincja { $to } jest atakowana z prowincji { $from }. Nie ma dokąd się wycofać. Wytrwaj albo zaproponuj połączenie.
play-defend-leave = Prowincja { $to } jest atakowana z prowincji { $from }. Wytrwaj albo wycofaj się do podświetlonej prowincji.
play-stand = Prowincja { $to } jest atakowana z prowincji { $from }. Wytrwasz.
play-demand-asked = { $seat } żąda opuszczenia prowincji { $province }. Wycofaj się do podświetlonej prowincji albo zostań.
play-roll = Rzuć kostkami przeciw prowincji { $to } albo przerwij atak.
play-advance = Prowincja { $to } zdobyta. Ile znaczników wkracza?
play-yang = Wskaż swoją prowincję dla Yang: trafi tam coś dobrego.
play-yin = Wskaż swoją prowincję dla Yin: trafi tam coś złego.
play-merge-asked = { $seat } proponuje połączenie państw. Przyjmujesz czy odmawiasz?
play-offer-asked = { $seat } proponuje połączenie zamiast walki. Przyjmujesz czy odmawiasz?
play-relief = { $card } w prowincji { $province }. Zagrasz kartę pomocy czy przyjmiesz stratę?
play-relief-none = { $card } w prowincji { $province }, a nie masz karty, która pomoże.
play-cornered = Jesteś w osaczeniu. Przyłącz się do sąsiada albo odejdź z gry.
play-cornered-asked = { $seat } jest w osaczeniu i prosi o przyjęcie. Przyjmujesz czy odmawiasz?
play-change = { $province } z { $before } na { $after }
play-changes = Znaczniki: { $changes }.
play-points = Punkty z { $before } na { $after }.
play-lit = { $province }. { $count ->
        [0] Stąd nie ma dokąd iść.
        [one] Podświetlona jest jedna prowincja.
        [few] Podświetlone są { $count } prowincje.
       *[other] Podświetlonych jest { $count } prowincji.
    }
show-title = Pokaż na mapie
show-influence = Wpływ
show-reach = Zasięg
show-fifteen = Piętnaście
show-lines = Granice
show-influence-about = Puste prowincje pod czyimś wpływem: liczą się jak posiadane.
show-reach-about = Puste prowincje, do których mogą pójść koloniści.
show-fifteen-about = Prowincje, które dopełniają piętnastu.
show-lines-about = Co znaczą linie między prowincjami.
show-nothing = { $about } Teraz takich nie ma.
show-on = Widać: { $what }
show-off = Już nie widać: { $what }
spot-held = { $province }: { $owner }, { $count ->
        [one] { $count } znacznik
        [few] { $count } znaczniki
       *[other] { $count } znaczników
    }{ $symbols ->
        [none] .
       *[other] . { $symbols }.
    } Granice: { $near }. { $use }
spot-held-you = { $province }: twoja, { $count ->
        [one] { $count } znacznik
        [few] { $count } znaczniki
       *[other] { $count } znaczników
    }{ $symbols ->
        [none] .
       *[other] . { $symbols }.
    } Granice: { $near }. { $use }
spot-influence = { $province }: wolna, pod wpływem gracza { $owner }{ $symbols ->
        [none] .
       *[other] . { $symbols }.
    } Granice: { $near }. { $use }
spot-influence-you = { $province }: wolna, pod twoim wpływem{ $symbols ->
        [none] .
       *[other] . { $symbols }.
    } Granice: { $near }. { $use }
spot-free = { $province }: wolna{ $symbols ->
        [none] .
       *[other] . { $symbols }.
    } Granice: { $near }. { $use }
spot-symbol = { $symbol } { $count }
spot-near = { $province } ({ $border })
use-source = Stąd można zacząć.
use-target = Można ją wybrać.
use-chosen = Wybrana.
use-none = { "" }
map-board = Mapa Chin, 21 prowincji

keys-map = Do sąsiada w tym kierunku
keys-choose = Wybierz prowincję; jeszcze raz potwierdza
keys-count = Więcej albo mniej znaczników lub kostek
keys-digits = Tyle znaczników lub kostek
keys-cycle = Następna podświetlona prowincja; z Shift poprzednia
keys-zoom = Przybliż mapę; z Shift oddal
keys-modes = Faza czwarta: atak, połączenie, żądanie
keys-influence = Pokaż wpływ
keys-reach = Pokaż, dokąd sięga kolonizacja
keys-fifteen = Pokaż, co dałoby piętnaście
keys-end = Zakończ fazę
keys-defence = Obrona: wytrwaj, wycofaj się, zaproponuj połączenie
keys-break = Przerwij atak
keys-yes-no = Przyjmij albo odmów; zagraj pomoc albo nie
keys-back = Cofnij ostatni wybór

# The map
map-percent = { $value }%
map-legend = Rodzaje granic
map-open = otwarta
map-water = rzeka, jezioro
map-mountain = góry
map-wall = Wielki Mur
map-sea = przeprawa morska
map-impassable = brak przejścia
geo-yellow-sea = Morze Żółte
geo-east-china-sea = Morze Wschodniochińskie
geo-south-china-sea = Morze Południowochińskie
geo-formosa-strait = Cieśnina Tajwańska
geo-mongolia = Mongolia
geo-manchuria = Mandżuria
geo-tibet = Tybet
geo-annam = Annam
geo-burma = Birma
detail-markers = { $count ->
        [one] { $count } znacznik
        [few] { $count } znaczniki
        [many] { $count } znaczników
       *[other] { $count } znacznika
    }
detail-spent = { $count ->
        [one] { $count } przekroczył w tej turze granicę.
        [few] { $count } przekroczyły w tej turze granicę.
        [many] { $count } przekroczyło w tej turze granicę.
       *[other] { $count } przekroczyło w tej turze granicę.
    }
detail-exhausted = { $count ->
        [one] { $count } już w tej turze nie atakuje.
        [few] { $count } już w tej turze nie atakują.
        [many] { $count } już w tej turze nie atakuje.
       *[other] { $count } już w tej turze nie atakuje.
    }
detail-free = Niezajęta
detail-influence = Pod wpływem: { $owner }
detail-influence-you = Pod twoim wpływem
detail-reach = { $owner } może wysłać tu kolonistów.
detail-reach-you = Możesz wysłać tu kolonistów.
detail-fifteen = Dzięki niej { $owner } ma piętnaście prowincji.
detail-fifteen-you = Dzięki niej masz piętnaście prowincji.

# Nauka: lekcje
lesson-settle-title = Załóż państwo
lesson-settle-text = Wygrywa, kto na końcu ma najwięcej punktów: za znaczniki, symbole, karty i po dwa za każdą posiadaną prowincję; albo kto utrzyma piętnaście prowincji do swojej następnej tury. W dwie osoby zaczyna się w trzech prowincjach, które trzymają się razem, z trzema znacznikami w każdej. Wybierz je po kolei.
lesson-settle-done = Dziewięć znaczników w trzech prowincjach. W pierwszej turze jest to zamiast wzrostu; pozostałe fazy idą jak zwykle.
lesson-settle-hint = Masz mniej niż trzy prowincje. Wybierz wolne, które ze sobą sąsiadują.
lesson-grow-title = Nowe znaczniki
lesson-grow-text = Tura zaczyna się wzrostem: trzy zwykłe znaczniki, wszystkie do jednej prowincji, i dalsze za symbole. Miasto w Hopeh daje jeden, uprawa w Shantung dwa; te idą tam albo do twojej prowincji obok. Postaw wszystkie sześć.
lesson-grow-done = Masz już piętnaście znaczników. Prowincja mieści dziesięć: jedenasty wróciłby do zapasu.
lesson-grow-hint = Nie wszystkie nowe znaczniki stoją na mapie. Wybierz jedną prowincję dla pierwszych trzech, potem prowincję dla każdego z pozostałych.
lesson-colonise-title = Wyślij kolonistów
lesson-colonise-text = Więcej prowincji to więcej punktów i więcej miejsca do wzrostu. Trzy znaczniki idą razem do pustej sąsiedniej prowincji, a co najmniej jeden zostaje, więc potrzeba czterech. Rzeki, góry i mur im nie przeszkadzają. Wybierz, skąd wychodzą, a potem dokąd.
lesson-colonise-done = Jedna prowincja więcej. W turze wolno kolonizować, ile się da. Koloniści dalej już nie kolonizują, ale mogą się jeszcze ruszyć w fazie trzeciej.
lesson-colonise-hint = Nikt nie wyruszył. Wybierz swoją prowincję z co najmniej czterema znacznikami, a potem pustą obok.
lesson-influence-title = Ziemie pod wpływem
lesson-influence-text = Pusta prowincja jest pod twoim wpływem, jeśli wszystkie zajęte prowincje obok są twoje albo jeśli nikt inny nie może do niej dotrzeć. Włącz na mapie „Wpływ”, a zobaczysz ją zakreskowaną. Potem wyślij kolonistów z Hunan i spójrz na Yunnan.
lesson-influence-done = Yunnan jest pod twoim wpływem, choć nikt tam nie poszedł. Takie ziemie dają punkty i liczą się do piętnastu prowincji. Nie dają znaczników, a inni nadal mogą je kolonizować.
lesson-influence-hint = Nikt nie wyruszył. Wybierz Hunan, a potem pustą prowincję na zachód od niej.
lesson-move-title = Przesuń się ku granicy
lesson-move-text = Znaczniki przechodzą między twoimi sąsiednimi prowincjami, każdy przez jedną granicę w turze. Honan jest pełna: mieści dziesięć, a nowe znaczniki by tam przepadły. Przesuń część do Hupeh.
lesson-move-done = Przesuwa się dowolną liczbę, byle w żadnej prowincji nie było więcej niż dziesięć. Prowincję wolno nawet opuścić.
lesson-move-hint = Nic się nie przesunęło. Wybierz Honan, potem Hupeh i ile znaczników idzie.
lesson-attack-title = Zaatakuj
lesson-attack-text = W Hupeh są dwa znaczniki, w twojej Honan sześć, a granica między nimi jest otwarta. Spójrz na swoje szanse i zaatakuj. Rzuca się jedną kostką: parzysta zabiera znacznik obrońcy, nieparzysta tobie. Po zwycięstwie wkrocz.
lesson-attack-done = Obie strony straciły po dwa znaczniki, a zwycięstwo jest twoje. Przed każdym rzutem wolno przerwać, a obrońca może się wycofać. Znaczniki, które wkroczyły, w tej turze już nie atakują.
lesson-attack-hint = Atak nie doszedł do końca. Zaatakuj Hupeh z Honan, rzucaj, aż będzie pusta, a potem wkrocz.
lesson-card-title = Rzeka na drodze
lesson-card-text = Między twoją Hupeh a Hunan jest woda. Atak przez wodę, góry albo mur wymaga pasującej karty Yang, a twoja jest na góry. Mimo to spróbuj zaatakować Hunan.
lesson-card-done = Odmowa, od razu z numerem zasady. Kart wymagają tylko ataki: koloniści i przesunięcia przechodzą przez każdą granicę.
lesson-card-hint = To było dozwolone. Wybierz Hupeh, a potem Hunan za rzeką.
lesson-cross-title = Zagraj kartę przejścia
lesson-cross-text = Między twoją Shensi a Szechwan są góry, a ty masz na nie kartę. Atak ją zużywa, cokolwiek z niego wyniknie. Zaatakuj Szechwan: obrońca się wycofa, a ty możesz wkroczyć.
lesson-cross-done = Obrońca wycofał się bez walki do Kweichow, a droga stanęła otworem. Uprawa zostaje: służy temu, kto zajmuje Szechwan.
lesson-cross-hint = Szechwan nie jest zdobyta. Zaatakuj ją z Shensi, a potem wkrocz.
lesson-defend-title = Atakują cię
lesson-defend-text = Osiem znaczników z Hopeh atakuje twoje dwa w Shantung. Możesz wytrwać, zaproponować połączenie albo wycofać się do swojej prowincji obok. Dwa przeciw ośmiu nie mają szans: wycofaj się do Kiangsu.
lesson-defend-done = Siedem znaczników w Kiangsu, ani jednego mniej. Kopalnia zostaje w Shantung. Kto trwa, decyduje znowu przed następnym rzutem.
lesson-defend-hint = Twoje dwa znaczniki prędzej czy później tam przepadną. Tym razem wycofaj się do Kiangsu.
lesson-merge-title = Połączcie siły
lesson-merge-text = Każdemu państwu wolno raz w turze zaproponować połączenie. Przewodzi silniejsze; drugie już nie gra i w wyniku stoi za każdym państwem, które zostało. W serii dostaje umówiony udział w punktach starszego partnera. Wybierz „Połączenie”, a potem małe państwo w Chekiang i Kiangsi.
lesson-merge-done = Jego znaczniki i prowincje są twoje, a karty przepadają. Gdyby to ono było silniejsze, twoje państwo przyłączyłoby się do niego.
lesson-merge-hint = Nikt się nie przyłączył. Zaproponuj połączenie małemu państwu w Chekiang i Kiangsi.
lesson-name-title = Yang i Yin
lesson-name-text = Turę kończą dwie karty dobrane w ciemno. Wskaż prowincję dla Yang, które przynosi coś dobrego, a potem dla Yin, które zwykle zabiera znaczniki. Może to być ta sama.
lesson-name-done = { $told } Yin widzą wszyscy. Yang widzisz tylko ty, chyba że to symbol; inne karty trafiają na rękę.
lesson-name-hint = Wskaż swoją prowincję dla Yang, a potem dla Yin.
lesson-relief-title = Pomoc w potrzebie
lesson-relief-text = Yin to powódź w Shantung: kosztuje dwa znaczniki. Przeciw głodowi i powodzi są karty pomocy, a ty masz właściwą. Zagraj ją.
lesson-relief-done = Nic nie przepada, a karta jest zużyta. Karta pomocy dobrana przed chwilą działa tylko wtedy, gdy Yang i Yin wskazano w tej samej prowincji.
lesson-relief-hint = Powódź zabrała dwa znaczniki. Tym razem zagraj kartę pomocy.
lesson-score-title = Ostatnia tura
lesson-score-text = Po turze 33 liczy się punkty: jeden za każdy znacznik, miasto, kopalnię i kartę Yang, dwa za każdą uprawę i za każdą prowincję, zajętą lub pod wpływem. Jest 42 do 45. Skolonizuj to, co da najwięcej, i zakończ fazy.
lesson-score-done = 46 do 45. Kwangsi daje dwa punkty, a Yunnan za nią trafia pod twój wpływ i daje następne dwa.
lesson-score-hint = To za mało, żeby wygrać. Skolonizuj Kwangsi: nie jest jeszcze pod twoim wpływem, a za nią leży Yunnan.
lesson-fifteen-title = Piętnaście prowincji
lesson-fifteen-text = Masz czternaście: osiem zajętych i sześć pod wpływem. Z piętnastoma zgłaszasz roszczenie do tronu, od razu i w czyjejkolwiek turze. Skolonizuj Kwangsi.
lesson-fifteen-done = Zgłaszasz roszczenie do tronu. Jeśli na początku twojej następnej tury nadal masz piętnaście, od razu wygrywasz. Do tej chwili inni spróbują ci jedną odebrać.
lesson-fifteen-hint = Tak nie ma piętnastu. Wyślij kolonistów z Hunan do Kwangsi.

# Nauka: co pomijają lekcje, każde ze swoją zasadą
also-E35 = Z jednej prowincji atakuje się drugą tylko raz w turze.
also-E57 = Jedna karta Yin, Zdrajca, zabiera wszystkie karty przejścia.
also-E27 = Kto przyłącza się do innego państwa we własnej turze, najpierw dobiera karty.
also-E70 = Jeśli zostaje tylko jedno państwo, od razu wygrywa.

# Nauka: uwagi w pierwszej partii
remark-turn-1 = Ze środka mapy można iść wszędzie, ale i zewsząd ktoś może przyjść. Na skraju jest bezpieczniej.
remark-turn-2 = Trzy nowe znaczniki postaw razem tam, skąd chcesz kolonizować: z czterech w prowincji trzy mogą wyjść.
remark-turn-3 = Pusta ziemia, z którą tylko ty sąsiadujesz, też daje dwa punkty. Rozejdź się, zanim zrobią to inni.
remark-turn-4 = Przesuwaj znaczniki z głębi kraju ku granicy, zanim prowincja się zapełni.
remark-turn-5 = Rzeki, góry i mur cię chronią: kto przez nie atakuje, potrzebuje pasującej karty.
remark-turn-6 = Dla Yin wskaż prowincję z wieloma znacznikami. Gdzie jest ich mało, może nie zostać żaden.
remark-turn-7 = Tyle samo znaczników co obrońca: szanse równe. Dwa razy tyle: mniej więcej cztery razy na pięć.
remark-turn-8 = Licz prowincje na bieżąco. Piętnaście, razem z tymi pod wpływem, wygrywa, jeśli utrzymasz je do swojej następnej tury.
remark-at-grow = Postaw trzy nowe znaczniki tam, skąd chcesz kolonizować: z czterech w prowincji trzy mogą wyjść.
remark-at-colonise = Rozejdź się, zanim zrobią to inni. Każda prowincja to dwa punkty, pusta ziemia, z którą tylko ty sąsiadujesz, też.
remark-at-move = Przesuwaj znaczniki z głębi kraju ku granicy. Kto opuszcza prowincję całkiem, oddaje ją.
remark-at-expand = Atakować nie trzeba. Tyle samo znaczników co obrońca: szanse równe. Dwa razy tyle: mniej więcej cztery razy na pięć.
remark-at-yang = Yang przynosi symbol do tej prowincji albo kartę na rękę. Wybierz taką, którą utrzymasz.
remark-at-yin = Yin zabiera jeden lub dwa znaczniki. Wybierz prowincję, która to zniesie.
remark-at-defend = Kto się wycofuje, ocala wszystkie znaczniki i traci prowincję. Kto trwa, może stracić jedno i drugie albo nic.
remark-at-roll = Parzysta kostka trafia obrońcę, nieparzysta ciebie. Przed każdym rzutem wolno przerwać.
remark-at-advance = Co wkracza, w tej turze już nie atakuje. Co zostaje, trzyma dawną prowincję.
remark-colonised = Koloniści to trzy znaczniki. W tej turze dalej już nie kolonizują.
remark-attacked = W ataku parzyste kostki trafiają obrońcę, nieparzyste atakującego. Przed każdym rzutem każda strona może ustąpić.
remark-withdrew = Kto się wycofuje, ocala znaczniki, ale oddaje prowincję. Co z nią dalej, mówią zasady tego stołu (E46).
remark-advanced = Znaczniki, które wkroczyły, w tej turze już nie atakują.
remark-built = Symbol zostaje na zawsze. Miasto i kopalnia dają co turę jeden znacznik, uprawa dwa, temu, kto zajmuje prowincję.
remark-kept = Karty przejścia i pomocy czekają na ręku. Każda to punkt na końcu.
remark-lost = Yin zabiera jeden znacznik, głód i powódź dwa. Tylko przeciw tym dwóm jest karta.
remark-betrayed = Zdrajca zabiera tylko karty przejścia. Karty pomocy zostają.
remark-proposed = Połączenie robi z dwóch państw jedno. Przewodzi to, które ma więcej znaczników.
remark-claimed = Ktoś ma piętnaście prowincji. O jedną mniej, a roszczenie upada: wystarczą koloniści albo atak.
remark-claim = { $seat } wygra na początku swojej następnej tury, jeśli utrzyma piętnaście prowincji. Odbierz jedną, zajętą lub pod wpływem.
remark-fifteen = { $to } byłaby twoją piętnastą prowincją, a możesz ją teraz skolonizować.
remark-room = { $province } nie zmieści wszystkich trzech nowych znaczników. Co ponad dziesięć, wraca do zapasu.
remark-chance = Atak z prowincji { $from } na prowincję { $to } ma szansę { $percent } %, jeśli obrońca wytrwa.
remark-yin = Dla Yin najlepsza może być prowincja { $province }: ma najwięcej znaczników.

# Stan gry i opowieść
log-some-in = { $province } { $count }
log-step = { $count } { $from } → { $to }
log-way = { $from } → { $to }
log-settled = { $count ->
        [one] { $seat } zaczyna z trzema znacznikami w prowincji { $province }.
       *[other] { $seat } zaczyna z trzema znacznikami w każdej z prowincji { $province }.
    }
log-settled-you = { $count ->
        [one] Zaczynasz z trzema znacznikami w prowincji { $province }.
       *[other] Zaczynasz z trzema znacznikami w każdej z prowincji { $province }.
    }
then-settled = { $count ->
        [one] Pierwsza prowincja, z trzema znacznikami: { $province }.
       *[other] Pierwsze prowincje, z trzema znacznikami w każdej: { $province }.
    }
log-grew = { $seat } stawia nowe znaczniki: { $places }.
log-grew-you = Stawiasz nowe znaczniki: { $places }.
then-grew = Nowe znaczniki: { $places }.
log-back = Prowincja { $province } jest pełna: { $count ->
        [one] { $count } nowy znacznik wraca
        [few] { $count } nowe znaczniki wracają
        [many] { $count } nowych znaczników wraca
       *[other] { $count } nowego znacznika wraca
    } do zapasu.
log-lapsed = Zapas jest za mały: { $count ->
        [one] przepada { $count } nowy znacznik.
        [few] przepadają { $count } nowe znaczniki.
        [many] przepada { $count } nowych znaczników.
       *[other] przepada { $count } nowego znacznika.
    }
log-colonised = { $seat } wysyła kolonistów: { $ways }.
log-colonised-you = Wysyłasz kolonistów: { $ways }.
then-colonised = Koloniści: { $ways }.
log-moved = { $seat } przesuwa znaczniki: { $steps }.
log-moved-you = Przesuwasz znaczniki: { $steps }.
then-moved = Ruchy: { $steps }.
log-moved-many = { $seat } przesuwa { $count ->
        [one] { $count } znacznik.
        [few] { $count } znaczniki.
        [many] { $count } znaczników.
       *[other] { $count } znacznika.
    }
log-moved-many-you = Przesuwasz { $count ->
        [one] { $count } znacznik.
        [few] { $count } znaczniki.
        [many] { $count } znaczników.
       *[other] { $count } znacznika.
    }
then-moved-many = Przesunięte znaczniki: { $count }.
then-trimmed = Zostaje dziesięć; zdjęte: { $places }.
log-attacked = { $barrier ->
        [water] { $seat } zagrywa „Przejście przez wodę” i atakuje prowincję { $to } z prowincji { $place }; broni { $owner }.
        [mountain] { $seat } zagrywa „Przejście przez góry” i atakuje prowincję { $to } z prowincji { $place }; broni { $owner }.
        [wall] { $seat } zagrywa „Przejście przez mur” i atakuje prowincję { $to } z prowincji { $place }; broni { $owner }.
       *[open] { $seat } atakuje prowincję { $to } z prowincji { $place }; broni { $owner }.
    }
log-attacked-you = { $barrier ->
        [water] Zagrywasz „Przejście przez wodę” i atakujesz prowincję { $to } z prowincji { $place }; broni { $owner }.
        [mountain] Zagrywasz „Przejście przez góry” i atakujesz prowincję { $to } z prowincji { $place }; broni { $owner }.
        [wall] Zagrywasz „Przejście przez mur” i atakujesz prowincję { $to } z prowincji { $place }; broni { $owner }.
       *[open] Atakujesz prowincję { $to } z prowincji { $place }; broni { $owner }.
    }
log-attacked-from-you = { $barrier ->
        [water] { $seat } zagrywa „Przejście przez wodę” i atakuje cię w prowincji { $to } z prowincji { $place }.
        [mountain] { $seat } zagrywa „Przejście przez góry” i atakuje cię w prowincji { $to } z prowincji { $place }.
        [wall] { $seat } zagrywa „Przejście przez mur” i atakuje cię w prowincji { $to } z prowincji { $place }.
       *[open] { $seat } atakuje cię w prowincji { $to } z prowincji { $place }.
    }
log-fought = { $faces ->
        [none] { $dice ->
            [0] Straty:
            [few] { $dice } kostki. Straty:
            [many] { $dice } kostek. Straty:
           *[other] { $dice } kostki. Straty:
        }
       *[other] { $dice ->
            [one] Kostka: { $faces }. Straty:
           *[other] Kostki: { $faces }. Straty:
        }
    } { $from } { $attackers }, { $to } { $defenders }.
then-advanced = { $count ->
        [0] Nikt nie wkracza; prowincja { $to } zostaje pusta.
        [one] Do prowincji { $to } wkracza { $count } znacznik.
        [few] Do prowincji { $to } wkraczają { $count } znaczniki.
        [many] Do prowincji { $to } wkracza { $count } znaczników.
       *[other] Do prowincji { $to } wkracza { $count } znacznika.
    }
then-broke-off = Potem atak zostaje przerwany.
then-repelled = Atak się nie udaje.
log-refused = { $count ->
        [one] { $seat } proponuje połączenie państw graczowi { $asked }, bez skutku.
       *[other] { $seat } proponuje połączenie państw graczom { $asked }, bez skutku.
    }
log-refused-you = { $count ->
        [one] Proponujesz połączenie państw graczowi { $asked }, bez skutku.
       *[other] Proponujesz połączenie państw graczom { $asked }, bez skutku.
    }
log-named = { $seat } wskazuje prowincje: dla Yang { $yang }, dla Yin { $yin }.
log-named-you = Wskazujesz prowincje: dla Yang { $yang }, dla Yin { $yin }.
log-named-both = { $seat } wskazuje dla Yang i Yin prowincję { $province }.
log-named-both-you = Wskazujesz dla Yang i Yin prowincję { $province }.
then-yin = Yin: { $card }.
then-lost = { $count ->
        [one] W prowincji { $province } ubywa { $count } znacznik.
        [few] W prowincji { $province } ubywają { $count } znaczniki.
        [many] W prowincji { $province } ubywa { $count } znaczników.
       *[other] W prowincji { $province } ubywa { $count } znacznika.
    }
then-relieved = Karta „{ $card }” chroni przed stratą.
then-kept = { $card ->
        [none] Karta Yang trafia na rękę.
       *[other] Yang: { $card }, na rękę.
    }
then-built = Yang: { $card } w prowincji { $province }.
log-ended = Koniec gry. { $reason }.
seat-points = { $value ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }
seat-state = { $provinces ->
        [one] { $provinces } prowincja
        [few] { $provinces } prowincje
        [many] { $provinces } prowincji
       *[other] { $provinces } prowincji
    }, { $cards ->
        [one] { $cards } karta Yang
        [few] { $cards } karty Yang
        [many] { $cards } kart Yang
       *[other] { $cards } karty Yang
    }
seat-junior = młodszy partner, przewodzi { $owner }
seat-out = poza grą
standing-title = Gdyby liczyć teraz
standing-seat = Państwo
standing-provinces = Prowincje
standing-markers = Znaczniki
standing-symbols = Symbole
standing-cards = Yang
standing-occupied = Zajęte
standing-influenced = Wpływ
standing-points = Punkty
standing-provinces-note = Prowincje: zajęte i pod wpływem; po dwa punkty
standing-markers-note = Znaczniki na mapie i w zapasie; punkt za każdy na mapie
standing-symbols-note = { $influence ->
        [yes] Punkty za symbole w prowincjach zajętych lub pod wpływem: jeden za miasto lub kopalnię, dwa za uprawę
       *[other] Punkty za symbole w zajętych prowincjach: jeden za miasto lub kopalnię, dwa za uprawę
    }
standing-cards-note = Karty Yang na ręku; po jednym punkcie
standing-points-note = Punkty, gdyby liczyć je teraz
standing-held = { $occupied ->
        [one] { $occupied } zajęta prowincja
        [few] { $occupied } zajęte prowincje
        [many] { $occupied } zajętych prowincji
       *[other] { $occupied } zajętej prowincji
    }, { $influenced } pod wpływem
standing-pieces = { $markers ->
        [one] { $markers } znacznik
        [few] { $markers } znaczniki
        [many] { $markers } znaczników
       *[other] { $markers } znacznika
    } na mapie, { $supply } w zapasie
standing-known = { $count ->
        [one] { $count } karta Yang
        [few] { $count } karty Yang
        [many] { $count } kart Yang
       *[other] { $count } karty Yang
    }, wszystkim znane: { $cards }
standing-relief = { $count ->
        [one] karta pomocy
        [few] { $count } karty pomocy
        [many] { $count } kart pomocy
       *[other] { $count } karty pomocy
    }
standing-claim = Roszczenie do tronu: z piętnastoma prowincjami { $seat } wygra na początku swojej następnej tury.
standing-claim-you = Zgłaszasz roszczenie do tronu: jeśli na początku twojej następnej tury nadal masz piętnaście prowincji, wygrywasz.
standing-claim-short = { $count } prowincji: wygra, jeśli do swojej następnej tury zachowa piętnaście
standing-cornered = { $most ->
        [0] Osaczenie
       *[other] Osaczenie, { $turns } z { $most }
    }
sign-claim = roszczenie do tronu
standing-junior = { $share ->
        [none] młodszy partner
       *[other] młodszy partner, udział { $share } %
    }
standing-out = poza grą
standing-fine = Punkty: jeden za każdy znacznik i każdą kartę Yang, za symbol jeden lub dwa, za każdą prowincję dwa.
result-partner = { $share ->
        [none] młodszy partner; przewodzi { $owner }
       *[other] młodszy partner, udział { $share } %; przewodzi { $owner }
    }
result-out = poza grą
graph-points = Punkty, gdyby liczyć je w tej chwili
words-markers = { $province } { $count }
words-markers-symbols = { $province } { $count } ({ $symbols })
words-symbols = { $province } ({ $symbols })
words-holds = { $seat } zajmuje: { $held }
words-holds-you = Zajmujesz: { $held }
words-influence = { $seat } ma pod wpływem: { $province }
words-influence-you = Masz pod wpływem: { $province }
words-reach = { $seat } może skolonizować: { $province }
words-reach-you = Możesz skolonizować: { $province }
words-fifteen = { $count ->
        [one] Dzięki prowincji { $province } { $seat } ma piętnaście prowincji
       *[other] Dzięki jednej z tych prowincji { $seat } ma piętnaście: { $province }
    }
words-fifteen-you = { $count ->
        [one] Dzięki prowincji { $province } masz piętnaście prowincji
       *[other] Dzięki jednej z tych prowincji masz piętnaście: { $province }
    }
words-free = Wolne prowincje z symbolami: { $held }
words-claim = { $seat } zgłasza roszczenie do tronu
words-claim-you = Zgłaszasz roszczenie do tronu
words-cornered = { $seat } jest w osaczeniu: { $turns ->
        [one] { $turns } tura
        [few] { $turns } tury
        [many] { $turns } tur
       *[other] { $turns } tury
    } z rzędu
words-cornered-you = Jesteś w osaczeniu: { $turns ->
        [one] { $turns } tura
        [few] { $turns } tury
        [many] { $turns } tur
       *[other] { $turns } tury
    } z rzędu
words-junior = { $seat } jest młodszym partnerem, przewodzi { $owner }
words-junior-you = Jesteś młodszym partnerem, przewodzi { $owner }
words-out = { $seat } jest poza grą
words-out-you = Jesteś poza grą
words-pending = Na koniec tej tury { $seat } się przyłącza, przewodzi { $owner }
words-pending-you = Na koniec tej tury się przyłączasz, przewodzi { $owner }
words-known = { $seat }: wszyscy znają karty { $cards }
words-known-you = Ty: wszyscy znają karty { $cards }
words-battle = Atak na prowincję { $to } z prowincji { $from }; broni { $owner }
words-none = brak

# Nauka: przykłady w zasadach
example-try = Próba: „{ $move }”
example-mixed = Zasady mieszane
example-hand = Karty Yang na ręku
example-holds = { $seat } ma { $count ->
        [one] { $count } prowincję
        [few] { $count } prowincje
        [many] { $count } prowincji
       *[other] { $count } prowincji
    }: zajętych { $provinces }, pod wpływem { $influenced }.
example-holds-you = Masz { $count ->
        [one] { $count } prowincję
        [few] { $count } prowincje
        [many] { $count } prowincji
       *[other] { $count } prowincji
    }: zajętych { $provinces }, pod wpływem { $influenced }.
example-influence = Pod wpływem: { $province }.

# Where cards come from
source-cards = Karty: talie Wiednia są drukowane, talie Klasyki odtworzone na ich podstawie.

# The help card
glance-turn = Tura
glance-grow-together = Wzrost: trzy nowe znaczniki, wszystkie w jednej prowincji
glance-grow-split = Wzrost: trzy nowe znaczniki, dowolnie rozdzielone
glance-symbols-origin = Co turę uprawa daje tam jeszcze dwa, miasto i kopalnia po jednym
glance-symbols-adjoining = Co turę uprawa daje jeszcze dwa, miasto i kopalnia po jednym, tam lub obok
glance-colonise-1 = Kolonizacja: trzy idą razem do pustej prowincji obok, co najmniej jeden zostaje
glance-colonise-0 = Kolonizacja: trzy idą razem do pustej prowincji obok
glance-colonise-symbol = Kolonizacja: trzy idą razem do pustej prowincji obok; przy symbolu jeden zostaje
glance-move = Ruch: każdy znacznik przez jedną granicę, między twoimi prowincjami
glance-move-others = Ruch: każdy znacznik przez jedną granicę, między twoimi prowincjami; koloniści zostają
glance-move-symbol = Ruch: każdy znacznik przez jedną granicę, między twoimi prowincjami; przy symbolu jeden zostaje
glance-move-others-symbol = Ruch: każdy znacznik przez jedną granicę, między twoimi prowincjami; zostają koloniści i jeden przy symbolu
glance-expand = Ekspansja: proponuj połączenie, atakuj sąsiadów albo nic nie rób
glance-expand-demand = Ekspansja: proponuj połączenie, atakuj sąsiadów, żądaj prowincji albo nic nie rób
glance-demand = Każdej prowincji obok możesz zażądać raz na turę: właściciel zostawia ją pustą albo zostaje
glance-draw = Karty: wskaż prowincję dla Yang i dla Yin, potem dobierz
glance-ten = W prowincji zostaje najwyżej dziesięć znaczników; reszta wraca do zapasu
glance-attack = Atak
glance-barrier = Przez wodę, góry i mur tylko z pasującą kartą
glance-repeat-once = Z jednej prowincji każdą inną atakujesz najwyżej raz na turę
glance-repeat-unlimited = Ten sam atak wolno powtórzyć; przez przeszkodę z nową kartą
glance-parity = Parzysta: znacznik traci obrońca; nieparzysta: atakujący
glance-dice-one = Jedna kostka w rzucie; przed każdym wolno przerwać
glance-dice-many = Do jednej kostki na znacznik; przed każdym rzutem wolno przerwać
glance-odds = Szanse do końca: 3 na 3: 50 %, 3 na 2: 69 %, 4 na 2: 81 %
glance-withdraw-any = Obrońca może się wycofać do swojej prowincji obok, przed każdym rzutem
glance-withdraw-any-empty = Przed każdym rzutem obrońca może się wycofać do swojej prowincji obok; opuszczona zostaje pusta
glance-withdraw-first = Obrońca może się wycofać do swojej prowincji obok, tylko przed pierwszym rzutem
glance-withdraw-first-empty = Tylko przed pierwszym rzutem obrońca może się wycofać do swojej prowincji obok; opuszczona zostaje pusta
glance-merge-stronger = Obrońca może zaproponować połączenie; przewodzi silniejsze państwo
glance-merge-attacker = Obrońca może zaproponować połączenie; przewodzi atakujący
glance-advance-rest = Zwycięzcy wkraczają, ilu chcesz; w tej turze już nie atakują
glance-advance-rest-symbol = Zwycięzcy wkraczają, ilu chcesz, ale przy symbolu jeden zostaje; w tej turze już nie atakują
glance-advance-on = Zwycięzcy wkraczają, ilu chcesz, i mogą atakować dalej
glance-advance-on-symbol = Zwycięzcy wkraczają, ilu chcesz, ale przy symbolu jeden zostaje; mogą atakować dalej
glance-cards = Karty
glance-card-symbols = Miasto, kopalnia lub uprawa dla wskazanej prowincji, na zawsze
glance-card-crossing = Przejście: jeden atak przez tę przeszkodę
glance-card-relief = Pomoc: chroni przed jednym głodem lub jedną powodzią
glance-card-mandate = Mandat Niebios: gra się kończy
glance-card-one = Zaraza, bunt, susza: znika jeden znacznik
glance-card-two = Głód, powódź: znikają dwa znaczniki
glance-card-traitor = Zdrajca: przepadają wszystkie twoje karty przejścia
glance-points = Zwycięstwo
glance-points-1 = Punkt za każdy znacznik, miasto, kopalnię i kartę Yang
glance-points-2 = Dwa za każdą uprawę i każdą prowincję, zajętą lub pod wpływem
glance-points-influence = Symbole liczą się w każdej twojej prowincji, także pod wpływem
glance-points-occupied = Symbole liczą się tylko tam, gdzie stoją twoje znaczniki
glance-influence-adjoining = Wpływ: pusta ziemia, z którą tylko ty sąsiadujesz lub do której tylko ty dojdziesz
glance-influence-enclosed = Wpływ: pusta ziemia, do której tylko ty możesz dojść
glance-fifteen-any = Piętnaście prowincji w dowolnej chwili i nadal na początku twojej następnej tury: wygrywasz
glance-fifteen-own = Piętnaście prowincji na końcu twojej tury i nadal na początku następnej: wygrywasz
glance-last = Ostatnie państwo na mapie od razu wygrywa
glance-cornered = Osaczenie w jedynej prowincji przez { $turns } tur: dołączasz do sąsiada albo odpadasz
glance-turns = W przeciwnym razie wygrywa najwięcej punktów, liczonych po turze { $turns }
glance-mandate = W przeciwnym razie wygrywa najwięcej punktów, liczonych po dobraniu Mandatu

# Decisions: stepper, countdown, panels
steps-of = Pięć faz tury: { $seat }
steps-of-you = Pięć faz twojej tury
step-1 = Wzrost
step-2 = Kolonizacja
step-3 = Ruch
step-4 = Ekspansja
step-5 = Karty
step-is-done = , gotowe
step-settle = { $left ->
        [one] do wyboru { $left } prowincja
        [few] do wyboru { $left } prowincje
        [many] do wyboru { $left } prowincji
       *[other] do wyboru { $left } prowincji
    }
step-left = do postawienia: { $left }
step-now-2 = po trzy znaczniki
step-now-3 = między własnymi
step-now-4 = atak, układy albo koniec
step-battle = trwa atak
step-yang = wskaż prowincję dla Yang
step-yin = Yin jeszcze nie wskazane
step-drawn = karty dobrane
step-done-1 = postawiono { $count }
step-done-2 = { $count ->
        [0] bez kolonii
        [one] { $count } kolonia
        [few] { $count } kolonie
        [many] { $count } kolonii
       *[other] { $count } kolonii
    }
step-done-3 = { $count ->
        [0] bez ruchu
       *[other] przesunięto { $count }
    }
step-done-4 = { $count ->
        [0] bez ataku
        [one] { $count } atak
        [few] { $count } ataki
        [many] { $count } ataków
       *[other] { $count } ataku
    }
step-next-1 = nowe znaczniki
step-next-2 = wolne ziemie
step-next-3 = przesunięcia
step-next-4 = atak, układy
step-next-5 = Yang i Yin
count-turns = Tura { $now } z { $all }
count-turns-left = { $left ->
        [0] ostatnia tura
        [one] po tej jeszcze { $left } tura, twoich { $mine }
        [few] po tej jeszcze { $left } tury, twoich { $mine }
        [many] po tej jeszcze { $left } tur, twoich { $mine }
       *[other] po tej jeszcze { $left } tury, twoich { $mine }
    }
count-mandate = Karta Yang { $now } z { $all }
count-mandate-left = { $left ->
        [one] następna to Mandat Niebios
       *[other] ostatnia z { $left } następnych to Mandat Niebios
    }
decks-left = Talie: Yang { $yang }, niewidziane { $yang_unseen }; Yin { $yin }, niewidziane { $yin_unseen }
deck-yang = Yang
deck-yin = Yin
percent = { $value }%
at-province = { $province }
decides = decyduje { $seat }
ways-pair = { $from } → { $to }
target-of = { $province }, { $owner }
amount-less = O jeden mniej
amount-more = O jeden więcej
act-back = Wróć
act-choose = Najpierw wybierz
act-choose-province = Wybierz prowincję
act-choose-player = Wybierz gracza
act-rest = { $count ->
        [one] Postaw go tutaj
        [2] Postaw tu oba
       *[other] Postaw tu wszystkie { $count }
    }
end-left-colonise = { $count ->
        [one] można jeszcze skolonizować { $count } prowincję
        [few] można jeszcze skolonizować { $count } prowincje
       *[other] można jeszcze skolonizować { $count } prowincji
    }
end-left-attack = { $count ->
        [one] możliwy jeszcze { $count } atak
        [few] możliwe jeszcze { $count } ataki
       *[other] możliwych jeszcze { $count } ataków
    }
act-attack = Atak
act-merge = Połączenie
act-demand = Żądanie
act-join-surely = Tak, przyłączam się: { $asked }
settle-title = Gdzie zaczynasz
settle-note = w każdej trzy znaczniki
grow-title = Jeszcze do postawienia
grow-supply = w zapasie { $count }
grow-regular = zwykłe
grow-regular-at = zwykłe, do prowincji { $place }
grow-count = Nowe znaczniki w prowincji { $place }
grow-origin = z prowincji { $origin }
grow-drops = { $count ->
        [one] Zapas jest za mały: trzeba zrezygnować z { $count } znacznika.
       *[other] Zapas jest za mały: trzeba zrezygnować z { $count } znaczników.
    }
colonise-title = Dokąd mogą iść koloniści
colonise-note = idzie trzech naraz
colonise-of = { $count ->
        [one] w prowincji { $from } jest { $count } znacznik
        [few] w prowincji { $from } są { $count } znaczniki
        [many] w prowincji { $from } jest { $count } znaczników
       *[other] w prowincji { $from } jest { $count } znacznika
    }
move-title = Dokąd można przesunąć
move-note = każdy przez jedną granicę
move-of = najwyżej { $most } z { $count }
move-count = Znaczniki
move-all = Wszystkie: { $count }
change-province = { $province }
change-held = Prowincje
change-points = Punkty
attack-title = Kogo możesz zaatakować
attack-lacking = Ataki teraz niemożliwe
attack-from = { $count ->
        [one] Z prowincji { $from }, { $count } znacznik
        [few] Z prowincji { $from }, { $count } znaczniki
        [many] Z prowincji { $from }, { $count } znaczników
       *[other] Z prowincji { $from }, { $count } znacznika
    }
attack-odds = przy walce do końca
attack-open = otwarta granica, bez karty
attack-spends = zużywa kartę „{ $card }”
attack-lacks = brakuje karty „{ $card }”
attack-closed = już zaatakowana w tej turze
attack-left = Jeśli obrońca się wycofa, nikt nie wkracza: prowincja jest pusta, póki ktoś jej nie skolonizuje.
attack-left-short = Jeśli obrońca się wycofa, nikt nie wkracza.
attack-none = Żadna prowincja innego państwa nie sąsiaduje z twoimi.
attack-spent = Wszystkie twoje znaczniki przy innych państwach wkroczyły w tej turze do zdobytych prowincji i już nie atakują.
attack-talk = Możesz się jeszcze układać.
demand-title = Zażądaj prowincji
demand-note = każdej raz na turę
demand-bluff = jej znaczniki mają dokąd się wycofać
odds-takes = { $seat } zdobywa: { $province }
odds-takes-you = Zdobywasz: { $province }
odds-holds = { $seat } utrzymuje: { $province }
odds-holds-you = Utrzymujesz: { $province }
odds-spoken = Przy walce do końca { $seat } zdobywa prowincję { $province } w { $value } przypadkach na 100
odds-spoken-you = Przy walce do końca zdobywasz prowincję { $province } w { $value } przypadkach na 100
odds-losses = Średnie straty w znacznikach: atak { NUMBER($attackers, minimumFractionDigits: 1) }, obrona { NUMBER($defenders, minimumFractionDigits: 1) }.
odds-losses-singly = Średnie straty w znacznikach przy rzutach po jednej kostce: atak { NUMBER($attackers, minimumFractionDigits: 1) }, obrona { NUMBER($defenders, minimumFractionDigits: 1) }.
odds-losses-at-once = Przy rzutach wszystkimi kostkami naraz: { NUMBER($attackers, minimumFractionDigits: 1) } i { NUMBER($defenders, minimumFractionDigits: 1) }.
odds-left = { $seat }: zostaje
odds-left-you = zostaje tobie
odds-bars = Nad słupkiem: szansa w %. Pod nim: ile znaczników zostaje.
battle-title = Atak na prowincję { $province }
battle-rule = parzyste trafiają obrońcę,
    nieparzyste napastnika
battle-lost = { $defenders ->
        [0] atak −{ $attackers }
       *[other] { $attackers ->
            [0] obrona −{ $defenders }
           *[other] atak −{ $attackers }, obrona −{ $defenders }
        }
    }
battle-stood = trwa
battle-offered = proponuje połączenie
battle-refused = propozycja odrzucona
dice-count = Kostki
dice-last = Ostatni rzut
dice-odds = Kostki, szansa { $value }%
dice-spoken = { $count ->
        [one] Kostka pokazuje { $faces }
       *[other] Kostki pokazują { $faces }
    }
defend-holds = { $province } wytrzyma w { $value } na 100
demanded-title = Opuścić prowincję { $province }?
demanded-note = żąda tego { $seat }
demanded-stay = na razie nic; może jednak przyjść atak
withdraw-sum = { $lost ->
        [0] { $there } + { $here } = { $markers }
       *[other] { $there } + { $here }: zmieści się { $markers }, przepada { $lost }
    }
withdraw-entered = atakujący może wkroczyć
withdraw-empty = { $province } zostaje pusta
offer-you-lead = przewodzić będziesz ty
offer-they-lead = przewodzić będzie { $owner }, a ty już nie grasz
order-now = Do końca tego ataku
order-always = W każdym ataku na mnie
order-always-about = Dom odpowiada wtedy tak na ataki na ciebie bez pytania, także pod twoją nieobecność.
order-give = Niech odpowiada dom
order-fold = Stały rozkaz…
order-ask = Pytaj mnie
order-stand = Trwaj do końca
order-withdraw = { $count ->
        [one] Wycofaj się, gdy zostanie { $count } znacznik
        [few] Wycofaj się, gdy zostaną { $count } znaczniki
        [many] Wycofaj się, gdy zostanie { $count } znaczników
       *[other] Wycofaj się, gdy zostanie { $count } znacznika
    }
order-withdraw-first = { $count ->
        [one] Mając { $count } znacznik, wycofaj się przed pierwszym rzutem
        [few] Mając { $count } znaczniki lub mniej, wycofaj się przed pierwszym rzutem
        [many] Mając { $count } znaczników lub mniej, wycofaj się przed pierwszym rzutem
       *[other] Mając { $count } znacznika lub mniej, wycofaj się przed pierwszym rzutem
    }
order-withdraw-to = { $count ->
        [one] Wycofaj się do { $to }, gdy zostanie { $count } znacznik
        [few] Wycofaj się do { $to }, gdy zostaną { $count } znaczniki
        [many] Wycofaj się do { $to }, gdy zostanie { $count } znaczników
       *[other] Wycofaj się do { $to }, gdy zostanie { $count } znacznika
    }
order-set = Dom odpowiada za ciebie.
order-off = Dom będzie cię pytać.
advance-title = { $province } jest wolna
advance-withdrew = { $seat } wycofuje się: { $province } jest wolna
advance-withdrew-you = Wycofujesz się: { $province } jest wolna
advance-count = Ile znaczników wkracza
advance-fresh = mogą atakować dalej
advance-spent = w tej turze już nie atakują
merge-whom = Połączenie z kim?
merge-with = Połączenie: { $owner }?
merge-proposed = { $seat } proponuje połączenie
merge-proposed-you = Proponujesz połączenie
merge-offered = { $seat } proponuje połączenie
merge-offered-you = Proponujesz połączenie
merge-cornered = { $seat } w osaczeniu prosi o przyjęcie
merge-cornered-you = W osaczeniu prosisz o przyjęcie
merge-once = druga strona może odmówić
merge-senior = starszy partner
merge-junior = młodszy partner
merge-after = potem
merge-provinces = Prowincje
merge-markers = Znaczniki
merge-cards = Karty Yang
merge-points = Punkty
merge-at-once = { $seat } przyłącza się od razu i nie gra dalej.
merge-at-once-you = Przyłączasz się od razu i nie grasz dalej.
merge-later = { $seat } dobiera jeszcze karty, na koniec tej tury się przyłącza i nie gra dalej.
merge-later-you = Dobierasz jeszcze karty, na koniec tej tury się przyłączasz i nie grasz dalej.
merge-last = { $seat } na koniec tej tury się przyłącza i nie gra dalej.
merge-last-you = Na koniec tej tury się przyłączasz i nie grasz dalej.
merge-behind = W wyniku { $seat } stoi za każdym państwem, które zostało.
merge-behind-you = W wyniku stoisz za każdym państwem, które zostało.
merge-series = W tej serii { $seat } dostaje umówiony udział w punktach starszego partnera.
merge-series-you = W tej serii dostajesz umówiony udział w punktach starszego partnera.
merge-lost = { $markers ->
        [0] { $cards ->
            [one] Przepada { $cards } karta Yang.
            [few] Przepadają { $cards } karty Yang.
            [many] Przepada { $cards } kart Yang.
           *[other] Przepada { $cards } karty Yang.
        }
       *[other] { $cards ->
            [0] Brakuje znaczników, przepada: { $markers }.
           *[other] Przepada: znaczników { $markers }, kart Yang { $cards }.
        }
    }
merge-share-named = Podany udział: { $share }%.
share-name = Podaj udział
share-counts = liczy się w serii gier
share-label = Udział młodszego partnera w serii
cards-title = Yang i Yin
cards-unseen = obie zakryte
name-yang = Yang trafia do …
name-yang-at = Yang trafia do: { $province }
name-yang-note = W talii { $count }. Niewidziane: miasta { $city }, kopalnie { $mine }, uprawy { $farm }
name-yin = Yin trafia do …
name-yin-at = Yin trafia do: { $province }
name-yin-note = W talii { $count }: można stracić jeden lub dwa znaczniki
name-same = Gdy obie są dla tej samej prowincji, dobrana teraz karta pomocy działa od razu.
drawn-title = Karty: { $seat }
drawn-title-you = Twoje ostatnie karty
drawn-yang-hidden = Yang, zakryta
drawn-yin-hidden = Yin, niedobrana
drawn-yang-at = dla prowincji { $province }
drawn-yin-at = dla prowincji { $province }
relief-title = Karty właśnie dobrane
relief-loss = { $count ->
        [one] { $province } traci swój jedyny znacznik.
        [few] { $province } traci dwa z { $count } znaczników.
        [many] { $province } traci dwa z { $count } znaczników.
       *[other] { $province } traci dwa z { $count } znaczników.
    }
relief-helps = Masz na to kartę pomocy.
relief-helpless = Nie masz karty, która pomoże.
cornered-title = Jesteś w osaczeniu
cornered-note = { $turns ->
        [one] od { $turns } tury
       *[other] od { $turns } tur
    }
cornered-join = { $owner } może odmówić
cornered-leave = twoje znaczniki znikają z planszy
wait-junior = Nie grasz dalej. W wyniku stoisz za każdym państwem, które zostało; w serii dostajesz umówiony udział w punktach, które zdobędzie { $owner }.
wait-out = Twoje państwo jest poza grą
wait-out-text = Nie masz już znaczników. Inni grają dalej, a ty możesz patrzeć do końca.
wait-joined = Twoje państwo się przyłączyło, przewodzi { $owner }
answer-refused = { $seat } nie zgadza się na połączenie.
answer-stayed = { $seat } nie opuszcza prowincji { $province }.
answer-not-joined = { $seat } nie przyjmuje twojego państwa.
wait-first = Twoja tura nadejdzie. Obejrzyj tymczasem mapę: dotknięta prowincja opowie o sobie.
hand-title = Twoje karty Yang
hand-none = Nie masz jeszcze kart Yang na ręku. Każda tura przynosi jedną.
hand-times = ×{ $count }
hand-use-targets = { $count ->
        [0] brak celu
        [one] { $count } cel
        [few] { $count } cele
        [many] { $count } celów
       *[other] { $count } celu
    }
hand-use-later = do twoich ataków
hand-use-kept = na później
hand-use-helps = teraz pomaga
hand-for-cross_water = Przepada za jeden atak przez rzekę, jezioro albo morze.
hand-for-cross_mountain = Przepada za jeden atak przez góry.
hand-for-cross_wall = Przepada za jeden atak przez Wielki Mur.
hand-for-relief_famine = Znosi stratę od jednego głodu.
hand-for-relief_flood = Znosi stratę od jednej powodzi.
