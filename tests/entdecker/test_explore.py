"""Exploring (entdecker.explore.*)."""

import pytest

from incognita.games.entdecker.rules.tables import GRID
from tests.entdecker.positions import (
    LONE,
    leave_hidden,
    offers,
    refused,
    sail,
    supply,
    table,
    tiles,
    tokens,
    view,
    why_not,
)

FROM_LONE = ["start E7", "announce 3"]
FROM_CORNER = ["start S|A7", "announce 1"]


@pytest.mark.rule("entdecker.explore.one-by-one")
def test_one_tile_at_a_time() -> None:
    state = sail(table(LONE), *FROM_LONE)
    assert why_not(state, "lay D7/0") == "explore.one-by-one"
    sail(state, "S")
    assert {words.split()[0] for words in offers(state)} == {"lay"}
    sail(state, "lay D7/0")
    assert "draw 1" in offers(state)


@pytest.mark.rule("entdecker.explore.pile")
def test_any_pile_that_is_not_empty() -> None:
    state = sail(table(LONE), *FROM_LONE)
    assert offers(state, "draw") == {f"draw {pile}" for pile in range(1, 6)}
    state.heights = [20, 0, 20, 19, 39]
    assert offers(state, "draw") == {"draw 1", "draw 3", "draw 4", "draw 5"}
    assert why_not(state, "draw 2") == "explore.pile"


@pytest.mark.rule("entdecker.explore.beside-ship")
def test_tiles_are_laid_beside_the_ship() -> None:
    state = sail(table(LONE), *FROM_LONE, "S")
    assert offers(state) == {"lay D7/0", "lay E6/0", "lay F7/0"}
    assert why_not(state, "lay A1/0") == "explore.beside-ship"
    assert offers(sail(table(), *FROM_CORNER, "S")) == {"lay A7/0"}


@pytest.mark.rule("entdecker.explore.sea-to-ship")
def test_the_ship_needs_a_way_in() -> None:
    state = sail(table(LONE), *FROM_LONE, "C")
    for words in ("lay D7/1", "lay F7/3", "lay E6/2"):
        assert why_not(state, words) == "explore.sea-to-ship"


@pytest.mark.rule("entdecker.explore.fits")
def test_every_way_that_fits_is_offered() -> None:
    state = sail(table(LONE), *FROM_LONE, "C")
    assert offers(state) == {
        "lay D7/0", "lay D7/3", "lay F7/0", "lay F7/1", "lay E6/0", "lay E6/1", "lay E6/3",
    }  # fmt: skip


@pytest.mark.rule("entdecker.explore.must-lay")
def test_what_fits_must_be_laid() -> None:
    state = sail(table(LONE), *FROM_LONE, "B")
    assert offers(state) == {"lay E6/3"}
    assert why_not(state, "stop") == why_not(state, "draw 1") == "explore.must-lay"


@pytest.mark.rule("entdecker.explore.choose")
def test_the_player_chooses_among_several_ways() -> None:
    state = sail(table(LONE), *FROM_LONE, "A")
    assert offers(state) == {"lay D7/3", "lay F7/0", "lay E6/0", "lay E6/3"}
    assert tiles(sail(state, "lay E6/3"))["E6"] == "A/3"


@pytest.mark.rule("entdecker.explore.misfit")
def test_what_fits_nowhere_goes_to_the_box() -> None:
    state = sail(table(gold=5), *FROM_CORNER, "B")
    assert view(state)["box"] == [{"tile": "B", "event": "", "count": 1}]
    assert (state.actor(), state.gold[0], tiles(state)) == (1, 4, {})


@pytest.mark.rule("entdecker.explore.misfit-event")
def test_a_misfit_has_no_event() -> None:
    state = sail(table(gold=5), *FROM_CORNER, "B?gold")
    assert (state.gold[0], state.actor()) == (4, 1)
    assert view(state)["box"] == [{"tile": "B", "event": "gold", "count": 1}]


@pytest.mark.rule("entdecker.explore.ship-moves")
def test_the_ship_moves_onto_the_tile() -> None:
    state = sail(table(LONE), *FROM_LONE, "S", "lay D7/0")
    assert state.ship == GRID.place("D7")
    assert offers(sail(state, "S")) == {"lay C7/0", "lay D6/0"}


@pytest.mark.rule("entdecker.explore.go-on")
def test_go_on_stop_or_build() -> None:
    state = sail(table(gold=12), "start S|E7", "announce 2", "C", "lay E7/0")
    assert {words.split()[0] for words in offers(state)} == {"draw", "build", "stop"}
    sail(state, "S", "lay D7/0")
    assert state.actor() == 1
    built = sail(table(LONE), "start E7", "announce 1", "C", "lay D7/0")
    assert why_not(built, "draw 1") == "explore.go-on"


@pytest.mark.rule("entdecker.explore.at-least-one")
def test_one_tile_must_be_drawn() -> None:
    assert why_not(sail(table(LONE), *FROM_LONE), "stop") == "explore.at-least-one"


