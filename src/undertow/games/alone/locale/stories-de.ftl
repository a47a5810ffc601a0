### Alone: what cards, missions, people, rooms, endings and moments tell. German. --hero and --evil: with whose ears.

## Reaction cards

story-card-right-behind-me = Du bleibst stehen. Das Schlurfen macht noch zwei Schritte.
story-card-they-hunt-in-a-pack = Krallen auf Blech, links und rechts, im Takt.
story-card-it-let-me-come = Jede Tür auf dem Weg war offen. Wie aufmerksam.
story-card-it-is-staring-back = Zwei Punkte im Lampenlicht. Sie blinzeln nicht.
story-card-fresh-claw-marks = Vier Rillen im Stahl, die Ränder noch blank.
story-card-it-only-looked-small = Eben war es noch so groß wie ein Hund. Es saß nur.
story-card-it-heard-the-signal = Piep, macht der Scanner. Piep, macht es weiter unten.
story-card-my-signal-maddens-them = Ein Signal genügt. Jetzt schlagen sie an die Wände.
story-card-it-is-angry = Irgendwo kippt ein Spind um. Dann der nächste. Dann der nächste.
story-card-barely-a-scratch = Sauberer Treffer. Es schüttelt sich wie ein nasser Hund.
story-card-another-takes-its-place = Endlich Ruhe. Dann fällt eine Klappe auf.
story-card-and-my-hands-are-full = Drei Dosen unterm Arm, die Batterie zwischen den Zähnen.
story-card-it-was-here-first = Alle Schubladen offen, die Schlösser noch feucht.
story-card-the-sparks-draw-them = Blaues Licht, ein Knall, verschmorter Staub. Köpfe drehen sich.
story-card-it-tears-the-cables-out = Meter um Meter läuft das Kabel in die Wand. Drüben zieht jemand.
story-card-it-smells-my-blood = Tropf. Tropf. Dann atmet etwas tief ein.
story-card-the-blood-whips-them-up = Rot auf dem Gitterrost. Darunter wird gedrängelt.
story-card-i-must-not-look-away = Blinzle, und es steht eine Platte näher.
story-card-they-are-keeping-pace = Hinter der Verkleidung geht es, wenn du gehst.
story-card-footsteps-ahead = Da hat es jemand eilig, vor dir dort zu sein.
story-card-they-are-faster = Du zählst bis drei. Bei zwei sind sie fertig.
story-card-something-flits-past = Im Lichtkegel dreht sich noch der Staub.
story-card-already-round-the-corner = Den Riegel hast du vorgeschoben. Du weißt es genau.
story-card-from-everywhere = Norden: ein Scharren. Süden: ein Scharren. Oben: noch nichts.
story-card-they-know-where-i-am = Bitte, geh nur. Wir wollten ohnehin dorthin.
story-card-the-blip-is-moving = Sieben Sektoren, sagt die Anzeige. Dann sechs, ungefragt.
story-card-gone-before-i-aim = Über Kimme und Korn: ein leerer Stuhl. Er wippt noch.
story-card-they-have-changed-places = Links kratzt es, rechts atmet es. Nun andersherum.
story-card-it-springs-aside = Ein Loch in der Wand gegenüber. Dazwischen nichts.
story-card-they-used-the-time = Lass dir ruhig Zeit. Wir haben unsere genutzt.
story-card-out-of-the-vents = Das Gitter hängt an einer Schraube und pendelt.
story-card-they-are-through = Kisten, Ketten, eine Eisenstange. Das hielt eine Minute.
story-card-while-i-fumble = Rot an Rot, Schwarz an Schwarz. Jemand zählt mit.
story-card-no-time-to-breathe = Lehn dich kurz an die Wand. Spürst du es auch?
story-card-there-are-more = Vier hattest du gezählt. Horch.
story-card-my-heart-races = Herzschläge. Zu viele für eine Brust.
story-card-something-brushed-my-neck = Hier unten weht kein Wind. Spinnweben gibt es auch nicht.
story-card-how-do-i-know-this-place = Derselbe verbeulte Spind. Oder ein anderer, gleich verbeult.
story-card-my-legs-will-not-obey = Linker Fuß. Linker Fuß. Na los, linker Fuß.
story-card-was-i-mistaken = Leer. Dabei stand dort ein Stuhl.
story-card-my-lamp-is-failing = Schütteln hilft. Zweimal.
story-card-eyes-in-the-dark = Es könnten Dioden sein. Dioden leuchten in Reihen.
story-card-the-numbers-swim = Ist das eine 3? Wisch übers Glas. Ist das eine 8?
story-card-it-answers-in-my-voice = „Hier“, sagt es, genau so, wie du es sagst.
story-card-my-hands-are-shaking = Messing auf Beton. Die Patrone rollt und rollt und rollt.
story-card-it-was-never-there = Keine Delle, kein Tropfen. Nur deine Hülse, noch warm.
story-card-nothing-but-air = Etwas tritt höflich beiseite und lässt den Schuss vorbei.
story-card-everything-is-crawling = Tuch hoch. Tuch wieder runter.
story-card-this-belonged-to-the-dead = Innen im Kragen steht ein Name, von Hand gestickt.
story-card-the-lights-are-dying = Klack, weit weg. Klack. Klack, nebenan.
story-card-who-is-breathing = Halt die Luft an. Da ist es wieder.
story-card-i-will-not-die-here = „Jeder Unfall ist der Schichtleitung zu melden“, sagt das Plakat.
story-card-my-blood-looks-black = Bei dieser Lampe ist alles schwarz. Bestimmt.
story-card-i-am-losing-my-mind = Angenehme Schicht, wünscht der Lautsprecher. Er hat keinen Strom.
story-card-the-floor-gives-way = Sechs Schrauben liegen neben der Platte, säuberlich aufgereiht.
story-card-the-door-slams-shut = Stahl auf Stahl. Danach nur das Pfeifen im Ohr.
story-card-i-felt-the-wire = Dünn wie ein Haar, schienbeinhoch. Er summt.
story-card-it-looked-harmless = Seit einem Jahr hat hier niemand gegessen. Die Brotdose ist warm.
story-card-dust-from-the-ceiling = Erst Staub, dann ein Steinchen, dann eine Pause.
story-card-that-floor-was-different = Jemand hat gefegt. Nur diese eine Platte.
story-card-the-echo-comes-back-wrong = Einmal hast du gerufen. Zweimal kam es zurück.
story-card-my-scanner-set-it-off = Grüne Lämpchen antworten. Auf keinem Plan stehen sie.
story-card-i-stepped-into-it = Nur ein halber Schritt zurück. Es klickt.
story-card-the-ceiling-comes-down = Nach dem Knall schneit es Putz. Nach dem Putz kommen Balken.
story-card-of-course-it-jams = Klick. Lauter war es hier lange nicht.
story-card-it-was-booby-trapped = Ganz leicht geht der Deckel auf. An ihm hängt ein Faden.
story-card-the-crate-is-hissing = „Oben“, sagt der Pfeil auf der Kiste. Er zeigt nach unten.
story-card-the-box-is-rigged = Fünf Drähte auf dem Plan. Sechs im Kasten.
story-card-live-wires = Zuerst stellen sich die Haare auf dem Arm auf.
story-card-my-blood-marks-the-way = Münzen aus Rot, jeden Meter eine. Leicht zu finden.
story-card-one-wrong-step = Lose hier, lose dort, und zurück willst du nicht.
story-card-every-shadow-is-a-trap = Mantel. Rohr. Mantel. Mantel ohne Haken.

