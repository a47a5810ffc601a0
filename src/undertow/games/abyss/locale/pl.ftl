# Abyss po polsku. Zasady własnymi słowami; nazwy lordów i lokacji zawsze w mianowniku.

title = Abyss
tagline = Intrygi na podwodnym dworze: kto zasiądzie na tronie głębin?

## Ludy, gildie, karty

race-jellyfish = Meduzy
race-crab = Kraby
race-seahorse = Koniki morskie
race-shellfish = Małże
race-squid = Kałamarnice
guild-soldier = Żołnierze
guild-merchant = Kupcy
guild-mage = Magowie
guild-politician = Politycy
guild-farmer = Rolnicy
guild-ambassador = Ambasadorzy
card-jellyfish-1 = Meduza 1
card-jellyfish-2 = Meduza 2
card-jellyfish-3 = Meduza 3
card-jellyfish-4 = Meduza 4
card-jellyfish-5 = Meduza 5
card-crab-1 = Krab 1
card-crab-2 = Krab 2
card-crab-3 = Krab 3
card-crab-4 = Krab 4
card-crab-5 = Krab 5
card-seahorse-1 = Konik morski 1
card-seahorse-2 = Konik morski 2
card-seahorse-3 = Konik morski 3
card-seahorse-4 = Konik morski 4
card-seahorse-5 = Konik morski 5
card-shellfish-1 = Małż 1
card-shellfish-2 = Małż 2
card-shellfish-3 = Małż 3
card-shellfish-4 = Małż 4
card-shellfish-5 = Małż 5
card-squid-1 = Kałamarnica 1
card-squid-2 = Kałamarnica 2
card-squid-3 = Kałamarnica 3
card-squid-4 = Kałamarnica 4
card-squid-5 = Kałamarnica 5
card-monster = Potwór

## Lordowie

lord-recruiter = Werbownik
lord-jailer = Strażnik więzienny
lord-seeker = Tropiciel
lord-assassin = Skrytobójca
lord-commander = Dowódca
lord-tamer = Poskramiaczka
lord-hunter = Łowca
lord-ship_master = Armator
lord-trader = Handlarz
lord-peddler = Domokrążca
lord-landlord = Rentier
lord-slaver = Handlarz niewolników
lord-shopkeeper = Sklepikarz
lord-shaman = Szaman
lord-invoker = Przywoływacz
lord-apprentice = Uczeń
lord-oracle = Wyrocznia
lord-alchemist = Alchemik
lord-illusionist = Iluzjonista
lord-master_of_magic = Mistrz magii
lord-opportunist = Oportunista
lord-corruptor = Korumpator
lord-traitor = Zdrajca
lord-diplomat = Dyplomata
lord-treasurer = Skarbnik
lord-schemer = Intrygant
lord-keeper = Opiekunka
lord-reaper = Żniwiarz
lord-shepherd = Pasterz
lord-miller = Młynarz
lord-aquaculturalist = Hodowca alg
lord-landowner = Właściciel ziemski
lord-sage = Mędrzec
lord-hermit = Pustelnik
lord-elder = Nestor

## Lokacje

location-sargasso_silos = Silosy Sargasso
location-dockworks = Doki
location-hydrozoa_reserves = Rezerwat stułbiopławów
location-parliament = Parlament
location-barracks = Koszary
location-sargasso_fields = Pola Sargasso
location-giant_clams = Gniazdo olbrzymich małży
location-sanctuary = Sanktuarium
location-oceanic_senate = Zgromadzenie Senatu Oceanów
location-chasm = Rozpadlina
location-abyss = Otchłań
location-throne_room = Sala tronowa
location-depths = Głębiny
location-jail = Więzienie
location-closed_tower = Zamknięta wieża
location-lost_tower = Zaginiona wieża
location-chamber_of_allies = Komnata sojuszników
location-coral_barrier = Bariera koralowa
location-city_of_mirrors = Miasto luster
location-black_smokers = Czarne kominy

## Ruchy

move-pass = Pasuj
move-pass--turn = Pasuj: żadna akcja nie jest możliwa
move-pass--offer = Nie kupuj
move-pass--exchange = Zatrzymaj Czarne kominy
move-pass--give_location = Nie zamieniaj
move-pass--corrupt = Nie rekrutuj nikogo więcej
move-pass--betray = Zatrzymaj wszystkich lordów
move-pass--scheme = Zatrzymaj wszystkich lordów
move-plot = Intryga na dworze: 1 perła za nowego lorda
move-explore = Zbadaj głębiny
move-council = Poproś radę o wsparcie: { $race }
move-recruit = Zrekrutuj: { $lord }
move-buy =
    Kup za { $n ->
        [one] 1 perłę
        [few] { $n } perły
       *[many] { $n } pereł
    }
move-take = Weź: { $card }
move-go_on = Odkryj następną kartę
move-go_on--keep = Zostaw i odkryj następną kartę
move-go_on--monster = Nie walcz, odkryj następną kartę
move-fight = Walcz z potworem
move-reward =
    { $keys ->
        [0] { "" }
        [one] 1 klucz
        [few] { $keys } klucze
       *[many] { $keys } kluczy
    }{ $keys ->
        [0] { "" }
       *[other]
            { $goods ->
                [0] { "" }
               *[other] { " + " }
            }
    }{ $goods ->
        [0] { "" }
        [1]
            { $tokens ->
                [0] 1 perła
               *[other] 1 żeton potwora
            }
       *[other]
            { $tokens ->
                [0] 2 perły
                [1] 1 perła + 1 żeton potwora
               *[other] 2 żetony potworów
            }
    }
move-pay = Wyłóż: { $card }
move-paid =
    { $missing ->
        [0] Gotowe: rekrutuj
        [one] Gotowe: dopłać 1 perłę
        [few] Gotowe: dopłać { $missing } perły
       *[many] Gotowe: dopłać { $missing } pereł
    }
move-affiliate = Przyłącz: { $card }
move-discard = Odrzuć: { $card }
move-discard--sell = Sprzedaj za 2 perły: { $card }
move-stack = Weź z rady: { $race }
move-stack--clear_a_stack = Odrzuć z rady: { $race }
move-lord = Wybierz: { $lord }
move-lord--turn_a_lord = Obróć: { $lord }
move-lord--replace = Odpraw z dworu: { $lord }
move-lord--corrupt = Zrekrutuj za 5 pereł: { $lord }
move-lord--betray = Oddaj: { $lord }
move-lord--betray_for = Weź: { $lord }
move-lord--scheme = Oddaj: { $lord }
move-seat = { $seat }
move-seat--hunt = Zabierz żeton: { $seat }
move-location = Weź lokację: { $location }
move-location--exchange = Wymień na: { $location }
move-location--give_location = Oddaj lokację: { $location }
move-draw =
    { $n ->
        [one] Dobierz 1 lokację
        [few] Dobierz { $n } lokacje i wybierz jedną
       *[many] Dobierz { $n } lokacji i wybierz jedną
    }
