"""One screen for two, and a check of the checks that several browsers rely on."""

import pytest

from tests.browser.entdecker.player import Player
from tests.browser.entdecker.positions import harbour
from tests.browser.honesty import Truth, check_frames
from tests.browser.tables import Tables
from tests.browser.visits import Visits
from tests.browser.voyage.hands import Mouse
from tests.browser.voyage.table import VoyageTable


def test_one_screen_is_handed_on(visits: Visits, tables: Tables) -> None:
    """Nothing is hidden from anybody: no hand-over screen comes, and both see the same chart."""
    made = tables.at(harbour(), "me Ann", "screen Ben")
    table = VoyageTable(visits.open(made.address()))
    table.settle()
    assert table.last_update()["viewer"] == 0
    moment = Player(table, Mouse(table)).play_turn()
    seen = {**table.view(), "seat": -1}
    assert not moment.hand_over
    now = table.settle(moment.entries)
    assert (now.entries, now.hand_over) == (moment.entries, False)
    assert table.last_update()["viewer"] == 1
    assert {**table.view(), "seat": -1} == seen
    table.expect_prompt("Where does the ship start?")
    check_frames(tables, made, (table.visit, made.key, [0, 1]))


def test_the_check_itself_notices_a_leak(visits: Visits, tables: Tables) -> None:
    """The next tile of a pile is nobody's to know."""
    made = tables.at(harbour(), "me Ann", "friend Ben")
    ann = VoyageTable(visits.open(made.address()))
    ann.settle()
    truth = Truth(tables.stored(made.table))
    frame = ann.last_update()
    truth.check(frame, [0])
    drawn = {**frame["view"], "drawn": {"tile": "C", "event": ""}}
    for leak in ({**frame, "viewer": 1}, {**frame, "view": drawn}, {**frame, "seed": 7}):
        with pytest.raises(AssertionError):
            truth.check(leak, [0])
