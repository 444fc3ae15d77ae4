"""Positions are loaded as they were dumped, and nothing that could not be played on."""

from typing import Any

import pytest

from incognita.core import OVER, Json, Rng, State
from tests.dumps import dumped
from tests.laws.walks import walk
from tests.survive.playing import begun, opened
from tests.survive.positions import GAME

TABLES = [
    "terrain_at", "explorer_counts", "boat_at", "creature_counts", "crews", "control",
    "sail_actions", "tiles_left", "in_play", "sink_actions", "backs_left", "sea_directions",
]  # fmt: skip


@pytest.mark.parametrize("seed", range(6))
def test_what_is_counted_while_playing_is_counted_again_when_loading(seed: int) -> None:
    options: list[dict[str, Any]] = [
        {"players": 4}, {"players": 2, "colours": 2}, {"players": 3, "to_the_last": True},
    ]  # fmt: skip
    state = GAME.start(**options[seed % 3])
    rng = Rng(seed)
    while state.actor() != OVER:
        again = GAME.load(dumped(state))
        for name in TABLES:
            assert getattr(again, name) == getattr(state, name), name
        walk(state, rng, 9)
    assert GAME.load(dumped(state)).dump() == state.dump()


def broken(state: State, **changes: object) -> Json:
    return {**dumped(state), **changes}


CHANGES: list[tuple[str, dict[str, object]]] = [
    ("version", {"version": 2}),
    ("options", {"options": None}),
    ("is not a number", {"seat": "0"}),
    ("is not a number", {"points": True}),
    ("should be a list", {"where": 3}),
    ("should be a list", {"kept": {}}),
    ("too large", {"turn": 1 << 60}),
    ("parts", {"seat": 2}),
    ("parts", {"boats": []}),
    ("parts", {"phase": 12}),
    ("island", {"tiles": [1] * 40}),
    ("island", {"tiles": [4] * 40}),
    ("island", {"tiles": []}),
    ("boats", {"launched": 3}),
    ("creatures", {"beasts": [-1] * 16}),
    ("creatures", {"beasts": [500] + [-1] * 15}),
    ("explorers", {"where": [-1] * 20}),
    ("explorers", {"where": [134] * 20}),
    ("explorers", {"where": [133] * 20}),
    ("values", {"values": [6] * 20}),
    ("backs", {"gone": [9] * 36}),
    ("backs", {"kept": [[3], []]}),
    ("backs", {"kept": [[10, 9], []]}),
    ("counters", {"points": 4}),
    ("counters", {"asked": 7}),
    ("sunk", {"vacated": 0}),
    ("sunk", {"soil": 2}),
    ("phase", {"mover": 3}),
    ("phase", {"turn": 0}),
    ("phase", {"phase": 1}),
    ("phase", {"phase": 6}),
    ("phase", {"phase": 8}),
    ("phase", {"phase": 9, "points": 0}),
    ("phase", {"phase": 10}),
    ("phase", {"phase": 11}),
]


@pytest.mark.parametrize(("sentence", "changes"), CHANGES, ids=lambda part: str(part)[:40])
def test_data_that_is_no_position_is_refused(sentence: str, changes: dict[str, object]) -> None:
    state = begun(players=2)
    with pytest.raises(ValueError, match=sentence):
        GAME.load(broken(state, **changes))
    assert GAME.load(broken(state)).dump() == state.dump()


@pytest.mark.parametrize(
    "changes",
    [{"launched": 1}, {"turn": 1}, {"seat": 0}, {"where": [-1] * 20}, {"phase": 4}],
    ids=str,
)
def test_setting_up_must_fit_as_well(changes: dict[str, object]) -> None:
    state = opened(players=2)
    state.apply(state.legal()[0])
    with pytest.raises(ValueError, match=r".+"):
        GAME.load(broken(state, **changes))


def test_the_options_come_back() -> None:
    state = GAME.start(players=2, colours=2, memory=False, ties="explorers")
    again = GAME.load(dumped(state))
    assert again.setup.options == state.setup.options
    assert again.setup.number == state.setup.number
