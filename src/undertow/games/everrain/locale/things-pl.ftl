# The Everrain: nazwy i teksty rzeczy. <rodzaj>-<skrót> to nazwa, does-… działanie; --to i --at to formy.

## Statki czterech miejsc, porty, rodzaje pól

ship-second-thoughts = Rozterka
ship-auntie-grace = Ciotka Łaska
ship-unpaid-bill = Zaległy Rachunek
ship-better-weather = Lepsza Pogoda
port-lanthorn = Lanthorn
port-lanthorn--to = do Lanthornu
port-lanthorn--at = w Lanthornie
port-skarn = Skarn
port-skarn--to = do Skarnu
port-skarn--at = w Skarnie
port-pellam = Pellam
port-pellam--to = do Pellamu
port-pellam--at = w Pellamie
port-vesk = Vesk
port-vesk--to = do Vesku
port-vesk--at = w Vesku
port-ombrey = Ombrey
port-ombrey--to = do Ombrey
port-ombrey--at = w Ombrey
port-morva = Morva
port-morva--to = do Morvy
port-morva--at = w Morvie
hex-calm = Spokojne morze
hex-rough = Wzburzone morze
hex-wreck = Wrak
hex-island = Wyspa
hex-port = Port
hex-altar = Ołtarz
hex-start = Pole startowe wroga
hex-storm = Sztorm
does-hex-calm = Nic szczególnego. Pole startowe i splądrowany wrak też liczą się jako spokojne morze.
does-hex-rough = Wszystko kosztuje tu dwa razy więcej punktów żeglugi: skręt, wypłynięcie, dołożenie arkusza mapy.
does-hex-wreck = W swojej turze możesz go splądrować: 1 rzut o łupy i cały ładunek, który tam leży. Potem jest zbadany.
does-hex-island = Kto stoi na jolce lub szalupie, może zejść na ląd: dobierz kartę ekspedycji. Potem wyspa jest zbadana.
does-hex-port = Wrogie statki zostawiają cię tu w spokoju. Po wpłynięciu przepędzasz wrogów z pokładu, dobierasz kartę towarzystwa, a załoga odwiedza miejsca portu.
does-hex-altar = Dopóki jest czynny, na pokład każdego statku, który wpływa na jego arkusz, wchodzi 1 wróg. Oczyścisz go, stojąc na jego polu: przychodzą wrogowie, których akty dają w sumie obecny akt.
does-hex-start = Gdy dokładasz ten arkusz, pojawia się tu wrogi statek. Na początku aktu jeden pojawia się na którymś z takich pól, wybranym losowo.
does-hex-storm = Każde pole pod nim to wzburzone morze; bez widoczności, strzału, nowego arkusza, portu, wyspy i ołtarza. Wpłynięcie, wypłynięcie i każdy skręt w środku kosztują statek po 1 uszkodzeniu.

## Cechy: pozytywne

trait-kind-positive = Cecha pozytywna
trait-kind-negative = Cecha negatywna
trait-kind-indelible = Cecha niezatarta
trait-hardy = Twardy
does-trait-hardy = Nie otrzymuje stresu za koniec tury na pokładzie na morzu.
trait-belligerent = Zadziorny
does-trait-belligerent = W każdym zwarciu rzuca 1 kością więcej, także gdy zaczyna je wróg.
trait-weatherwise = Zna się na pogodzie
does-trait-weatherwise = Na stanowisku nawigacji: pierwsza rzecz, za którą rozkaz nawigacji płaci na wzburzonym morzu, kosztuje pojedynczo.
trait-explorer = Odkrywca
does-trait-explorer = Gdy ta osoba jest na lądzie, możesz raz wymienić kartę ekspedycji po odczytaniu jej opowieści.
trait-surefooted = Pewny krok
does-trait-surefooted = Z każdej karty ekspedycji otrzymuje o 1 ranę mniej.
trait-astute = Bystry
does-trait-astute = Na uniwersytecie oddaje o 1 wskazówkę mniej.
trait-extroverted = Towarzyski
does-trait-extroverted = Przy każdej wizycie w porcie pozbywa się za darmo 1 punktu stresu.
trait-friendly = Przyjacielski
does-trait-friendly = Po wpłynięciu do portu dobierasz dwie karty towarzystwa, jedną zatrzymujesz, drugą odrzucasz.
trait-savvy = Obrotny
does-trait-savvy = Raz na wizytę sprzedaje jedną rzecz po cenie pożądanej, w każdym porcie.
trait-blessed = Błogosławiony
does-trait-blessed = Test lub rzut o łupy z udziałem tej osoby możesz raz powtórzyć; liczy się drugi wynik.
trait-enduring = Niezniszczalny
does-trait-enduring = Zamiast zginąć traci wszystkie rany, cały stres i cechy, dobiera nowe cechy i schodzi pod pokład.
trait-thrifty = Oszczędny
does-trait-thrifty = Pływa za pół żołdu, zaokrąglonego w dół.