## Decks

story-deck-wrath = Mehr Würfel, mehr Hiebe. Was tot ist, bleibt es nicht lange.
story-deck-speed = Sie sind schon dort, wo der Held hinwill, und du hast noch eine Karte.
story-deck-terror = Er kostet Selbstbeherrschung, und nicht alles, was der Held hört, stimmt.
story-deck-traps = Die Station erledigt das. Du verlegst nur die Drähte.

## Items

story-item-slug-rounds = Schwer wie Münzgeld. Zu kaufen gibt es hier nur eines.
story-item-tracer-rounds = Du siehst genau, wohin du schießt. Es sieht genau, woher.
story-item-incendiary-rounds = Riecht nach Benzin und verschmortem Staub. Geh zwei Schritte zurück.
story-item-jetpack = „Nicht in Räumen zünden“, steht am Gurt. Etwas anderes gibt es hier nicht.
story-item-magnetic-boots = Klack. Klack. Wenigstens diese Schritte sind deine.
story-item-smoke-canister = Grau füllt den Gang. Hinter dir hustet etwas.
story-item-scout-drone = Das Lämpchen biegt um die Ecke. Dort hört das Summen auf.
story-item-flare-gun = Neun Sekunden rotes Licht. Zähl, was sich bewegt.
story-item-thermal-goggles = Rohre sind blau, deine Hände orange. Das da in der Ecke auch.
story-item-motion-tracker = Ein Piepsen für dich. Dann noch eins.
story-item-floor-plan-chip = Alle Gänge sind drauf, sauber und hell. Eine Tür hat jemand durchgestrichen.
story-item-plasma-cutter = Schneidet Bordwand wie Brot. Zum Rest schweigt das Handbuch.
story-item-shock-grenade = Halt dir die Ohren zu. Dann horch, was noch atmet.
story-item-sentry-gun = Schläft nie. Fragt auch nie, wer da kommt.
story-item-blowtorch = Blaue Flamme, eine Handbreit. Dahinter musst du raten.
story-item-crowbar = Öffnet Kisten, Türen und Gespräche.
story-item-tool-kit = Jedes Werkzeug hat seinen Platz. Der vom Hammer ist leer.
story-item-field-medkit = Das Haltbarkeitsdatum ist abgekratzt. Jemand wird Gründe gehabt haben.
story-item-sedative = Zehn Tropfen, und deine Hände gehören wieder dir. Das Kratzen bleibt.
story-item-neurostimulator = Klick, macht die Nadel. Jetzt ist selbst dein Puls zu langsam.
story-item-door-welder = Vier Schweißpunkte halten ein Jahr. Dir reicht eine Minute.

