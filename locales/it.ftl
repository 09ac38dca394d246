# Teahouse: le parole della casa. Italiano

your-name-default = Ospite
bot-name = Bot { $number } ({ $level ->
        [random] casuale
        [greedy] avido
       *[other] { $level }
    })

# Giocare
turn-of = Ora gioca { $seat }.
your-turn = Tocca a te.
move-prompt = La tua mossa (? per l’aiuto):
refused = Non permesso ({ $rule }): { $why }
not-a-move = «{ $text }» non è una mossa. Scrivi ? per l’aiuto.
help-play =
    Scrivi una mossa in notazione oppure una di queste parole:
    moves: che cosa è permesso
    board: di nuovo il tabellone
    rules / rule Q14: che cosa dice una regola
    undo: ritirare una mossa, finché è leale
    resign: arrendersi
    quit: uscire
moves-count = { $count ->
        [one] È permessa { $count } mossa:
       *[other] Sono permesse { $count } mosse:
    }
unknown-rule = La regola { $rule } non esiste.
event-undone = Mossa ritirata.
undo-refused = Troppo tardi per ritirarla: qualcosa è stato pescato o qualcuno ha già mosso.
undo-nothing = Non c’è nulla da ritirare.
event-resigned = { $seat } si arrende.
event-resigned-you = Ti arrendi.
event-stood-in = { $seat }: a questo posto continua un bot.
event-stood-in-you = Al tuo posto continua un bot.
event-handed-back = { $seat } è di nuovo al tavolo e riprende a giocare.
event-handed-back-you = Sei di nuovo al tavolo e riprendi a giocare.

# La fine
won = Vince { $winners }.
shared = { $winners } condividono la vittoria.
standing = { $place }. { $seat }: { $score }
series-game = Partita { $number } di { $total }: { $board }
series-standing = { $place }. { $seat }: { $score } in totale
record-saved = Partita salvata: { $file }
left = La partita resta incompiuta.

# Dadi leali
fair-commitment = Dadi leali. Hash del seme segreto: { $hash }
fair-salt = Il tuo sale per i dadi (Invio per uno casuale):
fair-salt-bad = Il sale ha da 1 a 64 lettere semplici, cifre o segni, senza accenti né spazi.
fair-revealed = Il seme era { $seed }; `teahouse record verify` controlla ogni estrazione.

# Unisce gli ultimi due nomi di un elenco
and-word = e

# La pagina: la casa
house-name = Teahouse
skip-to-content = Vai al contenuto
loading = Un momento
close = Chiudi
try-again = Riprova
to-the-house = Torna alla casa
nav-play = Gioca
nav-about = Chi siamo
you = Tu
your-name = Il tuo nome:
the-host = chi ospita
guest-name = Ospite { $tag }
lost-title = Questa stanza non c’è
lost-text = L’indirizzo non porta da nessuna parte. Forse una lettera si è persa per strada.
trouble-title = Qualcosa ostacola il cammino
trouble-gone-title = Questo tavolo non c’è più
link-lost = Connessione interrotta. Stiamo tornando…
link-away = La casa non risponde. Forse si sta riavviando; continuiamo a provare.
whole-board = Mostra tutto il tabellone

# La pagina: ciò che ognuno può scegliere
preferences = Lingua, colori, suono
language = Lingua
language-en = English
language-pl = Polski
language-de = Deutsch
language-it = Italiano
theme = Giorno o notte
theme-system = Come il dispositivo
theme-day = Giorno
theme-night = Notte
theme-flip = Passa dal giorno alla notte o viceversa
sound = Suono
name-title = Come ti chiamiamo?
name-note = Questo nome lo vedono tutti ai tuoi tavoli.
name-keep = Tienilo
name-cancel = Lascia così

# La pagina: la sala
lobby-title = A che cosa giochiamo stasera?
lobby-lead = Scegli un gioco e siediti. Senza iscrizione; ai posti liberi siedono i bot.
lobby-games = Giochi
lobby-tables = Tavoli
lobby-mine = I tuoi tavoli
lobby-mine-none = Ancora nessuno. Comincia una partita e ti aspetterà qui.
lobby-waiting = { $count ->
        [one] tocca a te a { $count } tavolo
       *[other] tocca a te a { $count } tavoli
    }
