"""Somebody who is new to a game and does what the guide asks, by mouse, keyboard or finger."""

import contextlib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Error, Locator, Page

from tests.browser.waiting import until

Gesture = Callable[[Locator], None]
LOOK = (Path(__file__).parent / "answers.js").read_text(encoding="utf-8")
CHANGED = f"before => {{ const now = ({LOOK})(); return !now.busy && now.state !== before; }}"
GONE_ON = f"before => {{ const now = ({LOOK})(); return now.moment !== before; }}"
ASKS = f"() => {{ const now = ({LOOK})(); return now.over || now.next || now.asks; }}"
# A gesture on something covered fails fast, and what answers a gesture does so at once.
QUICK = 1500
LIT = "lit "
ANSWERED = 1000
MOST_TRIES = 20
MOST_DECISIONS = 60


def by_mouse(target: Locator) -> None:
    """In the middle, whoever stands there: on the map a piece takes the click for its space."""
    target.click(timeout=QUICK, force=True)


def by_finger(target: Locator) -> None:
    target.tap(timeout=QUICK, force=True)


def by_keyboard(target: Locator) -> None:
    target.focus(timeout=QUICK)
    target.press("Enter", timeout=QUICK)


@dataclass(frozen=True)
class Guided:
    """What the table shows at one time; `moment` is the step and how much has happened."""

    busy: bool
    over: bool
    next: bool
    message: str
    moment: str
    tapped: bool
    asks: bool
    answers: list[str]
    state: str

    @property
    def names(self) -> list[str]:
        return [answer.removeprefix(LIT) for answer in self.answers]


class Newcomer:
    """Follows the light; what lights up after a gesture comes first."""

    def __init__(self, page: Page, gesture: Gesture) -> None:
        self.page = page
        self.gesture = gesture
        self.messages: list[str] = []

    def play(self) -> None:
        """To the end of the tutorial."""
        self.page.get_by_test_id("guide").wait_for()
        for _ in range(MOST_DECISIONS):
            now = self.asked()
            if now.over:
                return
            self.read(now)
            if now.next:
                self.gesture(self.page.get_by_test_id("guide-next"))
                until(self.page, GONE_ON, now.moment)
            else:
                self.answer()
        raise AssertionError("the tutorial does not end")

    def asked(self) -> Guided:
        """The table once the others have done what they do."""
        with contextlib.suppress(Error):
            until(self.page, ASKS, timeout=QUICK)
        return self.look()

    def look(self) -> Guided:
        return Guided(**self.page.evaluate(LOOK))

    def read(self, now: Guided) -> None:
        if now.message not in self.messages:
            self.messages.append(now.message)

    def answer(self) -> None:
        """One decision."""
        now = self.look()
        begun, known, tried = now.moment, now.answers, set[str]()
        for _ in range(MOST_TRIES):
            fresh = [answer for answer in now.answers if answer not in known]
            left = [answer for answer in [*fresh, *now.answers] if answer not in tried]
            if not left:
                tried.clear()
            else:
                tried.add(left[0])
                self.try_answer(left[0], now)
            known = now.answers
            now = self.after(now)
            if now.moment != begun:
                return
        raise AssertionError(f"nothing answers {self.messages[-1:]}: {sorted(tried)}")

    def try_answer(self, answer: str, now: Guided) -> None:
        with contextlib.suppress(Error):
            self.gesture(self.at(now.answers.index(answer)))
            # On the map a first tap asks, and the second one does it.
            asked = self.after(now)
            if asked.tapped and not now.tapped and asked.moment == now.moment:
                self.gesture(self.at(asked.names.index(answer.removeprefix(LIT))))

    def at(self, number: int) -> Locator:
        return self.page.locator(f'[data-answer="{number}"]')

    def after(self, before: Guided) -> Guided:
        """The table once it has answered, or as it was where nothing answers."""
        with contextlib.suppress(Error):
            until(self.page, CHANGED, before.state, ANSWERED)
        return self.look()
