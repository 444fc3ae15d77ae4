"""What the log of a table tells about curses, and about caves that may be explored.

No function of the rules is used. What counts is written in the rulebook: a cave is explored by a
piece that stops beside it and came from a stop away from it; a demon brings a curse by symbol.
"""

from collections.abc import Callable

from incognita.core import Json
from tests.eldorado.oracles import Map


class LogReader:
    """Follows the log of one table."""

    def __init__(self, scene: Json, players: int) -> None:
        self.map = Map(scene)
        self.caves: list[int] = scene["caves"]
        self.lasting = [curse["lasting"] for curse in scene["curses"]]
        names = [card["id"] for card in scene["cards"]]
        self.shaman, self.ward = names.index("shaman"), names.index("tile_ward")
        self.curses: list[list[int]] = [[] for _ in range(players)]
        self.last_curse = -1
        self.turn = (0, 0)
        self.begin_turn()

    def begin_turn(self) -> None:
        self.due = 0
        # By piece: where its last move began, and the caves explored since it ended.
        self.began: dict[int, int] = {}
        self.explored: dict[int, set[int]] = {}
        # The card or tile played last has not moved its piece yet.
        self.setting_out = False

    def read(self, line: Json, turn: tuple[int, int]) -> None:
        """One line of the log, with the round and the seat whose turn it is."""
        if turn != self.turn:
            self.turn = turn
            self.begin_turn()
        readers: dict[str, Callable[[Json], None]] = {
            "move": self.read_move, "step": self.travel, "enter": self.read_entry,
            "brave": self.read_entry, "hop": self.read_hop, "explore": self.read_explore,
            "curse": self.read_curse, "use": self.read_use, "lift": self.read_lift,
        }  # fmt: skip
        if line["kind"] in readers:
            readers[line["kind"]](line)

    # Moves and caves.

    def read_move(self, line: Json) -> None:
        self.setting_out = True
        if line["card"] == self.shaman:
            self.due = 1
        self.travel(line)

    def read_entry(self, line: Json) -> None:
        self.setting_out = True
        self.due = line.get("curses", 0)
        self.travel(line)

    def travel(self, line: Json) -> None:
        """A blockade is opened without moving on; the first step ends the old stop."""
        if line["to"] >= 0 and self.setting_out:
            self.setting_out = False
            self.began[line["piece"]] = line["from"]
            self.explored[line["piece"]] = set()

    def read_hop(self, line: Json) -> None:
        """Whoever is moved by others has not stopped anywhere."""
        if line["whom"] == self.turn[1]:
            self.began.pop(line["piece"], None)

    def read_explore(self, line: Json) -> None:
        self.explored[line["piece"]].add(line["cave"])

    def explorable(self, view: Json) -> set[tuple[int, int]]:
        """Piece and cave, for the seat whose turn it is."""
        cells = {
            piece["piece"]: piece["cell"]
            for piece in view["pieces"]
            if piece["seat"] == self.turn[1] and piece["cell"] >= 0
        }
        left = {pile["cave"] for pile in view["caves"]["piles"] if pile["left"]}
        return {
            (piece, self.caves.index(cave))
            for piece, began in self.began.items()
            if piece in cells
            for cave in self.map.beside(cells[piece], "cave") - self.map.beside(began, "cave")
            if self.caves.index(cave) in left - self.explored[piece]
        }

    # Curses.

    def read_curse(self, line: Json) -> None:
        self.due -= 1
        assert self.due >= 0, "a curse that nobody brought about"
        self.last_curse = line["curse"]
        if self.lasting[self.last_curse]:
            self.curses[line["seat"]].append(self.last_curse)

    def read_use(self, line: Json) -> None:
        """A ward takes away the one curse that lies open."""
        if line["card"] == self.ward and self.lasting[self.last_curse]:
            self.curses[line["seat"]].remove(self.last_curse)

    def read_lift(self, line: Json) -> None:
        self.curses[line["seat"]].remove(line["curse"])
