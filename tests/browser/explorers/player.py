"""Somebody who plays Explorers through the page: the first half, the first lit cells, and seals."""

from tests.browser.explorers.hands import Hands
from tests.browser.explorers.table import Shown, Table
from tests.browser.player import PagePlayer


class Player(PagePlayer[Shown]):
    """Follows the light, and checks that it is what the server allows."""

    table: Table

    def __init__(self, table: Table, hands: Hands) -> None:
        self.table = table
        self.hands = hands
        self.kinds: set[str] = set()
        self.counts: list[str] = []

    def play_turn(self) -> Shown:
        """Until the own crosses are sealed."""
        moment = self.table.settle()
        while not moment.over:
            sealing = moment.buttons.get("seal", False)
            moment = self.decide(moment, idle=True)
            if sealing:
                return moment
        return moment

    def decide(self, moment: Shown, *, idle: bool = False) -> Shown:
        """One gesture, and a count put away before it."""
        if moment.count:
            self.counts.append(moment.count)
            self.hands.go_on()
        self._answer(moment)
        return self.table.settle(moment.entries + 1, idle=idle)

    def crosses_next(self, moment: Shown) -> bool:
        """Neither a half nor a bonus comes first."""
        return bool(moment.cells) and not moment.sides and not bonuses_of(moment)

    def _answer(self, moment: Shown) -> None:
        self.kinds.add(self.table.view()["phase"])
        bonuses = bonuses_of(moment)
        if moment.sides:
            assert moment.sides == self._legal_sides()
            self.hands.side(moment.sides[0])
        elif bonuses:
            self.hands.press(bonuses[0])
        elif moment.cells:
            assert sorted(moment.cells) == self._legal_cells()
            self.hands.cell(self.hands.reachable(moment.cells))
        else:
            assert moment.buttons["seal"]
            self.hands.press("seal")

    def _legal_cells(self) -> list[int]:
        legal = self.table.last_update()["legal"]
        home = {one["slot"]: one["cell"] for one in self.table.view()["villages"]}
        crosses = [one["cell"] for one in legal if one["kind"] == "cross"]
        return sorted(crosses + [home[one["slot"]] for one in legal if one["kind"] == "village"])

    def _legal_sides(self) -> list[int]:
        legal = self.table.last_update()["legal"]
        return sorted(one["side"] for one in legal if one["kind"] in ("take", "name"))


def bonuses_of(moment: Shown) -> list[str]:
    return [id for id in moment.buttons if id.startswith("bonus-")]
