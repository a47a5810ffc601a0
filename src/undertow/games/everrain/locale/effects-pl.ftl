# Written by tests/games/everrain/story_words.py from the rows of the cards: what comes of every answer, how it is offered.

effect-sea-upward-rain-a = 1 towar; każdy na pokładzie otrzymuje 1 punkt stresu.
effect-sea-upward-rain-b = 1 wskazówka; wyczerp 1 gotowy rozkaz.
prompt-sea-upward-rain = Deszcz pod górę
move-answer--sea-upward-rain = { $n ->
    [1] Przepłynąć środkiem, ze wszystkimi wiadrami.
   *[2] Stanąć w dryf i zmierzyć.
    }
effect-sea-door-afloat-a = 1 błyskotka; na pokład wchodzi 1 wróg.
effect-sea-door-afloat-b = 1 wskazówka; ktoś z załogi otrzymuje 1 punkt stresu.
effect-sea-door-afloat-c = Nic się nie dzieje.
prompt-sea-door-afloat = Drzwi na morzu
move-answer--sea-door-afloat = { $n ->
    [1] Otworzyć.
    [2] Odpukać.
   *[3] Niech sobie stoją.
    }
effect-sea-overboard-twice-a = Do załogi dołącza majtek (jeśli jest pełna: zamiast tego 4 monety).
effect-sea-overboard-twice-b = Na pokład wychodzi Pasażer na gapę.
effect-sea-overboard-twice-c = 2 wskazówki; każdy z załogi otrzymuje 1 punkt stresu.
prompt-sea-overboard-twice = Człowiek za burtą, dwa razy
move-answer--sea-overboard-twice = { $n ->
    [1] Zatrzymać pierwszego, drugiemu dać beczkę.
    [2] Zatrzymać drugiego, pierwszemu dać beczkę.
   *[3] Zatrzymać obu i niech się kłócą.
    }
effect-sea-gull-tax-a = Płyń od razu za 3 punkty żeglugi; odkryj 2 następne arkusze mapy i odłóż je w dowolnej kolejności.
effect-sea-gull-tax-b = Każdy na pokładzie otrzymuje 1 punkt stresu.
effect-sea-gull-tax-c = 1 rozkaz doraźny.
prompt-sea-gull-tax = Mewi podatek
move-answer--sea-gull-tax = { $n ->
    [1] Zapłacić sucharami (2 monety).
    [2] Przegonić je dzwonem.
   *[3] Zaproponować kapelusz kapitana.
    }
effect-sea-lights-below-a = 2 wskazówki; ktoś z załogi otrzymuje 2 punkty stresu.
effect-sea-lights-below-b = Płyń od razu za 2 punkty żeglugi.
effect-sea-lights-below-c = Każdy na pokładzie pozbywa się 1 punktu stresu.
prompt-sea-lights-below = Światła w głębi
move-answer--sea-lights-below = { $n ->
    [1] Opuścić latarnię i tabliczkę.
    [2] Wyłożyć wiosła i odpłynąć.
   *[3] Pogasić własne światła.
    }
effect-sea-three-tugs-a = Rzuć 2 razy o łupy; na pokład wchodzi 1 wróg.
effect-sea-three-tugs-b = Zamiary wroga cofają się o 1 pole; wyczerp 1 gotowy rozkaz.
prompt-sea-three-tugs = Trzy szarpnięcia
move-answer--sea-three-tugs = { $n ->
    [1] Szarpnąć trzy razy.
   *[2] Odciąć.
    }
effect-sea-ledger-barge-a = 8 monet; zamiary wroga posuwają się o 2 pola.
effect-sea-ledger-barge-b = 1 wskazówka; ktoś z załogi otrzymuje 1 punkt stresu.
effect-sea-ledger-barge-c = Rzuć raz o łupy; wyczerp 1 gotowy rozkaz.
prompt-sea-ledger-barge = Barka poborcy
move-answer--sea-ledger-barge = { $n ->
    [1] Pokwitować i zabrać kasetkę.
    [2] Wykreślić swój wiersz.
   *[3] Wziąć barkę na hol.
    }
effect-sea-nine-minutes-a = 2 wskazówki; każdy na pokładzie otrzymuje 1 punkt stresu.
effect-sea-nine-minutes-b = Każdy z załogi pozbywa się 1 punktu stresu.
prompt-sea-nine-minutes = Dziewięć minut
move-answer--sea-nine-minutes = { $n ->
    [1] Nanieść na mapę, ile się da.
   *[2] Położyć się na pokładzie i patrzeć.
    }
effect-sea-tide-goes-out-a = Rzuć 2 razy o łupy; statek otrzymuje 1 uszkodzenie.
effect-sea-tide-goes-out-b = Napraw do 3 zniszczonych stanowisk.
prompt-sea-tide-goes-out = Odpływ
move-answer--sea-tide-goes-out = { $n ->
    [1] Kopać tam, gdzie kluczy najwięcej.
   *[2] Skrobać i uszczelniać, póki czas.
    }
effect-sea-patient-sail-a = Odnów 2 wydane rozkazy; na arkuszu pierwszego gracza pojawia się wrogi statek.
effect-sea-patient-sail-b = Płyń od razu za 3 punkty żeglugi; każdy na pokładzie otrzymuje 1 punkt stresu.
effect-sea-patient-sail-c = 1 wskazówka; zamiary wroga posuwają się o 1 pole.
prompt-sea-patient-sail = Cierpliwy żagiel
move-answer--sea-patient-sail = { $n ->
    [1] Zrobić zwrot i zapytać, czego chcą.
    [2] Postawić każdą szmatę.
   *[3] Wywiesić latarnię i czekać.
    }
