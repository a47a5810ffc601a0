# Teksty stołu w terminalu. We wszystkich trzech językach są te same klucze.

# -- przed i po ---------------------------------------------------------------------------------------------------

screen-too-small = Stół potrzebuje terminala o rozmiarze co najmniej { $columns } × { $rows } znaków; ten ma { $width } × { $height }. Powiększ okno albo zmniejsz czcionkę.
screen-enlarge = Powiększ okno z powrotem: co najmniej { $columns } × { $rows }. Nic nie przepadło, gra czeka.
screen-no-terminal = Stół potrzebuje terminala, na którym można go narysować; tutaj go nie ma.
screen-saved = Zapisano: { $file }
screen-saved-go-on = Twoja gra jest zapisana w { $file }. Wrócisz do niej poleceniem: undertow play --resume { $file }
screen-saved-over = Zakończona gra jest zapisana w { $file }. Obejrzysz ją poleceniem: undertow replay { $file }
screen-not-saved = Nie udało się zapisać gry w { $file }: { $why }
screen-not-saved-quit = Nie udało się zapisać gry w { $file }: { $why }. Naciśnij q jeszcze raz, aby mimo to wyjść.

# -- rama ---------------------------------------------------------------------------------------------------------

screen-more = … strona { $at } z { $of } · Tab: dalej · p: wszystko
screen-turn-yours = Twoja tura
screen-turn-of = Tura: { $name }
screen-turn-of-you = { $name }, twoja tura
screen-asked = Pytanie do ciebie
screen-asked-name = pytanie do: { $name }
screen-thinking = { $name } myśli…
screen-skip-hint = Spacja: dalej bez przerw
screen-over = Koniec gry
screen-log = Dziennik
screen-foot = r zasada · w czemu nie · c karty · p gracze · l dziennik · s zapis · q koniec · ? pomoc
screen-foot-waiting = Spacja dalej · c karty · p gracze · l dziennik · s zapis · q koniec · ? pomoc
screen-foot-over = Enter wynik · c karty · p gracze · l dziennik · s zapis · q koniec · ? pomoc
screen-close = Esc zamyka · ↑ ↓ przewija

# -- okna ---------------------------------------------------------------------------------------------------------

screen-rule = Zasada
screen-rule-around = Co się teraz dzieje
screen-rule-after = Co będzie potem
screen-rule-none = Teraz nie ma do ciebie pytania, więc nie ma zasady do pokazania.
screen-why-not = Dlaczego nie?
screen-why-not-none = Możesz tu zrobić wszystko, czego można by się spodziewać.
screen-players = Gracze
screen-places = Dokąd?
screen-places-type = Wpisz kolumnę i wiersz albo wybierz:
screen-foot-places = / dokąd
screen-cards = Karty
screen-cards-none = W tej grze nie ma kart do przejrzenia.
screen-help = Pomoc
screen-curtain = Przekaż klawiaturę dalej: { $name }.
screen-curtain-enter = { $name }: naciśnij Enter, gdy nikt inny nie patrzy.
screen-result = Koniec gry
screen-winner-you = Wygrywasz!
screen-winner = Wygrywa { $name }.
screen-winners = Wygrywają wspólnie: { $names }.
screen-nobody-wins = Nikt nie wygrywa.
screen-and = i
screen-result-close = Enter lub Esc: do stołu · q: zapisz i wyjdź

screen-help-choose = 1-9, potem litery, albo strzałki i Enter, albo kliknięcie: wybór. Klawisz widać też na stole, obok tego, co wybiera.
screen-help-places = /: podaj osiągalne pole mapy i dotrzyj tam za jednym razem
screen-help-rule = r: zasada, z której wynika pytanie
screen-help-why = w: czego teraz nie możesz zrobić i która zasada tego zabrania
screen-help-log = l: wszystko, co się dotąd wydarzyło
screen-help-cards = c lub i: przeglądaj karty i ich opowieści
screen-help-players = p: wszystko, co leży przed każdym graczem
screen-help-pages = Tab: następna strona stołu; Shift+Tab: poprzednia
screen-help-save = s: zapisz
screen-help-quit = q lub Ctrl-C: zapisz i wyjdź
screen-help-space = Spacja: pas; gdy grają boty, dalej bez przerw
screen-help-round = 0: pasuj do końca rundy, w grach z rundami
screen-help-signs = ▶ czyja tura · ‹1› co możesz teraz wybrać

# -- Abyss --------------------------------------------------------------------------------------------------------

abyss-code-jellyfish = Me
abyss-code-crab = Kr
abyss-code-seahorse = Ko
abyss-code-shellfish = Ma
abyss-code-squid = Ka
abyss-code-monster = POT

