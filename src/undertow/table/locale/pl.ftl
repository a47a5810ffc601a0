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
ui-own = Twoje rzeczy
ui-menu = Menu
ui-sound = Dźwięk, gdy przychodzi twoja kolej
ui-notify = Powiadom mnie, gdy przyjdzie moja kolej, a strony nie widać
ui-keys = Klawisze: od 1 do 9, a potem litery, to wybór; Enter lub spacja to pierwsza odpowiedź; „?” mówi, dlaczego czegoś nie wolno; „i” pokazuje wskazaną kartę; dowolny klawisz pomija ruchy botów.
ui-leave-hint = Stół pozostaje otwarty. Znajdziesz go na stronie głównej.

# -- pytanie ----------------------------------------------------------------------------------------------------------

ui-your-turn = twoja kolej
ui-playing = Właśnie się dzieje …
ui-skip = Pomiń
ui-choices = Wszystkie odpowiedzi
ui-why = Dlaczego nie mogę …?
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
