# Abyss in English. Rules are told in our own words; lord-<name> without an article.

title = Abyss
tagline = Intrigue at a court beneath the sea: who will take the throne?

## Peoples, guilds, cards

race-jellyfish = Jellyfish
race-crab = Crabs
race-seahorse = Seahorses
race-shellfish = Shellfish
race-squid = Squids
guild-soldier = Soldiers
guild-merchant = Merchants
guild-mage = Mages
guild-politician = Politicians
guild-farmer = Farmers
guild-ambassador = Ambassadors
card-jellyfish-1 = Jellyfish 1
card-jellyfish-2 = Jellyfish 2
card-jellyfish-3 = Jellyfish 3
card-jellyfish-4 = Jellyfish 4
card-jellyfish-5 = Jellyfish 5
card-crab-1 = Crab 1
card-crab-2 = Crab 2
card-crab-3 = Crab 3
card-crab-4 = Crab 4
card-crab-5 = Crab 5
card-seahorse-1 = Seahorse 1
card-seahorse-2 = Seahorse 2
card-seahorse-3 = Seahorse 3
card-seahorse-4 = Seahorse 4
card-seahorse-5 = Seahorse 5
card-shellfish-1 = Shellfish 1
card-shellfish-2 = Shellfish 2
card-shellfish-3 = Shellfish 3
card-shellfish-4 = Shellfish 4
card-shellfish-5 = Shellfish 5
card-squid-1 = Squid 1
card-squid-2 = Squid 2
card-squid-3 = Squid 3
card-squid-4 = Squid 4
card-squid-5 = Squid 5
card-monster = Monster

## Lords

lord-recruiter = Recruiter
lord-jailer = Jailer
lord-seeker = Seeker
lord-assassin = Assassin
lord-commander = Commander
lord-tamer = Tamer
lord-hunter = Hunter
lord-ship_master = Ship Master
lord-trader = Trader
lord-peddler = Peddler
lord-landlord = Landlord
lord-slaver = Slaver
lord-shopkeeper = Shopkeeper
lord-shaman = Shaman
lord-invoker = Invoker
lord-apprentice = Apprentice
lord-oracle = Oracle
lord-alchemist = Alchemist
lord-illusionist = Illusionist
lord-master_of_magic = Master of Magic
lord-opportunist = Opportunist
lord-corruptor = Corruptor
lord-traitor = Traitor
lord-diplomat = Diplomat
lord-treasurer = Treasurer
lord-schemer = Schemer
lord-keeper = Keeper
lord-reaper = Reaper
lord-shepherd = Shepherd
lord-miller = Miller
lord-aquaculturalist = Aquaculturalist
lord-landowner = Landowner
lord-sage = Sage
lord-hermit = Hermit
lord-elder = Elder

## Locations

location-sargasso_silos = Sargasso Silos
location-dockworks = Dockworks
location-hydrozoa_reserves = Hydrozoa Reserves
location-parliament = Parliament
location-barracks = Barracks
location-sargasso_fields = Sargasso Fields
location-giant_clams = Nest of Giant Clams
location-sanctuary = Sanctuary
location-oceanic_senate = Oceanic Senate Assembly
location-chasm = Chasm
location-abyss = Abyss
location-throne_room = Throne Room
location-depths = Depths
location-jail = Jail
location-closed_tower = Closed Tower
location-lost_tower = Lost Tower
location-chamber_of_allies = Chamber of Allies
location-coral_barrier = Coral Barrier
location-city_of_mirrors = City of Mirrors
location-black_smokers = Black Smokers

## Moves

move-pass = Pass
move-pass--turn = Pass: no action is possible
move-pass--offer = Don’t buy
move-pass--exchange = Keep the Black Smokers
move-pass--give_location = Don’t swap
move-pass--corrupt = Don’t recruit anyone else
move-pass--betray = Keep all my lords
move-pass--scheme = Keep all my lords
move-plot = Plot: 1 pearl for a new lord in the court
move-explore = Explore the depths
move-council = Ask the council: { $race }
move-recruit = Recruit the { $lord }
move-buy =
    Buy for { $n ->
        [one] 1 pearl
       *[other] { $n } pearls
    }
move-take = Take { $card }
move-go_on = Reveal the next card
move-go_on--keep = Leave it and reveal the next card
move-go_on--monster = Don’t fight, reveal the next card
move-fight = Fight the monster
move-reward =
    { $keys ->
        [0] { "" }
        [1] 1 key
       *[other] { $keys } keys
    }{ $keys ->
        [0] { "" }
       *[other]
            { $goods ->
                [0] { "" }
               *[other] { " + " }
            }
    }{ $goods ->
        [0] { "" }
        [1]
            { $tokens ->
                [0] 1 pearl
               *[other] 1 monster token
            }
       *[other]
            { $tokens ->
                [0] 2 pearls
                [1] 1 pearl + 1 monster token
               *[other] 2 monster tokens
            }
    }
move-pay = Lay out { $card }
move-paid =
    { $missing ->
        [0] Done: recruit the { $lord }
        [one] Done: add 1 pearl
       *[other] Done: add { $missing } pearls
    }
