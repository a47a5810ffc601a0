# The Everrain: zasady własnymi słowami. Klucze i wiersze pomocy gracza: rules.toml.

topic-goal = Zwycięstwo i porażka
topic-terms = Pojęcia
topic-progress = Tor odkryć
topic-agenda = Zamiary wroga
topic-acts = Akty i ich koniec
topic-round = Runda
topic-turn_end = Koniec tury
topic-orders = Rozkazy
topic-crew = Załoga
topic-wages = Żołd
topic-zones = Pokład i pod pokładem
topic-travel = Żegluga
topic-chart = Mapa morza
topic-trade = Wymiana między graczami
topic-guns = Działa
topic-sight = Linia wzroku
topic-dice = Kości
topic-fray = Zwarcie na pokładzie
topic-events = Wydarzenia i testy
topic-storms = Sztormy
topic-enemies = Wrogowie na pokładzie
topic-enemy_ships = Wrogowie na morzu
topic-damage = Uszkodzenia statku
topic-upgrades = Wyposażenie i plany
topic-loss = Utrata statku i załogi
topic-ports = Porty
topic-altars = Ołtarze
topic-islands = Wyspy
topic-wrecks = Wraki
topic-treasures = Łupy i skarby
topic-society = Towarzystwo i pasażerowie
topic-chronicles = Kroniki
topic-elders = Pradawni
topic-boarding = Abordaż (zasada zaawansowana)
topic-discovery = Wyprawa odkrywcza (zasada zaawansowana)
topic-setup = Przygotowanie
topic-options = Opcje i nasze dodatki
topic-rulings = Gdy pomoc gracza milczy

## Zwycięstwo i porażka

rule-goal-1 = Wszyscy gracze razem wygrywają albo razem przegrywają. Nikt nie odpada z gry.
rule-goal-2 = Wygrywacie, gdy znacznik graczy dotrze do pola końcowego toru odkryć przed znacznikiem wroga i zanim przebudzony Pradawny osiągnie swój cel.
rule-goal-3 = Przegrywacie, gdy znacznik wroga pierwszy dotrze do pola końcowego.
rule-goal-4 = Przegrywacie, gdy przebudzony Pradawny osiągnie swój cel.
rule-goal-5 = Pole końcowe wynika z wybranej długości gry: 8, 12 albo 16. Nie zmienia się, nawet gdy przesuwa się znacznik Pradawnego.

## Pojęcia

rule-terms-1 = Ułamki zawsze zaokrągla się w dół.
rule-terms-2 = W teście rzucasz kością losu (od 0 do 9). Test jest udany, gdy wynik nie przekracza sprawdzanej wartości.
rule-terms-3 = Każdy członek załogi ma dwie sprawdzane wartości: Wyspę i Port; karta mówi, która się liczy. Jeśli dotyczy to kilku osób, wybierasz, kto podchodzi do testu.
rule-terms-4 = Liczbę przed symbolem graczy zwiększa się o liczbę graczy.
rule-terms-5 = Wyczerpać rozkaz to przenieść go z gotowych do wydanych; jego działanie przepada.
rule-terms-6 = Pustą talię tworzy się na nowo ze stosu kart odrzuconych. Karty usunięte z gry i numerowane karty kronik nie wracają.

## Tor odkryć

rule-progress-1 = Na torze odkryć stoją trzy znaczniki: graczy, wroga i Pradawnego. Tor dzieli się na cztery akty.
rule-progress-2 = Kto odda 5 wskazówek na uniwersytecie w porcie, przesuwa znacznik graczy o 1 pole.
rule-progress-3 = Mając mniej niż 5 wskazówek, licząc też skarby z wartością wskazówek, nie możesz niczego oddać.
rule-progress-4 = Jeśli skarby dają więcej wskazówek, niż potrzeba, nadwyżka przepada.
rule-progress-5 = Gdy wróg pierwszy kończy akt, znacznik Pradawnego schodzi o tyle pól, o ile wróg wyprzedza graczy.
rule-progress-6 = Gdy znacznik wroga stoi na równi ze znacznikiem graczy i rusza dalej, znacznik Pradawnego schodzi o 1.
rule-progress-7 = Gdy przepada statek gracza, znacznik Pradawnego schodzi o 1.
rule-progress-8 = Gdy znaczniki wroga i Pradawnego się spotkają, Pradawny natychmiast się budzi.

## Zamiary wroga

rule-agenda-1 = W każdej fazie wroga znacznik zamiarów przesuwa się o 2 plus liczba graczy.
rule-agenda-2 = Gdy znacznik zamiarów dotrze na ostatnie pole, wraca na pierwsze i stamtąd liczy dalej. Za każdym razem znacznik wroga na torze odkryć przesuwa się o 1 pole.
rule-agenda-3 = Znacznik zamiarów przesuwa się też, gdy przepędza się wrogów w porcie, gdy wrogi statek dociera do celu rejsu i gdy dla wroga brakuje figurki. Karty przesuwają go w obie strony.
rule-agenda-4 = Tor zamiarów ma 26 pól w grze jednoosobowej, 19 dla dwóch osób, 17 dla trzech i czterech; w grze łatwej o 4 więcej, w trudnej o 3 mniej.

## Akty i ich koniec

rule-acts-1 = Gra ma cztery akty. Akt kończy się, gdy znacznik graczy albo wroga pierwszy dotrze do następnego oznaczonego pola toru odkryć.
rule-acts-2 = Akt II zaczyna się na polu 4, akt III na polu 8, akt IV na polu 12. Krótkie i średnie gry kończą się, zanim zaczną się wszystkie akty.
rule-acts-3 = Jeśli akt zakończyli gracze, każdy bierze jeden nowy żeton rozkazu, jaki zechce: załogi, nawigacji, ognia albo doraźny. Żeton od razu jest gotowy.
rule-acts-4 = Jeśli akt zakończył wróg, znacznik Pradawnego schodzi o przewagę wroga, liczoną, zanim tylny znacznik się zrówna.
rule-acts-5 = Najpierw wszyscy wypłacają żołd swoim załogom.
rule-acts-6 = Po drugie karty wrogów następnego aktu wtasowuje się do talii wrogów.
rule-acts-7 = Po trzecie wszystkie karty spod okładki trwających kronik trafiają zakryte i obrócone bokiem na swoje talie.
rule-acts-8 = Po czwarte ten ze znaczników graczy i wroga, który jest z tyłu, zrównuje się z drugim.
rule-acts-9 = Po piąte do gry wchodzi sztorm. Zajmuje tyle pól, ile wynosi numer nowego aktu.
rule-acts-10 = Po szóste na losowo wybranym polu startowym pojawia się wrogi statek.
rule-acts-11 = Koniec aktu rozpatruje się po turze albo po kroku fazy wroga, w którym go wywołano. Do tego czasu liczy się stary akt. Każdy akt kończy się tylko raz.
rule-acts-12 = Odrzucone karty wrogów pozostają odrzucone, dopóki talia się nie wyczerpie.

