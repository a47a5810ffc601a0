# The Everrain: die Regeln in eigenen Worten. Schlüssel und Zeilen der Spielhilfe: rules.toml.

topic-goal = Sieg und Niederlage
topic-terms = Begriffe
topic-progress = Die Fortschrittsleiste
topic-agenda = Die Agenda
topic-acts = Akte und ihr Ende
topic-round = Die Runde
topic-turn_end = Ende deines Zuges
topic-orders = Befehle
topic-crew = Crew
topic-wages = Heuer
topic-zones = Oberdeck und Unterdeck
topic-travel = Fahrt
topic-chart = Die Seekarte
topic-trade = Tausch unter Spielern
topic-guns = Geschütze
topic-sight = Sichtlinie
topic-dice = Würfel
topic-fray = Kaperei an Oberdeck
topic-events = Ereignisse und Proben
topic-storms = Stürme
topic-enemies = Feinde auf dem Oberdeck
topic-enemy_ships = Feinde auf hoher See
topic-damage = Schaden am Schiff
topic-upgrades = Verbesserungen und Baupläne
topic-loss = Verlust von Schiff und Crew
topic-ports = Häfen
topic-altars = Altäre
topic-islands = Inseln
topic-wrecks = Schiffswracks
topic-treasures = Beute und Schätze
topic-society = Gesellschaft und Passagiere
topic-chronicles = Chroniken
topic-elders = Der Ältere
topic-boarding = Entern (erweiterte Regel)
topic-discovery = Entdeckungsreise (erweiterte Regel)
topic-setup = Aufbau
topic-options = Optionen und eigene Zusätze
topic-rulings = Wo die Spielhilfe schweigt

## Sieg und Niederlage

rule-goal-1 = Ihr gewinnt alle zusammen oder verliert alle zusammen. Niemand scheidet aus.
rule-goal-2 = Ihr gewinnt, sobald der Spielermarker vor dem Feindmarker auf dem Endfeld der Fortschrittsleiste ankommt und kein erwachter Älterer vorher sein Ziel vollendet hat.
rule-goal-3 = Ihr verliert, sobald der Feindmarker als erster auf dem Endfeld steht.
rule-goal-4 = Ihr verliert, sobald ein erwachter Älterer sein Ziel vollendet.
rule-goal-5 = Das Endfeld folgt aus der gewählten Länge: 8, 12 oder 16. Es bleibt, wo es ist, auch wenn der Marker des Älteren sich bewegt.

## Begriffe

rule-terms-1 = Gerundet wird stets nach unten.
rule-terms-2 = Für eine Probe wirfst du den Schicksalswürfel (0 bis 9). Sie gelingt, wenn die Zahl den geprüften Wert nicht übersteigt.
rule-terms-3 = Jedes Crewmitglied hat zwei Probenwerte, Insel und Hafen; die Karte sagt, welcher zählt. Sind mehrere beteiligt, bestimmst du, wer die Probe ablegt.
rule-terms-4 = Eine Zahl vor dem Spielersymbol erhöht sich um die Zahl der Spieler.
rule-terms-5 = Einen Befehl entkräften heißt: Er wandert von den verfügbaren zu den erteilten, und was er bewirkt hätte, entfällt.
rule-terms-6 = Ein leerer Stapel wird aus seiner Ablage neu gebildet. Karten, die aus dem Spiel sind, und nummerierte Chronikkarten kehren nicht zurück.

## Die Fortschrittsleiste

rule-progress-1 = Auf der Fortschrittsleiste stehen drei Marker: der der Spieler, der des Feindes und der des Älteren. Sie ist in vier Akte geteilt.
rule-progress-2 = Wer in der Universität eines Hafens 5 Hinweise abgibt, rückt den Spielermarker 1 Feld vor.
rule-progress-3 = Mit weniger als 5 Hinweisen, Schatz-Karten mit Hinweiswert eingerechnet, kannst du nichts abgeben.
rule-progress-4 = Bringen Schatz-Karten mehr Hinweise, als nötig sind, ist der Rest verloren.
rule-progress-5 = Beendet der Feind einen Akt, kommt ihm der Marker des Älteren so viele Felder entgegen, wie der Feind den Spielern voraus ist.
rule-progress-6 = Steht der Feindmarker gleichauf mit dem Spielermarker und zieht davon, sinkt der Marker des Älteren um 1.
rule-progress-7 = Geht ein Spielerschiff verloren, sinkt der Marker des Älteren um 1.
rule-progress-8 = Treffen der Feindmarker und der Marker des Älteren aufeinander, erwacht der Ältere sofort.

## Die Agenda

rule-agenda-1 = In jeder Feindphase rückt die Agenda um 2 plus die Zahl der Spieler vor.
rule-agenda-2 = Erreicht der Agendamarker das letzte Feld, kehrt er auf das erste zurück und zählt von dort weiter. Jedes Mal rückt der Feindmarker auf der Fortschrittsleiste 1 Feld vor.
rule-agenda-3 = Die Agenda rückt auch vor, wenn im Hafen Feinde gebannt werden, wenn ein Feindschiff sein Fahrtziel erreicht und wenn für einen Feind keine Miniatur mehr da ist. Karten bewegen sie in beide Richtungen.
rule-agenda-4 = Die Agendaleiste hat im Solospiel 26 Felder, zu zweit 19, zu dritt und zu viert 17; leicht 4 mehr, schwer 3 weniger.

## Akte und ihr Ende

rule-acts-1 = Das Spiel hat vier Akte. Ein Akt ist zu Ende, wenn entweder der Spieler- oder der Feindmarker als erster das nächste markierte Feld der Fortschrittsleiste erreicht.
rule-acts-2 = Akt II beginnt mit Feld 4, Akt III mit Feld 8, Akt IV mit Feld 12. Kurze und mittlere Spiele enden, bevor alle Akte begonnen haben.
rule-acts-3 = Haben die Spieler den Akt beendet, sucht sich jeder einen neuen Befehlsmarker aus; auch ein Eilbefehl ist erlaubt. Er ist gleich verfügbar.
rule-acts-4 = Hat der Feind den Akt beendet, sinkt der Marker des Älteren um den Vorsprung des Feindes, und zwar bevor der hintere Marker aufrückt.
rule-acts-5 = Zuerst zahlen alle ihrer Crew die Heuer.
rule-acts-6 = Zweitens werden die Feindkarten des nächsten Aktes in den Feindstapel gemischt.
rule-acts-7 = Drittens kommen alle Karten laufender Chroniken, die unter dem Deckblatt liegen, verdeckt und quer auf ihre Stapel.
rule-acts-8 = Viertens zieht von Spieler- und Feindmarker der hintere mit dem vorderen gleich.
rule-acts-9 = Fünftens kommt ein Sturm ins Spiel. Er bedeckt so viele Hexfelder, wie die Nummer des neuen Aktes angibt.
rule-acts-10 = Sechstens erscheint ein Feindschiff auf einem Startfeld, das der Zufall bestimmt.
rule-acts-11 = Ein Aktende wird nach dem Zug oder nach dem Schritt der Feindphase ausgeführt, in dem es ausgelöst wurde. Bis dahin zählt der alte Akt. Jeder Akt endet nur einmal.
rule-acts-12 = Abgelegte Feindkarten bleiben abgelegt, bis der Stapel aufgebraucht ist.

