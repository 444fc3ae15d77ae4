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
class Voyage:
    game: Game
    table: Callable[..., State]
    actions: ModuleType


VOYAGES = [
    Voyage(older.GAME, older.table, older_actions),
    Voyage(newer.GAME, newer.table, newer_actions),
]


@pytest.fixture(params=VOYAGES, ids=[voyage.game.id for voyage in VOYAGES])
def voyage(request: pytest.FixtureRequest) -> Voyage:
    assert isinstance(request.param, Voyage)
    return request.param


@pytest.mark.rule("entdecker.sea.patterns", "neue-entdecker.sea.patterns")
def test_six_patterns(voyage: Voyage) -> None:
    sides = [TURNS[pattern][0].bit_count() for pattern in range(PATTERNS)]
    assert sides == [0, 1, 2, 2, 3, 4]
    assert [TURNS[2][0], TURNS[3][0]] == [0b0011, 0b0101]
    turns = [len(pattern["turns"]) for pattern in voyage.game.scene(voyage.table())["patterns"]]
    assert turns == [1, 4, 4, 2, 4, 1]


def test_kinds_have_names_in_order(voyage: Voyage) -> None:
    act = voyage.actions
    assert sorted(act.BASES) == act.BASES
    assert [act.kind_of(base) for base in act.BASES] == act.KIND_NAMES
    with pytest.raises(ValueError, match="there is no action -1"):
        act.base_of(-1)


def test_words_that_mean_nothing_here(voyage: Voyage) -> None:
    with pytest.raises(ValueError, match="'lay A1/0' cannot be done here"):
        voyage.game.parse(voyage.table(), "lay  A1/0")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_quick_decision_beats_chance(voyage: Voyage, players: int) -> None:
    """Not a measure of strength: over a few games the judgement must show."""
    shares = 0.0
    for seed in range(4):
        state, rng, evaluator = (
            voyage.game.start(players=players),
            Rng(seed),
            voyage.game.evaluator(),
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


def test_the_value_of_a_lead_grows_towards_the_end(voyage: Voyage) -> None:
    evaluator = voyage.game.evaluator()
    early = evaluator.value(voyage.table(players=2, points=[10, 0]))[0]
    late = evaluator.value(voyage.table(open="E4 F4 E5", players=2, points=[10, 0]))[0]
    assert 0.5 < early < late < 1.0
