# nazwy i nagłówki

title = Nowa gra
tagline = Wyłóż swoje muszle: wygrywa najwyższa suma.

topic-setup = Przygotowanie
topic-turns = Tury
topic-shells = Muszle
topic-ending = Koniec

shell-limpet = Czareczka
shell-cockle = Sercówka
shell-whelk = Trąbik
shell-mussel = Omułek
shell-scallop = Przegrzebek
shell-oyster = Ostryga
shell-cowrie = Porcelanka
shell-conch = Tryton
shell-lantern = Latarnia
shell-queen = Królowa

# zasady własnymi słowami

rule-setup-1 = Potasujcie muszle i rozdajcie każdemu trzy. Reszta to stos.
rule-turns-1 = W swojej turze wykładasz przed siebie jedną ze swoich muszli, odkrytą.
rule-turns-2 = Królowa nie może być pierwszą muszlą na stole.
rule-turns-3 = Muszla ze zdolnością działa od razu. Dobraną muszlę ogląda tylko ten, kto ją dobrał.
rule-turns-4 = Potem turę ma następna osoba, która ma jeszcze muszlę.
rule-shells-lantern = Dobierz muszlę ze stosu.
rule-ending-1 = Gdy nikt nie ma już muszli, gra się kończy. Wygrywa najwyższa suma; przy równych sumach wygrywa się razem.

# pytania i odpowiedzi

prompt-lay = Którą muszlę wykładasz?
move-lay =
    .head = Wyłóż
    .thing = { $shell }

# co się dzieje: dla wszystkich i (--you) dla osoby, której to dotyczy

event-laid = { $seat } wykłada muszlę: { $shell }.
event-laid--you = Wykładasz muszlę: { $shell }.
event-drew = { $seat } dobiera muszlę: { $shell }.
event-drew--you = Dobierasz muszlę: { $shell }.
event-drew_one = { $seat } dobiera muszlę.

# zakończenia

ending-counted = Wszystkie muszle zostały wyłożone.
ending-length = Gra trwała zbyt długo i została przerwana.

# co widać na stole

sections-table = Stół
sections-pile = Stos
sections-players = Gracze
sections-player = Gracz
sections-hand = Ręka
sections-laid = Wyłożone
sections-sum = Suma