move-key_token = Użyj żetonu klucza
move-key_lord = Połóż pod lokację: { $lord }
move-use = Użyj zdolności: { $lord }
move-end_turn = Zakończ turę

## Pytania

prompt-turn = Twoja tura: co robisz?
prompt-end_of_turn = Zanim zakończysz turę: chcesz jeszcze użyć jakiejś zdolności?
prompt-second_stack = Dzięki Alchemikowi bierzesz jeszcze drugi stos. Który?
prompt-offer =
    { $other } oferuje ci kartę: { $card }. Kupujesz za { $n ->
        [one] 1 perłę
        [few] { $n } perły
       *[many] { $n } pereł
    }?
prompt-keep = Na polu { $space } leży { $card } i nikt nie kupuje. Bierzesz tę kartę czy odkrywasz dalej?
prompt-monster = Potwór na polu { $space }! Walczysz czy odkrywasz dalej?
prompt-reward = Potwór pokonany! Którą nagrodę z pola { $space } toru zagrożenia wybierasz?
prompt-pay =
    { $lord } kosztuje { $value }. { $paid ->
        [0] Którego sojusznika wykładasz jako pierwszego?
       *[other]
            { $missing ->
                [0] Wyłożona wartość: { $paid }, tyle wystarczy. Co dalej?
               *[other] Wyłożona wartość: { $paid }, brakuje jeszcze { $missing }. Czym płacisz dalej?
            }
    } { $races ->
        [0] { "" }
        [one] Brakuje jeszcze jednego ludu.
       *[other] Brakuje jeszcze { $races } ludów.
    }
prompt-affiliate = Którego z oddanych sojuszników przyłączasz?
prompt-control = Masz dość kluczy na lokację. Bierzesz jedną z odkrytych czy dobierasz kilka do wyboru?
prompt-spend = Masz więcej kluczy, niż potrzeba. Czego używasz?
prompt-exchange = Czarne kominy są twoje. Chcesz je wymienić na lokację ze stosu?
prompt-discard_for_jailer = Strażnik więzienny (gracz: { $other }) żąda sojusznika. Którego odrzucasz?
prompt-discard_for_commander = Przez Dowódcę możesz zatrzymać tylko sześciu sojuszników. Którego odrzucasz?
prompt-sell = Którego sojusznika sprzedajesz za 2 perły?
prompt-turn_a_lord = Twój Skrytobójca atakuje. Ofiara: { $other }. Którego lorda obracasz?
prompt-hunt = Twój Łowca rusza na polowanie. Komu zabierasz żeton potwora?
prompt-take_a_stack = Uczeń przynosi ci stos kart z rady. Który?
prompt-clear_a_stack = Który stos rady odrzuca twoja Wyrocznia?
prompt-give_location = Chcesz zamienić lokację z pomocą Iluzjonisty? Którą oddajesz?
prompt-get_location = A którą lokację bierzesz w zamian?
prompt-replace = Który lord musi opuścić dwór?
prompt-corrupt = Korumpator ma swoje sposoby: chcesz zrekrutować jeszcze jednego lorda za 5 pereł?
prompt-betray = Chcesz oddać jednego ze swoich pozostałych lordów i wziąć w zamian lorda z dworu?
prompt-betray_for = Którego lorda bierzesz z dworu?
prompt-scheme = Chcesz oddać jednego ze swoich pozostałych lordów i wziąć w zamian pierwszego z talii?
prompt-choose_drawn = Którą z tych lokacji bierzesz?

## Wydarzenia

event-game_begun =
    { $you ->
        [yes] Gra rusza. Zaczynasz ty.
       *[no] Gra rusza. Zaczyna { $seat }.
    }
event-turn_begun =
    { $you ->
        [yes] Teraz twoja tura.
       *[no] Teraz gra { $seat }.
    }
event-lord_plotted =
    { $you ->
        [yes] Płacisz 1 perłę. Na dwór przybywa { $lord }.
       *[no] { $seat } płaci 1 perłę. Na dwór przybywa { $lord }.
    }
event-no_action =
    { $you ->
        [yes] Nie możesz wykonać żadnej akcji i pasujesz.
       *[no] { $seat } nie może wykonać żadnej akcji i pasuje.
    }
event-card_revealed =
    { $you ->
        [yes] Odkrywasz na polu { $space }: { $card }.
       *[no] { $seat } odkrywa na polu { $space }: { $card }.
    }
event-offer_passed =
    { $you ->
        [yes] Nie kupujesz karty: { $card }.
       *[no] { $seat } nie kupuje karty: { $card }.
    }
event-ally_bought =
    { $you ->
        [yes]
            Kupujesz kartę: { $card }. { $other } dostaje { $n ->
                [one] 1 perłę
                [few] { $n } perły
               *[many] { $n } pereł
            }.
       *[no]
            { $you_other ->
                [yes]
                    { $seat } kupuje kartę: { $card }. Dostajesz { $n ->
                        [one] 1 perłę
                        [few] { $n } perły
                       *[many] { $n } pereł
                    }.
               *[no]
                    { $seat } kupuje kartę: { $card }. { $other } dostaje { $n ->
                        [one] 1 perłę
                        [few] { $n } perły
                       *[many] { $n } pereł
                    }.
            }
    }
event-ally_taken =
    { $you ->
        [yes] Bierzesz kartę: { $card }.
       *[no] { $seat } bierze kartę: { $card }.
    }
event-last_space =
    { $you ->
        [yes] Za ostatnie pole dostajesz 1 perłę.
       *[no] Za ostatnie pole { $seat } dostaje 1 perłę.
    }
event-ally_left =
    { $you ->
        [yes] Zostawiasz kartę: { $card }. Odkrywasz dalej.
       *[no] { $seat } zostawia kartę: { $card }. Odkrywa dalej.
    }
event-to_council = Do rady trafia { $card }.
event-deck_rebuilt =
    Talia się skończyła. { $n ->
        [one] Jedyna odrzucona karta tworzy nową.
        [few] { $n } odrzucone karty po potasowaniu tworzą nową.
       *[many] { $n } odrzuconych kart po potasowaniu tworzy nową.
    }
event-nothing_to_reveal =
    { $you ->
        [yes] Nie ma już czego odkryć. Kończysz eksplorację.
       *[no] Nie ma już czego odkryć. { $seat } kończy eksplorację.
    }
event-monster_fought =
    { $you ->
        [yes] Walczysz z potworem. Żeton zagrożenia stoi na polu { $space }.
       *[no] { $seat } walczy z potworem. Żeton zagrożenia stoi na polu { $space }.
    }
