"""Several browsers at one table: they see each other's moves, and nothing more."""

import pytest
from playwright.sync_api import expect

from tests.browser.honesty import Truth
from tests.browser.survive.hands import Mouse
from tests.browser.survive.honesty import check_frames, check_secrets
from tests.browser.survive.player import Player
from tests.browser.survive.positions import middle
from tests.browser.survive.table import Table
from tests.browser.tables import Tables
from tests.browser.visits import Visits

PIECES = """() => [...document.querySelectorAll('[data-piece]')]
  .map((piece) => `${piece.dataset.piece} ${piece.style.translate}`).sort()"""


def standing(table: Table) -> list[str]:
    """Every piece of the map, and where it is drawn."""
    pieces: list[str] = table.page.evaluate(PIECES)
    return pieces


def test_two_browsers_and_one_reloads_in_the_middle_of_a_move(
    visits: Visits, tables: Tables
) -> None:
    made = tables.at(middle(), "me Ann", "friend Ben")
    ann = Table(visits.open(made.address()))
    ben = Table(visits.open(made.address(made.links[1])))
    watcher = Table(visits.open(made.address(made.watch)))
    watcher.settle(idle=True)
    expect(ann.page.get_by_test_id("players")).to_contain_text("at the table")
    ann.settle()
    moment = ann.move("r1", "boat C5")
    ben.settle(moment.entries, idle=True)
    assert standing(ann) == standing(ben)

    ann.click("r3")
    assert ann.look().cells != []
    view = ann.view()
    ann.page.reload()
    again = ann.settle()
    assert (again.entries, again.title) == (moment.entries, "Your turn: 2 moves")
    assert ann.view() == view
    assert standing(ann) == standing(ben)

    moment = ann.move("r3", "C5")
    ben.settle(moment.entries, idle=True)
    assert ann.explorer("r3")["cell"] == ben.explorer("r3")["cell"] == ann.cell_id("C5")
    moment = Player(ann, Mouse(ann)).play_turn()
    ben.settle(moment.entries)
    ben.page.reload()
    moment = Player(ben, Mouse(ben)).play_turn()
    for table in (ann, watcher):
        table.settle(moment.entries, idle=True)
        expect(table.log().filter(has_text="Ben").first).to_be_visible()
    check_frames(
        tables,
        made,
        (ann.visit, made.key, [0]),
        (ben.visit, made.links[1], [1]),
        (watcher.visit, made.watch, []),
    )


def test_no_frame_tells_what_a_seat_may_not_know(visits: Visits, tables: Tables) -> None:
    """While explorers are placed, with two seats and somebody who watches."""
    made = tables.new("me Ann", "friend Ben", "bot greedy")
    ann = Table(visits.open(made.address()))
    ben = Table(visits.open(made.address(made.links[1])))
    watcher = Table(visits.open(made.address(made.watch)))
    expect(watcher.page.get_by_test_id("watching")).to_contain_text("You are watching")
    players = {0: Player(ann, Mouse(ann)), 1: Player(ben, Mouse(ben))}
    while len(ann.view()["explorers"]) < 4 * 3:
        seat = ann.view()["actor"]
        if seat not in players:
            ann.settle(ann.look().entries, idle=True)
            continue
        table = players[seat].table
        moment = players[seat].decide(table.settle(ann.look().entries), idle=True)
        ann.settle(moment.entries, idle=True)
    last = ann.settle(idle=True).entries
    for table in (ben, watcher):
        table.settle(last, idle=True)
    checked = check_frames(
        tables,
        made,
        (ann.visit, made.key, [0]),
        (ben.visit, made.links[1], [1]),
        (watcher.visit, made.watch, []),
    )
    assert checked > 3 * 10
    for line in watcher.log().filter(has_text="places an explorer").all_inner_texts():
        assert "worth" not in line


def test_the_check_itself_notices_a_leak(visits: Visits, tables: Tables) -> None:
    """A frame with one value or one kept tile too many must not pass."""
    made = tables.at(middle(), "me Ann", "friend Ben")
    ann = Table(visits.open(made.address()))
    ann.settle()
    truth = Truth(tables.stored(made.table))
    frame = ann.last_update()
    truth.check(frame, [0])
    check_secrets(frame, 0)
    true_view = truth.after[frame["entries"]][0][-1].view(1)
    values = {**frame["view"], "explorers": true_view["explorers"]}
    tiles = {**frame["view"], "kept": [*frame["view"]["kept"], *true_view["kept"]]}
    for leak in ({**frame, "viewer": 1}, {**frame, "view": values}, {**frame, "view": tiles}):
        with pytest.raises(AssertionError):
            truth.check(leak, [0])
    for view in (values, tiles):
        with pytest.raises(AssertionError):
            check_secrets({**frame, "view": view}, 0)
