"""Filling holes and scoring islands (neue-entdecker.fill.*, neue-entdecker.island.*)."""

import pytest

from incognita.core import CHANCE
from incognita.games.voyage.rules.piles import UNKNOWN_BACK
from incognita.games.voyage.rules.ranking import halved
from tests.neue_entdecker.positions import (
    COAST,
    GROUP,
    HOLE,
    NINE,
    PAIR,
    STRAIT,
    TEN,
    TWELVE,
    TWO_ISLANDS,
    action_of,
    chart,
    code_of,
    islands,
    jungle,
    leave_discards,
    leave_hidden,
    offers,
    phase,
    sail,
    settle,
    supply,
    table,
    tiles,
    units,
    why_not,
)

END_NINE = ["start G7", "hidden 1", "A", "lay F7/3"]
END_TEN = ["start S|E8", "hidden 1", "A", "lay E8/3", "stop"]
END_HOLE = ["start S|B8", "hidden 2", "S", "lay B8/0", "stop"]
END_PAIR = ["start S|B8", "hidden 1", "C", "lay B8/3", "stop"]
END_GROUP = ["start F4", "hidden 1", "C", "lay E4/3", "stop"]
RING = (
    "C2=C/2 D2=C/2 E2=C/2 B3=C/1 F3=C/3 B4=C/1 D4=S/0 G4=S/0 B5=C/1 F5=C/3 G5=S/0 "
    "C6=C/0 D6=C/0 E6=C/0 G6=S/0 G7=S/0 G8=S/0"
)
# F4 becomes a hole with the tile on G4; E4 has no path before it is filled.
SHELTER = (
    "C3=C/2 D3=C/2 E3=C/0 F3=C/2 B4=C/1 E4=S/0 C5=C/0 D5=A/0 E5=B/1 F5=A/3 "
    "G5=S/0 G6=S/0 G7=S/0 G8=S/0"
)


# ---------------------------------------------------------------- filling holes


@pytest.mark.rule("neue-entdecker.fill.when", "neue-entdecker.fill.single")
def test_a_hole_is_filled_before_scoring() -> None:
    state = table(HOLE, "0 base@A7")
    sail(state, *END_HOLE[:-1])
    assert (phase(state), "A8" in tiles(state), state.points) == ("explore", False, [0, 0, 0])
    sail(state, "stop")
    assert (tiles(state)["A8"], state.points) == ("C/0", [2, 0, 0])
    assert state.stock == [18, 9, 7, 4, 6, 11]


@pytest.mark.rule("neue-entdecker.fill.when")
def test_holes_are_filled_even_if_nothing_was_laid() -> None:
    state = sail(table("A7=C/2 B8=S/0"), "start S|E8", "hidden 1", "B", "lay E8/3", "stop")
    assert tiles(state)["A8"] == "C/0"
    misfit = sail(table("A7=C/2 B8=S/0 L7=C/0"), "start E|L8", "hidden 1", "B")
    assert (tiles(misfit)["A8"], misfit.actor()) == ("C/0", 1)


@pytest.mark.rule("neue-entdecker.fill.group", "neue-entdecker.fill.pattern")
def test_a_group_within_land_is_filled_with_land() -> None:
    state = sail(table(GROUP), *END_GROUP)
    assert (tiles(state)["C4"], tiles(state)["D4"]) == ("F/0", "F/0")
    assert (state.stock[5], islands(state)) == (9, [(8, True)])


@pytest.mark.rule("neue-entdecker.fill.group", "neue-entdecker.fill.pattern")
def test_a_group_around_a_lone_sea_is_filled() -> None:
    state = sail(table(RING), "start G4", "hidden 1", "C", "lay F4/3", "stop")
    laid = tiles(state)
    assert {name: laid[name] for name in ("D3", "E4", "D5", "C4")} == {
        "D3": "B/3", "E4": "B/0", "D5": "B/1", "C4": "B/2",
    }  # fmt: skip
    assert {laid[name] for name in ("C3", "E3", "C5", "E5")} == {"F/0"}
    assert islands(state) == [(20, True)]


@pytest.mark.rule("neue-entdecker.fill.group", "neue-entdecker.fill.pattern")
def test_squares_that_the_layout_shuts_off_are_filled_after_the_first_expedition() -> None:
    state = table(map=chart("F3=~ G3=~ E4=~ H4=~ F5=~ G5=~"))
    sail(state, "start S|A8", "hidden 1", "S", "lay A8/0")
    assert (tiles(state)["F4"], tiles(state)["G4"]) == ("C/1", "C/3")
    assert (islands(state), state.stock[1]) == ([(2, True)], 8)


