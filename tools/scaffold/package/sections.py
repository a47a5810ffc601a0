"""What the table shows, once for terminal and page: the players, then one's own hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from undertow.games.newgame.cards.shells import SHELLS
from undertow.sections import Section, Words, card, cards, facts, section, table


def sections(view: Mapping[str, Any], words: Words) -> list[Section]:
    """Make them of a view, never of a state."""
    columns = [words.say(f"sections-{key}") for key in ("player", "hand", "laid", "sum")]
    rows = [
        [words.seat(seat), str(player["hand"]), words.things("shell", player["laid"]), str(player["sum"])]
        for seat, player in enumerate(view["players"])
    ]
    found = [section(words.say("sections-table"), facts((words.say("sections-pile"), str(view["pile"]))))]
    found.append(section(words.say("sections-players"), table(columns, rows)))
    if view["hand"]:
        found.append(section(words.say("sections-hand"), cards(*[held(shell, words) for shell in view["hand"]])))
    return found


def held(shell: int, words: Words) -> Any:
    """A shell in one's hand, with its value and, where it has a power, what it does."""
    row = SHELLS[shell]
    text = words.rule(row.rule) if row.program >= 0 else ""
    return card("shell", shell, words.name("shell", shell), text, str(row.numbers["value"]))
