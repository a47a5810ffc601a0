"""Unfathomable on the page: the ship and the hand answer, secrets stay secret, reactions can be let pass ahead."""

from __future__ import annotations

import random
from typing import Any

import pytest
from aboard import GAME, SUGGESTED, Sitting, found
from playwright.sync_api import Page
from serving import Player, Process
from sitting import UNFATHOMABLE, Visit, answer, sit_at, take_seats, tile, wrong
from touring import button, words
from visiting import PHONE, WIDE, Visitor

from night import night
from undertow import texts
from undertow.games.unfathomable import moves as m
from undertow.games.unfathomable.board import BRIG, HYBRID, SICK_BAY
from undertow.games.unfathomable.presets import WINDOWS
from undertow.games.unfathomable.signals import SIGNALS
from undertow.table import talk

# -- choosing on the board ---------------------------------------------------------------------------------------------


def is_walking(state: Any) -> bool:
    """Whether somebody can go somewhere, and not to Sick Bay."""
    return state.decision.prompt == "action" and m.MOVE + 16 in state.moves and state.where[state.seat] != SICK_BAY


def is_adding(state: Any) -> bool:
    """Whether somebody can add cards to a check, unseen."""
    return state.decision.prompt == "add_cards" and len(state.moves) > 2


@pytest.mark.parametrize("size", [WIDE, *night((PHONE,))])
def test_a_space_of_the_ship_is_the_same_answer_as_in_the_question(
    visit: Visit, server: Process, db: str, size: tuple[int, int]
) -> None:
    state = found(is_walking)
    at = [move for move in state.moves if move != m.PASS].index(m.MOVE + 16)  # whoever does nothing stands last
    ways = (".space.live [data-space='16']", f".prompt li:nth-child({at + 1}) .choice")
    seen = [Sitting(visit("de", size), server, db, state, state.seat).chooses(way) for way in ways]
    assert seen[0] == seen[1] and seen[0]["view"]["players"][state.seat]["space"] == 16


@pytest.mark.parametrize("size", [WIDE, *night((PHONE,))])
def test_a_card_of_the_hand_is_the_same_answer_as_in_the_question(
    visit: Visit, server: Process, db: str, size: tuple[int, int]
) -> None:
    state = found(is_adding)
    on_its_edge = {"position": {"x": 8, "y": 40}}  # the next card lies over the rest of it
    one = Sitting(visit("pl", size), server, db, state, state.seat).chooses(".hand .live .hit", **on_its_edge)
    other = Sitting(visit("pl", size), server, db, state, state.seat).chooses(".prompt li:nth-child(1) .choice")
    assert one == other and one["view"]["added"] == [state.moves[1] - m.ADD]


@pytest.mark.parametrize(("lang", "number"), [("de", "§ 20.20c"), *night(("pl", "§ 27.20c"))])
def test_spaces_20c_a_room_that_cannot_be_chosen_says_why_by_the_number_of_the_edition(
    visit: Visit, server: Process, db: str, lang: str, number: str
) -> None:
    state = found(is_walking)
    sitting = Sitting(visit(lang), server, db, state, state.seat)
    before = sitting.number
    sitting.page.locator(f"[data-space='{SICK_BAY}']").click()
    dialog = sitting.page.get_by_role("dialog")
    dialog.get_by_text(number).first.wait_for()
    assert texts.name_of(GAME, "space", SICK_BAY, lang).casefold() in dialog.inner_text().casefold()
    assert sitting.number == before, "nothing was answered"


@pytest.mark.parametrize(("lang", "numbers"), [("de", ("23.5", "7.5")), ("pl", ("35.5", "3.5"))])
def test_brig_5_why_no_second_card_can_be_added_is_told_by_the_number_of_the_edition(
    visit: Visit, server: Process, db: str, lang: str, numbers: tuple[str, str]
) -> None:
    def is_full(state: Any) -> bool:
        return state.decision.prompt == "add_cards" and state.where[state.seat] == BRIG and state.moves == (m.DONE,)

    state = found(lambda state: is_full(state) and state.hands[state.seat])
    sitting = Sitting(visit(lang), server, db, state, state.seat)
    assert f"§ {numbers[0]}" in (sitting.page.locator(".prompt footer").text_content() or "")
    sitting.page.locator(".whynot").click()
    sitting.page.get_by_role("dialog").get_by_text(f"§ {numbers[1]}").first.wait_for()


# -- what is nobody's business -----------------------------------------------------------------------------------------