effect-sea-rats-conference-a = Odkryj 3 następne arkusze mapy i odłóż je w dowolnej kolejności; zyskujesz 1 wskazówkę.
effect-sea-rats-conference-b = 4 monety; każdy pod pokładem otrzymuje 1 punkt stresu.
prompt-sea-rats-conference = Konferencja szczurów
move-answer--sea-rats-conference = { $n ->
    [1] Zapytać, co wiedzą.
   *[2] Poszczuć kuzynów kotem.
    }
effect-sea-counting-buoy-a = Zamiary wroga cofają się o 2 pola; statek otrzymuje 1 uszkodzenie.
effect-sea-counting-buoy-b = 2 wskazówki; zamiary wroga posuwają się o 1 pole.
prompt-sea-counting-buoy = Boja, która liczy
move-answer--sea-counting-buoy = { $n ->
    [1] Wbić w mechanizm marszpikiel.
   *[2] Niech liczy, wy zmierzycie czas.
    }
effect-sea-polite-fog-passed = 1 wskazówka; płyń od razu za 2 punkty żeglugi.
effect-sea-polite-fog-failed = Statek dryfuje o 2 pola tam, gdzie wskaże kość losu; każdy na pokładzie otrzymuje 1 punkt stresu.
effect-sea-eleven-bottles-passed = 2 wskazówki.
effect-sea-eleven-bottles-failed = 1 wskazówka; kto podjął test, otrzymuje 2 punkty stresu.
effect-sea-cooks-theory-passed = 1 wskazówka; każdy z załogi pozbywa się 1 punktu stresu.
effect-sea-cooks-theory-failed = Każdy z załogi otrzymuje 1 punkt stresu.
effect-sea-blue-fire-passed = Odnów 2 wydane rozkazy.
effect-sea-blue-fire-failed = Statek otrzymuje 1 uszkodzenie; kto jest w bocianim gnieździe, otrzymuje 1 ranę.
effect-sea-plaited-weed-passed = 1 wskazówka.
effect-sea-plaited-weed-failed = Statek otrzymuje 1 uszkodzenie; wyczerp 1 gotowy rozkaz.
effect-sea-whale-bell-passed = 2 wskazówki; płyń od razu za 2 punkty żeglugi.
effect-sea-whale-bell-failed = Statek otrzymuje 2 uszkodzenia.
effect-sea-hail-of-teeth-passed = 5 monet.
effect-sea-hail-of-teeth-failed = Ktoś z załogi otrzymuje 1 ranę; każdy na pokładzie otrzymuje 1 punkt stresu.
effect-sea-moths-passed = 1 wskazówka.
effect-sea-moths-failed = Wyczerp 2 gotowe rozkazy.
effect-sea-green-squall-passed = Płyń od razu za 4 punkty żeglugi; najbliższy sztorm oddala się o 1 pole od twojego statku.
effect-sea-green-squall-failed = Statek otrzymuje 2 uszkodzenia; najbliższy sztorm zbliża się o 1 pole do twojego statku.
effect-sea-evensong-passed = Zamiary wroga cofają się o 2 pola.
effect-sea-evensong-failed = Na pokład wchodzi 1 wróg; każdy na pokładzie otrzymuje 1 punkt stresu.
effect-sea-own-signal-passed = 1 wskazówka; zamiary wroga cofają się o 1 pole.
effect-sea-own-signal-failed = Na arkuszu pierwszego gracza pojawia się wrogi statek.
effect-sea-at-the-waterline-passed = 1 skarb.
effect-sea-at-the-waterline-failed = Statek otrzymuje 1 uszkodzenie; na pokład wchodzi 1 wróg.
effect-exp-underside-stairs-a = 3 wskazówki; ktoś na lądzie otrzymuje 1 ranę.
effect-exp-underside-stairs-b = 1 wskazówka; każdy na lądzie otrzymuje 1 punkt stresu.
prompt-exp-underside-stairs = Spód schodów
move-answer--exp-underside-stairs = { $n ->
    [1] Zejść po nich, pod wodę.
   *[2] Ukryć się i zobaczyć, kto z nich korzysta.
    }
effect-exp-orchard-of-oars-a = Każdy na lądzie pozbywa się do 3 punktów stresu; ktoś na lądzie leczy 1 ranę.
effect-exp-orchard-of-oars-b = 2 rozkazy doraźne; na pokład wchodzi 1 wróg.
effect-exp-orchard-of-oars-c = 2 wskazówki; wyczerp 1 gotowy rozkaz.
prompt-exp-orchard-of-oars = Sad wioseł
move-answer--exp-orchard-of-oars = { $n ->
    [1] Podzielić się owocem.
    [2] Wyrwać najprostsze wiosło.
   *[3] Posadzić własne.
    }
effect-exp-inkpot-crabs-passed = 2 wskazówki.
effect-exp-inkpot-crabs-failed = 1 wskazówka; kto podjął test, otrzymuje 1 ranę.
effect-exp-breathing-a = 2 wskazówki; każdy na lądzie otrzymuje 1 punkt stresu.
effect-exp-breathing-b = Rzuć 2 razy o łupy; każdy na lądzie otrzymuje 1 ranę.
effect-exp-breathing-c = Każdy na lądzie pozbywa się 1 punktu stresu; wyspa pozostaje niezbadana.
prompt-exp-breathing = Oddech
move-answer--exp-breathing = { $n ->
    [1] Wejść na wdechu, wyjść na wydechu.
    [2] Rozpalić ognisko u wejścia.
   *[3] Wycofać się, nucąc.
    }
