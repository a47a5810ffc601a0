topic-actions = Akcje
topic-action_abilities = Zdolności akcji
topic-activations = Aktywacje
topic-attack = Atak
topic-adjacent = Sąsiadowanie
topic-arrows = Strzałki ruchu istot z głębin
topic-brig = Areszt
topic-front = Przód statku
topic-chaos_deck = Talia chaosu
topic-characters = Postacie
topic-ending = Zakończenie gry
topic-removed = Usunięcie z gry
topic-reveal_ability = Zdolność ujawnienia
topic-reveal = Ujawnienie się
topic-revealed_traitors = Ujawnieni zdrajcy
topic-spawn = Wystawienie
topic-waypoints = Karty nawigacji
topic-abilities = Zdolności
topic-enemies = Wrogowie
rule-actions-0 = W kroku akcji swojej tury masz dwie akcje. Jako człowiek wybierasz spośród innych akcji niż ujawniony zdrajca.
rule-actions-1 = Dzięki niektórym zdolnościom akcji zyskujesz jedną lub kilka dodatkowych akcji, więc w jednej turze możesz ich mieć ponad dwie.
rule-actions-2 = Jako człowiek wybierasz z tych akcji: ruch, atak, ocalenie pasażera, wymiana przedmiotów, użycie własnej zdolności akcji albo zdolności akcji swojego pola. Akcją jest także ujawnienie się.
rule-actions-3 = Jako człowiek możesz wydać akcję, by przesunąć się na wybrane przez siebie pole statku.
rule-actions-3a = Jako człowiek w areszcie nie możesz wykonać akcji ruchu. Wydostać się możesz dzięki zdolności akcji aresztu.
rule-actions-3b = Nie wolno ci wejść ani na pole wody, ani w Odmęty.
rule-actions-3c = Do aresztu i do lazaretu nie możesz wejść z własnej woli.
rule-actions-4 = Jako człowiek możesz wydać akcję, by zaatakować jedną istotę z głębin albo jednego ujawnionego zdrajcę na polu, na którym stoisz.
rule-actions-5 = Jako człowiek możesz wydać akcję, by ocalić jednego pasażera na polu, na którym stoisz. Musi tam być jakiś pasażer.
rule-actions-6 = Jako człowiek możesz wydać akcję, by rozpocząć wymianę przedmiotów na polu, na którym stoisz. Musi tam być ktoś jeszcze.
rule-actions-6a = W wymianie wszyscy gracze na polu mogą oddawać przedmioty, dostawać je albo jedno i drugie. Ty nie musisz się wymieniać, ale ktoś z was musi mieć przedmiot.
rule-actions-7 = Jako człowiek możesz wydać akcję na zdolność akcji, którą masz w obszarze gry albo na karcie umiejętności w ręce.
rule-actions-7a = Własne zdolności akcji masz na arkuszu postaci, karcie wyczynu, przedmiotach, kartach tytułów i pozostałych kartach w swoim obszarze gry.
rule-actions-7b = Jeśli używasz zdolności akcji z karty umiejętności, odrzucasz tę kartę z ręki, gdy tylko zdolność zostanie rozpatrzona.
rule-actions-8 = Jako człowiek możesz wydać akcję na jedną zdolność akcji pola, na którym stoisz.
rule-actions-8a = Gdy obok ciebie stoi choćby jedna istota z głębin lub ujawniony zdrajca, nie możesz użyć zdolności akcji swojego pola. Wyjątkiem jest areszt.
rule-actions-8b = Jeśli twoje pole pomieszczenia jest uszkodzone, możesz użyć zdolności akcji leżącej tam karty uszkodzenia. W ten sposób je naprawiasz.
rule-actions-8c = Jeśli twoje pole pomieszczenia nie jest uszkodzone, możesz skorzystać z jego własnej zdolności akcji.
rule-actions-8d = Żadnej zdolności akcji pola nie można w jednej turze użyć więcej niż raz.
rule-actions-8d-i = Ograniczenie zdolności akcji pól do jednego użycia na turę nie obejmuje napraw.
rule-actions-9 = Jako ujawniony zdrajca wybierasz z tych akcji: ruch, atak na człowieka, pokonanie pasażera, użycie zdolności akcji jednej ze swoich kart.
rule-actions-10 = Jako ujawniony zdrajca możesz wydać akcję, by przesunąć się na wybrane przez siebie pole statku.
rule-actions-10a = Jako ujawniony zdrajca w areszcie płacisz za ruch kartami umiejętności z ręki: razem muszą być warte co najmniej 12.
rule-actions-10a-i = Wszystkie karty, którymi płacisz za wyjście z aresztu, odrzucasz jednocześnie i w tej samej akcji od razu wychodzisz.
rule-actions-10b = Ujawnionemu zdrajcy również nie wolno wejść ani na pole wody, ani w Odmęty.
rule-actions-10c = Także jako ujawniony zdrajca nie możesz z własnej woli wejść do aresztu ani lazaretu.
rule-actions-11 = Jako ujawniony zdrajca możesz wydać akcję, by zaatakować jednego człowieka na polu, na którym stoisz.
rule-actions-12 = Jako ujawniony zdrajca możesz wydać akcję, by pokonać jednego pasażera na swoim polu, o ile nie stoi tam żaden człowiek.
rule-actions-13 = Jako ujawniony zdrajca możesz wydać akcję na zdolność akcji karty, którą masz na ręce lub w obszarze gry.
rule-actions-13a = Także jako ujawniony zdrajca musisz odrzucić kartę umiejętności z ręki, gdy tylko jej zdolność akcji zostanie rozpatrzona.
rule-actions-13b = Jako ujawniony zdrajca nie możesz korzystać ani ze zdolności swojego arkusza postaci, ani ze zdolności pól na planszy.
rule-action_abilities-0 = Jeśli zdolność zaczyna się od „Akcja:”, to jest zdolnością akcji. Jej użycie kosztuje cię jedną akcję.
rule-action_abilities-1 = Możesz korzystać ze zdolności akcji, które masz na arkuszu postaci, karcie wyczynu, przedmiotach, kartach tytułów i pozostałych kartach w obszarze gry.
rule-action_abilities-1a = Jako ujawniony zdrajca nie możesz już korzystać ze zdolności na swoim arkuszu postaci.
rule-action_abilities-2 = Możesz korzystać ze zdolności akcji na kartach umiejętności, które trzymasz w ręce.
rule-action_abilities-2a = Kartę umiejętności, której zdolności akcji użyto, odrzucasz zaraz po rozpatrzeniu tej zdolności.
rule-action_abilities-2b = Jako człowiek nie możesz korzystać ze zdolności akcji na kartach zdrady. Mogą to robić tylko ujawnieni zdrajcy.
rule-action_abilities-3 = Jako człowiek możesz skorzystać z jednej zdolności akcji pola, na którym stoisz.
rule-action_abilities-3a = Dopóki stoi z tobą choć jedna istota z głębin lub ujawniony zdrajca, zdolności akcji twojego pola są niedostępne. Jedyny wyjątek to areszt.
rule-action_abilities-3b = Jako człowiek na uszkodzonym polu pomieszczenia możesz je naprawić, korzystając ze zdolności akcji karty uszkodzenia.
rule-action_abilities-3c = Jako człowiek na nieuszkodzonym polu pomieszczenia możesz skorzystać z jego zdolności akcji. Pełny opis znajdziesz na arkuszu pomocy gracza.
rule-action_abilities-3d = Zdolności akcji danego pola pomieszczenia nie można użyć w jednej turze więcej niż raz.
rule-action_abilities-3d-i = Naprawy się nie liczą: w jednej turze możesz naprawić pole, a do tego użyć jego własnej zdolności akcji.
rule-action_abilities-3e = Jako ujawniony zdrajca nie możesz korzystać ze zdolności akcji pola, na którym stoisz.
rule-activations-0 = Każdy rozpatrywany symbol aktywacji aktywuje potwory.
rule-activations-1 = Są trzy różne symbole aktywacji: jeden Matki Hydry, jeden Ojca Dagona i jeden istot z głębin.
rule-activations-1a = Jeden z symboli aktywacji oznacza Matkę Hydrę.
rule-activations-1b = Jeden z symboli aktywacji oznacza Ojca Dagona.
rule-activations-1c = Jeden z symboli aktywacji oznacza istoty z głębin.
rule-activations-2 = Każda karta Mitów ma w prawym dolnym rogu symbol aktywacji. Rozpatrujesz go razem z kartą.
rule-activations-3 = Na niektórych kartach symbole aktywacji znajdują się w samym tekście, który każe ci je rozpatrzyć.
rule-activations-3a = Symbole aktywacji w tekście karty podlegają tym samym zasadom co wszystkie inne.
rule-activations-4 = Dopóki potwór przebywa w Odmętach, nie da się go aktywować.
rule-activations-5 = Aktywowana Matka Hydra najpierw uszkadza statek, a potem przesuwa się o jedno pole wody ku przodowi statku.
rule-activations-6 = Matka Hydra uszkadza to pole pomieszczenia, które leży najbliżej jej pola wody.
rule-activations-6a = Pole pomieszczenia najbliższe Matce Hydrze znajdziesz, idąc od jej pola wzdłuż strzałek ruchu.
rule-activations-6b = Gdy pole pomieszczenia najbliższe Matce Hydrze ma już uszkodzenie, uszkadza ona zamiast niego najbliższe mu pole pomieszczenia bez uszkodzeń.
rule-activations-6b-i = Spośród kilku jednakowo bliskich nieuszkodzonych pól pomieszczeń Matka Hydra uszkadza pole z najwyższym nadrukowanym numerem.
rule-activations-6c = Gdy tylko sześć pól jest uszkodzonych, gra od razu się kończy.
rule-activations-7 = Matka Hydra przesuwa się zawsze na to sąsiednie pole wody, które leży najbliżej przodu statku.
rule-activations-7a = Jeśli przy aktywacji Matka Hydra stoi już na numerowanym polu wody, to na nim pozostaje.
rule-activations-8 = Jeśli Matka Hydra jest w Odmętach, nie aktywuje się; zamiast tego wystawia się tam dwie istoty z głębin. Gdy jest ich tam już co najmniej cztery, rzuca się kością: ona i wszystkie te istoty trafiają na pole wody zgodne z wynikiem.
rule-activations-8a = Jeśli rezerwa nie wystarcza na dwie istoty z głębin wystawiane zamiast aktywacji Matki Hydry, gra od razu się kończy.
rule-activations-9 = Aktywowany Ojciec Dagon najpierw wystawia na statku dwie istoty z głębin, a potem przesuwa się o jedno pole wody ku przodowi statku.
rule-activations-10 = Obie istoty z głębin Ojca Dagona trafiają na jedno i to samo pole pokładu: sąsiednie, na które prowadzi jego strzałka.
rule-activations-10a = To, które pole pokładu sąsiaduje z Ojcem Dagonem, pokazuje strzałka ruchu na jego polu wody.
rule-activations-10b = Jeśli rezerwa nie wystarcza na dwie istoty z głębin Ojca Dagona, gra od razu się kończy.
rule-activations-11 = Ojciec Dagon przesuwa się zawsze na to sąsiednie pole wody, które leży najbliżej przodu statku.
rule-activations-11a = Jeśli przy aktywacji Ojciec Dagon stoi już na numerowanym polu wody, to na nim pozostaje.
rule-activations-12 = Jeśli Ojciec Dagon jest w Odmętach, nie aktywuje się; zamiast tego wystawia się tam dwie istoty z głębin. Gdy jest ich tam już co najmniej cztery, rzuca się kością: on i wszystkie te istoty trafiają na pole wody zgodne z wynikiem.
rule-activations-12a = Jeśli rezerwa nie wystarcza na dwie istoty z głębin wystawiane zamiast aktywacji Ojca Dagona, gra od razu się kończy.
rule-activations-13 = Istoty z głębin aktywują się pojedynczo; jeśli kilka ma to zrobić naraz, kolejność ustala aktywny gracz. Każda robi tylko pierwszą rzecz, która jest możliwa: atak, pokonanie pasażera, uszkodzenie pola, ruch.
rule-activations-14 = Opcja 1 istoty z głębin: atakuje człowieka, który stoi z nią na tym samym polu.
rule-activations-14a = Jeśli z istotą z głębin stoi kilku ludzi, aktywny gracz wybiera, którego z nich ona atakuje.
rule-activations-14b = Istota z głębin nigdy nie atakuje ujawnionego zdrajcy.
rule-activations-15 = Opcja 2 istoty z głębin: pokonuje jeden żeton pasażera leżący na jej polu.
rule-activations-16 = Opcja 3 istoty z głębin: uszkadza pole, na którym stoi.
rule-activations-16a = Istota z głębin może uszkodzić wyłącznie pole pomieszczenia, i to takie, które nie jest jeszcze uszkodzone.
rule-activations-16b = Gdy istota z głębin uszkadza pole, dobiera się i rozpatruje pierwszą kartę z wierzchu talii uszkodzeń.
rule-activations-16b-i = Nawet jeśli karta uszkodzenia dobrana za istotę z głębin sama usuwa się z gry, aktywacja tej istoty jest już wykorzystana.
rule-activations-17 = Opcja 4 istoty z głębin: przesuwa się na sąsiednie pole. Dokąd, zależy od tego, gdzie stoi.
rule-activations-17a = Z pola wody albo pokładu istota z głębin idzie w stronę, którą wskazuje strzałka ruchu.
rule-activations-17b = Na polu pomieszczenia istota z głębin zmierza do najbliższego nieuszkodzonego pomieszczenia. Gdy kilka jest równie blisko, celem jest to z najwyższym nadrukowanym numerem.
rule-activations-18 = Jeśli mają się aktywować istoty z głębin, a poza Odmętami nie ma żadnej, wystawia się dwie w Odmętach. Gdy jest ich tam już co najmniej cztery, rzuca się kością: wszystkie potwory z Odmętów trafiają na pole wody zgodne z wynikiem.
rule-activations-18a = Jeśli poza Odmętami nie ma istot z głębin, a rezerwa nie wystarcza na dwie nowe, gra od razu się kończy.
rule-attack-0 = Atakując, postacie i istoty z głębin starają się pokonać inną postać albo istotę z głębin z tego samego pola.
rule-attack-1 = Do ataku dochodzi na jeden z trzech sposobów: przez akcję, przez zdolność karty albo przez aktywację istoty z głębin.
rule-attack-1a = W swoim kroku akcji możesz poświęcić akcję na atak.
rule-attack-1b = Niektóre zdolności kart dają ci możliwość ataku.
rule-attack-1c = Zaatakować może również istota z głębin podczas swojej aktywacji.
rule-attack-2 = Atak ma siedem kroków w stałej kolejności: atakujący, obrońca, wartość docelowa, zdolności przed rzutem, rzut, przerzuty, rezultat.
rule-attack-3 = Krok 1 ataku: atakującym zostaje ten, kto wykonuje atak, czy to gracz, czy istota z głębin.
rule-attack-4 = Krok 2 ataku: jeśli atakujesz, to ty wskazujesz obrońcę. Gdy atakuje istota z głębin, wskazuje go aktywny gracz.
rule-attack-4a = Obrońcą może być tylko ktoś, kto stoi na polu atakującego.
rule-attack-4b = Jako człowiek możesz atakować tylko istoty z głębin i ujawnionych zdrajców.
rule-attack-4c = Ujawnieni zdrajcy i istoty z głębin mogą atakować tylko ludzi.
rule-attack-5 = Krok 3 ataku: ustala się wartość docelową, czyli najniższy wynik rzutu, przy którym atak się udaje.
rule-attack-5a = Atak na istotę z głębin ma wartość docelową 4.
rule-attack-5b = Atak na postać ma wartość docelową 6.
rule-attack-6 = Krok 4 ataku: kto chce, używa teraz zdolności działających, „zanim zostanie wykonany rzut kością”.
rule-attack-7 = Krok 5 ataku: ktoś z graczy rzuca kością.
rule-attack-8 = Krok 6 ataku: kto chce, używa teraz zdolności, dzięki którym kość się przerzuca.
rule-attack-8a = Po każdym przerzucie atak wraca do kroku 4.
rule-attack-9 = Krok 7 ataku: do wyniku rzutu dolicza się wszystkie modyfikatory. Jeśli suma wynosi co najmniej tyle co wartość docelowa, atak się udaje, a jeśli mniej, kończy się niepowodzeniem.
rule-attack-9a = Udany atak oznacza, że obrońca jest pokonany.
rule-attack-9a-i = Istota z głębin pokonana w ataku wraca do rezerwy.
rule-attack-9a-ii = Człowiek pokonany w ataku trafia do lazaretu.
rule-attack-9a-iii = Ujawniony zdrajca pokonany w ataku trafia do aresztu.
rule-attack-9b = Nieudany atak nie ma żadnych skutków.
rule-adjacent-0 = Pola sąsiadują, gdy stykają się krawędzią.
rule-adjacent-1 = Pola, które dotykają się samym rogiem, nie są sąsiednie.
rule-adjacent-2 = Figurka, żeton czy karta sąsiaduje ze wszystkim, z czym sąsiaduje zajmowane przez nią pole: z polami i z tym, co na nich jest.
rule-adjacent-3 = Elementy leżące na dwóch sąsiednich polach także ze sobą sąsiadują.
rule-arrows-0 = Strzałki ruchu na planszy pokazują, w którą stronę idą istoty z głębin.
rule-arrows-1 = Każde pole wody i każde pole pokładu ma jedną strzałkę ruchu.
rule-arrows-2 = Między polami pomieszczeń strzałek ruchu brak: istoty z głębin poruszają się tam według osobnej zasady.
rule-brig-0 = Areszt to cela na statku. Można w nim zamknąć podejrzanych ludzi, a pokonani ujawnieni zdrajcy trafiają tam zawsze.
rule-brig-1 = Jako człowiek możesz wsadzić innego człowieka do aresztu: użyj zdolności akcji kajuty kapitańskiej i zdaj jej test umiejętności.
rule-brig-1a = Do testu umiejętności kajuty kapitańskiej karty może dodać każdy gracz.
rule-brig-2 = Jako człowiek przesunięty do aresztu tracisz każdy swój tytuł.
rule-brig-3 = Pokonany ujawniony zdrajca zawsze trafia do aresztu.
rule-brig-4 = Z aresztu nie możesz wyjść zwykłym ruchem.
rule-brig-4a = Jako człowiek wychodzisz z aresztu, gdy użyjesz jego zdolności akcji i zdasz test umiejętności.
rule-brig-4a-i = Jako człowiek możesz użyć zdolności akcji aresztu także wtedy, gdy siedzi w nim z tobą ujawniony zdrajca.
rule-brig-4a-ii = Do testu umiejętności aresztu karty może dodać każdy gracz.
rule-brig-4b = Jako ujawniony zdrajca wychodzisz z aresztu, gdy odrzucisz z ręki karty umiejętności warte razem co najmniej 12.
rule-brig-4b-i = Jako ujawniony zdrajca odrzucasz karty potrzebne do wyjścia jednocześnie i od razu opuszczasz areszt. Jedno i drugie to ta sama akcja.
rule-brig-4c = Efekt przesuwający postacie wydostanie cię z aresztu tylko wtedy, gdy jego tekst wyraźnie wymienia areszt.
rule-brig-5 = Siedząc w areszcie, możesz dodać do jednego testu umiejętności najwyżej jedną kartę.
rule-brig-6 = Siedząc w areszcie, nie możesz korzystać ze zdolności swoich przedmiotów.
rule-brig-6a = Dopóki siedzisz w areszcie, aktywne ulepszenie nie powiększa twojego zestawu umiejętności.
rule-brig-7 = Jako człowiek w areszcie pomijasz w kroku Mitów kryzys ze swojej karty Mitów: rozpatrujesz jedynie symbol aktywacji oraz symbol toru.
rule-brig-7a = Jeśli karta Mitów człowieka w areszcie ma symbol wyboru toru, tor wybiera Kapitan.
rule-brig-7b = Jeśli człowiek w areszcie dobierze kartę Mitów określonej postaci, a ta siedzi w areszcie, nie gra albo jest ujawnionym zdrajcą, kartę jak zawsze odrzuca się i dobiera następną.
rule-brig-8 = Jako człowiek pokonany w areszcie zostajesz tam, gdzie jesteś.
rule-brig-9 = Do aresztu nie możesz wejść z własnej woli.
rule-brig-10 = Areszt nie może zostać uszkodzony.
rule-brig-11 = Areszt jest zamknięty dla istot z głębin: nie wystawia się ich tam i nie mogą tam wejść.
rule-brig-12 = W areszcie też dobierasz w kroku otrzymania umiejętności cały swój zestaw umiejętności.
rule-brig-13 = Ze zdolności swoich kart umiejętności możesz w areszcie korzystać jak zwykle.
rule-front-0 = Przodem statku są dwa pola wody: to z numerem 1–4 i to z numerem 5–8.
rule-front-1 = Monarcha, który rusza się w ramach swojej aktywacji, idzie o jedno pole w stronę najbliższego numerowanego pola wody.
rule-front-1a = Monarcha, który stoi już na numerowanym polu wody, przy aktywacji się nie rusza.
rule-chaos_deck-0 = Talia chaosu zawiera po dwie karty każdej umiejętności oprócz zdrady. Leży na swoim miejscu planszy, tuż obok Odmętów.
rule-chaos_deck-1 = Każdy test umiejętności zaczyna się od dodania dwóch zakrytych kart z wierzchu talii chaosu.
rule-chaos_deck-2 = Gdy z talii chaosu ubędzie ostatnia karta, powstaje nowa talia: po dwie karty każdej umiejętności oprócz zdrady, dobrze potasowane.
rule-chaos_deck-2a = Jeśli jakiejś umiejętności w talii i na stosie odrzuconych nie zostały razem nawet dwie karty, do nowej talii chaosu nie trafia z niej nic.
rule-chaos_deck-3 = Nikomu nie wolno zaglądać do talii chaosu.
rule-chaos_deck-4 = Wszyscy mogą wiedzieć, ile kart zostało w talii chaosu. Wolno ci je w każdej chwili przeliczyć, byle nie patrzeć na awersy.
rule-chaos_deck-5 = Gdy masz wtasować X kart zdrady do talii chaosu, bierzesz tyle kart z wierzchu talii zdrady, tasujesz je z całą resztą talii chaosu i odkładasz ją tam, gdzie leżała.
rule-characters-0 = Słowo „postacie” oznacza zarówno ludzi, jak i ujawnionych zdrajców.
rule-ending-0 = Gra dobiega końca od razu, gdy zdarzy się jedna z czterech rzeczy: ostatnie dotarcie na pole „Rejs”, zasób spadający do 0, sześć uszkodzonych pól, za mało istot z głębin w rezerwie.
rule-ending-0a = Gra się kończy, gdy żeton podróży staje na polu „Rejs”, a karty nawigacji w grze mają w sumie co najmniej 12 jednostek dystansu.
rule-ending-0b = Gra się kończy, gdy choć jeden zasób spada do 0.
rule-ending-0c = Gra się kończy, gdy sześć pól jest naraz uszkodzonych.
rule-ending-0d = Gra się kończy, gdy trzeba wystawić więcej istot z głębin, niż jest w rezerwie.
rule-ending-1 = Po zakończeniu gry wszyscy odkrywają wszystkie swoje karty lojalności.
rule-ending-1a = Jeśli gra kończy się ostatnim dotarciem żetonu podróży na pole „Rejs”, wygrywa każdy, kto ma same karty ludzi.
rule-ending-1b = Jeśli gra kończy się w inny sposób, wygrywa każdy, kto ma choć jedną kartę hybrydy.
rule-ending-1b-i = Gdy w grze jest co najmniej 12 jednostek dystansu, razem z hybrydami wygrywa też kultysta. Dzieje się tak nawet wtedy, gdy gra kończy się w trakcie rozpatrywania karty nawigacji, która dopełnia 12.
rule-ending-1b-ii = Jeśli masz i hybrydę, i kultystę, wygrywasz tak jak hybrydy, nawet przy dystansie mniejszym niż 12.
rule-removed-0 = To, co zostaje usunięte z gry, wraca do pudełka. Potem wolno ci to obejrzeć tylko wtedy, gdy pozwala na to jakiś efekt.
rule-reveal_ability-0 = Zdolność ujawnienia masz na swoim arkuszu postaci, na dole po prawej. Rozpatrujesz ją, kiedy ujawniasz się jako zdrajca.
rule-reveal-0 = Jako człowiek z kartą hybrydy lub kultysty możesz wydać akcję, by się ujawnić. Przechodzisz wtedy kolejno siedem kroków.
rule-reveal-1 = Krok 1 ujawnienia się: odkryj dokładnie jedną swoją kartę hybrydy albo kultysty.
rule-reveal-1a = Jeśli przy ujawnieniu się masz i hybrydę, i kultystę, to ty wybierasz, którą kartę odkryjesz.
rule-reveal-2 = Krok 2 ujawnienia się: rozpatrz zdolność ujawnienia ze swojego arkusza postaci. Potem przykryj jego zdolności odkrytą kartą lojalności; do końca gry są dla ciebie stracone.
rule-reveal-3 = Krok 3 ujawnienia się: przy dystansie mniejszym niż 12 oddajesz wszystkie zakryte karty lojalności jednej innej osobie; dołącza je do swoich i może na nie patrzeć, kiedy zechce. Od 12 wzwyż zostają zakryte w twoim obszarze gry.
rule-reveal-4 = Krok 4 ujawnienia się: tracisz każdy tytuł, który masz.
rule-reveal-5 = Krok 5 ujawnienia się: odrzuć wszystkie karty Mitów, które leżą przed tobą, i usuń z gry kartę wyczynu, jeśli jeszcze ją masz.
rule-reveal-6 = Krok 6 ujawnienia się: jeśli nie siedzisz w areszcie, możesz odrzucić tyle kart umiejętności, ile chcesz, i za każdą dobrać kartę zdrady, dopóki jakieś są.
rule-reveal-7 = Krok 7 ujawnienia się: załóż na swój pionek znacznik zdrajcy.
rule-reveal-8 = Gdy już się ujawnisz, trwająca tura toczy się dalej.
rule-reveal-8a = Jeśli ujawniasz się we własnej turze, możesz jeszcze wykorzystać resztę akcji, ale twój krok Mitów przepada.
rule-revealed_traitors-0 = Jesteś ujawnionym zdrajcą, jeśli leży przed tobą odkryta karta hybrydy albo kultysty.
rule-revealed_traitors-1 = Ujawnionym zdrajcą zostajesz tylko przez akcję ujawnienia się.
rule-revealed_traitors-2 = Jako ujawniony zdrajca rozgrywasz turę inaczej niż człowiek.
rule-revealed_traitors-3 = Ujawnieni zdrajcy mogą atakować ludzi, a ludzie ich.
rule-revealed_traitors-4 = Jako ujawniony zdrajca możesz dobierać karty zdrady oraz korzystać z ich zdolności.
rule-revealed_traitors-5 = Tam, gdzie stoi ujawniony zdrajca, ludzie nie mogą użyć ani zdolności akcji pola, ani zdolności karty uszkodzenia.
rule-revealed_traitors-6 = Jako ujawniony zdrajca możesz dodać do jednego testu umiejętności najwyżej jedną kartę.
rule-revealed_traitors-7 = Zdolności twojego arkusza postaci i pól statku są dla ciebie niedostępne, odkąd jesteś ujawnionym zdrajcą.
rule-spawn-0 = Gdy masz wystawić X istot z głębin, bierzesz tyle figurek z rezerwy i stawiasz je tam, gdzie ci kazano.
rule-spawn-1 = Jeśli figurek w rezerwie nie wystarcza na wszystkie wystawiane istoty z głębin, gra od razu się kończy.
rule-waypoints-0 = Karty nawigacji to kolejne odcinki rejsu SS Atlantiki.
rule-waypoints-1 = Na każdej karcie nawigacji jest efekt oraz dystans.
rule-waypoints-1a = Dystans na karcie nawigacji to 2, 3 albo 4.
rule-waypoints-2 = Za każdym razem, gdy żeton podróży staje na polu „Rejs”, Kapitan wprowadza do gry kartę nawigacji.
rule-waypoints-2a = Jeśli w chwili dotarcia żetonu podróży na pole „Rejs” w grze jest już co najmniej 12 jednostek dystansu, statek wpływa do portu i gra się kończy.
rule-waypoints-2b = Gdy dzięki karcie nawigacji łączny dystans po raz pierwszy wynosi co najmniej 6, po jej rozpatrzeniu następuje faza przebudzenia.
rule-abilities-0 = Większość kart ma zdolności. Każda mówi, kiedy możesz jej użyć i co się wtedy dzieje.
rule-abilities-1 = Jak rozumieć słowa używane w zdolnościach.
rule-abilities-2 = „Ty”, „twój” i „twoje” na karcie oznaczają tego, kto ją rozpatruje.
rule-abilities-2a = „Ty” na karcie Mitów to aktywny gracz. Jeśli jednak przy kryzysie z wyborem wybiera ktoś inny, „ty” oznacza osobę wybierającą.
rule-abilities-3 = „Nie można” obowiązuje bez wyjątku: żadna inna zdolność tego nie znosi.
rule-abilities-4 = „Możesz” w opisie zdolności znaczy, że to ty decydujesz, czy skorzystać z efektu.
rule-abilities-5 = „Aby” oznacza koszt: dopiero gdy stanie się to, co przed tym słowem, rozpatruje się to, co po nim.
rule-abilities-6 = Efekt z „gdy ma być” lub „gdy ma zostać” rozpatruje się przed wydarzeniem, którego dotyczy. Jeśli jest w nim też „zamiast tego”, zajmuje miejsce tego wydarzenia.
rule-abilities-7 = Gdy masz podejrzeć coś ukrytego, najczęściej kartę z wierzchu talii, widzisz to wyłącznie ty.
rule-abilities-8 = „Jeśli to możliwe” stoi przy poleceniu, którego czasem nie da się wykonać. Gdy się nie da, pomijasz je.
rule-abilities-9 = „Następnie” mówi tylko, kiedy coś następuje: gdy wszystko wcześniejsze zostało rozpatrzone albo okazało się niemożliwe. Nie musi się to udać.
rule-abilities-10 = Zdolności z dopiskiem „Limit raz na turę” możesz użyć w każdej turze tylko jeden raz, bez względu na to, czyja to tura.
rule-abilities-10a = Jeśli możesz użyć zdolności z limitem „raz na turę” w cudzej turze, wolno ci to zrobić w niej jeden raz, nawet po użyciu tej zdolności we własnej.
rule-abilities-10b = „Limit raz na turę” dotyczy całej zdolności, choćby składała się z kilku zdań.
rule-abilities-11 = Niektóre karty Mitów kładziesz w swoim obszarze gry i dostajesz od nich zdolności. Masz je tak długo, jak długo karta tam leży.
rule-abilities-12 = To, co w nawiasach, służy tylko za przypomnienie.
rule-abilities-13 = Kiedy przychodzi pora na zdolności.
rule-abilities-14 = Przed każdym rzutem kością wszyscy mogą użyć zdolności, które działają przed nim. Po rzucie pora na zdolności działające po nim, na przykład przerzuty; dopiero potem wynik wchodzi w życie.
rule-abilities-15 = Zanim w teście umiejętności pojawi się pierwsza karta, wszyscy mogą użyć zdolności przeznaczonych na tę chwilę.
rule-abilities-16 = Jeśli kilka rzeczy dzieje się naraz, na przykład aktywują się istoty z głębin, kolejność ustala aktywny gracz.
rule-abilities-16a = Jeśli kilka osób naraz chce użyć zdolności, aktywny gracz ustala, kto kiedy będzie miał okazję.
rule-abilities-16a-i = Jako aktywny gracz możesz wcześniej spytać, kto jakiej zdolności chce użyć. Inni mogą skłamać albo milczeć.
rule-abilities-16a-ii = Gdy nadejdzie twoja kolej na zdolność, możesz też z niej zrezygnować.
rule-enemies-0 = To, kto jest twoim wrogiem, zależy od tego, po czyjej jesteś stronie.
rule-enemies-1 = Jeśli jesteś człowiekiem, twoimi wrogami są istoty z głębin oraz ujawnieni zdrajcy.
rule-enemies-2 = Jeśli jesteś ujawnionym zdrajcą, twoimi wrogami są ludzie.
topic-spaces = Pola
topic-skill_set = Zestaw umiejętności
topic-skill_cards = Karty umiejętności
topic-skill_checks = Testy umiejętności
topic-tracks = Tory
topic-items = Karty przedmiotów
topic-hand_limit = Limit kart na ręce
topic-back = Tył statku
topic-supporting_skills = Umiejętności wspierające
topic-sick_bay = Lazaret
topic-loyalty = Karty lojalności
topic-component_limits = Ograniczenia komponentów
topic-humans = Ludzie
topic-monarchs = Monarchowie
topic-monsters = Potwory
topic-mythos = Karty Mitów

