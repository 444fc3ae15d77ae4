"""What a laid route is like, found without playing: ways, terrains, patches, narrows, bends."""

from heapq import heappop, heappush
from typing import Final

from incognita.core.hexes import DIRECTIONS
from incognita.core.paths import FAR
from incognita.games.eldorado.cards import CLOSED
from incognita.games.eldorado.tables import NOWHERE, Route

TERRAINS: Final[list[str]] = ["jungle", "water", "village", "rubble", "camp"]
# One of the two counts first, the other breaks ties.
MAJOR: Final = 1000
# How much effort makes a route easy at most, or medium at most.
EASY: Final = 129
MEDIUM: Final = 140


class Trail:
    """A way from a start space to the finish: its cells, steps and symbols."""

    def __init__(self, route: Route, cells: list[int]) -> None:
        self.cells = cells
        self.steps = len(cells)
        self.symbols = sum(route.cost_of[cell] for cell in cells)
        self.hardest = max([route.cost_of[cell] for cell in cells], default=0)


class Survey:
    """A route at a glance; shares are in hundredths."""

    def __init__(self, route: Route) -> None:
        self.route = route
        self.open_cells: list[int] = [
            cell for cell in range(route.cells) if route.need_of[cell] != CLOSED
        ]
        self.shortest = trail(route, MAJOR, 1)
        self.easiest = trail(route, 1, MAJOR)
        self.shares: list[int] = shares(route, self.open_cells)
        self.patch: int = largest_patch(route) * 100 // max(1, len(self.open_cells))
        self.narrows: int = len(narrow_cells(route, self.shortest.cells))
        self.caves: int = route.terrain_of.count("cave")
        closed = route.terrain_of.count("mountain") + self.caves
        self.mountains: int = closed * 100 // route.cells
        self.bends: int = count_bends(route)

    def detour(self) -> int:
        """How much longer the easiest way is than the shortest, in hundredths."""
        return (self.easiest.steps - self.shortest.steps) * 100 // max(1, self.shortest.steps)

    def toll(self) -> int:
        """How much dearer the shortest way is than the easiest, in hundredths."""
        return (self.shortest.symbols - self.easiest.symbols) * 100 // max(1, self.easiest.symbols)

    def overlap(self) -> int:
        """How many of the shortest way's cells the easiest way uses too, in hundredths."""
        easy = set(self.easiest.cells)
        shared = sum(1 for cell in self.shortest.cells if cell in easy)
        return shared * 100 // max(1, self.shortest.steps)

    def effort(self) -> int:
        """The fewest symbols, for a hundred of the fewest steps."""
        return self.easiest.symbols * 100 // max(1, self.shortest.steps)

    def difficulty(self) -> str:
        if self.effort() <= EASY:
            return "easy"
        return "medium" if self.effort() <= MEDIUM else "hard"


def trail(route: Route, per_step: int, per_symbol: int) -> Trail:
    """The best way by this price; empty where the finish cannot be reached."""
    price = [FAR * MAJOR] * route.cells
    before = [NOWHERE] * route.cells
    waiting: list[tuple[int, int]] = []
    for cell in route.start_cells:
        if cell != NOWHERE:
            price[cell] = 0
            heappush(waiting, (0, cell))
    while waiting:
        so_far, cell = heappop(waiting)
        if so_far > price[cell]:
            continue
        for other in route.way_cells[cell]:
            onward = so_far + per_step + per_symbol * route.cost_of[other]
            if onward < price[other]:
                price[other] = onward
                before[other] = cell
                heappush(waiting, (onward, other))
    goal = NOWHERE
    for cell in range(route.first_finish, route.cells):
        if before[cell] != NOWHERE and (goal == NOWHERE or price[cell] < price[goal]):
            goal = cell
    return Trail(route, _followed(before, goal))


def _followed(before: list[int], goal: int) -> list[int]:
    cells: list[int] = []
    while goal != NOWHERE and before[goal] != NOWHERE:
        cells.append(goal)
        goal = before[goal]
    cells.reverse()
    return cells


def shares(route: Route, cells: list[int]) -> list[int]:
    """How much of the open land each terrain has, in the order of TERRAINS."""
    return [
        sum(1 for cell in cells if route.terrain_of[cell] == terrain) * 100 // max(1, len(cells))
        for terrain in TERRAINS
    ]


def largest_patch(route: Route) -> int:
    """The most spaces of one terrain that lie in one piece."""
    seen = [False] * route.cells
    most = 0
    for cell in range(route.cells):
        if route.need_of[cell] == CLOSED or seen[cell]:
            continue
        seen[cell] = True
        patch = [cell]
        for at in patch:
            for other in route.way_cells[at]:
                if not seen[other] and route.need_of[other] == route.need_of[at]:
                    seen[other] = True
                    patch.append(other)
        most = max(most, len(patch))
    return most


def reachable(route: Route, closed: int = NOWHERE) -> list[bool]:
    """The cells that can be entered from a start space, one more being closed."""
    seen = [False] * route.cells
    front: list[int] = []
    for cell in route.start_cells:
        if cell != NOWHERE:
            seen[cell] = True
            front.append(cell)
    while front:
        cell = front.pop()
        for other in route.way_cells[cell]:
            if not seen[other] and other != closed:
                seen[other] = True
                front.append(other)
    return seen


def narrow_cells(route: Route, way: list[int]) -> list[int]:
    """The cells that every way must pass; any one way holds them all."""
    finish = range(route.first_finish, route.cells)
    found: list[int] = []
    for cell in way:
        seen = reachable(route, cell)
        if not any(seen[goal] for goal in finish):
            found.append(cell)
    return found


def seam_widths(route: Route) -> list[int]:
    """By seam, how many spaces can be entered across it."""
    doors: list[set[int]] = [set() for _ in range(route.joints)]
    for cell in range(route.cells):
        for other, joint in zip(route.way_cells[cell], route.way_joints[cell], strict=True):
            if joint != NOWHERE and route.board_of[cell] == joint:
                doors[joint].add(other)
    return [len(entered) for entered in doors]


def count_bends(route: Route) -> int:
    """Boards at which the route does not go straight on."""
    bends = 0
    for number in range(1, len(route.boards) - 1):
        _, _, q, r = route.boards[number]
        back = _heading(q - route.boards[number - 1][2], r - route.boards[number - 1][3])
        ahead = _heading(route.boards[number + 1][2] - q, route.boards[number + 1][3] - r)
        if back != ahead:
            bends += 1
    return bends


def _heading(q: int, r: int) -> int:
    """The direction between two neighbours that a step leans to most."""
    best = 0
    for number in range(6):
        if _leaning(number, q, r) > _leaning(best, q, r):
            best = number
    return best


def _leaning(number: int, q: int, r: int) -> int:
    """How far a step goes towards the side between two neighbouring directions."""
    one = DIRECTIONS[number]
    two = DIRECTIONS[(number + 1) % 6]
    a, b = one[0] + two[0], one[1] + two[1]
    return 2 * a * q + 2 * b * r + a * r + b * q