event-reward_taken =
    { $you ->
        [yes] Odbierasz nagrodę
       *[no] { $seat } odbiera nagrodę
    }: { $keys ->
        [0] { "" }
        [one] 1 klucz
        [few] { $keys } klucze
       *[many] { $keys } kluczy
    }{ $keys ->
        [0] { "" }
       *[other]
            { $n ->
                [0] { "" }
               *[other] { " + " }
            }
    }{ $n ->
        [0] { "" }
        [one] 1 perła
        [few] { $n } perły
       *[many] { $n } pereł
    }{ $tokens ->
        [0] { "" }
       *[other]
            { $keys ->
                [0]
                    { $n ->
                        [0] { "" }
                       *[other] { " + " }
                    }
               *[other] { " + " }
            }
    }{ $tokens ->
        [0] { "" }
        [one] 1 żeton potwora
        [few] { $tokens } żetony potworów
       *[many] { $tokens } żetonów potworów
    }.
event-token_seen =
    { $you ->
        [yes] Oglądasz swój żeton potwora. Jego wartość: { $n }.
       *[no] { $seat } ogląda swój żeton potwora. Jego wartość: { $n }.
    }
event-threat_rises = Bez walki: żeton zagrożenia stoi teraz na polu { $space }.
event-stack_taken =
    { $you ->
        [yes]
            Bierzesz z rady stos: { $race } ({ $n ->
                [one] 1 karta
                [few] { $n } karty
               *[many] { $n } kart
            }).
       *[no]
            { $seat } bierze z rady stos: { $race } ({ $n ->
                [one] 1 karta
                [few] { $n } karty
               *[many] { $n } kart
            }).
    }
event-recruiting =
    { $you ->
        [yes] Rekrutujesz lorda: { $lord }.
       *[no] { $seat } rekrutuje lorda: { $lord }.
    }
event-ally_paid =
    { $you ->
        [yes] Płacisz kartą: { $card }.
       *[no] { $seat } płaci kartą: { $card }.
    }
event-pearls_paid =
    { $you ->
        [yes]
            Dopłacasz { $n ->
                [one] 1 perłę
                [few] { $n } perły
               *[many] { $n } pereł
            }.
       *[no]
            { $seat } dopłaca { $n ->
                [one] 1 perłę
                [few] { $n } perły
               *[many] { $n } pereł
            }.
    }
event-affiliated =
    { $you ->
        [yes] Przyłączasz sojusznika: { $card }.
       *[no] { $seat } przyłącza sojusznika: { $card }.
    }
event-lord_enters =
    { $you ->
        [yes] Od teraz służy ci { $lord }.
       *[no] { $seat } zyskuje lorda: { $lord }.
    }
event-court_pearls =
    { $you ->
        [yes] Dwór prawie opustoszał: dostajesz 2 perły i go uzupełniasz.
       *[no] Dwór prawie opustoszał: { $seat } dostaje 2 perły i go uzupełnia.
    }
event-lord_revealed = Na dwór przybywa { $lord }.
event-location_revealed = Odkryta lokacja: { $location }.
event-location_taken =
    { $you ->
        [yes] Przejmujesz lokację: { $location }.
       *[no] { $seat } przejmuje lokację: { $location }.
    }
event-keys_spent =
    { $you ->
        [yes]
            Zużywasz { $n ->
                [one] 1 żeton klucza
                [few] { $n } żetony kluczy
               *[many] { $n } żetonów kluczy
            }.
       *[no]
            { $seat } zużywa { $n ->
                [one] 1 żeton klucza
                [few] { $n } żetony kluczy
               *[many] { $n } żetonów kluczy
            }.
    }
event-lord_under = Pod lokację „{ $location }” trafia { $lord }.
event-last_turns =
    { $you ->
        [yes] Wywołujesz koniec gry: wszyscy pozostali mają jeszcze po jednej turze.
       *[no] { $seat } wywołuje koniec gry: wszyscy pozostali mają jeszcze po jednej turze.
    }
event-affiliated_at_end =
    { $you ->
        [yes] Przyłączasz sojusznika z ręki: { $card }.
       *[no] { $seat } przyłącza sojusznika z ręki: { $card }.
    }
event-tokens_shown =
    { $you ->
        [yes]
            Odkrywasz swoje żetony potworów: razem { $n ->
                [one] 1 punkt
                [few] { $n } punkty
               *[many] { $n } punktów
            }.
       *[no]
            { $seat } odkrywa swoje żetony potworów: razem { $n ->
                [one] 1 punkt
                [few] { $n } punkty
               *[many] { $n } punktów
            }.
    }
event-scored =
    { $you ->
        [yes]
            Zdobywasz łącznie { $n ->
                [one] 1 punkt wpływu
                [few] { $n } punkty wpływu
               *[many] { $n } punktów wpływu
            }.
       *[no]
            { $seat } zdobywa łącznie { $n ->
                [one] 1 punkt wpływu
                [few] { $n } punkty wpływu
               *[many] { $n } punktów wpływu
            }.
    }
event-discarded_for_jailer =
    { $you ->
        [yes] Przez Strażnika więziennego odrzucasz kartę: { $card }.
       *[no] Przez Strażnika więziennego { $seat } odrzuca kartę: { $card }.
    }
event-robbed_by_seeker =
    { $you ->
        [yes]
            Przez Tropiciela tracisz { $n ->
                [one] 1 perłę
                [few] { $n } perły
               *[many] { $n } pereł
            }.
       *[no]
            Przez Tropiciela { $seat } traci { $n ->
                [one] 1 perłę
                [few] { $n } perły
               *[many] { $n } pereł
            }.
    }
event-lord_turned =
    { $you ->
        [yes] Przez Skrytobójcę obracasz lorda: { $lord }.
       *[no] Przez Skrytobójcę { $seat } obraca lorda: { $lord }.
    }
event-discarded_for_commander =
    { $you ->
        [yes] Przez Dowódcę odrzucasz kartę: { $card }.
       *[no] Przez Dowódcę { $seat } odrzuca kartę: { $card }.
    }
event-threat_tamed =
    { $you ->
        [yes] Przez Poskramiaczkę dostajesz tylko nagrodę z pola { $space }.
       *[no] Przez Poskramiaczkę { $seat } dostaje tylko nagrodę z pola { $space }.
    }
event-token_hunted =
    { $you ->
        [yes] Łowca poluje: zdobywasz losowy żeton potwora, a { $other } go traci.
       *[no]
            { $you_other ->
                [yes] Łowca poluje: { $seat } zabiera ci losowy żeton potwora.
               *[no] Łowca poluje: { $seat } zdobywa losowy żeton potwora, a { $other } go traci.
            }
    }
event-hunted_token_seen = Wartość tego żetonu potwora: { $n }.
event-ship_master_pearls =
    { $you ->
        [yes]
            Dzięki Armatorowi dostajesz { $n ->
                [one] 1 perłę
                [few] { $n } perły
               *[many] { $n } pereł
            }.
       *[no]
            Dzięki Armatorowi { $seat } dostaje { $n ->
                [one] 1 perłę
                [few] { $n } perły
               *[many] { $n } pereł
            }.
    }
