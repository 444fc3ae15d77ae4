"""What a laid route is like before anybody plays it: ways, terrains, patches, narrows, bends."""

from heapq import heappop, heappush
from typing import Final

from incognita.core.hexes import Hex, turned
from incognita.core.paths import FAR, fewest_steps
from incognita.games.eldorado.rules.cards import CLOSED
from incognita.games.eldorado.rules.tables import NOWHERE, Route

TERRAINS: Final[list[str]] = ["jungle", "water", "village", "rubble", "camp"]
# One of the two counts first, the other breaks ties.
MAJOR: Final = 1000
# How much effort makes a route easy at most, or medium at most.
EASY: Final = 129
MEDIUM: Final = 140
# Straight out of each side of a board, clockwise from north-east.
SIDE_STEPS: Final[list[Hex]] = [turned((2, -1), turns) for turns in range(6)]
# Further steps that make a way much longer, and spaces side by side that make it narrow.
DETOUR: Final = 2
TIGHT: Final = 2
# What a mountain counts for where spaces are compared by cost.
WALL: Final = 3


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
        self.trail_shares: list[int] = shares(route, self.easiest.cells)
        self.patch: int = largest_patch(route) * 100 // max(1, len(self.open_cells))
        self.narrows: int = narrow_steps(route)
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
    visited = [False] * route.cells
    most = 0
    for cell in range(route.cells):
        if route.need_of[cell] == CLOSED or visited[cell]:
            continue
        visited[cell] = True
        patch = [cell]
        for at in patch:
            for other in route.way_cells[at]:
                if not visited[other] and route.need_of[other] == route.need_of[at]:
                    visited[other] = True
                    patch.append(other)
        most = max(most, len(patch))
    return most


def reachable(route: Route) -> list[bool]:
    """The cells that can be entered from a start space, and those spaces."""
    visited = [False] * route.cells
    front: list[int] = []
    for cell in route.start_cells:
        if cell != NOWHERE:
            visited[cell] = True
            front.append(cell)
    while front:
        cell = front.pop()
        for other in route.way_cells[cell]:
            if not visited[other]:
                visited[other] = True
                front.append(other)
    return visited


def narrow_steps(route: Route) -> int:
    """Steps of the way at which hardly two spaces lie on any way that is not much longer."""
    walked = fewest_steps(route.way_cells, [cell for cell in route.start_cells if cell != NOWHERE])
    reach = route.steps + DETOUR
    room = [0] * (route.steps + 1)
    for cell in range(route.cells):
        if 0 < walked[cell] <= route.steps and walked[cell] + route.left_of[cell] <= reach:
            room[walked[cell]] += 1
    return sum(1 for step in range(1, route.steps) if room[step] <= TIGHT)


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
        back = heading(q - route.boards[number - 1][2], r - route.boards[number - 1][3])
        ahead = heading(route.boards[number + 1][2] - q, route.boards[number + 1][3] - r)
        if back != ahead:
            bends += 1
    return bends


def heading(q: int, r: int) -> int:
    """The side of a board that a step leaves by, clockwise from north-east."""
    best = 0
    for side in range(1, 6):
        if _dot(SIDE_STEPS[side], (q, r)) > _dot(SIDE_STEPS[best], (q, r)):
            best = side
    return best


def bend_merit(route: Route) -> int:
    """Bends whose inside is harder than their outside, less those where it is easier."""
    total = 0
    for number in range(1, len(route.boards) - 1):
        _, _, q, r = route.boards[number]
        _, _, q1, r1 = route.boards[number - 1]
        _, _, q2, r2 = route.boards[number + 1]
        inside = (q1 + q2 - 2 * q, r1 + r2 - 2 * r)
        if heading(q - q1, r - r1) != heading(q2 - q, r2 - r):
            total += _harder_inside(route, number, inside)
    return total


def _harder_inside(route: Route, board: int, inside: Hex) -> int:
    """1 where the inner half of the board costs more by space, -1 where it costs less."""
    _, _, q, r = route.boards[board]
    cost = [0, 0]
    count = [0, 0]
    for cell in range(route.first_finish):
        if route.board_of[cell] != board:
            continue
        at = (route.places[cell][0] - q, route.places[cell][1] - r)
        lean = _dot(at, inside)
        if lean == 0:
            continue
        half = 0 if lean > 0 else 1
        count[half] += 1
        cost[half] += WALL if route.need_of[cell] == CLOSED else route.cost_of[cell]
    inner, outer = cost[0] * max(1, count[1]), cost[1] * max(1, count[0])
    return (1 if inner > outer else 0) - (1 if inner < outer else 0)


def _dot(one: Hex, other: Hex) -> int:
    """Twice the scalar product of two steps on the plane of hexagons."""
    a, b = one
    q, r = other
    return 2 * a * q + 2 * b * r + a * r + b * q
