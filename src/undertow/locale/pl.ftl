# Teksty wspólne dla wszystkich gier: gracze, zasady, błędy, wiersz poleceń. Te same klucze w trzech językach.

# -- gracze -----------------------------------------------------------------------------------------------------------

player = Gracz { $n }
you = Ty
sections-table = Stół
ways-heading = Jak gra może się skończyć
ways-left = { $left ->
    [0] osiągnięte
   *[other] jeszcze { $left } z { $of }
}
seat-called = { $who } ({ $player })
bot-name = { $bot ->
    [thumb] Bosman
    [random] Dryf
    [search] Pilot
   *[other] { $bot }
} { $n }

# -- zasady, które ma każda gra ---------------------------------------------------------------------------------------

topic-moves = Ruchy
topic-game = Gra
rule-moves-unknown = Możliwe są tylko ruchy, które gra zna.
rule-game-over = Gra się skończyła: nikt już nie wykonuje ruchów.

kind-step = krok
kind-prohibition = zakaz
kind-permission = pozwolenie
kind-effect = efekt
kind-reveals = odkrywa coś
kind-definition = pojęcie
kind-heading = nagłówek
kind-guidance = wskazówka

# -- błędy --------------------------------------------------------------------------------------------------------------

error-unknown-game = Nie ma gry „{ $game }”. Dostępne gry: { $games }.
error-seats = { $game } to gra dla { $low }–{ $high } graczy, a nie dla { $value }.
error-bots-and-people =
    Boty: { $bots }, ludzie: { $people }; razem { $seats ->
        [one] { $seats } gracz
        [few] { $seats } graczy
       *[many] { $seats } graczy
    }, a { $game } to gra dla { $low }–{ $high }.
error-option-value = Opcja { $option } nie może mieć wartości „{ $value }”; możliwe: { $allowed }.
error-option-unknown = Nie ma opcji „{ $option }”. Dostępne opcje: { $allowed }.
error-option-form = Opcje podaje się w postaci klucz=wartość, a nie „{ $option }”.
error-windows = Dla windows możliwe jest „ask” albo „skip”, a nie „{ $value }”.
error-not-asked = Gracz { $seat } nie jest teraz o nic pytany.
error-no-such-seat = Nie ma miejsca { $seat }: miejsca liczymy od 0, a przy tym stole jest ich { $seats }.
error-no-log = Ta gra nie prowadzi dziennika.
error-illegal-move = Ruch { $move } nie jest teraz dozwolony (zasady: { $rules }).
error-other-game = To jest zapis gry { $found }, a nie { $game }.
error-other-rules = Tę grę rozegrano według wersji { $found } zasad; tutaj obowiązuje wersja { $rules }.
error-rules-part = Tę grę rozegrano według wersji { $found } zasad; według wersji { $rules }, która tutaj obowiązuje, potoczyłaby się inaczej od ruchu { $move }.
error-damaged = Ten zapis jest uszkodzony ({ $what }).
error-no-save = To nie jest zapis gry Undertow.
error-newer-format = Ten zapis ma format { $found } i pochodzi z nowszego Undertow; ten program czyta formaty do { $format }.
error-unreadable = Nie można odczytać { $path }.
error-unwritable = Nie można zapisać { $path }.
error-damaged-record = Ten zapis partii jest uszkodzony.
error-sealed-record = Ten zapis pochodzi ze stołu zapieczętowanego na zawsze: mówi, co słyszeli wszyscy, ale nie można go odtworzyć, sprawdzić ani grać od niego dalej.
error-cut-off = Ten zapis partii jest ucięty: brakuje jego końca.
error-parts = Przy ruchu { $move } zapis rozmija się z zasadami: tak nie grano.
error-unknown-bot = Nie ma bota „{ $bot }”. Dostępne boty: { $bots }.
error-bot-move = Bot { $bot } odpowiedział „{ $move }”, a to nie jest dozwolony ruch.
error-bot-failed = Bot { $bot } zawiódł w grze { $game } z ziarnem { $seed } ({ $what }).
error-usage = { $message } (pomoc: { $help })
error-internal = Coś poszło nie tak wewnątrz Undertow ({ $what }); z UNDERTOW_TRACE=1 zobaczysz gdzie.
error-file-missing = Nie ma pliku ani katalogu { $path }.
error-file-directory = { $path } to katalog, a nie plik.
error-file-no-directory = { $path } nie jest katalogiem.
error-file-permission = Nie masz uprawnień do odczytu lub zapisu { $path }.
error-file-full = Dysk jest pełny: nie zapisano { $path }.
error-file-other = Nie można odczytać ani zapisać { $path } ({ $why }).
error-file-not-ours = Plik { $path } już istnieje i nie jest zapisem gry; zostaje bez zmian.
error-resume-fixed = Zapisana gra ma już swoje ustawienia: { $option } nie łączy się z --resume.
error-first-fixed = Pierwsza gra ma już swoje ustawienia: { $option } nie łączy się z --first.
error-which-first = { $game }: nie ma pierwszej gry „{ $name }”. Do wyboru: { $names }.
error-no-first = { $game }: tu nie ma jeszcze pierwszej gry. Mają ją: { $games }.
error-which-game = Która gra? Do wyboru: { $games }.
error-people = { $people ->
    [one] 1 osoba nie zmieści
    [few] { $people } osoby nie zmieszczą
   *[other] { $people } osób nie zmieści
} się na { $seats ->
    [one] 1 miejscu
   *[other] { $seats } miejscach
}.
error-bots-count = Liczba podanych botów: { $bots }, a wolnych miejsc: { $empty }.
error-seat-range = Nie ma miejsca { $seat }: gra ma miejsca od 1 do { $seats }.
error-seat-running = Ta gra jeszcze trwa, więc nikomu nie wolno zaglądać w karty; bez --seat zobaczysz to, co widzą widzowie.
error-upto = Zapis ma { $moves ->
    [one] 1 ruch
    [few] { $moves } ruchy
   *[other] { $moves } ruchów
}, a nie { $upto }.
error-no-ray = Do --ray potrzebny jest pakiet ray (pip install ray).
error-no-cluster = Pod adresem „{ $address }” nie ma klastra Ray ({ $why }).

