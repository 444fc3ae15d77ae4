"""Whole games, step by step, against the reference implementation."""

from collections.abc import Callable
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from incognita.core import CHANCE, OVER, Rng
from incognita.games.explorers.rules import actions as act
from incognita.games.explorers.rules.state import ExplorersState
from incognita.games.explorers.rules.tables import ITEM_LETTERS
from tests.explorers.layouts import drawn
from tests.explorers.positions import GAME
from tests.explorers.reference import TEMPLE_VALUES, ReferenceGame
from tests.laws.walks import examples

# Games in which somebody reaches a temple with bonus crosses.
WAVES = [0, 2]
SIDES = ("basic", "advanced")


def decision(action: int) -> object:
    """An action in the notation of the reference."""
    base, kind = act.base_of(action), act.kind_of(action)
    if base == act.CROSS:
        return divmod(action - base, 16)
    return (kind,) if base == act.SEAL else (kind, action - base)


def apply_to(reference: ReferenceGame, action: int, seat: int) -> None:
    """Apply an action to the reference."""
    base = act.base_of(action)
    if base == act.CARD:
        reference.turn_up(act.card_of(action), act.facing_of(action))
    elif base == act.NAME:
        reference.name(action - base)
    elif base == act.TAKE:
        reference.take(seat, action - base)
    elif base == act.CHART:
        reference.chart(seat, action - base)
    elif base == act.BONUS:
        reference.spend_bonus(seat, action - base)
    elif base == act.CROSS:
        reference.cross(seat, divmod(action - base, 16))
    else:
        reference.seal(seat)


def compare(reference: ReferenceGame, state: ExplorersState) -> None:
    """Between turns everything on the boards is known to both."""
    view = state.view(0)
    assert reference.phase == view["phase"]
    for shown, board in zip(view["boards"], reference.boards, strict=True):
        assert shown["crosses"] == [16 * row + column for row, column in board.crossed]
        assert (shown["keys"], shown["keys_used"]) == (board.keys, len(board.temples))
        assert (shown["maps"], shown["maps_used"]) == (board.maps, board.maps_used)
        assert shown["gems"] == board.gems
        assert shown["temples"] == [board.temples.get(slot, 0) for slot in range(4)]
        assert [sum(column) for column in shown["food"]] == [len(column) for column in board.food]
    assert state.scores() == [reference.total(seat) for seat in range(reference.players)]


def any_of(state: ExplorersState, seat: int, rng: Rng) -> int:
    legal = state.legal(seat)
    return legal[rng.below(len(legal))]


def to_temples(state: ExplorersState, seat: int, rng: Rng) -> int:
    """A temple or a key if there is one, mostly the cell nearest to one, and never a map."""
    legal = state.legal(seat)
    if act.base_of(legal[0]) != act.CROSS or rng.below(5) == 0:
        return legal[rng.below(min(len(legal), 2))]
    goals = [cell for cell in range(256) if ITEM_LETTERS[state.land.items[cell]] in "TK"]
    goals = [cell for cell in goals if not state.boards[seat].is_crossed(cell)] or [0]
    return min(legal, key=lambda one: min(steps(one - act.CROSS, goal) for goal in goals))


def steps(cell: int, other: int) -> int:
    return abs(cell // 16 - other // 16) + abs(cell % 16 - other % 16)


def compare_game(
    seed: int, pick: Callable[[ExplorersState, int, Rng], int] = any_of, **options: object
) -> list[str]:
    """Play, seats in any order, and compare every choice and every turn; the phases passed."""
    rng = Rng(seed)
    phases: list[str] = []
    state = drawn(seed, **options)
    reference = ReferenceGame(state.view(0), GAME.scene(state)["options"])
    reference.objectives = [objective["id"] for objective in state.view(0)["objectives"]]
    while state.actor() != OVER:
        if state.actor() == CHANCE:
            compare(reference, state)
            seat, action = CHANCE, state.sample(rng)
        else:
            seat = state.actors()[rng.below(len(state.actors()))]
            action = pick(state, seat, rng)
            if reference.phase != "name":
                assert {decision(one) for one in state.legal(seat)} == reference.choices(seat)
        last_seal = act.base_of(action) == act.SEAL and len(state.actors()) == 1
        apply_to(reference, action, seat)
        state.apply(action, seat)
        if last_seal:
            phases.append(reference.phase)
            assert open_steps(reference) == [one["open"] for one in state.view(0)["temples"]]
    compare(reference, state)
    return phases


def open_steps(reference: ReferenceGame) -> list[list[int]]:
    """What the temples still offer by the reference."""
    ranks = {1: [3, 2, 1, 0], 2: [3, 2], 3: [3, 2, 1], 4: [3, 2, 1, 0]}
    basic = reference.options["temples"] == "basic"
    steps = (TEMPLE_VALUES if basic else ranks)[reference.players]
    return [steps[struck:] for struck in reference.temples_struck]


@pytest.mark.rule("explorers.bonus.waves", "explorers.bonus.rank", "explorers.temple.together")
@settings(max_examples=examples(9))
@given(seed=st.integers(0, 1 << 32), players=st.integers(2, 4))
def test_games_that_hurry_to_temples(seed: int, players: int) -> None:
    phases = compare_game(seed, to_temples, players=players, temples="advanced")
    assert "bonus" in phases


@pytest.mark.rule("explorers.bonus.waves")
def test_such_games_have_waves_after_waves() -> None:
    games = [compare_game(seed, to_temples, players=4, temples="advanced") for seed in WAVES]
    assert all(("bonus", "bonus") in pairwise(one) for one in games)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_games_on_the_basic_sides(players: int, seed: int) -> None:
    compare_game(seed, players=players, objectives=seed + 1)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(10, 13))
def test_games_on_the_advanced_sides(players: int, seed: int) -> None:
    areas = dict.fromkeys(("temples", "food", "gems", "villages"), "advanced")
    compare_game(seed, any_of, players=players, objectives=3, **areas)


@pytest.mark.parametrize("objective", range(1, 33))
def test_every_objective_in_a_game(objective: int) -> None:
    state = GAME.start(players=2, objectives=1, temples=SIDES[objective % 2])
    rng = Rng(objective)
    while state.view(0)["phase"] != "objective":
        state.apply(state.sample(rng))
    state.apply(act.objective(objective))
    reference = ReferenceGame(state.view(0), GAME.scene(state)["options"])
    reference.objectives = [objective]
    while state.actor() != OVER:
        if state.actor() == CHANCE:
            compare(reference, state)
        seat = state.actor()
        action = state.sample(rng) if seat == CHANCE else eager(state, rng)
        apply_to(reference, action, seat)
        state.apply(action, seat)
    compare(reference, state)


def eager(state: ExplorersState, rng: Rng) -> int:
    """Maps where there are some, then items where they lie: so that objectives are reached."""
    legal = state.legal()
    charts = [one for one in legal if act.base_of(one) == act.CHART]
    items = [
        one
        for one in legal
        if act.base_of(one) == act.CROSS and state.land.items[one - act.CROSS] > 0
    ]
    choice = items or charts or legal
    return choice[rng.below(len(choice))]
