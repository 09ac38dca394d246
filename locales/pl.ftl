# Teahouse: słowa domu. Polski

your-name-default = Gość
bot-name = Bot { $number } ({ $level ->
        [random] losowy
        [greedy] chciwy
       *[other] { $level }
    })

# Gra
turn-of = Teraz gra { $seat }.
move-prompt = Twój ruch (? to pomoc):
refused = Niedozwolone ({ $rule }): { $why }
not-a-move = „{ $text }” to nie ruch. Wpisz ?, by zobaczyć pomoc.
help-play =
    Wpisz ruch w notacji albo jedno z tych słów:
    moves: dozwolone ruchy
    board: plansza jeszcze raz
    rules / rule NUMER: treść zasady
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
house-undone = Ruch cofnięty.
undo-nothing = Nie ma czego cofać.
house-resigned = { $seat } poddaje partię.
house-resigned-you = Poddajesz partię.
house-stood-in = { $seat }: na tym miejscu gra dalej bot.
house-stood-in-you = Za ciebie gra dalej bot.
house-handed-back = { $seat } wraca i znów gra.
house-handed-back-you = Wracasz i znów grasz.

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

# Strona: dom
house-name = Teahouse
skip-to-content = Przejdź do treści
loading = Chwileczkę
close = Zamknij
try-again = Spróbuj ponownie
to-the-house = Wróć do herbaciarni
nav-play = Gra
nav-about = O nas
you = Ty
your-name = Twoje imię:
the-host = gospodarz
guest-name = Gość { $tag }
lost-title = Nie ma tu takiej izby
lost-text = Ten adres donikąd nie prowadzi. Może po drodze zgubiła się litera.
trouble-title = Coś stoi na drodze
trouble-gone-title = Tego stołu już nie ma
link-lost = Połączenie przerwane. Wracamy…
link-away = Dom nie odpowiada. Może właśnie startuje od nowa; próbujemy dalej.
whole-board = Pokaż całą planszę

# Strona: co każdy może wybrać
preferences = Język, kolory, dźwięk
language = Język
language-en = English
language-pl = Polski
language-de = Deutsch
language-it = Italiano
theme = Dzień czy noc
theme-system = Jak system
theme-day = Dzień
theme-night = Noc
theme-flip = Zmień dzień na noc lub odwrotnie
sound = Dźwięk
name-title = Jak mamy się do ciebie zwracać?
name-note = To imię widzą wszyscy przy twoich stołach.
name-keep = Zapisz
name-cancel = Zostaw

# Strona: sala
lobby-title = W co dziś zagramy?
lobby-lead = Wybierz grę i siadaj. Bez zakładania konta; wolne miejsca zajmą boty.
lobby-games = Gry
lobby-tables = Stoły
lobby-mine = Twoje stoły
lobby-mine-none = Jeszcze żadnego. Zacznij grę, a będzie tu na ciebie czekać.
lobby-waiting = { $count ->
        [one] twój ruch przy { $count } stole
        [few] twój ruch przy { $count } stołach
        [many] twój ruch przy { $count } stołach
       *[other] twój ruch przy { $count } stołach
    }
lobby-tab-waiting = ({ $count }) Teahouse
lobby-open = Otwarte stoły
lobby-open-none = Nikt teraz nie szuka towarzystwa.
play-now = Zagraj z botami
invite-friends = Zaproś znajomych
players-range = { $min }–{ $max } graczy
wish-summary = { $players ->
        [one] { $players } gracz
        [few] { $players } graczy
        [many] { $players } graczy
       *[other] { $players } gracza
    }, plansza: { $board }, boty: { $strength }
wish-board-only = Dla { $numbers } graczy
wish-players = Gracze
wish-board = Plansza
wish-strength = Boty
wish-watching = Inni mogą się przyglądać
wish-listed = Pokaż wśród otwartych stołów
wish-listed-note = Wolne miejsce może zająć każdy, kto jest w domu.
strength-random = Losowy
strength-greedy = Chciwy
strength-novice = Nowicjusz
strength-pupil = Uczeń
strength-player = Gracz
strength-adept = Znawca
strength-master = Mistrz
strength-champion = Czempion
row-title = { $game }, grają też: { $others }
row-label = { $verb }: { $title }
row-over = Partia skończona.
row-free = { $count ->
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
        [many] { $count } wolnych miejsc
       *[other] { $count } wolnego miejsca
    }
row-ready = Wszyscy są; gospodarz może zaczynać.
row-your-move = Twój ruch.
row-move = Zagraj
row-join = Dołącz
row-watch = Patrz
row-open = Otwórz
row-look = Obejrzyj

# Strona: nakrywanie do stołu
setup-title = { $game }: przygotowanie stołu
setup-sit-down = { $count ->
        [one] Jedno miejsce jest wolne. Siadaj.
        [few] { $count } miejsca są wolne. Siadaj.
        [many] { $count } miejsc jest wolnych. Siadaj.
       *[other] { $count } miejsca jest wolne. Siadaj.
    }
setup-waiting = { $count ->
        [one] Jedno miejsce jest jeszcze wolne. Wyślij link albo posadź tam bota.
        [few] { $count } miejsca są jeszcze wolne. Wyślij link albo posadź tam boty.
        [many] { $count } miejsc jest jeszcze wolnych. Wyślij link albo posadź tam boty.
       *[other] { $count } miejsca jest jeszcze wolne. Wyślij link albo posadź tam boty.
    }
setup-ready-host = Wszyscy są. Możesz zaczynać.
setup-ready = Wszyscy są. Zaczyna { $who }.
setup-start = Zacznij grę
setup-start-why = Najpierw każde miejsce musi być zajęte: przez kogoś znajomego albo bota.
setup-board = Plansza i zasady
seats = Miejsca
seat-free = Wolne miejsce
seat-free-note = dla każdego, kto otworzy link
seat-you = to ty
seat-bot-note = bot; widzi tylko to, co widziałby gracz na jego miejscu
seat-here = jest przy stole
seat-away = chwilowo poza stołem
seat-sit = Siadam tu
seat-leave = Wstań
seat-add-bot = Bot
seat-level = Siła gry: { $who }
seat-remove = Zwolnij miejsce: { $who }
seat-turn = jest na ruchu
look-change = Wybierz kolor i kształt
look-colour = Kolor
look-shape = Kształt
colour-0 = Karmazyn
colour-1 = Jadeit
colour-2 = Indygo
colour-3 = Złoto
colour-4 = Śliwka
shape-0 = Koło z piwonią
shape-1 = Liść z bambusem
shape-2 = Romb z karpiem
shape-3 = Kwadrat z żurawiem
shape-4 = Sześciokąt z lotosem
bot-0 = Piwonia
bot-1 = Bambus
bot-2 = Karp
bot-3 = Żuraw
bot-4 = Lotos
invite-title = Zaproś znajomych
invite-text = Kto ma ten link, może usiąść do stołu. Konto nie jest potrzebne.
invite-link = Link do tego stołu
invite-copy = Kopiuj
invite-copied = Link skopiowany.
invite-share = Udostępnij
invite-qr = Link jako kod QR, do odczytania telefonem
invite-only-here = Ten dom słucha tylko tego komputera. Żeby wpuścić innych, uruchom go z „--listen 0.0.0.0:{ $port }”.
invite-renew = Utwórz nowy link
invite-renew-note = Stary link nikogo już nie wpuści. Kto siedzi przy stole, zostaje.
invite-renewed = Oto nowy link. Stary stracił ważność.
salt-title = Uczciwe losowanie: dosyp własnej soli
salt-text = Dom zapieczętował już swoje tajne ziarno. Domieszane do niego twoje słowo sprawia, że nikt nie mógł z góry wybrać losowań.
salt-label = Twoja sól
salt-keep = Użyj
salt-commitment = Pieczęć ziarna domu:

