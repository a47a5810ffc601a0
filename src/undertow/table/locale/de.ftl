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
ui-no-answer = Der Server antwortet nicht. Versuch es gleich noch einmal.
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
ui-play-hint = Geht sofort los, { $bots ->
    [0] nur mit dir
    [one] mit einem Bot
   *[other] mit { $bots } Bots
}.
ui-first = Erste Partie, mit Hinweisen
ui-first-as = Erste Partie: { $side }
ui-opening = Der Tisch wird gedeckt …
ui-options = Varianten der Regeln
ui-continue = Weiterspielen
ui-forget = { $game } vom { $when } aus dieser Liste nehmen
ui-forget-title = Dieses Spiel entfernen?
ui-forget-ask = { $game } vom { $when } läuft noch, und nur dieser Browser hat den Schlüssel zu deinem Platz. Ist es aus der Liste, kommst du von hier nicht mehr zurück.
ui-forget-no = Behalten
ui-forget-yes = Entfernen
ui-unofficial = Undertow ist eine inoffizielle Umsetzung, von Spielern gemacht, zum privaten Spielen und Forschen. Sie steht in keiner Verbindung zu den Verlagen und Autoren der Spiele; alle Zeichnungen und Texte sind unsere eigenen.

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
ui-link-here = Dieser Link geht nur auf diesem Rechner. Damit Freunde an anderen Geräten mitspielen können, starte den Server mit: undertow serve --lan
ui-link-home = Dieser Link geht nur in deinem Heimnetz.
ui-go-to-table = Zum Tisch
ui-join-link = Link für deine Freunde
ui-copy = Kopieren
ui-copied = Kopiert

# -- Tisch ------------------------------------------------------------------------------------------------------------

ui-table-opening = Der Tisch wird gedeckt …
ui-table-lost = Diesen Tisch gibt es nicht mehr.
ui-link-connecting = Verbindung zum Tisch wird aufgebaut …
ui-link-lost = Die Verbindung ist weg. Neuer Versuch läuft; es geht nichts verloren.
ui-link-kept = Keine Verbindung. Deine Antwort wartet hier und geht von selbst hinaus; bis dahin kannst du sie ändern.
ui-key-space = Leertaste
ui-practice = Übungstisch
ui-sealed = für immer versiegelt
ui-tabs = Teile des Tisches
ui-tab-board = Brett
ui-tab-players = Spieler
ui-tab-log = Logbuch
ui-tab-talk = Gespräch
ui-own = Was dir gehört
ui-menu = Menü
ui-sections = Den Tisch als Text in Abschnitten zeigen
ui-sections-cell = Reihe { $row }, Spalte { $column }: { $title }
ui-sections-which = Was davon?
ui-sound = Ton, wenn du dran bist
ui-notify = Gib mir Bescheid, wenn ich dran bin und die Seite nicht zu sehen ist
ui-keys = Tasten: 1 bis 9 und dann Buchstaben wählen aus, Enter nimmt die hervorgehobene Antwort, die Leertaste passt oder schließt ab, „u“ nimmt einen Zug zurück, „?“ sagt, warum etwas nicht geht, „i“ zeigt die angesteuerte Karte, jede Taste überspringt die Züge der Bots.
ui-leave-hint = Der Tisch bleibt offen. Du findest ihn auf der Startseite wieder.

# -- die Frage --------------------------------------------------------------------------------------------------------

