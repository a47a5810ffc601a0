# Słowa samej strony. Wszystko o danej grze stoi przy tej grze. We wszystkich trzech językach są te same klucze.

# -- wszędzie ---------------------------------------------------------------------------------------------------------

ui-home = Na stronę główną
ui-close = Zamknij
ui-language = Język
ui-lang-en = English
ui-lang-de = Deutsch
ui-lang-pl = Polski
ui-theme-light = Przełącz na jasny wygląd
ui-theme-dark = Przełącz na ciemny wygląd
ui-you = ty
ui-no-answer = Serwer nie odpowiada. Spróbuj ponownie za chwilę.
ui-loading = Pobieram listę gier…

# -- strona główna ----------------------------------------------------------------------------------------------------

ui-start-title = Usiądź. Tu jest głęboko.
ui-start-line = Gry planszowe o morzu i o tym, co w nim żyje: z botami albo z przyjaciółmi. Za darmo, bez instalacji i bez zakładania konta.
ui-players = { $low ->
    [one] { $high ->
        [one] 1 gracz
       *[other] od 1 do { $high } graczy
    }
   *[other] od { $low } do { $high } graczy
}
ui-maturity = { $maturity ->
    [alpha] alfa: wiele może się jeszcze zmienić
    [beta] beta: kompletna, jeszcze nie sprawdzona w każdym szczególe
    [stable] kompletna i sprawdzona
   *[other] { $maturity }
}
ui-play-now = Zagraj
ui-play-hint = Zaczynasz od razu, { $bots ->
    [0] tylko ty
    [one] z jednym botem
    [few] z { $bots } botami
    [many] z { $bots } botami
   *[other] z { $bots } botami
}.
ui-first = Pierwsza gra, ze wskazówkami
ui-first-as = Pierwsza gra: { $side }
ui-opening = Przygotowuję stół…
ui-options = Warianty zasad
ui-continue = Graj dalej
ui-forget = Usuń z listy: { $game }, { $when }
ui-forget-title = Usunąć tę grę?
ui-forget-ask = { $game } ({ $when }) jeszcze trwa, a klucz do twojego miejsca ma tylko ta przeglądarka. Gdy gra zniknie z listy, już stąd do niej nie wrócisz.
ui-forget-no = Zostaw
ui-forget-yes = Usuń
ui-unofficial = Undertow to nieoficjalna adaptacja stworzona przez graczy, do prywatnej gry i badań. Nie jest związana z wydawcami ani autorami gier; wszystkie rysunki i teksty są nasze własne.

# -- zapraszanie ------------------------------------------------------------------------------------------------------

ui-invite = Zaproś znajomych
ui-invite-title = { $game } ze znajomymi
ui-invite-players = Ile osób gra?
ui-invite-who = Kto gdzie siedzi?
ui-invite-seat = Miejsce { $n }
ui-invite-friend = Ktoś znajomy
ui-invite-bot = Bot
ui-invite-create = Otwórz stół
ui-invite-send = Wyślij ten link znajomym. Kto go otworzy, zajmie następne wolne miejsce.
ui-link-here = Ten link działa tylko na tym komputerze. Żeby znajomi mogli grać na innych urządzeniach, uruchom serwer poleceniem: undertow serve --lan
ui-link-home = Ten link działa tylko w twojej sieci domowej.
ui-go-to-table = Do stołu
ui-join-link = Link dla znajomych
ui-copy = Kopiuj
ui-copied = Skopiowano

# -- stół -------------------------------------------------------------------------------------------------------------

