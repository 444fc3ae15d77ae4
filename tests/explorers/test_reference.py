"""Whole games, step by step, against the reference implementation."""

import pytest

from incognita.core import CHANCE, OVER, Rng
from incognita.games.explorers.rules import actions as act
from incognita.games.explorers.rules.state import ExplorersState
from tests.explorers.layouts import drawn
from tests.explorers.positions import GAME
from tests.explorers.reference import ReferenceGame

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


def compare_game(seed: int, **options: object) -> None:
    """Play at random, seats in any order, and compare every choice and every turn."""
    rng = Rng(seed)
    state = drawn(seed, **options)
    reference = ReferenceGame(state.view(0), GAME.scene(state)["options"])
    reference.objectives = [objective["id"] for objective in state.view(0)["objectives"]]
    while state.actor() != OVER:
        if state.actor() == CHANCE:
            compare(reference, state)
            seat, action = CHANCE, state.sample(rng)
        else:
            seat = state.actors()[rng.below(len(state.actors()))]
            legal = state.legal(seat)
            action = legal[rng.below(len(legal))]
            if reference.phase != "name":
                assert {decision(one) for one in legal} == reference.choices(seat)
        apply_to(reference, action, seat)
        state.apply(action, seat)
    compare(reference, state)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_games_on_the_basic_sides(players: int, seed: int) -> None:
    compare_game(seed, players=players, objectives=seed + 1)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(10, 13))
def test_games_on_the_advanced_sides(players: int, seed: int) -> None:
    areas = dict.fromkeys(("temples", "food", "gems", "villages"), "advanced")
    compare_game(seed, players=players, objectives=3, **areas)


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
