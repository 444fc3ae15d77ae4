"""The table of Explorers: cells of the landscape, halves of the card, and counts."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator

from tests.browser.table import SETTLED, Moment, TablePage, looking
from tests.browser.waiting import until
from tests.explorers.positions import cell

HERE = Path(__file__).parent
ASKED = (HERE / "asked.js").read_text()
SETTLED_AND_ASKED = f"([entries, idle]) => ({SETTLED})([entries, true]) && (idle || ({ASKED})())"
# A count of the game goes by itself: what has been shown is noted.
NOTE_COUNTS = """() => {
  window.__counts = [];
  new MutationObserver(() => {
    const title = document.querySelector('[data-testid="count"] h3')?.textContent;
    if (title && !window.__counts.includes(title)) window.__counts.push(title);
  }).observe(document.body, { childList: true, subtree: true });
}"""
CENTRE = """(hit) => {
  const { left, top, width, height } = hit.getBoundingClientRect();
  const at = [left + width / 2, top + height / 2];
  return document.elementFromPoint(...at) === hit ? at : null;
}"""


@dataclass(frozen=True)
class Shown(Moment):
    """Lit cells, halves that may be chosen, crossed cells, and the count that lies over them."""

    cells: list[int]
    sides: list[int]
    crossed: list[int]
    count: str


class Table(TablePage[Shown]):
    look_script = looking(HERE)
    moment = Shown

    def settle(self, entries: int = 0, *, idle: bool = False) -> Shown:
        """A half of the card is asked for without a button of the prompt."""
        until(self.page, SETTLED_AND_ASKED, [entries, idle])
        return self.look()

    def named(self, name: str) -> Locator:
        return self.cell(cell(name))

    def half(self, side: int) -> Locator:
        return self.page.locator(".card2 .half").nth(side)

    def count(self) -> Locator:
        return self.page.get_by_test_id("count")

    def note_counts(self) -> None:
        self.page.evaluate(NOTE_COUNTS)

    def noted_counts(self) -> list[str]:
        """The counts that have lain on the sheet since note_counts()."""
        counts: list[str] = self.page.evaluate("window.__counts")
        return counts

    def board(self, seat: int) -> dict[str, Any]:
        """A board as this browser was told of it."""
        board: dict[str, Any] = self.view()["boards"][seat]
        return board

    def centre(self, cell: int) -> tuple[float, float] | None:
        """The middle of a cell, if it can be pressed there."""
        centre: list[float] | None = self.cell(cell).evaluate(CENTRE)
        return (centre[0], centre[1]) if centre else None

    def do(self, *gestures: Locator) -> Shown:
        """Clicks one after the other, each answered by the server."""
        moment = self.settle()
        for gesture in gestures:
            gesture.click()
            moment = self.settle(moment.entries + 1, idle=True)
        return moment

    def cross(self, names: str) -> Shown:
        return self.do(*[self.named(name) for name in names.split()])

    def take(self, side: int) -> Shown:
        return self.do(self.half(side))

    def seal(self) -> Shown:
        return self.do(self.button("seal"))
