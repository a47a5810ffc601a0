### Alone: das Regelverzeichnis in eigenen Worten. Begriffe nach dem Regelheft der Bösen Mächte.

topic-goal = Ziel des Spiels
rule-goal-1 = Erfüllt der Held die Hauptmission, gewinnt er auf der Stelle, auch noch im Albtraum-Modus.
rule-goal-2 = Die Hauptmission bleibt gesperrt, bis der Held eine der beiden Anfangsmissionen erfüllt hat.
rule-goal-3 = Stehen Lebenspunkte und Selbstbeherrschung des Helden beide auf 0, gewinnen die Bösen Mächte sofort. Eines von beiden allein genügt nicht.
rule-goal-4 = Das wichtigste Werkzeug der Bösen Mächte sind die Kreaturen: Eine verborgene zu treffen kostet Selbstbeherrschung, ihr Angriff kostet Lebenspunkte. Reaktionskarten und Gefahrenmarker machen sie schlimmer.
rule-goal-5 = Das Spiel endet nur mit dem Sieg des Helden oder der Bösen Mächte. Der Albtraum-Modus beendet es nicht, er macht es dem Helden nur schwerer, und keine Runde ist von vornherein die letzte.

topic-difficulty = Schwierigkeitsgrad
rule-difficulty-1 = Der Schwierigkeitsgrad steht vor dem ersten Zug fest. Von ihm hängen die Startausrüstung des Helden ab und die Belohnung, wenn die Hauptmission beginnt.
rule-difficulty-2 = Leicht: Der Held beginnt mit 1 zufälligen Munitionskarte und 1 anderen zufälligen Ausrüstungskarte. Die Hauptmission bringt 1 zusätzliche Runde, dann 3 Lebenspunkte und 3 Selbstbeherrschung.
rule-difficulty-3 = Normal: Der Held beginnt mit 1 zufälligen Ausrüstungskarte. Die Hauptmission bringt 1 zusätzliche Runde, dann 3 Lebenspunkte oder 3 Selbstbeherrschung.
rule-difficulty-4 = Albtraum: Der Held beginnt mit 1 zufälligen Ausrüstungskarte. Die Hauptmission bringt 3 Lebenspunkte oder 3 Selbstbeherrschung, aber keine zusätzliche Runde.
rule-difficulty-5 = Unmöglich: keine Startausrüstung, keine Belohnung für den Beginn der Hauptmission.
rule-difficulty-6 = Die zufällige Startausrüstung darf Munition sein; auf Leicht stammt die zweite Karte aus allen übrigen. Der Grad Albtraum hat mit dem Albtraum-Modus nichts zu tun.
rule-difficulty-7 = Eine zusätzliche Runde rückt den Rundenmarker einen Schritt nach rechts, notfalls ein Feld über die Leiste hinaus.

topic-setup = Aufbau
rule-setup-1 = Eine Person spielt den Helden, eine bis drei spielen die Bösen Mächte. Diese haben einen Anführer; in der ersten Runde ist es, wer auf ihrem ersten Platz sitzt.
rule-setup-2 = Der Held wählt Schwierigkeitsgrad und Charakter. Lebenspunkte und Selbstbeherrschung beginnen bei 12, dazu kommen 2 Adrenalinmarker.
rule-setup-3 = Die Rundenleiste hat 4 Felder. Der Marker beginnt rechts und wandert nach links; ohne zusätzliche Runden beginnt der Albtraum-Modus nach drei Runden.
rule-setup-4 = Drei Missionen werden gezogen und liegen offen: eine Anfangsmission mit Bonus, eine Anfangsmission mit Problem und die Hauptmission. Sie gehören zu drei verschiedenen Räumen.
rule-setup-5 = Der Zufall bestimmt zwei Stockwerke und ihre Drehung, verteilt die acht Räume und je Stockwerk drei Schaltkästen. Die Bösen Mächte sehen alles, der Held nichts.
rule-setup-6 = Der Anführer wählt den Startsektor: einen Korridor ohne Treppe und ohne angrenzende Tür, 3 bis 6 Sektoren vom näheren Raum der Anfangsmissionen. Nur dieser Sektor ist enthüllt.
rule-setup-7 = Anfangs brennt in der ganzen Station kein Licht.
rule-setup-8 = Zu Beginn gibt es weder Kreaturen noch Gefahrenmarker. Erst kommen Decks und Handkarten der Bösen Mächte, dann der Startsektor, zuletzt die Startausrüstung.

topic-turns = Runden und Züge
rule-turns-1 = Eine Runde hat 8 Züge; für jeden liegt ein Marker auf dem Heldentableau.
rule-turns-2 = Alle Züge gehören dem Helden. Die Bösen Mächte haben keinen eigenen und greifen nur ein, indem sie auf ihn reagieren.
rule-turns-3 = Ein Zug läuft so ab: Zugbeginn, Aktion oder Aktionen des Helden samt Sofort-Reaktionen, Reaktionen am Zugende, Angriffe der Kreaturen und gelöschte Lichter.
rule-turns-4 = Je Zug hat der Held 1 Aktion.
rule-turns-5 = Zu Zugbeginn darf der Held 1 Adrenalinmarker für Bullet Time ausgeben: In diesem Zug sind es dann 2 Aktionen statt einer.
rule-turns-6 = Bei Bullet Time warten die Reaktionen am Zugende, bis beide Aktionen vorbei sind.
rule-turns-7 = Bullet Time gibt es höchstens einmal je Zug, und Adrenalin dient zu nichts anderem. Eine angekündigte Aktion lässt sich nicht zurücknehmen.