## Die Runde

rule-round-1 = Eine Runde besteht aus einer Spielerphase und danach einer Feindphase.
rule-round-2 = Zu Beginn der Spielerphase holt sich jeder bis zu 3 erteilte Befehle seiner Wahl als verfügbare zurück.
rule-round-3 = Mehr als 3 Befehle erneuerst du in einer Runde nicht, egal wie viele du besitzt; nur Eigenschaften und andere Effekte ändern die Zahl.
rule-round-4 = Zugleich werden alle Erschöpfungsmarker entfernt.
rule-round-5 = Dann ist jeder einmal am Zug, reihum im Uhrzeigersinn, zuerst der Startspieler.
rule-round-6 = In deinem Zug tust du, was deine Befehle und die Regeln erlauben, in beliebiger Folge. Eine Aktion ist zu Ende, bevor die nächste beginnt.
rule-round-7 = Feindphase, 1: Ist der Ältere im Spiel, wird sein Sintflut-Signum abgehandelt.
rule-round-8 = Feindphase, 2: Ist der Ältere im Spiel, wird er aktiviert.
rule-round-9 = Feindphase, 3: Für jeden Sturm fällt der Schicksalswürfel, und er zieht weiter.
rule-round-10 = Feindphase, 4: Die Feinde auf den Oberdecks werden aktiviert.
rule-round-11 = Feindphase, 5: Die Feinde auf hoher See werden aktiviert.
rule-round-12 = Feindphase, 6: Die Agenda rückt vor.
rule-round-13 = Feindphase, 7: Der Startspieler-Marker wandert im Uhrzeigersinn weiter.

## Ende deines Zuges

rule-turn_end-1 = Endet dein Zug auf einem Seefeld, bekommt jedes deiner Crewmitglieder an Oberdeck 1 Stress.
rule-turn_end-2 = Auf einem Seefeld handelst du danach ein Meeresereignis ab, außer dein Schiff liegt in der Verfolgungsreichweite eines Feindes oder ein Feind steht auf deinem Oberdeck.
rule-turn_end-3 = Danach nutzt du, was deine Ausbauten am Ende deines Zuges bieten.

## Befehle

rule-orders-1 = Fast jede Aktion beginnt mit einem Befehl, und ein Befehl gilt immer einem Crewmitglied.
rule-orders-2 = Du darfst in einem Zug alle verfügbaren Befehle erteilen oder welche aufheben.
rule-orders-3 = Einen Befehl kannst du nur erteilen, wenn ein Marker seiner Art verfügbar ist oder ein Eilbefehl an seiner Stelle.
rule-orders-4 = Es gibt vier Arten von Befehlen: Mannschafts-, Navigations-, Feuer- und Eilbefehle.
rule-orders-5 = Ein Mannschaftsbefehl bringt ein Crewmitglied in eine beliebige Zone des Oberdecks oder an einen beliebigen Platz des Unterdecks.
rule-orders-6 = Auch wer auf demselben Deck den Platz wechselt, braucht dafür einen Mannschaftsbefehl.
rule-orders-7 = Ein Eilbefehl darf als Mannschafts-, Navigations- oder Feuerbefehl dienen.
rule-orders-8 = Ein benutzter Eilbefehl wird abgelegt; zu den erteilten Befehlen kommt er nicht.
rule-orders-9 = Ohne Befehl gehen: ein Wrack plündern, an Land gehen, einen Hafen besuchen, einen Altar reinigen, entern und tauschen.

## Crew

rule-crew-1 = Es gibt zwei Arten von Crewmitgliedern: Matrosen, billig und leicht zu ersetzen, und Seebären, jeder mit einer Eigenschaft, die sonst niemand hat.
rule-crew-2 = Ein Schiff hat höchstens 4 Crewmitglieder.
rule-crew-3 = Im Gasthaus jedes Hafens heuerst du ein Crewmitglied an: Du zahlst die Heuer, bekommst die Besatzungstafel, und das neue Mitglied geht unter Deck.
rule-crew-4 = Wen du nicht bezahlen kannst, den kannst du nicht anheuern.
rule-crew-5 = Wen du gerade angeheuert hast, den darfst du noch beim selben Besuch im Hafen einsetzen.
rule-crew-6 = Ein neuer Matrose zieht zufällig eine hilfreiche und eine hinderliche Eigenschaft.
rule-crew-7 = Ein neuer Seebär zieht zu seiner aufgedruckten Eigenschaft zufällig eine hinderliche.
rule-crew-8 = Eigenschaften helfen oder hindern. Jede gilt an einem von vier Orten: Meer, Expedition, Hafen oder allgemein.
rule-crew-9 = Widersprechen sich zwei Eigenschaften eines Mitglieds oder heben sie sich auf, wird die hinderliche noch einmal gezogen.
rule-crew-10 = Wer später eine Eigenschaft zieht, verliert dafür die bisherige derselben Art.
rule-crew-11 = Ein Seebär hat einen einzigen freien Platz für Eigenschaften beider Arten; eine neue verdrängt, was dort liegt.
rule-crew-12 = Wunden und Stress füllen dieselbe Leiste eines Crewmitglieds.
rule-crew-13 = Ist diese Leiste voll, stirbt das Mitglied, ganz gleich, was sie gefüllt hat.
rule-crew-14 = Im Hafen darfst du ein Crewmitglied umsonst entlassen.
rule-crew-15 = Außerhalb eines Hafens kannst du niemanden entlassen.
rule-crew-16 = Die Tafel eines Mitglieds, das gestorben oder gegangen ist, wird wieder unter die übrigen gemischt.

## Heuer

rule-wages-1 = Am Ende jedes Aktes wird die Heuer von Neuem fällig.
rule-wages-2 = Wen du nicht bezahlen kannst, der verlässt das Schiff; Tafel und Miniatur kommen weg.

## Oberdeck und Unterdeck

rule-zones-1 = Das Oberdeck hat zehn Zonen. In jeder liegt ein Posten, an dem ein Crewmitglied etwas tun kann.
rule-zones-2 = In eine Zone passen höchstens 3 Miniaturen, Crew und Feinde zusammen.
rule-zones-3 = Wer in der Zone eines Postens steht, besetzt ihn. Ein Posten ist immer nur von einem besetzt; von wem, wählst du bei jeder Aktion neu.
rule-zones-4 = Solange ein Feind in der Zone steht, kann niemand ihren Posten nutzen.
rule-zones-5 = Ein zerstörter Posten bringt nichts.
rule-zones-6 = Unter Deck darf ein Mitglied auch auf einem Feld ohne Ausbau stehen.
rule-zones-7 = Unter Deck ist Platz für beliebig viele Crewmitglieder.
rule-zones-8 = Auf einem Effekt-Platz eines Ausbaus steht nur ein Mitglied.
rule-zones-9 = Zone 0 ist der Bug mit Geschütz und Navigation in einem Posten, 2 das Krähennest, 4 und 6 sind die Geschütze an Backbord und Steuerbord, 5 ist das Ruder, 9 das Heckgeschütz. Die Zonen 1, 3, 7 und 8 haben Leerposten.
rule-zones-10 = Unter Deck gibt es auch einen Platz außerhalb der Felder. Dort stehen neue, zurückgekehrte, getauschte und aus dem Hafen kommende Mitglieder, bis ein Mannschaftsbefehl sie holt.

