"""What goes over a page's sockets, kept as it was sent."""

import json
from typing import Any

from playwright.sync_api import Page, WebSocket

Frame = dict[str, Any]


class Frames:
    """Every frame that a page received and sent, over all its connections."""

    def __init__(self, page: Page) -> None:
        self.received: list[Frame] = []
        self.sent: list[Frame] = []
        page.on("websocket", self._listen)

    def updates(self) -> list[Frame]:
        return [frame for frame in self.received if frame["type"] == "update"]

    def last(self) -> Frame:
        """The position that the server told last."""
        return self.updates()[-1]

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.received.append(json.loads(data)))
        socket.on("framesent", lambda data: self.sent.append(json.loads(data)))