@pytest.mark.rule("neue-entdecker.fill.open-group")
def test_a_sea_side_with_a_path_keeps_a_group_open() -> None:
    state = sail(table(GROUP), "start F4", "hidden 1", "C", "lay E4/0", "stop")
    assert not {"C4", "D4"} & set(tiles(state))
    assert state.stock[5] == 11


@pytest.mark.rule("neue-entdecker.fill.open-group")
def test_an_edge_space_keeps_a_group_open() -> None:
    state = sail(table("A2=C/0 B2=C/0"), "start N|C1", "hidden 1", "C", "lay C1/3", "stop")
    assert not {"A1", "B1"} & set(tiles(state))


@pytest.mark.rule("neue-entdecker.fill.singles-first")
def test_single_squares_are_filled_before_groups_are_judged() -> None:
    state = table(SHELTER)
    assert why_not(state, "start E4") == "start.path"
    sail(state, "start G5", "hidden 1", "S", "lay G4/0")
    assert tiles(state)["F4"] == "O/0"
    assert not {"C4", "D4"} & set(tiles(state))
    assert "start E4" in offers(state)


@pytest.mark.rule("neue-entdecker.fill.when", "neue-entdecker.island.when")
def test_a_hole_and_a_group_complete_two_islands() -> None:
    """As in the rulebook: both are filled before either island is scored."""
    state = table(f"{GROUP} A7=C/2 B8=S/0", "1 scout@A7, 2 scout@C3")
    sail(state, "start F4", "hidden 1", "C", "lay E4/3", "build scout")
    laid = tiles(state)
    assert (laid["A8"], laid["C4"], laid["D4"]) == ("C/0", "F/0", "F/0")
    assert (state.actor(), offers(state)) == (0, {"island C3", "island A7"})
    sail(state, "island C3")
    assert state.points == [8, 0, 8]
    sail(state, "scout 1", "token 5", "scout 1", "scout 2", "token 10")
    assert (state.points, phase(state), state.actor()) == ([8, 2, 8], "start", 1)


@pytest.mark.rule("neue-entdecker.fill.source")
def test_the_open_stack_comes_before_the_discards_and_these_before_the_piles() -> None:
    state = sail(leave_discards(table(HOLE), "C C?gold"), *END_HOLE)
    assert (state.stock[1], sum(state.discards)) == (9, 2)
    discarded = leave_discards(table(HOLE), "C C?gold")
    discarded.stock[1] = 0
    sail(discarded, *END_HOLE)
    assert (discarded.stock[1], sum(discarded.discards), discarded.left[1]) == (0, 1, 29)


@pytest.mark.rule("neue-entdecker.fill.source")
def test_where_a_filling_tile_comes_from() -> None:
    discarded = leave_discards(table(HOLE), "C?gold")
    discarded.stock[1] = 0
    sail(discarded, *END_HOLE)
    assert (tiles(discarded)["A8"], sum(discarded.discards)) == ("C/0", 0)
    assert sum(discarded.heights) == 119
    searched = table(HOLE)
    searched.stock[1] = 0
    sail(searched, *END_HOLE)
    assert (tiles(searched)["A8"], searched.left[1]) == ("C/0", 28)
    assert sorted(searched.heights) == [19, 19, 20, 20, 20, 20]
    nowhere = leave_hidden(table(HOLE), "S S A A B")
    nowhere.stock[1] = 0
    sail(nowhere, *END_HOLE)
    assert (tiles(nowhere)["A8"], sum(nowhere.heights)) == ("C/0", 4)
    assert nowhere.stand_ins == [0, 1, 0, 0, 0, 0]


@pytest.mark.rule("neue-entdecker.fill.source")
def test_searched_piles_are_shuffled_into_as_many() -> None:
    state = leave_hidden(table(HOLE), "S S S S S A A B C")
    state.heights = [3, 0, 3, 0, 3, 0]
    state.stock[1] = 0
    sail(state, *END_HOLE[:-1])
    state.play(action_of(state, "stop"))
    assert (state.actor(), phase(state)) == (CHANCE, "back")
    assert [pile for pile, back in enumerate(state.backs) if back == UNKNOWN_BACK] == [0, 2, 4]
    settle(state)
    assert (state.heights, state.left[1]) == ([3, 0, 2, 0, 2, 0], 0)


@pytest.mark.rule("neue-entdecker.fill.no-unit")
def test_a_filling_tile_takes_no_unit() -> None:
    state = sail(table(HOLE), *END_HOLE)
    assert (tiles(state)["A8"], units(state), state.actor()) == ("C/0", {}, 1)
    sail(state, "start S|C8", "hidden 1")
    assert why_not(state, "build scout") == "unit.last-tile"


