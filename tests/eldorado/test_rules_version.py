"""Tables, records and positions of version 1 of the rules play on under its readings."""

from typing import Any

import pytest

from incognita.core import Record, RecordError, Rng, load_position, position_text, read_record
from incognita.games.eldorado.rules.options import HERO_READINGS
from incognita.games.eldorado.rules.state import EldoradoState
from tests.eldorado.hexes import HEXES, ROUTE, hex_line
from tests.eldorado.positions import GAME, as_eldorado, go, legal

OLD: dict[str, Any] = {"players": 3, "route": ROUTE, **HEXES}


def played(options: dict[str, Any], rules: int) -> tuple[Record, EldoradoState]:
    state = GAME.start(**options)
    record = Record("eldorado", rules, options, ["Ann", "Ben", "Cy"])
    rng = Rng(5)
    for _ in range(200):
        chance = state.actor() < 0
        legal = [] if chance else state.legal()
        action = state.sample(rng) if chance else legal[rng.below(len(legal))]
        record.add(state, action, state.actor())
    return record, state


def test_a_record_of_version_1_is_replayed_with_its_readings() -> None:
    record, state = played({**OLD, **HERO_READINGS}, 2)
    old = Record("eldorado", 1, OLD, record.seats)
    old.steps = record.steps
    replayed = as_eldorado(read_record(old.text()).replay(GAME))
    assert replayed.dump() == state.dump()
    assert not replayed.setup.visit_due


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 3, "caves": True}])
def test_without_heroes_nothing_was_read_otherwise(options: dict[str, Any]) -> None:
    assert GAME.options_of(1, options) == options
    assert GAME.options_of(2, options) == options


def test_a_version_that_is_not_known_is_refused_with_both_numbers() -> None:
    with pytest.raises(RecordError, match=r"version 3 .* version 2"):
        Record("eldorado", 3, {"players": 2}, ["a", "b"]).replay(GAME)


def test_a_position_of_version_1_is_read_with_its_readings() -> None:
    data = go(GAME.start(players=2, **HEXES), "adopt frank", "adopt luna").dump()
    assert data["options"]["tavern_visit"] == "must"
    for name in HERO_READINGS:
        del data["options"][name]
    del data["extras"]["at_rest"]
    state = as_eldorado(GAME.load(data))
    assert {name: state.dump()["options"][name] for name in HERO_READINGS} == HERO_READINGS
    assert "rules 2" in position_text(GAME, state)
    assert load_position(GAME, position_text(GAME, state)) == state


def test_dumps_without_heroes_do_not_speak_of_them() -> None:
    assert not set(HERO_READINGS) & set(GAME.start(caves=True).dump()["options"])


def test_the_readings_tell_positions_apart() -> None:
    keys = {hex_line("J1", **{name: old}).key() for name, old in HERO_READINGS.items()}
    assert len(keys) == 4
    assert legal(hex_line("J1"))
