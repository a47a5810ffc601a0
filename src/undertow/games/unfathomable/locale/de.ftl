topic-actions = Aktionen
topic-action_abilities = Aktionsfähigkeiten
topic-activations = Aktivierungen
topic-attack = Angreifen
topic-adjacent = Benachbart
topic-arrows = Bewegungspfeile für Tiefe Wesen
topic-brig = Brig
topic-front = Bug des Schiffes
topic-chaos_deck = Chaosstapel
topic-characters = Charaktere
topic-ending = Ende des Spiels
topic-removed = Entfernen (aus dem Spiel)
topic-reveal_ability = Enttarnen-Fähigkeit
topic-reveal = Enttarnen
topic-revealed_traitors = Enttarnte Verräter
topic-spawn = Erscheinen
topic-waypoints = Etappenzielkarten
topic-abilities = Fähigkeiten
topic-enemies = Feind/feindlich
rule-actions-0 = Bist du am Zug, hast du in deinem Aktionsschritt zwei Aktionen. Als Mensch stehen dir andere zur Wahl als einem enttarnten Verräter.
rule-actions-1 = Einige Aktionsfähigkeiten verschaffen dir eine oder mehrere weitere Aktionen. So kommst du in einem Zug auch auf mehr als zwei.
rule-actions-2 = Als Mensch wählst du aus diesen Aktionen: bewegen, angreifen, einen Passagier retten, Gegenstände tauschen, eine eigene Aktionsfähigkeit oder eine deines Feldes verwenden. Auch sich zu enttarnen ist eine Aktion.
rule-actions-3 = Als Mensch kannst du dich mit einer Aktion auf jedes Schiffsfeld deiner Wahl bewegen.
rule-actions-3a = Sitzt du als Mensch in der Brig, ist dir die Bewegungsaktion verwehrt. Heraus kommst du mit der Aktionsfähigkeit der Brig.
rule-actions-3b = Wasserfelder und die Tiefe sind für dich keine erlaubten Ziele.
rule-actions-3c = In die Brig und in die Krankenstation kannst du nicht aus freien Stücken gehen.
rule-actions-4 = Als Mensch kannst du mit einer Aktion auf deinem Feld ein Tiefes Wesen oder einen enttarnten Verräter angreifen.
rule-actions-5 = Als Mensch kannst du mit einer Aktion einen Passagier auf deinem Feld retten. Dafür muss dort einer sein.
rule-actions-6 = Als Mensch kannst du mit einer Aktion einen Tausch von Gegenständen auf deinem Feld eröffnen. Dafür muss dort noch jemand sein.
rule-actions-6a = Bei einem Tausch dürfen alle auf dem Feld Gegenstände hergeben, bekommen oder beides. Du selbst musst nicht mittauschen, aber einer von euch muss einen Gegenstand haben.
rule-actions-7 = Als Mensch kannst du mit einer Aktion eine Aktionsfähigkeit nutzen, die in deinem Spielbereich oder auf einer deiner Fertigkeitskarten steht.
rule-actions-7a = Eigene Aktionsfähigkeiten findest du auf deinem Charakterbogen, deiner Talentkarte, deinen Gegenständen, deinen Titelkarten und allen übrigen Karten in deinem Spielbereich.
rule-actions-7b = Nutzt du die Aktionsfähigkeit einer Fertigkeitskarte aus deiner Hand, legst du die Karte ab, sobald die Fähigkeit abgehandelt ist.
rule-actions-8 = Als Mensch kannst du mit einer Aktion eine Aktionsfähigkeit des Feldes nutzen, auf dem du stehst.
rule-actions-8a = Steht auch nur ein Tiefes Wesen oder enttarnter Verräter bei dir, kannst du keine Aktionsfähigkeit deines Feldes nutzen. Nur in der Brig geht es trotzdem.
rule-actions-8b = Ist dein Innenfeld beschädigt, kannst du die Aktionsfähigkeit der dort liegenden Schadenskarte nutzen. Damit reparierst du das Feld.
rule-actions-8c = Ist dein Innenfeld unbeschädigt, kannst du die Aktionsfähigkeit des Feldes selbst nutzen.
rule-actions-8d = Jede Aktionsfähigkeit eines Feldes lässt sich in einem Zug höchstens ein Mal nutzen.
rule-actions-8d-i = Die Grenze von ein Mal pro Zug, die für Aktionsfähigkeiten von Feldern gilt, betrifft Reparaturen nicht.
rule-actions-9 = Als enttarnter Verräter wählst du aus diesen Aktionen: dich bewegen, einen Menschen angreifen, einen Passagier überwältigen, die Aktionsfähigkeit einer deiner Karten verwenden.
rule-actions-10 = Als enttarnter Verräter kannst du dich mit einer Aktion auf jedes Schiffsfeld deiner Wahl bewegen.
rule-actions-10a = Sitzt du als enttarnter Verräter in der Brig, kostet dich die Bewegung Fertigkeitskarten aus deiner Hand, die zusammen mindestens 12 wert sind.
rule-actions-10a-i = Alle Karten, mit denen du den Weg aus der Brig bezahlst, legst du zusammen ab; noch in derselben Aktion verlässt du die Brig.
rule-actions-10b = Auch für enttarnte Verräter sind Wasserfelder und die Tiefe keine erlaubten Ziele.
rule-actions-10c = Auch als enttarnter Verräter kannst du nicht aus freien Stücken in die Brig oder die Krankenstation gehen.
rule-actions-11 = Als enttarnter Verräter kannst du mit einer Aktion einen Menschen angreifen, der mit dir auf demselben Feld steht.
rule-actions-12 = Als enttarnter Verräter kannst du mit einer Aktion einen Passagier auf deinem Feld überwältigen, aber nur, wenn dort kein Mensch ist.
rule-actions-13 = Als enttarnter Verräter kannst du mit einer Aktion die Aktionsfähigkeit einer Karte nutzen, die du auf der Hand oder im Spielbereich hast.
rule-actions-13a = Auch als enttarnter Verräter musst du eine Fertigkeitskarte aus deiner Hand ablegen, sobald ihre Aktionsfähigkeit abgehandelt ist.
rule-actions-13b = Als enttarnter Verräter kannst du weder die Fähigkeiten deines Charakterbogens noch die von Feldern des Spielplans nutzen.
rule-action_abilities-0 = Beginnt eine Fähigkeit mit „Aktion:“, ist sie eine Aktionsfähigkeit. Sie zu nutzen kostet dich eine Aktion.
rule-action_abilities-1 = Du kannst Aktionsfähigkeiten nutzen, die auf deinem Charakterbogen, deiner Talentkarte, deinen Gegenständen, deinen Titelkarten oder anderen Karten in deinem Spielbereich stehen.
rule-action_abilities-1a = Als enttarnter Verräter kannst du die Fähigkeiten deines Charakterbogens nicht mehr nutzen.
rule-action_abilities-2 = Aktionsfähigkeiten auf deinen Fertigkeitskarten kannst du aus der Hand heraus nutzen.
rule-action_abilities-2a = Eine Fertigkeitskarte, deren Aktionsfähigkeit du genutzt hast, legst du nach dem Abhandeln ab.
rule-action_abilities-2b = Als Mensch kannst du die Aktionsfähigkeiten von Verratskarten nicht nutzen. Das können nur enttarnte Verräter.
rule-action_abilities-3 = Als Mensch kannst du eine Aktionsfähigkeit des Feldes nutzen, auf dem du gerade stehst.
rule-action_abilities-3a = Solange ein Tiefes Wesen oder ein enttarnter Verräter bei dir steht, sind dir die Aktionsfähigkeiten deines Feldes versperrt. Einzige Ausnahme ist die Brig.
rule-action_abilities-3b = Als Mensch auf einem beschädigten Innenfeld kannst du es reparieren, indem du die Aktionsfähigkeit der Schadenskarte nutzt.
rule-action_abilities-3c = Als Mensch auf einem unbeschädigten Innenfeld kannst du dessen Aktionsfähigkeit nutzen. Den vollen Wortlaut findest du auf dem Übersichtsbogen für Menschen.
rule-action_abilities-3d = Die Aktionsfähigkeit eines Innenfelds lässt sich in einem Zug höchstens ein Mal nutzen.
rule-action_abilities-3d-i = Eine Reparatur zählt nicht mit: In einem Zug kannst du ein Feld reparieren und außerdem seine eigene Aktionsfähigkeit nutzen.
rule-action_abilities-3e = Als enttarnter Verräter kannst du keine Aktionsfähigkeit des Feldes nutzen, auf dem du stehst.
rule-activations-0 = Jedes abgehandelte Aktivierungssymbol aktiviert Monster.
rule-activations-1 = Drei verschiedene Aktivierungssymbole gibt es: Mutter Hydra, Vater Dagon und Tiefe Wesen.
rule-activations-1a = Eines der Aktivierungssymbole steht für Mutter Hydra.
rule-activations-1b = Eines der Aktivierungssymbole steht für Vater Dagon.
rule-activations-1c = Eines der Aktivierungssymbole steht für die Tiefen Wesen.
rule-activations-2 = Jede Mythoskarte zeigt rechts unten ein Aktivierungssymbol. Es wird zusammen mit der Karte abgehandelt.
rule-activations-3 = Bei manchen Karten stehen Aktivierungssymbole mitten im Text, und du wirst angewiesen, sie abzuhandeln.
rule-activations-3a = Für Aktivierungssymbole in einem Kartentext gilt dasselbe wie für alle anderen.
rule-activations-4 = Solange ein Monster in der Tiefe ist, lässt es sich nicht aktivieren.
rule-activations-5 = Wird Mutter Hydra aktiviert, beschädigt sie zuerst das Schiff und rückt dann ein Wasserfeld weiter Richtung Bug.
rule-activations-6 = Mutter Hydra beschädigt das Innenfeld, das ihrem Wasserfeld am nächsten liegt.
rule-activations-6a = Folge von Mutter Hydras Feld aus den Bewegungspfeilen: So findest du das Innenfeld, das ihr am nächsten liegt.
rule-activations-6b = Ist das Innenfeld, das Mutter Hydra am nächsten liegt, schon beschädigt, trifft es stattdessen das unbeschädigte Innenfeld, das von dort aus am nächsten ist.
rule-activations-6b-i = Liegen mehrere unbeschädigte Innenfelder gleich nah, trifft Mutter Hydra dasjenige mit der höchsten aufgedruckten Nummer.
rule-activations-6c = Sobald sechs Felder beschädigt sind, ist das Spiel zu Ende.
rule-activations-7 = Bewegt sich Mutter Hydra, dann auf das angrenzende Wasserfeld, das dem Bug am nächsten liegt.
rule-activations-7a = Steht Mutter Hydra bei ihrer Aktivierung schon auf einem nummerierten Wasserfeld, bleibt sie dort.
rule-activations-8 = Ist Mutter Hydra in der Tiefe, wird sie nicht aktiviert; dafür erscheinen dort zwei Tiefe Wesen. Sind es nun mindestens vier, wird gewürfelt: Sie und alle diese Tiefen Wesen kommen auf das Wasserfeld, zu dem das Ergebnis gehört.
rule-activations-8a = Reicht der Vorrat nicht für die zwei Tiefen Wesen, die anstelle von Mutter Hydras Aktivierung erscheinen, ist das Spiel zu Ende.
rule-activations-9 = Wird Vater Dagon aktiviert, erscheinen zuerst zwei Tiefe Wesen auf dem Schiff; dann rückt er ein Wasserfeld weiter Richtung Bug.
rule-activations-10 = Die zwei Tiefen Wesen von Vater Dagon kommen beide auf dasselbe Deckfeld: das benachbarte, auf das sein Pfeil weist.
rule-activations-10a = Welches Deckfeld zu Vater Dagon benachbart ist, zeigt der Bewegungspfeil auf seinem Wasserfeld.
rule-activations-10b = Reicht der Vorrat nicht für die zwei Tiefen Wesen von Vater Dagon, ist das Spiel zu Ende.
rule-activations-11 = Bewegt sich Vater Dagon, dann auf das angrenzende Wasserfeld, das dem Bug am nächsten liegt.
rule-activations-11a = Steht Vater Dagon bei seiner Aktivierung schon auf einem nummerierten Wasserfeld, bleibt er dort.
rule-activations-12 = Ist Vater Dagon in der Tiefe, wird er nicht aktiviert; dafür erscheinen dort zwei Tiefe Wesen. Sind es nun mindestens vier, wird gewürfelt: Er und alle diese Tiefen Wesen kommen auf das Wasserfeld, zu dem das Ergebnis gehört.
rule-activations-12a = Reicht der Vorrat nicht für die zwei Tiefen Wesen, die anstelle von Vater Dagons Aktivierung erscheinen, ist das Spiel zu Ende.
rule-activations-13 = Tiefe Wesen werden einzeln aktiviert; sind mehrere zugleich an der Reihe, legt der aktive Spieler die Abfolge fest. Jedes tut nur das Erste, was ihm möglich ist: angreifen, einen Passagier überwältigen, sein Feld beschädigen, sich bewegen.
rule-activations-14 = Option 1 eines Tiefen Wesens: Steht ein Mensch auf demselben Feld, greift es ihn an.
rule-activations-14a = Stehen bei dem Tiefen Wesen mehrere Menschen, sucht der aktive Spieler aus, wen es angreift.
rule-activations-14b = Einen enttarnten Verräter greift ein Tiefes Wesen nie an.
rule-activations-15 = Option 2 eines Tiefen Wesens: Es überwältigt einen Passagiermarker, der auf demselben Feld liegt.
rule-activations-16 = Option 3 eines Tiefen Wesens: Es beschädigt das Feld, auf dem es steht.
rule-activations-16a = Ein Tiefes Wesen kann nur ein Innenfeld beschädigen, und nur eines, das noch unbeschädigt ist.
rule-activations-16b = Beschädigt ein Tiefes Wesen sein Feld, wird die oberste Schadenskarte gezogen und abgehandelt.
rule-activations-16b-i = Entfernt sich die Schadenskarte, für die ein Tiefes Wesen gesorgt hat, selbst aus dem Spiel, ist seine Aktivierung trotzdem verbraucht.
rule-activations-17 = Option 4 eines Tiefen Wesens: Es bewegt sich auf ein benachbartes Feld. Wohin, hängt davon ab, wo es steht.
rule-activations-17a = Von einem Wasser- oder Deckfeld zieht ein Tiefes Wesen in Richtung des Bewegungspfeils weiter.
rule-activations-17b = Auf einem Innenfeld hält ein Tiefes Wesen auf das nächstgelegene unbeschädigte Innenfeld zu. Sind mehrere gleich nah, ist sein Ziel das mit der höchsten aufgedruckten Nummer.
rule-activations-18 = Sollen Tiefe Wesen aktiviert werden und außerhalb der Tiefe ist keines im Spiel, erscheinen zwei in der Tiefe. Sind es dort nun mindestens vier, wird gewürfelt: Alle Monster aus der Tiefe kommen auf das Wasserfeld, zu dem das Ergebnis gehört.
rule-activations-18a = Ist kein Tiefes Wesen außerhalb der Tiefe und reicht der Vorrat nicht für die zwei neuen, ist das Spiel zu Ende.
rule-attack-0 = Mit einem Angriff versuchen Charaktere und Tiefe Wesen, einen anderen Charakter oder ein Tiefes Wesen auf demselben Feld zu überwältigen.
rule-attack-1 = Ein Angriff entsteht auf einem von drei Wegen: durch eine Aktion, durch eine Kartenfähigkeit oder durch die Aktivierung eines Tiefen Wesens.
rule-attack-1a = In deinem Aktionsschritt kannst du eine Aktion für einen Angriff ausgeben.
rule-attack-1b = Einige Fähigkeiten auf Karten lassen dich angreifen.
rule-attack-1c = Auch ein Tiefes Wesen kann angreifen, wenn es aktiviert wird.
rule-attack-2 = Ein Angriff hat sieben Schritte in fester Folge: Angreifer, Verteidiger, Schwierigkeitsgrad, Fähigkeiten vor dem Wurf, Würfeln, Wiederholungswürfe, Resultat.
rule-attack-3 = Schritt 1 des Angriffs: Angreifer ist, wer den Angriff durchführt, ob Spieler oder Tiefes Wesen.
rule-attack-4 = Schritt 2 des Angriffs: Greifst du an, bestimmst du den Verteidiger. Greift ein Tiefes Wesen an, bestimmt ihn der aktive Spieler.
rule-attack-4a = Verteidiger kann nur sein, wer auf dem Feld des Angreifers steht.
rule-attack-4b = Als Mensch kannst du nur Tiefe Wesen und enttarnte Verräter angreifen.
rule-attack-4c = Enttarnte Verräter und Tiefe Wesen können nur Menschen angreifen.
rule-attack-5 = Schritt 3 des Angriffs: Der Schwierigkeitsgrad wird bestimmt, also das niedrigste Würfelergebnis, mit dem der Angriff gelingt.
rule-attack-5a = Gegen ein Tiefes Wesen hat ein Angriff den Schwierigkeitsgrad 4.
rule-attack-5b = Gegen einen Charakter hat ein Angriff den Schwierigkeitsgrad 6.
rule-attack-6 = Schritt 4 des Angriffs: Wer möchte, setzt nun Fähigkeiten ein, die gelten, „bevor ein Würfel geworfen wird“.
rule-attack-7 = Schritt 5 des Angriffs: Jemand von euch würfelt.
rule-attack-8 = Schritt 6 des Angriffs: Wer möchte, setzt nun Fähigkeiten ein, mit denen der Wurf wiederholt wird.
rule-attack-8a = Nach jedem Wiederholungswurf geht der Angriff bei Schritt 4 weiter.
rule-attack-9 = Schritt 7 des Angriffs: Zähle alle Modifikatoren zum Wurf hinzu. Ist mindestens der Schwierigkeitsgrad erreicht, gelingt der Angriff, sonst misslingt er.
rule-attack-9a = Ein gelungener Angriff überwältigt den Verteidiger.
rule-attack-9a-i = Ein Tiefes Wesen, das ein Angriff überwältigt, geht zurück in den Vorrat.
rule-attack-9a-ii = Ein Mensch, den ein Angriff überwältigt, kommt in die Krankenstation.
rule-attack-9a-iii = Ein enttarnter Verräter, den ein Angriff überwältigt, kommt in die Brig.
rule-attack-9b = Ein misslungener Angriff hat keine Folgen.
rule-adjacent-0 = Benachbart sind zwei Felder dann, wenn sie an einer Grenze zusammenstoßen.
rule-adjacent-1 = Berühren sich zwei Felder bloß an einer Ecke, sind sie nicht benachbart.
rule-adjacent-2 = Eine Figur, ein Marker oder eine Karte ist zu allem benachbart, wozu auch das eigene Feld benachbart ist: zu Feldern und zu dem, was darauf ist.
rule-adjacent-3 = Was auf zwei benachbarten Feldern steht oder liegt, ist auch zueinander benachbart.
rule-arrows-0 = Die Bewegungspfeile auf dem Spielplan zeigen, wohin Tiefe Wesen ziehen.
rule-arrows-1 = Auf allen Wasserfeldern und allen Deckfeldern ist je ein Bewegungspfeil zu sehen.
rule-arrows-2 = Von Innenfeld zu Innenfeld führen keine Bewegungspfeile: Dort gilt für Tiefe Wesen eine eigene Bewegungsregel.
rule-brig-0 = Die Brig ist die Zelle des Schiffes. Wer als Mensch unter Verdacht gerät, kann dort landen; enttarnte Verräter, die überwältigt werden, kommen immer dorthin.
rule-brig-1 = Als Mensch kannst du einen anderen Menschen in die Brig bringen: Nutze die Aktionsfähigkeit des Kapitänsquartiers und bestehe dessen Fertigkeitsprobe.
rule-brig-1a = Zur Fertigkeitsprobe des Kapitänsquartiers dürfen alle Karten beitragen.
rule-brig-2 = Kommst du als Mensch in die Brig, gibst du jeden Titel ab, den du hast.
rule-brig-3 = Wird ein enttarnter Verräter überwältigt, kommt er stets in die Brig.
rule-brig-4 = Sitzt du in der Brig, kommst du mit einer gewöhnlichen Bewegung nicht heraus.
rule-brig-4a = Als Mensch kommst du aus der Brig frei, wenn du ihre Aktionsfähigkeit nutzt und die Fertigkeitsprobe schaffst.
rule-brig-4a-i = Als Mensch kannst du die Aktionsfähigkeit der Brig auch dann nutzen, wenn ein enttarnter Verräter mit dir einsitzt.
rule-brig-4a-ii = Zur Fertigkeitsprobe der Brig dürfen alle Karten beitragen.
rule-brig-4b = Als enttarnter Verräter kommst du aus der Brig frei, wenn du aus deiner Hand Fertigkeitskarten ablegst, die zusammen mindestens 12 wert sind.
rule-brig-4b-i = Als enttarnter Verräter legst du alle für die Freiheit nötigen Karten zusammen ab und verlässt die Brig gleich darauf. Beides gehört zu ein und derselben Aktion.
rule-brig-4c = Ein Effekt, der Charaktere bewegt, holt dich nur dann aus der Brig, wenn sein Text die Brig ausdrücklich nennt.
rule-brig-5 = In der Brig kannst du zu einer Fertigkeitsprobe höchstens eine Karte beitragen.
rule-brig-6 = In der Brig kannst du die Fähigkeiten deiner Gegenstände nicht nutzen.
rule-brig-6a = In der Brig bringt dir deine aktive Verbesserung nichts für dein Fertigkeitenset.
rule-brig-7 = Als Mensch in der Brig lässt du in deinem Mythosschritt die Krise deiner Mythoskarte aus: Nur Aktivierungssymbol und Fortschrittssymbol werden abgehandelt.
rule-brig-7a = Zeigt die Mythoskarte eines Menschen in der Brig das Auswahlsymbol, entscheidet der Kapitän über die Leiste.
rule-brig-7b = Zieht ein Mensch in der Brig eine Mythoskarte für einen bestimmten Charakter, der in der Brig sitzt, nicht mitspielt oder enttarnt ist, wird sie wie sonst auch abgelegt und durch eine neue ersetzt.
rule-brig-8 = Wirst du als Mensch in der Brig überwältigt, bleibst du, wo du bist.
rule-brig-9 = In die Brig kannst du nicht aus freien Stücken gehen.
rule-brig-10 = Die Brig nimmt nie Schaden.
rule-brig-11 = Die Brig ist für Tiefe Wesen tabu: Sie erscheinen dort nicht und ziehen nicht hinein.
rule-brig-12 = Auch in der Brig ziehst du im Fertigkeitenschritt dein volles Fertigkeitenset.
rule-brig-13 = Die Fähigkeiten deiner Fertigkeitskarten kannst du in der Brig wie sonst nutzen.
rule-front-0 = Der Bug besteht aus zwei Wasserfeldern: dem mit der Nummer 1–4 und dem mit der Nummer 5–8.
rule-front-1 = Bewegt sich ein Monarch bei seiner Aktivierung, rückt er ein Feld auf das nächste nummerierte Wasserfeld zu.
rule-front-1a = Steht ein Monarch schon auf einem nummerierten Wasserfeld, bleibt er bei seiner Aktivierung stehen.
rule-chaos_deck-0 = Im Chaosstapel sind von jedem Fertigkeitstyp zwei Karten, nur Verrat fehlt. Er liegt auf seinem Platz auf dem Spielplan, gleich neben der Tiefe.
rule-chaos_deck-1 = Jede Fertigkeitsprobe beginnt damit, dass die beiden obersten Chaoskarten verdeckt beigetragen werden.
rule-chaos_deck-2 = Ist die letzte Karte des Chaosstapels weg, entsteht ein neuer: zwei Karten von jedem Fertigkeitstyp, nur kein Verrat, alles gut gemischt.
rule-chaos_deck-2a = Hat ein Fertigkeitstyp in Stapel und Ablagestapel zusammen keine zwei Karten mehr, kommt von ihm nichts in den neuen Chaosstapel.
rule-chaos_deck-3 = Niemand darf in den Chaosstapel hineinsehen.
rule-chaos_deck-4 = Wie viele Karten der Chaosstapel noch hat, dürfen alle wissen. Du darfst sie jederzeit zählen, aber nicht von vorn ansehen.
rule-chaos_deck-5 = Sollst du X Verratskarten in den Chaosstapel mischen, nimmst du X Karten oben vom Verratsstapel, mischst sie mit allem, was vom Chaosstapel übrig ist, und legst ihn an seinen Platz zurück.
rule-characters-0 = Mit „Charakteren“ sind Menschen und enttarnte Verräter gleichermaßen gemeint.
rule-ending-0 = Das Spiel ist sofort vorbei, wenn eines von vier Dingen passiert: letzte Ankunft, eine Ressource auf 0, sechs beschädigte Felder, zu wenige Tiefe Wesen im Vorrat.
rule-ending-0a = Das Spiel endet, wenn der Fahrtmarker auf das Ankunftsfeld kommt und die ausliegenden Etappenzielkarten zusammen mindestens 12 Entfernungseinheiten zählen.
rule-ending-0b = Das Spiel endet, wenn wenigstens eine Ressource auf 0 fällt.
rule-ending-0c = Das Spiel endet, wenn sechs Felder zugleich beschädigt sind.
rule-ending-0d = Das Spiel endet, wenn mehr Tiefe Wesen erscheinen müssten, als der Vorrat hergibt.
rule-ending-1 = Ist das Spiel zu Ende, deckt ihr sämtliche Loyalitätskarten auf, die ihr habt.
rule-ending-1a = Endet das Spiel mit der letzten Ankunft des Fahrtmarkers, gewinnt, wer nur Mensch-Karten hat.
rule-ending-1b = Endet das Spiel auf andere Weise, gewinnt, wer wenigstens eine Hybrid-Karte hat.
rule-ending-1b-i = Liegen mindestens 12 Entfernungseinheiten aus, gewinnt mit den Hybriden auch der Kultist. Das gilt selbst dann, wenn das Spiel während der Etappenzielkarte endet, die euch auf 12 bringt.
rule-ending-1b-ii = Hast du Hybrid und Kultist zugleich, gewinnst du so wie die Hybriden, auch bei weniger als 12 Entfernungseinheiten.
rule-removed-0 = Was aus dem Spiel entfernt wird, kommt zurück in die Schachtel. Ansehen darfst du es danach nur noch, wenn dir ein Effekt das gestattet.
rule-reveal_ability-0 = Die Enttarnen-Fähigkeit steht rechts unten auf deinem Charakterbogen. Du handelst sie ab, wenn du dich als Verräter enttarnst.
rule-reveal-0 = Hast du als Mensch eine Hybrid- oder Kultist-Karte, darfst du eine Aktion ausgeben, um dich zu enttarnen. Dabei gehst du sieben Schritte der Reihe nach durch.
rule-reveal-1 = Schritt 1 beim Enttarnen: Decke genau eine deiner Hybrid- oder Kultist-Karten auf.
rule-reveal-1a = Hast du beim Enttarnen sowohl Hybrid als auch Kultist, suchst du dir aus, welche Karte du aufdeckst.
rule-reveal-2 = Schritt 2 beim Enttarnen: Als Erstes handelst du die Enttarnen-Fähigkeit auf deinem Charakterbogen ab. Decke danach mit der offenen Loyalitätskarte seine Fähigkeiten zu; du hast sie bis zum Spielende verloren.
rule-reveal-3 = Schritt 3 beim Enttarnen: Bei weniger als 12 Entfernungseinheiten gibst du alle verdeckten Loyalitätskarten einem einzigen Mitspieler; sie zählen nun zu seinen, und er darf sie ansehen, wann er will. Ab 12 bleiben sie verdeckt bei dir liegen.
rule-reveal-4 = Schritt 4 beim Enttarnen: Du verlierst jeden Titel, den du hast.
rule-reveal-5 = Schritt 5 beim Enttarnen: Alle Mythoskarten in deinem Spielbereich legst du ab; deine Talentkarte entfernst du aus dem Spiel, wenn du sie noch hast.
rule-reveal-6 = Schritt 6 beim Enttarnen: Bist du nicht in der Brig, darfst du so viele Fertigkeitskarten ablegen, wie du möchtest, und ziehst für jede eine Verratskarte, solange es welche gibt.
rule-reveal-7 = Schritt 7 beim Enttarnen: Stecke einen Verräterring an deinen Aufsteller.
rule-reveal-8 = Hast du dich enttarnt, wird der laufende Zug fortgesetzt.
rule-reveal-8a = Enttarnst du dich im eigenen Zug, darfst du die restlichen Aktionen noch nutzen, doch dein Mythosschritt entfällt.
rule-revealed_traitors-0 = Enttarnter Verräter bist du, wenn von dir eine Hybrid- oder Kultist-Karte offen liegt.
rule-revealed_traitors-1 = Zum enttarnten Verräter wirst du nur durch die Aktion, mit der du dich enttarnst.
rule-revealed_traitors-2 = Als enttarnter Verräter hast du einen etwas anderen Zugablauf als ein Mensch.
rule-revealed_traitors-3 = Enttarnte Verräter können Menschen angreifen und umgekehrt.
rule-revealed_traitors-4 = Als enttarnter Verräter kannst du Verratskarten ziehen und auch ihre Fähigkeiten nutzen.
rule-revealed_traitors-5 = Wo ein enttarnter Verräter steht, können Menschen weder die Aktionsfähigkeit des Feldes noch die einer Schadenskarte nutzen.
rule-revealed_traitors-6 = Als enttarnter Verräter kannst du zu einer Fertigkeitsprobe höchstens eine Karte beitragen.
rule-revealed_traitors-7 = Bist du enttarnter Verräter, sind dir die Fähigkeiten deines Charakterbogens und die der Schiffsfelder versperrt.
rule-spawn-0 = Wenn X Tiefe Wesen erscheinen, nimmst du ebenso viele Figuren aus dem Vorrat und stellst sie dorthin, wo es verlangt ist.
rule-spawn-1 = Reichen die Figuren im Vorrat nicht für alle Tiefen Wesen, die erscheinen sollen, ist das Spiel zu Ende.
rule-waypoints-0 = Die Etappenzielkarten sind die Abschnitte der Reise, auf der sich die S.S. Atlantica befindet.
rule-waypoints-1 = Auf jeder Etappenzielkarte stehen ein Effekt und eine Entfernungszahl.
rule-waypoints-1a = Die Entfernungszahl einer Etappenzielkarte ist 2, 3 oder 4.
rule-waypoints-2 = Jedes Mal, wenn der Fahrtmarker auf das Ankunftsfeld kommt, bringt der Kapitän eine Etappenzielkarte ins Spiel.
rule-waypoints-2a = Sind bei der Ankunft des Fahrtmarkers schon mindestens 12 Entfernungseinheiten im Spiel, hat das Schiff den Hafen erreicht, und die Partie ist zu Ende.
rule-waypoints-2b = Kommt ihr mit einer Etappenzielkarte zum ersten Mal auf insgesamt mindestens 6 Entfernungseinheiten, folgt nach ihrem Abhandeln die Phase des Erwachens.
rule-abilities-0 = Auf den meisten Karten stehen Fähigkeiten. Jede sagt dir, wann du sie nutzen kannst und was dann geschieht.
rule-abilities-1 = Wie der Wortlaut von Fähigkeiten zu verstehen ist.
rule-abilities-2 = „Du“, „dich“ und „dein“ auf einer Karte meinen denjenigen, der sie abhandelt.
rule-abilities-2a = „Du“ ist auf einer Mythoskarte der aktive Spieler. Stellt sie jemand anderen vor eine Entscheidungskrise, ist mit „du“ derjenige gemeint, der entscheidet.
rule-abilities-3 = „Nicht können“ gilt ohne Ausnahme: Keine andere Fähigkeit setzt sich darüber hinweg.
rule-abilities-4 = Steht in einer Fähigkeit „dürfen“, liegt es bei dir, ob du den Effekt nutzt.
rule-abilities-5 = „Um zu“ bezeichnet Kosten: Nur wenn geschieht, was davor steht, wird abgehandelt, was danach steht.
rule-abilities-6 = Ein Effekt mit „würde“ kommt vor dem Ereignis, das er nennt. Steht „statt“ oder „stattdessen“ dabei, tritt er an dessen Stelle.
rule-abilities-7 = Sollst du dir etwas Verdecktes ansehen, meist die oberste Karte eines Stapels, siehst nur du allein es.
rule-abilities-8 = „Falls möglich“ steht bei einer Anweisung, die sich vielleicht nicht ausführen lässt. Geht es nicht, übergehst du sie.
rule-abilities-9 = „Danach“ sagt nur, wann etwas kommt: wenn alles Vorige abgehandelt ist oder sich als unmöglich erwiesen hat. Gelungen sein muss es nicht.
rule-abilities-10 = Eine Fähigkeit mit dem Zusatz „Nur ein Mal pro Zug“ kannst du in jedem Zug nur ein einziges Mal nutzen, egal wer am Zug ist.
rule-abilities-10a = Kannst du eine Fähigkeit mit dem Limit „Nur ein Mal pro Zug“ im Zug eines anderen nutzen, darfst du das dort ein Mal, auch wenn du sie in deinem Zug schon genutzt hast.
rule-abilities-10b = Das Limit „Nur ein Mal pro Zug“ gilt für die ganze Fähigkeit, auch wenn sie aus mehreren Sätzen besteht.
rule-abilities-11 = Einige Mythoskarten kommen in deinen Spielbereich und geben dir Fähigkeiten. Du hast sie, solange die Karte dort liegt.
rule-abilities-12 = Was in Klammern steht, dient bloß zur Erinnerung.
rule-abilities-13 = Wann Fähigkeiten an der Reihe sind.
rule-abilities-14 = Vor jedem Würfelwurf können alle Fähigkeiten nutzen, die davor zum Zug kommen. Nach dem Wurf folgen die Fähigkeiten für danach, etwa Wiederholungswürfe; erst dann gilt das Ergebnis.
rule-abilities-15 = Bevor zu einer Fertigkeitsprobe die erste Karte kommt, können alle Fähigkeiten nutzen, die für diesen Moment gedacht sind.
rule-abilities-16 = Geschieht mehreres zugleich, etwa wenn Tiefe Wesen aktiviert werden, legt der aktive Spieler fest, was zuerst kommt.
rule-abilities-16a = Möchten mehrere zugleich eine Fähigkeit nutzen, legt der aktive Spieler fest, wer wann drankommt.
rule-abilities-16a-i = Als aktiver Spieler darfst du vorher fragen, wer welche Fähigkeit nutzen will. Die anderen dürfen lügen oder schweigen.
rule-abilities-16a-ii = Kommst du mit deiner Fähigkeit an die Reihe, darfst du auch verzichten.
rule-enemies-0 = Wer dein Feind ist, hängt davon ab, auf welcher Seite du stehst.
rule-enemies-1 = Bist du ein Mensch, sind Tiefe Wesen und enttarnte Verräter deine Feinde.
rule-enemies-2 = Bist du ein enttarnter Verräter, sind die Menschen deine Feinde.
topic-spaces = Felder
topic-skill_set = Fertigkeitenset
topic-skill_cards = Fertigkeitskarten
topic-skill_checks = Fertigkeitsproben
topic-tracks = Fortschrittsleisten
topic-items = Gegenstandskarten
topic-hand_limit = Handkartenlimit
topic-back = Heck des Schiffes
topic-supporting_skills = Hilfreiche Fertigkeiten
topic-sick_bay = Krankenstation
topic-loyalty = Loyalitätskarten
topic-component_limits = Materialbeschränkung
topic-humans = Menschen
topic-monarchs = Monarchen
topic-monsters = Monster
topic-mythos = Mythoskarten

