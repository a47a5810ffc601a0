### Alone: pytania, odpowiedzi i wydarzenia. Polski.

title = Alone
tagline = Ciemna stacja. Jedno z was jest samo, reszta to ciemność
role-hero = Bohater
role-evil = Siła Zła
side-north = północ
side-east = wschód
side-south = południe
side-west = zachód
side-stairs = schody
side-north--to = na północ
side-east--to = na wschód
side-south--to = na południe
side-west--to = na zachód
side-stairs--to = po schodach
side-north--at = na północy
side-east--at = na wschodzie
side-south--at = na południu
side-west--at = na zachodzie
side-stairs--at = przy schodach
side-north--of = z północy
side-east--of = ze wschodu
side-south--of = z południa
side-west--of = z zachodu
side-stairs--of = od strony schodów
creature-boss = Boss
creature-boss--of = bossa
figure-spore = Zarodnik
figure-spore-wounded = Zarodnik, ranny
figure-parasite = Pasożyt
figure-parasite-wounded = Pasożyt, ranny
figure-hybrid = Hybryda
figure-hybrid-wounded = Hybryda, ranna
figure-cultist = Kultysta
figure-cultist-wounded = Kultysta, ranny
figure-worm = Czerw
figure-worm-wounded = Czerw, ranny
figure-boss = Boss
figure-boss-wounded = Boss, ranny
piece-spore-1 = Zarodnik 1
piece-spore-2 = Zarodnik 2
piece-spore-3 = Zarodnik 3
piece-parasite-1 = Pasożyt 1
piece-parasite-2 = Pasożyt 2
piece-parasite-3 = Pasożyt 3
piece-hybrid-1 = Hybryda 1
piece-hybrid-2 = Hybryda 2
piece-hybrid-3 = Hybryda 3
piece-cultist-1 = Kultysta 1
piece-cultist-2 = Kultysta 2
piece-cultist-3 = Kultysta 3
piece-worm-1 = Czerw 1
piece-worm-2 = Czerw 2
piece-worm-3 = Czerw 3
piece-boss = Boss
target-control = Sterownia
target-crew = Kwatery załogi
target-pods = Kapsuły ratunkowe
target-lab = Laboratorium
target-infirmary = Izba chorych
target-generator = Generatorownia
target-hydroponics = Hydroponika
target-cargo = Ładownia
target-spore = Zarodnik
target-parasite = Pasożyt
target-hybrid = Hybryda
target-cultist = Kultysta
target-worm = Czerw
target-boss = Boss
target-danger = żeton zagrożenia
target-box = skrzynka zasilania
target-door = drzwi
target-stairs = schody
target-straight = prosty korytarz
target-bend = zakręt
target-tee = rozwidlenie
target-mission_token = żeton misji
target-status_token = żeton stanu
shape-none = nic
shape-straight = prosty korytarz
shape-bend = zakręt
shape-tee = rozwidlenie
shape-room = pomieszczenie
slot-bonus = misja bonusowa
slot-problem = misja problemowa
slot-main = misja główna
track-health = zdrowie
track-composure = opanowanie
face-hit = trafienie
face-conditional = trafienie warunkowe
face-miss = pudło
floor-same = na tym piętrze
floor-other = na drugim piętrze
price-composure = Strać opanowanie
price-health = Strać zdrowie
price-adrenaline = Oddaj adrenalinę
price-charge = Oddaj ładunki
price-dice = Rzuć mniejszą liczbą kości
price-search = Dobierz mniej kart
price-discard = Odrzuć dobrane karty
price-keep_one = Zatrzymaj tylko jedną kartę
price-stop = Zakończ akcję
sector =
    { $cell }, { $floor ->
        [0] piętro startowe
       *[1] drugie piętro
    }
place =
    { $way ->
        [start] start
        [x] { $x } na { $ew ->
            [east] wschód
           *[west] zachód
        }
        [y] { $y } na { $ns ->
            [south] południe
           *[north] północ
        }
       *[both] { $x } na { $ew ->
            [east] wschód
           *[west] zachód
        }, { $y } na { $ns ->
            [south] południe
           *[north] północ
        }
    }{ $floor ->
        [0] {""}
       *[1] {" "}(drugie piętro)
    }