## Cechy: negatywne

trait-queasy = Cierpi na chorobę morską
does-trait-queasy = Za koniec tury na pokładzie na morzu otrzymuje 2 punkty stresu zamiast 1.
trait-timid = Bojaźliwy
does-trait-timid = Do zwarć, które zaczynasz, wnosi o 1 kość mniej, ale nie mniej niż 0.
trait-landlubber = Szczur lądowy
does-trait-landlubber = Na stanowisku nawigacji: nie daje punktu żeglugi, jeśli w chwili wydania rozkazu statek jest na wzburzonym morzu.
trait-homesick = Tęskni za domem
does-trait-homesick = Otrzymuje 1 punkt stresu przy zejściu na wyspę.
trait-clumsy = Niezdarny
does-trait-clumsy = Otrzymuje o 1 ranę więcej, ilekroć rani tę osobę karta ekspedycji.
trait-slow = Niepojętny
does-trait-slow = Na uniwersytecie oddaje o 1 wskazówkę więcej.
trait-brooding = Ponury
does-trait-brooding = Odpoczynek usuwa tej osobie najwyżej 1 punkt stresu.
trait-gruff = Opryskliwy
does-trait-gruff = Testy tej osoby na kartach towarzystwa: wartość −2.
trait-gullible = Łatwowierny
does-trait-gullible = Pierwsza rzecz sprzedana przez tę osobę w czasie wizyty idzie po cenie niechcianej.
trait-jinxed = Pechowiec
does-trait-jinxed = Pierwszy test, który uda się tej osobie w rundzie, powtarza się; liczy się drugi wynik.
trait-frail = Wątły
does-trait-frail = Ma o jedno miejsce mniej na rany i stres.
trait-greedy = Chciwy
does-trait-greedy = Żąda półtora żołdu, zaokrąglonego w dół.

## Wilki morskie i ich cechy niezatarte

crew-deckhand = Majtek
crew-shellback = Wilk morski
crew-marthe = Stara Marthe Quill
crew-teasel = Bosman Harl Teasel
crew-aubrin = Siostra Aubrin
crew-corvane = Kanonier Corvane
crew-nacht = Doktor Ipsel Nacht
crew-ferrow = Tam Ferrow
crew-yusra = Yusra Vane
crew-wick = Wick
indelible-marthe = Czyta z fali
does-indelible-marthe = W bocianim gnieździe: gdy dokładasz arkusz, widzisz dwa, o ile pozwala na to akt, i dokładasz jeden. Drugi wraca na wierzch stosu.
indelible-teasel = Żelazny głos
does-indelible-teasel = Na pokładzie: raz na turę jeden rozkaz załogi przesuwa dwie osoby.
indelible-aubrin = Ostatnie namaszczenie
does-indelible-aubrin = Każdy wróg przepędzony z tego statku kosztuje o 1 pole zamiarów mniej, najmniej 0. Wrogowie, którzy przychodzą przy oczyszczaniu ołtarza, nie rzucają pierwszej kości.
indelible-corvane = Głuchy jak pień
does-indelible-corvane = Działo na jego stanowisku rzuca 1 kością więcej. Nie otrzymuje stresu od omenów wroga i wydarzeń morskich.
indelible-nacht = Nastawiacz kości
does-indelible-nacht = Na koniec twojej tury, jeśli jest pod pokładem: jedna inna osoba pod pokładem leczy 1 ranę albo pozbywa się 1 punktu stresu.
indelible-ferrow = Zna kogoś
does-indelible-ferrow = Za nasłuchiwanie płaci o 1 monetę mniej. Pierwsza rzecz, którą sprzedaje w czasie wizyty, idzie o jeden stopień ceny wyżej.
indelible-yusra = Dwa przypływy
does-indelible-yusra = Jej stanowisko nawigacji daje 2 punkty żeglugi zamiast 1.
indelible-wick = Nie starzeje się
does-indelible-wick = Stres nigdy nie zapełnia ostatniego miejsca Wicka; nadmiar przepada.

## Ulepszenia (okrągłe: ktoś z załogi je uruchamia i jest zmęczony; kwadratowe: działa zawsze; podłużne: coś mieści) i co daje para

