# Texte des Tisches im Terminal. In allen drei Sprachen stehen dieselben Schlüssel.

# -- davor und danach ---------------------------------------------------------------------------------------------

screen-too-small = Der Tisch braucht ein Terminal von mindestens { $columns } × { $rows } Zeichen; dieses hat { $width } × { $height }. Mach bitte das Fenster größer oder die Schrift kleiner.
screen-enlarge = Mach das Fenster bitte wieder größer: mindestens { $columns } × { $rows }. Es geht nichts verloren, das Spiel wartet.
screen-no-terminal = Der Tisch braucht ein Terminal, auf dem er gezeichnet werden kann; hier ist keines.
screen-saved = Gespeichert: { $file }
screen-saved-go-on = Dein Spiel liegt in { $file }. Weiter geht es mit: undertow play --resume { $file }
screen-saved-over = Das beendete Spiel liegt in { $file }. Noch einmal ansehen: undertow replay { $file }
screen-not-saved = Das Spiel konnte nicht in { $file } gespeichert werden: { $why }
screen-not-saved-quit = Das Spiel konnte nicht in { $file } gespeichert werden: { $why }. Drück noch einmal q, um trotzdem aufzuhören.

# -- der Rahmen ---------------------------------------------------------------------------------------------------

screen-more = … Seite { $at } von { $of } · Tab: weiter · p: alles
screen-turn-yours = Du bist am Zug
screen-turn-of = Am Zug: { $name }
screen-turn-of-you = { $name }, du bist am Zug
screen-asked = Du bist gefragt
screen-asked-name = gefragt: { $name }
screen-thinking = { $name } überlegt …
screen-skip-hint = Leertaste: ohne Pausen weiter
screen-over = Das Spiel ist zu Ende
screen-log = Logbuch
screen-foot = r Regel · w warum nicht · c Karten · p Spieler · l Log · s speichern · q Ende · ? Hilfe
screen-foot-waiting = Leertaste weiter · c Karten · p Spieler · l Log · s speichern · q Ende · ? Hilfe
screen-foot-over = Enter Ergebnis · c Karten · p Spieler · l Log · s speichern · q Ende · ? Hilfe
screen-close = Esc schließt · ↑ ↓ blättern

# -- Fenster ------------------------------------------------------------------------------------------------------

screen-rule = Die Regel
screen-rule-around = Was gerade geschieht
screen-rule-after = Wie es danach weitergeht
screen-rule-none = Du wirst gerade nichts gefragt, also gibt es keine Regel zu zeigen.
screen-why-not = Warum nicht?
screen-why-not-none = Hier ist dir nichts verwehrt, was man erwarten würde.
screen-players = Spieler
screen-places = Wohin?
screen-places-type = Tippe Spalte und Zeile, oder wähle:
screen-foot-places = / wohin
screen-cards = Karten
screen-cards-none = Dieses Spiel hat keine Karten zum Nachschlagen.
screen-help = Hilfe
screen-curtain = Gib die Tastatur weiter an { $name }.
screen-curtain-enter = { $name }: Drück Enter, wenn sonst niemand hinsieht.
screen-result = Das Spiel ist zu Ende
screen-winner-you = Du gewinnst!
screen-winner = { $name } gewinnt.
screen-winners = Es gewinnen gemeinsam: { $names }.
screen-nobody-wins = Niemand gewinnt.
screen-and = und
screen-result-close = Enter oder Esc: zum Tisch · q: speichern und aufhören

screen-help-choose = 1-9, danach Buchstaben, oder Pfeiltasten mit Enter, oder ein Klick: wählen. Die Taste steht auch auf dem Tisch, neben dem, was sie wählt.
screen-help-places = /: ein erreichbares Feld der Karte nennen und in einem Zug dorthin
screen-help-rule = r: die Regel hinter der Frage
screen-help-why = w: was du jetzt nicht tun kannst und welche Regel es verbietet
screen-help-log = l: alles, was bisher geschehen ist
screen-help-cards = c oder i: eine Karte nachschlagen, mit ihrer Geschichte
screen-help-players = p: alles, was vor jedem Spieler liegt
screen-help-pages = Tab: nächste Seite des Tisches; Umschalt+Tab: die vorige
screen-help-save = s: speichern
screen-help-quit = q oder Strg-C: speichern und aufhören
screen-help-space = Leertaste: passen; solange Bots spielen, ohne ihre Pausen weiter
screen-help-round = 0: bis zum Ende der Runde passen, in Spielen mit Runden
screen-help-signs = ▶ wer am Zug ist · ‹1› was du jetzt wählen kannst

