"""No serious finding of axe at the table, by day on a desk and by night on a phone."""

import pytest
from playwright.sync_api import expect

from tests.browser.axe import check
from tests.browser.tables import Tables
from tests.browser.visits import Visits
from tests.browser.voyage.games import Voyage
from tests.browser.voyage.table import VoyageTable


@pytest.mark.parametrize(("theme", "phone"), [("light", False), ("dark", True)])
def test_the_table(visits: Visits, tables: Tables, voyage: Voyage, theme: str, phone: bool) -> None:
    made = tables.at(voyage.harbour, "me Ann", "friend Ben")
    table = VoyageTable(visits.open(made.address(), theme=theme, phone=phone))
    table.settle()
    table.click(voyage.nowhere)
    expect(table.why_not()).to_be_visible()
    check(table.page)
    for state in list(voyage.moments.values())[:2]:
        table.page.goto(tables.at(state, "me Ann", "friend Ben").address())
        table.settle()
        check(table.page)


def test_the_form_the_rules_and_the_end(visits: Visits, tables: Tables, voyage: Voyage) -> None:
    page = visits.open(f"/new/{voyage.game.id}").page
    expect(page.get_by_role("button", name="Start the table")).to_be_visible()
    check(page)
    page.goto(f"/help/{voyage.game.id}")
    expect(page.get_by_role("heading", name="What is ours")).to_be_visible()
    check(page)
    page.goto(tables.at(voyage.finished, "me Ann", "friend Ben").address())
    expect(page.get_by_test_id("places")).to_be_visible()
    check(page)
