"""Why not? A place that cannot be chosen says so, with the rule behind it."""

from playwright.sync_api import expect

from tests.browser.tables import Tables
from tests.browser.visits import Visits
from tests.browser.voyage.games import Voyage
from tests.browser.voyage.table import seated


def test_a_refused_place_names_its_rule(voyage: Voyage, visits: Visits, tables: Tables) -> None:
    for state, place, rule in voyage.refused:
        table = seated(visits, tables, state)
        table.click(place)
        link = table.why_not().get_by_role("link")
        expect(link).to_have_text(rule)
        said = table.why_not().locator("p").inner_text()
        assert len(said) > 15
        expect(table.page.get_by_test_id("live")).to_contain_text(said)
        assert table.plays() == []
    with table.page.context.expect_page() as rules:
        link.click()
    expect(rules.value.locator(f'[id="{rule}"]')).to_be_in_viewport()
