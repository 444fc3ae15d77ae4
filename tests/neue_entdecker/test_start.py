"""Turns, income, starts and what they cost (neue-entdecker.{turn,income,start,toll}.*)."""

import pytest

from incognita.games.neue_entdecker.rules.actions import ROLL, STOP
from incognita.games.neue_entdecker.rules.tables import GRID
from tests.neue_entdecker.positions import (
    HOLE,
    LONE,
    NORTH,
    NORTHERN,
    action_of,
    offers,
    payments,
    phase,
    refused,
    sail,
    table,
    tiles,
    why_not,
)

# The examples of the rulebook: A8 is A, B8 is B, E5 is C, A7 is D and S|D8 is E.
EXAMPLES = "A7=S/0 A8=C/1 B8=B/3 E5=S/0"
# The examples of tolls: C4 is A, H8 is B and J7 is C.
TOLLS = "A4=O/0 B4=O/0 C4=C/0 H8=C/0 J8=S/0 J7=S/0 K7=C/0 L7=S/0"
TOLL_UNITS = "0 base@A4 settlement@K7, 1 base@H8, 2 base@B4.S"
# Two ways from B7: by the west for a coin, by B8 and its base for a toll.
FORK = "A7=S/0 B7=S/0 B8=C/1"


def short_turn(edge: str) -> list[str]:
    """The smallest turn: one tile of open sea."""
    return [f"start {edge}", "hidden 1", "S", f"lay {edge[2:]}/0"]


# ---------------------------------------------------------------- a turn


@pytest.mark.rule("neue-entdecker.turn.order")
def test_turns_go_round() -> None:
    state = table()
    for seat, edge in enumerate(["S|A8", "S|D8", "S|G8", "S|J8"]):
        assert (state.actor(), state.turn) == (seat % 3, seat + 1)
        sail(state, *short_turn(edge))
    reason = state.refusal(0, action_of(state, "start S|L8"))
    assert reason is not None
    assert (reason.code, reason.rule) == ("not-your-turn", "neue-entdecker.turn.order")


@pytest.mark.rule("neue-entdecker.turn.steps")
def test_the_steps_of_a_turn() -> None:
    state = table(HOLE, "0 scout@A7", gold=[3, 5, 5])
    phases, gold = [], []
    for step in ("roll 4", "start E|L8", "hidden 2", "S", "lay L8/0", "stop"):
        phases.append(phase(state))
        gold.append(state.gold[0])
        sail(state, step)
    assert phases == ["roll", "start", "announce", "explore", "lay", "explore"]
    assert gold == [3, 7, 6, 4, 4, 4]
    filled = sail(table(HOLE, "0 scout@A7"), "start S|B8", "hidden 1", "S", "lay B8/0")
    assert (tiles(filled)["A8"], filled.points) == ("C/0", [2, 0, 0])


@pytest.mark.parametrize("words", ["hidden 1", "draw 1", "lay A8=S/0", "stop", "build scout"])
@pytest.mark.rule("neue-entdecker.turn.steps")
def test_nothing_comes_before_the_start(words: str) -> None:
    reason = refused(table(), words)
    assert (reason.code, reason.rule) == ("start-first", "neue-entdecker.turn.steps")


# ---------------------------------------------------------------- income


@pytest.mark.rule("neue-entdecker.income.below-four")
def test_below_four_the_die_is_rolled() -> None:
    assert phase(table(gold=[3, 9, 9])) == "roll"
    assert phase(table(gold=[4, 0, 0])) == "start"


@pytest.mark.rule("neue-entdecker.income.number")
def test_the_others_receive_one_more() -> None:
    state = sail(table(gold=[3, 5, 0]), "roll 4")
    assert (state.gold, phase(state)) == ([7, 10, 5], "start")


@pytest.mark.rule("neue-entdecker.income.die")
def test_six_faces_equally_likely() -> None:
    assert table(gold=0).outcomes() == [(ROLL + face, 1) for face in range(6)]
    totals = [sail(table(gold=0), f"roll {number}").gold for number in range(2, 7)]
    assert totals == [[number, number + 1, number + 1] for number in range(2, 7)]


@pytest.mark.rule("neue-entdecker.income.wheel")
def test_the_wheel_is_any_number() -> None:
    state = sail(table(gold=0), "roll wheel")
    assert (state.actor(), phase(state), state.gold) == (0, "wheel", [0, 0, 0])
    assert offers(state) == {f"wheel {number}" for number in range(2, 7)}
    assert why_not(state, "start S|A8") == "income.wheel"
    assert sail(state, "wheel 6").gold == [6, 7, 7]
    assert phase(state) == "start"


