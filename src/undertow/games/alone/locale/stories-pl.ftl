### Alone: what cards, missions, people, rooms, endings and moments tell. Polish. --hero and --evil: with whose ears.

## Reaction cards

story-card-right-behind-me = Stajesz. Szuranie robi jeszcze dwa kroki.
story-card-they-hunt-in-a-pack = Pazury po blasze, z lewej i z prawej, do taktu.
story-card-it-let-me-come = Każde drzwi po drodze stały otworem. Jakie to uprzejme.
story-card-it-is-staring-back = Dwa punkty w świetle latarki. Nie mrugają.
story-card-fresh-claw-marks = Cztery bruzdy w stali, brzegi jeszcze lśnią.
story-card-it-only-looked-small = Przed chwilą było wielkości psa. Tylko siedziało.
story-card-it-heard-the-signal = Pik, mówi skaner. Pik, mówi coś niżej.
story-card-my-signal-maddens-them = Jeden sygnał wystarczy. Teraz walą w ściany.
story-card-it-is-angry = Gdzieś przewraca się szafka. Potem następna. I następna.
story-card-barely-a-scratch = Czyste trafienie. Otrząsa się jak mokry pies.
story-card-another-takes-its-place = Wreszcie cisza. Potem opada klapa.
story-card-and-my-hands-are-full = Trzy puszki pod pachą, bateria w zębach.
story-card-it-was-here-first = Wszystkie szuflady otwarte, zamki jeszcze mokre.
story-card-the-sparks-draw-them = Błękitny błysk, trzask, swąd kurzu. Odwracają się głowy.
story-card-it-tears-the-cables-out = Metr po metrze kabel znika w ścianie. Ktoś ciągnie z drugiej strony.
story-card-it-smells-my-blood = Kap. Kap. A potem długi wdech, nie twój.
story-card-the-blood-whips-them-up = Czerwień na kracie podłogi. Pod spodem przepychanka.
story-card-i-must-not-look-away = Mrugnij, a będzie o płytę bliżej.
story-card-they-are-keeping-pace = Za okładziną coś idzie, kiedy idziesz ty.
story-card-footsteps-ahead = Komuś bardzo się śpieszy, żeby być tam przed tobą.
story-card-they-are-faster = Liczysz do trzech. Kończą przy dwóch.
story-card-something-flits-past = W snopie światła jeszcze wiruje kurz.
story-card-already-round-the-corner = Ten rygiel był zasunięty. Twoją ręką.
story-card-from-everywhere = Z północy szuranie. Z południa szuranie. Z góry jeszcze nic.
story-card-they-know-where-i-am = Prosimy, idź. I tak nam po drodze.
story-card-the-blip-is-moving = Siedem sektorów, mówi ekran. Potem sześć, choć nikt nie pyta.
story-card-gone-before-i-aim = Na muszce puste krzesło. Jeszcze się buja.
story-card-they-have-changed-places = Po lewej drapie, po prawej oddycha. A teraz na odwrót.
story-card-it-springs-aside = Dziura w ścianie naprzeciwko. Po drodze nic.
story-card-they-used-the-time = Spokojnie, nie ma pośpiechu. My już po robocie.
story-card-out-of-the-vents = Kratka wisi na jednej śrubie i się kołysze.
story-card-they-are-through = Skrzynie, łańcuchy, żelazna sztaba. Starczyło na minutę.
story-card-while-i-fumble = Czerwony do czerwonego, czarny do czarnego. Ktoś liczy razem z tobą.
story-card-no-time-to-breathe = Oprzyj się o ścianę. Też to czujesz?
story-card-there-are-more = Miały być cztery. Posłuchaj.
story-card-my-heart-races = Za dużo tych uderzeń jak na jedno serce.
story-card-something-brushed-my-neck = Wiatru tu nie ma. Pajęczyn też nie.
story-card-how-do-i-know-this-place = Ta sama wgnieciona szafka. Albo inna, wgnieciona tak samo.
story-card-my-legs-will-not-obey = Lewa noga. Lewa noga. No dalej, lewa noga.
story-card-was-i-mistaken = Pusto. A krzesło? Tu stało krzesło.
story-card-my-lamp-is-failing = Potrząśnij. Pomaga, dwa razy.
story-card-eyes-in-the-dark = Może to diody. Diody świecą w rzędach.
story-card-the-numbers-swim = Czy to 3? Przetrzyj szkło. Czy to 8?
story-card-it-answers-in-my-voice = „Tutaj”, mówi. Dokładnie tak jak ty.
story-card-my-hands-are-shaking = Mosiądz o beton. Nabój toczy się i toczy.
story-card-it-was-never-there = Ani wgniecenia, ani kropli. Tylko twoja łuska, jeszcze ciepła.
story-card-nothing-but-air = Coś uprzejmie ustępuje i przepuszcza strzał.
story-card-everything-is-crawling = Podnieś szmatę. Opuść szmatę.
story-card-this-belonged-to-the-dead = Pod kołnierzem jest imię, wyszyte ręcznie.
story-card-the-lights-are-dying = Pstryk, daleko. Pstryk. Pstryk, obok.
story-card-who-is-breathing = Wstrzymaj oddech. Znowu to słychać.
story-card-i-will-not-die-here = „Każdy uraz zgłoś kierownictwu zmiany”, głosi plakat.
story-card-my-blood-looks-black = Przy tej lampie wszystko jest czarne. Na pewno.
story-card-i-am-losing-my-mind = Miłej zmiany, życzy głośnik. Prądu nie ma.
story-card-the-floor-gives-way = Sześć śrub leży obok płyty, w równym rządku.
story-card-the-door-slams-shut = Stal o stal. Potem już tylko dzwonienie w uszach.
story-card-i-felt-the-wire = Cienki jak włos, na wysokości łydki. Brzęczy.
story-card-it-looked-harmless = Od roku nikt tu nie jadł. Pudełko śniadaniowe jest ciepłe.
story-card-dust-from-the-ceiling = Najpierw pył, potem kamyk, potem przerwa.
story-card-that-floor-was-different = Ktoś tu zamiótł. Tylko tę jedną płytę.
story-card-the-echo-comes-back-wrong = Wołasz raz. Wraca dwa razy.
story-card-my-scanner-set-it-off = Zielone lampki odpowiadają. Nie ma ich na żadnym planie.
story-card-i-stepped-into-it = Pół kroku w tył. Coś klika.
story-card-the-ceiling-comes-down = Po huku sypie się tynk. Po tynku belki.
story-card-of-course-it-jams = Klik. Tak głośno nie było tu dawno.
story-card-it-was-booby-trapped = Wieczko ustępuje lekko. Wisi na nim nitka.
story-card-the-crate-is-hissing = „Góra”, mówi strzałka na skrzyni. Celuje w dół.
story-card-the-box-is-rigged = Pięć przewodów na schemacie. Sześć w skrzynce.
story-card-live-wires = Włoski na ręce wstają pierwsze.
story-card-my-blood-marks-the-way = Czerwone monety, co metr jedna. Łatwo trafić.
story-card-one-wrong-step = Luźna płyta tu, luźna tam, a zawrócić nie ma gdzie.
story-card-every-shadow-is-a-trap = Płaszcz. Rura. Płaszcz. Płaszcz bez haka.

