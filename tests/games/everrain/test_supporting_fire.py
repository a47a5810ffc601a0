"""Supporting fire: guns fired at another captain's ship, to hit the enemies on its deck."""

from __future__ import annotations

from voyage import asked, events, mount, put, sail_to, under_way, why

from undertow.games.everrain import moves as m
from undertow.games.everrain import ship as s
from undertow.games.everrain.cards.enemies import FOES
from undertow.games.everrain.cards.guns import PORT_GUN, POSTS, STARBOARD_GUN
from undertow.games.everrain.foes import FOE_PILE, hits_left
from undertow.games.everrain.procedures.gun_menu import SEATS
from undertow.games.everrain.state import Table

SLUGS = [foe.slug for foe in FOES]


def board(table: Table, slug: str, zone: int, seat: int = 1) -> int:
    """An enemy from the pile on a deck."""
    kind = SLUGS.index(slug)
    table.piles[FOE_PILE].remove(kind)
    return s.add_foe(table.ships[seat], kind, zone)


def help_at(battery: int = STARBOARD_GUN, seat: int = 1) -> int:
    """The move that fires a gun to help."""
    return m.SUPPORT + battery * SEATS + seat


def beset(*foes: tuple[str, int], seed: int = 1) -> Table:
    """The first captain at (0, 0), the second to starboard at (0, 1), with enemies on deck."""
    table = under_way(seats=2, seed=seed)
    sail_to(table, 0, 0, 0)
    sail_to(table, 0, 1, 0, seat=1)
    put(table, 0, POSTS[PORT_GUN]), put(table, 1, POSTS[STARBOARD_GUN])
    for slug, zone in foes or (("tallow-man", 7), ("barnacled", 8)):
        board(table, slug, zone)
    table.ask_again()
    return table


def fire(table: Table) -> None:
    """Fire, pay for no omen, hit whoever is named first."""
    table.play(help_at())
    while asked(table) in ("omen", "support"):
        table.play(m.OMEN_LEAVE if asked(table) == "omen" else table.moves[0])


def test_guns_8_a_captain_fires_at_another_ship_with_enemies_on_deck():
    table = beset()
    assert help_at() in table.moves and why(table, help_at(PORT_GUN)) == ["guns.4"]
    table.ships[0][s.FRESH + 2] = 1
    fire(table)
    assert events(table, "supported")[0]["n"] == 3 and table.ships[0][s.FRESH + 2] == 0
    assert "orders.3" in why(table, help_at())


def test_guns_8_without_enemies_there_is_nothing_to_fire_at():
    table = under_way(seats=2)
    sail_to(table, 0, 0, 0), sail_to(table, 0, 1, 0, seat=1)
    put(table, 1, POSTS[STARBOARD_GUN])
    table.ask_again()
    assert help_at() not in table.moves


def test_guns_2_supporting_fire_needs_a_manned_post_too():
    table = beset()
    put(table, 1, 5)
    table.ask_again()
    assert why(table, help_at()) == ["guns.2"]


def test_sight_4_nobody_fires_into_a_port():
    table = beset()
    sail_to(table, 0, 0, 4)  # starboard is where Lanthorn lies
    sail_to(table, 1, 0, 0, seat=1)
    table.ask_again()
    assert table.is_port(table.ships[1][s.HEX])
    found = [why(table, help_at(battery)) for battery in (PORT_GUN, STARBOARD_GUN)]
    assert ["sight.4"] in found


def test_storms_5_nor_into_a_storm():
    table = beset()
    table.storms = [[2, 0, 0, 1]]
    table.ask_again()
    assert "storms.5" in why(table, help_at())


def test_guns_9_hits_wound_any_enemy_of_that_deck_one_by_one():
    for seed in range(80):
        table = beset(seed=seed)
        table.play(help_at())
        while asked(table) == "omen":
            table.play(m.OMEN_LEAVE)
        if asked(table) == "support":
            break
    assert table.deciding == 0 and len(table.moves) == 2
    ship = table.ships[1]
    before = [hits_left(ship, foe) for foe in s.foes(ship)]
    table.play(table.moves[1])
    assert sum(before) - sum([hits_left(ship, foe) for foe in s.foes(ship)]) >= 1


def results(slug: str = "old-swivels") -> list[tuple[int, int]]:
    """Over many shots: wounds of the enemies, posts destroyed."""
    found = []
    for seed in range(40):
        table = beset(("anchorite", 7), ("anchorite", 8), seed=seed)
        if slug != "old-swivels":
            mount(table, slug, 7)
        ship = table.ships[1]
        for place in s.crew(ship):
            ship[place + s.SPOT] = 26
        table.ask_again()
        fire(table)
        struck = events(table, "foe_struck")
        broken = 10 - ship[s.POSTS].bit_count()
        found.append((sum([event["n"] for event in struck]), broken))
    return found


def test_guns_10_each_blank_destroys_a_post_like_any_damage():
    found = results()
    assert {broken for _, broken in found} >= {0, 1, 2} and max(wounds for wounds, _ in found) >= 3


def test_guns_10_an_omen_left_unpaid_does_nothing_and_a_paid_one_is_a_hit():
    for seed in range(60):
        table = beset(("anchorite", 7), seed=seed)
        table.play(help_at())
        if asked(table) == "omen":
            break
    twin = table.clone()
    table.play(m.OMEN_LEAVE)
    twin.play(m.OMEN_PAY)
    while asked(twin) == "omen":
        twin.play(m.OMEN_LEAVE)
    assert table.ships[1][s.POSTS] == twin.ships[1][s.POSTS]
    assert len(events(twin, "foe_struck")) == len(events(table, "foe_struck")) + 1


def test_guns_10_blanks_strike_crew_and_enemies_of_the_zone():
    hurt = 0
    for seed in range(60):
        table = beset(("anchorite", 7), seed=seed)
        ship = table.ships[1]
        for place in s.crew(ship):
            ship[place + s.SPOT] = 7
        table.ask_again()
        fire(table)
        hurt += sum([ship[place + s.WOUNDS] for place in s.crew(ship)])
    assert hurt > 0


def test_guns_10_a_ship_can_be_lost_by_it():
    for seed in range(60):
        table = beset(("anchorite", 7), seed=seed)
        table.ships[1][s.POSTS] = 1 << 3
        table.ask_again()
        fire(table)
        if events(table, "ship_lost"):
            assert table.ships[1][s.HEX] == -1
            return
    raise AssertionError


def test_upgrade_langrage_its_blanks_destroy_nothing_in_supporting_fire():
    found = results("langrage")
    assert {broken for _, broken in found} == {0} and max(wounds for wounds, _ in found) > 0


def test_guns_4_a_ship_out_of_the_arc_cannot_be_helped():
    table = beset()
    sail_to(table, 0, 0, 1)
    table.ask_again()
    assert why(table, help_at()) == ["guns.4"]
