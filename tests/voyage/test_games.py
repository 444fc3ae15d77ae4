"""What the games of discovery have in common, each at its own table."""

from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType

import pytest

from incognita.core import OVER, Game, Rng, State
from incognita.games.entdecker.rules import actions as older_actions
from incognita.games.neue_entdecker.rules import actions as newer_actions
from incognita.games.voyage.rules.patterns import PATTERNS, TURNS
from tests.entdecker import positions as older
from tests.neue_entdecker import positions as newer


@dataclass(frozen=True)
class Case:
    game: Game
    table: Callable[..., State]
    actions: ModuleType


CASES = [
    Case(older.GAME, older.table, older_actions),
    Case(newer.GAME, newer.table, newer_actions),
]


@pytest.fixture(params=CASES, ids=[case.game.id for case in CASES])
def case(request: pytest.FixtureRequest) -> Case:
    assert isinstance(request.param, Case)
    return request.param


@pytest.mark.rule("entdecker.sea.patterns", "neue-entdecker.sea.patterns")
def test_six_patterns(case: Case) -> None:
    sides = [TURNS[pattern][0].bit_count() for pattern in range(PATTERNS)]
    assert sides == [0, 1, 2, 2, 3, 4]
    assert [TURNS[2][0], TURNS[3][0]] == [0b0011, 0b0101]
    turns = [len(pattern["turns"]) for pattern in case.game.scene(case.table())["patterns"]]
    assert turns == [1, 4, 4, 2, 4, 1]


def test_kinds_have_names_in_order(case: Case) -> None:
    act = case.actions
    assert sorted(act.BASES) == act.BASES
    assert [act.kind_of(base) for base in act.BASES] == act.KIND_NAMES
    with pytest.raises(ValueError, match="there is no action -1"):
        act.base_of(-1)


def test_a_position_is_written_in_the_first_version(case: Case) -> None:
    """A released version can always be read: a new number needs a way to read the old one."""
    assert case.table().dump()["version"] == 1


def test_words_that_mean_nothing_here(case: Case) -> None:
    with pytest.raises(ValueError, match="'lay A1/0' cannot be done here"):
        case.game.parse(case.table(), "lay  A1/0")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_quick_decision_beats_chance(case: Case, players: int) -> None:
    """Not a measure of strength: over a few games the judgement must show."""
    shares = 0.0
    for seed in range(4):
        state, rng, evaluator = (
            case.game.start(players=players),
            Rng(seed),
            case.game.evaluator(),
        )
        while state.actor() != OVER:
            legal = state.legal()
            if not legal:
                state.apply(state.sample(rng))
            elif state.actor() == 0:
                state.apply(evaluator.choose(state, rng))
            else:
                state.apply(legal[rng.below(len(legal))])
        assert evaluator.value(state) == state.returns()
        shares += state.returns()[0]
    assert shares > 2.5


def test_the_value_of_a_lead_grows_towards_the_end(case: Case) -> None:
    evaluator = case.game.evaluator()
    early = evaluator.value(case.table(players=2, points=[10, 0]))[0]
    late = evaluator.value(case.table(open="E4 F4 E5", players=2, points=[10, 0]))[0]
    assert 0.5 < early < late < 1.0
