"""What helps a newcomer: a first game from the start page, hint by hint, and a player aid on two sheets of paper."""

from __future__ import annotations

import random
import re

import pytest
from sitting import LANGS, Visit, answer, sit_down, tile, wrong
from touring import button, print_aid, words
from visiting import PHONE, WIDE

import undertow
from found import OWN
from night import night
from undertow import texts
from undertow.first import firsts_of, question_of

PAGES = re.compile(rb"/Type\s*/Page\b")
FIRSTS = [(name, first.key) for name in OWN for first in firsts_of(undertow.game(name))]
LOOKS = [(lang, size) for lang in LANGS for size in (WIDE, PHONE)]
MANY = 24  # answers, in which most of a script has been told
BY_DAY = [(*first, *LOOKS[(at * 3 + 1) % len(LOOKS)]) for at, first in enumerate(FIRSTS)]
BY_NIGHT = [(*first, *look) for first in FIRSTS for look in LOOKS if (*first, *look) not in BY_DAY]


@pytest.mark.parametrize(("game", "key", "lang", "size"), [*BY_DAY, *night(*BY_NIGHT)])
def test_a_first_game_is_one_click_away_and_leads_step_by_step(
    visit: Visit, game: str, key: str, lang: str, size: tuple[int, int]
) -> None:
    visitor = visit(lang, size)
    page, played = visitor.page, undertow.game(game)
    known = {first.key: first for first in firsts_of(played)}
    first = known[key]
    side = texts.say(f"ui-{game}-first-{key}", lang, None, played)
    name = words(lang, "ui-first-as").replace("{$side}", side) if len(known) > 1 else words(lang, "ui-first")
    visitor.open()
    tile(page, game).get_by_role("button", name=name, exact=True).click()
    luck, told, all_steps = random.Random(3), [], len(first.script)
    for _ in range(MANY):
        if not visitor.asked(30):
            break
        hint = page.locator(".hint")
        if hint.count() and hint.locator(".step").count():
            at = len(told) + 1
            step = words(lang, "ui-guide-step").replace("{$at}", str(at)).replace("{$all}", str(all_steps))
            assert hint.locator(".step").inner_text() == step
            (found,) = [
                each
                for each in first.script
                if each not in told
                and texts.say(f"ui-guide-{game}-{each}", lang, None, played) in hint.locator("p").first.inner_text()
            ]
            same = [each for each in first.script if question_of(each) == question_of(found) and each not in told]
            assert found == same[0], "of several hints for one question the first comes first"
            told.append(found)
            if at == 1:
                assert wrong(visitor) == []
                assert page.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0
        answer(visitor, luck, keyboard=False)
    assert told[0] == first.script[0] and len(told) >= 4, told
    assert page.get_by_text(words(lang, "ui-practice")).count() or size == PHONE


@pytest.mark.parametrize("game", OWN)
@pytest.mark.parametrize("lang", ["de", *night("en", "pl")])
def test_the_player_aid_of_every_game_has_two_pages_at_most(visit: Visit, game: str, lang: str) -> None:
    visitor = visit(lang)
    sit_down(visitor, lang, game)
    button(visitor.page, lang, "ui-rules").click()
    print_aid(visitor.page, lang)
    assert visitor.page.locator(".aid li").count() > 30
    assert len(PAGES.findall(visitor.page.pdf(format="A4", prefer_css_page_size=True))) in (1, 2)
