### Alone: Wörter für Dinge (Missionen, Ausrüstung, Charaktere, Räume, Kreaturen, Enden), Deutsch.

## Items

item-slug-rounds = Vollgeschosse
item-slug-rounds-text = Munition. Leg 1 bis 4 Ladungen ab und greif 1 Kreatur in deinem Sektor mit 2 Würfeln je Ladung an. Dann würfle alle Fehlschläge ein Mal neu.
item-slug-rounds-upgraded = Auch bedingte Treffer darfst du neu würfeln.
item-tracer-rounds = Leuchtspurmunition
item-tracer-rounds-text = Munition. Leg 1 bis 4 Ladungen ab und greif 1 Kreatur mit 2 Würfeln je Ladung an. Sie ist in deinem Sektor oder in Sichtlinie und höchstens 2 Sektoren entfernt.
item-tracer-rounds-upgraded = Nach dem Angriff geht im Sektor des Ziels das Licht an.
item-incendiary-rounds = Brandmunition
item-incendiary-rounds-text = Munition. Leg 1 bis 4 Ladungen ab. In deinem Sektor geht das Licht an; dann greif dort 1 Kreatur mit 2 Würfeln je Ladung an.
item-incendiary-rounds-upgraded = Wirf 1 Würfel mehr (höchstens 8).
item-jetpack = Jetpack
item-jetpack-text = Beweg dich bis zu 2 Sektoren weit. Nach jedem Schritt kannst du 1 angrenzende Tür blockieren oder öffnen.
item-jetpack-upgraded = Beweg dich bis zu 3 Sektoren weit.
item-magnetic-boots = Magnetstiefel
item-magnetic-boots-text = Beweg dich 1 Sektor weit. Schocks, die du dabei erleidest, kosten dich keine Selbstbeherrschung.
item-magnetic-boots-upgraded = Beweg dich bis zu 2 Sektoren weit.
item-smoke-canister = Rauchpatrone
item-smoke-canister-text = Beweg dich 1 Sektor weit. Kreaturen in dem Sektor, aus dem du kommst, können in diesem Zug nicht bewegt werden.
item-smoke-canister-upgraded = Auch Kreaturen in den Sektoren, die daran angrenzen, können in diesem Zug nicht bewegt werden.
item-scout-drone = Spähdrohne
item-scout-drone-text = Enthülle bis zu 3 Sektoren nacheinander, auf einem Weg über angrenzende Sektoren, der neben dir beginnt und keine Treppe nimmt. Danach kannst du 1 Gefahrenmarker aus einem davon entfernen.
item-scout-drone-upgraded = Enthülle bis zu 5 Sektoren; der Weg darf Treppen nehmen.
item-flare-gun = Leuchtpistole
item-flare-gun-text = Wähl eine Richtung: In bis zu 2 Sektoren in gerader Linie von deinem aus geht das Licht an, und sie werden enthüllt. Danach kannst du wie beim Erkunden 1 Gefahrenmarker entfernen.
item-flare-gun-upgraded = Bis zu 3 Sektoren, und auch in deinem eigenen geht das Licht an.
item-thermal-goggles = Wärmebildbrille
item-thermal-goggles-text = Enthülle alle Sektoren, die an deinen angrenzen.
item-thermal-goggles-upgraded = Außerdem siehst du bis zum Ende des Zuges jede Kreatur, die höchstens 3 Sektoren entfernt ist, mit Art und Sektor.
item-motion-tracker = Bewegungsmelder
item-motion-tracker-text = Zu jeder Kreatur, die höchstens 4 Sektoren entfernt ist, nennen dir die Bösen Mächte die Art und die Richtung, in der der kürzeste Weg zu ihr beginnt.
item-motion-tracker-upgraded = Höchstens 6 Sektoren, und du erfährst auch den Abstand.
item-floor-plan-chip = Grundriss-Chip
item-floor-plan-chip-text = Nenn 1 Raum. Die Bösen Mächte sagen dir, wo er liegt: das Stockwerk und wie weit östlich oder westlich, nördlich oder südlich von deinem Startsektor. Das kann keine Karte verfälschen.
item-floor-plan-chip-upgraded = Nenn 2 Räume.
item-plasma-cutter = Plasmaschneider
item-plasma-cutter-text = Greif 1 Kreatur in deinem Sektor mit 3 Würfeln an.
item-plasma-cutter-upgraded = Wirf 4 Würfel; oder öffne statt des Angriffs bis zu 2 Türen deines Sektors.
item-shock-grenade = Schockgranate
item-shock-grenade-text = Wähl deinen Sektor oder einen angrenzenden enthüllten. Greif dort jede Kreatur mit 2 Würfeln an; für jede wird einzeln gewürfelt.
item-shock-grenade-upgraded = Wirf für jede 3 Würfel.
item-sentry-gun = Wachgeschütz
item-sentry-gun-text = Greif 1 Kreatur in einem enthüllten Sektor, der 1 bis 3 Sektoren entfernt ist, mit 3 Würfeln an. Eine Sichtlinie ist nicht nötig.
item-sentry-gun-upgraded = Wirf 4 Würfel.
item-blowtorch = Schweißbrenner
item-blowtorch-text = In deinem Sektor geht das Licht an; dann greif dort 1 Kreatur mit 2 Würfeln an.
item-blowtorch-upgraded = Wirf 3 Würfel.
item-crowbar = Brecheisen
item-crowbar-text = Durchsuche, zieh dabei aber 1 Karte mehr als sonst. Danach kannst du 1 Tür deines Sektors blockieren oder öffnen.
item-crowbar-upgraded = Zieh 2 Karten mehr als sonst.
item-tool-kit = Werkzeugkoffer
item-tool-kit-text = Leg auf bis zu 2 andere Gegenstände je 1 Ladung zurück, nie über die aufgedruckte Zahl hinaus. Dann verbessere Gegenstände wie beim Durchsuchen. Du ziehst keine Karte, und der Raum gilt nicht als durchsucht.
item-tool-kit-upgraded = Bis zu 3 Gegenstände, und 1 davon bekommt 2 Ladungen.
item-field-medkit = Notfalltasche
item-field-medkit-text = Du erhältst 3 Lebenspunkte zurück.
item-field-medkit-upgraded = Du erhältst 4 Lebenspunkte zurück.
item-sedative = Beruhigungsmittel
item-sedative-text = Du erhältst 3 Punkte Selbstbeherrschung zurück.
item-sedative-upgraded = Du erhältst 4 Punkte Selbstbeherrschung zurück.
item-neurostimulator = Neurostimulator
item-neurostimulator-text = Führe in diesem Zug 2 weitere Aktionen aus; auf jede können die Bösen Mächte reagieren. Zusammen mit Bullet Time geht das nicht.
item-neurostimulator-upgraded = Außerdem erhältst du 1 Punkt Selbstbeherrschung zurück.
item-door-welder = Türschweißgerät
item-door-welder-text = Blockiere oder öffne bis zu 2 Türen deines Sektors oder angrenzender enthüllter Sektoren.
item-door-welder-upgraded = Eine Kreatur braucht 2 Schritte, um eine so blockierte Tür zu öffnen.