@pytest.mark.rule("entdecker.explore.dead-end")
def test_a_dead_end_stops_the_ship() -> None:
    state = sail(table(), "start S|D7", "announce 3", "B", "lay D7/3")
    assert why_not(state, "draw 1") == "explore.dead-end"
    assert {"build post", "stop"} <= offers(state)
    assert offers(state, "draw") == set()


@pytest.mark.rule("entdecker.explore.after-misfit")
def test_after_a_misfit_the_ship_stays() -> None:
    state = sail(table(), "start S|A7", "announce 2", "B")
    assert (state.actor(), state.ship) == (0, GRID.place("S|A7"))
    assert "draw 1" in offers(state)
    assert offers(sail(state, "S")) == {"lay A7/0"}


@pytest.mark.rule("entdecker.explore.hole")
def test_a_hole_may_still_be_entered() -> None:
    state = sail(table("A6=S/0 C7=S/0"), "start C7", "announce 2", "S", "lay B7/0", "S")
    assert "lay A7/0" in offers(state)
    sail(state, "lay A7/0")
    assert state.filler == [4, 3, 3, 2, 3, 7]


# ---------------------------------------------------------------- building


@pytest.mark.rule("entdecker.build.last-tile")
def test_only_on_the_tile_laid_last() -> None:
    state = sail(table("E7=C/0"), "start E7", "announce 2")
    assert why_not(state, "build post") == "build.last-tile"
    sail(state, "C", "lay D7/0", "C", "lay C7/0", "build post")
    assert [unit["square"] for unit in view(state)["units"]] == [GRID.place("C7")]


@pytest.mark.rule("entdecker.build.land")
def test_nothing_stands_on_open_sea() -> None:
    state = sail(table(), "start S|E7", "announce 2", "S", "lay E7/0")
    assert why_not(state, "build post") == "build.land"


@pytest.mark.parametrize(("unit", "left"), [("post", 5), ("fort", 3), ("settlement", 0)])
@pytest.mark.rule("entdecker.build.cost")
def test_what_units_cost(unit: str, left: int) -> None:
    state = sail(table(gold=7), "start S|E7", "announce 1", "C", "lay E7/0")
    assert offers(state, "build") == {"build post", "build fort", "build settlement"}
    assert view(state)["prices"] == [1, 3, 6]
    assert sail(state, f"build {unit}").gold[0] == left
    poor = sail(table(gold=3), "start S|E7", "announce 1", "C", "lay E7/0")
    assert why_not(poor, "build fort") == "build.cost"
    assert refused(poor, "build fort").facts == {"unit": "fort", "cost": 3, "gold": 2}


@pytest.mark.rule("entdecker.build.supply")
def test_only_from_the_supply() -> None:
    state = table("A1=C/1 D1=C/1 G1=C/1", "0 post@A1 post@D1 post@G1")
    sail(state, "start S|E7", "announce 1", "C", "lay E7/0")
    assert why_not(state, "build post") == "build.supply"
    assert "build fort" in offers(state)


@pytest.mark.parametrize(
    ("unit", "standing"),
    [("fort", "0 fort@A1 fort@D1"), ("settlement", "0 settlement@A1")],
)
@pytest.mark.rule("entdecker.build.supply")
def test_no_second_settlement_and_no_third_fort(unit: str, standing: str) -> None:
    state = table("A1=C/1 D1=C/1", standing)
    sail(state, "start S|E7", "announce 1", "C", "lay E7/0")
    assert why_not(state, f"build {unit}") == "build.supply"
    others = {"build post", "build fort", "build settlement"} - {f"build {unit}"}
    assert offers(state, "build") == others


@pytest.mark.rule("entdecker.build.supply")
def test_the_last_fort_may_be_built() -> None:
    state = table("A1=C/1", "0 fort@A1")
    sail(state, "start S|E7", "announce 1", "C", "lay E7/0", "build fort")
    assert supply(state, 0) == [3, 0, 1]


@pytest.mark.rule("entdecker.build.last-tile")
def test_a_unit_may_stand_on_the_first_square() -> None:
    state = sail(table(), "start N|A1", "announce 1", "C", "lay A1/1")
    assert offers(state, "build") == {"build post", "build fort", "build settlement"}
    sail(state, "build post")
    assert [unit["square"] for unit in view(state)["units"]] == [GRID.place("A1")]


@pytest.mark.rule("entdecker.build.one", "entdecker.build.ends")
def test_one_unit_and_the_exploration_is_over() -> None:
    state = sail(table(), "start S|E7", "announce 3", "C", "lay E7/0", "build post")
    assert (state.actor(), view(state)["phase"]) == (1, "start")
    assert len(view(state)["units"]) == 1
    assert (supply(state, 0), state.gold[0]) == ([2, 2, 1], 8)


@pytest.mark.rule("entdecker.build.may")
def test_nobody_has_to_build() -> None:
    state = sail(table(), "start S|E7", "announce 1", "C", "lay E7/0")
    assert "stop" in offers(state)
    assert view(sail(state, "stop"))["units"] == []


