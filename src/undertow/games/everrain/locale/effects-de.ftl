# Written by tests/games/everrain/story_words.py from the rows of the cards: what comes of every answer, how it is offered.

effect-sea-upward-rain-a = 1 Gebrauchsware; alle an Deck erleiden je 1 Stress.
effect-sea-upward-rain-b = 1 Hinweis; entkräfte 1 verfügbaren Befehl.
prompt-sea-upward-rain = Regen nach oben
move-answer--sea-upward-rain = { $n ->
    [1] Mitten hindurch, mit jedem Eimer an Bord.
   *[2] Beidrehen und nachmessen.
    }
effect-sea-door-afloat-a = 1 Kleinod; 1 Feind kommt an Deck.
effect-sea-door-afloat-b = 1 Hinweis; jemand aus der Mannschaft erleidet 1 Stress.
effect-sea-door-afloat-c = Nichts geschieht.
prompt-sea-door-afloat = Eine Tür auf See
move-answer--sea-door-afloat = { $n ->
    [1] Aufmachen.
    [2] Zurückklopfen.
   *[3] Stehen lassen.
    }
effect-sea-overboard-twice-a = Ein Matrose kommt in deine Mannschaft (ist sie voll: stattdessen 4 Münzen).
effect-sea-overboard-twice-b = Der blinde Passagier kommt an Deck.
effect-sea-overboard-twice-c = 2 Hinweise; jedes Crewmitglied erleidet 1 Stress.
prompt-sea-overboard-twice = Mann über Bord, zweimal
move-answer--sea-overboard-twice = { $n ->
    [1] Den Ersten behalten, dem Zweiten ein Fass geben.
    [2] Den Zweiten behalten, dem Ersten ein Fass geben.
   *[3] Beide behalten und streiten lassen.
    }
effect-sea-gull-tax-a = Segle sofort mit 3 Reisepunkten; decke die nächsten 2 Seekartenteile auf und lege sie in beliebiger Reihenfolge zurück.
effect-sea-gull-tax-b = Alle an Deck erleiden je 1 Stress.
effect-sea-gull-tax-c = 1 Eilbefehl.
prompt-sea-gull-tax = Die Möwensteuer
move-answer--sea-gull-tax = { $n ->
    [1] In Schiffszwieback zahlen (2 Münzen).
    [2] Mit der Glocke verscheuchen.
   *[3] Den Hut des Kapitäns anbieten.
    }
effect-sea-lights-below-a = 2 Hinweise; jemand aus der Mannschaft erleidet 2 Stress.
effect-sea-lights-below-b = Segle sofort mit 2 Reisepunkten.
effect-sea-lights-below-c = Alle an Deck bauen je 1 Stress ab.
prompt-sea-lights-below = Lichter in der Tiefe
move-answer--sea-lights-below = { $n ->
    [1] Laterne und Schiefertafel hinablassen.
    [2] Die Riemen heraus und fort.
   *[3] Die eigenen Lichter löschen.
    }
effect-sea-three-tugs-a = Würfle zweimal um Beute; 1 Feind kommt an Deck.
effect-sea-three-tugs-b = Die Agenda geht 1 Feld zurück; entkräfte 1 verfügbaren Befehl.
prompt-sea-three-tugs = Dreimal gezogen
move-answer--sea-three-tugs = { $n ->
    [1] Dreimal zurückziehen.
   *[2] Kappen.
    }
effect-sea-ledger-barge-a = 8 Münzen; die Agenda rückt 2 Felder vor.
effect-sea-ledger-barge-b = 1 Hinweis; jemand aus der Mannschaft erleidet 1 Stress.
effect-sea-ledger-barge-c = Würfle einmal um Beute; entkräfte 1 verfügbaren Befehl.
prompt-sea-ledger-barge = Der Steuerprahm
move-answer--sea-ledger-barge = { $n ->
    [1] Quittieren und die Kasse mitnehmen.
    [2] Die eigene Zeile streichen.
   *[3] Den Prahm in Schlepp nehmen.
    }
effect-sea-nine-minutes-a = 2 Hinweise; alle an Deck erleiden je 1 Stress.
effect-sea-nine-minutes-b = Jedes Crewmitglied baut 1 Stress ab.
prompt-sea-nine-minutes = Neun Minuten
move-answer--sea-nine-minutes = { $n ->
    [1] Aufzeichnen, so viele es geht.
   *[2] Sich aufs Deck legen und schauen.
    }
effect-sea-tide-goes-out-a = Würfle zweimal um Beute; das Schiff erleidet 1 Schaden.
effect-sea-tide-goes-out-b = Repariere bis zu 3 zerstörte Posten.
prompt-sea-tide-goes-out = Ebbe
move-answer--sea-tide-goes-out = { $n ->
    [1] Graben, wo die Schlüssel am dichtesten liegen.
   *[2] Kratzen und kalfatern, solange es geht.
    }
effect-sea-patient-sail-a = Erneuere 2 erteilte Befehle; auf dem Seekartenteil des Startspielers erscheint ein Feindschiff.
effect-sea-patient-sail-b = Segle sofort mit 3 Reisepunkten; alle an Deck erleiden je 1 Stress.
effect-sea-patient-sail-c = 1 Hinweis; die Agenda rückt 1 Feld vor.
prompt-sea-patient-sail = Das geduldige Segel
move-answer--sea-patient-sail = { $n ->
    [1] Wenden und fragen, was sie wollen.
    [2] Jeden Fetzen setzen.
   *[3] Eine Laterne aushängen und warten.
    }
