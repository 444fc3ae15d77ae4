"""Tables of Explorers from before the first player was asked about a tie."""

from typing import Any

from incognita.core import CHANCE
from incognita.games.explorers.rules import actions as act
from incognita.table.live_tables import empty_history
from incognita.table.store import CHANCE_ENTRY, Entry, StoredChair, StoredTable
from tests.explorers.layouts import tied_by_lot


def stored(origin: dict[str, Any] | None = None) -> StoredTable:
    """As version 1 of the rules was stored: without the option."""
    options = {"players": 2, "setup": "random"}
    chairs = [StoredChair(seat, "person", name, "") for seat, name in enumerate(("Ann", "Ben"))]
    return StoredTable("abc", "explorers", 1, options, origin, False, 17, chairs, [])


def test_a_table_with_a_drawn_start_village_goes_on() -> None:
    tied = tied_by_lot()
    lots = [act.lay(tile["tile"], tile["turn"]) for tile in tied.view(0)["tiles"]]
    village = tied.legal(0)[1]
    history = empty_history(stored())
    history.load_entries([Entry(CHANCE_ENTRY, CHANCE, lot, 5) for lot in (*lots, village)])
    assert history.options["start_tie"] == "random"
    assert history.state.view(0)["start"] == village - act.START_VILLAGE


def test_so_does_one_that_began_in_a_position() -> None:
    origin = tied_by_lot(start_tie="random").dump()
    del origin["options"]["start_tie"]
    assert empty_history(stored(origin)).state.actor() == CHANCE