rule-spaces-0 = Każde pole jest polem statku albo polem wody. Pola statku to z kolei pola pokładu albo pola pomieszczeń.
rule-spaces-1 = Najbliższe jest to pole, do którego od danego pola albo komponentu trzeba przejść najmniej pól.
rule-spaces-2 = Wokół statku leży osiem pól wody; widać na nich ocean.
rule-spaces-3 = Przód statku to dwa pola wody, które mają numery 1–4 i 5–8.
rule-spaces-4 = Z każdego pola wody strzałka ruchu prowadzi istoty z głębin na sąsiadujące z nim pole pokładu.
rule-spaces-5 = Na polach wody stoją wyłącznie potwory. Nic innego nie może się tam znaleźć.
rule-spaces-6 = Nie możesz przesunąć się na pole wody.
rule-spaces-7 = Pola wody nigdy nie można uszkodzić.
rule-spaces-8 = SS Atlantica składa się z 16 pól statku.
rule-spaces-9 = Celem twojego ruchu może być tylko pole statku.
rule-spaces-10 = Nie ma ograniczenia, ile postaci i istot z głębin stoi razem na jednym polu statku.
rule-spaces-11 = Każde pole statku jest albo polem pokładu, albo polem pomieszczenia.
rule-spaces-12 = Z zewnątrz statek ma osiem pól pokładu. Widać na nich górny pokład.
rule-spaces-13 = Osiem pól pokładu nosi numery od 1 do 8.
rule-spaces-14 = Z każdego pola pokładu strzałka ruchu prowadzi istoty z głębin na sąsiadujące z nim pole pomieszczenia.
rule-spaces-15 = Pola pokładu nigdy nie można uszkodzić.
rule-spaces-16 = Pasażerów umieszcza się na polach pokładu i nigdzie indziej.
rule-spaces-16a = Nie ma ograniczenia, ilu pasażerów jest razem na jednym polu pokładu.
rule-spaces-17 = Wnętrze statku to osiem pól pomieszczeń.
rule-spaces-18 = Każde pole pomieszczenia ma nazwę i krótką wzmiankę o tym, co daje. Wszystkie oprócz aresztu i lazaretu mają też numer z zakresu od 1 do 8.
rule-spaces-18a = Co dokładnie daje pole pomieszczenia, przeczytasz w całości na arkuszu pomocy gracza.
rule-spaces-19 = Pole pomieszczenia można uszkodzić, chyba że jest to areszt albo lazaret.
rule-spaces-20 = Lazaret i areszt mają własne zasady.
rule-spaces-20a = Ani lazaretu, ani aresztu nigdy nie można uszkodzić.
rule-spaces-20b = Do lazaretu i aresztu nie dostanie się żadna istota z głębin: nie może tam wejść ani zostać tam wystawiona.
rule-spaces-20c = Do lazaretu ani do aresztu nie możesz wejść z własnej woli.
rule-skill_set-0 = Zestaw umiejętności jest na arkuszu twojej postaci. Mówi, ile kart umiejętności dostajesz i jakiego rodzaju.
rule-skill_set-1 = W swoim kroku otrzymania umiejętności dobierasz swój zestaw: dokładnie tyle kart umiejętności i takich rodzajów, jak w nim podano.
rule-skill_set-1a = Jeśli w swoim kroku otrzymania umiejętności jesteś w lazarecie, dobierasz tylko 1 kartę. To ty decydujesz, którą z twojego zestawu umiejętności.
rule-skill_set-2 = Aktywne ulepszenie powiększa twój zestaw umiejętności o 1 kartę. Jej rodzaj podany jest na przedmiocie.
rule-skill_cards-0 = Kartę umiejętności możesz zagrać dla jej zdolności. Możesz też dodać ją do testu umiejętności; tam go wspiera albo neguje.
rule-skill_cards-1 = Na karcie umiejętności podane są jej rodzaj, wartość i zdolność.
rule-skill_cards-2 = Sześć rodzajów kart umiejętności nazywa się wpływ, wiedza, percepcja, siła, wola i zdrada.
rule-skill_cards-2a = Dla każdego rodzaju umiejętności jest osobna talia, a obok niej osobny stos kart odrzuconych, który leży odkryty.
rule-skill_cards-2b = Po dobraniu ostatniej karty z talii umiejętności tasuje się jej stos kart odrzuconych i to on staje się nową talią.
rule-skill_cards-2b-i = Dopóki talia umiejętności jest pusta, a na jej stosie kart odrzuconych też nic nie leży, nikt nie dobierze karty tego rodzaju.
rule-skill_cards-2b-ii = Gdy talia umiejętności i jej stos kart odrzuconych są puste, sama odrzucona karta jeszcze nie odnawia talii. Stos tasuje się w nową talię dopiero wtedy, gdy ktoś następnym razem ma z niej dobrać.
rule-skill_cards-2c = Kto nie jest ujawnionym zdrajcą, nie może dobierać kart zdrady ani używać ich zdolności.
rule-skill_cards-3 = Wszyscy mają na ręce karty umiejętności.
rule-skill_cards-3a = Dobrana karta umiejętności trafia na twoją rękę.
rule-skill_cards-3a-i = Jeśli możesz wybrać talie umiejętności, najpierw ustalasz liczbę kart z każdej z nich. Dopiero potem dobierasz.
rule-skill_cards-3b = Na ręce trzymasz wyłącznie karty umiejętności, nigdy karty innego typu.
rule-skill_cards-3c = To, ile kart masz na ręce, nie jest tajemnicą. Każdy może cię o to zapytać, kiedy chce.
rule-skill_cards-3d = Twój limit kart na ręce wynosi 10 kart umiejętności.
rule-skill_cards-3d-i = W kroku odrzucenia kart każdej tury wszyscy, którzy trzymają ponad 10 kart umiejętności, odrzucają wybrane, aż zostanie im 10.
rule-skill_cards-4 = Chcąc użyć zdolności karty umiejętności, pokazujesz kartę z ręki, czytasz ją i robisz to, co na niej napisano.
rule-skill_cards-4a = Karty umiejętności możesz zagrywać w swojej turze i w turach innych graczy.
rule-skill_cards-4b = Jeśli karta umiejętności ma zdolność akcji, jej użycie kosztuje cię akcję.
rule-skill_cards-4c = Gdy zdolność jest już rozpatrzona, karta umiejętności trafia na stos kart odrzuconych swojego rodzaju.
rule-skill_checks-0 = Do testu umiejętności dochodzi przez kryzys albo przez zdolność akcji kajuty kapitańskiej lub aresztu.
rule-skill_checks-1 = Test umiejętności ma wartość docelową i co najmniej dwa symbole umiejętności. Pokazane rodzaje wspierają test, pozostałe go negują.
rule-skill_checks-2 = Test umiejętności przebiega w siedmiu krokach, jeden po drugim.
rule-skill_checks-3 = Test umiejętności, krok 1: aktywny gracz mówi, ile wynosi wartość docelowa i które umiejętności wspierają test.
rule-skill_checks-3a = Po tym ogłoszeniu każdy może użyć zdolności działających, zanim do testu trafią karty.
rule-skill_checks-4 = Test umiejętności, krok 2: aktywny gracz wykłada zakryte 2 karty z wierzchu talii chaosu. Od nich zaczyna się pula testu.
rule-skill_checks-5 = Test umiejętności, krok 3: każdy ma dokładnie jedną szansę, by dołożyć z ręki do puli testu zakryte karty, jedną lub więcej. Zaczyna osoba po lewej stronie aktywnego gracza, dalej kolej przechodzi zgodnie z ruchem wskazówek zegara, a aktywny gracz jest ostatni.
rule-skill_checks-5a = Możesz nie dodać do testu umiejętności ani jednej karty.
rule-skill_checks-5b = Jeśli jesteś człowiekiem w areszcie albo ujawnionym zdrajcą, do każdego testu umiejętności możesz dodać najwyżej 1 kartę.
rule-skill_checks-6 = Test umiejętności, krok 4: aktywny gracz dobrze tasuje pulę testu. Nie może być widać, od kogo pochodzi która karta.
rule-skill_checks-7 = Test umiejętności, krok 5: aktywny gracz odkrywa karty z puli testu jedna po drugiej i oddziela wspierające od negujących.
rule-skill_checks-8 = Test umiejętności, krok 6: sumuje się wartości kart wspierających i odejmuje wartości kart negujących. Tak powstaje wynik testu.
rule-skill_checks-8a = Jeśli wynik osiąga albo przekracza wartość docelową, test umiejętności jest sukcesem.
rule-skill_checks-8a-i = Po sukcesie rozpatruje się to, co w teście opisano jako sukces, oraz to, co zależy od jego powodzenia.
rule-skill_checks-8b = W części kryzysów możliwy jest też częściowy sukces: podano przy nim liczbę, a za nią efekt.
rule-skill_checks-8b-i = Jeśli wynik nie sięga wartości docelowej, ale wystarcza na liczbę podaną przy częściowym sukcesie, działa efekt częściowego sukcesu.
rule-skill_checks-8b-ii = Dla innych efektów test z częściowym sukcesem nie jest ani udany, ani nieudany.
rule-skill_checks-8c = Jeśli wynik jest niższy od wartości docelowej, a także od liczby częściowego sukcesu, o ile ją podano, test umiejętności jest porażką.
rule-skill_checks-8c-i = Po porażce rozpatruje się to, co w teście opisano jako porażkę, oraz to, co zależy od jego niepowodzenia.
rule-skill_checks-9 = Test umiejętności, krok 7: każda karta z puli testu trafia na stos kart odrzuconych swojego rodzaju.
rule-tracks-0 = Na planszy są dwa tory: jeden dla podróży, drugi dla rytuału.
rule-tracks-1 = Przesunąć się na torze do przodu to znaczy: żeton idzie o podaną liczbę pól dalej od pola startowego.
rule-tracks-1a = Jeśli żeton dojdzie do ostatniego pola toru i zostanie mu jeszcze ruch, najpierw wraca na pole startowe, a potem idzie dalej o resztę.
rule-tracks-2 = Cofnąć się na torze to znaczy: żeton idzie o podaną liczbę pól ku polu startowemu.
rule-tracks-2a = Żeton na polu startowym nie może się już cofnąć.
rule-tracks-3 = Zresetować tor to znaczy: jego żeton wraca od razu na pole startowe.
rule-tracks-3a = Gdy resetuje się tor, którego żeton jest na polu startowym, żeton się nie rusza.
rule-tracks-4 = Tor podróży pokazuje, ile drogi zostało SS Atlantice do następnej karty nawigacji.
rule-tracks-5 = Jeśli na karcie Mitów jest symbol podróży, przy jego rozpatrzeniu żeton podróży idzie do przodu.
rule-tracks-6 = Zdolnością akcji maszynowni możesz samodzielnie przesunąć żeton podróży do przodu.
rule-tracks-7 = Za każde pole, o które żeton podróży idzie naprzód, każdy potwór w wodzie przesuwa się o 1 pole wody w kierunku tyłu statku.
rule-tracks-7a = Potwór, który jest już na polu wody z tyłu statku, trafia zamiast tego na Odmęty.
rule-tracks-8 = Gdy żeton podróży wejdzie na pole „Rejs”, kolejny odcinek drogi jest za wami.
rule-tracks-8a = Jeśli karty nawigacji w grze dają razem co najmniej 12 dystansu, gdy żeton podróży wchodzi na pole „Rejs”, statek jest w porcie i gra od razu się kończy.
rule-tracks-8b = Jeśli karty nawigacji w grze dają razem mniej niż 12 dystansu, gdy żeton podróży wchodzi na pole „Rejs”, Kapitan podgląda 2 karty z wierzchu talii nawigacji. Jedną rozpatruje, a druga idzie na spód talii.
rule-tracks-8b-i = Kapitan dokłada wybraną kartę nawigacji do rzędu tych, które już są w grze, a potem rozpatruje jej treść.
rule-tracks-8b-ii = Po rozpatrzeniu karty nawigacji Kapitan odkłada żeton podróży na pole startowe.
rule-tracks-8b-iii = Jeśli karty nawigacji w grze po raz pierwszy dają razem co najmniej 6 dystansu, następuje faza przebudzenia.
rule-tracks-9 = Tor rytuału pokazuje, ile jeszcze brakuje do rzucenia zaklęcia wielkiego wygnania.
rule-tracks-10 = Jeśli na karcie Mitów jest symbol rytuału, przy jego rozpatrzeniu żeton rytuału idzie do przodu.
rule-tracks-11 = Zdolnością akcji kaplicy możesz samodzielnie przesunąć żeton rytuału do przodu.
rule-tracks-12 = Gdy żeton rytuału wejdzie na pole „Rytuał”, następuje wielkie wygnanie. Jego części rozpatruje się po kolei.
rule-tracks-12a = Wielkie wygnanie odsyła do rezerwy każdą istotę z głębin, która jest na polu pokładu albo na polu wody.
rule-tracks-12a-i = Istotom z głębin na polach pomieszczeń wielkie wygnanie nic nie robi.
rule-tracks-12b = Wielkie wygnanie odsyła Ojca Dagona i Matkę Hydrę na Odmęty.
rule-tracks-12c = Wielkie wygnanie pokonuje każdego pasażera na polu pokładu.
rule-tracks-12d = Wielkie wygnanie pokonuje każdą postać na polu pokładu.
rule-tracks-12d-i = Kogo wielkie wygnanie pokona, ten jako człowiek trafia do lazaretu, a jako ujawniony zdrajca do aresztu.
rule-tracks-12d-ii = Postaciom na polach pomieszczeń wielkie wygnanie nic nie robi.
rule-tracks-12e = Na koniec wielkiego wygnania żeton rytuału wraca na pole startowe.
rule-items-0 = Przedmiot daje ci specjalne zdolności, dopóki leży w twoim obszarze gry.
rule-items-1 = Gdy masz dobrać przedmiot, bierzesz kartę z wierzchu talii przedmiotów. Kładziesz ją odkrytą w swoim obszarze gry.
rule-items-2 = Przedmioty nie mają stosu kart odrzuconych. Gdy któryś schodzi z gry, usuwa się go na stałe.
rule-items-3 = Gdy używasz przedmiotu, czytasz jego tekst i robisz to, co tam napisano.
rule-items-3a = Jeśli przedmiot ma zdolność akcji, jej użycie kosztuje cię akcję.
rule-items-4 = Gdy talia przedmiotów się skończy, nikt nie może już dobrać przedmiotu.
rule-items-4a = Jeśli używasz zdolności akcji ładowni, gdy w talii przedmiotów została 1 karta, podglądasz ją. Potem decydujesz: zatrzymujesz ją albo odkładasz na talię.
rule-items-5 = Karta przedmiotu ma kategorie; podano je na pasku pod ilustracją.
rule-items-5a = Kategoria sama z siebie nic nie robi. Liczy się tylko dla zdolności, które o niej mówią.
rule-items-6 = Przedmiot ze słowem kluczowym „Ulepszenie” ma przy dolnym brzegu pasek z umiejętnością.
rule-items-7 = Nigdy nie możesz mieć więcej niż 1 aktywnego ulepszenia.
rule-items-7a = Odkryte ulepszenie jest aktywne.
rule-items-7b = Zakryte ulepszenie jest nieaktywne.
rule-items-7b-i = Także nieaktywne ulepszenie jest według wszystkich zasad przedmiotem w twoim obszarze gry.
rule-items-7b-ii = Nieaktywne ulepszenie możesz wymienić albo odrzucić jak każdy inny przedmiot.
rule-items-8 = Aktywne ulepszenie możesz zmienić, gdy zaczyna się twoja tura, a także za każdym razem, gdy zdobywasz lub tracisz ulepszenie.
rule-items-8a = Ulepszenie zdobywasz, gdy dobierasz je z talii albo dostajesz od kogoś, czy to przy wymianie, czy przez inny efekt.
rule-items-8b = Ulepszenie tracisz, gdy znika z twojego obszaru gry, czy to przy wymianie, czy przez inny efekt.
rule-items-9 = Aby zmienić aktywne ulepszenie, odkrywasz jedno ze swoich ulepszeń, a potem zakrywasz całą resztę.
rule-items-10 = Umiejętność z aktywnego ulepszenia należy do twojego zestawu umiejętności, dopóki ulepszenie jest aktywne.
rule-items-10a = Jeśli zmieniasz aktywne ulepszenie na początku tury, robisz to przed krokiem otrzymania umiejętności. Karty dobierasz więc już z nowym.
rule-items-10b = Gdy jesteś w areszcie, aktywne ulepszenie nie powiększa twojego zestawu umiejętności.
rule-hand_limit-0 = Limit kart na ręce mówi, ile kart umiejętności może ci najwyżej zostać po kroku odrzucenia kart.
rule-hand_limit-1 = Limit kart na ręce jest dla wszystkich taki sam: 10.
rule-hand_limit-2 = Jeśli w kroku odrzucenia kart trzymasz ponad 10 kart umiejętności, wybierasz, które odrzucić, aż będzie ich 10. Dotyczy to wszystkich i każdej tury.
rule-back-0 = Tył statku to dwa pola wody: te, które graniczą z polami pokładu 7 i 8.
rule-back-1 = Gdy żeton podróży idzie do przodu, potwory z pól wody z tyłu statku trafiają na Odmęty.
rule-supporting_skills-0 = Przy wartości docelowej testu umiejętności widnieją co najmniej dwa symbole umiejętności. Te rodzaje wspierają ten test.
rule-supporting_skills-1 = Wartość karty wspierającej dodaje się do wyniku testu umiejętności.
rule-sick_bay-0 = Pokonany człowiek trafia do lazaretu.
rule-sick_bay-1 = W lazarecie dobierasz w kroku otrzymania umiejętności tylko 1 kartę, dowolną ze swojego zestawu umiejętności.
rule-sick_bay-1a = Także z aktywnym ulepszeniem dobierasz w lazarecie tylko 1 kartę. Możesz jednak wziąć rodzaj, który daje ci ulepszenie.
rule-sick_bay-2 = Akcją ruchu możesz opuścić lazaret jak prawie każde inne pole.
rule-sick_bay-2a = Jeśli przed swoją turą nie ma cię już w lazarecie, bo na przykład ktoś dał ci akcję w swojej turze, dobierasz pełny zestaw umiejętności.
rule-sick_bay-3 = Pokonanie w lazarecie nigdzie cię nie przenosi: po prostu w nim zostajesz.
rule-sick_bay-4 = Do lazaretu nie możesz wejść z własnej woli.
rule-sick_bay-5 = Lazaretu nigdy nie można uszkodzić.
rule-sick_bay-6 = Do lazaretu nie dostanie się żadna istota z głębin: nie może tam wejść ani zostać tam wystawiona.
rule-loyalty-0 = Karty lojalności mówią, czy trzymasz z ludźmi, czy z istotami z głębin. Dzielą się na trzy rodzaje: człowiek, hybryda i kultysta.
rule-loyalty-1 = Dostajesz dwie karty lojalności: jedną przy przygotowaniu gry, drugą w fazie przebudzenia.
rule-loyalty-2 = Jeśli masz same karty człowieka, jesteś po stronie ludzi. Wygrywasz, gdy ludzie osiągną swój cel.
rule-loyalty-3 = Jeśli masz choć jedną kartę hybrydy, jesteś zdrajcą po stronie istot z głębin. Wygrywasz, gdy spełni się którykolwiek z ich celów. Karty człowieka, które masz oprócz niej, niczego nie zmieniają.
rule-loyalty-4 = Jeśli masz kartę kultysty, jesteś zdrajcą po stronie istot z głębin. Wygrywasz, gdy spełni się którykolwiek z ich celów, a karty nawigacji w grze dają wtedy razem co najmniej 12 dystansu. Karty człowieka, które masz oprócz niej, niczego nie zmieniają.
rule-loyalty-5 = Jeśli masz i kartę kultysty, i kartę hybrydy, wygrywasz na warunkach hybrydy.
rule-loyalty-6 = Dopóki nie jesteś ujawnionym zdrajcą, liczysz się jako człowiek. Zakryte karty hybrydy czy kultysty tego nie zmieniają.
rule-loyalty-7 = Własne karty lojalności możesz obejrzeć, kiedy tylko chcesz.
rule-component_limits-0 = Wszystkiego jest tylko tyle, ile zawiera pudełko.
rule-component_limits-1 = Jeśli w talii jest mniej kart, niż masz dobrać, bierzesz te, które są. Może nie być żadnej.
rule-component_limits-2 = Jeśli trzeba wystawić więcej istot z głębin, niż jest w rezerwie, gra od razu się kończy.
rule-humans-0 = Człowiekiem jest każdy, kto nie jest ujawnionym zdrajcą, nawet z zakrytą kartą hybrydy albo kultysty.
rule-humans-1 = Pasażerowie nie liczą się jako ludzie.
rule-monarchs-0 = Jest dwoje monarchów, a są to Matka Hydra i Ojciec Dagon.
rule-monarchs-1 = Monarchy nie możesz zaatakować.
rule-monarchs-2 = Monarchowie nie liczą się jako istoty z głębin.
rule-monsters-0 = Potwory to istoty z głębin, a także Matka Hydra i Ojciec Dagon.
rule-mythos-0 = Karta Mitów ma trzy części. Rozpatruje się je jedna po drugiej.
rule-mythos-1 = Karta Mitów, krok 1: rozpatruje się kryzys.
rule-mythos-2 = Karta Mitów, krok 2: rozpatruje się symbol aktywacji.
rule-mythos-3 = Karta Mitów, krok 3: rozpatruje się symbol toru.
rule-mythos-4 = Dobraną kartę Mitów pokazujesz wszystkim. Potem się ją rozpatruje, a na koniec odrzuca.
rule-mythos-4a = Dopóki karta Mitów jest rozpatrywana, nic na niej nie jest tajne. Każdy może sam ją przeczytać.
rule-mythos-4b = Jeśli dobierasz kartę Mitów, a w kryzysie ma wybierać ktoś inny, najpierw oddajesz mu tę kartę.
rule-mythos-4c = Zielona karta Mitów jest przeznaczona dla określonej postaci: dotyczy tylko jej.
rule-mythos-4c-i = Przy zielonej karcie Mitów wybiera postać, której imię na niej widnieje.
rule-mythos-4c-ii = Jeśli postać z dobranej zielonej karty Mitów jest w areszcie, jest ujawnionym zdrajcą albo nie bierze udziału w grze, kartę się odrzuca i dobiera inną. Tak jest przy każdym dobieraniu kart Mitów.
rule-mythos-4c-iii = Jeśli zdolność pozwala ci potajemnie podejrzeć karty Mitów i trafisz na zielone, które po dobraniu trzeba by odrzucić, pokazujesz je, odrzucasz i podglądasz w zamian tyle samo nowych. Robisz tak, aż żadnej takiej nie będzie.
rule-mythos-5 = Obok talii Mitów leży odkryty stos przeznaczony tylko na odrzucone karty Mitów.
rule-mythos-6 = Po dobraniu ostatniej karty Mitów najpierw się ją rozpatruje. Potem tasuje się odrzucone karty Mitów i powstaje z nich nowa talia.
rule-mythos-7 = Każda karta Mitów przynosi kryzys, z którym musicie sobie poradzić.
rule-mythos-8 = Zanim zajmiecie się kryzysem, aktywny gracz czyta na głos jego tekst fabularny.
rule-mythos-9 = Kto rozpatruje kryzys, wykonuje wszystko, czego kryzys wymaga. Gdy kryzys zwraca się do kogoś na ty, zawsze chodzi o tę osobę.
rule-mythos-9a = Kryzys z wyborem opcji rozpatruje ten, kto dokonuje wyboru, a każdy inny kryzys aktywny gracz.
rule-mythos-10 = Kryzys może być trojaki: z wyborem opcji, z testem umiejętności albo z kombinacją obu.
rule-mythos-11 = W kryzysie z wyborem opcji ktoś musi wybrać jedną z dwóch opcji.
rule-mythos-12 = Kryzys z wyborem opcji zawsze mówi, kto wybiera.
rule-mythos-12a = Jeśli kryzys z wyborem opcji wskazuje aktywnego gracza, wybiera aktywny gracz.
rule-mythos-12b = Jeśli kryzys z wyborem opcji wskazuje Kapitana, wybiera ten, kto ma jego kartę tytułu.
rule-mythos-12c = Jeśli kryzys z wyborem opcji wskazuje Strażnika Księgi, wybiera ten, kto ma jego kartę tytułu.
rule-mythos-12d = Jeśli kryzys z wyborem opcji wskazuje postać po imieniu, wybiera ta postać, a karta Mitów jest przeznaczona właśnie dla niej.
rule-mythos-13 = Kto wybiera w kryzysie z wyborem opcji, najpierw czyta na głos wszystkie możliwości.
rule-mythos-13a = W kryzysie z wyborem opcji możesz wziąć każdą z dwóch opcji, także taką, której nie da się wykonać w całości. Chyba że karta mówi inaczej.
rule-mythos-14 = W kryzysie z testem umiejętności trzeba przeprowadzić test.
rule-mythos-15 = Na karcie Mitów test umiejętności poznasz po wartości docelowej i co najmniej dwóch symbolach umiejętności.
rule-mythos-15a = Umiejętności pokazane na kryzysie wspierają jego test.
rule-mythos-15b = Umiejętności, których na kryzysie nie ma, negują jego test.
rule-mythos-16 = Karta kryzysu mówi, co daje sukces, a co porażka w teście.
rule-mythos-17 = Część kryzysów ma w swoim teście także częściowy sukces: liczbę, a za nią efekt.
rule-mythos-17a = W kryzysie z częściowym sukcesem wynik, który nie sięga wartości docelowej, ale jest co najmniej równy drugiej liczbie, daje efekt częściowego sukcesu.
rule-mythos-17b = Jeśli kryzys kończy się częściowym sukcesem, dla innych efektów jego test nie jest ani udany, ani nieudany.
rule-mythos-18 = W kryzysie z kombinacją wskazany gracz najpierw postanawia: albo test umiejętności, albo inna opcja z karty.
rule-mythos-19 = Jeśli w kryzysie z kombinacją wybór padnie na inną opcję, testu umiejętności nie ma.
rule-mythos-20 = W kryzysie z kombinacją najpierw czyta się na głos obie możliwości, a potem wybiera.
rule-mythos-21 = W prawym dolnym rogu karta Mitów ma symbol aktywacji. Są trzy różne.
rule-mythos-22 = Symbol aktywacji z karty Mitów rozpatruje się po kryzysie.
rule-mythos-23 = Jeśli w efekcie kryzysu są symbole aktywacji, rozpatruje się je pojedynczo, zaczynając od lewego i kończąc na prawym.
rule-mythos-24 = Symbol aktywacji mówi, które potwory się aktywują.
rule-mythos-24a = Symbol istot z głębin: aktywują się wszystkie istoty z głębin na planszy.
rule-mythos-24b = Symbol Ojca Dagona: aktywuje się Ojciec Dagon.
rule-mythos-24c = Symbol Matki Hydry: aktywuje się Matka Hydra.
rule-mythos-25 = W prawym dolnym rogu karta Mitów ma symbol toru. Są trzy różne.
rule-mythos-26 = Symbol toru z karty Mitów rozpatruje się po symbolu aktywacji.
rule-mythos-27 = Symbol toru mówi, który żeton idzie do przodu.
rule-mythos-27a = Symbol podróży: żeton podróży idzie o 1 pole do przodu.
rule-mythos-27b = Symbol rytuału: żeton rytuału idzie o 1 pole do przodu.
rule-mythos-27c = Symbol wyboru: aktywny gracz decyduje się na jeden z dwóch torów, a jego żeton idzie o 1 pole do przodu.
rule-mythos-27c-i = Jeśli przy rozpatrywaniu symbolu wyboru aktywny gracz jest w areszcie, o torze decyduje Kapitan.
topic-open_information = Jawne informacje
topic-passengers = Pasażerowie
topic-awakening = Faza przebudzenia
topic-repair = Naprawa
topic-resources = Zasoby
topic-opposing_skills = Umiejętności negujące
topic-damage = Uszkodzenia
topic-target = Wartość docelowa
topic-players = Gracze
topic-objectives = Cel gry
topic-turns = Schemat tury
topic-feats = Karty wyczynów
topic-deep = Odmęty
topic-titles = Tytuły
topic-defeat = Pokonanie
topic-traitors = Zdrajcy
topic-treachery = Karty zdrady
topic-dice = Kości
topic-spells = Karty zaklęć
topic-golden = Złote zasady
topic-no_cultist = Wariant bez kultysty
topic-difficulty = Dostosowanie poziomu trudności
topic-secrecy = Zalecenia dotyczące tajności
topic-setup = Przygotowanie
rule-open_information-0 = Jawne są te informacje, do których każdy przy stole ma dostęp. Co do nich należy, mówią punkty tego tematu.
rule-open_information-1 = Każdy może wiedzieć, ile kart jest jeszcze w dowolnej zakrytej talii.
rule-open_information-2 = Na stosie kart odrzuconych wszyscy widzą kartę leżącą na wierzchu.
rule-open_information-2a = Nie wolno ci liczyć, ile kart leży na stosie kart odrzuconych.
rule-open_information-3 = Każdy może wiedzieć, ile istot z głębin i ilu pasażerów zostało w rezerwie.
rule-open_information-4 = Co leży odkryte w czyimś obszarze gry, to mogą obejrzeć wszyscy.
rule-open_information-5 = Każdy może wiedzieć, ile kart lojalności ktoś ma w swoim obszarze gry.
rule-open_information-6 = Każdy może wiedzieć, ile kart umiejętności ktoś ma na ręce.
rule-open_information-7 = Każdy może wiedzieć, ile kart umiejętności ktoś dodaje do testu.
rule-open_information-8 = W trakcie testu każdy może wiedzieć, ile kart umiejętności już do niego trafiło.
rule-passengers-0 = Żetony pasażerów oznaczają osoby na statku, którymi nikt nie gra. W trakcie gry może im grozić niebezpieczeństwo.
rule-passengers-1 = Rewersy wszystkich żetonów pasażerów są takie same, a awersy się różnią.
rule-passengers-1a = Awers żetonu pasażera przedstawia co najmniej jeden symbol zasobu albo X.
rule-passengers-1a-i = Jeśli pokonany pasażer ma na awersie X, nie tracicie żadnych zasobów.
rule-passengers-2 = Żetony pasażerów leżą zakryte. Nie wolno ich odkrywać, dopóki nie zrobi tego jakiś efekt.
rule-passengers-3 = Pasażerowie nie są ludźmi: to, co dotyczy ludzi, ich nie dotyczy.
rule-passengers-4 = Aby narazić pasażera, rzucasz kością i bierzesz z rezerwy zakryty żeton, nie oglądając go. Trafia on na pole pokładu o wyrzuconym numerze.
rule-passengers-5 = Jeśli w rezerwie jest mniej pasażerów, niż musisz narazić, narażasz wszystkich, którzy zostali.
rule-passengers-6 = Niektóre zdolności, na przykład mostka, opłaca się narażeniem pasażerów. Gdy w rezerwie jest ich za mało, nie możesz takiej zdolności użyć.
rule-passengers-7 = Gdy ocalasz pasażera, jego żeton wraca zakryty do rezerwy i nikt go nie ogląda.
rule-passengers-8 = Gdy pasażer zostaje pokonany, odkrywacie jego żeton. Każdy symbol na nim obniża dany zasób o 1, a potem żeton wypada z gry.
rule-passengers-9 = Istota z głębin może pokonać pasażera, gdy aktywuje się na jego polu. Może to też zrobić ujawniony zdrajca na tym polu, kosztem akcji.
rule-passengers-9a = Dopóki na polu pasażera stoi człowiek, nie pokona go ani istota z głębin, ani ujawniony zdrajca.
rule-passengers-10 = X oznacza, że pokonanie tego pasażera nie kosztuje żadnych zasobów.
rule-passengers-11 = Jeśli przez pokonanego pasażera jakiś zasób spadnie do 0, gra od razu się kończy.
rule-awakening-0 = W połowie podróży, gdy karty nawigacji w grze dają razem co najmniej 6 dystansu, następuje faza przebudzenia. Jej kroki wykonujecie po kolei.
rule-awakening-1 = Przebudzenie, krok 1: Najpierw kończycie rozpatrywać kartę nawigacji, dzięki której dystans wynosi co najmniej 6. Potem każdy dostaje jedną kartę z talii lojalności złożonej przed grą.
rule-awakening-2 = Przebudzenie, krok 2: Wszyscy w tym samym czasie oglądają komplet swoich kart lojalności, starych i nowych. Potem karty znów leżą zakryte w obszarach gry.
rule-awakening-3 = Przebudzenie, krok 3: Ujawnieni zdrajcy oddają nową kartę lojalności człowiekowi, którego sami wybiorą. Idzie to zgodnie z ruchem wskazówek zegara, od aktywnego gracza.
rule-awakening-3a = Jeśli w fazie przebudzenia ujawniony zdrajca da ci kartę lojalności, możesz spokojnie przejrzeć jeszcze raz wszystkie swoje karty lojalności.
rule-awakening-4 = Przebudzenie, krok 4: Gracie dalej od chwili, w której przerwała wam faza przebudzenia, najczęściej od końca karty Mitów.
rule-awakening-5 = Drugiej fazy przebudzenia w jednej grze już nie ma.
rule-repair-0 = Pole nie musi pozostać uszkodzone, da się je naprawić.
rule-repair-1 = Pole, na którym stoisz, naprawiasz dzięki zdolności akcji leżącej tam karty uszkodzenia.
rule-repair-1a = Zdolności akcji pola wolno użyć tylko raz na turę, ale naprawa się do tego nie liczy.
rule-repair-2 = Po naprawie wtasowujesz kartę uszkodzenia na powrót do jej talii.
rule-repair-3 = Nie możesz naprawić pola, dopóki jest tam istota z głębin lub ujawniony zdrajca.
rule-resources-0 = Statek ma cztery zasoby: paliwo, żywność, poczytalność i dusze.
rule-resources-1 = Gdy zyskujecie albo tracicie zasób, przestawiacie jego wskaźnik o tyle samo w górę albo w dół.
rule-resources-1a = Gdy któryś zasób spadnie do 0, gra od razu dobiega końca.
rule-resources-1b = Żaden zasób nie rośnie powyżej 10. Nadwyżka przepada.
rule-opposing_skills-0 = Negująca jest w danym teście każda umiejętność, której nie podano tam jako wspierającej.
rule-opposing_skills-1 = Wartość karty negującej odejmuje się od wyniku testu.
rule-damage-0 = Są dwa rodzaje uszkodzeń: jedne dotykają całego statku, drugie określonego pola.
rule-damage-1 = Gdy masz uszkodzić statek, dobierasz kartę z wierzchu talii uszkodzeń i wykonujesz jej efekt.
rule-damage-1a = Jeśli przy uszkodzeniu statku trafisz na kartę „Uszkodzenia strukturalne”, rzucasz kością. Karta ląduje na polu pomieszczenia o wyrzuconym numerze.
rule-damage-2 = Gdy masz uszkodzić określone pole, tak samo dobierasz kartę z wierzchu talii uszkodzeń i wykonujesz jej efekt.
rule-damage-2a = Jeśli przy uszkodzeniu określonego pola trafisz na kartę „Uszkodzenia strukturalne”, kładziesz ją właśnie tam.
rule-damage-2b = Jeśli karta uszkodzenia dobrana dla pola sama wypada z gry, nie dobierasz innej w zamian.
rule-damage-3 = Uszkodzeniu ulegają tylko pola pomieszczeń, nigdy pole pokładu ani pole wody.
rule-damage-3a = Aresztu i lazaretu też nie można uszkodzić, choć są polami pomieszczeń.
rule-damage-4 = Pole, na którym leży karta uszkodzenia, jest uszkodzone. Dopóki nie zostanie naprawione, nikt nie może korzystać z jego własnej zdolności akcji.
rule-damage-5 = Żadnego pola nie uszkadza się podwójnie. Gdyby uszkodzone miało ucierpieć znowu, cierpi za nie najbliższe całe pole pomieszczenia.
rule-damage-5a = Jeśli kilka całych pól pomieszczeń jest równie blisko, uszkadza się to o najwyższym numerze.
rule-damage-6 = Jako człowiek możesz naprawić uszkodzone pole, na którym stoisz: używasz do tego zdolności akcji karty uszkodzenia.
rule-damage-6a = Kartę uszkodzenia z naprawionego pola wtasowuje się znowu do talii uszkodzeń.
rule-damage-6b = Naprawa nie zużywa zdolności akcji pola, której wolno użyć raz na turę.
rule-damage-7 = Gdy tylko uszkodzonych jest naraz sześć pól, gra od razu się kończy.
rule-target-0 = Wartość docelową mają zarówno testy umiejętności, jak i ataki.
rule-target-1 = Test umiejętności jest sukcesem, jeśli karty dają razem co najmniej wartość docelową.
rule-target-1a = W teście umiejętności wartość docelowa to liczba. Obok niej są co najmniej dwa symbole umiejętności, które wspierają test.
rule-target-2 = Przy ataku wartość docelowa to najniższy wynik rzutu, przy którym atak się udaje. Zależy ona od obrońcy.
rule-target-2a = Atak na istotę z głębin ma wartość docelową 4.
rule-target-2b = Atak na postać ma wartość docelową 6.
rule-players-0 = Każdy przy stole prowadzi jedną postać. Słowo gracz oznacza i osobę, i jej postać.
rule-objectives-0 = Są dwie strony: ludzie i istoty z głębin. Twoje karty lojalności decydują, po której stoisz i do czego dążysz.
rule-objectives-1 = Jeśli jesteś po stronie ludzi, chcesz, żeby pasażerowie przeżyli, a statek wpłynął do portu.
rule-objectives-2 = Jeśli jesteś po stronie istot z głębin, chcesz posłać statek na dno.
rule-objectives-3 = Ludzie muszą dokonać dwóch rzeczy: najpierw karty nawigacji mają dać razem co najmniej 12 dystansu, a potem żeton podróży musi ostatni raz wejść na pole „Rejs”.
rule-objectives-4 = Jesteś po stronie ludzi, jeśli każda twoja karta lojalności to człowiek.
rule-objectives-5 = Istoty z głębin mogą wygrać na kilka sposobów. Gdy tylko ziści się jeden z nich, wygrywają.
rule-objectives-6 = Wygrana istot z głębin, cel 1: jeden zasób albo więcej jest na 0.
rule-objectives-7 = Wygrana istot z głębin, cel 2: w tej samej chwili uszkodzonych jest sześć pól.
rule-objectives-8 = Wygrana istot z głębin, cel 3: trzeba wystawić istoty z głębin, a rezerwa nie wystarcza.
rule-objectives-9 = Już jedna karta hybrydy albo kultysty stawia cię po stronie istot z głębin.
rule-objectives-9a = Do wygranej z kartą kultysty potrzeba jeszcze jednego warunku.
rule-objectives-10 = Karta kultysty jest w grze tylko przy czterech albo sześciu osobach. Mając ją, chcesz zatopić statek, ale dopiero blisko lądu.
rule-objectives-11 = Jeśli cel istot z głębin spełni się przy dystansie co najmniej 12, kultysta wygrywa razem z hybrydami.
rule-objectives-12 = Kultysta przegrywa, gdy ludzie osiągną swój cel. Przegrywa też, gdy cel istot z głębin spełni się za wcześnie, przy dystansie poniżej 12.
rule-objectives-13 = Jeśli na koniec masz i kultystę, i hybrydę, wygrywasz dzięki każdemu celowi istot z głębin, bez względu na dystans.
rule-turns-0 = Gra toczy się w turach, jedna po drugiej.
rule-turns-1 = Pierwszą turę ma aktywny gracz wyłoniony przed grą. Potem kolej idzie zgodnie z ruchem wskazówek zegara.
rule-turns-2 = Jako człowiek rozgrywasz turę inaczej niż ujawniony zdrajca.
rule-turns-3 = Tura człowieka ma cztery kroki w stałej kolejności: otrzymanie umiejętności, akcje, Mity, odrzucenie kart.
rule-turns-4 = Człowiek, krok 1, otrzymanie umiejętności: Dobierasz z każdego rodzaju tyle kart umiejętności, ile podaje twój zestaw.
rule-turns-4a = Jeśli w kroku otrzymania umiejętności jesteś w lazarecie, dobierasz jedną jedyną kartę, dowolną ze swojego zestawu.
rule-turns-5 = Człowiek, krok 2, akcje: Wykonujesz dwie dowolne akcje. Tę samą wolno wybrać ponownie. Akcja przepada tylko wtedy, gdy żadna nie jest możliwa.
rule-turns-6 = Człowiek, krok 3, Mity: Dobierasz kartę Mitów i ją rozpatrujesz.
rule-turns-7 = Człowiek, krok 4, odrzucenie kart: Wszyscy, którzy mają ponad 10 kart umiejętności, wybierają karty i odrzucają je, aż będą mieć 10.
rule-turns-8 = Po ostatnim kroku człowieka żeton aktywnego gracza wędruje w lewo. Kto go dostaje, rozgrywa następną turę.
rule-turns-9 = Tura ujawnionego zdrajcy ma trzy kroki w stałej kolejności: otrzymanie umiejętności, akcje, odrzucenie kart.
rule-turns-10 = Ujawniony zdrajca, krok 1, otrzymanie umiejętności: Dobierasz z każdego rodzaju tyle kart umiejętności, ile podaje twój zestaw.
rule-turns-10a = Jako ujawniony zdrajca możesz zrezygnować z dowolnie wielu kart ze swojego zestawu. Za każdą z nich dobierasz jedną kartę zdrady.
rule-turns-10a-i = Ile kart zdrady bierzesz, musisz ustalić, zanim dobierzesz pierwszą kartę.
rule-turns-11 = Ujawniony zdrajca, krok 2, akcje: Wykonujesz dwie dowolne akcje. Tę samą wolno wybrać ponownie. Akcja przepada tylko wtedy, gdy żadna nie jest możliwa.
rule-turns-12 = Ujawniony zdrajca, krok 3, odrzucenie kart: Wszyscy, którzy mają ponad 10 kart umiejętności, wybierają karty i odrzucają je, aż będą mieć 10.
rule-turns-13 = Po ostatnim kroku ujawnionego zdrajcy żeton aktywnego gracza wędruje w lewo. Kto go dostaje, rozgrywa następną turę.
rule-feats-0 = Każda postać ma swoją kartę wyczynu. Jej zdolność jest potężna, ale działa tylko raz w grze.
rule-feats-1 = Czyja jest karta wyczynu, mówią imię z przodu i portret z tyłu.
rule-feats-2 = Twoja karta wyczynu od początku leży w twoim obszarze gry.
rule-feats-3 = Użyta karta wyczynu wypada z gry; tak każe każda z nich.
rule-feats-4 = Aby użyć karty wyczynu, czytasz ją i robisz to, co na niej napisano.
rule-feats-4a = Jeśli na karcie wyczynu jest zdolność akcji, jej użycie kosztuje cię akcję.
rule-deep-0 = Odmęty to otchłań oceanu. Istoty z głębin zbierają się tam, zanim znów napadną na statek.
rule-deep-1 = Gdy Matka Hydra albo Ojciec Dagon ma zniknąć z planszy, figurkę stawia się na Odmętach.
rule-deep-2 = Gdy żeton podróży rusza do przodu, potwory z pól wody z tyłu statku schodzą na Odmęty.
rule-deep-3 = Dla żadnego efektu Odmęty nie są polem.
rule-deep-3a = Żadne pole nie sąsiaduje z Odmętami.
rule-titles-0 = Są dwa tytuły: Kapitan i Strażnik Księgi. Do każdego należy karta tytułu.
rule-titles-1 = Linię sukcesji tytułu znajdziesz z tyłu jego karty.
rule-titles-2 = Na początku każdy tytuł dostaje ten, czyja postać stoi najwyżej w jego linii sukcesji.
rule-titles-3 = Swoje tytuły można stracić na dwa sposoby.
rule-titles-3a = Gdy idziesz do aresztu, tracisz swoje tytuły.
rule-titles-3b = Gdy ujawniasz się jako zdrajca, tracisz swoje tytuły.
rule-titles-4 = Utracony tytuł przechodzi na tę postać, która jest najwyżej w linii sukcesji i może go otrzymać.
rule-titles-4a = Tytułu nie może otrzymać ujawniony zdrajca, człowiek w areszcie ani postać spoza gry.
rule-titles-4b = Tytuł, który tracisz, może wrócić do ciebie tylko wtedy, gdy wszyscy inni ludzie są w areszcie, a ty nie ujawniasz się jako zdrajca.
rule-titles-4c = Jeśli ktoś traci tytuł, gdy wszyscy ludzie siedzą w areszcie, dostaje go ten z nich, kto jest najwyżej w linii sukcesji.
rule-titles-5 = Kapitan dowodzi: decyduje o statku, zasobach i kursie.
rule-titles-6 = Kapitan to zawsze ten, kto ma kartę tytułu „Kapitan”.
rule-titles-7 = Razem z kartą tytułu „Kapitan” dostajesz talię nawigacji.
rule-titles-8 = Za każdym razem, gdy żeton podróży wchodzi na pole „Rejs”, Kapitan wybiera jedną z dwóch kart nawigacji z wierzchu talii.
rule-titles-9 = W wielu kryzysach decyzja należy do Kapitana.
rule-titles-10 = Strażnik Księgi opiekuje się tajemniczą księgą zaklęć.
rule-titles-11 = Strażnik Księgi to zawsze ten, kto ma kartę tytułu „Strażnik Księgi”.
rule-titles-12 = Razem z kartą tytułu „Strażnik Księgi” dostajesz talię zaklęć.
rule-titles-13 = Tylko Strażnik Księgi może użyć zdolności akcji z tej karty tytułu: podgląda dwie karty zaklęć z wierzchu talii, jedną z nich rozpatruje, a drugą wkłada na jej spód.
rule-titles-13a = Gdy Strażnik Księgi rozpatrzy zaklęcie, jego karta wypada z gry.
rule-titles-13b = Gdy talia zaklęć jest pusta, Strażnik Księgi nie może użyć zdolności akcji ze swojej karty tytułu.
rule-titles-14 = W kilku kryzysach decyzja należy do Strażnika Księgi.
rule-defeat-0 = Pokonać można postać, potwora albo pasażera.
rule-defeat-1 = Udany atak oznacza pokonanie obrońcy.
rule-defeat-2 = Na polu pokładu z pasażerami, ale bez człowieka, aktywowana istota z głębin pokonuje jednego z pasażerów. Którego, mógłby wskazać aktywny gracz, ale zakryci niczym się nie różnią: tutaj rozstrzyga los.
rule-defeat-3 = Pokonany człowiek trafia do lazaretu.
rule-defeat-3a = Człowiek pokonany w lazarecie nigdzie się nie rusza.
rule-defeat-3b = Człowiek pokonany w areszcie nie idzie do lazaretu, tylko zostaje na miejscu.
rule-defeat-4 = Pokonany ujawniony zdrajca idzie do aresztu.
rule-defeat-4a = Ujawniony zdrajca pokonany w areszcie nigdzie się nie rusza.
rule-defeat-5 = Pokonana istota z głębin wraca do rezerwy.
rule-defeat-6 = Żeton pokonanego pasażera odwracacie, za każdy symbol obniżacie odpowiedni wskaźnik o 1, po czym żeton wypada z gry.
rule-defeat-6a = Jeśli na żetonie pokonanego pasażera jest X, zasoby się nie zmieniają.
rule-defeat-7 = Jeśli jakaś zdolność nie dopuści do pokonania, nie następuje też żaden z jego skutków.
rule-traitors-0 = Jesteś zdrajcą, jeśli wśród twoich kart lojalności jest hybryda albo kultysta.
rule-treachery-0 = Zdrada to rodzaj kart umiejętności przeznaczony wyłącznie dla ujawnionych zdrajców.
rule-treachery-1 = Jeśli nie jesteś ujawnionym zdrajcą, nie możesz dobierać kart zdrady ani używać ich zdolności.
rule-treachery-2 = Niektóre karty zdrady zagrywasz na początku swojego kroku akcji, a one ten krok kończą. W tej turze nie masz już akcji i nie zagrasz innej karty przeznaczonej na początek kroku akcji.
rule-treachery-3 = W każdym teście umiejętności zdrada jest umiejętnością negującą.
rule-dice-0 = W grze jest jedna zwykła kość o ośmiu ściankach.
rule-dice-1 = Modyfikatory nie wyprowadzą wyniku poza zakres od 1 do 8. Niższy liczy się jako 1, wyższy jako 8.
rule-dice-2 = Dzięki zdolnościom ten sam rzut wolno powtarzać bez ograniczeń.
rule-dice-2a = Co modyfikowało pierwszy rzut, modyfikuje też każdy przerzut.
rule-dice-2b = Przerzut to też rzut: tuż przed nim wolno użyć zdolności przewidzianych na chwilę przed rzutem kością.
rule-dice-2c = Zdolności dozwolonej raz na rzut nie możesz użyć więcej niż raz na rzut i wszystkie jego przerzuty razem.
rule-spells-0 = Karty zaklęć to zaklęcia, które Strażnik Księgi może rzucać dzięki zdolności akcji ze swojej karty tytułu.
rule-spells-1 = Bez zdolności, która na to pozwala, nie możesz rozpatrzyć karty zaklęcia.
rule-spells-1a = Kartę zaklęcia rozpatrujesz tak: pokazujesz ją wszystkim, czytasz na głos i robisz to, co na niej jest.
rule-spells-1a-i = Rozpatrzona karta zaklęcia wypada z gry.
rule-spells-2 = Przy pustej talii zaklęć nikt nie może rozpatrzyć zaklęcia.
rule-spells-2a = Jeśli zdolność pozwala podejrzeć więcej kart zaklęć, niż zostało, podglądasz wszystkie, które jeszcze są. Potem decydujesz o nich tak, jak przewiduje zdolność.
rule-golden-1 = Gry uczycie się z instrukcji. Do kompendium zaglądacie, gdy w trakcie gry pojawi się pytanie.
rule-golden-2 = Gdy kompendium mówi co innego niż instrukcja, rację ma kompendium.
rule-golden-3 = Gdy zdolność karty mówi co innego niż kompendium, rację ma karta.
rule-golden-4 = Jeśli da się naraz posłuchać i karty, i zasad, słuchacie obu.
rule-golden-5 = Tematy w kompendium są ułożone alfabetycznie. Na stronie 24 jest indeks, który pomaga szukać.
rule-no_cultist-1 = W cztery albo sześć osób możecie grać bez kultysty. Jego miejsce w talii lojalności zajmuje wtedy jeszcze jeden człowiek.
rule-no_cultist-2 = W wariancie bez kultysty zaczynacie z paliwem na 7, żywnością na 6, poczytalnością na 6 i duszami na 7.
rule-difficulty-1 = Jeśli jedna ze stron ma u was za łatwo, możecie przed grą umówić się, że pomożecie drugiej.
rule-difficulty-2 = Jeśli chcecie pomóc ludziom, wszystkie zasoby zaczynają o 2 wyżej niż zwykle.
rule-difficulty-3 = Jeśli chcecie pomóc zdrajcom, wszystkie zasoby zaczynają o 2 niżej niż zwykle.
rule-secrecy-1 = Nie wszystko wolno mówić, żeby ukryci zdrajcy mieli szansę także wtedy, gdy kiepsko kłamią. To rady, a nie sztywne zasady.
rule-secrecy-2 = Możecie dołożyć własne zalecenia, a te zmienić albo pominąć. Wszyscy muszą się jednak na to zgodzić przed grą.
rule-secrecy-3 = Prawdę musisz mówić tylko o jawnych informacjach. Gdy na przykład ktoś pyta, ile kart trzymasz, twoja odpowiedź musi się zgadzać.
rule-secrecy-4 = O ukrytych informacjach mówisz tylko w przybliżeniu, żeby nikt nie miał pewności, czy kłamiesz.
rule-secrecy-4-i = Jeśli nie wiesz, jak ogólnie mówić, trzymaj się skrajności. Kartę możesz nazwać wysoką albo niską, ale nie dość wysoką, niezbyt niską czy średnią.
rule-secrecy-5 = O ukryte informacje pytasz tylko tak, żeby odpowiedź brzmiała tak lub nie. Zapytana osoba może skłamać albo milczeć.
rule-secrecy-6 = Nie wolno pytać nikogo prosto z mostu, po czyjej jest stronie ani czy jest zdrajcą. Podejrzewać, robić aluzje i oskarżać możesz do woli.
rule-secrecy-7 = Podczas testu umiejętności nie zdradzasz nazwy, rodzaju, koloru ani wartości kart, które dodajesz albo dodasz.
rule-secrecy-8 = Podczas testu umiejętności nie mówisz niczego, po czym można by później poznać, od kogo jest która karta.
rule-secrecy-9 = Gdy karty z testu umiejętności są już odkryte, nie pokazujesz, które z nich są twoje.
rule-secrecy-10 = O swoim udziale w teście możesz powiedzieć na przykład, że jedna twoja karta bardzo pomoże, że trochę się przydasz, że trzy twoje karty pomogą jako tako albo że cztery wniosą niewiele.
rule-secrecy-11 = Możesz mówić głośno to, co wynika z jawnych informacji: na przykład że nigdy nie dobierasz wpływu albo że oprócz ciebie nikt nie dobiera woli.
rule-secrecy-12 = Nie wolno mówić, że jedna twoja karta pomoże w teście średnio, bo to zdradza trójkę. Nie podajesz też rodzajów, wartości ani nazw kart.
rule-secrecy-13 = O odkrytych kartach z testu nie wolno mówić, że są od ciebie, nawet jeśli to kłamstwo.
rule-secrecy-14 = Jeśli potrzebujesz karty z pewną zdolnością, możesz spytać kogoś, czy ją ma. Wolno mu odpowiedzieć tak, nie albo wcale.
rule-secrecy-15 = Możesz zaoferować pomoc, na przykład przy rzucie kością. Nie mówisz jednak, jak nazywa się karta, i nie odczytujesz jej zdolności.
rule-secrecy-16 = Znając cudzą kartę lojalności, zachowujesz szczegóły dla siebie. Możesz jednak otwarcie nazwać jej właściciela zdrajcą albo człowiekiem.
rule-secrecy-17 = Znając kilka kart lojalności jednej osoby, nie mówisz, ile wśród nich jest hybryd czy kultystów. Oskarżasz tę osobę albo nie.
rule-secrecy-18 = Zawsze wolno ci wiedzieć, które z twoich kart lojalności ktoś obejrzał.
rule-secrecy-19 = Jeśli znasz wierzchnią kartę talii, na przykład nawigacji albo Mitów, nie zdradzasz szczegółów. Możesz ją nazwać dobrą albo złą.
rule-secrecy-20 = Ujawnionym zdrajcom nie wolno mówić więcej niż innym. Kart z ręki nie pokazują nikomu.
rule-setup-1 = Plansza leży na środku stołu.
rule-setup-2 = Żeton podróży i żeton rytuału zaczynają na polu startowym, każdy na swoim torze.
rule-setup-3 = Wszystkie cztery zasoby zaczynają od 8.
rule-setup-4 = Kość, znaczniki zdrajców, żetony pasażerów i istoty z głębin tworzą obok planszy rezerwę. Żetony pasażerów leżą zakryte i dobrze wymieszane.
rule-setup-5 = Karty umiejętności tworzą sześć talii: wpływu, wiedzy, percepcji, siły, woli i zdrady. Każdą tasuje się osobno i kładzie zakrytą przy jej etykiecie.
rule-setup-6 = Karty uszkodzeń tasuje się i kładzie jako talię przy jej etykiecie. Karty Mitów też się tasuje, a ich talia leży pod ręką.
rule-setup-7 = Matka Hydra i Ojciec Dagon zaczynają na Odmętach. Pierwsze istoty z głębin i pierwszych pasażerów stawia się tak, jak widać na ilustracji.
rule-setup-8 = Z każdej talii umiejętności oprócz zdrady bierze się w ciemno dwie karty. Potasowane razem tworzą talię chaosu, która ma swoje miejsce na planszy.
rule-setup-9 = Los wyłania pierwszego aktywnego gracza, który dostaje żeton aktywnego gracza. Od niego zaczynając, zgodnie z ruchem wskazówek zegara każdy wybiera postać i bierze jej arkusz. Reszta idzie do pudełka.
rule-setup-9a = Wybierając postać, zwróć uwagę, jakie umiejętności mają już inni. Razem powinniście mieć ich jak najwięcej różnych.
rule-setup-10 = Do swojego obszaru gry bierzesz kartę wyczynu i pionek swojej postaci oraz dwustronny arkusz pomocy gracza. Co niepotrzebne, idzie do pudełka.
rule-setup-11 = Z tyłu twojego arkusza postaci podano, z jakim przedmiotem zaczynasz; leży on odkryty w twoim obszarze gry. Pozostałe tasuje się i tworzą talię przedmiotów przy jej etykiecie.
rule-setup-12 = Z tyłu twojego arkusza postaci podano też, na którym polu zaczyna twój pionek.
rule-setup-13 = Wszyscy oprócz aktywnego gracza wybierają po trzy karty ze swojego zestawu umiejętności i je dobierają, zgodnie z ruchem wskazówek zegara od osoby po jego lewej. Aktywny gracz zaczyna z pustą ręką.
rule-setup-14 = Karty nawigacji tasuje się. Ich talię i kartę tytułu „Kapitan” dostaje ten, czyja postać stoi najwyżej w linii sukcesji Kapitana.
rule-setup-15 = Karty zaklęć tasuje się. Ich talię i kartę tytułu „Strażnik Księgi” dostaje ten, czyja postać stoi najwyżej w linii sukcesji Strażnika Księgi.
rule-setup-16 = Skład talii lojalności zależy od tego, ilu was gra. Trzy osoby: 1 hybryda, 5 ludzi. Cztery: 1 hybryda, 1 kultysta, 6 ludzi. Pięć: 2 hybrydy, 8 ludzi. Sześć: 2 hybrydy, 1 kultysta, 9 ludzi.
rule-setup-17 = Talię lojalności tasuje się i każdy dostaje jedną zakrytą kartę. W tym samym czasie wszyscy oglądają własną, po czym leży ona zakryta w obszarze gry.
rule-setup-0 = Kroki 13, 16 i 17 przygotowania są w instrukcji inne. Pierwszą grę najlepiej przygotować tak, jak jest tam opisane.
# Spaces
space-water_1 = woda przy pokładzie 1
space-water_2 = woda przy pokładzie 2
space-water_3 = woda przy pokładzie 3
space-water_4 = woda przy pokładzie 4
space-water_5 = woda przy pokładzie 5
space-water_6 = woda przy pokładzie 6
space-water_7 = woda przy pokładzie 7
space-water_8 = woda przy pokładzie 8
space-deck_1 = pokład 1
space-deck_2 = pokład 2
space-deck_3 = pokład 3
space-deck_4 = pokład 4
space-deck_5 = pokład 5
space-deck_6 = pokład 6
space-deck_7 = pokład 7
space-deck_8 = pokład 8
space-bridge = mostek
space-chapel = kaplica
space-captains_cabin = kajuta kapitańska
space-cargo_hold = ładownia
space-galley = kambuz
space-boiler_room = maszynownia
space-sick_bay = lazaret
space-brig = areszt