ui-table-opening = Przygotowuję stół…
ui-table-lost = Tego stołu już nie ma.
ui-link-connecting = Łączę ze stołem…
ui-link-lost = Połączenie zostało przerwane. Próbuję ponownie; nic nie przepadnie.
ui-link-kept = Brak połączenia. Twoja odpowiedź czeka tutaj i wyjdzie sama; do tego czasu możesz ją zmienić.
ui-key-space = Spacja
ui-practice = ćwiczenie
ui-sealed = zapieczętowany na zawsze
ui-tabs = Części stołu
ui-tab-board = Plansza
ui-tab-players = Gracze
ui-tab-log = Dziennik
ui-tab-talk = Rozmowa
ui-own = Co masz
ui-menu = Menu
ui-sections = Pokazuj stół jako tekst, w sekcjach
ui-sections-cell = rząd { $row }, kolumna { $column }: { $title }
ui-sections-which = Co z tego?
ui-sound = Dźwięk, gdy przychodzi twoja kolej
ui-notify = Powiadom mnie, gdy przyjdzie moja kolej, a strony nie widać
ui-keys = Klawisze: od 1 do 9, a potem litery, to wybór; Enter to wyróżniona odpowiedź; spacja to pas albo koniec; „u” cofa ruch; „?” mówi, dlaczego czegoś nie wolno; „i” pokazuje wskazaną kartę; dowolny klawisz pomija ruchy botów.
ui-leave-hint = Stół pozostaje otwarty. Znajdziesz go na stronie głównej.

# -- pytanie ----------------------------------------------------------------------------------------------------------

ui-your-turn = twoja kolej
ui-playing = Oto, co się dzieje…
ui-skip = Pomiń
ui-choices = Wszystkie odpowiedzi
ui-why = Dlaczego nie mogę…?
ui-why-short = Dlaczego nie?
ui-why-about = Dlaczego nie: { $name }?
ui-why-asking = Sprawdzam w zasadach…
ui-why-nothing = Możesz teraz zrobić wszystko, czego można by się tu spodziewać.
ui-why-nothing-here = Teraz nic z tym nie zrobisz: pytanie dotyczy czegoś innego.
ui-rule-read = przeczytaj zasadę
ui-waiting-meanwhile = W tym czasie możesz czytać karty i dziennik.
ui-waiting-since = Od { $seconds ->
    [one] 1 sekundy
    [few] { $seconds } sekund
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}. W tym czasie możesz czytać karty i dziennik.
ui-waiting-open = Gra ruszy dalej, gdy wszystkie miejsca będą zajęte.
ui-free-seats = Są jeszcze wolne miejsca. Wyślij znajomym ten link:
ui-watching = Oglądasz grę.

# -- gracze -----------------------------------------------------------------------------------------------------------

ui-kind-bot = { $bot ->
    [thumb] Bot · proste reguły
    [random] Bot · gra losowo
    [search] Bot · myśli naprzód
   *[other] Bot · { $bot }
}
ui-kind-open = Wolne miejsce
ui-kind-here = Przy stole
ui-kind-away = Nie przy stole
ui-is-asked = ma teraz odpowiedzieć

# -- dziennik, zasady, karty ------------------------------------------------------------------------------------------

ui-log = Dziennik
ui-log-mine = tylko to, co mnie dotyczy
ui-rules = Zasady
ui-rules-search = Szukaj słów lub numeru
ui-rules-loading = Przewracam strony…
ui-rules-ours = Instrukcja nie numeruje zasad: numery są nasze.
ui-rules-none = Żadna zasada nie pasuje.
ui-rules-found = { $n ->
    [one] 1 zasada
    [few] { $n } zasady
    [many] { $n } zasad
   *[other] { $n } zasady
}
ui-card-read = Przeczytaj kartę: { $name }
ui-card-original = Nasza własna karta, spoza pudełka

# -- koniec -----------------------------------------------------------------------------------------------------------

ui-game-over = Koniec gry
ui-end-you = Wygrywasz!
ui-end-you-share = Dzielisz zwycięstwo!
ui-end-others = { $n ->
    [one] Wygrywa { $names }.
    [few] Wygrywają { $names }.
    [many] Wygrywają { $names }.
   *[other] Wygrywają { $names }.
}
ui-end-nobody = Nikt nie wygrał.
ui-end-all = Wygrywacie!
ui-end-lost-all = { $n ->
    [one] Przegrywasz.
    [few] Przegrywacie.
    [many] Przegrywacie.
   *[other] Przegrywacie.
}
ui-end-how = Kto wygrywa
ui-end-won = wygrana
ui-end-lost = przegrana
ui-end-player = Gracz
ui-end-points = Punkty
ui-end-was = Kto kim był
ui-end-winner = zwycięstwo
ui-end-board = Zobacz planszę
ui-rematch = Jeszcze raz

# -- cofanie, czas, odpowiedzi z góry ----------------------------------------------------------------------------------

