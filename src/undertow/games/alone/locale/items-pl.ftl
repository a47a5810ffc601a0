### Alone: używanie, znajdowanie i ulepszanie przedmiotów. Polski.

move-use = Użyj: { $item }
move-spend =
    { $n ->
        [one] Odrzuć 1 ładunek
        [few] Odrzuć { $n } ładunki
       *[other] Odrzuć { $n } ładunków
    }
move-shoot = Atak: { $figure }, { $place }
move-throw = Rzuć { $side_to }
move-throw_here = Rzuć we własnym sektorze
move-cut_doors = Zamiast tego odblokuj drzwi
move-reroll = Przerzuć też trafienia warunkowe
move-done--reroll = Przerzuć tylko pudła
move-block_near = Zablokuj drzwi { $other_side_at } sąsiedniego sektora ({ $side })
move-clear_near = Odblokuj drzwi { $other_side_at } sąsiedniego sektora ({ $side })
move-upgrade = Ulepsz: { $item } (ładunek daje: { $other_item })
move-recharge = Połóż z powrotem ładunek: { $item }
move-discharge = Oddaj ładunek: { $item }
move-drop = Odrzuć: { $item }
move-take = Weź: { $item }
prompt-item_walk = Dokąd idziesz?
prompt-item_explore = W którym kierunku?
prompt-item_path = Dokąd leci dalej?
prompt-item_target = Kogo atakujesz?
prompt-item_burst = Dokąd rzucasz?
prompt-item_room = Które pomieszczenie?
prompt-item_second_room = A drugie pomieszczenie?
prompt-item_spend = Ile ładunków odrzucasz?
prompt-reroll = Które kości przerzucasz?
prompt-weld = Które drzwi blokujesz albo odblokowujesz?
prompt-cut = Które drzwi odblokowujesz?
prompt-recharge = Gdzie kładziesz ładunek z powrotem?
prompt-upgrade = Który przedmiot ulepszasz?
prompt-which_item = Który przedmiot bierzesz?
prompt-which_charge = Z którego przedmiotu oddajesz ładunek?
prompt-which_drawn = Którą kartę odrzucasz?
event-items_shuffled = Odrzucone przedmioty zostają przetasowane.
event-item_taken = Bohater bierze: { $item }.
event-item_used =
    { $n ->
        [0] Bohater używa: { $item }.
        [one] Bohater zużywa 1 ładunek: { $item }.
        [few] Bohater zużywa { $n } ładunki: { $item }.
       *[other] Bohater zużywa { $n } ładunków: { $item }.
    }
event-item_discarded = Przedmiot trafia na stos odrzuconych: { $item }.
event-charges_back =
    { $n ->
        [one] 1 ładunek wraca: { $item }.
        [few] { $n } ładunki wracają: { $item }.
       *[other] { $n } ładunków wraca: { $item }.
    }
event-charge_lost = Bohater oddaje ładunek: { $item }.
event-recharged = Ładunek wraca: { $item }.
event-upgraded = Ulepszony przedmiot: { $item }; ładunek daje: { $other_item }.
event-throws =
    { $n ->
        [one] Bohater rzuca. Na każdego stwora: 1 kość.
       *[other] Bohater rzuca. Na każdego stwora: { $n } kości.
    }
event-cuts = Bohater bierze się do drzwi.
event-flies_on = Dron leci dalej { $side_to }.
event-smoke = Dym. Niczego nie można stąd przesunąć: { $place }.
event-welded = Drzwi { $side_at } są zaspawane: { $place }.
event-tracked = W zasięgu: { $creature }, { $side_to }.
event-tracked_at = W zasięgu: { $creature }, { $side_to }, odległość { $n }.
event-tracked_none = W zasięgu nie ma nic.
event-heat_shown = Ciepło: { $creature }, { $place }.
event-plan_told = Chip z planem: { $room }, { $place }.
event-more_actions = Dodatkowe akcje w tej turze: { $n }.
sections-items = Przedmioty Bohatera
sections-no-items = Brak przedmiotów.
sections-item-charges = ładunki: { $n } z { $of }
sections-item-upgraded = po ulepszeniu
sections-item-needs = { $material }; do ulepszenia: { $other_material }
sections-item-upgrade = Po ulepszeniu: { $text }
sections-item-deck = Talia przedmiotów
sections-item-discard = Odrzucone przedmioty
sections-item-odds = Szanse: zabity { $killed } %, ranny { $wounded } %
sections-smoke = Dym
sections-heat = Widziane przez gogle
sections-plans = Pomieszczenia z chipa
sections-welded = Zaspawane drzwi
