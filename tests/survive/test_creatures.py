"""The die and the creatures (survive.creature.*)."""

import pytest

from tests.survive.playing import (
    boats,
    creatures,
    described,
    each,
    go,
    legal,
    names,
    phase,
    rolled,
    where,
    why_not,
)
from tests.survive.positions import ATLANTIS, position


@pytest.mark.rule("survive.creature.die")
def test_each_kind_is_on_two_faces() -> None:
    state = position(land="beach D4 D5", red="D4", under="wind")
    go(state, "sink D4", "reveal wind")
    assert state.outcomes() == [(0, 2), (1, 2), (2, 2)]
    assert legal(state) == {"roll serpent", "roll shark", "roll whale"}
    go(state, "roll whale")
    assert state.view(0)["die"] == "whale"


@pytest.mark.rule("survive.creature.none")
@pytest.mark.parametrize("die", ["serpent", "shark", "whale"])
def test_nothing_happens_without_a_creature_of_the_kind(die: str) -> None:
    state = rolled(die, red="~A1")
    assert (phase(state), state.actor()) == ("turn", 1)


@pytest.mark.rule("survive.creature.none")
def test_creatures_in_the_supply_do_not_move() -> None:
    state = rolled("shark", red="~A1", land="forest D4 D5", under="shark shark")
    assert state.view(0)["supply"]["sharks"] == 2
    assert state.actor() == 1


@pytest.mark.rule("survive.creature.one")
def test_one_creature_of_the_kind_moves() -> None:
    state = rolled("shark", red="~M1", sharks="A1 A7", whales="A3", serpents="A5")
    assert legal(state) == {
        "prowl A1 A2", "prowl A1 B2", "prowl A1 B3", "prowl A7 A6", "prowl A7 B8", "prowl A7 B9",
        "stay",
    }  # fmt: skip
    go(state, "prowl A1 A2")
    assert legal(state) == {"stop", *each("glide", "A1 A3 B3 B4")}
    go(state, "glide A3")
    assert creatures(state, "shark") == "A3 A7"
    assert state.actor() == 1


@pytest.mark.rule("survive.creature.winding")
def test_a_creature_may_end_where_it_began() -> None:
    state = rolled("shark", red="~M1", sharks="A1")
    go(state, "prowl A1 A2", "glide A1")
    assert creatures(state, "shark") == "A1"
    assert state.actor() == 1
    state = rolled("whale", red="~M1", whales="A1")
    go(state, "prowl A1 A2", "glide B3", "glide A1")
    assert creatures(state, "whale") == "A1"
    assert state.actor() == 1


@pytest.mark.rule("survive.creature.one")
def test_the_mover_may_be_anybody_at_all() -> None:
    state = rolled("serpent", red="NW", blue="D4", land="beach D4", serpents="A1", seat=0)
    assert state.actor() == 0
    go(state, "prowl A1 A2")
    assert creatures(state, "serpent") == "A2"


@pytest.mark.rule("survive.creature.may-stay")
@pytest.mark.parametrize(("die", "beast"), [("serpent", "serpents"), ("whale", "whales")])
def test_nobody_has_to_move_a_creature(die: str, beast: str) -> None:
    state = rolled(die, red="~C5", **{beast: "C4"})
    go(state, "stay")
    assert creatures(state, die) == "C4"
    assert (phase(state), state.actor()) == ("turn", 1)


@pytest.mark.rule("survive.creature.range")
@pytest.mark.parametrize(("die", "most"), [("serpent", 1), ("shark", 2), ("whale", 3)])
def test_how_far_each_kind_goes(die: str, most: int) -> None:
    state = rolled(die, red="~M1", **{f"{die}s": "A1"})
    go(state, "prowl A1 A2")
    for step in range(1, most):
        assert (phase(state), state.view(0)["range"]) == ("glide", most - step)
        go(state, f"glide A{step + 2}")
    assert creatures(state, die) == f"A{most + 1}"
    assert (phase(state), state.actor()) == ("turn", 1)


@pytest.mark.rule("survive.creature.range")
@pytest.mark.parametrize("die", ["shark", "whale"])
def test_a_creature_may_stop_sooner(die: str) -> None:
    state = rolled(die, red="~M1", **{f"{die}s": "A1"})
    go(state, "prowl A1 A2", "stop")
    assert creatures(state, die) == "A2"
    assert state.actor() == 1


@pytest.mark.rule("survive.creature.sea-only")
def test_creatures_keep_to_the_sea() -> None:
    state = rolled("serpent", red="~M1", land="beach D4 D5", serpents="C5 B1")
    assert legal(state, "prowl") == {
        *each("prowl C5", "B4 B5 C4 C6"), *each("prowl B1", "B2 C1 C2")
    }  # fmt: skip
    assert why_not(state, "creature 0 D4") == "creature.sea-only"


