"""What games declare for page, terminal and bots: steps by rule, sorts of questions, weights of events, odds."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import cellar
import undertow
from found import OWN, with_facts
from undertow import texts
from undertow.cli.plain import Plain
from undertow.cli.session import Session
from undertow.games.unfathomable import presets
from undertow.kernel.decision import SORTS, Window
from undertow.kernel.flow import GO
from undertow.kernel.log import LINE, ROUTINE, STAKE, Event
from undertow.kernel.margins import Way
from undertow.kernel.rolls import HIGHEST, Dice, Die, Outcomes, Pool, numbered
from undertow.sections import Words, sections_of

TREE = Path(__file__).parents[2]
PC = re.compile(r"\.pc\b")

# -- steps -------------------------------------------------------------------------------------------------------------


def test_a_step_is_named_by_its_rule() -> None:
    trap = cellar.Trap()
    assert not trap.begun and trap.is_at("trap.1") and not trap.is_past("trap.1")
    assert trap.go_to("trap.3") == GO
    assert trap.begun and trap.is_at("trap.3") and trap.is_past("trap.2") and not trap.is_past("trap.3")
    assert trap.start_over() == GO
    assert trap.at == "trap.1" and not trap.begun


@pytest.mark.parametrize("ask", ["go_to", "is_at", "is_past"])
def test_a_step_that_a_procedure_does_not_have_is_an_error_that_says_so(ask: str) -> None:
    with pytest.raises(ValueError, match=r"Trap has no step of rule round\.1"):
        getattr(cellar.Trap(), ask)("round.1")


def test_no_game_writes_the_number_of_a_step() -> None:
    folders = [
        TREE / "src/undertow/games",
        TREE / "tests/cellar",
        TREE / "tests/sketches",
        TREE / "docs",
        TREE / "tools",
    ]
    files = [path for folder in folders for path in folder.rglob("*.py") if path.name != "mutants.py"]
    assert len(files) > 5
    assert [path.name for path in files if PC.search(path.read_text("utf-8"))] == []


# -- questions ---------------------------------------------------------------------------------------------------------


def test_a_decision_says_of_what_sort_it_is_and_which_window_is_open() -> None:
    table = cellar.GAME.new(seed=3)
    seen = {}
    for seed in range(40):
        table = cellar.GAME.new(seed=seed)
        while not table.over:
            decision = table.decision
            seen[decision.prompt] = (decision.kind, decision.window)
            assert decision.data()["kind"] == decision.kind and decision.data()["window"] == decision.window
            question = table.question_as_seen_by(None)
            assert (question.kind, question.window) == (decision.kind, decision.window)
            table.play(table.moves[-1])
    assert seen["vote"] == ("sealed", "") and seen["open"] == ("turn", "") and seen["nudged"] == ("choice", "")
    assert seen["react"][0] == seen["choose"][0] == "reaction" and seen["order"][0] == "order"
    assert seen["react"][1] in ("after_the_die", "instead_of_the_wound")


@pytest.mark.usefixtures("sketches")
def test_to_all_before_a_screen_it_is_a_question_of_one_sort() -> None:
    import stalk

    table = stalk.GAME.new(seats=3, seed=1)
    kinds = set()
    while not table.over:
        kinds.add((table.question_as_seen_by(0).kind, 0 in table.asked, table.decision.kind))
        table.play(table.moves[-1])
    assert {hero for hero, own, _ in kinds if not own} == {"screen"}
    assert {kind for hero, own, kind in kinds if not own} == {"reaction", "choice"}


def test_standing_orders_of_unfathomable_ask_the_window_for_its_kind() -> None:
    table = undertow.game("unfathomable").new(seats=4, seed=5, options={"characters": "suggested"})
    found = set()
    while not table.over and table.count < 3000:
        if isinstance(table.stack[-1], Window):
            found.add(presets.WINDOWS[presets.window_of(table.decision)])
        else:
            assert presets.window_of(table.decision) == -1
        table.play(table.moves[table.count % len(table.moves)])
    assert {"before_cards", "after_total", "before_roll"} <= found


# -- moves -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [*OWN, "cellar"])
def test_every_move_splits_into_its_family_and_its_index(game: str) -> None:
    words = undertow.game(game).words
    for move in range(words.size):
        family, index = words.split(move)
        assert index >= 0 and family.first + index * family.seconds <= move < family.first + family.size
        assert family is words.of(move) and index == family.index_of(move)


# -- events ------------------------------------------------------------------------------------------------------------


def test_an_event_weighs_more_for_those_whom_it_concerns() -> None:
    game = undertow.game("abyss")
    number = [kind.key for kind in game.kinds.all].index("ally_bought")
    table = game.new(seats=4, seed=1)
    table.tell(number, 1, 5, 2, 3)  # seat 1 buys of seat 3
    told = [table.log(seat)[-1] for seat in (None, 0, 1, 2, 3)]
    assert [event.weight for event in told] == [LINE, LINE, STAKE, LINE, STAKE]
    assert told[2].data()["weight"] == STAKE


def test_an_event_that_names_nobody_concerns_everybody() -> None:
    table = cellar.GAME.new(seed=1)
    table.tell(cellar.WOUNDED, 1)
    assert [table.log(seat)[-1].weight for seat in (None, 0, 1, 2)] == [STAKE] * 4


def test_an_event_is_a_line_to_everybody_unless_its_kind_says_otherwise() -> None:
    opened, rebuilt = cellar.KINDS.all[cellar.OPENED], cellar.KINDS.all[cellar.DECK_REBUILT]
    assert (opened.own, opened.others, rebuilt.own, rebuilt.others) == (LINE, LINE, ROUTINE, ROUTINE)
    assert Event(0, "x", "y", {}).weight == LINE


@pytest.mark.parametrize("game", with_facts("stories"))
def test_the_games_use_all_weights(game: str) -> None:
    kinds = undertow.game(game).kinds.all
    assert {kind.own for kind in kinds} == {0, 1, 2, 3}
    assert all(kind.others <= kind.own for kind in kinds)  # nothing matters more to those whom it does not concern


# -- rolls -------------------------------------------------------------------------------------------------------------

FIGHT = Die("fight", (0, 0, 1, 1, 2, 2), ("hit", "conditional", "miss"))
FATE = numbered("fate", 0, 9)
LIT, DARK = (1, 1, 0), (1, 0, 0)


def counted(pool: Pool) -> dict[int, int]:
    """The totals of a pool, by going through every way its dice can fall."""
    found = [pool.modifier]
    for dice in pool.dice:
        for _ in range(dice.number):
            found = [total + dice.worth(side) for total in found for side in dice.die.sides]
    return {total: found.count(total) for total in sorted(set(found))}


@pytest.mark.parametrize(
    "pool",
    [
        Pool([Dice(FIGHT, 4, LIT)]), Pool([Dice(FIGHT, 4, DARK)], -2), Pool([Dice(FIGHT, 0, LIT)], 3),
        Pool([Dice(FATE, 1), Dice(FIGHT, 2, (-1, 0, 0))], 1), Pool([Dice(numbered("d8", 1, 8), 3)]),
    ],
)  # fmt: skip
def test_the_odds_are_those_of_counting_every_way(pool: Pool) -> None:
    spread = pool.spread()
    found = counted(pool)
    assert {total: spread.between(total, total) for total in spread.totals()} == found
    assert spread.all == sum(found.values())


def test_what_is_thrown_comes_up_as_often_as_the_odds_say() -> None:
    chance = cellar.GAME.new(seed=11).chance
    pool = Pool([Dice(FIGHT, 3, DARK)])
    totals = [pool.total(pool.throw(chance)) for _ in range(3000)]
    spread = pool.spread()
    for total in spread.totals():
        expected = 3000 * spread.between(total, total) / spread.all
        assert abs(totals.count(total) - expected) < 5 * expected**0.5


def test_a_threshold_is_part_of_the_modifier_and_surplus_counts_each() -> None:
    wounded = Outcomes("attack")
    wounded.outcome("missed", high=-1)
    wounded.outcome("wounded", low=0)
    spread = Pool([Dice(FIGHT, 2, LIT)], modifier=-2).spread()  # two successes are needed
    assert wounded.odds(spread) == [20, 16]
    hurt = Outcomes("claws")
    hurt.outcome("spared", high=0)
    hurt.outcome("hurt", low=1, each=True, health=-1)
    assert hurt.expected(Pool([Dice(FIGHT, 3, DARK)]).spread(), "health") == (-216, 216)  # one of three, on average
    assert hurt.all[1].stake("health", 3) == -3


def test_a_view_shows_the_odds_before_the_dice_are_judged() -> None:
    table = cellar.GAME.new(seed=1)
    table.push(cellar.Trap())
    assert table.view(None)["odds"] == [{"of": 6, "ways": {"wound": 4, "escape": 2}}]


def test_dice_that_come_to_what_nobody_declared_are_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    gap = Outcomes("trap")
    gap.outcome("never", low=7, high=HIGHEST)
    monkeypatch.setattr(cellar.Trap, "outcomes", gap)
    with pytest.raises(ValueError, match="trap: no outcome for 3"):
        cellar.Trap([3]).judge(cellar.GAME.new(seed=1))


def test_the_sorts_are_few() -> None:
    assert len(set(SORTS)) == len(SORTS) < 10


# -- how near the end is, and who is who -------------------------------------------------------------------------------


def test_a_way_is_met_where_less_is_left_than_is_taken_at_once() -> None:
    assert Way("damage", 0, 6).is_met and not Way("damage", 1, 6).is_met
    assert Way("deep_ones", 3, 20, 4).is_met and not Way("deep_ones", 4, 20, 4).is_met


def test_ways_to_end_stand_last_among_the_sections_in_every_language() -> None:
    game = undertow.game("abyss")
    view = game.new(seats=2, seed=1).view(0)
    for lang, heading, lords in (
        ("en", "How the game can end", "7 of 7 left"), ("de", "Wie das Spiel enden kann", "noch 7 von 7"),
        ("pl", "Jak gra może się skończyć", "jeszcze 7 z 7"),
    ):  # fmt: skip
        last = sections_of(game, view, Words(game, lang, ["Ida", "Bram"]))[-1]
        assert last["heading"] == heading
        assert last["parts"][0]["facts"][0]["value"][0]["text"] == lords
        assert not [fact["name"] for fact in last["parts"][0]["facts"] if fact["name"].startswith("way-")]


def test_the_plain_terminal_says_below_the_table_how_near_the_end_is(tmp_path: Path) -> None:
    session = Session.new(undertow.game("unfathomable"), 3, "random", seed=1, lang="de")
    drawn = Plain(session, tmp_path / "game.jsonl").drawn("table")
    assert "Unbeschädigte Räume" in drawn.split("Wie das Spiel enden kann")[1]


@pytest.mark.parametrize("lang", texts.LANGS)
def test_unfathomable_calls_a_seat_by_its_character_with_the_name_behind_it(lang: str) -> None:
    game = undertow.game("unfathomable")
    table = game.new(seats=3, seed=2, options={"characters": "suggested"})
    names = ["Ida", "Bram", "Zofia"]
    called = texts.called(game, table.view(None), lang, names)
    for seat, name in enumerate(names):
        character = texts.name_of(game, "character", table.view(None)["players"][seat]["character"], lang)
        assert called[seat] == f"{character} ({name})"
    moved = Event(0, "moved", "actions.3", {"seat": 1, "space": 16})
    assert called[1] in texts.event(game, moved, lang, None, called)
    assert called[1] not in texts.event(game, moved, lang, 1, called)  # one is "you" to oneself


def test_before_a_character_is_chosen_a_seat_is_called_by_its_name() -> None:
    game = undertow.game("unfathomable")
    table = game.new(seats=3, seed=2)
    assert texts.called(game, table.view(None), "en", ["Ida", "Bram", "Zofia"]) == ("Ida", "Bram", "Zofia")


def test_a_move_that_names_a_seat_names_who_it_is_there() -> None:
    table = cellar.GAME.new(seed=1)
    table.push(cellar.AfterTheDie([0, 1, 2], [], [0, 2]))
    table.stack[-1].go_to("window.2")
    table.ask(0, cellar.ORDER)
    assert "role-keeper (Player 3)" in table.describe(cellar.FIRST + 2)