## Fahrt

rule-travel-1 = Ein Navigationsbefehl bringt 1 Reisepunkt und für jeden besetzten Navigationsposten an Oberdeck 1 weiteren.
rule-travel-2 = Punkte, die du nicht nutzt, sind verloren.
rule-travel-3 = Für 1 Punkt drehst du das Schiff um eine Hexseite nach Backbord oder Steuerbord.
rule-travel-4 = Für 1 Punkt fährt das Schiff ein Hexfeld geradeaus, soweit die Karte reicht.
rule-travel-5 = Für 1 Punkt legst du ein neues Seekartenteil an, wenn der Bug auf einen Rand der Karte zeigt und das Krähennest besetzt ist.
rule-travel-6 = Solange niemand im Krähennest ist, kannst du kein Seekartenteil anlegen.
rule-travel-7 = Auf rauer See kostet alles, was du mit Reisepunkten bezahlst, das Doppelte: drehen, weiterfahren, anlegen. Es zählt das Feld, auf dem das Schiff steht.
rule-travel-8 = Läufst du aus einem Hafen aus, wählst du die Ausrichtung des Schiffs umsonst; ein zweites Mal erst, wenn du einen Punkt ausgegeben hast.
rule-travel-9 = Die Punkte eines Befehls darfst du frei mischen. Sie verfallen, sobald du etwas tust, das nicht mit ihnen bezahlt wird.
rule-travel-10 = Du darfst durch das Feld eines anderen Schiffs fahren, aber dort nicht anhalten. Nur einen Hafen können sich Schiffe teilen.
rule-travel-11 = Landfelder werden befahren wie andere. Ein Schiff liegt an Insel, Hafen oder Altar, wenn es auf dem Feld steht.

## Die Seekarte

rule-chart-1 = Seekartenteile bestehen aus Hexfeldern. Seefelder sind ruhige See, auf der nichts geschieht, raue See und Schiffswracks; Landfelder sind Inseln, Häfen und Altäre.
rule-chart-2 = Anlegen kannst du nur Seekartenteile des laufenden und der vergangenen Akte. Ist keins da, legst du nichts an und zahlst nichts.
rule-chart-3 = Wer ein Seekartenteil anlegt, bekommt sofort die Hinweise, die auf der Rückseite stehen.
rule-chart-4 = Zuerst wird das neue Seekartenteil gezeigt, dann wählst du, wie es gedreht wird. Es füllt den freien Platz vor dem Bug.
rule-chart-5 = Hat das neue Teil ein Startfeld, erscheint dort ein Feindschiff. Ein Startfeld gilt als ruhige See.
rule-chart-6 = Ein Teil hat 6 Hexfelder in einem Dreieck und lässt sich auf drei Arten drehen. Für die Akte I bis III gibt es je 8 Teile, dazu das Startteil mit Lanthorn. Die Rückseite des nächsten Teils ist immer zu sehen.

## Tausch unter Spielern

rule-trade-1 = Liegen die Schiffe zweier Spieler auf benachbarten Feldern, dürfen sie im Zug des einen oder des anderen tauschen. Das kostet weder Befehl noch Aktion, und verschenken ist erlaubt.
rule-trade-2 = Den Besitzer wechseln dürfen Hinweise, Münzen, Schatz-Karten, Baupläne und Crewmitglieder.
rule-trade-3 = Befehle und montierte Verbesserungen bleiben, wo sie sind.

## Geschütze

rule-guns-1 = Ein Feuerbefehl feuert genau ein Geschütz ab.
rule-guns-2 = Ein Geschütz feuert nur, wenn ein Crewmitglied seinen Artillerieposten besetzt.
rule-guns-3 = Die Artilleriekarte zeigt zum Pfeil der Fahrtrichtung, welche Felder erreichbar sind und wie viele Angriffswürfel jedes bringt. Auf die Seite kommt es an: Backbord oder Steuerbord.
rule-guns-4 = Was auf einem Feld liegt, das die Karte nicht zeigt, oder außer Sicht ist, kannst du nicht treffen.
rule-guns-5 = Zuerst vergleichst du die Lage des Ziels mit der Karte: Das ergibt die Zahl der Würfel.
rule-guns-6 = Dann bekommt das Mitglied am passenden Artillerieposten den Feuerbefehl.
rule-guns-7 = Dann wird gewürfelt, und die Ergebnisse gelten.
rule-guns-8 = Du darfst auf das Schiff eines anderen Spielers feuern, um Feinde auf dessen Oberdeck zu treffen.
rule-guns-9 = Beim Unterstützungsfeuer verwundet jeder Treffer einen beliebigen Feind auf jenem Oberdeck; ein kritischer Treffer bringt zwei Wunden, die du aufteilen darfst.
rule-guns-10 = Beim Unterstützungsfeuer zerstört jede leere Seite einen Posten des beschossenen Schiffs, wie jeder Schaden, den der Schicksalswürfel verteilt. Ein nicht bezahltes Omen bewirkt nichts.
rule-guns-11 = Bug ist das Feld voraus, Heck das gegenüber. Steuerbord sind die beiden Felder im Uhrzeigersinn nach dem Bug, Backbord die beiden anderen.

## Sichtlinie

rule-sight-1 = Sichtlinie besteht, wenn eine gerade Linie von der Mitte des Schiffs zum Zielfeld frei bleibt.
rule-sight-2 = Schiffe, Landfelder und Stürme unterbrechen sie, ebenso der Ältere.
rule-sight-3 = Ein Schiff an einer Insel oder einem Altar kann Ziel sein.
rule-sight-4 = Ein Schiff im Hafen ist kein Ziel, und aus dem Hafen feuert niemand.
rule-sight-5 = Läuft die Linie genau auf der Kante zwischen zwei Feldern, ist sie nur unterbrochen, wenn beide sie unterbrechen.

## Würfel

rule-dice-1 = Angriffswürfel gelten für Crew und Artillerie. Ein Treffer ist 1 Schaden, ein kritischer Treffer sind 2.
rule-dice-2 = Für ein Omen auf einem Angriffswürfel darfst du einen verfügbaren Befehl entkräften: Es wird zu 1 Treffer.
rule-dice-3 = Ausweichwürfel wenden Schaden ab. Jedes Ausweichen hebt einen Treffer eines Feindes auf.
rule-dice-4 = Für ein Omen auf einem Ausweichwürfel darfst du einen verfügbaren Befehl entkräften: Es wird zu 1 Ausweichen.
rule-dice-5 = Ein Befehl bezahlt ein Omen; jede Art verfügbarer Befehle taugt dazu.
rule-dice-6 = Feindwürfel bestimmen, was ein Feind tut. Eine Bewegung ist 1 Zone auf dem Oberdeck oder 1 Reisepunkt auf See, ein Treffer ist 1 Schaden, ein Omen löst die besondere Fähigkeit des Feindes aus.
rule-dice-7 = Ergebnisse, mit denen ein Feind gerade nichts anfangen kann, werden je zwei gleiche zu 1 Bewegung oder 1 Treffer.
rule-dice-8 = Seiten: Angriffswürfel zwei Treffer, ein kritischer Treffer, ein Omen, zwei leere; Ausweichwürfel dreimal Ausweichen, ein Omen, zwei leere; Feindwürfel drei Bewegungen, zwei Treffer, ein Omen.