ui-your-turn = du bist dran
ui-playing = Das passiert gerade …
ui-skip = Überspringen
ui-choices = Alle Antworten
ui-why = Warum kann ich nicht …?
ui-why-short = Warum nicht?
ui-why-about = Warum nicht { $name }?
ui-why-asking = Wird in den Regeln nachgeschlagen …
ui-why-nothing = Gerade ist dir nichts verwehrt, was man hier erwarten würde.
ui-why-nothing-here = Damit lässt sich gerade nichts machen: Gefragt ist etwas anderes.
ui-rule-read = Regel lesen
ui-waiting-meanwhile = Währenddessen kannst du jede Karte und das Logbuch lesen.
ui-waiting-since = Seit { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
}. Währenddessen kannst du jede Karte und das Logbuch lesen.
ui-waiting-open = Es geht weiter, sobald alle Plätze besetzt sind.
ui-free-seats = Es sind noch Plätze frei. Schick deinen Freunden diesen Link:
ui-watching = Du schaust zu.

# -- Spieler ----------------------------------------------------------------------------------------------------------

ui-kind-bot = { $bot ->
    [thumb] Bot · nach Faustregeln
    [random] Bot · spielt zufällig
    [search] Bot · denkt voraus
   *[other] Bot · { $bot }
}
ui-kind-open = Freier Platz
ui-kind-here = Am Tisch
ui-kind-away = Abwesend
ui-is-asked = ist gefragt

# -- Logbuch, Regeln, Karten ------------------------------------------------------------------------------------------

ui-log = Logbuch
ui-log-mine = nur was mich betrifft
ui-rules = Regeln
ui-rules-search = Nach Wörtern oder Nummer suchen
ui-rules-loading = Es wird geblättert …
ui-rules-ours = Das Heft nummeriert keine Regel: Die Nummern sind von uns.
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
ui-end-all = Ihr habt gewonnen!
ui-end-lost-all = { $n ->
    [one] Du hast verloren.
   *[other] Ihr habt verloren.
}
ui-end-how = Wer gewonnen hat
ui-end-won = gewonnen
ui-end-lost = verloren
ui-end-player = Spieler
ui-end-points = Punkte
ui-end-was = Wer auf welcher Seite stand
ui-end-winner = gewonnen
ui-end-board = Brett ansehen
ui-rematch = Noch einmal

# -- zurücknehmen, Zeit, Vorausantworten -------------------------------------------------------------------------------

ui-undo = Zurücknehmen
ui-undo-ask = Um Rücknahme bitten
ui-undo-pending = Es wird schon gefragt. Erst müssen die anderen antworten.
ui-undo-wanted = { $name } möchte einen Zug zurücknehmen.
ui-undo-waiting = Du möchtest einen Zug zurücknehmen. Noch zustimmen müssen: { $names }.
ui-undo-open = Noch zustimmen müssen: { $names }.
ui-undo-agree = Zustimmen
ui-undo-refuse = Ablehnen
ui-answered = Du hast geantwortet; die Frage ist noch offen.
ui-left-seconds = Noch { $n ->
    [one] 1 Sekunde
   *[other] { $n } Sekunden
}
ui-left-minutes = Noch { $n ->
    [one] 1 Minute
   *[other] { $n } Minuten
}
ui-left-none = Die Zeit ist um …
ui-more-time = Mehr Zeit
ui-orders = Vorab für dich beantwortet
ui-order-new = Solche Angebote überspringen …
ui-order-until = Wie lange?
ui-order-until-turn = Bis zu meinem nächsten Zug
ui-order-until-round = Bis zum Ende der Runde
ui-order-until-game = Das ganze Spiel lang
ui-order-give = Vorbeilassen
ui-order-private = Davon erfährt sonst niemand.
ui-order-end = Beenden: { $order }
ui-order-abyss-offer = { $race } bis { $up_to } vorbeilassen{ $until ->
    [game] , ganzes Spiel
   *[turn] { "" }
}
ui-order-abyss-offer-race = Volk
ui-order-abyss-offer-up_to = Wert bis

# -- Plätze, mehrere an einem Bildschirm -------------------------------------------------------------------------------

