"""Filling holes and scoring islands (entdecker.fill.*, entdecker.island.*)."""

import pytest

from incognita.core import CHANCE
from incognita.games.entdecker.rules.tables import PILES
from incognita.games.voyage.rules.ranking import ahead, halved, shares
from tests.entdecker.positions import (
    EIGHT,
    GROUP,
    HOLE,
    PAIR,
    STRAIT,
    TEN,
    TWO_ISLANDS,
    code_of,
    exploring,
    give_tokens,
    leave_hidden,
    leave_plants,
    offers,
    sail,
    supply,
    table,
    tiles,
    tokens,
    view,
    why_not,
)

END_TEN = ["start S|E7", "announce 1", "A", "lay E7/3", "stop"]
END_EIGHT = ["start S|D7", "announce 1", "A", "lay D7/3", "stop"]
END_HOLE = ["start S|B7", "announce 2", "S", "lay B7/0", "stop"]
END_PAIR = ["start S|B7", "announce 1", "C", "lay B7/3", "stop"]


@pytest.mark.rule(
    "entdecker.island.ties-push", "entdecker.island.halves", "entdecker.island.no-plant",
    "entdecker.island.return", "entdecker.island.tie", "entdecker.island.first",
)  # fmt: skip
def test_an_island_of_ten_for_two_leaders_and_a_third() -> None:
    state = table(TEN, "0 post@A6 post@B6, 1 post@C6 post@D6, 2 post@E6")
    sail(state, *END_TEN)
    assert state.points == [10, 10, 3]
    assert [tokens(state, seat) for seat in range(3)] == [0, 0, 0]
    assert [supply(state, seat) for seat in range(3)] == [[3, 2, 1]] * 3


@pytest.mark.rule(
    "entdecker.island.ties-push", "entdecker.island.first", "entdecker.island.return"
)  # fmt: skip
def test_an_island_of_ten_for_a_leader_two_seconds_and_a_fourth() -> None:
    units = "0 post@A6 post@B6 post@C6, 1 post@D6 post@E6, 2 post@A7 post@B7, 3 post@C7"
    state = sail(table(TEN, units, players=4), *END_TEN)
    assert state.points == [10, 5, 5, 2]
    assert [supply(state, seat) for seat in range(4)] == [[3, 2, 1]] * 4
    assert view(state)["units"] == []


@pytest.mark.rule("entdecker.island.halves", "entdecker.island.value")
def test_an_island_of_eight_with_a_plant() -> None:
    units = "0 settlement@A6, 1 fort@B6, 2 post@C6 post@D6, 3 post@A7"
    state = sail(table(EIGHT, units, players=4), *END_EIGHT, "plant 1", "token 2")
    assert state.points == [10, 5, 3, 2]
    assert [halved(17, times) for times in range(4)] == [17, 9, 5, 3]
    assert shares(9, [4, 3, 2, 1], ahead([4, 3, 2, 1])) == [9, 5, 3, 2]


@pytest.mark.rule("entdecker.island.quality", "entdecker.island.plant")
def test_one_fort_outranks_three_posts() -> None:
    state = sail(table(EIGHT, "0 post@A6 post@B6 post@C6, 1 fort@D6"), *END_EIGHT)
    assert (state.actor(), offers(state)) == (1, {"plant 1", "plant 2"})
    assert why_not(state, "stop") == "island.plant"
    sail(state, "plant 2", "token 3")
    assert (state.points, tokens(state, 1), state.plants) == ([6, 11, 0], 1, [10, 9])


@pytest.mark.rule("entdecker.island.rank")
def test_rank_by_settlements_then_forts_then_posts() -> None:
    units = "0 settlement@A6 fort@B6 post@C6 post@D6, 1 settlement@E6 fort@A7 post@B7"
    state = sail(table(TEN, units), *END_TEN)
    assert state.actor() == 0
    assert sail(state, "plant 1", "token 4").points == [14, 7, 0]


@pytest.mark.rule("entdecker.island.tie", "entdecker.island.value")
def test_tied_leaders_take_a_token_each_and_the_highest_counts() -> None:
    state = sail(table(EIGHT, "0 fort@A6, 1 fort@B6"), *END_EIGHT)
    sail(state, "plant 1", "token 2")
    assert state.actor() == 1
    sail(state, "plant 1", "token 4")
    assert (state.points, tokens(state, 0), tokens(state, 1)) == ([12, 12, 0], 1, 1)


@pytest.mark.rule("entdecker.island.plant")
def test_anybodys_fort_brings_the_leader_a_token() -> None:
    state = sail(table(EIGHT, "0 settlement@A6, 1 fort@B6"), *END_EIGHT)
    assert (state.actor(), view(state)["phase"]) == (0, "plant")
    assert view(state)["scoring"]["leaders"] == [0]


@pytest.mark.rule("entdecker.island.no-plant")
def test_posts_alone_bring_no_token() -> None:
    state = sail(table(EIGHT, "0 post@A6, 1 post@B6"), *END_EIGHT)
    assert (state.points, state.plants, state.actor()) == ([8, 8, 0], [10, 10], 1)


