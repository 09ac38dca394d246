# Teahouse: le parole della casa. Italiano

your-name-default = Ospite
bot-name = Bot { $number } ({ $level ->
        [random] casuale
        [greedy] avido
       *[other] { $level }
    })

# Giocare
turn-of = Ora gioca { $seat }.
move-prompt = La tua mossa (? per l’aiuto):
refused = Non permesso ({ $rule }): { $why }
not-a-move = «{ $text }» non è una mossa. Scrivi ? per l’aiuto.
help-play =
    Scrivi una mossa in notazione oppure una di queste parole:
    moves: che cosa è permesso
    board: di nuovo il tabellone
    rules / rule NUMERO: che cosa dice una regola
    undo: ritirare una mossa, finché è leale
    resign: arrendersi
    quit: uscire
moves-count = { $count ->
        [one] È permessa { $count } mossa:
       *[other] Sono permesse { $count } mosse:
    }
unknown-rule = La regola { $rule } non esiste.
house-undone = Mossa ritirata.
undo-nothing = Non c’è nulla da ritirare.
house-resigned = { $seat } si arrende.
house-resigned-you = Ti arrendi.
house-stood-in = { $seat }: a questo posto continua un bot.
house-stood-in-you = Un bot continua per te.
house-handed-back = { $seat } è di nuovo al tavolo e riprende a giocare.
house-handed-back-you = Sei di nuovo al tavolo e riprendi a giocare.

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
wish-board-only = Per { $numbers } giocatori
wish-players = Giocatori
wish-board = Tabellone
wish-strength = Bot
wish-watching = Altri possono guardare
wish-listed = Mostralo tra i tavoli aperti
wish-listed-note = Chiunque sia nella casa può prendere un posto libero.
strength-random = Casuale
strength-greedy = Avido
strength-novice = Novizio
strength-pupil = Allievo
strength-player = Giocatore
strength-adept = Esperto
strength-master = Maestro
strength-champion = Campione
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
colour-0 = Cremisi
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
invite-renew = Crea un nuovo link
invite-renew-note = Il vecchio link non farà più entrare nessuno. Chi è seduto qui resta.
invite-renewed = Questo è il nuovo link. Il vecchio non è più valido.
salt-title = Estrazioni leali: aggiungi il tuo sale
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
undo = Ritira la mia mossa
undo-ask = Chiedi di ritirare la mossa
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
note-resigned = si arrende
result-gave-up = Chi si arrende finisce all’ultimo posto, con il numero peggiore che ci sia.
text-board = Il tabellone a parole
help-card = Riepilogo
keys-title = Tasti
key-cancel = ritira ciò che non è ancora confermato
resign = Arrenditi
resign-title = Vuoi arrenderti?
resign-text = Se gli altri continuano, un bot continua per te. Finisci all’ultimo posto e non si può tornare indietro.
resign-stay = Resta
resign-yes = Mi arrendo
source-printed-title = Tabellone stampato.
source-printed = Com’è nella scatola, preso dalle regole stesse.
source-printed-short = tabellone stampato
source-transcribed-title = Tabellone trascritto.
source-transcribed = Il tabellone pubblicato, copiato da fonti pubbliche. Una svista è possibile.
source-transcribed-short = tabellone trascritto
source-reconstructed-title = Tabellone ricostruito.
source-reconstructed = L’immagine del tabellone stampato ci manca; questo è ridisegnato dalle regole e da ciò che si sa. Il tuo, nella scatola, può essere diverso.
source-reconstructed-short = tabellone ricostruito
source-ours-title = Un tabellone nostro.
source-ours = Fatto per questa casa; non si trova in nessuna scatola.
source-ours-short = tabellone nostro
source-host-title = Il tabellone di chi ospita.
source-host = Il suo file dice: { $source }
source-host-short = tabellone di chi ospita
source-more = Usa il tuo

# La pagina: il risultato
won-you = Vinci tu.
shared-with-you = Tu e { $winners } condividete la vittoria.
result-place = Posto
result-player = Giocatore
result-nth = { $place }.
rematch = Ancora una partita
series-next = Prossima partita
rematch-watch = Guarda la prossima partita
verify-title = Le estrazioni erano leali?
verify-record = Salva la partita
verify-commitment = Sigillo prima della partita
verify-seed = Seme

