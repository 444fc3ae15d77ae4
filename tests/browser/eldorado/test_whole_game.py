"""From the first card to the golden city, with a mouse and without one."""

import re

from playwright.sync_api import expect

from tests.browser.eldorado.hands import Keys, Mouse
from tests.browser.eldorado.honesty import check_frames
from tests.browser.eldorado.player import Player
from tests.browser.eldorado.table import Table
from tests.browser.tables import Made, Tables
from tests.browser.visits import Visits

BOTS = ("bot greedy", "bot greedy")
# A start board, one more, a blockade between them and the city: all that a long race has.
SHORT = "own-11e6c-wjsn"


def check_ending(table: Table, tables: Tables, made: Made) -> None:
    assert table.view()["phase"] == "over"
    assert any(piece["cell"] < 0 for piece in table.view()["pieces"])
    expect(table.page.get_by_role("dialog").get_by_role("listitem")).to_have_count(3)
    check_frames(tables, made, (table.visit, made.key, [0]))


def test_a_whole_race_by_mouse(visits: Visits, tables: Tables) -> None:
    made = tables.new("me Ann", *BOTS, route=SHORT)
    table = Table(visits.open(made.address()))
    Player(table, Mouse(table)).play_game()
    check_ending(table, tables, made)
    ending = table.page.get_by_role("dialog")
    expect(ending).to_contain_text("wins the race")
    ending.get_by_role("button", name="Play again").click()
    expect(table.page).not_to_have_url(re.compile(made.table))
    expect(table.page.get_by_test_id("round")).to_contain_text("Round 1")


def test_a_whole_race_by_keyboard(visits: Visits, tables: Tables) -> None:
    made = tables.new("me Ann", *BOTS, route=SHORT)
    table = Table(visits.open(made.address()))
    Player(table, Keys(table)).play_game()
    check_ending(table, tables, made)
    table.page.keyboard.press("Enter")
    expect(table.page).not_to_have_url(re.compile(made.table))
    expect(table.page.get_by_test_id("round")).to_contain_text("Round 1")