@pytest.mark.rule("survive.creature.sea-only")
def test_creatures_enter_sunken_spaces_landing_spaces_and_the_lagoon() -> None:
    state = rolled("whale", red="~M1", whales="F6 C2")
    assert {"prowl F6 G6", "prowl F6 E5", "prowl C2 C1", "prowl C2 B1"} <= legal(state)


@pytest.mark.rule("survive.creature.serpent-boat")
def test_a_serpent_swallows_boat_and_crew() -> None:
    state = rolled("serpent", red="~M1", blue="@C5 @C5", boats="C5", serpents="C4")
    way = described(state, "prowl C4 C5")
    assert (names(way["hits"]), way["wrecked"]) == ("b0 b1", 0)
    go(state, "prowl C4 C5")
    assert boats(state) == ""
    assert where(state, "b0", "b1") == "lost lost"


@pytest.mark.rule("survive.creature.serpent-swimmers")
def test_a_serpent_takes_every_swimmer_also_beside_a_boat() -> None:
    state = rolled(
        "serpent", red="~M1 ~C5", blue="~C5 @C5", yellow="~C5", boats="C5", serpents="C4",
        players=3,
    )  # fmt: skip
    go(state, "prowl C4 C5")
    assert where(state, "r1", "b0", "b1", "y0") == "lost lost lost lost"
    assert boats(state) == ""


@pytest.mark.rule("survive.creature.serpent-empty-boat")
def test_a_serpent_leaves_an_empty_boat() -> None:
    state = rolled("serpent", red="~M1", blue="~C5", boats="C5", serpents="C4")
    way = described(state, "prowl C4 C5")
    assert (names(way["hits"]), way["wrecked"]) == ("b0", -1)
    go(state, "prowl C4 C5")
    assert boats(state) == "C5"
    assert where(state, "b0") == "lost"


@pytest.mark.rule("survive.creature.shark-swimmers")
def test_a_shark_takes_every_swimmer_of_every_colour() -> None:
    state = rolled("shark", red="~M1 ~C5", blue="~C5 ~C6", yellow="~C5", sharks="C4", players=3)
    assert names(described(state, "prowl C4 C5")["hits"]) == "r1 b0 y0"
    go(state, "prowl C4 C5")
    assert where(state, "r1", "b0", "b1", "y0") == "lost lost ~C6 lost"
    assert creatures(state, "shark") == "C5"


@pytest.mark.rule("survive.creature.shark-stops")
def test_a_shark_stops_on_the_first_swimmer() -> None:
    state = rolled("shark", red="~M1", blue="~C5 ~C6", sharks="C4")
    go(state, "prowl C4 C5")
    assert (phase(state), state.actor()) == ("turn", 1)
    assert where(state, "b0", "b1") == "lost ~C6"


@pytest.mark.rule("survive.creature.shark-stops")
def test_a_shark_may_go_around_and_strike_on_its_second_space() -> None:
    state = rolled("shark", red="~M1", blue="~C5 ~C6", sharks="C4")
    go(state, "prowl C4 B4", "glide C5")
    assert where(state, "b0", "b1") == "lost ~C6"


@pytest.mark.rule("survive.creature.shark-boats")
def test_a_shark_passes_under_boats() -> None:
    state = rolled("shark", red="~M1", blue="@C5 ~C6", boats="C5", sharks="C4")
    way = described(state, "prowl C4 C5")
    assert (way["hits"], way["wrecked"]) == ([], -1)
    go(state, "prowl C4 C5")
    assert phase(state) == "glide"
    go(state, "glide C6")
    assert where(state, "b0", "b1") == "@C5 lost"
    assert boats(state) == "C5"


@pytest.mark.rule("survive.creature.shark-boats")
def test_a_shark_takes_swimmers_beside_a_boat_but_not_its_crew() -> None:
    state = rolled("shark", red="~M1", blue="@C5 ~C5", boats="C5", sharks="C4")
    go(state, "prowl C4 C5")
    assert where(state, "b0", "b1") == "@C5 lost"


@pytest.mark.rule("survive.creature.whale-capsizes", "survive.swim.become")
def test_a_whale_capsizes_a_boat() -> None:
    state = rolled("whale", red="~M1", blue="@C5 @C5", boats="C5", whales="C4")
    way = described(state, "prowl C4 C5")
    assert (names(way["hits"]), way["wrecked"]) == ("b0 b1", 0)
    go(state, "prowl C4 C5")
    assert boats(state) == ""
    assert where(state, "b0", "b1") == "~C5 ~C5"
    assert creatures(state, "whale") == "C5"


@pytest.mark.rule("survive.creature.whale-stops")
def test_a_whale_stops_at_the_first_boat_with_passengers() -> None:
    state = rolled("whale", red="~M1", blue="@C5 @C6", boats="C5 C6", whales="C4")
    go(state, "prowl C4 C5")
    assert (phase(state), state.actor()) == ("turn", 1)
    assert boats(state) == "C6"