# Resources
resource-fuel = paliwo
resource-food = żywność
resource-sanity = poczytalność
resource-souls = dusze

# Tracks
track-travel = tor podróży
track-ritual = tor rytuału

# Monarchs
monarch-hydra = Matka Hydra
monarch-dagon = Ojciec Dagon

# Skills
skill-influence = wpływ
skill-lore = wiedza
skill-observation = percepcja
skill-strength = siła
skill-will = wola
skill-treachery = zdrada

# Loyalties
loyalty-human = człowiek
loyalty-hybrid = hybryda
loyalty-cultist = kultysta

# Passengers
passenger-blank = X, bez strat
passenger-soul = 1 dusza
passenger-two_souls = 2 dusze
passenger-soul_and_sanity = 1 dusza i 1 punkt poczytalności

# Titles
title-captain = Kapitan
title-keeper = Strażnik Księgi

# Characters
character-keilani = Keilani Tatupu
character-arjun = Arjun Singh
character-jeanne = Jeanne Lafarge
character-jamie = Jamie Snell
character-svetlana = Svetlana Gedroits
character-beatrice = Beatrice Sharpe
character-edmund = Edmund Mallory
character-ishmael = Ishmael Marsh
character-william = William Bowleg
character-samira = Samira Dualeh

# Feats
feat-keilani = Niekonwencjonalne dowodzenie
feat-arjun = Poświęcenie
feat-jeanne = Cała naprzód
feat-jamie = Nakaz aresztowania
feat-svetlana = Interwencja medyczna
feat-beatrice = Liczba doskonała
feat-edmund = Niesamowite szczęście
feat-ishmael = Dziedzictwo głębin
feat-william = Szybka inkantacja
feat-samira = Dobre wyposażenie

