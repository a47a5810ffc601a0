### The Everrain: what is printed on boards and cards, beside what they do. Polish.

printed-crew = { $sort }. Miejsca na rany i stres: { $holes }. Testy na wyspach: { $island }, w portach: { $port }. Kości w zwarciu: { $dice }. Żołd: { $wage }.
printed-treasure = { $sort }. Cena: { $price }. Pożądane { $wants }, niechciane { $spurns }.
printed-foe = Na pokładzie, akt { $act }. Punkty trafień: { $hits }. Kości: { $dice }. Omen: { $omen }
printed-raider = Na morzu, akt { $act }. Punkty trafień: { $hits } i po 1 za każdego gracza. Kości: { $dice }. Zasięg: { $reach }. Omen: { $omen }
printed-elder = Kości: { $dice } i po 1 za każdego gracza.
printed-upgrade = Cena: { $price }. { $does }
sections-elder-agony = Agonia
