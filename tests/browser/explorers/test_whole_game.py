"""From the first three crosses to the last count, with a mouse and without one."""

import re

from playwright.sync_api import expect

from tests.browser.explorers.hands import Keys, Mouse
from tests.browser.explorers.honesty import check_frames
from tests.browser.explorers.player import Player
from tests.browser.explorers.positions import last_turn
from tests.browser.explorers.table import Table
from tests.browser.tables import Tables
from tests.browser.visits import Visits


def test_alone_to_the_end_by_mouse(visits: Visits, tables: Tables) -> None:
    """The last round of seven turns, and the counts before and after it."""
    made = tables.at(last_turn(3, players=1, objectives=2), "me Ann")
    table = Table(visits.open(made.address()))
    player = Player(table, Mouse(table))
    player.play_game()
    view = table.view()
    assert (view["phase"], view["round"], view["turn"]) == ("over", 4, 7)
    assert player.counts == ["End of round 3"]
    ending = table.page.get_by_role("dialog")
    expect(ending).to_contain_text(f"You reached {view['totals'][0]} points")
    assert check_frames(tables, made, (table.visit, made.key, [0])) > 30
    ending.get_by_role("button", name="Play again").click()
    expect(table.page).not_to_have_url(re.compile(made.table))
    expect(table.page.get_by_test_id("round")).to_contain_text("Setting up")


def test_a_beginning_by_keyboard(visits: Visits, tables: Tables) -> None:
    """Arrows and space cross, S seals, a digit takes a half, U takes back: no pointer at all."""
    made = tables.new("me Ann", start_tie="random")
    table = Table(visits.open(made.address()))
    player = Player(table, Keys(table))
    player.play_turn()
    moment = table.settle()
    while not (moment.crossed and player.crosses_next(moment)):
        moment = player.decide(moment)
    turn, crossed = table.view()["turn"], moment.crossed
    moment = player.decide(moment)
    assert len(moment.crossed) == len(crossed) + 1
    player.hands.press("undo")
    assert table.settle(moment.entries + 1).crossed == crossed
    player.play_turn()
    assert table.view()["turn"] == turn + 1


def test_the_end_of_a_game_by_keyboard(visits: Visits, tables: Tables) -> None:
    """The last turn is sealed and counted out, and the result asks what now."""
    made = tables.at(last_turn(4, players=1), "me Ann")
    table = Table(visits.open(made.address()))
    expect(table.page.get_by_test_id("notice-last")).to_be_visible()
    table.note_counts()
    Player(table, Keys(table)).play_game()
    assert table.noted_counts() == ["The count"]
    assert table.view()["phase"] == "over"
    expect(table.page.get_by_role("button", name="Play again")).to_be_focused()
    table.page.keyboard.press("Escape")
    expect(table.page.get_by_test_id("places")).to_have_count(0)
