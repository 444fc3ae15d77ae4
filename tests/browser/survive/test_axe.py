"""No serious finding of axe at the table of Survive, by day on a desk and by night on a phone."""

import pytest
from playwright.sync_api import expect

from incognita.core import CHANCE, OVER, Rng, State
from tests.browser.axe import check
from tests.browser.survive.positions import middle, near_the_end, shark_near
from tests.browser.survive.table import Table
from tests.browser.tables import Tables
from tests.browser.visits import Visits
from tests.survive.playing import go


@pytest.mark.parametrize(("theme", "phone"), [("light", False), ("dark", True)])
def test_the_table(visits: Visits, tables: Tables, theme: str, phone: bool) -> None:
    made = tables.at(middle(), "me Ann", "friend Ben")
    visit = visits.open(made.address(), theme=theme, phone=phone)
    table = Table(visit)
    table.settle()
    check(table.page)
    table.crew("r0").click()
    table.page.mouse.click(*table.spot(table.key("NW")))
    expect(table.why_not()).to_be_visible()
    check(table.page)
    table.button("sink").click()
    check(table.page)

    asked = tables.at(go(shark_near(), "prowl C4 C5"), "friend Ann", "me Ben")
    table.page.goto(asked.address())
    expect(table.button("defend")).to_be_visible()
    check(table.page)


def finished() -> State:
    """A game that has just ended."""
    state, chance = near_the_end(), Rng(1)
    while state.actor() != OVER:
        state.apply(state.sample(chance) if state.actor() == CHANCE else state.legal()[-1])
    return state


def test_placing_rules_and_the_end(visits: Visits, tables: Tables) -> None:
    visit = visits.open("/new/survive")
    page = visit.page
    expect(page.get_by_role("button", name="Start the table")).to_be_visible()
    check(page)
    page.goto("/help/survive")
    expect(page.get_by_role("heading", name="What is ours")).to_be_visible()
    check(page)
    page.goto(tables.new("me Ann", "bot greedy").address())
    expect(page.get_by_test_id("values")).to_be_visible()
    # Only the map has the sea beside it.
    expect(page.get_by_test_id("values").locator("svg").first).to_have_css("box-shadow", "none")
    check(page)
    page.goto(tables.at(finished(), "me Ann", "friend Ben").address())
    expect(page.get_by_test_id("places")).to_be_visible()
    check(page)