# La pagina: chi siamo
about-title = Questa casa
about-house = Teahouse è un luogo dove giocare ai giochi da tavolo sull’antica Cina: con amici in tutto il mondo o contro bot onesti. Nessuno si iscrive; basta un link.
about-promises-title = Che cosa promettiamo
about-promise-keep = Una mossa confermata non si perde mai, nemmeno se la casa cade.
about-promise-bots = Un bot vede esattamente ciò che vedrebbe una persona al suo posto.
about-promise-dice = Dopo la partita si può verificare ogni estrazione. Questo prova che nessuna è stata tralasciata o cambiata; non prova che chi ospita non abbia guardato.
about-promise-why = Quando qualcosa non è permesso, diciamo perché e secondo quale regola.
about-boards-title = I tabelloni
about-boards = Di ogni tabellone diciamo da dove viene. Stampato: com’è nella scatola. Trascritto: il tabellone pubblicato, copiato da fonti pubbliche. Ricostruito: ridisegnato dalle regole, perché l’immagine ci manca, e forse non uguale in ogni punto. Nostro: fatto per questa casa.
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
error-too-fast = { $cap ->
    [REQUESTS] Dalla tua rete arrivano troppe richieste insieme. Aspetta qualche secondo e riprova.
    [FILES] Dalla tua rete si aprono troppe pagine insieme. Aspetta qualche secondo e riprova.
    [CHAT] Scrivi molto in fretta. Aspetta qualche secondo prima del prossimo messaggio.
    [CHAT_OF_AN_ADDRESS] Dalla tua rete arrivano moltissimi messaggi. Riprova tra un minuto.
    [HELLOS] Questa pagina ha richiesto la partita troppo spesso. Aspetta qualche secondo e riprova.
   *[other] Un po’ troppo in fretta. Aspetta un momento e riprova.
}
error-table-busy = Il tavolo è affollato. Riprova tra un momento.
error-chance-first = Prima decide la sorte.
error-changed-meanwhile = Qualcuno è stato più svelto. Guarda di nuovo e riprova.
error-stale = Nel frattempo il tavolo è andato avanti. Guarda di nuovo.
error-no-such-table = Nessun tavolo ha questo indirizzo, oppure è stato sparecchiato.
error-other-board = Questo tavolo è stato aperto con un Teahouse precedente, o su una versione del tabellone diversa da quella di questa casa. Non si è perso nulla: il Teahouse con cui si è giocato lo apre ancora.
error-no-such-page = A questo indirizzo non c’è nulla.
error-no-such-game = Questa casa non conosce quel gioco.
error-no-such-seat = Il tavolo non ha quel posto.
error-no-such-bot = In questa casa non c’è un bot «{ $level }».
error-no-chance = Ora la sorte non ha nulla da decidere.
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
error-not-asked = Prima tocca a qualcun altro.
error-not-away = Non manca ancora da abbastanza tempo.
error-not-a-person = Lì non siede una persona.
error-has-stand-in = Lì gioca già un bot.
error-no-stand-in = Lì non gioca nessun bot.
error-has-resigned = Quel posto si è già arreso.
error-nothing-to-undo = Non c’è nulla da ritirare.
error-needs-consent = Prima devono essere d’accordo gli altri.
error-nobody-asks = Nessuno lo chiede più.
error-no-such-order = Ora non esiste un ordine permanente di questo tipo.
error-not-a-move = Non è una mossa di questo gioco.
error-row-too-long = Si possono mandare al massimo { $most } mosse alla volta. Mandane prima una parte, poi il resto.
error-message-too-long = Questo messaggio è più lungo di quanto la casa legga, e la casa ha chiuso la linea. Ricarica la pagina.
error-bad-setup = Il tavolo non si può preparare così.
error-bad-name = Un nome ha da 1 a 40 caratteri. «Guest» seguito da quattro caratteri è il nome che la casa dà a chi non ne ha ancora scelto uno.
error-bad-chat = Un messaggio ha da 1 a 500 caratteri.
error-bad-text = Ci sono segni che non si possono conservare.
error-bad-salt = Un sale ha da 1 a 64 lettere semplici, cifre o segni, senza accenti né spazi.
error-bad-look = Quel colore o quella forma non c’è.
error-lock-lost = Un altro processo ha preso in carico i dati della casa e questo si è fermato. Ciò che è stato confermato è al sicuro; torna tra un momento.
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
error-too-many-here = A questo tavolo ci sono già troppe persone.
error-too-many-sockets = Dalla tua rete sono aperte troppe pagine.
error-bad-away-minutes = Un bot può prendere il posto di chi è assente dopo un tempo da { $least } a { $most } minuti.
error-order-too-long = Quest’ordine è troppo lungo.
error-one-seat-each = Qui giocano più persone: ognuno prende un posto. Chi gioca con te allo stesso schermo può sedersi con un nome proprio a un tavolo che non è in lista.
error-too-many-entries = Questa partita è diventata più lunga di quanto la casa conservi. Si può solo abbandonare.
error-too-many-listed = Hai già molti tavoli in lista. Finiscine prima uno, oppure invita con un link.
error-too-many-looks = Stai guardando troppe cose insieme. Aspetta un momento e riprova.
error-too-many-new = { $cap ->
    [NEW_GUESTS] Dalla tua rete sono arrivati di recente moltissimi nuovi ospiti. Riprova tra qualche minuto.
    [NEW_TABLES] Dalla tua rete sono stati aperti di recente moltissimi tavoli. Riprova tra qualche minuto.
    [NEW_TABLES_IN_ALL] In questa casa si stanno aprendo moltissimi tavoli. Riprova tra qualche secondo.
    [NEW_RECORDS] Dalla tua rete sono state portate di recente moltissime registrazioni. Riprova tra qualche minuto.
    [NEW_BOARDS] Dalla tua rete sono stati portati di recente diversi tabelloni. Riprova tra mezz’ora.
   *[other] Dalla tua rete sono arrivate di recente moltissime cose nuove. Riprova tra qualche minuto.
}
error-too-many-pages = Hai troppe pagine aperte. Chiudine una.
error-too-many-previews = Un po’ troppo in fretta: la casa non può calcolare tante anteprime insieme.
error-too-many-records = La casa conserva già tutte le tue registrazioni che può.
error-too-many-renames = Hai cambiato nome moltissime volte. Riprova tra qualche minuto.
error-too-many-stand-ins = Un bot ha già preso questo posto moltissime volte in questa partita. Ora resta com’è.
error-too-many-tables = Hai moltissimi tavoli aperti. Finiscine prima qualcuno.
error-too-many-undos = In questa partita si è tornati indietro moltissime volte. Ora le mosse restano.
error-too-much-brought = { $cap ->
    [BROUGHT_IN_ALL] In questa casa oggi sono state portate o copiate moltissime partite lunghe. Riprova tra qualche ora.
   *[other] Dalla tua rete oggi sono state portate o copiate moltissime partite lunghe. Riprova tra qualche ora.
}
error-too-much-chat = La chat di questo tavolo è piena.
error-wrong-method = Qui la casa non risponde a questo tipo di richiesta.
error-link-withdrawn = Questo link non è più valido. Chiedi quello nuovo a chi ha aperto il tavolo.
error-too-slow = La richiesta non è arrivata in tempo. Riprova.
error-undo-asked-already = Qualcuno chiede già di ritirare una mossa: prima va data una risposta.
error-timed-out = La casa non è riuscita a rispondere in tempo. Riprova tra un momento.
error-wrong-host = La casa non risponde a questo indirizzo.

