# Alone: słowa, z których powstaje tekst zasady karty reakcji. Polski.

## Łączenie
then = { $a }, a potem { $b }
and = { $a }, a do tego { $b }
after = { $a }; potem { $b }
or = { $a } – ALBO { $b }
otherwise = { $if }, { $a }; w przeciwnym razie { $b }
only = { $if }, { $a }
next = potem { $b }
half-dangerous = Niebezpieczna

## Warunki
if-met = jeśli w sektorze Bohatera jest stwór
if-near = jeśli w sektorze Bohatera lub w sąsiednim jest stwór
if-arrived = jeśli kończy on ruch w sektorze Bohatera
if-killed = jeśli w tej turze zginął stwór
if-saw = jeśli ta akcja Bohatera odkryła stwora o wartości szoku co najmniej 1
if-danger_here = jeśli w sektorze Bohatera leży żeton zagrożenia
if-lit_here = jeśli w sektorze Bohatera pali się światło
if-more = jeśli ta akcja Bohatera odkrywa jeszcze jeden sektor

## Stwory: V1 ruch
verb-move =
    { $n ->
        [one] przesuń 1 stwora { $s ->
            [one] o 1 sektor
            [few] najwyżej o { $s } sektory
           *[many] najwyżej o { $s } sektorów
        }
        [few] przesuń najwyżej { $n } stwory, każdego { $s ->
            [one] o 1 sektor
            [few] najwyżej o { $s } sektory
           *[many] najwyżej o { $s } sektorów
        }
       *[many] przesuń najwyżej { $n } stworów, każdego { $s ->
            [one] o 1 sektor
            [few] najwyżej o { $s } sektory
           *[many] najwyżej o { $s } sektorów
        }
    }
verb-move--hidden =
    { $n ->
        [one] przesuń 1 ukrytego stwora { $s ->
            [one] o 1 sektor
            [few] najwyżej o { $s } sektory
           *[many] najwyżej o { $s } sektorów
        }
        [few] przesuń najwyżej { $n } ukryte stwory, każdego { $s ->
            [one] o 1 sektor
            [few] najwyżej o { $s } sektory
           *[many] najwyżej o { $s } sektorów
        }
       *[many] przesuń najwyżej { $n } ukrytych stworów, każdego { $s ->
            [one] o 1 sektor
            [few] najwyżej o { $s } sektory
           *[many] najwyżej o { $s } sektorów
        }
    }
verb-move--revealed =
    { $n ->
        [one] przesuń 1 odkrytego stwora { $s ->
            [one] o 1 sektor
            [few] najwyżej o { $s } sektory
           *[many] najwyżej o { $s } sektorów
        }
        [few] przesuń najwyżej { $n } odkryte stwory, każdego { $s ->
            [one] o 1 sektor
            [few] najwyżej o { $s } sektory
           *[many] najwyżej o { $s } sektorów
        }
       *[many] przesuń najwyżej { $n } odkrytych stworów, każdego { $s ->
            [one] o 1 sektor
            [few] najwyżej o { $s } sektory
           *[many] najwyżej o { $s } sektorów
        }
    }
verb-move--other =
    { $n ->
        [one] przesuń 1 innego stwora { $s ->
            [one] o 1 sektor
            [few] najwyżej o { $s } sektory
           *[many] najwyżej o { $s } sektorów
        }
        [few] przesuń najwyżej { $n } inne stwory, każdego { $s ->
            [one] o 1 sektor
            [few] najwyżej o { $s } sektory
           *[many] najwyżej o { $s } sektorów
        }
       *[many] przesuń najwyżej { $n } innych stworów, każdego { $s ->
            [one] o 1 sektor
            [few] najwyżej o { $s } sektory
           *[many] najwyżej o { $s } sektorów
        }
    }
