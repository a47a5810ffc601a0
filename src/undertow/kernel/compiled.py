"""Whether this is the compiled engine; and the mark for classes that interpreted games may extend.

Never compiled itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")


def mypyc_attr(*attrs: str, **kwattrs: Any) -> Callable[[T], T]:
    """Stand in for ``mypy_extensions.mypyc_attr`` where that is not installed: leave the class as it is."""
    return lambda cls: cls


def is_compiled() -> bool:
    """Say whether the kernel runs compiled."""
    from undertow.kernel import flow

    return not str(flow.__file__).endswith(".py")


def give_help() -> None:
    """Give compiled classes back what ``help()`` should say of them; plain ones have it in their source."""
    from importlib import import_module

    from undertow.kernel.helptexts import HELP

    for (module, name), text in HELP.items():
        getattr(import_module(f"undertow.kernel.{module}"), name).__doc__ = text
