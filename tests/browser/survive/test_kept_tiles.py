"""Tiles kept for later: played before the moves, with a mouse and with keys."""

from playwright.sync_api import expect

from tests.browser.survive.hands import Keys
from tests.browser.survive.positions import middle
from tests.browser.survive.table import Table
from tests.browser.tables import Tables
from tests.browser.visits import Visits


def open_middle(visits: Visits, tables: Tables) -> Table:
    table = Table(visits.open(tables.at(middle(), "me Ann", "friend Ben").address()))
    table.settle()
    return table


def test_a_dolphin_carries_a_swimmer(visits: Visits, tables: Tables) -> None:
    table = open_middle(visits, tables)
    before = table.look().entries
    table.kept("dolphin").click()
    table.expect_prompt("which swimmer?")
    assert table.look().pieces == [table.key("r3")]
    table.click("r3")
    table.click("A2")
    table.settle(before + 1)
    assert table.explorer("r3")["cell"] == table.cell_id("A2")
    expect(table.kept("dolphin")).to_have_count(0)
    expect(table.log().last).to_contain_text("a dolphin carries")
    table.expect_prompt("Your turn: 3 moves")
    table.button("restart").click()
    expect(table.kept("dolphin")).to_have_count(1)
    table.settle()
    assert table.explorer("r3")["cell"] == table.cell_id("C4")


def test_a_dolphin_by_keyboard_and_too_late_after_a_move(visits: Visits, tables: Tables) -> None:
    table = open_middle(visits, tables)
    hands = Keys(table)
    table.page.keyboard.press("t")
    table.expect_prompt("which swimmer?")
    table.page.keyboard.press("Escape")
    hands.take(table.key("r0"))
    before = table.look().entries
    hands.goal(table.key("D5"))
    table.settle(before + 1)
    assert table.explorer("r0")["cell"] == table.cell_id("D5")
    expect(table.kept("dolphin")).to_have_attribute("aria-disabled", "true")
    table.poke(table.kept("dolphin"))
    expect(table.prompt().get_by_role("link")).to_have_text("survive.turn.kept-first")