topic-actions = Aktionen des Helden
rule-actions-1 = Es gibt sechs Aktionen: Bewegen, Erkunden, Orten, Angreifen, Durchsuchen und Interagieren.
rule-actions-2 = Jede Aktion wirkt sofort auf der geheimen Karte und im Labyrinth, und der Held erfährt, was sie ans Licht bringt.
rule-actions-3 = Auch manche Ausrüstung verhilft dem Helden zu mehr als einer Aktion im Zug. Zusammen mit Bullet Time geht das nicht.
rule-actions-4 = Wird mit einer Aktion ein Gegenstand benutzt, gilt nur dessen Text; die gewöhnliche Wirkung der Aktion entfällt.
rule-actions-5 = Auf einen Gegenstand dürfen die Bösen Mächte reagieren wie auf die Aktion, zu der er gehört.

topic-move = Bewegen
rule-move-1 = Mit Bewegen geht der Held in einen angrenzenden Sektor.
rule-move-2 = Stehen Kreaturen in dem Sektor, den der Held verlässt, kommt vor dem Schritt ihr Gelegenheitsangriff.
rule-move-3 = Ein verborgener Sektor, in den der Held geht, wird mit allem enthüllt, was darin ist.
rule-move-4 = Nach jedem Schritt darf der Held 1 Tür blockieren, die an den neuen Sektor grenzt.
rule-move-5 = Erlaubt ein Gegenstand mehrere Schritte, läuft jeder ganz ab: Gelegenheitsangriff, Schritt, Enthüllen, Licht in Sicht, Tür.

topic-explore = Erkunden
rule-explore-1 = Beim Erkunden nennt der Held eine Richtung und enthüllt von seinem Sektor aus bis zu 2 Sektoren in gerader Linie.
rule-explore-2 = Eine gerade Linie behält ihre Richtung. Sie endet in einem abknickenden Korridor oder vor der geschlossenen Seite einer T-Kreuzung; dieser Sektor gehört noch dazu. Eine offene Tür beendet sie nicht, eine blockierte schon.
rule-explore-3 = Über eine Treppe hinweg wird nur der eine verbundene Sektor im anderen Stockwerk enthüllt.
rule-explore-4 = Nach dem Erkunden darf der Held 1 Gefahrenmarker entfernen: aus dem eigenen Sektor oder aus einem, den dieses Erkunden enthüllt hat.
rule-explore-5 = Schon enthüllte Sektoren darf der Held erneut erkunden. Sie gelten dann als neu enthüllt, für Gefahrenmarker wie für Lügen.

topic-locate = Orten
rule-locate-1 = Beim Orten nennt der Held 2 Ziele und erfährt, wie weit jedes entfernt ist. Damit ist die Aktion vorbei.
rule-locate-2 = Ziel kann alles auf der geheimen Karte sein: ein bestimmter Raum, eine Art Sektor, Tür, Treppe, Schaltkasten, eine Kreaturenart, jedes Spielelement.
rule-locate-3 = Passt mehreres auf ein Ziel, gilt die Antwort für das nächstgelegene.
rule-locate-4 = Zu jedem Ziel erfährt der Held auch, ob es auf seinem Stockwerk liegt oder auf dem anderen.
rule-locate-5 = Gezählt wird der kürzeste Weg in Sektoren. Beim Orten spielen blockierte Türen keine Rolle.
rule-locate-6 = Passt nichts auf ein Ziel, lautet die Antwort, dass es das nicht gibt; keine Karte kann sie verfälschen. Was im Sektor des Helden ist, hat Abstand 0.

topic-attack = Angreifen, Würfel und Wunden
rule-attack-1 = Mit Angreifen greift der Held 1 Kreatur in seinem Sektor an.
rule-attack-2 = Manche Gegenstände reichen in andere Sektoren, auch außerhalb der Sichtlinie. Ein solches Ziel muss enthüllt sein.
rule-attack-3 = Angreifen ohne Gegenstand hat 1 Würfel. Kein Wurf hat mehr als 8 Würfel.
rule-attack-4 = Ein Würfel zeigt Treffer, bedingten Treffer oder Fehlschlag. Treffer zählen immer, Fehlschläge nie, bedingte Treffer nur unter ihrer Bedingung.
rule-attack-5 = Greift der Held an, zählen bedingte Treffer, wenn sein Sektor beleuchtet ist.
rule-attack-6 = Alle Würfe sind offen.
rule-attack-7 = Jeder Treffer ist 1 Schaden. Eine Kreatur hat zwei Schwellen: Der Schaden eines einzigen Angriffs muss für die erste Wunde die erste erreichen, für die zweite die zweite.
rule-attack-8 = Die zweite Wunde ist tödlich.
rule-attack-9 = Erreicht ein Angriff die Summe beider Schwellen, stirbt auch eine unverletzte Kreatur sofort.
rule-attack-10 = Schaden, der keine Schwelle erreicht, verfällt. Er wird nicht aufgehoben.
rule-attack-11 = Eine verwundete Kreatur wird so gekennzeichnet; eine getötete verlässt Karte und Labyrinth.
rule-attack-12 = Ob eine enthüllte Kreatur verwundet ist, weiß der Held.

topic-search = Durchsuchen
rule-search-1 = Mit Durchsuchen zieht der Held 1 Ausrüstungskarte.
rule-search-2 = Beim ersten Durchsuchen eines Raums sind es stattdessen 3 Karten; danach ist der Raum als durchsucht markiert.
rule-search-3 = Nach dem Ziehen darf der Held beliebig viele Gegenstände verbessern, auch die neuen.
rule-search-4 = Durchsuchen geht in jedem Sektor; außerhalb von Räumen ist es immer 1 Karte. Ist der Ausrüstungsstapel leer, wird seine Ablage gemischt.

