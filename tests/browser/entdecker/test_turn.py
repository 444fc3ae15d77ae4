"""A turn leads its player: each step says what is asked, what it costs, and what comes next."""

import functools
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from incognita.core import State
from tests.browser.entdecker.positions import closing, harbour, holding, under_way
from tests.browser.tables import Tables
from tests.browser.visits import Visits
from tests.browser.voyage.table import VoyageTable, seated
from tests.entdecker.positions import sail

Seat = Callable[[State], VoyageTable]


@pytest.fixture
def sit(visits: Visits, tables: Tables) -> Seat:
    return functools.partial(seated, visits, tables)


def test_from_the_start_to_a_unit(sit: Seat) -> None:
    table = sit(harbour())
    table.expect_prompt("Where does the ship start?")
    expect(table.named("D7")).to_have_accessible_name(re.compile("fort of Ben.*costs 3"))
    expect(table.named("E7")).to_have_accessible_name(re.compile("can be chosen, free"))
    table.named("D7").hover()
    table.expect_prompt("D7: 3 gold to the bank. You have 9 gold.")

    table.do("start E7")
    table.expect_prompt("Announce 3 tiles?")
    table.expect_prompt("They cost 3 gold, paid now; 6 left: enough for a settlement")
    table.number(7).click()
    table.expect_prompt("They cost 7 gold, paid now; 2 left: enough for a trading post")
    table.do("undo")
    table.expect_prompt("Where does the ship start?")
    table.do("start E7", "announce 2")

    table.expect_prompt("2 tiles are paid for: press a pile")
    table.poke(table.button("stop"))
    table.expect_prompt("Draw at least one tile before you stop")
    table.do("draw 1")
    table.expect_prompt("Lay the cape")
    table.do("lay E6")
    table.expect_prompt("Go on, build or end the turn?")
    table.expect_prompt("One tile paid for, 7 gold in your purse. Building ends the exploration.")
    table.do("draw 2", "lay F6")
    table.expect_prompt("Build here, or end the turn?")
    before = table.look().entries
    table.unit("fort").click()
    table.expect_prompt("Build a fort here?")
    table.expect_prompt("Building ends your turn")
    table.button("back").click()
    table.expect_prompt("Build here, or end the turn?")
    assert table.look().entries == before
    table.do("build fort")
    expect(table.log().filter(has_text="Ann builds a fort")).to_have_count(1)
    assert [one["unit"] for one in table.view()["units"] if one["seat"] == 0] == ["post", "fort"]
    assert table.view()["seats"][0]["gold"] == 4
    assert table.view()["actor"] == 1


def test_the_tile_in_hand_turns_by_key_wheel_and_button(sit: Seat) -> None:
    table = sit(holding())
    page = table.page
    table.named("E6").hover()
    expect(table.held()).to_contain_text("cape, 1 of 3 ways")
    expect(table.held()).to_contain_text("3 sides open to sea")
    page.keyboard.press("r")
    expect(table.held()).to_contain_text("cape, 2 of 3 ways")
    page.mouse.wheel(0, 100)
    expect(table.held()).to_contain_text("cape, 3 of 3 ways")
    page.get_by_role("button", name="Turn the tile (R)").click()
    expect(table.held()).to_contain_text("cape, 1 of 3 ways")
    table.button("turn").click()
    expect(table.held()).to_contain_text("cape, 2 of 3 ways")
    page.keyboard.press("Shift+R")
    expect(table.held()).to_contain_text("cape, 1 of 3 ways")

    table.named("F7").hover()
    expect(table.held()).to_contain_text("of 2 ways")
    expect(table.named("F7")).to_have_accessible_name(re.compile("in your hand over it: cape"))
    assert table.plays() == []
    shown = table.named("F7").get_attribute("aria-label") or ""
    table.do("lay F7")
    laid = next(one for one in table.view()["tiles"] if one["square"] == table.place_id("F7"))
    sides = {1: "north", 2: "east"}
    assert f"land {sides[laid['land']]}" in shown


def test_what_fits_in_one_way_says_so(sit: Seat) -> None:
    table = sit(holding("A"))
    table.named("F7").hover()
    expect(table.held()).to_contain_text("corner coast, the only way")
    assert table.look().buttons["turn"] is False
    table.poke(table.button("turn"))
    table.expect_prompt("Here it fits in one way only.")


