# The Everrain: Namen und Texte der Dinge. <art>-<kürzel> ist ein Name, does-… die Wirkung; --to und --at sind Formen.

## Schiffe der vier Plätze, Häfen, Arten von Feldern

ship-second-thoughts = Bedenken
ship-auntie-grace = Tante Gnade
ship-unpaid-bill = Offene Rechnung
ship-better-weather = Besseres Wetter
port-lanthorn = Lanthorn
port-lanthorn--to = nach Lanthorn
port-lanthorn--at = in Lanthorn
port-skarn = Skarn
port-skarn--to = nach Skarn
port-skarn--at = in Skarn
port-pellam = Pellam
port-pellam--to = nach Pellam
port-pellam--at = in Pellam
port-vesk = Vesk
port-vesk--to = nach Vesk
port-vesk--at = in Vesk
port-ombrey = Ombrey
port-ombrey--to = nach Ombrey
port-ombrey--at = in Ombrey
port-morva = Morva
port-morva--to = nach Morva
port-morva--at = in Morva
hex-calm = Ruhige See
hex-rough = Raue See
hex-wreck = Schiffswrack
hex-island = Insel
hex-port = Hafen
hex-altar = Altar
hex-start = Startfeld der Feinde
hex-storm = Sturm
does-hex-calm = Nichts Besonderes. Auch ein Startfeld und ein geplündertes Wrack zählen als ruhige See.
does-hex-rough = Alles kostet hier doppelt so viele Reisepunkte: drehen, hinausfahren, ein Seekartenteil anlegen.
does-hex-wreck = In deinem Zug darfst du es plündern: einmal um Beute würfeln und alle Ladung nehmen, die dort liegt. Dann ist es erforscht.
does-hex-island = Wer auf der Jolle oder einer Gig steht, darf an Land gehen: Zieh eine Expeditionskarte. Dann ist die Insel erforscht.
does-hex-port = Feindschiffe lassen dich hier in Ruhe. Beim Einlaufen werden die Feinde an Deck gebannt, du ziehst eine Gesellschaftskarte, und deine Leute besuchen die Orte.
does-hex-altar = Solange er aktiv ist, bekommt jedes Schiff, das auf sein Seekartenteil fährt, 1 Feind an Deck. Reinigen kannst du ihn auf seinem Feld: Dann kommen Feinde, deren Akte zusammen den laufenden Akt ergeben.
does-hex-start = Wird dieses Seekartenteil angelegt, erscheint hier ein Feindschiff. Zu Beginn eines Akts erscheint eines auf einem dieser Felder, der Zufall wählt.
does-hex-storm = Jedes Feld darunter ist raue See; keine Sicht, kein Schuss, kein neues Seekartenteil, kein Hafen, keine Insel, kein Altar. Hineinfahren, Hinausfahren und jedes Drehen darin kosten dein Schiff je 1 Schaden.

## Eigenschaften: hilfreich

trait-kind-positive = Hilfreiche Eigenschaft
trait-kind-negative = Hinderliche Eigenschaft
trait-kind-indelible = Einzigartige Eigenschaft
trait-hardy = Zäh
does-trait-hardy = Erleidet keinen Stress, wenn der Zug auf See an Deck endet.
trait-belligerent = Streitlustig
does-trait-belligerent = Wirft in jeder Kaperei 1 Würfel mehr, auch wenn der Feind sie auslöst.
trait-weatherwise = Wetterkundig
does-trait-weatherwise = Am Navigationsposten: Das Erste, was ein Navigationsbefehl auf rauer See bezahlt, kostet nur einfach.
trait-explorer = Forscher
does-trait-explorer = Ist dieses Crewmitglied mit an Land, darfst du die Expeditionskarte einmal tauschen, nachdem ihre Geschichte vorgelesen ist.
trait-surefooted = Trittsicher
does-trait-surefooted = Erleidet durch jede Expeditionskarte 1 Wunde weniger.
trait-astute = Gewitzt
does-trait-astute = Gibt in der Universität 1 Hinweis weniger ab.
trait-extroverted = Gesellig
does-trait-extroverted = Baut bei jedem Hafenbesuch umsonst 1 Stress ab.
trait-friendly = Umgänglich
does-trait-friendly = Beim Einlaufen ziehst du zwei Gesellschaftskarten, behältst eine und legst die andere ab.
trait-savvy = Geschäftstüchtig
does-trait-savvy = Verkauft einmal je Besuch eine Sache zum Maximalwert, in jedem Hafen.
trait-blessed = Gesegnet
does-trait-blessed = Nimmt dieses Crewmitglied an einer Probe oder einem Beutewurf teil, darfst du den Wurf einmal wiederholen; das zweite Ergebnis gilt.
trait-enduring = Unverwüstlich
does-trait-enduring = Statt zu sterben, verliert dieses Crewmitglied alle Wunden, allen Stress und alle Eigenschaften, zieht neue Eigenschaften und geht unter Deck.
trait-thrifty = Genügsam
does-trait-thrifty = Fährt für die halbe Heuer, abgerundet.

