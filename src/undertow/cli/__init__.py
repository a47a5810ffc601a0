"""The command ``undertow``: every bad input ends with one clear sentence, in the reader's language."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from undertow import texts
from undertow.cli.files import explained, one_line, plainer
from undertow.cli.parser import language, parsed
from undertow.kernel.errors import Error

BAD_INPUT = 2
INTERRUPTED = 130  # 128 + SIGINT, as shells count


def main(argv: Sequence[str] | None = None) -> int:
    """Carry out a command line; the answer is the exit code."""
    words = list(sys.argv[1:] if argv is None else argv)
    lang = language(words, os.environ)
    prepare_streams()
    try:
        return carried_out(words, lang)
    except BrokenPipeError:
        leave_closed_pipe()
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED
    except Error as error:
        return complain(plainer(error).text(lang))
    except OSError as error:
        return complain(explained(error).text(lang))
    except Exception as error:
        if os.environ.get("UNDERTOW_TRACE"):
            raise
        what = f"{type(error).__name__}: {error}".removesuffix(": ")
        return complain(texts.say("error-internal", lang, {"what": what}))


def carried_out(words: list[str], lang: str) -> int:
    """Parse and run; what is left in the buffer is written here, where a closed pipe can still be caught."""
    try:
        command, args = parsed(words, lang)
        code = command(args)
    except SystemExit as end:  # argparse, after --help and --version
        code = end.code if isinstance(end.code, int) else 0
    sys.stdout.flush()
    return code


def complain(text: str) -> int:
    """Say on one line of stderr what is wrong."""
    print(f"undertow: {one_line(text)}", file=sys.stderr)
    return BAD_INPUT


def prepare_streams() -> None:
    """Show and read letters that the terminal's encoding lacks as question marks instead of failing."""
    for name in ("stdin", "stdout", "stderr"):
        if getattr(sys, name) is None:  # closed from outside: nothing to read, nowhere to write
            setattr(sys, name, open(os.devnull, "r" if name == "stdin" else "w"))  # noqa: SIM115
        reconfigure = getattr(getattr(sys, name), "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def leave_closed_pipe() -> None:
    """Let nothing be written to a closed pipe, not even when Python ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
