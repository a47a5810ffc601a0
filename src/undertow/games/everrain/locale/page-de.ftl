ui-guide-everrain-port = Ihr kartiert ein ertrunkenes Meer und gewinnt mit Hinweisen: Fünf, an einer Universität abgegeben, rücken euren Marker vor, und er muss vor dem des Feindes ans Ende. Im Hafen tut jeder von der Crew eine Sache. Ein drittes Paar Hände ist die Heuer wert: Heuere an.
ui-guide-everrain-port-2 = Die Gesellschaftskarte ist ein Angebot, du kannst sie auch lassen. Bei jeder Geschichte siehst du den Preis, aber nicht, was folgt.
ui-guide-everrain-port-3 = Hinweise gibt es auch für Geld: Wer sich im Gasthaus umhört, zahlt Münzen für einen und darf weiterfragen, jedes Mal teurer. Behalte ein paar für Reparaturen und die Heuer am Ende des Aktes.
ui-guide-everrain-port-4 = Hat hier niemand mehr etwas zu tun, verlass den Hafen. Die Crew ist dann unter Deck, und Befehle bringen sie auf ihre Posten.
ui-guide-everrain-free_tile = Das erste Kartenteil ist geschenkt, mitsamt den Hinweisen auf der Rückseite. Leg es so, dass Land oder ein Wrack geradeaus liegt; jede Drehung des Schiffs kostet einen Punkt.
ui-guide-everrain-turn = Fast alles kostet einen Befehl, und je Runde erneuerst du nur drei. Schick zuerst jemanden mit einem Mannschaftsbefehl ans Ruder: Jeder besetzte Navigationsposten macht jeden Navigationsbefehl einen Punkt mehr wert.
ui-guide-everrain-turn-2 = Der zweite Posten, den du brauchst, ist das Krähennest: Ohne ihn legst du kein neues Kartenteil an, und die meisten neuen Teile bringen Hinweise.
ui-guide-everrain-turn-3 = Gib jetzt einen Navigationsbefehl. Seine Punkte gibst du am Ruder aus, einen nach dem anderen; was übrig bleibt, verfällt.
ui-guide-everrain-turn-4 = Achte darauf, wo dein Zug endet. Auf offener See bekommt jeder an Deck Stress, und ein Meeresereignis kommt; im Hafen oder an Land ist es ruhiger. Gesparte Befehle bleiben verfügbar.
ui-guide-everrain-steer = Ein Punkt: eine Seite drehen, ein Feld fahren oder ein Kartenteil anlegen, wenn der Bug zum Rand der Karte zeigt und das Krähennest besetzt ist. Raue See kostet doppelt. Im Hafen richtest du den Bug erst umsonst aus.
ui-guide-everrain-steer-2 = Rechne bis ans Ende: Auf welchem Feld willst du halten? Wracks, Inseln und Häfen warten; ein Kartenteil mit aktivem Altar bringt dir einen Feind an Deck.
ui-guide-everrain-renew = Drei erteilte Befehle kommen zurück. Mannschaftsbefehle besetzen Posten, Navigationsbefehle bringen dich voran, Feuerbefehle brauchst du nur mit einem Ziel in Reichweite.
ui-guide-everrain-rotate = Dreh es so, dass vor dir liegt, was du willst, und die raue See daneben. Die Hinweise auf der Rückseite hast du schon.
ui-guide-everrain-which_tile = Nimm das Teil mit mehr Hinweisen oder mit dem Land, das du brauchst; das andere bleibt für später.
ui-guide-everrain-scout = Du bestimmst, was als Nächstes kommt. Die Hinweise auf der Rückseite sind sicher, der Rest hängt davon ab, wohin du willst.
ui-guide-everrain-sea = Ein Meeresereignis, ablehnen geht nicht. Du siehst, was eine Antwort kostet, nicht, was folgt. Zahl, wenn du es entbehren kannst; eine Antwort ist immer umsonst.
ui-guide-everrain-exp = Eine Expedition, ablehnen geht nicht. Eine Probe vergleicht den Schicksalswürfel, 0 bis 9, mit einem Wert deiner Leute: Wähl, worin sie gut sind.
ui-guide-everrain-soc = Jemand will etwas von dir. Ein Passagier braucht eine freie Kajüte und zahlt bei der Ankunft; eine Probe gelingt eher mit hohem Hafenwert.
ui-guide-everrain-c = Eine Chronik: drei Karten, über die ganze Fahrt erzählt. Deine Antwort entscheidet, welche Seite später kommt. Sie gehört dir allein.
ui-guide-everrain-envoy = Wer geht, hat in diesem Hafen keinen anderen Platz mehr. Schick, wer sonst am wenigsten zu tun hätte, oder wer die Probe am besten kann.
ui-guide-everrain-tester = Du bestehst, wenn der Würfel, 0 bis 9, nicht über dem Wert liegt. Nimm den höchsten, außer ein Misserfolg träfe gerade diesen schwer.
ui-guide-everrain-whom = Wunden und Stress füllen dieselbe Leiste, und ist sie voll, stirbt jemand. Gib es dem, der am meisten Platz hat.
ui-guide-everrain-whom_relieved = Hilf dem, dessen Leiste am vollsten ist; Wunden und Stress zählen zusammen.
ui-guide-everrain-swap = Eine andere Karte kann besser oder schlechter sein; diese kennst du wenigstens. Zurück geht es nicht.
ui-guide-everrain-which_card = Behalte das Angebot, das du bezahlen kannst und das dir nützt; das andere ist fort.
ui-guide-everrain-hand_in = Fünf Hinweise rücken euren Marker ein Feld vor. Schätze mit Hinweiswert zählen mit, doch was über fünf hinausgeht, verfällt; also erst die einfachen.
ui-guide-everrain-mend = Erst Ruder, Bug und Krähennest, dann das Geschütz, das du brauchst. Sind alle zehn Posten zerstört, ist das Schiff verloren.
ui-guide-everrain-heal = Behandle, wessen Leiste am vollsten ist. Gegen Stress hilft Rasten im Gasthaus.
ui-guide-everrain-soothe = Hilf dem, dessen Leiste am vollsten ist; an Deck kommt mit jedem Zug auf See neuer Stress.
ui-guide-everrain-nurse = Verbinde, wessen Leiste am vollsten ist.
ui-guide-everrain-without = Lass leer ausgehen, wer am wenigsten Stress hat oder bald im Gasthaus rastet.
ui-guide-everrain-wages = Wer keine Heuer bekommt, geht von Bord. Halte, wer die beste Eigenschaft und die meisten Würfel hat; jemand muss bleiben.
ui-guide-everrain-token = Ein neuer Befehl für den Rest der Fahrt. Navigation bringt dich voran, Mannschaft besetzt Posten; ein Eilbefehl ist alles, aber nur einmal.
ui-guide-everrain-refresh = Hol den Befehl zurück, den du vor dem nächsten Erneuern brauchst.
ui-guide-everrain-exhaust = Ein Befehl ist vorerst fort. Gib die Art her, die du in diesem Zug nicht brauchst.
ui-guide-everrain-evade = Angriffswürfel beenden die Kaperei, Ausweichwürfel schonen deine Leute. Gegen einen schwachen Feind greif an; ist jemand dem Tode nah, weich aus.
ui-guide-everrain-omen = Für einen verfügbaren Befehl zählt das Omen. Es lohnt sich, wenn dieser Treffer versenkt oder tötet oder dieses Ausweichen jemanden rettet.
ui-guide-everrain-strike = Töte, was zu töten ist; ein verwundeter Feind wirft noch alle Würfel.
ui-guide-everrain-smite = Töte, was zu töten ist; ein verwundeter Feind wirft noch alle Würfel.
ui-guide-everrain-support = Jeder Treffer verwundet einen Feind auf dem Deck deiner Freunde; leere Seiten zerstören deren Posten. Mach die verwundeten fertig.
ui-guide-everrain-bear = Gib den Treffer dem, der auf der Leiste am meisten Platz hat. Eine volle Leiste ist ein Toter.
ui-guide-everrain-place = Ein Feind kommt an Bord und würfelt sofort. Fern von deinen Leuten zerstört er Posten, neben ihnen beißt er. Leerposten verlierst du am leichtesten.
ui-guide-everrain-bring = Verstärkung kommt. Fern von deinen Leuten fließt erst einmal kein Blut, aber der Posten in der Zone ist in Gefahr.
ui-guide-everrain-step = Beide Wege sind gleich kurz. Lenk ihn weg von Geschütz, Navigationsposten und Verwundeten.
ui-guide-everrain-activate = Du bestimmst die Reihenfolge. Lass zuerst handeln, wessen Treffer jetzt verpuffen.
ui-guide-everrain-rouse = Wer geweckt wird, handelt noch einmal. Nimm den schwächsten oder den, der am weitesten weg ist.
ui-guide-everrain-drag = Wer gezerrt wird, steht beim Feind. Nimm jemanden, der gesund ist und kämpfen kann.
ui-guide-everrain-lure = Jemand kommt von unten herauf. Nimm jemanden mit wenig Stress; der Weg zurück kostet einen Befehl.
ui-guide-everrain-drop = Gib her, was am wenigsten bringt; denk an den Preis im nächsten Hafen und den Hinweiswert.
ui-guide-everrain-discard = Vier Schätze passen hinein. Wirf hinaus, was sich schlecht verkauft und keine Hinweise birgt.
ui-guide-everrain-gift = Gib, was sich schlecht verkauft und keine Hinweise birgt.
ui-guide-everrain-throw_away = Wirf weg, was sich schlecht verkauft und keine Hinweise birgt.
ui-guide-everrain-salvage = Nimm, was sich am besten verkauft oder Hinweise birgt; was keinen Platz hat, bleibt beim Wrack.
ui-guide-everrain-keep = Ein Schatz bleibt dir. Nimm einen mit Hinweiswert oder was sich nahe dem Hafen der Rückkehr am besten verkauft.
ui-guide-everrain-return = Mehrere Häfen liegen gleich nah am Wrack. Du kommst mit 20 Münzen und einem Matrosen wieder, montierte Verbesserungen bleiben. Überleg, von wo du weiterfahren willst.
ui-guide-everrain-blessing = Der neue Wurf gilt, was er auch zeigt. Hinweise sind schwer zu schlagen.
ui-guide-everrain-dice = Die Würfel sind danach verbraucht. Würfle nur neu, wo das Ergebnis zählt.
ui-guide-everrain-react = Ein Schatz könnte jetzt helfen. Er wirkt nur einmal; frag dich, ob es der richtige Moment ist.
ui-guide-everrain-mount = Ein Geschütz erreicht nur, was seine Karte zeigt, von seiner Seite des Schiffs aus. Ausbauten füllen die sechs Felder unter Deck.
ui-guide-everrain-plan = Ein Bauplan wirkt erst, wenn ihn eine Schiffswerft für den halben Wert montiert. Deck zu, was du am wenigsten brauchst.
ui-guide-everrain-storm = In den Sturm hinein und heraus kostet je einen Posten, jede Drehung darin auch. Halte ihn fern von Schiffen und von Häfen, die ihr braucht.
ui-guide-everrain-storm_place = Ein Feld liegt auf dem ersten Schiff. Leg den Rest dorthin, wo niemand fahren will, damit der Weg hinaus kurz ist.
ui-guide-everrain-which_storm = Sie sind gleich nah, also hast du die Wahl. Nimm den, der an dir und an deinen Häfen vorbeizieht.
ui-guide-everrain-boarding = Befehle braucht es nicht: Jeder von der Crew geht und kämpft einmal je Schritt. Geht gemeinsam gegen einen Feind, und schont, wer fast am Ende ist.
ui-guide-everrain-journey = Jeder aufgedeckte Marker kostet jemanden 1 Stress und bringt einen Hinweis, einen Schatz, Rast oder Ärger. Aufhören darfst du jederzeit; am goldenen Punkt wartet eine Expeditionskarte.
ui-guide-everrain-journey_stress = Gib ihn dem, der auf der Leiste am meisten Platz hat.
ui-guide-everrain-deal = Schiffe nebeneinander teilen alles außer Befehlen und montierten Verbesserungen. Legt die Hinweise auf dem Schiff zusammen, das zuerst an einer Universität ist.
ui-guide-everrain-consent = Ihr gewinnt und verliert zusammen. Gib es her, wenn es drüben mehr nützt.
ui-guide-everrain-undertow = Es zieht dich näher heran. Wähl das Feld, von dem du am besten fortkommst oder feuerst.
ui-guide-everrain-put_out = Lauf dorthin aus, wo dein nächstes Ziel nah und die See ruhig ist.
ui-guide-everrain-face_out = Richt den Bug dorthin, wohin du als Nächstes willst; später kostet Drehen Punkte.
ui-order-everrain-storm_drift = Stürme ziehen von den Schiffen weg{ $until ->
    [round] , diese Runde
   *[game] {""}
}
ui-order-everrain-storm_drift-new = Stürme immer von uns wegziehen lassen …
ui-order-everrain-storm_drift-give = Wegziehen
ui-order-everrain-storm_toward = Kommt ein Sturm näher: auf dem Weg, der die anderen schont{ $until ->
    [round] , diese Runde
   *[game] {""}
}
ui-order-everrain-storm_toward-new = Kommt ein Sturm näher, die anderen schonen …
ui-order-everrain-storm_toward-give = Die anderen schonen
ui-order-everrain-omen = Omen: nie bezahlt{ $until ->
    [round] , diese Runde
   *[game] {""}
}
ui-order-everrain-omen-new = Nie für Omen zahlen …
ui-order-everrain-omen-give = Alle Omen lassen
ui-order-everrain-activate = Feinde handeln Zone für Zone{ $until ->
    [round] , diese Runde
   *[game] {""}
}
ui-order-everrain-activate-new = Feinde immer Zone für Zone handeln lassen …
ui-order-everrain-activate-give = Zone für Zone