def test_loyalty_is_shown_to_whoever_asks_for_it_and_no_longer(visit: Visit, server: Process, db: str) -> None:
    state = found(lambda state: is_walking(state) and state.loyalty[state.seat] == [HYBRID])
    sitting = Sitting(visit("de"), server, db, state, state.seat)
    page = sitting.page
    name = texts.name_of(GAME, "loyalty", HYBRID, "de")
    turn, cards = page.locator(".loyalty .turn"), page.locator(".loyalty .cards")

    def readable() -> bool:
        return name in page.locator("main").inner_html() + page.locator(".own").first.inner_html()

    assert not readable()
    turn.click()
    cards.wait_for()
    assert readable() and name in cards.inner_text()
    turn.click()
    cards.wait_for(state="detached")
    assert not readable()
    turn.focus()
    page.keyboard.press("Enter")
    assert readable()
    page.evaluate("() => dispatchEvent(new Event('blur'))")
    cards.wait_for(state="detached")
    turn.hover()
    page.mouse.down()
    cards.wait_for()
    page.wait_for_timeout(400)
    page.mouse.up()
    cards.wait_for(state="detached")


def worlds(seed: int) -> tuple[Any, Any, int]:
    """Two states that one seat cannot tell apart, in the middle of a check if the seed is even."""
    luck = random.Random(seed)
    least = luck.randrange(5, 60)
    state = found(lambda state: state.count > least and (seed % 2 or is_adding(state)), seed)
    viewer = luck.choice([seat for seat in range(3) if seat != state.seat])
    other = state.redeal(viewer, seed)
    assert other.digest() != state.digest()
    return state, other, viewer


@pytest.mark.parametrize("seed", [1, *night(*range(2, 20))])
def test_the_page_is_the_same_in_worlds_a_viewer_cannot_tell_apart(
    visit: Visit, server: Process, db: str, seed: int
) -> None:
    state, other, viewer = worlds(seed)
    one, two = (Sitting(visit("de"), server, db, world, viewer).shown() for world in (state, other))
    assert one == two
    seen = Sitting(visit("de"), server, db, state, (viewer + 1) % 3).shown()
    assert seen != one, "somebody else sees something else"


def twins(state: Any) -> list[int]:
    """Cards that the two seats who add first to a check both hold, where nobody has added any yet.

    The third, who watches, neither holds the first of them nor has ever been told of such a card.
    """
    if state.decision.prompt != "add_cards" or any(state.added):
        return []
    if min(state.dials) < 4 or sum(card is not None for card in state.view(None)["damage"]) > 2:  # it may be the end
        return []
    first, second, third = (set(state.hands[(state.seat + more) % 3]) for more in range(3))
    third.update(event.values.get("card", -1) for event in state.log((state.seat + 2) % 3))
    both = sorted(first & second, key=lambda card: (card in third, card))
    return both if len(both) > 1 and both[0] not in third else []


def to_the_end_of_the_check(sitting: Sitting) -> list[str]:
    """What the page shows while nobody does anything more, until something has to be done."""
    pages = []
    while True:
        for player in sitting.players:
            frame = player.look()
            if frame["seat"] is None:
                continue
            quiet = [move["move"] for move in frame["decision"]["moves"] if move["move"] in (m.PASS, m.DONE)]
            if not quiet or frame["decision"]["prompt"] not in ("add_cards", "react", "after_total"):
                return pages
            assert player.post(frame["number"], quiet[0]).status_code == 200
            pages.append(sitting.shown())


def test_skill_checks_6_the_page_never_shows_whose_card_is_which(visit: Visit, server: Process, db: str) -> None:
    """Two players add one card each; the third watches. Whoever it was who added which, the page is the same."""
    state = found(twins)
    cards = twins(state)[:2]
    first, second, viewer = ((state.seat + more) % 3 for more in range(3))
    state.reseed(1)
    seen: list[list[str]] = []
    for order in (cards, cards[::-1]):
        sitting = Sitting(visit("en"), server, db, state, viewer)
        pages = [sitting.shown()]
        for seat, card in zip((first, second), order, strict=True):
            for move in (m.ADD + card, m.DONE):
                frame = sitting.players[seat].until_asked()
                assert sitting.players[seat].post(frame["number"], move).status_code == 200
                pages.append(sitting.shown())
        seen.append([*pages, *to_the_end_of_the_check(sitting)])
    for one, two in zip(*seen, strict=True):
        assert one == two
    assert len(set(seen[0])) > 4, "that somebody has added is seen"
    names = [texts.name_of(GAME, "card", card, "en") for card in cards]
    before, after = seen[0][:4], seen[0][-1]  # the second who is done may be the last
    assert all(name in after for name in names), "they have been turned up"
    unknown = [name for name in names if name not in before[0]]
    assert unknown and not [name for name in unknown for page in before if name in page]


# -- at a table of people ----------------------------------------------------------------------------------------------


def until(visitor: Visitor, player: Player, prompt: str, luck: random.Random) -> dict[str, Any]:
    """Answer on the page until such a question is asked."""
    for _ in range(60):
        assert visitor.asked(), "the game is over"
        frame = player.look()
        if frame["decision"]["prompt"] == prompt:
            return frame
        answer(visitor, luck, False)
    raise AssertionError("never asked")