move-affiliate = Affiliate { $card }
move-discard = Discard { $card }
move-discard--sell = Sell { $card } for 2 pearls
move-stack = Take from the council: { $race }
move-stack--clear_a_stack = Discard from the council: { $race }
move-lord = Choose the { $lord }
move-lord--turn_a_lord = Turn the { $lord }
move-lord--replace = Dismiss the { $lord }
move-lord--corrupt = Recruit the { $lord } for 5 pearls
move-lord--betray = Give up the { $lord }
move-lord--betray_for = Take the { $lord }
move-lord--scheme = Give up the { $lord }
move-seat = { $seat }
move-seat--hunt = Take a token from { $seat }
move-location = Take the { $location }
move-location--exchange = Exchange for the { $location }
move-location--give_location = Give away the { $location }
move-draw =
    { $n ->
        [one] Draw 1 location
       *[other] Draw { $n } locations and choose one
    }
move-key_token = Spend a key token
move-key_lord = Put the { $lord } under the location
move-use = Use the { $lord }
move-end_turn = End the turn

## Questions

prompt-turn = It’s your turn: what do you do?
prompt-end_of_turn = Before your turn ends: would you like to use another power?
prompt-second_stack = Your Alchemist lets you take a second stack. Which one?
prompt-offer =
    { $other } offers you { $card } for { $n ->
        [one] 1 pearl
       *[other] { $n } pearls
    }. Do you buy?
prompt-keep = { $card } lies on space { $space } and nobody is buying. Do you take it, or leave it and reveal another card?
prompt-monster = There’s a monster on space { $space }! Do you fight it, or reveal another card?
prompt-reward = You have beaten the monster. Which reward of threat space { $space } do you take?
prompt-pay =
    The { $lord } costs { $value }. { $paid ->
        [0] Which ally do you lay out first?
       *[other]
            { $missing ->
                [0] You have laid out { $paid }, so the value is reached. What next?
               *[other] You have laid out { $paid }, so { $missing } to go. What else do you pay with?
            }
    } { $races ->
        [0] { "" }
        [one] One more race is needed.
       *[other] { $races } more races are needed.
    }
prompt-affiliate = Which of the allies you paid with do you affiliate?
prompt-control = You have the keys for a location. Do you take one that lies face up, or draw some to choose from?
prompt-spend = You have more keys than you need. What do you spend?
prompt-exchange = The Black Smokers are yours. Would you like to exchange them for a location from the deck?
prompt-discard_for_jailer = The Jailer of { $other } demands an ally. Which one do you discard?
prompt-discard_for_commander = The Commander lets you keep only six allies. Which one do you discard?
prompt-sell = Which ally do you sell for 2 pearls?
prompt-turn_a_lord = Your Assassin strikes at { $other }. Which lord do you turn?
prompt-hunt = Your Hunter is on the prowl. Whose monster token do you take?
prompt-take_a_stack = Your Apprentice brings you a council stack. Which one?
prompt-clear_a_stack = Which council stack does your Oracle discard?
prompt-give_location = Would you like to swap a location with the Illusionist’s help? Which one do you give away?
prompt-get_location = And which location do you take for it?
prompt-replace = Which lord has to leave the court?
prompt-corrupt = Your Corruptor can bribe someone: would you like to recruit another lord for 5 pearls?
prompt-betray = Would you like to give up one of your other lords and take one from the court instead?
prompt-betray_for = Which lord do you take from the court?
prompt-scheme = Would you like to give up one of your other lords and take the top one of the deck instead?
prompt-choose_drawn = Which of these locations do you take?

## Events

event-game_begun =
    { $you ->
        [yes] The game begins, and you go first.
       *[no] The game begins, and { $seat } goes first.
    }
event-turn_begun =
    { $you ->
        [yes] It’s your turn.
       *[no] It’s { $seat }’s turn.
    }
event-lord_plotted =
    { $you ->
        [yes] You pay 1 pearl, and the { $lord } comes to court.
       *[no] { $seat } pays 1 pearl, and the { $lord } comes to court.
    }
event-no_action =
    { $you ->
        [yes] You cannot carry out any action and pass.
       *[no] { $seat } cannot carry out any action and passes.
    }
event-card_revealed =
    { $you ->
        [yes] You reveal on space { $space }: { $card }.
       *[no] { $seat } reveals on space { $space }: { $card }.
    }
event-offer_passed =
    { $you ->
        [yes] You don’t buy { $card }.
       *[no] { $seat } doesn’t buy { $card }.
    }
event-ally_bought =
    { $you ->
        [yes]
            You buy { $card } from { $other } for { $n ->
                [one] 1 pearl
               *[other] { $n } pearls
            }.
       *[no]
            { $you_other ->
                [yes]
                    { $seat } buys { $card } from you for { $n ->
                        [one] 1 pearl
                       *[other] { $n } pearls
                    }.
               *[no]
                    { $seat } buys { $card } from { $other } for { $n ->
                        [one] 1 pearl
                       *[other] { $n } pearls
                    }.
            }
    }
event-ally_taken =
    { $you ->
        [yes] You take { $card }.
       *[no] { $seat } takes { $card }.
    }
event-last_space =
    { $you ->
        [yes] You get 1 pearl for the last space.
       *[no] { $seat } gets 1 pearl for the last space.
    }
event-ally_left =
    { $you ->
        [yes] You leave { $card } and go on.
       *[no] { $seat } leaves { $card } and goes on.
    }
