"""Entdecker, seen from outside."""

from incognita.core import Evaluator
from incognita.core.interface.rooms import RoomGame
from incognita.games.entdecker.ai.evaluator import EntdeckerEvaluator
from incognita.games.entdecker.rules.state import EntdeckerState


class Entdecker(RoomGame[EntdeckerState]):
    """A sea that fills up with islands, and gold that is always short."""

    id = "entdecker"
    rules_version = 1

    def evaluator(self) -> Evaluator:
        return EntdeckerEvaluator()