# Items
item-speaking_trumpet = Tuba kapitańska
item-six_shooter = Rewolwer
item-tool_kit = Skrzynka z narzędziami
item-repeating_rifle = Karabin powtarzalny
item-travel_pharmacy = Apteczka
item-almanac = Almanach
item-lucky_ring = „Szczęśliwy” pierścień
item-book_of_dagon = Księga Dagona
item-elder_sign_amulet = Amulet Starszych Bogów
item-starbuck = Starbuck
item-pocket_pistol = Pistolet kieszonkowy
item-fine_clothes = Elegancki strój
item-mystical_text = Mistyczny tekst
item-binoculars = Lornetka
item-medicine_ball = Piłka lekarska
item-treasured_memento = Cenna pamiątka
item-jam_tin_grenade = Granat z puszki
item-kitchen_knife = Nóż kuchenny
item-plimsolls = Tenisówki
item-shotgun = Strzelba

# Spells
spell-alchemical_transmutation = Alchemiczna transmutacja
spell-astral_travel = Podróż astralna
spell-call_down_the_storm = Przywołanie burzy
spell-call_friends = Wezwanie przyjaciół
spell-cloud_memory = Zatarcie wspomnień
spell-conjuration = Wyczarowanie
spell-dark_pact = Mroczny pakt
spell-feed_the_mind = Pokarm dla umysłu
spell-flesh_ward = Ochrona ciała
spell-foresee = Przepowiednia
spell-greater_banishment = Wielkie wygnanie
spell-greater_banishment_2 = Wielkie wygnanie (II)
spell-heal = Uzdrowienie
spell-lure_monster = Zwabienie potwora
spell-plague_of_locusts = Plaga szarańczy
spell-raise_the_dead = Wskrzeszenie zmarłych
spell-revelation_of_script = Objawienie pisma
spell-summon_fire = Przywołanie ognia
spell-summon_the_beast_within = Wewnętrzna bestia
spell-voice_of_ra = Głos Ra

# Waypoints
waypoint-abandoned_depot = Opuszczony skład
waypoint-deserted_island = Bezludna wyspa
waypoint-hurricane = Huragan
waypoint-iceberg = Góra lodowa
waypoint-reef = Rafa
waypoint-shipwreck_survivors = Rozbitkowie
waypoint-wrecked_ship = Wrak statku
waypoint-deep_one_city = Miasto istot z głębin
waypoint-fog_bank = Ściana mgły
waypoint-maelstrom = Wir
waypoint-rainstorm = Deszcz
waypoint-rogue_wave = Potworna fala
waypoint-rolling_seas = Rozkołysane morze
waypoint-sea_smoke = Opary nad wodą
waypoint-seaweed_patch = Kożuch wodorostów
waypoint-smooth_sailing = Gładka żegluga
waypoint-calm_waters = Spokojne wody
waypoint-deep_one_ambush = Zasadzka istot z głębin
waypoint-rough_water = Nieprzyjazne wody
waypoint-stormy_seas = Sztorm

# Damage
damage-structural_influence = Uszkodzenia strukturalne (wpływ)
damage-structural_lore = Uszkodzenia strukturalne (wiedza)
damage-structural_observation = Uszkodzenia strukturalne (percepcja)
damage-structural_strength = Uszkodzenia strukturalne (siła)
damage-structural_will = Uszkodzenia strukturalne (wola)
damage-structural_any = Uszkodzenia strukturalne (dowolna umiejętność)
damage-fuel_leak = Wyciek paliwa
damage-flooded_food_stores = Zalana spiżarnia
damage-fleeing_passengers = Uciekający pasażerowie

# Mythos
mythos-accusation = Oskarżenie
mythos-class_struggle = Walka klas
mythos-dinghy_launch = Wodowanie szalupy
mythos-food_rationing = Racjonowanie żywności
mythos-improvised_fuel_source = Prowizoryczne paliwo
mythos-incoming_sos = Sygnał SOS
mythos-infection = Infekcja
mythos-just_desserts = Zasłużony deser
mythos-missing_jewelry = Zaginione klejnoty
mythos-missing_parents = Zaginieni rodzice
mythos-mysterious_lifeboat = Tajemnicza szalupa
mythos-poisoned_food = Zatrute jedzenie
mythos-ritual_support = Wsparcie rytuału
mythos-sacrifice_deep_one = Ofiara z istoty z głębin
mythos-strange_vision = Dziwna wizja
mythos-the_anarcho_individualist = Anarchoindywidualista
mythos-the_captains_banquet = Bankiet kapitański
mythos-too_many_bodies = Zbyt wiele ciał
mythos-transformation = Przemiana
mythos-volunteer_army = Armia ochotników
mythos-family_ties = Więzy rodzinne
mythos-adrift_fishing_boat = Dryfujący kuter
mythos-barricade_the_hatches = Barykadowanie luków
mythos-collision_course = Kurs kolizyjny
mythos-coordinated_assault = Skoordynowany atak
mythos-damaged_evaporator = Uszkodzony wyparownik
mythos-deep_one_feint = Fortel istot z głębin
mythos-deep_one_swarm = Rój istot z głębin
mythos-disturbing_dreams = Niepokojące sny
mythos-eot_failure = Awaria telegrafu maszynowego
mythos-fear_of_the_unknown = Strach przed nieznanym
mythos-flooding_compartment = Zalewany przedział
mythos-food_stores_raid = Napad na spiżarnię
mythos-hold_the_line = Utrzymać pozycje
mythos-horrific_visions = Przerażające wizje
mythos-hull_leak = Przeciek w kadłubie
mythos-hypnotic_melody = Hipnotyczna melodia
mythos-infiltrator = Intruz
mythos-jail_break = Ucieczka z aresztu
mythos-lure_of_yhanthlei = Zew Y’ha-nthlei
mythos-missing_munitions = Zaginiona amunicja
mythos-on_the_offensive = W natarciu
mythos-passenger_overboard = Pasażer za burtą
mythos-passenger_riot = Bunt pasażerów
mythos-rally_the_crew = Zagrzewanie załogi
mythos-rat_infestation = Plaga szczurów
mythos-sewage_backup = Zatkane ścieki
mythos-shipboard_fire = Pożar na pokładzie
mythos-stolen_ritual_components = Skradzione składniki rytuału
mythos-the_fathers_favor = Łaska Ojca
mythos-the_mothers_wrath = Gniew Matki
mythos-bucket_brigade = Ludzie z wiadrami
mythos-coal_bunker_fire = Pożar w zasobni węgla
mythos-criminal_activity = Działalność przestępcza
mythos-firemen_strike = Strajk palaczy
mythos-identity_crisis = Kryzys tożsamości
mythos-kitty_litter = Koci miot
mythos-looming_breakdown = Nadciągająca awaria
mythos-open_the_gate = Otwarcie bramy
mythos-power_to_the_people = Władza dla ludu
mythos-ritual_coordination = Koordynacja rytuału
mythos-history_repeats = Historia się powtarza
mythos-the_peacemaker = Rozjemca
mythos-signs_of_life = Oznaki życia
mythos-the_game_is_afoot = Polowanie się zaczyna
mythos-do_no_harm = Po pierwsze nie szkodzić
mythos-miscalculation = Błąd w obliczeniach
mythos-gift_of_the_mother = Dar Matki
mythos-memory_of_the_deep = Pamięć głębin
mythos-ticket_please = Bilet, proszę

# Outcomes and decks
outcome-fail = porażka
outcome-partial = częściowy sukces
outcome-success = sukces
deck-mythos = talia Mitów
deck-waypoint = talia nawigacji

# Headings
topic-skill = Co robią karty umiejętności
topic-item = Przedmioty
topic-spell = Zaklęcia
topic-waypoint = Karty nawigacji: efekty
topic-crisis = Kryzysy
topic-sheet = Zdolności postaci
topic-feat = Wyczyny
topic-unmasked = Co daje ujawnienie się
topic-damage_card = Karty uszkodzeń
topic-room = Co można zrobić w pomieszczeniach
topic-rulings = Gdy instrukcja milczy

# Skill cards
card-influence_1 = Wspólne starania (wpływ 1)
card-influence_2 = Wspólne starania (wpływ 2)
card-influence_3 = Nic do ukrycia (wpływ 3)
card-influence_4 = Nic do ukrycia (wpływ 4)
card-influence_5 = Porywająca przemowa (wpływ 5)
card-lore_1 = Uśmiercenie (wiedza 1)
card-lore_2 = Uśmiercenie (wiedza 2)
card-lore_3 = Mniejsze wygnanie (wiedza 3)
card-lore_4 = Mniejsze wygnanie (wiedza 4)
card-lore_5 = Wymuszona nauka (wiedza 5)
card-observation_1 = Patrz i ucz się (percepcja 1)
card-observation_2 = Patrz i ucz się (percepcja 2)
card-observation_3 = Trafne spostrzeżenie (percepcja 3)
card-observation_4 = Trafne spostrzeżenie (percepcja 4)
card-observation_5 = Przygotowanie (percepcja 5)
card-strength_1 = Trening bojowy (siła 1)
card-strength_2 = Trening bojowy (siła 2)
card-strength_3 = Szał bojowy (siła 3)
card-strength_4 = Szał bojowy (siła 4)
card-strength_5 = Nic mi nie jest (siła 5)
card-will_1 = Wytrwałość (wola 1)
card-will_2 = Wytrwałość (wola 2)
card-will_3 = Determinacja (wola 3)
card-will_4 = Determinacja (wola 4)
card-will_5 = Prawdziwe męstwo (wola 5)
card-treachery_1 = Posiłki (zdrada 1)
card-treachery_2 = Wezwanie do czynu (zdrada 2)
card-treachery_3 = Śpiew syren (zdrada 3)
card-treachery_4 = Plądrowanie (zdrada 4)
card-treachery_5 = Odprawianie obrzędów (zdrada 5)

# What the cards say
rule-skill-coordinated_effort = Akcja: Wskaż inną postać; wykonuje ona od razu 1 akcję.
rule-skill-nothing_to_hide = Zanim do testu umiejętności trafią karty: tym razem wszyscy dokładają swoje karty odkryte. Zakryte pozostają tylko karty chaosu.
rule-skill-inspiring_speech = Akcja: Rzuć kością. Przy wyniku 3 lub więcej poczytalność rośnie o 1, przy 1 lub 2 spada o 1.
rule-skill-shrivelling = Akcja: Wskaż 1 wroga, gdziekolwiek jest, i rzuć kością; przeciw istocie z głębin dolicz 2. Przy 6 lub więcej wróg zostaje pokonany.
rule-skill-lesser_banishment = Akcja: Wskaż pole. Wszystkie stojące tam istoty z głębin przechodzą razem na jedno wskazane przez ciebie pole obok.
rule-skill-forced_learning = Zanim do testu umiejętności trafią karty: wskaż jeszcze jedną umiejętność, ale nie zdradę. Ona także wspiera ten test.
rule-skill-watch_and_learn = Akcja: Dobierz 2 karty umiejętności, każdą z dowolnej talii, byle nie z talii zdrady.
rule-skill-keen_insight = Przed rzutem kością: dodaj do wyniku 2 albo odejmij od niego 2.
rule-skill-preparation = Zanim do testu umiejętności trafią karty: z talii chaosu nie trafia do tego testu żadna karta.
rule-skill-combat_training = Po rzucie na atak, obojętne czyj: rzut zostaje powtórzony.
rule-skill-rampage = Akcja: Wykonaj do 4 zwykłych ataków albo użyj ataku jednej ze swoich broni do 3 razy.
rule-skill-shrug_it_off = Gdy grozi ci pokonanie: zapobiegasz temu.
rule-skill-persistence = Akcja: Odrzuć najwyżej 5 kart umiejętności, po czym dobierz tyle samo, wszystkie z jednej talii. Talia zdrady odpada.
rule-skill-determination = Po podliczeniu testu umiejętności: dodaj do wyniku 2 albo odejmij od niego 2.
rule-skill-true_grit = Akcja: Wykonaj 2 akcje. Tylko raz na turę.
rule-skill-reinforcements = Akcja: Wystaw 1 istotę z głębin w Odmętach. Jeśli są tam już co najmniej 4, wszystkie potwory z Odmętów trafiają na jedno wskazane przez ciebie pole wody.
rule-skill-call_to_action = Akcja: Aktywuj wszystkie istoty z głębin na swoim polu albo tylko 1 istotę z głębin w dowolnym miejscu.
rule-skill-siren_song = Akcja: Naraź 1 pasażera.
rule-skill-ransack = Na początku swojego kroku akcji: w kaplicy poczytalność spada o 1, w kambuzie żywność spada o 1, w maszynowni paliwo spada o 1. Na tym kończysz krok akcji.
rule-skill-perform_rites = Na początku swojego kroku akcji: aktywuj Matkę Hydrę i Ojca Dagona w wybranej kolejności. Na tym kończysz krok akcji.
rule-item-speaking_trumpet = Akcja: Ocal wszystkich pasażerów na swoim polu i na sąsiednich polach.
rule-item-six_shooter = Broń. Akcja: Zaatakuj wroga na tym samym polu; dodaj 2 do wyniku rzutu.
rule-item-tool_kit = Akcja: Napraw swoje pole, nie odrzucając żadnych kart.
rule-item-repeating_rifle = Broń. Akcja: Zaatakuj wroga na sąsiednim polu; dodaj 1 do wyniku rzutu.
rule-item-travel_pharmacy = Narzędzie. Gdy ma zostać pokonany pasażer, który stoi razem z tobą lub na polu obok: możesz go ocalić. W zamian żywność spada o 1 albo ten przedmiot wypada z gry.
rule-item-almanac = Przed rzutem kością: możesz odrzucić 1 kartę percepcji i dodać jej wartość do wyniku. Tylko raz na rzut.
rule-item-lucky_ring = Po podliczeniu testu umiejętności: możesz dodać do wyniku 2. Jeśli test kończy się sukcesem, wtasuj 2 wierzchnie karty zdrady do talii chaosu. Tylko raz na test.
rule-item-book_of_dagon = Akcja: Przesuń wszystkie istoty z głębin ze swojego pola na jedno i to samo sąsiednie pole, a potem wykonaj 1 akcję. Tylko raz na turę.
rule-item-elder_sign_amulet = Artefakt. Gdy używasz akcji karty wiedzy: możesz wykonać jej efekt jeszcze raz.
rule-item-starbuck = Akcja: Zaatakuj wroga na tym samym polu, a potem wykonaj 1 akcję. Tylko raz na turę. Poza tym: gdy grozi ci pokonanie, możesz zamiast tego usunąć ten przedmiot z gry; wtedy nic ci się nie dzieje.
rule-item-pocket_pistol = Broń. Akcja: Zaatakuj wroga na tym samym polu; możesz raz powtórzyć rzut.
rule-item-fine_clothes = Ulepszenie: dopóki ten przedmiot jest aktywny, masz w zestawie umiejętności o 1 kartę wpływu więcej. Aktywne może być tylko jedno ulepszenie.
rule-item-mystical_text = Księga, ulepszenie: dopóki ten przedmiot jest aktywny, masz w zestawie umiejętności o 1 kartę wiedzy więcej. Aktywne może być tylko jedno ulepszenie.
rule-item-binoculars = Ulepszenie: dopóki ten przedmiot jest aktywny, masz w zestawie umiejętności o 1 kartę percepcji więcej. Aktywne może być tylko jedno ulepszenie.
rule-item-medicine_ball = Ulepszenie: dopóki ten przedmiot jest aktywny, masz w zestawie umiejętności o 1 kartę siły więcej. Aktywne może być tylko jedno ulepszenie.
rule-item-treasured_memento = Artefakt, ulepszenie: dopóki ten przedmiot jest aktywny, masz w zestawie umiejętności o 1 kartę woli więcej. Aktywne może być tylko jedno ulepszenie.
rule-item-jam_tin_grenade = Akcja: Usuń ten przedmiot z gry i wskaż sąsiednie pole. Wszystkie istoty z głębin, postacie i wszyscy pasażerowie na nim zostają pokonani. Potem uszkodź to pole, o ile jest polem pomieszczenia, które da się uszkodzić.
rule-item-kitchen_knife = Broń. W swoich zwykłych akcjach ataku dodajesz 1 do wyniku rzutu.
rule-item-plimsolls = Akcja: Przejdź na sąsiednie pole statku, a potem wykonaj 1 akcję. Tylko raz na turę.
rule-item-shotgun = Broń. Akcja: Zaatakuj wroga na tym samym polu; dodaj do wyniku rzutu 1 za każdego wroga na twoim polu.
rule-spell-alchemical_transmutation = Żywność spada o 1, a w zamian paliwo rośnie o 2.
rule-spell-astral_travel = Wskaż pole. Tyle stojących na nim postaci i istot z głębin, ile chcesz, przenosisz na inne pola statku, każdą dokąd chcesz. Postacie możesz w ten sposób także zamknąć w areszcie i lazarecie albo je stamtąd wydostać. Potem rzuć kością: przy 4 lub mniej poczytalność spada o 1.
rule-spell-call_down_the_storm = Wszystkie istoty z głębin na polach wody zostają pokonane. Potem rzuć kością: jeśli wynik nie przekracza liczby pokonanych istot, uszkodź statek.
rule-spell-call_friends = Ocal dowolną liczbę pasażerów z dowolnych pól. Potem rzuć kością: jeśli wynik nie przekracza liczby ocalonych pasażerów, aktywują się istoty z głębin.
rule-spell-cloud_memory = Poczytalność rośnie o 1. Za to każdy człowiek odrzuca 1 wybraną przez siebie kartę umiejętności.
rule-spell-conjuration = Podejrzyj 5 wierzchnich przedmiotów, weź 1 z nich, a resztę wtasuj z powrotem do talii. Potem rzuć kością: przy 4 lub mniej poczytalność spada o 1.
rule-spell-dark_pact = Wtasuj 4 wierzchnie karty zdrady do talii chaosu. W zamian wybrany przez ciebie zasób rośnie o 1.
rule-spell-feed_the_mind = Żywność spada o 1, a w zamian poczytalność rośnie o 2.
rule-spell-flesh_ward = Połóż tę kartę przed dowolnym graczem. Gdy jego postać ma zostać pokonana, karta temu zapobiega i wypada z gry; potem rzuca się kością: przy 4 lub mniej poczytalność spada o 1.
rule-spell-foresee = Podejrzyj 4 wierzchnie karty talii Mitów albo talii nawigacji. 1 z nich wraca na wierzch, pozostałe trafiają pod spód. Potem rzuć kością: przy 4 lub mniej poczytalność spada o 1.
rule-spell-greater_banishment = Przesuń żeton rytuału o 2 pola do przodu. Potem rzuć kością: przy 4 lub mniej poczytalność spada o 1.
rule-spell-heal = Każdy człowiek z lazaretu przechodzi na dowolne pole statku. Wszyscy pozostali ludzie dobierają po 1 karcie ze swojego zestawu umiejętności. Potem rzuć kością: przy 4 lub mniej poczytalność spada o 1.
rule-spell-lure_monster = Matka Hydra i Ojciec Dagon wracają w Odmęty. Potem rzuć kością: przy 4 lub mniej poczytalność spada o 1.
rule-spell-plague_of_locusts = Rzuć kością. Pokonujesz tyle istot z głębin, ile wynosi wynik, gdziekolwiek poza Odmętami; jeśli jest ich mniej, to wszystkie. Przy 5 lub więcej żywność spada też o 1.
rule-spell-raise_the_dead = Poczytalność spada o 1, a w zamian zyskujecie 2 dusze.
rule-spell-revelation_of_script = Zatrzymaj tę kartę. Po podliczeniu testu umiejętności możesz ją usunąć z gry: dołącz do testu wierzchnią kartę dowolnej talii umiejętności, także talii zdrady. Potem rzuć kością: jeśli wynik nie przekracza wartości tej karty, poczytalność spada o 1.
rule-spell-summon_fire = Przesuń żeton podróży o 1 pole naprzód. Potem rzuć kością: przy 6 lub więcej przesuń go jeszcze o 1 pole i uszkodź statek.
rule-spell-summon_the_beast_within = Jeśli chcesz, przechodzisz na inne pole statku. Wszyscy wrogowie na polu, na którym stoisz, zostają pokonani. Potem rzuć kością: jeśli wynik nie przekracza ich liczby, pokonani są też wszyscy pasażerowie i ludzie na tym polu, ty również.
rule-spell-voice_of_ra = Wszyscy ludzie dobierają po 1 karcie umiejętności z dowolnej talii, byle nie zdrady. Potem rzuć kością: przy 4 lub mniej wszyscy ludzie odrzucają po 1 wybranej przez siebie karcie umiejętności.
rule-waypoint-abandoned_depot = Dystans 2. Możesz narazić 3 pasażerów. Wtedy rzucasz kością: przy 5 lub więcej paliwo rośnie o 2.
rule-waypoint-deserted_island = Dystans 2. Możesz narazić 1 pasażera. Wtedy rzucasz kością: przy 5 lub więcej żywność rośnie o 1.
rule-waypoint-hurricane = Dystans 2. Wybierz: paliwo spada o 1 albo statek zostaje dwa razy uszkodzony.
rule-waypoint-iceberg = Dystans 2. Możesz rzucić kością: przy 5 lub więcej żywność rośnie o 1, przy 4 lub mniej uszkodź statek.
rule-waypoint-reef = Dystans 2. Rzuć kością: przy 4 lub mniej uszkodź statek.
rule-waypoint-shipwreck_survivors = Dystans 2. Możesz narazić 1 pasażera. Wtedy rzucasz kością: przy 5 lub więcej zyskujecie 1 duszę.
rule-waypoint-wrecked_ship = Dystans 2. Możesz narazić 1 pasażera. Wtedy rzucasz kością: przy 5 lub więcej paliwo rośnie o 1.
rule-waypoint-deep_one_city = Dystans 3. Paliwo spada o 1. Wystaw 5 istot z głębin w Odmętach. Potem rzuć kością: wszystkie potwory z Odmętów trafiają na pole wody zgodne z wynikiem.
rule-waypoint-fog_bank = Dystans 3. Paliwo spada o 1. Potem rzuć kością: przy 4 lub mniej ta karta wypada z gry, jej dystans się nie liczy, a zamiast niej rozpatruje się wierzchnią kartę nawigacji.
rule-waypoint-maelstrom = Dystans 3. Paliwo spada o 1. Potem wybierz: paliwo spada o jeszcze 1 albo statek zostaje dwa razy uszkodzony.
rule-waypoint-rainstorm = Dystans 3. Paliwo spada o 1. Jeśli chcesz, narażasz 1 pasażera i rzucasz kością: przy 5 lub więcej żywność rośnie o 1.
rule-waypoint-rogue_wave = Dystans 3. Paliwo spada o 1. Każda istota z głębin na polu pokładu zostaje zmyta na pole wody obok, a wszyscy pasażerowie na polach pokładu zostają pokonani.
rule-waypoint-rolling_seas = Dystans 3. Paliwo spada o 1. Wskaż 1 pasażera na polu pokładu; zostaje on pokonany.
rule-waypoint-sea_smoke = Dystans 3. Paliwo spada o 1. Na wszystkich polach wody wystaw po 1 istocie z głębin.
rule-waypoint-seaweed_patch = Dystans 3. Paliwo spada o 1. Potem wybierz: naraź 2 pasażerów albo uszkodź statek.
rule-waypoint-smooth_sailing = Dystans 3. Paliwo i żywność spadają o 1.
rule-waypoint-calm_waters = Dystans 4. Paliwo spada o 2, a żywność o 1.
rule-waypoint-deep_one_ambush = Dystans 4. Paliwo spada o 2. Na wszystkich polach pokładu wystaw po 1 istocie z głębin.
rule-waypoint-rough_water = Dystans 4. Paliwo spada o 2, a poczytalność o 1.
rule-waypoint-stormy_seas = Dystans 4. Paliwo spada o 2, a statek zostaje uszkodzony.
rule-sheet-keilani = Doświadczenie: gdy karty w teście umiejętności są już odkryte i podliczone, a ty nie jesteś w areszcie, możesz dołożyć jeszcze 1 kartę z ręki. Tylko raz na test.
rule-sheet-arjun = Oficer pokładowy. Akcja: Przejdź na wybrane pole pokładu, po czym masz jeszcze 1 akcję. Tylko raz na turę i nie z aresztu.
rule-sheet-jeanne = Prowizorka: gdy ktoś akcją maszynowni przesunie żeton podróży, a ty nie jesteś w areszcie, możesz uszkodzić statek. Żeton idzie wtedy o jeszcze 1 pole dalej.
rule-sheet-jamie = Szybka broń. Akcja: Użyj akcji ataku jednej ze swoich broni, a potem wykonaj 1 akcję. Tylko raz na turę.
rule-sheet-svetlana = Leczące słowa: gdy którakolwiek postać ma zostać pokonana, możesz odrzucić 1 kartę wiedzy. Wtedy nic jej się nie dzieje.
rule-sheet-beatrice = Rachunek prawdopodobieństwa: w swoim własnym kroku Mitów, jeśli nie jesteś w areszcie, możesz podejrzeć 2 wierzchnie karty Mitów. Jedną rozpatrujesz, a drugą wkładasz pod spód talii.
rule-sheet-edmund = Dziecko szczęścia: po każdym rzucie kością, jeśli nie jesteś w areszcie, możesz odrzucić 1 kartę umiejętności. Rzut zostaje wtedy powtórzony.
rule-sheet-ishmael = Pierwsza przysięga Dagona. Akcja: Wskaż monarchę na planszy i odrzuć 1 kartę wiedzy. Rzuć kością i dodaj wartość tej karty: przy 7 lub więcej monarcha wraca w Odmęty, w innym razie możesz go przesunąć na sąsiednie pole wody.
rule-sheet-william = Znajomość okultyzmu. Akcja, ale nie w areszcie: Podejrzyj wierzchnie zaklęcie; zostaje ono na wierzchu albo trafia pod spód. Potem masz jeszcze 1 akcję. Tylko raz na turę.
rule-sheet-samira = Zbieraczka. Akcja, nie w areszcie i tylko mając najwyżej 4 przedmioty: Dobierz 1 przedmiot. Potem możesz dać przedmiot innemu człowiekowi na swoim polu. Tylko raz na turę.
rule-feat-keilani = Gdy to ty decydujesz w kryzysie z wyborem opcji: nie wykonuj żadnej z dwóch opcji; zamiast tego wybrany przez ciebie zasób spada o 1. Symbole karty nadal obowiązują. Potem ta karta wyczynu wypada z gry.
rule-feat-arjun = Zanim do testu umiejętności z karty Mitów trafią karty: dajesz się pokonać, ale to ty decydujesz, jak test się kończy: sukcesem, porażką albo, jeśli karta go przewiduje, częściowym sukcesem. Nikt nie dokłada kart. Potem ta karta wyczynu wypada z gry.
rule-feat-jeanne = Akcja, tylko w maszynowni, nawet uszkodzonej lub zajętej przez wroga: paliwo spada o 1, a żeton podróży idzie o 2 pola naprzód. Potem ta karta wyczynu wypada z gry.
rule-feat-jamie = Akcja: Wyślij do aresztu inną postać, która stoi na twoim polu. Potem ta karta wyczynu wypada z gry.
rule-feat-svetlana = Gdy postać albo pasażer ma zostać pokonany, a ty nie jesteś w areszcie: zapobiegasz temu. Potem ta karta wyczynu wypada z gry.
rule-feat-beatrice = Gdy ktoś ma rzucić kością, a ty nie jesteś w areszcie: po prostu ustalasz, jaką liczbę ma pokazać kość. Nikt nią nie rzuca i rzutu nie można powtórzyć, ale to, co zmienia wynik, nadal się liczy. Potem ta karta wyczynu wypada z gry.
rule-feat-edmund = Gdy ktoś dobierze kartę Mitów: zostaje ona odrzucona, a na jej miejsce dobiera się i rozpatruje inną. Potem ta karta wyczynu wypada z gry.
rule-feat-ishmael = Akcja: Podejrzyj wszystkie karty lojalności innego, nieujawnionego gracza. Potem ta karta wyczynu wypada z gry.
rule-feat-william = Akcja, tylko jako Strażnik Księgi: zaczyna działać wierzchnie zaklęcie. Potem ta karta wyczynu wypada z gry, a ty masz jeszcze 1 akcję.
rule-feat-samira = Po podliczeniu testu umiejętności, jeśli nie jesteś w areszcie: podnieś lub obniż wynik najwyżej o tyle, ile masz przedmiotów. Potem ta karta wyczynu wypada z gry.
rule-unmasked-keilani = Gdy się ujawniasz poza aresztem: poczytalność spada o 1.
rule-unmasked-arjun = Gdy się ujawniasz poza aresztem: żeton podróży wraca na pole startowe.
rule-unmasked-jeanne = Sabotaż: gdy się ujawniasz poza aresztem, uszkadzasz dowolne pole pomieszczenia, które jest jeszcze całe. Areszt i lazaret odpadają.
rule-unmasked-jamie = Grad kul: gdy się ujawniasz poza aresztem, wszyscy ludzie i wszyscy pasażerowie na twoim polu zostają pokonani.
rule-unmasked-svetlana = Zła praktyka: gdy się ujawniasz poza aresztem, pokonany zostaje 1 wskazany przez ciebie pasażer, w rezerwie albo gdziekolwiek na statku.
rule-unmasked-beatrice = Dziel i rządź: gdy się ujawniasz poza aresztem, wystaw po 1 istocie z głębin na 4 różnych wybranych polach wody.
rule-unmasked-edmund = Sianie nieszczęścia: gdy się ujawniasz poza aresztem, dobierz kartę Mitów i rozpatrz tylko jej kryzys. Wszystkie decyzje należą do ciebie; test umiejętności bez żadnych kart uznaje się za porażkę. W kryzysie z kombinacją wybierasz między porażką a drugą opcją. Symbole pomijasz.
rule-unmasked-ishmael = Druga przysięga: gdy się ujawniasz poza aresztem, aktywuje się każda istota z głębin na twoim polu.
rule-unmasked-william = Zakłócenie rytuału: gdy się ujawniasz poza aresztem, przestaw żeton rytuału o 1 lub 2 pola, w przód albo w tył, lub zostaw go na miejscu.
rule-unmasked-samira = Kradzież kieszonkowa: gdy się ujawniasz poza aresztem, zabierz 1 przedmiot człowiekowi na swoim polu.
rule-damage_card-structural_damage = Karta zostaje na trafionym polu pomieszczenia; każdy człowiek na nim zostaje pokonany, a akcja tego pola jest niedostępna. Akcja: Napraw pole, odrzucając karty wskazanej umiejętności warte razem co najmniej 3; jeśli pasuje dowolna umiejętność, dowolne karty warte razem co najmniej 5. Potem karta zostaje wtasowana z powrotem do talii uszkodzeń.
rule-damage_card-fuel_leak = Paliwo spada o 1. Potem ta karta wypada z gry.
rule-damage_card-flooded_food_stores = Żywność spada o 1. Potem ta karta wypada z gry.
rule-damage_card-fleeing_passengers = Naraź 1 pasażera, jeśli jakiś jest jeszcze w rezerwie. Włóż tę kartę pod spód talii uszkodzeń, a potem dobierz i rozpatrz następną kartę uszkodzenia.
rule-room-bridge = Akcja: Naraź 1 pasażera; w zamian podglądasz 2 wierzchnie karty talii Mitów albo talii nawigacji. Jedna wraca na wierzch, druga trafia pod spód. Raz na turę.
rule-room-chapel = Akcja: Albo cofnij żeton rytuału o 1 pole. Albo odrzuć 1 kartę wiedzy, rzuć kością i dodaj jej wartość: przy sumie 6 lub mniej poczytalność spada o 1; w każdym razie żeton rytuału idzie potem o 1 pole naprzód. Raz na turę.
rule-room-captains_cabin = Akcja: Wskaż innego człowieka, który nie jest w areszcie. Następuje test umiejętności o wartości docelowej 8; wspierają go wpływ i percepcja. Sukces: ten człowiek trafia do aresztu. Porażka: nic się nie dzieje. Raz na turę.
rule-room-cargo_hold = Akcja: Podejrzyj 2 wierzchnie przedmioty, jeden zatrzymaj, a drugi włóż pod spód talii. Jeśli został tylko jeden, zatrzymaj go albo odłóż. Raz na turę.
rule-room-galley = Akcja: Zapowiedz, ile kart umiejętności z których talii dobierasz, najwyżej 5 i żadnej zdrady, po czym je dobierz. Potem rzuć kością: jeśli wynik jest niższy od liczby kart, żywność spada o 1. Przy jednej karcie nie trzeba rzucać. Raz na turę.
rule-room-boiler_room = Akcja: Odrzuć 1 kartę siły, rzuć kością i dodaj jej wartość: przy sumie 6 lub mniej paliwo spada o 1. W każdym razie żeton podróży idzie potem o 1 pole naprzód. Raz na turę.
rule-room-brig = Akcja: Test umiejętności o wartości docelowej 8; wspierają go wiedza i siła. Sukces: przechodzisz na dowolne pole statku. Porażka: nic się nie dzieje. Ujawniony zdrajca w areszcie ci w tym nie przeszkadza. Raz na turę.

