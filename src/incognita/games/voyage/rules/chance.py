"""Drawing a tile: its back tells whether it has an event."""

from incognita.core.rng import Rng
from incognita.games.voyage.rules.patterns import PATTERNS
from incognita.games.voyage.rules.piles import EVENT_BACK
from incognita.games.voyage.rules.state import VoyageState


def first_code(state: VoyageState) -> int:
    """Tiles that may be drawn from the chosen pile have this code or a higher one."""
    return PATTERNS if state.backs[state.pile] == EVENT_BACK else 0


def tile_weights(state: VoyageState) -> list[int]:
    """By code, from first_code(): how many may lie on top of the chosen pile."""
    if state.backs[state.pile] == EVENT_BACK:
        return state.left[PATTERNS:]
    return state.left[:PATTERNS]


def sample_code(state: VoyageState, rng: Rng) -> int:
    """One of them, by the same weights."""
    if state.backs[state.pile] == EVENT_BACK:
        return rng.pick_between(state.left, PATTERNS, len(state.left))
    return rng.pick_between(state.left, 0, PATTERNS)