event-trader_pearls =
    { $you ->
        [yes]
            Dzięki Handlarzowi dostajesz { $n ->
                [one] 1 perłę
                [few] { $n } perły
               *[many] { $n } pereł
            }.
       *[no]
            Dzięki Handlarzowi { $seat } dostaje { $n ->
                [one] 1 perłę
                [few] { $n } perły
               *[many] { $n } pereł
            }.
    }
event-peddler_pearls =
    { $you ->
        [yes]
            Dzięki Domokrążcy dostajesz { $n ->
                [one] 1 perłę
                [few] { $n } perły
               *[many] { $n } pereł
            }.
       *[no]
            Dzięki Domokrążcy { $seat } dostaje { $n ->
                [one] 1 perłę
                [few] { $n } perły
               *[many] { $n } pereł
            }.
    }
event-landlord_pearl =
    { $you ->
        [yes]
            Dzięki Rentierowi dostajesz { $n ->
                [one] 1 perłę
                [few] { $n } perły
               *[many] { $n } pereł
            }.
       *[no]
            Dzięki Rentierowi { $seat } dostaje { $n ->
                [one] 1 perłę
                [few] { $n } perły
               *[many] { $n } pereł
            }.
    }
event-sold_by_slaver =
    { $you ->
        [yes] Sprzedajesz sojusznika Handlarzowi niewolników za 2 perły: { $card }.
       *[no] { $seat } sprzedaje sojusznika Handlarzowi niewolników za 2 perły: { $card }.
    }
event-shopkeeper_pearl =
    { $you ->
        [yes]
            Dzięki Sklepikarzowi dostajesz { $n ->
                [one] 1 perłę
                [few] { $n } perły
               *[many] { $n } pereł
            }.
       *[no]
            Dzięki Sklepikarzowi { $seat } dostaje { $n ->
                [one] 1 perłę
                [few] { $n } perły
               *[many] { $n } pereł
            }.
    }
event-extra_turn =
    { $you ->
        [yes] Dzięki Przywoływaczowi masz po tej turze jeszcze jedną.
       *[no] Dzięki Przywoływaczowi { $seat } ma po tej turze jeszcze jedną.
    }
event-apprentice_stack =
    { $you ->
        [yes]
            Dzięki Uczniowi bierzesz z rady stos: { $race } ({ $n ->
                [one] 1 karta
                [few] { $n } karty
               *[many] { $n } kart
            }).
       *[no]
            Dzięki Uczniowi { $seat } bierze z rady stos: { $race } ({ $n ->
                [one] 1 karta
                [few] { $n } karty
               *[many] { $n } kart
            }).
    }
event-oracle_stack =
    { $you ->
        [yes]
            Dzięki Wyroczni odrzucasz z rady stos: { $race } ({ $n ->
                [one] 1 karta
                [few] { $n } karty
               *[many] { $n } kart
            }).
       *[no]
            Dzięki Wyroczni { $seat } odrzuca z rady stos: { $race } ({ $n ->
                [one] 1 karta
                [few] { $n } karty
               *[many] { $n } kart
            }).
    }
event-locations_swapped =
    { $you ->
        [yes] Oddajesz lokację „{ $location }” i bierzesz lokację „{ $other_location }”.
       *[no] { $seat } oddaje lokację „{ $location }” i bierze lokację „{ $other_location }”.
    }
event-lord_replaced =
    { $you ->
        [yes] Odprawiasz lorda z dworu: { $lord }. Na jego miejsce przybywa { $other_lord }.
       *[no] { $seat } odprawia lorda z dworu: { $lord }. Na jego miejsce przybywa { $other_lord }.
    }
event-lord_corrupted =
    { $you ->
        [yes] Przekupujesz lorda za 5 pereł: { $lord }.
       *[no] { $seat } przekupuje lorda za 5 pereł: { $lord }.
    }
event-lord_betrayed =
    { $you ->
        [yes] Oddajesz lorda: { $lord }. W zamian z dworu przychodzi { $other_lord }.
       *[no] { $seat } oddaje lorda: { $lord }. W zamian z dworu przychodzi { $other_lord }.
    }
event-lord_schemed =
    { $you ->
        [yes] Oddajesz lorda: { $lord }. W zamian z talii przychodzi { $other_lord }.
       *[no] { $seat } oddaje lorda: { $lord }. W zamian z talii przychodzi { $other_lord }.
    }
event-power_while_paying =
    { $you ->
        [yes] W trakcie płacenia używasz zdolności: { $lord }.
       *[no] { $seat } używa w trakcie płacenia zdolności: { $lord }.
    }
event-power_lapses =
    { $you ->
        [yes] Nie masz jak użyć zdolności, więc przepada: { $lord }.
       *[no] { $seat } nie ma jak użyć zdolności, więc przepada: { $lord }.
    }
event-smokers_exchanged =
    { $you ->
        [yes] Wymieniasz Czarne kominy na lokację: { $location }.
       *[no] { $seat } wymienia Czarne kominy na lokację: { $location }.
    }

## Zakończenia, opcje, punktacja

ending-seven_lords = Ktoś ma już siedmiu lordów.
ending-court_empty = Zabrakło lordów, by uzupełnić dwór.
ending-length = Gra trwała zbyt długo; punkty policzono w takim stanie, w jakim była.
way-seven_lords = Lordowie, zanim ktoś będzie miał siedmiu
way-court_empty = Lordowie w talii
option-ambassador_keys = Klucze na karcie ambasadora: 3 jak w instrukcji, 0 jak na niektórych wydaniach kart.
option-memory_aid = Pokazuje to, co było widać i co można zapamiętać, na przykład karty na rękach i w radzie.

## Tematy

topic-goal = Cel gry
topic-setup = Przygotowanie
topic-turns = Przebieg tury
topic-plotting = Intrygi na dworze
topic-actions = Akcja
topic-exploring = Badanie głębin
topic-monsters = Potwory
topic-threat = Tor zagrożenia
topic-council = Prośba do rady
topic-recruiting = Rekrutowanie lorda
topic-powers = Zdolności
topic-court = Uzupełnianie dworu
topic-locations = Przejmowanie lokacji
topic-ending = Koniec gry
topic-scoring = Punktacja
topic-lords = Lordowie
topic-tiles = Lokacje
topic-rulings = Gdy instrukcja milczy

## Zasady