@pytest.mark.rule("neue-entdecker.income.once")
def test_one_roll_in_a_turn() -> None:
    state = sail(table(gold=[0, 9, 9]), "roll 2")
    assert (state.gold[0], phase(state), state.actor()) == (2, "start", 0)
    sail(state, *short_turn("S|A8"))
    assert (state.actor(), phase(state)) == (1, "start")


# ---------------------------------------------------------------- the start


@pytest.mark.parametrize(
    ("place", "rule"),
    [
        pytest.param("A8", "start.sea-side", id="A"),
        pytest.param("B8", "start.sea-side", id="B"),
        pytest.param("E5", "start.path", id="C"),
    ],
)
@pytest.mark.rule("neue-entdecker.start.sea-side", "neue-entdecker.start.path")
def test_starts_that_the_rulebook_forbids(place: str, rule: str) -> None:
    assert why_not(table(EXAMPLES), f"start {place}") == rule


@pytest.mark.parametrize("place", ["A7", "S|D8"])
@pytest.mark.rule("neue-entdecker.start.sea-side", "neue-entdecker.start.edge")
def test_starts_that_the_rulebook_allows(place: str) -> None:
    state = sail(table(EXAMPLES), f"start {place}")
    assert (state.ship, phase(state)) == (GRID.place(place), "announce")


@pytest.mark.rule("neue-entdecker.start.edge")
def test_an_edge_space_beside_a_tile_is_closed() -> None:
    state = table(EXAMPLES)
    for edge in ("S|A8", "W|A8", "W|A7", "S|B8"):
        assert why_not(state, f"start {edge}") == "start.edge"
    assert len(offers(state, "start ")) == 40 - 4 + 1


@pytest.mark.rule("neue-entdecker.start.path-meaning")
def test_a_path_goes_over_shared_sea_sides() -> None:
    apart = table("D8=C/0 D7=C/2")
    assert why_not(apart, "start D7") == "start.path"
    assert "start D7" in offers(table("D8=C/0 D7=C/2 C8=S/0 C7=S/0"))
    inland = table("C7=S/0 D7=C/2 E7=S/0")
    assert not offers(inland) & {"start C7", "start D7", "start E7"}
    assert {"start C7", "start D7", "start E7"} <= offers(table("C7=S/0 D7=C/2 E7=S/0 E8=S/0"))


@pytest.mark.rule("neue-entdecker.start.all-land")
def test_all_land_is_no_start_and_no_path() -> None:
    state = table("D6=F/0", waterfalls="C6=5")
    assert why_not(state, "start C6") == why_not(state, "start D6") == "start.sea-side"
    assert (state.with_path()[GRID.place("C6")], state.with_path()[GRID.place("D6")]) == (0, 0)
    behind = table("C8=C/0 C7=F/0 C6=C/2")
    assert why_not(behind, "start C6") == "start.path"


@pytest.mark.rule("neue-entdecker.start.lone-sea")
def test_a_lone_sea_waits_for_its_path() -> None:
    state = table(layout="basic")
    assert why_not(state, "start G7") == "start.path"
    sail(state, "start S|G8", "hidden 1", "S", "lay G8/0")
    assert {"start G7", "start G8"} <= offers(state)


@pytest.mark.rule("neue-entdecker.start.anywhere")
def test_every_turn_starts_anew() -> None:
    state = sail(table(), *short_turn("S|A8"))
    assert (state.actor(), state.ship) == (1, -1)
    sail(state, "start S|L8")
    assert state.ship == GRID.place("S|L8")
    assert why_not(state, "start S|K8") == "start.anywhere"


@pytest.mark.rule("neue-entdecker.start.afford")
def test_a_start_and_a_tile_must_be_paid() -> None:
    poor = sail(table(gold=0), "roll 2")
    assert why_not(poor, "start N|A1") == "start.afford"
    assert refused(poor, "start N|A1").facts == {"cost": 2, "tile": 1, "gold": 2}
    assert {"start W|A1", "start S|A8"} <= offers(poor)
    assert "start N|A1" in offers(sail(table(gold=0), "roll 3"))


@pytest.mark.rule("neue-entdecker.start.afford")
def test_a_toll_must_be_paid_besides_a_tile() -> None:
    poor = sail(table("D8=C/0", "1 base@D8", gold=[0, 9, 9]), "roll 2")
    assert why_not(poor, "start D8") == "start.afford"
    able = sail(table("D8=C/0", "1 base@D8", gold=[0, 9, 9]), "roll 3")
    assert "start D8" in offers(able)


