# The Everrain: słowa efektów, jeden tekst na czasownik. Fragmenty zaczynają się małą literą i nie mają kropki; $n jest zawsze dodatnie.

## Dobra

effect-coins =
    { $after ->
        [yes] { "zyskujesz " }
       *[no] { "" }
    }{ $n ->
        [one] 1 { $after ->
            [yes] monetę
           *[no] moneta
        }
        [few] { $n } monety
       *[many] { $n } monet
    }
effect-coins-lose =
    tracisz { $n ->
        [one] 1 monetę
        [few] { $n } monety
       *[many] { $n } monet
    }
effect-clues =
    { $after ->
        [yes] { "zyskujesz " }
       *[no] { "" }
    }{ $n ->
        [one] 1 { $after ->
            [yes] wskazówkę
           *[no] wskazówka
        }
        [few] { $n } wskazówki
       *[many] { $n } wskazówek
    }
effect-clues-lose =
    tracisz { $n ->
        [one] 1 wskazówkę
        [few] { $n } wskazówki
       *[many] { $n } wskazówek
    }
effect-treasure =
    { $after ->
        [yes] { "zyskujesz " }
       *[no] { "" }
    }{ $kind ->
        [commodity] { $n ->
            [one] 1 towar
            [few] { $n } towary
           *[many] { $n } towarów
        }
        [shanty] { $n ->
            [one] 1 { $after ->
                [yes] szantę
               *[no] szanta
            }
            [few] { $n } szanty
           *[many] { $n } szant
        }
        [trinket] { $n ->
            [one] 1 { $after ->
                [yes] błyskotkę
               *[no] błyskotka
            }
            [few] { $n } błyskotki
           *[many] { $n } błyskotek
        }
        [relic] { $n ->
            [one] 1 relikt
            [few] { $n } relikty
           *[many] { $n } reliktów
        }
       *[any] { $n ->
            [one] 1 skarb
            [few] { $n } skarby
           *[many] { $n } skarbów
        }
    }
effect-drop =
    odrzuć { $n ->
        [one] 1 wybrany skarb
        [few] { $n } wybrane skarby
       *[many] { $n } wybranych skarbów
    }
effect-spoils =
    rzuć { $n ->
        [one] raz
       *[other] { $n } razy
    } o łupy
effect-schematic =
    { $after ->
        [yes] { "zyskujesz " }
       *[no] { "" }
    }{ $deck ->
        [artillery] 1 plan działa
       *[improvement] 1 plan ulepszenia
    }
effect-fleeting =
    { $after ->
        [yes] { "zyskujesz " }
       *[no] { "" }
    }{ $n ->
        [one] 1 rozkaz doraźny
        [few] { $n } rozkazy doraźne
       *[many] { $n } rozkazów doraźnych
    }
effect-refresh =
    odnów { $n ->
        [one] 1 wydany rozkaz
        [few] { $n } wydane rozkazy
       *[many] { $n } wydanych rozkazów
    }
effect-exhaust =
    wyczerp { $n ->
        [one] 1 gotowy rozkaz
        [few] { $n } gotowe rozkazy
       *[many] { $n } gotowych rozkazów
    }
effect-aim =
    przy następnym rozkazie ognia w tej turze rzucasz { $n ->
        [one] 1 kością
       *[other] { $n } kośćmi
    } więcej

## Załoga

effect-stress =
    { $who ->
        [tester] kto podjął test, otrzymuje
        [party] każdy na lądzie otrzymuje
        [deck] każdy na pokładzie otrzymuje
        [below] każdy pod pokładem otrzymuje
        [all] każdy z załogi otrzymuje
        [nest] kto jest w bocianim gnieździe, otrzymuje
        [ashore] ktoś na lądzie otrzymuje
        [envoy] kto tam poszedł, otrzymuje
        [again] otrzymuje
        [again-each] otrzymuje
       *[one] ktoś z załogi otrzymuje
    } { $n ->
        [one] 1 punkt stresu
        [few] { $n } punkty stresu
       *[many] { $n } punktów stresu
    }
effect-wound =
    { $who ->
        [tester] kto podjął test, otrzymuje
        [party] każdy na lądzie otrzymuje
        [deck] każdy na pokładzie otrzymuje
        [below] każdy pod pokładem otrzymuje
        [all] każdy z załogi otrzymuje
        [nest] kto jest w bocianim gnieździe, otrzymuje
        [ashore] ktoś na lądzie otrzymuje
        [envoy] kto tam poszedł, otrzymuje
        [again] otrzymuje
        [again-each] otrzymuje
       *[one] ktoś z załogi otrzymuje
    } { $n ->
        [one] 1 ranę
        [few] { $n } rany
       *[many] { $n } ran
    }