effect-sea-rats-conference-a = Decke die nächsten 3 Seekartenteile auf und lege sie in beliebiger Reihenfolge zurück; du erhältst 1 Hinweis.
effect-sea-rats-conference-b = 4 Münzen; alle unter Deck erleiden je 1 Stress.
prompt-sea-rats-conference = Die Konferenz der Ratten
move-answer--sea-rats-conference = { $n ->
    [1] Fragen, was sie wissen.
   *[2] Die Katze auf die Vettern ansetzen.
    }
effect-sea-counting-buoy-a = Die Agenda geht 2 Felder zurück; das Schiff erleidet 1 Schaden.
effect-sea-counting-buoy-b = 2 Hinweise; die Agenda rückt 1 Feld vor.
prompt-sea-counting-buoy = Die zählende Boje
move-answer--sea-counting-buoy = { $n ->
    [1] Einen Marlspieker ins Werk rammen.
   *[2] Zählen lassen und die Zeit nehmen.
    }
effect-sea-polite-fog-passed = 1 Hinweis; segle sofort mit 2 Reisepunkten.
effect-sea-polite-fog-failed = Das Schiff treibt 2 Felder weit, wohin der Schicksalswürfel will; alle an Deck erleiden je 1 Stress.
effect-sea-eleven-bottles-passed = 2 Hinweise.
effect-sea-eleven-bottles-failed = 1 Hinweis; wer die Probe abgelegt hat, erleidet 2 Stress.
effect-sea-cooks-theory-passed = 1 Hinweis; jedes Crewmitglied baut 1 Stress ab.
effect-sea-cooks-theory-failed = Jedes Crewmitglied erleidet 1 Stress.
effect-sea-blue-fire-passed = Erneuere 2 erteilte Befehle.
effect-sea-blue-fire-failed = Das Schiff erleidet 1 Schaden; wer im Krähennest steht, erleidet 1 Wunde.
effect-sea-plaited-weed-passed = 1 Hinweis.
effect-sea-plaited-weed-failed = Das Schiff erleidet 1 Schaden; entkräfte 1 verfügbaren Befehl.
effect-sea-whale-bell-passed = 2 Hinweise; segle sofort mit 2 Reisepunkten.
effect-sea-whale-bell-failed = Das Schiff erleidet 2 Schaden.
effect-sea-hail-of-teeth-passed = 5 Münzen.
effect-sea-hail-of-teeth-failed = Jemand aus der Mannschaft erleidet 1 Wunde; alle an Deck erleiden je 1 Stress.
effect-sea-moths-passed = 1 Hinweis.
effect-sea-moths-failed = Entkräfte 2 verfügbare Befehle.
effect-sea-green-squall-passed = Segle sofort mit 4 Reisepunkten; der nächstgelegene Sturm zieht 1 Feld von deinem Schiff weg.
effect-sea-green-squall-failed = Das Schiff erleidet 2 Schaden; der nächstgelegene Sturm zieht 1 Feld auf dein Schiff zu.
effect-sea-evensong-passed = Die Agenda geht 2 Felder zurück.
effect-sea-evensong-failed = 1 Feind kommt an Deck; alle an Deck erleiden je 1 Stress.
effect-sea-own-signal-passed = 1 Hinweis; die Agenda geht 1 Feld zurück.
effect-sea-own-signal-failed = Auf dem Seekartenteil des Startspielers erscheint ein Feindschiff.
effect-sea-at-the-waterline-passed = 1 Schatz.
effect-sea-at-the-waterline-failed = Das Schiff erleidet 1 Schaden; 1 Feind kommt an Deck.
effect-exp-underside-stairs-a = 3 Hinweise; jemand an Land erleidet 1 Wunde.
effect-exp-underside-stairs-b = 1 Hinweis; alle an Land erleiden je 1 Stress.
prompt-exp-underside-stairs = Die Unterseite der Treppe
move-answer--exp-underside-stairs = { $n ->
    [1] Hinunter, bis unter Wasser.
   *[2] Verstecken und sehen, wer sie benutzt.
    }
effect-exp-orchard-of-oars-a = Alle an Land bauen je bis zu 3 Stress ab; jemand an Land heilt 1 Wunde.
effect-exp-orchard-of-oars-b = 2 Eilbefehle; 1 Feind kommt an Deck.
effect-exp-orchard-of-oars-c = 2 Hinweise; entkräfte 1 verfügbaren Befehl.
prompt-exp-orchard-of-oars = Der Rudergarten
move-answer--exp-orchard-of-oars = { $n ->
    [1] Die Frucht teilen.
    [2] Den geradesten Riemen herausziehen.
   *[3] Einen eigenen dazupflanzen.
    }
effect-exp-inkpot-crabs-passed = 2 Hinweise.
effect-exp-inkpot-crabs-failed = 1 Hinweis; wer die Probe abgelegt hat, erleidet 1 Wunde.
effect-exp-breathing-a = 2 Hinweise; alle an Land erleiden je 1 Stress.
effect-exp-breathing-b = Würfle zweimal um Beute; alle an Land erleiden je 1 Wunde.
effect-exp-breathing-c = Alle an Land bauen je 1 Stress ab; die Insel bleibt unerforscht.
prompt-exp-breathing = Atemzüge
move-answer--exp-breathing = { $n ->
    [1] Mit dem Einatmen hinein, mit dem Ausatmen heraus.
    [2] Im Eingang Feuer machen.
   *[3] Summend rückwärts gehen.
    }
effect-exp-cooks-grave-a = 1 Schatz; 1 Hinweis; alle an Land erleiden je 1 Stress.
effect-exp-cooks-grave-b = 1 Hinweis; die Agenda geht 1 Feld zurück.
prompt-exp-cooks-grave = Hier ruht der Koch
move-answer--exp-cooks-grave = { $n ->
    [1] Graben.
   *[2] Das zweite L auskratzen.
    }