rule-spaces-0 = Ein Feld ist entweder Schiffsfeld oder Wasserfeld. Unter den Schiffsfeldern gibt es wiederum Deckfelder und Innenfelder.
rule-spaces-1 = Das nächstgelegene Feld ist jenes, zu dem es vom betreffenden Feld oder von der betreffenden Komponente aus die wenigsten Felder sind.
rule-spaces-2 = Rund um das Schiff liegen acht Wasserfelder; auf ihnen ist das Meer zu sehen.
rule-spaces-3 = Der Bug besteht aus den zwei Wasserfeldern, die die Zahlen 1–4 und 5–8 tragen.
rule-spaces-4 = Von jedem Wasserfeld führt ein Bewegungspfeil die Tiefen Wesen auf ein Deckfeld, das daran grenzt.
rule-spaces-5 = Auf Wasserfeldern stehen ausschließlich Monster. Nichts anderes kann dort sein.
rule-spaces-6 = Auf ein Wasserfeld kannst du dich nicht bewegen.
rule-spaces-7 = Ein Wasserfeld kann niemals beschädigt werden.
rule-spaces-8 = Die S.S. Atlantica besteht aus 16 Schiffsfeldern.
rule-spaces-9 = Als Ziel deiner Bewegung kommen nur Schiffsfelder infrage.
rule-spaces-10 = Wie viele Charaktere und Tiefe Wesen gemeinsam auf einem Schiffsfeld stehen, ist unbegrenzt.
rule-spaces-11 = Jedes Schiffsfeld ist entweder ein Deckfeld oder ein Innenfeld.
rule-spaces-12 = Außen hat das Schiff acht Deckfelder. Sie zeigen das Oberdeck.
rule-spaces-13 = Die acht Deckfelder tragen die Zahlen von 1 bis 8.
rule-spaces-14 = Von jedem Deckfeld führt ein Bewegungspfeil die Tiefen Wesen auf ein Innenfeld, das daran grenzt.
rule-spaces-15 = Ein Deckfeld kann niemals beschädigt werden.
rule-spaces-16 = Passagiere kommen auf Deckfelder und nirgendwo sonst hin.
rule-spaces-16a = Wie viele Passagiere auf einem Deckfeld liegen, ist unbegrenzt.
rule-spaces-17 = Innen hat das Schiff acht Innenfelder: seine Räume.
rule-spaces-18 = Jedes Innenfeld hat einen Namen und einen kurzen Hinweis auf das, was es kann. Alle außer Brig und Krankenstation haben dazu eine Zahl im Bereich von 1 bis 8.
rule-spaces-18a = Was ein Innenfeld genau kann, steht in voller Länge auf dem Übersichtsbogen für Menschen.
rule-spaces-19 = Ein Innenfeld kann beschädigt werden, es sei denn, es ist die Brig oder die Krankenstation.
rule-spaces-20 = Krankenstation und Brig haben eigene Regeln.
rule-spaces-20a = Weder die Krankenstation noch die Brig kann jemals beschädigt werden.
rule-spaces-20b = In Krankenstation und Brig kommt kein Tiefes Wesen: Es kann sich weder hineinbewegen noch darin erscheinen.
rule-spaces-20c = In die Krankenstation oder die Brig kannst du nicht aus freien Stücken gehen.
rule-skill_set-0 = Dein Fertigkeitenset steht auf deinem Charakterbogen. Es sagt, wie viele Fertigkeitskarten welcher Typen du bekommst.
rule-skill_set-1 = In deinem Fertigkeitenschritt ziehst du dein Fertigkeitenset: genau so viele Fertigkeitskarten und genau die Typen, die es nennt.
rule-skill_set-1a = Bist du in deinem Fertigkeitenschritt in der Krankenstation, ziehst du nur 1 Karte. Welche aus deinem Fertigkeitenset, suchst du dir aus.
rule-skill_set-2 = Eine aktive Verbesserung vergrößert dein Fertigkeitenset um 1 Karte. Ihr Typ steht auf dem Gegenstand.
rule-skill_cards-0 = Eine Fertigkeitskarte kannst du wegen ihrer Fähigkeit ausspielen. Oder du trägst sie zu einer Fertigkeitsprobe bei; dort ist sie hilfreich oder sabotierend.
rule-skill_cards-1 = Auf einer Fertigkeitskarte stehen ihr Typ, ihr Wert und ihre Fähigkeit.
rule-skill_cards-2 = Die sechs Fertigkeitstypen heißen Einfluss, Wissen, Wahrnehmung, Stärke, Wille und Verrat.
rule-skill_cards-2a = Für jeden Fertigkeitstyp gibt es einen Stapel und daneben einen Ablagestapel, der offen liegt.
rule-skill_cards-2b = Ist die letzte Karte eines Fertigkeitsstapels gezogen, wird sein Ablagestapel gemischt und zum neuen Stapel.
rule-skill_cards-2b-i = Solange ein Fertigkeitsstapel leer ist und auf seinem Ablagestapel auch nichts liegt, kann niemand diesen Typ ziehen.
rule-skill_cards-2b-ii = Sind Fertigkeitsstapel und Ablagestapel beide aufgebraucht, erneuert eine abgelegte Karte den Stapel noch nicht. Gemischt wird erst, wenn das nächste Mal jemand von dort ziehen muss.
rule-skill_cards-2c = Wer kein enttarnter Verräter ist, kann weder Verratskarten ziehen noch ihre Fähigkeiten verwenden.
rule-skill_cards-3 = Alle haben Fertigkeitskarten auf der Hand.
rule-skill_cards-3a = Eine Fertigkeitskarte, die du ziehst, kommt auf deine Hand.
rule-skill_cards-3a-i = Darfst du dir die Fertigkeitsstapel aussuchen, legst du für jeden fest, wie viele Karten du nimmst. Erst dann ziehst du.
rule-skill_cards-3b = Auf der Hand hältst du nur Fertigkeitskarten, nie Karten einer anderen Art.
rule-skill_cards-3c = Wie viele Karten du auf der Hand hast, ist kein Geheimnis. Alle dürfen dich jederzeit danach fragen.
rule-skill_cards-3d = Dein Handkartenlimit liegt bei 10 Fertigkeitskarten.
rule-skill_cards-3d-i = Im Ablegenschritt jedes Zuges werfen alle, die mehr als 10 Fertigkeitskarten halten, Karten ihrer Wahl ab, bis ihnen 10 bleiben.
rule-skill_cards-4 = Willst du die Fähigkeit einer Fertigkeitskarte nutzen, zeigst du die Karte aus deiner Hand vor, liest sie vor und tust, was darauf steht.
rule-skill_cards-4a = Fertigkeitskarten darfst du in deinem eigenen Zug und in den Zügen der anderen ausspielen.
rule-skill_cards-4b = Hat die Fertigkeitskarte eine Aktionsfähigkeit, kostet dich ihr Einsatz eine Aktion.
rule-skill_cards-4c = Ist ihre Fähigkeit abgehandelt, kommt die Fertigkeitskarte auf den Ablagestapel ihres Typs.
rule-skill_checks-0 = Zu einer Fertigkeitsprobe kommt es durch eine Krise oder durch die Aktionsfähigkeit von Kapitänsquartier oder Brig.
rule-skill_checks-1 = Eine Fertigkeitsprobe hat einen Schwierigkeitsgrad und mindestens zwei Fertigkeitssymbole. Die gezeigten Typen sind hilfreich, die übrigen sabotierend.
rule-skill_checks-2 = Eine Fertigkeitsprobe läuft in sieben Schritten ab, einer nach dem anderen.
rule-skill_checks-3 = Fertigkeitsprobe, Schritt 1: Der aktive Spieler sagt an, wie hoch der Schwierigkeitsgrad ist und welche Fertigkeiten hilfreich sind.
rule-skill_checks-3a = Nach der Ansage dürfen alle Fähigkeiten einsetzen, die wirken, bevor Karten zur Probe beigetragen werden.
rule-skill_checks-4 = Fertigkeitsprobe, Schritt 2: Der aktive Spieler legt die zwei obersten Chaoskarten verdeckt aus. Mit ihnen beginnt der Probenstapel.
rule-skill_checks-5 = Fertigkeitsprobe, Schritt 3: Jeder hat genau einmal die Chance, eine oder mehrere Handkarten verdeckt zum Probenstapel zu geben. Den Anfang macht, wer links vom aktiven Spieler sitzt; im Uhrzeigersinn geht es herum, und der aktive Spieler ist zuletzt dran.
rule-skill_checks-5a = Du darfst auch ganz darauf verzichten, zu einer Fertigkeitsprobe Karten beizutragen.
rule-skill_checks-5b = Bist du ein Mensch in der Brig oder ein enttarnter Verräter, darfst du zu jeder Fertigkeitsprobe höchstens 1 Karte beitragen.
rule-skill_checks-6 = Fertigkeitsprobe, Schritt 4: Der aktive Spieler mischt den Probenstapel gut durch. Es darf nicht zu erkennen sein, von wem eine Karte stammt.
rule-skill_checks-7 = Fertigkeitsprobe, Schritt 5: Der aktive Spieler dreht die Karten des Probenstapels eine nach der anderen um und trennt die hilfreichen von den sabotierenden.
rule-skill_checks-8 = Fertigkeitsprobe, Schritt 6: Die Werte der hilfreichen Karten werden zusammengezählt, die Werte der sabotierenden abgezogen. Heraus kommt der Gesamtwert.
rule-skill_checks-8a = Erreicht oder übertrifft der Gesamtwert den Schwierigkeitsgrad, ist die Fertigkeitsprobe ein Erfolg.
rule-skill_checks-8a-i = Bei einem Erfolg wird abgehandelt, was bei der Probe unter Erfolg steht und was davon abhängt, dass sie gelingt.
rule-skill_checks-8b = Bei einigen Krisen gibt es außerdem einen Teilerfolg: Dort stehen eine Zahl und dahinter ein Effekt.
rule-skill_checks-8b-i = Verfehlt der Gesamtwert den Schwierigkeitsgrad, reicht aber mindestens an die Zahl des Teilerfolgs heran, gilt der Effekt des Teilerfolgs.
rule-skill_checks-8b-ii = Für andere Effekte ist eine Fertigkeitsprobe mit Teilerfolg weder gelungen noch misslungen.
rule-skill_checks-8c = Bleibt der Gesamtwert unter dem Schwierigkeitsgrad und, falls es einen Teilerfolg gibt, auch unter dessen Zahl, ist die Fertigkeitsprobe ein Misserfolg.
rule-skill_checks-8c-i = Bei einem Misserfolg wird abgehandelt, was bei der Probe unter Misserfolg steht und was davon abhängt, dass sie misslingt.
rule-skill_checks-9 = Fertigkeitsprobe, Schritt 7: Jede Karte des Probenstapels kommt auf den Ablagestapel ihres Typs.
rule-tracks-0 = Auf dem Spielplan sind zwei Fortschrittsleisten: eine für die Fahrt und eine für das Ritual.
rule-tracks-1 = Auf einer Leiste vorrücken heißt: Ihr Marker geht so viele Felder wie angegeben weiter, vom Startfeld weg.
rule-tracks-1a = Ist ein Marker auf dem letzten Feld seiner Leiste angekommen und hat noch Schritte übrig, wird er erst auf das Startfeld zurückgesetzt und geht dann den Rest.
rule-tracks-2 = Auf einer Leiste zurückfallen heißt: Ihr Marker geht so viele Felder wie angegeben in Richtung Startfeld.
rule-tracks-2a = Ein Marker auf dem Startfeld kann nicht zurückfallen.
rule-tracks-3 = Eine Leiste zurücksetzen heißt: Ihr Marker kommt ohne Umweg auf das Startfeld.
rule-tracks-3a = Wird eine Leiste zurückgesetzt, deren Marker auf dem Startfeld ist, rührt er sich nicht.
rule-tracks-4 = Die Fahrtleiste zeigt, wie weit die S.S. Atlantica auf dem Weg zum nächsten Etappenziel schon ist.
rule-tracks-5 = Steht auf der Mythoskarte das Fortschrittssymbol Fahrt, rückt beim Abhandeln der Fahrtmarker vor.
rule-tracks-6 = Mit der Aktionsfähigkeit des Kesselraums kannst du den Fahrtmarker selbst vorrücken.
rule-tracks-7 = Für jedes Feld, das der Fahrtmarker vorrückt, treibt jedes Monster im Wasser ein Wasserfeld weiter zum Heck.
rule-tracks-7a = Ist ein Monster schon auf einem Wasserfeld am Heck, geht es stattdessen in die Tiefe.
rule-tracks-8 = Kommt der Fahrtmarker auf das Ankunftsfeld, hat das Schiff sein nächstes Etappenziel erreicht.
rule-tracks-8a = Ergeben die Etappenzielkarten im Spiel zusammen schon mindestens 12 Entfernungseinheiten, wenn der Fahrtmarker auf das Ankunftsfeld kommt, erreicht das Schiff den Hafen, und das Spiel ist aus.
rule-tracks-8b = Ergeben die Etappenzielkarten im Spiel zusammen weniger als 12, wenn der Fahrtmarker auf das Ankunftsfeld kommt, sieht der Kapitän die zwei obersten Etappenzielkarten an. Eine davon handelt er ab, die andere kommt unter den Stapel.
rule-tracks-8b-i = Der Kapitän legt die gewählte Etappenzielkarte an die Reihe derer an, die schon im Spiel sind, und handelt dann ab, was sie sagt.
rule-tracks-8b-ii = Ist die Etappenzielkarte abgehandelt, stellt der Kapitän den Fahrtmarker auf das Startfeld zurück.
rule-tracks-8b-iii = Ergeben die Etappenzielkarten im Spiel nun zum ersten Mal mindestens 6 Entfernungseinheiten, folgt die Phase des Erwachens.
rule-tracks-9 = Die Ritualleiste zeigt, wie viel noch fehlt, bis die Größere Verbannung gewirkt wird.
rule-tracks-10 = Steht auf der Mythoskarte das Fortschrittssymbol Ritual, rückt beim Abhandeln der Ritualmarker vor.
rule-tracks-11 = Mit der Aktionsfähigkeit der Kapelle kannst du den Ritualmarker selbst vorrücken.
rule-tracks-12 = Kommt der Ritualmarker auf das Verbannungsfeld, geschieht die Größere Verbannung. Ihre Teile folgen der Reihe nach aufeinander.
rule-tracks-12a = Die Größere Verbannung schickt jedes Tiefe Wesen auf einem Deckfeld oder Wasserfeld in den Vorrat zurück.
rule-tracks-12a-i = Tiefen Wesen auf Innenfeldern kann die Größere Verbannung nichts anhaben.
rule-tracks-12b = Die Größere Verbannung schickt Vater Dagon und Mutter Hydra in die Tiefe.
rule-tracks-12c = Die Größere Verbannung überwältigt jeden Passagier auf einem Deckfeld.
rule-tracks-12d = Die Größere Verbannung überwältigt jeden Charakter auf einem Deckfeld.
rule-tracks-12d-i = Wen die Größere Verbannung überwältigt, der kommt als Mensch in die Krankenstation und als enttarnter Verräter in die Brig.
rule-tracks-12d-ii = Charakteren auf Innenfeldern kann die Größere Verbannung nichts anhaben.
rule-tracks-12e = Zum Schluss der Größeren Verbannung kommt der Ritualmarker zurück auf das Startfeld.
rule-items-0 = Ein Gegenstand gibt dir besondere Fähigkeiten, solange er in deinem Spielbereich liegt.
rule-items-1 = Sollst du einen Gegenstand ziehen, nimmst du die oberste Gegenstandskarte vom Stapel. Sie kommt offen in deinen Spielbereich.
rule-items-2 = Gegenstände haben keinen Ablagestapel. Scheidet einer aus, ist er endgültig aus dem Spiel entfernt.
rule-items-3 = Setzt du einen Gegenstand ein, liest du seinen Text und tust, was dort steht.
rule-items-3a = Hat der Gegenstand eine Aktionsfähigkeit, kostet dich ihr Einsatz eine Aktion.
rule-items-4 = Ist der Gegenstandsstapel aufgebraucht, kann niemand mehr einen Gegenstand ziehen.
rule-items-4a = Nutzt du die Aktionsfähigkeit des Frachtraums, wenn nur noch 1 Gegenstand im Stapel ist, siehst du ihn dir an. Dann entscheidest du: Du behältst ihn oder legst ihn auf den Stapel zurück.
rule-items-5 = Eine Gegenstandskarte hat Merkmale; sie stehen im Banner unter dem Bild.
rule-items-5a = Ein Merkmal bewirkt von sich aus nichts. Es zählt nur für Fähigkeiten, die es nennen.
rule-items-6 = Ein Gegenstand mit dem Schlüsselwort Verbesserung hat am unteren Rand ein Banner mit einer Fertigkeit.
rule-items-7 = Mehr als 1 aktive Verbesserung kannst du nie haben.
rule-items-7a = Liegt eine Verbesserung offen, ist sie aktiv.
rule-items-7b = Liegt eine Verbesserung verdeckt, ist sie inaktiv.
rule-items-7b-i = Auch eine inaktive Verbesserung ist für alle Regeln ein Gegenstand in deinem Spielbereich.
rule-items-7b-ii = Eine inaktive Verbesserung darfst du tauschen oder ablegen wie jeden anderen Gegenstand.
rule-items-8 = Deine aktive Verbesserung darfst du ändern, wenn dein Zug beginnt, und außerdem jedes Mal, wenn du eine Verbesserung erhältst oder verlierst.
rule-items-8a = Eine Verbesserung erhältst du, wenn du sie vom Stapel ziehst oder wenn jemand sie dir gibt, sei es beim Tausch oder durch einen anderen Effekt.
rule-items-8b = Eine Verbesserung verlierst du, wenn sie aus deinem Spielbereich verschwindet, sei es beim Tausch oder durch einen anderen Effekt.
rule-items-9 = Um die aktive Verbesserung zu ändern, drehst du eine deiner Verbesserungen nach oben und danach alle übrigen auf die Rückseite.
rule-items-10 = Die Fertigkeit deiner aktiven Verbesserung gehört zu deinem Fertigkeitenset, solange die Verbesserung aktiv ist.
rule-items-10a = Änderst du die aktive Verbesserung zu Beginn deines Zuges, liegt das vor dem Fertigkeitenschritt. Gezogen wird also schon mit der neuen.
rule-items-10b = Bist du in der Brig, vergrößert deine aktive Verbesserung dein Fertigkeitenset nicht.
rule-hand_limit-0 = Das Handkartenlimit sagt, wie viele Fertigkeitskarten dir nach einem Ablegenschritt höchstens bleiben dürfen.
rule-hand_limit-1 = Das Handkartenlimit ist für alle gleich: 10.
rule-hand_limit-2 = Hältst du im Ablegenschritt mehr als 10 Fertigkeitskarten, suchst du dir aus, welche du ablegst, bis es 10 sind. Das gilt für alle und in jedem Zug.
rule-back-0 = Das Heck besteht aus zwei Wasserfeldern: denen, die an die Deckfelder 7 und 8 grenzen.
rule-back-1 = Rückt der Fahrtmarker vor, gehen die Monster, die auf den Wasserfeldern am Heck sind, in die Tiefe.
rule-supporting_skills-0 = Neben dem Schwierigkeitsgrad einer Fertigkeitsprobe stehen mindestens zwei Fertigkeitssymbole. Diese Typen sind bei ihr hilfreich.
rule-supporting_skills-1 = Der Wert einer hilfreichen Karte wird zum Gesamtwert der Fertigkeitsprobe dazugezählt.
rule-sick_bay-0 = Wird ein Mensch überwältigt, kommt er in die Krankenstation.
rule-sick_bay-1 = In der Krankenstation ziehst du im Fertigkeitenschritt nur 1 Karte, und zwar eine beliebige aus deinem Fertigkeitenset.
rule-sick_bay-1a = Auch mit aktiver Verbesserung ziehst du in der Krankenstation nur 1 Karte. Du darfst dabei aber den Typ nehmen, den dir die Verbesserung bringt.
rule-sick_bay-2 = Mit einer Bewegungsaktion darfst du die Krankenstation verlassen wie fast jedes andere Feld.
rule-sick_bay-2a = Bist du vor deinem Zug schon aus der Krankenstation heraus, etwa durch eine Aktion, die dir jemand in seinem Zug gegeben hat, ziehst du das ganze Fertigkeitenset.
rule-sick_bay-3 = Wirst du in der Krankenstation überwältigt, bleibst du einfach dort.
rule-sick_bay-4 = In die Krankenstation kannst du nicht aus freien Stücken gehen.
rule-sick_bay-5 = Die Krankenstation kann niemals beschädigt werden.
rule-sick_bay-6 = In die Krankenstation kommt kein Tiefes Wesen: Es kann sich weder hineinbewegen noch darin erscheinen.
rule-loyalty-0 = Deine Loyalitätskarten sagen, ob du zu den Menschen oder zu den Tiefen Wesen hältst. Es gibt sie in drei Arten, nämlich Mensch, Hybrid und Kultist.
rule-loyalty-1 = Du bekommst zwei Loyalitätskarten: eine beim Aufbau und eine zweite in der Phase des Erwachens.
rule-loyalty-2 = Hast du nur Mensch-Karten, bist du loyal zu den Menschen. Du gewinnst, wenn sie ihr Spielziel erreichen.
rule-loyalty-3 = Hast du mindestens eine Hybrid-Karte, bist du ein Verräter und hältst zu den Tiefen Wesen. Du gewinnst, wenn irgendeines ihrer Spielziele eintritt. Mensch-Karten, die du daneben hast, ändern nichts.
rule-loyalty-4 = Hast du die Kultist-Karte, bist du ein Verräter und hältst zu den Tiefen Wesen. Du gewinnst, wenn irgendeines ihrer Spielziele eintritt und die Etappenzielkarten im Spiel dann zusammen mindestens 12 Entfernungseinheiten ergeben. Mensch-Karten, die du daneben hast, ändern nichts.
rule-loyalty-5 = Hast du sowohl die Kultist-Karte als auch eine Hybrid-Karte, gelten für dich die Spielziele des Hybriden.
rule-loyalty-6 = Solange du kein enttarnter Verräter bist, zählst du als Mensch. Verdeckte Hybrid- oder Kultist-Karten ändern daran nichts.
rule-loyalty-7 = Deine eigenen Loyalitätskarten darfst du dir ansehen, wann immer du willst.
rule-component_limits-0 = Von allem gibt es nur so viel, wie in der Schachtel ist.
rule-component_limits-1 = Hat ein Stapel weniger Karten, als du ziehen sollst, ziehst du, was da ist. Das kann auch gar keine sein.
rule-component_limits-2 = Müssten mehr Tiefe Wesen erscheinen, als der Vorrat hergibt, ist das Spiel zu Ende.
rule-humans-0 = Mensch ist, wer kein enttarnter Verräter ist, auch mit einer verdeckten Hybrid- oder Kultist-Karte.
rule-humans-1 = Passagiere zählen nicht als Menschen.
rule-monarchs-0 = Es gibt zwei Monarchen, nämlich Mutter Hydra und Vater Dagon.
rule-monarchs-1 = Einen Monarchen kannst du nicht angreifen.
rule-monarchs-2 = Monarchen zählen nicht als Tiefe Wesen.
rule-monsters-0 = Monster sind die Tiefen Wesen und dazu Mutter Hydra und Vater Dagon.
rule-mythos-0 = Eine Mythoskarte hat drei Teile. Sie werden nacheinander abgehandelt.
rule-mythos-1 = Mythoskarte, Schritt 1: Die Krise wird abgehandelt.
rule-mythos-2 = Mythoskarte, Schritt 2: Das Aktivierungssymbol wird abgehandelt.
rule-mythos-3 = Mythoskarte, Schritt 3: Das Fortschrittssymbol wird abgehandelt.
rule-mythos-4 = Ziehst du eine Mythoskarte, zeigst du sie allen. Dann wird sie abgehandelt und schließlich abgelegt.
rule-mythos-4a = Solange eine Mythoskarte abgehandelt wird, ist nichts auf ihr geheim. Alle dürfen sie selbst nachlesen.
rule-mythos-4b = Hast du die Mythoskarte gezogen, aber jemand anderes soll bei der Krise entscheiden, gibst du ihm zuerst die Karte.
rule-mythos-4c = Eine grüne Mythoskarte ist charakterspezifisch: Sie gehört zu einem bestimmten Charakter.
rule-mythos-4c-i = Bei einer grünen Mythoskarte muss der Charakter entscheiden, dessen Name darauf steht.
rule-mythos-4c-ii = Ist der Charakter einer gezogenen grünen Mythoskarte gerade in der Brig, ein enttarnter Verräter oder gar nicht im Spiel, wird sie abgelegt und durch eine neue ersetzt. Das gilt bei jedem Ziehen von Mythoskarten.
rule-mythos-4c-iii = Lässt dich eine Fähigkeit heimlich Mythoskarten ansehen und sind grüne dabei, die beim Ziehen abgelegt würden, deckst du diese auf, legst sie ab und siehst dir dafür gleich viele neue an. Das machst du, bis keine solche mehr dabei ist.
rule-mythos-5 = Neben dem Mythosstapel liegt offen ein Ablagestapel nur für Mythoskarten.
rule-mythos-6 = Ist die letzte Mythoskarte gezogen, wird sie zuerst abgehandelt. Danach werden die abgelegten Mythoskarten gemischt und zum neuen Stapel.
rule-mythos-7 = Jede Mythoskarte bringt eine Krise, mit der ihr fertigwerden müsst.
rule-mythos-8 = Bevor ihr euch an die Krise macht, liest der aktive Spieler ihren Erzähltext vor.
rule-mythos-9 = Wer die Krise abhandelt, führt alles aus, was sie verlangt. Spricht die Krise jemanden mit du an, ist immer diese Person gemeint.
rule-mythos-9a = Eine Entscheidungskrise handelt ab, wer die Entscheidung trifft, jede andere Krise der aktive Spieler.
rule-mythos-10 = Eine Krise ist entweder eine Entscheidungskrise, eine Probenkrise oder eine gemischte Krise.
rule-mythos-11 = In einer Entscheidungskrise muss jemand eine von zwei Optionen nehmen.
rule-mythos-12 = Eine Entscheidungskrise sagt immer, wer entscheidet.
rule-mythos-12a = Nennt eine Entscheidungskrise den aktiven Spieler, entscheidet dieser.
rule-mythos-12b = Nennt eine Entscheidungskrise den Kapitän, entscheidet, wer dessen Titelkarte hat.
rule-mythos-12c = Nennt eine Entscheidungskrise den Buchwächter, entscheidet, wer dessen Titelkarte hat.
rule-mythos-12d = Nennt eine Entscheidungskrise einen Charakter beim Namen, entscheidet dieser, und die Mythoskarte ist charakterspezifisch.
rule-mythos-13 = Wer in einer Entscheidungskrise wählt, liest zuerst alle Optionen vor.
rule-mythos-13a = In einer Entscheidungskrise darfst du jede der beiden Optionen nehmen, auch eine, die sich nicht ganz ausführen lässt. Es sei denn, die Karte sagt etwas anderes.
rule-mythos-14 = In einer Probenkrise steht eine Fertigkeitsprobe an.
rule-mythos-15 = Auf der Mythoskarte erkennst du eine Fertigkeitsprobe am Schwierigkeitsgrad und mindestens zwei Fertigkeitssymbolen.
rule-mythos-15a = Die Fertigkeiten, die auf der Krise zu sehen sind, sind bei ihrer Probe hilfreich.
rule-mythos-15b = Die Fertigkeiten, die auf der Krise fehlen, sind bei ihrer Probe sabotierend.
rule-mythos-16 = Was Erfolg und Misserfolg bewirken, steht auf der Krise.
rule-mythos-17 = Einige Krisen haben für ihre Probe auch einen Teilerfolg: eine Zahl und dahinter einen Effekt.
rule-mythos-17a = In einer Krise mit Teilerfolg bringt ein Gesamtwert, der den Schwierigkeitsgrad verfehlt, aber mindestens die andere Zahl erreicht, den Effekt des Teilerfolgs.
rule-mythos-17b = Endet eine Krise mit einem Teilerfolg, ist ihre Probe für andere Effekte weder gelungen noch misslungen.
rule-mythos-18 = In einer gemischten Krise entscheidet der genannte Spieler zuerst: entweder die Fertigkeitsprobe oder die andere Option der Karte.
rule-mythos-19 = Fällt in einer gemischten Krise die Wahl auf die andere Option, entfällt die Fertigkeitsprobe.
rule-mythos-20 = In einer gemischten Krise werden erst beide Optionen vorgelesen, dann wird gewählt.
rule-mythos-21 = Unten rechts trägt jede Mythoskarte ein Aktivierungssymbol. Davon gibt es drei verschiedene.
rule-mythos-22 = Das Aktivierungssymbol der Mythoskarte kommt nach der Krise dran.
rule-mythos-23 = Stehen im Effekt einer Krise Aktivierungssymbole, werden sie einzeln abgehandelt, das linke zuerst, das rechte zuletzt.
rule-mythos-24 = Das Aktivierungssymbol sagt, welche Monster aktiviert werden.
rule-mythos-24a = Symbol Tiefe Wesen: Alle Tiefen Wesen auf dem Spielplan werden aktiviert.
rule-mythos-24b = Symbol Vater Dagon: Vater Dagon wird aktiviert.
rule-mythos-24c = Symbol Mutter Hydra: Mutter Hydra wird aktiviert.
rule-mythos-25 = Unten rechts trägt jede Mythoskarte ein Fortschrittssymbol. Davon gibt es drei verschiedene.
rule-mythos-26 = Das Fortschrittssymbol der Mythoskarte kommt nach dem Aktivierungssymbol dran.
rule-mythos-27 = Das Fortschrittssymbol sagt, welcher Marker vorrückt.
rule-mythos-27a = Symbol Fahrt: Der Fahrtmarker rückt 1 Feld vor.
rule-mythos-27b = Symbol Ritual: Der Ritualmarker rückt 1 Feld vor.
rule-mythos-27c = Symbol Auswahl: Der aktive Spieler sucht sich eine der beiden Leisten aus, und deren Marker rückt 1 Feld vor.
rule-mythos-27c-i = Ist der aktive Spieler in der Brig, wenn das Symbol Auswahl abgehandelt wird, sucht der Kapitän die Leiste aus.
topic-open_information = Offene Informationen
topic-passengers = Passagiere
topic-awakening = Phase des Erwachens
topic-repair = Reparieren
topic-resources = Ressourcen
topic-opposing_skills = Sabotierende Fertigkeiten
topic-damage = Schaden
topic-target = Schwierigkeitsgrad
topic-players = Spieler
topic-objectives = Spielziel
topic-turns = Spielzüge
topic-feats = Talentkarten
topic-deep = Tiefe
topic-titles = Titel
topic-defeat = Überwältigen
topic-traitors = Verräter
topic-treachery = Verratskarten
topic-dice = Würfel
topic-spells = Zauberkarten
topic-golden = Goldene Regeln
topic-no_cultist = Variante ohne Kultist
topic-difficulty = Spielbalance anpassen
topic-secrecy = Richtlinien zur Geheimhaltung
topic-setup = Spielaufbau
rule-open_information-0 = Offen ist eine Information, wenn alle am Tisch sie jederzeit bekommen können. Was dazugehört, steht in den Punkten dieses Themas.
rule-open_information-1 = Wie viele Karten noch in einem verdeckten Stapel liegen, dürfen alle wissen.
rule-open_information-2 = Welche Karte auf einem Ablagestapel zuoberst liegt, dürfen alle sehen.
rule-open_information-2a = Du darfst nicht nachzählen, wie viele Karten ein Ablagestapel hat.
rule-open_information-3 = Wie viele Tiefe Wesen und wie viele Passagiere noch im Vorrat sind, dürfen alle wissen.
rule-open_information-4 = Was bei jemandem offen im Spielbereich liegt, dürfen alle ansehen.
rule-open_information-5 = Wie viele Loyalitätskarten jemand in seinem Spielbereich hat, dürfen alle wissen.
rule-open_information-6 = Wie viele Fertigkeitskarten jemand auf der Hand hat, dürfen alle wissen.
rule-open_information-7 = Wie viele Fertigkeitskarten jemand zu einer Probe beiträgt, dürfen alle wissen.
rule-open_information-8 = Während einer Probe dürfen alle wissen, wie viele Fertigkeitskarten der Probenstapel schon enthält.
rule-passengers-0 = Passagiermarker stehen für die Leute an Bord, die niemand spielt. Im Laufe der Partie können sie in Gefahr geraten.
rule-passengers-1 = Verdeckt sehen alle Passagiermarker gleich aus, ihre offenen Seiten sind verschieden.
rule-passengers-1a = Auf der offenen Seite eines Passagiermarkers ist mindestens ein Ressourcensymbol oder aber ein X.
rule-passengers-1a-i = Zeigt der Marker eines überwältigten Passagiers ein X, verliert ihr keine Ressourcen.
rule-passengers-2 = Passagiermarker liegen verdeckt. Niemand darf sie umdrehen, solange kein Effekt es bewirkt.
rule-passengers-3 = Passagiere sind keine Menschen. Was für Menschen gilt, gilt für sie nicht.
rule-passengers-4 = Um einen Passagier zu riskieren, würfelst du und nimmst unbesehen einen verdeckten Marker aus dem Vorrat. Er kommt auf das Deckfeld mit der gewürfelten Zahl.
rule-passengers-5 = Sind im Vorrat weniger Passagiere, als du riskieren musst, riskierst du alle, die noch da sind.
rule-passengers-6 = Bei manchen Fähigkeiten, etwa der Brücke, bezahlst du damit, dass du Passagiere riskierst. Sind zu wenige im Vorrat, kannst du sie nicht verwenden.
rule-passengers-7 = Rettest du einen Passagier, kommt sein Marker verdeckt zurück in den Vorrat, und niemand sieht ihn an.
rule-passengers-8 = Wird ein Passagier überwältigt, deckt ihr seinen Marker auf. Jedes Symbol darauf kostet euch 1 von dieser Ressource, danach ist der Marker aus dem Spiel.
rule-passengers-9 = Ein Tiefes Wesen kann einen Passagier überwältigen, wenn es auf dessen Feld aktiviert wird. Ein enttarnter Verräter auf diesem Feld kann es auch, für eine Aktion.
rule-passengers-9a = Steht ein Mensch auf demselben Feld, kann weder ein Tiefes Wesen noch ein enttarnter Verräter einen Passagier überwältigen.
rule-passengers-10 = Ein X bedeutet: Dass dieser Passagier überwältigt wird, kostet keine Ressourcen.
rule-passengers-11 = Fällt durch einen überwältigten Passagier eine Ressource auf 0, ist das Spiel vorbei.
rule-awakening-0 = Auf halbem Weg, wenn die Etappenzielkarten im Spiel zusammen mindestens 6 Entfernungseinheiten ergeben, kommt die Phase des Erwachens. Ihre Schritte führt ihr der Reihe nach aus.
rule-awakening-1 = Erwachen, Schritt 1: Zuerst handelt ihr die Etappenzielkarte zu Ende ab, mit der mindestens 6 Entfernungseinheiten erreicht sind. Dann bekommen alle eine Karte vom Loyalitätsstapel, der beim Aufbau entstanden ist.
rule-awakening-2 = Erwachen, Schritt 2: Zur selben Zeit sehen alle ihre eigenen Loyalitätskarten durch, alte und neue. Dann liegen sie wieder verdeckt im Spielbereich.
rule-awakening-3 = Erwachen, Schritt 3: Enttarnte Verräter geben ihre neue Loyalitätskarte einem Menschen, den sie sich aussuchen. Das geht im Uhrzeigersinn, vom aktiven Spieler an.
rule-awakening-3a = Bekommst du im Erwachen eine Loyalitätskarte von einem enttarnten Verräter, darfst du alle deine Loyalitätskarten noch einmal in Ruhe durchsehen.
rule-awakening-4 = Erwachen, Schritt 4: Ihr spielt da weiter, wo die Phase des Erwachens dazwischenkam, meist am Ende einer Mythoskarte.
rule-awakening-5 = Eine zweite Phase des Erwachens gibt es in einer Partie nicht.
rule-repair-0 = Ein Feld muss nicht beschädigt bleiben, es lässt sich reparieren.
rule-repair-1 = Dein Feld reparierst du mit der Aktionsfähigkeit der Schadenskarte, die dort liegt.
rule-repair-1a = Die Aktionsfähigkeit eines Feldes ist nur einmal pro Zug erlaubt, eine Reparatur zählt dabei aber nicht mit.
rule-repair-2 = Nach der Reparatur mischst du die Schadenskarte wieder in ihren Stapel.
rule-repair-3 = Du kannst ein Feld nicht reparieren, solange dort ein Tiefes Wesen ist oder ein enttarnter Verräter.
rule-resources-0 = Das Schiff hat vier Ressourcen: Brennstoff, Nahrung, Geistige Gesundheit und Seelen.
rule-resources-1 = Gewinnt oder verliert ihr etwas von einer Ressource, stellt ihr ihren Anzeiger um genauso viel höher oder niedriger.
rule-resources-1a = Steht eine der Ressourcen auf 0, ist das Spiel zu Ende.
rule-resources-1b = Über 10 steigt keine Ressource. Was darüber hinausginge, verfällt.
rule-opposing_skills-0 = Sabotierend ist bei einer Probe jede Fertigkeit, die dort nicht als hilfreich angegeben ist.
rule-opposing_skills-1 = Der Wert einer sabotierenden Karte wird vom Ergebnis der Probe abgezogen.
rule-damage-0 = Schaden gibt es auf zweierlei Weise: Entweder trifft er das Schiff insgesamt oder ein bestimmtes Feld.
rule-damage-1 = Sollst du das Schiff beschädigen, ziehst du die oberste Schadenskarte und führst ihren Effekt aus.
rule-damage-1a = Ziehst du für Schaden am Schiff die Karte „Strukturschäden“, würfelst du. Sie kommt auf das Innenfeld mit der gewürfelten Zahl.
rule-damage-2 = Sollst du ein bestimmtes Feld beschädigen, ziehst du ebenfalls die oberste Schadenskarte und führst ihren Effekt aus.
rule-damage-2a = Ziehst du für Schaden an einem bestimmten Feld die Karte „Strukturschäden“, legst du sie genau dorthin.
rule-damage-2b = Nimmt sich die Schadenskarte, die du für ein Feld gezogen hast, selbst aus dem Spiel, ziehst du keinen Ersatz.
rule-damage-3 = Schaden nehmen nur Innenfelder, nie ein Deckfeld und nie ein Wasserfeld.
rule-damage-3a = Auch Brig und Krankenstation nehmen keinen Schaden, obwohl sie Innenfelder sind.
rule-damage-4 = Liegt auf einem Feld eine Schadenskarte, ist es beschädigt. Bis es repariert ist, kann niemand die Aktionsfähigkeit des Feldes selbst nutzen.
rule-damage-5 = Doppelt beschädigt wird kein Feld. Träfe es ein beschädigtes noch einmal, nimmt an seiner Stelle das nächstgelegene heile Innenfeld den Schaden.
rule-damage-5a = Sind mehrere heile Innenfelder gleich nah, trifft der Schaden das mit der höchsten Nummer.
rule-damage-6 = Bist du ein Mensch auf einem beschädigten Feld, darfst du es reparieren: Du verwendest dazu die Aktionsfähigkeit der Schadenskarte.
rule-damage-6a = Die Schadenskarte eines reparierten Feldes wird wieder in den Schadensstapel gemischt.
rule-damage-6b = Mit einer Reparatur ist die Aktionsfähigkeit des Feldes, die einmal pro Zug erlaubt ist, nicht verbraucht.
rule-damage-7 = Sind irgendwann sechs Felder zugleich beschädigt, ist das Spiel vorbei.
rule-target-0 = Einen Schwierigkeitsgrad haben sowohl Fertigkeitsproben als auch Angriffe.
rule-target-1 = Eine Fertigkeitsprobe ist ein Erfolg, wenn ihre Karten zusammen mindestens den Schwierigkeitsgrad ergeben.
rule-target-1a = Bei einer Fertigkeitsprobe ist der Schwierigkeitsgrad eine Zahl. Neben ihr sind mindestens zwei Symbole für die Fertigkeiten, die hilfreich sind.
rule-target-2 = Beim Angriff ist der Schwierigkeitsgrad die Zahl, die mindestens gewürfelt werden muss. Sie richtet sich nach dem Verteidiger.
rule-target-2a = Ein Angriff auf ein Tiefes Wesen hat den Schwierigkeitsgrad 4.
rule-target-2b = Ein Angriff auf einen Charakter hat den Schwierigkeitsgrad 6.
rule-players-0 = Alle am Tisch führen je einen Charakter. Das Wort Spieler meint die Person ebenso wie ihren Charakter.
rule-objectives-0 = Es gibt zwei Fraktionen, Menschen und Tiefe Wesen. Deine Loyalitätskarten bestimmen, zu welcher du hältst und was du also erreichen musst.
rule-objectives-1 = Hältst du zu den Menschen, sollen die Passagiere am Leben bleiben und das Schiff heil in den Hafen kommen.
rule-objectives-2 = Hältst du zu den Tiefen Wesen, willst du das Schiff versenken.
rule-objectives-3 = Die Menschen brauchen zweierlei: Erst müssen die Etappenzielkarten zusammen mindestens 12 Entfernungseinheiten ergeben, dann muss der Fahrtmarker noch ein letztes Mal auf das Ankunftsfeld kommen.
rule-objectives-4 = Du hältst zu den Menschen, wenn jede deiner Loyalitätskarten ein Mensch ist.
rule-objectives-5 = Die Tiefen Wesen können auf mehrere Arten gewinnen. Sobald eine davon eintritt, haben sie gewonnen.
rule-objectives-6 = Sieg der Tiefen Wesen, Spielziel 1: Eine Ressource oder mehr als eine steht auf 0.
rule-objectives-7 = Sieg der Tiefen Wesen, Spielziel 2: Sechs Felder sind zur selben Zeit beschädigt.
rule-objectives-8 = Sieg der Tiefen Wesen, Spielziel 3: Es müssen Tiefe Wesen erscheinen, und der Vorrat reicht nicht.
rule-objectives-9 = Schon eine einzige Hybrid- oder Kultist-Karte macht dich loyal zu den Tiefen Wesen.
rule-objectives-9a = Für den Sieg mit der Kultist-Karte gibt es noch eine zusätzliche Bedingung.
rule-objectives-10 = Die Kultist-Karte gibt es nur zu viert und zu sechst. Hast du sie, willst du das Schiff versenken, aber erst, wenn Land in der Nähe ist.
rule-objectives-11 = Tritt ein Spielziel der Tiefen Wesen ein und sind schon mindestens 12 Entfernungseinheiten geschafft, gewinnt der Kultist mit allen Hybriden.
rule-objectives-12 = Der Kultist verliert, wenn die Menschen gewinnen. Er verliert auch, wenn ein Spielziel der Tiefen Wesen zu früh eintritt, mit weniger als 12 Entfernungseinheiten.
rule-objectives-13 = Hast du am Ende Kultist und Hybrid zugleich, gewinnst du mit jedem Spielziel der Tiefen Wesen, wie weit das Schiff auch gekommen ist.
rule-turns-0 = Gespielt wird in Zügen, einer nach dem anderen.
rule-turns-1 = Den ersten Zug hat der aktive Spieler, der beim Aufbau bestimmt wurde. Dann geht es im Uhrzeigersinn weiter.
rule-turns-2 = Als Mensch verläuft dein Zug anders als der eines enttarnten Verräters.
rule-turns-3 = Der Zug eines Menschen hat vier Schritte in fester Folge: Fertigkeiten, Aktionen, Mythos, Ablegen.
rule-turns-4 = Mensch, Schritt 1, Fertigkeiten: Du ziehst von jedem Typ so viele Fertigkeitskarten, wie dein Fertigkeitenset angibt.
rule-turns-4a = Bist du im Fertigkeitenschritt in der Krankenstation, ziehst du eine einzige Karte, und zwar irgendeine aus deinem Fertigkeitenset.
rule-turns-5 = Mensch, Schritt 2, Aktionen: Du führst zwei beliebige Aktionen durch. Dieselbe darfst du wieder wählen. Eine Aktion entfällt nur, wenn keine möglich ist.
rule-turns-6 = Mensch, Schritt 3, Mythos: Du ziehst eine Mythoskarte und handelst sie ab.
rule-turns-7 = Mensch, Schritt 4, Ablegen: Alle, die mehr als 10 Fertigkeitskarten haben, suchen sich Karten aus und legen sie ab, bis 10 übrig sind.
rule-turns-8 = Ist ein Mensch mit dem letzten Schritt fertig, wandert der Aktiver-Spieler-Marker nach links. Wer ihn bekommt, hat den nächsten Zug.
rule-turns-9 = Der Zug eines enttarnten Verräters hat drei Schritte in fester Folge: Fertigkeiten, Aktionen, Ablegen.
rule-turns-10 = Enttarnter Verräter, Schritt 1, Fertigkeiten: Du ziehst von jedem Typ so viele Fertigkeitskarten, wie dein Fertigkeitenset angibt.
rule-turns-10a = Als enttarnter Verräter darfst du auf beliebig viele Karten deines Fertigkeitensets verzichten. Für jede ziehst du stattdessen eine Verratskarte.
rule-turns-10a-i = Wie viele Verratskarten du nimmst, musst du festlegen, bevor du die erste Karte ziehst.
rule-turns-11 = Enttarnter Verräter, Schritt 2, Aktionen: Du führst zwei beliebige Aktionen durch. Dieselbe darfst du wieder wählen. Eine Aktion entfällt nur, wenn keine möglich ist.
rule-turns-12 = Enttarnter Verräter, Schritt 3, Ablegen: Alle, die mehr als 10 Fertigkeitskarten haben, suchen sich Karten aus und legen sie ab, bis 10 übrig sind.
rule-turns-13 = Ist ein enttarnter Verräter mit dem letzten Schritt fertig, wandert der Aktiver-Spieler-Marker nach links. Wer ihn bekommt, hat den nächsten Zug.
rule-feats-0 = Jeder Charakter hat seine eigene Talentkarte. Ihre Fähigkeit ist stark, lässt sich aber nur einmal im Spiel nutzen.
rule-feats-1 = Wem eine Talentkarte gehört, sagen der Name vorn und das Bild hinten.
rule-feats-2 = Von Anfang an liegt deine Talentkarte in deinem Spielbereich.
rule-feats-3 = Eine benutzte Talentkarte verlässt das Spiel; so steht es auf jeder von ihnen.
rule-feats-4 = Um deine Talentkarte zu nutzen, liest du sie und tust, was darauf steht.
rule-feats-4a = Hat die Talentkarte eine Aktionsfähigkeit, brauchst du dafür eine Aktion.
rule-deep-0 = Die Tiefe ist der Abgrund des Ozeans. Dort sammeln sich Tiefe Wesen, bevor sie das Schiff wieder angreifen.
rule-deep-1 = Muss Mutter Hydra oder Vater Dagon den Spielplan verlassen, kommt die Figur in die Tiefe.
rule-deep-2 = Sobald der Fahrtmarker vorrückt, gelangen Monster, die am Heck im Wasser sind, in die Tiefe.
rule-deep-3 = Für keinen Effekt ist die Tiefe ein Feld.
rule-deep-3a = Kein einziges Feld ist zur Tiefe benachbart.
rule-titles-0 = Zwei Titel gibt es: Kapitän und Buchwächter. Zu jedem gehört eine Titelkarte.
rule-titles-1 = Die Amtsfolge eines Titels findest du hinten auf seiner Karte.
rule-titles-2 = Am Anfang bekommt jeden Titel, wessen Charakter in der Amtsfolge am weitesten oben steht.
rule-titles-3 = Auf zweierlei Weise kannst du deine Titel verlieren.
rule-titles-3a = Kommst du in die Brig, verlierst du deine Titel.
rule-titles-3b = Enttarnst du dich als Verräter, verlierst du deine Titel.
rule-titles-4 = Ein verlorener Titel geht an den Charakter, der in der Amtsfolge am höchsten steht und ihn bekommen darf.
rule-titles-4a = Keinen Titel bekommen kann ein enttarnter Verräter, ein Mensch in der Brig oder ein Charakter, der nicht mitspielt.
rule-titles-4b = Einen Titel, den du verlierst, kannst du nur dann gleich wieder bekommen, wenn alle übrigen Menschen in der Brig sind und du dich nicht als Verräter enttarnt hast.
rule-titles-4c = Geht ein Titel verloren, während alle Menschen in der Brig sitzen, bekommt ihn von ihnen, wer in der Amtsfolge am höchsten steht.
rule-titles-5 = Der Kapitän führt das Kommando: Er entscheidet über Schiff, Ressourcen und Kurs.
rule-titles-6 = Kapitän ist immer, wer die Titelkarte „Kapitän“ hat.
rule-titles-7 = Mit der Titelkarte „Kapitän“ bekommst du auch den Etappenzielstapel.
rule-titles-8 = Kommt der Fahrtmarker auf das Ankunftsfeld, hat der Kapitän die Wahl zwischen den zwei obersten Etappenzielkarten.
rule-titles-9 = Bei vielen Krisen liegt die Entscheidung beim Kapitän.
rule-titles-10 = Der Buchwächter hütet das geheimnisvolle Zauberbuch.
rule-titles-11 = Buchwächter ist immer, wer die Titelkarte „Buchwächter“ hat.
rule-titles-12 = Mit der Titelkarte „Buchwächter“ bekommst du auch den Zauberstapel.
rule-titles-13 = Nur der Buchwächter kann die Aktionsfähigkeit dieser Titelkarte nutzen: Er sieht sich die zwei obersten Zauberkarten an, handelt eine davon ab und legt die andere unter den Zauberstapel.
rule-titles-13a = Hat der Buchwächter einen Zauber abgehandelt, ist die Karte aus dem Spiel.
rule-titles-13b = Ohne Karten im Zauberstapel kann der Buchwächter die Aktionsfähigkeit seiner Titelkarte nicht nutzen.
rule-titles-14 = Bei einigen Krisen liegt die Entscheidung beim Buchwächter.
rule-defeat-0 = Überwältigt werden können Charaktere und Monster, aber auch Passagiere.
rule-defeat-1 = Gelingt ein Angriff, ist der Verteidiger überwältigt.
rule-defeat-2 = Wird ein Tiefes Wesen auf einem Deckfeld mit Passagieren, aber ohne Menschen aktiviert, überwältigt es einen der Passagiere. Welchen, dürfte der aktive Spieler bestimmen, doch verdeckt sind alle gleich: Hier entscheidet der Zufall.
rule-defeat-3 = Ein überwältigter Mensch kommt in die Krankenstation.
rule-defeat-3a = Wird ein Mensch überwältigt, der schon in der Krankenstation ist, rührt er sich nicht von der Stelle.
rule-defeat-3b = Wird ein Mensch überwältigt, der in der Brig sitzt, kommt er nicht in die Krankenstation, sondern bleibt, wo er ist.
rule-defeat-4 = Ein enttarnter Verräter kommt in die Brig, wenn er überwältigt ist.
rule-defeat-4a = Wird ein enttarnter Verräter überwältigt, der schon in der Brig sitzt, rührt er sich nicht von der Stelle.
rule-defeat-5 = Ein überwältigtes Tiefes Wesen kommt zurück in den Vorrat.
rule-defeat-6 = Den Marker eines überwältigten Passagiers dreht ihr um, stellt für jedes Symbol darauf den passenden Anzeiger um 1 niedriger und nehmt den Marker aus dem Spiel.
rule-defeat-6a = Ist auf dem Marker des überwältigten Passagiers ein X, bleiben alle Ressourcen, wie sie sind.
rule-defeat-7 = Verhindert eine Fähigkeit, dass jemand überwältigt wird, entfallen damit auch alle Folgen.
rule-traitors-0 = Du bist ein Verräter, wenn unter deinen Loyalitätskarten ein Hybrid oder der Kultist ist.
rule-treachery-0 = Verrat ist ein Typ von Fertigkeitskarten, den allein enttarnte Verräter gebrauchen können.
rule-treachery-1 = Bist du kein enttarnter Verräter, darfst du keine Verratskarten ziehen und auch ihre Fähigkeiten nicht verwenden.
rule-treachery-2 = Manche Verratskarten spielst du zu Beginn deines Aktionsschritts, und sie beenden ihn. In diesem Zug hast du dann keine Aktionen und kannst auch keine andere Karte für den Beginn des Aktionsschritts spielen.
rule-treachery-3 = Verrat ist bei jeder Fertigkeitsprobe eine sabotierende Fertigkeit.
rule-dice-0 = Zum Spiel gehört ein einziger, ganz normaler Würfel mit acht Seiten.
rule-dice-1 = Auch mit Modifikatoren bleibt ein Wurf zwischen 1 und 8: Was darunter läge, gilt als 1, was darüber läge, als 8.
rule-dice-2 = Durch Fähigkeiten darf derselbe Wurf immer wieder neu gewürfelt werden.
rule-dice-2a = Was den ersten Wurf verändert hat, verändert auch jede Wiederholung.
rule-dice-2b = Auch eine Wiederholung ist ein Wurf: Kurz davor dürft ihr Fähigkeiten nutzen, die vor einem Würfelwurf an der Reihe sind.
rule-dice-2c = Ist eine Fähigkeit einmal pro Würfelwurf erlaubt, kannst du sie für einen Wurf samt allen Wiederholungen zusammen nicht öfter nutzen.
rule-spells-0 = Zauberkarten sind die Zauber, die der Buchwächter mit der Aktionsfähigkeit seiner Titelkarte sprechen kann.
rule-spells-1 = Ohne eine Fähigkeit, die es dir erlaubt, kannst du keine Zauberkarte abhandeln.
rule-spells-1a = Eine Zauberkarte handelst du ab, indem du sie allen zeigst, laut vorliest und tust, was darauf steht.
rule-spells-1a-i = Eine abgehandelte Zauberkarte verlässt das Spiel.
rule-spells-2 = Bei leerem Zauberstapel kann niemand einen Zauber abhandeln.
rule-spells-2a = Lässt dich eine Fähigkeit mehr Zauberkarten ansehen, als noch da sind, siehst du alle, die es noch gibt. Dann entscheidest du über sie, wie die Fähigkeit es vorsieht.
rule-golden-1 = Zum Lernen ist die Spielanleitung da. In die Regelreferenz schaut ihr, wenn beim Spielen Fragen auftauchen.
rule-golden-2 = Sagt die Regelreferenz etwas anderes als die Spielanleitung, gilt die Regelreferenz.
rule-golden-3 = Sagt die Fähigkeit einer Karte etwas anderes als die Regelreferenz, gilt die Karte.
rule-golden-4 = Könnt ihr eine Karte und die Regeln zugleich befolgen, tut ihr beides.
rule-golden-5 = Die Themen der Regelreferenz sind nach dem Alphabet geordnet. Zum Nachschlagen gibt es auf Seite 24 einen Index.
rule-no_cultist-1 = Zu viert oder zu sechst dürft ihr auf den Kultisten verzichten. An seiner Stelle kommt dann noch ein Mensch in den Loyalitätsstapel.
rule-no_cultist-2 = In der Variante ohne Kultist beginnt ihr mit 7 Brennstoff, 6 Nahrung, 6 Geistiger Gesundheit und 7 Seelen.
rule-difficulty-1 = Hat es bei euch eine Seite zu leicht, dürft ihr vor der Partie vereinbaren, der anderen zu helfen.
rule-difficulty-2 = Wollt ihr es den Menschen leichter machen, beginnen alle Ressourcen um 2 höher als sonst.
rule-difficulty-3 = Wollt ihr es den Verrätern leichter machen, beginnen alle Ressourcen um 2 niedriger als sonst.
rule-secrecy-1 = Nicht alles darf gesagt werden, damit verdeckte Verräter auch dann eine Chance haben, wenn sie schlecht lügen. Das sind Empfehlungen und keine festen Regeln.
rule-secrecy-2 = Ihr dürft Richtlinien hinzunehmen, ändern oder weglassen. Darüber müssen sich aber alle vor dem Spiel einig sein.
rule-secrecy-3 = Die Wahrheit musst du nur über offene Informationen sagen. Will zum Beispiel jemand wissen, wie viele Handkarten du hast, muss deine Antwort stimmen.
rule-secrecy-4 = Über verdeckte Informationen sprichst du nur ungefähr, damit niemand sicher weiß, ob du lügst.
rule-secrecy-4-i = Weißt du nicht, wie vage du bleiben sollst, nimm nur Extreme. Eine Karte darfst du hoch oder niedrig nennen, aber nicht ziemlich hoch, eher niedrig oder mittel.
rule-secrecy-5 = Nach verdeckten Informationen fragst du nur so, dass die Antwort Ja oder Nein lautet. Wer gefragt wird, darf lügen oder schweigen.
rule-secrecy-6 = Du darfst niemanden geradeheraus fragen, zu wem er hält oder ob er ein Verräter ist. Vermuten, andeuten und beschuldigen darfst du, so viel du willst.
rule-secrecy-7 = Bei einer Fertigkeitsprobe verrätst du weder Name noch Typ, Farbe oder Wert von Karten, die du beigetragen hast oder beitragen willst.
rule-secrecy-8 = Bei einer Fertigkeitsprobe sagst du nichts, woran man später erkennt, von wem welche Karte stammt.
rule-secrecy-9 = Liegen die Karten einer Fertigkeitsprobe offen, zeigst du nicht, welche davon deine sind.
rule-secrecy-10 = Über deinen Beitrag zu einer Probe darfst du etwa sagen, dass eine Karte von dir sehr hilft, dass du ein wenig helfen kannst, dass deine drei Karten halbwegs helfen oder dass deine vier kaum etwas bringen.
rule-secrecy-11 = Was aus offenen Informationen folgt, darfst du aussprechen: etwa dass du nie Einfluss ziehst oder dass außer dir niemand Wille zieht.
rule-secrecy-12 = Dass eine Karte von dir bei einer Probe mittelmäßig hilft, darfst du nicht sagen, denn das verrät eine 3. Auch Typen, Werte und Kartennamen nennst du nicht.
rule-secrecy-13 = Von offen liegenden Karten einer Probe darfst du nicht behaupten, sie seien von dir, auch nicht als Lüge.
rule-secrecy-14 = Brauchst du eine Karte mit einer bestimmten Fähigkeit, darfst du jemanden fragen, ob er eine hat. Er darf Ja oder Nein sagen oder schweigen.
rule-secrecy-15 = Hilfe darfst du anbieten, etwa bei einem Würfelwurf. Wie die Karte heißt, sagst du dabei nicht, und ihre Fähigkeit liest du nicht vor.
rule-secrecy-16 = Hast du eine fremde Loyalitätskarte gesehen, behältst du Einzelheiten für dich. Du darfst den anderen aber offen einen Verräter oder einen Menschen nennen.
rule-secrecy-17 = Hast du mehrere Loyalitätskarten eines anderen gesehen, sagst du nicht, wie oft Hybrid oder Kultist dabei war. Du beschuldigst ihn oder lässt es bleiben.
rule-secrecy-18 = Sieht jemand Loyalitätskarten von dir an, darfst du immer wissen, welche.
rule-secrecy-19 = Kennst du die oberste Karte eines Stapels, etwa vom Etappenziel- oder Mythosstapel, verrätst du nichts Genaues. Gut oder schlecht darfst du sie nennen.
rule-secrecy-20 = Enttarnte Verräter dürfen nicht mehr sagen als alle anderen. Ihre Handkarten zeigen sie niemandem.
rule-setup-1 = Der Spielplan liegt in der Tischmitte.
rule-setup-2 = Fahrtmarker und Ritualmarker beginnen auf dem Startfeld, jeder auf seiner Leiste.
rule-setup-3 = Alle vier Ressourcen beginnen bei 8.
rule-setup-4 = Tiefe Wesen, Passagiermarker, Verräterringe und der Würfel bilden neben dem Spielplan den Vorrat. Die Passagiere liegen verdeckt und gut gemischt.
rule-setup-5 = Die Fertigkeitskarten bilden sechs Stapel: Einfluss, Wissen, Wahrnehmung, Stärke, Wille, Verrat. Jeder wird für sich gemischt und liegt verdeckt an seinem Platz am Spielplan.
rule-setup-6 = Die Schadenskarten werden gemischt und kommen als Stapel an ihren Platz am Spielplan. Auch die Mythoskarten werden gemischt und liegen bereit.
rule-setup-7 = Mutter Hydra und Vater Dagon beginnen in der Tiefe. Die ersten Tiefen Wesen und Passagiere stehen so, wie das Bild zum Aufbau es zeigt.
rule-setup-8 = Aus jedem Fertigkeitsstapel außer Verrat kommen zwei Karten, die niemand ansieht. Zusammengemischt sind sie der Chaosstapel, der seinen eigenen Platz auf dem Spielplan hat.
rule-setup-9 = Der Zufall bestimmt den ersten aktiven Spieler, der den Aktiver-Spieler-Marker bekommt. Von ihm an sucht ihr euch im Uhrzeigersinn je einen Charakter aus und nehmt dessen Bogen. Was übrig bleibt, kommt in die Schachtel.
rule-setup-9a = Achte bei der Wahl deines Charakters darauf, welche Fertigkeiten die anderen schon haben. Zusammen solltet ihr möglichst viele verschiedene haben.
rule-setup-10 = In deinen Spielbereich kommen Talentkarte und Aufsteller deines Charakters und ein doppelseitiger Übersichtsbogen für Menschen. Was niemand braucht, kommt in die Schachtel.
rule-setup-11 = Hinten auf deinem Charakterbogen steht, mit welchem Gegenstand du beginnst; er liegt offen in deinem Spielbereich. Alle anderen werden gemischt und bilden an ihrem Platz den Gegenstandsstapel.
rule-setup-12 = Hinten auf deinem Charakterbogen steht auch, auf welchem Feld dein Aufsteller beginnt.
rule-setup-13 = Alle außer dem aktiven Spieler suchen sich drei Karten aus ihrem Fertigkeitenset aus und ziehen sie, im Uhrzeigersinn ab seinem linken Nachbarn. Der aktive Spieler beginnt mit leerer Hand.
rule-setup-14 = Die Etappenzielkarten werden gemischt. Ihren Stapel und die Titelkarte „Kapitän“ bekommt, wessen Charakter in der Amtsfolge des Kapitäns am weitesten oben steht.
rule-setup-15 = Die Zauberkarten werden gemischt. Ihren Stapel und die Titelkarte „Buchwächter“ bekommt, wessen Charakter in der Amtsfolge des Buchwächters am weitesten oben steht.
rule-setup-16 = Was im Loyalitätsstapel ist, hängt davon ab, wie viele ihr seid. Zu dritt: 1 Hybrid, 5 Menschen. Zu viert: 1 Hybrid, 1 Kultist, 6 Menschen. Zu fünft: 2 Hybriden, 8 Menschen. Zu sechst: 2 Hybriden, 1 Kultist, 9 Menschen.
rule-setup-17 = Der Loyalitätsstapel wird gemischt, und alle bekommen verdeckt eine Karte. Zur selben Zeit seht ihr alle die eigene an; dann liegt sie verdeckt in eurem Spielbereich.
rule-setup-0 = Die Schritte 13, 16 und 17 des Aufbaus sind in der Spielanleitung anders. Eure erste Partie baut ihr am besten so auf, wie es dort steht.
# Spaces
space-water_1 = Wasserfeld neben Deck 1
space-water_2 = Wasserfeld neben Deck 2
space-water_3 = Wasserfeld neben Deck 3
space-water_4 = Wasserfeld neben Deck 4
space-water_5 = Wasserfeld neben Deck 5
space-water_6 = Wasserfeld neben Deck 6
space-water_7 = Wasserfeld neben Deck 7
space-water_8 = Wasserfeld neben Deck 8
space-deck_1 = Deck 1
space-deck_2 = Deck 2
space-deck_3 = Deck 3
space-deck_4 = Deck 4
space-deck_5 = Deck 5
space-deck_6 = Deck 6
space-deck_7 = Deck 7
space-deck_8 = Deck 8
space-bridge = Brücke
space-chapel = Kapelle
space-captains_cabin = Kapitänsquartier
space-cargo_hold = Frachtraum
space-galley = Messe
space-boiler_room = Kesselraum
space-sick_bay = Krankenstation
space-brig = Brig

