"""Landscapes of real tiles: laid by the first player, or drawn by lot."""

from incognita.core import CHANCE, Rng
from incognita.games.explorers.rules import actions as act
from incognita.games.explorers.rules.state import ExplorersState
from tests.explorers.playing import do
from tests.explorers.positions import GAME


def laid(*tiles: str, **options: object) -> ExplorersState:
    """The first player has laid these tiles, written `tile turn`."""
    state = GAME.start(**{"players": 2, "setup": "chosen", **options})
    return do(state, 0, *[f"lay {tile}" for tile in tiles])


def tied(**options: object) -> ExplorersState:
    """Two or more villages are equally near: the first such landscape, tiles 1 to 4 in order."""
    for turns in range(256):
        tiles = [f"{tile + 1} {turns >> 2 * tile & 3}" for tile in range(4)]
        state = laid(*tiles, **options)
        if state.view(0)["phase"] == "village":
            return state
    raise AssertionError("no landscape of tiles 1 to 4 has a tie")


def tied_by_lot(**options: object) -> ExplorersState:
    """The same landscape, drawn by lot."""
    state = GAME.start(**{"players": 2, **options})
    for tile in tied().view(0)["tiles"]:
        state.apply(act.lay(tile["tile"], tile["turn"]))
    return state


def drawn(seed: int, **options: object) -> ExplorersState:
    """A landscape and its start village drawn by lot, up to the first crosses."""
    state = GAME.start(**{"players": 2, "start_tie": "random", **options})
    rng = Rng(seed)
    while state.actor() == CHANCE:
        state.apply(state.sample(rng))
    return state