effect-exp-cooks-grave-a = 1 skarb; 1 wskazówka; każdy na lądzie otrzymuje 1 punkt stresu.
effect-exp-cooks-grave-b = 1 wskazówka; zamiary wroga cofają się o 1 pole.
prompt-exp-cooks-grave = Tu spoczywa kucharz
move-answer--exp-cooks-grave = { $n ->
    [1] Kopać.
   *[2] Zdrapać to drugie L.
    }
effect-exp-upper-house-passed = 2 wskazówki; 3 monety.
effect-exp-upper-house-failed = Tracisz 3 monety; kto podjął test, otrzymuje 1 punkt stresu.
effect-exp-house-of-salt-a = 1 relikt; każdy na lądzie otrzymuje 1 ranę.
effect-exp-house-of-salt-b = Każdy na lądzie pozbywa się do 2 punktów stresu; zyskujesz 1 wskazówkę.
prompt-exp-house-of-salt = Dom z soli
move-answer--exp-house-of-salt = { $n ->
    [1] Zdjąć klosz.
   *[2] Usiąść przy zimnym palenisku.
    }
effect-exp-warm-sand-passed = 2 towary.
effect-exp-warm-sand-failed = Kto podjął test, otrzymuje 1 ranę; na pokład wchodzi 1 wróg.
effect-exp-supper-laid-a = Każdy na lądzie pozbywa się do 3 punktów stresu i leczy 1 ranę; zamiary wroga posuwają się o 1 pole.
effect-exp-supper-laid-b = 2 wskazówki.
effect-exp-supper-laid-c = 3 wskazówki; każdy na lądzie otrzymuje 2 punkty stresu.
prompt-exp-supper-laid = Nakryte na tylu, ilu was jest
move-answer--exp-supper-laid = { $n ->
    [1] Siąść i jeść.
    [2] Niczego nie tykać, wszystko przeszukać.
   *[3] Dostawić jedno nakrycie.
    }
effect-exp-bridge-of-sorts-passed = Rzuć 3 razy o łupy.
effect-exp-bridge-of-sorts-failed = Kto podjął test, otrzymuje 2 rany; rzuć raz o łupy.
effect-exp-bell-pit-passed = 2 wskazówki; zamiary wroga cofają się o 1 pole.
effect-exp-bell-pit-failed = Każdy na lądzie otrzymuje 2 punkty stresu.
effect-exp-your-own-boots-a = 2 wskazówki; każdy na lądzie otrzymuje 1 punkt stresu.
effect-exp-your-own-boots-b = 1 skarb; 1 wskazówka; zamiary wroga posuwają się o 1 pole.
prompt-exp-your-own-boots = Wasze własne buty
move-answer--exp-your-own-boots = { $n ->
    [1] Iść za sobą.
   *[2] Przy tarninie w prawo.
    }
effect-exp-dry-water-passed = Każdy na lądzie leczy 1 ranę; zyskujesz 2 wskazówki.
effect-exp-dry-water-failed = Kto podjął test, otrzymuje 2 punkty stresu; zyskujesz 1 wskazówkę.
effect-exp-tide-clock-passed = 1 wskazówka; odnów 3 wydane rozkazy.
effect-exp-tide-clock-failed = Wyczerp 2 gotowe rozkazy; zamiary wroga posuwają się o 1 pole.
effect-exp-harmonium-a = 3 wskazówki; na pokład wchodzi 1 wróg.
effect-exp-harmonium-b = 1 skarb; 1 wskazówka.
prompt-exp-harmonium = Fisharmonia
move-answer--exp-harmonium = { $n ->
    [1] Dograć marsz do końca.
   *[2] Zdjąć tylną ściankę.
    }
effect-exp-hermits-toll-a = 3 wskazówki.
effect-exp-hermits-toll-b-passed = 2 wskazówki.
effect-exp-hermits-toll-b-failed = Wyczerp 1 gotowy rozkaz; ktoś na lądzie otrzymuje 1 punkt stresu.
effect-exp-hermits-toll-c = Każdy na lądzie leczy do 2 ran.
prompt-exp-hermits-toll = Myto pustelnika
move-answer--exp-hermits-toll = { $n ->
    [1] Dać mu coś z ładowni (1 skarb).
    [2] Opowiedzieć historię. (Test portu)
   *[3] Zupa (2 monety).
    }
effect-exp-the-pool-a = Ktoś na lądzie dobiera nową cechę pozytywną zamiast dotychczasowej; zyskujesz 1 wskazówkę.
effect-exp-the-pool-b = 1 skarb; każdy na lądzie otrzymuje 1 punkt stresu.
prompt-exp-the-pool = Staw
move-answer--exp-the-pool = { $n ->
    [1] Odmachać.
   *[2] Wrzucić kamień.
    }
effect-exp-kite-rock-passed = Dołóż następny arkusz mapy obok swojego, gdzie chcesz; zyskujesz 1 wskazówkę.
effect-exp-kite-rock-failed = Kto podjął test, otrzymuje 1 ranę; zyskujesz 1 wskazówkę.
effect-exp-gravel-garden-a = 2 wskazówki; wyczerp 1 gotowy rozkaz.
effect-exp-gravel-garden-b = 2 towary; zamiary wroga posuwają się o 1 pole.
prompt-exp-gravel-garden = Żwirowy ogród
move-answer--exp-gravel-garden = { $n ->
    [1] Dokończyć pociągnięcie.
   *[2] Wziąć dwie najmniejsze kotwice.
    }
