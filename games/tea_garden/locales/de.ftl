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
card-E01 = Kellermeister
card-E02 = Hüter des dunklen Tees
card-E03 = Frühlingsernte
card-E04 = Kaiserliches Siegel
card-E05 = Kaiserlicher Erlass
card-E06 = Hüter der Teekannen
card-E07 = Herr der Gärten
card-E08 = Gartenbaumeister
card-E09 = Karawanenmeister
card-E10 = Wächter der Straße
card-E11 = Erlesener Hof
card-E12 = Admiral des Flusses
card-E13 = Kanzler der Studien
card-E14 = Mäzen des Porzellans
card-E15 = Teezeremonie
card-E16 = Große Teezeremonie

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
    }, davon { $brown } braun. Das hast du nicht.
refuse-no-green = Du hast kein grünes Blatt zum Fermentieren.
refuse-flip-one = Fermentiere mindestens ein Blatt.
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
refuse-remove-which = { $card } ist nicht dort.
refuse-no-connection = Diese Verbindung hast du nicht.
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
event-played = { $seat } spielt { $card } als oberste Karte.
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
event-marker-put = { $seat } legt einen Tassenmarker auf Verbindung { $spot }.
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
