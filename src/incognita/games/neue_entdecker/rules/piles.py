"""The discards and the open stacks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from incognita.games.neue_entdecker.rules.tables import CODES, NEW_PILES
from incognita.games.voyage.rules.fitting import targets
from incognita.games.voyage.rules.patterns import MASKS, PATTERN_OF, PATTERNS
from incognita.games.voyage.rules.piles import (
    code_with,
    count_of,
    deal_onto,
    hidden,
    one_less,
    take_from_piles,
)  # fmt: skip

if TYPE_CHECKING:
    from incognita.games.neue_entdecker.rules.state import NeueEntdeckerState

# Where open tiles are looked for, one after the other.
STACKS: Final = 0
DISCARDS: Final = 1
PILES_SEARCHED: Final = 2


def drawable(state: NeueEntdeckerState) -> int:
    """As many hidden tiles can be announced (neue-entdecker.announce.hidden-left)."""
    return hidden(state) + sum(state.discards)


def any_open(state: NeueEntdeckerState) -> bool:
    """Whether some open stack holds a tile."""
    for count in state.stock:
        if count:
            return True
    return False


def discard(state: NeueEntdeckerState, code: int) -> None:
    """A tile that fits nowhere (neue-entdecker.explore.misfit)."""
    state.discards = state.discards[:]
    state.discards[code] += 1


def shuffle_discards(state: NeueEntdeckerState) -> None:
    """They are the hidden piles from now on, in two piles (neue-entdecker.piles.reshuffle)."""
    state.left = state.discards
    state.discards = [0] * CODES
    deal_onto(state, list(range(NEW_PILES)))


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
        lays = ways(state, ahead, sources(state, where))
        if lays:
            return lays
    return []


def ways(state: NeueEntdeckerState, ahead: list[int], there: list[int]) -> list[int]:
    lays: list[int] = []
    for target in ahead:
        square = target >> 2
        needs = state.sea.needs[square]
        known = needs >> 4
        for mask in range(MASKS):
            if (mask ^ needs) & known == 0 and there[PATTERN_OF[mask]]:
                lays.append(MASKS * square + mask)
    return lays


def take_tile(state: NeueEntdeckerState, pattern: int) -> bool:
    """Find a tile of this pattern; whether the piles were searched (neue-entdecker.fill.source)."""
    if state.stock[pattern]:
        state.stock = one_less(state.stock, pattern)
        return False
    code = code_with(state.discards, pattern)
    if code >= 0:
        state.discards = one_less(state.discards, code)
        return False
    return take_from_piles(state, pattern)
