# Alone: die Wörter, aus denen der Regeltext einer Reaktionskarte zusammengesetzt wird. Deutsch.

## Verbinden
then = { $a }, dann { $b }
and = { $a }, und { $b }
after = { $a }; danach { $b }
or = { $a }, ODER { $b }
otherwise = { $if }, { $a }; sonst { $b }
only = { $if }, { $a }
next = danach { $b }
half-dangerous = Gefährlich

## Bedingungen
if-met = steht eine Kreatur im Sektor des Helden
if-near = steht eine Kreatur im Sektor des Helden oder in einem angrenzenden
if-arrived = endet ihr Weg im Sektor des Helden
if-killed = wurde in diesem Zug eine Kreatur getötet
if-saw = hat der Held mit dieser Aktion eine Kreatur mit einem Schockwert von mindestens 1 enthüllt
if-danger_here = liegt ein Gefahrenmarker im Sektor des Helden
if-lit_here = brennt im Sektor des Helden Licht
if-more = enthüllt der Held mit dieser Aktion noch einen Sektor

## Kreaturen: V1 bewegen
verb-move =
    { $n ->
        [one] bewege 1 Kreatur { $s ->
            [one] 1 Sektor
           *[other] bis zu { $s } Sektoren
        } weit
       *[other] bewege bis zu { $n } Kreaturen je { $s ->
            [one] 1 Sektor
           *[other] bis zu { $s } Sektoren
        } weit
    }
verb-move--hidden =
    { $n ->
        [one] bewege 1 verborgene Kreatur { $s ->
            [one] 1 Sektor
           *[other] bis zu { $s } Sektoren
        } weit
       *[other] bewege bis zu { $n } verborgene Kreaturen je { $s ->
            [one] 1 Sektor
           *[other] bis zu { $s } Sektoren
        } weit
    }
verb-move--revealed =
    { $n ->
        [one] bewege 1 enthüllte Kreatur { $s ->
            [one] 1 Sektor
           *[other] bis zu { $s } Sektoren
        } weit
       *[other] bewege bis zu { $n } enthüllte Kreaturen je { $s ->
            [one] 1 Sektor
           *[other] bis zu { $s } Sektoren
        } weit
    }
verb-move--other =
    { $n ->
        [one] bewege 1 andere Kreatur { $s ->
            [one] 1 Sektor
           *[other] bis zu { $s } Sektoren
        } weit
       *[other] bewege bis zu { $n } andere Kreaturen je { $s ->
            [one] 1 Sektor
           *[other] bis zu { $s } Sektoren
        } weit
    }
verb-move--to-hero = { $move } auf den Helden zu
verb-move--to-target =
    { $move } auf { $n ->
        [one] eines der genannten Ziele
       *[other] ein und dasselbe genannte Ziel
    } zu
verb-move--to-target_or_hero =
    { $move } auf den Helden oder { $n ->
        [one] eines der genannten Ziele
       *[other] ein und dasselbe genannte Ziel
    } zu
verb-move--to-not_hero = { $move }, aber nicht in den Sektor des Helden
verb-move--doors-free = { $move }; blockierte Türen zu öffnen kostet keinen Schritt
verb-move_it =
    bewege sie { $s ->
        [one] 1 Sektor
       *[other] bis zu { $s } Sektoren
    } weit
verb-move_it--swap =
    bewege eine der beiden { $s ->
        [one] 1 Sektor
       *[other] bis zu { $s } Sektoren
    } weit
verb-move_target =
    nach dem Angriff darf die angegriffene Kreatur, falls sie noch lebt, { $s ->
        [one] 1 Sektor
       *[other] bis zu { $s } Sektoren
    } weit gehen
verb-dodge = die angegriffene Kreatur geht 1 Sektor weit, aber nicht in den des Helden. Der Held darf neu auf jede Kreatur zielen, die der Angriff noch erreicht; tut er es nicht, bekommt er die Ladungen zurück, und die Aktion ist vorbei

## V2 auftauchen, V3 entfernen, V4 teleportieren, V5 tauschen, V6 heilen
verb-spawn =
    lass { $n ->
        [one] 1 Kreatur
       *[other] { $n } Kreaturen
    } auftauchen
verb-spawn--closer =
    lass { $n ->
        [one] 1 Kreatur auftauchen; ihr Mindestabstand ist
       *[other] { $n } Kreaturen auftauchen; ihre Mindestabstände sind
    } um { $m } kleiner