rule-goal-1 = Wygrywa osoba, która na koniec gry ma najwięcej punktów wpływu. Punkty dają lokacje, lordowie, przyłączeni sojusznicy i żetony potworów.
rule-setup-1 = 71 kart eksploracji tasuje się i kładzie zakryte: 6 potworów i po 13 sojuszników każdego z pięciu ludów. Każdy lud ma jedną kartę o wartości 5, dwie o wartości 4, trzy o wartości 3, trzy o wartości 2 i cztery o wartości 1.
rule-setup-2 = 35 lordów tasuje się. Sześciu trafia odkrytych na dwór, pozostali tworzą talię lordów.
rule-setup-3 = 20 lokacji tasuje się. Jedna leży od początku odkryta, pozostałe tworzą stos lokacji.
rule-setup-4 = 20 żetonów potworów leży zakrytych i wymieszanych; dobiera się je losowo. Dziewięć jest wartych 2, dziewięć 3, a dwa 4 punkty wpływu.
rule-setup-5 = Żeton zagrożenia zaczyna na polu 1 toru zagrożenia.
rule-setup-6 = Żetony kluczy leżą obok planszy.
rule-setup-7 = Każda osoba zaczyna z 1 perłą. Pozostałe perły tworzą skarbiec.
rule-setup-8 = O tym, kto zaczyna, decyduje los.
rule-turns-1 = Gra toczy się zgodnie z ruchem wskazówek zegara. Tura ma trzy części, w tej kolejności: intrygi na dworze, jedna akcja, lokacje.
rule-turns-2 = Jeśli po akcji masz trzy klucze, musisz przejąć lokację. Powtarzasz to, dopóki zostają ci trzy klucze.
rule-turns-3 = Potem twoja tura się kończy, a następna jest osoba po lewej.
rule-plotting-1 = Przed akcją możesz zapłacić 1 perłę do skarbca, aby sprowadzić na dwór nowego lorda.
rule-plotting-2 = Pierwszy lord z talii trafia odkryty na wolne miejsce dworu położone najdalej od talii.
rule-plotting-3 = Bez perły nie możesz knuć intryg na dworze.
rule-plotting-4 = Gdy wszystkie sześć miejsc dworu jest zajętych, nie można knuć intryg.
rule-plotting-5 = Gdy talia lordów jest pusta, nie można knuć intryg.
rule-plotting-6 = W swojej turze możesz knuć intrygi dowolnie wiele razy, za każdym razem za 1 perłę.
rule-actions-1 = W swojej turze musisz wykonać dokładnie jedną z trzech akcji: zbadać głębiny, poprosić radę o wsparcie albo zrekrutować lorda.
rule-exploring-1 = Badając głębiny, odkrywasz z talii eksploracji jedną kartę po drugiej. Każda trafia na pierwsze wolne z pięciu pól toru, licząc od talii.
rule-exploring-2 = Jeśli karta jest sojusznikiem, musisz ją zaoferować pozostałym graczom po kolei, zgodnie z ruchem wskazówek zegara.
rule-exploring-3 = Osoba, której oferuje się sojusznika, może go kupić albo spasować.
rule-exploring-4 = Kto pierwszy chce kupić, płaci bieżącą cenę osobie badającej głębiny i bierze kartę na rękę.
rule-exploring-5 = Pierwszy sojusznik sprzedany w danej turze kosztuje 1 perłę, drugi 2, trzeci 3, bez względu na to, kto kupuje.
rule-exploring-6 = W turze innej osoby możesz kupić tylko jednego sojusznika.
rule-exploring-7 = Możesz kupić tylko wtedy, gdy stać cię na bieżącą cenę.
rule-exploring-8 = Jeśli nikt nie kupi sojusznika, wybierasz: bierzesz go za darmo na rękę i kończysz eksplorację albo zostawiasz go i odkrywasz następną kartę.
rule-exploring-9 = Jeśli nikt nie kupi sojusznika na ostatnim polu, musisz go wziąć.
rule-exploring-10 = Kto bierze kartę z ostatniego pola, dostaje też 1 perłę ze skarbca.
rule-exploring-11 = Gdy ktoś kupi sojusznika, jego pole znów jest wolne: trafia tam następna karta i musisz odkrywać dalej.
rule-exploring-12 = Na koniec eksploracji wszyscy sojusznicy pozostali na torze trafiają zakryci do rady, każdy na stos swojego ludu.
rule-exploring-13 = Potwory pozostałe na torze trafiają na stos odrzuconych.
rule-exploring-14 = Gdy talia eksploracji jest pusta, stos odrzuconych tasuje się i tworzy z niego nową talię.
rule-monsters-1 = Potwora nikomu się nie oferuje. Albo z nim walczysz, albo odkrywasz dalej.
rule-monsters-2 = Jeśli walczysz, zawsze wygrywasz. Dostajesz nagrodę z pola, na którym stoi żeton zagrożenia, i kończysz eksplorację.
rule-monsters-3 = Żeton potwora dobierasz losowo, oglądasz i trzymasz zakryty. Na koniec gry jest wart 2, 3 albo 4 punkty wpływu.
rule-monsters-4 = Jeśli pole daje do wyboru kilka nagród, wybierasz jedną z nich.
rule-monsters-5 = Po walce żeton zagrożenia wraca na pole 1.
rule-monsters-6 = Jeśli nie walczysz, żeton zagrożenia przesuwa się o jedno pole dalej, najwyżej na pole 6. Potwór zostaje na torze, a ty odkrywasz następną kartę.
rule-monsters-7 = Z potworem na ostatnim polu toru eksploracji trzeba walczyć.
rule-monsters-8 = Kto walczy na ostatnim polu, oprócz nagrody dostaje 1 perłę ze skarbca.
rule-threat-1 = Pole zagrożenia 1: 1 perła albo 1 żeton potwora.
rule-threat-2 = Pole zagrożenia 2: 2 perły albo 1 perła i 1 żeton potwora, albo 2 żetony potworów.
rule-threat-3 = Pole zagrożenia 3: 1 klucz.
rule-threat-4 = Pole zagrożenia 4: 1 klucz, a do tego 1 perła albo 1 żeton potwora.
rule-threat-5 = Pole zagrożenia 5: 1 klucz, a do tego 2 perły albo 1 perła i 1 żeton potwora, albo 2 żetony potworów.
rule-threat-6 = Pole zagrożenia 6: 2 klucze.
rule-council-1 = Wybierasz jeden stos rady i bierzesz wszystkie jego karty na rękę, nie zaglądając do nich wcześniej.
rule-council-2 = Nie można wybrać stosu, w którym nie ma kart.
rule-council-3 = Nikt nie może przeglądać stosu rady: kto bierze stos, bierze go w ciemno. Nie ma limitu kart na ręce, chyba że inny gracz ma Dowódcę.
rule-recruiting-1 = Wybierasz lorda z dworu i płacisz za niego sojusznikami z ręki. Cena jest na karcie: bąbelki oznaczają ludy, a liczba pod nimi to wartość, którą trzeba osiągnąć.
rule-recruiting-2 = Musisz zapłacić kartami dokładnie tylu różnych ludów, ile bąbelków ma lord: ani więcej, ani mniej.
rule-recruiting-3 = Wśród nich musi być lud z dużego bąbelka. Perły nie mogą zastąpić ludu.
rule-recruiting-4 = Możesz zapłacić kilkoma sojusznikami tego samego ludu.
rule-recruiting-5 = Jeśli zapłacisz więcej, niż wynosi wymagana wartość, nadwyżka przepada. Reszty się nie wydaje.
rule-recruiting-6 = Jeśli sojusznicy nie wystarczą, za każdy brakujący punkt płacisz 1 perłę do skarbca.
rule-recruiting-7 = Jeśli nawet ze wszystkimi perłami nie osiągniesz wymaganej wartości, nie możesz zrekrutować tego lorda.
rule-recruiting-8 = Najsłabszego z oddanych sojuszników przyłączasz: do końca gry leży odkryty przed tobą. Pozostałych się odrzuca.
rule-recruiting-9 = Jeśli kilku jest równie słabych, wybierasz, którego przyłączasz. Z Mistrzem magii możesz wybrać dowolnego z oddanych sojuszników.
rule-recruiting-10 = Przyłączonym sojusznikiem nie można już płacić za lordów, ale liczy się na koniec gry.
rule-recruiting-11 = Lord leży teraz odkryty przed tobą. Jest wolny: możesz korzystać z jego zdolności i kluczy.
rule-powers-1 = Zdolność ze strzałką działa jeden raz, w chwili gdy lord wchodzi do gry.
rule-powers-2 = Zdolność bez strzałki działa, dopóki lord jest wolny. Kończy się, gdy trafi on pod lokację albo obróci go Skrytobójca.
rule-powers-3 = We własnej turze decydujesz, w którym momencie używasz zdolności bez strzałki: przy każdej decyzji i tyle razy, ile chcesz.
rule-court-1 = Po rekrutacji pozostali lordowie na dworze przesuwają się dalej od talii, tak że wolne miejsca są tuż przy niej.
rule-court-2 = Jeśli na dworze zostaje trzech lub więcej lordów, nikt nie przybywa. Jeśli zostaje najwyżej dwóch, dwór się uzupełnia.
rule-court-3 = Kto uzupełnia dwór, dostaje 2 perły ze skarbca.
rule-court-4 = Z talii odkrywa się lordów, aż wszystkie sześć miejsc dworu będzie zajętych.
rule-locations-1 = Mając trzy klucze, musisz przejąć lokację. Liczą się klucze twoich wolnych, nieobróconych lordów i twoje żetony kluczy.
rule-locations-2 = Albo bierzesz odkrytą lokację, albo dobierasz 1, 2, 3 lub 4 ze stosu. Ile, mówisz, zanim je zobaczysz.
rule-locations-3 = Z dobranych lokacji zatrzymujesz jedną. Pozostałe leżą odtąd odkryte i dostępne dla wszystkich.
rule-locations-4 = Możesz dobrać najwyżej cztery lokacje i nigdy więcej, niż jest w stosie.
rule-locations-5 = Lordowie, których kluczy używasz, trafiają pod lokację. Nie są już wolni, tracą zdolności i klucze, a inni lordowie nie mogą na nich wpływać; ich punkty wpływu nadal się liczą.
rule-locations-6 = Zużyte żetony kluczy wracają do zasobów.
rule-locations-7 = Jeśli masz więcej kluczy, niż potrzeba, wybierasz, których używasz.
rule-locations-8 = Lokacja kosztuje dokładnie trzy klucze: trzy pojedyncze albo sam ambasador.
rule-ending-1 = Koniec gry jest bliski, gdy ktoś zrekrutuje siódmego lorda.
rule-ending-2 = Koniec jest bliski także wtedy, gdy po rekrutacji trzeba uzupełnić dwór, a lordów jest za mało, by zapełnić go całkowicie.
rule-ending-3 = Osoba, której tura trwa, dogrywa ją do końca. Potem każda z pozostałych ma jeszcze jedną, ostatnią turę.
rule-scoring-1 = Na koniec każda osoba przyłącza najsłabszego sojusznika każdego ludu, który ma na ręce.
rule-scoring-2 = Wszystkie pozostałe karty z ręki się odrzuca.
rule-scoring-3 = Twoje lokacje dają tyle punktów, ile na nich podano.
rule-scoring-4 = Wszyscy twoi lordowie dają swoje punkty wpływu: wolni, obróceni i leżący pod lokacjami.
rule-scoring-5 = Z każdego ludu twój najsilniejszy przyłączony sojusznik daje tyle punktów, ile wynosi jego wartość.
rule-scoring-6 = Wszystkie żetony potworów odkrywa się; dają tyle punktów, ile wynosi ich wartość.
rule-scoring-7 = Wygrywa najwyższa suma.
rule-scoring-8 = Przy remisie wygrywa ta z remisujących osób, która ma najwięcej pereł.
rule-scoring-9 = Jeśli i tu jest remis, wygrywa osoba, która ma najcenniejszego pojedynczego lorda.
rule-scoring-10 = Jeśli nadal jest remis, zwycięstwo jest wspólne.