lobby-tab-waiting = ({ $count }) Teahouse
lobby-open = Tavoli aperti
lobby-open-none = Per ora nessuno cerca compagnia.
play-now = Gioca subito contro i bot
invite-friends = Invita amici
players-range = { $min }–{ $max } giocatori
wish-summary = { $players ->
        [one] { $players } giocatore
       *[other] { $players } giocatori
    }, tabellone: { $board }, bot: { $strength }
wish-players = Giocatori
wish-board = Tabellone
wish-strength = Bot
wish-watching = Altri possono guardare
wish-listed = Mostralo tra i tavoli aperti
wish-listed-note = Chiunque sia nella casa può prendere un posto libero.
strength-random = Casuale
strength-greedy = Avido
row-title = { $game } con { $others }
row-label = { $verb }: { $title }
row-over = La partita è finita.
row-free = { $count ->
        [one] { $count } posto libero
       *[other] { $count } posti liberi
    }
row-ready = Ci sono tutti; si può cominciare.
row-your-move = Tocca a te.
row-move = Muovi
row-join = Unisciti
row-watch = Guarda
row-open = Apri
row-look = Rivedi

# La pagina: apparecchiare il tavolo
setup-title = { $game }: prepariamo il tavolo
setup-sit-down = { $count ->
        [one] C’è un posto libero. Siediti.
       *[other] Ci sono { $count } posti liberi. Siediti.
    }
setup-waiting = { $count ->
        [one] Un posto è ancora libero. Manda il link o fai sedere un bot.
       *[other] { $count } posti sono ancora liberi. Manda il link o fai sedere dei bot.
    }
setup-ready-host = Ci sono tutti. Puoi cominciare.
setup-ready = Ci sono tutti. Può cominciare { $who }.
setup-start = Comincia la partita
setup-start-why = Prima serve qualcuno a ogni posto: una persona o un bot.
setup-board = Tabellone e regole
seats = Posti
seat-free = Posto libero
seat-free-note = per chi apre il link
seat-you = sei tu
seat-bot-note = un bot; vede solo ciò che vedrebbe una persona al suo posto
seat-here = è al tavolo
seat-away = non è al tavolo
seat-sit = Siediti qui
seat-leave = Alzati
seat-add-bot = Bot
seat-level = Forza di { $who }
seat-remove = Libera il posto di { $who }
seat-turn = è di mano
look-change = Scegli colore e forma
look-colour = Colore
look-shape = Forma
colour-0 = Vermiglio
colour-1 = Giada
colour-2 = Indaco
colour-3 = Oro
colour-4 = Prugna
shape-0 = Cerchio con peonia
shape-1 = Foglia con bambù
shape-2 = Rombo con carpa
shape-3 = Quadrato con gru
shape-4 = Esagono con loto
bot-0 = Peonia
bot-1 = Bambù
bot-2 = Carpa
bot-3 = Gru
bot-4 = Loto
invite-title = Invita amici
invite-text = Chi ha questo link può sedersi. Non serve un account.
invite-link = Link a questo tavolo
invite-copy = Copia
invite-copied = Link copiato.
invite-share = Condividi
invite-qr = Il link come codice QR, da leggere con il telefono
invite-only-here = Questa casa ascolta solo questo computer. Per far entrare altri, avviala con «--listen 0.0.0.0:{ $port }».
salt-title = Dadi leali: aggiungi il tuo sale
salt-text = La casa ha già sigillato il suo seme segreto. Vi si mescola una tua parola: così nessuno ha potuto scegliere prima le estrazioni.
salt-label = Il tuo sale
salt-keep = Usalo
salt-commitment = Sigillo del seme della casa:

# La pagina: giocare
board = Tabellone
dock = La tua mossa e la tua mano
log = Cronaca
chat = Chiacchiere
log-and-chat = Cronaca e chiacchiere
log-and-chat-unread = { $count ->
        [0] Cronaca e chiacchiere
        [one] Cronaca e chiacchiere, { $count } messaggio nuovo
       *[other] Cronaca e chiacchiere, { $count } messaggi nuovi
    }
since = Dalla tua ultima mossa
chat-none = Ancora nessuno ha parlato.
chat-label = Di’ qualcosa
chat-send = Invia
table-menu = Menu del tavolo
table-with = con { $others }
table-series = partita { $number } di { $total }, { $people }
tab-your-move = ● Tocca a te · { $game }
prompt-yours = Tocca a te
prompt-thinks = { $who } riflette
prompt-away = { $who } non c’è
prompt-away-wait = { $minutes ->
        [one] Dopo un minuto di assenza un bot può continuare al suo posto.
       *[other] Dopo { $minutes } minuti di assenza un bot può continuare al suo posto.
    }