@pytest.mark.rule("neue-entdecker.start.must")
def test_exploring_is_a_must_unless_it_cannot_be_paid() -> None:
    assert STOP not in table().legal()
    assert why_not(table(), "stop") == "turn.steps"
    skipped = sail(table(NORTH, open=NORTHERN, gold=[0, 12, 12]), "roll 2")
    assert (skipped.actor(), skipped.gold, phase(skipped)) == (1, [2, 15, 15], "start")
    able = sail(table(NORTH, open=NORTHERN, gold=[0, 12, 12]), "roll 3")
    assert (able.actor(), len(offers(able, "start N|"))) == (0, 10)
    assert len(able.legal()) == 10


# ---------------------------------------------------------------- costs of the start


@pytest.mark.parametrize(
    ("start", "gold"),
    [
        pytest.param("C4", [14, 12, 14, 7], id="A"),
        pytest.param("H8", [12, 14, 12, 10], id="B"),
        pytest.param("J7", [12, 12, 12, 12], id="C"),
    ],
)
@pytest.mark.rule(
    "neue-entdecker.toll.path-coins",
    "neue-entdecker.toll.start-tile",
    "neue-entdecker.toll.on-the-way",
)
def test_the_examples_of_the_rulebook(start: str, gold: list[int]) -> None:
    state = sail(table(TOLLS, TOLL_UNITS, players=4, seat=3), f"start {start}")
    assert (state.gold, phase(state), state.actor()) == (gold, "announce", 3)


@pytest.mark.parametrize(("edge", "left"), [("N|F1", 10), ("E|L4", 11), ("W|A4", 11), ("S|F8", 12)])
@pytest.mark.rule("neue-entdecker.toll.edge-coins")
def test_coins_of_the_edge(edge: str, left: int) -> None:
    state = sail(table(), f"start {edge}")
    assert state.gold == [left, 12, 12]


@pytest.mark.rule("neue-entdecker.toll.edge-coins")
def test_a_start_on_the_edge_pays_nobody() -> None:
    assert sail(table("D8=C/0", "1 base@D8"), "start S|E8").gold == [12, 12, 12]


@pytest.mark.rule("neue-entdecker.toll.path-coins")
def test_a_path_ends_on_an_edge_space() -> None:
    assert sail(table("A4=S/0"), "start A4").gold[0] == 11
    assert sail(table("D1=S/0 D2=S/0"), "start D2").gold[0] == 10
    assert sail(table("A8=S/0"), "start A8").gold[0] == 12


@pytest.mark.parametrize("unit", ["base", "settlement"])
@pytest.mark.rule("neue-entdecker.toll.start-tile")
def test_a_unit_on_the_start_costs_two(unit: str) -> None:
    assert sail(table("D8=C/0", f"1 {unit}@D8"), "start D8").gold == [10, 14, 12]


@pytest.mark.parametrize("unit", ["base", "settlement"])
@pytest.mark.rule("neue-entdecker.toll.on-the-way")
def test_a_unit_on_the_way_costs_two(unit: str) -> None:
    state = table("D8=C/1 D7=S/0", f"2 {unit}@D8")
    assert sail(state, "start D7").gold == [10, 12, 14]


@pytest.mark.parametrize(("per_unit", "gold"), [(False, [10, 14, 12]), (True, [8, 16, 12])])
@pytest.mark.rule("neue-entdecker.toll.each-owner", "neue-entdecker.toll.per-unit")
def test_each_owner_or_each_unit(per_unit: bool, gold: list[int]) -> None:
    units = "1 base@D8 settlement@D7"
    state = table("D8=C/1 D7=C/1 D6=S/0", units, toll_per_unit=per_unit)
    assert sail(state, "start D6").gold == gold


@pytest.mark.rule("neue-entdecker.toll.each-owner")
def test_every_owner_is_paid() -> None:
    state = table("D8=C/1 D7=C/1 D6=S/0", "1 base@D8, 2 base@D7")
    assert sail(state, "start D6").gold == [8, 14, 14]


@pytest.mark.rule("neue-entdecker.toll.scouts-free")
def test_scouts_and_own_units_cost_nothing() -> None:
    state = table("D8=C/1 D7=C/1 D6=C/1", "1 scout@D8, 0 base@D7 settlement@D6")
    assert sail(state, "start D6").gold == [12, 12, 12]


@pytest.mark.parametrize("side", ["E", "W"])
@pytest.mark.rule("neue-entdecker.toll.whole-tile")
def test_any_land_of_a_tile_costs(side: str) -> None:
    state = table("D8=O/1", f"1 base@D8.{side}")
    assert sail(state, "start D8").gold == [10, 14, 12]


