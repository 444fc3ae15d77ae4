"""Looking back at a finished game of Explorers: slider, keys, and the address of a step."""

import re

from playwright.sync_api import Page, expect

from tests.browser.explorers.table import Table
from tests.browser.records import played
from tests.browser.replays import at_move, at_step, last_move, last_step, move_slider
from tests.browser.tables import Tables
from tests.browser.visits import Visits
from tests.browser.waiting import until
from tests.explorers.positions import GAME


def crossed(page: Page) -> int:
    cells: list[int] = page.evaluate(Table.look_script)["crossed"]
    return len(cells)


def test_a_finished_game_is_looked_back_at(visits: Visits, tables: Tables) -> None:
    made = tables.record(played(GAME, objectives=2))
    page = visits.open(made.step(0)).page
    at_step(page, 0)
    assert crossed(page) == 0
    last = last_step(page)
    half = last_move(page) // 2
    move_slider(page).fill(str(half))
    at_move(page, half)
    until(page, f"({Table.look_script})().crossed.length > 20")
    middle = crossed(page)
    page.keyboard.press("ArrowRight")
    at_move(page, half + 1)
    page.keyboard.press("ArrowLeft")
    at_move(page, half)
    page.keyboard.press("End")
    at_step(page, last)
    until(page, f"({Table.look_script})().crossed.length > {middle}")
    totals = tables.get(f"/api/tables/{made.table}/steps/{last}?key={made.key}")["view"]["totals"]
    for total in totals:
        expect(page.get_by_text(re.compile(rf"^{total}$")).first).to_be_visible()
    page.keyboard.press("Home")
    at_step(page, 0)
    page.keyboard.press("PageDown")
    expect(move_slider(page)).not_to_have_value("0")
