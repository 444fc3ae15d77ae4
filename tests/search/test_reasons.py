"""Why a line of decisions looks good: what it changes most in the game's value."""

from incognita.core import OVER, State
from incognita.games.survive import Survive
from incognita.search.reasons import HintReason, reason_of
from incognita.search.value_model import ValueModel
from tests.bots.toys import Sticks


class Rows(ValueModel):
    """Features that a test writes down, by position."""

    def __init__(self, rows: dict[State, list[float]], *, points: bool) -> None:
        super().__init__(["gold", "debt", "settled", "open"], [2.0, -1.0, 1.0, 1.0], [], points)
        self.by_state = rows

    def rows(self, state: State) -> list[float]:
        return self.by_state[state]


class Position(Sticks):
    """Two seats, each with gold, debt and what is open; nobody takes sticks."""

    def __init__(self, *row: float, actor: int = 0) -> None:
        super().__init__(left=0 if actor == OVER else 1)
        self.row = list(row)

    def key(self) -> int:
        return hash(f"{self.row} {self.left}")


def reason(
    before: Position, after: Position, *others: Position, points: bool = True
) -> HintReason | None:
    every = [before, after, *others]
    model = Rows({one: one.row for one in every}, points=points)
    return reason_of(model, before, after, 0, list(others))


START = Position(1, 1, 0, 1, 1, 0)


def test_the_feature_that_adds_most_is_the_reason() -> None:
    assert reason(START, Position(2, -1, 0, 1, 1, 0)) == HintReason("gold", 1.0, 0)
    assert reason(START, Position(1.5, -2, 0, 1, 1, 0)) == HintReason("debt", -3.0, 0)


def test_what_another_loses_may_be_the_reason() -> None:
    assert reason(START, Position(2, 1, 0, 1, 4, 0)) == HintReason("rival", 3.0, 1)


def test_a_move_that_gains_nothing_is_compared_with_the_others() -> None:
    assert reason(START, Position(0, 1, 0, 1, 1, 0)) is None
    others = Position(-2, 1, 0, 1, 1, 0), Position(-1, 1, 0, 1, 1, 0)
    assert reason(START, Position(0, 1, 0, 1, 1, 0), *others) == HintReason("gold", 1.5, 0)


def test_a_score_without_points_tells_no_amount_of_a_gain() -> None:
    better, best = Position(2, 1, 0, 1, 1, 0), Position(3, 1, 0, 1, 1, 0)
    assert reason(START, better, best, points=False) == HintReason("gold", 0.0, 0)
    assert reason(START, best, better, points=False) == HintReason("gold", 1.0, 0)


def test_the_end_of_a_game_needs_no_reason() -> None:
    assert reason(START, Position(9, 1, 0, 1, 1, 0, actor=OVER)) is None


def test_a_game_names_its_own_features() -> None:
    game = Survive()
    state = game.start(players=2)
    while state.actor() < 0:
        state.apply(state.outcomes()[0][0])
    model = game.evaluator().value_model()  # type: ignore[attr-defined]
    after = state.copy()
    after.apply(after.legal()[0])
    named = reason_of(model, state, after, state.actor(), [])
    assert named is not None
    assert named.term == "walking"
    assert named.amount > 0
