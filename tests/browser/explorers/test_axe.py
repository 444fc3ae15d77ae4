"""No serious finding of axe at the table of Explorers, by day on a desk and by night on a phone."""

import pytest
from playwright.sync_api import expect

from tests.browser.axe import check
from tests.browser.explorers.hands import Finger, Hands, Mouse
from tests.browser.explorers.player import Player
from tests.browser.explorers.positions import last_turn, two_bonuses, with_map
from tests.browser.explorers.table import Table
from tests.browser.tables import Tables
from tests.browser.visits import Visits


@pytest.mark.parametrize(("theme", "phone"), [("light", False), ("dark", True)])
def test_the_table(visits: Visits, tables: Tables, theme: str, phone: bool) -> None:
    made = tables.at(with_map(), "me Ann", "friend Ben")
    visit = visits.open(made.address(), theme=theme, phone=phone)
    table = Table(visit)
    table.settle()
    check(table.page)
    table.button("map").click()
    check(table.page)
    table.button("back").click()
    table.take(0)
    table.named("E3").click()
    table.settle(table.last_update()["entries"])
    table.named("E4").click()
    expect(table.why_not()).to_be_visible()
    check(table.page)

    table.page.goto(tables.at(last_turn(4), "me Ann", "bot greedy").address())
    hands: Hands = Finger(table) if phone else Mouse(table)
    Player(table, hands).play_turn()
    expect(table.page.get_by_test_id("places")).to_be_visible()
    check(table.page)
    table.page.get_by_role("button", name="See the map").click()
    table.button("count").click()
    expect(table.count()).to_contain_text("The count")
    check(table.page)


def test_laying_a_bonus_a_new_table_and_the_rules(visits: Visits, tables: Tables) -> None:
    page = visits.open("/new/explorers").page
    expect(page.get_by_role("button", name="Start the table")).to_be_visible()
    check(page)
    page.goto("/help/explorers")
    expect(page.locator("#honest")).to_be_visible()
    check(page)
    page.goto(tables.new("me Ann", setup="chosen").address())
    page.get_by_role("group", name="Landscape tiles").get_by_role("button").first.click()
    check(page)
    page.goto(tables.at(two_bonuses(), "me Ann", "friend Ben").address())
    expect(page.get_by_test_id("act-bonus-1")).to_be_visible()
    check(page)
