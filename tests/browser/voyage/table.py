"""The table of a game of discovery: places of the chart, the tile in hand, piles and units."""

from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Locator

from incognita.core import State
from tests.browser.table import Moment, TablePage, looking
from tests.browser.tables import Tables
from tests.browser.visits import Visits

HERE = Path(__file__).parent
SIDES = "NESW"
CHARTED = """() => [...document.querySelectorAll('[data-place]')]
  .map((place) => place.ariaLabel.replace(/, (the ship lies here|can be chosen).*/, ''))
  .filter((name) => /^[A-Z]\\d+,/.test(name) && !/undiscovered/.test(name))"""


@dataclass(frozen=True)
class Shown(Moment):
    """Lit places, the tile in hand in words, and what of the tray may be pressed."""

    places: list[int]
    held: str
    numbers: list[int]
    number: int
    piles: list[int]
    plants: list[int]
    units: list[str]


class VoyageTable(TablePage[Shown]):
    look_script = looking(HERE)
    moment = Shown

    def place_id(self, name: str) -> int:
        """`B7` is a square, `S|B7` the circle south of it."""
        scene = self.scene()
        names = [one["name"] for one in scene["squares"]]
        side, _, square = name.rpartition("|")
        if not side:
            return names.index(square)
        circles = scene.get("circles") or scene["edges"]
        wanted = (names.index(square), SIDES.index(side))
        return len(names) + [(one["square"], one["side"]) for one in circles].index(wanted)

    def place(self, place: int) -> Locator:
        return self.page.locator(place_selector(place))

    def named(self, name: str) -> Locator:
        return self.place(self.place_id(name))

    def spot(self, name: str) -> tuple[float, float]:
        return self.free_point(place_selector(self.place_id(name)))

    def hand(self) -> Locator:
        return self.page.get_by_test_id("hand")

    def pile(self, pile: int) -> Locator:
        return self.hand().locator(".piles button").nth(pile)

    def plants(self, pile: int) -> Locator:
        return self.hand().locator(".plants button").nth(pile)

    def number(self, number: int, row: int = 0) -> Locator:
        """So many tiles; where open ones may be announced, too, they are in a second row."""
        return self.page.get_by_test_id("numbers").nth(row).locator(f'[data-number="{number}"]')

    def unit(self, unit: str) -> Locator:
        return self.page.get_by_test_id("builds").locator(f'[data-unit="{unit}"]')

    def held(self) -> Locator:
        """What is said of the tile in hand, beside it."""
        return self.page.locator(".about[role=status]")

    def charted(self) -> list[str]:
        """Squares of the chart on which a tile lies, in words."""
        tiles: list[str] = self.page.evaluate(CHARTED)
        return tiles

    def click(self, name: str) -> Shown:
        """Presses a place of the chart with the mouse."""
        self.page.mouse.click(*self.spot(name))
        return self.look()

    def do(self, *gestures: str) -> Shown:
        """`start S|B7`, `announce 2`, `draw 1`, `lay B7`, `build post`, `plant 2`, or a button."""
        moment = self.settle()
        for gesture in gestures:
            self._do(gesture)
            moment = self.settle(moment.entries + 1, idle=True)
        return moment

    def _do(self, gesture: str) -> None:
        verb, _, rest = gesture.partition(" ")
        if verb in ("start", "lay"):
            self.click(rest)
        elif verb in ("announce", "open"):
            self.number(int(rest), int(verb == "open")).click()
            self.button("confirm").click()
        elif verb == "build":
            self.unit(rest).click()
            self.button("confirm").click()
        elif verb in ("draw", "plant"):
            pile = int(rest) - 1
            (self.pile(pile) if verb == "draw" else self.plants(pile)).click()
        else:
            self.button(verb).click()


def seated(visits: Visits, tables: Tables, state: State) -> VoyageTable:
    """Ann at a position in which she decides; Ben comes by link."""
    table = VoyageTable(visits.open(tables.at(state, "me Ann", "friend Ben").address()))
    table.settle()
    return table


def place_selector(place: int) -> str:
    return f'[data-place="{place}"]'