form-round = Okrągłe: kto tu stoi, uruchamia je i jest zmęczony do końca rundy.
form-square = Kwadratowe: działa cały czas.
form-rect = Podłużne: mieści to, co na nim napisano.
upgrade-dinghy = Jolka
does-upgrade-dinghy = Może tu stać jedna osoba i schodzić na wyspy.
upgrade-hammock = Hamak
does-upgrade-hammock = Uruchomienie: ta osoba pozbywa się 1 punktu stresu.
pair-upgrade-hammock = Uruchomienie: ta osoba pozbywa się zamiast tego do 3 punktów stresu.
upgrade-ships-boat = Szalupa
does-upgrade-ships-boat = Mogą tu stać dwie osoby i schodzić na wyspy.
pair-upgrade-ships-boat = Testy na lądzie: wartość +1.
upgrade-galley = Kambuz
does-upgrade-galley = Uruchomienie: do trzech osób pod pokładem pozbywa się po 1 punkcie stresu.
pair-upgrade-galley = Żołd każdego twojego majtka jest o 1 monetę niższy.
upgrade-sick-bay = Lazaret
does-upgrade-sick-bay = Uruchomienie: jedna osoba pod pokładem, ta lub inna, leczy 1 ranę.
pair-upgrade-sick-bay = Uruchomienie na koniec twojej tury: każdy pod pokładem leczy 1 ranę.
upgrade-cabin = Kajuta
does-upgrade-cabin = Miejsce dla jednego pasażera.
pair-upgrade-cabin = O 4 monety więcej za każdego dowiezionego pasażera.
upgrade-orlop = Ładownia
does-upgrade-orlop = Miejsce na dwa skarby.
pair-upgrade-orlop = Twoje towary sprzedają się o 1 monetę drożej.
upgrade-powder-room = Prochownia
does-upgrade-powder-room = Uruchomienie: przy następnym rozkazie ognia w tej turze rzucasz 1 kością więcej.
pair-upgrade-powder-room = Każde działo rzuca na odległość 1 o jedną kość więcej.
upgrade-chart-room = Kabina nawigacyjna
does-upgrade-chart-room = Uruchomienie: odkryj 2 następne arkusze mapy i odłóż je w dowolnej kolejności.
pair-upgrade-chart-room = Arkusz bez premii wskazówek, który dokładasz, daje ci 1 wskazówkę.
upgrade-captains-cabin = Kajuta kapitańska
does-upgrade-captains-cabin = Uruchomienie: odnów 2 wydane rozkazy.
upgrade-copper-bottom = Miedziane dno
does-upgrade-copper-bottom = Pierwsza rzecz, za którą rozkaz nawigacji płaci na wzburzonym morzu, kosztuje pojedynczo. Pierwsze uszkodzenie od sztormu w turze przepada.
upgrade-tall-mast = Wysoki maszt
does-upgrade-tall-mast = Obsadzone bocianie gniazdo liczy się też jako obsadzone stanowisko nawigacji, także przy unikach.
upgrade-arms-chest = Skrzynia z bronią
does-upgrade-arms-chest = W zwarciach, które zaczynasz, rzucasz 1 kością więcej.

## Artyleria

upgrade-old-swivels = Stare falkonety
does-upgrade-old-swivels = Burta. Odległość 1: 3 kości; odległość 2: 2 kości.
upgrade-demi-culverins = Półkolubryny
does-upgrade-demi-culverins = Burta. Odległość 1 i 2: 3 kości; odległość 3: 1 kość.
upgrade-carronades = Karronady
does-upgrade-carronades = Burta. Odległość 1: 5 kości; odległość 2: 1 kość.
upgrade-long-nines = Długie dziewiątki
does-upgrade-long-nines = Burta. Odległość 1: 2 kości; odległość 2 i 3: 3 kości.
upgrade-full-broadside = Pełna burta
does-upgrade-full-broadside = Burta. Odległość 1 i 2: 4 kości; odległość 3: 2 kości.
upgrade-langrage = Siekańce
does-upgrade-langrage = Burta. Odległość 1: 3 kości; odległość 2, także na dwóch skrajnych polach: 2 kości. We wsparciu ogniowym puste ścianki niczego nie niszczą.
upgrade-bow-chasers = Działa pościgowe
does-upgrade-bow-chasers = Dziób i rufa, w linii prostej. Odległość od 1 do 3: 2 kości; odległość 4: 1 kość.
upgrade-stern-petard = Pożegnalny upominek
does-upgrade-stern-petard = Tylko rufa. Prosto za rufą: 5 kości na odległość 1, 2 kości na odległość 2; skosem za rufą: 3 kości na odległość 1.
upgrade-mortar = Moździerz
does-upgrade-mortar = Dziób i rufa, szeroko na trzy pola. Odległość 3 i 4: 3 kości. Nie potrzebuje linii wzroku, ale nie strzela ze sztormu ani z portu.

