"""Somebody at a table, over a real socket."""

import json
import random
from contextlib import ExitStack
from types import TracebackType
from typing import Any, Self

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Subprotocol

from incognita.table.messages import SUBPROTOCOL
from tests.table.server import Server

Json = dict[str, Any]
PATIENCE = 60


class Client:
    """Keeps every frame; `update` is the last position that was shown."""

    def __init__(
        self, server: Server, table: str, key: str = "", language: str = "en", seed: int = 0
    ) -> None:
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
        headers = {"Accept-Language": language}
        self._stack = ExitStack()
        self.socket = self._stack.enter_context(
            connect(
                address,
                additional_headers=headers,
                compression=None,
                max_size=None,
                subprotocols=[Subprotocol(SUBPROTOCOL)],
            )
        )
        self.say(type="hello", key=key, seed=seed)
        self.frames: list[Json] = []
        self.texts: list[str] = []
        self.log: list[Json] = []
        self.welcome: Json = {}
        self.update: Json = {}

    def __enter__(self) -> Self:
        self.welcome = self.until("welcome")
        self.until("update")
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        self._stack.close()

    def receive(self, timeout: float = PATIENCE) -> Json:
        text = self.socket.recv(timeout=timeout)
        assert isinstance(text, str)
        self.texts.append(text)
        frame: Json = json.loads(text)
        self.frames.append(frame)
        if frame["type"] == "welcome":
            self.log = list(frame["log"])
        if frame["type"] == "update":
            self.update = frame
            if frame["drop"]:
                del self.log[-frame["drop"] :]
            self.log.extend(frame["log"])
        return frame

    def until(self, *kinds: str) -> Json:
        while (frame := self.receive())["type"] not in kinds:
            pass
        return frame

    def until_entries(self, entries: int) -> Json:
        while self.update.get("entries", -1) < entries:
            self.receive()
        return self.update

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def ask(self, **message: Any) -> Json:
        """Say something and hear the answer."""
        self.say(**message)
        return self.until("update", "refused", "answer", "pong")

    def play(self, *actions: int, expect: int | None = None) -> Json:
        expected = self.update["entries"] if expect is None else expect
        return self.ask(type="play", expect=expected, actions=list(actions))

    def actions(self) -> list[int]:
        return [legal["action"] for legal in self.update["legal"]]

    def choose(self, kind: str) -> int | None:
        """A legal action of this kind."""
        for legal in self.update["legal"]:
            if legal["kind"] == kind:
                return int(legal["action"])
        return None

    def closed_with(self) -> int:
        """The code that the server closes with."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 0


def play_on(clients: list[Client], chooser: random.Random, most: int = 100_000) -> int:
    """Everybody plays at random until the game is over; how many moves there were."""
    done = 0
    while not clients[0].update["over"] and done < most:
        actor = clients[0].update["view"]["actor"]
        mover = next(client for client in clients if client.update["viewer"] == actor)
        mover.play(chooser.choice(mover.actions()))
        entries = mover.update["entries"]
        for client in clients:
            client.until_entries(entries)
        done += 1
    return done
