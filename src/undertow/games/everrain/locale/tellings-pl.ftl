# Słowa kart opowieści (polski). Original.
# tale: the title; told: the story; label: an answer as it is offered; memory: what is read where that was the answer before;
# outcome: what comes of an answer. Told, memory and outcome are veiled: nothing but the event that tells them may say them.

tale-sea-upward-rain = Deszcz pod górę
told-sea-upward-rain = Z lewej burty, tuż przed dziobem, słup deszczu pada w górę. Nie spieszy się. Są w nim ryby i kapelusz, a ryby nie wyglądają na bardziej zdziwione niż wy. Sternik pyta, całkiem rozsądnie, czy to gdzieś w pobliżu spada z powrotem.
label-sea-upward-rain-a = Przepłynąć środkiem, ze wszystkimi wiadrami.
outcome-sea-upward-rain-a = Wychodzicie z drugiej strony mokrzy po pachy, a w wiadrach macie czyjś ładunek, który właśnie był w drodze do góry.
label-sea-upward-rain-b = Stanąć w dryf i zmierzyć.
outcome-sea-upward-rain-b = Wznosi się o sążeń na uderzenie serca i dokądś zmierza. Zapisujecie to dwa razy.

tale-sea-door-afloat = Drzwi na morzu
told-sea-door-afloat = W martwej fali stoją pionowo drzwi od domu, z futryną i progiem, malowane na zielono, numer czternaście. Za nimi nie ma nic; opłynęliście je, żeby sprawdzić. Gdy znów mijacie front, ktoś z drugiej strony puka, trzy razy, jak sąsiad, któremu zabrakło cukru.
label-sea-door-afloat-a = Otworzyć.
outcome-sea-door-afloat-a = Suchy korytarz. Na stoliku leży drobiazg, który chowacie do kieszeni. Coś w korytarzu zaczyna się wami interesować.
label-sea-door-afloat-b = Odpukać.
outcome-sea-door-afloat-b = Długa cisza. Potem ktoś, pukając, bardzo cierpliwie tłumaczy wam, gdzie kiedyś była ulica.
label-sea-door-afloat-c = Niech sobie stoją.
outcome-sea-door-afloat-c = Kołyszą się za rufą, numer czternaście, zamknięte. Do końca wachty nikt się nie odzywa.

tale-sea-overboard-twice = Człowiek za burtą, dwa razy
told-sea-overboard-twice = Wciągacie przez reling półżywego człowieka i owijacie go w dobry koc. Dziesięć minut później z oka znów wołają: człowiek za burtą! To ten sam człowiek: ta sama blizna, ta sama opowieść, słowo w słowo. Obaj patrzą na siebie z niechęcią.
label-sea-overboard-twice-a = Zatrzymać pierwszego, drugiemu dać beczkę.
outcome-sea-overboard-twice-a = Dziękuje i okazuje się dobrym pracownikiem, tyle że nigdy więcej nie wygląda za burtę.
label-sea-overboard-twice-b = Zatrzymać drugiego, pierwszemu dać beczkę.
outcome-sea-overboard-twice-b = Przed nocą przestał oddychać i zaczął się uśmiechać. Trzeba było wziąć tamtego.
label-sea-overboard-twice-c = Zatrzymać obu i niech się kłócą.
outcome-sea-overboard-twice-c = Całą noc poprawiają jeden drugiego, potem razem schodzą po trapie. Usłyszeliście całą historię i nie zmrużyliście oka.

tale-sea-gull-tax = Mewi podatek
told-sea-gull-tax = Mewy siadają na grotrei w rzędzie prostym jak regiment. Największa schodzi na reling, otwiera dziób i czeka. Obok niej leży dotychczasowy utarg: guzik, mosiężny kurek, pół kapitańskiego epoletu.
label-sea-gull-tax-a = Zapłacić sucharami (2 monety).
outcome-sea-gull-tax-a = Przeliczają dwa razy, uczciwie. Potem cały rząd zrywa się i pokazuje wam drogę wokół mielizny.
label-sea-gull-tax-b = Przegonić je dzwonem.
outcome-sea-gull-tax-b = Odlatują. Swoje zdanie zostawiają na całym pokładzie i ktoś musi je zeskrobać.
label-sea-gull-tax-c = Zaproponować kapelusz kapitana.
outcome-sea-gull-tax-c = Mewa przymierza. Jej jest w nim lepiej. Cały rząd ustawia się za wami i czeka na rozkazy.

tale-sea-lights-below = Światła w głębi
told-sea-lights-below = Cichnie wiatr, potem cichną fale, aż morze leży płaskie jak talerz. Czterdzieści sążni niżej świecą się okna, całe ulice okien. Latarnik chodzi od słupa do słupa, przy każdym przystaje i patrzy w górę.
label-sea-lights-below-a = Opuścić latarnię i tabliczkę.
outcome-sea-lights-below-a = Tabliczka wraca zapisana, okrągłym, starannym pismem. Pyta, kiedy przyjdziecie.
label-sea-lights-below-b = Wyłożyć wiosła i odpłynąć.
outcome-sea-lights-below-b = Wiosłujecie milę na palcach. Gdy wiatr wraca, nikt nie wspomina o oknach.
label-sea-lights-below-c = Pogasić własne światła.
outcome-sea-lights-below-c = Czekacie po ciemku, aż o was zapomną. Spokojna godzina, byle nie patrzeć w dół.

tale-sea-three-tugs = Trzy szarpnięcia
told-sea-three-tugs = Z waszego dziobu zwisa w głębinę lina, gruba jak udo i sztywna jak drąg. Wasza kotwica leży na pokładzie, a obok wasza lina, zwinięta. Ta nie jest wasza i nikt nie widział, kto ją przywiązał. Trzy szarpnięcia. Przerwa. Trzy szarpnięcia.
label-sea-three-tugs-a = Szarpnąć trzy razy.
outcome-sea-three-tugs-a = Przysyłają na górę kosz. W koszu są prezenty. Pod prezentami jest ten, kto go pakował.
label-sea-three-tugs-b = Odciąć.
outcome-sea-three-tugs-b = Koniec śmiga w dół i już go nie ma. Po chwili coś bardzo głęboko mówi wyraźnie: „Och”.

tale-sea-ledger-barge = Barka poborcy
told-sea-ledger-barge = Obok dryfuje barka podatkowa, przy sterze nikogo. Na pulpicie leży otwarta księga, sucha, choć dachu dawno nie ma. Ostatni wiersz jeszcze nie wysechł: nazwa waszego statku, liczba ludzi i pusta rubryka z nagłówkiem „Zapłacono”.
label-sea-ledger-barge-a = Pokwitować i zabrać kasetkę.
outcome-sea-ledger-barge-a = Osiem monet, co do jednej. Gdzieś jakieś pióro robi notatkę.
label-sea-ledger-barge-b = Wykreślić swój wiersz.
outcome-sea-ledger-barge-b = Strona trochę krwawi. Na kartce pod spodem widać, kogo obciążono przed wami i gdzie.
label-sea-ledger-barge-c = Wziąć barkę na hol.
outcome-sea-ledger-barge-c = Ciągnie się jak krowa i do wieczora się rozłazi, ale pod podłogą coś było.

tale-sea-nine-minutes = Dziewięć minut
told-sea-nine-minutes = Deszcz ustaje. Nie słabnie, ustaje, jakby ktoś zamknął za nim drzwi. Przez dziewięć minut są gwiazdy, więcej, niż ktokolwiek pamięta, a drugi oficer, który zna je wszystkie z imienia, mówi cicho, że nie ma wśród nich ani jednej, którą by już kiedyś spotkał.
label-sea-nine-minutes-a = Nanieść na mapę, ile się da.
outcome-sea-nine-minutes-a = Zdążyliście ze stu sześcioma, zanim drzwi znów się otworzyły. Ręce nie chcą przestać się trząść.
label-sea-nine-minutes-b = Położyć się na pokładzie i patrzeć.
outcome-sea-nine-minutes-b = Przez dziewięć minut nikt nie wydaje rozkazów. Miesiąc na lądzie nie zrobiłby tak dobrze.

tale-sea-tide-goes-out = Odpływ
told-sea-tide-goes-out = Na środku oceanu zaczyna się odpływ. Ze wstrząsem siadacie na czystym piasku, a morze stoi dookoła w oddali jak tłum wokół wypadku. Przy kadłubie leżą klucze, setki kluczy, niektóre jeszcze na haczykach.
label-sea-tide-goes-out-a = Kopać tam, gdzie kluczy najwięcej.
outcome-sea-tide-goes-out-a = Napełniacie dwie skrzynie i fartuch kucharza, nim tłum przybiega z powrotem. Przed kadłubem się nie zatrzymuje.
label-sea-tide-goes-out-b = Skrobać i uszczelniać, póki czas.
outcome-sea-tide-goes-out-b = Od lat nikt nie miał przed sobą suchego kadłuba. Cieśla popłakuje trochę i bierze się do roboty.

tale-sea-patient-sail = Cierpliwy żagiel
told-sea-patient-sail = Za rufą, na samym widnokręgu, żagiel: wasz kurs, wasza prędkość. Refujecie, tam też refują. Odpadacie, tam też. W ostatnim świetle łapiecie ich w lunetę. Figurę na dziobie odwrócono twarzą do środka.
label-sea-patient-sail-a = Zrobić zwrot i zapytać, czego chcą.
outcome-sea-patient-sail-a = Chcą was. Dobrze chociaż, że wasi ludzie już nie śpią.
label-sea-patient-sail-b = Postawić każdą szmatę.
outcome-sea-patient-sail-b = Maszty skarżą się całą noc. Rano widnokrąg jest pusty, i wy też.
label-sea-patient-sail-c = Wywiesić latarnię i czekać.
outcome-sea-patient-sail-c = Bliżej nie podchodzą. O świcie już ich nie ma, popłynęli komuś donieść; tam, gdzie stali, kołysze się butelka.

tale-sea-rats-conference = Konferencja szczurów
told-sea-rats-conference = O czwartej po południu szczury opuszczają statek, gęsiego, po cumie, chociaż nigdzie nie cumujecie. O piątej wracają, z bagażem i z gromadą kuzynów. Cokolwiek tam usłyszały, po namyśle opowiedziały się za wami.
label-sea-rats-conference-a = Zapytać, co wiedzą.
outcome-sea-rats-conference-a = Kładziecie ser na mapie. Rano na mapie leżą bobki, ułożone z wielką starannością.
label-sea-rats-conference-b = Poszczuć kuzynów kotem.
outcome-sea-rats-conference-b = Kot wraca z pełnym brzuchem i z sakiewką, o którą nie pytacie. Pod pokładem nikt nie śpi.

