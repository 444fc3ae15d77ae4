"""The table's page: what it shows, and the gestures that it understands."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.frames import Frame
from tests.browser.visits import Visit

HERE = Path(__file__).parent
LOOK = (HERE / "look.js").read_text()
SETTLED = (HERE / "settled.js").read_text()


@dataclass(frozen=True)
class Moment:
    """What the page shows at one time; buttons tell whether they can be pressed."""

    entries: int
    title: str
    detail: str
    buttons: dict[str, bool]
    hand: list[str]
    chosen: list[int]
    cells: list[int]
    blockades: list[int]
    over: bool
    curtain: bool


class TablePage:
    """A table in one browser. Gestures are those of a mouse; see hands.py for others."""

    def __init__(self, visit: Visit) -> None:
        self.visit = visit
        self.page = visit.page

    # What is shown

    def look(self) -> Moment:
        return Moment(**self.page.evaluate(LOOK))

    def told(self) -> Frame:
        """The last position from the server, once the page shows it."""
        return self.visit.frames.last()

    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.told()["view"]
        return view

    def scene(self) -> dict[str, Any]:
        welcomes = [one for one in self.visit.frames.received if one["type"] == "welcome"]
        scene: dict[str, Any] = welcomes[-1]["scene"]
        return scene

    def settle(self, entries: int = 0, *, idle: bool = False) -> Moment:
        """Waits until so much has happened and this browser is asked something; idle: or not."""
        self.page.wait_for_function(SETTLED, arg=[entries, idle])
        return self.look()

    def cell(self, cell: int) -> Locator:
        return self.page.locator(f'[data-cell="{cell}"]')

    def named(self, name: str) -> Locator:
        """A cell by the name printed in the notation, such as B12."""
        found = next(one["id"] for one in self.scene()["cells"] if one["name"] == name)
        return self.cell(found)

    def blockade(self, joint: int) -> Locator:
        return self.page.locator(f'[data-blockade="{joint}"] ellipse')

    def card(self, slot: int) -> Locator:
        hand = self.page.get_by_test_id("hand").get_by_role("toolbar")
        return hand.get_by_role("button").nth(slot)

    def held(self, name: str) -> Locator:
        """The first card of the hand with this name."""
        hand = self.page.get_by_test_id("hand").get_by_role("toolbar")
        return hand.get_by_role("button", name=f"{name}.").first

    def pile(self, name: str) -> Locator:
        piles = self.page.locator('[data-testid="market"], [data-testid="beyond"]')
        return piles.get_by_role("button", name=f"{name}.").first

    def pile_at(self, where: str, index: int) -> Locator:
        piles = self.page.get_by_test_id(where).get_by_role("toolbar")
        return piles.get_by_role("button").nth(index)

    def button(self, id: str) -> Locator:
        return self.page.get_by_test_id(f"act-{id}")

    def prompt(self) -> Locator:
        return self.page.get_by_test_id("prompt-text")

    def log(self) -> Locator:
        return self.page.get_by_test_id("log").locator("li[data-step]")

    # What is done

    def after(self, entries: int) -> Moment:
        """Waits for the table to go on from this number of entries."""
        return self.settle(entries + 1)

    def poke(self, target: Locator) -> None:
        """Clicks what says that it cannot be used: it then says why."""
        target.click(force=True)

    def choose_card(self, name: str) -> Moment:
        self.held(name).click()
        return self.look()

    def go_to(self, name: str) -> Moment:
        """Plays the chosen card, or what is left of one, to a lit cell."""
        before = self.look().entries
        self.named(name).click()
        return self.after(before)

    def end_turn(self, *discards: str) -> Moment:
        """Ends the turn, discarding the cards named and keeping the others."""
        before = self.look().entries
        self.button("end").click()
        for name in discards:
            self.held(name).click()
        if "confirm" in self.look().buttons:
            self.button("confirm").click()
        return self.after_turn(before)

    def after_turn(self, entries: int) -> Moment:
        return self.settle(entries + 1, idle=True)

    def expect_prompt(self, words: str) -> None:
        expect(self.prompt()).to_contain_text(words)
