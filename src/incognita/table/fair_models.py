"""What the server says about the chance of a table."""

from msgspec import Struct


class Promised(Struct, frozen=True):
    """The commitment to a secret; the table that names it draws all its chance from that secret."""

    commitment: str


class SeedGiven(Struct, frozen=True):
    """What a seat's browser added to chance after so many events."""

    events: int
    seat: int
    value: int


class DrawnEvent(Struct, frozen=True):
    """What could happen at this step of the game, each with its weight, and what did."""

    step: int
    outcomes: list[tuple[int, int]]
    drawn: int


class FairGame(Struct, frozen=True):
    """All that it takes to draw the chance of a finished game again."""

    commitment: str
    secret: str
    seeds: list[SeedGiven]
    events: list[DrawnEvent]