## Missions

story-mission-sm01 = Am Schrank blinkt noch das grüne Licht. Gepackt hat ihn jemand, der wiederkommen wollte.
story-mission-sm02 = Eine Turbine läuft noch, langsam wie Atem im Schlaf. Du musst ihr nur sagen, wohin mit dem Strom.
story-mission-sm03 = Die halbe Wand ist tot, die andere Hälfte vergisst nichts. Einen Atemzug lang siehst du alles.
story-mission-sm04 = Ungemachte Kojen, offene Spinde. Wer hier wohnte, ging eilig und ließ viel da.
story-mission-sm05 = Hinter dem vereisten Glas regt sich eine Hand. Du brauchst einen Atemzug, bis du begreifst: Sie winkt.
story-mission-sm06 = Jemand hat sie vermessen, gezeichnet, nummeriert. Wozu die Nummern taugen, steht auf der letzten Seite.
story-mission-sm07 = Hier drin schmeckt die Luft nach Regen. Dass es so etwas gibt, fällt dir jetzt erst wieder ein.
story-mission-sm08 = Heile Plomben, und auf dem Deckel steht „Kalibrierung“. Rechtschreibung war hier nie die Stärke.
story-mission-pm01 = Der Kälteschlaf zieht zu viel Strom, und der Boden vergisst, wo unten ist. Wer hastet, schwebt.
story-mission-pm02 = Jede Lampe, die du weckst, schläfert eine andere ein. Für zwei Gänge reicht es nicht mehr.
story-mission-pm03 = In Augenhöhe hängt blasser Dunst. Du bewegst dich, er nicht.
story-mission-pm04 = Der Kratzer am Handgelenk hat ein Muster bekommen. Er juckt in einem Takt, der nicht dein Puls ist.
story-mission-pm05 = Kein Lüfter läuft mehr, die Station hält den Atem an. Jetzt ist jeder Schritt eine Ansage.
story-mission-pm06 = Etwas im Labor spricht auf allen Frequenzen zugleich. Deine Holowatch folgt einer Stimme, nicht zweien.
story-mission-pm07 = Sie flüstern die Namen von den Spinden, einen nach dem anderen. Deiner war noch nicht dabei.
story-mission-pm08 = Die Schotten folgen einem Befehl, den niemand gegeben haben will. Eins nach dem anderen hält dich für Fracht.
story-mission-fm03 = Draußen kommt ein Schiff vorbei, und für einen schwarzen Felsen hält keiner. Leuchte, bis sich jemand wundert.
story-mission-fm04 = Alle gehorchen einem Herzschlag. Du hörst ihn durch die Wand. Bring ihn zum Schweigen.
story-mission-fm05 = Feuer braucht seine Zeit durch die Schächte, und jemand muss das Ventil halten. Rate, wer.
story-mission-fm06 = Sie kann nicht laufen und hört nicht auf zu reden. Beides wird ein Problem.
story-mission-fm07 = Zwei falsch gestellte Schalter genügen, sagt das Handbuch. Wie schnell du laufen kannst, weiß es nicht.
story-mission-fm08 = Er war einmal ein Mensch und kennt noch die Startcodes. Was du von ihm willst, weiß er auch.
story-mission-fm09 = Den Kern der Bake hat jemand gut versteckt. Drei Stellen riechen nach Lötzinn, eine davon zu Recht.
story-mission-fm10 = Ein Ruf genügt, und die Antenne ist wach. Noch jemand hat das begriffen, nur anders herum.

