"""Advanced temples: bonus crosses after everybody has sealed, one bonus after the other."""

from playwright.sync_api import expect

from tests.browser.explorers.honesty import check_frames
from tests.browser.explorers.positions import before_temple, two_bonuses
from tests.browser.explorers.table import Table
from tests.browser.tables import Tables
from tests.browser.visits import Visits


def test_a_temple_gives_bonus_crosses_after_the_seal(visits: Visits, tables: Tables) -> None:
    made = tables.at(before_temple(), "me Ann", "friend Ben")
    ann = Table(visits.open(made.address()))
    ben = Table(visits.open(made.address(made.links[1])))
    ben.settle()
    ann.take(1)
    ann.named("B2").hover()
    expect(ann.prompt()).to_contain_text(
        "B2, mountain, temple A. With a key: 3 bonus crosses next."
    )
    ann.cross("B2 A2")
    assert ann.board(0)["keys_used"] == 1
    ann.seal()
    ann.expect_prompt("Waiting for Ben")
    ben.cross("F5 F6 F7")
    ben.cross("E6")
    entries = ben.seal().entries
    ben.expect_prompt("Waiting for Ann")
    assert ben.board(0)["temples"][0] == 8

    ann.settle(entries)
    ann.expect_prompt("3 bonus crosses, all in one terrain")
    moment = ann.cross("B1")
    assert moment.title == "2 crosses left: mountain"
    moment = ann.cross("A1 C1")
    assert moment.buttons == {"restart": True, "undo": True, "seal": True}
    assert not {0, 1, 2} & {*ben.board(0)["crosses"]}
    entries = ann.seal().entries
    ben.settle(entries, idle=True)
    assert {0, 1, 2} <= {*ben.board(0)["crosses"]}
    expect(ben.log().filter(has_text="Ann crosses 3 cells, mountain")).to_have_count(1)
    check_frames(tables, made, (ann.visit, made.key, [0]), (ben.visit, made.links[1], [1]))


def test_of_two_bonuses_one_is_used_first(visits: Visits, tables: Tables) -> None:
    made = tables.at(two_bonuses(), "me Ann", "bot greedy")
    table = Table(visits.open(made.address()))
    table.settle()
    table.expect_prompt("Which bonus first?")
    assert {"bonus-0", "bonus-1"} <= {*table.look().buttons}
    table.do(table.button("bonus-1"))
    table.expect_prompt("3 bonus crosses, all in one terrain")
    table.cross("P3 P2 P1")
    table.expect_prompt("3 bonus crosses, all in one terrain")
    table.cross("B1 A1 C1")
    table.seal()
    assert {0, 1, 2, 15, 31, 47} <= {*table.board(0)["crosses"]}