@pytest.mark.rule("entdecker.island.too-few")
def test_with_too_few_tokens_nobody_takes_one() -> None:
    state = leave_plants(table(EIGHT, "0 fort@A6, 1 fort@B6"), 1)
    sail(state, *END_EIGHT)
    assert (state.points, state.plants, state.actor()) == ([8, 8, 0], [1, 0], 1)


@pytest.mark.parametrize(
    ("seat", "order"), [(0, [0, 1, 3]), (1, [1, 3, 0]), (2, [3, 0, 1]), (3, [3, 0, 1])]
)
@pytest.mark.rule("entdecker.island.plant-order")
def test_tied_leaders_take_their_tokens_clockwise(seat: int, order: list[int]) -> None:
    units = "0 fort@A6, 1 fort@B6, 2 post@C6, 3 fort@A7"
    state = sail(table(EIGHT, units, players=4, seat=seat), *END_EIGHT)
    asked = []
    for value in (1, 4, 2):
        asked.append(state.actor())
        sail(state, "plant 1", f"token {value}")
    assert asked == order
    assert state.points == [12, 12, 2, 12]


@pytest.mark.parametrize(("left", "after"), [([0, 2], [0, 1]), ([2, 0], [1, 0])])
@pytest.mark.rule("entdecker.island.plant")
def test_the_pile_that_is_not_empty_is_taken_from(left: list[int], after: list[int]) -> None:
    state = leave_plants(table(EIGHT, "1 fort@A6"), 2)
    state.plants = left
    sail(state, *END_EIGHT)
    assert (view(state)["phase"], state.plants) == ("token", after)


@pytest.mark.rule("entdecker.island.rank")
def test_two_forts_outrank_one_fort_with_posts() -> None:
    units = "0 fort@A6 post@B6 post@C6 post@D6, 1 fort@A7 fort@B7"
    state = sail(table(EIGHT, units), *END_EIGHT)
    assert state.actor() == 1
    assert sail(state, "plant 1", "token 2").points == [5, 10, 0]


@pytest.mark.rule("entdecker.build.take-back")
def test_no_post_is_taken_back_while_islands_are_scored() -> None:
    state = table(f"{TWO_ISLANDS} D4=C/0", "0 fort@A7 post@D4, 1 fort@C7")
    sail(state, "start S|B7", "announce 1", "O", "lay B7/1")
    assert "recall D4" in offers(state)
    sail(state, "stop")
    assert offers(state, "recall") == set()
    sail(state, "island A7")
    assert (state.actor(), offers(state)) == (0, {"plant 1", "plant 2"})


@pytest.mark.rule("entdecker.island.plant")
def test_a_single_pile_is_taken_from_without_asking() -> None:
    state = leave_plants(table(EIGHT, "1 fort@A6"), 1)
    sail(state, *END_EIGHT)
    assert (state.actor(), view(state)["phase"]) == (CHANCE, "token")
    assert sail(state, "token 1").points == [0, 9, 0]


@pytest.mark.rule("entdecker.island.when")
def test_complete_islands_are_scored_at_once() -> None:
    assert sail(table(PAIR, "1 post@A7"), *END_PAIR).points == [0, 2, 0]
    assert sail(table(HOLE, "1 post@A6"), *END_HOLE).points == [0, 2, 0]
    assert why_not(table(PAIR), "island A7") == "island.when"


@pytest.mark.parametrize("first", ["A7", "B7"])
@pytest.mark.rule("entdecker.island.order")
def test_the_order_of_two_islands_is_chosen(first: str) -> None:
    state = table(TWO_ISLANDS, "0 fort@A7, 1 fort@C7")
    sail(state, "start S|B7", "announce 1", "O", "lay B7/1", "stop")
    assert (state.actor(), offers(state)) == (0, {"island A7", "island B7.E"})
    assert why_not(state, "stop") == "island.order"
    sail(state, f"island {first}")
    assert state.actor() == (0 if first == "A7" else 1)
    sail(state, "plant 1", "token 1", "plant 1", "token 3")
    assert sorted(state.points) == [0, 3, 5]
    assert state.points[0 if first == "A7" else 1] == 3


@pytest.mark.rule("entdecker.island.value")
def test_a_token_counts_for_its_own_island_alone() -> None:
    state = table(TWO_ISLANDS, "0 fort@A7, 1 fort@C7")
    sail(state, "start S|B7", "announce 1", "O", "lay B7/1", "stop", "island A7")
    sail(state, "plant 1", "token 4", "plant 1", "token 1")
    assert state.points == [6, 3, 0]


@pytest.mark.rule("entdecker.island.strait-once")
def test_a_strait_counts_once() -> None:
    state = table(STRAIT, "0 post@C4")
    sail(state, "start F5", "announce 1", "C", "lay E5/3", "stop")
    assert state.points == [7, 0, 0]


@pytest.mark.rule("entdecker.island.present")
def test_without_units_nobody_scores() -> None:
    state = sail(table(PAIR), *END_PAIR)
    assert (state.points, state.plants, state.actor()) == ([0, 0, 0], [10, 10], 1)
    assert sail(table(PAIR, "2 post@A7"), *END_PAIR).points == [0, 0, 2]


