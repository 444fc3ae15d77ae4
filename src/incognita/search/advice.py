"""What a search found out."""

from typing import NamedTuple


class Advice(NamedTuple):
    """A decision that was looked at, and the result it can be expected to bring, from 0 to 1.

    Results are those of State.returns(): the share of the others that are left behind; alone, what
    the game makes of its points. A plan of several decisions tells what it would do `then`.
    """

    action: int
    chance: float
    then: tuple[int, ...] = ()
