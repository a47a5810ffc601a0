"""Every story card with each answer and both results: what it changes is what its verbs say, and nothing else.

What is printed stands in ``printed.tsv``, what a verb changes in ``reckoning``; the card is drawn from its deck, read,
paid for, tested and carried out as in a game.
"""

from __future__ import annotations

import pytest
from reckoning import PRINTED, Picture, Reckoner, arms, count, most
from told import SLUGS, on_top
from voyage import asked, chart_tile, events, put, sail_to, sign_on, stow, under_way

from undertow.games.everrain import moves as m
from undertow.games.everrain import ship as s
from undertow.games.everrain import tales
from undertow.games.everrain.board import BELOW, FIRST_SLOT, HELM, NEST
from undertow.games.everrain.cards.enemies import FOES
from undertow.games.everrain.cards.improvements import SHIPS_BOAT
from undertow.games.everrain.cards.stories import OUTCOMES
from undertow.games.everrain.foes import FOE_PILE
from undertow.games.everrain.procedures.tales import Company, Expedition, Heed, Passengers, SeaEvent
from undertow.games.everrain.state import Table
from undertow.games.everrain.tiles import PORTS, TILES
from undertow.kernel.flow import NO_MOVE, run

LOOKOUT, MATE, FERROW = range(3)  # the crew of these tests: two deckhands and somebody with unlike values
VALUES = {"island": 5, "port": 7}  # of Ferrow
TILE = next(tile for tile in TILES if tile.slug == "i-6")  # the next one: a clue bonus, no start space
GIFTS = {"any": "com-ink", "commodity": "com-ink", "shanty": "sha-monday", "trinket": "tri-glass-eye"}
STRAIGHT = 6  # a fate die that drives the ship ahead


def ready(said: list[str], price: str, back: str) -> Table:
    """A ship on which whatever a card may say can be seen: hurts to heal, orders to spend, posts broken and whole."""
    table = under_way(3)
    sail_to(table, 0, 0)
    sign_on(table, "ferrow")
    ship = table.ships[0]
    for number, spot in ((LOOKOUT, NEST), (MATE, HELM), (FERROW, BELOW)):
        put(table, number, spot)
        ship[s.AT[number] + s.STRESS] = most("calm", said)
        ship[s.AT[number] + s.WOUNDS] = most("heal", said)
    if back == "expedition":  # two go ashore
        ship[s.MOUNTED] = SHIPS_BOAT
        put(table, MATE, FIRST_SLOT), put(table, FERROW, FIRST_SLOT)
        sail_to(table, *table.chart.place[table.chart.kind.index(TILES[0].kinds[0][5])])
    ship[s.COINS], ship[s.CLUES] = 20, 0
    ship[s.FRESH : s.FRESH + 4], ship[s.ISSUED : s.ISSUED + 3] = [2, 1, 0, 1], [2, 1, 1]
    ship[s.POSTS] &= ~0b1110000000
    table.agenda, table.elder = 8, table.end_space - 2
    table.ahead = [TILES.index(TILE)] if "chart" in said else []
    if table.ahead:
        table.tiles.remove(table.ahead[0])
    table.storms = [[2, 0, 4, -4], [2, 0, -9, 9]]
    table.piles[FOE_PILE] = [[foe.slug for foe in FOES].index("drip")] * 3
    if "give" in price:
        stow(table, GIFTS[price.split("give ")[1].split(",")[0]])
    if count("drop", said):
        stow(table, "com-ink")
    table.ask_again()
    return table


def drawn(table: Table, slug: str, back: str, roll: int, said: list[str]) -> None:
    """The card comes from its deck, in the way in which that deck is drawn from; dice fall as these tests want them."""
    card = SLUGS.index(slug)
    script = [0] if table.tales[card] == tales.IN_DECK else []  # the card itself
    script += [roll] if roll >= 0 else []
    table.chance.script = script + [8] * count("spoils", said) + [STRAIGHT] * count("drift", said)
    table.chance.read = 0
    if back == "sea":
        table.push(SeaEvent(0))
    elif back == "expedition":
        table.push(Expedition(0))
    else:
        table.push(Company(0))
    run(table, NO_MOVE)
    if back == "society" and table.tales[card] == tales.OPEN:
        table.push(Heed(0, card))
        run(table, NO_MOVE)


def go_through(table: Table, depth: int, picture: list[int]) -> None:
    """Answer what else is asked: Ferrow is the one who is named, and points are not used."""
    ship = table.ships[0]
    while len(table.stack) > depth and table.ended is None:
        question = asked(table)
        named = m.MEMBER + ship[s.AT[FERROW]]
        if question == "steer":
            picture.append(ship[s.POINTS])
            table.play(m.STOP)
        elif named in table.moves and question in ("whom", "whom_relieved", "tester", "envoy"):
            table.play(named)
        else:
            table.play(table.moves[0])


