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

## Testy

test =
    { $kind ->
        [island] Test wyspy
       *[port] Test portu
    }

## Łączniki

join-effects = { $first }; { $second }
join-either = { $first }; w obu przypadkach: { $second }
join-inner = { $first }, { $second }
join-same = { $first } i { $second }
sentence = { $effects }.
