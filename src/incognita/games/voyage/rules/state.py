"""What positions of both games hold alike, and how it is copied, hashed and dumped."""

from abc import abstractmethod
from typing import Any, Final

from incognita.core.game_state import GameState
from incognita.core.state import Json, SharedInts
from incognita.games.voyage.rules.sea import Sea

VERSION: Final = 1


class VoyageState(GameState):
    """A sea, a ship on its way, and hidden piles.

    Piles are multisets: a tile is drawn when somebody sees it. Copies share all lists and the sea:
    a change puts a new list in its place, and lay() a new sea.
    """

    sea: Sea
    # By seat; supply has three kinds of unit for each.
    gold: SharedInts
    points: SharedInts
    supply: SharedInts
    # By square: the unit there as units.py writes it.
    units: SharedInts
    # By hidden pile: how many tiles, and what the back of the top tile shows.
    heights: SharedInts
    backs: SharedInts
    # By code: tiles in the hidden piles; by pattern: stand-ins on the sea.
    left: SharedInts
    stand_ins: SharedInts

    phase: int
    # Whose turn it is, and how many turns there were.
    seat: int
    turn: int
    # This turn: the place of the ship, what may still be drawn, 1 once a tile was drawn, the pile,
    # the code of the drawn tile, and the square of the tile laid last.
    ship: int
    budget: int
    used: int
    pile: int
    drawn: int
    last: int
    # The island being scored, and the seat that is asked about it.
    island: int
    asked: int

    @abstractmethod
    def copy(self) -> "VoyageState":
        """An independent twin."""

    def sketch(self) -> "VoyageState":
        """A copy on which no tile will be laid, so that this position keeps its sea to itself."""
        shared = self.sea.shared
        twin = self.copy()
        self.sea.shared = shared
        return twin

    def lay(self, square: int, mask: int) -> None:
        """Cover an undiscovered square."""
        if self.sea.shared:
            self.sea = self.sea.copy()
        self.sea.lay(square, mask)

    def set_blank(self) -> None:
        """A turn in which nothing has happened."""
        self.phase = 0
        self.seat = 0
        self.turn = 0
        self.ship = -1
        self.budget = 0
        self.used = 0
        self.pile = -1
        self.drawn = -1
        self.last = -1
        self.island = -1
        self.asked = -1

    def share_with(self, twin: "VoyageState") -> None:
        """Give a copy what both games have."""
        self.sea.shared = True
        twin.sea = self.sea
        twin.gold = self.gold
        twin.points = self.points
        twin.supply = self.supply
        twin.units = self.units
        twin.heights = self.heights
        twin.backs = self.backs
        twin.left = self.left
        twin.stand_ins = self.stand_ins
        twin.phase = self.phase
        twin.seat = self.seat
        twin.turn = self.turn
        twin.ship = self.ship
        twin.budget = self.budget
        twin.used = self.used
        twin.pile = self.pile
        twin.drawn = self.drawn
        twin.last = self.last
        twin.island = self.island
        twin.asked = self.asked

    def shared_key(self) -> int:
        """The part of key() that both games have; stand-ins follow from the rest."""
        return hash(
            (
                tuple(self.sea.land), tuple(self.units), tuple(self.gold), tuple(self.points),
                tuple(self.supply), tuple(self.heights), tuple(self.backs), tuple(self.left),
                self.phase, self.seat, self.turn, self.ship, self.budget, self.used, self.pile,
                self.drawn, self.last, self.island, self.asked,
            )
        )  # fmt: skip


def dumped(
    state: VoyageState, options: dict[str, Any], numbers: list[str], lists: list[str]
) -> Json:
    """The sea and the fields of these names."""
    data: Json = {"version": VERSION, "options": dict(options), "land": list(state.sea.land)}
    for name in numbers:
        data[name] = getattr(state, name)
    for name in lists:
        data[name] = list(getattr(state, name))
    return data
