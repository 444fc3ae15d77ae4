"""Two browsers decide at the same time: each sees its own crosses, and all at the reveal."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.explorers.hands import Mouse
from tests.browser.explorers.honesty import VeiledTruth, check_frames
from tests.browser.explorers.player import Player
from tests.browser.explorers.positions import under_way
from tests.browser.explorers.table import Table
from tests.browser.tables import Tables
from tests.browser.visits import Visits
from tests.explorers.positions import cells_of


def test_both_decide_at_once_and_one_reloads_before_sealing(visits: Visits, tables: Tables) -> None:
    made = tables.at(under_way(), "me Ann", "friend Ben")
    ann = Table(visits.open(made.address()))
    ben = Table(visits.open(made.address(made.links[1])))
    watcher = Table(visits.open(made.address(made.watch)))
    watcher.settle(idle=True)
    before = ben.settle()
    ann.cross("D5 C5")
    ben.take(1)
    moment = ben.cross("F5")
    assert set(moment.crossed) - set(before.crossed) == {*cells_of("F5")}
    ann.page.reload()
    again = ann.settle()
    assert set(again.crossed) - set(before.crossed) == {*cells_of("D5 C5")}
    expect(ann.prompt()).to_contain_text("One cross left: sand")
    expect(ann.log().last).to_contain_text("Ann crosses 2 cells, sand")

    ann.button("undo").click()
    ann.settle(again.entries + 1)
    expect(ann.named("C5")).to_have_accessible_name("C5, sand, legal")
    ann.cross("C5 C6")
    expect(ben.page.get_by_text("sealed", exact=True)).to_have_count(0)
    ann.seal()
    expect(ann.prompt()).to_contain_text("Waiting for Ben")
    expect(ann.button("undo")).to_have_count(0)
    for table in (ben, watcher):
        expect(table.page.get_by_text("sealed", exact=True)).to_be_visible()
        assert sorted(table.board(0)["crosses"]) == sorted(before.crossed)
        expect(table.log().filter(has_text="Ann crosses")).to_have_count(0)

    entries = ben.look().entries
    ben.button("restart").click()
    assert ben.settle(entries + 1).crossed == before.crossed
    ben.take(0)
    ben.cross("G4 H4")
    entries = ben.seal().entries
    for table in (ann, watcher):
        table.settle(entries, idle=True)
    for table in (ann, ben, watcher):
        expect(table.log().filter(has_text="Ann crosses 3 cells, sand")).to_have_count(1)
        expect(table.log().filter(has_text="Ben takes sand, 2 crosses")).to_have_count(1)
        assert {*cells_of("D5 C5 C6")} <= {*table.board(0)["crosses"]}
        assert {*cells_of("G4 H4")} <= {*table.board(1)["crosses"]}
    look_at_board_of(ann, "Ben", "H4")
    checked = check_frames(
        tables,
        made,
        (ann.visit, made.key, [0]),
        (ben.visit, made.links[1], [1]),
        (watcher.visit, made.watch, []),
    )
    assert checked > 15


def look_at_board_of(table: Table, name: str, cell: str) -> None:
    """Another's board is one click away, and so is the own one."""
    crossed = re.compile(f"^{cell}, sand, crossed")
    expect(table.named(cell)).not_to_have_accessible_name(crossed)
    table.page.get_by_role("button", name=f"{name} at the table").click()
    expect(table.page.get_by_test_id("other-board")).to_contain_text(name)
    expect(table.named(cell)).to_have_accessible_name(crossed)
    table.page.get_by_role("button", name="Back to mine").click()
    expect(table.page.get_by_test_id("other-board")).to_have_count(0)


def test_nothing_is_told_before_the_reveal(visits: Visits, tables: Tables) -> None:
    """A new game with a bot that seals at once, somebody who watches, and moves taken back."""
    made = tables.new("me Ann", "friend Ben", "bot greedy", start_tie="random")
    ann = Table(visits.open(made.address()))
    ben = Table(visits.open(made.address(made.links[1])))
    watcher = Table(visits.open(made.address(made.watch)))
    players = [Player(table, Mouse(table)) for table in (ann, ben)]
    for _ in range(2):
        for player in players:
            moment = player.decide(player.table.settle(), idle=True)
            if moment.buttons.get("undo"):
                player.hands.press("undo")
                player.table.settle(moment.entries + 1)
        for player in players:
            player.play_turn()
    last = max(table.settle(idle=True).entries for table in (ann, ben))
    watcher.settle(last, idle=True)
    expect(watcher.page.get_by_test_id("watching")).to_contain_text("You are watching")
    checked = check_frames(
        tables,
        made,
        (ann.visit, made.key, [0]),
        (ben.visit, made.links[1], [1]),
        (watcher.visit, made.watch, []),
    )
    assert checked > 30


def test_the_check_itself_notices_a_leak(visits: Visits, tables: Tables) -> None:
    """A frame with one cross or one line too many must not pass."""
    made = tables.at(under_way(), "me Ann", "friend Ben")
    ann = Table(visits.open(made.address()))
    ben = Table(visits.open(made.address(made.links[1])))
    ann.cross("D5")
    ben.settle()
    truth = VeiledTruth(tables.stored(made.table))
    frame, own = ben.last_update(), ann.last_update()
    truth.check(frame, [1])
    truth.check(own, [0])
    boards = [own["view"]["boards"][0], frame["view"]["boards"][1]]
    for leak in (
        {**frame, "viewer": 0},
        {**frame, "view": {**frame["view"], "boards": boards}},
        {**frame, "log": [*frame["log"], *own["log"]]},
    ):
        with pytest.raises(AssertionError):
            truth.check(leak, [1])
    for leak in ({**frame, "view": {"boards": boards}}, {**frame, "log": own["log"]}):
        with pytest.raises(AssertionError):
            truth.check_hidden(leak, 1)