@pytest.mark.rule("entdecker.build.strait")
def test_on_a_strait_a_land_is_chosen() -> None:
    state = sail(table(LONE), "start E7", "announce 1", "O", "lay E6/1")
    assert offers(state, "build post") == {"build post E", "build post W"}
    sail(state, "build post W")
    unit = view(state)["units"][0]
    strengths = {one["id"]: one["strengths"][0] for one in view(state)["islands"]}
    assert (unit["sides"], unit["area"]) == (8, 1)
    assert strengths == {2 * GRID.place("E6"): 0, 2 * GRID.place("E6") + 1: 1}


@pytest.mark.rule("entdecker.build.after-misfit")
def test_a_misfit_leaves_the_right_to_build() -> None:
    state = sail(table(), "start S|B7", "announce 2", "C", "lay B7/0", "B")
    assert "build post" in offers(state)
    assert [unit["square"] for unit in view(sail(state, "build post"))["units"]] == [61]


@pytest.mark.rule("entdecker.build.shared-island", "entdecker.build.completing")
def test_building_on_an_island_of_others_that_is_completed() -> None:
    state = sail(table("A7=C/1", "1 post@A7"), "start S|B7", "announce 1", "C", "lay B7/3")
    assert "build post" in offers(state)
    assert sail(state, "build post").points == [2, 2, 0]
    alone = sail(table("A7=C/1"), "start S|B7", "announce 1", "C", "lay B7/3", "build post")
    assert (alone.points, supply(alone, 0)) == ([2, 0, 0], [3, 2, 1])


@pytest.mark.rule("entdecker.build.take-back")
def test_posts_are_taken_back_in_the_own_turn() -> None:
    state = table("A7=C/1 D4=C/1", "0 post@A7, 1 post@D4", gold=5)
    for step in ("start S|E7", "announce 2", "C", "lay E7/0"):
        assert offers(state, "recall") == {"recall A7"}
        assert why_not(state, "recall D4") == why_not(state, "recall E7") == "build.take-back"
        sail(state, step)
    sail(state, "recall A7")
    assert (supply(state, 0), state.gold[0], state.actor()) == ([3, 2, 1], 3, 0)
    sail(state, "stop")
    assert offers(state, "recall") == {"recall D4"}


@pytest.mark.rule("entdecker.build.take-back")
def test_the_turn_ends_when_the_last_post_was_all_there_was_to_decide() -> None:
    state = table("A7=C/1", "0 post@A7", gold=1)
    sail(state, "start S|E7", "announce 1", "S", "lay E7/0")
    assert (state.actor(), offers(state)) == (0, {"recall A7", "stop"})
    assert sail(state, "recall A7").actor() == 1


@pytest.mark.rule("entdecker.build.take-back", "entdecker.event.friendly")
def test_posts_are_taken_back_while_friendly_natives_wait() -> None:
    state = table("A7=C/1 D4=C/1", "0 post@A7, 1 post@D4")
    sail(state, "start S|E7", "announce 1", "C?friendly", "lay E7/0")
    assert offers(state) == {"recall A7", "plant 1", "plant 2", "decline"}
    sail(state, "recall A7")
    assert (supply(state, 0), offers(state)) == ([3, 2, 1], {"plant 1", "plant 2", "decline"})
    assert tokens(sail(state, "plant 1", "token 2"), 0) == 1


@pytest.mark.rule("entdecker.build.stay")
def test_forts_and_settlements_stay() -> None:
    state = table("A7=C/1 D4=C/1", "0 fort@A7 settlement@D4")
    assert offers(state, "recall") == set()
    assert why_not(state, "recall A7") == why_not(state, "recall D4") == "build.stay"
    beside = table("A7=C/1 D4=C/1", "0 post@A7 fort@D4")
    assert offers(beside, "recall") == {"recall A7"}


# ---------------------------------------------------------------- the last tile


@pytest.mark.rule("entdecker.end.last-tile")
def test_the_last_tile_ends_the_game_with_its_turn() -> None:
    state = sail(leave_hidden(table(), "C"), "start S|E7", "announce 2", "C", "lay E7/0")
    assert offers(state, "draw") == set()
    assert "build post" in offers(state)
    assert view(sail(state, "build post"))["phase"] == "over"


@pytest.mark.rule("entdecker.end.last-tile")
def test_after_the_last_tile_nothing_waits_for_a_decision() -> None:
    state = sail(leave_hidden(table(), "S"), "start S|E7", "announce 3", "S", "lay E7/0")
    assert view(state)["phase"] == "over"


@pytest.mark.rule("entdecker.end.last-tile", "entdecker.variant.personal")
def test_a_personal_tile_may_follow_the_last_tile() -> None:
    state = leave_hidden(table(personal_tiles=True), "S")
    sail(state, "start S|E7", "announce 3", "S", "lay E7/0")
    assert offers(state) == {"own S", "own C", "own A", "own O", "stop"}
