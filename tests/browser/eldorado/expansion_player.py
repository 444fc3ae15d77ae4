"""Somebody who plays with caves and curses through the page, and leaves nothing untried."""

from collections.abc import Callable
from typing import Any

from tests.browser.eldorado.player import Plan, Player

# What a curse is worth in steps, when a demon stands in the way.
CURSE_COST = 2.5
ONCE = range(43, 47)


class ExpansionPlayer(Player):
    """Explores every cave, uses every tile, hires a hero, and lifts what can be lifted."""

    def answers(self) -> dict[str, Callable[[dict[str, Any]], None]]:
        return {
            **super().answers(),
            "swap": self._swap,
            "copy": self._copy,
            "lift": self._lift,
            "ward": lambda _: self.hands.press("ward"),
            "hop": self._hop,
            "hire": lambda _: self.hands.press(self._offered("hire-")),
        }

    def _offered(self, *kinds: str) -> str:
        """The first button of these kinds, or nothing."""
        buttons = self.table.look().buttons
        return next((id for id, on in buttons.items() if on and id.startswith(kinds)), "")

    def _turn_choice(self, view: dict[str, Any]) -> None:
        offered = self._offered("explore-", "visit", "lift-")
        uses = self._legal("use")
        if view["turn"]["due"]:
            self.hands.press("done")
        elif offered:
            self.hands.press(offered)
        elif uses:
            self.hands.card(self._slot(view, uses[0]))
            self.hands.press(self._offered("use"))
        else:
            super()._turn_choice(view)

    def _slot(self, view: dict[str, Any], thing: int) -> int:
        """Where a card or a tile lies: tiles come after the hand."""
        row: list[int] = view["hand"] + view["seats"][view["seat"]]["tiles"]
        return row.index(thing)

    def _legal(self, kind: str) -> list[int]:
        return [one["card"] for one in self.table.last_update()["legal"] if one["kind"] == kind]

    def _gain(self, view: dict[str, Any], plan: Plan) -> float:
        if plan["card"] in ONCE:
            return 0
        curses: float = CURSE_COST * plan.get("curses", 0)
        return super()._gain(view, plan) - curses

    def _travel(self, view: dict[str, Any], plan: Plan) -> None:
        if "curses" not in plan:
            super()._travel(view, plan)
            return
        kind = "blockade" if plan["blockade"] >= 0 else "cell"
        self.hands.place(kind, plan["blockade"] if kind == "blockade" else plan["to"])
        for id in ("option-0", "confirm"):
            if id in self.table.look().buttons:
                self.hands.press(id)

    def _swap(self, view: dict[str, Any]) -> None:
        self.hands.card(0)
        self.hands.press("confirm")

    def _copy(self, view: dict[str, Any]) -> None:
        self._point_at(view, self._legal("copy")[0])

    def _lift(self, view: dict[str, Any]) -> None:
        self.hands.card(self._slot(view, self._legal("give")[0]))

    def _hop(self, view: dict[str, Any]) -> None:
        lit = self.table.look().cells
        if not lit:
            self.hands.press("done")
            return
        self.hands.place("cell", lit[0])
        self._choose_among()
