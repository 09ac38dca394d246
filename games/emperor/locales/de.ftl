# Emperor of China. Deutsch

game-name = Emperor of China
game-blurb = Wachsen, kolonisieren, angreifen oder verhandeln in 21 Provinzen, und nehmen, was Yang und Yin bringen.
game-time = etwa 90 Minuten
game-author = G. L. Lamborn (1972), Spielekreis Wien (1985)
board-china = China
option-rules = Regelwerk
option-rules-vienna = Wien 1985
option-rules-classic = Klassik 1972
option-rules-note = Wien hat einen Würfel und 33 Züge. Klassik hat mehr Würfel, mehr Wege zu verhandeln und endet mit dem Mandat des Himmels. Alles Weitere folgt dem Regelwerk, solange du es nicht änderst.
option-first = Wer beginnt
option-first-random = Zufall
option-first-0 = Platz 1
option-first-1 = Platz 2
option-first-2 = Platz 3
option-first-3 = Platz 4
option-first-4 = Platz 5
option-supply = Marker je Farbe
option-supply-preset = Wie im Regelwerk
option-supply-25 = 25
option-supply-30 = 30
option-setup = Der Anfang
option-setup-preset = Wie im Regelwerk
option-setup-establish = Gründungsrunde mit Karten
option-setup-first_turn = Teil des ersten Zuges
option-base_markers = Die drei regulären Marker
option-base_markers-preset = Wie im Regelwerk
option-base_markers-split = Beliebig verteilt
option-base_markers-together = Alle in eine Provinz
option-bonus_target = Marker durch Symbole
option-bonus_target-preset = Wie im Regelwerk
option-bonus_target-origin = In die Provinz des Symbols
option-bonus_target-origin_or_adjoining = Dorthin oder in eine Nachbarprovinz
option-cap_check = Mehr als zehn Marker
option-cap_check-preset = Wie im Regelwerk
option-cap_check-end_of_phase_three = Werden nach Phase drei entfernt
option-cap_check-at_once = Werden sofort entfernt
option-colonise_leave = Bleibt beim Kolonisieren zurück
option-colonise_leave-preset = Wie im Regelwerk
option-colonise_leave-0 = Kein Marker
option-colonise_leave-1 = Ein Marker
option-symbol_garrison = Ein Symbol hält einen Marker fest
option-symbol_garrison-preset = Wie im Regelwerk
option-symbol_garrison-true = Ja
option-symbol_garrison-false = Nein
option-symbol_garrison-note = Wenn ja, darf niemand eine eigene Provinz mit Symbol durch Kolonisieren, Bewegen oder Nachrücken leeren.
option-dice = Würfel in einem Wurf
option-dice-preset = Wie im Regelwerk
option-dice-up_to_markers = Bis zu einem je Marker
option-dice-single = Einer
option-withdraw = Der Verteidiger darf sich zurückziehen
option-withdraw-preset = Wie im Regelwerk
option-withdraw-before_first_throw = Vor dem ersten Wurf
option-withdraw-any_time = Vor jedem Wurf
option-repeat_attack = Derselbe Angriff noch einmal
option-repeat_attack-preset = Wie im Regelwerk
option-repeat_attack-unlimited = Beliebig oft
option-repeat_attack-once = Einmal im Zug
option-advanced_may_attack = Sieger dürfen weiter angreifen
option-advanced_may_attack-preset = Wie im Regelwerk
option-advanced_may_attack-true = Ja
option-advanced_may_attack-false = Nein
option-demand_withdrawal = Aufforderungen zum Rückzug
option-demand_withdrawal-preset = Wie im Regelwerk
option-demand_withdrawal-true = Mit
option-demand_withdrawal-false = Ohne
option-demand_withdrawal-note = Statt anzugreifen, darfst du einen Nachbarn auffordern, eine Provinz zu räumen. Dabei wird keine Karte gezeigt, du darfst also bluffen.
option-battle_merge_senior = Zusammenschluss im Angriff
option-battle_merge_senior-preset = Wie im Regelwerk
option-battle_merge_senior-attacker = Der Angreifer führt
option-battle_merge_senior-stronger = Der stärkere Staat führt
option-cornered_turns = Eingekesselte Staaten
option-cornered_turns-preset = Wie im Regelwerk
option-cornered_turns-5 = Geben nach fünf Zügen auf
option-cornered_turns-0 = Dürfen ausharren
option-cornered_turns-note = Eingekesselt ist ein Staat mit einer einzigen Provinz, um die herum andere alles besetzt haben.
option-inference = Einfluss auf leere Provinzen
option-inference-preset = Wie im Regelwerk
option-inference-enclosed = Auf eingeschlossene
option-inference-adjoining_or_enclosed = Auf angrenzende oder eingeschlossene
option-inference-note = Eingeschlossen: Nur ein Staat kann sie erreichen. Angrenzend: Alle ihre besetzten Nachbarn gehören einem Staat.
option-timer = Gewertet wird
option-timer-preset = Wie im Regelwerk
option-timer-mandate = Wenn das Mandat gezogen wird
option-timer-turn_limit = Nach einer Zahl von Zügen
option-turn_limit = Zahl der Züge
option-turn_limit-preset = Wie im Regelwerk
option-turn_limit-20 = 20
option-turn_limit-24 = 24
option-turn_limit-28 = 28
option-turn_limit-30 = 30
option-turn_limit-32 = 32
option-turn_limit-33 = 33
option-turn_limit-36 = 36
option-turn_limit-40 = 40
option-turn_limit-note = Gilt nur, wenn nach einer Zahl von Zügen gewertet wird. 33 geht zu dritt auf; nehmt zu zweit oder zu viert 32, zu fünft 30.
option-decks = Karten
option-decks-preset = Wie im Regelwerk
option-decks-classic = Klassik, mit dem Mandat
option-decks-vienna = Wien, ohne das Mandat
option-yin_33 = Eine Pest mehr
option-yin_33-false = Nein
option-yin_33-true = Ja
option-yin_33-note = Nur mit den Klassik-Karten: Eine alte Liste zählt 33 Yin-Karten, andere 32.
option-honan_shensi = Grenze Honan–Shensi
option-honan_shensi-open = Offen
option-honan_shensi-mountain = Gebirge
option-honan_shensi-note = Auf dem gedruckten Plan ist das schwer zu sagen. Offen ist lebhafter.
option-shantung_anhwei = Grenze Shantung–Anhwei
option-shantung_anhwei-impassable = Kein Durchgang
option-shantung_anhwei-open = Offen
option-shantung_anhwei-note = Die beiden Provinzen berühren sich kaum.
setup-mandate = Nur in den Klassik-Karten liegt das Mandat. Wähl sie, oder lass nach einer Zahl von Zügen werten.
setup-yin-33 = Die zusätzliche Pest gehört zu den Klassik-Karten. Wähl sie, oder spiel ohne die Pest.

