"""Law 6: cards, tiles, coins and pieces are constant in number."""

from hypothesis import given
from hypothesis import strategies as st

from incognita.core import OVER, Game, Rng
from tests.laws.conserved import census_of
from tests.laws.walks import EVERY_GAME, SEEDS, choices, pick


@EVERY_GAME
def test_the_game_has_a_census(game: Game) -> None:
    assert census_of(game, game.start()).total() > 0, "a game counts what it has in Game.census()"


@EVERY_GAME
@given(data=st.data())
def test_everything_stays_on_the_table_or_in_the_box(game: Game, data: st.DataObject) -> None:
    state = game.start(**data.draw(choices(game)))
    before = census_of(game, state)
    rng = Rng(data.draw(SEEDS))
    for _ in range(300):
        if state.actor() == OVER:
            break
        seat, action = pick(state, rng)
        state.apply(action, seat)
        assert census_of(game, state) == before
