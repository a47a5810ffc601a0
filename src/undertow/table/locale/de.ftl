# Die Wörter der Seite selbst. Alles über ein Spiel steht bei diesem Spiel. In allen drei Sprachen stehen dieselben Schlüssel.

# -- überall ----------------------------------------------------------------------------------------------------------

ui-home = Zur Startseite
ui-close = Schließen
ui-language = Sprache
ui-lang-en = English
ui-lang-de = Deutsch
ui-lang-pl = Polski
ui-theme-light = Auf hell umschalten
ui-theme-dark = Auf dunkel umschalten
ui-you = du
ui-no-answer = Der Server antwortet nicht. Bitte versuch es gleich noch einmal.
ui-loading = Die Spiele werden geholt …

# -- Startseite -------------------------------------------------------------------------------------------------------

ui-start-title = Setz dich. Das Wasser ist tief.
ui-start-line = Brettspiele über das Meer und das, was darin lebt, gegen Bots oder mit Freunden. Kostenlos, ohne Installation, ohne Anmeldung.
ui-players = { $low ->
    [one] { $high ->
        [one] 1 Person
       *[other] 1 bis { $high } Personen
    }
   *[other] { $low } bis { $high } Personen
}
ui-maturity = { $maturity ->
    [alpha] Alpha: vieles kann sich noch ändern
    [beta] Beta: vollständig, noch nicht in jedem Winkel erprobt
    [stable] vollständig und erprobt
   *[other] { $maturity }
}
ui-play-now = Jetzt spielen
ui-play-hint = Geht sofort los, gegen { $bots ->
    [one] einen Bot
   *[other] { $bots } Bots
}.
ui-opening = Der Tisch wird gedeckt …
ui-options = Varianten der Regeln
ui-continue = Weiterspielen
ui-forget = { $game } vom { $when } aus dieser Liste nehmen
ui-unofficial = Undertow ist eine inoffizielle Umsetzung von Spielern, zum privaten Spielen und Forschen. Sie steht in keiner Verbindung zu den Verlagen und Autoren der Spiele; alle Zeichnungen und Texte sind unsere eigenen.

# -- einladen ---------------------------------------------------------------------------------------------------------

ui-invite = Freunde einladen
ui-invite-title = { $game } mit Freunden
ui-invite-players = Wie viele spielen mit?
ui-invite-who = Wer sitzt wo?
ui-invite-seat = Platz { $n }
ui-invite-friend = Freund
ui-invite-bot = Bot
ui-invite-create = Tisch eröffnen
ui-invite-send = Schick deinen Freunden diesen Link. Wer ihn öffnet, bekommt den nächsten freien Platz.
ui-invite-nobody = Der Tisch ist eröffnet. Mit dir spielen nur Bots.
ui-go-to-table = Zum Tisch
ui-join-link = Link für deine Freunde
ui-copy = Kopieren
ui-copied = Kopiert

# -- Tisch ------------------------------------------------------------------------------------------------------------

ui-table-opening = Der Tisch wird gedeckt …
ui-table-lost = Diesen Tisch gibt es nicht mehr.
ui-link-connecting = Verbindung zum Tisch wird aufgebaut …
ui-link-lost = Die Verbindung ist weg. Neuer Versuch läuft; es geht nichts verloren.
ui-practice = Übung
ui-tabs = Teile des Tisches
ui-tab-board = Brett
ui-tab-players = Spieler
ui-tab-log = Logbuch
ui-own = Was dir gehört
ui-menu = Menü
ui-sound = Ton, wenn du dran bist
ui-notify = Gib mir Bescheid, wenn ich dran bin und die Seite nicht zu sehen ist
ui-keys = Tasten: 1 bis 9 und dann Buchstaben wählen aus, Enter oder Leertaste nimmt die erste Antwort, „?“ sagt, warum etwas nicht geht, „i“ zeigt die angesteuerte Karte, jede Taste überspringt die Züge der Bots.
ui-leave-hint = Der Tisch bleibt offen. Du findest ihn auf der Startseite wieder.

# -- die Frage --------------------------------------------------------------------------------------------------------

ui-your-turn = du bist dran
ui-playing = Das passiert gerade …
ui-skip = Überspringen
ui-choices = Alle Antworten
ui-why = Warum kann ich nicht …?
ui-why-about = Warum nicht { $name }?
ui-why-asking = Wird in den Regeln nachgeschlagen …
ui-why-nothing = Gerade ist dir nichts verboten, was man erwarten könnte.
ui-why-nothing-here = Damit lässt sich gerade nichts machen: Gefragt ist etwas anderes.
ui-rule-read = Regel lesen
ui-waiting-meanwhile = Solange kannst du jede Karte und das Logbuch lesen.
ui-waiting-since = Seit { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
}. Solange kannst du jede Karte und das Logbuch lesen.
ui-waiting-open = Es geht weiter, sobald alle Plätze besetzt sind.
ui-free-seats = Es sind noch Plätze frei. Schick deinen Freunden diesen Link:
ui-watching = Du schaust zu.

# -- Spieler ----------------------------------------------------------------------------------------------------------

ui-kind-bot = { $bot ->
    [thumb] Bot · Daumenregel
    [random] Bot · spielt zufällig
    [search] Bot · denkt voraus
   *[other] Bot · { $bot }
}
ui-kind-open = Freier Platz
ui-kind-here = Am Tisch
ui-kind-away = Abwesend
ui-is-asked = soll jetzt antworten

# -- Logbuch, Regeln, Karten ------------------------------------------------------------------------------------------

ui-log = Logbuch
ui-log-mine = nur was mich betrifft
ui-rules = Regeln
ui-rules-search = Nach Wörtern oder Nummer suchen
ui-rules-loading = Es wird geblättert …
ui-rules-none = Keine Regel passt.
ui-rules-found = { $n ->
    [one] 1 Regel
   *[other] { $n } Regeln
}
ui-card-read = Karte lesen: { $name }
ui-card-original = Unsere eigene Karte, nicht aus der Schachtel

# -- das Ende ---------------------------------------------------------------------------------------------------------

ui-game-over = Das Spiel ist aus
ui-end-you = Du hast gewonnen!
ui-end-you-share = Du teilst dir den Sieg!
ui-end-others = { $n ->
    [one] { $names } hat gewonnen.
   *[other] { $names } haben gewonnen.
}
ui-end-nobody = Niemand hat gewonnen.
ui-end-player = Spieler
ui-end-points = Punkte
ui-end-winner = gewonnen
ui-end-board = Brett ansehen
ui-rematch = Noch einmal
