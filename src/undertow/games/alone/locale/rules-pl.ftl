### Alone: spis zasad własnymi słowami.

topic-goal = Cel gry
rule-goal-1 = Gdy Bohater ukończy misję główną, natychmiast wygrywa, także w trybie koszmaru.
rule-goal-2 = Misja główna jest zamknięta, dopóki Bohater nie ukończy jednej z dwóch misji początkowych.
rule-goal-3 = Siły Zła wygrywają natychmiast, gdy zdrowie i opanowanie Bohatera są równe 0. Jeden wskaźnik na 0 nie wystarczy.
rule-goal-4 = Głównym narzędziem Sił Zła są stwory: spotkanie z ukrytym kosztuje opanowanie, jego atak – zdrowie. Karty reakcji i żetony zagrożenia jeszcze je wzmacniają.
rule-goal-5 = Gra kończy się tylko wygraną Bohatera albo Sił Zła. Tryb koszmaru jej nie kończy, tylko utrudnia ją Bohaterowi; żadna runda nie jest z góry ostatnia.

topic-difficulty = Poziom trudności
rule-difficulty-1 = Poziom trudności wybiera się na początku. Określa on początkowe przedmioty Bohatera i nagrodę za rozpoczęcie misji głównej.
rule-difficulty-2 = Łatwy: na start 1 losowa karta amunicji i 1 inny losowy przedmiot. Początek misji głównej daje 1 dodatkową rundę, potem 3 punkty zdrowia i 3 punkty opanowania.
rule-difficulty-3 = Normalny: na start 1 losowy przedmiot. Początek misji głównej daje 1 dodatkową rundę, potem 3 punkty zdrowia albo 3 punkty opanowania.
rule-difficulty-4 = Koszmar: na start 1 losowy przedmiot. Początek misji głównej daje 3 punkty zdrowia albo 3 punkty opanowania, ale żadnej dodatkowej rundy.
rule-difficulty-5 = Niemożliwy: bez początkowych przedmiotów i bez nagrody za rozpoczęcie misji głównej.
rule-difficulty-6 = Losowym przedmiotem początkowym może być amunicja; na poziomie łatwym drugą kartę losuje się ze wszystkich pozostałych. Poziom „koszmar” to nie to samo co tryb koszmaru.
rule-difficulty-7 = Dodatkowa runda przesuwa znacznik rund o jedno pole w prawo, w razie potrzeby o jedno pole poza tor.

topic-setup = Przygotowanie
rule-setup-1 = Jedna osoba gra Bohaterem, od jednej do trzech gra Siłami Zła. Siły Zła mają przywódcę; w pierwszej rundzie jest nim osoba na ich pierwszym miejscu.
rule-setup-2 = Bohater wybiera poziom trudności i postać. Zdrowie i opanowanie zaczynają od 12, do tego dochodzą 2 żetony adrenaliny.
rule-setup-3 = Tor rund ma 4 pola. Znacznik zaczyna po prawej i idzie w lewo, więc bez dodatkowych rund tryb koszmaru zaczyna się po trzech rundach.
rule-setup-4 = Losuje się trzy jawne misje: początkową bonusową, początkową problemową i główną. Każda dotyczy innego pomieszczenia.
rule-setup-5 = Los wybiera i obraca dwa piętra, rozmieszcza osiem pomieszczeń i po trzy skrzynki zasilania na każdym piętrze. Siły Zła widzą wszystko, Bohater nic.
rule-setup-6 = Przywódca wybiera sektor startowy: korytarz bez schodów i bez przylegających drzwi, od 3 do 6 sektorów od bliższego pomieszczenia misji początkowych. Odkryty jest tylko ten sektor.
rule-setup-7 = Na początku w całej stacji jest ciemno.
rule-setup-8 = Na początku nie ma stworów ani żetonów zagrożenia. Najpierw Siły Zła wybierają talie i dobierają karty, potem wskazuje się sektor startowy, na końcu Bohater dostaje przedmioty.

topic-turns = Rundy i tury
rule-turns-1 = Runda ma 8 tur; każda ma swój żeton na planszy Bohatera.
rule-turns-2 = Wszystkie tury należą do Bohatera. Siły Zła nie mają własnych: tylko reagują na to, co robi Bohater.
rule-turns-3 = Tura przebiega tak: początek tury, akcja lub akcje Bohatera z reakcjami natychmiastowymi, reakcje na koniec tury, ataki stworów i gaszenie świateł.
rule-turns-4 = W każdej turze Bohater wykonuje 1 akcję.
rule-turns-5 = Na początku tury Bohater może wydać 1 żeton adrenaliny na Bullet Time: w tej turze ma 2 akcje zamiast jednej.
rule-turns-6 = Przy Bullet Time reakcje na koniec tury czekają, aż obie akcje dobiegną końca.
rule-turns-7 = Bullet Time działa najwyżej raz w turze, a adrenalina nie służy do niczego innego. Ogłoszonej akcji nie można cofnąć.

