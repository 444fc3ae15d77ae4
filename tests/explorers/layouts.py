"""Landscapes of real tiles: laid by the first player, or drawn by lot."""

from incognita.core import CHANCE, Rng
from incognita.games.explorers.rules.state import ExplorersState
from tests.explorers.playing import do
from tests.explorers.positions import GAME


def laid(*tiles: str, **options: object) -> ExplorersState:
    """The first player has laid these tiles, written `tile turn`."""
    state = GAME.start(**{"players": 2, "setup": "chosen", **options})
    return do(state, 0, *[f"lay {tile}" for tile in tiles])


def drawn(seed: int, **options: object) -> ExplorersState:
    """A landscape drawn by lot, up to the first crosses."""
    state = GAME.start(**{"players": 2, **options})
    rng = Rng(seed)
    while state.actor() == CHANCE:
        state.apply(state.sample(rng))
    return state