## Kaperei an Oberdeck

rule-fray-1 = Betritt ein Crewmitglied eine Zone mit einem Feind, kommt es zur Kaperei.
rule-fray-2 = Auch ein Mannschaftsbefehl an ein Mitglied, das schon bei Feinden in der Zone steht, führt zur Kaperei.
rule-fray-3 = Hat ein Feind auf dem Oberdeck einen Treffer für ein Crewmitglied in seiner Zone, beginnt er die Kaperei. Eine solche löst keine weitere aus.
rule-fray-4 = In deiner Kaperei nimmst du so viele Würfel, wie die Würfelwerte der Crew in der Zone zusammen ergeben, und teilst sie frei auf Angriffs- und Ausweichwürfel auf.
rule-fray-5 = Jeder Feind in der Zone wirft einen Feindwürfel weniger, als sein Würfelwert angibt; das kann auch keiner sein.
rule-fray-6 = Alle Würfel fallen zugleich, und alle Ergebnisse gelten gemeinsam. Du verteilst deine Treffer auf die Feinde der Zone und ihre auf deine Crew; wer fällt, trifft noch.
rule-fray-7 = Feinde beginnen eine Kaperei gemeinsam: Jeder würfelt für sich und nutzt zuerst Omen und Bewegungen; dann zählen die Treffer aller zusammen, die mit Crew in derselben Zone stehen. Der erste Würfel eines neuen Feindes gilt nur für ihn.
rule-fray-8 = Für jedes Mitglied in der Zone wirfst du einen Würfel, Angriff oder Ausweichen, wie du willst.
rule-fray-9 = Alle diese Würfel fallen zugleich, dann gelten die Ergebnisse.

## Ereignisse und Proben

rule-events-1 = Meeresereignisse kommen am Ende eines Zuges auf einem Seefeld, Expeditionskarten, wenn Crew auf eine Insel geht.
rule-events-2 = Eine Karte erzählt ihre Geschichte und verlangt dann eine Probe oder eine Wahl.
rule-events-3 = Bevor du antwortest, siehst du nur die Antworten und ihren Preis. Die Folgen kommen danach, und dann gilt die Antwort.
rule-events-4 = Eine Antwort, deren Preis du nicht ganz bezahlen kannst, ist nicht möglich. Eine Antwort ist immer umsonst.
rule-events-5 = Meeresereignisse und Expeditionskarten kannst du nicht ablehnen.
rule-events-6 = Effekte laufen der Reihe nach ab, jeder so weit wie möglich; was nicht geht, entfällt. Geht das Schiff verloren, entfällt der Rest.

## Stürme

rule-storms-1 = Für jeden Sturm fällt der Schicksalswürfel einmal.
rule-storms-2 = Bei 0 bis 4 zieht der Sturm ein Feld auf das Schiff des Startspielers zu; liegt er schon dort, bleibt er. Unter gleich guten Schritten wählt der Startspieler.
rule-storms-3 = Bei 5 bis 9 zieht er ein Feld in eine beliebige Richtung; der Startspieler wählt.
rule-storms-4 = Jedes Feld unter einem Sturm ist raue See.
rule-storms-5 = Unter einem Sturm feuert niemand und wird niemand beschossen, niemand legt Seekartenteile an oder nutzt den Hafen, die Insel oder den Altar darunter.
rule-storms-6 = Ein Schiff erleidet 1 Schaden, wenn es in einen Sturm fährt, 1, wenn es ihn verlässt, und 1 für jede Drehung darin. Von Feld zu Feld im selben Sturm kostet nichts.
rule-storms-7 = Ein neuer Sturm liegt so, dass eines seiner Felder das Schiff des Startspielers bedeckt. Wie, wählt der Startspieler.
rule-storms-8 = Stürme sind eine Linie aus 2, ein Dreieck aus 3 oder eine Raute aus 4 Feldern und behalten ihre Ausrichtung.

## Feinde auf dem Oberdeck

rule-enemies-1 = Feinde kommen an Bord, wenn ein Ereignis es verlangt, wenn ein Schiff auf ein Seekartenteil mit aktivem Altar fährt und wenn ein Altar gereinigt wird.
rule-enemies-2 = Ziehst du statt eines Feindes für das Oberdeck ein Feindschiff, zählt die Karte nicht und kommt zurück in den Stapel; du ziehst noch einmal.
rule-enemies-3 = Gibt es für einen Feind keine Miniatur mehr, kommt er nicht ins Spiel; stattdessen rückt die Agenda um seine Trefferpunkte vor. Das gilt auch bei mehr als 16 Feinden auf einem Schiff.
rule-enemies-4 = Wer am Zug ist, stellt die Feinde in Zonen mit Leerposten, auch zerstörten. Sind die voll, geht jede Zone mit Platz; gibt es keine, rückt die Agenda um die Trefferpunkte vor.
rule-enemies-5 = Kaum aufgestellt, wirft ein Feind einen Feindwürfel und handelt danach, wo auch immer er steht.
rule-enemies-6 = In jeder Feindphase wirft jeder Feind auf dem Oberdeck so viele Würfel, wie sein Würfelwert angibt. Die Folge auf deinem Schiff wählst du; die Schiffe kommen reihum.
rule-enemies-7 = Die Ergebnisse eines Feindes gelten in fester Folge. Zuerst: die Omen-Fähigkeit, ein einziges Mal.
rule-enemies-8 = Zweitens: Er geht von Zone zu Nachbarzone auf das nächste Crewmitglied an Oberdeck zu. Eine volle Zone hält ihn auf; ist niemand an Oberdeck, bleibt er stehen.
rule-enemies-9 = Drittens: Er schlägt auf das nächste Crewmitglied in seiner Zone ein, und es kommt zur Kaperei.
rule-enemies-10 = Viertens: Ist keine Crew in seiner Zone, zerstört er den Posten dort; verwundet wird dadurch niemand. Ist der Posten schon zerstört, nützt der Treffer nichts.
rule-enemies-11 = Sind mehrere Wege gleich kurz, nehmen Feinde Zonen, deren Posten ein Symbol tragen: Artillerie, Navigation, Krähennest.

## Feinde auf hoher See

