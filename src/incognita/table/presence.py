"""Who is at a table, sent as differences: what several came and went for is one message."""

import asyncio
from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from incognita.table.messages import Chair, Presence
from incognita.table.seats import Seats

# Changes within this time are sent together.
COALESCE_SECONDS: Final = 0.1


class PresenceSender:
    """Remembers what was sent last and sends what is different, at most so often."""

    def __init__(
        self,
        seats: Seats,
        send: Callable[[Presence], None],
        say_here: Callable[[list[int], int], None],
    ) -> None:
        """`say_here` tells other servers who is connected to this one."""
        self._seats = seats
        self._send = send
        self._say_here = say_here
        self._said: tuple[list[int], int] = ([], 0)
        self._sent = seats.chair_messages()
        self._sent_watchers = seats.watchers()
        self._timer: asyncio.TimerHandle | None = None

    def changed(self) -> None:
        """Somebody came, went or took a name; it is sent soon."""
        if self._timer is None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(COALESCE_SECONDS, self.flush)

    def flush(self) -> None:
        """Send now what has changed since the last time."""
        self.stop()
        chairs, watchers = self._seats.chair_messages(), self._seats.watchers()
        different = [
            chair
            for chair, before in zip(chairs, self._sent, strict=True)
            if _without_countdown(chair) != _without_countdown(before)
        ]
        if different or watchers != self._sent_watchers:
            self._send(Presence(different, watchers))
        self._sent, self._sent_watchers = chairs, watchers
        if self._here() != self._said:
            self.repeat()

    def repeat(self) -> None:
        """Tell other servers again who is here."""
        self._said = self._here()
        self._say_here(*self._said)

    def _here(self) -> tuple[list[int], int]:
        return sorted(self._seats.own_seats()), self._seats.own_watchers()

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def _without_countdown(chair: Chair) -> Chair:
    """The page counts the seconds down by itself; only whether they run is news."""
    return replace(chair, gone_in=min(chair.gone_in, 0.0))
