"""The gestures of Survive with a mouse, with keys alone, and with a finger."""

from abc import abstractmethod
from typing import ClassVar

from tests.browser.hands import FOCUS, LETTERS, Buttons, FingerButtons, KeyButtons, MouseButtons
from tests.browser.survive.table import Table

MOST_PIECES = 40


class Hands(Buttons):
    """How somebody works the table; places are `cell-4`, `isle-2`, `explorer-12`, `boat-3` …"""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.page = table.page

    @abstractmethod
    def value(self, value: int) -> None:
        """Choose the value of the explorer that is placed next."""

    @abstractmethod
    def take(self, key: str) -> None:
        """Take up a piece."""

    @abstractmethod
    def goal(self, key: str) -> None:
        """Press a lit place."""


class Mouse(MouseButtons, Hands):
    def value(self, value: int) -> None:
        self.page.get_by_test_id("values").locator(f'[data-value="{value}"]').first.click()

    def take(self, key: str) -> None:
        self.page.mouse.click(*self.table.spot(key))

    def goal(self, key: str) -> None:
        self.page.mouse.click(*self.table.spot(key))


class Finger(FingerButtons, Hands):
    """On a phone a goal is tapped twice, and what stands close together is chosen from a list."""

    def value(self, value: int) -> None:
        self.page.get_by_test_id("values").locator(f'[data-value="{value}"]').first.tap()

    def take(self, key: str) -> None:
        if key.startswith("explorer"):
            number = key.partition("-")[2]
            self.page.get_by_test_id("crew").locator(f'[data-explorer="{number}"]').tap()
        else:
            self._tap(key)

    def goal(self, key: str) -> None:
        if not self._tap(key):
            self.page.touchscreen.tap(*self.table.spot(key))

    def _tap(self, key: str) -> bool:
        """Says whether a list opened, from which it was then chosen."""
        self.table.tap(self.table.place(key))
        opened = key in self.table.look().choices
        if opened:
            self.page.locator(f'[data-choice="{key}"]').tap()
        return opened


class Keys(KeyButtons, Hands):
    letters: ClassVar[dict[str, str]] = {
        **LETTERS, "sink": "s", "end": "e", "stop": "e", "stay": "e", "defend": "y", "decline": "n"
    }  # fmt: skip

    def value(self, value: int) -> None:
        self.page.keyboard.press(str(value))

    def take(self, key: str) -> None:
        """P leads from piece to piece, until the map says that this one is chosen."""
        for _ in range(MOST_PIECES):
            if "chosen" in (self.table.at(key).get_attribute("aria-label") or ""):
                return
            self.page.keyboard.press("p")
        raise AssertionError(f"P never leads to {key}")

    def goal(self, key: str) -> None:
        self.page.keyboard.press("g")
        self.walk("Tab", f"{FOCUS}.matches('{self.table.place(key)}')")
        self.page.keyboard.press("Enter")
