## Treasures that answer to a moment

prompt-react_attack = An enemy ship is about to attack. Do you show the Forged Colours?
prompt-react_card = The card asks. Do you hold the Ear Trumpet to it first?
prompt-react_death = You’ve lost somebody. Do you sing “Lay Him Down Easy”?
prompt-react_save = Somebody’s dying. Whom does the Lead Sailor save?
prompt-dice = Do you throw the Whalebone Dice and roll again?
move-forgo = Keep the card
event-saved =
    { $you ->
        [yes] The Lead Sailor goes down instead. { $crew } lives.
       *[no] The Lead Sailor goes down instead. { $crew } lives. Captain: { $seat }.
    }
event-let_be =
    { $you ->
        [yes] { $enemy } sees the colours and lets you be.
       *[no] { $enemy } sees the colours and lets { $seat } be.
    }
event-foreseen = The trumpet says of answer { $answer }: { $effect }
sections-foreseen = What the Ear Trumpet says
sections-effect = Effect
answer-a = A
answer-b = B
answer-c = C
