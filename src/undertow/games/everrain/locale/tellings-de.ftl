# Die Worte der Geschichtenkarten (Deutsch). Original.
# tale: the title; told: the story; label: an answer as it is offered; memory: what is read where that was the answer before;
# outcome: what comes of an answer. Told, memory and outcome are veiled: nothing but the event that tells them may say them.

tale-sea-upward-rain = Regen nach oben
told-sea-upward-rain = Backbord voraus fällt eine Säule Regen nach oben. Sie lässt sich Zeit. Es sind Fische darin und ein Hut, und die Fische sehen nicht erstaunter aus als ihr. Der Rudergänger möchte wissen, mit einigem Recht, ob das alles hier irgendwo wieder herunterkommt.
label-sea-upward-rain-a = Mitten hindurch, mit jedem Eimer an Bord.
outcome-sea-upward-rain-a = Drüben seid ihr nass bis unter die Achseln, und in den Eimern liegt irgendjemandes Ladung, die gerade nach oben unterwegs war.
label-sea-upward-rain-b = Beidrehen und nachmessen.
outcome-sea-upward-rain-b = Er steigt einen Faden pro Herzschlag, und er will irgendwohin. Ihr schreibt es zweimal auf.

tale-sea-door-afloat = Eine Tür auf See
told-sea-door-afloat = Eine Haustür steht aufrecht in der Dünung, mit Rahmen und Schwelle, grün gestrichen, Nummer vierzehn. Dahinter ist nichts; ihr seid eigens herumgesegelt. Als ihr wieder vorn vorbeikommt, klopft jemand von der anderen Seite, dreimal, wie ein Nachbar, dem der Zucker ausgegangen ist.
label-sea-door-afloat-a = Aufmachen.
outcome-sea-door-afloat-a = Ein trockener Flur. Auf dem Tischchen liegt eine Kleinigkeit, die ihr einsteckt. Etwas im Flur beginnt sich für euch zu interessieren.
label-sea-door-afloat-b = Zurückklopfen.
outcome-sea-door-afloat-b = Eine lange Pause. Dann erklärt euch jemand, klopfend und sehr geduldig, wo die Straße einmal war.
label-sea-door-afloat-c = Stehen lassen.
outcome-sea-door-afloat-c = Achteraus schaukelt sie davon, Nummer vierzehn, geschlossen. Bis zum Ende der Wache sagt keiner ein Wort.

tale-sea-overboard-twice = Mann über Bord, zweimal
told-sea-overboard-twice = Ihr zieht einen halb Ertrunkenen über die Reling und wickelt ihn in die gute Decke. Zehn Minuten später ruft der Ausguck wieder: Mann über Bord. Es ist derselbe Mann, mit derselben Narbe und Wort für Wort derselben Geschichte. Die beiden mustern einander mit Abneigung.
label-sea-overboard-twice-a = Den Ersten behalten, dem Zweiten ein Fass geben.
outcome-sea-overboard-twice-a = Er bedankt sich und packt tüchtig an. Nur über die Reling sieht er nie wieder.
label-sea-overboard-twice-b = Den Zweiten behalten, dem Ersten ein Fass geben.
outcome-sea-overboard-twice-b = Bei Einbruch der Nacht hat er aufgehört zu atmen und angefangen zu lächeln. Es wäre der andere gewesen.
label-sea-overboard-twice-c = Beide behalten und streiten lassen.
outcome-sea-overboard-twice-c = Die ganze Nacht verbessern sie einander, dann steigen sie gemeinsam die Leiter hinab. Ihr habt die ganze Geschichte gehört und kein Auge zugetan.

tale-sea-gull-tax = Die Möwensteuer
told-sea-gull-tax = Auf der Großrah lassen sich Möwen nieder, schnurgerade wie ein Regiment. Die größte spaziert zur Reling herab, sperrt den Schnabel auf und wartet. Neben ihr liegen die bisherigen Einnahmen: ein Knopf, ein Messinghahn, eine halbe Kapitänsepaulette.
label-sea-gull-tax-a = In Schiffszwieback zahlen (2 Münzen).
outcome-sea-gull-tax-a = Sie zählen zweimal nach, ehrlich. Dann fliegt die ganze Reihe auf und zeigt euch den Weg um die Untiefe.
label-sea-gull-tax-b = Mit der Glocke verscheuchen.
outcome-sea-gull-tax-b = Sie gehen. Ihre Meinung lassen sie da, über das ganze Deck verteilt, und jemand muss sie wegschrubben.
label-sea-gull-tax-c = Den Hut des Kapitäns anbieten.
outcome-sea-gull-tax-c = Die Möwe setzt ihn auf. Er steht ihr besser. Die Reihe schwenkt hinter euch ein und wartet auf Befehle.

tale-sea-lights-below = Lichter in der Tiefe
told-sea-lights-below = Der Wind schläft ein, dann schlafen die Wellen ein, bis die See daliegt wie ein Teller. Vierzig Faden tiefer sind Fenster erleuchtet, ganze Straßen voll. Ein Laternenanzünder geht von Pfahl zu Pfahl, und an jedem bleibt er stehen und sieht herauf.
label-sea-lights-below-a = Laterne und Schiefertafel hinablassen.
outcome-sea-lights-below-a = Die Tafel kommt beschrieben zurück, in runder, sauberer Schrift. Sie fragt, wann ihr kommt.
label-sea-lights-below-b = Die Riemen heraus und fort.
outcome-sea-lights-below-b = Ihr rudert eine Meile auf Zehenspitzen. Als der Wind wiederkehrt, spricht niemand von den Fenstern.
label-sea-lights-below-c = Die eigenen Lichter löschen.
outcome-sea-lights-below-c = Ihr wartet im Dunkeln, bis man euch vergessen hat. Eine erholsame Stunde, solange ihr nicht nach unten seht.

tale-sea-three-tugs = Dreimal gezogen
told-sea-three-tugs = Von eurem Bug hängt eine Trosse in die Tiefe, dick wie ein Schenkel und straff wie eine Stange. Euer Anker liegt an Deck, euer Kabel daneben. Diese Trosse ist nicht eure, und wer sie festgemacht hat, hat niemand gesehen. Es ruckt dreimal. Pause. Dreimal.
label-sea-three-tugs-a = Dreimal zurückziehen.
outcome-sea-three-tugs-a = Man schickt euch einen Korb herauf. Darin liegen Geschenke. Unter den Geschenken liegt, wer ihn gepackt hat.
label-sea-three-tugs-b = Kappen.
outcome-sea-three-tugs-b = Das Ende schnellt hinab und ist fort. Kurz darauf sagt weit unten etwas deutlich: „Oh.“

tale-sea-ledger-barge = Der Steuerprahm
told-sea-ledger-barge = Ein Steuerprahm treibt vorbei, niemand am Ruder. Auf dem Pult liegt das Hauptbuch aufgeschlagen und trocken, obwohl das Dach längst fehlt. Die letzte Zeile ist noch feucht: der Name eures Schiffes, die Zahl eurer Leute und eine leere Spalte mit der Überschrift „Bezahlt“.
label-sea-ledger-barge-a = Quittieren und die Kasse mitnehmen.
outcome-sea-ledger-barge-a = Acht Münzen, auf die letzte genau. Irgendwo macht eine Feder eine Notiz.
label-sea-ledger-barge-b = Die eigene Zeile streichen.
outcome-sea-ledger-barge-b = Die Seite blutet ein wenig. Auf dem Blatt darunter könnt ihr lesen, wer vor euch belastet wurde, und wo.
label-sea-ledger-barge-c = Den Prahm in Schlepp nehmen.
outcome-sea-ledger-barge-c = Er schleppt sich wie eine Kuh und ist bis zum Abend aus dem Leim, aber unter den Dielen lag etwas.

tale-sea-nine-minutes = Neun Minuten
told-sea-nine-minutes = Der Regen hört auf. Er lässt nicht nach, er hört auf, als hätte jemand eine Tür zugemacht. Neun Minuten lang sind Sterne da, mehr, als irgendwer in Erinnerung hat, und der Zweite Steuermann, der sie alle beim Namen kennt, sagt leise, es sei keiner darunter, dem er schon begegnet wäre.
label-sea-nine-minutes-a = Aufzeichnen, so viele es geht.
outcome-sea-nine-minutes-a = Hundertsechs bringt ihr zu Papier, ehe die Tür wieder aufgeht. Eure Hände hören nicht auf zu zittern.
label-sea-nine-minutes-b = Sich aufs Deck legen und schauen.
outcome-sea-nine-minutes-b = Neun Minuten lang gibt niemand einen Befehl. Ein Monat an Land hätte nicht halb so gutgetan.

tale-sea-tide-goes-out = Ebbe
told-sea-tide-goes-out = Mitten auf dem Ozean läuft das Wasser ab. Mit einem Ruck sitzt ihr auf sauberem Sand, und in der Ferne steht rings die See wie eine Menge um ein Unglück. Um den Rumpf liegen Schlüssel, Hunderte, manche noch an ihren Haken.
label-sea-tide-goes-out-a = Graben, wo die Schlüssel am dichtesten liegen.
outcome-sea-tide-goes-out-a = Zwei Kisten werden voll und die Schürze des Kochs, dann kommt die Menge zurückgerannt. Vor dem Rumpf bleibt sie nicht stehen.
label-sea-tide-goes-out-b = Kratzen und kalfatern, solange es geht.
outcome-sea-tide-goes-out-b = Seit Jahren hatte niemand einen trockenen Rumpf vor sich. Der Zimmermann weint ein wenig und fängt an.

tale-sea-patient-sail = Das geduldige Segel
told-sea-patient-sail = Achteraus steht ein Segel an der Kimm, auf eurem Kurs, mit eurer Fahrt. Ihr refft, drüben wird gerefft. Ihr fallt ab, drüben auch. Im letzten Licht bekommt ihr das Schiff vors Glas. Man hat die Galionsfigur umgedreht, mit dem Gesicht nach innen.
label-sea-patient-sail-a = Wenden und fragen, was sie wollen.
outcome-sea-patient-sail-a = Sie wollen euch. Immerhin sind eure Leute jetzt wach.
label-sea-patient-sail-b = Jeden Fetzen setzen.
outcome-sea-patient-sail-b = Die ganze Nacht klagen die Masten. Am Morgen ist der Horizont leer, und ihr seid es auch.
label-sea-patient-sail-c = Eine Laterne aushängen und warten.
outcome-sea-patient-sail-c = Näher kommen sie nicht. Im Morgengrauen sind sie fort, um es jemandem zu melden; wo sie lagen, schaukelt eine Flasche.

tale-sea-rats-conference = Die Konferenz der Ratten
told-sea-rats-conference = Um vier Uhr nachmittags verlassen die Ratten das Schiff, hintereinander, über eine Festmacherleine, obwohl ihr nirgends festgemacht habt. Um fünf kommen sie wieder, mit Gepäck und etlichen Vettern. Was immer sie da draußen gehört haben: Sie haben sich, alles in allem, für euch entschieden.
label-sea-rats-conference-a = Fragen, was sie wissen.
outcome-sea-rats-conference-a = Ihr legt Käse auf die Seekarte. Am Morgen liegen Köttel darauf, mit großer Sorgfalt angeordnet.
label-sea-rats-conference-b = Die Katze auf die Vettern ansetzen.
outcome-sea-rats-conference-b = Sie kommt mit vollem Bauch zurück und mit einer Börse, nach der ihr nicht fragt. Unter Deck schläft keiner.