door = pomieszczenie { $slot }, { $side ->
        [0] drzwi północne
        [1] drzwi wschodnie
        [2] drzwi południowe
       *[3] drzwi zachodnie
    }
seats =
    { $n ->
        [1] pierwszej osobie
        [2] drugiej osobie
        [4] trzeciej osobie
       *[other] obu pozostałym osobom
    }
move-pass = Pas
move-done = Gotowe
move-bullet_time = Bullet Time: dwie akcje w tej turze
move-walk = Ruch { $side_to }
move-explore = Eksploracja { $side_to }
move-locate = Namierzanie: { $target }
move-attack = Atak: { $figure }
move-search = Przeszukanie
move-repair = Interakcja: skrzynka zasilania, światło { $side_to }
move-fulfil = Interakcja: { $slot }
move-force = Ruch: odblokuj drzwi { $side_at }
move-also = Namierz też: { $target }
move-block = Zablokuj drzwi { $side_at }
move-clear = Odblokuj drzwi { $side_at }
move-sweep =
    { $n ->
        [0] Usuń żeton zagrożenia ze swojego sektora
       *[other] Usuń żeton zagrożenia leżący { $n } przed tobą
    }
move-regain = Odzyskaj 3: { $track }
move-deck = Talia: { $deck }
move-deal = Przed osobą: { $seat }
move-from_first =
    .head = { $deck }
    .thing = { $n ->
        [one] 1 karta
        [few] { $n } karty
       *[other] { $n } kart
    }
move-from_second =
    .head = { $other_deck }
    .thing = { $n ->
        [one] 1 karta
        [few] { $n } karty
       *[other] { $n } kart
    }
move-play = Zagraj: { $card }
move-play_later = Zagraj przy drugim sektorze: { $card }
move-cover = Zagraj zakrytą: { $card }
move-permit = Pozwól zagrać { $seats }
move-enough = W tej rundzie najwyżej jedna karta na turę
move-discard = Odrzuć: { $card }
move-send = { $piece } idzie: { $sector }
move-break = { $piece } usuwa blokadę { $side_at }
move-spawn = Pojawia się { $creature }: { $sector }
move-way = Droga { $n }
move-say = Odgłos { $side_of }
move-say_other_floor = Odgłos z drugiego piętra
move-sector = { $sector }
move-choose_piece = { $piece }
move-aim =
    { $n ->
        [3] Bohater
       *[other] Cel { $n }
    }
move-either =
    { $n ->
        [1] To, co stoi przed ALBO
       *[other] To, co stoi po ALBO
    }
move-die = Przerzuć: { $face }
move-block_door = Zablokuj: { $door }
move-clear_door = Odblokuj: { $door }
move-shift = Przenieś żeton zagrożenia: { $sector } → { $other_sector }
move-offset =
    { $n ->
        [0] Pierwszy cel: o 1 mniej
        [1] Pierwszy cel: o 1 więcej
        [2] Drugi cel: o 1 mniej
       *[other] Drugi cel: o 1 więcej
    }
move-share = Karta dla: { $seat }
move-pay = { $price }
move-mask = { $piece } pokazany jako: { $figure }
move-unplace = Usuń żeton zagrożenia: { $sector }
move-lie =
    { $lie }{ $n ->
        [0] {""}
       *[1] , w następnym sektorze
    }
