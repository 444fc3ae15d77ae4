"""Ways to the finish: what is left to be paid from every cell, for a deck of a certain make."""

from heapq import heappop, heappush
from typing import Final

from incognita.games.eldorado.ai.weights import CAMP_ONE, CAMP_TWO, RUBBLE_CARD, TOO_WEAK
from incognita.games.eldorado.rules.cards import (
    CAMP,
    CLOSED,
    COIN,
    MACHETE,
    PADDLE,
    RUBBLE,
)  # fmt: skip
from incognita.games.eldorado.rules.tables import NOWHERE, TUNNEL, Route

# Decks differ by how much strength of a symbol it brings with each card,
# and by the strength of the strongest card of the symbol: up to 1, 2, 3, or more.
RATES: Final[list[float]] = [0.07, 0.16, 0.30, 0.55, 1.0]
# Between one rate and the next.
SCARCE: Final = 0.11
FEW: Final = 0.22
SOME: Final = 0.41
MANY: Final = 0.75
CLASSES: Final = 4
MAKES: Final = len(RATES) * CLASSES
PROFILES: Final = MAKES * MAKES * MAKES
LOST: Final = 1000.0
CARD: Final = 0.25
CAMPS: Final[list[float]] = [0.0, CAMP_ONE, CAMP_TWO, 0.9, 1.5]
NEAR: Final = 5
# Turns that a curse is likely to cost.
CURSED: Final = 0.8
# So many ways of one route are remembered at a time, and those of so many routes.
MOST: Final = 800
MOST_ROUTES: Final = 12


# A step to a neighbour in one number: cell, need, cost, target, and the joint + 1 on top.
CELL_BITS: Final = 10
CELL_MASK: Final = (1 << CELL_BITS) - 1
COST_SHIFT: Final = CELL_BITS + 3
TARGET_SHIFT: Final = COST_SHIFT + 3
JOINT_SHIFT: Final = TARGET_SHIFT + 4


class Way:
    """The cheapest way from every cell for one make of deck: turns, and symbols by kind."""

    def __init__(self, cells: int, price: list[float], extra: list[float]) -> None:
        self.price = price
        self.extra = extra
        self.turns: list[float] = [LOST] * cells
        self.machetes: list[int] = [0] * cells
        self.paddles: list[int] = [0] * cells
        self.coins: list[int] = [0] * cells
        self.others: list[float] = [0.0] * cells
        self.onward: list[int] = [NOWHERE] * cells
        self.near_machetes: list[int] = [0] * cells
        self.near_paddles: list[int] = [0] * cells
        self.near_coins: list[int] = [0] * cells


class Ways:
    """All ways of one route, worked out when first asked for."""

    def __init__(self, route: Route) -> None:
        self.route = route
        self.known: list[Way | None] = [None] * PROFILES
        self.count = 0
        self.detour: Way | None = None
        self.detour_key: list[int] = []
        self.arounds: list[list[int]] = [
            [other for other in route.around(cell) + route.links[cell] if self._may_leave(other)]
            for cell in range(route.cells)
        ]

        self.rocks: list[int] = [
            cell for cell in range(route.cells) if route.terrain_of[cell] == "mountain"
        ]
        self.steps: list[list[int]] = [packed_steps(route, cell) for cell in range(route.cells)]
        self.entries: list[list[int]] = [
            [step for step in steps if step >> CELL_BITS & 7 in (RUBBLE, CAMP)]
            for steps in self.steps
        ]

    def _may_leave(self, cell: int) -> bool:
        return self.route.need_of[cell] != CLOSED or cell in self.route.start_cells

    def way(self, profile: int) -> Way:
        way = self.known[profile]
        if way is None:
            if self.count == MOST:
                self.known = [None] * PROFILES
                self.count = 0
            way = self._work_out(profile, [])
            self.known[profile] = way
            self.count += 1
        return way

    def around(self, profile: int, taken: list[int]) -> Way:
        """A way that enters none of the cells that are taken; the last one is remembered."""
        key = [profile, *taken]
        if self.detour is None or self.detour_key != key:
            self.detour = self._work_out(profile, taken)
            self.detour_key = key
        return self.detour

    def _work_out(self, profile: int, taken: list[int]) -> Way:
        """Dijkstra from the finish backwards; the price is paid on entering."""
        route = self.route
        price = prices(profile)
        way = Way(route.cells, price, extras(profile))
        waiting: list[tuple[float, int]] = []
        for cell in range(route.first_finish, route.cells):
            way.turns[cell] = 0.0
            heappush(waiting, (0.0, cell))
        while waiting:
            turns, cell = heappop(waiting)
            if turns > way.turns[cell] or route.need_of[cell] == CLOSED or cell in taken:
                continue
            onward = turns + price[route.need_of[cell] * 5 + route.cost_of[cell]]
            for other in self.arounds[cell]:
                if onward < way.turns[other]:
                    way.turns[other] = onward
                    extend(route, way, cell, other)
                    heappush(waiting, (onward, other))
        for cell in self.rocks:
            self._come_down(way, cell)
        for cell in range(route.cells):
            look_near(route, way, cell)
        return way

    def _come_down(self, way: Way, cell: int) -> None:
        """From a mountain that somebody climbed, by its best open neighbour."""
        route = self.route
        for other in route.around(cell):
            need = route.need_of[other]
            if need != CLOSED:
                onward = way.turns[other] + way.price[need * 5 + route.cost_of[other]]
                if onward < way.turns[cell]:
                    way.turns[cell] = onward
                    extend(route, way, other, cell)