# Strona: gra
board = Plansza
dock = Twój ruch i twoja ręka
log = Przebieg
chat = Rozmowa
log-and-chat = Przebieg i rozmowa
log-and-chat-unread = { $count ->
        [0] Przebieg i rozmowa
        [one] Przebieg i rozmowa, { $count } nowa wiadomość
        [few] Przebieg i rozmowa, { $count } nowe wiadomości
        [many] Przebieg i rozmowa, { $count } nowych wiadomości
       *[other] Przebieg i rozmowa, { $count } nowej wiadomości
    }
since = Od twojego ostatniego ruchu
chat-none = Na razie cisza.
chat-label = Powiedz coś
chat-send = Wyślij
table-menu = Menu stołu
table-with = grają też: { $others }
tab-your-move = ● Twój ruch · { $game }
prompt-yours = Twój ruch
prompt-thinks = { $who } się zastanawia
prompt-away = Poza stołem: { $who }
prompt-away-wait = { $minutes ->
        [one] Po minucie nieobecności na tym miejscu może grać dalej bot.
        [few] Po { $minutes } minutach nieobecności na tym miejscu może grać dalej bot.
       *[many] Po { $minutes } minutach nieobecności na tym miejscu może grać dalej bot.
    }
prompt-bot = { $who } gra
prompt-watching = Przyglądasz się grze
prompt-sending = Twój ruch jest w drodze…
prompt-cancel = Cofnij
undo = Cofnij mój ruch
undo-ask = Poproś o cofnięcie ruchu
undo-yes = Zgoda
undo-no = Nie, grajmy dalej
undo-waiting = Pytamy innych, czy możesz cofnąć ruch.
stand-in-mine = Gra za ciebie bot.
hand-back = Wracam na swoje miejsce
stand-in-let = Niech zagra bot
away-long = { $minutes ->
        [one] { $who }: od { $minutes } minuty poza stołem.
        [few] { $who }: od { $minutes } minut poza stołem.
        [many] { $who }: od { $minutes } minut poza stołem.
       *[other] { $who }: od { $minutes } minuty poza stołem.
    }
note-here = przy stole
note-away = { $minutes ->
        [0] poza stołem
       *[other] poza stołem, { $minutes } min
    }
note-stand-in = gra bot
note-resigned = partia poddana
result-gave-up = Kto poddaje partię, zajmuje ostatnie miejsce z najgorszym możliwym wynikiem.
text-board = Plansza słowami
help-card = Ściąga
keys-title = Klawisze
key-cancel = cofa to, co jeszcze niezatwierdzone
resign = Poddaj partię
resign-title = Poddać tę partię?
resign-text = Jeśli inni grają dalej, za ciebie gra bot. Zajmujesz ostatnie miejsce i tego nie da się cofnąć.
resign-stay = Gram dalej
resign-yes = Poddaję
source-printed-title = Plansza drukowana.
source-printed = Taka jak w pudełku, wzięta z samych zasad.
source-printed-short = plansza drukowana
source-transcribed-title = Plansza przepisana.
source-transcribed = Wydana plansza, przepisana z publicznych źródeł. Pomyłka jest możliwa.
source-transcribed-short = plansza przepisana
source-reconstructed-title = Plansza odtworzona.
source-reconstructed = Nie mamy obrazu drukowanej planszy; tę narysowaliśmy na nowo według zasad i tego, co wiadomo. Twoja z pudełka może się różnić.
source-reconstructed-short = plansza odtworzona
source-ours-title = Nasza własna plansza.
source-ours = Powstała dla tego domu; nie ma jej w żadnym pudełku.
source-ours-short = nasza plansza
source-host-title = Plansza gospodarza.
source-host = W pliku jest napisane: { $source }
source-host-short = plansza gospodarza
source-more = Użyj własnej

# Strona: wynik
won-you = Wygrywasz.
shared-with-you = Ty i { $winners } dzielicie się zwycięstwem.
result-place = Miejsce
result-player = Gracz
result-nth = { $place }.
rematch = Jeszcze raz
series-next = Następna partia
rematch-watch = Obejrzyj następną partię
verify-title = Czy losowanie było uczciwe?
verify-record = Zapisz przebieg
verify-commitment = Pieczęć sprzed gry
verify-seed = Ziarno

# Strona: o nas
about-title = O tym domu
about-house = Teahouse to miejsce do gry w planszówki o dawnych Chinach: ze znajomymi z całego świata albo z uczciwymi botami. Bez zakładania konta; wystarczy link.
about-promises-title = Co obiecujemy
about-promise-keep = Zatwierdzony ruch nigdy nie ginie, nawet gdyby dom się przewrócił.
about-promise-bots = Bot widzi dokładnie to, co widziałby człowiek na jego miejscu.
about-promise-dice = Po grze można sprawdzić każde losowanie. To dowodzi, że żadnego nie pominięto ani nie zmieniono; nie dowodzi, że gospodarz nie podglądał.
about-promise-why = Jeśli czegoś nie wolno, mówimy dlaczego i według której zasady.
about-boards-title = Plansze
about-boards = Przy każdej planszy mówimy, skąd pochodzi. Drukowana: taka jak w pudełku. Przepisana: wydana plansza, przepisana z publicznych źródeł. Odtworzona: narysowana na nowo według zasad, bo jej rysunek do nas nie dotarł, więc może nie wszędzie taka sama. Nasza własna: powstała dla tego domu.
about-boards-own = Jeśli masz grę w pudełku, możesz użyć jej prawdziwej planszy. Zapisz ją jako plik planszy i wskaż domowi jej katalog:
about-authors-title = Autorzy
about-authors = Gry wymyślili inni i im dziękujemy. Słowa i obrazy w tym domu są nasze własne.
about-fonts-title = Pismo
about-fonts = Litery pochodzą z otwartych krojów i podaje je ten dom sam; żadna strona nie prosi o nic innych domów.
about-font = { $font }, na licencji SIL Open Font License 1.1
about-licence = Samo Teahouse jest wolne na licencji MIT albo Apache 2.0, jak wolisz.

