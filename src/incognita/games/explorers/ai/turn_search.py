"""Beam search over whole turns of one seat: each first choice, then the best runs of crosses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from incognita.games.explorers.ai.cell_gains import all_gains
from incognita.games.explorers.ai.cell_value import BONUS_CROSS_VALUE
from incognita.games.explorers.ai.objective_value import POINT
from incognita.games.explorers.ai.value import expected_points
from incognita.games.explorers.rules.actions import BONUS, CROSS, SEAL
from incognita.games.explorers.rules.crossing import can_cross
from incognita.games.explorers.rules.phases import (
    NAMING,
    PHASE_OVER,
    STAGE_CROSS,
    STAGE_DONE,
    STAGE_SEAL,
    is_simultaneous,
)
from incognita.games.explorers.rules.scoring import total
from incognita.games.explorers.rules.tables import ANY_TERRAIN, SLOTS, TERRAINS
from incognita.search.budget import Budget
from incognita.search.halving import Candidate, prior_of

if TYPE_CHECKING:
    from incognita.games.explorers.rules.state import ExplorersState

# How many turns are kept at each length, and by how many cells each of them is extended.
WIDTH: Final = 4
EXTENSIONS: Final = 4


class Turn(Candidate):
    """A run of decisions and the position after them; `gain` is the sum of their gains."""

    def __init__(self, state: ExplorersState, actions: list[int], gain: int) -> None:
        super().__init__(actions[0] if actions else -1, 0.0)
        self.state = state
        self.actions = actions
        self.gain = gain

    def after(self, action: int, seat: int, gain: int) -> Turn:
        state = self.state.copy()
        state.apply(action, seat)
        return Turn(state, [*self.actions, action], self.gain + gain)

    def next_actions(self) -> tuple[int, ...]:
        return tuple(self.actions[1:])

    def is_done(self, seat: int) -> bool:
        """Nothing is left to decide but the seal."""
        if self.state.phase == NAMING:
            return False
        return not is_simultaneous(self.state.phase) or self.state.boards[seat].stage in (
            STAGE_SEAL,
            STAGE_DONE,
        )


def candidate_turns(state: ExplorersState, seat: int, budget: Budget) -> list[Turn]:
    """Turns to try out, those with the most expected points first; empty if time runs out."""
    turns: list[Turn] = []
    for first in first_choices(Turn(state, [], 0), seat):
        if budget.spent() >= 1.0:
            return []
        turns.extend(beam_search(first, seat))
    for turn in turns:
        turn.prior = expected_points_after(turn.state, seat)
    turns.sort(key=prior_of, reverse=True)
    return turns


def first_choices(turn: Turn, seat: int) -> list[Turn]:
    """Every choice before the first cross: sides, maps, bonuses, and the terrain if it is open."""
    if turn.is_done(seat):
        return [turn]
    board = turn.state.boards[seat]
    if turn.state.phase == NAMING or board.stage != STAGE_CROSS:
        turns: list[Turn] = []
        for action in turn.state.legal(seat):
            turns.extend(first_choices(turn.after(action, seat, 0), seat))
        return turns
    if board.horse_crosses == 0 and board.terrains == ANY_TERRAIN:
        return one_per_terrain(turn, seat)
    return [turn]


def one_per_terrain(turn: Turn, seat: int) -> list[Turn]:
    """The first cross would decide the terrain; here it is decided before, once for each."""
    turns: list[Turn] = []
    for terrain in range(TERRAINS):
        if can_cross(turn.state.boards[seat], turn.state.land, 1 << terrain):
            state = turn.state.copy()
            state.boards[seat].terrains = 1 << terrain
            turns.append(Turn(state, turn.actions, 0))
    return turns


def beam_search(first: Turn, seat: int) -> list[Turn]:
    """Beam search for the crosses of a turn, to the seal."""
    turns = [first]
    done: list[Turn] = []
    while turns:
        longer: list[Turn] = []
        for turn in turns:
            if turn.is_done(seat):
                done.append(turn)
            else:
                longer.extend(extensions(turn, seat))
        turns = best_distinct(longer, seat)
    return done


def extensions(turn: Turn, seat: int) -> list[Turn]:
    """The turn, longer by one decision: by each of the cells with the largest gains."""
    state = turn.state
    legal = state.legal(seat)
    if legal[0] < CROSS or legal[0] >= BONUS:
        return [turn.after(action, seat, 0) for action in legal]
    gains = all_gains(state, state.boards[seat])
    ranked = sorted([(-gains.gain_at(action - CROSS), action) for action in legal])
    return [turn.after(action, seat, -loss) for loss, action in ranked[:EXTENSIONS]]


def best_distinct(longer: list[Turn], seat: int) -> list[Turn]:
    """The turns with the largest gains; the same cells in another order count once."""
    kept: list[Turn] = []
    keys: set[tuple[object, ...]] = set()
    for turn in sorted(longer, key=turn_gain, reverse=True):
        board = turn.state.boards[seat]
        key = (
            tuple(board.rows),
            board.crosses_left,
            board.horse_crosses,
            board.bonuses,
            board.bonus_slot,
        )
        if key not in keys:
            keys.add(key)
            kept.append(turn)
            if len(kept) == WIDTH:
                break
    return kept


def turn_gain(turn: Turn) -> int:
    return turn.gain


def expected_points_after(state: ExplorersState, seat: int) -> float:
    """The points to be expected after this turn, as if the other seats did nothing in it."""
    after = state.copy()
    if is_simultaneous(after.phase) and after.boards[seat].stage != STAGE_DONE:
        for other in after.boards:
            other.stage = STAGE_DONE
        after.boards[seat].stage = STAGE_SEAL
        after.apply(SEAL, seat)
    board = after.boards[seat]
    if after.phase == PHASE_OVER:
        return float(total(after, board))
    if after.start_slot < 0:
        return 0.0
    crosses = 0
    for slot in range(SLOTS):
        crosses += board.bonus_at(slot)
    return expected_points(after, board) + crosses * BONUS_CROSS_VALUE / POINT