verb-spawn--killed =
    lass { $n ->
        [one] 1 Kreatur auftauchen; ihr Mindestabstand ist
       *[other] { $n } Kreaturen auftauchen; ihre Mindestabstände sind
    } um { $m } kleiner oder, wenn in diesem Zug eine Kreatur getötet wurde, um { $k }
verb-remove =
    nimm { $n ->
        [one] 1 Kreatur
       *[other] { $n } Kreaturen
    } von der Karte
verb-teleport =
    teleportiere { $n ->
        [one] 1 Kreatur in einen verborgenen Sektor ihres Stockwerks
       *[other] { $n } Kreaturen, jede in einen verborgenen Sektor ihres Stockwerks
    }, mindestens { $d ->
        [one] 1 Sektor
       *[other] { $d } Sektoren
    } vom Helden entfernt
verb-teleport--hidden =
    teleportiere { $n ->
        [one] 1 verborgene Kreatur in einen verborgenen Sektor ihres Stockwerks
       *[other] { $n } verborgene Kreaturen, jede in einen verborgenen Sektor ihres Stockwerks
    }, mindestens { $d ->
        [one] 1 Sektor
       *[other] { $d } Sektoren
    } vom Helden entfernt
verb-teleport--revealed =
    teleportiere { $n ->
        [one] 1 enthüllte Kreatur in einen verborgenen Sektor ihres Stockwerks
       *[other] { $n } enthüllte Kreaturen, jede in einen verborgenen Sektor ihres Stockwerks
    }, mindestens { $d ->
        [one] 1 Sektor
       *[other] { $d } Sektoren
    } vom Helden entfernt
verb-closer =
    { $d ->
        [one] 1 Sektor
       *[other] { $d } Sektoren
    } Abstand zum Helden { $d ->
        [one] genügt
       *[other] genügen
    }
verb-swap = vertausche lautlos 2 Kreaturen, die nicht im Sektor des Helden stehen
verb-heal--any = heile 1 verwundete Kreatur
verb-heal--it = heile sie, falls sie verwundet ist

## V7 Würfel und Raserei, V8 Hieb
verb-dice--it =
    diese Kreatur wirft bei ihrem Angriff am Ende des Zuges { $k ->
        [one] 1 Würfel
       *[other] { $k } Würfel
    } mehr
verb-dice--one =
    wähle 1 Kreatur im Sektor des Helden: Sie wirft bei ihrem Angriff am Ende des Zuges { $k ->
        [one] 1 Würfel
       *[other] { $k } Würfel
    } mehr
verb-dice--one-more =
    wähle 1 Kreatur im Sektor des Helden, dieselbe oder eine andere: Sie wirft bei ihrem Angriff am Ende des Zuges { $k ->
        [one] 1 Würfel
       *[other] { $k } Würfel
    } mehr
verb-dice--here =
    jede Kreatur im Sektor des Helden wirft bei ihrem Angriff am Ende des Zuges { $k ->
        [one] 1 Würfel
       *[other] { $k } Würfel
    } mehr
verb-dice--target =
    überlebt die angegriffene Kreatur, wirft sie bei ihrem Angriff am Ende des Zuges { $k ->
        [one] 1 Würfel
       *[other] { $k } Würfel
    } mehr
verb-rage--it = in diesem Zug greift sie im Licht so an wie im Dunkeln
verb-rage--all = in diesem Zug greifen alle Kreaturen im Licht so an wie im Dunkeln
verb-strike--it =
    ist diese Kreatur im Sektor des Helden, greift sie zusätzlich sofort mit { $k ->
        [one] 1 Würfel
       *[other] { $k } Würfeln
    } an
verb-strike--one =
    1 Kreatur im Sektor des Helden greift zusätzlich sofort mit { $k ->
        [one] 1 Würfel
       *[other] { $k } Würfeln
    } an
verb-strike--more =
    diesen zusätzlichen Angriff macht sie mit { $k ->
        [one] 1 Würfel
       *[other] { $k } Würfeln
    }

## V9 Angriff des Helden, V10 Schocks
verb-cancel =
    { $k ->
        [one] 1 Treffer dieses Angriffs zählt
       *[other] { $k } Treffer dieses Angriffs zählen
    } nicht