tale-sea-counting-buoy = Die zählende Boje
told-sea-counting-buoy = Eine Boje aus schwarzem Eisen, älter als jede eurer Karten. In ihrem Käfig klappt mit den Wellen eine Reihe nummerierter Tafeln um: vierzehn, dreizehn. Es waren einmal mehr. Man sieht die leeren Haken, Reihe um Reihe, bis hinunter unter den Tang.
label-sea-counting-buoy-a = Einen Marlspieker ins Werk rammen.
outcome-sea-counting-buoy-a = Bei neun bleibt sie stehen, erbebt und schlägt mit einer Kette zurück, dick wie ein Baum. Aber sie steht.
label-sea-counting-buoy-b = Zählen lassen und die Zeit nehmen.
outcome-sea-counting-buoy-b = Acht, sieben. Ihr kommt dahinter, was sie zählt, und wärt lieber schlechter im Rechnen.

tale-sea-polite-fog = Ein höflicher Nebel
told-sea-polite-fog = Nebel. Ihr ruft ihn an, wie es sich gehört, und sofort antwortet eine Stimme, zuvorkommend und in bester Hafensprache. Die Schwierigkeit ist, dass sie etwas zu früh antwortet, noch ehe ihr sprecht, und dass sie inzwischen Fragen beantwortet, die ihr für euch behalten wolltet.
outcome-sea-polite-fog-passed = Ihr denkt an nichts als ans Wetter. Der Nebel langweilt sich, weist euch den Weg und hebt die Röcke, um euch durchzulassen.
outcome-sea-polite-fog-failed = Als ihr herauskommt, weiß der Nebel, wo ihr wohnt, und ihr wisst nicht, wo ihr seid.

tale-sea-eleven-bottles = Elf Flaschen
told-sea-eleven-bottles = Elf verkorkte Flaschen kommen mit der Dünung herab, im Gänsemarsch, in gleichem Abstand. Jede enthält eine Zeile eines Briefes, in kleiner, aufrechter Schrift. Die erste lautet: „Erschrecken Sie nicht.“ Die zweite: „Vermutlich sind sie schon hinter Ihnen.“ Ihr fischt nach den übrigen.
outcome-sea-eleven-bottles-passed = Ihr bekommt alle elf und nach einigem Streit auch die Reihenfolge. Es ist ein ausgezeichneter Brief.
outcome-sea-eleven-bottles-failed = Ihr bekommt sieben. Ohne die andern vier besteht er vor allem aus dem Erschreckenden.

tale-sea-cooks-theory = Der Koch hat eine Theorie
told-sea-cooks-theory = Der Koch behauptet, Regen schmecke nach dem Ort, an dem er war. Vierzig Tassen hat er aufgestellt, mit Schildchen, und nun braucht er jemanden mit feinem Gaumen, der die Reihe mit ihm abschreitet. Suppe, fügt er hinzu, gibt es, sobald die Sache geklärt ist.
outcome-sea-cooks-theory-passed = Tasse einunddreißig schmeckt nach Schornsteinen. In jener Gegend hat seit zehn Jahren keiner geheizt. Ihr berichtigt die Karte, und dann gibt es Suppe.
outcome-sea-cooks-theory-failed = In Tasse neunzehn war, wie sich zeigt, kein Regen.

tale-sea-blue-fire = Blaues Feuer
told-sea-blue-fire = Blaues Feuer setzt sich auf die Rahnock und wärmt niemanden. Nach einer Weile fängt es an zu pfeifen. Es ist die Melodie eures Bootsmanns, mit seinem Fehler im dritten Takt. Dann steht es auf und geht die Rah entlang nach innen, auf Mast und Pulver zu.
outcome-sea-blue-fire-passed = Jemand steigt hinauf und führt es an der Hand zurück, pfeifend. Die ganze Nacht brennt es im Topp, und die Leute laufen wie eine brennende Lunte.
outcome-sea-blue-fire-failed = Es erreicht das Pulver und bittet mit kleiner Stimme um Einlass.

tale-sea-plaited-weed = Haar im Ruder
told-sea-plaited-weed = Das Ruder wird schwer, dann tot. Unter dem Heck ist das Blatt mit Tang umwickelt, lang und braun und sehr fein. Er ist geflochten. Da muss einer hinunter, das Messer zwischen den Zähnen, und ihm gut zureden.
outcome-sea-plaited-weed-passed = Der Zopf geht in einem Stück ab, samt Schleifen. Eingeflochten ist ein Streifen aus irgendjemandes Logbuch.
outcome-sea-plaited-weed-failed = Er lässt los, wann es ihm passt, und behält ein Stück vom Ruder, wie man eine Locke behält.

tale-sea-whale-bell = Der Wal mit der Glocke
told-sea-whale-bell = Längsseits taucht ein Wal auf, alt und vernarbt; in sein Kiefergelenk ist eine Schiffsglocke eingewachsen. Mit jedem Atemzug schlägt sie an. Er rollt ein tellergroßes Auge und sieht eure Reling entlang, von Gesicht zu Gesicht, als sollte er jemanden abholen.
outcome-sea-whale-bell-passed = Er findet das Gesicht, das er suchte, läutet zweimal und schwimmt vor euch her, durch Wasser, das keine Karte sicher nennt.
outcome-sea-whale-bell-failed = Ihr seid es nicht. Er taucht, und die Fluke teilt es euch mit.

tale-sea-hail-of-teeth = Zahnhagel
told-sea-hail-of-teeth = Zuerst prasselt es auf die Luken. Hagel, sagt der Steuermann. Dann hebt er ein Korn auf, dreht es um und legt es wieder hin. Es sind Zähne, sauber und gesund, keine zwei aus demselben Mund. Es wird stärker.
outcome-sea-hail-of-teeth-passed = Ihr bekommt rechtzeitig ein Segel über das Deck. Nach Größe sortiert sind sie Geld wert, bei einer gewissen Sorte Zahnarzt.
outcome-sea-hail-of-teeth-failed = Ernstlich verletzt ist niemand. Aber jeder ist ein wenig gebissen worden, von Fremden.

tale-sea-moths = Motten
told-sea-moths = Zweihundert Meilen vom nächsten Kleiderschrank kommen die Motten. Sie treiben heran wie Rauch und setzen sich aufs Großsegel, bis es braun ist und atmet. Man hört sie bei der Arbeit. Es klingt, als blätterten sehr viele Leute gleichzeitig um.
outcome-sea-moths-passed = Eine Laterne, an langer Leine nachgeschleppt. Sie ziehen geschlossen hinterher und lassen die Seite da, die ihnen am besten gefiel.
outcome-sea-moths-failed = Sie hatten großen Hunger, und ihr hattet so viel Tuch.

tale-sea-green-squall = Die grüne Bö
told-sea-green-squall = Sie hat eine scharfe Kante, wie ein Tisch. Diesseits der Kante ist ein nasser grauer Nachmittag; jenseits fährt grünes Wasser vorbei, auf Höhe der Saling. Es bleibt vielleicht eine Minute, in der sich ein Schiff so drehen ließe, dass es ihr richtig begegnet.
outcome-sea-green-squall-passed = Ihr nehmt sie knapp am Bug, klettert hinauf und kommt drüben herunter wie ein Schlitten.
outcome-sea-green-squall-failed = Ihr nehmt sie überall sonst.

tale-sea-evensong = Abendlied
told-sea-evensong = In der Dämmerung fängt das Meer zu singen an, vierstimmig und gut geprobt. Die Bässe sind genau unter dem Kiel. Es ist ein Choral, den alle in der Schule gelernt haben; bei der zweiten Strophe summt die halbe Mannschaft, und die andere Hälfte hat die Arbeit hingelegt, um zuzuhören.
outcome-sea-evensong-passed = Jemand stimmt ein anderes Lied an, ein sehr unanständiges, und hält den Ton. Da unten verlieren sie die Zeile.
outcome-sea-evensong-failed = Beim Kehrreim setzt ihr ein. Das freut sie so, dass sie einen Knaben aus dem Sopran heraufschicken.

tale-sea-own-signal = Euer eigenes Signal
told-sea-own-signal = Voraus im Dunst blinkt eine Laterne. Sie gibt euer geheimes Signal, das ihr hinter verschlossener Tür vereinbart und nie aufgeschrieben habt: „Freund. In Not. Kommt näher.“ Sie macht dabei den kleinen Fehler, den ihr selbst immer macht.
outcome-sea-own-signal-passed = Ihr antwortet ohne den Fehler. Nach langem Schweigen kommt: „Notiert.“ Bis dahin wisst ihr, wo das Licht sitzt und wovon es lebt.
outcome-sea-own-signal-failed = Ihr kommt näher.

tale-sea-at-the-waterline = Etwas an der Wasserlinie
told-sea-at-the-waterline = Etwas klopft an den Rumpf, von außen, an der Wasserlinie. Es klopft, horcht und rückt eine Planke weiter nach achtern, wie ein Zimmermann, der die hohle Stelle sucht. Es arbeitet gewissenhaft. Bei der Brotlast ist es schon.
outcome-sea-at-the-waterline-passed = Ihr klopft als Erste an die nächste Planke. Es denkt darüber nach und geht; seine Tasche lässt es stehen.
outcome-sea-at-the-waterline-failed = Es findet die hohle Stelle. Einen Eingang hat es streng genommen nicht gesucht; aber da ist er nun.

tale-exp-underside-stairs = Die Unterseite der Treppe
told-exp-underside-stairs = In die Klippe ist eine Treppe gehauen, die in die Brandung hinabführt. Sie ist ausgetreten, in der Mitte ganz hohl, von mehr Füßen, als man zählen möchte. Erst der Jüngste von euch merkt, dass die Stufen von unten ausgetreten sind.
label-exp-underside-stairs-a = Hinunter, bis unter Wasser.
outcome-exp-underside-stairs-a = Vierzig Stufen lang haltet ihr den Atem an, dann taucht ihr in einem Keller voller Regale auf. Jemand schneidet sich an der Dunkelheit.
label-exp-underside-stairs-b = Verstecken und sehen, wer sie benutzt.
outcome-exp-underside-stairs-b = Bei Stauwasser kommt etwas herauf, auf der anderen Seite, und liest im Gehen. Ihr schreibt ab, was ihr von der Seite sehen könnt.

tale-exp-orchard-of-oars = Der Rudergarten
told-exp-orchard-of-oars = Den Hang hinauf hat jemand Riemen gepflanzt, Blatt nach unten, in Reihen, Hunderte. Die meisten sind angegangen. An den Schäften sitzen Blätter und Blüten, und tief unten am Riemen irgendeiner Königsbarke hängt eine einzelne Frucht, klein, hart und gelb.
label-exp-orchard-of-oars-a = Die Frucht teilen.
outcome-exp-orchard-of-oars-a = Sie schmeckt nach Armen, die wehgetan haben und nicht mehr wehtun.
label-exp-orchard-of-oars-b = Den geradesten Riemen herausziehen.
outcome-exp-orchard-of-oars-b = Er schreit dabei, aber es ist ein wunderbarer Riemen.
label-exp-orchard-of-oars-c = Einen eigenen dazupflanzen.
outcome-exp-orchard-of-oars-c = Er macht nicht viel her. Das Schild an der nächsten Reihe verrät euch, wer hier gärtnert, und für wen.

tale-exp-inkpot-crabs = Der Lesesaal
told-exp-inkpot-crabs = Der Strand gehört den Einsiedlerkrebsen, und jeder wohnt in einem Tintenfass. Wo sie gehen, ziehen sie einen Strich. Hundert Schritte folgt ihr einem, bis ihr begreift, dass es ein Satz ist und dass die Flut gleich beim Verb sein wird.
outcome-exp-inkpot-crabs-passed = Ihr rennt vor dem Wasser her und lest laut. Es ist der Schluss eines Berichts, und jemand hätte auf ihn hören sollen.
outcome-exp-inkpot-crabs-failed = Ihr bekommt Anfang und Mitte. Ein Krebs bekommt das Ende eines Fingers.

