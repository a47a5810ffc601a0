### Alone: co pokazuje stół. Polski.

way-mission = Misje Bohatera
way-defeat = Zdrowie i opanowanie Bohatera
sections-hand = Twoje karty
sections-no-cards = Nie masz kart.
sections-pending = Wybrana na później w tej akcji:
sections-station = Tajna mapa
sections-labyrinth = Labirynt
sections-labyrinth-aside = liczone od startu
sections-floor =
    { $floor ->
        [0] Piętro startowe
       *[1] Drugie piętro
    }
sections-signs = @ Bohater · ! żeton zagrożenia · ¤ skrzynka zasilania · ⇅ schody · ? jeszcze nieznane · * ranny · † żeton stanu lub misji · ~ może kłamstwo. Stwory: Z zarodnik, P pasożyt, H hybryda, K kultysta, C czerw, X boss.
sections-signs-evil = [A1] odkryty · (A1) znany Bohaterowi, teraz ukryty · 4↑: 4 sektory stąd, Bohater usłyszy go z północy (⇅ od strony schodów, ≈ z drugiego piętra). @ Bohater · ! żeton zagrożenia · ¤ skrzynka zasilania · ⇅ schody · * ranny · † żeton stanu lub misji. Stwory: Z zarodnik, P pasożyt, H hybryda, K kultysta, C czerw, X boss.
sections-here = Tutaj: { $what }.
sections-nowhere = Bohatera nie ma jeszcze na stacji.
sections-unknown = jeszcze nieznane
sections-lit = jasno
sections-dark = ciemno
sections-hidden = znów ukryty
sections-revealed = odkryty
sections-known = znany Bohaterowi
sections-hero-here = Bohater
sections-doubt = może kłamstwo ({ $card })
sections-ways = drogi: { $ways }
sections-way =
    { $side }{ $kind ->
        [door] {" "}(drzwi)
        [blocked] {" "}(zablokowane drzwi)
       *[open] {""}
    }
sections-corridor = korytarz
sections-tokens = żetony stanu lub misji: { $n }
sections-away = odległość { $n }
sections-heard-from = Bohater słyszy { $how }
sections-or = {" "}albo{" "}
sections-other-floor = z drugiego piętra
sections-short-control = Sterownia
sections-short-crew = Kwatery
sections-short-pods = Kapsuły
sections-short-lab = Lab
sections-short-infirmary = Izba
sections-short-generator = Generator
sections-short-hydroponics = Hydro
sections-short-cargo = Ładownia
sections-sign-spore = Z
sections-sign-parasite = P
sections-sign-hybrid = H
sections-sign-cultist = K
sections-sign-worm = C
sections-sign-boss = X
sections-of = { $n } z { $of }
sections-adrenaline = Adrenalina
sections-round = Runda
sections-until =
    { $n ->
        [one] po tej rundzie
        [few] po { $n } rundach
       *[many] po { $n } rundach
    }
sections-nightmare = Tryb koszmaru
sections-nightmare-now = już trwa
sections-turn = Tura
sections-turn-of = { $n } z { $of }
sections-actions = Pozostałe akcje
sections-locating = Namierzane
sections-dice = Kości
sections-in-danger = W sektorze z zagrożeniem
sections-yes = tak
sections-missions = Misje
sections-no-missions = Losuje się je, gdy Bohater jest wybrany.
sections-mission-rule = Zasada specjalna: { $text }
sections-mission-reward = Nagroda: { $text }
sections-missions-aside = „ty” to Bohater
sections-mission-done = ukończona
sections-mission-closed = zamknięta do ukończenia misji początkowej
sections-on-card = żetony na karcie: { $n }
sections-rule-used = zasada specjalna użyta w tej rundzie
sections-mission-open = otwarta
sections-learnt = Co wiesz i co było słychać
sections-learnt-hero = Co Bohater wie i słyszy
sections-told-target = Namierzono
sections-told-distance = Odpowiedź
sections-told-from = Pytano z
sections-told = { $n }, { $floor }
sections-told-none = nie ma
sections-told-bent = może kłamstwo
sections-silence = Na razie cisza.
sections-noise = Odgłos { $side }
sections-noise-floor = Odgłos z drugiego piętra
sections-noise-here = Odgłos, tuż obok
sections-noise-unheard = Coś się dzieje, bez odgłosu
sections-leader = przewodzi
sections-pile = Talia
sections-discards = Stos kart odrzuconych
sections-fields = Pola reakcji
sections-free = Wolne pola
sections-played = Zagrane w tej turze
sections-triggers = Wyzwalacze w tej turze
sections-to-place = Żetony zagrożenia do położenia
sections-lies = Fałszywie pokazane Bohaterowi
sections-mask = { $piece } pokazany: { $figure }
sections-face-down = zakryta ({ $deck })
sections-creatures = Stwory
sections-creature-kind = Rodzaj
sections-creature-dice = Kości: ciemno / jasno
sections-creature-wounds = Trafienia: rana + śmierć
sections-creature-shock = Szok
sections-creature-far = Pojawia się od odległości
sections-evil = Siły Zła
sections-beacon = Nadajnik
sections-beacon-side = odległość { $n }, droga zaczyna się { $side }
sections-beacon-floor = odległość { $n }, drugie piętro
sections-beacon-here = dokładnie tutaj
sections-core = rdzeń
sections-no-core = to nie rdzeń
sections-fights = Szanse
sections-fight-what = Rzut
sections-fight-dice = Kości
sections-fight-chance = Szansa
sections-fight-bare = Gołymi rękami: { $creature }
sections-fight-attack = Na koniec tury: { $creature }
sections-fight-afar = Na koniec tury: sabotażysta, z daleka
sections-fight-all = Wszystkie razem
sections-fight-leave = Gdy Bohater odchodzi
sections-fight-lost = Utrata zdrowia: { $shares }
sections-fight-strike = Cios teraz (kości: { $n }): { $lost }.
page-kind-card = Karty reakcji
page-kind-character = Postacie
page-kind-skill = Umiejętności
page-kind-item = Przedmioty
page-kind-mission = Misje
page-kind-deck = Talie
page-kind-creature = Stwory
page-kind-room = Pomieszczenia
page-kind-material = Materiały
page-kind-difficulty = Poziom trudności
