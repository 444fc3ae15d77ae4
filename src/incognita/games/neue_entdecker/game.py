"""Die neuen Entdecker, seen from outside."""

from incognita.core import Evaluator
from incognita.core.interface.rooms import RoomGame
from incognita.games.neue_entdecker.ai.evaluator import NeueEntdeckerEvaluator
from incognita.games.neue_entdecker.rules.state import NeueEntdeckerState


class NeueEntdecker(RoomGame[NeueEntdeckerState]):
    """A wider sea, tolls on its paths, and plants behind the jungle."""

    id = "neue-entdecker"
    rules_version = 1

    def evaluator(self) -> Evaluator:
        return NeueEntdeckerEvaluator()