tale-exp-breathing = Atemzüge
told-exp-breathing = Es gibt eine einzige Höhle, und der Wind geht hinein, so lange, wie ein Mensch die Luft anhalten kann; dann kommt er wieder heraus, warm. Das Moos an den Wänden neigt sich hin und her. Ihr steht, alle miteinander, auf jemandes Zunge.
label-exp-breathing-a = Mit dem Einatmen hinein, mit dem Ausatmen heraus.
outcome-exp-breathing-a = Ihr kommt so weit, wie zwei Atemzüge reichen. An der Wand haben andere mit Kreide vermerkt, wie weit sie kamen und was sie sahen.
label-exp-breathing-b = Im Eingang Feuer machen.
outcome-exp-breathing-b = Die Insel niest. Man findet euch in mehreren Bäumen, zusammen mit allem, was sie je verschluckt hat.
label-exp-breathing-c = Summend rückwärts gehen.
outcome-exp-breathing-c = Sie schläft weiter. Falls ihr sie noch braucht: Sie läuft nicht weg.

tale-exp-cooks-grave = Hier ruht der Koch
told-exp-cooks-grave = Ein einzelnes Grab, gut gepflegt, mit Blumen im Glas. Auf dem Stein steht der Name eures Schiffskochs, der eben unten am Boot über die Riemen schimpft. Das Datum ist übermorgen. Sie haben ihn mit zwei L geschrieben.
label-exp-cooks-grave-a = Graben.
outcome-exp-cooks-grave-a = Eine Kiste in der passenden Länge. Darin sind etwas, in eine Schürze gewickelt, ein Blatt mit Anweisungen, und Platz.
label-exp-cooks-grave-b = Das zweite L auskratzen.
outcome-exp-cooks-grave-b = Der Koch besteht darauf. Übermorgen kommt und geht; offenbar hat man ihn von einer Liste gestrichen. Ihr nehmt einen Abrieb mit.

tale-exp-upper-house = Das Oberhaus
told-exp-upper-house = Vierzig Ziegen sitzen im Halbkreis auf den Felsen, die alten vorn. Als ihr den Pfad heraufkommt, hören sie auf zu kauen. Eine Geiß mit nur einem Horn sieht auf den flachen Stein in der Mitte und dann, erwartungsvoll, auf euch.
outcome-exp-upper-house-passed = Ihr redet zehn Minuten über Futter. Mit klarer Mehrheit angenommen. Man zeigt euch, wo der letzte Redner seine Sachen ließ.
outcome-exp-upper-house-failed = Ihr werdet niedergemeckert. So etwas vergisst man nicht, und während ihr spracht, hat man eure Taschen durchsucht.

tale-exp-house-of-salt = Das Haus aus Salz
told-exp-house-of-salt = Das Haus ist aus Salz gebaut, und der Regen arbeitet seit Jahren daran: Die Traufen sind Spitze, der Türknauf ist eine Perle. Drinnen ist es trocken. Auf dem Kaminsims steht unter einem Glassturz etwas, das jemand geliebt hat. Die hintere Wand ist schon so dünn, dass man das Meer hindurchsieht.
label-exp-house-of-salt-a = Den Glassturz abnehmen.
outcome-exp-house-of-salt-a = Der Sims hielt den Kamin, und der Kamin hielt alles Übrige. Aber ihr habt es.
label-exp-house-of-salt-b = Sich an den kalten Herd setzen.
outcome-exp-house-of-salt-b = Eine Stunde lang werdet ihr nicht nass. Neben dem Sessel hat jemand eingeritzt, wie lange das Haus noch steht, mit Rechenweg.

tale-exp-warm-sand = Warmer Sand
told-exp-warm-sand = Kalt ist der Regen, kalt ist der Wind, und der Sand ist warm wie ein Brot. Einen Fuß tiefer, sagt der Spaten, ist er noch wärmer und kein Sand mehr, sondern rund und ledrig, und davon ziemlich viel. Eines hat Schluckauf.
outcome-exp-warm-sand-passed = Ihr nehmt, was zwei tragen können, haltet es kühl und tauscht es beim nächsten Boot ein, ohne dass jemand fragt.
outcome-exp-warm-sand-failed = Ihr nehmt eines. Es nimmt euch, am Ärmel, und ruft seine Brüder.

tale-exp-supper-laid = Gedeckt für so viele, wie ihr seid
told-exp-supper-laid = Das Wärterhaus ist leer, die Lampe darüber aus. Der Tisch ist gedeckt. Ihr zählt die Teller, dann zählt ihr euch, dann geht jemand hinaus und zählt noch einmal. Die Suppe ist heiß. Auf der ganzen Insel gibt es keine Fußspuren außer euren.
label-exp-supper-laid-a = Hinsetzen und essen.
outcome-exp-supper-laid-a = Das beste Essen der Reise. Als ihr die Stühle zurückschiebt, steht unter jedem Teller ein Name, und zwar in der richtigen Reihenfolge.
label-exp-supper-laid-b = Nichts anrühren, alles durchsuchen.
outcome-exp-supper-laid-b = In der Anrichte liegt das Tagebuch des Wärters. Es bricht mitten in dem Wort „Gesellschaft“ ab.
label-exp-supper-laid-c = Ein Gedeck mehr auflegen.
outcome-exp-supper-laid-c = Die Klinke bewegt sich. Niemand kommt herein und setzt sich. Bei der Suppe erzählt euch niemand eine ganze Menge.

tale-exp-bridge-of-sorts = Eine Art Brücke
told-exp-bridge-of-sorts = Zwischen den beiden Hälften der Insel hängt eine Brücke aus Tau und Schiffsholz, kein Brett wie das nächste. Auf dieser Seite ein Schild: NUR EINZELN. Drüben unter den Bäumen glänzt etwas. Auf dem Schild, kleiner: IHR NICHT.
outcome-exp-bridge-of-sorts-passed = Auf Händen und Knien geht einer hinüber, und er kommt mit vollen Armen zurück und mit dem anderen Schild.
outcome-exp-bridge-of-sorts-failed = Das Schild war besser unterrichtet, als es aussah.

tale-exp-bell-pit = Der Schacht mit den Glocken
told-exp-bell-pit = Der Schacht ist weit wie eine Kirche, und den Grund hat noch keiner gefunden. An einer Kette hängt darin, außer Reichweite, eine Glocke; darunter im Dunkeln die nächste. Niemand läutet. Sie bewegen sich trotzdem, ein wenig, eine nach der anderen, von unten herauf.
outcome-exp-bell-pit-passed = Ihr werft der obersten eine Hängematte über den Klöppel. Was da heraufkam, stockt, verzählt sich und muss noch einmal hinunter.
outcome-exp-bell-pit-failed = Die oberste Glocke spricht. Man hört sie nicht eigentlich; man hört nur alles andere nicht mehr.

tale-exp-your-own-boots = Eure eigenen Stiefel
told-exp-your-own-boots = Seit der letzten Flut ist hier niemand gegangen außer euch. Die Spuren kommen aus dem Meer, führen zu den Dünen und biegen am Dornbusch links ab. Da fehlt der Nagel, der euch am Absatz fehlt. Ihr seid noch keine Minute an Land.
label-exp-your-own-boots-a = Euch selbst nachgehen.
outcome-exp-your-own-boots-a = Sie führen zu einem Loch, frisch gegraben, der Spaten steckt noch. Ihr hattet es eilig, und ihr hattet recht.
label-exp-your-own-boots-b = Am Dornbusch rechts.
outcome-exp-your-own-boots-b = Genau dort hättet ihr es versteckt, hättet ihr gewusst, dass ihr kommt. Hinter euch besinnt sich etwas, das ebenfalls den Spuren folgte.

tale-exp-dry-water = Trockenes Wasser
told-exp-dry-water = Der Brunnen ist voll bis zum Rand, und das Wasser macht nicht nass. Es läuft vom Ärmel wie Sand von der Schaufel. Der Eimer hängt oben, das Seil ist neu, und am Nagel wartet ein Blechbecher auf jeden, der Durst genug hat.
outcome-exp-dry-water-passed = Ihr trinkt, und nichts geschieht, und es geschieht weiter nichts: Einen ganzen Tag lang fehlt euch überhaupt nichts.
outcome-exp-dry-water-failed = Es füllt euch und hört nicht auf damit. Woher es kommt, erfahrt ihr hauptsächlich dadurch, dass ihr dorthin wollt.

tale-exp-tide-clock = Die Gezeitenuhr
told-exp-tide-clock = Ein Steinbecken, ein Schwimmer, eine Kette und sehr viel Messing: Jemand hat eine Uhr gebaut, die mit den Gezeiten geht. Sie hat vier Zeiger und keine Zahlen. Das Werk fleht darum, aufgezogen zu werden. Es gibt einen Schlüssel, und vor dem Schlüssel stehen Skelette an.
outcome-exp-tide-clock-passed = Ihr kommt darauf, wozu der vierte Zeiger dient, dreht andersherum und habt nun mehr vom Nachmittag übrig, als ihr mitgebracht habt.
outcome-exp-tide-clock-failed = Es ist mit einem Mal ein gutes Stück später.

tale-exp-harmonium = Das Harmonium
told-exp-harmonium = Über der Flutlinie steht ein Harmonium, weiß vom Salz, der Balg voll Sand. Auf dem Pult liegen Noten: ein Hochzeitsmarsch mit vielen Korrekturen. Wenn der Wind hindurchgeht, spielt es bis zu den Korrekturen, hält inne und fängt von vorn an.
label-exp-harmonium-a = Den Marsch zu Ende spielen.
outcome-exp-harmonium-a = Beim Schlussakkord raschelt es die ganzen Dünen entlang, und die Gäste stehen auf. Einer hat ein Geschenk für euch.
label-exp-harmonium-b = Die Rückwand öffnen.
outcome-exp-harmonium-b = Sand, Mäuse und, in einen Schleier gewickelt, der Grund, warum nichts daraus wurde.

tale-exp-hermits-toll = Der Zoll des Einsiedlers
told-exp-hermits-toll = Wo zwei Ziegenpfade sich kreuzen, sitzt ein Mann im Schilderhaus, den Bart bis zum Gürtel. Seit neun Jahren habe er keine Seele gesehen, sagt er, und das mache ein Stück pro Nase, bitte, oder eine gute Geschichte, oder Suppe. Ehrlich gesagt wäre ihm Suppe am liebsten.
label-exp-hermits-toll-a = Etwas aus dem Laderaum geben (1 Schatz).
outcome-exp-hermits-toll-a = Er dreht es lange in den Händen. Dann zahlt er, mit neun Jahren dessen, was man von diesem Häuschen aus sieht.
label-exp-hermits-toll-b = Eine Geschichte erzählen.
outcome-exp-hermits-toll-b-passed = Er lacht, bis er sich festhalten muss. Ihr dürft durch, und hier, seine Karte, die kann er auswendig.
outcome-exp-hermits-toll-b-failed = Er kennt sie schon. Er erzählt sie besser. Es dauert, bis es dunkel ist.
label-exp-hermits-toll-c = Suppe (2 Münzen).
outcome-exp-hermits-toll-c = Er pustet auf jeden Löffel. Danach sieht er sich eure Wunden an; er war einmal Wundarzt, vor dem Lärm.

