"""From home to a table: the form, the links, going on, and settings that stay."""

from playwright.sync_api import expect

from tests.browser.eldorado.table import Table
from tests.browser.visits import Visits


def test_a_table_is_set_from_home_and_gone_on_with(visits: Visits) -> None:
    visit = visits.open("/")
    page = visit.page
    page.get_by_role("link", name="New table: The Quest for El Dorado").click()
    page.get_by_role("textbox", name="Name at seat 1").fill("Ann")
    page.get_by_role("button", name="Start the table").click()
    table = Table(visit)
    expect(page.get_by_test_id("players")).to_contain_text("Ann")
    table.settle()
    address = page.url
    page.get_by_role("link", name="To the map room").click()
    page.get_by_role("link", name="Continue").first.click()
    expect(page).to_have_url(address)


def test_a_friend_joins_with_the_link(visits: Visits) -> None:
    visit = visits.open("/new/eldorado")
    page = visit.page
    seat = page.get_by_role("radiogroup", name="Who sits at seat 2")
    seat.get_by_role("radio", name="a friend by link").press("Space")
    page.get_by_role("button", name="Start the table").click()
    dialog = page.get_by_role("dialog", name="The table stands")
    link = dialog.get_by_role("textbox").first.input_value()
    assert "#k=" in link
    friend = visits.open("/").page
    friend.get_by_role("button", name="Join with a link").click()
    friend.get_by_role("textbox", name="The link you were given").fill(link)
    friend.get_by_role("button", name="Sit down").click()
    seats = friend.get_by_test_id("players").locator("[data-seat]")
    expect(seats.filter(has_text="Friend 2")).to_contain_text("you")


def test_settings_stay(visits: Visits) -> None:
    page = visits.open("/").page
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_text("night", exact=True).click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_role("button", name="Close").click()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_an_address_that_leads_nowhere(visits: Visits) -> None:
    page = visits.open("/no/such/place").page
    expect(page.get_by_role("heading", name="This place is not on the map")).to_be_visible()
    page.get_by_role("main").get_by_role("link", name="Back to the map room").click()
    expect(page.get_by_role("heading", name="Where to?")).to_be_visible()