event-to_council = { $card } goes to the council.
event-deck_rebuilt =
    The deck is used up: { $n ->
        [one] the only discarded card becomes
       *[other] the { $n } discarded cards are shuffled into
    } a new one.
event-nothing_to_reveal =
    { $you ->
        [yes] There is nothing left to reveal, so your exploration ends.
       *[no] There is nothing left to reveal, so { $seat }’s exploration ends.
    }
event-monster_fought =
    { $you ->
        [yes] You fight the monster. The threat token is on space { $space }.
       *[no] { $seat } fights the monster. The threat token is on space { $space }.
    }
event-reward_taken =
    { $you ->
        [yes] Your reward
       *[no] { $seat }’s reward
    }: { $keys ->
        [0] { "" }
        [1] 1 key
       *[other] { $keys } keys
    }{ $keys ->
        [0] { "" }
       *[other]
            { $n ->
                [0] { "" }
               *[other] { " + " }
            }
    }{ $n ->
        [0] { "" }
        [1] 1 pearl
       *[other] { $n } pearls
    }{ $tokens ->
        [0] { "" }
       *[other]
            { $keys ->
                [0]
                    { $n ->
                        [0] { "" }
                       *[other] { " + " }
                    }
               *[other] { " + " }
            }
    }{ $tokens ->
        [0] { "" }
        [1] 1 monster token
       *[other] { $tokens } monster tokens
    }.
event-token_seen =
    { $you ->
        [yes] You look at your monster token: it is worth { $n }.
       *[no] { $seat }’s monster token is worth { $n }.
    }
event-threat_rises = No fight: the threat token is now on space { $space }.
event-stack_taken =
    { $you ->
        [yes]
            You take the { $race } from the council ({ $n ->
                [one] 1 card
               *[other] { $n } cards
            }).
       *[no]
            { $seat } takes the { $race } from the council ({ $n ->
                [one] 1 card
               *[other] { $n } cards
            }).
    }
event-recruiting =
    { $you ->
        [yes] You are recruiting the { $lord }.
       *[no] { $seat } is recruiting the { $lord }.
    }
event-ally_paid =
    { $you ->
        [yes] You pay with { $card }.
       *[no] { $seat } pays with { $card }.
    }
event-pearls_paid =
    { $you ->
        [yes]
            You add { $n ->
                [one] 1 pearl
               *[other] { $n } pearls
            } for what is missing.
       *[no]
            { $seat } adds { $n ->
                [one] 1 pearl
               *[other] { $n } pearls
            } for what is missing.
    }
event-affiliated =
    { $you ->
        [yes] You affiliate { $card }.
       *[no] { $seat } affiliates { $card }.
    }
event-lord_enters =
    { $you ->
        [yes] The { $lord } now serves you.
       *[no] The { $lord } now serves { $seat }.
    }
event-court_pearls =
    { $you ->
        [yes] The court is nearly empty: you get 2 pearls and refill it.
       *[no] The court is nearly empty: { $seat } gets 2 pearls and refills it.
    }
event-lord_revealed = The { $lord } comes to court.
event-location_revealed = Location revealed: { $location }.
event-location_taken =
    { $you ->
        [yes] You take control of the { $location }.
       *[no] { $seat } takes control of the { $location }.
    }
event-keys_spent =
    { $you ->
        [yes]
            You spend { $n ->
                [one] 1 key token
               *[other] { $n } key tokens
            }.
       *[no]
            { $seat } spends { $n ->
                [one] 1 key token
               *[other] { $n } key tokens
            }.
    }
event-lord_under = The { $lord } goes under the { $location }.
event-last_turns =
    { $you ->
        [yes] You trigger the end of the game: everyone else has one last turn.
       *[no] { $seat } triggers the end of the game: everyone else has one last turn.
    }
event-affiliated_at_end =
    { $you ->
        [yes] You affiliate { $card } from your hand.
       *[no] { $seat } affiliates { $card } from hand.
    }
event-tokens_shown =
    { $you ->
        [yes]
            You turn over your monster tokens: { $n ->
                [one] 1 point
               *[other] { $n } points
            } in all.
       *[no]
            { $seat } turns over the monster tokens: { $n ->
                [one] 1 point
               *[other] { $n } points
            } in all.
    }
event-scored =
    { $you ->
        [yes]
            You reach { $n ->
                [one] 1 influence point
               *[other] { $n } influence points
            }.
       *[no]
            { $seat } reaches { $n ->
                [one] 1 influence point
               *[other] { $n } influence points
            }.
    }
event-discarded_for_jailer =
    { $you ->
        [yes] Because of the Jailer you discard { $card }.
       *[no] Because of the Jailer { $seat } discards { $card }.
    }
event-robbed_by_seeker =
    { $you ->
        [yes]
            The Seeker costs you { $n ->
                [one] 1 pearl
               *[other] { $n } pearls
            }.
       *[no]
            { $seat } loses { $n ->
                [one] 1 pearl
               *[other] { $n } pearls
            } to the Seeker.
    }
event-lord_turned =
    { $you ->
        [yes] The Assassin strikes: your { $lord } is turned.
       *[no] The Assassin strikes: { $seat }’s { $lord } is turned.
    }