rule-enemy_ships-1 = Ziehst du statt eines Feindschiffs einen Feind für das Oberdeck, zählt die Karte nicht und kommt zurück in den Stapel; du ziehst noch einmal.
rule-enemy_ships-2 = Ist kein Feindschiff mehr übrig, kommt keins ins Spiel, und die Agenda rückt um seine Trefferpunkte vor.
rule-enemy_ships-3 = Feindschiffe erscheinen, wenn ein Ereignis es verlangt, wenn ein Seekartenteil mit Startfeld aufgedeckt wird und zu Beginn eines neuen Aktes.
rule-enemy_ships-4 = Das Schiff erscheint auf dem genannten Startfeld. Ist keins genannt oder aufgedeckt, erscheint es auf ruhiger See auf dem Seekartenteil des Startspielers, wenn es dort keine gibt, auf rauer.
rule-enemy_ships-5 = Ein neues Feindschiff bekommt einen Fahrtziel-Marker und wird auf ihn ausgerichtet. Der Marker liegt dort, bis das Schiff ankommt oder sinkt.
rule-enemy_ships-6 = Fahrtziel ist das entfernteste aufgedeckte Seefeld, höchstens 8 Felder weit; bei Gleichstand entscheidet der Zufall.
rule-enemy_ships-7 = In jeder Feindphase werden die Feindschiffe in der Folge ihres Erscheinens aktiviert, jedes mit so vielen Feindwürfeln, wie sein Würfelwert angibt.
rule-enemy_ships-8 = Liegt ein Spielerschiff in der Verfolgungsreichweite, die auf der Karte steht, und in Sichtlinie, nutzt das Feindschiff seine Bewegungen, um anzugreifen.
rule-enemy_ships-9 = Sonst fährt es auf sein Fahrtziel zu; dorthin gehen auch alle Bewegungen, die der Angriff übrig lässt.
rule-enemy_ships-10 = Von mehreren Zielen nimmt es das, was die wenigsten Bewegungen kostet; bei Gleichstand entscheidet der Zufall.
rule-enemy_ships-11 = Erreicht ein Feindschiff sein Fahrtziel, verlässt es die Karte, und die Agenda rückt um seine restlichen Trefferpunkte vor. Seine Feindkarte kommt zurück in den Stapel.
rule-enemy_ships-12 = Sinkt ein Feindschiff, bleibt auf seinem Feld ein Schiffswrack.
rule-enemy_ships-13 = Zum Angriff wirft das Feindschiff Feindwürfel in Höhe seines Würfelwerts, du einen Ausweichwürfel für jedes Crewmitglied auf einem Navigationsposten.
rule-enemy_ships-14 = Mit seinen Bewegungen sucht es eine Lage, aus der sein Angriffsvektor das Ziel erfasst.
rule-enemy_ships-15 = Jedes Ausweichen hebt einen seiner Treffer auf. Jeder verbleibende Treffer zerstört einen Posten; welchen, sagt der Schicksalswürfel.
rule-enemy_ships-16 = Feindschiffe lassen Schiffe, die im Hafen liegen, in Ruhe.

## Schaden am Schiff

rule-damage-1 = Ein Schaden zerstört einen Posten; von da an liegt ein Vernichtungs-Marker darauf.
rule-damage-2 = Kommt der Schaden von einem anderen Schiff oder aus keiner bestimmten Quelle, nennt der Schicksalswürfel die Zone.
rule-damage-3 = Ist der Posten schon zerstört, trifft es die nächstkleinere Zahl, dann die nächstgrößere und so weiter nach außen; Zahlen, die es nicht gibt, entfallen.
rule-damage-4 = In der so getroffenen Zone bekommt außerdem jedes Crewmitglied und jeder Feind 1 Wunde.
rule-damage-5 = Zerstörte Posten werden in der Schiffswerft eines Hafens instand gesetzt.

## Verbesserungen und Baupläne

rule-upgrades-1 = Verbesserungen sind Ausbauten und Artillerie.
rule-upgrades-2 = Eine Verbesserung bekommst du als Bauplan und legst sie gleich mit der Bauplanseite nach oben auf ein Feld deines Schiffs; Artillerie auf ein passendes Artilleriefeld.
rule-upgrades-3 = Ein Bauplan darf eine montierte Verbesserung verdecken, die dann nicht mehr wirkt. Wer darauf steht, bleibt; ein Passagier der verdeckten Kajüte geht im nächsten Hafen ohne Lohn von Bord; Schätze ohne Platz werden abgelegt.
rule-upgrades-4 = Unter Deck sind sechs Felder für Ausbauten; Artillerie hat drei: Backbord, Steuerbord und eines für Bug oder Heck.
rule-upgrades-5 = In der Schiffswerft jedes Hafens montierst du einen Bauplan für den halben Wert; die Karte wird halb herumgedreht.
rule-upgrades-6 = Auf dem Marktplatz jedes Hafens darfst du einen nie montierten Bauplan für den halben Wert verkaufen.
rule-upgrades-7 = Was montiert war, lässt sich nicht verkaufen, nur ablegen.
rule-upgrades-8 = Wer einen Ausbau aktiviert, ist bis zur nächsten Runde erschöpft.
rule-upgrades-9 = Wer erschöpft ist, kann in dieser Runde keinen weiteren Ausbau aktivieren. Sonst hindert Erschöpfung an nichts.
rule-upgrades-10 = Halbe Effekt-Plätze, rund oder eckig, wirken nur, wenn zwei gleiche Ausbauten montiert sind.
rule-upgrades-11 = Runde Effekt-Plätze aktiviert ein Crewmitglied. Quadratische wirken ständig, längliche nehmen etwas auf.

## Verlust von Schiff und Crew

rule-loss-1 = Dein Schiff geht verloren, wenn alle 10 Posten zerstört sind oder deine ganze Crew tot ist.
rule-loss-2 = Erstens werden alle deine erteilten Befehle wieder verfügbar; Eilbefehle, die du noch hast, bleiben.
rule-loss-3 = Zweitens legst du alle Crewmitglieder, Münzen und Baupläne ab.
rule-loss-4 = Drittens legst du die Hälfte deiner Hinweise ab, abgerundet.
rule-loss-5 = Viertens behältst du eine Schatz-Karte und legst die übrigen ab.
rule-loss-6 = Fünftens verschwinden alle Feinde von deinem Oberdeck; die Agenda rückt dafür nicht vor.
rule-loss-7 = Sechstens tritt ein Schiffswrack an die Stelle deines Schiffs; lag es im Hafen, liegt das Wrack auf dem nächsten Seefeld.
rule-loss-8 = Siebtens liegt auf ihm, was du an Hinweisen und Schatz-Karten abgelegt hast.
rule-loss-9 = Achtens sinkt der Marker des Älteren um 1.
rule-loss-10 = Neuntens kehrt dein Schiff in deinem nächsten Zug in den Hafen zurück, der dem Wrack am nächsten liegt, ob belegt oder nicht, mit 20 Münzen und 1 Matrosen. Das gilt als Einlaufen: Du besuchst den Hafen.
rule-loss-11 = Montierte Verbesserungen bleiben dir, und alle Posten des zurückgekehrten Schiffs sind heil.

## Häfen

rule-ports-1 = Ein Hafen ist ein sicherer Ort. Dort gibst du Hinweise ab und schickst deine Crew an die Örtlichkeiten.
rule-ports-2 = Läufst du ein, werden zuerst alle Feinde auf deinem Oberdeck gebannt, und die Agenda rückt um deren restliche Trefferpunkte vor.
rule-ports-3 = Zweitens ziehst du eine Gesellschaftskarte. Du darfst sie nutzen oder es lassen.
rule-ports-4 = Drittens schickst du Crewmitglieder an Örtlichkeiten des Hafens.
rule-ports-5 = Eine Aktion ohne Doppelpfeil gibt es bei einem Besuch nur einmal.
rule-ports-6 = Aktionen mit Doppelpfeil darfst du beim selben Besuch wiederholen: sich umhören, montieren und verkaufen.
rule-ports-7 = Jedes Crewmitglied nutzt bei einem Besuch nur einen Platz.
rule-ports-8 = Denselben Hafen darfst du in einem Zug nur einmal besuchen; andere stehen dir offen.
rule-ports-9 = Verlässt du den Hafen, ist deine Crew unter Deck.
rule-ports-10 = Universität, ein Platz: 5 Hinweise abgeben.
rule-ports-11 = Gasthaus: eines von drei ausliegenden Crewmitgliedern für die Heuer anheuern; für 3 Münzen rasten, was diesem Mitglied allen Stress nimmt und jedem anderen 2; für 5 Münzen sich umhören, was 1 Hinweis bringt.
rule-ports-12 = Schiffswerft: bis zu 3 Posten für je 2 Münzen reparieren; eine von drei Verbesserungen zum vollen Preis kaufen, gleich montiert; einen Bauplan für den halben Wert montieren. Es liegen zwei Ausbauten und ein Geschütz aus.
rule-ports-13 = Marktplatz: einen Schatz zum Preis dieses Hafens oder einen Bauplan verkaufen; einen von drei ausliegenden Schätzen zum Durchschnittswert kaufen.
rule-ports-14 = Lazarett: Für 3 Münzen heilen bis zu 2 Wunden deiner Crew.
rule-ports-15 = Was du nicht ganz bezahlen kannst, kannst du nicht nutzen.
rule-ports-16 = Die Auslagen sind in allen Häfen und für alle dieselben; jede Lücke füllt sich sofort.