def concerned(back: str) -> dict[str, list[int]]:
    """Who is meant by what."""
    everybody = [LOOKOUT, MATE, FERROW]
    if back == "expedition":
        return {
            "party": [MATE, FERROW],
            "deck": [LOOKOUT],
            "below": [MATE, FERROW],
            "all": everybody,
            "nest": [LOOKOUT],
        }
    return {"deck": [LOOKOUT, MATE], "below": [FERROW], "all": everybody, "nest": [LOOKOUT]}


def begun(table: Table, slug: str, letter: str) -> None:
    """The chronicle has come to this card: those before it are done, and it waits for its captain."""
    card = SLUGS.index(slug)
    before = {"opening": 0, "journey": 1, "epilogue": 2}[slug.split("-")[1]]
    if not before:
        on_top(table, slug)
        return
    for done in range(card - before, card):
        table.tales[done] = tales.WRITTEN
    table.tales[card] = tales.WAITING
    table.memory[int(slug[1:3]) - 1] = "ab".index(letter)


def is_open(row: dict[str, str]) -> bool:
    """Whether a card can be declined: bargains, and chronicles of society."""
    return row["asks"] == "offer" or (row["back"] == "society" and row["asks"] == "choice")


def told(row: dict[str, str], letter: str) -> None:
    """Play one answer with one result, and compare what has changed with what is printed."""
    slug, back, said = row["card"], row["back"], arms(row["comes of it"], letter)
    table = ready(said, row["price"], back)
    ship, depth = table.ships[0], len(table.stack)
    if slug[0] == "c":
        begun(table, slug, letter)
    else:
        on_top(table, slug)
    roll = -1
    kind = row["asks"].split()[1] if row["asks"].startswith("test") else ""
    if "passed" in row["answer"] or "failed" in row["answer"]:
        kind = kind or {"exp-hermits-toll": "port", "exp-chapel-of-boots": "island"}[slug]
        roll = VALUES[kind] + int("failed" in row["answer"])
    picture = Picture(table)
    drawn(table, slug, back, roll, said)
    sailed: list[int] = []
    asks = row["asks"].split()[0]
    if asks == "choice" or asks in ("offer", "passenger"):
        while asked(table) == "envoy":
            table.play(m.MEMBER + ship[s.AT[FERROW]])
        assert asked(table) == slug
        assert (m.DECLINE in table.moves) is is_open(row)
        table.play(m.ANSWER + "abc".index(row["answer"][0]))
    go_through(table, depth, sailed)
    reckoner = Reckoner(picture, FERROW, concerned(back), TILE.bonus)
    for price in row["price"].split(", "):
        if price.startswith("pay"):
            reckoner.on_coins(f"-{price[4:]}")
        elif price:
            sort = price[5:]
            picture.hold["commodity" if sort == "any" else sort] -= 1
    reckoner.all(said)
    if back == "expedition" and not reckoner.spared:
        picture.explored = sorted([*picture.explored, ship[s.HEX]])
    after = Picture(table)
    after.sailed = sailed
    assert not picture.differs(after), (slug, row["answer"], picture.differs(after))
    where_it_lies(table, row, letter, reckoner)


def where_it_lies(table: Table, row: dict[str, str], letter: str, reckoner: Reckoner) -> None:
    """Afterwards a card is discarded, aboard, on its captain's field, or out of the game with its chronicle."""
    slug, stories = row["card"], table.view(0)["stories"]
    card = SLUGS.index(slug)
    assert not stories["told"] and not stories["open"]
    assert (card in stories["discards"]) is (
        not reckoner.story and not reckoner.passenger and (slug[0] != "c" or slug.endswith("opening"))
    )
    if reckoner.passenger:
        assert stories["passengers"][0] == [card]
        delivered(table, row, reckoner)
    if reckoner.story:
        number = 2 * int(slug[1:3]) - (1 if slug.endswith("opening") else 0)
        assert events(table, "chronicle_continues")[-1]["n"] == reckoner.story == number
        (chronicle,) = stories["chronicles"]
        following = PRINTED[slug.split("-")[0] + ("-journey" if slug.endswith("opening") else "-epilogue")][0]
        assert chronicle["owner"] == 0 and chronicle["done"][-1] == card and chronicle["next"] == "covered"
        assert chronicle["answer"] == "abc".index(row["answer"][0])
        assert ("sea", "expedition", "society")[chronicle["back"]] == following["back"]
    elif slug[0] == "c":
        assert not stories["chronicles"]