# Co się nie udało
error-unknown = Coś się nie udało ({ $code }). Spróbuj jeszcze raz.
error-unreachable = Dom nie odpowiada. Sprawdź połączenie albo poczekaj chwilę.
error-internal = Coś się u nas zepsuło. Nic twojego nie przepadło; spróbuj jeszcze raz.
error-store-failed = Dom nie zdołał tego zapisać. Nic się nie zmieniło; spróbuj jeszcze raz.
error-too-fast = { $cap ->
    [REQUESTS] Z twojej sieci przychodzi naraz zbyt wiele próśb. Odczekaj kilka sekund i spróbuj ponownie.
    [FILES] W twojej sieci otwiera się naraz zbyt wiele stron. Odczekaj kilka sekund i spróbuj ponownie.
    [CHAT] Piszesz bardzo szybko. Odczekaj kilka sekund przed następną wiadomością.
    [CHAT_OF_AN_ADDRESS] Z twojej sieci przychodzi bardzo wiele wiadomości. Spróbuj za minutę.
    [HELLOS] Ta strona zbyt często prosiła o partię od nowa. Odczekaj kilka sekund i spróbuj ponownie.
   *[other] To było trochę za szybko. Odczekaj chwilę i spróbuj ponownie.
}
error-table-busy = Przy stole jest tłoczno. Spróbuj za chwilę.
error-chance-first = Najpierw decyduje los.
error-changed-meanwhile = Ktoś cię wyprzedził. Spójrz jeszcze raz i spróbuj ponownie.
error-stale = Przy stole tymczasem coś się zmieniło. Spójrz jeszcze raz.
error-no-such-table = Żaden stół nie ma tego adresu albo został już uprzątnięty.
error-other-board = Przy tym stole zaczęto grać we wcześniejszym Teahouse albo na innej wersji planszy niż ta, którą ma ten dom. Nic nie przepadło: otworzy go wersja Teahouse, w której grano.
error-no-such-page = Pod tym adresem nic nie ma.
error-no-such-game = Ten dom nie zna takiej gry.
error-no-such-seat = Przy tym stole nie ma takiego miejsca.
error-no-such-bot = W tym domu nie ma bota „{ $level }”.
error-no-chance = Los nie ma teraz nic do rozstrzygnięcia.
error-no-guest = Dom cię zapomniał. Wczytaj stronę ponownie.
error-no-watching = Ten stół gra przy zamkniętych drzwiach: gracze nie chcą widzów, a wszystkie miejsca są zajęte.
error-not-your-seat = To nie twoje miejsce.
error-seat-taken = Ktoś już tam siedzi.
error-seats-open = Niektóre miejsca są jeszcze wolne.
error-too-many-seats = To więcej miejsc, niż ma stół.
error-host-only = Może to zrobić tylko gospodarz stołu.
error-already-started = Gra już się zaczęła.
error-not-started = Gra jeszcze się nie zaczęła.
error-match-over = Gra jest skończona.
error-not-over = Gra jeszcze trwa.
error-bot-plays-for-you = Gra za ciebie bot. Najpierw wróć na swoje miejsce.
error-not-asked = Najpierw pytany jest ktoś inny.
error-not-away = Ta osoba nie jest jeszcze dość długo poza stołem.
error-not-a-person = Nie siedzi tam żaden człowiek.
error-has-stand-in = Gra tam już bot.
error-no-stand-in = Nie gra tam żaden bot.
error-has-resigned = Na tym miejscu partia jest już poddana.
error-nothing-to-undo = Nie ma czego cofać.
error-needs-consent = Najpierw muszą zgodzić się inni.
error-nobody-asks = Nikt już o to nie prosi.
error-no-such-order = Teraz nie ma takiego stałego rozkazu.
error-not-a-move = To nie jest ruch w tej grze.
error-row-too-long = Naraz można wysłać tyle ruchów: { $most }. Wyślij najpierw część, potem resztę.
error-message-too-long = Ta wiadomość jest dłuższa, niż dom czyta, więc się rozłączył. Wczytaj stronę ponownie.
error-bad-setup = Tak nie da się przygotować stołu.
error-bad-name = Imię ma od 1 do 40 znaków. „Guest” z czterema znakami to imię, które dom daje tym, którzy jeszcze żadnego nie wybrali.
error-bad-chat = Wiadomość ma od 1 do 500 znaków.
error-bad-text = Są w tym znaki, których nie da się zapisać.
error-bad-salt = Sól to od 1 do 64 zwykłych liter, cyfr lub znaków, bez polskich liter i spacji.
error-bad-look = Nie ma takiego koloru lub kształtu.
error-lock-lost = Dane domu przejął inny proces, więc ten się zatrzymał. Wszystko, co potwierdzono, zostało zapisane; wróć za chwilę.
error-look-taken = Ten kolor lub kształt ma już inne miejsce.
error-foreign-origin = Ta strona pochodzi z innego domu.
error-setup-players = W tę grę gra od { $min } do { $max } osób, a nie { $players }.
error-setup-no-board = Nie ma planszy o tej nazwie.
error-setup-boards-broken = Nie da się odczytać katalogu plansz gospodarza.
error-setup-unknown-option = Ta gra nie daje takiego wyboru.
error-setup-option-value = Taki wybór nie jest możliwy.
error-setup-version = Ten stół powstał w innej wersji domu.
error-only-this-machine = Do tego domu sięga tylko ten komputer.
error-series-too-long = Seria ma co najwyżej { $most } partii.
error-bad-address = Tego adresu nie da się odczytać.
error-bad-body = Dom nie mógł odczytać tego żądania.
error-bad-token = Wiadomość potrzebuje znacznika o długości od 1 do 64 znaków.
error-disk-full = Dysk domu jest pełny. Nic się nie zmieniło; daj znać gospodarzowi.
error-house-closing = Dom zamyka się na chwilę. Spróbuj wkrótce ponownie.
error-not-a-message = Dom nie zrozumiał tej wiadomości.
error-not-text = Dom czyta tylko wiadomości tekstowe.
error-series-fixed = Plansza i opcje serii są ustalone.
error-setup-first-seat = Przy tym stole nie ma miejsca, które ma zacząć.
error-setup-sketch = Na tej planszy nie da się rozegrać całej partii.
error-store-locked = Dane domu są teraz używane gdzie indziej. Nic się nie zmieniło; spróbuj za chwilę.
error-store-read-only = Dom nie może zapisać swoich danych. Nic się nie zmieniło; daj znać gospodarzowi.
error-too-many-here = Przy tym stole jest już zbyt wiele osób.
error-too-many-sockets = Z twojej sieci otwarto zbyt wiele stron.
error-bad-away-minutes = Bot może zająć miejsce nieobecnej osoby po czasie od { $least } do { $most } minut.
error-order-too-long = To polecenie jest za długie.
error-one-seat-each = Gra tu kilka osób: każdy zajmuje jedno miejsce. Kto gra z tobą przy jednym ekranie, może usiąść pod własnym imieniem przy stole, którego nie ma na liście.
error-too-many-entries = Ta partia jest już dłuższa, niż dom może przechować. Można ją tylko poddać.
error-too-many-listed = Masz już wiele stołów na liście. Najpierw zakończ któryś albo zaproś graczy odnośnikiem.
error-too-many-looks = Oglądasz zbyt wiele rzeczy naraz. Odczekaj chwilę i spróbuj ponownie.
error-too-many-new = { $cap ->
    [NEW_GUESTS] Z twojej sieci przybyło ostatnio bardzo wielu nowych gości. Spróbuj za kilka minut.
    [NEW_TABLES] Z twojej sieci otwarto ostatnio bardzo wiele stołów. Spróbuj za kilka minut.
    [NEW_TABLES_IN_ALL] W tym domu otwiera się właśnie bardzo wiele stołów. Spróbuj za kilka sekund.
    [NEW_RECORDS] Z twojej sieci przyniesiono ostatnio bardzo wiele zapisów. Spróbuj za kilka minut.
    [NEW_BOARDS] Z twojej sieci przyniesiono ostatnio kilka plansz. Spróbuj za pół godziny.
   *[other] Z twojej sieci przybyło ostatnio bardzo wiele nowych rzeczy. Spróbuj za kilka minut.
}
error-too-many-pages = Masz otwartych zbyt wiele stron. Zamknij którąś z nich.
error-too-many-previews = To było trochę za szybko: dom nie zdoła wyliczyć tylu podglądów naraz.
error-too-many-records = Dom przechowuje już tyle twoich zapisów, ile może.
error-too-many-renames = Twoje imię zmieniało się już bardzo często. Spróbuj za kilka minut.
error-too-many-stand-ins = Bot już bardzo wiele razy zajmował to miejsce w tej partii. Teraz zostaje, jak jest.
error-too-many-tables = Masz bardzo wiele otwartych stołów. Najpierw zakończ kilka z nich.
error-too-many-undos = W tej partii bardzo często cofano ruchy. Teraz już zostają.
error-too-much-brought = { $cap ->
    [BROUGHT_IN_ALL] W tym domu przyniesiono lub skopiowano dziś bardzo wiele długich partii. Spróbuj za kilka godzin.
   *[other] Z twojej sieci przyniesiono lub skopiowano dziś bardzo wiele długich partii. Spróbuj za kilka godzin.
}
error-too-much-chat = Czat tego stołu jest pełny.
error-wrong-method = Na takie żądanie dom tutaj nie odpowiada.
error-link-withdrawn = Ten link stracił ważność. Poproś o nowy osobę, która otworzyła stół.
error-too-slow = Żądanie nie dotarło na czas. Spróbuj ponownie.
error-undo-asked-already = Ktoś już prosi o cofnięcie ruchu: najpierw trzeba mu odpowiedzieć.
error-timed-out = Dom nie zdążył odpowiedzieć. Spróbuj za chwilę.
error-wrong-host = Dom nie odpowiada pod tym adresem.

