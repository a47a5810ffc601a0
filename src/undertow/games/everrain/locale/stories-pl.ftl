### The Everrain: what enemies, elders, shellbacks, guns, endings and moments tell. Polish.

## Enemies

story-enemy-stowaway = Ma na sobie wasz dobry koc. Już nie dygocze.
story-enemy-bailiff = Puka, choć drzwi są otwarte, i odczytuje, ile jesteście warci.
story-enemy-chorister = Cienki głosik, spóźniony o pół taktu. Czeka, aż się przyłączycie.
story-enemy-hundredling = Nie dłuższy niż człowiek i jeszcze niegotowy. Maca wzdłuż relingu, szukając reszty siebie.
story-enemy-empty-ship = Wszystkie lampy zapalone, wszystkie koje posłane. Na jednej poduszce leży bilecik z waszym nazwiskiem.
story-enemy-drip = Kałuża, która pamięta, że była kimś. Zawsze już prawie jej nie ma.
story-enemy-barnacled = Wasz fach, wasz stopień, wasz wiek, tyle że obrośnięty. Niczego nie naprawia, wszystko rozkłada.
story-enemy-gutterling = Wchodzi szpigatem, wychodzi z resztą.
story-enemy-gullwife = Nie gryzie. Krzyczy z bliska rzeczy, które są prawdą.
story-enemy-net-widow = Ceruje tę samą sieć, odkąd go przynieśli. Jest w niej jeszcze miejsce.
story-enemy-tallow-man = Pali się z obu końców i nie dba, kto stoi obok.
story-enemy-eel-sergeant = Jeden taki to kłopot. Gorsze jest to, co mówi do innych.
story-enemy-lampmouth = Ciepłe światło na ciemnym pokładzie. Zawsze ktoś z dołu wstanie zobaczyć.
story-enemy-drowned-admiral = Odwołuje rozkazy. Trzeba chwili, by sobie przypomnieć, że nie trzeba słuchać.
story-enemy-anchorite = Pustelnik z dna, przykuty do swoich ślubów. Gdzie uklęknie, tam staje statek.
story-enemy-belfry-crab = Dzwon zrobił się za ciasny, więc zamieszkał w wieży. Wybija godziny na tym, co ma pod szczypcem.
story-enemy-tide-bride = Spóźnia się na własny ślub i prowadzi druhny.
story-enemy-customs-hulk = Ściśle biorąc, już nie pływa; niosą go akta.
story-enemy-ropewalker = Bez kadłuba, sam takielunek, a w każdym węźle ktoś.
story-enemy-choir-barge = Czterdziestu basów zakotwiczonych za gardło.
story-enemy-lantern-galley = Wiosłują ćmy. Płynie tam, gdzie światło, a światło to wy.
story-enemy-bone-galleon = Zbudowany od środka na zewnątrz przez to, co było w środku.
story-enemy-flood-flagship = Gdzie przepływa, tam opuszcza się flagi; zostają na dole.

## Elders

story-elder-landlord = Nie gniewa się. Był cierpliwy bardzo długo, a porty zalegają z czynszem.
story-elder-hundredfathom = Coś tak długiego nie ma przodu. Gdziekolwiek spojrzeć, ono patrzy na was.
story-elder-unsung = Hymn, którego nikt nie śmiał dokończyć. Przyszła usłyszeć resztę.

## Shellbacks

story-crew-marthe = Marthe cztery razy mierzyła to samo wybrzeże i za każdym razem go nie było.
story-crew-teasel = Teasela słychać w sąsiedniej parafii; proszono go, żeby przestał.
story-crew-aubrin = Aubrin opuściła klasztor oknem, razem ze świecznikami.
story-crew-corvane = Corvane nic nie słyszy, odkąd wyleciała prochownia, i odtąd jest szczęśliwy.
story-crew-nacht = Nacht jest doktorem czegoś.
story-crew-ferrow = Ferrowa nigdy tu nie było i nie macie tego od niego.
story-crew-yusra = Yusra steruje po smaku piany i mówi, że to kwestia wprawy.
story-crew-wick = Wick ma dwanaście lat od czterdziestu i woli, żeby o tym nie wspominać.