## Decks

story-deck-wrath = Więcej kości, więcej ciosów. Co martwe, nie leży długo.
story-deck-speed = Są już tam, dokąd zmierza Bohater, a ty masz jeszcze kartę.
story-deck-terror = Kosztuje opanowanie, a to, co słyszy Bohater, nie zawsze jest prawdą.
story-deck-traps = Stacja zrobi to sama. Ty tylko przekładasz druty.

## Items

story-item-slug-rounds = Ciężkie jak bilon. Kupisz za nie tylko ciszę.
story-item-tracer-rounds = Widać, dokąd strzelasz. Widać też, skąd.
story-item-incendiary-rounds = Pachną benzyną. Po chwili pachnie nią wszystko.
story-item-jetpack = Na pasku napis: nie używać w pomieszczeniach. Innych miejsc tu nie ma.
story-item-magnetic-boots = Stuk. Stuk. Przynajmniej te kroki są twoje.
story-item-smoke-canister = Korytarz robi się szary. Za tobą coś kaszle.
story-item-scout-drone = Mała lampka skręca za róg. Tam milknie bzyczenie.
story-item-flare-gun = Dziewięć sekund czerwieni. Licz, co się rusza.
story-item-thermal-goggles = Rury są niebieskie, twoje dłonie pomarańczowe. Tamto w rogu też.
story-item-motion-tracker = Pik. To ty. Pik. To już nie ty.
story-item-floor-plan-chip = Wszystkie korytarze, czyste i jasne. Jedne drzwi ktoś skreślił.
story-item-plasma-cutter = Tnie poszycie jak chleb. O reszcie instrukcja milczy.
story-item-shock-grenade = Zatkaj uszy. Potem sprawdź, co jeszcze oddycha.
story-item-sentry-gun = Nie śpi. Nie pyta też, kto idzie.
story-item-blowtorch = Niebieski płomień, długi na dłoń. Dalej trzeba zgadywać.
story-item-crowbar = Otwiera skrzynie, drzwi i rozmowy.
story-item-tool-kit = Każde narzędzie ma swoje miejsce. Miejsce młotka jest puste.
story-item-field-medkit = Datę ważności ktoś zdrapał. Pewnie miał powód.
story-item-sedative = Dziesięć kropli i ręce znowu słuchają. Skrobanie zostaje.
story-item-neurostimulator = Igła klika. Nawet własny puls wydaje się teraz za wolny.
story-item-door-welder = Cztery spawy trzymają rok. Tobie wystarczy minuta.

