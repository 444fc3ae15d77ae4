"""What is made for several seats at once is what each of them would get alone."""

from hypothesis import given
from hypothesis import strategies as st

from incognita.core import CHANCE, Game
from tests.laws.walks import EVERY_GAME, a_position, everybody


@EVERY_GAME
@given(data=st.data())
def test_views_made_together_are_those_made_one_by_one(game: Game, data: st.DataObject) -> None:
    state = a_position(data, game)
    seats = data.draw(st.permutations(everybody(state)))
    assert game.views(state, seats) == [state.view(seat) for seat in seats]


@EVERY_GAME
@given(data=st.data())
def test_lines_made_together_are_those_made_one_by_one(game: Game, data: st.DataObject) -> None:
    state = a_position(data, game)
    seats = data.draw(st.permutations(everybody(state)))
    for seat in [CHANCE] if state.actor() == CHANCE else state.actors():
        here = state if seat == CHANCE else state.as_actor(seat)
        steps = [one for one, _ in here.outcomes()] if seat == CHANCE else here.legal()
        for step in steps:
            alone = [game.describe_for(here, step, viewer) for viewer in seats]
            assert game.lines_for(here, step, seats) == alone
