"""Lines of decisions from a worker, as hints and the coach show them."""

from typing import Final

from msgspec import Raw

from incognita.core import Game, State
from incognita.table.log_lines import StepToDescribe, ViewedLine, describe_step
from incognita.table.messages import Advised
from incognita.table.worker_pool import AdvisedLine

BEST: Final = 3
# Some of the best may read alike on the page: then these come next.
RESERVE: Final = 3


def hinted(advice: list[AdvisedLine]) -> list[AdvisedLine]:
    """The lines that a hint shows, the best first, then the reserve."""
    return sorted(advice[:BEST], key=lambda one: -one.chance) + advice[BEST : BEST + RESERVE]


def described(game: Game, guess: State, seat: int, line: AdvisedLine, number: int) -> Advised:
    """The line in the words of the log; the guess tells no more than the seat knows.

    `number` is how many entries the seat has seen.
    """
    state = guess.copy().as_actor(seat)
    lines: list[Raw] = []
    for action in line.actions:
        view = ViewedLine()
        step = StepToDescribe(seat, action, number + len(lines), 0)
        describe_step(game, state, step, view, [seat])
        lines.append(view.seen_by(seat))
        state.apply(action, seat)
    return Advised(line.actions, line.chance, lines, line.reason)
