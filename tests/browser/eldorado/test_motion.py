"""Movements can be watched, skipped, and turned off."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.eldorado.table import Table
from tests.browser.tables import Tables
from tests.browser.visits import Visits
from tests.eldorado.positions import cards, position

MOVING = """document.getAnimations()
  .filter((one) => one.playState === 'running' && one.effect.getComputedTiming().duration > 10)
  .map((one) => one.animationName ?? one.transitionProperty)"""


def start(visits: Visits, tables: Tables, *, speed: str, reduced: bool) -> Table:
    """Ann has nothing to do; Ben, a bot, has a long way before him."""
    state = position(at="B32", others="B31 B37")
    state.hands[1] = cards("trailblazer explorer explorer scout")
    made = tables.at(state, "me Ann", "bot greedy", "friend Cleo")
    table = Table(visits.open(made.address(), speed=speed, reduced=reduced))
    table.settle()
    return table


@pytest.mark.parametrize(("speed", "reduced"), [("off", False), ("normal", True)])
def test_without_motion_the_end_is_there_at_once(
    visits: Visits, tables: Tables, speed: str, reduced: bool
) -> None:
    table = start(visits, tables, speed=speed, reduced=reduced)
    expect(table.page.locator("html")).to_have_attribute("data-motion", "off")
    table.end_turn()
    expect(table.page.get_by_test_id("prompt-text")).to_contain_text("Cleo’s turn")
    assert table.page.evaluate(MOVING) == []


def test_a_bots_moves_are_shown_and_can_be_skipped(visits: Visits, tables: Tables) -> None:
    table = start(visits, tables, speed="slow", reduced=False)
    expect(table.page.locator("html")).to_have_attribute("data-motion", "on")
    table.button("end").click()
    expect(table.log().filter(has_text="Seat 2").first).to_be_visible()
    table.button("skip").click()
    table.expect_prompt("Cleo’s turn")
    table.settle(idle=True)
    expect(table.button("skip")).to_have_count(0)
    ben = next(piece for piece in table.view()["pieces"] if piece["seat"] == 1)
    expect(table.cell(ben["cell"])).to_have_accessible_name(re.compile("Seat 2"))
