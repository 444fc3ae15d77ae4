"""What positions of all games have in common: who may decide, and where the rules are told."""

from abc import abstractmethod
from typing import cast

from incognita.core.reason import Reason
from incognita.core.registry import interface_of
from incognita.core.rng import Rng
from incognita.core.state import ACTOR, CHANCE, Json, State, shared_returns
from incognita.mypyc_compat import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class GameState(State):
    """A position of a registered game: rules in its own methods, everything told by its game."""

    seats: int

    @abstractmethod
    def game_id(self) -> str:
        """The id of the game whose interface tells about this position."""

    @abstractmethod
    def legal_actions(self) -> list[int]:
        """legal() of the seat that acts."""

    @abstractmethod
    def apply_decision(self, action: int) -> None:
        """apply() of a seat's action."""

    @abstractmethod
    def apply_outcome(self, outcome: int) -> None:
        """apply() of what chance brought."""

    @abstractmethod
    def places(self) -> list[int]:
        """At OVER: the place of each seat, 1 for the best; equal places are ties."""

    @abstractmethod
    def guess(self, seat: int, rng: Rng) -> None:
        """Replace what the seat cannot know by a guess that depends on nothing hidden."""

    def players(self) -> int:
        return self.seats

    def legal(self, seat: int = ACTOR) -> list[int]:
        actor = self.actor()
        if actor < 0 or (seat != ACTOR and seat != actor):
            return []
        return self.legal_actions()

    def apply(self, action: int, seat: int = ACTOR) -> None:
        if self.actor() == CHANCE:
            self.apply_outcome(action)
        else:
            self.apply_decision(action)

    def returns(self) -> list[float]:
        return shared_returns(self.places())

    def determinise(self, seat: int, rng: Rng) -> State:
        twin = cast("GameState", self.copy())
        twin.guess(seat, rng)
        return twin

    def __str__(self) -> str:
        """The position drawn in text, for whoever may see all of it."""
        return interface_of(self.game_id()).draw(self)

    def view(self, seat: int) -> Json:
        return interface_of(self.game_id()).view(self, seat)

    def refusal(self, seat: int, action: int) -> Reason | None:
        return interface_of(self.game_id()).refusal(self, seat, action)
