# Texts of the terminal table. The same keys stand in all three languages.

# -- before and after ---------------------------------------------------------------------------------------------

screen-too-small = The table needs a terminal of at least { $columns } × { $rows } characters; this one has { $width } × { $height }. Please make the window larger or the font smaller.
screen-enlarge = Please make the window larger again: at least { $columns } × { $rows }. Nothing is lost; the game waits.
screen-no-terminal = The table needs a terminal to draw on, and this is not one.
screen-saved = Saved: { $file }
screen-saved-go-on = Your game is saved in { $file }. Continue with: undertow play --resume { $file }
screen-saved-over = The finished game is saved in { $file }. Watch it again with: undertow replay { $file }
screen-not-saved = The game could not be saved in { $file }: { $why }
screen-not-saved-quit = The game could not be saved in { $file }: { $why }. Press q again to leave anyway.

# -- the frame ----------------------------------------------------------------------------------------------------

screen-more = … page { $at } of { $of } · Tab: next · p: all
screen-turn-yours = Your turn
screen-turn-of = Turn: { $name }
screen-turn-of-you = { $name }, your turn
screen-asked = You are asked
screen-asked-name = { $name } is asked
screen-thinking = { $name } is thinking…
screen-skip-hint = Space: skip the pauses
screen-over = The game is over
screen-log = Log
screen-foot = r rule · w why not · c cards · p players · l log · s save · q quit · ? help
screen-foot-waiting = Space skip · c cards · p players · l log · s save · q quit · ? help
screen-foot-over = Enter result · c cards · p players · l log · s save · q quit · ? help
screen-close = Esc closes · ↑ ↓ scroll

# -- windows ------------------------------------------------------------------------------------------------------

screen-rule = The rule
screen-rule-around = What is going on
screen-rule-after = What comes after that
screen-rule-none = Nothing is asked of you now, so there is no rule to show.
screen-why-not = Why not?
screen-why-not-none = Everything you would expect to be able to do here is allowed.
screen-players = Players
screen-places = Where to?
screen-places-type = Type its column and row, or choose:
screen-foot-places = / where to
screen-cards = Cards
screen-cards-none = This game has no cards to look up.
screen-help = Help
screen-curtain = Pass the keyboard to { $name }.
screen-curtain-enter = { $name }, press Enter when nobody else is looking.
screen-result = The game is over
screen-winner-you = You win!
screen-winner = { $name } wins.
screen-winners = { $names } win together.
screen-nobody-wins = Nobody wins.
screen-and = and
screen-result-close = Enter or Esc: look at the table · q: save and quit

screen-help-choose = 1-9, then letters, the arrow keys with Enter, or a click: choose. Each choice’s key is also shown beside the thing it picks.
screen-help-places = /: name a space of the map that can be reached, and get there in one go
screen-help-rule = r: the rule behind the question
screen-help-why = w: what you cannot do now, and which rule forbids it
screen-help-log = l: everything that has happened so far
screen-help-cards = c or i: look up any card, with its story
screen-help-players = p: everything that lies in front of each player
screen-help-pages = Tab: next page of the table; Shift+Tab: the one before
screen-help-save = s: save
screen-help-quit = q or Ctrl-C: save and quit
screen-help-space = Space: pass; while bots play, skip their pauses
screen-help-round = 0: let this pass until the round ends, in games with rounds
screen-help-signs = ▶ whose turn it is · ‹1› what you can choose now

# -- Abyss --------------------------------------------------------------------------------------------------------

abyss-code-jellyfish = Je
abyss-code-crab = Cr
abyss-code-seahorse = Se
abyss-code-shellfish = Sh
abyss-code-squid = Sq
abyss-code-monster = MON

abyss-court = Court
abyss-court-aside = { $n } of 6 lords · { $left } in the deck
abyss-court-short = { $n } of 6 · deck { $left }
abyss-court-price = price
abyss-court-influence = inf
abyss-court-keys = key
abyss-court-power = power
abyss-empty = empty
abyss-influence = { $n } influence
abyss-keys = { $n ->
    [one] 1 key
   *[other] { $n } keys
}
abyss-influence-short = infl { $n }
abyss-keys-short = { $n ->
    [one] 1 key
   *[other] { $n } keys
}
abyss-track = Exploration
abyss-track-aside = deck { $deck } · next sale { $price } { $price ->
    [one] pearl
   *[other] pearls
}
abyss-track-label = Explore
abyss-track-short = ally { $price }●
abyss-threat = Threat
abyss-tokens-left = { $n ->
    [one] 1 token left
   *[other] { $n } tokens left
}
abyss-reward = { $keys ->
    [0] { $goods ->
        [1] 1 pearl or monster
       *[other] 2 pearls or monsters
    }
    [1] { $goods ->
        [0] 1 key
        [1] 1 key + 1 pearl or monster
       *[other] 1 key + 2 pearls or monsters
    }
   *[other] { $keys } keys
}
abyss-reward-short = { $keys ->
    [0] { $goods } ● or monster
    [1] { $goods ->
        [0] 1 key
       *[other] 1 key + { $goods } ● or mon.
    }
   *[other] { $keys } keys
}
abyss-council = Council
abyss-council-aside = take a whole stack
abyss-locations = Locations
abyss-locations-aside = face up · { $n } in the deck
abyss-recruiting = { $lord }: { $paid } of { $value } paid
abyss-figures = { $pearls ->
    [one] 1 pearl
   *[other] { $pearls } pearls
} · { $keys ->
    [one] 1 key
   *[other] { $keys } keys
} · { $hand ->
    [one] 1 card
   *[other] { $hand } cards
}
abyss-figures-short = { $pearls }●  { $keys ->
    [one] 1 key
   *[other] { $keys } keys
}  { $hand ->
    [one] 1 card
   *[other] { $hand } cards
}
abyss-lords = Lords { $n }/{ $end }, influence { $influence }
abyss-lords-short = Lords { $n }/{ $end } · infl { $influence }
abyss-tokens = Monsters
abyss-hand = Hand
abyss-no-cards = no cards
abyss-affiliated = Affiliated
abyss-places = Locations
abyss-yours = Yours
abyss-column-pearls = Pearl
abyss-column-keys = Key
abyss-column-hand = Hand
abyss-column-lords = Lord
abyss-column-influence = Infl
abyss-column-places = Loc
abyss-column-monsters = Mon
abyss-lies-under = under { $location }: its power and key are gone
abyss-is-turned = turned: only its influence counts
abyss-seen = What you have seen
abyss-deck = Deck
abyss-discard = Discard pile
abyss-sheet-places = Locations
abyss-sheet-lords = Lords
abyss-sheet-allies = Allies
abyss-sheet-monsters = Monsters
abyss-sheet-total = Total
abyss-card-guild = Guild:
abyss-card-influence = Influence:
abyss-card-races = Different races to pay with:
abyss-card-race = Required race:
abyss-card-value = Value to reach:
abyss-card-keys = Keys:
abyss-stack-hint = { $n ->
    [one] 1 ally lies there.
   *[other] { $n } allies lie there.
}
abyss-last-turns = Last turns!
abyss-help-signs = Races: Je jellyfish, Cr crab, Se seahorse, Sh shellfish, Sq squid · ○ any other race · ↻ turned lord: only its influence counts · ▾ lord under a location · ● pearl · 8↓ 12↑ a price that powers have changed for you
