"""Plans: this piece, to that place, as a run of actions."""

from incognita.core import Json, State
from incognita.games.survive.rules.tables import NAMES
from tests.survive.playing import go, phase, rolled, where
from tests.survive.positions import GAME, position


def plans_of(state: State, piece: str, number: int, tile: str = "") -> dict[str, Json]:
    """The plans of one piece by where they end: `D5`, `~C4`, `boat1`, `isle0`."""
    plans = [
        plan
        for plan in GAME.plans(state)
        if (plan["piece"], plan["id"], plan["tile"]) == (piece, number, tile)
    ]
    ends = {end(plan): plan for plan in plans}
    assert len(ends) == len(plans), "two plans with the same end"
    return ends


def end(plan: Json) -> str:
    if plan["into"] in ("boat", "isle"):
        return f"{plan['into']}{plan[plan['into']]}"
    return ("~" if plan["into"] == "sea" else "") + NAMES[plan["to"]]


def path(plan: Json) -> str:
    return " ".join(NAMES[cell] for cell in plan["path"])


def test_an_explorer_walks_up_to_three_tiles_or_takes_to_the_water() -> None:
    state = position(land="beach D4 D5 D6 D7 E8", red="D4", boats="C8")
    plans = plans_of(state, "explorer", 0)
    assert {"D5", "D6", "D7", "~C4", "~C5", "~D3", "~E4", "~E5"} <= plans.keys()
    assert "E8" not in plans
    assert "boat0" not in plans
    assert (plans["D7"]["cost"], path(plans["D7"])) == (3, "D4 D5 D6 D7")
    # Swimming ends the way: one swim move in a turn.
    assert plans["~C7"]["cost"] == 3
    assert "~B5" not in plans


def test_each_plan_does_what_it_says() -> None:
    state = position(land="beach D4 D5", red="D4 @C1 ~B4", boats="C1 C4 C5", sharks="B5")
    for plan in GAME.plans(state):
        after = state.copy()
        for action in plan["actions"]:
            after.play(action)
        if plan["piece"] == "explorer" and not plan["lost"]:
            at = where(after, f"r{plan['id']}")
            assert at.lstrip("~@") in (NAMES[plan["to"]], "NW"), plan
            assert (at == "NW") == (plan["into"] == "isle")
        assert after.view(0)["points"] == 3 - plan["cost"]


def test_boats_isles_and_the_water_beside_the_boat_are_ends() -> None:
    state = position(land="beach D4", red="@C1 D4", boats="C1 C2 C3")
    plans = plans_of(state, "explorer", 0)
    assert {"isle0", "~C1", "boat1", "boat2"} <= plans.keys()
    assert (plans["isle0"]["cost"], plans["isle0"]["isle"]) == (1, 0)
    assert (plans["boat2"]["cost"], path(plans["boat2"])) == (2, "C1 C2 C3")
    assert "boat0" not in plans


def test_a_boat_sails_round_what_is_in_its_way() -> None:
    state = position(land="beach D4", red="@C4 D4", boats="C4 C5", whales="B4")
    plans = plans_of(state, "boat", 0)
    assert "~C5" not in plans
    assert (plans["~A3"]["cost"], plans["~A3"]["wrecked"], plans["~A3"]["lost"]) == (3, -1, False)
    assert path(plans["~A3"]) == "C4 B3 A2 A3"
    wreck = plans["~B4"]
    assert (wreck["cost"], wreck["wrecked"], wreck["hits"], wreck["lost"]) == (1, 0, [0], True)


def test_the_mover_may_be_lost_and_the_plan_says_so() -> None:
    state = position(land="beach D4", red="~C4", sharks="C5")
    plans = plans_of(state, "explorer", 0)
    assert plans["~C5"]["lost"] is True
    assert plans["~C5"]["hits"] == [0]
    assert plans["~C3"]["lost"] is False


def test_a_creature_stops_where_it_meets_somebody() -> None:
    state = rolled("shark", red="~M1", blue="~C5", sharks="C3")
    plans = plans_of(state, "creature", 5)
    assert plans["~C5"]["hits"] == [10]
    assert [plans["~C5"]["cost"], plans["~C4"]["cost"]] == [2, 1]
    assert "~C6" not in plans
    stopped = state.copy()
    for action in plans["~C4"]["actions"]:
        stopped.play(action)
    assert stopped.actor() == 1
    assert phase(stopped) == "turn"


def test_a_serpent_has_nothing_to_stop() -> None:
    state = rolled("serpent", red="~M1", serpents="C3", blue="@C4", boats="C4")
    plan = plans_of(state, "creature", 0)["~C4"]
    assert (len(plan["actions"]), plan["wrecked"], plan["hits"]) == (1, 0, [10])


def test_dolphin_and_wind_are_plans_of_their_own() -> None:
    state = position(land="beach J4", red="~C4 @C7", boats="C7", kept=["dolphin wind"], sharks="B4")
    dolphin = plans_of(state, "explorer", 0, "dolphin")
    assert (dolphin["~C1"]["cost"], len(dolphin["~C1"]["actions"])) == (3, 3)
    assert len(dolphin["~C3"]["actions"]) == 2
    assert dolphin["~B4"]["lost"] is True
    wind = plans_of(state, "boat", 0, "wind")
    assert wind["~C10"]["cost"] == 3
    assert plans_of(state, "explorer", 0).keys() < dolphin.keys()


def test_plans_go_on_from_the_middle_of_a_way() -> None:
    state = position(land="beach J4", red="~C4", kept=["dolphin"])
    go(state, "dolphin r0 C5")
    plans = plans_of(state, "explorer", 0, "dolphin")
    assert plans["~C7"]["cost"] == 2
    assert len(plans["~C6"]["actions"]) == 2
    assert path(plans["~C7"]) == "C5 C6 C7"


def test_where_there_is_no_piece_to_move_there_are_no_plans() -> None:
    state = position(land="beach D4", red="D4", kept=["move_shark"], sharks="C3")
    go(state, "lift C3")
    assert GAME.plans(state) == []
    assert GAME.plans(GAME.start()) == []


def test_nobody_wrecks_a_boat_who_may_swim_there_as_well() -> None:
    state = position(land="beach D4", red="D4", boats="C4", whales="C4")
    plan = plans_of(state, "explorer", 0)["~C4"]
    assert (plan["cost"], plan["wrecked"], plan["hits"]) == (1, -1, [])


def test_plans_go_on_while_the_wind_drives_the_first_boat() -> None:
    state = position(land="beach J4", red="@C4", boats="C4 C8", kept=["wind"])
    go(state, "wind C4 C5")
    plans = plans_of(state, "boat", 0, "wind")
    assert path(plans["~C7"]) == "C5 C6 C7"
