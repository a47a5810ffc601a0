"""The card that is told, chronicles under way and passengers, for terminal and page."""

from __future__ import annotations

from undertow.games.everrain.cards.language import BACKS, LETTERS, TESTS
from undertow.games.everrain.cards.stories import STORIES
from undertow.games.everrain.logbook import answer_behind
from undertow.games.everrain.view import Ship, View
from undertow.sections import (
    Facts,
    Line,
    Section,
    Table,
    Words,
    capital,
    card,
    cards,
    facts,
    lines,
    section,
    span,
    table,
)


def sections(view: View, ship: Ship, words: Words) -> list[Section]:
    """What lies there of stories."""
    found: list[Section] = []
    for number in [*view["stories"]["told"], *view["stories"]["open"]]:
        story = STORIES[number]
        told = lines([span(words.say(f"tale-{story.slug}"), "strong")], words.say(f"told-{story.slug}"))
        found.append(section(capital(words.say(f"back-{BACKS[story.back]}")), told))
    if view["stories"]["foreseen"]:
        found.append(section(words.say("sections-foreseen"), foreseen(view["stories"]["foreseen"], words)))
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
    aboard = [
        (words.player(seat), f"{number} {words.say(f'tale-{STORIES[one].slug}')}")  # answers name the number
        for seat, some in enumerate(view["stories"]["passengers"])
        for number, one in enumerate(some, 1)
    ]
    if aboard:
        found.append(section(words.say("sections-passengers"), facts(*aboard)))
    return found


def tests(view: View, words: Words) -> list[Section]:
    """How each member would do at the tests of these stories."""
    found: list[Section] = []
    for number in [*view["stories"]["told"], *view["stories"]["open"]]:
        for kind in sorted({row[1] for row in view["tests"] if row[0] == number}):
            able = [row[2:] for row in view["tests"] if row[:2] == [number, kind]]
            found.append(section(words.say("sections-test", kind=TESTS[kind]), odds(able, words)))
    return found


def foreseen(rows: list[list[int]], words: Words) -> Table:
    """What each answer brings, while the trumpet has told it; a test as it is passed and failed. rule: treasures.6"""
    answers = [answer for answer, _ in rows]
    told: list[list[Line]] = []
    for number, (answer, outcome) in enumerate(rows):
        card, _ = answer_behind(outcome)
        label: Line = [words.say(f"label-{STORIES[card].slug}-{LETTERS[answer]}")]
        if answers.count(answer) > 1:
            passed = answers.index(answer) == number
            label.append(span(" " + words.say("logbook-passed" if passed else "logbook-failed"), "quiet"))
        told.append([label, [words.name("effect", outcome)]])
    return table([words.say("logbook-answer"), words.say("sections-effect")], told)


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