@pytest.mark.rule("survive.creature.whale-danger")
def test_those_a_whale_throws_to_a_shark_are_lost() -> None:
    state = rolled("whale", red="~M1 @C5", blue="@C5", boats="C5", whales="C4", sharks="C5")
    assert names(described(state, "prowl C4 C5")["hits"]) == "r1 b0"
    go(state, "prowl C4 C5")
    assert where(state, "r1", "b0") == "lost lost"
    assert boats(state) == ""


@pytest.mark.rule("survive.creature.whale-danger", "survive.boat.wreck-danger")
def test_a_serpent_never_shares_a_space_with_a_loaded_boat() -> None:
    sailed = position(land="beach D4 D5", red="@C5 D4", boats="C5", serpents="C4")
    boarded = position(land="beach D4 D5", red="D4 D5", boats="C5", serpents="C5")
    entered = rolled("serpent", red="~M1", blue="@C5", boats="C5", serpents="C4")
    go(sailed, "sail C5 C4")
    go(boarded, "board r0 C5")
    go(entered, "prowl C4 C5")
    assert [boats(sailed), boats(boarded), boats(entered)] == ["", "", ""]
    lifted = position(land="beach D4", red="@C5", boats="C5", serpents="A1", kept=["move_serpent"])
    go(lifted, "lift A1")
    assert "drop C5" not in legal(lifted)


@pytest.mark.rule("survive.creature.whale-passes")
def test_a_whale_passes_swimmers_and_empty_boats() -> None:
    state = rolled("whale", red="~M1", blue="~C5 ~C7", boats="C6", whales="C4")
    go(state, "prowl C4 C5", "glide C6", "glide C7")
    assert where(state, "b0", "b1") == "~C5 ~C7"
    assert boats(state) == "C6"
    assert creatures(state, "whale") == "C7"


@pytest.mark.rule("survive.creature.together")
def test_creatures_share_a_space_in_peace() -> None:
    state = rolled("serpent", red="~M1", serpents="C4 C5", sharks="C5 C5", whales="C5 C5")
    go(state, "prowl C4 C5")
    assert creatures(state, "serpent") == "C5 C5"
    assert creatures(state, "shark") == "C5 C5"
    assert creatures(state, "whale") == "C5 C5"


@pytest.mark.rule("survive.creature.together")
def test_creatures_do_not_stop_each_other() -> None:
    state = rolled("whale", red="~M1", serpents="C5", sharks="C6", whales="C4 C7")
    go(state, "prowl C4 C5", "glide C6", "glide C7")
    assert creatures(state, "whale") == "C7 C7"


@pytest.mark.rule("survive.creature.on-entering")
def test_a_creature_that_stays_harms_nobody() -> None:
    state = rolled("shark", red="~M1", blue="@C5 ~B4", boats="C5 C7", sharks="C5", whales="B4 C7")
    go(state, "stay")
    assert where(state, "b0", "b1") == "@C5 ~B4"
    assert boats(state) == "C5 C7"


@pytest.mark.rule("survive.creature.on-entering")
def test_a_creature_does_nothing_where_it_leaves() -> None:
    state = rolled("shark", red="~M1", blue="@C5", boats="C5", sharks="C5")
    go(state, "prowl C5 C4", "stop")
    assert where(state, "b0") == "@C5"


@pytest.mark.rule("survive.creature.own-pieces")
@pytest.mark.parametrize(
    ("die", "before", "after"),
    [("serpent", "@C5", "lost"), ("shark", "~C5", "lost"), ("whale", "@C5", "~C5")],
)
def test_the_movers_own_explorers_are_not_spared(die: str, before: str, after: str) -> None:
    state = rolled(die, red=f"{before} ~M1", boats="C5", **{f"{die}s": "C4"})
    go(state, "prowl C4 C5")
    assert where(state, "r0") == after


@pytest.mark.rule("survive.creature.enclosed")
def test_the_serpent_of_the_lagoon_waits_for_a_tile_to_sink() -> None:
    forests = "F6 F7 G5 G7 H6 H7"
    state = rolled("serpent", red="~M1", land=f"forest {forests}", serpents="G6")
    assert (phase(state), state.actor()) == ("turn", 1)


@pytest.mark.rule("survive.creature.enclosed")
def test_another_serpent_moves_instead() -> None:
    forests = "F6 F7 G5 G7 H6 H7"
    state = rolled("serpent", red="~M1", land=f"forest {forests}", serpents="G6 A1")
    assert legal(state, "prowl") == each("prowl A1", "A2 B2 B3")
    assert why_not(state, "creature 0 G5") == "creature.sea-only"


@pytest.mark.rule("survive.creature.enclosed")
def test_it_comes_out_when_a_tile_beside_it_has_sunk() -> None:
    state = position(land=ATLANTIS, red="D4", serpents="G6", under="wind")
    go(state, "sink G5", "reveal wind", "roll serpent")
    assert legal(state, "prowl") == {"prowl G6 G5"}
