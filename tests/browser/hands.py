"""The same gestures with a mouse, with keys alone, and with a finger."""

from abc import ABC, abstractmethod

from playwright.sync_api import Locator

from tests.browser.table import TablePage

FOCUS = "document.activeElement"
MOST_TABS = 120
LETTERS = {"end": "e", "buy": "b", "undo": "u", "restart": "r", "back": "Escape"}


class Hands(ABC):
    """How somebody works the table."""

    def __init__(self, table: TablePage) -> None:
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

    @abstractmethod
    def press(self, id: str) -> None:
        """Press a button of the prompt."""

    def target(self, kind: str, number: int) -> Locator:
        return self.table.cell(number) if kind == "cell" else self.table.blockade(number)


class Mouse(Hands):
    def card(self, slot: int) -> None:
        self.table.card(slot).click()

    def place(self, kind: str, number: int) -> None:
        self.target(kind, number).click()

    def pile(self, where: str, index: int) -> None:
        self.table.pile_at(where, index).click()

    def press(self, id: str) -> None:
        self.table.button(id).click()


class Finger(Hands):
    """On a phone: places are tapped twice, and the market is behind a tab."""

    def card(self, slot: int) -> None:
        self._open("hand")
        self.table.card(slot).tap()

    def place(self, kind: str, number: int) -> None:
        target = self.target(kind, number)
        target.tap()
        target.tap()

    def pile(self, where: str, index: int) -> None:
        self._open("market")
        self.table.pile_at(where, index).tap()

    def press(self, id: str) -> None:
        self.table.button(id).tap()

    def _open(self, tab: str) -> None:
        self.page.get_by_test_id(f"tab-{tab}").tap()


class Keys(Hands):
    """Nothing but the keyboard; no element is ever reached by anything else."""

    def card(self, slot: int) -> None:
        self.page.keyboard.press(str(slot + 1))

    def place(self, kind: str, number: int) -> None:
        self.page.keyboard.press("g")
        self._walk("Tab", f'{FOCUS}.dataset.{kind} === "{number}"')
        self.page.keyboard.press("Enter")

    def pile(self, where: str, index: int) -> None:
        self.page.keyboard.press("m")
        self._walk("Tab", f'{FOCUS}.closest("[data-testid={where}] [role=toolbar]") !== null')
        self.page.keyboard.press("Home")
        for _ in range(index):
            self.page.keyboard.press("ArrowRight")
        self.page.keyboard.press("Enter")

    def press(self, id: str) -> None:
        if id in LETTERS:
            self.page.keyboard.press(LETTERS[id])
            return
        self.page.keyboard.press("h")
        self._walk("Shift+Tab", f'{FOCUS}.dataset.testid === "act-{id}"')
        self.page.keyboard.press("Enter")

    def _walk(self, key: str, there: str) -> None:
        for _ in range(MOST_TABS):
            if self.page.evaluate(there):
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"{key} never leads to where {there}")