verb-move--to-hero = { $move } w stronę Bohatera
verb-move--to-target =
    { $move } w stronę { $n ->
        [one] jednego z podanych celów
        [few] tego samego podanego celu
       *[many] tego samego podanego celu
    }
verb-move--to-target_or_hero =
    { $move } w stronę Bohatera albo { $n ->
        [one] jednego z podanych celów
        [few] tego samego podanego celu
       *[many] tego samego podanego celu
    }
verb-move--to-not_hero = { $move }, ale nie do sektora Bohatera
verb-move--doors-free = { $move }; usunięcie blokady nie kosztuje kroku
verb-move_it =
    przesuń go { $s ->
        [one] o 1 sektor
        [few] najwyżej o { $s } sektory
       *[many] najwyżej o { $s } sektorów
    }
verb-move_it--swap =
    przesuń jednego z nich { $s ->
        [one] o 1 sektor
        [few] najwyżej o { $s } sektory
       *[many] najwyżej o { $s } sektorów
    }
verb-move_target =
    po ataku zaatakowany stwór, jeśli jeszcze żyje, może się poruszyć { $s ->
        [one] o 1 sektor
        [few] najwyżej o { $s } sektory
       *[many] najwyżej o { $s } sektorów
    }
verb-dodge = zaatakowany stwór porusza się o 1 sektor, ale nie do sektora Bohatera. Bohater może wybrać nowy cel w zasięgu ataku; jeśli tego nie robi, odzyskuje ładunki, a akcja się kończy

## V2 pojawianie się, V3 usuwanie, V4 teleportacja, V5 zamiana, V6 leczenie
verb-spawn =
    { $n ->
        [one] niech pojawi się 1 stwór
        [few] niech pojawią się { $n } stwory
       *[many] niech pojawi się { $n } stworów
    }
verb-spawn--closer =
    { $n ->
        [one] niech pojawi się 1 stwór; jego minimalna odległość jest
        [few] niech pojawią się { $n } stwory; ich minimalna odległość jest
       *[many] niech pojawi się { $n } stworów; ich minimalna odległość jest
    } o { $m } mniejsza
verb-spawn--killed =
    { $n ->
        [one] niech pojawi się 1 stwór; jego minimalna odległość jest
        [few] niech pojawią się { $n } stwory; ich minimalna odległość jest
       *[many] niech pojawi się { $n } stworów; ich minimalna odległość jest
    } o { $m } mniejsza, a jeśli w tej turze zginął stwór, o { $k }
verb-remove =
    usuń z mapy { $n ->
        [one] 1 stwora
        [few] { $n } stwory
       *[many] { $n } stworów
    }
verb-teleport =
    teleportuj { $n ->
        [one] 1 stwora do ukrytego sektora na jego piętrze
        [few] { $n } stwory, każdego do ukrytego sektora na jego piętrze
       *[many] { $n } stworów, każdego do ukrytego sektora na jego piętrze
    }, co najmniej { $d ->
        [one] 1 sektor
        [few] { $d } sektory
       *[many] { $d } sektorów
    } od Bohatera
verb-teleport--hidden =
    teleportuj { $n ->
        [one] 1 ukrytego stwora do ukrytego sektora na jego piętrze
        [few] { $n } ukryte stwory, każdego do ukrytego sektora na jego piętrze
       *[many] { $n } ukrytych stworów, każdego do ukrytego sektora na jego piętrze
    }, co najmniej { $d ->
        [one] 1 sektor
        [few] { $d } sektory
       *[many] { $d } sektorów
    } od Bohatera
verb-teleport--revealed =
    teleportuj { $n ->
        [one] 1 odkrytego stwora do ukrytego sektora na jego piętrze
        [few] { $n } odkryte stwory, każdego do ukrytego sektora na jego piętrze
       *[many] { $n } odkrytych stworów, każdego do ukrytego sektora na jego piętrze
    }, co najmniej { $d ->
        [one] 1 sektor
        [few] { $d } sektory
       *[many] { $d } sektorów
    } od Bohatera