## Eigenschaften: hinderlich

trait-queasy = Seekrank
does-trait-queasy = Erleidet 2 statt 1 Stress, wenn der Zug auf See an Deck endet.
trait-timid = Zaghaft
does-trait-timid = Bringt in Kapereien, die du auslöst, 1 Würfel weniger mit, mindestens 0.
trait-landlubber = Landratte
does-trait-landlubber = Am Navigationsposten: Gibt keinen Reisepunkt, wenn das Schiff beim Erteilen des Befehls auf rauer See ist.
trait-homesick = Heimwehkrank
does-trait-homesick = Erleidet 1 Stress beim Landgang auf einer Insel.
trait-clumsy = Tollpatschig
does-trait-clumsy = Erleidet 1 Wunde mehr, wann immer eine Expeditionskarte dieses Crewmitglied verwundet.
trait-slow = Begriffsstutzig
does-trait-slow = Gibt in der Universität 1 Hinweis mehr ab.
trait-brooding = Grüblerisch
does-trait-brooding = Baut beim Rasten höchstens 1 Stress ab.
trait-gruff = Barsch
does-trait-gruff = Proben dieses Crewmitglieds auf Gesellschaftskarten: Wert −2.
trait-gullible = Gutgläubig
does-trait-gullible = Das Erste, was dieses Crewmitglied bei einem Besuch verkauft, geht zum Minimalwert weg.
trait-jinxed = Verflucht
does-trait-jinxed = Die erste Probe, die diesem Crewmitglied in einer Runde gelingt, wird wiederholt; das zweite Ergebnis gilt.
trait-frail = Gebrechlich
does-trait-frail = Hat einen Platz weniger für Wunden und Stress.
trait-greedy = Raffgierig
does-trait-greedy = Verlangt die anderthalbfache Heuer, abgerundet.

## Seebären und ihre einzigartigen Eigenschaften

crew-deckhand = Matrose
crew-shellback = Seebär
crew-marthe = Die alte Marthe Quill
crew-teasel = Bootsmann Harl Teasel
crew-aubrin = Schwester Aubrin
crew-corvane = Stückmeister Corvane
crew-nacht = Doktor Ipsel Nacht
crew-ferrow = Tam Ferrow
crew-yusra = Yusra Vane
crew-wick = Wick
indelible-marthe = Liest die Dünung
does-indelible-marthe = Im Krähennest: Legst du ein Seekartenteil an, siehst du zwei, soweit der Akt es zulässt, und legst eines an. Das andere kommt oben auf den Stapel zurück.
indelible-teasel = Eiserne Stimme
does-indelible-teasel = An Deck: Einmal je Zug bewegt ein Mannschaftsbefehl zwei Crewmitglieder.
indelible-aubrin = Letzte Ölung
does-indelible-aubrin = Jeder von diesem Schiff gebannte Feind kostet 1 Agendafeld weniger, mindestens 0. Feinde, die beim Reinigen eines Altars kommen, werfen keinen ersten Würfel.
indelible-corvane = Stocktaub
does-indelible-corvane = Das Geschütz an seinem Posten hat 1 Würfel mehr. Erleidet keinen Stress durch Omen und Meeresereignisse.
indelible-nacht = Knochenflicker
does-indelible-nacht = Am Ende deines Zugs, wenn unter Deck: Ein anderes Crewmitglied unter Deck heilt 1 Wunde oder baut 1 Stress ab.
indelible-ferrow = Kennt da wen
does-indelible-ferrow = Zahlt fürs Umhören 1 Münze weniger. Das Erste, was Ferrow bei einem Besuch verkauft, geht eine Preisstufe höher weg.
indelible-yusra = Zwei Gezeiten
does-indelible-yusra = Ihr Navigationsposten gibt 2 Reisepunkte statt 1.
indelible-wick = Altert nicht
does-indelible-wick = Stress füllt Wicks letzten Platz nie; was darüber hinausgeht, wirkt nicht.

## Ausbauten (rund: ein Crewmitglied aktiviert ihn und ist erschöpft; eckig: wirkt immer; länglich: nimmt etwas auf) und was ein Paar dazugibt

