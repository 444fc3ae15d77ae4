"""Boards, routes and blockades as flat tables, built once from the data files."""

import tomllib
from typing import Any, Final

from incognita.core.hexes import DIRECTIONS, Hex, disc, turned
from incognita.core.paths import FAR, fewest_steps, least_cost
from incognita.games.eldorado.rules.cards import (
    CAMP,
    CLOSED,
    COIN,
    DATA,
    DEMON,
    MACHETE,
    PADDLE,
    RUBBLE,
    ask_for,
)  # fmt: skip

HOME: Final = -1
NOWHERE: Final = -1
BEHIND: Final = 6
AHEAD: Final = 7
TARGETS: Final = 8
# Through a tunnel: the other tunnel spaces of the board, one after the other.
TUNNEL: Final = 8
ALL_TARGETS: Final = 12
MOST_CAVES: Final = 16

TERRAINS: Final[dict[str, tuple[str, int]]] = {
    "J": ("jungle", MACHETE),
    "W": ("water", PADDLE),
    "V": ("village", COIN),
    "R": ("rubble", RUBBLE),
    "C": ("camp", CAMP),
    "D": ("demon", DEMON),
    "T": ("tunnel", DEMON),
    "#": ("mountain", CLOSED),
    "@": ("cave", CLOSED),
    "S": ("start", CLOSED),
}
NEED_OF: Final[dict[str, int]] = dict(TERRAINS.values())
STRIP_STARTS: Final[list[int]] = [-2, -3, -3]


class Side:
    """One printed side of a board: its tokens by place."""

    def __init__(self, letter: str, kind: str, facts: dict[str, int]) -> None:
        self.letter = letter
        self.kind = kind
        self.facts = facts
        self.reverse = ""
        self.box = "base"
        self.tokens: list[str] = []

    def places(self) -> list[Hex]:
        if self.kind != "strip":
            return disc(3)
        return [
            (STRIP_STARTS[row] + column, row - 1)
            for row in range(3)
            for column in range(6 if row == 1 else 5)
        ]


class Blockade:
    """A barrier: the number decides ties, the rest is paid like a space."""

    def __init__(self, number: int, terrain: str, cost: int) -> None:
        self.number = number
        self.terrain = terrain
        self.cost = cost


