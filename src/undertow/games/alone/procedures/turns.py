"""A turn of the Hero, and the end of a round."""

from __future__ import annotations

from undertow.games.alone import events as e
from undertow.games.alone import known, params, people, sight
from undertow.games.alone import moves as m
from undertow.games.alone.board import NOWHERE
from undertow.games.alone.cards.items import SMOKE
from undertow.games.alone.goals import has_patient, hostile
from undertow.games.alone.legal import ACTION, WHOM
from undertow.games.alone.missions import ECHOED, EVERY_LAMP, FEVER, LOCKDOWN, MAIN, RUNNER, SOS, STEP, VOICED
from undertow.games.alone.moments import TURN_END
from undertow.games.alone.procedures.actions import (
    Attacking,
    Exploring,
    Interacting,
    Locating,
    Moving,
    OpeningADoor,
)
from undertow.games.alone.procedures.companions import RECOVER, may_recover, recover
from undertow.games.alone.procedures.dice import hits_of, roll
from undertow.games.alone.procedures.hands import DrawCards
from undertow.games.alone.procedures.items import UsingItem
from undertow.games.alone.procedures.labyrinth import keep, switch_off
from undertow.games.alone.procedures.missions_boss import MoveTheBoss
from undertow.games.alone.procedures.missions_evil import BOLTS, DIMS
from undertow.games.alone.procedures.missions_main import MissionTurnEnd, hurt_the_patient, lamps_win
from undertow.games.alone.procedures.playing import CardPlayed, after_losses
from undertow.games.alone.procedures.sacrifices import sacrifice
from undertow.games.alone.procedures.search import Searching
from undertow.games.alone.procedures.tokens import PlaceTokens
from undertow.games.alone.procedures.windows import Reacting
from undertow.games.alone.state import BOSS, COMPOSURE, HEALTH, HEAT, HERO, MODS, RAGING, Table
from undertow.kernel.flow import DONE, GO, NO_MOVE, Procedure, SimpleProcedure, step


def chosen(move: int) -> Procedure:
    """The action that the Hero has announced. rule: actions.1"""
    if m.WALK <= move < m.EXPLORE:
        return Moving(move - m.WALK)
    if m.EXPLORE <= move < m.LOCATE:
        return Exploring(move - m.EXPLORE)
    if m.LOCATE <= move < m.ATTACK:
        return Locating(move - m.LOCATE)
    if m.ATTACK <= move < m.SEARCH:
        return Attacking(move - m.ATTACK)
    if move == m.SEARCH:
        return Searching()
    if m.USE <= move < m.SPEND:
        return UsingItem(move - m.USE)
    return OpeningADoor(move - m.FORCE) if move >= m.FORCE else Interacting(move)


class Turn(SimpleProcedure):
    """A turn, always the Hero's: actions, reactions at its end, attacks, lights out. rule: turns.2, turns.3"""

    @step("turns.4")
    def act(self, table: Table, move: int) -> int:
        """An action, or two with Bullet Time. rule: turns.5, turns.6"""
        if move == NO_MOVE:
            table.pending = []  # whose moment has not come goes back to the hand, unseen. rule: rulings.2
            table.awaited = []
            if table.actions == 0:
                return self.go_on()
            return table.ask(HERO, ACTION)
        if move == m.BULLET_TIME:
            if people.has_free_reflex(table):
                people.use(table, people.REFLEX)
            else:
                table.adrenaline -= 1
            table.bullet = 1
            table.actions = 2
            table.tell(e.BULLET_TIME, HERO, table.adrenaline)
            return GO
        if m.SACRIFICE <= move < m.SACRIFICE + m.PEOPLE:
            sacrifice(table, move - m.SACRIFICE)
            return table.hero_wins() if lamps_win(table) else GO
        table.actions -= 1
        if m.LOCATE <= move < m.ATTACK:
            table.tell(e.TARGET_NAMED, move - m.LOCATE)
        table.push(chosen(move))  # carried out at once, on the secret map and in the labyrinth. rule: actions.2
        return GO

    @step("reactions.12")
    def react_at_the_end(self, table: Table, move: int) -> int:
        return self.then(table, Reacting(1 << TURN_END))

    @step("attacks.1")
    def attack(self, table: Table, move: int) -> int:
        return self.then(table, Attacks())

    @step("light.5")
    def put_lights_out(self, table: Table, move: int) -> int:
        """Whoever moved this turn puts out the light where it stands, but not the Hero's."""
        for token in range(16):
            cell = table.where[token]
            if cell != NOWHERE and table.moved >> token & 1 and cell != table.hero and table.is_lit(cell):
                switch_off(table, cell)
        known.turn_over(table)
        table.gear[SMOKE] = 0
        table.mods[HEAT] = 0
        known.look(table)
        return self.go_on()

    @step("missions.6")
    def missions(self, table: Table, move: int) -> int:
        """What the main mission brings at the end of a turn."""
        self.go_on()
        if table.main:
            table.push(MissionTurnEnd())
        return GO

    @step("companions.3")
    def recover(self, table: Table, move: int) -> int:
        """As a companion the Doctor may help at the end of a turn."""
        if move == NO_MOVE:
            return table.ask(HERO, RECOVER) if may_recover(table) else self.go_on()
        recover(table, move)
        return self.go_on()

    @step("turns.1")
    def next_turn(self, table: Table, move: int) -> int:
        table.turn += 1
        if table.turn == params.TURNS:
            table.push(RoundEnd())
        else:
            begin_turn(table)
        return DONE