lie-no-spore-1 = Pomiń: Zarodnik 1
lie-no-spore-2 = Pomiń: Zarodnik 2
lie-no-spore-3 = Pomiń: Zarodnik 3
lie-no-parasite-1 = Pomiń: Pasożyt 1
lie-no-parasite-2 = Pomiń: Pasożyt 2
lie-no-parasite-3 = Pomiń: Pasożyt 3
lie-no-hybrid-1 = Pomiń: Hybryda 1
lie-no-hybrid-2 = Pomiń: Hybryda 2
lie-no-hybrid-3 = Pomiń: Hybryda 3
lie-no-cultist-1 = Pomiń: Kultysta 1
lie-no-cultist-2 = Pomiń: Kultysta 2
lie-no-cultist-3 = Pomiń: Kultysta 3
lie-no-worm-1 = Pomiń: Czerw 1
lie-no-worm-2 = Pomiń: Czerw 2
lie-no-worm-3 = Pomiń: Czerw 3
lie-no-boss = Pomiń: Boss
lie-spore = Pokaż fałszywie: Zarodnik
lie-spore-wounded = Pokaż fałszywie: Zarodnik, ranny
lie-parasite = Pokaż fałszywie: Pasożyt
lie-parasite-wounded = Pokaż fałszywie: Pasożyt, ranny
lie-hybrid = Pokaż fałszywie: Hybryda
lie-hybrid-wounded = Pokaż fałszywie: Hybryda, ranna
lie-cultist = Pokaż fałszywie: Kultysta
lie-cultist-wounded = Pokaż fałszywie: Kultysta, ranny
lie-worm = Pokaż fałszywie: Czerw
lie-worm-wounded = Pokaż fałszywie: Czerw, ranny
lie-boss = Pokaż fałszywie: Boss
lie-boss-wounded = Pokaż fałszywie: Boss, ranny
lie-no-danger = Pomiń: żeton zagrożenia
lie-danger = Pokaż fałszywie: żeton zagrożenia
lie-no-box = Pomiń: skrzynka zasilania
lie-box = Pokaż fałszywie: skrzynka zasilania
lie-no-stairs = Pomiń: schody
lie-stairs = Pokaż fałszywie: schody
lie-no-status = Pomiń: żeton stanu lub misji
lie-status = Pokaż fałszywie: żeton stanu lub misji
lie-no-door-north = Pomiń: drzwi na północy
lie-door-north = Pokaż fałszywie: drzwi na północy
lie-no-door-east = Pomiń: drzwi na wschodzie
lie-door-east = Pokaż fałszywie: drzwi na wschodzie
lie-no-door-south = Pomiń: drzwi na południu
lie-door-south = Pokaż fałszywie: drzwi na południu
lie-no-door-west = Pomiń: drzwi na zachodzie
lie-door-west = Pokaż fałszywie: drzwi na zachodzie
prompt-action = Co robisz?
prompt-second_target = A drugi cel?
prompt-aim_anew = Uskoczył. Kogo atakujesz?
prompt-door = Zablokować albo odblokować drzwi?
prompt-sweep = Usunąć żeton zagrożenia?
prompt-regain = Co odzyskujesz?
prompt-toll = Czym płacisz?
prompt-which_deck = Której talii reakcji używasz?
prompt-whose_deck = Przed kim położyć tę talię?
prompt-drawing = Z której talii dobierasz?
prompt-discarding = Które karty odrzucasz przed dobraniem?
prompt-start = Gdzie zaczyna Bohater?
prompt-react = Czy reagujesz?
prompt-who_acts = Który stwór działa i gdzie?
prompt-which_way = Którą drogą?
prompt-how_told = Skąd dochodzi odgłos?
prompt-which_side = Którą stronę ALBO wykonujesz?
prompt-evil_chooses = Co wybierasz dla tej karty?
prompt-placing = Gdzie kładziesz żeton zagrożenia?
prompt-saboteur = Gdzie pojawia się boss?
prompt-saboteur_goes = Dokąd idzie boss?
prompt-who_draws = Kto dobiera kartę?
prompt-which_pile = Z której talii?
prompt-station_listens = Stacja nasłuchuje.
prompt-evil_acts = W ciemności coś się dzieje.
prompt-evil_draws = Siły Zła dobierają karty.
event-game_begun = Właz zamyka się za Bohaterem.
event-mission_drawn = Misja: „{ $mission }”.
event-deck_chosen = Siły Zła używają talii { $deck }.
event-cards_drawn =
    { $seat } dobiera { $n ->
        [one] 1 kartę
        [few] { $n } karty
       *[other] { $n } kart
    } z talii { $deck }.