verb-closer =
    wystarczy odległość { $d ->
        [one] 1 sektora
        [few] { $d } sektorów
       *[many] { $d } sektorów
    } od Bohatera
verb-swap = zamień bezgłośnie miejscami 2 stwory spoza sektora Bohatera
verb-heal--any = ulecz 1 rannego stwora
verb-heal--it = ulecz go, jeśli jest ranny

## V7 kości i szał, V8 cios
verb-dice--it =
    w ataku na koniec tury ten stwór rzuca { $k ->
        [one] 1 kością
        [few] { $k } kośćmi
       *[many] { $k } kośćmi
    } więcej
verb-dice--one =
    wskaż 1 stwora w sektorze Bohatera: w ataku na koniec tury rzuca on { $k ->
        [one] 1 kością
        [few] { $k } kośćmi
       *[many] { $k } kośćmi
    } więcej
verb-dice--one-more =
    wskaż 1 stwora w sektorze Bohatera, tego samego lub innego: w ataku na koniec tury rzuca on { $k ->
        [one] 1 kością
        [few] { $k } kośćmi
       *[many] { $k } kośćmi
    } więcej
verb-dice--here =
    w ataku na koniec tury każdy stwór w sektorze Bohatera rzuca { $k ->
        [one] 1 kością
        [few] { $k } kośćmi
       *[many] { $k } kośćmi
    } więcej
verb-dice--target =
    jeśli zaatakowany stwór przeżyje, w ataku na koniec tury rzuca { $k ->
        [one] 1 kością
        [few] { $k } kośćmi
       *[many] { $k } kośćmi
    } więcej
verb-rage--it = w tej turze atakuje on w świetle tak jak w ciemności
verb-rage--all = w tej turze wszystkie stwory atakują w świetle tak jak w ciemności
verb-strike--it =
    jeśli ten stwór jest w sektorze Bohatera, od razu wykonuje dodatkowy atak { $k ->
        [one] 1 kością
        [few] { $k } kośćmi
       *[many] { $k } kośćmi
    }
verb-strike--one =
    1 stwór w sektorze Bohatera od razu wykonuje dodatkowy atak { $k ->
        [one] 1 kością
        [few] { $k } kośćmi
       *[many] { $k } kośćmi
    }
verb-strike--more =
    w tym dodatkowym ataku stwór rzuca { $k ->
        [one] 1 kością
        [few] { $k } kośćmi
       *[many] { $k } kośćmi
    }

## V9 atak Bohatera, V10 szoki
verb-cancel =
    { $k ->
        [one] 1 trafienie tego ataku się nie liczy
        [few] { $k } trafienia tego ataku się nie liczą
       *[many] { $k } trafień tego ataku się nie liczy
    }
verb-cancel--more =
    { $k ->
        [one] jeszcze 1 trafienie się nie liczy
        [few] jeszcze { $k } trafienia się nie liczą
       *[many] jeszcze { $k } trafień się nie liczy
    }
verb-reroll =
    Bohater przerzuca { $k ->
        [one] 1 kość, którą wskażesz
        [few] najwyżej { $k } kości, które wskażesz
       *[many] najwyżej { $k } kości, które wskażesz
    }
verb-reroll--more =
    Bohater przerzuca { $k ->
        [one] 1 inną kość, którą wskażesz
        [few] najwyżej { $k } inne kości, które wskażesz
       *[many] najwyżej { $k } innych kości, które wskażesz
    }
verb-hero_dice =
    w tym ataku Bohater rzuca { $k ->
        [one] 1 kością
        [few] { $k } kośćmi
       *[many] { $k } kośćmi
    } mniej
verb-hero_dice--more =
    w tym ataku Bohater rzuca jeszcze { $k ->
        [one] 1 kością
        [few] { $k } kośćmi
       *[many] { $k } kośćmi
    } mniej