def begin_turn(table: Table) -> None:
    """What the turn before has left behind ends with it."""
    table.triggers = 0
    table.in_danger = 0
    table.cards_played = 0
    table.actions = 1
    table.bullet = 0
    table.attacked = 0
    table.moved = 0
    table.mods = [0] * MODS
    table.extra_dice = [0] * 16
    table.line = 0
    table.named = []
    table.just_lost = [0, 0]
    table.killed = 0
    table.raging = 0
    table.people[people.HELPED] = 0
    table.tell(e.TURN_BEGUN, table.turn + 1)
    table.push(Turn())


# -- attacks -----------------------------------------------------------------------------------------------------------


def attackers(table: Table) -> list[int]:
    """Who attacks: all in the Hero's sector, and a Saboteur in sight, each once a turn. rule: attacks.1, cards.7

    Of one kind the unhurt attack first, then those with fewer dice: the Hero does not know the numbers of tokens.
    """
    alike = [
        (table.figure_of(token), table.dice_of(token), table.raging >> token & 1, token)
        for token in hostile(table)
        if not table.attacked >> token & 1
    ]
    found = [token for _, _, _, token in sorted(alike)]
    cell = table.where[BOSS]
    afar = table.missions[MAIN] == SOS and cell not in (NOWHERE, table.hero) and not table.attacked >> BOSS & 1
    if afar and table.is_seen(BOSS) and table.in_sight() >> cell & 1:
        found.append(BOSS)
    return found


class Attacks(SimpleProcedure):
    """Creatures attack one after another, in the order of the creature table: nothing can happen in between."""

    @step("attacks.4")
    def next_one(self, table: Table, move: int) -> int:
        left = attackers(table)
        if not left:
            return self.go_on()
        if move == NO_MOVE and has_patient(table):  # rule: missions.3
            return table.ask(table.leader, WHOM)
        token = left[0]
        table.attacked |= 1 << token
        known.marked(table, known.ATTACKED, 1, token)
        values = table.values_of(token)
        raging = table.is_usable(token) and (table.mods[RAGING] or table.raging >> token & 1)
        bright = table.is_lit(table.where[token]) and not raging  # rule: attacks.2
        dice = people.automatic_dice(
            table, table.kind_of(token), values[params.BRIGHT if bright else params.DARK] + table.dice_of(token)
        )
        dice = min(params.MOST_DICE, dice)
        table.tell(e.CREATURE_ATTACKS, table.kind_of(token), dice)
        if dice > 0:
            roll(table, dice)
            hits = hits_of(table, table.is_dangerous(table.hero))  # rule: attacks.3
            if move == m.AT_PATIENT:
                hurt_the_patient(table, hits)
            else:
                people.inflict(table, HEALTH, hits)
        table.dice = []
        return after_losses(table, window=False)

    @step("rulings.8")
    def react_to_them(self, table: Table, move: int) -> int:
        """What all of them cost is one loss: cards with a loss as trigger; who comes by that still attacks."""
        if not table.lost_something():
            return DONE
        self.go_to("attacks.4")
        table.push(Reacting(1 << TURN_END, 1))
        return GO