# Crises
rule-crisis-accusation = Decyduje Kapitan. Albo: Wskaż człowieka, który nie jest w areszcie, możesz też siebie; trafia on do aresztu. Albo: Ty i aktywny gracz odrzucacie po 2 karty umiejętności; jeśli aktywnym graczem jesteś ty, odrzucasz 4. Wtasuj 2 wierzchnie karty zdrady do talii chaosu. Na koniec aktywują się istoty z głębin, a żeton rytuału idzie o 1 pole naprzód.
prompt-crisis_accusation = Każesz kogoś zamknąć?
move-option_a--crisis_accusation = Wyślij człowieka do aresztu
move-option_b--crisis_accusation = Ty i aktywny gracz odrzucacie po 2 karty, 2 karty zdrady do talii chaosu
rule-crisis-class_struggle = Decyduje Kapitan. Albo: Poczytalność spada o 2. Albo: Naraź 4 pasażerów. Na koniec aktywują się istoty z głębin, a żeton podróży idzie o 1 pole naprzód.
prompt-crisis_class_struggle = Ile poświęcasz dla spokoju na statku?
move-option_a--crisis_class_struggle = Poczytalność −2
move-option_b--crisis_class_struggle = Naraź 4 pasażerów
rule-crisis-dinghy_launch = Decyduje Kapitan. Albo: Naraź 1 pasażera i rzuć kością: przy 4 lub mniej poczytalność spada o 1. Albo: Tracicie 1 duszę. Na koniec aktywuje się Ojciec Dagon, a żeton podróży idzie o 1 pole naprzód.
prompt-crisis_dinghy_launch = Szalupa odpływa: wysyłasz kogoś za nią?
move-option_a--crisis_dinghy_launch = Naraź 1 pasażera i rzuć: przy 1–4 poczytalność −1
move-option_b--crisis_dinghy_launch = Strać 1 duszę
rule-crisis-food_rationing = Decyduje Kapitan. Albo: Żywność spada o 1. Rzuć kością: przy 6 lub mniej także poczytalność spada o 1. Albo: Żywność spada o 2. Na koniec aktywują się istoty z głębin, a żeton rytuału idzie o 1 pole naprzód.
prompt-crisis_food_rationing = Racjonujesz żywność?
move-option_a--crisis_food_rationing = Żywność −1 i rzuć: przy 1–6 poczytalność −1
move-option_b--crisis_food_rationing = Żywność −2
rule-crisis-improvised_fuel_source = Decyduje Kapitan. Albo: Tylko gdy w rezerwie jest co najmniej 3 pasażerów: naraź 3 pasażerów; w zamian paliwo rośnie o 1. Albo: Paliwo spada o 1. Na koniec aktywuje się Matka Hydra, a żeton rytuału idzie o 1 pole naprzód.
prompt-crisis_improvised_fuel_source = Skąd weźmiecie paliwo?
move-option_a--crisis_improvised_fuel_source = Naraź 3 pasażerów, paliwo +1
move-option_b--crisis_improvised_fuel_source = Paliwo −1
rule-crisis-incoming_sos = Decyduje Kapitan. Albo: Naraź 4 pasażerów; w zamian żywność rośnie o 1, paliwo o 1 i zyskujecie 1 duszę. Albo: Poczytalność spada o 1. Na koniec aktywuje się Ojciec Dagon, a żeton rytuału idzie o 1 pole naprzód.
prompt-crisis_incoming_sos = Odpowiadasz na wezwanie o pomoc?
move-option_a--crisis_incoming_sos = Naraź 4 pasażerów, żywność +1, paliwo +1, dusze +1
move-option_b--crisis_incoming_sos = Poczytalność −1
rule-crisis-infection = Decyduje Kapitan. Albo: Żywność spada o 1. Albo: Rzuć kością: przy 6 lub mniej tracicie 1 duszę i rzucasz jeszcze raz; przy 4 lub mniej tracicie jeszcze 1 duszę. Na koniec aktywują się istoty z głębin, a żeton podróży idzie o 1 pole naprzód.
prompt-crisis_infection = Co robisz z chorymi?
move-option_a--crisis_infection = Żywność −1
move-option_b--crisis_infection = Rzuć: przy 1–6 strata 1 duszy, może 2
rule-crisis-just_desserts = Decyduje aktywny gracz. Albo: Żywność spada o 2. Dobierz 1 przedmiot. Albo: Wtasuj 4 wierzchnie karty zdrady do talii chaosu. Na koniec aktywują się istoty z głębin, a aktywny gracz wybiera, na którym z dwóch torów żeton idzie o 1 pole naprzód.
prompt-crisis_just_desserts = Kto dostanie to, na co zasłużył?
move-option_a--crisis_just_desserts = Żywność −2, dobierz 1 przedmiot
move-option_b--crisis_just_desserts = 4 karty zdrady do talii chaosu
rule-crisis-missing_jewelry = Decyduje Kapitan. Albo: Poczytalność spada o 1. Albo: Wtasuj 4 wierzchnie karty zdrady do talii chaosu. Na koniec aktywuje się Matka Hydra, a żeton podróży idzie o 1 pole naprzód.
prompt-crisis_missing_jewelry = Szukasz klejnotów?
move-option_a--crisis_missing_jewelry = Poczytalność −1
move-option_b--crisis_missing_jewelry = 4 karty zdrady do talii chaosu
rule-crisis-missing_parents = Decyduje aktywny gracz. Albo: Przejdź do kajuty kapitańskiej i rzuć kością: przy 4 lub mniej tracicie 1 duszę, a w kajucie wystaw 1 istotę z głębin. Albo: Poczytalność spada o 1. Na koniec aktywują się istoty z głębin, a żeton rytuału idzie o 1 pole naprzód.
prompt-crisis_missing_parents = Szukasz zaginionych rodziców?
move-option_a--crisis_missing_parents = Do kajuty kapitańskiej i rzuć: przy 1–4 dusze −1 i 1 istota z głębin
move-option_b--crisis_missing_parents = Poczytalność −1
rule-crisis-mysterious_lifeboat = Decyduje Strażnik Księgi. Albo: Naraź 1 pasażera i rzuć kością: przy 4 lub mniej wystaw po 1 istocie z głębin w kambuzie i w ładowni. Albo: Poczytalność spada o 1. Na koniec aktywują się istoty z głębin, a żeton rytuału idzie o 1 pole naprzód.
prompt-crisis_mysterious_lifeboat = Wciągasz szalupę na pokład?
move-option_a--crisis_mysterious_lifeboat = Naraź 1 pasażera i rzuć: przy 1–4 istoty z głębin w kambuzie i ładowni
move-option_b--crisis_mysterious_lifeboat = Poczytalność −1
rule-crisis-poisoned_food = Decyduje Strażnik Księgi. Albo: Tylko z kartą wiedzy na ręce: odrzuć 1 kartę wiedzy, rzuć kością i dodaj jej wartość. Przy sumie 6 lub mniej tracicie 1 duszę. Albo: Żywność spada o 1. Na koniec aktywują się istoty z głębin, a żeton podróży idzie o 1 pole naprzód.
prompt-crisis_poisoned_food = Próbujesz oczyścić jedzenie?
move-option_a--crisis_poisoned_food = Odrzuć 1 kartę wiedzy i rzuć: przy sumie 6 lub mniej strata 1 duszy
move-option_b--crisis_poisoned_food = Żywność −1
rule-crisis-ritual_support = Decyduje Strażnik Księgi. Albo: Tylko z kartą wiedzy na ręce: odrzuć 1 kartę wiedzy, rzuć kością i dodaj jej wartość. Przy sumie 7 lub więcej żeton rytuału idzie o 1 pole naprzód, w innym razie poczytalność spada o 1 i tracicie 1 duszę. Albo: Cofnij żeton rytuału o 1 pole i odrzuć 2 karty umiejętności. Na koniec aktywuje się Matka Hydra, a żeton podróży idzie o 1 pole naprzód.
prompt-crisis_ritual_support = Przyjmujesz pomoc przy rytuale?
move-option_a--crisis_ritual_support = Karta wiedzy i rzut: przy 7+ rytuał +1, inaczej poczytalność −1, dusze −1
move-option_b--crisis_ritual_support = Rytuał −1, odrzuć 2 karty
rule-crisis-sacrifice_deep_one = Decyduje Strażnik Księgi. Albo: Poczytalność spada o 1, a ty zatrzymujesz tę kartę. Dopóki ją masz, Akcja: Jeśli na twoim polu jest istota z głębin, rzuć kością; przy 6 lub więcej zostaje ona pokonana, żeton rytuału idzie o 2 pola naprzód, a ty odrzucasz tę kartę. Albo: Żeton rytuału wraca na pole startowe, a ty odrzucasz wszystkie karty z ręki. Na koniec aktywują się istoty z głębin, a żeton podróży idzie o 1 pole naprzód.
prompt-crisis_sacrifice_deep_one = Przygotowujesz ofiarę?
move-option_a--crisis_sacrifice_deep_one = Poczytalność −1, zatrzymaj kartę
move-option_b--crisis_sacrifice_deep_one = Rytuał na start, odrzuć całą rękę
rule-crisis-strange_vision = Decyduje aktywny gracz. Albo: Podejrzyj 2 wierzchnie karty nawigacji; jedna wraca na wierzch, druga trafia pod spód. Potem trafiasz do aresztu. Albo: Na wszystkich polach pokładu wystaw po 1 istocie z głębin. Na koniec aktywują się istoty z głębin, a aktywny gracz wybiera, na którym z dwóch torów żeton idzie o 1 pole naprzód.
prompt-crisis_strange_vision = Mówisz komuś o swojej wizji?
move-option_a--crisis_strange_vision = Podejrzyj 2 karty nawigacji, potem do aresztu
move-option_b--crisis_strange_vision = Po 1 istocie z głębin na każdym polu pokładu
rule-crisis-the_anarcho_individualist = Decyduje aktywny gracz. Albo: Poczytalność spada o 1. Dobierz 1 przedmiot, a potem usuń z gry 5 wierzchnich przedmiotów. Albo: Odrzuć 2 karty umiejętności i wtasuj 2 wierzchnie karty zdrady do talii chaosu. Na koniec aktywuje się Ojciec Dagon, a żeton rytuału idzie o 1 pole naprzód.
prompt-crisis_the_anarcho_individualist = Pozwalasz mu działać?
move-option_a--crisis_the_anarcho_individualist = Poczytalność −1, dobierz 1 przedmiot, 5 przedmiotów wypada z gry
move-option_b--crisis_the_anarcho_individualist = Odrzuć 2 karty, 2 karty zdrady do talii chaosu
rule-crisis-the_captains_banquet = Decyduje Kapitan. Albo: Żywność spada o 2, a poczytalność rośnie o 1. Każdy człowiek, który nie jest w areszcie, może przejść do kambuza. Albo: Żywność spada o 1. Rzuć kością: przy 6 lub mniej także poczytalność spada o 1. Na koniec aktywuje się Matka Hydra, a żeton podróży idzie o 1 pole naprzód.
prompt-crisis_the_captains_banquet = Wydajesz bankiet?
move-option_a--crisis_the_captains_banquet = Żywność −2, poczytalność +1, wszyscy mogą iść do kambuza
move-option_b--crisis_the_captains_banquet = Żywność −1 i rzuć: przy 1–6 poczytalność −1
rule-crisis-too_many_bodies = Decyduje Kapitan. Albo: Żywność spada o 1. Albo: Naraź 1 pasażera i rzuć kością: jeśli wynik nie przekracza liczby pasażerów na polach pokładu, poczytalność spada o 1. Na koniec aktywują się istoty z głębin, a żeton podróży idzie o 1 pole naprzód.
prompt-crisis_too_many_bodies = Gdzie ich wszystkich pomieścisz?
move-option_a--crisis_too_many_bodies = Żywność −1
move-option_b--crisis_too_many_bodies = Naraź 1 pasażera i rzuć: może poczytalność −1
rule-crisis-transformation = Decyduje Kapitan. Albo: Rzuć kością: przy 6 lub mniej tracicie 1 duszę, a w ładowni wystaw 1 istotę z głębin. Albo: Tracicie 1 duszę. Rzuć kością: przy 4 lub mniej także poczytalność spada o 1. Na koniec aktywują się istoty z głębin, a żeton podróży idzie o 1 pole naprzód.
prompt-crisis_transformation = Co robisz z tym, kto się przemienia?
move-option_a--crisis_transformation = Rzuć: przy 1–6 strata 1 duszy i 1 istota z głębin w ładowni
move-option_b--crisis_transformation = Strać 1 duszę i rzuć: przy 1–4 poczytalność −1
rule-crisis-volunteer_army = Decyduje Kapitan. Albo: Tylko gdy w rezerwie jest co najmniej 1 pasażer: naraź od 1 do 4 pasażerów; pokonujesz tyle samo istot z głębin na statku. Albo: Aktywują się istoty z głębin. Na koniec aktywuje się Ojciec Dagon, a żeton rytuału idzie o 1 pole naprzód.
prompt-crisis_volunteer_army = Wysyłasz ochotników do walki?
move-option_a--crisis_volunteer_army = Naraź od 1 do 4 pasażerów, pokonaj tyle samo istot z głębin
move-option_b--crisis_volunteer_army = Aktywują się istoty z głębin
rule-crisis-family_ties = Decyduje Ishmael. Albo: Wszystkie istoty z głębin wracają do rezerwy, także te z Odmętów, a Ishmael zatrzymuje tę kartę. Dopóki ją ma i nie jest w areszcie, do każdego testu umiejętności po kartach chaosu trafia 1 karta zdrady. Albo: Wystaw 4 istoty z głębin na polu pomieszczenia, na którym jest Ishmael, a jeśli stoi on na polu pokładu, na najbliższym polu pomieszczenia. Jeśli jest w lazarecie, wybierz kaplicę albo kajutę kapitańską. Na koniec aktywują się istoty z głębin, a żeton podróży idzie o 1 pole naprzód.
prompt-crisis_family_ties = Krew nie woda?
move-option_a--crisis_family_ties = Istoty z głębin do rezerwy; zatrzymaj kartę: karta zdrady do każdego testu
move-option_b--crisis_family_ties = Wystaw 4 istoty z głębin koło Ishmaela
rule-crisis-adrift_fishing_boat = Test umiejętności o wartości docelowej 16; wspierają go wpływ, percepcja i siła. Sukces: Narażacie 1 pasażera; w zamian zyskujecie 1 duszę. Potem aktywny gracz może narazić jeszcze 1 pasażera; w zamian żywność rośnie o 1. Częściowy sukces przy 13+: Narażacie 2 pasażerów; w zamian zyskujecie 1 duszę. Porażka: Poczytalność spada o 1 i tracicie 1 duszę. Na koniec aktywuje się Matka Hydra, a aktywny gracz wybiera, na którym z dwóch torów żeton idzie o 1 pole naprzód.
rule-crisis-barricade_the_hatches = Test umiejętności o wartości docelowej 10; wspierają go siła i wola. Sukces: Aktywny gracz zatrzymuje tę kartę. Gdy mają się aktywować istoty z głębin na statku, jej posiadacz może ją odrzucić: wtedy do końca tury żadna istota z głębin nie wchodzi na pole pomieszczenia. Porażka: Aktywują się istoty z głębin. Na koniec aktywuje się Matka Hydra, a aktywny gracz wybiera, na którym z dwóch torów żeton idzie o 1 pole naprzód.
rule-crisis-collision_course = Test umiejętności o wartości docelowej 11; wspierają go percepcja i wola. Sukces: Nic się nie dzieje. Częściowy sukces przy 8+: Rzućcie kością: Matka Hydra i Ojciec Dagon trafiają na pole wody z przodu statku zgodne z wynikiem. Statek zostaje uszkodzony, a żeton podróży cofa się o 1 pole. Porażka: Rzućcie kością: Matka Hydra i Ojciec Dagon trafiają na pole wody z przodu statku zgodne z wynikiem. Statek zostaje dwa razy uszkodzony, a żeton podróży cofa się o 2 pola. Na koniec aktywują się istoty z głębin, a żeton rytuału idzie o 1 pole naprzód.
rule-crisis-coordinated_assault = Test umiejętności o wartości docelowej 17; wspierają go wpływ, wiedza i percepcja. Sukces: Żeton podróży idzie o 1 pole naprzód. Porażka: Rzućcie kością: wszystkie potwory z Odmętów trafiają na pole wody zgodne z wynikiem. Potem aktywuje się najpierw Matka Hydra, po niej Ojciec Dagon, a po nim istoty z głębin. Na koniec aktywują się istoty z głębin, a żeton rytuału idzie o 1 pole naprzód.
rule-crisis-damaged_evaporator = Test umiejętności o wartości docelowej 11; wspierają go percepcja i wola. Sukces: Nic się nie dzieje. Częściowy sukces przy 8+: Żywność spada o 1. Porażka: Żywność spada o 1, a żeton podróży cofa się o 1 pole; jeśli stoi na polu startowym, zamiast tego paliwo spada o 1. Na koniec aktywuje się Matka Hydra, a żeton rytuału idzie o 1 pole naprzód.
rule-crisis-deep_one_feint = Test umiejętności o wartości docelowej 11; wspierają go percepcja i wola. Sukces: Nic się nie dzieje. Porażka: Aktywują się istoty z głębin. Na koniec aktywują się istoty z głębin, a aktywny gracz wybiera, na którym z dwóch torów żeton idzie o 1 pole naprzód.
rule-crisis-deep_one_swarm = Test umiejętności o wartości docelowej 15; wspierają go wiedza, percepcja i siła. Sukces: Nic się nie dzieje. Częściowy sukces przy 11+: Aktywują się istoty z głębin. Porażka: Istoty z głębin aktywują się dwa razy. Na koniec aktywują się istoty z głębin, a aktywny gracz wybiera, na którym z dwóch torów żeton idzie o 1 pole naprzód.
rule-crisis-disturbing_dreams = Test umiejętności o wartości docelowej 13; wspierają go wpływ i wiedza. Sukces: Poczytalność rośnie o 1. Częściowy sukces przy 10+: Poczytalność spada o 1. Porażka: Poczytalność spada o 2. Na koniec aktywuje się Matka Hydra, a żeton podróży idzie o 1 pole naprzód.
rule-crisis-eot_failure = Test umiejętności o wartości docelowej 11; wspierają go wpływ i percepcja. Sukces: Żeton podróży idzie o 1 pole naprzód. Porażka: Żeton podróży cofa się o 1 pole; jeśli stoi na polu startowym, zamiast tego paliwo spada o 1. Na koniec aktywuje się Ojciec Dagon, a żeton rytuału idzie o 1 pole naprzód.
rule-crisis-fear_of_the_unknown = Test umiejętności o wartości docelowej 15; wspierają go wpływ, wiedza i wola. Sukces: Nic się nie dzieje. Porażka: Strażnik Księgi odrzuca wszystkie karty z ręki i zostaje pokonany; jego tytuł przechodzi na następną postać w linii sukcesji. Na koniec aktywują się istoty z głębin, a aktywny gracz wybiera, na którym z dwóch torów żeton idzie o 1 pole naprzód.
rule-crisis-flooding_compartment = Test umiejętności o wartości docelowej 9; wspierają go siła i wola. Sukces: Nic się nie dzieje. Porażka: Tracicie 1 duszę. Na koniec aktywują się istoty z głębin, a żeton rytuału idzie o 1 pole naprzód.
rule-crisis-food_stores_raid = Test umiejętności o wartości docelowej 11; wspierają go wpływ i siła. Sukces: Nic się nie dzieje. Częściowy sukces przy 8+: Żywność spada o 1. Porażka: Żywność spada o 2. Na koniec aktywuje się Ojciec Dagon, a żeton podróży idzie o 1 pole naprzód.
rule-crisis-hold_the_line = Test umiejętności o wartości docelowej 15; wspierają go wiedza, siła i wola. Sukces: Aktywny gracz może przesunąć każdą istotę z głębin na statku na sąsiednie pole. Częściowy sukces przy 10+: Na wszystkich polach wody pojawia się po 1 istocie z głębin. Porażka: Na wszystkich polach pokładu pojawia się po 1 istocie z głębin. Na koniec aktywuje się Matka Hydra, a aktywny gracz wybiera, na którym z dwóch torów żeton idzie o 1 pole naprzód.
rule-crisis-horrific_visions = Test umiejętności o wartości docelowej 10; wspierają go wiedza i wola. Sukces: Nic się nie dzieje. Porażka: Poczytalność spada o 1. Na koniec aktywują się istoty z głębin, a żeton rytuału idzie o 1 pole naprzód.
rule-crisis-hull_leak = Test umiejętności o wartości docelowej 9; wspierają go percepcja i siła. Sukces: Nic się nie dzieje. Porażka: Statek zostaje uszkodzony. Na koniec aktywują się istoty z głębin, a żeton podróży idzie o 1 pole naprzód.
rule-crisis-hypnotic_melody = Test umiejętności o wartości docelowej 10; wspierają go wpływ i wola. Sukces: Nic się nie dzieje. Częściowy sukces przy 7+: Narażacie 1 pasażera; jeśli w rezerwie nie ma żadnego, żywność spada o 1. Porażka: 1 pasażer w rezerwie zostaje pokonany; jeśli nie ma żadnego, tracicie 2 dusze. Na koniec aktywują się istoty z głębin, a żeton podróży idzie o 1 pole naprzód.
rule-crisis-infiltrator = Test umiejętności o wartości docelowej 11; wspierają go wiedza i siła. Sukces: Nic się nie dzieje. Częściowy sukces przy 8+: Rzućcie kością: na polu pomieszczenia zgodnym z wynikiem pojawia się 1 istota z głębin. Porażka: Statek zostaje uszkodzony, a na uszkodzonym polu pojawia się 1 istota z głębin. Na koniec aktywuje się Matka Hydra, a żeton podróży idzie o 1 pole naprzód.
rule-crisis-jail_break = Test umiejętności o wartości docelowej 9; wspierają go wiedza i siła. Sukces: Nic się nie dzieje. Porażka: Poczytalność spada o 1, a każda postać w areszcie przechodzi na dowolne pole statku. Na koniec aktywuje się Ojciec Dagon, a aktywny gracz wybiera, na którym z dwóch torów żeton idzie o 1 pole naprzód.
rule-crisis-lure_of_yhanthlei = Test umiejętności o wartości docelowej 9; wspierają go wpływ i wiedza. Sukces: Nic się nie dzieje. Porażka: Narażacie 4 pasażerów. Na koniec aktywuje się Ojciec Dagon, a żeton rytuału idzie o 1 pole naprzód.
rule-crisis-missing_munitions = Test umiejętności o wartości docelowej 16; wspierają go wpływ, percepcja i wola. Sukces: Aktywny gracz pokonuje 1 istotę z głębin na polu pomieszczenia. Częściowy sukces przy 12+: Statek zostaje uszkodzony. Porażka: Statek zostaje dwa razy uszkodzony. Na koniec aktywują się istoty z głębin, a aktywny gracz wybiera, na którym z dwóch torów żeton idzie o 1 pole naprzód.
rule-crisis-on_the_offensive = Test umiejętności o wartości docelowej 10; wspierają go wiedza i siła. Sukces: Aktywny gracz przesuwa każdą istotę z głębin na statku na sąsiednie pole. Porażka: Aktywują się istoty z głębin. Na koniec aktywuje się Ojciec Dagon, a aktywny gracz wybiera, na którym z dwóch torów żeton idzie o 1 pole naprzód.
rule-crisis-passenger_overboard = Test umiejętności o wartości docelowej 9; wspierają go wiedza i percepcja. Sukces: Nic się nie dzieje. Porażka: Tracicie 1 duszę. Na koniec aktywują się istoty z głębin, a żeton podróży idzie o 1 pole naprzód.
rule-crisis-passenger_riot = Test umiejętności o wartości docelowej 13; wspierają go wpływ i siła. Sukces: Aktywny gracz dobiera 1 przedmiot. Częściowy sukces przy 10+: Poczytalność spada o 1. Porażka: Poczytalność spada o 1 i tracicie 1 duszę. Na koniec aktywują się istoty z głębin, a żeton podróży idzie o 1 pole naprzód.
rule-crisis-rally_the_crew = Test umiejętności o wartości docelowej 13; wspierają go wpływ i wola. Sukces: Poczytalność rośnie o 1. Częściowy sukces przy 10+: Poczytalność spada o 1. Porażka: Poczytalność spada o 2, a każdy człowiek odrzuca 2 karty umiejętności. Na koniec aktywuje się Ojciec Dagon, a aktywny gracz wybiera, na którym z dwóch torów żeton idzie o 1 pole naprzód.
rule-crisis-rat_infestation = Test umiejętności o wartości docelowej 12; wspierają go wpływ i percepcja. Sukces: Aktywny gracz może zdecydować, że poczytalność spada o 1, a w zamian żywność rośnie o 1. Częściowy sukces przy 8+: Żywność spada o 1. Porażka: Żywność spada o 2. Na koniec aktywują się istoty z głębin, a żeton rytuału idzie o 1 pole naprzód.
rule-crisis-sewage_backup = Test umiejętności o wartości docelowej 9; wspierają go siła i wola. Sukces: Nic się nie dzieje. Porażka: Poczytalność spada o 1. Rzućcie kością: wszyscy ludzie na polu pomieszczenia zgodnym z wynikiem zostają pokonani. Na koniec aktywuje się Ojciec Dagon, a aktywny gracz wybiera, na którym z dwóch torów żeton idzie o 1 pole naprzód.
rule-crisis-shipboard_fire = Test umiejętności o wartości docelowej 11; wspierają go percepcja i siła. Sukces: Statek zostaje raz uszkodzony. Częściowy sukces przy 8+: Statek zostaje dwa razy uszkodzony. Porażka: Statek zostaje trzy razy uszkodzony. Na koniec aktywują się istoty z głębin, a żeton rytuału idzie o 1 pole naprzód.
rule-crisis-stolen_ritual_components = Test umiejętności o wartości docelowej 10; wspierają go wiedza i percepcja. Sukces: Strażnik Księgi podgląda 2 wierzchnie zaklęcia; jedno rzuca, a drugie wkłada pod spód talii. Porażka: Żeton rytuału cofa się o 2 pola, a 5 wierzchnich zaklęć wypada z gry i nikt ich nie ogląda. Na koniec aktywuje się Ojciec Dagon, a żeton podróży idzie o 1 pole naprzód.
rule-crisis-the_fathers_favor = Test umiejętności o wartości docelowej 16; wspierają go wiedza, percepcja i siła. Sukces: Nic się nie dzieje. Częściowy sukces przy 11+: Aktywuje się Ojciec Dagon. Porażka: Ojciec Dagon aktywuje się dwa razy. Na koniec aktywuje się Ojciec Dagon, a żeton podróży idzie o 1 pole naprzód.
rule-crisis-the_mothers_wrath = Test umiejętności o wartości docelowej 17; wspierają go wpływ, wiedza i siła. Sukces: Nic się nie dzieje. Częściowy sukces przy 12+: Aktywuje się Matka Hydra. Porażka: Matka Hydra aktywuje się dwa razy. Na koniec aktywuje się Matka Hydra, a żeton podróży idzie o 1 pole naprzód.
rule-crisis-bucket_brigade = Decyduje Kapitan. Albo: Test umiejętności o wartości docelowej 16; wspierają go wpływ, siła i wola. Sukces: Naraź 2 pasażerów; w zamian żeton podróży idzie o 1 pole naprzód. Porażka: Paliwo spada o 1, a ty narażasz 2 pasażerów. Albo: Rzuć kością: przy 6 lub mniej paliwo spada o 1. Na koniec aktywuje się Matka Hydra, a żeton rytuału idzie o 1 pole naprzód.
prompt-crisis_bucket_brigade = Każesz wybierać wodę?
move-option_a--crisis_bucket_brigade = Test 16: wpływ, siła i wola
move-option_b--crisis_bucket_brigade = Bez wiader, rzuć: przy 1–6 paliwo −1
rule-crisis-coal_bunker_fire = Decyduje aktywny gracz. Albo: Test umiejętności o wartości docelowej 13; wspierają go wpływ i siła. Sukces: Żeton podróży idzie o 1 pole naprzód. Porażka: Paliwo spada o 1 i tracicie 1 duszę. Albo: Paliwo spada o 1. Rzuć kością: przy 4 lub mniej paliwo spada o jeszcze 1. Na koniec aktywuje się Ojciec Dagon, a żeton rytuału idzie o 1 pole naprzód.
prompt-crisis_coal_bunker_fire = Gasisz pożar w zasobni?
move-option_a--crisis_coal_bunker_fire = Test 13: wpływ i siła
move-option_b--crisis_coal_bunker_fire = Niech płonie: paliwo −1 i rzuć, przy 1–4 jeszcze −1
rule-crisis-criminal_activity = Decyduje aktywny gracz. Albo: Test umiejętności o wartości docelowej 11; wspierają go wpływ i percepcja. Sukces: Dobierz 1 przedmiot. Porażka: Poczytalność spada o 1, a każdy człowiek usuwa z gry wszystkie swoje przedmioty oprócz 1. Albo: Tylko jeśli masz przedmiot: usuń z gry 1 swój przedmiot i wtasuj 4 wierzchnie karty zdrady do talii chaosu. Na koniec aktywuje się Matka Hydra, a żeton rytuału idzie o 1 pole naprzód.
prompt-crisis_criminal_activity = Ścigasz złodziei?
move-option_a--crisis_criminal_activity = Test 11: wpływ i percepcja
move-option_b--crisis_criminal_activity = Oddaj 1 przedmiot, 4 karty zdrady do talii chaosu
rule-crisis-firemen_strike = Decyduje aktywny gracz. Albo: Test umiejętności o wartości docelowej 9; wspierają go siła i wola. Sukces: Nic się nie dzieje. Porażka: Twoja postać zostaje pokonana i odrzucasz 3 karty umiejętności. Albo: Cofnij żeton podróży o 1 pole; jeśli stoi na polu startowym, zamiast tego paliwo spada o 1. Wtasuj 2 wierzchnie karty zdrady do talii chaosu. Na koniec aktywuje się Ojciec Dagon, a żeton rytuału idzie o 1 pole naprzód.
prompt-crisis_firemen_strike = Stawiasz czoła palaczom?
move-option_a--crisis_firemen_strike = Test 9: siła i wola
move-option_b--crisis_firemen_strike = Podróż −1, 2 karty zdrady do talii chaosu
rule-crisis-identity_crisis = Decyduje aktywny gracz. Albo: Test umiejętności o wartości docelowej 11; wspierają go wpływ i wiedza. Sukces: Każdy człowiek dobiera 1 kartę ze swojego zestawu umiejętności. Porażka: Tracicie 1 duszę, a na twoim polu pojawia się 1 istota z głębin. Jeśli jesteś w lazarecie, pojawia się ona w kaplicy. Albo: Tracicie 1 duszę. Rzuć kością: przy 4 lub mniej odrzucasz wszystkie karty z ręki. Na koniec aktywują się istoty z głębin, a żeton rytuału idzie o 1 pole naprzód.
prompt-crisis_identity_crisis = Mierzysz się z pytaniem, kim jesteś?
move-option_a--crisis_identity_crisis = Test 11: wpływ i wiedza
move-option_b--crisis_identity_crisis = Strać 1 duszę i rzuć: przy 1–4 odrzuć całą rękę
rule-crisis-kitty_litter = Decyduje aktywny gracz. Albo: Test umiejętności o wartości docelowej 10; wspierają go wiedza i percepcja. Sukces: Poczytalność rośnie o 1. Porażka: Poczytalność spada o 1. Albo: Przejdź do kambuza i rzuć kością: przy 4 lub mniej żywność spada o 1. Na koniec aktywuje się Matka Hydra, a żeton rytuału idzie o 1 pole naprzód.
prompt-crisis_kitty_litter = Szukasz kociąt?
move-option_a--crisis_kitty_litter = Test 10: wiedza i percepcja
move-option_b--crisis_kitty_litter = Do kambuza i rzuć: przy 1–4 żywność −1
rule-crisis-looming_breakdown = Decyduje Kapitan. Albo: Test umiejętności o wartości docelowej 11; wspierają go percepcja i siła. Sukces: Nic się nie dzieje. Porażka: Tracicie 1 duszę, a maszynownia zostaje uszkodzona. Albo: Cofnij żeton podróży o 2 pola; za każde pole, o które nie da się go cofnąć, paliwo spada o 1. Na koniec aktywuje się Matka Hydra, a żeton rytuału idzie o 1 pole naprzód.
prompt-crisis_looming_breakdown = Maszyny mają pracować dalej?
move-option_a--crisis_looming_breakdown = Test 11: percepcja i siła
move-option_b--crisis_looming_breakdown = Podróż −2, za każde brakujące pole paliwo −1
rule-crisis-open_the_gate = Decyduje Strażnik Księgi. Albo: Test umiejętności o wartości docelowej 18; wspierają go wiedza, percepcja i wola. Sukces: Żeton podróży wraca na pole startowe. Podejrzyj 2 wierzchnie karty nawigacji: jedna trafia pod spód, drugą od razu rozpatrujesz. Porażka: Poczytalność spada o 1, tracicie 1 duszę, a statek zostaje dwa razy uszkodzony. Albo: Poczytalność spada o 1. Na koniec aktywuje się Ojciec Dagon, a żeton rytuału idzie o 1 pole naprzód.
prompt-crisis_open_the_gate = Odważysz się otworzyć bramę?
move-option_a--crisis_open_the_gate = Test 18: wiedza, percepcja i wola
move-option_b--crisis_open_the_gate = Nie otwieraj: poczytalność −1
rule-crisis-power_to_the_people = Decyduje Kapitan. Albo: Test umiejętności o wartości docelowej 9; wspierają go wpływ i wola. Sukces: Wtasuj 2 wierzchnie karty zdrady do talii chaosu. Porażka: Tracicie 1 duszę, a Kapitan trafia do aresztu. Jego tytuł przechodzi na tę z uprawnionych postaci, która jest najniżej w linii sukcesji. Albo: Kapitan trafia do aresztu. Jego tytuł przechodzi na tę z uprawnionych postaci, która jest najniżej w linii sukcesji. Na koniec aktywują się istoty z głębin, a żeton podróży idzie o 1 pole naprzód.
prompt-crisis_power_to_the_people = Walczysz o dowodzenie?
move-option_a--crisis_power_to_the_people = Test 9: wpływ i wola
move-option_b--crisis_power_to_the_people = Ustąp: do aresztu, tytuł dla ostatniej postaci w linii sukcesji
rule-crisis-ritual_coordination = Decyduje Strażnik Księgi. Albo: Test umiejętności o wartości docelowej 9; wspierają go wiedza i wola. Sukces: Żeton rytuału idzie o 1 pole naprzód i o jeszcze 1 za każde 2 punkty, o które wynik przekracza 9. Porażka: Poczytalność spada o 1, a kaplica zostaje uszkodzona. Albo: Aktywują się istoty z głębin. Na koniec aktywują się istoty z głębin, a żeton podróży idzie o 1 pole naprzód.
prompt-crisis_ritual_coordination = Wzywasz wszystkich do rytuału?
move-option_a--crisis_ritual_coordination = Test 9: wiedza i wola
move-option_b--crisis_ritual_coordination = Aktywują się istoty z głębin
rule-crisis-history_repeats = Decyduje Keilani. Albo: Test umiejętności o wartości docelowej 13; wspierają go wpływ i siła. Sukces: Poczytalność rośnie o 1. Keilani może wysłać inną postać do aresztu. Porażka: Tracicie 1 duszę. Keilani i Kapitan trafiają do aresztu; jeśli to ona jest Kapitanem, trafia tam tylko ona. Albo: Tylko jeśli Keilani ma tytuł Kapitana: poczytalność spada o 1, a ona trafia do aresztu. Na koniec aktywują się istoty z głębin, a żeton podróży idzie o 1 pole naprzód.
prompt-crisis_history_repeats = Czy skończy się tak jak kiedyś?
move-option_a--crisis_history_repeats = Test 13: wpływ i siła
move-option_b--crisis_history_repeats = Poczytalność −1, Keilani trafia do aresztu
rule-crisis-the_peacemaker = Decyduje Arjun. Albo: Test umiejętności o wartości docelowej 13; wspierają go wpływ i wola. Sukces: Wszystkie istoty z głębin na planszy poza Odmętami wracają do rezerwy. Porażka: Na wszystkich 6 ponumerowanych polach pomieszczeń pojawia się po 1 istocie z głębin. Albo: Arjun zatrzymuje tę kartę. Dopóki ją ma, nie może atakować. Gdy tylko jakiś pasażer zostanie pokonany, obojętne jak, poczytalność spada o 1, a Arjun odrzuca tę kartę. Na koniec aktywuje się Matka Hydra, a żeton podróży idzie o 1 pole naprzód.
prompt-crisis_the_peacemaker = Próbujesz zawrzeć pokój?
move-option_a--crisis_the_peacemaker = Test 13: wpływ i wola
move-option_b--crisis_the_peacemaker = Zatrzymaj kartę: żadnych ataków, aż zostanie pokonany pasażer
rule-crisis-signs_of_life = Decyduje Jeanne. Albo: Test umiejętności o wartości docelowej 13; wspierają go wpływ i percepcja. Sukces: Poczytalność rośnie o 1. Porażka: Tracicie 2 dusze. Albo: Naraź 1 pasażera, statek zostaje uszkodzony, a Jeanne zostaje pokonana. Na koniec aktywują się istoty z głębin, a żeton podróży idzie o 1 pole naprzód.
prompt-crisis_signs_of_life = Organizujesz poszukiwania?
move-option_a--crisis_signs_of_life = Test 13: wpływ i percepcja
move-option_b--crisis_signs_of_life = Naraź 1 pasażera, uszkodź statek, Jeanne zostaje pokonana
rule-crisis-the_game_is_afoot = Decyduje Jamie. Albo: Test umiejętności o wartości docelowej 13; wspierają go percepcja i siła. Sukces: Wskaż pole pomieszczenia; wszystkie istoty z głębin na nim zostają pokonane. Porażka: Rzuć kością: na polu pomieszczenia zgodnym z wynikiem pojawiają się 4 istoty z głębin, a Jamie tam przechodzi. Albo: Maszynownia zostaje uszkodzona, a na polu, które odniosło uszkodzenie, pojawiają się 4 istoty z głębin. Jeśli nie doszło do uszkodzeń strukturalnych, nie pojawia się żadna. Na koniec aktywują się istoty z głębin, a żeton podróży idzie o 1 pole naprzód.
prompt-crisis_the_game_is_afoot = Ruszasz w pościg?
move-option_a--crisis_the_game_is_afoot = Test 13: percepcja i siła
move-option_b--crisis_the_game_is_afoot = Uszkodź maszynownię, pojawiają się tam 4 istoty z głębin
rule-crisis-do_no_harm = Decyduje Svetlana. Albo: Test umiejętności o wartości docelowej 13; wspierają go wiedza i percepcja. Sukces: Poczytalność spada o 1, a Svetlana przechodzi do lazaretu. Porażka: Poczytalność spada o 1, a Svetlana przechodzi do lazaretu. Ponadto statek zostaje uszkodzony. Albo: Svetlana trafia do aresztu, a statek zostaje uszkodzony. Na koniec aktywuje się Ojciec Dagon, a żeton podróży idzie o 1 pole naprzód.
prompt-crisis_do_no_harm = Leczysz dziwnego pacjenta?
move-option_a--crisis_do_no_harm = Test 13: wiedza i percepcja
move-option_b--crisis_do_no_harm = Svetlana do aresztu, statek uszkodzony
rule-crisis-miscalculation = Decyduje Beatrice. Albo: Test umiejętności o wartości docelowej 13; wspierają go wiedza i percepcja. Sukces: Podejrzyj 2 wierzchnie karty nawigacji; jedna wraca na wierzch, druga trafia pod spód. Porażka: Cofnij żeton podróży o 2 pola; za każde pole, o które nie da się go cofnąć, paliwo spada o 1. Albo: Rzuć kością: przy 7 lub mniej cofnij żeton podróży o 2 pola; za każde pole, o które nie da się go cofnąć, paliwo spada o 1. Na koniec aktywuje się Ojciec Dagon, a żeton podróży idzie o 1 pole naprzód.
prompt-crisis_miscalculation = Liczysz wszystko od nowa?
move-option_a--crisis_miscalculation = Test 13: wiedza i percepcja
move-option_b--crisis_miscalculation = Rzuć: przy 1–7 podróż −2
rule-crisis-gift_of_the_mother = Decyduje Edmund. Albo: Test umiejętności o wartości docelowej 15; wspierają go siła i wola. Sukces: Odrzuć talię chaosu i stwórz nową. Porażka: Edmund zostaje pokonany. Usuń z gry „Szczęśliwy” pierścień i wtasuj 6 wierzchnich kart zdrady do talii chaosu. Albo: Usuń z gry „Szczęśliwy” pierścień i wtasuj 6 wierzchnich kart zdrady do talii chaosu. Na koniec aktywuje się Matka Hydra, a żeton podróży idzie o 1 pole naprzód.
prompt-crisis_gift_of_the_mother = Opierasz się mocy pierścienia?
move-option_a--crisis_gift_of_the_mother = Test 15: siła i wola
move-option_b--crisis_gift_of_the_mother = Wyrzuć pierścień, 6 kart zdrady do talii chaosu
rule-crisis-memory_of_the_deep = Decyduje William. Albo: Test umiejętności o wartości docelowej 13; wspierają go wiedza i wola. Sukces: William może od razu odrzucić tę kartę; pomija się wtedy oba jej symbole. Porażka: Poczytalność spada o 1, a William zatrzymuje tę kartę (patrz niżej). Albo: William zatrzymuje tę kartę. Dopóki ją ma, do każdego testu umiejętności, do którego dokłada karty, trafia dodatkowo 1 karta zdrady. Jego Akcja: Test umiejętności o wartości docelowej 13, wspierają go wiedza i wola; po sukcesie William odrzuca tę kartę, po porażce poczytalność spada o 1. Na koniec aktywuje się Matka Hydra, a żeton podróży idzie o 1 pole naprzód.
prompt-crisis_memory_of_the_deep = Próbujesz sobie przypomnieć?
move-option_a--crisis_memory_of_the_deep = Test 13: wiedza i wola
move-option_b--crisis_memory_of_the_deep = Zatrzymaj kartę: karta zdrady do każdego testu z kartami Williama
rule-crisis-ticket_please = Decyduje Samira. Albo: Test umiejętności o wartości docelowej 13; wspierają go wpływ i wola. Sukces: Dobierz 1 przedmiot. Porażka: Samira trafia do aresztu i usuwa z gry wszystkie swoje przedmioty. Albo: Samira usuwa z gry wszystkie swoje przedmioty i rzuca kością: przechodzi na pole pokładu o tym numerze. Na koniec aktywują się istoty z głębin, a żeton podróży idzie o 1 pole naprzód.
prompt-crisis_ticket_please = Próbujesz się wyłgać?
move-option_a--crisis_ticket_please = Test 13: wpływ i wola
move-option_b--crisis_ticket_please = Uciekaj: oddaj wszystkie przedmioty, wylosuj kością pole pokładu
# Unfathomable po polsku: opcje, zakończenia, pytania, ruchy, wydarzenia, rozstrzygnięcia.

