"""Looking back at a finished game of Survive: slider, keys, and the address of a step."""

from playwright.sync_api import expect

from tests.browser.records import played
from tests.browser.replays import at_move, at_step, last_step, move_slider
from tests.browser.tables import Tables
from tests.browser.visits import Visits
from tests.browser.waiting import until
from tests.survive.positions import GAME

TILES = """() => [...document.querySelectorAll('[data-cell]')]
  .filter((cell) => /beach|forest|mountain/.test(cell.ariaLabel)).length"""


def test_a_finished_game_is_looked_back_at(visits: Visits, tables: Tables) -> None:
    made = tables.record(played(GAME))
    page = visits.open(made.step(0)).page
    at_step(page, 0)
    assert page.evaluate(TILES) == 0
    last = last_step(page)
    page.keyboard.press("ArrowRight")
    laid = at_move(page, 1)
    until(page, f"({TILES})() === 40")
    page.keyboard.press("ArrowRight")
    at_move(page, 2)
    expect(page.locator("[data-piece]")).not_to_have_count(0)
    page.keyboard.press("ArrowLeft")
    at_step(page, laid)
    page.keyboard.press("End")
    at_step(page, last)
    until(page, f"({TILES})() < 12")
    expect(page.locator('[data-piece^="explorer"]')).not_to_have_count(0)
    page.keyboard.press("Home")
    at_step(page, 0)
    page.keyboard.press("PageDown")
    expect(move_slider(page)).not_to_have_value("0")
