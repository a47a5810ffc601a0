### Alone: słowa dla rzeczy (misje, przedmioty, postacie, pomieszczenia, stwory, zakończenia), po polsku.

## Items

item-slug-rounds = Pociski pełne
item-slug-rounds-text = Amunicja. Odrzuć od 1 do 4 ładunków i zaatakuj 1 stwora w swoim sektorze, rzucając 2 kośćmi za każdy ładunek. Potem raz przerzuć wszystkie pudła.
item-slug-rounds-upgraded = Możesz przerzucić także trafienia warunkowe.
item-tracer-rounds = Pociski smugowe
item-tracer-rounds-text = Amunicja. Odrzuć od 1 do 4 ładunków i zaatakuj 1 stwora, rzucając 2 kośćmi za każdy ładunek. Cel musi być w twoim sektorze albo w polu widzenia, najwyżej 2 sektory od ciebie.
item-tracer-rounds-upgraded = Po ataku w sektorze celu zapala się światło.
item-incendiary-rounds = Pociski zapalające
item-incendiary-rounds-text = Amunicja. Odrzuć od 1 do 4 ładunków. W twoim sektorze zapala się światło; potem zaatakuj tam 1 stwora, rzucając 2 kośćmi za każdy ładunek.
item-incendiary-rounds-upgraded = Rzuć 1 kością więcej (najwyżej 8).
item-jetpack = Plecak odrzutowy
item-jetpack-text = Przejdź najwyżej 2 sektory. Po każdym kroku możesz zablokować albo odblokować jedne przylegające drzwi.
item-jetpack-upgraded = Przejdź najwyżej 3 sektory.
item-magnetic-boots = Buty magnetyczne
item-magnetic-boots-text = Przejdź 1 sektor. Szok przeżyty podczas tego ruchu nie kosztuje cię opanowania.
item-magnetic-boots-upgraded = Przejdź najwyżej 2 sektory.
item-smoke-canister = Świeca dymna
item-smoke-canister-text = Przejdź 1 sektor. Stworów w sektorze, z którego wychodzisz, nie można w tej turze przesuwać.
item-smoke-canister-upgraded = Nie można też przesuwać stworów w sektorach, które z nim sąsiadują.
item-scout-drone = Dron zwiadowczy
item-scout-drone-text = Odkryj po kolei najwyżej 3 sektory na drodze przez sąsiednie sektory, która zaczyna się obok ciebie i nie prowadzi schodami. Potem możesz usunąć z jednego z nich 1 żeton zagrożenia.
item-scout-drone-upgraded = Odkryj najwyżej 5 sektorów; droga może prowadzić schodami.
item-flare-gun = Rakietnica
item-flare-gun-text = Wybierz kierunek: w najwyżej 2 sektorach w linii prostej od twojego zapala się światło i odkrywasz te sektory. Potem możesz usunąć 1 żeton zagrożenia jak przy Eksploracji.
item-flare-gun-upgraded = Najwyżej 3 sektory, a światło zapala się także w twoim.
item-thermal-goggles = Gogle termowizyjne
item-thermal-goggles-text = Odkryj wszystkie sektory sąsiadujące z twoim.
item-thermal-goggles-upgraded = Do końca tury widzisz też każdego stwora oddalonego najwyżej o 3 sektory: jego rodzaj i sektor.
item-motion-tracker = Wykrywacz ruchu
item-motion-tracker-text = O każdym stworze oddalonym najwyżej o 4 sektory Siły Zła mówią ci, jakiego jest rodzaju i w którym kierunku zaczyna się najkrótsza droga do niego.
item-motion-tracker-upgraded = Najwyżej o 6 sektorów, a do tego poznajesz odległość.
item-floor-plan-chip = Chip z planem
item-floor-plan-chip-text = Podaj 1 pomieszczenie. Siły Zła mówią ci, gdzie leży: na którym piętrze i ile sektorów na wschód lub zachód oraz na północ lub południe od sektora startowego. Żadna karta nie może tego zafałszować.
item-floor-plan-chip-upgraded = Podaj 2 pomieszczenia.
item-plasma-cutter = Przecinarka plazmowa
item-plasma-cutter-text = Zaatakuj 1 stwora w swoim sektorze, rzucając 3 kośćmi.
item-plasma-cutter-upgraded = Rzuć 4 kośćmi albo, zamiast atakować, odblokuj najwyżej dwoje drzwi swojego sektora.
item-shock-grenade = Granat ogłuszający
item-shock-grenade-text = Wybierz swój sektor albo sąsiedni odkryty. Zaatakuj tam każdego stwora, rzucając dla każdego osobno 2 kośćmi.
item-shock-grenade-upgraded = Rzuć dla każdego 3 kośćmi.
item-sentry-gun = Działko wartownicze
item-sentry-gun-text = Zaatakuj 1 stwora w odkrytym sektorze w odległości od 1 do 3 sektorów, rzucając 3 kośćmi. Cel nie musi być w polu widzenia.
item-sentry-gun-upgraded = Rzuć 4 kośćmi.
item-blowtorch = Palnik
item-blowtorch-text = W twoim sektorze zapala się światło; potem zaatakuj tam 1 stwora, rzucając 2 kośćmi.
item-blowtorch-upgraded = Rzuć 3 kośćmi.
item-crowbar = Łom
item-crowbar-text = Wykonaj Przeszukanie, dobierając o 1 kartę więcej niż zwykle. Potem możesz zablokować albo odblokować jedne drzwi swojego sektora.
item-crowbar-upgraded = Dobierz o 2 karty więcej niż zwykle.
item-tool-kit = Zestaw narzędzi
item-tool-kit-text = Połóż po 1 ładunku na najwyżej 2 innych przedmiotach, nigdy powyżej wydrukowanej liczby. Potem ulepsz przedmioty jak przy Przeszukaniu. Nie dobierasz kart, a pomieszczenia nie oznacza się jako przeszukane.
item-tool-kit-upgraded = Najwyżej 3 przedmioty, a 1 z nich dostaje 2 ładunki.
item-field-medkit = Apteczka polowa
item-field-medkit-text = Odzyskujesz 3 punkty zdrowia.
item-field-medkit-upgraded = Odzyskujesz 4 punkty zdrowia.
item-sedative = Środek uspokajający
item-sedative-text = Odzyskujesz 3 punkty opanowania.
item-sedative-upgraded = Odzyskujesz 4 punkty opanowania.
item-neurostimulator = Neurostymulator
item-neurostimulator-text = Wykonaj w tej turze 2 dodatkowe akcje; na każdą z nich Siły Zła mogą reagować. Nie łączy się z Bullet Time.
item-neurostimulator-upgraded = Odzyskujesz też 1 punkt opanowania.
item-door-welder = Spawarka
item-door-welder-text = Zablokuj albo odblokuj najwyżej dwoje drzwi swojego sektora lub sąsiednich odkrytych sektorów.
item-door-welder-upgraded = Stwór potrzebuje 2 kroków, żeby odblokować tak zablokowane drzwi.