topic-interact = Interagieren
rule-interact-1 = Mit Interagieren kann der Held einen Schaltkasten in seinem Sektor reparieren. Er wählt eine Richtung; Licht geht in seinem Sektor an und in gerader Linie in höchstens 2 weiteren.
rule-interact-2 = Denselben Schaltkasten kann der Held wieder reparieren, für eine andere Richtung.
rule-interact-3 = Mit Interagieren kann der Held auch tun, was eine Mission in diesem Sektor verlangt.

topic-labyrinth = Karte und Labyrinth
rule-labyrinth-1 = Die geheime Karte zeigt alles und gehört den Bösen Mächten. Das Labyrinth zeigt, was der Held weiß: Was dort liegt, ist enthüllt, alles andere verborgen.
rule-labyrinth-2 = Ein enthüllter Sektor bleibt es auch außer Sicht: Die Holowatch merkt ihn sich. Was sich dort ändert, wird sofort gezeigt.
rule-labyrinth-3 = Licht, Kreaturen, Held, Gefahrenmarker und Marker der Missionen stehen stets richtig auf der geheimen Karte und, soweit enthüllt, im Labyrinth.
rule-labyrinth-4 = Wird ein Sektor enthüllt, zeigt er sein Teil, hell oder dunkel, mit Kreaturen, angrenzenden Türen, Blockaden, Gefahrenmarkern, Schaltkasten, Treppe und Markern der Missionen.
rule-labyrinth-5 = Spielelemente sind Kreaturen, Gefahren-, Zustands- und Missionsmarker, Türen, Schaltkästen und Treppen.
rule-labyrinth-6 = Zwei Sektoren grenzen aneinander, wenn weder Wand noch blockierte Tür zwischen ihnen ist oder eine Treppe sie verbindet.
rule-labyrinth-7 = Abstand ist die Zahl der Schritte auf dem kürzesten Weg über angrenzende Sektoren, Treppen eingeschlossen. Im Umkreis von n heißt Abstand 1 bis n.
rule-labyrinth-8 = Ist ein benötigtes Sektorteil aufgebraucht, wird das passende Teil aus dem Labyrinth genommen, das vom Helden am weitesten entfernt ist; sein Sektor ist wieder verborgen. Der Sektor des Helden, die angrenzenden Sektoren, die Linie, die gerade enthüllt wird, und beleuchtete Sektoren in Sichtlinie bleiben verschont; von gleich weit entfernten Teilen geht das nördlichste, dann das westlichste.

topic-sight = Sichtlinie
rule-sight-1 = Die Sichtlinie geht vom Sektor des Helden aus und führt in jeder Richtung geradeaus durch beliebig viele enthüllte Sektoren.
rule-sight-2 = Nur dies hält die Sichtlinie auf: eine Wand, eine Tür, die nicht zum Sektor des Helden gehört, ein verborgener Sektor. Über eine Treppe reicht sie genau einen Sektor weit.
rule-sight-3 = Der eigene Sektor des Helden ist stets in Sicht, ein verborgener nie, ein enthüllter nur, wenn nichts im Weg ist.
rule-sight-4 = Türen am Sektor des Helden halten den Blick nicht auf, auch blockierte nicht. Alle anderen Türen sind zu.
rule-sight-5 = Ändert sich, was der Held sehen kann, ob durch einen Schritt, Licht, Erkunden oder sonst etwas, werden beleuchtete verborgene Sektoren in Sicht sofort enthüllt, einer nach dem anderen, bis Dunkles oder Geschlossenes den Blick beendet.

topic-light = Licht und Dunkelheit
rule-light-1 = Beleuchtet und enthüllt sind zweierlei: Enthülltes kann dunkel sein, Beleuchtetes verborgen, solange es außer Sicht liegt.
rule-light-2 = Licht hilft dem Helden sehen, stärkt seine Angriffe und schwächt die meisten Kreaturen.
rule-light-3 = Licht macht der Held an Schaltkästen, mit manchen Gegenständen und durch die Belohnung mancher Missionen.
rule-light-4 = Ein beleuchteter Sektor wird auf der geheimen Karte vermerkt; ist er enthüllt, zeigt sein Teil die helle Seite. Geht das Licht aus, wird beides rückgängig gemacht.
rule-light-5 = Eine Kreatur, die sich in diesem Zug bewegt hat und ihn in einem beleuchteten Sektor beendet, löscht dort ohne Wurf das Licht. Im Sektor des Helden gelingt das nicht.
rule-light-6 = Auch manche Reaktionskarten löschen Lichter.
rule-light-7 = Eine Kreatur, die in diesem Zug nur aufgetaucht ist, hat sich nicht bewegt und löscht kein Licht.

topic-doors = Türen und Blockaden
rule-doors-1 = Türen führen in Räume, also verrät eine Tür dem Helden, wo ein Raum liegt.
rule-doors-2 = Durch eine blockierte Tür kommt niemand, und die Sektoren zu beiden Seiten grenzen nicht aneinander.
rule-doors-3 = Eine Kreatur darf 1 Schritt dafür verwenden, eine Blockade an einer Tür ihres Sektors zu lösen.
rule-doors-4 = Auch manche Reaktionskarten und Gegenstände blockieren Türen oder öffnen blockierte.
rule-doors-5 = Eine Blockade ist auf der geheimen Karte vermerkt und im Labyrinth, wenn einer der beiden Sektoren enthüllt ist. Wird sie gelöst, verschwindet der Vermerk.
rule-doors-6 = Auch der Held kann eine blockierte Tür öffnen: nach einem Schritt, statt zu blockieren, oder durch Bewegen um 0 Sektoren an einer Tür seines Sektors.

