"""What is hidden while a card is carried out, and what a redeal makes of it. Laid out by hand, told as the book tells it."""

from __future__ import annotations

from typing import Any

from outpost import DONE, Scene, attack, cell, cover, explore, fulfil, go, locate, play, send, token

from undertow.games.alone import GAME, known, shown
from undertow.games.alone import events as e
from undertow.games.alone import moves as m
from undertow.games.alone.board import cells_of
from undertow.games.alone.cards.all import CARDS
from undertow.games.alone.procedures.missions import PlaceTheSaboteur
from undertow.games.alone.search.worlds import LEVELS
from undertow.games.alone.state import BOSS, DICE_HERE, HERO, Table
from undertow.kernel.rules import rules_of

WORLDS = 40


def worlds(table: Table, seat: int = HERO, count: int = WORLDS) -> list[Table]:
    """Worlds that a seat could be in."""
    return [table.redeal(seat, seed) for seed in range(count)]  # type: ignore[misc]


def same_worlds(one: Scene, two: Scene, seat: int = HERO) -> bool:
    """Whether the same is made of two scenes for a seat."""
    return [w.digest() for w in worlds(one.table, seat, 3)] == [w.digest() for w in worlds(two.table, seat, 3)]


# -- what Evil has chosen in secret


def hunted(aim: int) -> Scene:
    """Evil lets a creature go to one of two named targets, or to the Hero; which one is not told."""
    scene = Scene(windows="ask").creature("worm", "g3").hand(1, "it-heard-the-signal")
    scene.play(*locate("lab", "crew")).play(m.PASS)
    return scene.play(play("it-heard-the-signal"), m.AIM + aim)


def test_secrecy_1_at_which_target_a_card_aims_passes_through_no_redeal() -> None:
    one, two = hunted(0), hunted(1)
    assert one.table.asking.key == two.table.asking.key == "who_acts"
    assert one.table.view(HERO) == two.table.view(HERO)
    assert same_worlds(one, two)


def test_secrecy_1_where_a_creature_was_sent_is_not_kept_by_the_card_that_sent_it() -> None:
    """Two hidden steps that sound alike are one world to the Hero, also while the same card goes on."""
    scenes = []
    for where in ("d1", "e1"):
        scene = Scene(windows="ask").creature("worm", "d1").creature("spore", "g3").hand(1, "they-hunt-in-a-pack")
        scene.play(go("east")).play(m.PASS)
        scenes.append(scene.play(play("they-hunt-in-a-pack"), send("worm", where)))
    one, two = scenes
    assert one.table.asking.key == "who_acts" and one.table.view(HERO) == two.table.view(HERO)
    assert same_worlds(one, two)


def test_secrecy_1_where_the_hero_goes_and_what_he_has_lit_is_counted_from_another_start() -> None:
    scene = Scene(windows="ask").hand(1, "it-let-me-come").creature("worm", "g3")
    scene.play(go("east"))
    for world in worlds(scene.table):
        assert world.place(world.ahead) == scene.place("D3")
    scene.table.just_lit = 1 << cell("D3") | 1 << cell("C3")
    for world in worlds(scene.table):
        assert {world.place(lit) for lit in cells_of(world.just_lit)} == {scene.place("C3"), scene.place("D3")}


# -- a card chosen for a moment to come


def test_rulings_2_a_card_chosen_for_a_moment_to_come_is_chosen_anew_in_every_world() -> None:
    scene = Scene(windows="ask").hand(1, "right-behind-me", "it-let-me-come", "it-is-angry").creature("worm", "g3")
    scene.hero("A1").play(go("east"), play("right-behind-me"))
    assert scene.prompt == "door" and scene.table.pending == [1, card_of("right-behind-me"), 0]
    found = worlds(scene.table)
    chosen = [tuple(world.pending) for world in found]
    assert () in chosen and any(chosen), "nothing, or some card"
    for world in found:
        if world.pending:
            seat, card, _ = world.pending
            assert card in world.hands[seat] and CARDS[card].trigger == 0, "one of its hand, for a Move"
            assert CARDS[card].moment == 2, "of the moments to come only the last is left"


def card_of(slug: str) -> int:
    return next(number for number, row in enumerate(CARDS) if row.slug == slug)


def waiting(*answers: int) -> Scene:
    """Two of Evil have answered when the Hero went east; a card may wait for the end of his Move."""
    scene = Scene(windows="ask", evil=2).hand(1, "right-behind-me", "it-is-angry").creature("worm", "g3")
    return scene.hand(2, "they-are-faster").hero("A1").play(go("east"), *answers)


def test_rulings_2_the_owner_of_a_card_that_waits_knows_it_and_nobody_else_does() -> None:
    scene = waiting(play("right-behind-me"), m.PASS)
    pending = [1, card_of("right-behind-me"), 0]
    assert scene.prompt == "door" and scene.table.pending == pending
    assert all(world.pending == pending for world in worlds(scene.table, 1, 10))
    assert len({tuple(world.pending) for world in worlds(scene.table, 2)}) > 1