def test_abilities_14_reactions_of_one_kind_can_be_let_pass_ahead(visit: Visit, server: Process) -> None:
    visitor = visit("en")
    player = sit_at(visitor, server, 5, UNFATHOMABLE, options=SUGGESTED)
    page, luck = visitor.page, random.Random(5)
    page.get_by_role("button", name=words("en", "ui-guide-stop")).click()
    until(visitor, player, "react", luck)
    page.get_by_text(words("en", "ui-order-unfathomable-react-new")).click()
    kind = page.locator(".prompt details select").first
    window = int(kind.input_value())
    assert kind.locator("option").count() == len(WINDOWS)
    page.locator(".prompt details select").nth(1).select_option("game")
    assert wrong(visitor) == []
    visitor.answered = page.locator(".prompt").get_attribute("data-number") or ""
    page.get_by_role("button", name=words("en", "ui-order-unfathomable-react-give")).click()
    assert visitor.asked(), "with the order this question, too, is answered"
    (order,) = player.look()["orders"]
    assert (order["prompt"], order["where"], order["until"]) == ("react", {"window": window}, "game")
    given = page.get_by_role("list", name=words("en", "ui-orders"))
    given.wait_for()
    kinds = set()
    for _ in range(8):
        if not visitor.asked():
            break
        decision = player.look()["decision"]
        if decision["prompt"] == "react":
            kinds.add(decision["window"])
        answer(visitor, luck, False)
    assert WINDOWS[window] not in kinds
    if visitor.asked():
        given.get_by_role("button").click()
        given.wait_for(state="detached")
        assert player.look()["orders"] == []


@pytest.mark.parametrize("size", [WIDE, *night((PHONE,))])
def test_secrecy_6_the_signals_aboard_are_vague_and_each_hears_them_in_their_own_language(
    visit: Visit, server: Process, size: tuple[int, int]
) -> None:
    _, data = server.create(game=UNFATHOMABLE, you=[0, 1], seed=1, pace="none", talk="signals", options=SUGGESTED)
    one, other = visit("de", size), visit("pl")
    for visitor, seat in zip((one, other), data["seats"], strict=True):
        take_seats(visitor.page, server.url, data["table"], [seat], UNFATHOMABLE, guided=False)
    open_talk(one.page, "de")
    open_talk(other.page, "pl")
    said = [talk.words(GAME, key, "de") for key in SIGNALS]
    assert one.page.locator(".signals button").all_inner_texts() == said
    assert one.page.get_by_label(words("de", "ui-talk-write")).count() == 0, "no free text, which could say too much"
    at = SIGNALS.index("one-card-helps-a-lot")
    one.page.locator(".signals button").nth(at).click()
    other.page.locator(".talk .list").get_by_text(talk.words(GAME, SIGNALS[at], "pl")).wait_for()
    assert wrong(one) == []


def open_talk(page: Page, lang: str) -> None:
    """Unfold talk beside the question, or go to its tab."""
    tab = page.get_by_role("tab", name=words(lang, "ui-tab-talk"), exact=True)
    tab.or_(page.get_by_role("heading", name=words(lang, "ui-talk")).get_by_role("button")).first.click()


def test_a_table_for_friends_can_be_sealed_for_good(visit: Visit, server: Process) -> None:
    visitor = visit("en")
    page = visitor.page
    visitor.open()
    for game, seals in (("abyss", 0), (UNFATHOMABLE, 1)):
        tile(page, game).get_by_role("button", name=words("en", "ui-invite")).click()
        page.get_by_text(words("en", "ui-more-settings")).click()
        box = page.get_by_label(words("en", "ui-seal"))
        assert box.count() == seals
        if not seals:
            page.keyboard.press("Escape")
    box.check()
    assert wrong(visitor) == []
    button(page, "en", "ui-invite-create").click()
    button(page, "en", "ui-go-to-table").click()
    page.wait_for_selector(".prompt")
    table = page.url.rsplit("/", 1)[-1]
    assert server.http.get(f"/api/tables/{table}").json()["sealed"] is True
    page.get_by_text(words("en", "ui-sealed")).first.wait_for()


def test_a_first_game_is_guided_until_one_has_understood(visit: Visit, server: Process) -> None:
    visitor = visit("pl")
    player = sit_at(visitor, server, 5, UNFATHOMABLE)
    page, luck = visitor.page, random.Random(5)
    hints = {}
    for _ in range(25):
        if not visitor.asked():
            break
        prompt = player.look()["decision"]["prompt"]
        if page.locator(".hint").count():
            assert prompt not in hints, "whoever has understood it is not told again"
            hints[prompt] = page.locator(".hint").inner_text()
            page.get_by_role("button", name=words("pl", "ui-guide-got")).click()
            page.locator(".hint").wait_for(state="detached")
        answer(visitor, luck, False)
    assert len(hints) > 4 and words("pl", "ui-guide-unfathomable-choose_character") in hints["choose_character"]