effect-exp-a-hand-short-passed = 6 monet; 1 wskazówka.
effect-exp-a-hand-short-failed = Tracisz 4 monety; kto podjął test, otrzymuje 1 punkt stresu.
effect-exp-glass-beach-passed = 1 błyskotka; 1 wskazówka.
effect-exp-glass-beach-failed = Każdy na lądzie otrzymuje 1 ranę.
effect-exp-gulls-bank-passed = 10 monet.
effect-exp-gulls-bank-failed = 4 monety; kto podjął test, otrzymuje 1 ranę.
effect-exp-chapel-of-boots-a = 1 rozkaz doraźny; każdy na lądzie pozbywa się 1 punktu stresu.
effect-exp-chapel-of-boots-b-passed = 3 wskazówki.
effect-exp-chapel-of-boots-b-failed = Każdy na lądzie otrzymuje 1 punkt stresu; na pokład wchodzi 1 wróg.
prompt-exp-chapel-of-boots = Kaplica butów
move-answer--exp-chapel-of-boots = { $n ->
    [1] Zmienić buty.
   *[2] Opróżnić wszystkie, para po parze. (Test wyspy)
    }
effect-exp-scarecrow-a = 3 wskazówki; na pokład wchodzi 1 wróg.
effect-exp-scarecrow-b = 6 monet; ktoś na lądzie pozbywa się 1 punktu stresu.
prompt-exp-scarecrow = Strach na wróble
move-answer--exp-scarecrow = { $n ->
    [1] Odwrócić go.
   *[2] Przeszukać mu kieszenie.
    }
effect-soc-map-forger-a = Odkryj 3 następne arkusze mapy i odłóż je w dowolnej kolejności; zyskujesz 1 wskazówkę.
effect-soc-map-forger-b = Dołóż następny arkusz mapy obok swojego, gdzie chcesz; zyskujesz 2 wskazówki.
prompt-soc-map-forger = Fałszerz map
move-answer--soc-map-forger = { $n ->
    [1] Kupić szkic (3 monety). → Odkryj 3 następne arkusze mapy i odłóż je w dowolnej kolejności; zyskujesz 1 wskazówkę.
   *[2] Zamówić coś nowego (8 monet). → Dołóż następny arkusz mapy obok swojego, gdzie chcesz; zyskujesz 2 wskazówki.
    }
effect-soc-widows-gun-a = 1 plan działa.
effect-soc-widows-gun-b = Kto tam poszedł, pozbywa się do 3 punktów stresu.
prompt-soc-widows-gun = Armata wdowy
move-answer--soc-widows-gun = { $n ->
    [1] Kupić armatę (6 monet). → 1 plan działa.
   *[2] Zostać na herbacie. → Kto tam poszedł, pozbywa się do 3 punktów stresu.
    }
effect-soc-shave-tooth-leg-a = Kto tam poszedł, pozbywa się do 2 punktów stresu.
effect-soc-shave-tooth-leg-b = Każdy z załogi leczy 1 ranę i pozbywa się 1 punktu stresu.
prompt-soc-shave-tooth-leg = Broda, ząb, noga
move-answer--soc-shave-tooth-leg = { $n ->
    [1] Golenie (1 moneta). → Kto tam poszedł, pozbywa się do 2 punktów stresu.
   *[2] Wszystko, co umie (5 monet). → Każdy z załogi leczy 1 ranę i pozbywa się 1 punktu stresu.
    }
effect-soc-lamplighters-a = 1 rozkaz doraźny.
effect-soc-lamplighters-b = 2 rozkazy doraźne; odkryj 2 następne arkusze mapy i odłóż je w dowolnej kolejności.
prompt-soc-lamplighters = Cech latarników
move-answer--soc-lamplighters = { $n ->
    [1] Wynająć jedną lampę (4 monety). → 1 rozkaz doraźny.
   *[2] Wynająć całą zmianę (9 monet). → 2 rozkazy doraźne; odkryj 2 następne arkusze mapy i odłóż je w dowolnej kolejności.
    }
effect-soc-woman-who-heard-a = 1 wskazówka.
effect-soc-woman-who-heard-b = 3 wskazówki.
prompt-soc-woman-who-heard = Kobieta, która słyszała
move-answer--soc-woman-who-heard = { $n ->
    [1] Zapłacić, ile chce (4 monety). → 1 wskazówka.
   *[2] Zaśpiewać jej (1 szanta). → 3 wskazówki.
    }
effect-soc-the-crimp-a = Do załogi dołącza majtek (jeśli jest pełna: zamiast tego 4 monety).
effect-soc-the-crimp-b = 5 monet; zamiary wroga posuwają się o 1 pole.
prompt-soc-the-crimp = Handlarz marynarzami
move-answer--soc-the-crimp = { $n ->
    [1] Zaciągnąć go (2 monety). → Do załogi dołącza majtek (jeśli jest pełna: zamiast tego 4 monety).
   *[2] Wezwać straż. → 5 monet; zamiary wroga posuwają się o 1 pole.
    }
effect-soc-wet-pawnshop-a = 1 błyskotka.
effect-soc-wet-pawnshop-b = 1 relikt.
prompt-soc-wet-pawnshop = Mokry lombard
move-answer--soc-wet-pawnshop = { $n ->
    [1] Zastawić towar (1 towar). → 1 błyskotka.
   *[2] Zastawić coś cennego (1 błyskotka i 3 monety). → 1 relikt.
    }
effect-soc-mutual-and-drowned-a = Zamiary wroga cofają się o 3 pola.
effect-soc-mutual-and-drowned-b = Napraw do 2 zniszczonych stanowisk.
prompt-soc-mutual-and-drowned = Towarzystwo Wzajemnych Utonięć
move-answer--soc-mutual-and-drowned = { $n ->
    [1] Opóźnić zdarzenie (5 monet). → Zamiary wroga cofają się o 3 pola.
   *[2] Zgłosić dawną szkodę. → Napraw do 2 zniszczonych stanowisk.
    }