ui-seat-leave = Einen Bot für mich spielen lassen
ui-seat-bot = Ein Bot spielt für dich.
ui-seat-return = Ich spiele wieder selbst
ui-new-link = Neuer Link für Freunde (der alte gilt dann nicht mehr)
ui-close-table = Niemand kommt mehr dazu: Bots übernehmen die freien Plätze
ui-open-seat = Ein Platz für jemanden
ui-open-seat-of = Platz des Bots { $bot } für jemanden freigeben
ui-open-seat-wanted = { $name } möchte den Platz des Bots { $bot } für jemanden freigeben. Wer ihn nimmt, sieht, was der Bot sieht.
ui-open-seat-waiting = Du möchtest den Platz des Bots { $bot } freigeben. Noch zustimmen müssen: { $names }.
ui-see-all = Alles sehen
ui-see-all-hint = Frag die Spieler, ob du alles sehen darfst: durch die Augen jedes Platzes, einen nach dem anderen. Alle müssen zustimmen, und jeder kann es jederzeit beenden.
ui-see-all-name = Wie die Spieler dich nennen sollen
ui-see-all-ask = Darum bitten, alles zu sehen
ui-see-all-wanted = { $name } schaut zu und möchte alles sehen, auch was du verdeckt hast. Du kannst es jederzeit beenden.
ui-see-all-asks = { $name } schaut zu und möchte alles sehen. Noch nicht zugestimmt: { $names }
ui-see-all-now = { $name } schaut zu und sieht alles, durch die Augen jedes Platzes.
ui-see-all-end = Nicht mehr
ui-see-all-waiting = Du hast darum gebeten, alles zu sehen. Noch nicht zugestimmt: { $names }
ui-see-all-through = Du siehst alles. Durch wessen Augen?
ui-see-all-stop = Nur zuschauen
ui-new-key = Neuer Schlüssel für meinen Platz
ui-new-key-done = Erledigt. Nur noch dieser Browser öffnet deinen Platz.
ui-invite-where = Wo spielt ihr?
ui-invite-far = Alle am eigenen Bildschirm
ui-invite-here = Mehrere an diesem Bildschirm
ui-invite-people = Wie viele davon sind Menschen?
ui-invite-name = Name von Spieler { $n }
ui-invite-here-hint = Die übrigen Plätze besetzen Bots. Vor jedem Zug fällt ein Vorhang, bis die richtige Person vor dem Bildschirm sitzt.
ui-curtain = { $name }, du bist dran
ui-curtain-look = { $name } möchte schauen
ui-curtain-others = Alle anderen bitte wegsehen.
ui-curtain-me = Ich bin { $name }

# -- zurückschauen, Aufzeichnungen, Berichte ---------------------------------------------------------------------------

ui-replay = Noch einmal ansehen
ui-look-back = Zurückschauen
ui-replay-end = Fertig
ui-replay-begin = Vor dem ersten Zug
ui-replay-place = Stelle im Spiel
ui-replay-at = { $at } von { $all } Ereignissen
ui-replay-back = Einen Schritt zurück
ui-replay-on = Einen Schritt weiter
ui-replay-play = Abspielen
ui-replay-pause = Anhalten
ui-replay-eyes = Mit den Augen von
ui-replay-nobody = jemandem, der zuschaut
ui-play-on = Von hier aus weiterspielen
ui-play-on-hint = Eröffnet einen Übungstisch, der genau hier steht. Die übrigen Plätze besetzen Bots.
ui-sealed-hint = Für immer versiegelt: An diesem Tisch siehst du nur mit eigenen Augen zu, und niemand spielt von hier aus weiter.
ui-download = Aufzeichnung herunterladen
ui-record-open = Aufzeichnung öffnen
ui-record-checking = Die Aufzeichnung wird geprüft …
ui-record-hint = Ein Spiel, das du heruntergeladen hast: zum Ansehen oder Weiterspielen.
ui-report = Bericht kopieren
ui-copy-failed = Der Browser erlaubt dieser Seite das Kopieren nicht.

# -- Regelpult ---------------------------------------------------------------------------------------------------------

