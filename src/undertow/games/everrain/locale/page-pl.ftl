ui-guide-everrain-port = Kreślicie mapę zatopionego morza i wygrywacie wskazówkami: pięć oddanych na uniwersytecie przesuwa wasz znacznik, a musi on dojść do końca przed znacznikiem wroga. W porcie każdy z załogi robi jedną rzecz. Trzecia para rąk jest warta żołdu: zaciągnij kogoś.
ui-guide-everrain-port-2 = Karta towarzystwa to propozycja, możesz ją zostawić. W każdej historii widzisz cenę, ale nie to, co nastąpi.
ui-guide-everrain-port-3 = Wskazówki można też kupić: kto nasłuchuje w tawernie, płaci monetami za jedną i może pytać dalej, za każdym razem drożej. Zostaw kilka na naprawy i żołd na koniec aktu.
ui-guide-everrain-port-4 = Gdy nikt nie ma tu już nic do zrobienia, opuść port. Załoga jest wtedy pod pokładem, a rozkazy kierują ją na stanowiska.
ui-guide-everrain-free_tile = Pierwszy arkusz jest za darmo, razem ze wskazówkami z odwrotu. Połóż go tak, by ląd albo wrak był na wprost; każdy obrót statku kosztuje punkt.
ui-guide-everrain-turn = Prawie wszystko kosztuje rozkaz, a co rundę odnawiasz tylko trzy. Najpierw rozkazem załogi poślij kogoś do steru: każde obsadzone stanowisko nawigacji dodaje punkt do każdego rozkazu nawigacji.
ui-guide-everrain-turn-2 = Drugie potrzebne stanowisko to bocianie gniazdo: bez niego nie dołożysz nowego arkusza, a większość nowych arkuszy daje wskazówki.
ui-guide-everrain-turn-3 = Teraz wydaj rozkaz nawigacji. Jego punkty wydajesz przy sterze, jeden po drugim; niewykorzystane przepadają.
ui-guide-everrain-turn-4 = Patrz, gdzie kończysz turę. Na otwartym morzu każdy na pokładzie dostaje stres i przychodzi wydarzenie; w porcie i przy lądzie jest spokojniej. Niewydane rozkazy zostają gotowe.
ui-guide-everrain-steer = Jeden punkt: obrót o bok, ruch o pole albo nowy arkusz, gdy dziób wskazuje krawędź mapy, a bocianie gniazdo jest obsadzone. Wzburzone morze kosztuje podwójnie. W porcie najpierw ustawiasz dziób za darmo.
ui-guide-everrain-steer-2 = Policz do końca: na którym polu chcesz stanąć? Wraki, wyspy i porty czekają; arkusz z aktywnym ołtarzem wpuszcza wroga na pokład.
ui-guide-everrain-renew = Wracają trzy wydane rozkazy. Rozkazy załogi obsadzają stanowiska, nawigacji niosą cię dalej, ognia przydają się tylko z celem w zasięgu.
ui-guide-everrain-rotate = Obróć go tak, by przed tobą było to, czego chcesz, a wzburzone morze z boku. Wskazówki z odwrotu już masz.
ui-guide-everrain-which_tile = Weź arkusz z większą liczbą wskazówek albo z lądem, którego potrzebujesz; drugi zostaje na potem.
ui-guide-everrain-scout = Ustalasz, co będzie następne. Wskazówki z odwrotu są pewne, reszta zależy od tego, dokąd płyniesz.
ui-guide-everrain-sea = Wydarzenie morskie, odmówić nie można. Widzisz cenę odpowiedzi, nie jej skutek. Płać, jeśli cię stać; jedna odpowiedź zawsze jest darmowa.
ui-guide-everrain-exp = Ekspedycja, odmówić nie można. Test porównuje kość losu, od 0 do 9, z wartością twoich ludzi: wybierz to, w czym są dobrzy.
ui-guide-everrain-soc = Ktoś czegoś od ciebie chce. Pasażer potrzebuje wolnej kajuty i płaci na miejscu; test łatwiej zdać z wysoką wartością Portu.
ui-guide-everrain-c = Kronika: trzy karty na cały rejs. Twoja odpowiedź decyduje, która stronica przyjdzie później. Należy tylko do ciebie.
ui-guide-everrain-envoy = Kto tam pójdzie, nie zajmie innego miejsca w porcie. Poślij tego, kto ma najmniej do roboty, albo najlepszego w teście.
ui-guide-everrain-tester = Zdajesz, gdy kość, od 0 do 9, nie przekracza wartości. Weź najwyższą, chyba że porażka zabolałaby właśnie tę osobę.
ui-guide-everrain-whom = Rany i stres zapełniają jeden tor, a pełny tor to śmierć. Daj to osobie, która ma najwięcej miejsca.
ui-guide-everrain-whom_relieved = Pomóż osobie, której tor jest najpełniejszy; rany i stres liczą się razem.
ui-guide-everrain-swap = Inna karta może być lepsza albo gorsza; tę przynajmniej znasz. Powrotu nie ma.
ui-guide-everrain-which_card = Zatrzymaj propozycję, na którą cię stać i która coś daje; druga przepada.
ui-guide-everrain-hand_in = Pięć wskazówek przesuwa wasz znacznik o pole. Skarby z wartością wskazówek też się liczą, ale nadwyżka ponad pięć przepada, więc najpierw zwykłe.
ui-guide-everrain-mend = Najpierw ster, dziób i bocianie gniazdo, potem działo, którego używasz. Dziesięć zniszczonych stanowisk to stracony statek.
ui-guide-everrain-heal = Lecz osobę z najpełniejszym torem. Na stres pomaga odpoczynek w tawernie.
ui-guide-everrain-soothe = Pomóż osobie z najpełniejszym torem; na pokładzie stres wraca z każdą turą na morzu.
ui-guide-everrain-nurse = Opatrz osobę z najpełniejszym torem.
ui-guide-everrain-without = Pomiń osobę z najmniejszym stresem albo tę, która zaraz odpocznie w tawernie.
ui-guide-everrain-wages = Kto nie dostanie żołdu, odchodzi. Zatrzymaj najlepszą cechę i najwięcej kości; ktoś musi zostać na statku.
ui-guide-everrain-token = Nowy rozkaz do końca rejsu. Nawigacja niesie statek, załoga obsadza stanowiska; doraźny jest każdym z nich, ale tylko raz.
ui-guide-everrain-refresh = Odzyskaj rozkaz, którego potrzebujesz przed następnym odnowieniem.
ui-guide-everrain-exhaust = Jeden rozkaz na razie przepada. Oddaj rodzaj, którego w tej turze nie potrzebujesz.
ui-guide-everrain-evade = Kości ataku kończą zwarcie, kości uniku chronią załogę. Słabego wroga atakuj; gdy ktoś jest bliski śmierci, unikaj.
ui-guide-everrain-omen = Za jeden gotowy rozkaz omen się liczy. Warto, gdy to trafienie zatapia lub zabija albo ten unik kogoś ratuje.
ui-guide-everrain-strike = Zabij to, co da się zabić; ranny wróg nadal rzuca wszystkimi kośćmi.
ui-guide-everrain-smite = Zabij to, co da się zabić; ranny wróg nadal rzuca wszystkimi kośćmi.
ui-guide-everrain-support = Każde trafienie rani wroga na pokładzie przyjaciół; puste ścianki niszczą ich stanowiska. Dobij rannych.
ui-guide-everrain-bear = Daj trafienie osobie, która ma najwięcej miejsca na torze. Pełny tor to śmierć.
ui-guide-everrain-place = Wróg wchodzi na pokład i od razu rzuca kością. Z dala od ludzi niszczy stanowiska, obok nich gryzie. Najmniej boli utrata pustych stanowisk.
ui-guide-everrain-bring = Nadchodzą posiłki. Z dala od załogi na razie nie poleje się krew, ale stanowisko w tej strefie jest zagrożone.
ui-guide-everrain-step = Obie drogi są równie krótkie. Odciągnij go od dział, stanowisk nawigacji i rannych.
ui-guide-everrain-activate = Ty ustalasz kolejność. Niech najpierw działają ci, których trafienia teraz się zmarnują.
ui-guide-everrain-rouse = Obudzony działa jeszcze raz. Wybierz najsłabszego albo stojącego najdalej od załogi.
ui-guide-everrain-drag = Kto zostanie przyciągnięty, stanie przy wrogu. Wybierz kogoś zdrowego, kto umie walczyć.
ui-guide-everrain-lure = Ktoś wychodzi spod pokładu. Wybierz osobę z małym stresem; powrót kosztuje rozkaz.
ui-guide-everrain-drop = Oddaj to, co daje najmniej; pomyśl o cenie w następnym porcie i wartości wskazówek.
ui-guide-everrain-discard = Mieszczą się cztery skarby. Wyrzuć to, co źle się sprzedaje i nie ma wskazówek.
ui-guide-everrain-gift = Oddaj to, co źle się sprzedaje i nie ma wskazówek.
ui-guide-everrain-throw_away = Wyrzuć to, co źle się sprzedaje i nie ma wskazówek.
ui-guide-everrain-salvage = Weź to, co najlepiej się sprzeda albo ma wskazówki; co się nie zmieści, zostaje na wraku.
ui-guide-everrain-keep = Ocaleje jeden skarb. Weź taki z wartością wskazówek albo ten, który najlepiej sprzeda się przy porcie powrotu.
ui-guide-everrain-return = Kilka portów leży równie blisko wraku. Wracasz z 20 monetami i jednym majtkiem, zamontowane wyposażenie zostaje. Pomyśl, skąd chcesz płynąć dalej.
ui-guide-everrain-blessing = Liczy się nowy rzut, cokolwiek pokaże. Wskazówki trudno przebić.
ui-guide-everrain-dice = Kości są potem zużyte. Rzucaj ponownie tylko wtedy, gdy wynik jest ważny.
ui-guide-everrain-react = Skarb może teraz pomóc. Działa raz, więc zastanów się, czy to ta chwila.
ui-guide-everrain-mount = Działo sięga tylko tam, gdzie pokazuje karta, ze swojej burty. Ulepszenia zajmują sześć pól pod pokładem.
ui-guide-everrain-plan = Plan nie działa, póki stocznia nie zamontuje go za połowę wartości. Zakryj to, czego najmniej potrzebujesz.
ui-guide-everrain-storm = Wejście w sztorm i wyjście to po jednym stanowisku, każdy obrót w środku też. Trzymaj go z dala od statków i potrzebnych portów.
ui-guide-everrain-storm_place = Jedno pole leży na pierwszym statku. Resztę połóż tam, gdzie nikt nie płynie, żeby droga na zewnątrz była krótka.
ui-guide-everrain-which_storm = Są równie blisko, więc wybór należy do ciebie. Przesuń ten, którego droga omija ciebie i twoje porty.
ui-guide-everrain-boarding = Rozkazy niepotrzebne: każdy z załogi rusza się i walczy raz na krok. Idźcie razem na jednego wroga i oszczędzajcie najsłabszych.
ui-guide-everrain-journey = Każdy odkryty żeton kosztuje kogoś 1 punkt stresu i daje wskazówkę, skarb, odpoczynek albo kłopoty. Przerwać możesz zawsze; przy złotym punkcie czeka karta ekspedycji.
ui-guide-everrain-journey_stress = Daj go osobie, która ma najwięcej miejsca na torze.
ui-guide-everrain-deal = Statki obok siebie dzielą się wszystkim prócz rozkazów i zamontowanego wyposażenia. Złóżcie wskazówki na statku, który pierwszy dotrze na uniwersytet.
ui-guide-everrain-consent = Wygrywacie i przegrywacie razem. Oddaj, jeśli tam bardziej się przyda.
ui-guide-everrain-undertow = Ciągnie cię bliżej. Wybierz pole, z którego najłatwiej odpłynąć albo strzelać.
ui-guide-everrain-put_out = Wypłyń tam, skąd blisko do celu i gdzie morze jest spokojne.
ui-guide-everrain-face_out = Skieruj dziób tam, dokąd chcesz płynąć; późniejszy obrót kosztuje punkty.
ui-order-everrain-storm_drift = Sztormy oddalają się od statków{ $until ->
    [round] , w tej rundzie
   *[game] {""}
}
ui-order-everrain-storm_drift-new = Niech sztormy zawsze oddalają się od nas…
ui-order-everrain-storm_drift-give = Niech się oddalają
ui-order-everrain-storm_toward = Sztorm się zbliża: drogą, która oszczędza pozostałych{ $until ->
    [round] , w tej rundzie
   *[game] {""}
}
ui-order-everrain-storm_toward-new = Gdy sztorm się zbliża, oszczędzaj pozostałych…
ui-order-everrain-storm_toward-give = Oszczędzaj pozostałych
ui-order-everrain-omen = Omeny: nigdy nieopłacane{ $until ->
    [round] , w tej rundzie
   *[game] {""}
}
ui-order-everrain-omen-new = Nigdy nie płać za omeny…
ui-order-everrain-omen-give = Zostaw wszystkie omeny
ui-order-everrain-activate = Wrogowie działają strefa po strefie{ $until ->
    [round] , w tej rundzie
   *[game] {""}
}
ui-order-everrain-activate-new = Niech wrogowie zawsze działają strefa po strefie…
ui-order-everrain-activate-give = Strefa po strefie