abyss-court = Dwór
abyss-court-aside = lordowie: { $n } z 6 · w talii { $left }
abyss-court-short = { $n } z 6 · talia { $left }
abyss-court-price = cena
abyss-court-influence = wpł
abyss-court-keys = kl
abyss-court-power = zdolność
abyss-empty = puste
abyss-influence = wpływ { $n }
abyss-keys = { $n ->
    [one] 1 klucz
    [few] { $n } klucze
   *[many] { $n } kluczy
}
abyss-influence-short = wpływ { $n }
abyss-keys-short = { $n ->
    [one] 1 klucz
    [few] { $n } klucze
   *[many] { $n } kluczy
}
abyss-track = Eksploracja
abyss-track-aside = talia { $deck } · zakup za { $price } { $price ->
    [one] perłę
    [few] perły
   *[many] pereł
}
abyss-track-label = Głębia
abyss-track-short = zakup { $price }●
abyss-threat = Zagrożenie
abyss-tokens-left = { $n ->
    [one] został 1 żeton
    [few] zostały { $n } żetony
   *[many] zostało { $n } żetonów
}
abyss-reward = { $keys ->
    [0] { $goods ->
        [1] 1 perła lub potwór
       *[other] 2 perły lub potwory
    }
    [1] { $goods ->
        [0] 1 klucz
        [1] 1 klucz + 1 perła lub potwór
       *[other] 1 klucz + 2 perły lub potwory
    }
   *[other] { $keys } klucze
}
abyss-reward-short = { $keys ->
    [0] { $goods } ● lub potwór
    [1] { $goods ->
        [0] 1 klucz
       *[other] 1 klucz + { $goods } ●/pot.
    }
   *[other] { $keys } klucze
}
abyss-council = Rada
abyss-council-aside = bierzesz cały stos
abyss-locations = Lokacje
abyss-locations-aside = odkryte · w stosie { $n }
abyss-recruiting = { $lord }: opłacono { $paid } z { $value }
abyss-figures = { $pearls ->
    [one] 1 perła
    [few] { $pearls } perły
   *[many] { $pearls } pereł
} · { $keys ->
    [one] 1 klucz
    [few] { $keys } klucze
   *[many] { $keys } kluczy
} · { $hand ->
    [one] 1 karta
    [few] { $hand } karty
   *[many] { $hand } kart
}
abyss-figures-short = { $pearls }●  { $keys ->
    [one] 1 klucz
    [few] { $keys } klucze
   *[many] { $keys } kluczy
}  { $hand ->
    [one] 1 karta
    [few] { $hand } karty
   *[many] { $hand } kart
}
abyss-lords = Lordowie { $n }/{ $end }, wpływ { $influence }
abyss-lords-short = Lordowie { $n }/{ $end } · wpł { $influence }
abyss-tokens = Potwory
abyss-hand = Ręka
abyss-no-cards = brak kart
abyss-affiliated = Przyłączeni
abyss-places = Lokacje
abyss-yours = Twoje
abyss-column-pearls = Perły
abyss-column-keys = Kl.
abyss-column-hand = Ręka
abyss-column-lords = Lord
abyss-column-influence = Wpł
abyss-column-places = Lok
abyss-column-monsters = Pot
abyss-lies-under = leży pod lokacją „{ $location }”: zdolność i klucz już nie działają
abyss-is-turned = karta obrócona: liczy się już tylko wpływ
abyss-seen = Co udało ci się zobaczyć
abyss-deck = Talia
abyss-discard = Stos odrzuconych
abyss-sheet-places = Lokacje
abyss-sheet-lords = Lordowie
abyss-sheet-allies = Sojusznicy
abyss-sheet-monsters = Potwory
abyss-sheet-total = Suma
abyss-card-guild = Gildia:
abyss-card-influence = Wpływ:
abyss-card-races = Różne ludy w zapłacie:
abyss-card-race = Wymagany lud:
abyss-card-value = Wymagana wartość:
abyss-card-keys = Klucze:
abyss-stack-hint = { $n ->
    [one] Leży tam 1 sojusznik.
    [few] Leży tam { $n } sojuszników.
   *[many] Leży tam { $n } sojuszników.
}
abyss-last-turns = Ostatnie tury!
abyss-help-signs = Ludy: Me meduzy, Kr kraby, Ko koniki morskie, Ma małże, Ka kałamarnice · ○ dowolny inny lud · ↻ karta obrócona: liczy się tylko wpływ · ▾ lord pod lokacją · ● perła · 8↓ 12↑ cena, którą zdolności zmieniły dla ciebie
