"""Several moves as one choice at a terminal: spaces that are called by their place, and what stands beside them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from undertow.cli.session import Session
from undertow.layout import called
from undertow.sections import Path, Section, Span, Words, sections_of

PLACE = re.compile(r"[a-z]{1,2}[0-9]{1,2}")  # how a person calls a space: its column, then its row


class Paths:
    """What a person can choose now that is more than one move."""

    def __init__(self, session: Session, viewer: int | None) -> None:
        self.together: list[Path] = []  # chosen like any answer
        self.places: dict[str, list[Path]] = {}  # by the name of a space
        if viewer is None or session.state.seat != viewer:
            return
        self.open = set(session.state.moves)
        words = Words(session.game, session.lang, session.names, viewer, session.state.options, session.state.events)
        shown = sections_of(session.game, session.state.view(viewer), words)
        self.together = [path for one in spans(shown) for path in self.legal(one["paths"])]
        for section in shown:
            for part in section["parts"]:
                for cell in part["cells"] if part["kind"] == "map" else []:
                    if found := self.legal(cell["paths"]):
                        self.places[called(cell)] = found

    def legal(self, paths: list[Path]) -> list[Path]:
        """Those whose first step may be made."""
        return [path for path in paths if path["moves"][0] in self.open]


def spans(shown: list[Section]) -> Iterator[Span]:
    """All that stands in lines and facts."""
    for section in shown:
        for part in section["parts"]:
            if part["kind"] == "lines":
                lines = part["lines"]
            elif part["kind"] == "facts":
                lines = [fact["value"] for fact in part["facts"]]
            else:
                continue
            yield from [piece for line in lines for piece in line if not isinstance(piece, str)]