# Rules
rules-link = Zasady
rules-contents = Spis treści
rules-search = Szukaj w zasadach
rules-search-hint = Numer albo słowo
rules-found = { $count ->
    [0] Nie ma tego w żadnej zasadzie.
    [one] Mówi o tym { $count } zasada.
    [few] Mówią o tym { $count } zasady.
    [many] Mówi o tym { $count } zasad.
   *[other] Mówi o tym { $count } zasady.
}
rules-search-clear = Wyczyść wyszukiwanie
rules-number = Zasada { $clause }
rules-show-board = Pokaż na planszy
rules-hide-board = Odłóż planszę
rules-example = Przykład { $number } z { $total }
rules-example-before = Poprzedni przykład
rules-example-next = Następny przykład
rules-moment = Co pokazuje plansza
rules-before = Przed
rules-after = Po
rules-move = Ruch { $number }
rules-scoring = Punktacja
rules-scoring-none = Tutaj nic nie daje punktów.
rules-step-back = Krok wstecz
rules-step-on = Krok dalej
rules-turn = { $seat } ma ruch.
rules-turn-you = Masz ruch.
rules-moves = { $count ->
    [0] { $seat } nie ma tu dozwolonego ruchu.
    [one] { $seat } ma tu { $count } dozwolony ruch.
    [few] { $seat } ma tu { $count } dozwolone ruchy.
    [many] { $seat } ma tu { $count } dozwolonych ruchów.
   *[other] { $seat } ma tu { $count } dozwolonego ruchu.
}
rules-moves-you = { $count ->
    [0] Nie masz tu dozwolonego ruchu.
    [one] Masz tu { $count } dozwolony ruch.
    [few] Masz tu { $count } dozwolone ruchy.
    [many] Masz tu { $count } dozwolonych ruchów.
   *[other] Masz tu { $count } dozwolonego ruchu.
}
rules-show-rule = Pokaż zasadę
rules-all = Wszystkie zasady
rules-gone = Tej zasady nie ma w instrukcji.
rules-sources = Skąd to pochodzi
rules-coverage = Jak sprawdzana jest każda zasada
coverage-title = Jak sprawdzana jest każda zasada
coverage-complete = { $count ->
    [one] { $count } zasada, z kodem i testami.
    [few] { $count } zasady, każda z kodem i testami.
    [many] { $count } zasad, każda z kodem i testami.
   *[other] { $count } zasady, każda z kodem i testami.
}
coverage-missing = { $count ->
    [one] { $count } zasada; brak kodu lub testu: { $missing }.
    [few] { $count } zasady; brak kodu lub testu: { $missing }.
    [many] { $count } zasad; brak kodu lub testu: { $missing }.
   *[other] { $count } zasady; brak kodu lub testu: { $missing }.
}
coverage-made = Ta strona powstaje przy budowie domu: zasady, kod i testy są wtedy czytane, a budowa się nie udaje, jeśli gdziekolwiek pominięto jakąś zasadę. Przykłady też są testami: każdy jest rozgrywany, a jego wynik porównywany.
coverage-code = Kod
coverage-tests = Testy
coverage-scenes = Przykłady
coverage-back = Wróć do zasad

