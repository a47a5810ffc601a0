## Schätze, die auf einen Moment antworten

prompt-react_attack = Ein Feindschiff greift gleich an. Zeigst du die Falsche Flagge?
prompt-react_card = Die Karte fragt. Hältst du erst das Hörrohr daran?
prompt-react_death = Du hast jemanden verloren. Singst du „Legt ihn sacht“?
prompt-react_save = Jemand stirbt. Wen rettet der bleierne Matrose?
prompt-dice = Wirfst du die Walbeinwürfel und würfelst noch einmal?
move-forgo = Karte behalten
event-saved =
    { $you ->
        [yes] Der bleierne Matrose geht unter. { $crew } lebt.
       *[no] Der bleierne Matrose geht unter. { $crew } lebt. Kapitän: { $seat }.
    }
event-let_be =
    { $you ->
        [yes] { $enemy } sieht die Flagge und lässt dich in Ruhe.
       *[no] { $enemy } sieht die Flagge und lässt { $seat } in Ruhe.
    }
event-foreseen = Das Hörrohr sagt zu Antwort { $answer }: { $effect }
sections-foreseen = Was das Hörrohr sagt
sections-effect = Wirkung
answer-a = A
answer-b = B
answer-c = C