effect-soc-three-shells-passed = 7 monet.
effect-soc-three-shells-failed = Tracisz 4 monety.
effect-soc-anything-to-declare-passed = 1 wskazówka; odnów 2 wydane rozkazy.
effect-soc-anything-to-declare-failed = Odrzuć 1 wybrany skarb; tracisz 2 monety.
effect-soc-professors-witness-passed = 2 wskazówki.
effect-soc-professors-witness-failed = Kto tam poszedł, otrzymuje 2 punkty stresu.
effect-soc-harbour-dog-passed = Napraw do 3 zniszczonych stanowisk; zyskujesz 2 monety.
effect-soc-harbour-dog-failed = Kto tam poszedł, otrzymuje 1 ranę.
effect-soc-somebodys-birthday-passed = Do załogi dołącza majtek (jeśli jest pełna: zamiast tego 4 monety); kto tam poszedł, pozbywa się 1 punktu stresu.
effect-soc-somebodys-birthday-failed = Kto tam poszedł, otrzymuje 1 ranę i pozbywa się 1 punktu stresu.
effect-soc-dry-preacher-passed = Zamiary wroga cofają się o 2 pola; zyskujesz 1 wskazówkę.
effect-soc-dry-preacher-failed = Każdy z załogi otrzymuje 1 punkt stresu.
effect-soc-lot-forty-passed = Tracisz 1 monetę; zyskujesz 2 skarby.
effect-soc-lot-forty-failed = Tracisz 5 monet; zyskujesz 1 towar.
effect-soc-sister-drinks-passed = 3 wskazówki.
effect-soc-sister-drinks-failed = Tracisz 2 monety; kto tam poszedł, otrzymuje 1 punkt stresu.
effect-soc-bride-in-oilskins-a = Pasażer do Pellamu zajmuje kajutę (na miejscu: 12 monet, każdy z załogi pozbywa się 1 punktu stresu).
effect-soc-bride-in-oilskins-b = Nic się nie dzieje.
prompt-soc-bride-in-oilskins = Panna młoda w sztormiaku
move-answer--soc-bride-in-oilskins = { $n ->
    [1] Zabrać ją do Pellamu. → Pasażer do Pellamu zajmuje kajutę (na miejscu: 12 monet, każdy z załogi pozbywa się 1 punktu stresu).
   *[2] Życzyć jej szczęścia. → Nic się nie dzieje.
    }
effect-soc-beekeeper-a = Pasażer do Skarnu zajmuje kajutę (na miejscu: 8 monet, 1 towar).
effect-soc-beekeeper-b = Nic się nie dzieje.
prompt-soc-beekeeper = Pszczelarz
move-answer--soc-beekeeper = { $n ->
    [1] Zabrać go do Skarnu. → Pasażer do Skarnu zajmuje kajutę (na miejscu: 8 monet, 1 towar).
   *[2] Odmówić. → Nic się nie dzieje.
    }
effect-soc-hangman-on-leave-a = Ktoś z załogi otrzymuje 1 punkt stresu; pasażer do Vesku zajmuje kajutę (na miejscu: 15 monet).
effect-soc-hangman-on-leave-b = Nic się nie dzieje.
prompt-soc-hangman-on-leave = Kat na urlopie
move-answer--soc-hangman-on-leave = { $n ->
    [1] Zabrać go do Vesku. → Ktoś z załogi otrzymuje 1 punkt stresu; pasażer do Vesku zajmuje kajutę (na miejscu: 15 monet).
   *[2] Powiedzieć, że nie ma miejsc. → Nic się nie dzieje.
    }
effect-soc-boy-with-box-a = Pasażer do Ombrey zajmuje kajutę (na miejscu: 1 relikt).
effect-soc-boy-with-box-b = Nic się nie dzieje.
prompt-soc-boy-with-box = Chłopiec ze skrzynią
move-answer--soc-boy-with-box = { $n ->
    [1] Zabrać ich do Ombrey. → Pasażer do Ombrey zajmuje kajutę (na miejscu: 1 relikt).
   *[2] Poszukać im innego statku. → Nic się nie dzieje.
    }
effect-soc-choirmaster-a = Pasażer do Pellamu zajmuje kajutę (na miejscu: 3 wskazówki).
effect-soc-choirmaster-b = Nic się nie dzieje.
prompt-soc-choirmaster = Chórmistrz
move-answer--soc-choirmaster = { $n ->
    [1] Zabrać go do Pellamu. → Pasażer do Pellamu zajmuje kajutę (na miejscu: 3 wskazówki).
   *[2] Odesłać go dalej. → Nic się nie dzieje.
    }
effect-soc-tax-inspector-a = Pasażer do Lanthornu zajmuje kajutę (na miejscu: zamiary wroga cofają się o 4 pola, zyskujesz 4 monety).
effect-soc-tax-inspector-b = Nic się nie dzieje.
prompt-soc-tax-inspector = Inspektor pływów
move-answer--soc-tax-inspector = { $n ->
    [1] Zabrać go do Lanthornu. → Pasażer do Lanthornu zajmuje kajutę (na miejscu: zamiary wroga cofają się o 4 pola, zyskujesz 4 monety).
   *[2] Wyrazić żal, płyniecie gdzie indziej. → Nic się nie dzieje.
    }
