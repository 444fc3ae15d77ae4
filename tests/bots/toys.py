"""A small game with a known best play, to test bots without any of our games.

Two seats take one to three sticks in turn; whoever takes the last one wins.
"""

from typing import Any

from incognita.core import ACTOR, OVER, Catalogue, Game, Json, OptionSet, Reason, Rng, State, Worth
from incognita.core.options import number


class Sticks(State):
    def __init__(self, left: int, seat: int = 0) -> None:
        self.left = left
        self.seat = seat

    def actor(self) -> int:
        return self.seat if self.left else OVER

    def actors(self) -> list[int]:
        return [self.seat] if self.left else []

    def legal(self, seat: int = ACTOR) -> list[int]:
        return list(range(min(3, self.left)))

    def apply(self, action: int, seat: int = ACTOR) -> None:
        self.left -= action + 1
        self.seat = 1 - self.seat

    def outcomes(self) -> list[tuple[int, int]]:
        return []

    def sample(self, rng: Rng) -> int:
        raise ValueError("nothing is left to chance")

    def copy(self) -> "Sticks":
        return Sticks(self.left, self.seat)

    def players(self) -> int:
        return 2

    def scores(self) -> list[int]:
        return [0, 0]

    def returns(self) -> list[float]:
        return [float(self.seat == 1), float(self.seat == 0)]

    def view(self, seat: int) -> Json:
        return {"left": self.left, "seat": self.seat}

    def determinise(self, seat: int, rng: Rng) -> "Sticks":
        return self.copy()

    def refusal(self, seat: int, action: int) -> Reason | None:
        return None if action in self.legal() else Reason("too-many", "sticks.take")

    def dump(self) -> Json:
        return {"left": self.left, "seat": self.seat}

    def key(self) -> int:
        return self.left * 2 + self.seat


class BlindWorth(Worth):
    """Knows nothing: all depends on the search."""

    def value(self, state: State) -> list[float]:
        return [0.5, 0.5]

    def choose(self, state: State, rng: Rng) -> int:
        return rng.below(len(state.legal()))


class SticksGame(Game):
    id = "sticks"

    def options(self) -> OptionSet:
        return OptionSet([number("players", 2, 2, 2)])

    def start(self, **chosen: Any) -> Sticks:
        return Sticks(21)

    def load(self, data: Json) -> Sticks:
        return Sticks(int(data["left"]), int(data["seat"]))

    def action_count(self) -> int:
        return 3

    def describe(self, state: State, action: int) -> Json:
        return {"kind": "take", "sticks": action + 1}

    def text(self, state: State, action: int) -> str:
        return f"take {action + 1}"

    def parse(self, state: State, text: str) -> int:
        return int(text.split()[1]) - 1

    def worth(self) -> Worth:
        return BlindWorth()

    def catalogue(self) -> Catalogue:
        raise LookupError("a toy has no rulebook")

    def rule(self, state: State, action: int) -> str:
        return "sticks.take"