# Series
wish-length = Ile partii
length-one = Jedna
length-usual = Zwykła seria
length-several = Kilka
wish-games = Liczba partii
wish-boards = Plansze
boards-same = Ta sama
boards-turns = Na zmianę
wish-count = Co się liczy
count-scores = Punkty
count-wins = Wygrane partie
wish-summary-series = { $players ->
        [one] { $players } gracz
        [few] { $players } graczy
        [many] { $players } graczy
       *[other] { $players } gracza
    }, seria { $games ->
        [one] { $games } partii
        [few] { $games } partii
        [many] { $games } partii
       *[other] { $games } partii
    }, boty: { $strength }
series-note-scores = Punkty ze wszystkich partii sumują się.
series-note-wins = Serię wygrywa ten, kto wygra najwięcej partii.
series-number = Partia { $number } z { $total }
series-boards = Plansze: { $boards }.
series-standings = Tabela serii
series-title = { $game }: seria { $count ->
        [one] { $count } partii
        [few] { $count } partii
        [many] { $count } partii
       *[other] { $count } partii
    }
series-begins = Pierwsza partia jeszcze trwa.
series-leads = Prowadzi { $winners }.
series-leads-you = Prowadzisz.
series-level = Na czele po równo: { $winners }.
series-level-with = Na czele po równo: ty i { $winners }.
series-won = Serię wygrywa { $winners }.
series-won-you = Wygrywasz serię.
series-shared = { $winners } dzielą się zwycięstwem w serii.
series-shared-with = Ty i { $winners } dzielicie się zwycięstwem w serii.
series-ending = { $reason }. { $standing }
series-games = Partie
series-game-column = Partia
series-nth = { $number }. { $board }
series-state-over = skończona
series-state-playing = na stole
series-state-coming = przed wami
series-to-table = Do stołu
series-to-next = Do następnej partii
series-again = Jeszcze jedna seria
series-none-title = Pojedyncza partia
series-none = Ten stół nie należy do żadnej serii.

# Settings
settings-title = Ustawienia
settings-lead = Zapisane na tym urządzeniu, działają od razu.
settings-all = Wszystkie ustawienia
settings-back = Wróć
settings-preview = Jak to wygląda
loudness = Głośność
loudness-value = { $percent } %
pace = Ruch na planszy
pace-off = Brak
pace-quick = Szybki
pace-normal = Spokojny
pace-slow = Wolny
pace-still = Twoje urządzenie prosi o bezruch. To ma pierwszeństwo.
confirm = Potwierdzanie ruchu
confirm-tap = Drugie dotknięcie
confirm-button = Tylko przycisk
confirm-tap-note = Pierwsze dotknięcie pokazuje, co zrobi ruch, drugie go wykonuje. Przycisk też działa.
confirm-button-note = Dotknięcie tylko pokazuje, co zrobi ruch. Wykonuje go sam przycisk.
labels = Litery i liczby na brzegu planszy
labels-auto = Gdy jest miejsce
labels-always = Zawsze
labels-never = Nigdy
palette = Kolory graczy i krain
palette-usual = Tusz i jedwab
palette-clear = Wyraźne
palette-note = „Wyraźne” pomagają oczom, które mylą kolory. Kształty i wzory pozostają te same.

# What the bots are like
strength-note-random = Gra dowolny dozwolony ruch. Dobre towarzystwo na pierwszą partię.
strength-note-greedy = Bierze to, co teraz daje najwięcej, i dalej nie planuje.
strength-note-novice = Zna zasady i niewiele więcej. Dobre towarzystwo na pierwszą partię.
strength-note-pupil = Często widzi, co dobre, i równie często to przeocza.
strength-note-player = Przeciwnik w sam raz na wieczór.
strength-note-adept = Rzadko się myli.
strength-note-master = Patrzy naprzód i trudno go pokonać.
strength-note-champion = Tak silny, jak tylko potrafimy.

# Wynik i uczciwe losowanie
course-graph = Przebieg punktacji
course-decisive = Ruchy, które rozstrzygnęły
course-sheet = Karta punktów
course-bars = Skąd wzięły się punkty
course-source = Źródło
course-open = Jak przebiegła gra
course-show = Pokaż tę chwilę na planszy
sheet-gave-up = Za poddanie się
course-moment = Chwila { $at } z { $total }
course-moments = Chwila
course-value = { $who }: { $value }
course-start = Początek
course-end = Koniec
course-slider = { $label }: strzałki odczytują wykres, Enter pokazuje tę chwilę na planszy
decisive-lead = Ruch: { $seat }. Odtąd zwycięzca ani razu nie był z tyłu.
decisive-lead-you = Twój ruch. Odtąd zwycięzca ani razu nie był z tyłu.
decisive-swing = Duży zwrot, ruch: { $seat }. Przewaga zwycięzcy { $way ->
        [less] maleje
       *[more] rośnie
    } o { $gain }.
decisive-swing-you = Duży zwrot, twój ruch. Przewaga zwycięzcy { $way ->
        [less] maleje
       *[more] rośnie
    } o { $gain }.
decisive-none = Żaden pojedynczy ruch nie rozstrzygnął tej partii.
decisive-show = Pokaż
decisive-show-nth = Pokaż rozstrzygający ruch { $number }
share-game = Udostępnij
fair-check = Sprawdź losowania
proof-menu = Uczciwe losowanie
proof-title = Uczciwe losowanie przy tym stole
proof-back = Wróć do stołu
proof-before = Dom zapieczętował tajne ziarno. Razem z solami poniżej rozstrzyga ono o każdym losowaniu i nikt nie może już zmienić ani ziarna, ani soli.
proof-before-set-up = Dom zapieczętował tajne ziarno. Gdy gra się zacznie, każdy dosypie soli. Odtąd nikt nie zmieni ani ziarna, ani soli.
proof-note-down = Jeśli chcesz, zapisz sobie pieczęć. Po grze musi być taka sama.
proof-salts = Sole
proof-salt-later = widoczna, gdy gra się zacznie
proof-salt-none = bez soli
proof-bots = Solą bota jest zawsze słowo „bot”. Gdyby dom mógł ją wybrać, mógłby wybrać losowania.
proof-then = Po grze
proof-then-open = Ziarno zostanie ujawnione. Jego skrót musi być pieczęcią pokazaną wyżej.
proof-then-derive = Ta strona wyliczy każde losowanie od nowa, tutaj, w twojej przeglądarce, i porówna.
proof-then-record = Każdy może zapisać przebieg i sprawdzić go innymi narzędziami.
proof-good = { $count ->
        [0] Niczego tu nie losowano. Ziarno i pieczęć pasują do siebie.
        [one] Jedyne losowanie wynika z ziarna i soli.
        [few] Wszystkie { $count } losowania wynikają z ziarna i soli.
        [many] Wszystkie { $count } losowań wynika z ziarna i soli.
       *[other] Wszystkie { $count } losowania wynikają z ziarna i soli.
    }
