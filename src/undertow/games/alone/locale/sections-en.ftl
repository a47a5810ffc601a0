### Alone: what the table shows. English.

way-mission = Missions of the Hero
way-defeat = Health and composure of the Hero
sections-hand = Your cards
sections-no-cards = You hold no cards.
sections-pending = Chosen for later in this action:
sections-station = The secret map
sections-labyrinth = The labyrinth
sections-labyrinth-aside = counted from the start
sections-floor =
    { $floor ->
        [0] The floor of the start
       *[1] The other floor
    }
sections-signs = @ the Hero · ! danger token · ¤ power box · ⇅ stairs · ? not seen yet · * wounded · † status or mission token · ~ perhaps a lie. Creatures: S Spore, P Parasite, H Hybrid, C Cultist, W Worm, X boss.
sections-signs-evil = [A1] revealed · (A1) known to the Hero, hidden now · 4↑: 4 sectors away, the Hero would hear it from the north (⇅ from the stairs, ≈ from the other floor). @ the Hero · ! danger token · ¤ power box · ⇅ stairs · * wounded · † status or mission token. Creatures: S Spore, P Parasite, H Hybrid, C Cultist, W Worm, X boss.
sections-here = Here: { $what }.
sections-nowhere = The Hero has not entered the station yet.
sections-unknown = not seen yet
sections-lit = lit
sections-dark = dark
sections-hidden = hidden again
sections-revealed = revealed
sections-known = known to the Hero
sections-hero-here = the Hero
sections-doubt = perhaps a lie ({ $card })
sections-ways = ways: { $ways }
sections-way =
    { $side }{ $kind ->
        [door] {" "}(door)
        [blocked] {" "}(blocked door)
       *[open] {""}
    }
sections-corridor = corridor
sections-tokens = status or mission tokens: { $n }
sections-away = distance { $n }
sections-heard-from = the Hero hears it { $how }
sections-or = {" "}or{" "}
sections-other-floor = from the other floor
sections-short-control = Control
sections-short-crew = Crew
sections-short-pods = Pods
sections-short-lab = Lab
sections-short-infirmary = Infirmary
sections-short-generator = Generator
sections-short-hydroponics = Hydro
sections-short-cargo = Cargo
sections-sign-spore = S
sections-sign-parasite = P
sections-sign-hybrid = H
sections-sign-cultist = C
sections-sign-worm = W
sections-sign-boss = X
sections-of = { $n } of { $of }
sections-adrenaline = Adrenaline
sections-round = Round
sections-until =
    { $n ->
        [one] after this round
       *[other] after { $n } rounds
    }
sections-nightmare = Nightmare mode
sections-nightmare-now = now
sections-turn = Turn
sections-turn-of = { $n } of { $of }
sections-actions = Actions left
sections-locating = Locating
sections-dice = Dice
sections-in-danger = In a sector with danger
sections-yes = yes
sections-missions = Missions
sections-no-missions = They are dealt when the Hero is chosen.
sections-mission-rule = Special rule: { $text }
sections-mission-reward = Reward: { $text }
sections-missions-aside = “you” is the Hero
sections-mission-done = completed
sections-mission-closed = closed until an initial mission is completed
sections-on-card = tokens on the card: { $n }
sections-rule-used = special rule used this round
sections-mission-open = open
sections-learnt = What you were told and heard
sections-learnt-hero = What the Hero was told and heard
sections-told-target = Located
sections-told-distance = Answer
sections-told-from = Asked from
sections-told = { $n }, { $floor }
sections-told-none = there is none
sections-told-bent = perhaps a lie
sections-silence = Nothing has been heard yet.
sections-noise = A noise { $side }
sections-noise-floor = A noise from the other floor
sections-noise-here = A noise, very close
sections-noise-unheard = Something happens without a sound
sections-leader = leads
sections-pile = Deck
sections-discards = Discard pile
sections-fields = Reaction fields
sections-free = Free fields
sections-played = Cards played this turn
sections-triggers = Triggers this turn
sections-to-place = Danger tokens to place
sections-lies = The Hero is shown wrongly
sections-mask = { $piece } shown as { $figure }
sections-face-down = face down ({ $deck })
sections-creatures = Creatures
sections-creature-kind = Kind
sections-creature-dice = Dice: dark / light
sections-creature-wounds = Hits: wound + kill
sections-creature-shock = Shock
sections-creature-far = Spawns at least this far
sections-evil = Evil
sections-beacon = Beacon
sections-beacon-side = distance { $n }, the way begins { $side }
sections-beacon-floor = distance { $n }, other floor
sections-beacon-here = right here
sections-core = the core
sections-no-core = not the core
sections-fights = Chances
sections-fight-what = Roll
sections-fight-dice = Dice
sections-fight-chance = Chance
sections-fight-bare = Bare hands: { $creature }
sections-fight-attack = At the turn’s end: { $creature }
sections-fight-afar = At the turn’s end: the Saboteur, from afar
sections-fight-all = All of them together
sections-fight-leave = If the Hero leaves
sections-fight-lost = Health lost: { $shares }
sections-fight-strike = A strike now (dice: { $n }): { $lost }.
page-kind-card = Reaction cards
page-kind-character = Characters
page-kind-skill = Skills
page-kind-item = Items
page-kind-mission = Missions
page-kind-deck = Decks
page-kind-creature = Creatures
page-kind-room = Rooms
page-kind-material = Materials
page-kind-difficulty = Difficulty