# Resources
resource-fuel = Brennstoff
resource-food = Nahrung
resource-sanity = Geistige Gesundheit
resource-souls = Seelen

# Tracks
track-travel = Fahrtleiste
track-ritual = Ritualleiste

# Monarchs
monarch-hydra = Mutter Hydra
monarch-dagon = Vater Dagon

# Skills
skill-influence = Einfluss
skill-lore = Wissen
skill-observation = Wahrnehmung
skill-strength = Stärke
skill-will = Wille
skill-treachery = Verrat

# Loyalties
loyalty-human = Mensch
loyalty-hybrid = Hybrid
loyalty-cultist = Kultist

# Passengers
passenger-blank = X, kein Verlust
passenger-soul = 1 Seele
passenger-two_souls = 2 Seelen
passenger-soul_and_sanity = 1 Seele und 1 Geistige Gesundheit

# Titles
title-captain = Kapitän
title-keeper = Buchwächter

# Characters
character-keilani = Keilani Tatupu
character-arjun = Arjun Singh
character-jeanne = Jeanne Lafarge
character-jamie = Jamie Snell
character-svetlana = Svetlana Gedroits
character-beatrice = Beatrice Sharpe
character-edmund = Edmund Mallory
character-ishmael = Ishmael Marsh
character-william = William Bowleg
character-samira = Samira Dualeh

