"""Bots at a table where everybody decides at once."""

import pytest

from incognita.bots import PLAIN, make_bot
from incognita.core import CHANCE, OVER, Rng, State
from incognita.games.explorers import Explorers
from incognita.lab.arena import contest, play_contest
from incognita.search.playout import play_on

GAME = Explorers()


def alone(seed: int, **options: object) -> int:
    state = GAME.start(players=1, **options)
    play_on(state, GAME.evaluator(), Rng(seed), -1)
    return state.scores()[0]


def middle(players: int, seed: int) -> State:
    """Somewhere in a turn in which several seats have still to decide."""
    state, rng = GAME.start(players=players), Rng(seed)
    while state.actor() == CHANCE or len(state.actors()) < players or state.view(0)["round"] < 2:
        seats = state.actors()
        if state.actor() == CHANCE:
            state.apply(state.sample(rng))
        else:
            seat = seats[rng.below(len(seats))]
            legal = state.legal(seat)
            state.apply(legal[rng.below(len(legal))], seat)
    return state


def test_greedy_comes_far_alone() -> None:
    results = [alone(seed) for seed in range(20)]
    assert sum(results) / len(results) > 115
    assert min(results) > 90


@pytest.mark.parametrize("area", ["temples", "food", "gems", "villages"])
def test_greedy_copes_with_advanced_sides(area: str) -> None:
    results = [alone(seed, **{area: "advanced"}) for seed in range(8)]
    assert sum(results) / len(results) > 95


def test_greedy_minds_objectives() -> None:
    with_three = [alone(seed, objectives=3) for seed in range(8)]
    without = [alone(seed) for seed in range(8)]
    assert sum(with_three) > sum(without) + 8 * 10


@pytest.mark.parametrize("level", [*PLAIN, "rambler"])
@pytest.mark.parametrize("seed", range(3))
def test_a_bot_decides_for_any_seat_that_may(level: str, seed: int) -> None:
    state = middle(3, seed)
    for seat in state.actors():
        action = make_bot(level, GAME, seed, simulations=12).decide(state, seat, 1.0)
        assert state.refusal(seat, action) is None


@pytest.mark.parametrize("level", ["greedy", "search"])
def test_a_bot_decides_the_same_whatever_the_others_hide(level: str) -> None:
    state = middle(3, 5)
    last = state.actors()[-1]
    twin = state.determinise(last, Rng(8))
    decided = [
        make_bot(level, GAME, 1, simulations=12).decide(one, last, 1.0) for one in (state, twin)
    ]
    assert decided[0] == decided[1]


def test_a_whole_game_of_bots_asks_everybody_in_turn() -> None:
    arranged = contest("explorers", ["greedy", "random"], 2, {"players": 3}, simulations=2)
    outcomes = play_contest(arranged, lambda _outcome: None, workers=1)
    for outcome in outcomes:
        assert all(thought.decisions > 90 for thought in outcome.thinking)
        best = max(range(3), key=lambda seat: outcome.returns[seat])
        assert arranged.entrants[outcome.seats[best]].name == "greedy"


def test_search_finishes_a_turn() -> None:
    state = middle(2, 3)
    bots = [make_bot("search", GAME, seat, simulations=8) for seat in range(2)]
    while state.actor() not in (CHANCE, OVER):
        seat = state.actor()
        state.play(bots[seat].decide(state, seat, 1.0), seat)
    assert not state.simultaneous()
