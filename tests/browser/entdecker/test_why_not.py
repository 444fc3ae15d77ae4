"""Why not? Whatever cannot be done says so, with the rule behind it."""

from playwright.sync_api import expect

from tests.browser.entdecker.positions import harbour, holding, under_way
from tests.browser.tables import Tables
from tests.browser.visits import Visits
from tests.browser.voyage.table import seated
from tests.entdecker.positions import sail


def test_resting_on_a_place_is_enough(visits: Visits, tables: Tables) -> None:
    table = seated(visits, tables, harbour())
    table.named("B3").hover()
    expect(table.why_not().get_by_role("link")).to_have_text("entdecker.start.tile")
    table.page.keyboard.press("Escape")


def test_a_unit_that_is_too_dear(visits: Visits, tables: Tables) -> None:
    table = seated(visits, tables, sail(holding(gold=4), "lay E6/0"))
    assert table.look().units == ["post"]
    table.poke(table.unit("fort"))
    table.expect_prompt("A fort costs 3 gold here: you have 1.")
    assert table.plays() == []


def test_a_pile_before_the_start(visits: Visits, tables: Tables) -> None:
    table = seated(visits, tables, harbour())
    table.poke(table.pile(0))
    table.expect_prompt("First choose where the ship starts")
    assert table.plays() == []
    table = seated(visits, tables, under_way())
    table.poke(table.unit("post"))
    table.expect_prompt("Units are built on the tile laid last in this turn: there is none yet")