# Feats
feat-keilani = Unkonventionelle Anführerin
feat-arjun = Selbstaufopferung
feat-jeanne = Volldampf voraus
feat-jamie = Haftbefehl
feat-svetlana = Ärztlicher Eingriff
feat-beatrice = Die perfekte Zahl
feat-edmund = Unheimliches Glück
feat-ishmael = Erbe der Tiefen Wesen
feat-william = Schnellzaubern
feat-samira = Gut ausgerüstet

# Items
item-speaking_trumpet = Sprachrohr
item-six_shooter = Revolver
item-tool_kit = Werkzeugkasten
item-repeating_rifle = Repetiergewehr
item-travel_pharmacy = Reiseapotheke
item-almanac = Almanach
item-lucky_ring = „Glücksring“
item-book_of_dagon = Buch Dagons
item-elder_sign_amulet = Amulett des Älteren Zeichens
item-starbuck = Starbuck
item-pocket_pistol = Taschenpistole
item-fine_clothes = Feine Kleidung
item-mystical_text = Mystische Schriften
item-binoculars = Fernglas
item-medicine_ball = Medizinball
item-treasured_memento = Geliebtes Andenken
item-jam_tin_grenade = Konservendosengranate
item-kitchen_knife = Küchenmesser
item-plimsolls = Turnschuhe
item-shotgun = Schrotflinte

# Spells
spell-alchemical_transmutation = Alchemistische Umwandlung
spell-astral_travel = Astralreise
spell-call_down_the_storm = Den Sturm herabrufen
spell-call_friends = Freunde rufen
spell-cloud_memory = Verschwommene Erinnerung
spell-conjuration = Herbeizaubern
spell-dark_pact = Dunkler Pakt
spell-feed_the_mind = Nähre den Geist
spell-flesh_ward = Schutz des Fleisches
spell-foresee = Vorhersehung
spell-greater_banishment = Größere Verbannung
spell-greater_banishment_2 = Größere Verbannung (II)
spell-heal = Heilung
spell-lure_monster = Monsterköder
spell-plague_of_locusts = Heuschreckenplage
spell-raise_the_dead = Totenerweckung
spell-revelation_of_script = Offenbarung der Schrift
spell-summon_fire = Feuerbeschwörung
spell-summon_the_beast_within = Anrufung der inneren Bestie
spell-voice_of_ra = Stimme des Re

# Waypoints
waypoint-abandoned_depot = Verlassenes Depot
waypoint-deserted_island = Einsame Insel
waypoint-hurricane = Hurrikan
waypoint-iceberg = Eisberg
waypoint-reef = Riff
waypoint-shipwreck_survivors = Schiffbrüchige
waypoint-wrecked_ship = Schiffswrack
waypoint-deep_one_city = Stadt der Tiefen Wesen
waypoint-fog_bank = Nebelbank
waypoint-maelstrom = Strudel
waypoint-rainstorm = Starkregen
waypoint-rogue_wave = Monsterwelle
waypoint-rolling_seas = Schwere Dünung
waypoint-sea_smoke = Seerauch
waypoint-seaweed_patch = Algenteppich
waypoint-smooth_sailing = Glatte Fahrt
waypoint-calm_waters = Windstille
waypoint-deep_one_ambush = Hinterhalt
waypoint-rough_water = Raue See
waypoint-stormy_seas = Stürmische See

# Damage
damage-structural_influence = Strukturschäden (Einfluss)
damage-structural_lore = Strukturschäden (Wissen)
damage-structural_observation = Strukturschäden (Wahrnehmung)
damage-structural_strength = Strukturschäden (Stärke)
damage-structural_will = Strukturschäden (Wille)
damage-structural_any = Strukturschäden (jede Fertigkeit)
damage-fuel_leak = Brennstoffleck
damage-flooded_food_stores = Überflutete Vorratskammer
damage-fleeing_passengers = Fliehende Passagiere

# Mythos
mythos-accusation = Anschuldigung
mythos-class_struggle = Klassenkampf
mythos-dinghy_launch = Ein Beiboot legt ab
mythos-food_rationing = Rationierung
mythos-improvised_fuel_source = Brennstoff aus der Not
mythos-incoming_sos = SOS-Ruf
mythos-infection = Ansteckung
mythos-just_desserts = Verdienter Nachtisch
mythos-missing_jewelry = Verschwundener Schmuck
mythos-missing_parents = Vermisste Eltern
mythos-mysterious_lifeboat = Rätselhaftes Rettungsboot
mythos-poisoned_food = Vergiftetes Essen
mythos-ritual_support = Hilfe beim Ritual
mythos-sacrifice_deep_one = Opferung eines Tiefen Wesens
mythos-strange_vision = Seltsame Vision
mythos-the_anarcho_individualist = Der Anarcho-Individualist
mythos-the_captains_banquet = Das Kapitänsdinner
mythos-too_many_bodies = Zu viele Leiber
mythos-transformation = Verwandlung
mythos-volunteer_army = Freiwilligentruppe
mythos-family_ties = Familienbande
mythos-adrift_fishing_boat = Treibendes Fischerboot
mythos-barricade_the_hatches = Luken verbarrikadieren
mythos-collision_course = Kollisionskurs
mythos-coordinated_assault = Gemeinsamer Ansturm
mythos-damaged_evaporator = Beschädigter Verdampfer
mythos-deep_one_feint = Finte der Tiefen Wesen
mythos-deep_one_swarm = Schwarm Tiefer Wesen
mythos-disturbing_dreams = Verstörende Träume
mythos-eot_failure = Maschinentelegraf ausgefallen
mythos-fear_of_the_unknown = Furcht vor dem Unbekannten
mythos-flooding_compartment = Wassereinbruch
mythos-food_stores_raid = Überfall auf die Vorratskammer
mythos-hold_the_line = Haltet die Stellung
mythos-horrific_visions = Grauenhafte Visionen
mythos-hull_leak = Leck im Rumpf
mythos-hypnotic_melody = Hypnotische Melodie
mythos-infiltrator = Eindringling
mythos-jail_break = Ausbruch aus der Brig
mythos-lure_of_yhanthlei = Lockruf von Y’ha-nthlei
mythos-missing_munitions = Verschwundene Munition
mythos-on_the_offensive = In der Offensive
mythos-passenger_overboard = Passagier über Bord
mythos-passenger_riot = Aufruhr der Passagiere
mythos-rally_the_crew = Der Mannschaft Mut machen
mythos-rat_infestation = Rattenplage
mythos-sewage_backup = Abwasserstau
mythos-shipboard_fire = Feuer an Bord
mythos-stolen_ritual_components = Gestohlene Ritualkomponenten
mythos-the_fathers_favor = Die Gunst des Vaters
mythos-the_mothers_wrath = Der Zorn der Mutter
mythos-bucket_brigade = Eimerkette
mythos-coal_bunker_fire = Brand im Kohlenbunker
mythos-criminal_activity = Kriminelle Umtriebe
mythos-firemen_strike = Streik der Heizer
mythos-identity_crisis = Identitätskrise
mythos-kitty_litter = Katzennachwuchs
mythos-looming_breakdown = Drohender Maschinenschaden
mythos-open_the_gate = Öffnung der Pforten
mythos-power_to_the_people = Alle Macht dem Volk
mythos-ritual_coordination = Abgestimmtes Ritual
mythos-history_repeats = Die Geschichte wiederholt sich
mythos-the_peacemaker = Der Friedensstifter
mythos-signs_of_life = Lebenszeichen
mythos-the_game_is_afoot = Die Jagd beginnt
mythos-do_no_harm = Zuerst einmal nicht schaden
mythos-miscalculation = Rechenfehler
mythos-gift_of_the_mother = Geschenk der Mutter
mythos-memory_of_the_deep = Erinnerung an die Tiefe
mythos-ticket_please = Die Fahrkarte, bitte

# Outcomes and decks
outcome-fail = Misserfolg
outcome-partial = Teilerfolg
outcome-success = Erfolg
deck-mythos = Mythosstapel
deck-waypoint = Etappenzielstapel

# Headings
topic-skill = Was die Fertigkeitskarten können
topic-item = Die Gegenstände
topic-spell = Die Zauber
topic-waypoint = Die Etappenziele
topic-crisis = Die Krisen
topic-sheet = Was die Charaktere können
topic-feat = Die Talente
topic-unmasked = Was beim Enttarnen geschieht
topic-damage_card = Die Schadenskarten
topic-room = Was du in den Räumen tun kannst
topic-rulings = Wo die Anleitung schweigt

# Skill cards
card-influence_1 = Gemeinsame Anstrengung (Einfluss 1)
card-influence_2 = Gemeinsame Anstrengung (Einfluss 2)
card-influence_3 = Nichts zu verbergen (Einfluss 3)
card-influence_4 = Nichts zu verbergen (Einfluss 4)
card-influence_5 = Mitreißende Rede (Einfluss 5)
card-lore_1 = Vertrocknen (Wissen 1)
card-lore_2 = Vertrocknen (Wissen 2)
card-lore_3 = Geringere Verbannung (Wissen 3)
card-lore_4 = Geringere Verbannung (Wissen 4)
card-lore_5 = Erzwungenes Lernen (Wissen 5)
card-observation_1 = Zuschauen und lernen (Wahrnehmung 1)
card-observation_2 = Zuschauen und lernen (Wahrnehmung 2)
card-observation_3 = Scharfsinnig (Wahrnehmung 3)
card-observation_4 = Scharfsinnig (Wahrnehmung 4)
card-observation_5 = Vorbereitung (Wahrnehmung 5)
card-strength_1 = Kampfausbildung (Stärke 1)
card-strength_2 = Kampfausbildung (Stärke 2)
card-strength_3 = Raserei (Stärke 3)
card-strength_4 = Raserei (Stärke 4)
card-strength_5 = Abschütteln (Stärke 5)
card-will_1 = Hartnäckigkeit (Wille 1)
card-will_2 = Hartnäckigkeit (Wille 2)
card-will_3 = Entschlossenheit (Wille 3)
card-will_4 = Entschlossenheit (Wille 4)
card-will_5 = Echter Schneid (Wille 5)
card-treachery_1 = Verstärkung (Verrat 1)
card-treachery_2 = Aufruf zur Tat (Verrat 2)
card-treachery_3 = Sirenengesang (Verrat 3)
card-treachery_4 = Plünderung (Verrat 4)
card-treachery_5 = Riten vollziehen (Verrat 5)

# What the cards say
rule-skill-coordinated_effort = Aktion: Such dir einen anderen Charakter aus; er führt sofort 1 Aktion durch.
rule-skill-nothing_to_hide = Bevor zu einer Fertigkeitsprobe Karten beigetragen werden: Alle legen ihre Karten diesmal offen dazu. Nur die Chaoskarten bleiben verdeckt.
rule-skill-inspiring_speech = Aktion: Würfle. Bei 3 oder mehr bekommt ihr 1 Geistige Gesundheit, bei 1 oder 2 verliert ihr 1 Geistige Gesundheit.
rule-skill-shrivelling = Aktion: Nimm dir 1 Feind vor, egal wo, und würfle; gegen ein Tiefes Wesen zählst du 2 dazu. Ab 6 ist er überwältigt.
rule-skill-lesser_banishment = Aktion: Such dir ein Feld aus. Alle Tiefen Wesen dort ziehen zusammen auf ein einziges Nachbarfeld deiner Wahl.
rule-skill-forced_learning = Bevor zu einer Fertigkeitsprobe Karten beigetragen werden: Nenne eine weitere Fertigkeit, aber nicht Verrat. Auch sie ist in dieser Probe hilfreich.
rule-skill-watch_and_learn = Aktion: Zieh 2 Fertigkeitskarten, jede von einem beliebigen Stapel, nur nicht Verrat.
rule-skill-keen_insight = Bevor gewürfelt wird: Zähle zum Ergebnis 2 dazu oder zieh 2 davon ab.
rule-skill-preparation = Bevor zu einer Fertigkeitsprobe Karten beigetragen werden: Aus dem Chaosstapel kommt in diese Probe keine Karte.
rule-skill-combat_training = Nach dem Wurf für einen Angriff, egal wer angreift: Der Würfel wird noch einmal geworfen.
rule-skill-rampage = Aktion: Führe bis zu 4 einfache Angriffe durch, oder verwende den Angriff einer deiner Waffen bis zu 3 Mal.
rule-skill-shrug_it_off = Sobald du überwältigt würdest: Du verhinderst es.
rule-skill-persistence = Aktion: Leg bis zu 5 Fertigkeitskarten ab und zieh genauso viele nach, alle vom selben Stapel. Verrat ist nicht erlaubt.
rule-skill-determination = Nachdem der Gesamtwert einer Fertigkeitsprobe feststeht: Zähle 2 dazu oder zieh 2 ab.
rule-skill-true_grit = Aktion: Führe 2 Aktionen durch. Nur ein Mal pro Zug.
rule-skill-reinforcements = Aktion: In der Tiefe erscheint 1 Tiefes Wesen. Sind es dort nun 4 oder mehr, kommen alle Monster aus der Tiefe auf ein Wasserfeld deiner Wahl.
rule-skill-call_to_action = Aktion: Aktiviere alle Tiefen Wesen auf deinem Feld, oder nur 1 Tiefes Wesen auf einem beliebigen Feld.
rule-skill-siren_song = Aktion: Riskiere 1 Passagier.
rule-skill-ransack = Zu Beginn deines Aktionsschritts: In der Kapelle geht 1 Geistige Gesundheit verloren, in der Messe 1 Nahrung, im Kesselraum 1 Brennstoff. Damit ist dein Aktionsschritt zu Ende.
rule-skill-perform_rites = Zu Beginn deines Aktionsschritts: Aktiviere Mutter Hydra und Vater Dagon, in welcher Reihenfolge du willst. Damit ist dein Aktionsschritt zu Ende.
rule-item-speaking_trumpet = Aktion: Rette alle Passagiere auf deinem Feld und auf den Feldern daneben.
rule-item-six_shooter = Waffe. Aktion: Greife auf deinem Feld einen Feind an; zähle 2 zum Wurf dazu.
rule-item-tool_kit = Aktion: Repariere dein Feld, ohne dafür Karten abzulegen.
rule-item-repeating_rifle = Waffe. Aktion: Greife einen Feind auf einem Nachbarfeld an; zähle 1 zum Wurf dazu.
rule-item-travel_pharmacy = Werkzeug. Sobald bei dir oder auf einem Nachbarfeld ein Passagier überwältigt würde: Du darfst ihn retten. Das kostet 1 Nahrung oder diesen Gegenstand, der dann aus dem Spiel ist.
rule-item-almanac = Bevor gewürfelt wird: Du darfst 1 Wahrnehmungskarte ablegen und ihren Wert zum Ergebnis zählen. Nur ein Mal pro Wurf.
rule-item-lucky_ring = Nachdem der Gesamtwert einer Fertigkeitsprobe feststeht: Du darfst 2 dazuzählen. Wird die Probe dann ein Erfolg, mischst du die obersten 2 Verratskarten in den Chaosstapel. Nur ein Mal pro Probe.
rule-item-book_of_dagon = Aktion: Bewege alle Tiefen Wesen von deinem Feld auf ein und dasselbe Nachbarfeld, dann hast du noch 1 Aktion. Nur ein Mal pro Zug.
rule-item-elder_sign_amulet = Artefakt. Sobald du die Aktion einer Wissenskarte nutzt: Du darfst ihren Effekt ein zweites Mal ausführen.
rule-item-starbuck = Aktion: Greife auf deinem Feld einen Feind an, dann hast du noch 1 Aktion. Nur ein Mal pro Zug. Außerdem: Würdest du überwältigt, darfst du stattdessen diesen Gegenstand aus dem Spiel entfernen; du wirst nicht überwältigt.
rule-item-pocket_pistol = Waffe. Aktion: Greife auf deinem Feld einen Feind an; du darfst den Wurf ein Mal wiederholen.
rule-item-fine_clothes = Verbesserung: Solange dieser Gegenstand aktiv ist, gehört 1 Einflusskarte mehr zu deinem Fertigkeitenset. Aktiv sein kann immer nur eine Verbesserung.
rule-item-mystical_text = Foliant, Verbesserung: Solange dieser Gegenstand aktiv ist, gehört 1 Wissenskarte mehr zu deinem Fertigkeitenset. Aktiv sein kann immer nur eine Verbesserung.
rule-item-binoculars = Verbesserung: Solange dieser Gegenstand aktiv ist, gehört 1 Wahrnehmungskarte mehr zu deinem Fertigkeitenset. Aktiv sein kann immer nur eine Verbesserung.
rule-item-medicine_ball = Verbesserung: Solange dieser Gegenstand aktiv ist, gehört 1 Stärkekarte mehr zu deinem Fertigkeitenset. Aktiv sein kann immer nur eine Verbesserung.
rule-item-treasured_memento = Artefakt, Verbesserung: Solange dieser Gegenstand aktiv ist, gehört 1 Willenskarte mehr zu deinem Fertigkeitenset. Aktiv sein kann immer nur eine Verbesserung.
rule-item-jam_tin_grenade = Aktion: Entferne diesen Gegenstand aus dem Spiel und such dir ein Nachbarfeld aus. Alle Tiefen Wesen, Charaktere und Passagiere dort werden überwältigt. Danach wird das Feld beschädigt, falls es ein Innenfeld ist, das beschädigt werden kann.
rule-item-kitchen_knife = Waffe. Bei deinen einfachen Angriffsaktionen zählst du 1 zum Wurf dazu.
rule-item-plimsolls = Aktion: Geh auf ein benachbartes Schiffsfeld, dann hast du noch 1 Aktion. Nur ein Mal pro Zug.
rule-item-shotgun = Waffe. Aktion: Greife auf deinem Feld einen Feind an; zähle für jeden Feind auf deinem Feld 1 zum Wurf dazu.
rule-spell-alchemical_transmutation = Ihr verliert 1 Nahrung und bekommt dafür 2 Brennstoff.
rule-spell-astral_travel = Such dir ein Feld aus. Von dort versetzt du Charaktere und Tiefe Wesen, so viele du willst, auf andere Schiffsfelder, jeden wohin du willst. Charaktere darfst du so auch in Brig und Krankenstation stecken oder herausholen. Würfle dann: Bei 4 oder weniger verliert ihr 1 Geistige Gesundheit.
rule-spell-call_down_the_storm = Alle Tiefen Wesen auf Wasserfeldern werden überwältigt. Würfle dann: Ist das Ergebnis nicht höher als die Zahl der überwältigten Tiefen Wesen, wird das Schiff beschädigt.
rule-spell-call_friends = Rette beliebig viele Passagiere von beliebigen Feldern. Würfle dann: Ist das Ergebnis nicht höher als die Zahl der geretteten Passagiere, werden die Tiefen Wesen aktiviert.
rule-spell-cloud_memory = Ihr bekommt 1 Geistige Gesundheit. Dafür legt jeder Mensch 1 Fertigkeitskarte ab, die er selbst aussucht.
rule-spell-conjuration = Sieh dir die obersten 5 Gegenstände an, nimm dir 1 und misch die anderen wieder in den Stapel. Würfle dann: Bei 4 oder weniger verliert ihr 1 Geistige Gesundheit.
rule-spell-dark_pact = Misch die obersten 4 Verratskarten in den Chaosstapel. Dafür bekommt ihr 1 von einer Ressource deiner Wahl.
rule-spell-feed_the_mind = Ihr verliert 1 Nahrung und bekommt dafür 2 Geistige Gesundheit.
rule-spell-flesh_ward = Gib diese Karte einem Spieler deiner Wahl. Würde sein Charakter überwältigt, wird das verhindert und diese Karte aus dem Spiel entfernt; dann wird gewürfelt: Bei 4 oder weniger verliert ihr 1 Geistige Gesundheit.
rule-spell-foresee = Sieh dir die obersten 4 Karten des Mythosstapels oder des Etappenzielstapels an. 1 davon kommt wieder obenauf, die anderen kommen unter den Stapel. Würfle dann: Bei 4 oder weniger verliert ihr 1 Geistige Gesundheit.
rule-spell-greater_banishment = Ihr rückt auf der Ritualleiste 2 Felder vor. Würfle dann: Bei 4 oder weniger verliert ihr 1 Geistige Gesundheit.
rule-spell-heal = Jeder Mensch in der Krankenstation geht auf ein beliebiges Schiffsfeld. Alle anderen Menschen ziehen 1 Karte aus ihrem Fertigkeitenset. Würfle dann: Bei 4 oder weniger verliert ihr 1 Geistige Gesundheit.
rule-spell-lure_monster = Mutter Hydra und Vater Dagon kommen in die Tiefe. Würfle dann: Bei 4 oder weniger verliert ihr 1 Geistige Gesundheit.
rule-spell-plague_of_locusts = Würfle. So viele Tiefe Wesen, wie du würfelst, überwältigst du, egal wo, nur nicht in der Tiefe; sind es weniger, dann alle. Bei 5 oder mehr verliert ihr außerdem 1 Nahrung.
rule-spell-raise_the_dead = Ihr verliert 1 Geistige Gesundheit und bekommt dafür 2 Seelen.
rule-spell-revelation_of_script = Behalte diese Karte. Steht der Gesamtwert einer Fertigkeitsprobe fest, darfst du sie aus dem Spiel entfernen: Die oberste Karte eines beliebigen Fertigkeitsstapels, auch Verrat, kommt zur Probe dazu. Würfle dann: Ist das Ergebnis nicht höher als der Wert dieser Karte, verliert ihr 1 Geistige Gesundheit.
rule-spell-summon_fire = Ihr rückt auf der Fahrtleiste 1 Feld vor. Würfle dann: Bei 6 oder mehr rückt ihr noch 1 Feld vor, und das Schiff wird beschädigt.
rule-spell-summon_the_beast_within = Wenn du willst, gehst du auf ein anderes Schiffsfeld. Alle Feinde bei dir werden überwältigt. Würfle dann: Ist das Ergebnis nicht höher als ihre Zahl, trifft es auch alle Passagiere und Menschen bei dir, dich selbst eingeschlossen.
rule-spell-voice_of_ra = Alle Menschen ziehen je 1 Fertigkeitskarte von einem beliebigen Stapel, nur nicht Verrat. Würfle dann: Bei 4 oder weniger legen alle Menschen je 1 Fertigkeitskarte ab, die sie selbst aussuchen.
rule-waypoint-abandoned_depot = Entfernung 2. Du darfst 3 Passagiere riskieren. Dann würfelst du: Bei 5 oder mehr bekommt ihr 2 Brennstoff.
rule-waypoint-deserted_island = Entfernung 2. Du darfst 1 Passagier riskieren. Dann würfelst du: Bei 5 oder mehr bekommt ihr 1 Nahrung.
rule-waypoint-hurricane = Entfernung 2. Wähle: Ihr verliert 1 Brennstoff, oder das Schiff wird zwei Mal beschädigt.
rule-waypoint-iceberg = Entfernung 2. Du darfst würfeln: Bei 5 oder mehr bekommt ihr 1 Nahrung, bei 4 oder weniger wird das Schiff beschädigt.
rule-waypoint-reef = Entfernung 2. Würfle: Bei 4 oder weniger wird das Schiff beschädigt.
rule-waypoint-shipwreck_survivors = Entfernung 2. Du darfst 1 Passagier riskieren. Dann würfelst du: Bei 5 oder mehr bekommt ihr 1 Seele.
rule-waypoint-wrecked_ship = Entfernung 2. Du darfst 1 Passagier riskieren. Dann würfelst du: Bei 5 oder mehr bekommt ihr 1 Brennstoff.
rule-waypoint-deep_one_city = Entfernung 3. Ihr verliert 1 Brennstoff. In der Tiefe erscheinen 5 Tiefe Wesen. Würfle dann: Alle Monster aus der Tiefe kommen auf das Wasserfeld, zu dem das Ergebnis gehört.
rule-waypoint-fog_bank = Entfernung 3. Ihr verliert 1 Brennstoff. Würfle dann: Bei 4 oder weniger ist diese Karte aus dem Spiel, ohne dass ihre Entfernung zählt, und an ihrer Stelle wird die oberste Etappenzielkarte abgehandelt.
rule-waypoint-maelstrom = Entfernung 3. Ihr verliert 1 Brennstoff. Wähle dann: Ihr verliert noch 1 Brennstoff, oder das Schiff nimmt zwei Mal Schaden.
rule-waypoint-rainstorm = Entfernung 3. Ihr verliert 1 Brennstoff. Wenn du willst, riskierst du 1 Passagier und würfelst: Ab 5 bekommt ihr 1 Nahrung.
rule-waypoint-rogue_wave = Entfernung 3. Ihr verliert 1 Brennstoff. Jedes Tiefe Wesen auf einem Deckfeld wird auf das Wasserfeld daneben gespült, und alle Passagiere auf Deckfeldern werden überwältigt.
rule-waypoint-rolling_seas = Entfernung 3. Ihr verliert 1 Brennstoff. Such dir 1 Passagier auf einem Deckfeld aus; er wird überwältigt.
rule-waypoint-sea_smoke = Entfernung 3. Ihr verliert 1 Brennstoff. Auf allen Wasserfeldern erscheint je 1 Tiefes Wesen.
rule-waypoint-seaweed_patch = Entfernung 3. Ihr verliert 1 Brennstoff. Wähle dann: Riskiere 2 Passagiere, oder das Schiff wird beschädigt.
rule-waypoint-smooth_sailing = Entfernung 3. Ihr verliert 1 Brennstoff und 1 Nahrung.
rule-waypoint-calm_waters = Entfernung 4. Ihr verliert 2 Brennstoff und 1 Nahrung.
rule-waypoint-deep_one_ambush = Entfernung 4. Ihr verliert 2 Brennstoff. Auf allen Deckfeldern erscheint je 1 Tiefes Wesen.
rule-waypoint-rough_water = Entfernung 4. Ihr verliert 2 Brennstoff und 1 Geistige Gesundheit.
rule-waypoint-stormy_seas = Entfernung 4. Ihr verliert 2 Brennstoff, und das Schiff nimmt Schaden.
rule-sheet-keilani = Erfahren: Sind die Karten einer Fertigkeitsprobe aufgedeckt und zusammengezählt und bist du nicht in der Brig, darfst du noch 1 Karte aus deiner Hand dazulegen. Nur ein Mal pro Probe.
rule-sheet-arjun = Deckoffizier. Aktion: Geh auf ein Deckfeld deiner Wahl, dann hast du 1 weitere Aktion. Das geht in jedem Zug ein Mal, aber nicht aus der Brig heraus.
rule-sheet-jeanne = Improvisationstalent: Hat jemand mit der Aktion des Kesselraums die Fahrt vorangebracht und bist du nicht in der Brig, darfst du das Schiff beschädigen. Dafür geht es auf der Fahrtleiste noch 1 Feld weiter.
rule-sheet-jamie = Schnell gezogen. Aktion: Verwende die Angriffsaktion einer deiner Waffen, dann hast du noch 1 Aktion. Nur ein Mal pro Zug.
rule-sheet-svetlana = Heilende Worte: Würde irgendein Charakter überwältigt, darfst du 1 Wissenskarte ablegen. Dann bleibt er verschont.
rule-sheet-beatrice = Vorausberechnung: In deinem eigenen Mythosschritt darfst du dir, wenn du nicht in der Brig bist, die obersten 2 Mythoskarten ansehen. Eine handelst du ab, die andere legst du unter den Stapel.
rule-sheet-edmund = Sonntagskind: Nach jedem Würfelwurf darfst du, wenn du nicht in der Brig bist, 1 Fertigkeitskarte ablegen. Dann wird noch einmal gewürfelt.
rule-sheet-ishmael = Erster Eid auf Dagon. Aktion: Wähle einen Monarchen auf dem Spielplan und leg 1 Wissenskarte ab. Würfle und zähle ihren Wert dazu: Bei 7 oder mehr kommt der Monarch in die Tiefe, sonst darfst du ihn auf ein benachbartes Wasserfeld bewegen.
rule-sheet-william = Okkultes Wissen. Aktion, aber nicht in der Brig: Wirf einen Blick auf den obersten Zauber; er bleibt obenauf oder kommt unter den Stapel. Danach hast du 1 weitere Aktion. Das geht in jedem Zug ein Mal.
rule-sheet-samira = Sammlerin. Aktion, nicht in der Brig und nur mit höchstens 4 Gegenständen: Zieh 1 Gegenstand. Danach darfst du einem anderen Menschen auf deinem Feld einen Gegenstand geben. Nur ein Mal pro Zug.
rule-feat-keilani = Sobald du bei einer Entscheidungskrise die Wahl hast: Führe keine der beiden Optionen aus; stattdessen verliert ihr 1 von einer Ressource deiner Wahl. Die Symbole der Karte gelten trotzdem. Entferne danach dieses Talent aus dem Spiel.
rule-feat-arjun = Bevor zu einer Fertigkeitsprobe auf einer Mythoskarte Karten beigetragen werden: Du wirst überwältigt und bestimmst dafür, wie sie ausgeht: Erfolg, Misserfolg oder, falls es ihn gibt, Teilerfolg. Niemand trägt Karten bei. Entferne danach dieses Talent aus dem Spiel.
rule-feat-jeanne = Aktion, nur im Kesselraum, auch wenn er beschädigt oder besetzt ist: Ihr verliert 1 Brennstoff und rückt auf der Fahrtleiste 2 Felder vor. Entferne danach dieses Talent aus dem Spiel.
rule-feat-jamie = Aktion: Schick einen anderen Charakter, der auf deinem Feld steht, in die Brig. Entferne danach dieses Talent aus dem Spiel.
rule-feat-svetlana = Sobald ein Charakter oder ein Passagier überwältigt würde und du nicht in der Brig bist: Du verhinderst es. Entferne danach dieses Talent aus dem Spiel.
rule-feat-beatrice = Sobald gewürfelt werden soll und du nicht in der Brig bist: Du legst einfach fest, welche Zahl der Würfel zeigt. Geworfen wird er nicht, auch nicht noch einmal; was das Ergebnis verändert, zählt aber. Entferne danach dieses Talent aus dem Spiel.
rule-feat-edmund = Sobald eine Mythoskarte gezogen ist: Sie wird abgelegt, und an ihrer Stelle wird eine andere gezogen und abgehandelt. Entferne danach dieses Talent aus dem Spiel.
rule-feat-ishmael = Aktion: Sieh dir alle Loyalitätskarten eines anderen, nicht enttarnten Spielers an. Entferne danach dieses Talent aus dem Spiel.
rule-feat-william = Aktion, nur als Buchwächter: Der oberste Zauber wird gewirkt. Danach kommt dieses Talent aus dem Spiel, und du hast noch 1 Aktion.
rule-feat-samira = Nachdem der Gesamtwert einer Fertigkeitsprobe feststeht und wenn du nicht in der Brig bist: Erhöhe oder senke ihn um höchstens so viel, wie du Gegenstände hast. Entferne danach dieses Talent aus dem Spiel.
rule-unmasked-keilani = Enttarnst du dich und bist nicht in der Brig: 1 Geistige Gesundheit geht verloren.
rule-unmasked-arjun = Enttarnst du dich und bist nicht in der Brig: Der Fahrtmarker kommt zurück auf Start.
rule-unmasked-jeanne = Sabotage: Enttarnst du dich und bist nicht in der Brig, beschädigst du ein noch heiles Innenfeld deiner Wahl. Brig und Krankenstation scheiden aus.
rule-unmasked-jamie = Kugelhagel: Enttarnst du dich und bist nicht in der Brig, werden alle Menschen und alle Passagiere auf deinem Feld überwältigt.
rule-unmasked-svetlana = Kunstfehler: Enttarnst du dich und bist nicht in der Brig, wird 1 Passagier deiner Wahl überwältigt, im Vorrat oder irgendwo auf dem Schiff.
rule-unmasked-beatrice = Teile und herrsche: Enttarnst du dich und bist nicht in der Brig, erscheint auf 4 verschiedenen Wasserfeldern deiner Wahl je 1 Tiefes Wesen.
rule-unmasked-edmund = Unglück verbreiten: Enttarnst du dich und bist nicht in der Brig, ziehst du eine Mythoskarte und handelst nur ihre Krise ab. Alle Entscheidungen triffst du; eine Fertigkeitsprobe gilt ohne Karten als Misserfolg. Bei einer gemischten Krise wählst du zwischen dem Misserfolg und der anderen Option. Die Symbole entfallen.
rule-unmasked-ishmael = Der zweite Eid: Enttarnst du dich und bist nicht in der Brig, wird jedes Tiefe Wesen auf deinem Feld aktiviert.
rule-unmasked-william = Ritual stören: Enttarnst du dich und bist nicht in der Brig, versetzt du den Ritualmarker um 1 oder 2 Felder, vor oder zurück, oder lässt ihn stehen.
rule-unmasked-samira = Taschendiebin: Enttarnst du dich und bist nicht in der Brig, nimmst du einem Menschen auf deinem Feld 1 Gegenstand weg.
rule-damage_card-structural_damage = Die Karte bleibt auf dem Innenfeld liegen, das sie trifft; jeder Mensch dort wird überwältigt, und die Aktion des Feldes ist gesperrt. Aktion: Repariere das Feld, indem du Karten der gezeigten Fertigkeit ablegst, die zusammen mindestens 3 wert sind; gilt jede Fertigkeit, dann beliebige Karten, die mindestens 5 wert sind. Danach wird die Karte in den Schadensstapel zurückgemischt.
rule-damage_card-fuel_leak = Ihr verliert 1 Brennstoff. Danach ist diese Karte aus dem Spiel.
rule-damage_card-flooded_food_stores = Ihr verliert 1 Nahrung. Danach ist diese Karte aus dem Spiel.
rule-damage_card-fleeing_passengers = Riskiere 1 Passagier, falls noch einer im Vorrat ist. Leg diese Karte unter den Schadensstapel, zieh eine andere Schadenskarte und handle sie ab.
rule-room-bridge = Aktion: Riskiere 1 Passagier; dafür siehst du dir die obersten 2 Karten an, entweder vom Mythosstapel oder vom Etappenzielstapel. Eine kommt wieder obenauf, die andere unter den Stapel. Ein Mal pro Zug.
rule-room-chapel = Aktion: Entweder fallt ihr auf der Ritualleiste 1 Feld zurück. Oder du legst 1 Wissenskarte ab, würfelst und zählst ihren Wert dazu: Bei zusammen 6 oder weniger verliert ihr 1 Geistige Gesundheit; in jedem Fall rückt ihr dann auf der Ritualleiste 1 Feld vor. Ein Mal pro Zug.
rule-room-captains_cabin = Aktion: Nenne einen anderen Menschen, der nicht in der Brig ist. Es folgt eine Fertigkeitsprobe mit Schwierigkeitsgrad 8; hilfreich sind Einfluss und Wahrnehmung. Erfolg: Er kommt in die Brig. Misserfolg: Nichts geschieht. Ein Mal pro Zug.
rule-room-cargo_hold = Aktion: Sieh dir die obersten 2 Gegenstände an, behalte einen und leg den anderen unter den Stapel. Ist nur noch einer da, behalte ihn oder leg ihn zurück. Ein Mal pro Zug.
rule-room-galley = Aktion: Sag an, wie viele Fertigkeitskarten du von welchen Stapeln ziehst, höchstens 5 und keinen Verrat, und zieh sie. Würfle dann: Ist das Ergebnis niedriger als die Zahl der Karten, verliert ihr 1 Nahrung. Bei einer einzigen Karte brauchst du nicht zu würfeln. Ein Mal pro Zug.
rule-room-boiler_room = Aktion: Leg 1 Stärkekarte ab, würfle und zähle ihren Wert dazu: Bei zusammen 6 oder weniger verliert ihr 1 Brennstoff. In jedem Fall rückt ihr dann auf der Fahrtleiste 1 Feld vor. Ein Mal pro Zug.
rule-room-brig = Aktion: Eine Fertigkeitsprobe mit Schwierigkeitsgrad 8; hilfreich sind Wissen und Stärke. Erfolg: Du gehst auf ein beliebiges Schiffsfeld. Misserfolg: Nichts geschieht. Ein enttarnter Verräter in der Brig hindert dich nicht daran. Ein Mal pro Zug.