topic-actions = Akcje Bohatera
rule-actions-1 = Jest sześć akcji: Ruch, Eksploracja, Namierzanie, Atak, Przeszukanie i Interakcja.
rule-actions-2 = Każda akcja od razu działa na tajnej mapie i w labiryncie, a Bohater dowiaduje się, co ona odkrywa.
rule-actions-3 = Także niektóre przedmioty pozwalają Bohaterowi wykonać w turze więcej niż jedną akcję. Nie łączy się to z Bullet Time.
rule-actions-4 = Przedmiot użyty w ramach akcji w całości zastępuje jej zwykły efekt.
rule-actions-5 = Na użycie przedmiotu Siły Zła mogą reagować tak jak na akcję, w ramach której się go używa.

topic-move = Ruch
rule-move-1 = Ruchem Bohater przechodzi do jednego sąsiedniego sektora.
rule-move-2 = Jeśli w opuszczanym sektorze są stwory, przed krokiem następuje ich atak okazyjny.
rule-move-3 = Ukryty sektor, do którego wchodzi Bohater, zostaje odkryty ze wszystkim, co się w nim znajduje.
rule-move-4 = Po każdym kroku Bohater może zablokować jedne drzwi przylegające do nowego sektora.
rule-move-5 = Jeśli przedmiot daje kilka kroków, każdy przebiega w całości: atak okazyjny, krok, odkrycie, światło w polu widzenia, drzwi.

topic-explore = Eksploracja
rule-explore-1 = Przy Eksploracji Bohater wskazuje kierunek i odkrywa najwyżej 2 sektory w linii prostej od swojego.
rule-explore-2 = Linia prosta biegnie w jednym kierunku. Kończy się na zakręcie albo na rozwidleniu zamkniętym od przodu; ten sektor jeszcze do niej należy. Otwarte drzwi jej nie kończą, zablokowane tak.
rule-explore-3 = Wzdłuż schodów odkrywa się tylko jeden połączony sektor na drugim piętrze.
rule-explore-4 = Po Eksploracji Bohater może usunąć 1 żeton zagrożenia ze swojego sektora albo z sektora, który ta Eksploracja odkryła.
rule-explore-5 = Sektory już odkryte można zbadać ponownie. Liczą się wtedy jako odkryte na nowo, zarówno dla żetonów zagrożenia, jak i dla kłamstw.

topic-locate = Namierzanie
rule-locate-1 = Przy Namierzaniu Bohater podaje 2 cele i dowiaduje się, jak daleko jest każdy z nich. Na tym akcja się kończy.
rule-locate-2 = Celem może być wszystko, co jest na tajnej mapie: konkretne pomieszczenie, rodzaj sektora, drzwi, schody, skrzynka zasilania, rodzaj stwora, każdy element gry.
rule-locate-3 = Jeśli do celu pasuje kilka rzeczy, odpowiedź dotyczy najbliższej.
rule-locate-4 = Przy każdym celu Bohater dowiaduje się też, czy leży on na tym samym piętrze, czy na drugim.
rule-locate-5 = Odległość to najkrótsza droga liczona w sektorach. Przy Namierzaniu zablokowane drzwi nie mają znaczenia.
rule-locate-6 = Jeśli do celu nic nie pasuje, odpowiedź brzmi, że czegoś takiego nie ma; żadna karta nie może jej zafałszować. To, co jest w sektorze Bohatera, ma odległość 0.

topic-attack = Atak, kości i rany
rule-attack-1 = Atakiem Bohater uderza w 1 stwora w swoim sektorze.
rule-attack-2 = Niektóre przedmioty sięgają stworów w innych sektorach, nawet poza polem widzenia. Taki cel musi być odkryty.
rule-attack-3 = Atak bez przedmiotu to 1 kość. Żaden rzut nie ma więcej niż 8 kości.
rule-attack-4 = Kość pokazuje trafienie, trafienie warunkowe albo pudło. Trafienie liczy się zawsze, pudło nigdy, trafienie warunkowe tylko po spełnieniu warunku.
rule-attack-5 = W atakach Bohatera trafienia warunkowe liczą się, jeśli jego sektor jest oświetlony.
rule-attack-6 = Wszystkie rzuty są jawne.
rule-attack-7 = Każde trafienie to 1 obrażenie. Stwór ma dwa progi: obrażenia z jednego ataku muszą sięgnąć pierwszego, by zadać pierwszą ranę, i drugiego, by zadać drugą.
rule-attack-8 = Druga rana zabija.
rule-attack-9 = Atak, który sięga sumy obu progów, od razu zabija także stwora bez ran.
rule-attack-10 = Obrażenia, które nie sięgają progu, przepadają. Nie przechodzą na późniejsze ataki.
rule-attack-11 = Rannego stwora się oznacza; zabity znika z mapy i z labiryntu.
rule-attack-12 = Bohater wie, czy odkryty stwór jest ranny.

topic-search = Przeszukanie
rule-search-1 = Przeszukaniem Bohater dobiera 1 kartę przedmiotu.
rule-search-2 = Pierwsze Przeszukanie danego pomieszczenia daje zamiast tego 3 karty; pomieszczenie oznacza się potem jako przeszukane.
rule-search-3 = Po dobraniu kart Bohater może ulepszyć dowolnie wiele przedmiotów, także nowych.
rule-search-4 = Przeszukać można każdy sektor; poza pomieszczeniami to zawsze 1 karta. Gdy talia przedmiotów jest pusta, tasuje się jej stos odrzuconych.