## Bonus missions

mission-sm01 = Czyste bandaże
mission-sm01-task = 1. Dotrzyj do izby chorych. 2. Wykonaj tam Interakcję.
mission-sm01-reward = Odzyskujesz 2 punkty zdrowia i 2 punkty opanowania.
mission-sm02 = Zasilanie awaryjne
mission-sm02-task = 1. Dotrzyj do generatorowni. 2. Wykonaj tam Interakcję.
mission-sm02-reward = Światło zapala się w generatorowni, w każdym sąsiednim sektorze oraz, za wybranymi przez ciebie drzwiami, w najwyżej 1 sektorze dalej w linii prostej.
mission-sm03 = Pełny obraz
mission-sm03-task = 1. Dotrzyj do sterowni. 2. Wykonaj tam Interakcję.
mission-sm03-reward = Podaj najwyżej 2 pomieszczenia. Każde zostaje odkryte tam, gdzie leży, ze wszystkim, co w nim jest; poznajesz jego piętro i położenie względem sektora startowego.
mission-sm04 = Znalezione, nie kradzione
mission-sm04-task = 1. Dotrzyj do kwater załogi. 2. Wykonaj tam Interakcję.
mission-sm04-reward = Weź dowolne 3 przedmioty z talii przedmiotów i jej stosu odrzuconych. Po przejrzeniu talii potasuj ją. Potem ulepsz przedmioty jak przy Przeszukaniu.
mission-sm05 = A jednak ktoś żyje
mission-sm05-task = 1. Dotrzyj do kapsuł ratunkowych. 2. Wykonaj tam Interakcję.
mission-sm05-reward = Wylosuj 1 postać spoza gry: dołącza do ciebie jako towarzysz z 6 ładunkami.
mission-sm06 = Notatki terenowe
mission-sm06-task = 1. Dotrzyj do laboratorium. 2. Wykonaj tam Interakcję.
mission-sm06-reward = Wybierz 1 umiejętność i połóż na niej 2 punkty doświadczenia: od razu ją odblokowujesz.
mission-sm07 = Haust zieleni
mission-sm07-task = 1. Dotrzyj do hydroponiki. 2. Wykonaj tam Interakcję.
mission-sm07-reward = Odzyskujesz 3 punkty opanowania i bierzesz 2 żetony adrenaliny (możesz mieć najwyżej 6).
mission-sm08 = Zaplombowane skrzynie
mission-sm08-task = 1. Dotrzyj do ładowni. 2. Wykonaj tam Interakcję.
mission-sm08-reward = Weź 2 wybrane karty amunicji z pełnymi ładunkami z talii przedmiotów i jej stosu odrzuconych, o ile tam są. Potasuj talię; potem ulepsz przedmioty jak przy Przeszukaniu.