# Rules
rules-link = Regole
rules-contents = Indice
rules-search = Cerca nelle regole
rules-search-hint = Un numero o una parola
rules-found = { $count ->
    [0] Nessuna regola ne parla.
    [one] Ne parla { $count } regola.
   *[other] Ne parlano { $count } regole.
}
rules-search-clear = Svuota la ricerca
rules-number = Regola { $clause }
rules-show-board = Mostra sul tabellone
rules-hide-board = Metti via il tabellone
rules-example = Esempio { $number } di { $total }
rules-example-before = Esempio precedente
rules-example-next = Esempio successivo
rules-moment = Che cosa mostra il tabellone
rules-before = Prima
rules-after = Dopo
rules-move = Mossa { $number }
rules-scoring = Punteggio
rules-scoring-none = Qui non si conta nulla.
rules-step-back = Un passo indietro
rules-step-on = Un passo avanti
rules-turn = Tocca a { $seat }.
rules-turn-you = Tocca a te.
rules-moves = { $count ->
    [0] { $seat } qui non ha mosse permesse.
    [one] { $seat } qui ha { $count } mossa permessa.
   *[other] { $seat } qui ha { $count } mosse permesse.
}
rules-moves-you = { $count ->
    [0] Qui non hai mosse permesse.
    [one] Qui hai { $count } mossa permessa.
   *[other] Qui hai { $count } mosse permesse.
}
rules-show-rule = Mostra la regola
rules-all = Tutte le regole
rules-gone = Questa regola non c’è nel regolamento.
rules-sources = Da dove viene
rules-coverage = Come è provata ogni regola
coverage-title = Come è provata ogni regola
coverage-complete = { $count ->
    [one] { $count } regola, con codice e prove.
   *[other] { $count } regole, ognuna con codice e prove.
}
coverage-missing = { $count ->
    [one] { $count } regola; manca il codice o una prova per { $missing }.
   *[other] { $count } regole; manca il codice o una prova per { $missing }.
}
coverage-made = Questa pagina nasce con la costruzione della casa: si leggono le regole, il codice e le prove, e la costruzione si ferma se da qualche parte manca una regola. Anche gli esempi sono prove: ognuno viene giocato e il risultato confrontato.
coverage-code = Codice
coverage-tests = Prove
coverage-scenes = Esempi
coverage-back = Torna alle regole

