"""Statistics of a finished game: points by source, figures of each seat, and how the score grew."""

from typing import TYPE_CHECKING, Final, NamedTuple, TypedDict

from incognita.core.state import Json, State

if TYPE_CHECKING:
    from collections.abc import Iterable

    from incognita.core.game import Game


# The source of points of a game that began in the middle.
BEFORE: Final = "before"


class Figure(TypedDict):
    """A number for each seat; the game's words have its name."""

    name: str
    values: list[int]


class GameStatistics(TypedDict):
    """What a finished game tells of itself.

    `points` add up to the score where a game names sources. `scores` has the score of each seat
    after every round.
    """

    points: list[Figure]
    figures: list[Figure]
    scores: list[list[int]]


class CountedStep(NamedTuple):
    """One step of a finished game: who did it (-1: chance), as data, and both positions."""

    seat: int
    line: Json
    before: State
    after: State

    def gains(self) -> list[int]:
        """By how much the step changed the scores."""
        pairs = zip(self.before.scores(), self.after.scores(), strict=True)
        return [after - before for before, after in pairs]


class StepCounter:
    """Counts for each seat, in the order in which a game first names them."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self._points: dict[str, list[int]] = {}
        self._figures: dict[str, list[int]] = {}

    def score(self, source: str, seat: int, points: int) -> None:
        """Points of a seat from this source; a source may be named without points."""
        self._points.setdefault(source, [0] * self.seats)[seat] += points

    def count(self, name: str, seat: int, amount: int = 1) -> None:
        self._figures.setdefault(name, [0] * self.seats)[seat] += amount

    def total(self, name: str) -> int:
        """Of all seats together."""
        return sum(self._figures.get(name, []))

    def statistics(self, scores: list[list[int]]) -> GameStatistics:
        return {
            "points": figures(self._points),
            "figures": figures(self._figures),
            "scores": scores,
        }


def figures(counts: dict[str, list[int]]) -> list[Figure]:
    return [{"name": name, "values": values} for name, values in counts.items()]


def statistics_of(game: "Game", first: State, steps: "Iterable[tuple[int, int]]") -> GameStatistics:
    """Replays the steps, seat and action each, and lets the game count what they did."""
    state = first.copy()
    scores = [game.revealed_scores(state)]
    counter = StepCounter(len(scores[0]))
    last_round = state.round_number()
    for seat, points in enumerate(scores[0]):
        counter.score(BEFORE, seat, points)
    for seat, action in steps:
        before = state.copy()
        acting = before.as_actor(seat) if seat >= 0 else before
        line = game.describe(acting, action)
        state.apply(action, *([seat] if seat >= 0 else []))
        game.count_step(counter, CountedStep(seat, line, before, state))
        # Where a game counts no rounds, everybody's turn is one.
        rounds = state.round_number() or counter.total("turns") // counter.seats
        if rounds != last_round:
            scores.append(game.revealed_scores(state))
            last_round = rounds
    return counter.statistics([*scores, game.revealed_scores(state)])
