## Wyprawy odkrywcze

prompt-journey = Przed tobą wyspa. Kto dokąd idzie?
prompt-journey_stress = Kto na miejscu otrzymuje stres?
move-journey = Wyrusz na wyprawę odkrywczą ze wszystkimi z łodzi
move-step =
    .head = { $crew } idzie dalej
    .thing = { $landmark }
move-turn_back = Wróć na statek
event-stepped =
    { $you ->
        [yes] { $crew } idzie dalej: { $landmark }.
       *[no] { $crew } idzie dalej: { $landmark }. Kapitan: { $seat }.
    }
event-token_turned =
    { $you ->
        [yes] Odkrywasz znacznik: { $token }.
       *[no] { $seat } odkrywa znacznik: { $token }.
    }
event-journey_ended =
    { $you ->
        [yes] Twoi ludzie są z powrotem na statku, pod pokładem.
       *[no] Ludzie są z powrotem na statku, pod pokładem. Kapitan: { $seat }.
    }
landmark-0 = zachodnia plaża
landmark-1 = środkowa plaża
landmark-2 = wschodnia plaża
landmark-3 = zachodni las
landmark-4 = bród
landmark-5 = wschodni las
landmark-6 = zachodnia grań
landmark-7 = wschodnia grań
landmark-golden = złoty punkt
token-clue = wskazówka
token-treasure = skarb
token-expedition = karta ekspedycji
token-enemy = wróg na pokładzie
token-rest = odpoczynek
sections-journey = Wyprawa odkrywcza
sections-ashore = Na lądzie
sections-turned = Odkryte
sections-bag = Zostało w worku
sections-tokens = { $token } ×{ $n }
