"""What holds in every position of random games, counted anew by plain means."""

import functools
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import pytest

from incognita.core import Json
from incognita.core.squares import opposite
from incognita.games.neue_entdecker.rules import actions as act
from incognita.games.neue_entdecker.rules.phases import STARTING
from incognita.games.neue_entdecker.rules.state import NeueEntdeckerState
from incognita.games.neue_entdecker.rules.tables import (
    COINS,
    COST,
    EVENT_NAMES,
    FORMS,
    GRID,
    HIDDEN,
    KIND_OF_FORM,
    SCOUT,
    SCOUTS,
    STOCK,
    UNITS,
    form_of,
    owner_of,
    scout_form,
    scout_owner,
)
from incognita.games.voyage.rules.patterns import AREA_OF, LANDS, PATTERN_OF, PATTERNS, UNDISCOVERED
from incognita.games.voyage.rules.piles import back_weights
from tests.neue_entdecker.positions import GAME, TWELVE, table
from tests.voyage.random_games import random_game

SEEDS = pytest.mark.parametrize("seed", range(6))
LAYOUTS = ["basic", "variant1", "variant2", "variant3", "free"]
Land = tuple[int, int]
# Coins for the bank, and tolls by seat.
Way = tuple[int, tuple[int, ...]]


def steps(seed: int) -> Iterator[tuple[NeueEntdeckerState, int]]:
    """One random game with options that vary: every position with what is done there."""
    played = random_game(
        GAME,
        seed,
        players=2 + seed % 3,
        layout=LAYOUTS[seed % 5],
        chief_scouts=seed % 2 == 1,
        toll_per_unit=seed % 3 == 1,
    )
    for state, action in played:
        assert isinstance(state, NeueEntdeckerState)
        yield state, action


def positions(seed: int) -> Iterator[NeueEntdeckerState]:
    for state, _action in steps(seed):
        yield state


@functools.lru_cache(maxsize=8)
def open_table(state: NeueEntdeckerState) -> Json:
    return state.view(0)


def turns(seed: int) -> Iterator[NeueEntdeckerState]:
    """Positions where a start is to be chosen."""
    for state in positions(seed):
        if state.phase == STARTING:
            yield state


# ---------------------------------------------------------------- nothing is lost