effect-exp-upper-house-passed = 2 Hinweise; 3 Münzen.
effect-exp-upper-house-failed = Du verlierst 3 Münzen; wer die Probe abgelegt hat, erleidet 1 Stress.
effect-exp-house-of-salt-a = 1 Relikt; alle an Land erleiden je 1 Wunde.
effect-exp-house-of-salt-b = Alle an Land bauen je bis zu 2 Stress ab; du erhältst 1 Hinweis.
prompt-exp-house-of-salt = Das Haus aus Salz
move-answer--exp-house-of-salt = { $n ->
    [1] Den Glassturz abnehmen.
   *[2] Sich an den kalten Herd setzen.
    }
effect-exp-warm-sand-passed = 2 Gebrauchswaren.
effect-exp-warm-sand-failed = Wer die Probe abgelegt hat, erleidet 1 Wunde; 1 Feind kommt an Deck.
effect-exp-supper-laid-a = Alle an Land bauen je bis zu 3 Stress ab und heilen je 1 Wunde; die Agenda rückt 1 Feld vor.
effect-exp-supper-laid-b = 2 Hinweise.
effect-exp-supper-laid-c = 3 Hinweise; alle an Land erleiden je 2 Stress.
prompt-exp-supper-laid = Gedeckt für so viele, wie ihr seid
move-answer--exp-supper-laid = { $n ->
    [1] Hinsetzen und essen.
    [2] Nichts anrühren, alles durchsuchen.
   *[3] Ein Gedeck mehr auflegen.
    }
effect-exp-bridge-of-sorts-passed = Würfle dreimal um Beute.
effect-exp-bridge-of-sorts-failed = Wer die Probe abgelegt hat, erleidet 2 Wunden; würfle einmal um Beute.
effect-exp-bell-pit-passed = 2 Hinweise; die Agenda geht 1 Feld zurück.
effect-exp-bell-pit-failed = Alle an Land erleiden je 2 Stress.
effect-exp-your-own-boots-a = 2 Hinweise; alle an Land erleiden je 1 Stress.
effect-exp-your-own-boots-b = 1 Schatz; 1 Hinweis; die Agenda rückt 1 Feld vor.
prompt-exp-your-own-boots = Eure eigenen Stiefel
move-answer--exp-your-own-boots = { $n ->
    [1] Euch selbst nachgehen.
   *[2] Am Dornbusch rechts.
    }
effect-exp-dry-water-passed = Alle an Land heilen je 1 Wunde; du erhältst 2 Hinweise.
effect-exp-dry-water-failed = Wer die Probe abgelegt hat, erleidet 2 Stress; du erhältst 1 Hinweis.
effect-exp-tide-clock-passed = 1 Hinweis; erneuere 3 erteilte Befehle.
effect-exp-tide-clock-failed = Entkräfte 2 verfügbare Befehle; die Agenda rückt 1 Feld vor.
effect-exp-harmonium-a = 3 Hinweise; 1 Feind kommt an Deck.
effect-exp-harmonium-b = 1 Schatz; 1 Hinweis.
prompt-exp-harmonium = Das Harmonium
move-answer--exp-harmonium = { $n ->
    [1] Den Marsch zu Ende spielen.
   *[2] Die Rückwand öffnen.
    }
effect-exp-hermits-toll-a = 3 Hinweise.
effect-exp-hermits-toll-b-passed = 2 Hinweise.
effect-exp-hermits-toll-b-failed = Entkräfte 1 verfügbaren Befehl; jemand an Land erleidet 1 Stress.
effect-exp-hermits-toll-c = Alle an Land heilen je bis zu 2 Wunden.
prompt-exp-hermits-toll = Der Zoll des Einsiedlers
move-answer--exp-hermits-toll = { $n ->
    [1] Etwas aus dem Laderaum geben (1 Schatz).
    [2] Eine Geschichte erzählen. (Hafenprobe)
   *[3] Suppe (2 Münzen).
    }
effect-exp-the-pool-a = Jemand an Land zieht eine neue hilfreiche Eigenschaft anstelle der alten; du erhältst 1 Hinweis.
effect-exp-the-pool-b = 1 Schatz; alle an Land erleiden je 1 Stress.
prompt-exp-the-pool = Der Teich
move-answer--exp-the-pool = { $n ->
    [1] Zurückwinken.
   *[2] Einen Stein hineinwerfen.
    }
effect-exp-kite-rock-passed = Lege das nächste Seekartenteil neben deins, wo du willst; du erhältst 1 Hinweis.
effect-exp-kite-rock-failed = Wer die Probe abgelegt hat, erleidet 1 Wunde; du erhältst 1 Hinweis.
effect-exp-gravel-garden-a = 2 Hinweise; entkräfte 1 verfügbaren Befehl.
effect-exp-gravel-garden-b = 2 Gebrauchswaren; die Agenda rückt 1 Feld vor.
prompt-exp-gravel-garden = Der Kiesgarten
move-answer--exp-gravel-garden = { $n ->
    [1] Den Strich vollenden.
   *[2] Die zwei kleinsten Anker mitnehmen.
    }
