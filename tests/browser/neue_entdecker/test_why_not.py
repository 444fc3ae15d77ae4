"""Why not? Whatever cannot be done says so, with the rule behind it."""

from playwright.sync_api import expect

from tests.browser.neue_entdecker.positions import holding, natives
from tests.browser.tables import Tables
from tests.browser.visits import Visits
from tests.browser.voyage.table import seated
from tests.neue_entdecker.positions import sail


def test_natives_come_first(visits: Visits, tables: Tables) -> None:
    table = seated(visits, tables, natives())
    table.click("D3")
    expect(table.why_not()).to_contain_text("Choose a lit path of the jungle")
    assert table.plays() == []


def test_a_unit_that_is_too_dear(visits: Visits, tables: Tables) -> None:
    table = seated(visits, tables, sail(holding(gold=4), "lay F8/0"))
    assert table.look().units == ["scout"]
    table.poke(table.unit("base"))
    table.expect_prompt("you have 1")
    assert table.plays() == []
