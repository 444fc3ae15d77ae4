"""Law 1: legal is sorted, unique and never empty; what is not legal is refused with a reason."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from incognita.core import ACTOR, CHANCE, OVER, Game, RuleError
from tests.laws.walks import EVERY_GAME, a_position, everybody, examples


@EVERY_GAME
@given(data=st.data())
def test_legal_is_sorted_unique_and_not_empty(game: Game, data: st.DataObject) -> None:
    state = a_position(data, game)
    assert state.actors() == sorted(set(state.actors()))
    if state.actor() in (CHANCE, OVER):
        assert state.actors() == []
    else:
        assert state.actor() == state.actors()[0]
        assert state.legal() == state.legal(ACTOR) == state.legal(state.actor())
    for seat in range(state.players()):
        legal = state.legal(seat)
        assert legal == sorted(set(legal))
        assert bool(legal) == (seat in state.actors())
        assert all(0 <= action < game.action_count() for action in legal)


@EVERY_GAME
@settings(max_examples=examples(25))
@given(data=st.data())
def test_each_legal_action_applies_and_every_other_is_refused(
    game: Game, data: st.DataObject
) -> None:
    state = a_position(data, game)
    known = game.catalogue().by_id
    for seat in range(state.players()):
        legal = set(state.legal(seat))
        for action in [-1, *range(game.action_count()), game.action_count(), 2**40]:
            reason = state.refusal(seat, action)
            assert (reason is None) == (action in legal), action
            if reason is not None:
                assert reason.code
                assert reason.rule in known
                assert json.loads(json.dumps(reason.dump())) == reason.dump()


@EVERY_GAME
@settings(max_examples=examples(40))
@given(data=st.data())
def test_each_legal_action_applies(game: Game, data: st.DataObject) -> None:
    state = a_position(data, game)
    for seat in state.actors():
        for action in state.legal(seat):
            after = state.copy()
            after.play(action, seat)
            assert after.actor() == OVER or after.actors() or after.outcomes()


@EVERY_GAME
@settings(max_examples=examples(40))
@given(data=st.data())
def test_play_changes_nothing_when_it_refuses(game: Game, data: st.DataObject) -> None:
    state = a_position(data, game)
    action = data.draw(st.integers(0, game.action_count() - 1))
    before = state.dump()
    for seat in range(state.players()):
        if action not in state.legal(seat):
            with pytest.raises(RuleError) as caught:
                state.play(action, seat)
            assert caught.value.reason == state.refusal(seat, action)
    assert state.dump() == before


@EVERY_GAME
@settings(max_examples=examples(40))
@given(data=st.data())
def test_asking_changes_nothing(game: Game, data: st.DataObject) -> None:
    """Views, lists, texts and reasons are read-only."""
    state = a_position(data, game)
    before, key = state.dump(), state.key()
    for eyes in everybody(state):
        state.view(eyes)
    state.scores()
    game.plans(state)
    game.scene(state)
    for action in state.legal():
        game.describe(state, action)
        game.text(state, action)
        game.rule(state, action)
    assert (state.dump(), state.key()) == (before, key)
