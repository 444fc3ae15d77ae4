"""The result of a search."""

from typing import NamedTuple


class Advice(NamedTuple):
    """An action and its expected result from 0 to 1, on the scale of State.returns().

    A plan of several actions has the others in `next_actions`.
    """

    action: int
    expected: float
    next_actions: tuple[int, ...] = ()
