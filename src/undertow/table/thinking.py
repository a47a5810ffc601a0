"""Bots of other packages think in a process of their own, which is killed when a bot does not come to an end.

Our own bots only look at the moves at hand and answer within a millisecond: they think where the table is. How long
others take nobody knows. Such a bot gets a state made from what its seat knows, and nothing else leaves this process.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor

from undertow import registry
from undertow.kernel.errors import BotError
from undertow.kernel.game import Game
from undertow.kernel.seat import Bot, Seat
from undertow.kernel.state import State

SECONDS = 5.0  # for one answer
COMMAND = [sys.executable, "-P", "-m", "undertow.table.thinking"]


def is_own(bot: str, game: Game) -> bool:
    """Whether a bot is one of ours."""
    return bot in registry.OWN_BOTS or (bot == "thumb" and bool(game.thumb))


class Thinker:
    """Asks a process, and starts another when it had to be ended."""

    def __init__(self) -> None:
        self.waiting = ThreadPoolExecutor(1, "undertow-think")  # its thread only waits for the process
        self.process: subprocess.Popen[str] | None = None

    async def choice(self, bot: str, state: State, seat: int, seed: str) -> int:
        """What a bot answers; a BotError if it fails or takes too long."""
        known = state.redeal(seat, seed).dump()
        asked = json.dumps({"bot": bot, "seat": seat, "seed": seed, "game": state.game.id, "state": known})
        return await asyncio.get_running_loop().run_in_executor(self.waiting, self.ask, asked)

    def ask(self, asked: str) -> int:
        """Write a question to the process and read its answer, in time."""
        process = self.process
        if process is None or process.poll() is not None:
            pipe = subprocess.PIPE
            process = subprocess.Popen(COMMAND, stdin=pipe, stdout=pipe, text=True, encoding="utf-8")
            self.process = process
        assert process.stdin is not None and process.stdout is not None
        clock = threading.Timer(SECONDS, process.kill)
        clock.start()
        try:
            process.stdin.write(asked + "\n")
            process.stdin.flush()
            return int(process.stdout.readline())
        except (OSError, ValueError) as error:
            process.kill()
            raise BotError("bot-slow", bot=json.loads(asked)["bot"]) from error
        finally:
            clock.cancel()

    def close(self) -> None:
        """Let go, whoever is thinking."""
        if self.process is not None:
            self.process.kill()
        self.waiting.shutdown()
        if self.process is not None:
            self.process.communicate()


def think() -> None:
    """Be that process: answer question after question."""
    answers, sys.stdout = sys.stdout, sys.stderr  # what a bot prints is no answer
    bots: dict[str, Bot] = {}
    for line in sys.stdin:
        asked = json.loads(line)
        game = registry.game(asked["game"])
        name = asked["bot"]
        bot = bots.get(name) or bots.setdefault(name, registry.bot(name, game))
        bot.begin(asked["seed"])
        answers.write(f"{int(bot.choose(Seat(game.load(asked['state']), asked['seat'])))}\n")
        answers.flush()


if __name__ == "__main__":
    think()