## Bonus missions

mission-sm01 = Saubere Verbände
mission-sm01-task = 1. Geh in die Krankenstation. 2. Interagiere dort.
mission-sm01-reward = Du erhältst 2 Lebenspunkte und 2 Punkte Selbstbeherrschung zurück.
mission-sm02 = Notstrom
mission-sm02-task = 1. Geh in den Generatorraum. 2. Interagiere dort.
mission-sm02-reward = Das Licht geht an: im Generatorraum, in jedem Sektor, der daran angrenzt, und durch eine Tür deiner Wahl in gerader Linie in bis zu 1 Sektor dahinter.
mission-sm03 = Der große Überblick
mission-sm03-task = 1. Geh in den Kontrollraum. 2. Interagiere dort.
mission-sm03-reward = Nenn bis zu 2 Räume. Jeder wird dort enthüllt, wo er liegt, mit allem, was darin ist; du erfährst Stockwerk und Lage, gezählt von deinem Startsektor aus.
mission-sm04 = Wer’s findet, darf’s behalten
mission-sm04-task = 1. Geh in den Mannschaftsraum. 2. Interagiere dort.
mission-sm04-reward = Nimm dir 3 beliebige Gegenstände aus Ausrüstungsstapel und Ablage. Hast du den Stapel angesehen, misch ihn neu. Dann verbessere Gegenstände wie beim Durchsuchen.
mission-sm05 = Doch nicht allein
mission-sm05-task = 1. Geh zu den Rettungskapseln. 2. Interagiere dort.
mission-sm05-reward = Zieh zufällig 1 Charakter, der nicht im Spiel ist: Du hast ihn als Begleiter mit 6 Ladungen bei dir.
mission-sm06 = Feldnotizen
mission-sm06-task = 1. Geh ins Labor. 2. Interagiere dort.
mission-sm06-reward = Wähl 1 Fähigkeit und leg 2 Erfahrungspunkte darauf: Sie ist sofort freigeschaltet.
mission-sm07 = Ein Hauch von Grün
mission-sm07-task = 1. Geh in die Hydrokultur. 2. Interagiere dort.
mission-sm07-reward = Du erhältst 3 Punkte Selbstbeherrschung zurück und nimmst 2 Adrenalinmarker (mehr als 6 hast du nie).
mission-sm08 = Versiegelte Kisten
mission-sm08-task = 1. Geh in den Frachtraum. 2. Interagiere dort.
mission-sm08-reward = Nimm 2 Munitionskarten deiner Wahl mit allen Ladungen aus Ausrüstungsstapel und Ablage, soweit vorhanden. Misch den Stapel; dann verbessere Gegenstände wie beim Durchsuchen.