form-round = Rund: Ein Crewmitglied hier aktiviert ihn und ist für die Runde erschöpft.
form-square = Eckig: wirkt die ganze Zeit.
form-rect = Länglich: nimmt auf, was da steht.
upgrade-dinghy = Jolle
does-upgrade-dinghy = Hier darf ein Crewmitglied stehen und auf Inseln an Land gehen.
upgrade-hammock = Hängematte
does-upgrade-hammock = Aktivieren: Dieses Crewmitglied baut 1 Stress ab.
pair-upgrade-hammock = Aktivieren: Dieses Crewmitglied baut stattdessen bis zu 3 Stress ab.
upgrade-ships-boat = Gig
does-upgrade-ships-boat = Hier dürfen zwei Crewmitglieder stehen und auf Inseln an Land gehen.
pair-upgrade-ships-boat = Proben an Land: Wert +1.
upgrade-galley = Kombüse
does-upgrade-galley = Aktivieren: Bis zu drei Crewmitglieder unter Deck bauen je 1 Stress ab.
pair-upgrade-galley = Die Heuer jedes deiner Matrosen ist 1 Münze niedriger.
upgrade-sick-bay = Lazarett
does-upgrade-sick-bay = Aktivieren: Ein Crewmitglied unter Deck, dieses oder ein anderes, heilt 1 Wunde.
pair-upgrade-sick-bay = Am Ende deines Zugs aktivieren: Alle unter Deck heilen je 1 Wunde.
upgrade-cabin = Kajüte
does-upgrade-cabin = Platz für einen Passagier.
pair-upgrade-cabin = 4 Münzen mehr für jeden abgelieferten Passagier.
upgrade-orlop = Laderaum
does-upgrade-orlop = Platz für zwei Schätze.
pair-upgrade-orlop = Deine Gebrauchswaren bringen je 1 Münze mehr.
upgrade-powder-room = Pulverkammer
does-upgrade-powder-room = Aktivieren: Dein nächster Feuerbefehl in diesem Zug hat 1 Würfel mehr.
pair-upgrade-powder-room = Jedes Geschütz hat auf Entfernung 1 einen Würfel mehr.
upgrade-chart-room = Kartenhaus
does-upgrade-chart-room = Aktivieren: Decke die nächsten 2 Seekartenteile auf und lege sie in beliebiger Reihenfolge zurück.
pair-upgrade-chart-room = Ein Seekartenteil ohne Hinweisprämie bringt dir 1 Hinweis, wenn du es anlegst.
upgrade-captains-cabin = Kapitänskajüte
does-upgrade-captains-cabin = Aktivieren: Erneuere 2 erteilte Befehle.
upgrade-copper-bottom = Kupferboden
does-upgrade-copper-bottom = Das Erste, was ein Navigationsbefehl auf rauer See bezahlt, kostet nur einfach. Der erste Sturmschaden eines Zugs entfällt.
upgrade-tall-mast = Hoher Mast
does-upgrade-tall-mast = Ein besetztes Krähennest zählt auch als besetzter Navigationsposten, ebenso beim Ausweichen.
upgrade-arms-chest = Waffenkiste
does-upgrade-arms-chest = Du wirfst in Kapereien, die du auslöst, 1 Würfel mehr.

## Artillerie

upgrade-old-swivels = Alte Drehbassen
does-upgrade-old-swivels = Breitseite. Entfernung 1: 3 Würfel; Entfernung 2: 2 Würfel.
upgrade-demi-culverins = Halbe Feldschlangen
does-upgrade-demi-culverins = Breitseite. Entfernung 1 und 2: 3 Würfel; Entfernung 3: 1 Würfel.
upgrade-carronades = Karronaden
does-upgrade-carronades = Breitseite. Entfernung 1: 5 Würfel; Entfernung 2: 1 Würfel.
upgrade-long-nines = Lange Neuner
does-upgrade-long-nines = Breitseite. Entfernung 1: 2 Würfel; Entfernung 2 und 3: 3 Würfel.
upgrade-full-broadside = Volle Breitseite
does-upgrade-full-broadside = Breitseite. Entfernung 1 und 2: 4 Würfel; Entfernung 3: 2 Würfel.
upgrade-langrage = Hagelgeschütz
does-upgrade-langrage = Breitseite. Entfernung 1: 3 Würfel; Entfernung 2, auch auf den beiden äußeren Feldern: 2 Würfel. Als Unterstützung zerstören seine Leer-Ergebnisse nichts.
upgrade-bow-chasers = Jagdgeschütze
does-upgrade-bow-chasers = Bug und Heck, in gerader Linie. Entfernung 1 bis 3: 2 Würfel; Entfernung 4: 1 Würfel.
upgrade-stern-petard = Abschiedsgruß
does-upgrade-stern-petard = Nur Heck. Genau achteraus: 5 Würfel auf Entfernung 1, 2 Würfel auf Entfernung 2; schräg achteraus: 3 Würfel auf Entfernung 1.
upgrade-mortar = Mörser
does-upgrade-mortar = Bug und Heck, drei Felder breit. Entfernung 3 und 4: 3 Würfel. Braucht keine Sichtlinie, feuert aber nicht aus Sturm oder Hafen.

