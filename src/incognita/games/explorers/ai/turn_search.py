"""Whole turns of one seat: every option, and for each the runs of crosses that promise most."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from incognita.games.explorers.ai.cell_value import BONUS_PRIZE
from incognita.games.explorers.ai.objective_value import POINT
from incognita.games.explorers.ai.outlook import outlook
from incognita.games.explorers.ai.value import hope
from incognita.games.explorers.rules.actions import BONUS, CROSS, SEAL
from incognita.games.explorers.rules.crossing import can_cross
from incognita.games.explorers.rules.phases import (
    CROSSES,
    DONE,
    NAMING,
    PHASE_OVER,
    SEALS,
    is_simultaneous,
)
from incognita.games.explorers.rules.scoring import total
from incognita.games.explorers.rules.tables import ANY_TERRAIN, SLOTS, TERRAINS
from incognita.search.budget import Budget
from incognita.search.halving import Candidate, prior_of

if TYPE_CHECKING:
    from incognita.games.explorers.rules.state import ExplorersState

# So many runs of crosses go on side by side, each by so many cells at a time.
WIDTH: Final = 4
BRANCHES: Final = 4


class Turn(Candidate):
    """Decisions in a row and the position they lead to; `gain` adds up what they promised."""

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
            SEALS,
            DONE,
        )


def turns_from(state: ExplorersState, seat: int, budget: Budget) -> list[Turn]:
    """Turns worth a thought, the most hopeful first; none if there is no time to see them all."""
    found: list[Turn] = []
    for opening in openings(Turn(state, [], 0), seat):
        if budget.spent() >= 1.0:
            return []
        found.extend(spread(opening, seat))
    for turn in found:
        turn.prior = hope_after(turn.state, seat)
    found.sort(key=prior_of, reverse=True)
    return found


def openings(turn: Turn, seat: int) -> list[Turn]:
    """Every option before the first cross: sides, maps, bonuses, and a terrain that is free."""
    if turn.is_done(seat):
        return [turn]
    board = turn.state.boards[seat]
    if turn.state.phase == NAMING or board.stage != CROSSES:
        found: list[Turn] = []
        for action in turn.state.legal(seat):
            found.extend(openings(turn.after(action, seat, 0), seat))
        return found
    if board.horses == 0 and board.terrains == ANY_TERRAIN:
        return in_each_terrain(turn, seat)
    return [turn]


def in_each_terrain(turn: Turn, seat: int) -> list[Turn]:
    """The first cross would settle the terrain; here it is settled before."""
    found: list[Turn] = []
    for terrain in range(TERRAINS):
        if can_cross(turn.state.boards[seat], turn.state.land, 1 << terrain):
            state = turn.state.copy()
            state.boards[seat].terrains = 1 << terrain
            found.append(Turn(state, turn.actions, 0))
    return found


def spread(first: Turn, seat: int) -> list[Turn]:
    """Beam search for the crosses of a turn, to the seal."""
    alive = [first]
    done: list[Turn] = []
    while alive:
        grown: list[Turn] = []
        for turn in alive:
            if turn.is_done(seat):
                done.append(turn)
            else:
                grown.extend(continued(turn, seat))
        alive = widest(grown, seat)
    return done


def continued(turn: Turn, seat: int) -> list[Turn]:
    """The turn, longer by one decision: by each of the cells that promise most."""
    state = turn.state
    legal = state.legal(seat)
    if legal[0] < CROSS or legal[0] >= BONUS:
        return [turn.after(action, seat, 0) for action in legal]
    gain = outlook(state, state.boards[seat]).gain
    ranked = sorted([(-gain[action - CROSS], action) for action in legal])
    return [turn.after(action, seat, -less) for less, action in ranked[:BRANCHES]]


def widest(grown: list[Turn], seat: int) -> list[Turn]:
    """The best of them; the same cells in another order are the same turn."""
    kept: list[Turn] = []
    seen: set[tuple[object, ...]] = set()
    for turn in sorted(grown, key=gain_of_turn, reverse=True):
        board = turn.state.boards[seat]
        key = (tuple(board.rows), board.left, board.horses, board.bonus, board.using)
        if key not in seen:
            seen.add(key)
            kept.append(turn)
            if len(kept) == WIDTH:
                break
    return kept


def gain_of_turn(turn: Turn) -> int:
    return turn.gain


def hope_after(state: ExplorersState, seat: int) -> float:
    """The points to be hoped for when the turn is over, as if the others sat it out."""
    ahead = state.copy()
    if is_simultaneous(ahead.phase) and ahead.boards[seat].stage != DONE:
        for other in ahead.boards:
            other.stage = DONE
        ahead.boards[seat].stage = SEALS
        ahead.apply(SEAL, seat)
    board = ahead.boards[seat]
    if ahead.phase == PHASE_OVER:
        return float(total(ahead, board))
    if ahead.start < 0:
        return 0.0
    crosses = 0
    for slot in range(SLOTS):
        crosses += board.bonus_at(slot)
    return hope(ahead, board) + crosses * BONUS_PRIZE / POINT