## Characters

story-character-pilot = Elf Jahre geflogen, nie ein Kratzer. Zu Fuß ist es ihr erster Einsatz.
story-character-engineer = Hört ein loses Lager drei Decks weit. Seit gestern sind es keine Lager.
story-character-captain = Jeden Abend zählt sie ihre Mannschaft. Sie kommt bis eins.
story-character-doctor = Warme Hände, kalter Kaffee, keine Patienten mehr.

## Skills

story-skill-shallow-breath = Halb einatmen. Warten. Halb ausatmen.
story-skill-quick-reflexes = Erst duckst du dich. Dann kommt der Gedanke.
story-skill-steady-nerves = Das Gesicht kennst du schon. Ein Gesicht eben.
story-skill-know-the-blade = Linke Hand, tief, immer nach dem dritten Wort.
story-skill-tremor-sense = Handfläche an die Wand. Zwei Türen weiter, und schwer.

## Rooms

story-room-control = Langsam dreht sich ein Stuhl. Du hast ihn nicht berührt.
story-room-crew = An jedem Spind ein Foto. Alle Gesichter schauen zur Tür.
story-room-pods = Sechs Luken, fünf grüne Lampen. Die sechste blinzelt.
story-room-lab = Glas knirscht unter den Sohlen. Es ist von innen zerbrochen.
story-room-infirmary = Frische Laken, glatt gezogen. Ein Bett ist noch warm.
story-room-generator = Öl, Ozon, ein Brummen in den Zähnen.
story-room-hydroponics = Wasser tropft auf Tomatenblätter. Zwischen den Tropfen: Schritte.
story-room-cargo = Gurte knarren. Hier hat sich seit Jahren nichts bewegt.

## Creatures

story-creature-spore = Erst riecht es süß. Dann atmet die Wand aus.
story-creature-parasite = Viele kleine Füße. Dann keine mehr.
story-creature-hybrid = Es klopft, bevor es hereinkommt. So viel weiß es noch.
story-creature-cultist = Am Kittel trägt er ein Namensschild. Er summt die Schichtglocke.
story-creature-worm = Im Regal zittern die Schrauben. Dann das Regal.
story-creature-boss = Es hat hier einen Namen. Niemand sagt ihn laut.

## Materials