def units(state: NeueEntdeckerState) -> Counter[tuple[int, int]]:
    """By seat and kind: at home, on tiles, on paths, on the way from an island, and in hand."""
    pieces: Counter[tuple[int, int]] = Counter()
    for at, count in enumerate(state.supply):
        pieces[at // UNITS, at % UNITS] += count
    pieces.update((owner_of(one), KIND_OF_FORM[form_of(one)]) for one in state.units if one)
    pieces.update((scout_owner(one), SCOUT) for one in state.jungle if one)
    for at, count in enumerate(state.landed):
        pieces[at // 2, SCOUT] += count
    if state.fetched:
        pieces[state.seat, SCOUT] += 1
    return pieces


def tiles(state: NeueEntdeckerState) -> Counter[int]:
    """By pattern, without waterfalls and stand-ins."""
    patterns: Counter[int] = Counter()
    for counts in (state.left, state.discards, state.stock):
        for code, count in enumerate(counts):
            patterns[code % PATTERNS] += count
    for at, mask in enumerate(state.sea.land):
        if mask != UNDISCOVERED and not state.setup.bonus[at]:
            patterns[PATTERN_OF[mask]] += 1
    if state.drawn >= 0:
        patterns[state.drawn % PATTERNS] += 1
    patterns.subtract(dict(enumerate(state.stand_ins)))
    return patterns


@SEEDS
@pytest.mark.rule("neue-entdecker.setup.scouts", "neue-entdecker.setup.units")
def test_units_are_never_lost(seed: int) -> None:
    for state in positions(seed):
        scouts = SCOUTS[state.seats] - 1
        expected = {
            (seat, unit): count
            for seat in range(state.seats)
            for unit, count in enumerate([scouts, 2, 1])
        }
        assert units(state) == expected


@SEEDS
@pytest.mark.rule("neue-entdecker.chief.two")
def test_there_are_always_two_chiefs(seed: int) -> None:
    for state in positions(seed):
        for seat in range(state.seats):
            assert chiefs(state, seat) == (2 if state.setup.chief_scouts else 0)


def chiefs(state: NeueEntdeckerState, seat: int) -> int:
    forms = [form_of(one) for one in state.units if one and owner_of(one) == seat]
    forms += [scout_form(one) for one in state.jungle if one and scout_owner(one) == seat]
    if state.fetched and seat == state.seat:
        forms.append(state.fetched - 1)
    marked = sum(1 for form in forms if form in (UNITS, FORMS - 1))
    return state.chiefs[seat] + state.landed[2 * seat + 1] + marked


@SEEDS
@pytest.mark.rule("neue-entdecker.setup.open", "neue-entdecker.setup.hidden")
def test_tiles_are_never_lost(seed: int) -> None:
    expected = {
        pattern: STOCK[pattern] + sum(HIDDEN[pattern::PATTERNS]) for pattern in range(PATTERNS)
    }
    for state in positions(seed):
        assert tiles(state) == expected
        assert min(*state.left, *state.discards, *state.stock, *state.stand_ins) >= 0


@SEEDS
@pytest.mark.rule("neue-entdecker.setup.plants")
def test_tokens_are_never_lost(seed: int) -> None:
    for state in positions(seed):
        held = Counter(kind - 1 for kind in state.huts if kind)
        assert [state.bag[kind] + held[kind] for kind in range(3)] == [3, 3, 3]
        assert sum(state.bag) >= 2


@SEEDS
@pytest.mark.rule("neue-entdecker.sight.piles")
def test_piles_and_backs_agree_with_what_is_left(seed: int) -> None:
    for state in positions(seed):
        assert sum(state.heights) == sum(state.left)
        assert min(back_weights(state.left, state.heights, state.backs)) >= 0


# ---------------------------------------------------------------- gold and points


def booked(state: NeueEntdeckerState, action: int) -> list[int]:
    """Everybody's gold after the action, by the price list alone."""
    gold, seat = state.gold[:], state.seat
    kind, number = act.kind_of(action), action - act.base_of(action)
    if kind == "wheel" or (kind == "roll" and number < 5):
        return [have + number + 2 + (other != seat) for other, have in enumerate(gold)]
    if kind == "start":
        places = {one["place"]: one["payments"] for one in state.view(seat)["starts"]}
        if len(places[number]) == 1:
            pay(gold, seat, places[number][0]["coins"], places[number][0]["tolls"])
    elif kind == "pay":
        pay(gold, seat, number // 256, [number >> 2 * other & 3 for other in range(state.seats)])
    elif kind == "announce":
        gold[seat] -= (number + 1) * (4 if act.base_of(action) == act.OPEN else 1)
    elif kind == "lay":
        event = EVENT_NAMES[max(state.drawn, 0) // PATTERNS]
        gold[seat] += {"gold": 3, "pirates": -(gold[seat] // 2)}.get(event, 0)
    elif kind == "build":
        gold[seat] -= COST[KIND_OF_FORM[number // 2]]
    elif kind == "recall" and state.view(seat)["phase"] == "explore":
        gold[seat] -= 1 if len(LANDS[state.sea.land[state.last]]) == 1 else 0
    return gold


def pay(gold: list[int], seat: int, coins: int, tolls: list[int]) -> None:
    gold[seat] -= coins + 2 * sum(tolls)
    for other, times in enumerate(tolls):
        gold[other] += 2 * times


@SEEDS
@pytest.mark.rule("neue-entdecker.setup.bank")
def test_the_ledger_of_gold(seed: int) -> None:
    for (state, action), (after, _next) in pairwise(steps(seed)):
        assert after.gold == booked(state, action), GAME.text(state, action)
        assert min(after.gold) >= 0


@SEEDS
@pytest.mark.rule("neue-entdecker.island.track")
def test_points_never_fall(seed: int) -> None:
    for before, after in pairwise(positions(seed)):
        assert all(now >= was for now, was in zip(after.points, before.points, strict=True))


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


def units_seen(state: NeueEntdeckerState) -> list[Json]:
    units: list[Json] = open_table(state)["units"]
    return units


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