effect-exp-a-hand-short-passed = 6 Münzen; 1 Hinweis.
effect-exp-a-hand-short-failed = Du verlierst 4 Münzen; wer die Probe abgelegt hat, erleidet 1 Stress.
effect-exp-glass-beach-passed = 1 Kleinod; 1 Hinweis.
effect-exp-glass-beach-failed = Alle an Land erleiden je 1 Wunde.
effect-exp-gulls-bank-passed = 10 Münzen.
effect-exp-gulls-bank-failed = 4 Münzen; wer die Probe abgelegt hat, erleidet 1 Wunde.
effect-exp-chapel-of-boots-a = 1 Eilbefehl; alle an Land bauen je 1 Stress ab.
effect-exp-chapel-of-boots-b-passed = 3 Hinweise.
effect-exp-chapel-of-boots-b-failed = Alle an Land erleiden je 1 Stress; 1 Feind kommt an Deck.
prompt-exp-chapel-of-boots = Die Kapelle der Stiefel
move-answer--exp-chapel-of-boots = { $n ->
    [1] Die Stiefel wechseln.
   *[2] Alle ausleeren, jedes Paar. (Inselprobe)
    }
effect-exp-scarecrow-a = 3 Hinweise; 1 Feind kommt an Deck.
effect-exp-scarecrow-b = 6 Münzen; jemand an Land baut 1 Stress ab.
prompt-exp-scarecrow = Die Vogelscheuche
move-answer--exp-scarecrow = { $n ->
    [1] Sie umdrehen.
   *[2] Ihre Taschen durchsuchen.
    }
effect-soc-map-forger-a = Decke die nächsten 3 Seekartenteile auf und lege sie in beliebiger Reihenfolge zurück; du erhältst 1 Hinweis.
effect-soc-map-forger-b = Lege das nächste Seekartenteil neben deins, wo du willst; du erhältst 2 Hinweise.
prompt-soc-map-forger = Der Kartenfälscher
move-answer--soc-map-forger = { $n ->
    [1] Eine Skizze kaufen (3 Münzen). → Decke die nächsten 3 Seekartenteile auf und lege sie in beliebiger Reihenfolge zurück; du erhältst 1 Hinweis.
   *[2] Etwas Neues in Auftrag geben (8 Münzen). → Lege das nächste Seekartenteil neben deins, wo du willst; du erhältst 2 Hinweise.
    }
effect-soc-widows-gun-a = 1 Bauplan für ein Geschütz.
effect-soc-widows-gun-b = Wer hingegangen ist, baut bis zu 3 Stress ab.
prompt-soc-widows-gun = Die Kanone der Witwe
move-answer--soc-widows-gun = { $n ->
    [1] Die Kanone kaufen (6 Münzen). → 1 Bauplan für ein Geschütz.
   *[2] Zum Tee bleiben. → Wer hingegangen ist, baut bis zu 3 Stress ab.
    }
effect-soc-shave-tooth-leg-a = Wer hingegangen ist, baut bis zu 2 Stress ab.
effect-soc-shave-tooth-leg-b = Jedes Crewmitglied heilt 1 Wunde und baut 1 Stress ab.
prompt-soc-shave-tooth-leg = Bart, Zahn, Bein
move-answer--soc-shave-tooth-leg = { $n ->
    [1] Eine Rasur (1 Münze). → Wer hingegangen ist, baut bis zu 2 Stress ab.
   *[2] Alles, was er kann (5 Münzen). → Jedes Crewmitglied heilt 1 Wunde und baut 1 Stress ab.
    }
effect-soc-lamplighters-a = 1 Eilbefehl.
effect-soc-lamplighters-b = 2 Eilbefehle; decke die nächsten 2 Seekartenteile auf und lege sie in beliebiger Reihenfolge zurück.
prompt-soc-lamplighters = Die Zunft der Laternenanzünder
move-answer--soc-lamplighters = { $n ->
    [1] Eine Lampe mieten (4 Münzen). → 1 Eilbefehl.
   *[2] Die ganze Schicht mieten (9 Münzen). → 2 Eilbefehle; decke die nächsten 2 Seekartenteile auf und lege sie in beliebiger Reihenfolge zurück.
    }
effect-soc-woman-who-heard-a = 1 Hinweis.
effect-soc-woman-who-heard-b = 3 Hinweise.
prompt-soc-woman-who-heard = Die Frau, die zuhört
move-answer--soc-woman-who-heard = { $n ->
    [1] Ihren Preis zahlen (4 Münzen). → 1 Hinweis.
   *[2] Ihr etwas vorsingen (1 Shanty). → 3 Hinweise.
    }
effect-soc-the-crimp-a = Ein Matrose kommt in deine Mannschaft (ist sie voll: stattdessen 4 Münzen).
effect-soc-the-crimp-b = 5 Münzen; die Agenda rückt 1 Feld vor.
prompt-soc-the-crimp = Der Seelenverkäufer
move-answer--soc-the-crimp = { $n ->
    [1] Ihn anheuern (2 Münzen). → Ein Matrose kommt in deine Mannschaft (ist sie voll: stattdessen 4 Münzen).
   *[2] Die Wache rufen. → 5 Münzen; die Agenda rückt 1 Feld vor.
    }
effect-soc-wet-pawnshop-a = 1 Kleinod.
effect-soc-wet-pawnshop-b = 1 Relikt.
prompt-soc-wet-pawnshop = Das nasse Pfandhaus
move-answer--soc-wet-pawnshop = { $n ->
    [1] Ware versetzen (1 Gebrauchsware). → 1 Kleinod.
   *[2] Etwas Teures versetzen (1 Kleinod und 3 Münzen). → 1 Relikt.
    }
effect-soc-mutual-and-drowned-a = Die Agenda geht 3 Felder zurück.
effect-soc-mutual-and-drowned-b = Repariere bis zu 2 zerstörte Posten.
prompt-soc-mutual-and-drowned = Ertrunkene auf Gegenseitigkeit
move-answer--soc-mutual-and-drowned = { $n ->
    [1] Den Schadensfall verzögern (5 Münzen). → Die Agenda geht 3 Felder zurück.
   *[2] Alte Schäden geltend machen. → Repariere bis zu 2 zerstörte Posten.
    }
