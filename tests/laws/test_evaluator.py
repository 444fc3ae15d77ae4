"""What bots and analysis lean on: a game's own judgement of its positions."""

from hypothesis import given, settings
from hypothesis import strategies as st

from incognita.core import Game, Rng
from incognita.search import Budget, plan_with
from tests.laws.walks import EVERY_GAME, SEEDS, a_position, examples


@EVERY_GAME
@settings(max_examples=examples(40))
@given(data=st.data())
def test_a_quick_decision_is_legal_and_repeatable(game: Game, data: st.DataObject) -> None:
    state = a_position(data, game)
    if state.actor() < 0:
        return
    before = state.dump()
    seed = data.draw(SEEDS)
    chosen = game.evaluator().choose(state, Rng(seed))
    assert chosen in state.legal()
    assert game.evaluator().choose(state.copy(), Rng(seed)) == chosen
    assert state.dump() == before


@EVERY_GAME
@settings(max_examples=examples(40))
@given(data=st.data())
def test_a_quick_decision_knows_no_more_than_its_seat(game: Game, data: st.DataObject) -> None:
    state = a_position(data, game)
    seat = state.actor()
    if seat < 0:
        return
    twin = state.determinise(seat, Rng(data.draw(SEEDS)))
    assert game.evaluator().choose(twin, Rng(5)) == game.evaluator().choose(state, Rng(5))


@EVERY_GAME
@settings(max_examples=examples(40))
@given(data=st.data())
def test_values_and_weights_have_their_sizes(game: Game, data: st.DataObject) -> None:
    state = a_position(data, game)
    value = game.evaluator().value(state)
    assert len(value) == state.players()
    assert all(-1e-9 <= share <= 1 + 1e-9 for share in value)
    legal = state.legal()
    weights = game.evaluator().priors(state, legal)
    assert len(weights) == len(legal)
    assert all(weight >= 0 for weight in weights)


@EVERY_GAME
@settings(max_examples=examples(20))
@given(data=st.data())
def test_a_plan_is_legal_and_knows_no_more_than_its_seat(game: Game, data: st.DataObject) -> None:
    state = a_position(data, game)
    seat = state.actor()
    if seat < 0:
        return
    before = state.dump()
    twin = state.determinise(seat, Rng(data.draw(SEEDS)))
    planned = [
        plan_with(game.evaluator(), one, seat, Budget(1.0, 3), Rng(5)) for one in (state, twin)
    ]
    assert planned[0] == planned[1]
    assert {advice.action for advice in planned[0]} <= set(state.legal(seat))
    assert state.dump() == before