## Miejsca portu

house-university = Uniwersytet
house-tavern = Tawerna
house-shipyard = Stocznia
house-market = Targ
house-infirmary = Lazaret
place-university = Uniwersytet
does-place-university = Oddaj 5 wskazówek, skarby z wartością wskazówek też się liczą: wasz znacznik posuwa się o 1 pole. Nadwyżka przepada.
place-hire = Zaciąg
does-place-hire = Weź jedną z trzech odkrytych plansz załogi za jej żołd. Nowa osoba może od razu odwiedzić jedno miejsce.
place-rest = Odpoczynek
does-place-rest = Za 3 monety ta osoba pozbywa się całego stresu, a każda inna do 2 punktów.
place-listen = Plotki
does-place-listen = Zapłać cenę z tablicy za 1 wskazówkę, w czasie wizyty dowolnie wiele razy.
place-repair = Naprawa
does-place-repair = Przywróć do 3 zniszczonych stanowisk, po 2 monety za każde.
place-improve = Ulepszenie
does-place-improve = Kup jedną z trzech odkrytych kart wyposażenia po pełnej cenie; montujesz ją od razu.
place-install = Montaż
does-place-install = Zamontuj za pół ceny plan leżący na statku, dowolnie wiele razy.
place-sell = Sprzedaż
does-place-sell = Sprzedawaj skarby po cenie tego portu, a nigdy nie montowane plany za pół ceny, dowolnie wiele razy.
place-buy = Zakupy
does-place-buy = Kup jeden z trzech odkrytych skarbów po cenie zwykłej.
place-treat = Opatrunek
does-place-treat = Za 3 monety twoja załoga leczy łącznie do 2 ran.
place-society = Towarzystwo
does-place-society = Karta towarzystwa tej wizyty. Oferta i test zajmują wysłaną osobę, pasażer i kronika nie zajmują nikogo. Możesz z niej zrezygnować.

## Strefy i stanowiska

zone-0 = Dziób
zone-0--to = na dziób
zone-0--at = na dziobie
zone-1 = Bakburta z przodu
zone-1--to = na bakburtę z przodu
zone-1--at = na bakburcie z przodu
zone-2 = Bocianie gniazdo
zone-2--to = do bocianiego gniazda
zone-2--at = w bocianim gnieździe
zone-3 = Sterburta z przodu
zone-3--to = na sterburtę z przodu
zone-3--at = na sterburcie z przodu
zone-4 = Działo na bakburcie
zone-4--to = do działa na bakburcie
zone-4--at = przy dziale na bakburcie
zone-5 = Ster
zone-5--to = do steru
zone-5--at = przy sterze
zone-6 = Działo na sterburcie
zone-6--to = do działa na sterburcie
zone-6--at = przy dziale na sterburcie
zone-7 = Bakburta z tyłu
zone-7--to = na bakburtę z tyłu
zone-7--at = na bakburcie z tyłu
zone-8 = Sterburta z tyłu
zone-8--to = na sterburtę z tyłu
zone-8--at = na sterburcie z tyłu
zone-9 = Działo na rufie
zone-9--to = do działa na rufie
zone-9--at = przy dziale na rufie
post-bow = Stanowisko dziobowe
does-post-bow = Działo i nawigacja w jednym. Obsadza je jedna osoba, a strzelanie nie przeszkadza jej w sterowaniu.
post-gun = Stanowisko artylerii
does-post-gun = Musi być obsadzone, by działo strzeliło.
post-navigation = Stanowisko nawigacji
does-post-navigation = Obsadzone dodaje 1 punkt żeglugi do każdego rozkazu nawigacji i rzuca 1 kością uniku, gdy atakuje wrogi statek.
post-nest = Bocianie gniazdo
does-post-nest = Musi być obsadzone, by dołożyć nowy arkusz mapy.
post-blank = Puste stanowisko
does-post-blank = Nic nie robi, ale tędy wchodzą wrogowie, a samo jest jednym z dziesięciu, które trzymają was na wodzie.

## Rozkazy

