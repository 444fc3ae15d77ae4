"""The last tiles: of a cave, of the reserve, and of the used ones (eldorado.hex.reserve)."""

import pytest

from incognita.core import CHANCE
from incognita.games.eldorado.rules.extras import laid_out
from incognita.games.eldorado.rules.state import EldoradoState
from tests.eldorado.hexes import hex_line
from tests.eldorado.positions import extras_of, go, legal, line, tiles, why_not

PASS, STEP = 11, 12


def left(reserve: str = "", used: str = "") -> EldoradoState:
    """A table whose reserve and used tiles are these; all others are held by the next seat."""
    state = hex_line("J1 J1", hand="cave_explorer cave_explorer lara_omalley")
    extras = extras_of(state)
    kinds = {"pass": PASS, "step": STEP}
    held = extras.pool
    extras.pool, extras.reserve = [0] * 18, len(reserve.split())
    for pile, words in ((extras.pool, reserve), (extras.used, used)):
        for word in words.split():
            pile[kinds[word]] += 1
            held[kinds[word]] -= 1
    extras.tiles[18:36] = held
    return state


@pytest.mark.rule("eldorado.caves.piles")
def test_the_last_tile_of_a_cave_is_found() -> None:
    state = line("J1^ J1 J1", hand="explorer", caves=True)
    extras = extras_of(state)
    extras.caves, extras.reserve = [1], 35
    go(state, "explorer L1")
    [explore] = legal(state, "explore")
    go(state, explore, "find tile_pass")
    assert (extras.caves, extras.reserve, tiles(state)) == ([0], 35, "pass")
    assert extras.cave == -1


@pytest.mark.rule("eldorado.caves.piles")
def test_a_cave_is_searched_in_its_own_pile_also_when_the_reserve_is_empty() -> None:
    state = line("J1^ J1 J1", hand="explorer", caves=True)
    extras = extras_of(state)
    extras.caves, extras.reserve = [4], 0
    extras.second[STEP] = 1
    go(state, "explorer L1")
    [explore] = legal(state, "explore")
    go(state, explore)
    assert len(state.outcomes()) > 1
    go(state, "find tile_pass")
    assert (extras.caves, extras.reserve, extras.second[STEP]) == ([3], 0, 1)


@pytest.mark.rule("eldorado.hex.reserve")
def test_the_last_tile_of_the_reserve_is_taken_before_used_ones() -> None:
    state = go(left(reserve="pass", used="step"), "play cave_explorer")
    assert state.outcomes() == [(PASS, 1)]
    go(state, "find tile_pass")
    extras = extras_of(state)
    assert (extras.reserve, sum(extras.pool), sum(extras.used), sum(extras.second)) == (0, 0, 1, 0)


@pytest.mark.rule("eldorado.hex.reserve")
@pytest.mark.parametrize("card", ["cave_explorer", "lara_omalley"])
def test_one_tile_in_the_reserve_is_enough(card: str) -> None:
    assert f"play {card}" in legal(left(reserve="pass"))
    assert why_not(left(), f"play {card}") == ("no-reserve", "hex.reserve")


@pytest.mark.rule("eldorado.hex.reserve")
def test_used_tiles_become_a_reserve_that_is_used_up_before_it_is_made_anew() -> None:
    state = go(left(used="pass step"), "play cave_explorer")
    extras = extras_of(state)
    assert state.actor() == CHANCE
    assert state.outcomes() == [(PASS, 1), (STEP, 1)]
    assert sum(extras.used) == 0
    go(state, "find tile_pass", "use tile_pass", "play cave_explorer")
    assert state.outcomes() == [(STEP, 1)]
    assert (extras.used[PASS], extras.reserve) == (1, 0)
    go(state, "find tile_step")
    assert (sum(extras.second), sum(extras.used), extras.reserve) == (0, 1, 0)


@pytest.mark.rule("eldorado.hex.reserve", "eldorado.hex.cave-explorer")
def test_a_reserve_of_used_tiles_can_be_taken_from() -> None:
    state = go(left(used="pass step"), "play cave_explorer", "find tile_pass")
    assert sum(extras_of(state).second) == 1
    assert "play lara_omalley" in legal(state)


@pytest.mark.rule("eldorado.caves.piles")
def test_with_more_caves_than_tiles_the_last_ones_are_empty() -> None:
    extras = laid_out(2, 11, False)
    assert (extras.caves, extras.reserve) == ([4] * 9 + [0, 0], 0)
    assert laid_out(2, 3, True).reserve == 54 - 12
