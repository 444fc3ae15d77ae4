"""The planner of Explorers: legal everywhere, ahead of greedy, and sure of what is plain to see."""

import pytest

from incognita.bots import make_bot
from incognita.bots.search_bot import SearchBot
from incognita.core import CHANCE, OVER, Rng, State
from incognita.games.explorers import Explorers
from incognita.games.explorers.ai import planner
from incognita.games.explorers.rules.actions import CROSS, kind_of
from incognita.games.explorers.rules.state import ExplorersState
from incognita.search import Advice, Budget, PlanningEvaluator, plan_with
from incognita.search.playout import play_on
from tests.explorers.positions import names, sketch

GAME = Explorers()
ADVANCED = dict.fromkeys(["temples", "food", "gems", "villages"], "advanced")
LAST = {"players": 1, "on_round": 4, "turn": 7}


def to_the_end(state: State, seat: int, seed: int, playouts: int) -> set[str]:
    """The seat plans, the others choose quickly; the kinds of decisions that were planned."""
    chance, rng, planning = Rng(seed), Rng(seed + 1), make_bot("search", GAME, seed, playouts)
    kinds: set[str] = set()
    while state.actor() != OVER:
        actor = state.actor()
        if actor == CHANCE:
            state.apply(state.sample(chance))
        elif actor != seat:
            state.apply(GAME.evaluator().choose(state, rng), actor)
        else:
            action = planning.decide(state, seat, 1.0)
            if len(state.legal(seat)) > 1:
                kinds.add(kind_of(action))
            state.play(action, seat)
    return kinds


def finished(state: ExplorersState, playouts: int = 24) -> list[str]:
    """The cells that the planner crosses in a turn alone."""
    planning = make_bot("search", GAME, 3, playouts)
    crossed: list[int] = []
    while state.simultaneous():
        action = planning.decide(state, 0, 1.0)
        if kind_of(action) == "cross":
            crossed.append(action - CROSS)
        state.play(action, 0)
    return names(crossed)


def test_every_decision_is_legal_and_every_option_is_used() -> None:
    state = GAME.start(players=2, objectives=3, **ADVANCED)
    kinds = to_the_end(state, 1, seed=4, playouts=2)
    assert kinds >= {"name", "take", "chart", "cross"}


def test_the_start_is_planned_by_nobody_but_search() -> None:
    state = GAME.start(players=1, setup="chosen")
    assert plan_with(GAME.evaluator(), state, 0, Budget(1.0, 2), Rng(1)) == []
    assert make_bot("search", GAME, 1, 2).decide(state, 0, 1.0) in state.legal()


@pytest.mark.long_games
def test_planning_comes_further_than_quick_choices() -> None:
    planned, quick = 0, 0
    for seed in range(3):
        state = GAME.start(players=1)
        to_the_end(state, 0, seed, playouts=1)
        planned += state.scores()[0]
        state = GAME.start(players=1)
        play_on(state, GAME.evaluator(), Rng(seed), -1)
        quick += state.scores()[0]
    assert planned > quick + 3 * 3


def test_a_key_comes_before_its_temple() -> None:
    state = sketch("Vx GK G G G GD\nGT G GD G G G", card="grass|sand", **LAST)
    assert {"B1", "A2"} <= set(finished(state))


def test_a_horse_carries_over_to_another_terrain() -> None:
    state = sketch("Vx G GH MT\nG GD GD G\nG G G G", card="grass|sand", keys=1, **LAST)
    assert {"C1", "D1"} <= set(finished(state))


def test_a_map_is_used_where_the_card_brings_nothing() -> None:
    state = sketch("Vx M MD MD MD\nG G G G G", card="grass|sand", maps=1, **LAST)
    assert finished(state) == ["B1", "C1", "D1", "E1"]


def test_the_food_that_completes_a_round_comes_first() -> None:
    drawing = "Vx G GA G\nG GC G G\nGF G G G"
    state = sketch(drawing, card="grass|sand", **LAST)
    state.boards[0].food = 0b011 << 12
    assert "A3" in finished(state)


@pytest.mark.parametrize("seed", range(2))
def test_without_time_the_quick_choice_stands(seed: int) -> None:
    state, rng = GAME.start(players=2, start_tie="random"), Rng(seed)
    while state.actor() == CHANCE:
        state.apply(state.sample(rng))
    quick = GAME.evaluator().choose(state, Rng(1))
    assert plan_with(GAME.evaluator(), state, 0, Budget(0.0, 0), Rng(1))[0].action == quick


def test_what_others_have_not_revealed_is_hidden_from_the_planner() -> None:
    state = sketch("Vx G G G\nS S S S\nG G G G", card="grass|sand", named=0)
    before = state.boards[1].key()
    while state.boards[1].stage < 4:
        state.apply(state.legal(1)[0], 1)
    assert state.boards[1].key() != before
    planner.hide_other_boards(state, 0)
    assert state.boards[1].key() == before


def test_what_the_turns_that_are_left_have_in_common_is_planned_once() -> None:
    """The half and the first cross at once, then the other crosses; a seal needs no plan."""
    state = sketch("Vx G GD G\nG S S S", card="grass|sand", **LAST)
    bot = SearchBot(GAME.evaluator(), Rng(1), 24)
    thought: list[bool] = []
    while state.simultaneous():
        bot.done = 0
        state.play(bot.decide(state, 0, 1.0), 0)
        thought.append(bot.done > 0)
    assert thought == [True, False, True, False, False]


class Stubborn(PlanningEvaluator):
    """Its plan is the last thing that is allowed."""

    def value(self, state: State) -> list[float]:
        return [0.5] * state.players()

    def choose(self, state: State, rng: Rng) -> int:
        return state.legal()[0]

    def plan(self, state: State, seat: int, budget: Budget, rng: Rng) -> list[Advice]:
        return [Advice(state.legal(seat)[-1], 0.5)]


def test_search_asks_the_plan_of_the_game_first() -> None:
    state = sketch("Vx G G G\nG G G G", card="grass|sand", **LAST)
    decided = SearchBot(Stubborn(), Rng(1), 8).decide(state, 0, 1.0)
    assert decided == state.legal(0)[-1]


def test_bonus_crosses_of_two_temples_are_planned() -> None:
    drawing = "Vx GT GT G S\nG G G S SD\nG G G G G\nG GD G G G"
    state = sketch(drawing, card="grass|sand", keys=2, temples="advanced", **LAST)
    assert len(finished(state)) == 3 + 3 + 3
