"""A check of the checks that several browsers rely on."""

import pytest

from tests.browser.honesty import Truth
from tests.browser.neue_entdecker.positions import harbour
from tests.browser.tables import Tables
from tests.browser.visits import Visits
from tests.browser.voyage.table import VoyageTable


def test_the_check_itself_notices_a_leak(visits: Visits, tables: Tables) -> None:
    """A token that Ann has not seen, or Ben's view, must not pass."""
    made = tables.at(harbour(), "me Ann", "friend Ben")
    ann = VoyageTable(visits.open(made.address()))
    ann.settle()
    truth = Truth(tables.stored(made.table))
    frame = ann.last_update()
    truth.check(frame, [0])
    true_view = truth.after[frame["entries"]][0][-1].view(1)
    paths = {**frame["view"], "paths": true_view["paths"]}
    for leak in ({**frame, "viewer": 1}, {**frame, "view": paths}):
        with pytest.raises(AssertionError):
            truth.check(leak, [0])
