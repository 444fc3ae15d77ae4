"""The atlas as it is shipped: every route can be played, and is what its name and wish say."""

from functools import cache
from statistics import mean
from typing import Any

import pytest

from incognita.core import OVER, Rng
from incognita.games.eldorado.interface.atlas.maker import RouteMaker
from incognita.games.eldorado.rules import routes
from incognita.games.eldorado.rules.route_check import Finding, check_layout
from incognita.games.eldorado.rules.route_code import code_of
from incognita.games.eldorado.rules.route_layout import layout_of
from incognita.games.eldorado.rules.route_survey import TERRAINS, Survey
from incognita.games.eldorado.rules.tables import ROUTE_DATA
from incognita.search import play_random
from tests.eldorado.positions import GAME

ATLAS = routes.atlas()
WISHES = {entry["id"]: entry for entry in RouteMaker().wishes()}
MADE = [chart for chart in ATLAS.values() if chart["kind"] != "official"]
EVERY_MADE = pytest.mark.parametrize("chart", MADE, ids=[chart["id"] for chart in MADE])


# As the rulebook lists them; it has one name twice, and gives no French ones.
ADVENTURES = """
Over the River and Through the Woods
Take Out the Trash
Are You Lost?
Buckle Up. It's Gonna Be a Long Ride.
Which Way Do We Go?
Are We Having Fun Yet?
Oh, My!
Choose Wisely
Don't Get Lost in the Woods!
Split Decision
The Blue Lagoon
Don't Follow Me. I'm Lost!
Short and Sweet
Search for the Donner Party
Ernie's Big Win
Circle of Life
Whoopie Ride!
Family Vacation
The Shortest is Sometimes the Longest
Give it All You've Got!
Livin' on the Edge
Go for the Gold
Get in Line
Lost in the Mountains
No Turning Back
Wide Open Spaces
It Pays to Prepare
Enjoy the Scenery
The Long Way is Shorter
Starts Green. Turns Mean.
Which Way Do We Go?
Tricky
Get Out of My Way!
Rush Hour
Sink or Swim
Better Have a Plan!
Go Your Own Way
Hey Buddy, Wanna Buy a Machete?
Short Circuit
El Diablo
Oh, My Goodness!
Are You Kidding Me!?
Adios, Amigo!
Get a Move On!
Take the Long Way Home
Swim for It!
This Could Take a While
Hurry Up and Stop
Slow and Steady Wins the Race
Run Through the Jungle
Do You Feel Lucky?
I'm Pooped!
Go Big or Go Home
Get Along, Little Adventurer
WHAT?!
By Land or By Sea
Single File, Please!
The Fast and the Furious
You'll Need a Rich Uncle
On Blue Bayou
The Long and Winding Road
Stop and Go
A Day on the Beach
I Have an Idea!
Don't Make a Wrong Turn!
Tight Squeeze
Better Have a Boat-load of Gold!
Only Real Adventurers Need Apply
Decisions, Decisions!
Holy Moly!
"""
# What the rulebook calls the routes of Heroes & Hexes, and how hard it says they are.
EXPANSION = {
    "Voyage vers l'inconnu": "medium",
    "Gorges du Démon": "medium",
    "Delta maudit": "hard",
    "Route des pèlerins": "medium",
    "Angle mort": "hard",
    "Chemins de traverse": "hard",
}
# Adventures whose names promise something.
HARD = [
    "only-real-adventurers", "im-pooped", "give-it-all-youve-got", "el-diablo", "no-turning-back",
    "are-you-kidding-me", "livin-on-the-edge", "tight-squeeze", "dont-make-a-wrong-turn",
]  # fmt: skip
EASY = ["short-and-sweet", "get-a-move-on", "family-vacation", "a-day-on-the-beach", "whoopie-ride"]
SHORT = ["short-and-sweet", "get-a-move-on", "short-circuit", "rush-hour", "stop-and-go"]
LONG = [
    "buckle-up", "this-could-take-a-while", "take-the-long-way-home", "go-big-or-go-home",
    "im-pooped", "the-long-and-winding-road",
]  # fmt: skip
WET = ["on-blue-bayou", "a-day-on-the-beach", "the-blue-lagoon", "swim-for-it"]


@cache
def finding(id: str) -> Finding:
    return check_layout(layout_of(ATLAS[id]))


def survey(id: str) -> Survey:
    measured = finding(id).survey
    assert measured is not None
    return measured


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


def test_names_are_those_of_the_rulebook() -> None:
    adventures = [chart for chart in MADE if chart["kind"] == "adventure"]
    plain = [chart["en"].replace("’", "'").removesuffix(" (2)") for chart in adventures]
    assert plain == ADVENTURES.strip().splitlines()
    difficulties = {
        chart["fr"].replace("’", "'"): chart["difficulty"]
        for chart in MADE
        if chart["kind"] == "expansion"
    }
    assert difficulties == EXPANSION
    for language in ("en", "fr"):
        names = [chart[language] for chart in ATLAS.values()]
        assert len(set(names)) == 83
        assert all("'" not in chart[language] for chart in MADE)


