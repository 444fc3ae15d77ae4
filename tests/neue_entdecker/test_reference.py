"""Tolls and ends of turns on random seas, against the rules as the rulebook has them."""

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from incognita.core import OVER, Rng
from incognita.games.neue_entdecker.rules import turns
from incognita.games.neue_entdecker.rules.phases import ROLLING, SCOUTING, STARTING
from incognita.games.neue_entdecker.rules.state import NeueEntdeckerState
from incognita.games.neue_entdecker.rules.tables import FORMS, GRID, SCOUTS, SQUARES
from incognita.games.voyage.rules.piles import dealt
from tests.neue_entdecker.positions import supply, table
from tests.voyage.chart_of import (
    chart_of,
    drawn_from,
    pattern_counts,
    random_units,
    shore_of,
    shores_of_units,
)
from tests.voyage.charts import scattered
from tests.voyage.reference import (
    Chart,
    Shore,
    Square,
    beyond,
    facing,
    groups,
    holes,
    inside,
    is_complete,
    island_of,
    share,
    sides_needed,
    squares_of,
    tiles_of,
)

SIZE = (12, 8)
# Of the edge spaces in the north, east, south and west.
COINS = [2, 1, 0, 1]
SCOUT = 0
Units = list[tuple[Square, int, int, int]]
Army = tuple[int, int, int]
# Coins for the bank, and how often each seat is paid.
Payment = tuple[int, tuple[int, ...]]
# A tile, coins, and the owners (or the squares of the units) that take a toll on the way.
Step = tuple[Square, int, frozenset[tuple[int, Square]]]


# ---------------------------------------------------------------- random positions


def position(seed: int, *, most_land: bool = True) -> NeueEntdeckerState:
    """Any sea with units on it and all else near its limits; it is some seat's turn."""
    rng = random.Random(seed)
    players = rng.randint(2, 4)
    per_unit = rng.random() < 0.5
    state = table(players=players, seat=rng.randrange(players), toll_per_unit=per_unit)
    state.sea = scattered(rng, GRID, rng.randint(1, 4), most_land=most_land)
    state.follow_sea()
    state.trail = [0]
    each = [SCOUTS[players] - 1, 2, 1]
    state.units, state.supply = random_units(rng, state.sea, players, each, FORMS)
    state.gold = [rng.randint(0, 16) for _ in range(players)]
    state.stock = [rng.randint(0, 2) for _ in range(6)]
    state.discards = [rng.choice([0, 0, 0, 1]) for _ in state.discards]
    if rng.random() < 0.5:
        state.left = [rng.choice([0, 0, 1, 3]) for _ in state.left]
    if rng.random() < 0.2:
        state.left = state.discards = [0] * len(state.left)
    state.heights = dealt(sum(state.left), 6)
    state.setup.bonus = [rng.choice([0, 5, 10]) if mask == 15 else 0 for mask in state.sea.land]
    state.setup.falls = [square for square, more in enumerate(state.setup.bonus) if more]
    return state


def tolled(seed: int) -> NeueEntdeckerState:
    """The same with many tiles, bases and settlements in the south, and gold to pay for them."""
    rng = random.Random(seed)
    state = position(seed)
    state.sea = scattered(rng, GRID, 2, most_land=False, least=40)
    state.follow_sea()
    each = [1, 2, 1]
    state.units, _left = random_units(rng, state.sea, state.seats, each, FORMS, first=60)
    state.supply = [0] * len(state.supply)
    state.gold[state.seat] = rng.randint(1, 14)
    return state


# ---------------------------------------------------------------- paths and tolls


def beside_by_sea(chart: Chart, square: Square) -> list[Square]:
    """Tiles to which a ship passes from this one."""
    sides = [side for side in range(4) if chart[square][side] == "W"]
    return [beyond(square, side) for side in sides if beyond(square, side) in chart]


def edge_coins(square: Square) -> list[int]:
    """What the edge spaces beside a square cost; none lies beside most squares."""
    return [COINS[side] for side in range(4) if not inside(beyond(square, side), SIZE)]


