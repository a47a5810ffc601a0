"""Whom a player of Unfathomable suspects, from what everyone sees.

A seat's suspicion of another is a probability: that it is a hidden traitor who wants the ship to fail now. It begins
with the loyalty cards that are still unknown and grows or shrinks with every check: how many cards opposed it, how many
the chaos deck can have brought, who added cards and can have held cards of those types.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from undertow.games.unfathomable.board import BRIG, CULTIST, HYBRID, LOYALTY_DECK, PLAIN_SKILLS, PORT
from undertow.games.unfathomable.cards import characters as who
from undertow.games.unfathomable.cards.skills import SKILL
from undertow.games.unfathomable.shown import CheckView, Known, View

SPOILS: float = 0.45  # how often a hidden traitor who adds cards adds one that opposes
SLIP: float = 0.04  # opposing cards that nothing explains: a mistake, a cost paid in between
WITHHELD: Final = [0.0, 0.0, 0.1, 0.3, 0.5]  # evidence in adding nothing, by the fitting cards one is likely to hold
ADDED: Final = [0.0, 0.6, -0.6]  # evidence in adding one card for show, or more
GRAVE: float = 4.0  # what must hang on a check for this to count in full
LIGHT: float = 0.2  # share of it that counts if less does
MOST_EVIDENCE: float = 4.0
FORGIVEN: float = 0.5  # share of what spoke for somebody that still counts after new loyalty cards
NOISE: Final = [0.6, 0.28, 0.12]  # opposing cards discarded for something else, if a turn has passed since
QUIET: Final = [0.95, 0.05, 0.0]  # ... and if none has


def skill_bits(check: CheckView) -> int:
    """The skills that support a check, a bit each."""
    skills = 0
    for skill in check["skills"]:
        skills |= 1 << skill
    return skills


def prior(view: View, known: Known, seat: int, other: int) -> float:
    """How likely it is by the loyalty cards alone that another player wants the ship lost now."""
    seats = view["seats"]
    _, hybrids, cultists = LOYALTY_DECK[seats]
    if view["options"].get("no_cultist"):
        cultists = 0
    unseen = view["decks"]["loyalty"]
    for mine in view["loyalty"]:
        hybrids -= 1 if mine == HYBRID else 0
        cultists -= 1 if mine == CULTIST else 0
    for player in view["players"]:
        hybrids -= 1 if player["traitor"] == HYBRID else 0
        cultists -= 1 if player["traitor"] == CULTIST else 0
        if player["seat"] == seat:
            continue
        for card in known["loyalty"][player["seat"]]:
            if card is None:
                unseen += 1
            else:
                hybrids -= 1 if card == HYBRID else 0
                cultists -= 1 if card == CULTIST else 0
    bad = hybrids + cultists if view["distance"] >= PORT else hybrids  # until then the Cultist helps
    innocent = 1.0
    for card in known["loyalty"][other]:
        if card is None:
            if unseen > 0:
                innocent *= max(unseen - bad, 0) / unseen
            unseen -= 1
        elif card == HYBRID or (card == CULTIST and view["distance"] >= PORT):
            return 0.99
    return 1.0 - innocent


def chaos_share(known: Known, skills: int) -> float:
    """How likely a card from the chaos deck opposes a check."""
    opposing = 0
    whole = 0
    for skill in range(6):
        n = known["chaos_most"][skill]
        whole += n
        if not skills >> skill & 1:
            opposing += n
    return opposing / whole if whole else 0.6


def chances(drawn: int, share: float, noise: list[float]) -> list[float]:
    """How likely 0, 1, 2 ... opposing cards are if nobody has added one: from the chaos deck and by the way."""
    found = [1.0]
    for _ in range(drawn):
        following = [0.0] * (len(found) + 1)
        for n in range(len(found)):
            following[n] += found[n] * (1.0 - share)
            following[n + 1] += found[n] * share
        found = following
    whole = [0.0] * (len(found) + 2)
    for n in range(len(found)):
        for more in range(3):
            whole[n + more] += found[n] * noise[more]
    return whole


class Memory:
    """What a player keeps in mind: evidence about everyone, and how the table lay when the last check began."""

    def __init__(self) -> None:
        self.suspicion: list[float] = []  # by seat: how likely it is a hidden traitor; one's own as others see it
        self.evidence: list[float] = []  # by seat: logarithm of the odds
        self.waiting = False  # a check has begun and its cards have not been seen
        self.awakened = False
        self.turns = -1
        self.turn = 0
        self.hands: list[int] = []  # by seat: cards in hand, those added to the check included
        self.added: list[int] = []  # by seat: cards added, as far as one knew then
        self.most: list[list[int]] = []
        self.piles: list[int] = []  # by type: cards on the discard pile
        self.mine: list[int] = []  # the cards one has added
        self.skills = 0
        self.drawn = 0
        self.share = 0.0
        self.gravity = 0.0  # what hung on the check, as harm to the humans

    def look(self, view: View, seat: int, adding: bool) -> None:
        """Notice what has changed."""
        seats = view["seats"]
        known = view["known"]
        assert known is not None
        if len(self.suspicion) != seats:
            self.suspicion = [0.0] * seats
        if len(self.evidence) != seats:
            self.evidence = [0.0] * seats
        if view["awakened"] and not self.awakened:
            self.awakened = True
            self.evidence = [found if found > 0.0 else found * FORGIVEN for found in self.evidence]
        check = view["check"]
        if self.waiting and (check is None or check["pile"]):
            self.waiting = False
            if view["turns"] <= self.turns + 1:
                self.judge(view, known, seat)
        if adding and check is not None and not check["pile"]:
            self.remember(view, known, check)
        for other in range(seats):
            if view["players"][other]["traitor"] is not None:
                self.suspicion[other] = 0.0
                continue
            before = min(max(prior(view, known, seat, other) if other != seat else 0.3, 0.0), 0.99)
            odds = before / (1.0 - before) * exp(self.evidence[other])
            self.suspicion[other] = odds / (1.0 + odds)

    def remember(self, view: View, known: Known, check: CheckView) -> None:
        """Keep in mind how the table lies before the cards of a check are turned up."""
        self.waiting = True
        self.turns = view["turns"]
        self.turn = view["turn"]
        self.hands = [player["hand"] + check["added"][player["seat"]] for player in view["players"]]
        self.added = check["added"]
        self.most = known["most"]
        self.piles = [len(pile) for pile in known["discards"]]
        self.mine = view["added"]
        self.skills = skill_bits(check)
        self.drawn = check["drawn"]
        self.share = chaos_share(known, self.skills)

    def added_by(self, view: View, seat: int, other: int) -> int:
        """How many cards another player has added; those who came after one show it by their hands."""
        seats = view["seats"]
        if (other - self.turn - 1) % seats < (seat - self.turn - 1) % seats:
            return self.added[other]
        return max(self.hands[other] - view["players"][other]["hand"], 0)

    def judge(self, view: View, known: Known, seat: int) -> None:
        """Ask who can have added what opposed the last check."""
        check, checked = view["check"], view["checked"]
        counts = [0] * 6
        if check is not None and check["pile"]:
            for card in check["pile"]:
                counts[SKILL[card]] += 1
        elif checked is not None:
            for card in checked["pile"]:
                counts[SKILL[card]] += 1
        else:
            for skill in range(6):
                counts[skill] = len(known["discards"][skill]) - self.piles[skill]
                if counts[skill] < 0:  # shuffled
                    return
        opposing = 0
        for skill in range(6):
            if self.skills >> skill & 1:
                counts[skill] = 0
            opposing += counts[skill]
        own = 0
        for card in self.mine:
            own += 0 if self.skills >> SKILL[card] & 1 else 1
        passed = view["turns"] != self.turns and view["turn"] != seat
        odds = chances(self.drawn, self.share, NOISE if passed else QUIET)
        added = [self.added_by(view, seat, other) for other in range(view["seats"])]
        added[seat] = len(self.mine)
        for player in view["players"]:
            if player["traitor"] is not None:
                opposing -= min(added[player["seat"]], 1)
        for other in range(view["seats"]):
            player = view["players"][other]
            if player["traitor"] is None:
                seen = opposing if other == seat else opposing - own
                self.evidence[other] += self.weigh(view, other, added, counts, seen, odds)
                self.evidence[other] = min(max(self.evidence[other], -MOST_EVIDENCE), MOST_EVIDENCE)

    def weigh(
        self, view: View, other: int, added: list[int], counts: list[int], opposing: int, odds: list[float]
    ) -> float:  # fmt: skip
        """What a check says about one player, as the logarithm of how much likelier it is of a traitor."""
        n = added[other]
        weight = 1.0 if self.gravity >= GRAVE else LIGHT
        if n == 0:
            return weight * self.withheld(view, other)
        can = 0
        for skill in range(PLAIN_SKILLS):
            can += min(self.most[other][skill], counts[skill])
        spoilt = 0.0
        most = min(n, can)
        for x in range(1, most + 1):
            spoilt += chance_of(odds, opposing - x) / most
        honest = chance_of(odds, opposing) + SLIP
        for third in range(view["seats"]):
            if third != other and added[third] and view["players"][third]["traitor"] is None:
                honest += self.suspicion[third] * SPOILS * chance_of(odds, opposing - 1)
        return log((1.0 - SPOILS) + SPOILS * (spoilt + SLIP) / honest) + weight * ADDED[min(n, 2)]

    def withheld(self, view: View, other: int) -> float:
        """What it says that a player has added nothing: more, the more it had to add."""
        player = view["players"][other]
        character = player["character"]
        if character is None or player["space"] == BRIG:
            return 0.0
        fitting = 0
        for skill in range(PLAIN_SKILLS):
            if self.skills >> skill & 1:
                fitting += who.SKILL_SETS[character][skill]
        return WITHHELD[min(self.hands[other] * fitting // 5, 4)]


def chance_of(odds: list[float], n: int) -> float:
    """How likely a number of opposing cards is."""
    return odds[n] if 0 <= n < len(odds) else 0.0
