"""What dumps and records hold, the limits of options, and what copies share."""

from itertools import product
from typing import Any, cast

import pytest

from incognita.core import OptionError, Rng
from incognita.games.survive.rules import actions as act
from incognita.games.survive.rules.options import OPTIONS, Setup
from incognita.games.survive.rules.state import SurviveState
from incognita.games.survive.rules.tables import (
    ABOARD,
    ASHORE,
    BACKS,
    CELLS,
    DOLPHIN,
    EDGE,
    FIRST_KEPT,
    GONE,
    IN_HAND,
    IN_SUPPLY,
    LOST,
    NEIGHBOURS,
    TILE_COUNTS,
)
from tests.survive.playing import begun, go, legal, opened
from tests.survive.positions import GAME, position

FLAGS = ("inland_pairs", "all_equal", "memory")


def test_places_go_on_meaning_the_same() -> None:
    assert (CELLS, EDGE, ABOARD, ASHORE) == (133, 133, 134, 146)
    assert (IN_HAND, LOST, IN_SUPPLY, GONE) == (-1, -2, -1, -2)


def test_every_way_off_the_map_stays_off_it() -> None:
    assert list(NEIGHBOURS[6 * EDGE :]) == [EDGE] * 6


def test_a_move_on_the_spot_has_no_direction() -> None:
    for how in (act.DIVE, act.CLIMB, act.LAND):
        assert {act.move(4, how, direction) for direction in range(6)} == {act.move(4, how)}


@pytest.mark.rule("survive.setup.players")
def test_three_play_unless_a_table_says_otherwise() -> None:
    assert GAME.start().players() == 3


@pytest.mark.parametrize(
    ("options", "refused"),
    [
        ({"to_the_last": True, "turn_limit": 40}, False),
        ({"to_the_last": True, "turn_limit": 39}, True),
        ({"to_the_last": True, "turn_limit": 1000}, False),
        ({"to_the_last": True, "turn_limit": 1001}, True),
        ({"players": 2, "colours": 2}, False),
        ({"players": 2, "colours": 3}, True),
    ],
    ids=str,
)
def test_limits_of_options(options: dict[str, Any], refused: bool) -> None:
    if refused:
        with pytest.raises(OptionError):
            GAME.start(**options)
    else:
        assert GAME.start(**options).turn == 0


def test_every_way_to_set_up_has_a_number_of_its_own() -> None:
    ways = [
        {"players": players, "ties": ties, "turn_limit": limit, "to_the_last": True}
        | dict(zip(FLAGS, flags, strict=True))
        for players, ties, limit in product((2, 3, 4), ("shared", "explorers"), (40, 41, 200))
        for flags in product((False, True), repeat=3)
    ]
    numbers = {Setup(dict(OPTIONS.complete(way))).number for way in ways}
    assert len(numbers) == len(ways) == 144


# ---------------------------------------------------------------- copies


def test_a_tile_laid_or_sunk_leaves_the_tiles_of_a_copy() -> None:
    state = GAME.start()
    twin = state.copy()
    state.apply(state.outcomes()[0][0])
    assert (sum(twin.tiles_left), sum(state.tiles_left)) == (0, 1)
    begun_state = cast("SurviveState", begun(players=2))
    other = begun_state.copy()
    go(begun_state, min(legal(begun_state, "sink")))
    assert (sum(other.tiles_left), sum(begun_state.tiles_left)) == (40, 39)


def test_a_back_turned_up_leaves_those_of_a_copy() -> None:
    state = position(land="beach J4 J5", red="~M1", under="wind wind")
    go(state, "sink J4")
    twin, weights = state.copy(), state.outcomes()
    go(state, "reveal wind")
    assert twin.outcomes() == weights


@pytest.mark.rule("survive.sight.values")
def test_a_guess_leaves_the_explorers_in_hand_as_they_are() -> None:
    state = go(opened(players=2), "place r6 D4", "place b6 D5")
    before = state.dump()
    for seed in range(10):
        state.determinise(0, Rng(seed))
    assert state.dump() == before


# ---------------------------------------------------------------- guesses at kept tiles


@pytest.mark.parametrize(("terrain", "held"), [(1, "dolphin.beach"), (2, "dolphin.forest")])
@pytest.mark.rule("survive.tile.red")
def test_any_tile_with_a_red_edge_may_be_kept_as_often_as_it_is_left(
    terrain: int, held: str
) -> None:
    """All other tiles of the terrain are still on the island."""
    state = position(land="beach J4, forest J5", red="~M1", kept=["", held])
    first = (terrain - 1) * BACKS
    state.backs_left = TILE_COUNTS[:]
    state.backs_left[first + DOLPHIN] -= 1
    codes = set()
    for seed in range(120):
        twin = cast("SurviveState", state.determinise(0, Rng(seed)))
        codes.update(twin.kept[1])
        assert min(twin.backs_left) >= 0
        assert sum(twin.backs_left) == sum(TILE_COUNTS) - 1
    kept = range(first + FIRST_KEPT, first + BACKS)
    assert codes == {code for code in kept if TILE_COUNTS[code]}