def payments(
    chart: Chart, owners: dict[Square, int], players: int, *, per_unit: bool
) -> dict[Square, set[Payment]]:
    """By tile: what its paths to the border cost, every one of them."""
    tolls_at = {
        square: frozenset({(owner, square if per_unit else (0, 0))})
        for square, owner in owners.items()
    }
    waiting: list[Step] = [
        (square, coins, tolls_at.get(square, frozenset()))
        for square in chart
        for coins in edge_coins(square)
    ]
    seen = set(waiting)
    costs: dict[Square, set[Payment]] = {}
    while waiting:
        square, coins, passed = waiting.pop()
        times = Counter(owner for owner, _unit in passed)
        tolls = tuple(times[seat] for seat in range(players))
        costs.setdefault(square, set()).add((coins, tolls))
        for other in beside_by_sea(chart, square):
            step = (other, coins, passed | tolls_at.get(other, frozenset()))
            if step not in seen:
                seen.add(step)
                waiting.append(step)
    return costs


def total(payment: Payment) -> int:
    return payment[0] + 2 * sum(payment[1])


def is_better(one: Payment, other: Payment) -> bool:
    """Less in all, no more for the bank, and nobody else is paid (neue-entdecker.toll.offered)."""
    paid = all(not mine or theirs for mine, theirs in zip(one[1], other[1], strict=True))
    return total(one) < total(other) and one[0] <= other[0] and paid


def faces_undiscovered(chart: Chart, square: Square) -> bool:
    asked = sides_needed(chart, SIZE, square)
    return any(asked[side] == "?" and chart[square][side] == "W" for side in range(4))


def starts(state: NeueEntdeckerState) -> dict[int, set[Payment]]:
    """Every start with what may be paid for it now."""
    chart, seat = chart_of(state.sea), state.seat
    units = shores_of_units(state.sea, state.units, FORMS)
    owners = {one[0]: one[2] for one in units if one[3] != SCOUT and one[2] != seat}
    costs = payments(chart, owners, state.seats, per_unit=state.setup.toll_per_unit)
    offered: dict[int, set[Payment]] = {}
    for at, square in enumerate(squares_of(SIZE)):
        if square in costs and faces_undiscovered(chart, square):
            ways = costs[square]
            offered[at] = {way for way in ways if not any(is_better(one, way) for one in ways)}
        if square not in chart:
            for side in range(4):
                if not inside(beyond(square, side), SIZE):
                    offered[GRID.circle(at, side)] = {(COINS[side], (0,) * state.seats)}
    left = state.gold[seat] - tile_price(state)
    payable = {
        place: {way for way in ways if total(way) <= left} for place, ways in offered.items()
    }
    return {place: ways for place, ways in payable.items() if ways}


def tile_price(state: NeueEntdeckerState) -> int:
    if sum(state.left) + sum(state.discards):
        return 1
    return 4 if sum(state.stock) else 1000


@settings(max_examples=80)
@given(st.integers(0, 10**9))
@pytest.mark.rule(
    "neue-entdecker.start.path",
    "neue-entdecker.start.sea-side",
    "neue-entdecker.start.edge",
    "neue-entdecker.start.afford",
    "neue-entdecker.toll.offered",
    "neue-entdecker.toll.choice",
    "neue-entdecker.toll.each-owner",
    "neue-entdecker.toll.per-unit",
    "neue-entdecker.toll.path-coins",
)
def test_starts_cost_what_the_rules_say(seed: int) -> None:
    state = tolled(seed)
    seat, expected = state.seat, starts(state)
    turns.begin(state)
    if not expected:
        assert (state.phase, state.seat) != (STARTING, seat)
        return
    assert (state.phase, state.seat) == (STARTING, seat)
    assert {
        one["place"]: {(way["coins"], tuple(way["tolls"])) for way in one["payments"]}
        for one in state.view(seat)["starts"]
    } == expected