tale-sea-counting-buoy = Boja, która liczy
told-sea-counting-buoy = Boja z czarnego żelaza, starsza niż którakolwiek z waszych map. W jej klatce w takt fal przeskakuje rząd numerowanych tabliczek: czternaście, trzynaście. Kiedyś było ich więcej. Widać puste haczyki, rząd za rzędem, aż pod wodorosty.
label-sea-counting-buoy-a = Wbić w mechanizm marszpikiel.
outcome-sea-counting-buoy-a = Staje na dziewięciu, dygocze i oddaje łańcuchem grubym jak drzewo. Ale stoi.
label-sea-counting-buoy-b = Niech liczy, wy zmierzycie czas.
outcome-sea-counting-buoy-b = Osiem, siedem. Dochodzicie, co ona liczy, i wolelibyście gorzej rachować.

tale-sea-polite-fog = Uprzejma mgła
told-sea-polite-fog = Mgła. Wołacie, jak należy, i natychmiast odpowiada głos, uprzejmie, dobrą mową portową. Kłopot w tym, że odpowiada odrobinę za wcześnie, nim się odezwiecie, i że zaczęła już odpowiadać na pytania, które chcieliście zachować dla siebie.
outcome-sea-polite-fog-passed = Myślicie wyłącznie o pogodzie. Mgła się nudzi, wskazuje wam drogę i unosi spódnice, żeby was przepuścić.
outcome-sea-polite-fog-failed = Kiedy z niej wychodzicie, mgła wie, gdzie mieszkacie, a wy nie wiecie, gdzie jesteście.

tale-sea-eleven-bottles = Jedenaście butelek
told-sea-eleven-bottles = Z falą spływa jedenaście zakorkowanych butelek, gęsiego, w równych odstępach. W każdej jest jeden wiersz listu, drobnym, prostym pismem. Pierwszy brzmi: „Proszę się nie bać.” Drugi: „Najpewniej są już za wami.” Łowicie pozostałe.
outcome-sea-eleven-bottles-passed = Macie wszystkie jedenaście, a po krótkiej kłótni także kolejność. To znakomity list.
outcome-sea-eleven-bottles-failed = Macie siedem. Bez tamtych czterech list składa się głównie z tego, czego należy się bać.

tale-sea-cooks-theory = Teoria kucharza
told-sea-cooks-theory = Kucharz utrzymuje, że deszcz smakuje miejscem, w którym był. Ustawił czterdzieści filiżanek z karteczkami i potrzebuje kogoś z dobrym podniebieniem, kto przejdzie z nim cały rząd. Zupa, dodaje, będzie, jak się sprawa wyjaśni.
outcome-sea-cooks-theory-passed = Filiżanka trzydziesta pierwsza smakuje kominami. W tamtej stronie nikt nie palił od dziesięciu lat. Poprawiacie mapę, a potem jest zupa.
outcome-sea-cooks-theory-failed = W filiżance dziewiętnastej, jak się okazuje, nie było deszczu.

tale-sea-blue-fire = Niebieski ogień
told-sea-blue-fire = Niebieski ogień siada na noku rei i nikogo nie grzeje. Po chwili zaczyna gwizdać. To melodia waszego bosmana, z jego błędem w trzecim takcie. Potem wstaje i idzie po rei do środka, w stronę masztu i prochu.
outcome-sea-blue-fire-passed = Ktoś wchodzi na górę i odprowadza go za rękę, pogwizdując. Całą noc pali się na topie, a ludzie uwijają się jak zapalony lont.
outcome-sea-blue-fire-failed = Dochodzi do prochu i cienkim głosem prosi, żeby go wpuścić.

tale-sea-plaited-weed = Włosy w sterze
told-sea-plaited-weed = Ster chodzi ciężko, potem wcale. Pod rufą płetwa owinięta jest wodorostem, długim, brązowym i bardzo cienkim. Ktoś go zaplótł w warkocz. Ktoś inny musi tam zejść z nożem w zębach i przemówić mu do rozsądku.
outcome-sea-plaited-weed-passed = Warkocz schodzi w jednym kawałku, razem ze wstążkami. Wpleciono w niego skrawek czyjegoś dziennika.
outcome-sea-plaited-weed-failed = Puszcza, kiedy sam uzna za stosowne, i zatrzymuje kawałek steru, jak się zatrzymuje lok na pamiątkę.

tale-sea-whale-bell = Wieloryb z dzwonem
told-sea-whale-bell = Przy burcie wynurza się wieloryb, stary, poznaczony bliznami; w zawias szczęki wrósł mu okrętowy dzwon. Bije przy każdym oddechu. Wieloryb obraca oko wielkości talerza i patrzy wzdłuż relingu, od twarzy do twarzy, jakby miał kogoś odebrać.
outcome-sea-whale-bell-passed = Znajduje twarz, której szukał, bije dwa razy i płynie przed wami przez wody, których żadna mapa nie nazywa bezpiecznymi.
outcome-sea-whale-bell-failed = To nie wy. Nurkuje, a ogon wam to przekazuje.

tale-sea-hail-of-teeth = Grad zębów
told-sea-hail-of-teeth = Zaczyna się od bębnienia po lukach. Grad, mówi oficer. Potem podnosi jedno ziarno, ogląda i odkłada. To zęby, czyste i zdrowe, żadne dwa z tych samych ust. Pada coraz mocniej.
outcome-sea-hail-of-teeth-passed = W porę rozpinacie żagiel nad pokładem. Posortowane według wielkości są coś warte, u pewnego rodzaju dentystów.
outcome-sea-hail-of-teeth-failed = Nikt nie jest ciężko ranny. Ale każdego trochę pogryźli obcy.

tale-sea-moths = Mole
told-sea-moths = Dwieście mil od najbliższej szafy zjawiają się mole. Nadciągają z wiatrem jak dym i obsiadają grot, aż robi się brązowy i zaczyna oddychać. Słychać je przy pracy. Brzmi to tak, jakby bardzo wielu ludzi naraz przewracało kartki.
outcome-sea-moths-passed = Jedna latarnia, holowana na długiej lince. Lecą za nią całą chmarą i zostawiają stronę, która smakowała im najbardziej.
outcome-sea-moths-failed = Były bardzo głodne, a wy mieliście tyle płótna.

tale-sea-green-squall = Zielony szkwał
told-sea-green-squall = Ma ostrą krawędź, jak stół. Po tej stronie krawędzi jest mokre, szare popołudnie; po tamtej zielona woda przechodzi na wysokości salingów. Zostaje może minuta, w której dałoby się obrócić statek tak, żeby spotkał go jak trzeba.
outcome-sea-green-squall-passed = Bierzecie go ostro na dziób, wspinacie się i zjeżdżacie po drugiej stronie jak na sankach.
outcome-sea-green-squall-failed = Bierzecie go wszędzie indziej.

tale-sea-evensong = Nieszpory
told-sea-evensong = O zmierzchu morze zaczyna śpiewać, na cztery głosy, po wielu próbach. Basy są dokładnie pod stępką. To pieśń, której wszyscy uczyli się w szkole; przy drugiej zwrotce pół załogi nuci, a drugie pół odłożyło robotę, żeby posłuchać.
outcome-sea-evensong-passed = Ktoś zaczyna inną piosenkę, bardzo nieprzyzwoitą, i trzyma melodię. Tam na dole gubią wers.
outcome-sea-evensong-failed = Przy refrenie dołączacie. Są tacy uradowani, że przysyłają na górę jednego z sopranów.

tale-sea-own-signal = Wasz własny sygnał
told-sea-own-signal = W mroku przed wami mruga latarnia. Nadaje wasz tajny sygnał, uzgodniony za zamkniętymi drzwiami i nigdy niezapisany: „Przyjaciel. W potrzebie. Podejdźcie bliżej.” Robi przy tym ten drobny błąd, który sami zawsze robicie.
outcome-sea-own-signal-passed = Odpowiadacie bez błędu. Po długim milczeniu przychodzi: „Odnotowano.” Przez ten czas zdążyliście ustalić, gdzie siedzi to światło i z czego żyje.
outcome-sea-own-signal-failed = Podchodzicie bliżej.

tale-sea-at-the-waterline = Coś na linii wody
told-sea-at-the-waterline = Coś stuka w kadłub, od zewnątrz, na linii wody. Stuka, nasłuchuje i przesuwa się o jedną klepkę ku rufie, jak cieśla, który szuka pustego miejsca. Pracuje sumiennie. Doszło już do składu chleba.
outcome-sea-at-the-waterline-passed = Stukacie w następną klepkę pierwsi. Zastanawia się nad tym i odchodzi, zostawiając torbę.
outcome-sea-at-the-waterline-failed = Znajduje puste miejsce. Ściśle biorąc, nie szukało wejścia; ale skoro już jest.

tale-exp-underside-stairs = Spód schodów
told-exp-underside-stairs = W klifie wykuto schody, które schodzą prosto w kipiel. Są wydeptane, pośrodku aż wklęsłe, od tylu stóp, że wolicie nie liczyć. Dopiero najmłodszy z was zauważa, że wydeptane są od spodu.
label-exp-underside-stairs-a = Zejść po nich, pod wodę.
outcome-exp-underside-stairs-a = Czterdzieści stopni na jednym oddechu i wynurzacie się w piwnicy pełnej półek. Ktoś skaleczył się o ciemność.
label-exp-underside-stairs-b = Ukryć się i zobaczyć, kto z nich korzysta.
outcome-exp-underside-stairs-b = Przy niskiej wodzie coś wchodzi po nich na górę, po tamtej stronie, czytając. Przepisujecie, ile widać ze strony.

tale-exp-orchard-of-oars = Sad wioseł
told-exp-orchard-of-oars = Ktoś obsadził zbocze wiosłami, piórem w dół, rząd za rzędem, setkami. Większość się przyjęła. Na drzewcach są liście i kwiaty, a nisko na wiośle z jakiejś królewskiej barki wisi jeden owoc, mały, twardy i żółty.
label-exp-orchard-of-oars-a = Podzielić się owocem.
outcome-exp-orchard-of-oars-a = Smakuje jak ramiona, które bolały i przestały.
label-exp-orchard-of-oars-b = Wyrwać najprostsze wiosło.
outcome-exp-orchard-of-oars-b = Wychodzi z krzykiem, ale to wspaniałe wiosło.
label-exp-orchard-of-oars-c = Posadzić własne.
outcome-exp-orchard-of-oars-c = Nie prezentuje się okazale. Z tabliczki przy następnym rzędzie dowiadujecie się, kto tu jest ogrodnikiem i u kogo.