# -- the end of a round ------------------------------------------------------------------------------------------------


class RoundEnd(SimpleProcedure):
    """The steps at the end of a round, in their order. rule: round_end.1"""

    @step("round_end.2")
    def count_symbols(self, table: Table, move: int) -> int:
        """Danger symbols that no card covers; one can never be covered. rule: round_end.3, reactions.6"""
        covered = sum(table.widths) - table.freed
        free = params.FIELDS - max(covered, params.FIRST_DANGER_FIELD - 1)
        table.tokens = free + 1
        table.tell(e.DANGER_GAINED, table.tokens)
        return self.go_on()

    @step("round_end.4")
    def discard_played(self, table: Table, move: int) -> int:
        for card, seen in zip(table.played, table.played_seen, strict=True):
            table.discard(card, seen)
        table.played = []
        table.played_seen = []
        table.played_sides = []
        table.widths = []
        table.freed = 0
        return self.go_on()

    @step("round_end.5")
    def fill_hands(self, table: Table, move: int) -> int:
        return self.then(table, DrawCards(1))

    @step("round_end.6")
    def tidy(self, table: Table, move: int) -> int:
        kept = sight.kept_when_tidied(table.station, table.hero, table.revealed, table.lit, table.blocked)
        table.tell(e.LABYRINTH_TIDIED, keep(table, kept))
        known.look(table)
        return self.go_on()

    @step("round_end.7")
    def fill_adrenaline(self, table: Table, move: int) -> int:
        """By the lower of the two tracks; what is above is kept. rule: round_end.8"""
        most = params.ADRENALINE[min(table.health, table.composure)]
        if table.adrenaline < most:
            table.adrenaline = most
            table.tell(e.ADRENALINE, most)
        return self.go_on()

    @step("round_end.9")
    def place_tokens(self, table: Table, move: int) -> int:
        return self.then(table, PlaceTokens())

    @step("round_end.13")
    def missions(self, table: Table, move: int) -> int:
        """What missions bring at the end of a round. rule: missions.3"""
        people.end_of_round(table)
        self.go_on()
        table.mission[ECHOED] = table.mission[VOICED] = 0
        if table.rule_holds(FEVER):
            table.lose(HEALTH, 1)
            table.lost = [0, 0]
            if table.is_beaten():
                return table.evil_wins()
        if table.pursues(EVERY_LAMP) and table.mission[STEP]:
            table.push(CardPlayed(DIMS, table.leader))
        if table.rule_holds(LOCKDOWN):
            table.push(CardPlayed(BOLTS, table.leader))
        if table.where[BOSS] != NOWHERE and table.missions[MAIN] != RUNNER:
            table.push(MoveTheBoss())
        return GO

    @step("nightmare.2")
    def nightmare_costs(self, table: Table, move: int) -> int:
        self.go_on()
        if table.nightmare:  # it began at the end of an earlier round
            table.lose(COMPOSURE, params.NIGHTMARE_LOSS)
            table.lost = [0, 0]  # no turn is under way: nothing to react to
            if table.is_beaten():
                return table.evil_wins()
        return GO

    @step("round_end.14")
    def move_the_marker(self, table: Table, move: int) -> int:
        """On the last space nightmare mode begins. rule: nightmare.1, nightmare.3"""
        table.marker = max(1, table.marker - 1)
        if table.marker == 1 and not table.nightmare:
            table.nightmare = 1
            table.tell(e.NIGHTMARE)
        return self.go_on()

    @step("leader.4")
    def pass_the_lead(self, table: Table, move: int) -> int:
        table.leader = table.leader % (table.seats - 1) + 1
        table.permitted = 0
        table.enough = 0
        if table.seats > 2:
            table.tell(e.LEADER_PASSED_ON, table.leader)
        known.round_over(table)
        table.people[people.USED] = 0
        table.round += 1  # no round is the last. rule: goal.5
        table.turn = 0
        table.tell(e.ROUND_BEGUN, table.round + 1)
        begin_turn(table)
        return DONE