## Problem missions

mission-pm01 = Schwerkraftausfall
mission-pm01-task = 1. Geh zu den Rettungskapseln. 2. Interagiere dort.
mission-pm01-rule = Jeder Gelegenheitsangriff hat 1 Würfel mehr.
mission-pm01-reward = Die Sonderregel gilt nicht mehr.
mission-pm02 = Spannungsabfall
mission-pm02-task = 1. Geh in den Generatorraum. 2. Interagiere dort.
mission-pm02-rule = Ein reparierter Schaltkasten schaltet das Licht in seinem Sektor und in höchstens 1 weiteren ein.
mission-pm02-reward = Die Sonderregel gilt nicht mehr. Im Generatorraum geht das Licht an.
mission-pm03 = Sporendunst
mission-pm03-task = 1. Geh in die Hydrokultur. 2. Interagiere dort.
mission-pm03-rule = Erkunden enthüllt höchstens 1 Sektor. Gegenstände, die Sektoren enthüllen, enthüllen 1 weniger, aber mindestens 1.
mission-pm03-reward = Die Sonderregel gilt nicht mehr. Entferne alle Gefahrenmarker in Sichtlinie.
mission-pm04 = Fieber
mission-pm04-task = 1. Geh in die Krankenstation. 2. Interagiere dort.
mission-pm04-rule = Am Ende jeder Runde verlierst du 1 Lebenspunkt.
mission-pm04-reward = Die Sonderregel gilt nicht mehr. Du erhältst 1 Lebenspunkt zurück.
mission-pm05 = Dröhnende Stille
mission-pm05-task = 1. Geh in den Kontrollraum. 2. Interagiere dort.
mission-pm05-rule = Ein Mal pro Runde dürfen die Bösen Mächte gleich nach einer Bewegen-Aktion von dir 1 Kreatur ohne Karte 1 Sektor weit bewegen. Sie verursacht wie üblich Geräusche; dass die Regel genutzt wurde, erfahren alle.
mission-pm05-reward = Die Sonderregel gilt nicht mehr.
mission-pm06 = Störfeld
mission-pm06-task = 1. Geh ins Labor. 2. Interagiere dort.
mission-pm06-rule = Beim Orten nennst du nur 1 Ziel.
mission-pm06-reward = Die Sonderregel gilt nicht mehr. Orte sofort 2 Ziele; das kostet keine Aktion, und die Bösen Mächte können nicht darauf reagieren.
mission-pm07 = Stimmen in den Kojen
mission-pm07-task = 1. Geh in den Mannschaftsraum. 2. Interagiere dort.
mission-pm07-rule = Der erste Schock jeder Runde mit einem Wert über 0 kostet dich 1 Punkt Selbstbeherrschung mehr.
mission-pm07-reward = Die Sonderregel gilt nicht mehr. Du erhältst 1 Punkt Selbstbeherrschung zurück.
mission-pm08 = Abriegelung
mission-pm08-task = 1. Geh in den Frachtraum. 2. Interagiere dort.
mission-pm08-rule = Am Ende jeder Runde dürfen die Bösen Mächte 1 Tür blockieren, die höchstens 2 Sektoren von dir entfernt ist; die Türen deines Sektors zählen mit.
mission-pm08-reward = Die Sonderregel gilt nicht mehr. Öffne bis zu 2 blockierte Türen.

