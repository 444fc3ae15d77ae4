"""Somebody who plays a game through the page, whichever it is."""

from abc import ABC, abstractmethod
from typing import ClassVar, Generic, TypeVar

from tests.browser.table import Moment, TablePage

M = TypeVar("M", bound=Moment)


class PagePlayer(ABC, Generic[M]):
    """Decides with gestures alone, until there is nothing left to decide."""

    most_decisions: ClassVar[int] = 400
    table: TablePage[M]

    def play_game(self) -> M:
        """To the panel at the end."""
        moment = self.table.settle()
        for _ in range(self.most_decisions):
            if moment.over or moment.hand_over:
                return moment
            moment = self.decide(moment)
        raise AssertionError("the game does not end")

    @abstractmethod
    def decide(self, moment: M, *, idle: bool = False) -> M:
        """One gesture with all that belongs to it."""