tale-exp-the-pool = Der Teich
told-exp-the-pool = Ein runder Teich, vollkommen glatt, obwohl es in Strömen gießt. Ihr seht euch darin bis auf den letzten Knopf. Erst nach einer Weile merkt ihr, was nicht stimmt. Im Teich regnet es nicht, und einer von euch hat da drin eben gewinkt.
label-exp-the-pool-a = Zurückwinken.
outcome-exp-the-pool-a = Etwas wird getauscht. Es scheint ein redlicher Handel gewesen zu sein: Wer gewinkt hat, ist jetzt angenehmer im Umgang und weiß einiges von drüben.
label-exp-the-pool-b = Einen Stein hineinwerfen.
outcome-exp-the-pool-b = Die Ringe laufen hinaus, kommen zurück und laufen über den Rand. Ihr lauft auch, die Arme voll mit dem, was sie liegen ließen.

tale-exp-kite-rock = Der Drachenfels
told-exp-kite-rock = Auf dem höchsten Felsen hat jemand einen Drachen liegen lassen, groß genug für einen Menschen, dazu eine Meile gute Leine. Das Gurtzeug ist oft geflickt worden, von verschiedenen Händen. Von da oben, über der unteren Hälfte des Regens, könnte man drei Tage weit sehen.
outcome-exp-kite-rock-passed = Steif vor Kälte kommt ihr herunter und zeichnet aus dem Gedächtnis Wasser, auf dem noch kein Schiff war.
outcome-exp-kite-rock-failed = Ihr seht drei Tage weit. Vor allem seht ihr den Blitz.

tale-exp-gravel-garden = Der Kiesgarten
told-exp-gravel-garden = Hinter dem Strand liegt ein Garten aus geharktem Kies, und im Kies stehen Anker: Warpanker, Draggen, ein Buganker, höher als ein Mann. Jede Furche biegt sich um jede Flunke. Die Harke lehnt am Zaun. Der letzte Strich ist nicht zu Ende geführt.
label-exp-gravel-garden-a = Den Strich vollenden.
outcome-exp-gravel-garden-a = Es dauert eine Stunde und ist merkwürdig schwer. Als ihr euch aufrichtet, ist das Muster eine Karte, und ihr steht auf der Stelle.
label-exp-gravel-garden-b = Die zwei kleinsten Anker mitnehmen.
outcome-exp-gravel-garden-b = Gutes Eisen; ein Lugger, der vorbeikommt, gibt euch Ware dafür. Draußen auf See beginnt etwas zu treiben, das bisher recht fest gelegen hat.

tale-exp-a-hand-short = Es fehlt der vierte Mann
told-exp-a-hand-short = Auf der Veranda sitzen drei Skelette am Kartentisch, in guten Röcken. Der vierte Stuhl ist zurückgeschoben. Die Karten sind gegeben, der Einsatz liegt auf dem Tuch, und an der Reihe ist offensichtlich, wer gerade die Stufen heraufgekommen ist.
outcome-exp-a-hand-short-passed = Ihr macht zwei Stiche und dann, mit Takt, einen Abgang. Der linke hatte die Ecke einer Seekarte im Ärmel.
outcome-exp-a-hand-short-failed = Sie bluffen nie. Das hätte man ihnen ansehen können.

tale-exp-glass-beach = Der Glasstrand
told-exp-glass-beach = Hier gibt das Meer die Flaschen zurück, rund und matt geschliffen, grün und braun und eine blau. Ihr watet durch hundert Jahre Durst. Weiter hinten sind die Stücke größer und schärfer, und ganz hinten liegen heile Flaschen, verkorkt, aus denen etwas herausschaut.
outcome-exp-glass-beach-passed = Ihr wählt mit Bedacht und mit Handschuhen und seht niemandem in die Augen.
outcome-exp-glass-beach-failed = Einer rutscht aus. Danach alle.

tale-exp-gulls-bank = Die Bank der Möwen
told-exp-gulls-bank = Hierher kommt das also alles. Die Simse sind weiß von Nestern, und jedes Nest ist mit Münzen, Knöpfen und Messing ausgelegt, nach Nennwert sortiert. Ganz oben sitzt eine uralte Möwe mit einer Brille. Sie trägt sie nicht. Sie brütet sie aus.
outcome-exp-gulls-bank-passed = Ihr hebt ab, was sie euch im Lauf der Jahre abgenommen haben, mit Zinsen.
outcome-exp-gulls-bank-failed = Ihr hebt ein wenig ab und zieht euch dann zurück, die Arme über dem Kopf.

tale-exp-chapel-of-boots = Die Kapelle der Stiefel
told-exp-chapel-of-boots = Eine Kapelle ohne Dach. In den Bänken stehen Stiefel, paarweise, die Spitzen nach vorn, in allen Größen, randvoll mit Regen. Am Gang sind so viele Plätze frei, wie ihr Leute seid, und eure eigenen Stiefel sind seit Wochen undicht.
label-exp-chapel-of-boots-a = Die Stiefel wechseln.
outcome-exp-chapel-of-boots-a = Sie passen. Sie möchten los, und sie kennen den Weg.
label-exp-chapel-of-boots-b = Alle ausleeren, jedes Paar.
outcome-exp-chapel-of-boots-b-passed = Unter dem letzten Paar ist eine Platte locker, und darunter liegt, worauf die Gemeinde die ganze Zeit gestanden hat.
outcome-exp-chapel-of-boots-b-failed = Ab der vierten Reihe könnt ihr euch nicht mehr einreden, dass es Regen ist, was ihr da ausgießt.

tale-exp-scarecrow = Die Vogelscheuche
told-exp-scarecrow = Auf der Landspitze steht eine Vogelscheuche im Rock eines Konteradmirals, die Arme ausgebreitet, das Gesicht zum Meer. Ein Feld gibt es nicht. Was immer sie scheuchen soll, Vögel sind es nicht; die sitzen überall auf ihr, und alle schauen in die andere Richtung, landeinwärts.
label-exp-scarecrow-a = Sie umdrehen.
outcome-exp-scarecrow-a = Die Vögel fliegen alle auf einmal auf. Eine Minute später seht ihr, weshalb; aber da habt ihr schon nachgesehen, was hinter ihr lag.
label-exp-scarecrow-b = Ihre Taschen durchsuchen.
outcome-exp-scarecrow-b = Eine Feldflasche, eine Flagge, etwas rückständiger Sold. Ihr knöpft den Rock wieder zu. Das gehört sich so.

tale-soc-map-forger = Der Kartenfälscher
told-soc-map-forger = Er zeichnet Häfen, die es nie gab, für Leute, die wirkliche verloren haben, und Küsten auf Bestellung. Zweimal dasselbe Meer zu zeichnen ist ihm zuwider. Neuerdings, sagt er, stellt sich alles, was er erfindet, als längst vorhanden heraus; er überlegt, dafür etwas zu verlangen.
label-soc-map-forger-a = Eine Skizze kaufen (3 Münzen).
outcome-soc-map-forger-a = Sehr gut getroffen, dieser Ort, den niemand gesehen hat.
label-soc-map-forger-b = Etwas Neues in Auftrag geben (8 Münzen).
outcome-soc-map-forger-b = Er fragt, was ihr dort gern finden würdet, und beißt auf den Bleistift.

tale-soc-widows-gun = Die Kanone der Witwe
told-soc-widows-gun = Sie hat sie in der guten Stube stehen, unter einem Spitzendeckchen, obenauf die guten Tassen. Es war seine. Am Ende hat sie ihn umgebracht, woran niemand schuld war als er selbst, und sie sähe sie gern bei Leuten, die in die andere Richtung zielen.
label-soc-widows-gun-a = Die Kanone kaufen (6 Münzen).
outcome-soc-widows-gun-a = Sie wischt noch einmal mit der Schürze über das Zündloch und lässt dann los.
label-soc-widows-gun-b = Zum Tee bleiben.
outcome-soc-widows-gun-b = Sie erzählt von ihm. Es wird ein langer Nachmittag, und ein trockener.

tale-soc-shave-tooth-leg = Bart, Zahn, Bein
told-soc-shave-tooth-leg = Auf dem Schild sind drei Bilder. Das dritte ist mehrmals übermalt und wieder hingemalt worden, je nachdem, ob der Barbier sein Selbstvertrauen verlor oder fand. Heute ist er in Form. Hinter dem Vorhang wetzt er etwas und singt, und der Papagei singt mit, was er hier so gehört hat.
label-soc-shave-tooth-leg-a = Eine Rasur (1 Münze).
outcome-soc-shave-tooth-leg-a = Heiße Tücher. Seit dem Frühjahr hat niemand euer Gesicht freundlich angefasst.
label-soc-shave-tooth-leg-b = Alles, was er kann (5 Münzen).
outcome-soc-shave-tooth-leg-b = Er nimmt eure Leute der Reihe nach vor. Es wird etwas laut. Heraus kommen sie auf eigenen Beinen.

tale-soc-lamplighters = Die Zunft der Laternenanzünder
told-soc-lamplighters = Die Zunft verkauft Licht stundenweise. Früher war das etwas für Jungen mit Leitern; jetzt bringen sie Leute nach Hause und Schiffe hinaus, und es gibt Straßen, die sie für kein Geld der Welt mehr machen. Die Zunftmeisterin betrachtet eure Karte und holt den kleinsten Kreidestummel hinter dem Ohr hervor.
label-soc-lamplighters-a = Eine Lampe mieten (4 Münzen).
outcome-soc-lamplighters-a = Sie geht eurem Bugspriet voran bis zur Hafeneinfahrt und noch ein Stück weiter.
label-soc-lamplighters-b = Die ganze Schicht mieten (9 Münzen).
outcome-soc-lamplighters-b = Zwölf Mann, singend. Eine Meile lang seht ihr eure eigenen Hände.

tale-soc-woman-who-heard = Die Frau, die zuhört
told-soc-woman-who-heard = Sie wohnt unter dem Steg, in einem Boot, das seit Jahren nicht mehr schwimmt, und hört, was die Leute sagen, wenn sie sich mit dem Meer allein glauben. Billig gibt sie es nicht her. Und gar nicht, das stellt sie klar, an solche, die nach Tiefe riechen.
label-soc-woman-who-heard-a = Ihren Preis zahlen (4 Münzen).
outcome-soc-woman-who-heard-a = Sie verrät euch, was am Dienstag ein Bischof zum Wasser gesagt hat.
label-soc-woman-who-heard-b = Ihr etwas vorsingen (1 Shanty).
outcome-soc-woman-who-heard-b = Ihr müsst es zweimal singen. Sie kennt es von ihrem Vater, mit einem anderen Schluss, und dieser Schluss ist es, weswegen ihr gekommen seid.

tale-soc-the-crimp = Der Seelenverkäufer
told-soc-the-crimp = Er handelt mit Matrosen aus zweiter Hand. Der hier war bis gestern Abend Klavierstimmer, gibt er zu, aber seht euch die Schultern an. Der Klavierstimmer sagt aus seinem Sack heraus, er würde recht gern das Meer sehen, wenn es keine Umstände macht, und nicht nach Hause müssen.
label-soc-the-crimp-a = Ihn anheuern (2 Münzen).
outcome-soc-the-crimp-a = Er unterschreibt mit Schwung und stimmt die Takelage auf irgendetwas ein.
label-soc-the-crimp-b = Die Wache rufen.
outcome-soc-the-crimp-b = Auf den Seelenverkäufer steht eine Belohnung. Der Klavierstimmer geht doch nach Hause und dreht sich oft um.