# -- słowa wiersza poleceń ------------------------------------------------------------------------------------------------

arg-usage = użycie:
arg-positional = argumenty
arg-options = opcje
arg-help = pokaż tę pomoc
arg-argument = { $argument_name }: { $message }
arg-required = Brakuje: { $value }
arg-unrecognized = Nie rozumiem: { $value }
arg-expected-one = brakuje wartości
arg-expected-optional = możliwa jest najwyżej jedna wartość
arg-expected-some = brakuje co najmniej jednej wartości
arg-expected-number = potrzebna liczba wartości: { $value }
quoted = „{ $text }”
arg-choice = nie ma takiej możliwości: { $value }; do wyboru: { $choices }
arg-command = Nie ma polecenia { $value }; do wyboru: { $choices }
arg-value = { $value } nie jest tu możliwe
arg-conflict = nie łączy się z { $value }
arg-one-of = potrzebne jest jedno z: { $value }
arg-explicit = tu nie podaje się wartości, a podano { $value }
arg-ambiguous = { $option } może znaczyć: { $matches }
arg-number-from = „{ $value }” nie jest liczbą całkowitą od { $low } wzwyż
arg-number-between = „{ $value }” nie jest liczbą całkowitą od { $low } do { $high }

# -- polecenia --------------------------------------------------------------------------------------------------------------

cli-undertow = Gry planszowe dokładnie według instrukcji: w przeglądarce albo w terminalu, ze znajomymi albo z botami; do tego wyszukiwarka zasad i pojedynki botów.
cli-commands = polecenia
cli-play = zagraj w tym terminalu
cli-sim = niech boty rozegrają wiele partii; porównaj je
cli-replay = opowiedz albo sprawdź zapisaną partię
cli-rules = wyszukaj zasady gry
cli-bench = zmierz szybkość silnika
cli-games = pokaż gry, ich opcje i boty
cli-version = pokaż wersję
cli-lang = język: angielski, niemiecki lub polski (domyślnie według UNDERTOW_LANG albo systemu)
cli-game = która gra (listę pokazuje undertow games)
cli-seats = liczba graczy (domyślnie 3)
cli-bots = kto gra na pozostałych miejscach: jeden bot dla wszystkich albo lista, po jednym na miejsce (domyślnie thumb)
cli-people = ile osób gra przy tym terminalu (domyślnie 1; 0: tylko oglądasz)
cli-own-seat = twoje miejsce; kolejne osoby zajmują następne (domyślnie 1)
cli-seed = ziarno: liczba lub słowo, od którego zależą wszystkie losowania; z tym samym ziarnem partię można powtórzyć
cli-option = opcja gry, w razie potrzeby kilka razy (listę pokazuje undertow games)
cli-plain = wiersz po wierszu zamiast całego ekranu
cli-save = gdzie zapisywać; trafi tam też zapis skończonej partii
cli-resume = wznów zapisaną grę
cli-first = zacznij od pierwszej gry: gotowy stół ze wskazówkami
cli-record = plik zapisanej lub skończonej partii
cli-verify = wylosuj wszystko od nowa z ziarna i porównaj każdy ruch
cli-upto = zatrzymaj po tylu ruchach
cli-seat = opowiedz to, co wiedziało to miejsce, licząc od 1 (tylko po końcu gry; inaczej jak dla widzów)
cli-replay-plain = bez tytułu, tylko przebieg
cli-words = szukane słowa albo klucz lub numer zasady; bez nich wszystkie zasady
cli-games-number = ile partii (domyślnie 100)
cli-sim-bots = kto gra, jedna nazwa na miejsce, na przykład thumb,random
cli-workers = ile procesów (domyślnie jeden na procesor)
cli-out = katalog na games.csv i summary.json (oraz wins.svg, jeśli jest matplotlib)
cli-swap = rozegraj każde ziarno przy wszystkich kolejnych ustawieniach miejsc, żeby nikt nie korzystał ze swojego miejsca; zaokrągla --games w górę
cli-ray = licz zamiast tego na klastrze Ray pod tym adresem

