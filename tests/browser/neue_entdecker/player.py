"""Somebody who plays Die neuen Entdecker through the page: hidden tiles, then a scout."""

from tests.browser.voyage.player import Explorer
from tests.browser.voyage.table import Shown

TILES = 4
TRAY = {
    "name": "[data-testid=names] button:not([aria-disabled])",
    "wheel": ".wish button",
    "pay": ".payments button",
    "order": "[data-testid=islands] button",
}


class Player(Explorer):
    def answer(self, phase: str, moment: Shown) -> None:
        if phase in TRAY:
            self.hands.first(TRAY[phase])
        elif phase == "start":
            self.start(moment)
        elif phase == "announce":
            hidden = [one["number"] for one in self.legal("announce") if not one["open"]]
            self.hands.announce(max(1, min(TILES, len(hidden) - 1)))
        elif phase == "lay":
            self.lay(moment)
        elif phase in ("natives", "scout", "post"):
            self._send(moment)
        else:
            self._go_on(moment)

    def _send(self, moment: Shown) -> None:
        """Into the jungle, unless all scouts are out."""
        if self.legal("recall"):
            self.hands.press("decline")
            return
        self.hands.go(self.hands.reachable(moment.places))

    def _go_on(self, moment: Shown) -> None:
        """Draws as long as it may, then places a scout where one land only is to be chosen."""
        sites = [one for one in self.legal("build") if one["unit"] == "scout" and not one["chief"]]
        if self.legal("draw"):
            self.draw(moment)
        elif self.legal("shuffle"):
            self.hands.press("shuffle")
        elif len(sites) == 1:
            assert "scout" in moment.units
            self.hands.build("scout")
        else:
            self.hands.press("stop")
