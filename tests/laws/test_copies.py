"""Law 2: a copy is equal, and playing on it leaves the original untouched."""

from hypothesis import given
from hypothesis import strategies as st

from incognita.core import CHANCE, Game, Rng, State
from tests.laws.walks import EVERY_GAME, SEEDS, a_position, everybody, walk


@EVERY_GAME
@given(data=st.data())
def test_a_copy_is_equal(game: Game, data: st.DataObject) -> None:
    state = a_position(data, game)
    twin = state.copy()
    assert twin is not state
    assert (twin.dump(), twin.key()) == (state.dump(), state.key())
    assert twin.legal() == state.legal()
    assert [twin.view(eyes) for eyes in everybody(state)] == [
        state.view(eyes) for eyes in everybody(state)
    ]


@EVERY_GAME
@given(data=st.data())
def test_playing_on_a_copy_leaves_the_original_untouched(game: Game, data: st.DataObject) -> None:
    state = a_position(data, game)
    before, key = state.dump(), state.key()
    twin = state.copy()
    walk(twin, Rng(data.draw(SEEDS)), 60)
    assert (state.dump(), state.key()) == (before, key)


@EVERY_GAME
@given(data=st.data())
def test_playing_on_the_original_leaves_the_copy_untouched(game: Game, data: st.DataObject) -> None:
    state = a_position(data, game)
    twin = state.copy()
    before = state.dump()
    walk(state, Rng(data.draw(SEEDS)), 60)
    assert twin.dump() == before


@EVERY_GAME
@given(data=st.data())
def test_changing_what_was_handed_out_changes_nothing(game: Game, data: st.DataObject) -> None:
    state = a_position(data, game)
    before = state.dump()
    for handed in [state.dump(), *(state.view(eyes) for eyes in everybody(state))]:
        _scribble(handed)
    state.legal().clear()
    state.actors().clear()
    assert state.dump() == before


@EVERY_GAME
@given(data=st.data())
def test_the_key_tells_positions_apart(game: Game, data: st.DataObject) -> None:
    """Whatever is done next, it matters to the future."""
    state = a_position(data, game)
    keys = {state.key()}
    choices = state.legal() or [outcome for outcome, _weight in outcomes(state)]
    for action in choices:
        after = state.copy()
        after.apply(action)
        keys.add(after.key())
    assert len(keys) == 1 + len(choices)


def outcomes(state: State) -> list[tuple[int, int]]:
    return state.outcomes() if state.actor() == CHANCE else []


def _scribble(data: object) -> None:
    """Spoil every list and dict, all the way down."""
    if isinstance(data, dict):
        for value in data.values():
            _scribble(value)
        data.clear()
    elif isinstance(data, list):
        for value in data:
            _scribble(value)
        data.append(-99)
