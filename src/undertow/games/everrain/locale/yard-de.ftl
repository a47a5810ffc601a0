### The Everrain: Verbesserungen, Baupläne, das Unterdeck. Deutsch.

prompt-mount = Wo wird sie montiert?
prompt-plan = Ein Bauplan. Auf welches Feld kommt er?
prompt-nurse = Wessen Wunde wird im Lazarett verbunden?
prompt-without = Die Kombüse reicht für drei. Wer geht leer aus?
prompt-refresh = Welchen erteilten Befehl erneuerst du?
prompt-blessing = Jemand an Bord ist gesegnet. Würfelst du noch einmal um Beute?
prompt-support = Welchen Feind treffen deine Geschütze?

move-improve =
    .head = Kaufen und montieren
    .thing = { $upgrade }
move-install =
    .head = Montieren
    .thing = { $upgrade }
move-sell_plan =
    .head = Bauplan verkaufen
    .thing = { $upgrade }
move-slot =
    .head = Hierher
    .thing = { $slot }
move-lay_aside = Den Bauplan ablegen
move-scrap =
    .head = Bauplan ablegen
    .thing = { $slot }
move-without =
    .head = Nichts für diesmal
    .thing = { $crew }
move-refresh =
    .head = Erneuern
    .thing = { $order }
move-reroll = Noch einmal würfeln
move-accept = Ergebnis behalten
move-give_plan =
    .head = Bauplan geben
    .thing = { $upgrade }
move-want_plan =
    .head = Bauplan erbitten
    .thing = { $upgrade }

event-upgrade_on_offer = Neu in den Werften: { $upgrade }.
event-plan_found =
    { $you ->
        [yes] Du findest einen Bauplan: { $upgrade }.
       *[no] { $seat } findet einen Bauplan: { $upgrade }.
    }
event-plan_laid =
    { $you ->
        [yes] Du legst einen Bauplan ab: { $upgrade }, { $slot }.
       *[no] { $seat } legt einen Bauplan ab: { $upgrade }, { $slot }.
    }
event-plan_given = { $other } bekommt einen Bauplan: { $upgrade }.
event-plan_sold =
    { $you ->
        [yes] Du verkaufst einen Bauplan für { $n ->
            [one] 1 Münze
           *[other] { $n } Münzen
        }: { $upgrade }.
       *[no] { $seat } verkauft einen Bauplan für { $n ->
            [one] 1 Münze
           *[other] { $n } Münzen
        }: { $upgrade }.
    }
event-upgrade_bought =
    { $you ->
        [yes] Du baust dein Schiff für { $n ->
            [one] 1 Münze
           *[other] { $n } Münzen
        } aus: { $upgrade }.
       *[no] { $seat } baut das Schiff für { $n ->
            [one] 1 Münze
           *[other] { $n } Münzen
        } aus: { $upgrade }.
    }
event-upgrade_mounted = Montiert: { $upgrade }, { $slot }.
event-upgrade_discarded = Abgelegt: { $upgrade }.
event-activated = { $crew } ist am Werk: { $upgrade }.
event-order_refreshed =
    { $you ->
        [yes] Du erneuerst einen Befehl: { $order }.
       *[no] { $seat } erneuert einen Befehl: { $order }.
    }
event-aimed =
    { $you ->
        [yes] Dein nächster Schuss bekommt { $n ->
                [one] 1 Würfel
               *[other] { $n } Würfel
            } mehr.
       *[no] Der nächste Schuss von { $seat } bekommt { $n ->
                [one] 1 Würfel
               *[other] { $n } Würfel
            } mehr.
    }
event-damage_held_off =
    { $you ->
        [yes] Der Kupferboden hält den Sturmschaden ab.
       *[no] { $seat }: Der Kupferboden hält den Sturmschaden ab.
    }

move-support =
    .head = Unterstützung, { $battery }
    .thing = { $seat }

event-supported =
    { $you ->
        [yes] Du feuerst auf Feinde an Deck, { $other }: { $upgrade }, Würfel: { $n }.
       *[no] { $seat } feuert auf Feinde an Deck, { $other }: { $upgrade }, Würfel: { $n }.
    }

slot-below-1 = Ausbaufeld 1
slot-below-2 = Ausbaufeld 2
slot-below-3 = Ausbaufeld 3
slot-below-4 = Ausbaufeld 4
slot-below-5 = Ausbaufeld 5
slot-below-6 = Ausbaufeld 6
slot-port = Artillerie Backbord
slot-starboard = Artillerie Steuerbord
slot-chase = Artillerie Bug oder Heck

sections-upgrades = Unterdeck
sections-slot = Ausbaufeld
sections-mounted = Montiert
sections-schematic = Bauplan
sections-covered = { $upgrade }, verdeckt
sections-pair = { $does } Als Paar: { $pair }
sections-upgrade = Preis { $price }. { $does }
sections-room = Laderaum: { $n } von { $room }, Kajüten: { $cabins }
sections-shots = Schüsse vor dem Wurf
sections-target = Ziel
sections-likely = Chance
sections-odds-sink = versenkt es: { $n } %
sections-odds-hit = trifft einen Feind: { $n } %