def test_no_two_routes_are_the_same() -> None:
    assert len({code_of(layout_of(chart).moved_home()) for chart in ATLAS.values()}) == 83


@EVERY_MADE
def test_every_route_passes_the_checker(chart: dict[str, Any]) -> None:
    route = finding(chart["id"])
    assert route.playable()
    wide = WISHES[chart["id"]].get("wide", False)
    codes = {problem.code for problem in route.problems}
    assert not codes & {"slid", "finish-corner", "finish-touching", "no-tavern", "tavern-place"}
    assert "touching" not in codes or wide


@pytest.mark.parametrize("id", list(ATLAS))
def test_figures_that_need_no_race_are_those_of_the_layout(id: str) -> None:
    measured = ATLAS[id]["measured"]
    surveyed = survey(id)
    assert measured["shortest"] == [surveyed.shortest.steps, surveyed.shortest.symbols]
    assert measured["easiest"] == [surveyed.easiest.steps, surveyed.easiest.symbols]
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


def walked(id: str, terrain: str) -> float:
    return float(ATLAS[id]["measured"]["terrains"][terrain])


def rounds(id: str) -> float:
    return float(ATLAS[id]["measured"]["rounds"])


def test_the_bayou_is_mostly_water() -> None:
    bayou = ATLAS["on-blue-bayou"]["measured"]["terrains"]
    assert max(bayou, key=lambda terrain: bayou[terrain]) == "water"
    assert walked("on-blue-bayou", "water") > 0.4
    wettest = sorted(ATLAS, key=lambda id: -walked(id, "water"))[:6]
    assert set(WET) <= set(wettest)


def jungle_of(id: str, way: str) -> float:
    """How much of the shortest or the easiest way leads through jungle."""
    route = routes.route_of(id)
    trail = {"shortest": survey(id).shortest, "easiest": survey(id).easiest}[way]
    land = [route.terrain_of[cell] for cell in trail.cells if cell < route.first_finish]
    return land.count("jungle") / len(land)


@pytest.mark.parametrize("way", ["shortest", "easiest"])
def test_no_way_leads_through_more_jungle_than_the_run_through_it(way: str) -> None:
    greenest = max(jungle_of(id, way) for id in ATLAS)
    assert jungle_of("run-through-the-jungle", way) == greenest


def test_only_routes_meant_to_be_green_are_walked_through_as_much_jungle() -> None:
    least = walked("run-through-the-jungle", "jungle")
    green = [id for id in ATLAS if walked(id, "jungle") >= least]
    assert all("jungle" in WISHES[id] for id in green)
    straight = [id for id in green if WISHES[id].get("shape") == "straight"]
    assert straight == ["run-through-the-jungle"]


def test_short_ones_are_short_and_long_ones_long() -> None:
    by_length = sorted(ATLAS, key=rounds)
    assert set(SHORT) <= set(by_length[:28])
    assert set(LONG) <= set(by_length[-28:])
    assert max(rounds(id) for id in SHORT) < min(rounds(id) for id in LONG)


def test_hard_ones_are_hard_and_easy_ones_easy() -> None:
    assert {ATLAS[id]["difficulty"] for id in HARD} == {"hard"}
    assert {ATLAS[id]["difficulty"] for id in EASY} == {"easy"}
    levels = {
        level: [id for id, chart in ATLAS.items() if chart["difficulty"] == level]
        for level in ("easy", "medium", "hard")
    }
    means = [mean(rounds(id) for id in levels[level]) for level in ("easy", "medium", "hard")]
    assert means == sorted(means)
    assert min(survey(id).effort() for id in HARD) > max(survey(id).effort() for id in EASY)


def test_routes_of_the_expansion_are_measured_by_its_rules() -> None:
    for chart in ATLAS.values():
        met = {"demon", "tunnel"} & set(chart["measured"]["terrains"])
        assert bool(met) == (chart["kind"] == "expansion"), chart["id"]


def test_nobody_is_stuck() -> None:
    for chart in ATLAS.values():
        assert chart["measured"]["most_rounds"] < 60, chart["id"]


def test_routes_are_fair_on_the_whole() -> None:
    unfair = [chart["measured"]["unfairness"] for chart in MADE]
    assert mean(unfair) < 0.2
    assert max(unfair) < 0.5


@pytest.mark.parametrize("id", ["on-blue-bayou", "blind-spot", "tight-squeeze"])
def test_a_route_of_the_atlas_is_an_answer_to_the_option(id: str) -> None:
    state = GAME.start(route=id, players=2)
    assert GAME.scene(state)["route"]["id"] == id
    assert state.dump()["options"]["route"] == id
    play_random(state, Rng(3), 100_000)
    assert state.actor() == OVER
