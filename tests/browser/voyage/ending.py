"""The panel at the end of a game of discovery."""

import re

from playwright.sync_api import expect

from incognita.core import CHANCE, OVER, Rng, State
from tests.browser.honesty import check_frames
from tests.browser.tables import Made, Tables
from tests.browser.voyage.table import VoyageTable


def played_out(state: State) -> State:
    """The same game at its end."""
    chance = Rng(1)
    while state.actor() != OVER:
        state.apply(state.sample(chance) if state.actor() == CHANCE else state.legal()[-1])
    return state


def check_ending(table: VoyageTable, tables: Tables, made: Made) -> None:
    """The panel counts what the server counted, and every frame was honest."""
    view = table.view()
    assert view["phase"] == "over"
    ending = table.page.get_by_role("dialog")
    expect(ending.get_by_role("listitem")).to_have_count(len(view["seats"]))
    for total in view["totals"]:
        expect(ending).to_contain_text(re.compile(rf"\b({total} |one )point"))
    assert check_frames(tables, made, (table.visit, made.key, [0])) > 0