tale-exp-inkpot-crabs = Czytelnia
told-exp-inkpot-crabs = Plażę zajęły kraby pustelniki, a każdy mieszka w kałamarzu. Gdzie przejdą, zostawiają kreskę. Idziecie za jedną ze sto kroków, nim pojmiecie, że to zdanie i że przypływ dochodzi już do orzeczenia.
outcome-exp-inkpot-crabs-passed = Biegniecie przed wodą i czytacie na głos. To koniec jakiegoś raportu i ktoś powinien był go posłuchać.
outcome-exp-inkpot-crabs-failed = Macie początek i środek. Krab ma koniec palca.

tale-exp-breathing = Oddech
told-exp-breathing = Jest tylko jedna jaskinia. Wiatr wchodzi w nią tak długo, jak człowiek potrafi wstrzymać oddech, a potem wraca, ciepły. Mech na ścianach kładzie się to w jedną stronę, to w drugą. Stoicie, wszyscy razem, na czyimś języku.
label-exp-breathing-a = Wejść na wdechu, wyjść na wydechu.
outcome-exp-breathing-a = Dochodzicie tam, dokąd starcza na dwa oddechy. Na ścianie inni zapisali kredą, jak daleko doszli i co widzieli.
label-exp-breathing-b = Rozpalić ognisko u wejścia.
outcome-exp-breathing-b = Wyspa kicha. Znajdują was na kilku drzewach, razem z wszystkim, co kiedykolwiek połknęła.
label-exp-breathing-c = Wycofać się, nucąc.
outcome-exp-breathing-c = Śpi dalej. Nie ucieknie, gdybyście jej jeszcze potrzebowali.

tale-exp-cooks-grave = Tu spoczywa kucharz
told-exp-cooks-grave = Jeden grób, zadbany, z kwiatami w słoiku. Na kamieniu jest nazwisko waszego kucharza, który właśnie przy łodzi narzeka na wiosła. Data: pojutrze. W nazwisku zrobiono błąd, jedno L za dużo.
label-exp-cooks-grave-a = Kopać.
outcome-exp-cooks-grave-a = Skrzynia odpowiedniej długości. W niej coś zawinięte w fartuch, kartka ze wskazówkami i wolne miejsce.
label-exp-cooks-grave-b = Zdrapać to drugie L.
outcome-exp-cooks-grave-b = Kucharz nalega. Pojutrze przychodzi i mija: widocznie skreślono go z jakiejś listy. Zabieracie odbitkę.

tale-exp-upper-house = Izba wyższa
told-exp-upper-house = Na skałach w półkolu siedzi czterdzieści kóz, stare z przodu. Kiedy wchodzicie ścieżką, przestają żuć. Koza z jednym rogiem patrzy na płaski kamień pośrodku, a potem, wyczekująco, na was.
outcome-exp-upper-house-passed = Przez dziesięć minut przemawiacie o paszy. Wniosek przechodzi wyraźną większością i pokazują wam, gdzie poprzedni mówca zostawił rzeczy.
outcome-exp-upper-house-failed = Zabeczano was. Takich rzeczy się nie zapomina, a kiedy mówiliście, przeszukano wam kieszenie.

tale-exp-house-of-salt = Dom z soli
told-exp-house-of-salt = Dom jest z soli i deszcz pracuje nad nim od lat: okap to już koronka, klamka to perła. W środku jest sucho. Na kominku, pod szklanym kloszem, stoi coś, co ktoś kochał. Tylna ściana zrobiła się tak cienka, że widać przez nią morze.
label-exp-house-of-salt-a = Zdjąć klosz.
outcome-exp-house-of-salt-a = Gzyms trzymał komin, a komin trzymał resztę. Ale macie to.
label-exp-house-of-salt-b = Usiąść przy zimnym palenisku.
outcome-exp-house-of-salt-b = Przez godzinę na nikogo nie pada. Przy fotelu ktoś wyskrobał, ile jeszcze dom postoi, razem z rachunkami.

tale-exp-warm-sand = Ciepły piasek
told-exp-warm-sand = Deszcz jest zimny, wiatr jest zimny, a piasek ciepły jak bochenek. Stopę głębiej, twierdzi łopata, jest jeszcze cieplejszy i nie jest piaskiem. Jest okrągłe, skórzaste i jest tego sporo. Jedno ma czkawkę.
outcome-exp-warm-sand-passed = Bierzecie, ile uniesie dwoje, trzymacie w chłodzie i wymieniacie przy pierwszej łodzi, bez pytań z żadnej strony.
outcome-exp-warm-sand-failed = Bierzecie jedno. Ono bierze was, za rękaw, i woła braci.

tale-exp-supper-laid = Nakryte na tylu, ilu was jest
told-exp-supper-laid = Domek latarnika jest pusty, lampa nad nim zgaszona. Stół nakryty. Liczycie talerze, potem liczycie siebie, potem ktoś wychodzi i liczy jeszcze raz. Zupa jest gorąca. Na całej wyspie nie ma śladów stóp prócz waszych.
label-exp-supper-laid-a = Siąść i jeść.
outcome-exp-supper-laid-a = Najlepszy posiłek tej podróży. Gdy odsuwacie krzesła, pod każdym talerzem jest imię, i to we właściwej kolejności.
label-exp-supper-laid-b = Niczego nie tykać, wszystko przeszukać.
outcome-exp-supper-laid-b = W kredensie leży dziennik latarnika. Urywa się w połowie słowa „towarzystwo”.
label-exp-supper-laid-c = Dostawić jedno nakrycie.
outcome-exp-supper-laid-c = Klamka się porusza. Nikt wchodzi i siada. Przy zupie nikt opowiada wam bardzo dużo.

tale-exp-bridge-of-sorts = Coś w rodzaju mostu
told-exp-bridge-of-sorts = Między dwiema połówkami wyspy wisi most z lin i okrętowych desek, każda inna. Po tej stronie tablica: POJEDYNCZO. Po tamtej, pod drzewami, coś się błyszczy. Na tablicy, mniejszymi literami: NIE WY.
outcome-exp-bridge-of-sorts-passed = Ktoś przechodzi na czworakach i wraca z pełnymi rękami oraz z drugą tablicą.
outcome-exp-bridge-of-sorts-failed = Tablica była lepiej poinformowana, niż na to wyglądało.

tale-exp-bell-pit = Szyb z dzwonami
told-exp-bell-pit = Szyb jest szeroki jak kościół i nikt nie znalazł dna. Wisi w nim na łańcuchu, poza zasięgiem, dzwon; pod nim w ciemności następny. Nikt nie dzwoni. A jednak się poruszają, odrobinę, jeden po drugim, od dołu ku górze.
outcome-exp-bell-pit-passed = Zarzucacie hamak na serce najwyższego dzwonu. To, co szło w górę, staje, myli się w liczeniu i musi wracać.
outcome-exp-bell-pit-failed = Najwyższy dzwon przemawia. Właściwie go nie słychać; po prostu nie słychać niczego innego.

tale-exp-your-own-boots = Wasze własne buty
told-exp-your-own-boots = Od ostatniego przypływu nikt tędy nie szedł oprócz was. Ślady wychodzą z morza, prowadzą ku wydmom i przy krzaku tarniny skręcają w lewo. Brakuje w nich gwoździa, tego, którego brak i wam w obcasie. Jesteście na lądzie niecałą minutę.
label-exp-your-own-boots-a = Iść za sobą.
outcome-exp-your-own-boots-a = Prowadzą do dołu, świeżo wykopanego, łopata jeszcze w nim tkwi. Spieszyło się wam i mieliście rację.
label-exp-your-own-boots-b = Przy tarninie w prawo.
outcome-exp-your-own-boots-b = Tam byście to ukryli, gdybyście wiedzieli, że przyjdziecie. Coś, co też szło po śladach, zmienia za wami zdanie.

tale-exp-dry-water = Sucha woda
told-exp-dry-water = Studnia jest pełna po brzegi, a woda nie moczy. Spływa z rękawa jak piasek z łopaty. Wiadro zostawiono na górze, sznur jest nowy, a na gwoździu wisi blaszany kubek dla każdego, komu dość chce się pić.
outcome-exp-dry-water-passed = Pijecie i nic się nie dzieje, i nie dzieje się dalej: przez cały dzień nic, ale to nic wam nie dolega.
outcome-exp-dry-water-failed = Napełnia was i nie przestaje. Skąd jest, dowiadujecie się głównie stąd, że chcecie tam pójść.

tale-exp-tide-clock = Zegar pływowy
told-exp-tide-clock = Kamienna misa, pływak, łańcuch i mnóstwo mosiądzu: ktoś zbudował zegar, który chodzi na przypływy. Ma cztery wskazówki i tarczę bez cyfr. Mechanizm błaga, żeby go nakręcić. Jest klucz, a przed kluczem stoi kolejka szkieletów.
outcome-exp-tide-clock-passed = Dochodzicie, do czego służy czwarta wskazówka, kręcicie w drugą stronę i zostaje wam więcej popołudnia, niż przynieśliście.
outcome-exp-tide-clock-failed = Robi się nagle znacznie później.

tale-exp-harmonium = Fisharmonia
told-exp-harmonium = Powyżej linii przypływu stoi fisharmonia, biała od soli, z miechem pełnym piasku. Na pulpicie są nuty: marsz weselny, mocno pokreślony. Gdy przechodzi przez nią wiatr, gra do pierwszych skreśleń, milknie i zaczyna od nowa.
label-exp-harmonium-a = Dograć marsz do końca.
outcome-exp-harmonium-a = Przy ostatnim akordzie coś szeleści wzdłuż wszystkich wydm i goście wstają. Jeden ma dla was prezent.
label-exp-harmonium-b = Zdjąć tylną ściankę.
outcome-exp-harmonium-b = Piasek, myszy i, zawinięty w welon, powód, dla którego nie było ślubu.

tale-exp-hermits-toll = Myto pustelnika
told-exp-hermits-toll = Na skrzyżowaniu dwóch kozich ścieżek siedzi w budce wartowniczej człowiek z brodą do pasa. Od dziewięciu lat nie widział żywej duszy, powiada, więc po sztuce od głowy proszę albo dobrą historię, albo zupę. Szczerze mówiąc, wolałby zupę.
label-exp-hermits-toll-a = Dać mu coś z ładowni (1 skarb).
outcome-exp-hermits-toll-a = Długo obraca to w rękach. Potem płaci: dziewięcioma latami tego, co widać z tej budki.
label-exp-hermits-toll-b = Opowiedzieć historię.
outcome-exp-hermits-toll-b-passed = Śmieje się, aż musi się trzymać budki. Możecie przejść, a tu proszę, jego mapa, on ją zna na pamięć.
outcome-exp-hermits-toll-b-failed = Już ją słyszał. Opowiada ją lepiej. Trwa to do zmroku.
label-exp-hermits-toll-c = Zupa (2 monety).
outcome-exp-hermits-toll-c = Dmucha na każdą łyżkę. Potem ogląda wasze rany; był kiedyś chirurgiem, zanim zrobiło się głośno.