## Main missions

mission-fm03 = Jede Lampe zählt
mission-fm03-start = Die Bösen Mächte schalten in bis zu 2 Sektoren das Licht aus und legen 1 Gefahrenmarker in den Generatorraum, außer dort liegt schon einer oder du bist dort.
mission-fm03-task = 1. Interagiere im Generatorraum, nur ein Mal: Das Netz läuft, und dort sowie in jedem angrenzenden Sektor geht das Licht an. 2. Lass bei laufendem Netz 8 Sektoren zugleich leuchten, beide Stockwerke zusammen.
mission-fm03-rule = Solange das Netz läuft, dürfen die Bösen Mächte am Ende jeder Runde in 1 Sektor außerhalb der Sichtlinie das Licht ausschalten. Gezählt wird, sobald irgendwo Licht angeht, und am Ende jedes Zuges; die Zahl kennen alle.
mission-fm03-reward = Du gewinnst auf der Stelle.
mission-fm04 = Herz der Brut
mission-fm04-start = Die Bösen Mächte stellen die Matriarchin ins Labor. Bist du dort, kommt sie auf demselben Stockwerk in einen Sektor, der 3 Sektoren von dir entfernt ist.
mission-fm04-task = 1. Interagiere im Labor: Nimm Dosen, bis du 3 hast. Das geht mehrmals, auch wenn die Matriarchin dort ist. 2. Greif die Matriarchin an. Leg vor dem Wurf bis zu 2 Dosen ab: Jede zählt als 1 Treffer. Auch 0 Würfel sind erlaubt. 3. Töte sie.
mission-fm04-move = Ist die Matriarchin am Ende eines Zuges 1 oder 2 Sektoren von dir entfernt, müssen die Bösen Mächte sie 1 Sektor auf dich zu bewegen; sie greift erst ab dem Ende des nächsten Zuges an. Am Rundenende dürfen sie mit ihr bis zu 2 Sektoren weit gehen.
mission-fm04-boss = Die Matriarchin: 3 Würfel im Dunkeln, 1 im Licht; je 2 Schaden für ihre beiden Wunden; Schock 2. Im Albtraum-Modus 4 und 2 Würfel, Schock 3. Reaktionen können sie nicht nutzen, und sie nimmt keine Treppen.
mission-fm04-reward = Du gewinnst auf der Stelle.
mission-fm05 = Die lange Minute
mission-fm05-task = 1. Interagiere in der Hydrokultur: Das Ausbrennen beginnt, und alle blockierten Türen des Raums öffnen sich. 2. Halte durch: Leg am Ende jedes Zuges, auch dieses, 1 Marker auf diese Karte, wenn du in der Hydrokultur bist; sonst nimm 1 weg. 3. Erreiche 6 Marker.
mission-fm05-rule = Wenn das Ausbrennen beginnt, führen die Bösen Mächte 1 Standardreaktion ohne Karte aus. Solange es dauert, kann niemand Türen der Hydrokultur blockieren, und das Kreaturen-Limit dieses Stockwerks ist 5.
mission-fm05-reward = Du gewinnst auf der Stelle.
mission-fm06 = Niemand bleibt zurück
mission-fm06-start = Leg einen Missionsmarker in den Sektor, in dem du das Spiel begonnen hast: Das ist die Luke. Du weißt, wo sie liegt.
mission-fm06-task = 1. Interagiere in der Krankenstation: Die Patientin kommt mit dir; leg 4 Ladungen auf sie. 2. Geh zurück zur Luke; sie bewegt sich mit dir. 3. Interagiere dort mit der Patientin oder ihrem Chip.
mission-fm06-rule = Solange die Patientin bei dir ist, geben Gegenstände, die mehr als 1 Schritt geben, nur 1. Vor jedem automatischen Angriff entscheiden die Bösen Mächte, ob er dich trifft oder sie: Jeder Treffer kostet sie 1 Ladung, der Rest verfällt.
mission-fm06-patient = Die Patientin zählt nicht als Begleiterin; Gelegenheitsangriffe, zusätzliche Angriffe und Karten treffen nur dich. Ohne Ladungen stirbt sie: Du verlierst 3 Punkte Selbstbeherrschung, trägst von da an ihren Chip, und die Sonderregel gilt nicht mehr.
mission-fm06-reward = Du gewinnst auf der Stelle.
mission-fm07 = Alles soll brennen
mission-fm07-task = 1. Interagiere an zwei verschiedenen Schaltkästen und kündige eine Überlastung an: Leg dort einen Zustandsmarker hin; Licht geht nicht an. 2. Der Countdown startet mit 12 Markern auf dieser Karte; am Ende jedes Zuges kommt 1 weg. 3. Interagiere bei den Rettungskapseln.
mission-fm07-rule = Ein überlasteter Schaltkasten lässt sich nicht mehr reparieren. Nach der zweiten Überlastung gehen auf beiden Stockwerken alle Lichter aus, und kein Schaltkasten funktioniert mehr. Bei 0 Markern verlierst du 2 Lebenspunkte und 2 Punkte Selbstbeherrschung, von da an am Ende jedes Zuges 1 Lebenspunkt.
mission-fm07-reward = Du gewinnst auf der Stelle.
mission-fm08 = Der Läufer
mission-fm08-start = Die Bösen Mächte stellen den Kurier in einen Sektor außerhalb der Sichtlinie, 4 bis 6 Sektoren von dir entfernt; blockierte Türen spielen dabei keine Rolle.
mission-fm08-task = 1. Interagiere im Sektor des Kuriers oder töte ihn: Nimm die Codes; er verlässt die Karte. 2. Interagiere mit den Codes im Mannschaftsraum.
mission-fm08-rule = Am Ende jedes Zuges sagen dir die Bösen Mächte, immer wahrheitsgemäß, wie weit der Kurier entfernt ist und in welcher Richtung der kürzeste Weg zu ihm beginnt oder dass er im anderen Stockwerk ist.
mission-fm08-move = Am Ende der Züge 1, 3, 5 und 7: Ist der Kurier höchstens 3 Sektoren entfernt, müssen die Bösen Mächte ihn 1 Sektor weit bewegen, nicht in deinen Sektor und nicht näher zu dir; geht das nicht, bleibt er. Ist er weiter weg, dürfen sie ihn 1 Sektor weit bewegen.
mission-fm08-boss = Der Kurier hat keine Würfel, greift nie an, löst keinen Schock aus und schaltet kein Licht aus, verursacht aber Geräusche. 1 Schaden verwundet ihn, 1 weiterer tötet ihn. Reaktionen können ihn nicht nutzen; er nimmt Treppen, öffnet aber keine blockierten Türen.
mission-fm08-reward = Du gewinnst auf der Stelle.
mission-fm09 = Eine Nadel im Dunkeln
mission-fm09-start = Die Bösen Mächte legen geheim 3 Missionsmarker aus, 1 davon der Kern: in dunkle Korridore ohne Treppe außerhalb der Sichtlinie, 2 bis 5 Sektoren vom Frachtraum entfernt (blockierte Türen spielen keine Rolle) und mindestens 2 Sektoren auseinander. Geht das nicht auf, entfällt zuerst der Abstand voneinander, dann der zum Frachtraum.
mission-fm09-task = 1. Interagiere in einem Sektor mit Missionsmarker: Er wird aufgedeckt. Der Kern kommt auf diese Karte; ein falscher wird entfernt, und die Bösen Mächte lassen ohne Karte 1 Kreatur im üblichen Mindestabstand auftauchen. 2. Interagiere mit dem Kern im Frachtraum.
mission-fm09-rule = In einem enthüllten Sektor siehst du einen Missionsmarker verdeckt, in einem beleuchteten enthüllten Sektor in Sichtlinie offen. Ortest du Missionsmarker, zählt der nächste, ob Kern oder nicht.
mission-fm09-reward = Du gewinnst auf der Stelle.
mission-fm10 = S.O.S.
mission-fm10-start = Die Bösen Mächte stellen den Saboteur in einen Sektor, der zum Kontrollraum genau denselben Abstand hat wie deiner, aber nicht in deinen; blockierte Türen spielen keine Rolle. Stehst du jetzt im Kontrollraum, warst du zuerst da.
mission-fm10-task = 1. Geh in den Kontrollraum. 2. Solange dort Sabotagemarker liegen: Interagiere, um 1 davon zu entfernen. 3. Liegt keiner mehr da, interagiere und setz den Notruf ab.
mission-fm10-rule = Betritt der Saboteur den Kontrollraum, bevor du seit Beginn dieser Mission dort warst, kommen ein Mal 2 Sabotagemarker hinein. Für jedes Rundenende, das er dort verbringt, kommt 1 dazu.
mission-fm10-move = Am Rundenende lassen die Bösen Mächte den Saboteur, wenn sie wollen, 1 oder 2 Sektoren weit gehen.
mission-fm10-boss = Der Saboteur ist eine Kreatur außerhalb des Kreaturen-Limits und hat stets die Albtraum-Werte des Kultisten: 3 Würfel bei Dunkel und Licht, 2 Schaden je Wunde, kein Schock. Reaktionen dürfen ihn nutzen, aber nicht entfernen, heilen, teleportieren oder austauschen. Ist er am Zugende enthüllt und in Sicht, greift er dich an, egal aus welchem Sektor.
mission-fm10-reward = Du gewinnst auf der Stelle.

