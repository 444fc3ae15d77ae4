"""The rules of Atoll, each by a test that names it."""

import pytest

from incognita.core import CHANCE, OVER, Rng, RuleError
from incognita.search import play_random
from incognita_atoll import Atoll
from incognita_atoll.rules.state import AtollState
from incognita_atoll.rules.tables import (
    ANTICLOCKWISE,
    CLOCKWISE,
    DIVE,
    PASS,
    PEARLS,
    SAND,
    STORM,
    WRECK,
)
from scripts.rule_table import ROOT, checks, untested

GAME = Atoll()


def rolled(die: int, players: int = 2) -> AtollState:
    state = GAME.start(players=players)
    state.apply(die)
    return state


@pytest.mark.rule("atoll.turn.die")
def test_a_turn_begins_with_a_die_of_three() -> None:
    state = GAME.start()
    assert state.actor() == CHANCE
    assert state.outcomes() == [(1, 1), (2, 1), (3, 1)]


@pytest.mark.rule("atoll.sail.distance")
def test_a_ship_sails_as_far_as_the_die_shows_in_either_direction() -> None:
    state = rolled(2)
    assert (state.target(CLOCKWISE), state.target(ANTICLOCKWISE)) == (2, 10)
    assert GAME.text(state, ANTICLOCKWISE) == "anticlockwise 10"


@pytest.mark.rule("atoll.tile.points")
@pytest.mark.parametrize(("tile", "before", "after"), [
    (SAND, 4, 4), (PEARLS, 4, 6), (WRECK, 4, 7), (STORM, 4, 3), (STORM, 0, 0),
])  # fmt: skip
def test_a_discovered_tile_is_scored(tile: int, before: int, after: int) -> None:
    state = rolled(1)
    state.points[0] = before
    state.apply(CLOCKWISE)
    state.apply(tile)
    assert state.points[0] == after


@pytest.mark.rule("atoll.tile.points")
def test_a_known_tile_is_not_scored_again() -> None:
    state = rolled(1)
    state.tiles[1] = WRECK
    state.apply(CLOCKWISE)
    assert state.points[0] == 0
    assert state.seat == 1


@pytest.mark.rule("atoll.dive.pearls", "atoll.turn.pass")
def test_only_over_pearls_a_ship_may_dive_and_elsewhere_it_may_pass() -> None:
    state = rolled(1)
    assert state.legal() == [CLOCKWISE, ANTICLOCKWISE, PASS]
    with pytest.raises(RuleError, match=r"no-pearls \(atoll.dive.pearls\)"):
        state.play(DIVE)
    state.tiles[0] = PEARLS
    assert state.legal() == [CLOCKWISE, ANTICLOCKWISE, DIVE]
    state.play(DIVE)
    assert state.scores() == [1, 0]


@pytest.mark.rule("atoll.turn.order")
def test_seats_take_turns() -> None:
    state = rolled(1, players=3)
    reason = state.refusal(1, CLOCKWISE)
    assert reason is not None
    assert reason.rule == "atoll.turn.order"
    state.apply(PASS)
    state.apply(1)
    assert state.actor() == 1


@pytest.mark.rule("atoll.end.when")
def test_the_game_ends_with_the_last_tile_or_the_twelfth_round() -> None:
    state = rolled(1)
    state.tiles = [SAND] * 12
    state.apply(PASS)
    assert state.actor() == OVER
    state = GAME.start(players=2)
    while state.actor() != OVER:
        state.apply(PASS if state.actor() >= 0 else 1)
    assert state.turn == 24


@pytest.mark.rule("atoll.end.winner")
def test_most_points_win_and_ties_are_shared() -> None:
    state = GAME.start(players=3)
    play_random(state, Rng(1), 1000)
    state.points = [5, 7, 5]
    assert state.places() == [2, 1, 2]
    assert state.returns() == [0.25, 1.0, 0.25]


def test_every_rule_has_a_test() -> None:
    assert untested(GAME, checks(ROOT / "examples" / "atoll" / "tests")) == []