class Route:
    """A laid-out map. Cells are numbered board by board, the three finish spaces last."""

    def __init__(self, data: dict[str, Any], sides: dict[str, Side]) -> None:
        self.id = str(data["id"])
        self.data = data
        self.boards: list[tuple[str, int, int, int]] = [
            (str(side), int(turn), int(q), int(r)) for side, turn, q, r in data["boards"]
        ]
        self.kinds: list[str] = [sides[board[0]].kind for board in self.boards]
        self.open_seams: list[int] = [int(seam) for seam in data.get("open", [])]
        self.places: list[Hex] = []
        self.names: list[str] = []
        self.board_of: list[int] = []
        self.terrain_of: list[str] = []
        self.cost_of: list[int] = []
        self.start_cells: list[int] = [NOWHERE] * 4
        for board in range(len(self.boards)):
            self._lay_board(board, sides)
        self.tavern_cells: list[int] = []
        if "tavern" in data:
            self._lay_tavern(data["tavern"])
        self._lay_piece(data["finish"], "Z", len(self.boards))
        self.cells = len(self.places)
        self.need_of: list[int] = [NEED_OF[terrain] for terrain in self.terrain_of]
        self.first_finish = self.cells - 3
        self._join()
        self._measure()

    def _lay_board(self, board: int, sides: dict[str, Side]) -> None:
        letter, turn, q, r = self.boards[board]
        side = sides[letter]
        for number, (place, token) in enumerate(zip(side.places(), side.tokens, strict=True)):
            at = turned(place, turn)
            if token[0] == "S":
                self.start_cells[int(token[1]) - 1] = len(self.places)
            self.places.append((at[0] + q, at[1] + r))
            self.names.append(f"{letter}{number + 1}")
            self.board_of.append(board)
            self.terrain_of.append(TERRAINS[token[0]][0])
            self.cost_of.append(int(token[1]) if token[0] in "JWVRCDT" else 0)

    def _lay_tavern(self, tavern: list[Any]) -> None:
        """The Tavern hangs on the second board; no seam lies between."""
        first = len(self.places)
        self._lay_piece(tavern, "Y", 1)
        self.tavern_cells = [first, first + 1, first + 2]

    def _lay_piece(self, laid: list[Any], letter: str, board: int) -> None:
        """The end piece or the Tavern: three spaces around a corner."""
        terrain, turn, q, r = laid
        for number, place in enumerate([(0, 0), (-1, 0), (0, 1)]):
            at = turned(place, int(turn))
            self.places.append((at[0] + int(q), at[1] + int(r)))
            self.names.append(f"{letter}{number + 1}")
            self.board_of.append(board)
            self.terrain_of.append(str(terrain))
            self.cost_of.append(1)

    def _join(self) -> None:
        """Who lies beside whom, and which seam lies between."""
        number_of = {place: cell for cell, place in enumerate(self.places)}
        if len(number_of) != self.cells:
            raise ValueError(f"route {self.id}: boards overlap")
        last = len(self.boards)
        self.neighbours: list[int] = []
        self.joint_of: list[int] = []
        self.seams: list[int] = [NOWHERE] * (2 * self.cells)
        for cell, (q, r) in enumerate(self.places):
            for step in DIRECTIONS:
                other = number_of.get((q + step[0], r + step[1]), NOWHERE)
                joint = NOWHERE
                if other != NOWHERE and not self._at_tavern(cell, other):
                    one, two = self.board_of[cell], self.board_of[other]
                    if abs(one - two) == 1 and max(one, two) < last:
                        joint = min(one, two)
                        self.seams[2 * cell + (1 if one < two else 0)] = joint
                self.neighbours.append(other)
                self.joint_of.append(joint)
        self.joints = last - 1
        self._open_ways()
        self._dig()

    def _at_tavern(self, cell: int, other: int) -> bool:
        return cell in self.tavern_cells or other in self.tavern_cells

    def _open_ways(self) -> None:
        """By cell, the neighbours that can be entered at all, and what they ask for."""
        self.way_targets: list[list[int]] = []
        self.way_cells: list[list[int]] = []
        self.way_joints: list[list[int]] = []
        self.way_asks: list[list[int]] = []
        for cell in range(self.cells):
            first = 6 * cell
            ways = [target for target in range(6) if self._enterable(first + target)]
            others = [self.neighbours[first + target] for target in ways]
            self.way_targets.append(ways)
            self.way_cells.append(others)
            self.way_joints.append([self.joint_of[first + target] for target in ways])
            self.way_asks.append([self.ask_of(other) for other in others])

    def _dig(self) -> None:
        """Caves and what lies beside them, tunnels, and mountains that some may climb."""
        self.cave_cells: list[int] = [
            cell for cell in range(self.cells) if self.terrain_of[cell] == "cave"
        ][:MOST_CAVES]
        self.caves_beside: list[int] = [0] * self.cells
        for cave, cell in enumerate(self.cave_cells):
            for other in self.around(cell):
                self.caves_beside[other] |= 1 << cave
        tunnels = [cell for cell in range(self.cells) if self.terrain_of[cell] == "tunnel"]
        self.links: list[list[int]] = [[] for _ in range(self.cells)]
        for cell in tunnels:
            self.links[cell] = [
                other
                for other in tunnels
                if self.board_of[other] == self.board_of[cell]
                and other != cell
                and other not in self.around(cell)
            ]
        self.rocks: list[list[int]] = [
            [target for target in range(6) if self._is_rock(self.neighbours[6 * cell + target])]
            for cell in range(self.cells)
        ]

    def _is_rock(self, cell: int) -> bool:
        return cell != NOWHERE and self.terrain_of[cell] == "mountain"

    def _enterable(self, way: int) -> bool:
        other = self.neighbours[way]
        return other != NOWHERE and self.need_of[other] != CLOSED

    def ask_of(self, cell: int) -> int:
        """What entering asks for."""
        return ask_for(self.need_of[cell], self.cost_of[cell])

    def around(self, cell: int) -> list[int]:
        others = self.neighbours[6 * cell : 6 * cell + 6]
        return [other for other in others if other != NOWHERE]

    def _measure(self) -> None:
        """Distances to the finish over spaces that can be entered."""
        open_ways: list[list[int]] = []
        for cell in range(self.cells):
            beside = [*self.around(cell), *self.links[cell]]
            open_ways.append([other for other in beside if self._leads(other, cell)])
        goals = [self.first_finish, self.first_finish + 1, self.first_finish + 2]
        self.left_of = fewest_steps(open_ways, goals)
        self.symbols_of = least_cost(open_ways, self.cost_of, goals)
        starts = [cell for cell in self.start_cells if cell != NOWHERE]
        self.steps = min(self.left_of[cell] for cell in starts)
        self.symbols = min(self.symbols_of[cell] for cell in starts)
        self.longest = max(left for left in self.left_of if left < FAR)
        # Mountains that some may climb are left by any open neighbour.
        self.way_left: list[int] = self.left_of[:]
        for cell in range(self.cells):
            if self._is_rock(cell):
                beside = [self.left_of[other] + 1 for other in self.around(cell)]
                self.way_left[cell] = min([FAR, *beside])

    def _leads(self, cell: int, entered: int) -> bool:
        """From `cell` one may go on into `entered`; the way is walked backwards."""
        start_or_open = self.need_of[cell] != CLOSED or self.terrain_of[cell] == "start"
        return start_or_open and self.need_of[entered] != CLOSED