story-material-alloy = Kalt, leicht, und sie klingt, wenn sie fällt. Halt sie fest.
story-material-circuit = Wacht sie auf, riecht es nach warmem Staub.
story-material-reagent = Stehend lagern, kühl halten, nicht daran riechen.

## Difficulty levels

story-difficulty-easy = Die Waffe ist geladen, und jemand hat die Türen geölt.
story-difficulty-normal = Ein Ding in der Hand und ein weiter Weg nach Hause.
story-difficulty-nightmare = Dieselbe Hand, dasselbe Ding. Zeit schenkt dir keiner.
story-difficulty-impossible = Leere Hände. Und sie wissen, dass du kommst.

## Endings

story-ending-mission-hero = Geschafft. Erst verstummen die nahen Geräusche, dann die fernen, dann das Summen in den Wänden. Du setzt dich hin, und außer dir atmet nichts.
story-ending-mission-evil = Dein Gast hat gewonnen, in aller Form. Die Türen gehören wieder dir, die Lampen auch. Die Schritte werden dir fehlen.
story-ending-defeat-hero = Deine Lampe rollt noch ein Stück und bleibt liegen. Draußen im Gang hörst du deine eigenen Schritte, sie entfernen sich. Du rufst ihnen nach, und sie kehren um.
story-ending-defeat-evil = Danke, das war sehr ordentlich. Leg die Lampe zurück, wo sie lag, und schließ leise die Tür. Es kommt wieder jemand; es kommt immer jemand.
story-ending-length-hero = Du zählst die Runden nicht mehr. Sonst tut es auch niemand. Die Station hat Zeit; deine ist um.
story-ending-length-evil = Dein Gast bleibt nun schon so lange, dass er hier wohnt. Auch das ist ein Sieg. Zeig ihm bitte sein Zimmer.

## Moments; --2, --3: the second and third time

story-event-matriarch_placed--hero = Alle neun Sekunden ein Schlag. Dein Atem richtet sich schon danach.
story-event-courier_placed--hero = Laufende Stiefel, immer eine Ecke voraus.
story-event-saboteur_placed--hero = Jemand pfeift. Das Lied kennst du von der eigenen Mannschaft.
story-event-game_begun--hero = Hinter dir fällt die Luke zu. In der Stille stellt jemand eine Tasse ab.
story-event-game_begun--evil = Du hast Besuch. Lass das Licht bitte noch ein wenig aus.
story-event-main_mission--hero = Jetzt weißt du, was zu tun ist. Wer zugehört hat, weiß es auch.
story-event-main_mission--evil = Dein Gast hat jetzt einen Plan. Komm bitte nicht zu spät.
story-event-light_on--hero = Ein Klicken, ein Summen, und es gibt wieder Wände. So breit ist also ein Gang.
story-event-light_on--evil = Dein Gast hat einen Schalter gefunden. Wie schön, jetzt siehst du sein Gesicht.
story-event-shock--hero = Atem in deinem Nacken. Es ist nicht deiner.
story-event-shock--evil = Die Vorstellung ist gelungen. Die Hand hat niemand gegeben.
story-event-turn_begun-8--hero = Eine Lampe noch. Was du vorhast, tu es jetzt.
story-event-turn_begun-8--evil = Nur eine Lampe brennt noch. Lass dir ruhig Zeit.
story-event-turn_begun-8--hero-2 = Die letzte Lampe flackert. Dahinter räumt schon jemand auf.
story-event-turn_begun-8--evil-2 = Dein Gast ist bei der letzten Lampe. Liegt alles bereit?
story-event-turn_begun-8--hero-3 = Ein Schritt noch. Dann vergisst deine Uhr, was hinter dir liegt.
story-event-turn_begun-8--evil-3 = Letzter Zug vor dem Schichtwechsel. Hinterlass die Gänge bitte so, wie du sie vorfinden willst.
story-event-nightmare--hero = Alle Rohre verstummen zugleich. Dann beginnt irgendwo unten etwas zu singen.
story-event-nightmare--evil = Danke für deine Geduld. Du musst dich nicht länger zurückhalten.