## Runda

rule-round-1 = Runda to faza graczy, a po niej faza wroga.
rule-round-2 = Na początku fazy graczy każdy wybiera do 3 wydanych rozkazów i przenosi je do gotowych.
rule-round-3 = W jednej rundzie odnawiasz najwyżej 3 rozkazy, bez względu na to, ile ich masz; zmieniają to tylko cechy i inne efekty.
rule-round-4 = Jednocześnie usuwa się wszystkie znaczniki zmęczenia.
rule-round-5 = Potem każdy rozgrywa jedną turę, po kolei, zgodnie z ruchem wskazówek zegara, od pierwszego gracza.
rule-round-6 = W swojej turze robisz wszystko, na co pozwalają rozkazy i zasady, w dowolnej kolejności, lecz kończysz jedną akcję, zanim zaczniesz następną.
rule-round-7 = Faza wroga, 1: jeśli Pradawny jest w grze, rozpatruje się jego Signum.
rule-round-8 = Faza wroga, 2: jeśli Pradawny jest w grze, aktywuje się.
rule-round-9 = Faza wroga, 3: dla każdego sztormu rzuca się kością losu i sztorm się przesuwa.
rule-round-10 = Faza wroga, 4: aktywują się wrogowie na pokładach.
rule-round-11 = Faza wroga, 5: aktywują się wrogowie na morzu.
rule-round-12 = Faza wroga, 6: przesuwa się znacznik zamiarów.
rule-round-13 = Faza wroga, 7: znacznik pierwszego gracza przechodzi dalej zgodnie z ruchem wskazówek zegara.

## Koniec tury

rule-turn_end-1 = Jeśli kończysz turę na polu morza, każdy członek twojej załogi na pokładzie otrzymuje 1 punkt stresu.
rule-turn_end-2 = Na polu morza rozpatrujesz potem kartę wydarzenia morskiego, chyba że twój statek jest w zasięgu pościgu wroga albo wróg stoi na twoim pokładzie.
rule-turn_end-3 = Potem korzystasz z tego, co twoje ulepszenia dają na koniec tury.

## Rozkazy

rule-orders-1 = Prawie każdą akcję wywołuje rozkaz, a rozkaz zawsze wydaje się członkowi załogi.
rule-orders-2 = W jednej turze możesz wydać wszystkie gotowe rozkazy albo część zachować.
rule-orders-3 = Rozkaz możesz wydać tylko wtedy, gdy masz gotowy żeton tego rodzaju albo zamiast niego rozkaz doraźny.
rule-orders-4 = Są cztery rodzaje rozkazów: załogi, nawigacji, ognia i doraźne.
rule-orders-5 = Rozkaz załogi przenosi jednego członka załogi do dowolnej strefy na pokładzie albo na dowolne miejsce pod pokładem.
rule-orders-6 = Zmiana miejsca w obrębie tego samego pokładu też kosztuje rozkaz załogi.
rule-orders-7 = Rozkaz doraźny może zastąpić rozkaz załogi, nawigacji albo ognia.
rule-orders-8 = Zużyty rozkaz doraźny się odrzuca; nie trafia do wydanych.
rule-orders-9 = Bez rozkazu można: złupić wrak, zejść na ląd, odwiedzić port, oczyścić ołtarz, przeprowadzić abordaż i wymieniać się.

## Załoga

rule-crew-1 = Załoga jest dwojakiego rodzaju: majtkowie, tani i łatwi do zastąpienia, oraz wilki morskie, każdy z cechą, której nie ma nikt inny.
rule-crew-2 = Statek ma najwyżej 4 członków załogi.
rule-crew-3 = W tawernie każdego portu zaciągasz członka załogi: płacisz żołd, bierzesz jego planszetkę, a nowa osoba trafia pod pokład.
rule-crew-4 = Kogo nie możesz opłacić, tego nie możesz zaciągnąć.
rule-crew-5 = Nowo zaciągniętą osobę możesz jeszcze podczas tej samej wizyty wysłać na miejsce w porcie.
rule-crew-6 = Nowy majtek dobiera losowo jedną cechę pozytywną i jedną negatywną.
rule-crew-7 = Nowy wilk morski dobiera losowo jedną cechę negatywną, oprócz tej nadrukowanej.
rule-crew-8 = Cechy są pozytywne albo negatywne. Każda działa w jednym z czterech miejsc: na morzu, na ekspedycji, w porcie albo wszędzie.
rule-crew-9 = Jeśli dwie cechy jednej osoby są sprzeczne albo się znoszą, negatywną losuje się ponownie.
rule-crew-10 = Cecha wylosowana później zastępuje dotychczasową tego samego rodzaju.
rule-crew-11 = Wilk morski ma jedno wolne miejsce na cechę dowolnego rodzaju; nowa wypiera tę, która tam leży.
rule-crew-12 = Rany i stres zapełniają ten sam tor członka załogi.
rule-crew-13 = Gdy tor jest pełny, członek załogi ginie, bez względu na to, co go zapełniło.
rule-crew-14 = W porcie możesz za darmo zwolnić członka załogi.
rule-crew-15 = Poza portem nikogo nie możesz zwolnić.
rule-crew-16 = Planszetkę osoby, która zginęła albo odeszła, wtasowuje się z powrotem do pozostałych.

## Żołd

rule-wages-1 = Żołd trzeba wypłacić ponownie na koniec każdego aktu.
rule-wages-2 = Kogo nie możesz opłacić, ten opuszcza statek; jego planszetkę i figurkę się odkłada.

## Pokład i pod pokładem

rule-zones-1 = Pokład ma dziesięć stref. W każdej jest stanowisko, na którym członek załogi może działać.
rule-zones-2 = W strefie mieszczą się najwyżej 3 figurki, załoga i wrogowie razem.
rule-zones-3 = Kto stoi w strefie stanowiska, obsadza je. Stanowisko obsadza naraz jedna osoba; przy każdej akcji wybierasz ją od nowa.
rule-zones-4 = Dopóki w strefie stoi wróg, nikt nie może korzystać z jej stanowiska.
rule-zones-5 = Zniszczone stanowisko nic nie daje.
rule-zones-6 = Pod pokładem można stać także na polu bez ulepszenia.
rule-zones-7 = Pod pokładem zmieści się dowolnie wielu członków załogi.
rule-zones-8 = Na polu efektu ulepszenia stoi tylko jedna osoba.
rule-zones-9 = Strefa 0 to dziób z działem i nawigacją na jednym stanowisku, 2 to bocianie gniazdo, 4 i 6 to działa bakburty i sterburty, 5 to ster, 9 to działo rufowe. Strefy 1, 3, 7 i 8 mają puste stanowiska.
rule-zones-10 = Pod pokładem jest miejsce poza polami. Stoją tam osoby nowe, powracające, przejęte w wymianie i schodzące z portu, aż przeniesie je rozkaz załogi.