def _read_sides() -> dict[str, Side]:
    sides: dict[str, Side] = {}
    for name in ("boards.txt", "expansion_boards.txt"):
        _read_boards((DATA / name).read_text(encoding="utf-8"), sides)
    return sides


def _read_boards(text: str, sides: dict[str, Side]) -> None:
    side: Side | None = None
    for line in text.splitlines():
        words = line.split()
        if line.startswith("#") or not words or words[0] in ("finish", "tavern"):
            continue
        if words[0] == "board":
            facts = dict(word.split("=") for word in words[2:])
            side = Side(words[1], facts["kind"], {})
            side.reverse = facts["reverse"]
            side.box = facts.get("box", "base")
            side.facts = {name: int(facts[name]) for name in ("cells", "mountains", "sum")}
            sides[words[1]] = side
        elif side is not None:
            side.tokens.extend(words)


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((DATA / name).read_text(encoding="utf-8"))


SIDES: Final[dict[str, Side]] = _read_sides()
BLOCKADES: Final[list[Blockade]] = [
    Blockade(int(piece["number"]), str(piece["terrain"]), int(piece["symbols"]))
    for piece in _read("blockades.toml")["blockade"]
]
# The two of Heroes & Hexes follow in number.
ALL_BLOCKADES: Final[list[Blockade]] = BLOCKADES + [
    Blockade(int(piece["number"]), str(piece["terrain"]), int(piece["symbols"]))
    for piece in _read("blockades.toml")["hex"]
]
BLOCKADE_NEED: Final[list[int]] = [CLOSED] + [NEED_OF[piece.terrain] for piece in ALL_BLOCKADES]
BLOCKADE_COST: Final[list[int]] = [0] + [piece.cost for piece in ALL_BLOCKADES]
BLOCKADE_ASK: Final[list[int]] = [
    ask_for(need, cost) for need, cost in zip(BLOCKADE_NEED, BLOCKADE_COST, strict=True)
]
ROUTE_DATA: Final[dict[str, dict[str, Any]]] = {
    str(data["id"]): data for data in _read("routes.toml")["route"]
}
_routes: Final[dict[str, Route]] = {}


def route(id: str) -> Route:
    """The laid-out route, built when first asked for; raises KeyError."""
    if id not in _routes:
        _routes[id] = Route(ROUTE_DATA[id], SIDES)
    return _routes[id]