## Orte eines Hafens

house-university = Universität
house-tavern = Gasthaus
house-shipyard = Schiffswerft
house-market = Marktplatz
house-infirmary = Lazarett
place-university = Abgeben
does-place-university = Gib 5 Hinweise ab, Schätze mit Hinweiswert zählen mit: Euer Marker rückt 1 Feld vor. Was übrig ist, verfällt.
place-hire = Anheuern
does-place-hire = Nimm eine der drei offenen Besatzungstafeln für ihre Heuer. Wer neu ist, darf gleich noch einen Ort besuchen.
place-rest = Rasten
does-place-rest = Für 3 Münzen baut dieses Crewmitglied allen Stress ab, jedes andere bis zu 2.
place-listen = Umhören
does-place-listen = Zahle den Preis auf der Tafel für 1 Hinweis, in diesem Besuch beliebig oft.
place-repair = Reparieren
does-place-repair = Stell bis zu 3 zerstörte Posten wieder her, für je 2 Münzen.
place-improve = Ausbauen
does-place-improve = Kauf eine der drei offenen Verbesserungen zum vollen Preis; sie wird sofort montiert.
place-install = Montieren
does-place-install = Montiere einen Bauplan von deinem Schiff zum halben Preis, beliebig oft.
place-sell = Verkaufen
does-place-sell = Verkauf Schätze zum Preis dieses Hafens und nie montierte Baupläne zum halben Preis, beliebig oft.
place-buy = Kaufen
does-place-buy = Kauf einen der drei offenen Schätze zum Durchschnittswert.
place-treat = Verarzten
does-place-treat = Für 3 Münzen heilt deine Mannschaft zusammen bis zu 2 Wunden.
place-society = Gesellschaft
does-place-society = Die Gesellschaftskarte dieses Besuchs. Angebot und Probe brauchen ein Crewmitglied, Passagier und Chronik keins. Du darfst sie lassen.

## Zonen und Posten

zone-0 = Bug
zone-0--to = an den Bug
zone-0--at = am Bug
zone-1 = Backbord vorn
zone-1--to = nach Backbord vorn
zone-1--at = an Backbord vorn
zone-2 = Krähennest
zone-2--to = ins Krähennest
zone-2--at = im Krähennest
zone-3 = Steuerbord vorn
zone-3--to = nach Steuerbord vorn
zone-3--at = an Steuerbord vorn
zone-4 = Backbordgeschütz
zone-4--to = ans Backbordgeschütz
zone-4--at = am Backbordgeschütz
zone-5 = Ruder
zone-5--to = ans Ruder
zone-5--at = am Ruder
zone-6 = Steuerbordgeschütz
zone-6--to = ans Steuerbordgeschütz
zone-6--at = am Steuerbordgeschütz
zone-7 = Backbord achtern
zone-7--to = nach Backbord achtern
zone-7--at = an Backbord achtern
zone-8 = Steuerbord achtern
zone-8--to = nach Steuerbord achtern
zone-8--at = an Steuerbord achtern
zone-9 = Heckgeschütz
zone-9--to = ans Heckgeschütz
zone-9--at = am Heckgeschütz
post-bow = Bugposten
does-post-bow = Geschütz und Navigation in einem. Ein Crewmitglied besetzt beides, und Feuern hält es nicht vom Steuern ab.
post-gun = Artillerieposten
does-post-gun = Muss besetzt sein, wenn das Geschütz hier feuern soll.
post-navigation = Navigationsposten
does-post-navigation = Besetzt gibt er jedem Navigationsbefehl 1 Reisepunkt dazu und wirft 1 Ausweichwürfel, wenn ein Feindschiff angreift.
post-nest = Krähennest
does-post-nest = Muss besetzt sein, wenn ein neues Seekartenteil angelegt werden soll.
post-blank = Leerposten
does-post-blank = Tut nichts, aber hier kommen Feinde an Bord, und er ist einer von zehn, die euch über Wasser halten.

## Befehle