effect-calm =
    { $who ->
        [tester] kto podjął test, pozbywa się
        [party] każdy na lądzie pozbywa się
        [deck] każdy na pokładzie pozbywa się
        [below] każdy pod pokładem pozbywa się
        [all] każdy z załogi pozbywa się
        [nest] kto jest w bocianim gnieździe, pozbywa się
        [ashore] ktoś na lądzie pozbywa się
        [envoy] kto tam poszedł, pozbywa się
        [again] pozbywa się
        [again-each] pozbywa się
       *[one] ktoś z załogi pozbywa się
    } { $n ->
        [one] 1 punktu stresu
       *[other] do { $n } punktów stresu
    }
effect-heal =
    { $who ->
        [tester] kto podjął test, leczy
        [party] każdy na lądzie leczy
        [deck] każdy na pokładzie leczy
        [below] każdy pod pokładem leczy
        [all] każdy z załogi leczy
        [nest] kto jest w bocianim gnieździe, leczy
        [ashore] ktoś na lądzie leczy
        [envoy] kto tam poszedł, leczy
        [again] leczy
        [again-each] leczy
       *[one] ktoś z załogi leczy
    } { $n ->
        [one] 1 ranę
       *[other] do { $n } ran
    }
effect-recruit = do załogi dołącza majtek (jeśli jest pełna: zamiast tego 4 monety)
effect-trait =
    { $who ->
        [ashore] ktoś na lądzie dobiera
        [envoy] kto tam poszedł, dobiera
        [tester] kto podjął test, dobiera
       *[one] ktoś z załogi dobiera
    } nową cechę { $kind ->
        [bad] negatywną
       *[good] pozytywną
    } zamiast dotychczasowej

## Statek i mapa

effect-damage =
    statek otrzymuje { $n ->
        [one] 1 uszkodzenie
        [few] { $n } uszkodzenia
       *[many] { $n } uszkodzeń
    }
effect-repair =
    napraw { $n ->
        [one] 1 zniszczone stanowisko
       *[other] do { $n } zniszczonych stanowisk
    }
effect-sail =
    płyń od razu za { $n ->
        [one] 1 punkt żeglugi
        [few] { $n } punkty żeglugi
       *[many] { $n } punktów żeglugi
    }
effect-drift =
    statek dryfuje o { $n ->
        [one] 1 pole
        [few] { $n } pola
       *[many] { $n } pól
    } tam, gdzie wskaże kość losu
effect-chart = dołóż następny arkusz mapy obok swojego, gdzie chcesz
effect-scout =
    { $n ->
        [one] odkryj następny arkusz mapy i odłóż go na wierzch
        [few] odkryj { $n } następne arkusze mapy i odłóż je w dowolnej kolejności
       *[many] odkryj { $n } następnych arkuszy mapy i odłóż je w dowolnej kolejności
    }
effect-unexplored = wyspa pozostaje niezbadana
effect-storm =
    najbliższy sztorm { $way ->
        [away] oddala się
       *[toward] zbliża się
    } o { $n ->
        [one] 1 pole
        [few] { $n } pola
       *[many] { $n } pól
    } { $way ->
        [away] od twojego statku
       *[toward] do twojego statku
    }

## Wrogowie i tory

effect-spawn =
    na pokład { $n ->
        [one] wchodzi 1 wróg
        [few] wchodzi { $n } wrogów
       *[many] wchodzi { $n } wrogów
    }
effect-special =
    { $enemy_is ->
        [stowaway] na pokład wychodzi Pasażer na gapę
        [bailiff] na pokład wchodzi Komornik
        [chorister] na pokład wchodzi Chórzysta
        [hundredling] na pokład wchodzi Stuszczek
        [empty-ship] na morzu pojawia się Pusty Statek
       *[other] na pokładzie pojawia się: { $enemy }
    }
effect-raider = na arkuszu pierwszego gracza pojawia się wrogi statek
effect-smite =
    zadaj { $n ->
        [one] 1 ranę wrogowi na swoim pokładzie
        [few] wrogom na swoim pokładzie { $n } rany, dowolnie rozdzielone
       *[many] wrogom na swoim pokładzie { $n } ran, dowolnie rozdzielonych
    }
effect-agenda =
    zamiary wroga posuwają się o { $n ->
        [one] 1 pole
        [few] { $n } pola
       *[many] { $n } pól
    }
effect-agenda-back =
    zamiary wroga cofają się o { $n ->
        [one] 1 pole
        [few] { $n } pola
       *[many] { $n } pól
    }
effect-elder =
    znacznik Pradawnego przesuwa się o { $n ->
        [one] 1 pole
        [few] { $n } pola
       *[many] { $n } pól
    } { $way ->
        [down] w stronę wroga
       *[up] dalej od wroga
    }

## Karty

