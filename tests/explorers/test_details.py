"""Chance, guesses and counts that other tests meet only in passing."""

from typing import cast

import pytest

from incognita.core import CHANCE, Rng
from incognita.games.explorers.rules import actions as act
from incognita.games.explorers.rules import ending, turns
from incognita.games.explorers.rules.crossing import is_lost, next_bonus, next_stage
from incognita.games.explorers.rules.objectives import reached_places
from incognita.games.explorers.rules.phases import STAGE_BONUS, STAGE_SEAL, STAGE_WAIT
from incognita.games.explorers.rules.state import ExplorersState
from incognita.games.explorers.rules.tables import GEM, SIZE
from tests.explorers.playing import do
from tests.explorers.positions import GAME, cells_of, meadow, names, sketch


def before_a_card(players: int) -> ExplorersState:
    state = GAME.start(players=players)
    rng = Rng(1)
    while state.actor() != CHANCE or act.kind_of(state.sample(Rng(1))) != "card":
        legal = state.legal()
        state.apply(legal[0] if legal else state.sample(rng))
    return state


@pytest.mark.parametrize(("players", "facings"), [(1, {0, 1}), (2, {-1}), (3, {-1})])
@pytest.mark.rule("explorers.solo.facing")
def test_a_card_faces_a_player_who_is_alone(players: int, facings: set[int]) -> None:
    state = before_a_card(players)
    assert {act.facing_of(state.sample(Rng(seed))) for seed in range(30)} == facings


def test_nobody_else_may_decide() -> None:
    state = sketch("S S Vx G G", card="grass|sand", named=0, players=2)
    assert state.legal(0)
    assert state.legal(2) == state.legal(3) == []
    assert before_a_card(2).legal() == []


@pytest.mark.rule("explorers.sight.hidden")
def test_a_seat_that_has_sealed_is_given_a_whole_turn() -> None:
    state = sketch("S S S Vx G G G", card="grass|sand", named=0, players=3)
    do(state, 1, "take sand", "C1", "B1", "A1", "seal")
    guess = cast("ExplorersState", state.determinise(0, Rng(2)))
    assert len(guess.boards[1].crossed) > len(state.revealed[1].crossed)


@pytest.mark.rule("explorers.sight.reveal")
def test_nothing_of_a_turn_is_left_but_its_crosses() -> None:
    board = sketch("S S Vx G G", card="grass|sand", named=0, maps=1).boards[0]
    board.using_map = board.undoable = board.usable_maps = 1
    turns.clear_turn(board)
    assert (board.stage, board.side, board.using_map, board.terrains) == (STAGE_WAIT, -1, 0, 0)
    assert (board.usable_maps, board.undoable) == (0, 0)


@pytest.mark.rule("explorers.bonus.two-temples")
def test_while_a_bonus_is_chosen_none_is_in_use() -> None:
    state = meadow({"T": "B2 O2 B15 O15"}, temples="advanced", players=2)
    board = state.boards[0]
    board.bonuses = 0b0101
    board.bonus_slot = 3
    next_bonus(board, state.land)
    assert (board.stage, board.bonus_slot) == (STAGE_BONUS, -1)
    board.bonuses, board.bonus_slot, board.crosses_left = 0, 3, 0
    next_stage(board, state.land)
    assert (board.stage, board.bonus_slot) == (STAGE_SEAL, -1)


@pytest.mark.rule("explorers.setup.players")
def test_three_play_unless_another_number_is_asked_for() -> None:
    assert GAME.start().players() == 3


@pytest.mark.rule("explorers.gem.tick")
def test_a_gem_without_a_free_box_is_lost() -> None:
    state = sketch("Vx GD G", card="grass|sand", named=0)
    board, boxes = state.boards[0], state.setup.gem_boxes()
    for board.gems, lost in ((boxes - 1, False), (boxes, True)):
        assert is_lost(state.setup, board, 0, GEM) == lost


@pytest.mark.parametrize(("row", "column", "edges"), [(0, 3, 1), (7, 0, 1), (7, 15, 1), (7, 7, 0)])
def test_edges_that_are_reached(row: int, column: int, edges: int) -> None:
    rows = [0] * SIZE
    rows[row] = 1 << column
    assert reached_places(rows, "all_edges") == edges


@pytest.mark.rule("explorers.solo.classes")
def test_points_of_a_solo_game_as_a_return() -> None:
    returns = [ending.solo_return(points) for points in (-5.0, 0.0, 50.0, 100.0, 10000.0)]
    assert (returns[0], returns[1], returns[4]) == (0.0, 0.0, 1.0)
    assert 0.0 < returns[2] == pytest.approx(returns[3] / 2)


def test_cells_with_items_and_cells_that_score() -> None:
    land = meadow({"T": "B2", "D": "E9"}, start="D4").land
    assert names(land.scoring().cells)[:1] == ["B2"]
    assert set(cells_of("B2 E9 D3 D5 C4 E4")) <= set(land.scoring().cells)
