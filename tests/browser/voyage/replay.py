"""Looking back at a game of discovery, and playing on from the middle of it."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.records import played
from tests.browser.replays import at_move, at_step, last_move, last_step, move_slider
from tests.browser.tables import Made, Tables
from tests.browser.visits import Visits
from tests.browser.voyage.table import CHARTED, Shown, VoyageTable
from tests.browser.waiting import until


def check_replay(visits: Visits, tables: Tables) -> VoyageTable:
    """A finished game from its first step to its last, and back to the middle."""
    made = tables.record(played(tables.game))
    table = VoyageTable(visits.open(made.step(0)))
    page = table.page
    at_step(page, 0)
    last = last_move(page)
    for move in (0, last // 2, last):
        move_slider(page).fill(str(move))
        view = view_at(tables, made, at_move(page, move))
        until(page, f"({CHARTED})().length === {len(view['tiles'])}")
    for total in view["totals"]:
        expect(page.get_by_text(re.compile(rf"^{total}\b")).first).to_be_visible()
    page.keyboard.press("Home")
    at_step(page, 0)
    page.keyboard.press("ArrowRight")
    at_move(page, 1)
    page.keyboard.press("End")
    at_step(page, last_step(page))
    move_slider(page).fill(str(last // 2))
    at_move(page, last // 2)
    return table


def view_at(tables: Tables, made: Made, step: int) -> dict[str, Any]:
    path = f"/api/tables/{made.table}/steps/{step}?key={made.key}"
    view: dict[str, Any] = tables.get(path)["view"]
    return view


def fork(table: VoyageTable, *, secrets: bool) -> Shown:
    """Plays on from the step that is shown, at a table of its own for both seats."""
    page = table.page
    before, tiles = page.url.partition("/step/")[0], table.charted()
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog", name="Play on from here")
    dialog.get_by_role("textbox", name="Name at seat 1").fill("Anna")
    dialog.get_by_role("button", name="Set the table").click()
    if secrets:
        table.take_screen()
    moment = table.settle()
    assert before not in page.url
    expect(page.get_by_test_id("players")).to_contain_text("Anna")
    assert {one.partition(",")[0] for one in tiles} <= {
        one.partition(",")[0] for one in table.charted()
    }
    return moment
