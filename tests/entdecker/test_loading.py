"""A position is loaded as it was, and nothing is loaded that could not be played on."""

import pytest

from incognita.core import Rng
from incognita.games.entdecker.rules.phases import EXPLORING, LAYING, PHASE_NAMES, STARTING
from tests.dumps import dumped, set_to
from tests.entdecker.positions import GAME, TWO_ISLANDS, sail, table
from tests.laws.walks import walk


@pytest.mark.parametrize("steps", range(0, 420, 30))
def test_what_was_written_is_read_back(steps: int) -> None:
    state = GAME.start(personal_tiles=True)
    walk(state, Rng(3), steps)
    again = GAME.load(dumped(state))
    assert (again.dump(), again.key()) == (state.dump(), state.key())
    assert again.legal() == state.legal()


def test_every_phase_is_read_back() -> None:
    phases = set()
    for seed in range(3):
        state, rng = GAME.start(players=2), Rng(seed)
        while PHASE_NAMES[state.phase] != "over":
            phases.add(PHASE_NAMES[state.phase])
            assert GAME.load(dumped(state)).dump() == state.dump()
            walk(state, rng, 1)
    ordering = table(TWO_ISLANDS, "0 fort@A7, 1 fort@C7")
    sail(ordering, "start S|B7", "announce 1", "O", "lay B7/1", "stop")
    assert GAME.load(dumped(ordering)).dump() == ordering.dump()
    assert phases | {"order", "over"} == set(PHASE_NAMES)


SPOILT = {
    "another version": set_to(9, "version"),
    "no options": set_to(None, "options"),
    "too many players": set_to(7, "options", "players"),
    "no number": set_to("one", "turn"),
    "a yes": set_to(True, "season"),
    "a number beyond all bounds": set_to(1 << 40, "turn"),
    "no list": set_to(3, "gold"),
    "a phase that does not exist": set_to(12, "phase"),
    "too much gold": set_to(13, "gold", 0),
    "points below nothing": set_to(-1, "points", 0),
    "personal tiles that were not agreed": set_to(1, "hands", 0),
    "a unit from nowhere": set_to(3, "supply", 0),
    "a unit at sea": set_to(1, "units", 0),
    "a tile that does not agree": set_to(15, "land", 0),
    "a pile too high": set_to(40, "heights", 0),
    "a back not looked at": set_to(2, "backs", 0),
    "a box below nothing": set_to(-1, "box", 0),
    "a filler too few": set_to(-1, "filler", 0),
    "a stand-in too few": set_to(-1, "stand_ins", 0),
    "a token too many": set_to(9, "tokens", 1),
    "a token without value": set_to(1, "tokens", 0),
    "a pile of plants too high": set_to(11, "plants", 0),
    "a seat that is not there": set_to(3, "seat"),
    "a ship off the map": set_to(104, "ship"),
    "a ship where nothing lies": set_to(0, "ship"),
    "a tile drawn and not laid": set_to(3, "drawn"),
    "an island out of turn": set_to(4, "island"),
    "a season before the first": set_to(0, "season"),
    "a start that is done": set_to(STARTING, "phase"),
    "a tile to lay that is not there": set_to(LAYING, "phase"),
}


@pytest.mark.parametrize("how", SPOILT)
def test_what_cannot_be_is_not_loaded(how: str) -> None:
    state = table("A7=C/1", "0 post@A7")
    sail(state, "start S|E7", "announce 2", "C", "lay E7/0")
    assert state.phase == EXPLORING
    data = dumped(state)
    GAME.load(data)
    SPOILT[how](data)
    with pytest.raises(ValueError, match=r"\w"):
        GAME.load(data)