## Problem missions

mission-pm01 = Awaria grawitacji
mission-pm01-task = 1. Dotrzyj do kapsuł ratunkowych. 2. Wykonaj tam Interakcję.
mission-pm01-rule = Każdy atak okazyjny ma o 1 kość więcej.
mission-pm01-reward = Zasada specjalna przestaje działać.
mission-pm02 = Spadek napięcia
mission-pm02-task = 1. Dotrzyj do generatorowni. 2. Wykonaj tam Interakcję.
mission-pm02-rule = Naprawiona skrzynka zasilania zapala światło w swoim sektorze i najwyżej w 1 kolejnym.
mission-pm02-reward = Zasada specjalna przestaje działać. W generatorowni zapala się światło.
mission-pm03 = Mgła zarodników
mission-pm03-task = 1. Dotrzyj do hydroponiki. 2. Wykonaj tam Interakcję.
mission-pm03-rule = Eksploracja odkrywa najwyżej 1 sektor. Przedmioty, które odkrywają sektory, odkrywają o 1 mniej, ale co najmniej 1.
mission-pm03-reward = Zasada specjalna przestaje działać. Usuń wszystkie żetony zagrożenia w polu widzenia.
mission-pm04 = Gorączka
mission-pm04-task = 1. Dotrzyj do izby chorych. 2. Wykonaj tam Interakcję.
mission-pm04-rule = Na koniec każdej rundy tracisz 1 punkt zdrowia.
mission-pm04-reward = Zasada specjalna przestaje działać. Odzyskujesz 1 punkt zdrowia.
mission-pm05 = Dzwoniąca cisza
mission-pm05-task = 1. Dotrzyj do sterowni. 2. Wykonaj tam Interakcję.
mission-pm05-rule = Raz na rundę, tuż po twojej akcji Ruchu, Siły Zła mogą bez karty przesunąć 1 stwora o 1 sektor. Wydaje on odgłosy jak zwykle; wszyscy dowiadują się, że użyto tej zasady.
mission-pm05-reward = Zasada specjalna przestaje działać.
mission-pm06 = Zakłócenia
mission-pm06-task = 1. Dotrzyj do laboratorium. 2. Wykonaj tam Interakcję.
mission-pm06-rule = Przy Namierzaniu podajesz tylko 1 cel.
mission-pm06-reward = Zasada specjalna przestaje działać. Od razu namierz 2 cele; nie kosztuje to akcji, a Siły Zła nie mogą na to reagować.
mission-pm07 = Głosy w kojach
mission-pm07-task = 1. Dotrzyj do kwater załogi. 2. Wykonaj tam Interakcję.
mission-pm07-rule = W każdej rundzie pierwszy szok o wartości powyżej 0 kosztuje cię o 1 punkt opanowania więcej.
mission-pm07-reward = Zasada specjalna przestaje działać. Odzyskujesz 1 punkt opanowania.
mission-pm08 = Blokada
mission-pm08-task = 1. Dotrzyj do ładowni. 2. Wykonaj tam Interakcję.
mission-pm08-rule = Na koniec każdej rundy Siły Zła mogą zablokować jedne drzwi w odległości najwyżej 2 sektorów od ciebie, także drzwi twojego sektora.
mission-pm08-reward = Zasada specjalna przestaje działać. Odblokuj najwyżej dwoje drzwi.