topic-interact = Interakcja
rule-interact-1 = Interakcją Bohater może naprawić skrzynkę zasilania w swoim sektorze. Światło zapala się tam i w najwyżej 2 dalszych sektorach w linii prostej, w wybranym kierunku.
rule-interact-2 = Tę samą skrzynkę można naprawić ponownie, dla innego kierunku.
rule-interact-3 = Interakcją Bohater może też wykonać to, czego w tym sektorze wymaga misja.

topic-labyrinth = Mapa i labirynt
rule-labyrinth-1 = Tajna mapa pokazuje wszystko i należy do Sił Zła. Labirynt pokazuje to, co wie Bohater: co w nim leży, jest odkryte, cała reszta jest ukryta.
rule-labyrinth-2 = Odkryty sektor pozostaje odkryty także poza polem widzenia: pamięta go holozegarek Bohatera. Każdą zmianę w nim widać natychmiast.
rule-labyrinth-3 = Światło, stwory, Bohater, żetony zagrożenia i żetony misji są zawsze zaznaczone na tajnej mapie, a to, co odkryte, także w labiryncie.
rule-labyrinth-4 = Odkrycie sektora pokazuje jego kafelek, jasny lub ciemny, ze stworami, przylegającymi drzwiami, blokadami, żetonami zagrożenia, skrzynką, schodami i żetonami misji.
rule-labyrinth-5 = Elementy gry to stwory, żetony zagrożenia, stanu i misji, drzwi, skrzynki zasilania i schody.
rule-labyrinth-6 = Dwa sektory sąsiadują ze sobą, jeśli nie dzieli ich ani ściana, ani zablokowane drzwi, albo jeśli łączą je schody.
rule-labyrinth-7 = Odległość to liczba kroków najkrótszą drogą przez sąsiednie sektory, razem ze schodami. W promieniu n znaczy w odległości od 1 do n.
rule-labyrinth-8 = Jeśli zabraknie potrzebnego kafelka, z labiryntu zabiera się pasujący kafelek leżący najdalej od Bohatera; jego sektor znów jest ukryty. Nie dotyczy to sektora Bohatera, sektorów sąsiednich, właśnie odkrywanej linii ani oświetlonych sektorów w polu widzenia; z równie odległych kafelków znika najbardziej północny, a potem najbardziej zachodni.

topic-sight = Pole widzenia
rule-sight-1 = Pole widzenia zaczyna się w sektorze Bohatera i sięga prosto w każdym kierunku przez dowolnie wiele odkrytych sektorów.
rule-sight-2 = Pole widzenia kończą tylko: ściana, drzwi nienależące do sektora Bohatera i ukryty sektor. Przez schody sięga ono o jeden sektor i nie dalej.
rule-sight-3 = Własny sektor Bohatera jest zawsze w polu widzenia, ukryty nigdy, odkryty tylko wtedy, gdy nic go nie zasłania.
rule-sight-4 = Drzwi sektora, w którym jest Bohater, nie zasłaniają widoku, nawet zablokowane. Wszystkie inne drzwi są zamknięte.
rule-sight-5 = Gdy zmienia się to, co widzi Bohater (przez krok, światło, Eksplorację lub coś innego), oświetlone ukryte sektory w polu widzenia od razu się odkrywa, po kolei, aż widok zamknie ciemność lub przeszkoda.

topic-light = Światło i ciemność
rule-light-1 = Oświetlony i odkryty to nie to samo: odkryty sektor może być ciemny, a oświetlony ukryty, dopóki jest poza polem widzenia.
rule-light-2 = Światło pomaga Bohaterowi widzieć, wzmacnia jego ataki i osłabia większość stworów.
rule-light-3 = Bohater zapala światło przy skrzynkach zasilania, niektórymi przedmiotami i dzięki nagrodom niektórych misji.
rule-light-4 = Oświetlony sektor zaznacza się na tajnej mapie; jeśli jest odkryty, jego kafelek odwraca się na jasną stronę. Gdy światło gaśnie, cofa się jedno i drugie.
rule-light-5 = Stwór, który w tej turze się poruszył i kończy ją w oświetlonym sektorze, gasi tam światło bez rzutu. W sektorze Bohatera to niemożliwe.
rule-light-6 = Światła gaszą także niektóre karty reakcji.
rule-light-7 = Stwór, który w tej turze tylko się pojawił, nie poruszył się i nie gasi światła.

topic-doors = Drzwi i blokady
rule-doors-1 = Drzwi prowadzą do pomieszczeń, więc zdradzają Bohaterowi, gdzie leży któreś z nich.
rule-doors-2 = Przez zablokowane drzwi nikt nie przejdzie, a sektory po obu ich stronach nie sąsiadują ze sobą.
rule-doors-3 = Stwór może poświęcić 1 krok, by usunąć blokadę z drzwi swojego sektora.
rule-doors-4 = Także niektóre karty reakcji i przedmioty blokują i odblokowują drzwi.
rule-doors-5 = Blokadę zaznacza się na tajnej mapie, a w labiryncie, jeśli jeden z obu sektorów jest odkryty. Po usunięciu blokady znacznik znika.
rule-doors-6 = Bohater też może odblokować drzwi: po kroku, zamiast blokować, albo Ruchem o 0 sektorów przy drzwiach swojego sektora.

