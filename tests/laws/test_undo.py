"""Law 9: undo is offered exactly while the same seat acts and no view has gained anything."""

from hypothesis import given, settings
from hypothesis import strategies as st

from incognita.core import CHANCE, Game, Rng
from tests.laws.walks import EVERY_GAME, SEEDS, choices, recorded


@EVERY_GAME
@settings(max_examples=60)
@given(data=st.data())
def test_only_own_decisions_since_the_last_outcome_are_taken_back(
    game: Game, data: st.DataObject
) -> None:
    steps = data.draw(st.integers(0, 300))
    record, state = recorded(game, data.draw(choices(game)), Rng(data.draw(SEEDS)), steps)
    depth = record.undo_depth(state)
    actor = state.actor()
    assert 0 <= depth <= len(record.steps)
    if actor < 0:
        assert depth == 0
        return
    taken = record.steps[len(record.steps) - depth :]
    assert all(step.seat == actor for step in taken)
    if depth < len(record.steps):
        assert record.steps[-1 - depth].seat != actor, "one more could be taken back"


@EVERY_GAME
@settings(max_examples=60)
@given(data=st.data())
def test_the_same_seat_acts_all_along_and_has_learnt_nothing(
    game: Game, data: st.DataObject
) -> None:
    """Whatever lay hidden, the same decisions would have led its view to the same place."""
    steps = data.draw(st.integers(0, 300))
    record, state = recorded(game, data.draw(choices(game)), Rng(data.draw(SEEDS)), steps)
    depth = record.undo_depth(state)
    if depth == 0:
        return
    actor = state.actor()
    upto = len(record.steps) - depth
    back = record.replay(game, upto)
    other = back.determinise(actor, Rng(data.draw(SEEDS)))
    for step in record.steps[upto:]:
        assert back.actor() == actor
        back.apply(step.action, step.seat)
        other.apply(step.action, step.seat)
        assert back.view(actor) == other.view(actor)
    assert back.dump() == state.dump()


@EVERY_GAME
@settings(max_examples=60)
@given(data=st.data())
def test_a_decision_is_taken_back_exactly(game: Game, data: st.DataObject) -> None:
    steps = data.draw(st.integers(0, 300))
    record, state = recorded(game, data.draw(choices(game)), Rng(data.draw(SEEDS)), steps)
    actor = state.actor()
    if actor < 0:
        return
    before = state.dump()
    action = data.draw(st.sampled_from(state.legal()))
    offered = record.undo_depth(state)
    record.add(state, action, actor)
    if state.actor() == actor:
        assert record.undo_depth(state) == offered + 1
    else:
        assert record.undo_depth(state) == 0
    assert record.replay(game, len(record.steps) - 1).dump() == before


@EVERY_GAME
def test_an_outcome_closes_the_book(game: Game) -> None:
    record, state = recorded(game, dict(game.options().default()), Rng(4), 400)
    for upto in range(len(record.steps)):
        if record.steps[upto].seat != CHANCE:
            continue
        after = record.replay(game, upto + 1)
        part = type(record)(record.game, record.rules, record.options, record.seats)
        part.steps = record.steps[: upto + 1]
        assert part.undo_depth(after) == 0
        if upto > 40:
            break
    assert state is not None