topic-stairs = Treppen
rule-stairs-1 = Zwei getrennte Treppen führen von einem Stockwerk ins andere; die beiden Enden einer Treppe haben dieselbe Farbe, und ihre Sektoren grenzen aneinander.
rule-stairs-2 = Wechselt der Held das Stockwerk, werden alle Sektoren des verlassenen verborgen, nur der mit der benutzten Treppe nicht.

topic-noise = Geräusche
rule-noise-1 = Eine Kreatur macht Geräusche: dort, wo sie auftaucht, und dort, wo ihre Bewegung endet.
rule-noise-2 = Der Held erfährt, in welcher Richtung von seinem Sektor der kürzeste Weg zu den Geräuschen beginnt. Die Angabe muss stimmen.
rule-noise-3 = Beginnen mehrere kürzeste Wege in verschiedenen Richtungen, suchen sich die Bösen Mächte eine aus.
rule-noise-4 = Kommen die Geräusche vom anderen Stockwerk, erfährt der Held nur das.
rule-noise-5 = Durch blockierte Türen dringt kein Laut: Der Weg führt um sie herum. Wo es gar keinen Weg gibt, ist nichts zu hören.
rule-noise-6 = Geräusche im Sektor des Helden haben keine Richtung. Auch wer sich in enthüllten Sektoren bewegt, ist zu hören.

topic-shock = Schocks
rule-shock-1 = Kommt eine verborgene Kreatur in den Sektor des Helden, erleidet er einen Schock und verliert so viel Selbstbeherrschung, wie ihr Schockwert angibt.
rule-shock-2 = Einen Schock gibt es auch, wenn der Held einen verborgenen Sektor betritt, in dem eine Kreatur wartet.
rule-shock-3 = Wurde eine Kreatur zuvor in einem anderen Sektor enthüllt, gibt es keinen Schock, auch nicht, wenn Erkunden oder Licht sie anderswo zeigt.
rule-shock-4 = Mehrere Kreaturen auf einmal werden zuerst alle gezeigt; dann löst jede ihren eigenen Schock aus, in der Reihenfolge der Kreaturen-Tabelle.

topic-creatures = Kreaturen
rule-creatures-1 = Die Kreaturen-Tabelle nennt für jede Art: Würfel im Dunkeln und im Licht, zwei Schwellen, Schockwert, Mindestabstand beim Auftauchen.
rule-creatures-2 = Spore: im Dunkeln 3, im Licht 2 Würfel; Schwellen 1 und 1; Schock 1; Abstand 3.
rule-creatures-3 = Parasit: im Dunkeln 2, im Licht 1 Würfel; Schwellen 2 und 1; Schock 1; Abstand 4.
rule-creatures-4 = Hybride: im Dunkeln 2, im Licht 1 Würfel; Schwellen 2 und 1; Schock 2; Abstand 3.
rule-creatures-5 = Kultist: im Dunkeln wie im Licht 2 Würfel; Schwellen 2 und 2; Schock 0; Abstand 4.
rule-creatures-6 = Wurm: im Dunkeln 3, im Licht 0 Würfel; Schwellen 2 und 2; Schock 2; Abstand 5.
rule-creatures-7 = Was ein Boss kann, steht auf seiner Missionskarte.
rule-creatures-8 = Auf jedem Stockwerk sind höchstens 4 Kreaturen, insgesamt also 8. Eine Mission kann die Grenze anheben.
rule-creatures-9 = Von jeder Art gibt es nur so viele Kreaturen wie Marker: 3.
rule-creatures-10 = Auf einem vollen Stockwerk kann keine Kreatur auftauchen, und keine kann über eine Treppe oder durch Teleportation dorthin.
rule-creatures-11 = Kreaturen tauchen nur durch eine Standardreaktion oder einen Kartentext auf.
rule-creatures-12 = Art und Sektor wählen die Bösen Mächte frei, doch muss der Sektor mindestens so weit vom Helden liegen, wie es der Mindestabstand der Art verlangt.
rule-creatures-13 = Eine Standardreaktion bewegt eine beliebige Kreatur 1 Sektor. Karten bewegen Kreaturen so weit, wie es dort steht.
rule-creatures-14 = Eine Kreatur darf sich um 0 Sektoren bewegen. Auch das zählt als Bewegung.
rule-creatures-15 = Betritt eine verborgene Kreatur einen enthüllten Sektor, wird sie sofort enthüllt, in Sicht oder nicht. Ebenso, wenn sie dort auftaucht.
rule-creatures-16 = Geht eine Kreatur aus einem enthüllten in einen verborgenen Sektor, erfährt der Held die Richtung. Zwischen enthüllten Sektoren wandert einfach die Figur.
rule-creatures-17 = Teleportieren ist eine besondere Bewegung: ohne Geräusche und ohne Mindestabstand.
rule-creatures-18 = Für Schock und Licht gilt eine teleportierte Kreatur als bewegt.

