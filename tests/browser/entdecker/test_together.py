"""Several browsers at one table, one screen for two, and a reload in the middle of a turn."""

import pytest
from playwright.sync_api import expect

from tests.browser.entdecker.player import Player
from tests.browser.entdecker.positions import harbour
from tests.browser.honesty import Truth, check_frames
from tests.browser.tables import Tables
from tests.browser.visits import Visits
from tests.browser.voyage.hands import Mouse
from tests.browser.voyage.table import VoyageTable


def test_two_browsers_and_one_reloads_in_the_middle_of_a_turn(
    visits: Visits, tables: Tables
) -> None:
    made = tables.at(harbour(), "me Ann", "friend Ben")
    ann = VoyageTable(visits.open(made.address()))
    ben = VoyageTable(visits.open(made.address(made.links[1])))
    watcher = VoyageTable(visits.open(made.address(made.watch)))
    watcher.settle(idle=True)
    expect(watcher.page.get_by_test_id("watching")).to_contain_text("You are watching")
    ann.settle()
    expect(ann.page.get_by_test_id("players")).to_contain_text("at the table")
    moment = ann.do("start E7", "announce 2", "draw 1")
    view = ann.view()
    ann.page.reload()
    again = ann.settle()
    assert (again.entries, again.title) == (moment.entries, "Place the cape")
    assert ann.view() == view
    moment = ann.do("lay E6", "draw 1", "lay F6", "build post")
    ben.settle(moment.entries)
    assert ben.view()["tiles"] == ann.view()["tiles"]
    assert ben.charted() == ann.charted()
    assert len(ben.charted()) == 5

    moment = Player(ben, Mouse(ben)).play_turn()
    for table in (ann, watcher):
        table.settle(moment.entries, idle=True)
        expect(table.log().filter(has_text="Ben sails from").first).to_be_visible()
        assert table.charted() == ben.charted()
    checked = check_frames(
        tables,
        made,
        (ann.visit, made.key, [0]),
        (ben.visit, made.links[1], [1]),
        (watcher.visit, made.watch, []),
    )
    assert checked > 3 * 8


def test_one_screen_is_handed_on(visits: Visits, tables: Tables) -> None:
    """Nothing is hidden from anybody: no curtain falls, and both see the same chart."""
    made = tables.at(harbour(), "me Ann", "screen Ben")
    table = VoyageTable(visits.open(made.address()))
    table.settle()
    assert table.told()["viewer"] == 0
    moment = Player(table, Mouse(table)).play_turn()
    seen = {**table.view(), "seat": -1}
    assert not moment.curtain
    now = table.settle(moment.entries)
    assert (now.entries, now.curtain) == (moment.entries, False)
    assert table.told()["viewer"] == 1
    assert {**table.view(), "seat": -1} == seen
    table.expect_prompt("Where does the ship start?")
    check_frames(tables, made, (table.visit, made.key, [0, 1]))


def test_the_check_itself_notices_a_leak(visits: Visits, tables: Tables) -> None:
    """The next tile of a pile is nobody's to know."""
    made = tables.at(harbour(), "me Ann", "friend Ben")
    ann = VoyageTable(visits.open(made.address()))
    ann.settle()
    truth = Truth(tables.stored(made.table))
    told = ann.told()
    truth.check(told, [0])
    drawn = {**told["view"], "drawn": {"tile": "C", "event": ""}}
    for leak in ({**told, "viewer": 1}, {**told, "view": drawn}, {**told, "seed": 7}):
        with pytest.raises(AssertionError):
            truth.check(leak, [0])
