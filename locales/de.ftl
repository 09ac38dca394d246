# Teahouse: die Worte des Hauses. Deutsch

your-name-default = Gast
bot-name = Bot { $number } ({ $level ->
        [random] Zufall
        [greedy] gierig
       *[other] { $level }
    })

# Spielen
turn-of = { $seat } ist am Zug.
your-turn = Du bist am Zug.
move-prompt = Dein Zug (? für Hilfe):
refused = Nicht erlaubt ({ $rule }): { $why }
not-a-move = „{ $text }“ ist kein Zug. Mit ? kommt die Hilfe.
help-play =
    Gib einen Zug in Notation ein oder eines dieser Wörter:
    moves: was erlaubt ist
    board: der Spielplan noch einmal
    rules / rule Q14: was eine Regel sagt
    undo: einen Zug zurücknehmen, solange das fair ist
    resign: aufgeben
    quit: gehen
moves-count = { $count ->
        [one] { $count } Zug ist erlaubt:
       *[other] { $count } Züge sind erlaubt:
    }
unknown-rule = Eine Regel { $rule } gibt es nicht.
event-undone = Der Zug ist zurückgenommen.
undo-refused = Zu spät zum Zurücknehmen: Seitdem wurde gezogen oder jemand war am Zug.
undo-nothing = Es gibt nichts zurückzunehmen.
event-resigned = { $seat } gibt auf.
event-resigned-you = Du gibst auf.
event-stood-in = { $seat }: Auf diesem Platz spielt ein Bot weiter.
event-stood-in-you = Auf deinem Platz spielt ein Bot weiter.
event-handed-back = { $seat } ist zurück und spielt wieder selbst.
event-handed-back-you = Du bist zurück und spielst wieder selbst.

# Das Ende
won = { $winners } gewinnt.
shared = { $winners } teilen sich den Sieg.
standing = { $place }. { $seat }: { $score }
series-game = Partie { $number } von { $total }: { $board }
series-standing = { $place }. { $seat }: insgesamt { $score }
record-saved = Partie gespeichert: { $file }
left = Die Partie bleibt unbeendet.

# Faire Würfel
fair-commitment = Faire Würfel. Hash des geheimen Startwerts: { $hash }
fair-salt = Dein Salz für die Würfel (Enter für ein zufälliges):
fair-salt-bad = Ein Salz hat 1 bis 64 einfache Buchstaben, Ziffern oder Zeichen, keine Umlaute, keine Leerzeichen.
fair-revealed = Der Startwert war { $seed }; `teahouse record verify` prüft jede Ziehung.

# Verbindet die letzten beiden Namen einer Liste
and-word = und

# Die Seite: das Haus
house-name = Teahouse
skip-to-content = Zum Inhalt
loading = Einen Augenblick
close = Schließen
try-again = Noch einmal versuchen
to-the-house = Zurück ins Haus
nav-play = Spielen
nav-about = Über uns
you = Du
your-name = Dein Name:
the-host = der Gastgeber
guest-name = Gast { $tag }
lost-title = Dieses Zimmer gibt es nicht
lost-text = Die Adresse führt in diesem Haus nirgendwohin. Vielleicht ging unterwegs ein Buchstabe verloren.
trouble-title = Da ist etwas im Weg
trouble-gone-title = Diesen Tisch gibt es nicht mehr
link-lost = Verbindung unterbrochen. Wir kommen zurück …
link-away = Das Haus antwortet nicht. Vielleicht startet es gerade neu; wir versuchen es weiter.
whole-board = Den ganzen Spielplan zeigen

# Die Seite: was jeder wählen kann
preferences = Sprache, Farben, Ton
language = Sprache
language-en = English
language-pl = Polski
language-de = Deutsch
language-it = Italiano
theme = Tag oder Nacht
theme-system = Wie das Gerät
theme-day = Tag
theme-night = Nacht
theme-flip = Zwischen Tag und Nacht wechseln
sound = Ton
name-title = Wie sollen wir dich nennen?
name-note = Diesen Namen sehen alle an deinen Tischen.
name-keep = Übernehmen
name-cancel = So lassen