## Guns

story-upgrade-old-swivels = Były na statku od początku. Hałas też.
story-upgrade-demi-culverins = Pół kolubryny to wciąż całkiem dużo kolubryny.
story-upgrade-carronades = Do rozmów, które zaszły dość daleko.
story-upgrade-long-nines = Cierpliwe lufy. Lubią się najpierw napatrzyć.
story-upgrade-full-broadside = Wszystko naraz, a potem zamiatanie pokładu.
story-upgrade-langrage = Gwoździe, zawiasy, sztućce. Komuś zabraknie łyżek.
story-upgrade-bow-chasers = Równie dobre, gdy to was ścigają.
story-upgrade-stern-petard = Żegnacie się pierwsi. Na tym polega cała sztuka.
story-upgrade-mortar = Leci w górę. Spada. Pomiędzy wszyscy są równi.

## Endings

story-ending-discovery = O szóstej rano jest cicho. Nikt nie wiwatuje. Ktoś wyciąga rękę za reling i cofa ją suchą; potem ktoś wiesza na rei koszulę, a potem wieszają wszyscy.
story-ending-agenda = Księgi są zamknięte; to nie były wasze księgi. Ostatnia mapa nie ma już brzegów, tylko wodę, starannie narysowaną. Pompujecie dalej, bo to wasza wachta.
story-ending-elder_landlord = Światło gaśnie, pierwszy raz od dziewięćdziesięciu lat. Gdzie było miasto, w wodzie stoją drzwi. Ktoś zamyka je od środka, cicho, jakby spały tam dzieci.
story-ending-elder_hundredfathom = Dwie latarnie okrętowe toną obok siebie i jeszcze długo się palą. Linka sondy ucieka za reling. Nikt jej nie popuszcza.
story-ending-elder_unsung = Trzecią zwrotkę znają wszyscy. W każdym porcie odkładają to, co mają w rękach, i wstają. Spostrzegacie, że od pewnego czasu śpiewacie też.
story-ending-length = W Lanthornie trzymają wam miejsce przy kei przez rok, potem jeszcze przez jeden. Potem ktoś cumuje tam łódkę. Światło i tak zapalają co wieczór.

## Moments; --2, --3: the second and third time

story-event-round_begun = Cumy oddane. Za wami obraca się światło, jak od dziewięćdziesięciu lat. Przed wami kończy się mapa.
story-event-tile_laid = Z bocianiego gniazda wołają, co widać, a ktoś to rysuje. Teraz to jest miejsce. Godzinę temu była to tylko pogoda.
story-event-wounded = Pierwsza krew tego rejsu. Deszcz zmywa ją z desek, nim ktokolwiek przyniesie wiadro.
story-event-died = Ktoś zdejmuje czapkę z gwoździa i nie wie, gdzie ją odłożyć.
story-event-died--2 = Przy zmianie wachty brakuje dziś jednego głosu, a wszyscy i tak na niego czekają.
story-event-died--3 = Oddajecie morzu, czego chce, a buty zostają.
story-event-ship_lost = Przez chwilę jego latarnia pali się jeszcze pod wodą. Potem jest na mapie miejsce, do którego nikt nie steruje.
story-event-act_won = Akt się kończy i jest wasz. W Lanthornie jakiś profesor biegnie z waszymi kartkami przez ulice, w kapciach.
story-event-act_lost = Akt się kończy i jest ich. W głębi coś przewraca się na drugi bok, jak śpiący, gdy zostawić otwarte drzwi.
story-event-storm_placed = W poprzek morza stoi ściana. Nie ma podnóża i idzie w waszą stronę. Umocujcie, co chcecie jeszcze zobaczyć.
story-event-elder_lowered = Kompasy choć raz są zgodne. Wszystkie wskazują w dół.
story-event-elder_woken = Dwa znaczniki się spotykają. To, co cały czas spało pod deszczem, już nie śpi.