## Altäre

rule-altars-1 = Altäre bringen Feinde ins Spiel. Ein Altar ist aktiv oder gereinigt.
rule-altars-2 = Jedes Mal, wenn ein Schiff von außen auf ein Seekartenteil mit aktivem Altar fährt, kommt 1 Feind auf sein Oberdeck und wirft sofort einen Feindwürfel.
rule-altars-3 = Um einen Altar zu reinigen, fährst du ihn an und nimmst Feinde an Bord, deren Aktzahlen zusammen den laufenden Akt ergeben, in Akt IV also 4. Wer die Summe sprengen würde, wird neu gezogen.
rule-altars-4 = Der Altar ist sofort gereinigt, noch ehe die Feinde besiegt sind, und bekommt einen Erforscht-Marker.

## Inseln

rule-islands-1 = An einer noch nicht erforschten Insel darf die Crew, die auf Jolle und Gig steht, gemeinsam zu einer Expedition an Land gehen.
rule-islands-2 = Steht niemand auf einem Boot oder ist die Insel erforscht, geht niemand an Land.
rule-islands-3 = Du ziehst eine Expeditionskarte und handelst sie ab.
rule-islands-4 = Danach bekommt die Insel einen Erforscht-Marker.

## Schiffswracks

rule-wrecks-1 = An einem Schiffswrack darfst du einmal auf der Beutetabelle würfeln; dann bekommt es einen Erforscht-Marker.
rule-wrecks-2 = Ein erforschtes Wrack gibt nichts mehr her.
rule-wrecks-3 = Ein Schiffswrack entsteht auch dort, wo ein Spieler- oder ein Feindschiff versinkt.

## Beute und Schätze

rule-treasures-1 = Beute mit einer Zahl: So viele Würfel wirfst du nacheinander auf der Beutetabelle; jedes Ergebnis nimmst du oder schlägst es aus, bevor der nächste fällt.
rule-treasures-2 = Beutetabelle: 0 ein Hinweis, 1 zwei Hinweise, 2 und 3 eine Gebrauchsware, 4 ein Kleinod, 5 ein Relikt, 6 ein Artillerie-Bauplan, 7 ein Ausbau-Bauplan, 8 fünf Münzen, 9 zehn Münzen.
rule-treasures-3 = Schätze sind Gebrauchswaren, Shantys, Kleinode und Relikte. Einige haben einen Hinweiswert: In einer Universität gelten sie als so viele Hinweise.
rule-treasures-4 = Ein Schatz hat drei Preise: den Minimalwert, wo ihn keiner will, den Maximalwert, wo er gesucht ist, sonst den Durchschnittswert. Es kommt auf den Hafen an.
rule-treasures-5 = In den Laderaum passen 4 Schätze. Für einen weiteren legst du einen ab.
rule-treasures-6 = Manche Schätze benutzt du in deinem Zug zwischen zwei Aktionen, manche in dem Moment, den sie nennen; danach werden sie abgelegt. Andere wirken, solange sie in deinem Laderaum liegen.

## Gesellschaft und Passagiere

rule-society-1 = Ob du eine Gesellschaftskarte nutzt, steht dir frei. Sie bietet neben den Örtlichkeiten des Hafens eine weitere Möglichkeit; ein Angebot oder eine Probe bindet das Crewmitglied, das du schickst.
rule-society-2 = Jeder Passagier braucht eine Kajüte; in eine Kajüte passt einer.
rule-society-3 = Im Hafen, in den ein Passagier will, bekommst du beim Einlaufen die Belohnung. In jedem Hafen darfst du einen Passagier ohne Lohn an Land setzen. Wer in genau den Hafen will, in dem du gerade liegst, wird abgelegt und neu gezogen.

## Chroniken

rule-chronicles-1 = Mit Ereignis- und Gesellschaftskarten kann eine Chronik beginnen. Sie hat drei Karten: Beginn, Reise und Epilog.
rule-chronicles-2 = Endet ein Ergebnis mit einer Zahl zwischen Pluszeichen, geht die Chronik mit der Karte dieser Nummer weiter. Nennt es keine, endet die Chronik dort.
rule-chronicles-3 = Die eben abgehandelte Karte liegt auf deinem Chronikfeld. Die neue liegt ungelesen bei den laufenden Chroniken, unter deren Deckblatt.
rule-chronicles-4 = Erreicht der Spieler- oder der Feindmarker ein Feld mit einem Buch, kommen alle Karten, die unter dem Deckblatt liegen, verdeckt und quer oben auf ihre Stapel. Bücher liegen auf 4, 6, 8, 10, 12 und 14; am Aktende geschieht es einmal.
rule-chronicles-5 = Zieht der Besitzer der Chronik eine solche Karte, handelt er sie sofort ab.
rule-chronicles-6 = Gehört sie einem anderen, kommt sie verdeckt auf dessen Chronikfeld, und es wird eine neue Karte gezogen.
rule-chronicles-7 = Eine Karte, die auf deinem Chronikfeld wartet, handelst du ab, sobald du wieder von ihrem Stapel ziehen sollst.
rule-chronicles-8 = Wer eine Chronik beginnt, dem gehört sie; niemand sonst kann ihre Karten beanspruchen.
rule-chronicles-9 = Kannst du nicht sofort erfüllen, was eine Chronikkarte verlangt, wird sie abgelegt; die Chronik gilt als ungeschrieben und geht nicht weiter.

## Der Ältere

