"""What every bot promises in every game."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import incognita
from incognita.bots import LEVEL_IDS, PLAIN, Bot, SearchBot, TreeBot, make_bot
from incognita.core import CHANCE, OVER, Game, Rng, State
from incognita.search import Advice, Budget
from tests.bots.toys import TOSS, BlindEvaluator, Coin, Sticks, SticksGame
from tests.laws.walks import EVERY_GAME, SEEDS, a_position, examples

# Each way to decide; the levels of the ladder differ in how far they look.
EVERY_WAY = pytest.mark.parametrize("level", [*PLAIN, "tree", "rambler"])
FEW = 6


def decide(level: str, game: Game, state: State, seed: int) -> int:
    return make_bot(level, game, seed, simulations=FEW).decide(state, state.actor(), 0.0)


@EVERY_GAME
@EVERY_WAY
@settings(max_examples=examples(15))
@given(data=st.data())
def test_decisions_are_legal_and_leave_the_position_alone(
    game: Game, level: str, data: st.DataObject
) -> None:
    state = a_position(data, game)
    if state.actor() < 0:
        return
    before = state.dump()
    assert decide(level, game, state, data.draw(SEEDS)) in state.legal()
    assert state.dump() == before


@EVERY_GAME
@EVERY_WAY
@settings(max_examples=examples(15))
@given(data=st.data())
def test_bots_never_look(game: Game, level: str, data: st.DataObject) -> None:
    """The true position and one that the seat cannot tell apart lead to the same decision."""
    state = a_position(data, game)
    if state.actor() < 0:
        return
    twin = state.determinise(state.actor(), Rng(data.draw(SEEDS)))
    seed = data.draw(SEEDS)
    assert decide(level, game, state, seed) == decide(level, game, twin, seed)


@EVERY_GAME
@pytest.mark.parametrize("level", LEVEL_IDS)
@settings(max_examples=examples(3))
@given(data=st.data())
def test_no_level_sees_more_than_its_seat(game: Game, level: str, data: st.DataObject) -> None:
    state = a_position(data, game)
    if state.actor() < 0:
        return
    twin = state.determinise(state.actor(), Rng(data.draw(SEEDS)))
    seed = data.draw(SEEDS)
    decided = decide(level, game, state, seed)
    assert decided in state.legal()
    assert decide(level, game, twin, seed) == decided


@pytest.mark.long_games
@EVERY_GAME
@EVERY_WAY
def test_bots_play_whole_games(game: Game, level: str) -> None:
    state, chance = game.start(), Rng(3)
    bots = [make_bot(level, game, seat, simulations=1) for seat in range(state.players())]
    while (actor := state.actor()) != OVER:
        if actor == CHANCE:
            state.apply(state.sample(chance))
        else:
            state.play(bots[actor].decide(state, actor, 0.0), actor)
    assert max(state.returns()) > 0


def test_an_unknown_level_is_named_with_those_that_exist() -> None:
    with pytest.raises(ValueError, match=r"'genius'; known are random, greedy, search.* tree"):
        make_bot("genius", SticksGame(), 1)


def test_the_tree_alone_asks_no_planner() -> None:
    class Stubborn(BlindEvaluator):
        def plan(self, state: State, seat: int, budget: Budget, rng: Rng) -> list[Advice]:
            return [Advice(0, 1.0)]

    assert SearchBot(Stubborn(), Rng(1), simulations=300).decide(Sticks(3), 0, 0.0) == 0
    assert TreeBot(Stubborn(), Rng(1), simulations=300).decide(Sticks(3), 0, 0.0) == 2
    assert isinstance(make_bot("tree", SticksGame(), 1), TreeBot)


def test_anybody_can_write_a_bot() -> None:
    class Hasty(Bot):
        def decide(self, state: State, seat: int, seconds: float) -> int:
            return state.determinise(seat, Rng(1)).legal(seat)[0]

    assert Hasty().decide(Sticks(5), 0, 1.0) == 0


def test_random_tries_everything() -> None:
    bot = make_bot("random", SticksGame(), 1)
    assert {bot.decide(Sticks(9), 0, 0.0) for _ in range(60)} == {0, 1, 2}


@pytest.mark.parametrize("left", [2, 3, 5, 6, 7, 9, 10, 11])
def test_search_finds_the_winning_take(left: int) -> None:
    bot = make_bot("search", SticksGame(), 1, simulations=3000)
    assert bot.decide(Sticks(left), 0, 0.0) + 1 == left % 4


def test_search_answers_a_forced_move_without_thinking() -> None:
    bot = SearchBot(SticksGame().evaluator(), Rng(1))
    assert bot.decide(Sticks(1), 0, 60.0) == 0
    assert bot.done == 0


def test_search_uses_its_whole_count_while_it_is_in_doubt() -> None:
    bot = SearchBot(SticksGame().evaluator(), Rng(1), simulations=37)
    bot.decide(Sticks(8), 0, 0.0)
    assert 8 <= bot.done <= 37


def test_search_that_counts_can_be_held_to_a_time() -> None:
    bot = SearchBot(SticksGame().evaluator(), Rng(1), simulations=10**9, max_seconds=0.02)
    assert bot.decide(Sticks(30), 0, 60.0) in (0, 1, 2)
    assert 1 <= bot.done < 10**9


def test_search_thinks_at_least_once_even_without_time() -> None:
    bot = SearchBot(SticksGame().evaluator(), Rng(1))
    assert bot.decide(Sticks(3), 0, 0.0) in (0, 1, 2)
    assert bot.done >= 1


def test_search_stops_early_when_nothing_can_change_its_mind() -> None:
    """One stick is left after any other take: the leader runs away with the visits."""
    bot = SearchBot(SticksGame().evaluator(), Rng(1), simulations=5000)
    assert bot.decide(Sticks(3), 0, 0.0) == 2
    assert bot.done < 5000


def test_search_answers_what_chance_has_shown() -> None:
    """A coin that one may look at before naming it is worth more than three chances of five."""
    assert SearchBot(BlindEvaluator(), Rng(1), simulations=2000).decide(Coin(), 0, 0.0) == TOSS


def test_the_same_seed_and_count_give_the_same_game() -> None:
    game = incognita.game("eldorado")

    def moves(seed: int) -> list[int]:
        state, chance = game.start(players=2), Rng(1)
        bot = make_bot("search", game, seed, simulations=10)
        made: list[int] = []
        while len(made) < 12:
            actor = state.actor()
            action = state.sample(chance) if actor == CHANCE else bot.decide(state, actor, 0.0)
            state.apply(action)
            if actor != CHANCE:
                made.append(action)
        return made

    assert moves(5) == moves(5)
