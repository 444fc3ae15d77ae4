"""Law 9: undo is offered exactly while the same seat acts and no view has gained anything.

Where several decide at once, drawing the veil and lifting it are such a gain.
"""

from hypothesis import given, settings
from hypothesis import strategies as st

from incognita.core import CHANCE, Game, Record, Rng
from tests.laws.walks import EVERY_GAME, SEEDS, choices, everybody, examples, recorded


@EVERY_GAME
@settings(max_examples=examples(60))
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
    if depth < len(record.steps) and depth != state.undoable(actor):
        assert record.steps[-1 - depth].seat != actor, "one more could be taken back"


@EVERY_GAME
@settings(max_examples=examples(60))
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
@settings(max_examples=examples(60))
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
    if state.actor() == actor and state.undoable(actor) != 0:
        assert record.undo_depth(state) == offered + 1
    else:
        assert record.undo_depth(state) == 0
    assert record.replay(game, len(record.steps) - 1).dump() == before


@EVERY_GAME
@settings(max_examples=examples(60))
@given(data=st.data())
def test_where_several_decide_at_once_each_takes_back_its_own(
    game: Game, data: st.DataObject
) -> None:
    """Whatever the others have done since, and without their noticing."""
    steps = data.draw(st.integers(0, 300))
    record, state = recorded(game, data.draw(choices(game)), Rng(data.draw(SEEDS)), steps)
    for seat in state.actors():
        loose = state.undoable(seat)
        if loose < 1:
            assert state.simultaneous() == (loose == 0)
            continue
        count = data.draw(st.integers(1, loose))
        back = without_last(record, seat, count).replay(game)
        assert back.undoable(seat) == loose - count
        for other in everybody(state):
            assert (other == seat) == (back.view(other) != state.view(other))


def without_last(record: Record, seat: int, count: int) -> Record:
    """The record without the last decisions of one seat, wherever they stand."""
    own = [at for at, step in enumerate(record.steps) if step.seat == seat][-count:]
    part = Record(record.game, record.rules, record.options, record.seats)
    part.steps = [step for at, step in enumerate(record.steps) if at not in own]
    return part


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
