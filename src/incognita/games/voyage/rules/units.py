"""Units on the squares of a sea, each written down as one number.

By square, 0 is no unit, and 1 + 2 * (forms * seat + form) + area is one: a game has so many forms
of units, and area is the land of its tile that the unit stands on.
"""

from typing import Final

SEATS: Final = 4
# Kinds of unit in the supply of a seat.
UNITS: Final = 3


def area_of(written: int) -> int:
    """Which land of its tile a unit stands on."""
    return (written - 1) & 1


def owner_table(forms: int) -> list[int]:
    """By unit as it is written down: its seat."""
    return [0, *[seat for seat in range(SEATS) for _ in range(2 * forms)]]


def strength_table(strengths: list[int]) -> list[int]:
    """By unit as it is written down: its strength, from those of the forms."""
    return [0, *[strength for _ in range(SEATS) for strength in strengths for _ in range(2)]]
