"""Tables that were begun under an older version of a game's rules."""

from typing import Any

import pytest

from incognita.table.errors import RefusedError
from incognita.table.live_tables import empty_history
from incognita.table.store import StoredChair, StoredTable

OPTIONS: dict[str, Any] = {"players": 2, "caves": True, "heroes": True}


def stored(rules: int) -> StoredTable:
    chairs = [StoredChair(seat, "person", f"seat {seat}", "") for seat in range(2)]
    return StoredTable("t", "eldorado", rules, OPTIONS, None, False, 0, chairs, [])


def test_an_older_table_plays_on_under_its_readings() -> None:
    history = empty_history(stored(1))
    assert history.options["tavern_visit"] == "may"
    assert history.record(["Ann", "Ben"]).rules == 2
    assert "tavern_visit" not in empty_history(stored(2)).options


def test_a_table_of_unknown_rules_says_which() -> None:
    with pytest.raises(RefusedError) as caught:
        empty_history(stored(9))
    assert caught.value.code == "rules-version"
    assert caught.value.facts == {"was": 9, "now": 2}
