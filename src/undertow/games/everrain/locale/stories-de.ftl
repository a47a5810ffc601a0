### The Everrain: what enemies, elders, shellbacks, guns, endings and moments tell. German.

## Enemies

story-enemy-stowaway = Er trägt eure gute Decke. Er zittert nicht mehr.
story-enemy-bailiff = Er klopft, obwohl die Tür offen steht, und verliest, was ihr wert seid.
story-enemy-chorister = Ein Stimmchen, einen halben Takt zu spät. Es wartet, dass ihr einfallt.
story-enemy-hundredling = Nicht länger als ein Mensch und noch nicht fertig. Er tastet an der Reling nach dem Rest von sich.
story-enemy-empty-ship = Alle Lampen an, alle Kojen gemacht. Auf einem Kissen liegt ein Kärtchen mit eurem Namen.
story-enemy-drip = Eine Pfütze, die noch weiß, dass sie einmal jemand war. Immer fast weg.
story-enemy-barnacled = Euer Beruf, euer Rang, euer Alter, nur überwachsen. Er flickt nichts und nimmt alles auseinander.
story-enemy-gutterling = Kommt durch die Speigatten, geht mit dem Wechselgeld.
story-enemy-gullwife = Sie beißt nicht. Sie schreit, aus nächster Nähe, Dinge, die stimmen.
story-enemy-net-widow = Sie flickt dasselbe Netz, seit man ihn brachte. Es ist noch Platz darin.
story-enemy-tallow-man = Brennt an beiden Enden und achtet nicht darauf, wer danebensteht.
story-enemy-eel-sergeant = Einer von ihm ist schlimm. Schlimmer ist, was er den andern sagt.
story-enemy-lampmouth = Ein warmes Licht auf dunklem Deck. Einer unter Deck steht immer auf und sieht nach.
story-enemy-drowned-admiral = Er gibt Gegenbefehl. Es dauert einen Moment, bis man wieder weiß, dass man nicht gehorchen muss.
story-enemy-anchorite = Ein Einsiedler vom Meeresgrund, an sein Gelübde gekettet. Wo er niederkniet, bleibt das Schiff stehen.
story-enemy-belfry-crab = Die Glocke wurde ihm zu eng, da zog er in den Turm. Er schlägt die Stunden auf dem, was gerade da ist.
story-enemy-tide-bride = Sie kommt zu spät zu ihrer Hochzeit und bringt die Brautjungfern mit.
story-enemy-customs-hulk = Sie schwimmt streng genommen nicht mehr; ihre Akten tragen sie.
story-enemy-ropewalker = Kein Rumpf, nur Takelage, und in jedem Knoten jemand.
story-enemy-choir-barge = Vierzig Bässe, verankert an der Kehle.
story-enemy-lantern-galley = Von Motten gerudert. Sie fährt dahin, wo Licht ist, und das seid ihr.
story-enemy-bone-galleon = Von innen nach außen gebaut, und zwar von dem, was drinnen war.
story-enemy-flood-flagship = Wo es vorbeifährt, holt man die Flaggen ein; sie bleiben unten.

## Elders

story-elder-landlord = Er ist nicht zornig. Er war sehr lange geduldig, und die Häfen sind im Rückstand.
story-elder-hundredfathom = Etwas so Langes hat kein Vorne. Wo immer man daran entlangsieht, sieht es zurück.
story-elder-unsung = Ein Choral, den niemand zu beenden wagte. Jetzt will sie den Schluss hören.

## Shellbacks

story-crew-marthe = Marthe hat viermal dieselbe Küste vermessen, und nie war sie da.
story-crew-teasel = Teasel hört man bis ins nächste Kirchspiel, man hat ihn gebeten, es zu lassen.
story-crew-aubrin = Aubrin verließ das Kloster durchs Fenster, mitsamt den Leuchtern.
story-crew-corvane = Corvane hört nichts mehr, seit die Pulverkammer hochging, und ist seither glücklich.
story-crew-nacht = Nacht ist Doktor von irgendetwas.
story-crew-ferrow = Ferrow war nie hier, und ihr habt es nicht von ihm.
story-crew-yusra = Yusra steuert nach dem Geschmack der Gischt und sagt, das sei nur Übung.
story-crew-wick = Wick ist seit vierzig Jahren zwölf und möchte nicht darauf angesprochen werden.

