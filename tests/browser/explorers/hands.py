"""The gestures of Explorers with a mouse, with keys alone, and with a finger."""

from abc import abstractmethod
from typing import ClassVar

from tests.browser.explorers.table import Table
from tests.browser.hands import FOCUS, LETTERS, Buttons, FingerButtons, KeyButtons, MouseButtons

SIZE = 16
HERE = f"Number({FOCUS}.dataset.cell ?? -1)"


class Hands(Buttons):
    """How somebody works the table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.page = table.page

    @abstractmethod
    def side(self, side: int) -> None:
        """Take or name a half of the card."""

    @abstractmethod
    def cell(self, cell: int) -> None:
        """Cross a lit cell."""

    @abstractmethod
    def go_on(self) -> None:
        """Put a count away."""

    def reachable(self, cells: list[int]) -> int:
        """The first cell that can be pressed without moving the landscape."""
        return cells[0]


class Mouse(MouseButtons, Hands):
    def side(self, side: int) -> None:
        self.table.half(side).click()

    def cell(self, cell: int) -> None:
        self.table.cell(cell).click()

    def go_on(self) -> None:
        self.page.get_by_test_id("count-close").click()


class Finger(FingerButtons, Hands):
    """On a phone the landscape is larger than the screen."""

    def side(self, side: int) -> None:
        self.table.half(side).tap()

    def reachable(self, cells: list[int]) -> int:
        return next(cell for cell in cells if self.table.centre(cell))

    def cell(self, cell: int) -> None:
        at = self.table.centre(cell)
        assert at, f"cell {cell} cannot be pressed"
        self.page.touchscreen.tap(*at)

    def go_on(self) -> None:
        self.page.get_by_test_id("count-close").tap()


class Keys(KeyButtons, Hands):
    letters: ClassVar[dict[str, str]] = {**LETTERS, "seal": "s"}

    def side(self, side: int) -> None:
        self.page.keyboard.press(str(side + 1))

    def cell(self, cell: int) -> None:
        """Arrows lead there from wherever the focus was."""
        if self.page.evaluate(HERE) < 0:
            self.page.keyboard.press("g")
        here = self.page.evaluate(HERE)
        down, right = cell // SIZE - here // SIZE, cell % SIZE - here % SIZE
        for key, way in (
            ("Down" if down > 0 else "Up", down),
            ("Right" if right > 0 else "Left", right),
        ):
            for _ in range(abs(way)):
                self.page.keyboard.press(f"Arrow{key}")
        assert self.page.evaluate(HERE) == cell
        self.page.keyboard.press("Space")

    def go_on(self) -> None:
        self.page.keyboard.press("Enter")
