"""Tiles and sea (neue-entdecker.sea.*)."""

import pytest

from incognita.games.neue_entdecker.rules.tables import GRID
from tests.neue_entdecker.positions import (
    GAME,
    LONE,
    PAIR,
    TWO_ISLANDS,
    islands,
    offers,
    sail,
    table,
    why_not,
)
from tests.voyage.random_games import played_out


@pytest.mark.rule("neue-entdecker.sea.match")
def test_sides_that_meet_agree() -> None:
    state = sail(table(PAIR), "start S|B8", "hidden 1", "C")
    assert offers(state) == {"lay B8/3"}
    assert why_not(state, "lay B8/0") == why_not(state, "lay B8/1") == "sea.match"


@pytest.mark.rule("neue-entdecker.sea.border")
def test_the_border_is_sea() -> None:
    state = sail(table(), "start S|A8", "hidden 1", "C")
    assert why_not(state, "lay A8/3") == "sea.border"
    assert why_not(state, "lay A8/2") == "explore.sea-to-ship"
    for seed in range(3):
        for at, mask in enumerate(played_out(GAME, seed)):
            assert not mask & GRID.border(at)


@pytest.mark.rule("neue-entdecker.sea.turn")
def test_a_tile_may_be_turned() -> None:
    state = sail(table(), "start S|E8", "hidden 1", "C")
    assert offers(state) == {"lay E8/0", "lay E8/1", "lay E8/3"}


@pytest.mark.rule("neue-entdecker.sea.two-lands")
def test_the_lands_of_a_strait_are_apart() -> None:
    state = sail(table(TWO_ISLANDS), "start S|B8", "hidden 1", "O", "lay B8/1")
    assert islands(state) == [(2, True), (2, True)]
    assert offers(state, "build scout") == {"build scout E", "build scout W"}
    bay = sail(table(LONE), "start E8", "hidden 1", "B", "lay E7/3")
    assert offers(bay, "build scout") == {"build scout"}


@pytest.mark.rule("neue-entdecker.sea.routes")
def test_sea_sides_are_joined() -> None:
    state = sail(table(LONE), "start E8", "hidden 2", "C", "lay D8/0", "S")
    assert offers(state) == {"lay C8/0"}
    through = sail(table("D8=O/1"), "start D8", "hidden 1", "S")
    assert offers(through) == {"lay D7/0"}


@pytest.mark.rule("neue-entdecker.sea.island")
def test_corners_join_no_islands() -> None:
    assert islands(table("A8=C/1 B7=C/3")) == [(1, False), (1, False)]
    assert islands(table("A8=C/1 B8=C/3")) == [(2, True)]


@pytest.mark.rule("neue-entdecker.sea.complete")
def test_an_island_is_complete_without_a_loose_side() -> None:
    state = table(PAIR)
    assert islands(state) == [(1, False)]
    sail(state, "start S|B8", "hidden 1", "C", "lay B8/3")
    assert islands(state) == [(2, True)]


@pytest.mark.rule("neue-entdecker.sea.discovered")
def test_a_laid_tile_stays() -> None:
    assert -1 not in played_out(GAME, 5)
    state = sail(table(LONE), "start E8", "hidden 1", "S")
    assert why_not(state, "lay E8/0") == "sea.discovered"
