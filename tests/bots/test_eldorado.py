"""Bots that know El Dorado."""

from collections.abc import Iterator
from typing import cast

import pytest

import incognita
from incognita.bots import make_bot
from incognita.bots.playing import play_on
from incognita.core import CHANCE, OVER, Rng
from incognita.games.eldorado.actions import kind_of
from incognita.games.eldorado.cards import CARD_ID
from incognita.games.eldorado.state import EldoradoState
from incognita.games.eldorado.tables import ROUTE_DATA
from incognita.games.eldorado.tuning import PATIENCE

GAME = incognita.game("eldorado")
TO_THE_END = -1


def opened(**options: object) -> EldoradoState:
    """The first decision of a game."""
    state = cast("EldoradoState", GAME.start(**options))
    chance = Rng(1)
    while state.actor() == CHANCE:
        state.apply(state.sample(chance))
    return state


def cards(*names: str) -> list[int]:
    return sorted(CARD_ID.index(name) for name in names)


def before_the_finish(hand: list[int]) -> EldoradoState:
    """The first seat stands one step before the finish, which asks for a paddle."""
    state = opened(players=3, route="first")
    state.hands[0] = hand
    state.places[0] = next(
        cell
        for cell in range(state.route.first_finish)
        if state.route.first_finish in state.route.around(cell)
        and state.route.terrain_of[cell] != "mountain"
    )
    return state


def greedy_rounds(games: int, **options: object) -> Iterator[int]:
    worth = GAME.worth()
    for seed in range(games):
        state = cast("EldoradoState", GAME.start(**options))
        play_on(state, worth, Rng(seed), TO_THE_END)
        yield state.round


def test_greedy_ends_the_first_route_in_twenty_rounds_on_average() -> None:
    rounds = list(greedy_rounds(20, players=3, route="first"))
    assert sum(rounds) / len(rounds) <= 20


@pytest.mark.parametrize("route", list(ROUTE_DATA))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_reaches_the_end_of_every_route(route: str, players: int) -> None:
    assert max(greedy_rounds(2, players=players, route=route)) < 45


@pytest.mark.parametrize("level", ["greedy", "search"])
def test_bots_step_into_el_dorado(level: str) -> None:
    state = before_the_finish(cards("traveler", "traveler", "explorer", "sailor"))
    bot = make_bot(level, GAME, 1, simulations=300)
    for _ in range(4):
        if state.arrivals:
            break
        state.play(bot.decide(state, 0, 0.0), 0)
    assert state.arrivals == [0]


def test_greedy_buys_before_it_ends_a_turn_with_coins() -> None:
    state = opened(players=3, route="first")
    state.hands[0] = cards("traveler", "traveler", "traveler", "sailor")
    worth, rng, kinds = GAME.worth(), Rng(1), []
    while state.actor() == 0:
        action = worth.choose(state, rng)
        kinds.append(kind_of(action))
        state.play(action)
    assert kinds.count("buy") == 1


def test_a_leader_is_valued_above_the_others() -> None:
    state = opened(players=3, route="first")
    state.places[1] = state.route.first_finish - 1
    value = GAME.worth().value(state)
    assert value[1] == max(value)
    assert value[1] > 0.8
    assert sum(value) == pytest.approx(1.5)


def test_late_in_the_race_a_lead_far_from_home_counts_less() -> None:
    state = opened(players=3, route="first")
    way = state.route.way_left
    halfway = min(range(state.route.first_finish), key=lambda cell: abs(2 * way[cell] - way[0]))
    state.places[1] = halfway
    early = GAME.worth().value(state)
    state.round = PATIENCE + 1
    late = GAME.worth().value(state)
    assert 0.5 < late[1] < early[1]
    assert sum(late) == pytest.approx(1.5)
    state.places[1] = state.route.first_finish - 1
    assert GAME.worth().value(state)[1] > 0.8


def test_the_value_of_the_end_is_the_result() -> None:
    state = GAME.start(players=2, round_limit=2)
    play_on(state, GAME.worth(), Rng(2), TO_THE_END)
    assert state.actor() == OVER
    assert GAME.worth().value(state) == state.returns()


def test_the_quick_choice_weighs_most() -> None:
    state = opened(players=3, route="first")
    legal = state.legal()
    weights = GAME.worth().weigh(state, legal)
    chosen = GAME.worth().choose(state, Rng(1))
    assert weights[legal.index(chosen)] == max(weights)
