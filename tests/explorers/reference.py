"""A second, plain implementation of the rules that uses nothing of the engine.

It reads the landscape from the page's view, follows the decisions, and says after each of them what
a seat may do and how many points it has. `tests/explorers/test_reference.py` compares.
"""

from tests.explorers.reference_objectives import objective_points, race_won

Cell = tuple[int, int]

TERRAINS = "WGSM"
SIDES = ["W|G", "W|S", "W|M", "G|S", "G|M", "S|M", "GM|WS", "WM|GS"]
TEMPLE_VALUES = {1: [12, 10, 8, 6], 2: [12, 8], 3: [12, 8, 6], 4: [12, 10, 8, 6]}
FOOD_COLUMNS = {"basic": ["ACF"] * 4, "advanced": ["", "AAAA", "CCCC", "FFFF"]}
FOOD_POINTS = {"basic": [0, 2, 5, 10], "advanced": [0, 1, 4, 9, 16]}
GEM_LINE = [-3, -2, -1, -1, 1, 1, 2, 2, 3, 3, 4, 4]
VILLAGE_POINTS = {"basic": [0, 3, 5, 7, 10], "advanced": [0, 12, 18, 26, 40]}


def around(cell: Cell) -> list[Cell]:
    row, column = cell
    beside = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return [(r, c) for r, c in beside if 0 <= r < 16 and 0 <= c < 16]


class ReferenceBoard:
    """One player's board."""

    def __init__(self, start: Cell) -> None:
        self.crossed = [start]
        self.items: list[str] = []
        self.keys = self.maps = self.maps_used = self.old_maps = self.gems = 0
        self.food: list[list[str]] = [[], [], [], []]
        self.temples: dict[int, int] = {}
        self.written = 0
        self.races: dict[int, int] = {}
        self.stage = "wait"
        self.left = self.horses = 0
        self.ground = ""
        self.bonus: dict[int, int] = {}
        self.visits: list[int] = []


