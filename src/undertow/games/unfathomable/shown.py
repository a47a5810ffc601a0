"""What a view of Unfathomable holds, entry by entry: the page's types are made from these."""

from __future__ import annotations

from typing import Any, TypedDict


class PlayerView(TypedDict):
    """What everyone sees of a player; ``traitor`` is the loyalty card that was turned up."""

    seat: int
    character: int | None
    space: int | None
    feat: bool
    traitor: int | None
    loyalty: int
    hand: int
    items: list[int]
    active: int | None
    spells: list[int]
    mythos: list[int]


class CheckView(TypedDict):
    """A skill check under way: cards added by each seat, those among them that lie open, and the pile turned up.

    ``about``: the seat whom success would send to the Brig, or let out of it; None in other checks. ``chosen``: the
    outcome, where a feat has chosen it.
    """

    about: int | None
    chosen: int | None
    target: int
    partial: int
    skills: list[int]
    face_up: bool
    no_chaos: bool
    drawn: int
    added: list[int]
    open: list[list[int]]
    pile: list[int]
    total: int


class CheckedView(TypedDict):
    """A skill check whose result is being carried out: its cards still lie there. rule: skill_checks.9"""

    target: int
    partial: int
    skills: list[int]
    pile: list[int]
    total: int
    outcome: int


class RollView(TypedDict):
    """A die being rolled: what is added to it, the face it will be set to, how it lies there (0: neither, not yet)."""

    modifier: int
    attack: bool
    face: int
    rolled: int


class Underway(TypedDict, total=False):
    """What was chosen before everybody's eyes and has not taken effect yet; what has not been chosen is left out.

    ``seats`` and ``passengers`` (by deck space), ``waiting`` (Deep Ones, by space): whose turn is still to come;
    ``any_order``: the current player does not mind who is next; ``left``: how often it still happens.
    """

    rule: str
    seat: int
    space: int
    monarch: int
    item: int
    paid: int
    left: int
    any_order: int
    seats: list[int]
    passengers: list[int]
    waiting: list[int]


class DecksView(TypedDict):
    """How many cards each deck has."""

    skills: list[int]
    chaos: int
    mythos: int
    items: int
    spells: int
    waypoints: int
    damage: int
    loyalty: int


class RemovedView(TypedDict):
    """What has left the game openly."""

    items: list[int]
    spells: list[int]
    waypoints: list[int]
    damage: list[int]
    passengers: list[int]


class Known(TypedDict):
    """What a player who forgets nothing knows besides.

    Decks by place, the top card last; discard piles sorted. What has left the game lies in the box, where nobody may
    look at it again (rule: removed.0): it is here since one has seen it go, and in no view of everybody. ``most``: by
    seat and type, how many cards there can be in a hand (with what was added face down to the present check).
    """

    discards: list[list[int]]
    mythos_discard: list[int]
    mythos: list[int | None]
    items: list[int | None]
    items_unseen: list[int | None]
    spells: list[int | None]
    spells_unseen: list[int | None]
    waypoints: list[int | None]
    damage: list[int | None]
    loyalty: list[list[int | None]]
    most: list[list[int]]
    chaos_most: list[int]
    removed: RemovedView


class View(TypedDict):
    """All that a seat may know now. Cards, spaces and characters are numbers (``game.nouns`` names them).

    While it can still be prevented: ``defeating`` is the seat whose character would be defeated, ``passenger_at`` the
    space (or the supply) in which a passenger would be. ``actions``: how many each seat has left, the one that it is
    about to choose among them.
    """

    game: str
    seat: int | None
    seats: int
    over: bool
    turn: int
    turns: int
    options: dict[str, Any]
    dials: list[int]
    tracks: list[int]
    distance: int
    awakened: bool
    barricaded: bool
    titles: list[int | None]
    deep_ones: list[int]
    deep_ones_left: int
    monarchs: list[int]
    passengers: list[int]
    passengers_left: int
    damage: list[int | None]
    damage_drawn: int | None
    waypoints: list[int]
    decks: DecksView
    discards: list[int | None]
    mythos_discard: int | None
    crisis: list[int]
    played: list[int]
    used: list[int]
    actions: list[int]
    offered: int | None
    reacting: list[int]
    die: int
    roll: RollView | None
    check: CheckView | None
    checked: CheckedView | None
    defeating: int | None
    passenger_at: int | None
    underway: list[Underway]
    hand: list[int]
    added: list[int]
    chosen: list[int]
    loyalty: list[int]
    players: list[PlayerView]
    loyalties: list[list[int]] | None
    known: Known | None
