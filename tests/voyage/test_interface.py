"""What views and lines tell, against the rules: both are made in a quicker way."""

from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from incognita.core import CHANCE, Game
from incognita.games.entdecker import Entdecker
from incognita.games.entdecker.rules import islands as islands_1996
from incognita.games.neue_entdecker import NeueEntdecker
from incognita.games.neue_entdecker.rules import islands as islands_2001
from incognita.games.neue_entdecker.rules.state import NeueEntdeckerState
from incognita.games.voyage.rules.state import VoyageState
from tests.laws.walks import examples
from tests.voyage.random_games import random_game

QUIET = ("start", "announce", "draw")
TABLES = [(Entdecker(), {}), (NeueEntdecker(), {}), (NeueEntdecker(), {"chief_scouts": True})]


def value_of(state: VoyageState, island: int) -> int:
    if isinstance(state, NeueEntdeckerState):
        return islands_2001.value(state, island)
    return len(state.sea.tiles(island))


@pytest.mark.parametrize(("game", "options"), TABLES)
@settings(max_examples=examples(4), deadline=None)
@given(seed=st.integers(0, 1000))
def test_islands_of_a_view_are_those_of_the_rules(
    game: Game, options: dict[str, Any], seed: int
) -> None:
    for state, _action in random_game(game, seed, **options)[::7]:
        voyage = cast("VoyageState", state)
        sea = voyage.sea
        shown = game.view(state, 0)["islands"]
        assert [island["id"] for island in shown] == sea.islands()
        for island in shown:
            assert island["squares"] == sea.tiles(island["id"])
            assert island["value"] == value_of(voyage, island["id"])
            assert island["complete"] == sea.is_complete(island["id"])


@settings(max_examples=examples(4), deadline=None)
@given(seed=st.integers(0, 1000))
def test_strengths_of_a_view_are_those_of_the_rules(seed: int) -> None:
    for game, rules in ((Entdecker(), islands_1996), (NeueEntdecker(), islands_2001)):
        for state, _action in random_game(game, seed)[::7]:
            for island in game.view(state, 0)["islands"]:
                ranks: Any = rules
                assert island["strengths"] == ranks.strengths(state, island["id"])


@pytest.mark.parametrize(("game", "options"), TABLES)
@settings(max_examples=examples(4), deadline=None)
@given(seed=st.integers(0, 1000))
def test_from_some_decisions_nothing_follows_at_once(
    game: Game, options: dict[str, Any], seed: int
) -> None:
    for state, action in random_game(game, seed, **options)[:-1]:
        line = game.describe(state, action)
        before, after = cast("VoyageState", state), cast("VoyageState", state.copy())
        if state.actor() == CHANCE or line["kind"] not in QUIET:
            continue
        after.apply(action)
        assert (line["filled"], line["scored"], any(line["gains"])) == ([], [], False)
        assert (after.points, after.units) == (before.points, before.units)
        assert after.sea.land == before.sea.land