event-discarded_for_commander =
    { $you ->
        [yes] Because of the Commander you discard { $card }.
       *[no] Because of the Commander { $seat } discards { $card }.
    }
event-threat_tamed =
    { $you ->
        [yes] Because of the Tamer you get only the reward of space { $space }.
       *[no] Because of the Tamer { $seat } gets only the reward of space { $space }.
    }
event-token_hunted =
    { $you ->
        [yes] Your Hunter takes a monster token from { $other } at random.
       *[no]
            { $you_other ->
                [yes] { $seat }’s Hunter takes a monster token from you at random.
               *[no] { $seat }’s Hunter takes a monster token from { $other } at random.
            }
    }
event-hunted_token_seen = That monster token is worth { $n }.
event-ship_master_pearls =
    { $you ->
        [yes]
            The Ship Master brings you { $n ->
                [one] 1 pearl
               *[other] { $n } pearls
            }.
       *[no]
            { $seat } gets { $n ->
                [one] 1 pearl
               *[other] { $n } pearls
            } from the Ship Master.
    }
event-trader_pearls =
    { $you ->
        [yes]
            The Trader brings you { $n ->
                [one] 1 pearl
               *[other] { $n } pearls
            }.
       *[no]
            { $seat } gets { $n ->
                [one] 1 pearl
               *[other] { $n } pearls
            } from the Trader.
    }
event-peddler_pearls =
    { $you ->
        [yes]
            The Peddler brings you { $n ->
                [one] 1 pearl
               *[other] { $n } pearls
            }.
       *[no]
            { $seat } gets { $n ->
                [one] 1 pearl
               *[other] { $n } pearls
            } from the Peddler.
    }
event-landlord_pearl =
    { $you ->
        [yes]
            The Landlord brings you { $n ->
                [one] 1 pearl
               *[other] { $n } pearls
            }.
       *[no]
            { $seat } gets { $n ->
                [one] 1 pearl
               *[other] { $n } pearls
            } from the Landlord.
    }
event-sold_by_slaver =
    { $you ->
        [yes] You sell { $card } to the Slaver for 2 pearls.
       *[no] { $seat } sells { $card } to the Slaver for 2 pearls.
    }
event-shopkeeper_pearl =
    { $you ->
        [yes]
            The Shopkeeper brings you { $n ->
                [one] 1 pearl
               *[other] { $n } pearls
            }.
       *[no]
            { $seat } gets { $n ->
                [one] 1 pearl
               *[other] { $n } pearls
            } from the Shopkeeper.
    }
event-extra_turn =
    { $you ->
        [yes] The Invoker gives you another turn after this one.
       *[no] The Invoker gives { $seat } another turn after this one.
    }
event-apprentice_stack =
    { $you ->
        [yes]
            The Apprentice brings you the { $race } from the council ({ $n ->
                [one] 1 card
               *[other] { $n } cards
            }).
       *[no]
            The Apprentice brings { $seat } the { $race } from the council ({ $n ->
                [one] 1 card
               *[other] { $n } cards
            }).
    }
event-oracle_stack =
    { $you ->
        [yes]
            Your Oracle discards the { $race } from the council ({ $n ->
                [one] 1 card
               *[other] { $n } cards
            }).
       *[no]
            { $seat }’s Oracle discards the { $race } from the council ({ $n ->
                [one] 1 card
               *[other] { $n } cards
            }).
    }
event-locations_swapped =
    { $you ->
        [yes] You give away the { $location } and take the { $other_location }.
       *[no] { $seat } gives away the { $location } and takes the { $other_location }.
    }
event-lord_replaced =
    { $you ->
        [yes] You dismiss the { $lord } from court, and the { $other_lord } comes instead.
       *[no] { $seat } dismisses the { $lord } from court, and the { $other_lord } comes instead.
    }
event-lord_corrupted =
    { $you ->
        [yes] You bribe the { $lord } with 5 pearls.
       *[no] { $seat } bribes the { $lord } with 5 pearls.
    }
event-lord_betrayed =
    { $you ->
        [yes] You give up the { $lord } and take the { $other_lord } from the court.
       *[no] { $seat } gives up the { $lord } and takes the { $other_lord } from the court.
    }
event-lord_schemed =
    { $you ->
        [yes] You give up the { $lord } and draw the { $other_lord } from the deck.
       *[no] { $seat } gives up the { $lord } and draws the { $other_lord } from the deck.
    }
event-power_while_paying =
    { $you ->
        [yes] While paying you use the power of the { $lord }.
       *[no] While paying, { $seat } uses the power of the { $lord }.
    }
event-power_lapses =
    { $you ->
        [yes] The power of your { $lord } has no effect.
       *[no] The power of { $seat }’s { $lord } has no effect.
    }
event-smokers_exchanged =
    { $you ->
        [yes] You exchange the Black Smokers for the { $location }.
       *[no] { $seat } exchanges the Black Smokers for the { $location }.
    }

## Endings, options, score sheet

ending-seven_lords = A player has recruited a seventh lord.
ending-court_empty = There were not enough lords left to refill the court.
ending-length = The game took too many decisions and was scored as it stood.
way-seven_lords = Lords until somebody has seven
way-court_empty = Lords in the deck
option-ambassador_keys = Keys on an ambassador: 3 as the rulebook says, 0 as on some prints of the cards.
option-memory_aid = Shows what you have seen and could remember, such as the cards in hands and at the council.

