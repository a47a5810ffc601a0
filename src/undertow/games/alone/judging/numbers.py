"""The numbers of thumb's judgement, in points of health or composure."""

from __future__ import annotations

from typing import Final

# -- the Hero ----------------------------------------------------------------------------------------------------------

NEARER: Final = 0.72  # how much less a place counts with each step to it
ENOUGH_GUESSES: Final = 48  # so many possible stations are looked at
MANY_PLACES: Final = 4  # so many places for a room are worth another Locate
FAR_SINCE: Final = 4  # so far from the last one
LISTENED: Final = 12  # so many of the last noises make him look first
HURT: Final = 0.65  # what is left of a way by each die of the creatures that stand on it
SEEN_WAY: Final = 0.85  # ... if it leads back to what was seen
LESS_CARE: Final = 0.2  # by each round that has gone by
CAUGHT: Final = 3  # as near as this he runs after the Courier
CIRCLES: Final = 8  # from this round on he now and then takes any way
TOKEN_LEFT: Final = 0.8  # ... by a danger token
FORCED: Final = 0.6  # ... by a door that must be opened first
FIGHT: Final = 1.2  # what an attack must be worth
STAYS: Final = 2.0  # so many turns a creature stays with him that is not killed
PRIZE: Final = 8.0  # ... if that wins the game
LESSON: Final = 0.6  # what he learns from killing one
WOUND: Final = 0.4  # what a wound is worth of a kill
AFAR: Final = 0.5  # what a kill is worth where it does not stand with him
CHARGE: Final = 0.25  # what a charge costs
POOR: Final = 7  # with fewer items he searches wherever nothing is about
HURT_ENOUGH: Final = 0  # so much more than it gives back must be lost before a remedy is used
UPGRADE_GAIN: Final = 0.4  # what an upgrade adds to the worth of an item

# -- Evil --------------------------------------------------------------------------------------------------------------

AHEAD: Final = 0.95  # what a step of distance leaves of a threat that stands on the Hero's way
ASIDE: Final = 0.68  # ... and of any other
AT_HAND: Final = 0.25  # standing with the Hero is worth so much beside the attack
HIT: Final = 1 / 3
HIT_IN_DANGER: Final = 2 / 3
OTHER_FLOOR: Final = 0.6
LIGHT_OUT: Final = 0.2  # a creature puts out the light where it ends
RACE: Final = 0.9  # a step of the Saboteur towards the Control Room, while he may be there first
IN_THE_RACE: Final = 1  # so much farther than the Hero he may be for that
TO_THE_ROOM: Final = 0.3  # such a step later on
SAME_FLOOR: Final = 0.9
TOKEN: Final = 0.8  # a danger token at the round's end
EAGER: Final = 0.9  # what more a card is worth while its lower half counts: that chance passes
ARMED: Final = 1.0  # a token where the Hero stands
FIRST_CARD: Final = 0.4  # what a card must bring
SECOND_CARD: Final = 2.5  # ... as the second of a turn, for two fields