effect-soc-the-twins-a = Pasażer do Skarnu zajmuje kajutę (na miejscu: 8 monet, każdy z załogi pozbywa się do 2 punktów stresu).
effect-soc-the-twins-b = Nic się nie dzieje.
prompt-soc-the-twins = Bliźniaczki
move-answer--soc-the-twins = { $n ->
    [1] Zabrać je do Skarnu. → Pasażer do Skarnu zajmuje kajutę (na miejscu: 8 monet, każdy z załogi pozbywa się do 2 punktów stresu).
   *[2] Odmówić, dwa razy. → Nic się nie dzieje.
    }
effect-soc-dry-woman-a = Każdy z załogi pozbywa się 1 punktu stresu; pasażer do Morvy zajmuje kajutę (na miejscu: 5 wskazówek).
effect-soc-dry-woman-b = Zamiary wroga cofają się o 1 pole.
prompt-soc-dry-woman = Kobieta, która jest sucha
move-answer--soc-dry-woman = { $n ->
    [1] Zabrać ją do Morvy. → Każdy z załogi pozbywa się 1 punktu stresu; pasażer do Morvy zajmuje kajutę (na miejscu: 5 wskazówek).
   *[2] Lepiej nie. → Zamiary wroga cofają się o 1 pole.
    }
effect-c01-opening-a = 1 wskazówka; każdy na pokładzie otrzymuje 1 punkt stresu; karta kroniki 1 trafia pod okładkę, nieprzeczytana.
effect-c01-opening-b = Karta kroniki 1 trafia pod okładkę, nieprzeczytana.
effect-c01-opening-c = Ktoś z załogi pozbywa się 1 punktu stresu.
prompt-c01-opening = Dzwon w sieci
move-answer--c01-opening = { $n ->
    [1] Zawiesić go na rufówce.
    [2] Owinąć w płótno i schować.
   *[3] Wrzucić go z powrotem.
    }
effect-c01-journey-a = 2 wskazówki; karta kroniki 2 trafia pod okładkę, nieprzeczytana.
effect-c01-journey-b = 8 monet; karta kroniki 2 trafia pod okładkę, nieprzeczytana.
prompt-c01-journey = Rozprawa
move-answer--c01-journey = { $n ->
    [1] Pożyczyć dzwon sądowi.
   *[2] Powiedzieć, że nie macie dzwonu.
    }
effect-c01-epilogue-a = 3 wskazówki; zamiary wroga cofają się o 1 pole.
effect-c01-epilogue-b = 1 wskazówka; 1 relikt.
effect-c02-opening-a = 2 wskazówki; każdy z załogi otrzymuje 1 punkt stresu; karta kroniki 3 trafia pod okładkę, nieprzeczytana.
effect-c02-opening-b = Odkryj 3 następne arkusze mapy i odłóż je w dowolnej kolejności; karta kroniki 3 trafia pod okładkę, nieprzeczytana.
effect-c02-opening-c = Zamiary wroga cofają się o 1 pole; ktoś z załogi otrzymuje 1 punkt stresu.
prompt-c02-opening = Dziennik od jutra
move-answer--c02-opening = { $n ->
    [1] Przeczytać do końca.
    [2] Czytać jedną stronę dziennie.
   *[3] Spalić.
    }
effect-c02-journey-a = 2 wskazówki; ktoś z załogi otrzymuje 1 ranę; karta kroniki 4 trafia pod okładkę, nieprzeczytana.
effect-c02-journey-b = Odnów 3 wydane rozkazy; zamiary wroga cofają się o 1 pole; karta kroniki 4 trafia pod okładkę, nieprzeczytana.
prompt-c02-journey = Nieznajomy
move-answer--c02-journey = { $n ->
    [1] Odezwać się do niego.
   *[2] Popłynąć dalej bez słowa.
    }
effect-c02-epilogue-a = 3 wskazówki; 4 monety.
effect-c02-epilogue-b = Każdy z załogi pozbywa się do 2 punktów stresu; zyskujesz 2 wskazówki; zamiary wroga cofają się o 2 pola.
effect-c03-opening-a = 2 monety; karta kroniki 5 trafia pod okładkę, nieprzeczytana.
effect-c03-opening-b = 1 wskazówka; ktoś z załogi otrzymuje 1 punkt stresu; karta kroniki 5 trafia pod okładkę, nieprzeczytana.
effect-c03-opening-c = Nic się nie dzieje.
prompt-c03-opening = List do nikogo
move-answer--c03-opening = { $n ->
    [1] Zabrać zapieczętowany.
    [2] Otworzyć nad parą.
   *[3] Zostawić go u niej.
    }
effect-c03-journey-a = Ktoś z załogi otrzymuje 1 ranę; zyskujesz 2 wskazówki; karta kroniki 6 trafia pod okładkę, nieprzeczytana.
effect-c03-journey-b = Odkryj 3 następne arkusze mapy i odłóż je w dowolnej kolejności; zyskujesz 1 wskazówkę; karta kroniki 6 trafia pod okładkę, nieprzeczytana.
prompt-c03-journey = Pół mili na sterburcie
move-answer--c03-journey = { $n ->
    [1] Wrzucić go.
   *[2] Zaczekać na opróżnienie skrzynki.
    }
effect-c03-epilogue-a = 4 wskazówki.
effect-c03-epilogue-b = 2 wskazówki; rzuć 2 razy o łupy.
effect-c04-opening-a = 1 rozkaz doraźny; karta kroniki 7 trafia pod okładkę, nieprzeczytana.
effect-c04-opening-b = Ktoś z załogi otrzymuje 1 punkt stresu; zyskujesz 1 wskazówkę; karta kroniki 7 trafia pod okładkę, nieprzeczytana.
prompt-c04-opening = Brat kucharza
move-answer--c04-opening = { $n ->
    [1] Zapłacić za niego i zabrać go (4 monety).
   *[2] Zostawić mu monetę i wyjść.
    }
