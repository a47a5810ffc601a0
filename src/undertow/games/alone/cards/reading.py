"""The words of a card, made from its verbs, so that what is said is what is done; nothing here knows a language.

1. A verb gives one text: ``verb-<verb>``, with ``--<variant>`` from its named numbers or from the other half.
2. ``a + b``: two orders to the reader become one sentence (``then``); whatever states a fact is a sentence of its own.
   An order after a choice, a loss, a toll, a strike or a sentence with a semicolon begins a new one (``next``).
   Within a side of a choice or a condition everything stays in one sentence (``then``, ``after``, ``and``).
3. A choice: ``or``. A condition: ``otherwise``, or ``only`` where nothing happens else. Behind a condition a text takes
   its form ``--on`` where there is one (the Hero has been named; German needs the verb first).
4. A lower half that repeats a verb of the upper half takes ``--more``, or ``-more`` behind its variant.
"""

from __future__ import annotations

from typing import Any, Final

from undertow import texts
from undertow.games.alone.cards.deck import Reaction
from undertow.games.alone.cards.language import Case, Either, Half, Then, Verb

PACKAGE: Final = "undertow.games.alone"
# Texts that tell the reader to do something; all others state what happens.
ORDERS: Final = frozenset(
    [
        "move", "move_it", "spawn", "remove", "teleport", "swap", "heal", "block", "clear", "dark", "danger", "shift",
        "forget", "falsify", "mask", "bury", "draw", "field", "standard",
    ]
)  # fmt: skip
TOLD: Final = frozenset(
    {"strike", "toll", "lose", "lose_both", "drain"}
)  # facts after which an order begins with "then"


def read(card: Reaction, lang: str) -> tuple[str, str]:
    """The text of both halves."""
    return Reader(lang).half(card.upper), Reader(lang, card.upper).half(card.lower)


def verbs_in(half: Half) -> list[Verb]:
    """All verbs of a half, in the order in which they stand."""
    if isinstance(half, Then):
        return [verb for part in half.all_parts for verb in verbs_in(part)]
    if isinstance(half, Either):
        return [verb for side in half.sides for verb in verbs_in(side)]
    if isinstance(half, Case):
        return [*verbs_in(half.yes), *verbs_in(half.no)]
    assert isinstance(half, Verb)
    return [half]