title = Odmęty Grozy
tagline = Parowiec, ocean pełen oczu i ktoś z was, kto kłamie

## Opcje

option-characters = Jak dobieracie postacie.
option-characters-choose = każdy wybiera po kolei
option-characters-random = losowo
option-characters-suggested = propozycja na pierwszą grę
option-first_game = Przygotowanie do pierwszej gry: pełne zestawy umiejętności, bez kultysty, karty lojalności dopiero wtedy, gdy każdy rozegra pierwszą turę.
option-no_cultist = W 4 lub 6 osób gracie bez kultysty, za to z mniejszymi zasobami.
option-balance = Pomoc dla jednej ze stron: od ilu zaczyna każdy zasób.
option-balance-0 = jak w instrukcji
option-balance-2 = o 2 więcej: łatwiej ludziom
option-balance--2 = o 2 mniej: łatwiej zdrajcom

## Miejsca poza polami

space-deep = Odmęty
space-supply = rezerwa

## Formy nazw: dokąd, gdzie, czego, kim

space-water_1--to = do wody przy pokładzie 1
space-water_1--at = w wodzie przy pokładzie 1
space-water_2--to = do wody przy pokładzie 2
space-water_2--at = w wodzie przy pokładzie 2
space-water_3--to = do wody przy pokładzie 3
space-water_3--at = w wodzie przy pokładzie 3
space-water_4--to = do wody przy pokładzie 4
space-water_4--at = w wodzie przy pokładzie 4
space-water_5--to = do wody przy pokładzie 5
space-water_5--at = w wodzie przy pokładzie 5
space-water_6--to = do wody przy pokładzie 6
space-water_6--at = w wodzie przy pokładzie 6
space-water_7--to = do wody przy pokładzie 7
space-water_7--at = w wodzie przy pokładzie 7
space-water_8--to = do wody przy pokładzie 8
space-water_8--at = w wodzie przy pokładzie 8
space-deck_1--to = na pokład 1
space-deck_1--at = na pokładzie 1
space-deck_2--to = na pokład 2
space-deck_2--at = na pokładzie 2
space-deck_3--to = na pokład 3
space-deck_3--at = na pokładzie 3
space-deck_4--to = na pokład 4
space-deck_4--at = na pokładzie 4
space-deck_5--to = na pokład 5
space-deck_5--at = na pokładzie 5
space-deck_6--to = na pokład 6
space-deck_6--at = na pokładzie 6
space-deck_7--to = na pokład 7
space-deck_7--at = na pokładzie 7
space-deck_8--to = na pokład 8
space-deck_8--at = na pokładzie 8
space-bridge--to = na mostek
space-bridge--at = na mostku
space-chapel--to = do kaplicy
space-chapel--at = w kaplicy
space-captains_cabin--to = do kajuty kapitańskiej
space-captains_cabin--at = w kajucie kapitańskiej
space-cargo_hold--to = do ładowni
space-cargo_hold--at = w ładowni
space-galley--to = do kambuza
space-galley--at = w kambuzie
space-boiler_room--to = do maszynowni
space-boiler_room--at = w maszynowni
space-sick_bay--to = do lazaretu
space-sick_bay--at = w lazarecie
space-brig--to = do aresztu
space-brig--at = w areszcie
space-deep--to = w Odmęty
space-deep--at = w Odmętach
space-supply--to = do rezerwy
space-supply--at = w rezerwie
skill-influence--of = wpływu
skill-lore--of = wiedzy
skill-observation--of = percepcji
skill-strength--of = siły
skill-will--of = woli
skill-treachery--of = zdrady
title-captain--as = Kapitanem
title-keeper--as = Strażnikiem Księgi
loyalty-human--as = człowiekiem
loyalty-hybrid--as = hybrydą
loyalty-cultist--as = kultystą

## Zakończenia

ending-port = Światła nabrzeża, rzucone cumy: Atlantica jest w porcie. Ludzie wygrywają.
ending-fuel = Ostatnia szufla spalona, maszyny milkną i prąd zabiera statek. Ludzie przegrywają.
ending-food = Spiżarnie świecą pustkami, a do portu jeszcze wiele dni. Ludzie przegrywają.
ending-sanity = Nikt na statku nie pamięta już, dokąd płynie. Ludzie przegrywają.
ending-souls = Pokłady opustoszały, nie ma już kogo ratować. Ludzie przegrywają.
ending-damage = Woda stoi we wszystkich sześciu pomieszczeniach i Atlantica idzie na dno. Ludzie przegrywają.
ending-deep_ones = Istot z głębin jest więcej, niż da się zliczyć, i statek należy do nich. Ludzie przegrywają.
ending-length = Gra trwała zbyt długo: statek zaginął na morzu. Wygrywają zdrajcy.
way-port = Odległość do portu
way-fuel = Paliwo
way-food = Żywność
way-sanity = Poczytalność
way-souls = Dusze
way-damage = Nieuszkodzone pomieszczenia
way-deep_ones = Istoty z głębin w rezerwie

## Pytania

prompt-accept = Ktoś chce ci dać przedmiot. Bierzesz?
prompt-accuse = Oskarżenie: kto trafia do aresztu?
prompt-action = Twoja akcja: co robisz?
prompt-add_cards = Test umiejętności: co dokładasz w tajemnicy?
prompt-add_face_up = Test umiejętności: co dokładasz, tym razem jawnie?
prompt-after_roll = Kość już leży. Każesz powtórzyć rzut?
prompt-after_total = Test jest podliczony. Zmieniasz jeszcze wynik?
prompt-any_deck = Objawienie pisma: z której talii wierzchnia karta dołącza do testu?
prompt-arrest = Nakaz aresztowania: kto trafia do aresztu?
prompt-astral_origin = Podróż astralna: z którego pola kogoś przenosisz?
prompt-astral_target = Podróż astralna: na które pole statku?
prompt-astral_traveller = Podróż astralna: kogo stąd przenosisz?
prompt-banish_from = Mniejsze wygnanie: z którego pola odsyłasz istoty z głębin?
prompt-banish_to = Mniejsze wygnanie: na które sąsiednie pole je odsyłasz?
prompt-barricade = Zaraz aktywują się istoty z głębin na statku. Barykadujesz luki?
prompt-before_cards = Zanim do testu trafią karty: chcesz czegoś użyć?
prompt-before_roll = Zanim ktoś rzuci kością: chcesz zmienić wynik?
prompt-break_out = Ucieczka z aresztu: dokąd idziesz?
prompt-by_items = Dobre wyposażenie: o ile zmieniasz wynik testu?
prompt-call_a_friend = Wezwanie przyjaciół: ocalasz pasażera? Ilu chcesz, ale z każdym rzut jest groźniejszy.
prompt-chapel = Kaplica: co robisz z rytuałem?
prompt-choose_character = Kim grasz?
prompt-choose_hurricane = Huragan: co wybierasz?
prompt-choose_maelstrom = Wir: co wybierasz?
prompt-choose_seaweed_patch = Kożuch wodorostów: co wybierasz?
prompt-choose_skills = Z której talii dobierasz kartę umiejętności?
prompt-clear_a_room = Polowanie się zaczyna: na którym polu pomieszczenia pokonujesz wszystkie istoty z głębin?
prompt-come_up = Posiłki: na które pole wody wypływają wszystkie potwory z Odmętów?
prompt-conjure = Wyczarowanie: który przedmiot bierzesz?
prompt-dark_pact = Mroczny pakt: który zasób rośnie o 1?
prompt-defeat_a_deep_one = Armia ochotników: na którym polu pokonujesz istotę z głębin?
prompt-defender = Kogo atakuje ta istota z głębin?
prompt-devoured = Plaga szarańczy: na którym polu pokonujesz następną istotę z głębin?
prompt-discard = Którą kartę odrzucasz?
prompt-discard_lore = Którą kartę wiedzy odrzucasz?
prompt-disrupt = Zakłócenie rytuału: o ile przestawiasz żeton rytuału?
prompt-divide = Dziel i rządź: na którym polu wody wystawiasz istotę z głębin?
prompt-draw_weapon = Szybka broń: czym atakujesz?
prompt-either_track = Na którym torze żeton idzie o 1 pole naprzód?
prompt-exchange = Ujawniasz się: którą kartę wymieniasz na kartę zdrady?
prompt-first_monarch = Odprawianie obrzędów: kto aktywuje się najpierw?
prompt-fish_for_food = Dryfujący kuter: narażasz jeszcze 1 pasażera, żeby żywność wzrosła o 1?
prompt-force_it = Prowizorka: uszkadzasz statek, żeby popłynąć o 1 pole dalej?
prompt-foresee_deck = Przepowiednia: którą talię podglądasz?
prompt-foresee_mythos = Przepowiednia: która karta Mitów zostaje na wierzchu? Pozostałe trafiają pod spód.
prompt-foresee_waypoint = Przepowiednia: która karta nawigacji zostaje na wierzchu? Pozostałe trafiają pod spód.
prompt-forgo = Z której karty swojego zestawu rezygnujesz na rzecz karty zdrady?
prompt-further_skill = Wymuszona nauka: która umiejętność też wspiera ten test?
prompt-give_item = Wymiana: który przedmiot dajesz?
prompt-give_to = Wymiana: kto dostaje ten przedmiot?
prompt-give_up_cards = Wytrwałość: które karty odrzucasz, najwyżej 5, żeby dobrać tyle samo z jednej talii?
prompt-hand_on = Przebudzenie: który człowiek dostaje twoją nową kartę lojalności?
prompt-improvement = Które ulepszenie ma być aktywne?
prompt-item_to_keep = Działalność przestępcza: który przedmiot zatrzymujesz? Pozostałe wypadają z gry.
prompt-item_to_remove = Działalność przestępcza: który przedmiot usuwasz z gry?
prompt-keep_item = Ładownia: który przedmiot bierzesz? Drugi trafia pod spód.
prompt-last_item = Ładownia: to już ostatni przedmiot. Bierzesz go?
prompt-last_spell = To już ostatnie zaklęcie. Rzucasz je?
prompt-leave_sick_bay = Uzdrowienie: dokąd idziesz z lazaretu?
prompt-lock_up = Historia się powtarza: wysyłasz kogoś do aresztu?
prompt-look_ahead = Rachunek prawdopodobieństwa: podglądasz 2 wierzchnie karty Mitów?
prompt-look_at_loyalty = Dziedzictwo głębin: czyje karty lojalności podglądasz?
prompt-lure_to = Monarcha nie wraca w Odmęty. Przesuwasz go na sąsiednie pole wody?
prompt-moves_where = Dokąd idzie ta istota z głębin?
prompt-mythos_on_top = Mostek: która karta Mitów zostaje na wierzchu? Druga trafia pod spód.
prompt-next_deep_one = Aktywują się istoty z głębin. Na którym polu następna?
prompt-once_more = Amulet Starszych Bogów: wykonujesz efekt tej karty jeszcze raz?
prompt-pass_loyalty = Kto dostaje twoje pozostałe karty lojalności?
prompt-patient = Zła praktyka: który pasażer zostaje pokonany?
prompt-patrol = Oficer pokładowy: na które pole pokładu idziesz? Potem masz jeszcze 1 akcję.
prompt-pay_to_leave = Wychodzisz z aresztu za karty warte razem co najmniej 12: którą odrzucasz?
prompt-pharmacy = Apteczka: czym płacisz za ocalenie pasażera?
prompt-pick_spell = Które zaklęcie rzucasz? Drugie trafia pod spód.
prompt-pick_waypoint = Którą kartę nawigacji wybierasz? Druga trafia pod spód.
prompt-pickpocket = Kradzież kieszonkowa: który przedmiot zabierasz?
prompt-present = Zbieraczka: dajesz komuś na swoim polu przedmiot?
prompt-present_for = Zbieraczka: kto dostaje ten przedmiot?
prompt-prevent_defeat = Postać ma zostać pokonana. Zapobiegasz temu?
prompt-rampage_with = Szał bojowy: czym atakujesz?
prompt-rats_for_food = Plaga szczurów: trafią do garnka?
prompt-react = Chcesz teraz zareagować?
prompt-repair_with = Naprawa: którą kartę odrzucasz?
prompt-replace_mythos = Niesamowite szczęście: odrzucasz tę kartę Mitów, żeby dobrać inną?
prompt-risk_abandoned_depot = Opuszczony skład: wysyłasz ludzi po paliwo?
prompt-risk_deserted_island = Bezludna wyspa: wysyłasz kogoś po żywność?
prompt-risk_iceberg = Góra lodowa: podpływasz blisko?
prompt-risk_rainstorm = Deszcz: wysyłasz kogoś, żeby zebrać wodę?
prompt-risk_shipwreck_survivors = Rozbitkowie: wysyłasz im kogoś na pomoc?
prompt-risk_wrecked_ship = Wrak statku: wysyłasz kogoś po paliwo?
prompt-sabotage = Sabotaż: które pole pomieszczenia uszkadzasz?
prompt-send_deep_ones_to = Księga Dagona: na które sąsiednie pole odsyłasz istoty z głębin?
prompt-shot_in = Zaginiona amunicja: na którym polu pokonujesz istotę z głębin?
prompt-skip_the_icons = Pamięć głębin: odrzucasz tę kartę od razu, żeby pominąć jej symbole?
prompt-spare_passenger = Pasażer ma zostać pokonany. Ratujesz go?
prompt-start_of_actions = Początek kroku akcji: zagrywasz kartę zdrady zamiast akcji?
prompt-stoke = Maszynownia: którą kartę siły odrzucasz?
prompt-suspect = Kajuta kapitańska: kogo chcesz wysłać do aresztu?
prompt-swear_with = Pierwsza przysięga Dagona: którą kartę wiedzy odrzucasz?
prompt-the_beast_moves = Wewnętrzna bestia: dokąd idziesz?
prompt-through_the_gate = Otwarcie bramy: którą kartę nawigacji rozpatrujesz? Druga trafia pod spód.
prompt-throw_at = Granat z puszki: na które pole go rzucasz? Wszyscy tam zostają pokonani.
prompt-to_the_banquet = Bankiet kapitański: idziesz do kambuza?
prompt-top_mythos = Rachunek prawdopodobieństwa: którą kartę Mitów rozpatrujesz? Druga trafia pod spód.
prompt-top_or_bottom = Znajomość okultyzmu: co robisz z tym zaklęciem?
prompt-traitor_action = Twoja akcja jako zdrajcy: co robisz?
prompt-volunteers = Armia ochotników: ilu pasażerów narażasz?
prompt-walk_out = Test się udał, areszt stoi otworem. Dokąd idziesz?
prompt-walk_to = Tenisówki: na które sąsiednie pole idziesz? Potem masz jeszcze 1 akcję.
prompt-ward = Ochrona ciała: kto dostaje tę kartę?
prompt-way = Dwie drogi są tak samo krótkie: którędy idzie istota z głębin?
prompt-waypoint_on_top = Która karta nawigacji zostaje na wierzchu? Druga trafia pod spód.
prompt-where_they_come = Więzy rodzinne: gdzie pojawiają się 4 istoty z głębin?
prompt-which_deck = Mostek: którą talię podglądasz?
prompt-which_deep_ones = Wezwanie do czynu: które istoty z głębin aktywujesz?
prompt-which_may_move = Utrzymać pozycje: z którego pola przesuwasz istotę z głębin?
prompt-which_monarch = Pierwsza przysięga Dagona: którego monarchę wskazujesz?
prompt-which_moves = W natarciu: z którego pola przesuwasz istotę z głębin?
prompt-who_acts = Wspólne starania: kto wykonuje od razu 1 akcję?
prompt-who_comes_first = To dotyczy kilku osób naraz: kto najpierw?
prompt-who_goes_overboard = Rozkołysane morze: na którym polu pokładu pokonany zostaje pasażer?
prompt-who_is_defeated_first = Kilka osób ma zostać pokonanych. Kto najpierw?
prompt-who_reacts = Kilka osób chce zareagować: kto najpierw?
prompt-who_shrivels = Uśmiercenie: kogo wskazujesz?
prompt-whom_to_attack = Kogo atakujesz?
prompt-whom_to_attack_next = Szał bojowy: kogo atakujesz teraz?