tale-soc-wet-pawnshop = Das nasse Pfandhaus
told-soc-wet-pawnshop = Über der Tür hängen drei Glaskugeln. Der Pfandleiher nimmt nur, was schon unter Wasser war, und zahlt nur mit dem, was es nie war; für den Unterschied hat er einen Blick. Die Regale reichen weit nach hinten. Von dort hört man jemanden, der etwas auslösen will.
label-soc-wet-pawnshop-a = Ware versetzen (1 Gebrauchsware).
outcome-soc-wet-pawnshop-a = Er riecht daran, wiegt und schiebt unter der Hand etwas Kleines über den Tresen.
label-soc-wet-pawnshop-b = Etwas Teures versetzen (1 Kleinod und 3 Münzen).
outcome-soc-wet-pawnshop-b = Bevor er es bringt, schließt er die Tür ab.

tale-soc-mutual-and-drowned = Ertrunkene auf Gegenseitigkeit
told-soc-mutual-and-drowned = Die Versicherung ist in den oberen Stock gezogen und dann unters Dach. Angebote macht sie noch immer. Ein junger Mann mit Tinte auf der Lippe erklärt, Schiffe könne man leider nicht mehr versichern, auch keine Ladung und kein Leben; gegen eine bescheidene Prämie aber lasse sich der Schadensfall verzögern.
label-soc-mutual-and-drowned-a = Den Schadensfall verzögern (5 Münzen).
outcome-soc-mutual-and-drowned-a = Er füllt ein Formular aus und ein zweites im Namen der Tiefe und legt beide in den falschen Schubladen ab.
label-soc-mutual-and-drowned-b = Alte Schäden geltend machen.
outcome-soc-mutual-and-drowned-b = Eure Police findet sich, und man zahlt, aus schierer Überraschung, noch jemanden am Leben zu sehen.

tale-soc-three-shells = Drei Muscheln
told-soc-three-shells = Auf einer Kiste, unter einem Schirm, schiebt ein Junge drei Jakobsmuscheln hin und her. So flinke Hände habt ihr nie gesehen, und dabei blickt er euch unverwandt an, mit den traurigen, ehrlichen Augen eines Seehunds. Die Leute machen Platz. Unter einer Muschel liegt eine Perle, oder lag.
outcome-soc-three-shells-passed = Sie sei in seinem Ärmel, sagt ihr. Er seufzt, schüttelt sie heraus, zahlt und achtet euch.
outcome-soc-three-shells-failed = Unter der ist sie nicht. Unter der auch nicht.

tale-soc-anything-to-declare = Etwas zu verzollen?
told-soc-anything-to-declare = Der Zöllner steht auf diesem Pier seit der Zeit vor der Flut und hat noch kein wahres Wort gehört. Er rechnet nicht mehr damit. Er bittet euch nur, müde, wenigstens gut zu lügen, und tunkt die Feder ein.
outcome-soc-anything-to-declare-passed = Ihr verzollt eine Ladung trockener Socken und guter Absichten. Er lacht, bis er sich setzen muss, und winkt euch durch, mit Stempel und einem Rat.
outcome-soc-anything-to-declare-failed = Er gähnt, hebt auf Anhieb die richtige Planke und bedient sich.

tale-soc-professors-witness = Die Professorin braucht einen Zeugen
told-soc-professors-witness = Sie hat auf dem Papier bewiesen, dass es den Regen nicht geben kann. Bleibt die Frage des Regens. Sie sucht einen schlichten Menschen von See, der im trockenen Talar vor die Fakultät tritt und ihn beschreibt, ohne Eigenschaftswörter.
outcome-soc-professors-witness-passed = Ihr kommt ohne Eigenschaftswörter aus. Die Fakultät ist erschüttert. Man leiht euch die Arbeit, samt Fußnoten.
outcome-soc-professors-witness-failed = Im ersten Satz sagt ihr „schrecklich“, und von da an geht es bergab.

tale-soc-harbour-dog = Der Hund des Hafenmeisters
told-soc-harbour-dog = Der Hafenmeister ist tot, das weiß jeder. Seit dem Frühjahr leitet der Hund den Hafen. Er liegt quer vor der Amtstür, den Stempel zwischen den Pfoten, und Liegeplätze, Kräne und Gebühren richten sich danach, ob er jemanden mag.
outcome-soc-harbour-dog-passed = Er schnuppert lange an eurer Hand, so wie man einen Vertrag liest. Dann leiht er euch den guten Kran.
outcome-soc-harbour-dog-failed = Er stempelt euch.

tale-soc-somebodys-birthday = Jemand hat Geburtstag
told-soc-somebodys-birthday = Jemand hat Geburtstag, und keiner in der Schenke will es zugeben. Drei Mannschaften geben Runden aus, um dahinterzukommen. Gegen zehn sind die Bänke in handliche Stücke zerlegt, und jeder beginnt in der Sache Stellung zu beziehen.
outcome-soc-somebodys-birthday-passed = Es war der Wirt. Er umarmt euch, die Letzten, die noch stehen, und schenkt euch seinen Neffen.
outcome-soc-somebodys-birthday-failed = Ihr wart es selbst. Das hattet ihr vergessen.

tale-soc-dry-preacher = Der trockene Prediger
told-soc-dry-preacher = In einer Zisterne predigt er vor achtzig Leuten in Ölzeug, dass wir den Regen schuldig sind. Er hat Zahlen. Er ist gut; es nicken schon welche, die nur wegen der Pumpe gekommen waren. Dann fragt er, ob vielleicht jemand hier sei, von den Schiffen, der es anders gesehen habe.
outcome-soc-dry-preacher-passed = Ihr sagt, was ihr gesehen habt, in kleinen Wörtern. Die achtzig gehen heim und machen die Türen dicht, und die Pumpe muss er selbst richten.
outcome-soc-dry-preacher-failed = Ihr macht den Mund auf und hört euch zustimmen. Es hält Tage an.

tale-soc-lot-forty = Los vierzig
told-soc-lot-forty = Die Versteigerung ist blind: Man bietet auf die Kiste, nicht auf den Inhalt. Neununddreißig gingen für den Preis des Holzes weg. In der Nähe von Los vierzig will niemand sitzen. Es hat Luftlöcher, und der Auktionator steht ein gutes Stück daneben und spricht leise.
outcome-soc-lot-forty-passed = Ihr bietet eine Münze, sehr schnell. Die Luftlöcher sollten nur die Leute fernhalten.
outcome-soc-lot-forty-failed = Ihr lasst euch hinreißen. Es ist ganz gewöhnliche Ware, mit Luftlöchern.

tale-soc-sister-drinks = Die Schwester trinkt
told-soc-sister-drinks = Hinter einer Mauer leerer Gläser sitzt eine Nonne aus Ombrey. Sie hat allem die Beichte abgenommen, was je auf jenen Stufen angespült wurde, und ihr Gelübde, sagt sie, gelte nur für das, was man ihr nüchtern erzählt. Lange genug hat es auf der Bank noch keiner ausgehalten.
outcome-soc-sister-drinks-passed = Beim elften Glas fängt sie an. Ihr schreibt es aufs Tischtuch und nehmt das Tischtuch mit.
outcome-soc-sister-drinks-failed = Beim siebten beichtet ihr. Sie hat viel Verständnis, und die Flasche war teuer.

tale-soc-bride-in-oilskins = Die Braut im Ölzeug
told-soc-bride-in-oilskins = Dreimal war sie schon an der Kirche, und jedes Mal war die Kirche untergegangen. Nun will sie zum Bräutigam, der in Pellam auf einem Dach wohnt und jeden Abend um sechs winkt. Im Koffer ist die Torte. Den Koffer bitte immer schön gerade.
label-soc-bride-in-oilskins-a = Nach Pellam mitnehmen.
outcome-soc-bride-in-oilskins-a = Im Schlaf zählt sie Wellen, und seekrank wird sie nie.
label-soc-bride-in-oilskins-b = Ihr Glück wünschen.
outcome-soc-bride-in-oilskins-b = Sie dankt und setzt sich auf den Koffer, um auf das nächste Schiff zu warten.

tale-soc-beekeeper = Der Imker
told-soc-beekeeper = Sechs Stöcke in nassem Sackleinen und ein Mann, der nur mit denen spricht. In Skarn, hat er ihnen erzählt, gibt es eine Halde, auf der noch Heide wächst. Sie haben darüber beraten. Sie hätten gern eine Kammer zur stillen Seite, und gepfiffen werden darf nicht.
label-soc-beekeeper-a = Nach Skarn mitnehmen.
outcome-soc-beekeeper-a = Niemand pfeift. Ihr hattet nicht gewusst, wie viel ihr alle pfeift.
label-soc-beekeeper-b = Ablehnen.
outcome-soc-beekeeper-b = Er hebt das Sackleinen und bringt es ihnen schonend bei.

tale-soc-hangman-on-leave = Der Henker auf Urlaub
told-soc-hangman-on-leave = Ein großer, sanfter Mann mit einer kleinen Tasche. Seit elf Jahren habe er keinen Urlaub gehabt, sagt er, und die Leute könnten so kühl sein. In Vesk hat er eine Schwester, die nichts weiß. Er zahlt den vollen Preis und spricht nicht von der Arbeit, außer man fragt.
label-soc-hangman-on-leave-a = Nach Vesk mitnehmen.
outcome-soc-hangman-on-leave-a = Jedem sieht er auf den Hals, nur einmal, und wird rot.
label-soc-hangman-on-leave-b = Sagen, es sei alles belegt.
outcome-soc-hangman-on-leave-b = Er nickt. Das kennt er. Vor eurer Takelage lüftet er den Hut.

tale-soc-boy-with-box = Der Junge mit der Kiste
told-soc-boy-with-box = Neun Jahre vielleicht. Die Kiste ist so lang wie er, mit Glockenseil verschnürt, und er stellt sie nicht ab. Die Schwestern in Ombrey sollen sie haben, sagt er auf, und wer sie bringt, darf sich etwas aus dem Keller aussuchen. Was darin ist, weiß er nicht. Er glaubt, es schläft.
label-soc-boy-with-box-a = Beide nach Ombrey mitnehmen.
outcome-soc-boy-with-box-a = Er schläft im Sitzen, auf ihr. Ab und zu dreht sich die Kiste um.
label-soc-boy-with-box-b = Ihnen ein anderes Schiff suchen.
outcome-soc-boy-with-box-b = Ihr fragt den ganzen Kai entlang. Es dauert; die Kiste ist bekannt.

tale-soc-choirmaster = Der Chorleiter
told-soc-choirmaster = Er hat das absolute Gehör, und es hat ihn zugrunde gerichtet, denn er hört, in welcher Tonart die See steht. Im März ist sie um einen Halbton gesunken. Ehe sie wieder fällt, muss er nach Pellam: Im ertrunkenen Rathaus dort liegt eine Stimmgabel, mit der er ein Wort zu reden hat.
label-soc-choirmaster-a = Nach Pellam mitnehmen.
outcome-soc-choirmaster-a = Bei den Pumpen verzieht er das Gesicht, aber er hält eure Lieder im Ton.
label-soc-choirmaster-b = Ihn weiterschicken.
outcome-soc-choirmaster-b = Er geht den Kai hinunter, die Finger in den Ohren.

tale-soc-tax-inspector = Der Gezeiteninspektor
told-soc-tax-inspector = Mit einer Messlatte ist er von Hafen zu Hafen gereist, und überall hat er die Tide unvorschriftsmäßig gefunden. Er hat es schriftlich. Auf dem Hauptamt in Lanthorn gibt es ein Formular, mit dem man, korrekt ausgefüllt, das Meer zur Stellungnahme auffordern kann.
label-soc-tax-inspector-a = Nach Lanthorn mitnehmen.
outcome-soc-tax-inspector-a = Er besichtigt eure Bilge und ist so gut, nichts zu sagen.
label-soc-tax-inspector-b = Bedauern, ihr fahrt woandershin.
outcome-soc-tax-inspector-b = Auch das trägt er ein.

