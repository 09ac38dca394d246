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
option-withdrawn = Eine Provinz, die ihr Verteidiger verlassen hat
option-withdrawn-preset = Wie im Regelwerk
option-withdrawn-recolonise = Bleibt leer, bis sie kolonisiert wird
option-withdrawn-advance = Der Angreifer darf nachrücken
option-withdrawn-note = Nach einem Rückzug vor einem Angriff. Eine gespielte Karte ist so oder so verbraucht.
option-colonists_move = Kolonisten dürfen sich in Phase drei bewegen
option-colonists_move-preset = Wie im Regelwerk
option-colonists_move-true = Ja
option-colonists_move-false = Nein
option-colonists_move-note = Im selben Zug weiter kolonisieren dürfen sie nie.
option-claim_start = Fünfzehn Provinzen sind ein Anspruch
option-claim_start-preset = Wie im Regelwerk
option-claim_start-own_turn = Am Ende des eigenen Zuges
option-claim_start-any_time = In jedem Augenblick
option-claim_start-note = Wer einen Anspruch hat, gewinnt, wenn er zu Beginn des eigenen nächsten Zuges noch besteht.
option-influenced_symbols = Symbole unter Einfluss bringen Punkte
option-influenced_symbols-preset = Wie im Regelwerk
option-influenced_symbols-true = Ja
option-influenced_symbols-false = Nein
option-influenced_symbols-note = Marker bringen sie nie: das tun nur Symbole in besetzten Provinzen.
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
refuse-colonise-spent = Zu viele Marker in { $from } sind Kolonisten dieses Zuges und kolonisieren nicht weiter. Es braucht drei andere.
refuse-move-where = Von { $from } nach { $to } bewegt sich nichts. Beide müssen deine Provinzen mit Markern sein und aneinandergrenzen.
refuse-move-spent = { $most ->
        [0] Alle Marker in { $from } haben ihre Grenze schon überquert. Jeder überquert nur eine.
        [one] Nur { $most } Marker in { $from } darf noch eine Grenze überqueren. Mehr bewegst du nicht.
       *[other] Nur { $most } Marker in { $from } dürfen noch eine Grenze überqueren. Mehr bewegst du nicht.
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
refuse-merge-nobody = Diese Provinz ist unbesetzt. Wähl einen Mitspieler oder eine Provinz, die jemand anders besetzt hat.
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
refuse-advance-garrison = { $most ->
        [0] { $from } hat ein Symbol, darum bleibt der letzte Marker dort. Keiner kann nachrücken.
        [one] { $from } hat ein Symbol, darum bleibt ein Marker dort. Höchstens { $most } Marker kann nachrücken.
       *[other] { $from } hat ein Symbol, darum bleibt ein Marker dort. Höchstens { $most } Marker können nachrücken.
    }
refuse-name-where = In { $province } hast du keine Marker. Karten gehen an Provinzen, die du besetzt hast.
refuse-no-relief = { $drawn ->
        [true] Die eben gezogene Karte „{ $card }“ hilft nur, wenn Yang und Yin derselben Provinz gelten. Eine andere hast du nicht.
       *[false] Um diesen Verlust aufzuheben, brauchst du die Karte „{ $card }“. Du hast keine.
    }
refuse-join-whom = { $asked } kannst du nicht beitreten. Frag einen Nachbarn, der in diesem Zug noch nicht abgelehnt hat, oder scheide aus.
refuse-join-nobody = Diese Provinz ist unbesetzt. Wähl eine Provinz eines Nachbarn, der in diesem Zug noch nicht abgelehnt hat, oder scheide aus.

# Ereignisse. Dass jemand aufgibt, sagt das Haus; das Spiel, was dann aus dem Staat wird.
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
event-repelled = Der Angriff von { $seat } auf { $to } scheitert.
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
event-resigned = Der Staat von { $seat } löst sich auf: Marker und Karten gehen zurück.
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
event-offered-from-you = { $share ->
        [none] { $seat } bietet dir statt des Kampfes einen Zusammenschluss an.
       *[other] { $seat } bietet dir statt des Kampfes einen Zusammenschluss an; genannter Anteil: { $share } %.
    }
event-proposed-you = { $share ->
        [none] Du schlägst { $asked } einen Zusammenschluss vor.
       *[other] Du schlägst { $asked } einen Zusammenschluss vor; genannter Anteil: { $share } %.
    }
event-proposed-from-you = { $share ->
        [none] { $seat } schlägt dir einen Zusammenschluss vor.
       *[other] { $seat } schlägt dir einen Zusammenschluss vor; genannter Anteil: { $share } %.
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
event-repelled-you = Dein Angriff auf { $to } scheitert.
event-advanced-you = { $count ->
        [0] Du rückst nicht nach; { $to } bleibt leer.
        [one] Du rückst mit { $count } Marker von { $from } nach { $to } nach.
       *[other] Du rückst mit { $count } Markern von { $from } nach { $to } nach.
    }
event-demanded-you = Du forderst { $owner } auf, { $province } zu räumen.
event-demanded-from-you = { $seat } fordert dich auf, { $province } zu räumen.
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
event-asked-to-join-from-you = { $seat } ist eingekesselt und will dir beitreten.
event-left-you = Du scheidest aus.
event-resigned-you = Dein Staat löst sich auf: Marker und Karten gehen zurück.
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
reason-fifteen = Fünfzehn Provinzen wurden bis zum nächsten Zug gehalten
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
series-note = Die Punkte aller Partien werden zusammengezählt. Wer sich einem anderen Staat anschließt, bekommt den vereinbarten Anteil.
series-wins = Punkte für Siege
series-wins-note = Ein Sieg zählt 100. Wer sich einem anderen Staat anschließt, bekommt den vereinbarten Anteil.
pass-merge-asked = { ask-merge-asked }
pass-demand-asked = { ask-demand-asked }
pass-defender-to-answer = { ask-defender-to-answer }
pass-offer-asked = { ask-offer-asked }
pass-attacker-to-roll = { ask-attacker-to-roll }
pass-advance = { ask-advance }
pass-cornered-choice = { ask-cornered-choice }
pass-cornered-asked = { ask-cornered-asked }
border-sea = Seeweg
give-up-text = Dein Staat verlässt das Spiel, sobald du das nächste Mal gefragt bist: Marker und Karten gehen zurück, Symbole bleiben auf dem Plan. Kein Bot spielt für dich weiter. Ist nur noch ein anderer Staat übrig, gewinnt er sofort. Du kommst auf den letzten Platz, und das lässt sich nicht zurücknehmen.

# Spielen: was ein Klick oder eine Taste tut, und was ich gefragt werde
do-settle = In { $province } beginnen
do-grow = { $count ->
        [one] Neuer Marker in { $province }
       *[other] { $count } neue Marker in { $province }
    }
do-grow-back = { $count ->
        [0] Kein neuer Marker in { $province }
        [one] Neuer Marker in { $province }
       *[other] { $count } neue Marker in { $province }
    }, { $back ->
        [one] { $back } geht in den Vorrat zurück
       *[other] { $back } gehen in den Vorrat zurück
    }
do-drop = Auf einen Marker verzichten
do-colonise = { $to } von { $from } aus kolonisieren
do-move = { $count } Marker von { $from } nach { $to } bewegen
do-end-phase = { $phase ->
        [2] Kolonisieren beenden
        [3] Bewegung beenden
       *[other] Ausdehnen beenden
    }
do-attack = { $to } von { $from } aus angreifen
do-propose-merge = { $share ->
        [none] { $asked } einen Zusammenschluss vorschlagen
       *[other] { $asked } einen Zusammenschluss vorschlagen, Anteil { $share } %
    }
do-demand = { $province } verlangen
do-accept = Annehmen
do-refuse = Ablehnen
do-stand = Standhalten
do-stay = Bleiben
do-withdraw = Nach { $to } zurückziehen
do-offer-merge = { $share ->
        [none] Zusammenschluss anbieten
       *[other] Zusammenschluss anbieten, Anteil { $share } %
    }
do-roll = { $count ->
        [one] Würfeln
       *[other] { $count } Würfel werfen
    }
do-break-off = Abbrechen
do-advance = { $count ->
        [0] Nicht nachrücken
        [one] Mit { $count } Marker nachrücken
       *[other] Mit { $count } Markern nachrücken
    }
do-yang = Yang in { $province }
do-yin = Yin in { $province }
do-relief-yes = Hilfe einsetzen
do-relief-no = Verlust hinnehmen
do-join = { $asked } beitreten
do-leave = Ausscheiden
play-confirm = { $move } – bestätigen?
play-settle = { $count ->
        [one] Wähl noch eine Provinz für den Anfang.
       *[other] Wähl { $count } Provinzen für den Anfang, eine nach der anderen.
    }
play-grow = { $count ->
        [one] Setz { $count } neuen Marker in eine deiner Provinzen.
       *[other] Setz { $count } neue Marker in deine Provinzen.
    }
play-grow-together = { $count ->
        [one] Setz { $count } neuen Marker in eine deiner Provinzen.
       *[other] Setz { $count } neue Marker, alle in eine deiner Provinzen.
    }
play-grow-bonus = Setz { $count } Marker für Symbole in { $origin }.
play-grow-bonus-near = Setz { $count } Marker für Symbole in { $origin }, dort oder daneben.
play-grow-drop = Dein Vorrat ist zu klein. Setz, was geht, und verzichte auf { $count } Marker.
play-colonise = Wähl eine Provinz, aus der drei Marker ziehen, oder eine freie als Ziel.
play-colonise-none = Jetzt lässt sich nichts kolonisieren. Beende die Phase.
play-colonise-to = Von { $from } in welche freie Provinz?
play-move = Wähl eine Provinz, aus der Marker ziehen, oder beende die Phase.
play-move-none = Kein Marker kann jetzt ziehen. Beende die Phase.
play-move-to = Von { $from } in welche deiner Provinzen?
play-attack = Wähl eine Provinz für den Angriff, verhandle, oder beende die Phase.
play-attack-none = Du kannst jetzt niemanden angreifen. Verhandle, oder beende die Phase.
play-attack-over = Du kannst jetzt niemanden angreifen. Beende die Phase.
play-attack-to = Von { $from } gegen welche Provinz?
play-merge = Mit wem willst du dich zusammenschließen? Wähl einen Mitspieler oder eine seiner Provinzen.
play-demand = Welche Provinz soll geräumt werden? Eine Karte wird nicht gezeigt.
play-defend = { $to } wird von { $from } aus angegriffen. Halte stand, zieh dich in eine leuchtende Provinz zurück oder biete einen Zusammenschluss an.
play-defend-stuck = { $to } wird von { $from } aus angegriffen. Ein Rückzug ist nicht möglich. Halte stand oder biete einen Zusammenschluss an.
play-defend-leave = { $to } wird von { $from } aus angegriffen. Halte stand, oder zieh dich in eine leuchtende Provinz zurück.
play-stand = { $to } wird von { $from } aus angegriffen. Du hältst stand.
play-demand-asked = { $seat } fordert dich auf, { $province } zu räumen. Zieh dich in eine leuchtende Provinz zurück oder bleib.
play-roll = Würfle gegen { $to }, oder brich ab.
play-advance = { $to } ist gewonnen. Wie viele Marker rücken nach?
play-yang = Nenn eine deiner Provinzen für Yang: Dorthin kommt etwas Gutes.
play-yin = Nenn eine deiner Provinzen für Yin: Dorthin kommt etwas Schlechtes.
play-merge-asked = { $seat } schlägt einen Zusammenschluss vor. Annehmen oder ablehnen?
play-offer-asked = { $seat } bietet statt des Kampfes einen Zusammenschluss an. Annehmen oder ablehnen?
play-relief = { $card } in { $province }. Eine Hilfskarte spielen oder den Verlust hinnehmen?
play-relief-none = { $card } in { $province }, und du hast keine Karte, die hilft.
play-cornered = Du bist eingekesselt. Tritt einem Nachbarn bei, oder scheide aus.
play-cornered-asked = { $seat } ist eingekesselt und möchte dir beitreten. Annehmen oder ablehnen?
play-change = { $province } von { $before } auf { $after }
play-changes = Marker: { $changes }.
play-points = Punkte von { $before } auf { $after }.
play-lit = { $province }. { $count ->
        [0] Von hier geht es nirgendwohin.
        [one] Eine Provinz leuchtet.
       *[other] { $count } Provinzen leuchten.
    }
show-title = Auf der Karte zeigen
show-influence = Einfluss
show-reach = Reichweite
show-fifteen = Fünfzehn
show-lines = Grenzen
show-influence-about = Leere Provinzen unter jemandes Einfluss: Sie zählen als gehalten.
show-reach-about = Leere Provinzen, in die Kolonisten gehen könnten.
show-fifteen-about = Provinzen, mit denen es fünfzehn wären.
show-lines-about = Was die Linien zwischen den Provinzen bedeuten.
show-nothing = { $about } Jetzt gibt es keine.
show-on = Zu sehen: { $what }
show-off = Nicht mehr zu sehen: { $what }
spot-held = { $province }: { $owner }, { $count } Marker{ $symbols ->
        [none] .
       *[other] . { $symbols }.
    } Grenzen: { $near }. { $use }
spot-held-you = { $province }: deine, { $count } Marker{ $symbols ->
        [none] .
       *[other] . { $symbols }.
    } Grenzen: { $near }. { $use }
spot-influence = { $province }: unbesetzt, unter dem Einfluss von { $owner }{ $symbols ->
        [none] .
       *[other] . { $symbols }.
    } Grenzen: { $near }. { $use }
spot-influence-you = { $province }: unbesetzt, unter deinem Einfluss{ $symbols ->
        [none] .
       *[other] . { $symbols }.
    } Grenzen: { $near }. { $use }
spot-free = { $province }: unbesetzt{ $symbols ->
        [none] .
       *[other] . { $symbols }.
    } Grenzen: { $near }. { $use }
spot-symbol = { $symbol } { $count }
spot-near = { $province } ({ $border })
use-source = Hier kannst du beginnen.
use-target = Du kannst sie wählen.
use-chosen = Gewählt.
use-none = { "" }
map-board = Karte von China, 21 Provinzen

keys-map = Zum Nachbarn in dieser Richtung
keys-choose = Eine Provinz wählen; noch einmal bestätigt
keys-count = Mehr oder weniger Marker oder Würfel
keys-digits = So viele Marker oder Würfel
keys-cycle = Die nächste leuchtende Provinz; mit Shift die vorige
keys-zoom = Näher an die Karte; mit Shift weiter weg
keys-modes = Phase vier: Angriff, Zusammenschluss, Forderung
keys-influence = Einfluss zeigen
keys-reach = Zeigen, was du kolonisieren könntest
keys-fifteen = Zeigen, was fünfzehn ergäbe
keys-end = Die Phase beenden
keys-defence = Verteidigung: standhalten, zurückziehen, Zusammenschluss anbieten
keys-break = Den Angriff abbrechen
keys-yes-no = Annehmen oder ablehnen; Hilfe einsetzen oder nicht
keys-back = Die letzte Wahl zurücknehmen

# The map
map-percent = { $value } %
map-legend = Arten von Grenzen
map-open = offen
map-water = Fluss, See
map-mountain = Gebirge
map-wall = Große Mauer
map-sea = Seeweg
map-impassable = kein Durchgang
geo-yellow-sea = Gelbes Meer
geo-east-china-sea = Ostchinesisches Meer
geo-south-china-sea = Südchinesisches Meer
geo-formosa-strait = Formosastraße
geo-mongolia = Mongolei
geo-manchuria = Mandschurei
geo-tibet = Tibet
geo-annam = Annam
geo-burma = Birma
detail-markers = { $count ->
        [one] { $count } Marker
       *[other] { $count } Marker
    }
detail-spent = { $count ->
        [one] { $count } hat in diesem Zug eine Grenze überquert.
       *[other] { $count } haben in diesem Zug eine Grenze überquert.
    }
detail-exhausted = { $count ->
        [one] { $count } greift in diesem Zug nicht mehr an.
       *[other] { $count } greifen in diesem Zug nicht mehr an.
    }
detail-free = Unbesetzt
detail-influence = Unter dem Einfluss von { $owner }
detail-influence-you = Unter deinem Einfluss
detail-reach = { $owner } könnte Kolonisten hierher schicken.
detail-reach-you = Du könntest Kolonisten hierher schicken.
detail-fifteen = Mit ihr hielte { $owner } fünfzehn Provinzen.
detail-fifteen-you = Mit ihr hieltest du fünfzehn Provinzen.

# Lernen: die Lektionen
lesson-settle-title = Gründ deinen Staat
lesson-settle-text = Es gewinnt, wer am Ende die meisten Punkte hat, für Marker, Symbole, Karten und je zwei für jede gehaltene Provinz, oder wer fünfzehn Provinzen bis zum eigenen nächsten Zug hält. Zu zweit beginnst du in drei Provinzen, die zusammenhängen, mit je drei Markern. Wähl sie nacheinander.
lesson-settle-done = Neun Marker in drei Provinzen. Im ersten Zug ersetzt das den Zuwachs; die anderen Phasen folgen wie immer.
lesson-settle-hint = Du hast noch keine drei Provinzen. Wähl freie, die aneinandergrenzen.
lesson-grow-title = Neue Marker
lesson-grow-text = Ein Zug beginnt mit Zuwachs: drei reguläre Marker, alle in eine Provinz, und weitere für Symbole. Die Stadt in Hopeh bringt einen, die Landwirtschaft in Shantung zwei; sie kommen dorthin oder in eine deiner Provinzen daneben. Setz alle sechs.
lesson-grow-done = Nun sind es fünfzehn Marker. Eine Provinz fasst zehn: Ein elfter ginge zurück in deinen Vorrat.
lesson-grow-hint = Noch sind nicht alle neuen Marker gesetzt. Wähl eine Provinz für die ersten drei, dann für jeden weiteren eine.
lesson-colonise-title = Schick Kolonisten
lesson-colonise-text = Mehr Provinzen bringen mehr Punkte und mehr Platz zum Wachsen. Drei Marker gehen zusammen in eine leere Nachbarprovinz, und mindestens einer bleibt zurück: Du brauchst also vier. Flüsse, Gebirge und Mauer hindern sie nicht. Wähl, woher sie kommen, dann, wohin sie gehen.
lesson-colonise-done = Eine Provinz mehr. Du darfst im Zug so oft kolonisieren, wie du kannst. Kolonisten kolonisieren darin nicht weiter, dürfen sich in Phase drei aber noch bewegen.
lesson-colonise-hint = Niemand ist aufgebrochen. Wähl eine deiner Provinzen mit vier oder mehr Markern, dann eine leere daneben.
lesson-influence-title = Land unter Einfluss
lesson-influence-text = Eine leere Provinz ist unter deinem Einfluss, wenn alle besetzten Nachbarn dir gehören oder niemand sonst sie erreichen kann. Schalt auf dem Plan „Einfluss“ ein, dann ist sie schraffiert. Schick danach Kolonisten aus Hunan und sieh auf Yunnan.
lesson-influence-done = Yunnan ist unter deinem Einfluss, ohne dass jemand hingehen musste. Solches Land zählt Punkte und für fünfzehn Provinzen. Es bringt keine Marker, und andere dürfen es noch kolonisieren.
lesson-influence-hint = Niemand ist aufgebrochen. Wähl Hunan, dann eine leere Provinz westlich davon.
lesson-move-title = Zieh zur Grenze
lesson-move-text = Marker bewegen sich zwischen deinen angrenzenden Provinzen, jeder im Zug über eine Grenze. Honan ist voll: Es fasst zehn, und neue Marker gingen dort verloren. Beweg einige nach Hupeh.
lesson-move-done = Beliebig viele dürfen gehen, solange keine Provinz mehr als zehn bekommt. Du darfst eine Provinz sogar ganz verlassen.
lesson-move-hint = Nichts hat sich bewegt. Wähl Honan, dann Hupeh und wie viele gehen.
lesson-attack-title = Greif an
lesson-attack-text = Hupeh hat zwei Marker, dein Honan sechs, und die Grenze dazwischen ist offen. Sieh auf deine Chance, dann greif an. Es fällt ein Würfel nach dem anderen: Bei gerader Zahl verliert der Verteidiger einen Marker, bei ungerader du. Nach dem Sieg rück nach.
lesson-attack-done = Beide Seiten haben zwei Marker verloren, und du hast gesiegt. Vor jedem Wurf könntest du abbrechen, und der Verteidiger könnte sich zurückziehen. Nachgerückte Marker greifen in diesem Zug nicht mehr an.
lesson-attack-hint = Der Angriff kam nicht zu Ende. Greif Hupeh von Honan aus an, würfle, bis es leer ist, und rück dann nach.
lesson-card-title = Ein Fluss im Weg
lesson-card-text = Zwischen deinem Hupeh und Hunan liegt Wasser. Ein Angriff über Wasser, Gebirge oder Mauer braucht die passende Yang-Karte, und deine ist für Gebirge. Versuch trotzdem, Hunan anzugreifen.
lesson-card-done = Abgelehnt, und du siehst, nach welcher Regel. Nur Angriffe brauchen Karten: Kolonisten und Bewegungen kommen über jede Grenze.
lesson-card-hint = Das war erlaubt. Wähl Hupeh, dann Hunan jenseits des Flusses.
lesson-cross-title = Spiel eine Übergangskarte
lesson-cross-text = Zwischen deinem Shensi und Szechwan liegt Gebirge, und du hast die Karte dafür. Mit dem Angriff ist sie verbraucht, wie er auch ausgeht. Greif Szechwan an: Der Verteidiger wird sich zurückziehen, und du darfst nachrücken.
lesson-cross-done = Der Verteidiger zog sich kampflos nach Kweichow zurück, und der Weg war frei. Die Landwirtschaft bleibt: Sie dient dem, der Szechwan besetzt.
lesson-cross-hint = Szechwan ist nicht genommen. Greif es von Shensi aus an und rück dann nach.
lesson-defend-title = Du wirst angegriffen
lesson-defend-text = Acht Marker aus Hopeh greifen deine zwei in Shantung an. Du darfst standhalten, einen Zusammenschluss anbieten oder dich in eine deiner Provinzen daneben zurückziehen. Zwei gegen acht sind ohne Hoffnung: Zieh dich nach Kiangsu zurück.
lesson-defend-done = Sieben Marker in Kiangsu, keiner verloren. Das Bergwerk bleibt in Shantung. Wer standhält, wird vor dem nächsten Wurf wieder gefragt.
lesson-defend-hint = Deine zwei Marker gehen dort früher oder später verloren. Zieh dich diesmal nach Kiangsu zurück.
lesson-merge-title = Verbündet euch
lesson-merge-text = Jedem Staat darfst du einmal im Zug einen Zusammenschluss vorschlagen. Der stärkere führt; der andere spielt nicht mehr mit und steht im Ergebnis hinter jedem Staat, der übrig ist. In einer Serie bekommt er den vereinbarten Anteil an den Punkten des Seniorpartners. Wähl „Zusammenschluss“, dann den kleinen Staat in Chekiang und Kiangsi.
lesson-merge-done = Seine Marker und Provinzen gehören dir, seine Karten verfallen. Wäre er der stärkere, wärst du ihm beigetreten.
lesson-merge-hint = Niemand ist dir beigetreten. Schlag dem kleinen Staat in Chekiang und Kiangsi einen Zusammenschluss vor.
lesson-name-title = Yang und Yin
lesson-name-text = Ein Zug endet mit zwei Karten, blind gezogen. Nenn eine Provinz für Yang, das Gutes bringt, dann eine für Yin, das meist Marker nimmt. Es darf dieselbe sein.
lesson-name-done = { $told } Yin sehen alle. Yang siehst nur du, außer es ist ein Symbol; andere Karten kommen auf deine Hand.
lesson-name-hint = Nenn eine deiner Provinzen für Yang, dann eine für Yin.
lesson-relief-title = Hilfe in der Not
lesson-relief-text = Yin ist eine Flut in Shantung und kostet zwei Marker. Gegen Hungersnot und Flut gibt es Hilfskarten, und du hast die richtige. Spiel sie.
lesson-relief-done = Nichts ist verloren, und die Karte ist verbraucht. Eine eben gezogene Hilfskarte hilft nur, wenn Yang und Yin derselben Provinz galten.
lesson-relief-hint = Die Flut hat zwei Marker genommen. Spiel diesmal die Hilfskarte.
lesson-score-title = Der letzte Zug
lesson-score-text = Nach Zug 33 wird gewertet: ein Punkt für jeden Marker, jede Stadt, jedes Bergwerk und jede Yang-Karte, zwei für jede Landwirtschaft und jede Provinz, besetzt oder unter Einfluss. Es steht 42 zu 45. Kolonisier, was am meisten bringt, dann beende die Phasen.
lesson-score-done = 46 zu 45. Kwangsi bringt zwei Punkte, und Yunnan dahinter kommt unter deinen Einfluss und bringt noch zwei.
lesson-score-hint = Das reichte nicht zum Sieg. Kolonisier Kwangsi: Es ist noch nicht unter deinem Einfluss, und dahinter liegt Yunnan.
lesson-fifteen-title = Fünfzehn Provinzen
lesson-fifteen-text = Du hältst vierzehn: acht besetzt, sechs unter Einfluss. Mit fünfzehn erhebst du Anspruch auf den Thron, sofort und in wessen Zug auch immer. Kolonisier Kwangsi.
lesson-fifteen-done = Du erhebst Anspruch auf den Thron. Hältst du zu Beginn deines nächsten Zuges noch fünfzehn, gewinnst du sofort. Bis dahin werden die anderen versuchen, dir eine zu nehmen.
lesson-fifteen-hint = Das werden keine fünfzehn. Schick Kolonisten von Hunan nach Kwangsi.

# Lernen: was die Lektionen auslassen, jedes mit seiner Regel
also-E35 = Von einer Provinz aus greifst du eine andere nur einmal im Zug an.
also-E57 = Eine Yin-Karte, der Verräter, nimmt dir alle Übergangskarten.
also-E27 = Trittst du im eigenen Zug einem anderen Staat bei, ziehst du vorher deine Karten.
also-E70 = Bleibt nur ein Staat übrig, gewinnt er sofort.

# Lernen: Hinweise in der ersten Partie
remark-turn-1 = Aus der Mitte kommst du überallhin, und alle kommen zu dir. Am Rand bist du sicherer.
remark-turn-2 = Setz die drei neuen Marker dorthin, von wo du kolonisieren willst: Aus vieren in einer Provinz können drei losziehen.
remark-turn-3 = Auch leeres Land, an das nur du grenzt, zählt zwei Punkte. Breite dich aus, bevor andere es tun.
remark-turn-4 = Beweg Marker aus dem Inneren zur Grenze, bevor eine Provinz voll ist.
remark-turn-5 = Flüsse, Gebirge und die Mauer schützen dich: Wer darüber angreift, braucht die passende Karte.
remark-turn-6 = Nenn für Yin eine Provinz mit vielen Markern. Wo wenige sind, bleibt vielleicht keiner.
remark-turn-7 = So viele Marker wie der Verteidiger: Es steht gleich. Doppelt so viele: etwa vier von fünf Malen.
remark-turn-8 = Zähl die Provinzen mit. Fünfzehn, samt denen unter Einfluss, gewinnen das Spiel, wenn du sie bis zu deinem nächsten Zug hältst.
remark-at-grow = Setz die drei neuen Marker dorthin, von wo du kolonisieren willst: Aus vieren in einer Provinz können drei losziehen.
remark-at-colonise = Breite dich aus, bevor andere es tun. Jede Provinz zählt zwei Punkte, leeres Land, an das nur du grenzt, ebenso.
remark-at-move = Beweg Marker aus dem Inneren zur Grenze. Wer eine Provinz ganz verlässt, gibt sie auf.
remark-at-expand = Angreifen muss niemand. So viele Marker wie der Verteidiger: Es steht gleich. Doppelt so viele: etwa vier von fünf Malen.
remark-at-yang = Yang bringt ein Symbol in diese Provinz oder eine Karte auf deine Hand. Wähl eine, die du behältst.
remark-at-yin = Yin nimmt einen oder zwei Marker. Wähl eine Provinz, die sie entbehren kann.
remark-at-defend = Wer sich zurückzieht, rettet alle Marker und verliert die Provinz. Wer standhält, verliert vielleicht beides, vielleicht nichts.
remark-at-roll = Ein gerader Würfel trifft den Verteidiger, ein ungerader dich. Vor jedem Wurf darfst du abbrechen.
remark-at-advance = Was nachrückt, greift in diesem Zug nicht mehr an. Was bleibt, hält die alte Provinz.
remark-colonised = Kolonisten sind drei Marker. In diesem Zug kolonisieren sie nicht weiter.
remark-attacked = Im Angriff treffen gerade Würfel den Verteidiger, ungerade den Angreifer. Vor jedem Wurf darf jede Seite aufhören.
remark-withdrew = Wer sich zurückzieht, rettet die Marker und gibt die Provinz auf. Was aus ihr wird, sagen die Regeln dieses Tisches (E46).
remark-advanced = Nachgerückte Marker greifen in diesem Zug nicht mehr an.
remark-built = Ein Symbol bleibt für immer. Stadt und Bergwerk bringen jeden Zug einen Marker, Landwirtschaft zwei, wer auch die Provinz besetzt.
remark-kept = Übergangs- und Hilfskarten warten auf der Hand, bis man sie braucht. Jede ist am Ende ein Punkt.
remark-lost = Yin nimmt einen Marker, Hungersnot und Flut nehmen zwei. Nur gegen diese beiden gibt es eine Karte.
remark-betrayed = Der Verräter nimmt nur Übergangskarten. Hilfskarten bleiben.
remark-proposed = Ein Zusammenschluss macht aus zwei Staaten einen. Wer mehr Marker hat, führt.
remark-claimed = Jemand hält fünfzehn Provinzen. Eine weniger, und der Anspruch fällt: Kolonisten oder ein Angriff genügen.
remark-claim = { $seat } gewinnt zu Beginn des nächsten eigenen Zuges mit fünfzehn Provinzen. Nimm eine weg, besetzt oder unter Einfluss.
remark-fifteen = { $to } wäre deine fünfzehnte Provinz, und du kannst sie jetzt kolonisieren.
remark-room = { $province } hat nicht Platz für alle drei neuen Marker. Was über zehn ist, geht in den Vorrat zurück.
remark-chance = Von { $from } aus nähmst du { $to } mit einer Chance von { $percent } %, wenn der Verteidiger standhält.
remark-yin = Für Yin eignet sich { $province }: Dort sind die meisten Marker.

# Stand und Erzählung
log-some-in = { $count } in { $province }
log-step = { $count } von { $from } nach { $to }
log-way = von { $from } nach { $to }
log-settled = { $count ->
        [one] { $seat } beginnt in { $province } mit drei Markern.
       *[other] { $seat } beginnt in { $province } mit je drei Markern.
    }
log-settled-you = { $count ->
        [one] Du beginnst in { $province } mit drei Markern.
       *[other] Du beginnst in { $province } mit je drei Markern.
    }
then-settled = { $count ->
        [one] Erste Provinz, mit drei Markern: { $province }.
       *[other] Erste Provinzen, mit je drei Markern: { $province }.
    }
log-grew = { $seat } setzt neue Marker: { $places }.
log-grew-you = Du setzt neue Marker: { $places }.
then-grew = Neue Marker: { $places }.
log-back = { $province } ist voll: { $count ->
        [one] { $count } neuer Marker geht
       *[other] { $count } neue Marker gehen
    } in den Vorrat zurück.
log-lapsed = Der Vorrat ist zu klein: { $count ->
        [one] { $count } neuer Marker verfällt.
       *[other] { $count } neue Marker verfallen.
    }
log-colonised = { $seat } schickt Kolonisten { $ways }.
log-colonised-you = Du schickst Kolonisten { $ways }.
then-colonised = Kolonisten gehen { $ways }.
log-moved = { $seat } bewegt Marker: { $steps }.
log-moved-you = Du bewegst Marker: { $steps }.
then-moved = Bewegt: { $steps }.
log-moved-many = { $seat } bewegt { $count } Marker.
log-moved-many-you = Du bewegst { $count } Marker.
then-moved-many = { $count } Marker bewegen sich.
then-trimmed = Zehn dürfen bleiben; weggenommen: { $places }.
log-attacked = { $barrier ->
        [water] { $seat } spielt „Wasserübergang“ und greift { $owner } in { $to } von { $place } aus an.
        [mountain] { $seat } spielt „Gebirgsübergang“ und greift { $owner } in { $to } von { $place } aus an.
        [wall] { $seat } spielt „Mauerübergang“ und greift { $owner } in { $to } von { $place } aus an.
       *[open] { $seat } greift { $owner } in { $to } von { $place } aus an.
    }
log-attacked-you = { $barrier ->
        [water] Du spielst „Wasserübergang“ und greifst { $owner } in { $to } von { $place } aus an.
        [mountain] Du spielst „Gebirgsübergang“ und greifst { $owner } in { $to } von { $place } aus an.
        [wall] Du spielst „Mauerübergang“ und greifst { $owner } in { $to } von { $place } aus an.
       *[open] Du greifst { $owner } in { $to } von { $place } aus an.
    }
log-attacked-from-you = { $barrier ->
        [water] { $seat } spielt „Wasserübergang“ und greift dich in { $to } von { $place } aus an.
        [mountain] { $seat } spielt „Gebirgsübergang“ und greift dich in { $to } von { $place } aus an.
        [wall] { $seat } spielt „Mauerübergang“ und greift dich in { $to } von { $place } aus an.
       *[open] { $seat } greift dich in { $to } von { $place } aus an.
    }
log-fought = { $faces ->
        [none] { $dice ->
            [0] Verluste:
           *[other] { $dice } Würfel. Verluste:
        }
       *[other] Gewürfelt: { $faces }. Verluste:
    } { $from } { $attackers }, { $to } { $defenders }.
then-advanced = { $count ->
        [0] Niemand rückt nach; { $to } bleibt leer.
        [one] { $count } Marker rückt nach { $to } nach.
       *[other] { $count } Marker rücken nach { $to } nach.
    }
then-broke-off = Dann wird der Angriff abgebrochen.
then-repelled = Der Angriff scheitert.
log-refused = { $count ->
        [one] { $seat } schlägt { $asked } einen Zusammenschluss vor, ohne Erfolg.
       *[other] { $seat } schlägt { $asked } je einen Zusammenschluss vor, ohne Erfolg.
    }
log-refused-you = { $count ->
        [one] Du schlägst { $asked } einen Zusammenschluss vor, ohne Erfolg.
       *[other] Du schlägst { $asked } je einen Zusammenschluss vor, ohne Erfolg.
    }
log-named = { $seat } nennt { $yang } für Yang und { $yin } für Yin.
log-named-you = Du nennst { $yang } für Yang und { $yin } für Yin.
log-named-both = { $seat } nennt { $province } für Yang und Yin.
log-named-both-you = Du nennst { $province } für Yang und Yin.
then-yin = Yin: { $card }.
then-lost = { $count ->
        [one] { $count } Marker geht in { $province } verloren.
       *[other] { $count } Marker gehen in { $province } verloren.
    }
then-relieved = „{ $card }“ wird gespielt, nichts geht verloren.
then-kept = { $card ->
        [none] Eine Yang-Karte kommt auf die Hand.
       *[other] Yang: { $card }, für die Hand.
    }
then-built = Yang: { $card } in { $province }.
log-ended = Das Spiel ist aus. { $reason }.
seat-points = { $value ->
        [one] Punkt
       *[other] Punkte
    }
seat-state = { $provinces ->
        [one] { $provinces } Provinz
       *[other] { $provinces } Provinzen
    }, { $cards ->
        [one] { $cards } Yang-Karte
       *[other] { $cards } Yang-Karten
    }
seat-junior = Partner von { $owner }
seat-out = ausgeschieden
standing-title = Wenn jetzt gewertet würde
standing-seat = Staat
standing-provinces = Provinzen
standing-markers = Marker
standing-symbols = Symbole
standing-cards = Yang
standing-occupied = Besetzt
standing-influenced = Einfluss
standing-points = Punkte
standing-provinces-note = Provinzen: besetzt, und unter Einfluss; je zwei Punkte
standing-markers-note = Marker auf dem Plan, und im Vorrat; ein Punkt für jeden auf dem Plan
standing-symbols-note = { $influence ->
        [yes] Punkte für Symbole in Provinzen, besetzt oder unter Einfluss: einer für Stadt oder Bergwerk, zwei für Landwirtschaft
       *[other] Punkte für Symbole in besetzten Provinzen: einer für Stadt oder Bergwerk, zwei für Landwirtschaft
    }
standing-cards-note = Yang-Karten auf der Hand; je ein Punkt
standing-points-note = Punkte, wenn jetzt gewertet würde
standing-held = { $occupied ->
        [one] { $occupied } Provinz
       *[other] { $occupied } Provinzen
    } besetzt, { $influenced } unter Einfluss
standing-pieces = { $markers } Marker auf dem Plan, { $supply } im Vorrat
standing-known = { $count ->
        [one] { $count } Yang-Karte
       *[other] { $count } Yang-Karten
    }, allen bekannt: { $cards }
standing-relief = { $count ->
        [one] eine Hilfskarte
       *[other] { $count } Hilfskarten
    }
standing-claim = Anspruch auf den Thron: gewinnt mit fünfzehn Provinzen, wenn der nächste Zug von { $seat } beginnt.
standing-claim-you = Du erhebst Anspruch auf den Thron: Hältst du zu Beginn deines nächsten Zuges noch fünfzehn Provinzen, gewinnst du.
standing-claim-short = { $count } Provinzen: gewinnt, wenn bis zum nächsten eigenen Zug fünfzehn bleiben
standing-cornered = { $most ->
        [0] Eingekesselt
       *[other] Eingekesselt, { $turns } von { $most }
    }
sign-claim = Anspruch auf den Thron
standing-junior = { $share ->
        [none] Juniorpartner
       *[other] Juniorpartner, Anteil { $share } %
    }
standing-out = ausgeschieden
standing-fine = Punkte: einer für jeden Marker und jede Yang-Karte, Symbole einer oder zwei, jede Provinz zwei.
result-partner = { $share ->
        [none] Juniorpartner von { $owner }
       *[other] Juniorpartner von { $owner }, Anteil { $share } %
    }
result-out = ausgeschieden
graph-points = Punkte, wenn dort gewertet worden wäre
words-markers = { $province } { $count }
words-markers-symbols = { $province } { $count } ({ $symbols })
words-symbols = { $province } ({ $symbols })
words-holds = { $seat } hält besetzt: { $held }
words-holds-you = Du hältst besetzt: { $held }
words-influence = { $seat } hat Einfluss über { $province }
words-influence-you = Du hast Einfluss über { $province }
words-reach = { $seat } könnte kolonisieren: { $province }
words-reach-you = Du könntest kolonisieren: { $province }
words-fifteen = { $count ->
        [one] Mit { $province } hielte { $seat } fünfzehn Provinzen
       *[other] Mit einer von diesen hielte { $seat } fünfzehn Provinzen: { $province }
    }
words-fifteen-you = { $count ->
        [one] Mit { $province } hieltest du fünfzehn Provinzen
       *[other] Mit einer von diesen hieltest du fünfzehn Provinzen: { $province }
    }
words-free = Unbesetzte Provinzen mit Symbolen: { $held }
words-claim = { $seat } erhebt Anspruch auf den Thron
words-claim-you = Du erhebst Anspruch auf den Thron
words-cornered = { $seat } ist eingekesselt: { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    } hintereinander
words-cornered-you = Du bist eingekesselt: { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    } hintereinander
words-junior = { $seat } ist Juniorpartner von { $owner }
words-junior-you = Du bist Juniorpartner von { $owner }
words-out = { $seat } ist ausgeschieden
words-out-you = Du bist ausgeschieden
words-pending = Am Ende dieses Zuges tritt { $seat } dem Staat von { $owner } bei
words-pending-you = Am Ende dieses Zuges trittst du dem Staat von { $owner } bei
words-known = { $seat }: alle wissen von { $cards }
words-known-you = Du: alle wissen von { $cards }
words-battle = Angriff auf { $to } von { $from } aus; { $owner } verteidigt
words-none = keine

# Lernen: Beispiele in den Regeln
example-try = Versucht: „{ $move }“
example-mixed = Gemischte Regeln
example-hand = Yang-Karten auf der Hand
example-holds = { $seat } hält { $count ->
        [one] { $count } Provinz
       *[other] { $count } Provinzen
    }: { $provinces } besetzt, { $influenced } unter Einfluss.
example-holds-you = Du hältst { $count ->
        [one] { $count } Provinz
       *[other] { $count } Provinzen
    }: { $provinces } besetzt, { $influenced } unter Einfluss.
example-influence = Unter Einfluss: { $province }.

# Where cards come from
source-cards = Karten: Die Stapel von Wien sind gedruckt, die von Klassik danach nachgebildet.

# The help card
glance-turn = Zug
glance-grow-together = Zuwachs: drei neue Marker, alle in eine Provinz
glance-grow-split = Zuwachs: drei neue Marker, beliebig verteilt
glance-symbols-origin = Jeden Zug bringt Landwirtschaft dort noch zwei, Stadt und Bergwerk je einen
glance-symbols-adjoining = Jeden Zug bringt Landwirtschaft noch zwei, Stadt und Bergwerk je einen, dort oder daneben
glance-colonise-1 = Kolonisieren: drei gehen zusammen in eine leere Provinz daneben, mindestens einer bleibt
glance-colonise-0 = Kolonisieren: drei gehen zusammen in eine leere Provinz daneben
glance-colonise-symbol = Kolonisieren: drei gehen zusammen in eine leere Provinz daneben; bei einem Symbol bleibt einer
glance-move = Bewegung: jeder Marker über eine Grenze, zwischen deinen Provinzen
glance-move-others = Bewegung: jeder Marker über eine Grenze, zwischen deinen Provinzen; Kolonisten bleiben
glance-move-symbol = Bewegung: jeder Marker über eine Grenze, zwischen deinen Provinzen; bei einem Symbol bleibt einer
glance-move-others-symbol = Bewegung: jeder Marker über eine Grenze, zwischen deinen Provinzen; Kolonisten bleiben, bei einem Symbol einer
glance-expand = Ausdehnung: Zusammenschluss vorschlagen, Nachbarn angreifen oder nichts
glance-expand-demand = Ausdehnung: Zusammenschluss vorschlagen, Nachbarn angreifen, Provinzen fordern oder nichts
glance-demand = Jede Provinz daneben kannst du einmal im Zug fordern: Der Besitzer räumt sie oder bleibt
glance-draw = Karten: nenn eine Provinz für Yang, eine für Yin, dann zieh
glance-ten = Eine Provinz behält höchstens zehn Marker; der Rest geht in den Vorrat
glance-attack = Angriff
glance-barrier = Über Wasser, Gebirge oder Mauer nur mit der passenden Karte
glance-repeat-once = Von einer Provinz aus jede andere höchstens einmal im Zug
glance-repeat-unlimited = Derselbe Angriff darf noch einmal sein; über ein Hindernis mit neuer Karte
glance-parity = Gerade: der Verteidiger verliert einen Marker; ungerade: der Angreifer
glance-dice-one = Ein Würfel je Wurf; vor jedem darfst du abbrechen
glance-dice-many = Bis zu ein Würfel je Marker; vor jedem Wurf darfst du abbrechen
glance-odds = Chancen bis zum Ende: 3 gegen 3: 50 %, 3 gegen 2: 69 %, 4 gegen 2: 81 %
glance-withdraw-any = Der Verteidiger darf in eine eigene Provinz daneben ausweichen, vor jedem Wurf
glance-withdraw-any-empty = Vor jedem Wurf darf der Verteidiger in eine eigene Provinz daneben ausweichen; die geräumte bleibt leer
glance-withdraw-first = Der Verteidiger darf in eine eigene Provinz daneben ausweichen, nur vor dem ersten Wurf
glance-withdraw-first-empty = Nur vor dem ersten Wurf darf der Verteidiger in eine eigene Provinz daneben ausweichen; die geräumte bleibt leer
glance-merge-stronger = Der Verteidiger darf einen Zusammenschluss anbieten; der stärkere Staat führt
glance-merge-attacker = Der Verteidiger darf einen Zusammenschluss anbieten; der Angreifer führt
glance-advance-rest = Sieger rücken nach, so viele du willst; sie greifen in diesem Zug nicht mehr an
glance-advance-rest-symbol = Sieger rücken nach, so viele du willst, bei einem Symbol bleibt einer; sie greifen in diesem Zug nicht mehr an
glance-advance-on = Sieger rücken nach, so viele du willst, und dürfen weiter angreifen
glance-advance-on-symbol = Sieger rücken nach, so viele du willst, bei einem Symbol bleibt einer; sie dürfen weiter angreifen
glance-cards = Karten
glance-card-symbols = Stadt, Bergwerk oder Landwirtschaft für die genannte Provinz, für immer
glance-card-crossing = Übergang: ein Angriff über dieses Hindernis
glance-card-relief = Hilfe: hebt eine Hungersnot oder eine Flut auf
glance-card-mandate = Mandat des Himmels: das Spiel endet
glance-card-one = Pest, Rebellion, Dürre: ein Marker verloren
glance-card-two = Hungersnot, Flut: zwei Marker verloren
glance-card-traitor = Verräter: alle deine Übergangskarten verloren
glance-points = Sieg
glance-points-1 = Ein Punkt je Marker, Stadt, Bergwerk und Yang-Karte
glance-points-2 = Zwei je Landwirtschaft und je Provinz, besetzt oder unter Einfluss
glance-points-influence = Symbole zählen in jeder deiner Provinzen, auch unter Einfluss
glance-points-occupied = Symbole zählen nur, wo deine Marker stehen
glance-influence-adjoining = Einfluss: leeres Land, an das nur du grenzt oder das nur du erreichst
glance-influence-enclosed = Einfluss: leeres Land, das nur du erreichen kannst
glance-fifteen-any = Fünfzehn Provinzen zu irgendeinem Zeitpunkt und noch zu Beginn deines nächsten Zuges: Du gewinnst
glance-fifteen-own = Fünfzehn Provinzen am Ende deines Zuges und noch zu Beginn des nächsten: Du gewinnst
glance-last = Der letzte Staat auf dem Plan gewinnt sofort
glance-cornered = { $turns } Züge in deiner einzigen Provinz eingekesselt: Du gehst zu einem Nachbarn oder scheidest aus
glance-turns = Sonst gewinnen die meisten Punkte, gezählt nach Zug { $turns }
glance-mandate = Sonst gewinnen die meisten Punkte, gezählt, wenn das Mandat kommt

# Decisions: stepper, countdown, panels
steps-of = Die fünf Phasen: Zug von { $seat }
steps-of-you = Die fünf Phasen deines Zuges
step-1 = Wachsen
step-2 = Kolonisieren
step-3 = Bewegen
step-4 = Ausdehnen
step-5 = Karten
step-is-done = , erledigt
step-settle = { $left ->
        [one] noch { $left } Provinz wählen
       *[other] noch { $left } Provinzen wählen
    }
step-left = noch { $left } zu setzen
step-now-2 = je drei Marker
step-now-3 = zwischen eigenen Provinzen
step-now-4 = angreifen, verhandeln, beenden
step-battle = ein Angriff läuft
step-yang = Provinz für Yang nennen
step-yin = Yin noch nicht genannt
step-drawn = die Karten sind gezogen
step-done-1 = { $count } gesetzt
step-done-2 = { $count ->
        [0] keine Kolonie
        [one] { $count } Kolonie
       *[other] { $count } Kolonien
    }
step-done-3 = { $count ->
        [0] nichts bewegt
       *[other] { $count } bewegt
    }
step-done-4 = { $count ->
        [0] kein Angriff
        [one] { $count } Angriff
       *[other] { $count } Angriffe
    }
step-next-1 = neue Marker setzen
step-next-2 = freies Land
step-next-3 = Marker verschieben
step-next-4 = Angriff, Verhandlung
step-next-5 = Yang und Yin
count-turns = Zug { $now } von { $all }
count-turns-left = { $left ->
        [0] der letzte Zug
        [one] danach noch { $left } Zug, davon { $mine } deine
       *[other] danach noch { $left } Züge, davon { $mine } deine
    }
count-mandate = Yang-Karte { $now } von { $all }
count-mandate-left = { $left ->
        [one] die nächste ist das Mandat des Himmels
       *[other] die letzte von { $left } weiteren ist das Mandat des Himmels
    }
decks-left = Stapel: Yang { $yang }, ungesehen { $yang_unseen }; Yin { $yin }, ungesehen { $yin_unseen }
deck-yang = Yang
deck-yin = Yin
percent = { $value } %
at-province = { $province }
decides = { $seat } entscheidet
ways-pair = { $from } → { $to }
target-of = { $province }, { $owner }
amount-less = Einer weniger
amount-more = Einer mehr
act-back = Zurück
act-choose = Erst wählen
act-choose-province = Provinz wählen
act-choose-player = Spieler wählen
act-rest = { $count ->
        [one] Hierher setzen
        [2] Beide hierher
       *[other] Alle { $count } hierher
    }
end-left-colonise = { $count ->
        [one] { $count } Provinz ließe sich noch kolonisieren
       *[other] { $count } Provinzen ließen sich noch kolonisieren
    }
end-left-attack = { $count ->
        [one] { $count } Angriff noch möglich
       *[other] { $count } Angriffe noch möglich
    }
act-attack = Angriff
act-merge = Zusammenschluss
act-demand = Aufforderung
act-join-surely = Ja, { $asked } beitreten
settle-title = Wo du beginnst
settle-note = je drei Marker
grow-title = Noch zu setzen
grow-supply = { $count } im Vorrat
grow-regular = reguläre
grow-regular-at = reguläre, nach { $place }
grow-count = Neue Marker in { $place }
grow-origin = von { $origin }
grow-drops = { $count ->
        [one] Der Vorrat ist zu klein: Auf { $count } Marker musst du verzichten.
       *[other] Der Vorrat ist zu klein: Auf { $count } Marker musst du verzichten.
    }
colonise-title = Wohin Kolonisten gehen können
colonise-note = drei gehen zusammen
colonise-of = jetzt { $count } Marker in { $from }
move-title = Wohin Marker ziehen können
move-note = jeder über eine Grenze
move-of = bis zu { $most } von { $count }
move-count = Marker
move-all = Alle { $count }
change-province = { $province }
change-held = Provinzen
change-points = Punkte
attack-title = Wen du angreifen kannst
attack-lacking = Jetzt nicht mögliche Angriffe
attack-from = { $count ->
        [one] Von { $from }, { $count } Marker
       *[other] Von { $from }, { $count } Marker
    }
attack-odds = bis zum Ende gekämpft
attack-open = offene Grenze, keine Karte
attack-spends = kostet „{ $card }“
attack-lacks = es fehlt „{ $card }“
attack-closed = in diesem Zug schon angegriffen
attack-left = Zieht sich der Verteidiger zurück, rückt niemand nach: Die Provinz bleibt leer, bis jemand sie kolonisiert.
attack-left-short = Zieht sich der Verteidiger zurück, rückt niemand nach.
attack-none = Keine Provinz eines anderen Staates grenzt an deine.
attack-spent = Alle deine Marker neben anderen Staaten sind in diesem Zug nachgerückt und greifen nicht noch einmal an.
attack-talk = Verhandeln kannst du trotzdem.
demand-title = Eine Provinz fordern
demand-note = jede einmal im Zug
demand-bluff = ihre Marker könnten sich zurückziehen
odds-takes = { $seat } erobert { $province }
odds-takes-you = Du eroberst { $province }
odds-holds = { $seat } hält { $province }
odds-holds-you = Du hältst { $province }
odds-spoken = Bis zum Ende gekämpft, erobert { $seat } { $province } in { $value } von 100 Fällen
odds-spoken-you = Bis zum Ende gekämpft, eroberst du { $province } in { $value } von 100 Fällen
odds-losses = Im Schnitt kostet das den Angriff { NUMBER($attackers, minimumFractionDigits: 1) } und die Verteidigung { NUMBER($defenders, minimumFractionDigits: 1) } Marker.
odds-losses-singly = Mit einem Würfel nach dem anderen kostet das den Angriff im Schnitt { NUMBER($attackers, minimumFractionDigits: 1) } und die Verteidigung { NUMBER($defenders, minimumFractionDigits: 1) } Marker.
odds-losses-at-once = Mit allen Würfeln auf einmal sind es { NUMBER($attackers, minimumFractionDigits: 1) } und { NUMBER($defenders, minimumFractionDigits: 1) }.
odds-left = { $seat } bleiben
odds-left-you = dir bleiben
odds-bars = Über jedem Balken: Chance in %. Darunter: Marker, die bleiben.
battle-title = Angriff auf { $province }
battle-rule = gerade trifft die Verteidigung,
    ungerade den Angriff
battle-lost = { $defenders ->
        [0] Angriff −{ $attackers }
       *[other] { $attackers ->
            [0] Verteidigung −{ $defenders }
           *[other] Angriff −{ $attackers }, Verteidigung −{ $defenders }
        }
    }
battle-stood = hält stand
battle-offered = bietet Zusammenschluss
battle-refused = Angebot abgelehnt
dice-count = Würfel
dice-last = Der letzte Wurf
dice-odds = Würfel, Chance { $value } %
dice-spoken = { $count ->
        [one] Der Würfel zeigt { $faces }
       *[other] Die Würfel zeigen { $faces }
    }
defend-holds = { $province } hält in { $value } von 100
demanded-title = { $province } räumen?
demanded-note = { $seat } fordert es
demanded-stay = jetzt geschieht nichts; ein Angriff kann folgen
withdraw-sum = { $lost ->
        [0] { $there } + { $here } = { $markers }
       *[other] { $there } + { $here }: { $markers } finden Platz, verloren: { $lost }
    }
withdraw-entered = der Angreifer darf nachrücken
withdraw-empty = { $province } bleibt leer
offer-you-lead = du wärst Seniorpartner
offer-they-lead = { $owner } wäre Seniorpartner, du spielst nicht weiter
order-now = Für den Rest dieses Angriffs
order-always = Bei jedem Angriff auf mich
order-always-about = Das Haus antwortet dann auf Angriffe auf dich so, ohne dich zu fragen, auch wenn du weg bist.
order-give = Das Haus antworten lassen
order-fold = Dauerbefehl…
order-ask = Mich fragen
order-stand = Bis zum Ende standhalten
order-withdraw = { $count ->
        [one] Zurückziehen bei { $count } Marker
       *[other] Zurückziehen bei { $count } Markern
    }
order-withdraw-first = { $count ->
        [one] Mit { $count } Marker vor dem ersten Wurf zurückziehen
       *[other] Mit höchstens { $count } Markern vor dem ersten Wurf zurückziehen
    }
order-withdraw-to = { $count ->
        [one] Nach { $to } zurückziehen bei { $count } Marker
       *[other] Nach { $to } zurückziehen bei { $count } Markern
    }
order-set = Das Haus antwortet für dich.
order-off = Du wirst gefragt.
advance-title = { $province } ist frei
advance-withdrew = { $seat } hat sich zurückgezogen: { $province } ist frei
advance-withdrew-you = Du hast dich zurückgezogen: { $province } ist frei
advance-count = So viele rücken nach
advance-fresh = sie dürfen weiter angreifen
advance-spent = sie greifen in diesem Zug nicht mehr an
merge-whom = Zusammenschluss mit wem?
merge-with = Zusammenschluss mit { $owner }?
merge-proposed = { $seat } schlägt einen Zusammenschluss vor
merge-proposed-you = Du schlägst einen Zusammenschluss vor
merge-offered = { $seat } bietet einen Zusammenschluss an
merge-offered-you = Du bietest einen Zusammenschluss an
merge-cornered = { $seat } ist eingekesselt und will beitreten
merge-cornered-you = Du bist eingekesselt und willst beitreten
merge-once = die andere Seite darf ablehnen
merge-senior = Seniorpartner
merge-junior = Juniorpartner
merge-after = danach
merge-provinces = Provinzen
merge-markers = Marker
merge-cards = Yang-Karten
merge-points = Punkte
merge-at-once = { $seat } tritt sofort bei und spielt nicht weiter.
merge-at-once-you = Du trittst sofort bei und spielst nicht weiter.
merge-later = { $seat } zieht noch Karten, tritt am Ende dieses Zuges bei und spielt nicht weiter.
merge-later-you = Du ziehst noch Karten, trittst am Ende dieses Zuges bei und spielst nicht weiter.
merge-last = { $seat } tritt am Ende dieses Zuges bei und spielt nicht weiter.
merge-last-you = Du trittst am Ende dieses Zuges bei und spielst nicht weiter.
merge-behind = Im Ergebnis steht { $seat } hinter jedem Staat, der übrig ist.
merge-behind-you = Im Ergebnis stehst du hinter jedem Staat, der übrig ist.
merge-series = In dieser Serie bekommt { $seat } den vereinbarten Anteil an den Punkten des Seniorpartners.
merge-series-you = In dieser Serie bekommst du den vereinbarten Anteil an den Punkten des Seniorpartners.
merge-lost = { $markers ->
        [0] { $cards ->
            [one] { $cards } Yang-Karte verfällt.
           *[other] { $cards } Yang-Karten verfallen.
        }
       *[other] { $cards ->
            [0] Mangels Markern gehen verloren: { $markers }.
           *[other] Verloren: { $markers } Marker, { $cards } Yang-Karten.
        }
    }
merge-share-named = Genannter Anteil: { $share } %.
share-name = Anteil nennen
share-counts = zählt in einer Serie von Partien
share-label = Anteil des Juniorpartners in einer Serie
cards-title = Yang und Yin
cards-unseen = beide verdeckt
name-yang = Yang geht nach …
name-yang-at = Yang geht nach { $province }
name-yang-note = { $count } im Stapel. Ungesehen: Städte { $city }, Bergwerke { $mine }, Landwirtschaft { $farm }
name-yin = Yin geht nach …
name-yin-at = Yin geht nach { $province }
name-yin-note = { $count } im Stapel: Ein oder zwei Marker können verloren gehen
name-same = Gelten beide derselben Provinz, hilft eine jetzt gezogene Hilfskarte sofort.
drawn-title = Karten von { $seat }
drawn-title-you = Deine letzten Karten
drawn-yang-hidden = Yang, verdeckt
drawn-yin-hidden = Yin, nicht gezogen
drawn-yang-at = für { $province }
drawn-yin-at = für { $province }
relief-title = Eben gezogene Karten
relief-loss = { $count ->
        [one] { $province } verlöre seinen einzigen Marker.
       *[other] { $province } verlöre zwei von { $count } Markern.
    }
relief-helps = Du hast eine Hilfskarte dagegen.
relief-helpless = Du hast keine Karte, die hilft.
cornered-title = Du bist eingekesselt
cornered-note = { $turns ->
        [one] seit { $turns } Zug
       *[other] seit { $turns } Zügen
    }
cornered-join = { $owner } darf ablehnen
cornered-leave = deine Marker kommen vom Plan
wait-junior = Du spielst nicht weiter. Im Ergebnis stehst du hinter jedem Staat, der übrig ist; in einer Serie bekommst du den vereinbarten Anteil an den Punkten von { $owner }.
wait-out = Dein Staat ist ausgeschieden
wait-out-text = Du hast keine Marker mehr. Die anderen spielen weiter, und du darfst bis zum Ende zusehen.
wait-joined = Dein Staat ist { $owner } beigetreten
answer-refused = { $seat } lehnt den Zusammenschluss ab.
answer-stayed = { $seat } räumt { $province } nicht.
answer-not-joined = { $seat } nimmt dich nicht auf.
wait-first = Dein Zug kommt noch. Sieh dir so lange die Karte an: Berührte Provinzen erzählen von sich.
hand-title = Deine Yang-Karten
hand-none = Noch keine Yang-Karten auf deiner Hand. Jeder Zug bringt eine.
hand-times = ×{ $count }
hand-use-targets = { $count ->
        [0] kein Ziel
        [one] { $count } Ziel
       *[other] { $count } Ziele
    }
hand-use-later = für deine Angriffe
hand-use-kept = aufgehoben
hand-use-helps = hilft jetzt
hand-for-cross_water = Kostet ein Angriff über Fluss, See oder Meer.
hand-for-cross_mountain = Kostet ein Angriff über das Gebirge.
hand-for-cross_wall = Kostet ein Angriff über die Große Mauer.
hand-for-relief_famine = Hebt den Verlust durch eine Hungersnot auf.
hand-for-relief_flood = Hebt den Verlust durch eine Flut auf.