order-crew = Rozkaz załogi
does-order-crew = Przesuwa jedną osobę do dowolnej strefy z wolnym miejscem albo w dowolne miejsce pod pokładem. Wydany komuś wśród wrogów albo wprowadzający kogoś między nich zaczyna zwarcie.
order-navigation = Rozkaz nawigacji
does-order-navigation = Daje 1 punkt żeglugi i po 1 za każde obsadzone stanowisko nawigacji. Punkt wystarcza na skręt o jeden bok, jedno pole prosto albo, przy obsadzonym bocianim gnieździe, nowy arkusz przed dziobem.
order-fire = Rozkaz ognia
does-order-fire = Strzela jedno działo z obsadzonym stanowiskiem, do celu w jego zasięgu i na widoku.
order-fleeting = Rozkaz doraźny
does-order-fleeting = Zastępuje każdy z trzech pozostałych. Po użyciu lub wyczerpaniu odrzucasz go.
does-order-renew = Na początku każdej rundy odnawiasz do 3 wybranych wydanych rozkazów, a całe zmęczenie znika.

## Kości i ścianki

die-attack = Kość ataku
does-die-attack = 2 trafienia, 1 trafienie krytyczne, 1 omen, 2 puste ścianki.
die-evasion = Kość uniku
does-die-evasion = 3 uniki, 1 omen, 2 puste ścianki.
die-enemy = Kość wroga
does-die-enemy = 3 ruchy, 2 trafienia, 1 omen. Z wyników, które nic nie dają, dwa jednakowe zamieniają się w jeden ruch albo jedno trafienie.
die-fate = Kość losu
does-die-fate = Od 0 do 9: do testów, łupów, sztormów i miejsca uszkodzeń.
face-hit = Trafienie
face-critical = Trafienie krytyczne
face-omen = Omen
face-evade = Unik
face-move = Ruch
face-blank = Pusta
does-face-attack-hit = 1 rana.
does-face-attack-critical = 2 rany.
does-face-attack-omen = Jeśli chcesz, wyczerp gotowy rozkaz, a będzie z tego trafienie.
does-face-attack-blank = Nic. We wsparciu ogniowym niszczy stanowisko statku, któremu pomagasz.
does-face-evasion-evade = Znosi jedno trafienie wroga.
does-face-evasion-omen = Jeśli chcesz, wyczerp gotowy rozkaz, a będzie z tego unik.
does-face-evasion-blank = Nic.
does-face-enemy-move = Jedna strefa na pokładzie albo jeden punkt żeglugi na morzu.
does-face-enemy-hit = 1 rana na pokładzie; na morzu zniszczone stanowisko.
does-face-enemy-omen = Omen wroga, raz na aktywację.

## Skarby: rodzaje i chwile

kind-commodity = Towar
kind-shanty = Szanta
kind-trinket = Błyskotka
kind-relic = Relikt

## Wrogowie: nazwy

enemy-drip = Kapalec
enemy-barnacled = Obrośnięty
enemy-gutterling = Rynsztoczek
enemy-gullwife = Mewia Baba
enemy-net-widow = Sieciowa Wdowa
enemy-tallow-man = Łojownik
enemy-eel-sergeant = Sierżant Węgorz
enemy-lampmouth = Lampogęb
enemy-drowned-admiral = Utopiony Admirał
enemy-anchorite = Kotwicznik
enemy-belfry-crab = Krab Dzwonny
enemy-tide-bride = Panna Przypływu
enemy-customs-hulk = Hulk Celny
enemy-ropewalker = Linochód
enemy-choir-barge = Barka Chóralna
enemy-lantern-galley = Galera Latarniana
enemy-bone-galleon = Kościany Galeon
enemy-flood-flagship = Okręt Flagowy Potopu
enemy-stowaway = Pasażer na gapę
enemy-bailiff = Komornik
enemy-chorister = Chórzysta
enemy-hundredling = Stuszczek
enemy-empty-ship = Pusty Statek

## Pradawni

