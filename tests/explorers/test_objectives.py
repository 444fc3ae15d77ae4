"""Objective tiles that are scored at the end (explorers.objective.*)."""

import pytest

from incognita.core import Json
from tests.explorers.playing import board, scatter, seal_all
from tests.explorers.positions import GAME, cells_of, meadow, names

VILLAGES = "D4 L4 D12 L12"


def paid(objective: int, crosses: str, places: dict[str, str] | None = None, **fields: str) -> int:
    """What the objective pays at the end of a game in which these cells were crossed."""
    state = meadow(places or {}, objectives=[objective], on_round=4, turn=7, **fields)
    scatter(state, 0, crosses)
    seal_all(state)
    assert state.view(0)["phase"] == "over"
    shown = board(state, 0)
    assert shown["objectives"] == [shown["score_parts"]["objectives"]]
    return int(shown["score_parts"]["objectives"])


def objectives(family: str) -> list[Json]:
    listed = GAME.scene(GAME.start(players=2))["objectives"]
    return [objective for objective in listed if objective["family"] == family]


def test_there_are_thirty_two_objectives_in_seven_families() -> None:
    sizes = {"none": 3, "zones": 4, "span": 1, "count": 10, "race": 10, "line": 3, "square": 1}
    assert {family: len(objectives(family)) for family in sizes} == sizes
    listed = GAME.scene(GAME.start(players=2))["objectives"]
    assert [objective["id"] for objective in listed] == list(range(1, 33))


@pytest.mark.rule("explorers.objective.none")
@pytest.mark.parametrize(("objective", "item", "points"), [(1, "H", 6), (2, "P", 8), (3, "D", 16)])
def test_doing_without(objective: int, item: str, points: int) -> None:
    assert paid(objective, "E4 F4 G4", {item: "G5"}) == points
    assert paid(objective, "E4 F4 G4", {item: "G4"}) == 0


@pytest.mark.rule("explorers.objective.zones")
@pytest.mark.parametrize(("objective", "terrain"), [(4, "W"), (6, "S"), (7, "M")])
def test_a_cross_in_every_zone(objective: int, terrain: str) -> None:
    lakes = {terrain: "A1:C2 N1:P3 H8:I9"}
    assert paid(objective, "C2 N2 I9", lakes) == 10
    assert paid(objective, "A1:C2 N1:P3", lakes) == 0


@pytest.mark.rule("explorers.objective.zones")
def test_a_cross_in_every_meadow() -> None:
    split = {"W": "A8:P8"}
    assert paid(5, "A1", split) == 0
    assert paid(5, "A1 P16", split) == 10


@pytest.mark.rule("explorers.objective.zone")
def test_a_zone_reaches_across_the_borders_of_tiles() -> None:
    assert paid(4, "A5", {"W": "A5:P5 H5:H12"}) == 10
    assert paid(4, "A5", {"W": "A5:H5 I6:P6"}) == 0


@pytest.mark.rule("explorers.objective.zone")
def test_items_and_temples_belong_to_their_zone() -> None:
    lake = {"W": "A1:C1", "T": "B1", "D": "C1"}
    assert paid(4, "A1", lake) == 10
    assert paid(4, "C1", lake) == 10
    assert paid(4, "B1", lake) == 10


@pytest.mark.rule("explorers.objective.zone")
def test_a_village_belongs_to_no_zone_and_separates() -> None:
    split = {"W": "C4 E4", "V": VILLAGES}
    assert paid(4, "C4", split) == 0
    assert paid(4, "C4 E4", split) == 10


@pytest.mark.rule("explorers.objective.span")
@pytest.mark.parametrize(("crosses", "points"), [("A2:P2", 12), ("G1:G16", 12), ("A2:O2", 0)])
def test_a_whole_row_or_column(crosses: str, points: int) -> None:
    assert paid(8, crosses) == points


@pytest.mark.rule("explorers.objective.span")
def test_the_start_village_counts_and_another_closes_its_row() -> None:
    """Row 5 has the start village alone; row 12 has two others."""
    lone = {"V": "D5 L4 D12 L12"}
    assert paid(8, "A5:C5 E5:P5", lone, start="D5") == 12
    assert paid(8, "A12:C12 E12:K12 M12:P12", lone, start="D5") == 0