verb-lose_if_missed =
    jeśli atak nikogo nie rani ani nie zabija, Bohater traci { $k ->
        [one] 1 punkt
        [few] { $k } punkty
       *[many] { $k } punktów
    } opanowania
verb-deepen =
    do końca tury każdy szok, który kosztuje opanowanie, kosztuje o { $k ->
        [one] 1 punkt
        [few] { $k } punkty
       *[many] { $k } punktów
    } więcej

## V11 blokowanie, V12 usuwanie blokad, V13 światło
verb-block =
    zablokuj { $n ->
        [one] jedne drzwi
        [2] dwoje drzwi
        [few] { $n } drzwi
       *[many] { $n } drzwi
    } w sektorze Bohatera lub w sąsiednim
verb-clear =
    usuń { $n ->
        [one] 1 blokadę w dowolnym miejscu
        [few] najwyżej { $n } blokady w dowolnych miejscach
       *[many] najwyżej { $n } blokad w dowolnych miejscach
    }
verb-dark--los =
    zgaś światło { $n ->
        [one] w 1 sektorze
        [few] w najwyżej { $n } sektorach
       *[many] w najwyżej { $n } sektorach
    } w polu widzenia, ale nie w sektorze Bohatera
verb-dark--not_hero =
    zgaś światło { $n ->
        [one] w 1 sektorze
        [few] w najwyżej { $n } sektorach
       *[many] w najwyżej { $n } sektorach
    }, ale nie w sektorze Bohatera
verb-dark--hero = zgaś światło w sektorze Bohatera
verb-dark--hero--on = zgaś je
verb-dark--by_creature =
    zgaś światło { $n ->
        [one] w 1 sektorze, w którym stoi stwór, lub w sąsiednim
        [few] w najwyżej { $n } sektorach, w których stoi stwór, lub w sąsiednich
       *[many] w najwyżej { $n } sektorach, w których stoi stwór, lub w sąsiednich
    }; sektor Bohatera też się liczy
verb-dark--just_lit =
    zgaś światło { $n ->
        [one] w 1 z właśnie oświetlonych sektorów
        [few] w najwyżej { $n } z właśnie oświetlonych sektorów
       *[many] w najwyżej { $n } z właśnie oświetlonych sektorów
    }

## V14 zagrożenia, V15 przesuwanie żetonów, V16 uzbrojenie
verb-danger--hero = połóż 1 żeton zagrożenia w sektorze Bohatera
verb-danger--hero--on = połóż tam 1 żeton zagrożenia
verb-danger--adjacent =
    połóż { $n ->
        [one] 1 żeton zagrożenia w sektorze sąsiadującym
        [few] { $n } żetony zagrożenia w sektorach sąsiadujących
       *[many] { $n } żetonów zagrożenia w sektorach sąsiadujących
    } z sektorem Bohatera, w polu widzenia lub nie
verb-danger--near =
    połóż poza polem widzenia { $n ->
        [one] 1 żeton
        [few] { $n } żetony
       *[many] { $n } żetonów
    } zagrożenia, najwyżej { $d ->
        [one] 1 sektor
        [few] { $d } sektory
       *[many] { $d } sektorów
    } od Bohatera
verb-danger--line =
    połóż { $n ->
        [one] 1 żeton zagrożenia w sektorze
        [few] { $n } żetony zagrożenia w sektorach
       *[many] { $n } żetonów zagrożenia w sektorach
    } właśnie zbadanej linii
verb-danger--target =
    połóż poza polem widzenia { $n ->
        [one] 1 żeton
        [few] { $n } żetony
       *[many] { $n } żetonów
    } zagrożenia w sektorze podanego celu lub w sąsiednim
verb-danger--blanks-near =
    za każde pudło w ostatecznym rzucie, ale najwyżej za 2, połóż poza polem widzenia 1 żeton zagrożenia, najwyżej { $d ->
        [one] 1 sektor
        [few] { $d } sektory
       *[many] { $d } sektorów
    } od Bohatera
