"""That the page calls: the title of its tab, a tone, a note from the browser; and cards that travel."""

from __future__ import annotations

import random

import pytest
from serving import Process
from sitting import Visit, answer, sit_at
from visiting import PHONE, Visitor

# Counts what the page starts, and lets the test say whether the page is in sight.
COUNTING = """
  window.counted = { audio: 0, tones: 0, notes: [], flights: 0 };
  window.away = false;
  Object.defineProperty(document, 'hidden', { get: () => window.away });
  const Audio = window.AudioContext;
  window.AudioContext = class extends Audio {
    constructor() { super(); counted.audio++; }
    createOscillator() { counted.tones++; return super.createOscillator(); }
  };
  const Real = window.Notification;
  window.Notification = class {
    static get permission() { return Real.permission; }
    static requestPermission() { return Real.requestPermission(); }
    constructor(title, more) { counted.notes.push(title + ': ' + more.body); }
  };
  new MutationObserver((changes) => {
    for (const change of changes)
      for (const node of change.addedNodes) if (node.classList?.contains('flight')) counted.flights++;
  }).observe(document, { childList: true, subtree: true });
"""


def counting(visitor: Visitor, server: Process, seed: int = 1) -> Visitor:
    visitor.page.context.grant_permissions(["notifications"], origin=server.url)
    visitor.page.add_init_script(COUNTING)
    sit_at(visitor, server, seed)
    return visitor


def count(visitor: Visitor, what: str) -> int:
    return int(visitor.page.evaluate(f"() => {{ const n = counted.{what}; return n.length ?? n; }}"))


def switch_on(visitor: Visitor, which: int) -> None:
    """Tick the box for sound (0) or for notes (1) in the menu."""
    visitor.page.get_by_role("button", name="Menu").click()
    visitor.page.locator(".menu input[type=checkbox]").nth(which).check()
    visitor.page.keyboard.press("Escape")


def until_the_others_have_played(visitor: Visitor) -> None:
    """Answer until a bot was asked and it is one's own turn again."""
    luck = random.Random(4)
    for _ in range(12):
        assert visitor.asked()
        answer(visitor, luck, False)
    assert visitor.asked()


def test_the_tab_says_whose_turn_it_is(visit: Visit, server: Process) -> None:
    visitor = visit("de")
    sit_at(visitor, server, 1)
    visitor.page.wait_for_function("() => document.title.startsWith('● du bist dran')")
    _, data = server.create(seats=2, seed=1)
    visitor.open(f"/t/{data['table']}")  # as a spectator
    visitor.page.wait_for_function("() => document.title.includes('Undertow') && !document.title.startsWith('●')")


def test_no_sound_before_it_is_switched_on(visit: Visit, server: Process) -> None:
    visitor = counting(visit("en"), server)
    until_the_others_have_played(visitor)
    assert count(visitor, "audio") == 0
    switch_on(visitor, 0)
    assert count(visitor, "audio") == 1, "one hears at once what it is like"
    heard = count(visitor, "tones")
    until_the_others_have_played(visitor)
    assert count(visitor, "audio") == 1 and count(visitor, "tones") > heard


def test_a_note_comes_only_when_wanted_and_out_of_sight(visit: Visit, server: Process) -> None:
    visitor = counting(visit("en"), server)
    visitor.page.evaluate("() => { away = true }")
    until_the_others_have_played(visitor)
    assert count(visitor, "notes") == 0, "nobody asked for it"
    visitor.page.evaluate("() => { away = false }")
    switch_on(visitor, 1)
    until_the_others_have_played(visitor)
    assert count(visitor, "notes") == 0, "the page is in sight"
    visitor.page.evaluate("() => { away = true }")
    until_the_others_have_played(visitor)
    notes = visitor.page.evaluate("() => counted.notes")
    assert notes and all(note.startswith("Abyss: ") and len(note) > 10 for note in notes)


@pytest.mark.night
def test_one_is_not_called_at_every_card_one_lays_out(visit: Visit, server: Process) -> None:
    """Between two questions to oneself nobody else is asked: no note."""
    visitor = counting(visit("en"), server)
    switch_on(visitor, 1)
    visitor.page.evaluate("() => { away = true }")
    luck = random.Random(9)
    own = 0
    for _ in range(60):
        if not visitor.asked():
            break
        own += 1
        answer(visitor, luck, False)
    assert 0 < count(visitor, "notes") < own - 5


@pytest.mark.night
def test_cards_travel_unless_motion_is_unwanted(visit: Visit, server: Process) -> None:
    for motion, size in (("no-preference", None), ("no-preference", PHONE), ("reduce", None)):
        visitor = visit("en", *([size] if size else []), motion=motion)
        counting(visitor, server, 3)
        luck = random.Random(3)
        for _ in range(6):
            assert visitor.asked(40)
            answer(visitor, luck, False)
        assert visitor.asked(40)
        assert (count(visitor, "flights") > 0) == (motion != "reduce"), (motion, size)
        visitor.page.wait_for_function("() => !document.querySelector('.flight')")
