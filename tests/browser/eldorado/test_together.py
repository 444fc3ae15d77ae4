"""Several browsers at one table: they see each other's moves, and nothing more."""

import pytest
from playwright.sync_api import expect

from tests.browser.eldorado.hands import Mouse
from tests.browser.eldorado.honesty import check_frames
from tests.browser.eldorado.player import Player
from tests.browser.eldorado.table import Table
from tests.browser.honesty import Truth
from tests.browser.tables import Tables
from tests.browser.visits import Visits

SHOWN = """() => [...document.querySelectorAll('[data-cell]')]
  .map((cell) => cell.getAttribute('aria-label')).filter((name) => name.includes('stands here'))"""


def standing(table: Table) -> list[str]:
    """Where the pieces stand, as the page says it aloud, without what is only one's own."""
    names: list[str] = table.page.evaluate(SHOWN)
    return [name.replace(", chosen", "").replace(", reachable", "") for name in names]


def test_two_browsers_at_one_table_and_one_reloads(visits: Visits, tables: Tables) -> None:
    made = tables.new("me Ann", "friend Ben", "bot greedy", route="first")
    ann = Table(visits.open(made.address()))
    ben = Table(visits.open(made.address(made.links[1])))
    expect(ann.page.get_by_test_id("players")).to_contain_text("at the table")

    moment = Player(ann, Mouse(ann)).play_turn()
    ben.settle(moment.entries, idle=True)
    assert standing(ann) == standing(ben)
    before, hand = ben.settle(), ben.view()["hand"]
    ben.page.reload()
    after = ben.settle()
    assert after == before
    assert ben.view()["hand"] == hand
    moment = Player(ben, Mouse(ben)).play_turn()
    ann.settle(moment.entries)
    assert standing(ann) == standing(ben)
    expect(ann.log().filter(has_text="Ben").first).to_be_visible()
    expect(ben.log().filter(has_text="Ann").first).to_be_visible()
    check_frames(tables, made, (ann.visit, made.key, [0]), (ben.visit, made.links[1], [1]))


def test_no_frame_tells_what_a_seat_may_not_know(visits: Visits, tables: Tables) -> None:
    made = tables.new("me Ann", "friend Ben", "bot greedy", route="first")
    ann = Table(visits.open(made.address()))
    ben = Table(visits.open(made.address(made.links[1])))
    watcher = Table(visits.open(made.address(made.watch)))
    expect(watcher.page.get_by_test_id("watching")).to_contain_text("You are watching")
    for table in (ann, ben):
        player = Player(table, Mouse(table))
        moment = player.decide(table.settle(), idle=True)
        if moment.buttons.get("undo"):
            table.button("undo").click()
            table.settle(moment.entries + 1)
        player.play_turn()
    last = ann.settle().entries
    for table in (ben, watcher):
        table.settle(last, idle=True)
    checked = check_frames(
        tables,
        made,
        (ann.visit, made.key, [0]),
        (ben.visit, made.links[1], [1]),
        (watcher.visit, made.watch, []),
    )
    assert checked > 2 * 4
    assert watcher.look().hand == []


def test_the_check_itself_notices_a_leak(visits: Visits, tables: Tables) -> None:
    """A frame with one card too many must not pass."""
    made = tables.new("me Ann", "friend Ben", route="first")
    ann = Table(visits.open(made.address()))
    ann.settle()
    truth = Truth(tables.stored(made.table))
    frame = ann.last_update()
    truth.check(frame, [0])
    true_hand = truth.after[frame["entries"]][0][-1].view(1)["hand"]
    seat = {**frame["view"]["seats"][1], "known": true_hand}
    seats = [frame["view"]["seats"][0], seat]
    for leak in (
        {**frame, "viewer": 1},
        {**frame, "view": {**frame["view"], "seats": seats}},
        {**frame, "hands": [[], true_hand]},
    ):
        with pytest.raises(AssertionError):
            truth.check(leak, [0])