## Missions

story-mission-sm01 = Na szafce wciąż miga zielona lampka. Ktoś ją pakował tak, jakby miał tu wrócić.
story-mission-sm02 = Jedna turbina jeszcze się kręci, wolno jak oddech we śnie. Powiedz jej tylko, dokąd ma słać prąd.
story-mission-sm03 = Połowa ekranów jest martwa, druga pamięta wszystko. Przez jeden oddech widać całą stację.
story-mission-sm04 = Koje niezasłane, szafki nawet niedomknięte. Mieszkańcy wyszli w pośpiechu i zostawili dużo.
story-mission-sm05 = Za oszronioną szybą porusza się dłoń. Dopiero po chwili widać, że macha.
story-mission-sm06 = Ktoś je mierzył, rysował, numerował. Ostatnia strona mówi, do czego służą numery.
story-mission-sm07 = Powietrze smakuje tu deszczem. A więc są jeszcze takie rzeczy.
story-mission-sm08 = Plomby całe, na wieku napis „kalibracja”. Z ortografią bywało tu różnie.
story-mission-pm01 = Hibernatory biorą za dużo prądu i podłoga zapomina, gdzie jest dół. Kto się spieszy, dryfuje.
story-mission-pm02 = Każda zbudzona lampa usypia inną. Na dwa korytarze sieć nie ma już siły.
story-mission-pm03 = Na wysokości oczu wisi blada mgła. Idziesz. Ona nie.
story-mission-pm04 = Zadrapanie na nadgarstku układa się we wzór. Swędzi w rytmie, który nie jest twoim pulsem.
story-mission-pm05 = Wentylacja stoi, stacja wstrzymuje oddech. Teraz każdy krok jest ogłoszeniem.
story-mission-pm06 = Coś w laboratorium mówi na wszystkich częstotliwościach. Holozegarek nadąża za jednym głosem, nie za dwoma.
story-mission-pm07 = Szepczą nazwiska z szafek, jedno po drugim. Twojego jeszcze nie było.
story-mission-pm08 = Grodzie słuchają rozkazu, do którego nikt się nie przyznaje. Jedna po drugiej biorą cię za ładunek.
story-mission-fm03 = Gdzieś tam przeleci statek, a dla czarnej skały nikt nie zwalnia. Świeć, aż ktoś się zdziwi.
story-mission-fm04 = Wszystkie słuchają jednego serca. Bije tuż za ścianą. Zatrzymaj je.
story-mission-fm05 = Ogień potrzebuje czasu, żeby przejść przez szyby, a zawór ktoś musi trzymać. Zgadnij kto.
story-mission-fm06 = Chodzić nie może, milczeć nie chce. Jedno i drugie będzie kłopotem.
story-mission-fm07 = Wystarczą dwa źle ustawione przełączniki, mówi instrukcja. O tym, jak szybko biegasz, nie mówi nic.
story-mission-fm08 = Kiedyś był człowiekiem i wciąż zna kody startowe. Wie też, czego od niego chcesz.
story-mission-fm09 = Rdzeń radiolatarni ktoś schował tam, gdzie nie sięga lampa. Trzy miejsca pachną cyną, jedno słusznie.
story-mission-fm10 = Antena znów działa, wystarczy jedno wezwanie. Ktoś jeszcze o tym wie i woli ciszę.

## Characters

story-character-pilot = Jedenaście lat lotów bez zadrapania. Pieszo to jej pierwsza misja.
story-character-engineer = Luźne łożysko słyszy przez trzy pokłady. Od wczoraj to nie łożyska.
story-character-captain = Co wieczór liczy załogę. Wychodzi jeden.
story-character-doctor = Ciepłe dłonie, zimna kawa, pacjentów brak.

## Skills

story-skill-shallow-breath = Pół wdechu. Pauza. Pół wydechu.
story-skill-quick-reflexes = Najpierw unik. Myśl przychodzi później.
story-skill-steady-nerves = Tę twarz już znasz. Twarz jak twarz.
story-skill-know-the-blade = Lewa ręka, nisko, zawsze po trzecim słowie.
story-skill-tremor-sense = Dłoń do ściany. Dwoje drzwi dalej i ciężkie.

## Rooms

story-room-control = Fotel obraca się powoli. Nikt go nie dotknął.
story-room-crew = Zdjęcia na każdej szafce. Wszystkie twarze patrzą na drzwi.
story-room-pods = Sześć włazów, pięć zielonych lampek. Szósta mruga.
story-room-lab = Szkło chrzęści pod butem. Pękło od środka.
story-room-infirmary = Świeża pościel, równe rogi. Jedno łóżko jest ciepłe.
story-room-generator = Olej, ozon i buczenie, które czuć w zębach.
story-room-hydroponics = Woda kapie na liście pomidorów. Między kroplami słychać kroki.
story-room-cargo = Pasy skrzypią. Od lat nic się tu nie rusza.