effect-c04-journey-a = 2 wskazówki; na pokład wchodzi 1 wróg; karta kroniki 8 trafia pod okładkę, nieprzeczytana.
effect-c04-journey-b = 1 błyskotka; karta kroniki 8 trafia pod okładkę, nieprzeczytana.
prompt-c04-journey = Świeża ryba
move-answer--c04-journey = { $n ->
    [1] Spuścić dla nich łodzie.
   *[2] Odmówić, życzliwie.
    }
effect-c04-epilogue-a = 3 wskazówki; zamiary wroga cofają się o 1 pole.
effect-c04-epilogue-b = 12 monet; 1 wskazówka.
effect-c05-opening-a = 1 wskazówka; zamiary wroga cofają się o 1 pole; karta kroniki 9 trafia pod okładkę, nieprzeczytana.
effect-c05-opening-b = 2 wskazówki; każdy na lądzie otrzymuje 1 punkt stresu; karta kroniki 9 trafia pod okładkę, nieprzeczytana.
prompt-c05-opening = Latarnia, która chodziła
move-answer--c05-opening = { $n ->
    [1] Zapalić ją.
   *[2] Wymontować soczewkę.
    }
effect-c05-journey-a = Jeśli na poprzedniej karcie padła odpowiedź A: płyń od razu za 4 punkty żeglugi, zyskujesz 1 wskazówkę; jeśli nie: statek otrzymuje 2 uszkodzenia, zyskujesz 1 wskazówkę; w obu przypadkach: karta kroniki 10 trafia pod okładkę, nieprzeczytana.
effect-c05-journey-b = 1 wskazówka; odkryj 2 następne arkusze mapy i odłóż je w dowolnej kolejności; karta kroniki 10 trafia pod okładkę, nieprzeczytana.
prompt-c05-journey = Dziewięćdziesiąt sążni
move-answer--c05-journey = { $n ->
    [1] Schronić się za nią od wiatru.
   *[2] Trzymać się z dala i brać namiary.
    }
effect-c05-epilogue-a = Wyczerp 1 gotowy rozkaz; zyskujesz 4 wskazówki.
effect-c05-epilogue-b = Wyczerp 1 gotowy rozkaz; dołóż następny arkusz mapy obok swojego, gdzie chcesz; zyskujesz 3 wskazówki.
effect-c06-opening-a = Każdy z załogi pozbywa się 1 punktu stresu; karta kroniki 11 trafia pod okładkę, nieprzeczytana.
effect-c06-opening-b = 1 wskazówka; karta kroniki 11 trafia pod okładkę, nieprzeczytana.
prompt-c06-opening = Jajo
move-answer--c06-opening = { $n ->
    [1] Zabrać je na pokład.
   *[2] Zakopać głębiej i zatrzeć ślady.
    }
effect-c06-journey-a = Płyń od razu za 5 punktów żeglugi; zyskujesz 1 wskazówkę; karta kroniki 12 trafia pod okładkę, nieprzeczytana.
effect-c06-journey-b = Odnów 2 wydane rozkazy; karta kroniki 12 trafia pod okładkę, nieprzeczytana.
prompt-c06-journey = Towarzystwo
move-answer--c06-journey = { $n ->
    [1] Zakaszleć.
   *[2] Wytoczyć działa i nie strzelać.
    }
effect-c06-epilogue-a = 1 relikt; 1 wskazówka.
effect-c06-epilogue-b = Zamiary wroga cofają się o 2 pola; znacznik Pradawnego przesuwa się o 1 pole dalej od wroga; zyskujesz 2 wskazówki.
effect-c07-opening-a = 6 monet; karta kroniki 13 trafia pod okładkę, nieprzeczytana.
effect-c07-opening-b = 1 wskazówka; karta kroniki 13 trafia pod okładkę, nieprzeczytana.
prompt-c07-opening = Długi nieboszczyka
move-answer--c07-opening = { $n ->
    [1] Przyjąć spadek.
   *[2] Odrzucić.
    }
effect-c07-journey-a = 2 wskazówki; karta kroniki 14 trafia pod okładkę, nieprzeczytana.
effect-c07-journey-b = Na pokład wchodzi Komornik; zyskujesz 1 wskazówkę; karta kroniki 14 trafia pod okładkę, nieprzeczytana.
prompt-c07-journey = Kuter
move-answer--c07-journey = { $n ->
    [1] Zapłacić coś na poczet (5 monet).
   *[2] Zażądać oryginału.
    }
effect-c07-epilogue-a = 10 monet; 2 wskazówki.
effect-c07-epilogue-b = 3 wskazówki; 1 skarb.
effect-c08-opening-a = Odkryj 3 następne arkusze mapy i odłóż je w dowolnej kolejności; zyskujesz 1 wskazówkę; karta kroniki 15 trafia pod okładkę, nieprzeczytana.
effect-c08-opening-b = Każdy z załogi pozbywa się 1 punktu stresu; karta kroniki 15 trafia pod okładkę, nieprzeczytana.
prompt-c08-opening = Dziewczynka w bocianim gnieździe
move-answer--c08-opening = { $n ->
    [1] Niech tam zostanie.
   *[2] Sprowadzić ją do ciepłego.
    }
effect-c08-journey-a = 15 monet; statek otrzymuje 1 uszkodzenie; karta kroniki 16 trafia pod okładkę, nieprzeczytana.
effect-c08-journey-b = Napraw do 3 zniszczonych stanowisk; zyskujesz 1 wskazówkę; karta kroniki 16 trafia pod okładkę, nieprzeczytana.
prompt-c08-journey = Porządny kawał drewna
move-answer--c08-journey = { $n ->
    [1] Sprzedać mu maszt.
   *[2] Odprawić go.
    }
