"""The table's page: what it shows, and the gestures that it understands."""

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.frames import Frame
from tests.browser.visits import Visit

LOOK = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const live = document.querySelector('[data-testid="live"]');
  const off = (item) => item.getAttribute('aria-disabled') === 'true';
  return {
    entries: Number(live?.dataset.entries ?? -1),
    busy: !live || live.dataset.busy !== undefined,
    title: document.querySelector('[data-testid="prompt-text"] b')?.textContent ?? '',
    detail: document.querySelector('[data-testid="prompt-text"] span')?.textContent ?? '',
    buttons: Object.fromEntries(all('[data-testid^="act-"]').map((one) => [one.dataset.testid.slice(4), !off(one)])),
    hand: all('[data-testid="hand"] [role="toolbar"] button').map((one) => one.querySelector('.sr').textContent),
    chosen: all('[data-testid="hand"] [role="toolbar"] button').flatMap((one, slot) => one.ariaPressed === 'true' ? [slot] : []),
    cells: all('[data-cell][data-lit]').map((one) => Number(one.dataset.cell)),
    blockades: all('[data-blockade][data-lit]').map((one) => Number(one.dataset.blockade)),
    over: document.querySelector('[data-testid="places"]') !== null,
    curtain: document.querySelector('[data-testid="curtain"]') !== null,
  };
}"""
SETTLED = """([entries, idle]) => {
  const live = document.querySelector('[data-testid="live"]');
  if (!live || live.dataset.busy !== undefined || Number(live.dataset.entries ?? -1) < entries) return false;
  const acting = [...document.querySelectorAll('[data-testid^="act-"]')].some((one) => one.dataset.testid !== 'act-skip');
  const asked = acting || document.querySelector('[data-testid="places"], [data-testid="curtain"]') !== null;
  return idle || asked;
}"""


@dataclass(frozen=True)
class Moment:
    """What the page shows at one time; buttons tell whether they can be pressed."""

    entries: int
    busy: bool
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
        return self.page.get_by_role("toolbar", name="Your hand").get_by_role("button").nth(slot)

    def held(self, name: str) -> Locator:
        """The first card of the hand with this name."""
        hand = self.page.get_by_test_id("hand").get_by_role("toolbar")
        return hand.get_by_role("button", name=f"{name}.").first

    def pile(self, name: str) -> Locator:
        piles = self.page.locator('[data-testid="market"], [data-testid="beyond"]')
        return piles.get_by_role("button", name=f"{name}.").first

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
