"""Law 3: dumps load, records replay, texts are read as they were written."""

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from incognita.core import CHANCE, Game, Rng, State, load_position, position_text, read_record
from tests.laws.walks import (
    EVERY_GAME,
    SEEDS,
    a_position,
    choices,
    everybody,
    examples,
    recorded,
    walk,
)


def asked(state: State) -> list[tuple[State, list[int]]]:
    """The position as each of those who may decide is asked, with what they may do."""
    if state.actor() == CHANCE:
        return [(state, [outcome for outcome, _weight in state.outcomes()])]
    return [(state.as_actor(seat), state.legal(seat)) for seat in state.actors()]


@EVERY_GAME
@given(data=st.data())
def test_a_dump_loads_as_the_same_position(game: Game, data: st.DataObject) -> None:
    state = a_position(data, game)
    again = game.load(json.loads(json.dumps(state.dump())))
    assert (again.dump(), again.key()) == (state.dump(), state.key())
    assert [again.view(eyes) for eyes in everybody(state)] == [
        state.view(eyes) for eyes in everybody(state)
    ]
    seed = data.draw(SEEDS)
    assert walk(again, Rng(seed), 40).dump() == walk(state, Rng(seed), 40).dump()


@EVERY_GAME
@given(data=st.data())
def test_a_position_is_read_back_from_its_text(game: Game, data: st.DataObject) -> None:
    state = a_position(data, game)
    assert load_position(game, position_text(game, state)).dump() == state.dump()


@EVERY_GAME
@settings(max_examples=examples(40))
@given(data=st.data())
def test_a_record_replays_to_the_same_states(game: Game, data: st.DataObject) -> None:
    options = data.draw(choices(game))
    steps = data.draw(st.integers(0, 400))
    record, state = recorded(game, options, Rng(data.draw(SEEDS)), steps)
    assert record.replay(game).dump() == state.dump()
    again = read_record(record.text())
    assert again.text() == record.text()
    assert again.replay(game).dump() == state.dump()
    assert game.start(**again.options).dump() == game.start(**options).dump()
    part = data.draw(st.integers(0, len(record.steps)))
    assert again.replay(game, part).dump() == record.replay(game, part).dump()
    assert [(step.seat, step.action) for step in again.steps] == [
        (step.seat, step.action) for step in record.steps
    ]


@EVERY_GAME
@given(data=st.data())
def test_every_action_is_read_as_it_was_written(game: Game, data: st.DataObject) -> None:
    for state, actions in asked(a_position(data, game)):
        for action in actions:
            words = game.text(state, action)
            assert words == " ".join(words.split())
            assert game.parse(state, words) == action
            assert game.parse(state, f"  {words}  ") == action


@EVERY_GAME
@given(data=st.data())
def test_actions_are_described_in_plain_data_with_a_rule(game: Game, data: st.DataObject) -> None:
    known = game.catalogue().by_id
    for state, actions in asked(a_position(data, game)):
        for action in actions:
            line = game.describe(state, action)
            assert json.loads(json.dumps(line)) == line
            assert {"kind", "seat"} <= set(line)
            assert state.actor() == CHANCE or line["seat"] == state.actor()
            assert game.rule(state, action) in known


@EVERY_GAME
@given(data=st.data())
def test_any_of_the_actors_can_be_asked_first(game: Game, data: st.DataObject) -> None:
    state = a_position(data, game)
    for seat in state.actors():
        first = state.as_actor(seat)
        assert first.actor() == seat
        assert first.legal() == state.legal(seat)
        assert (first.actors(), first.dump()) == (state.actors(), state.dump())


@EVERY_GAME
@given(data=st.data())
def test_dumps_views_scenes_and_plans_are_plain_data(game: Game, data: st.DataObject) -> None:
    state = a_position(data, game)
    handed = [state.dump(), game.scene(state), *game.plans(state)]
    handed += [state.view(eyes) for eyes in everybody(state)]
    for one in handed:
        assert json.loads(json.dumps(one)) == one