def delivered(table: Table, row: dict[str, str], reckoner: Reckoner) -> None:
    """The passenger pays in the port that is printed, and in no other."""
    from reckoning import clauses

    card, ship = SLUGS.index(row["card"]), table.ships[0]
    reward = clauses(reckoner.reward)
    for port in sorted(PORTS, key=lambda name: name == reckoner.passenger):
        tile = next(tile for tile in TILES if tile.port == PORTS.index(port))
        if tile.slug != "start" and PORTS.index(port) not in table.chart.port_of.values():
            table.tiles = sorted({*table.tiles, TILES.index(tile)})
            slot = next(
                (q, r, up) for q in range(9) for r in range(9) for up in (0, 1) if (q, r, up) not in table.chart.slots
            )
            chart_tile(table, tile.slug, slot)
        ship[s.HEX] = next(at for at, number in table.chart.port_of.items() if number == PORTS.index(port))
        for number in (LOOKOUT, MATE, FERROW):
            ship[s.AT[number] + s.STRESS] = most("calm", reward)
        picture = Picture(table)
        table.push(Passengers(0))
        depth = len(table.stack) - 1
        run(table, NO_MOVE)
        go_through(table, depth, [])
        if port == reckoner.passenger:
            Reckoner(picture, FERROW, concerned("society")).all(reward)
            assert card in table.view(0)["stories"]["discards"]
        else:
            assert table.view(0)["stories"]["passengers"][0] == [card]
        assert not picture.differs(Picture(table)), (row["card"], port, picture.differs(Picture(table)))


def refused(row: dict[str, str]) -> None:
    """A price is asked for before the answer: a coin short, or nothing to give, and it is not offered."""
    for short in range(2):
        table = ready([], "" if short else row["price"], row["back"])
        ship = table.ships[0]
        pay = row["price"].split("pay ")[1] if "pay" in row["price"] else ""
        if (short and "give" not in row["price"]) or (not short and not pay):
            continue
        ship[s.COINS] = 20 if short else int(pay) - 1
        (begun if row["card"][0] == "c" else on_top_of)(table, row["card"], "a")
        drawn(table, row["card"], row["back"], -1, [])
        while asked(table) == "envoy":
            table.play(m.MEMBER + ship[s.AT[FERROW]])
        move = m.ANSWER + "abc".index(row["answer"][0])
        if asked(table) == row["card"]:
            assert move not in table.moves and table.asking.why_not(table, 0, move) == ["events.4"]
        else:  # a single answer was left, and is not asked for
            outcomes = [OUTCOMES[event["outcome"]] for event in events(table, "outcome_told")]
            assert outcomes or events(table, "tale_declined") or asked(table) == "tester"
            assert f"{row['card']}-{row['answer'][0]}" not in outcomes


def on_top_of(table: Table, slug: str, letter: str) -> None:
    """A card of no chronicle."""
    on_top(table, slug)


def unmet(row: dict[str, str]) -> None:
    """A demand that is not met when the card is drawn: the chronicle is unwritten, unread."""
    table = ready([], "", row["back"])
    ship = table.ships[0]
    begun(table, row["card"], "a")
    what, n = row["needs"].split()
    if what == "coins":
        ship[s.COINS] = int(n) - 1
    elif what == "fresh":
        ship[s.FRESH : s.FRESH + 4] = [0, 0, 0, 0]
    else:
        assert (what, n) == ("crew", "2")
        table.let_go(0, s.AT[LOOKOUT]), table.let_go(0, s.AT[MATE])
    before = Picture(table)
    drawn(table, row["card"], row["back"], -1, [])
    after = Picture(table)
    after.explored = before.explored
    assert not before.differs(after) and not [
        event for event in events(table, "tale_told") if event["tale"] == SLUGS.index(row["card"])
    ]
    assert events(table, "chronicle_unwritten") and not table.view(0)["stories"]["chronicles"]


@pytest.mark.parametrize("slug", list(PRINTED))
def test_events_6_each_answer_of_a_card_changes_what_is_printed_and_nothing_else(slug: str) -> None:
    for row in PRINTED[slug]:
        hangs = "if A" in row["comes of it"]
        for letter in "ab" if hangs or slug.endswith("epilogue") else "a":
            told(row, letter)
        if row["price"]:
            refused(row)
        if row["needs"]:
            unmet(row)


def test_events_6_the_design_has_all_cards_and_no_others() -> None:
    assert list(PRINTED) == SLUGS and len(SLUGS) == 108
    assert sum(len(rows) for rows in PRINTED.values()) == 220
