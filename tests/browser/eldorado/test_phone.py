"""In one hand: nothing to scroll sideways, targets for a thumb, and a turn by touch."""

from playwright.sync_api import expect

from tests.browser.eldorado.hands import Finger
from tests.browser.eldorado.player import Player
from tests.browser.eldorado.records import short_game
from tests.browser.eldorado.table import Table
from tests.browser.phones import check_targets, check_width
from tests.browser.replays import at_step
from tests.browser.tables import Tables
from tests.browser.visits import Visits
from tests.eldorado.positions import position

SCROLLED = "tab => { const before = tab.scrollTop; tab.scrollTop = 1000; return before; }"


def test_no_page_scrolls_sideways(visits: Visits, tables: Tables) -> None:
    page = visits.open("/", phone=True).page
    expect(page.get_by_role("link", name="New table: The Quest for El Dorado")).to_be_visible()
    check_width(page)
    page.goto("/new/eldorado")
    expect(page.get_by_role("button", name="Start the table")).to_be_visible()
    check_width(page)
    page.goto("/help/eldorado")
    expect(page.get_by_role("heading", name="What is ours")).to_be_visible()
    check_width(page)
    shown = tables.record(short_game())
    page.goto(shown.step(40))
    at_step(page, 40)
    check_width(page)


def test_a_turn_is_played_by_touch(visits: Visits, tables: Tables) -> None:
    made = tables.new("me Ann", "bot greedy", "bot greedy", route="first")
    table = Table(visits.open(made.address(), phone=True))
    player = Player(table, Finger(table))
    table.settle()
    check_width(table.page)
    check_targets(table.page)
    for _ in range(3):
        player.play_turn()
        check_width(table.page)
    moves = [line for line in table.visit.frames.sent if line["type"] == "play"]
    assert moves


def test_every_tab_fits(visits: Visits, tables: Tables) -> None:
    state = position(at="B31", hand="explorer sailor traveler scout", others="B26 B32")
    made = tables.at(state, "me Ann", "friend Ben", "friend Cleo")
    table = Table(visits.open(made.address(), phone=True))
    table.settle()
    for tab in ("side", "players", "log", "help", "hand"):
        table.page.get_by_test_id(f"tab-{tab}").tap()
        expect(table.page.get_by_test_id(f"tab-{tab}")).to_have_attribute("aria-current", "page")
        check_width(table.page)
        # However far the last one was scrolled; the log goes to its own end.
        if tab != "log":
            assert table.page.locator(f'[data-region="{tab}"]').evaluate(SCROLLED) == 0


def test_a_tap_looks_first_and_plays_second(visits: Visits, tables: Tables) -> None:
    state = position(at="B31", hand="explorer scout", others="B19 B32")
    made = tables.at(state, "me Ann", "friend Ben", "friend Cleo")
    table = Table(visits.open(made.address(), phone=True))
    before = table.settle().entries
    table.held("Scout").tap()
    table.named("B26").tap()
    assert [frame for frame in table.visit.frames.sent if frame["type"] == "play"] == []
    table.named("B26").tap()
    table.after(before)
    assert len([frame for frame in table.visit.frames.sent if frame["type"] == "play"]) == 1
