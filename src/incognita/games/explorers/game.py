"""Explorers, seen from outside."""

from typing import Any

from incognita.core import Evaluator
from incognita.core.interface.rooms import RoomGame
from incognita.games.explorers.ai.evaluator import ExplorersEvaluator
from incognita.games.explorers.rules.options import upgraded
from incognita.games.explorers.rules.state import ExplorersState


class Explorers(RoomGame[ExplorersState]):
    """A map to be crossed cell by cell, by everybody at once."""

    id = "explorers"
    rules_version = 2

    def options_of(self, rules: int, options: dict[str, Any]) -> dict[str, Any] | None:
        """Tables of version 1 go on with its lots."""
        return upgraded(options) if rules == 1 else super().options_of(rules, options)

    def evaluator(self) -> Evaluator:
        return ExplorersEvaluator()