@pytest.mark.rule("explorers.objective.span")
def test_a_column_through_the_start_village_counts_and_through_another_does_not() -> None:
    """Column D has the start village alone; column L has two others."""
    lone = {"V": "D5 L4 E12 L12"}
    assert paid(8, "D1:D4 D6:D16", lone, start="D5") == 12
    assert paid(8, "L1:L3 L5:L11 L13:L16", lone, start="D5") == 0


@pytest.mark.rule("explorers.objective.span")
@pytest.mark.parametrize("way", ["A2:H2 H3:P3", "G1:G8 H8:H16"])
def test_a_winding_way_is_not_enough(way: str) -> None:
    assert paid(8, way) == 0


# By objective: item letters to lay out and the table of points.
ITEMS = {
    9: ("K", [(2, 3), (3, 6), (4, 10), (5, 15)]),
    10: ("P", [(2, 2), (3, 5), (4, 9), (5, 14)]),
    11: ("H", [(3, 3), (4, 6), (5, 10), (6, 14)]),
    12: ("D", [(5, 3), (7, 6), (9, 10), (11, 15)]),
    14: ("A", [(7, 3), (9, 6), (11, 10), (13, 15)]),
}


def reward(table: list[tuple[int, int]], count: int) -> int:
    return max([points for least, points in table if count >= least], default=0)


@pytest.mark.rule(
    "explorers.objective.count",
    "explorers.objective.keys",
    "explorers.objective.maps",
    "explorers.objective.horses",
    "explorers.objective.gems",
    "explorers.objective.foods",
)
@pytest.mark.parametrize("objective", sorted(ITEMS))
def test_counting_items(objective: int) -> None:
    letter, table = ITEMS[objective]
    row = names(cells_of("A1:P1"))
    for count in range(16):
        points = paid(objective, "A2 " + " ".join(row[:count]), {letter: "A1:P1"})
        assert points == reward(table, count), count


@pytest.mark.rule("explorers.objective.foods")
def test_food_of_any_kind_counts() -> None:
    mixed = {"A": "A1:C1", "C": "D1:E1", "F": "F1:H1"}
    assert paid(14, "A1:G1", mixed) == 3


@pytest.mark.rule("explorers.objective.count-lost")
def test_items_without_effect_count_too() -> None:
    assert paid(9, "A1:E1", {"K": "A1:E1"}) == 15
    assert paid(14, "A1:M1", {"A": "A1:M1"}) == 15
    assert paid(14, "A1:M1", {"A": "A1:M1"}, food="advanced") == 15


@pytest.mark.rule("explorers.objective.temples")
@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 2), (2, 5), (3, 9), (4, 14)])
def test_temples_visited(count: int, points: int) -> None:
    temples = ["B2", "O2", "B15", "O15"]
    assert paid(13, " ".join(["A1", *temples[:count]]), {"T": " ".join(temples)}) == points


@pytest.mark.rule("explorers.objective.food-sets")
@pytest.mark.parametrize(
    ("crosses", "points"),
    [("A1:E1 A2:E2", 0), ("A1 A2 A3", 2), ("A1:C1 A2:B2 A3:E3", 5), ("A1:C3", 9), ("A1:E3", 14)],
)
def test_sets_of_three_foods(crosses: str, points: int) -> None:
    assert paid(15, crosses, {"A": "A1:E1", "C": "A2:E2", "F": "A3:E3"}) == points


RINGS = ["D3 D5 C4 E4", "L3 L5 K4 M4", "D11 D13 C12 E12", "L11 L13 K12 M12"]


@pytest.mark.rule("explorers.objective.villages-surrounded")
@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 2), (2, 5), (3, 9), (4, 14)])
def test_villages_surrounded(count: int, points: int) -> None:
    assert paid(16, " ".join(["A1", *RINGS[:count]]), {"V": VILLAGES}) == points


