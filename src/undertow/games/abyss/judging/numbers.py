"""What things are worth to the bot: points of the final score, unless said otherwise; and tables of what is printed."""

from __future__ import annotations

from typing import Final

from undertow.games.abyss.cards import lords as card
from undertow.games.abyss.cards.lords import LORDS

PEARL: float = 1.7
POINT: float = 1.05  # one point of value on an ally in hand
ALLY: float = 0.2  # any ally in hand, whatever its value
NEW_RACE: float = 0.7  # an ally of a race of which one holds none
DEMANDED: float = 0.5  # ... and which a lord worth having demands
FEED: float = 0.25  # another ally of a race that a lord worth having demands
PEARL_LATE: float = 3.0  # turns left below which a pearl loses its worth
HUNGER_LATE: float = 4.0  # turns left below which one wants fewer allies
KEY_LATE: float = 3.0  # turns it takes to come by a key
SATED: float = 33.0  # hand and pearls, in points of value, beyond which more is worth half
TOKEN: float = 3.5  # a monster token: more than its points, which are safe
TOKEN_POINTS: float = 2.65  # its points, on average
LOCATION: float = 14.0  # what a location is likely to bring
KEY_SHARES: tuple[float, float, float] = (0.27, 0.33, 0.40)  # of a location: the first, second, third key
EARLY_KEY: float = 0.5  # share of a key's worth that is missing at the start of the game
TURN: float = 7.0  # a turn of one's own
TURNS_PER_LORD: float = 1.5  # of the player who is ahead: how long the game will last
LONG: float = 12.0  # turns for which a lasting power brings its whole worth
EXPLORING: float = -0.7  # what exploring brings besides the ally: pearls of buyers, and allies for the others
LEAVING: float = 0.12  # share of an ally's worth that one gives away by leaving it to the council
RISK: float = 1.0  # a lord that an opponent could take first
HURRY: float = 0.5  # one more lord for a leader by ten points, late in the game
TILE_LEFT: float = 0.6  # a drawn location left for the opponents
DENIED: float = 0.3  # share of an ally's worth to the explorer that counts for a buyer
BARGAIN: float = 0.8  # what a buyer wants to gain
AFFILIATED: float = 0.5  # an affiliated ally for race locations still to come
LAST_TURN: float = 7.0  # points an opponent makes in the last turn
AHEAD: float = 25.0  # for ending the game as the leader: that wins it
BEHIND: float = 6.0  # for ending it as a loser
PLOT_PEARLS: int = 5  # pearls from which one plots
PLOT_BELOW: float = 4.0  # only when no lord at hand brings that much
SELL_BELOW: float = 1.4  # the Slaver sells an ally worth less
CLEAR_ABOVE: float = 3.0  # the Oracle clears a stack worth more
REPLACE_ABOVE: float = 4.0  # the Opportunist replaces a lord worth more to the next player
LASTING: dict[int, float] = {  # lasting powers, at the start of the game
    card.RECRUITER: 4.0,
    card.COMMANDER: 6.0,
    card.TAMER: 0.5,
    card.SHIP_MASTER: 4.0,
    card.SLAVER: 3.5,
    card.SHAMAN: 0.7,
    card.ORACLE: 1.0,
    card.ALCHEMIST: 5.0,
    card.MASTER_OF_MAGIC: 3.5,
    card.OPPORTUNIST: 1.0,
    card.DIPLOMAT: 5.5,
    card.TREASURER: 5.5,
}

# -- tables ------------------------------------------------------------------------------------------------------------

INFLUENCE: Final = [lord.influence for lord in LORDS]
GUILD: Final = [lord.guild for lord in LORDS]
KEYS: Final = [lord.keys for lord in LORDS]
PRICE: Final = [lord.value for lord in LORDS]
BUBBLES: Final = [lord.races for lord in LORDS]
POWER: Final = [LASTING.get(lord.id, 0.0) for lord in LORDS]
DRAWS: Final = {card.SAGE: 2, card.HERMIT: 1, card.ELDER: 3}
NEVER: Final = -1000.0
