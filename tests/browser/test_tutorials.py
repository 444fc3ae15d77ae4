"""Home and tables offer to learn a game, and a tutorial leads on into a whole one."""

import httpx
from playwright.sync_api import expect

import incognita
from incognita.core.interface.tutorials import FIRST, tutorials_of
from tests.browser import axe
from tests.browser.guided import Newcomer, by_mouse
from tests.browser.server import Server
from tests.browser.visits import Visits


def post(server: Server, path: str, body: dict[str, object]) -> dict[str, str]:
    response = httpx.post(server.address + path, json=body, timeout=60)
    assert response.status_code == 200, response.text
    made: dict[str, str] = response.json()
    return made


def test_home_offers_it_and_it_leads_on_into_a_game(visits: Visits) -> None:
    visit = visits.open("/")
    page = visit.page
    page.get_by_role("button", name="Learn Entdecker in five minutes").click()
    guide = page.get_by_test_id("guide")
    expect(guide).to_have_attribute("data-step", "0")
    axe.check(page)
    step = page.get_by_test_id("guide-step")
    step.select_option("13")
    expect(guide).to_have_attribute("data-step", "13")
    page.get_by_test_id("guide-back").click()
    expect(guide).to_have_attribute("data-step", "12")
    page.get_by_test_id("guide-leave").click()
    page.get_by_role("link", name="Continue").first.click()
    expect(guide).to_have_attribute("data-step", "12")
    step.select_option("13")
    expect(guide).to_have_attribute("data-step", "13")
    Newcomer(page, by_mouse).answer()
    page.get_by_test_id("guide-play").click()
    expect(page.get_by_test_id("guide")).to_have_count(0)
    expect(page.get_by_test_id("prompt")).to_be_visible()
    # What the tutorial applied is not new; a rule that was never met is.
    page.evaluate("localStorage.removeItem('incognita.rules.entdecker')")
    page.locator("[data-lit]").first.click()
    expect(page.get_by_test_id("guide-text")).to_contain_text("New:")
    page.goto("/")
    expect(page.get_by_role("button", name="Learn Entdecker in five minutes")).to_have_count(0)
    expect(page.get_by_role("button", name="Learn Explorers in five minutes")).to_be_visible()


def test_a_table_offers_it_once(visits: Visits, server: Server) -> None:
    chairs = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    made = post(server, "/api/tables", {"game": "entdecker", "chairs": chairs})
    page = visits.open(f"/t/{made['table']}#k={made['key']}", newcomer=True).page
    expect(page.get_by_test_id("guide-learn")).to_be_visible()
    page.reload()
    expect(page.get_by_test_id("prompt")).to_be_visible()
    expect(page.get_by_test_id("guide-learn")).to_have_count(0)
    assert FIRST in tutorials_of(incognita.game("entdecker"))
