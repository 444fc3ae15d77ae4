"""No serious finding of axe on any page, by day and by night."""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.records import short_game
from tests.browser.table import TablePage
from tests.browser.tables import Tables
from tests.browser.visits import Visits
from tests.eldorado.positions import position

GRAVE = ("serious", "critical")


def check(page: Page) -> None:
    found: list[dict[str, Any]] = Axe().run(page).response["violations"]
    grave = [one for one in found if one["impact"] in GRAVE]
    assert [described(one) for one in grave] == []


def described(violation: dict[str, Any]) -> str:
    nodes = [" ".join(map(str, node["target"])) for node in violation["nodes"][:4]]
    return f"{violation['id']} ({violation['help']}): {'; '.join(nodes)}"


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("theme", ["light", "dark"])
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
    expect(page.get_by_role("slider", name="Step")).to_have_value("40")
    check(page)

    made = tables.at(
        position(at="B31", hand="explorer sailor traveler", others="B26 B32"),
        "me Ann", "friend Ben", "friend Cleo",
    )  # fmt: skip
    page.goto(made.address())
    table = TablePage(visit)
    table.settle()
    check(page)
    table.choose_card("Explorer")
    check(page)
    table.named("B25").click()
    expect(page.get_by_role("status").filter(has_text="Why not?")).to_be_visible()
    check(page)


def test_the_curtain_and_the_end(visits: Visits, tables: Tables) -> None:
    state = position(at="K4", hand="sailor", others="K19 K20")
    made = tables.at(state, "me Ann", "screen Ben", "bot greedy")
    table = TablePage(visits.open(made.address()))
    expect(table.page.get_by_role("dialog", name="Hand the screen to Ann")).to_be_visible()
    check(table.page)
    table.page.get_by_test_id("curtain-ready").click()
    table.choose_card("Sailor")
    table.go_to("Z2")
    table.page.get_by_test_id("curtain-ready").click()
    table.end_turn()
    expect(table.page.get_by_test_id("places")).to_be_visible()
    check(table.page)
