"""How a seat stands after a decision: reckoned from what changes, held to doing it on a copy."""

from collections.abc import Callable
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from incognita.core import OVER, Game, Rng, State
from incognita.games.entdecker import Entdecker
from incognita.games.entdecker.ai import changes as entdecker
from incognita.games.entdecker.ai.value import MODEL as ENTDECKER_MODEL
from incognita.games.entdecker.rules import phases as entdecker_phases
from incognita.games.entdecker.rules.actions import BUILD as ENTDECKER_BUILD
from incognita.games.entdecker.rules.actions import LAY as ENTDECKER_LAY
from incognita.games.entdecker.rules.actions import STOP as ENTDECKER_STOP
from incognita.games.neue_entdecker import NeueEntdecker
from incognita.games.neue_entdecker.ai import changes as neue
from incognita.games.neue_entdecker.ai.value import MODEL as NEUE_MODEL
from incognita.games.neue_entdecker.rules import phases as neue_phases
from incognita.games.neue_entdecker.rules.actions import BUILD, LAY, STOP
from incognita.games.voyage.ai.policy import margin_after
from incognita.games.voyage.rules.state import VoyageState
from tests.laws.walks import choices, examples

Margins = Callable[[Any, list[int]], list[float]]


def among(state: State, first: int, end: int) -> list[int]:
    return [action for action in state.legal() if first <= action < end]


def check_entdecker(state: VoyageState) -> int:
    """The margins of what can be decided now; how many there are."""
    lays = among(state, ENTDECKER_LAY, ENTDECKER_BUILD)
    builds = among(state, ENTDECKER_BUILD, ENTDECKER_STOP)
    position = cast("Any", state)
    if state.phase == entdecker_phases.LAYING:
        expected = [margin_after(ENTDECKER_MODEL, state, action) for action in lays]
        assert entdecker.lay_margins(position, lays) == expected
        return len(lays)
    if state.phase == entdecker_phases.EXPLORING and builds:
        expected = [margin_after(ENTDECKER_MODEL, state, action) for action in builds]
        expected.append(ENTDECKER_MODEL.margin(state, state.seat))
        assert entdecker.build_margins(position, builds) == expected
        return len(builds)
    return 0


def check_neue(state: VoyageState) -> int:
    lays, builds = among(state, LAY, LAY + 16 * 96), among(state, BUILD, STOP)
    position = cast("Any", state)
    legal = state.legal()
    if state.phase == neue_phases.LAYING:
        expected = [margin_after(NEUE_MODEL, state, action) for action in lays]
        assert neue.lay_margins(position, lays) == expected
        return len(lays)
    if state.phase == neue_phases.SCOUTING:
        expected = [margin_after(NEUE_MODEL, state, action) for action in legal]
        assert neue.scout_margins(position, legal) == expected
        return len(legal)
    if state.phase == neue_phases.EXPLORING and builds:
        expected = [margin_after(NEUE_MODEL, state, action) for action in builds]
        expected.append(NEUE_MODEL.margin(state, state.seat))
        assert neue.build_margins(position, builds) == expected
        return len(builds)
    return 0


CHECKS: list[tuple[Game, Callable[[VoyageState], int]]] = [
    (Entdecker(), check_entdecker),
    (NeueEntdecker(), check_neue),
]
IDS = ["entdecker", "neue-entdecker"]


def walk(
    game: Game, check: Callable[[VoyageState], int], options: Any, seed: int, every: int
) -> int:
    """A game half by the quick choice and half at random, checked on its way."""
    state, rng, checked, step = game.start(**options), Rng(seed), 0, 0
    while state.actor() != OVER:
        legal = state.legal()
        if legal and step % every == 0:
            key = state.key()
            checked += check(cast("VoyageState", state))
            assert state.key() == key
        if legal and rng.below(3):
            state.apply(game.evaluator().choose(state, rng))
        else:
            state.apply(legal[rng.below(len(legal))] if legal else state.sample(rng))
        step += 1
    return checked


@pytest.mark.parametrize(("game", "check"), CHECKS, ids=IDS)
@settings(max_examples=examples(8), deadline=None)
@given(data=st.data())
def test_what_changes_is_what_doing_it_changes(
    game: Game, check: Callable[[VoyageState], int], data: st.DataObject
) -> None:
    walk(game, check, data.draw(choices(game)), data.draw(st.integers(0, 2**32)), every=2)


@pytest.mark.parametrize(("game", "check"), CHECKS, ids=IDS)
def test_whole_games_bear_it_out(game: Game, check: Callable[[VoyageState], int]) -> None:
    assert walk(game, check, {"players": 3}, seed=5, every=1) > 150
