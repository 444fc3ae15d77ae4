"""Tiles and sea (entdecker.sea.*)."""

import pytest

from incognita.games.entdecker.rules.tables import GRID
from tests.entdecker.positions import (
    GAME,
    LONE,
    PAIR,
    TWO_ISLANDS,
    offers,
    sail,
    table,
    view,
    why_not,
)
from tests.voyage.random_games import played_out


@pytest.mark.rule("entdecker.sea.match")
def test_sides_that_meet_agree() -> None:
    state = sail(table(PAIR), "start S|B7", "announce 1", "C")
    assert offers(state) == {"lay B7/3"}
    assert why_not(state, "lay B7/0") == why_not(state, "lay B7/1") == "sea.match"


@pytest.mark.rule("entdecker.sea.border")
def test_the_border_is_sea() -> None:
    state = sail(table(), "start S|A7", "announce 1", "C")
    assert why_not(state, "lay A7/3") == "sea.border"
    assert why_not(state, "lay A7/2") == "explore.sea-to-ship"
    for seed in range(3):
        for at, mask in enumerate(played_out(GAME, seed)):
            assert mask < 0 or not mask & GRID.border(at)


@pytest.mark.rule("entdecker.sea.turn")
def test_a_tile_may_be_turned() -> None:
    state = sail(table(), "start S|E7", "announce 1", "C")
    assert offers(state) == {"lay E7/0", "lay E7/1", "lay E7/3"}


@pytest.mark.rule("entdecker.sea.two-lands")
def test_the_lands_of_a_strait_are_apart() -> None:
    state = sail(table(TWO_ISLANDS), "start S|B7", "announce 1", "O", "lay B7/1")
    squares = [island["squares"] for island in view(state)["islands"]]
    assert squares == [[60, 61], [61, 62]]
    assert offers(state, "build post") == {"build post E", "build post W"}
    bay = sail(table(LONE), "start E7", "announce 1", "B", "lay E6/3")
    assert offers(bay, "build post") == {"build post"}


@pytest.mark.rule("entdecker.sea.routes")
def test_sea_sides_are_joined() -> None:
    state = sail(table(LONE), "start E7", "announce 2", "C", "lay D7/0", "S")
    assert offers(state) == {"lay C7/0"}
    dead = sail(table(LONE), "start E7", "announce 2", "A", "lay F7/0")
    assert why_not(dead, "draw 1") == "explore.dead-end"


@pytest.mark.rule("entdecker.sea.island")
def test_corners_join_no_islands() -> None:
    assert len(view(table("A7=C/1 B6=C/3"))["islands"]) == 2
    assert len(view(table("A7=C/1 B7=C/3"))["islands"]) == 1


@pytest.mark.rule("entdecker.sea.complete")
def test_an_island_is_complete_without_a_loose_side() -> None:
    state = table(PAIR)
    assert [island["complete"] for island in view(state)["islands"]] == [False]
    sail(state, "start S|B7", "announce 1", "C", "lay B7/3")
    assert [(one["complete"], one["value"]) for one in view(state)["islands"]] == [(True, 2)]


@pytest.mark.rule("entdecker.sea.discovered")
def test_a_laid_tile_stays() -> None:
    assert played_out(GAME, 5).count(-1) < 70
    state = sail(table(LONE), "start E7", "announce 1", "S")
    assert why_not(state, "lay E7/0") == "sea.discovered"