def test_on_a_strait_the_land_is_chosen(sit: Seat) -> None:
    table = sit(sail(holding("O"), "lay E6/1"))
    table.unit("post").click()
    table.expect_prompt("On which land?")
    assert len(table.look().places) == 2
    before = table.look().entries
    table.page.get_by_role("button", name="E6, land west").click()
    table.settle(before + 1, idle=True)
    lands = {one["square"]: one["sides"] for one in table.view()["units"]}
    assert lands[table.place_id("E6")] == 8


def test_a_post_is_taken_back(sit: Seat) -> None:
    table = sit(harbour())
    table.button("recall").click()
    table.expect_prompt("Take back a trading post")
    before = table.look().entries
    table.page.get_by_role("button", name="trading post of Ann, D4").click()
    table.settle(before + 1)
    expect(table.log().filter(has_text="Ann takes back the trading post at D4")).to_have_count(1)
    table.do("undo")
    assert len(table.view()["units"]) == 2


EVENTS = [
    ("gold", "It brings 3 gold", ": 3 gold", 9),
    ("pirates", "Then pirates take half of your gold", "pirates take half", 3),
    ("storm", "Then a storm ends your turn", "a storm ends the turn", 6),
    ("ruins", "Its ruins bring 3 points", "ruins, 3 points", 6),
]


@pytest.mark.parametrize(("event", "before", "after", "gold"), EVENTS)
def test_an_event_is_told_before_and_after(
    sit: Seat, event: str, before: str, after: str, gold: int
) -> None:
    table = sit(under_way(f"C?{event}"))
    expect(table.pile(0)).to_have_accessible_name(re.compile("an event on top"))
    table.do("draw 1")
    table.expect_prompt(before)
    expect(table.page.get_by_test_id("drawn")).to_contain_text(event.capitalize())
    table.do("lay E6")
    expect(table.log().filter(has_text=after)).to_have_count(1)
    assert table.view()["seats"][0]["gold"] == gold
    assert table.view()["seats"][0]["points"] == (3 if event == "ruins" else 0)
    assert table.view()["actor"] == (1 if event == "storm" else 0)


def test_hostile_natives_raise_the_prices(sit: Seat) -> None:
    table = sit(under_way("C?hostile"))
    table.do("draw 1", "lay E6")
    expect(table.unit("post")).to_have_accessible_name(re.compile("Trading post: 2 gold"))
    expect(table.unit("settlement")).to_have_accessible_name(re.compile("not possible here"))
    table.poke(table.unit("settlement"))
    table.expect_prompt("Hostile natives allow no settlement")


def test_friendly_natives_offer_a_plant(sit: Seat) -> None:
    table = sit(under_way("C?friendly"))
    table.do("draw 1", "lay E6")
    table.expect_prompt("Friendly natives offer a plant token")
    table.do("plant 2")
    expect(table.log().filter(has_text="takes a plant")).to_have_count(1)
    assert sum(table.view()["seats"][0]["tokens"]) == 1
    assert table.view()["plants"] == [10, 9]


def test_a_complete_island_brings_a_plant(sit: Seat) -> None:
    table = sit(closing())
    table.do("start S|D7", "announce 1", "draw 1")
    while "land north and west" not in (table.named("D7").get_attribute("aria-label") or ""):
        table.page.keyboard.press("r")
    table.do("lay D7", "stop")
    table.expect_prompt("Your island of 8 is complete: take a plant token")
    table.do("plant 1")
    value = 8 + next(at + 1 for at, count in enumerate(table.view()["seats"][0]["tokens"]) if count)
    assert [one["points"] for one in table.view()["seats"]] == [value, (value + 1) // 2]
    expect(table.log().filter(has_text="island of")).to_have_count(1)


def test_a_tile_of_ones_own(sit: Seat) -> None:
    table = sit(under_way("B", personal_tiles=True))
    own = table.hand().get_by_role("toolbar", name="Personal tiles").get_by_role("button")
    expect(own).to_have_count(4)
    table.expect_prompt("3 gold to spend: press a pile, or one of your personal tiles")
    before = table.look().entries
    own.nth(1).click()
    table.settle(before + 1)
    table.expect_prompt("Lay the cape")
    table.do("lay E6")
    expect(table.log().filter(has_text="Ann lays a cape of their own at E6")).to_have_count(1)
    expect(own).to_have_count(3)
    table.poke(own.first)
    table.expect_prompt("One personal tile a turn")
