# Namen und Überschriften

title = Neues Spiel
tagline = Leg deine Muscheln aus: Die höchste Summe gewinnt.

topic-setup = Aufbau
topic-turns = Züge
topic-shells = Muscheln
topic-ending = Ende

shell-limpet = Napfschnecke
shell-cockle = Herzmuschel
shell-whelk = Wellhornschnecke
shell-mussel = Miesmuschel
shell-scallop = Jakobsmuschel
shell-oyster = Auster
shell-cowrie = Kauri
shell-conch = Tritonshorn
shell-lantern = Laterne
shell-queen = Königin

# die Regeln in eigenen Worten

rule-setup-1 = Mischt die Muscheln und gebt allen drei. Der Rest ist der Stapel.
rule-turns-1 = In deinem Zug legst du eine deiner Muscheln offen vor dir aus.
rule-turns-2 = Die Königin darf nicht als erste Muschel auf dem Tisch liegen.
rule-turns-3 = Eine Muschel mit einer Fähigkeit wirkt sofort. Wer zieht, sieht sich die Muschel allein an.
rule-turns-4 = Danach ist an der Reihe, wer als Nächstes noch eine Muschel hat.
rule-shells-lantern = Zieh eine Muschel vom Stapel.
rule-ending-1 = Hat niemand mehr eine Muschel, endet das Spiel. Die höchste Summe gewinnt; wer gleich viel hat, gewinnt gemeinsam.

# Fragen und Antworten

prompt-lay = Welche Muschel legst du aus?
move-lay =
    .head = Auslegen
    .thing = { $shell }

# was geschieht: für alle, und (--you) für die Person, um die es geht

event-laid = { $seat } legt { $shell } aus.
event-laid--you = Du legst { $shell } aus.
event-drew = { $seat } zieht { $shell }.
event-drew--you = Du ziehst { $shell }.
event-drew_one = { $seat } zieht eine Muschel.

# Enden

ending-counted = Alle Muscheln sind ausgelegt.
ending-length = Die Partie hat zu lange gedauert und wurde abgebrochen.

# was der Tisch zeigt

sections-table = Tisch
sections-pile = Stapel
sections-players = Mitspielende
sections-player = Name
sections-hand = Hand
sections-laid = Ausgelegt
sections-sum = Summe
