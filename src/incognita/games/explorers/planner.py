"""The planner: whole turns, tried out in futures that are played on quickly for a while."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from incognita.core import CHANCE, OVER, Rng, Worth
from incognita.core.budget import Budget
from incognita.games.explorers.actions import SEAL
from incognita.games.explorers.hopes import hope
from incognita.games.explorers.phases import NAMING, PHASE_OVER, SEALS, TURNING_CARD, is_veiled
from incognita.games.explorers.prizes import turns_left
from incognita.games.explorers.scoring import total
from incognita.games.explorers.turns import Turn, turns_from

if TYPE_CHECKING:
    from incognita.games.explorers.state import ExplorersState

# So many turns are tried out; what was hoped of them counts like so many futures.
MOST_TURNS: Final = 16
TRUST: Final = 3.0
# A future goes so many turns far.
HORIZON: Final = 4
# Points by which one is ahead of another, from doubtful to sure.
SURE: Final = 6.0


class Planner:
    """Tries out turns in the same futures, and lets go of the worse half from time to time."""

    def __init__(self, worth: Worth, seat: int, budget: Budget, rng: Rng) -> None:
        self.worth = worth
        self.seat = seat
        self.budget = budget
        self.rng = rng

    def best(self, turns: list[Turn]) -> Turn:
        stages = (len(turns) - 1).bit_length()
        alive = turns
        for stage in range(1, stages + 1):
            if agreed(alive):
                break
            while self.budget.spent() < stage / stages and self.sweep(alive):
                pass
            alive = better_half(alive)
        return alive[0]

    def sweep(self, turns: list[Turn]) -> bool:
        """One future for each turn, with the same cards; a sweep cut short does not count."""
        seed = self.rng.bits()
        results: list[float] = []
        for turn in turns:
            if self.budget.spent() >= 1.0:
                return False
            results.append(self.future(turn, Rng(seed)))
            self.budget.done += 1
        for at in range(len(turns)):
            turns[at].sum += results[at]
        return True

    def future(self, turn: Turn, rng: Rng) -> float:
        """Seal the turn, and let everybody play on by quick choices."""
        state = turn.state.copy()
        if is_veiled(state.phase) and state.boards[self.seat].stage == SEALS:
            state.apply(SEAL, self.seat)
        last = turns_left(state) - HORIZON
        actor = state.actor()
        while actor != OVER:
            if actor == CHANCE:
                if state.phase == TURNING_CARD and turns_left(state) <= last:
                    break
                state.apply(state.sample(rng))
            else:
                state.apply(self.worth.choose(state, rng), actor)
            actor = state.actor()
        return outcome(state, self.seat)


def outcome(state: ExplorersState, seat: int) -> float:
    """Points alone; among others, points and by how much they are ahead of each."""
    mine = prospect(state, seat)
    if state.seats == 1:
        return mine
    ahead = 0.0
    for other in range(state.seats):
        if other != seat:
            behind = prospect(state, other) - mine
            ahead += 1.0 / (1.0 + exp(behind / SURE))
    return 4.0 * SURE * ahead / (state.seats - 1)


def prospect(state: ExplorersState, seat: int) -> float:
    """The points at the end, or those to be hoped for."""
    board = state.boards[seat]
    return float(total(state, board)) if state.phase == PHASE_OVER else hope(state, board)


def better_half(turns: list[Turn]) -> list[Turn]:
    return sorted(turns, key=judged, reverse=True)[: (len(turns) + 1) // 2]


def agreed(turns: list[Turn]) -> bool:
    """They all begin with the same decision, so there is nothing more to find out."""
    first = turns[0].actions[0]
    for turn in turns:
        if turn.actions[0] != first:
            return False
    return True


def judged(turn: Turn) -> float:
    """By the futures, and by what was hoped of it before."""
    return turn.sum + TRUST * turn.hope


def put_back(state: ExplorersState, seat: int) -> None:
    """Whatever others have done in this turn is not known: they have it all before them."""
    if not is_veiled(state.phase):
        return
    for other in range(state.seats):
        if other != seat:
            state.boards[other] = state.known[other].copy()


def plan(
    state: ExplorersState, seat: int, *, worth: Worth, seconds: float, futures: int, rng: Rng
) -> int:
    """The first decision of the best turn, or -1 where there is no turn to plan."""
    if state.phase != NAMING and not is_veiled(state.phase):
        return -1
    legal = state.legal(seat)
    if len(legal) == 1:
        return legal[0]
    budget = Budget(seconds, futures)
    start = state.asking(seat)
    put_back(start, seat)
    quick = worth.choose(start, rng)
    turns = turns_from(start, seat, budget)
    if not turns:
        return quick
    return Planner(worth, seat, budget, rng).best(turns[:MOST_TURNS]).actions[0]