effect-soc-three-shells-passed = 7 Münzen.
effect-soc-three-shells-failed = Du verlierst 4 Münzen.
effect-soc-anything-to-declare-passed = 1 Hinweis; erneuere 2 erteilte Befehle.
effect-soc-anything-to-declare-failed = Wirf 1 Schatz deiner Wahl ab; du verlierst 2 Münzen.
effect-soc-professors-witness-passed = 2 Hinweise.
effect-soc-professors-witness-failed = Wer hingegangen ist, erleidet 2 Stress.
effect-soc-harbour-dog-passed = Repariere bis zu 3 zerstörte Posten; du erhältst 2 Münzen.
effect-soc-harbour-dog-failed = Wer hingegangen ist, erleidet 1 Wunde.
effect-soc-somebodys-birthday-passed = Ein Matrose kommt in deine Mannschaft (ist sie voll: stattdessen 4 Münzen); wer hingegangen ist, baut 1 Stress ab.
effect-soc-somebodys-birthday-failed = Wer hingegangen ist, erleidet 1 Wunde und baut 1 Stress ab.
effect-soc-dry-preacher-passed = Die Agenda geht 2 Felder zurück; du erhältst 1 Hinweis.
effect-soc-dry-preacher-failed = Jedes Crewmitglied erleidet 1 Stress.
effect-soc-lot-forty-passed = Du verlierst 1 Münze; du erhältst 2 Schätze.
effect-soc-lot-forty-failed = Du verlierst 5 Münzen; du erhältst 1 Gebrauchsware.
effect-soc-sister-drinks-passed = 3 Hinweise.
effect-soc-sister-drinks-failed = Du verlierst 2 Münzen; wer hingegangen ist, erleidet 1 Stress.
effect-soc-bride-in-oilskins-a = Ein Passagier nach Pellam bezieht eine Kajüte (bei der Ankunft: 12 Münzen, jedes Crewmitglied baut 1 Stress ab).
effect-soc-bride-in-oilskins-b = Nichts geschieht.
prompt-soc-bride-in-oilskins = Die Braut im Ölzeug
move-answer--soc-bride-in-oilskins = { $n ->
    [1] Nach Pellam mitnehmen. → Ein Passagier nach Pellam bezieht eine Kajüte (bei der Ankunft: 12 Münzen, jedes Crewmitglied baut 1 Stress ab).
   *[2] Ihr Glück wünschen. → Nichts geschieht.
    }
effect-soc-beekeeper-a = Ein Passagier nach Skarn bezieht eine Kajüte (bei der Ankunft: 8 Münzen, 1 Gebrauchsware).
effect-soc-beekeeper-b = Nichts geschieht.
prompt-soc-beekeeper = Der Imker
move-answer--soc-beekeeper = { $n ->
    [1] Nach Skarn mitnehmen. → Ein Passagier nach Skarn bezieht eine Kajüte (bei der Ankunft: 8 Münzen, 1 Gebrauchsware).
   *[2] Ablehnen. → Nichts geschieht.
    }
effect-soc-hangman-on-leave-a = Jemand aus der Mannschaft erleidet 1 Stress; ein Passagier nach Vesk bezieht eine Kajüte (bei der Ankunft: 15 Münzen).
effect-soc-hangman-on-leave-b = Nichts geschieht.
prompt-soc-hangman-on-leave = Der Henker auf Urlaub
move-answer--soc-hangman-on-leave = { $n ->
    [1] Nach Vesk mitnehmen. → Jemand aus der Mannschaft erleidet 1 Stress; ein Passagier nach Vesk bezieht eine Kajüte (bei der Ankunft: 15 Münzen).
   *[2] Sagen, es sei alles belegt. → Nichts geschieht.
    }
effect-soc-boy-with-box-a = Ein Passagier nach Ombrey bezieht eine Kajüte (bei der Ankunft: 1 Relikt).
effect-soc-boy-with-box-b = Nichts geschieht.
prompt-soc-boy-with-box = Der Junge mit der Kiste
move-answer--soc-boy-with-box = { $n ->
    [1] Beide nach Ombrey mitnehmen. → Ein Passagier nach Ombrey bezieht eine Kajüte (bei der Ankunft: 1 Relikt).
   *[2] Ihnen ein anderes Schiff suchen. → Nichts geschieht.
    }
effect-soc-choirmaster-a = Ein Passagier nach Pellam bezieht eine Kajüte (bei der Ankunft: 3 Hinweise).
effect-soc-choirmaster-b = Nichts geschieht.
prompt-soc-choirmaster = Der Chorleiter
move-answer--soc-choirmaster = { $n ->
    [1] Nach Pellam mitnehmen. → Ein Passagier nach Pellam bezieht eine Kajüte (bei der Ankunft: 3 Hinweise).
   *[2] Ihn weiterschicken. → Nichts geschieht.
    }
effect-soc-tax-inspector-a = Ein Passagier nach Lanthorn bezieht eine Kajüte (bei der Ankunft: die Agenda geht 4 Felder zurück, du erhältst 4 Münzen).
effect-soc-tax-inspector-b = Nichts geschieht.
prompt-soc-tax-inspector = Der Gezeiteninspektor
move-answer--soc-tax-inspector = { $n ->
    [1] Nach Lanthorn mitnehmen. → Ein Passagier nach Lanthorn bezieht eine Kajüte (bei der Ankunft: die Agenda geht 4 Felder zurück, du erhältst 4 Münzen).
   *[2] Bedauern, ihr fahrt woandershin. → Nichts geschieht.
    }
