# Nadchodząca faza wroga, strzały, pola ostrzału
sections-forecast = Faza wroga, jeśli nic się nie zmieni
forecast-storms = Sztormy
forecast-move =
    { $n ->
        [one] 1 sztorm się przesunie
        [few] { $n } sztormy się przesuną
       *[other] { $n } sztormów się przesunie
    }
forecast-below = ; w sztormie: { $who }
forecast-boarded = Na pokładzie
forecast-on-deck =
    { $n ->
        [one] { $who }: 1 wróg
        [few] { $who }: { $n } wrogów
       *[other] { $who }: { $n } wrogów
    }
forecast-attacks = może zaatakować: { $who }
forecast-sails =
    { $n ->
        [one] płynie dalej, do celu 1 pole
        [few] płynie dalej, do celu { $n } pola
       *[other] płynie dalej, do celu { $n } pól
    }
forecast-arrives = ; najwcześniej u celu w rundzie { $turn }, zamiary wroga wtedy: +{ $n }
forecast-agenda = Zamiary wroga
forecast-steps =
    { $n ->
        [one] 1 pole dalej, na { $space }
        [few] { $n } pola dalej, na { $space }
       *[other] { $n } pól dalej, na { $space }
    }
forecast-marker = ; znacznik wroga wchodzi na { $space }
forecast-own-arc = tu sięgają twoje działa
forecast-enemy-arc = tu sięgają działa wroga
forecast-covered =
    { $n ->
        [one] { $battery }: 1 kość
        [few] { $battery }: { $n } kości
       *[other] { $battery }: { $n } kości
    }
forecast-endangered = w zasięgu dział wroga

# Szybkie sygnały
signal-need-clues = Kto ma wskazówki do oddania?
signal-need-coins = Przydałyby mi się monety.
signal-help-me = Potrzebuję pomocy z okrętem wroga.
signal-i-fight = Biorę okręt wroga na siebie.
signal-i-chart = Badam nowe wody.
signal-meet-in-port = Spotkajmy się w porcie.
signal-mind-the-agenda = Pamiętajcie o zamiarach wroga.
signal-mind-the-storm = Uwaga na sztorm.

# Co robi jedno kliknięcie
helm-course =
    { $n ->
        [0] Dziobem { $to }, za darmo
        [one] Dziobem { $to }, 1 punkt żeglugi
        [few] Dziobem { $to }, { $n } punkty żeglugi
       *[other] Dziobem { $to }, { $n } punktów żeglugi
    }
helm-storm = sztorm, uszkodzenia: { $n }
helm-altar = ołtarz się budzi: wróg wchodzi na pokład
helm-port = wizyta w porcie
helm-helm =
    { $n ->
        [one] 1 osoba do steru
        [few] { $n } osoby do steru i na dziób
       *[other] { $n } osób do steru i na dziób
    }
helm-guns =
    { $n ->
        [one] 1 osoba do dział
        [few] { $n } osoby do dział
       *[other] { $n } osób do dział
    }
helm-below =
    { $n ->
        [one] 1 osoba pod pokład
        [few] { $n } osoby pod pokład
       *[other] { $n } osób pod pokład
    }
helm-together = Naraz:
helm-legend = Liczby: punkty żeglugi do tego pola; takie pole można od razu obrać za cel.
helm-turn = tu statek może się obrócić
helm-reach =
    { $n ->
        [one] osiągalne za 1 punkt żeglugi
        [few] osiągalne za { $n } punkty żeglugi
       *[other] osiągalne za { $n } punktów żeglugi
    }
sections-orders = Rozkazy
sections-ready = Rozkazy (zał./naw./ogień/doraźne)
picture-ship = statek
sections-new-tile = Nowy arkusz: { $tile }
sections-new-storm = Jak może leżeć sztorm
sections-next-act = następny arkusz: akt { $act }
sections-book = Kroniki do ponownej lektury
page-kind-crew = Załoga
page-kind-trait = Cechy
page-kind-upgrade = Wyposażenie
page-kind-treasure = Skarby
page-kind-enemy = Wrogowie
page-kind-elder = Pradawni
page-kind-place = Miejsca w porcie
page-kind-order = Rozkazy
page-kind-post = Stanowiska
page-kind-die = Kości
page-kind-hex = Pola
