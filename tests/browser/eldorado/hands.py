"""The gestures of El Dorado with a mouse, with keys alone, and with a finger."""

from abc import abstractmethod
from typing import ClassVar

from playwright.sync_api import Locator

from tests.browser.eldorado.table import Table
from tests.browser.hands import FOCUS, LETTERS, Buttons, FingerButtons, KeyButtons, MouseButtons


class Hands(Buttons):
    """How somebody works the table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.page = table.page

    @abstractmethod
    def card(self, slot: int) -> None:
        """Choose a card of the hand, or put it back."""

    @abstractmethod
    def place(self, kind: str, number: int) -> None:
        """Go to a lit cell or open a lit blockade."""

    @abstractmethod
    def pile(self, where: str, index: int) -> None:
        """Point at a pile, of the market or beyond it."""

    def target(self, kind: str, number: int) -> Locator:
        return self.table.cell(number) if kind == "cell" else self.table.blockade(number)


class Mouse(MouseButtons, Hands):
    def card(self, slot: int) -> None:
        self.table.card(slot).click()

    def place(self, kind: str, number: int) -> None:
        self.target(kind, number).click()

    def pile(self, where: str, index: int) -> None:
        self.table.pile_at(where, index).click()


class Finger(FingerButtons, Hands):
    """On a phone: places are tapped twice, and the market is behind a tab."""

    def card(self, slot: int) -> None:
        self.open("hand")
        self.table.card(slot).tap()

    def place(self, kind: str, number: int) -> None:
        target = self.target(kind, number)
        self.table.bring_into_sight(target)
        target.tap()
        target.tap()

    def pile(self, where: str, index: int) -> None:
        self.open("side")
        self.table.pile_at(where, index).tap()


class Keys(KeyButtons, Hands):
    letters: ClassVar[dict[str, str]] = {**LETTERS, "end": "e", "buy": "b"}

    def card(self, slot: int) -> None:
        self.page.keyboard.press(str(slot + 1))

    def place(self, kind: str, number: int) -> None:
        self.page.keyboard.press("g")
        self.walk("Tab", f'{FOCUS}.dataset.{kind} === "{number}"')
        self.page.keyboard.press("Enter")

    def pile(self, where: str, index: int) -> None:
        self.page.keyboard.press("m")
        self.walk("Tab", f'{FOCUS}.closest("[data-testid={where}] [role=toolbar]") !== null')
        self.page.keyboard.press("Home")
        for _ in range(index):
            self.page.keyboard.press("ArrowRight")
        self.page.keyboard.press("Enter")
