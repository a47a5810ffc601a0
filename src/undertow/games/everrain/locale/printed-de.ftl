### The Everrain: what is printed on boards and cards, beside what they do. German.

printed-crew = { $sort }. Plätze für Wunden und Stress: { $holes }. Proben auf Inseln: { $island }, in Häfen: { $port }. Würfel in Kapereien: { $dice }. Heuer: { $wage }.
printed-treasure = { $sort }. Preis: { $price }. Gesucht { $wants }, verschmäht { $spurns }.
printed-foe = An Deck, Akt { $act }. Trefferpunkte: { $hits }. Würfel: { $dice }. Omen: { $omen }
printed-raider = Auf See, Akt { $act }. Trefferpunkte: { $hits } und 1 je Spieler. Würfel: { $dice }. Reichweite: { $reach }. Omen: { $omen }
printed-elder = Würfel: { $dice } und 1 je Spieler.
printed-upgrade = Preis: { $price }. { $does }
sections-elder-agony = Agonie