verb-cancel--more =
    { $k ->
        [one] 1 weiterer Treffer zählt
       *[other] { $k } weitere Treffer zählen
    } nicht
verb-reroll =
    der Held wirft { $k ->
        [one] 1 Würfel
       *[other] bis zu { $k } Würfel
    } deiner Wahl neu
verb-reroll--more =
    der Held wirft { $k ->
        [one] 1 anderen Würfel
       *[other] bis zu { $k } andere Würfel
    } deiner Wahl neu
verb-hero_dice =
    dieser Angriff hat { $k ->
        [one] 1 Würfel
       *[other] { $k } Würfel
    } weniger
verb-hero_dice--more =
    dieser Angriff hat noch { $k ->
        [one] 1 Würfel
       *[other] { $k } Würfel
    } weniger
verb-lose_if_missed = verwundet oder tötet der Angriff niemanden, verliert der Held { $k } Selbstbeherrschung
verb-deepen = bis zum Ende des Zuges kostet jeder Schock, der Selbstbeherrschung kostet, { $k } mehr

## V11 blockieren, V12 öffnen, V13 Licht
verb-block =
    blockiere { $n ->
        [one] 1 Tür
       *[other] { $n } Türen
    } im Sektor des Helden oder in einem angrenzenden
verb-clear =
    öffne irgendwo { $n ->
        [one] 1 blockierte Tür
       *[other] bis zu { $n } blockierte Türen
    }
verb-dark--los =
    lösch das Licht in { $n ->
        [one] 1 Sektor
       *[other] bis zu { $n } Sektoren
    } in Sichtlinie, nur nicht in dem des Helden
verb-dark--not_hero =
    lösch das Licht in { $n ->
        [one] 1 Sektor
       *[other] bis zu { $n } Sektoren
    }, nur nicht in dem des Helden
verb-dark--hero = lösch das Licht im Sektor des Helden
verb-dark--hero--on = lösch es
verb-dark--by_creature =
    lösch das Licht in { $n ->
        [one] 1 Sektor, in dem eine Kreatur steht oder der an einen solchen grenzt
       *[other] bis zu { $n } Sektoren, in denen eine Kreatur steht oder die an einen solchen grenzen
    }; auch der Sektor des Helden zählt
verb-dark--just_lit =
    lösch das Licht in { $n ->
        [one] 1 der eben erhellten Sektoren
       *[other] bis zu { $n } der eben erhellten Sektoren
    }

## V14 Gefahr, V15 verschieben, V16 scharf machen
verb-danger--hero = leg 1 Gefahrenmarker in den Sektor des Helden
verb-danger--hero--on = leg 1 Gefahrenmarker hinein
verb-danger--adjacent =
    leg { $n ->
        [one] 1 Gefahrenmarker in einen Sektor, der an den des Helden grenzt
       *[other] { $n } Gefahrenmarker in Sektoren, die an den des Helden grenzen
    }, in Sichtlinie oder nicht
verb-danger--near =
    leg { $n ->
        [one] 1 Gefahrenmarker
       *[other] { $n } Gefahrenmarker
    } außerhalb der Sichtlinie aus, höchstens { $d ->
        [one] 1 Sektor
       *[other] { $d } Sektoren
    } vom Helden entfernt
verb-danger--line =
    leg { $n ->
        [one] 1 Gefahrenmarker in einen Sektor
       *[other] { $n } Gefahrenmarker in Sektoren
    } der eben erkundeten Linie
verb-danger--target =
    leg { $n ->
        [one] 1 Gefahrenmarker
       *[other] { $n } Gefahrenmarker
    } außerhalb der Sichtlinie in den Sektor eines genannten Ziels oder in einen angrenzenden
verb-danger--blanks-near =
    leg für jeden Fehlschlag im endgültigen Wurf 1 Gefahrenmarker außerhalb der Sichtlinie aus, höchstens { $d ->
        [one] 1 Sektor
       *[other] { $d } Sektoren
    } vom Helden entfernt und zusammen höchstens 2
verb-shift =
    verschiebe { $n ->
        [one] 1 Gefahrenmarker { $s ->
            [one] 1 Sektor
           *[other] bis zu { $s } Sektoren
        } weit in einen Sektor
       *[other] bis zu { $n } Gefahrenmarker je { $s ->
            [one] 1 Sektor
           *[other] bis zu { $s } Sektoren
        } weit in Sektoren
    } außerhalb der Sichtlinie