order-crew = Mannschaftsbefehl
does-order-crew = Bewegt ein Crewmitglied in eine Zone mit Platz oder an einen Ort unter Deck. Wer dabei unter Feinden steht oder unter sie gerät, löst eine Kaperei aus.
order-navigation = Navigationsbefehl
does-order-navigation = Gibt 1 Reisepunkt und 1 mehr für jeden besetzten Navigationsposten. Ein Punkt kauft eine Drehung um eine Seite, ein Feld geradeaus oder, bei besetztem Krähennest, ein neues Seekartenteil voraus.
order-fire = Feuerbefehl
does-order-fire = Feuert ein Geschütz mit besetztem Posten ab, auf ein Ziel in seinem Bereich und in Sicht.
order-fleeting = Eilbefehl
does-order-fleeting = Ersetzt jeden der drei anderen. Wird er genutzt oder entkräftet, kommt er aus dem Spiel.
does-order-renew = Zu Beginn jeder Runde erneuerst du bis zu 3 erteilte Befehle deiner Wahl, und alle Erschöpfung endet.

## Würfel und Seiten

die-attack = Angriffswürfel
does-die-attack = 2 Treffer, 1 kritischer Treffer, 1 Omen, 2 leere Seiten.
die-evasion = Ausweichwürfel
does-die-evasion = 3-mal Ausweichen, 1 Omen, 2 leere Seiten.
die-enemy = Feindwürfel
does-die-enemy = 3 Bewegungen, 2 Treffer, 1 Omen. Von dem, was gerade nichts nützt, werden zwei gleiche zu einer Bewegung oder einem Treffer.
die-fate = Schicksalswürfel
does-die-fate = 0 bis 9: für Proben, Beute, Stürme und die Frage, wo Schaden einschlägt.
face-hit = Treffer
face-critical = Kritischer Treffer
face-omen = Omen
face-evade = Ausweichen
face-move = Bewegung
face-blank = Leer
does-face-attack-hit = 1 Wunde.
does-face-attack-critical = 2 Wunden.
does-face-attack-omen = Entkräfte einen verfügbaren Befehl, wenn du daraus einen Treffer machen willst.
does-face-attack-blank = Nichts. Als Unterstützung zerstört es einen Posten des Schiffs, dem du hilfst.
does-face-evasion-evade = Hebt einen feindlichen Treffer auf.
does-face-evasion-omen = Entkräfte einen verfügbaren Befehl, wenn du daraus ein Ausweichen machen willst.
does-face-evasion-blank = Nichts.
does-face-enemy-move = Eine Zone an Deck oder ein Reisepunkt auf See.
does-face-enemy-hit = 1 Wunde an Deck; auf See ein zerstörter Posten.
does-face-enemy-omen = Das Omen des Feindes, einmal je Aktivierung.

## Schätze: Arten und Augenblicke

kind-commodity = Gebrauchsware
kind-shanty = Shanty
kind-trinket = Kleinod
kind-relic = Relikt

## Feinde: Namen

enemy-drip = Tropf
enemy-barnacled = Der Bemuschelte
enemy-gutterling = Rinnling
enemy-gullwife = Möwenweib
enemy-net-widow = Netzwitwe
enemy-tallow-man = Talgmann
enemy-eel-sergeant = Aalfeldwebel
enemy-lampmouth = Lampenmaul
enemy-drowned-admiral = Ertrunkener Admiral
enemy-anchorite = Der Ankerit
enemy-belfry-crab = Glockenkrebs
enemy-tide-bride = Flutbraut
enemy-customs-hulk = Zollhulk
enemy-ropewalker = Seilläufer
enemy-choir-barge = Chorprahm
enemy-lantern-galley = Laternengaleere
enemy-bone-galleon = Knochengaleone
enemy-flood-flagship = Flaggschiff der Flut
enemy-stowaway = Der blinde Passagier
enemy-bailiff = Der Gerichtsvollzieher
enemy-chorister = Chorknabe
enemy-hundredling = Hundertling
enemy-empty-ship = Das Leere Schiff

## Die Älteren