@pytest.mark.rule("neue-entdecker.fill.no-event")
def test_a_filling_tile_has_no_event() -> None:
    state = leave_hidden(table(HOLE, gold=5), "S S A A C?gold")
    state.stock[1] = 0
    sail(state, *END_HOLE)
    assert (tiles(state)["A8"], state.gold[0]) == ("C/0", 3)
    assert state.left[code_of("C?gold")] == 0


@pytest.mark.rule("neue-entdecker.fill.no-waterfall")
def test_a_waterfall_never_fills_a_hole() -> None:
    state = table(GROUP)
    state.stock[5] = 0
    sail(state, *END_GROUP)
    assert (tiles(state)["C4"], state.stand_ins[5]) == ("F/0", 2)
    assert islands(state) == [(8, True)]


# ---------------------------------------------------------------- complete islands


@pytest.mark.rule(
    "neue-entdecker.island.ties-close-up",
    "neue-entdecker.island.tie",
    "neue-entdecker.island.first",
)
def test_an_island_of_nine_for_a_leader_two_seconds_and_a_third() -> None:
    """The rulebook's example: seat 0 completes it with a settlement."""
    state = table(NINE, "1 base@D5, 2 base@E5, 3 scout@F5", players=4)
    sail(state, *END_NINE, "build settlement")
    assert state.points == [9, 5, 5, 3]
    assert (state.actor(), phase(state)) == (3, "scout")


@pytest.mark.rule(
    "neue-entdecker.island.halves",
    "neue-entdecker.island.value",
    "neue-entdecker.island.return",
    "neue-entdecker.jungle.rounds",
    "neue-entdecker.jungle.skipped",
    "neue-entdecker.jungle.dot",
    "neue-entdecker.jungle.eye",
)
def test_an_island_of_twelve_with_a_waterfall() -> None:
    """The rulebook's example: yellow 0, white 1, violet 2 and red 3 score 17, 9, 3 and 5."""
    pieces = "0 settlement@C5, 1 base@D5 scout@E5 scout@F5, 2 scout@C6, 3 scout@F6 scout@C7"
    state = table(TWELVE, pieces, players=4, waterfalls="D6=5")
    sail(state, *END_NINE, "stop")
    assert state.points == [17, 9, 3, 5]
    assert [supply(state, seat)[1:] for seat in range(4)] == [[2, 1]] * 4
    asked = []
    for step in ("scout 1", "scout 2", "scout 1", "scout 3", "scout 2"):
        asked.append(state.actor())
        sail(state, step)
        if phase(state) == "token":
            sail(state, "token 10")
    assert asked == [1, 2, 3, 1, 3]
    assert jungle(state) == {"1.1": "1", "1.2": "3", "2.1": "2", "2.2": "3", "3.1": "1"}
    assert state.looked == [0b1010, 0b1100, 0b0010, 0, 0, 0, 0]
    assert (state.actor(), phase(state), units(state)) == (1, "start", {})


@pytest.mark.rule("neue-entdecker.island.halves")
def test_halves_are_rounded_up_every_time() -> None:
    assert [halved(17, times) for times in range(4)] == [17, 9, 5, 3]
    assert [halved(9, times) for times in range(4)] == [9, 5, 3, 2]


@pytest.mark.parametrize(
    ("pieces", "points"),
    [
        ("0 base@A7, 1 base@B7, 2 scout@C7", [10, 10, 5, 0]),
        ("0 base@A7 base@B7, 1 base@C7, 2 base@D7, 3 scout@E7", [10, 5, 5, 3]),
        ("0 scout@A7, 1 scout@B7, 2 scout@C7, 3 scout@D7", [10, 10, 10, 10]),
    ],
)
@pytest.mark.rule("neue-entdecker.island.ties-close-up", "neue-entdecker.island.first")
def test_ties_on_an_island_of_ten(pieces: str, points: list[int]) -> None:
    assert sail(table(TEN, pieces, players=4), *END_TEN).points == points


@pytest.mark.rule("neue-entdecker.island.value")
def test_every_waterfall_counts() -> None:
    lake = "C5=C/2 D5=C/2 B6=C/1 E6=C/3 C7=C/0 G6=S/0 G7=S/0 G8=S/0 E7=S/0 F7=S/0"
    state = table(lake, "1 base@C5", waterfalls="C6=5 D6=X")
    sail(state, "start E7", "hidden 1", "C", "lay D7/0", "stop")
    assert state.points == [0, 8 + 15, 0]


