"""A clerk who keeps the boards of a whole game by hand, plainly, and knows nothing of the code.

It reads the landscape from the page's view, follows the decisions, and says after each of them what
a seat may do and what everything is worth. `tests/explorers/test_clerk.py` compares.
"""

from tests.explorers.clerk_goals import goal_points, race_won

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


class Sheet:
    """One player's board."""

    def __init__(self, start: Cell) -> None:
        self.crossed = [start]
        self.found: list[str] = []
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


class Clerk:
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
        self.sheets = [Sheet(start) for _ in range(self.players)]
        self.gone = [0, 0, 0, 0]
        self.goals: list[int] = []
        self.goals_gone: dict[int, int] = {}
        self.round, self.turn = 1, 0
        self.phase = "start"
        for sheet in self.sheets:
            sheet.left, sheet.ground = 3, TERRAINS
            self.go_on(sheet)

    def places(self, letter: str) -> list[Cell]:
        """By place: top left, top right, bottom left, bottom right."""
        found = [cell for cell, item in self.items.items() if item == letter]
        return sorted(found, key=lambda cell: (cell[0] // 8, cell[1] // 8))

    # ------------------------------------------------------------ what may be done

    def may_cross(self, sheet: Sheet, ground: str) -> set[Cell]:
        beside = {other for cell in sheet.crossed for other in around(cell)}
        key = sheet.keys > len(sheet.temples)
        return {
            cell
            for cell in beside - set(sheet.crossed)
            if self.terrain[cell] in ground and (key or self.items[cell] != "T")
        }

    def choices(self, seat: int) -> set[object]:
        sheet = self.sheets[seat]
        if sheet.stage == "take":
            sides: set[object] = {("take", 0), ("take", 1)}
            if seat == self.active:
                sides = {("take", self.named)}
            return sides | ({("chart", one) for one in range(4)} if sheet.old_maps else set())
        if sheet.stage == "bonus":
            return {("bonus", slot) for slot in sheet.bonus}
        if sheet.stage == "cross":
            return set(self.may_cross(sheet, TERRAINS if sheet.horses else sheet.ground))
        return {("seal",)} if sheet.stage == "seal" else set()

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
        for seat, sheet in enumerate(self.sheets):
            sheet.old_maps = sheet.maps - sheet.maps_used
            sheet.stage = "take"
            if seat == self.active and not sheet.old_maps:
                self.take(seat, self.named)

    def take(self, seat: int, side: int) -> None:
        sheet = self.sheets[seat]
        few = side != self.facing if self.players == 1 else side == self.named
        sheet.left = 2 if few and seat != self.active else 3
        sheet.ground = self.sides[side]
        self.go_on(sheet)

    def chart(self, seat: int, terrain: int) -> None:
        sheet = self.sheets[seat]
        sheet.maps_used += 1
        sheet.left, sheet.ground = 4, TERRAINS[terrain]
        self.go_on(sheet)

    def spend_bonus(self, seat: int, slot: int) -> None:
        sheet = self.sheets[seat]
        sheet.left, sheet.ground = sheet.bonus.pop(slot), TERRAINS
        self.go_on(sheet)

    def go_on(self, sheet: Sheet) -> None:
        """Whatever can still be crossed must be; then comes the next bonus, then the seal."""
        if sheet.horses and not self.may_cross(sheet, TERRAINS):
            sheet.horses = 0
        if not sheet.horses and sheet.left and not self.may_cross(sheet, sheet.ground):
            sheet.left = 0
        if sheet.horses or sheet.left:
            sheet.stage = "cross"
        elif len(sheet.bonus) == 1:
            self.spend_bonus(self.sheets.index(sheet), *sheet.bonus)
        else:
            sheet.stage = "bonus" if sheet.bonus else "seal"

    def cross(self, seat: int, cell: Cell) -> None:
        sheet = self.sheets[seat]
        sheet.crossed.append(cell)
        if sheet.horses:
            sheet.horses -= 1
        else:
            sheet.left -= 1
            if sheet.ground == TERRAINS:
                sheet.ground = self.terrain[cell]
        item = self.items[cell]
        if item != ".":
            sheet.found.append(item)
            self.find(sheet, item, cell)
        self.go_on(sheet)

    def find(self, sheet: Sheet, item: str, cell: Cell) -> None:
        if item == "H":
            sheet.horses += 1
        elif item == "K":
            sheet.keys = min(4, sheet.keys + 1)
        elif item == "P":
            sheet.maps = min(6, sheet.maps + 1)
        elif item == "D":
            sheet.gems = min(12, sheet.gems + 1)
        elif item == "T":
            self.visit(sheet, self.temples.index(cell))
        else:
            boxes = FOOD_COLUMNS[str(self.options["food"])][self.round - 1].count(item)
            if sheet.food[self.round - 1].count(item) < boxes:
                sheet.food[self.round - 1].append(item)

    def visit(self, sheet: Sheet, slot: int) -> None:
        basic = self.options["temples"] == "basic"
        values = TEMPLE_VALUES[self.players]
        sheet.temples[slot] = values[self.gone[slot]] if basic else 8
        sheet.visits.append(slot)

    # ------------------------------------------------------------ the end of a turn

    def seal(self, seat: int) -> None:
        self.sheets[seat].stage = "done"
        if any(sheet.stage not in ("done", "wait") for sheet in self.sheets):
            return
        before = self.gone[:]
        for sheet in self.sheets:
            sheet.stage = "wait"
            for slot in sheet.visits:
                self.gone[slot] += 1
                crosses = [3, 2, 1, 0][before[slot]]
                if self.options["temples"] == "advanced" and crosses:
                    sheet.bonus[slot] = crosses
            sheet.visits = []
        if any(sheet.bonus for sheet in self.sheets):
            self.phase = "bonus"
            for sheet in self.sheets:
                if sheet.bonus:
                    sheet.left = sheet.horses = 0
                    self.go_on(sheet)
            return
        self.finish_turn()

    def finish_turn(self) -> None:
        self.phase = "card"
        for goal in self.goals:
            value = self.goals_gone.get(goal, 0)
            for sheet in self.sheets:
                if goal not in sheet.races and race_won(self, sheet, goal):
                    sheet.races[goal] = [10, 8, 6, 4][value]
                    self.goals_gone[goal] = self.goals_gone.get(goal, 0) + 1
        if self.turn == 7:
            for sheet in self.sheets:
                sheet.written += self.food_points(sheet) + self.gem_points(sheet)
            if self.round == 4:
                self.phase = "over"
            elif self.players == 1:
                self.strike_alone()

    def strike_alone(self) -> None:
        sheet = self.sheets[0]
        for slot in range(4):
            self.gone[slot] += slot not in sheet.temples
        for goal in self.goals:
            self.goals_gone[goal] = self.goals_gone.get(goal, 0) + (goal not in sheet.races)

    # ------------------------------------------------------------ points

    def food_points(self, sheet: Sheet) -> int:
        return FOOD_POINTS[str(self.options["food"])][len(sheet.food[self.round - 1])]

    def gem_points(self, sheet: Sheet) -> int:
        if self.options["gems"] == "basic":
            return sheet.gems
        negative = [value for value in GEM_LINE[sheet.gems :] if value < 0]
        positive = [value for value in GEM_LINE[: sheet.gems] if value > 0]
        return sum(negative) if negative else sum(positive)

    def village_points(self, sheet: Sheet) -> int:
        sides = [sum(cell in sheet.crossed for cell in around(one)) for one in self.villages]
        points = [VILLAGE_POINTS[str(self.options["villages"])][count] for count in sides]
        return min(points) if self.options["villages"] == "advanced" else sum(points)

    def total(self, seat: int) -> int:
        sheet = self.sheets[seat]
        goals = sum(goal_points(self, sheet, goal) for goal in self.goals)
        temples = sum(sheet.temples.values())
        return sheet.written + temples + self.village_points(sheet) + goals
