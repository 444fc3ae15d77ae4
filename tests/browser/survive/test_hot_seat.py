"""One screen for two: no value and no kept tile of the next player before its owner says so."""

from playwright.sync_api import expect

from tests.browser.survive.hands import Mouse
from tests.browser.survive.honesty import check_frames
from tests.browser.survive.player import Player
from tests.browser.survive.positions import DEFENCE, middle
from tests.browser.survive.table import Table
from tests.browser.tables import Tables
from tests.browser.visits import Visits


def values_of(table: Table, seat: int) -> list[int]:
    return [one["value"] for one in table.view()["explorers"] if one["seat"] == seat]


def test_values_and_kept_tiles_are_hidden_from_the_next_player(
    visits: Visits, tables: Tables
) -> None:
    made = tables.at(middle(), "me Ann", "screen Ben")
    table = Table(visits.open(made.address()))
    for name, seat, other in (("Ann", 0, 1), ("Ben", 1, 0)):
        hand_over = table.page.get_by_role("dialog", name=f"Hand the screen to {name}")
        expect(hand_over).to_be_visible()
        assert table.last_update()["viewer"] != seat
        assert not any(values_of(table, seat))
        assert table.page.get_by_test_id("hand").count() == 0
        assert table.page.locator("[data-piece]").count() == 0
        expect(hand_over.get_by_role("button", name=f"I am {name}: show my side")).to_be_visible()
        table.take_screen()
        table.settle()
        assert table.last_update()["viewer"] == seat
        assert all(values_of(table, seat))
        assert not any(values_of(table, other))
        expect(table.kept("dolphin")).to_have_count(1 - seat)
        expect(table.kept(DEFENCE)).to_have_count(seat)
        if seat == 0:
            Player(table, Mouse(table)).play_turn()
    check_frames(tables, made, (table.visit, made.key, [0, 1]))


def test_placing_hides_the_values_from_the_one_who_is_next(visits: Visits, tables: Tables) -> None:
    made = tables.new("me Ann", "screen Ben")
    table = Table(visits.open(made.address()))
    ready = table.page.get_by_test_id("hand-over-ready")
    table.take_screen()
    before = table.settle().entries
    hands = Mouse(table)
    hands.value(6)
    hands.goal(f"cell-{table.look().cells[0]}")
    expect(ready).to_be_visible()
    assert "worth" not in table.page.locator("body").inner_text()
    table.take_screen()
    table.settle(before + 1)
    expect(table.log().filter(has_text="Ann places an explorer")).to_have_count(1)
    assert "worth 6" not in table.page.get_by_test_id("log").inner_text()
    assert values_of(table, 0) == [0]
    check_frames(tables, made, (table.visit, made.key, [0, 1]))