# Die Seite: die Halle
lobby-title = Was spielen wir heute Abend?
lobby-lead = Such dir ein Spiel aus und setz dich. Ohne Anmeldung; freie Plätze übernehmen Bots.
lobby-games = Spiele
lobby-tables = Tische
lobby-mine = Deine Tische
lobby-mine-none = Noch keiner. Fang ein Spiel an, dann wartet es hier auf dich.
lobby-waiting = { $count ->
        [one] an { $count } Tisch bist du am Zug
       *[other] an { $count } Tischen bist du am Zug
    }
lobby-tab-waiting = ({ $count }) Teahouse
lobby-open = Offene Tische
lobby-open-none = Gerade sucht niemand Gesellschaft.
play-now = Jetzt gegen Bots spielen
invite-friends = Freunde einladen
players-range = { $min }–{ $max } Spieler
wish-summary = { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }, Spielplan: { $board }, Bots: { $strength }
wish-players = Spieler
wish-board = Spielplan
wish-strength = Bots
wish-watching = Andere dürfen zuschauen
wish-listed = Bei den offenen Tischen zeigen
wish-listed-note = Jeder im Haus kann sich auf einen freien Platz setzen.
strength-random = Zufall
strength-greedy = Gierig
row-title = { $game } mit { $others }
row-label = { $verb }: { $title }
row-over = Die Partie ist zu Ende.
row-free = { $count ->
        [one] { $count } Platz frei
       *[other] { $count } Plätze frei
    }
row-ready = Alle sind da; es kann losgehen.
row-your-move = Du bist am Zug.
row-move = Ziehen
row-join = Mitspielen
row-watch = Zuschauen
row-open = Öffnen
row-look = Ansehen

# Die Seite: den Tisch decken
setup-title = { $game }: den Tisch decken
setup-sit-down = { $count ->
        [one] Ein Platz ist frei. Setz dich.
       *[other] { $count } Plätze sind frei. Setz dich.
    }
setup-waiting = { $count ->
        [one] Ein Platz ist noch frei. Schick den Link oder setz einen Bot hin.
       *[other] { $count } Plätze sind noch frei. Schick den Link oder setz Bots hin.
    }
setup-ready-host = Alle sind da. Du kannst anfangen.
setup-ready = Alle sind da. { $who } kann anfangen.
setup-start = Spiel beginnen
setup-start-why = Erst muss auf jedem Platz jemand sitzen: ein Mensch oder ein Bot.
setup-board = Spielplan und Regeln
seats = Plätze
seat-free = Freier Platz
seat-free-note = für alle, die den Link öffnen
seat-you = du
seat-bot-note = ein Bot; er sieht nur, was ein Mensch auf seinem Platz sähe
seat-here = ist da
seat-away = ist gerade weg
seat-sit = Hier sitzen
seat-leave = Aufstehen
seat-add-bot = Bot
seat-level = Spielstärke von { $who }
seat-remove = Platz von { $who } frei machen
seat-turn = ist am Zug
look-change = Farbe und Form wählen
look-colour = Farbe
look-shape = Form
colour-0 = Zinnober
colour-1 = Jade
colour-2 = Indigo
colour-3 = Gold
colour-4 = Pflaume
shape-0 = Kreis mit Päonie
shape-1 = Blatt mit Bambus
shape-2 = Raute mit Karpfen
shape-3 = Quadrat mit Kranich
shape-4 = Sechseck mit Lotos
bot-0 = Päonie
bot-1 = Bambus
bot-2 = Karpfen
bot-3 = Kranich
bot-4 = Lotos
invite-title = Freunde einladen
invite-text = Wer diesen Link hat, kann sich setzen. Ein Konto braucht niemand.
invite-link = Link zu diesem Tisch
invite-copy = Kopieren
invite-copied = Der Link ist kopiert.
invite-share = Teilen
invite-qr = Der Link als QR-Code für das Telefon
invite-only-here = Dieses Haus hört nur auf diesen Rechner. Damit andere hereinkommen, starte es mit „--listen 0.0.0.0:{ $port }“.
salt-title = Faire Würfel: eigenes Salz dazugeben
salt-text = Das Haus hat seinen geheimen Startwert schon versiegelt. Ein Wort von dir wird daruntergemischt; so konnte niemand die Ziehungen vorher aussuchen.
salt-label = Dein Salz
salt-keep = Verwenden
salt-commitment = Siegel des Hauses:

# Die Seite: spielen
board = Spielplan
dock = Dein Zug und deine Hand
log = Verlauf
chat = Gespräch
log-and-chat = Verlauf und Gespräch
log-and-chat-unread = { $count ->
        [0] Verlauf und Gespräch
        [one] Verlauf und Gespräch, { $count } neue Nachricht
       *[other] Verlauf und Gespräch, { $count } neue Nachrichten
    }
since = Seit deinem letzten Zug
chat-none = Noch hat niemand etwas gesagt.
chat-label = Sag etwas
chat-send = Senden
table-menu = Tischmenü
table-with = mit { $others }
table-series = Partie { $number } von { $total }, { $people }
tab-your-move = ● Du bist am Zug · { $game }
prompt-yours = Dein Zug
prompt-thinks = { $who } überlegt
prompt-away = { $who } ist nicht da
prompt-away-wait = { $minutes ->
        [one] Nach einer Minute Abwesenheit darf ein Bot auf diesem Platz weiterspielen.
       *[other] Nach { $minutes } Minuten Abwesenheit darf ein Bot auf diesem Platz weiterspielen.
    }
prompt-bot = { $who } spielt
prompt-watching = Du schaust zu
prompt-sending = Dein Zug ist unterwegs …
prompt-cancel = Zurücknehmen
undo = Zurücknehmen
undo-free-note = Nimmt deinen letzten Zug sofort zurück
undo-consent-note = Fragt die anderen, ob du deinen letzten Zug zurücknehmen darfst
undo-asked = { $who } möchte den letzten Zug zurücknehmen.
undo-yes = Einverstanden
undo-no = Nein, weiter
undo-waiting = Die anderen werden gefragt, ob du zurücknehmen darfst.
stand-in-mine = Ein Bot spielt für dich.
hand-back = Meinen Platz zurücknehmen
stand-in-let = Einen Bot spielen lassen
away-long = { $minutes ->
        [one] { $who } ist seit { $minutes } Minute weg.
       *[other] { $who } ist seit { $minutes } Minuten weg.
    }
note-here = ist da
note-away = { $minutes ->
        [0] weg
       *[other] weg, { $minutes } min
    }
note-stand-in = ein Bot spielt
note-resigned = hat aufgegeben
text-board = Der Spielplan in Worten
keys-title = Tasten
key-cancel = zurücknehmen, was noch nicht bestätigt ist
resign = Aufgeben
resign-title = Diese Partie aufgeben?
resign-text = Auf deinem Platz kann ein Bot weiterspielen, damit die anderen zu Ende spielen können. Das lässt sich nicht zurücknehmen.
resign-stay = Bleiben
resign-yes = Aufgeben
board-reconstructed-title = Nachgezeichneter Spielplan.
board-reconstructed = Das Bild dieses Spielplans fehlt uns; wir haben ihn nach den Regeln neu gezeichnet. Deiner aus der Schachtel kann anders aussehen.
board-reconstructed-more = Den eigenen benutzen