# -- Abyss --------------------------------------------------------------------------------------------------------

abyss-code-jellyfish = Qu
abyss-code-crab = Kr
abyss-code-seahorse = Se
abyss-code-shellfish = Sc
abyss-code-squid = Ti
abyss-code-monster = MON

abyss-court = Hof
abyss-court-aside = { $n } von 6 Edlen · { $left } im Stapel
abyss-court-short = { $n } von 6 · Stapel { $left }
abyss-court-price = Preis
abyss-court-influence = EP
abyss-court-keys = Sch
abyss-court-power = Fähigkeit
abyss-empty = leer
abyss-influence = { $n } Einfluss
abyss-keys = { $n } Schlüssel
abyss-influence-short = EP { $n }
abyss-keys-short = { $n } Schl.
abyss-track = Erkundung
abyss-track-aside = Stapel { $deck } · Kauf: { $price } { $price ->
    [one] Perle
   *[other] Perlen
}
abyss-track-label = Tiefe
abyss-track-short = Kauf { $price }●
abyss-threat = Bedrohung
abyss-tokens-left = noch { $n } Plättchen
abyss-reward = { $keys ->
    [0] { $goods ->
        [1] 1 Perle/Monster
       *[other] 2 Perlen/Monster
    }
    [1] { $goods ->
        [0] 1 Schlüssel
        [1] 1 Schl. + 1 Perle/Monster
       *[other] 1 Schl. + 2 Perlen/Monster
    }
   *[other] { $keys } Schlüssel
}
abyss-reward-short = { $keys ->
    [0] { $goods } ●/Monster
    [1] { $goods ->
        [0] 1 Schlüssel
       *[other] 1 Schl. + { $goods } ●/Monster
    }
   *[other] { $keys } Schlüssel
}
abyss-council = Rat
abyss-council-aside = nimm einen ganzen Stapel
abyss-locations = Orte
abyss-locations-aside = offen · { $n } im Stapel
abyss-recruiting = { $lord }: { $paid } von { $value } bezahlt
abyss-figures = { $pearls ->
    [one] 1 Perle
   *[other] { $pearls } Perlen
} · { $keys } Schlüssel · { $hand ->
    [one] 1 Karte
   *[other] { $hand } Karten
}
abyss-figures-short = { $pearls }●  { $keys } Schl.  { $hand ->
    [one] 1 Karte
   *[other] { $hand } Karten
}
abyss-lords = Edle { $n }/{ $end }, Einfluss { $influence }
abyss-lords-short = Edle { $n }/{ $end } · EP { $influence }
abyss-tokens = Monster
abyss-hand = Hand
abyss-no-cards = keine Karten
abyss-affiliated = Vereint
abyss-places = Orte
abyss-yours = Deins
abyss-column-pearls = Perl
abyss-column-keys = Schl
abyss-column-hand = Hand
abyss-column-lords = Edle
abyss-column-influence = EP
abyss-column-places = Orte
abyss-column-monsters = Mon
abyss-lies-under = liegt unter „{ $location }“: Fähigkeit und Schlüssel sind verbraucht
abyss-is-turned = gedreht: nur der Einfluss zählt noch
abyss-seen = Was du gesehen hast
abyss-deck = Stapel
abyss-discard = Ablage
abyss-sheet-places = Orte
abyss-sheet-lords = Edle
abyss-sheet-allies = Verbündete
abyss-sheet-monsters = Monster
abyss-sheet-total = Summe
abyss-card-guild = Gilde:
abyss-card-influence = Einfluss:
abyss-card-races = Verschiedene Völker in der Bezahlung:
abyss-card-race = Verlangtes Volk:
abyss-card-value = Verlangter Wert:
abyss-card-keys = Schlüssel:
abyss-stack-hint = { $n ->
    [one] 1 Verbündeter liegt dort.
   *[other] { $n } Verbündete liegen dort.
}
abyss-last-turns = Letzte Züge!
abyss-help-signs = Völker: Qu Quallen, Kr Krebse, Se Seepferdchen, Sc Schalentiere, Ti Tintenfische · ○ ein beliebiges anderes Volk · ↻ gedrehter Edler: nur der Einfluss zählt · ▾ Edler unter einem Ort · ● Perle · EP Einflusspunkte · 8↓ 12↑ ein Preis, den Fähigkeiten für dich verändert haben