## Ruchy

move-pass = Pasuj
move-pass--action = Zrezygnuj z tej akcji
move-pass--traitor_action = Zrezygnuj z tej akcji
move-pass--react = Nie reaguj
move-pass--before_cards = Niczego nie używaj
move-pass--after_total = Nie zmieniaj wyniku
move-pass--before_roll = Nie zmieniaj rzutu
move-pass--after_roll = Nie powtarzaj rzutu
move-pass--prevent_defeat = Nie zapobiegaj temu
move-pass--spare_passenger = Nie ratuj pasażera
move-pass--barricade = Zatrzymaj kartę, nie barykaduj
move-pass--astral_origin = Nikogo nie przenoś
move-pass--the_beast_moves = Zostań tu, gdzie jesteś
move-pass--last_item = Odłóż go na talię
move-pass--lock_up = Nikogo nie wysyłaj do aresztu
move-pass--lure_to = Nie przesuwaj monarchy
move-pass--present = Nic nikomu nie dawaj
move-pass--start_of_actions = Nie zagrywaj, wykonaj akcje
move-done = Gotowe
move-done--add_cards = Nie dokładaj więcej
move-done--add_face_up = Nie dokładaj więcej
move-done--choose_skills = Nie dobieraj więcej
move-done--forgo = Gotowe, dobierz karty
move-done--exchange = Nie wymieniaj więcej
move-done--give_up_cards = Nie odrzucaj więcej
move-done--give_item = Nic nie oferuj
move-done--call_a_friend = Nie ocalaj więcej
move-done--astral_traveller = Nie przenoś więcej
move-done--which_may_move = Nie przesuwaj więcej
move-done--whom_to_attack_next = Nie atakuj więcej
move-yes = Tak
move-yes--accept = Weź przedmiot
move-yes--fish_for_food = Naraź 1 pasażera: żywność +1
move-yes--force_it = Uszkodź statek i płyń o 1 pole dalej
move-yes--look_ahead = Podejrzyj 2 wierzchnie karty
move-yes--once_more = Wykonaj efekt jeszcze raz
move-yes--rats_for_food = Poczytalność −1, żywność +1
move-yes--replace_mythos = Zużyj wyczyn i dobierz inną kartę
move-yes--risk_abandoned_depot = Naraź 3 pasażerów i rzuć: przy 5 lub więcej paliwo +2
move-yes--risk_deserted_island = Naraź 1 pasażera i rzuć: przy 5 lub więcej żywność +1
move-yes--risk_iceberg = Rzuć: przy 5 lub więcej żywność +1, inaczej statek uszkodzony
move-yes--risk_rainstorm = Naraź 1 pasażera i rzuć: przy 5 lub więcej żywność +1
move-yes--risk_shipwreck_survivors = Naraź 1 pasażera i rzuć: przy 5 lub więcej dusze +1
move-yes--risk_wrecked_ship = Naraź 1 pasażera i rzuć: przy 5 lub więcej paliwo +1
move-yes--skip_the_icons = Odrzuć kartę i pomiń symbole
move-yes--to_the_banquet = Idź do kambuza
move-no = Nie
move-no--accept = Nie bierz przedmiotu
move-no--fish_for_food = Nikogo więcej nie narażaj
move-no--force_it = Nie uszkadzaj statku
move-no--look_ahead = Dobierz zwyczajnie wierzchnią kartę
move-no--once_more = Nie powtarzaj efektu
move-no--rats_for_food = Żadnych szczurów na talerzu
move-no--replace_mythos = Zachowaj wyczyn, ta karta działa
move-no--risk_abandoned_depot = Nikogo nie narażaj, płyń dalej
move-no--risk_deserted_island = Nikogo nie narażaj, płyń dalej
move-no--risk_iceberg = Omiń ją szerokim łukiem
move-no--risk_rainstorm = Nikogo nie narażaj, płyń dalej
move-no--risk_shipwreck_survivors = Nikogo nie narażaj, płyń dalej
move-no--risk_wrecked_ship = Nikogo nie narażaj, płyń dalej
move-no--skip_the_icons = Rozpatrz symbole
move-no--to_the_banquet = Zostań tu, gdzie jesteś
move-react = Zareaguj
move-any_order = W dowolnej kolejności, wszystko jedno
move-character = { $character }
move-move = Idź na pole: { $space }
move-move--traitor_action = Idź na pole: { $space }
move-attack_deep_one = Zaatakuj istotę z głębin na swoim polu
move-attack = Zaatakuj: { $seat }
move-rescue = Ocal pasażera na swoim polu
move-trade = Wymień się przedmiotami
move-room_action = Użyj akcji pola: { $space }
move-repair = Napraw pole: { $space }
move-card_action = Zagraj: { $card }
move-item_action = Użyj przedmiotu: { $item }
move-sheet_action = Użyj zdolności postaci: { $character }
move-feat_action = Użyj wyczynu: { $feat }
move-title_action = Strażnik Księgi: rzuć zaklęcie
move-mythos_action = Użyj karty Mitów: { $mythos }
move-defeat_passenger = Pokonaj pasażera na swoim polu
move-reveal = Ujawnij się jako zdrajca: { $loyalty }
move-end_actions = Zakończ akcje
move-play = Zagraj: { $card }
move-play--after_roll = Powtórz rzut kartą: { $card }
move-play--prevent_defeat = Zapobiegnij temu kartą: { $card }
move-play--start_of_actions = Zagraj zamiast akcji: { $card }
move-add = Dołóż: { $card }
move-add--add_cards = Dołóż zakrytą: { $card }
move-add--add_face_up = Dołóż odkrytą: { $card }
move-add--after_total = Dołóż jeszcze (Doświadczenie): { $card }
move-raise = Dodaj 2, odrzuć: { $card }
move-raise--before_roll = Rzut +2, odrzuć: { $card }
move-raise--after_total = Wynik +2, odrzuć: { $card }
move-lower = Odejmij 2, odrzuć: { $card }
move-lower--before_roll = Rzut −2, odrzuć: { $card }
move-lower--after_total = Wynik −2, odrzuć: { $card }
move-boost = Almanach, odrzuć i dodaj wartość: { $card }
move-discard = Odrzuć: { $card }
move-discard--chapel = Rytuał +1, odrzuć i rzuć kością: { $card }
move-discard--exchange = Wymień na kartę zdrady: { $card }
move-discard--prevent_defeat = Leczące słowa, odrzuć: { $card }
move-discard--stoke = Podróż +1, odrzuć i rzuć kością: { $card }
move-reroll = Powtórz rzut (Dziecko szczęścia), odrzuć: { $card }
move-skill = { $skill }
move-skill--choose_skills = Dobierz 1 kartę { $skill_of }
move-skill--forgo = Karta zdrady zamiast karty { $skill_of }
move-skill--further_skill = Test wspiera też { $skill }
move-skill--any_deck = Dołącz wierzchnią kartę { $skill_of }
move-space = { $space }
move-space--next_deep_one = Następna na polu: { $space }
move-space--way = Przez pole: { $space }
move-space--walk_out = Idź na pole: { $space }
move-space--who_is_defeated_first = Najpierw pasażer na polu: { $space }
move-space--break_out = Idź na pole: { $space }
move-space--leave_sick_bay = Idź na pole: { $space }
move-space--walk_to = Idź na pole: { $space }
move-space--the_beast_moves = Idź na pole: { $space }
move-space--patrol = Idź na pole: { $space }
move-space--banish_from = Odeślij stąd: { $space }
move-space--banish_to = Odeślij tam: { $space }
move-space--astral_origin = Przenoś stąd: { $space }
move-space--astral_target = Przenieś tam: { $space }
move-space--call_a_friend = Ocal pasażera stąd: { $space }
move-space--clear_a_room = Pokonaj wszystkie na polu: { $space }
move-space--come_up = Wypływają tutaj: { $space }
move-space--defeat_a_deep_one = Pokonaj istotę z głębin na polu: { $space }
move-space--devoured = Pokonaj istotę z głębin na polu: { $space }
move-space--divide = Wystaw istotę z głębin na polu: { $space }
move-space--lure_to = Przesuń na pole: { $space }
move-space--moves_where = Idzie na pole: { $space }
move-space--patient = Pokonaj pasażera na polu: { $space }
move-space--sabotage = Uszkodź pole: { $space }
move-space--send_deep_ones_to = Odeślij tam: { $space }
move-space--shot_in = Pokonaj istotę z głębin na polu: { $space }
move-space--throw_at = Rzuć granat na pole: { $space }
move-space--where_they_come = Pojawiają się na polu: { $space }
move-space--which_deep_ones = Aktywuj tylko 1 istotę z głębin na polu: { $space }
move-space--which_may_move = Przesuń istotę z głębin z pola: { $space }
move-space--which_moves = Przesuń istotę z głębin z pola: { $space }
move-space--who_goes_overboard = Pokonaj pasażera na polu: { $space }
move-space--who_shrivels = Wskaż istotę z głębin na polu: { $space }
move-space--whom_to_attack = Zaatakuj istotę z głębin na polu: { $space }
move-space--whom_to_attack_next = Zaatakuj istotę z głębin na polu: { $space }
move-seat = { $seat }
move-seat--who_reacts = Najpierw { $seat }
move-seat--who_comes_first = Najpierw { $seat }
move-seat--who_is_defeated_first = Najpierw { $seat }
move-seat--accuse = Do aresztu trafia { $seat }
move-seat--arrest = Do aresztu trafia { $seat }
move-seat--astral_traveller = Przenieś: { $seat }
move-seat--defender = Cel ataku: { $seat }
move-seat--give_to = Przedmiot dostaje { $seat }
move-seat--hand_on = Kartę dostaje { $seat }
move-seat--pass_loyalty = Karty dostaje { $seat }
move-seat--lock_up = Do aresztu trafia { $seat }
move-seat--look_at_loyalty = Podejrzyj karty, które ma { $seat }
move-seat--present_for = Przedmiot dostaje { $seat }
move-seat--suspect = Do aresztu ma trafić { $seat }
move-seat--ward = Kartę dostaje { $seat }
move-seat--who_acts = Akcję wykonuje { $seat }
move-seat--who_shrivels = Wskaż: { $seat }
move-seat--whom_to_attack = Zaatakuj: { $seat }
move-seat--whom_to_attack_next = Zaatakuj: { $seat }
move-resource = Wybierz: { $resource }
move-resource--dark_pact = Zysk: { $resource } +1
move-track = Wybierz: { $track }
move-track--either_track = Naprzód o 1 pole: { $track }
move-monarch = Wybierz: { $monarch }
move-monarch--first_monarch = Najpierw aktywuje się { $monarch }
move-monarch--which_monarch = Wskaż: { $monarch }
move-face = Kość ma pokazać { $n } (Liczba doskonała)
move-number = { $n }
move-number--volunteers =
    Naraź { $n ->
        [one] 1 pasażera
        [few] { $n } pasażerów
       *[many] { $n } pasażerów
    }
move-item = Wybierz: { $item }
move-item--conjure = Weź: { $item }
move-item--draw_weapon = Zaatakuj bronią: { $item }
move-item--give_item = Zaoferuj: { $item }
move-item--improvement = Ma być aktywne: { $item }
move-item--item_to_keep = Zatrzymaj: { $item }
move-item--item_to_remove = Usuń z gry: { $item }
move-item--keep_item = Weź: { $item }
move-item--last_item = Weź: { $item }
move-item--pickpocket = Zabierz: { $item }
move-item--present = Daj: { $item }
move-item--rampage_with = Zaatakuj do 3 razy bronią: { $item }
move-mythos = Wybierz: { $mythos }
move-mythos--foresee_mythos = Zostaw na wierzchu: { $mythos }
move-mythos--mythos_on_top = Zostaw na wierzchu: { $mythos }
move-mythos--top_mythos = Rozpatrz: { $mythos }
move-spell = Wybierz: { $spell }
move-spell--pick_spell = Rzuć zaklęcie: { $spell }
move-spell--last_spell = Rzuć zaklęcie: { $spell }
move-waypoint = Wybierz: { $waypoint }
move-waypoint--foresee_waypoint = Zostaw na wierzchu: { $waypoint }
move-waypoint--pick_waypoint = Wybierz: { $waypoint }
move-waypoint--through_the_gate = Rozpatrz: { $waypoint }
move-waypoint--waypoint_on_top = Zostaw na wierzchu: { $waypoint }
move-use_item = Użyj przedmiotu: { $item }
move-use_item--after_total = Wynik +2: { $item }
move-use_item--after_roll = Powtórz rzut: { $item }
move-use_item--prevent_defeat = Usuń z gry i zapobiegnij temu: { $item }
move-use_item--spare_passenger = Ocal pasażera: { $item }
move-use_spell = Użyj zaklęcia: { $spell }
move-use_spell--after_total = Dołącz wierzchnią kartę talii: { $spell }
move-use_spell--prevent_defeat = Zapobiegnij temu zaklęciem: { $spell }
move-use_feat = Użyj wyczynu: { $feat }
move-use_feat--after_total = Zmień wynik wyczynem: { $feat }
move-use_feat--prevent_defeat = Zapobiegnij temu wyczynem: { $feat }
move-use_feat--spare_passenger = Uratuj pasażera wyczynem: { $feat }
move-use_sheet = Użyj zdolności postaci: { $character }
move-use_mythos = Użyj karty Mitów: { $mythos }
move-use_mythos--barricade = Zabarykaduj luki na tę turę, odrzuć: { $mythos }
move-option_a = Pierwsza możliwość
move-option_a--chapel = Cofnij żeton rytuału o 1 pole
move-option_a--choose_hurricane = Paliwo −1
move-option_a--choose_maelstrom = Jeszcze raz paliwo −1
move-option_a--choose_seaweed_patch = Naraź 2 pasażerów
move-option_a--patient = Pokonaj pasażera z rezerwy
move-option_a--pharmacy = Żywność −1
move-option_a--rampage_with = Do 4 zwykłych ataków, bez broni
move-option_a--which_deep_ones = Aktywuj wszystkie na swoim polu
move-option_b = Druga możliwość
move-option_b--choose_hurricane = Uszkodź statek dwa razy
move-option_b--choose_maelstrom = Uszkodź statek dwa razy
move-option_b--choose_seaweed_patch = Uszkodź statek
move-option_b--pharmacy = Usuń Apteczkę z gry
move-option_c = Trzecia możliwość
move-leader = Ani to, ani to (Niekonwencjonalne dowodzenie): { $resource } −1
move-deck = Wybierz: { $deck }
move-deck--foresee_deck = Podejrzyj 4 wierzchnie karty: { $deck }
move-deck--which_deck = Podejrzyj 2 wierzchnie karty: { $deck }
move-top = Zostaw na wierzchu
move-top--top_or_bottom = Zostaw zaklęcie na wierzchu
move-bottom = Włóż pod spód
move-bottom--last_spell = Nie rzucaj go
move-bottom--top_or_bottom = Włóż zaklęcie pod spód talii
move-outcome = Daj się pokonać, rezultat testu: { $outcome }
move-change = Zmień o: { $n_signed }
move-change--by_items = Zmień wynik o: { $n_signed }
move-change--disrupt =
    { $n ->
        [-2] Cofnij żeton o 2 pola
        [-1] Cofnij żeton o 1 pole
        [0] Zostaw żeton na miejscu
        [1] Naprzód o 1 pole
       *[other] Naprzód o { $n } pola
    }
move-deep_one = Istota z głębin
move-deep_one--astral_traveller = Przenieś istotę z głębin

## Wydarzenia

event-game_begun =
    { $you ->
        [yes] Rejs się zaczyna. Pierwszą turę masz ty.
       *[no] Rejs się zaczyna. Pierwszą turę ma { $seat }.
    }
event-character_chosen =
    { $you ->
        [yes] Twoja postać: { $character }.
       *[no] { $seat } wchodzi na pokład.
    }
event-turn_begun =
    { $you ->
        [yes] Teraz twoja tura.
       *[no] Teraz gra { $seat }.
    }
event-loyalty_seen =
    { $you ->
        [yes] Oglądasz swoją nową kartę lojalności: { $loyalty }.
       *[no] { $seat } ogląda nową kartę lojalności: { $loyalty }.
    }
event-loyalty_handed_on =
    { $you ->
        [yes] Oddajesz zakrytą kartę lojalności. Dostaje ją { $other }.
       *[no]
            { $you_other ->
                [yes] { $seat } oddaje zakrytą kartę lojalności. Dostajesz ją ty.
               *[no] { $seat } oddaje zakrytą kartę lojalności. Dostaje ją { $other }.
            }
    }
event-loyalty_handed_on_seen =
    { $you ->
        [yes] Oddajesz kartę lojalności: { $loyalty }. Dostaje ją { $other }.
       *[no]
            { $you_other ->
                [yes] { $seat } oddaje ci kartę lojalności: { $loyalty }.
               *[no] { $seat } oddaje kartę lojalności: { $loyalty }. Dostaje ją { $other }.
            }
    }
event-loyalty_looked_at =
    { $you ->
        [yes]
            Podglądasz { $n ->
                [one] kartę lojalności, którą ma { $other }
                [few] { $n } karty lojalności, które ma { $other }
               *[many] { $n } kart lojalności, które ma { $other }
            }.
       *[no]
            { $you_other ->
                [yes]
                    { $seat } podgląda { $n ->
                        [one] twoją kartę lojalności
                        [few] { $n } twoje karty lojalności
                       *[many] { $n } twoich kart lojalności
                    }.
               *[no]
                    { $seat } podgląda { $n ->
                        [one] kartę lojalności, którą ma { $other }
                        [few] { $n } karty lojalności, które ma { $other }
                       *[many] { $n } kart lojalności, które ma { $other }
                    }.
            }
    }
event-loyalty_turned_up =
    { $you ->
        [yes] Odkrywasz swoją kartę lojalności: { $loyalty }.
       *[no] { $seat } odkrywa kartę lojalności: { $loyalty }.
    }
event-cards_drawn =
    { $you ->
        [yes] Dobierasz
       *[no] { $seat } dobiera
    } { $n ->
        [one] 1 kartę
        [few] { $n } karty
       *[many] { $n } kart
    } { $skill_of }.
event-card_drawn =
    { $you ->
        [yes] Dobrana karta: { $card }.
       *[no] { $seat } dobiera kartę: { $card }.
    }
event-card_discarded =
    { $you ->
        [yes] Odrzucasz kartę: { $card }.
       *[no] { $seat } odrzuca kartę: { $card }.
    }
event-card_played =
    { $you ->
        [yes] Zagrywasz kartę: { $card }.
       *[no] { $seat } zagrywa kartę: { $card }.
    }
event-skill_deck_rebuilt = Odrzucone karty { $skill_of } tworzą nową, potasowaną talię.
event-chaos_deck_built =
    Powstaje nowa talia chaosu: { $n ->
        [one] 1 karta
        [few] { $n } karty
       *[many] { $n } kart
    }.
event-treachery_shuffled_in =
    { $n ->
        [0] Nie ma już kart zdrady, które można by wtasować do talii chaosu.
        [one] Do talii chaosu zostaje wtasowana 1 karta zdrady.
        [few] Do talii chaosu zostają wtasowane { $n } karty zdrady.
       *[many] Do talii chaosu zostaje wtasowanych { $n } kart zdrady.
    }
event-action_passed =
    { $you ->
        [yes] Rezygnujesz z akcji.
       *[no] { $seat } rezygnuje z akcji.
    }
event-moved =
    { $space_is ->
        [brig]
            { $you ->
                [yes] Lądujesz w areszcie.
               *[no] { $seat } ląduje w areszcie.
            }
        [sick_bay]
            { $you ->
                [yes] Trafiasz do lazaretu.
               *[no] { $seat } trafia do lazaretu.
            }
       *[other]
            { $you ->
                [yes] Idziesz { $space_to }.
               *[no] { $seat } idzie { $space_to }.
            }
    }
event-attacks =
    { $you ->
        [yes] Atakujesz. Cel: { $other }.
       *[no]
            { $you_other ->
                [yes] { $seat } atakuje cię.
               *[no] { $seat } atakuje. Cel: { $other }.
            }
    }
event-attacks_a_deep_one =
    { $you ->
        [yes] Atakujesz istotę z głębin { $space_at }.
       *[no] { $seat } atakuje istotę z głębin { $space_at }.
    }
event-deep_one_attacks =
    { $you ->
        [yes] Atakuje cię istota z głębin.
       *[no] Istota z głębin atakuje. Cel: { $seat }.
    }
event-attack_succeeds = Atak się udaje.
event-attack_fails = Atak się nie udaje.
event-defeated =
    { $you ->
        [yes] Twoja postać zostaje pokonana.
       *[no] { $seat }: postać pokonana.
    }
event-defeat_prevented =
    { $you ->
        [yes] Nic ci się nie dzieje: pokonanie udaremnione.
       *[no] { $seat } wychodzi z tego cało: pokonanie udaremnione.
    }
event-reacts =
    { $you ->
        [yes] Chcesz zareagować.
       *[no] { $seat } chce zareagować.
    }
event-die_rolled = Kość pokazuje { $n }.
event-die_result = Wynik rzutu: { $n }.
event-rerolled =
    { $you ->
        [yes] Każesz powtórzyć rzut.
       *[no] { $seat } każe powtórzyć rzut.
    }
event-feat_used =
    { $you ->
        [yes] Używasz wyczynu: { $feat }. Karta wypada z gry.
       *[no] { $seat } używa wyczynu: { $feat }. Karta wypada z gry.
    }
event-feat_removed =
    { $you ->
        [yes] Twoja karta wyczynu wypada z gry: { $feat }.
       *[no] { $seat } traci kartę wyczynu: { $feat }.
    }
event-item_used =
    { $you ->
        [yes] Używasz przedmiotu: { $item }.
       *[no] { $seat } używa przedmiotu: { $item }.
    }
event-item_gained =
    { $you ->
        [yes] Dostajesz przedmiot: { $item }.
       *[no] { $seat } dostaje przedmiot: { $item }.
    }
event-item_seen =
    { $you ->
        [yes] Widzisz przedmiot: { $item }.
       *[no] { $seat } widzi przedmiot: { $item }.
    }
event-item_offered =
    { $you ->
        [yes] Oferujesz przedmiot: { $item }. Może go wziąć { $other }.
       *[no]
            { $you_other ->
                [yes] { $seat } oferuje ci przedmiot: { $item }.
               *[no] { $seat } oferuje przedmiot: { $item }. Może go wziąć { $other }.
            }
    }
event-item_given =
    { $you ->
        [yes] Oddajesz przedmiot: { $item }. Dostaje go { $other }.
       *[no]
            { $you_other ->
                [yes] Dostajesz przedmiot: { $item }. Oddaje go { $seat }.
               *[no] { $seat } oddaje przedmiot: { $item }. Dostaje go { $other }.
            }
    }
event-item_removed =
    { $you ->
        [yes] Twój przedmiot wypada z gry: { $item }.
       *[no] { $seat } traci przedmiot, który wypada z gry: { $item }.
    }
event-items_removed_unseen =
    Z wierzchu talii { $n ->
        [one] wypada z gry 1 przedmiot
        [few] wypadają z gry { $n } przedmioty
       *[many] wypada z gry { $n } przedmiotów
    }. Nikt nie ogląda kart.
event-improvement_chosen =
    { $you ->
        [yes] Twoje aktywne ulepszenie: { $item }.
       *[no] { $seat } ma teraz aktywne ulepszenie: { $item }.
    }
event-trading =
    { $you ->
        [yes] Proponujesz wymianę.
       *[no] { $seat } proponuje wymianę.
    }
event-sheet_used =
    { $you ->
        [yes] Używasz zdolności swojej postaci ({ $character }).
       *[no] { $seat } używa zdolności postaci ({ $character }).
    }
event-room_used =
    { $you ->
        [yes] Używasz akcji { $space_at }.
       *[no] { $seat } używa akcji { $space_at }.
    }
event-suspected =
    { $you ->
        [yes] Chcesz kogoś wysłać do aresztu: { $other }.
       *[no]
            { $you_other ->
                [yes] { $seat } chce cię wysłać do aresztu.
               *[no] { $seat } chce kogoś wysłać do aresztu: { $other }.
            }
    }
event-room_damaged = Uszkodzenie { $space_at }!
event-room_repaired = Uszkodzenie { $space_at } jest naprawione.
event-damage_drawn = Karta uszkodzenia: { $damage }.
event-resource_lost = Strata: { $resource } −{ $n }. Zostaje { $total }.
event-resource_gained = Zysk: { $resource } +{ $n }. Razem { $total }.
event-passenger_risked = Narażony pasażer trafia { $space_to }.
event-passenger_rescued = Pasażer ocalony { $space_at }.
event-passenger_spared = Pasażer { $space_at } wychodzi z tego cało.
event-passenger_defeated = Pasażer pokonany { $space_at }. Żeton: { $passenger }.
event-deep_ones_spawned =
    { $n ->
        [one] 1 istota z głębin pojawia się { $space_at }.
        [few] { $n } istoty z głębin pojawiają się { $space_at }.
       *[many] { $n } istot z głębin pojawia się { $space_at }.
    }
event-deep_ones_defeated =
    { $n ->
        [one] 1 istota z głębin { $space_at } wraca do rezerwy.
        [few] { $n } istoty z głębin { $space_at } wracają do rezerwy.
       *[many] { $n } istot z głębin { $space_at } wraca do rezerwy.
    }
event-deep_ones_moved =
    { $n ->
        [one] 1 istota z głębin przechodzi
        [few] { $n } istoty z głębin przechodzą
       *[many] { $n } istot z głębin przechodzi
    }: { $space } → { $other_space }.
event-deep_ones_activate = Aktywują się istoty z głębin.
event-monarch_activates = Aktywuje się { $monarch }.
event-monarch_moved = { $monarch } płynie { $space_to }.
event-title_passed =
    { $you ->
        [yes] Jesteś teraz { $title_as }.
       *[no] { $seat } jest teraz { $title_as }.
    }
event-track_advanced = Żeton idzie naprzód: { $track }, pole { $n } z 4.
event-track_retreated =
    Żeton się cofa: { $track }, { $n ->
        [0] pole startowe
       *[other] pole { $n } z 4
    }.
event-track_reset = Żeton wraca na pole startowe: { $track }.
event-greater_banishment = Rytuał dopełniony: wielkie wygnanie zmiata wszystko z pokładów i z wody.
event-waypoint_seen =
    { $you ->
        [yes] Widzisz kartę nawigacji: { $waypoint }.
       *[no] { $seat } widzi kartę nawigacji: { $waypoint }.
    }
