"""What only this game asks: ways to pay, open tiles, the wheel, the jungle, own layouts."""

import functools
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from incognita.core import State
from tests.browser.neue_entdecker.positions import harbour, holding, natives, poor, under_way
from tests.browser.tables import Tables
from tests.browser.visits import Visits
from tests.browser.voyage.table import VoyageTable, seated

Seat = Callable[[State], VoyageTable]


@pytest.fixture
def sit(visits: Visits, tables: Tables) -> Seat:
    return functools.partial(seated, visits, tables)


def test_from_the_start_to_a_unit(sit: Seat) -> None:
    table = sit(harbour())
    table.expect_prompt("Where does the ship start?")
    expect(table.named("A7")).to_have_accessible_name(re.compile("costs 1"))
    expect(table.named("S|F8")).to_have_accessible_name(re.compile("can be chosen, free"))
    table.do("start S|F8")
    table.number(4).click()
    table.expect_prompt("Announce 4 hidden tiles?")
    table.expect_prompt("4 gold, paid now; 8 left: enough for a settlement")
    table.do("announce 2")
    table.expect_prompt("2 tiles are announced: press a pile")
    table.poke(table.button("stop"))
    table.expect_prompt("Draw at least one tile")
    table.do("draw 1")
    table.expect_prompt("Lay the cape")
    table.do("lay F8")
    table.expect_prompt("Go on, place a unit or end the expedition?")
    before = table.do("draw 2", "lay G8").entries
    table.unit("base").click()
    table.expect_prompt("Place a base here?")
    table.button("back").click()
    table.expect_prompt("Place a unit here, or end the expedition?")
    assert table.look().entries == before
    table.do("build base")
    expect(table.log().filter(has_text="Ann").filter(has_text="base")).to_have_count(1)
    assert [one["unit"] for one in table.view()["units"] if one["seat"] == 0] == ["base"]


def test_the_way_to_pay_is_chosen(sit: Seat) -> None:
    table = sit(harbour())
    table.named("B7").hover()
    table.expect_prompt("B7: 1 gold at least, 2 ways to pay")
    table.do("start B7")
    table.expect_prompt("Which way to B7?")
    ways = table.hand().get_by_role("toolbar", name="Which way to pay?").get_by_role("button")
    expect(ways).to_have_count(2)
    expect(ways.nth(0)).to_have_accessible_name("2 to Ben (2 in all)")
    expect(ways.nth(1)).to_have_accessible_name("1 at the edge (1 in all)")
    before = table.look().entries
    ways.nth(0).click()
    table.settle(before + 1)
    assert [one["gold"] for one in table.view()["seats"]] == [10, 14]
    table.expect_prompt("Announce 3 hidden tiles?")


def test_an_open_tile_is_taken_turned_and_laid(sit: Seat) -> None:
    table = sit(harbour())
    table.do("start S|F8")
    table.number(2, row=1).click()
    table.expect_prompt("Announce 2 open tiles?")
    table.do("confirm")
    table.expect_prompt("press an open stack, then a lit square")
    stacks = table.hand().get_by_role("toolbar", name="Open stacks").get_by_role("button")
    stacks.nth(1).click()
    table.expect_prompt("Lay the cape")
    expect(table.held()).to_contain_text("cape, 1 of 3 ways")
    table.page.keyboard.press("r")
    expect(table.held()).to_contain_text("cape, 2 of 3 ways")
    table.button("back").click()
    table.expect_prompt("Choose an open tile")
    stacks.nth(1).click()
    table.do("confirm")
    assert [one["tile"] for one in table.view()["tiles"]][-1] == "C"
    assert table.view()["budget"] == 1


def test_the_tile_in_hand_turns_by_key_wheel_and_button(sit: Seat) -> None:
    table = sit(holding())
    table.named("F8").hover()
    expect(table.held()).to_contain_text("cape, 1 of 3 ways")
    table.page.keyboard.press("r")
    expect(table.held()).to_contain_text("cape, 2 of 3 ways")
    table.page.mouse.wheel(0, 100)
    expect(table.held()).to_contain_text("cape, 3 of 3 ways")
    table.page.get_by_role("button", name="Turn the tile (R)").click()
    expect(table.held()).to_contain_text("cape, 1 of 3 ways")
    assert table.plays() == []


def test_the_wheel_lets_the_roller_choose(sit: Seat) -> None:
    table = sit(poor())
    table.expect_prompt("The wheel: how much gold?")
    before = table.look().entries
    table.page.get_by_role("button", name="5 gold for you, 6 for everybody else").click()
    table.settle(before + 1)
    assert [one["gold"] for one in table.view()["seats"]] == [5, 11]
    expect(table.log().filter(has_text="takes 5 gold, the others 6")).to_have_count(1)
    table.expect_prompt("Where does the ship start?")


def test_natives_welcome_a_scout_into_the_jungle(sit: Seat) -> None:
    table = sit(natives())
    table.expect_prompt("Natives: send a scout into the jungle")
    paths = table.page.get_by_role("button", name=re.compile("^Jungle path"))
    expect(paths.nth(0)).to_have_accessible_name(re.compile("plant token worth 10 in the hut"))
    expect(paths.nth(2)).to_have_accessible_name(re.compile("a plant token in the hut, unknown"))
    before = table.look().entries
    paths.nth(2).click()
    table.settle(before + 1)
    assert [one["seat"] for one in table.view()["paths"][2]["scouts"]] == [1, 0]
    expect(paths.nth(2)).to_have_accessible_name(re.compile("plant token worth 5 in the hut"))
    assert table.view()["phase"] == "explore"


def test_events_are_told_before_and_after(sit: Seat) -> None:
    table = sit(under_way("C?storm"))
    expect(table.pile(0)).to_have_accessible_name(re.compile("an event on top"))
    table.do("draw 1")
    table.expect_prompt("Then a storm ends the expedition")
    table.do("lay F8")
    assert table.view()["actor"] == 1


def test_a_layout_of_ones_own(visits: Visits, tables: Tables) -> None:
    drawn = "." * 12 + "~~" + "." * 10
    made = tables.new("me Ann", "friend Ben", layout="free", map=drawn)
    table = VoyageTable(visits.open(made.address()))
    table.settle()
    assert table.charted() == ["A2, open sea", "B2, open sea"]
    made = tables.new("me Ann", "friend Ben", layout="basic")
    table = VoyageTable(visits.open(made.address()))
    table.settle()
    assert len(table.charted()) == len(table.view()["tiles"]) > 2
