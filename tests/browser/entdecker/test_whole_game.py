"""From the first circle to the last square, with a mouse and without one."""

from tests.browser.entdecker.player import Player
from tests.browser.entdecker.positions import near_the_end
from tests.browser.tables import Tables
from tests.browser.visits import Visits
from tests.browser.voyage.whole_game import end_by_keyboard, play_by_mouse


def test_a_beginning_and_an_end_by_mouse(visits: Visits, tables: Tables) -> None:
    table = play_by_mouse(visits, tables, Player)
    table.expect_prompt("Where does the ship start?")


def test_the_end_of_a_game_by_keyboard(visits: Visits, tables: Tables) -> None:
    """The last squares, and an island that brings a plant: no pointer at all."""
    end_by_keyboard(visits, tables, Player, near_the_end())