elder-landlord = Gospodarz
does-elder-landlord-agony = Od razu odbiera tyle portów, ile wynosi połowa liczby graczy, zaokrąglona w dół: najpierw najbliższy, nigdy ostatni. Statek w odebranym porcie otrzymuje 2 uszkodzenia i trafia na pole morza obok.
does-elder-landlord-signum = Czynsz: każdy kapitan traci 2 monety. Kto nie może zapłacić całości, otrzymuje 1 uszkodzenie statku.
does-elder-landlord-activation = Idzie do najbliższego portu, który jeszcze stoi. Tam każde trafienie burzy jeden z sześciu murów; gdy nie ma żadnego, port jest odebrany. Każdy odebrany port to wzburzone morze i sprowadza Pusty Statek, jeśli nie ma go jeszcze na morzu.
does-elder-landlord-objective = Wygrywa, gdy na mapie nie ma już żadnego portu.
does-elder-landlord-beaten = Dotrzyjcie wcześniej do końca toru. Odkrywajcie porty, żeby miał dalej, i strzelajcie: ilekroć skończą mu się punkty wytrzymałości, rzuca o jedną kość mniej, najmniej 1.
elder-hundredfathom = Stusążniowy
does-elder-hundredfathom-agony = Najbliższy statek graczy poza portem otrzymuje 2 uszkodzenia. Na pokład każdego statku na morzu wchodzi Stuszczek.
does-elder-hundredfathom-signum = Prąd denny: każdy statek graczy nie dalej niż 2 pola od niego i poza portem otrzymuje 1 uszkodzenie i przesuwa się o jedno pole w jego stronę, ale nie na ląd, statki ani na niego.
does-elder-hundredfathom-activation = Ściga najbliższy statek graczy poza portem i atakuje z każdego sąsiedniego pola; przy równej odległości ten, który ma mniej całych stanowisk. Gdy wszystkie są w portach, czeka dwa pola od najbliższego z nich.
does-elder-hundredfathom-objective = Wygrywa, gdy od jego przebudzenia przepadły dwa statki graczy, z jakiegokolwiek powodu.
does-elder-hundredfathom-beaten = Dotrzyjcie wcześniej do końca toru. Trzymajcie się z dala, naprawiajcie, bądźcie blisko portów; ilekroć skończą mu się punkty wytrzymałości, rzuca o jedną kość mniej, najmniej 1.
elder-unsung = Niewyśpiewana
does-elder-unsung-agony = Na pokład każdego statku poza portem wchodzi Chórzysta.
does-elder-unsung-signum = Odpowiedź: rzut kością losu. Przy wyniku od 0 do 2 na pokład każdego statku poza portem wchodzi Chórzysta. Przy wyniku od 3 do 9 każdy z załogi, kto jest w strefie na pokładzie bez towarzystwa, otrzymuje 1 punkt stresu.
does-elder-unsung-activation = Płynie do najbliższego ołtarza, przy którym jeszcze nie śpiewała. Tam każde trafienie i każdy omen to nuta, a dwie nuty to zwrotka; oczyszczony ołtarz wymaga dwóch nut więcej i znów jest czynny. Gdy nie ma już ołtarza, ściga najbliższy statek, a stracony statek to zwrotka.
does-elder-unsung-objective = Wygrywa z trzecią zwrotką.
does-elder-unsung-beaten = Dotrzyjcie wcześniej do końca toru. Oczyszczajcie ołtarze na jej drodze; ilekroć skończą jej się punkty wytrzymałości, rzuca o jedną kość mniej, najmniej 1.
does-elder-wakes = Pradawny budzi się, gdy tylko jego znacznik spotka znacznik wroga. Agonia następuje od razu; od następnej fazy wroga działa pierwszy, najpierw signum, potem aktywacja.
does-elder-hush = Cisza: gdy Pradawny się budzi, każdy statek zachowuje najwyżej 4 wskazówki.
does-elder-wrath = Gniew: Pradawny rzuca 1 kością więcej za każde pole, o które wróg prowadzi w chwili przebudzenia, i 1 za każdy akt, który wróg zakończył pierwszy.
elder-gauge =
    W razie przebudzenia teraz: { $n ->
        [one] 1 kość
        [few] { $n } kości
       *[many] { $n } kości
    }

## Ustawienia

option-length = Jak długi jest rejs.
option-length-short = Krótki
option-length-medium = Średni
option-length-long = Długi
option-difficulty = Jak surowe jest morze.
option-difficulty-easy = Łatwy
option-difficulty-normal = Zwykły
option-difficulty-hard = Trudny
option-elder = Który Pradawny śpi pod deszczem.
option-elder-any = Jedno z trojga
option-elder-landlord = Gospodarz
option-elder-hundredfathom = Stusążniowy
option-elder-unsung = Niewyśpiewana
option-advanced = Abordaż i wyprawy odkrywcze.
option-advanced-true = Z nimi
option-advanced-false = Bez nich
option-house_rules = Nasze własne dodatki przeciw gromadzeniu wskazówek.
option-house_rules-true = Z nimi
option-house_rules-false = Bez nich

## Zakończenia: co się stało i dwa, trzy zdania do odczytania

