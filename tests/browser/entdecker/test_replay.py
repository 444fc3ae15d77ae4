"""Looking back at a finished game of Entdecker, and playing on from the middle of it."""

import re

from playwright.sync_api import expect

from tests.browser.entdecker.player import Player
from tests.browser.records import played
from tests.browser.replays import at_step, last_step
from tests.browser.tables import Tables
from tests.browser.visits import Visits
from tests.browser.voyage.hands import Mouse
from tests.browser.voyage.table import CHARTED, VoyageTable
from tests.entdecker.positions import GAME


def test_a_finished_game_is_looked_back_at_and_played_on(visits: Visits, tables: Tables) -> None:
    made = tables.record(played(GAME))
    table = VoyageTable(visits.open(made.step(0)))
    page = table.page
    at_step(page, 0)
    assert table.charted() == []
    last = last_step(page)
    middle = last // 2
    page.get_by_role("slider", name="Step").fill(str(middle))
    at_step(page, middle)
    there = tables.get(f"/api/tables/{made.table}/steps/{middle}?key={made.key}")["view"]
    page.wait_for_function(f"({CHARTED})().length === {len(there['tiles'])}")
    page.keyboard.press("ArrowRight")
    at_step(page, middle + 1)
    page.keyboard.press("End")
    at_step(page, last)
    end = tables.get(f"/api/tables/{made.table}/steps/{last}?key={made.key}")["view"]
    page.wait_for_function(f"({CHARTED})().length === {len(end['tiles'])}")
    for total in end["totals"]:
        expect(page.get_by_text(re.compile(rf"^{total}\b")).first).to_be_visible()

    page.get_by_role("slider", name="Step").fill(str(middle))
    at_step(page, middle)
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog", name="Play on from here")
    dialog.get_by_role("textbox", name="Name at seat 1").fill("Anna")
    dialog.get_by_role("button", name="Set the table").click()
    table.take_screen()
    moment = table.settle()
    assert f"/t/{made.table}" not in page.url
    expect(page.get_by_test_id("players")).to_contain_text("Anna")
    assert len(table.charted()) >= len(there["tiles"])
    assert Player(table, Mouse(table)).play_turn().entries > moment.entries
