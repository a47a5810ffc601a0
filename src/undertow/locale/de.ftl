# Texte, die alle Spiele teilen: Spieler, Regeln, Fehler, Kommandozeile. In allen drei Sprachen dieselben Schlüssel.

# -- Spieler ----------------------------------------------------------------------------------------------------------

player = Spieler { $n }
you = Du
sections-table = Der Tisch
ways-heading = Wie das Spiel enden kann
ways-left = { $left ->
    [0] erreicht
   *[other] noch { $left } von { $of }
}
seat-called = { $who } ({ $player })
bot-name = { $bot ->
    [thumb] Maat
    [random] Drift
    [search] Lotse
   *[other] { $bot }
} { $n }

# -- Regeln, die jedes Spiel hat --------------------------------------------------------------------------------------

topic-moves = Züge
topic-game = Das Spiel
rule-moves-unknown = Möglich sind nur Züge, die das Spiel kennt.
rule-game-over = Das Spiel ist zu Ende: Niemand zieht mehr.

kind-step = Schritt
kind-prohibition = Verbot
kind-permission = Erlaubnis
kind-effect = Wirkung
kind-reveals = deckt etwas auf
kind-definition = Begriff
kind-heading = Überschrift
kind-guidance = Rat

# -- Fehler -------------------------------------------------------------------------------------------------------------

error-unknown-game = Das Spiel „{ $game }“ gibt es hier nicht. Zur Wahl stehen: { $games }.
error-seats = { $game } ist für { $low } bis { $high } Spieler, nicht für { $value }.
error-bots-and-people =
    { $bots } Bots und { $people ->
        [one] 1 Mensch
       *[other] { $people } Menschen
    } sind { $seats } Spieler; { $game } ist für { $low } bis { $high }.
error-option-value = Die Option { $option } kann nicht „{ $value }“ sein; möglich ist: { $allowed }.
error-option-unknown = Die Option „{ $option }“ gibt es hier nicht. Zur Wahl stehen: { $allowed }.
error-option-form = Optionen gibst du als schlüssel=wert an, nicht als „{ $option }“.
error-windows = Für windows gibt es „ask“ und „skip“, nicht „{ $value }“.
error-not-asked = Spieler { $seat } wird gerade nichts gefragt.
error-no-such-seat = Einen Platz { $seat } gibt es nicht an einem Tisch mit { $seats } Plätzen (gezählt ab 0).
error-no-log = Dieses Spiel führt kein Protokoll.
error-illegal-move = Zug { $move } ist jetzt nicht erlaubt (Regeln: { $rules }).
error-other-game = Das ist ein Spielstand von { $found }, nicht von { $game }.
error-other-rules = Dieses Spiel folgt Fassung { $found } der Regeln; hier gilt Fassung { $rules }.
error-rules-part = Dieses Spiel folgt Fassung { $found } der Regeln; nach Fassung { $rules }, die hier gilt, wäre es bei Zug { $move } anders verlaufen.
error-damaged = Dieser Spielstand ist beschädigt ({ $what }).
error-no-save = Das ist kein Spielstand von Undertow.
error-newer-format = Dieser Spielstand hat Format { $found } und stammt von einem neueren Undertow; dieses hier liest bis Format { $format }.
error-unreadable = { $path } lässt sich nicht lesen.
error-unwritable = { $path } lässt sich nicht schreiben.
error-damaged-record = Diese Aufzeichnung ist beschädigt.
error-sealed-record = Diese Aufzeichnung stammt von einem für immer versiegelten Tisch: Sie erzählt, was alle gehört haben, lässt sich aber nicht nachspielen, prüfen oder weiterspielen.
error-cut-off = Diese Aufzeichnung ist abgeschnitten: Ihr Ende fehlt.
error-parts = Bei Zug { $move } gehen Aufzeichnung und Regeln auseinander: So wurde nicht gespielt.
error-unknown-bot = Den Bot „{ $bot }“ gibt es hier nicht. Zur Wahl stehen: { $bots }.
error-bot-move = Der Bot { $bot } hat „{ $move }“ geantwortet, und das ist kein erlaubter Zug.
error-bot-failed = Der Bot { $bot } ist in der Partie { $game } mit Startwert { $seed } gescheitert ({ $what }).
error-usage = { $message } (Hilfe: { $help })
error-internal = In Undertow ist etwas schiefgegangen ({ $what }); mit UNDERTOW_TRACE=1 siehst du, wo.
error-file-missing = { $path } gibt es nicht.
error-file-directory = { $path } ist ein Verzeichnis, keine Datei.
error-file-no-directory = { $path } ist kein Verzeichnis.
error-file-permission = { $path } darfst du nicht lesen oder schreiben.
error-file-full = Der Datenträger ist voll: { $path } wurde nicht geschrieben.
error-file-other = { $path } lässt sich nicht lesen oder schreiben ({ $why }).
error-file-not-ours = { $path } gibt es schon, aber das ist kein Spielstand; die Datei bleibt, wie sie ist.
error-resume-fixed = Ein Spielstand hat schon seine Einstellungen: { $option } passt nicht zu --resume.
error-first-fixed = Eine erste Partie hat schon ihre Einstellungen: { $option } passt nicht zu --first.
error-which-first = { $game }: Eine erste Partie „{ $name }“ gibt es nicht. Zur Wahl stehen: { $names }.
error-no-first = { $game }: Eine erste Partie gibt es hier noch nicht, nur bei: { $games }.
error-which-game = Welches Spiel? Zur Wahl stehen: { $games }.
error-people = { $people } Menschen passen nicht auf { $seats } Plätze.
error-bots-count = { $bots ->
    [one] 1 Bot ist
   *[other] { $bots } Bots sind
} genannt, aber { $empty ->
    [one] 1 Platz ist
   *[other] { $empty } Plätze sind
} frei.
error-seat-range = Einen Platz { $seat } gibt es nicht: Das Spiel hat die Plätze 1 bis { $seats }.
error-seat-running = Dieses Spiel läuft noch, also darf niemand einem Platz in die Karten sehen; ohne --seat siehst du, was Zuschauer sehen.
error-upto = Die Aufzeichnung hat { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}, nicht { $upto }.
error-no-ray = Für --ray brauchst du das Paket ray (pip install ray).
error-no-cluster = Unter „{ $address }“ ist kein Ray-Cluster zu erreichen ({ $why }).

