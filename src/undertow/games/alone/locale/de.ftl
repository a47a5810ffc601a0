### Alone: was gefragt, geantwortet und erzählt wird. Deutsch.

title = Alone
tagline = Eine dunkle Station. Einer von euch ist allein, die anderen sind das Dunkel
role-hero = Held
role-evil = Böse Macht
side-north = Norden
side-east = Osten
side-south = Süden
side-west = Westen
side-stairs = die Treppe
side-north--to = nach Norden
side-east--to = nach Osten
side-south--to = nach Süden
side-west--to = nach Westen
side-stairs--to = über die Treppe
side-north--at = im Norden
side-east--at = im Osten
side-south--at = im Süden
side-west--at = im Westen
side-stairs--at = an der Treppe
side-north--of = aus Norden
side-east--of = aus Osten
side-south--of = aus Süden
side-west--of = aus Westen
side-stairs--of = von der Treppe her
creature-boss = Boss
creature-boss--of = des Bosses
figure-spore = Spore
figure-spore-wounded = Spore, verwundet
figure-parasite = Parasit
figure-parasite-wounded = Parasit, verwundet
figure-hybrid = Hybride
figure-hybrid-wounded = Hybride, verwundet
figure-cultist = Kultist
figure-cultist-wounded = Kultist, verwundet
figure-worm = Wurm
figure-worm-wounded = Wurm, verwundet
figure-boss = Boss
figure-boss-wounded = Boss, verwundet
piece-spore-1 = Spore 1
piece-spore-2 = Spore 2
piece-spore-3 = Spore 3
piece-parasite-1 = Parasit 1
piece-parasite-2 = Parasit 2
piece-parasite-3 = Parasit 3
piece-hybrid-1 = Hybride 1
piece-hybrid-2 = Hybride 2
piece-hybrid-3 = Hybride 3
piece-cultist-1 = Kultist 1
piece-cultist-2 = Kultist 2
piece-cultist-3 = Kultist 3
piece-worm-1 = Wurm 1
piece-worm-2 = Wurm 2
piece-worm-3 = Wurm 3
piece-boss = Boss
target-control = Kontrollraum
target-crew = Mannschaftsraum
target-pods = Rettungskapseln
target-lab = Labor
target-infirmary = Krankenstation
target-generator = Generatorraum
target-hydroponics = Hydrokultur
target-cargo = Frachtraum
target-spore = Spore
target-parasite = Parasit
target-hybrid = Hybride
target-cultist = Kultist
target-worm = Wurm
target-boss = Boss
target-danger = Gefahrenmarker
target-box = Schaltkasten
target-door = Tür
target-stairs = Treppe
target-straight = gerader Korridor
target-bend = gebogener Korridor
target-tee = T-Kreuzung
target-mission_token = Missionsmarker
target-status_token = Zustandsmarker
shape-none = nichts
shape-straight = gerader Korridor
shape-bend = gebogener Korridor
shape-tee = T-Kreuzung
shape-room = Raum
slot-bonus = Bonusmission
slot-problem = Problemmission
slot-main = Hauptmission
track-health = Lebenspunkte
track-composure = Selbstbeherrschung
face-hit = Treffer
face-conditional = bedingter Treffer
face-miss = Fehlschlag
floor-same = auf diesem Stockwerk
floor-other = auf dem anderen Stockwerk
price-composure = Selbstbeherrschung verlieren
price-health = Lebenspunkte verlieren
price-adrenaline = Adrenalin abgeben
price-charge = Ladungen abgeben
price-dice = Weniger Würfel werfen
price-search = Weniger Karten ziehen
price-discard = Gezogenes ablegen
price-keep_one = Nur eine Karte behalten
price-stop = Die Aktion beenden
sector =
    { $cell }, { $floor ->
        [0] Startstockwerk
       *[1] anderes Stockwerk
    }
place =
    { $way ->
        [start] Start
        [x] { $x } { $ew ->
            [east] östlich
           *[west] westlich
        }
        [y] { $y } { $ns ->
            [south] südlich
           *[north] nördlich
        }
       *[both] { $x } { $ew ->
            [east] östlich
           *[west] westlich
        }, { $y } { $ns ->
            [south] südlich
           *[north] nördlich
        }
    }{ $floor ->
        [0] {""}
       *[1] {" "}(anderes Stockwerk)
    }