### Lordowie

rule-lords-recruiter = Gdy przeciwnik rekrutuje lorda, wymagana wartość jest dla niego o 2 wyższa.
rule-lords-jailer = Każdy przeciwnik odrzuca z ręki jednego wybranego przez siebie sojusznika. Kto nie ma żadnego, nic nie traci.
rule-lords-seeker = Każdy przeciwnik płaci 2 perły do skarbca albo wszystkie, jeśli ma ich mniej.
rule-lords-assassin = Wybierz u każdego przeciwnika jednego wolnego, jeszcze nieobróconego lorda i obróć go bokiem. Do końca gry traci on zdolność i klucze; jego punkty wpływu nadal się liczą i pozostaje wolny.
rule-lords-commander = Każdy przeciwnik od razu odrzuca sojuszników, aż zostanie mu na ręce najwyżej sześciu. Dopóki Dowódca jest wolny i nieobrócony, to samo dotyczy przeciwników na koniec każdej ich własnej tury. Karty wybierają sami.
rule-lords-tamer = Gdy przeciwnik walczy z potworem, dostaje nagrodę z pola poprzedzającego żeton zagrożenia. Jeśli żeton stoi na polu 1, dostaje nagrodę z pola 1.
rule-lords-hunter = Wybierz przeciwnika, który ma żetony potworów, i zabierz mu losowo jeden z nich.
rule-lords-ship_master = Na koniec swojej eksploracji dostajesz 1 perłę za każdy różny lud wśród sojuszników, którzy trafiają do rady.
rule-lords-trader = Dostajesz 3 perły ze skarbca.
rule-lords-peddler = Dostajesz 2 perły ze skarbca.
rule-lords-landlord = Dostajesz teraz 1 perłę, a potem 1 perłę na początku każdej swojej tury.
rule-lords-slaver = W swojej turze możesz, ile razy chcesz, odrzucić z ręki jednego sojusznika i dostać za niego 2 perły ze skarbca. Musisz więc mieć kogoś na ręce.
rule-lords-shopkeeper = Dostajesz 1 perłę ze skarbca.
rule-lords-shaman = Zdolności żołnierzy przeciwników na ciebie nie działają.
rule-lords-invoker = Po tej turze rozgrywasz od razu jeszcze jedną pełną turę, zanim zagra następna osoba.
rule-lords-apprentice = Weź na rękę wszystkie karty jednego wybranego stosu rady.
rule-lords-oracle = W swojej turze możesz, ile razy chcesz, odłożyć wszystkie karty jednego stosu rady na stos odrzuconych. Ten stos nie może być pusty.
rule-lords-alchemist = Gdy prosisz radę o wsparcie, bierzesz dwa stosy zamiast jednego, o ile są dwa z kartami.
rule-lords-illusionist = Możesz zamienić jedną ze swoich lokacji na jedną z odkrytych. Twoja jest odtąd dostępna dla wszystkich; lordowie, którzy pod nią leżą, przechodzą pod nową.
rule-lords-master_of_magic = Gdy odtąd rekrutujesz lordów, możesz przyłączyć dowolnego z oddanych sojuszników, nie tylko najsłabszego.
rule-lords-opportunist = W swojej turze możesz, ile razy chcesz, odrzucić lorda z dworu i położyć na jego miejsce pierwszego lorda z talii. Musi być ktoś na dworze i ktoś w talii.
rule-lords-corruptor = Możesz od razu zrekrutować z dworu jeszcze jednego lorda za 5 pereł zamiast jego ceny. Nie oddajesz za niego sojuszników i żadnego nie przyłączasz.
rule-lords-traitor = Możesz oddać jednego ze swoich pozostałych wolnych lordów, także obróconego, i bez płacenia wziąć w zamian dowolnego z dworu. Jego zdolność działa od razu; oddany lord wypada z gry.
rule-lords-diplomat = Gdy rekrutujesz, żaden konkretny lud nie jest wymagany. Liczba różnych ludów nadal musi się dokładnie zgadzać.
rule-lords-treasurer = Gdy rekrutujesz lorda, wymagana wartość jest dla ciebie o 2 niższa.
rule-lords-schemer = Możesz oddać jednego ze swoich pozostałych wolnych lordów, także obróconego, i bez płacenia wziąć w zamian pierwszego z talii. Jego zdolność działa od razu; oddany lord wypada z gry.
rule-lords-farmers = Brak zdolności, za to duży wpływ.
rule-lords-sage = Przejmij lokację: jedną z odkrytych albo jedną z dwóch dobranych; druga leży wtedy odkryta dla wszystkich. Pod lokację trafia tylko ten ambasador; innych kluczy nie potrzeba.
rule-lords-hermit = Przejmij lokację: jedną z odkrytych albo pierwszą ze stosu. Trafia pod nią tylko ten ambasador; innych kluczy nie potrzeba.
rule-lords-elder = Przejmij lokację: jedną z odkrytych albo jedną z trzech dobranych; pozostałe leżą wtedy odkryte dla wszystkich. Pod lokację trafia tylko ten ambasador; innych kluczy nie potrzeba.

