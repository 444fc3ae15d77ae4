"""Several browsers at one table: they see each other's moves, and nothing more."""

import pytest
from playwright.sync_api import expect

from tests.browser.honesty import Truth, check_frames
from tests.browser.neue_entdecker.player import Player
from tests.browser.neue_entdecker.positions import harbour
from tests.browser.tables import Tables
from tests.browser.visits import Visits
from tests.browser.voyage.hands import Mouse
from tests.browser.voyage.table import VoyageTable


def test_two_browsers_and_one_reloads_in_the_middle_of_a_turn(
    visits: Visits, tables: Tables
) -> None:
    made = tables.at(harbour("C?natives"), "me Ann", "friend Ben")
    ann = VoyageTable(visits.open(made.address()))
    ben = VoyageTable(visits.open(made.address(made.links[1])))
    watcher = VoyageTable(visits.open(made.address(made.watch)))
    watcher.settle(idle=True)
    ann.settle()
    moment = ann.do("start S|F8", "announce 2", "draw 1")
    view = ann.view()
    ann.page.reload()
    again = ann.settle()
    assert (again.entries, again.title) == (moment.entries, "Place the cape")
    assert ann.view() == view
    moment = Player(ann, Mouse(ann)).play_turn()
    ben.settle(moment.entries)
    assert ben.charted() == ann.charted()
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


def test_the_check_itself_notices_a_leak(visits: Visits, tables: Tables) -> None:
    """A token that Ann has not seen, or Ben's view, must not pass."""
    made = tables.at(harbour(), "me Ann", "friend Ben")
    ann = VoyageTable(visits.open(made.address()))
    ann.settle()
    truth = Truth(tables.stored(made.table))
    told = ann.told()
    truth.check(told, [0])
    true_view = truth.after[told["entries"]][0][-1].view(1)
    paths = {**told["view"], "paths": true_view["paths"]}
    for leak in ({**told, "viewer": 1}, {**told, "view": paths}):
        with pytest.raises(AssertionError):
            truth.check(leak, [0])
