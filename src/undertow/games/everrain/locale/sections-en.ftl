# The enemy phase to come, shots, arcs
sections-forecast = The enemy phase, if nothing changes
forecast-storms = Storms
forecast-move =
    { $n ->
        [one] 1 storm moves
       *[other] { $n } storms move
    }
forecast-below = ; in the storm: { $who }
forecast-boarded = On deck
forecast-on-deck =
    { $n ->
        [one] { $who }: 1 enemy
       *[other] { $who }: { $n } enemies
    }
forecast-attacks = can attack: { $who }
forecast-sails =
    { $n ->
        [one] sails on, 1 hex to its destination
       *[other] sails on, { $n } hexes to its destination
    }
forecast-arrives = ; there in round { $turn } at the earliest, the agenda then goes on by { $n }
forecast-agenda = Agenda
forecast-steps = { $n } spaces on, to { $space }
forecast-marker = ; the enemy’s marker comes to { $space }
forecast-own-arc = your guns reach here
forecast-enemy-arc = enemy guns reach here
forecast-covered =
    { $n ->
        [one] { $battery }: 1 die
       *[other] { $battery }: { $n } dice
    }
forecast-endangered = in reach of enemy guns

# Quick signals
signal-need-clues = Who has clues to hand in?
signal-need-coins = I could use some coins.
signal-help-me = I need help with an enemy ship.
signal-i-fight = I’ll take the enemy ship.
signal-i-chart = I’ll chart new waters.
signal-meet-in-port = Let’s meet in port.
signal-mind-the-agenda = Mind the agenda.
signal-mind-the-storm = Mind the storm.

# What one click does
helm-course =
    { $n ->
        [0] Bow { $to }, free
        [one] Bow { $to }, 1 travel point
       *[other] Bow { $to }, { $n } travel points
    }
helm-storm =
    { $n ->
        [one] storm: 1 damage
       *[other] storm: { $n } damage
    }
helm-altar = an altar stirs: an enemy comes aboard
helm-port = a visit to the port
helm-helm =
    { $n ->
        [one] 1 member to the helm
       *[other] { $n } members to helm and bow
    }
helm-guns =
    { $n ->
        [one] 1 member to the guns
       *[other] { $n } members to the guns
    }
helm-below =
    { $n ->
        [one] 1 member below
       *[other] { $n } members below
    }
helm-together = All at once:
helm-legend = Numbers: travel points to get there; such a hex can be chosen as a course.
helm-turn = the ship can turn here
helm-reach =
    { $n ->
        [one] can be reached for 1 travel point
       *[other] can be reached for { $n } travel points
    }
sections-orders = Orders
sections-ready = Orders (crew/nav./fire/fleeting)
picture-ship = the ship
sections-new-tile = New tile: { $tile }
sections-new-storm = How the storm can lie
sections-next-act = next tile: Act { $act }
sections-book = Chronicles to read again
page-kind-crew = Crew
page-kind-trait = Traits
page-kind-upgrade = Upgrades
page-kind-treasure = Treasures
page-kind-enemy = Enemies
page-kind-elder = Elders
page-kind-place = Places in port
page-kind-order = Orders
page-kind-post = Posts
page-kind-die = Dice
page-kind-hex = Hexes