# Series
wish-length = Quanto a lungo
length-one = Una partita
length-usual = La serie solita
length-several = Più partite
wish-games = Numero di partite
wish-boards = Tabelloni
boards-same = Lo stesso
boards-turns = A turno
wish-count = Che cosa conta
count-scores = Punti
count-wins = Partite vinte
wish-summary-series = { $players ->
        [one] { $players } giocatore
       *[other] { $players } giocatori
    }, serie di { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }, bot: { $strength }
series-note-scores = Si sommano i punti di tutte le partite.
series-note-wins = Vince la serie chi vince più partite.
series-number = Partita { $number } di { $total }
series-boards = Tabelloni: { $boards }.
series-standings = Classifica
series-title = { $game }: una serie di { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }
series-begins = La prima partita è ancora aperta.
series-leads = { $winners } è in testa.
series-leads-you = Sei in testa.
series-level = { $winners } sono alla pari.
series-level-with = Tu e { $winners } siete alla pari.
series-won = Vince la serie { $winners }.
series-won-you = Vinci tu la serie.
series-shared = { $winners } condividono la vittoria della serie.
series-shared-with = Tu e { $winners } condividete la vittoria della serie.
series-ending = { $reason }. { $standing }
series-games = Le partite
series-game-column = Partita
series-nth = { $number }. { $board }
series-state-over = finita
series-state-playing = sul tavolo
series-state-coming = da giocare
series-to-table = Al tavolo
series-to-next = Alla prossima partita
series-again = Ancora una serie
series-none-title = Una partita sola
series-none = Questo tavolo non fa parte di una serie.

# Settings
settings-title = Impostazioni
settings-lead = Restano su questo dispositivo e valgono subito.
settings-all = Tutte le impostazioni
settings-back = Indietro
settings-preview = Come appare
loudness = Volume
loudness-value = { $percent } %
pace = Movimento sul tabellone
pace-off = Nessuno
pace-quick = Svelto
pace-normal = Calmo
pace-slow = Lento
pace-still = Il tuo dispositivo chiede quiete. Questo viene prima.
confirm = Conferma di una mossa
confirm-tap = Secondo tocco
confirm-button = Solo il pulsante
confirm-tap-note = Il primo tocco mostra che cosa fa la mossa, il secondo la esegue. Va bene anche il pulsante.
confirm-button-note = Un tocco mostra soltanto che cosa fa la mossa. La esegue solo il pulsante.
labels = Lettere e numeri sul bordo del tabellone
labels-auto = Se c’è spazio
labels-always = Sempre
labels-never = Mai
palette = Colori dei posti e delle terre
palette-usual = Inchiostro e seta
palette-clear = Ben distinti
palette-note = “Ben distinti” aiuta gli occhi che confondono i colori. Forme e motivi restano gli stessi.

# What the bots are like
strength-note-random = Gioca una mossa qualsiasi tra quelle permesse. Buona compagnia per la prima partita.
strength-note-greedy = Prende ciò che rende di più adesso e non guarda oltre.
strength-note-novice = Conosce le regole e poco più. Buona compagnia per la prima partita.
strength-note-pupil = Spesso vede la mossa buona, e altrettanto spesso gli sfugge.
strength-note-player = L’avversario giusto per una bella serata.
strength-note-adept = Sbaglia di rado.
strength-note-master = Guarda avanti ed è difficile da battere.
strength-note-champion = Forte quanto ci riesce di farlo.