# Fragen
ask-place-initial = { $seat } wählt eine Provinz für den Anfang.
ask-phase-one = { $seat } setzt neue Marker.
ask-phase-two = { $seat } darf unbesetzte Provinzen kolonisieren.
ask-phase-three = { $seat } darf Marker zwischen eigenen Provinzen bewegen.
ask-idle = { $seat } darf angreifen oder verhandeln.
ask-merge-asked = { $seat } wird ein Zusammenschluss vorgeschlagen: annehmen oder ablehnen.
ask-demand-asked = { $seat } soll eine Provinz räumen: zurückziehen oder bleiben.
ask-defender-to-answer = { $seat } wird angegriffen: standhalten, zurückziehen oder einen Zusammenschluss anbieten.
ask-offer-asked = { $seat } wird statt des Kampfes ein Zusammenschluss angeboten: annehmen oder ablehnen.
ask-attacker-to-roll = { $seat } würfelt oder bricht den Angriff ab.
ask-advance = { $seat } hat gesiegt und sagt, wie viele Marker nachrücken.
ask-designate-yang = { $seat } nennt eine Provinz für Yang.
ask-designate-yin = { $seat } nennt eine Provinz für Yin.
ask-relief-asked = { $seat } darf eine Hilfskarte spielen oder nimmt den Verlust hin.
ask-cornered-choice = { $seat } ist eingekesselt: einem Nachbarn beitreten oder ausscheiden.
ask-cornered-asked = { $seat } soll einen eingekesselten Staat aufnehmen: annehmen oder ablehnen.
help-move = settle honan setzt die ersten drei Marker. grow honan setzt einen neuen Marker, drop verzichtet auf einen. colonise honan hupeh schickt drei, move honan hupeh 2 bewegt zwei, end_phase beendet eine Phase. attack honan hupeh greift an; stand, withdraw hupeh oder offer_merge antworten; roll 1 würfelt, break_off bricht ab, advance 2 rückt nach. propose_merge 1 fragt den zweiten Platz, mit einem Anteil: propose_merge 1 30; demand hupeh verlangt eine Provinz; accept oder refuse antworten. yang honan und yin honan nennen Provinzen, relief yes oder relief no. join 1 oder leave, wenn du eingekesselt bist. Plätze werden ab 0 gezählt.

