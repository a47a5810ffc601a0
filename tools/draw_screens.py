"""Draw screens to be read aloud: positions of seeded games of ``thumb``, as the plain terminal prints them.

``python tools/draw_screens.py SEED [LANG …]`` prints ten for each language, of one game after another: what
happened since the last answer, the table, the question, what is not possible and why, the rule.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

import undertow
from undertow import texts
from undertow.cli.asked import usual_bot
from undertow.cli.plain import Plain
from undertow.cli.session import Session
from undertow.match import seated
from undertow.registry import own

SCREENS = 10
GAMES = own()


def main(seed: str, langs: list[str]) -> None:
    """Print the screens of each language."""
    for lang in langs or texts.LANGS:
        for number in range(SCREENS):
            show(f"{seed}-{lang}-{number}", GAMES[number % len(GAMES)], lang)


def show(seed: str, name: str, lang: str) -> None:
    """Print one screen: the seed says how many play, and at which question of the first player it is taken."""
    luck = random.Random(seed)
    game = undertow.game(name)
    seats = luck.randint(*game.seats)
    asked = luck.randrange(1, 120)
    session = Session.new(game, seats, usual_bot(game), seed=seed, lang=lang)
    session.bots[0] = seated(game, [usual_bot(game)] * seats, seed)[0]  # answers for the person
    plain = Plain(session, Path("screen"))
    while not session.state.over and asked:
        plain.heard[0] = len(session.state.log(0))
        session.bot_moves()
        while not session.state.over and not session.asks_human:
            session.bot_moves()
        asked -= 1
    print(f"\n=== {lang} {name}, {seats} players, seed {seed}\n")
    plain.tell_news()
    if session.state.over:
        plain.tell_end()
        return
    plain.show_table()
    plain.show_question()
    plain.show_refused()
    plain.show_rule()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
