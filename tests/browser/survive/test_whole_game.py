"""From the first explorer on the beach to the volcano, with a mouse and without one."""

import re

from playwright.sync_api import expect

from tests.browser.survive.hands import Keys, Mouse
from tests.browser.survive.honesty import check_frames
from tests.browser.survive.player import Player
from tests.browser.survive.positions import near_the_end
from tests.browser.survive.table import Table
from tests.browser.tables import Made, Tables
from tests.browser.visits import Visits

BOTS = ("bot greedy",) * 3


def check_ending(table: Table, tables: Tables, made: Made) -> None:
    """The panel counts what the server counted, and every frame was honest."""
    view = table.view()
    assert view["phase"] == "over"
    ending = table.page.get_by_role("dialog")
    expect(ending.get_by_role("listitem")).to_have_count(len(view["seats"]))
    for total in view["totals"]:
        expect(ending).to_contain_text(re.compile(rf"\b{total}\b"))
    assert check_frames(tables, made, (table.visit, made.key, [0])) > 0


def test_a_whole_game_against_bots_by_mouse(visits: Visits, tables: Tables) -> None:
    made = tables.new("me Ann", *BOTS)
    table = Table(visits.open(made.address()))
    player = Player(table, Mouse(table))
    player.play_game()
    assert {"place", "launch", "turn", "creature"} <= player.kinds
    check_ending(table, tables, made)
    table.page.get_by_role("button", name="Play again").click()
    expect(table.page).not_to_have_url(re.compile(made.table))
    expect(table.page.get_by_test_id("values").get_by_role("button")).to_have_count(10)


def test_the_end_of_a_game_by_keyboard(visits: Visits, tables: Tables) -> None:
    """Boats come home, mountains sink, and the volcano ends it: no pointer at all."""
    made = tables.at(near_the_end(), "me Ann", "bot greedy")
    table = Table(visits.open(made.address()))
    player = Player(table, Keys(table))
    player.play_game()
    saved = [one for one in table.view()["explorers"] if one["seat"] == 0 and one["at"] == "isle"]
    assert len(saved) >= 3
    check_ending(table, tables, made)
    expect(table.page.get_by_role("button", name="Play again")).to_be_focused()


def test_every_gesture_has_a_key(visits: Visits, tables: Tables) -> None:
    """Placing, launching, moves, sinking and creatures, from the first explorer on."""
    made = tables.new("me Ann", "bot greedy")
    table = Table(visits.open(made.address()))
    player = Player(table, Keys(table))
    moment = table.settle()
    while table.view()["turn"] < 2:
        moment = player.decide(moment)
    assert {"place", "launch", "turn"} <= player.kinds
    check_frames(tables, made, (table.visit, made.key, [0]))