verb-shift =
    przesuń { $n ->
        [one] 1 żeton zagrożenia { $s ->
            [one] o 1 sektor
            [few] najwyżej o { $s } sektory
           *[many] najwyżej o { $s } sektorów
        } do sektora
        [few] najwyżej { $n } żetony zagrożenia, każdy { $s ->
            [one] o 1 sektor
            [few] najwyżej o { $s } sektory
           *[many] najwyżej o { $s } sektorów
        }, do sektorów
       *[many] najwyżej { $n } żetonów zagrożenia, każdy { $s ->
            [one] o 1 sektor
            [few] najwyżej o { $s } sektory
           *[many] najwyżej o { $s } sektorów
        }, do sektorów
    } poza polem widzenia
verb-shift--dest =
    przesuń { $n ->
        [one] 1 żeton zagrożenia { $s ->
            [one] o 1 sektor
            [few] najwyżej o { $s } sektory
           *[many] najwyżej o { $s } sektorów
        } do sektora
        [few] najwyżej { $n } żetony zagrożenia, każdy { $s ->
            [one] o 1 sektor
            [few] najwyżej o { $s } sektory
           *[many] najwyżej o { $s } sektorów
        }, do sektorów
       *[many] najwyżej { $n } żetonów zagrożenia, każdy { $s ->
            [one] o 1 sektor
            [few] najwyżej o { $s } sektory
           *[many] najwyżej o { $s } sektorów
        }, do sektorów
    } poza polem widzenia; może to być sektor, do którego Bohater zaraz wejdzie, jeśli jest ukryty
verb-shift--hero =
    przesuń { $n ->
        [one] 1 żeton zagrożenia { $s ->
            [one] o 1 sektor
            [few] najwyżej o { $s } sektory
           *[many] najwyżej o { $s } sektorów
        }, w polu widzenia lub nie, nawet do sektora Bohatera
        [few] najwyżej { $n } żetony zagrożenia, każdy { $s ->
            [one] o 1 sektor
            [few] najwyżej o { $s } sektory
           *[many] najwyżej o { $s } sektorów
        }, w polu widzenia lub nie, 1 z nich nawet do sektora Bohatera
       *[many] najwyżej { $n } żetonów zagrożenia, każdy { $s ->
            [one] o 1 sektor
            [few] najwyżej o { $s } sektory
           *[many] najwyżej o { $s } sektorów
        }, w polu widzenia lub nie, 1 z nich nawet do sektora Bohatera
    }
verb-arm = do końca tury każda karta zagrana po tej jest niebezpieczna

## V17 zapomnienie, V18 mylenie, V19 odgłosy, V20 fałszywe obrazy
verb-forget =
    ukryj { $n ->
        [one] 1 odkryty sektor, który nie leży w polu widzenia ani nie sąsiaduje
        [few] najwyżej { $n } odkryte sektory, które nie leżą w polu widzenia ani nie sąsiadują
       *[many] najwyżej { $n } odkrytych sektorów, które nie leżą w polu widzenia ani nie sąsiadują
    } z sektorem Bohatera
verb-mislead--distance =
    przy 1 celu możesz podać odległość { $k ->
        [one] o 1
        [few] najwyżej o { $k }
       *[many] najwyżej o { $k }
    } za dużą lub za małą
verb-mislead--distance-that =
    przy tym celu możesz podać odległość { $k ->
        [one] o 1
        [few] najwyżej o { $k }
       *[many] najwyżej o { $k }
    } za dużą lub za małą
