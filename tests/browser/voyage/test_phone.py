"""In one hand: nothing to scroll sideways, targets for a thumb, turns by touch."""

from playwright.sync_api import expect

from tests.browser.phones import check_targets, check_width
from tests.browser.tables import Tables
from tests.browser.visits import Visits
from tests.browser.voyage.games import Voyage
from tests.browser.voyage.hands import Finger
from tests.browser.voyage.table import VoyageTable


def test_a_turn_is_played_by_touch(visits: Visits, tables: Tables, voyage: Voyage) -> None:
    made = tables.at(voyage.harbour, "me Ann", "friend Ben")
    table = VoyageTable(visits.open(made.address(), phone=True))
    player = voyage.player(table, Finger(table))
    moment = table.settle()
    while table.view()["actor"] == 0:
        check_width(table.page)
        check_targets(table.page)
        moment = player.decide(moment, idle=True)
    assert {"start", "announce", "explore", "lay"} <= player.kinds
    assert len(table.view()["tiles"]) > 4


def test_the_end_of_a_game_by_touch(visits: Visits, tables: Tables, voyage: Voyage) -> None:
    made = tables.at(voyage.near_the_end, "me Ann", "bot greedy")
    table = VoyageTable(visits.open(made.address(), phone=True))
    voyage.player(table, Finger(table)).play_game()
    assert table.view()["phase"] == "over"
    expect(table.page.get_by_test_id("places")).to_be_visible()
    check_width(table.page)


def test_a_tile_is_turned_and_laid_by_touch(visits: Visits, tables: Tables, voyage: Voyage) -> None:
    made = tables.at(voyage.holding, "me Ann", "friend Ben")
    table = VoyageTable(visits.open(made.address(), phone=True))
    before = table.settle().entries
    table.page.touchscreen.tap(*table.spot(voyage.square))
    expect(table.held()).to_contain_text("1 of 3 ways")
    table.page.get_by_role("button", name="Turn the tile (R)").tap()
    expect(table.held()).to_contain_text("2 of 3 ways")
    assert table.plays() == []
    table.button("confirm").tap()
    table.after(before)
    assert table.view()["last"] == table.place_id(voyage.square)


def test_every_tab_fits(visits: Visits, tables: Tables, voyage: Voyage) -> None:
    made = tables.at(voyage.under_way, "me Ann", "friend Ben")
    table = VoyageTable(visits.open(made.address(), phone=True))
    table.settle()
    for tab in ("side", "players", "log", "help", "hand"):
        table.page.get_by_test_id(f"tab-{tab}").tap()
        expect(table.page.get_by_test_id(f"tab-{tab}")).to_have_attribute("aria-current", "page")
        check_width(table.page)
        check_targets(table.page)
