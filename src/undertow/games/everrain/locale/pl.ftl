### The Everrain: pytania, odpowiedzi i relacja z gry. Polski.

title = The Everrain
tagline = Wspólnie rysujcie mapę zatopionego morza, zanim deszcz powie ostatnie słowo.
way-discovery = Wasz znacznik do końca
way-agenda = Znacznik wroga do końca
way-elder_landlord = Porty do zwycięstwa Gospodarza
way-elder_hundredfathom = Statki do zwycięstwa Stusążniowego
way-elder_unsung = Zwrotki do zwycięstwa Niewyśpiewanej

renewal =
    { $sent ->
        [0] { "" }
       *[other] { $sent } × załoga{ $steered ->
            [0] { $fired ->
                [0] { "" }
               *[other] , { "" }
            }
           *[other] , { "" }
        }
    }{ $steered ->
        [0] { "" }
       *[other] { $steered } × nawigacja{ $fired ->
            [0] { "" }
           *[other] , { "" }
        }
    }{ $fired ->
        [0] { "" }
       *[other] { $fired } × ogień
    }

## Pytania

prompt-renew = Które trzy rozkazy odnawiasz?
prompt-turn = Jakie wydajesz rozkazy?
prompt-steer = Stoisz przy sterze.
prompt-which_tile = Widać dwa arkusze. Który dokładasz?
prompt-rotate = Jak leży nowy arkusz?
prompt-free_tile = Pierwszy arkusz nic nie kosztuje. Gdzie go kładziesz i jak leży?
prompt-port = Kto dokąd idzie w porcie?
prompt-hand_in = Co oddajesz na uniwersytecie?
prompt-token = Akt jest wasz. Jaki nowy rozkaz bierzesz?
prompt-wages = Brakuje monet. Komu wypłacasz żołd?
prompt-keep = Statek stracony. Który skarb ratujesz?
prompt-return = Do którego portu wracasz?
prompt-soothe = Kim zajmuje się doktor?
prompt-storm_place = Jak sztorm leży nad pierwszym statkiem?
prompt-storm_toward = Sztorm się zbliża. Którędy?
prompt-storm_drift = Sztorm dryfuje. Dokąd?
prompt-mend = Które stanowisko naprawiasz?
prompt-heal = Czyją ranę opatrujesz?
prompt-deal = Co dajesz i o co prosisz?
prompt-consent = Oddajesz to, o co cię proszą?

## Odpowiedzi

move-renew =
    .head = Odnów
    .thing = { $renewal }
move-send =
    .head = { $crew }
    .thing = { $zone_to }
move-navigate = Nawiguj
move-fleeting = Następny rozkaz będzie doraźny
move-end = Zakończ turę
move-end--turn = Zakończ turę{ $lost ->
    [0] {""}
    [one] : przepada 1 wskazówka ponad limit
    [few] : przepadają { $lost } wskazówki ponad limit
   *[other] : przepada { $lost } wskazówek ponad limit
    }
move-face =
    .head = Ustaw dziób
    .thing = { $heading_to }
move-left = Skręć na bakburtę
move-right = Skręć na sterburtę
move-ahead = Płyń naprzód
move-lay = Dołóż nowy arkusz
move-stop = Zostań tutaj
move-top =
    .head = Dołóż
    .thing = { $tile }
move-rotate =
    .head = Połóż
    .thing = { $rotation }
move-lay_at =
    .head = Połóż { $heading_to }
    .thing = { $rotation }
move-visit =
    .head = { $crew }
    .thing = { $place }
move-again =
    .head = Jeszcze raz
    .thing = { $place }
move-sell =
    .head = Sprzedaj
    .thing = { $treasure }
move-hire =
    .head = Zaciągnij
    .thing = { $crew }
move-buy =
    .head = Kup
    .thing = { $treasure }
move-dismiss =
    .head = Zwolnij
    .thing = { $crew }
move-leave = Opuść port
move-hand_in =
    .head = Oddaj
    .thing = { $treasure }
move-hand_clues = Oddaj wskazówki
move-token =
    .head = Weź
    .thing = { $order }
move-pay =
    .head = Zapłać
    .thing = { $crew }
move-keep =
    .head = Uratuj
    .thing = { $treasure }
move-return =
    .head = Wróć
    .thing = { $port_to }
move-soothe =
    .head = Uspokój
    .thing = { $crew }
move-storm_place =
    .head = Połóż sztorm
    .thing = { $n }
move-storm_step =
    .head = Przesuń sztorm
    .thing = { $heading_to }
