"""What dumps hold, what a turn leaves behind, and tables that are worked out once."""

from typing import cast

import pytest

from incognita.core import Rng
from incognita.games.explorers.rules import objectives
from incognita.games.explorers.rules.board import (
    BONUS_BITS,
    COUNT_BITS,
    FOOD_BITS,
    NO_NOTE,
    RACE_NOTES,
    blank_board,
)
from incognita.games.explorers.rules.crossing import is_lost
from incognita.games.explorers.rules.phases import STAGE_WAIT
from incognita.games.explorers.rules.state import ExplorersState
from incognita.games.explorers.rules.tables import GEM, GRASS, KEY, KEY_SLOTS, MAP, MAP_SLOTS
from tests.explorers.playing import do, scatter, seal_all, stage, turn_up
from tests.explorers.positions import GAME, cells_of, meadow, sketch

ROAD = "S S S Vx G G G"


def test_dumps_go_on_meaning_the_same() -> None:
    assert GAME.start().dump()["version"] == 1
    assert (COUNT_BITS, FOOD_BITS, BONUS_BITS) == (5, 4, 2)
    blank = blank_board()
    assert (blank.stage, blank.side, blank.bonus_slot) == (STAGE_WAIT, -1, -1)


def test_every_family_of_objectives_is_called_by_its_name() -> None:
    names = ["none", "zones", "span", "counted", "race", "line", "square"]
    families = [getattr(objectives, name.upper()) for name in names]
    assert families == list(range(len(objectives.FAMILY_NAMES)))


@pytest.mark.parametrize("side", ["basic", "advanced"])
def test_as_many_boxes_as_values_for_gems(side: str) -> None:
    setup = meadow({}, gems=side).setup
    assert setup.gem_boxes() == len(setup.gem_values)


@pytest.mark.parametrize("objective", [1, 29, 32])
@pytest.mark.rule("explorers.objective.at-end")
def test_an_objective_that_is_no_race_is_noted_by_nobody(objective: int) -> None:
    state = meadow({"K": "A6:H6"}, objectives=[objective])
    scatter(state, 0, "A6:C6")
    seal_all(state)
    assert [board.notes[RACE_NOTES] for board in state.boards] == [NO_NOTE, NO_NOTE]
    assert state.races_struck == [0]


@pytest.mark.parametrize(("crosses", "side"), [("O15:P16", 2), ("A15:B16", 2), ("N14:P16", 3)])
@pytest.mark.rule("explorers.objective.square")
def test_a_square_at_the_lower_edge(crosses: str, side: int) -> None:
    state = scatter(meadow({}), 0, crosses)
    assert objectives.largest_square(state.boards[0].rows) == side


@pytest.mark.rule("explorers.objective.square")
def test_the_upper_and_the_lower_edge_make_no_square() -> None:
    state = scatter(meadow({}), 0, "A1:B1 A16:B16")
    assert objectives.largest_square(state.boards[0].rows) == 1


@pytest.mark.rule("explorers.objective.zone")
def test_every_cell_lies_once_in_one_zone() -> None:
    land = meadow({"S": "A1:P1"}).land
    zones = land.all_zones()[GRASS]
    assert sorted(at for zone in zones for at in zone) == [
        at for at, terrain in enumerate(land.terrain) if terrain == GRASS
    ]


def test_cells_with_items_are_all_but_the_villages() -> None:
    land = meadow({"K": "A6", "P": "B6", "T": "B2 O2 B15 O15"}).land
    scoring = land.scoring()
    with_items = [cell for cell in scoring.cells if land.items[cell]]
    assert with_items == sorted(cells_of("A6 B6 B2 O2 B15 O15"))
    assert [scoring.kind_at[cell] for cell in cells_of("A6 B6")] == [KEY, MAP]


@pytest.mark.parametrize(("item", "slots"), [(KEY, KEY_SLOTS), (MAP, MAP_SLOTS)])
@pytest.mark.rule("explorers.item.at-once")
def test_an_item_is_lost_once_all_its_boxes_are_ticked(item: int, slots: int) -> None:
    state = meadow({})
    board = state.boards[0]
    board.keys = board.maps = slots - 1
    assert not is_lost(state.setup, board, 0, item)
    board.keys = board.maps = slots
    assert is_lost(state.setup, board, 0, item)
    assert not is_lost(state.setup, board, 0, GEM)


# ---------------------------------------------------------------- turns


@pytest.mark.rule("explorers.cross.compulsory")
def test_crosses_without_a_cell_are_lost() -> None:
    state = do(sketch("S Vx G", card="grass|sand", named=0), 1, "take sand", "A1")
    assert (stage(state, 1), state.boards[1].crosses_left) == ("seal", 0)


@pytest.mark.rule("explorers.turn.at-once")
def test_nothing_of_a_turn_is_left_but_its_crosses() -> None:
    state = sketch(ROAD, card="grass|sand", named=0)
    do(state, 1, "take sand", "C1", "B1", "A1", "seal")
    do(state, 0, "E1", "F1", "G1", "seal")
    for board in state.boards:
        assert (board.stage, board.side, board.using_map) == (STAGE_WAIT, -1, 0)
        assert (board.terrains, board.usable_maps, board.crosses_left) == (0, 0, 0)
    assert state.undoable(0) == -1


@pytest.mark.rule("explorers.solo.facing")
def test_no_side_faces_the_player_before_the_card_is_turned_up() -> None:
    state = seal_all(meadow({}, players=1, facing=1))
    assert (state.card, state.facing_side) == (-1, -1)
    turn_up(state, facing=1)
    assert state.facing_side == 1


def test_a_copy_asks_the_same_seat_first() -> None:
    state = sketch(ROAD, card="grass|sand", named=0).as_actor(1)
    assert state.copy().actor() == 1


@pytest.mark.rule("explorers.sight.hidden")
def test_a_guess_forgets_where_the_turn_before_began() -> None:
    state = sketch("S S S Vx G G G G G G", card="grass|sand", named=0)
    do(state, 1, "take sand", "C1", "B1", "A1", "seal")
    do(state, 0, "E1", "F1", "G1", "seal")
    turn_up(state)
    guess = cast("ExplorersState", state.determinise(0, Rng(3)))
    assert len(guess.boards[1].crossed) == 3
    assert guess.boards[1].new_crosses() == []


@pytest.mark.rule("explorers.solo.classes")
def test_alone_points_are_the_return() -> None:
    state = scatter(meadow({}, players=1), 0, "C4 E4 D3 D5 K4 M4")
    seal_all(state)
    points = state.scores()[0]
    assert points > 0
    assert state.returns() == [points / 200]