proof-good-note = Wyliczono przed chwilą w tej przeglądarce: żadnego losowania nie pominięto i żadnego potem nie zmieniono.
proof-wrong = { $count ->
        [one] Losowanie { $draws } nie wynika z ziarna i soli.
        [few] { $count } losowania nie wynikają z ziarna i soli: { $draws }.
        [many] { $count } losowań nie wynika z ziarna i soli: { $draws }.
       *[other] { $count } losowania nie wynikają z ziarna i soli: { $draws }.
    }
proof-wrong-note = Albo ktoś zmienił zapis, albo dom nie losował tak, jak obiecał.
proof-show = Pokaż na liście
proof-no-seed = Ziarno nie jest jawne: w tym zapisie gra nie ma końca. Losowań nie można sprawdzić.
proof-bad-seed = To nie jest ziarno: powinno mieć 64 znaki od 0 do 9 i od a do f. Losowań nie można sprawdzić.
proof-no-salts = Brakuje soli: potrzebuje jej każde miejsce. Losowań nie można sprawdzić.
proof-no-commitment = Nie ma pieczęci sprzed gry. Losowania mogą pasować do ziarna, ale nikt nie wie, kiedy je wybrano.
proof-wrong-commitment = To nie jest ziarno, które zapieczętowano przed grą.
proof-other-seal = To nie jest pieczęć, którą ta przeglądarka widziała przed grą.
proof-derived = Pieczęć tego ziarna
proof-taken = { $count ->
        [one] { $count } wcześniejsze losowanie pochodzi z pozycji, od której zaczęto przy tym stole. Dowód go nie obejmuje.
        [few] { $count } wcześniejsze losowania pochodzą z pozycji, od której zaczęto przy tym stole. Dowód ich nie obejmuje.
        [many] { $count } wcześniejszych losowań pochodzi z pozycji, od której zaczęto przy tym stole. Dowód ich nie obejmuje.
       *[other] { $count } wcześniejszego losowania pochodzi z pozycji, od której zaczęto przy tym stole. Dowód ich nie obejmuje.
    }
proof-record = Ktoś przyniósł tu ten zapis. Sprawdzamy go z pieczęcią, którą sam zawiera; czy pokazano ją przed grą, wiedzą tylko ci, którzy grali.
proof-draws = Losowania
proof-how = Za każdym razem wypada liczba. „12–22 z 72” znaczy: były 72 liczby, od 0 do 71, a te od 12 do 22 dawały ten wynik.
proof-draw = Losowanie
proof-entry = Wpis
proof-stream = Strumień
proof-result = Wynik
proof-numbers = Liczby dla niego
proof-dice = Wypadło
proof-verdict = Czy wynika?
proof-range = { $low }–{ $high } z { $bound }
proof-range-one = { $low } z { $bound }
proof-row-good = wynika
proof-row-wrong = nie wynika
proof-row-order = poza kolejnością
proof-row-unknown = nie sprawdzono
proof-tool = Tego, że te liczby znaczą te wyniki, dowodzi „teahouse record verify” z zapisanym przebiegiem.
proof-more = Czego to dowodzi, a czego nie
honest-title = Uczciwe losowanie
honest-lead = Każde losowanie zakończonej gry może wyliczyć od nowa każdy. Oto jak, czego to dowodzi i czego dowieść nie może.
honest-how = Jak to działa
honest-how-seal = Najpierw dom wybiera tajne ziarno i pokazuje jego pieczęć: skrót, który nie pasuje do żadnego innego ziarna.
honest-how-salt = Potem każda osoba dosypuje soli, własnego słowa. Ziarno jest już wtedy ustalone, a soli nikt wcześniej nie znał.
honest-how-draw = Z ziarna i soli powstaje klucz szyfru. Pierwsze losowanie czyta jego pierwszy strumień, drugie drugi i tak dalej. Cofnięty ruch nie przywraca swojego losowania.
honest-how-open = Po grze ziarno zostaje ujawnione i wszystko można wyliczyć od nowa.
honest-proves = Czego to dowodzi
honest-proves-roll = Dom nie losował drugi raz i nie wybrał żadnego losowania po tym, jak zobaczył sole.
honest-proves-change = Nikt nie zmienił losowań później: wyjdzie na jaw jedno zmienione losowanie, jedna sól, jedna cyfra ziarna.
honest-proves-salt = Dowód jest najmocniejszy, jeśli własną sól wpiszesz po obejrzeniu pieczęci. Kto zostawia sól programowi, ten mu w tym ufa.
honest-not = Czego to nie dowodzi
honest-not-look = Że gospodarz nie podglądał. Ziarno leży w działającym domu, tak samo wszystkie ręce. Jeśli nie ufasz gospodarzowi, wybierz innego.
honest-not-bots = Niczego o szczęściu tam, gdzie grają same boty albo wszystkie sole wybrał program: solą bota jest zawsze słowo „bot”. Wtedy dowodzi tylko, że zapisu później nie zmieniono.
honest-not-record = Że pieczęć zapisu przyniesionego skądinąd pokazano na czas. Wiedzą to tylko ci, którzy siedzieli przy tamtym stole.
honest-self = Sprawdź samodzielnie
honest-self-page = „Sprawdź losowania” przy zakończonej grze wylicza liczby w twojej przeglądarce. Nie trzeba nikomu wierzyć na słowo; działa też z zapisami, które przyniesiesz.
honest-self-tool = Zapisz przebieg i daj go programowi do sprawdzenia. Według zasad gry dowodzi on także, że każda liczba znaczy swój wynik:
honest-self-hand = Albo użyj narzędzi, które nie mają z nami nic wspólnego. Przykład z liczbami:
honest-self-below = Liczba mniejsza od b: czytaj strumień jako liczby całkowite 32-bitowe, od najmłodszego bajtu. Weź pierwszą mniejszą od największej wielokrotności b nie większej niż 2³². Podziel ją przez b; reszta jest losowaniem.
honest-more = Jak sprawdzić losowania

# Several people at one screen
hotseat-title = Przy jednym ekranie
hotseat-game = { $game }, plansza: { $board }
hotseat-text = Podawajcie ekran z rąk do rąk. Pomiędzy opada kurtyna, więc nikt nie widzi cudzej ręki.
hotseat-people = Osoby przy tym ekranie
hotseat-player = Gracz { $number }
hotseat-name = Imię osoby, która tu siada
hotseat-name-of = Imię gracza { $number }
hotseat-add = Siada
hotseat-cancel = Zostaw wolne miejsce
hotseat-more = Jeszcze jedna osoba
hotseat-remove = { $who } nie gra
hotseat-seats = Gracze przy stole
hotseat-left = { $count ->
        [one] Pozostałe miejsce
        [few] Pozostałe { $count } miejsca
        [many] Pozostałych { $count } miejsc
       *[other] Pozostałe { $count } miejsca
    }