verb-shift--dest =
    verschiebe { $n ->
        [one] 1 Gefahrenmarker { $s ->
            [one] 1 Sektor
           *[other] bis zu { $s } Sektoren
        } weit in einen Sektor
       *[other] bis zu { $n } Gefahrenmarker je { $s ->
            [one] 1 Sektor
           *[other] bis zu { $s } Sektoren
        } weit in Sektoren
    } außerhalb der Sichtlinie; auch der, den der Held gleich betritt, ist erlaubt, wenn er verborgen ist
verb-shift--hero =
    verschiebe { $n ->
        [one] 1 Gefahrenmarker { $s ->
            [one] 1 Sektor
           *[other] bis zu { $s } Sektoren
        } weit, in Sichtlinie oder nicht, auch in den Sektor des Helden
       *[other] bis zu { $n } Gefahrenmarker je { $s ->
            [one] 1 Sektor
           *[other] bis zu { $s } Sektoren
        } weit, in Sichtlinie oder nicht, einen davon auch in den Sektor des Helden
    }
verb-arm = bis zum Ende des Zuges ist jede Karte gefährlich, die nach dieser gespielt wird

## V17 vergessen, V18 täuschen, V19 Geräusche, V20 falsche Bilder
verb-forget =
    verbirg { $n ->
        [one] 1 enthüllten Sektor, der weder in Sichtlinie liegt noch an den des Helden grenzt
       *[other] bis zu { $n } enthüllte Sektoren, die weder in Sichtlinie liegen noch an den des Helden grenzen
    }
verb-mislead--distance =
    bei 1 Ziel darfst du einen Abstand nennen, der um { $k ->
        [one] 1
       *[other] bis zu { $k }
    } zu groß oder zu klein ist
verb-mislead--distance-that =
    bei diesem Ziel darfst du einen Abstand nennen, der um { $k ->
        [one] 1
       *[other] bis zu { $k }
    } zu groß oder zu klein ist
verb-mislead--floor = bei 1 Ziel darfst du das falsche Stockwerk nennen
verb-mislead--floor-that = bei diesem Ziel darfst du auch das falsche Stockwerk nennen
verb-mislead--swap = du darfst die beiden Antworten vertauschen
verb-hush =
    { $n ->
        [one] das nächste Geräusch dieser Karte wird
       *[other] die nächsten { $n } Geräusche dieser Karte werden
    } nicht gemeldet
verb-hush--move = diese Bewegung macht kein Geräusch
verb-hush--spawn-move = weder das Auftauchen noch die Bewegung macht ein Geräusch
verb-echo--false = das Geräusch dieser Bewegung darfst du von jeder offenen Seite des Heldensektors melden oder aus dem anderen Stockwerk
verb-echo--extra = du darfst ein Geräusch melden, das niemand gemacht hat
verb-echo--extra--on = darfst du ein Geräusch melden, das niemand gemacht hat
verb-falsify =
    zeig in dem Sektor, der gerade enthüllt wird, { $n ->
        [one] 1 Spielelement nicht oder 1 falsches dazu
       *[other] { $n } Spielelemente nicht oder { $n } falsche dazu
    }
verb-falsify--more = noch einmal das Gleiche, in diesem Sektor oder im nächsten, den diese Aktion enthüllt
verb-mask =
    zeig in dem Sektor, der gerade enthüllt wird, { $n ->
        [one] 1 Kreatur als eine andere Art
       *[other] { $n } Kreaturen als andere Arten
    }, verwundet oder heil, wie du willst
verb-bury = leg 1 Gefahrenmarker in den Sektor, der gerade enthüllt wird, falls dort keiner ist, und zeig dort keine Gefahrenmarker
verb-bury--more = tu dort das Gleiche

## V21 Verluste, V22 Grenzen, V23 Zölle, V24 Aderlass
verb-lose--health =
    der Held verliert { $k ->
        [one] 1 Lebenspunkt
       *[other] { $k } Lebenspunkte
    }
verb-lose--health--on =
    verliert er { $k ->
        [one] 1 Lebenspunkt
       *[other] { $k } Lebenspunkte
    }
