"""Setting up the table (survive.setup.*)."""

import pytest

from incognita.core import CHANCE, OptionError, Rng
from incognita.games.survive.rules.tables import NAMES
from tests.survive.playing import (
    boats,
    creatures,
    each,
    go,
    legal,
    opened,
    phase,
    settled,
    where,
    why_not,
)
from tests.survive.positions import GAME, position

VALUES = [1, 1, 1, 2, 2, 3, 3, 4, 5, 6]
BOAT_SPACES = (
    "C4 C5 C6 C7 C8 D3 D8 E2 E3 E9 E10 F2 F11 G2 G10 H2 H11 I2 I3 I9 I10 J3 J8 K4 K5 K6 K7 K8"
)


@pytest.mark.rule("survive.setup.players")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_take_part(players: int) -> None:
    assert GAME.start(players=players).players() == players


@pytest.mark.rule("survive.setup.players")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_no_other_number_takes_part(players: int) -> None:
    with pytest.raises(OptionError) as caught:
        GAME.start(players=players)
    assert (caught.value.option, caught.value.code) == ("players", "out-of-range")


@pytest.mark.rule("survive.setup.colours")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_colours_follow_the_seats(players: int) -> None:
    state = settled(players=players)
    assert [seat["colours"] for seat in state.view(0)["seats"]] == [[n] for n in range(players)]
    for one in state.view(0)["explorers"]:
        assert one["colour"] == one["seat"] == one["id"] // 10


@pytest.mark.rule("survive.setup.sea")
def test_the_island_lies_in_the_sea_and_the_lagoon_in_the_island() -> None:
    cells = GAME.scene(GAME.start())["cells"]
    assert len(cells) == 133
    assert sum(cell["island"] >= 0 for cell in cells) == 40
    assert [cell["name"] for cell in cells if cell["lagoon"]] == ["G6"]
    assert cells[NAMES.index("G6")]["island"] == -1


@pytest.mark.rule("survive.setup.sea")
def test_every_space_without_a_tile_is_sea() -> None:
    state = position(land="beach D5", red="~C4")
    assert legal(state, "swim") == each("swim r0", "B3 B4 C3 C5 D3 D4")
    state = position(land="beach D5", red="~C2 ~G5")
    assert {"swim r0 B1", "swim r0 C1", "swim r1 G6", "swim r1 G4"} <= legal(state)


@pytest.mark.rule("survive.setup.isles")
def test_each_isle_touches_two_sea_spaces() -> None:
    scene = GAME.scene(GAME.start())
    landings = [[NAMES[cell] for cell in isle["landing"]] for isle in scene["isles"]]
    assert landings == [["B1", "C1"], ["B10", "C11"], ["K1", "L1"], ["K11", "L10"]]
    for isle in scene["isles"]:
        beside = {(isle["q"] + q, isle["r"] + r) for q, r in AROUND}
        touching = [cell["id"] for cell in scene["cells"] if (cell["q"], cell["r"]) in beside]
        assert touching == isle["landing"]


AROUND = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]


@pytest.mark.rule("survive.setup.serpents")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_five_serpents_begin_on_the_board_and_no_other_creature(players: int) -> None:
    state = GAME.start(players=players)
    assert creatures(state, "serpent") == "B1 C11 G6 K1 L10"
    assert creatures(state, "shark") == creatures(state, "whale") == ""


@pytest.mark.rule("survive.setup.terrain")
def test_the_tiles_are_laid_at_random_one_after_the_other() -> None:
    state = GAME.start()
    assert state.actor() == CHANCE
    assert dict(state.outcomes()) == {1: 16, 2: 16, 3: 8}
    go(state, "lay beach", "lay mountain", "lay beach")
    assert dict(state.outcomes()) == {1: 14, 2: 16, 3: 7}
    assert state.view(0)["tiles"][:4] == [1, 3, 1, 0]


@pytest.mark.rule("survive.setup.terrain")
def test_forty_tiles_make_the_island() -> None:
    tiles = opened(Rng(3)).view(0)["tiles"]
    assert [tiles.count(terrain) for terrain in range(4)] == [0, 16, 16, 8]


@pytest.mark.rule("survive.setup.any-layout")
def test_beaches_may_lie_inland_and_mountains_on_the_coast() -> None:
    rim = "D4 D5 D6 D7 E4 E8 F3 F10 G3 G9 H3 H10 I4 I8 J4 J5 J6 J7"
    state = GAME.start()
    island = [cell["name"] for cell in GAME.scene(state)["cells"] if cell["island"] >= 0]
    left = {"mountain": 8, "forest": 16, "beach": 16}
    for cell in island:
        wanted = (
            ["mountain", "forest", "beach"]
            if cell in rim.split()
            else ["beach", "forest", "mountain"]
        )
        terrain = next(name for name in wanted if left[name])
        left[terrain] -= 1
        go(state, f"lay {terrain}")
    assert phase(state) == "place"
    assert state.view(0)["tiles"][island.index("D4")] == 3
    assert state.view(0)["tiles"][island.index("E5")] == 1