# ---------------------------------------------------------------- filling


def reached_by_ships(chart: Chart) -> set[Square]:
    """Tiles with a path to the border."""
    waiting = [one for one in chart if edge_coins(one) and "W" in chart[one]]
    reached = set(waiting)
    while waiting:
        for other in beside_by_sea(chart, waiting.pop()):
            if other not in reached:
                reached.add(other)
                waiting.append(other)
    return reached


def filled(chart: Chart) -> dict[Square, str]:
    """Single squares first, then groups that no ship enters any more (neue-entdecker.fill.*)."""
    lays = holes(chart, SIZE)
    later = {**chart, **lays}
    ships = reached_by_ships(later)
    for group in groups(later, SIZE):
        if not any(is_open(later, ships, square) for square in group):
            for square in group:
                lays[square] = sides_needed(later, SIZE, square).replace("?", "L")
    return lays


def is_open(chart: Chart, ships: set[Square], square: Square) -> bool:
    """A ship enters it from an edge space, or from a tile that a ship can stand on."""
    for side in range(4):
        other = beyond(square, side)
        if not inside(other, SIZE):
            return True
        if other in ships and chart[other][facing(side)] == "W":
            return True
    return False


@given(st.integers(0, 10**9), st.booleans())
@pytest.mark.rule(
    "neue-entdecker.fill.single",
    "neue-entdecker.fill.group",
    "neue-entdecker.fill.open-group",
    "neue-entdecker.fill.pattern",
    "neue-entdecker.fill.singles-first",
    "neue-entdecker.fill.source",
)
def test_holes_are_filled_as_the_rules_say(seed: int, most_land: bool) -> None:
    state = position(seed, most_land=most_land)
    chart = chart_of(state.sea)
    lays = filled(chart)
    left, stand_ins = drawn_from(sources_of(state), lays.values())
    turn = state.turn
    end_turn(state, seed)
    if state.actor() == OVER and state.turn > turn:
        return  # Nobody could begin the next turn, and all the rest was filled.
    assert chart_of(state.sea) == {**chart, **lays}
    assert sources_of(state) == left
    assert state.stand_ins == stand_ins


def sources_of(state: NeueEntdeckerState) -> list[list[int]]:
    return [state.stock, pattern_counts(state.discards), pattern_counts(state.left)]


# ---------------------------------------------------------------- islands and huts


def end_turn(state: NeueEntdeckerState, seed: int) -> list[tuple[int, int, int]]:
    """Play on at random until somebody may begin; the island of every scout placed, its seat, and
    whose turn it was: where nobody can begin, the rest is filled and scored in the next turn.
    """
    rng = Rng(seed)
    placed = []
    turns.close_turn(state)
    while state.actor() != OVER and state.phase not in (STARTING, ROLLING):
        if state.phase == SCOUTING:
            placed.append((state.island, state.asked, state.seat))
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))] if legal else state.sample(rng))
    return placed


def armies(island: frozenset[Shore], units: Units, players: int) -> list[Army]:
    """By seat: settlements, bases and scouts on the island."""
    counts = [[0, 0, 0] for _ in range(players)]
    for square, side, seat, kind in units:
        if (square, side) in island:
            counts[seat][2 - kind] += 1
    return [(one[0], one[1], one[2]) for one in counts]


def gains(value: int, ranked: list[Army]) -> list[int]:
    """Halved once for every rank ahead; equals share one (neue-entdecker.island.*)."""
    return [
        share(value, len({other for other in ranked if other > army})) if any(army) else 0
        for army in ranked
    ]


def rounds(scouts: list[int], seat: int) -> list[int]:
    """Whose scout is placed when: one each, clockwise, round after round."""
    left, order = list(scouts), []
    while sum(left):
        for step in range(len(left)):
            turn = (seat + step) % len(left)
            if left[turn]:
                left[turn] -= 1
                order.append(turn)
    return order


