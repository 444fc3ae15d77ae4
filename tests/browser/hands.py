"""What every pair of hands does: press buttons, and reach things with keys alone."""

from abc import ABC, abstractmethod
from typing import ClassVar

from playwright.sync_api import Page

FOCUS = "document.activeElement"
MOST_TABS = 120
LETTERS = {"undo": "u", "restart": "r", "back": "Escape"}


class Buttons(ABC):
    """How somebody presses the buttons of the prompt."""

    page: Page

    @abstractmethod
    def press(self, id: str) -> None:
        """Press a button of the prompt."""


class MouseButtons(Buttons):
    def press(self, id: str) -> None:
        self.page.get_by_test_id(f"act-{id}").click()


class FingerButtons(Buttons):
    def press(self, id: str) -> None:
        self.page.get_by_test_id(f"act-{id}").tap()

    def open(self, tab: str) -> None:
        """A tab of the phone."""
        self.page.get_by_test_id(f"tab-{tab}").tap()


class KeyButtons(Buttons):
    """Nothing but the keyboard; no element is ever reached by anything else."""

    letters: ClassVar[dict[str, str]] = LETTERS

    def press(self, id: str) -> None:
        if id in self.letters:
            self.page.keyboard.press(self.letters[id])
            return
        self.page.keyboard.press("h")
        self.walk("Shift+Tab", f'{FOCUS}.dataset.testid === "act-{id}"')
        self.page.keyboard.press("Enter")

    def walk(self, key: str, there: str) -> None:
        for _ in range(MOST_TABS):
            if self.page.evaluate(there):
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"{key} never leads to where {there}")