## Creatures

story-creature-spore = Najpierw słodki zapach. Potem ściana robi wydech.
story-creature-parasite = Mnóstwo małych nóg. Potem ani jednej.
story-creature-hybrid = Zanim wejdzie, puka. Tyle jeszcze pamięta.
story-creature-cultist = Nosi plakietkę z imieniem. Nuci sygnał końca zmiany.
story-creature-worm = Śrubki drżą na półce. Potem półka.
story-creature-boss = Ma tu imię. Nikt nie mówi go głośno.

## Materials

story-material-alloy = Zimny, lekki i dźwięczy, gdy spada. Trzymaj mocno.
story-material-circuit = Kiedy się budzi, czuć ciepły kurz.
story-material-reagent = Trzymać pionowo, w chłodzie i z dala od oczu.

## Difficulty levels

story-difficulty-easy = Broń nabita, kieszenie pełne, a drzwi ktoś naoliwił.
story-difficulty-normal = Jedna rzecz w dłoni i daleka droga do domu.
story-difficulty-nightmare = Ta sama dłoń, ta sama rzecz. Czasu nikt nie dołoży.
story-difficulty-impossible = Puste ręce. I ktoś im powiedział, że idziesz.

## Endings

story-ending-mission-hero = To już koniec. Milknie to, co blisko, potem to, co daleko, na końcu ściany. Siadasz i poza tobą nic tu nie oddycha.
story-ending-mission-evil = Twój gość wygrywa, i to uczciwie. Drzwi znów należą do ciebie, lampy też. Będzie ci brakowało tych kroków.
story-ending-defeat-hero = Twoja lampa toczy się jeszcze kawałek i staje. Z korytarza słychać twoje własne kroki, oddalają się. Wołasz za nimi, a one zawracają.
story-ending-defeat-evil = Dziękujemy, bardzo porządna robota. Odłóż lampę na miejsce i zamknij cicho drzwi. Ktoś znowu przyjdzie; zawsze ktoś przychodzi.
story-ending-length-hero = Nie liczysz już rund. Nikt ich nie liczy. Stacja ma czas; twój się skończył.
story-ending-length-evil = Twój gość siedzi tu tak długo, że właściwie tu mieszka. To też wygrana. Pokaż mu, proszę, pokój.

## Moments; --2, --3: the second and third time

story-event-matriarch_placed--hero = Jedno uderzenie co dziewięć sekund. Twój oddech już za nim idzie.
story-event-courier_placed--hero = Tupot butów, zawsze o jeden róg dalej.
story-event-saboteur_placed--hero = Ktoś gwiżdże. Tę melodię znasz z własnej załogi.
story-event-game_begun--hero = Za tobą zatrzaskuje się właz. W ciszy ktoś odstawia filiżankę.
story-event-game_begun--evil = Masz gościa. Nie zapalaj, proszę, światła jeszcze przez chwilę.
story-event-main_mission--hero = Teraz wiadomo, co trzeba zrobić. Kto podsłuchuje, też już wie.
story-event-main_mission--evil = Twój gość ma już plan. Nie spóźnij się, proszę.
story-event-light_on--hero = Trzask, buczenie i znów są ściany. Taki szeroki jest więc korytarz.
story-event-light_on--evil = Twój gość ma światło. Jak miło: widać wreszcie twarz.
story-event-shock--hero = Oddech na karku. Nie twój.
story-event-shock--evil = Prezentacja wypadła doskonale. Obyło się bez podawania ręki.
story-event-turn_begun-8--hero = Jeszcze jedna lampa. Cokolwiek planujesz, zrób to teraz.
story-event-turn_begun-8--evil = Pali się już tylko jedna lampa. Nie ma pośpiechu.
story-event-turn_begun-8--hero-2 = Ostatnia lampa przygasa. Za nią ktoś już sprząta.
story-event-turn_begun-8--evil-2 = Twój gość jest przy ostatniej lampie. Czy wszystko przygotowane?
story-event-turn_begun-8--hero-3 = Jeszcze krok. Potem zegarek zapomina, co jest za tobą.
story-event-turn_begun-8--evil-3 = Ostatnia tura przed końcem zmiany. Zostaw, proszę, porządek w korytarzach.
story-event-nightmare--hero = Wszystkie rury milkną naraz. Potem gdzieś w dole coś zaczyna śpiewać.
story-event-nightmare--evil = Dziękujemy za cierpliwość. Nie musisz się już powstrzymywać.