# Crises
rule-crisis-accusation = Der Kapitän entscheidet. Entweder: Wähle einen Menschen, der nicht in der Brig ist, auch dich selbst; er kommt in die Brig. Oder: Du und der aktive Spieler legt je 2 Fertigkeitskarten ab; bist du selbst der aktive Spieler, legst du 4 ab. Misch die obersten 2 Verratskarten in den Chaosstapel. Zum Schluss werden die Tiefen Wesen aktiviert, und ihr rückt auf der Ritualleiste 1 Feld vor.
prompt-crisis_accusation = Lässt du jemanden einsperren?
move-option_a--crisis_accusation = Einen Menschen in die Brig schicken
move-option_b--crisis_accusation = Du und der aktive Spieler: je 2 Karten ablegen, 2 Verrat in den Chaosstapel
rule-crisis-class_struggle = Der Kapitän entscheidet. Entweder: Ihr verliert 2 Geistige Gesundheit. Oder: Riskiere 4 Passagiere. Zum Schluss werden die Tiefen Wesen aktiviert, und ihr rückt auf der Fahrtleiste 1 Feld vor.
prompt-crisis_class_struggle = Was ist dir der Frieden unter den Passagieren wert?
move-option_a--crisis_class_struggle = 2 Geistige Gesundheit verlieren
move-option_b--crisis_class_struggle = 4 Passagiere riskieren
rule-crisis-dinghy_launch = Der Kapitän entscheidet. Entweder: Riskiere 1 Passagier und würfle: Bei 4 oder weniger verliert ihr 1 Geistige Gesundheit. Oder: Ihr verliert 1 Seele. Zum Schluss wird Vater Dagon aktiviert, und ihr rückt auf der Fahrtleiste 1 Feld vor.
prompt-crisis_dinghy_launch = Das Beiboot legt ab: Schickst du jemanden hinterher?
move-option_a--crisis_dinghy_launch = 1 Passagier riskieren und würfeln: bei 1–4 Geistige Gesundheit −1
move-option_b--crisis_dinghy_launch = 1 Seele verlieren
rule-crisis-food_rationing = Der Kapitän entscheidet. Entweder: Ihr verliert 1 Nahrung. Würfle: Bei 6 oder weniger verliert ihr auch 1 Geistige Gesundheit. Oder: Ihr verliert 2 Nahrung. Zum Schluss werden die Tiefen Wesen aktiviert, und ihr rückt auf der Ritualleiste 1 Feld vor.
prompt-crisis_food_rationing = Rationierst du die Nahrung?
move-option_a--crisis_food_rationing = 1 Nahrung verlieren und würfeln: bei 1–6 Geistige Gesundheit −1
move-option_b--crisis_food_rationing = 2 Nahrung verlieren
rule-crisis-improvised_fuel_source = Der Kapitän entscheidet. Entweder: Nur mit mindestens 3 Passagieren im Vorrat: Riskiere 3 Passagiere; dafür bekommt ihr 1 Brennstoff. Oder: Ihr verliert 1 Brennstoff. Zum Schluss wird Mutter Hydra aktiviert, und ihr rückt auf der Ritualleiste 1 Feld vor.
prompt-crisis_improvised_fuel_source = Woher kommt der Brennstoff?
move-option_a--crisis_improvised_fuel_source = 3 Passagiere riskieren, 1 Brennstoff bekommen
move-option_b--crisis_improvised_fuel_source = 1 Brennstoff verlieren
rule-crisis-incoming_sos = Der Kapitän entscheidet. Entweder: Riskiere 4 Passagiere; dafür bekommt ihr 1 Nahrung, 1 Brennstoff und 1 Seele. Oder: Ihr verliert 1 Geistige Gesundheit. Zum Schluss wird Vater Dagon aktiviert, und ihr rückt auf der Ritualleiste 1 Feld vor.
prompt-crisis_incoming_sos = Folgst du dem Hilferuf?
move-option_a--crisis_incoming_sos = 4 Passagiere riskieren: Nahrung +1, Brennstoff +1, Seelen +1
move-option_b--crisis_incoming_sos = 1 Geistige Gesundheit verlieren
rule-crisis-infection = Der Kapitän entscheidet. Entweder: Ihr verliert 1 Nahrung. Oder: Würfle: Bei 6 oder weniger verliert ihr 1 Seele, und du würfelst noch einmal; bei 4 oder weniger verliert ihr 1 weitere Seele. Zum Schluss werden die Tiefen Wesen aktiviert, und ihr rückt auf der Fahrtleiste 1 Feld vor.
prompt-crisis_infection = Was machst du mit den Kranken?
move-option_a--crisis_infection = 1 Nahrung verlieren
move-option_b--crisis_infection = Würfeln: bei 1–6 Seelen −1, vielleicht 2
rule-crisis-just_desserts = Der aktive Spieler entscheidet. Entweder: Ihr verliert 2 Nahrung. Zieh 1 Gegenstand. Oder: Misch die obersten 4 Verratskarten in den Chaosstapel. Zum Schluss werden die Tiefen Wesen aktiviert, und der aktive Spieler sucht aus, auf welcher der beiden Leisten ihr 1 Feld vorrückt.
prompt-crisis_just_desserts = Wer bekommt, was er verdient?
move-option_a--crisis_just_desserts = 2 Nahrung verlieren, 1 Gegenstand ziehen
move-option_b--crisis_just_desserts = 4 Verratskarten in den Chaosstapel
rule-crisis-missing_jewelry = Der Kapitän entscheidet. Entweder: Ihr verliert 1 Geistige Gesundheit. Oder: Misch die obersten 4 Verratskarten in den Chaosstapel. Zum Schluss wird Mutter Hydra aktiviert, und ihr rückt auf der Fahrtleiste 1 Feld vor.
prompt-crisis_missing_jewelry = Suchst du nach dem Schmuck?
move-option_a--crisis_missing_jewelry = 1 Geistige Gesundheit verlieren
move-option_b--crisis_missing_jewelry = 4 Verratskarten in den Chaosstapel
rule-crisis-missing_parents = Der aktive Spieler entscheidet. Entweder: Geh ins Kapitänsquartier und würfle: Bei 4 oder weniger verliert ihr 1 Seele, und dort erscheint 1 Tiefes Wesen. Oder: Ihr verliert 1 Geistige Gesundheit. Zum Schluss werden die Tiefen Wesen aktiviert, und ihr rückt auf der Ritualleiste 1 Feld vor.
prompt-crisis_missing_parents = Suchst du die vermissten Eltern?
move-option_a--crisis_missing_parents = Ins Kapitänsquartier und würfeln: bei 1–4 Seelen −1, 1 Tiefes Wesen
move-option_b--crisis_missing_parents = 1 Geistige Gesundheit verlieren
rule-crisis-mysterious_lifeboat = Der Buchwächter entscheidet. Entweder: Riskiere 1 Passagier und würfle: Bei 4 oder weniger erscheint je 1 Tiefes Wesen in der Messe und im Frachtraum. Oder: Ihr verliert 1 Geistige Gesundheit. Zum Schluss werden die Tiefen Wesen aktiviert, und ihr rückt auf der Ritualleiste 1 Feld vor.
prompt-crisis_mysterious_lifeboat = Holst du das Rettungsboot an Bord?
move-option_a--crisis_mysterious_lifeboat = 1 Passagier riskieren, würfeln: bei 1–4 Tiefe Wesen in Messe und Frachtraum
move-option_b--crisis_mysterious_lifeboat = 1 Geistige Gesundheit verlieren
rule-crisis-poisoned_food = Der Buchwächter entscheidet. Entweder: Nur mit einer Wissenskarte: Leg 1 Wissenskarte ab, würfle und zähle ihren Wert dazu. Bei zusammen 6 oder weniger verliert ihr 1 Seele. Oder: Ihr verliert 1 Nahrung. Zum Schluss werden die Tiefen Wesen aktiviert, und ihr rückt auf der Fahrtleiste 1 Feld vor.
prompt-crisis_poisoned_food = Versuchst du, das Essen zu retten?
move-option_a--crisis_poisoned_food = 1 Wissenskarte ablegen und würfeln: unter 7 eine Seele weniger
move-option_b--crisis_poisoned_food = 1 Nahrung verlieren
rule-crisis-ritual_support = Der Buchwächter entscheidet. Entweder: Nur mit einer Wissenskarte: Leg 1 Wissenskarte ab, würfle und zähle ihren Wert dazu. Bei zusammen 7 oder mehr rückt ihr auf der Ritualleiste 1 Feld vor, sonst verliert ihr 1 Geistige Gesundheit und 1 Seele. Oder: Ihr fallt auf der Ritualleiste 1 Feld zurück, und du legst 2 Fertigkeitskarten ab. Zum Schluss wird Mutter Hydra aktiviert, und ihr rückt auf der Fahrtleiste 1 Feld vor.
prompt-crisis_ritual_support = Lässt du dir beim Ritual helfen?
move-option_a--crisis_ritual_support = Wissenskarte und Wurf: ab 7 Ritual +1, sonst Geist. Gesundheit −1, Seelen −1
move-option_b--crisis_ritual_support = Ritual −1, 2 Karten ablegen
rule-crisis-sacrifice_deep_one = Der Buchwächter entscheidet. Entweder: Ihr verliert 1 Geistige Gesundheit, und du behältst diese Karte. Solange du sie hast, Aktion: Ist ein Tiefes Wesen auf deinem Feld, würfle; bei 6 oder mehr wird es überwältigt, ihr rückt auf der Ritualleiste 2 Felder vor, und du legst diese Karte ab. Oder: Die Ritualleiste wird auf Start zurückgesetzt, und du legst alle deine Handkarten ab. Zum Schluss werden die Tiefen Wesen aktiviert, und ihr rückt auf der Fahrtleiste 1 Feld vor.
prompt-crisis_sacrifice_deep_one = Bereitest du das Opfer vor?
move-option_a--crisis_sacrifice_deep_one = 1 Geistige Gesundheit verlieren, die Karte behalten
move-option_b--crisis_sacrifice_deep_one = Ritual zurücksetzen, alle Handkarten ablegen
rule-crisis-strange_vision = Der aktive Spieler entscheidet. Entweder: Sieh dir die obersten 2 Etappenzielkarten an; eine kommt wieder obenauf, die andere unter den Stapel. Danach kommst du in die Brig. Oder: Auf allen Deckfeldern erscheint je 1 Tiefes Wesen. Zum Schluss werden die Tiefen Wesen aktiviert, und der aktive Spieler sucht aus, auf welcher der beiden Leisten ihr 1 Feld vorrückt.
prompt-crisis_strange_vision = Erzählst du jemandem, was du gesehen hast?
move-option_a--crisis_strange_vision = 2 Etappenziele ansehen, dann in die Brig
move-option_b--crisis_strange_vision = Auf jedem Deckfeld erscheint 1 Tiefes Wesen
rule-crisis-the_anarcho_individualist = Der aktive Spieler entscheidet. Entweder: Ihr verliert 1 Geistige Gesundheit. Zieh 1 Gegenstand, dann entferne die obersten 5 Gegenstände aus dem Spiel. Oder: Leg 2 Fertigkeitskarten ab, und misch die obersten 2 Verratskarten in den Chaosstapel. Zum Schluss wird Vater Dagon aktiviert, und ihr rückt auf der Ritualleiste 1 Feld vor.
prompt-crisis_the_anarcho_individualist = Lässt du ihn gewähren?
move-option_a--crisis_the_anarcho_individualist = Geistige Gesundheit −1, 1 Gegenstand ziehen, 5 aus dem Spiel
move-option_b--crisis_the_anarcho_individualist = 2 Karten ablegen, 2 Verratskarten in den Chaosstapel
rule-crisis-the_captains_banquet = Der Kapitän entscheidet. Entweder: Ihr verliert 2 Nahrung und bekommt 1 Geistige Gesundheit. Jeder Mensch, der nicht in der Brig ist, darf in die Messe gehen. Oder: Ihr verliert 1 Nahrung. Würfle: Bei 6 oder weniger verliert ihr auch 1 Geistige Gesundheit. Zum Schluss wird Mutter Hydra aktiviert, und ihr rückt auf der Fahrtleiste 1 Feld vor.
prompt-crisis_the_captains_banquet = Gibst du das Festessen?
move-option_a--crisis_the_captains_banquet = Nahrung −2, Geistige Gesundheit +1, alle dürfen in die Messe
move-option_b--crisis_the_captains_banquet = 1 Nahrung verlieren und würfeln: bei 1–6 Geistige Gesundheit −1
rule-crisis-too_many_bodies = Der Kapitän entscheidet. Entweder: Ihr verliert 1 Nahrung. Oder: Riskiere 1 Passagier und würfle: Ist das Ergebnis nicht höher als die Zahl der Passagiere an Deck, verliert ihr 1 Geistige Gesundheit. Zum Schluss werden die Tiefen Wesen aktiviert, und ihr rückt auf der Fahrtleiste 1 Feld vor.
prompt-crisis_too_many_bodies = Wohin mit ihnen allen?
move-option_a--crisis_too_many_bodies = 1 Nahrung verlieren
move-option_b--crisis_too_many_bodies = 1 Passagier riskieren, würfeln: vielleicht Geistige Gesundheit −1
rule-crisis-transformation = Der Kapitän entscheidet. Entweder: Würfle: Bei 6 oder weniger verliert ihr 1 Seele, und im Frachtraum erscheint 1 Tiefes Wesen. Oder: Ihr verliert 1 Seele. Würfle: Bei 4 oder weniger verliert ihr auch 1 Geistige Gesundheit. Zum Schluss werden die Tiefen Wesen aktiviert, und ihr rückt auf der Fahrtleiste 1 Feld vor.
prompt-crisis_transformation = Was geschieht mit dem, der sich verwandelt?
move-option_a--crisis_transformation = Würfeln: bei 1–6 Seelen −1, 1 Tiefes Wesen im Frachtraum
move-option_b--crisis_transformation = 1 Seele verlieren und würfeln: bei 1–4 Geistige Gesundheit −1
rule-crisis-volunteer_army = Der Kapitän entscheidet. Entweder: Nur mit mindestens 1 Passagier im Vorrat: Riskiere 1 bis 4 Passagiere; ebenso viele Tiefe Wesen auf dem Schiff überwältigst du. Oder: Die Tiefen Wesen werden aktiviert. Zum Schluss wird Vater Dagon aktiviert, und ihr rückt auf der Ritualleiste 1 Feld vor.
prompt-crisis_volunteer_army = Schickst du die Freiwilligen in den Kampf?
move-option_a--crisis_volunteer_army = 1 bis 4 Passagiere riskieren, ebenso viele Tiefe Wesen überwältigen
move-option_b--crisis_volunteer_army = Die Tiefen Wesen werden aktiviert
rule-crisis-family_ties = Ishmael entscheidet. Entweder: Alle Tiefen Wesen kommen zurück in den Vorrat, auch die in der Tiefe, und Ishmael behält diese Karte. Solange er sie hat und nicht in der Brig ist, kommt in jede Fertigkeitsprobe nach den Chaoskarten 1 Verratskarte dazu. Oder: 4 Tiefe Wesen erscheinen auf Ishmaels Innenfeld oder, wenn er an Deck ist, auf dem nächstgelegenen. Ist er in der Krankenstation, wähle zwischen Kapelle und Kapitänsquartier. Zum Schluss werden die Tiefen Wesen aktiviert, und ihr rückt auf der Fahrtleiste 1 Feld vor.
prompt-crisis_family_ties = Ist Blut dicker als Wasser?
move-option_a--crisis_family_ties = Alle Tiefen Wesen in den Vorrat; Karte behalten, 1 Verrat in jede Probe
move-option_b--crisis_family_ties = Bei Ishmael erscheinen 4 Tiefe Wesen
rule-crisis-adrift_fishing_boat = Fertigkeitsprobe mit Schwierigkeitsgrad 16; hilfreich sind Einfluss, Wahrnehmung und Stärke. Erfolg: Riskiert 1 Passagier; dafür bekommt ihr 1 Seele. Danach darf der aktive Spieler 1 weiteren Passagier riskieren; dafür bekommt ihr 1 Nahrung. Teilerfolg ab 13: Riskiert 2 Passagiere; dafür bekommt ihr 1 Seele. Misserfolg: Ihr verliert 1 Geistige Gesundheit und 1 Seele. Zum Schluss wird Mutter Hydra aktiviert, und der aktive Spieler sucht aus, auf welcher der beiden Leisten ihr 1 Feld vorrückt.
rule-crisis-barricade_the_hatches = Fertigkeitsprobe mit Schwierigkeitsgrad 10; hilfreich sind Stärke und Wille. Erfolg: Der aktive Spieler behält diese Karte. Sollen Tiefe Wesen auf dem Schiff aktiviert werden, darf ihr Besitzer sie ablegen: Dann zieht bis zum Ende des Zuges kein Tiefes Wesen auf ein Innenfeld. Misserfolg: Die Tiefen Wesen werden aktiviert. Zum Schluss wird Mutter Hydra aktiviert, und der aktive Spieler sucht aus, auf welcher der beiden Leisten ihr 1 Feld vorrückt.
rule-crisis-collision_course = Fertigkeitsprobe mit Schwierigkeitsgrad 11; hilfreich sind Wahrnehmung und Wille. Erfolg: Nichts geschieht. Teilerfolg ab 8: Würfelt: Mutter Hydra und Vater Dagon kommen auf das Wasserfeld am Bug, zu dem das Ergebnis gehört. Das Schiff wird beschädigt, und ihr fallt auf der Fahrtleiste 1 Feld zurück. Misserfolg: Würfelt: Mutter Hydra und Vater Dagon kommen auf das Wasserfeld am Bug, zu dem das Ergebnis gehört. Das Schiff wird zwei Mal beschädigt, und ihr fallt auf der Fahrtleiste 2 Felder zurück. Zum Schluss werden die Tiefen Wesen aktiviert, und ihr rückt auf der Ritualleiste 1 Feld vor.
rule-crisis-coordinated_assault = Fertigkeitsprobe mit Schwierigkeitsgrad 17; hilfreich sind Einfluss, Wissen und Wahrnehmung. Erfolg: Ihr rückt auf der Fahrtleiste 1 Feld vor. Misserfolg: Würfelt: Alle Monster aus der Tiefe kommen auf das Wasserfeld, zu dem das Ergebnis gehört. Danach wird zuerst Mutter Hydra aktiviert, dann Vater Dagon, dann die Tiefen Wesen. Zum Schluss werden die Tiefen Wesen aktiviert, und ihr rückt auf der Ritualleiste 1 Feld vor.
rule-crisis-damaged_evaporator = Fertigkeitsprobe mit Schwierigkeitsgrad 11; hilfreich sind Wahrnehmung und Wille. Erfolg: Nichts geschieht. Teilerfolg ab 8: Ihr verliert 1 Nahrung. Misserfolg: Ihr verliert 1 Nahrung und fallt auf der Fahrtleiste 1 Feld zurück; steht der Marker auf Start, verliert ihr stattdessen 1 Brennstoff. Zum Schluss wird Mutter Hydra aktiviert, und ihr rückt auf der Ritualleiste 1 Feld vor.
rule-crisis-deep_one_feint = Fertigkeitsprobe mit Schwierigkeitsgrad 11; hilfreich sind Wahrnehmung und Wille. Erfolg: Nichts geschieht. Misserfolg: Die Tiefen Wesen werden aktiviert. Zum Schluss werden die Tiefen Wesen aktiviert, und der aktive Spieler sucht aus, auf welcher der beiden Leisten ihr 1 Feld vorrückt.
rule-crisis-deep_one_swarm = Fertigkeitsprobe mit Schwierigkeitsgrad 15; hilfreich sind Wissen, Wahrnehmung und Stärke. Erfolg: Nichts geschieht. Teilerfolg ab 11: Die Tiefen Wesen werden aktiviert. Misserfolg: Die Tiefen Wesen werden zwei Mal aktiviert. Zum Schluss werden die Tiefen Wesen aktiviert, und der aktive Spieler sucht aus, auf welcher der beiden Leisten ihr 1 Feld vorrückt.
rule-crisis-disturbing_dreams = Fertigkeitsprobe mit Schwierigkeitsgrad 13; hilfreich sind Einfluss und Wissen. Erfolg: Ihr bekommt 1 Geistige Gesundheit. Teilerfolg ab 10: Ihr verliert 1 Geistige Gesundheit. Misserfolg: Ihr verliert 2 Geistige Gesundheit. Zum Schluss wird Mutter Hydra aktiviert, und ihr rückt auf der Fahrtleiste 1 Feld vor.
rule-crisis-eot_failure = Fertigkeitsprobe mit Schwierigkeitsgrad 11; hilfreich sind Einfluss und Wahrnehmung. Erfolg: Ihr rückt auf der Fahrtleiste 1 Feld vor. Misserfolg: Ihr fallt auf der Fahrtleiste 1 Feld zurück; steht der Marker auf Start, verliert ihr stattdessen 1 Brennstoff. Zum Schluss wird Vater Dagon aktiviert, und ihr rückt auf der Ritualleiste 1 Feld vor.
rule-crisis-fear_of_the_unknown = Fertigkeitsprobe mit Schwierigkeitsgrad 15; hilfreich sind Einfluss, Wissen und Wille. Erfolg: Nichts geschieht. Misserfolg: Der Buchwächter legt alle Handkarten ab und wird überwältigt; sein Titel geht an den Nächsten in der Amtsfolge. Zum Schluss werden die Tiefen Wesen aktiviert, und der aktive Spieler sucht aus, auf welcher der beiden Leisten ihr 1 Feld vorrückt.
rule-crisis-flooding_compartment = Fertigkeitsprobe mit Schwierigkeitsgrad 9; hilfreich sind Stärke und Wille. Erfolg: Nichts geschieht. Misserfolg: Ihr verliert 1 Seele. Zum Schluss werden die Tiefen Wesen aktiviert, und ihr rückt auf der Ritualleiste 1 Feld vor.
rule-crisis-food_stores_raid = Fertigkeitsprobe mit Schwierigkeitsgrad 11; hilfreich sind Einfluss und Stärke. Erfolg: Nichts geschieht. Teilerfolg ab 8: Ihr verliert 1 Nahrung. Misserfolg: Ihr verliert 2 Nahrung. Zum Schluss wird Vater Dagon aktiviert, und ihr rückt auf der Fahrtleiste 1 Feld vor.
rule-crisis-hold_the_line = Fertigkeitsprobe mit Schwierigkeitsgrad 15; hilfreich sind Wissen, Stärke und Wille. Erfolg: Der aktive Spieler darf jedes Tiefe Wesen auf dem Schiff auf ein Nachbarfeld bewegen. Teilerfolg ab 10: Auf allen Wasserfeldern erscheint je 1 Tiefes Wesen. Misserfolg: Auf allen Deckfeldern erscheint je 1 Tiefes Wesen. Zum Schluss wird Mutter Hydra aktiviert, und der aktive Spieler sucht aus, auf welcher der beiden Leisten ihr 1 Feld vorrückt.
rule-crisis-horrific_visions = Fertigkeitsprobe mit Schwierigkeitsgrad 10; hilfreich sind Wissen und Wille. Erfolg: Nichts geschieht. Misserfolg: Ihr verliert 1 Geistige Gesundheit. Zum Schluss werden die Tiefen Wesen aktiviert, und ihr rückt auf der Ritualleiste 1 Feld vor.
rule-crisis-hull_leak = Fertigkeitsprobe mit Schwierigkeitsgrad 9; hilfreich sind Wahrnehmung und Stärke. Erfolg: Nichts geschieht. Misserfolg: Das Schiff wird beschädigt. Zum Schluss werden die Tiefen Wesen aktiviert, und ihr rückt auf der Fahrtleiste 1 Feld vor.
rule-crisis-hypnotic_melody = Fertigkeitsprobe mit Schwierigkeitsgrad 10; hilfreich sind Einfluss und Wille. Erfolg: Nichts geschieht. Teilerfolg ab 7: Riskiert 1 Passagier; ist keiner mehr im Vorrat, verliert ihr 1 Nahrung. Misserfolg: 1 Passagier im Vorrat wird überwältigt; ist keiner mehr da, verliert ihr 2 Seelen. Zum Schluss werden die Tiefen Wesen aktiviert, und ihr rückt auf der Fahrtleiste 1 Feld vor.
rule-crisis-infiltrator = Fertigkeitsprobe mit Schwierigkeitsgrad 11; hilfreich sind Wissen und Stärke. Erfolg: Nichts geschieht. Teilerfolg ab 8: Würfelt: Auf dem Innenfeld, zu dem das Ergebnis gehört, erscheint 1 Tiefes Wesen. Misserfolg: Das Schiff wird beschädigt, und auf dem beschädigten Feld erscheint 1 Tiefes Wesen. Zum Schluss wird Mutter Hydra aktiviert, und ihr rückt auf der Fahrtleiste 1 Feld vor.
rule-crisis-jail_break = Fertigkeitsprobe mit Schwierigkeitsgrad 9; hilfreich sind Wissen und Stärke. Erfolg: Nichts geschieht. Misserfolg: Ihr verliert 1 Geistige Gesundheit, und jeder Charakter in der Brig geht auf ein beliebiges Schiffsfeld. Zum Schluss wird Vater Dagon aktiviert, und der aktive Spieler sucht aus, auf welcher der beiden Leisten ihr 1 Feld vorrückt.
rule-crisis-lure_of_yhanthlei = Fertigkeitsprobe mit Schwierigkeitsgrad 9; hilfreich sind Einfluss und Wissen. Erfolg: Nichts geschieht. Misserfolg: Riskiert 4 Passagiere. Zum Schluss wird Vater Dagon aktiviert, und ihr rückt auf der Ritualleiste 1 Feld vor.
rule-crisis-missing_munitions = Fertigkeitsprobe mit Schwierigkeitsgrad 16; hilfreich sind Einfluss, Wahrnehmung und Wille. Erfolg: Der aktive Spieler überwältigt 1 Tiefes Wesen auf einem Innenfeld. Teilerfolg ab 12: Das Schiff wird beschädigt. Misserfolg: Das Schiff wird zwei Mal beschädigt. Zum Schluss werden die Tiefen Wesen aktiviert, und der aktive Spieler sucht aus, auf welcher der beiden Leisten ihr 1 Feld vorrückt.
rule-crisis-on_the_offensive = Fertigkeitsprobe mit Schwierigkeitsgrad 10; hilfreich sind Wissen und Stärke. Erfolg: Der aktive Spieler bewegt jedes Tiefe Wesen auf dem Schiff auf ein Nachbarfeld. Misserfolg: Die Tiefen Wesen werden aktiviert. Zum Schluss wird Vater Dagon aktiviert, und der aktive Spieler sucht aus, auf welcher der beiden Leisten ihr 1 Feld vorrückt.
rule-crisis-passenger_overboard = Fertigkeitsprobe mit Schwierigkeitsgrad 9; hilfreich sind Wissen und Wahrnehmung. Erfolg: Nichts geschieht. Misserfolg: Ihr verliert 1 Seele. Zum Schluss werden die Tiefen Wesen aktiviert, und ihr rückt auf der Fahrtleiste 1 Feld vor.
rule-crisis-passenger_riot = Fertigkeitsprobe mit Schwierigkeitsgrad 13; hilfreich sind Einfluss und Stärke. Erfolg: Der aktive Spieler zieht 1 Gegenstand. Teilerfolg ab 10: Ihr verliert 1 Geistige Gesundheit. Misserfolg: Ihr verliert 1 Geistige Gesundheit und 1 Seele. Zum Schluss werden die Tiefen Wesen aktiviert, und ihr rückt auf der Fahrtleiste 1 Feld vor.
rule-crisis-rally_the_crew = Fertigkeitsprobe mit Schwierigkeitsgrad 13; hilfreich sind Einfluss und Wille. Erfolg: Ihr bekommt 1 Geistige Gesundheit. Teilerfolg ab 10: Ihr verliert 1 Geistige Gesundheit. Misserfolg: Ihr verliert 2 Geistige Gesundheit, und jeder Mensch legt 2 Fertigkeitskarten ab. Zum Schluss wird Vater Dagon aktiviert, und der aktive Spieler sucht aus, auf welcher der beiden Leisten ihr 1 Feld vorrückt.
rule-crisis-rat_infestation = Fertigkeitsprobe mit Schwierigkeitsgrad 12; hilfreich sind Einfluss und Wahrnehmung. Erfolg: Der aktive Spieler darf bestimmen, dass ihr 1 Geistige Gesundheit verliert und dafür 1 Nahrung bekommt. Teilerfolg ab 8: Ihr verliert 1 Nahrung. Misserfolg: Ihr verliert 2 Nahrung. Zum Schluss werden die Tiefen Wesen aktiviert, und ihr rückt auf der Ritualleiste 1 Feld vor.
rule-crisis-sewage_backup = Fertigkeitsprobe mit Schwierigkeitsgrad 9; hilfreich sind Stärke und Wille. Erfolg: Nichts geschieht. Misserfolg: Ihr verliert 1 Geistige Gesundheit. Würfelt: Alle Menschen auf dem Innenfeld, zu dem das Ergebnis gehört, werden überwältigt. Zum Schluss wird Vater Dagon aktiviert, und der aktive Spieler sucht aus, auf welcher der beiden Leisten ihr 1 Feld vorrückt.
rule-crisis-shipboard_fire = Fertigkeitsprobe mit Schwierigkeitsgrad 11; hilfreich sind Wahrnehmung und Stärke. Erfolg: Das Schiff nimmt ein Mal Schaden. Teilerfolg ab 8: Das Schiff nimmt zwei Mal Schaden. Misserfolg: Das Schiff nimmt drei Mal Schaden. Zum Schluss werden die Tiefen Wesen aktiviert, und ihr rückt auf der Ritualleiste 1 Feld vor.
rule-crisis-stolen_ritual_components = Fertigkeitsprobe mit Schwierigkeitsgrad 10; hilfreich sind Wissen und Wahrnehmung. Erfolg: Der Buchwächter sieht sich die obersten 2 Zauber an; einen wirkt er, der andere kommt unter den Stapel. Misserfolg: Auf der Ritualleiste geht es 2 Felder zurück, und die obersten 5 Zauber kommen aus dem Spiel, ohne dass jemand sie ansieht. Zum Schluss wird Vater Dagon aktiviert, und ihr rückt auf der Fahrtleiste 1 Feld vor.
rule-crisis-the_fathers_favor = Fertigkeitsprobe mit Schwierigkeitsgrad 16; hilfreich sind Wissen, Wahrnehmung und Stärke. Erfolg: Nichts geschieht. Teilerfolg ab 11: Vater Dagon wird aktiviert. Misserfolg: Vater Dagon wird zwei Mal aktiviert. Zum Schluss wird Vater Dagon aktiviert, und ihr rückt auf der Fahrtleiste 1 Feld vor.
rule-crisis-the_mothers_wrath = Fertigkeitsprobe mit Schwierigkeitsgrad 17; hilfreich sind Einfluss, Wissen und Stärke. Erfolg: Nichts geschieht. Teilerfolg ab 12: Mutter Hydra wird aktiviert. Misserfolg: Mutter Hydra wird zwei Mal aktiviert. Zum Schluss wird Mutter Hydra aktiviert, und ihr rückt auf der Fahrtleiste 1 Feld vor.
rule-crisis-bucket_brigade = Der Kapitän entscheidet. Entweder: Eine Fertigkeitsprobe mit Schwierigkeitsgrad 16; hilfreich sind Einfluss, Stärke und Wille. Erfolg: Riskiere 2 Passagiere; dafür rückt ihr auf der Fahrtleiste 1 Feld vor. Misserfolg: Ihr verliert 1 Brennstoff, und du riskierst 2 Passagiere. Oder: Würfle: Bei 6 oder weniger verliert ihr 1 Brennstoff. Zum Schluss wird Mutter Hydra aktiviert, und ihr rückt auf der Ritualleiste 1 Feld vor.
prompt-crisis_bucket_brigade = Lässt du das Wasser schöpfen?
move-option_a--crisis_bucket_brigade = Probe 16: Einfluss, Stärke und Wille
move-option_b--crisis_bucket_brigade = Keine Eimer, würfeln: bei 1–6 Brennstoff −1
rule-crisis-coal_bunker_fire = Der aktive Spieler entscheidet. Entweder: Eine Fertigkeitsprobe mit Schwierigkeitsgrad 13; hilfreich sind Einfluss und Stärke. Erfolg: Ihr rückt auf der Fahrtleiste 1 Feld vor. Misserfolg: Ihr verliert 1 Brennstoff und 1 Seele. Oder: Ihr verliert 1 Brennstoff. Würfle: Bei 4 oder weniger verliert ihr noch 1 Brennstoff. Zum Schluss wird Vater Dagon aktiviert, und ihr rückt auf der Ritualleiste 1 Feld vor.
prompt-crisis_coal_bunker_fire = Bekämpfst du das Feuer im Bunker?
move-option_a--crisis_coal_bunker_fire = Probe 13: Einfluss und Stärke
move-option_b--crisis_coal_bunker_fire = Brennen lassen: 1 Brennstoff verlieren und würfeln, bei 1–4 noch 1
rule-crisis-criminal_activity = Der aktive Spieler entscheidet. Entweder: Eine Fertigkeitsprobe mit Schwierigkeitsgrad 11; hilfreich sind Einfluss und Wahrnehmung. Erfolg: Zieh 1 Gegenstand. Misserfolg: Ihr verliert 1 Geistige Gesundheit, und jeder Mensch entfernt alle seine Gegenstände bis auf 1 aus dem Spiel. Oder: Nur mit einem Gegenstand: Entferne 1 deiner Gegenstände aus dem Spiel, und misch die obersten 4 Verratskarten in den Chaosstapel. Zum Schluss wird Mutter Hydra aktiviert, und ihr rückt auf der Ritualleiste 1 Feld vor.
prompt-crisis_criminal_activity = Jagst du die Diebe?
move-option_a--crisis_criminal_activity = Probe 11: Einfluss und Wahrnehmung
move-option_b--crisis_criminal_activity = 1 Gegenstand aufgeben, 4 Verratskarten in den Chaosstapel
rule-crisis-firemen_strike = Der aktive Spieler entscheidet. Entweder: Eine Fertigkeitsprobe mit Schwierigkeitsgrad 9; hilfreich sind Stärke und Wille. Erfolg: Nichts geschieht. Misserfolg: Du wirst überwältigt und legst 3 Fertigkeitskarten ab. Oder: Ihr fallt auf der Fahrtleiste 1 Feld zurück; steht der Marker auf Start, verliert ihr stattdessen 1 Brennstoff. Misch die obersten 2 Verratskarten in den Chaosstapel. Zum Schluss wird Vater Dagon aktiviert, und ihr rückt auf der Ritualleiste 1 Feld vor.
prompt-crisis_firemen_strike = Stellst du dich den Heizern?
move-option_a--crisis_firemen_strike = Probe 9: Stärke und Wille
move-option_b--crisis_firemen_strike = Fahrt −1, 2 Verratskarten in den Chaosstapel
rule-crisis-identity_crisis = Der aktive Spieler entscheidet. Entweder: Eine Fertigkeitsprobe mit Schwierigkeitsgrad 11; hilfreich sind Einfluss und Wissen. Erfolg: Jeder Mensch zieht 1 Karte aus seinem Fertigkeitenset. Misserfolg: Ihr verliert 1 Seele, und auf deinem Feld erscheint 1 Tiefes Wesen. Bist du in der Krankenstation, erscheint es in der Kapelle. Oder: Ihr verliert 1 Seele. Würfle: Bei 4 oder weniger legst du alle deine Handkarten ab. Zum Schluss werden die Tiefen Wesen aktiviert, und ihr rückt auf der Ritualleiste 1 Feld vor.
prompt-crisis_identity_crisis = Stellst du dich der Frage, wer du bist?
move-option_a--crisis_identity_crisis = Probe 11: Einfluss und Wissen
move-option_b--crisis_identity_crisis = 1 Seele verlieren und würfeln: bei 1–4 alle Handkarten ablegen
rule-crisis-kitty_litter = Der aktive Spieler entscheidet. Entweder: Eine Fertigkeitsprobe mit Schwierigkeitsgrad 10; hilfreich sind Wissen und Wahrnehmung. Erfolg: Ihr bekommt 1 Geistige Gesundheit. Misserfolg: Ihr verliert 1 Geistige Gesundheit. Oder: Geh in die Messe und würfle: Bei 4 oder weniger verliert ihr 1 Nahrung. Zum Schluss wird Mutter Hydra aktiviert, und ihr rückt auf der Ritualleiste 1 Feld vor.
prompt-crisis_kitty_litter = Suchst du die Kätzchen?
move-option_a--crisis_kitty_litter = Probe 10: Wissen und Wahrnehmung
move-option_b--crisis_kitty_litter = In die Messe und würfeln: bei 1–4 Nahrung −1
rule-crisis-looming_breakdown = Der Kapitän entscheidet. Entweder: Eine Fertigkeitsprobe mit Schwierigkeitsgrad 11; hilfreich sind Wahrnehmung und Stärke. Erfolg: Nichts geschieht. Misserfolg: Ihr verliert 1 Seele, und der Kesselraum wird beschädigt. Oder: Ihr fallt auf der Fahrtleiste 2 Felder zurück; für jedes Feld, das dafür fehlt, verliert ihr 1 Brennstoff. Zum Schluss wird Mutter Hydra aktiviert, und ihr rückt auf der Ritualleiste 1 Feld vor.
prompt-crisis_looming_breakdown = Lässt du die Maschinen weiterlaufen?
move-option_a--crisis_looming_breakdown = Probe 11: Wahrnehmung und Stärke
move-option_b--crisis_looming_breakdown = Fahrt −2, für jedes fehlende Feld 1 Brennstoff
rule-crisis-open_the_gate = Der Buchwächter entscheidet. Entweder: Eine Fertigkeitsprobe mit Schwierigkeitsgrad 18; hilfreich sind Wissen, Wahrnehmung und Wille. Erfolg: Der Fahrtmarker kommt zurück auf Start. Sieh dir die obersten 2 Etappenziele an: Eines kommt unter den Stapel, das andere handelst du gleich ab. Misserfolg: Ihr verliert 1 Geistige Gesundheit und 1 Seele, und das Schiff nimmt zwei Mal Schaden. Oder: Ihr verliert 1 Geistige Gesundheit. Zum Schluss wird Vater Dagon aktiviert, und ihr rückt auf der Ritualleiste 1 Feld vor.
prompt-crisis_open_the_gate = Wagst du es, die Pforten zu öffnen?
move-option_a--crisis_open_the_gate = Probe 18: Wissen, Wahrnehmung und Wille
move-option_b--crisis_open_the_gate = Geschlossen lassen: Geistige Gesundheit −1
rule-crisis-power_to_the_people = Der Kapitän entscheidet. Entweder: Eine Fertigkeitsprobe mit Schwierigkeitsgrad 9; hilfreich sind Einfluss und Wille. Erfolg: Misch die obersten 2 Verratskarten in den Chaosstapel. Misserfolg: Ihr verliert 1 Seele, und der Kapitän kommt in die Brig. Sein Titel geht an den, der unter allen möglichen Nachfolgern in der Amtsfolge ganz unten steht. Oder: Der Kapitän kommt in die Brig. Sein Titel geht an den, der unter allen möglichen Nachfolgern in der Amtsfolge ganz unten steht. Zum Schluss werden die Tiefen Wesen aktiviert, und ihr rückt auf der Fahrtleiste 1 Feld vor.
prompt-crisis_power_to_the_people = Hältst du am Kommando fest?
move-option_a--crisis_power_to_the_people = Probe 9: Einfluss und Wille
move-option_b--crisis_power_to_the_people = Abtreten: in die Brig, der Titel geht an den Letzten der Amtsfolge
rule-crisis-ritual_coordination = Der Buchwächter entscheidet. Entweder: Eine Fertigkeitsprobe mit Schwierigkeitsgrad 9; hilfreich sind Wissen und Wille. Erfolg: Ihr rückt auf der Ritualleiste 1 Feld vor und für je 2 Punkte, die der Gesamtwert über 9 liegt, noch 1 Feld. Misserfolg: Ihr verliert 1 Geistige Gesundheit, und die Kapelle wird beschädigt. Oder: Die Tiefen Wesen werden aktiviert. Zum Schluss werden die Tiefen Wesen aktiviert, und ihr rückt auf der Fahrtleiste 1 Feld vor.
prompt-crisis_ritual_coordination = Rufst du alle zum Ritual?
move-option_a--crisis_ritual_coordination = Probe 9: Wissen und Wille
move-option_b--crisis_ritual_coordination = Die Tiefen Wesen werden aktiviert
rule-crisis-history_repeats = Keilani entscheidet. Entweder: Eine Fertigkeitsprobe mit Schwierigkeitsgrad 13; hilfreich sind Einfluss und Stärke. Erfolg: Ihr bekommt 1 Geistige Gesundheit. Keilani darf einen anderen Charakter in die Brig schicken. Misserfolg: Ihr verliert 1 Seele. Keilani und der Kapitän kommen in die Brig; ist sie selbst Kapitän, dann sie allein. Oder: Nur wenn Keilani Kapitän ist: Ihr verliert 1 Geistige Gesundheit, und sie kommt in die Brig. Zum Schluss werden die Tiefen Wesen aktiviert, und ihr rückt auf der Fahrtleiste 1 Feld vor.
prompt-crisis_history_repeats = Geht es wieder so aus wie damals?
move-option_a--crisis_history_repeats = Probe 13: Einfluss und Stärke
move-option_b--crisis_history_repeats = Geistige Gesundheit −1, Keilani kommt in die Brig
rule-crisis-the_peacemaker = Arjun entscheidet. Entweder: Eine Fertigkeitsprobe mit Schwierigkeitsgrad 13; hilfreich sind Einfluss und Wille. Erfolg: Alle Tiefen Wesen auf dem Spielplan außerhalb der Tiefe kommen zurück in den Vorrat. Misserfolg: Auf allen 6 nummerierten Innenfeldern erscheint je 1 Tiefes Wesen. Oder: Arjun behält diese Karte. Solange er sie hat, kann er nicht angreifen. Sobald ein Passagier überwältigt wird, egal wodurch, verliert ihr 1 Geistige Gesundheit, und er legt diese Karte ab. Zum Schluss wird Mutter Hydra aktiviert, und ihr rückt auf der Fahrtleiste 1 Feld vor.
prompt-crisis_the_peacemaker = Versuchst du, Frieden zu stiften?
move-option_a--crisis_the_peacemaker = Probe 13: Einfluss und Wille
move-option_b--crisis_the_peacemaker = Die Karte behalten: keine Angriffe, bis ein Passagier überwältigt wird
rule-crisis-signs_of_life = Jeanne entscheidet. Entweder: Eine Fertigkeitsprobe mit Schwierigkeitsgrad 13; hilfreich sind Einfluss und Wahrnehmung. Erfolg: Ihr bekommt 1 Geistige Gesundheit. Misserfolg: Ihr verliert 2 Seelen. Oder: Riskiere 1 Passagier, das Schiff wird beschädigt, und Jeanne wird überwältigt. Zum Schluss werden die Tiefen Wesen aktiviert, und ihr rückt auf der Fahrtleiste 1 Feld vor.
prompt-crisis_signs_of_life = Stellst du einen Suchtrupp zusammen?
move-option_a--crisis_signs_of_life = Probe 13: Einfluss und Wahrnehmung
move-option_b--crisis_signs_of_life = 1 Passagier riskieren, Schiff beschädigt, Jeanne überwältigt
rule-crisis-the_game_is_afoot = Jamie entscheidet. Entweder: Eine Fertigkeitsprobe mit Schwierigkeitsgrad 13; hilfreich sind Wahrnehmung und Stärke. Erfolg: Wähle ein Innenfeld; alle Tiefen Wesen dort werden überwältigt. Misserfolg: Würfle: Auf dem Innenfeld, zu dem das Ergebnis gehört, erscheinen 4 Tiefe Wesen, und Jamie geht dorthin. Oder: Der Kesselraum wird beschädigt, und auf dem Feld, das den Schaden nimmt, erscheinen 4 Tiefe Wesen. Kommen dabei keine Strukturschäden ins Spiel, erscheint keines. Zum Schluss werden die Tiefen Wesen aktiviert, und ihr rückt auf der Fahrtleiste 1 Feld vor.
prompt-crisis_the_game_is_afoot = Nimmst du die Jagd auf?
move-option_a--crisis_the_game_is_afoot = Probe 13: Wahrnehmung und Stärke
move-option_b--crisis_the_game_is_afoot = Den Kesselraum beschädigen, dort erscheinen 4 Tiefe Wesen
rule-crisis-do_no_harm = Svetlana entscheidet. Entweder: Eine Fertigkeitsprobe mit Schwierigkeitsgrad 13; hilfreich sind Wissen und Wahrnehmung. Erfolg: Ihr verliert 1 Geistige Gesundheit, und Svetlana geht in die Krankenstation. Misserfolg: Ihr verliert 1 Geistige Gesundheit, und Svetlana geht in die Krankenstation. Außerdem wird das Schiff beschädigt. Oder: Svetlana kommt in die Brig, und das Schiff wird beschädigt. Zum Schluss wird Vater Dagon aktiviert, und ihr rückt auf der Fahrtleiste 1 Feld vor.
prompt-crisis_do_no_harm = Behandelst du den seltsamen Kranken?
move-option_a--crisis_do_no_harm = Probe 13: Wissen und Wahrnehmung
move-option_b--crisis_do_no_harm = Svetlana in die Brig, das Schiff wird beschädigt
rule-crisis-miscalculation = Beatrice entscheidet. Entweder: Eine Fertigkeitsprobe mit Schwierigkeitsgrad 13; hilfreich sind Wissen und Wahrnehmung. Erfolg: Sieh dir die obersten 2 Etappenzielkarten an; eine kommt wieder obenauf, die andere unter den Stapel. Misserfolg: Ihr fallt auf der Fahrtleiste 2 Felder zurück; für jedes Feld, das dafür fehlt, verliert ihr 1 Brennstoff. Oder: Würfle: Bei 7 oder weniger fallt ihr auf der Fahrtleiste 2 Felder zurück; für jedes Feld, das dafür fehlt, verliert ihr 1 Brennstoff. Zum Schluss wird Vater Dagon aktiviert, und ihr rückt auf der Fahrtleiste 1 Feld vor.
prompt-crisis_miscalculation = Rechnest du noch einmal nach?
move-option_a--crisis_miscalculation = Probe 13: Wissen und Wahrnehmung
move-option_b--crisis_miscalculation = Würfeln: bei 1–7 Fahrt −2
rule-crisis-gift_of_the_mother = Edmund entscheidet. Entweder: Eine Fertigkeitsprobe mit Schwierigkeitsgrad 15; hilfreich sind Stärke und Wille. Erfolg: Leg den Chaosstapel ab und bilde einen neuen. Misserfolg: Edmund wird überwältigt. Entferne den „Glücksring“ aus dem Spiel, und misch die obersten 6 Verratskarten in den Chaosstapel. Oder: Entferne den „Glücksring“ aus dem Spiel, und misch die obersten 6 Verratskarten in den Chaosstapel. Zum Schluss wird Mutter Hydra aktiviert, und ihr rückt auf der Fahrtleiste 1 Feld vor.
prompt-crisis_gift_of_the_mother = Widerstehst du der Macht des Rings?
move-option_a--crisis_gift_of_the_mother = Probe 15: Stärke und Wille
move-option_b--crisis_gift_of_the_mother = Den Ring wegwerfen, 6 Verratskarten in den Chaosstapel
rule-crisis-memory_of_the_deep = William entscheidet. Entweder: Eine Fertigkeitsprobe mit Schwierigkeitsgrad 13; hilfreich sind Wissen und Wille. Erfolg: William darf diese Karte sofort ablegen; ihre beiden Symbole entfallen dann. Misserfolg: Ihr verliert 1 Geistige Gesundheit, und William behält diese Karte (siehe unten). Oder: William behält diese Karte. Solange er sie hat, kommt in jede Fertigkeitsprobe, zu der er Karten beiträgt, 1 zusätzliche Verratskarte. Seine Aktion: Eine Fertigkeitsprobe mit Schwierigkeitsgrad 13, hilfreich sind Wissen und Wille; bei Erfolg legt er diese Karte ab, bei Misserfolg verliert ihr 1 Geistige Gesundheit. Zum Schluss wird Mutter Hydra aktiviert, und ihr rückt auf der Fahrtleiste 1 Feld vor.
prompt-crisis_memory_of_the_deep = Versuchst du, dich zu erinnern?
move-option_a--crisis_memory_of_the_deep = Probe 13: Wissen und Wille
move-option_b--crisis_memory_of_the_deep = Die Karte behalten: 1 Verrat in jede Probe, zu der William beiträgt
rule-crisis-ticket_please = Samira entscheidet. Entweder: Eine Fertigkeitsprobe mit Schwierigkeitsgrad 13; hilfreich sind Einfluss und Wille. Erfolg: Zieh 1 Gegenstand. Misserfolg: Samira kommt in die Brig und entfernt alle ihre Gegenstände aus dem Spiel. Oder: Samira entfernt alle ihre Gegenstände aus dem Spiel und würfelt: Sie geht auf das Deckfeld mit dieser Nummer. Zum Schluss werden die Tiefen Wesen aktiviert, und ihr rückt auf der Fahrtleiste 1 Feld vor.
prompt-crisis_ticket_please = Versuchst du, dich herauszureden?
move-option_a--crisis_ticket_please = Probe 13: Einfluss und Wille
move-option_b--crisis_ticket_please = Weglaufen: alle Gegenstände aufgeben, ein Deckfeld erwürfeln
# Was man am Tisch sagt: Fragen, Züge, Ereignisse, Festlegungen. Namen stehen immer im Nominativ und ohne Artikel.

