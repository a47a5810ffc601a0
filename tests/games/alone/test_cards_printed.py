"""All reaction cards together: what is printed on them (``printed.tsv``, from the design), when they may be played, and
that nothing of their language is left over."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from outpost import BULLET_TIME, PASS, SEARCH, Scene, attack, card, explore, go, locate, repair, send
from outpost import play as play_of
from played import later, reacting, was_dangerous, with_dice

from undertow.games.alone import events as e
from undertow.games.alone import moves as m
from undertow.games.alone.cards import language
from undertow.games.alone.cards.all import CARDS, DECKS
from undertow.games.alone.cards.language import Case, Either, Half, Then, Verb, Word
from undertow.games.alone.cards.reading import verbs_in
from undertow.games.alone.moments import TRIGGERS
from undertow.games.alone.procedures.verbs import BUILDERS, CONDITIONS

LINES = Path(__file__).with_name("printed.tsv").read_text("utf-8").splitlines()
PRINTED = [dict(zip(LINES[0].split("\t"), line.split("\t"), strict=True)) for line in LINES[1:]]
MOMENTS = (
    "move.announced", "move.entered", "move.done", "explore.announced", "explore.revealing", "explore.revealed",
    "locate.named", "locate.answered", "attack.announced", "attack.rolled", "search.announced", "search.drawn",
    "interact.announced", "interact.done", "loss.health", "loss.composure", "turn.end",
)  # fmt: skip


def code(half: Half, inside: bool = False) -> str:
    """A half as the page of the design writes it."""
    if isinstance(half, Then):
        return "+".join(code(part, True) for part in half.all_parts)
    if isinstance(half, Either):
        text = " or ".join(code(part) for part in half.sides)
        return f"({text})" if inside else text
    if isinstance(half, Case):
        text = f"{code(half.yes)} if {code(half.condition)} else {code(half.no)}"
        return f"({text})" if inside else text
    assert isinstance(half, Verb)
    words = [f'"{value}"' if isinstance(value, str) else str(value) for value in half.args]
    words += [f'{name}="{value}"' if isinstance(value, str) else name for name, value in half.named.items()]
    return f"{half.name}({','.join(words)})"


# -- what is printed ---------------------------------------------------------------------------------------------------


def test_reactions_1_every_card_is_as_it_was_designed() -> None:
    rows = [
        {
            "deck": DECKS[number // 18].slug,
            "card": row.slug,
            "trigger": TRIGGERS[row.trigger],
            "moment": MOMENTS[row.moment],
            "copies": str(row.copies),
            "upper": code(row.upper),
            "lower": code(row.lower),
        }
        for number, row in enumerate(CARDS)
    ]
    assert rows == PRINTED


def test_hands_1_the_decks_are_alike_in_number_and_triggers() -> None:
    spread = {
        "move": 5,
        "explore": 4,
        "locate": 3,
        "attack": 4,
        "search": 3,
        "interact": 3,
        "health": 2,
        "composure": 2,
    }
    immediate = {"wrath": 13, "speed": 12, "terror": 19, "traps": 18}
    for deck in immediate:
        rows = [row for row in PRINTED if row["deck"] == deck]
        triggers: Counter[str] = Counter()
        for row in rows:
            triggers[row["trigger"]] += int(row["copies"])
        assert len(rows) == 18 and dict(triggers) == spread
        assert sum(int(row["copies"]) for row in rows if row["moment"] != "turn.end") == immediate[deck]


def test_cards_1_three_cards_are_of_the_book() -> None:
    assert [row.slug for row in CARDS if row.origin == "seed"] == [
        "it-is-angry",
        "they-know-where-i-am",
        "was-i-mistaken",
    ]


def test_rulings_10_every_verb_and_condition_stands_on_a_card_and_is_built() -> None:
    words = {word.name for word in vars(language).values() if isinstance(word, Word)}
    verbs = {verb.name for row in CARDS for half in (row.upper, row.lower) for verb in verbs_in(half)}
    conditions = {name for row in CARDS for half in (row.upper, row.lower) for name in conditions_in(half)}
    assert verbs == set(BUILDERS) and conditions == set(CONDITIONS) and words == verbs | conditions


def conditions_in(half: Half) -> list[str]:
    """The conditions of a half."""
    if isinstance(half, Case):
        return [half.condition.name, *conditions_in(half.yes), *conditions_in(half.no)]
    parts = half.all_parts if isinstance(half, Then) else half.sides if isinstance(half, Either) else []
    return [name for part in parts for name in conditions_in(part)]


# -- when they may be played -------------------------------------------------------------------------------------------


def holding_all(*decks: str) -> Scene:
    """One Evil player holds every card of two decks once."""
    scene = Scene(windows="ask").decks(*decks)
    return scene.hand(1, *[row["card"] for row in PRINTED if row["deck"] in decks])


def offered(scene: Scene) -> set[str]:
    """The cards that may be played for their text now."""
    assert scene.prompt == "react"
    return {row["card"] for row in PRINTED if scene.may(m.PLAY + card(row["card"]))}


def fitting(decks: tuple[str, str], *moments: str, triggers: tuple[str, ...] = ()) -> set[str]:
    """The cards of two decks for these moments, and, if triggers are named, for these."""
    rows = [row for row in PRINTED if row["deck"] in decks and row["moment"] in moments]
    return {row["card"] for row in rows if not triggers or row["trigger"] in triggers}


PAIRS = (("wrath", "speed"), ("terror", "traps"))


@pytest.mark.parametrize("decks", PAIRS)
@pytest.mark.parametrize(
    ("action", "moments"),
    [
        ("move", ("move.announced", "move.entered", "move.done")),
        ("explore", ("explore.announced", "explore.revealing", "explore.revealed")),
        ("locate", ("locate.named", "locate.answered")),
        ("attack", ("attack.announced",)),
        ("search", ("search.announced",)),
        ("interact", ("interact.announced", "interact.done")),
    ],
)
def test_reactions_11_an_action_opens_the_window_for_its_own_moments_alone(
    decks: tuple[str, str], action: str, moments: tuple[str, ...]
) -> None:
    scene = holding_all(*decks).box("C3").creature("spore", "C3", wounded=True).dice(*["miss"] * 9)
    scene.play(*action_moves(action))
    expected = fitting(decks, *moments)
    if not expected:  # rule: rulings.4
        assert (
            action == "search" and "wrath" in decks and offered(scene) == fitting(decks, "turn.end", triggers=(action,))
        )
        return
    assert offered(scene) == expected
    assert not any(m.COVER <= move < m.PERMIT for move in scene.moves), "face down only at the end of a turn"


def action_moves(action: str) -> list[int]:
    """An action of the Hero in C3, with all its parts."""
    return {
        "move": [go("north")],
        "explore": [explore("west")],
        "locate": locate("lab", "crew"),
        "attack": [attack("spore", wounded=True)],
        "search": [SEARCH],
        "interact": [repair("north")],
    }[action]


@pytest.mark.parametrize("decks", PAIRS)
def test_reactions_12_at_the_end_of_the_turn_what_has_happened_counts(decks: tuple[str, str]) -> None:
    scene = holding_all(*decks).play(BULLET_TIME, *locate("lab", "crew"), PASS, explore("west"), PASS)
    assert offered(scene) == fitting(decks, "turn.end", triggers=("locate", "explore"))
    face_down = {row["card"] for row in PRINTED if scene.may(m.COVER + card(row["card"]))}
    assert face_down == {row["card"] for row in PRINTED if row["deck"] in decks}, "any card, whatever has happened"


@pytest.mark.parametrize("decks", PAIRS)
def test_reactions_9_a_loss_opens_the_window_for_what_was_lost(decks: tuple[str, str]) -> None:
    hurt = holding_all(*decks).creature("cultist", "C3").dice("hit", "miss").play(go("north"), PASS)
    assert offered(hurt) == fitting(decks, "loss.health")
    frightened = holding_all(*decks).creature("hybrid", "C2").play(go("north"), PASS)
    assert offered(frightened) == fitting(decks, "loss.composure")


@pytest.mark.parametrize("decks", PAIRS)
def test_rulings_3_a_roll_and_cards_drawn_open_windows_of_their_own(decks: tuple[str, str]) -> None:
    rolled = holding_all(*decks).creature("cultist", "C3").dice(*["miss"] * 4)
    assert offered(with_dice(rolled, 1, attack("cultist"))) == fitting(decks, "attack.rolled")
    if fitting(decks, "search.announced"):
        drawn = holding_all(*decks).item_deck("jetpack").play(SEARCH)
        assert offered(drawn.play(PASS)) == fitting(decks, "search.drawn")


def test_reactions_7_a_card_may_be_played_though_it_changes_nothing() -> None:
    scene = reacting("they-hunt-in-a-pack").play(go("north"), play_of("they-hunt-in-a-pack"))
    assert scene.prompt == "action" and scene.table.played == [card("they-hunt-in-a-pack")]


def test_rulings_2_a_card_whose_moment_does_not_come_goes_back_unseen() -> None:
    scene = reacting("was-i-mistaken").revealed("D3").play(explore("east"), play_of("was-i-mistaken"))
    assert scene.prompt == "react", "the end of the turn: nothing hidden lay ahead"
    assert scene.table.hands[1] == [card("was-i-mistaken")] and scene.table.played == [] and scene.table.pending == []
    assert not scene.may(play_of("was-i-mistaken")) and scene.may(m.COVER + card("was-i-mistaken"))


def test_rulings_2_a_card_waits_for_the_second_sector_only_where_there_are_two() -> None:
    scene = reacting("was-i-mistaken").play(explore("east"))
    assert scene.may(play_of("was-i-mistaken")) and not scene.may(later("was-i-mistaken"))


# -- who plays them, and on how many fields ----------------------------------------------------------------------------


def test_rulings_5_another_seat_plays_its_card_by_the_leaders_permission_and_chooses_for_it() -> None:
    scene = reacting("right-behind-me", evil=2).creature("hybrid", "D1").creature("worm", "C1").dice(*["miss"] * 9)
    scene.hand(2, "footsteps-ahead").play(go("north"))
    assert scene.seat == 1
    scene.play(m.PERMIT + 2, play_of("footsteps-ahead"))
    assert scene.seat == 2 and scene.prompt == "who_acts", "what belongs to a card is chosen by whoever plays it"
    scene.play(send("hybrid", "C2"))
    assert scene.where("hybrid") == "C2" and scene.table.hands[2] == []


def test_rulings_5_a_proposal_that_is_not_permitted_is_refused_in_private() -> None:
    scene = reacting("right-behind-me", evil=2).hand(2, "footsteps-ahead").creature("hybrid", "D1")
    scene.play(go("north"), play_of("right-behind-me"), play_of("footsteps-ahead"), send("hybrid", "C1"))
    refused = [(card("footsteps-ahead"),)]
    assert [scene.told(e.PROPOSAL_REFUSED, seat) for seat in range(3)] == [[], [], refused]
    assert scene.table.hands[2] == [card("footsteps-ahead")] and scene.where("hybrid") == "C1"


def test_reactions_4_a_second_card_takes_two_fields_and_needs_them() -> None:
    for covered, second in ((4, True), (5, False)):
        scene = reacting("right-behind-me", "they-hunt-in-a-pack").covered(covered).creature("hybrid", "D1")
        scene.play(go("north"), play_of("right-behind-me"), send("hybrid", "C1"))
        assert (scene.prompt == "react") == second
        if second:
            scene.play(play_of("they-hunt-in-a-pack"), send("hybrid", "D1"))
            assert scene.table.widths == [1] * covered + [1, 2] and scene.table.free_fields() == 0


def test_dangerous_3_what_counts_is_the_action_to_which_a_card_reacts() -> None:
    for slug, dangerous in (("they-hunt-in-a-pack", True), ("it-heard-the-signal", False)):
        scene = reacting(slug).hero("C2").creature("spore", "A1").play(BULLET_TIME, *locate("lab", "crew"))
        scene.table.danger |= 1 << scene.table.hero
        scene.play(go("south"), play_of(slug))
        assert was_dangerous(scene, slug) == dangerous, "Locate came before the token, Move after it"
