"""The thirty-five lords: what is printed on each, and what its power does, side by side.

A power with an arrow is a procedure that runs once, when the lord comes into play (``arrow``). A power that may be
used in one's own turn is a procedure too (``use``). A lasting power is a trait that the rules ask for; only active
lords (free, and not turned by the Assassin) have it.

origin: numbers public, those the rulebook shows seed; every lord says which
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from undertow.games.abyss import events as e
from undertow.games.abyss import moves as m
from undertow.games.abyss.board import AMBASSADOR, DEMANDS, FARMER, MAGE, MERCHANT, POLITICIAN, SOLDIER
from undertow.games.abyss.cards.powers import (
    BETRAY,
    BETRAY_FOR,
    CLEAR_A_STACK,
    CORRUPT,
    CORRUPTION,
    DISCARD_FOR_COMMANDER,
    DISCARD_FOR_JAILER,
    GET_LOCATION,
    GIVE_LOCATION,
    HUNT,
    PREY,
    REPLACE,
    SCHEME,
    SELL,
    TAKE_A_STACK,
    TURN_A_LORD,
    Ambassador,
    Exchange,
    FullStacks,
    Power,
    Victims,
)
from undertow.kernel.flow import DONE, GO, NO_MOVE, Procedure, step

if TYPE_CHECKING:
    from undertow.games.abyss.state import Table


class Lord:
    """A lord card: guild, influence, price (races, value), keys, power."""

    def __init__(
        self, id: int, slug: str, guild: int, influence: int, races: int, value: int, keys: int,
        arrow: type[Power] | None, use: type[Power] | None, trait: str, origin: str,
    ) -> None:  # fmt: skip
        self.id = id
        self.slug = slug
        self.rule = "lords." + slug
        self.guild = guild
        self.influence = influence
        self.races = races
        self.value = value
        self.keys = keys
        self.demands: int = DEMANDS[guild]
        self.arrow = arrow
        self.use = use
        self.trait = trait
        self.origin = origin


LORDS: Final[list[Lord]] = []


def lord(
    slug: str, guild: int, influence: int, races: int, value: int, keys: int = 0,
    arrow: type[Power] | None = None, use: type[Power] | None = None, trait: str = "", origin: str = "public",
) -> int:  # fmt: skip
    """Add a lord to the deck; the answer is its number."""
    LORDS.append(Lord(len(LORDS), slug, guild, influence, races, value, keys, arrow, use, trait, origin))
    return len(LORDS) - 1


# -- soldiers: crabs ------------------------------------------------------------------------------------------------


class JailerPower(Victims):
    """Each opponent discards one ally of their own choice."""

    @step("lords.jailer")
    def each_opponent_discards_an_ally(self, table: Table, move: int) -> int:
        if move != NO_MOVE:
            victim = self.victims.pop(0)
            table.discard_from_hand(victim, move - m.DISCARD, e.DISCARDED_FOR_JAILER)
        self.find_victims(table)
        while self.victims and not table.hands[self.victims[0]]:
            self.victims.pop(0)
        return table.ask(self.victims[0], DISCARD_FOR_JAILER) if self.victims else DONE


class SeekerPower(Power):
    """Each opponent pays two pearls to the treasury, or all they have."""

    @step("lords.seeker")
    def each_opponent_pays(self, table: Table, move: int) -> int:
        for other in table.opponents(self.seat):
            if not table.is_immune(other):
                lost = min(2, table.pearls[other])
                table.pearls[other] -= lost
                if lost:
                    table.tell(e.ROBBED_BY_SEEKER, other, lost)
        return DONE


class AssassinPower(Victims):
    """One free lord of each opponent is turned: only its influence still counts."""

    @step("lords.assassin")
    def turn_a_lord_of_each_opponent(self, table: Table, move: int) -> int:
        if move != NO_MOVE:
            table.turned |= 1 << (move - m.LORD)
            table.tell(e.LORD_TURNED, self.victims.pop(0), move - m.LORD)
        self.find_victims(table)
        while self.victims and not table.active(self.victims[0]):
            self.victims.pop(0)
        return table.ask(self.seat, TURN_A_LORD) if self.victims else DONE


class CommanderPower(Victims):
    """Each opponent discards down to six allies."""

    @step("lords.commander")
    def each_opponent_discards_down_to_six(self, table: Table, move: int) -> int:
        if move != NO_MOVE:
            table.discard_from_hand(self.victims[0], move - m.DISCARD, e.DISCARDED_FOR_COMMANDER)
        self.find_victims(table)
        while self.victims and len(table.hands[self.victims[0]]) <= HAND_LIMIT:
            self.victims.pop(0)
        return table.ask(self.victims[0], DISCARD_FOR_COMMANDER) if self.victims else DONE


class HunterPower(Power):
    """One monster token of an opponent of one's choice, at random."""

    @step("lords.hunter")
    def take_a_token_of_an_opponent(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            if not PREY.legal(table, self.seat):
                return self.lapse(table)
            return table.ask(self.seat, HUNT)
        victim = move - m.SEAT
        tokens = table.tokens[victim]
        value = tokens.pop(table.chance.below(len(tokens)))
        table.hunted_by = self.seat
        table.hunted_from = victim
        table.hunted_at = len(table.tokens[self.seat])
        table.tokens[self.seat].append(value)
        table.tell(e.TOKEN_HUNTED, self.seat, victim)
        table.tell_to(1 << self.seat | 1 << victim, e.HUNTED_TOKEN_SEEN, value)
        return DONE


HAND_LIMIT: Final = 6

RECRUITER: Final = lord("recruiter", SOLDIER, 4, 2, 10, keys=1, trait="dearer")
JAILER: Final = lord("jailer", SOLDIER, 7, 3, 6, arrow=JailerPower, origin="seed")
SEEKER: Final = lord("seeker", SOLDIER, 7, 2, 7, arrow=SeekerPower)
ASSASSIN: Final = lord("assassin", SOLDIER, 6, 1, 10, arrow=AssassinPower, origin="seed")
COMMANDER: Final = lord("commander", SOLDIER, 4, 1, 8, keys=1, arrow=CommanderPower, trait="limits", origin="seed")
TAMER: Final = lord("tamer", SOLDIER, 4, 3, 6, keys=1, trait="tames", origin="seed")
HUNTER: Final = lord("hunter", SOLDIER, 6, 2, 8, arrow=HunterPower)


# -- merchants: shellfish -------------------------------------------------------------------------------------------


class TraderPower(Power):
    """Three pearls."""

    @step("lords.trader")
    def gain_three_pearls(self, table: Table, move: int) -> int:
        table.pearls[self.seat] += 3
        table.tell(e.TRADER_PEARLS, self.seat, 3)
        return DONE


class PeddlerPower(Power):
    """Two pearls."""

    @step("lords.peddler")
    def gain_two_pearls(self, table: Table, move: int) -> int:
        table.pearls[self.seat] += 2
        table.tell(e.PEDDLER_PEARLS, self.seat, 2)
        return DONE


class LandlordPower(Power):
    """One pearl at once; later ones come at the start of each turn."""

    @step("lords.landlord")
    def gain_a_pearl(self, table: Table, move: int) -> int:
        table.pearls[self.seat] += 1
        table.tell(e.LANDLORD_PEARL, self.seat, 1)
        return DONE


SALE: Final = 2  # pearls


class SlaverPower(Power):
    """An ally from hand for two pearls."""

    @step("lords.slaver")
    def sell_an_ally(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            return table.ask(self.seat, SELL)
        table.discard_from_hand(self.seat, move - m.DISCARD, e.SOLD_BY_SLAVER)
        table.pearls[self.seat] += SALE
        return DONE


class ShopkeeperPower(Power):
    """One pearl."""

    @step("lords.shopkeeper")
    def gain_one_pearl(self, table: Table, move: int) -> int:
        table.pearls[self.seat] += 1
        table.tell(e.SHOPKEEPER_PEARL, self.seat, 1)
        return DONE


SHIP_MASTER: Final = lord("ship_master", MERCHANT, 5, 3, 6, keys=1, trait="harvests")
TRADER: Final = lord("trader", MERCHANT, 9, 3, 10, arrow=TraderPower)
PEDDLER: Final = lord("peddler", MERCHANT, 9, 1, 8, arrow=PeddlerPower)
LANDLORD: Final = lord("landlord", MERCHANT, 5, 2, 10, keys=1, arrow=LandlordPower, trait="rent")
SLAVER: Final = lord("slaver", MERCHANT, 5, 1, 8, keys=1, use=SlaverPower, origin="seed")
SHOPKEEPER: Final = lord("shopkeeper", MERCHANT, 9, 3, 6, arrow=ShopkeeperPower)


# -- mages: jellyfish -----------------------------------------------------------------------------------------------


class InvokerPower(Power):
    """One more turn after this one."""

    @step("lords.invoker")
    def gain_another_turn(self, table: Table, move: int) -> int:
        table.extra_turns += 1
        table.tell(e.EXTRA_TURN, self.seat)
        return DONE


class ApprenticePower(Power):
    """A council stack of one's choice into hand."""

    @step("lords.apprentice")
    def take_a_stack(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            full = FullStacks().candidates(table, self.seat)
            if not full:
                return self.lapse(table)
            if len(full) > 1:
                return table.ask(self.seat, TAKE_A_STACK)
            move = full[0]
        race = move - m.STACK
        table.take_stack(self.seat, race, e.APPRENTICE_STACK)
        return DONE


class OraclePower(Power):
    """A council stack onto the discard pile."""

    @step("lords.oracle")
    def clear_a_stack(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            return table.ask(self.seat, CLEAR_A_STACK)
        race = move - m.STACK
        table.tell(e.ORACLE_STACK, self.seat, race, len(table.council[race]))
        table.discard += table.council[race]
        table.council[race] = []
        return DONE


class IllusionistPower(Exchange):
    """One's own location for one of those that lie face up; its lords move along."""

    def copy(self) -> Procedure:
        return IllusionistPower(self.seat, self.lord, self.place).at_the_step_of(self)

    def places(self, table: Table) -> list[int]:
        """The places of all locations one could give."""
        return list(range(len(table.locations[self.seat])))

    @step("lords.illusionist")
    def swap_a_location(self, table: Table, move: int) -> int:
        own = table.locations[self.seat]
        if not own or not table.row:
            return self.lapse(table)
        if move == NO_MOVE:
            return table.ask(self.seat, GIVE_LOCATION if self.place < 0 else GET_LOCATION)
        if move == m.PASS:
            return DONE
        if self.place < 0:
            self.place = own.index(move - m.LOCATION)
            return GO
        old = own[self.place]
        new = move - m.LOCATION
        table.row[table.row.index(new)] = old
        own[self.place] = new
        table.move_lords_under(old, new)
        table.tell(e.LOCATIONS_SWAPPED, self.seat, old, new)
        table.took_location(self.seat, new)
        return DONE


SHAMAN: Final = lord("shaman", MAGE, 5, 3, 6, keys=1, trait="immune")
INVOKER: Final = lord("invoker", MAGE, 8, 1, 8, arrow=InvokerPower)
APPRENTICE: Final = lord("apprentice", MAGE, 9, 3, 6, arrow=ApprenticePower)
ORACLE: Final = lord("oracle", MAGE, 5, 2, 8, keys=1, use=OraclePower)
ALCHEMIST: Final = lord("alchemist", MAGE, 5, 1, 7, keys=1, trait="two_stacks")
ILLUSIONIST: Final = lord("illusionist", MAGE, 9, 1, 10, arrow=IllusionistPower)
MASTER_OF_MAGIC: Final = lord("master_of_magic", MAGE, 6, 3, 10, keys=1, trait="any_ally", origin="seed")


# -- politicians: squids --------------------------------------------------------------------------------------------


class OpportunistPower(Power):
    """A lord in the court makes room for the top one of the deck."""

    @step("lords.opportunist")
    def replace_a_lord_in_the_court(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            return table.ask(self.seat, REPLACE)
        old = move - m.LORD
        new = table.draw_lord()
        table.court[table.court.index(old)] = new
        table.gone.append(old)
        table.tell(e.LORD_REPLACED, self.seat, old, new)
        return DONE


class CorruptorPower(Power):
    """One more lord from the court, for five pearls."""

    @step("lords.corruptor")
    def recruit_for_five_pearls(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            if not table.court or table.pearls_in_reach(self.seat) < CORRUPTION:
                return self.lapse(table)
            return table.ask(self.seat, CORRUPT)
        if move != m.PASS:
            lord = move - m.LORD
            table.pearls[self.seat] -= CORRUPTION
            table.court.remove(lord)
            table.tell(e.LORD_CORRUPTED, self.seat, lord)
            enter_play(table, self.seat, lord)
        return DONE


class TraitorPower(Exchange):
    """One of one's other free lords for any lord in the court."""

    def copy(self) -> Procedure:
        return TraitorPower(self.seat, self.lord, self.place).at_the_step_of(self)

    def places(self, table: Table) -> list[int]:
        """The places of all lords one could give up."""
        own = table.lords[self.seat]
        return [i for i in range(len(own)) if own[i] != self.lord and table.free[self.seat] >> own[i] & 1]

    @step("lords.traitor")
    def give_up_a_lord_for_one_in_the_court(self, table: Table, move: int) -> int:
        if not table.court or not table.free[self.seat] & ~(1 << self.lord):  # ruling: swaps
            return self.lapse(table)
        if move == NO_MOVE:
            return table.ask(self.seat, BETRAY if self.place < 0 else BETRAY_FOR)
        if move == m.PASS:
            return DONE
        if self.place < 0:
            self.place = table.lords[self.seat].index(move - m.LORD)
            return GO
        old = table.lords[self.seat][self.place]
        new = move - m.LORD
        table.dismiss(self.seat, old)
        table.court.remove(new)
        table.tell(e.LORD_BETRAYED, self.seat, old, new)
        enter_play(table, self.seat, new)
        return DONE


class SchemerPower(Power):
    """One of one's other free lords for the top lord of the deck."""

    @step("lords.schemer")
    def give_up_a_lord_for_the_top_of_the_deck(self, table: Table, move: int) -> int:
        if not table.lords_left() or not table.free[self.seat] & ~(1 << self.lord):  # ruling: swaps
            return self.lapse(table)
        if move == NO_MOVE:
            return table.ask(self.seat, SCHEME)
        if move != m.PASS:
            old = move - m.LORD
            new = table.draw_lord()
            table.dismiss(self.seat, old)
            table.tell(e.LORD_SCHEMED, self.seat, old, new)
            enter_play(table, self.seat, new)
        return DONE


OPPORTUNIST: Final = lord("opportunist", POLITICIAN, 5, 3, 6, keys=1, use=OpportunistPower)
CORRUPTOR: Final = lord("corruptor", POLITICIAN, 6, 1, 10, arrow=CorruptorPower, origin="seed")
TRAITOR: Final = lord("traitor", POLITICIAN, 6, 3, 12, arrow=TraitorPower, origin="seed")
DIPLOMAT: Final = lord("diplomat", POLITICIAN, 5, 1, 8, keys=1, trait="any_race")
TREASURER: Final = lord("treasurer", POLITICIAN, 5, 2, 10, keys=1, trait="cheaper")
SCHEMER: Final = lord("schemer", POLITICIAN, 6, 3, 8, arrow=SchemerPower, origin="seed")


# -- farmers: seahorses, no powers ----------------------------------------------------------------------------------

KEEPER: Final = lord("keeper", FARMER, 6, 3, 6, keys=1, origin="seed")
REAPER: Final = lord("reaper", FARMER, 6, 2, 7, keys=1)
SHEPHERD: Final = lord("shepherd", FARMER, 6, 1, 8, keys=1)
MILLER: Final = lord("miller", FARMER, 10, 2, 8)
AQUACULTURALIST: Final = lord("aquaculturalist", FARMER, 11, 3, 9)
LANDOWNER: Final = lord("landowner", FARMER, 12, 1, 10)


# -- ambassadors: one ally of every race ----------------------------------------------------------------------------


class SagePower(Ambassador):
    """Two locations to choose from."""

    draws = 2

    @step("lords.sage")
    def choose_one_of_two(self, table: Table, move: int) -> int:
        return self.take_a_location(table, move)


class HermitPower(Ambassador):
    """The top location."""

    draws = 1

    @step("lords.hermit")
    def take_the_top_one(self, table: Table, move: int) -> int:
        return self.take_a_location(table, move)


class ElderPower(Ambassador):
    """Three locations to choose from."""

    draws = 3

    @step("lords.elder")
    def choose_one_of_three(self, table: Table, move: int) -> int:
        return self.take_a_location(table, move)


SAGE: Final = lord("sage", AMBASSADOR, 4, 5, 10, keys=3, arrow=SagePower)
HERMIT: Final = lord("hermit", AMBASSADOR, 5, 5, 10, keys=3, arrow=HermitPower)
ELDER: Final = lord("elder", AMBASSADOR, 3, 5, 10, keys=3, arrow=ElderPower, origin="seed")

SLUGS: Final = tuple([card.slug for card in LORDS])


def enter_play(table: Table, seat: int, lord: int) -> None:
    """Bring a lord into play, free; if its power has an arrow, it acts now."""
    table.lords[seat].append(lord)
    table.free[seat] |= 1 << lord
    table.tell(e.LORD_ENTERS, seat, lord)
    arrow: Any = LORDS[lord].arrow  # rule: powers.1
    if arrow is not None:
        table.push(arrow(seat, lord))