def hut_winner(path: list[int]) -> int | None:
    """Who has the most scouts, the nearest of them where several do; the hut comes first."""
    scouts = [(written - 1) // FORMS for written in path if written]
    counts = Counter(scouts)
    return next((one for one in scouts if counts[one] == max(counts.values())), None)


@given(st.integers(0, 10**9))
@pytest.mark.rule(
    "neue-entdecker.island.value",
    "neue-entdecker.island.rank",
    "neue-entdecker.island.halves",
    "neue-entdecker.island.ties-close-up",
    "neue-entdecker.island.return",
    "neue-entdecker.island.strait-once",
    "neue-entdecker.jungle.rounds",
    "neue-entdecker.jungle.skipped",
    "neue-entdecker.end.huts",
)
def test_islands_are_scored_as_the_rules_say(seed: int) -> None:
    state = position(seed)
    players, seat, points = state.seats, state.seat, state.points
    units = shores_of_units(state.sea, state.units, FORMS)
    had = [supply(state, one) for one in range(players)]
    placed = end_turn(state, seed)
    chart = chart_of(state.sea)
    bonus = dict(zip(squares_of(SIZE), state.setup.bonus, strict=True))
    stay, scouts_placed = [], 0
    for island in {island_of(chart, (square, side)) for square, side, _seat, _kind in units}:
        if not is_complete(chart, island):
            stay.append(island)
            continue
        ranked = armies(island, units, players)
        tiles = tiles_of(island)
        value = len(tiles) + sum(bonus[square] for square in tiles)
        points = [one + gain for one, gain in zip(points, gains(value, ranked), strict=True)]
        here = [one for one in placed if shore_of(state.sea, one[0]) in island]
        order = [one[1] for one in here]
        assert order == rounds([army[2] for army in ranked], here[0][2] if here else seat)
        scouts_placed += len(order)
        had = [
            [one[0], one[1] + army[1], one[2] + army[0]]
            for one, army in zip(had, ranked, strict=True)
        ]
    over = len(chart) == SQUARES
    for path in range(7) if over else ():
        winner = hut_winner(state.jungle[7 * path : 7 * path + 7])
        if state.huts[path] and winner is not None:
            points[winner] += [5, 10, 15][state.huts[path] - 1]
    assert (state.points, state.actor() == OVER) == (points, over)
    assert len(placed) == scouts_placed == sum(1 for one in state.jungle if one)
    left = [unit for unit in units if any((unit[0], unit[1]) in island for island in stay)]
    assert shores_of_units(state.sea, state.units, FORMS) == left
    assert [supply(state, one) for one in range(players)] == had


def test_the_reference_knows_the_examples_of_the_rulebook() -> None:
    assert gains(9, [(1, 0, 0), (0, 1, 0), (0, 1, 0), (0, 0, 1)]) == [9, 5, 5, 3]
    assert gains(17, [(1, 0, 0), (0, 1, 2), (0, 0, 2), (0, 0, 1)]) == [17, 9, 5, 3]
    assert rounds([0, 2, 1, 2], 0) == [1, 2, 3, 1, 3]
    chart = {(0, 3): "LWLW", (1, 3): "LWLW", (2, 3): "LWWW"}
    west = payments(chart, {(0, 3): 0, (1, 3): 2}, 4, per_unit=False)
    assert west[2, 3] == {(1, (1, 0, 1, 0))}


def test_random_positions_are_rich() -> None:
    """Many of them have choices of payments, islands that are scored, and squares to fill."""
    tolls = choices = scored = filled_squares = 0
    for seed in range(60):
        offered = starts(tolled(seed)).values()
        tolls += any(sum(way[1]) for ways in offered for way in ways)
        choices += any(len(ways) > 1 for ways in offered)
        state = position(seed)
        filled_squares += bool(filled(chart_of(state.sea)))
        points = state.points
        end_turn(state, seed)
        scored += state.points != points
    assert tolls > 20
    assert choices > 4
    assert scored > 20
    assert filled_squares > 20