topic-attacks = Angriffe auf den Helden
rule-attacks-1 = Am Ende eines Zuges greift jede Kreatur im Sektor des Helden an, ganz ohne Karte. Jeder Treffer kostet ihn 1 Lebenspunkt.
rule-attacks-2 = Die Kreatur würfelt mit ihrem Wert für Dunkelheit oder für Licht, je nachdem, wie es in ihrem Sektor aussieht.
rule-attacks-3 = Liegt im Sektor des Helden ein Gefahrenmarker, zählen auch bedingte Treffer angreifender Kreaturen.
rule-attacks-4 = Mehrere Kreaturen würfeln nacheinander, in der Reihenfolge der Kreaturentabelle. Keine greift je Zug öfter als einmal von selbst an.
rule-attacks-5 = Bewegt sich der Held aus einem Sektor mit Kreaturen, folgt ein Gelegenheitsangriff; es bleibt bei einem, wie viele dort auch stehen.
rule-attacks-6 = Der Gelegenheitsangriff hat 1 Würfel je Kreatur im verlassenen Sektor. Jeder Treffer kostet 1 Lebenspunkt.
rule-attacks-7 = Ist der verlassene Sektor beleuchtet, hat der Gelegenheitsangriff 1 Würfel weniger.
rule-attacks-8 = Keine Fähigkeit und kein anderer Effekt wirkt auf einen Gelegenheitsangriff, und bedingte Treffer zählen bei ihm nie. Ändern kann ihn nur eine Mission, die ihn nennt.

topic-reactions = Reaktionen
rule-reactions-1 = Hat der Held eine Aktion angekündigt, dürfen die Bösen Mächte mit Reaktionskarten antworten. Welche erlaubt sind, bestimmt die Aktion; wann, sagt die Karte.
rule-reactions-2 = Zusammen spielen die Bösen Mächte höchstens 2 Reaktionskarten je Zug, wie viele Aktionen der Held auch ausführt. Jeder von ihnen darf sie spielen.
rule-reactions-3 = Die erste Karte eines Zuges kommt hochkant auf das nächste freie Reaktionsfeld. Der Held kann sie lesen, wenn sie nicht verdeckt ist.
rule-reactions-4 = Die zweite Karte, die Kombo, liegt quer und belegt die nächsten zwei freien Felder. Auch sie muss erlaubt oder verdeckt gespielt sein.
rule-reactions-5 = Ist nur ein Reaktionsfeld frei, gibt es keine Kombo. Ist keines frei, spielen die Bösen Mächte in dieser Runde keine Karte mehr.
rule-reactions-6 = Es gibt 7 Reaktionsfelder. Auf den Feldern 5, 6 und 7 ist ein Gefahrensymbol, ein weiteres steht daneben.
rule-reactions-7 = Jede Karte zeigt einen Auslöser. Ist sein Ereignis eingetreten, ist sie für den Rest des Zuges erlaubt, auch wenn sie nichts ändern würde.
rule-reactions-8 = Sechs Auslöser sind die sechs Aktionen: Jeder erlaubt seine Karten, wenn der Held diese Aktion in diesem Zug ausgeführt hat.
rule-reactions-9 = Zwei Auslöser sind Verluste: Sie erlauben ihre Karten, wenn der Held in diesem Zug Lebenspunkte oder Selbstbeherrschung verloren hat. Es zählt, was wirklich gesunken ist.
rule-reactions-10 = Kommen in einem Zug mehrere Aktionen zusammen, erlaubt jede ihre Karten. Auf die Reihenfolge der Aktionen kommt es nicht an, auf die der Reaktionen auch nicht.
rule-reactions-11 = Sofort-Reaktionen werden während des Zuges gespielt, zu dem Zeitpunkt, der auf der Karte steht.
rule-reactions-12 = Alle anderen Reaktionskarten und alle Standardreaktionen kommen am Zugende.
rule-reactions-13 = Jede Reaktionskarte darf in jedem Zug verdeckt als Standardreaktion gespielt werden: 1 Kreatur bewegt sich 1 Sektor, oder 1 Kreatur taucht auf.

topic-leader = Der Anführer
rule-leader-1 = Der Anführer lenkt die Reaktionen der Bösen Mächte. Ohne seine Erlaubnis spielt niemand von ihnen eine Karte.
rule-leader-2 = Was gespielt wird, beraten die Bösen Mächte gemeinsam. Sind sie uneins, bestimmt der Anführer.
rule-leader-3 = Dürfen die Bösen Mächte durch einen Effekt Karten ziehen, verteilt der Anführer sie beliebig unter ihnen. Jeder zieht nur von den Decks, die ihm zustehen.
rule-leader-4 = Als letzter Schritt jeder Runde wandert der Anführermarker nach links.
rule-leader-5 = Was zu einer Karte gehört, entscheidet, wer sie spielt. Alles andere entscheidet für die Bösen Mächte der Anführer.

topic-hands = Decks und Handkarten
rule-hands-1 = Es gibt vier Reaktionskarten-Decks mit gleich vielen Karten derselben Arten. Zwei davon sind im Spiel; der Anführer sucht sie aus.
rule-hands-2 = Zorn macht Kreaturen im Kampf stärker, Schnelligkeit macht ihnen Beine und lässt öfter reagieren, Schrecken zehrt an der Selbstbeherrschung und stört Aktionen, Fallen bringen Gefahrenmarker.
rule-hands-3 = Das Handkartenlimit ist 10 bei einem Böse-Mächte-Spieler, je 6 bei zweien, je 4 bei dreien. Alle beginnen mit voller Hand.
rule-hands-4 = Eine Böse Macht allein wählt bei jeder Karte neu, von welchem der zwei Decks sie kommt.
rule-hands-5 = Zu zweit nimmt der Anführer ein Deck, der andere bekommt das zweite. Das ganze Spiel hindurch zieht jeder nur vom eigenen.
rule-hands-6 = Zu dritt legt der Anführer die zwei Decks vor zwei Spieler; diese ziehen nur von ihrem. Der dritte wählt bei jeder Karte.
rule-hands-7 = Die Bösen Mächte zeigen einander nie ihre Handkarten.
rule-hands-8 = Über ihre Pläne dürfen die Bösen Mächte reden, doch der Held hört jedes Wort. Einen geheimen Kanal gibt es nicht.
rule-hands-9 = Eine gezogene Karte kommt auf die Hand. Nur wer sie zieht, sieht sie; von welchem Deck sie stammt, sehen alle.
rule-hands-10 = Jedes Deck hat seinen eigenen Ablagestapel; vermischt wird nichts. Ist ein Deck aufgebraucht, wird seine Ablage gemischt und zum neuen Deck.
rule-hands-11 = Offen gespielte Karten bleiben in der Ablage offen. Verdeckt gespielte und abgeworfene bleiben verdeckt. Wie viele Karten welches Decks jemand hält, wissen alle.

