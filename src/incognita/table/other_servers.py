"""Other servers at the same table: what they have stored is taken over, and they hear of ours."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from incognita.table.announcements import Announcer, Here
from incognita.table.errors import RefusedError
from incognita.table.messages import Rematch
from incognita.table.store import Head, NotSavedError

if TYPE_CHECKING:
    from incognita.table.live_table import LiveTable


class OtherServers:
    """Messages are hints; what counts is what the store has."""

    def __init__(self, table: "LiveTable", announcer: Announcer) -> None:
        self._table = table
        self._announcer = announcer

    def head(self) -> Head:
        """How far the table is, as this server knows it."""
        history = self._table.history
        return Head(len(history.entries), history.pending.length, self._table.seats.changes)

    def announce(self) -> None:
        """Tell the other servers that something was stored."""
        if self._announcer.is_heard():
            self._announcer.say_changed(self.head())

    async def catch_up(self, head: Head) -> None:
        """Take over what other servers have stored, if the table is as far as this."""
        async with self._table.lock:
            mine = self.head()
            if (head.entries, head.run) > (mine.entries, mine.run):
                await self.load_newer()
            if head.changes > mine.changes:
                await self._load_chairs()

    async def load_newer(self) -> None:
        """Entries that the store has and this server does not know; the caller has the lock."""
        table, history = self._table, self._table.history
        id = table.stored.id
        try:
            newer = await table.store.entries(id, len(history.entries))
            run = await table.store.run(id, len(history.entries) + len(newer))
        except NotSavedError as error:
            raise RefusedError("not-saved") from error
        kept = history.load_entries(newer)
        history.pending.add(run)
        await table.time_keeper.load()
        table.broadcast_update(kept)

    async def reload_chairs(self) -> None:
        """Somebody has sat down by a way of their own; the caller has the lock."""
        await self._load_chairs()
        self.announce()

    async def _load_chairs(self) -> None:
        """Names, keys, stand-ins or a rematch."""
        table = self._table
        await table.time_keeper.load()
        stored = await table.seat_changes.load()
        table.stored = replace(table.stored, keys=stored.keys)
        if stored.rematch and stored.rematch != table.stored.rematch:
            table.stored = replace(table.stored, rematch=stored.rematch)
            table.broadcast(Rematch(stored.rematch))

    def hear_presence(self, here: Here) -> None:
        """Who is connected to another server; one that has just come is told who is here."""
        if self._table.seats.hear(here):
            self._table.presence.repeat()
        self._table.presence.changed()

    async def close(self) -> None:
        await self._announcer.close()
