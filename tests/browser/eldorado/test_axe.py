"""No serious finding of axe on any page, by day on a desk and by night on a phone."""

import pytest
from playwright.sync_api import expect

from tests.browser.axe import check
from tests.browser.eldorado.records import short_game
from tests.browser.eldorado.table import Table
from tests.browser.replays import at_step
from tests.browser.tables import Tables
from tests.browser.visits import Visits
from tests.eldorado.positions import position


@pytest.mark.parametrize(("theme", "phone"), [("light", False), ("dark", True)])
def test_every_page(visits: Visits, tables: Tables, theme: str, phone: bool) -> None:
    visit = visits.open("/", theme=theme, phone=phone)
    page = visit.page
    expect(page.get_by_role("link", name="New table: The Quest for El Dorado")).to_be_visible()
    check(page)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
    check(page)

    page.goto("/new/eldorado")
    expect(page.get_by_role("button", name="Start the table")).to_be_visible()
    check(page)

    page.goto("/help/eldorado")
    expect(page.get_by_role("heading", name="What is ours")).to_be_visible()
    check(page)

    shown = tables.record(short_game())
    page.goto(shown.step(40))
    at_step(page, 40)
    check(page)

    made = tables.at(
        position(at="B31", hand="explorer sailor traveler", others="B26 B32"),
        "me Ann", "friend Ben", "friend Cleo",
    )  # fmt: skip
    page.goto(made.address())
    table = Table(visit)
    table.settle()
    check(page)
    table.choose_card("Explorer")
    check(page)
    table.named("B25").click()
    expect(page.get_by_role("note").filter(has_text="Why not?")).to_be_visible()
    check(page)


def test_the_hand_over_screen_and_the_end(visits: Visits, tables: Tables) -> None:
    state = position(at="K4", hand="sailor", others="K19 K20")
    made = tables.at(state, "me Ann", "screen Ben", "bot greedy")
    table = Table(visits.open(made.address()))
    expect(table.page.get_by_role("dialog", name="Hand the screen to Ann")).to_be_visible()
    check(table.page)
    table.take_screen()
    table.choose_card("Sailor")
    table.go_to("Z2")
    table.take_screen()
    table.end_turn()
    expect(table.page.get_by_test_id("places")).to_be_visible()
    check(table.page)
