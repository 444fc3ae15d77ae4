"""One screen for two: a turn that is not revealed stays behind the hand-over screen."""

from playwright.sync_api import expect

from tests.browser.explorers.honesty import check_frames
from tests.browser.explorers.positions import under_way
from tests.browser.explorers.table import Table
from tests.browser.tables import Tables
from tests.browser.visits import Visits
from tests.explorers.positions import cells_of


def test_a_turn_is_hidden_from_the_next_player(visits: Visits, tables: Tables) -> None:
    made = tables.at(under_way(), "me Ann", "screen Ben")
    table = Table(visits.open(made.address()))
    handed_to(table, "Ann")
    table.take_screen()
    table.cross("D5 C5")

    table.page.reload()
    handed_to(table, "Ann")
    assert table.last_update()["viewer"] == -1
    assert not {*cells_of("D5 C5")} & {*table.board(0)["crosses"]}
    table.take_screen()
    assert {*cells_of("D5 C5")} <= {*table.settle().crossed}
    table.cross("C6")
    table.seal()

    handed_to(table, "Ben")
    assert "Ann crosses" not in table.page.locator("body").inner_text()
    table.take_screen()
    table.settle()
    assert table.last_update()["viewer"] == 1
    assert not {*cells_of("D5 C5 C6")} & {*table.board(0)["crosses"]}
    assert "Ann crosses" not in table.page.get_by_test_id("log").inner_text()
    assert "Ann crosses" not in table.page.get_by_test_id("live").inner_text()
    table.take(1)
    table.cross("F5 F6 F7")
    table.cross("E6")
    table.seal()
    expect(table.log().filter(has_text="Ann crosses 3 cells, sand")).to_have_count(1)
    expect(table.log().filter(has_text="Ben takes mountain, 4 crosses")).to_have_count(1)
    check_frames(tables, made, (table.visit, made.key, [0, 1]))


def handed_to(table: Table, name: str) -> None:
    expect(table.page.get_by_role("dialog", name=f"Hand the screen to {name}")).to_be_visible()
    assert table.page.locator("[data-cell]").count() == 0
