# Tea Garden: names of things. Deutsch
# Ein Parameter mit einem Wort wird zur Nachricht SCHLÜSSEL-WORT, wenn es sie gibt. Darum gibt es keine Nachrichten scroll-…: effect-scroll wählt nach dem bloßen Wort.

game-name = Tea Garden
game-blurb = Tee am Jangtse anbauen: Karten ausspielen, Gärten anlegen, Blätter reifen lassen, Karawanen und Kaiser zufriedenstellen.
game-time = etwa 90 Minuten
game-author = Tomáš Holek

# Provinzen
province-yellow = Heimattal
province-green = Sichuan
province-blue = Guizhou
province-orange = Hunan
province-red = Hubei

# Regionen, nach Nummer (als Text, sonst steht die Zahl da)
region-1 = Jinsha
region-2 = Ya’an
region-3 = Mengding
region-4 = Qingcheng
region-5 = Emei
region-6 = Zunyi
region-7 = Duyun
region-8 = Leishan
region-9 = Meitan
region-10 = Anhua
region-11 = Guzhang
region-12 = Junshan
region-13 = Enshi
region-14 = Yichang
region-15 = Wudang
region-16 = Wufeng
space-name = { $region }, Feld { $letter }
river-name = Jangtse
landmark-lake = See
landmark-mountain = Berg