# Ablehnungen
refuse-game-over = Das Spiel ist zu Ende.
refuse-not-asked = Das entscheidest gerade nicht du: { $asked } ist gefragt.
refuse-not-now = Das ist keine Antwort auf die Frage. Tu zuerst, wonach du jetzt gefragt wirst.
refuse-settle-taken = { $province } ist besetzt. Beginn in einer unbesetzten Provinz.
refuse-settle-apart = { $province } grenzt nicht an die Provinzen, die du gewählt hast. Wähl eine, die es tut.
refuse-settle-narrow = Um { $province } ist nicht genug frei für alle deine ersten Provinzen. Beginn dort, wo mehr Platz ist.
refuse-grow-where = In { $province } hast du keine Marker. Neue Marker kommen in Provinzen, die du besetzt hast.
refuse-grow-together = Die drei regulären Marker bleiben zusammen. Der erste liegt in { $place }, also kommen die anderen auch dorthin.
refuse-bonus-where = Dieser Marker kommt von einem Symbol in { $origin } und kann nicht nach { $province }. Setz ihn nach { $origin } oder, wenn die Regeln es erlauben, in eine deiner Provinzen daneben.
refuse-no-drop = Dein Vorrat reicht, also fällt kein Marker weg. Setz ihn.
refuse-colonise-where = Von { $from } nach { $to } kann man nicht kolonisieren. Kolonisten ziehen aus deiner Provinz in eine angrenzende, die niemand besetzt.
refuse-colonise-few = Zum Kolonisieren braucht es drei Marker, und { $from } hat weniger. Lass es erst wachsen.
refuse-colonise-stay = In { $from } { $stay ->
        [one] muss { $stay } Marker
       *[other] müssen { $stay } Marker
    } bleiben; wenn drei gehen, wären es weniger.
refuse-colonise-spent = Zu viele Marker sind erst in diesem Zug nach { $from } gekommen und gehen nicht weiter. Es braucht drei andere.
refuse-move-where = Von { $from } nach { $to } bewegt sich nichts. Beide müssen deine Provinzen mit Markern sein und aneinandergrenzen.
refuse-move-spent = { $most ->
        [0] Alle Marker in { $from } haben in diesem Zug schon eine Grenze überquert. Jeder überquert nur eine.
        [one] Nur { $most } Marker in { $from } hat in diesem Zug noch keine Grenze überquert. Mehr bewegst du nicht.
       *[other] Nur { $most } Marker in { $from } haben in diesem Zug noch keine Grenze überquert. Mehr bewegst du nicht.
    }
refuse-move-garrison = { $from } hat ein Symbol, darum bleibt ein Marker dort. Beweg weniger.
refuse-move-full = { $most ->
        [0] { $to } ist voll: Eine Provinz fasst zehn Marker.
       *[other] { $to } hat noch Platz für { $most } Marker: Eine Provinz fasst zehn.
    }