## Main missions

mission-fm03 = Każda lampa się liczy
mission-fm03-start = Siły Zła gaszą światło w najwyżej 2 sektorach i kładą 1 żeton zagrożenia w generatorowni, chyba że jakiś już tam leży albo ty tam jesteś.
mission-fm03-task = 1. Wykonaj Interakcję w generatorowni, tylko raz: sieć działa, a światło zapala się tam i w każdym sąsiednim sektorze. 2. Przy działającej sieci oświetl 8 sektorów naraz, licząc oba piętra.
mission-fm03-rule = Dopóki sieć działa, Siły Zła mogą na koniec każdej rundy zgasić światło w 1 sektorze poza polem widzenia. Oświetlone sektory liczy się po każdym zapaleniu światła i na koniec każdej tury; wynik znają wszyscy.
mission-fm03-reward = Natychmiast wygrywasz.
mission-fm04 = Serce lęgu
mission-fm04-start = Siły Zła stawiają matriarchinię w laboratorium. Jeśli tam jesteś, trafia na tym samym piętrze do sektora oddalonego od ciebie o 3 sektory.
mission-fm04-task = 1. Wykonaj Interakcję w laboratorium: weź tyle dawek, żeby mieć 3. Możesz to robić wiele razy, nawet gdy matriarchini tam jest. 2. Zaatakuj matriarchinię. Przed rzutem odrzuć najwyżej 2 dawki: każda liczy się jako 1 trafienie. Możesz atakować 0 kośćmi. 3. Zabij ją.
mission-fm04-move = Jeśli na koniec tury matriarchini jest 1 lub 2 sektory od ciebie, Siły Zła muszą przesunąć ją o 1 sektor w twoją stronę; atakuje dopiero od końca następnej tury. Na koniec każdej rundy mogą przesunąć ją najwyżej o 2 sektory.
mission-fm04-boss = Matriarchini: 3 kości w ciemności, 1 w świetle; progi 2 i 2; szok 2. W trybie koszmaru 4 i 2 kości, szok 3. Reakcje nie mogą jej używać, a po schodach nie chodzi.
mission-fm04-reward = Natychmiast wygrywasz.
mission-fm05 = Długa minuta
mission-fm05-task = 1. Wykonaj Interakcję w hydroponice: zaczyna się wypalanie, a wszystkie drzwi pomieszczenia zostają odblokowane. 2. Wytrzymaj: na koniec każdej tury, także tej, połóż na tej karcie 1 żeton, jeśli jesteś w hydroponice; jeśli nie, zdejmij 1. 3. Zbierz 6 żetonów.
mission-fm05-rule = Gdy zaczyna się wypalanie, Siły Zła wykonują bez karty 1 reakcję standardową. Dopóki trwa, drzwi hydroponiki nie można blokować, a limit stworów na tym piętrze wynosi 5.
mission-fm05-reward = Natychmiast wygrywasz.
mission-fm06 = Nikt tu nie zostanie
mission-fm06-start = Połóż żeton misji w sektorze, w którym zaczęła się gra: to właz. Wiesz, gdzie jest.
mission-fm06-task = 1. Wykonaj Interakcję w izbie chorych: pacjentka idzie z tobą; połóż na niej 4 ładunki. 2. Wróć do włazu; pacjentka porusza się razem z tobą. 3. Wykonaj tam Interakcję, mając przy sobie pacjentkę albo jej chip.
mission-fm06-rule = Dopóki pacjentka jest z tobą, przedmioty dające więcej niż 1 krok dają 1. Przed każdym automatycznym atakiem Siły Zła decydują, czy wymierzony jest w ciebie, czy w nią: każde trafienie kosztuje ją 1 ładunek, nadmiar przepada.
mission-fm06-patient = Pacjentka nie liczy się jako towarzysz; ataki okazyjne, dodatkowe ataki i karty dotykają tylko ciebie. Bez ładunków umiera: tracisz 3 punkty opanowania, odtąd niesiesz jej chip, a zasada specjalna przestaje działać.
mission-fm06-reward = Natychmiast wygrywasz.
mission-fm07 = Niech wszystko spłonie
mission-fm07-task = 1. Wykonaj Interakcję przy dwóch różnych skrzynkach zasilania i ogłoś przeciążenie: połóż tam żeton stanu; światło się nie zapala. 2. Zaczyna się odliczanie: 12 żetonów na tej karcie; na koniec każdej tury zdejmij 1. 3. Wykonaj Interakcję przy kapsułach ratunkowych.
mission-fm07-rule = Przeciążonej skrzynki zasilania nie da się już naprawić. Po drugim przeciążeniu gasną wszystkie światła na obu piętrach i żadna skrzynka zasilania nie działa. Przy 0 żetonów tracisz 2 punkty zdrowia i 2 punkty opanowania, a odtąd na koniec każdej tury 1 punkt zdrowia.
mission-fm07-reward = Natychmiast wygrywasz.
mission-fm08 = Uciekinier
mission-fm08-start = Siły Zła stawiają kuriera w sektorze poza polem widzenia, w odległości od 4 do 6 sektorów od ciebie; zablokowane drzwi nie mają znaczenia.
mission-fm08-task = 1. Wykonaj Interakcję w sektorze kuriera albo go zabij: weź kody; kurier znika z mapy. 2. Mając kody, wykonaj Interakcję w kwaterach załogi.
mission-fm08-rule = Na koniec każdej tury Siły Zła mówią ci, zawsze zgodnie z prawdą, jak daleko jest kurier i w którym kierunku zaczyna się najkrótsza droga do niego albo że jest na drugim piętrze.
mission-fm08-move = Na koniec tur 1, 3, 5 i 7: jeśli kurier jest najwyżej 3 sektory od ciebie, Siły Zła muszą przesunąć go o 1 sektor, nie do twojego i nie bliżej ciebie; jeśli się nie da, zostaje. Jeśli jest dalej, mogą przesunąć go o 1 sektor.
mission-fm08-boss = Kurier nie ma kości, nigdy nie atakuje, nie wywołuje szoku i nie gasi światła, ale wydaje odgłosy. 1 obrażenie go rani, 1 kolejne zabija. Reakcje nie mogą go używać; chodzi po schodach, ale nie odblokowuje drzwi.
mission-fm08-reward = Natychmiast wygrywasz.
mission-fm09 = Igła w ciemności
mission-fm09-start = Siły Zła potajemnie kładą 3 żetony misji, w tym 1 rdzeń: w ciemnych korytarzach bez schodów, poza polem widzenia, w odległości od 2 do 5 sektorów od ładowni (zablokowane drzwi nie mają znaczenia) i co najmniej 2 sektory od siebie. Jeśli się nie da, odpada najpierw odstęp między nimi, potem odległość od ładowni.
mission-fm09-task = 1. Wykonaj Interakcję w sektorze z żetonem misji: zostaje odwrócony. Rdzeń trafia na tę kartę; fałszywy żeton usuń, a Siły Zła wybierają 1 stwora, który pojawia się bez karty w zwykłej odległości. 2. Mając rdzeń, wykonaj Interakcję w ładowni.
mission-fm09-rule = W odkrytym sektorze widzisz rewers żetonu misji, a w odkrytym i oświetlonym sektorze w polu widzenia jego awers. Gdy namierzasz żetony misji, liczy się najbliższy, rdzeń czy nie.
mission-fm09-reward = Natychmiast wygrywasz.
mission-fm10 = S.O.S.
mission-fm10-start = Siły Zła stawiają sabotażystę w sektorze oddalonym od sterowni dokładnie tak jak twój, ale nie w twoim; zablokowane drzwi nie mają znaczenia. Jeśli stoisz teraz w sterowni, liczy się, że jesteś tam przed nim.
mission-fm10-task = 1. Dotrzyj do sterowni. 2. Dopóki leżą tam żetony sabotażu: wykonaj Interakcję, żeby usunąć 1 z nich. 3. Gdy nie ma żadnego, wykonaj tam Interakcję i nadaj wezwanie.
mission-fm10-rule = Jeśli od początku tej misji sabotażysta wejdzie do sterowni wcześniej niż ty, trafiają tam jednorazowo 2 żetony sabotażu. Za każdym razem, gdy jest tam na koniec rundy, dochodzi 1.
mission-fm10-move = Na koniec każdej rundy Siły Zła mogą przesunąć sabotażystę najwyżej o 2 sektory.
mission-fm10-boss = Sabotażysta jest stworem poza limitem i zawsze ma wartości kultysty z trybu koszmaru: 3 kości w ciemności i w świetle, progi 2 i 2, bez szoku. Reakcje mogą go używać, ale nie usuwać, leczyć, teleportować ani zamieniać. Jeśli na koniec tury jest odkryty i w polu widzenia, atakuje cię, gdziekolwiek stoi.
mission-fm10-reward = Natychmiast wygrywasz.

