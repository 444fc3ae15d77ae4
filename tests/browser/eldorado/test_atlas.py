"""The atlas: routes are found, compared, looked at and played."""

from statistics import mean
from typing import Any

from playwright.sync_api import Page, expect

from incognita.games.eldorado.rules import routes
from incognita.games.eldorado.rules.route_code import code_of
from incognita.games.eldorado.rules.route_layout import layout_of
from incognita.games.eldorado.rules.route_text import write_text
from tests.browser.axe import check
from tests.browser.eldorado.table import Table
from tests.browser.visits import Visits

ATLAS = list(routes.atlas().values())
BAYOU = layout_of(routes.atlas()["on-blue-bayou"])


def easy_water_by_length() -> list[str]:
    """Easy routes with more water than usual, the shortest first."""

    def water(chart: dict[str, Any]) -> float:
        return float(chart["measured"]["terrains"]["water"])

    usual = mean(map(water, ATLAS))
    charts = [chart for chart in ATLAS if chart["difficulty"] == "easy" and water(chart) > usual]
    charts.sort(key=lambda chart: chart["measured"]["rounds"])
    return [chart["id"] for chart in charts]


def shown(page: Page) -> list[str]:
    cards = page.locator("[data-route]")
    return [str(card.get_attribute("data-route")) for card in cards.all()]


def test_a_route_is_found_looked_at_and_played(visits: Visits) -> None:
    visit = visits.open("/")
    page = visit.page
    page.get_by_role("link", name="Atlas of routes").click()
    count = page.get_by_test_id("count")
    expect(count).to_have_text("83 of 83 routes")
    assert shown(page) == [chart["id"] for chart in ATLAS]
    drawn = page.locator("[data-route]").get_by_role("img", name="Map of", include_hidden=True)
    expect(drawn.first).to_be_visible()
    assert drawn.count() < 40
    last = page.locator("[data-route]").last
    last.scroll_into_view_if_needed()
    expect(last.get_by_role("img", name="Map of Holy Moly!")).to_be_visible()

    wanted = easy_water_by_length()
    page.get_by_role("checkbox", name="water").press("Space")
    page.get_by_role("checkbox", name="easy").press("Space")
    page.get_by_role("combobox", name="Sort by").select_option("length: short first")
    expect(count).to_have_text(f"{len(wanted)} of 83 routes")
    assert shown(page) == wanted
    check(page)
    page.reload()
    expect(count).to_have_text(f"{len(wanted)} of 83 routes")
    page.get_by_role("searchbox", name="Name of the route").fill("bayou")
    expect(count).to_have_text("1 of 83 routes")

    page.get_by_role("link", name="On Blue Bayou").click()
    expect(page.get_by_role("heading", name="On Blue Bayou", level=1)).to_be_focused()
    code = code_of(BAYOU.moved_home())
    expect(page.get_by_role("textbox", name="Short code")).to_have_value(code)
    expect(page.get_by_role("textbox", name="As text")).to_have_value(write_text(BAYOU))
    assert (
        page.get_by_role("link", name="Change it").get_attribute("href")
        == f"/eldorado/route/{code}"
    )
    expect(page.locator("[data-cell]").first).to_be_attached()
    check(page)
    page.get_by_role("link", name="All routes").click()
    expect(count).to_have_text("1 of 83 routes")
    page.go_back()

    page.get_by_role("link", name="Play").click()
    expect(page.get_by_role("radio", name="On Blue Bayou")).to_be_checked()
    page.get_by_role("button", name="Start the table").click()
    Table(visit).settle()
    expect(page.get_by_role("heading", name="On Blue Bayou")).to_be_attached()


def test_routes_of_the_expansion_on_a_phone_in_french(visits: Visits) -> None:
    page = visits.open(
        "/eldorado/atlas?kind=expansion", language="fr", theme="dark", phone=True
    ).page
    expect(page.get_by_test_id("count")).to_have_text("6 parcours sur 83")
    page.get_by_text("Certains seulement").click()
    expect(page.get_by_role("checkbox", name="Héros et Sortilèges", exact=True)).to_be_checked()
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    check(page)
    page.get_by_role("link", name="Chemins de traverse").click()
    expect(page.locator("[data-cell]").first).to_be_attached()
    check(page)
    page.get_by_role("link", name="Jouer").click()
    expect(page.get_by_role("radio", name="Chemins de traverse")).to_be_checked()
    expect(
        page.get_by_role("status").filter(has_text="grottes et héros sont activés")
    ).to_be_visible()
    expect(page.locator("form")).to_contain_text("Grottes")
    check(page)

    page.goto("/new/eldorado?route=moon&players=9")
    status = page.get_by_role("status").filter(has_text="L’adresse demande")
    expect(status).to_contain_text("« players = 9 »")
    expect(status).to_contain_text("le parcours « moon », qui n’existe pas")
