"""Games of discovery from the first start to the panel at the end, with a mouse and without one."""

import re
from typing import Any

from playwright.sync_api import expect

from incognita.core import Game, State
from tests.browser.honesty import check_frames
from tests.browser.records import late
from tests.browser.tables import Tables
from tests.browser.visits import Visits
from tests.browser.voyage.ending import check_ending
from tests.browser.voyage.hands import Keys, Mouse
from tests.browser.voyage.player import Explorer
from tests.browser.voyage.table import VoyageTable

BOTS = ("bot greedy",) * 3
SQUARES_LEFT = 14
PHASES = {"start", "announce", "explore", "lay"}


def last_squares(game: Game, **options: Any) -> State:
    """A turn begins, and little of the sea is left to discover."""

    def ready(state: State) -> bool:
        view = state.view(0)
        covered = len(game.scene(state)["squares"]) - SQUARES_LEFT
        return view["phase"] == "start" and len(view["tiles"]) >= covered

    return late(game, ready, players=4, **options)


def play_by_mouse(
    visits: Visits, tables: Tables, player: type[Explorer], **options: Any
) -> VoyageTable:
    """A beginning among bots, and the end of a game that bots have begun."""
    made = tables.new("me Ann", *BOTS, **options)
    table = VoyageTable(visits.open(made.address()))
    beginner = player(table, Mouse(table))
    moment = table.settle()
    while not beginner.kinds >= PHASES:
        moment = beginner.decide(moment)
    assert check_frames(tables, made, (table.visit, made.key, [0])) > 0

    made = tables.at(last_squares(tables.game, **options), "me Ann", *BOTS)
    table = VoyageTable(visits.open(made.address()))
    player(table, Mouse(table)).play_game()
    check_ending(table, tables, made)
    table.page.get_by_role("button", name="Play again").click()
    expect(table.page).not_to_have_url(re.compile(made.table))
    return table


def end_by_keyboard(
    visits: Visits, tables: Tables, player: type[Explorer], near_the_end: State
) -> None:
    """No pointer at all."""
    made = tables.at(near_the_end, "me Ann", "bot greedy")
    table = VoyageTable(visits.open(made.address()))
    explorer = player(table, Keys(table))
    explorer.play_game()
    assert explorer.kinds >= PHASES
    check_ending(table, tables, made)
    expect(table.page.get_by_role("button", name="Play again")).to_be_focused()