tale-exp-the-pool = Staw
told-exp-the-pool = Okrągły staw, zupełnie gładki, choć leje jak z cebra. Widzicie w nim siebie co do guzika. Dopiero po chwili orientujecie się, co tu nie gra. W stawie nie pada, a jedno z was, tam w środku, właśnie pomachało.
label-exp-the-pool-a = Odmachać.
outcome-exp-the-pool-a = Coś zostaje wymienione. Zdaje się, że był to uczciwy interes: kto machał, jest teraz milszy w obejściu i sporo wie o tamtej stronie.
label-exp-the-pool-b = Wrzucić kamień.
outcome-exp-the-pool-b = Kręgi biegną do brzegu, wracają i biegną dalej, za brzeg. Wy też biegniecie, z naręczem tego, co zostawiły.

tale-exp-kite-rock = Skała z latawcem
told-exp-kite-rock = Na najwyższej skale ktoś zostawił latawiec, dość duży dla człowieka, i milę porządnej linki. Uprząż łatano często i różnymi rękami. Stamtąd, znad dolnej połowy deszczu, można by zobaczyć na trzy dni naprzód.
outcome-exp-kite-rock-passed = Wracacie sztywni z zimna i rysujecie z pamięci wody, po których nie płynął jeszcze żaden statek.
outcome-exp-kite-rock-failed = Widzicie na trzy dni naprzód. Zwłaszcza widzicie piorun.

tale-exp-gravel-garden = Żwirowy ogród
told-exp-gravel-garden = Za plażą leży ogród z grabionego żwiru, a w żwirze stoją kotwice: zawoźne, czteropazurowe, jedna dziobowa wyższa od człowieka. Każda bruzda omija każdy pazur. Grabie stoją oparte o płot. Ostatniego pociągnięcia nie dokończono.
label-exp-gravel-garden-a = Dokończyć pociągnięcie.
outcome-exp-gravel-garden-a = Zajmuje to godzinę i jest dziwnie trudne. Gdy się prostujecie, wzór jest mapą, a wy stoicie na tym miejscu.
label-exp-gravel-garden-b = Wziąć dwie najmniejsze kotwice.
outcome-exp-gravel-garden-b = Dobre żelazo; przepływający lugier daje wam za nie towar. Na morzu zaczyna dryfować coś, co dotąd trzymało się dość mocno.

tale-exp-a-hand-short = Brak czwartego
told-exp-a-hand-short = Na werandzie przy karcianym stoliku siedzą trzy szkielety w dobrych surdutach. Czwarte krzesło jest odsunięte. Karty rozdano, stawka leży na suknie, a kolej przypada najwyraźniej na tego, kto właśnie wszedł po schodkach.
outcome-exp-a-hand-short-passed = Bierzecie dwie lewy, a potem, taktownie, kapelusze. Ten z lewej miał w rękawie róg mapy.
outcome-exp-a-hand-short-failed = Oni nigdy nie blefują. To akurat było po nich widać.

tale-exp-glass-beach = Szklana plaża
told-exp-glass-beach = Tu morze oddaje butelki, oszlifowane na okrągło, zielone, brązowe i jedną niebieską. Brodzicie przez sto lat picia. Dalej kawałki są większe i ostrzejsze, a jeszcze dalej leżą butelki całe, zakorkowane, z których coś wygląda.
outcome-exp-glass-beach-passed = Wybieracie z rozwagą i w rękawicach, i nikomu nie patrzycie w oczy.
outcome-exp-glass-beach-failed = Ktoś się poślizgnął. Potem już wszyscy.

tale-exp-gulls-bank = Bank mew
told-exp-gulls-bank = A więc to tu wszystko trafia. Półki skalne bielą się od gniazd, a każde gniazdo jest wyłożone monetami, guzikami i mosiądzem, według nominałów. Na najwyższej siedzi bardzo stara mewa z okularami. Nie nosi ich. Wysiaduje je.
outcome-exp-gulls-bank-passed = Wypłacacie to, co wam zabrały przez te wszystkie lata, z odsetkami.
outcome-exp-gulls-bank-failed = Wypłacacie niewiele, po czym wycofujecie się, z rękami nad głową.

tale-exp-chapel-of-boots = Kaplica butów
told-exp-chapel-of-boots = Kaplica bez dachu. W ławkach stoją buty, parami, noskami do przodu, we wszystkich rozmiarach, po brzegi pełne deszczu. Od strony przejścia jest tyle wolnych miejsc, ilu was jest, a wasze własne buty przeciekają od tygodni.
label-exp-chapel-of-boots-a = Zmienić buty.
outcome-exp-chapel-of-boots-a = Pasują. Chciałyby już ruszać i znają drogę.
label-exp-chapel-of-boots-b = Opróżnić wszystkie, para po parze.
outcome-exp-chapel-of-boots-b-passed = Pod ostatnią parą płyta jest luźna, a pod płytą leży to, na czym parafia przez cały czas stała.
outcome-exp-chapel-of-boots-b-failed = Od czwartego rzędu nie możecie już udawać, że to, co wylewacie, jest deszczem.

tale-exp-scarecrow = Strach na wróble
told-exp-scarecrow = Na cyplu stoi strach na wróble w mundurze kontradmirała, z rozłożonymi rękami, twarzą do morza. Pola nie ma. Kogokolwiek ma straszyć, nie są to ptaki; obsiadły go całego i wszystkie patrzą w drugą stronę, w głąb lądu.
label-exp-scarecrow-a = Odwrócić go.
outcome-exp-scarecrow-a = Ptaki zrywają się wszystkie naraz. Po minucie widzicie, dlaczego; ale zdążyliście już zajrzeć za niego.
label-exp-scarecrow-b = Przeszukać mu kieszenie.
outcome-exp-scarecrow-b = Manierka, flaga, trochę zaległego żołdu. Zapinacie mundur z powrotem. Tak wypada.

tale-soc-map-forger = Fałszerz map
told-soc-map-forger = Rysuje porty, których nigdy nie było, dla ludzi, którzy stracili prawdziwe, i wybrzeża na zamówienie. Nie znosi rysować dwa razy tego samego morza. Ostatnio, mówi, cokolwiek wymyśli, okazuje się, że było tam od zawsze; zastanawia się, czy nie brać za to pieniędzy.
label-soc-map-forger-a = Kupić szkic (3 monety).
outcome-soc-map-forger-a = Bardzo udany portret miejsca, którego nikt nie widział.
label-soc-map-forger-b = Zamówić coś nowego (8 monet).
outcome-soc-map-forger-b = Pyta, co chcielibyście tam znaleźć, i gryzie ołówek.

tale-soc-widows-gun = Armata wdowy
told-soc-widows-gun = Trzyma ją w bawialni, pod koronkową serwetą, na wierzchu stoją dobre filiżanki. Należała do niego. W końcu go zabiła, z niczyjej winy prócz jego własnej, i wdowa wolałaby, żeby poszła do ludzi, którzy celują w drugą stronę.
label-soc-widows-gun-a = Kupić armatę (6 monet).
outcome-soc-widows-gun-a = Jeszcze raz przeciera fartuchem zapał i puszcza.
label-soc-widows-gun-b = Zostać na herbacie.
outcome-soc-widows-gun-b = Opowiada o nim. Jest to długie popołudnie, i suche.

tale-soc-shave-tooth-leg = Broda, ząb, noga
told-soc-shave-tooth-leg = Na szyldzie są trzy obrazki. Trzeci kilka razy zamalowano i domalowano z powrotem, zależnie od tego, czy cyrulik tracił wiarę w siebie, czy ją odzyskiwał. Dziś jest w formie. Ostrzy coś za zasłoną i śpiewa, a papuga śpiewa razem z nim to, co tu usłyszała.
label-soc-shave-tooth-leg-a = Golenie (1 moneta).
outcome-soc-shave-tooth-leg-a = Gorące ręczniki. Od wiosny nikt nie dotknął waszej twarzy życzliwie.
label-soc-shave-tooth-leg-b = Wszystko, co umie (5 monet).
outcome-soc-shave-tooth-leg-b = Bierze waszych ludzi po kolei. Bywa głośno. Wychodzą na własnych nogach.

tale-soc-lamplighters = Cech latarników
told-soc-lamplighters = Cech sprzedaje światło na godziny. Kiedyś było to zajęcie dla chłopców z drabinami; teraz odprowadzają ludzi do domu, a statki na morze, i są ulice, na które nie pójdą za żadne pieniądze. Cechmistrzyni patrzy na waszą mapę i wyjmuje zza ucha najmniejszy ogryzek kredy.
label-soc-lamplighters-a = Wynająć jedną lampę (4 monety).
outcome-soc-lamplighters-a = Idzie przed waszym bukszprytem do główek portu i jeszcze kawałek.
label-soc-lamplighters-b = Wynająć całą zmianę (9 monet).
outcome-soc-lamplighters-b = Dwunastu, ze śpiewem. Przez milę widzicie własne ręce.

tale-soc-woman-who-heard = Kobieta, która słyszała
told-soc-woman-who-heard = Mieszka pod pomostem, w łodzi, która od lat nie pływa, i słyszy, co ludzie mówią, gdy myślą, że są sami z morzem. Tanio tego nie sprzedaje. A tym, którzy pachną głębiną, i to zaznacza od razu, nie sprzedaje wcale.
label-soc-woman-who-heard-a = Zapłacić, ile chce (4 monety).
outcome-soc-woman-who-heard-a = Zdradza wam, co we wtorek powiedział do wody pewien biskup.
label-soc-woman-who-heard-b = Zaśpiewać jej (1 szanta).
outcome-soc-woman-who-heard-b = Każe śpiewać dwa razy. Zna to po ojcu, z innym zakończeniem, i właśnie po to zakończenie tu przyszliście.

tale-soc-the-crimp = Handlarz marynarzami
told-soc-the-crimp = Handluje marynarzami z drugiej ręki. Ten tu do wczoraj wieczór był stroicielem pianin, przyznaje, ale spójrzcie na te bary. Stroiciel mówi z worka, że bardzo chętnie zobaczyłby morze, jeśli to nie kłopot, i nie wracał do domu.
label-soc-the-crimp-a = Zaciągnąć go (2 monety).
outcome-soc-the-crimp-a = Podpisuje się z zawijasem i stroi takielunek do jakiejś tonacji.
label-soc-the-crimp-b = Wezwać straż.
outcome-soc-the-crimp-b = Za handlarza jest nagroda. Stroiciel jednak wraca do domu i często się ogląda.