topic-dangerous = Gefahrenmarker und gefährliche Karten
rule-dangerous-1 = Gefahrenmarker stärken die Angriffe der Kreaturen und machen Reaktionskarten gefährlich.
rule-dangerous-2 = Sonst gilt von einer Karte nur die obere Hälfte. Eine gefährliche Karte gilt ganz, die obere Hälfte zuerst; ändert die untere die obere ab, wirkt sie von Anfang an.
rule-dangerous-3 = Gefährlich ist eine Karte, wenn der Held beim Ausspielen in einem Sektor mit Gefahrenmarker ist oder es war, als er die Aktion ankündigte, auf die sie antwortet.
rule-dangerous-4 = Ob eine Karte gefährlich ist, steht beim Ausspielen fest; ein Marker, den sie selbst bringt, zählt nicht. Der Marker, der sie gefährlich macht, bleibt liegen.

topic-companions = Begleiter
rule-companions-1 = Eine Charakterkarte ist entweder der Held oder ein Begleiter. Begleiter sind die Belohnung mancher Missionen und kommen mit 6 Ladungsmarkern: ihrem Leben.
rule-companions-2 = Zu Zugbeginn darf der Held einen Begleiter mit allen Ladungen ablegen und so dessen Opfer-Fähigkeit nutzen. Das geht nur ein Mal.
rule-companions-3 = Die Begleiter-Fähigkeit kostet jedes Mal 1 Ladung und gilt, wenn ihre Karte es sagt. Je Zug wird höchstens eine eingesetzt.
rule-companions-4 = Fügen die Bösen Mächte dem Helden einen Verlust an Lebenspunkten oder Selbstbeherrschung zu, darf ein Begleiter ihn ganz übernehmen, je Punkt 1 Ladung. Teilen geht nicht; was seine Ladungen übersteigt, verfällt.
rule-companions-5 = Übernehmen kann ein Begleiter Verluste durch Angriffe, Gelegenheitsangriffe, Schocks und Karten, nicht aber den des Albtraum-Modus, Kosten oder Verluste durch die Regel einer Mission. Was er übernimmt, löst keine Karte aus.
rule-companions-6 = Mit der letzten Ladung wird der Begleiter abgelegt.

topic-items = Ausrüstung
rule-items-1 = Auf Ausrüstung liegen Ladungsmarker; wer sie benutzt, legt welche ab: 1, wenn die Karte nichts anderes sagt. Mit der letzten Ladung kommt der Gegenstand weg.
rule-items-2 = Es gibt drei Materialarten. Jeder Gegenstand besteht aus einer und braucht eine zum Verbessern.
rule-items-3 = Zum Verbessern legt der Held 1 Ladung von einem anderen Gegenstand der nötigen Materialart auf das Feld „Verbessert“. Das geht je Gegenstand einmal; der Marker dort ist keine Ladung mehr.
rule-items-4 = Verbessert wird nach dem Durchsuchen oder wenn ein Effekt es sagt.
rule-items-5 = Ausrüstung, Ladungen und Verbesserungen des Helden liegen für die Bösen Mächte offen.
rule-items-6 = Der Held darf beliebig viele Gegenstände tragen. Aufladen geht nie über die aufgedruckte Zahl hinaus.

topic-experience = Erfahrung und Fähigkeiten
rule-experience-1 = Tötet der Held eine Kreatur, erhält er 1 Erfahrungspunkt für die Fähigkeit ihrer Art.
rule-experience-2 = Ein getöteter Boss bringt je 1 Punkt für zwei verschiedene Fähigkeiten nach Wahl des Helden.
rule-experience-3 = Mit 2 Punkten ist eine Fähigkeit für den Rest des Spiels frei.
rule-experience-4 = Mehr als 2 Punkte nimmt keine Fähigkeit auf, und der Tod einer verborgenen Kreatur bringt keinen.

topic-missions = Missionen
rule-missions-1 = Mit der ersten erfüllten Anfangsmission beginnt die Hauptmission: zuerst ihre Startwirkungen, dann die Belohnung des Schwierigkeitsgrads, dann der Rest der Belohnung der Anfangsmission.
rule-missions-2 = Auch die zweite Anfangsmission lässt sich erfüllen. Sie bringt ihre eigene Belohnung, aber nicht die für den Beginn der Hauptmission.
rule-missions-3 = Die Sonderregel einer Mission gilt von Spielbeginn an, bis die Mission erfüllt ist.
rule-missions-4 = Eine Mission kann Zustands- oder Missionsmarker auf die geheime Karte bringen, zu Beginn, unterwegs oder wenn sie erfüllt ist. Das sind Spielelemente; keine Reaktionskarte versetzt sie.
rule-missions-5 = Sagt seine Mission nichts anderes, zählt ein Boss nicht zum Kreaturen-Limit, und Reaktionen können ihn nicht nutzen; sonst gelten für ihn die Regeln der Kreaturen.
rule-missions-6 = Missionswirkungen am Zugende kommen nach Angriffen und gelöschten Lichtern. Passt kein Sektor genau auf eine Vorgabe, nehmen die Bösen Mächte einen, der ihr am nächsten kommt.
rule-missions-7 = Was eine Mission den Helden erfahren lässt, ist immer wahr: wie viele Sektoren beleuchtet sind, wo das Signal des Kuriers ist, was ein Missionsmarker wirklich ist.