# Die Seite: das Ergebnis
won-you = Du gewinnst.
result-place = Platz
result-player = Spieler
result-nth = { $place }.
rematch = Noch einmal
series-next = Nächste Partie
rematch-watch = Der nächsten Partie zuschauen
verify-title = Waren die Würfel fair?
verify-text = Der Startwert ist jetzt offen. Sichere die Aufzeichnung und rufe „teahouse record verify“ damit auf: Jede Ziehung wird mit dem Siegel verglichen, das vor dem Spiel zu sehen war.
verify-record = Aufzeichnung sichern
verify-commitment = Siegel vor dem Spiel
verify-seed = Startwert

# Die Seite: über uns
about-title = Über dieses Haus
about-house = Teahouse ist ein Ort für Brettspiele aus dem alten China: mit Freunden in aller Welt oder gegen ehrliche Bots. Niemand meldet sich an; ein Link genügt.
about-promises-title = Was wir versprechen
about-promise-keep = Ein bestätigter Zug geht nie verloren, auch wenn das Haus umfällt.
about-promise-bots = Ein Bot sieht genau das, was ein Mensch auf seinem Platz sähe.
about-promise-dice = Nach dem Spiel lässt sich jede Ziehung prüfen. Das beweist, dass niemand zweimal gewürfelt hat; es beweist nicht, dass der Gastgeber nicht hingesehen hat.
about-promise-why = Wenn etwas nicht erlaubt ist, sagen wir, warum und nach welcher Regel.
about-boards-title = Die Spielpläne
about-boards = Von manchen Spielplänen fehlt uns das Bild. Diese haben wir nach den Regeln nachgezeichnet: gleich groß, gleich ausgewogen, vielleicht nicht Feld für Feld gleich. Das Tischmenü sagt, wo das so ist.
about-boards-own = Wer das Spiel besitzt, kann den echten Spielplan benutzen. Schreib ihn als Spielplandatei auf und nenne dem Haus den Ordner:
about-authors-title = Die Autoren
about-authors = Erfunden haben die Spiele andere, und wir danken ihnen. Worte und Bilder in diesem Haus sind unsere eigenen.
about-fonts-title = Schrift
about-fonts = Die Buchstaben kommen aus offenen Schriften und von diesem Haus selbst; keine Seite hier fragt irgendein anderes Haus.
about-font = { $font }, unter der SIL Open Font License 1.1
about-licence = Teahouse selbst ist frei, nach Wahl unter MIT oder Apache 2.0.

