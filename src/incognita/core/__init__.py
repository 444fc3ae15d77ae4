"""The contract of a game, and what all games stand on."""

from typing import Final

from incognita.core import rng as _rng
from incognita.core.catalogue import Catalogue, Rule, read_catalogue
from incognita.core.evaluator import Evaluator, UniformEvaluator
from incognita.core.game import Game
from incognita.core.game_state import GameState
from incognita.core.interface.types import BaseView, GameTypes
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
from incognita.core.state import (
    ACTOR,
    CHANCE,
    OVER,
    SPECTATOR,
    Json,
    SharedInts,
    State,
    shared_returns,
)

COMPILED: Final = not (_rng.__file__ or "").endswith(".py")

__all__ = [
    "ACTOR",
    "CHANCE",
    "COMPILED",
    "OVER",
    "SPECTATOR",
    "BaseView",
    "Catalogue",
    "Evaluator",
    "Game",
    "GameState",
    "GameTypes",
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
    "SharedInts",
    "State",
    "Step",
    "UniformEvaluator",
    "choice",
    "flag",
    "load_position",
    "number",
    "position_text",
    "read_catalogue",
    "read_position",
    "read_record",
    "shared_returns",
]
