"""The atlas as it is shipped: every route can be played, and is what its name and wish say."""

from functools import cache
from statistics import mean
from typing import Any

import pytest

from incognita.core import OVER, Rng, run
from incognita.games.eldorado.atlas import charts
from incognita.games.eldorado.atlas.check import Finding, check_layout
from incognita.games.eldorado.atlas.code import code_of
from incognita.games.eldorado.atlas.layout import layout_of
from incognita.games.eldorado.atlas.survey import TERRAINS, Survey
from incognita.games.eldorado.tables import ROUTE_DATA
from incognita.lab.adventures import wishes
from tests.eldorado.positions import GAME

ATLAS = charts.atlas()
WISHES = {entry["id"]: entry for entry in wishes()}
MADE = [chart for chart in ATLAS.values() if chart["kind"] != "official"]
EVERY_MADE = pytest.mark.parametrize("chart", MADE, ids=[chart["id"] for chart in MADE])


@cache
def finding(id: str) -> Finding:
    return check_layout(layout_of(ATLAS[id]))


def survey(id: str) -> Survey:
    found = finding(id).survey
    assert found is not None
    return found


def usual(terrain: str) -> float:
    return mean(float(chart["measured"]["terrains"][terrain]) for chart in ATLAS.values())


def test_the_atlas_holds_every_name() -> None:
    kinds = [chart["kind"] for chart in ATLAS.values()]
    assert list(ATLAS)[:7] == list(ROUTE_DATA)
    assert [kinds.count(kind) for kind in ("official", "expansion", "adventure")] == [7, 6, 70]
    assert [chart["id"] for chart in MADE] == list(WISHES)
    for chart in MADE:
        wish = WISHES[chart["id"]]
        assert (chart["en"], chart["fr"], chart["kind"]) == (wish["en"], wish["fr"], wish["kind"])


def test_no_two_routes_are_the_same() -> None:
    assert len({code_of(layout_of(chart).moved_home()) for chart in ATLAS.values()}) == 83


@EVERY_MADE
def test_every_route_passes_the_checker(chart: dict[str, Any]) -> None:
    found = finding(chart["id"])
    assert found.playable()
    wide = WISHES[chart["id"]].get("wide", False)
    codes = {problem.code for problem in found.problems}
    assert not codes & {"slid", "finish-corner", "finish-touching", "no-tavern", "tavern-place"}
    assert "touching" not in codes or wide


@pytest.mark.parametrize("id", list(ATLAS))
def test_figures_that_need_no_race_are_those_of_the_layout(id: str) -> None:
    measured = ATLAS[id]["measured"]
    found = survey(id)
    assert measured["shortest"] == [found.shortest.steps, found.shortest.symbols]
    assert measured["easiest"] == [found.easiest.steps, found.easiest.symbols]
    assert measured["races"] == 100
    assert sum(measured["wins"]) == pytest.approx(1, abs=0.01)


@EVERY_MADE
def test_every_route_has_the_boards_and_difficulty_of_its_wish(chart: dict[str, Any]) -> None:
    wish = WISHES[chart["id"]]
    assert len(chart["boards"]) == wish["boards"]
    assert chart["difficulty"] == wish.get("difficulty", chart["difficulty"])
    if chart["kind"] == "adventure":
        assert chart["difficulty"] == survey(chart["id"]).difficulty()


@pytest.mark.parametrize("terrain", TERRAINS)
def test_a_wished_terrain_is_walked_more_than_usual(terrain: str) -> None:
    wished = [chart for chart in MADE if terrain in WISHES[chart["id"]]]
    assert wished
    for chart in wished:
        assert chart["measured"]["terrains"][terrain] > usual(terrain), chart["id"]


def test_races_are_as_long_as_wished() -> None:
    for chart in MADE:
        fewest, most = WISHES[chart["id"]].get("rounds", [0, 28])
        assert fewest - 2 <= chart["measured"]["rounds"] <= most + 2, chart["id"]


def test_narrow_and_forked_routes_stand_out() -> None:
    narrow = [survey(chart["id"]).narrows for chart in MADE if WISHES[chart["id"]].get("narrow")]
    others = [survey(chart["id"]).narrows for chart in MADE]
    assert mean(narrow) > mean(others) + 1
    forked = [chart for chart in MADE if WISHES[chart["id"]].get("fork")]
    assert mean(chart["measured"]["shared_way"] for chart in forked) < 0.5


def test_the_bayou_is_mostly_water_and_the_short_one_short() -> None:
    bayou = ATLAS["on-blue-bayou"]["measured"]["terrains"]
    assert max(bayou, key=lambda terrain: bayou[terrain]) == "water"
    rounds = sorted(chart["measured"]["rounds"] for chart in ATLAS.values())
    assert ATLAS["short-and-sweet"]["measured"]["rounds"] <= rounds[15]
    assert ATLAS["go-big-or-go-home"]["measured"]["rounds"] >= rounds[-15]


def test_routes_are_fair_on_the_whole() -> None:
    unfair = [chart["measured"]["unfairness"] for chart in MADE]
    assert mean(unfair) < 0.2
    assert max(unfair) < 0.5


@pytest.mark.parametrize("id", ["on-blue-bayou", "blind-spot", "tight-squeeze"])
def test_a_route_of_the_atlas_is_an_answer_to_the_option(id: str) -> None:
    state = GAME.start(route=id, players=2)
    assert GAME.scene(state)["route"]["id"] == id
    assert state.dump()["options"]["route"] == id
    run(state, Rng(3), 100_000)
    assert state.actor() == OVER
