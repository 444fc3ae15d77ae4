"""From the first edge space to the opened huts, with a mouse and without one."""

from tests.browser.neue_entdecker.player import Player
from tests.browser.neue_entdecker.positions import near_the_end
from tests.browser.tables import Tables
from tests.browser.visits import Visits
from tests.browser.voyage.whole_game import end_by_keyboard, play_by_mouse


def test_a_beginning_and_an_end_by_mouse(visits: Visits, tables: Tables) -> None:
    table = play_by_mouse(visits, tables, Player, chief_scouts=True)
    table.expect_prompt("Name two chief scouts in secret")


def test_the_end_of_a_game_by_keyboard(visits: Visits, tables: Tables) -> None:
    """The last squares, and scouts for the jungle: no pointer at all."""
    end_by_keyboard(visits, tables, Player, near_the_end())
