"""Why not? Whatever cannot be done says so, with the rule behind it."""

from playwright.sync_api import expect

from tests.browser.entdecker.positions import harbour, holding, under_way
from tests.browser.tables import Tables
from tests.browser.visits import Visits
from tests.browser.voyage.table import seated
from tests.entdecker.positions import sail

REFUSED = [
    (harbour(gold=3), "D7", "entdecker.start.afford"),
    (harbour(), "S|D7", "entdecker.start.circle"),
    (harbour(), "B3", "entdecker.start.tile"),
    (holding(), "J1", "entdecker.explore.beside-ship"),
    (holding(), "D7", "entdecker.sea.discovered"),
    (holding("B"), "F7", "entdecker.explore.sea-to-ship"),
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
