"""Ends of turns on random seas, against the rules as the rulebook has them."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from incognita.core import CHANCE, OVER, Rng
from incognita.games.entdecker.rules import turns
from incognita.games.entdecker.rules.phases import ORDERING, PLANTING, STARTING, TAKING_TOKEN
from incognita.games.entdecker.rules.state import EntdeckerState
from incognita.games.entdecker.rules.tables import GRID, HIGHEST_TOKEN, SUPPLY, UNITS
from incognita.games.voyage.rules.piles import dealt
from tests.entdecker.positions import supply, table, tokens
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
    groups,
    holes,
    is_complete,
    island_of,
    needed,
    share,
    squares_of,
    tiles_of,
)

SIZE = (10, 7)
PRICES = [1, 3, 6]
Army = tuple[int, int, int]
Units = list[tuple[Square, int, int, int]]


# ---------------------------------------------------------------- random positions


def position(seed: int) -> EntdeckerState:
    """Any sea with units on it and all else near its limits; a seat is about to end its turn."""
    rng = random.Random(seed)
    players = rng.randint(2, 4)
    state = table(players=players, seat=rng.randrange(players))
    state.sea = scattered(rng, GRID, rng.randint(1, 4))
    state.units, state.supply = random_units(rng, state.sea, players, SUPPLY)
    state.gold = [rng.randint(0, 12) for _ in range(players)]
    state.filler = [rng.randint(0, 2) for _ in range(6)]
    state.box = [rng.choice([0, 0, 0, 1]) for _ in state.box]
    state.left = (
        [rng.choice([0, 0, 1, 3]) for _ in state.left] if rng.random() < 0.5 else state.left
    )
    if rng.random() < 0.1:
        state.left = [0] * len(state.left)
    state.heights = dealt(sum(state.left), 5)
    state.tokens = [0, *[rng.randint(0, 1) for _ in range(HIGHEST_TOKEN)]]
    first = rng.randint(0, sum(state.tokens))
    state.plants = [first, sum(state.tokens) - first]
    for seat in range(players):
        state.taken[seat * (HIGHEST_TOKEN + 1) + rng.randint(1, 4)] = rng.randint(0, 2)
    return state


# ---------------------------------------------------------------- the rules once more


def filled(chart: Chart) -> dict[Square, str]:
    """What is laid at the end of a turn (entdecker.fill.*)."""
    lays = holes(chart, SIZE)
    for group in groups(chart, SIZE):
        around = {needed(chart, SIZE, square, side) for square in group for side in range(4)}
        if around <= {"L", "?"}:
            lays.update(dict.fromkeys(group, "LLLL"))
    return lays


def armies(island: frozenset[Shore], units: Units, players: int) -> list[Army]:
    """By seat: settlements, forts and posts on the island."""
    counts = [[0, 0, 0] for _ in range(players)]
    for square, side, seat, kind in units:
        if (square, side) in island:
            counts[seat][2 - kind] += 1
    return [(one[0], one[1], one[2]) for one in counts]


def gains(value: int, ranked: list[Army]) -> list[int]:
    """Halved once for everybody ahead (entdecker.island.*)."""
    return [
        share(value, sum(other > army for other in ranked)) if any(army) else 0 for army in ranked
    ]


def leaders(ranked: list[Army], seat: int) -> list[int]:
    """The greatest discoverers, from the seat whose turn it is."""
    order = [(seat + step) % len(ranked) for step in range(len(ranked))]
    return [one for one in order if ranked[one] == max(ranked)]


# ---------------------------------------------------------------- the engine at work


def end_turn(state: EntdeckerState, seed: int) -> list[tuple[int, int, int]]:
    """Play on at random until the next turn; island, seat and value of every token taken."""
    rng = Rng(seed)
    season, turn = state.season, state.turn
    taken = []
    turns.close_turn(state)
    while state.actor() != OVER and (state.season, state.turn) == (season, turn):
        legal = state.legal()
        if state.phase == TAKING_TOKEN:
            before = state.tokens
            island, seat = state.island, state.asked
            state.apply(state.sample(rng))
            value = next(at for at in range(5) if before[at] != state.tokens[at])
            taken.append((island, seat, value))
            continue
        assert state.actor() == CHANCE or state.phase in (ORDERING, PLANTING)
        state.apply(legal[rng.below(len(legal))] if legal else state.sample(rng))
    return taken


@given(st.integers(0, 10**9))
@pytest.mark.rule(
    "entdecker.fill.single",
    "entdecker.fill.group",
    "entdecker.fill.open-group",
    "entdecker.fill.source",
)
def test_holes_are_filled_as_the_rules_say(seed: int) -> None:
    state = position(seed)
    chart = chart_of(state.sea)
    lays = filled(chart)
    left, stand_ins = drawn_from(sources_of(state), lays.values())
    end_turn(state, seed)
    assert chart_of(state.sea) == {**chart, **lays}
    assert sources_of(state) == left
    assert state.stand_ins == stand_ins


def sources_of(state: EntdeckerState) -> list[list[int]]:
    return [state.filler, pattern_counts(state.box), pattern_counts(state.left)]


@given(st.integers(0, 10**9))
@pytest.mark.rule(
    "entdecker.island.value",
    "entdecker.island.rank",
    "entdecker.island.halves",
    "entdecker.island.ties-push",
    "entdecker.island.plant",
    "entdecker.island.plant-order",
    "entdecker.island.too-few",
    "entdecker.island.return",
    "entdecker.island.strait-once",
    "entdecker.end.incomplete",
    "entdecker.end.inventor",
)
def test_islands_are_scored_as_the_rules_say(seed: int) -> None:
    state = position(seed)
    players, seat, plants = state.seats, state.seat, sum(state.plants)
    points, held = state.points, [tokens(state, one) for one in range(players)]
    units = shores_of_units(state.sea, state.units, UNITS)
    taken = end_turn(state, seed)
    chart = chart_of(state.sea)
    over = len(chart) == 70 or not sum(state.left)
    stay = []
    for island in {island_of(chart, (square, side)) for square, side, _seat, _kind in units}:
        complete = is_complete(chart, island)
        if not complete and not over:
            stay.append(island)
            continue
        ranked = armies(island, units, players)
        here = [one for one in taken if shore_of(state.sea, one[0]) in island]
        if here:
            assert complete
            assert any(army[0] or army[1] for army in ranked)
            assert [one[1] for one in here] == leaders(ranked, seat)
        elif complete and max(ranked) >= (0, 1, 0):
            assert plants - len(taken) < len(leaders(ranked, seat))
        value = len(tiles_of(island)) + max([one[2] for one in here], default=0)
        points = [had + gain for had, gain in zip(points, gains(value, ranked), strict=True)]
    for _island, taker, _value in taken:
        held[taker] += 1
    if over:
        points = [
            had + (one if one == max(held) else 0) for had, one in zip(points, held, strict=True)
        ]
    assert (state.points, state.actor() == OVER) == (points, over)
    left = [unit for unit in units if any((unit[0], unit[1]) in island for island in stay)]
    assert shores_of_units(state.sea, state.units, UNITS) == left
    for one in range(players):
        away = [sum(unit[2:] == (one, kind) for unit in left) for kind in range(UNITS)]
        assert [had + gone for had, gone in zip(supply(state, one), away, strict=True)] == SUPPLY


@given(st.integers(0, 10**9))
@pytest.mark.rule(
    "entdecker.start.circle",
    "entdecker.start.tile",
    "entdecker.start.foreign-unit",
    "entdecker.start.own-unit",
    "entdecker.start.afford",
    "entdecker.start.must",
)
def test_starts_cost_what_the_rules_say(seed: int) -> None:
    state = position(seed)
    seat, gold = state.seat, state.gold[state.seat]
    chart = chart_of(state.sea)
    owners = {(one[0]): (one[2], one[3]) for one in shores_of_units(state.sea, state.units, UNITS)}
    costs: dict[str, int] = {}
    for at, square in enumerate(squares_of(SIZE)):
        asked = [needed(chart, SIZE, square, side) for side in range(4)]
        if square not in chart:
            costs.update(dict.fromkeys(circles_of(square), 0))
        elif any(asked[side] == "?" and chart[square][side] == "W" for side in range(4)):
            owner, kind = owners.get(square, (seat, 0))
            costs[GRID.name(at)] = 0 if owner == seat else PRICES[kind]
    payable = {place: cost for place, cost in costs.items() if cost + 1 <= gold}
    turns.open_turn(state)
    if not payable:
        assert (state.phase, state.seat) != (STARTING, seat)
        return
    assert {one["place"]: one["cost"] for one in state.view(seat)["starts"]} == {
        GRID.place(place): cost for place, cost in payable.items()
    }


def circles_of(square: Square) -> list[str]:
    """The circles beside a square, by name."""
    x, y = square
    sides = {"N": y == 0, "E": x == 9, "S": y == 6, "W": x == 0}
    return [f"{side}|{'ABCDEFGHIJ'[x]}{y + 1}" for side, there in sides.items() if there]


def test_the_reference_knows_the_examples_of_the_rulebook() -> None:
    assert gains(10, [(0, 0, 2), (0, 0, 2), (0, 0, 1), (0, 0, 0)]) == [10, 10, 3, 0]
    assert gains(10, [(0, 0, 3), (0, 0, 2), (0, 0, 2), (0, 0, 1)]) == [10, 5, 5, 2]
    assert gains(10, [(1, 1, 2), (1, 1, 1), (0, 1, 0), (0, 0, 3)]) == [10, 5, 3, 2]


def test_random_positions_are_rich() -> None:
    """Many of them have islands that are scored, tokens that are taken, and holes."""
    scored = tokens_taken = filled_squares = 0
    for seed in range(60):
        state = position(seed)
        filled_squares += bool(filled(chart_of(state.sea)))
        points = state.points
        tokens_taken += bool(end_turn(state, seed))
        scored += state.points != points
    assert scored > 20
    assert tokens_taken > 5
    assert filled_squares > 20
