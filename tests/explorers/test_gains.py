"""What bots keep on a board and update cross by cross, held to the same worked out from nothing."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from incognita.core import CHANCE, OVER, Rng
from incognita.games.explorers import Explorers
from incognita.games.explorers.ai.cell_gains import (
    DISCOUNTS,
    NO_CELL,
    CellGains,
    all_gains,
    cell_gains,
    only_cell,
)
from incognita.games.explorers.ai.cell_value import kept_values, kind_values
from incognita.games.explorers.ai.objective_value import POINT, add_cell_objectives
from incognita.games.explorers.ai.value import target_points
from incognita.games.explorers.rules.actions import BONUS, CROSS
from incognita.games.explorers.rules.board import Board
from incognita.games.explorers.rules.nearest import (
    MAX_STEPS,
    cell_of,
    kind_of,
    nearest_targets,
    steps_between,
    steps_of,
)
from incognita.games.explorers.rules.state import ExplorersState
from incognita.games.explorers.rules.tables import (
    ANY_TERRAIN,
    BESIDE,
    CELLS,
    SIZE,
    VILLAGE_GROUND,
)
from tests.laws.walks import choices, examples

GAME = Explorers()


def position(data: st.DataObject) -> ExplorersState:
    """Reached by the policy and by random play, which asks for the steps only now and then."""
    state = GAME.start(**data.draw(choices(GAME)))
    rng = Rng(data.draw(st.integers(0, 2**32)))
    for _ in range(data.draw(st.integers(20, 160))):
        if state.actor() == OVER or (state.start_slot >= 0 and rng.below(120) == 0):
            break
        legal = state.legal()
        if rng.below(4) == 0 and state.start_slot >= 0:
            asked = state.boards[rng.below(state.seats)]
            nearest_targets(asked, state.land)
            kept_values(state, asked)
        if legal and rng.below(2):
            state.apply(GAME.evaluator().choose(state, rng))
        else:
            state.apply(legal[rng.below(len(legal))] if legal else state.sample(rng))
    return state


def free_cells(board: Board) -> list[int]:
    return edge_cells(board.edge)


def edge_cells(edge: list[int]) -> list[int]:
    return [cell for cell in range(CELLS) if edge[cell >> 4] >> (cell & 15) & 1]


def steps_by_cell(targets: list[int]) -> dict[int, int]:
    return {int(cell_of(target)): int(steps_of(target)) for target in targets}


def fewest(cells: list[int], target: int) -> int:
    return min([MAX_STEPS, *[int(steps_between(cell, target)) for cell in cells]])


@settings(max_examples=examples(60), deadline=None)
@given(data=st.data())
def test_steps_that_were_updated_are_those_of_the_board(data: st.DataObject) -> None:
    state = position(data)
    if state.start_slot < 0:
        return
    for board in [*state.boards, *state.revealed]:
        free = free_cells(board)
        assert steps_by_cell(nearest_targets(board, state.land)) == {
            cell: fewest(free, cell)
            for cell in state.land.scoring().cells
            if not board.is_crossed(cell)
        }


@settings(max_examples=examples(60), deadline=None)
@given(data=st.data())
def test_values_that_were_kept_are_those_of_the_board(data: st.DataObject) -> None:
    state = position(data)
    if state.start_slot < 0:
        return
    for board in [*state.boards, *state.revealed]:
        values = kind_values(state, board)
        kept = kept_values(state, board)
        assert (kept.values, kept.worths) == (values, [max(0, value) for value in values])


@pytest.mark.parametrize("seed", range(4))
def test_values_hold_no_longer_than_they_should(seed: int) -> None:
    """Asked for at every decision of a whole game in which few cells of some kind are crossed."""
    state = GAME.start(players=1 + seed % 2)
    rng = Rng(seed)
    while state.actor() != OVER:
        if state.start_slot >= 0:
            for board in state.boards:
                assert kept_values(state, board).values == kind_values(state, board)
        if state.actor() == CHANCE:
            state.apply(state.sample(rng))
            continue
        kind_at = state.land.scoring().kind_at
        legal = state.legal()
        dull = [one for one in legal if CROSS <= one < BONUS and not kind_at[one - CROSS]]
        choice = dull or legal
        state.apply(choice[rng.below(len(choice))])


def values_and_targets(state: ExplorersState, board: Board) -> tuple[list[int], list[int]]:
    """By cell what it is worth, and the cells that draw others towards them."""
    scoring = state.land.scoring()
    kinds = kind_values(state, board)
    extra = [0] * CELLS
    further = add_cell_objectives(state, board, extra)
    values = [kinds[scoring.kind_at[cell]] + extra[cell] for cell in range(CELLS)]
    targets = {
        cell for cell in scoring.cells if values[cell] > 0 and not board.is_crossed(cell)
    } | {cell for cell in further if state.land.terrain[cell] != VILLAGE_GROUND}
    return values, sorted(targets)


@settings(max_examples=examples(60), deadline=None)
@given(data=st.data())
def test_each_target_adds_to_the_free_cells_nearest_to_it(data: st.DataObject) -> None:
    state = position(data)
    if state.start_slot < 0:
        return
    for board in state.boards:
        values, targets = values_and_targets(state, board)
        free = free_cells(board)
        gains = {cell: values[cell] for cell in free}
        points = 0
        for target in targets:
            steps = fewest(free, target)
            points += values[target] * DISCOUNTS[steps + 1]
            if 0 < steps < MAX_STEPS:
                part = values[target] * (DISCOUNTS[steps] - DISCOUNTS[steps + 1]) // POINT
                for cell in free:
                    gains[cell] += part if steps_between(cell, target) == steps else 0
        worked_out = all_gains(state, board)
        assert {cell: worked_out.gain_at(cell) for cell in free} == gains
        check_masks(state, board, gains)
        assert target_points(state, board) == points / (POINT * POINT)


def check_masks(state: ExplorersState, board: Board, gains: dict[int, int]) -> None:
    """Worked out for one terrain, the best cell is that of all cells."""
    masks = state.land.masks
    for terrains in range(1, ANY_TERRAIN + 1):
        some = cell_gains(state, board)
        some.set_gains(masks, terrains * SIZE)
        offered = {
            cell: gain
            for cell, gain in gains.items()
            if masks[terrains * SIZE + (cell >> 4)] >> (cell & 15) & 1
        }
        assert {cell: some.gain_at(cell) for cell in offered} == offered
        best = max(offered, key=lambda cell: (offered[cell], -cell), default=NO_CELL)
        assert some.best(masks, terrains * SIZE) == best
        only = best if len(offered) == 1 else NO_CELL
        assert only_cell(board.edge, masks, terrains * SIZE) == only


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("objectives", [0, 3])
def test_crosses_in_thought_leave_the_board_as_it_is(seed: int, objectives: int) -> None:
    state = GAME.start(players=2, objectives=objectives)
    rng = Rng(seed)
    while state.round < 2:
        outcome = state.actor() < 0
        state.apply(state.sample(rng) if outcome else GAME.evaluator().choose(state, rng))
    board = state.boards[0]
    before = (board.rows[:], board.edge[:], nearest_targets(board, state.land)[:])
    gains = all_gains(state, board)
    free = {cell: gains.gain_at(cell) for cell in free_cells(board)}
    targets = gains.targets[:]
    thought = gains.copy()
    for crossed in range(1, 7):
        cell = thought.best(state.land.masks, ANY_TERRAIN * SIZE)
        expected = crossed_in_thought(state, thought, free, cell)
        thought.cross(cell, state.land.crossable)
        assert {cell: thought.gain_at(cell) for cell in edge_cells(thought.edge)} == expected
        free = expected
        count = sum(row.bit_count() for row in thought.rows)
        assert count == sum(row.bit_count() for row in board.rows) + crossed
    assert (board.rows, board.edge, nearest_targets(board, state.land)) == before
    assert gains.targets == targets


def crossed_in_thought(
    state: ExplorersState, thought: CellGains, gains: dict[int, int], cell: int
) -> dict[int, int]:
    """The gains once a cell is crossed, worked out the long way from the present steps."""
    targets = [
        (int(cell_of(target)), int(steps_of(target)), thought.worths[kind_of(target)])
        for target in thought.targets
    ]
    after = {other: gain for other, gain in gains.items() if other != cell}
    for other in BESIDE[cell]:
        row, bit = other >> 4, 1 << (other & 15)
        if not state.land.crossable[row] & ~thought.rows[row] & ~thought.edge[row] & bit:
            continue
        after[other] = int(thought.value(other))
        for target, before, worth in targets:
            away = min(before, int(steps_between(cell, target)) - 1)
            now = int(steps_between(other, target))
            if before > 0 and 0 < now <= away:
                after[other] += worth * (DISCOUNTS[now] - DISCOUNTS[away + 1]) // POINT
    return after