elder-landlord = Der Hausherr
does-elder-landlord-agony = Er holt sich sofort halb so viele Häfen zurück, wie Spieler dabei sind, abgerundet: den nächstgelegenen zuerst, nie den letzten. Ein Schiff in einem zurückgeholten Hafen erleidet 2 Schaden und kommt auf ein Seefeld daneben.
does-elder-landlord-signum = Miete: Jeder Kapitän verliert 2 Münzen. Wer nicht voll zahlen kann, erleidet 1 Schaden am Schiff.
does-elder-landlord-activation = Er zieht zum nächstgelegenen Hafen, der noch steht. Dort reißt jeder Treffer eine der sechs Mauern ein; fallen alle, ist der Hafen zurückgeholt. Jeder zurückgeholte Hafen ist raue See und bringt das Leere Schiff, falls es nicht schon auf See ist.
does-elder-landlord-objective = Er gewinnt, wenn kein Hafen auf der Karte mehr steht.
does-elder-landlord-beaten = Erreicht vorher das Ende der Leiste. Legt Häfen an, damit er weiter laufen muss, und schießt: Sooft seine Trefferpunkte aufgebraucht sind, wirft er einen Würfel weniger, mindestens 1.
elder-hundredfathom = Hundertfaden
does-elder-hundredfathom-agony = Das nächstgelegene Spielerschiff außerhalb eines Hafens erleidet 2 Schaden. Auf jedem Schiff auf See kommt ein Hundertling an Deck.
does-elder-hundredfathom-signum = Sog: Jedes Spielerschiff im Abstand von höchstens 2 Feldern und außerhalb eines Hafens erleidet 1 Schaden und wird ein Feld herangezogen, aber nicht auf Land, Schiffe oder ihn selbst.
does-elder-hundredfathom-activation = Er jagt das nächstgelegene Spielerschiff außerhalb eines Hafens und greift von jedem Nachbarfeld aus an; bei gleicher Entfernung das mit weniger heilen Posten. Sind alle im Hafen, wartet er zwei Felder vor dem nächstgelegenen.
does-elder-hundredfathom-objective = Er gewinnt, wenn seit dem Erwachen zwei Spielerschiffe verloren sind, wodurch auch immer.
does-elder-hundredfathom-beaten = Erreicht vorher das Ende der Leiste. Haltet Abstand, repariert, bleibt in Hafennähe; sooft seine Trefferpunkte aufgebraucht sind, wirft er einen Würfel weniger, mindestens 1.
elder-unsung = Die Ungesungene
does-elder-unsung-agony = Auf jedem Schiff außerhalb eines Hafens kommt ein Chorknabe an Deck.
does-elder-unsung-signum = Antwort: Der Schicksalswürfel fällt. Bei 0 bis 2 kommt auf jedem Schiff außerhalb eines Hafens ein Chorknabe an Deck. Bei 3 bis 9 erleidet jedes Crewmitglied, das allein in einer Zone an Deck steht, 1 Stress.
does-elder-unsung-activation = Sie zieht zum nächstgelegenen Altar, an dem sie noch nicht gesungen hat. Dort ist jeder Treffer und jedes Omen ein Ton, zwei Töne sind eine Strophe; ein gereinigter Altar braucht zwei Töne mehr und ist wieder aktiv. Ist kein Altar übrig, jagt sie das nächstgelegene Schiff, und ein verlorenes Schiff ist eine Strophe.
does-elder-unsung-objective = Sie gewinnt mit der dritten Strophe.
does-elder-unsung-beaten = Erreicht vorher das Ende der Leiste. Reinigt die Altäre auf ihrem Weg; sooft ihre Trefferpunkte aufgebraucht sind, wirft sie einen Würfel weniger, mindestens 1.
does-elder-wakes = Der Ältere erwacht, sobald sein Marker und der des Feindes sich treffen. Seine Agonie geschieht sofort; ab der nächsten Feindphase ist er als Erster dran, zuerst Signum, dann Aktivierung.
does-elder-hush = Stille: Erwacht der Ältere, behält jedes Schiff höchstens 4 Hinweise.
does-elder-wrath = Zorn: Der Ältere wirft 1 Würfel mehr für jedes Feld, um das der Feind beim Erwachen führt, und 1 für jeden Akt, den der Feind als Erster beendet hat.
elder-gauge =
    Jetzt geweckt: { $n ->
        [one] 1 Würfel
       *[other] { $n } Würfel
    }

## Einstellungen

option-length = Wie lang die Reise ist.
option-length-short = Kurz
option-length-medium = Mittel
option-length-long = Lang
option-difficulty = Wie hart die See mit euch umgeht.
option-difficulty-easy = Leicht
option-difficulty-normal = Normal
option-difficulty-hard = Schwer
option-elder = Welcher Ältere unter dem Regen schläft.
option-elder-any = Einer der drei
option-elder-landlord = Der Hausherr
option-elder-hundredfathom = Hundertfaden
option-elder-unsung = Die Ungesungene
option-advanced = Feindschiffe entern und Entdeckungsreisen.
option-advanced-true = Mit
option-advanced-false = Ohne
option-house_rules = Unsere eigenen Zusätze gegen das Horten von Hinweisen.
option-house_rules-true = Mit
option-house_rules-false = Ohne

## Ausgänge: was geschah, und zwei, drei Sätze zum Vorlesen

ending-discovery = Der Regen hört auf. Euer Marker hat das Ende der Leiste zuerst erreicht. Ihr habt gewonnen.
ending-agenda = Es regnet weiter. Der Marker des Feindes hat das Ende der Leiste zuerst erreicht. Ihr habt verloren.
ending-elder_landlord = Lanthorn ist dunkel. Der Hausherr hat sich den letzten Hafen zurückgeholt. Ihr habt verloren.
ending-elder_hundredfathom = Kein Grund. Seit Hundertfaden erwacht ist, sind zwei Schiffe verloren. Ihr habt verloren.
ending-elder_unsung = Amen. Die Ungesungene hat ihre dritte Strophe gesungen. Ihr habt verloren.
ending-length = Überfällig. Die Reise hat zu viele Entscheidungen gebraucht und wurde abgebrochen. Sie gilt als verloren.