def packed_steps(route: Route, cell: int) -> list[int]:
    """Every step that some card may pay for."""
    steps: list[int] = []
    for target in range(6):
        other = route.neighbours[6 * cell + target]
        if other != NOWHERE and route.need_of[other] != CLOSED:
            above = (route.joint_of[6 * cell + target] + 1) << 4 | target
            steps.append(packed_step(route, above, other))
    for index, other in enumerate(route.links[cell]):
        steps.append(packed_step(route, TUNNEL + index, other))
    return steps


def packed_step(route: Route, above: int, to: int) -> int:
    below = route.cost_of[to] << 3 | route.need_of[to]
    return (above << 6 | below) << CELL_BITS | to


def extend(route: Route, way: Way, cell: int, before: int) -> None:
    """What the way asks for from the cell before: this cell, and all that this cell asks for."""
    need = route.need_of[cell]
    cost = route.cost_of[cell]
    way.machetes[before] = way.machetes[cell] + (cost if need == MACHETE else 0)
    way.paddles[before] = way.paddles[cell] + (cost if need == PADDLE else 0)
    way.coins[before] = way.coins[cell] + (cost if need == COIN else 0)
    way.others[before] = way.others[cell] + way.extra[need * 5 + cost]
    way.onward[before] = cell


def look_near(route: Route, way: Way, cell: int) -> None:
    """Symbols within the next few spaces of the way."""
    at = way.onward[cell]
    for _ in range(NEAR):
        if at == NOWHERE:
            return
        need = route.need_of[at]
        cost = route.cost_of[at]
        if need == MACHETE:
            way.near_machetes[cell] += cost
        elif need == PADDLE:
            way.near_paddles[cell] += cost
        elif need == COIN:
            way.near_coins[cell] += cost
        at = way.onward[at]


def make_of(rate: float) -> int:
    """The make for one symbol whose cards are weak; the class of the strongest is added to it."""
    if rate < SOME:
        if rate < FEW:
            return 0 if rate < SCARCE else CLASSES
        return 2 * CLASSES
    return 3 * CLASSES if rate < MANY else 4 * CLASSES


def prices(profile: int) -> list[float]:
    """Turns that a space costs, by need * 5 + cost."""
    table = extras(profile)
    for symbol, make in enumerate(makes(profile)):
        for cost in range(5):
            table[symbol * 5 + cost] += cost * CARD / RATES[make // CLASSES]
    return table


def extras(profile: int) -> list[float]:
    """What a space costs apart from its symbols: any cards, or a card still to be bought."""
    table: list[float] = []
    for make in makes(profile):
        strongest = make % CLASSES + 1
        table.extend([max(0, cost - strongest) * TOO_WEAK for cost in range(5)])
    table.extend([RUBBLE_CARD * cost for cost in range(5)])
    table.extend(CAMPS)
    # Nothing is closed or free here; a demon costs its curses.
    table.extend([0.0] * 10)
    table.extend([CURSED * cost for cost in range(5)])
    return table


def makes(profile: int) -> list[int]:
    return [profile // (MAKES * MAKES), profile // MAKES % MAKES, profile % MAKES]


_ways: Final[dict[str, Ways]] = {}


def ways_of(route: Route) -> Ways:
    ways = _ways.get(route.id)
    if ways is None or ways.route is not route:
        if len(_ways) >= MOST_ROUTES:
            del _ways[next(iter(_ways))]
        ways = Ways(route)
        _ways[route.id] = ways
    return ways
