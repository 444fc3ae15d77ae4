"""The score is counted out at the end of a round and of the game, part by part."""

import re

from playwright.sync_api import expect

from tests.browser.explorers.hands import Mouse
from tests.browser.explorers.player import Player
from tests.browser.explorers.positions import last_turn
from tests.browser.explorers.table import Table
from tests.browser.tables import Tables
from tests.browser.visits import Visits

PARTS = {"Food": "food", "Gems": "gems", "Temples": "temples", "Villages": "villages"}


def figures(table: Table, part: str) -> list[int]:
    """A row of the count."""
    row = (
        table.count().get_by_role("row").filter(has=table.page.get_by_role("rowheader", name=part))
    )
    return [int(text.replace("\u2212", "-")) for text in row.get_by_role("cell").all_inner_texts()]


def test_a_round_is_counted_out(visits: Visits, tables: Tables) -> None:
    """Food and gems, while the next turn is already asked for."""
    made = tables.at(last_turn(1), "me Ann", "bot greedy")
    table = Table(visits.open(made.address(), speed="fast"))
    Player(table, Mouse(table)).play_turn()
    expect(table.count()).to_contain_text("End of round 1")
    expect(table.count().get_by_role("button", name="Show all")).to_have_count(0)
    boards = table.view()["boards"]
    assert figures(table, "Food") == [board["food_points"][0] for board in boards]
    assert figures(table, "Gems") == [board["gem_points"][0] for board in boards]
    assert figures(table, "Gems")[0] >= 2
    table.page.get_by_test_id("count-close").click()
    expect(table.count()).to_have_count(0)
    expect(table.page.get_by_test_id("round")).to_have_text("Round 2 of 4, turn 1")


def test_the_game_is_counted_out(visits: Visits, tables: Tables) -> None:
    """Before the result is told, and again whenever it is asked for."""
    made = tables.at(last_turn(4), "me Ann", "bot greedy")
    table = Table(visits.open(made.address()))
    table.settle()
    table.note_counts()
    Player(table, Mouse(table)).play_turn()
    places = table.page.get_by_test_id("places")
    expect(places).to_be_visible()
    assert table.noted_counts() == ["The count"]
    view = table.view()
    for total in view["totals"]:
        expect(places).to_contain_text(re.compile(rf"\b{total} point"))
    table.page.get_by_role("button", name="See the map").click()
    table.button("count").click()
    for row, part in PARTS.items():
        assert figures(table, row) == [board["score_parts"][part] for board in view["boards"]]
    assert figures(table, "Total") == view["totals"]
