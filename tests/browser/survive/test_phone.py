"""In one hand: nothing to scroll sideways, a list for a crowd, and turns by touch."""

from playwright.sync_api import expect

from tests.browser.phones import check_targets, check_width
from tests.browser.survive.hands import Finger
from tests.browser.survive.player import Player
from tests.browser.survive.positions import middle, near_the_end
from tests.browser.survive.table import Table
from tests.browser.tables import Tables
from tests.browser.visits import Visits


def test_a_game_is_begun_by_touch(visits: Visits, tables: Tables) -> None:
    made = tables.new("me Ann", "bot greedy", "bot greedy", "bot greedy", inland_pairs=True)
    table = Table(visits.open(made.address(), phone=True))
    player = Player(table, Finger(table))
    moment = table.settle()
    check_width(table.page)
    check_targets(table.page)
    for _ in range(4):
        moment = player.decide(moment)
        check_width(table.page)
    assert len(table.plays()) == 4


def test_the_end_of_a_game_by_touch(visits: Visits, tables: Tables) -> None:
    made = tables.at(near_the_end(), "me Ann", "bot greedy")
    table = Table(visits.open(made.address(), phone=True))
    player = Player(table, Finger(table))
    player.play_game()
    assert table.view()["phase"] == "over"
    expect(table.page.get_by_test_id("places")).to_be_visible()
    check_width(table.page)


def test_a_crowded_space_opens_a_list(visits: Visits, tables: Tables) -> None:
    made = tables.at(middle(), "me Ann", "friend Ben")
    table = Table(visits.open(made.address(), phone=True))
    before = table.settle().entries
    table.page.touchscreen.tap(*table.spot(table.key("r1")))
    picker = table.page.locator("[data-choice]")
    expect(picker).to_have_count(3)
    for explorer, value in (("r0", 3), ("r1", 5), ("r2", 1)):
        choice = table.page.locator(f'[data-choice="{table.key(explorer)}"]')
        expect(choice.locator("span")).to_have_text(f"red explorer worth {value}")
    check_targets(table.page)
    check_width(table.page)
    table.page.locator(f'[data-choice="{table.key("r1")}"]').tap()
    expect(picker).to_have_count(0)
    assert table.look().chosen == [1]

    goal = table.spot(table.key("D5"))
    table.page.touchscreen.tap(*goal)
    table.expect_prompt("Tap again to go there")
    assert table.plays() == []
    table.page.touchscreen.tap(*goal)
    table.after(before)
    assert table.explorer("r1")["cell"] == table.cell_id("D5")


def test_every_tab_fits(visits: Visits, tables: Tables) -> None:
    made = tables.at(middle(), "me Ann", "friend Ben")
    table = Table(visits.open(made.address(), phone=True))
    table.settle()
    for tab in ("side", "players", "log", "help", "hand"):
        table.page.get_by_test_id(f"tab-{tab}").tap()
        expect(table.page.get_by_test_id(f"tab-{tab}")).to_have_attribute("aria-current", "page")
        check_width(table.page)