hotseat-left-bots = Boty
hotseat-left-friends = Znajomi gdzie indziej
hotseat-start = Zacznij grę
hotseat-set = Przygotuj stół
seat-someone = Ktoś tutaj
seat-someone-note = Ktoś, kto gra przy tym ekranie
seat-local-mine = przy tym ekranie
seat-local = przy wspólnym ekranie
seat-local-of = przy wspólnym ekranie ({ $who })
look-change-of = Wybierz kolor i kształt: { $who }
salt-whose = Czyja sól
prompt-yours-named = { $who }, twój ruch
undo-waiting-named = Pytamy innych, czy { $who } może cofnąć ruch.
stand-in-named = { $who }: na tym miejscu gra bot.
resign-title-named = { $who }, poddajesz tę partię?
chat-screen-of = Ekran: { $who }
curtain-pass = Ekran przejmuje { $who }
curtain-lift = To ja, { $who }
curtain-whose = Kto patrzy?
curtain-close = Zasłoń moją rękę
curtain-undo = Cofnij ruch ({ $who })
curtain-tab = ● { $who } ma ruch · { $game }

# First steps
learn-title = Pierwsze kroki
learn-open = Naucz się w pięć minut
learn-progress = Lekcja { $number } z { $total }
learn-before = Poprzednia lekcja
learn-skip = Pomiń tę lekcję
learn-next = Dalej
learn-more = Więcej
learn-less = Mniej
learn-game-title = Twoja pierwsza gra
learn-game-text = Wiesz już, jak przebiega tura. Zagraj z { $count ->
        [one] najłagodniejszym botem
        [few] najłagodniejszymi botami
        [many] najłagodniejszymi botami
       *[other] najłagodniejszymi botami
    } ({ $strength }): pomogą ci krótkie uwagi przy twojej ręce.
learn-game-also = Warto też wiedzieć:
learn-game-start = Zagraj pierwszą grę
learn-over = Jeszcze raz od początku
remarks = Pomocne uwagi
remarks-off = Bez dalszych uwag

# Replay, since you left, records
replay = Powtórka
replay-title = Spojrzenie wstecz
replay-start = Gra się zaczyna.
replay-place = Chwila gry
replay-number = { $at } z { $total }
replay-first = Na początek
replay-back = Krok wstecz
replay-play = Odtwarzaj
replay-pause = Zatrzymaj
replay-forward = Krok naprzód
replay-last = Na koniec
replay-now = Wróć do gry
replay-now-yours = Twój ruch: wróć do gry
replay-link = Kopiuj link do tej chwili
key-step = krok wstecz, krok naprzód
key-arrows = to samo, gdy nie potrzebuje ich plansza
key-ends = na początek, na koniec powtórki
key-play = odtwarza i zatrzymuje powtórkę
concerns-you = dotyczy ciebie
eyes-title = Czyimi oczami?
eyes-public = Oczami wszystkich
away-title = Pod twoją nieobecność, { $number } z { $total }
away-before = Tak wyglądał stół ostatnim razem.
away-skip = Pomiń
record-bring = Obejrzyj zapis gry
record-drop = Upuść go tutaj
record-bar = Zapis gry
record-breaks-off = Tu zapis się kończy
record-refused = Tego pliku nie da się pokazać
record-line = Wiersz { $line }:
record-another = Wybierz inny
record-leave = Zostaw
origin-bar = Od kroku { $at } innej gry
origin-log = Ta gra zaczęła się od kroku { $at } innej gry. Obejrzyj ją.
branch = Graj dalej stąd
branch-title = Kto gra dalej?
branch-text = Powstanie nowy stół z tą pozycją. Dawna gra zostaje, jaka była.
branch-seat = Miejsce: { $who }
branch-me = Ty
branch-bot = Bot: { $level }
branch-open = Wolne, dla przyjaciół
branch-stay = Zostań tutaj
branch-begin = Otwórz stół
branch-ended = Tu gra jest już skończona. Cofnij się najpierw do wcześniejszej chwili.
error-too-large = { $cap ->
    [RECORD] To za dużo: zapis ma najwyżej 256 KiB.
    [RECORD_UNDONE] Ten zapis jest dłuższy, niż może tu być jakakolwiek taka partia.
    [UNDOS_IN_A_RECORD] W tym zapisie cofano ruchy częściej, niż można to zrobić przy tutejszym stole.
    [STAND_INS_IN_A_RECORD] W tym zapisie bot zajmuje miejsce częściej, niż można na to pozwolić przy tutejszym stole.
    [BOARD] Plansza w tym zapisie jest za duża.
    [REPLAY_SECONDS] Odtworzenie tego zapisu trwa zbyt długo.
   *[other] To za dużo.
}
error-record-not = To nie jest zapis gry.
error-record-newer = Ten zapis pochodzi z nowszego domu. Ten jeszcze go nie odczyta.
error-record-header = Początku tego zapisu nie da się odczytać.
error-record-entry = Jeden z wierszy tego zapisu nie jest możliwym ruchem.
error-record-board = Ten zapis wymaga planszy albo innej wersji planszy, której ten dom nie ma.
error-record-result = Wynik w tym zapisie nie wynika z jego ruchów.
error-record-no-result = Ta partia jest skończona, ale zapis nie mówi jak: brakuje ostatniego wiersza „result …”.
error-record-sum = Ten zapis nie jest taki, jak go zapisano: czegoś brakuje albo coś zmieniono.
error-record-game = To zapis gry, której ten dom nie zna.

# Wokół planszy: co się nie udało
error-record-dice = Losowania w tym zapisie nie wynikają z jego ziarna.
error-too-many-boards = W tym domu używa się teraz zbyt wielu cudzych plansz. Spróbuj ponownie za kilka minut.
error-no-such-language = Zasad nie napisano w tym języku.
error-no-such-scenario = Nie ma takiej pozycji.
error-practice-too-long = Na jedną próbę wystarczy. Zacznij od nowa.
error-no-such-moment = Ta gra nie trwała aż tak długo.
error-position-fixed = Gra, która toczy się dalej od pozycji, zachowuje swoją planszę i swoje zasady.
error-no-seed = Ten dom jest w trakcie testów: zapytanie musi podać ziarno.

