"""The laws every game must obey, each as a function over one state.

``play_a_game`` plays uniformly random moves, or those of ``thumb``, which reaches positions that random play does not, and
checks: some laws at every decision, all of them now and then. What breaks a law is a ``Broken`` with the law's number;
``run.py`` writes the record and prints how to replay it.
"""

from __future__ import annotations

import copy
import json
import pickle
import random
import time
from collections.abc import Iterator
from functools import cache
from itertools import chain, pairwise
from math import inf
from operator import attrgetter
from typing import Any

from declared import law_declared, law_rolls
from holding import Broken, hold
from judging import hold_redeal
from reacting import law_6g, law_asked

import undertow
from undertow.kernel import news
from undertow.kernel.flow import NO_MOVE, Procedure
from undertow.kernel.game import Game
from undertow.kernel.news import told
from undertow.kernel.record import Record, Recorder
from undertow.kernel.rules import rules_of
from undertow.kernel.seat import Seat
from undertow.kernel.state import State
from undertow.match import chosen, seated

__all__ = ["Broken", "hold"]

LANGS = ("en", "de", "pl")
MANY_WORDS = 3000  # a vocabulary above this is not tried word by word at every decision
STRIDE = 61
SOME_MOVES = 10


# -- laws 1, 2, 5: cheap enough for every decision ---------------------------------------------------------------------


def law_1(state: State) -> None:
    """There is a legal move until the game is over, ascending, from the vocabulary."""
    moves = state.moves
    if state.over:
        hold("1", moves == () and state.seat is None and state.asked == () and state.result is not None)
        hold("1", state.result.ending in state.game.endings, state.result.ending)
        hold("1", all(-1 <= reward <= 1 for reward in state.result.rewards))
    else:
        hold("1", len(moves) > 0, state.caption())
        hold("1", all(a < b for a, b in pairwise(moves)), moves)
        hold("1", moves[0] >= 0 and moves[-1] < state.game.vocabulary, moves)
        hold("1", state.seat == state.asked[0])


def law_settles(state: State) -> None:
    """What is never asked with one answer has several, and is asked in the open: one seat, no screen, nothing private."""
    question = state.asking
    if question.settles:
        hold("settles", len(state.moves) > 1, question.key, state.moves)
        hold("settles", len(state.asked) == 1 and not question.private, question.key)
        hold("settles", not any(frame.since >= 0 for frame in state.stack), question.key, "behind a screen")


def everything_in(state: State) -> tuple[Any, ...]:
    """All that a digest hashes and some more, as it lies in the state: quicker to compare than two digests."""
    frames = [(type(frame), frame.pc, *[getattr(frame, name) for name in frame.fields]) for frame in state.stack]
    zones = attrgetter(*state.fields)(state)
    return (
        zones,
        frames,
        state.count,
        state.chance.count,
        state.chance.key,
        state.legal,
        len(state.events or ()),
        state.ended,
    )


def law_2(state: State, luck: random.Random) -> None:
    """An id that is not in ``moves`` is refused with a rule, and nothing changes."""
    size = state.game.vocabulary
    move = luck.choice((-1, size, size + 7)) if luck.random() < 0.1 else luck.randrange(size)
    if move in state.moves:
        return
    before = everything_in(state.clone())
    try:
        state.play(move)
    except undertow.IllegalMove as error:
        hold("2", len(error.rules) > 0)
        if state.over:
            hold("2", error.rules == ("game.over",), error.rules)
        elif not 0 <= move < size:
            hold("2", error.rules == ("moves.unknown",), error.rules)
        hold("2", all(rule in rules_of(state.game) for rule in error.rules), error.rules)
    else:
        hold("2", False, "played", move)
    hold("2", everything_in(state) == before, "changed by a refused move", move)


def law_2_types(state: State) -> None:
    """What is no integer is a TypeError."""
    for thing in ("1", 1.0, None, [1]):
        try:
            state.play(thing)
        except TypeError:
            continue
        hold("2", False, "took", thing)


