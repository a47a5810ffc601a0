"""The card that is told, chronicles under way and passengers, for terminal and page."""

from __future__ import annotations

from undertow.games.everrain.cards.language import BACKS, TESTS
from undertow.games.everrain.cards.stories import STORIES
from undertow.games.everrain.view import Ship, View
from undertow.sections import Facts, Section, Words, capital, card, cards, facts, lines, section, span, table


def sections(view: View, ship: Ship, words: Words) -> list[Section]:
    """What lies there of stories."""
    found: list[Section] = []
    for number in [*view["stories"]["told"], *view["stories"]["open"]]:
        story = STORIES[number]
        told = lines([span(words.say(f"tale-{story.slug}"), "strong")], words.say(f"told-{story.slug}"))
        found.append(section(capital(words.say(f"back-{BACKS[story.back]}")), told))
        for kind in sorted({row[1] for row in view["tests"] if row[0] == number}):
            able = [row[2:] for row in view["tests"] if row[:2] == [number, kind]]
            found.append(section(words.say("sections-test", kind=TESTS[kind]), odds(able, words)))
    if view["journey"]:
        found.append(section(words.say("sections-journey"), island(view, ship, words)))
    running = view["stories"]["chronicles"]
    if running:
        columns = [words.say(f"sections-chronicle-{key}") for key in ("owner", "card", "next")]
        rows = [
            [
                [words.player(one["owner"])],
                [words.say(f"tale-{STORIES[one['done'][-1]].slug}")],
                [words.say(f"sections-chronicle-{one['next']}", back=words.say(f"back-{BACKS[one['back']]}"))],
            ]
            for one in running
        ]
        found.append(section(words.say("sections-chronicles"), table(columns, rows)))
    aboard = [(seat, one) for seat, some in enumerate(view["stories"]["passengers"]) for one in some]
    if aboard:
        shown = [(words.player(seat), words.say(f"tale-{STORIES[one].slug}")) for seat, one in aboard]
        found.append(section(words.say("sections-passengers"), facts(*shown)))
    return found


def book(view: View, words: Words) -> list[Section]:
    """The cards of chronicles under way that were told, to be read again in their order."""
    told = [card for one in view["stories"]["chronicles"] for card in one["done"]]
    if not told:
        return []
    pages = [
        card("", -1, words.say(f"tale-{STORIES[one].slug}"), words.say(f"told-{STORIES[one].slug}")) for one in told
    ]
    return [section(words.say("sections-book"), cards(*pages))]


def odds(rows: list[list[int]], words: Words) -> Facts:
    """How likely each member passes a test: board, value, chances of a thousand. rule: terms.2"""
    return facts(
        *[
            (words.name("crew", board), words.say("sections-odds", n=(chance + 5) // 10, value=max(value, 0)))
            for board, value, chance in rows
        ]
    )


def island(view: View, ship: Ship, words: Words) -> Facts:
    """A journey of discovery: where tokens were turned over, and what is left in the bag. rule: discovery.5"""
    spots, turned, bag = view["journey"]
    marks = [words.name("landmark", at) for at in sorted({at for at in spots if at >= 0})]
    left = [words.say("sections-tokens", token=words.name("token", kind), n=n) for kind, n in enumerate(bag) if n]
    return facts(
        (words.say("sections-ashore"), ", ".join(marks) or "–"),
        (words.say("sections-turned"), ", ".join([words.name("landmark", at) for at in turned]) or "–"),
        (words.say("sections-bag"), ", ".join(left)),
    )