def test_rulings_2_a_leader_expects_cards_only_of_those_whom_he_has_let_play() -> None:
    scene = waiting(m.PASS, m.PASS)
    scene.table.leader = 2  # the other way round: now the first may hold a card for the end of a Move
    assert not any(world.pending for world in worlds(scene.table, 2))
    scene.table.permitted = 1
    found = worlds(scene.table, 2)
    assert {world.pending[0] for world in found if world.pending} == {1}
    assert all(world.permitted == 1 for world in found)


def test_rulings_2_a_card_for_the_sector_that_is_laid_out_comes_even_if_the_one_before_lay_open() -> None:
    """The first sector that this Explore lays out counts, not the first of its line."""
    scene = Scene(windows="ask").decks("terror", "speed").hand(1, "was-i-mistaken").revealed("B3")
    scene.play(explore("west"), play("was-i-mistaken"))
    assert scene.prompt == "evil_chooses" and not scene.table.pending


# -- what holds for a creature until the turn is over


def test_attacks_2_more_dice_of_a_creature_that_is_hidden_are_kept_in_every_world() -> None:
    scene = Scene(windows="ask").danger("C3").creature("worm", "C1").hand(1, "it-heard-the-signal", "it-is-angry")
    scene.play(*locate("lab", "crew")).play(m.PASS)
    scene.play(play("it-heard-the-signal"), m.AIM + 2)
    scene.play(send("worm", "C1") if scene.may(send("worm", "C1")) else send("worm", "C2"))
    while scene.prompt in ("which_way", "how_told"):
        scene.play(scene.moves[0])
    table = scene.table
    marks = [mark[:2] for mark in table.view(HERO)["marks"]]
    assert marks == [[known.RAGING, 1], [known.DICE, 1]]
    assert table.dice_of(token("worm")) == 1 and table.raging
    for world in worlds(table):
        it = world.mover[-1]
        assert it < 0 or (world.extra_dice[it] == 1 and world.raging == 1 << it)


def test_attacks_2_more_dice_for_each_that_comes_are_no_secret() -> None:
    scene = Scene(windows="ask").danger("C3").creature("worm", "g3").hand(1, "they-hunt-in-a-pack")
    scene.play(go("east")).play(m.PASS)
    scene.table.mods[DICE_HERE] = 1
    for world in worlds(scene.table, HERO, 5):
        world.where[7] = world.hero
        assert world.dice_of(7) == 1


def test_attack_1_whom_the_hero_attacks_is_followed_into_the_dark() -> None:
    """It springs aside: in every world it is the same creature, and nobody else stands for it."""
    scene = Scene(windows="ask").creature("worm", "C3").creature("spore", "C3").decks("speed", "wrath")
    scene.hand(1, "gone-before-i-aim")
    scene.play(attack("worm"), play("gone-before-i-aim"))
    moved = next(move for move in scene.moves if move != DONE and move < m.BREAK)
    scene.play(moved)
    while scene.prompt in ("which_way", "how_told"):
        scene.play(scene.moves[0])
    assert scene.prompt == "aim_anew"
    for world in worlds(scene.table):
        assert world.aimed_at >= 0 and world.where[world.aimed_at] != world.hero and world.kind_of(world.aimed_at) == 4


# -- lies about sectors


def lied(lie: int) -> Scene:
    """The Hero explores west, and Evil shows him B3 otherwise than it is."""
    scene = Scene(windows="ask").decks("terror", "speed").hand(1, "was-i-mistaken")
    return scene.play(explore("west"), play("was-i-mistaken"), m.LIE + lie * 2)


def known_tile(scene: Scene, name: str) -> Any:
    return next(tile for tile in scene.table.view(HERO)["known"] if tile["place"] == scene.place(name))


FALSE_BOX = 28 + 3


def test_secrecy_2_the_hero_remembers_a_sector_as_it_was_shown_to_him_until_he_sees_the_truth() -> None:
    scene = lied(FALSE_BOX)
    assert scene.tile("B3")["box"] == 1 and known_tile(scene, "B3")["box"] == 1
    assert not scene.table.boxes >> cell("B3") & 1
    table = scene.table
    table.revealed &= ~(1 << cell("B3"))  # it leaves the labyrinth: the lie ends silently
    shown.forget(table, 1 << cell("B3"))
    known.look(table)
    assert known_tile(scene, "B3")["box"] == 1, "he knows no better"
    table.revealed |= 1 << cell("B3")
    known.look(table)
    assert known_tile(scene, "B3")["box"] == 0 and not table.hearsay, "now he does"


def test_secrecy_2_a_sector_shown_under_a_card_that_may_lie_is_made_anew_also_after_it_has_gone() -> None:
    scene = lied(FALSE_BOX)
    table = scene.table
    table.boxes |= sum(1 << site for site in table.station.sites[1:4] + table.station.sites[5:8])
    table.revealed &= ~(1 << cell("B3"))
    shown.forget(table, 1 << cell("B3"))
    known.look(table)
    looks = [world.view(HERO) for world in worlds(table, HERO, 10)]
    assert all(look == table.view(HERO) for look in looks)