@cache
def box(game: Game, seats: int, options: tuple[tuple[str, Any], ...]) -> list[int]:
    """All components of a game."""
    return sorted(game.components(seats, dict(options)))


def law_5(state: State) -> None:
    """Every component lies in exactly one zone; frames hold only numbers."""
    zones = state.game.zones(state)
    lying = sorted(chain.from_iterable(zones.values()))
    hold("5", lying == box(state.game, state.seats, tuple(state.options.items())), zones)
    for frame in state.stack:
        for name in frame.fields:
            value = getattr(frame, name)
            if type(value) is not int:
                hold("5", type(value) is list and all(type(item) is int for item in value), frame, name)


# -- law 4: copies -----------------------------------------------------------------------------------------------------


LONG_GAME = 2_000  # decisions for which a game's largest save is meant; what is kept entry by entry grows on


def law_4(state: State, luck: random.Random) -> None:
    """Whatever copies a state gives an equal one that shares nothing."""
    digest = state.digest()
    data = state.dump()
    dumped = json.dumps(data)
    size = len(dumped) - len(data["log"] or "")  # the log grows with the game, fastest where the kernel answers
    hold("4", size < state.game.largest_save * (1 + state.count // LONG_GAME), "a dump of", size)
    copies = [
        state.game.load(json.loads(dumped)),
        state.clone(),
        copy.copy(state),
        copy.deepcopy(state),
        pickle.loads(pickle.dumps(state)),
    ]
    views = [state.view(seat) for seat in (None, *range(state.seats))]
    for other in copies:
        hold("4", other.digest() == digest and other == state)
        hold("4", other.moves == state.moves and other.seat == state.seat and other.asked == state.asked)
        hold("4", [other.view(seat) for seat in (None, *range(state.seats))] == views)
        hold("4", other.events == state.events)
    after = set()
    for other in copies:
        for choice in luck_free_moves(other, 3):
            other.play(choice)
        after.add(other.digest())
    hold("4", len(after) == 1, "copies go on differently")
    hold("4", state.digest() == digest, "a copy changed the original")


def luck_free_moves(state: State, n: int) -> Iterator[int]:
    """The first legal move, a few times."""
    for _ in range(n):
        if state.over:
            return
        yield state.moves[len(state.moves) // 2]


# -- law 6: secrecy ----------------------------------------------------------------------------------------------------


def law_log(state: State, seat: int) -> None:
    """The log of a seat is what it was told, in order, under rules there are, numbered from 0."""
    log = state.log(seat)
    kinds = state.game.kinds.all
    hold("log", [event.number for event in log] == list(range(len(log))))
    hold("log", [event.key for event in log] == [kinds[event[0]].key for event in told(state, seat)])
    hold("log", all(event.rule in rules_of(state.game) for event in log))
    hold("log", [list(event.values.values()) for event in log] == [list(event[2:]) for event in told(state, seat)])


def seen_by(state: State, seat: int) -> dict[str, Any]:
    """Everything a seat can learn from the surface."""
    seen = news.seen_by(state, seat)
    seen |= {"public": state.view(None), "code": encoded(state, seat)}
    if seat in state.asked:
        seen["refused"] = state.why_not(seat)
        if state.seat == seat:
            seen["texts"] = [state.describe(move) for move in state.moves]
            seen["rules"] = [state.asking.why_not(state, seat, move) for move in words_to_try(state, seat)]
    elif not state.over:
        seen["refused"] = state.why_not(seat)
    return seen


def words_to_try(state: State, seat: int) -> list[int]:
    """The moves of which a seat asks why not: all there are, or where these are thousands, what concerns it and a sample.

    The sample moves on with what the seat is told, so that in time all come up, and is the same in worlds it cannot tell.
    """
    size = state.game.vocabulary
    if size <= MANY_WORDS:
        return list(range(size))
    refused = [move for move, _ in state.asking.refused(state, seat)]
    return sorted({*state.moves[:SOME_MOVES], *refused, *range(len(told(state, seat)) % STRIDE, size, STRIDE)})


def encoded(state: State, seat: int) -> bytes:
    """What a learner sees."""
    out = bytearray(state.game.encoded)
    state.game.encode(state, seat, out)
    return bytes(out)


def same(law: str, one: dict[str, Any], two: dict[str, Any], *facts: object) -> None:
    """Compare what is seen, naming the first difference."""
    for key in one:
        hold(law, one[key] == two.get(key), *facts, key, one[key], two.get(key))
    hold(law, one.keys() == two.keys(), *facts)


def law_6(state: State, seat: int, luck: random.Random) -> None:
    """6a: a redealt state looks the same; 6b: it is made from the seat's knowledge alone."""
    if state.windows == "skip" and state.seat != seat:
        return
    x, y = luck.getrandbits(30), luck.getrandbits(30)
    digest = state.digest()
    other = state.redeal(seat, x)
    same("6a", seen_by(state, seat), seen_by(other, seat), f"seat {seat}")
    hold("6b", state.redeal(seat, y).digest() == other.redeal(seat, y).digest(), f"seat {seat}")
    hold("6b", state.digest() == digest, "redeal changed the state")
    law_5(other)
    law_1(other)


def law_6c(state: State, seat: int, seeds: int = 200) -> None:
    """Every hidden place holds at least two different components over many seeds, unless it is forced."""
    if state.windows == "skip" and state.seat != seat:
        return
    truth = state.game.hidden(state, seat)
    if state.game.open or not any(hidden.things for hidden in truth.values()):
        law_6c_of_open_tables(state, seat, truth)
        return
    held = {group: [set() for _ in hidden.things] for group, hidden in truth.items()}
    for seed in range(seeds):
        for group, hidden in state.game.hidden(state.redeal(seat, seed), seat).items():
            for place, thing in enumerate(hidden.things):
                held[group][place].add(thing)
    for group, hidden in truth.items():
        if len({*hidden.things, *hidden.elsewhere}) > 1:
            for place, found in enumerate(held[group]):
                free = place not in hidden.forced
                hold("6c", len(found) > 1 or not free, f"seat {seat}", group, place, "always", found)
                hold("6c", len(found) == 1 or free, f"seat {seat}", group, place, "is not forced", found)


def law_6c_of_open_tables(state: State, seat: int, truth: dict[str, Any]) -> None:
    """Nothing is hidden, never or just now: what is dealt anew differs from the state by what chance will bring alone."""
    hold("6c", not truth or not state.game.open, f"seat {seat}", "is open, and hides something")
    other = state.redeal(seat, 1)
    other.chance = state.chance.copy()
    hold("6c", other.digest() == state.digest(), f"seat {seat}", "nothing is hidden, and it is dealt anew")


def law_6c_begins(state: State) -> None:
    """A game hides something from somebody as it begins, or says that it is open: else law 6c would have nothing to see."""
    hidden = [state.game.hidden(state, seat) for seat in range(state.seats)]
    some = any(group.things for groups in hidden for group in groups.values())
    hold("6c", some != state.game.open, "nothing is hidden, and the game does not say that it is open")


def law_6d(state: State, seat: int, luck: random.Random, steps: int = 12, first: int = NO_MOVE) -> None:
    """Played on with equal moves and chance, the seat sees the same until something is revealed to it.

    ``first``: the move to begin with, if it is possible in both worlds; the others are random.
    """
    if state.events is None or state.windows == "skip":
        return
    kinds, rule_of = rules_of(state.game), state.game.kinds.all
    one, two = state.clone(), state.redeal(seat, luck.getrandbits(30))
    chance = luck.getrandbits(30)
    one.reseed(chance)
    two.reseed(chance)
    for number in range(steps):
        if one.over or two.over:
            break
        if one.screen_before(seat) >= 0 or two.screen_before(seat) >= 0:
            if not law_screen(one, two, seat, luck):
                break
            continue
        both = [move for move in one.moves if move in two.moves]
        if one.seat != two.seat or not both:
            break
        move = first if number == 0 and first in both else luck.choice(both)
        known = len(told(one, seat))
        one.play(move)
        two.play(move)
        new, other = told(one, seat)[known:], told(two, seat)[known:]
        if any(kinds[rule_of[event[0]].rule].kind == "reveals" for event in new + other):
            # 6e: what a seat was told stands in its view from then on; so nobody is told what he may not know. Once the
            # game is over nobody has anything left to learn.
            in_view = one.over or two.over or new == other or one.view(seat) != two.view(seat)
            hold("6e", in_view or is_over_and_open(state, new, other), f"seat {seat}", new, other)
            if seen_by(one, seat) == seen_by(two, seat):
                law_6b_of_two(one, two, seat, luck)
            break
        same("6d", seen_by(one, seat), seen_by(two, seat), f"seat {seat}", f"after {move}")
        law_frames(one, two, seat)
        if luck.random() < 0.2:  # it is slow
            law_6b_of_two(one, two, seat, luck)


def law_frames(one: State, two: State, seat: int) -> None:
    """In worlds that look alike to a seat, what runs looks alike: a field is public unless its class says otherwise."""
    public = [public_frames(world, seat) for world in (one, two)]
    hold("frames", public[0] == public[1], f"seat {seat}", *public)


def public_frames(state: State, seat: int) -> list[Any]:
    """What runs, as a seat may follow it."""
    return [
        (type(frame), frame.at, *[getattr(frame, name) for name in frame.fields if name not in kept_back(frame)])
        for frame in open_frames(state, seat)
    ]


def kept_back(frame: Procedure) -> tuple[str, ...]:
    """The fields that need not look alike; the number of decisions is the kernel's, which ``redeal`` counts anew."""
    return (*frame.hidden, "since")


def open_frames(state: State, seat: int) -> list[Procedure]:
    """The procedures that a seat can follow: those below the screen that it sits before."""
    place = state.screen_before(seat)
    return state.stack if place < 0 else state.stack[:place]


def law_6b_of_moves(state: State, seat: int, luck: random.Random) -> None:
    """6b: whatever another seat answers, as long as this one cannot tell, the same world is made for it."""
    if state.events is None or state.windows == "skip" or seat == state.seat or len(state.moves) < 2:
        return
    one, two = state.clone(), state.clone()
    one.play(luck.choice(state.moves))
    two.play(luck.choice(state.moves))
    if seen_by(one, seat) == seen_by(two, seat):
        law_6b_of_two(one, two, seat, luck)


def law_6b_of_two(one: State, two: State, seat: int, luck: random.Random) -> None:
    """6b: from two worlds that look alike to a seat the same one is made."""
    seed = luck.getrandbits(30)
    hold("6b", one.redeal(seat, seed).digest() == two.redeal(seat, seed).digest(), f"seat {seat}", "of two worlds")


def law_screen(one: State, two: State, seat: int, luck: random.Random) -> bool:
    """Each world goes on behind its screen by itself, and tells nothing; whether they look alike afterwards, too."""
    known = len(told(one, seat))
    kinds, rule_of = rules_of(one.game), one.game.kinds.all
    for world in (one, two):
        while not world.over and (place := world.screen_before(seat)) >= 0:
            before, screen, since = seen_by(world, seat), world.stack[place], world.stack[place].since
            world.play(luck.choice(world.moves))
            if screen in world.stack and screen.since == since:
                same("screen", before, seen_by(world, seat), f"seat {seat}", "behind a screen")
            else:
                break
    new, other = told(one, seat)[known:], told(two, seat)[known:]
    if new != other or any(kinds[rule_of[event[0]].rule].kind == "reveals" for event in new + other):
        ended = one.over or two.over  # then nobody has anything left to learn
        in_view = ended or new == other or one.view(seat) != two.view(seat)
        hold("6e", in_view or is_over_and_open(one, new, other), f"seat {seat}", new, other)
        if seen_by(one, seat) == seen_by(two, seat):
            law_6b_of_two(one, two, seat, luck)
        return False
    same("6d", seen_by(one, seat), seen_by(two, seat), f"seat {seat}", "after a screen")
    law_frames(one, two, seat)
    law_6b_of_two(one, two, seat, luck)
    return True


def is_over_and_open(state: State, new: list[tuple[int, ...]], other: list[tuple[int, ...]]) -> bool:
    """Whether what two worlds told parts only in what no view needs to remember: the order of a pile, how dice fell."""
    return drawn_in_another_order(state, new, other) or without_dice(state, new) == without_dice(state, other)


def without_dice(state: State, events: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """What was told but for dice that all could see; whether somebody had them rolled again is no secret, and over."""
    kinds = state.game.kinds.all
    return [event for event in events if not (kinds[event[0]].rolled and event[1] == -1)]


def drawn_in_another_order(state: State, new: list[tuple[int, ...]], other: list[tuple[int, ...]]) -> bool:
    """Whether both worlds told the same, but cards came from a pile in another order, and all of them are out now.

    How they lay there is no secret any more, and no view remembers it. It has to begin with the drawing of a card.
    """
    kinds = state.game.kinds.all
    parting = next((pair for pair in zip(new, other, strict=False) if pair[0] != pair[1]), ())
    drawn = all(kinds[event[0]].drawn for event in parting)
    return sorted(new) == sorted(other) and drawn


def law_6f(state: State, luck: random.Random) -> None:
    """A free undo teaches nothing: what brings no news looks the same to its mover in every world it could be in."""
    if state.events is None or state.windows == "skip":
        return
    seat, move = state.deciding, luck.choice(state.moves)
    after = state.clone()
    after.play(move)
    if after.asked != (seat,) or news.brings_news(state, move):
        return
    seen = seen_by(after, seat)
    for _ in range(2):
        other = state.redeal(seat, luck.getrandbits(30))
        other.play(move)
        same("6f", seen, seen_by(other, seat), f"seat {seat}", state.asking.key, f"after {move}")


# -- law 7: guards -----------------------------------------------------------------------------------------------------


def law_7(state: State) -> None:
    """The same guards produce the legal moves and the answers of ``why_not``."""
    for seat in state.asked:
        legal = set(state.decision_for(seat).moves)
        refused = {entry["move"]: entry["rules"] for entry in state.why_not(seat)}
        hold("7", not legal & refused.keys(), legal & refused.keys())
        hold("7", all(rules for rules in refused.values()))
        if seat == state.seat:
            for move in words_to_try(state, seat):
                rules = state.asking.why_not(state, seat, move)
                expected = refused.get(move, [state.asking.rule])
                hold("7", rules == expected, move, rules, expected)


def law_texts(state: State) -> None:
    """No two moves of one decision read alike."""
    for lang in LANGS:
        said = [state.describe(move, lang) for move in state.moves]
        hold("texts", len(set(said)) == len(said), lang, said)


def law_queries(state: State, luck: random.Random) -> None:
    """No query for any seat changes ``moves``, now or after the next move."""
    if state.over:
        return
    one, two = state.clone(), state.clone()
    ask_everything(two, luck)
    hold("queries", one.moves == two.moves, "a query changed the moves", one.moves, two.moves)
    move = luck.choice(one.moves)
    one.play(move)
    two.play(move)
    same_moves = one.moves == two.moves and one.digest() == two.digest()
    hold("queries", same_moves, "a query changed what comes after", move, one.moves, two.moves)


def ask_everything(state: State, luck: random.Random) -> None:
    """Ask all that can be asked about a decision, for every seat, also for those that have nothing to decide."""
    question = state.asking
    for seat in luck.sample(range(state.seats), state.seats):
        state.view(seat)
        state.log(seat)
        state.why_not(seat)
        encoded(state, seat)
        question.refused(state, seat)
        question.why_not(state, seat, luck.randrange(state.game.vocabulary))
        state.redeal(seat, 1)


# -- law 8: records ----------------------------------------------------------------------------------------------------


def law_8(record: Record) -> None:
    """A record replays to its digests, by its outcomes and by its seed."""
    again = Record.parse(record.text())
    final = again.replay().digest()
    hold("8", final == again.replay(verify=True).digest() == list(record.digests.values())[-1])
    half = len(record.moves) // 2
    hold("8", again.replay(half).count == half)


# -- a game ------------------------------------------------------------------------------------------------------------


def everything(state: State, luck: random.Random, deep: bool) -> None:
    """All laws at one decision."""
    law_4(state, luck)
    law_7(state)
    law_queries(state, luck)
    law_texts(state)
    law_declared(state)
    law_log(state, luck.randrange(state.seats))
    for seat in range(state.seats):
        law_6(state, seat, luck)
        hold_redeal(state, seat)
        law_6b_of_moves(state, seat, luck)
        law_6d(state, seat, luck)
    if not state.over:
        law_6f(state, luck)
        move = luck.choice(state.moves)
        law_6g(state, move)
        law_asked(state, move, luck)
        law_rolls(state, move)
    if deep:
        law_6c(state, luck.randrange(state.seats))


def play_a_game(
    game: Game, seats: int, seed: int, every: int = 50, options: dict[str, Any] | None = None, windows: str = "ask",
    play: str = "random", deep: float = 0.02, until: float = inf,
) -> tuple[int, bool, list[int]]:  # fmt: skip
    """Play one game under the laws, by bots of a name, no longer than until then; the answer: decisions, whether too
    many, the moves.

    ``deep``: where all laws are held, in how many of these cases law 6c is, too; it deals anew some hundred times.
    """
    luck = random.Random(f"{game.id} {seats} {seed}")
    state = game.new(seats=seats, seed=seed, options=options, windows=windows)
    bots = seated(game, [play] * seats, str(seed))
    moves: list[int] = []
    try:
        replayed = luck.random() < 0.1
        digests = [state.digest()]
        law_2_types(state)
        law_6c_begins(state)
        while not state.over:
            if time.monotonic() >= until:
                return len(moves), False, moves
            law_1(state)
            law_2(state, luck)
            law_5(state)
            law_settles(state)
            if len(moves) % every == every - 1:
                everything(state, luck, deep=luck.random() < deep)
            moves.append(chosen(bots[state.deciding], Seat(state, state.deciding)))
            if luck.random() < 0.1:
                law_6g(state, moves[-1])
                law_rolls(state, moves[-1])
            state.play(moves[-1])
            if replayed:
                digests.append(state.digest())
        law_1(state)
        law_2(state, luck)
        law_5(state)
        law_declared(state)
        if replayed:
            law_4(state, luck)
            law_3(game, seats, seed, options, windows, moves, digests)
            law_8(recorded(game, seats, seed, options, windows, moves, play))
    except Exception as error:
        error.moves = moves  # type: ignore[attr-defined]
        raise
    return len(moves), state.result is not None and state.result.ending == "length", moves


def law_3(game: Game, seats: int, seed: int, options: Any, windows: str, moves: list[int], digests: list[str]) -> None:
    """Same game, seats, options, seed and moves: same digest at every step."""
    state = game.new(seats=seats, seed=seed, options=options, windows=windows)
    for number, move in enumerate(moves):
        hold("3", state.digest() == digests[number], "after", number)
        state.play(move)
    hold("3", state.digest() == digests[-1])


def recorded(game: Game, seats: int, seed: int, options: Any, windows: str, moves: list[int], play: str) -> Record:
    """The record of a game."""
    recorder = Recorder(game, seats, str(seed), options, windows, True, [play] * seats)
    for move in moves:
        recorder.play(move)
    return recorder.record()