## Characters: hero ability, companion ability (1 charge), sacrifice (start of a turn)

character-pilot = Pilotka
character-pilot-hero = Raz na rundę: zrób w akcji Ruchu o 1 krok więcej.
character-pilot-companion = Gdy ogłaszasz Ruch: zrób o 1 krok więcej.
character-pilot-sacrifice = Od razu przejdź najwyżej 4 sektory. Ataki okazyjne, odkrywanie, światło i szoki działają jak zwykle, ale nie blokujesz drzwi. To nie jest akcja: Siły Zła mogą reagować tylko na twoje straty.
character-engineer = Inżynier
character-engineer-hero = Raz na rundę: gdy przedmiot wymaga ładunków, odrzuć o 1 mniej.
character-engineer-companion = Gdy naprawiasz skrzynkę zasilania: zapal światło także w drugim kierunku.
character-engineer-sacrifice = Światło zapala się w twoim sektorze i we wszystkich sektorach oddalonych najwyżej o 2.
character-captain = Pani kapitan
character-captain-hero = W każdej akcji Ataku rzucasz 1 kością więcej, także z przedmiotami. Raz na rundę, gdy ranisz lub zabijasz stwora, odzyskujesz 1 punkt opanowania.
character-captain-companion = Po twoim rzucie: przerzuć raz dowolną liczbę swoich kości.
character-captain-sacrifice = Każdy stwór w twoim sektorze i w sąsiednich odkrytych sektorach otrzymuje 2 obrażenia.
character-doctor = Lekarz
character-doctor-hero = Na koniec rundy: jeśli w twoim sektorze ani w sąsiednich nie ma odkrytego stwora, odzyskujesz 1 punkt zdrowia i 1 punkt opanowania.
character-doctor-companion = Na koniec tury: odzyskujesz 1 punkt zdrowia albo 1 punkt opanowania.
character-doctor-sacrifice = Odzyskujesz 3 punkty zdrowia i 3 punkty opanowania.

