"""A tile played in another's turn: the question, the answer, and what others learn of it."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from incognita.games.survive.rules.state import SurviveState
from tests.browser.frames import Frame
from tests.browser.survive.honesty import check_frames
from tests.browser.survive.positions import shark_near, shark_near_without
from tests.browser.survive.table import Table
from tests.browser.tables import Made, Tables
from tests.browser.visits import Visits

LIMIT = 4


class Attack:
    """Ann moves the shark onto Ben's swimmer; both are at the table."""

    def __init__(
        self, visits: Visits, tables: Tables, state: SurviveState, *, seconds: int = 0
    ) -> None:
        self.made: Made = tables.at(state, "me Ann", "friend Ben", answer_seconds=seconds)
        self.tables = tables
        self.ann = Table(visits.open(self.made.address()))
        self.ben = Table(visits.open(self.made.address(self.made.links[1])))
        self.before = self.ann.settle().entries
        self.ben.settle(idle=True)
        self.ann.expect_prompt("Where to with the shark?")
        self.ann.click("C5")
        self.asked = self.ben.settle(self.before + 1)
        self.ann.settle(self.before + 1, idle=True)

    def answer(self, id: str) -> None:
        self.ben.button(id).click()
        self.over()

    def over(self) -> None:
        for table in (self.ben, self.ann):
            table.settle(self.asked.entries + 1, idle=True)

    def check(self) -> None:
        check_frames(
            self.tables,
            self.made,
            (self.ann.visit, self.made.key, [0]),
            (self.ben.visit, self.made.links[1], [1]),
        )


def test_a_defence_is_played(visits: Visits, tables: Tables) -> None:
    attack = Attack(visits, tables, shark_near())
    ann, ben = attack.ann, attack.ben
    ben.expect_prompt("Ann moves a shark onto your swimmer at C5")
    ben.expect_prompt("Play your shark defence?")
    expect(ben.page.get_by_test_id("defence")).to_contain_text("You keep the shark defence.")
    assert set(attack.asked.buttons) == {"defend", "decline"}
    ann.expect_prompt("Ben is asked about a defence")

    attack.answer("defend")
    for table in (ann, ben):
        assert table.view()["phase"] != "defend"
        assert table.explorer("b0")["at"] == "sea"
        assert [one for one in table.view()["creatures"] if one["kind"] == "shark"] == []
        lines = table.log().filter(has_text="Ann moves a shark to C5, but Ben keeps it off")
        expect(lines).to_have_count(1)
    expect(ben.kept("shark_defence")).to_have_count(0)
    attack.check()


def test_a_swimmer_is_lost_when_nobody_defends(visits: Visits, tables: Tables) -> None:
    attack = Attack(visits, tables, shark_near())
    attack.ben.page.keyboard.press("n")
    attack.over()
    assert attack.ann.explorer("b0")["at"] == "lost"
    expect(attack.ben.kept("shark_defence")).to_have_count(1)
    expect(attack.ann.at(attack.ann.key("b0"))).to_have_count(0)
    attack.check()


def test_a_seat_without_the_tile_is_asked_the_same_way(visits: Visits, tables: Tables) -> None:
    """Who keeps the tile and lets it happen looks to Ann just as who never had it."""
    held = Attack(visits, tables, shark_near())
    held_prompt = held.ann.look()
    held.answer("decline")
    none = Attack(visits, tables, shark_near_without())
    none.ben.expect_prompt("Ann moves a shark onto your swimmer at C5")
    none.ben.expect_prompt("You keep no shark defence.")
    assert set(none.asked.buttons) == {"decline"}
    assert none.ann.look() == held_prompt
    none.ben.page.keyboard.press("Enter")
    none.over()

    assert without_times(held.ann) == without_times(none.ann)
    assert log_words(held.ann) == log_words(none.ann)
    held.check()
    none.check()


def without_times(table: Table) -> list[Frame]:
    """What the page was told of the game, without the minute of each line."""
    return [
        {**frame, "log": [{**line, "at": ""} for line in frame["log"]]}
        for frame in table.visit.frames.updates()
    ]


def log_words(table: Table) -> list[str]:
    return table.log().locator(".words").all_inner_texts()


@pytest.mark.parametrize("position", [shark_near, shark_near_without])
def test_the_time_to_answer_runs_out(visits: Visits, tables: Tables, position: Any) -> None:
    attack = Attack(visits, tables, position(), seconds=LIMIT)
    for table in (attack.ann, attack.ben):
        expect(table.page.get_by_test_id("countdown")).to_have_accessible_name(
            re.compile(rf"[1-{LIMIT}] seconds? left to answer")
        )
    countdown = attack.ben.page.get_by_test_id("countdown")
    expect(countdown).to_have_accessible_name("1 second left to answer")
    attack.over()
    expect(countdown).to_have_count(0)
    assert attack.ben.plays() == []
    assert attack.ann.explorer("b0")["at"] == "lost"
    assert attack.ann.view()["phase"] != "defend"
    attack.check()
