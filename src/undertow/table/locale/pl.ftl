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
ui-loading = Pobieram listę gier …

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
ui-play-hint = Zaczynasz od razu, przeciwko { $bots ->
    [one] jednemu botowi
    [few] { $bots } botom
    [many] { $bots } botom
   *[other] { $bots } bota
}.
ui-opening = Przygotowuję stół …
ui-options = Warianty zasad
ui-continue = Graj dalej
ui-forget = Usuń z listy: { $game }, { $when }
ui-unofficial = Undertow to nieoficjalna adaptacja stworzona przez graczy, do prywatnej gry i badań. Nie jest związana z wydawcami ani autorami gier; wszystkie rysunki i teksty są nasze własne.

# -- zapraszanie ------------------------------------------------------------------------------------------------------

ui-invite = Zaproś znajomych
ui-invite-title = { $game } ze znajomymi
ui-invite-players = Ile osób gra?
ui-invite-who = Kto gdzie siedzi?
ui-invite-seat = Miejsce { $n }
ui-invite-friend = Znajomy
ui-invite-bot = Bot
ui-invite-create = Otwórz stół
ui-invite-send = Wyślij ten link znajomym. Kto go otworzy, zajmie następne wolne miejsce.
ui-invite-nobody = Stół jest otwarty. Grają z tobą tylko boty.
ui-go-to-table = Do stołu
ui-join-link = Link dla znajomych
ui-copy = Kopiuj
ui-copied = Skopiowano

# -- stół -------------------------------------------------------------------------------------------------------------

ui-table-opening = Przygotowuję stół …
ui-table-lost = Tego stołu już nie ma.
ui-link-connecting = Łączę ze stołem …
ui-link-lost = Połączenie zostało przerwane. Próbuję ponownie; nic nie przepadnie.
ui-practice = ćwiczenie
ui-tabs = Części stołu
ui-tab-board = Plansza
ui-tab-players = Gracze
ui-tab-log = Dziennik
ui-tab-talk = Rozmowa
ui-own = Twoje rzeczy
ui-menu = Menu
ui-sound = Dźwięk, gdy przychodzi twoja kolej
ui-notify = Powiadom mnie, gdy przyjdzie moja kolej, a strony nie widać
ui-keys = Klawisze: od 1 do 9, a potem litery, to wybór; Enter lub spacja to wyróżniona odpowiedź; „u” cofa ruch; „?” mówi, dlaczego czegoś nie wolno; „i” pokazuje wskazaną kartę; dowolny klawisz pomija ruchy botów.
ui-leave-hint = Stół pozostaje otwarty. Znajdziesz go na stronie głównej.

# -- pytanie ----------------------------------------------------------------------------------------------------------

ui-your-turn = twoja kolej
ui-playing = Właśnie się dzieje …
ui-skip = Pomiń
ui-choices = Wszystkie odpowiedzi
ui-why = Dlaczego nie mogę …?
ui-why-short = Dlaczego nie?
ui-why-about = Dlaczego nie: { $name }?
ui-why-asking = Sprawdzam w zasadach …
ui-why-nothing = Nic, czego można by oczekiwać, nie jest ci teraz zabronione.
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
ui-kind-away = Nieobecny
ui-is-asked = ma teraz odpowiedzieć

# -- dziennik, zasady, karty ------------------------------------------------------------------------------------------

ui-log = Dziennik
ui-log-mine = tylko to, co mnie dotyczy
ui-rules = Zasady
ui-rules-search = Szukaj słów lub numeru
ui-rules-loading = Przewracam strony …
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
ui-end-player = Gracz
ui-end-points = Punkty
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
ui-left-none = Pytanie właśnie się zamyka …
ui-more-time = Więcej czasu
ui-orders = Na co odpowiadasz z góry
ui-order-new = Pomijaj takie oferty …
ui-order-until = Jak długo?
ui-order-until-turn = Do mojej następnej tury
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
ui-seat-return = Gram znowu
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
ui-replay-eyes = Oczami
ui-replay-nobody = widza
ui-play-on = Graj dalej od tego miejsca
ui-play-on-hint = Otwiera stół do ćwiczeń w dokładnie tym momencie gry. Pozostałe miejsca zajmują boty.
ui-download = Pobierz zapis gry
ui-record-open = Otwórz zapis gry
ui-record-checking = Sprawdzam zapis …
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
ui-guide-again = Pokaż znowu wskazówki
ui-guide-abyss-turn = W turze masz jedną akcję: badaj głębiny, żeby zdobyć sojuszników, poproś radę o cały stos jednego ludu albo zapłać sojusznikami za lorda. Na początku nie masz czym płacić, więc badaj.
ui-guide-abyss-keep = Jeśli weźmiesz tę kartę, badanie się kończy. Jeśli odkrywasz dalej, karta zostaje dla rady, a następna może być lepsza albo okazać się potworem.
ui-guide-abyss-offer = W turze innego gracza możesz kupić jednego sojusznika, a twoje perły dostaje ten gracz. Warto, gdy ludu lub wysokiej wartości potrzebujesz do zrekrutowania lorda.
ui-guide-abyss-monster = Walkę zawsze wygrywasz i dostajesz nagrodę z pola, na którym stoi zagrożenie. Jeśli odkrywasz dalej, zagrożenie rośnie, a z nim nagroda dla tego, kto zawalczy następny.
ui-guide-abyss-reward = Klucze otwierają lokacje, trzy klucze jedną. Żetony potworów są na koniec warte od 2 do 4 punktów, a perły pomagają kupować i rekrutować.
ui-guide-abyss-pay = Wyłóż sojuszników z dokładnie tylu ludów, ile bąbelków pokazuje lord; lud z dużego bąbelka musi być wśród nich. Brakującą wartość dopłacasz perłami, a reszty nikt nie wydaje, więc nie wykładaj za dużo.
ui-guide-abyss-affiliate = Ten sojusznik zostaje przed tobą do końca gry. Z każdego ludu liczy się tylko twój najwyższy przyłączony sojusznik.
ui-guide-abyss-control = Lokacja daje punkty za to, co masz lub jeszcze zbierzesz. Kto dobiera więcej, ma lepszy wybór, ale to, co zostawisz, mogą wziąć inni.
ui-guide-abyss-spend = Lord, którego kluczy użyjesz, trafia pod lokację: punkty zostają, zdolność przepada. Najpierw używaj żetonów kluczy, potem lordów, których zdolności już nie potrzebujesz.

# -- rozmowa ----------------------------------------------------------------------------------------------------------

ui-talk = Rozmowa
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
