"""One screen for two: nothing of the next hand is there before its owner says so."""

from playwright.sync_api import expect

from tests.browser.eldorado.hands import Mouse
from tests.browser.eldorado.honesty import check_frames
from tests.browser.eldorado.player import Player
from tests.browser.eldorado.table import Table
from tests.browser.tables import Tables
from tests.browser.visits import Visits
from tests.eldorado.positions import cards, position


def test_the_screen_is_handed_over_with_hidden_hands(visits: Visits, tables: Tables) -> None:
    made = tables.new("me Ann", "screen Ben", "bot greedy", route="first")
    table = Table(visits.open(made.address()))
    for name, seat in (("Ann", 0), ("Ben", 1), ("Ann", 0)):
        hand_over = table.page.get_by_role("dialog", name=f"Hand the screen to {name}")
        expect(hand_over).to_be_visible()
        frame = table.last_update()
        assert frame["viewer"] != seat
        assert frame["view"]["seat"] != seat
        assert table.page.get_by_test_id("hand").count() == 0
        hand_over.get_by_role("button", name=f"I am {name}: show my side").click()
        expect(table.page.get_by_test_id("hand")).to_be_visible()
        assert table.last_update()["viewer"] == seat
        Player(table, Mouse(table)).play_turn()
    check_frames(tables, made, (table.visit, made.key, [0, 1]))


def test_no_word_of_a_hand_is_left_for_the_next_player(visits: Visits, tables: Tables) -> None:
    """Ann draws a Cartographer and Ben holds a Compass: neither sees the other's card."""
    state = position(at="B31", hand="traveler", deck="cartographer", others="B26 B32")
    state.hands[1] = cards("compass")
    made = tables.at(state, "me Ann", "screen Ben", "friend Cleo")
    table = Table(visits.open(made.address()))
    ready = table.page.get_by_test_id("hand-over-ready")
    document = table.page.locator("body")

    table.take_screen()
    expect(table.held("Traveler")).to_be_visible()
    assert "Compass" not in table.page.get_by_test_id("hand").inner_text()
    table.end_turn()
    expect(ready).to_be_visible()
    view = table.last_update()["view"]
    assert view["hand"] != cards("compass")
    assert table.page.get_by_test_id("hand").count() == 0

    table.take_screen()
    expect(table.held("Compass")).to_be_visible()
    expect(table.log().last).to_be_visible()
    assert "Cartographer" not in table.page.get_by_test_id("log").inner_text()
    assert "Cartographer" not in table.page.get_by_test_id("live").inner_text()
    assert "Cartographer" not in document.get_by_test_id("hand").inner_text()
    check_frames(tables, made, (table.visit, made.key, [0, 1]))
