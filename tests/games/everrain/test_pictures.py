"""How a tile or a storm would lie is drawn for each answer, and lies so when the answer is given."""

from __future__ import annotations

import random

import pytest
from voyage import asked

from undertow.games.everrain import moves as m
from undertow.games.everrain.game import EVERRAIN
from undertow.games.everrain.pictures import of_free_tile, of_storm, of_tile
from undertow.games.everrain.state import Table
from undertow.games.everrain.tiles import KINDS
from undertow.sections import Map, Words, hex_place


def at_question(key: str, seed: int) -> Table:
    """A game at random until this is asked; another one, where it is not."""
    luck = random.Random(seed)
    while True:
        table = EVERRAIN.new(seats=1 + seed % 3, seed=seed)
        assert isinstance(table, Table)
        while asked(table) != key and not table.over:
            table.play(m.LAY if m.LAY in table.moves else luck.choice(table.moves))
        if not table.over:
            return table
        seed += 3


def words(table: Table) -> Words:
    return Words(EVERRAIN, "en", ["Ann", "Bob", "Cy"][: table.seats], table.deciding)


def shape(places: list[tuple[int, int]]) -> set[tuple[int, int]]:
    """Places as rows and halves of columns, from the first on."""
    drawn = [(row, 2 * column + row % 2) for row, column in places]
    top, left = min(row for row, _ in drawn), min(column for _, column in drawn)
    return {(row - top, column - left) for row, column in drawn}


def clicked(picture: Map) -> list[tuple[int, int]]:
    return [(cell["row"], cell["column"]) for cell in picture["cells"] if cell["moves"]]


@pytest.mark.parametrize("seed", range(3))
def test_chart_4_each_picture_shows_the_tile_as_it_will_lie(seed: int):
    table = at_question("rotate", seed)
    pictures = of_tile(table.view(table.deciding), words(table))
    assert len(pictures) == 3
    for rotation, picture in enumerate(pictures):
        after = table.clone()
        after.play(m.ROTATE + rotation)
        new = after.view(None)["hexes"][len(table.view(None)["hexes"]) :]
        assert shape(clicked(picture)) == shape([hex_place(q, r) for q, r, _ in new])
        told = [cell["title"] for cell in picture["cells"] if cell["moves"]]
        kinds = [kind for _, kind in sorted([(hex_place(q, r), kind) for q, r, kind in new])]
        assert told == [words(table).say(f"hex-{KINDS[kind]}") for kind in kinds]


@pytest.mark.parametrize("seed", range(3))
def test_setup_4_each_picture_shows_the_free_tile_as_it_will_lie_on_each_side(seed: int):
    table = at_question("free_tile", seed)
    pictures = of_free_tile(table.view(table.deciding), words(table))
    drawn = sorted(move for picture in pictures for move in picture["cells"][0]["moves"])
    assert drawn == list(table.moves)
    for picture in pictures:
        for move in picture["cells"][0]["moves"]:
            after = table.clone()
            after.play(move)
            new = after.view(None)["hexes"][len(table.view(None)["hexes"]) :]
            assert shape(clicked(picture)) == shape([hex_place(q, r) for q, r, _ in new])
            kinds = [kind for _, kind in sorted([(hex_place(q, r), kind) for q, r, kind in new])]
            assert [one["title"] for one in picture["cells"]] == [
                words(table).say(f"hex-{KINDS[kind]}") for kind in kinds
            ]


@pytest.mark.parametrize("seed", range(3))
def test_storms_7_each_picture_shows_the_storm_as_it_will_lie(seed: int):
    table = at_question("storm_place", seed)
    pictures = of_storm(table.view(table.deciding), words(table))
    assert [m.STORM_PLACE + way for way in range(len(pictures))] == list(table.moves)
    for move, picture in zip(table.moves, pictures, strict=True):
        after = table.clone()
        after.play(move)
        storm = after.view(None)["storms"][len(table.storms)]
        assert shape(clicked(picture)) == shape([hex_place(q, r) for q, r in storm])


def test_chart_4_where_nothing_is_asked_about_them_nothing_is_drawn():
    table = EVERRAIN.new(seats=1, seed=1)
    assert isinstance(table, Table)
    assert of_tile(table.view(0), words(table)) == of_storm(table.view(0), words(table)) == []
