"""What one click does: courses on the chart and members sent together, as the table shows and the server takes them."""

from __future__ import annotations

import random

from voyage import asked, at_the_helm, chart_tile, put, under_way

from undertow import texts
from undertow.games.everrain import helm
from undertow.games.everrain import moves as m
from undertow.games.everrain import ship as s
from undertow.games.everrain.board import BELOW, BOW_ZONE, HELM, SPOTS
from undertow.games.everrain.game import EVERRAIN
from undertow.games.everrain.state import Table
from undertow.kernel.bundle import Bundle
from undertow.sections import Cell, Words, sections_of


def words(table: Table, lang: str = "en") -> Words:
    return Words(EVERRAIN, lang, ["Ann", "Bob", "Cy", "Dee"][: table.seats], table.deciding, table.options)


def cells(table: Table, hexes: bool = True) -> list[Cell]:
    """The spaces of the chart, or of the ship's plan."""
    shown = sections_of(EVERRAIN, table.view(table.deciding), words(table))
    maps = [part for one in shown for part in one["parts"] if part["kind"] == "map"]
    return next(part["cells"] for part in maps if part["hexes"] == hexes)


def sent_as_one(table: Table, moves: list[int]) -> int:
    """Make moves as server and terminal do; the answer: how many were made."""
    bundle = Bundle(table)
    table.play(moves[0])
    for at, move in enumerate(moves[1:], 1):
        if not bundle.goes_on(table, move):
            return at
        table.play(move)
    return len(moves)


def test_travel_9_every_course_of_the_view_stands_on_the_chart_with_its_cost():
    table = under_way()
    put(table, 0, HELM)
    table.ask_again()
    view = table.view(0)
    courses = helm.courses(view, words(table))
    assert sorted(path["moves"] for some in courses.values() for path in some) == sorted(
        course["moves"] for course in view["reach"]
    )
    shown = [cell for cell in cells(table) if cell["paths"]]
    assert len(shown) == len(courses)
    for cell in shown:
        if "bow:" in cell["title"]:
            assert "can turn here" in cell["title"]
            continue
        (cost,) = [piece["text"] for piece in cell["lines"][-1] if not isinstance(piece, str)]
        assert f"{cost} travel point" in cell["title"] and f"{cost} travel point" in cell["paths"][0]["text"]


def test_travel_9_others_see_no_course_to_click_on():
    table = EVERRAIN.new(seats=2, seed=1)
    assert isinstance(table, Table)
    luck = random.Random(1)
    while not table.view(None)["reach"]:
        table.play(luck.choice(table.moves))
    other = 1 - table.deciding
    assert helm.courses(table.view(table.deciding), words(table))
    assert helm.courses(table.view(other), words(table)) == helm.courses(table.view(None), words(table)) == {}


def test_travel_9_an_order_and_its_course_are_made_as_one_message():
    table = under_way()
    put(table, 0, HELM)
    table.ask_again()
    course = max(table.view(0)["reach"], key=lambda one: (len(one["moves"]), one["hex"]))
    assert course["moves"][0] == m.NAVIGATE and len(course["moves"]) > 2
    assert sent_as_one(table, course["moves"]) == len(course["moves"])
    assert (table.ships[0][s.HEX], table.ships[0][s.HEADING]) == (course["hex"], course["heading"])


def test_travel_5_what_follows_a_tile_that_is_shown_is_dropped():
    table = at_the_helm(4)
    put(table, 0, 2)  # the crow's nest
    ship = table.ships[0]
    luck = random.Random(3)
    while m.LAY not in table.moves:
        table.play(luck.choice([move for move in table.moves if move != m.STOP]))
        ship[s.POINTS] = 4
        table.ask_again()
    assert sent_as_one(table, [m.LAY, m.AHEAD]) == 1 and asked(table) in ("rotate", "which_tile")


def test_storms_6_a_course_says_how_much_a_storm_will_hurt_and_ends_where_it_does():
    table = at_the_helm(3)
    first = chart_tile(table, "ii-3", (1, 0, 0))
    place = table.chart.place[first + 1]
    ship = table.ships[0]
    ship[s.HEX], ship[s.HEADING] = first, 0
    view = table.view(0)
    view["storms"] = [[list(place)]]
    told = {path["text"] for path in helm.courses(view, words(table)).get(first + 1, [])}
    assert told and all("storm: 1 damage" in text for text in told)


def test_orders_5_several_members_are_sent_with_one_click():
    table = under_way()
    ship = table.ships[0]
    for place in s.crew(ship):
        ship[place + s.SPOT] = BELOW
    ship[s.FRESH] = 2
    table.ask_again()
    found = helm.sent_to(table.view(0)["ships"][0], helm.STATIONS["helm"])
    assert [(move - m.SEND) % SPOTS for move in found] == [BOW_ZONE, HELM]
    assert sent_as_one(table, found) == 2
    assert sorted(ship[place + s.SPOT] for place in s.crew(ship))[:2] == [BOW_ZONE, HELM]


def test_orders_5_whoever_is_offered_to_go_may_go():
    assert sum([offered_in_a_game(seed) for seed in range(6)]) > 3


def offered_in_a_game(seed: int) -> int:
    """Take every offer to send several, on copies; the answer: how many there were."""
    luck = random.Random(seed)
    table = EVERRAIN.new(seats=1 + seed % 3, seed=seed)
    assert isinstance(table, Table)
    offered = 0
    for _ in range(400):
        if table.over:
            break
        if asked(table) == "turn":
            ship = table.view(table.deciding)["ships"][table.deciding]
            for posts in helm.STATIONS.values():
                moves = helm.sent_to(ship, posts)
                offered += len(moves) > 1
                if moves:
                    other = table.clone()
                    assert isinstance(other, Table)
                    assert sent_as_one(other, moves) == len(moves)
        table.play(luck.choice(table.moves))
    return offered


def test_chronicles_7_what_was_told_of_a_chronicle_can_be_read_again():
    luck = random.Random(2)
    for seed in range(20):
        table = EVERRAIN.new(seats=1, seed=seed)
        assert isinstance(table, Table)
        while not table.over and not table.view(None)["stories"]["chronicles"]:
            table.play(luck.choice(table.moves))
        if not table.over:
            break
    view = table.view(table.deciding)
    done = [card for one in view["stories"]["chronicles"] for card in one["done"]]
    shown = sections_of(EVERRAIN, view, words(table))
    (book,) = [part["cards"] for one in shown for part in one["parts"] if one["heading"] == "Chronicles to read again"]
    assert [page["text"] for page in book] == [texts.name_of(EVERRAIN, "told", card, "en") for card in done]
