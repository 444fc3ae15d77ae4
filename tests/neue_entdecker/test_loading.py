"""A position is loaded as it was, and nothing is loaded that could not be played on."""

from collections.abc import Callable

import pytest

from incognita.core import Rng
from incognita.games.neue_entdecker.rules.phases import (
    EXPLORING,
    LAYING,
    NAMING,
    OPENING,
    ORDERING,
    PHASE_NAMES,
    PLACING,
    SCOUTING,
    STARTING,
    TAKING_TOKEN,
)
from incognita.games.neue_entdecker.rules.state import NeueEntdeckerState
from tests.dumps import dumped, set_to
from tests.laws.walks import walk
from tests.neue_entdecker.positions import GAME, TWO_ISLANDS, sail, table

FORK = "A7=S/0 B7=S/0 B8=C/1"


@pytest.mark.parametrize("steps", range(0, 600, 50))
def test_what_was_written_is_read_back(steps: int) -> None:
    state = GAME.start(chief_scouts=True)
    walk(state, Rng(3), steps)
    again = GAME.load(dumped(state))
    assert (again.dump(), again.key()) == (state.dump(), state.key())
    assert again.legal() == state.legal()


def test_every_phase_is_read_back() -> None:
    phases = set()
    for seed in range(4):
        state, rng = GAME.start(players=2, chief_scouts=seed % 2 == 0), Rng(seed)
        while PHASE_NAMES[state.phase] != "over":
            phases.add(PHASE_NAMES[state.phase])
            again = GAME.load(dumped(state))
            assert again.dump() == state.dump()
            assert again.legal() == state.legal()
            walk(state, rng, 1)
    assert phases | {"over", "order", "pay", "post"} == set(PHASE_NAMES)


def ordering() -> NeueEntdeckerState:
    state = table(TWO_ISLANDS, "0 scout@A8, 1 scout@C8")
    return sail(state, "start S|B8", "hidden 1", "O", "lay B8/1", "stop")


def paying() -> NeueEntdeckerState:
    return sail(table(FORK, "1 base@B8"), "start B7")


def posting() -> NeueEntdeckerState:
    spaces = " ".join(f"{path}.{space}" for path in (1, 2, 3, 4) for space in (1, 2, 3))
    state = table(
        "E8=S/0 A8=C/1",
        "0 scout@A8",
        jungle=f"0 {spaces} 5.1",
        huts="1=5:0 2=5:0 3=5:0 4=10:0 5=10:0",
    )
    return sail(state, "start E8", "hidden 1", "O", "lay E7/1", "recall A8")


@pytest.mark.parametrize("make", [ordering, paying, posting])
def test_rare_phases_are_read_back(make: Callable[[], NeueEntdeckerState]) -> None:
    state = make()
    assert PHASE_NAMES[state.phase] in ("order", "pay", "post")
    again = GAME.load(dumped(state))
    assert (again.dump(), again.legal()) == (state.dump(), state.legal())


SPOILT = {
    "another version": set_to(9, "version"),
    "no options": set_to(None, "options"),
    "too many players": set_to(7, "options", "players"),
    "a map that cannot be laid": set_to("5", "options", "map"),
    "a layout that does not lie there": set_to("~", "options", "map"),
    "no number": set_to("one", "turn"),
    "a yes": set_to(True, "seat"),
    "a number beyond all bounds": set_to(1 << 40, "turn"),
    "no list": set_to(3, "gold"),
    "a phase that does not exist": set_to(19, "phase"),
    "gold below nothing": set_to(-1, "gold", 0),
    "points below nothing": set_to(-1, "points", 0),
    "a unit from nowhere": set_to(14, "supply", 0),
    "a unit at sea": set_to(1, "units", 0),
    "a base on a path": set_to(2, "jungle", 10),
    "a scout too many on a path": set_to(1, "jungle", 10),
    "a chief that was not agreed": set_to(1, "chiefs", 0),
    "a number that was not agreed": set_to(3, "named", 0),
    "a tile that does not agree": set_to(15, "land", 0),
    "a trail over nothing": set_to([0], "trail"),
    "a pile too high": set_to(40, "heights", 0),
    "a back not looked at": set_to(2, "backs", 0),
    "a discard below nothing": set_to(-1, "discards", 0),
    "a discard from nowhere": set_to(30, "discards", 0),
    "an open tile too few": set_to(-1, "stock", 0),
    "a stand-in too few": set_to(-1, "stand_ins", 0),
    "a token too many": set_to(3, "huts", 1),
    "a look into an empty hut": set_to(1, "looked", 1),
    "a bag too full": set_to(4, "bag", 0),
    "a seat that is not there": set_to(3, "seat"),
    "a ship off the map": set_to(136, "ship"),
    "a ship where nothing lies": set_to(0, "ship"),
    "a tile drawn and not laid": set_to(3, "drawn"),
    "a roll that no die shows": set_to(7, "rolled"),
    "a scout in nobody's hand": set_to(1, "fetched"),
    "a landed scout": set_to([1, 0, 0, 0, 0, 0], "landed"),
    "an island out of turn": set_to(4, "island"),
    "a path out of turn": set_to(4, "path"),
    "a seat asked out of turn": set_to(1, "asked"),
    "a round too many in which nothing fits": set_to(3, "idle"),
    "before the first turn": set_to(0, "turn"),
    "a start that is done": set_to(STARTING, "phase"),
    "a tile to lay that is not there": set_to(LAYING, "phase"),
    "names that are not asked for": set_to(NAMING, "phase"),
    "a scout to post that is not there": set_to(PLACING, "phase"),
    "a scout to place that is not there": set_to(SCOUTING, "phase"),
    "an order of nothing": set_to(ORDERING, "phase"),
    "a token for nobody": set_to(TAKING_TOKEN, "phase"),
    "a hut opened too early": set_to(OPENING, "phase"),
}


@pytest.mark.parametrize("how", SPOILT)
def test_what_cannot_be_is_not_loaded(how: str) -> None:
    state = table("A8=C/1", "0 scout@A8", jungle="1 1.1", huts="1=5:1")
    sail(state, "start S|E8", "hidden 2", "C", "lay E8/0")
    assert state.phase == EXPLORING
    data = dumped(state)
    GAME.load(data)
    SPOILT[how](data)
    with pytest.raises(ValueError, match=r"\w"):
        GAME.load(data)
