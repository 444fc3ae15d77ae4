"""From the first circle to the last square, with a mouse and without one."""

import re

from playwright.sync_api import expect

from tests.browser.entdecker.player import Player
from tests.browser.entdecker.positions import near_the_end
from tests.browser.tables import Tables
from tests.browser.visits import Visits
from tests.browser.voyage.ending import check_ending
from tests.browser.voyage.hands import Keys, Mouse
from tests.browser.voyage.table import VoyageTable


def test_a_whole_game_against_bots_by_mouse(visits: Visits, tables: Tables) -> None:
    made = tables.new("me Ann", "bot greedy", "bot greedy", "bot greedy")
    table = VoyageTable(visits.open(made.address()))
    player = Player(table, Mouse(table))
    player.play_game()
    assert {"start", "announce", "explore", "lay"} <= player.kinds
    check_ending(table, tables, made)
    table.page.get_by_role("button", name="Play again").click()
    expect(table.page).not_to_have_url(re.compile(made.table))
    table.expect_prompt("Where does the ship start?")


def test_the_end_of_a_game_by_keyboard(visits: Visits, tables: Tables) -> None:
    """The last squares, and an island that brings a plant: no pointer at all."""
    made = tables.at(near_the_end(), "me Ann", "bot greedy")
    table = VoyageTable(visits.open(made.address()))
    player = Player(table, Keys(table))
    player.play_game()
    assert {"start", "announce", "explore", "lay"} <= player.kinds
    check_ending(table, tables, made)
    expect(table.page.get_by_role("button", name="Play again")).to_be_focused()