refuse-attack-where = { $from } kann { $to } nicht angreifen. Ein Angriff führt aus deiner Provinz in eine angrenzende, die ein anderer besetzt.
refuse-attack-advanced = Alle Marker in { $from } sind in diesem Zug nachgerückt und greifen nicht noch einmal an. Greif von anderswo an.
refuse-attack-again = { $from } hat { $to } in diesem Zug schon angegriffen. Greif von anderswo an oder warte auf deinen nächsten Zug.
refuse-attack-card = { $barrier ->
        [water] An dieser Grenze ist Wasser. Für einen Angriff darüber brauchst du die Karte „Wasserübergang“.
        [mountain] An dieser Grenze liegt Gebirge. Für einen Angriff darüber brauchst du die Karte „Gebirgsübergang“.
       *[wall] An dieser Grenze steht die Große Mauer. Für einen Angriff darüber brauchst du die Karte „Mauerübergang“.
    } Keine andere Karte hilft.
refuse-merge-whom = { $asked } kann nicht gefragt werden. Frag jemanden, der Marker auf dem Spielplan hat und den du in diesem Zug noch nicht gefragt hast.
refuse-no-demands = Diese Partie kennt keine Aufforderungen. Greif an oder schlag einen Zusammenschluss vor.
refuse-demand-where = { $province } kannst du nicht verlangen. Einmal im Zug geht das bei einer fremden Provinz, die an deine grenzt und aus der sich die Marker zurückziehen können.
refuse-withdraw-where = Nach { $province } können sich die Marker nicht zurückziehen. Sie gehen in eine angrenzende Provinz, die du besetzt hast.
refuse-offer-twice = In diesem Angriff hast du schon einen Zusammenschluss angeboten. Halt stand oder zieh dich zurück.
refuse-roll-dice = { $most ->
        [one] Du wirfst einen Würfel.
       *[other] Du wirfst 1 bis { $most } Würfel, nicht mehr, als du Marker zum Angreifen hast.
    }
refuse-advance-many = { $most ->
        [0] Kein Marker kann nachrücken.
        [one] Höchstens { $most } Marker kann nachrücken.
       *[other] Höchstens { $most } Marker können nachrücken.
    }
refuse-name-where = In { $province } hast du keine Marker. Karten gehen an Provinzen, die du besetzt hast.
refuse-no-relief = Du hast keine Karte, die hier hilft. Eine eben gezogene hilft nur, wenn Yang und Yin derselben Provinz gelten.
refuse-join-whom = { $asked } kannst du nicht beitreten. Frag einen Nachbarn, der in diesem Zug noch nicht abgelehnt hat, oder scheide aus.

# Ereignisse. Dass jemand aufgibt, sagt das Haus.
event-first = { $seat } beginnt.
event-turn = Zug { $turn }: { $seat }.
event-settled = { $seat } beginnt in { $province } mit drei Markern.
event-grew = { $back ->
        [true] { $province } ist voll: Ein neuer Marker von { $seat } geht in den Vorrat zurück.
       *[other] { $seat } setzt einen neuen Marker nach { $province }.
    }
event-dropped = { $seat } verzichtet auf einen neuen Marker: Der Vorrat ist zu klein.
event-lapsed = Der Vorrat von { $seat } ist zu klein: { $count ->
        [one] { $count } neuer Marker verfällt.
       *[other] { $count } neue Marker verfallen.
    }
event-colonised = { $seat } kolonisiert { $to } von { $from } aus.
event-moved = { $seat } bewegt { $count } Marker von { $from } nach { $to }.
event-phase-ended = { $phase ->
        [2] { $seat } ist mit dem Kolonisieren fertig.
        [3] { $seat } ist mit dem Bewegen fertig.
       *[other] { $seat } greift nicht mehr an und verhandelt nicht mehr.
    }