tale-soc-wet-pawnshop = Mokry lombard
told-soc-wet-pawnshop = Nad drzwiami wiszą trzy szklane pływaki. Lombardzista bierze tylko to, co było pod wodą, a płaci tylko tym, co nie było, i ma na to oko. Półki ciągną się daleko w głąb. Słychać stamtąd kogoś, kto próbuje coś wykupić.
label-soc-wet-pawnshop-a = Zastawić towar (1 towar).
outcome-soc-wet-pawnshop-a = Wącha, waży i przesuwa coś małego po ladzie, pod dłonią.
label-soc-wet-pawnshop-b = Zastawić coś cennego (1 błyskotka i 3 monety).
outcome-soc-wet-pawnshop-b = Zanim to przyniesie, zamyka drzwi na klucz.

tale-soc-mutual-and-drowned = Towarzystwo Wzajemnych Utonięć
told-soc-mutual-and-drowned = Ubezpieczyciele przenieśli się na piętro, a potem na strych. Oferty składają nadal. Młodzieniec z atramentem na wardze wyjaśnia, że statków ubezpieczyć już się nie da, ładunków ani życia też nie; za skromną składką można jednak opóźnić zdarzenie.
label-soc-mutual-and-drowned-a = Opóźnić zdarzenie (5 monet).
outcome-soc-mutual-and-drowned-a = Wypełnia jeden formularz i drugi w imieniu głębiny, po czym odkłada oba do niewłaściwych szuflad.
label-soc-mutual-and-drowned-b = Zgłosić dawną szkodę.
outcome-soc-mutual-and-drowned-b = Znajdują waszą polisę i płacą, z czystego zdumienia, że widzą kogoś żywego.

tale-soc-three-shells = Trzy muszle
told-soc-three-shells = Na skrzynce, pod parasolem, chłopiec przesuwa trzy muszle. Takich szybkich rąk jeszcze nie widzieliście, a przez cały czas patrzy na was smutnymi, uczciwymi oczami foki. Tłum się rozstępuje. Pod jedną z muszli jest perła albo była.
outcome-soc-three-shells-passed = Mówicie, że ma ją w rękawie. Wzdycha, wytrząsa ją, płaci i nabiera do was szacunku.
outcome-soc-three-shells-failed = Pod tą jej nie ma. Pod tą też nie.

tale-soc-anything-to-declare = Coś do oclenia?
told-soc-anything-to-declare = Celnik stoi na tym molo od czasów sprzed potopu i ani razu nie usłyszał prawdy. Już na nią nie liczy. Prosi was tylko, ze znużeniem, żebyście kłamali porządnie, i macza pióro.
outcome-soc-anything-to-declare-passed = Zgłaszacie ładunek suchych skarpet i dobrych chęci. Śmieje się, aż musi usiąść, i przepuszcza was z pieczątką i dobrą radą.
outcome-soc-anything-to-declare-failed = Ziewa, za pierwszym razem podnosi właściwą deskę i się częstuje.

tale-soc-professors-witness = Pani profesor potrzebuje świadka
told-soc-professors-witness = Dowiodła na papierze, że deszcz nie może istnieć. Pozostaje kwestia deszczu. Szuka zwykłego człowieka morza, który stanie przed wydziałem w suchej todze i opisze go, bez przymiotników.
outcome-soc-professors-witness-passed = Obywacie się bez przymiotników. Wydział jest wstrząśnięty. Pożyczają wam rozprawę, razem z przypisami.
outcome-soc-professors-witness-failed = W pierwszym zdaniu mówicie „straszny”, a dalej jest już tylko gorzej.

tale-soc-harbour-dog = Pies kapitana portu
told-soc-harbour-dog = Kapitan portu nie żyje, wszyscy to wiedzą. Od wiosny portem kieruje pies. Leży w poprzek drzwi urzędu, z pieczątką między łapami, a miejsca przy kei, dźwigi i opłaty zależą od tego, czy ktoś mu się spodoba.
outcome-soc-harbour-dog-passed = Długo obwąchuje wam rękę, jak się czyta umowę. Potem pożycza wam ten dobry dźwig.
outcome-soc-harbour-dog-failed = Stempluje was.

tale-soc-somebodys-birthday = Czyjeś urodziny
told-soc-somebodys-birthday = Ktoś ma urodziny i nikt w karczmie nie chce się przyznać. Trzy załogi stawiają kolejki, żeby to ustalić. Koło dziesiątej ławy są już rozebrane na poręczne kawałki i każdy zaczyna zajmować w tej sprawie stanowisko.
outcome-soc-somebodys-birthday-passed = To karczmarz. Ściska was, ostatnich, którzy stoją, i daje wam swojego bratanka.
outcome-soc-somebodys-birthday-failed = To wy. Zapomnieliście.

tale-soc-dry-preacher = Suchy kaznodzieja
told-soc-dry-preacher = W cysternie, przed osiemdziesiątką ludzi w sztormiakach, głosi, że deszcz nam się należy. Ma liczby. Jest dobry; kiwają głowami nawet ci, co przyszli naprawić pompę. Wtedy pyta, czy jest tu może ktoś, ze statków, kto widział inaczej.
outcome-soc-dry-preacher-passed = Mówicie, co widzieliście, krótkimi słowami. Osiemdziesiątka idzie do domów i uszczelnia drzwi, a pompę musi naprawić on.
outcome-soc-dry-preacher-failed = Otwieracie usta i słyszycie, jak mu przytakujecie. Trzyma was to kilka dni.

tale-soc-lot-forty = Numer czterdziesty
told-soc-lot-forty = Licytuje się w ciemno: skrzynię, a nie to, co w niej. Trzydzieści dziewięć poszło za cenę desek. Przy numerze czterdziestym nikt nie chce siedzieć. Ma otwory na powietrze, a licytator stoi od niego spory kawałek i mówi półgłosem.
outcome-soc-lot-forty-passed = Dajecie jedną monetę, bardzo szybko. Otwory miały tylko trzymać ludzi z daleka.
outcome-soc-lot-forty-failed = Ponosi was. To zupełnie zwyczajny towar, z otworami.

tale-soc-sister-drinks = Siostra pije
told-soc-sister-drinks = Za murem pustych szklanek siedzi zakonnica z Ombrey. Wysłuchała spowiedzi wszystkiego, co kiedykolwiek wyrzuciło na tamte schody, a jej śluby, powiada, obejmują tylko to, co mówią jej na trzeźwo. Nikt jeszcze nie wytrwał na ławie dość długo.
outcome-soc-sister-drinks-passed = Przy jedenastej szklance zaczyna. Zapisujecie to na obrusie i wynosicie obrus.
outcome-soc-sister-drinks-failed = Przy siódmej spowiadacie się wy. Ma dużo zrozumienia, a butelka była droga.

tale-soc-bride-in-oilskins = Panna młoda w sztormiaku
told-soc-bride-in-oilskins = Trzy razy była już pod kościołem i za każdym razem kościół zdążył zatonąć. Teraz chce do narzeczonego, który mieszka w Pellamie na dachu i co wieczór o szóstej macha. W kufrze jest tort. Kufer prosi trzymać prosto.
label-soc-bride-in-oilskins-a = Zabrać ją do Pellamu.
outcome-soc-bride-in-oilskins-a = Przez sen liczy fale i nigdy nie choruje na morzu.
label-soc-bride-in-oilskins-b = Życzyć jej szczęścia.
outcome-soc-bride-in-oilskins-b = Dziękuje i siada na kufrze, czekać na następny statek.

tale-soc-beekeeper = Pszczelarz
told-soc-beekeeper = Sześć uli w mokrych workach i człowiek, który rozmawia tylko z nimi. W Skarnie, opowiedział im, jest hałda, na której jeszcze rośnie wrzos. Naradziły się. Proszą o kajutę od cichej strony i żeby nikt nie gwizdał.
label-soc-beekeeper-a = Zabrać go do Skarnu.
outcome-soc-beekeeper-a = Nikt nie gwiżdże. Nie wiedzieliście, ile wszyscy gwiżdżecie.
label-soc-beekeeper-b = Odmówić.
outcome-soc-beekeeper-b = Unosi worek i delikatnie im to przekazuje.

tale-soc-hangman-on-leave = Kat na urlopie
told-soc-hangman-on-leave = Duży, łagodny człowiek z małą torbą. Od jedenastu lat nie miał urlopu, mówi, a ludzie potrafią być tacy chłodni. W Vesku ma siostrę, która nie wie. Zapłaci pełną stawkę i nie będzie mówił o pracy, chyba że ktoś zapyta.
label-soc-hangman-on-leave-a = Zabrać go do Vesku.
outcome-soc-hangman-on-leave-a = Każdemu patrzy na szyję, tylko raz, i się czerwieni.
label-soc-hangman-on-leave-b = Powiedzieć, że nie ma miejsc.
outcome-soc-hangman-on-leave-b = Kiwa głową. Przywykł. Przed waszym takielunkiem uchyla kapelusza.

tale-soc-boy-with-box = Chłopiec ze skrzynią
told-soc-boy-with-box = Ma może dziewięć lat. Skrzynia jest tak długa jak on, związana sznurem od dzwonu, i nie chce jej postawić. Mają ją dostać siostry w Ombrey, recytuje, a kto ją przywiezie, wybierze sobie coś z piwnicy. Co w niej jest, tego mu nie powiedziano. Myśli, że to śpi.
label-soc-boy-with-box-a = Zabrać ich do Ombrey.
outcome-soc-boy-with-box-a = Śpi na siedząco, na niej. Od czasu do czasu skrzynia przewraca się na drugi bok.
label-soc-boy-with-box-b = Poszukać im innego statku.
outcome-soc-boy-with-box-b = Pytacie wzdłuż całej kei. To trwa; skrzynia jest znana.

tale-soc-choirmaster = Chórmistrz
told-soc-choirmaster = Ma słuch absolutny i to go zrujnowało, bo słyszy, w jakiej tonacji jest morze. W marcu zeszło o pół tonu. Zanim zejdzie znowu, musi być w Pellamie: w zatopionym ratuszu leży tam kamerton, z którym ma do pomówienia.
label-soc-choirmaster-a = Zabrać go do Pellamu.
outcome-soc-choirmaster-a = Krzywi się przy pompach, ale pilnuje, żeby załoga śpiewała czysto.
label-soc-choirmaster-b = Odesłać go dalej.
outcome-soc-choirmaster-b = Odchodzi wzdłuż kei z palcami w uszach.