title = Abgrundtief
tagline = Ein Dampfer, ein Ozean voller Augen, und einer von euch lügt

## Optionen

option-characters = Wie ihr zu euren Charakteren kommt.
option-characters-choose = Alle suchen sich reihum einen aus
option-characters-random = Der Zufall verteilt sie
option-characters-suggested = Die Empfehlung für die erste Partie
option-first_game = Aufbau für die erste Partie: Zu Beginn ziehen alle außer dem Startspieler ihr ganzes Fertigkeitenset, die Loyalitätskarten gibt es erst nach der ersten Runde, und ein Kultist ist nicht dabei.
option-no_cultist = Zu viert oder zu sechst ohne Kultist spielen: Dafür beginnt ihr mit weniger Ressourcen.
option-balance = Mit wie vielen Ressourcen ihr beginnt, um einer Seite zu helfen.
option-balance-0 = Wie in der Anleitung
option-balance-2 = Alle Ressourcen 2 höher, leichter für die Menschen
option-balance--2 = Alle Ressourcen 2 niedriger, leichter für die Verräter

## Zwei Orte, die keine Felder sind

space-deep = Tiefe
space-supply = Vorrat

## Formen der Namen: wohin, wo, wessen (als erster Teil eines Wortes: Wissenskarte), als was

space-water_1--to = ins Wasser neben Deck 1
space-water_1--at = im Wasser neben Deck 1
space-water_2--to = ins Wasser neben Deck 2
space-water_2--at = im Wasser neben Deck 2
space-water_3--to = ins Wasser neben Deck 3
space-water_3--at = im Wasser neben Deck 3
space-water_4--to = ins Wasser neben Deck 4
space-water_4--at = im Wasser neben Deck 4
space-water_5--to = ins Wasser neben Deck 5
space-water_5--at = im Wasser neben Deck 5
space-water_6--to = ins Wasser neben Deck 6
space-water_6--at = im Wasser neben Deck 6
space-water_7--to = ins Wasser neben Deck 7
space-water_7--at = im Wasser neben Deck 7
space-water_8--to = ins Wasser neben Deck 8
space-water_8--at = im Wasser neben Deck 8
space-deck_1--to = auf Deck 1
space-deck_1--at = auf Deck 1
space-deck_2--to = auf Deck 2
space-deck_2--at = auf Deck 2
space-deck_3--to = auf Deck 3
space-deck_3--at = auf Deck 3
space-deck_4--to = auf Deck 4
space-deck_4--at = auf Deck 4
space-deck_5--to = auf Deck 5
space-deck_5--at = auf Deck 5
space-deck_6--to = auf Deck 6
space-deck_6--at = auf Deck 6
space-deck_7--to = auf Deck 7
space-deck_7--at = auf Deck 7
space-deck_8--to = auf Deck 8
space-deck_8--at = auf Deck 8
space-bridge--to = auf die Brücke
space-bridge--at = auf der Brücke
space-chapel--to = in die Kapelle
space-chapel--at = in der Kapelle
space-captains_cabin--to = ins Kapitänsquartier
space-captains_cabin--at = im Kapitänsquartier
space-cargo_hold--to = in den Frachtraum
space-cargo_hold--at = im Frachtraum
space-galley--to = in die Messe
space-galley--at = in der Messe
space-boiler_room--to = in den Kesselraum
space-boiler_room--at = im Kesselraum
space-sick_bay--to = in die Krankenstation
space-sick_bay--at = in der Krankenstation
space-brig--to = in die Brig
space-brig--at = in der Brig
space-deep--to = in die Tiefe
space-deep--at = in der Tiefe
space-supply--to = in den Vorrat
space-supply--at = im Vorrat
skill-influence--of = Einfluss
skill-lore--of = Wissens
skill-observation--of = Wahrnehmungs
skill-strength--of = Stärke
skill-will--of = Willens
skill-treachery--of = Verrats
title-captain--as = Kapitän
title-keeper--as = Buchwächter
loyalty-human--as = Mensch
loyalty-hybrid--as = Hybrid
loyalty-cultist--as = Kultist

## Wie es ausgeht

ending-port = Lichter am Kai, Taue fliegen: Die Atlantica ist im Hafen. Die Menschen haben gewonnen.
ending-fuel = Die letzte Schaufel ist verheizt, die Maschinen schweigen, und die Strömung nimmt sich das Schiff. Die Menschen haben verloren.
ending-food = Die Vorratskammern sind leer, und der Hafen ist noch Tage entfernt. Die Menschen haben verloren.
ending-sanity = Niemand an Bord weiß noch, wohin die Reise ging. Die Menschen haben verloren.
ending-souls = Die Decks sind leer, es ist niemand mehr zu retten. Die Menschen haben verloren.
ending-damage = In allen sechs Räumen steht das Wasser: Die Atlantica geht unter. Die Menschen haben verloren.
ending-deep_ones = Es kommen mehr herauf, als irgendwer zählen kann: Das Schiff gehört den Tiefen Wesen. Die Menschen haben verloren.
ending-length = Die Reise hat zu lange gedauert, das Schiff ist verschollen. Die Verräter haben gewonnen.
way-port = Entfernung zum Hafen
way-fuel = Brennstoff
way-food = Nahrung
way-sanity = Geistige Gesundheit
way-souls = Seelen
way-damage = Unbeschädigte Räume
way-deep_ones = Tiefe Wesen im Vorrat

## Fragen