effect-story = karta kroniki { $n } trafia pod okładkę, nieprzeczytana
effect-passenger = pasażer { $port_to } zajmuje kajutę (na miejscu: { $reward })
effect-if = jeśli na poprzedniej karcie padła odpowiedź { $letter }: { $then }; jeśli nie: { $else }
effect-nothing = nic się nie dzieje

## Skarby: reakcje i skutki trwałe

effect-hook-reroll = rzuć jeszcze raz, liczy się drugi wynik
effect-hook-foresee = przed odpowiedzią widzisz wszystkie skutki tej karty
effect-hook-pass-by = w tej aktywacji zostawia cię w spokoju i zużywa swoje wyniki na drogę do celu rejsu (na Pradawnego nie działa)
effect-hook-save = ta osoba przeżywa, traci wszystkie rany i cały stres i schodzi pod pokład
effect-hook-storm-safe = sztormy nie uszkadzają twojego statku, gdy w nie wpływa, wypływa z nich lub w nich skręca
effect-hook-altar-quiet = raz na rundę, gdy wpływasz na arkusz z czynnym ołtarzem, żaden wróg nie wchodzi na pokład
effect-hook-bonus-one = arkusz bez premii wskazówek, który dokładasz, daje ci 1 wskazówkę
effect-hook-fray-die = w każdym zwarciu, które zaczynasz, rzucasz 1 kością więcej
effect-hook-act-delay = po każdym końcu aktu zamiary wroga cofają się o 4 pola
effect-hook-handin-delay = gdy oddasz tę kartę na uniwersytecie, zamiary wroga cofają się o 4 pola
effect-hook-free-turn = pierwszy skręt w każdym rozkazie nawigacji nie kosztuje punktu żeglugi
effect-hook-port-heal = gdy wpływasz do portu, ktoś z załogi leczy 1 ranę, a pierwsza opłacona tam usługa kosztuje o 1 monetę mniej

## Omeny („ten wróg” wyrzucił omen, „ty” to kapitan statku, którego to dotyczy)

omen-mend =
    ten wróg leczy { $n ->
        [one] 1 własną ranę
       *[other] do { $n } własnych ran
    }
omen-smash = ten wróg niszczy stanowisko swojej strefy, ale nikogo nie rani
omen-stress-zone =
    każdy z załogi w tej strefie otrzymuje { $n ->
        [one] 1 punkt stresu
        [few] { $n } punkty stresu
       *[many] { $n } punktów stresu
    }
omen-wound-zone =
    każdy z załogi w tej strefie otrzymuje { $n ->
        [one] 1 ranę
        [few] { $n } rany
       *[many] { $n } ran
    }
omen-stress-near =
    każdy z załogi w tej strefie i w sąsiednich otrzymuje { $n ->
        [one] 1 punkt stresu
        [few] { $n } punkty stresu
       *[many] { $n } punktów stresu
    }
omen-pull = najbliższa osoba na pokładzie trafia do tej strefy, jeśli jest w niej miejsce
omen-lure = musisz wysłać kogoś spod pokładu do tej strefy
omen-rouse = inny wróg na tym pokładzie, wybrany przez ciebie, od razu rzuca 1 kością; jeśli innego nie ma, zamiary wroga posuwają się o 1 pole
omen-bring =
    { $enemy_is ->
        [gutterling] w sąsiedniej strefie, w której jest miejsce, pojawia się Rynsztoczek
       *[other] w sąsiedniej strefie, w której jest miejsce, pojawia się: { $enemy }
    }
omen-coins =
    tracisz { $n ->
        [one] 1 monetę
        [few] { $n } monety
       *[many] { $n } monet
    }
omen-coins-target =
    kapitan celu traci { $n ->
        [one] 1 monetę
        [few] { $n } monety
       *[many] { $n } monet
    }
omen-coins-or-smash =
    tracisz { $n ->
        [one] 1 monetę
        [few] { $n } monety
       *[many] { $n } monet
    }; jeśli nie masz żadnej, wróg niszczy stanowisko tej strefy
omen-exhaust =
    wyczerpujesz { $n ->
        [one] 1 gotowy rozkaz
        [few] { $n } gotowe rozkazy
       *[many] { $n } gotowych rozkazów
    }
omen-exhaust-navigation =
    wyczerpujesz { $n ->
        [one] 1 gotowy rozkaz
        [few] { $n } gotowe rozkazy
       *[many] { $n } gotowych rozkazów
    }, najpierw rozkazy nawigacji
omen-drop =
    odrzucasz { $n ->
        [one] 1 wybrany skarb
        [few] { $n } wybrane skarby
       *[many] { $n } wybranych skarbów
    }
omen-agenda =
    zamiary wroga posuwają się o { $n ->
        [one] 1 pole
        [few] { $n } pola
       *[many] { $n } pól
    }