tale-soc-tax-inspector = Inspektor pływów
told-soc-tax-inspector = Jeździł z łatą mierniczą od portu do portu i wszędzie stwierdzał, że przypływ jest nieprawidłowy. Ma to na piśmie. W głównym urzędzie w Lanthornie jest formularz, którym, jeśli się go poprawnie wypełni, można wezwać morze do złożenia wyjaśnień.
label-soc-tax-inspector-a = Zabrać go do Lanthornu.
outcome-soc-tax-inspector-a = Wizytuje waszą zęzę i jest na tyle uprzejmy, że milczy.
label-soc-tax-inspector-b = Wyrazić żal, płyniecie gdzie indziej.
outcome-soc-tax-inspector-b = To też zapisuje.

tale-soc-the-twins = Bliźniaczki
told-soc-the-twins = Dwie starsze panie w jednej chuście. Urodziły się na różnych wyspach, wyjaśniają, w odstępie tygodnia, z matek, które się nie znały, a jednak są bliźniaczkami. W Skarnie jest trzecia. Kończą za siebie zdania, a od niedawna zostawiają w nich miejsce dla niej.
label-soc-the-twins-a = Zabrać je do Skarnu.
outcome-soc-the-twins-a = Mają wspólną kajutę, koję i sen, a załodze robią na drutach jedną długą skarpetę.
label-soc-the-twins-b = Odmówić, dwa razy.
outcome-soc-the-twins-b = „Szkoda”, mówi jedna. „Byłaby to sucha”, mówi druga i czeka.

tale-soc-dry-woman = Kobieta, która jest sucha
told-soc-dry-woman = Na nią nie pada. Pada wokół niej, w kształcie kobiety. Chce do Morvy, tak daleko, jak dochodzą statki, i się nie targuje. Gdziekolwiek stanie na waszym pokładzie, deski zaczynają parować.
label-soc-dry-woman-a = Zabrać ją do Morvy.
outcome-soc-dry-woman-a = Załoga wiesza przy niej pranie. Zdaje się, że jej to nie przeszkadza.
label-soc-dry-woman-b = Lepiej nie.
outcome-soc-dry-woman-b = Kiwa głową, jakby to była dobra odpowiedź, i idzie zapytać kogoś innego.

tale-c01-opening = Dzwon w sieci
told-c01-opening = Sieć jest ciężka. Leży w niej dzwon z brązu, ani jednego pąkla, ciepły jak kot. Pierwszy oficer zaklina się, że widział większe, i dzwon bije. Zaklina się, że miał taki w domu; dzwon bije znowu. Bije, jak się przekonujecie, zawsze, gdy ktoś na pokładzie kłamie.
label-c01-opening-a = Zawiesić go na rufówce.
outcome-c01-opening-a = Do wieczora wiecie, kto wypił brandy, i jeszcze parę innych rzeczy.
label-c01-opening-b = Owinąć w płótno i schować.
outcome-c01-opening-b = W ładowni bije dalej, głucho, głównie w porze posiłków.
label-c01-opening-c = Wrzucić go z powrotem.
outcome-c01-opening-c = Idzie na dno, bijąc. Wszyscy zgadzacie się, że wam nie żal, i z dołu słyszycie go jeszcze raz.

tale-c01-journey = Rozprawa
told-c01-journey = Ledwie zacumowaliście, a nabrzeżem idą trzej sędziowie w sztormiakach. W południe ma zawisnąć człowiek, na słowo jednego świadka. Cały port ma tego dość, a sędziowie nie mogą na siebie patrzeć.
memory-c01-journey-a = Słyszeli wasz dzwon po wodzie, przez całe wejście do portu. Czy mogliby go pożyczyć?
memory-c01-journey-b = Nie powiedzą, od kogo wiedzą, co macie w ładowni. Z ładowni dobiega głuchy brzęk.
label-c01-journey-a = Pożyczyć dzwon sądowi.
outcome-c01-journey-a = Bije, nim świadek dokończył swoje nazwisko. Człowiek wychodzi wolny, a sąd, mocno zawstydzony, otwiera przed wami akta.
label-c01-journey-b = Powiedzieć, że nie macie dzwonu.
outcome-c01-journey-b = Bije. Sędziowie są na tyle mili, że się śmieją. Przyjaciele świadka się nie śmieją i wciskają wam sakiewkę, byleście natychmiast odpłynęli.

tale-c01-epilogue = Najstarszy kłamca
told-c01-epilogue = W noc bez wiatru dzwon zaczyna bić i nie przestaje, choć od godziny nikt się nie odezwał. Obchodzicie statek, od człowieka do człowieka. To żadne z was. Pod stępką coś kłamie, cicho, bez nabierania tchu.
outcome-c01-epilogue-a = W sądzie widzieliście, jak to się robi. Zadajecie pytanie za pytaniem, a dzwon mówi wam, którym odpowiedziom wierzyć. Nad ranem pęka od brzegu po koronę, jak ktoś, kto śmiał się za długo.
outcome-c01-epilogue-b = Na płatnych kłamstwach się znacie. Proponujecie, że kupicie prawdę, i to drożej; nikt tego dotąd nie próbował i to go wzrusza. To, co przysyła na górę, jest owinięte w wodorosty, a dzwon milknie.

tale-c02-opening = Dziennik od jutra
told-c02-opening = Obok przepływa dziennik okrętowy w ceratowym worku. Pismo jest wasze, łącznie z kleksami. Pierwszy wpis ma jutrzejszą datę: „Słaby wiatr, deszcz. Wyłowiono dziennik. Zdania podzielone.” Dalej jest jeszcze jedenaście wpisów, a potem już tylko czysty papier.
label-c02-opening-a = Przeczytać do końca.
outcome-c02-opening-a = Ostatni wpis jest obcą ręką i brzmi tylko: „Piękna pogoda.” Wolelibyście, żeby nie brzmiał.
label-c02-opening-b = Czytać jedną stronę dziennie.
outcome-c02-opening-b = Co do deszczu ma rację. Co do chleba też. Zaczynacie czekać na wieczory.
label-c02-opening-c = Spalić.
outcome-c02-opening-c = Pali się długo, a jedna strona nie chce. Nie czytacie jej. Jest na niej: „Spalono dziennik.”

tale-c02-journey = Nieznajomy
told-c02-journey = Jedenasty dzień. W księdze stoi: południe, namiar i trzy słowa: „Rozmawiano z nieznajomym.” W południe na tym namiarze jest łódź, a w niej ktoś odwrócony plecami, kto pisze.
memory-c02-journey-a = Wiecie, co jest na następnej stronie. Nie spaliście.
memory-c02-journey-b = Jutrzejsza strona jest nieprzeczytana. Daliście sobie słowo i dotrzymaliście.
label-c02-journey-a = Odezwać się do niego.
outcome-c02-journey-a = Twarz, która się odwraca, jest twarzą kapitana. „Jesteście za wcześnie”, mówi i wyrywa dla was kartkę; wyrywa krzywo i jest krew.
label-c02-journey-b = Popłynąć dalej bez słowa.
outcome-c02-journey-b = Tego w księdze nie ma. Za wami pióro staje, a potem słychać pospieszne skreślanie.

tale-c02-epilogue = Czysty papier
told-c02-epilogue = Doszliście do czystego papieru. Po raz pierwszy od tygodni nikt nie wie, co będzie jutro, i ludzie stoją po kątach jak dzieci po szkole. Pióro jest mokre. Ktoś musi napisać następny wiersz i najpewniej tak właśnie będzie.
outcome-c02-epilogue-a = Macie od nieznajomego kartkę do przepisania. Przepisujecie ją, z jedną poprawką, i atrament chwyta.
outcome-c02-epilogue-b = Nikt wam nie powiedział, co pisać. Piszecie więc: „Deszcz słabnie. Wszyscy zdrowi.” Czytacie jeszcze raz i podkreślacie „wszyscy”.

tale-c03-opening = List do nikogo
told-c03-opening = Od trzydziestu lat leży u poczmistrzyni list, bo nie ma na nim adresu. Weźcie do ręki, mówi. Jednego dnia jest cięższy, drugiego lżejszy, a w taką pogodę przechyla się do okna jak roślina. Byłaby taka rada, gdyby doszedł.
label-c03-opening-a = Zabrać zapieczętowany.
outcome-c03-opening-a = Wieszacie go na gwoździu nad stołem z mapami. Do rana obrócił się ku dziobowi.
label-c03-opening-b = Otworzyć nad parą.
outcome-c03-opening-b = Jedna kartka, pusta i wilgotna. Pachnie domem, w którym kiedyś mieszkaliście. Zaklejacie ją i czujecie się jak złodzieje.
label-c03-opening-c = Zostawić go u niej.
outcome-c03-opening-c = Odkłada go na półkę. List się przechyla.

tale-c03-journey = Pół mili na sterburcie
told-c03-journey = List przechylił się tak, że zrywa się z gwoździa i sunie po stole z mapami aż do krawędzi. Za tą krawędzią, pół mili dalej, jest łódź wiosłowa, w niej stoi skrzynka pocztowa, a przy wiosłach nie ma nikogo.
memory-c03-journey-a = Lak jest cały, i ciepły.
memory-c03-journey-b = Klej nie wytrzymał. List sunąc trzepocze, jak coś, co straciło oddech.
label-c03-journey-a = Wrzucić go.
outcome-c03-journey-a = Klapka zabiera rękę razem z listem, po łokieć, i oddaje ją z pokwitowaniem.
label-c03-journey-b = Zaczekać na opróżnienie skrzynki.
outcome-c03-journey-b = O zmierzchu po wodzie nadchodzi listonosz, opróżnia skrzynkę i przegląda plik. „Do was”, mówi i podaje wam wasz własny list. Teraz ma adres.

tale-c03-epilogue = Pocztą wieczorną
told-c03-epilogue = Jest do was list. Poczmistrzyni trzyma go w wyciągniętej ręce; przyszedł pocztą wieczorną, mówi, a adres nadawcy od trzydziestu lat jest pod wodą. Chciałaby być przy tym, jak go otworzycie. Zaparzyła herbatę.
outcome-c03-epilogue-a = Odpowiada, punkt po punkcie, na list, którego nigdy nie napisaliście. Na trzeciej stronie wiecie już, o co musieliście pytać.
outcome-c03-epilogue-b = To kartka, którą wieźliście przez całą drogę, i nie jest już pusta: dom, narysowany ręką dziecka, razem z piwnicą; a w rogu przyklejony jest klucz.

tale-c04-opening = Brat kucharza
told-c04-opening = W drzwiach karczmy wasz kucharz staje jak wryty. Na końcu lady siedzi jego brat, który siedem lat temu poszedł na dno z „Constance”. Kapie z niego, równo, do osobnej kałuży. Nie postarzał się. Za to dług ma u karczmarza długi jak wasze ramię.
label-c04-opening-a = Zapłacić za niego i zabrać go (4 monety).
outcome-c04-opening-a = Podaje wszystkim rękę. To tak, jakby wam podano rybę.
label-c04-opening-b = Zostawić mu monetę i wyjść.
outcome-c04-opening-b = Kucharz kładzie ją na ladzie i się nie ogląda. W zaułku idą za wami mokre kroki, w pewnej odległości.

