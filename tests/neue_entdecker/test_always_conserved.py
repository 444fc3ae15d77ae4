"""What is never lost in random games: units, chiefs, tiles, tokens, gold and points."""

from collections import Counter
from itertools import pairwise

import pytest

from incognita.games.neue_entdecker.rules import actions as act
from incognita.games.neue_entdecker.rules.state import NeueEntdeckerState
from incognita.games.neue_entdecker.rules.tables import (
    COST,
    EVENT_NAMES,
    FORMS,
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
from incognita.games.voyage.rules.patterns import LANDS, PATTERN_OF, PATTERNS, UNDISCOVERED
from incognita.games.voyage.rules.piles import back_weights
from tests.neue_entdecker.positions import GAME
from tests.neue_entdecker.random_positions import (
    SEEDS,
    positions,
    steps,
)

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
