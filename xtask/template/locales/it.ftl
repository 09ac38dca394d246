game-name = Modello
game-blurb = Un gioco minuscolo da copiare.
board-standard = Normale
ask-play = { $seat } gioca una carta.
ask-match = { $seat } può pareggiare la carta.
help-move = Scrivi play 2, match o let.
refuse-not-asked = Non è questa la domanda adesso.
refuse-not-in-hand = Non hai un { $value }.
refuse-nothing-equal = Non hai un { $value } per pareggiare.
event-drew = { $card ->
    [none] { $seat } pesca una carta.
   *[other] { $seat } pesca un { $card }.
}
event-played = { $seat } gioca un { $card }.
event-matched = { $seat } pareggia il { $card }.
event-scored = { $seat } fa { $points } punti.
event-ended = La partita è finita ({ $reason }).
reason-no-cards = carte finite
reason-resigned = abbandono
score-label = punti
sheet-cards = Carte che hanno dato punti
text-seat = { $seat }: { $points } punti, { $cards } carte
text-hand = Le tue carte: { $hand }

# La pagina
play-choose = Scegli una carta
play-how = Scegli una delle tue carte sul tavolo, poi giocala.
do-play = Gioca il { $value }
do-match = Pareggia il { $value }
do-let = Lascia i punti
place-table = Il tavolo
place-card = Le tue carte di valore { $value }: { $count }
place-card-lit = Le tue carte di valore { $value }: { $count }, si può scegliere
seat-points = { $value ->
    [one] punto
   *[other] punti
}
seat-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
graph-points = Punti
keys-choose = Scegliere una carta
keys-cards = Da una carta all’altra
keys-confirm = Giocare quanto scelto
keys-let = Lasciare i punti alla carta
keys-back = Annullare ciò che non è ancora giocato
glance-turn = Turno
glance-play = Gioca una carta dalla mano.
glance-asked = Il tuo vicino può pareggiarla.
glance-match = Carta uguale: via entrambe, niente punti.
glance-score = Non pareggiata: dà punti pari al suo valore.
glance-draw = Pesca una carta finché ce n’è.
glance-end = Fine
glance-over = Tutte le mani sono vuote.
glance-win = Vince chi ha più punti; i pari condividono.
words-seat = { $seat }: { $points } punti, { $cards } carte
words-hand = Le tue carte: { $hand }