topic-stairs = Schody
rule-stairs-1 = Dwa piętra łączą dwoje niezależnych schodów; oba końce tych samych schodów mają jeden kolor, a ich sektory sąsiadują ze sobą.
rule-stairs-2 = Gdy Bohater zmienia piętro, wszystkie sektory opuszczonego piętra stają się ukryte, oprócz tego ze schodami, którymi przeszedł.

topic-noise = Odgłosy
rule-noise-1 = Stwór wydaje odgłosy: tam, gdzie się pojawia, i tam, gdzie kończy swój ruch.
rule-noise-2 = Bohater słyszy, w którym kierunku zaczyna się najkrótsza droga z jego sektora do źródła odgłosów. Informacja musi być prawdziwa.
rule-noise-3 = Jeśli kilka najkrótszych dróg zaczyna się w różnych kierunkach, Siły Zła wybierają, który podać.
rule-noise-4 = Jeśli odgłosy dochodzą z drugiego piętra, Bohater dowiaduje się tylko tyle.
rule-noise-5 = Odgłosy nie przechodzą przez zablokowane drzwi: droga prowadzi dookoła. Gdzie nie ma żadnej drogi, nic nie słychać.
rule-noise-6 = Odgłosy w sektorze Bohatera nie mają kierunku. Stwór, który kończy ruch w odkrytym sektorze, też wydaje odgłosy.

topic-shock = Szok
rule-shock-1 = Gdy ukryty stwór wchodzi do sektora Bohatera, Bohater przeżywa szok i traci tyle punktów opanowania, ile wynosi wartość szoku tego stwora.
rule-shock-2 = Szok następuje także wtedy, gdy Bohater wchodzi do ukrytego sektora, w którym jest stwór.
rule-shock-3 = Stwór odkryty wcześniej w innym sektorze nie wywołuje szoku; nie wywołują go też stwory, które gdzie indziej odkrywa Eksploracja lub światło.
rule-shock-4 = Gdy stworów jest kilka naraz, najpierw pokazuje się wszystkie; potem każdy wywołuje własny szok, w kolejności z tabeli stworów.

topic-creatures = Stwory
rule-creatures-1 = Tabela stworów podaje dla każdego rodzaju: kości w ciemności i w świetle, dwa progi, wartość szoku, minimalną odległość przy pojawieniu się.
rule-creatures-2 = Zarodnik: 3 kości w ciemności, 2 w świetle; progi 1 i 1; szok 1; odległość 3.
rule-creatures-3 = Pasożyt: 2 kości w ciemności, 1 w świetle; progi 2 i 1; szok 1; odległość 4.
rule-creatures-4 = Hybryda: 2 kości w ciemności, 1 w świetle; progi 2 i 1; szok 2; odległość 3.
rule-creatures-5 = Kultysta: 2 kości w ciemności i w świetle; progi 2 i 2; szok 0; odległość 4.
rule-creatures-6 = Czerw: 3 kości w ciemności, 0 w świetle; progi 2 i 2; szok 2; odległość 5.
rule-creatures-7 = Co potrafi boss, mówi karta jego misji.
rule-creatures-8 = Na każdym piętrze są najwyżej 4 stwory, czyli razem 8. Misja może podnieść ten limit.
rule-creatures-9 = Stworów danego rodzaju jest tylko tyle, ile żetonów: 3.
rule-creatures-10 = Na pełnym piętrze żaden stwór nie może się pojawić ani dotrzeć tam schodami lub teleportacją.
rule-creatures-11 = Stwory pojawiają się tylko dzięki reakcji standardowej albo tekstowi karty.
rule-creatures-12 = Siły Zła swobodnie wybierają rodzaj i sektor, ale sektor musi leżeć od Bohatera co najmniej w minimalnej odległości dla tego rodzaju.
rule-creatures-13 = Reakcja standardowa przesuwa dowolnego stwora o 1 sektor. Karty przesuwają stwory tak daleko, jak podają.
rule-creatures-14 = Stwór może poruszyć się o 0 sektorów. To też liczy się jako ruch.
rule-creatures-15 = Ukryty stwór, który wchodzi do odkrytego sektora, zostaje od razu odkryty, w polu widzenia czy nie. Tak samo stwór, który się tam pojawia.
rule-creatures-16 = Gdy stwór przechodzi z odkrytego sektora do ukrytego, Bohater dowiaduje się, w którym kierunku. Między odkrytymi sektorami po prostu przesuwa się figurkę.
rule-creatures-17 = Teleportacja to szczególny ruch: bez odgłosów i bez minimalnej odległości.
rule-creatures-18 = Przy szoku i świetle stwór teleportowany liczy się jako taki, który się poruszył.

