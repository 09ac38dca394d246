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