verb-lose--composure = der Held verliert { $k } Selbstbeherrschung
verb-lose--composure--on = verliert er { $k } Selbstbeherrschung
verb-lose--both =
    der Held verliert { $h ->
        [one] 1 Lebenspunkt
       *[other] { $h } Lebenspunkte
    } und { $c } Selbstbeherrschung
verb-lose--both--on =
    verliert er { $h ->
        [one] 1 Lebenspunkt
       *[other] { $h } Lebenspunkte
    } und { $c } Selbstbeherrschung
verb-lose--composure-just = der Held verliert so viel Selbstbeherrschung, wie er eben Lebenspunkte verloren hat, aber höchstens 2
verb-lose--health-just = der Held verliert so viele Lebenspunkte, wie er eben Selbstbeherrschung verloren hat, aber höchstens 2
verb-lose--health-blank = zeigt der endgültige Wurf einen Fehlschlag, verliert der Held 1 Lebenspunkt
verb-lose--composure-blank = zeigt der endgültige Wurf einen Fehlschlag, verliert der Held 1 Selbstbeherrschung
verb-limit--explore = diese Aktion enthüllt höchstens 1 Sektor
verb-limit--noclear = diese Aktion entfernt keinen Gefahrenmarker
verb-discard_drawn = der Held legt { $k } der eben gezogenen Karten ab (seine Wahl)
verb-discard_drawn--on = legt er { $k } der eben gezogenen Karten ab (seine Wahl)
verb-toll = der Held entscheidet: { $a } oder { $b }
toll-composure = { $n } Selbstbeherrschung verlieren
toll-health =
    { $n ->
        [one] 1 Lebenspunkt
       *[other] { $n } Lebenspunkte
    } verlieren
toll-adrenaline = { $n } Adrenalin ablegen
toll-charge =
    { $n ->
        [one] 1 Ladung
       *[other] { $n } Ladungen
    } ablegen
toll-dice =
    { $n ->
        [one] 1 Würfel
       *[other] { $n } Würfel
    } weniger werfen
toll-search =
    { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    } weniger ziehen
toll-discard = { $n } der eben gezogenen Karten ablegen
toll-keep_one = nur 1 der eben gezogenen Karten behalten (keine, wenn er nur 1 gezogen hat)
toll-stop = die Aktion abbrechen (Ladungen kommen zurück, schon gemachte Schritte bleiben)
verb-drain--charge =
    der Held legt { $k ->
        [one] 1 Ladung
       *[other] { $k } Ladungen
    } seiner Wahl ab
verb-drain--charge--on =
    legt er { $k ->
        [one] 1 Ladung
       *[other] { $k } Ladungen
    } seiner Wahl ab
verb-drain--adrenaline = der Held legt { $k } Adrenalin ab; hat er keins, verliert er 1 Selbstbeherrschung
verb-drain--adrenaline--on = legt er { $k } Adrenalin ab; hat er keins, verliert er 1 Selbstbeherrschung