move-mend =
    .head = Napraw
    .thing = { $zone }
move-heal =
    .head = Opatrz
    .thing = { $crew }
move-trade =
    .head = Wymiana
    .thing = { $seat }
move-give_coin =
    .head = Daj
    .thing = 1 monetę
move-give_coins =
    .head = Daj
    .thing = 5 monet
move-give_clue =
    .head = Daj
    .thing = 1 wskazówkę
move-give_clues =
    .head = Daj
    .thing = 5 wskazówek
move-give_treasure =
    .head = Daj
    .thing = { $treasure }
move-give_crew =
    .head = Przekaż
    .thing = { $crew }
move-want_coin =
    .head = Poproś o
    .thing = 1 monetę
move-want_coins =
    .head = Poproś o
    .thing = 5 monet
move-want_clue =
    .head = Poproś o
    .thing = 1 wskazówkę
move-want_clues =
    .head = Poproś o
    .thing = 5 wskazówek
move-want_treasure =
    .head = Prośba
    .thing = { $treasure }
move-want_crew =
    .head = Prośba
    .thing = { $crew }
move-close = Zakończ wymianę
move-agree = Oddaj
move-refuse = Odmów

## Relacja

event-round_begun = Zaczyna się runda { $round }.
event-turn_begun =
    { $you ->
        [yes] Twoja tura.
       *[no] Turę ma { $seat }.
    }
event-orders_renewed =
    { $you ->
        [yes] Odnawiasz { $n ->
            [one] 1 rozkaz
            [few] { $n } rozkazy
           *[other] { $n } rozkazów
        }.
       *[no] { $seat } odnawia { $n ->
            [one] 1 rozkaz
            [few] { $n } rozkazy
           *[other] { $n } rozkazów
        }.
    }
event-first_player =
    { $you ->
        [yes] Znacznik pierwszego gracza masz teraz ty.
       *[no] Znacznik pierwszego gracza ma teraz { $seat }.
    }
event-agenda_moved =
    Zamiary wroga posuwają się o { $n ->
        [one] 1 pole
        [few] { $n } pola
       *[other] { $n } pól
    }, na pole { $space }.
event-enemy_advanced = Znacznik wroga dochodzi na pole { $space }.
event-players_advanced =
    { $you ->
        [yes] Przesuwasz wasz znacznik na pole { $space }.
       *[no] { $seat } przesuwa wasz znacznik na pole { $space }.
    }
event-elder_lowered = Znacznik Pradawnego schodzi na pole { $space }.
event-elder_woken = Dwa znaczniki się spotykają. Pradawny nie śpi.
event-clues_hushed =
    { $you ->
        [yes] Cisza: tracisz { $n ->
            [one] 1 wskazówkę
            [few] { $n } wskazówki
           *[other] { $n } wskazówek
        }.
       *[no] Cisza: { $seat } traci { $n ->
            [one] 1 wskazówkę
            [few] { $n } wskazówki
           *[other] { $n } wskazówek
        }.
    }
event-act_won = Akt { $act } się kończy i jest wasz.
event-act_lost = Akt { $act } się kończy i należy do wroga.
event-token_taken =
    { $you ->
        [yes] Bierzesz nowy żeton: { $order }.
       *[no] { $seat } bierze nowy żeton: { $order }.
    }
event-wage_paid =
    { $you ->
        [yes] Wypłacasz żołd: { $crew }, { $n ->
            [one] 1 moneta
            [few] { $n } monety
           *[other] { $n } monet
        }.
       *[no] { $seat } wypłaca żołd: { $crew }, { $n ->
            [one] 1 moneta
            [few] { $n } monety
           *[other] { $n } monet
        }.
    }
event-left_unpaid =
    { $you ->
        [yes] Bez żołdu { $crew } schodzi z twojego statku.
       *[no] Bez żołdu { $crew } schodzi na ląd: { $seat }.
    }
event-marker_moved_up = Tylny znacznik przechodzi na pole { $space }.
event-act_begun = Zaczyna się akt { $act }.
event-crew_sent = { $crew } idzie { $zone_to }.
event-points_gained =
    { $you ->
        [yes] Masz { $n ->
            [one] 1 punkt żeglugi
            [few] { $n } punkty żeglugi
           *[other] { $n } punktów żeglugi
        }.
       *[no] { $seat } ma { $n ->
            [one] 1 punkt żeglugi
            [few] { $n } punkty żeglugi
           *[other] { $n } punktów żeglugi
        }.
    }
event-ship_turned =
    { $you ->
        [yes] Skręcasz { $heading_to }.
       *[no] { $seat } skręca { $heading_to }.
    }
