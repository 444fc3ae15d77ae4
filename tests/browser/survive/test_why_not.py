"""Why not? Whatever cannot be done says so, with the rule behind it."""

import pytest
from playwright.sync_api import expect

from tests.browser.survive.positions import middle
from tests.browser.survive.table import Table
from tests.browser.tables import Tables
from tests.browser.visits import Visits

REFUSED = [
    ("r0", "M1", "survive.turn.three-moves"),
    ("r0", "NW", "survive.land.only-there"),
    ("r3", "E6", "survive.move.no-return"),
    ("boat H2", "J9", "survive.turn.three-moves"),
]


@pytest.fixture
def table(visits: Visits, tables: Tables) -> Table:
    made = tables.at(middle(), "me Ann", "friend Ben")
    table = Table(visits.open(made.address()))
    table.settle()
    return table


def test_what_cannot_be_reached_names_its_rule(table: Table) -> None:
    chosen = ""
    for piece, goal, rule in REFUSED:
        if piece != chosen:
            table.page.keyboard.press("Escape")
            table.click(piece)
            chosen = piece
        table.click(goal)
        expect(table.why_not().get_by_role("link")).to_have_text(rule)
        said = table.why_not().locator("p").inner_text()
        assert len(said) > 15
        expect(table.page.get_by_test_id("live")).to_contain_text(said)
    assert table.plays() == []
    with table.page.context.expect_page() as rules:
        table.why_not().get_by_role("link").click()
    expect(rules.value.locator(f'[id="{REFUSED[-1][2]}"]')).to_be_in_viewport()


def test_anothers_explorer_cannot_be_taken_up(table: Table) -> None:
    table.click("b3")
    expect(table.why_not().get_by_role("link")).to_have_text("survive.move.own")
    table.crew("r4").click()
    assert table.look().chosen == [4]


def test_resting_on_a_space_out_of_reach_is_enough(table: Table) -> None:
    table.crew("r0").click()
    table.named("M1").hover()
    expect(table.why_not().get_by_role("link")).to_have_text("survive.turn.three-moves")


def test_a_defence_tile_waits_for_an_attack(table: Table) -> None:
    table.page.keyboard.press("t")
    table.expect_prompt("which swimmer?")
    table.page.keyboard.press("Escape")
    table.button("sink").click()
    assert table.look().cells != []
    table.page.keyboard.press("Escape")
    table.expect_prompt("Your turn: 3 moves")