## Żegluga

rule-travel-1 = Rozkaz nawigacji daje 1 punkt żeglugi i po 1 za każde obsadzone stanowisko nawigacji na pokładzie.
rule-travel-2 = Niewykorzystane punkty przepadają.
rule-travel-3 = Za 1 punkt obracasz statek o jeden bok pola w lewo albo w prawo.
rule-travel-4 = Za 1 punkt statek płynie o jedno pole prosto przed siebie, dokąd sięga mapa.
rule-travel-5 = Za 1 punkt dokładasz nowy arkusz mapy, jeśli dziób wskazuje krawędź mapy, a bocianie gniazdo jest obsadzone.
rule-travel-6 = Dopóki nikt nie obsadza bocianiego gniazda, nie możesz dołożyć arkusza.
rule-travel-7 = Na wzburzonym morzu wszystko, za co płacisz punktami żeglugi, kosztuje podwójnie: obrót, ruch, dołożenie arkusza. Liczy się pole, na którym stoi statek.
rule-travel-8 = Wychodząc z portu, za darmo wybierasz kierunek statku; ponownie dopiero po wydaniu punktu.
rule-travel-9 = Punkty z jednego rozkazu możesz łączyć dowolnie. Przepadają, gdy zrobisz coś, za co się nimi nie płaci.
rule-travel-10 = Możesz przepłynąć przez pole innego statku, ale nie możesz się na nim zatrzymać. Tylko w porcie może stać kilka statków.
rule-travel-11 = Na pola lądu wpływa się jak na inne. Statek jest przy wyspie, w porcie albo przy ołtarzu, gdy stoi na tym polu.

## Mapa morza

rule-chart-1 = Arkusze mapy składają się z pól. Pola morza to spokojne morze, na którym nic się nie dzieje, wzburzone morze i wraki; pola lądu to wyspy, porty i ołtarze.
rule-chart-2 = Dokładać można tylko arkusze bieżącego aktu i wcześniejszych. Jeśli takich nie ma, nic nie dokładasz i nic nie płacisz.
rule-chart-3 = Kto dokłada arkusz, od razu dostaje wskazówki podane na jego odwrocie.
rule-chart-4 = Najpierw widać nowy arkusz, potem wybierasz jego obrót. Arkusz zajmuje wolne miejsce przed dziobem.
rule-chart-5 = Jeśli nowy arkusz ma pole startowe, pojawia się tam wrogi statek. Pole startowe to spokojne morze.
rule-chart-6 = Arkusz ma 6 pól ułożonych w trójkąt i można go obrócić na trzy sposoby. Na akty od I do III przypada po 8 arkuszy, do tego arkusz startowy z portem Lanthorn. Odwrót następnego arkusza zawsze widać.

## Wymiana między graczami

rule-trade-1 = Gdy statki dwóch graczy stoją na sąsiednich polach, mogą się wymieniać w turze jednego z nich. Nie kosztuje to rozkazu ani akcji, a dar nie wymaga odwzajemnienia.
rule-trade-2 = Z rąk do rąk mogą przejść członkowie załogi, monety, skarby, plany i wskazówki.
rule-trade-3 = Rozkazy i zamontowane wyposażenie zostają na swoim miejscu.

## Działa

rule-guns-1 = Rozkaz ognia pozwala wystrzelić z dokładnie jednego działa.
rule-guns-2 = Działo może strzelać tylko wtedy, gdy ktoś z załogi obsadza jego stanowisko artylerii.
rule-guns-3 = Karta artylerii pokazuje względem strzałki kursu, które pola są w zasięgu i ile kości ataku daje każde z nich. Ważne, na której burcie leży: na bakburcie czy na sterburcie.
rule-guns-4 = Nie można trafić celu na polu, którego karta nie wskazuje, ani celu poza linią wzroku.
rule-guns-5 = Najpierw porównujesz położenie celu z kartą: z tego wynika liczba kości.
rule-guns-6 = Potem osoba na tym stanowisku artylerii otrzymuje rozkaz ognia.
rule-guns-7 = Potem rzuca się kośćmi i stosuje wyniki.
rule-guns-8 = Możesz ostrzelać statek innego gracza, aby trafić wrogów na jego pokładzie.
rule-guns-9 = W ogniu wsparcia każde trafienie rani dowolnego wroga na tamtym pokładzie; trafienie krytyczne to dwie rany, które możesz rozdzielić.
rule-guns-10 = W ogniu wsparcia każda pusta ścianka niszczy stanowisko ostrzelanego statku, jak każde obrażenie wskazane kością losu. Nieopłacony omen nic nie robi.
rule-guns-11 = Dziób to pole przed statkiem, rufa to pole za nim. Sterburta to dwa pola za dziobem zgodnie z ruchem wskazówek zegara, bakburta to dwa pozostałe.

## Linia wzroku

rule-sight-1 = Linia wzroku istnieje, gdy prosta od środka statku do pola celu nie napotyka przeszkody.
rule-sight-2 = Przerywają ją statki, pola lądu i sztormy, a także Pradawny.
rule-sight-3 = Statek przy wyspie albo ołtarzu może być celem.
rule-sight-4 = Statek w porcie nie może być celem i z portu nikt nie strzela.
rule-sight-5 = Gdy linia biegnie dokładnie wzdłuż krawędzi dwóch pól, jest przerwana tylko wtedy, gdy oba ją przerywają.

## Kości

rule-dice-1 = Kości ataku służą załodze i działom. Trafienie to 1 obrażenie, trafienie krytyczne to 2.
rule-dice-2 = Za omen na kości ataku możesz wyczerpać gotowy rozkaz: omen staje się 1 trafieniem.
rule-dice-3 = Kości uniku chronią przed obrażeniami. Każdy unik anuluje jedno trafienie wroga.
rule-dice-4 = Za omen na kości uniku możesz wyczerpać gotowy rozkaz: omen staje się 1 unikiem.
rule-dice-5 = Jeden rozkaz opłaca jeden omen; nadaje się gotowy rozkaz każdego rodzaju.
rule-dice-6 = Kości wroga mówią, co robi wróg. Ruch to 1 strefa na pokładzie albo 1 punkt żeglugi na morzu, trafienie to 1 obrażenie, omen uruchamia szczególną zdolność wroga.
rule-dice-7 = Wyniki, z których wróg nie może w tej chwili skorzystać, zamieniają się po dwa jednakowe na 1 ruch albo 1 trafienie.
rule-dice-8 = Ścianki: kość ataku ma dwa trafienia, jedno trafienie krytyczne, jeden omen i dwie puste; kość uniku trzy uniki, jeden omen i dwie puste; kość wroga trzy ruchy, dwa trafienia i jeden omen.

## Zwarcie na pokładzie