# Risultato e dadi leali
course-graph = L’andamento della partita
course-decisive = Mosse decisive
course-sheet = Scheda dei punti
course-bars = Da dove vengono i punti
course-source = Origine
course-open = Com’è andata
course-show = Mostra questo momento sul tabellone
sheet-gave-up = Per la resa
course-moment = Momento { $at } di { $total }
course-moments = Momento
course-value = { $who }: { $value }
course-start = Inizio
course-end = Fine
course-slider = { $label }: le frecce leggono il grafico, Invio mostra il momento sul tabellone
decisive-lead = { $seat } muove, e da qui in poi chi vince non è più rimasto indietro.
decisive-lead-you = Muovi tu, e da qui in poi chi vince non è più rimasto indietro.
decisive-swing = Una grande svolta di { $seat }: il vantaggio di chi vince { $way ->
        [less] cala
       *[more] cresce
    } di { $gain }.
decisive-swing-you = Una tua grande svolta: il vantaggio di chi vince { $way ->
        [less] cala
       *[more] cresce
    } di { $gain }.
decisive-none = Nessuna mossa da sola ha deciso questa partita.
decisive-show = Mostra
decisive-show-nth = Mostra la mossa decisiva { $number }
share-game = Condividi
fair-check = Controlla le estrazioni
proof-menu = Estrazioni leali
proof-title = Estrazioni leali a questo tavolo
proof-back = Torna al tavolo
proof-before = La casa ha sigillato un seme segreto. Insieme al sale qui sotto decide ogni estrazione; nessuno può più cambiare né l’uno né l’altro.
proof-before-set-up = La casa ha sigillato un seme segreto. Quando la partita comincia si aggiunge il sale di ognuno. Da allora nessuno può più cambiare nulla.
proof-note-down = Se vuoi, annota il sigillo. Dopo la partita dev’essere lo stesso.
proof-salts = Sale
proof-salt-later = si vede quando la partita comincia
proof-salt-none = nessun sale
proof-bots = Il sale di un bot è sempre la parola «bot». Se la casa potesse sceglierlo, potrebbe scegliere le estrazioni.
proof-then = Dopo la partita
proof-then-open = Il seme viene aperto. Il suo hash dev’essere il sigillo mostrato qui sopra.
proof-then-derive = Questa pagina ricava di nuovo ogni estrazione, qui nel tuo browser, e confronta.
proof-then-record = Chiunque può salvare la partita e controllarla con altri strumenti.
proof-good = { $count ->
        [0] Qui non è stato estratto nulla. Seme e sigillo combaciano.
        [one] L’unica estrazione segue dal seme e dal sale.
       *[other] Tutte le { $count } estrazioni seguono dal seme e dal sale.
    }
proof-good-note = Ricavate adesso, in questo browser: nessuna estrazione è stata tralasciata, nessuna cambiata in seguito.
proof-wrong = { $count ->
        [one] L’estrazione { $draws } non segue dal seme e dal sale.
       *[other] { $count } estrazioni non seguono dal seme e dal sale: { $draws }.
    }
proof-wrong-note = O la registrazione è stata cambiata, o la casa non ha estratto come aveva promesso.
proof-show = Mostra nell’elenco
proof-no-seed = Il seme non è aperto: in questa registrazione la partita non ha una fine. Le estrazioni non si possono controllare.
proof-bad-seed = Questo non è un seme: dovrebbe avere 64 segni da 0 a 9 e da a a f. Le estrazioni non si possono controllare.
proof-no-salts = Manca del sale: ogni posto ne ha bisogno. Le estrazioni non si possono controllare.
proof-no-commitment = Non c’è un sigillo di prima della partita. Le estrazioni possono seguire dal seme, ma nessuno sa quando è stato scelto.
proof-wrong-commitment = Questo non è il seme sigillato prima della partita.
proof-other-seal = Questo non è il sigillo che questo browser ha visto prima della partita.
proof-derived = Sigillo di questo seme
proof-taken = { $count ->
        [one] { $count } estrazione precedente viene dalla posizione con cui questo tavolo è cominciato. La prova non ne dice nulla.
       *[other] { $count } estrazioni precedenti vengono dalla posizione con cui questo tavolo è cominciato. La prova non ne dice nulla.
    }
