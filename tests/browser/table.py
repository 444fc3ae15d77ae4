"""The page of a table, whatever game is played: what it shows, and what all of them can do."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

from playwright.sync_api import Locator, expect

from tests.browser.frames import Frame
from tests.browser.visits import Visit
from tests.browser.waiting import until

HERE = Path(__file__).parent
SETTLED = (HERE / "settled.js").read_text()
SCALE = "Number(/scale\\((.*)\\)/.exec(document.querySelector('.world').style.transform)[1])"
SPOT = (HERE / "spot.js").read_text()


@dataclass(frozen=True)
class Moment:
    """What the page shows at one time; buttons tell whether they can be pressed."""

    entries: int
    title: str
    detail: str
    buttons: dict[str, bool]
    over: bool
    hand_over: bool


M = TypeVar("M", bound=Moment)


def looking(folder: Path) -> str:
    """The script that reads what every table shows, and what the game in this folder shows."""
    common, own = ((place / "look.js").read_text() for place in (HERE, folder))
    return f"() => ({{...({common})(), ...({own})()}})"


class TablePage(Generic[M]):
    """A table in one browser. Gestures are those of a mouse; see hands.py for others."""

    look_script: str
    moment: type[M]

    def __init__(self, visit: Visit) -> None:
        self.visit = visit
        self.page = visit.page

    # What is shown

    def look(self) -> M:
        return self.moment(**self.page.evaluate(self.look_script))

    def last_update(self) -> Frame:
        """The last position from the server, once the page shows it."""
        return self.visit.frames.last()

    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.last_update()["view"]
        return view

    def scene(self) -> dict[str, Any]:
        welcomes = [one for one in self.visit.frames.received if one["type"] == "welcome"]
        scene: dict[str, Any] = welcomes[-1]["scene"]
        return scene

    def plays(self) -> list[Frame]:
        """The moves that this page has sent."""
        return [frame for frame in self.visit.frames.sent if frame["type"] == "play"]

    def settle(self, entries: int = 0, *, idle: bool = False) -> M:
        """Waits until so much has happened and this browser is asked something; idle: or not."""
        until(self.page, SETTLED, [entries, idle])
        return self.look()

    def take_screen(self) -> None:
        """Whoever was called sits down; the screen stays until the server has changed the view."""
        self.page.get_by_test_id("hand-over-ready").click()
        expect(self.page.get_by_test_id("hand-over")).to_have_count(0)

    def after(self, entries: int) -> M:
        """Waits for the table to go on from this number of entries."""
        return self.settle(entries + 1)

    def after_turn(self, entries: int) -> M:
        return self.settle(entries + 1, idle=True)

    def cell(self, cell: int) -> Locator:
        return self.page.locator(f'[data-cell="{cell}"]')

    def cell_id(self, name: str) -> int:
        """A cell by the name printed in the notation, such as B12."""
        cell: int = next(one["id"] for one in self.scene()["cells"] if one["name"] == name)
        return cell

    def named(self, name: str) -> Locator:
        return self.cell(self.cell_id(name))

    def button(self, id: str) -> Locator:
        return self.page.get_by_test_id(f"act-{id}")

    def prompt(self) -> Locator:
        return self.page.get_by_test_id("prompt-text")

    def seat(self, seat: int) -> Locator:
        return self.page.get_by_test_id("players").locator(f"[data-seat='{seat}']")

    def log(self) -> Locator:
        return self.page.get_by_test_id("log").locator("li[data-step]")

    def tapped(self) -> Locator:
        """The mark of a place that a finger has chosen: a second tap does what it says."""
        return self.page.get_by_test_id("tapped")

    def tap(self, selector: str) -> None:
        """With a finger; a map on which cells are small comes nearer first."""
        point = self.free_point(selector)
        before = self.page.evaluate(SCALE)
        self.page.touchscreen.tap(*point)
        if self.page.evaluate(SCALE) > before:
            self.page.touchscreen.tap(*self.free_point(selector))

    def why_not(self) -> Locator:
        """What the map says about something that cannot be done."""
        return self.page.get_by_role("note").filter(has_text="Why not?")

    def free_point(self, selector: str) -> tuple[float, float]:
        """A point of something that nothing else covers.

        A tag that does is closed; what lies under a button comes out when the whole map is shown.
        """
        point = self.uncovered(selector)
        for aside in (self.why_not_close(), self.whole_map()):
            if point is None and aside.count():
                aside.click()
                point = self.uncovered(selector)
        assert point, f"no point of {selector} can be pressed"
        return point[0], point[1]

    def uncovered(self, selector: str) -> list[float] | None:
        point: list[float] | None = self.page.evaluate(SPOT, [selector])
        return point

    def bring_into_sight(self, target: Locator) -> None:
        """What lies beyond the edge of a large map is there when the whole map is shown."""
        box, frame = target.bounding_box(), self.page.locator(".map-frame").first.bounding_box()
        assert box, "it is not drawn"
        assert frame, "there is no map"
        beside = box["x"] < frame["x"] or box["x"] + box["width"] > frame["x"] + frame["width"]
        above = box["y"] < frame["y"] or box["y"] + box["height"] > frame["y"] + frame["height"]
        if (beside or above) and self.whole_map().count():
            self.whole_map().click()

    def why_not_close(self) -> Locator:
        return self.page.locator(".why button")

    def whole_map(self) -> Locator:
        return self.page.locator(".zoom .fit")

    # What is done

    def poke(self, target: Locator) -> None:
        """Clicks what says that it cannot be used: it then says why."""
        target.click(force=True)

    def expect_prompt(self, words: str) -> None:
        expect(self.prompt()).to_contain_text(words)