rule-elders-1 = Der Ältere erwacht sofort, wenn sich sein Marker und der Feindmarker treffen, auch mitten im Aktende. Sein Tableau wird aufgedeckt; dann geht weiter, was gerade lief.
rule-elders-2 = Er erscheint auf dem aufgedeckten Seefeld, das am weitesten vom Schiff des Startspielers entfernt ist, und hat 8 Trefferpunkte plus die Zahl der Spieler. Geschütze treffen ihn wie ein Feindschiff; Stürme und Entern berühren ihn nicht.
rule-elders-3 = Seine Aufwallung-Agonie wird einmal abgehandelt, wenn er ins Spiel kommt.
rule-elders-4 = Ist er an der Reihe, kommt jedes Mal zuerst sein Sintflut-Signum.
rule-elders-5 = Aktiviert wird er zu Beginn jeder Feindphase, die nach seinem Erwachen anfängt.
rule-elders-6 = Wie ein Feindschiff steuert er sein Ziel an, hat aber keine Verfolgungsreichweite.
rule-elders-7 = Ohne klares Ziel geht er auf das nächste Spielerschiff los und greift es an.
rule-elders-8 = Töten lässt sich ein Älterer nicht, nur schwächen.
rule-elders-9 = Jedes Mal, wenn seine Trefferpunkte auf 0 fallen, kommt ein Marker auf sein Tableau, der ihm dauerhaft einen Feindwürfel nimmt; seine Wunden verschwinden.
rule-elders-10 = Mindestens 1 Würfel bleibt ihm immer.
rule-elders-11 = Ist er erwacht, müsst ihr ihn um jeden Preis aufhalten: Erreicht er sein Ziel, ist das Spiel verloren. Gewinnen könnt ihr weiter über die Fortschrittsleiste.
rule-elders-12 = Ein zurückgeholter Hafen ist von da an raue See.
rule-elders-13 = Wird ein Hafen zurückgeholt, erscheint auf dem nächsten freien Seefeld das Leere Schiff, falls es nicht schon auf See ist.
rule-elders-14 = Ein Schiff in einem zurückgeholten Hafen erleidet 2 Schaden und kommt auf ein freies Seefeld daneben; Feld und Ausrichtung wählt sein Kapitän.
rule-elders-15 = Was ein zurückgeholter Hafen begehrte, wird auch anderswo nicht mehr verschmäht. Passagiere dorthin dürfen in jedem Hafen für die Hälfte ihrer Münzen von Bord.
rule-elders-16 = Der Hausherr holt sich Häfen zurück: An einem Hafen reißt jeder Treffer eine von sechs Mauern ein, fallen alle, ist er zurückgeholt. Steht kein Hafen mehr auf der Karte, habt ihr verloren.
rule-elders-17 = Hundertfaden jagt das nächste Schiff außerhalb eines Hafens, von jedem Nachbarfeld aus. Sind seit dem Erwachen zwei Schiffe verloren, habt ihr verloren.
rule-elders-18 = Die Ungesungene singt an Altären: Jeder Treffer und jedes Omen ist ein Ton, zwei Töne sind eine Strophe, ein gereinigter Altar braucht zwei mehr. Solange kein Altar übrig ist, ist ein verlorenes Schiff eine Strophe. Mit der dritten Strophe habt ihr verloren.

## Entern (erweiterte Regel)

rule-boarding-1 = Liegt ein Feindschiff auf einem benachbarten Feld und du nicht im Hafen, darfst du es in deinem Zug entern. Seine Tafel liegt an deiner Backbordseite.
rule-boarding-2 = Auf ihm stehen Feinde, deren Aktzahlen zusammen den laufenden Akt ergeben; die Zone sagt jeweils der Schicksalswürfel. Ist sie voll, gilt die nächste wie beim Schaden.
rule-boarding-3 = Beide Tafeln sind nun ein Oberdeck. Die drei Steuerbordzonen des Feindschiffs grenzen an deine drei Backbordzonen.
rule-boarding-4 = Crewschritt: Beliebig viele deiner Leute, jeder höchstens einmal, gehen in eine Zone eines der Schiffe und kämpfen, wo Feinde stehen. Befehle braucht es nicht, und Erschöpfung spielt keine Rolle.
rule-boarding-5 = Der Crewschritt endet nicht, solange keiner deiner Leute an Oberdeck ist.
rule-boarding-6 = Feindschritt: Alle Feinde werden aktiviert, die niedrigste Zone zuerst. Beide Schritte wiederholen sich, bis eine Seite tot ist.
rule-boarding-7 = Siegst du, bekommst du so oft Beute, wie die Nummer des Aktes angibt, und das Feindschiff verschwindet ohne Schiffswrack von der Karte.
rule-boarding-8 = Siegen die Feinde, geht dein Schiff verloren.

## Entdeckungsreise (erweiterte Regel)

rule-discovery-1 = An einer Insel darfst du zu einer Entdeckungsreise aufbrechen, statt eine Expeditionskarte zu ziehen. Auf allen Orientierungspunkten außer dem goldenen liegen zufällige Marker verdeckt.
rule-discovery-2 = Beliebig viele deiner Leute auf Jolle und Gig betreten Orientierungspunkte am Strand und gehen dann den Linien nach, immer einer um einen Schritt. Befehle braucht es nicht.
rule-discovery-3 = Ein erreichter Marker wird aufgedeckt und abgehandelt.
rule-discovery-4 = Für jeden aufgedeckten Marker bekommt ein Mitglied am Ort 1 Stress; der Marker gilt, auch wenn es daran stirbt.
rule-discovery-5 = Marker: 1 Hinweis; 1 Schatz-Karte; eine Expeditionskarte, die die Reise beendet; ein Feind auf deinem Oberdeck; oder Rast, die allen auf diesem Orientierungspunkt 2 Stress nimmt.
rule-discovery-6 = Die Reise endet, wenn jemand den goldenen Punkt erreicht, was eine Expeditionskarte bringt, wenn ein Marker eine solche verlangt, wenn an Land niemand mehr lebt oder wenn du aufhörst.
rule-discovery-7 = Danach stehen alle, die unterwegs waren, unter Deck. Nach einer einfachen Landung stehen sie wieder auf ihren Booten.

## Aufbau

rule-setup-1 = Spieler- und Feindmarker beginnen auf Feld 1 der Fortschrittsleiste, der Marker des Älteren auf dem Endfeld, der Agendamarker auf seinem ersten Feld. Welcher Ältere es ist, zeigt sich beim Erwachen.
rule-setup-2 = Alle beginnen in Lanthorn mit 3 Mannschafts-, 2 Navigations- und 2 Feuerbefehlen, alle verfügbar, 20 Münzen, 2 Matrosen, einer Jolle, einer Hängematte und Alten Drehbassen auf beiden Seiten.
rule-setup-3 = Seekartenteile, Schätze, Eigenschaften, Crew, Verbesserungen, Ereignisse, Expeditionen und Gesellschaftskarten werden gemischt. Im Feindstapel sind zuerst die Karten von Akt I; Feinde ohne Aktzahl kommen nur, wenn eine Karte oder ein Älterer sie nennt. Nummerierte Chronikkarten liegen getrennt.
rule-setup-4 = Jeder beginnt seinen ersten Zug mit einem Besuch in Lanthorn. Nach seinem Besuch legt der Startspieler ein Seekartenteil umsonst an.

## Optionen und eigene Zusätze

