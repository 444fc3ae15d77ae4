"""The lobby: a table is opened to everybody, and a stranger sits down."""

from playwright.sync_api import expect

from tests.browser import axe
from tests.browser.visits import Visits


def test_a_stranger_sits_down_at_an_open_table(visits: Visits) -> None:
    ann = visits.open("/new/survive").page
    seat = ann.get_by_role("radiogroup", name="Who sits at seat 2")
    seat.get_by_role("radio", name="a friend by link").press("Space")
    ann.get_by_role("switch", name="Open to everybody").click()
    ann.get_by_role("button", name="Start the table").click()
    ann.get_by_role("button", name="To the table").click()
    expect(ann.get_by_test_id("players")).to_be_visible()
    name = ann.url.split("/t/")[1].split("#")[0]

    visit = visits.open("/")
    ben = visit.page
    ben.get_by_role("link", name="Open tables").click()
    row = ben.locator(f"[data-table='{name}']")
    expect(row).to_contain_text("free")
    axe.check(ben)
    row.get_by_role("button", name="Sit down").click()
    expect(ben.get_by_test_id("players")).to_contain_text("you")
    assert name in ben.url
    third = visits.open("/lobby").page
    expect(third.get_by_role("heading", name="Open tables")).to_be_attached()
    expect(third.locator(f"[data-table='{name}']")).to_have_count(0)