prompt-bot = { $who } gioca
prompt-watching = Stai guardando
prompt-sending = La tua mossa è in viaggio…
prompt-cancel = Ritira
undo = Ritira
undo-free-note = Ritira subito la tua ultima mossa
undo-consent-note = Chiede agli altri se puoi ritirare la tua ultima mossa
undo-asked = { $who } chiede di ritirare l’ultima mossa.
undo-yes = D’accordo
undo-no = No, avanti
undo-waiting = Chiediamo agli altri se puoi ritirarla.
stand-in-mine = Un bot gioca per te.
hand-back = Riprendo il mio posto
stand-in-let = Fai giocare un bot
away-long = { $minutes ->
        [one] { $who } manca da { $minutes } minuto.
       *[other] { $who } manca da { $minutes } minuti.
    }
note-here = al tavolo
note-away = { $minutes ->
        [0] assente
       *[other] assente, { $minutes } min
    }
note-stand-in = gioca un bot
note-resigned = si è arreso
text-board = Il tabellone a parole
keys-title = Tasti
key-cancel = ritira ciò che non è ancora confermato
resign = Arrenditi
resign-title = Vuoi arrenderti?
resign-text = Al tuo posto può continuare un bot, così gli altri finiscono la partita. Non si può tornare indietro.
resign-stay = Resta
resign-yes = Mi arrendo
board-reconstructed-title = Tabellone ricostruito.
board-reconstructed = L’immagine di questo tabellone ci manca; l’abbiamo ridisegnato dalle regole. Il tuo, nella scatola, può essere diverso.
board-reconstructed-more = Usa il tuo

# La pagina: il risultato
won-you = Vinci tu.
result-place = Posto
result-player = Giocatore
result-nth = { $place }.
rematch = Ancora una partita
series-next = Prossima partita
rematch-watch = Guarda la prossima partita
verify-title = I dadi erano leali?
verify-text = Ora il seme è aperto. Salva la cronaca e usa «teahouse record verify»: ogni estrazione viene confrontata con il sigillo mostrato prima della partita.
verify-record = Salva la partita
verify-commitment = Sigillo prima della partita
verify-seed = Seme

# La pagina: chi siamo
about-title = Questa casa
about-house = Teahouse è un luogo dove giocare ai giochi da tavolo sull’antica Cina: con amici in tutto il mondo o contro bot onesti. Nessuno si iscrive; basta un link.
about-promises-title = Che cosa promettiamo
about-promise-keep = Una mossa confermata non si perde mai, nemmeno se la casa cade.
about-promise-bots = Un bot vede esattamente ciò che vedrebbe una persona al suo posto.
about-promise-dice = Dopo la partita si può verificare ogni estrazione. Questo prova che nessuno ha tirato due volte; non prova che chi ospita non abbia guardato.
about-promise-why = Quando qualcosa non è permesso, diciamo perché e secondo quale regola.
about-boards-title = I tabelloni
about-boards = Di alcuni tabelloni ci manca l’immagine. Li abbiamo ricostruiti dalle regole: stessa grandezza, stesso equilibrio, forse non le stesse caselle. Il menu del tavolo dice dove è così.
about-boards-own = Se possiedi il gioco puoi usare il tabellone vero. Scrivilo come file di tabellone e indica alla casa la sua cartella:
about-authors-title = Gli autori
about-authors = I giochi li hanno inventati altri, e li ringraziamo. Parole e immagini in questa casa sono nostre.
about-fonts-title = Caratteri
about-fonts = Le lettere vengono da caratteri aperti, serviti da questa casa stessa; nessuna pagina chiede nulla ad altre case.
about-font = { $font }, con licenza SIL Open Font License 1.1
about-licence = Teahouse stesso è libero con licenza MIT o Apache 2.0, a scelta.

