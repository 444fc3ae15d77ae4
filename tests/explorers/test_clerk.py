"""Whole games, step by step, against a clerk who keeps the boards by hand."""

import pytest

from incognita.core import CHANCE, OVER, Rng
from incognita.games.explorers.rules import actions as act
from incognita.games.explorers.rules.state import ExplorersState
from tests.explorers.clerk import Clerk
from tests.explorers.layouts import drawn
from tests.explorers.positions import GAME

SIDES = ("basic", "advanced")


def decision(action: int) -> object:
    """An action as the clerk writes it."""
    base, kind = act.base_of(action), act.kind_of(action)
    if base == act.CROSS:
        return divmod(action - base, 16)
    return (kind,) if base == act.SEAL else (kind, action - base)


def tell(clerk: Clerk, action: int, seat: int) -> None:
    """Let the clerk know what happens."""
    base = act.base_of(action)
    if base == act.CARD:
        clerk.turn_up(act.card_of(action), act.facing_of(action))
    elif base == act.NAME:
        clerk.name(action - base)
    elif base == act.TAKE:
        clerk.take(seat, action - base)
    elif base == act.CHART:
        clerk.chart(seat, action - base)
    elif base == act.BONUS:
        clerk.spend_bonus(seat, action - base)
    elif base == act.CROSS:
        clerk.cross(seat, divmod(action - base, 16))
    else:
        clerk.seal(seat)


def compare(clerk: Clerk, state: ExplorersState) -> None:
    """Between turns everything on the boards is known to both."""
    view = state.view(0)
    assert clerk.phase == view["phase"]
    for board, sheet in zip(view["boards"], clerk.sheets, strict=True):
        assert board["crosses"] == [16 * row + column for row, column in sheet.crossed]
        assert (board["keys"], board["keys_used"]) == (sheet.keys, len(sheet.temples))
        assert (board["maps"], board["maps_used"]) == (sheet.maps, sheet.maps_used)
        assert board["gems"] == sheet.gems
        assert board["temples"] == [sheet.temples.get(slot, 0) for slot in range(4)]
        assert [sum(column) for column in board["food"]] == [len(column) for column in sheet.food]
    assert state.scores() == [clerk.total(seat) for seat in range(clerk.players)]


def keep(seed: int, **options: object) -> None:
    """Play at random, seats in any order, and compare every choice and every turn."""
    rng = Rng(seed)
    state = drawn(seed, **options)
    clerk = Clerk(state.view(0), GAME.scene(state)["options"])
    clerk.goals = [goal["id"] for goal in state.view(0)["objectives"]]
    while state.actor() != OVER:
        if state.actor() == CHANCE:
            compare(clerk, state)
            seat, action = CHANCE, state.sample(rng)
        else:
            seat = state.actors()[rng.below(len(state.actors()))]
            legal = state.legal(seat)
            action = legal[rng.below(len(legal))]
            if clerk.phase != "name":
                assert {decision(one) for one in legal} == clerk.choices(seat)
        tell(clerk, action, seat)
        state.apply(action, seat)
    compare(clerk, state)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_games_on_the_basic_sides(players: int, seed: int) -> None:
    keep(seed, players=players, objectives=seed + 1)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(10, 13))
def test_games_on_the_advanced_sides(players: int, seed: int) -> None:
    areas = dict.fromkeys(("temples", "food", "gems", "villages"), "advanced")
    keep(seed, players=players, objectives=3, **areas)


@pytest.mark.parametrize("objective", range(1, 33))
def test_every_objective_in_a_game(objective: int) -> None:
    state = GAME.start(players=2, objectives=1, temples=SIDES[objective % 2])
    rng = Rng(objective)
    while state.view(0)["phase"] != "objective":
        state.apply(state.sample(rng))
    state.apply(act.objective(objective))
    clerk = Clerk(state.view(0), GAME.scene(state)["options"])
    clerk.goals = [objective]
    while state.actor() != OVER:
        if state.actor() == CHANCE:
            compare(clerk, state)
        seat = state.actor()
        action = state.sample(rng) if seat == CHANCE else eager(state, rng)
        tell(clerk, action, seat)
        state.apply(action, seat)
    compare(clerk, state)


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