class Reader:
    """Joins the text of a half; for a lower half it knows the upper one."""

    def __init__(self, lang: str, upper: Half | None = None) -> None:
        self.lang = lang
        self.upper = verbs_in(upper) if upper is not None else []
        self.before: list[str] = []  # the verbs already read

    def say(self, key: str, **values: Any) -> str:
        """A text of the game."""
        return texts.said(key, self.lang, tuple(values.items()), (PACKAGE,))

    def half(self, half: Half) -> str:
        """The sentences of a half."""
        sentences: list[str] = []
        last = ""
        for part in merged(half.parts()):
            text, mood = self.part(part)
            if last == "order" and mood == "order" and ";" not in sentences[-1]:
                sentences[-1] = self.say("then", a=sentences[-1], b=text)
            elif mood == "order" and last in ("order", "choice", "told"):
                sentences.append(self.say("next", b=text))
            else:
                sentences.append(text)
            last = "told" if isinstance(part, Verb) and part.name in TOLD else mood
        return " ".join([text[0].upper() + text[1:] + "." for text in sentences])

    def part(self, part: Half) -> tuple[str, str]:
        """A part of a sequence, and whether it is an order, a fact or a choice."""
        if isinstance(part, Either):
            sides = [self.inner(side) for side in part.sides]
            text = sides[0]
            for other in sides[1:]:
                text = self.say("or", a=text, b=other)
            return text, "choice"
        if isinstance(part, Case):
            return self.as_the_case_is(part), "fact"
        assert isinstance(part, Verb)
        return self.verb(part)

    def as_the_case_is(self, case: Case) -> str:
        """A condition and what follows from it."""
        if is_spawn_by_case(case):
            return self.spawn_by_case(case)
        condition = self.say(f"if-{case.condition.name}")
        first = self.inner(case.yes, on=True)
        if isinstance(case.no, Verb) and case.no.name == "nothing":
            return self.say("only", **{"if": condition, "a": first})
        return self.say("otherwise", **{"if": condition, "a": first, "b": self.inner(case.no, on=True)})

    def spawn_by_case(self, case: Case) -> str:
        """A spawn that is nearer in one case than in the other is told as one."""
        assert isinstance(case.yes, Verb)
        assert isinstance(case.no, Verb)
        near, far = -case.yes.args[1], -case.no.args[1]
        return self.say(f"verb-spawn--{case.condition.name}", n=case.no.args[0], m=far, k=near)

    def inner(self, half: Half, on: bool = False) -> str:
        """A side of a choice or of a condition: one sentence, without its end."""
        text, last = "", ""
        for part in merged(half.parts()):
            said, mood = self.verb(part, on and not text) if isinstance(part, Verb) else self.part(part)
            if text:
                key = "and" if mood != "order" else "then" if last == "order" else "after"
                said = self.say(key, a=text, b=said)
            text, last = said, mood
        return text

    def verb(self, verb: Verb, on: bool = False) -> tuple[str, str]:
        """The text of a verb, and whether it is an order."""
        variant, values = self.variant(verb)
        key = f"verb-{variant}"
        if on and texts.has(PACKAGE, f"{key}--on", self.lang):
            key += "--on"
        text = self.say(key, **values)
        if verb.name == "move":
            for name in ("to", "doors"):
                if name in verb.named:
                    text = self.say(f"verb-move--{name}-{verb.named[name]}", move=text, n=values["n"])
        self.before.append(verb.name)
        by_case = variant == "danger--blanks-near"  # it begins with a case: a sentence of its own
        return text, "order" if verb.name in ORDERS and not by_case else "fact"

    def again(self, name: str) -> bool:
        """Whether the upper half has this verb, too."""
        return any(verb.name == name for verb in self.upper)

    def variant(self, verb: Verb) -> tuple[str, dict[str, Any]]:
        """The key of a verb's text, without ``verb-``, and its values."""
        name, args, named = verb.name, verb.args, verb.named
        more = "--more" if self.again(name) else ""
        if name == "move":
            return (f"move--{named['who']}" if "who" in named else "move"), {"n": args[0], "s": args[1]}
        if name == "move_it":
            return ("move_it--swap" if "swap" in self.before else "move_it"), {"s": args[0]}
        if name == "move_target":
            return name, {"s": args[0]}
        if name == "spawn":
            return ("spawn--closer", {"n": args[0], "m": -args[1]}) if args[1] else ("spawn", {"n": args[0]})
        if name == "teleport":
            return (f"teleport--{named['who']}" if "who" in named else name), {"n": args[0], "d": args[1]}
        if name == "closer":
            far = next(other.args[1] for other in self.upper if other.name == "teleport")
            return name, {"d": max(1, far - args[0])}
        if name in ("dice", "strike"):
            return self.dice_or_strike(verb, more)
        if name in ("rage", "heal", "echo", "limit"):
            return f"{name}--{args[0]}", {}
        if name in ("cancel", "reroll", "hero_dice"):
            return name + more, {"k": args[0]}
        if name in ("falsify", "bury", "draw"):
            return name + more, {"n": args[0]}
        if name in ("lose_if_missed", "deepen", "discard_drawn"):
            return name, {"k": args[0]}
        if name in ("dark", "shift"):
            return f"{name}--{args[-1]}", {"n": args[0], "s": args[1]} if name == "shift" else {"n": args[0]}
        if name == "danger":
            return danger(args)
        if name == "mislead":
            return f"mislead--{args[0]}" + ("-that" if self.has_aimed() else ""), {"k": args[1]}
        if name == "hush":
            made = [other.name for other in self.upper if other.name in ("move", "move_it", "spawn")]
            told = "--spawn-move" if made == ["spawn", "move_it"] else "--move" if made == ["move"] else ""
            return f"hush{told}", {"n": args[0]}
        if name == "lose":
            return f"lose--{args[0]}" + (f"-{args[1]}" if isinstance(args[1], str) else ""), {"k": args[1]}
        if name == "lose_both":
            return "lose--both", {"h": args[0], "c": args[1]}
        if name == "toll":
            return name, {"a": self.say(f"toll-{args[0]}", n=args[1]), "b": self.say(f"toll-{args[2]}", n=args[3])}
        if name == "drain":
            return f"drain--{args[0]}", {"k": args[1]}
        return name, {
            "n": args[0]
        } if args else {}  # remove, mask, clear, block, forget, field, standard; swap, arm, dodge

    def dice_or_strike(self, verb: Verb, more: str) -> tuple[str, dict[str, Any]]:
        """Both may add to what the upper half gives."""
        k, who = verb.args
        if verb.name == "strike":
            if not more:
                return f"strike--{who}", {"k": k}
            return "strike--more", {"k": k + next(other.args[0] for other in self.upper if other.name == "strike")}
        twice = any(other.name == "dice" and other.args[1] == who == "one" for other in self.upper)
        return f"dice--{who}" + ("-more" if twice else ""), {"k": k}

    def has_aimed(self) -> bool:
        """Whether the upper half is about one of the targets already."""
        return any(
            (verb.name == "mislead" and verb.args[0] == "distance")
            or (verb.name == "danger" and verb.args[1] == "target")
            or (verb.name == "move" and verb.named.get("to") == "target")
            for verb in self.upper
        )


def merged(parts: list[Half]) -> list[Half]:
    """Health and composure lost one after the other are told as one."""
    found: list[Half] = []
    for part in parts:
        before = plain_loss(found[-1]) if found else {}
        lost = before | plain_loss(part) if before else {}
        if len(lost) == 2:
            found[-1] = Verb("lose_both", (lost["health"], lost["composure"]), {})
        else:
            found.append(part)
    return found


def plain_loss(part: Half) -> dict[str, int]:
    """What a part costs the Hero, if it is a loss of so many points."""
    if not isinstance(part, Verb) or part.name != "lose" or not isinstance(part.args[1], int):
        return {}
    return {part.args[0]: part.args[1]}


def is_spawn_by_case(case: Case) -> bool:
    """Whether both sides are a spawn."""
    return all(isinstance(side, Verb) and side.name == "spawn" for side in (case.yes, case.no))


def danger(args: tuple[Any, ...]) -> tuple[str, dict[str, Any]]:
    """Danger tokens: how many, and where."""
    n, where = args
    if where.startswith("near"):
        near = {"d": int(where[4:])}
        return ("danger--blanks-near", near) if n == "blanks" else ("danger--near", {"n": n, **near})
    return f"danger--{where}", {"n": n}