ui-undo = Cofnij ruch
ui-undo-ask = Poproś o cofnięcie
ui-undo-pending = Ktoś już o to prosi. Najpierw muszą odpowiedzieć pozostali.
ui-undo-wanted = { $name } chce cofnąć ruch.
ui-undo-waiting = Chcesz cofnąć ruch. Zgodzić się muszą jeszcze: { $names }.
ui-undo-open = Zgodzić się muszą jeszcze: { $names }.
ui-undo-agree = Zgadzam się
ui-undo-refuse = Nie zgadzam się
ui-answered = Twoja odpowiedź jest przyjęta; pytanie jest jeszcze otwarte.
ui-left-seconds = Jeszcze { $n ->
    [one] 1 sekunda
    [few] { $n } sekundy
    [many] { $n } sekund
   *[other] { $n } sekundy
}
ui-left-minutes = Jeszcze { $n ->
    [one] 1 minuta
    [few] { $n } minuty
    [many] { $n } minut
   *[other] { $n } minuty
}
ui-left-none = Pytanie właśnie się zamyka…
ui-more-time = Więcej czasu
ui-orders = Odpowiedzi udzielane za ciebie
ui-order-new = Pomijaj takie oferty…
ui-order-until = Jak długo?
ui-order-until-turn = Do mojej następnej tury
ui-order-until-round = Do końca rundy
ui-order-until-game = Przez całą grę
ui-order-give = Przepuszczaj
ui-order-private = Nikt inny się o tym nie dowie.
ui-order-end = Zakończ: { $order }
ui-order-abyss-offer = Przepuszczam: { $race } do { $up_to }{ $until ->
    [game] , całą grę
   *[turn] { "" }
}
ui-order-abyss-offer-race = Lud
ui-order-abyss-offer-up_to = Wartość do

# -- miejsca, kilka osób przy jednym ekranie ---------------------------------------------------------------------------

ui-seat-leave = Niech bot zagra za mnie
ui-seat-bot = Bot gra za ciebie.
ui-seat-return = Wracam do gry
ui-new-link = Nowy link dla znajomych (stary przestanie działać)
ui-close-table = Nikt już nie dołączy: wolne miejsca zajmą boty
ui-open-seat = Miejsce dla znajomego
ui-open-seat-of = Zwolnij dla znajomego miejsce, na którym gra bot { $bot }
ui-open-seat-wanted = { $name } chce zwolnić dla znajomego miejsce, na którym gra bot { $bot }. Kto je zajmie, zobaczy to, co widzi bot.
ui-open-seat-waiting = Chcesz zwolnić miejsce, na którym gra bot { $bot }. Zgodzić się muszą jeszcze: { $names }.
ui-see-all = Widzieć wszystko
ui-see-all-hint = Zapytaj graczy, czy możesz widzieć wszystko: oczami każdego miejsca, po kolei. Muszą zgodzić się wszyscy, a każdy może to w każdej chwili zakończyć.
ui-see-all-name = Jak mają cię nazywać gracze
ui-see-all-ask = Poproś, by widzieć wszystko
ui-see-all-wanted = { $name } ogląda grę i prosi, by widzieć wszystko, także to, co masz zakryte. Możesz to zakończyć w każdej chwili.
ui-see-all-asks = { $name } ogląda grę i prosi, by widzieć wszystko. Brakuje jeszcze zgody: { $names }
ui-see-all-now = { $name } ogląda grę i widzi wszystko, oczami każdego miejsca.
ui-see-all-end = Już nie
ui-see-all-waiting = Prosisz, by widzieć wszystko. Brakuje jeszcze zgody: { $names }
ui-see-all-through = Widzisz wszystko. Czyimi oczami?
ui-see-all-stop = Tylko oglądać
ui-new-key = Nowy klucz do mojego miejsca
ui-new-key-done = Gotowe. Twoje miejsce otwiera teraz tylko ta przeglądarka.
ui-invite-where = Gdzie gracie?
ui-invite-far = Każdy przy swoim ekranie
ui-invite-here = Kilka osób przy tym ekranie
ui-invite-people = Ile miejsc zajmują ludzie?
ui-invite-name = Imię gracza { $n }
ui-invite-here-hint = Pozostałe miejsca zajmują boty. Przed każdą turą opada kurtyna, aż przed ekranem usiądzie właściwa osoba.
ui-curtain = { $name }, twoja kolej
ui-curtain-look = { $name } chce popatrzeć
ui-curtain-others = Pozostali niech odwrócą wzrok.
ui-curtain-me = To ja, { $name }