## Skills, one per kind of creature, unlocked by 2 experience points

skill-shallow-breath = Płytki oddech
skill-shallow-breath-text = W automatycznych atakach zarodniki rzucają przeciw tobie 2 kośćmi mniej, ale nie poniżej 0.
skill-quick-reflexes = Szybki refleks
skill-quick-reflexes-text = Raz na rundę Bullet Time nie kosztuje cię adrenaliny.
skill-steady-nerves = Stalowe nerwy
skill-steady-nerves-text = Każdy szok kosztuje cię o 1 punkt opanowania mniej, ale nie poniżej 0.
skill-know-the-blade = Znam ich ostrza
skill-know-the-blade-text = Twoja akcja Ataku bez przedmiotu ma 2 kości, a trafienia warunkowe zawsze się w niej liczą.
skill-tremor-sense = Wyczucie drgań
skill-tremor-sense-text = Każdy odgłos zdradza ci też odległość i rodzaj stwora, zgodnie z prawdą, nawet gdy karta fałszuje kierunek. Przy odgłosie bez źródła Siły Zła podają dowolną odległość od 1 do 9 i dowolny rodzaj. Szok na widok czerwia kosztuje cię o 1 punkt opanowania mniej.

## Rooms; forms: --to, --at, --of

room-control = Sterownia
room-control--to = do sterowni
room-control--at = w sterowni
room-control--of = sterowni
room-crew = Kwatery załogi
room-crew--to = do kwater załogi
room-crew--at = w kwaterach załogi
room-crew--of = kwater załogi
room-pods = Kapsuły ratunkowe
room-pods--to = do kapsuł ratunkowych
room-pods--at = przy kapsułach ratunkowych
room-pods--of = kapsuł ratunkowych
room-lab = Laboratorium
room-lab--to = do laboratorium
room-lab--at = w laboratorium
room-lab--of = laboratorium
room-infirmary = Izba chorych
room-infirmary--to = do izby chorych
room-infirmary--at = w izbie chorych
room-infirmary--of = izby chorych
room-generator = Generatorownia
room-generator--to = do generatorowni
room-generator--at = w generatorowni
room-generator--of = generatorowni
room-hydroponics = Hydroponika
room-hydroponics--to = do hydroponiki
room-hydroponics--at = w hydroponice
room-hydroponics--of = hydroponiki
room-cargo = Ładownia
room-cargo--to = do ładowni
room-cargo--at = w ładowni
room-cargo--of = ładowni

