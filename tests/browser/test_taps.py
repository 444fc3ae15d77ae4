"""A first tap marks its place and says what a second one does; prompts are heard once."""

from playwright.sync_api import expect

import incognita
from tests.browser.eldorado.table import Table as EldoradoTable
from tests.browser.entdecker import positions as entdecker
from tests.browser.server import Server
from tests.browser.survive.table import Table as SurviveTable
from tests.browser.tables import Tables
from tests.browser.visits import Visits
from tests.browser.voyage.table import VoyageTable
from tests.eldorado.positions import position

HEARD = """() => {
  window.__heard = [];
  const status = document.querySelector('[data-testid="prompt"] [role="status"]');
  const note = () => {
    const text = status.textContent.replace(/\\s+/g, " ").trim();
    if (text !== window.__heard.at(-1)) window.__heard.push(text);
  };
  note();
  const all = { characterData: true, childList: true, subtree: true };
  new MutationObserver(note).observe(status, all);
}"""


def test_a_tile_to_place_an_explorer_on(visits: Visits, server: Server) -> None:
    made = Tables(server, incognita.game("survive")).new("me Ann", "friend Ben", "friend Cleo")
    table = SurviveTable(visits.open(made.address(), phone=True))
    table.settle()
    page = table.page
    cell = page.locator("[data-cell][data-lit]").first.get_attribute("data-cell")
    spot = table.free_point(f'[data-cell="{cell}"]')
    page.touchscreen.tap(*spot)
    tapped = page.get_by_test_id("tapped")
    expect(tapped).to_contain_text("Tap again to place it here")
    expect(tapped.locator("circle.ring")).to_be_visible()
    expect(tapped.locator(".ghost svg")).to_be_visible()
    assert table.plays() == []
    page.touchscreen.tap(*table.free_point(f'[data-cell="{cell}"]'))
    expect(tapped).to_have_count(0)
    assert len(table.plays()) == 1


def test_a_place_to_start_from(visits: Visits, server: Server) -> None:
    made = Tables(server, incognita.game("entdecker")).at(entdecker.harbour(), "me Ann", "friend B")
    table = VoyageTable(visits.open(made.address(), phone=True, language="fr"))
    table.settle()
    spot = table.spot("E7")
    table.page.touchscreen.tap(*spot)
    expect(table.page.get_by_test_id("tapped")).to_contain_text("Touchez encore pour partir d’ici")
    assert table.plays() == []


def test_a_space_to_go_to(visits: Visits, server: Server) -> None:
    state = position(at="B31", hand="explorer scout", others="B19 B32")
    made = Tables(server, incognita.game("eldorado")).at(state, "me Ann", "friend B", "friend C")
    table = EldoradoTable(visits.open(made.address(), phone=True))
    table.settle()
    table.held("Scout").tap()
    table.named("B26").tap()
    expect(table.page.get_by_test_id("tapped")).to_contain_text("Tap again to go here")


def test_a_move_changes_the_prompt_once(visits: Visits, server: Server) -> None:
    """From the question that it answers to the next one, with nothing between."""
    state = position(at="B31", hand="explorer scout", others="B19 B32")
    made = Tables(server, incognita.game("eldorado")).at(state, "me Ann", "friend B", "friend C")
    table = EldoradoTable(visits.open(made.address(), speed="normal"))
    before = table.settle().entries
    table.held("Scout").click()
    table.named("B26").hover()
    table.page.evaluate(HEARD)
    table.named("B26").click()
    table.after(before)
    heard = table.page.evaluate("__heard")
    assert len(heard) == 2, heard
    assert not any("Waiting" in text for text in heard)
