"""One connection: messages in order, in one go, and no end of waiting for who does not read."""

import asyncio
from collections.abc import Sequence

from incognita.table.connection import MAX_WAITING, MAX_WAITING_BYTES, Connection
from incognita.table.seating import Admission


class FakeChannel:
    """Takes messages so many times; the others have to wait."""

    def __init__(self, takes: int) -> None:
        self.takes = takes
        self.written: list[bytes] = []
        self.aborted = False

    def write_texts(self, messages: Sequence[bytes]) -> bool:
        if len(self.written) >= self.takes:
            return False
        self.written.append(b"".join(messages))
        return True

    def abort(self) -> None:
        self.aborted = True


def test_what_is_written_at_once_overtakes_nothing_that_waits() -> None:
    async def story() -> None:
        channel = FakeChannel(takes=1)
        ann = Connection(Admission([0], owner=False), "en", channel=channel)
        ann.send_encoded(b"1")
        ann.send_encoded(b"2")
        assert await ann.next_message() == b"2"
        channel.takes = 9
        # The second message is on its way, but not there yet.
        ann.send_encoded(b"3")
        assert channel.written == [b"1"]
        assert await ann.next_message() == b"3"
        waiting = asyncio.create_task(ann.next_message())
        await asyncio.sleep(0)
        ann.send_encoded(b"4")
        assert channel.written == [b"1", b"4"]
        waiting.cancel()

    asyncio.run(story())


def test_what_belongs_together_is_written_in_one_go_or_waits_in_order() -> None:
    async def story() -> None:
        channel = FakeChannel(takes=1)
        ann = Connection(Admission([0], owner=False), "en", channel=channel)
        for messages in ((b"1", b"2"), (b"3", b"4")):
            with ann.together():
                for message in messages:
                    ann.send_encoded(message)
        assert channel.written == [b"12"]
        assert [await ann.next_message(), await ann.next_message()] == [b"3", b"4"]

    asyncio.run(story())


def test_a_connection_that_takes_nothing_is_let_go() -> None:
    async def story() -> None:
        channel = FakeChannel(takes=0)
        slow = Connection(Admission([0], owner=False), "en", channel=channel)
        for _ in range(MAX_WAITING + 1):
            slow.send_encoded(b"{}")
        assert await slow.next_message() is None
        assert channel.aborted
        big = Connection(Admission([0], owner=False), "en")
        for _ in range(3):
            big.send_encoded(b"x" * (MAX_WAITING_BYTES // 2))
        assert big.closed

    asyncio.run(story())
