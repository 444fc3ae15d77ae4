"""The hidden piles, the discards and the open stacks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from incognita.games.neue_entdecker.rules.tables import CODES, NEW_PILES, PILES
from incognita.games.voyage.rules.fitting import targets
from incognita.games.voyage.rules.patterns import MASKS, PATTERN_OF, PATTERNS
from incognita.games.voyage.rules.piles import PLAIN_BACK, UNKNOWN_BACK, covered, spread

if TYPE_CHECKING:
    from incognita.games.neue_entdecker.rules.state import NeueEntdeckerState

# Where open tiles are looked for, one after the other.
STACKS: Final = 0
DISCARDS: Final = 1
PILES_SEARCHED: Final = 2


def hidden(state: NeueEntdeckerState) -> int:
    """How many tiles lie in all hidden piles."""
    heights = state.heights
    return heights[0] + heights[1] + heights[2] + heights[3] + heights[4] + heights[5]


def drawable(state: NeueEntdeckerState) -> int:
    """As many hidden tiles can be announced (neue-entdecker.announce.hidden-left)."""
    return hidden(state) + sum(state.discards)


def any_open(state: NeueEntdeckerState) -> bool:
    """Whether some open stack holds a tile."""
    for count in state.stock:
        if count:
            return True
    return False


def take_top(state: NeueEntdeckerState, code: int) -> None:
    """The tile that was drawn leaves its pile, and the next back comes into sight."""
    pile = state.pile
    state.left = state.left[:]
    state.left[code] -= 1
    state.heights = state.heights[:]
    state.heights[pile] -= 1
    state.backs = state.backs[:]
    state.backs[pile] = UNKNOWN_BACK if state.heights[pile] else PLAIN_BACK


def discard(state: NeueEntdeckerState, code: int) -> None:
    """A tile that fits nowhere (neue-entdecker.explore.misfit)."""
    state.discards = state.discards[:]
    state.discards[code] += 1


def shuffle_discards(state: NeueEntdeckerState) -> None:
    """They are the hidden piles from now on, in two piles (neue-entdecker.piles.reshuffle)."""
    state.left = state.discards
    state.discards = [0] * CODES
    state.heights = spread(sum(state.left), list(range(NEW_PILES)), PILES)
    state.backs = covered(state.heights)


def shuffle_piles(state: NeueEntdeckerState) -> None:
    """After a search the rest lies in as many piles as before."""
    used = [pile for pile in range(PILES) if state.heights[pile]]
    state.heights = spread(sum(state.left), used, PILES)
    state.backs = covered(state.heights)


def count_of(tiles: list[int], pattern: int) -> int:
    """Tiles of a pattern, whatever their event, among tiles by code."""
    return (
        tiles[pattern]
        + tiles[pattern + PATTERNS]
        + tiles[pattern + 2 * PATTERNS]
        + tiles[pattern + 3 * PATTERNS]
        + tiles[pattern + 4 * PATTERNS]
    )


def sources(state: NeueEntdeckerState, where: int) -> list[int]:
    """By pattern: how many tiles lie there."""
    if where == STACKS:
        return state.stock
    tiles = state.discards if where == DISCARDS else state.left
    return [count_of(tiles, pattern) for pattern in range(PATTERNS)]


def open_ways(state: NeueEntdeckerState) -> list[int]:
    """Ways to lay an open tile before the ship: MASKS * square + land sides, in order.

    From the discards if no open tile fits, from the hidden piles if no discard does either
    (neue-entdecker.piles.open-discard, .open-search).
    """
    ahead = sorted(targets(state.sea, state.ship))
    for where in range(STACKS, PILES_SEARCHED + 1):
        found = ways(state, ahead, sources(state, where))
        if found:
            return found
    return []


def ways(state: NeueEntdeckerState, ahead: list[int], there: list[int]) -> list[int]:
    found: list[int] = []
    for target in ahead:
        square = target >> 2
        needs = state.sea.needs[square]
        known = needs >> 4
        for mask in range(MASKS):
            if (mask ^ needs) & known == 0 and there[PATTERN_OF[mask]]:
                found.append(MASKS * square + mask)
    return found


def take_tile(state: NeueEntdeckerState, pattern: int) -> bool:
    """Find a tile of this pattern; whether the piles were searched (neue-entdecker.fill.source)."""
    if state.stock[pattern]:
        state.stock = state.stock[:]
        state.stock[pattern] -= 1
        return False
    for code in range(pattern, CODES, PATTERNS):
        if state.discards[code]:
            state.discards = state.discards[:]
            state.discards[code] -= 1
            return False
    for code in range(pattern, CODES, PATTERNS):
        if state.left[code]:
            state.left = state.left[:]
            state.left[code] -= 1
            return True
    state.stand_ins = state.stand_ins[:]
    state.stand_ins[pattern] += 1
    return False