tale-soc-the-twins = Die Zwillinge
told-soc-the-twins = Zwei alte Damen in einem Umschlagtuch. Sie kamen auf verschiedenen Inseln zur Welt, erklären sie, eine Woche auseinander, von Müttern, die sich nie begegnet sind, und sind trotzdem Zwillinge. In Skarn gibt es eine dritte. Sie beenden einander die Sätze, und seit Kurzem lassen sie dabei Platz für sie.
label-soc-the-twins-a = Nach Skarn mitnehmen.
outcome-soc-the-twins-a = Sie teilen sich Kammer, Koje und Traum und stricken der Mannschaft eine einzige lange Socke.
label-soc-the-twins-b = Zweimal ablehnen.
outcome-soc-the-twins-b = „Schade“, sagt die eine. „Es wäre eine trockene“, sagt die andere und wartet.

tale-soc-dry-woman = Die Frau, die trocken bleibt
told-soc-dry-woman = Auf sie regnet es nicht. Es regnet um sie herum, in der Form einer Frau. Sie will nach Morva, so weit hinaus, wie Schiffe fahren, und sie feilscht nicht. Wo sie auf eurem Deck steht, fangen die Planken an zu dampfen.
label-soc-dry-woman-a = Nach Morva mitnehmen.
outcome-soc-dry-woman-a = Die Leute hängen ihre Wäsche in ihrer Nähe auf. Sie scheint nichts dagegen zu haben.
label-soc-dry-woman-b = Lieber nicht.
outcome-soc-dry-woman-b = Sie nickt, als wäre das die richtige Antwort gewesen, und geht jemand anderen fragen.

tale-c01-opening = Die Glocke im Netz
told-c01-opening = Das Netz ist schwer. Darin liegt eine Glocke aus Bronze, keine Seepocke daran, und warm wie eine Katze. Der Steuermann schwört, er habe schon größere gesehen, und sie läutet. Er schwört, es sei seine eigene gewesen; sie läutet wieder. Sie läutet, so findet ihr heraus, sooft an Bord jemand lügt.
label-c01-opening-a = Auf dem Achterdeck aufhängen.
outcome-c01-opening-a = Am Abend wisst ihr, wer den Branntwein getrunken hat, und noch einiges mehr.
label-c01-opening-b = In Segeltuch wickeln und verstauen.
outcome-c01-opening-b = Im Laderaum läutet sie weiter, gedämpft, meist zu den Mahlzeiten.
label-c01-opening-c = Zurückwerfen.
outcome-c01-opening-c = Läutend sinkt sie hinab. Es macht euch nichts aus, da seid ihr euch alle einig, und von unten hört ihr sie noch einmal.

tale-c01-journey = Die Verhandlung
told-c01-journey = Kaum habt ihr festgemacht, kommen drei Richter in Ölzeug den Kai herunter. Um zwölf soll ein Mann hängen, auf das Wort eines einzigen Zeugen. Der ganze Hafen ist krank davon, und die Richter können einander nicht ansehen.
memory-c01-journey-a = Sie haben eure Glocke gehört, übers Wasser, den ganzen Weg herein. Ob man sie borgen dürfe?
memory-c01-journey-b = Wer ihnen verraten hat, was in eurem Laderaum liegt, sagen sie nicht. Aus dem Laderaum kommt ein dumpfer Schlag.
label-c01-journey-a = Dem Gericht die Glocke leihen.
outcome-c01-journey-a = Sie läutet, noch ehe der Zeuge seinen Namen zu Ende gesagt hat. Der Mann kommt frei, und das Gericht, tief beschämt, öffnet euch seine Akten.
label-c01-journey-b = Sagen, ihr habt keine Glocke.
outcome-c01-journey-b = Sie läutet. Die Richter sind so gut und lachen. Die Freunde des Zeugen lachen nicht und drängen euch eine Börse auf, damit ihr sofort ablegt.

tale-c01-epilogue = Der älteste Lügner
told-c01-epilogue = In einer Nacht ohne Wind beginnt die Glocke zu läuten und hört nicht mehr auf, obwohl seit einer Stunde keiner gesprochen hat. Ihr geht durchs Schiff, von einem zum andern. Es ist niemand von euch. Unter dem Kiel lügt etwas, leise, ohne Luft zu holen.
outcome-c01-epilogue-a = Vor Gericht habt ihr gesehen, wie man das macht. Ihr stellt eine Frage nach der andern, und die Glocke sagt euch, welche Antwort gilt. Gegen Morgen springt sie vom Rand bis zur Krone, wie jemand, der zu lange gelacht hat.
outcome-c01-epilogue-b = Mit bezahlten Lügen kennt ihr euch aus. Ihr bietet für die Wahrheit, und zwar mehr; das hat noch keiner getan, und es rührt ihn. Was er heraufschickt, ist in Tang gewickelt, und die Glocke schweigt.

tale-c02-opening = Das Logbuch von morgen
told-c02-opening = In einem Beutel aus Öltuch treibt ein Logbuch vorbei. Die Handschrift ist eure, samt den Klecksen. Der erste Eintrag trägt das Datum von morgen: „Leichte Brise, Regen. Ein Logbuch aufgefischt. Meinungen geteilt.“ Danach kommen elf weitere Einträge, und dann nur noch leeres Papier.
label-c02-opening-a = Bis zum Ende lesen.
outcome-c02-opening-a = Der letzte Eintrag ist in fremder Schrift und lautet nur: „Schönes Wetter.“ Es wäre euch lieber, er täte es nicht.
label-c02-opening-b = Jeden Tag eine Seite lesen.
outcome-c02-opening-b = Mit dem Regen hat es recht. Mit dem Brot auch. Ihr fangt an, euch auf die Abende zu freuen.
label-c02-opening-c = Verbrennen.
outcome-c02-opening-c = Es brennt lange, und eine Seite brennt nicht. Ihr lest sie nicht. Darauf steht: „Log verbrannt.“

tale-c02-journey = Der Fremde
told-c02-journey = Der elfte Tag. Im Buch stehen zwölf Uhr, eine Peilung und drei Wörter: „Mit Fremdem gesprochen.“ Um zwölf Uhr liegt in dieser Peilung ein Boot, darin jemand mit dem Rücken zu euch, der schreibt.
memory-c02-journey-a = Ihr wisst, was auf der nächsten Seite steht. Ihr habt nicht geschlafen.
memory-c02-journey-b = Die Seite von morgen ist ungelesen. Ihr habt euch euer Wort gegeben und es gehalten.
label-c02-journey-a = Ihn ansprechen.
outcome-c02-journey-a = Das Gesicht, das sich umdreht, ist das des Kapitäns. „Ihr seid zu früh“, sagt es und reißt euch eine Seite heraus; sie reißt schief, und es kommt Blut.
label-c02-journey-b = Wortlos weitersegeln.
outcome-c02-journey-b = Das steht nicht im Buch. Hinter euch hält die Feder inne, und dann wird hastig etwas durchgestrichen.

tale-c02-epilogue = Leeres Papier
told-c02-epilogue = Ihr seid beim leeren Papier angekommen. Zum ersten Mal seit Wochen weiß keiner, was morgen sein wird, und die Leute stehen herum wie Kinder nach der Schule. Die Feder ist nass. Irgendwer muss die nächste Zeile schreiben, und sehr wahrscheinlich kommt es dann so.
outcome-c02-epilogue-a = Ihr habt die Seite des Fremden zum Abschreiben. Ihr schreibt sie ab, mit einer Verbesserung, und die Tinte nimmt an.
outcome-c02-epilogue-b = Niemand hat euch gesagt, was ihr schreiben sollt. Also schreibt ihr: „Regen lässt nach. Alle wohlauf.“ Ihr lest es noch einmal und unterstreicht „alle“.

tale-c03-opening = Ein Brief an niemanden
told-c03-opening = Seit dreißig Jahren liegt bei der Posthalterin ein Brief, weil keine Adresse darauf steht. Nehmt ihn mal in die Hand, sagt sie. An manchen Tagen ist er schwerer als an andern, und bei diesem Wetter neigt er sich zum Fenster wie eine Pflanze. Sie wäre so froh, wenn er ankäme.
label-c03-opening-a = Verschlossen mitnehmen.
outcome-c03-opening-a = Ihr hängt ihn an einen Nagel über dem Kartentisch. Am Morgen hat er sich zum Bug gedreht.
label-c03-opening-b = Über Dampf öffnen.
outcome-c03-opening-b = Ein Blatt, leer und feucht. Es riecht nach einem Haus, in dem ihr einmal gewohnt habt. Ihr klebt ihn zu und kommt euch vor wie Diebe.
label-c03-opening-c = Bei ihr lassen.
outcome-c03-opening-c = Sie legt ihn ins Regal zurück. Er neigt sich.

tale-c03-journey = Eine halbe Meile an Steuerbord
told-c03-journey = So weit hat sich der Brief geneigt, dass er sich vom Nagel reißt und über den Kartentisch rutscht, bis an die Kante. Hinter dieser Kante, eine halbe Meile entfernt, liegt ein Ruderboot, darin steht ein Briefkasten, und an den Riemen sitzt niemand.
memory-c03-journey-a = Das Siegel ist ganz, und warm.
memory-c03-journey-b = Der Leim hat nicht gehalten. Beim Rutschen flattert er, wie etwas, das außer Atem ist.
label-c03-journey-a = Einwerfen.
outcome-c03-journey-a = Die Klappe nimmt eine Hand gleich mit, bis zum Ellbogen, und gibt sie zurück, mit Quittung.
label-c03-journey-b = Auf die Leerung warten.
outcome-c03-journey-b = In der Dämmerung kommt ein Postbote übers Wasser gegangen, leert den Kasten und sieht den Packen durch. „Für euch“, sagt er und reicht euch euren eigenen Brief. Jetzt steht eine Adresse darauf.

tale-c03-epilogue = Mit der Abendpost
told-c03-epilogue = Es ist ein Brief für euch da. Die Posthalterin hält ihn mit gestrecktem Arm; er kam mit der Abendpost, sagt sie, und der Absender steht seit dreißig Jahren unter Wasser. Sie wäre gern dabei, wenn ihr ihn aufmacht. Sie hat Tee gekocht.
outcome-c03-epilogue-a = Er beantwortet, Punkt für Punkt, einen Brief, den ihr nie geschrieben habt. Auf der dritten Seite wisst ihr, was ihr gefragt haben müsst.
outcome-c03-epilogue-b = Es ist das Blatt, das ihr den ganzen Weg getragen habt, und leer ist es nicht mehr: ein Haus, von einem Kind gezeichnet, mitsamt dem Keller; und in die Ecke geklebt ist der Schlüssel.

tale-c04-opening = Der Bruder des Kochs
told-c04-opening = In der Tür der Schenke bleibt euer Koch stehen. Am Ende der Theke sitzt sein Bruder, der vor sieben Jahren mit der „Constance“ untergegangen ist. Er tropft, gleichmäßig, in eine eigene Pfütze. Älter geworden ist er nicht. Anschreiben lassen hat er, so lang wie euer Arm.
label-c04-opening-a = Die Zeche zahlen und ihn mitnehmen (4 Münzen).
outcome-c04-opening-a = Er gibt reihum die Hand. Es ist, als bekäme man einen Fisch gereicht.
label-c04-opening-b = Ihm eine Münze hinlegen und gehen.
outcome-c04-opening-b = Der Koch legt sie auf die Theke und sieht sich nicht um. In der Gasse gehen nasse Schritte hinter euch her und halten Abstand.

