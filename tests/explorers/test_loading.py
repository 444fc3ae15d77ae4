"""A position is loaded as it was, and nothing is loaded that could not be played on."""

from collections.abc import Callable
from typing import Any

import pytest

from incognita.core import Json, Rng
from incognita.games.explorers import Explorers
from tests.dumps import dumped, set_to
from tests.laws.walks import walk

GAME = Explorers()


def walked(steps: int = 60, seed: int = 3, **options: Any) -> Json:
    chosen = {"players": 3, "objectives": 2, **options}
    return dumped(walk(GAME.start(**chosen), Rng(seed), steps))


@pytest.mark.parametrize("steps", range(0, 420, 30))
def test_what_was_written_is_read_back(steps: int) -> None:
    data = walked(steps, temples="advanced")
    state = GAME.load(data)
    assert state.dump() == data
    assert state.actors() == walk(GAME.start(**data["options"]), Rng(3), steps).actors()


def doubled(*path: str | int) -> Callable[[Json], None]:
    def spoil(data: Json) -> None:
        place: Any = data
        for step in path:
            place = place[step]
        place.append(place[0])

    return spoil


SPOILT = {
    "another version": set_to(99, "version"),
    "no options": set_to(None, "options"),
    "an option that is not offered": set_to(9, "options", "players"),
    "no number": set_to("one", "round"),
    "a yes": set_to(True, "turn"),
    "a number beyond all bounds": set_to(1 << 60, "card"),
    "no list": set_to(7, "deck"),
    "a phase that does not exist": set_to(12, "phase"),
    "a round too many": set_to(5, "round"),
    "a turn too many": set_to(8, "turn"),
    "a tile twice": set_to([1, 1, 2, 3], "tiles"),
    "a tile that does not exist": set_to([1, 2, 3, 9], "tiles"),
    "a tile that is missing": set_to([1, 2, 3, 0], "tiles"),
    "a direction that does not exist": set_to([0, 0, 0, 4], "turns"),
    "three turns": set_to([0, 0, 0], "turns"),
    "a start village far from the middle": set_to(-1, "start"),
    "one objective too few": set_to([4], "objectives"),
    "an objective twice": set_to([4, 4], "objectives"),
    "an objective that does not exist": set_to([4, 33], "objectives"),
    "more values struck than there are": set_to([0, 0, 0, 9], "struck"),
    "a card twice in the deck": doubled("deck"),
    "a card open and in the deck": set_to([1, 2, 3], "deck"),
    "a side that faces nobody": set_to(1, "facing"),
    "one board too few": set_to([], "boards"),
    "a board that is none": set_to(3, "boards", 0),
    "nothing known": set_to([], "known"),
    "a cell crossed twice": doubled("boards", 0, "trail"),
    "a cell beyond the landscape": set_to([256], "boards", 0, "trail"),
    "a cell far from the start": set_to([0], "boards", 0, "trail"),
    "a key from nowhere": set_to(4, "boards", 1, "keys"),
    "a map used that was never found": set_to(6, "boards", 1, "maps_used"),
    "gems from nowhere": set_to(11, "boards", 1, "gems"),
    "items that were not crossed": set_to(0, "boards", 0, "counts"),
    "notes that do not fit": set_to([0], "boards", 0, "notes"),
    "a race with a value of its own": set_to([0] * 12 + [7, -1, -1], "boards", 0, "notes"),
    "a stage that does not exist": set_to(9, "boards", 0, "stage"),
    "crosses below zero": set_to(-1, "boards", 0, "left"),
    "a terrain that does not exist": set_to(16, "boards", 0, "terrains"),
    "a side that does not exist": set_to(2, "boards", 0, "side"),
    "a beginning after the end": set_to(999, "boards", 0, "began"),
}


@pytest.mark.parametrize("spoil", SPOILT.values(), ids=SPOILT)
def test_a_spoilt_position_is_refused(spoil: Callable[[Json], None]) -> None:
    data = walked(60, seed=3)
    assert data["known"], "everybody should be deciding"
    assert all(board["counts"] for board in data["boards"][:1])
    spoil(data)
    with pytest.raises((ValueError, KeyError, TypeError)):
        GAME.load(data)


def test_everybody_sealed_is_no_position() -> None:
    data = walked(60, seed=3)
    for board in data["boards"]:
        board["stage"] = 5
    with pytest.raises(ValueError, match="nothing was revealed"):
        GAME.load(data)


def test_a_board_goes_on_from_what_is_known_of_it() -> None:
    data = walked(60, seed=3)
    data["boards"][0], data["boards"][1] = data["boards"][1], data["boards"][0]
    with pytest.raises(ValueError, match="what is known of it"):
        GAME.load(data)
