"""Hidden piles as multisets: only heights and the backs of top tiles are in sight."""

from typing import Final

from incognita.games.voyage.rules.patterns import PATTERNS

# What the back of a top tile shows: nothing, a question mark, or not yet seen.
PLAIN_BACK: Final = 0
EVENT_BACK: Final = 1
UNKNOWN_BACK: Final = 2


def dealt(total: int, piles: int) -> list[int]:
    """Heights of so many piles, as even as they go."""
    return [total // piles + (1 if pile < total % piles else 0) for pile in range(piles)]


def unseen_top(backs: list[int]) -> int:
    """The first pile whose top back has not been looked at; -1 if there is none."""
    for pile, back in enumerate(backs):
        if back == UNKNOWN_BACK:
            return pile
    return -1


def back_weights(left: list[int], heights: list[int], backs: list[int]) -> list[int]:
    """Plain tiles and event tiles that do not lie on top of a pile.

    left counts the tiles of all piles together by PATTERNS * event + pattern.
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


def spread(total: int, used: list[int], piles: int) -> list[int]:
    """Heights after so many tiles were dealt anew onto the piles named, of all there are."""
    heights = [0] * piles
    for pile, height in zip(used, dealt(total, len(used)), strict=True):
        heights[pile] = height
    return heights


def covered(heights: list[int]) -> list[int]:
    """Backs after a shuffle: none of the tops was seen."""
    return [UNKNOWN_BACK if height else PLAIN_BACK for height in heights]


def has_twin(heights: list[int], backs: list[int], pile: int) -> bool:
    """Whether a pile before this one has the same back."""
    for other in range(pile):
        if heights[other] and backs[other] == backs[pile]:
            return True
    return False
