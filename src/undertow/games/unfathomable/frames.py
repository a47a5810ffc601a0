"""What procedures remember while they wait, for those who have to look at it: guards, views, players.

Each stands beside its own steps in ``procedures``; here they are by name.
"""

from __future__ import annotations

from undertow.games.unfathomable.procedures.actions import Actions, Trade
from undertow.games.unfathomable.procedures.attack import Attack
from undertow.games.unfathomable.procedures.checks import SkillCheck
from undertow.games.unfathomable.procedures.damage import Damage
from undertow.games.unfathomable.procedures.defeat import DefeatCharacter, DefeatPassenger
from undertow.games.unfathomable.procedures.dice import Roll
from undertow.games.unfathomable.procedures.mythos import Crisis, MythosCard
from undertow.games.unfathomable.procedures.rooms import BoilerRoom, Repairing
from undertow.games.unfathomable.procedures.skills import ChooseSkills, Discards, ReceiveSkills
from undertow.games.unfathomable.procedures.turns import Turn
from undertow.games.unfathomable.procedures.windows import Reactions

__all__ = [
    "Actions", "Attack", "BoilerRoom", "ChooseSkills", "Crisis", "Damage", "DefeatCharacter", "DefeatPassenger",
    "Discards", "MythosCard", "Reactions", "ReceiveSkills", "Repairing", "Roll", "SkillCheck", "Trade", "Turn",
]  # fmt: skip
