"""What all games stand on."""

from typing import Final

from incognita.core import rng as _rng
from incognita.core.advice import Advice
from incognita.core.balance import Balance
from incognita.core.budget import Budget
from incognita.core.catalogue import Catalogue, Rule, read_catalogue
from incognita.core.game import Game, Worth, run
from incognita.core.options import Option, OptionError, OptionSet, choice, flag, number
from incognita.core.reason import Reason, RuleError
from incognita.core.record import (
    Record,
    RecordError,
    Step,
    load_position,
    position_text,
    read_position,
    read_record,
)
from incognita.core.rng import Rng
from incognita.core.state import ACTOR, CHANCE, OVER, SPECTATOR, Json, State, shared_returns

COMPILED: Final = not (_rng.__file__ or "").endswith(".py")

__all__ = [
    "ACTOR",
    "CHANCE",
    "COMPILED",
    "OVER",
    "SPECTATOR",
    "Advice",
    "Balance",
    "Budget",
    "Catalogue",
    "Game",
    "Json",
    "Option",
    "OptionError",
    "OptionSet",
    "Reason",
    "Record",
    "RecordError",
    "Rng",
    "Rule",
    "RuleError",
    "State",
    "Step",
    "Worth",
    "choice",
    "flag",
    "load_position",
    "number",
    "position_text",
    "read_catalogue",
    "read_position",
    "read_record",
    "run",
    "shared_returns",
]
