"""No serious finding of axe at the table, by day on a desk and by night on a phone."""

import pytest
from playwright.sync_api import expect

from tests.browser.axe import check
from tests.browser.neue_entdecker.positions import finished, harbour, holding, natives
from tests.browser.tables import Tables
from tests.browser.visits import Visits
from tests.browser.voyage.table import VoyageTable


@pytest.mark.parametrize(("theme", "phone"), [("light", False), ("dark", True)])
def test_the_table(visits: Visits, tables: Tables, theme: str, phone: bool) -> None:
    made = tables.at(harbour(chief_scouts=True), "me Ann", "friend Ben")
    table = VoyageTable(visits.open(made.address(), theme=theme, phone=phone))
    table.settle()
    table.click("D3")
    expect(table.why_not()).to_be_visible()
    check(table.page)
    for state in (holding("C?storm"), natives()):
        table.page.goto(tables.at(state, "me Ann", "friend Ben").address())
        table.settle()
        check(table.page)


def test_the_form_the_rules_and_the_end(visits: Visits, tables: Tables) -> None:
    page = visits.open("/new/neue-entdecker").page
    expect(page.get_by_role("button", name="Start the table")).to_be_visible()
    check(page)
    page.goto("/help/neue-entdecker")
    expect(page.get_by_role("heading", name="What is ours")).to_be_visible()
    check(page)
    page.goto(tables.at(finished(), "me Ann", "friend Ben").address())
    expect(page.get_by_test_id("places")).to_be_visible()
    check(page)