## Topics

topic-goal = Goal of the game
topic-setup = Set-up
topic-turns = A turn
topic-plotting = Plotting at court
topic-actions = The action
topic-exploring = Exploring the depths
topic-monsters = Monsters
topic-threat = The threat track
topic-council = Asking the council
topic-recruiting = Recruiting a lord
topic-powers = Powers
topic-court = Refilling the court
topic-locations = Controlling locations
topic-ending = End of the game
topic-scoring = Scoring
topic-lords = The lords
topic-tiles = The locations
topic-rulings = Where the book is silent

## Rules

rule-goal-1 = Whoever has the most influence points at the end of the game wins. Locations, lords, affiliated allies and monster tokens bring points.
rule-setup-1 = The 71 exploration cards are shuffled and laid face down: 6 monsters and 13 allies of each of the five races. Each race has one ally of value 5, two of value 4, three of value 3, three of value 2 and four of value 1.
rule-setup-2 = The 35 lords are shuffled. Six of them go face up into the court, the others form the lord deck.
rule-setup-3 = The 20 locations are shuffled. One of them is laid out face up, the others form the location deck.
rule-setup-4 = The 20 monster tokens are mixed face down and drawn at random. Nine are worth 2, nine are worth 3 and two are worth 4 influence points.
rule-setup-5 = The threat token starts on space 1 of the threat track.
rule-setup-6 = The key tokens lie beside the board.
rule-setup-7 = Each player starts with 1 pearl. All other pearls are the treasury.
rule-setup-8 = The first player is chosen at random.
rule-turns-1 = Turns go clockwise. A turn has three parts, in this order: plotting at court, one action, locations.
rule-turns-2 = If you have three keys after your action, you must take control of a location. You do so again as long as you still have three keys.
rule-turns-3 = Then your turn ends, and the player to your left is next.
rule-plotting-1 = Before your action you may pay 1 pearl to the treasury to bring a new lord to court.
rule-plotting-2 = The top lord of the deck goes face up to the free space of the court that is farthest from the deck.
rule-plotting-3 = Without a pearl you cannot plot at court.
rule-plotting-4 = If all six spaces of the court are taken, you cannot plot.
rule-plotting-5 = If the lord deck is empty, you cannot plot.
rule-plotting-6 = You may plot as often as you like in your turn, for 1 pearl each time.
rule-actions-1 = In your turn you must carry out exactly one of three actions: explore the depths, ask the council for support, or recruit a lord.
rule-exploring-1 = When you explore, you reveal one card after another from the exploration deck. Each goes to the first free of the five spaces of the track, counted from the deck.
rule-exploring-2 = If the card is an ally, you must offer it to the other players, one after another, clockwise.
rule-exploring-3 = A player who is offered an ally may buy it or pass.
rule-exploring-4 = The first who wants the ally pays the current price to the exploring player and takes the card into their hand.
rule-exploring-5 = The first ally sold in a turn costs 1 pearl, the second 2, the third 3, no matter who buys.
rule-exploring-6 = You may buy only one ally in the turn of another player.
rule-exploring-7 = You can buy only if you have enough pearls for the current price.
rule-exploring-8 = If nobody buys the ally, you choose: take it into your hand for free, which ends your exploration, or leave it and reveal the next card.
rule-exploring-9 = If an ally on the last space is not bought, you must take it.
rule-exploring-10 = Whoever takes the card on the last space gets 1 pearl from the treasury as well.
rule-exploring-11 = When an ally is bought, its space is free again: the next card goes there, and you must go on revealing.
rule-exploring-12 = When the exploration ends, all allies left on the track go face down to the council, each onto the stack of its race.
rule-exploring-13 = Monsters left on the track go to the discard pile.
rule-exploring-14 = If the exploration deck is empty, the discard pile is shuffled and becomes the new deck.
rule-monsters-1 = A monster is not offered to anyone. You either fight it or go on revealing.
rule-monsters-2 = If you fight, you always win. You get the reward of the space the threat token is on, and your exploration ends.
rule-monsters-3 = You draw a monster token at random, look at it and keep it face down. It is worth 2, 3 or 4 influence points at the end.
rule-monsters-4 = Where the space offers several rewards, you choose one of them.
rule-monsters-5 = After a fight the threat token goes back to space 1.
rule-monsters-6 = If you do not fight, the threat token moves one space on, at most to space 6. The monster stays on the track, and you reveal the next card.
rule-monsters-7 = A monster on the last space of the track must be fought.
rule-monsters-8 = Whoever fights on the last space gets 1 pearl from the treasury on top of the reward.
rule-threat-1 = Threat space 1: 1 pearl or 1 monster token.
rule-threat-2 = Threat space 2: 2 pearls, or 1 pearl and 1 monster token, or 2 monster tokens.
rule-threat-3 = Threat space 3: 1 key.
rule-threat-4 = Threat space 4: 1 key, and 1 pearl or 1 monster token.
rule-threat-5 = Threat space 5: 1 key, and either 2 pearls, or 1 pearl and 1 monster token, or 2 monster tokens.
rule-threat-6 = Threat space 6: 2 keys.
rule-council-1 = You choose one stack of the council and take all its cards into your hand, without looking at them first.
rule-council-2 = A stack without cards cannot be chosen.
rule-council-3 = Nobody may look through a council stack: whoever takes one takes it unseen. There is no hand limit, except under another player’s Commander.
rule-recruiting-1 = You choose a lord in the court and pay for it with allies from your hand. The price is printed on the card: the bubbles stand for races, the number below is the value that must be reached.
rule-recruiting-2 = You must pay with exactly as many different races as the lord has bubbles, no more and no fewer.
rule-recruiting-3 = The race in the large bubble must be among those you pay with. Pearls cannot stand in for a race.
rule-recruiting-4 = You may pay with several allies of the same race.
rule-recruiting-5 = If you pay more than the required value, the rest is lost. There is no change.
rule-recruiting-6 = If the allies do not reach the value, you pay 1 pearl to the treasury for each missing point.
rule-recruiting-7 = If you cannot reach the value even with all your pearls, you cannot recruit the lord.
rule-recruiting-8 = The lowest of the allies you paid with is affiliated: it stays face up in front of you to the end of the game. The others are discarded.
rule-recruiting-9 = If several allies are equally low, you choose which one is affiliated. With the Master of Magic you may choose any ally you paid with.
rule-recruiting-10 = An affiliated ally can no longer be used to pay for lords, but counts at the end of the game.
rule-recruiting-11 = The lord is laid face up in front of you. It is free: you can use its power and its keys.
rule-powers-1 = A power with an arrow acts once, at the moment its lord comes into play.
rule-powers-2 = A power without an arrow lasts as long as its lord is free. It ends when the lord goes under a location or is turned by the Assassin.
rule-powers-3 = In your own turn you choose the moment at which you use a power without an arrow: at any decision, and as often as you like.
rule-court-1 = After a recruitment the other lords in the court move up, away from the deck, so that the free spaces are next to the deck.
rule-court-2 = If three or more lords are left in the court, none is added. If only two or fewer are left, the court is refilled.
rule-court-3 = Whoever refills the court gets 2 pearls from the treasury.
rule-court-4 = Lords from the deck are revealed until all six spaces of the court are taken.
rule-locations-1 = With three keys you must take control of a location. Keys are those on your free lords that have not been turned, and your key tokens.
rule-locations-2 = Either you take a location that lies face up, or you draw 1, 2, 3 or 4 from the deck. You say how many before you look.
rule-locations-3 = Of the locations you draw you keep one. The others lie face up from now on, for everyone to take.
rule-locations-4 = You can draw four locations at most, and never more than the deck holds.
rule-locations-5 = Lords whose keys you spend go under the location. They are no longer free, their powers and keys are gone, and other lords cannot touch them; their influence points still count.
rule-locations-6 = Key tokens you spend go back to the supply.
rule-locations-7 = If you have more keys than you need, you choose which ones you spend.
rule-locations-8 = A location costs exactly three keys: three single ones, or an ambassador alone.
rule-ending-1 = The end of the game is near when a player has recruited a seventh lord.
rule-ending-2 = It is also near when the court has to be refilled after a recruitment and there are not enough lords left to fill it completely.
rule-ending-3 = The active player finishes the turn. Then each of the other players has one last turn.
rule-scoring-1 = At the end each player affiliates the lowest ally of every race in hand.
rule-scoring-2 = All other cards in hand are discarded.
rule-scoring-3 = Your locations bring the points they say.
rule-scoring-4 = All your lords bring their influence points, whether they are free, turned or under a location.
rule-scoring-5 = Of each race, your highest affiliated ally brings its value in points.
rule-scoring-6 = All monster tokens are turned up and bring their value in points.
rule-scoring-7 = The player with the highest total wins.
rule-scoring-8 = In case of a tie, the tied player with the most pearls wins.
rule-scoring-9 = If that is a tie too, the player with the single most valuable lord wins.
rule-scoring-10 = If there is still a tie, the victory is shared.

