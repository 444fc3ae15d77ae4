"""The position of a game: what every game promises."""

import warnings
from abc import ABC, abstractmethod
from typing import Any, Final

from incognita.core.reason import Reason, RuleError
from incognita.core.rng import Rng
from incognita.mypyc_compat import mypyc_attr

CHANCE: Final = -1
OVER: Final = -2
ACTOR: Final = -3
SPECTATOR: Final = -1

Json = dict[str, Any]
# A list that copies of a position share: a change puts a new list in its place.
SharedInts = list[int]


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A full position. Only rules and trusted code hold one; seats get views."""

    @abstractmethod
    def actor(self) -> int:
        """The seat to decide (the first, if several may), CHANCE, or OVER."""

    def actors(self) -> list[int]:
        """Every seat that may decide now; empty at CHANCE and OVER."""
        actor = self.actor()
        return [actor] if actor >= 0 else []

    @abstractmethod
    def legal(self, seat: int = ACTOR) -> list[int]:
        """Sorted, unique, never empty for a seat that may decide."""

    @abstractmethod
    def apply(self, action: int, seat: int = ACTOR) -> None:
        """Change the position in place. The caller vouches that the action is legal."""

    @abstractmethod
    def outcomes(self) -> list[tuple[int, int]]:
        """At CHANCE: each outcome with its integer weight."""

    @abstractmethod
    def sample(self, rng: Rng) -> int:
        """At CHANCE: one outcome, drawn by the same law."""

    @abstractmethod
    def copy(self) -> "State":
        """An independent twin."""

    @abstractmethod
    def players(self) -> int:
        """How many seats there are."""

    @abstractmethod
    def scores(self) -> list[int]:
        """Points so far, by seat."""

    @abstractmethod
    def returns(self) -> list[float]:
        """At OVER: places mapped to [0, 1], ties shared; the sum is constant."""

    @abstractmethod
    def view(self, seat: int) -> Json:
        """All that this seat may know, as plain data."""

    @abstractmethod
    def determinise(self, seat: int, rng: Rng) -> "State":
        """A full position that this seat cannot tell apart from this one."""

    @abstractmethod
    def refusal(self, seat: int, action: int) -> Reason | None:
        """Why this seat may not do this now, or None if it may."""

    @abstractmethod
    def dump(self) -> Json:
        """JSON-safe and versioned; Game.load() is the inverse."""

    @abstractmethod
    def key(self) -> int:
        """A hash of all that matters to the future."""

    def round_number(self) -> int:
        """The round that is being played; 0 where the game counts none."""
        return 0

    def simultaneous(self) -> bool:
        """Several seats decide at once, and what they decide is not yet revealed."""
        return False

    def as_actor(self, seat: int) -> "State":
        """This position with this seat first where several may decide: actor() names it."""
        return self

    def undoable(self, seat: int) -> int:
        """How many of its last decisions a seat may take back, whatever others did since.

        -1 where decisions are made one by one: then the record tells.
        """
        return -1

    def play(self, action: int, seat: int = ACTOR) -> None:
        """Apply a decision after checking it: the twin of apply() for what comes from outside."""
        by = self.actor() if seat == ACTOR else seat
        reason = self.refusal(by, action)
        if reason is not None:
            raise RuleError(reason)
        self.apply(action, by)

    def __eq__(self, other: object) -> bool:
        """Positions are equal where all that matters to the future is: see key()."""
        return (
            isinstance(other, State)
            and type(self) is type(other)
            and bool(self.key() == other.key())
        )

    def __hash__(self) -> int:
        return self.key()

    def __repr__(self) -> str:
        actor = self.actor()
        who = {CHANCE: "chance", OVER: "nobody, it is over"}.get(actor, f"seat {actor}")
        return (
            f"<{type(self).__name__}: {self.players()} players, round {self.round_number()}, "
            f"to act: {who}, scores {self.scores()}>"
        )

    def veiled(self) -> bool:
        """Deprecated: simultaneous()."""
        deprecated("State.veiled()", "State.simultaneous()")
        return self.simultaneous()

    def asking(self, seat: int) -> "State":
        """Deprecated: as_actor()."""
        deprecated("State.asking()", "State.as_actor()")
        return self.as_actor(seat)


def deprecated(old: str, new: str) -> None:
    """Warn whoever called the method that called this."""
    warnings.warn(f"{old} is deprecated: use {new}", DeprecationWarning, stacklevel=3)


def shared_returns(places: list[int]) -> list[float]:
    """Places (1 is best, equal places are ties) as returns in [0, 1] with a constant sum."""
    count = len(places)
    if count == 1:
        return [1.0]
    returns: list[float] = []
    for place in places:
        equals = places.count(place)
        better = sum(1 for other in places if other < place)
        average = better + (equals - 1) / 2
        returns.append((count - 1 - average) / (count - 1))
    return returns