door = Raum { $slot }, { $side ->
        [0] Nordtür
        [1] Osttür
        [2] Südtür
       *[3] Westtür
    }
seats =
    { $n ->
        [1] dem ersten Böse-Mächte-Spieler
        [2] dem zweiten Böse-Mächte-Spieler
        [4] dem dritten Böse-Mächte-Spieler
       *[other] beiden anderen
    }
move-pass = Passen
move-done = Fertig
move-bullet_time = Bullet Time: zwei Aktionen in diesem Zug
move-walk = Bewegen { $side_to }
move-explore = Erkunden { $side_to }
move-locate = Orten: { $target }
move-attack = Angreifen: { $figure }
move-search = Durchsuchen
move-repair = Interagieren: Schaltkasten, Licht { $side_to }
move-fulfil = Interagieren: { $slot }
move-force = Bewegen: die Tür { $side_at } öffnen
move-also = Außerdem orten: { $target }
move-block = Die Tür { $side_at } blockieren
move-clear = Die Tür { $side_at } öffnen
move-sweep =
    { $n ->
        [0] Den Gefahrenmarker in deinem Sektor entfernen
       *[other] Den Gefahrenmarker entfernen, { $n } voraus
    }
move-regain = 3 zurückgewinnen: { $track }
move-deck = Stapel: { $deck }
move-deal = Vor { $seat }
move-from_first =
    .head = { $deck }
    .thing = { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
move-from_second =
    .head = { $other_deck }
    .thing = { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
move-play = Ausspielen: { $card }
move-play_later = Beim zweiten Sektor ausspielen: { $card }
move-cover = Verdeckt ausspielen: { $card }
move-permit = Ausspielen erlauben: { $seats }
move-enough = In dieser Runde höchstens eine Karte je Zug
move-discard = Ablegen: { $card }
move-send = { $piece } geht: { $sector }
move-break = { $piece } löst die Blockade { $side_at }
move-spawn = { $creature } taucht auf: { $sector }
move-way = Weg { $n }
move-say = Geräusch { $side_of }
move-say_other_floor = Geräusch vom anderen Stockwerk
move-sector = { $sector }
move-choose_piece = { $piece }
move-aim =
    { $n ->
        [3] Der Held
       *[other] Ziel { $n }
    }
move-either =
    { $n ->
        [1] Was vor dem ODER steht
       *[other] Was hinter dem ODER steht
    }
move-die = Neu würfeln: { $face }
move-block_door = Blockieren: { $door }
move-clear_door = Öffnen: { $door }
move-shift = Gefahrenmarker verlegen: { $sector } → { $other_sector }
move-offset =
    { $n ->
        [0] Erstes Ziel: 1 weniger
        [1] Erstes Ziel: 1 mehr
        [2] Zweites Ziel: 1 weniger
       *[other] Zweites Ziel: 1 mehr
    }
move-share = Eine Karte für { $seat }
move-pay = { $price }
move-mask = { $piece } zeigen als: { $figure }
move-unplace = Gefahrenmarker entfernen: { $sector }
move-lie =
    { $lie }{ $n ->
        [0] {""}
       *[1] , im nächsten Sektor
    }
lie-no-spore-1 = Weglassen: Spore 1
lie-no-spore-2 = Weglassen: Spore 2
lie-no-spore-3 = Weglassen: Spore 3
lie-no-parasite-1 = Weglassen: Parasit 1
lie-no-parasite-2 = Weglassen: Parasit 2
lie-no-parasite-3 = Weglassen: Parasit 3
lie-no-hybrid-1 = Weglassen: Hybride 1
lie-no-hybrid-2 = Weglassen: Hybride 2
lie-no-hybrid-3 = Weglassen: Hybride 3
lie-no-cultist-1 = Weglassen: Kultist 1
lie-no-cultist-2 = Weglassen: Kultist 2
lie-no-cultist-3 = Weglassen: Kultist 3
lie-no-worm-1 = Weglassen: Wurm 1
lie-no-worm-2 = Weglassen: Wurm 2
lie-no-worm-3 = Weglassen: Wurm 3
lie-no-boss = Weglassen: Boss
lie-spore = Fälschlich zeigen: Spore
lie-spore-wounded = Fälschlich zeigen: Spore, verwundet
lie-parasite = Fälschlich zeigen: Parasit
lie-parasite-wounded = Fälschlich zeigen: Parasit, verwundet
lie-hybrid = Fälschlich zeigen: Hybride
lie-hybrid-wounded = Fälschlich zeigen: Hybride, verwundet
lie-cultist = Fälschlich zeigen: Kultist
lie-cultist-wounded = Fälschlich zeigen: Kultist, verwundet
lie-worm = Fälschlich zeigen: Wurm
lie-worm-wounded = Fälschlich zeigen: Wurm, verwundet
lie-boss = Fälschlich zeigen: Boss
lie-boss-wounded = Fälschlich zeigen: Boss, verwundet
lie-no-danger = Weglassen: Gefahrenmarker
lie-danger = Fälschlich zeigen: Gefahrenmarker
lie-no-box = Weglassen: Schaltkasten
lie-box = Fälschlich zeigen: Schaltkasten
lie-no-stairs = Weglassen: Treppe
lie-stairs = Fälschlich zeigen: Treppe
lie-no-status = Weglassen: Zustands- oder Missionsmarker
lie-status = Fälschlich zeigen: Zustands- oder Missionsmarker
lie-no-door-north = Weglassen: Tür im Norden
lie-door-north = Fälschlich zeigen: Tür im Norden
lie-no-door-east = Weglassen: Tür im Osten
lie-door-east = Fälschlich zeigen: Tür im Osten
lie-no-door-south = Weglassen: Tür im Süden
lie-door-south = Fälschlich zeigen: Tür im Süden
lie-no-door-west = Weglassen: Tür im Westen
lie-door-west = Fälschlich zeigen: Tür im Westen
prompt-action = Was tust du?
prompt-second_target = Und das zweite Ziel?
prompt-aim_anew = Es ist zur Seite gesprungen. Wen greifst du an?
prompt-door = Eine Tür blockieren oder öffnen?
prompt-sweep = Einen Gefahrenmarker entfernen?
prompt-regain = Was gewinnst du zurück?
prompt-toll = Womit bezahlst du?
prompt-which_deck = Welchen Reaktionsstapel nimmst du?
prompt-whose_deck = Vor wen kommt dieser Stapel?
prompt-drawing = Von welchem Stapel ziehst du?
prompt-discarding = Welche Karten legst du ab, bevor du nachziehst?
prompt-start = Wo beginnt der Held?
prompt-react = Reagierst du?
prompt-who_acts = Welche Kreatur handelt, und wo?
prompt-which_way = Welchen Weg nimmt sie?
prompt-how_told = Woher kommt das Geräusch?
prompt-which_side = Welche Seite des ODER führst du aus?
prompt-evil_chooses = Was wählst du für diese Karte?
prompt-placing = Wohin legst du einen Gefahrenmarker?
prompt-saboteur = Wo erscheint der Boss?
prompt-saboteur_goes = Wohin geht der Boss?
prompt-who_draws = Wer zieht eine Karte?
prompt-which_pile = Von welchem Stapel?
prompt-station_listens = Die Station horcht.
prompt-evil_acts = Im Dunkeln geschieht etwas.
prompt-evil_draws = Die Bösen Mächte ziehen Karten.
event-game_begun = Die Luke fällt hinter dem Helden zu.
event-mission_drawn = Mission: „{ $mission }“.
event-deck_chosen = Die Bösen Mächte nehmen den Stapel { $deck }.
event-cards_drawn =
    { $seat } zieht { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    } ({ $deck }).
event-card_drawn = Du ziehst: „{ $card }“.
event-pile_shuffled = Der Ablagestapel wird gemischt: { $deck }.
event-start_chosen = Der Startsektor liegt offen.
event-round_begun = Runde { $n } beginnt.
event-turn_begun = Zug { $n } von 8.
event-bullet_time = Bullet Time. Adrenalin übrig: { $n }.
event-leader_passed_on = { $seat } führt jetzt die Bösen Mächte an.
event-walks = Der Held geht { $side_to }.
event-stairs_taken = Der Held wechselt das Stockwerk.
event-explores = Der Held erkundet { $side_to }.
event-target_named = Der Held nennt ein erstes Ziel: { $target }.
event-locates = Der Held nennt ein zweites Ziel: { $other_target }.
event-located = Geortet: { $target }, Abstand { $n }, { $floor }.
event-located_none = Nirgends zu finden: { $target }.
event-attacks =
    Der Held greift { $n ->
        [0] ohne Würfel
        [one] mit 1 Würfel
       *[other] mit { $n } Würfeln
    } an: { $creature }.
event-searches = Der Held durchsucht den Sektor.
event-room_searched = Durchsucht: { $room }.
event-item_drawn = Gefunden: { $item }.
event-repairs = Der Held repariert den Schaltkasten: Licht { $side_to }.
event-interacts = Der Held geht die Mission an: „{ $mission }“.
event-door_tackled = Der Held macht sich an der blockierten Tür { $side_at } zu schaffen.
event-door_blocked = Der Held blockiert die Tür { $side_at }.
event-door_cleared = Der Held öffnet die Tür { $side_at }.
event-danger_swept = Ein Gefahrenmarker wird entfernt: { $place }.
event-action_ended = Die Aktion ist vorbei.
event-sector_shown = Enthüllt: { $shape }, { $place }.
event-room_shown = Enthüllt: { $room }, { $place }.
event-sector_hidden = Wieder verborgen: { $place }.
event-labyrinth_tidied =
    { $n ->
        [0] Alles auf der Holowatch ist in Sicht.
       *[other] Die Holowatch vergisst, was nicht in Sicht ist. Verborgene Sektoren: { $n }.
    }
event-creature_shown = { $figure }: { $place }!
event-creature_left = { $creature } verschwindet { $side_to }: { $place }.
event-creature_walked = { $creature } bewegt sich: { $place }.
event-danger_shown = Gefahrenmarker: { $place }.
event-light_on = Das Licht geht an: { $place }.
event-light_out = Das Licht geht aus: { $place }.
event-blockade_gone = Eine Blockade { $side_at } ist gelöst: { $place }.
event-noise = Ein Geräusch { $side_of }.
event-noise_elsewhere = Ein Geräusch vom anderen Stockwerk.
event-noise_here = Ein Geräusch, ganz nah.
event-shock = Schock: { $creature }!
event-dice_rolled = Würfel: Treffer { $hits }, bedingt { $conditional }, Fehlschläge { $misses }.
event-wounded = Verwundet: { $creature }.
event-killed = Getötet: { $creature }.
event-unharmed = Unverletzt: { $creature }.
event-opportunity =
    Gelegenheitsangriff { $n ->
        [0] ohne Würfel
        [one] mit 1 Würfel
       *[other] mit { $n } Würfeln
    }.
event-creature_attacks =
    { $creature } greift { $n ->
        [0] ohne Würfel
        [one] mit 1 Würfel
       *[other] mit { $n } Würfeln
    } an.
event-health_lost =
    Der Held verliert { $n ->
        [one] 1 Lebenspunkt
       *[other] { $n } Lebenspunkte
    }, übrig: { $total }.
event-composure_lost =
    Der Held verliert { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    } Selbstbeherrschung, übrig: { $total }.
event-health_regained =
    Der Held gewinnt { $n ->
        [one] 1 Lebenspunkt
       *[other] { $n } Lebenspunkte
    } zurück, jetzt: { $total }.
event-composure_regained =
    Der Held gewinnt { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    } Selbstbeherrschung zurück, jetzt: { $total }.
event-card_played--you = Du spielst aus: „{ $card }“.
event-card_covered--you = Du spielst eine Karte verdeckt aus ({ $deck }).
event-cards_drawn--you =
    Du ziehst { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    } ({ $deck }).
event-cards_discarded--you =
    Du legst { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    } ab.
event-leader_passed_on--you = Du führst jetzt die Bösen Mächte an.
event-card_played = { $seat } spielt aus: „{ $card }“.
event-card_dangerous = Die Karte ist gefährlich: „{ $card }“.
event-card_covered = { $seat } spielt eine Karte verdeckt aus ({ $deck }).
event-enough = { $seat } setzt eine Grenze: bis Rundenende eine Karte je Zug.
event-enough--you = Du setzt eine Grenze: bis Rundenende eine Karte je Zug.
event-proposal_refused = Nicht erlaubt: „{ $card }“.
event-cards_discarded =
    { $seat } legt { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    } ab.
event-creature_spawned = { $creature } taucht auf: { $sector }.
event-creature_moved = { $creature } geht: { $sector }.
event-creature_stayed = { $creature } bleibt: { $sector }.
event-blockade_cleared = { $creature } löst eine Blockade: { $sector }.
event-danger_placed = Gefahrenmarker gelegt: { $sector }.
event-danger_removed = Gefahrenmarker entfernt: { $sector }.
event-danger_gained =
    Die Bösen Mächte erhalten { $n ->
        [one] einen Gefahrenmarker
       *[other] { $n } Gefahrenmarker
    }.
event-side_chosen =
    { $n ->
        [1] Die Bösen Mächte wählen die erste Möglichkeit der Karte.
       *[other] Die Bösen Mächte wählen die zweite Möglichkeit der Karte.
    }
event-case_told =
    { $n ->
        [1] Eine Kreatur ist nah.
       *[other] Keine Kreatur ist nah.
    }
event-creature_gone = { $creature } ist weg: { $place }.
event-truth = Die Wahrheit kommt ans Licht: { $place }.
event-creature_healed = { $creature } ist wieder unverletzt: { $place }.
event-door_shut = Eine Tür { $side_at } ist blockiert: { $place }.
event-danger_gone = Der Gefahrenmarker ist weg: { $place }.
event-field_freed = Reaktionsfelder wieder frei: { $n }.
event-toll_paid = Die Wahl des Helden: { $price }.
event-hits_cancelled = Treffer, die nicht zählen: { $n }.
event-dice_for = { $figure }: mehr Würfel in diesem Zug: { $n }.
event-more_dice = Mehr Würfel in diesem Zug: { $n }.
event-fewer_dice = Weniger Würfel bei diesem Angriff: { $n }.
event-mission_done = Erfüllt: „{ $mission }“.
event-main_mission = Die Hauptmission beginnt: „{ $mission }“.
event-extra_round = Eine zusätzliche Runde: Der Marker geht einen Schritt nach rechts.
event-saboteur_placed = Irgendwo in der Station macht sich der Saboteur auf den Weg.
event-sabotage = Sabotagemarker gelegt: { $n }.
event-sabotage_removed = Ein Sabotagemarker ist entfernt. Übrig: { $n }.
event-adrenaline = Das Adrenalin wird auf { $n } aufgefüllt.
event-nightmare = Der Albtraum-Modus beginnt.
event-game_won = Der Held hat es geschafft.
event-game_lost = Der Held ist verloren.
event-map_opened = Die geheime Karte wird aufgedeckt.
option-difficulty = Schwierigkeitsgrad
option-overflow = Verluste unter 0
option-difficulty-easy = Leicht
option-difficulty-normal = Normal
option-difficulty-nightmare = Albtraum
option-difficulty-impossible = Unmöglich
option-difficulty-any = wird gelost
option-overflow-spill = trägt die andere Leiste
option-overflow-lost = verfallen
option-floors = Stockwerke
option-floors-any = zwei beliebige
option-floors-anvil = Amboss
option-floors-twins = Zwillingsringe
option-floors-comb = Kamm
option-floors-coil = Spirale
option-floors-lattice = Gitter
option-floors-horseshoe = Hufeisen
option-floors-anchor = Anker
option-floors-bellows = Blasebalg
option-floors-bridle = Zaumzeug
option-floors-cradle = Wiege
option-floors-fork = Gabel
option-floors-gate = Tor
option-floors-hook = Haken
option-floors-hourglass = Sanduhr
option-floors-knot = Knoten
option-floors-ladder = Leiter
option-floors-loom = Webstuhl
option-floors-sickle = Sichel
option-floors-sieve = Sieb
option-floors-spindle = Spindel
option-floors-stirrup = Steigbügel
option-floors-trident = Dreizack
option-floors-wheel = Rad
option-floors-yoke = Joch
signal-can-slow = Ich kann den Helden aufhalten.
signal-can-hurt = Ich kann dem Helden wehtun.
signal-can-lie = Ich kann den Helden täuschen.
signal-save-the-fields = Sparen wir die Reaktionsfelder.
signal-you-lead = Entscheide du.

## Missions

prompt-first_target = Welches Ziel ortest du zuerst?
prompt-which_door = Durch welche Tür geht das Licht weiter?
prompt-room_to_see = Welchen Raum willst du sehen?
prompt-blockade = Welche blockierte Tür machst du frei?
move-shine = Licht { $side_to }
move-name_room = Zeig mir: { $room }
move-unblock = Die Blockade { $side_at } lösen: { $place }
event-rule_used = Sonderregel genutzt: „{ $mission }“.
option-bonus = Bonusmission
option-problem = Problemmission
option-main = Hauptmission
option-bonus-any = beliebig
option-bonus-sm01 = Saubere Verbände
option-bonus-sm02 = Notstrom
option-bonus-sm03 = Der große Überblick
option-bonus-sm04 = Wer’s findet, darf’s behalten
option-bonus-sm05 = Doch nicht allein
option-bonus-sm06 = Feldnotizen
option-bonus-sm07 = Ein Hauch von Grün
option-bonus-sm08 = Versiegelte Kisten
option-problem-any = beliebig
option-problem-pm01 = Schwerkraftausfall
option-problem-pm02 = Spannungsabfall
option-problem-pm03 = Sporendunst
option-problem-pm04 = Fieber
option-problem-pm05 = Dröhnende Stille
option-problem-pm06 = Störfeld
option-problem-pm07 = Stimmen in den Kojen
option-problem-pm08 = Abriegelung
option-main-any = beliebig
option-main-fm03 = Jede Lampe zählt
option-main-fm04 = Herz der Brut
option-main-fm05 = Die lange Minute
option-main-fm06 = Niemand bleibt zurück
option-main-fm07 = Alles soll brennen
option-main-fm08 = Der Läufer
option-main-fm09 = Eine Nadel im Dunkeln
option-main-fm10 = S.O.S.

# -- on the page: which moments are let pass ahead ----------------------------------------------------------------------

page-when-middle = Vor dem Ende eines Zuges
page-when-safe = Solange der Held in keiner Gefahr steht
page-when-any = In jedem Moment
event-on_card = { $token } auf der Missionskarte: { $n }.
event-hatch = Die Luke: { $place }.
event-lamps = Beleuchtete Sektoren: { $n }.
move-at_hero = Der Angriff gilt dem Helden
move-at_patient = Der Angriff gilt der Patientin
prompt-whom = Wem gilt der Angriff?
event-matriarch_placed = Im Labor beginnt etwas wie ein Herz zu schlagen.
move-dose = Dosen: { $n }
prompt-dose = Wie viele Dosen setzt du ein?
event-courier_placed = Irgendwo im Dunkeln rennt jemand los.
event-beacon = Die Bake: Abstand { $n }, der Weg beginnt { $side_at }.
event-beacon_elsewhere = Die Bake: Abstand { $n }, im anderen Stockwerk.
event-beacon_here = Die Bake: genau hier.
event-needles_placed = { $n ->
    [one] 1 Missionsmarker liegt
   *[other] { $n } Missionsmarker liegen
} irgendwo in der Station. Einer davon ist der Kern.
event-needle_placed = Ein falscher Marker: { $sector }.
event-core_placed = Der Kern: { $sector }.
event-needle_shown = Ein Missionsmarker: { $place }.
event-needle_false = Nicht der Kern: { $place }.
event-core_found = Der Kern: { $place }.
prompt-needle = Wo versteckst du einen Marker? Der erste ist der Kern.
