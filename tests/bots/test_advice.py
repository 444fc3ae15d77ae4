"""Advice: what search found out about a decision, for whoever asks."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from incognita.bots import Advice, advise, make_bot
from incognita.core import Game, Rng
from incognita.games.explorers import Explorers
from incognita.search import Budget, plan_with
from incognita.search.halving import Candidate
from incognita.search.own_line import MAX_DECISIONS
from tests.bots.toys import Sticks, SticksGame
from tests.explorers.positions import sketch
from tests.laws.walks import EVERY_GAME, SEEDS, a_position, examples
from tests.search.test_halving import planner

FEW = 12


@pytest.mark.long_games
@EVERY_GAME
@settings(max_examples=examples(15))
@given(data=st.data())
def test_advice_is_legal_and_what_the_bot_does_comes_first(game: Game, data: st.DataObject) -> None:
    state = a_position(data, game)
    seat, seed = state.actor(), data.draw(SEEDS)
    if seat < 0:
        return
    advice = advise(game, state, seat, 0.0, seed, FEW)
    actions = [one.action for one in advice]
    assert set(actions) <= set(state.legal(seat))
    assert len(set(actions)) == len(actions)
    assert all(0.0 <= one.expected <= 1.0 for one in advice)
    assert make_bot("search", game, seed, FEW).decide(state, seat, 0.0) == actions[0]


@pytest.mark.long_games
@EVERY_GAME
@settings(max_examples=examples(15))
@given(data=st.data())
def test_advice_knows_no_more_than_the_seat(game: Game, data: st.DataObject) -> None:
    state = a_position(data, game)
    seat, seed = state.actor(), data.draw(SEEDS)
    if seat < 0:
        return
    twin = state.determinise(seat, Rng(data.draw(SEEDS)))
    assert advise(game, state, seat, 0.0, seed, FEW) == advise(game, twin, seat, 0.0, seed, FEW)


@EVERY_GAME
def test_a_line_goes_on_until_something_is_revealed(game: Game) -> None:
    state, rng = game.start(players=2), Rng(3)
    for _ in range(4):
        while state.actor() < 0:
            state.apply(state.sample(rng))
        seat = state.actor()
        for advice in advise(game, state, seat, 0.0, 1, FEW):
            after = state.copy().as_actor(seat)
            for action in (advice.action, *advice.next_actions):
                assert after.actor() == seat
                assert action in after.legal(seat)
                after.apply(action, seat)
            assert after.actor() != seat or len(advice.next_actions) == MAX_DECISIONS
        state.apply(state.legal(seat)[0], seat)


def test_the_tree_tells_how_its_visits_went() -> None:
    """Of five sticks one is taken: four are left, and the other seat cannot win."""
    best, *others = advise(SticksGame(), Sticks(5), 0, 0.0, 1, 3000)
    assert best.action == 0
    assert best.expected > 0.9
    assert [one.expected < 0.4 for one in others] == [True, True]


def test_a_forced_move_is_valued_without_a_search() -> None:
    assert advise(SticksGame(), Sticks(1), 0, 60.0, 1) == [Advice(0, 0.5)]


def test_a_search_ends_when_it_is_called_off() -> None:
    looks = 0

    def after_three() -> bool:
        nonlocal looks
        looks += 1
        return looks > 3

    advice = advise(SticksGame(), Sticks(21), 0, 3600.0, 1, stop=after_three)
    assert advice
    assert looks == 4


@EVERY_GAME
def test_every_game_can_be_called_off(game: Game) -> None:
    state, rng = game.start(players=2), Rng(1)
    while state.actor() < 0:
        state.apply(state.sample(rng))
    assert advise(game, state, state.actor(), 3600.0, 1, stop=lambda: True)


def test_one_who_was_let_go_is_measured_in_the_futures_that_the_best_one_saw_too() -> None:
    """Both did equally badly in the first playout, and later ones were kinder to the best alone."""
    best, other = Candidate(1, 0.0), Candidate(2, 0.0)
    for result in (0.2, 0.8, 0.8):
        best.add_result(result)
    other.add_result(0.1)
    halving = planner(9, 1)
    halving.budget.done = 1
    advice = halving.advice([best, other])
    assert [one.action for one in advice] == [1, 2]
    assert [one.expected for one in advice] == pytest.approx([0.6, 0.5])


def test_without_futures_the_first_look_stands_alone() -> None:
    assert planner(9, 1).advice([Candidate(0, 1.0), Candidate(1, 0.5)]) == [Advice(0, 0.5)]


def test_points_alone_are_told_as_the_result_they_would_be() -> None:
    state = sketch("Vx GK G G G GD\nGT G GD G G G", card="grass|sand", players=1)
    game = Explorers()
    advice = plan_with(game.evaluator(), state, 0, Budget(0.0, 60), Rng(1))
    assert 0.0 < advice[-1].expected <= advice[0].expected < 1.0
