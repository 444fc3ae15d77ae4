"""Somebody who plays Survive sensibly through the page: boats to the isles, the others to boats."""

from collections.abc import Callable
from typing import Any

from tests.browser.player import PagePlayer
from tests.browser.survive.hands import Hands
from tests.browser.survive.table import Shown, Table

Plan = dict[str, Any]
View = dict[str, Any]
FAR = 99


class Player(PagePlayer[Shown]):
    """Reads the plans the page was told, and carries them out with gestures alone."""

    most_decisions = 600
    table: Table

    def __init__(self, table: Table, hands: Hands) -> None:
        self.table = table
        self.hands = hands
        self.kinds: set[str] = set()

    def play_turn(self) -> Shown:
        """To the end of the own turn, or of the own placing, whoever is next."""
        moment = self.table.settle()
        turn, seat = self.table.view()["turn"], self.table.view()["seat"]
        while not moment.over and not moment.hand_over:
            moment = self.decide(moment, idle=True)
            view = self.table.view()
            if view["turn"] != turn or view["actor"] not in (seat, -1):
                return moment
        return moment

    def decide(self, moment: Shown, *, idle: bool = False) -> Shown:
        """One gesture with all that belongs to it."""
        view = self.table.view()
        self.kinds.add(view["phase"])
        answers: dict[str, Callable[[View], None]] = {
            "place": self._place,
            "launch": self._put,
            "drop": self._put,
            "crew": self._pick,
            "creature": self._creature,
            "glide": lambda _: self.hands.press("stop"),
            "defend": lambda _: self._defend(),
            "turn": self._turn,
        }
        answers[view["phase"]](view)
        return self.table.settle(moment.entries + 1, idle=idle)

    def _legal(self, kind: str) -> list[dict[str, Any]]:
        return [one for one in self.table.last_update()["legal"] if one["kind"] == kind]

    # Before the first turn, and after a tile

    def _place(self, view: View) -> None:
        """The lowest value first, on the tile that has most water beside it."""
        value = min(value for values in view["unplaced"] for value in values)
        self.hands.value(value)
        cells = [one["cell"] for one in self._legal("place") if one["value"] == value]
        assert sorted(cells) == sorted(self.table.look().cells)
        self.hands.goal(f"cell-{min(cells, key=self._to_isle)}")

    def _put(self, view: View) -> None:
        spaces: list[int] = [
            one.get("to", one.get("cell", -1)) for one in self._legal(view["phase"])
        ]
        self.hands.goal(f"cell-{min(spaces, key=self._to_isle)}")

    def _pick(self, view: View) -> None:
        self.hands.take(f"explorer-{self._legal('pick')[0]['explorer']}")

    # The turn

    def _turn(self, view: View) -> None:
        plans = [plan for plan in self.table.last_update()["plans"] if plan["tile"] == ""]
        worth = [self._gain(view, plan) for plan in plans]
        if worth and max(worth) > 0:
            self._go(plans[worth.index(max(worth))])
        elif self._legal("sink"):
            self._sink(view)
        else:
            self.hands.press("end")

    def _go(self, plan: Plan) -> None:
        self.hands.take(f"{plan['piece']}-{plan['id']}")
        self.hands.goal(goal_of(plan))

    def _sink(self, view: View) -> None:
        """A tile on which nobody of one's own stands, if there is one."""
        if "sink" in self.table.look().buttons:
            self.hands.press("sink")
        own = [one["cell"] for one in view["explorers"] if one["seat"] == view["seat"]]
        cells = [one["cell"] for one in self._legal("sink")]
        assert sorted(cells) == sorted(self.table.look().cells)
        self.hands.goal(f"cell-{min(cells, key=own.count)}")

    def _gain(self, view: View, plan: Plan) -> float:
        if plan["lost"]:
            return -FAR
        if plan["into"] == "isle":
            return FAR
        if plan["piece"] == "boat":
            return self._voyage(view, plan)
        here = next(one for one in view["explorers"] if one["id"] == plan["id"])
        if here["at"] == "boat":
            return -FAR
        if plan["into"] == "boat":
            return 10 - int(plan["cost"]) + 0.1 * int(here["value"])
        return self._to_boat(view, here["cell"]) - self._to_boat(view, plan["to"]) - 0.2

    def _voyage(self, view: View, plan: Plan) -> float:
        boat = next(one for one in view["boats"] if one["id"] == plan["id"])
        own = {one["id"] for one in view["explorers"] if one["seat"] == view["seat"]}
        crew = len(own & set(boat["crew"]))
        return crew * (self._to_isle(boat["cell"]) - self._to_isle(plan["to"])) - 0.1

    # Creatures

    def _creature(self, view: View) -> None:
        own = {one["id"] for one in view["explorers"] if one["seat"] == view["seat"]}
        bites = [one for one in self.table.last_update()["plans"] if set(one["hits"]) - own]
        kind = [one for one in bites if not own & set(one["hits"])]
        if not kind:
            self.hands.press("stay")
            return
        plan = kind[0]
        if len({one["id"] for one in self.table.last_update()["plans"]}) > 1:
            self.hands.take(f"creature-{plan['id']}")
        self.hands.goal(goal_of(plan))

    def _defend(self) -> None:
        self.hands.press("defend" if self._legal("defend") else "decline")

    # Distances

    def _to_isle(self, cell: int) -> int:
        isles = self.table.scene()["isles"]
        return min(self._far(cell, other) for isle in isles for other in isle["landing"])

    def _to_boat(self, view: View, cell: int) -> int:
        room = [one["cell"] for one in view["boats"] if len(one["crew"]) < 3]
        return min((self._far(cell, other) for other in room), default=self._to_isle(cell))

    def _far(self, one: int, other: int) -> int:
        cells = self.table.scene()["cells"]
        q: int = cells[one]["q"] - cells[other]["q"]
        r: int = cells[one]["r"] - cells[other]["r"]
        return (abs(q) + abs(r) + abs(q + r)) // 2


def goal_of(plan: Plan) -> str:
    into = plan["into"]
    return f"{into}-{plan[into]}" if into in ("boat", "isle") else f"cell-{plan['to']}"
