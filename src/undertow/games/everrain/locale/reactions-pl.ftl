## Skarby, które odpowiadają na chwilę

prompt-react_attack = Wrogi statek zaraz zaatakuje. Pokazujesz fałszywą banderę?
prompt-react_card = Karta pyta. Przykładasz najpierw trąbkę słuchową?
prompt-react_death = Ktoś z twoich nie żyje. Śpiewasz „Połóżcie go lekko”?
prompt-react_save = Ktoś umiera. Kogo ratuje ołowiany marynarz?
prompt-dice = Rzucasz kośćmi z fiszbinu jeszcze raz?
move-forgo = Zachowaj kartę
event-saved =
    { $you ->
        [yes] Tonie ołowiany marynarz. { $crew } żyje.
       *[no] Tonie ołowiany marynarz. { $crew } żyje. Kapitan: { $seat }.
    }
event-let_be =
    { $you ->
        [yes] { $enemy } widzi banderę i zostawia cię w spokoju.
       *[no] { $enemy } widzi banderę i płynie dalej. Kapitan: { $seat }.
    }
event-foreseen = Trąbka mówi o odpowiedzi { $answer }: { $effect }
sections-foreseen = Co mówi trąbka słuchowa
sections-effect = Skutek
answer-a = A
answer-b = B
answer-c = C