verb-mislead--floor = przy 1 celu możesz podać złe piętro
verb-mislead--floor-that = przy tym celu możesz podać też złe piętro
verb-mislead--swap = możesz zamienić ze sobą obie odpowiedzi
verb-hush =
    { $n ->
        [one] następnego odgłosu wywołanego tą kartą nie słychać
        [few] następnych { $n } odgłosów wywołanych tą kartą nie słychać
       *[many] następnych { $n } odgłosów wywołanych tą kartą nie słychać
    }
verb-hush--move = tego ruchu nie słychać
verb-hush--spawn-move = nie słychać ani pojawienia się, ani ruchu
verb-echo--false = możesz podać, że odgłos tego ruchu dochodzi z dowolnej otwartej strony sektora Bohatera albo z drugiego piętra
verb-echo--extra = możesz podać odgłos, którego nie było
verb-echo--extra--on = możesz podać odgłos, którego nie było
verb-falsify =
    w odkrywanym właśnie sektorze { $n ->
        [one] pomiń 1 element albo pokaż 1 fałszywy
        [few] pomiń { $n } elementy albo pokaż { $n } fałszywe
       *[many] pomiń { $n } elementów albo pokaż { $n } fałszywych
    }
verb-falsify--more = zrób to jeszcze raz, w tym sektorze albo w następnym, który odkrywa ta akcja
verb-mask =
    w odkrywanym właśnie sektorze pokaż { $n ->
        [one] 1 stwora jako stwora innego rodzaju, rannego lub zdrowego
        [few] { $n } stwory jako stwory innych rodzajów, ranne lub zdrowe
       *[many] { $n } stworów jako stwory innych rodzajów, ranne lub zdrowe
    }, jak chcesz
verb-bury = połóż w odkrywanym właśnie sektorze 1 żeton zagrożenia, jeśli żadnego tam nie ma, i nie pokazuj tam żetonów zagrożenia
verb-bury--more = zrób tam to samo

## V21 straty, V22 granice, V23 opłaty, V24 upuszczanie
verb-lose--health =
    Bohater traci { $k ->
        [one] 1 punkt
        [few] { $k } punkty
       *[many] { $k } punktów
    } zdrowia
verb-lose--health--on =
    Bohater traci { $k ->
        [one] 1 punkt
        [few] { $k } punkty
       *[many] { $k } punktów
    } zdrowia
verb-lose--composure =
    Bohater traci { $k ->
        [one] 1 punkt
        [few] { $k } punkty
       *[many] { $k } punktów
    } opanowania
verb-lose--composure--on =
    Bohater traci { $k ->
        [one] 1 punkt
        [few] { $k } punkty
       *[many] { $k } punktów
    } opanowania
verb-lose--both =
    Bohater traci { $h ->
        [one] 1 punkt
        [few] { $h } punkty
       *[many] { $h } punktów
    } zdrowia i { $c ->
        [one] 1 punkt
        [few] { $c } punkty
       *[many] { $c } punktów
    } opanowania
verb-lose--both--on =
    Bohater traci { $h ->
        [one] 1 punkt
        [few] { $h } punkty
       *[many] { $h } punktów
    } zdrowia i { $c ->
        [one] 1 punkt
        [few] { $c } punkty
       *[many] { $c } punktów
    } opanowania
verb-lose--composure-just = Bohater traci tyle punktów opanowania, ile przed chwilą ubyło mu zdrowia, ale najwyżej 2
verb-lose--health-just = Bohater traci tyle punktów zdrowia, ile przed chwilą ubyło mu opanowania, ale najwyżej 2
verb-lose--health-blank = jeśli w ostatecznym rzucie jest pudło, Bohater traci 1 punkt zdrowia
verb-lose--composure-blank = jeśli w ostatecznym rzucie jest pudło, Bohater traci 1 punkt opanowania
verb-limit--explore = ta akcja odkrywa najwyżej 1 sektor
verb-limit--noclear = ta akcja nie usuwa żetonu zagrożenia
verb-discard_drawn = Bohater odrzuca { $k } z właśnie dobranych kart (sam wybiera)
verb-discard_drawn--on = Bohater odrzuca { $k } z właśnie dobranych kart (sam wybiera)
verb-toll = Bohater wybiera: { $a } albo { $b }
toll-composure =
    traci { $n ->
        [one] 1 punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    } opanowania
