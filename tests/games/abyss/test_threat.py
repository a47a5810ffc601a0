"""The rewards of the threat track."""

import pytest
from scene import EXPLORE, FIGHT, Scene, reward


def fight(space: int) -> Scene:
    return Scene(2).threat(space).next_cards("monster").turn(0).play(EXPLORE, FIGHT)


def got(scene: Scene) -> tuple[int, int, int]:
    """Keys, pearls, tokens of player 0."""
    return scene.keys_of(0), scene.pearls_of(0), len(scene.tokens_of(0))


@pytest.mark.parametrize(("tokens", "gain"), [(0, (0, 1, 0)), (1, (0, 0, 1))])
def test_threat_1_one_pearl_or_one_token(tokens, gain):
    scene = fight(1)
    assert scene.legal(reward(0), reward(1))
    assert got(scene.play(reward(tokens))) == gain
    assert scene.seat == 1


@pytest.mark.parametrize(("tokens", "gain"), [(0, (0, 2, 0)), (1, (0, 1, 1)), (2, (0, 0, 2))])
def test_threat_2_two_pearls_or_one_of_each_or_two_tokens(tokens, gain):
    scene = fight(2)
    assert scene.legal(reward(0), reward(1), reward(2))
    assert got(scene.play(reward(tokens))) == gain
    assert scene.seat == 1


def test_threat_3_one_key():
    scene = fight(3)
    assert got(scene) == (1, 0, 0)
    assert scene.seat == 1


@pytest.mark.parametrize(("tokens", "gain"), [(0, (1, 1, 0)), (1, (1, 0, 1))])
def test_threat_4_one_key_and_a_pearl_or_a_token(tokens, gain):
    scene = fight(4)
    assert scene.legal(reward(0), reward(1))
    assert got(scene.play(reward(tokens))) == gain
    assert scene.seat == 1


@pytest.mark.parametrize(("tokens", "gain"), [(0, (1, 2, 0)), (1, (1, 1, 1)), (2, (1, 0, 2))])
def test_threat_5_one_key_and_two_pearls_or_one_of_each_or_two_tokens(tokens, gain):
    scene = fight(5)
    assert scene.legal(reward(0), reward(1), reward(2))
    assert got(scene.play(reward(tokens))) == gain
    assert scene.seat == 1


def test_threat_6_two_keys():
    scene = fight(6)
    assert got(scene) == (2, 0, 0)
    assert scene.seat == 1