topic-attacks = Ataki na Bohatera
rule-attacks-1 = Na koniec tury każdy stwór w sektorze Bohatera atakuje, bez żadnej karty. Każde trafienie kosztuje 1 punkt zdrowia.
rule-attacks-2 = Stwór rzuca liczbą kości dla ciemności albo dla światła, zależnie od tego, czy w jego sektorze jest ciemno, czy jasno.
rule-attacks-3 = Jeśli w sektorze Bohatera leży żeton zagrożenia, liczą się także trafienia warunkowe atakujących stworów.
rule-attacks-4 = Kilka stworów rzuca po kolei, w kolejności z tabeli stworów. Żaden nie wykonuje w turze więcej niż jednego automatycznego ataku.
rule-attacks-5 = Gdy Bohater wychodzi z sektora ze stworami, następuje jeden atak okazyjny, bez względu na to, ile ich tam jest.
rule-attacks-6 = Atak okazyjny ma 1 kość za każdego stwora w opuszczanym sektorze. Każde trafienie kosztuje 1 punkt zdrowia.
rule-attacks-7 = Jeśli opuszczany sektor jest oświetlony, atak okazyjny ma o 1 kość mniej.
rule-attacks-8 = Żadna zdolność ani inny efekt nie wpływa na atak okazyjny, a trafienia warunkowe nigdy się w nim nie liczą. Zmienić go może tylko misja, która o nim mówi.

topic-reactions = Reakcje
rule-reactions-1 = Gdy Bohater ogłosi akcję, Siły Zła mogą zareagować kartami reakcji. Akcja określa, które karty są dozwolone, a karta – kiedy.
rule-reactions-2 = Wszystkie Siły Zła razem zagrywają najwyżej 2 karty reakcji na turę, bez względu na liczbę akcji Bohatera. Może je zagrać każda osoba po tej stronie.
rule-reactions-3 = Pierwszą kartę w turze kładzie się pionowo na następnym wolnym polu reakcji. Bohater może ją przeczytać, chyba że jest zakryta.
rule-reactions-4 = Druga karta, czyli kombo, leży w poprzek i zajmuje dwa następne wolne pola. Ona też musi być dozwolona albo zagrana zakryta.
rule-reactions-5 = Przy jednym wolnym polu reakcji nie ma kombo. Gdy nie ma żadnego, Siły Zła nie zagrywają już kart w tej rundzie.
rule-reactions-6 = Jest 7 pól reakcji. Pola 5, 6 i 7 mają symbol zagrożenia; jeszcze jeden symbol jest obok nich.
rule-reactions-7 = Każda karta ma wyzwalacz. Gdy jego zdarzenie nastąpi, karta jest dozwolona do końca tury, nawet jeśli niczego by nie zmieniła.
rule-reactions-8 = Sześć wyzwalaczy to sześć akcji: każdy dopuszcza swoje karty, jeśli Bohater wykonał tę akcję w tej turze.
rule-reactions-9 = Dwa wyzwalacze to straty: dopuszczają swoje karty, jeśli Bohater stracił w tej turze zdrowie albo opanowanie. Liczy się ten wskaźnik, który naprawdę spadł.
rule-reactions-10 = Jeśli Bohater wykonuje w turze kilka akcji, każda dopuszcza swoje karty. Kolejność akcji nie ma znaczenia, kolejność reakcji też nie.
rule-reactions-11 = Reakcje natychmiastowe zagrywa się w trakcie tury, w chwili podanej na karcie.
rule-reactions-12 = Wszystkie inne karty reakcji i wszystkie reakcje standardowe zagrywa się na koniec tury.
rule-reactions-13 = Każdą kartę reakcji można w każdej turze zagrać zakrytą jako reakcję standardową: 1 stwór porusza się o 1 sektor albo 1 stwór się pojawia.

topic-leader = Przywódca
rule-leader-1 = Przywódca koordynuje reakcje Sił Zła. Bez jego zgody nikt z nich nie zagrywa karty.
rule-leader-2 = O tym, co zagrać, Siły Zła decydują wspólnie. Gdy nie ma zgody, rozstrzyga przywódca.
rule-leader-3 = Gdy efekt pozwala Siłom Zła dobrać karty, przywódca dowolnie dzieli je między osoby. Każda dobiera tylko z talii, które jej przysługują.
rule-leader-4 = W ostatnim kroku każdej rundy żeton przywódcy przechodzi w lewo.
rule-leader-5 = O tym, co dotyczy karty, decyduje osoba, która ją zagrywa. O wszystkim innym za Siły Zła decyduje przywódca.

topic-hands = Talie i karty na ręce
rule-hands-1 = Są cztery talie reakcji, równie liczne i z tymi samymi rodzajami kart. W grze używa się dwóch; wybiera je przywódca.
rule-hands-2 = Gniew wzmacnia stwory w walce, Szybkość dodaje im kroków i pozwala częściej reagować, Groza nadgryza opanowanie i miesza w akcjach, Pułapki przynoszą żetony zagrożenia.
rule-hands-3 = Limit kart na ręce to 10 przy jednej osobie po stronie Sił Zła, po 6 przy dwóch, po 4 przy trzech. Wszyscy zaczynają z pełną ręką.
rule-hands-4 = Gdy po stronie Sił Zła gra jedna osoba, przy każdej karcie wybiera, z której z dwóch talii ją dobrać.
rule-hands-5 = Przy dwóch osobach przywódca bierze jedną talię, druga osoba drugą. Przez całą grę każdy dobiera tylko ze swojej.
rule-hands-6 = Przy trzech osobach przywódca kładzie talie przed dwiema z nich; te dobierają tylko ze swojej. Trzecia wybiera przy każdej karcie.
rule-hands-7 = Siły Zła nigdy nie pokazują sobie nawzajem kart na ręce.
rule-hands-8 = Siły Zła mogą rozmawiać o planach, ale Bohater słyszy każde słowo. Prywatnego kanału nie ma.
rule-hands-9 = Dobrana karta trafia na rękę. Widzi ją tylko osoba, która ją dobiera; z której talii pochodzi, widzą wszyscy.
rule-hands-10 = Każda talia ma własny stos odrzuconych i nigdy się ich nie miesza. Gdy talia się wyczerpie, tasuje się jej stos odrzuconych.
rule-hands-11 = Karty zagrane odkryte leżą na stosie odkryte. Zagrane zakryte i odrzucone z ręki pozostają zakryte. Ile kart której talii ktoś trzyma, wiedzą wszyscy.