tale-c04-journey = Świeża ryba
told-c04-journey = Od lat nie jedliście tak dobrze. Co rano na progu kambuza leży ryba, takich gatunków, że kucharz musi sprawdzać w książce. Teraz brat prosi o przysługę. Tam na dole, w „Constance”, mówi, są inni, którzy chętnie przyszliby na górę, na chwilę.
memory-c04-journey-a = Prosi z komory łańcuchowej, gdzie siedzi całymi dniami, z wodą po pierś.
memory-c04-journey-b = Prosi z wody, z samego skraju światła latarni. Kucharz od kilku dni nie wciąga trapu.
label-c04-journey-a = Spuścić dla nich łodzie.
outcome-c04-journey-a = Wychodzi dziewięciu. Ośmiu chce tylko zobaczyć niebo.
label-c04-journey-b = Odmówić, życzliwie.
outcome-c04-journey-b = Kiwa głową. Musiał zapytać. Daje kucharzowi coś na przechowanie.

tale-c04-epilogue = Pokój blisko wody
told-c04-epilogue = Brat chciałby tu zejść na ląd. Znalazł pokój, mówi, blisko wody; ściśle biorąc, tuż pod nią. Kucharz niesie mu torbę po stopniach, póki są suche, i długo jeszcze stoi z podniesioną ręką.
outcome-c04-epilogue-a = Na kei, w deszczu, stoi ośmiu towarzyszy z twarzami do nieba. Każdy mówi wam tę jedną rzecz, którą zobaczył po drodze w dół.
outcome-c04-epilogue-b = „Dobrze zrobiliście”, mówi brat na pożegnanie. „Nie wróciliby już do siebie”. W kambuzie, pod mąką, zostawił swój żołd za siedem lat.

tale-c05-opening = Latarnia, która chodziła
told-c05-opening = Tu nie powinno być latarni morskiej. Stoi trochę krzywo na trzech żelaznych nogach, a od każdej nogi prowadzi z powrotem w przybój rząd głębokich, okrągłych śladów. Drzwi są otwarte. W izbie z lampą wszystko wypolerowane, a knot nigdy się nie palił.
label-c05-opening-a = Zapalić ją.
outcome-c05-opening-a = Promień pada na morze, drży, nieruchomieje. Pod wami coś dużego wypuszcza oddech.
label-c05-opening-b = Wymontować soczewkę.
outcome-c05-opening-b = Dno czyta się przez nią jak druk. Gdy odpływacie, wieża pochyla się za wami jak ktoś, kto klepie się po kieszeniach, szukając okularów.

tale-c05-journey = Dziewięćdziesiąt sążni
told-c05-journey = Przed wami w mroku, tam gdzie mapa podaje dziewięćdziesiąt sążni, brodzi latarnia. Fala sięga jej do galerii. Robi krok, czeka, robi następny, jak człowiek po ciemku, który wie, że zaraz będą schody.
memory-c05-journey-a = Pali się, jak ją zostawiliście, i na wasz widok dwa razy przygasa na powitanie.
memory-c05-journey-b = Jest ciemna. Maca przed sobą jedną nogą i słyszała was.
label-c05-journey-a = Schronić się za nią od wiatru.
outcome-c05-journey-a = Jeśli widzi, idzie przed wami całą noc i fale rozbijają się o nią. Jeśli nie widzi, jest jej przykro z powodu bukszprytu.
label-c05-journey-b = Trzymać się z dala i brać namiary.
outcome-c05-journey-b = Patrzycie za nią aż po widnokrąg i zaznaczacie każde miejsce, w którym postawiła nogę.

tale-c05-epilogue = Dokąd sięga dno
told-c05-epilogue = Po raz ostatni spotykacie ją na skraju głębi, złożoną na trzech nogach jak wielbłąd, z galerią tuż pod falą. Zaszła tak daleko, jak sięga dno. Ktoś będzie musiał spuścić łódź.
outcome-c05-epilogue-a = Podpływacie i dolewacie oliwy do lampy. Zna wasze głosy. W tym świetle przez godzinę widzicie aż do samego dołu.
outcome-c05-epilogue-b = Macie na papierze całą jej drogę. Opływacie ją raz dookoła, z odkrytymi głowami, i rysujecie ostatnią kreskę: tu morze ma koniec, a tam go nie ma.

tale-c06-opening = Jajo
told-c06-opening = W kraterze leży jajo wielkości beczki rumu, szaro nakrapiane. Kto przyłoży ucho, słyszy serce, powolne jak pompa. Ktoś z was kaszle. Po chwili coś kaszle w środku.
label-c06-opening-a = Zabrać je na pokład.
outcome-c06-opening-a = Wtaczacie je po desce. Cieśla robi mu kołyskę, a kucharz wziął się do robótki na drutach.
label-c06-opening-b = Zakopać głębiej i zatrzeć ślady.
outcome-c06-opening-b = Usypujecie ciepły piasek na wysokość człowieka. Gdy odchodzicie, słychać cichutkie kaszlnięcie, jakby ktoś wolał, żeby go zapytano.

tale-c06-journey = Towarzystwo
told-c06-journey = Od świtu trzyma się pod waszą stępką jakiś kształt, długi na kabel. Nic nie robi. Tylko co jakiś czas podpływa wyżej, aż woda się wybrzusza i spływa, patrzy na was jednym okiem i kaszle.
memory-c06-journey-a = W ładowni coś odkasłuje, a skorupa robi „trzask”.
memory-c06-journey-b = Obwąchuje wasze łodzie, ster, piasek w pazurach kotwicy. Wie, gdzie byliście.
label-c06-journey-a = Zakaszleć.
outcome-c06-journey-a = Następuje cisza z gatunku tych, w których coś się rozstrzyga. Potem podpływa pod stępkę, bardzo ostrożnie, i was niesie.
label-c06-journey-b = Wytoczyć działa i nie strzelać.
outcome-c06-journey-b = Wie, co to działa. Zostaje w tyle; nie odpływa.

tale-c06-epilogue = Długa i krótkie
told-c06-epilogue = Z deszczu wypływają dwa: długa i krótkie, które nie umie jeszcze trzymać kursu. Długa zostaje z dala. Krótkie was zobaczyło, wpadło na pomysł i już tu płynie.
outcome-c06-epilogue-a = Otwiera paszczę jak drzwi do piwnicy i kładzie wam coś na pokładzie, delikatnie, jak kot ptaka, kaszle i czeka na pochwałę.
outcome-c06-epilogue-b = Widzi działa i zawraca, a długa mija was od zawietrznej, nawet nie patrząc. Za nimi morze jest puste od wszystkiego, co na was polowało.

tale-c07-opening = Długi nieboszczyka
told-c07-opening = Adwokat szedł za wami od kei do kei. Kapitan Osric Pell, którego nigdy nie spotkaliście, uczynił was spadkobiercami. Jest majątek: jeden wrak, pozycja znana. Są też długi. Adwokat je rozwija; sięgają do drzwi, które ktoś im przytrzymuje.
label-c07-opening-a = Przyjąć spadek.
outcome-c07-opening-a = Podpisujecie czterdzieści razy. Osusza każdy podpis i się nie uśmiecha.
label-c07-opening-b = Odrzucić.
outcome-c07-opening-b = Kłania się. „Odwiedzą was tak czy owak. Zauważono, że ludzie zmieniają zdanie”. Zostawia wizytówkę i odpis inwentarza.

tale-c07-journey = Kuter
told-c07-journey = Do burty podchodzi czarny kuter, bardzo porządny, obsadzony kancelistami. Ten z szarfą odczytuje nazwisko kapitana Pella i kwotę. Jest to więcej pieniędzy, niż istnieje.
memory-c07-journey-a = Wasze czterdzieści podpisów leży w teczce. Odwraca ją, żebyście mogli je podziwiać.
memory-c07-journey-b = Nie jesteście spadkobiercami, wyjaśniacie. „Jeszcze nie”, zgadza się i ogląda wasze żagle.
label-c07-journey-a = Zapłacić coś na poczet (5 monet).
outcome-c07-journey-a = Przelicza, wypisuje pokwitowanie, a na odwrocie pokwitowania, ołówkiem, namiar.
label-c07-journey-b = Zażądać oryginału.
outcome-c07-journey-b = Muszą go poszukać. Szukają łomami.

tale-c07-epilogue = Spadek
told-c07-epilogue = Wrak leży tam, gdzie mówią papiery, na boku, na plaży, zdrowy jak orzech. W kajucie, przy przechylonym pulpicie, siedzi kapitan Pell, od dziewięciu lat martwy, i dodaje. Nie odwraca się. Jedno z was trzyma latarnię, drugie wchodzi.
outcome-c07-epilogue-a = Kładziecie przed nim pokwitowanie. Czyta. Odkłada pióro i trochę trwa, nim otworzy dłoń. Pod dłonią jest szyfr do kasy.
outcome-c07-epilogue-b = Kładziecie przed nim oryginał, w kawałkach. Znajduje klauzulę, którą wszyscy przeoczyli, i po raz pierwszy od dziewięciu lat się śmieje.

tale-c08-opening = Dziewczynka w bocianim gnieździe
told-c08-opening = W bocianim gnieździe śpi dziecko. Nikt go nie wprowadzał na pokład. Zapytana, od kiedy tam jest, dziewczynka zastanawia się i mówi: od kiedy to jeszcze nie był statek. Kiedyś były tu wiewiórki.
label-c08-opening-a = Niech tam zostanie.
outcome-c08-opening-a = Przywiązuje się jak stara wyjadaczka i woła z góry, jaka będzie pogoda, na godzinę przed pogodą.
label-c08-opening-b = Sprowadzić ją do ciepłego.
outcome-c08-opening-b = Pije kakao i zostawia na ławce mokre liście. Nocą maszt skrzypi, jakby czegoś szukał.

tale-c08-journey = Porządny kawał drewna
told-c08-journey = W porcie ludzie przystają i gapią się na wasz grotmaszt. Wypuścił pąki. Podchodzi handlarz drewnem, z kapeluszem w ręku, i wymienia cenę, przy której płatnik musi usiąść.
memory-c08-journey-a = Siedzi między pąkami i macha nogami. Cenę słyszała.
memory-c08-journey-b = Stoi przy relingu z kubkiem i patrzy w górę jak ktoś, kto słyszy, że go wołają.
label-c08-journey-a = Sprzedać mu maszt.
outcome-c08-journey-a = Piłuje cały dzień. Ona odchodzi keją, tam gdzie jest ziemia, i nie utyka, póki myśli, że ją widzicie.
label-c08-journey-b = Odprawić go.
outcome-c08-journey-b = Dwa razy podbija cenę. W nocy pąki się otwierają, a na całym statku ściągają się szwy.

