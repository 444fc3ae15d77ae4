"""The table of Survive: spaces, isles and pieces of the map, the crew and the kept tiles."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator

from tests.browser.table import Moment, TablePage, looking

HERE = Path(__file__).parent
Explorer = dict[str, Any]


@dataclass(frozen=True)
class Shown(Moment):
    """Lit spaces and isles, pieces that may be pressed to good end, explorers taken up."""

    cells: list[int]
    isles: list[int]
    pieces: list[str]
    chosen: list[int]
    choices: list[str]


class Table(TablePage[Shown]):
    look_script = looking(HERE)
    moment = Shown

    def place(self, key: str) -> str:
        """The selector of a place such as `cell-4`, `isle-2` or `explorer-12`."""
        kind, _, number = key.partition("-")
        return f'[data-{kind}="{number}"]' if kind in ("cell", "isle") else piece_selector(key)

    def at(self, key: str) -> Locator:
        return self.page.locator(self.place(key))

    def key(self, words: str) -> str:
        """`D4` is a space, `NW` an isle, `boat C5` and `shark C4` pieces, `r0` an explorer."""
        isles = ["NW", "NE", "SW", "SE"]
        if words in isles:
            return f"isle-{isles.index(words)}"
        kind, _, cell = words.partition(" ")
        if cell:
            return self._piece_at(kind, self.cell_id(cell))
        if words[0] in "rbyw":
            return f"explorer-{10 * 'rbyw'.index(words[0]) + int(words[1:])}"
        return f"cell-{self.cell_id(words)}"

    def _piece_at(self, kind: str, cell: int) -> str:
        view = self.view()
        if kind == "boat":
            return next(f"boat-{one['id']}" for one in view["boats"] if one["cell"] == cell)
        here = [one for one in view["creatures"] if one["cell"] == cell and one["kind"] == kind]
        return f"creature-{here[0]['id']}"

    def spot(self, key: str) -> tuple[float, float]:
        return self.free_point(self.place(key))

    def click(self, words: str) -> Shown:
        """Presses a place of the map with the mouse."""
        self.page.mouse.click(*self.spot(self.key(words)))
        return self.look()

    def move(self, piece: str, goal: str) -> Shown:
        """Takes a piece up and presses where it shall go."""
        before = self.click(piece).entries
        self.click(goal)
        return self.settle(before + 1, idle=True)

    def sink(self, cell: str) -> Shown:
        """Ends the moves and lets a tile sink."""
        before = self.look()
        if before.buttons.get("sink"):
            self.button("sink").click()
        self.click(cell)
        return self.settle(before.entries + 1, idle=True)

    def explorer(self, name: str) -> Explorer:
        number = int(self.key(name).partition("-")[2])
        explorer: Explorer = next(one for one in self.view()["explorers"] if one["id"] == number)
        return explorer

    def kept(self, back: str) -> Locator:
        return self.page.get_by_test_id("kept").locator(f'[data-back="{back}"]')

    def crew(self, name: str) -> Locator:
        number = self.key(name).partition("-")[2]
        return self.page.get_by_test_id("crew").locator(f'[data-explorer="{number}"]')


def piece_selector(key: str) -> str:
    return f'[data-piece-hit="{key}"]'