# Spojrzenie wstecz, runda druga
away-heard = { $count ->
    [one] Pod twoją nieobecność wydarzyła się jedna rzecz.
    [few] Pod twoją nieobecność wydarzyły się { $count } rzeczy.
    [many] Pod twoją nieobecność wydarzyło się { $count } rzeczy.
   *[other] Pod twoją nieobecność wydarzyło się { $count } rzeczy.
}
key-skip = pomija to, co działo się pod twoją nieobecność
rematch-waits = Następna partia już się szykuje. Prowadzi do niej wynik tej gry.
link-by-hand = Skopiuj link
link-by-hand-text = Ta przeglądarka nie pozwala stronie kopiować. Zaznacz link i skopiuj go ręcznie.

# Uczciwe losowanie, po prostu
proof-own = Własna sól: { $who }. Dlatego dom nie mógł z góry wybrać losowań.
proof-own-none = Nikt nie dosypał własnej soli: wszystkie wylosował dom. Dlatego dowodzi to tylko, że od początku gry niczego nie zmieniono, a nie tego, że dom zdał się na los.
proof-own-next = Przy stole, który zaczyna od razu, nikt nie jest pytany o sól. Następnym razem przygotuj stół i dosyp soli przed rozpoczęciem gry.
proof-undone = { $count ->
    [one] Cofnięto { $count } ruch; co wylosowano po nim, wylosowano na nowo.
    [few] Cofnięto { $count } ruchy; co wylosowano po nich, wylosowano na nowo.
    [many] Cofnięto { $count } ruchów; co wylosowano po nich, wylosowano na nowo.
   *[other] Cofnięto { $count } ruchu; co wylosowano po nich, wylosowano na nowo.
}
proof-gone = cofnięte
eyes-shown = Widzi { $who }
eyes-shown-mine = Twój widok
eyes-shown-public = Widok wszystkich
replay-link-short = Link

# Cofanie i chwila, by zobaczyć własny ruch
undo-asked = { $count ->
    [one] { $who } prosi o cofnięcie ostatniego ruchu.
    [few] { $mine ->
        [0] { $who } prosi o cofnięcie { $count } ruchów, żaden nie jest twój.
        [one] { $who } prosi o cofnięcie { $count } ruchów, w tym jednego twojego.
        [few] { $who } prosi o cofnięcie { $count } ruchów, w tym { $mine } twoich.
        [many] { $who } prosi o cofnięcie { $count } ruchów, w tym { $mine } twoich.
       *[other] { $who } prosi o cofnięcie { $count } ruchów, w tym { $mine } twoich.
    }
    [many] { $mine ->
        [0] { $who } prosi o cofnięcie { $count } ruchów, żaden nie jest twój.
        [one] { $who } prosi o cofnięcie { $count } ruchów, w tym jednego twojego.
        [few] { $who } prosi o cofnięcie { $count } ruchów, w tym { $mine } twoich.
        [many] { $who } prosi o cofnięcie { $count } ruchów, w tym { $mine } twoich.
       *[other] { $who } prosi o cofnięcie { $count } ruchów, w tym { $mine } twoich.
    }
   *[other] { $who } prosi o cofnięcie { $count } ruchów.
}
undo-asked-here = { $count ->
    [one] { $who } prosi o cofnięcie ostatniego ruchu.
    [few] { $mine ->
        [0] { $who } prosi o cofnięcie { $count } ruchów, żaden nie jest stąd.
        [one] { $who } prosi o cofnięcie { $count } ruchów, w tym jednego stąd.
        [few] { $who } prosi o cofnięcie { $count } ruchów, w tym { $mine } stąd.
        [many] { $who } prosi o cofnięcie { $count } ruchów, w tym { $mine } stąd.
       *[other] { $who } prosi o cofnięcie { $count } ruchów, w tym { $mine } stąd.
    }
    [many] { $mine ->
        [0] { $who } prosi o cofnięcie { $count } ruchów, żaden nie jest stąd.
        [one] { $who } prosi o cofnięcie { $count } ruchów, w tym jednego stąd.
        [few] { $who } prosi o cofnięcie { $count } ruchów, w tym { $mine } stąd.
        [many] { $who } prosi o cofnięcie { $count } ruchów, w tym { $mine } stąd.
       *[other] { $who } prosi o cofnięcie { $count } ruchów, w tym { $mine } stąd.
    }
   *[other] { $who } prosi o cofnięcie { $count } ruchów.
}
undo-title = { $count ->
    [one] To zostałoby cofnięte
    [few] To wszystko zostałoby cofnięte
    [many] To wszystko zostałoby cofnięte
   *[other] To wszystko zostałoby cofnięte
}
undo-count = { $count ->
    [one] Cofnij jeden ruch
    [few] Cofnij { $count } ruchy
    [many] Cofnij { $count } ruchów
   *[other] Cofnij { $count } ruchu
}
undo-leave = { $count ->
    [one] Zostaw go
    [few] Zostaw je
    [many] Zostaw je
   *[other] Zostaw je
}
undo-others = Najpierw zapytamy innych.
undo-anew = Co od tej chwili wylosowano lub wyrzucono, zostanie wylosowane na nowo, a zapis to zachowa.
undo-refused = { $who } się nie zgadza.
undo-refused-somebody = Ktoś się nie zgadza.
curtain-soon = Dotknięcie planszy lub Enter zasuwa kurtynę.

# Standing and telling
finale-show = Pokaż końcowe punkty
finale-again = Pokaż końcowe punkty jeszcze raz

# House: options that follow a set of rules
option-as-in = { $value } ({ $set })
option-is = { $option }: { $value }
option-usual = { $set }: { $value }.
option-too = Wybierz też: { $choices }
options-as-in = jak w zestawie { $set }
options-changed = { $count ->
    [one] { $count } zmiana
    [few] { $count } zmiany
    [many] { $count } zmian
   *[other] { $count } zmiany
}
options-all-as-in = Wszystko jak w zestawie { $set }
wish-changes = { $count ->
    [one] jedna zmieniona zasada
    [few] { $count } zmienione zasady
    [many] { $count } zmienionych zasad
   *[other] { $count } zmienionej zasady
}
series-share = { $seat }: { $percent } % punktów gracza { $from }.
series-share-you = Dostajesz { $percent } % punktów gracza { $from }.
series-share-from-you = { $seat }: { $percent } % twoich punktów.
wish-summary-short = { $players ->
        [one] { $players } gracz
        [few] { $players } graczy
        [many] { $players } graczy
       *[other] { $players } gracza
    }, boty: { $strength }
table-rules = Zasady przy tym stole

# Talk beside the board
talk-open = { $count ->
        [0] Rozmowa
        [one] Rozmowa, { $count } nowa wiadomość
        [few] Rozmowa, { $count } nowe wiadomości
        [many] Rozmowa, { $count } nowych wiadomości
       *[other] Rozmowa, { $count } nowej wiadomości
    }
