"""Why not? Whatever cannot be crossed, taken or sealed says so, with the rule behind it."""

import pytest
from playwright.sync_api import expect

from tests.browser.explorers.positions import under_way
from tests.browser.explorers.table import Table
from tests.browser.tables import Tables
from tests.browser.visits import Visits

REFUSED = [
    ("E6", "This turn your crosses go to sand.", "explorers.cross.one-terrain"),
    ("A1", "It does not lie beside any of your crosses.", "explorers.cross.adjacent"),
    ("C3", "It touches your crosses only at a corner.", "explorers.cross.diagonal"),
    ("E4", "This cell is crossed already.", "explorers.cross.once"),
    ("K4", "Villages cannot be crossed.", "explorers.cross.village"),
]


@pytest.fixture
def table(visits: Visits, tables: Tables) -> Table:
    made = tables.at(under_way(), "me Ann", "friend Ben")
    table = Table(visits.open(made.address()))
    table.settle()
    return table


def test_an_unlit_cell_names_its_rule(table: Table) -> None:
    for cell, sentence, rule in REFUSED:
        table.named(cell).click()
        expect(table.why_not()).to_contain_text(sentence)
        expect(table.why_not().get_by_role("link")).to_have_text(rule)
        expect(table.page.get_by_test_id("live")).to_contain_text(sentence)
    assert table.plays() == []
    with table.page.context.expect_page() as rules:
        table.why_not().get_by_role("link").click()
    expect(rules.value.locator(f'[id="{REFUSED[-1][2]}"]')).to_be_in_viewport()


def test_what_is_asked_beside_the_sheet_is_told_in_the_prompt(table: Table) -> None:
    table.poke(table.button("seal"))
    table.expect_prompt("You still have 3 crosses to make.")
    table.poke(table.half(1))
    expect(table.prompt().get_by_role("link")).to_have_text("explorers.active.side-first")
    table.poke(table.button("undo"))
    table.expect_prompt("There is nothing to take back.")
    assert table.plays() == []


def test_whoever_has_sealed_is_told_so(table: Table) -> None:
    table.cross("D5 C5 C6")
    table.seal()
    table.named("C7").click()
    expect(table.why_not()).to_contain_text("You have sealed your turn: wait for the others.")
    expect(table.why_not().get_by_role("link")).to_have_text("explorers.sight.sealed")
