"""Outcomes: tiles and start village of a random landscape, objectives, and the next card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from incognita.core.rng import Rng
from incognita.games.explorers.rules import apply as decisions
from incognita.games.explorers.rules import moves
from incognita.games.explorers.rules.actions import (
    CARD,
    LAY,
    OBJECTIVE,
    START_VILLAGE,
    card_of,
    facing_of,
)
from incognita.games.explorers.rules.actions import (
    card as card_outcome,
)
from incognita.games.explorers.rules.landscape import nearest_villages
from incognita.games.explorers.rules.phases import (
    CHOOSING_VILLAGE,
    DRAWING_OBJECTIVE,
    LAYING,
    NAMING,
)
from incognita.games.explorers.rules.tables import OBJECTIVE_COUNT, QUARTER_TURNS, TILES
from incognita.games.explorers.rules.turns import begin_turn, next_objective

if TYPE_CHECKING:
    from incognita.games.explorers.rules.state import ExplorersState


def outcomes(state: ExplorersState) -> list[tuple[int, int]]:
    """All outcomes are equally likely."""
    if state.phase == LAYING:
        return [(action, 1) for action in moves.lay_moves(state)]
    if state.phase == CHOOSING_VILLAGE:
        return [(START_VILLAGE + slot, 1) for slot in nearest_villages(state.land)]
    if state.phase == DRAWING_OBJECTIVE:
        return [(OBJECTIVE + id - 1, 1) for id in undrawn(state)]
    return [(card_outcome(card, facing), 1) for card in state.deck for facing in facings(state)]


def undrawn(state: ExplorersState) -> list[int]:
    return [id for id in range(1, OBJECTIVE_COUNT + 1) if id not in state.objectives]


def facings(state: ExplorersState) -> list[int]:
    """Alone, either side may face the player (explorers.solo.not-turned)."""
    return [0, 1] if state.seats == 1 else [-1]


def sample(state: ExplorersState, rng: Rng) -> int:
    if state.phase == LAYING:
        tiles = [tile for tile in range(TILES) if tile + 1 not in state.tiles]
        return LAY + tiles[rng.below(len(tiles))] * QUARTER_TURNS + rng.below(QUARTER_TURNS)
    if state.phase == CHOOSING_VILLAGE:
        nearest = nearest_villages(state.land)
        return START_VILLAGE + nearest[rng.below(len(nearest))]
    if state.phase == DRAWING_OBJECTIVE:
        left = undrawn(state)
        return OBJECTIVE + left[rng.below(len(left))] - 1
    facing = rng.below(2) if state.seats == 1 else -1
    return card_outcome(state.deck[rng.below(len(state.deck))], facing)


def apply(state: ExplorersState, outcome: int) -> None:
    if outcome >= CARD:
        apply_card(state, card_of(outcome), facing_of(outcome))
    elif outcome >= OBJECTIVE:
        apply_objective(state, outcome)
    else:
        decisions.apply(state, outcome, 0)


def apply_objective(state: ExplorersState, outcome: int) -> None:
    state.objectives = [*state.objectives, outcome - OBJECTIVE + 1]
    state.races_struck = [*state.races_struck, 0]
    next_objective(state)


def apply_card(state: ExplorersState, card: int, facing: int) -> None:
    state.deck = [other for other in state.deck if other != card]
    state.card = card
    state.facing_side = facing
    if state.active() >= 0:
        state.phase = NAMING
    else:
        begin_turn(state)