# -- Wörter der Kommandozeile -------------------------------------------------------------------------------------------

arg-usage = Aufruf:
arg-positional = Angaben
arg-options = Optionen
arg-help = diese Hilfe zeigen
arg-argument = { $argument_name }: { $message }
arg-required = Es fehlt: { $value }
arg-unrecognized = Nicht verstanden: { $value }
arg-expected-one = es fehlt ein Wert
arg-expected-optional = höchstens ein Wert ist möglich
arg-expected-some = mindestens ein Wert fehlt
arg-expected-number = { $value } Werte sind nötig
quoted = „{ $text }“
arg-choice = { $value } geht nicht; zur Wahl stehen { $choices }
arg-command = Einen Befehl { $value } gibt es nicht; zur Wahl stehen { $choices }
arg-value = { $value } geht hier nicht
arg-conflict = passt nicht zu { $value }
arg-one-of = eines davon ist nötig: { $value }
arg-explicit = hier steht kein Wert, gegeben ist { $value }
arg-ambiguous = { $option } kann heißen: { $matches }
arg-number-from = „{ $value }“ ist keine ganze Zahl ab { $low }
arg-number-between = „{ $value }“ ist keine ganze Zahl von { $low } bis { $high }

# -- die Befehle ----------------------------------------------------------------------------------------------------------

cli-undertow = Brettspiele genau nach dem Regelheft: im Browser oder im Terminal, mit Freunden oder gegen Bots; Regeln nachschlagen, Bots vergleichen.
cli-commands = Befehle
cli-play = ein Spiel in diesem Terminal spielen
cli-sim = Bots viele Partien spielen lassen und vergleichen
cli-replay = eine aufgezeichnete Partie nacherzählen oder prüfen
cli-rules = die Regeln eines Spiels nachschlagen
cli-bench = messen, wie schnell gerechnet wird
cli-games = die Spiele mit ihren Optionen und Bots aufzählen
cli-version = die Version zeigen
cli-lang = Sprache: Englisch, Deutsch oder Polnisch (ohne Angabe nach UNDERTOW_LANG oder dem System)
cli-game = welches Spiel (undertow games zählt sie auf)
cli-seats = wie viele Spieler (ohne Angabe 3)
cli-bots = wer auf den anderen Plätzen spielt: ein Bot für alle oder eine Liste mit einem je Platz (ohne Angabe thumb)
cli-people = wie viele Menschen an diesem Terminal spielen (ohne Angabe 1; 0: nur zusehen)
cli-own-seat = dein Platz; weitere Menschen nehmen die nächsten (ohne Angabe 1)
cli-seed = Startwert: Zahl oder Wort, das allen Zufall festlegt, sodass sich die Partie wiederholen lässt
cli-option = Option des Spiels, bei Bedarf mehrmals (undertow games zählt sie auf)
cli-plain = Zeile für Zeile statt auf dem ganzen Bildschirm
cli-save = wohin gespeichert wird; auch die Aufzeichnung der fertigen Partie kommt dorthin
cli-resume = eine gespeicherte Partie fortsetzen
cli-first = mit einer ersten Partie beginnen: fester Tisch mit Hinweisen
cli-record = Datei einer gespeicherten oder fertigen Partie
cli-verify = allen Zufall neu aus dem Startwert ziehen und jeden Zug vergleichen
cli-upto = nach so vielen Zügen aufhören
cli-seat = erzählen, was dieser Platz wusste, gezählt ab 1 (nur nach dem Ende der Partie; sonst wie für Zuschauer)
cli-replay-plain = ohne Überschrift, nur was geschah
cli-words = Wörter, nach denen du suchst, oder Schlüssel oder Nummer einer Regel; ohne Angabe alle Regeln
cli-games-number = wie viele Partien (ohne Angabe 100)
cli-sim-bots = wer spielt, ein Name je Platz, zum Beispiel thumb,random
cli-workers = wie viele Prozesse (ohne Angabe einer je Prozessor)
cli-out = Verzeichnis für games.csv und summary.json (und wins.svg, wenn matplotlib installiert ist)
cli-swap = jeden Startwert mit allen Sitzordnungen reihum spielen, sodass niemand von seinem Platz profitiert; rundet --games auf
cli-ray = stattdessen auf dem Ray-Cluster mit dieser Adresse rechnen