## Schätze, die wirken: Namen und Texte (aus den Verben gefügt)

treasure-sha-monday = Hol weg den Montag
does-treasure-sha-monday = Einsatz in deinem Zug: Erneuere 2 erteilte Befehle. Dann ablegen.
treasure-sha-other-wife = Des Kapitäns zweite Frau
does-treasure-sha-other-wife = Einsatz in deinem Zug: Jedes Crewmitglied baut 1 Stress ab. Dann ablegen.
treasure-sha-nobodys-daughter = Niemands Tochter
does-treasure-sha-nobodys-daughter = Einsatz in deinem Zug: Jemand aus der Mannschaft baut bis zu 4 Stress ab. Dann ablegen.
treasure-sha-nine-dry-days = Neun trockene Tage
does-treasure-sha-nine-dry-days = Einsatz in deinem Zug: Jemand aus der Mannschaft heilt bis zu 2 Wunden; jemand aus der Mannschaft baut 1 Stress ab. Dann ablegen.
treasure-sha-pump = Pumpt, ihr Sünder
does-treasure-sha-pump = Einsatz in deinem Zug: Repariere bis zu 2 zerstörte Posten. Dann ablegen.
treasure-sha-row-for-rum = Rudert, da gibt es Rum
does-treasure-sha-row-for-rum = Einsatz in deinem Zug: Segle sofort mit 4 Reisepunkten. Dann ablegen.
treasure-sha-gunners-lullaby = Wiegenlied des Stückmeisters
does-treasure-sha-gunners-lullaby = Einsatz in deinem Zug: Dein nächster Feuerbefehl in diesem Zug hat 2 Würfel mehr. Dann ablegen.
treasure-sha-lay-him-easy = Legt ihn sacht
does-treasure-sha-lay-him-easy = Reaktion, wenn jemand aus deiner Mannschaft gestorben ist: Jedes Crewmitglied baut bis zu 3 Stress ab; erneuere 2 erteilte Befehle. Dann ablegen.
treasure-tri-glass-eye = Das Glasauge des Lotsen
does-treasure-tri-glass-eye = Einsatz in deinem Zug: Decke die nächsten 4 Seekartenteile auf und lege sie in beliebiger Reihenfolge zurück; segle sofort mit 2 Reisepunkten. Dann ablegen.
treasure-tri-knuckle-dice = Walbeinwürfel
does-treasure-tri-knuckle-dice = Reaktion, wenn du für eine Probe oder um Beute gewürfelt hast: Würfle noch einmal, das zweite Ergebnis gilt. Dann ablegen.
treasure-tri-dry-matches = Eine Dose trockene Streichhölzer
does-treasure-tri-dry-matches = Einsatz in deinem Zug: Füge den Feinden auf deinem Deck 3 Wunden zu, beliebig verteilt. Dann ablegen.
treasure-tri-drowned-watch = Die Uhr eines Ertrunkenen
does-treasure-tri-drowned-watch = Einsatz in deinem Zug: Erneuere 4 erteilte Befehle; jemand aus der Mannschaft erleidet 1 Stress. Dann ablegen.
treasure-tri-ear-trumpet = Das Hörrohr
does-treasure-tri-ear-trumpet = Reaktion, wenn eine Karte dich wählen lässt: Du siehst alle Wirkungen dieser Karte, bevor du antwortest. Dann ablegen.
treasure-tri-pilots-whistle = Die Lotsenpfeife
does-treasure-tri-pilots-whistle = Einsatz in deinem Zug: Segle sofort mit 6 Reisepunkten. Dann ablegen.
treasure-tri-forged-colours = Falsche Flagge
does-treasure-tri-forged-colours = Reaktion, wenn ein Feindschiff dich angreifen will: Es lässt dich in dieser Aktivierung in Ruhe und verbraucht seine Ergebnisse auf dem Weg zum Fahrtziel (hilft nicht gegen einen Älteren). Dann ablegen.
treasure-tri-lead-sailor = Der bleierne Matrose
does-treasure-tri-lead-sailor = Reaktion, wenn jemand aus deiner Mannschaft sterben würde: Dieses Crewmitglied überlebt, verliert alle Wunden und allen Stress und geht unter Deck. Dann ablegen.
treasure-rel-dry-stone = Der trockene Stein
does-treasure-rel-dry-stone = Im Laderaum: Stürme beschädigen dein Schiff nicht, wenn es hineinfährt, hinausfährt oder darin dreht. In der Universität zählt die Karte 3 Hinweise.
treasure-rel-bell-tongue = Der Klöppel der ertrunkenen Glocke
does-treasure-rel-bell-tongue = Im Laderaum: Einmal je Runde kommt kein Feind an Deck, wenn du auf ein Seekartenteil mit aktivem Altar fährst. In der Universität zählt die Karte 3 Hinweise.
treasure-rel-map-of-bottom = Die Karte des Grundes
does-treasure-rel-map-of-bottom = Im Laderaum: Ein Seekartenteil ohne Hinweisprämie bringt dir 1 Hinweis, wenn du es anlegst. In der Universität zählt die Karte 3 Hinweise.
treasure-rel-the-tooth = Der Zahn
does-treasure-rel-the-tooth = Im Laderaum: Du wirfst 1 Würfel mehr in jeder Kaperei, die du auslöst. In der Universität zählt die Karte 2 Hinweise.
treasure-rel-downward-candle = Die Kerze, die nach unten hängt
does-treasure-rel-downward-candle = Im Laderaum: Nach jedem Aktende geht die Agenda 4 Felder zurück. In der Universität zählt die Karte 3 Hinweise.
treasure-rel-first-rain = Ein Glas vom ersten Regen
does-treasure-rel-first-rain = Im Laderaum: Gibst du diese Karte in einer Universität ab, geht die Agenda 4 Felder zurück. In der Universität zählt die Karte 4 Hinweise.
treasure-rel-thirteenth-compass = Der dreizehnte Kompass
does-treasure-rel-thirteenth-compass = Im Laderaum: Das erste Drehen bei jedem Navigationsbefehl kostet keinen Reisepunkt. In der Universität zählt die Karte 3 Hinweise.
treasure-rel-left-hand = Die linke Hand der Heiligen
does-treasure-rel-left-hand = Im Laderaum: Läufst du in einen Hafen ein, heilt jemand aus der Mannschaft 1 Wunde, und der erste bezahlte Dienst kostet dort 1 Münze weniger. In der Universität zählt die Karte 2 Hinweise.

