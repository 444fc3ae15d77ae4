"""Hidden piles as multisets: only heights and the backs of top tiles are in sight.

A tile is known by its code: PATTERNS * event + pattern. Event 0 is none.
"""

from typing import Final

from incognita.games.voyage.rules.patterns import PATTERNS
from incognita.games.voyage.rules.state import VoyageState
from incognita.mypyc_compat import i64

# What the back of a top tile shows: nothing, a question mark, or not yet seen.
PLAIN_BACK: Final = 0
EVENT_BACK: Final = 1
UNKNOWN_BACK: Final = 2


def dealt(total: int, piles: int) -> list[int]:
    """Heights of so many piles, as even as they go."""
    return [total // piles + (1 if pile < total % piles else 0) for pile in range(piles)]


def hidden(state: VoyageState) -> int:
    """How many tiles are left in all hidden piles."""
    total = 0
    for height in state.heights:
        total += height
    return total


def unseen_top(backs: list[int]) -> int:
    """The first pile whose top back has not been looked at; -1 if there is none."""
    for pile, back in enumerate(backs):
        if back == UNKNOWN_BACK:
            return pile
    return -1


def back_weights(left: list[int], heights: list[int], backs: list[int]) -> list[int]:
    """Plain tiles and event tiles that do not lie on top of a pile.

    left counts the tiles of all piles together by code.
    """
    plain = 0
    for pattern in range(PATTERNS):
        plain += left[pattern]
    events = sum(heights) - plain
    for pile, height in enumerate(heights):
        if height:
            if backs[pile] == PLAIN_BACK:
                plain -= 1
            elif backs[pile] == EVENT_BACK:
                events -= 1
    return [plain, events]


def show_back(state: VoyageState, back: int) -> None:
    """The back of the first top tile that nobody has seen."""
    pile = unseen_top(state.backs)
    state.backs = state.backs[:]
    state.backs[pile] = back


def take_top(state: VoyageState, code: int) -> None:
    """The tile that was drawn leaves its pile, and the next back comes into sight."""
    pile = state.pile
    state.left = one_less(state.left, code)
    state.heights = one_less(state.heights, pile)
    state.backs = state.backs[:]
    state.backs[pile] = UNKNOWN_BACK if state.heights[pile] else PLAIN_BACK


def take_from_piles(state: VoyageState, pattern: int) -> bool:
    """A tile of this pattern out of the hidden piles, or else a stand-in; whether one was there."""
    code = code_with(state.left, pattern)
    if code >= 0:
        state.left = one_less(state.left, code)
        return True
    state.stand_ins = state.stand_ins[:]
    state.stand_ins[pattern] += 1
    return False


def code_with(tiles: list[int], pattern: int) -> int:
    """The least code of this pattern among tiles by code; -1 if there is none."""
    code = pattern
    while code < len(tiles):
        if tiles[code]:
            return code
        code += PATTERNS
    return -1


def one_less(counts: list[int], at: int) -> list[int]:
    """A new list of which one entry counts one less."""
    counts = counts[:]
    counts[at] -= 1
    return counts


def count_of(tiles: list[int], pattern: int) -> int:
    """Tiles of a pattern, whatever their event, among tiles by code."""
    total = 0
    code = pattern
    while code < len(tiles):
        total += tiles[code]
        code += PATTERNS
    return total


def counts_of(tiles: list[int]) -> list[int]:
    """count_of() by pattern."""
    counts = tiles[:PATTERNS]
    pattern: i64 = 0
    code: i64 = PATTERNS
    end: i64 = len(tiles)
    while code < end:
        tile: i64 = tiles[code]
        if tile != 0:
            counts[pattern] += tile
        code += 1
        pattern = pattern + 1 if pattern < PATTERNS - 1 else 0
    return counts


def shuffle_again(state: VoyageState) -> None:
    """After a search the rest lies in as many piles as before, none of whose tops was seen."""
    heights = state.heights
    deal_onto(state, [pile for pile in range(len(heights)) if heights[pile]])


def deal_onto(state: VoyageState, used: list[int]) -> None:
    """All hidden tiles, shuffled, onto the piles named."""
    heights = [0] * len(state.heights)
    for pile, height in zip(used, dealt(sum(state.left), len(used)), strict=True):
        heights[pile] = height
    state.heights = heights
    state.backs = [UNKNOWN_BACK if height else PLAIN_BACK for height in heights]


def has_same_back(heights: list[int], backs: list[int], pile: int) -> bool:
    """Whether a pile before this one has the same back."""
    for other in range(pile):
        if heights[other] and backs[other] == backs[pile]:
            return True
    return False