### Lords

rule-lords-recruiter = When an opponent recruits a lord, the value to be reached is 2 higher.
rule-lords-jailer = Each opponent discards one ally of their choice from their hand. Whoever has none loses nothing.
rule-lords-seeker = Each opponent pays 2 pearls to the treasury, or all they have if that is less.
rule-lords-assassin = Choose one free lord of each opponent that has not been turned yet, and turn it sideways. Its power and keys are gone for the rest of the game; its influence points still count, and it remains free.
rule-lords-commander = Each opponent at once discards down to six allies in hand. As long as the Commander is free and not turned, any of them who holds more than six at the end of their own turn discards down to six again. They choose the cards.
rule-lords-tamer = An opponent who fights a monster gets the reward of the space before the threat token. If the token is on space 1, the reward is that of space 1.
rule-lords-hunter = Choose an opponent who has monster tokens and take one of them at random.
rule-lords-ship_master = When your exploration ends, you get 1 pearl for each different race among the allies that go to the council.
rule-lords-trader = You get 3 pearls from the treasury.
rule-lords-peddler = You get 2 pearls from the treasury.
rule-lords-landlord = You get 1 pearl now, and 1 pearl at the start of each of your turns.
rule-lords-slaver = In your turn, as often as you like, you may discard an ally from your hand for 2 pearls from the treasury. You need an ally in hand for this.
rule-lords-shopkeeper = You get 1 pearl from the treasury.
rule-lords-shaman = The powers of your opponents’ soldiers have no effect on you.
rule-lords-invoker = After this turn you take another complete turn before the next player.
rule-lords-apprentice = Take all cards of one council stack of your choice into your hand.
rule-lords-oracle = In your turn, as often as you like, you may put all cards of one council stack onto the discard pile. The stack must have cards.
rule-lords-alchemist = When you ask the council, you take two stacks instead of one if there are two with cards.
rule-lords-illusionist = You may swap one of your locations for one that lies face up. Yours is there for everyone from now on; lords that lie under it move under the new one.
rule-lords-master_of_magic = When you recruit lords from now on, you may affiliate any one of the allies you pay with, not just the lowest.
rule-lords-opportunist = In your turn, as often as you like, you may discard a lord from the court and put the top lord of the deck in its place. For this there must be a lord in the court and one in the deck.
rule-lords-corruptor = You may at once recruit one more lord from the court for 5 pearls instead of its price. No ally is paid or affiliated for it.
rule-lords-traitor = You may give up one of your other free lords, even a turned one, and take any lord from the court in exchange, without paying. Its power acts at once; the lord you give up leaves the game.
rule-lords-diplomat = When you recruit, no particular race is required. The number of different races must still be exact.
rule-lords-treasurer = When you recruit a lord, the value to be reached is 2 lower.
rule-lords-schemer = You may give up one of your other free lords, even a turned one, and take the top lord of the deck in exchange, without paying. Its power acts at once; the lord you give up leaves the game.
rule-lords-farmers = No power, but a lot of influence.
rule-lords-sage = Take control of a location: one that lies face up, or one of two that you draw; the other one then lies face up for everyone. The Sage alone goes under the location; no other keys are needed.
rule-lords-hermit = Take control of a location: one that lies face up, or the top one of the deck. The Hermit alone goes under it; no other keys are needed.
rule-lords-elder = Take control of a location: one that lies face up, or one of three that you draw; the others then lie face up for everyone. The Elder alone goes under the location; no other keys are needed.