rule-fray-1 = Członek załogi, który wchodzi do strefy z wrogiem, wywołuje zwarcie.
rule-fray-2 = Rozkaz załogi dla osoby, która już stoi w strefie z wrogami, także wywołuje zwarcie.
rule-fray-3 = Gdy wróg na pokładzie ma trafienie dla członka załogi w swojej strefie, wywołuje zwarcie. Takie zwarcie nie wywołuje następnego.
rule-fray-4 = W zwarciu, które wywołujesz, bierzesz tyle kości, ile wynosi suma wartości kości załogi w strefie, i dowolnie dzielisz je na kości ataku i uniku.
rule-fray-5 = Każdy wróg w strefie rzuca o jedną kość wroga mniej, niż wynosi jego wartość kości; może to być zero.
rule-fray-6 = Wszystkimi kośćmi rzuca się naraz i wszystkie wyniki działają razem. Rozdzielasz swoje trafienia między wrogów w strefie, a ich trafienia między swoją załogę; kto ginie, jeszcze trafia.
rule-fray-7 = Wrogowie wywołują zwarcie wspólnie: każdy rzuca za siebie i najpierw wykorzystuje omeny i ruchy, potem liczą się razem trafienia wszystkich, którzy stoją z załogą w jednej strefie. Pierwsza kość nowego wroga liczy się tylko dla niego.
rule-fray-8 = Za każdą osobę w strefie rzucasz jedną kością, ataku albo uniku, jak zechcesz.
rule-fray-9 = Tymi kośćmi rzuca się naraz, potem stosuje się wyniki.

## Wydarzenia i testy

rule-events-1 = Karty wydarzeń morskich pojawiają się na koniec tury na polu morza, karty ekspedycji, gdy załoga schodzi na wyspę.
rule-events-2 = Karta opowiada swoją historię, a potem żąda testu albo wyboru.
rule-events-3 = Zanim odpowiesz, widzisz tylko odpowiedzi i ich cenę. Skutki poznasz potem, a wtedy odpowiedzi nie da się cofnąć.
rule-events-4 = Nie możesz wybrać odpowiedzi, której ceny nie zapłacisz w całości. Jedna odpowiedź jest zawsze darmowa.
rule-events-5 = Kart wydarzeń morskich i ekspedycji nie można odrzucić bez rozpatrzenia.
rule-events-6 = Efekty wykonuje się po kolei, każdy na tyle, na ile to możliwe; co niemożliwe, pomija się. Gdy statek przepada, reszta odpada.

## Sztormy

rule-storms-1 = Dla każdego sztormu rzuca się raz kością losu.
rule-storms-2 = Przy wyniku od 0 do 4 sztorm przesuwa się o pole w stronę statku pierwszego gracza; jeśli już tam leży, zostaje. Spośród równie dobrych kroków wybiera pierwszy gracz.
rule-storms-3 = Przy wyniku od 5 do 9 przesuwa się o pole w dowolną stronę; wybiera pierwszy gracz.
rule-storms-4 = Każde pole pod sztormem jest wzburzonym morzem.
rule-storms-5 = Pod sztormem nikt nie strzela i nie można do nikogo strzelać, nikt nie dokłada arkuszy ani nie korzysta z portu, wyspy czy ołtarza pod spodem.
rule-storms-6 = Statek otrzymuje 1 obrażenie, gdy wpływa w sztorm, 1, gdy z niego wypływa, i 1 za każdy obrót w środku. Ruch z pola na pole w tym samym sztormie nie szkodzi.
rule-storms-7 = Nowy sztorm kładzie się tak, by jedno z jego pól zakryło statek pierwszego gracza. O ułożeniu decyduje pierwszy gracz.
rule-storms-8 = Sztorm to linia z 2 pól, trójkąt z 3 albo romb z 4; nie zmienia ułożenia.

## Wrogowie na pokładzie

rule-enemies-1 = Wrogowie wchodzą na pokład, gdy każe wydarzenie, gdy statek wpływa na arkusz z aktywnym ołtarzem i gdy oczyszcza się ołtarz.
rule-enemies-2 = Jeśli zamiast wroga na pokład dobierzesz wrogi statek, karta się nie liczy i wraca do talii; dobierasz ponownie.
rule-enemies-3 = Jeśli dla wroga brakuje figurki, nie wchodzi do gry; zamiast tego znacznik zamiarów przesuwa się o jego punkty wytrzymałości. Tak samo przy więcej niż 16 wrogach na jednym statku.
rule-enemies-4 = Aktywny gracz ustawia wrogów w strefach z pustymi stanowiskami, także zniszczonymi. Gdy są pełne, wystarczy dowolna strefa z miejscem; gdy takiej nie ma, znacznik zamiarów przesuwa się o punkty wytrzymałości.
rule-enemies-5 = Nowo ustawiony wróg od razu rzuca jedną kością wroga i działa według wyniku, gdziekolwiek stoi.
rule-enemies-6 = W każdej fazie wroga każdy wróg na pokładzie rzuca tyloma kośćmi, ile wynosi jego wartość kości. Kolejność na swoim statku wybierasz ty; statki następują po sobie w kolejności przy stole.
rule-enemies-7 = Wyniki wroga stosuje się w stałej kolejności. Najpierw: zdolność omenu, jeden raz.
rule-enemies-8 = Po drugie: idzie ze strefy do sąsiedniej strefy ku najbliższemu członkowi załogi na pokładzie. Pełna strefa go zatrzymuje; gdy na pokładzie nikogo nie ma, zostaje na miejscu.
rule-enemies-9 = Po trzecie: uderza najbliższego członka załogi w swojej strefie, co wywołuje zwarcie.
rule-enemies-10 = Po czwarte: gdy w jego strefie nie ma załogi, niszczy tamtejsze stanowisko; nikogo to nie rani. Jeśli stanowisko jest już zniszczone, trafienie jest bezużyteczne.
rule-enemies-11 = Gdy kilka dróg jest równie krótkich, wrogowie wybierają strefy ze stanowiskami z symbolem: działo, nawigacja, bocianie gniazdo.

## Wrogowie na morzu