tale-c08-epilogue = Liście
told-c08-epilogue = Na skale nie większej niż stodoła stoi drzewo, pierwsze z liśćmi, jakie widzicie od lat. Pod nim nie pada. Jest miejsce dla załogi jednego statku, jeśli się ścisnąć.
outcome-c08-epilogue-a = Nisko na pniu ma bliznę, kształtem i wielkością jak gniazdo waszego masztu. Ona siedzi w rozwidleniu i patrzy na was surowo. Potem się posuwa.
outcome-c08-epilogue-b = Wasz maszt pochyla się ku niemu. Z bocianiego gniazda jakiś głos mówi dziękuję, a potem gniazdo jest puste i są wiewiórki.

tale-c09-opening = Malarka suchego lądu
told-c09-opening = Maluje wioski, a po tygodniu wioski toną. Ludzie przechodzą na drugą stronę ulicy. Próbowała malować źle, opowiada, ale te też poszły pod wodę, tylko krzywo. Teraz chciałaby namalować coś, co pływa, i przygląda się waszemu statkowi.
label-c09-opening-a = Niech maluje statek.
outcome-c09-opening-a = Podobny jak żywy, tylko trochę głęboko siedzi w wodzie.
label-c09-opening-b = Poprosić, żeby namalowała deszcz.
outcome-c09-opening-b = Wpatruje się w was. Nikt jeszcze o to nie prosił. Potem idzie i wykupuje w mieście wszystkie szarości.
label-c09-opening-c = Przejść na drugą stronę ulicy.
outcome-c09-opening-c = Bylibyście bardzo dobrze namalowani.

tale-c09-journey = Dopłata
told-c09-journey = W kapitanacie leży paczka w workowym płótnie, wysoka jak drzwi. Są od niej do zapłaty dwie monety. Płacicie, wnosicie ją na pokład i rozpakowujecie w kajucie, tyłem do światła.
memory-c09-journey-a = To znowu wasz statek, z pamięci. Za sterem stoi postać, której nikt z was nie zna.
memory-c09-journey-b = To deszcz, dziewięć stóp deszczu. Kto podejdzie blisko, widzi w nim postać, daleko, idącą pieszo.
label-c09-journey-a = Powiesić.
outcome-c09-journey-a = Czasem rano postać jest bliżej. Zapytana, pokazuje.
label-c09-journey-b = Zamalować.
outcome-c09-journey-b = Dwie warstwy okrętowej bieli. Do północy postać przebiła, rozgniewana, z pędzlem w ręku; ale idzie już w drugą stronę.

tale-c09-epilogue = Żółty
told-c09-epilogue = Umarła, mówi gospodyni, w łóżku i sucha jak pieprz. Ostatni obraz ma być dla was. To morze, bez deszczu, a górą biegnie pasek w kolorze, którego w całym domu nikt nie umie nazwać.
outcome-c09-epilogue-a = Jest na nim wasza postać, mała, na tym żółtym, i nareszcie usiadła. Znacie ten brzeg. Od tygodni go wam pokazuje.
outcome-c09-epilogue-b = W rogu zostawiła na szerokość dłoni biel, waszą biel, i pędzel. Domalowujecie siebie. Schodzi na to cały wieczór i wychodzicie całkiem nieźle.

tale-c10-opening = Ostatnie jabłko
told-c10-opening = Pod skałą jest piwnica, a piwnica jest sucha, uczciwie i na wskroś. Pośrodku rośnie jabłonka, nie wyższa niż dziecko, a na niej jedno jabłko. Obok budzi się starzec z muszkietem i mówi, że popatrzeć można.
label-c10-opening-a = Poprosić o jabłko.
outcome-c10-opening-a = Płacze, wyciera je o rękaw do połysku i prosi tylko, żeby leżało gdzieś, gdzie będzie je widać.
label-c10-opening-b = Poprosić o szczepkę.
outcome-c10-opening-b = Sam wybiera gałązkę i przez dwie godziny tłumaczy, jak ją trzymać. Tłumaczy też inne rzeczy.

tale-c10-journey = Z czapką w ręku
told-c10-journey = Po godzinie wie cały port. Wieczorem na kei stoi tłum, cichy, z czapkami w rękach. Nikt się nie pcha. Nie chcieliby robić kłopotu.
memory-c10-journey-a = Słyszeli, że jest jabłko. Większość przyprowadziła dziecko, żeby mu pokazać.
memory-c10-journey-b = Słyszeli, że jest gałązka z liściem. Stara kobieta pyta, czy mogłaby powąchać.
label-c10-journey-a = Wpuszczać ich, jedno po drugim.
outcome-c10-journey-a = Trwa to całą noc i nikt niczego nie dotyka. Rano na luku leży kupka: to, bez czego mogli się obejść.
label-c10-journey-b = Oddać uniwersytetowi.
outcome-c10-journey-b = Mają szklarnię, komisję i, jak się okazuje, bardzo grubą teczkę o ostatnim suchym lecie.

tale-c10-epilogue = Kwadrat niczego szczególnego
told-c10-epilogue = Na skraju portu ktoś ogrodził kwadrat niczego szczególnego. Zaglądacie przez płot. To ziemia, naniesiona w wiadrach, a w ziemi są zielone czubki, tak długie jak paznokieć.
outcome-c10-epilogue-a = Dziewięć. Przy każdym tkwi patyczek z imieniem dziecka, a przy każdym patyczku stoi dziecko, na straży przed kozami. Zrobiły dla was składkę.
outcome-c10-epilogue-b = Jeden, do tego dwóch profesorów i trzy tabliczki z zakazami. Ma się dobrze. Teczka dla was leży gotowa, przepisana na czysto.

tale-c11-opening = Martwa wachta
told-c11-opening = Gdy na psiej wachcie wybija osiem szklanek, spod pokładu wychodzą marynarze, których nie znacie, przemoczeni, salutują i zmieniają was przy kole i brasach. Znają się na rzeczy. Ten przy sterze ma w kołnierzu kraba.
label-c11-opening-a = Oddać im wachtę.
outcome-c11-opening-a = Śpicie, jak nie spaliście od miesięcy. Rano statek jest spory kawał dalej, i wyszorowany.
label-c11-opening-b = Przegnać ich z pokładu.
outcome-c11-opening-b = Patrzą po sobie, urażeni, i schodzą za burtę według starszeństwa. Jeden zostawia papiery.

tale-c11-journey = Zażalenia
told-c11-journey = Dwie szklanki. Znowu są i tym razem ich bosman ma kartkę. Atrament się rozlał, ale główne punkty są jasne: brak rumu, brak żołdu, brak pogrzebu. Jest ich jedenastu. Stoją na baczność i kapią.
memory-c11-journey-a = Odstali za was jedenaście wacht. Policzyli to.
memory-c11-journey-b = Szli za wami wzdłuż stępki, ręka za ręką, przez cały czas. Chcieliby tylko, mówi bosman, żeby ich zapytać.
label-c11-journey-a = Pochować ich, jak należy.
outcome-c11-journey-a = Jedenaście razy czytacie modlitwę. Przy każdym nazwisku jeden przechodzi za reling i nie słychać plusku.
label-c11-journey-b = Zaciągnąć ich (3 monety).
outcome-c11-journey-b = Stawiają krzyżyki. Jeden umie pisać.

tale-c11-epilogue = O jedenastu za mało
told-c11-epilogue = To, co zbiera topielców, wynurza się sprawdzić, dlaczego brakuje mu jedenastu. Wystaje wysoko z wody, a dużo go jeszcze jest na dole. Nie wygląda na rozgniewane. Wygląda, jakby liczyło.
outcome-c11-epilogue-a = Podnosicie dziennik: jedenaście nazwisk, miejsce, dzień i słowa, które padły. Czyta powoli. Potem schyla głowę, jak się to robi, i odchodzi drogą, którą przyszło; a wy tę drogę widzieliście.
outcome-c11-epilogue-b = Wasza nocna wachta staje przy relingu z dobytymi kordami, ociekając. Podpisali, mówi ten, co umie pisać. Patrzy na nich, na was i odkłada to, co trzymało w ręku.

tale-c12-opening = Utopiony parlament
told-c12-opening = Przy niskiej wodzie z morza wystaje ratusz, a rada obraduje, z wodą po brodę. Pod głosowaniem jest wniosek o odroczenie potopu. Od dziewięćdziesięciu lat jest remis, jedenaście do jedenastu, i właśnie przewodniczący zobaczył, że wchodzicie.
label-c12-opening-a = Głosować za.
outcome-c12-opening-a = Przyjęto! Jest owacja i sporo bąbelków. Pisarz notuje wasze nazwiska.
label-c12-opening-b = Głosować przeciw, w kwestii formalnej.
outcome-c12-opening-b = Wrzawa. Ale pan z węgorzami w peruce dziękuje wam: dziewięćdziesiąt lat czekał, aż ktoś to przeczyta.

tale-c12-journey = Do rąk własnych
told-c12-journey = Pisarz, mokry po czubek kapelusza, zatrzymuje was na ulicy i wręcza kopertę. To uchwała rady, w jedenastu egzemplarzach. Ma być doręczona stronie zainteresowanej, do rąk własnych, i to przez was.
memory-c12-journey-a = „Uchwalono: potop się odracza.” Na dole są wasze nazwiska.
memory-c12-journey-b = „Uchwalono: sprawę należy zbadać.” Zbadać macie, jak widać, wy.
label-c12-journey-a = Przyjąć zlecenie.
outcome-c12-journey-a = Dostajecie szarfę i dodatek, za który wyżyłby mały kot.
label-c12-journey-b = Oddać adwokatom portowym.
outcome-c12-journey-b = Rzucają się na to jak mewy. Do południa jest dziewięć odwołań, a w archiwum znaleziono rzeczy, których nikt nie chciał zachować.

tale-c12-epilogue = Strona zainteresowana
told-c12-epilogue = Doręczacie za burtę, w miejscu najgłębszego sondowania na mapie, przywiązane do kamienia, głosem donośnym i wyraźnym. Przez godzinę nic. Potem morze cichnie, jak cichnie pokój, do którego ktoś wszedł.
outcome-c12-epilogue-a = Na powierzchnię wypływa odpowiedź, na łupku, wielkimi literami. Strona zainteresowana wnosi o odroczenie.
outcome-c12-epilogue-b = Na powierzchnię wypływa odpowiedź, na łupku, wielkimi literami. Strona zainteresowana załącza pełną dokumentację.
