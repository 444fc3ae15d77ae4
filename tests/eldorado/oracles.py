"""How far a card leads, once more: slow, plain, and from nothing but what a table shows."""

from incognita.core import Json

SIDES = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
CLOSED = ("mountain", "cave", "start", "demon", "tunnel")
# A place to which a card leads: ("cell", number) or ("blockade", joint).
Place = tuple[str, int]


class Map:
    """Spaces by where they lie, and which seam lies between two of them."""

    def __init__(self, scene: Json) -> None:
        self.cells: list[Json] = scene["cells"]
        self.at = {(cell["q"], cell["r"]): cell["id"] for cell in self.cells}
        self.seam: dict[tuple[int, int], int] = {}
        for joint in scene["joints"]:
            for one, two in joint["edges"]:
                self.seam[one, two] = self.seam[two, one] = joint["id"]

    def around(self, cell: int) -> list[int]:
        q, r = self.cells[cell]["q"], self.cells[cell]["r"]
        return [self.at[q + dq, r + dr] for dq, dr in SIDES if (q + dq, r + dr) in self.at]

    def seams(self, cell: int) -> set[int]:
        """The seams that the space touches."""
        return {self.seam[cell, other] for other in self.around(cell) if (cell, other) in self.seam}

    def beside(self, cell: int, terrain: str) -> set[int]:
        return {one for one in self.around(cell) if self.cells[one]["terrain"] == terrain}


def reach(board: Map, view: Json, start: int, symbol: str, strength: int) -> set[Place]:
    """Everything that one card with this symbol and strength can enter or open from here."""
    occupied = {piece["cell"] for piece in view["pieces"]}
    standing = {one["joint"]: one for one in view["blockades"]}
    places: set[Place] = set()
    waiting: list[tuple[int, int, frozenset[int]]] = [(start, strength, frozenset())]
    seen = set(waiting)
    while waiting:
        here, left, opened = waiting.pop()
        onward: list[tuple[int, int, frozenset[int]]] = []
        for joint in board.seams(here):
            one = standing.get(joint)
            if one and joint not in opened and one["symbol"] == symbol and one["cost"] <= left:
                places.add(("blockade", joint))
                onward.append((here, left - one["cost"], opened | {joint}))
        for other in board.around(here):
            cell = board.cells[other]
            joint = board.seam.get((here, other), -1)
            if other in occupied or cell["terrain"] in CLOSED:
                continue
            if (joint in standing and joint not in opened) or cell["symbol"] != symbol:
                continue
            if cell["cost"] > left:
                continue
            places.add(("cell", other))
            if cell["terrain"] != "finish":
                onward.append((other, left - cell["cost"], opened))
        for step in onward:
            if step not in seen:
                seen.add(step)
                waiting.append(step)
    # To come back to where one stands is no journey.
    return places - {("cell", start)}