prompt-accept = Dir wird ein Gegenstand angeboten. Nimmst du ihn?
prompt-accuse = Wen schickst du in die Brig?
prompt-action = Welche Aktion führst du durch?
prompt-add_cards = Was trägst du verdeckt zur Fertigkeitsprobe bei?
prompt-add_face_up = Nichts zu verbergen: Was trägst du offen zur Fertigkeitsprobe bei?
prompt-after_roll = Der Würfel ist gefallen. Lässt du noch einmal würfeln?
prompt-after_total = Der Gesamtwert der Fertigkeitsprobe steht fest. Änderst du noch etwas?
prompt-any_deck = Offenbarung der Schrift: Von welchem Stapel kommt die oberste Karte zur Probe dazu?
prompt-arrest = Haftbefehl: Wen schickst du in die Brig?
prompt-astral_origin = Astralreise: Von welchem Feld aus geht die Reise?
prompt-astral_target = Astralreise: Wohin?
prompt-astral_traveller = Astralreise: Wen schickst du von hier fort?
prompt-banish_from = Geringere Verbannung: Von welchem Feld vertreibst du die Tiefen Wesen?
prompt-banish_to = Geringere Verbannung: Auf welches Nachbarfeld ziehen sie?
prompt-barricade = Gleich werden Tiefe Wesen auf dem Schiff aktiviert. Verbarrikadierst du die Luken?
prompt-before_cards = Gleich werden Karten zur Fertigkeitsprobe beigetragen. Greifst du vorher ein?
prompt-before_roll = Gleich wird gewürfelt. Greifst du ein?
prompt-break_out = Du brichst aus der Brig aus. Wohin gehst du?
prompt-by_items = Gut ausgerüstet: Um wie viel änderst du den Gesamtwert?
prompt-call_a_friend = Freunde rufen: Welchen Passagier rettest du?
prompt-chapel = Kapelle: Was tust du für das Ritual?
prompt-choose_character = Welchen Charakter spielst du?
prompt-choose_hurricane = Der Hurrikan ist da. Wie kommt ihr durch?
prompt-choose_maelstrom = Der Strudel packt euch. Wie kommt ihr wieder heraus?
prompt-choose_seaweed_patch = Ihr steckt im Algenteppich. Wie macht ihr euch frei?
prompt-choose_skills = Von welchem Stapel ziehst du eine Karte?
prompt-clear_a_room = In welchem Raum überwältigst du alle Tiefen Wesen?
prompt-come_up = Verstärkung: Auf welches Wasserfeld kommen die Monster aus der Tiefe?
prompt-conjure = Herbeizaubern: Welchen Gegenstand nimmst du?
prompt-dark_pact = Dunkler Pakt: Von welcher Ressource bekommt ihr 1?
prompt-defeat_a_deep_one = Die Freiwilligen greifen an. Wo überwältigst du ein Tiefes Wesen?
prompt-defender = Das Tiefe Wesen greift an. Wen trifft es?
prompt-devoured = Heuschreckenplage: Wo überwältigst du ein Tiefes Wesen?
prompt-discard = Welche Karte legst du ab?
prompt-discard_lore = Welche Wissenskarte legst du ab?
prompt-disrupt = Ritual stören: Wie weit versetzt du den Ritualmarker?
prompt-divide = Teile und herrsche: Auf welchem Wasserfeld erscheint ein Tiefes Wesen?
prompt-draw_weapon = Schnell gezogen: Mit welcher Waffe greifst du an?
prompt-either_track = Auf welcher Leiste rückt ihr vor?
prompt-exchange = Welche Karte tauschst du gegen Verrat?
prompt-first_monarch = Riten vollziehen: Wen aktivierst du zuerst?
prompt-fish_for_food = Riskierst du noch einen Passagier, um 1 Nahrung zu bekommen?
prompt-force_it = Improvisationstalent: Beschädigst du das Schiff, um auf der Fahrtleiste noch 1 Feld vorzurücken?
prompt-foresee_deck = Vorhersehung: Welchen Stapel siehst du dir an?
prompt-foresee_mythos = Vorhersehung: Welche Mythoskarte kommt wieder obenauf?
prompt-foresee_waypoint = Vorhersehung: Welches Etappenziel kommt wieder obenauf?
prompt-forgo = Möchtest du statt einer Karte aus deinem Fertigkeitenset eine Verratskarte ziehen?
prompt-further_skill = Erzwungenes Lernen: Welche Fertigkeit ist außerdem hilfreich?
prompt-give_item = Tauschen: Welchen Gegenstand bietest du an?
prompt-give_to = Tauschen: Wem bietest du ihn an?
prompt-give_up_cards = Hartnäckigkeit: Welche Karte legst du ab? Du ziehst nachher genauso viele von einem einzigen Stapel.
prompt-hand_on = Du bist schon enttarnt. Wem gibst du deine neue Loyalitätskarte?
prompt-improvement = Welche deiner Verbesserungen ist aktiv?
prompt-item_to_keep = Nur einen Gegenstand darfst du behalten. Welchen?
prompt-item_to_remove = Welchen Gegenstand gibst du auf?
prompt-keep_item = Frachtraum: Welchen Gegenstand behältst du? Der andere kommt unter den Stapel.
prompt-last_item = Das ist der letzte Gegenstand. Behältst du ihn?
prompt-last_spell = Das ist der letzte Zauber. Wirkst du ihn?
prompt-leave_sick_bay = Heilung: Du verlässt die Krankenstation. Wohin gehst du?
prompt-lock_up = Schickst du noch jemanden in die Brig?
prompt-look_ahead = Vorausberechnung: Siehst du dir die obersten 2 Mythoskarten an?
prompt-look_at_loyalty = Erbe der Tiefen Wesen: Wessen Loyalitätskarten siehst du dir an?
prompt-lure_to = Der Monarch bleibt. Lockst du ihn wenigstens auf ein anderes Wasserfeld?
prompt-moves_where = Wohin bewegst du das Tiefe Wesen?
prompt-mythos_on_top = Welche Mythoskarte kommt obenauf? Die andere kommt unter den Stapel.
prompt-next_deep_one = Welches Tiefe Wesen ist als Nächstes dran?
prompt-once_more = Amulett des Älteren Zeichens: Führst du den Effekt ein zweites Mal aus?
prompt-pass_loyalty = Wem gibst du deine übrigen Loyalitätskarten?
prompt-patient = Kunstfehler: Welchen Passagier überwältigst du?
prompt-patrol = Deckoffizier: Auf welches Deckfeld gehst du?
prompt-pay_to_leave = Welche Karte legst du ab, um aus der Brig zu kommen? Zusammen müssen sie mindestens 12 wert sein.
prompt-pharmacy = Womit bezahlst du die Rettung des Passagiers?
prompt-pick_spell = Welchen Zauber wirkst du? Der andere kommt unter den Stapel.
prompt-pick_waypoint = Welches Etappenziel steuert ihr an? Das andere kommt unter den Stapel.
prompt-pickpocket = Taschendiebin: Welchen Gegenstand nimmst du dir?
prompt-present = Sammlerin: Verschenkst du einen Gegenstand?
prompt-present_for = Sammlerin: Wem gibst du ihn?
prompt-prevent_defeat = Gleich wird jemand überwältigt. Verhinderst du es?
prompt-rampage_with = Raserei: Womit greifst du an?
prompt-rats_for_food = Kommen die Ratten in den Topf?
prompt-react = Möchtest du reagieren?
prompt-repair_with = Welche Karte legst du ab, um das Feld zu reparieren?
prompt-replace_mythos = Unheimliches Glück: Lässt du diese Mythoskarte durch eine andere ersetzen?
prompt-risk_abandoned_depot = Ein verlassenes Depot: Riskierst du 3 Passagiere, um Brennstoff zu holen?
prompt-risk_deserted_island = Eine einsame Insel: Riskierst du 1 Passagier, um Nahrung zu suchen?
prompt-risk_iceberg = Ein Eisberg: Fahrt ihr nah heran?
prompt-risk_rainstorm = Starkregen: Riskierst du 1 Passagier, um Vorräte zu sichern?
prompt-risk_shipwreck_survivors = Schiffbrüchige: Riskierst du 1 Passagier, um sie an Bord zu holen?
prompt-risk_wrecked_ship = Ein Schiffswrack: Riskierst du 1 Passagier, um es zu durchsuchen?
prompt-sabotage = Sabotage: Welchen Raum beschädigst du?
prompt-send_deep_ones_to = Buch Dagons: Wohin schickst du die Tiefen Wesen?
prompt-shot_in = In welchem Raum überwältigst du ein Tiefes Wesen?
prompt-skip_the_icons = Legst du die Karte sofort ab? Dann entfallen ihre Symbole.
prompt-spare_passenger = Gleich wird ein Passagier überwältigt. Rettest du ihn?
prompt-start_of_actions = Dein Aktionsschritt beginnt. Spielst du statt deiner Aktionen eine Verratskarte?
prompt-stoke = Kesselraum: Welche Stärkekarte legst du ab?
prompt-suspect = Kapitänsquartier: Wen möchtest du in die Brig schicken?
prompt-swear_with = Erster Eid auf Dagon: Welche Wissenskarte legst du ab?
prompt-the_beast_moves = Anrufung der inneren Bestie: Wohin gehst du vorher?
prompt-through_the_gate = Welches Etappenziel liegt hinter der Pforte? Das andere kommt unter den Stapel.
prompt-throw_at = Konservendosengranate: Auf welches Feld wirfst du sie?
prompt-to_the_banquet = Das Kapitänsdinner beginnt. Gehst du in die Messe?
prompt-top_mythos = Vorausberechnung: Welche Mythoskarte handelst du ab? Die andere kommt unter den Stapel.
prompt-top_or_bottom = Okkultes Wissen: Wohin mit dem Zauber?
prompt-traitor_action = Welche Aktion führst du als Verräter durch?
prompt-volunteers = Wie viele Freiwillige ziehen los?
prompt-walk_out = Du kommst aus der Brig frei. Wohin gehst du?
prompt-walk_to = Turnschuhe: Auf welches Nachbarfeld gehst du?
prompt-ward = Schutz des Fleisches: Wer bekommt die Karte?
prompt-way = Zwei Wege sind gleich kurz. Wohin zieht das Tiefe Wesen?
prompt-waypoint_on_top = Welches Etappenziel kommt obenauf? Das andere kommt unter den Stapel.
prompt-where_they_come = In welchem Raum erscheinen die Tiefen Wesen?
prompt-which_deck = Brücke: Welchen Stapel siehst du dir an?
prompt-which_deep_ones = Aufruf zur Tat: Welche Tiefen Wesen aktivierst du?
prompt-which_may_move = Bewegst du noch ein Tiefes Wesen? Welches?
prompt-which_monarch = Erster Eid auf Dagon: Um welchen Monarchen geht es?
prompt-which_moves = Welches Tiefe Wesen bewegst du als Nächstes?
prompt-who_acts = Gemeinsame Anstrengung: Wer führt sofort eine Aktion durch?
prompt-who_comes_first = Das trifft mehrere zugleich. Wer ist zuerst dran?
prompt-who_goes_overboard = Schwere Dünung: Wo geht ein Passagier über Bord?
prompt-who_is_defeated_first = Mehrere werden gleich überwältigt. Wer zuerst?
prompt-who_reacts = Mehrere möchten reagieren. Wer ist zuerst dran?
prompt-who_shrivels = Vertrocknen: Wen soll es treffen?
prompt-whom_to_attack = Wen greifst du an?
prompt-whom_to_attack_next = Raserei: Wen greifst du als Nächstes an?

## Züge

move-pass = Passen
move-pass--action = Auf diese Aktion verzichten
move-pass--traitor_action = Auf diese Aktion verzichten
move-pass--react = Nicht reagieren
move-pass--before_cards = Nicht eingreifen
move-pass--after_total = Den Gesamtwert so lassen
move-pass--before_roll = Nicht eingreifen
move-pass--after_roll = Den Wurf gelten lassen
move-pass--prevent_defeat = Nichts dagegen tun
move-pass--spare_passenger = Nichts dagegen tun
move-pass--barricade = Die Luken offen lassen
move-pass--astral_origin = Niemanden versetzen
move-pass--the_beast_moves = Hierbleiben
move-pass--last_item = Den Gegenstand zurücklegen
move-pass--lock_up = Niemanden einsperren
move-pass--lure_to = Den Monarchen bleiben lassen, wo er ist
move-pass--present = Alles behalten
move-pass--start_of_actions = Keine Verratskarte, sondern Aktionen
move-done = Fertig
move-done--add_cards = Fertig: nichts mehr beitragen
move-done--add_face_up = Fertig: nichts mehr beitragen
move-done--choose_skills = Fertig: keine Karte mehr ziehen
move-done--forgo = Fertig: keine Verratskarte mehr
move-done--exchange = Fertig: keine Karte mehr tauschen
move-done--give_up_cards = Fertig: keine Karte mehr ablegen
move-done--give_item = Nichts anbieten
move-done--call_a_friend = Fertig: niemanden mehr retten
move-done--astral_traveller = Fertig: niemanden mehr versetzen
move-done--which_may_move = Fertig: keines mehr bewegen
move-done--whom_to_attack_next = Fertig: nicht mehr angreifen
move-yes = Ja
move-yes--accept = Den Gegenstand nehmen
move-yes--fish_for_food = 1 Passagier riskieren, 1 Nahrung bekommen
move-yes--force_it = Das Schiff beschädigen, Fahrt +1
move-yes--look_ahead = Die obersten 2 Mythoskarten ansehen
move-yes--once_more = Den Effekt noch einmal ausführen
move-yes--rats_for_food = Geistige Gesundheit −1, Nahrung +1
move-yes--replace_mythos = Das Talent einsetzen und eine andere ziehen
move-yes--risk_abandoned_depot = 3 Passagiere riskieren und würfeln: ab 5 Brennstoff +2
move-yes--risk_deserted_island = 1 Passagier riskieren und würfeln: ab 5 Nahrung +1
move-yes--risk_iceberg = Würfeln: ab 5 Nahrung +1, sonst wird das Schiff beschädigt
move-yes--risk_rainstorm = 1 Passagier riskieren und würfeln: ab 5 Nahrung +1
move-yes--risk_shipwreck_survivors = 1 Passagier riskieren und würfeln: ab 5 Seelen +1
move-yes--risk_wrecked_ship = 1 Passagier riskieren und würfeln: ab 5 Brennstoff +1
move-yes--skip_the_icons = Die Karte ablegen, ihre Symbole entfallen
move-yes--to_the_banquet = In die Messe gehen
move-no = Nein
move-no--accept = Ablehnen
move-no--fish_for_food = Niemanden mehr riskieren
move-no--force_it = Das Schiff schonen
move-no--look_ahead = Nicht ansehen, einfach ziehen
move-no--once_more = Ein Mal genügt
move-no--rats_for_food = Keine Ratten auf dem Teller
move-no--replace_mythos = Bei dieser Karte bleiben
move-no--risk_abandoned_depot = Vorbeifahren
move-no--risk_deserted_island = Vorbeifahren
move-no--risk_iceberg = Abstand halten
move-no--risk_rainstorm = Niemanden riskieren
move-no--risk_shipwreck_survivors = Vorbeifahren
move-no--risk_wrecked_ship = Vorbeifahren
move-no--skip_the_icons = Die Symbole gelten lassen
move-no--to_the_banquet = Bleiben, wo du bist
move-react = Reagieren
move-any_order = Reihenfolge egal: alle nacheinander
move-character = { $character }
move-move = Bewegen: { $space }
move-move--traitor_action = Bewegen: { $space }
move-attack_deep_one = Ein Tiefes Wesen angreifen
move-attack = { $seat } angreifen
move-rescue = Einen Passagier retten
move-trade = Gegenstände tauschen
move-room_action = Aktion dieses Feldes nutzen: { $space }
move-repair = Reparieren: { $space }
move-card_action = Karte ausspielen: { $card }
move-item_action = Gegenstand nutzen: { $item }
move-sheet_action = Charakterfähigkeit nutzen: { $character }
move-feat_action = Talent einsetzen: { $feat }
move-title_action = Als Buchwächter einen Zauber wirken
move-mythos_action = Mythoskarte nutzen: { $mythos }
move-defeat_passenger = Einen Passagier überwältigen
move-reveal = Dich als Verräter enttarnen: { $loyalty }
move-end_actions = Keine Aktion mehr
move-play = Spielen: { $card }
move-play--after_roll = Noch einmal würfeln lassen: { $card }
move-play--prevent_defeat = Verhindern: { $card }
move-play--start_of_actions = Statt der Aktionen spielen: { $card }
move-add = Dazulegen: { $card }
move-add--add_cards = Verdeckt beitragen: { $card }
move-add--add_face_up = Offen beitragen: { $card }
move-add--after_total = Noch dazulegen: { $card }
move-raise = +2: { $card }
move-raise--before_roll = Würfel +2: { $card }
move-raise--after_total = Gesamtwert +2: { $card }
move-lower = −2: { $card }
move-lower--before_roll = Würfel −2: { $card }
move-lower--after_total = Gesamtwert −2: { $card }
move-boost = Mit dem Almanach den Wert dazuzählen: { $card }
move-discard = Ablegen: { $card }
move-discard--chapel = Ritual +1, dafür ablegen und würfeln: { $card }
move-discard--exchange = Gegen Verrat tauschen: { $card }
move-discard--prevent_defeat = Heilende Worte, ablegen: { $card }
move-discard--stoke = Fahrt +1, dafür ablegen und würfeln: { $card }
move-reroll = Sonntagskind: neu würfeln, ablegen: { $card }
move-skill = { $skill }
move-skill--choose_skills = 1 { $skill_of }karte ziehen
move-skill--forgo = Verrat statt 1 { $skill_of }karte
move-skill--further_skill = Auch hilfreich: { $skill }
move-skill--any_deck = Oberste { $skill_of }karte dazulegen
move-space = { $space }
move-space--next_deep_one = Tiefes Wesen hier: { $space }
move-space--way = Über: { $space }
move-space--walk_out = Gehen: { $space }
move-space--who_is_defeated_first = Zuerst ein Passagier hier: { $space }
move-space--break_out = Gehen: { $space }
move-space--leave_sick_bay = Gehen: { $space }
move-space--walk_to = Gehen: { $space }
move-space--the_beast_moves = Gehen: { $space }
move-space--patrol = Gehen: { $space }
move-space--banish_from = Alle von hier: { $space }
move-space--banish_to = Alle hierhin: { $space }
move-space--astral_origin = Von hier: { $space }
move-space--astral_target = Hierhin: { $space }
move-space--call_a_friend = Passagier retten: { $space }
move-space--clear_a_room = Alle überwältigen: { $space }
move-space--come_up = Auftauchen lassen: { $space }
move-space--defeat_a_deep_one = Tiefes Wesen überwältigen: { $space }
move-space--devoured = Tiefes Wesen überwältigen: { $space }
move-space--divide = Tiefes Wesen erscheint: { $space }
move-space--lure_to = Locken: { $space }
move-space--moves_where = Bewegen: { $space }
move-space--patient = Passagier überwältigen: { $space }
move-space--sabotage = Beschädigen: { $space }
move-space--send_deep_ones_to = Alle hierhin: { $space }
move-space--shot_in = Tiefes Wesen überwältigen: { $space }
move-space--throw_at = Granate werfen: { $space }
move-space--where_they_come = Erscheinen lassen: { $space }
move-space--which_deep_ones = Nur 1 Tiefes Wesen aktivieren: { $space }
move-space--which_may_move = Tiefes Wesen bewegen: { $space }
move-space--which_moves = Tiefes Wesen bewegen: { $space }
move-space--who_goes_overboard = Passagier überwältigen: { $space }
move-space--who_shrivels = Ein Tiefes Wesen: { $space }
move-space--whom_to_attack = Tiefes Wesen angreifen: { $space }
move-space--whom_to_attack_next = Tiefes Wesen angreifen: { $space }
move-seat = { $seat }
move-seat--who_reacts = Zuerst reagiert { $seat }
move-seat--who_comes_first = Zuerst { $seat }
move-seat--who_is_defeated_first = Zuerst { $seat }
move-seat--accuse = { $seat } in die Brig schicken
move-seat--arrest = { $seat } verhaften
move-seat--astral_traveller = { $seat } versetzen
move-seat--defender = Das Tiefe Wesen greift { $seat } an
move-seat--give_to = Angebot an { $seat }
move-seat--hand_on = An { $seat } weitergeben
move-seat--pass_loyalty = An { $seat } weitergeben
move-seat--lock_up = { $seat } in die Brig schicken
move-seat--look_at_loyalty = Loyalitätskarten von { $seat } ansehen
move-seat--present_for = Geschenk für { $seat }
move-seat--suspect = { $seat } verdächtigen
move-seat--ward = { $seat } schützen
move-seat--who_acts = { $seat } führt eine Aktion durch
move-seat--who_shrivels = Es trifft { $seat }
move-seat--whom_to_attack = { $seat } angreifen
move-seat--whom_to_attack_next = { $seat } angreifen
move-resource = { $resource }
move-resource--dark_pact = 1 bekommen: { $resource }
move-track = { $track }
move-track--either_track = Vorrücken: { $track }
move-monarch = { $monarch }
move-monarch--first_monarch = Zuerst { $monarch }
move-monarch--which_monarch = { $monarch } vertreiben
move-face = Die perfekte Zahl: { $n }
move-number = { $n }
move-number--volunteers =
    { $n ->
        [one] 1 Passagier riskieren
       *[other] { $n } Passagiere riskieren
    }
move-item = { $item }
move-item--conjure = Nehmen: { $item }
move-item--draw_weapon = Angreifen mit: { $item }
move-item--give_item = Anbieten: { $item }
move-item--improvement = Aktiv: { $item }
move-item--item_to_keep = Behalten: { $item }
move-item--item_to_remove = Aufgeben: { $item }
move-item--keep_item = Behalten: { $item }
move-item--last_item = Behalten: { $item }
move-item--pickpocket = Wegnehmen: { $item }
move-item--present = Verschenken: { $item }
move-item--rampage_with = Bis zu 3 Mal angreifen mit: { $item }
move-mythos = { $mythos }
move-mythos--foresee_mythos = Obenauf: { $mythos }
move-mythos--mythos_on_top = Obenauf: { $mythos }
move-mythos--top_mythos = Abhandeln: { $mythos }
move-spell = { $spell }
move-spell--pick_spell = Wirken: { $spell }
move-spell--last_spell = Wirken: { $spell }
move-waypoint = { $waypoint }
move-waypoint--foresee_waypoint = Obenauf: { $waypoint }
move-waypoint--pick_waypoint = Ansteuern: { $waypoint }
move-waypoint--through_the_gate = Ansteuern: { $waypoint }
move-waypoint--waypoint_on_top = Obenauf: { $waypoint }
move-use_item = Gegenstand nutzen: { $item }
move-use_item--after_total = Gesamtwert +2: { $item }
move-use_item--after_roll = Noch einmal würfeln: { $item }
move-use_item--prevent_defeat = Verhindern, dafür aus dem Spiel nehmen: { $item }
move-use_item--spare_passenger = Den Passagier retten: { $item }
move-use_spell = Zauber nutzen: { $spell }
move-use_spell--after_total = Oberste Karte eines Stapels dazulegen: { $spell }
move-use_spell--prevent_defeat = Verhindern: { $spell }
move-use_feat = Talent einsetzen: { $feat }
move-use_feat--after_total = Gesamtwert ändern, Talent einsetzen: { $feat }
move-use_feat--prevent_defeat = Verhindern, Talent einsetzen: { $feat }
move-use_feat--spare_passenger = Verhindern, Talent einsetzen: { $feat }
move-use_sheet = Charakterfähigkeit nutzen: { $character }
move-use_mythos = Mythoskarte nutzen: { $mythos }
move-use_mythos--barricade = Luken dicht für diesen Zug, ablegen: { $mythos }
move-option_a = Die erste Möglichkeit
move-option_a--chapel = Ritual −1
move-option_a--choose_hurricane = 1 Brennstoff verlieren
move-option_a--choose_maelstrom = Noch 1 Brennstoff verlieren
move-option_a--choose_seaweed_patch = 2 Passagiere riskieren
move-option_a--patient = Passagier im Vorrat überwältigen
move-option_a--pharmacy = 1 Nahrung verlieren
move-option_a--rampage_with = Bis zu 4 einfache Angriffe
move-option_a--which_deep_ones = Alle auf deinem Feld aktivieren
move-option_b = Die zweite Möglichkeit
move-option_b--choose_hurricane = Das Schiff zwei Mal beschädigen
move-option_b--choose_maelstrom = Das Schiff zwei Mal beschädigen
move-option_b--choose_seaweed_patch = Das Schiff beschädigen
move-option_b--pharmacy = Die Reiseapotheke aus dem Spiel nehmen
move-option_c = Die dritte Möglichkeit
move-leader = Keines von beidem, Talent einsetzen: { $resource } −1
move-deck = { $deck }
move-deck--foresee_deck = 4 Karten ansehen: { $deck }
move-deck--which_deck = 2 Karten ansehen: { $deck }
move-top = Obenauf legen
move-top--top_or_bottom = Obenauf lassen
move-bottom = Unter den Stapel legen
move-bottom--last_spell = Nicht wirken, zurücklegen
move-bottom--top_or_bottom = Unter den Stapel legen
move-outcome = Dich selbst opfern: { $outcome }
move-change = Ändern: { $n_signed }
move-change--by_items = Gesamtwert { $n_signed }
move-change--disrupt =
    { $n ->
        [-2] Ritual −2
        [-1] Ritual −1
        [0] Das Ritual lassen, wie es ist
       *[other] Ritual +{ $n }
    }
move-deep_one = Ein Tiefes Wesen
move-deep_one--astral_traveller = Ein Tiefes Wesen versetzen

## Ereignisse

event-game_begun =
    { $you ->
        [yes] Leinen los! Du fängst an.
       *[no] Leinen los! { $seat } fängt an.
    }
event-character_chosen =
    { $you ->
        [yes] Du spielst { $character }.
       *[no] { $seat } kommt an Bord.
    }
event-turn_begun =
    { $you ->
        [yes] Du bist am Zug.
       *[no] { $seat } ist am Zug.
    }
event-loyalty_seen =
    { $you ->
        [yes] Du bekommst eine Loyalitätskarte: { $loyalty }.
       *[no] { $seat } bekommt eine Loyalitätskarte: { $loyalty }.
    }
event-loyalty_handed_on =
    { $you ->
        [yes] Du gibst { $other } eine Loyalitätskarte.
       *[no]
            { $you_other ->
                [yes] { $seat } gibt dir eine Loyalitätskarte.
               *[no] { $seat } gibt { $other } eine Loyalitätskarte.
            }
    }
event-loyalty_handed_on_seen =
    { $you ->
        [yes] Die Loyalitätskarte, die du { $other } gibst: { $loyalty }.
       *[no]
            { $you_other ->
                [yes] Die Loyalitätskarte, die { $seat } dir gibt: { $loyalty }.
               *[no] Die Loyalitätskarte, die { $seat } an { $other } gibt: { $loyalty }.
            }
    }
event-loyalty_looked_at =
    { $you ->
        [yes]
            Du siehst dir { $n ->
                [one] die Loyalitätskarte
               *[other] alle { $n } Loyalitätskarten
            } von { $other } an.
       *[no]
            { $you_other ->
                [yes]
                    { $seat } sieht sich { $n ->
                        [one] deine Loyalitätskarte
                       *[other] alle deine { $n } Loyalitätskarten
                    } an.
               *[no]
                    { $seat } sieht sich { $n ->
                        [one] die Loyalitätskarte
                       *[other] alle { $n } Loyalitätskarten
                    } von { $other } an.
            }
    }
event-loyalty_looked_at_seen =
    { $you ->
        [yes] Du siehst bei { $other }: { $loyalty }.
       *[no]
            { $you_other ->
                [yes] { $seat } sieht bei dir: { $loyalty }.
               *[no] { $seat } sieht bei { $other }: { $loyalty }.
            }
    }
event-loyalty_turned_up =
    { $you ->
        [yes] Du deckst eine Loyalitätskarte auf: { $loyalty }.
       *[no] { $seat } deckt eine Loyalitätskarte auf: { $loyalty }.
    }
event-cards_drawn =
    { $you ->
        [yes] Du ziehst
       *[no] { $seat } zieht
    } { $n ->
        [one] 1 { $skill_of }karte
       *[other] { $n } { $skill_of }karten
    }.
event-card_drawn =
    { $you ->
        [yes] Du ziehst: { $card }.
       *[no] { $seat } zieht: { $card }.
    }
event-card_discarded =
    { $you ->
        [yes] Du legst ab: { $card }.
       *[no] { $seat } legt ab: { $card }.
    }
event-card_played =
    { $you ->
        [yes] Du spielst: { $card }.
       *[no] { $seat } spielt: { $card }.
    }
event-skill_deck_rebuilt = Die abgelegten { $skill_of }karten werden zum neuen Stapel gemischt.
event-chaos_deck_built =
    Der Chaosstapel ist neu, mit { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }.
event-treachery_shuffled_in =
    { $n ->
        [0] Für den Chaosstapel ist keine Verratskarte mehr da.
        [one] 1 Verratskarte kommt in den Chaosstapel.
       *[other] { $n } Verratskarten kommen in den Chaosstapel.
    }
event-action_passed =
    { $you ->
        [yes] Du verzichtest auf eine Aktion.
       *[no] { $seat } verzichtet auf eine Aktion.
    }
event-moved =
    { $space_is ->
        [brig]
            { $you ->
                [yes] Du landest in der Brig.
               *[no] { $seat } landet in der Brig.
            }
        [sick_bay]
            { $you ->
                [yes] Du kommst in die Krankenstation.
               *[no] { $seat } kommt in die Krankenstation.
            }
       *[other]
            { $you ->
                [yes] Du gehst { $space_to }.
               *[no] { $seat } geht { $space_to }.
            }
    }
event-attacks =
    { $you ->
        [yes] Du greifst { $other } an.
       *[no]
            { $you_other ->
                [yes] { $seat } greift dich an.
               *[no] { $seat } greift { $other } an.
            }
    }
event-attacks_a_deep_one =
    { $you ->
        [yes] Du greifst { $space_at } ein Tiefes Wesen an.
       *[no] { $seat } greift { $space_at } ein Tiefes Wesen an.
    }
event-deep_one_attacks =
    { $you ->
        [yes] Ein Tiefes Wesen greift dich an.
       *[no] Ein Tiefes Wesen greift { $seat } an.
    }
event-attack_succeeds = Der Angriff gelingt.
event-attack_fails = Der Angriff geht daneben.
event-defeated =
    { $you ->
        [yes] Du wirst überwältigt.
       *[no] { $seat } wird überwältigt.
    }
event-defeat_prevented =
    { $you ->
        [yes] Du wirst doch nicht überwältigt.
       *[no] { $seat } wird doch nicht überwältigt.
    }
event-reacts =
    { $you ->
        [yes] Du möchtest reagieren.
       *[no] { $seat } möchte reagieren.
    }
event-die_rolled = Der Würfel zeigt { $n }.
event-die_result = Das Ergebnis ist { $n }.
event-rerolled =
    { $you ->
        [yes] Du lässt noch einmal würfeln.
       *[no] { $seat } lässt noch einmal würfeln.
    }
event-feat_used =
    { $you ->
        [yes] Du setzt dein Talent ein: { $feat }.
       *[no] { $seat } setzt ein Talent ein: { $feat }.
    }
event-feat_removed =
    { $you ->
        [yes] Dein Talent ist aus dem Spiel: { $feat }.
       *[no] Das Talent von { $seat } ist aus dem Spiel: { $feat }.
    }
event-item_used =
    { $you ->
        [yes] Du nutzt einen Gegenstand: { $item }.
       *[no] { $seat } nutzt einen Gegenstand: { $item }.
    }
event-item_gained =
    { $you ->
        [yes] Du bekommst einen Gegenstand: { $item }.
       *[no] { $seat } bekommt einen Gegenstand: { $item }.
    }
event-item_seen =
    { $you ->
        [yes] Du siehst im Gegenstandsstapel: { $item }.
       *[no] { $seat } sieht im Gegenstandsstapel: { $item }.
    }
event-item_offered =
    { $you ->
        [yes] Du bietest { $other } etwas an: { $item }.
       *[no]
            { $you_other ->
                [yes] { $seat } bietet dir etwas an: { $item }.
               *[no] { $seat } bietet { $other } etwas an: { $item }.
            }
    }
