## Journeys of discovery

prompt-journey = The island lies before you. Who goes where?
prompt-journey_stress = Who on the spot takes the stress?
move-journey = Set out on a journey of discovery with everybody in the boats
move-step =
    .head = { $crew } goes on
    .thing = { $landmark }
move-turn_back = Return to the ship
event-stepped =
    { $you ->
        [yes] { $crew } goes on: { $landmark }.
       *[no] { $crew } goes on: { $landmark }. Captain: { $seat }.
    }
event-token_turned =
    { $you ->
        [yes] You turn over a token: { $token }.
       *[no] { $seat } turns over a token: { $token }.
    }
event-journey_ended =
    { $you ->
        [yes] Your party is back aboard, below deck.
       *[no] The party of { $seat } is back aboard, below deck.
    }
landmark-0 = west beach
landmark-1 = middle beach
landmark-2 = east beach
landmark-3 = west wood
landmark-4 = ford
landmark-5 = east wood
landmark-6 = west ridge
landmark-7 = east ridge
landmark-golden = golden point
token-clue = a clue
token-treasure = a treasure
token-expedition = an expedition card
token-enemy = an enemy on deck
token-rest = rest
sections-journey = Journey of discovery
sections-ashore = Ashore
sections-turned = Turned over
sections-bag = Left in the bag
sections-tokens = { $token } ×{ $n }