## Guns

story-upgrade-old-swivels = Sie waren beim Schiff dabei. Der Lärm auch.
story-upgrade-demi-culverins = Auch eine halbe Schlange hat einen ganzen Kopf.
story-upgrade-carronades = Für Gespräche, die weit genug gegangen sind.
story-upgrade-long-nines = Geduldige Rohre. Sie sehen gern erst lange hin.
story-upgrade-full-broadside = Alles auf einmal, und danach wird gefegt.
story-upgrade-langrage = Nägel, Scharniere, Besteck. Irgendwem fehlen jetzt die Löffel.
story-upgrade-bow-chasers = Sie taugen ebenso gut dazu, gejagt zu werden.
story-upgrade-stern-petard = Ihr grüßt zuerst. Das ist die ganze Kunst.
story-upgrade-mortar = Es geht hinauf. Es kommt herunter. Dazwischen sind alle gleich.

## Endings

story-ending-discovery = Um sechs Uhr früh ist es still. Keiner jubelt. Jemand hält die Hand über die Reling und zieht sie trocken zurück; dann hängt jemand ein Hemd an die Rah, dann hängen alle.
story-ending-agenda = Die Bücher sind geschlossen; es waren nicht eure. Die letzte Karte hat keinen Rand mehr, nur noch Wasser, sauber gezeichnet. Ihr pumpt weiter, weil ihr Wache habt.
story-ending-elder_landlord = Das Licht geht aus, zum ersten Mal seit neunzig Jahren. Wo die Stadt war, steht eine Tür im Wasser. Jemand zieht sie von innen zu, leise, als schliefen drinnen Kinder.
story-ending-elder_hundredfathom = Zwei Schiffslaternen sinken nebeneinander und brennen noch lange. Die Lotleine läuft über die Reling aus. Niemand gibt ihr nach.
story-ending-elder_unsung = Die dritte Strophe kennen alle. In jedem Hafen legen sie hin, was sie in der Hand haben, und stehen auf. Ihr merkt, dass ihr schon eine Weile mitsingt.
story-ending-length = In Lanthorn halten sie euch den Liegeplatz ein Jahr frei, dann noch eins. Danach macht dort jemand ein Ruderboot fest. Das Licht wird trotzdem jeden Abend angezündet.

## Moments; --2, --3: the second and third time

story-event-round_begun = Die Leinen sind los. Hinter euch dreht sich das Licht, wie seit neunzig Jahren. Vor euch hört die Karte auf.
story-event-tile_laid = Der Ausguck ruft herunter, was er sieht, und jemand zeichnet mit. Jetzt ist es ein Ort. Vor einer Stunde war es nur Wetter.
story-event-wounded = Das erste Blut der Reise. Der Regen hat es von den Planken gewaschen, ehe jemand einen Eimer holen kann.
story-event-died = Jemand nimmt die Mütze vom Nagel und weiß nicht, wohin damit.
story-event-died--2 = Heute Nacht fehlt eine Stimme beim Wachwechsel, und alle warten trotzdem auf sie.
story-event-died--3 = Ihr gebt der See, was sie will, und behaltet die Stiefel.
story-event-ship_lost = Eine Weile brennt die Laterne unter Wasser weiter. Dann gibt es auf der Karte eine Stelle, die niemand mehr ansteuert.
story-event-act_won = Der Akt endet, und er gehört euch. In Lanthorn rennt ein Professor mit euren Blättern durch die Gassen, in Pantoffeln.
story-event-act_lost = Der Akt endet, und er gehört ihnen. In der Tiefe dreht sich etwas auf die andere Seite, wie ein Schläfer, wenn die Tür offen steht.
story-event-storm_placed = Quer über der See steht eine Wand. Sie hat keinen Fuß, und sie kommt näher. Macht fest, was ihr wiedersehen wollt.
story-event-elder_lowered = Die Kompasse sind sich ausnahmsweise einig. Sie zeigen alle nach unten.
story-event-elder_woken = Die beiden Marker treffen sich. Was die ganze Zeit unter dem Regen geschlafen hat, ist wach.