ui-desk-rules = Regeln
ui-desk-cards = Karten
ui-desk-setup = Aufbau
ui-print = Spielhilfe drucken
ui-aid = { $game }: Spielhilfe
ui-cards-search = Namen und Texte durchsuchen
ui-cards-kind = Art der Karte
ui-cards-all = Alle Arten
ui-cards-found = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
ui-origin-public = Aus der Schachtel
ui-origin-seed = Aus der Schachtel
ui-origin-original = Unsere eigene Karte, nicht aus der Schachtel
ui-setup-hint = Für eine Partie am echten Tisch: Hak ab, was erledigt ist.
ui-setup-done = { $n } von { $all } erledigt

# -- Hinweise im ersten Spiel ------------------------------------------------------------------------------------------

ui-guide = Hinweis
ui-guide-got = Verstanden
ui-guide-stop = Keine Hinweise mehr
ui-guide-more = Weiterlesen
ui-guide-less = Weniger
ui-guide-step = { $at } von { $all }
ui-guide-again = Hinweise wieder zeigen
ui-guide-abyss-turn = Pro Zug eine Aktion: Erkunde, um Verbündete zu bekommen, bitte den Rat um einen ganzen Stapel eines Volkes oder bezahle mit Verbündeten einen Edlen. Am Anfang hast du nichts zum Bezahlen, also erkunde.
ui-guide-abyss-keep = Nimmst du die Karte, ist deine Erkundung zu Ende. Gehst du weiter, bleibt sie für den Rat liegen; die nächste ist vielleicht besser, vielleicht ein Monster.
ui-guide-abyss-offer = Im Zug eines anderen darfst du einen Verbündeten kaufen, und deine Perlen bekommt dieser Spieler. Das lohnt sich für ein Volk oder einen hohen Wert, den du für einen Edlen brauchst.
ui-guide-abyss-monster = Einen Kampf gewinnst du immer, und du bekommst die Belohnung, bei der die Bedrohung gerade steht. Gehst du weiter, steigt die Bedrohung, und mit ihr die Belohnung für den, der als Nächster kämpft.
ui-guide-abyss-reward = Schlüssel öffnen Orte, je drei einen. Monsterplättchen sind am Ende 2 bis 4 Punkte wert, Perlen helfen dir beim Kaufen und Anwerben.
ui-guide-abyss-pay = Leg Verbündete aus genau so vielen Völkern aus, wie der Edle Blasen zeigt; das Volk in der großen Blase muss dabei sein. Was am Wert fehlt, zahlst du in Perlen; zurück gibt es nichts, also leg nicht zu viel aus.
ui-guide-abyss-affiliate = Dieser Verbündete bleibt bis zum Ende vor dir liegen. Von jedem Volk zählt nur dein höchster.
ui-guide-abyss-control = Ein Ort bringt Punkte für das, was du hast oder noch sammelst. Wer mehr zieht, hat die bessere Auswahl, aber die anderen dürfen nehmen, was du liegen lässt.
ui-guide-abyss-spend = Ein Edler, dessen Schlüssel du einsetzt, kommt unter den Ort: Seine Punkte bleiben, seine Fähigkeit ist weg. Setz zuerst Schlüsselplättchen ein, dann Edle, deren Fähigkeit du nicht brauchst.

# -- Gespräch ---------------------------------------------------------------------------------------------------------

ui-talk = Tischgespräch
ui-talk-mute = Andere stummschalten
ui-talk-muted = Stumm: Du siehst nicht, was andere sagen.
ui-talk-nothing = Noch hat niemand etwas gesagt.
ui-talk-signals = Schnelle Signale
ui-talk-write = Sag etwas
ui-talk-send = Senden
ui-more-settings = Weitere Einstellungen
ui-talk-allowed = Was dürft ihr einander sagen?
ui-talk-allows-signals = Nur schnelle Signale
ui-talk-allows-chat = Signale und freier Chat
ui-talk-allows-none = Nichts
ui-seal = Tisch für immer versiegeln
ui-seal-hint = Wer welche Karte beigetragen hat, bleibt auch nach dem Ende geheim. Alle sehen sich das Spiel nur mit eigenen Augen noch einmal an, und die Aufzeichnung erzählt nur, was alle gehört haben.