event-card_drawn = Dobierasz: „{ $card }”.
event-pile_shuffled = Stos kart odrzuconych zostaje przetasowany: { $deck }.
event-start_chosen = Sektor startowy jest odkryty.
event-round_begun = Zaczyna się runda { $n }.
event-turn_begun = Tura { $n } z 8.
event-bullet_time = Bullet Time. Zostało adrenaliny: { $n }.
event-leader_passed_on = { $seat } przewodzi teraz Siłom Zła.
event-walks = Bohater idzie { $side_to }.
event-stairs_taken = Bohater zmienia piętro.
event-explores = Bohater bada drogę { $side_to }.
event-target_named = Bohater podaje pierwszy cel: { $target }.
event-locates = Bohater podaje drugi cel: { $other_target }.
event-located = Namierzono: { $target }, odległość { $n }, { $floor }.
event-located_none = Brak namiaru: { $target }.
event-attacks =
    Bohater atakuje { $n ->
        [0] bez kości
        [one] 1 kością
       *[other] { $n } kośćmi
    }: { $creature }.
event-searches = Bohater przeszukuje sektor.
event-room_searched = Przeszukano: { $room }.
event-item_drawn = Znaleziono: { $item }.
event-repairs = Bohater naprawia skrzynkę zasilania: światło { $side_to }.
event-interacts = Bohater wykonuje misję: „{ $mission }”.
event-door_tackled = Bohater bierze się do zablokowanych drzwi { $side_at }.
event-door_blocked = Bohater blokuje drzwi { $side_at }.
event-door_cleared = Bohater odblokowuje drzwi { $side_at }.
event-danger_swept = Żeton zagrożenia zostaje usunięty: { $place }.
event-action_ended = Akcja się kończy.
event-sector_shown = Odkryto: { $shape }, { $place }.
event-room_shown = Odkryto: { $room }, { $place }.
event-sector_hidden = Znów ukryty: { $place }.
event-labyrinth_tidied =
    { $n ->
        [0] Wszystko na holozegarku jest w polu widzenia.
       *[other] Holozegarek zapomina to, czego nie widać. Ukryte sektory: { $n }.
    }
event-creature_shown = { $figure }: { $place }!
event-creature_left = { $creature } odchodzi { $side_to }: { $place }.
event-creature_walked = { $creature } się porusza: { $place }.
event-danger_shown = Żeton zagrożenia: { $place }.
event-light_on = Zapala się światło: { $place }.
event-light_out = Gaśnie światło: { $place }.
event-blockade_gone = Usunięto blokadę { $side_at }: { $place }.
event-noise = Odgłos { $side_of }.
event-noise_elsewhere = Odgłos z drugiego piętra.
event-noise_here = Odgłos, tuż obok.
event-shock = Szok: { $creature }!
event-dice_rolled = Kości: trafienia { $hits }, warunkowe { $conditional }, pudła { $misses }.
event-wounded = Ranny stwór: { $creature }.
event-killed = Zabity stwór: { $creature }.
event-unharmed = { $creature } bez szwanku.
event-opportunity =
    Atak okazyjny { $n ->
        [0] bez kości
        [one] 1 kością
       *[other] { $n } kośćmi
    }.
event-creature_attacks =
    { $creature } atakuje { $n ->
        [0] bez kości
        [one] 1 kością
       *[other] { $n } kośćmi
    }.
event-health_lost =
    Bohater traci { $n ->
        [one] 1 punkt
        [few] { $n } punkty
       *[other] { $n } punktów
    } zdrowia, zostało: { $total }.
event-composure_lost =
    Bohater traci { $n ->
        [one] 1 punkt
        [few] { $n } punkty
       *[other] { $n } punktów
    } opanowania, zostało: { $total }.
event-health_regained =
    Bohater odzyskuje { $n ->
        [one] 1 punkt
        [few] { $n } punkty
       *[other] { $n } punktów
    } zdrowia, teraz: { $total }.
event-composure_regained =
    Bohater odzyskuje { $n ->
        [one] 1 punkt
        [few] { $n } punkty
       *[other] { $n } punktów
    } opanowania, teraz: { $total }.
event-card_played--you = Zagrywasz: „{ $card }”.
event-card_covered--you = Zagrywasz zakrytą kartę ({ $deck }).
event-cards_drawn--you =
    Dobierasz { $n ->
        [one] 1 kartę
        [few] { $n } karty
       *[other] { $n } kart
    } z talii { $deck }.
event-cards_discarded--you =
    Odrzucasz { $n ->
        [one] 1 kartę
        [few] { $n } karty
       *[other] { $n } kart
    }.
