## The elder: what is asked, said and told

prompt-undertow = The Undertow has hold of your ship. Where to?
prompt-put_out = The port is gone. Onto which hex do you put out?
prompt-face_out = Where does the bow point now?
move-fire_elder =
    .head = Fire at the elder
    .thing = { $battery }
move-put_out =
    .head = Hex
    .thing = { $heading_to }
event-elder_risen =
    { $elder_is ->
        [landlord] All along the coast the bells stop. Then somebody knocks at the harbour, on the sea side. He is not angry. He has a list, and he has come to begin at the top.
        [hundredfathom] The lead goes down and does not stop. At a hundred fathoms the line hangs slack. Then, very gently, something below begins to take it in.
       *[unsung] It begins with one voice, far off, and you know the tune. Nobody taught it to you. Then the first verse ends, and out on the water something waits for the second.
    } { $elder } is awake.
event-elder_signum =
    { $elder_is ->
        [landlord] Rent is due.
        [hundredfathom] The Undertow pulls.
       *[unsung] The Response.
    }
event-elder_rolled = { $elder } rolls. Moves: { $moves }, hits: { $hits }, omens: { $omens }.
event-elder_moved = { $elder } comes one hex on.
event-elder_attacked =
    { $you ->
        [yes] { $elder } attacks you: { $n ->
                [one] 1 hit
               *[other] { $n } hits
            }.
       *[no] { $elder } attacks { $seat }: { $n ->
                [one] 1 hit
               *[other] { $n } hits
            }.
    }
event-elder_hit =
    { $elder } takes { $n ->
        [one] 1 hit
       *[other] { $n } hits
    }.
event-elder_weakened = { $elder } draws back, and comes again with one die fewer.
event-wall_torn = A wall of { $port } falls.
event-port_reclaimed = { $port } is reclaimed. Where it was there is rough sea.
event-ship_put_out =
    { $you ->
        [yes] Your ship puts out of what was the port.
       *[no] { $seat } puts out of what was the port.
    }
event-ship_drawn =
    { $you ->
        [yes] Something draws your ship one hex nearer.
       *[no] Something draws { $seat } one hex nearer.
    }
event-prey_lost = Ships lost since { $elder } woke: { $n }.
event-note_sung = { $elder } sings. Notes at this altar: { $n }.
event-altar_broken = The cleansed altar cracks. It is active again.
event-verse_sung = { $elder } has sung a verse. Verses: { $n } of 3.
event-response_rolled = The Response: { $roll }.

sections-risen = The elder
sections-elder-name = Awake
sections-elder-hits = Hit points
sections-elder-dice = Dice
sections-elder-left = Until it wins
sections-elder-left-landlord =
    { $n ->
        [one] 1 port stands
       *[other] { $n } ports stand
    }
sections-elder-left-hundredfathom =
    { $n ->
        [one] 1 more ship lost
       *[other] { $n } more ships lost
    }
sections-elder-left-unsung =
    { $n ->
        [one] 1 more verse
       *[other] { $n } more verses
    }
sections-elder-signum = Signum
sections-elder-activation = It acts
sections-elder-objective = It wins
sections-elder-beaten = Against it
sections-elder-there = { $elder }
sections-elder-torn-landlord =
    { $n ->
        [one] 1 wall torn down
       *[other] { $n } walls torn down
    }
sections-elder-torn-unsung =
    { $n ->
        [one] 1 note sung
       *[other] { $n } notes sung
    }
sections-elder-sung = sung to its end
sections-elder-in =
    { $n ->
        [0] with the enemy’s next step
        [one] 1 space between the enemy’s marker and the elder’s
       *[other] { $n } spaces between the enemy’s marker and the elder’s
    }
sections-elder-gap = Until it wakes
sections-odds-weaken = weakens it: { $n } %
forecast-hunts = hunts { $who }
forecast-makes-for =
    { $n ->
        [0] is at its goal
        [one] 1 hex from its goal
       *[other] { $n } hexes from its goal
    }
forecast-waits = waits off the ports
