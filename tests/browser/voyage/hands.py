"""The gestures of the games of discovery with a mouse, with keys alone, and with a finger."""

from abc import abstractmethod
from typing import ClassVar

from playwright.sync_api import expect

from tests.browser.hands import FOCUS, LETTERS, Buttons, FingerButtons, KeyButtons, MouseButtons
from tests.browser.voyage.table import VoyageTable, place_selector


class Hands(Buttons):
    """How somebody works the table."""

    def __init__(self, table: VoyageTable) -> None:
        self.table = table
        self.page = table.page

    def reachable(self, places: list[int]) -> int:
        """In the midst of those that can be pressed without moving the chart, if there are any."""
        return places[len(places) // 2]

    @abstractmethod
    def start(self, place: int) -> None:
        """Choose where the ship starts."""

    @abstractmethod
    def go(self, place: int) -> None:
        """Press any other lit place."""

    @abstractmethod
    def first(self, selector: str) -> None:
        """Take the first of what the tray offers."""

    @abstractmethod
    def lay(self, square: int) -> None:
        """Lay the tile in hand there, turned as it is."""

    @abstractmethod
    def announce(self, number: int) -> None:
        """Say how many tiles, and pay for them."""

    @abstractmethod
    def draw(self, pile: int) -> None:
        """Draw from a pile."""

    @abstractmethod
    def plant(self, pile: int) -> None:
        """Take a token."""

    @abstractmethod
    def build(self, unit: str) -> None:
        """Build on the tile laid last."""


class Mouse(MouseButtons, Hands):
    def start(self, place: int) -> None:
        self.page.mouse.click(*self.table.free_point(place_selector(place)))

    def go(self, place: int) -> None:
        self.start(place)

    def first(self, selector: str) -> None:
        self.table.hand().locator(selector).first.click()

    def lay(self, square: int) -> None:
        self.page.mouse.click(*self.table.free_point(place_selector(square)))

    def announce(self, number: int) -> None:
        self.table.number(number).click()
        self.press("confirm")

    def draw(self, pile: int) -> None:
        self.table.pile(pile).click()

    def plant(self, pile: int) -> None:
        self.table.plants(pile).click()

    def build(self, unit: str) -> None:
        self.table.unit(unit).click()
        self.press("confirm")


class Finger(FingerButtons, Hands):
    """A place is tapped once to look, and once more to go there."""

    def reachable(self, places: list[int]) -> int:
        free = self._free(places)
        if not free:
            self.table.whole_map().tap()
            self.table.settle()
            free = self._free(places)
        return super().reachable(free or places)

    def _free(self, places: list[int]) -> list[int]:
        return [one for one in places if self.table.uncovered(place_selector(one))]

    def start(self, place: int) -> None:
        self._tap(place)
        expect(self.table.tapped()).to_be_visible()
        self.page.touchscreen.tap(*self.table.free_point(place_selector(place)))

    def go(self, place: int) -> None:
        self.start(place)

    def first(self, selector: str) -> None:
        self.table.hand().locator(selector).first.tap()

    def lay(self, square: int) -> None:
        self._tap(square)
        self.press("confirm")

    def announce(self, number: int) -> None:
        self.table.number(number).tap()
        self.press("confirm")

    def draw(self, pile: int) -> None:
        self.table.pile(pile).tap()

    def plant(self, pile: int) -> None:
        self.table.plants(pile).tap()

    def build(self, unit: str) -> None:
        self.table.unit(unit).tap()
        self.press("confirm")

    def _tap(self, place: int) -> None:
        self.table.tap(place_selector(place))


class Keys(KeyButtons, Hands):
    letters: ClassVar[dict[str, str]] = {
        **LETTERS, "restart": "z", "stop": "e", "recall": "k", "decline": "n", "turn": "r"
    }  # fmt: skip

    def start(self, place: int) -> None:
        self._go(place)
        self.page.keyboard.press("Enter")

    def go(self, place: int) -> None:
        self.start(place)

    def first(self, selector: str) -> None:
        self.page.keyboard.press("h")
        self.walk("Tab", f"{FOCUS}.matches('{selector}')")
        self.page.keyboard.press("Enter")

    def lay(self, square: int) -> None:
        self.start(square)

    def announce(self, number: int) -> None:
        self.page.keyboard.press(str(number))
        self.press("confirm")

    def draw(self, pile: int) -> None:
        self.page.keyboard.press(str(pile + 1))

    def plant(self, pile: int) -> None:
        self.page.keyboard.press("h")
        self.walk("Tab", f"{FOCUS}.closest('.plants') !== null")
        if pile:
            self.page.keyboard.press("ArrowRight")
        self.page.keyboard.press("Enter")

    def build(self, unit: str) -> None:
        self.page.keyboard.press("b")
        self.walk("ArrowRight", f"{FOCUS}.dataset.unit === '{unit}'")
        self.page.keyboard.press("Enter")
        assert self.page.evaluate(f'{FOCUS}.dataset.testid === "act-confirm"')
        self.page.keyboard.press("Enter")

    def _go(self, place: int) -> None:
        self.page.keyboard.press("g")
        self.walk("Tab", f"{FOCUS}.matches('{place_selector(place)}')")