event-leader_passed_on--you = Przewodzisz teraz Siłom Zła.
event-card_played = { $seat } zagrywa: „{ $card }”.
event-card_dangerous = Karta jest niebezpieczna: „{ $card }”.
event-card_covered = { $seat } zagrywa zakrytą kartę ({ $deck }).
event-enough = { $seat } wyznacza granicę: jedna karta na turę do końca rundy.
event-enough--you = Wyznaczasz granicę: jedna karta na turę do końca rundy.
event-proposal_refused = Brak zgody: „{ $card }”.
event-cards_discarded =
    { $seat } odrzuca { $n ->
        [one] 1 kartę
        [few] { $n } karty
       *[other] { $n } kart
    }.
event-creature_spawned = Pojawia się { $creature }: { $sector }.
event-creature_moved = { $creature } idzie: { $sector }.
event-creature_stayed = { $creature } zostaje: { $sector }.
event-blockade_cleared = { $creature } usuwa blokadę: { $sector }.
event-danger_placed = Położono żeton zagrożenia: { $sector }.
event-danger_removed = Zdjęto żeton zagrożenia: { $sector }.
event-danger_gained =
    Siły Zła zyskują { $n ->
        [one] 1 żeton zagrożenia
        [few] { $n } żetony zagrożenia
       *[other] { $n } żetonów zagrożenia
    }.
event-side_chosen =
    { $n ->
        [1] Siły Zła wybierają pierwszą możliwość z karty.
       *[other] Siły Zła wybierają drugą możliwość z karty.
    }
event-case_told =
    { $n ->
        [1] W pobliżu jest stwór.
       *[other] W pobliżu nie ma stwora.
    }
event-creature_gone = { $creature } znika: { $place }.
event-truth = Prawda wychodzi na jaw: { $place }.
event-creature_healed = { $creature } nie ma już ran: { $place }.
event-door_shut = Zablokowano drzwi { $side_at }: { $place }.
event-danger_gone = Żeton zagrożenia zniknął: { $place }.
event-field_freed = Zwolnione pola reakcji: { $n }.
event-toll_paid = Wybór Bohatera: { $price }.
event-hits_cancelled = Trafienia, które się nie liczą: { $n }.
event-dice_for = { $figure }: więcej kości w tej turze: { $n }.
event-more_dice = Więcej kości w tej turze: { $n }.
event-fewer_dice = Mniej kości w tym ataku: { $n }.
event-mission_done = Ukończono: „{ $mission }”.
event-main_mission = Zaczyna się misja główna: „{ $mission }”.
event-extra_round = Dodatkowa runda: znacznik przesuwa się o krok w prawo.
event-saboteur_placed = Gdzieś na stacji rusza w drogę Sabotażysta.
event-sabotage = Położono żetony sabotażu: { $n }.
event-sabotage_removed = Usunięto żeton sabotażu. Zostało: { $n }.
event-adrenaline = Adrenalina zostaje uzupełniona do { $n }.
event-nightmare = Zaczyna się tryb koszmaru.
event-game_won = Bohaterowi się udało.
event-game_lost = Bohater przepadł.
event-map_opened = Tajna mapa zostaje odkryta.
option-difficulty = Poziom trudności
option-overflow = Straty poniżej 0
option-difficulty-easy = Łatwy
option-difficulty-normal = Normalny
option-difficulty-nightmare = Koszmar
option-difficulty-impossible = Niemożliwy
option-difficulty-any = losowany
option-overflow-spill = przejmuje drugi tor
option-overflow-lost = przepadają
option-floors = Piętra
option-floors-any = dowolne dwa
option-floors-anvil = Kowadło
option-floors-twins = Bliźniacze Pierścienie
option-floors-comb = Grzebień
option-floors-coil = Spirala
option-floors-lattice = Krata
option-floors-horseshoe = Podkowa
option-floors-anchor = Kotwica
option-floors-bellows = Miech
option-floors-bridle = Uzda
option-floors-cradle = Kołyska
option-floors-fork = Widły
option-floors-gate = Brama
option-floors-hook = Hak
option-floors-hourglass = Klepsydra
option-floors-knot = Węzeł
option-floors-ladder = Drabina
option-floors-loom = Krosno
option-floors-sickle = Sierp
option-floors-sieve = Sito
option-floors-spindle = Wrzeciono
option-floors-stirrup = Strzemię
option-floors-trident = Trójząb
option-floors-wheel = Koło
option-floors-yoke = Jarzmo
signal-can-slow = Mogę spowolnić Bohatera.
signal-can-hurt = Mogę zranić Bohatera.
signal-can-lie = Mogę zwieść Bohatera.
signal-save-the-fields = Oszczędzajmy pola reakcji.
signal-you-lead = Ty decydujesz.

