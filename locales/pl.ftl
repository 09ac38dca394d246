# Teahouse: słowa domu. Polski

your-name-default = Gość
bot-name = Bot { $number } ({ $level ->
        [random] losowy
        [greedy] chciwy
       *[other] { $level }
    })

# Gra
turn-of = Teraz gra { $seat }.
your-turn = Twoja kolej.
move-prompt = Twój ruch (? to pomoc):
refused = Niedozwolone ({ $rule }): { $why }
not-a-move = „{ $text }” to nie ruch. Wpisz ?, by zobaczyć pomoc.
help-play =
    Wpisz ruch w notacji albo jedno z tych słów:
    moves: dozwolone ruchy
    board: plansza jeszcze raz
    rules / rule Q14: treść zasady
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
event-undone = Ruch cofnięty.
undo-refused = Za późno, by cofnąć: coś już dobrano albo ktoś wykonał ruch.
undo-nothing = Nie ma czego cofać.
event-resigned = { $seat } poddaje partię.
event-resigned-you = Poddajesz partię.
event-stood-in = { $seat }: na tym miejscu gra dalej bot.
event-stood-in-you = Na twoim miejscu gra dalej bot.
event-handed-back = { $seat } wraca i znów gra.
event-handed-back-you = Wracasz i znów grasz.

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
wish-players = Gracze
wish-board = Plansza
wish-strength = Boty
wish-watching = Inni mogą się przyglądać
wish-listed = Pokaż wśród otwartych stołów
wish-listed-note = Wolne miejsce może zająć każdy, kto jest w domu.
strength-random = Losowy
strength-greedy = Chciwy
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
colour-0 = Cynober
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
table-series = partia { $number } z { $total }, { $people }
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
undo = Cofnij
undo-free-note = Cofa od razu twój ostatni ruch
undo-consent-note = Pyta innych, czy możesz cofnąć ostatni ruch
undo-asked = { $who } prosi o cofnięcie ostatniego ruchu.
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
text-board = Plansza słowami
keys-title = Klawisze
key-cancel = cofa to, co jeszcze niezatwierdzone
resign = Poddaj partię
resign-title = Poddać tę partię?
resign-text = Na twoim miejscu może dalej grać bot, żeby inni mogli dokończyć. Tego nie da się cofnąć.
resign-stay = Gram dalej
resign-yes = Poddaję
board-reconstructed-title = Plansza odtworzona.
board-reconstructed = Rysunek tej planszy do nas nie dotarł; narysowaliśmy ją na nowo według zasad. Twoja z pudełka może się różnić.
board-reconstructed-more = Użyj własnej

# Strona: wynik
won-you = Wygrywasz.
result-place = Miejsce
result-player = Gracz
result-nth = { $place }.
rematch = Jeszcze raz
series-next = Następna partia
rematch-watch = Obejrzyj następną partię
verify-title = Czy losowanie było uczciwe?
verify-text = Ziarno jest już jawne. Zapisz przebieg partii i uruchom „teahouse record verify”: każde losowanie zostanie porównane z pieczęcią pokazaną przed grą.
verify-record = Zapisz przebieg
verify-commitment = Pieczęć sprzed gry
verify-seed = Ziarno

# Strona: o nas
about-title = O tym domu
about-house = Teahouse to miejsce do gry w planszówki o dawnych Chinach: ze znajomymi z całego świata albo z uczciwymi botami. Bez zakładania konta; wystarczy link.
about-promises-title = Co obiecujemy
about-promise-keep = Zatwierdzony ruch nigdy nie ginie, nawet gdyby dom się przewrócił.
about-promise-bots = Bot widzi dokładnie to, co widziałby człowiek na jego miejscu.
about-promise-dice = Po grze można sprawdzić każde losowanie. To dowodzi, że nikt nie losował dwa razy; nie dowodzi, że gospodarz nie podglądał.
about-promise-why = Jeśli czegoś nie wolno, mówimy dlaczego i według której zasady.
about-boards-title = Plansze
about-boards = Rysunki niektórych plansz do nas nie dotarły. Te plansze odtworzyliśmy z zasad: ta sama wielkość, ta sama równowaga, może nie te same pola. Menu stołu mówi, gdzie tak jest.
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
error-too-fast = To było trochę za szybko. Odczekaj chwilę i spróbuj ponownie.
error-table-busy = Przy stole jest tłoczno. Spróbuj za chwilę.
error-changed-meanwhile = Ktoś cię wyprzedził. Spójrz jeszcze raz i spróbuj ponownie.
error-stale = Przy stole tymczasem coś się zmieniło. Spójrz jeszcze raz.
error-no-such-table = Żaden stół nie ma tego adresu albo został już uprzątnięty.
error-no-such-page = Pod tym adresem nic nie ma.
error-no-such-game = Ten dom nie zna takiej gry.
error-no-such-seat = Przy tym stole nie ma takiego miejsca.
error-no-such-bot = W tym domu nie ma bota „{ $level }”.
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
error-not-away = Ta osoba nie jest jeszcze dość długo poza stołem.
error-not-a-person = Nie siedzi tam żaden człowiek.
error-has-stand-in = Gra tam już bot.
error-no-stand-in = Nie gra tam żaden bot.
error-has-resigned = To miejsce już się poddało.
error-nothing-to-undo = Nie ma czego cofać.
error-needs-consent = Najpierw muszą zgodzić się inni.
error-nobody-asks = Nikt już o to nie prosi.
error-not-a-move = To nie jest ruch w tej grze.
error-bad-setup = Tak nie da się przygotować stołu.
error-bad-name = Imię ma od 1 do 40 znaków.
error-bad-chat = Wiadomość ma od 1 do 500 znaków.
error-bad-text = Są w tym znaki, których nie da się zapisać.
error-bad-salt = Sól to od 1 do 64 zwykłych liter, cyfr lub znaków, bez polskich liter i spacji.
error-bad-look = Nie ma takiego koloru lub kształtu.
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
error-too-many-here = Przy tym stole jest otwartych zbyt wiele stron.
error-too-many-sockets = Z twojej sieci otwarto zbyt wiele stron.
error-wrong-method = Na takie żądanie dom tutaj nie odpowiada.