# Che cosa è andato storto
error-unknown = Qualcosa è andato storto ({ $code }). Riprova.
error-unreachable = La casa non risponde. Controlla la connessione o aspetta un momento.
error-internal = Da noi si è rotto qualcosa. Di tuo non si è perso nulla; riprova.
error-store-failed = La casa non è riuscita a scriverlo. Nulla è cambiato; riprova.
error-too-fast = Un po’ troppo in fretta. Aspetta un momento e riprova.
error-table-busy = Il tavolo è affollato. Riprova tra un momento.
error-changed-meanwhile = Qualcuno è stato più svelto. Guarda di nuovo e riprova.
error-stale = Nel frattempo il tavolo è andato avanti. Guarda di nuovo.
error-no-such-table = Nessun tavolo ha questo indirizzo, oppure è stato sparecchiato.
error-no-such-page = A questo indirizzo non c’è nulla.
error-no-such-game = Questa casa non conosce quel gioco.
error-no-such-seat = Il tavolo non ha quel posto.
error-no-such-bot = In questa casa non c’è un bot «{ $level }».
error-no-guest = La casa ti ha dimenticato. Ricarica la pagina.
error-no-watching = Questo tavolo gioca a porte chiuse: non si vogliono spettatori e tutti i posti sono presi.
error-not-your-seat = Quel posto non è tuo.
error-seat-taken = Lì siede già qualcuno.
error-seats-open = Alcuni posti sono ancora liberi.
error-too-many-seats = Sono più posti di quanti ne abbia il tavolo.
error-host-only = Può farlo solo chi ha aperto il tavolo.
error-already-started = La partita è già cominciata.
error-not-started = La partita non è ancora cominciata.
error-match-over = La partita è finita.
error-not-over = La partita non è ancora finita.
error-bot-plays-for-you = Un bot gioca per te. Prima riprendi il tuo posto.
error-not-away = Non manca ancora da abbastanza tempo.
error-not-a-person = Lì non siede una persona.
error-has-stand-in = Lì gioca già un bot.
error-no-stand-in = Lì non gioca nessun bot.
error-has-resigned = Quel posto si è già arreso.
error-nothing-to-undo = Non c’è nulla da ritirare.
error-needs-consent = Prima devono essere d’accordo gli altri.
error-nobody-asks = Nessuno lo chiede più.
error-not-a-move = Non è una mossa di questo gioco.
error-bad-setup = Il tavolo non si può preparare così.
error-bad-name = Un nome ha da 1 a 40 caratteri.
error-bad-chat = Un messaggio ha da 1 a 500 caratteri.
error-bad-text = Ci sono segni che non si possono conservare.
error-bad-salt = Un sale ha da 1 a 64 lettere semplici, cifre o segni, senza accenti né spazi.
error-bad-look = Quel colore o quella forma non c’è.
error-look-taken = Un altro posto ha già questo colore o questa forma.
error-foreign-origin = Questa pagina viene da un’altra casa.
error-setup-players = Questo gioco è per { $min }–{ $max } giocatori, non per { $players }.
error-setup-no-board = Non c’è un tabellone con quel nome.
error-setup-boards-broken = La cartella dei tabelloni non si può leggere.
error-setup-unknown-option = Questo gioco non ha quella scelta.
error-setup-option-value = Quella scelta non è possibile.
error-setup-version = Questo tavolo viene da un’altra versione della casa.
error-only-this-machine = Solo questo computer raggiunge la casa.
error-series-too-long = Una serie ha al massimo { $most } partite.
error-bad-address = Questo indirizzo non è leggibile.
error-bad-body = La casa non è riuscita a leggere questa richiesta.
error-bad-token = Un messaggio richiede un contrassegno da 1 a 64 caratteri.
error-disk-full = Il disco della casa è pieno. Nulla è cambiato; avvisa chi ospita.
error-house-closing = La casa chiude per un momento. Riprova tra poco.
error-not-a-message = La casa non ha capito questo messaggio.
error-not-text = La casa legge solo messaggi di testo.
error-series-fixed = Tabellone e opzioni di una serie sono fissati.
error-setup-first-seat = Il posto che deve cominciare non c’è a questo tavolo.
error-setup-sketch = Su questo tabellone non si può giocare una partita intera.
error-store-locked = I dati della casa sono in uso altrove. Nulla è cambiato; riprova tra un momento.
error-store-read-only = La casa non può scrivere i suoi dati. Nulla è cambiato; avvisa chi ospita.
error-too-many-here = A questo tavolo sono aperte troppe pagine.
error-too-many-sockets = Dalla tua rete sono aperte troppe pagine.
error-wrong-method = Qui la casa non risponde a questo tipo di richiesta.