tale-c04-journey = Frischer Fisch
told-c04-journey = Seit Jahren habt ihr nicht so gut gegessen. Jeden Morgen liegt Fisch auf der Schwelle der Kombüse, von Sorten, die der Koch nachschlagen muss. Jetzt bittet der Bruder um einen Gefallen. Da unten in der „Constance“, sagt er, seien noch andere, die gern eine Weile heraufkämen.
memory-c04-journey-a = Er sagt es aus dem Kettenkasten, wo er den Tag über sitzt, das Wasser bis zur Brust.
memory-c04-journey-b = Er sagt es vom Wasser aus, am Rand des Laternenlichts. Der Koch lässt seit Tagen die Leiter hängen.
label-c04-journey-a = Die Boote für sie zu Wasser lassen.
outcome-c04-journey-a = Neun kommen herauf. Acht davon wollen nur den Himmel sehen.
label-c04-journey-b = Freundlich ablehnen.
outcome-c04-journey-b = Er nickt. Fragen musste er. Er gibt dem Koch etwas zum Aufheben.

tale-c04-epilogue = Ein Zimmer in Wassernähe
told-c04-epilogue = Hier würde der Bruder gern an Land gehen. Er habe ein Zimmer gefunden, sagt er, nah am Wasser; genau genommen knapp darunter. Der Koch trägt ihm die Tasche die Stufen hinab, so weit sie trocken sind, und bleibt dann eine ganze Weile stehen, die Hand erhoben.
outcome-c04-epilogue-a = Auf dem Kai stehen im Regen acht Kameraden, die Gesichter zum Himmel. Jeder sagt euch das eine, was er auf dem Weg nach unten gesehen hat.
outcome-c04-epilogue-b = „Ihr habt recht gehabt“, sagt der Bruder zum Abschied. „Heimgegangen wären sie nicht mehr.“ In der Kombüse, unter dem Mehl, hat er die Heuer von sieben Jahren gelassen.

tale-c05-opening = Der Leuchtturm, der ging
told-c05-opening = Hier dürfte kein Leuchtturm sein. Er steht ein wenig schief auf drei eisernen Beinen, und von jedem Bein führt eine Reihe tiefer, runder Abdrücke zurück in die Brandung. Die Tür ist offen. Oben in der Lampenstube ist alles poliert, und der Docht hat nie gebrannt.
label-c05-opening-a = Ihn anzünden.
outcome-c05-opening-a = Der Strahl fällt aufs Meer, zittert, wird ruhig. Unter euch lässt etwas Großes den Atem los.
label-c05-opening-b = Die Linse ausbauen.
outcome-c05-opening-b = Durch sie liest sich der Meeresgrund wie gedruckt. Als ihr fortrudert, beugt der Turm sich euch nach, wie einer, der in seinen Taschen nach der Brille sucht.

tale-c05-journey = Neunzig Faden
told-c05-journey = Voraus im Dunst, wo eure Karte neunzig Faden angibt, watet der Leuchtturm. Die See geht ihm bis an die Galerie. Er macht einen Schritt, wartet, macht den nächsten, wie man im Dunkeln geht, wenn irgendwo die Treppe kommen muss.
memory-c05-journey-a = Er brennt, wie ihr ihn verlassen habt, und als er euch sieht, nickt er zweimal mit dem Licht.
memory-c05-journey-b = Er ist dunkel. Mit einem Bein tastet er vor sich her, und er hat euch gehört.
label-c05-journey-a = In seinen Windschatten laufen.
outcome-c05-journey-a = Kann er sehen, so geht er die ganze Nacht vor euch her, und die Seen brechen sich an ihm. Kann er es nicht, so tut es ihm leid um den Bugspriet.
label-c05-journey-b = Abstand halten und peilen.
outcome-c05-journey-b = Ihr seht ihm nach bis zum Horizont und vermerkt jede Stelle, auf die er den Fuß gesetzt hat.

tale-c05-epilogue = So weit der Boden reicht
told-c05-epilogue = Zum letzten Mal trefft ihr ihn am Rand der Tiefe, auf seinen drei Beinen zusammengeklappt wie ein Kamel, die Galerie gerade überspült. Weiter ging es nicht, hier hört der Boden auf. Jemand wird ein Boot zu Wasser lassen müssen.
outcome-c05-epilogue-a = Ihr rudert hinüber und füllt die Lampe. Er kennt eure Stimmen. In diesem Licht seht ihr eine Stunde lang bis ganz hinunter.
outcome-c05-epilogue-b = Ihr habt seinen ganzen Weg auf Papier. Einmal rudert ihr um ihn herum, die Hüte ab, und zieht den letzten Strich: Hier hat das Meer ein Ende, und dort hat es keins.

tale-c06-opening = Das Ei
told-c06-opening = Im Krater liegt ein Ei, so groß wie ein Rumfass, grau gesprenkelt. Legt man das Ohr daran, schlägt ein Herz, langsam wie eine Pumpe. Jemand von euch hustet. Einen Augenblick später hustet es von innen.
label-c06-opening-a = An Bord nehmen.
outcome-c06-opening-a = Ihr rollt es über eine Planke hinauf. Der Zimmermann baut ihm eine Wiege, und der Koch hat zu stricken begonnen.
label-c06-opening-b = Tiefer eingraben und die Spuren verwischen.
outcome-c06-opening-b = Ihr häuft warmen Sand darauf, mannshoch. Im Fortgehen hört ihr ein kleines Husten, als wäre jemand gern gefragt worden.

tale-c06-journey = Gesellschaft
told-c06-journey = Seit Tagesanbruch hält sich etwas unter eurem Kiel, eine Kabellänge lang. Es tut nichts. Nur ab und zu steigt es höher, bis das Wasser sich buckelt und abläuft, sieht euch mit einem Auge an und hustet.
memory-c06-journey-a = Im Laderaum hustet etwas zurück, und die Schale macht „knack“.
memory-c06-journey-b = Es schnuppert an euren Booten, am Ruder, am Sand in den Ankerflunken. Es weiß, wo ihr wart.
label-c06-journey-a = Husten.
outcome-c06-journey-a = Es folgt eine Stille von der Art, in der Dinge entschieden werden. Dann kommt es unter den Kiel, sehr vorsichtig, und trägt euch.
label-c06-journey-b = Die Geschütze ausrennen und nicht feuern.
outcome-c06-journey-b = Es weiß, was Geschütze sind. Es lässt sich zurückfallen; fort geht es nicht.

tale-c06-epilogue = Die Lange und das Kurze
told-c06-epilogue = Aus dem Regen kommen zwei, eine Lange und ein Kurzes, das noch keinen geraden Kurs halten kann. Die Lange bleibt in einigem Abstand. Das Kurze hat euch gesehen, hat einen Einfall gehabt und ist schon unterwegs.
outcome-c06-epilogue-a = Es sperrt ein Maul auf wie eine Kellertür und legt euch etwas aufs Deck, behutsam, wie eine Katze einen Vogel, hustet und wartet, dass man es lobt.
outcome-c06-epilogue-b = Es sieht die Geschütze und dreht ab, und die Lange zieht in Lee vorüber, ohne einen Blick. In ihrem Kielwasser ist die See leer von allem, was euch gejagt hat.

tale-c07-opening = Die Schulden eines Toten
told-c07-opening = Der Anwalt ist euch von Kai zu Kai gefolgt. Kapitän Osric Pell, den ihr nie gesehen habt, hat euch als Erben eingesetzt. Es gibt einen Nachlass: ein Wrack, Position bekannt. Es gibt auch Schulden. Er entrollt sie; sie reichen bis zur Tür, die ihnen jemand aufhält.
label-c07-opening-a = Das Erbe annehmen.
outcome-c07-opening-a = Ihr unterschreibt vierzigmal. Er löscht jede Unterschrift ab und lächelt nicht.
label-c07-opening-b = Ausschlagen.
outcome-c07-opening-b = Er verneigt sich. „Besuchen wird man euch dennoch. Die Leute besinnen sich, hat man festgestellt.“ Er lässt seine Karte da und eine Abschrift des Inventars.

tale-c07-journey = Der Kutter
told-c07-journey = Ein schwarzer Kutter kommt längsseits, sehr ordentlich, bemannt mit Schreibern. Der mit der Schärpe verliest den Namen von Kapitän Pell und eine Summe. Es ist mehr Geld, als es gibt.
memory-c07-journey-a = Eure vierzig Unterschriften liegen bei den Akten. Er dreht die Mappe um, damit ihr sie bewundern könnt.
memory-c07-journey-b = Ihr seid nicht die Erben, erklärt ihr. „Noch nicht“, räumt er ein und mustert eure Segel.
label-c07-journey-a = Eine Anzahlung leisten (5 Münzen).
outcome-c07-journey-a = Er zählt nach und schreibt eine Quittung, und auf die Rückseite der Quittung, mit Bleistift, eine Peilung.
label-c07-journey-b = Das Original verlangen.
outcome-c07-journey-b = Da müssen sie suchen. Sie suchen mit Brecheisen.

tale-c07-epilogue = Der Nachlass
told-c07-epilogue = Das Wrack liegt, wo es den Papieren nach liegen soll, auf der Seite am Strand, kerngesund. In der Kajüte, am schrägen Pult, sitzt Kapitän Pell, seit neun Jahren tot, und addiert. Er sieht sich nicht um. Einer von euch hält die Laterne, der andere geht hinein.
outcome-c07-epilogue-a = Ihr legt ihm die Quittung hin. Er liest. Er legt die Feder weg, und es dauert, bis er die Hand geöffnet hat. Unter der Hand steht die Zahlenfolge für den Tresor.
outcome-c07-epilogue-b = Ihr legt ihm das Original hin, in Stücken. Er findet die Klausel, die alle übersehen haben, und zum ersten Mal seit neun Jahren lacht er.

tale-c08-opening = Das Mädchen im Krähennest
told-c08-opening = Im Krähennest schläft ein Kind. Niemand hat es an Bord gebracht. Auf die Frage, wie lange es schon da oben ist, denkt es nach und sagt: seit bevor das ein Schiff war. Früher gab es hier Eichhörnchen.
label-c08-opening-a = Sie oben lassen.
outcome-c08-opening-a = Sie bindet sich fest wie eine Alte und ruft das Wetter herunter, eine Stunde, ehe es da ist.
label-c08-opening-b = Sie ins Warme holen.
outcome-c08-opening-b = Sie trinkt Kakao und lässt nasses Laub auf der Bank zurück. Nachts knarrt der Mast, als suchte er etwas.

tale-c08-journey = Ein gutes Stück Holz
told-c08-journey = Im Hafen bleiben die Leute stehen und starren zu eurem Großmast hinauf. Er treibt aus. Ein Holzhändler kommt, den Hut in der Hand, und nennt einen Preis, bei dem der Zahlmeister sich setzen muss.
memory-c08-journey-a = Sie sitzt zwischen den Knospen und baumelt mit den Beinen. Den Preis hat sie gehört.
memory-c08-journey-b = Sie steht an der Reling mit ihrer Tasse und sieht hinauf wie jemand, der seinen Namen rufen hört.
label-c08-journey-a = Den Mast verkaufen.
outcome-c08-journey-a = Er sägt einen Tag lang. Sie geht den Kai hinunter, dorthin, wo Erde ist, und hinkt erst, als sie glaubt, dass ihr sie nicht mehr seht.
label-c08-journey-b = Den Mann fortschicken.
outcome-c08-journey-b = Zweimal erhöht er sein Gebot. In der Nacht gehen die Knospen auf, und im ganzen Schiff schließen sich die Nähte.

