"""Why not? Whatever cannot be done says so, with the rule behind it."""

from playwright.sync_api import expect

from tests.browser.neue_entdecker.positions import harbour, holding, natives
from tests.browser.tables import Tables
from tests.browser.visits import Visits
from tests.browser.voyage.table import seated
from tests.neue_entdecker.positions import sail

REFUSED = [
    (harbour(), "S|B8", "neue-entdecker.start.edge"),
    (harbour(), "D3", "neue-entdecker.start.edge"),
    (holding(), "A7", "neue-entdecker.sea.discovered"),
    (holding(), "L1", "neue-entdecker.explore.beside-ship"),
]


def test_a_refused_place_names_its_rule(visits: Visits, tables: Tables) -> None:
    for state, place, rule in REFUSED:
        table = seated(visits, tables, state)
        table.click(place)
        expect(table.why_not().get_by_role("link")).to_have_text(rule)
        said = table.why_not().locator("p").inner_text()
        assert len(said) > 15
        expect(table.page.get_by_test_id("live")).to_contain_text(said)
        assert table.plays() == []
    table.why_not().get_by_role("link").click()
    expect(table.page.locator(f'[id="{REFUSED[-1][2]}"]')).to_be_in_viewport()


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