effect-soc-the-twins-a = Ein Passagier nach Skarn bezieht eine Kajüte (bei der Ankunft: 8 Münzen, jedes Crewmitglied baut bis zu 2 Stress ab).
effect-soc-the-twins-b = Nichts geschieht.
prompt-soc-the-twins = Die Zwillinge
move-answer--soc-the-twins = { $n ->
    [1] Nach Skarn mitnehmen. → Ein Passagier nach Skarn bezieht eine Kajüte (bei der Ankunft: 8 Münzen, jedes Crewmitglied baut bis zu 2 Stress ab).
   *[2] Zweimal ablehnen. → Nichts geschieht.
    }
effect-soc-dry-woman-a = Jedes Crewmitglied baut 1 Stress ab; ein Passagier nach Morva bezieht eine Kajüte (bei der Ankunft: 5 Hinweise).
effect-soc-dry-woman-b = Die Agenda geht 1 Feld zurück.
prompt-soc-dry-woman = Die Frau, die trocken bleibt
move-answer--soc-dry-woman = { $n ->
    [1] Nach Morva mitnehmen. → Jedes Crewmitglied baut 1 Stress ab; ein Passagier nach Morva bezieht eine Kajüte (bei der Ankunft: 5 Hinweise).
   *[2] Lieber nicht. → Die Agenda geht 1 Feld zurück.
    }
effect-c01-opening-a = 1 Hinweis; alle an Deck erleiden je 1 Stress; Chronikkarte 1 kommt ungelesen unter das Deckblatt.
effect-c01-opening-b = Chronikkarte 1 kommt ungelesen unter das Deckblatt.
effect-c01-opening-c = Jemand aus der Mannschaft baut 1 Stress ab.
prompt-c01-opening = Die Glocke im Netz
move-answer--c01-opening = { $n ->
    [1] Auf dem Achterdeck aufhängen.
    [2] In Segeltuch wickeln und verstauen.
   *[3] Zurückwerfen.
    }
effect-c01-journey-a = 2 Hinweise; Chronikkarte 2 kommt ungelesen unter das Deckblatt.
effect-c01-journey-b = 8 Münzen; Chronikkarte 2 kommt ungelesen unter das Deckblatt.
prompt-c01-journey = Die Verhandlung
move-answer--c01-journey = { $n ->
    [1] Dem Gericht die Glocke leihen.
   *[2] Sagen, ihr habt keine Glocke.
    }
effect-c01-epilogue-a = 3 Hinweise; die Agenda geht 1 Feld zurück.
effect-c01-epilogue-b = 1 Hinweis; 1 Relikt.
effect-c02-opening-a = 2 Hinweise; jedes Crewmitglied erleidet 1 Stress; Chronikkarte 3 kommt ungelesen unter das Deckblatt.
effect-c02-opening-b = Decke die nächsten 3 Seekartenteile auf und lege sie in beliebiger Reihenfolge zurück; Chronikkarte 3 kommt ungelesen unter das Deckblatt.
effect-c02-opening-c = Die Agenda geht 1 Feld zurück; jemand aus der Mannschaft erleidet 1 Stress.
prompt-c02-opening = Das Logbuch von morgen
move-answer--c02-opening = { $n ->
    [1] Bis zum Ende lesen.
    [2] Jeden Tag eine Seite lesen.
   *[3] Verbrennen.
    }
effect-c02-journey-a = 2 Hinweise; jemand aus der Mannschaft erleidet 1 Wunde; Chronikkarte 4 kommt ungelesen unter das Deckblatt.
effect-c02-journey-b = Erneuere 3 erteilte Befehle; die Agenda geht 1 Feld zurück; Chronikkarte 4 kommt ungelesen unter das Deckblatt.
prompt-c02-journey = Der Fremde
move-answer--c02-journey = { $n ->
    [1] Ihn ansprechen.
   *[2] Wortlos weitersegeln.
    }
effect-c02-epilogue-a = 3 Hinweise; 4 Münzen.
effect-c02-epilogue-b = Jedes Crewmitglied baut bis zu 2 Stress ab; du erhältst 2 Hinweise; die Agenda geht 2 Felder zurück.
effect-c03-opening-a = 2 Münzen; Chronikkarte 5 kommt ungelesen unter das Deckblatt.
effect-c03-opening-b = 1 Hinweis; jemand aus der Mannschaft erleidet 1 Stress; Chronikkarte 5 kommt ungelesen unter das Deckblatt.
effect-c03-opening-c = Nichts geschieht.
prompt-c03-opening = Ein Brief an niemanden
move-answer--c03-opening = { $n ->
    [1] Verschlossen mitnehmen.
    [2] Über Dampf öffnen.
   *[3] Bei ihr lassen.
    }
effect-c03-journey-a = Jemand aus der Mannschaft erleidet 1 Wunde; du erhältst 2 Hinweise; Chronikkarte 6 kommt ungelesen unter das Deckblatt.
effect-c03-journey-b = Decke die nächsten 3 Seekartenteile auf und lege sie in beliebiger Reihenfolge zurück; du erhältst 1 Hinweis; Chronikkarte 6 kommt ungelesen unter das Deckblatt.
prompt-c03-journey = Eine halbe Meile an Steuerbord
move-answer--c03-journey = { $n ->
    [1] Einwerfen.
   *[2] Auf die Leerung warten.
    }
effect-c03-epilogue-a = 4 Hinweise.
effect-c03-epilogue-b = 2 Hinweise; würfle zweimal um Beute.
effect-c04-opening-a = 1 Eilbefehl; Chronikkarte 7 kommt ungelesen unter das Deckblatt.
effect-c04-opening-b = Jemand aus der Mannschaft erleidet 1 Stress; du erhältst 1 Hinweis; Chronikkarte 7 kommt ungelesen unter das Deckblatt.
prompt-c04-opening = Der Bruder des Kochs
move-answer--c04-opening = { $n ->
    [1] Die Zeche zahlen und ihn mitnehmen (4 Münzen).
   *[2] Ihm eine Münze hinlegen und gehen.
    }