topic-dangerous = Żetony zagrożenia i niebezpieczne karty
rule-dangerous-1 = Żetony zagrożenia wzmacniają ataki stworów i sprawiają, że karty reakcji są niebezpieczne.
rule-dangerous-2 = Zwykle wykonuje się tylko górną połowę karty. Niebezpieczną kartę wykonuje się całą, najpierw górną połowę; jeśli dolna zmienia górną, działa od początku.
rule-dangerous-3 = Karta jest niebezpieczna, jeśli Bohater jest w sektorze z żetonem zagrożenia w chwili jej zagrania albo w chwili ogłoszenia akcji, na którą się reaguje.
rule-dangerous-4 = O tym, czy karta jest niebezpieczna, rozstrzyga chwila zagrania; żeton, który sama kładzie, się nie liczy. Żeton, który uczynił ją niebezpieczną, zostaje.

topic-companions = Towarzysze
rule-companions-1 = Karta postaci jest albo Bohaterem, albo towarzyszem. Towarzysz to nagroda za niektóre misje; przychodzi z 6 żetonami ładunku, które są jego zdrowiem.
rule-companions-2 = Na początku tury Bohater może odrzucić towarzysza ze wszystkimi ładunkami, by użyć jego zdolności poświęcenia. Działa to tylko raz.
rule-companions-3 = Zdolność towarzysza kosztuje za każdym razem 1 ładunek i działa wtedy, gdy mówi jej karta. W turze można użyć najwyżej jednej.
rule-companions-4 = Gdy Siły Zła zadają Bohaterowi stratę zdrowia lub opanowania, całą może przyjąć towarzysz, 1 ładunek za punkt. Nie można jej dzielić; nadwyżka ponad ładunki przepada.
rule-companions-5 = Towarzysz może przyjąć straty z ataków, ataków okazyjnych, szoków i kart. Nie może przyjąć straty z trybu koszmaru, kosztów ani strat z zasad misji. Przyjęta strata nie wyzwala kart.
rule-companions-6 = Wraz z ostatnim ładunkiem towarzysza się odrzuca.

topic-items = Przedmioty
rule-items-1 = Na przedmiotach leżą żetony ładunku; użycie kosztuje 1, o ile karta nie mówi inaczej. Wraz z ostatnim ładunkiem przedmiot się odrzuca.
rule-items-2 = Są trzy materiały. Każdy przedmiot jest z jednego z nich i do ulepszenia potrzebuje jednego z nich.
rule-items-3 = By ulepszyć przedmiot, Bohater przenosi 1 ładunek z innego przedmiotu z wymaganego materiału na pole „ulepszony”. Każdy przedmiot ulepsza się raz; ten żeton nie jest już ładunkiem.
rule-items-4 = Przedmioty ulepsza się po Przeszukaniu albo gdy mówi tak efekt.
rule-items-5 = Przedmioty Bohatera, ich ładunki i ulepszenia są dla Sił Zła jawne.
rule-items-6 = Bohater może nieść dowolnie wiele przedmiotów. Doładowanie nigdy nie przekracza liczby wydrukowanej na karcie.

topic-experience = Doświadczenie i umiejętności
rule-experience-1 = Za zabicie stwora Bohater dostaje 1 punkt doświadczenia do umiejętności tego rodzaju.
rule-experience-2 = Zabicie bossa daje po 1 punkcie do dwóch różnych umiejętności wybranych przez Bohatera.
rule-experience-3 = Przy 2 punktach umiejętność jest odblokowana do końca gry.
rule-experience-4 = Żadna umiejętność nie przyjmuje więcej niż 2 punkty, a śmierć ukrytego stwora nie daje żadnego.

topic-missions = Misje
rule-missions-1 = Pierwsza ukończona misja początkowa rozpoczyna misję główną: najpierw jej efekty startowe, potem nagroda poziomu trudności, potem reszta nagrody misji początkowej.
rule-missions-2 = Drugą misję początkową też można ukończyć. Daje własną nagrodę, ale nie tę za rozpoczęcie misji głównej.
rule-missions-3 = Zasada specjalna misji obowiązuje od początku gry, aż misja zostanie ukończona.
rule-missions-4 = Misja może położyć na tajnej mapie żetony stanu lub misji: na początku, w trakcie albo po ukończeniu. To elementy gry; żadna karta reakcji ich nie przenosi.
rule-missions-5 = O ile jego misja nie mówi inaczej, boss nie liczy się do limitu stworów i reakcje nie mogą go używać; poza tym obowiązują go zasady dla stworów.
rule-missions-6 = Efekty misji na koniec tury następują po atakach i gaszeniu świateł. Jeśli żaden sektor nie spełnia warunku dokładnie, Siły Zła wybierają ten, który najmniej od niego odbiega.
rule-missions-7 = To, czego misja pozwala się dowiedzieć Bohaterowi, jest zawsze prawdą: ile sektorów jest oświetlonych, gdzie jest sygnał Kuriera, czym okazuje się żeton misji.

