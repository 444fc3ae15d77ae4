"""The table of El Dorado: hand, market, blockades, and the gestures with them."""

from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Locator

from tests.browser.table import Moment, TablePage, looking


@dataclass(frozen=True)
class Shown(Moment):
    hand: list[str]
    chosen: list[int]
    cells: list[int]
    blockades: list[int]


class Table(TablePage[Shown]):
    look_script = looking(Path(__file__).parent)
    moment = Shown

    def blockade(self, joint: int) -> Locator:
        return self.page.locator(f'[data-blockade="{joint}"] ellipse')

    def card(self, slot: int) -> Locator:
        """By its place in the hand; the tiles before the player come after it."""
        hand = self.page.get_by_test_id("hand").get_by_role("toolbar").get_by_role("button")
        held = len(self.view()["hand"])
        return hand.nth(slot) if slot < held else self.tile(slot - held)

    def tile(self, index: int) -> Locator:
        return self.page.get_by_test_id("tiles").get_by_role("button").nth(index)

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

    def choose_card(self, name: str) -> Shown:
        self.held(name).click()
        return self.look()

    def go_to(self, name: str) -> Shown:
        """Plays the chosen card, or what is left of one, to a lit cell."""
        before = self.look().entries
        self.named(name).click()
        return self.after(before)

    def end_turn(self, *discards: str) -> Shown:
        """Ends the turn, discarding the cards named and keeping the others."""
        before = self.look().entries
        self.button("end").click()
        for name in discards:
            self.held(name).click()
        if "confirm" in self.look().buttons:
            self.button("confirm").click()
        return self.after_turn(before)