class ReferenceGame:
    """The whole table. Terrain and items are dictionaries by (row, column)."""

    def __init__(self, view: dict[str, object], options: dict[str, object]) -> None:
        cells = [(row, column) for row in range(16) for column in range(16)]
        self.terrain = dict(zip(cells, str(view["terrain"]), strict=True))
        self.items = dict(zip(cells, str(view["items"]), strict=True))
        self.options = options
        self.players = int(str(options["players"]))
        self.villages = self.places("V")
        self.temples = self.places("T")
        start = self.villages[int(str(view["start"]))]
        self.boards = [ReferenceBoard(start) for _ in range(self.players)]
        self.temples_struck = [0, 0, 0, 0]
        self.objectives: list[int] = []
        self.races_struck: dict[int, int] = {}
        self.round, self.turn = 1, 0
        self.phase = "start"
        for board in self.boards:
            board.left, board.ground = 3, TERRAINS
            self.go_on(board)

    def places(self, letter: str) -> list[Cell]:
        """By place: top left, top right, bottom left, bottom right."""
        cells = [cell for cell, item in self.items.items() if item == letter]
        return sorted(cells, key=lambda cell: (cell[0] // 8, cell[1] // 8))

    # ------------------------------------------------------------ what may be done

    def may_cross(self, board: ReferenceBoard, ground: str) -> set[Cell]:
        beside = {other for cell in board.crossed for other in around(cell)}
        key = board.keys > len(board.temples)
        return {
            cell
            for cell in beside - set(board.crossed)
            if self.terrain[cell] in ground and (key or self.items[cell] != "T")
        }

    def choices(self, seat: int) -> set[object]:
        board = self.boards[seat]
        if board.stage == "take":
            sides: set[object] = {("take", 0), ("take", 1)}
            if seat == self.active:
                sides = {("take", self.named)}
            return sides | ({("chart", one) for one in range(4)} if board.old_maps else set())
        if board.stage == "bonus":
            return {("bonus", slot) for slot in board.bonus}
        if board.stage == "cross":
            return set(self.may_cross(board, TERRAINS if board.horses else board.ground))
        return {("seal",)} if board.stage == "seal" else set()

    # ------------------------------------------------------------ a turn

    def turn_up(self, card: int, facing: int) -> None:
        self.phase = "name"
        self.sides, self.facing, self.named = SIDES[card - 1].split("|"), facing, -1
        self.turn += 1
        if self.turn == 8:
            self.round, self.turn = self.round + 1, 1
        last = self.players == 3 and (self.round, self.turn) == (4, 7)
        alone = self.players == 1
        self.active = -1 if last or alone else (self.round + self.turn - 2) % self.players
        if self.active < 0:
            self.begin()

    def name(self, side: int) -> None:
        self.named = side
        self.begin()

    def begin(self) -> None:
        self.phase = "cross"
        for seat, board in enumerate(self.boards):
            board.old_maps = board.maps - board.maps_used
            board.stage = "take"
            if seat == self.active and not board.old_maps:
                self.take(seat, self.named)

    def take(self, seat: int, side: int) -> None:
        board = self.boards[seat]
        few = side != self.facing if self.players == 1 else side == self.named
        board.left = 2 if few and seat != self.active else 3
        board.ground = self.sides[side]
        self.go_on(board)

    def chart(self, seat: int, terrain: int) -> None:
        board = self.boards[seat]
        board.maps_used += 1
        board.left, board.ground = 4, TERRAINS[terrain]
        self.go_on(board)

    def spend_bonus(self, seat: int, slot: int) -> None:
        board = self.boards[seat]
        board.left, board.ground = board.bonus.pop(slot), TERRAINS
        self.go_on(board)

    def go_on(self, board: ReferenceBoard) -> None:
        """Whatever can still be crossed must be; then comes the next bonus, then the seal."""
        if board.horses and not self.may_cross(board, TERRAINS):
            board.horses = 0
        if not board.horses and board.left and not self.may_cross(board, board.ground):
            board.left = 0
        if board.horses or board.left:
            board.stage = "cross"
        elif len(board.bonus) == 1:
            self.spend_bonus(self.boards.index(board), *board.bonus)
        else:
            board.stage = "bonus" if board.bonus else "seal"

    def cross(self, seat: int, cell: Cell) -> None:
        board = self.boards[seat]
        board.crossed.append(cell)
        if board.horses:
            board.horses -= 1
        else:
            board.left -= 1
            if board.ground == TERRAINS:
                board.ground = self.terrain[cell]
        item = self.items[cell]
        if item != ".":
            board.items.append(item)
            self.find(board, item, cell)
        self.go_on(board)

    def find(self, board: ReferenceBoard, item: str, cell: Cell) -> None:
        if item == "H":
            board.horses += 1
        elif item == "K":
            board.keys = min(4, board.keys + 1)
        elif item == "P":
            board.maps = min(6, board.maps + 1)
        elif item == "D":
            board.gems = min(12, board.gems + 1)
        elif item == "T":
            self.visit(board, self.temples.index(cell))
        else:
            boxes = FOOD_COLUMNS[str(self.options["food"])][self.round - 1].count(item)
            if board.food[self.round - 1].count(item) < boxes:
                board.food[self.round - 1].append(item)

    def visit(self, board: ReferenceBoard, slot: int) -> None:
        basic = self.options["temples"] == "basic"
        values = TEMPLE_VALUES[self.players]
        board.temples[slot] = values[self.temples_struck[slot]] if basic else 8
        board.visits.append(slot)

    # ------------------------------------------------------------ the end of a turn

    def seal(self, seat: int) -> None:
        self.boards[seat].stage = "done"
        if any(board.stage not in ("done", "wait") for board in self.boards):
            return
        before = self.temples_struck[:]
        for board in self.boards:
            board.stage = "wait"
            for slot in board.visits:
                self.temples_struck[slot] += 1
                crosses = [3, 2, 1, 0][before[slot]]
                if self.options["temples"] == "advanced" and crosses:
                    board.bonus[slot] = crosses
            board.visits = []
        if any(board.bonus for board in self.boards):
            self.phase = "bonus"
            for board in self.boards:
                if board.bonus:
                    board.left = board.horses = 0
                    self.go_on(board)
            return
        self.finish_turn()

    def finish_turn(self) -> None:
        self.phase = "card"
        for objective in self.objectives:
            value = self.races_struck.get(objective, 0)
            for board in self.boards:
                if objective not in board.races and race_won(self, board, objective):
                    board.races[objective] = [10, 8, 6, 4][value]
                    self.races_struck[objective] = self.races_struck.get(objective, 0) + 1
        if self.turn == 7:
            for board in self.boards:
                board.written += self.food_points(board) + self.gem_points(board)
            if self.round == 4:
                self.phase = "over"
            elif self.players == 1:
                self.strike_alone()

    def strike_alone(self) -> None:
        board = self.boards[0]
        for slot in range(4):
            self.temples_struck[slot] += slot not in board.temples
        for objective in self.objectives:
            self.races_struck[objective] = self.races_struck.get(objective, 0) + (
                objective not in board.races
            )

    # ------------------------------------------------------------ points

    def food_points(self, board: ReferenceBoard) -> int:
        return FOOD_POINTS[str(self.options["food"])][len(board.food[self.round - 1])]

    def gem_points(self, board: ReferenceBoard) -> int:
        if self.options["gems"] == "basic":
            return board.gems
        negative = [value for value in GEM_LINE[board.gems :] if value < 0]
        positive = [value for value in GEM_LINE[: board.gems] if value > 0]
        return sum(negative) if negative else sum(positive)

    def village_points(self, board: ReferenceBoard) -> int:
        sides = [sum(cell in board.crossed for cell in around(one)) for one in self.villages]
        points = [VILLAGE_POINTS[str(self.options["villages"])][count] for count in sides]
        return min(points) if self.options["villages"] == "advanced" else sum(points)

    def total(self, seat: int) -> int:
        board = self.boards[seat]
        objectives = sum(objective_points(self, board, objective) for objective in self.objectives)
        temples = sum(board.temples.values())
        return board.written + temples + self.village_points(board) + objectives
