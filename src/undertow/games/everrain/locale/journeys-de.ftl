## Entdeckungsreisen

prompt-journey = Die Insel liegt vor dir. Wer geht wohin?
prompt-journey_stress = Wer dort erleidet den Stress?
move-journey = Mit allen aus den Booten zu einer Entdeckungsreise aufbrechen
move-step =
    .head = { $crew } geht weiter
    .thing = { $landmark }
move-turn_back = Zum Schiff zurückkehren
event-stepped =
    { $you ->
        [yes] { $crew } geht weiter: { $landmark }.
       *[no] { $crew } geht weiter: { $landmark }. Kapitän: { $seat }.
    }
event-token_turned =
    { $you ->
        [yes] Du deckst einen Marker auf: { $token }.
       *[no] { $seat } deckt einen Marker auf: { $token }.
    }
event-journey_ended =
    { $you ->
        [yes] Deine Leute sind wieder an Bord, unter Deck.
       *[no] Die Leute von { $seat } sind wieder an Bord, unter Deck.
    }
landmark-0 = Weststrand
landmark-1 = Mittelstrand
landmark-2 = Oststrand
landmark-3 = Westwald
landmark-4 = Furt
landmark-5 = Ostwald
landmark-6 = Westgrat
landmark-7 = Ostgrat
landmark-golden = goldener Punkt
token-clue = ein Hinweis
token-treasure = ein Schatz
token-expedition = eine Expeditionskarte
token-enemy = ein Feind an Deck
token-rest = Rast
sections-journey = Entdeckungsreise
sections-ashore = An Land
sections-turned = Aufgedeckt
sections-bag = Noch im Beutel
sections-tokens = { $token } ×{ $n }
