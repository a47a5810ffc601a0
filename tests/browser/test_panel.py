"""What a newcomer stumbled over on the page: the way out of a question, invitations, games that go on, a verdict that stays."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from aboard import Sitting, found
from playwright.sync_api import expect
from serving import Player, Process, eventually
from sitting import ABYSS, GAMES, LANGS, Visit, sit_at, sit_down, take_seats, tile
from test_return import REFUSED, free_port
from touring import words
from visiting import PHONE, WIDE, Visitor

from found import facts
from undertow.games.unfathomable import moves as m
from undertow.table.watching import LATEST_EVENTS

SIZES = {"wide": WIDE, "phone": PHONE}
AT_ITS_END = """() => {
  const list = document.querySelector(".log .list");
  return list && list.scrollTop > 0 && list.scrollHeight - list.scrollTop - list.clientHeight < 40;
}"""


def is_adding(state: Any) -> bool:
    """Whether somebody can add a card to a check and then the same again, and somebody else comes after them."""
    first = next((move for move in state.moves if move != m.DONE), None)
    if state.decision.prompt != "add_cards" or first is None:
        return False
    after = state.clone()
    after.play(first)
    if first not in after.moves or m.DONE not in after.moves:
        return False
    after.play(m.DONE)
    return after.decision.prompt == "add_cards" and after.seat != state.seat


def test_space_passes_though_a_button_has_just_been_clicked(visit: Visit, server: Process, db: str) -> None:
    state = found(is_adding)
    sitting = Sitting(visit("de"), server, db, state, state.seat)
    way_out = sitting.page.locator(".prompt .out .choice")
    assert way_out.get_attribute("aria-keyshortcuts") == "Space Enter" and "Leertaste" in way_out.inner_text()
    place = way_out.bounding_box()
    seen = sitting.chooses(".prompt li:nth-child(1) .choice")
    assert seen["decision"]["prompt"] == "add_cards" and len(seen["view"]["added"]) == 1
    assert place is not None and place["width"] == way_out.bounding_box()["width"]  # type: ignore[index]
    before = sitting.number
    sitting.page.keyboard.press("Space")
    frame = eventually(lambda: (now := sitting.players[state.seat].look())["number"] != before and now)
    assert frame["view"]["added"] == seen["view"]["added"], "no second card was added"
    assert frame["seat"] is None and frame["decision"]["prompt"] == "add_cards", "the next one adds"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", LANGS)
def test_the_link_for_friends_can_be_copied(visit: Visit, lang: str, size: str) -> None:
    page = (visitor := visit(lang, SIZES[size])).page
    visitor.open()
    tile(page, ABYSS).locator(".go button").nth(1).click()
    page.locator("dialog .whole").click()
    for panel in ("dialog", ".prompt"):
        copy = page.locator(f"{panel} .link button")
        copy.wait_for()
        edge, button = page.locator(panel).bounding_box(), copy.bounding_box()
        assert edge and button and button["x"] + button["width"] <= edge["x"] + edge["width"]
        page.locator(panel).get_by_text(words(lang, "ui-link-here")).wait_for()  # nobody else reaches this machine
        if panel == "dialog":
            page.locator("dialog .whole").click()


def test_a_running_game_is_not_dropped_by_one_click(visit: Visit) -> None:
    visitor = visit("pl")
    sit_down(visitor, "pl")
    page = visitor.page
    visitor.open()
    running = page.locator(".continue li")
    for answer, left in ((0, 1), (1, 0)):
        running.locator("button").click()
        assert running.count() == 1 and page.locator("dialog").is_visible()
        page.locator("dialog .sure button").nth(answer).click()
        page.wait_for_selector("dialog", state="detached")
        assert running.count() == left


def test_a_hint_on_the_phone_leaves_what_happened_in_sight(visit: Visit, server: Process) -> None:
    visitor = visit("de", PHONE)
    sit_at(visitor, server, 1)
    page = visitor.page
    assert page.locator(".prompt.hinted .hint").is_visible()
    page.locator(".prompt .hint .more").click()
    assert page.locator(".prompt .happened").inner_text() and page.locator(".prompt .happened").is_visible()


@pytest.mark.parametrize(
    ("game", "lang"), [*((game, facts(game, "tour")["lang"]) for game in GAMES), (GAMES[-1], "en")]
)
def test_the_search_finds_what_a_chip_prints(visit: Visit, server: Process, game: str, lang: str) -> None:
    visitor = visit(lang)
    sit_at(visitor, server, 1, game)
    page = visitor.page
    chip = (page.locator(".prompt footer .chip").inner_text()).split(",")[0].strip()
    assert chip.startswith("§ ") and "_" not in chip
    page.keyboard.press("Escape")
    page.locator("header .button.plain").first.click()
    page.locator("dialog [role=searchbox]").fill(chip)
    expect(page.locator("dialog .rule .brass").first).to_have_text(chip)  # waits: all rules stand there at first


def test_the_log_follows_after_a_reload(visit: Visit, server: Process) -> None:
    visitor = visit("en")
    player = sit_at(visitor, server, 3)
    for _ in range(6):
        frame = player.until_asked()
        player.post(frame["number"], frame["decision"]["moves"][0]["move"])
    page = visitor.page

    held: list[Any] = []
    page.route("**/api/rules/**", lambda route: held.append(route))  # with the rules' names the lines grow, later
    page.reload()
    page.wait_for_function(AT_ITS_END)
    for route in held:
        route.continue_()
    page.wait_for_selector(".log .line .number")
    page.wait_for_function(AT_ITS_END)


def test_a_long_log_is_whole_after_a_reload(visit: Visit, server: Process) -> None:
    (player,), data = server.create(seats=2, seed=3)
    for _ in range(45):
        frame = player.until_asked()
        player.post(frame["number"], frame["decision"]["moves"][0]["move"])
    player.until_asked()
    visitor = visit("en")
    take_seats(visitor.page, server.url, data["table"], data["seats"])
    lines = visitor.page.locator(".log .list > div > *")
    log = player.get("/log").json()
    assert len(log) > LATEST_EVENTS + 20
    visitor.page.wait_for_function(f"() => document.querySelectorAll('.log .list > div > *').length === {len(log)}")
    for at in (0, len(log) - LATEST_EVENTS - 1, len(log) - 1):
        assert log[at]["text"].casefold() in lines.nth(at).inner_text().replace("\u00a0", " ").casefold()
    visitor.page.wait_for_function(AT_ITS_END)


def test_an_answer_while_the_connection_is_gone_is_kept(visit: Visit, start: Any, tmp_path: Path) -> None:
    place, port = (f"sqlite:///{tmp_path / 'tables.sqlite3'}",), free_port()
    server = start(Process, *place, port=port)
    visitor = visit("en")
    visitor.url = f"http://localhost:{port}"
    player = sit_at(visitor, server, 1)
    before = player.look()
    server.kill()
    page = visitor.page
    page.wait_for_selector(".prompt .link")
    page.locator(".prompt .choice").last.click()
    assert "Your answer waits" in page.locator(".prompt .link").inner_text()
    page.locator(".prompt .choice").first.click()  # on second thoughts
    again = Player(start(Process, *place, port=port), player.table, player.token)
    eventually(lambda: again.look()["number"] > before["number"])
    assert visitor.asked()
    visitor.page.close()  # before the server ends, which it would notice
    visitor.faults[:] = [fault for fault in visitor.faults if not any(word in fault for word in REFUSED)]


# -- the verdict of a check --------------------------------------------------------------------------------------------


def events(state: Any, seat: int | None = None) -> list[str]:
    """What has happened since the crisis was drawn."""
    names = [event.key for event in state.log(seat)]
    return names[max([at for at, name in enumerate(names) if name == "mythos_drawn"], default=0) :]


def has_a_verdict(state: Any) -> bool:
    """Whether the check of a crisis is over, its crisis is not, and somebody is asked something."""
    if state.decision.prompt not in ("next_deep_one", "either_track"):
        return False
    return bool(state.view(None)["crisis"]) and "check_outcome" in events(state)


def test_after_a_reload_the_verdict_of_the_crisis_and_its_cards_are_there(
    visit: Visit, server: Process, db: str
) -> None:
    state = found(has_a_verdict)
    page = Sitting(visit("de"), server, db, state, state.seat).page
    page.wait_for_selector(".scene .came b")
    if page.locator(".scene.folded").count():
        page.locator(".scene .fold").click()
    assert page.locator(".scene .sides [data-look]").count() == events(state).count("card_turned_up")


def walks_out(state: Any) -> bool:
    """Whether the check of a room has succeeded, and whoever it lets out of the Brig is asked where to go."""
    return state.decision.prompt == "walk_out" and not state.view(None)["crisis"]


def test_the_verdict_of_a_check_without_a_crisis_is_there_while_its_result_is_carried_out(
    visit: Visit, server: Process, db: str
) -> None:
    state = found(walks_out, 34)
    checked = state.view(None)["checked"]
    page = Sitting(visit("pl"), server, db, state, state.seat).page
    assert str(checked["total"]) in page.locator(".scene .came").inner_text()
    page.locator(".scene .fold").click()
    assert page.locator(".scene .sides [data-look]").count() == len(checked["pile"])


def rolls_after_a_verdict(state: Any) -> bool:
    """Whether a die lies there after the check of a crisis that goes on."""
    if state.decision.prompt != "react" or "check_outcome" not in events(state):
        return False
    view = state.view(None)
    return bool(view["crisis"]) and view["check"] is None and view["roll"] is not None


def test_a_new_die_never_appears_beside_a_verdict(visit: Visit, server: Process, db: str) -> None:
    state = found(rolls_after_a_verdict)
    page = Sitting(visit("de"), server, db, state, state.seat).page
    page.wait_for_selector(".scene .came")
    assert page.locator(".scene .die").count() == 0
    assert page.locator(".own .die").is_visible()


def ends_a_crisis(state: Any) -> bool:
    """Whether the next pass is the last of a check, and the next player's turn begins with it."""
    if state.decision.prompt != "react" or m.PASS not in state.moves or not state.view(None)["check"]:
        return False
    after = state.clone()
    after.play(m.PASS)
    return not after.over and not after.view(None)["crisis"] and after.decision.prompt == "action"


def act(sitting: Sitting, seat: int) -> None:
    """Let somebody at the table do what stands first, or nothing where that can be had."""
    frame = sitting.players[seat].look()
    sitting.players[seat].post(frame["number"], frame["decision"]["moves"][-1]["move"])


def test_a_verdict_makes_room_when_the_next_player_acts(visit: Visit, server: Process, db: str) -> None:
    state = found(ends_a_crisis)
    after = state.clone()
    after.play(m.PASS)
    viewer = next(seat for seat in range(3) if seat not in (state.seat, after.seat))
    visitor: Visitor = visit("de")
    visitor.page.clock.install()
    sitting = Sitting(visitor, server, db, state, viewer)
    visitor.page.clock.pause_at(2e9)  # nothing goes by itself from here on
    answer = sitting.players[state.seat].look()
    pass_ = next(move["move"] for move in answer["decision"]["moves"] if move["family"] == "pass")
    sitting.players[state.seat].post(answer["number"], pass_)
    visitor.page.wait_for_selector(".scene .came")
    act(sitting, after.seat)
    visitor.page.wait_for_selector(".scene", state="detached")