@pytest.mark.rule("neue-entdecker.island.when")
def test_complete_islands_are_scored_at_once() -> None:
    assert sail(table(PAIR, "1 base@A8"), *END_PAIR).points == [0, 2, 0]
    assert sail(table(HOLE, "1 base@A7"), *END_HOLE).points == [0, 2, 0]
    assert why_not(table(PAIR), "island A8") == "island.when"


@pytest.mark.parametrize("first", ["A8", "B8.E"])
@pytest.mark.rule("neue-entdecker.island.order")
def test_the_order_of_two_islands_is_chosen(first: str) -> None:
    state = table(TWO_ISLANDS, "0 scout@A8, 1 scout@C8")
    sail(state, "start S|B8", "hidden 1", "O", "lay B8/1", "stop")
    assert (state.actor(), phase(state), state.points) == (0, "order", [0, 0, 0])
    assert offers(state) == {"island A8", "island B8.E"}
    assert why_not(state, "stop") == "island.order"
    assert why_not(state, "island C3") == "island.when"
    sail(state, f"island {first}")
    one = 0 if first == "A8" else 1
    assert (state.actor(), state.points[one], state.points[1 - one]) == (one, 2, 0)
    sail(state, "scout 4", "token 5")
    assert (state.actor(), state.points) == (1 - one, [2, 2, 0])
    sail(state, "scout 4")
    assert jungle(state) == {"4.1": str(one), "4.2": str(1 - one)}


@pytest.mark.rule("neue-entdecker.island.strait-once")
def test_a_strait_counts_once() -> None:
    state = table(STRAIT, "0 base@C4")
    sail(state, "start F5", "hidden 1", "C", "lay E5/3", "stop")
    assert state.points == [7, 0, 0]


@pytest.mark.parametrize(
    ("pieces", "points"),
    [
        ("0 settlement@D5 base@E5 scout@F5 scout@D6, 1 settlement@F6 base@D7 scout@E7", [9, 5, 0]),
        ("0 settlement@D5 base@E5, 1 settlement@F6 base@D7 base@E7", [5, 9, 0]),
        ("0 base@D5 base@E5 scout@F5, 1 settlement@F6, 2 base@D7 scout@E7 scout@D6", [5, 9, 3]),
    ],
)
@pytest.mark.rule("neue-entdecker.island.rank")
def test_settlements_then_bases_then_scouts(pieces: str, points: list[int]) -> None:
    assert sail(table(NINE, pieces), *END_NINE, "stop").points == points


@pytest.mark.rule("neue-entdecker.island.quality")
def test_one_base_outranks_three_scouts() -> None:
    pieces = "0 scout@D5 scout@E5 scout@F5, 1 base@D6, 2 scout@D7"
    assert sail(table(NINE, pieces), *END_NINE, "stop").points == [5, 9, 3]


@pytest.mark.rule("neue-entdecker.island.tie")
def test_equal_units_share_a_rank_and_unequal_ones_do_not() -> None:
    same = "0 base@D5 scout@E5, 1 base@F5 scout@D6"
    assert sail(table(NINE, same), *END_NINE, "stop").points == [9, 9, 0]
    assert sail(table(NINE, f"{same} scout@D7"), *END_NINE, "stop").points == [5, 9, 0]


@pytest.mark.rule("neue-entdecker.island.present")
def test_without_units_nobody_scores() -> None:
    state = sail(table(PAIR), *END_PAIR)
    assert (state.points, state.actor(), jungle(state)) == ([0, 0, 0], 1, {})
    assert sail(table(PAIR, "2 base@A8"), *END_PAIR).points == [0, 0, 2]


@pytest.mark.rule("neue-entdecker.island.return")
def test_bases_go_home_and_scouts_to_the_jungle() -> None:
    state = table(NINE, "0 base@D5 scout@E5, 1 settlement@F5 base@D6")
    assert (supply(state, 0), supply(state, 1)) == ([13, 1, 1], [14, 1, 0])
    sail(state, *END_NINE, "stop")
    assert (supply(state, 0), supply(state, 1)) == ([13, 2, 1], [14, 2, 1])
    assert offers(state) == {f"scout {path}" for path in range(1, 8)}
    sail(state, "scout 6", "token 15")
    assert (jungle(state), supply(state, 0)) == ({"6.1": "0"}, [13, 2, 1])


@pytest.mark.rule("neue-entdecker.island.track")
def test_points_go_on_beyond_fifty() -> None:
    state = sail(table(NINE, "0 base@D5", points=[48, 99, 0]), *END_NINE, "stop")
    assert (state.points, state.scores()) == ([57, 99, 0], [57, 99, 0])


def test_the_coast_of_the_group_has_a_path() -> None:
    assert "start F4" in offers(table(COAST))