proof-record = Qualcuno ha portato qui questa registrazione. Si controlla con il sigillo che essa contiene; se fu mostrato prima della partita, lo sa solo chi ha giocato.
proof-draws = Le estrazioni
proof-how = Ogni estrazione è un numero. «12–22 di 72» significa: c’erano 72 numeri, da 0 a 71, e quelli da 12 a 22 davano questo risultato.
proof-draw = Estrazione
proof-entry = Voce
proof-stream = Flusso
proof-result = Risultato
proof-numbers = Numeri per averlo
proof-dice = Il numero
proof-verdict = Segue?
proof-range = { $low }–{ $high } di { $bound }
proof-range-one = { $low } di { $bound }
proof-row-good = segue
proof-row-wrong = non segue
proof-row-order = fuori turno
proof-row-unknown = non controllata
proof-tool = Che questi numeri significhino questi risultati lo prova «teahouse record verify» con la partita salvata.
proof-more = Che cosa prova, e che cosa no
honest-title = Estrazioni leali
honest-lead = Ogni estrazione di una partita finita può essere ricavata di nuovo, da chiunque. Ecco come, che cosa prova e che cosa non può provare.
honest-how = Come funziona
honest-how-seal = Prima la casa sceglie un seme segreto e ne mostra il sigillo: un hash che non combacia con nessun altro seme.
honest-how-salt = Poi ogni persona aggiunge il suo sale, una parola propria. Il seme è già fissato, e il sale prima non lo conosceva nessuno.
honest-how-draw = Seme e sale formano la chiave di un cifrario. La prima estrazione legge il suo primo flusso, la seconda il secondo, e così via. Una mossa ritirata non fa tornare la sua estrazione.
honest-how-open = Finita la partita il seme viene aperto, e tutto si può ricavare di nuovo.
honest-proves = Che cosa prova
honest-proves-roll = La casa non ha tirato di nuovo e non ha scelto nessuna estrazione dopo aver visto il sale.
honest-proves-change = Nessuno ha cambiato le estrazioni dopo: basta un’estrazione, un sale o una cifra del seme diversa, e si vede.
honest-proves-salt = È più forte se scrivi tu il tuo sale dopo aver visto il sigillo. Chi lo lascia scegliere al programma, in questo si fida del programma.
honest-not = Che cosa non prova
honest-not-look = Che chi ospita non abbia guardato. Il seme sta nella casa in funzione, e così tutte le mani. Se non ti fidi di chi ospita, cambia casa.
honest-not-bots = Nulla sulla fortuna dove giocano solo bot o dove ogni sale è stato lasciato al programma: il sale di un bot è sempre la parola «bot». Allora prova solo che la registrazione non è stata cambiata dopo.
honest-not-record = Che il sigillo di una registrazione portata da fuori sia stato mostrato in tempo. Lo sa solo chi sedeva a quel tavolo.
honest-self = Controlla da te
honest-self-page = «Controlla le estrazioni», accanto a una partita finita, ricava i numeri nel tuo browser. Non devi credere a nessuno; funziona anche con le registrazioni che porti tu.
honest-self-tool = Salva la partita e falla controllare dal programma. Secondo le regole del gioco prova anche che ogni numero significa il suo risultato:
honest-self-hand = Oppure usa strumenti che non hanno nulla a che fare con noi. Un esempio con i suoi numeri:
honest-self-below = Un numero sotto b: leggi il flusso come numeri interi di 32 bit, dal byte più basso. Prendi il primo minore del più grande multiplo di b fino a 2³². Dividilo per b; il resto è l’estrazione.
honest-more = Come si controllano le estrazioni

# Several people at one screen
hotseat-title = Attorno a uno schermo
hotseat-game = { $game }, tabellone: { $board }
hotseat-text = Passatevi lo schermo di mano in mano. In mezzo cala il sipario: nessuno vede la mano degli altri.
hotseat-people = Persone a questo schermo
hotseat-player = Giocatore { $number }
hotseat-name = Nome di chi siede qui
hotseat-name-of = Nome del giocatore { $number }
hotseat-add = Siediti
hotseat-cancel = Lascia libero il posto
hotseat-more = Un’altra persona
hotseat-remove = { $who } non gioca
hotseat-seats = Giocatori al tavolo
hotseat-left = { $count ->
        [one] Il posto che resta
       *[other] I { $count } posti che restano
    }
hotseat-left-bots = Bot
hotseat-left-friends = Amici altrove
hotseat-start = Comincia la partita
hotseat-set = Prepara il tavolo
seat-someone = Qualcuno qui
seat-someone-note = Qualcuno che gioca a questo schermo
seat-local-mine = a questo schermo
seat-local = condivide uno schermo
seat-local-of = allo schermo di { $who }
look-change-of = Scegli colore e forma di { $who }
salt-whose = Sale di chi
prompt-yours-named = { $who }, tocca a te
undo-waiting-named = Chiediamo agli altri se { $who } può ritirare la mossa.
stand-in-named = { $who }: a questo posto gioca un bot.
resign-title-named = { $who }, ti arrendi?
chat-screen-of = Schermo di { $who }
curtain-pass = Passa lo schermo a { $who }
curtain-lift = Sono { $who }
curtain-whose = Chi guarda?
curtain-close = Copri la mia mano
curtain-undo = Ritira la mossa di { $who }
curtain-tab = ● Tocca a { $who } · { $game }

