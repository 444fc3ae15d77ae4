"""From the first card to the golden city, with a mouse and without one."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.hands import Hands, Keys, Mouse
from tests.browser.honesty import check_frames
from tests.browser.player import Player
from tests.browser.table import TablePage
from tests.browser.tables import Tables
from tests.browser.visits import Visits

BOTS = ("bot greedy", "bot greedy")


@pytest.mark.parametrize("hands", [Mouse, Keys])
def test_a_whole_game_against_bots(visits: Visits, tables: Tables, hands: type[Hands]) -> None:
    made = tables.new("me Ann", *BOTS, route="first")
    table = TablePage(visits.open(made.address()))
    Player(table, hands(table)).play_game()
    view = table.view()
    assert view["phase"] == "over"
    assert any(piece["cell"] < 0 for piece in view["pieces"])
    ending = table.page.get_by_role("dialog")
    expect(ending).to_contain_text("wins the race")
    expect(ending.get_by_role("listitem")).to_have_count(3)
    check_frames(tables, made, (table.visit, made.key, [0]))
    ending.get_by_role("button", name="Play again").click()
    expect(table.page).not_to_have_url(re.compile(made.table))
    expect(table.page.get_by_test_id("round")).to_contain_text("Round 1")