omen-stress-deck =
    każdy na pokładzie celu otrzymuje { $n ->
        [one] 1 punkt stresu
        [few] { $n } punkty stresu
       *[many] { $n } punktów stresu
    }
omen-boost =
    ten statek ma { $n ->
        [one] 1 ruch
        [few] { $n } ruchy
       *[many] { $n } ruchów
    } więcej
omen-volley =
    ten atak ma { $n ->
        [one] 1 trafienie
        [few] { $n } trafienia
       *[many] { $n } trafień
    } więcej
omen-board = z pozycji do ataku ten statek wysyła na pokład celu 1 wroga z aktu I

## Testy

test =
    { $kind ->
        [island] Test wyspy
       *[port] Test portu
    }
test-up =
    { $kind ->
        [island] Test wyspy
       *[port] Test portu
    }, wartość +{ $n }
test-down =
    { $kind ->
        [island] Test wyspy
       *[port] Test portu
    }, wartość −{ $n }
test-need =
    { $kind ->
        [island] Test wyspy
       *[port] Test portu
    }: { $value ->
        [0] tylko 0
       *[other] { $value } lub mniej
    }
test-sure =
    { $kind ->
        [island] Test wyspy
       *[port] Test portu
    }: wystarczy każdy wynik
test-hopeless =
    { $kind ->
        [island] Test wyspy
       *[port] Test portu
    }: żaden wynik nie jest dość niski
test-member = { $member }: { $value } lub mniej, { $percent }%
test-rolled-pass = { $member }: wynik { $roll }, potrzeba { $value } lub mniej. Test udany.
test-rolled-fail = { $member }: wynik { $roll }, potrzeba { $value } lub mniej. Test nieudany.
test-pass = Udany
test-fail = Nieudany
outcome-pass = jeśli test się uda: { $effects }
outcome-fail = jeśli test się nie uda: { $effects }

## Ceny i warunki

price-pay =
    zapłać { $n ->
        [one] 1 monetę
        [few] { $n } monety
       *[many] { $n } monet
    }
price-give =
    { $kind ->
        [commodity] oddaj 1 towar
        [shanty] oddaj 1 szantę
        [trinket] oddaj 1 błyskotkę
        [relic] oddaj 1 relikt
       *[any] oddaj 1 skarb
    }
price-none = za darmo
price-short =
    Nie stać cię: to kosztuje { $n ->
        [one] 1 monetę
        [few] { $n } monety
       *[many] { $n } monet
    }.
price-lacking =
    { $kind ->
        [commodity] Nie masz towaru do oddania.
        [shanty] Nie masz szanty do oddania.
        [trinket] Nie masz błyskotki do oddania.
        [relic] Nie masz reliktu do oddania.
       *[any] Nie masz skarbu do oddania.
    }
needs-coins =
    wymaga { $n ->
        [one] 1 monety
       *[other] { $n } monet
    }
needs-crew =
    wymaga { $n ->
        [one] 1 żywej osoby w załodze
       *[other] { $n } żywych osób w załodze
    }
needs-fresh =
    wymaga { $n ->
        [one] 1 gotowego rozkazu
       *[other] { $n } gotowych rozkazów
    }
needs-missed = Nie spełniasz wymogu karty: odkładasz ją nieprzeczytaną, a kronika pozostaje nienapisana.

## Kogo to dotyczy

who-one = ktoś z załogi
who-ashore = ktoś na lądzie
who-envoy = kto tam poszedł
who-tester = kto podjął test
who-party = każdy na lądzie
who-deck = każdy na pokładzie
who-below = każdy pod pokładem
who-all = każdy z załogi
who-nest = kto jest w bocianim gnieździe
who-zone = każdy z załogi w tej strefie
who-near = każdy z załogi w tej strefie i w sąsiednich
who-nobody = nikogo to nie dotyczy
ask-stress = Kto otrzymuje stres?
ask-wound = Kto otrzymuje ranę?
ask-calm = Kto pozbywa się stresu?
ask-heal = Czyje rany leczysz?
ask-trait = Kto dobiera cechę?
ask-tester = Kto podejmuje test?
ask-envoy = Kogo wysyłasz?

## Łączniki

join-effects = { $first }; { $second }
join-either = { $first }; w obu przypadkach: { $second }
join-inner = { $first }, { $second }
join-prices = { $first } i { $second }
join-same = { $first } i { $second }
join-price = { $price }: { $effects }
sentence = { $effects }.
treasure-use = Użycie w swojej turze: { $effects }. Potem odrzuć.
treasure-react = Reakcja, { $moment }: { $effects }. Potem odrzuć.
treasure-hold = W ładowni: { $effects }.
treasure-clues =
    Na uniwersytecie liczy się jako { $n ->
        [one] 1 wskazówka
        [few] { $n } wskazówki
       *[many] { $n } wskazówek
    }.