event-ship_moved =
    { $you ->
        [yes] Płyniesz o jedno pole naprzód.
       *[no] { $seat } płynie o jedno pole naprzód.
    }
event-ship_faced =
    { $you ->
        [yes] Ustawiasz dziób { $heading_to }.
       *[no] { $seat } ustawia dziób { $heading_to }.
    }
event-tiles_seen = Z bocianiego gniazda widać: { $tile } i { $other_tile }.
event-tile_shown =
    { $you ->
        [yes] Przed tobą: { $tile }.
       *[no] { $seat } widzi przed dziobem: { $tile }.
    }
event-tile_laid = Nowy arkusz na mapie: { $tile }, { $rotation }.
event-clue_bonus =
    { $you ->
        [yes] Znajdujesz na nowym arkuszu { $n ->
            [one] 1 wskazówkę
            [few] { $n } wskazówki
           *[other] { $n } wskazówek
        }.
       *[no] { $seat } znajduje na nowym arkuszu { $n ->
            [one] 1 wskazówkę
            [few] { $n } wskazówki
           *[other] { $n } wskazówek
        }.
    }
event-port_reached =
    { $you ->
        [yes] Wpływasz { $port_to }.
       *[no] { $seat } wpływa { $port_to }.
    }
event-place_visited = { $crew } schodzi na ląd: { $place }.
event-clues_handed_in =
    { $you ->
        [yes] Oddajesz { $n ->
            [one] 1 wskazówkę
            [few] { $n } wskazówki
           *[other] { $n } wskazówek
        }.
       *[no] { $seat } oddaje { $n ->
            [one] 1 wskazówkę
            [few] { $n } wskazówki
           *[other] { $n } wskazówek
        }.
    }
event-treasure_handed_in =
    { $you ->
        [yes] Oddajesz skarb: { $treasure }.
       *[no] { $seat } oddaje skarb: { $treasure }.
    }
event-hired =
    { $you ->
        [yes] { $crew } zaciąga się u ciebie za { $n ->
            [one] 1 monetę
            [few] { $n } monety
           *[other] { $n } monet
        }.
       *[no] { $crew } zaciąga się za { $n ->
            [one] 1 monetę
            [few] { $n } monety
           *[other] { $n } monet
        }: { $seat }.
    }
event-trait_drawn = { $crew } ma nową cechę: { $trait }.
event-trait_redrawn = { $crew } nie może mieć tej cechy, dobiera się nową: { $trait }.
event-dismissed =
    { $you ->
        [yes] { $crew } odchodzi z twojej załogi.
       *[no] { $crew } schodzi ze statku { $seat }.
    }
event-rested = { $crew } odpoczywa w tawernie.
event-stress_shed =
    { $crew } traci { $n ->
        [one] 1 punkt stresu
        [few] { $n } punkty stresu
       *[other] { $n } punktów stresu
    }.
event-listened =
    { $you ->
        [yes] Nasłuchujesz za { $n ->
            [one] 1 monetę
            [few] { $n } monety
           *[other] { $n } monet
        } i poznajesz 1 wskazówkę.
       *[no] { $seat } nasłuchuje za { $n ->
            [one] 1 monetę
            [few] { $n } monety
           *[other] { $n } monet
        } i poznaje 1 wskazówkę.
    }
event-sold =
    { $you ->
        [yes] Sprzedajesz skarb za { $n ->
            [one] 1 monetę
            [few] { $n } monety
           *[other] { $n } monet
        }: { $treasure }.
       *[no] { $seat } sprzedaje skarb za { $n ->
            [one] 1 monetę
            [few] { $n } monety
           *[other] { $n } monet
        }: { $treasure }.
    }
event-bought =
    { $you ->
        [yes] Kupujesz skarb za { $n ->
            [one] 1 monetę
            [few] { $n } monety
           *[other] { $n } monet
        }: { $treasure }.
       *[no] { $seat } kupuje skarb za { $n ->
            [one] 1 monetę
            [few] { $n } monety
           *[other] { $n } monet
        }: { $treasure }.
    }
event-on_offer = Nowość na targu: { $treasure }.
event-for_hire = W tawernach szuka pracy: { $crew }.
event-port_left =
    { $you ->
        [yes] Odbijasz od brzegu.
       *[no] { $seat } odbija od brzegu.
    }
event-stress_taken =
    { $crew } dostaje { $n ->
        [one] 1 punkt stresu
        [few] { $n } punkty stresu
       *[other] { $n } punktów stresu
    }.
