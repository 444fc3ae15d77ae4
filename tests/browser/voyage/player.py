"""Somebody who plays a game of discovery through the page, and checks what is lit there."""

from abc import abstractmethod
from typing import Any

from tests.browser.player import PagePlayer
from tests.browser.voyage.hands import Hands
from tests.browser.voyage.table import Shown, VoyageTable

Legal = dict[str, Any]


class Explorer(PagePlayer[Shown]):
    """Follows the light, and checks that it is what the server allows."""

    table: VoyageTable

    def __init__(self, table: VoyageTable, hands: Hands) -> None:
        self.table = table
        self.hands = hands
        self.kinds: set[str] = set()

    def play_turn(self) -> Shown:
        """To the end of the own turn, whoever is next."""
        moment = self.table.settle()
        turn = self.table.view()["turn"]
        while not moment.over and not moment.hand_over and self.table.view()["turn"] == turn:
            moment = self.decide(moment, idle=True)
        return moment

    def decide(self, moment: Shown, *, idle: bool = False) -> Shown:
        """One gesture with all that belongs to it."""
        phase = self.table.view()["phase"]
        self.kinds.add(phase)
        self.answer(phase, moment)
        return self.table.settle(moment.entries + 1, idle=idle)

    @abstractmethod
    def answer(self, phase: str, moment: Shown) -> None:
        """What to do in a phase; a game knows its own."""

    def legal(self, kind: str) -> list[Legal]:
        return [one for one in self.table.last_update()["legal"] if one["kind"] == kind]

    def start(self, moment: Shown) -> None:
        """Where it costs least."""
        starts = {one["place"]: one["cost"] for one in self.legal("start")}
        assert sorted(moment.places) == sorted(starts)
        cheap = [place for place, cost in starts.items() if cost == min(starts.values())]
        self.hands.start(self.hands.reachable(cheap))

    def lay(self, moment: Shown) -> None:
        squares = sorted({one["square"] for one in self.legal("lay")})
        assert sorted(moment.places) == squares
        self.hands.lay(self.hands.reachable(squares))

    def draw(self, moment: Shown) -> None:
        """An event if one lies on top."""
        piles = [one["pile"] for one in self.legal("draw")]
        assert moment.piles == piles
        events = [pile for pile in piles if self.table.view()["piles"][pile]["question"]]
        self.hands.draw((events or piles)[0])