# -- der Spielplan von Abgrundtief -------------------------------------------------------------------------------------

ui-unfathomable-deep-ones = { $n ->
    [one] { $n } Tiefes Wesen
   *[other] { $n } Tiefe Wesen
}
ui-unfathomable-passengers = { $n ->
    [one] { $n } Passagier
   *[other] { $n } Passagiere
}
ui-unfathomable-hand-n = { $n ->
    [one] { $n } Handkarte
   *[other] { $n } Handkarten
}
ui-unfathomable-loyalty-n = { $n ->
    [one] { $n } Loyalitätskarte
   *[other] { $n } Loyalitätskarten
}

# -- Unfathomable: standing orders and hints ---------------------------------------------------------------------------

ui-order-unfathomable-react = Nicht gefragt: { $window }{ $until ->
    [game] , ganzes Spiel
   *[turn] { "" }
}
ui-order-unfathomable-react-new = In solchen Momenten nicht fragen …
ui-order-unfathomable-react-give = Nicht reagieren
ui-order-unfathomable-react-window = Wann
ui-guide-unfathomable-choose_character = Ihr fahrt auf einem Dampfer durch ein Meer voller Tiefer Wesen. Die Menschen gewinnen, wenn er den Hafen erreicht, heimliche Verräter, wenn er untergeht. Auf welcher Seite du stehst, sagt dir nur deine Loyalitätskarte; sie liegt gleich verdeckt unten. Dein Charakter bestimmt, welche Fertigkeitskarten du ziehst und was du am besten kannst.
ui-guide-unfathomable-choose_skills = Von deinen Karten hängt ab, bei welchen Krisen du helfen kannst: Jede Probe will nur zwei oder drei der fünf Fertigkeiten. Stärke treibt den Kesselraum an, Wissen die Kapelle.
ui-guide-unfathomable-action = Zwei Aktionen pro Zug. Als Mensch tust du zuerst, was drängt: Tiefe Wesen neben dir angreifen, Passagiere retten, Räume reparieren; ist es ruhig, bring das Schiff im Kesselraum voran. Als Verräter wirkst du hilfsbereit und verschwendest, was die anderen brauchen; das Enttarnen hebst du dir für einen schlimmen Moment auf. Was auf dem Spielplan leuchtet, kannst du direkt antippen.
ui-guide-unfathomable-traitor_action = Jetzt wissen alle, was du bist. Greif Menschen an, überwältige Passagiere, wo kein Mensch steht, und nutze Verratskarten; Charakterbogen und Räume sind dir verschlossen. In jede Fertigkeitsprobe kannst du noch eine Karte schmuggeln.
ui-guide-unfathomable-react = Alle, die etwas haben könnten, werden gleichzeitig gefragt, damit niemand merkt, wer was hat. Reagierst du, sagst du im nächsten Schritt, womit. Willst du in solchen Momenten nie reagieren, schalte die Frage unten ab.
ui-guide-unfathomable-who_reacts = Mehrere von euch wollen etwas tun. Die Reihenfolge zählt, wenn das eine das andere überflüssig machen kann.
ui-guide-unfathomable-before_cards = Jetzt wirken Karten, die die Probe selbst verändern: offene Karten, eine weitere hilfreiche Fertigkeit, keine Chaoskarten. Sie kommen auf den Ablagestapel, nicht in die Probe.
ui-guide-unfathomable-add_cards = Karten der hilfreichen Fertigkeiten zählen für die Summe, alle anderen dagegen. Zwei unbekannte Chaoskarten sind auch dabei, und alles wird gemischt: Ein Verräter kann eine schlechte Karte dazulegen und es auf den Zufall schieben. Wie viele du beiträgst, sehen alle, welche, sieht niemand.
ui-guide-unfathomable-add_face_up = Diesmal sehen alle, was du beiträgst; ein Verräter kann also wenig ausrichten. Nur die Chaoskarten bleiben verdeckt.
ui-guide-unfathomable-after_total = Der Gesamtwert steht fest, zählt aber noch nicht. Eine letzte Änderung lohnt sich nur, wenn der Gesamtwert damit den Schwierigkeitsgrad erreicht oder wenigstens die Zahl für den Teilerfolg.
ui-guide-unfathomable-before_roll = Der Würfel hat acht Seiten. Ein Tiefes Wesen ist ab 4 überwältigt, ein Charakter ab 6. Was du jetzt änderst, gilt auch, wenn neu gewürfelt wird.
ui-guide-unfathomable-after_roll = Der Würfel ist gefallen. Ein neuer Wurf kann besser oder schlechter werden; er lohnt sich vor allem, wenn nichts mehr zu verlieren ist.
ui-guide-unfathomable-prevent_defeat = Wer als Mensch überwältigt wird, kommt in die Krankenstation und zieht im nächsten Zug nur eine Karte. Schlimm, aber nicht das Ende; heb dir Hilfe auf, bis es zählt.
ui-guide-unfathomable-spare_passenger = Ein verlorener Passagier kostet meist Seelen, und bei 0 Seelen haben die Menschen verloren. Was auf dem Marker steht, weiß vorher niemand.
ui-guide-unfathomable-crisis = Am Ende jedes Zuges eines Menschen kommt eine Krise, und jemand muss zwischen zwei Übeln wählen. Sieh auf die Ressourcen: Gib her, wovon ihr genug habt. Unten auf der Karte steht, wer danach aktiviert wird.
ui-guide-unfathomable-next_deep_one = Die Tiefen Wesen handeln eins nach dem anderen, und du bestimmst nur die Reihenfolge. Jedes tut das Erste, was es kann: einen Menschen angreifen, einen Passagier überwältigen, seinen Raum beschädigen, weitergehen. Von allein hören sie nicht auf; räumt sie in euren Zügen weg.
ui-guide-unfathomable-defender = Nimm, wen es am wenigsten trifft: jemanden mit einer Karte gegen das Überwältigen oder jemanden, der im nächsten Zug ohnehin wenig vorhat.
ui-guide-unfathomable-either_track = Die Fahrt bringt euch in den Hafen und lässt die Monster im Wasser zurückfallen. Ist das Ritual fertig, fegt es Deck und Wasser leer und schickt beide Monarchen in die Tiefe. Nimm, was ihr eher braucht.
ui-guide-unfathomable-pick_waypoint = Du bist Kapitän: Eines der beiden wird euer nächstes Etappenziel. Eine weite Strecke spart Zeit, kostet aber Brennstoff; was du unter den Stapel legst, erfährt niemand.
ui-guide-unfathomable-risk = Einen Passagier riskieren heißt, ihn aufs Deck zu stellen, wo die Tiefen Wesen zuerst hinkommen. Rettet ihr ihn bald, hat es nichts gekostet.
ui-guide-unfathomable-choose = Ein Etappenziel mit einem Preis. Beschädigte Räume lassen sich reparieren, verlorene Ressourcen kommen kaum zurück.
ui-guide-unfathomable-discard = Am Ende eines Zuges darf niemand mehr als 10 Fertigkeitskarten haben. Behalte die Fertigkeiten, die nur du ziehst, und die hohen Werte.
ui-guide-unfathomable-stoke = Du würfelst und zählst den Kartenwert dazu: Bei 6 oder weniger kostet es 1 Brennstoff. Eine hohe Karte ist sicher, eine niedrige ein Wagnis.
ui-guide-unfathomable-discard_lore = Du würfelst und zählst den Kartenwert dazu: Ab 7 zusammen geht es gut aus. Eine hohe Karte ist sicher, eine niedrige ein Wagnis.
ui-guide-unfathomable-chapel = Vorwärts: Das Ritual rückt näher und räumt dann Deck und Wasser frei. Zurück: gut, wenn es gerade eure eigenen Leute auf Deck treffen würde.
ui-guide-unfathomable-suspect = Gelingt die Probe, sitzt dieser Charakter fest: nur eine Karte pro Probe, keine Titel, heraus kommt er nur durch eine weitere Probe. Gegen Verräter die beste Waffe, gegen Menschen Verschwendung.
ui-guide-unfathomable-which_deck = Nur du siehst die beiden Karten, und was du darüber sagst, ist deine Sache. Mythoskarten sind die nächsten Krisen, Etappenziele der Weg vor euch.
ui-guide-unfathomable-keep_item = Gegenstände liegen offen vor dir. Waffen helfen gegen Tiefe Wesen, eine Verbesserung bringt dir jeden Zug eine Karte mehr.
ui-guide-unfathomable-give_item = Beim Tausch darf jeder hier Gegenstände abgeben. Niemand muss; eine Waffe ist bei dem am besten aufgehoben, der kämpft.
ui-guide-unfathomable-accept = Du darfst den Gegenstand nehmen oder nicht. Dich kostet er nichts, aber dem anderen fehlt er dann.
ui-guide-unfathomable-give_up_cards = Gib Karten her, die zu nichts passen, und zieh ebenso viele von einer Fertigkeit, die du brauchst.
ui-guide-unfathomable-pick_spell = Du bist Buchwächter: Ein Zauber wirkt jetzt, der andere kommt unter den Stapel. Die meisten verlangen ihren Preis.
ui-guide-unfathomable-repair_with = Sobald der Raum repariert ist, könnt ihr ihn wieder nutzen. Sechs beschädigte Räume zugleich, und das Schiff ist verloren.
ui-guide-unfathomable-replace_mythos = Dein Talent wirkt ein Mal im ganzen Spiel. Die nächste Karte kann besser oder schlechter sein; nutze es gegen eine Krise, die ihr euch nicht leisten könnt.
ui-guide-unfathomable-look_ahead = Nur du siehst beide Karten und suchst aus, welche zuschlägt. Es kostet nichts.
ui-guide-unfathomable-forgo = Für jede Karte deines Fertigkeitensets, auf die du verzichtest, ziehst du eine Verratskarte: Sie zählt in jeder Probe gegen die Menschen, und was darauf steht, kannst du nutzen.
ui-guide-unfathomable-start_of_actions = Diese Verratskarten treten an die Stelle deiner beiden Aktionen. Sie treffen hart; sonst geht es mit zwei Aktionen weiter.
ui-guide-unfathomable-exchange = Du hast dich gerade enttarnt: Tausch, was dir nichts mehr nützt, gegen Verratskarten.
ui-guide-unfathomable-pay_to_leave = Du zahlst mit Karten im Wert von zusammen 12 und bist sofort draußen. Erst die niedrigen, sonst zahlst du zu viel.
ui-guide-unfathomable-leave_sick_bay = Du bist geheilt. Geh dorthin, wo du gebraucht wirst: Deine Aktionen kommen erst noch.
ui-guide-unfathomable-who_acts = Deine Karte gibt jemand anderem sofort eine Aktion. Am besten dem, der gerade etwas Dringendes tun kann.
ui-guide-unfathomable-whom_to_attack = Ein Tiefes Wesen fällt ab 4, ein Charakter ab 6.
ui-guide-unfathomable-improvement = Nur eine Verbesserung wirkt zugleich. Nimm die Fertigkeit, die der Mannschaft fehlt.