## Creatures; forms: --of (genitive)

creature-spore = Zarodnik
creature-spore--of = zarodnika
creature-parasite = Pasożyt
creature-parasite--of = pasożyta
creature-hybrid = Hybryda
creature-hybrid--of = hybrydy
creature-cultist = Kultysta
creature-cultist--of = kultysty
creature-worm = Czerw
creature-worm--of = czerwia

## Mission tokens

token-grid = Sieć
token-dose = Dawka
token-purge = Wypalanie
token-patient = Pacjentka
token-chip = Chip pacjentki
token-overload = Przeciążenie
token-countdown = Odliczanie
token-codes = Kody startowe
token-core = Rdzeń

## Materials

material-alloy = Stop
material-circuit = Elektronika
material-reagent = Odczynnik

## Difficulty levels

difficulty-easy = Łatwy
difficulty-normal = Normalny
difficulty-nightmare = Koszmar
difficulty-impossible = Niemożliwy

## Endings

ending-mission = Znak życia. Misja główna jest ukończona: wygrywa Bohater.
ending-defeat = Gaśnie światło. Bohater nie ma już ani zdrowia, ani opanowania: wygrywają Siły Zła.
ending-length = Stacja czeka. Partia dotarła do granicy technicznej: wygrywają Siły Zła.