## Characters: hero ability, companion ability (1 charge), sacrifice (start of a turn)

character-pilot = Pilotin
character-pilot-hero = Ein Mal pro Runde: Geh in einer Bewegen-Aktion 1 Schritt mehr.
character-pilot-companion = Wenn du eine Bewegen-Aktion ankündigst: Geh 1 Schritt mehr.
character-pilot-sacrifice = Beweg dich sofort bis zu 4 Sektoren weit. Gelegenheitsangriffe, Enthüllen, Licht und Schocks gelten wie immer, Türen blockierst du dabei nicht. Das ist keine Aktion: Die Bösen Mächte können nur auf deine Verluste reagieren.
character-engineer = Techniker
character-engineer-hero = Ein Mal pro Runde: Verlangt ein Gegenstand Ladungen, leg 1 weniger ab.
character-engineer-companion = Wenn du einen Schaltkasten reparierst: Schalte das Licht auch in einer zweiten Richtung ein.
character-engineer-sacrifice = Das Licht geht an: in deinem Sektor und in allen Sektoren, die höchstens 2 Sektoren entfernt sind.
character-captain = Kommandantin
character-captain-hero = Wirf in jeder Angreifen-Aktion 1 Würfel mehr, auch mit Gegenständen. Ein Mal pro Runde, wenn du eine Kreatur verwundest oder tötest, erhältst du 1 Punkt Selbstbeherrschung zurück.
character-captain-companion = Nach einem Wurf von dir: Würfle beliebig viele deiner Würfel ein Mal neu.
character-captain-sacrifice = Jede Kreatur in deinem Sektor und in angrenzenden enthüllten Sektoren erleidet 2 Schaden.
character-doctor = Arzt
character-doctor-hero = Am Ende einer Runde: Ist in deinem Sektor und in den angrenzenden keine enthüllte Kreatur, erhältst du 1 Lebenspunkt und 1 Punkt Selbstbeherrschung zurück.
character-doctor-companion = Am Ende eines Zuges: Du erhältst 1 Lebenspunkt oder 1 Punkt Selbstbeherrschung zurück.
character-doctor-sacrifice = Du erhältst 3 Lebenspunkte und 3 Punkte Selbstbeherrschung zurück.

