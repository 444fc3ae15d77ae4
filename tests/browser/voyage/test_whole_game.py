"""From the first start to the panel at the end, with a mouse and without one."""

import re
from typing import Any

from playwright.sync_api import expect

from incognita.core import Game, State
from tests.browser.honesty import check_frames
from tests.browser.records import late
from tests.browser.tables import Tables
from tests.browser.visits import Visits
from tests.browser.voyage.ending import check_ending
from tests.browser.voyage.games import Voyage
from tests.browser.voyage.hands import Keys, Mouse
from tests.browser.voyage.table import VoyageTable

BOTS = ("bot greedy",) * 3
SQUARES_LEFT = 10
PHASES = {"start", "announce", "explore", "lay"}


def last_squares(game: Game, **options: Any) -> State:
    """A turn begins, and little of the sea is left to discover."""

    def ready(state: State) -> bool:
        view = state.view(0)
        covered = len(game.scene(state)["squares"]) - SQUARES_LEFT
        return view["phase"] == "start" and len(view["tiles"]) >= covered

    return late(game, ready, players=4, **options)


def test_a_beginning_and_an_end_by_mouse(visits: Visits, tables: Tables, voyage: Voyage) -> None:
    """The first decisions among bots, and the end of a game that bots have begun."""
    made = tables.new("me Ann", *BOTS, **voyage.options)
    table = VoyageTable(visits.open(made.address()))
    beginner = voyage.player(table, Mouse(table))
    moment = table.settle()
    while not beginner.kinds >= PHASES:
        moment = beginner.decide(moment)
    assert check_frames(tables, made, (table.visit, made.key, [0])) > 0

    made = tables.at(last_squares(tables.game, **voyage.options), "me Ann", *BOTS)
    table = VoyageTable(visits.open(made.address()))
    voyage.player(table, Mouse(table)).play_game()
    check_ending(table, tables, made)
    table.page.get_by_role("button", name="Play again").click()
    expect(table.page).not_to_have_url(re.compile(made.table))
    table.expect_prompt(voyage.begins)


def test_the_end_of_a_game_by_keyboard(visits: Visits, tables: Tables, voyage: Voyage) -> None:
    """The last squares, an island, a scout for the jungle: no pointer at all."""
    made = tables.at(voyage.near_the_end, "me Ann", "bot greedy")
    table = VoyageTable(visits.open(made.address()))
    player = voyage.player(table, Keys(table))
    player.play_game()
    assert player.kinds >= PHASES
    check_ending(table, tables, made)
    expect(table.page.get_by_role("button", name="Play again")).to_be_focused()