@pytest.mark.parametrize(("paid", "gold"), [("1", [11, 12, 12]), ("0+2:1", [10, 14, 12])])
@pytest.mark.rule("neue-entdecker.toll.choice")
def test_the_path_is_chosen(paid: str, gold: list[int]) -> None:
    state = sail(table(FORK, "1 base@B8"), "start B7")
    assert (phase(state), state.gold) == ("pay", [12, 12, 12])
    assert payments(state) == [(0, [0, 1, 0]), (1, [0, 0, 0])]
    assert why_not(state, "hidden 1") == "toll.before"
    assert why_not(state, "pay 2") == "toll.offered"
    assert sail(state, f"pay {paid}").gold == gold
    assert (phase(state), state.ship) == ("announce", GRID.place("B7"))


@pytest.mark.rule("neue-entdecker.toll.offered")
def test_worse_paths_are_not_offered() -> None:
    more = f"{FORK} A6=S/0 C8=C/3 C7=C/0"
    state = table(more, "1 base@B8 base@C7, 2 base@C8")
    starts = {one["place"]: one["payments"] for one in state.view(0)["starts"]}
    assert [(one["cost"], one["coins"], one["tolls"]) for one in starts[GRID.place("B7")]] == [
        (1, 1, [0, 0, 0]), (2, 0, [0, 1, 0]),
    ]  # fmt: skip
    assert payments(sail(state, "start B7")) == [(0, [0, 1, 0]), (1, [0, 0, 0])]
    free = table(f"{more} D8=S/0 D7=S/0", "1 base@B8, 2 base@C8")
    assert sail(free, "start B7").gold == [12, 12, 12]


@pytest.mark.rule("neue-entdecker.toll.offered", "neue-entdecker.toll.per-unit")
def test_a_dearer_path_that_pays_more_owners_is_not_offered() -> None:
    """By E8 to seat 1 twice; by D7 and D8 to seat 1 once and to seat 2 twice."""
    units = "1 base@E7 settlement@E8, 2 base@D7 base@D8"
    state = table("E7=C/0 E8=C/1 D7=C/0 D8=C/3", units, toll_per_unit=True)
    assert sail(state, "start E7").gold == [8, 16, 12]


@pytest.mark.rule("neue-entdecker.toll.offered")
def test_only_payments_that_leave_gold_for_a_tile() -> None:
    state = sail(table(FORK, "1 base@B8", gold=[0, 9, 9]), "roll 2", "start B7")
    assert (state.gold[0], phase(state)) == (1, "announce")


@pytest.mark.rule("neue-entdecker.toll.before")
def test_tolls_are_paid_before_the_announcement() -> None:
    state = sail(table("D8=C/0", "1 base@D8", gold=[5, 5, 5]), "start D8")
    assert (state.gold, phase(state)) == ([3, 7, 5], "announce")
    assert offers(state) == {"hidden 1", "hidden 2", "hidden 3"}


# ---------------------------------------------------------------- announcing


@pytest.mark.rule("neue-entdecker.announce.number")
def test_announce_at_least_one_hidden_or_open() -> None:
    state = sail(table(gold=9), "start S|A8")
    assert offers(state) == {f"hidden {number}" for number in range(1, 10)} | {"open 1", "open 2"}
    assert why_not(state, "draw 1") == why_not(state, "stop") == "announce.number"
    sail(state, "hidden 2")
    assert why_not(state, "hidden 1") == why_not(state, "open 1") == "announce.number"


@pytest.mark.rule("neue-entdecker.announce.price")
def test_tiles_are_paid_at_once() -> None:
    assert sail(table(gold=9), "start S|A8", "hidden 4").gold[0] == 5
    assert sail(table(gold=9), "start S|A8", "open 2").gold[0] == 1
    state = sail(table(gold=9), "start S|A8")
    assert why_not(state, "hidden 10") == why_not(state, "open 3") == "announce.price"
    assert refused(state, "open 3").facts == {"cost": 12, "gold": 9}


@pytest.mark.rule("neue-entdecker.announce.no-mixing")
def test_hidden_and_open_are_not_mixed() -> None:
    state = sail(table(LONE), "start E8", "open 2")
    assert offers(state, "draw") == set()
    assert why_not(state, "draw 1") == "announce.no-mixing"
    sail(state, "lay D8=S/0")
    assert why_not(state, "draw 1") == "announce.no-mixing"
    hidden = sail(table(LONE), "start E8", "hidden 2")
    assert offers(hidden, "lay") == set()


@pytest.mark.rule("neue-entdecker.announce.no-refund")
def test_nothing_is_paid_back() -> None:
    state = sail(table(gold=5), "start S|A8", "hidden 3", "S", "lay A8/0", "stop")
    assert (state.actor(), state.gold[0]) == (1, 2)
    misfit = sail(table(gold=5), "start S|A8", "hidden 1", "B")
    assert (misfit.actor(), misfit.gold[0]) == (1, 4)