### Lokacje

rule-tiles-sargasso_silos = 5 punktów i po 2 za każdego twojego rolnika.
rule-tiles-dockworks = 5 punktów i po 2 za każdego twojego kupca.
rule-tiles-hydrozoa_reserves = 6 punktów i po 2 za każdego twojego maga.
rule-tiles-parliament = 6 punktów i po 2 za każdego twojego polityka.
rule-tiles-barracks = 7 punktów i po 2 za każdego twojego żołnierza.
rule-tiles-sargasso_fields = 3 punkty i po 3 za każdego twojego przyłączonego konika morskiego.
rule-tiles-giant_clams = 3 punkty i po 3 za każdego twojego przyłączonego małża.
rule-tiles-sanctuary = 4 punkty i po 3 za każdą twoją przyłączoną meduzę.
rule-tiles-oceanic_senate = 4 punkty i po 3 za każdą twoją przyłączoną kałamarnicę.
rule-tiles-chasm = 5 punktów i po 3 za każdego twojego przyłączonego kraba.
rule-tiles-abyss = 2 punkty za każdą gildię, z której masz co najmniej jednego lorda. Ambasadorzy też są gildią, więc najwyżej 12 punktów.
rule-tiles-throne_room = Jeszcze raz punkty wpływu twojego najcenniejszego lorda.
rule-tiles-depths = Podwojone punkty wpływu twojego najmniej cennego lorda.
rule-tiles-jail = 15 punktów, minus 1 za każdego twojego lorda.
rule-tiles-closed_tower = 3 punkty za każdego twojego lorda, który ma na karcie co najmniej jeden klucz, zużyty czy nie. Klucz obróconego lorda jest nieważny.
rule-tiles-lost_tower = 3 punkty za każdego twojego lorda, który nie ma na karcie klucza.
rule-tiles-chamber_of_allies = 3 punkty, a do tego z każdego ludu wartość twojego najsłabszego przyłączonego sojusznika.
rule-tiles-coral_barrier = 20 punktów, minus 1 za każdego twojego przyłączonego sojusznika.
rule-tiles-city_of_mirrors = Punktuje jak jedna z lokacji przeciwnika, liczona z twoimi własnymi lordami i przyłączonymi sojusznikami.
rule-tiles-black_smokers = Sama jest nic niewarta. Gdy ją bierzesz, możesz od razu wymienić ją na dowolną lokację ze stosu; wtedy wypada z gry, a stos się tasuje.

### Rozstrzygnięcia

rule-rulings-seen = Każdy sojusznik leży odkryty, zanim trafi na czyjąś rękę albo do rady. Kto ma dobrą pamięć, wie więc, gdzie jest.
rule-rulings-discards = Karty odrzuca się odkryte, więc wszyscy je widzą. Stosu odrzuconych nikomu nie wolno przeglądać.
rule-rulings-pearls = Każdy może zobaczyć, ile kto ma pereł.
rule-rulings-no_action = Jeśli żadna z trzech akcji nie jest możliwa, pasujesz.
rule-rulings-empty_deck = Gdy talia eksploracji i stos odrzuconych są puste, nie można odkryć żadnej karty. Trwająca eksploracja wtedy się kończy.
rule-rulings-tokens = Nie można wybrać nagrody, która wymaga więcej żetonów potworów, niż zostało.
rule-rulings-paying = Płacąc za lorda, możesz używać zdolności, ale nic nie może udaremnić zapłaty: nie sprzedajesz sojusznika, który jest jeszcze do niej potrzebny, a rekrutowanego lorda nie da się zastąpić.
rule-rulings-length = Grę, która wymaga zbyt wielu decyzji, kończy się i punktuje w takim stanie, w jakim jest.
rule-rulings-no_location = Jeśli nie ma już żadnej lokacji, zachowujesz klucze i nic się nie dzieje.
rule-rulings-mirrors = Miasto luster samo kopiuje tę lokację przeciwników, która daje ci najwięcej. Odbite Miasto luster nie daje nic.
rule-rulings-supplies = Perły i klucze nigdy się nie kończą.
rule-rulings-ambassadors = Ambasadorzy mają trzy klucze, jak podaje instrukcja, więc mogą też wziąć odkrytą lokację. Opcja gry odbiera im klucze; wtedy tylko dobierają.
rule-rulings-turned = Klucz obróconego lorda jest nieważny, także dla Zamkniętej wieży. Poza tym taki lord liczy się przy lokacjach jak każdy inny.
rule-rulings-refill = Dwór uzupełnia się także wtedy, gdy zostaje mniej niż dwóch lordów, ale tylko raz i dopiero po wszystkich zdolnościach. 2 perły należą się nawet wtedy, gdy talia nie wystarcza.
rule-rulings-swaps = Zdrajca potrzebuje lorda na dworze, Intrygant lorda w talii, a obaj innego wolnego lorda do oddania. W przeciwnym razie zdolność przepada.