@pytest.mark.rule("explorers.objective.villages-surrounded")
def test_three_sides_or_corners_do_not_surround_a_village() -> None:
    assert paid(16, "D3 D5 C4 C3 C5 E3 E5", {"V": VILLAGES}) == 0


@pytest.mark.rule("explorers.objective.temples-surrounded")
@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 2), (2, 5), (3, 9), (4, 14)])
def test_temples_surrounded(count: int, points: int) -> None:
    pairs = ["B1 A2", "O1 O3", "B14 C15", "N15 P15"]
    temples = {"T": "B2 O2 B15 O15"}
    assert paid(17, " ".join(["H8", *pairs[:count]]), temples) == points


@pytest.mark.rule("explorers.objective.temples-surrounded")
def test_one_side_does_not_surround_a_temple_and_a_visit_is_not_needed() -> None:
    assert paid(17, "B1 A1 C1 C3 B2", {"T": "B2 O2 B15 O15"}) == 0
    assert paid(17, "B1 B3 B2", {"T": "B2 O2 B15 O15"}) == 2


@pytest.mark.rule("explorers.objective.corners")
@pytest.mark.parametrize(
    ("crosses", "points"),
    [("B1", 0), ("A1", 4), ("A1 P1", 9), ("P1 P16 A16", 15), ("A1 P1 A16 P16", 22)],
)
def test_corners_of_the_landscape(crosses: str, points: int) -> None:
    assert paid(18, crosses) == points


@pytest.mark.rule("explorers.objective.line")
@pytest.mark.parametrize(
    ("objective", "crosses", "points"),
    [
        (29, "B2:G2", 6),
        (29, "B2:D2 F2:G2", 3),
        (29, "B2:B9", 1),
        (30, "B2:B9", 8),
        (30, "B2:B9 B11:B13", 8),
        (30, "B2:G2", 1),
        (31, "E5 F6 G7", 3),
        (31, "G5 F6 E7 D8", 4),
        (31, "P1 O2 N3 M4 L5 K6", 6),
        (31, "A15 B16", 2),
    ],
)
def test_the_longest_line(objective: int, crosses: str, points: int) -> None:
    assert paid(objective, crosses, start="D14", places={"V": "D4 L4 D14 L12"}) == points


@pytest.mark.rule("explorers.objective.line", "explorers.setup.start-crossed")
def test_the_start_village_is_part_of_a_line() -> None:
    assert paid(29, "C4 E4") == 3
    assert paid(30, "D3 D5") == 3
    assert paid(31, "C3 E5") == 3
    assert paid(29, "K4 M4") == 1


@pytest.mark.rule("explorers.objective.square")
@pytest.mark.parametrize(
    ("crosses", "points"),
    [
        ("A1", 0),
        ("A1:C1", 0),
        ("A1:B2", 2),
        ("F5:H7", 6),
        ("F5:I8", 12),
        ("E5:I9", 20),
        ("E5:J10", 20),
        ("E5:I8", 12),
    ],
)
def test_the_largest_square(crosses: str, points: int) -> None:
    assert paid(32, crosses) == points


@pytest.mark.rule("explorers.objective.square")
def test_the_start_village_is_part_of_a_square_and_others_are_not() -> None:
    assert paid(32, "D3:E3 E4") == 2
    assert paid(32, "L3:M3 M4") == 0


@pytest.mark.rule("explorers.objective.at-end")
def test_objectives_count_as_they_stand_at_the_end() -> None:
    """A count that grows pays its last step, not every step that it passed."""
    state = meadow({"D": "A1:P1"}, objectives=[12, 3], on_round=3, turn=7)
    scatter(state, 0, "A1:E1")
    seal_all(state)
    assert board(state, 0)["objectives"] == [3, 0]
    assert board(state, 1)["objectives"] == [0, 16]
    state.apply(state.outcomes()[0][0])
    state.apply(state.legal()[0])
    scatter(state, 0, "F1:G1")
    scatter(state, 1, "A1")
    seal_all(state)
    assert board(state, 0)["objectives"] == [6, 0]
    assert board(state, 1)["objectives"] == [0, 0]