ending-discovery = Deszcz ustaje. Wasz znacznik pierwszy dotarł do końca toru. Wygraliście.
ending-agenda = Pada dalej. Znacznik wroga pierwszy dotarł do końca toru. Przegraliście.
ending-elder_landlord = W Lanthornie jest ciemno. Gospodarz odebrał ostatni port. Przegraliście.
ending-elder_hundredfathom = Bez dna. Odkąd Stusążniowy się obudził, przepadły dwa statki. Przegraliście.
ending-elder_unsung = Amen. Niewyśpiewana zaśpiewała trzecią zwrotkę. Przegraliście.
ending-length = Nie wrócili na czas. Rejs wymagał zbyt wielu decyzji i został przerwany. Liczy się jako przegrany.

## Skarby, które działają: nazwy i teksty (złożone z czasowników)

treasure-sha-monday = Ciągnij, bracie, poniedziałek
does-treasure-sha-monday = Użycie w swojej turze: odnów 2 wydane rozkazy. Potem odrzuć.
treasure-sha-other-wife = Druga żona kapitana
does-treasure-sha-other-wife = Użycie w swojej turze: każdy z załogi pozbywa się 1 punktu stresu. Potem odrzuć.
treasure-sha-nobodys-daughter = Córka niczyja
does-treasure-sha-nobodys-daughter = Użycie w swojej turze: ktoś z załogi pozbywa się do 4 punktów stresu. Potem odrzuć.
treasure-sha-nine-dry-days = Dziewięć suchych dni
does-treasure-sha-nine-dry-days = Użycie w swojej turze: ktoś z załogi leczy do 2 ran; ktoś z załogi pozbywa się 1 punktu stresu. Potem odrzuć.
treasure-sha-pump = Pompuj, grzeszniku
does-treasure-sha-pump = Użycie w swojej turze: napraw do 2 zniszczonych stanowisk. Potem odrzuć.
treasure-sha-row-for-rum = Wiosłuj po rum
does-treasure-sha-row-for-rum = Użycie w swojej turze: płyń od razu za 4 punkty żeglugi. Potem odrzuć.
treasure-sha-gunners-lullaby = Kołysanka kanoniera
does-treasure-sha-gunners-lullaby = Użycie w swojej turze: przy następnym rozkazie ognia w tej turze rzucasz 2 kośćmi więcej. Potem odrzuć.
treasure-sha-lay-him-easy = Połóżcie go lekko
does-treasure-sha-lay-him-easy = Reakcja, gdy ktoś z twojej załogi zginął: każdy z załogi pozbywa się do 3 punktów stresu; odnów 2 wydane rozkazy. Potem odrzuć.
treasure-tri-glass-eye = Szklane oko pilota
does-treasure-tri-glass-eye = Użycie w swojej turze: odkryj 4 następne arkusze mapy i odłóż je w dowolnej kolejności; płyń od razu za 2 punkty żeglugi. Potem odrzuć.
treasure-tri-knuckle-dice = Kości z fiszbinu
does-treasure-tri-knuckle-dice = Reakcja, gdy wykonasz rzut na test lub o łupy: rzuć jeszcze raz, liczy się drugi wynik. Potem odrzuć.
treasure-tri-dry-matches = Pudełko suchych zapałek
does-treasure-tri-dry-matches = Użycie w swojej turze: zadaj wrogom na swoim pokładzie 3 rany, dowolnie rozdzielone. Potem odrzuć.
treasure-tri-drowned-watch = Zegarek topielca
does-treasure-tri-drowned-watch = Użycie w swojej turze: odnów 4 wydane rozkazy; ktoś z załogi otrzymuje 1 punkt stresu. Potem odrzuć.
treasure-tri-ear-trumpet = Trąbka słuchowa
does-treasure-tri-ear-trumpet = Reakcja, gdy karta każe ci wybierać: przed odpowiedzią widzisz wszystkie skutki tej karty. Potem odrzuć.
treasure-tri-pilots-whistle = Gwizdek pilota
does-treasure-tri-pilots-whistle = Użycie w swojej turze: płyń od razu za 6 punktów żeglugi. Potem odrzuć.
treasure-tri-forged-colours = Fałszywa bandera
does-treasure-tri-forged-colours = Reakcja, gdy wrogi statek ma cię zaatakować: w tej aktywacji zostawia cię w spokoju i zużywa swoje wyniki na drogę do celu rejsu (na Pradawnego nie działa). Potem odrzuć.
treasure-tri-lead-sailor = Ołowiany marynarz
does-treasure-tri-lead-sailor = Reakcja, gdy ktoś z twojej załogi miałby zginąć: ta osoba przeżywa, traci wszystkie rany i cały stres i schodzi pod pokład. Potem odrzuć.
treasure-rel-dry-stone = Suchy kamień
does-treasure-rel-dry-stone = W ładowni: sztormy nie uszkadzają twojego statku, gdy w nie wpływa, wypływa z nich lub w nich skręca. Na uniwersytecie liczy się jako 3 wskazówki.
treasure-rel-bell-tongue = Serce zatopionego dzwonu
does-treasure-rel-bell-tongue = W ładowni: raz na rundę, gdy wpływasz na arkusz z czynnym ołtarzem, żaden wróg nie wchodzi na pokład. Na uniwersytecie liczy się jako 3 wskazówki.
treasure-rel-map-of-bottom = Mapa dna
does-treasure-rel-map-of-bottom = W ładowni: arkusz bez premii wskazówek, który dokładasz, daje ci 1 wskazówkę. Na uniwersytecie liczy się jako 3 wskazówki.
treasure-rel-the-tooth = Ząb
does-treasure-rel-the-tooth = W ładowni: w każdym zwarciu, które zaczynasz, rzucasz 1 kością więcej. Na uniwersytecie liczy się jako 2 wskazówki.
treasure-rel-downward-candle = Świeca, która wisi
does-treasure-rel-downward-candle = W ładowni: po każdym końcu aktu zamiary wroga cofają się o 4 pola. Na uniwersytecie liczy się jako 3 wskazówki.
treasure-rel-first-rain = Słoik pierwszego deszczu
does-treasure-rel-first-rain = W ładowni: gdy oddasz tę kartę na uniwersytecie, zamiary wroga cofają się o 4 pola. Na uniwersytecie liczy się jako 4 wskazówki.
treasure-rel-thirteenth-compass = Trzynasty kompas
does-treasure-rel-thirteenth-compass = W ładowni: pierwszy skręt w każdym rozkazie nawigacji nie kosztuje punktu żeglugi. Na uniwersytecie liczy się jako 3 wskazówki.
treasure-rel-left-hand = Lewa ręka świętej
does-treasure-rel-left-hand = W ładowni: gdy wpływasz do portu, ktoś z załogi leczy 1 ranę, a pierwsza opłacona tam usługa kosztuje o 1 monetę mniej. Na uniwersytecie liczy się jako 2 wskazówki.

