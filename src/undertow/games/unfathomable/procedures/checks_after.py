"""What can be done once a skill check is totalled."""

from __future__ import annotations

from typing import ClassVar, Final

from undertow.games.unfathomable import events as e
from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import SANITY, WILL
from undertow.games.unfathomable.cards.characters import KEILANI, SAMIRA
from undertow.games.unfathomable.cards.items import LUCKY_RING
from undertow.games.unfathomable.cards.skills import DETERMINATION, SKILL, VALUE
from undertow.games.unfathomable.cards.spells import REVELATION_OF_SCRIPT
from undertow.games.unfathomable.procedures.checking import EXPERIENCED, RING, check_of, running_check
from undertow.games.unfathomable.procedures.choices import different
from undertow.games.unfathomable.procedures.defeat import use_feat
from undertow.games.unfathomable.procedures.dice import Roll
from undertow.games.unfathomable.procedures.windows import Reactions, with_ability
from undertow.games.unfathomable.state import Table
from undertow.kernel.decision import Choice, Only, Question
from undertow.kernel.flow import DONE, GO, NO_MOVE, OVER, Procedure, step


class Determination(Choice):
    """Add or subtract 2. rule: skill.determination"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        cards = with_ability(table, seat, DETERMINATION)
        return [m.RAISE + card for card in cards] + [m.LOWER + card for card in cards]


class Experienced(Choice):
    """Keilani adds one more card. rule: sheet.keilani"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        if not table.plays(seat, KEILANI) or table.in_brig(seat) or check_of(table).used & EXPERIENCED:
            return []
        return [m.ADD + card for card in different(table, seat)]


class LuckyRing(Choice):
    """Edmund's ring adds 2. rule: item.lucky_ring"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        ready = table.has_item(seat, LUCKY_RING) and not check_of(table).used & RING
        return [m.USE_ITEM + LUCKY_RING] if ready else []


class RevelationOfScript(Choice):
    """Add the top card of a skill deck. rule: spell.revelation_of_script"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        kept = REVELATION_OF_SCRIPT in table.spells[seat]  # in the Brig, too (ruling: kept_spells)
        return [m.USE_SPELL + REVELATION_OF_SCRIPT] if kept else []


class WellEquipped(Choice):
    """Samira adds or subtracts up to the number of her items. rule: feat.samira"""

    def candidates(self, table: Table, seat: int) -> list[int]:
        ready = table.feats[seat] and table.plays(seat, SAMIRA) and not table.in_brig(seat) and table.items[seat]
        return [m.USE_FEAT + SAMIRA] if ready else []


THE_RING: Final = LuckyRing()  # both are open to all
EQUIPMENT: Final = WellEquipped()
AFTER: Final = Question(
    "after_total",
    "skill_checks.8",
    [Only([m.PASS]), Experienced(), Determination(), THE_RING, RevelationOfScript(), EQUIPMENT],
    private=True,
)


class AfterTotal(Reactions):
    """After a skill check is totalled, before it counts."""

    kind: ClassVar[str] = "after_total"

    def copy(self) -> Procedure:
        return AfterTotal(self.seats, self.answers[:], self.acting[:]).at_the_step_of(self)

    @step("skill_checks.8")
    def ask_everyone(self, table: Table, move: int) -> int:
        return self.invite(table, move)

    @step("abilities.16a")
    def set_the_order(self, table: Table, move: int) -> int:
        return self.order(table, move)

    @step("abilities.16a.ii")
    def let_one_react(self, table: Table, move: int) -> int:
        return self.act(table, move)

    def entitled(self, table: Table) -> list[int]:
        found: list[int] = []
        for seat in range(table.seats):
            experienced = (
                table.plays(seat, KEILANI)
                and not table.in_brig(seat)
                and table.hands[seat]
                and not check_of(table).used & EXPERIENCED
            )
            open_to_all = THE_RING.candidates(table, seat) + EQUIPMENT.candidates(table, seat)
            if table.may_hold(seat, WILL) or experienced or open_to_all or REVELATION_OF_SCRIPT in table.spells[seat]:
                found.append(seat)
        return found

    def reaction(self) -> Question:
        return AFTER

    def react(self, table: Table, seat: int, move: int) -> int:
        check = check_of(table)
        if m.ADD <= move < m.ADD + 30:
            card = move - m.ADD
            check.used |= EXPERIENCED
            table.hands[seat].remove(card)
            table.most[seat][SKILL[card]] -= 1
            table.pile.append(card)
            table.tell(e.CARD_ADDED_OPENLY, seat, card)
            check.change(table, 0)
        elif m.RAISE <= move < m.RAISE + 30:
            table.discard(seat, move - m.RAISE)
            check.change(table, 2)
        elif m.LOWER <= move < m.LOWER + 30:
            table.discard(seat, move - m.LOWER)
            check.change(table, -2)
        elif move == m.USE_ITEM + LUCKY_RING:
            check.used |= RING
            table.tell(e.ITEM_USED, seat, LUCKY_RING)
            check.change(table, 2)
        elif move == m.USE_SPELL + REVELATION_OF_SCRIPT:
            table.push(Script(seat))
        elif move == m.USE_FEAT + SAMIRA:
            use_feat(table, seat)
            table.push(Equipment(seat))
        return GO


class Script(Procedure):
    """Revelation of Script: the top card of a skill deck joins the check; then it may cost sanity."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "value")

    def __init__(self, seat: int, value: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.value = value

    def copy(self) -> Procedure:
        return Script(self.seat, self.value).at_the_step_of(self)

    @step("spell.revelation_of_script")
    def add_the_top_card(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            return table.ask(self.seat, ANY_DECK)
        table.spells[self.seat].remove(REVELATION_OF_SCRIPT)
        table.spells_gone.append(REVELATION_OF_SCRIPT)
        table.tell(e.SPELL_USED, self.seat, REVELATION_OF_SCRIPT)
        card = table.take_top(move - m.SKILL)
        self.value = VALUE[card]
        table.pile.append(card)
        check = running_check(table)
        table.tell(e.CARD_TURNED_UP, card, check.skills >> SKILL[card] & 1)
        check.change(table, 0)
        outcome = self.go_on()
        table.push(Roll())
        return outcome

    @step("abilities.9")
    def pay_for_it(self, table: Table, move: int) -> int:
        if table.die <= self.value and table.lose(SANITY) == OVER:
            return OVER
        return DONE


class AnyDeck(Choice):
    """A skill deck with a card to draw, treachery included."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        return [m.SKILL + skill for skill in range(6) if table.can_draw(skill)]


ANY_DECK: Final = Question("any_deck", "spell.revelation_of_script", [AnyDeck()])


class Equipment(Procedure):
    """Well Equipped: say by how much the total goes up or down."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def copy(self) -> Procedure:
        return Equipment(self.seat).at_the_step_of(self)

    @step("feat.samira")
    def change_the_total(self, table: Table, move: int) -> int:
        if move == NO_MOVE:
            return table.ask(self.seat, BY_ITEMS)
        running_check(table).change(table, move - m.CHANGE - MOST_CHANGE)
        return DONE


MOST_CHANGE: Final = 20


class ByItems(Choice):
    """Up to as much as one has items, up or down."""

    def candidates(self, table: Table, seat: int) -> list[int]:
        n = len(table.items[seat])
        return [m.CHANGE + MOST_CHANGE + change for change in range(-n, n + 1) if change]


BY_ITEMS: Final = Question("by_items", "feat.samira", [ByItems()])