event-trimmed = { $province } fasst zehn: { $seat } nimmt { $count } Marker weg.
event-attacked = { $barrier ->
        [water] { $seat } spielt „Wasserübergang“ und greift { $to } von { $from } aus an. { $owner } verteidigt.
        [mountain] { $seat } spielt „Gebirgsübergang“ und greift { $to } von { $from } aus an. { $owner } verteidigt.
        [wall] { $seat } spielt „Mauerübergang“ und greift { $to } von { $from } aus an. { $owner } verteidigt.
       *[open] { $seat } greift { $to } von { $from } aus an. { $owner } verteidigt.
    }
event-stood = { $seat } bleibt in { $province }.
event-withdrew = { $seat } zieht sich von { $province } nach { $to } zurück{ $lost ->
        [0] .
        [one] ; { $lost } Marker findet keinen Platz.
       *[other] ; { $lost } Marker finden keinen Platz.
    }
event-offered = { $share ->
        [none] { $seat } bietet { $asked } statt des Kampfes einen Zusammenschluss an.
       *[other] { $seat } bietet { $asked } statt des Kampfes einen Zusammenschluss an; genannter Anteil: { $share } %.
    }
event-proposed = { $share ->
        [none] { $seat } schlägt { $asked } einen Zusammenschluss vor.
       *[other] { $seat } schlägt { $asked } einen Zusammenschluss vor; genannter Anteil: { $share } %.
    }
event-accepted = { $seat } nimmt an.
event-refused = { $seat } lehnt ab.
event-merged = { $seat } ist nun Juniorpartner von { $owner }{ $lost ->
        [0] .
        [one] ; im Vorrat fehlt { $lost } Marker.
       *[other] ; im Vorrat fehlen { $lost } Marker.
    }
event-merger-agreed = Es ist abgemacht: Am Ende dieses Zuges tritt { $seat } dem Staat von { $owner } bei.
event-rolled = { $seat } wirft { $dice ->
        [one] einen Würfel.
       *[other] { $dice } Würfel.
    }
event-die = Der Würfel zeigt { $face }.
event-fought = Verluste: { $from } { $attackers }, { $to } { $defenders }.
event-broke-off = { $seat } bricht den Angriff ab.
event-advanced = { $count ->
        [0] { $seat } rückt nicht nach; { $to } bleibt leer.
        [one] { $seat } rückt mit { $count } Marker von { $from } nach { $to } nach.
       *[other] { $seat } rückt mit { $count } Markern von { $from } nach { $to } nach.
    }
event-demanded = { $seat } fordert { $owner } auf, { $province } zu räumen.
event-eliminated = { $seat } hat keine Marker mehr und scheidet aus.
event-named-yang = { $seat } nennt { $province } für Yang.
event-named-yin = { $seat } nennt { $province } für Yin.
event-drew-yang = { $card ->
        [none] { $seat } zieht eine Yang-Karte.
       *[other] { $seat } zieht Yang: { $card }.
    }
event-drew-yin = { $seat } zieht Yin: { $card }.
event-relieved = { $seat } spielt „{ $card }“ und verliert nichts.
event-not-relieved = { $seat } spielt keine Hilfskarte.
event-lost = { $seat } verliert { $count } Marker in { $province }.
event-betrayed = { $count ->
        [0] Ein Verräter findet bei { $seat } keine Übergangskarte.
       *[other] Ein Verräter kostet { $seat } alle Übergangskarten: { $cards }.
    }
event-built = Ein Symbol für { $seat } in { $province }: { $card }.
event-nothing-built = { $card }: Davon ist kein Symbol mehr da, { $seat } bekommt keines.
event-kept = { $seat } behält die Yang-Karte.
event-cornered = { $seat } ist eingekesselt: { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    } hintereinander.
event-asked-to-join = { $seat } ist eingekesselt und will { $asked } beitreten.
event-left = { $seat } scheidet aus.
event-claimed = { $seat } hält mindestens fünfzehn Provinzen. Ist das zu Beginn des nächsten Zuges von { $seat } noch so, ist das Spiel gewonnen.
event-claim-lost = { $seat } hält keine fünfzehn Provinzen mehr.
event-ended = Das Spiel ist aus. { $reason }. Sieg: { $winners }.
event-first-you = Du beginnst.
event-turn-you = Zug { $turn }: du.
event-settled-you = Du beginnst in { $province } mit drei Markern.
event-grew-you = { $back ->
        [true] { $province } ist voll: Dein neuer Marker geht in den Vorrat zurück.
       *[other] Du setzt einen neuen Marker nach { $province }.
    }