tale-c08-epilogue = Laub
told-c08-epilogue = Auf einem Felsen, nicht größer als eine Scheune, steht ein Baum, der erste mit Laub, den ihr seit Jahren seht. Unter ihm regnet es nicht. Für eine Schiffsmannschaft ist Platz, wenn man zusammenrückt.
outcome-c08-epilogue-a = Tief unten hat er eine Narbe, in Form und Größe genau wie eure Mastspur. Sie sitzt in der Astgabel und sieht euch streng an. Dann rückt sie.
outcome-c08-epilogue-b = Euer Mast neigt sich zu ihm hin. Aus dem Krähennest sagt eine Stimme danke, und dann ist es leer, und da sind Eichhörnchen.

tale-c09-opening = Die Malerin des trockenen Landes
told-c09-opening = Sie malt Dörfer, und eine Woche später ertrinken sie. Die Leute wechseln die Straßenseite. Sie habe es mit schlechten Bildern versucht, erzählt sie, aber auch die gingen unter, nur schief. Jetzt möchte sie etwas malen, das schwimmt, und hat dabei euer Schiff im Auge.
label-c09-opening-a = Sie das Schiff malen lassen.
outcome-c09-opening-a = Gut getroffen, nur liegt es ein wenig tief im Wasser.
label-c09-opening-b = Sie bitten, den Regen zu malen.
outcome-c09-opening-b = Sie starrt euch an. Das hat noch keiner gewollt. Dann geht sie und kauft alles Grau in der Stadt auf.
label-c09-opening-c = Die Straßenseite wechseln.
outcome-c09-opening-c = Ihr wärt sehr gut getroffen worden.

tale-c09-journey = Nachporto
told-c09-journey = Im Hafenamt liegt ein Paket, in Sackleinen, so hoch wie eine Tür. Zwei Münzen sind darauf zu zahlen. Ihr zahlt, tragt es an Bord und wickelt es in der Kajüte aus, den Rücken zum Licht.
memory-c09-journey-a = Es ist noch einmal euer Schiff, aus dem Gedächtnis. Am Ruder steht eine Gestalt, die keiner von euch kennt.
memory-c09-journey-b = Es ist der Regen, neun Fuß davon. Geht man nah heran, ist eine Gestalt darin, weit hinten, zu Fuß.
label-c09-journey-a = Aufhängen.
outcome-c09-journey-a = An manchen Tagen ist die Gestalt näher. Fragt man sie etwas, so zeigt sie.
label-c09-journey-b = Übermalen.
outcome-c09-journey-b = Zwei Anstriche Schiffsweiß. Um Mitternacht ist die Gestalt durchgekommen, verärgert, den Pinsel in der Hand; aber sie geht jetzt in die andere Richtung.

tale-c09-epilogue = Gelb
told-c09-epilogue = Sie ist gestorben, sagt die Wirtin, im Bett und knochentrocken. Das letzte Bild sollt ihr bekommen. Es ist das Meer, ohne Regen darauf, und oben läuft ein Streifen in einer Farbe, die im ganzen Haus niemand benennen kann.
outcome-c09-epilogue-a = Eure Gestalt ist darin, klein, auf dem Gelb, und hat sich endlich hingesetzt. Ihr kennt diese Küste. Seit Wochen zeigt sie dorthin.
outcome-c09-epilogue-b = In einer Ecke hat sie eine Handbreit weiß gelassen, euer Weiß, dazu einen Pinsel. Ihr malt euch hinein. Es dauert den ganzen Abend, und ihr seid recht gut getroffen.

tale-c10-opening = Der letzte Apfel
told-c10-opening = Unter dem Felsen ist ein Keller, und der Keller ist trocken, ehrlich und durch und durch. In der Mitte steht ein Apfelbaum, nicht höher als ein Kind, und am Baum hängt ein Apfel. Daneben erwacht ein alter Mann mit einer Muskete und sagt, ansehen dürft ihr ihn.
label-c10-opening-a = Um den Apfel bitten.
outcome-c10-opening-a = Er weint und reibt ihn am Ärmel blank und bittet nur, dass er irgendwo liegt, wo man ihn sehen kann.
label-c10-opening-b = Um einen Steckling bitten.
outcome-c10-opening-b = Er sucht den Zweig selbst aus und erklärt euch zwei Stunden lang, wie man ihn hält. Er erklärt euch auch anderes.

tale-c10-journey = Die Hüte in der Hand
told-c10-journey = Nach einer Stunde weiß es der ganze Hafen. Am Abend steht auf dem Kai eine Menge, still, die Hüte in der Hand. Keiner drängelt. Man möchte keine Umstände machen.
memory-c10-journey-a = Es soll einen Apfel geben. Die meisten haben ein Kind mitgebracht, um ihn ihm zu zeigen.
memory-c10-journey-b = Es soll einen Zweig geben mit einem Blatt daran. Eine alte Frau fragt, ob sie einmal riechen darf.
label-c10-journey-a = Sie an Bord lassen, einen nach dem andern.
outcome-c10-journey-a = Es dauert die ganze Nacht, und keiner rührt etwas an. Am Morgen liegt ein Haufen auf der Luke: was sie entbehren konnten.
label-c10-journey-b = Alles der Universität übergeben.
outcome-c10-journey-b = Sie haben ein Glashaus, einen Ausschuss und, wie sich zeigt, eine sehr dicke Akte über den letzten trockenen Sommer.

tale-c10-epilogue = Ein Viereck fast nichts
told-c10-epilogue = Am Rand des Hafens hat jemand ein Viereck fast nichts eingezäunt. Ihr schaut hinüber. Es ist Erde, in Eimern hergetragen, und in der Erde sind grüne Spitzen, etwa so lang wie ein Fingernagel.
outcome-c10-epilogue-a = Neun. An jeder steckt ein Stöckchen mit einem Kindernamen, und bei jedem Stöckchen steht das Kind und hält Wache gegen Ziegen. Sie haben für euch gesammelt.
outcome-c10-epilogue-b = Eine, mit zwei Professoren und drei Verbotsschildern. Es geht ihr gut. Die Akte liegt für euch bereit, ins Reine geschrieben.

tale-c11-opening = Die tote Wache
told-c11-opening = Um acht Glasen in der Hundewache kommen Seeleute von unten herauf, die ihr nicht kennt, durchnässt, grüßen und lösen euch ab, an Ruder und Brassen. Sie verstehen ihr Handwerk. Dem am Ruder sitzt ein Krebs im Kragen.
label-c11-opening-a = Ihnen die Wache lassen.
outcome-c11-opening-a = Ihr schlaft wie seit Monaten nicht. Am Morgen ist das Schiff ein gutes Stück weiter, und geschrubbt.
label-c11-opening-b = Sie von Deck weisen.
outcome-c11-opening-b = Gekränkt sehen sie einander an und steigen über die Reling, dem Rang nach. Einer lässt seine Papiere liegen.

tale-c11-journey = Beschwerden
told-c11-journey = Zwei Glasen. Da sind sie wieder, und diesmal hat ihr Bootsmann ein Blatt Papier. Die Tinte ist verlaufen, aber die Hauptpunkte sind klar: kein Rum, keine Heuer, kein Begräbnis. Sie sind elf. Sie stehen stramm und tropfen.
memory-c11-journey-a = Elf Wachen haben sie für euch gestanden. Man hat es ausgerechnet.
memory-c11-journey-b = Sie sind den Kiel entlanggekommen, Hand über Hand, die ganze Zeit. Sie möchten nur, sagt der Bootsmann, dass man sie fragt.
label-c11-journey-a = Sie ordentlich bestatten.
outcome-c11-journey-a = Elfmal lest ihr die Worte. Bei jedem Namen steigt einer über die Reling, und es platscht nicht.
label-c11-journey-b = Sie anmustern (3 Münzen).
outcome-c11-journey-b = Sie machen ihre Kreuze. Einer kann buchstabieren.

tale-c11-epilogue = Elf zu wenig
told-c11-epilogue = Das Wesen, das die Ertrunkenen einsammelt, kommt herauf, um nachzusehen, warum ihm elf fehlen. Es ragt weit aus dem Wasser, und eine Menge davon ist noch unten. Zornig wirkt es nicht. Es scheint zu zählen.
outcome-c11-epilogue-a = Ihr haltet das Log hoch: elf Namen, Ort, Tag und die Worte, die gesprochen wurden. Es liest langsam. Dann senkt es den Kopf, wie man das tut, und geht den Weg zurück, den es kam; und diesen Weg habt ihr gesehen.
outcome-c11-epilogue-b = Eure Nachtwache tritt an der Reling an, die Entermesser blank, tropfend. Sie haben unterschrieben, sagt der, der buchstabieren kann. Es sieht von ihnen zu euch und legt hin, was es in der Hand hielt.

tale-c12-opening = Das ertrunkene Parlament
told-c12-opening = Bei Niedrigwasser ragt ein Rathaus aus dem Meer, und der Rat tagt, das Wasser bis zum Kinn. Zur Abstimmung steht der Antrag, die Flut zu vertagen. Seit neunzig Jahren steht es unentschieden, elf zu elf, und eben hat der Vorsitzende euch hereinkommen sehen.
label-c12-opening-a = Dafür stimmen.
outcome-c12-opening-a = Angenommen! Man jubelt, und es blubbert sehr. Ein Schreiber notiert eure Namen.
label-c12-opening-b = Dagegen stimmen, zur Geschäftsordnung.
outcome-c12-opening-b = Tumult. Aber ein Herr mit Aalen in der Perücke dankt euch: Neunzig Jahre hat er auf jemanden gewartet, der das Ding einmal liest.

tale-c12-journey = Persönlich zuzustellen
told-c12-journey = Ein Schreiber, nass bis zum Hut, hält euch auf der Straße an und überreicht einen Umschlag. Es ist der Beschluss des Rates, in elffacher Ausfertigung. Er ist der betroffenen Partei zuzustellen, persönlich, und zwar durch euch.
memory-c12-journey-a = „Beschlossen: Die Flut wird vertagt.“ Darunter stehen eure Namen.
memory-c12-journey-b = „Beschlossen: Der Sache wird nachgegangen.“ Nachgehen sollt offenbar ihr.
label-c12-journey-a = Den Auftrag annehmen.
outcome-c12-journey-a = Ihr erhaltet eine Schärpe und eine Zulage, von der eine kleine Katze leben könnte.
label-c12-journey-b = Alles den Hafenanwälten geben.
outcome-c12-journey-b = Sie fallen darüber her wie Möwen. Bis zum Mittag gibt es neun Einsprüche, und im Archiv hat man Dinge gefunden, die niemand aufheben wollte.

tale-c12-epilogue = Die betroffene Partei
told-c12-epilogue = Ihr stellt zu, über die Reling, an der tiefsten Lotung eurer Karte, an einen Stein gebunden, mit lauter, klarer Stimme. Eine Stunde lang geschieht nichts. Dann wird das Meer still, wie ein Zimmer, in das jemand eingetreten ist.
outcome-c12-epilogue-a = Eine Antwort steigt auf, auf Schiefer, in Großbuchstaben. Die betroffene Partei ersucht um Aufschub.
outcome-c12-epilogue-b = Eine Antwort steigt auf, auf Schiefer, in Großbuchstaben. Die betroffene Partei fügt sämtliche Unterlagen bei.
