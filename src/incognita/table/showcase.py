"""A table of bots that everybody may watch. Nobody thinks at it while nobody looks."""

import asyncio
from typing import Final

from msgspec import Struct

from incognita.bots.levels import LEVEL_IDS
from incognita.table.create_table import create_table, start_spec
from incognita.table.errors import RefusedError
from incognita.table.game_list import offered_games
from incognita.table.live_tables import LiveTables
from incognita.table.seating import WantedChair, assign_seats

LEVEL: Final = LEVEL_IDS[2]
PLAYERS: Final = 3


class ShowcaseTable(Struct, frozen=True):
    """Where a game of bots can be watched, without a key."""

    table: str
    game: str


class Showcase:
    """One table at a time, each game in its turn; it is made when somebody asks for it."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables
        self._current: ShowcaseTable | None = None
        self._next = 0
        self._lock = asyncio.Lock()

    async def current(self) -> ShowcaseTable:
        async with self._lock:
            if self._current is None or await self._is_over(self._current):
                self._current = await self._make()
            return self._current

    async def _is_over(self, showcase: ShowcaseTable) -> bool:
        """Also when the store has it no more."""
        try:
            return (await self._tables.find(showcase.table)).history.over
        except RefusedError:
            return True

    async def _make(self) -> ShowcaseTable:
        games = [entry.game for entry in offered_games().values()]
        game = games[self._next % len(games)]
        self._next += 1
        players = game.options().find("players")
        count = max(players.least, min(PLAYERS, players.most))
        chairs = [WantedChair("bot", "", LEVEL) for _ in range(count)]
        seating = assign_seats(chairs, LEVEL_IDS, shuffle=False)
        made = await create_table(self._tables.store, start_spec(game, {}, count), seating)
        return ShowcaseTable(made.id, game.id)
