"""Tiles sink in the sinking step alone; what lay beneath is for those who may see it."""

import re

from playwright.sync_api import expect

from tests.browser.survive.positions import INLAND, middle
from tests.browser.survive.table import Table
from tests.browser.tables import Tables
from tests.browser.visits import Visits
from tests.survive.positions import position


def test_a_tile_only_sinks_in_the_sinking_step(visits: Visits, tables: Tables) -> None:
    made = tables.at(middle(), "me Ann", "friend Ben")
    table = Table(visits.open(made.address()))
    table.settle()
    expect(table.named("F6")).not_to_have_accessible_name(re.compile("may sink"))
    table.click("F6")
    expect(table.why_not()).to_contain_text("Press “Sink a tile” first")
    table.click("r0")
    table.click("I7")
    expect(table.why_not()).to_be_visible()
    assert table.plays() == []

    table.button("sink").click()
    names = ("D4", "D5", "E5", "F6")
    assert sorted(table.look().cells) == sorted(table.cell_id(name) for name in names)
    table.click("E6")
    expect(table.why_not()).to_contain_text("Beaches sink first.")
    expect(table.why_not().get_by_role("link")).to_have_text("survive.sink.order")
    assert table.plays() == []

    table.button("back").click()
    assert table.look().cells == []
    table.sink("F6")
    assert len(table.plays()) == 1
    expect(table.named("F6")).to_have_accessible_name(re.compile("^F6, sea where a tile has sunk"))
    table.settle(idle=True)
    assert table.look().buttons.get("undo", False) is False


def test_a_kept_tile_is_shown_to_the_one_who_took_it(visits: Visits, tables: Tables) -> None:
    state = position(
        land=f"beach D4, {INLAND}", red="~C1 E6", blue="D4", under="wind.beach", kept=["", ""]
    )
    made = tables.at(state, "me Ann", "friend Ben")
    ann = Table(visits.open(made.address()))
    ben = Table(visits.open(made.address(made.links[1])))
    ben.settle(idle=True)
    ann.settle()
    entries = ann.sink("D4").entries
    ben.settle(entries, idle=True)
    expect(ann.kept("wind")).to_have_count(1)
    expect(ann.log().filter(has_text=re.compile("[Ww]ind"))).not_to_have_count(0)
    assert "ind" not in ben.page.get_by_test_id("log").inner_text().replace("finds", "")
    expect(ben.log().filter(has_text="keeps the tile")).to_have_count(1)
    assert ben.explorer("b0")["at"] == "sea"