event-soothed = Doktor ma pacjenta: { $crew }.
event-clues_lost =
    { $you ->
        [yes] Nie możesz zachować więcej i tracisz { $n ->
            [one] 1 wskazówkę
            [few] { $n } wskazówki
           *[other] { $n } wskazówek
        }.
       *[no] { $seat } nie może zachować więcej i traci { $n ->
            [one] 1 wskazówkę
            [few] { $n } wskazówki
           *[other] { $n } wskazówek
        }.
    }
event-died = { $crew } nie żyje.
event-endured = Śmierć była blisko, ale { $crew } żyje dalej.
event-ship_lost =
    { $you ->
        [yes] Twój statek idzie na dno.
       *[no] { $seat } idzie na dno.
    }
event-clues_sunk =
    Ze statkiem { $n ->
        [one] tonie 1 wskazówka
        [few] toną { $n } wskazówki
       *[other] tonie { $n } wskazówek
    }.
event-treasure_sunk = Ze statkiem tonie skarb: { $treasure }.
event-ship_returned =
    { $you ->
        [yes] Wracasz { $port_to } z 20 monetami i jednym majtkiem.
       *[no] { $seat } wraca { $port_to } z 20 monetami i jednym majtkiem.
    }
event-game_won = Deszcz ustaje. Wygraliście razem.
event-game_lost = Pada dalej. Przegraliście razem.
event-storm_placed =
    Nadciąga sztorm: { $n ->
        [one] 1 pole
        [few] { $n } pola
       *[other] { $n } pól
    }.
event-storm_rolled = Kość losu dla sztormu: { $roll }.
event-storm_moved = Sztorm przesuwa się { $heading_to }.
event-post_destroyed =
    { $you ->
        [yes] Tracisz stanowisko: { $zone }.
       *[no] { $seat } traci stanowisko: { $zone }.
    }
event-wounded = { $crew } odnosi 1 ranę.
event-post_repaired =
    { $you ->
        [yes] Naprawiasz stanowisko: { $zone }.
       *[no] { $seat } naprawia stanowisko: { $zone }.
    }
event-wound_healed = { $crew } ma o 1 ranę mniej.
event-trade_begun =
    { $you ->
        [yes] Zaczynasz wymianę: { $other }.
       *[no] { $seat } zaczyna wymianę: { $other }.
    }
event-clue_given =
    { $seat } oddaje { $n ->
        [one] 1 wskazówkę, dostaje ją
        [few] { $n } wskazówki, dostaje je
       *[other] { $n } wskazówek, dostaje je
    } { $other }.
event-treasure_given = { $other } dostaje skarb: { $treasure }.
event-crew_given = { $crew } zmienia statek: { $other }.
event-trade_refused = { $seat } odmawia.
event-coins_given =
    { $seat } oddaje { $n ->
        [one] 1 monetę, dostaje ją
        [few] { $n } monety, dostaje je
       *[other] { $n } monet, dostaje je
    } { $other }.

## Co widać na stole

sections-voyage = Podróż
sections-chart = Mapa morska
sections-ships = Statki
sections-wanted = O co jest prośba
sections-plan = Statek
sections-crew = Załoga
sections-hold = Ładownia
sections-port = Oferta w każdym porcie
sections-tiles = Arkusze w zasięgu wzroku
sections-round = Runda
sections-round-act = { $n }, akt { $act }
sections-players = Wasz znacznik
sections-enemy = Znacznik wroga
sections-elder = Znacznik Pradawnego
sections-awake = nie śpi
sections-agenda = Zamiary wroga
sections-of = { $n } z { $of }
sections-no-tile = brak arkuszy
sections-next-tile = następny arkusz: akt { $act }, premia wskazówek { $n }
sections-ship-there = { $who }, dziób: { $to }
sections-sunk = wrak statku
sections-ship = Statek
sections-where = Gdzie
sections-coins = Monety
sections-clues = Wskazówki
sections-fresh = Gotowe
sections-issued = Wydane
sections-order = Rozkaz
sections-lost = stracony
sections-broken = zniszczone
sections-member = Kto
sections-track = Stres i rany
sections-wage = Żołd
sections-traits = Cechy
sections-stress = stres { $n }, rany { $wounds } (z { $of })
sections-treasure =
    cena { $price }, chętnie bierze { $wants }, niechętnie { $spurns }{ $clues ->
        [0] { "" }
       *[other] , wartość wskazówek { $clues }
    }
sections-board = Żołd { $wage }, wytrzymałość { $holes }, wyspa { $island }, port { $port }, kości { $dice }