## Skills, one per kind of creature, unlocked by 2 experience points

skill-shallow-breath = Flacher Atem
skill-shallow-breath-text = Bei automatischen Angriffen werfen Sporen 2 Würfel weniger gegen dich, aber nicht unter 0.
skill-quick-reflexes = Schnelle Reflexe
skill-quick-reflexes-text = Ein Mal pro Runde kostet dich Bullet Time kein Adrenalin.
skill-steady-nerves = Ruhige Nerven
skill-steady-nerves-text = Jeder Schock kostet dich 1 Punkt Selbstbeherrschung weniger, aber nicht unter 0.
skill-know-the-blade = Ich kenne ihre Klingen
skill-know-the-blade-text = Deine Angreifen-Aktion ohne Gegenstand hat 2 Würfel, und bedingte Treffer zählen dabei immer.
skill-tremor-sense = Bebensinn
skill-tremor-sense-text = Zu jedem Geräusch erfährst du auch Abstand und Art, wahrheitsgemäß, selbst wenn eine Karte die Richtung verfälscht. Für ein Geräusch ohne Ursache nennen die Bösen Mächte einen beliebigen Abstand von 1 bis 9 und eine beliebige Art. Der Schock durch einen Wurm kostet dich 1 Punkt weniger.

## Rooms; forms: --to, --at, --of

