### The Everrain: wyposażenie, plany, pod pokładem. Polski.

prompt-mount = Gdzie to zamontować?
prompt-plan = Plan. Na które pole go kładziesz?
prompt-nurse = Czyją ranę opatrzyć w lazarecie?
prompt-without = Kambuz wykarmi troje. Kto obejdzie się smakiem?
prompt-refresh = Który wydany rozkaz odnawiasz?
prompt-blessing = Ktoś na statku jest błogosławiony. Rzucasz o łupy jeszcze raz?
prompt-support = Którego wroga trafiają twoje działa?

move-improve =
    .head = Kup i zamontuj
    .thing = { $upgrade }
move-install =
    .head = Zamontuj
    .thing = { $upgrade }
move-sell_plan =
    .head = Sprzedaj plan
    .thing = { $upgrade }
move-slot =
    .head = Połóż tutaj
    .thing = { $slot }
move-lay_aside = Odrzuć plan
move-scrap =
    .head = Odrzuć plan z pola
    .thing = { $slot }
move-without =
    .head = Nic dla tej osoby
    .thing = { $crew }
move-refresh =
    .head = Odnów
    .thing = { $order }
move-reroll = Rzuć jeszcze raz
move-accept = Zostaw wynik
move-give_plan =
    .head = Daj plan
    .thing = { $upgrade }
move-want_plan =
    .head = Prośba o plan
    .thing = { $upgrade }

event-upgrade_on_offer = Nowość w stoczniach: { $upgrade }.
event-plan_found =
    { $you ->
        [yes] Znajdujesz plan: { $upgrade }.
       *[no] { $seat } znajduje plan: { $upgrade }.
    }
event-plan_laid =
    { $you ->
        [yes] Kładziesz plan: { $upgrade }, { $slot }.
       *[no] { $seat } kładzie plan: { $upgrade }, { $slot }.
    }
event-plan_given = { $other } dostaje plan: { $upgrade }.
event-plan_sold =
    { $you ->
        [yes] Sprzedajesz plan za { $n ->
            [one] 1 monetę
            [few] { $n } monety
           *[other] { $n } monet
        }: { $upgrade }.
       *[no] { $seat } sprzedaje plan za { $n ->
            [one] 1 monetę
            [few] { $n } monety
           *[other] { $n } monet
        }: { $upgrade }.
    }
event-upgrade_bought =
    { $you ->
        [yes] Ulepszasz statek za { $n ->
            [one] 1 monetę
            [few] { $n } monety
           *[other] { $n } monet
        }: { $upgrade }.
       *[no] { $seat } ulepsza statek za { $n ->
            [one] 1 monetę
            [few] { $n } monety
           *[other] { $n } monet
        }: { $upgrade }.
    }
event-upgrade_mounted = Zamontowano: { $upgrade }, { $slot }.
event-upgrade_discarded = Odrzucono: { $upgrade }.
event-activated = { $crew } zabiera się do pracy: { $upgrade }.
event-order_refreshed =
    { $you ->
        [yes] Odnawiasz rozkaz: { $order }.
       *[no] { $seat } odnawia rozkaz: { $order }.
    }
event-aimed =
    { $you ->
        [yes] Twój następny strzał ma o { $n ->
                [one] 1 kość
               *[other] { $n } kości
            } więcej.
       *[no] { $seat } przy następnym strzale ma o { $n ->
                [one] 1 kość
               *[other] { $n } kości
            } więcej.
    }
event-damage_held_off =
    { $you ->
        [yes] Miedziane dno chroni przed szkodą od sztormu.
       *[no] { $seat }: miedziane dno chroni przed szkodą od sztormu.
    }

move-support =
    .head = Wsparcie ogniem, { $battery }
    .thing = { $seat }

event-supported =
    { $you ->
        [yes] Strzelasz do wrogów na pokładzie, { $other }: { $upgrade }, kości: { $n }.
       *[no] { $seat } strzela do wrogów na pokładzie, { $other }: { $upgrade }, kości: { $n }.
    }

slot-below-1 = miejsce 1
slot-below-2 = miejsce 2
slot-below-3 = miejsce 3
slot-below-4 = miejsce 4
slot-below-5 = miejsce 5
slot-below-6 = miejsce 6
slot-port = artyleria bakburty
slot-starboard = artyleria sterburty
slot-chase = artyleria dziobu lub rufy

sections-upgrades = Pod pokładem
sections-slot = Miejsce
sections-mounted = Zamontowane
sections-schematic = Plan
sections-covered = { $upgrade }, zakryte
sections-pair = { $does } Jako para: { $pair }
sections-upgrade = cena { $price }. { $does }
sections-room = Ładownia: { $n } z { $room }, kajuty: { $cabins }
sections-shots = Strzały przed rzutem
sections-target = Cel
sections-likely = Szansa
sections-odds-sink = zatopi: { $n } %
sections-odds-hit = trafi wroga: { $n } %
