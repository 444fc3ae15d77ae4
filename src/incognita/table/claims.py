"""Which of several servers does what only one should do: bots of a table decide once."""

from contextlib import suppress

from incognita.table.store import NotSavedError, Store


class Claims:
    """A claim runs out by itself, so a server that has died holds nothing up for long."""

    def __init__(self, store: Store, owner: str) -> None:
        self._store = store
        self._owner = owner

    async def take(self, name: str, seconds: float) -> bool:
        """Whether it is this server's to do for so many seconds."""
        try:
            return await self._store.claim(name, self._owner, seconds)
        except NotSavedError:
            return False

    async def give_up(self, name: str) -> None:
        """Others need not wait until it runs out."""
        with suppress(NotSavedError):
            await self._store.release(name, self._owner)