event-dropped-you = Du verzichtest auf einen neuen Marker: Dein Vorrat ist zu klein.
event-lapsed-you = Dein Vorrat ist zu klein: { $count ->
        [one] { $count } neuer Marker verfällt.
       *[other] { $count } neue Marker verfallen.
    }
event-colonised-you = Du kolonisierst { $to } von { $from } aus.
event-moved-you = Du bewegst { $count } Marker von { $from } nach { $to }.
event-phase-ended-you = { $phase ->
        [2] Du bist mit dem Kolonisieren fertig.
        [3] Du bist mit dem Bewegen fertig.
       *[other] Du greifst nicht mehr an und verhandelst nicht mehr.
    }
event-trimmed-you = { $province } fasst zehn: Du nimmst { $count } Marker weg.
event-attacked-you = { $barrier ->
        [water] Du spielst „Wasserübergang“ und greifst { $to } von { $from } aus an. { $owner } verteidigt.
        [mountain] Du spielst „Gebirgsübergang“ und greifst { $to } von { $from } aus an. { $owner } verteidigt.
        [wall] Du spielst „Mauerübergang“ und greifst { $to } von { $from } aus an. { $owner } verteidigt.
       *[open] Du greifst { $to } von { $from } aus an. { $owner } verteidigt.
    }
event-stood-you = Du bleibst in { $province }.
event-withdrew-you = Du ziehst dich von { $province } nach { $to } zurück{ $lost ->
        [0] .
        [one] ; { $lost } Marker findet keinen Platz.
       *[other] ; { $lost } Marker finden keinen Platz.
    }
event-offered-you = { $share ->
        [none] Du bietest { $asked } statt des Kampfes einen Zusammenschluss an.
       *[other] Du bietest { $asked } statt des Kampfes einen Zusammenschluss an; genannter Anteil: { $share } %.
    }
event-proposed-you = { $share ->
        [none] Du schlägst { $asked } einen Zusammenschluss vor.
       *[other] Du schlägst { $asked } einen Zusammenschluss vor; genannter Anteil: { $share } %.
    }
event-accepted-you = Du nimmst an.
event-refused-you = Du lehnst ab.
event-merged-you = Du bist nun Juniorpartner von { $owner }{ $lost ->
        [0] .
        [one] ; im Vorrat fehlt { $lost } Marker.
       *[other] ; im Vorrat fehlen { $lost } Marker.
    }
event-merger-agreed-you = Es ist abgemacht: Am Ende dieses Zuges trittst du dem Staat von { $owner } bei.
event-rolled-you = Du wirfst { $dice ->
        [one] einen Würfel.
       *[other] { $dice } Würfel.
    }
event-broke-off-you = Du brichst den Angriff ab.
event-advanced-you = { $count ->
        [0] Du rückst nicht nach; { $to } bleibt leer.
        [one] Du rückst mit { $count } Marker von { $from } nach { $to } nach.
       *[other] Du rückst mit { $count } Markern von { $from } nach { $to } nach.
    }
event-demanded-you = Du forderst { $owner } auf, { $province } zu räumen.
event-eliminated-you = Du hast keine Marker mehr und scheidest aus.
event-named-yang-you = Du nennst { $province } für Yang.
event-named-yin-you = Du nennst { $province } für Yin.
event-drew-yang-you = { $card ->
        [none] Du ziehst eine Yang-Karte.
       *[other] Du ziehst Yang: { $card }.
    }
event-drew-yin-you = Du ziehst Yin: { $card }.
event-relieved-you = Du spielst „{ $card }“ und verlierst nichts.
event-not-relieved-you = Du spielst keine Hilfskarte.
event-lost-you = Du verlierst { $count } Marker in { $province }.
event-betrayed-you = { $count ->
        [0] Ein Verräter findet bei dir keine Übergangskarte.
       *[other] Ein Verräter kostet dich alle Übergangskarten: { $cards }.
    }