toll-health =
    traci { $n ->
        [one] 1 punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    } zdrowia
toll-adrenaline =
    odrzuca { $n ->
        [one] 1 żeton
        [few] { $n } żetony
       *[many] { $n } żetonów
    } adrenaliny
toll-charge =
    odrzuca { $n ->
        [one] 1 ładunek
        [few] { $n } ładunki
       *[many] { $n } ładunków
    }
toll-dice =
    rzuca { $n ->
        [one] 1 kością
        [few] { $n } kośćmi
       *[many] { $n } kośćmi
    } mniej
toll-search =
    dobiera o { $n ->
        [one] 1 kartę
        [few] { $n } karty
       *[many] { $n } kart
    } mniej
toll-discard = odrzuca { $n } z właśnie dobranych kart
toll-keep_one = zostawia sobie tylko 1 z właśnie dobranych kart (żadnej, jeśli jest tylko 1)
toll-stop = przerywa akcję (ładunki wracają, wykonane kroki zostają)
verb-drain--charge =
    Bohater odrzuca { $k ->
        [one] 1 ładunek
        [few] { $k } ładunki
       *[many] { $k } ładunków
    } (sam wybiera)
verb-drain--charge--on =
    Bohater odrzuca { $k ->
        [one] 1 ładunek
        [few] { $k } ładunki
       *[many] { $k } ładunków
    } (sam wybiera)
verb-drain--adrenaline =
    Bohater odrzuca { $k ->
        [one] 1 żeton
        [few] { $k } żetony
       *[many] { $k } żetonów
    } adrenaliny; jeśli żadnego nie ma, traci 1 punkt opanowania
verb-drain--adrenaline--on =
    Bohater odrzuca { $k ->
        [one] 1 żeton
        [few] { $k } żetony
       *[many] { $k } żetonów
    } adrenaliny; jeśli żadnego nie ma, traci 1 punkt opanowania

## V25 do V28
verb-draw =
    dobierz { $n ->
        [one] 1 kartę
        [few] { $n } karty
       *[many] { $n } kart
    }
verb-draw--more =
    dobierz jeszcze { $n ->
        [one] 1 kartę
        [few] { $n } karty
       *[many] { $n } kart
    }
verb-field =
    zwolnij { $n ->
        [one] 1 pole
        [few] { $n } pola
       *[many] { $n } pól
    } reakcji
verb-standard =
    wykonaj { $n ->
        [one] 1 reakcję standardową
        [few] { $n } reakcje standardowe
       *[many] { $n } reakcji standardowych
    }
verb-nothing = nic się nie dzieje