# -- oglądanie wstecz, zapisy, raporty ---------------------------------------------------------------------------------

ui-replay = Obejrzyj jeszcze raz
ui-look-back = Spójrz wstecz
ui-replay-end = Gotowe
ui-replay-begin = Przed pierwszym ruchem
ui-replay-place = Miejsce w grze
ui-replay-at = { $at } z { $all } zdarzeń
ui-replay-back = Krok wstecz
ui-replay-on = Krok naprzód
ui-replay-play = Odtwarzaj
ui-replay-pause = Zatrzymaj
ui-replay-eyes = Kto patrzy
ui-replay-nobody = widz
ui-play-on = Graj dalej od tego miejsca
ui-play-on-hint = Otwiera stół do ćwiczeń w dokładnie tym momencie gry. Pozostałe miejsca zajmują boty.
ui-sealed-hint = Zapieczętowany na zawsze: przy tym stole oglądasz tylko własnymi oczami i nikt nie gra dalej od tego miejsca.
ui-download = Pobierz zapis gry
ui-record-open = Otwórz zapis gry
ui-record-checking = Sprawdzam zapis…
ui-record-hint = Pobrana wcześniej gra: do obejrzenia albo do dalszej gry.
ui-report = Kopiuj raport
ui-copy-failed = Przeglądarka nie pozwala tej stronie kopiować.

# -- pulpit zasad ------------------------------------------------------------------------------------------------------

ui-desk-rules = Zasady
ui-desk-cards = Karty
ui-desk-setup = Przygotowanie
ui-print = Drukuj pomoc gracza
ui-aid = { $game }: pomoc gracza
ui-cards-search = Szukaj w nazwach i tekstach
ui-cards-kind = Rodzaj karty
ui-cards-all = Wszystkie rodzaje
ui-cards-found = { $n ->
    [one] 1 karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}
ui-origin-public = Z pudełka
ui-origin-seed = Z pudełka
ui-origin-original = Nasza własna karta, spoza pudełka
ui-setup-hint = Do gry przy prawdziwym stole: odhaczaj, co już gotowe.
ui-setup-done = Gotowe: { $n } z { $all }

# -- wskazówki w pierwszej grze ----------------------------------------------------------------------------------------

ui-guide = Wskazówka
ui-guide-got = Rozumiem
ui-guide-stop = Bez wskazówek
ui-guide-more = Czytaj dalej
ui-guide-less = Mniej
ui-guide-step = { $at } z { $all }
ui-guide-again = Pokaż znowu wskazówki
ui-guide-abyss-turn = W turze masz jedną akcję: badaj głębiny, żeby zdobyć sojuszników, poproś radę o cały stos jednego ludu albo zapłać sojusznikami za lorda. Na początku nie masz czym płacić, więc badaj.
ui-guide-abyss-keep = Jeśli weźmiesz tę kartę, badanie się kończy. Jeśli odkrywasz dalej, karta zostaje dla rady, a następna może być lepsza albo okazać się potworem.
ui-guide-abyss-offer = W turze innego gracza możesz kupić jednego sojusznika, a twoje perły dostaje ten gracz. Warto, gdy potrzebujesz tego ludu lub wysokiej wartości, żeby zrekrutować lorda.
ui-guide-abyss-monster = Walkę zawsze wygrywasz i dostajesz nagrodę z pola, na którym stoi zagrożenie. Jeśli odkrywasz dalej, zagrożenie rośnie, a z nim nagroda dla tego, kto zawalczy następny.
ui-guide-abyss-reward = Klucze otwierają lokacje, trzy klucze jedną. Żetony potworów są na koniec warte od 2 do 4 punktów, a perły pomagają kupować i rekrutować.
ui-guide-abyss-pay = Wyłóż sojuszników z dokładnie tylu ludów, ile bąbelków pokazuje lord; lud z dużego bąbelka musi być wśród nich. Brakującą wartość dopłacasz perłami, a reszty nikt nie wydaje, więc nie wykładaj za dużo.
ui-guide-abyss-affiliate = Ten sojusznik zostaje przed tobą do końca gry. Z każdego ludu liczy się tylko twój najwyższy przyłączony sojusznik.
ui-guide-abyss-control = Lokacja daje punkty za to, co masz lub jeszcze zbierzesz. Kto dobiera więcej, ma lepszy wybór, ale to, co zostawisz, mogą wziąć inni.
ui-guide-abyss-spend = Lord, którego kluczy użyjesz, trafia pod lokację: punkty zostają, zdolność przepada. Najpierw używaj żetonów kluczy, potem lordów, których zdolności już nie potrzebujesz.