cli-value-command = BEFEHL
cli-value-action = AKTION
cli-value-game = SPIEL
cli-value-n = N
cli-value-bots = NAMEN
cli-value-seed = STARTWERT
cli-value-first = NAME
cli-value-option = SCHLÜSSEL=WERT
cli-value-file = DATEI
cli-value-folder = VERZEICHNIS
cli-value-address = ADRESSE
cli-value-words = WORT

# -- undertow games, rules, replay --------------------------------------------------------------------------------------

games-title = { $id }: { $title }
games-seats = { $low } bis { $high } Spieler
games-bots = Bots: { $bots }
games-first = --first { $names } (erste Partie, mit Hinweisen)
games-option = --option { $option } (ohne Angabe { $default })
maturity-alpha = Alpha: spielbar, aber vieles kann sich noch ändern
maturity-beta = Beta: vollständig, aber noch nicht in jedem Winkel erprobt
maturity-stable = stabil: vollständig und erprobt

rules-none = Keine Regel von { $title } passt zu „{ $words }“.
rules-ours = Das Heft nummeriert keine Regel: Die Nummern sind von uns.
rules-other-book =
    „{ $words }“ ist eine Nummer des { $book ->
        [de] deutschen
       *[other] polnischen
    } Regelhefts. Versuch es mit --lang { $book } oder mit dem Schlüssel { $key }.

replay-title = { $title } mit { $names }
replay-sealed = Dieser Tisch war für immer versiegelt. Die Aufzeichnung erzählt, was alle gehört haben.
replay-verified = geprüft: { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}, gleicher Zufall, gleiche Partie
replay-stops = (Bis hierher: { $upto } von { $moves ->
    [one] 1 aufgezeichnetem Zug.
   *[other] { $moves } aufgezeichneten Zügen.
} Die Partie ist nicht zu Ende.)

# -- undertow sim ---------------------------------------------------------------------------------------------------------