## Feinde: Zeilen und Omen (Omen aus den Verben gefügt)

omen-of-drip = Dieser Feind heilt 1 eigene Wunde.
omen-of-barnacled = Dieser Feind zerstört den Posten seiner Zone, verwundet aber niemanden.
omen-of-gutterling = Du verlierst 2 Münzen.
omen-of-gullwife = Alle Crewmitglieder in dieser Zone und den Zonen daneben erleiden je 1 Stress.
omen-of-net-widow = Das nächstgelegene Crewmitglied an Deck wird in diese Zone gezerrt, wenn dort Platz ist.
omen-of-tallow-man = Alle Crewmitglieder in dieser Zone erleiden je 1 Wunde.
omen-of-eel-sergeant = Ein anderer Feind auf diesem Deck, den du wählst, wirft sofort 1 Würfel; ist keiner da, rückt die Agenda 1 Feld vor.
omen-of-lampmouth = Du musst jemanden von unter Deck in diese Zone schicken.
omen-of-drowned-admiral = Du entkräftest 1 verfügbaren Befehl.
omen-of-anchorite = Du entkräftest 2 verfügbare Befehle, Navigationsbefehle zuerst.
omen-of-belfry-crab = Dieser Feind zerstört den Posten seiner Zone, verwundet aber niemanden; alle Crewmitglieder in dieser Zone erleiden je 1 Stress.
omen-of-tide-bride = In einer Zone daneben, in der Platz ist, erscheint ein Rinnling.
omen-of-customs-hulk = Der Kapitän des Ziels verliert 3 Münzen.
omen-of-ropewalker = Aus der Angriffsposition schickt dieses Schiff 1 Feind aus Akt I an Deck des Ziels.
omen-of-choir-barge = Alle an Deck des Ziels erleiden je 1 Stress.
omen-of-lantern-galley = Dieses Schiff hat 2 Bewegungen mehr.
omen-of-bone-galleon = Dieser Angriff hat 1 Treffer mehr.
omen-of-flood-flagship = Die Agenda rückt 1 Feld vor.
omen-of-stowaway = Du wirfst 1 Schatz deiner Wahl ab.
omen-of-bailiff = Du verlierst 4 Münzen; hast du keine, geht der Posten dieser Zone zu Bruch.
omen-of-chorister = Die Agenda rückt 1 Feld vor.
omen-of-hundredling = Das nächstgelegene Crewmitglied an Deck wird in diese Zone gezerrt, wenn dort Platz ist.
omen-of-empty-ship = Aus der Angriffsposition schickt dieses Schiff 1 Feind aus Akt I an Deck des Ziels.