event-item_given =
    { $you ->
        [yes] Ein Gegenstand geht von dir an { $other }: { $item }.
       *[no]
            { $you_other ->
                [yes] Ein Gegenstand geht von { $seat } an dich: { $item }.
               *[no] Ein Gegenstand geht von { $seat } an { $other }: { $item }.
            }
    }
event-item_removed =
    { $you ->
        [yes] Dein Gegenstand ist aus dem Spiel: { $item }.
       *[no] Ein Gegenstand von { $seat } ist aus dem Spiel: { $item }.
    }
event-items_removed_unseen =
    { $n ->
        [one] 1 Gegenstand kommt ungesehen aus dem Spiel.
       *[other] { $n } Gegenstände kommen ungesehen aus dem Spiel.
    }
event-items_shuffled =
    { $n ->
        [0] Der Gegenstandsstapel ist jetzt leer.
        [one] 1 Gegenstand kommt zurück in den Stapel.
       *[other] Der Gegenstandsstapel wird gemischt, { $n } Karten.
    }
event-improvement_chosen =
    { $you ->
        [yes] Deine aktive Verbesserung: { $item }.
       *[no] Die aktive Verbesserung von { $seat }: { $item }.
    }
event-trading =
    { $you ->
        [yes] Du möchtest tauschen.
       *[no] { $seat } möchte tauschen.
    }
event-sheet_used =
    { $you ->
        [yes] Du nutzt die Fähigkeit deines Charakters: { $character }.
       *[no] { $seat } nutzt eine Charakterfähigkeit: { $character }.
    }
event-room_used =
    { $you ->
        [yes] Du nutzt die Aktion { $space_at }.
       *[no] { $seat } nutzt die Aktion { $space_at }.
    }
event-suspected =
    { $you ->
        [yes] Du willst { $other } in die Brig schicken.
       *[no]
            { $you_other ->
                [yes] { $seat } will dich in die Brig schicken.
               *[no] { $seat } will { $other } in die Brig schicken.
            }
    }
event-room_damaged = Schaden { $space_at }!
event-room_repaired = Der Schaden { $space_at } ist behoben.
event-damage_drawn = Schadenskarte: { $damage }.
event-resource_lost = { $resource } −{ $n }, jetzt { $total }.
event-resource_gained = { $resource } +{ $n }, jetzt { $total }.
event-passenger_risked = Ein Passagier ist { $space_at } in Gefahr.
event-passenger_rescued = Ein Passagier wird { $space_at } gerettet.
event-passenger_spared = Ein Passagier { $space_at } bleibt verschont.
event-passenger_defeated = Ein Passagier wird { $space_at } überwältigt: { $passenger }.
event-deep_ones_spawned =
    { $n ->
        [one] 1 Tiefes Wesen erscheint { $space_at }.
       *[other] { $n } Tiefe Wesen erscheinen { $space_at }.
    }
event-deep_ones_defeated =
    { $n ->
        [one] 1 Tiefes Wesen { $space_at } kommt zurück in den Vorrat.
       *[other] { $n } Tiefe Wesen { $space_at } kommen zurück in den Vorrat.
    }
event-deep_ones_moved =
    { $n ->
        [one] 1 Tiefes Wesen zieht weiter
       *[other] { $n } Tiefe Wesen ziehen weiter
    }: { $space } → { $other_space }.
event-deep_ones_activate = Die Tiefen Wesen werden aktiviert.
event-monarch_activates = { $monarch } wird aktiviert.
event-monarch_moved = { $monarch } zieht { $space_to }.
event-title_passed =
    { $you ->
        [yes] { $title } bist jetzt du.
       *[no] { $title } ist jetzt { $seat }.
    }
event-track_advanced = { $track }: vorgerückt auf Feld { $n } von 4.
event-track_retreated =
    { $n ->
        [0] { $track }: zurück auf Start.
       *[other] { $track }: zurück auf Feld { $n } von 4.
    }
event-track_reset = { $track }: zurück auf Start.
event-greater_banishment = Die Größere Verbannung fegt über Wasser und Deck.
event-waypoint_seen =
    { $you ->
        [yes] Du siehst im Etappenzielstapel: { $waypoint }.
       *[no] { $seat } sieht im Etappenzielstapel: { $waypoint }.
    }
event-waypoints_arranged =
    { $you ->
        [yes] Du legst
       *[no] { $seat } legt
    } { $n ->
        [0] kein Etappenziel
        [one] 1 Etappenziel
       *[other] { $n } Etappenziele
    } unter den Stapel.
event-waypoint_reached =
    { $you ->
        [yes] Du legst ein Etappenziel aus: { $waypoint }.
       *[no] { $seat } legt ein Etappenziel aus: { $waypoint }.
    }
event-waypoint_removed = Ein Etappenziel ist aus dem Spiel: { $waypoint }.
event-awakening = Etwas regt sich im Blut. Das Erwachen: Alle bekommen noch eine Loyalitätskarte.
event-mythos_drawn =
    { $you ->
        [yes] Du ziehst eine Mythoskarte: { $mythos }.
       *[no] { $seat } zieht eine Mythoskarte: { $mythos }.
    }
event-mythos_void = Abgelegt, denn der genannte Charakter ist nicht zur Stelle: { $mythos }.
event-mythos_shuffled = Die abgelegten Mythoskarten werden neu gemischt.
event-mythos_seen =
    { $you ->
        [yes] Du siehst im Mythosstapel: { $mythos }.
       *[no] { $seat } sieht im Mythosstapel: { $mythos }.
    }
event-mythos_arranged =
    { $you ->
        [yes] Du legst
       *[no] { $seat } legt
    } { $n ->
        [0] keine Mythoskarte
        [one] 1 Mythoskarte
       *[other] { $n } Mythoskarten
    } unter den Stapel.
event-mythos_kept =
    { $you ->
        [yes] Du behältst die Mythoskarte: { $mythos }.
       *[no] { $seat } behält die Mythoskarte: { $mythos }.
    }
event-kept_card_discarded =
    { $you ->
        [yes] Du legst deine Mythoskarte ab: { $mythos }.
       *[no] { $seat } legt eine Mythoskarte ab: { $mythos }.
    }
event-check_announced =
    Fertigkeitsprobe mit Schwierigkeitsgrad { $n }, hilfreich: { $skills ->
        [1] Einfluss
        [2] Wissen
        [3] Einfluss und Wissen
        [4] Wahrnehmung
        [5] Einfluss und Wahrnehmung
        [6] Wissen und Wahrnehmung
        [7] Einfluss, Wissen und Wahrnehmung
        [8] Stärke
        [9] Einfluss und Stärke
        [10] Wissen und Stärke
        [11] Einfluss, Wissen und Stärke
        [12] Wahrnehmung und Stärke
        [13] Einfluss, Wahrnehmung und Stärke
        [14] Wissen, Wahrnehmung und Stärke
        [15] Einfluss, Wissen, Wahrnehmung und Stärke
        [16] Wille
        [17] Einfluss und Wille
        [18] Wissen und Wille
        [19] Einfluss, Wissen und Wille
        [20] Wahrnehmung und Wille
        [21] Einfluss, Wahrnehmung und Wille
        [22] Wissen, Wahrnehmung und Wille
        [23] Einfluss, Wissen, Wahrnehmung und Wille
        [24] Stärke und Wille
        [25] Einfluss, Stärke und Wille
        [26] Wissen, Stärke und Wille
        [27] Einfluss, Wissen, Stärke und Wille
        [28] Wahrnehmung, Stärke und Wille
        [29] Einfluss, Wahrnehmung, Stärke und Wille
        [30] Wissen, Wahrnehmung, Stärke und Wille
       *[other] Einfluss, Wissen, Wahrnehmung, Stärke und Wille
    }.
event-skill_supports =
    { $you ->
        [yes] Du erklärst eine weitere Fertigkeit für hilfreich: { $skill }.
       *[no] { $seat } erklärt eine weitere Fertigkeit für hilfreich: { $skill }.
    }
event-face_up =
    { $you ->
        [yes] Dank dir tragen alle ihre Karten offen bei.
       *[no] Dank { $seat } tragen alle ihre Karten offen bei.
    }
event-no_chaos =
    { $you ->
        [yes] Dank dir kommt keine Chaoskarte in die Probe.
       *[no] Dank { $seat } kommt keine Chaoskarte in die Probe.
    }
event-chaos_added =
    { $n ->
        [one] 1 Chaoskarte kommt in die Probe.
       *[other] { $n } Chaoskarten kommen in die Probe.
    }
event-treachery_added =
    { $n ->
        [one] 1 Verratskarte kommt in die Probe.
       *[other] { $n } Verratskarten kommen in die Probe.
    }
event-cards_added =
    { $you ->
        [yes] Du trägst
       *[no] { $seat } trägt
    } { $n ->
        [0] nichts
        [one] 1 Karte
       *[other] { $n } Karten
    } bei.
event-own_card_added =
    { $you ->
        [yes] Verdeckt von dir beigetragen: { $card }.
       *[no] Verdeckt von { $seat } beigetragen: { $card }.
    }
event-card_added_openly =
    { $you ->
        [yes] Du legst offen dazu: { $card }.
       *[no] { $seat } legt offen dazu: { $card }.
    }
event-card_turned_up =
    { $supports ->
        [1] Hilfreich: { $card }.
       *[other] Sabotierend: { $card }.
    }
event-check_total = Der Gesamtwert ist { $n_figure }.
event-check_outcome = Die Fertigkeitsprobe ist entschieden: { $outcome }.
event-spell_seen =
    { $you ->
        [yes] Du siehst im Zauberstapel: { $spell }.
       *[no] { $seat } sieht im Zauberstapel: { $spell }.
    }
event-spells_arranged =
    { $you ->
        [yes]
            { $n ->
                [0] Du lässt den Zauber obenauf.
                [one] Du legst 1 Zauber unter den Stapel.
               *[other] Du legst { $n } Zauber unter den Stapel.
            }
       *[no]
            { $n ->
                [0] { $seat } lässt den Zauber obenauf.
                [one] { $seat } legt 1 Zauber unter den Stapel.
               *[other] { $seat } legt { $n } Zauber unter den Stapel.
            }
    }
event-spell_cast =
    { $you ->
        [yes] Du wirkst einen Zauber: { $spell }.
       *[no] { $seat } wirkt einen Zauber: { $spell }.
    }
event-spell_kept =
    { $you ->
        [yes] Dieser Zauber liegt nun bei dir: { $spell }.
       *[no] Dieser Zauber liegt nun bei { $seat }: { $spell }.
    }
event-spell_used =
    { $you ->
        [yes] Du nutzt deinen Zauber: { $spell }.
       *[no] { $seat } nutzt einen Zauber: { $spell }.
    }
event-spells_removed_unseen =
    { $n ->
        [one] 1 Zauber kommt ungesehen aus dem Spiel.
       *[other] { $n } Zauber kommen ungesehen aus dem Spiel.
    }
event-revealed =
    { $you ->
        [yes] Du lässt die Maske fallen und enttarnst dich als { $loyalty_as }.
       *[no] Die Maske fällt! { $seat } enttarnt sich als { $loyalty_as }.
    }
event-traitor_ring =
    { $you ->
        [yes] Du steckst einen Verräterring an deinen Aufsteller.
       *[no] { $seat } trägt jetzt einen Verräterring.
    }
event-chaos_card_discarded = Aus dem Chaosstapel abgelegt: { $card }.

## Wo die Anleitung schweigt

rule-rulings-accuse_anyone = Bei der Anschuldigung darf der Kapitän jeden Menschen außerhalb der Brig hineinschicken, auch sich selbst.
rule-rulings-barricade = Wer „Luken verbarrikadieren“ behalten hat, wird jedes Mal gefragt, wenn Tiefe Wesen auf dem Schiff aktiviert werden sollen, alle oder nur einige und ganz gleich, wodurch.
rule-rulings-counting_spells = Manche Zauber zählen, wie viele sie überwältigt oder gerettet haben, und würfeln dann dagegen. Gewürfelt wird immer, auch wenn es nichts zu zählen gab.
rule-rulings-family_ties = Bei den Familienbanden kommen alle Tiefen Wesen zurück in den Vorrat, auch die in der Tiefe. Die Karte behält Ishmael.
rule-rulings-first_game = In der ersten Partie ziehen beim Aufbau alle außer dem Startspieler ihr ganzes Fertigkeitenset. Einen Kultisten gibt es nicht. Die Loyalitätskarten werden verteilt, wenn jeder ein Mal am Zug war.
rule-rulings-fleeing_alone = Sind die Fliehenden Passagiere die einzige Karte im Schadensstapel, geschieht nichts, und die Karte bleibt dort.
rule-rulings-flesh_ward = Der Schutz des Fleisches kann bei jedem Spieler liegen, auch bei dir selbst und bei enttarnten Verrätern.
rule-rulings-full_steam = Volldampf voraus ist eine Fähigkeit des Talents, nicht des Feldes. Es geht im Kesselraum also auch dann, wenn er beschädigt ist oder ein Feind dort ist.
rule-rulings-green_cards = Eine grüne Mythoskarte meint immer den Charakter, den sie nennt, ganz gleich, wer entscheidet.
rule-rulings-history_repeats = Wenn sich die Geschichte wiederholt, darf Keilani auch einen enttarnten Verräter in die Brig schicken. Müssen Keilani und der Kapitän in die Brig und ist sie selbst Kapitän, dann trifft es nur sie.
rule-rulings-hypnotic_melody = Ist bei der Hypnotischen Melodie kein Passagier mehr im Vorrat, verliert ihr beim Teilerfolg stattdessen 1 Nahrung und beim Misserfolg 2 Seelen.
rule-rulings-kept_spells = Ein Zauber, der bei dir liegt, wirkt auch in der Brig: Verboten sind dort nur Gegenstände.
rule-rulings-leader_and_combinations = Die Unkonventionelle Anführerin wirkt nur bei Krisen, die allein eine Entscheidung verlangen, nicht bei gemischten Krisen mit Fertigkeitsprobe.
rule-rulings-length = Braucht ein Spiel zu viele Entscheidungen, gilt das Schiff als verschollen, und alle Verräter gewinnen.
rule-rulings-no_heir = Gibt es keinen Menschen mehr, an den ein Titel gehen könnte, bleibt er, wo er ist.
rule-rulings-no_waypoint = Ist der Etappenzielstapel leer, wird bei der Ankunft kein Etappenziel abgehandelt. Der Fahrtmarker kommt trotzdem zurück auf Start.
rule-rulings-one_spell_a_turn = Der Buchwächter kann die Aktion seiner Titelkarte ein Mal pro Zug nutzen. Im Regelbuch steht das nicht, aber in zwei öffentlichen Quellen.
rule-rulings-own_way = Verlassen Charaktere durch Heilung die Krankenstation oder beim Ausbruch die Brig, sucht sich jeder selbst aus, wohin er geht. Die Reihenfolge legt der aktive Spieler fest.
rule-rulings-presents = Was die Sammlerin verschenkt, lässt sich nicht ablehnen.
rule-rulings-repeated_offers = In einem Tausch wird ein Gegenstand jedem höchstens einmal angeboten.
rule-rulings-shrivelling = Vertrocknen ist kein Angriff: Kampfausbildung hilft bei diesem Wurf nicht, und Der Friedensstifter verbietet es nicht.
rule-rulings-starting_figures = Zu Beginn stehen je 2 Tiefe Wesen auf den Wasserfeldern neben Deck 1 und Deck 2, je 1 auf Deck 1 und Deck 2 und je 1 Passagier auf Deck 3 und Deck 4.
rule-rulings-treachery_in_the_sick_bay = Auch ein enttarnter Verräter zieht in der Krankenstation nur 1 Karte. Verzichtet er auf irgendeine Karte seines Fertigkeitensets, ist es eine Verratskarte.
rule-rulings-true_grit = Echter Schneid geht ein Mal pro Zug, und zwar für jeden Spieler einzeln. Wer im Zug eines anderen eine Aktion bekommt, darf seine Karte also auch dann nutzen, wenn der andere seine schon genutzt hat.
rule-rulings-two_ways = Sind für ein Tiefes Wesen zwei Wege gleich kurz, sucht der aktive Spieler einen aus.
rule-rulings-weapons = Waffen mit einem eigenen Angriff sind Revolver, Repetiergewehr, Taschenpistole und Schrotflinte; mit ihnen gehen Raserei und Schnell gezogen. Das Küchenmesser hilft nur bei einfachen Angriffen, und Starbuck ist keine Waffe.
rule-rulings-which_passenger = Die verdeckten Passagiere eines Feldes sind alle gleich. Wer gerettet oder überwältigt wird, entscheidet der Zufall.
rule-rulings-who_chose_the_waypoint = Mit „du“ meint eine Etappenzielkarte den, der sie gewählt hat; meist ist das der Kapitän.
rule-rulings-who_is_you = Bei einer gemischten Krise ist mit „du“ der Spieler gemeint, der sie entscheidet, auch bei den Folgen der Fertigkeitsprobe.
# Der Tisch im Terminal
terminal-nothing = nichts
terminal-player = Spieler
terminal-character = Charakter
terminal-sheet-loyalty = Loyalitätskarten
terminal-dials = Ressourcen: { $dials }
terminal-tracks = Fahrtleiste { $travel } von { $end }, Ritualleiste { $ritual } von { $end }; Entfernung { $distance } von { $port }{ $awakened ->
    [true] {" "}(das Erwachen ist vorbei)
   *[other] {""}
}
terminal-plan = Das Schiff, der Bug links: { $deep_one } Tiefe Wesen, { $passenger } Passagiere, { $damaged } beschädigt, { $water } Wasser
terminal-rooms = Was du in den Räumen tun kannst:
terminal-aboard = An Bord: { $spaces }
terminal-water = Im Wasser: { $spaces }
terminal-deep = In der Tiefe: { $things }
terminal-supply = Vorrat: { $deep_ones }, { $n ->
    [one] 1 Passagier
   *[other] { $n } Passagiere
}
terminal-barricaded = Die Luken sind verbarrikadiert: In diesem Zug betreten Tiefe Wesen keine Innenräume.
terminal-deep-ones = { $n ->
    [one] 1 Tiefes Wesen
   *[other] { $n } Tiefe Wesen
}
terminal-passengers = { $n ->
    [one] 1 Passagier
   *[other] { $n } Passagiere
}
terminal-damaged = beschädigt (Reparatur: { $skill } { $value })
terminal-damaged-any = beschädigt (Reparatur: beliebige Karten, { $value })
terminal-waypoints = Etappenziele: { $waypoints }
terminal-crisis = Krise: { $crisis }
terminal-played = Wird gerade ausgeführt: { $cards }
terminal-check = Fertigkeitsprobe gegen { $target }{ $partial ->
    [0] {""}
   *[other] , Teilerfolg ab { $partial }
}; hilfreich: { $skills }
terminal-check-to-brig = Es geht darum: { $name } soll in die Brig
terminal-check-out-of-brig = Es geht darum: { $name } will aus der Brig heraus
terminal-check-no-chaos = In dieser Probe liegen keine Chaoskarten.
terminal-check-face-up = Alle legen ihre Karten offen.
terminal-check-added = Karten darin: { $cards }
terminal-check-drawn = { $n } von Stapeln
terminal-check-pile = Aufgedeckt: { $cards }; Summe { $total }
terminal-roll = { $rolled ->
    [0] Gleich wird gewürfelt
   *[other] Der Würfel zeigt { $rolled }
}
terminal-underway = Gewählt: { $things }
terminal-damage-drawn = Schadenskarte: { $damage }
terminal-defeating = Wird gleich überwältigt: { $name }
terminal-passenger-at = Gleich wird ein Passagier überwältigt: { $space }
terminal-offered = Im Tausch angeboten: { $item }
terminal-reacting = Reagieren gleich: { $names }
terminal-hand-size = { $n ->
    [one] 1 Handkarte
   *[other] { $n } Handkarten
}
terminal-loyalty-size = { $n ->
    [0] noch keine Loyalitätskarte
    [one] 1 Loyalitätskarte
   *[other] { $n } Loyalitätskarten
}
terminal-traitor = enttarnter Verräter ({ $loyalty })
terminal-feat = Talent: { $feat }
terminal-items = Gegenstände: { $items }
terminal-active = { $item } (aktiv)
terminal-spells = Zauber: { $spells }
terminal-kept = Mythoskarten: { $cards }
terminal-hand = Deine Hand ({ $n } von { $most }): { $cards }
terminal-added = Du hast beigetragen: { $cards }
terminal-chosen = Bisher gewählt: { $skills }
terminal-loyalty = Deine Loyalität: { $cards }
terminal-decks = Stapel: { $skills }; Chaos { $chaos }, Mythos { $mythos }, Gegenstände { $items }, Zauber { $spells }, Etappenziele { $waypoints }, Schaden { $damage }, Loyalität { $loyalty }

# Kurze Namen für den Plan des Schiffs
terminal-short-bridge = Brücke
terminal-short-chapel = Kapelle
terminal-short-captains_cabin = Quartier
terminal-short-cargo_hold = Fracht
terminal-short-galley = Messe
terminal-short-boiler_room = Kessel
terminal-short-sick_bay = Kr.station
terminal-short-brig = Brig
terminal-short-deep = Die Tiefe
terminal-short-water = Wasser { $n }
terminal-short-deck = Deck { $n }
terminal-short-hydra = Hydra
terminal-short-dagon = Dagon
terminal-short-fuel = Brenn.
terminal-short-food = Nahr.
terminal-short-sanity = Geist
terminal-short-souls = Seelen
terminal-short-travel = Fahrt
terminal-short-ritual = Ritual
terminal-short-distance = Entfernung
terminal-code-influence = Ei
terminal-code-lore = Ws
terminal-code-observation = Wa
terminal-code-strength = St
terminal-code-will = Wl
terminal-code-treachery = Ve
terminal-code-any = jede
terminal-code-captain = Kap.
terminal-code-keeper = Buch
terminal-code-traitor = Verräter

# Überschriften und Beschriftungen auf dem ganzen Bildschirm
terminal-ship = Die Atlantica
terminal-ship-aside = { $deep_ones ->
    [one] 1 Tiefes Wesen
   *[other] { $deep_ones } Tiefe Wesen
} und { $passengers ->
    [one] 1 Passagier
   *[other] { $passengers } Passagiere
} im Vorrat
sections-voyage = Die Überfahrt
terminal-scene = Was gerade geschieht
terminal-crew = An Bord
terminal-crew-aside = Mythos { $mythos } · Chaos { $chaos } · Gegenstände { $items } · Zauber { $spells }
terminal-your-hand = Hand
terminal-your-loyalty = Loyalität
terminal-no-cards = keine Karten
terminal-course = Etappenziele
terminal-against = Probe gegen { $target }
terminal-against-partial = Probe gegen { $target }, Teilerfolg ab { $partial }
terminal-total = Summe { $total }
terminal-from-decks = Stapel { $n }
terminal-open-cards = offen
terminal-without-chaos = ohne Chaoskarten
terminal-reacts = reagiert
terminal-cards-n = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
terminal-danger = Fast aufgebraucht: { $resource }!
terminal-danger-damage = { $n } Räume beschädigt!
terminal-danger-deep-ones = Kaum noch Tiefe Wesen im Vorrat!
terminal-about-skill-set = Fertigkeitenset:
terminal-about-start = Start:
terminal-about-item = Startgegenstand:
terminal-about-feat = Talent:
terminal-about-captain = Kapitän, Platz in der Amtsfolge:
terminal-about-keeper = Buchwächter, Platz in der Amtsfolge:
terminal-about-unmasked = Beim Enttarnen:
terminal-about-skill = Fertigkeit:
terminal-about-value = Wert:
terminal-about-copies = Wie oft es sie gibt:
terminal-about-improves = Kommt zum Fertigkeitenset dazu:
terminal-about-distance = Entfernung:
terminal-about-repair = Reparatur:
terminal-about-any = beliebige Fertigkeit
terminal-about-target = Schwierigkeitsgrad:
terminal-about-partial = Teilerfolg ab:
terminal-about-skills = Hilfreich:
terminal-help-signs = { $deep_one } Tiefe Wesen · { $passenger } Passagiere · { $damaged } beschädigter Raum, dahinter, womit du ihn reparierst · ✦ Talent noch da · * aktive Verbesserung · ! eine Ressource geht zur Neige · Ei Einfluss, Ws Wissen, Wa Wahrnehmung, St Stärke, Wl Wille, Ve Verrat
# Was man mit einem Klick sagen darf (Anhang III)
signal-yes = Ja.
signal-no = Nein.
signal-no-answer = Das sage ich lieber nicht.
signal-who-helps = Kann hier jemand helfen?
signal-one-card-helps-a-lot = Ich lege nur eine Karte, aber die hilft sehr.
signal-help-somewhat = Ich kann ein bisschen helfen.
signal-several-some-help = Ich lege mehrere Karten, die ein wenig helfen.
signal-several-little-help = Ich lege mehrere Karten, aber viel ist das nicht.
signal-cannot-help = Hier kann ich nicht helfen.
signal-keep-your-cards = Spart eure Karten für später.
signal-help-with-a-roll = Beim Würfeln kann ich dir helfen.
signal-card-is-good = Die Karte, die ich gesehen habe, ist gut.
signal-card-is-bad = Die Karte, die ich gesehen habe, ist schlecht.
signal-suspect-current = Ich verdächtige die Person, die gerade am Zug ist.
signal-suspect-captain = Ich verdächtige den Kapitän.
signal-suspect-keeper = Ich verdächtige den Buchwächter.
signal-suspect-left = Ich verdächtige die Person links von mir.
signal-suspect-right = Ich verdächtige die Person rechts von mir.
signal-suspect-somebody = Unter uns ist ein Verräter.
signal-trust-current = Ich vertraue der Person, die gerade am Zug ist.
signal-trust-me = Mir könnt ihr vertrauen.

# Der gezeichnete Spielplan
page-ship = Die Atlantica
page-whole-board = Ganzer Plan
page-closer = Näher heran
page-die-numbers = Würfel { $numbers }
page-nobody-there = niemand da
page-space-deck = Außendeck. Nur hier gibt es Passagiere; Tiefe Wesen kommen hier an Bord und gehen dann nach innen. Beschädigt wird ein Deck nie.
page-space-water = Wasser. Hier können nur Monster sein. Tiefe Wesen klettern von hier auf das Deck daneben.
page-space-deep = Hier warten Monster, die hinter dem Schiff zurückbleiben.
page-space-there = Gerade hier: { $there }
page-damaged-by = Beschädigt: { $damage }
page-repair-with = Reparatur: { $skill } ab { $n }
page-any-skill = jede Fertigkeit
page-hatches-barred = Die Luken sind verbarrikadiert: In diesem Zug betreten Tiefe Wesen keine Innenräume.
page-hatches-barred-short = Luken verbarrikadiert
page-deep-fills = Ab { $n } Tiefen Wesen tauchen sie wieder auf.
page-n-of = { $n } von { $of }
page-travel = Fahrt
page-ritual = Ritual
page-travel-end = Ankunft
page-ritual-end = Verbannung
page-travel-does = Am Ende der Leiste erreicht das Schiff sein nächstes Etappenziel oder den Hafen.
page-ritual-does = Am Ende der Leiste fegt die Größere Verbannung Decks und Wasser leer.
page-voyage = Strecke
page-awakening-at = Erwachen bei { $n }
page-awakened = nach dem Erwachen
page-no-waypoints = Noch kein Etappenziel.
page-low = geht zur Neige
page-aboard = An Bord
page-feat-left = Talent noch da
page-revealed = enttarnt: { $loyalty }
page-turn-now = am Zug
page-no-character = noch kein Charakter
page-supply-line = Vorrat und Stapel
page-left-deep-ones = Tiefe Wesen im Vorrat: { $n }
page-left-passengers = Passagiere im Vorrat: { $n }
page-left-damaged = Beschädigte Räume: { $n } von { $of }
page-pile-chaos = Chaos
page-pile-mythos = Mythos
page-pile-items = Gegenstände
page-pile-spells = Zauber
page-pile-waypoints = Etappenziele
page-pile-damage = Schaden
page-pile-loyalty = Loyalität
page-sheet-of-seat = { $character }, gespielt von { $name }
page-room-bridge = Passagier riskieren, 2 Karten ansehen
page-room-chapel = Ritual −1, oder Wissen und Wurf: +1
page-room-captains_cabin = Probe 8: jemanden in die Brig
page-room-cargo_hold = 2 Gegenstände ansehen, 1 behalten
page-room-galley = Bis 5 Karten ziehen, Nahrung riskieren
page-room-boiler_room = Stärke und Wurf: Fahrt +1
page-room-sick_bay = Nur 1 Karte im Zug
page-room-brig = Probe 8: freikommen

# The own area and the skill check on the drawn board
page-own-you = Du
page-own-turn = Dein Zug
page-own-turn-of = { $name } ist am Zug
page-own-phase = Schritte des Zuges
page-own-phase-skills = Karten
page-own-phase-actions = Aktionen
page-own-phase-mythos = Mythos
page-own-actions = Aktionen übrig: { $n }
page-own-loyalty = Loyalitätskarten: { $n }
page-own-loyalty-show = Antippen oder gedrückt halten
page-own-loyalty-hide = Antippen zum Verdecken
page-own-loyalty-open = Enttarnt: { $loyalty }
page-own-sheet = Dein Charakter
page-own-skill-set = Dein Fertigkeitenset: was du am Anfang deines Zuges ziehst
page-own-ability = Fähigkeit
page-own-feat = Talent
page-own-feat-used = verbraucht
page-own-hand = Deine Hand
page-own-hand-of = { $n } von { $limit }
page-own-hand-none = Keine Fertigkeitskarten.
page-own-laid = Vor dir
page-own-item = Gegenstand
page-own-spell = Zauber
page-own-mythos = Mythos
page-own-active = aktiv
page-own-why = Warum nicht?
page-own-code-0 = Ei
page-own-code-1 = Ws
page-own-code-2 = Wa
page-own-code-3 = St
page-own-code-4 = Wl
page-own-code-5 = Ve
page-check-scene = Krise und Fertigkeitsprobe
page-check-title = Fertigkeitsprobe
page-check-crisis = Krise
page-check-about = Es geht um { $name }
page-check-target = Schwierigkeit
page-check-against = gegen { $target }
page-check-from = ab { $n }
page-check-either = Entweder
page-check-or = Oder
page-check-helps = Hilft
page-check-hinders = Hindert
page-check-face-up = Diesmal legen alle ihre Karten offen dazu.
page-check-no-chaos = Keine Chaoskarten in dieser Probe.
page-check-chaos = Chaosstapel
page-check-added = Karten
page-check-changed = Danach verändert: { $n }
page-check-adds = wählt gerade
page-check-mine = Von dir:
page-check-total-of = Summe { $total }, nötig { $target }
page-check-show = Probe zeigen
page-check-show-crisis = Krise zeigen
page-check-show-ship = Schiff zeigen
page-check-die = Würfel: { $n } { $change }
page-check-die-soon = Gleich wird gewürfelt { $change }
page-check-cut-either = Entweder:
page-check-cut-success = Erfolg:
page-check-cut-partial = Teilerfolg ab \d+:
page-check-cut-failure = Misserfolg:
page-check-cut-or = Oder:
page-check-cut-last = Zum Schluss
page-window-before_cards = Bevor Karten zu einer Probe kommen
page-window-after_total = Wenn eine Probe zusammengezählt ist
page-window-before_roll = Bevor gewürfelt wird
page-window-after_roll = Nach dem Wurf
page-window-defeat = Wenn ein Charakter überwältigt würde
page-window-passenger = Wenn ein Passagier überwältigt würde
page-underway = gewählt
page-peril = wird gleich überwältigt
page-kind-character = Charaktere
page-kind-feat = Talente
page-kind-card = Fertigkeitskarten
page-kind-item = Gegenstände
page-kind-spell = Zauber
page-kind-waypoint = Etappenziele
page-kind-damage = Schaden
page-kind-mythos = Mythos
page-kind-loyalty = Loyalität
page-kind-title = Titel
page-kind-passenger = Passagiere
page-kind-space = Felder