### Locations

rule-tiles-sargasso_silos = 5 points, and 2 more for each of your farmers.
rule-tiles-dockworks = 5 points, and 2 more for each of your merchants.
rule-tiles-hydrozoa_reserves = 6 points, and 2 more for each of your mages.
rule-tiles-parliament = 6 points, and 2 more for each of your politicians.
rule-tiles-barracks = 7 points, and 2 more for each of your soldiers.
rule-tiles-sargasso_fields = 3 points, and 3 more for each of your affiliated seahorses.
rule-tiles-giant_clams = 3 points, and 3 more for each of your affiliated shellfish.
rule-tiles-sanctuary = 4 points, and 3 more for each of your affiliated jellyfish.
rule-tiles-oceanic_senate = 4 points, and 3 more for each of your affiliated squids.
rule-tiles-chasm = 5 points, and 3 more for each of your affiliated crabs.
rule-tiles-abyss = 2 points for each guild of which you have at least one lord. Ambassadors are a guild too, so the maximum is 12.
rule-tiles-throne_room = The influence points of your most valuable lord once more.
rule-tiles-depths = Twice the influence points of your least valuable lord.
rule-tiles-jail = 15 points, less 1 for each of your lords.
rule-tiles-closed_tower = 3 points for each of your lords with at least one key printed on it, used or not. The key of a turned lord is void.
rule-tiles-lost_tower = 3 points for each of your lords without a printed key.
rule-tiles-chamber_of_allies = 3 points, and the value of your lowest affiliated ally of each race.
rule-tiles-coral_barrier = 20 points, less 1 for each of your affiliated allies.
rule-tiles-city_of_mirrors = Scores like one location of an opponent, counted with your own lords and affiliated allies.
rule-tiles-black_smokers = Worth nothing itself. When you take it, you may at once exchange it for any location of the deck; it then leaves the game, and the deck is shuffled.

### Rulings

rule-rulings-seen = Every ally lies face up before it goes into a hand or to the council. So whoever remembers knows where it is.
rule-rulings-discards = Discarded cards are laid down face up, so everyone sees them. Nobody may search the discard pile.
rule-rulings-pearls = Everyone may see how many pearls each player has.
rule-rulings-no_action = If none of the three actions is possible, you pass.
rule-rulings-empty_deck = If both the exploration deck and the discard pile are empty, no card can be revealed. An exploration under way ends there.
rule-rulings-tokens = A reward that needs more monster tokens than are left cannot be chosen.
rule-rulings-paying = While you are paying for a lord, you may use powers, but nothing may keep you from paying: you sell no ally that the payment still needs, and the lord being paid for is not replaced.
rule-rulings-length = A game that takes too many decisions is ended and scored as it stands.
rule-rulings-no_location = If no location is left to take, you keep your keys and nothing happens.
rule-rulings-mirrors = The City of Mirrors automatically copies the opponents’ location that brings you most. Mirroring a City of Mirrors brings nothing.
rule-rulings-supplies = Pearls and keys never run out.
rule-rulings-ambassadors = Ambassadors have three keys, as the rulebook says, so they may also take a location that lies face up. An option of the game takes the keys away; then they only draw.
rule-rulings-turned = The key of a turned lord is void, for the Closed Tower too. Otherwise it counts for locations like any other lord.
rule-rulings-refill = The court is also refilled when fewer than two lords are left, but only once, after all powers have acted. The 2 pearls are paid even if the deck cannot fill the court.
rule-rulings-swaps = The Traitor needs a lord in the court, the Schemer one in the deck, and either needs another free lord to give up. Otherwise the power lapses.

