"""Islands, paths, payments and holes in random games, counted anew by plain means."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import pytest

from incognita.core.squares import opposite
from incognita.games.neue_entdecker.rules import actions as act
from incognita.games.neue_entdecker.rules.state import NeueEntdeckerState
from incognita.games.neue_entdecker.rules.tables import (
    COINS,
    GRID,
)
from incognita.games.voyage.rules.patterns import AREA_OF, LANDS, UNDISCOVERED
from tests.neue_entdecker.positions import TWELVE, table
from tests.neue_entdecker.random_positions import (
    SEEDS,
    open_table,
    positions,
    steps,
    turns,
    units_seen,
)

Land = tuple[int, int]
# Coins for the bank, and tolls by seat.
Way = tuple[int, tuple[int, ...]]


# ---------------------------------------------------------------- islands


def flooded(state: NeueEntdeckerState) -> list[tuple[set[Land], bool]]:
    """Lands that join, found by walking, and whether none of their sides is loose."""
    land = state.sea.land
    left = {
        (at, area) for at, mask in enumerate(land) if mask > 0 for area in range(len(LANDS[mask]))
    }
    islands = []
    while left:
        island, waiting, complete = set(), [left.pop()], True
        while waiting:
            here = waiting.pop()
            island.add(here)
            for side in range(4):
                if not LANDS[land[here[0]]][here[1]] >> side & 1:
                    continue
                other = GRID.beside[4 * here[0] + side]
                if land[other] == UNDISCOVERED:
                    complete = False
                    continue
                there = (other, AREA_OF[4 * land[other] + opposite(side)])
                if there in left:
                    left.discard(there)
                    waiting.append(there)
        islands.append((island, complete))
    return islands


@SEEDS
@pytest.mark.rule(
    "neue-entdecker.sea.island", "neue-entdecker.sea.complete", "neue-entdecker.island.value"
)
def test_islands_are_those_found_by_walking(seed: int) -> None:
    for state in turns(seed):
        bonus = state.setup.bonus
        expected = set()
        for island, complete in flooded(state):
            squares = tuple(sorted({at for at, _area in island}))
            value = len(squares) + sum(bonus[at] for at in squares)
            expected.add((min(2 * at + area for at, area in island), squares, value, complete))
        shown = {
            (one["id"], tuple(one["squares"]), one["value"], one["complete"])
            for one in open_table(state)["islands"]
        }
        assert shown == expected


@SEEDS
@pytest.mark.rule("neue-entdecker.island.when", "neue-entdecker.unit.stay")
def test_no_unit_is_left_on_a_complete_island(seed: int) -> None:
    for state in turns(seed):
        complete = {land for island, whole in flooded(state) if whole for land in island}
        assert not any((unit["square"], unit["area"]) in complete for unit in units_seen(state))


# ---------------------------------------------------------------- paths, starts and payments


def neighbours(state: NeueEntdeckerState, at: int) -> Iterator[int]:
    """Tiles beside this one across a side that is sea."""
    land = state.sea.land
    for side in range(4):
        other = GRID.beside[4 * at + side]
        if not land[at] >> side & 1 and other >= 0 and land[other] != UNDISCOVERED:
            yield other


def coins_of(state: NeueEntdeckerState, at: int) -> list[int]:
    """Of the edge spaces beside a tile."""
    if state.sea.land[at] == 15:
        return []
    return [COINS[edge] for edge, within in enumerate(GRID.circle_squares) if within == at]


def walked(state: NeueEntdeckerState, start: int) -> set[Way]:
    """Every payment that any path asks for."""
    toll = {
        unit["square"]: unit["seat"]
        for unit in units_seen(state)
        if unit["unit"] != "scout" and unit["seat"] != state.seat
    }
    first = (start, frozenset({start} & toll.keys()))
    seen, waiting = {first}, [first]
    ways: set[Way] = set()
    while waiting:
        at, passed = waiting.pop()
        counts = Counter(toll[square] for square in passed)
        tolls = [counts[seat] for seat in range(state.seats)]
        if not state.setup.toll_per_unit:
            tolls = [min(times, 1) for times in tolls]
        ways.update((coins, tuple(tolls)) for coins in coins_of(state, at))
        for other in neighbours(state, at):
            onward = (other, passed | ({other} & toll.keys()))
            if onward not in seen:
                seen.add(onward)
                waiting.append(onward)
    return ways


def offered(state: NeueEntdeckerState, start: int) -> set[Way]:
    """What the catalogue offers of it, as far as there is gold for it and one tile."""
    ways = walked(state, start)
    most = state.gold[state.seat] - 1
    return {
        way
        for way in ways
        if way[0] + 2 * sum(way[1]) <= most and not any(undercuts(one, way) for one in ways)
    }


def undercuts(one: Way, way: Way) -> bool:
    paid = all(not mine or theirs for mine, theirs in zip(one[1], way[1], strict=True))
    return one[0] + 2 * sum(one[1]) < way[0] + 2 * sum(way[1]) and one[0] <= way[0] and paid


def faces_the_unknown(state: NeueEntdeckerState, at: int) -> bool:
    mask = state.sea.land[at]
    beside = GRID.beside[4 * at : 4 * at + 4]
    return any(
        other >= 0 and state.sea.land[other] == UNDISCOVERED and not mask >> side & 1
        for side, other in enumerate(beside)
    )


@SEEDS
@pytest.mark.rule(
    "neue-entdecker.start.edge",
    "neue-entdecker.start.sea-side",
    "neue-entdecker.start.path",
    "neue-entdecker.toll.offered",
)
def test_starts_and_payments_are_those_found_by_walking(seed: int) -> None:
    for state in list(turns(seed))[::4]:
        if not sum(state.heights) + sum(state.discards):
            continue
        expected = {}
        for at, mask in enumerate(state.sea.land):
            if mask != UNDISCOVERED and faces_the_unknown(state, at) and offered(state, at):
                expected[at] = offered(state, at)
        for edge, within in enumerate(GRID.circle_squares):
            if state.sea.land[within] == UNDISCOVERED and COINS[edge] < state.gold[state.seat]:
                expected[GRID.squares + edge] = {(COINS[edge], (0,) * state.seats)}
        shown = {
            one["place"]: {(way["coins"], tuple(way["tolls"])) for way in one["payments"]}
            for one in open_table(state)["starts"]
        }
        assert shown == expected
        for one in open_table(state)["starts"]:
            costs = [way["cost"] for way in one["payments"]]
            assert costs == sorted(costs)


@SEEDS
@pytest.mark.rule("neue-entdecker.toll.choice", "neue-entdecker.start.path-meaning")
def test_every_payment_comes_with_a_course_that_costs_it(seed: int) -> None:
    for state in list(turns(seed))[::4]:
        for start in open_table(state)["starts"]:
            for way in start["payments"]:
                edge, *squares = way["course"]
                assert way["course"][-1] == start["place"]
                assert COINS[edge - GRID.squares] == way["coins"]
                assert squares[:1] in ([], [GRID.within(edge)])
                assert all(other in neighbours(state, at) for at, other in pairwise(squares))
                assert tolls_on(state, squares) == way["tolls"]


def tolls_on(state: NeueEntdeckerState, squares: list[int]) -> list[int]:
    counts = Counter(
        unit["seat"]
        for unit in units_seen(state)
        if unit["square"] in squares and unit["unit"] != "scout" and unit["seat"] != state.seat
    )
    most = len(squares) if state.setup.toll_per_unit else 1
    return [min(counts[seat], most) for seat in range(state.seats)]


@SEEDS
@pytest.mark.rule("neue-entdecker.start.keeps-path")
def test_what_a_ship_laid_keeps_its_path(seed: int) -> None:
    laid: set[int] = set()
    for state, action in steps(seed):
        assert all(state.with_path()[at] for at in laid)
        if action >= 0 and act.kind_of(action) == "lay":
            laid.add((action - act.LAY) // 16)
    assert len(laid) > 30


@SEEDS
@pytest.mark.rule("neue-entdecker.start.path-meaning")
def test_paths_are_those_found_by_walking(seed: int) -> None:
    for state in turns(seed):
        waiting = [at for at in range(GRID.squares) if joined_with_border(state, at)]
        reached = set(waiting)
        while waiting:
            for other in neighbours(state, waiting.pop()):
                if other not in reached:
                    reached.add(other)
                    waiting.append(other)
        assert {at for at, here in enumerate(state.with_path()) if here} == reached


def joined_with_border(state: NeueEntdeckerState, at: int) -> bool:
    return state.sea.land[at] != UNDISCOVERED and bool(coins_of(state, at))


# ---------------------------------------------------------------- holes and the end


@SEEDS
@pytest.mark.rule("neue-entdecker.fill.single", "neue-entdecker.fill.group")
def test_a_turn_begins_without_squares_that_no_ship_can_enter(seed: int) -> None:
    for state in turns(seed):
        if state.turn == 1:
            continue
        open_to_ships = {at for at in range(GRID.squares) if can_enter(state, at)}
        waiting = list(open_to_ships)
        while waiting:
            for other in GRID.beside[4 * waiting[-1] : 4 * waiting.pop() + 4]:
                is_new = other >= 0 and other not in open_to_ships
                if is_new and state.sea.land[other] == UNDISCOVERED:
                    open_to_ships.add(other)
                    waiting.append(other)
        left = {at for at, mask in enumerate(state.sea.land) if mask == UNDISCOVERED}
        assert left == open_to_ships
        assert not any(state.sea.needs[at] >> 4 == 15 for at in left)


def can_enter(state: NeueEntdeckerState, at: int) -> bool:
    if state.sea.land[at] != UNDISCOVERED:
        return False
    for side in range(4):
        other = GRID.beside[4 * at + side]
        if other < 0:
            return True
        if state.with_path()[other] and not state.sea.land[other] >> opposite(side) & 1:
            return True
    return False


@SEEDS
@pytest.mark.rule("neue-entdecker.end.full")
def test_at_the_end_the_sea_is_full_and_no_unit_is_on_it(seed: int) -> None:
    *_, last = positions(seed)
    assert (last.sea.left, units_seen(last)) == (0, [])
    assert all(whole for _island, whole in flooded(last))


def test_the_walkers_see_what_is_there() -> None:
    state = table(f"{TWELVE} F7=A/3", "1 base@C5", waterfalls="D6=5")
    assert [(len(island), whole) for island, whole in flooded(state)] == [(12, True)]
    assert walked(state, GRID.place("G7")) == {(0, (0, 0, 0))}
    assert walked(state, GRID.place("C5")) == set()