topic-cards = Karty z instrukcji
rule-cards-1 = Wiedzą, gdzie jestem, po podaniu celów Namierzania: najwyżej 2 stwory poruszają się o 1 sektor w stronę jednego z nich. Niebezpieczna: podana dla niego odległość może być o 1 za duża lub za mała.
rule-cards-2 = Czy wzrok mnie myli?, podczas odkrywania sektora: Siły Zła pomijają 1 element gry albo pokazują 1 fałszywy. Prawda wychodzi na jaw, gdy Bohater wchodzi do sektora, bada go ponownie albo wykonuje akcję, której celem jest fałszywy element; ta akcja się wtedy nie zużywa.
rule-cards-3 = Jest wściekłe!, na koniec tury: 1 stwór porusza się najwyżej o 2 sektory albo usuwa się 1 stwora, a potem 1 się pojawia, z minimalną odległością mniejszą o 1. Niebezpieczna: ten stwór ma do końca tury o 1 kość więcej.
rule-cards-4 = Znalezione, nie kradzione: Interakcja w kwaterach załogi. Bohater przegląda talię przedmiotów i jej stos odrzuconych, bierze 3 dowolne przedmioty, tasuje talię i może ulepszać jak po Przeszukaniu.
rule-cards-5 = Awaria grawitacji: dopóki misja trwa, ataki okazyjne mają o 1 kość więcej. Kończy ją Interakcja przy kapsułach ratunkowych.
rule-cards-6 = S.O.S.: Siły Zła stawiają sabotażystę, czyli bossa, w sektorze tak samo odległym od sterowni jak sektor Bohatera, ale nie w tym samym. Nie liczy się on do limitu stworów i zawsze ma wartości kultysty z trybu koszmaru.
rule-cards-7 = S.O.S.: jeśli na koniec tury sabotażysta jest odkryty i w polu widzenia, atakuje Bohatera z miejsca, w którym stoi. Na koniec rundy Siły Zła mogą go przesunąć najwyżej o 2 sektory.
rule-cards-8 = S.O.S.: jeśli sabotażysta dotrze do sterowni przed Bohaterem, trafiają tam 2 żetony sabotażu. Jeśli jest tam na koniec rundy, dochodzi 1 kolejny.
rule-cards-9 = S.O.S.: Bohater wygrywa przez Interakcję w sterowni, gdy nie ma tam żetonu sabotażu. Zamiast tego Interakcja może tam usunąć 1 taki żeton.

topic-round_end = Koniec rundy
rule-round_end-1 = Po ósmej turze i reakcjach na nią runda się kończy. Następują te kroki, w tej kolejności.
rule-round_end-2 = Najpierw Siły Zła dostają 1 żeton zagrożenia za każdy symbol zagrożenia, którego nie zakrywa karta. Im więcej kart, tym mniej żetonów.
rule-round_end-3 = Ostatniego symbolu zagrożenia nie da się zakryć, więc co rundę jest co najmniej 1 żeton.
rule-round_end-4 = Potem wszystkie zagrane karty trafiają z pól reakcji na stosy odrzuconych swoich talii.
rule-round_end-5 = Każda osoba po stronie Sił Zła może odrzucić dowolnie wiele kart z ręki, po czym dobiera do limitu. Kto ma więcej, odrzuca nadmiar.
rule-round_end-6 = W labiryncie zostają sektor Bohatera, sąsiednie odkryte sektory i wszystkie oświetlone sektory w polu widzenia. Wszystkie inne stają się ukryte.
rule-round_end-7 = Adrenalinę Bohatera uzupełnia się do maksimum jego przedziału. Decyduje niższy z dwóch wskaźników: zdrowie lub opanowanie.
rule-round_end-8 = Maksimum według niższego wskaźnika: 10–12: 2; 7–9: 3; 4–6: 4; 2–3: 5; 0–1: 6. Nadwyżki adrenaliny się nie odbiera.
rule-round_end-9 = Teraz Siły Zła mogą położyć nowe żetony zagrożenia na tajnej mapie, ale nie w sektorze Bohatera i nie w polu widzenia.
rule-round_end-10 = W sektorze leży najwyżej 1 żeton zagrożenia, na piętrze najwyżej 8.
rule-round_end-11 = By zrobić miejsce na piętrze, Siły Zła mogą usunąć leżące tam żetony.
rule-round_end-12 = O tym, co zostaje w labiryncie, decyduje stan przed usunięciem kafelków; przy kładzeniu żetonów liczy się pole widzenia po nim. Siły Zła mogą położyć mniej żetonów; jawna jest tylko liczba otrzymanych.
rule-round_end-13 = Teraz, jeszcze przed ruchem znacznika rund, następują efekty misji i postaci na koniec rundy oraz strata z trybu koszmaru.
rule-round_end-14 = Znacznik rund przesuwa się o jedno pole w lewo. Na ostatnim polu zaczyna się tryb koszmaru.