# -- rozmowa ----------------------------------------------------------------------------------------------------------

ui-talk = Rozmowa przy stole
ui-talk-mute = Wycisz innych
ui-talk-muted = Wyciszone: nie widzisz, co mówią inni.
ui-talk-nothing = Nikt jeszcze nic nie powiedział.
ui-talk-signals = Szybkie sygnały
ui-talk-write = Powiedz coś
ui-talk-send = Wyślij
ui-more-settings = Więcej ustawień
ui-talk-allowed = Co wolno wam do siebie mówić?
ui-talk-allows-signals = Tylko szybkie sygnały
ui-talk-allows-chat = Sygnały i swobodny czat
ui-talk-allows-none = Nic
ui-seal = Zapieczętuj stół na zawsze
ui-seal-hint = Kto dołożył którą kartę, zostaje tajemnicą także po grze. Każdy ogląda grę jeszcze raz tylko własnymi oczami, a zapis mówi jedynie to, co słyszeli wszyscy.

# -- plansza Unfathomable ----------------------------------------------------------------------------------------------

ui-unfathomable-deep-ones = { $n ->
    [one] { $n } istota z głębin
    [few] { $n } istoty z głębin
   *[many] { $n } istot z głębin
}
ui-unfathomable-passengers = { $n ->
    [one] { $n } pasażer
    [few] { $n } pasażerów
   *[many] { $n } pasażerów
}
ui-unfathomable-hand-n = { $n ->
    [one] { $n } karta na ręce
    [few] { $n } karty na ręce
   *[many] { $n } kart na ręce
}
ui-unfathomable-loyalty-n = { $n ->
    [one] { $n } karta lojalności
    [few] { $n } karty lojalności
   *[many] { $n } kart lojalności
}

# -- Unfathomable: standing orders and hints ---------------------------------------------------------------------------

