"""Figures that follow from what lies open stand in the view, once: whoever shows or weighs them reads them there."""

import pytest
from scene import Scene

from undertow.games.abyss import meaning, terminal
from undertow.games.abyss.cards.lords import LORDS, MILLER
from undertow.games.abyss.judging.eyes import Eyes
from undertow.games.abyss.judging.payments import price_of


@pytest.mark.parametrize(
    ("own", "others", "dearer"),
    [([], [], 0), ([], ["recruiter"], 2), (["shaman"], ["recruiter"], 0), (["treasurer"], [], -2),
     (["treasurer"], ["recruiter"], 0), (["recruiter"], [], 0)],
)  # fmt: skip
def test_recruiting_1_what_powers_add_to_prices_stands_in_the_view(own, others, dearer):
    scene = Scene(2).lords(0, *own).lords(1, *others).court("miller").turn(0)
    view = scene.table.view(0)
    price = LORDS[MILLER].value + dearer
    assert view["players"][0]["dearer"] == dearer
    assert meaning.price_for(view, LORDS[MILLER]) == price_of(Eyes(view, 0), MILLER) == price
    view["players"][0]["dearer"] = 9
    assert meaning.price_for(view, LORDS[MILLER]) == price_of(Eyes(view, 0), MILLER) == LORDS[MILLER].value + 9


def test_lords_diplomat_that_no_race_is_mandatory_stands_in_the_view():
    view = Scene(2).lords(0, "diplomat").turn(0).table.view(1)
    assert [player["any_race"] for player in view["players"]] == [True, False]


def test_locations_7_usable_keys_are_tokens_and_the_keys_of_active_lords():
    scene = Scene(2).keys(0, 1).lords(0, "keeper", "reaper", "shepherd", "miller")
    scene.turned("keeper").under(0, "jail", "reaper").turn(0)
    view = scene.table.view(1)
    assert [player["usable_keys"] for player in view["players"]] == [2, 0]
    assert Eyes(scene.table.view(0), 0).keys == 2


@pytest.mark.parametrize("keys", [3, 0])
def test_rulings_ambassadors_their_keys_are_usable_as_the_option_says(keys):
    scene = Scene(2, ambassador_keys=keys).lords(0, "elder").turn(0)
    assert scene.table.view(0)["players"][0]["usable_keys"] == keys


def test_locations_7_the_terminal_shows_the_keys_of_the_view():
    view = Scene(2).keys(0, 1).lords(0, "keeper").turn(0).table.view(0)
    before = terminal.table(view, "en", ["Ada", "Bo"])
    view["players"][0]["usable_keys"] = 77
    after = terminal.table(view, "en", ["Ada", "Bo"])
    assert "77" in after and "77" not in before
