"""What holds in every position of random games."""

from collections.abc import Iterator

import pytest

from incognita.games.entdecker.rules import actions as act
from incognita.games.entdecker.rules.phases import STARTING, TAKING_TOKEN
from incognita.games.entdecker.rules.state import EntdeckerState
from incognita.games.entdecker.rules.tables import GRID
from incognita.games.voyage.rules.patterns import MASKS
from incognita.games.voyage.rules.piles import back_weights
from tests.entdecker.positions import GAME
from tests.laws.conserved import CENSUS
from tests.voyage.gaps import groups, holes, is_ringed
from tests.voyage.random_games import random_game

SEEDS = pytest.mark.parametrize("seed", range(6))


def steps(seed: int) -> Iterator[tuple[EntdeckerState, int]]:
    """One random game with options that vary: every position with what is done there."""
    played = random_game(
        GAME,
        seed,
        players=2 + seed % 3,
        recycle=seed % 2 == 1,
        rotating_first=seed % 3 == 1,
        personal_tiles=seed % 2 == 0,
    )
    for state, action in played:
        assert isinstance(state, EntdeckerState)
        yield state, action


def positions(seed: int) -> Iterator[EntdeckerState]:
    for state, _action in steps(seed):
        yield state


@SEEDS
def test_tiles_tokens_and_units_are_never_lost(seed: int) -> None:
    before = CENSUS["entdecker"](GAME.start(players=2 + seed % 3))
    for state in positions(seed):
        census = CENSUS["entdecker"](state)
        assert census == before
        assert min(census.values()) >= 0


@SEEDS
def test_gold_stays_within_its_bounds_and_points_never_fall(seed: int) -> None:
    before: list[int] = []
    for state in positions(seed):
        assert all(0 <= gold <= 12 for gold in state.gold)
        assert all(now >= was for now, was in zip(state.points, before, strict=False))
        before = state.points


@SEEDS
def test_piles_and_backs_agree_with_what_is_left(seed: int) -> None:
    for state in positions(seed):
        assert sum(state.heights) == sum(state.left)
        assert min(back_weights(state.left, state.heights, state.backs)) >= 0
        assert sum(state.plants) + (state.phase == TAKING_TOKEN) == sum(state.tokens)


@SEEDS
def test_a_turn_begins_without_holes_and_with_a_start(seed: int) -> None:
    for state in positions(seed):
        if state.phase != STARTING:
            continue
        assert holes(state.sea) == []
        assert not any(is_ringed(state.sea, group) for group in groups(state.sea))
        assert state.view(0)["starts"]


@SEEDS
def test_whoever_stops_or_builds_leaves_no_complete_island_with_units(seed: int) -> None:
    for state in positions(seed):
        if state.phase != STARTING:
            continue
        complete = {one["id"] for one in state.view(0)["islands"] if one["complete"]}
        assert not any(unit["island"] in complete for unit in state.view(0)["units"])


@SEEDS
def test_at_the_end_all_units_are_home(seed: int) -> None:
    *_, last = positions(seed)
    assert last.view(0)["units"] == []
    assert last.sea.left == 0 or sum(last.heights) == 0
    assert all(not mask & GRID.border(at) for at, mask in enumerate(last.sea.land) if mask > 0)


@SEEDS
@pytest.mark.rule("entdecker.fill.no-event", "entdecker.build.last-tile")
def test_units_stand_only_where_a_ship_laid_a_tile(seed: int) -> None:
    laid: set[int] = set()
    for state, action in steps(seed):
        assert {square for square, unit in enumerate(state.units) if unit} <= laid
        if action >= 0 and act.kind_of(action) == "lay":
            laid.add((action - act.LAY) // MASKS)
