"""Somebody who plays Entdecker through the page: three tiles a turn, then the best unit."""

from tests.browser.voyage.player import Explorer
from tests.browser.voyage.table import Shown

TILES = 3


class Player(Explorer):
    def answer(self, phase: str, moment: Shown) -> None:
        if phase == "start":
            self.start(moment)
        elif phase == "announce":
            self._announce(moment)
        elif phase == "lay":
            self.lay(moment)
        elif phase in ("friendly", "plant"):
            assert moment.plants == [one["pile"] for one in self.legal("plant")]
            self.hands.plant(moment.plants[-1])
        elif phase == "order":
            self.hands.first("[data-testid=islands] button")
        else:
            self._go_on(moment)

    def _announce(self, moment: Shown) -> None:
        most = len(self.legal("announce"))
        assert moment.numbers == [one["number"] for one in self.legal("announce")]
        self.hands.announce(max(1, min(TILES, most - 1)))

    def _go_on(self, moment: Shown) -> None:
        """Draws as long as it may, then builds where one land only is to be chosen."""
        if self.legal("draw"):
            self.draw(moment)
            return
        sites = {one["unit"]: one["area"] for one in self.legal("build")}
        if sites and len(sites) == len(self.legal("build")):
            assert {*moment.units} == {*sites}
            self.hands.build(moment.units[-1])
        else:
            self.hands.press("stop")
