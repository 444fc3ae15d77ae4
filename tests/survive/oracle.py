"""The rulebook's moves once more, slow and plain: who goes where, who drowns, who is saved.

A table is read from the open view and from the printed board; nothing of the rules is used.
"""

from copy import copy
from functools import cache
from pathlib import Path

from incognita.core import Json
from incognita.games import survive

BOARD = Path(survive.__file__).parent / "data" / "board.txt"
RANGES = {"serpent": 1, "shark": 2, "whale": 3}
KILLERS = ("serpent", "shark")
WRECKERS = ("serpent", "whale")
SEATS_IN_A_BOAT = 3


def read_board() -> dict[str, tuple[int, int, str]]:
    """Every cell by name: where it is drawn, in half hexes and rows, and how it is marked."""
    cells: dict[str, tuple[int, int, str]] = {}
    rows = [line for line in BOARD.read_text(encoding="utf-8").splitlines() if line[1:2] == "|"]
    for number, row in enumerate(rows):
        tokens = [(at, row[at : at + 2]) for at in range(2, len(row), 2)]
        spaces = [(at, token) for at, token in tokens if token.strip() and token[0] != "I"]
        for count, (at, token) in enumerate(spaces, start=1):
            cells[f"{row[0]}{count}"] = (at // 2, number, token)
    return cells


CELLS = read_board()
NAMES = list(CELLS)


@cache
def around(cell: str) -> list[str]:
    """Two half hexes to a side, or one of them and a row up or down."""
    x, y, _ = CELLS[cell]
    return [
        name
        for name, (other_x, other_y, _) in CELLS.items()
        if (abs(x - other_x), abs(y - other_y)) in ((2, 0), (1, 1))
    ]


class Table:
    """Where everything is. An explorer is at (`land` or `sea`, a cell), (`boat`, its number),
    (`isle`, its number) or (`lost`, nowhere)."""

    def __init__(self, view: Json) -> None:
        island = [name for name, (_, _, token) in CELLS.items() if token == "##"]
        tiles = zip(island, view["tiles"], strict=True)
        self.land = {name: terrain for name, terrain in tiles if terrain}
        self.boats = {boat["id"]: NAMES[boat["cell"]] for boat in view["boats"]}
        self.creatures = {one["id"]: (one["kind"], NAMES[one["cell"]]) for one in view["creatures"]}
        self.seat_of = {one["id"]: one["seat"] for one in view["explorers"]}
        self.who: dict[int, tuple[str, str | int]] = {}
        for one in view["explorers"]:
            spot = {"isle": one["isle"], "boat": one["boat"], "lost": ""}
            self.who[one["id"]] = (one["at"], spot.get(one["at"], NAMES[one["cell"]]))
        self.moves = int(view["points"])
        self.swum = {one["id"] for one in view["explorers"] if one["swum"]}

    def copy(self) -> "Table":
        twin = copy(self)
        twin.land, twin.boats, twin.creatures = (
            dict(self.land),
            dict(self.boats),
            dict(self.creatures),
        )
        twin.who, twin.swum = dict(self.who), set(self.swum)
        return twin

    def places(self) -> tuple[object, ...]:
        """All that can be seen, to be compared."""
        return tuple(
            tuple(sorted(places.items()))
            for places in (self.land, self.who, self.boats, self.creatures)
        )

    def swimmers(self, cell: str) -> list[int]:
        return [one for one, spot in self.who.items() if spot == ("sea", cell)]

    def crew(self, boat: int) -> list[int]:
        return [one for one, spot in self.who.items() if spot == ("boat", boat)]

    def boat_on(self, cell: str) -> int | None:
        return next((boat for boat, at in self.boats.items() if at == cell), None)

    def lurks(self, cell: str, kinds: tuple[str, ...]) -> bool:
        return any(at == cell and kind in kinds for kind, at in self.creatures.values())

    def in_play(self, seat: int) -> list[int]:
        own = [one for one, owner in self.seat_of.items() if owner == seat]
        return [one for one in own if self.who[one][0] in ("land", "sea", "boat")]

    def may_sail(self, boat: int, seat: int) -> bool:
        """Anybody an empty boat, otherwise whoever has as many aboard as anybody."""
        aboard = [self.seat_of[one] for one in self.crew(boat)]
        return not aboard or aboard.count(seat) == max(aboard.count(one) for one in aboard)

    # ------------------------------------------------------------ what befalls them

    def swim(self, explorer: int, cell: str) -> None:
        self.who[explorer] = ("sea", cell)
        if self.lurks(cell, KILLERS):
            self.who[explorer] = ("lost", "")

    def wreck(self, boat: int) -> None:
        cell = self.boats.pop(boat)
        for explorer in self.crew(boat):
            self.swim(explorer, cell)

    def meet(self, boat: int) -> None:
        """A boat with people and a whale or a serpent on one space."""
        if self.crew(boat) and self.lurks(self.boats[boat], WRECKERS):
            self.wreck(boat)

    def drown(self, cell: str) -> None:
        for explorer in self.swimmers(cell):
            self.who[explorer] = ("lost", "")

    def lose_boat(self, cell: str) -> None:
        boat = self.boat_on(cell)
        if boat is not None:
            for explorer in self.crew(boat):
                self.who[explorer] = ("lost", "")
            del self.boats[boat]

    # ------------------------------------------------------------ creatures

    def prey(self, kind: str, cell: str) -> bool:
        boat = self.boat_on(cell)
        loaded = boat is not None and bool(self.crew(boat))
        return (loaded and kind in WRECKERS) or (bool(self.swimmers(cell)) and kind in KILLERS)

    def attack(self, kind: str, cell: str) -> None:
        boat = self.boat_on(cell)
        if boat is not None and self.crew(boat) and kind == "serpent":
            self.lose_boat(cell)
        elif boat is not None and self.crew(boat) and kind == "whale":
            self.wreck(boat)
        if kind in KILLERS:
            self.drown(cell)


def after_creature(table: Table, creature: int, left: int) -> list[Table]:
    """Every table to which one creature can lead with so many spaces, not counting none."""
    kind, start = table.creatures[creature]
    tables: list[Table] = []
    for cell in around(start):
        if left == 0 or cell in table.land:
            continue
        after = table.copy()
        after.creatures[creature] = (kind, cell)
        found_prey = after.prey(kind, cell)
        after.attack(kind, cell)
        tables.append(after)
        if not found_prey:
            tables += after_creature(after, creature, left - 1)
    return tables


def after_die(table: Table, kind: str) -> list[Table]:
    """Any creature of the kind moves, or none does."""
    moved = [
        after
        for creature, (own_kind, _) in table.creatures.items()
        if own_kind == kind
        for after in after_creature(table, creature, RANGES[kind])
    ]
    return [table, *moved]


# ---------------------------------------------------------------- kept tiles


def after_dolphin(table: Table, explorer: int, left: int = 3) -> list[Table]:
    tables: list[Table] = []
    at, start = table.who[explorer]
    if left == 0 or at != "sea":
        return []
    for cell in around(str(start)):
        if cell not in table.land:
            after = table.copy()
            after.swim(explorer, cell)
            tables += [after, *after_dolphin(after, explorer, left - 1)]
    return tables


def after_wind(table: Table, boat: int, left: int = 3) -> list[Table]:
    tables: list[Table] = []
    if left == 0 or boat not in table.boats:
        return []
    for cell in around(table.boats[boat]):
        if cell not in table.land and table.boat_on(cell) is None:
            after = table.copy()
            after.boats[boat] = cell
            after.meet(boat)
            tables += [after, *after_wind(after, boat, left - 1)]
    return tables


# ---------------------------------------------------------------- sinking


def may_sink(table: Table) -> set[str]:
    """Of the lowest terrain left those at the sea, or all if none is."""
    lowest = min(table.land.values(), default=0)
    low = {cell for cell, terrain in table.land.items() if terrain == lowest}
    at_sea = {cell for cell in low if any(other not in table.land for other in around(cell))}
    return at_sea or low


def after_sinking(table: Table, cell: str, back: str) -> Table:
    """The tile is gone and its back has taken effect; what is kept has none yet."""
    after = table.copy()
    del after.land[cell]
    for explorer, spot in table.who.items():
        if spot == ("land", cell):
            after.who[explorer] = ("sea", cell)
    if back == "shark":
        after.drown(cell)
    elif back == "whirlpool":
        for other in [cell, *around(cell)]:
            if other not in after.land:
                after.drown(other)
                after.lose_boat(other)
                gone = [one for one, (_, at) in after.creatures.items() if at == other]
                for creature in gone:
                    del after.creatures[creature]
    elif back == "volcano":
        for explorer, (at, _) in after.who.items():
            if at != "isle":
                after.who[explorer] = ("lost", "")
    return after


# ---------------------------------------------------------------- the end


def saved_values(people: list[list[str]], values: list[int], seats: int) -> list[list[int]]:
    """The values of each seat's explorers on the isles, its colours together."""
    saved: list[list[int]] = [[] for _ in range(seats)]
    for colour, spots in enumerate(people):
        for number, spot in enumerate(spots):
            if spot in ("NW", "NE", "SW", "SE"):
                saved[colour % seats].append(values[10 * colour + number])
    return saved


def ranks(saved: list[list[int]], *, count_breaks_ties: bool) -> list[int]:
    """One more than there are seats with a better result."""
    results = [(sum(own), len(own) if count_breaks_ties else 0) for own in saved]
    return [1 + sum(other > own for other in results) for own in results]