topic-nightmare = Tryb koszmaru
rule-nightmare-1 = Gdy znacznik rund dotrze na ostatnie pole, zaczyna się tryb koszmaru: odtąd obowiązuje koszmarna strona tabeli stworów.
rule-nightmare-2 = W trybie koszmaru Bohater, począwszy od następnej rundy, traci na koniec każdej rundy 2 punkty opanowania.
rule-nightmare-3 = Tryb koszmaru już się nie kończy, nawet dzięki dodatkowym rundom.
rule-nightmare-4 = W porównaniu ze zwykłą tabelą każdy rodzaj ma o 1 kość więcej, szok wyższy o 1 (oprócz kultysty) i odległość mniejszą o 1; progi się nie zmieniają.

topic-secrecy = Prawda i kłamstwo
rule-secrecy-1 = Siły Zła udzielają informacji, gdy odpowiadają na Namierzanie, gdy podają kierunek odgłosów i zawsze, gdy każe im zasada.
rule-secrecy-2 = Informacja musi być prawdziwa, chyba że karta wyraźnie pozwala ją zafałszować. Każdą odpowiedź zapisuje stół; Siły Zła wybierają tylko spośród tego, na co pozwala karta.
rule-secrecy-3 = Kłamstwo o sektorze kończy się, gdy Bohater do niego wchodzi, bada go ponownie lub wykonuje akcję, której celem jest fałszywy element, gdy fałszywie pokazany stwór się rusza lub atakuje albo gdy sektor znika z labiryntu.
rule-secrecy-4 = Bohater czyta obie połowy odkrytej karty, widzi, czy była niebezpieczna, i dowiaduje się, którą stronę „ALBO” wykonują Siły Zła. Którego ukrytego stwora usunięto, dowiaduje się tylko wtedy, gdy zmienia się coś widocznego.
rule-secrecy-5 = Bohater zna północ, ale nie swoje położenie na piętrze: miejsca liczy się od sektora startowego, a piętra to piętro startowe i drugie.
rule-secrecy-6 = Po zakończeniu gry tajna mapa leży odkryta przed wszystkimi.

topic-rulings = Gdy instrukcja milczy
rule-rulings-1 = Jeśli jeden wskaźnik jest już równy 0, resztę straty ponosi drugi. W ustawieniach stołu można wybrać, że reszta przepada.
rule-rulings-2 = Po ogłoszeniu akcji Siły Zła w jednej tajnej odpowiedzi wybierają reakcje natychmiastowe na wszystkie jej chwile. Każdą pokazuje się i wykonuje w jej chwili; jeśli ta nie nastąpi, karta wraca na rękę niepokazana.
rule-rulings-3 = Siły Zła są pytane ponownie po rzucie na Atak, po dobraniu przedmiotów, po stracie, na koniec tury oraz, jeśli możliwa jest druga karta, po każdej wykonanej karcie. W obrębie jednej akcji dotyczy to późniejszej chwili, a nie ponownie tej samej.
rule-rulings-4 = To, czy Siły Zła są pytane, zależy tylko od rzeczy jawnych: wolnych pól, zagranych kart, liczby kart na rękach i tego, które talie mają karty na tę chwilę. Nigdy nie zdradza kart na ręce.
rule-rulings-5 = Wszyscy odpowiadają jednocześnie: przywódca pasuje, zagrywa kartę albo zezwala innym; pozostali pasują albo proponują kartę. Pierwszeństwo ma karta przywódcy, potem pierwsza dozwolona propozycja po jego lewej. O odmowie dowiaduje się tylko osoba, która proponowała. Zezwolenie obowiązuje do końca rundy albo do innej odpowiedzi przywódcy; dopóki obowiązuje, przywódca nie jest pytany o chwile, na które nie ma karty.
rule-rulings-6 = Przy ruchu Siły Zła wybierają stwora i cel. Droga to ta z najmniejszą liczbą kroków, potem odkrytych sektorów, potem blokad; pytanie pada tylko wtedy, gdy dwie drogi różnią się tym, co widzi Bohater, albo blokadą.
rule-rulings-7 = To, co jedno zdarzenie kosztuje zdrowia i opanowania, to jedna strata: Siły Zła są o nią pytane raz. Karta to jedno zdarzenie, wszystkie ataki na koniec tury razem też; pytanie pada, gdy się skończą.
rule-rulings-8 = Jeśli ataki na koniec tury coś Bohatera kosztują, Siły Zła mogą zagrać karty z wyzwalaczem straty, także te na koniec tury, w ramach limitu 2. Stwór, który przez to dotrze do Bohatera, jeszcze atakuje.
rule-rulings-9 = Akcja liczy się jako wykonana, gdy tylko zostanie ogłoszona i można na nią reagować, nawet jeśli karta przerwie ją wcześniej.
rule-rulings-10 = Efekt, którego nie da się wykonać w całości, wykonuje się, na ile się da, po czym karta działa dalej. Limity sprawdza się przy każdym kroku. „Najwyżej” obejmuje też 0.
rule-rulings-11 = Partię, która staje się dużo dłuższa niż jakakolwiek prawdziwa, kończy stół; liczy się jako wygrana Sił Zła.
rule-rulings-12 = Przywódca może otwarcie ogłosić, że do końca rundy w każdej turze zagrana zostanie najwyżej jedna karta, przez kogokolwiek. Siły Zła nie są wtedy pytane o drugą kartę.