# Was schiefging
error-unknown = Etwas ist schiefgegangen ({ $code }). Bitte versuch es noch einmal.
error-unreachable = Das Haus antwortet nicht. Sieh nach deiner Verbindung oder warte einen Augenblick.
error-internal = Bei uns ist etwas kaputtgegangen. Von dir ist nichts verloren; bitte versuch es noch einmal.
error-store-failed = Das Haus konnte das nicht aufschreiben. Nichts hat sich geändert; bitte versuch es noch einmal.
error-too-fast = Das war etwas schnell. Warte einen Augenblick und versuch es dann wieder.
error-table-busy = Am Tisch ist viel los. Versuch es gleich noch einmal.
error-changed-meanwhile = Jemand war schneller. Sieh noch einmal hin und versuch es wieder.
error-stale = Am Tisch ging es inzwischen weiter. Sieh noch einmal hin.
error-no-such-table = Kein Tisch hat diese Adresse, oder er wurde abgeräumt.
error-no-such-page = An dieser Adresse ist nichts.
error-no-such-game = Dieses Spiel kennt das Haus nicht.
error-no-such-seat = So einen Platz hat der Tisch nicht.
error-no-such-bot = Einen Bot „{ $level }“ gibt es in diesem Haus nicht.
error-no-guest = Das Haus hat dich vergessen. Lade die Seite neu.
error-no-watching = Dieser Tisch spielt bei geschlossener Tür: Zuschauer sind nicht erwünscht, und alle Plätze sind besetzt.
error-not-your-seat = Das ist nicht dein Platz.
error-seat-taken = Da sitzt schon jemand.
error-seats-open = Einige Plätze sind noch frei.
error-too-many-seats = So viele Plätze hat der Tisch nicht.
error-host-only = Das darf nur, wer den Tisch eröffnet hat.
error-already-started = Das Spiel hat schon begonnen.
error-not-started = Das Spiel hat noch nicht begonnen.
error-match-over = Das Spiel ist zu Ende.
error-not-over = Das Spiel ist noch nicht zu Ende.
error-bot-plays-for-you = Ein Bot spielt für dich. Nimm zuerst deinen Platz zurück.
error-not-away = Noch nicht lange genug weg.
error-not-a-person = Dort sitzt kein Mensch.
error-has-stand-in = Dort spielt schon ein Bot.
error-no-stand-in = Dort spielt kein Bot.
error-has-resigned = Dieser Platz hat schon aufgegeben.
error-nothing-to-undo = Es gibt nichts zurückzunehmen.
error-needs-consent = Erst müssen die anderen einverstanden sein.
error-nobody-asks = Danach fragt niemand mehr.
error-not-a-move = Das ist kein Zug in diesem Spiel.
error-bad-setup = So lässt sich der Tisch nicht decken.
error-bad-name = Ein Name hat 1 bis 40 Zeichen.
error-bad-chat = Eine Nachricht hat 1 bis 500 Zeichen.
error-bad-text = Darin sind Zeichen, die sich nicht aufbewahren lassen.
error-bad-salt = Ein Salz hat 1 bis 64 einfache Buchstaben, Ziffern oder Zeichen, keine Umlaute, keine Leerzeichen.
error-bad-look = Diese Farbe oder Form gibt es nicht.
error-look-taken = Diese Farbe oder Form hat schon ein anderer Platz.
error-foreign-origin = Diese Seite kommt aus einem anderen Haus.
error-setup-players = Das Spiel ist für { $min } bis { $max } Spieler, nicht für { $players }.
error-setup-no-board = Einen Spielplan dieses Namens gibt es nicht.
error-setup-boards-broken = Der Spielplanordner des Gastgebers ist nicht lesbar.
error-setup-unknown-option = Diese Wahl gibt es in dem Spiel nicht.
error-setup-option-value = So kann man nicht wählen.
error-setup-version = Dieser Tisch stammt aus einer anderen Version des Hauses.
error-only-this-machine = Nur dieser Rechner erreicht das Haus.
error-series-too-long = Eine Serie hat höchstens { $most } Partien.
error-bad-address = Diese Adresse ist nicht lesbar.
error-bad-body = Das Haus konnte diese Anfrage nicht lesen.
error-bad-token = Eine Nachricht braucht ein Kennzeichen mit 1 bis 64 Zeichen.
error-disk-full = Der Speicher des Hauses ist voll. Nichts hat sich geändert; sag dem Gastgeber Bescheid.
error-house-closing = Das Haus schließt für einen Augenblick. Versuch es gleich noch einmal.
error-not-a-message = Das Haus hat diese Nachricht nicht verstanden.
error-not-text = Das Haus liest nur Textnachrichten.
error-series-fixed = Brett und Optionen einer Serie stehen fest.
error-setup-first-seat = Den Platz, der beginnen soll, gibt es an diesem Tisch nicht.
error-setup-sketch = Auf diesem Brett lässt sich keine ganze Partie spielen.
error-store-locked = Die Daten des Hauses sind gerade anderswo in Gebrauch. Nichts hat sich geändert; versuch es gleich noch einmal.
error-store-read-only = Das Haus darf seine Daten nicht schreiben. Nichts hat sich geändert; sag dem Gastgeber Bescheid.
error-too-many-here = An diesem Tisch sind zu viele Seiten offen.
error-too-many-sockets = Aus deinem Netz sind zu viele Seiten offen.
error-wrong-method = Auf diese Art von Anfrage antwortet das Haus hier nicht.