ui-order-unfathomable-react = Bez pytania: { $window }{ $until ->
    [game] , całą grę
   *[turn] { "" }
}
ui-order-unfathomable-react-new = Nie pytaj mnie w takich chwilach…
ui-order-unfathomable-react-give = Nie reaguj
ui-order-unfathomable-react-window = Kiedy
ui-guide-unfathomable-choose_character = Płyniecie parowcem przez morze pełne istot z głębin. Ludzie wygrywają, gdy statek dotrze do portu, ukryci zdrajcy, gdy zatonie. Po której jesteś stronie, mówi ci tylko twoja karta lojalności; zaraz znajdziesz ją zakrytą na dole. Od postaci zależy, jakie karty umiejętności dobierasz i co wychodzi ci najlepiej.
ui-guide-unfathomable-choose_skills = Od kart zależy, w których kryzysach możesz pomóc: każdy test wspierają tylko dwie lub trzy z pięciu umiejętności. Siła napędza maszynownię, wiedza przydaje się w kaplicy.
ui-guide-unfathomable-action = Dwie akcje na turę. Jako człowiek zacznij od tego, co pilne: atakuj istoty z głębin obok siebie, ratuj pasażerów, naprawiaj pomieszczenia; gdy jest spokojnie, popychaj statek naprzód w maszynowni. Jako zdrajca udawaj pomoc i marnuj to, czego inni potrzebują; ujawnienie zachowaj na najgorszą chwilę. To, co świeci na planszy, możesz wybrać prosto na niej.
ui-guide-unfathomable-traitor_action = Teraz wszyscy wiedzą, kim jesteś. Atakuj ludzi, pokonuj pasażerów tam, gdzie nie ma człowieka, i używaj kart zdrady; arkusz postaci i pomieszczenia są już dla ciebie niedostępne. Do każdego testu możesz nadal przemycić jedną kartę.
ui-guide-unfathomable-react = Wszyscy, którzy mogą coś mieć, są pytani jednocześnie, żeby nikt nie poznał, kto co trzyma. Jeśli reagujesz, w następnym kroku mówisz czym. Jeśli nigdy nie chcesz wtedy reagować, wyłącz takie pytania poniżej.
ui-guide-unfathomable-who_reacts = Kilka osób chce coś zrobić. Kolejność jest ważna, gdy jedno może uczynić drugie zbędnym.
ui-guide-unfathomable-before_cards = To chwila na karty, które zmieniają sam test: odkryte karty, dodatkowa wspierająca umiejętność, bez kart chaosu. Trafiają na stos odrzuconych, nie do testu.
ui-guide-unfathomable-add_cards = Karty wspierających umiejętności podnoszą sumę, wszystkie inne ją obniżają. Są tam też dwie nieznane karty chaosu, a wszystko się tasuje: zdrajca może dołożyć złą kartę i zrzucić winę na los. Ile kart dokładasz, widzą wszyscy; jakie, nie widzi nikt.
ui-guide-unfathomable-add_face_up = Tym razem wszyscy widzą, co dokładasz, więc zdrajca niewiele zdziała. Zakryte zostają tylko karty chaosu.
ui-guide-unfathomable-after_total = Suma jest znana, ale jeszcze się nie liczy. Ostatnia zmiana opłaca się tylko wtedy, gdy dzięki niej suma osiągnie wartość docelową albo próg częściowego sukcesu.
ui-guide-unfathomable-before_roll = Kość ma osiem ścian. Istota z głębin zostaje pokonana przy wyniku 4 lub więcej, postać przy 6 lub więcej. To, co teraz zmienisz, zostaje także przy ponownym rzucie.
ui-guide-unfathomable-after_roll = Kość już leży. Nowy rzut może być lepszy albo gorszy, więc opłaca się głównie wtedy, gdy nie ma nic do stracenia.
ui-guide-unfathomable-prevent_defeat = Pokonany człowiek trafia do lazaretu i w następnej turze dobiera tylko jedną kartę. To źle, ale nie koniec; zachowaj pomoc na ważniejszą chwilę.
ui-guide-unfathomable-spare_passenger = Utrata pasażera zwykle kosztuje dusze, a przy 0 dusz ludzie przegrywają. Co jest na żetonie, nikt z góry nie wie.
ui-guide-unfathomable-crisis = Pod koniec tury każdego człowieka wybucha kryzys i ktoś musi wybrać mniejsze zło. Spójrz na wskaźniki: oddaj to, czego macie dużo. Na dole karty widać, kto się potem aktywuje.
ui-guide-unfathomable-next_deep_one = Istoty z głębin działają po kolei, a ty ustalasz tylko kolejność. Każda robi pierwszą możliwą rzecz: atakuje człowieka, pokonuje pasażera, uszkadza swoje pomieszczenie albo idzie dalej. Same nie przestaną, więc pozbywajcie się ich w swoich turach.
ui-guide-unfathomable-defender = Wskaż tego, kto najlepiej to zniesie: kogoś z kartą chroniącą przed pokonaniem albo bez pilnych planów na następną turę.
ui-guide-unfathomable-either_track = Podróż prowadzi was do portu i zostawia potwory w wodzie z tyłu. Ukończony rytuał oczyszcza pokład i wodę i odsyła oboje monarchów w Odmęty. Wybierz to, czego prędzej potrzebujecie.
ui-guide-unfathomable-pick_waypoint = Dowodzisz statkiem: jedna z dwóch kart wyznacza dalszy kurs. Duża odległość oszczędza czas, ale kosztuje paliwo; nikt nie zobaczy, co trafia pod spód talii.
ui-guide-unfathomable-risk = Narazić pasażera to wystawić go na pokład, dokąd istoty z głębin docierają najpierw. Jeśli szybko go uratujecie, nic was to nie kosztuje.
ui-guide-unfathomable-choose = Ta karta nawigacji ma swoją cenę. Uszkodzone pomieszczenia da się naprawić, utracone zasoby prawie nigdy nie wracają.
ui-guide-unfathomable-discard = Na koniec tury nikt nie może mieć więcej niż 10 kart umiejętności. Zachowaj umiejętności, które dobierasz tylko ty, i wysokie wartości.
ui-guide-unfathomable-stoke = Rzucasz kością i dodajesz wartość karty: przy 6 lub mniej paliwo spada o 1. Wysoka karta jest bezpieczna, niska to ryzyko.
ui-guide-unfathomable-discard_lore = Rzucasz kością i dodajesz wartość karty: przy sumie 7 lub więcej wszystko kończy się dobrze. Wysoka karta jest bezpieczna, niska to ryzyko.
ui-guide-unfathomable-chapel = Naprzód: rytuał jest bliżej i oczyści pokład i wodę. Wstecz: przydatne, gdy uderzyłby w waszych ludzi na pokładzie.
ui-guide-unfathomable-suspect = Udany test zamyka tę postać w areszcie: tylko jedna karta na test, żadnych tytułów, wyjście tylko po kolejnym teście. Przeciw zdrajcy to najlepsza broń, przeciw człowiekowi strata.
ui-guide-unfathomable-which_deck = Tylko ty widzisz te dwie karty i to ty decydujesz, co o nich powiesz. Karty Mitów to przyszłe kryzysy, karty nawigacji to droga przed wami.
ui-guide-unfathomable-keep_item = Przedmioty leżą przed tobą odkryte. Broń pomaga przeciw istotom z głębin, ulepszenie daje jedną kartę więcej w każdej turze.
ui-guide-unfathomable-give_item = Podczas wymiany każdy tutaj może oddać przedmioty. Nikt nie musi; broń najlepiej dać temu, kto walczy.
ui-guide-unfathomable-accept = Możesz wziąć przedmiot albo nie. Ciebie nic nie kosztuje, ale drugiej osobie go zabraknie.
ui-guide-unfathomable-give_up_cards = Oddaj karty, które do niczego nie pasują, i dobierz tyle samo z jednej potrzebnej umiejętności.
ui-guide-unfathomable-pick_spell = Pilnujesz Księgi: jedno zaklęcie działa teraz, drugie trafia pod spód talii. Większość ma swoją cenę.
ui-guide-unfathomable-repair_with = Naprawione pomieszczenie od razu znów działa. Sześć uszkodzonych naraz i statek jest stracony.
ui-guide-unfathomable-replace_mythos = Twój wyczyn działa raz w całej grze. Następna karta może być lepsza albo gorsza; użyj go przeciw kryzysowi, na który was nie stać.
ui-guide-unfathomable-look_ahead = Tylko ty widzisz obie karty i wybierasz, która zadziała. To nic nie kosztuje.
ui-guide-unfathomable-forgo = Za każdą kartę swojego zestawu, z której rezygnujesz, dobierasz kartę zdrady: w każdym teście liczy się ona przeciw ludziom, a jej zdolności możesz użyć.
ui-guide-unfathomable-start_of_actions = Te karty zdrady zastępują obie twoje akcje. Uderzają mocno; w przeciwnym razie przechodzisz do dwóch akcji.
ui-guide-unfathomable-exchange = Właśnie ujawniasz swoją zdradę: wymień to, co już ci się nie przyda, na karty zdrady.
ui-guide-unfathomable-pay_to_leave = Płacisz kartami o łącznej wartości 12 i od razu wychodzisz. Najpierw niskie, inaczej przepłacisz.
ui-guide-unfathomable-leave_sick_bay = Wracasz do zdrowia. Idź tam, gdzie cię potrzebują: akcje dopiero przed tobą.
ui-guide-unfathomable-who_acts = Twoja karta daje komuś innemu akcję od razu. Najlepiej temu, kto może zrobić coś pilnego.
ui-guide-unfathomable-whom_to_attack = Istota z głębin pada przy wyniku 4 lub więcej, postać przy 6 lub więcej.
ui-guide-unfathomable-improvement = Działa tylko jedno ulepszenie naraz. Wybierz umiejętność, której brakuje załodze.