# ---------------------------------------------------------------- filling holes


@pytest.mark.rule("entdecker.fill.when", "entdecker.fill.single")
def test_a_hole_is_filled_before_scoring() -> None:
    state = table(HOLE, "0 post@A6")
    sail(state, *END_HOLE[:-1])
    assert exploring(state)
    assert "A7" not in tiles(state)
    sail(state, "stop")
    assert (tiles(state)["A7"], state.points) == ("C/0", [2, 0, 0])
    assert state.filler == [4, 2, 3, 2, 3, 7]


@pytest.mark.rule("entdecker.fill.group")
def test_a_group_within_land_is_filled_with_land() -> None:
    state = sail(table(GROUP), "start F4", "announce 1", "C", "lay E4/3", "stop")
    assert (tiles(state)["C4"], tiles(state)["D4"]) == ("F/0", "F/0")
    assert state.filler[5] == 5
    assert [one["value"] for one in view(state)["islands"]] == [8]


@pytest.mark.rule("entdecker.fill.open-group")
def test_a_sea_side_keeps_a_group_open() -> None:
    state = sail(table(GROUP), "start F4", "announce 1", "C", "lay E4/0", "stop")
    assert not {"C4", "D4"} & set(tiles(state))
    assert state.filler[5] == 7


@pytest.mark.rule("entdecker.fill.source")
def test_the_filler_stack_comes_before_the_box_and_the_box_before_the_piles() -> None:
    state = table(HOLE)
    state.box[1] = state.box[code_of("C?gold")] = 1
    sail(state, *END_HOLE)
    assert (state.filler, sum(state.box)) == ([4, 2, 3, 2, 3, 7], 2)
    boxed = table(HOLE)
    boxed.filler[1] = 0
    boxed.box[code_of("C?gold")] = 1
    sail(boxed, *END_HOLE)
    assert (boxed.filler[1], sum(boxed.box), boxed.left[1]) == (0, 0, 25)


@pytest.mark.rule("entdecker.fill.source")
def test_where_a_filling_tile_comes_from() -> None:
    boxed = table(HOLE)
    boxed.filler[1] = 0
    boxed.box[1] = 1
    sail(boxed, *END_HOLE)
    assert (tiles(boxed)["A7"], sum(boxed.box), sum(boxed.heights)) == ("C/0", 0, 97)
    searched = table(HOLE)
    searched.filler[1] = 0
    sail(searched, *END_HOLE)
    assert (tiles(searched)["A7"], searched.left[1]) == ("C/0", 24)
    assert searched.heights == [20, 19, 19, 19, 19]
    nowhere = leave_hidden(table(HOLE), "S S A A B")
    nowhere.filler[1] = 0
    sail(nowhere, *END_HOLE)
    assert (tiles(nowhere)["A7"], sum(nowhere.heights)) == ("C/0", 4)
    assert nowhere.stand_ins == [0, 1, 0, 0, 0, 0]


@pytest.mark.rule("entdecker.fill.source")
def test_searched_piles_are_shuffled_anew() -> None:
    state = table(HOLE)
    state.filler[1] = 0
    for step in END_HOLE[:-1]:
        sail(state, step)
    state.play(state.legal()[-1])
    assert (state.actor(), view(state)["phase"]) == (CHANCE, "back")
    assert state.backs == [2] * PILES


@pytest.mark.rule("entdecker.fill.no-event")
def test_a_filling_tile_has_no_event() -> None:
    state = leave_hidden(table(HOLE, gold=5), "S S A A C?gold")
    state.filler[1] = 0
    sail(state, *END_HOLE)
    assert (tiles(state)["A7"], state.gold[0]) == ("C/0", 3)
    assert state.left[code_of("C?gold")] == 0


@pytest.mark.rule("entdecker.fill.no-event")
def test_a_filling_tile_takes_no_unit() -> None:
    """Seat 0 could pay for any unit, and nobody has built; the tile on A7 has land."""
    state = sail(table(HOLE, players=2), *END_HOLE)
    assert tiles(state)["A7"] == "C/0"
    assert (state.actor(), view(state)["phase"], offers(state, "build")) == (1, "start", set())
    sail(state, "start S|J7", "announce 1")
    assert why_not(state, "build post") == "build.last-tile"
    sail(state, "S", "lay J7/0", "spin 2", "start S|H7", "announce 1")
    assert (state.actor(), why_not(state, "build post")) == (0, "build.last-tile")
    assert offers(state, "build") == set()


@pytest.mark.rule("entdecker.end.tokens-left")
def test_tokens_left_over_count_for_nothing() -> None:
    ends = []
    for left in (1, 9):
        state = leave_plants(give_tokens(table(open="J7"), [2, 1, 0]), left)
        sail(state, "start S|J7", "announce 1", "S", "lay J7/0")
        ends.append(state.scores())
    assert ends == [[2, 0, 0], [2, 0, 0]]