# First steps
learn-title = Primi passi
learn-open = Impara in cinque minuti
learn-progress = Lezione { $number } di { $total }
learn-before = La lezione precedente
learn-skip = Salta questa lezione
learn-next = Avanti
learn-more = Di più
learn-less = Meno
learn-game-title = La tua prima partita
learn-game-text = Sai come va un turno. Gioca contro { $count ->
        [one] il bot più tranquillo
       *[other] i bot più tranquilli
    } ({ $strength }): brevi note accanto alla tua mano ti aiutano.
learn-game-also = Buono a sapersi:
learn-game-start = Gioca la prima partita
learn-over = Ancora una volta dall’inizio
remarks = Note di aiuto
remarks-off = Basta note

# Replay, since you left, records
replay = Rivedere la partita
replay-title = Sguardo indietro
replay-start = La partita comincia.
replay-place = Momento della partita
replay-number = { $at } di { $total }
replay-first = All’inizio
replay-back = Un passo indietro
replay-play = Riproduci
replay-pause = Pausa
replay-forward = Un passo avanti
replay-last = Alla fine
replay-now = Torna al gioco
replay-now-yours = Tocca a te: torna
replay-link = Copia il link a questo momento
key-step = un passo indietro, un passo avanti
key-arrows = lo stesso, dove non servono al tabellone
key-ends = all’inizio, alla fine della partita rivista
key-play = riproduce e mette in pausa
concerns-you = ti riguarda
eyes-title = Con gli occhi di chi?
eyes-public = Con quelli di tutti
away-title = Mentre non c’eri, { $number } di { $total }
away-before = Così l’avevi lasciata.
away-skip = Salta
record-bring = Guarda una registrazione
record-drop = Lasciala qui
record-bar = Una registrazione
record-breaks-off = La registrazione finisce qui
record-refused = Questo file non si può mostrare
record-line = Riga { $line }:
record-another = Scegline un altro
record-leave = Lascia stare
origin-bar = Dal passo { $at } di un’altra partita
origin-log = Questa partita è cominciata dal passo { $at } di un’altra. Guardala.
branch = Continua da qui
branch-title = Chi continua da qui?
branch-text = Si apre un nuovo tavolo con questa posizione. La vecchia partita resta com’è.
branch-seat = Posto di { $who }
branch-me = Tu
branch-bot = Bot: { $level }
branch-open = Libero, per gli amici
branch-stay = Resta qui
branch-begin = Apri il tavolo
branch-ended = Qui la partita è finita. Torna prima a un momento precedente.
error-too-large = { $cap ->
    [RECORD] È troppo grande: una registrazione ha al massimo 256 KiB.
    [RECORD_UNDONE] Questa registrazione è più lunga di quanto possa essere qui una partita di questo gioco.
    [UNDOS_IN_A_RECORD] In questa registrazione si torna indietro più spesso di quanto sia possibile a un tavolo di qui.
    [STAND_INS_IN_A_RECORD] In questa registrazione un bot prende un posto più spesso di quanto sia possibile a un tavolo di qui.
    [BOARD] Il tabellone di questa registrazione è troppo grande.
    [REPLAY_SECONDS] Ci vuole troppo tempo per rigiocare questa registrazione.
   *[other] È troppo grande.
}
error-record-not = Questa non è la registrazione di una partita.
error-record-newer = Questa registrazione viene da una casa più nuova. Questa non sa ancora leggerla.
error-record-header = L’inizio di questa registrazione non si può leggere.
error-record-entry = Una riga di questa registrazione non è una mossa possibile.
error-record-board = Questa registrazione ha bisogno di un tabellone, o di un’altra versione del tabellone, che questa casa non ha.
error-record-result = Il risultato in questa registrazione non segue dalle sue mosse.
error-record-no-result = Questa partita è finita, ma la registrazione non dice come: manca l’ultima riga «result …».
error-record-sum = Questa registrazione non è com’era stata scritta: manca qualcosa, o qualcosa è stato cambiato.
error-record-game = È la registrazione di un gioco che questa casa non conosce.