rule-options-1 = Optionen: kurz, mittel oder lang; leicht, normal oder schwer; welcher Ältere; Entern und Entdeckungsreisen an oder aus; eigene Zusätze an oder aus. Ohne Wahl: mittel, normal, irgendein Älterer, alles an.
rule-options-2 = Leicht: zu Beginn 1 Eilbefehl und 6 Münzen mehr, das Umhören 1 Münze billiger, der Ältere 1 Würfel weniger. Schwer: 6 Münzen weniger, das Umhören 1 teurer, der Ältere 1 Würfel mehr.
rule-options-3 = Unser Zusatz: Am Ende deines Zuges behält dein Schiff höchstens 7 Hinweise; der Rest ist verloren. Schätze mit Hinweiswert zählen nicht mit.
rule-options-4 = Unser Zusatz, Stille: Erwacht der Ältere, behält jedes Schiff höchstens 4 Hinweise.
rule-options-5 = Unser Zusatz, Zorn: Der Ältere hat 1 Würfel weniger, als sein Tableau sagt, aber einen mehr für jedes Feld, um das der Feind bei seinem Erwachen führt, und einen für jeden Akt, den der Feind beendet hat.
rule-options-6 = Unser Zusatz: Das Umhören kostet 3 Münzen und für jeden weiteren Hinweis beim selben Besuch 1 mehr.
rule-options-7 = Ein Spiel, das zu viele Entscheidungen braucht, endet durch seine Länge, und zwar als Niederlage.

## Wo die Spielhilfe schweigt

rule-rulings-1 = Nur der Feindmarker weckt den Älteren. Trifft der Spielermarker auf ihn, geschieht nichts.
rule-rulings-2 = Steht der Feindmarker auf dem Endfeld, verliert ihr sofort, auch wenn dort der Marker des Älteren liegt.
rule-rulings-3 = Am Feindmarker kommt der Marker des Älteren nicht vorbei: Er bleibt stehen, und der Ältere erwacht. Danach bewegt er sich nicht mehr.
rule-rulings-4 = Der Feind zieht davon, sooft sein Marker vorrückt, während beide gleichauf stehen, auch beim ersten Schritt des Spiels und nach jedem Aktende. Das gilt neben dem Absinken am Aktende. Ziehen die Spieler davon, zählt das nicht.
rule-rulings-5 = Marker ziehen Feld für Feld; nach jedem Schritt wird auf Sieg, Niederlage und Erwachen geprüft. Das Spielende geht allem vor, auch einem ausstehenden Aktende.
rule-rulings-6 = Ein Marker, der am Aktende aufrückt, zieht niemandem davon und kommt auf keinem Buch an. Trifft er den Marker des Älteren, erwacht dieser sofort.
rule-rulings-7 = In einer Kaperei nutzt jeder Feind sein Omen einmal, und unnütze Ergebnisse werden nur unter seinen eigenen Würfeln gepaart. Wer durch ein Omen aufgestachelt wird, stachelt niemanden auf.
rule-rulings-8 = Feindschiffe zahlen wie du: 1 Bewegung für eine Drehung oder ein Feld, auf rauer See doppelt. Sie queren Inseln und Altäre, meiden sichere Häfen, halten nie auf dem Feld eines anderen Schiffs und warten, wenn nichts weiterführt.
rule-rulings-9 = Ist das Feld belegt, auf dem ein Feindschiff erscheinen soll, nimmt es das nächste freie Seefeld; bei Gleichstand entscheidet der Zufall. Ist das Schiff des Startspielers verloren, gilt sein Wrack an dessen Stelle, auch für Stürme.
rule-rulings-10 = Ob ein Meeresereignis fällig ist, hängt nur von der Verfolgungsreichweite ab; Sichtlinie spielt keine Rolle.
rule-rulings-11 = Ein Landfeld unter einem Sturm gilt als raue See. Ein Hafen unter einem Sturm ist nicht sicher: Dort wird niemand gebannt, und besuchen kann ihn keiner.
rule-rulings-12 = Stürme schaden Feindschiffen wie deinem Schiff, dem Älteren nicht. Zieht ein Sturm über ein Schiff, entsteht kein Schaden.
rule-rulings-13 = Ein Wrack unter einem Sturm lässt sich plündern.
rule-rulings-14 = Geht ein Schritt eines Hafenbesuchs nicht, finden die übrigen trotzdem statt.
rule-rulings-15 = Wer das Wrack eines Spielerschiffs plündert, würfelt einmal und nimmt alles, was darauf liegt. Was keinen Platz findet, bleibt. Ein neuer Verlust auf dem Feld entfernt den Erforscht-Marker und legt seine Ladung dazu.
rule-rulings-16 = Geht dein Schiff in deinem eigenen Zug verloren, endet der Zug ohne die Schritte am Zugende.
rule-rulings-17 = Ist kein anderer Hafen aufgedeckt, kehrst du nach Lanthorn zurück. Ist kein Matrose mehr übrig, kommt ein namenloser mit denselben Werten.
rule-rulings-18 = Mit vier Crewmitgliedern nimmst du ein fünftes nur, wenn du vorher eines gehen lässt; sonst verzichtest du.
rule-rulings-19 = Jede Heuer, die bezahlt werden kann, muss bezahlt werden. Reichen die Münzen nicht, wählst du, wer geht. Geht der Letzte, ist das Schiff verloren.
rule-rulings-20 = Wird eine Chronikkarte gezogen, während das Schiff ihres Besitzers verloren ist, wartet sie auf dessen Chronikfeld.
rule-rulings-21 = Nach gewonnenem Entern geht die Crew unter Deck. Das Zugende folgt wie sonst.
rule-rulings-22 = Ist das Entern nach 30 Feindschritten nicht entschieden, trennen sich die Schiffe; die übrigen Feinde stehen auf deinen Leerposten.
rule-rulings-23 = Ein Eilbefehl, der für ein Omen entkräftet wird, wird abgelegt.
rule-rulings-24 = Werden mehr Würfel gebraucht, als in der Schachtel liegen, wird trotzdem mit allen gewürfelt.
rule-rulings-25 = Einen Navigationsbefehl bekommt irgendwer an Bord. Stehen mehrere in einer Zone, besetzt den Posten, wer dir am meisten nützt.
rule-rulings-26 = Je zwei Schiffe tauschen einmal in einem Zug, so viel sie wollen; Schiffe im selben Hafen gelten als benachbart. Das letzte Crewmitglied, Passagiere und Chronikkarten bleiben; ein Bauplan braucht ein Feld. Geben darfst du ungefragt; vor dem Nehmen wird der andere einmal gefragt.
rule-rulings-27 = Am nächsten ist der Hafen, das Schiff oder der Altar mit den wenigsten Feldern Abstand. Bei Gleichstand wählt für das eigene Schiff der Besitzer, für Feinde der Zufall.
rule-rulings-28 = Der Ältere hat keine Ausrichtung: Eine Bewegung ist ein Feld in jede Richtung. Er darf auf dem Feld eines Schiffs stehen und greift auch dort an; auf dem eigenen Feld kann niemand auf ihn feuern. Unnütze Ergebnisse werden gepaart wie bei Feinden.
rule-rulings-29 = Mit einem Hohen Mast bringt auch das besetzte Krähennest einen Ausweichwürfel gegen Feindschiffe.
rule-rulings-30 = Gesegnet, Verflucht und die Walbeinwürfel betreffen nur Proben und Beute, jedes einmal je Wurf, in dieser Folge: Verflucht, Gesegnet, Würfel. Zwei Umgängliche ziehen zwei Gesellschaftskarten, nicht drei; eine quer liegende Chronikkarte ist die erste davon.
rule-rulings-31 = Kommt ein Schiff außerhalb der Aktionen seines Zuges in einen Hafen, macht es seinen Besuch zu Beginn seines nächsten Zuges. Wer einen Zug im Hafen beginnt, besucht ihn kein zweites Mal.