def test_secrecy_2_what_was_seen_before_is_known_whatever_a_card_shows_later() -> None:
    scene = Scene(windows="ask").decks("terror", "speed").hand(1, "was-i-mistaken")
    table = scene.table
    table.revealed |= 1 << cell("B3")
    known.look(table)
    table.revealed &= ~(1 << cell("B3"))
    known.look(table)
    scene.play(explore("west"), play("was-i-mistaken"), m.LIE + FALSE_BOX * 2)
    assert scene.tile("B3")["box"] == 1 and known_tile(scene, "B3")["box"] == 0


# -- cards


def test_hands_10_in_which_order_cards_came_from_a_pile_is_no_secret_once_they_are_out() -> None:
    kinds = {kind.key: kind for kind in GAME.kinds.all}
    assert kinds["card_drawn"].drawn


def test_round_end_5_how_many_cards_were_discarded_stands_in_the_view_also_when_the_pile_was_shuffled() -> None:
    scene = Scene(windows="ask").time(8).hand(1, "it-is-angry", "right-behind-me")
    table = scene.table
    table.piles, table.discards = [[], []], [table.piles[0], table.piles[1]]
    table.discards_seen = [[15] * len(pile) for pile in table.discards]
    scene.play(m.SEARCH)
    while scene.prompt != "discarding":
        scene.play(m.PASS)
    scene.play(m.DISCARD + card_of("it-is-angry"), DONE)
    while scene.prompt == "drawing":
        scene.play(scene.moves[-1])
    assert table.view(HERO)["thrown"] == [0, 1]


def test_secrecy_6_when_the_game_is_over_the_secret_map_lies_open_and_is_told_so() -> None:
    scene = Scene().tracks(0, 1)
    table = scene.table
    table.lose(1, 1)
    table.evil_wins()
    assert scene.told(e.MAP_OPENED, HERO) == [()]
    assert table.view(HERO)["map"] == table.view(1)["map"] == table.redeal(HERO, 1).view(HERO)["map"]


def test_secrecy_4_which_side_of_a_card_is_carried_out_stands_beside_it() -> None:
    fields = []
    for side in range(2):
        scene = Scene(windows="ask").hand(1, "it-is-staring-back").creature("worm", "C1").creature("worm", "C3")
        scene.play(explore("west"), play("it-is-staring-back"), m.SIDE + side)
        fields.append(scene.table.view(HERO)["fields"][0]["sides"])
    assert fields == [1, 2]


def test_leader_5_what_is_chosen_for_a_card_stands_before_all_of_evil_and_not_before_the_hero() -> None:
    scene = hunted(1)
    views = [scene.table.view(seat) for seat in range(scene.table.seats)]
    assert "choosing" not in views[HERO] and views[1]["choosing"][0][8] == 1


def test_cards_6_reactions_move_the_saboteur_as_any_other_creature() -> None:
    """Nobody else is on the map: the noise was his, in every world."""
    scene = Scene(windows="ask").completed("bonus").hand(1, "they-hunt-in-a-pack", "it-is-angry")
    scene.table.push(PlaceTheSaboteur())
    scene.table.ask_again()
    scene.play(scene.moves[0]).play(go("east"), m.PASS, play("they-hunt-in-a-pack"))
    scene.play(next(move for move in scene.moves if move >= m.SEND + BOSS * m.SECTORS))
    while scene.prompt in ("which_way", "how_told"):
        scene.play(scene.moves[0])
    before = LEVELS[:]
    found = worlds(scene.table, HERO, 10)
    assert [LEVELS[level] - before[level] for level in range(3)] == [10, 0, 0]
    assert all(world.mover[-1] == BOSS for world in found)


def test_cards_9_sabotage_tokens_taken_away_are_seen_to_be_gone() -> None:
    scene = Scene(windows="ask").completed("bonus").hand(1, "it-tears-the-cables-out")
    table = scene.table
    table.hero = table.rooms[0]
    table.revealed, table.sabotage, table.reached = 1 << table.hero, 2, 1
    scene.laid().play(fulfil("main"), m.PASS)
    assert scene.prompt == "react" and table.sabotage == 1 and known.last_look(table)[known.SABOTAGE] == 1


def test_rulings_5_what_follows_from_sealed_answers_reveals_them() -> None:
    """Refused or let through, enough or not: to whoever waits, these differ from world to world."""
    rules = rules_of(GAME)
    assert all(rules[GAME.kinds.all[kind].rule].kind == "reveals" for kind in (e.PROPOSAL_REFUSED, e.ENOUGH))


def test_cards_6_a_saboteur_who_comes_into_view_by_a_standard_reaction_did_not_spawn() -> None:
    scene = Scene(windows="ask").creature("boss", "D3").hand(1, "it-is-angry", "right-behind-me")
    scene.play(m.SEARCH, cover("it-is-angry"), send("boss", "C3"))
    assert scene.figures("C3") == ["boss"]
    assert all(world.where[BOSS] == world.hero for world in worlds(scene.table, HERO, 5))