effect-c04-journey-a = 2 Hinweise; 1 Feind kommt an Deck; Chronikkarte 8 kommt ungelesen unter das Deckblatt.
effect-c04-journey-b = 1 Kleinod; Chronikkarte 8 kommt ungelesen unter das Deckblatt.
prompt-c04-journey = Frischer Fisch
move-answer--c04-journey = { $n ->
    [1] Die Boote für sie zu Wasser lassen.
   *[2] Freundlich ablehnen.
    }
effect-c04-epilogue-a = 3 Hinweise; die Agenda geht 1 Feld zurück.
effect-c04-epilogue-b = 12 Münzen; 1 Hinweis.
effect-c05-opening-a = 1 Hinweis; die Agenda geht 1 Feld zurück; Chronikkarte 9 kommt ungelesen unter das Deckblatt.
effect-c05-opening-b = 2 Hinweise; alle an Land erleiden je 1 Stress; Chronikkarte 9 kommt ungelesen unter das Deckblatt.
prompt-c05-opening = Der Leuchtturm, der ging
move-answer--c05-opening = { $n ->
    [1] Ihn anzünden.
   *[2] Die Linse ausbauen.
    }
effect-c05-journey-a = Wenn du auf der vorigen Karte A geantwortet hast: segle sofort mit 4 Reisepunkten, du erhältst 1 Hinweis; wenn nicht: das Schiff erleidet 2 Schaden, du erhältst 1 Hinweis; in jedem Fall: Chronikkarte 10 kommt ungelesen unter das Deckblatt.
effect-c05-journey-b = 1 Hinweis; decke die nächsten 2 Seekartenteile auf und lege sie in beliebiger Reihenfolge zurück; Chronikkarte 10 kommt ungelesen unter das Deckblatt.
prompt-c05-journey = Neunzig Faden
move-answer--c05-journey = { $n ->
    [1] In seinen Windschatten laufen.
   *[2] Abstand halten und peilen.
    }
effect-c05-epilogue-a = Entkräfte 1 verfügbaren Befehl; du erhältst 4 Hinweise.
effect-c05-epilogue-b = Entkräfte 1 verfügbaren Befehl; lege das nächste Seekartenteil neben deins, wo du willst; du erhältst 3 Hinweise.
effect-c06-opening-a = Jedes Crewmitglied baut 1 Stress ab; Chronikkarte 11 kommt ungelesen unter das Deckblatt.
effect-c06-opening-b = 1 Hinweis; Chronikkarte 11 kommt ungelesen unter das Deckblatt.
prompt-c06-opening = Das Ei
move-answer--c06-opening = { $n ->
    [1] An Bord nehmen.
   *[2] Tiefer eingraben und die Spuren verwischen.
    }
effect-c06-journey-a = Segle sofort mit 5 Reisepunkten; du erhältst 1 Hinweis; Chronikkarte 12 kommt ungelesen unter das Deckblatt.
effect-c06-journey-b = Erneuere 2 erteilte Befehle; Chronikkarte 12 kommt ungelesen unter das Deckblatt.
prompt-c06-journey = Gesellschaft
move-answer--c06-journey = { $n ->
    [1] Husten.
   *[2] Die Geschütze ausrennen und nicht feuern.
    }
effect-c06-epilogue-a = 1 Relikt; 1 Hinweis.
effect-c06-epilogue-b = Die Agenda geht 2 Felder zurück; der Marker des Älteren rückt 1 Feld vom Feind weg; du erhältst 2 Hinweise.
effect-c07-opening-a = 6 Münzen; Chronikkarte 13 kommt ungelesen unter das Deckblatt.
effect-c07-opening-b = 1 Hinweis; Chronikkarte 13 kommt ungelesen unter das Deckblatt.
prompt-c07-opening = Die Schulden eines Toten
move-answer--c07-opening = { $n ->
    [1] Das Erbe annehmen.
   *[2] Ausschlagen.
    }
effect-c07-journey-a = 2 Hinweise; Chronikkarte 14 kommt ungelesen unter das Deckblatt.
effect-c07-journey-b = Der Gerichtsvollzieher kommt an Deck; du erhältst 1 Hinweis; Chronikkarte 14 kommt ungelesen unter das Deckblatt.
prompt-c07-journey = Der Kutter
move-answer--c07-journey = { $n ->
    [1] Eine Anzahlung leisten (5 Münzen).
   *[2] Das Original verlangen.
    }
effect-c07-epilogue-a = 10 Münzen; 2 Hinweise.
effect-c07-epilogue-b = 3 Hinweise; 1 Schatz.
effect-c08-opening-a = Decke die nächsten 3 Seekartenteile auf und lege sie in beliebiger Reihenfolge zurück; du erhältst 1 Hinweis; Chronikkarte 15 kommt ungelesen unter das Deckblatt.
effect-c08-opening-b = Jedes Crewmitglied baut 1 Stress ab; Chronikkarte 15 kommt ungelesen unter das Deckblatt.
prompt-c08-opening = Das Mädchen im Krähennest
move-answer--c08-opening = { $n ->
    [1] Sie oben lassen.
   *[2] Sie ins Warme holen.
    }
effect-c08-journey-a = 15 Münzen; das Schiff erleidet 1 Schaden; Chronikkarte 16 kommt ungelesen unter das Deckblatt.
effect-c08-journey-b = Repariere bis zu 3 zerstörte Posten; du erhältst 1 Hinweis; Chronikkarte 16 kommt ungelesen unter das Deckblatt.
prompt-c08-journey = Ein gutes Stück Holz
move-answer--c08-journey = { $n ->
    [1] Den Mast verkaufen.
   *[2] Den Mann fortschicken.
    }