topic-cards = Karten aus dem Regelheft
rule-cards-1 = Sie wissen, wo ich bin, wenn beim Orten beide Ziele genannt sind: Bis zu 2 Kreaturen bewegen sich je 1 Sektor auf eines zu. Gefährlich: Der dafür genannte Abstand darf um 1 danebenliegen.
rule-cards-2 = Habe ich mich getäuscht?, während ein Sektor enthüllt wird: Die Bösen Mächte lassen 1 Spielelement weg oder zeigen 1 falsches. Die Wahrheit kommt heraus, wenn der Held den Sektor betritt oder erneut erkundet oder eine Aktion auf das Falsche richtet; diese ist dann nicht verbraucht.
rule-cards-3 = Es ist wütend!, am Zugende: 1 Kreatur bewegt sich bis zu 2 Sektoren, oder 1 Kreatur verschwindet, und dann taucht 1 mit um 1 kleinerem Mindestabstand auf. Gefährlich: Diese Kreatur hat bis zum Zugende 1 Würfel mehr.
rule-cards-4 = Wer’s findet, darf’s behalten: Interagieren im Mannschaftsraum. Der Held sieht Ausrüstungsstapel und Ablage durch, nimmt 3 Gegenstände seiner Wahl, mischt den Stapel und darf verbessern wie nach dem Durchsuchen.
rule-cards-5 = Schwerkraftausfall: Solange die Mission offen ist, haben Gelegenheitsangriffe 1 Würfel mehr. Interagieren in den Rettungskapseln beendet das.
rule-cards-6 = S.O.S.: Die Bösen Mächte stellen den Saboteur, einen Boss, in einen Sektor, der vom Kontrollraum so weit weg ist wie der Held, aber nicht in dessen Sektor. Er zählt nicht zum Kreaturen-Limit und hat stets die Albtraum-Werte des Kultisten.
rule-cards-7 = S.O.S.: Ist der Saboteur am Zugende enthüllt und in Sicht, greift er den Helden an, wo er auch steht. Am Rundenende darf er sich bis zu 2 Sektoren bewegen, wenn die Bösen Mächte es wollen.
rule-cards-8 = S.O.S.: Erreicht der Saboteur den Kontrollraum vor dem Helden, kommen 2 Sabotagemarker hinein. Ist er am Rundenende dort, kommt 1 weiterer dazu.
rule-cards-9 = S.O.S.: Der Held gewinnt, wenn er im Kontrollraum interagiert und dort kein Sabotagemarker liegt. Stattdessen darf er mit Interagieren dort 1 solchen Marker entfernen.

topic-round_end = Rundenende
rule-round_end-1 = Nach dem achten Zug und den Reaktionen darauf endet die Runde. Es folgen diese Schritte, der Reihe nach.
rule-round_end-2 = Zuerst erhalten die Bösen Mächte für jedes Gefahrensymbol, das keine Karte verdeckt, 1 Gefahrenmarker. Je mehr Karten, desto weniger Marker.
rule-round_end-3 = Das letzte Gefahrensymbol lässt sich nie verdecken, also gibt es in jeder Runde mindestens 1 Marker.
rule-round_end-4 = Dann kommen alle gespielten Karten von den Reaktionsfeldern auf die Ablagestapel ihrer Decks.
rule-round_end-5 = Jeder Böse-Mächte-Spieler darf Handkarten abwerfen und zieht dann bis zum Limit nach. Wer mehr hat, wirft bis dahin ab.
rule-round_end-6 = Im Labyrinth bleiben der Sektor des Helden, die enthüllten Nachbarsektoren und alle beleuchteten Sektoren in Sicht. Alle anderen werden verborgen.
rule-round_end-7 = Das Adrenalin des Helden wird bis zum Höchstwert seines Bereichs aufgefüllt. Es gilt der niedrigere der beiden Marker, Lebenspunkte oder Selbstbeherrschung.
rule-round_end-8 = Der Höchstwert nach dem niedrigeren Marker: 10 bis 12: 2; 7 bis 9: 3; 4 bis 6: 4; 2 oder 3: 5; 0 oder 1: 6. Mehr Adrenalin behält der Held.
rule-round_end-9 = Jetzt dürfen die Bösen Mächte die neuen Gefahrenmarker auf die geheime Karte legen, aber nicht in den Sektor des Helden und nicht in Sicht.
rule-round_end-10 = In einem Sektor liegt höchstens 1 Gefahrenmarker, auf einem Stockwerk höchstens 8.
rule-round_end-11 = Um auf einem Stockwerk Platz zu schaffen, dürfen die Bösen Mächte dort Marker entfernen.
rule-round_end-12 = Was im Labyrinth bleibt, steht fest, ehe ein Teil verschwindet; für die Marker gilt die Sicht danach. Die Bösen Mächte dürfen weniger legen; bekannt ist nur, wie viele sie erhalten haben.
rule-round_end-13 = Nun kommen, noch vor dem Rundenmarker, die Wirkungen von Missionen und Charakteren am Rundenende und der Verlust des Albtraum-Modus.
rule-round_end-14 = Der Rundenmarker rückt einen Schritt nach links. Auf dem letzten Feld beginnt der Albtraum-Modus.