# Leisten
river-start = Start des Flusses
river-segment = Flussabschnitt { $n }
river-berth = Liegeplatz für { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
university-start = Start der Universität
university-sector = Sektor { $n }
university-centre = Mitte der Universität
part-outer = äußerer Teil
part-inner = innerer Teil
emperor-start = Fuß der Kaiserleiste
emperor-row = Kaiserstufe { $n }
end-points = { $n ->
        [one] { $n } Punkt am Ende
       *[other] { $n } Punkte am Ende
    }

# Dinge
thing-leaf-green = Grünes Blatt
thing-leaf-brown = Braunes Blatt
thing-basket = Korb
thing-pagoda = Pagode
thing-garden = Garten
thing-boat = Boot
thing-worker = Arbeiter
thing-emperor_token = Kaisermarke
thing-cup_tile = Tassenplättchen
thing-cup_row = Tassenreihe
thing-connection = Verbindung
thing-cup_marker = Tassenmarker
thing-bonus_token = Bonusplättchen
thing-scroll = Schriftrolle
thing-scroll-strength = Stärkerolle
thing-scroll-teapot = Teekannenrolle
thing-scroll-repeat = Wiederholungsrolle
thing-card-starting = Startkarte
thing-card-action = Aktionskarte
thing-card-emperor = Kaiserkarte
thing-caravan-basic = Einfache Karawane
thing-caravan-advanced = Fortgeschrittene Karawane
thing-trade = Angebot
thing-tier = Schwelle
thing-market = Markt
thing-river = Fluss
thing-university = Universität
thing-emperor_track = Kaiserleiste
thing-turn_slot = Zugfeld
thing-draw_pile = Nachziehstapel
thing-discard_pile = Ablagestapel
thing-deck = Deck
thing-supply = Vorrat
thing-strength = Stärke
thing-quality = Qualität
thing-value = Wert
level-1 = Stufe I
level-2 = Stufe II
level-3 = Stufe III
level-4 = Stufe IV
level-5 = Stufe V

# Symbole und Aktionen
teapot-green = grüne Teekanne
teapot-red = rote Teekanne
teapot-blue = blaue Teekanne
teapot-any = Teekanne beliebiger Farbe
side-river = Fluss
side-cups = Tassen
side-university = Universität
action-garden = Einen Garten anlegen
action-buy = Eine Karte kaufen
action-caravan = An eine Karawane verkaufen
action-ferment = Fermentieren
action-harvest = Zusätzliche Ernte
action-advance = Auf der Kaiserleiste aufsteigen
action-marker = Einen Tassenmarker nutzen
action-repeat = Die Nebenaktion wiederholen
action-fee = Die Gebühr zahlen
action-pass = Passen
action-end = Den Zug beenden

# Kaiserkarten. Andere Karten haben keine Namen; ihre Bezeichnung steht da
card-E01 = Keller{ "\u00AD" }meister
card-E02 = Hüter des dunklen Tees
card-E03 = Frühlings{ "\u00AD" }ernte
card-E04 = Kaiserliches Siegel
card-E05 = Kaiserlicher Erlass
card-E06 = Hüter der Teekannen
card-E07 = Herr der Gärten
card-E08 = Garten{ "\u00AD" }baumeister
card-E09 = Karawanen{ "\u00AD" }meister
card-E10 = Wächter der Straße
card-E11 = Erlesener Hof
card-E12 = Admiral des Flusses
card-E13 = Kanzler der Studien
card-E14 = Mäzen des Porzellans
card-E15 = Tee{ "\u00AD" }zeremonie
card-E16 = Große Tee{ "\u00AD" }zeremonie

# Wofür Kaiserkarten zählen
scoring-brown_leaves = { $vp ->
        [one] { $vp } Punkt für jedes braune Blatt
       *[other] { $vp } Punkte für jedes braune Blatt
    }, für höchstens { $max ->
        [one] { $max } Blatt
       *[other] { $max } Blätter
    }.
scoring-green_leaves = { $vp ->
        [one] { $vp } Punkt für jedes grüne Blatt
       *[other] { $vp } Punkte für jedes grüne Blatt
    }, für höchstens { $max ->
        [one] { $max } Blatt
       *[other] { $max } Blätter
    }.
scoring-teapot_scrolls = { $vp ->
        [one] { $vp } Punkt für jede Teekannenrolle
       *[other] { $vp } Punkte für jede Teekannenrolle
    }, für höchstens { $max ->
        [one] { $max } Rolle
       *[other] { $max } Rollen
    }.
scoring-gardens = { $vp ->
        [one] { $vp } Punkt für jeden Garten
       *[other] { $vp } Punkte für jeden Garten
    }, für höchstens { $max ->
        [one] { $max } Garten
       *[other] { $max } Gärten
    }.
scoring-caravans = { $vp ->
        [one] { $vp } Punkt für jede Karawane
       *[other] { $vp } Punkte für jede Karawane
    }, für höchstens { $max ->
        [one] { $max } Karawane
       *[other] { $max } Karawanen
    }.
scoring-river_cards = { $vp ->
        [one] { $vp } Punkt für jede Karte mit Fluss in deinem Deck
       *[other] { $vp } Punkte für jede Karte mit Fluss in deinem Deck
    }, für höchstens { $max ->
        [one] { $max } Karte
       *[other] { $max } Karten
    }.
scoring-university_cards = { $vp ->
        [one] { $vp } Punkt für jede Karte mit Universität in deinem Deck
       *[other] { $vp } Punkte für jede Karte mit Universität in deinem Deck
    }, für höchstens { $max ->
        [one] { $max } Karte
       *[other] { $max } Karten
    }.
scoring-cups_cards = { $vp ->
        [one] { $vp } Punkt für jede Karte mit Tassen in deinem Deck
       *[other] { $vp } Punkte für jede Karte mit Tassen in deinem Deck
    }, für höchstens { $max ->
        [one] { $max } Karte
       *[other] { $max } Karten
    }.
scoring-teapot_cards = { $vp ->
        [one] { $vp } Punkt für jede Karte mit Teekanne in deinem Deck
       *[other] { $vp } Punkte für jede Karte mit Teekanne in deinem Deck
    }, für höchstens { $max ->
        [one] { $max } Karte
       *[other] { $max } Karten
    }.
scoring-starting_cards = { $vp ->
        [one] { $vp } Punkt für jede Startkarte in deinem Deck
       *[other] { $vp } Punkte für jede Startkarte in deinem Deck
    }, für höchstens { $max ->
        [one] { $max } Karte
       *[other] { $max } Karten
    }.
scoring-flat = { $vp ->
        [one] { $vp } Punkt.
       *[other] { $vp } Punkte.
    }
scoring-flat_minus = { $vp ->
        [one] { $vp } Punkt, weniger { $minus } für jede Startkarte in deinem Deck.
       *[other] { $vp } Punkte, weniger { $minus } für jede Startkarte in deinem Deck.
    }

# Tassenplättchen: linke Hälfte, rechte Hälfte
half-blue = blau
half-green = grün
half-white = weiß
cup-C01 = Plättchen Blau–Blau
cup-C02 = Plättchen Blau–Grün
cup-C03 = Plättchen Blau–Weiß
cup-C04 = Plättchen Grün–Blau
cup-C05 = Plättchen Grün–Grün
cup-C06 = Plättchen Grün–Weiß
cup-C07 = Plättchen Weiß–Blau
cup-C08 = Plättchen Weiß–Grün
cup-C09 = Plättchen Weiß–Weiß
cup-C10 = Plättchen Blau–Blau
cup-C11 = Plättchen Blau–Grün
cup-C12 = Plättchen Blau–Weiß
cup-C13 = Plättchen Grün–Blau
cup-C14 = Plättchen Grün–Grün
cup-C15 = Plättchen Grün–Weiß
cup-C16 = Plättchen Weiß–Blau
cup-C17 = Plättchen Weiß–Grün
cup-C18 = Plättchen Weiß–Weiß
cup-C19 = Plättchen Blau–Blau
cup-C20 = Plättchen Blau–Grün
cup-C21 = Plättchen Blau–Weiß
cup-C22 = Plättchen Grün–Blau
cup-C23 = Plättchen Grün–Grün
cup-C24 = Plättchen Grün–Weiß
cup-C25 = Plättchen Weiß–Blau
cup-C26 = Plättchen Weiß–Grün
cup-C27 = Plättchen Weiß–Weiß
cup-C28 = Plättchen Blau–Blau
cup-C29 = Plättchen Blau–Grün
cup-C30 = Plättchen Blau–Weiß
cup-C31 = Plättchen Grün–Blau
cup-C32 = Plättchen Grün–Grün
cup-C33 = Plättchen Grün–Weiß
cup-C34 = Plättchen Weiß–Blau
cup-C35 = Plättchen Weiß–Grün
cup-C36 = Plättchen Weiß–Weiß
cup-C37 = Plättchen Blau–Grün
cup-C38 = Plättchen Grün–Weiß
cup-C39 = Plättchen Weiß–Blau
cup-C40 = Plättchen Blau–Blau

# Wirkungen, als Sätze
effect-vp = Du bekommst { $n ->
        [one] { $n } Punkt.
       *[other] { $n } Punkte.
    }
effect-leaves = Du bekommst { $n ->
        [one] { $n } grünes Blatt der Qualität { $q }.
       *[other] { $n } grüne Blätter der Qualität { $q }.
    }
effect-ferment = Du darfst { $n ->
        [one] { $n } Blatt fermentieren.
       *[other] bis zu { $n } Blätter fermentieren.
    }
effect-emperor_token = Du bekommst { $n ->
        [one] { $n } Kaisermarke.
       *[other] { $n } Kaisermarken.
    }
effect-scroll = Du bekommst { $scroll ->
        [strength] { $n ->
                [one] { $n } Stärkerolle.
               *[other] { $n } Stärkerollen.
            }
        [teapot] { $n ->
                [one] { $n } Teekannenrolle.
               *[other] { $n } Teekannenrollen.
            }
       *[repeat] { $n ->
                [one] { $n } Wiederholungsrolle.
               *[other] { $n } Wiederholungsrollen.
            }
    }
effect-cup_marker = Du bekommst { $n ->
        [one] { $n } Tassenmarker.
       *[other] { $n } Tassenmarker.
    }
effect-draw = Du darfst { $n ->
        [one] { $n } Karte ziehen.
       *[other] { $n } Karten ziehen.
    }
effect-draw_discard = Du darfst { $n ->
        [one] { $n } Karte ziehen und legst dann eine ab.
       *[other] { $n } Karten ziehen und legst dann ebenso viele ab.
    }
effect-remove_card = Du darfst { $n ->
        [one] { $n } Karte aus dem Spiel nehmen.
       *[other] { $n } Karten aus dem Spiel nehmen.
    }
effect-sell_leaves = Du darfst bis zu { $max } Blätter verkaufen: { $green ->
        [one] { $green } Punkt
       *[other] { $green } Punkte
    } für jedes grüne, { $brown } für jedes braune.
effect-emperor_card = Du nimmst { $n ->
        [one] { $n } offene Kaiserkarte.
       *[other] { $n } offene Kaiserkarten.
    }

# Dasselbe kurz, für Pläne und Listen
brief-vp = { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
brief-leaves = { $n ->
        [one] { $n } Blatt der Qualität { $q }
       *[other] { $n } Blätter der Qualität { $q }
    }
brief-ferment = { $n } fermentieren
brief-emperor_token = { $n ->
        [one] { $n } Kaisermarke
       *[other] { $n } Kaisermarken
    }
brief-scroll = { $scroll ->
        [strength] { $n ->
                [one] { $n } Stärkerolle
               *[other] { $n } Stärkerollen
            }
        [teapot] { $n ->
                [one] { $n } Teekannenrolle
               *[other] { $n } Teekannenrollen
            }
       *[repeat] { $n ->
                [one] { $n } Wiederholungsrolle
               *[other] { $n } Wiederholungsrollen
            }
    }
brief-cup_marker = { $n ->
        [one] { $n } Tassenmarker
       *[other] { $n } Tassenmarker
    }
brief-draw = { $n ->
        [one] { $n } Karte ziehen
       *[other] { $n } Karten ziehen
    }
brief-draw_discard = { $n } ziehen, { $n } ablegen
brief-remove_card = { $n ->
        [one] { $n } Karte entfernen
       *[other] { $n } Karten entfernen
    }
brief-sell_leaves = bis zu { $max } Blätter verkaufen: grün { $green }, braun { $brown }
brief-emperor_card = { $n ->
        [one] { $n } Kaiserkarte wählen
       *[other] { $n } Kaiserkarten wählen
    }

# Preise
price-leaves = { $n ->
        [one] { $n } Blatt der Qualität { $q } oder besser
       *[other] { $n } Blätter der Qualität { $q } oder besser
    }
price-any = { $n ->
        [one] { $n } Blatt
       *[other] { $n } Blätter
    }
price-brown = { $n ->
        [one] { $n } braunes Blatt
       *[other] { $n } braune Blätter
    }
price-row = { $tokens ->
        [one] { $tokens } Kaisermarke
       *[other] { $tokens } Kaisermarken
    }, ein Blatt der Qualität { $quality } oder besser
price-fee = { $leaves ->
        [one] { $leaves } Blatt
       *[other] { $leaves } Blätter
    }, davon mindestens { $brown } braun

# Tisch und Optionen
board-valley = Das Tal des Jangtse
option-supply = Vorrat
option-supply-open = Geht nie aus
option-supply-box = Wie in der Schachtel
option-supply-note = Blätter, Tassenmarker, Kaisermarken und Schriftrollen. Mit der Schachtel gibt es nur so viele, wie darin liegen; was fehlt, ist verloren.
option-first = Wer beginnt
option-first-random = Zufall
option-first-0 = Platz 1
option-first-1 = Platz 2
option-first-2 = Platz 3
option-first-3 = Platz 4
setup-first-seat = Der Platz, der beginnen soll, ist nicht an diesem Tisch: Es gibt { $players }.

# Fragen
ask-menu = { $seat } ist am Zug.
ask-cover = { $seat } darf weitere Karten unter die oberste legen.
ask-pagoda = { $seat } wählt eine Pagode.
ask-teapot = { $seat } ersetzt eine fehlende Teekanne.
ask-pay = { $seat } zahlt ein Blatt.
ask-flip = { $seat } fermentiert Blätter.
ask-pick = { $seat } erntet in Gärten.
ask-side = { $seat } wiederholt die Nebenaktion.
ask-place = { $seat } legt ein Tassenplättchen an.
ask-draw = { $seat } darf Karten ziehen.
ask-discard = { $seat } legt eine Karte ab.
ask-remove = { $seat } darf eine Karte aus dem Spiel nehmen.
ask-put = { $seat } legt einen Tassenmarker auf eine Verbindung.
ask-sell = { $seat } verkauft Blätter.
ask-take = { $seat } wählt eine Kaiserkarte.
help-move = Ein Blatt ist g (grün) oder b (braun) und sein Korb, ein Gartenfeld die Nummer der Region und ein Buchstabe, eine Verbindung Reihe.Platz. Die Tabelle in den Regeln sagt, was jedes tut: pass, fee, end. top S01, cover S08, done. garden 9a, pagoda 3. buy A21, teapot scroll, teapot leaves, teapot brown. caravan KB01 1 2. ferment, flip 3. harvest, pick 9. pay g3, sell b5. river. cups yellow, place new, place 1 left, place 1 right. university outer, university inner. repeat scroll, repeat leaves. bonus 1. marker 1.1 left, put 1.1. advance, take E04. draw, skip, discard S01, remove hand S01, remove pile S01, remove discard S01.

# Ablehnungen
refuse-game-over = Das Spiel ist aus.
refuse-not-asked = Jetzt entscheidest nicht du, gefragt ist { $asked }.
refuse-not-now = Das ist keine Antwort auf das, was jetzt gefragt ist. Antworte erst darauf.
refuse-pass-late = Passen kannst du nur ganz am Anfang deines Zuges.
refuse-no-fee = Es ist keine Gebühr fällig. Nur der vierte Zug kostet eine.
refuse-fee-poor = Die Gebühr ist { $leaves ->
        [one] { $leaves } Blatt
       *[other] { $leaves } Blätter
    }, davon mindestens { $brown } braun. Das kannst du nicht zahlen, also passe.
refuse-fee-first = Das ist dein vierter Zug: Zahl zuerst die Gebühr, oder passe.
refuse-fee-no-card = Nach der Gebühr hättest du keine Karte zum Ausspielen und keinen Weg zu einer. Passe.
refuse-hand-empty = Du hast noch nicht ausgespielt, und danach hättest du keine Karte dafür. Möglich ist nur, was eine Karte bringt.
refuse-played-twice = Du hast in diesem Zug schon ausgespielt. Es kommt nichts dazu.
refuse-not-in-hand = Du hast { $card } nicht auf der Hand.
refuse-cards-first = Spiel zuerst Karten aus.
refuse-main-done = Deine Hauptaktion in diesem Zug ist getan.
refuse-side-done = Deine Nebenaktion in diesem Zug ist getan.
refuse-end-early = Bevor du den Zug beendest, spiel Karten aus und mach eine Hauptaktion. Eine zusätzliche Ernte geht immer.
refuse-no-marker = Auf dieser Verbindung hast du keinen Tassenmarker.
refuse-top-row = Dein Arbeiter ist oben auf der Kaiserleiste.
refuse-row-tokens = Die nächste Kaiserstufe kostet { $tokens ->
        [one] { $tokens } Kaisermarke
       *[other] { $tokens } Kaisermarken
    }. Du hast weniger.
refuse-row-leaf = Die nächste Kaiserstufe kostet ein Blatt der Qualität { $quality } oder besser. Du hast keins.
refuse-space-taken = Das Gartenfeld { $space } in { $region } ist nicht frei. Wähl ein anderes.
refuse-second-garden = Du hast schon einen Garten in { $region }, und mehr als einer geht nicht.
refuse-too-far = { $region } ist zu weit weg. Leg Gärten neben einem eigenen an oder zwei Grenzen weiter.
refuse-no-pagoda = Alle deine Pagoden stehen auf dem Spielplan.
refuse-pagoda-strength = Dafür braucht es Stärke { $need }. Du hast { $reach }, Rollen mitgezählt.
refuse-pagoda-gone = Auf deiner Tafel ist keine Pagode mit dieser Zahl.
refuse-not-in-market = { $card } liegt nicht im Markt.
refuse-market-strength = Ein Kauf von diesem Platz braucht Stärke { $need }. Du hast { $reach }, Rollen mitgezählt.
refuse-price-poor = Die Karte kostet { $leaves ->
        [one] { $leaves } Blatt
       *[other] { $leaves } Blätter
    } der Qualität { $quality } oder besser. Das hast du nicht.
refuse-teapots-missing = Du siehst zu wenige Teekannen, es fehlen: { $missing }. Dir fehlen Rollen oder Blätter als Ersatz.
refuse-no-teapot-scroll = Du hast keine Teekannenrolle.
refuse-no-caravan = { $caravan } ist nicht unter den offenen Karawanen.
refuse-no-trade = Eine Karawane hat zwei Angebote und zwei Schwellen: 1 und 2.
refuse-tier-strength = Diese Schwelle braucht Stärke { $need }. Du hast { $reach }, Rollen mitgezählt.
refuse-trade-poor = Dieses Angebot kostet { $leaves ->
        [one] { $leaves } Blatt
       *[other] { $leaves } Blätter
    }{ $brown ->
        [0] .
       *[other] , davon { $brown } braun.
    } Das hast du nicht.
refuse-no-green = Du hast kein grünes Blatt zum Fermentieren.
refuse-flip-one = Fermentier mindestens ein Blatt.
refuse-ferment-which = In Korb { $quality } hast du kein grünes Blatt zum Fermentieren.
refuse-flip-which = In Korb { $quality } hast du kein grünes Blatt.
refuse-pick-one = Ernte in mindestens einem Garten.
refuse-pick-which = Du hast keinen Garten in { $region }.
refuse-not-shown = Die oberste Karte dieses Zuges zeigt diese Nebenaktion nicht.
refuse-river-end = Dein Boot ist am Ende des Flusses.
refuse-cups-closed = Du hast keinen Garten in dieser Provinz: { $province }. Nimm Tassen, wo du einen hast.
refuse-cups-empty = Der Tassenstapel dieser Provinz ist leer: { $province }.
refuse-no-row = Diese Tassenreihe hast du nicht.
refuse-no-repeat = Eine Nebenaktion wird gleich nach ihr wiederholt, einmal im Zug.
refuse-no-repeat-scroll = Du hast keine Wiederholungsrolle.
refuse-repeat-poor = Wiederholen kostet { $leaves ->
        [one] { $leaves } braunes Blatt
       *[other] { $leaves } braune Blätter
    }. Du hast weniger.
refuse-repeat-blocked = Diese Nebenaktion geht nicht noch einmal.
refuse-no-bonus = Die oberste Karte hat diesen Bonus nicht.
refuse-bonus-used = Diesen Bonus hast du in diesem Zug schon genutzt.
refuse-bonus-idle = Dieser Bonus würde jetzt nichts bewirken.
refuse-no-leaf = So ein Blatt hast du nicht.
refuse-rising = Nenn sie in steigender Folge, nach dem letzten.
refuse-pay-quality = Jedes Blatt dieses Preises hat Qualität { $quality } oder besser.
refuse-pay-brown = Hier ist ein braunes Blatt fällig.
refuse-dead-end = Dann ließe sich der Rest nicht zahlen. Wähl anders.
refuse-pay-keep = Deine Hand ist leer: Ein Blatt der Qualität { $quality } oder besser muss für die Kaiserleiste bleiben.
refuse-last-card = Du hast noch nicht ausgespielt, also bleibt die letzte Karte auf der Hand.
refuse-discard-which = { $card } hast du nicht auf der Hand. Leg eine deiner Handkarten ab.
refuse-remove-which = { $card } ist nicht dort.
refuse-no-connection = Diese Verbindung hast du nicht.
refuse-sell-which = So ein Blatt hast du nicht zu verkaufen.
refuse-take-which = { $card } ist nicht unter den offenen Kaiserkarten.

# Ereignisse
event-first = { $seat } beginnt.
event-token = Bonusplättchen in { $region }: { $bonus }.
event-revealed-market = Neu im Markt: { $card }.
event-revealed-caravan = Eine neue Karawane: { $caravan }.
event-revealed-emperor = Eine neue Kaiserkarte: { $card }.
event-revealed-cup = Oben auf dem Tassenstapel ({ $province }): { $cup }.
event-drew = { $card ->
        [none] { $seat } zieht eine Karte.
       *[other] { $seat } zieht { $card }.
    }
event-shuffled = { $seat } mischt den Ablagestapel: Er ist der neue Nachziehstapel.
event-round = Runde { $round } beginnt; Startspieler: { $seat }.
event-turn = { $seat }: Zug { $turn } der Runde.
event-passed = { $seat } passt.
event-fee-begun = { $seat } zahlt die Gebühr für einen vierten Zug.
event-fee-paid = Die Gebühr ist gezahlt: { $seat }.
event-paid = { $seat } zahlt { $colour ->
        [green] ein grünes Blatt
       *[brown] ein braunes Blatt
    } der Qualität { $quality }.
event-played = { $seat } spielt { $card } als oberste Karte aus.
event-covered = { $seat } legt { $card } darunter.
event-strength = Kartenstärke von { $seat }: { $strength }.
event-used-marker = { $seat } nimmt einen Tassenmarker weg und nutzt den Bonus des Plättchens: { $cup }.
event-rising = { $seat } steigt zur Kaiserstufe { $row } auf und zahlt { $tokens ->
        [one] { $tokens } Kaisermarke
       *[other] { $tokens } Kaisermarken
    }.
event-rose = { $seat } steht auf Kaiserstufe { $row }.
event-chose-space = { $seat } legt einen Garten in { $region } an, Gartenfeld { $space }.
event-founded = { $seat } hat einen neuen Garten in { $region }, mit Pagode { $pagoda }.
event-strengthened = { $seat } setzt { $count ->
        [one] { $count } Stärkerolle
       *[other] { $count } Stärkerollen
    } ein.
event-buying = { $missing ->
        [0] { $seat } kauft { $card }.
       *[other] { $seat } kauft { $card }; fehlende Teekannen: { $missing }.
    }
event-replaced = { $seat } ersetzt eine Teekanne: { $swap ->
        [scroll] Teekannenrolle
        [leaves] Blätter
       *[brown] braune Blätter
    }.
event-bought = { $seat } nimmt { $card } auf die Hand.
event-trading = { $seat } verkauft an { $caravan }: Angebot { $trade }, Schwelle { $tier }.
event-traded = { $seat } behält die Karawane { $caravan }.
event-fermenting = { $seat } fermentiert als Hauptaktion.
event-fermented = { $seat } dreht ein Blatt der Qualität { $quality } auf braun.
event-harvesting = { $seat } macht eine zusätzliche Ernte.
event-picked = { $count ->
        [0] { $seat } erntet in { $region }, aber der Vorrat ist leer.
       *[other] { $seat } erntet ein Blatt in { $region }.
    }
event-closed = { $seat } hört hier auf.
event-sailed = { $seat } fährt zum Flussabschnitt { $segment }.
event-berthed = { $seat } nimmt den Liegeplatz für { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
event-took-cup = { $seat } nimmt ein Tassenplättchen ({ $province }): { $cup }.
event-placed-cup = { $marker ->
        [true] { $seat } legt das Plättchen an Reihe { $row } an, mit einem Tassenmarker.
       *[other] { $seat } legt das Plättchen in Reihe { $row }.
    }
event-studied = { $seat } geht in Sektor { $sector } der Universität, { $part }.
event-centre = { $seat } stellt einen Arbeiter in die Mitte der Universität.
event-repeating = { $means ->
        [scroll] { $seat } wiederholt die Nebenaktion mit einer Rolle: { $side }.
       *[leaves] { $seat } wiederholt die Nebenaktion für Blätter: { $side }.
    }
event-used-bonus = { $seat } nutzt einen Bonus von { $card }.
event-points = { $seat } bekommt { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }.
event-leaves = { $count ->
        [0] { $seat } bekommt kein Blatt: Der Vorrat ist leer.
       *[other] { $seat } bekommt { $count ->
        [one] { $count } grünes Blatt
       *[other] { $count } grüne Blätter
    } der Qualität { $quality }.
    }
event-tokens = { $count ->
        [0] { $seat } bekommt keine Kaisermarke: Der Vorrat ist leer.
       *[other] { $seat } bekommt { $count ->
        [one] { $count } Kaisermarke
       *[other] { $count } Kaisermarken
    }.
    }
event-scrolls = { $seat } bekommt { $scroll ->
        [strength] { $count ->
        [one] { $count } Stärkerolle
       *[other] { $count } Stärkerollen
    }
        [teapot] { $count ->
        [one] { $count } Teekannenrolle
       *[other] { $count } Teekannenrollen
    }
       *[repeat] { $count ->
        [one] { $count } Wiederholungsrolle
       *[other] { $count } Wiederholungsrollen
    }
    }.
event-nothing = Das bringt { $seat } jetzt nichts.
event-marker-put = { $seat } legt einen Tassenmarker auf Verbindung { $row }.{ $place }.
event-drawing = { $seat } zieht: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }.
event-skipped = { $seat } verzichtet.
event-discarded = { $seat } legt { $card } ab.
event-removed = { $seat } nimmt { $card } { $zone ->
        [hand] von der Hand
        [pile] vom Nachziehstapel
       *[discard] vom Ablagestapel
    } aus dem Spiel.
event-sold = { $seat } verkauft { $colour ->
        [green] ein grünes Blatt
       *[brown] ein braunes Blatt
    } der Qualität { $quality } für { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
event-took-emperor = { $seat } nimmt die Kaiserkarte { $card }.
event-turn-ended = { $seat } beendet den Zug.
event-market-left = { $card } verlässt den Markt und das Spiel.
event-ripened = Vor Runde { $round } reifen die Blätter: grüne einen Korb tiefer, braune einen Korb höher.
event-harvested = Ernte von { $seat }: { $count ->
        [one] { $count } Blatt
       *[other] { $count } Blätter
    }.
event-ended = Das Spiel ist aus. Es gewinnt: { $winners }.
reason-points = Die fünfte Runde ist vorbei
reason-resigned = Partie aufgegeben

# Wertungsblatt
score-label = Punkte
sheet-points = Während des Spiels
sheet-action_cards = Aktionskarten
sheet-emperor_cards = Kaiserkarten
sheet-river = Fluss
sheet-university = Universität
sheet-emperor_track = Kaiserleiste
sheet-cups = Tassen
sheet-tokens = Rollen und Kaisermarken

# Das Brett als Text
text-round = { $round ->
        [0] Das Spiel wird aufgebaut.
       *[other] Runde { $round } von 5, Startspieler: { $seat }
    }
text-market = Markt (Stärke:Karte): { $cards }; verdeckt: { $down }
text-caravans = Karawanen: { $cards }; verdeckt: { $down }
text-emperors = Kaiserkarten: { $cards }; verdeckt: { $down }
text-cups = Tassen: { $tiles }
text-tokens = Bonusplättchen (Region:Plättchen): { $tokens }
text-seat = { $seat }: { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }; auf der Hand { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }; Züge genutzt: { $turns }
text-seat-you = Du: { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }; auf der Hand { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }; Züge genutzt: { $turns }
text-tracks = Fluss { $boat }, Universität { $university } (Mitte { $centre }), Kaiserstufe { $row }
text-gardens = Gärten { $gardens }; Pagoden { $pagodas }
text-hand = Deine Hand: { $hand }

# Court and cards
face-side = Nebenaktion
face-or = oder
face-teapots = Teekannen
face-bonus = Bonus
face-reward = Belohnung
face-end = Am Ende
face-cost = Preis
court-deck = noch { $n } im Stapel
court-here = hier: { $names }
court-each = { $n ->
        [one] { $n } Punkt am Ende für jeden Arbeiter
       *[other] { $n } Punkte am Ende für jeden Arbeiter
    }
court-reserve = in Reserve: { $names }
university-reserve = Arbeiter in Reserve: { $n }. Nach jedem ganzen Umlauf geht einer davon in die Mitte.
market-hint = nötige Stärke über der Karte
market-you-see = Du siehst
market-seen = Teekannen, die du siehst: { $pots }
market-needs = braucht Stärke { $need }
market-lacks = { $n ->
        [one] es fehlt { $n } Teekanne
       *[other] es fehlen { $n } Teekannen
    }
caravans-title = Karawanen
caravans-hint = Angebot und Schwelle
emperors-title = Kaiserkarten
stair-title = Kaiserleiste
stair-hint = Marken und ein Blatt je Stufe
stair-start = Start

# My board
mine-title = Deine Tafel
mine-title-of = Tafel von { $seat }
mine-title-of-you = Deine Tafel
mine-baskets = Körbe
mine-basket = Korb { $n }: grün { $green }, braun { $brown }.
mine-basket-then = In der nächsten Runde: grün { $green }, braun { $brown }.
mine-heap-green = Grüne Blätter in Korb { $n }: { $picked } von { $count } gewählt
mine-heap-brown = Braune Blätter in Korb { $n }: { $picked } von { $count } gewählt
mine-next-round = Nächste Runde
mine-pagodas = Pagoden
mine-pagoda = Pagode { $n }
mine-pagoda-gone = Pagode { $n } steht auf dem Spielplan
mine-count-scroll-strength = Stärkerollen: { $count }
mine-count-scroll-teapot = Teekannenrollen: { $count }
mine-count-scroll-repeat = Wiederholungsrollen: { $count }
mine-count-emperor_token = Kaisermarken: { $count }
mine-about-scroll-strength = Stärkerolle: gibt einer Hauptaktion einmal 1 Stärke dazu. Sie wird genutzt, wenn dir Stärke fehlt.
mine-about-scroll-teapot = Teekannenrolle: ersetzt beim Kaufen einer Karte eine fehlende Teekanne.
mine-about-scroll-repeat = Wiederholungsrolle: Damit wiederholst du eine Nebenaktion gleich danach.
mine-about-emperor_token = Kaisermarke: Damit zahlst du den Aufstieg auf der Kaiserleiste.
mine-about-pagoda = Pagode { $n }: ein Garten mit ihr braucht Stärke { $n }, in einer fernen Region mehr.
mine-about-basket = Hier liegen Blätter der Qualität { $n }; von Runde zu Runde reifen sie in den nächsten Korb.
mine-slots = Züge dieser Runde
mine-slot = Zug { $n }
mine-slot-is-now = jetzt
mine-slot-is-free = frei
mine-slot-is-lost = gepasst
mine-slot-now = Zug { $n }: noch keine Karten ausgespielt
mine-slot-free = Zug { $n }: kommt noch
mine-slot-lost = Zug { $n }: gepasst
mine-slot-fee = Zug { $n } kostet { $price }
mine-slot-cards = Zug { $n }: Stärke { $strength }, Karten darunter: { $under }. Obenauf: { $cards }
mine-slot-bonus = Drück, um den Bonus zu nutzen: { $bonus }
mine-slot-title = Zug { $n }, Stärke { $strength }
mine-cups = Tassen
mine-cups-none = Noch keine Tassenplättchen.
mine-cup-row = Reihe { $n }
mine-place-left = Ans linke Ende von Reihe { $n }
mine-place-right = Ans rechte Ende von Reihe { $n }
mine-place-new = In eine neue Reihe
mine-use-tile = Bonus dieses Plättchens: { $cup }
mine-use-marker = Einen Tassenmarker der Verbindung { $spot } nutzen; dort: { $count }
mine-put-here = Den Tassenmarker auf Verbindung { $spot } legen; dort: { $count }
mine-deck = Karten: auf der Hand { $hand }, Nachziehstapel { $pile }, Ablagestapel { $discard }, Kaiserkarten { $emperors }, Karawanen { $caravans }
mine-deck-of = Karten von { $seat }
mine-deck-of-you = Deine Karten
mine-hand = Auf der Hand: { $count }
mine-pile = Nachziehstapel: { $count }
mine-pile-note = Ohne Reihenfolge: Welche als nächste kommt, entscheidet der Zufall.
mine-hidden = Hand und Nachziehstapel: { $hand } und { $pile }
mine-hidden-note = Welche davon auf der Hand sind, bleibt verborgen.
mine-discard = Ablagestapel: { $count }
mine-played = Auf Zugfeldern: { $count }
mine-removed = Aus dem Spiel: { $count }
mine-caravans = Karawanen: { $count }
mine-known = auf der Hand

# Hand and decisions
dock-hand = Deine Hand
dock-hand-raise = Deine Hand: Heb die Karten an, die du ausspielen willst
dock-cards = { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
dock-chosen = gewählt: { $n }
dock-played = ausgespielt: { $n }
dock-sum = Stärke { $n }
dock-top = oben
dock-under = unten
dock-is-top = liegt oben
dock-is-under = unter der obersten Karte
dock-make-top = Nach oben legen
dock-no-cards = Keine Karten auf der Hand
dock-choices = Was du tun kannst
dock-main = Hauptaktion
dock-more = Nebenaktionen, Boni, freie Aktionen
dock-garden = Garten
dock-buy = Kauf
dock-caravan = Karawane
dock-ferment = Fermen­tieren
dock-harvest = Ernte
dock-ways-garden = { $n ->
        [one] { $n } Region
       *[other] { $n } Regionen
    }
dock-ways-buy = { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
dock-ways-caravan = { $n } von { $open }
dock-ways-ferment = { $n ->
        [one] { $n } Blatt
       *[other] { $n } Blätter
    }
dock-ways-harvest = { $n ->
        [one] { $n } Garten
       *[other] { $n } Gärten
    }
dock-not-now = nicht jetzt
dock-needs-strength = braucht { $n }
dock-group-repeat = Noch einmal
dock-group-side = Nebenaktion
dock-group-bonus = Bonus
dock-group-free = Freie Aktion
dock-repeat-scroll = Mit Rolle wiederholen
dock-repeat-leaves = { $n ->
        [one] Für { $n } braunes Blatt wiederholen
       *[other] Für { $n } braune Blätter wiederholen
    }
dock-markers = Tassenmarker
dock-tile = { $end ->
        [left] Linkes Plättchen
       *[right] Rechtes Plättchen
    }
dock-spot = Reihe { $row }, Verbindung { $place }
dock-connection = Verbindung { $place }
dock-in-row = Reihe { $row }
dock-new-row = Neue Reihe
dock-row-end = Reihe { $row }, { $end ->
        [left] links
       *[right] rechts
    }
dock-matches = gleiche Farbe
dock-needs = nötig
dock-needs-least = mindestens nötig
dock-pay = Zahlen
dock-gain = Bekommen
dock-seen = sichtbar
dock-lack = fehlen: { $n }
dock-pots = { $missing ->
        [0] alle sichtbar
       *[other] es fehlen: { $missing }
    }
dock-short = { $n ->
        [0] { $what }: im Vorrat ist nichts mehr
       *[other] { $what }: im Vorrat nur noch { $n }
    }
dock-into-hand = auf die Hand
dock-to-hand = { $card }, auf deine Hand
dock-leaf-green = { $n ->
        [one] { $n } grünes Blatt der Qualität { $q }
       *[other] { $n } grüne Blätter der Qualität { $q }
    }
dock-leaf-brown = { $n ->
        [one] { $n } braunes Blatt der Qualität { $q }
       *[other] { $n } braune Blätter der Qualität { $q }
    }
dock-pick-green = Grüne Blätter der Qualität { $q }: { $picked } von { $n } gewählt
dock-pick-brown = Braune Blätter der Qualität { $q }: { $picked } von { $n } gewählt
dock-your-leaves = Deine Blätter
dock-gardens = Deine Gärten
dock-pagodas = Deine Pagoden
dock-pagoda = Pagode { $n }, nötige Stärke { $need }
dock-need = braucht { $n }
dock-teapot = Was die Teekanne ersetzt
dock-you-have = du hast { $n }
dock-emperor-cards = Offene Kaiserkarten
dock-piles = Nachziehstapel: { $pile }. Ablagestapel: { $discard }.
dock-tap-discard = Wähl die Karte deiner Hand, die du ablegst.
dock-tap-cover = Wähl weitere Karten, die unter die oberste kommen, oder spiel so aus.
dock-space = { $n ->
        [0] keine Punkte
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
dock-spaces = Freie Felder
dock-unused = Ungenutzt: { $list }
dock-unused-repeat = Wiederholung
dock-back = Zurück
dock-cover-done = Diese Karten ausspielen
dock-choose = Wähl eins davon
dock-choose-card = Wähl eine Karte
dock-choose-action = Wähl eine Hauptaktion
dock-choose-garden = Wähl eine Region
dock-choose-buy = Wähl eine Karte vom Markt
dock-choose-caravan = Wähl eine Karawane
dock-choose-ferment = Wähl Blätter
dock-choose-harvest = Wähl Gärten
dock-raise = Heb Karten zum Ausspielen an
dock-play = { $n ->
        [one] { $n } Karte ausspielen
       *[other] { $n } Karten ausspielen
    }, Stärke { $strength }
dock-leaves-missing = { $n ->
        [one] Noch { $n } Blatt
       *[other] Noch { $n } Blätter
    }
dock-browns-missing = { $n ->
        [one] Noch { $n } braunes Blatt
       *[other] Noch { $n } braune Blätter
    }
dock-flip-none = Keine fermentieren
dock-sell-none = Keine verkaufen
dock-no-leaves = Keine Blätter
dock-sell = { $n ->
        [one] { $n } Blatt
       *[other] { $n } Blätter
    } für { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } verkaufen
dock-flip = { $n ->
        [one] { $n } Blatt fermentieren
       *[other] { $n } Blätter fermentieren
    }
dock-pay-leaves = { $n ->
        [one] { $n } Blatt zahlen
       *[other] { $n } Blätter zahlen
    }
dock-pick = { $n ->
        [one] { $n } Garten abernten
       *[other] { $n } Gärten abernten
    }
dock-gardens-missing = Wähl einen Garten
# end of hand and decisions

# Standing and telling
event-first-you = Du beginnst.
event-passed-you = Du passt.
event-round-you = Runde { $round } beginnt; du fängst an.
log-played = { $seat } spielt { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } aus{ $strength ->
        [none] .
       *[other] : Stärke { $strength }.
    }
log-played-you = Du spielst { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } aus{ $strength ->
        [none] .
       *[other] : Stärke { $strength }.
    }
then-played = Ausgespielt: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }{ $strength ->
        [none] .
       *[other] , Stärke { $strength }.
    }
log-of = { $seat }: { $what }
log-of-you = Du: { $what }
log-act = { $paid ->
        [none] { $gained ->
            [none] { $what }.
           *[other] { $what }: { $gained }.
        }
       *[other] { $gained ->
            [none] { $what } für { $paid }.
           *[other] { $what } für { $paid }: { $gained }.
        }
    }
log-act-again = { $paid ->
        [none] { $gained ->
            [none] Noch einmal: { $what }.
           *[other] Noch einmal: { $what }: { $gained }.
        }
       *[other] { $gained ->
            [none] Noch einmal, für { $paid }: { $what }.
           *[other] Noch einmal, für { $paid }: { $what }: { $gained }.
        }
    }
log-rest = { $paid ->
        [none] { $gained ->
            [none] Punkte.
           *[other] Bekommen: { $gained }.
        }
       *[other] { $gained ->
            [none] Gezahlt: { $paid }.
           *[other] Gezahlt: { $paid }. Bekommen: { $gained }.
        }
    }
log-garden = { $pagoda ->
        [none] Neuer Garten in { $region }
       *[other] Neuer Garten in { $region } mit Pagode { $pagoda }
    }
log-buy = Gekauft: { $what }
log-caravan = Verkauf an eine Karawane
log-ferment = { $count ->
        [one] { $count } Blatt fermentiert
       *[other] { $count } Blätter fermentiert
    }
log-harvest = Zusätzliche Ernte in { $region }
log-cups = { $row ->
        [none] Tassen: { $cup }
       *[other] { $joined ->
            [yes] Tassen: { $cup } in Reihe { $row }, mit Marker
           *[no] Tassen: { $cup }, neue Reihe { $row }
        }
    }
log-university = Universität, Sektor { $sector }, { $part }
log-marker = Tassenmarker genutzt
log-bonus = Bonus der obersten Karte
log-fee = Gebühr für den vierten Zug
log-card = { $card }
log-card-action = Karte der Stufe { $level } mit Stärke { $strength }
log-card-starting = Startkarte mit Stärke { $strength }
log-some-green = { $count ->
        [one] { $count } grünes Blatt
       *[other] { $count } grüne Blätter
    }
log-some-brown = { $count ->
        [one] { $count } braunes Blatt
       *[other] { $count } braune Blätter
    }
log-some-fermented = { $count ->
        [one] { $count } Blatt fermentiert
       *[other] { $count } Blätter fermentiert
    }
log-some-drew = { $count ->
        [one] { $count } Karte gezogen
       *[other] { $count } Karten gezogen
    }
log-some-discarded = { $count ->
        [one] { $count } Karte abgelegt
       *[other] { $count } Karten abgelegt
    }
log-some-sold = { $count ->
        [one] { $count } Blatt verkauft
       *[other] { $count } Blätter verkauft
    }
log-some-centre = ein Arbeiter in der Mitte
log-some-berth = ein Liegeplatz für { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
log-some-emperor = Kaiserkarte „{ $card }“
log-some-removed = { $what } entfernt
log-lost-leaves = kein Blatt (der Vorrat ist leer)
log-lost-tokens = keine Kaisermarke (der Vorrat ist leer)
log-lost-scroll = { $scroll ->
        [strength] keine Stärkerolle (der Vorrat ist leer)
        [teapot] keine Teekannenrolle (der Vorrat ist leer)
       *[repeat] keine Wiederholungsrolle (der Vorrat ist leer)
    }
log-lost-nothing = ein Bonus ohne Wirkung
log-ripened = Runde { $round } ist vorbei, die Blätter reifen.
log-harvested = Ernte: { $harvests }.
log-harvested-by = { $seat } { $count }
log-ended = Die fünfte Runde ist vorbei und damit das Spiel.

did-garden = Garten in { $region }
did-buy = kaufte eine Karte
did-caravan = verkaufte an eine Karawane
did-ferment = fermentierte
did-harvest = erntete
did-river = fuhr weiter
did-cups = nahm ein Tassenplättchen
did-university = studierte
did-rise = stieg auf Kaiserstufe { $row }
did-cards = spielt Karten aus
did-passed = hat gepasst

seat-points = { $value ->
        [one] Punkt
       *[other] Punkte
    }
seat-then = { $value }, wenn jetzt Schluss wäre
seat-state = { $cards ->
        [one] { $cards } Karte auf der Hand
       *[other] { $cards } Karten auf der Hand
    }
panel-turns = Züge gemacht: { $count } von { $most }
panel-starts = beginnt
panel-cards = { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
panel-pagodas = { $count ->
        [one] noch { $count } Pagode
       *[other] noch { $count } Pagoden
    }
panel-basket = Korb { $quality }: { $green ->
        [one] { $green } grünes Blatt
       *[other] { $green } grüne Blätter
    }, { $brown } braun
panel-empty = Keine Blätter
panel-waits = Noch kein Zug
panel-board = Tafel von { $seat }
standing-title = Wäre jetzt Schluss
standing-short = jetzt Schluss
standing-source = Woher
standing-now = Punkte bisher
standing-fine = Diese Punkte sind schon gezählt; alles andere käme hinzu, wenn jetzt Schluss wäre.
standing-emperors = { $card }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
standing-no-emperors = Noch keine Kaiserkarte
graph-points = Punkte, als wäre das Spiel dort zu Ende
finale-title = Schlusswertung: { $source }
finale-skip = Überspringen
finale-action_cards = Was auf den Aktionskarten jedes Decks steht.
finale-emperor_cards = Jede Kaiserkarte für sich.
finale-emperor_cards-of = { $seat }: { $cards }
finale-emperor_cards-one = { $card } { $points }
finale-river = Wo die Boote liegen.
finale-university = Arbeiter in der Mitte, dazu der Sektor jedes Arbeiters.
finale-emperor_track = Was die Stufe jedes Arbeiters zählt.
finale-cups = Einfarbige Verbindungen aller Reihen zusammen.
finale-tokens = Je einer für jede Rolle und jede Kaisermarke, die übrig ist.

words-none = keine
words-market = Markt, Stärke { $need }: { $what }.
words-caravan = Karawane: { $trades }. Mit Stärke { $tiers }.
words-trade = { $reward } für { $pay }
words-tier = { $strength }: { $reward }
words-emperor = Kaiserkarte: { $what }.
words-down = Verdeckt: Markt { $market }, Karawanen { $caravans }, Kaiserkarten { $emperors }.
words-supply = Vorrat: Blätter { $leaves }, Tassenmarker { $markers }, Kaisermarken { $tokens }; Rollen: Stärke { $strength }, Teekanne { $teapot }, Wiederholung { $repeat }.
words-region = { $region } ({ $province }, Wert { $value }): Bonus { $bonus }; Gärten: { $owners }.
words-owner = { $seat }, { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
words-full = kein Feld frei
words-free-points = frei, nach Punkten: { $points }
words-cup = Tassen, { $province }: { $cup }, { $bonus }; darunter { $down }.
words-cup-empty = Tassen, { $province }: Der Stapel ist leer.
words-leaves = Blätter: grün { $green }; braun { $brown }.
words-basket = { $count } der Qualität { $quality }
words-things = Kaisermarken { $tokens }; Rollen: Stärke { $strength }, Teekanne { $teapot }, Wiederholung { $repeat }.
words-pagodas = Pagoden übrig: { $pagodas }. Karawanen: { $caravans }.
words-tracks = Flussabschnitt { $boat }, Kaiserstufe { $row }, Universität: { $study }, Arbeiter in der Mitte { $centre }.
words-berth = Liegeplatz im Hafen: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } am Ende.
words-reserve = Arbeiter in Reserve: { $count }.
words-study = Sektor { $sector }, { $part }
words-row = Tassenreihe { $row }: { $tiles }; Marker: { $markers }.
words-slot = Zug { $turn }: oben { $what }, Stärke { $strength }.
words-piles = Nachziehstapel { $pile }, Ablagestapel { $discard }.
words-list = { $list }

# Learning
lesson-garden-title = Leg einen Garten an
lesson-garden-text = In fünf Runden baust du Tee an und sammelst Punkte. In jedem Zug spielst du Karten aus: Ihre Zahlen ergeben zusammen deine Stärke. Heb eine oder mehrere Karten an, wähl die Gartenaktion, dann eine Region neben Jinsha. Die Zahl der Pagode ist die Stärke, die sie braucht.
lesson-garden-done = Dein zweiter Garten. Er brachte den Bonus seiner Region, und nach jeder Runde gibt jeder Garten zwei Blätter. Zwei Grenzen entfernt braucht ein Garten 2 Stärke mehr.
lesson-garden-hint = Es wurde kein Garten angelegt. Heb Karten mit zusammen mindestens 2 an, wähl die Gartenaktion, dann eine hervorgehobene Region und eine Pagode.
lesson-top-title = Die oberste Karte
lesson-top-text = Von den ausgespielten Karten liegt eine oben, und nur ihre Symbole wirken; die anderen geben Stärke. Das Boot ist eine Nebenaktion: Du fährst weiter und bekommst, was der Fluss dort bietet. Spiel Karten mit dem Boot obenauf aus, dann fahr.
lesson-top-done = Du bekommst eine Stärkerolle: Leg sie bei einer Hauptaktion ab, für 1 Stärke mehr. Die Nebenaktion darf vor oder nach der Hauptaktion kommen, oder du lässt sie aus.
lesson-top-hint = Dein Boot ist nicht gefahren. Spiel die Karte mit dem Boot als oberste aus, dann wähl den Fluss.
lesson-leaves-title = Blätter reifen
lesson-leaves-text = Nach jeder Runde rutschen grüne Blätter einen Korb nach unten und braune einen nach oben. Fermentier also gute Blätter rechtzeitig. Deine Stärke ist 3: Wähl das Fermentieren und bis zu drei grüne Blätter, dann beende den Zug. Es ist der letzte dieser Runde.
lesson-leaves-done = Braune Blätter sind nun einen Korb besser, grüne einen schlechter, und jeder Garten gab zwei Blätter seines Wertes. Ausgespielte Karten liegen auf deinem Ablagestapel, und du hast vier gezogen.
lesson-leaves-hint = Es wurde kein Blatt fermentiert. Wähl das Fermentieren, dann grüne Blätter, und beende den Zug.
lesson-market-title = Kauf eine bessere Karte
lesson-market-text = Eine Karte kostet die Stärke über ihr, Blätter und Teekannen. Teekannen zahlst du nicht: Sie müssen auf deinen obersten Karten dieser Runde zu sehen sein, und eine grüne ist da. Für jede fehlende gibst du eine Teekannenrolle, drei Blätter oder zwei braune. Kauf eine Karte.
lesson-market-done = Die Karte ist auf deiner Hand und kann ab dem nächsten Zug ausgespielt werden. Die anderen rückten nach links, wo sie weniger Stärke brauchen, und eine neue liegt offen.
lesson-market-hint = Es wurde nichts gekauft. Wähl das Kaufen, dann eine hervorgehobene Karte; ersetz die Teekanne und zahl die Blätter.
lesson-caravan-title = Verkauf an eine Karawane
lesson-caravan-text = Eine Karawane hat zwei Angebote und zwei Schwellen. Du zahlst die Blätter eines Angebots, brauchst die Stärke einer Schwelle und bekommst beide Belohnungen. Deine Stärke ist 4. Wähl eine Karawane mit Angebot und Schwelle. Die Qualität ist hier egal, also zahl mit den schlechtesten Blättern.
lesson-caravan-done = Karawanen bringen sofort Punkte, und du behältst die Karte: Manche Kaiserkarten zählen sie. Ein braunes Blatt darf immer für ein grünes stehen, nie umgekehrt.
lesson-caravan-hint = Es wurde keine Karawane beliefert. Wähl die Karawanenaktion, eine Karawane mit Angebot und Schwelle, dann die Blätter.
lesson-cups-title = Tassen in Reihen
lesson-cups-text = Deine oberste Karte zeigt Tassen. Nimm das oberste Plättchen einer Provinz, in der du einen Garten hast, und leg es an ein Ende deiner Reihe an: Auf die Verbindung kommt ein Marker. Nimm ihn dann wieder weg, für den Bonus eines der beiden Plättchen.
lesson-cups-done = Einen Marker wegzunehmen ist eine freie Aktion, in jedem deiner Züge, sogar vor dem Ausspielen. Wo sich gleiche Farben treffen, zählt die Verbindung am Ende, und jede weitere zählt mehr.
lesson-cups-hint = Es wurde kein Marker genutzt. Leg das Plättchen links oder rechts an deine Reihe an, dann wähl den Marker zwischen beiden.
lesson-university-title = Rund um die Universität
lesson-university-text = Dein Arbeiter geht in den nächsten Sektor, in den äußeren oder inneren Teil, und du bekommst dessen Bonus. Jedes Mal, wenn er wieder zu Sektor 1 kommt, geht ein Arbeiter in die Mitte: 10 Punkte am Ende. Geh zu Sektor 4, dann wiederhol die Nebenaktion mit deiner Rolle.
lesson-university-done = Zwei Boni und ein Arbeiter in der Mitte. Ohne Rolle kostet eine Wiederholung drei braune Blätter. Sie kommt gleich nach der Nebenaktion, auch auf dem Fluss und bei den Tassen.
lesson-university-hint = In der Mitte ist kein Arbeiter. Geh zu Sektor 4 und wiederhol das sofort mit deiner Rolle.
lesson-emperor-title = Der Kaiser wird aufmerksam
lesson-emperor-text = Auf der Kaiserleiste aufzusteigen ist eine freie Aktion, jederzeit in deinem Zug. Die erste Kaiserstufe kostet zwei Kaisermarken und ein Blatt und bringt eine Kaiserkarte. Steig auf, zahl, und nimm die Karte, die dir gefällt.
lesson-emperor-done = Kaiserkarten sind stark und bringen am Ende Punkte für das, was sie nennen. Deine ist auf der Hand und darf noch in diesem Zug ausgespielt werden. Hier darfst du auch eine schwache Karte aus deinem Deck entfernen.
lesson-emperor-hint = Du bist nicht aufgestiegen. Wähl die nächste Kaiserstufe, zahl ein Blatt, dann nimm eine Karte.
lesson-fee-title = Ein vierter Zug
lesson-fee-text = Drei Züge einer Runde kosten nichts. Der vierte kostet drei Blätter, mindestens eines davon braun, und zwar vor allem anderen. Du darfst auch passen: Dann bleiben deine Karten für die nächste Runde auf der Hand. Zahl diesmal, dann spiel Karten aus.
lesson-fee-done = Der Zug gehört dir. Zahl mit schlechten grünen Blättern: Nach der Runde wären sie noch weniger wert.
lesson-fee-hint = Die Gebühr ist nicht gezahlt. Wähl sie, gib drei Blätter, mindestens ein braunes, dann spiel Karten aus.
lesson-end-title = Der letzte Zug
lesson-end-text = Nach Runde fünf bringen Karten, Fluss, Universität, Kaiserleiste und Tassen Punkte, dazu je 1 für Rollen und Kaisermarken. Bisher ergäbe das 76 zu 83. Deine Kaiserkarte zählt 3 je Garten, und auf manchen Feldern stehen Punkte. Leg den besten Garten an, dann beende den Zug.
lesson-end-done = 84 zu 83: vier Punkte auf dem Feld, drei durch die Kaiserkarte, einer für das, was die Region gab. Blätter bringen allein nichts, doch bei gleichen Punkten gewinnt, wer mehr davon hat.
lesson-end-hint = Das war nicht genug. Leg in Guzhang oder Junshan einen Garten auf das Feld mit 4 Punkten, dann beende den Zug.

# Learning: what the lessons leave out, each with its clause
also-T3 = Passen kannst du nur als Erstes in deinem Zug.
also-T32 = Eine zusätzliche Ernte ist als Hauptaktion immer möglich: ein Blatt aus jedem gewählten Garten.
also-T50 = Mit manchen Karten verkaufst du Blätter für Punkte.
also-T52 = Einen Bonus unter der Punktlinie der obersten Karte darfst du nach dem Ausspielen einmal nutzen.

# Learning: remarks in the first game
remark-turn-1 = Beginn mit Gärten: Nach jeder Runde gibt jeder zwei Blätter. In der Nachbarschaft brauchen sie am wenigsten Stärke.
remark-turn-2 = Du musst nicht viele Karten auf einmal ausspielen. Was du behältst, dient den nächsten Zügen.
remark-turn-3 = Leg die Karte obenauf, deren Symbol du brauchst, und starke ohne Symbole darunter.
remark-turn-4 = Eine gezeigte Teekanne gilt die ganze Runde. Zeig sie also erst und kauf später.
remark-turn-5 = Gute grüne Blätter verlieren nach jeder Runde einen Korb. Gib sie aus oder fermentier sie.
remark-turn-6 = Karten im Markt rücken nach links und brauchen weniger Stärke. Die erste von links geht nach der Runde.
remark-turn-7 = Heb Kaisermarken und ein Blatt für die Kaiserleiste auf. Eine früh genommene Kaiserkarte spielst du öfter aus.
remark-turn-8 = Sieh nach, was alle hätten, wenn jetzt Schluss wäre: Da siehst du, woher Punkte kommen.
remark-at-pagoda = Die Zahl ist die nötige Stärke. Nimm die höchste, die du schaffst; kleine bleiben für schwache Züge.
remark-at-pay = Die billigsten Blätter sind schon gewählt. Tipp andere an, um mit ihnen zu zahlen.
remark-at-teapot = Eine Rolle ist am einfachsten, aber am Ende einen Punkt wert. Überzählige Blätter tun dasselbe.
remark-at-flip = Am meisten gewinnen Blätter in hohen Körben: Braune rutschen nicht nach unten.
remark-at-pick = Jeder Garten gibt ein Blatt seines Wertes. Nimm die besten.
remark-at-place = Wo sich gleiche Farben treffen, zählt es am Ende. Einen Marker bekommt jede Verbindung, egal welche Farben.
remark-at-put = Wähl eine Verbindung mit zwei Boni, die dir gefallen: Einen davon bekommst du.
remark-at-remove = Trenn dich am ehesten von schwachen Karten ohne Symbole. Aus einem dünneren Deck kommen die guten früher wieder.
remark-at-take = Wähl die Karte, deren Punkte du ohnehin sammelst. Ihre Stärke hilft sofort.
remark-at-sell = Blätter, die du nicht brauchst, können gehen: Hier werden sie zu Punkten.
remark-advance = Du hast, was Kaiserstufe { $row } kostet. Du kannst jetzt aufsteigen, vor oder nach dem Ausspielen.
remark-fee = Ein vierter Zug ist seine Gebühr wert, wenn noch gute Karten da sind. Wenn du passt, bleiben sie auf der Hand.
remark-side = Deine oberste Karte zeigt noch eine Nebenaktion. Mit dem Ende des Zuges verfällt sie.
remark-bonus = Deine oberste Karte hat noch einen Bonus. Mit dem Ende des Zuges verfällt er.
remark-marker = Du hast einen Tassenmarker: Nimm ihn weg, sobald einer seiner zwei Boni hilft.
remark-sinking = { $count ->
        [one] { $count } gutes grünes Blatt rutscht
       *[other] { $count } gute grüne Blätter rutschen
    } nach dieser Runde nach unten. Gib aus oder fermentier, was du kannst.
remark-last = Die letzte Runde: Blätter bringen am Ende nichts. Mach Karawanen, Karten oder Punkte daraus.
remark-founded = Ein Garten gibt nach jeder Runde zwei Blätter seines Wertes. Den Bonus der Region gibt es sofort.
remark-bought = Eine gekaufte Karte kommt auf die Hand. Von da an kehrt sie mit jedem Mischen wieder.
remark-traded = Eine Karawane gibt die Belohnung des Angebots und der Schwelle. Dann kommt eine neue.
remark-sailed = Nur der Abschnitt zählt, auf dem ein Boot am Ende liegt. Die Boni unterwegs gibt es sofort.
remark-placed-cup = Auf einer neuen Verbindung liegt ein Marker: Nimm ihn in deinem Zug jederzeit weg, für einen der zwei Boni.
remark-used-marker = Der Marker geht zurück in den Vorrat. Die Plättchen bleiben und können neue bekommen.
remark-studied = Ein Arbeiter geht um die Universität. Jede volle Runde bringt einen in die Mitte, für Punkte am Ende.
remark-rose = Jede Kaiserstufe zeigt Preis und Belohnung. Sieh nach, wo die nächste Kaiserkarte wartet.
remark-took-emperor = Kaiserkarten werden ausgespielt wie andere und bringen am Ende Punkte für das, was sie nennen.
remark-passed = Wer passt, behält die Karten auf der Hand. Die Runde geht weiter, bis alle gepasst haben.
remark-fee-begun = Ein vierter Zug kostet eine Gebühr in Blättern. Sie wird vor allem anderen gezahlt.
remark-strengthened = Stärkerollen wurden abgelegt: je 1 Stärke mehr, genau so viele, wie fehlten.
remark-ripened = Grüne Blätter rutschten einen Korb nach unten, braune einen nach oben. Dann gab jeder Garten zwei Blätter.
remark-shuffled = Der Ablagestapel wurde zum Nachziehstapel: Gekaufte Karten kommen mit ihm zurück.

# Learning: every symbol
symbols-title = Symbole
symbols-lead = Jedes Symbol bedeutet überall dasselbe: auf Karten, Plättchen, Marken und Leisten. Eine Zahl daneben sagt, wie viele.
symbols-group-leaves = Blätter und Zahlen
symbols-group-teapots = Teekannen
symbols-group-tokens = Rollen, Marken und Marker
symbols-group-main = Hauptaktionen
symbols-group-side = Nebenaktionen
symbols-group-bonus = Boni
symbols-group-pieces = Figuren
symbol-name-leaf-any = Blatt beliebiger Farbe
symbol-name-vp-now = Punkte sofort
symbol-name-vp-end = Punkte am Ende
symbol-name-draw = Ziehen
symbol-name-draw-discard = Ziehen und ablegen
symbol-name-remove = Eine Karte entfernen
symbol-name-sell = Blätter verkaufen
symbol-leaf-green = Ein frisches Blatt. Bekommst du es, ist die kleine Zahl der Korb, in den es kommt. Als Preis geht auch ein braunes.
symbol-leaf-brown = Ein fermentiertes Blatt. Als Preis muss es braun sein.
symbol-leaf-any = Ein Preis: ein Blatt beliebiger Farbe, von der Qualität in der kleinen Zahl oder besser.
symbol-strength = Auf einer Karte: was sie zu deiner Stärke gibt. Sonst: die nötige Stärke.
symbol-vp-now = Punkte, die sofort zählen.
symbol-vp-end = Punkte, die zählen, wenn das Spiel aus ist.
symbol-pot-green = Auf einer Karte: zu sehen, solange sie oberste Karte eines Zugfelds ist. Im Preis: muss zu sehen sein.
symbol-pot-red = Dasselbe in Rot: Jede Farbe zählt für sich.
symbol-pot-blue = Dasselbe in Blau.
symbol-pot-any = Auf einer Karte: zählt als die Farbe, die du brauchst. Im Preis: Jede Teekanne ist recht.
symbol-scroll-strength = Leg sie bei einer Hauptaktion ab: 1 Stärke mehr.
symbol-scroll-teapot = Leg sie beim Kaufen ab: Sie ersetzt eine fehlende Teekanne.
symbol-scroll-repeat = Leg sie gleich nach einer Nebenaktion ab: Du machst sie noch einmal.
symbol-token = Damit zahlst du den Aufstieg auf der Kaiserleiste.
symbol-cup-marker = Liegt auf einer Verbindung deiner Tassen. Nimm ihn weg, für den Bonus eines der beiden Plättchen.
symbol-garden = Setz eine Pagode auf den Spielplan, in eine Region nahe einem deiner Gärten.
symbol-buy = Kauf eine Karte aus dem Markt. Sie kommt auf deine Hand.
symbol-caravan = Verkauf Blätter an eine Karawane: ein Angebot und eine Schwelle.
symbol-ferment = Dreh grüne Blätter auf braun: als Hauptaktion so viele wie deine Stärke, als Bonus so viele wie die Zahl.
symbol-harvest = Pflück je ein Blatt in so vielen deiner Gärten, wie du Stärke hast.
symbol-river = Dein Boot fährt einen Abschnitt flussabwärts.
symbol-cups = Nimm ein Tassenplättchen, wo du einen Garten hast, und leg es an eine Reihe an.
symbol-university = Dein Arbeiter geht in den nächsten Sektor der Universität.
symbol-draw = Zieh so viele Karten, wie die Zahl sagt.
symbol-draw-discard = Zieh Karten, dann leg ebenso viele von der Hand ab.
symbol-remove = Nimm eine Karte aus dem Spiel, von der Hand, vom Nachziehstapel oder vom Ablagestapel.
symbol-sell = Gib Blätter für Punkte zurück. Die Karte sagt, wie viele höchstens und was jede Farbe bringt.
symbol-emperor-card = Nimm eine der offenen Kaiserkarten auf die Hand.
symbol-pagoda = Wartet mit ihrer Zahl auf deiner Tafel. Auf dem Spielplan ist sie ein Garten.
symbol-boat = Fährt den Fluss hinunter.
symbol-worker = Studiert an der Universität oder steigt auf der Kaiserleiste auf.
read-title = Wie man eine Karte liest
read-card = Eine Aktionskarte im Markt
read-strength = Oben links, in der Scheibe: ihre Stärke. Daneben die Stufe, I bis V.
read-points = Oben rechts, im Lampion: Punkte am Ende, wenn die Karte in deinem Deck ist.
read-symbols = In der Mitte: Nebenaktionen und Teekannen. Steht ein Strich zwischen zwei Nebenaktionen, wählst du eine.
read-bonus = Unter der Punktlinie: ein Bonus, einmal zu nutzen, solange die Karte oben liegt.
read-price = Am Fuß, nur im Markt: ihr Preis in Blättern und Teekannen. Die Zahl über der Karte ist die Stärke, die der Kauf braucht.

# Learning: examples in the rules
example-try = Versucht: „{ $move }“
example-hand = Hand
example-score = Wenn jetzt Schluss wäre

# Valley: places for those who hear them, and the cards beside them
valley-region = { $region }, { $province }: Blätter der Qualität { $value }.
valley-bonus = Bonus: { $effects }.
valley-free = Freie Felder, mit ihren Punkten: { $points }.
valley-full = Kein freies Feld.
valley-gardens = Gärten: { $owner }.
valley-near = Neben { $region }.
valley-across = Über den Fluss: { $region }.
valley-space = { $region }, Feld { $letter }, frei: { $points ->
        [0] keine Punkte
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
valley-space-held = { $region }, Feld { $letter }: Garten von { $owner }.
valley-space-held-you = { $region }, Feld { $letter }: dein Garten.
valley-cups = Tassen dieser Provinz: { $province }. { $count ->
        [0] Der Stapel ist leer.
        [one] { $count } Plättchen.
       *[other] { $count } Plättchen.
    }
valley-cups-top = Obenauf: { $left } und { $right }, { $effects }.
valley-cups-open = Dort hat einen Garten: { $owner }.
valley-cups-closed = Dort hat noch niemand einen Garten.
valley-cups-left = { $count ->
        [0] Der Stapel ist leer.
        [one] { $count } Plättchen im Stapel.
       *[other] { $count } Plättchen im Stapel.
    }
valley-cups-for = Darf nehmen:
valley-river = Der Fluss.
valley-boat = { $segment ->
        [0] { $seat } ist am Anfang.
       *[other] { $seat } ist auf Abschnitt { $segment }: am Ende { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
    }
valley-boat-you = { $segment ->
        [0] Du bist am Anfang.
       *[other] Du bist auf Abschnitt { $segment }: am Ende { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
    }
valley-boat-next = Als Nächstes: { $effects }.
valley-river-note = Der Lampion sagt, was ein Boot am Ende zählt, der Pfeil, was sein nächster Abschnitt gibt.
valley-value = Blätter der Qualität { $value }
valley-token = Neuer Garten hier: { $effects }
valley-spot-free = frei
valley-in-reach = { $extra ->
        [0] In Reichweite von { $seat }.
       *[other] Zwei Grenzen von { $seat } entfernt: { $extra } Stärke mehr.
    }
valley-in-reach-you = { $extra ->
        [0] In deiner Reichweite.
       *[other] Zwei Grenzen entfernt: { $extra } Stärke mehr.
    }
valley-too-far = Zu weit weg für { $seat }.
valley-too-far-you = Zu weit weg für dich.
valley-use-target = { $extra ->
        [0] Wählbar.
       *[other] Wählbar, für { $extra } Stärke mehr.
    }
valley-use-chosen = Gewählt.

# Play and layout
do-top = Karten ausspielen
do-cover = Karte darunterlegen
do-done = Fertig
do-garden = Garten in { $region } anlegen
do-pagoda = Pagode { $n } bauen
do-buy = Diese Karte kaufen
do-teapot = { $swap ->
        [scroll] Teekannenrolle nutzen
        [leaves] Mit Blättern ersetzen
       *[brown] Mit braunen Blättern ersetzen
    }
do-caravan = An Karawane { $caravan } verkaufen
do-ferment = Fermentieren
do-flip = Blatt aus Korb { $basket } fermentieren
do-harvest = Ernten
do-pick = In { $region } ernten
do-pay = Blatt aus Korb { $basket } zahlen
do-sell = Blatt aus Korb { $basket } verkaufen
do-river = Weiterfahren
do-university = Weitergehen, { $part }
do-cups = Tassenplättchen nehmen: { $province }
do-place = { $end ->
        [new] Neue Reihe beginnen
        [left] Links an Reihe { $row } anlegen
       *[right] Rechts an Reihe { $row } anlegen
    }
do-repeat = { $means ->
        [scroll] Mit einer Rolle wiederholen
       *[leaves] Für braune Blätter wiederholen
    }
do-bonus = Bonus nutzen
do-bonus-of = Bonus nutzen: { $effects }
do-marker = Tassenmarker nutzen
do-marker-of = Tassenmarker nutzen: { $effects }
do-put = Tassenmarker hierher legen
do-advance = Eine Kaiserstufe aufsteigen
do-take = { $card } nehmen
do-draw = Ziehen
do-skip = Verzichten
do-discard = Karte ablegen
do-remove = Karte aus dem Spiel nehmen
do-fee = Gebühr zahlen
do-pass = Passen
do-end = Zug beenden
play-confirm = { $move }?
play-points = Punkte, wenn jetzt Schluss wäre: von { $before } auf { $after }.
play-begin = Wähl Karten zum Ausspielen oder passe.
play-begin-cards = Wähl Karten zum Ausspielen.
play-raised = Stärke { $n }: Wähl eine Hauptaktion.
play-fee = Dein vierter Zug kostet eine Gebühr. Zahl sie oder passe.
play-only-pass = Du kannst jetzt nur passen.
play-main = Stärke { $n }: Wähl eine Hauptaktion.
play-garden = Wo soll der Garten hin? Wähl eine hervorgehobene Region.
play-buy = Welche Karte kaufst du?
play-caravan = Welche Karawane? Wähl ein Angebot und eine Schwelle.
play-rest = Die Hauptaktion ist getan. Es geht noch mehr, oder du beendest den Zug.
play-end = Mehr ist nicht möglich. Beende den Zug.
play-cover = Leg weitere Karten unter die oberste, oder spiel so aus.
play-pagoda = Welche Pagode kommt nach { $region }?
play-teapot = { $n ->
        [one] Eine Teekanne fehlt. Was ersetzt sie?
       *[other] { $n } Teekannen fehlen. Was ersetzt eine davon?
    }
play-pay = Zu zahlen: { $price }.
play-flip = Welche grünen Blätter fermentierst du? Höchstens { $n }.
play-pick = In welchen Gärten erntest du? Höchstens { $n }.
play-side = Noch einmal: { $side }.
play-place = Wohin kommt das Tassenplättchen?
play-draw = { $n ->
        [one] { $n } Karte ziehen?
       *[other] { $n } Karten ziehen?
    }
play-draw-discard = { $n ->
        [one] { $n } Karte ziehen und eine ablegen?
       *[other] { $n } Karten ziehen und ebenso viele ablegen?
    }
play-discard = { $n ->
        [one] Welche Karte legst du ab?
       *[other] Welche Karte legst du ab? Noch { $n } Karten.
    }
play-remove = Welche Karte verlässt das Spiel? Du kannst auch verzichten.
play-put = Auf welche Verbindung legst du den Tassenmarker?
play-sell = Welche Blätter verkaufst du? Höchstens { $n }.
play-take = Welche Kaiserkarte nimmst du?
panes = Teile des Tisches
pane-valley = Tal
pane-market = Markt
pane-court = Hof
pane-mine = Meine Tafel
pane-rivals = Die anderen
pane-decides = Hier lässt sich etwas wählen.
step-of = Zug von { $seat }
step-of-you = Dein Zug
step-cards = Karten
step-main = Hauptaktion
step-side = Nebenaktion
step-free = Frei, jederzeit
step-is-done = Getan.
step-choosing = werden gewählt
step-chosen = { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }, Stärke { $strength }
step-picking = wird gewählt
step-to-come = kommt noch
step-done = getan
step-side-none = keine auf der obersten Karte
step-side-or = { $side } oder { $other }
step-marker-count = { $n } Tassenmarker
step-advance = nächste Kaiserstufe
step-nothing = jetzt nichts
step-round = Runde { $round } von { $rounds }
keys-table = durch das Tal gehen
keys-choose = wählen, dann bestätigen
keys-hand = Karte anheben oder senken, nach oben legen
keys-mains = Garten, Kauf, Karawane, Fermentieren, Ernte
keys-sides = Fluss, Tassen, Universität
keys-free = auf der Kaiserleiste aufsteigen, Tassenmarker
keys-market = eine Karte des Markts kaufen, von links
keys-leaves = Blätter eines Korbs, mit Umschalt die braunen
keys-fewer = ein Blatt weniger
keys-no-leaves = keine Blätter, wo das erlaubt ist
keys-skip = auslassen, wo es erlaubt ist
keys-pass = passen
keys-back = die letzte Wahl zurücknehmen
nearby-gardens = Gärten in Reichweite
nearby-last = Letzte Züge
# end of play and layout

# A new round, and questions of the menu
round-begins = { $seat } fängt an.
round-begins-you = Du fängst an.
round-ripened = Deine Blätter sind gereift: grüne einen Korb tiefer, braune einen Korb höher.
round-harvest = { $n ->
        [0] Deine Gärten haben keine Blätter gebracht.
        [one] Deine Gärten haben { $n } Blatt gebracht.
       *[other] Deine Gärten haben { $n } Blätter gebracht.
    }
round-hand = Deine Hand: { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }.
play-fee-poor = Dein vierter Zug kostet eine Gebühr: { $price }. Die kannst du nicht zahlen, also passe.
play-no-card = Du hast keine Karte zum Ausspielen. Du kannst jetzt nur passen.
play-which-university = Äußerer oder innerer Teil?
play-which-cups = Von welchem Stapel nimmst du ein Tassenplättchen?
play-which-marker = Welchen Tassenmarker nutzt du?
dock-choose-university = Wähl einen Teil
dock-choose-cups = Wähl einen Stapel
dock-choose-marker = Wähl einen Marker
dock-fee-leaves = { $green ->
        [0] Zahlen: { $brown } braun
       *[other] Zahlen: { $green } grün, { $brown } braun
    }
step-fee = erst die Gebühr
step-no-cards = keine möglich
# Where cards come from
source-cards = Die Regionen sind übernommen. Eine Karawane und was die Kaiserkarten werten, sind gedruckt; fast alle anderen Karten, Plättchen und Leisten sind nachgebildet.

# end of a new round

# Die Hilfekarte
help-actions = Aktionen
help-costs = Kosten
help-symbols = Symbole
help-round = Runde
help-points = Punkte
help-garden = Neuer Garten: so viel Stärke, wie die Pagode sagt; zwei Grenzen weit 2 mehr.
help-buy = Karte kaufen: die Stärke ihres Platzes, Blätter und sichtbare Teekannen.
help-caravan = Karawane: Blätter für ein Angebot, Stärke für eine Schwelle.
help-ferment = Fermentieren: So viele grüne Blätter werden braun, wie du Stärke hast.
help-harvest = Zusätzliche Ernte: je ein Blatt aus so vielen Gärten, wie du Stärke hast.
help-river = Fluss: einen Abschnitt weiter, mit seinem Bonus.
help-cups = Tassen: ein Plättchen aus einer Provinz mit deinem Garten; jede neue Verbindung bekommt einen Marker.
help-university = Universität: nächster Sektor, außen oder innen. Einmal herum: ein Arbeiter in die Mitte.
help-leaf-green = Grün im Preis: Zahl grün oder braun.
help-leaf-brown = Braun im Preis: nur braun.
help-fee = Vierter Zug: 3 Blätter, mindestens eines davon braun.
help-teapot = Fehlende Teekanne: eine Rolle, 3 Blätter oder 2 braune.
help-repeat = Nebenaktion gleich noch einmal, einmal im Zug: eine Rolle oder 3 braune Blätter.
help-strength = 1 Stärke mehr für eine Hauptaktion.
help-advance = Jederzeit: eine Kaiserstufe hinauf, für ihre Marken und ein Blatt.
help-marker = Jederzeit: Nimm ihn weg, für den Bonus eines Plättchens daneben.
help-quality = Die kleine Zahl ist die Qualität: der Korb, wenn du bekommst, das Mindeste, wenn du zahlst.
help-pots = Auf den obersten Karten dieser Runde: Teekannen, die beim Kaufen zählen.
help-points-when = Punkte sofort und Punkte am Ende.
help-turns = Bis zu vier Züge, dann hast du gepasst.
help-turn = Ein Zug: Karten, eine Hauptaktion, dazu eine Nebenaktion der obersten Karte, wenn du willst.
help-market-left = Danach verlässt die Karte ganz links den Markt.
help-ripen-green = Grüne Blätter rücken einen Korb hinunter.
help-ripen-brown = Braune Blätter rücken einen Korb hinauf.
help-crop = Zwei Blätter aus jedem Garten.
help-cards = Alle ziehen vier Karten; der Nächste beginnt.
help-box = Was der Vorrat nicht mehr hat, ist verloren.
help-end-cards = Was auf deinen Aktionskarten steht.
help-end-emperor = Jede Kaiserkarte, wie sie sagt.
help-end-river = Wo dein Boot liegt.
help-end-university = 10 für jeden Arbeiter in der Mitte, und dein Sektor.
help-end-track = 10 auf der obersten Kaiserstufe.
help-end-cups = Einfarbige Verbindungen, 1 bis 7: 1, 2, 4, 7, 11, 16, 22.
help-end-left = 1 für jede Rolle und Marke, die du noch hast.
help-end-tie = Gleichstand: mehr Blätter gewinnen, dann mehr braune.

# Woher etwas kommt
origin = Herkunft
origin-printed = Wie gedruckt
origin-transcribed = Aus öffentlichen Quellen übernommen
origin-reconstructed = Nachgebildet
origin-ours = Von uns
origin-scoring = Wertung wie gedruckt, alles andere nachgebildet
origin-cost = Preis wie gedruckt, alles andere nachgebildet