effect-c08-epilogue-a = 3 wskazówki; każdy z załogi pozbywa się 1 punktu stresu.
effect-c08-epilogue-b = 2 wskazówki; zamiary wroga cofają się o 2 pola; każdy z załogi leczy 1 ranę.
effect-c09-opening-a = 6 monet; statek otrzymuje 1 uszkodzenie; karta kroniki 17 trafia pod okładkę, nieprzeczytana.
effect-c09-opening-b = 1 wskazówka; karta kroniki 17 trafia pod okładkę, nieprzeczytana.
effect-c09-opening-c = Nic się nie dzieje.
prompt-c09-opening = Malarka suchego lądu
move-answer--c09-opening = { $n ->
    [1] Niech maluje statek.
    [2] Poprosić, żeby namalowała deszcz.
   *[3] Przejść na drugą stronę ulicy.
    }
effect-c09-journey-a = Tracisz 2 monety; odkryj 3 następne arkusze mapy i odłóż je w dowolnej kolejności; zyskujesz 1 wskazówkę; karta kroniki 18 trafia pod okładkę, nieprzeczytana.
effect-c09-journey-b = Tracisz 2 monety; ktoś z załogi otrzymuje 2 punkty stresu; zamiary wroga cofają się o 2 pola; karta kroniki 18 trafia pod okładkę, nieprzeczytana.
prompt-c09-journey = Dopłata
move-answer--c09-journey = { $n ->
    [1] Powiesić.
   *[2] Zamalować.
    }
effect-c09-epilogue-a = 4 wskazówki.
effect-c09-epilogue-b = 2 wskazówki; każdy z załogi pozbywa się do 3 punktów stresu; zamiary wroga cofają się o 2 pola.
effect-c10-opening-a = Każdy na lądzie pozbywa się 1 punktu stresu; karta kroniki 19 trafia pod okładkę, nieprzeczytana.
effect-c10-opening-b = 1 wskazówka; wyczerp 1 gotowy rozkaz; karta kroniki 19 trafia pod okładkę, nieprzeczytana.
prompt-c10-opening = Ostatnie jabłko
move-answer--c10-opening = { $n ->
    [1] Poprosić o jabłko.
   *[2] Poprosić o szczepkę.
    }
effect-c10-journey-a = 7 monet; każdy z załogi pozbywa się 1 punktu stresu; karta kroniki 20 trafia pod okładkę, nieprzeczytana.
effect-c10-journey-b = 2 wskazówki; karta kroniki 20 trafia pod okładkę, nieprzeczytana.
prompt-c10-journey = Z czapką w ręku
move-answer--c10-journey = { $n ->
    [1] Wpuszczać ich, jedno po drugim.
   *[2] Oddać uniwersytetowi.
    }
effect-c10-epilogue-a = 2 wskazówki; 6 monet; każdy z załogi leczy 1 ranę.
effect-c10-epilogue-b = 3 wskazówki; 1 rozkaz doraźny.
effect-c11-opening-a = Każdy na pokładzie pozbywa się 1 punktu stresu; płyń od razu za 3 punkty żeglugi; karta kroniki 21 trafia pod okładkę, nieprzeczytana.
effect-c11-opening-b = 1 wskazówka; ktoś z załogi otrzymuje 1 punkt stresu; karta kroniki 21 trafia pod okładkę, nieprzeczytana.
prompt-c11-opening = Martwa wachta
move-answer--c11-opening = { $n ->
    [1] Oddać im wachtę.
   *[2] Przegnać ich z pokładu.
    }
effect-c11-journey-a = Każdy z załogi pozbywa się 1 punktu stresu; zamiary wroga cofają się o 2 pola; karta kroniki 22 trafia pod okładkę, nieprzeczytana.
effect-c11-journey-b = 2 rozkazy doraźne; karta kroniki 22 trafia pod okładkę, nieprzeczytana.
prompt-c11-journey = Zażalenia
move-answer--c11-journey = { $n ->
    [1] Pochować ich, jak należy.
   *[2] Zaciągnąć ich (3 monety).
    }
effect-c11-epilogue-a = 3 wskazówki; zamiary wroga cofają się o 2 pola.
effect-c11-epilogue-b = 1 wskazówka; rzuć 3 razy o łupy.
effect-c12-opening-a = Zamiary wroga cofają się o 2 pola; karta kroniki 23 trafia pod okładkę, nieprzeczytana.
effect-c12-opening-b = 2 wskazówki; karta kroniki 23 trafia pod okładkę, nieprzeczytana.
prompt-c12-opening = Utopiony parlament
move-answer--c12-opening = { $n ->
    [1] Głosować za.
   *[2] Głosować przeciw, w kwestii formalnej.
    }
effect-c12-journey-a = 4 monety; 1 rozkaz doraźny; karta kroniki 24 trafia pod okładkę, nieprzeczytana.
effect-c12-journey-b = 2 wskazówki; karta kroniki 24 trafia pod okładkę, nieprzeczytana.
prompt-c12-journey = Do rąk własnych
move-answer--c12-journey = { $n ->
    [1] Przyjąć zlecenie.
   *[2] Oddać adwokatom portowym.
    }
effect-c12-epilogue-a = Zamiary wroga cofają się o 3 pola; znacznik Pradawnego przesuwa się o 1 pole dalej od wroga; zyskujesz 1 wskazówkę.
effect-c12-epilogue-b = 4 wskazówki.
