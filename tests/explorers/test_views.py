"""Views that several seats and decisions share, against views that are made anew."""

from hypothesis import given, settings
from hypothesis import strategies as st

from incognita.core import CHANCE, OVER, SPECTATOR, Rng
from incognita.games.explorers import Explorers
from tests.laws.walks import examples

GAME = Explorers()


@settings(max_examples=examples(10), deadline=None)
@given(seed=st.integers(0, 1 << 32), players=st.integers(1, 4))
def test_shared_views_are_those_of_each_seat(seed: int, players: int) -> None:
    rng = Rng(seed)
    state = GAME.start(players=players)
    seats = [SPECTATOR, *range(players)]
    while state.actor() != OVER:
        if state.actor() == CHANCE:
            state.apply(state.sample(rng))
            continue
        assert GAME.views(state, seats) == [GAME.view(state, seat) for seat in seats]
        deciding = state.actors()
        seat = deciding[rng.below(len(deciding))]
        actions = state.legal(seat)
        state.apply(actions[rng.below(len(actions))], seat)