@pytest.mark.rule("survive.setup.explorers")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_ten_explorers_worth_28_treasures(players: int) -> None:
    state = opened(players=players)
    for seat in range(players):
        assert state.view(seat)["unplaced"] == [VALUES]
        assert state.view(seat)["seats"][seat]["unplaced"] == 10
    assert sum(VALUES) == 28


@pytest.mark.rule("survive.setup.first-player", "survive.setup.place-one")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_explorers_are_placed_one_by_one_clockwise(players: int) -> None:
    state = opened(players=players)
    for number in range(10 * players):
        assert (phase(state), state.actor()) == ("place", number % players)
        before = len(state.view(0)["explorers"])
        state.apply(state.legal()[0])
        assert len(state.view(0)["explorers"]) == before + 1
    assert (phase(state), state.actor()) == ("launch", 0)


@pytest.mark.rule("survive.setup.first-player", "survive.setup.boats")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_boats_each_are_placed_one_by_one_clockwise(players: int) -> None:
    state = settled(players=players)
    for number in range(2 * players):
        assert (phase(state), state.actor()) == ("launch", number % players)
        assert state.view(0)["seats"][state.actor()]["boats"] == 2 - number // players
        state.apply(state.legal()[0])
        assert len(state.view(0)["boats"]) == number + 1
    assert (phase(state), state.actor()) == ("turn", 0)


@pytest.mark.rule("survive.setup.choose-value")
def test_any_value_left_may_be_placed_next() -> None:
    state = opened(players=2)
    assert {word.split()[1] for word in legal(state)} == {"r1", "r2", "r3", "r4", "r5", "r6"}
    assert len(legal(state)) == 6 * 40
    go(state, "place r6 D4", "place b4 D5")
    assert {word.split()[1] for word in legal(state)} == {"r1", "r2", "r3", "r4", "r5"}
    assert state.view(0)["unplaced"] == [[1, 1, 1, 2, 2, 3, 3, 4, 5]]
    go(state, "place r3 D6", "place b1 D7")
    assert "place r3 E4" in legal(state)
    assert {one["id"]: one["value"] for one in state.view(0)["explorers"]} == {
        0: 6, 10: 0, 1: 3, 11: 0
    }  # fmt: skip


@pytest.mark.rule("survive.setup.empty-tile")
def test_no_explorer_is_placed_where_one_stands() -> None:
    state = go(opened(players=2), "place r6 D4")
    assert "place b1 D5" in legal(state)
    assert why_not(state, "place D4") == "setup.empty-tile"
    assert not {word for word in legal(state) if word.endswith(" D4")}
    go(state, "place b1 D5")
    assert why_not(state, "place D4") == "setup.empty-tile"
    assert why_not(state, "place D5") == "setup.empty-tile"


@pytest.mark.rule("survive.setup.empty-tile")
def test_explorers_are_placed_on_tiles_only() -> None:
    state = opened(players=2)
    for cell in ("C4", "G6", "B1"):
        assert why_not(state, f"place {cell}") == "setup.empty-tile"


@pytest.mark.rule("survive.setup.deserted-tiles")
@pytest.mark.parametrize(("players", "deserted"), [(2, 20), (3, 10), (4, 0)])
def test_four_colours_fill_the_island(players: int, deserted: int) -> None:
    state = settled(players=players)
    taken = {one["cell"] for one in state.view(0)["explorers"]}
    assert 40 - len(taken) == deserted


@pytest.mark.rule("survive.setup.boat-space")
def test_boats_start_beside_the_island() -> None:
    state = settled(players=2)
    assert legal(state) == each("launch", BOAT_SPACES)
    go(state, "launch C4")
    assert legal(state) == each("launch", BOAT_SPACES) - {"launch C4"}
    assert boats(state) == "C4"


@pytest.mark.rule("survive.setup.boat-space")
@pytest.mark.parametrize("cell", ["C4", "G6", "B1", "B4", "D4"])
def test_boats_start_nowhere_else(cell: str) -> None:
    state = go(settled(players=2), "launch C4")
    assert why_not(state, f"launch {cell}") == "setup.boat-space"


@pytest.mark.rule("survive.setup.boat-space")
def test_the_scene_marks_the_spaces_where_boats_may_start() -> None:
    cells = GAME.scene(GAME.start())["cells"]
    assert " ".join(cell["name"] for cell in cells if cell["boats"]) == BOAT_SPACES


@pytest.mark.rule("survive.setup.supply")
@pytest.mark.parametrize(
    ("players", "colours", "spare"), [(2, 1, 8), (3, 1, 6), (4, 1, 4), (2, 2, 4)]
)
def test_what_waits_beside_the_board(players: int, colours: int, spare: int) -> None:
    state = settled(players=players, colours=colours)
    while phase(state) == "launch":
        state.apply(state.legal()[0])
    assert state.view(0)["supply"] == {"boats": spare, "sharks": 6, "whales": 5}
    assert len(state.view(0)["boats"]) + spare == 12


@pytest.mark.rule("survive.setup.place-one")
def test_an_explorer_stands_where_it_was_placed() -> None:
    state = go(opened(players=3), "place r6 G5", "place b1 D4", "place y2 J7")
    assert where(state, "r0", "b0", "y0") == "G5 D4 J7"
    assert state.actor() == 0