cli-value-command = POLECENIE
cli-value-action = DZIAŁANIE
cli-value-game = GRA
cli-value-n = N
cli-value-bots = NAZWY
cli-value-seed = ZIARNO
cli-value-first = NAZWA
cli-value-option = KLUCZ=WARTOŚĆ
cli-value-file = PLIK
cli-value-folder = KATALOG
cli-value-address = ADRES
cli-value-words = SŁOWO

# -- undertow games, rules, replay ----------------------------------------------------------------------------------------

games-title = { $id }: { $title }
games-seats = { $low }–{ $high } graczy
games-bots = boty: { $bots }
games-first = --first { $names } (pierwsza gra, ze wskazówkami)
games-option = --option { $option } (domyślnie { $default })
maturity-alpha = alfa: można grać, ale wiele może się jeszcze zmienić
maturity-beta = beta: kompletna, ale jeszcze nie sprawdzona w każdym szczególe
maturity-stable = stabilna: kompletna i sprawdzona

rules-none = Żadna zasada gry { $title } nie pasuje do „{ $words }”.
rules-ours = Instrukcja nie numeruje zasad: numery są nasze.
rules-other-book =
    „{ $words }” to numer z { $book ->
        [de] niemieckiej
       *[other] polskiej
    } instrukcji. Spróbuj --lang { $book } albo klucza { $key }.

replay-title = { $title }, grają: { $names }
replay-sealed = Ten stół zapieczętowano na zawsze. Zapis mówi, co słyszeli wszyscy.
replay-verified = sprawdzono: { $moves ->
    [one] 1 ruch
    [few] { $moves } ruchy
   *[other] { $moves } ruchów
}, ten sam los, ta sama partia
replay-stops = (Jak dotąd: { $upto } z { $moves ->
    [one] 1 zapisanego ruchu.
   *[other] { $moves } zapisanych ruchów.
} Gra się nie skończyła.)

# -- undertow sim -----------------------------------------------------------------------------------------------------------