rule-enemy_ships-1 = Jeśli zamiast wrogiego statku dobierzesz wroga na pokład, karta się nie liczy i wraca do talii; dobierasz ponownie.
rule-enemy_ships-2 = Gdy nie ma już wrogich statków, żaden się nie pojawia, a znacznik zamiarów przesuwa się o jego punkty wytrzymałości.
rule-enemy_ships-3 = Wrogie statki pojawiają się, gdy każe wydarzenie, gdy dokłada się arkusz z polem startowym i na początku nowego aktu.
rule-enemy_ships-4 = Statek pojawia się na wskazanym polu startowym. Gdy żadnego nie wskazano albo nie ma go na mapie, pojawia się na spokojnym morzu arkusza pierwszego gracza, a jeśli takiego brak, na wzburzonym.
rule-enemy_ships-5 = Nowy wrogi statek dostaje znacznik celu rejsu i zwraca się ku niemu. Znacznik leży, dopóki statek nie dopłynie albo nie zatonie.
rule-enemy_ships-6 = Cel rejsu to najdalsze odkryte pole morza, lecz nie dalej niż 8 pól; przy remisie decyduje los.
rule-enemy_ships-7 = W każdej fazie wroga wrogie statki aktywują się w kolejności pojawienia się, każdy z tyloma kośćmi wroga, ile wynosi jego wartość kości.
rule-enemy_ships-8 = Jeśli statek gracza jest w zasięgu pościgu podanym na karcie i na linii wzroku, wrogi statek wykorzystuje ruchy, by go zaatakować.
rule-enemy_ships-9 = W przeciwnym razie płynie do celu rejsu; na to idą też ruchy niewykorzystane w ataku.
rule-enemy_ships-10 = Spośród kilku celów wybiera ten, który kosztuje najmniej ruchów; przy remisie decyduje los.
rule-enemy_ships-11 = Wrogi statek, który dopłynie do celu rejsu, znika z mapy, a znacznik zamiarów przesuwa się o jego pozostałe punkty wytrzymałości. Jego karta wraca do talii.
rule-enemy_ships-12 = Zatopiony wrogi statek zostawia na swoim polu wrak.
rule-enemy_ships-13 = W ataku wrogi statek rzuca kośćmi wroga w liczbie swojej wartości kości, a ty jedną kością uniku za każdą osobę na stanowisku nawigacji.
rule-enemy_ships-14 = Ruchami stara się zająć pozycję, z której jego wektor ataku obejmuje cel.
rule-enemy_ships-15 = Twoje uniki odejmuje się od jego trafień. Każde pozostałe trafienie niszczy jedno stanowisko, które wskazuje kość losu.
rule-enemy_ships-16 = Wrogie statki nie zważają na statki stojące w porcie.

## Uszkodzenia statku

rule-damage-1 = Jedno obrażenie niszczy jedno stanowisko; odtąd leży na nim znacznik zniszczenia.
rule-damage-2 = Obrażenie od innego statku albo z nieokreślonego źródła trafia w strefę, którą wskaże kość losu.
rule-damage-3 = Jeśli stanowisko jest już zniszczone, trafiony jest numer o jeden niższy, potem o jeden wyższy i tak dalej na zewnątrz; numery, których nie ma, pomija się.
rule-damage-4 = W tak trafionej strefie także każdy członek załogi i każdy wróg otrzymuje 1 ranę.
rule-damage-5 = Zniszczone stanowiska naprawia się w stoczni portu.

## Wyposażenie i plany

rule-upgrades-1 = Wyposażenie to ulepszenia i działa.
rule-upgrades-2 = Wyposażenie dostajesz jako plan i od razu kładziesz na polu statku stroną planu do góry; działo kładziesz na odpowiednim polu artylerii.
rule-upgrades-3 = Plan może zakryć zamontowane wyposażenie, które wtedy przestaje działać. Kto na nim stoi, zostaje; pasażer zakrytej kajuty schodzi w następnym porcie bez nagrody; skarby bez miejsca się odrzuca.
rule-upgrades-4 = Pod pokładem jest sześć pól na ulepszenia; działa mają trzy: bakburta, sterburta i jedno na dziób albo rufę.
rule-upgrades-5 = W stoczni każdego portu montujesz plan za połowę wartości; kartę obraca się o pół obrotu.
rule-upgrades-6 = Na targu każdego portu możesz sprzedać za połowę wartości plan, który nigdy nie był zamontowany.
rule-upgrades-7 = Tego, co było zamontowane, nie można sprzedać, można to tylko odrzucić.
rule-upgrades-8 = Kto aktywuje ulepszenie, jest zmęczony do następnej rundy.
rule-upgrades-9 = Zmęczona osoba nie może w tej rundzie aktywować kolejnego ulepszenia. W niczym innym zmęczenie nie przeszkadza.
rule-upgrades-10 = Połówki pól efektu, okrągłe i kwadratowe, działają tylko wtedy, gdy zamontowane są dwa jednakowe ulepszenia.
rule-upgrades-11 = Okrągłe pola efektu aktywuje członek załogi. Kwadratowe działają stale, prostokątne coś mieszczą.

## Utrata statku i załogi

rule-loss-1 = Tracisz statek, gdy zniszczono wszystkie 10 stanowisk albo zginęła cała załoga.
rule-loss-2 = Po pierwsze wszystkie twoje wydane rozkazy znów są gotowe; pozostałe rozkazy doraźne zostają.
rule-loss-3 = Po drugie odrzucasz całą załogę, wszystkie monety i plany.
rule-loss-4 = Po trzecie odrzucasz połowę wskazówek, zaokrąglając w dół.
rule-loss-5 = Po czwarte zatrzymujesz jeden skarb, a pozostałe odrzucasz.
rule-loss-6 = Po piąte z twojego pokładu znikają wszyscy wrogowie; znacznik zamiarów się przez to nie przesuwa.
rule-loss-7 = Po szóste w miejscu twojego statku pojawia się wrak; jeśli stał w porcie, wrak leży na najbliższym polu morza.
rule-loss-8 = Po siódme odrzucone wskazówki i skarby trafiają na ten wrak.
rule-loss-9 = Po ósme znacznik Pradawnego schodzi o 1.
rule-loss-10 = Po dziewiąte w twojej następnej turze statek wraca do gry w porcie położonym najbliżej wraku, zajętym czy nie, z 20 monetami i 1 majtkiem. Liczy się to jako wpłynięcie: odwiedzasz ten port.
rule-loss-11 = Zamontowane wyposażenie zostaje, a wszystkie stanowiska odzyskanego statku są całe.

## Porty

rule-ports-1 = Port to bezpieczne miejsce. Oddajesz tam wskazówki i wysyłasz załogę na miejsca w porcie.
rule-ports-2 = Po wpłynięciu najpierw przepędza się wszystkich wrogów z twojego pokładu, a znacznik zamiarów przesuwa się o ich pozostałe punkty wytrzymałości.
rule-ports-3 = Po drugie dobierasz kartę towarzystwa. Możesz z niej skorzystać albo nie.
rule-ports-4 = Po trzecie wysyłasz członków załogi na miejsca w porcie.
rule-ports-5 = Z akcji bez podwójnej strzałki można podczas wizyty skorzystać tylko raz.
rule-ports-6 = Akcje z podwójną strzałką możesz powtarzać podczas tej samej wizyty: nasłuchiwanie, montowanie i sprzedaż.
rule-ports-7 = Każdy członek załogi korzysta podczas wizyty tylko z jednego miejsca.
rule-ports-8 = Ten sam port możesz odwiedzić tylko raz w turze; inne stoją otworem.
rule-ports-9 = Gdy opuszczasz port, załoga jest pod pokładem.
rule-ports-10 = Uniwersytet, jedno miejsce: oddaj 5 wskazówek.
rule-ports-11 = Tawerna: zaciągnij za żołd jedną z trzech dostępnych osób; odpocznij za 3 monety, co zdejmuje z tej osoby cały stres, a z każdej innej 2 punkty; nasłuchuj za 5 monet, co daje 1 wskazówkę.
rule-ports-12 = Stocznia: napraw do 3 stanowisk po 2 monety; kup za pełną cenę jeden z trzech elementów wyposażenia, od razu zamontowany; zamontuj plan za połowę wartości. W ofercie są dwa ulepszenia i jedno działo.
rule-ports-13 = Targ: sprzedaj skarb po cenie tego portu albo plan; kup za zwykłą cenę jeden z trzech skarbów w ofercie.
rule-ports-14 = Lazaret: za 3 monety leczysz do 2 ran swojej załogi.
rule-ports-15 = Z czego nie możesz zapłacić w całości, z tego nie możesz skorzystać.
rule-ports-16 = Oferta jest ta sama we wszystkich portach i dla wszystkich; każdą lukę od razu się uzupełnia.