## Wrogowie: zdania i omeny (omeny złożone z czasowników)

omen-of-drip = Ten wróg leczy 1 własną ranę.
omen-of-barnacled = Ten wróg niszczy stanowisko swojej strefy, ale nikogo nie rani.
omen-of-gutterling = Tracisz 2 monety.
omen-of-gullwife = Każdy z załogi w tej strefie i w sąsiednich otrzymuje 1 punkt stresu.
omen-of-net-widow = Najbliższa osoba na pokładzie trafia do tej strefy, jeśli jest w niej miejsce.
omen-of-tallow-man = Każdy z załogi w tej strefie otrzymuje 1 ranę.
omen-of-eel-sergeant = Inny wróg na tym pokładzie, wybrany przez ciebie, od razu rzuca 1 kością; jeśli innego nie ma, zamiary wroga posuwają się o 1 pole.
omen-of-lampmouth = Musisz wysłać kogoś spod pokładu do tej strefy.
omen-of-drowned-admiral = Wyczerpujesz 1 gotowy rozkaz.
omen-of-anchorite = Wyczerpujesz 2 gotowe rozkazy, najpierw rozkazy nawigacji.
omen-of-belfry-crab = Ten wróg niszczy stanowisko swojej strefy, ale nikogo nie rani; każdy z załogi w tej strefie otrzymuje 1 punkt stresu.
omen-of-tide-bride = W sąsiedniej strefie, w której jest miejsce, pojawia się Rynsztoczek.
omen-of-customs-hulk = Kapitan celu traci 3 monety.
omen-of-ropewalker = Z pozycji do ataku ten statek wysyła na pokład celu 1 wroga z aktu I.
omen-of-choir-barge = Każdy na pokładzie celu otrzymuje 1 punkt stresu.
omen-of-lantern-galley = Ten statek ma 2 ruchy więcej.
omen-of-bone-galleon = Ten atak ma 1 trafienie więcej.
omen-of-flood-flagship = Zamiary wroga posuwają się o 1 pole.
omen-of-stowaway = Odrzucasz 1 wybrany skarb.
omen-of-bailiff = Tracisz 4 monety; jeśli nie masz żadnej, wróg niszczy stanowisko tej strefy.
omen-of-chorister = Zamiary wroga posuwają się o 1 pole.
omen-of-hundredling = Najbliższa osoba na pokładzie trafia do tej strefy, jeśli jest w niej miejsce.
omen-of-empty-ship = Z pozycji do ataku ten statek wysyła na pokład celu 1 wroga z aktu I.
