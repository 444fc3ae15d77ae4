"""What each action number means."""

import pytest

from incognita.games.survive.rules import actions as act
from tests.survive.positions import GAME


def test_numbers_are_dense_and_a_few_thousand() -> None:
    assert GAME.action_count() == act.COUNT < 3000
    assert sorted(set(act.BASES)) == act.BASES
    assert set(act.BASES) == {*act.BASE_NAMES, act.MOVE}


def test_every_number_has_a_kind() -> None:
    kinds = [act.kind_of(action) for action in range(act.COUNT)]
    assert set(kinds) == {*act.BASE_NAMES.values(), *act.MOVE_NAMES}
    assert kinds.count("place") == 2 * 6 * 40
    assert kinds.count("walk") == kinds.count("swim") == kinds.count("board") == 40 * 6
    assert kinds.count("dive") == kinds.count("climb") == kinds.count("land") == 40


def test_a_number_below_all_is_no_action() -> None:
    with pytest.raises(ValueError, match="there is no action -1"):
        act.base_of(-1)


@pytest.mark.parametrize("slot", [0, 1])
@pytest.mark.parametrize("value", [1, 6])
@pytest.mark.parametrize("island", [0, 39])
def test_placing_is_packed_and_unpacked(slot: int, value: int, island: int) -> None:
    action = act.place(slot, value, island)
    assert act.kind_of(action) == "place"
    unpacked = (act.slot_of(action), act.value_of(action), act.island_of(action))
    assert unpacked == (slot, value, island)


@pytest.mark.parametrize("how", [act.WALK, act.SWIM, act.BOARD])
@pytest.mark.parametrize("explorer", [0, 17, 39])
@pytest.mark.parametrize("direction", range(6))
def test_moves_in_a_direction(how: int, explorer: int, direction: int) -> None:
    action = act.move(explorer, how, direction)
    assert (act.piece_of(action), act.direction_of(action)) == (explorer, direction)
    assert act.how_of(action) == how
    assert act.kind_of(action) == ["walk", "swim", "board"][how]


@pytest.mark.parametrize(
    ("how", "kind"), [(act.DIVE, "dive"), (act.CLIMB, "climb"), (act.LAND, "land")]
)
def test_moves_on_the_spot(how: int, kind: str) -> None:
    action = act.move(23, how)
    assert (act.kind_of(action), act.piece_of(action), act.direction_of(action)) == (kind, 23, -1)


@pytest.mark.parametrize("terrain", [1, 2, 3])
def test_kept_tiles_name_their_terrain(terrain: int) -> None:
    dolphin, wind = act.dolphin(terrain, 39, 5), act.wind(terrain, 11, 4)
    lift, defend = act.lift(terrain, 15), act.defend(terrain)
    actions = [dolphin, wind, lift, defend]
    assert [act.kind_of(action) for action in actions] == ["dolphin", "wind", "lift", "defend"]
    assert [act.terrain_of(action) for action in actions] == [terrain] * 4
    assert [act.piece_of(action) for action in actions] == [39, 11, 15, -1]
    assert [act.direction_of(action) for action in actions] == [5, 4, -1, -1]


def test_boats_and_creatures() -> None:
    sail, prowl = act.sail(11, 3), act.prowl(15, 2)
    assert (act.piece_of(sail), act.direction_of(sail)) == (11, 3)
    assert (act.piece_of(prowl), act.direction_of(prowl)) == (15, 2)
    assert act.piece_of(act.PICK + 31) == 31
    assert act.direction_of(act.GLIDE + 4) == 4
    assert act.terrain_of(sail) == act.terrain_of(act.DECLINE) == 0
    assert act.island_of(act.SINK + 39) == 39
