"""Bots at El Dorado: the golden city one step away."""

import pytest

import incognita
from incognita.bots import make_bot
from incognita.core import CHANCE, OVER, Rng
from incognita.games.eldorado.rules.state import EldoradoState

GAME = incognita.game("eldorado")
SAILOR = 2


def beside_the_city() -> EldoradoState:
    """Seat 0 stands beside a finish space of the first route with one paddle in hand."""
    state = GAME.start(players=3, route="first")
    assert isinstance(state, EldoradoState)
    rng = Rng(2)
    while state.actor() == CHANCE:
        state.apply(state.sample(rng))
    route = state.route
    state.piece_cells[0] = min(route.around(route.first_finish))
    unseen = sorted(state.hands[0] + state.decks[0])
    unseen.remove(SAILOR)
    state.hands[0] = sorted([*unseen[:3], SAILOR])
    state.decks[0] = unseen[3:]
    return state


@pytest.mark.parametrize("level", ["greedy", "search"])
def test_a_bot_walks_into_the_city(level: str) -> None:
    state = beside_the_city()
    bot = make_bot(level, GAME, 4, simulations=300)
    while state.actor() == 0:
        state.play(bot.decide(state, 0, 1.0), 0)
    assert state.arrivals == [0]


@pytest.mark.parametrize(
    "route", ["first", "hills", "home", "winding", "serpentine", "swamp", "witch"]
)
def test_greedy_reaches_the_city_on_every_route(route: str) -> None:
    state = GAME.start(players=3, route=route)
    assert isinstance(state, EldoradoState)
    rng = Rng(6)
    bots = [make_bot("greedy", GAME, seat) for seat in range(3)]
    while (actor := state.actor()) != OVER:
        if actor == CHANCE:
            state.apply(state.sample(rng))
        else:
            state.play(bots[actor].decide(state, actor, 1.0), actor)
    assert state.arrivals
    assert state.round <= 45


@pytest.mark.parametrize("seed", [5, 19, 33])
def test_two_greedy_bots_do_not_wait_for_each_other_for_ever(seed: int) -> None:
    """On this route both once stood before a camp, or one behind the other, and waited."""
    state = GAME.start(players=2, route="witch")
    judge = GAME.evaluator()
    rng = Rng(seed)
    while (actor := state.actor()) != OVER:
        state.apply(state.sample(rng) if actor == CHANCE else judge.choose(state, rng))
    assert isinstance(state, EldoradoState)
    assert state.arrivals
    assert state.round <= 60