## Page

# Short words for the drawn board of the page; numbers stand beside them.

page-court = The Court
page-lord-deck = Lord deck
page-empty = empty
page-refill = Only two lords left: you get these pearls and the court fills up again
page-plot = New lord
page-exploration = Exploration
page-explore = Explore
page-go-on = Next card
page-deck = Deck
page-discard = Discard
page-next-sale = Next sale
page-offered = offered
page-lies = left behind
page-monster-here = a monster!
page-last-ledge = Whoever takes the card here gets this pearl
page-ledge = Ledge
page-price = Price
page-bought = has bought
page-threat = Threat
page-depth = Depth
page-or = or
page-tokens-left = Tokens left
page-council = The Council
page-council-hint = face-down stacks; you take a whole one
page-drawn = Drawn locations
page-drawn-hint = one is kept, the others stay open
page-open-locations = Open locations
page-location-deck = Locations in the deck
page-no-open = None lies open.
page-draw = Draw to choose from
page-now-for-you = for you now
page-for-you = for you
page-recruiting = Recruiting
page-laid-out = Laid out
page-nothing-laid = Nothing yet
page-hidden-payment = The allies are shown once all of them lie there.
page-value = Value
page-still-wanted = Still wanted
page-in-pearls = or in pearls
page-any-race = any other race
page-any-races = other races of your choice
page-all-there = Everything is there.
page-choose-affiliate = One of them is affiliated.
page-opponents = Opponents
page-players = Players
page-pearls = Pearls
page-pearl = Pearl
page-keys = Keys
page-key = Key
page-cards = Cards
page-hand = Hand
page-your-hand = Your hand
page-no-hand = Your hand is empty.
page-lords = Lords
page-your-lords = Your lords
page-no-lords = No lord serves you yet.
page-locations = Locations
page-affiliated = Affiliated
page-nobody = nobody yet
page-tokens = Monster tokens
page-token = Monster token
page-influence = Influence
page-influence-now = Influence now
page-turned = turned: only its influence counts
page-turned-short = turned
page-under = under
page-turn-now = to move
page-last-turns = Last turns
page-open = free seat
page-away = away
page-you = you
page-known = seen
page-why = Why not?
page-score = Score
page-score-locations = Locations
page-score-lords = Lords
page-score-allies = Allies
page-score-monsters = Monsters
page-score-total = Total
page-winner = wins
page-spectator = You are watching.
page-power-arrow = Once
page-power-use = In your turn
page-power-lasting = Lasting
page-power-none = No power
page-fact-guild = Guild
page-fact-copies = In the deck
page-code-jellyfish = Je
page-code-crab = Cr
page-code-seahorse = Se
page-code-shellfish = Sh
page-code-squid = Sq
page-lord-recruiter = Others pay 2 more for lords
page-lord-jailer = Others discard 1 ally
page-lord-seeker = Others lose 2 pearls
page-lord-assassin = Turn a lord of each opponent
page-lord-commander = Others keep 6 allies at most
page-lord-tamer = Others get less from monsters
page-lord-hunter = Take a monster token
page-lord-ship_master = 1 pearl per race to the council
page-lord-trader = Gain 3 pearls
page-lord-peddler = Gain 2 pearls
page-lord-landlord = 1 pearl now and every turn
page-lord-slaver = Sell an ally for 2 pearls
page-lord-shopkeeper = Gain 1 pearl
page-lord-shaman = Safe from others’ soldiers
page-lord-invoker = Take another turn
page-lord-apprentice = Take a council stack
page-lord-oracle = Discard a council stack
page-lord-alchemist = Two stacks from the council
page-lord-illusionist = Swap a location
page-lord-master_of_magic = Affiliate any ally you pay
page-lord-opportunist = Replace a lord in the court
page-lord-corruptor = One more lord for 5 pearls
page-lord-traitor = Swap a lord for one from the court
page-lord-diplomat = No race is required
page-lord-treasurer = Lords cost you 2 less
page-lord-schemer = Swap a lord for one from the deck
page-lord-sage = Take a face-up location or one of 2 drawn
page-lord-hermit = Take a face-up location or the top one
page-lord-elder = Take a face-up location or one of 3 drawn
page-tile-guilds = each guild
page-tile-highest = best lord again
page-tile-lowest = 2 × lowest lord
page-tile-lords = each lord
page-tile-keys = lord with key
page-tile-keyless = lord without key
page-tile-allies = lowest of each race
page-tile-affiliated = each affiliated
page-tile-mirror = as an opponent’s location
page-tile-exchange = swap for one in the deck

# -- the table as sections ---------------------------------------------------------------------------------------

sections-price = price { $value } from { $races ->
    [one] 1 race
   *[other] { $races } races
}{ $demands ->
    [none] {""}
   *[other] , required: { $race }
}