effect-c08-epilogue-a = 3 Hinweise; jedes Crewmitglied baut 1 Stress ab.
effect-c08-epilogue-b = 2 Hinweise; die Agenda geht 2 Felder zurück; jedes Crewmitglied heilt 1 Wunde.
effect-c09-opening-a = 6 Münzen; das Schiff erleidet 1 Schaden; Chronikkarte 17 kommt ungelesen unter das Deckblatt.
effect-c09-opening-b = 1 Hinweis; Chronikkarte 17 kommt ungelesen unter das Deckblatt.
effect-c09-opening-c = Nichts geschieht.
prompt-c09-opening = Die Malerin des trockenen Landes
move-answer--c09-opening = { $n ->
    [1] Sie das Schiff malen lassen.
    [2] Sie bitten, den Regen zu malen.
   *[3] Die Straßenseite wechseln.
    }
effect-c09-journey-a = Du verlierst 2 Münzen; decke die nächsten 3 Seekartenteile auf und lege sie in beliebiger Reihenfolge zurück; du erhältst 1 Hinweis; Chronikkarte 18 kommt ungelesen unter das Deckblatt.
effect-c09-journey-b = Du verlierst 2 Münzen; jemand aus der Mannschaft erleidet 2 Stress; die Agenda geht 2 Felder zurück; Chronikkarte 18 kommt ungelesen unter das Deckblatt.
prompt-c09-journey = Nachporto
move-answer--c09-journey = { $n ->
    [1] Aufhängen.
   *[2] Übermalen.
    }
effect-c09-epilogue-a = 4 Hinweise.
effect-c09-epilogue-b = 2 Hinweise; jedes Crewmitglied baut bis zu 3 Stress ab; die Agenda geht 2 Felder zurück.
effect-c10-opening-a = Alle an Land bauen je 1 Stress ab; Chronikkarte 19 kommt ungelesen unter das Deckblatt.
effect-c10-opening-b = 1 Hinweis; entkräfte 1 verfügbaren Befehl; Chronikkarte 19 kommt ungelesen unter das Deckblatt.
prompt-c10-opening = Der letzte Apfel
move-answer--c10-opening = { $n ->
    [1] Um den Apfel bitten.
   *[2] Um einen Steckling bitten.
    }
effect-c10-journey-a = 7 Münzen; jedes Crewmitglied baut 1 Stress ab; Chronikkarte 20 kommt ungelesen unter das Deckblatt.
effect-c10-journey-b = 2 Hinweise; Chronikkarte 20 kommt ungelesen unter das Deckblatt.
prompt-c10-journey = Die Hüte in der Hand
move-answer--c10-journey = { $n ->
    [1] Sie an Bord lassen, einen nach dem andern.
   *[2] Alles der Universität übergeben.
    }
effect-c10-epilogue-a = 2 Hinweise; 6 Münzen; jedes Crewmitglied heilt 1 Wunde.
effect-c10-epilogue-b = 3 Hinweise; 1 Eilbefehl.
effect-c11-opening-a = Alle an Deck bauen je 1 Stress ab; segle sofort mit 3 Reisepunkten; Chronikkarte 21 kommt ungelesen unter das Deckblatt.
effect-c11-opening-b = 1 Hinweis; jemand aus der Mannschaft erleidet 1 Stress; Chronikkarte 21 kommt ungelesen unter das Deckblatt.
prompt-c11-opening = Die tote Wache
move-answer--c11-opening = { $n ->
    [1] Ihnen die Wache lassen.
   *[2] Sie von Deck weisen.
    }
effect-c11-journey-a = Jedes Crewmitglied baut 1 Stress ab; die Agenda geht 2 Felder zurück; Chronikkarte 22 kommt ungelesen unter das Deckblatt.
effect-c11-journey-b = 2 Eilbefehle; Chronikkarte 22 kommt ungelesen unter das Deckblatt.
prompt-c11-journey = Beschwerden
move-answer--c11-journey = { $n ->
    [1] Sie ordentlich bestatten.
   *[2] Sie anmustern (3 Münzen).
    }
effect-c11-epilogue-a = 3 Hinweise; die Agenda geht 2 Felder zurück.
effect-c11-epilogue-b = 1 Hinweis; würfle dreimal um Beute.
effect-c12-opening-a = Die Agenda geht 2 Felder zurück; Chronikkarte 23 kommt ungelesen unter das Deckblatt.
effect-c12-opening-b = 2 Hinweise; Chronikkarte 23 kommt ungelesen unter das Deckblatt.
prompt-c12-opening = Das ertrunkene Parlament
move-answer--c12-opening = { $n ->
    [1] Dafür stimmen.
   *[2] Dagegen stimmen, zur Geschäftsordnung.
    }
effect-c12-journey-a = 4 Münzen; 1 Eilbefehl; Chronikkarte 24 kommt ungelesen unter das Deckblatt.
effect-c12-journey-b = 2 Hinweise; Chronikkarte 24 kommt ungelesen unter das Deckblatt.
prompt-c12-journey = Persönlich zuzustellen
move-answer--c12-journey = { $n ->
    [1] Den Auftrag annehmen.
   *[2] Alles den Hafenanwälten geben.
    }
effect-c12-epilogue-a = Die Agenda geht 3 Felder zurück; der Marker des Älteren rückt 1 Feld vom Feind weg; du erhältst 1 Hinweis.
effect-c12-epilogue-b = 4 Hinweise.