## Drobny druk: co słowa karty znaczą zawsze
note-move = Stwór zawsze może przejść mniej sektorów, nawet żadnego. To też jest ruch: słychać go tam, gdzie się kończy.
note-towards = Każdy krok musi przybliżać. Blokadę po drodze można usunąć za 1 krok.
note-spawn = Minimalna odległość nigdy nie spada poniżej 1. Nowego stwora słychać, ale nie liczy się on jako taki, który się poruszył.
note-remove = Ukryty stwór znika bez słowa. Jeśli żadnego nie usunięto, pomiń to, co dalej.
note-teleport = Nic nie słychać. Stwór jest znowu ukryty i znowu może wywołać szok.
note-dice = Dodatkowe kości liczą się tylko w automatycznym ataku tej tury, nigdy w ataku okazyjnym.
note-strike = Oprócz automatycznego ataku. Żeton zagrożenia w sektorze pomaga i tutaj.
note-sight = W polu widzenia: tam, gdzie sięga wzrok Bohatera. Najwyżej 2 sektory od niego: 1 lub 2 kroki, nigdy jego własny sektor.
note-danger = Po 1 żetonie w sektorze, 8 na piętrze; żeby zrobić miejsce, możesz usunąć z piętra inny.
note-lie = Kłamstwo dotyczy tylko tego, co powiedziano lub pokazano. Kończy się, gdy Bohater wchodzi do sektora, bada go ponownie albo wykonuje akcję, której celem jest to, co fałszywe.
note-mislead = Nigdy mniej niż 1, chyba że prawdziwa odległość to 0.
note-noise = Odgłos podaje się jako kierunek albo jako „drugie piętro”. Zablokowane strony milczą.
note-elements = Elementy: stwór, żeton zagrożenia, stanu lub misji, skrzynka zasilania, schody, drzwi. Kształt, wyjścia i światło zawsze są prawdziwe.
note-lose = Bohater może oddać całą stratę towarzyszowi.
note-toll = Czego Bohater nie może zapłacić w całości, tego nie może wybrać. Jeśli nie stać go na nic, nic się nie dzieje. Towarzysz za niego nie płaci.
note-draw = Przywódca decyduje, kto ile dobiera. Do końca rundy wolno przekroczyć limit kart na ręce.
note-field = Karty dosuwa się w lewo. Pole jest wolne od razu.
note-standard = Przesuń 1 stwora o 1 sektor albo niech pojawi się 1 nowy; bez karty, bez pola.
note-dangerous = Niebezpieczna, jeśli w sektorze Bohatera leży żeton zagrożenia, leżał przy ogłoszeniu akcji albo tak mówi wcześniejsza karta.

## Chwile: kiedy karta działa
moment-move-announced = gdy Bohater ogłasza Ruch
moment-move-entered = gdy Bohater jest już w nowym sektorze
moment-move-done = gdy Ruch się kończy
moment-explore-announced = gdy Bohater ogłasza Eksplorację, a nic jeszcze nie widać
moment-explore-revealing = gdy odkrywany jest sektor
moment-explore-revealed = gdy zbadana linia jest już odkryta
moment-locate-named = gdy cele są już podane, przed odpowiedziami
moment-locate-answered = gdy padły obie odpowiedzi
moment-attack-announced = gdy Bohater ogłasza Atak, przed rzutem
moment-attack-rolled = gdy kości już leżą, przed obrażeniami
moment-search-announced = gdy Bohater ogłasza Przeszukanie, przed dobraniem kart
moment-search-drawn = gdy karty są już dobrane
moment-interact-announced = gdy Bohater ogłasza Interakcję, zanim ta zadziała
moment-interact-done = gdy Interakcja się kończy
moment-loss-health = gdy Bohaterowi właśnie ubyło zdrowia
moment-loss-composure = gdy Bohaterowi właśnie ubyło opanowania
moment-turn-end = na koniec tury
moment-turn-after = po atakach na koniec tury

## Wyzwalacze
trigger-move = Ruch
trigger-explore = Eksploracja
trigger-locate = Namierzanie
trigger-attack = Atak
trigger-search = Przeszukanie
trigger-interact = Interakcja
trigger-health = Utrata zdrowia
trigger-composure = Utrata opanowania
trigger-move-line = W tej turze ogłoszono Ruch.
trigger-explore-line = W tej turze ogłoszono Eksplorację.
trigger-locate-line = W tej turze podano cele Namierzania.
trigger-attack-line = W tej turze ogłoszono Atak.
trigger-search-line = W tej turze ogłoszono Przeszukanie.
trigger-interact-line = W tej turze ogłoszono Interakcję.
trigger-health-line = W tej turze Bohaterowi ubyło zdrowia.
trigger-composure-line = W tej turze Bohaterowi ubyło opanowania.

## Talie
deck-wrath = Gniew
deck-speed = Szybkość
deck-terror = Groza
deck-traps = Pułapki
