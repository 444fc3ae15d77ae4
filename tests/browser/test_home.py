"""From home to a table: the form, the links, going on, and settings that stay."""

import re

import pytest
from playwright.sync_api import Locator, expect

from incognita.games import games
from incognita.games.eldorado import Eldorado
from tests.browser.eldorado.table import Table
from tests.browser.server import Server
from tests.browser.tables import Tables
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
    dialog = friend.get_by_role("dialog", name="Welcome to the table")
    dialog.get_by_role("textbox", name="What shall the others call you?").fill("Bea")
    dialog.get_by_role("button", name="Sit down").click()
    seats = friend.get_by_test_id("players").locator("[data-seat]")
    expect(seats.filter(has_text="Bea")).to_contain_text("you")
    friend.reload()
    expect(seats.filter(has_text="Bea")).to_contain_text("you")
    expect(friend.get_by_test_id("ask-name")).to_have_count(0)


def test_a_friend_who_never_came_has_not_left(visits: Visits, server: Server) -> None:
    tables = Tables(server, Eldorado())
    made = tables.new("me Ann", "friend Ben", "friend Cleo")
    ben = visits.open(made.address(made.links[1])).page
    ben.get_by_test_id("prompt").wait_for()
    ben.goto("/")
    page = visits.open(made.address()).page
    seats = page.get_by_test_id("players").locator("[data-seat]")
    expect(seats.filter(has_text="Ben")).to_contain_text("not here")
    expect(seats.filter(has_text="Cleo")).to_contain_text("not here yet")
    gone = page.get_by_test_id("stand-ins")
    expect(gone).to_contain_text("Ben has left the table.")
    expect(gone).to_contain_text("Cleo has not come yet.")


@pytest.mark.parametrize("game", [game.id for game in games()])
def test_a_new_table_introduces_its_game(visits: Visits, game: str) -> None:
    page = visits.open(f"/new/{game}").page
    intro = page.get_by_test_id("game-intro")
    expect(intro.locator("svg.cover")).to_be_visible()
    words = intro.get_by_role("paragraph").first.inner_text()
    assert len(re.findall(r"[.!?](?:\s|$)", words)) == 2
    expect(intro.get_by_test_id("learn")).to_have_attribute("href", f"/help/{game}")


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_layout_of_ones_own_is_made_on_a_chart(visits: Visits, *, phone: bool) -> None:
    page = visits.open("/new/neue-entdecker?layout=free", phone=phone).page
    editor = page.get_by_test_id("layout-editor")

    def press(target: Locator) -> None:
        (target.tap if phone else target.click)()

    for square in ("C3", "D3"):
        press(editor.locator(f"[data-square={square}]"))
    press(editor.locator("[data-tool=ten]"))
    press(editor.locator("[data-square=E3]"))
    said = editor.get_by_test_id("layout-said")
    expect(said).to_contain_text("The waterfall on E3 lies beside the sea")
    editor.locator("[data-square=E3]").press("Enter")
    for key in ("ArrowRight", "ArrowDown", "Space"):
        page.keyboard.press(key)
    expect(said).to_contain_text("This can be played: 2 open seas, one waterfall.")
    press(page.get_by_role("button", name="Start the table"))
    expect(page.get_by_test_id("prompt")).to_be_visible()
    table = re.sub(r".*/t/([^#]+).*", r"\1", page.url)
    options = page.request.get(f"/api/tables/{table}").json()["options"]
    assert options["map"] == "." * 26 + "~~" + "." * 13 + "X"


def test_settings_stay(visits: Visits) -> None:
    page = visits.open("/").page
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_text("night", exact=True).click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_role("button", name="Close").click()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_a_table_that_never_was_is_said_to_be_none_and_nothing_is_called_lost(
    visits: Visits,
) -> None:
    for language, words in (("en", "There is no table at this address."), ("fr", "pas de table")):
        page = visits.open("/t/22222222222-quill-heron", language=language).page
        expect(page.get_by_role("alert")).to_contain_text(words)
        expect(page.get_by_role("alert")).not_to_contain_text(re.compile("lost|perdu"))


def test_an_address_that_leads_nowhere(visits: Visits) -> None:
    page = visits.open("/no/such/place").page
    expect(page.get_by_role("heading", name="This place is not on the map")).to_be_visible()
    page.get_by_role("main").get_by_role("link", name="Back to the map room").click()
    expect(page.get_by_role("heading", name="Where to?")).to_be_visible()
