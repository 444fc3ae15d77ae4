"""Small games with a known best play, to test bots without any of our games.

Sticks: two seats take one to three sticks in turn; whoever takes the last one wins.
"""

from typing import Any

from incognita.core import (
    ACTOR,
    CHANCE,
    OVER,
    Catalogue,
    Game,
    Json,
    OptionSet,
    Reason,
    Rng,
    State,
)
from incognita.core.options import number
from incognita.search import PlanningEvaluator


class Sticks(State):
    def __init__(self, left: int, seat: int = 0) -> None:
        self.left = left
        self.seat = seat

    def actor(self) -> int:
        return self.seat if self.left else OVER

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


KEEP, TOSS, HEADS, TAILS = range(4)


class Coin(Sticks):
    """Keep three chances of five, or have a coin tossed, look at it and name it."""

    def __init__(self) -> None:
        super().__init__(1)
        self.tossed = False
        self.side = -1
        self.result = -1.0

    def actor(self) -> int:
        if self.result >= 0:
            return OVER
        return CHANCE if self.tossed and self.side < 0 else 0

    def legal(self, seat: int = ACTOR) -> list[int]:
        return [HEADS, TAILS] if self.tossed else [KEEP, TOSS]

    def apply(self, action: int, seat: int = ACTOR) -> None:
        if self.actor() == CHANCE:
            self.side = action
        elif action == TOSS:
            self.tossed = True
        else:
            self.result = 0.6 if action == KEEP else float(action - HEADS == self.side)

    def outcomes(self) -> list[tuple[int, int]]:
        return [(0, 1), (1, 1)]

    def sample(self, rng: Rng) -> int:
        return rng.below(2)

    def copy(self) -> "Coin":
        made = Coin()
        made.tossed, made.side, made.result = self.tossed, self.side, self.result
        return made

    def determinise(self, seat: int, rng: Rng) -> "Coin":
        return self.copy()

    def view(self, seat: int) -> Json:
        return {"tossed": self.tossed, "side": self.side}

    def returns(self) -> list[float]:
        return [self.result, 1 - self.result]


class BlindEvaluator(PlanningEvaluator):
    """Knows nothing: all depends on the search."""

    def value(self, state: State) -> list[float]:
        return [0.5, 0.5]

    def choose(self, state: State, rng: Rng) -> int:
        legal = state.legal()
        return legal[rng.below(len(legal))]


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

    def evaluator(self) -> BlindEvaluator:
        return BlindEvaluator()

    def catalogue(self) -> Catalogue:
        raise LookupError("a toy has no rulebook")

    def rule(self, state: State, action: int) -> str:
        return "sticks.take"
