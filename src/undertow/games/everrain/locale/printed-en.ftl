### The Everrain: what is printed on boards and cards, beside what they do. English.

printed-crew = { $sort }. Holes for wounds and stress: { $holes }. Tests on islands: { $island }, in ports: { $port }. Dice in a fray: { $dice }. Wage: { $wage }.
printed-treasure = { $sort }. Price: { $price }. Wanted { $wants }, spurned { $spurns }.
printed-foe = On deck, Act { $act }. Hit points: { $hits }. Dice: { $dice }. Omen: { $omen }
printed-raider = At sea, Act { $act }. Hit points: { $hits } and 1 for each player. Dice: { $dice }. Range: { $reach }. Omen: { $omen }
printed-elder = Dice: { $dice } and 1 for each player.
printed-upgrade = Price: { $price }. { $does }
sections-elder-agony = Agony