## Ołtarze

rule-altars-1 = Ołtarze wprowadzają wrogów do gry. Ołtarz jest aktywny albo oczyszczony.
rule-altars-2 = Za każdym razem, gdy statek wpływa z zewnątrz na arkusz z aktywnym ołtarzem, na jego pokład trafia 1 wróg i od razu rzuca jedną kością wroga.
rule-altars-3 = Aby oczyścić ołtarz, podpływasz do niego i ustawiasz na pokładzie wrogów, których numery aktów dają w sumie bieżący akt, w akcie IV liczbę 4. Wroga, który przekroczyłby sumę, dobiera się ponownie.
rule-altars-4 = Ołtarz jest oczyszczony od razu, zanim pokonasz wrogów, i dostaje znacznik zbadania.

## Wyspy

rule-islands-1 = Przy niezbadanej wyspie załoga stojąca na jolce i szalupie może razem zejść na ląd na ekspedycję.
rule-islands-2 = Jeśli nikt nie stoi na łodzi albo wyspa jest zbadana, nikt nie schodzi na ląd.
rule-islands-3 = Dobierasz kartę ekspedycji i ją rozpatrujesz.
rule-islands-4 = Potem wyspa dostaje znacznik zbadania.

## Wraki

rule-wrecks-1 = Przy wraku możesz raz rzucić na tabelę łupów; potem wrak dostaje znacznik zbadania.
rule-wrecks-2 = W zbadanym wraku nie ma już nic.
rule-wrecks-3 = Wrak pojawia się też tam, gdzie tonie statek gracza albo wroga.

## Łupy i skarby

rule-treasures-1 = Łupy z liczbą: rzucasz tyloma kośćmi, jedna po drugiej, na tabelę łupów; każdy wynik bierzesz albo odrzucasz przed następnym rzutem.
rule-treasures-2 = Tabela łupów: 0 jedna wskazówka, 1 dwie wskazówki, 2 i 3 towar, 4 błyskotka, 5 relikt, 6 plan działa, 7 plan ulepszenia, 8 pięć monet, 9 dziesięć monet.
rule-treasures-3 = Skarb to towar, szanta, błyskotka albo relikt. Niektóre mają wartość wskazówek: na uniwersytecie liczą się jako tyle wskazówek.
rule-treasures-4 = Skarb ma trzy ceny: niską tam, gdzie nikt go nie chce, wysoką tam, gdzie jest poszukiwany, a gdzie indziej średnią. Zależy to od portu.
rule-treasures-5 = Ładownia mieści 4 skarby. Aby wziąć kolejny, odrzucasz jeden.
rule-treasures-6 = Niektórych skarbów używasz w swojej turze między dwiema akcjami, innych w chwili, którą wskazują; potem się je odrzuca. Jeszcze inne działają, dopóki leżą w twojej ładowni.

## Towarzystwo i pasażerowie

rule-society-1 = Z karty towarzystwa możesz skorzystać, ale nie musisz. Daje jeszcze jedną możliwość obok miejsc portu; oferta albo test zajmuje osobę, którą wyślesz.
rule-society-2 = Każdy pasażer potrzebuje kajuty; kajuta mieści jednego.
rule-society-3 = W porcie, do którego pasażer zmierza, po wpłynięciu dostajesz nagrodę. W każdym porcie możesz wysadzić pasażera bez nagrody. Pasażera zmierzającego do portu, w którym właśnie stoisz, odrzuca się i dobiera nową kartę.

## Kroniki

rule-chronicles-1 = Karty wydarzeń i towarzystwa mogą zacząć kronikę. Kronika ma trzy karty: początek, podróż i epilog.
rule-chronicles-2 = Jeśli wynik kończy się liczbą między plusami, kronika toczy się dalej od karty o tym numerze. Jeśli żadnej nie podaje, kronika na tym się kończy.
rule-chronicles-3 = Właśnie rozpatrzona karta leży na twoim polu kronik. Nowa trafia, nieczytana, pod okładkę trwających kronik.
rule-chronicles-4 = Gdy znacznik graczy albo wroga dotrze na pole z księgą, wszystkie karty spod okładki trafiają zakryte i bokiem na wierzch swoich talii. Księgi leżą na polach 4, 6, 8, 10, 12 i 14; na koniec aktu dzieje się to raz.
rule-chronicles-5 = Jeśli taką kartę dobierze właściciel kroniki, od razu ją rozpatruje.
rule-chronicles-6 = Jeśli należy do kogoś innego, trafia zakryta na jego pole kronik i dobiera się nową kartę.
rule-chronicles-7 = Kartę czekającą na twoim polu kronik rozpatrujesz, gdy następnym razem masz dobrać z jej talii.
rule-chronicles-8 = Kto zaczyna kronikę, ten jest jej właścicielem; nikt inny nie może sięgać po jej karty.
rule-chronicles-9 = Jeśli nie możesz od razu spełnić żądania karty kroniki, odrzuca się ją; kronika uchodzi za nienapisaną i nie toczy się dalej.

## Pradawni