room-control = Kontrollraum
room-control--to = in den Kontrollraum
room-control--at = im Kontrollraum
room-control--of = des Kontrollraums
room-crew = Mannschaftsraum
room-crew--to = in den Mannschaftsraum
room-crew--at = im Mannschaftsraum
room-crew--of = des Mannschaftsraums
room-pods = Rettungskapseln
room-pods--to = zu den Rettungskapseln
room-pods--at = bei den Rettungskapseln
room-pods--of = der Rettungskapseln
room-lab = Labor
room-lab--to = ins Labor
room-lab--at = im Labor
room-lab--of = des Labors
room-infirmary = Krankenstation
room-infirmary--to = in die Krankenstation
room-infirmary--at = in der Krankenstation
room-infirmary--of = der Krankenstation
room-generator = Generatorraum
room-generator--to = in den Generatorraum
room-generator--at = im Generatorraum
room-generator--of = des Generatorraums
room-hydroponics = Hydrokultur
room-hydroponics--to = in die Hydrokultur
room-hydroponics--at = in der Hydrokultur
room-hydroponics--of = der Hydrokultur
room-cargo = Frachtraum
room-cargo--to = in den Frachtraum
room-cargo--at = im Frachtraum
room-cargo--of = des Frachtraums

## Creatures; forms: --of (genitive)

creature-spore = Spore
creature-spore--of = der Spore
creature-parasite = Parasit
creature-parasite--of = des Parasiten
creature-hybrid = Hybride
creature-hybrid--of = des Hybriden
creature-cultist = Kultist
creature-cultist--of = des Kultisten
creature-worm = Wurm
creature-worm--of = des Wurms

## Mission tokens

token-grid = Netz
token-dose = Dosis
token-purge = Ausbrennen
token-patient = Patientin
token-chip = Chip der Patientin
token-overload = Überlastung
token-countdown = Countdown
token-codes = Startcodes
token-core = Kern

## Materials

material-alloy = Legierung
material-circuit = Elektronik
material-reagent = Reagenz

## Difficulty levels

difficulty-easy = Leicht
difficulty-normal = Normal
difficulty-nightmare = Albtraum
difficulty-impossible = Unmöglich

## Endings

ending-mission = Lebenszeichen. Die Hauptmission ist erfüllt: Der Held gewinnt.
ending-defeat = Licht aus. Der Held hat weder Lebenspunkte noch Selbstbeherrschung übrig: Die Bösen Mächte gewinnen.
ending-length = Die Station wartet. Die Partie hat ihre technische Grenze erreicht: Die Bösen Mächte gewinnen.