# Intorno al tabellone: che cosa è andato storto
error-record-dice = Le estrazioni di questa registrazione non derivano dal suo seme.
error-too-many-boards = In questa casa sono in uso troppi tabelloni altrui in questo momento. Riprova tra qualche minuto.
error-no-such-language = Le regole non sono scritte in questa lingua.
error-no-such-scenario = Questa posizione non esiste.
error-practice-too-long = Per una prova basta così. Ricomincia.
error-no-such-moment = La partita non è durata così a lungo.
error-position-fixed = Una partita che prosegue da una posizione tiene il suo tabellone e le sue regole.
error-no-seed = Questa casa è in prova: la richiesta deve indicare il suo seme.

# Sguardo indietro, secondo giro
away-heard = { $count ->
    [one] Mentre non c’eri è successa una cosa.
   *[other] Mentre non c’eri sono successe { $count } cose.
}
key-skip = salta ciò che è successo mentre non c’eri
rematch-waits = La prossima partita è in preparazione. Ci si arriva dal risultato di questa.
link-by-hand = Copia il link
link-by-hand-text = Questo browser non lascia copiare alla pagina. Seleziona il link e copialo tu.

# Estrazioni corrette, in parole semplici
proof-own = Sale proprio: { $who }. Così la casa non ha potuto scegliere prima le estrazioni.
proof-own-none = Nessuno ha portato un sale proprio: li ha estratti tutti la casa. Perciò si prova soltanto che dall’inizio della partita nulla è stato cambiato, non che la casa si sia affidata al caso.
proof-own-next = A un tavolo che comincia subito a nessuno si chiede il sale. La prossima volta prepara un tavolo e aggiungine prima dell’inizio.
proof-undone = { $count ->
    [one] { $count } mossa è stata ritirata; ciò che si è estratto dopo è stato estratto di nuovo.
   *[other] { $count } mosse sono state ritirate; ciò che si è estratto dopo è stato estratto di nuovo.
}
proof-gone = ritirata
eyes-shown = Vista: { $who }
eyes-shown-mine = La tua vista
eyes-shown-public = Vista di tutti
replay-link-short = Link

# Ritirare, e vedere ancora la propria mossa
undo-asked = { $count ->
    [one] { $who } chiede di ritirare l’ultima mossa.
   *[other] { $mine ->
        [0] { $who } chiede di ritirare { $count } mosse, nessuna è tua.
        [one] { $who } chiede di ritirare { $count } mosse, una è tua.
       *[other] { $who } chiede di ritirare { $count } mosse, { $mine } sono tue.
    }
}
undo-asked-here = { $count ->
    [one] { $who } chiede di ritirare l’ultima mossa.
   *[other] { $mine ->
        [0] { $who } chiede di ritirare { $count } mosse, nessuna fatta qui.
        [one] { $who } chiede di ritirare { $count } mosse, una fatta qui.
       *[other] { $who } chiede di ritirare { $count } mosse, { $mine } fatte qui.
    }
}
undo-title = { $count ->
    [one] Questo verrebbe ritirato
   *[other] Tutto questo verrebbe ritirato
}
undo-count = { $count ->
    [one] Ritira una mossa
   *[other] Ritira { $count } mosse
}
undo-leave = { $count ->
    [one] Lasciala
   *[other] Lasciale
}
undo-others = Prima lo chiediamo agli altri.
undo-anew = Ciò che da allora è stato estratto o tirato verrà estratto di nuovo, e la registrazione lo conserva.
undo-refused = { $who } dice di no.
undo-refused-somebody = Qualcuno dice di no.
curtain-soon = Un tocco sul tabellone o Invio chiude il sipario.

# Standing and telling
finale-show = Mostra i punti finali
finale-again = Mostra di nuovo i punti finali

# House: options that follow a set of rules
option-as-in = { $value } ({ $set })
option-is = { $option }: { $value }
option-usual = { $set }: { $value }.
option-too = Scegli anche questo: { $choices }
options-as-in = come in { $set }
options-changed = { $count ->
    [one] { $count } cambiata
   *[other] { $count } cambiate
}
options-all-as-in = Tutto come in { $set }
wish-changes = { $count ->
    [one] una regola cambiata
   *[other] { $count } regole cambiate
}
series-share = { $seat } riceve il { $percent } % dei punti di { $from }.
series-share-you = Ricevi il { $percent } % dei punti di { $from }.
series-share-from-you = { $seat } riceve il { $percent } % dei tuoi punti.
wish-summary-short = { $players ->
        [one] { $players } giocatore
       *[other] { $players } giocatori
    }, bot: { $strength }
table-rules = Regole di questo tavolo

# Talk beside the board
talk-open = { $count ->
        [0] Chiacchiere
        [one] Chiacchiere, { $count } messaggio nuovo
       *[other] Chiacchiere, { $count } messaggi nuovi
    }