rule-elders-1 = Pradawny budzi się natychmiast, gdy jego znacznik spotka się ze znacznikiem wroga, także w trakcie kończenia aktu. Odkrywa się jego planszę; potem gra toczy się od miejsca, w którym ją przerwano.
rule-elders-2 = Pojawia się na odkrytym polu morza najdalszym od statku pierwszego gracza i ma 8 punktów wytrzymałości plus liczba graczy. Działa trafiają go jak wrogi statek; sztormy i abordaż go nie dotyczą.
rule-elders-3 = Jego Agonię rozpatruje się raz, gdy wchodzi do gry.
rule-elders-4 = Jego Signum rozpatruje się za każdym razem, gdy ma się aktywować, przed aktywacją.
rule-elders-5 = Aktywuje się na początku każdej fazy wroga, która zaczyna się po jego przebudzeniu.
rule-elders-6 = Jak wrogi statek zmierza do celu, ale nie ma zasięgu pościgu.
rule-elders-7 = Bez wyraźnego celu rusza na najbliższy statek gracza i go atakuje.
rule-elders-8 = Pradawnego nie można zabić, można go tylko osłabić.
rule-elders-9 = Za każdym razem, gdy jego punkty wytrzymałości spadną do 0, na jego planszę trafia znacznik, który na stałe odbiera mu jedną kość wroga, a jego rany znikają.
rule-elders-10 = Zawsze rzuca co najmniej 1 kością.
rule-elders-11 = Gdy się przebudzi, trzeba go za wszelką cenę powstrzymać: jeśli osiągnie swój cel, gra jest przegrana. Wygrać wciąż można na torze odkryć.
rule-elders-12 = Odebrany port jest odtąd wzburzonym morzem.
rule-elders-13 = Gdy port zostaje odebrany, na najbliższym wolnym polu morza pojawia się Pusty Statek, jeśli nie ma go jeszcze na morzu.
rule-elders-14 = Statek w odebranym porcie otrzymuje 2 uszkodzenia i trafia na wolne pole morza obok; pole i kierunek wybiera jego kapitan.
rule-elders-15 = Tym, czego pragnął odebrany port, nie gardzi już żaden inny. Pasażerowie, którzy tam płyną, mogą wysiąść w każdym porcie za połowę swoich monet.
rule-elders-16 = Gospodarz odbiera porty: w porcie każde trafienie burzy jeden z sześciu murów, a gdy nie ma żadnego, port jest odebrany. Gdy na mapie nie ma już żadnego portu, przegrywacie.
rule-elders-17 = Stusążniowy ściga najbliższy statek poza portem i atakuje z każdego sąsiedniego pola. Gdy od przebudzenia stracicie dwa statki, przegrywacie.
rule-elders-18 = Niewyśpiewana śpiewa przy ołtarzach: każde trafienie i każdy omen to nuta, dwie nuty to zwrotka, oczyszczony ołtarz wymaga dwóch więcej. Gdy nie ma już ołtarza, stracony statek to zwrotka. Z trzecią zwrotką przegrywacie.

## Abordaż (zasada zaawansowana)

rule-boarding-1 = Jeśli wrogi statek stoi na sąsiednim polu, a ty nie w porcie, możesz w swojej turze przeprowadzić abordaż. Jego plansza leży przy twojej bakburcie.
rule-boarding-2 = Ustawia się na nim wrogów, których numery aktów dają w sumie bieżący akt, każdego w strefie wskazanej kością losu; gdy jest pełna, w następnej jak przy obrażeniach.
rule-boarding-3 = Obie plansze są teraz jednym pokładem. Trzy strefy sterburty wrogiego statku stykają się z trzema strefami twojej bakburty.
rule-boarding-4 = Krok załogi: dowolnie wielu twoich ludzi, każdy najwyżej raz, idzie do strefy jednego ze statków i walczy tam, gdzie stoją wrogowie. Nie trzeba rozkazów, a zmęczenie nie ma znaczenia.
rule-boarding-5 = Krok załogi nie może się skończyć, dopóki nikogo z twojej załogi nie ma na pokładzie.
rule-boarding-6 = Krok wroga: aktywują się wszyscy wrogowie, od najniższej strefy. Oba kroki powtarza się, aż jedna strona padnie.
rule-boarding-7 = Jeśli wygrasz, bierzesz łupy tyle razy, ile wynosi numer aktu, a wrogi statek znika z mapy, nie zostawiając wraku.
rule-boarding-8 = Jeśli wygrają wrogowie, tracisz statek.

## Wyprawa odkrywcza (zasada zaawansowana)

rule-discovery-1 = Przy wyspie możesz zamiast dobierać kartę ekspedycji wyruszyć na wyprawę odkrywczą. Na wszystkich punktach orientacyjnych oprócz złotego leżą zakryte losowe żetony.
rule-discovery-2 = Dowolnie wiele osób z jolki i szalupy wchodzi na punkty orientacyjne plaży, a potem idzie wzdłuż linii, zawsze jedna osoba o jeden krok. Rozkazy nie są potrzebne.
rule-discovery-3 = Żeton, do którego ktoś dotrze, odkrywa się i rozpatruje.
rule-discovery-4 = Za każdy odkryty żeton jedna osoba na miejscu otrzymuje 1 punkt stresu; żeton działa, nawet jeśli to ją zabije.
rule-discovery-5 = Żetony: 1 wskazówka; 1 skarb; karta ekspedycji, która kończy wyprawę; wróg na twoim pokładzie; albo odpoczynek, który zdejmuje 2 punkty stresu z każdej osoby na tym punkcie.
rule-discovery-6 = Wyprawa kończy się, gdy ktoś dotrze do złotego punktu, co daje kartę ekspedycji, gdy żeton każe dobrać taką kartę, gdy na brzegu nikt już nie żyje albo gdy przerwiesz.
rule-discovery-7 = Potem wszyscy uczestnicy stoją pod pokładem. Po zwykłym zejściu na ląd stoją znowu na swoich łodziach.

## Przygotowanie

rule-setup-1 = Znaczniki graczy i wroga zaczynają na polu 1 toru odkryć, znacznik Pradawnego na polu końcowym, znacznik zamiarów na swoim pierwszym polu. Który to Pradawny, okaże się, gdy się przebudzi.
rule-setup-2 = Wszyscy zaczynają w porcie Lanthorn z 3 rozkazami załogi, 2 nawigacji i 2 ognia, wszystkie gotowe, z 20 monetami, 2 majtkami, jolką, hamakiem i starymi falkonetami na obu burtach.
rule-setup-3 = Arkusze, skarby, cechy, załogę, wyposażenie, wydarzenia, ekspedycje i karty towarzystwa się tasuje. W talii wrogów są najpierw karty aktu I; wrogowie bez numeru aktu przychodzą tylko wtedy, gdy wymieni ich karta albo Pradawny. Numerowane karty kronik leżą osobno.
rule-setup-4 = Pierwsza tura każdego zaczyna się od wizyty w porcie Lanthorn. Po swojej wizycie pierwszy gracz dokłada jeden arkusz za darmo.

## Opcje i nasze dodatki