## V25 bis V28
verb-draw =
    zieh { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
verb-draw--more =
    zieh { $n ->
        [one] 1 weitere Karte
       *[other] { $n } weitere Karten
    }
verb-field =
    mach { $n ->
        [one] 1 Reaktionsfeld
       *[other] { $n } Reaktionsfelder
    } frei
verb-standard =
    führ { $n ->
        [one] 1 Standardreaktion
       *[other] { $n } Standardreaktionen
    } aus
verb-nothing = nichts geschieht

## Kleingedrucktes: was die Wörter einer Karte immer bedeuten
note-move = Eine Kreatur darf immer weniger Sektoren gehen, auch gar keinen. Auch das ist eine Bewegung: Man hört sie, wo sie endet.
note-towards = Jeder Schritt muss näher heranführen. Eine blockierte Tür auf dem Weg darf für 1 Schritt geöffnet werden.
note-spawn = Der Mindestabstand sinkt nie unter 1. Was auftaucht, ist zu hören und gilt nicht als bewegt.
note-remove = Eine verborgene Kreatur verschwindet, ohne dass es jemand sagt. Geht keine, entfällt, was danach kommt.
note-teleport = Zu hören ist nichts. Die Kreatur ist wieder verborgen und kann wieder schocken.
note-dice = Zusätzliche Würfel zählen nur beim automatischen Angriff dieses Zuges, nie bei einem Gelegenheitsangriff.
note-strike = Zusätzlich zum automatischen Angriff. Ein Gefahrenmarker im Sektor hilft auch hier.
note-sight = In Sichtlinie: vom Helden aus zu sehen. Höchstens 2 Sektoren entfernt: 1 oder 2 Schritte, nie sein eigener Sektor.
note-danger = Je Sektor 1 Marker, je Stockwerk 8; um Platz zu schaffen, darfst du dort einen anderen wegnehmen.
note-lie = Falsch ist nur, was gesagt oder gezeigt wird. Es endet, wenn der Held den Sektor betritt, neu erkundet oder mit dem Falschen etwas anfangen will.
note-mislead = Nie weniger als 1, außer die Wahrheit ist 0.
note-noise = Ein Geräusch wird als Richtung gemeldet oder als „anderes Stockwerk“. Blockierte Seiten bleiben still.
note-elements = Spielelemente: Kreatur, Gefahren-, Zustands- und Missionsmarker, Schaltkasten, Treppe, Tür. Form, Ausgänge und Licht stimmen immer.
note-lose = Der Held darf den ganzen Verlust einem Begleiter überlassen.
note-toll = Was der Held nicht ganz bezahlen kann, kann er nicht wählen. Geht beides nicht, geschieht nichts. Kein Begleiter zahlt für ihn.
note-draw = Der Anführer verteilt, wer wie viele zieht. Bis zum Ende der Runde darf eine Hand zu groß sein.
note-field = Die Karten rücken nach links auf. Das Feld ist sofort frei.
note-standard = 1 Kreatur 1 Sektor weit bewegen oder 1 Kreatur auftauchen lassen; ohne Karte, ohne Feld.
note-dangerous = Gefährlich, wenn im Sektor des Helden ein Gefahrenmarker liegt, dort lag, als er die Aktion ankündigte, oder wenn eine frühere Karte es so will.

## Zeitpunkte: wann eine Karte wirkt
moment-move-announced = wenn der Held Bewegen ankündigt
moment-move-entered = wenn der Held einen Sektor betreten hat
moment-move-done = wenn die Bewegung vorbei ist
moment-explore-announced = wenn der Held Erkunden ankündigt und noch nichts zu sehen ist
moment-explore-revealing = während ein Sektor enthüllt wird
moment-explore-revealed = wenn die erkundete Linie offenliegt
moment-locate-named = wenn die Ziele genannt sind, vor den Antworten
moment-locate-answered = wenn beide Antworten gegeben sind
moment-attack-announced = wenn der Held Angreifen ankündigt, vor dem Wurf
moment-attack-rolled = wenn die Würfel liegen, vor dem Schaden
moment-search-announced = wenn der Held Durchsuchen ankündigt, bevor er zieht
moment-search-drawn = wenn die Karten gezogen sind
moment-interact-announced = wenn der Held Interagieren ankündigt, bevor es wirkt
moment-interact-done = wenn das Interagieren vorbei ist
moment-loss-health = wenn der Held gerade Lebenspunkte verloren hat
moment-loss-composure = wenn der Held gerade Selbstbeherrschung verloren hat
moment-turn-end = am Ende des Zuges
moment-turn-after = nach den Angriffen am Ende des Zuges

## Auslöser
trigger-move = Bewegen
trigger-explore = Erkunden
trigger-locate = Orten
trigger-attack = Angreifen
trigger-search = Durchsuchen
trigger-interact = Interagieren
trigger-health = Lebenspunkte verloren
trigger-composure = Selbstbeherrschung verloren
trigger-move-line = Der Held hat in diesem Zug Bewegen angekündigt.
trigger-explore-line = Der Held hat in diesem Zug Erkunden angekündigt.
trigger-locate-line = Der Held hat in diesem Zug Ziele zum Orten genannt.
trigger-attack-line = Der Held hat in diesem Zug Angreifen angekündigt.
trigger-search-line = Der Held hat in diesem Zug Durchsuchen angekündigt.
trigger-interact-line = Der Held hat in diesem Zug Interagieren angekündigt.
trigger-health-line = Der Held hat in diesem Zug Lebenspunkte verloren.
trigger-composure-line = Der Held hat in diesem Zug Selbstbeherrschung verloren.

## Decks
deck-wrath = Zorn
deck-speed = Schnelligkeit
deck-terror = Schrecken
deck-traps = Fallen