event-waypoints_arranged =
    { $you ->
        [yes]
            { $n ->
                [0] Zostawiasz talię nawigacji bez zmian.
                [one] Wkładasz 1 kartę nawigacji pod spód talii.
                [few] Wkładasz { $n } karty nawigacji pod spód talii.
               *[many] Wkładasz { $n } kart nawigacji pod spód talii.
            }
       *[no]
            { $n ->
                [0] { $seat } zostawia talię nawigacji bez zmian.
                [one] { $seat } wkłada 1 kartę nawigacji pod spód talii.
                [few] { $seat } wkłada { $n } karty nawigacji pod spód talii.
               *[many] { $seat } wkłada { $n } kart nawigacji pod spód talii.
            }
    }
event-waypoint_reached =
    { $you ->
        [yes] Wykładasz kartę nawigacji: { $waypoint }.
       *[no] { $seat } wykłada kartę nawigacji: { $waypoint }.
    }
event-waypoint_removed = Karta nawigacji wypada z gry: { $waypoint }.
event-awakening = Coś budzi się we krwi. Przebudzenie: każdy dostaje drugą kartę lojalności.
event-mythos_drawn =
    { $you ->
        [yes] Dobierasz kartę Mitów: { $mythos }.
       *[no] { $seat } dobiera kartę Mitów: { $mythos }.
    }
event-mythos_void = Zielona karta Mitów bez swojej postaci zostaje odrzucona: { $mythos }.
event-mythos_shuffled = Odrzucone karty Mitów zostają potasowane i tworzą nową talię.
event-mythos_seen =
    { $you ->
        [yes] Widzisz kartę Mitów: { $mythos }.
       *[no] { $seat } widzi kartę Mitów: { $mythos }.
    }
event-mythos_arranged =
    { $you ->
        [yes]
            { $n ->
                [0] Zostawiasz talię Mitów bez zmian.
                [one] Wkładasz 1 kartę Mitów pod spód talii.
                [few] Wkładasz { $n } karty Mitów pod spód talii.
               *[many] Wkładasz { $n } kart Mitów pod spód talii.
            }
       *[no]
            { $n ->
                [0] { $seat } zostawia talię Mitów bez zmian.
                [one] { $seat } wkłada 1 kartę Mitów pod spód talii.
                [few] { $seat } wkłada { $n } karty Mitów pod spód talii.
               *[many] { $seat } wkłada { $n } kart Mitów pod spód talii.
            }
    }
event-mythos_kept =
    { $you ->
        [yes] Zatrzymujesz kartę Mitów: { $mythos }.
       *[no] { $seat } zatrzymuje kartę Mitów: { $mythos }.
    }
event-kept_card_discarded =
    { $you ->
        [yes] Odrzucasz zatrzymaną kartę Mitów: { $mythos }.
       *[no] { $seat } odrzuca zatrzymaną kartę Mitów: { $mythos }.
    }
event-check_announced =
    { $skills ->
        [3] Test umiejętności o wartości docelowej { $n }; wspierają go wpływ i wiedza.
        [5] Test umiejętności o wartości docelowej { $n }; wspierają go wpływ i percepcja.
        [6] Test umiejętności o wartości docelowej { $n }; wspierają go wiedza i percepcja.
        [7] Test umiejętności o wartości docelowej { $n }; wspierają go wpływ, wiedza i percepcja.
        [9] Test umiejętności o wartości docelowej { $n }; wspierają go wpływ i siła.
        [10] Test umiejętności o wartości docelowej { $n }; wspierają go wiedza i siła.
        [11] Test umiejętności o wartości docelowej { $n }; wspierają go wpływ, wiedza i siła.
        [12] Test umiejętności o wartości docelowej { $n }; wspierają go percepcja i siła.
        [13] Test umiejętności o wartości docelowej { $n }; wspierają go wpływ, percepcja i siła.
        [14] Test umiejętności o wartości docelowej { $n }; wspierają go wiedza, percepcja i siła.
        [17] Test umiejętności o wartości docelowej { $n }; wspierają go wpływ i wola.
        [18] Test umiejętności o wartości docelowej { $n }; wspierają go wiedza i wola.
        [19] Test umiejętności o wartości docelowej { $n }; wspierają go wpływ, wiedza i wola.
        [20] Test umiejętności o wartości docelowej { $n }; wspierają go percepcja i wola.
        [21] Test umiejętności o wartości docelowej { $n }; wspierają go wpływ, percepcja i wola.
        [22] Test umiejętności o wartości docelowej { $n }; wspierają go wiedza, percepcja i wola.
        [24] Test umiejętności o wartości docelowej { $n }; wspierają go siła i wola.
        [25] Test umiejętności o wartości docelowej { $n }; wspierają go wpływ, siła i wola.
        [26] Test umiejętności o wartości docelowej { $n }; wspierają go wiedza, siła i wola.
       *[other] Test umiejętności o wartości docelowej { $n }.
    }
event-skill_supports =
    { $you ->
        [yes] Wskazujesz umiejętność, która też wspiera ten test: { $skill }.
       *[no] { $seat } wskazuje umiejętność, która też wspiera ten test: { $skill }.
    }
event-face_up =
    { $you ->
        [yes] Dzięki tobie wszyscy dokładają karty odkryte.
       *[no] { $seat } sprawia, że wszyscy dokładają karty odkryte.
    }
event-no_chaos =
    { $you ->
        [yes] Dzięki tobie do tego testu nie trafiają karty chaosu.
       *[no] { $seat } sprawia, że do tego testu nie trafiają karty chaosu.
    }
event-chaos_added =
    Z talii chaosu { $n ->
        [one] trafia do testu 1 karta
        [few] trafiają do testu { $n } karty
       *[many] trafia do testu { $n } kart
    }.
event-treachery_added =
    Z talii zdrady { $n ->
        [one] trafia do testu 1 karta
        [few] trafiają do testu { $n } karty
       *[many] trafia do testu { $n } kart
    }.
event-cards_added =
    { $you ->
        [yes]
            { $n ->
                [0] Nie dokładasz żadnej karty.
                [one] Dokładasz 1 kartę.
                [few] Dokładasz { $n } karty.
               *[many] Dokładasz { $n } kart.
            }
       *[no]
            { $n ->
                [0] { $seat } nie dokłada żadnej karty.
                [one] { $seat } dokłada 1 kartę.
                [few] { $seat } dokłada { $n } karty.
               *[many] { $seat } dokłada { $n } kart.
            }
    }
event-own_card_added =
    { $you ->
        [yes] Do testu trafia twoja karta: { $card }.
       *[no] { $seat } dokłada do testu kartę: { $card }.
    }
event-card_added_openly =
    { $you ->
        [yes] Dokładasz odkrytą kartę: { $card }.
       *[no] { $seat } dokłada odkrytą kartę: { $card }.
    }
event-card_turned_up =
    { $supports ->
        [0] Neguje test: { $card }.
       *[other] Wspiera test: { $card }.
    }
event-check_total = Wynik testu: { $n_figure }.
event-check_outcome = Test umiejętności: { $outcome }.
event-spell_seen =
    { $you ->
        [yes] Widzisz zaklęcie: { $spell }.
       *[no] { $seat } widzi zaklęcie: { $spell }.
    }
event-spells_arranged =
    { $you ->
        [yes]
            { $n ->
                [0] Zostawiasz zaklęcie na wierzchu.
                [one] Wkładasz 1 zaklęcie pod spód talii.
                [few] Wkładasz { $n } zaklęcia pod spód talii.
               *[many] Wkładasz { $n } zaklęć pod spód talii.
            }
       *[no]
            { $n ->
                [0] { $seat } zostawia zaklęcie na wierzchu.
                [one] { $seat } wkłada 1 zaklęcie pod spód talii.
                [few] { $seat } wkłada { $n } zaklęcia pod spód talii.
               *[many] { $seat } wkłada { $n } zaklęć pod spód talii.
            }
    }
event-spell_cast =
    { $you ->
        [yes] Rzucasz zaklęcie: { $spell }.
       *[no] { $seat } rzuca zaklęcie: { $spell }.
    }
event-spell_kept =
    { $you ->
        [yes] Zaklęcie leży teraz przed tobą: { $spell }.
       *[no] { $seat } ma teraz przed sobą zaklęcie: { $spell }.
    }
event-spell_used =
    { $you ->
        [yes] Używasz zaklęcia: { $spell }.
       *[no] { $seat } używa zaklęcia: { $spell }.
    }
event-spells_removed_unseen =
    Z wierzchu talii { $n ->
        [one] wypada z gry 1 zaklęcie
        [few] wypadają z gry { $n } zaklęcia
       *[many] wypada z gry { $n } zaklęć
    }. Nikt nie ogląda kart.
event-revealed =
    { $you ->
        [yes] Zrzucasz maskę: jesteś { $loyalty_as }.
       *[no] Maska opada! { $seat } jest { $loyalty_as }.
    }
event-traitor_ring =
    { $you ->
        [yes] Twój pionek dostaje znacznik zdrajcy.
       *[no] { $seat } dostaje znacznik zdrajcy.
    }
event-chaos_card_discarded = Odrzucona karta z talii chaosu: { $card }.
event-items_shuffled =
    { $n ->
        [0] Talia przedmiotów jest teraz pusta.
        [one] Ostatni przedmiot wraca do talii.
        [few] Pozostałe { $n } przedmioty zostają potasowane.
       *[many] Pozostałe { $n } przedmiotów zostaje potasowanych.
    }
event-loyalty_looked_at_seen =
    { $you ->
        [yes] Widzisz kartę lojalności, którą ma { $other }: { $loyalty }.
       *[no]
            { $you_other ->
                [yes] { $seat } widzi twoją kartę lojalności: { $loyalty }.
               *[no] { $seat } widzi kartę lojalności, którą ma { $other }: { $loyalty }.
            }
    }

## Rozstrzygnięcia

rule-rulings-accuse_anyone = W Oskarżeniu Kapitan może wskazać każdego człowieka poza aresztem, nawet siebie.
rule-rulings-barricade = Kto ma przed sobą „Barykadowanie luków”, jest pytany za każdym razem, zanim aktywują się istoty z głębin na statku: wszystkie albo tylko niektóre, bez względu na to, z czyjej przyczyny.
rule-rulings-counting_spells = Po zaklęciu, które liczy pokonanych albo ocalonych, zawsze rzuca się kością, nawet gdy nie było czego liczyć.
rule-rulings-family_ties = Więzy rodzinne odsyłają do rezerwy wszystkie istoty z głębin, także te z Odmętów, a kartę zatrzymuje Ishmael.
rule-rulings-first_game = W pierwszej grze wszyscy oprócz pierwszego aktywnego gracza zaczynają z całym zestawem umiejętności. Karty lojalności rozdaje się dopiero wtedy, gdy każdy rozegra pierwszą turę, a kultysta zostaje w pudełku.
rule-rulings-fleeing_alone = Jeśli „Uciekający pasażerowie” to jedyna karta w talii uszkodzeń, wraca ona do talii i nic więcej się nie dzieje.
rule-rulings-flesh_ward = Kto rzuca Ochronę ciała, może ją dać każdemu: sobie, innemu człowiekowi albo ujawnionemu zdrajcy.
rule-rulings-full_steam = „Cała naprzód” to zdolność z karty wyczynu Jeanne, a nie z pola. Działa więc w maszynowni także wtedy, gdy jest ona uszkodzona albo jest w niej wróg.
rule-rulings-green_cards = Zielona karta Mitów zawsze dotyczy postaci, której imię na niej widnieje, nawet jeśli decyduje ktoś inny.
rule-rulings-history_repeats = Na karcie „Historia się powtarza” Keilani może wysłać do aresztu każdą inną postać, która w nim jeszcze nie siedzi, nawet ujawnionego zdrajcę. Jeśli test się nie uda, a Kapitanem jest ona sama, trafia tam tylko ona.
rule-rulings-hypnotic_melody = Jeśli przy Hipnotycznej melodii w rezerwie nie ma już pasażerów, częściowy sukces kosztuje 1 punkt żywności, a porażka 2 dusze.
rule-rulings-kept_spells = Zaklęcie, które leży przy tobie, działa także w areszcie: niedostępne są tam tylko przedmioty.
rule-rulings-leader_and_combinations = Niekonwencjonalne dowodzenie działa tylko w kryzysach z wyborem opcji, a nie w kryzysach z kombinacją, gdzie jedną z możliwości jest test umiejętności.
rule-rulings-length = Jeśli gra wymaga zbyt wielu decyzji, kończy się: statek ginie na morzu i wygrywają zdrajcy.
rule-rulings-no_heir = Tytuł przechodzi na pierwszego w linii sukcesji człowieka poza aresztem. Jeśli nie ma nikogo innego, tytuł się zachowuje, o ile jest się człowiekiem poza aresztem; w przeciwnym razie dostaje go pierwszy człowiek w linii, nawet w areszcie. Gdy nie ma żadnego człowieka, tytuł zostaje tam, gdzie jest.
rule-rulings-no_waypoint = Gdy talia nawigacji jest pusta, nie ma nowej karty nawigacji. Żeton podróży i tak wraca na pole startowe.
rule-rulings-one_spell_a_turn = Strażnik Księgi może użyć akcji ze swojej karty tytułu raz na turę. Instrukcja tego nie mówi, mówią tak dwa publiczne źródła.
rule-rulings-own_way = Gdy postacie wychodzą z lazaretu dzięki Uzdrowieniu albo z aresztu przez kartę „Ucieczka z aresztu”, każda sama decyduje, dokąd idzie. Kolejność ustala aktywny gracz.
rule-rulings-presents = Nikt nie może odmówić przyjęcia przedmiotu, który Samira daje dzięki zdolności „Zbieraczka”.
rule-rulings-repeated_offers = Podczas jednej wymiany dany przedmiot można zaoferować każdemu graczowi najwyżej raz.
rule-rulings-shrivelling = Uśmiercenie nie jest atakiem. Trening bojowy nie działa na jego rzut, a karta „Rozjemca” go nie zabrania.
rule-rulings-starting_figures = Na początku po 2 istoty z głębin są w wodzie przy pokładzie 1 i przy pokładzie 2, a po 1 na pokładach 1 i 2. Na pokładach 3 i 4 stoi po 1 pasażerze.
rule-rulings-treachery_in_the_sick_bay = Ujawniony zdrajca w lazarecie też dobiera tylko jedną kartę. Jeśli rezygnuje z którejś karty swojego zestawu, ta jedna to karta zdrady.
rule-rulings-true_grit = Prawdziwego męstwa każdy może użyć raz na turę. Jeśli więc dostajesz akcję w cudzej turze, możesz zagrać swoją kartę, nawet gdy ktoś inny użył już w tej turze własnej.
rule-rulings-two_ways = Jeśli dla istoty z głębin dwie drogi są tak samo krótkie, jedną z nich wybiera aktywny gracz.
rule-rulings-weapons = Bronie z własnym atakiem to Rewolwer, Karabin powtarzalny, Pistolet kieszonkowy i Strzelba. Tylko one działają z Szybką bronią i Szałem bojowym. Nóż kuchenny pomaga jedynie w zwykłych atakach, a Starbuck nie jest bronią.
rule-rulings-which_passenger = Zakryci pasażerowie na jednym polu niczym się nie różnią: los rozstrzyga, który zostaje ocalony albo pokonany.
rule-rulings-who_chose_the_waypoint = Na karcie nawigacji „ty” to osoba, która tę kartę wybiera, zwykle Kapitan.
rule-rulings-who_is_you = Na karcie Mitów, która pozwala wybrać test umiejętności, „ty” to osoba, która decyduje, także w tym, co wynika z testu.
# Stół w terminalu
terminal-nothing = nic
terminal-player = Gracz
terminal-character = Postać
terminal-sheet-loyalty = Karty lojalności
terminal-dials = Zasoby: { $dials }
terminal-tracks = Tor podróży { $travel } z { $end }, tor rytuału { $ritual } z { $end }; dystans { $distance } z { $port }{ $awakened ->
    [true] {" "}(po przebudzeniu)
   *[other] {""}
}
terminal-plan = Statek, przód po lewej: { $deep_one } istoty z głębin, { $passenger } pasażerowie, { $damaged } uszkodzenie, { $water } woda
terminal-rooms = Co można zrobić w pomieszczeniach:
terminal-aboard = Na statku: { $spaces }
terminal-water = W wodzie: { $spaces }
terminal-deep = W Odmętach: { $things }
terminal-supply = Rezerwa: { $deep_ones }, { $n ->
    [one] 1 pasażer
    [few] { $n } pasażerów
   *[many] { $n } pasażerów
}
terminal-barricaded = Luki są zabarykadowane: w tej turze istoty z głębin nie wchodzą do pomieszczeń.
terminal-deep-ones = { $n ->
    [one] 1 istota z głębin
    [few] { $n } istoty z głębin
   *[many] { $n } istot z głębin
}
terminal-passengers = { $n ->
    [one] 1 pasażer
    [few] { $n } pasażerów
   *[many] { $n } pasażerów
}
terminal-damaged = uszkodzenie (naprawa: { $skill } { $value })
terminal-damaged-any = uszkodzenie (naprawa: dowolne karty, { $value })
terminal-waypoints = Karty nawigacji: { $waypoints }
terminal-crisis = Kryzys: { $crisis }
terminal-played = Właśnie rozpatrywane: { $cards }
terminal-check = Test umiejętności, wartość docelowa { $target }{ $partial ->
    [0] {""}
   *[other] , częściowy sukces przy { $partial }+
}; wspierają: { $skills }
terminal-check-to-brig = Stawka: do aresztu trafi { $name }
terminal-check-out-of-brig = Stawka: z aresztu wyjdzie { $name }
terminal-check-no-chaos = W tym teście nie ma kart chaosu.
terminal-check-face-up = Wszyscy dokładają karty odkryte.
terminal-check-added = Karty w teście: { $cards }
terminal-check-drawn = { $n } z talii
terminal-check-pile = Odkryte: { $cards }; suma { $total }
terminal-roll = { $rolled ->
    [0] Zaraz będzie rzut kością
   *[other] Na kości { $rolled }
}
terminal-underway = Wybrano: { $things }
terminal-damage-drawn = Karta uszkodzenia: { $damage }
terminal-defeating = Zaraz zostanie pokonana postać: { $name }
terminal-passenger-at = Zaraz zostanie pokonany pasażer: { $space }
terminal-offered = Do wymiany: { $item }
terminal-reacting = Zaraz reagują: { $names }
terminal-hand-size = { $n ->
    [one] 1 karta na ręce
    [few] { $n } karty na ręce
   *[many] { $n } kart na ręce
}
terminal-loyalty-size = { $n ->
    [0] jeszcze bez karty lojalności
    [one] 1 karta lojalności
    [few] { $n } karty lojalności
   *[many] { $n } kart lojalności
}
terminal-traitor = ujawniony zdrajca ({ $loyalty })
terminal-feat = wyczyn: { $feat }
terminal-items = przedmioty: { $items }
terminal-active = { $item } (w użyciu)
terminal-spells = zaklęcia: { $spells }
terminal-kept = karty Mitów: { $cards }
terminal-hand = Twoja ręka ({ $n } z { $most }): { $cards }
terminal-added = Dołożone przez ciebie: { $cards }
terminal-chosen = Wybrane do tej pory: { $skills }
terminal-loyalty = Twoja lojalność: { $cards }
terminal-decks = Talie: { $skills }; chaos { $chaos }, Mity { $mythos }, przedmioty { $items }, zaklęcia { $spells }, nawigacja { $waypoints }, uszkodzenia { $damage }, lojalność { $loyalty }

# Krótkie nazwy na planie statku
terminal-short-bridge = Mostek
terminal-short-chapel = Kaplica
terminal-short-captains_cabin = Kajuta
terminal-short-cargo_hold = Ładown.
terminal-short-galley = Kambuz
terminal-short-boiler_room = Maszyn.
terminal-short-sick_bay = Lazaret
terminal-short-brig = Areszt
terminal-short-deep = Odmęty
terminal-short-water = Woda { $n }
terminal-short-deck = Pokład { $n }
terminal-short-hydra = Hydra
terminal-short-dagon = Dagon
terminal-short-fuel = Paliwo
terminal-short-food = Żywn.
terminal-short-sanity = Poczyt.
terminal-short-souls = Dusze
terminal-short-travel = Podróż
terminal-short-ritual = Rytuał
terminal-short-distance = Dystans
terminal-code-influence = Wp
terminal-code-lore = Wd
terminal-code-observation = Pe
terminal-code-strength = Si
terminal-code-will = Wo
terminal-code-treachery = Zd
terminal-code-any = każda
terminal-code-captain = Kap.
terminal-code-keeper = Księga
terminal-code-traitor = zdrajca

# Nagłówki i podpisy na pełnym ekranie
terminal-ship = Atlantica
terminal-ship-aside = w rezerwie { $deep_ones ->
    [one] 1 istota z głębin
    [few] { $deep_ones } istoty z głębin
   *[many] { $deep_ones } istot z głębin
} i { $passengers ->
    [one] 1 pasażer
    [few] { $passengers } pasażerów
   *[many] { $passengers } pasażerów
}
sections-voyage = Rejs
terminal-scene = Co się dzieje
terminal-crew = Na statku
terminal-crew-aside = Mity { $mythos } · chaos { $chaos } · przedmioty { $items } · zaklęcia { $spells }
terminal-your-hand = Ręka
terminal-your-loyalty = Lojalność
terminal-no-cards = brak kart
terminal-course = Karty nawigacji
terminal-against = Test: { $target }
terminal-against-partial = Test: { $target }, częściowy sukces przy { $partial }+
terminal-total = suma { $total }
terminal-from-decks = z talii { $n }
terminal-open-cards = odkryte
terminal-without-chaos = bez kart chaosu
terminal-reacts = reaguje
terminal-cards-n = { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[many] { $n } kart
}
terminal-danger = Na wyczerpaniu: { $resource }!
terminal-danger-damage = Uszkodzone pomieszczenia: { $n }!
terminal-danger-deep-ones = Prawie brak istot z głębin w rezerwie!
terminal-about-skill-set = Zestaw umiejętności:
terminal-about-start = Zaczyna na polu:
terminal-about-item = Przedmiot początkowy:
terminal-about-feat = Wyczyn:
terminal-about-captain = Kapitan, miejsce w linii sukcesji:
terminal-about-keeper = Strażnik Księgi, miejsce w linii sukcesji:
terminal-about-unmasked = Przy ujawnieniu:
terminal-about-skill = Umiejętność:
terminal-about-value = Wartość:
terminal-about-copies = Ile ich jest:
terminal-about-improves = Dodaje do zestawu umiejętności:
terminal-about-distance = Dystans:
terminal-about-repair = Naprawa:
terminal-about-any = dowolna umiejętność
terminal-about-target = Wartość docelowa:
terminal-about-partial = Częściowy sukces przy:
terminal-about-skills = Wspierają:
terminal-help-signs = { $deep_one } istoty z głębin · { $passenger } pasażerowie · { $damaged } uszkodzone pomieszczenie, obok koszt naprawy · ✦ wyczyn jeszcze nieużyty · * aktywne ulepszenie · ! zasób się kończy · Wp wpływ, Wd wiedza, Pe percepcja, Si siła, Wo wola, Zd zdrada
# Co wolno powiedzieć jednym kliknięciem (Załącznik III)
signal-yes = Tak.
signal-no = Nie.
signal-no-answer = Wolę nie mówić.
signal-who-helps = Czy ktoś może tu pomóc?
signal-one-card-helps-a-lot = Dokładam tylko jedną kartę, ale bardzo pomoże.
signal-help-somewhat = Mogę trochę pomóc.
signal-several-some-help = Dokładam kilka kart, które trochę pomogą.
signal-several-little-help = Dokładam kilka kart, ale to niewiele.
signal-cannot-help = Tu nie mogę pomóc.
signal-keep-your-cards = Zachowajcie karty na później.
signal-help-with-a-roll = Przy rzucie mogę pomóc.
signal-card-is-good = Znam tę kartę: jest dobra.
signal-card-is-bad = Znam tę kartę: jest zła.
signal-suspect-current = Podejrzewam osobę, której tura właśnie trwa.
signal-suspect-captain = Podejrzewam Kapitana.
signal-suspect-keeper = Podejrzewam Strażnika Księgi.
signal-suspect-left = Podejrzewam osobę po mojej lewej.
signal-suspect-right = Podejrzewam osobę po mojej prawej.
signal-suspect-somebody = Wśród nas jest zdrajca.
signal-trust-current = Ufam osobie, której tura właśnie trwa.
signal-trust-me = Możecie mi ufać.

# Rysowana plansza
page-ship = Atlantica
page-whole-board = Cała plansza
page-closer = Bliżej
page-die-numbers = kość { $numbers }
page-nobody-there = nikogo
page-space-deck = Pokład zewnętrzny. Tylko tu bywają pasażerowie; tędy istoty z głębin wchodzą na statek i idą dalej do środka. Pokład nigdy nie zostaje uszkodzony.
page-space-water = Woda. Mogą tu być tylko potwory. Istoty z głębin wchodzą stąd na sąsiedni pokład.
page-space-deep = Tu czekają potwory, które zostały za statkiem.
page-space-there = Teraz tutaj: { $there }
page-damaged-by = Uszkodzenie: { $damage }
page-repair-with = Naprawa: { $skill } { $n }+
page-any-skill = dowolna umiejętność
page-hatches-barred = Luki są zabarykadowane: w tej turze istoty z głębin nie wchodzą do pomieszczeń.
page-hatches-barred-short = Luki zabarykadowane
page-deep-fills = Przy { $n } istotach z głębin potwory znów wypłyną.
page-n-of = { $n } z { $of }
page-travel = Podróż
page-ritual = Rytuał
page-travel-end = Rejs
page-ritual-end = Wygnanie
page-travel-does = Na końcu toru wchodzi do gry następna karta nawigacji albo statek dopływa do portu.
page-ritual-does = Na końcu toru wielkie wygnanie zmiata wszystko z pokładów i z wody.
page-voyage = Trasa
page-awakening-at = przebudzenie: { $n }
page-awakened = po przebudzeniu
page-no-waypoints = Jeszcze żadnej karty nawigacji.
page-low = kończy się
page-aboard = Na pokładzie
page-feat-left = wyczyn jeszcze nieużyty
page-revealed = ujawniony zdrajca: { $loyalty }
page-turn-now = gra teraz
page-no-character = jeszcze bez postaci
page-supply-line = Rezerwa i talie
page-left-deep-ones = Istoty w rezerwie: { $n }
page-left-passengers = Pasażerowie w rezerwie: { $n }
page-left-damaged = Uszkodzone pomieszczenia: { $n } z { $of }
page-pile-chaos = Chaos
page-pile-mythos = Mity
page-pile-items = Przedmioty
page-pile-spells = Zaklęcia
page-pile-waypoints = Nawigacja
page-pile-damage = Uszkodzenia
page-pile-loyalty = Lojalność
page-sheet-of-seat = { $character }, gra: { $name }
page-room-bridge = Naraź pasażera, podejrzyj 2 karty
page-room-chapel = Rytuał −1 albo wiedza i rzut: +1
page-room-captains_cabin = Test 8: kogoś do aresztu
page-room-cargo_hold = Podejrzyj 2 przedmioty, weź 1
page-room-galley = Dobierz do 5 kart, ryzykując żywność
page-room-boiler_room = Siła i rzut: podróż +1
page-room-sick_bay = Tylko 1 karta w turze
page-room-brig = Test 8: wyjście

# The own area and the skill check on the drawn board
page-own-you = Ty
page-own-turn = Twoja tura
page-own-turn-of = Tura: { $name }
page-own-phase = Kroki tury
page-own-phase-skills = Karty
page-own-phase-actions = Akcje
page-own-phase-mythos = Mity
page-own-actions = Pozostałe akcje: { $n }
page-own-loyalty = Karty lojalności: { $n }
page-own-loyalty-show = Naciśnij lub przytrzymaj, by zajrzeć
page-own-loyalty-hide = Naciśnij, by zakryć
page-own-loyalty-open = Po ujawnieniu: { $loyalty }
page-own-sheet = Twoja postać
page-own-skill-set = Twój zestaw umiejętności: co dobierasz na początku tury
page-own-ability = Zdolność
page-own-feat = wyczyn
page-own-feat-used = zużyty
page-own-hand = Twoja ręka
page-own-hand-of = { $n } z { $limit }
page-own-hand-none = Brak kart umiejętności.
page-own-laid = Przed tobą
page-own-item = Przedmiot
page-own-spell = Zaklęcie
page-own-mythos = Mity
page-own-active = aktywny
page-own-why = Dlaczego nie?
page-own-code-0 = Wp
page-own-code-1 = Wd
page-own-code-2 = Pe
page-own-code-3 = Si
page-own-code-4 = Wo
page-own-code-5 = Zd
page-check-scene = Kryzys i test umiejętności
page-check-title = Test umiejętności
page-check-crisis = Kryzys
page-check-about = chodzi o: { $name }
page-check-target = wartość docelowa
page-check-against = potrzeba { $target }
page-check-from = { $n }+
page-check-either = Albo
page-check-or = Albo
page-check-helps = Pomaga
page-check-hinders = Szkodzi
page-check-face-up = Tym razem wszyscy dokładają karty odkryte.
page-check-no-chaos = W tym teście nie ma kart chaosu.
page-check-chaos = Talia chaosu
page-check-added = karty
page-check-changed = Zmiana po podliczeniu: { $n }
page-check-adds = wybiera
page-check-mine = Od ciebie:
page-check-total-of = suma { $total }, potrzeba { $target }
page-check-show = Pokaż test
page-check-show-crisis = Pokaż kryzys
page-check-show-ship = Pokaż statek
page-check-die = Kość: { $n } { $change }
page-check-die-soon = Zaraz będzie rzut kością { $change }
page-check-cut-either = Albo:
page-check-cut-success = Sukces:
page-check-cut-partial = Częściowy sukces przy \d+\+:
page-check-cut-failure = Porażka:
page-check-cut-or = Albo:
page-check-cut-last = Na koniec
page-window-before_cards = Zanim karty trafią do testu
page-window-after_total = Po podliczeniu testu
page-window-before_roll = Przed rzutem kością
page-window-after_roll = Po rzucie kością
page-window-defeat = Gdy postać ma zostać pokonana
page-window-passenger = Gdy pasażer ma zostać pokonany
page-underway = wybrano
page-peril = tuż przed pokonaniem
page-kind-character = Postacie
page-kind-feat = Wyczyny
page-kind-card = Karty umiejętności
page-kind-item = Przedmioty
page-kind-spell = Zaklęcia
page-kind-waypoint = Karty nawigacji
page-kind-damage = Uszkodzenia
page-kind-mythos = Mity
page-kind-loyalty = Lojalność
page-kind-title = Tytuły
page-kind-passenger = Pasażerowie
page-kind-space = Pola
