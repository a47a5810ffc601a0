### Alone: was der Tisch zeigt. Deutsch.

way-mission = Missionen des Helden
way-defeat = Lebenspunkte und Selbstbeherrschung des Helden
sections-hand = Deine Karten
sections-no-cards = Du hast keine Karten.
sections-pending = Für später in dieser Aktion gewählt:
sections-station = Die geheime Karte
sections-labyrinth = Das Labyrinth
sections-labyrinth-aside = vom Start aus gezählt
sections-floor =
    { $floor ->
        [0] Das Startstockwerk
       *[1] Das andere Stockwerk
    }
sections-signs = @ Held · ! Gefahrenmarker · ¤ Schaltkasten · ⇅ Treppe · ? noch nicht gesehen · * verwundet · † Zustands- oder Missionsmarker · ~ vielleicht gelogen. Kreaturen: S Spore, P Parasit, H Hybride, K Kultist, W Wurm, X Boss.
sections-signs-evil = [A1] enthüllt · (A1) dem Helden bekannt, jetzt verborgen · 4↑: 4 Sektoren entfernt, der Held hört es aus Norden (⇅ von der Treppe, ≈ vom anderen Stockwerk). @ Held · ! Gefahrenmarker · ¤ Schaltkasten · ⇅ Treppe · * verwundet · † Zustands- oder Missionsmarker. Kreaturen: S Spore, P Parasit, H Hybride, K Kultist, W Wurm, X Boss.
sections-here = Hier: { $what }.
sections-nowhere = Der Held hat die Station noch nicht betreten.
sections-unknown = noch nicht gesehen
sections-lit = hell
sections-dark = dunkel
sections-hidden = wieder verborgen
sections-revealed = enthüllt
sections-known = dem Helden bekannt
sections-hero-here = der Held
sections-doubt = vielleicht gelogen ({ $card })
sections-ways = Wege: { $ways }
sections-way =
    { $side }{ $kind ->
        [door] {" "}(Tür)
        [blocked] {" "}(blockierte Tür)
       *[open] {""}
    }
sections-corridor = Korridor
sections-tokens = Zustands- oder Missionsmarker: { $n }
sections-away = Abstand { $n }
sections-heard-from = der Held hört es { $how }
sections-or = {" "}oder{" "}
sections-other-floor = vom anderen Stockwerk
sections-short-control = Kontrolle
sections-short-crew = Kojen
sections-short-pods = Kapseln
sections-short-lab = Labor
sections-short-infirmary = Kranken
sections-short-generator = Generator
sections-short-hydroponics = Hydro
sections-short-cargo = Fracht
sections-sign-spore = S
sections-sign-parasite = P
sections-sign-hybrid = H
sections-sign-cultist = K
sections-sign-worm = W
sections-sign-boss = X
sections-of = { $n } von { $of }
sections-adrenaline = Adrenalin
sections-round = Runde
sections-until =
    { $n ->
        [one] nach dieser Runde
       *[other] nach { $n } Runden
    }
sections-nightmare = Albtraum-Modus
sections-nightmare-now = jetzt
sections-turn = Zug
sections-turn-of = { $n } von { $of }
sections-actions = Aktionen übrig
sections-locating = Wird geortet
sections-dice = Würfel
sections-in-danger = In einem gefährlichen Sektor
sections-yes = ja
sections-missions = Missionen
sections-no-missions = Sie werden gezogen, wenn der Held feststeht.
sections-mission-rule = Sonderregel: { $text }
sections-mission-reward = Belohnung: { $text }
sections-missions-aside = „du“ ist der Held
sections-mission-done = erfüllt
sections-mission-closed = geschlossen, bis eine Anfangsmission erfüllt ist
sections-on-card = Marker auf der Karte: { $n }
sections-rule-used = Sonderregel in dieser Runde genutzt
sections-mission-open = offen
sections-learnt = Was du erfahren und gehört hast
sections-learnt-hero = Was der Held erfahren und gehört hat
sections-told-target = Geortet
sections-told-distance = Antwort
sections-told-from = Gefragt von
sections-told = { $n }, { $floor }
sections-told-none = gibt es nicht
sections-told-bent = vielleicht gelogen
sections-silence = Noch war nichts zu hören.
sections-noise = Ein Geräusch { $side }
sections-noise-floor = Ein Geräusch vom anderen Stockwerk
sections-noise-here = Ein Geräusch, ganz nah
sections-noise-unheard = Etwas geschieht, ohne einen Laut
sections-leader = führt an
sections-pile = Nachziehstapel
sections-discards = Ablagestapel
sections-fields = Reaktionsfelder
sections-free = Freie Felder
sections-played = In diesem Zug ausgespielt
sections-triggers = Auslöser in diesem Zug
sections-to-place = Gefahrenmarker zu legen
sections-lies = Dem Helden falsch gezeigt
sections-mask = { $piece } gezeigt: { $figure }
sections-face-down = verdeckt ({ $deck })
sections-creatures = Kreaturen
sections-creature-kind = Art
sections-creature-dice = Würfel: dunkel / hell
sections-creature-wounds = Treffer: Wunde + Tod
sections-creature-shock = Schock
sections-creature-far = Taucht auf ab Abstand
sections-evil = Böse Mächte
sections-beacon = Bake
sections-beacon-side = Abstand { $n }, der Weg beginnt { $side }
sections-beacon-floor = Abstand { $n }, anderes Stockwerk
sections-beacon-here = genau hier
sections-core = der Kern
sections-no-core = nicht der Kern
sections-fights = Chancen
sections-fight-what = Wurf
sections-fight-dice = Würfel
sections-fight-chance = Chance
sections-fight-bare = Mit bloßen Händen: { $creature }
sections-fight-attack = Am Ende des Zuges: { $creature }
sections-fight-afar = Am Ende des Zuges: der Saboteur, aus der Ferne
sections-fight-all = Alle zusammen
sections-fight-leave = Geht der Held weg
sections-fight-lost = Verlorene Lebenspunkte: { $shares }
sections-fight-strike = Ein Schlag jetzt (Würfel: { $n }): { $lost }.
page-kind-card = Reaktionskarten
page-kind-character = Charaktere
page-kind-skill = Fertigkeiten
page-kind-item = Gegenstände
page-kind-mission = Missionen
page-kind-deck = Decks
page-kind-creature = Kreaturen
page-kind-room = Räume
page-kind-material = Materialien
page-kind-difficulty = Schwierigkeitsgrad