## Page

# Krótkie słowa na rysowaną planszę strony; liczby stoją obok.

page-court = Dwór
page-lord-deck = Talia lordów
page-empty = puste
page-refill = Zostało tylko dwóch lordów: dostajesz te perły, a dwór się zapełnia
page-plot = Nowy lord
page-exploration = Eksploracja
page-explore = Zbadaj
page-go-on = Następna karta
page-deck = Talia
page-discard = Odrzucone
page-next-sale = Następny zakup
page-offered = w ofercie
page-lies = leży
page-monster-here = potwór!
page-last-ledge = Kto weźmie stąd kartę, dostaje tę perłę
page-ledge = Stopień
page-price = Cena
page-bought = już po zakupie
page-threat = Zagrożenie
page-depth = Głębia
page-or = lub
page-tokens-left = Żetony w zapasie
page-council = Rada
page-council-hint = zakryte stosy; bierze się cały
page-drawn = Dobrane lokacje
page-drawn-hint = jedna zostaje wybrana, reszta leży odkryta
page-open-locations = Odkryte lokacje
page-location-deck = Lokacje w stosie
page-no-open = Żadna nie leży odkryta.
page-draw = Dobierz i wybierz
page-now-for-you = teraz dla ciebie
page-for-you = dla ciebie
page-recruiting = Rekrutacja
page-laid-out = Wyłożone
page-nothing-laid = Jeszcze nic
page-hidden-payment = Sojuszników zobaczysz, gdy wszyscy będą wyłożeni.
page-value = Wartość
page-still-wanted = Jeszcze trzeba
page-in-pearls = albo w perłach
page-any-race = dowolny inny lud
page-any-races = dowolne inne ludy
page-all-there = Komplet.
page-choose-affiliate = Jeden z nich się przyłącza.
page-opponents = Przeciwnicy
page-players = Gracze
page-pearls = Perły
page-pearl = Perła
page-keys = Klucze
page-key = Klucz
page-cards = Karty
page-hand = Ręka
page-your-hand = Twoja ręka
page-no-hand = Twoja ręka jest pusta.
page-lords = Lordowie
page-your-lords = Twoi lordowie
page-no-lords = Jeszcze nikt ci nie służy.
page-locations = Lokacje
page-affiliated = Przyłączeni
page-nobody = jeszcze nikt
page-tokens = Żetony potworów
page-token = Żeton potwora
page-influence = Wpływ
page-influence-now = Wpływ teraz
page-turned = karta obrócona: liczy się już tylko wpływ
page-turned-short = obrócona
page-under = pod
page-turn-now = gra teraz
page-last-turns = Ostatnie tury
page-open = wolne miejsce
page-away = nie przy stole
page-you = ty
page-known = widziane
page-why = Dlaczego nie?
page-score = Punktacja
page-score-locations = Lokacje
page-score-lords = Lordowie
page-score-allies = Sojusznicy
page-score-monsters = Potwory
page-score-total = Suma
page-winner = wygrywa
page-spectator = Oglądasz grę.
page-power-arrow = Raz
page-power-use = W twojej turze
page-power-lasting = Stale
page-power-none = Bez zdolności
page-fact-guild = Gildia
page-fact-copies = W talii
page-code-jellyfish = Me
page-code-crab = Kr
page-code-seahorse = Ko
page-code-shellfish = Ma
page-code-squid = Ka
page-lord-recruiter = Inni płacą za lordów 2 więcej
page-lord-jailer = Inni odrzucają 1 kartę
page-lord-seeker = Inni tracą 2 perły
page-lord-assassin = Obróć innym po 1 lordzie
page-lord-commander = Inni: najwyżej 6 kart
page-lord-tamer = Potwory dają innym mniej
page-lord-hunter = Zabierz żeton potwora
page-lord-ship_master = 1 perła za lud idący do rady
page-lord-trader = Weź 3 perły
page-lord-peddler = Weź 2 perły
page-lord-landlord = 1 perła teraz i w każdej turze
page-lord-slaver = Sprzedaj kartę za 2 perły
page-lord-shopkeeper = Weź 1 perłę
page-lord-shaman = Chroni przed żołnierzami
page-lord-invoker = Dodatkowa tura
page-lord-apprentice = Weź stos z rady
page-lord-oracle = Odrzuć stos z rady
page-lord-alchemist = Dwa stosy z rady
page-lord-illusionist = Zamień lokację
page-lord-master_of_magic = Przyłączasz, kogo chcesz
page-lord-opportunist = Wymień lorda na dworze
page-lord-corruptor = Jeszcze lord za 5 pereł
page-lord-traitor = Zamień lorda na innego z dworu
page-lord-diplomat = Płacisz dowolnymi ludami
page-lord-treasurer = Płacisz za lordów o 2 mniej
page-lord-schemer = Zamień lorda na innego z talii
page-lord-sage = Weź odkrytą lokację albo jedną z 2 dobranych
page-lord-hermit = Weź odkrytą lokację albo wierzchnią
page-lord-elder = Weź odkrytą lokację albo jedną z 3 dobranych
page-tile-guilds = za gildię
page-tile-highest = najlepszy lord raz jeszcze
page-tile-lowest = 2 × najsłabszy lord
page-tile-lords = za lorda
page-tile-keys = lord z kluczem
page-tile-keyless = lord bez klucza
page-tile-allies = najsłabszy z każdego ludu
page-tile-affiliated = za przyłączonego
page-tile-mirror = jak cudza lokacja
page-tile-exchange = wymiana ze stosu

# -- the table as sections ---------------------------------------------------------------------------------------

sections-price = cena { $value }, { $races ->
    [one] 1 lud
    [few] { $races } ludy
   *[other] { $races } ludów
}{ $demands ->
    [none] {""}
   *[other] , wymagane: { $race }
}
