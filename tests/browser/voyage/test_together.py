"""Several browsers at one table: they see each other's moves, and nothing more."""

from playwright.sync_api import expect

from tests.browser.honesty import check_frames
from tests.browser.tables import Tables
from tests.browser.visits import Visits
from tests.browser.voyage.games import Voyage
from tests.browser.voyage.hands import Mouse
from tests.browser.voyage.table import VoyageTable


def test_two_browsers_and_one_reloads_in_the_middle_of_a_turn(
    voyage: Voyage, visits: Visits, tables: Tables
) -> None:
    made = tables.at(voyage.together, "me Ann", "friend Ben")
    ann = VoyageTable(visits.open(made.address()))
    ben = VoyageTable(visits.open(made.address(made.links[1])))
    watcher = VoyageTable(visits.open(made.address(made.watch)))
    watcher.settle(idle=True)
    expect(watcher.page.get_by_test_id("watching")).to_contain_text("You are watching")
    ann.settle()
    expect(ann.page.get_by_test_id("players")).to_contain_text("at the table")
    moment = ann.do(f"start {voyage.start}", "announce 2", "draw 1")
    view = ann.view()
    ann.page.reload()
    again = ann.settle()
    assert (again.entries, again.title) == (moment.entries, "Lay the cape")
    assert ann.view() == view
    before = len(ann.charted())
    moment = voyage.player(ann, Mouse(ann)).play_turn()
    ben.settle(moment.entries)
    assert ben.view()["tiles"] == ann.view()["tiles"]
    assert ben.charted() == ann.charted()
    assert len(ben.charted()) >= before + 2

    moment = voyage.player(ben, Mouse(ben)).play_turn()
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