## Missions

prompt-first_target = Który cel lokalizujesz najpierw?
prompt-which_door = Przez które drzwi pójdzie światło?
prompt-room_to_see = Które pomieszczenie chcesz zobaczyć?
prompt-blockade = Które zablokowane drzwi otwierasz?
move-shine = Światło { $side_to }
move-name_room = Pokaż: { $room }
move-unblock = Usuń blokadę { $side_at }: { $place }
event-rule_used = Użyto zasady specjalnej: „{ $mission }”.
option-bonus = Misja bonusowa
option-problem = Misja problemowa
option-main = Misja główna
option-bonus-any = dowolna
option-bonus-sm01 = Czyste bandaże
option-bonus-sm02 = Zasilanie awaryjne
option-bonus-sm03 = Pełny obraz
option-bonus-sm04 = Znalezione, nie kradzione
option-bonus-sm05 = A jednak ktoś żyje
option-bonus-sm06 = Notatki terenowe
option-bonus-sm07 = Haust zieleni
option-bonus-sm08 = Zaplombowane skrzynie
option-problem-any = dowolna
option-problem-pm01 = Awaria grawitacji
option-problem-pm02 = Spadek napięcia
option-problem-pm03 = Mgła zarodników
option-problem-pm04 = Gorączka
option-problem-pm05 = Dzwoniąca cisza
option-problem-pm06 = Zakłócenia
option-problem-pm07 = Głosy w kojach
option-problem-pm08 = Blokada
option-main-any = dowolna
option-main-fm03 = Każda lampa się liczy
option-main-fm04 = Serce lęgu
option-main-fm05 = Długa minuta
option-main-fm06 = Nikt tu nie zostanie
option-main-fm07 = Niech wszystko spłonie
option-main-fm08 = Uciekinier
option-main-fm09 = Igła w ciemności
option-main-fm10 = S.O.S.

# -- on the page: which moments are let pass ahead ----------------------------------------------------------------------

page-when-middle = Przed końcem tury
page-when-safe = Póki Bohaterowi nic nie zagraża
page-when-any = W każdej chwili
event-on_card = { $token } na karcie misji: { $n }.
event-hatch = Właz: { $place }.
event-lamps = Oświetlone sektory: { $n }.
move-at_hero = Atak trafia w Bohatera
move-at_patient = Atak trafia w Pacjentkę
prompt-whom = W kogo wymierzony jest atak?
event-matriarch_placed = W laboratorium coś zaczyna bić jak serce.
move-dose = Dawki: { $n }
prompt-dose = Ile dawek zużywasz?
event-courier_placed = Gdzieś w ciemności ktoś rzuca się do biegu.
event-beacon = Nadajnik: odległość { $n }, droga zaczyna się { $side_at }.
event-beacon_elsewhere = Nadajnik: odległość { $n }, na drugim piętrze.
event-beacon_here = Nadajnik: dokładnie tutaj.
event-needles_placed = { $n ->
    [one] Ukryto 1 żeton
    [few] Ukryto { $n } żetony
    [many] Ukryto { $n } żetonów
   *[other] Ukryto { $n } żetonu
} misji na stacji. Jeden z nich to rdzeń.
event-needle_placed = Fałszywy żeton: { $sector }.
event-core_placed = Rdzeń: { $sector }.
event-needle_shown = Żeton misji: { $place }.
event-needle_false = To nie rdzeń: { $place }.
event-core_found = Rdzeń: { $place }.
prompt-needle = Gdzie ukrywasz żeton? Pierwszy to rdzeń.
