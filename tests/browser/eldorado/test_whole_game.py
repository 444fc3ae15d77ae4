"""From the first card to the golden city, with a mouse and without one."""

import re

from playwright.sync_api import expect

from incognita.core import State
from tests.browser.eldorado.hands import Keys, Mouse
from tests.browser.eldorado.honesty import check_frames
from tests.browser.eldorado.player import Player
from tests.browser.eldorado.table import Table
from tests.browser.records import late
from tests.browser.tables import Made, Tables
from tests.browser.visits import Visits

BOTS = ("bot greedy", "bot greedy")
STEPS_LEFT = 8


def check_ending(table: Table, tables: Tables, made: Made) -> None:
    assert table.view()["phase"] == "over"
    expect(table.page.get_by_role("dialog").get_by_role("listitem")).to_have_count(3)
    check_frames(tables, made, (table.visit, made.key, [0]))


def nearly_there(state: State) -> bool:
    """The first of them has a few spaces to go."""
    return min(int(one["steps"]) for one in state.view(0)["seats"]) <= STEPS_LEFT


def test_a_beginning_and_the_finish_by_mouse(visits: Visits, tables: Tables) -> None:
    made = tables.new("me Ann", *BOTS, route="first")
    table = Table(visits.open(made.address()))
    Player(table, Mouse(table)).play_turn()
    table.settle()
    check_frames(tables, made, (table.visit, made.key, [0]))

    made = tables.at(late(tables.game, nearly_there, route="first"), "me Ann", *BOTS)
    table = Table(visits.open(made.address()))
    Player(table, Mouse(table)).play_game()
    assert any(piece["cell"] < 0 for piece in table.view()["pieces"])
    check_ending(table, tables, made)
    ending = table.page.get_by_role("dialog")
    expect(ending).to_contain_text("wins the race")
    ending.get_by_role("button", name="Play again").click()
    expect(table.page).not_to_have_url(re.compile(made.table))
    expect(table.page.get_by_test_id("round")).to_contain_text("Round 1")


def test_a_short_race_by_keyboard(visits: Visits, tables: Tables) -> None:
    """Three rounds show every gesture that a long race has."""
    made = tables.new("me Ann", *BOTS, route="first", round_limit=3)
    table = Table(visits.open(made.address()))
    Player(table, Keys(table)).play_game()
    check_ending(table, tables, made)
    table.page.keyboard.press("Enter")
    expect(table.page).not_to_have_url(re.compile(made.table))
    expect(table.page.get_by_test_id("round")).to_contain_text("Round 1")