topic-nightmare = Albtraum-Modus
rule-nightmare-1 = Erreicht der Rundenmarker das letzte Feld, beginnt der Albtraum-Modus: Von nun an gilt die Albtraum-Seite der Kreaturen-Tabelle.
rule-nightmare-2 = Im Albtraum-Modus kostet ab der folgenden Runde jedes Rundenende den Helden 2 Selbstbeherrschung.
rule-nightmare-3 = Der Albtraum-Modus endet nicht mehr, auch nicht durch zusätzliche Runden.
rule-nightmare-4 = Gegenüber der normalen Tabelle hat jede Art 1 Würfel mehr, 1 Schock mehr (außer dem Kultisten) und 1 Abstand weniger; die Schwellen bleiben.

topic-secrecy = Wahrheit und Lüge
rule-secrecy-1 = Die Bösen Mächte geben Information weiter, wenn sie beim Orten antworten oder die Richtung von Geräuschen nennen und wo immer eine Regel es verlangt.
rule-secrecy-2 = Information muss stimmen, es sei denn, eine Karte erlaubt ausdrücklich, sie zu verfälschen. Jede Antwort schreibt der Tisch; die Bösen Mächte wählen nur unter dem, was die Karte zulässt.
rule-secrecy-3 = Eine Lüge über einen Sektor endet, wenn der Held ihn betritt, erneut erkundet oder auf das Falsche eine Aktion richtet, wenn die falsch gezeigte Kreatur sich bewegt oder angreift oder der Sektor das Labyrinth verlässt.
rule-secrecy-4 = Von einer offen ausgespielten Karte liest der Held beide Hälften, sieht, ob sie gefährlich war, und erfährt, welche Seite eines „ODER“ die Bösen Mächte ausführen. Welche verborgene Kreatur entfernt wurde, erfährt er nur, wenn sich etwas Sichtbares ändert.
rule-secrecy-5 = Der Held kennt Norden, aber nicht seine Lage im Stockwerk: Orte zählen vom Startsektor aus, Stockwerke heißen das des Starts und das andere.
rule-secrecy-6 = Ist das Spiel vorbei, liegt die geheime Karte offen vor allen.

topic-rulings = Wo das Regelheft schweigt
rule-rulings-1 = Was eine Leiste nicht mehr verlieren kann, weil sie auf 0 steht, verliert die andere. Eine Einstellung des Tisches lässt den Rest stattdessen verfallen.
rule-rulings-2 = Ist eine Aktion angekündigt, wählen die Bösen Mächte Sofort-Reaktionen für alle ihre Zeitpunkte in einer verdeckten Antwort. Jede wird zu ihrem Zeitpunkt gezeigt und ausgeführt; tritt er nicht ein, kehrt die Karte ungesehen auf die Hand zurück.
rule-rulings-3 = Neu gefragt werden die Bösen Mächte nach dem Wurf beim Angreifen, nach gezogener Ausrüstung, nach einem Verlust, am Zugende und, wenn eine zweite Karte möglich ist, nach jeder ausgeführten Karte. Innerhalb einer Aktion gilt das für einen späteren Zeitpunkt, nicht noch einmal für denselben.
rule-rulings-4 = Ob die Bösen Mächte gefragt werden, hängt nur davon ab, was alle wissen: freie Felder, gespielte Karten, Handgrößen und welche Decks Karten für den Zeitpunkt haben. Die Handkarten verrät es nie.
rule-rulings-5 = Alle antworten zugleich: Der Anführer passt, spielt eine Karte oder erlaubt sie anderen; die anderen passen oder schlagen eine vor. Die Karte des Anführers geht vor, sonst gilt der erste erlaubte Vorschlag von links. Eine Absage erfährt nur, wer vorschlug. Eine Erlaubnis gilt bis zum Ende der Runde oder bis der Anführer anders antwortet; solange wird er bei Zeitpunkten, für die er keine Karte hat, nicht gefragt.
rule-rulings-6 = Für eine Bewegung wählen die Bösen Mächte Kreatur und Ziel. Der Weg ist der mit den wenigsten Schritten, dann enthüllten Sektoren, dann Blockaden; gefragt wird nur, wo zwei Wege sich in dem unterscheiden, was der Held sieht, oder in einer Blockade.
rule-rulings-7 = Was ein Ereignis an Lebenspunkten und Selbstbeherrschung kostet, ist ein Verlust: Die Bösen Mächte werden dazu einmal gefragt. Eine Karte ist ein Ereignis, alle Angriffe am Zugende zusammen auch; gefragt wird, wenn sie vorbei sind.
rule-rulings-8 = Kosten die Angriffe am Zugende den Helden etwas, dürfen die Bösen Mächte Karten mit Verlust-Auslöser spielen, auch solche für das Zugende, im Rahmen der 2 Karten. Eine Kreatur, die so zum Helden kommt, greift noch an.
rule-rulings-9 = Eine Aktion gilt als ausgeführt, sobald sie angekündigt ist und Reaktionen möglich sind, auch wenn eine Karte sie vorzeitig beendet.
rule-rulings-10 = Lässt sich eine Wirkung nicht ganz ausführen, geschieht so viel wie möglich, und die Karte läuft weiter. Grenzen gelten bei jedem Schritt. „Bis zu“ schließt 0 ein.
rule-rulings-11 = Eine Partie, die weit länger wird als jede echte, beendet der Tisch; sie gilt als Sieg der Bösen Mächte.
rule-rulings-12 = Der Anführer darf offen sagen, dass bis zum Ende der Runde in jedem Zug höchstens eine Karte gespielt wird, von wem auch immer. Nach einer zweiten Karte werden die Bösen Mächte dann nicht gefragt.