event-built-you = Ein Symbol für dich in { $province }: { $card }.
event-nothing-built-you = { $card }: Davon ist kein Symbol mehr da, du bekommst keines.
event-kept-you = Du behältst die Yang-Karte.
event-cornered-you = Du bist eingekesselt: { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    } hintereinander.
event-asked-to-join-you = Du bist eingekesselt und willst { $asked } beitreten.
event-left-you = Du scheidest aus.
event-claimed-you = Du hältst mindestens fünfzehn Provinzen. Ist das zu Beginn deines nächsten Zuges noch so, gewinnst du.
event-claim-lost-you = Du hältst keine fünfzehn Provinzen mehr.
event-ended-you = Das Spiel ist aus. { $reason }. Du gewinnst.

# Karten
card-city = Stadt
card-mine = Bergwerk
card-agriculture = Landwirtschaft
card-cross_water = Wasserübergang
card-cross_mountain = Gebirgsübergang
card-cross_wall = Mauerübergang
card-relief_famine = Hungerhilfe
card-relief_flood = Fluthilfe
card-mandate = Mandat des Himmels
card-plague = Pest
card-rebellion = Rebellion
card-drought = Dürre
card-famine = Hungersnot
card-flood = Flut
card-traitor = Verräter

# Symbole und Grenzen. (Nicht barrier-water usw.: Sätze wählen nach dem bloßen Wort.)
symbol-city = Stadt
symbol-mine = Bergwerk
symbol-agriculture = Landwirtschaft
border-open = Offene Grenze
border-water = Wasser
border-mountain = Gebirge
border-wall = Große Mauer
border-impassable = Kein Durchgang

# Ergebnis
reason-sole = Nur ein Staat ist übrig
reason-fifteen = Fünfzehn Provinzen wurden eine ganze Runde lang gehalten
reason-mandate = Das Mandat des Himmels wurde gezogen
reason-turn-limit = Der letzte Zug ist gespielt
reason-resigned = Partie aufgegeben
score-label = Punkte
sheet-markers = Marker
sheet-symbols = Symbole
sheet-cards = Yang-Karten
sheet-occupied = Besetzte Provinzen
sheet-influenced = Provinzen unter Einfluss

# Der Spielplan als Text
text-turn = { $turn ->
        [0] Gründungsrunde
       *[other] Zug { $turn }
    }
text-seat = { $seat }: { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }; im Vorrat { $supply } Marker; { $cards ->
        [one] { $cards } Yang-Karte
       *[other] { $cards } Yang-Karten
    }
text-seat-you = Du: { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }; im Vorrat { $supply } Marker; { $cards ->
        [one] { $cards } Yang-Karte
       *[other] { $cards } Yang-Karten
    }
text-legend = Platz:Marker, dann Symbole: C Stadt, M Bergwerk, A Landwirtschaft
text-decks = Karten übrig: Yang { $yang }, Yin { $yin }
text-hand = Deine Yang-Karten: { $hand }

# Provinzen
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
province-taiwan = Taiwan

# Dieselben Namen, wie ein Satz nach ihnen fragt: { $from }, { $to }, { $place }, { $origin }
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

# Dieselben Karten, in Aufzählungen
cards-cross_water = { card-cross_water }
cards-cross_mountain = { card-cross_mountain }
cards-cross_wall = { card-cross_wall }
hand-cross_water = { card-cross_water }
hand-cross_mountain = { card-cross_mountain }
hand-cross_wall = { card-cross_wall }
hand-relief_famine = { card-relief_famine }
hand-relief_flood = { card-relief_flood }

# House: groups of options
options-growth = Anfang und Wachstum
options-attack = Angriff und Verteidigung
options-talks = Verhandeln und Zusammenschluss
options-end = Ende und Einfluss
options-cards = Karten
options-map = Der Plan