sim-title = { $title }: { $games ->
    [one] 1 partia
    [few] { $games } partie
   *[other] { $games } partii
}, ziarno { $seed }
sim-bot = bot
sim-games = partie
sim-wins = wygrane
sim-share = udział
sim-interval = przedział 95%
sim-score = średni wynik
sim-count = { $n }
sim-decimal = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-percent = { NUMBER($n, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-speed = Średnio { $length ->
    [one] 1 decyzja
    [few] { $length } decyzje
   *[other] { $length } decyzji
} na partię; { $speed ->
    [one] 1 decyzja
    [few] { $speed } decyzje
   *[other] { $speed } decyzji
} na sekundę, { $workers ->
    [one] 1 proces
    [few] { $workers } procesy
   *[other] { $workers } procesów
} ({ NUMBER($seconds, maximumFractionDigits: 1) } s).
sim-progress = Partie: { $done } z { $total }
sim-written = Zapisano: { $files }

# -- undertow play --plain ----------------------------------------------------------------------------------------------------

plain-welcome = { $title }, { $seats ->
        [one] 1 gracz
       *[other] liczba graczy: { $seats }
    }. Klawisz h pokazuje, co możesz wpisać.
plain-no-textual = Do stołu na całym ekranie potrzebny jest pakiet textual (pip install textual); gramy więc wiersz po wierszu.
plain-hint = Wskazówka: { $hint }
plain-ask = { $n ->
    [one] Wpisz 1 i naciśnij Enter (albo: ? czego nie można i dlaczego, r zasada, v stół, h pomoc, q koniec)
   *[other] Liczba od 1 do { $n } (albo: ? czego nie można i dlaczego, r zasada, v stół, h pomoc, q koniec)
}
plain-hand-over = { $name }, twoja kolej. Naciśnij Enter, gdy nikt inny nie patrzy.
plain-places = albo podaj pole mapy: { $places }
plain-no-such-place = Tego pola nie da się teraz osiągnąć. Osiągalne: { $places }
plain-dropped = Wykonano kroki: { $made } z { $all }; potem coś się wydarzyło.
plain-round-over = Runda się skończyła: znów padają pytania.
plain-no-passing = Tu nie ma czego przepuścić do końca rundy.
plain-back = Wróć
plain-out-of-range = Nie ma odpowiedzi numer { $number }: { $n ->
    [one] możliwe jest tylko 1.
   *[other] wpisz liczbę od 1 do { $n }.
}
plain-not-understood = Nie rozumiem. { $n ->
    [one] Wpisz 1, żeby grać dalej, albo h, żeby zobaczyć pomoc.
   *[other] Wpisz liczbę od 1 do { $n } albo h, żeby zobaczyć pomoc.
}
plain-nothing-refused = Możesz tu zrobić wszystko, czego można by się spodziewać.
plain-no-story = Żadna z tych kart nie ma nic do opowiedzenia.
plain-help =
    Możesz wpisać:
      { $n ->
        [one] 1    wybór
       *[other] 1–{ $n }  wybór
      }
      ? w  czego nie możesz teraz zrobić i która zasada tego zabrania
      r    zasady, z których wynika pytanie
      t    opowieści kart, o które chodzi; t NAZWA: jednej karty
      v    cały stół, ze zdolnościami kart
      l    wszystko, co się dotąd wydarzyło
      p    pasuj do końca rundy, w grach z rundami
      s    zapisz i graj dalej
      q    zapisz i zakończ
      Enter  pokaż pytanie jeszcze raz
    Wszystkie zasady: undertow rules { $game }
plain-help-places = {"  "}{ $place }   na to pole mapy, gdy pod odpowiedziami są nazwy pól
plain-saved = Zapisano w { $path }.
plain-go-on = Dalej zagrasz poleceniem: { $command }
plain-replay = Zapis partii jest w { $path }; undertow replay opowie ją jeszcze raz.

end-you-win = Wygrywasz!
end-winners = { $n ->
    [one] Wygrywa { $names }.
   *[other] Wygrywają wspólnie: { $names }.
}
end-nobody = Nikt nie wygrywa.
end-you-lose = { $n ->
    [one] Przegrywasz.
   *[other] Przegrywacie.
}

# -- stół gry Abyss w wierszach -----------------------------------------------------------------------------------------------

terminal-court = Dwór (w talii { $n ->
    [one] 1 lord
    [few] { $n } lordów
   *[other] { $n } lordów
})
terminal-lord = { $lord } ({ $guild }): cena { $value }, { $races ->
    [one] 1 lud
    [few] { $races } ludy
   *[other] { $races } ludów
}{ $demands ->
    [none] {""}
   *[other] , wymagane: { $race }
}; wpływ { $influence }{ $keys ->
    [0] {""}
    [one] , 1 klucz
    [few] , { $keys } klucze
   *[other] , { $keys } kluczy
}
terminal-track = Eksploracja: { $cards } (następna sprzedaż: { $price ->
    [one] 1 perła
    [few] { $price } perły
   *[other] { $price } pereł
}; w talii { $deck ->
    [one] 1 karta
    [few] { $deck } karty
   *[other] { $deck } kart
})
terminal-threat = Zagrożenie: pole { $space } z 6, nagroda: { $reward }; zostało { $left ->
    [one] 1 żeton potwora
    [few] { $left } żetony potworów
   *[other] { $left } żetonów potworów
}
terminal-reward = { $keys ->
    [0] { $goods ->
        [1] 1 perła lub żeton potwora
       *[other] 2 perły lub żetony potworów
    }
    [1] { $goods ->
        [0] 1 klucz
        [1] 1 klucz oraz 1 perła lub żeton potwora
       *[other] 1 klucz oraz 2 perły lub żetony potworów
    }
   *[other] { $keys } klucze
}
terminal-council = Rada (zakryte karty): { $stacks }
terminal-locations = Odkryte lokacje: { $locations } (w stosie { $deck })
terminal-drawn = Dobrane lokacje: { $locations }
terminal-recruiting = Rekrutacja: { $lord }; wyłożono: { $cards }
terminal-last-turns = Ostatnie tury: koniec gry wywołuje { $name }.
terminal-figures = { $name }: { $pearls ->
    [one] 1 perła
    [few] { $pearls } perły
   *[other] { $pearls } pereł
}, { $keys ->
    [one] 1 klucz
    [few] { $keys } klucze
   *[other] { $keys } kluczy
}{ $printed ->
    [0] {""}
   *[other] { " (w tym " }{ $printed } na lordach)
}, { $hand ->
    [one] 1 karta
    [few] { $hand } karty
   *[other] { $hand } kart
} na ręce
terminal-lords = lordowie: { $lords }
terminal-places = lokacje: { $locations }
terminal-affiliated = przyłączeni: { $cards }
terminal-tokens = { $n ->
    [one] 1 żeton potwora
    [few] { $n } żetony potworów
   *[other] { $n } żetonów potworów
}
terminal-turned = { $lord } (karta obrócona)
terminal-under = { $lord } (lokacja: { $location })
terminal-hand = Twoja ręka: { $cards }
terminal-own-tokens = Twoje żetony potworów: { $values }
terminal-nothing = nic
terminal-remembered = Co można było zapamiętać:
terminal-remembered-hand = Ręka ({ $name }): { $cards }
terminal-remembered-stack = Rada, { $race }: { $cards }
terminal-remembered-discard = Stos kart odrzuconych: { $cards }
terminal-player = Gracz
terminal-sheet-locations = Lokacje
terminal-sheet-lords = Lordowie
terminal-sheet-allies = Sojusznicy
terminal-sheet-monsters = Potwory
terminal-sheet-total = Suma

# -- undertow bench -------------------------------------------------------------------------------------------------------

cli-bench-peers = porównaj runda po rundzie z grą hearts z OpenSpiela i Catanem z catanatrona
cli-bench-json = zapisz wszystkie liczby także w tym pliku
cli-bench-rounds = ile rund (domyślnie 15)
cli-bench-seconds = ile sekund czasu procesora dostaje każda gra w rundzie (domyślnie 0.4)
cli-bench-seats = ilu graczy w naszych grach (domyślnie tylu, dla ilu określono cele)
cli-bench-check = zakończ z kodem 1, jeśli któryś cel nie został osiągnięty
cli-value-seconds = SEKUNDY
arg-seconds = „{ $value }” nie jest liczbą sekund większą od 0
error-bench-no-peers = Pakiet { $missing } nie jest zainstalowany; gry do porównania instaluje: pip install "{ $extra }"

cli-bench-engine = Undertow { $version }, { $engine }, Python { $python }: rundy: { $rounds } po { $seconds } s, graczy: { $seats }
cli-bench-compiled = wersja skompilowana
cli-bench-plain = wersja nieskompilowana
cli-bench-progress = Pomiar: { $what }, runda { $round } z { $rounds }
cli-bench-measuring = Pomiar: { $what }
cli-bench-what-calls = pojedyncze wywołania
cli-bench-what-import = import
cli-bench-import = import undertow
cli-bench-dump = największy zapis gry { $game }
cli-bench-clones = 1000 kopii gry { $game }
cli-bench-ok = osiągnięty
cli-bench-miss = nieosiągnięty
cli-bench-targets = Osiągnięte cele: { $reached } z { $all }.

cli-bench-col-game = gra
cli-bench-col-rate = decyzje/s
cli-bench-col-games = partie/s
cli-bench-col-length = decyzje/partię
cli-bench-col-moves = dozwolone ruchy
cli-bench-col-choices = z wyborem/s
cli-bench-col-ratio = tempo, my do nich
cli-bench-col-median = mediana
cli-bench-col-quartiles = kwartyle
cli-bench-col-range = rozstęp
cli-bench-col-target = cel
cli-bench-col-call = wywołanie w środku gry
cli-bench-col-micros = µs
cli-bench-col-copies = do kopii catanatrona
cli-bench-col-size = rozmiar
cli-bench-col-value = wartość

## Stół

table-yes = tak
table-no = nie
table-expected = Czekamy na ruch: { $names }.
table-dropped = Wykonane kroki: { $made } z { $all }. Reszta przepada, bo coś ją przerwało.
error-table-unknown-game = Nie ma tu gry „{ $game }”.
error-table-unknown-table = Nie ma takiego stołu.
error-table-unknown-token = Ten klucz nie otwiera żadnego miejsca przy tym stole.
error-table-no-token = Do tego potrzebujesz miejsca przy tym stole.
error-table-stale = Gra poszła tymczasem dalej: twoja odpowiedź dotyczyła { $number }, a jest już { $now }.
error-table-not-asked = Teraz nikt cię o nic nie pyta.
error-table-over = Gra się skończyła.
error-table-illegal = Zasady nie pozwalają teraz na ten ruch.
error-table-bad-seats = Miejsca liczymy od 0 do liczby graczy minus jeden (graczy: { $seats }), żadnego dwa razy.
error-table-bad-join = To zaproszenie nie pasuje do tego stołu.
error-table-seated-here = Siedzisz już przy tym stole.
error-table-see-all-sealed = Ten stół zapieczętowano na zawsze: nikt nie widzi tu wszystkiego.
error-table-see-all-key = Masz już klucz do tego stołu.
error-table-see-all-many = Dość widzów widzi tu już wszystko albo o to prosi; spróbuj później.
error-table-see-all-gone = Nikt już o to nie prosi.
error-table-bots-seat = Na tym miejscu gra bot. Kto otworzył stół, może je dla ciebie zwolnić, jeśli zgodzą się wszyscy pozostali.
error-table-no-bots-seat = Na tym miejscu nie gra żaden bot należący do stołu.
error-table-hosts-only = Może to zrobić tylko ten, kto otworzył stół.
error-table-vote-absent = Nie ma kogoś, kto musiałby się zgodzić.
error-table-vote-pending = Trwa już inne pytanie; najpierw muszą odpowiedzieć pozostali.
error-table-bot-plays = Gra za ciebie bot; najpierw wróć do gry.
error-table-undo-absent = Nie ma kogoś, kto musiałby się zgodzić.
error-table-undo-final = Tego, co ten ruch ujawnił, nie da się cofnąć.
undo-absent = Nie ma kogoś, kto musiałby się zgodzić.
note-opened = Miejsce jednego z botów czeka na znajomego.
note-closed = { $name } zamyka stół: wolne miejsca zajmują boty.
error-table-bad-name = Imię ma najwyżej { $most } znaków, w tym co najmniej jeden widoczny, i żadnego, który zmienia wiersz wokół.
error-table-full = Wszystkie miejsca są zajęte.
error-table-record-later = Zapis zawiera wszystkie tajemnice, więc dostaniesz go dopiero po grze.
error-table-sealed = Ten stół zapieczętowano na zawsze: nikt nie patrzy tu cudzymi oczami i nikt nie gra dalej od wcześniejszego momentu.
error-table-no-seal = Stołu gry { $game } nie można zapieczętować na zawsze.
error-table-seal-no-seed = Stołu z wybranym ziarnem nie można zapieczętować na zawsze: kto zna ziarno, może wyliczyć każdą tajemnicę.
error-table-malformed = Nie da się zrozumieć tej wiadomości.
error-table-too-large = Ta wiadomość jest za duża; najwięcej { $most } bajtów.
error-table-too-many = Za dużo zapytań naraz; spróbuj za chwilę.
error-table-foreign-origin = Obca strona nie może tu mówić w twoim imieniu.
error-table-unknown-host = Ten serwer nie jest znany pod tą nazwą. Kto go prowadzi, może ją dodać: undertow serve --host-name NAZWA
error-table-operators-only = Ta strona jest tylko dla prowadzącego serwer.
error-table-no-page = Pod tym adresem nic nie ma.
error-table-no-method = Ten adres nie przyjmuje takiego zapytania.
error-table-internal = Coś poszło nie tak po naszej stronie (błąd { $fault }). Nic się nie zmieniło.
error-table-not-written = Nie udało się zapisać ruchu, więc się nie liczy (błąd { $fault }). Spróbuj jeszcze raz.
error-table-not-read = Baza danych nie odpowiada (błąd { $fault }). Nic nie przepadło; spróbuj jeszcze raz.
error-table-not-ready = Baza danych nie przyjmuje teraz zapisów (błąd { $fault }).
error-table-no-database = Nie da się otworzyć bazy danych: { $why }
error-table-newer-database = Bazę danych zapisał nowszy Undertow (wersja { $found } jej tabel, tu nieznana): zainstaluj właśnie jego. Nic nie zostało zmienione.
error-table-in-use = Inny serwer trzyma swoje stoły w pliku { $file }: najpierw go zatrzymaj albo podaj inny plik przez --db.
error-table-bad-database = „{ $url }” nie jest bazą, z której Undertow umie korzystać; podaj sqlite:///PLIK albo postgresql://…

cli-serve = otwórz stół w przeglądarce
cli-serve-host = adres, pod którym czekamy na połączenia (domyślnie 127.0.0.1: tylko ten komputer)
cli-serve-port = port (domyślnie 8080 albo następny wolny; 0: dowolny)
cli-serve-lan = udostępnij w sieci domowej i pokaż adres jako kod QR
cli-serve-db = gdzie leżą stoły: sqlite:///PLIK albo postgresql://… (domyślnie plik w twoim katalogu)
cli-serve-proxy = serwer stoi za twoim proxy: ufaj nagłówkom Forwarded z jego adresów lub sieci (domyślnie: z tego komputera)
cli-serve-host-name = nazwa, pod którą wolno wywoływać serwer, oprócz nazw tego komputera (można podać kilka razy)
cli-serve-metrics-token = klucz, z którym /metrics i /openapi.json można czytać skądkolwiek (bez niego tylko na tym komputerze); albo UNDERTOW_METRICS_TOKEN
cli-value-name = NAZWA
cli-value-key = KLUCZ
cli-value-addresses = ADRES,…
cli-serve-no-browser = nie otwieraj przeglądarki
cli-serve-unlimited = bez ograniczenia liczby zapytań (do pomiarów)
cli-value-host = ADRES
cli-value-url = URL
cli-value-table = STÓŁ
cli-tables = wypisz, wyeksportuj, zabezpiecz, usuń lub uprzątnij zapisane stoły
cli-tables-action = co zrobić
cli-tables-table = który stół
cli-tables-out = plik do zapisania
serve-open = Stół czeka pod adresem { $address }
serve-kept = Stoły są zapisane w { $place }
serve-lan = W sieci domowej: { $address } (bez szyfrowania: kto jest w tej samej sieci, może podglądać)
serve-stop = Ctrl-C zamyka; nic nie przepadnie.
serve-wide = Inni użytkownicy tego komputera mogą czytać { $file }, a w nim wszystkie sekrety wszystkich stołów: chmod 600 { $file }
serve-no-page = Strona nie jest tu zbudowana, więc mogą grać tylko programy; zbuduje ją „make play”.
error-serve-missing = Brakuje pakietu { $missing }; stół zainstalujesz tak: pip install "{ $extra }"
error-serve-address = Nie da się czekać na połączenia pod { $address }: { $why }
error-serve-proxy = „{ $address }” nie jest adresem ani siecią; --proxy przyjmuje na przykład 10.0.0.5 albo 10.0.0.0/24.
error-tables-which = „{ $action }” musi wiedzieć, który stół: undertow tables { $action } STÓŁ
error-tables-out = „{ $action }” potrzebuje pliku do zapisu: --out PLIK
error-table-backup-postgres = Dla PostgreSQL użyj jego własnego narzędzia, pg_dump.
tables-none = Nie ma zapisanych stołów.
tables-line = { $table }  { $game }, graczy: { $seats }, { $over ->
    [yes] zakończona
   *[no] w toku
}, { $touched }
tables-exported = Zapis stołu { $table } jest w { $file }
tables-deleted = Stół { $table } usunięty.
tables-pruned = Usunięto { $n ->
    [one] { $n } stół
    [few] { $n } stoły
   *[other] { $n } stołów
}.
tables-saved = Kopia wszystkich stołów jest w { $file }
undo-nothing = Nie masz czego cofnąć.
undo-others = Inni zdążyli już coś postanowić; musieliby się zgodzić.
undo-news = Twój ruch odkrył coś nowego; inni musieliby się zgodzić.
error-table-undo-nothing = Nie masz czego cofnąć.
error-table-no-vote = Nikt cię nie pyta o cofnięcie ruchu.
error-table-no-more-time = Na to pytanie nie ma już więcej czasu.
error-table-too-many-pages = Za dużo stron jest otwartych naraz; zamknij jedną albo spróbuj później.
error-table-too-restless = To było dużo jak na jedną minutę; poczekaj chwilę.
error-table-no-deadline = To pytanie nie ma dla ciebie limitu czasu.
error-table-bad-order = Ta gra nie zna takiego stałego polecenia.
error-table-too-many-orders = Najwięcej stałych poleceń: { $most }.
note-joined = Dołącza { $name }.
note-left = { $name } oddaje grę botowi.
note-away = { $name } nie odpowiada od dłuższej chwili: gra bot.
note-returned = { $name } wraca do gry.
note-undone = { $name } cofa ruch.
error-table-meanwhile = Gra poszła tymczasem dalej; spójrz na stół jeszcze raz.
cli-serve-pages = ile stron może być łącznie naraz połączonych (domyślnie 2000)
cli-serve-workers = ile procesów obsługuje stół (domyślnie 1; więcej tylko z PostgreSQL)
error-serve-workers = Kilka procesów może dzielić tylko PostgreSQL: podaj --db postgresql://… albo pomiń --workers.
serve-workers = Liczba procesów obsługujących stół: { $n }.
undo-over = Gra jest skończona, a jej zapis zdradza wszystkie tajemnice.
error-table-undo-over = Gra jest skończona, a jej zapis zdradza wszystkie tajemnice.
error-file-exists = { $path } już istnieje; podaj inną nazwę.
note-undone-own = { $name } cofa ruch.
note-orders-over = Runda się skończyła: twoje polecenia na nią już nie obowiązują.
note-rules = Zasady tej gry zostały zaktualizowane; przy stole obowiązują teraz nowe.
note-rules-back = Zasady tej gry zostały zaktualizowane. Ruchy, które już do nich nie pasują, zostały cofnięte; od tego miejsca gra toczy się dalej.
error-table-other-rules = Przy tym stole gra się według wersji { $found } zasad; tutaj obowiązuje wersja { $here } i nie da się przejść z jednej do drugiej. Stół pozostaje bez zmian.
error-table-record-skip = Przy stole można otworzyć tylko grę, w której zadano każde pytanie; ten zapis niektóre pomija.
error-table-no-person = Co najmniej jedno miejsce jest dla człowieka.
error-table-quota-tables = Z jednego adresu można tu otworzyć najwyżej { $most } stołów na godzinę; spróbuj później.
error-table-quota-records = Z jednego adresu można tu otworzyć najwyżej { $most } zapisów na godzinę; spróbuj później.
error-table-house-full = Na tym serwerze nie ma teraz miejsca na nowe stoły; otwarte grają dalej.
error-table-too-much-work = Od pewnego czasu mocno zajmujesz ten serwer; spróbuj za chwilę.
cli-tables-keep = przy prune: ile dni zostają stoły zakończone (domyślnie 90); niezakończone dwa razy dłużej, bez żadnego ruchu jeden dzień
cli-serve-keep = ile dni zostają stoły zakończone (domyślnie 90), niezakończone dwa razy dłużej; 0: na zawsze
cli-serve-tables = ile stołów na godzinę może otworzyć jeden adres (domyślnie 20)
cli-serve-records = ile zapisów na godzinę może otworzyć jeden adres (domyślnie 5)
cli-serve-rooms = ile stołów pozostaje w pamięci (domyślnie 2000); gdy tyle jest w użyciu, nowych się nie otwiera
cli-serve-megabytes = ile megabajtów może zająć baza danych, zanim przestaną się otwierać nowe stoły (domyślnie 4096)
cli-value-days = DNI
error-endless = Zasady kręcą się tu w kółko (§ { $rule }). Zgłoś to, proszę, razem z zapisem partii.
error-bot-slow = Bot { $bot } nie odpowiedział na czas.
error-table-damaged = To, co zachowano z tego stołu, jest uszkodzone, a reszta tam nie prowadzi.
error-table-record-foreign = Ten zapis zaczyna się w środku partii i nie pochodzi z tego serwera; tutaj można otworzyć tylko grę od jej rozstawienia.
error-table-record-slow = Sprawdzenie tego zapisu trwa zbyt długo; nie został otwarty.
error-table-no-check = Zapisów nie można tu teraz sprawdzić.
error-table-no-talk = Przy tym stole rozmowy są wyłączone.
error-table-no-chat = Przy tym stole można używać tylko szybkich sygnałów.
error-table-unknown-signal = Ta gra nie zna takiego sygnału.
error-table-bad-saying = Wypowiedź musi mieć od 1 do { $most } znaków, bez znaków sterujących.
error-table-too-talkative = Nie tak szybko: poczekaj kilka sekund.
signal-hello = Cześć!
signal-luck = Powodzenia!
signal-thanks = Dzięki!
signal-well-played = Dobra gra!
signal-sorry = Przepraszam!
signal-moment = Chwileczkę.
signal-hurry = Trochę szybciej?
signal-your-turn = Twoja kolej?