rule-options-1 = Opcje: gra krótka, średnia albo długa; łatwa, zwykła albo trudna; który Pradawny; abordaż i wyprawy odkrywcze włączone albo nie; nasze dodatki włączone albo nie. Bez wyboru: średnia, zwykła, dowolny Pradawny, wszystko włączone.
rule-options-2 = Łatwa: na początku 1 rozkaz doraźny i 6 monet więcej, nasłuchiwanie o 1 monetę tańsze, Pradawny ma o 1 kość mniej. Trudna: 6 monet mniej, nasłuchiwanie o 1 droższe, Pradawny ma o 1 kość więcej.
rule-options-3 = Nasz dodatek: na koniec twojej tury statek zachowuje najwyżej 7 wskazówek; reszta przepada. Skarby z wartością wskazówek się nie liczą.
rule-options-4 = Nasz dodatek, Cisza: gdy Pradawny się budzi, każdy statek zachowuje najwyżej 4 wskazówki.
rule-options-5 = Nasz dodatek, Gniew: Pradawny ma o 1 kość mniej, niż podaje jego plansza, ale o jedną więcej za każde pole, o które wróg prowadzi w chwili przebudzenia, i za każdy akt zakończony przez wroga.
rule-options-6 = Nasz dodatek: nasłuchiwanie kosztuje 3 monety i o 1 więcej za każdą kolejną wskazówkę podczas tej samej wizyty.
rule-options-7 = Gra, która wymaga zbyt wielu decyzji, kończy się z powodu długości, jako porażka.

## Gdy pomoc gracza milczy

rule-rulings-1 = Pradawnego budzi tylko znacznik wroga. Gdy dotrze do niego znacznik graczy, nic się nie dzieje.
rule-rulings-2 = Gdy znacznik wroga dotrze na pole końcowe, od razu przegrywacie, nawet jeśli leży tam znacznik Pradawnego.
rule-rulings-3 = Znacznik Pradawnego nie mija znacznika wroga: zatrzymuje się na nim i Pradawny się budzi. Potem już się nie przesuwa.
rule-rulings-4 = Wróg odrywa się zawsze, gdy jego znacznik rusza, stojąc na równi z graczami, także przy pierwszym kroku w grze i po każdym końcu aktu. Liczy się to obok zejścia na koniec aktu. Gdy odrywają się gracze, nic się nie dzieje.
rule-rulings-5 = Znaczniki przesuwa się pole po polu; po każdym kroku sprawdza się zwycięstwo, porażkę i przebudzenie. Koniec gry ma pierwszeństwo przed wszystkim, także przed oczekującym końcem aktu.
rule-rulings-6 = Znacznik dosuwany na koniec aktu od nikogo się nie odrywa i nie dociera na żadną księgę. Jeśli spotka znacznik Pradawnego, ten budzi się od razu.
rule-rulings-7 = W zwarciu każdy wróg używa omenu raz, a bezużyteczne wyniki łączy w pary tylko wśród własnych kości. Wróg pobudzony omenem nie pobudza następnego.
rule-rulings-8 = Wrogie statki płacą jak ty: 1 ruch za obrót albo pole, na wzburzonym morzu podwójnie. Mijają wyspy i ołtarze, nie wpływają do bezpiecznych portów, nie kończą na polu innego statku i czekają, gdy nic nie prowadzi dalej.
rule-rulings-9 = Jeśli pole, na którym ma się pojawić wrogi statek, jest zajęte, statek pojawia się na najbliższym wolnym polu morza; przy remisie decyduje los. Gdy statek pierwszego gracza przepadł, zamiast niego liczy się jego wrak, także dla sztormów.
rule-rulings-10 = O tym, czy następuje wydarzenie morskie, decyduje sam zasięg pościgu; linia wzroku nie ma znaczenia.
rule-rulings-11 = Pole lądu pod sztormem to wzburzone morze. Port pod sztormem nie jest bezpieczny: nikogo się tam nie przepędza i nikt go nie odwiedza.
rule-rulings-12 = Sztormy szkodzą wrogim statkom tak jak twojemu, ale nie Pradawnemu. Sztorm, który nasuwa się na statek, nie zadaje obrażeń.
rule-rulings-13 = Wrak pod sztormem można złupić.
rule-rulings-14 = Jeśli któregoś kroku wizyty w porcie nie da się wykonać, pozostałe i tak się odbywają.
rule-rulings-15 = Kto łupi wrak statku gracza, rzuca raz i bierze wszystko, co na nim leży. Co się nie mieści, zostaje. Nowa strata na tym samym polu usuwa znacznik zbadania i dokłada swój ładunek.
rule-rulings-16 = Jeśli tracisz statek we własnej turze, tura kończy się bez kroków końcowych.
rule-rulings-17 = Jeśli nie odkryto innego portu, wracasz do gry w porcie Lanthorn. Jeśli nie ma już majtków, przychodzi bezimienny o tych samych wartościach.
rule-rulings-18 = Mając czterech członków załogi, piątego bierzesz tylko wtedy, gdy najpierw kogoś zwolnisz; inaczej rezygnujesz.
rule-rulings-19 = Każdy żołd, który da się wypłacić, trzeba wypłacić. Gdy brakuje monet, wybierasz, kto odchodzi. Gdy odchodzi ostatnia osoba, statek przepada.
rule-rulings-20 = Karta kroniki dobrana, gdy statek jej właściciela przepadł, czeka na jego polu kronik.
rule-rulings-21 = Po wygranym abordażu załoga schodzi pod pokład. Koniec tury następuje jak zwykle.
rule-rulings-22 = Jeśli abordaż nie rozstrzygnie się po 30 krokach wroga, statki się rozdzielają; pozostali wrogowie stoją na twoich pustych stanowiskach.
rule-rulings-23 = Rozkaz doraźny wyczerpany za omen się odrzuca.
rule-rulings-24 = Gdy potrzeba więcej kości, niż jest w pudełku, i tak rzuca się pełną liczbą.
rule-rulings-25 = Rozkaz nawigacji dostaje ktokolwiek na statku. Jeśli w strefie stoi kilka osób, stanowisko obsadza ta, która daje najwięcej.
rule-rulings-26 = Każda para statków wymienia się raz w turze, ile zechce; statki w jednym porcie uchodzą za sąsiednie. Ostatni członek załogi, pasażerowie i karty kronik zostają; plan potrzebuje pola. Dawać można bez pytania; o zgodę na branie pyta się drugą stronę raz.
rule-rulings-27 = Najbliższy jest port, statek albo ołtarz oddalony o najmniej pól. Przy remisie o własnym statku decyduje właściciel, o wrogach los.
rule-rulings-28 = Pradawny nie ma kierunku: ruch to jedno pole w dowolną stronę. Może stać na polu statku i tam też atakuje; na własnym polu nikt nie może do niego strzelać. Bezużyteczne wyniki łączy się w pary jak u wrogów.
rule-rulings-29 = Z wysokim masztem obsadzone bocianie gniazdo też daje kość uniku przeciw wrogim statkom.
rule-rulings-30 = Błogosławiony, Pechowiec i Kości z fiszbinu dotyczą tylko testów i łupów, każde raz na rzut, w kolejności: Pechowiec, Błogosławiony, kości. Dwie osoby z cechą Przyjacielski dobierają dwie karty towarzystwa, nie trzy; obrócona karta kroniki jest pierwszą z nich.
rule-rulings-31 = Statek, który trafia do portu poza akcjami własnej tury, odbywa wizytę na początku następnej. Kto zaczyna turę w porcie, nie odwiedza go po raz drugi.
