"""The games. The package can be called: ``undertow.games()`` names all games at hand."""

from __future__ import annotations

import sys
from types import ModuleType


class _Games(ModuleType):
    """A package that answers when it is called, since ``undertow.games`` is both."""

    def __call__(self) -> tuple[str, ...]:
        """Name all games at hand, those of other packages included."""
        from undertow.registry import names

        return names()


sys.modules[__name__].__class__ = _Games