sim-title = { $title }: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, Startwert { $seed }
sim-bot = Bot
sim-games = Partien
sim-wins = Siege
sim-share = Anteil
sim-interval = 95-%-Intervall
sim-score = Punkte im Mittel
sim-count = { $n }
sim-decimal = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-percent = { NUMBER($n, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-speed = Im Mittel { $length ->
    [one] 1 Entscheidung
   *[other] { $length } Entscheidungen
} je Partie; { $speed } Entscheidungen in der Sekunde mit { $workers ->
    [one] 1 Prozess
   *[other] { $workers } Prozessen
} ({ NUMBER($seconds, maximumFractionDigits: 1) } s).
sim-progress = { $done } von { $total } Partien
sim-written = Geschrieben: { $files }

# -- undertow play --plain ------------------------------------------------------------------------------------------------

plain-welcome = { $title }, { $seats } Spieler. h zeigt, was du eingeben kannst.
plain-no-textual = Für den Tisch auf dem ganzen Bildschirm brauchst du das Paket textual (pip install textual); darum geht es Zeile für Zeile weiter.
plain-hint = Hinweis: { $hint }
plain-ask = { $n ->
    [one] Gib 1 ein und drücke Enter (oder: ? was nicht geht und warum, r Regel, v Tisch, h Hilfe, q Ende)
   *[other] Zahl von 1 bis { $n } (oder: ? was nicht geht und warum, r Regel, v Tisch, h Hilfe, q Ende)
}
plain-hand-over = { $name }, du bist dran. Drücke Enter, wenn sonst niemand hinsieht.
plain-places = oder nenne ein Feld der Karte: { $places }
plain-no-such-place = Dieses Feld ist jetzt nicht zu erreichen. Erreichbar sind: { $places }
plain-dropped = Ausgeführte Schritte: { $made } von { $all }; dann ist etwas geschehen.
plain-round-over = Die Runde ist vorbei: Du wirst wieder gefragt.
plain-no-passing = Hier gibt es nichts, was du eine Runde lang passen lassen kannst.
plain-back = Zurück
plain-out-of-range = Eine Möglichkeit { $number } gibt es nicht: { $n ->
    [one] Es geht nur 1.
   *[other] Gib eine Zahl von 1 bis { $n } ein.
}
plain-not-understood = Das habe ich nicht verstanden. { $n ->
    [one] Mit 1 geht es weiter, mit h kommt Hilfe.
   *[other] Gib eine Zahl von 1 bis { $n } ein, oder h für Hilfe.
}
plain-nothing-refused = Hier ist dir nichts verwehrt, was man erwarten würde.
plain-no-story = Keine der genannten Karten hat etwas zu erzählen.
plain-help =
    Das kannst du eingeben:
      { $n ->
        [one] 1    wählen
       *[other] 1–{ $n }  wählen
      }
      ? w  was du jetzt nicht tun kannst, und welche Regel es verbietet
      r    die Regeln hinter der Frage
      t    die Geschichten der Karten, um die es geht; t NAME: einer Karte
      v    der ganze Tisch, mit den Fähigkeiten der Karten
      l    alles, was bisher geschehen ist
      p    bis zum Ende der Runde passen, in Spielen mit Runden
      s    speichern und weiterspielen
      q    speichern und aufhören
      Enter  die Frage noch einmal zeigen
    Alle Regeln: undertow rules { $game }
plain-help-places = {"  "}{ $place }   zu diesem Feld der Karte, wo unter den Antworten Felder stehen
plain-saved = Gespeichert in { $path }.
plain-go-on = Weiter geht es mit: { $command }
plain-replay = Die Aufzeichnung der Partie liegt in { $path }; undertow replay erzählt sie noch einmal.

end-you-win = Du gewinnst!
end-winners = { $n ->
    [one] { $names } gewinnt.
   *[other] Es gewinnen gemeinsam: { $names }.
}
end-nobody = Niemand gewinnt.
end-you-lose = { $n ->
    [one] Du verlierst.
   *[other] Ihr verliert.
}

# -- der Tisch von Abyss in Zeilen ----------------------------------------------------------------------------------------

terminal-court = Hof ({ $n ->
    [one] noch 1 Edler
   *[other] noch { $n } Edle
} im Stapel)
terminal-lord = { $lord } ({ $guild }): Preis { $value }, { $races ->
    [one] 1 Volk
   *[other] { $races } Völker
}{ $demands ->
    [none] {""}
   *[other] , Pflicht: { $race }
}; Einfluss { $influence }{ $keys ->
    [0] {""}
   *[other] , { $keys } Schlüssel
}
terminal-track = Erkundung: { $cards } (nächster Verkauf: { $price ->
    [one] 1 Perle
   *[other] { $price } Perlen
}; { $deck ->
    [one] 1 Karte
   *[other] { $deck } Karten
} im Stapel)
terminal-threat = Bedrohung: Feld { $space } von 6, Belohnung { $reward }; noch { $left } Monsterplättchen
terminal-reward = { $keys ->
    [0] { $goods ->
        [1] 1 Perle oder Monsterplättchen
       *[other] 2 Perlen oder Monsterplättchen
    }
    [1] { $goods ->
        [0] 1 Schlüssel
        [1] 1 Schlüssel und 1 Perle oder Monsterplättchen
       *[other] 1 Schlüssel und 2 Perlen oder Monsterplättchen
    }
   *[other] { $keys } Schlüssel
}
terminal-council = Rat (verdeckte Karten): { $stacks }
terminal-locations = Offene Orte: { $locations } ({ $deck } im Stapel)
terminal-drawn = Gezogene Orte: { $locations }
terminal-recruiting = Wird angeworben: { $lord }; ausgelegt: { $cards }
terminal-last-turns = Letzte Züge: { $name } hat das Ende ausgelöst.
terminal-figures = { $name }: { $pearls ->
    [one] 1 Perle
   *[other] { $pearls } Perlen
}, { $keys } Schlüssel{ $printed ->
    [0] {""}
   *[other] { " (davon " }{ $printed } auf Edlen)
}, { $hand ->
    [one] 1 Karte
   *[other] { $hand } Karten
} auf der Hand
terminal-lords = Edle: { $lords }
terminal-places = Orte: { $locations }
terminal-affiliated = vereint: { $cards }
terminal-tokens = { $n ->
    [one] 1 Monsterplättchen
   *[other] { $n } Monsterplättchen
}
terminal-turned = { $lord } (gedreht)
terminal-under = { $lord } (unter „{ $location }“)
terminal-hand = Deine Hand: { $cards }
terminal-own-tokens = Deine Monsterplättchen: { $values }
terminal-nothing = nichts
terminal-remembered = Was du dir gemerkt haben könntest:
terminal-remembered-hand = Hand von { $name }: { $cards }
terminal-remembered-stack = Rat, { $race }: { $cards }
terminal-remembered-discard = Ablagestapel: { $cards }
terminal-player = Spieler
terminal-sheet-locations = Orte
terminal-sheet-lords = Edle
terminal-sheet-allies = Verbündete
terminal-sheet-monsters = Monster
terminal-sheet-total = Summe

# -- undertow bench -------------------------------------------------------------------------------------------------------

cli-bench-peers = Runde für Runde mit OpenSpiels Hearts und catanatrons Catan vergleichen
cli-bench-json = alle Zahlen auch in diese Datei schreiben
cli-bench-rounds = wie viele Runden (ohne Angabe 15)
cli-bench-seconds = wie viele Sekunden Rechenzeit jedes Spiel in einer Runde bekommt (ohne Angabe 0.4)
cli-bench-seats = wie viele Spieler in unseren Spielen (ohne Angabe die Zahlen, für die die Ziele gelten)
cli-bench-check = mit Rückgabewert 1 enden, wenn ein Ziel verfehlt ist
cli-value-seconds = SEKUNDEN
arg-seconds = „{ $value }“ ist keine Anzahl Sekunden über 0
error-bench-no-peers = { $missing } ist nicht installiert; die Spiele zum Vergleichen kommen mit: pip install "{ $extra }"

cli-bench-engine = Undertow { $version }, { $engine }, Python { $python }: { $rounds } Runden zu { $seconds } s; Spieler: { $seats }
cli-bench-compiled = kompiliert
cli-bench-plain = nicht kompiliert
cli-bench-progress = Gemessen wird { $what }: Runde { $round } von { $rounds }
cli-bench-measuring = Gemessen wird { $what }
cli-bench-what-calls = jeder Aufruf
cli-bench-what-import = der Import
cli-bench-import = import undertow
cli-bench-dump = größter Spielstand von { $game }
cli-bench-clones = 1000 Kopien von { $game }
cli-bench-ok = erreicht
cli-bench-miss = verfehlt
cli-bench-targets = { $reached } von { $all } Zielen erreicht.

cli-bench-col-game = Spiel
cli-bench-col-rate = Entscheidungen/s
cli-bench-col-games = Partien/s
cli-bench-col-length = Entscheidungen/Partie
cli-bench-col-moves = erlaubte Züge
cli-bench-col-choices = mit Auswahl/s
cli-bench-col-ratio = Tempo, wir zu ihnen
cli-bench-col-median = Median
cli-bench-col-quartiles = Quartile
cli-bench-col-range = Spanne
cli-bench-col-target = Ziel
cli-bench-col-call = Aufruf mitten im Spiel
cli-bench-col-micros = µs
cli-bench-col-copies = zu catanatrons Kopie
cli-bench-col-size = Größe
cli-bench-col-value = Wert

## Der Tisch

table-yes = ja
table-no = nein
table-expected = Warten auf { $names }.
table-dropped = Ausgeführte Schritte: { $made } von { $all }. Der Rest entfällt, weil etwas dazwischenkam.
error-table-unknown-game = Ein Spiel „{ $game }“ gibt es hier nicht.
error-table-unknown-table = Diesen Tisch gibt es nicht.
error-table-unknown-token = Dieser Schlüssel öffnet keinen Platz an diesem Tisch.
error-table-no-token = Dafür brauchst du einen Platz an diesem Tisch.
error-table-stale = Der Tisch ist inzwischen weiter: Du hast auf Frage { $number } geantwortet, er ist schon bei { $now }.
error-table-not-asked = Du bist gerade nicht gefragt.
error-table-over = Das Spiel ist zu Ende.
error-table-illegal = Diesen Zug erlauben die Regeln gerade nicht.
error-table-bad-seats = Plätze gehen von 0 bis Spielerzahl minus eins ({ $seats } Spieler), keiner doppelt.
error-table-bad-join = Diese Einladung passt nicht zu diesem Tisch.
error-table-seated-here = Du sitzt schon an diesem Tisch.
error-table-see-all-sealed = Dieser Tisch ist für immer versiegelt: Hier sieht niemand alles.
error-table-see-all-key = Du hast schon einen Schlüssel für diesen Tisch.
error-table-see-all-many = Hier sehen schon genug Zuschauer alles oder haben darum gebeten; versuch es später noch einmal.
error-table-see-all-gone = Darum bittet niemand mehr.
error-table-bots-seat = Auf diesem Platz spielt ein Bot. Wer den Tisch eröffnet hat, kann ihn für dich freigeben, wenn alle anderen zustimmen.
error-table-no-bots-seat = Auf diesem Platz spielt kein Bot, der zum Tisch gehört.
error-table-hosts-only = Das kann nur, wer den Tisch eröffnet hat.
error-table-vote-absent = Jemand, der zustimmen müsste, ist nicht da.
error-table-vote-pending = Es wird schon nach etwas anderem gefragt; erst müssen die anderen antworten.
error-table-bot-plays = Ein Bot spielt für dich; komm erst zurück.
error-table-undo-absent = Jemand, der zustimmen müsste, ist nicht da.
error-table-undo-final = Was mit diesem Zug ans Licht kam, lässt sich nicht zurücknehmen.
undo-absent = Jemand, der zustimmen müsste, ist nicht da.
note-opened = Der Platz eines Bots ist für jemanden frei.
note-closed = { $name } hat den Tisch geschlossen: Bots übernehmen die freien Plätze.
error-table-bad-name = Ein Name hat höchstens { $most } Zeichen, mindestens ein sichtbares und keines, das die Zeile um ihn herum verändert.
error-table-full = Alle Plätze sind besetzt.
error-table-record-later = Die Aufzeichnung enthält alle Geheimnisse, darum gibt es sie erst nach dem Spiel.
error-table-sealed = Dieser Tisch ist für immer versiegelt: Niemand blickt hier durch fremde Augen, und niemand spielt von einem früheren Moment aus weiter.
error-table-no-seal = Ein Tisch von { $game } lässt sich nicht für immer versiegeln.
error-table-seal-no-seed = Ein Tisch mit gewähltem Startwert lässt sich nicht für immer versiegeln: Wer den Startwert kennt, kann jedes Geheimnis ausrechnen.
error-table-malformed = Diese Nachricht ist nicht zu verstehen.
error-table-too-large = Diese Nachricht ist zu groß; höchstens { $most } Bytes.
error-table-too-many = Zu viele Anfragen auf einmal; versuch es gleich noch einmal.
error-table-foreign-origin = Eine fremde Seite darf hier nicht für dich sprechen.
error-table-unknown-host = Unter diesem Namen ist dieser Server nicht bekannt. Wer ihn betreibt, kann Namen hinzufügen: undertow serve --host-name NAME
error-table-operators-only = Diese Seite ist nur für den da, der den Server betreibt.
error-table-no-page = Unter dieser Adresse gibt es nichts.
error-table-no-method = Diese Adresse nimmt eine solche Anfrage nicht an.
error-table-internal = Bei uns ist etwas schiefgegangen (Fehler { $fault }). Es hat sich nichts geändert.
error-table-not-written = Der Zug ließ sich nicht speichern und zählt darum nicht (Fehler { $fault }). Versuch es noch einmal.
error-table-not-read = Die Datenbank antwortet nicht (Fehler { $fault }). Nichts ist verloren; versuch es noch einmal.
error-table-not-ready = Die Datenbank nimmt gerade keine Zeile an (Fehler { $fault }).
error-table-no-database = Die Datenbank lässt sich nicht öffnen: { $why }
error-table-newer-database = Die Datenbank stammt von einem neueren Undertow (Fassung { $found } ihrer Tabellen, hier unbekannt): Installiere dieses. Es wurde nichts geändert.
error-table-in-use = Ein anderer Server hält seine Tische in { $file }: Beende erst ihn, oder nenne mit --db eine andere Datei.
error-table-bad-database = „{ $url }“ ist keine Datenbank, mit der Undertow umgehen kann; nimm sqlite:///DATEI oder postgresql://…

cli-serve = den Tisch im Browser öffnen
cli-serve-host = Adresse des Servers (ohne Angabe 127.0.0.1: nur dieser Rechner)
cli-serve-port = der Port (ohne Angabe 8080 oder der nächste freie; 0: irgendeiner)
cli-serve-lan = im Heimnetz erreichbar sein und die Adresse als QR-Code zeigen
cli-serve-db = wo die Tische liegen: sqlite:///DATEI oder postgresql://… (ohne Angabe eine Datei in deinem Benutzerordner)
cli-serve-proxy = hinter einem eigenen Proxy: den Forwarded-Kopfzeilen von seinen Adressen oder Netzen vertrauen (ohne Angabe: von diesem Rechner)
cli-serve-host-name = ein Name, unter dem der Server aufgerufen werden darf, neben denen dieses Rechners (auch mehrmals)
cli-serve-metrics-token = der Schlüssel, mit dem /metrics und /openapi.json von überall lesbar sind (ohne ihn nur an diesem Rechner); oder UNDERTOW_METRICS_TOKEN
cli-value-name = NAME
cli-value-key = SCHLÜSSEL
cli-value-addresses = ADRESSE,…
cli-serve-no-browser = den Browser nicht öffnen
cli-serve-unlimited = keine Grenze für Anfragen (zum Messen)
cli-value-host = ADRESSE
cli-value-url = URL
cli-value-table = TISCH
cli-tables = aufbewahrte Tische auflisten, ausgeben, sichern, löschen oder aufräumen
cli-tables-action = was zu tun ist
cli-tables-table = welcher Tisch
cli-tables-out = die Datei, die geschrieben wird
serve-open = Der Tisch steht bereit: { $address }
serve-kept = Die Tische liegen in { $place }
serve-lan = Im Heimnetz: { $address } (unverschlüsselt: Wer im selben Netz ist, kann mitlesen)
serve-stop = Strg-C schließt ihn; nichts geht verloren.
serve-wide = Andere Benutzer dieses Rechners können { $file } lesen und damit jedes Geheimnis jedes Tisches: chmod 600 { $file }
serve-no-page = Die Seite ist hier nicht gebaut, darum können nur Programme spielen; „make play“ baut sie.
error-serve-missing = { $missing } ist nicht installiert; den Tisch bringt mit: pip install "{ $extra }"
error-serve-address = Der Server kann { $address } nicht benutzen: { $why }
error-serve-proxy = „{ $address }“ ist weder Adresse noch Netz; --proxy nimmt zum Beispiel 10.0.0.5 oder 10.0.0.0/24.
error-tables-which = „{ $action }“ muss wissen, welcher Tisch: undertow tables { $action } TISCH
error-tables-out = „{ $action }“ braucht eine Datei zum Schreiben: --out DATEI
error-table-backup-postgres = Für PostgreSQL nimm dessen eigenes Werkzeug, pg_dump.
tables-none = Es sind keine Tische gespeichert.
tables-line = { $table }  { $game }, { $seats } Spieler, { $over ->
    [yes] zu Ende
   *[no] läuft
}, { $touched }
tables-exported = Die Aufzeichnung von { $table } liegt in { $file }
tables-deleted = { $table } ist gelöscht.
tables-pruned = { $n ->
    [one] { $n } Tisch ist
   *[other] { $n } Tische sind
} gelöscht.
tables-saved = Eine Kopie aller Tische liegt in { $file }
undo-nothing = Von dir gibt es nichts zurückzunehmen.
undo-others = Andere haben seither entschieden; sie müssten zustimmen.
undo-news = Dein Zug hat etwas Neues aufgedeckt; die anderen müssten zustimmen.
error-table-undo-nothing = Von dir gibt es nichts zurückzunehmen.
error-table-no-vote = Niemand fragt dich, ob ein Zug zurückgenommen werden darf.
error-table-no-more-time = Mehr Zeit gibt es für diese Frage nicht.
error-table-too-many-pages = Zu viele Seiten sind zugleich offen; schließ eine, oder versuch es später noch einmal.
error-table-too-restless = Das war viel in einer Minute; warte ein wenig.
error-table-no-deadline = Diese Frage hat für dich keine Frist.
error-table-bad-order = Eine solche Daueranweisung kennt dieses Spiel nicht.
error-table-too-many-orders = Höchstens { $most } Daueranweisungen.
note-joined = { $name } ist dazugekommen.
note-left = { $name } lässt einen Bot weiterspielen.
note-away = { $name } ist schon eine Weile weg: Ein Bot spielt weiter.
note-returned = { $name } ist wieder da.
note-undone = { $name } hat einen Zug zurückgenommen.
error-table-meanwhile = Der Tisch ist inzwischen weiter; sieh ihn dir noch einmal an.
cli-serve-pages = wie viele Seiten insgesamt zugleich verbunden sein dürfen (ohne Angabe 2000)
cli-serve-workers = wie viele Prozesse den Tisch bedienen (ohne Angabe 1; mehr nur mit PostgreSQL)
error-serve-workers = Mehrere Prozesse können sich nur PostgreSQL teilen: Nimm --db postgresql://… oder lass --workers weg.
serve-workers = { $n } Prozesse bedienen ihn.
undo-over = Das Spiel ist zu Ende, und seine Aufzeichnung verrät alle Geheimnisse.
error-table-undo-over = Das Spiel ist zu Ende, und seine Aufzeichnung verrät alle Geheimnisse.
error-file-exists = { $path } gibt es schon; nimm einen anderen Namen.
note-undone-own = { $name } hat einen Zug zurückgenommen.
note-orders-over = Die Runde ist vorbei: Was du für sie angeordnet hast, gilt nicht mehr.
note-rules = Die Regeln dieses Spiels wurden erneuert; der Tisch spielt nach den neuen weiter.
note-rules-back = Die Regeln dieses Spiels wurden erneuert. Was nicht mehr zu ihnen passt, wurde zurückgenommen; von dort geht es weiter.
error-table-other-rules = Dieser Tisch spielt nach Fassung { $found } der Regeln; hier gilt Fassung { $here }, und von der einen führt kein Weg zur anderen. Der Tisch bleibt, wie er ist.
error-table-record-skip = Am Tisch lässt sich nur ein Spiel öffnen, in dem jede Frage gestellt wurde; diese Aufzeichnung lässt manche aus.
error-table-no-person = Mindestens ein Platz ist für einen Menschen.
error-table-quota-tables = Von einer Adresse aus lassen sich hier höchstens { $most } Tische in der Stunde öffnen; versuch es später noch einmal.
error-table-quota-records = Von einer Adresse aus lassen sich hier höchstens { $most } Aufzeichnungen in der Stunde öffnen; versuch es später noch einmal.
error-table-house-full = Dieser Server hat gerade keinen Platz für neue Tische; die offenen spielen weiter.
error-table-too-much-work = Du hast diesen Server eine Weile beschäftigt; versuch es gleich noch einmal.
cli-tables-keep = bei prune: wie viele Tage beendete Tische bleiben (ohne Angabe 90); unbeendete doppelt so lange, solche ohne Zug einen Tag
cli-serve-keep = wie viele Tage beendete Tische bleiben (ohne Angabe 90), unbeendete doppelt so lange; 0: für immer
cli-serve-tables = wie viele Tische eine Adresse in der Stunde öffnen kann (ohne Angabe 20)
cli-serve-records = wie viele Aufzeichnungen eine Adresse in der Stunde öffnen kann (ohne Angabe 5)
cli-serve-rooms = wie viele Tische im Speicher bleiben (ohne Angabe 2000); sind so viele in Gebrauch, werden keine neuen geöffnet
cli-serve-megabytes = wie viele Megabyte die Datenbank fasst, bevor keine neuen Tische mehr geöffnet werden (ohne Angabe 4096)
cli-value-days = TAGE
error-endless = Die Regeln drehen sich hier im Kreis (§ { $rule }). Bitte melde das, mit einer Aufzeichnung des Spiels.
error-bot-slow = Der Bot { $bot } hat nicht rechtzeitig geantwortet.
error-table-damaged = Was von diesem Tisch aufbewahrt wurde, ist beschädigt, und der Rest führt nicht dorthin.
error-table-record-foreign = Diese Aufzeichnung beginnt mitten in einem Spiel und stammt nicht von diesem Server; hier lässt sich nur ein Spiel öffnen, das mit dem Aufbau beginnt.
error-table-record-slow = Diese Aufzeichnung zu prüfen dauert zu lange; sie wurde nicht geöffnet.
error-table-no-check = Aufzeichnungen lassen sich hier gerade nicht prüfen.
error-table-no-talk = An diesem Tisch ist das Gespräch abgeschaltet.
error-table-no-chat = An diesem Tisch gibt es nur Schnellsignale.
error-table-unknown-signal = Ein solches Signal gibt es in diesem Spiel nicht.
error-table-bad-saying = Eine Nachricht hat 1 bis { $most } Zeichen und keine Steuerzeichen.
error-table-too-talkative = Du hast viel gesagt; warte ein paar Sekunden.
signal-hello = Hallo!
signal-luck = Viel Glück!
signal-thanks = Danke!
signal-well-played = Gut gespielt!
signal-sorry = Entschuldigung!
signal-moment = Einen Moment bitte.
signal-hurry = Etwas schneller?
signal-your-turn = Bist du dran?
