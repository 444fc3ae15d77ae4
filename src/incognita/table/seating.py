"""Chairs and keys: who may sit where."""

import secrets
from typing import Final

from msgspec import Struct

from incognita.core import Game
from incognita.table.errors import RefusedError
from incognita.table.names import derived_key, digest_of, matches, new_key
from incognita.table.store import StoredChair, StoredKey, StoredTable

KINDS: Final = {"me": "person", "screen": "screen", "friend": "friend", "bot": "bot"}
MAX_NAME: Final = 24
BOT: Final = "bot"
FRIEND: Final = "friend"


class WantedChair(Struct, frozen=True):
    """A chair as it is asked for: me, another person at this screen, a friend, or a bot."""

    kind: str
    name: str = ""
    level: str = ""


class Seating(Struct, frozen=True):
    """The chairs of a new table with its keys; only digests of the keys are stored."""

    chairs: list[StoredChair]
    own: list[int]
    friends: list[int]
    key: str

    def hints(self, wanted: bool | None) -> bool:
        """Unless the maker says otherwise, there are hints where no friends play by link."""
        return not self.friends if wanted is None else wanted

    def stored_keys(self) -> list[StoredKey]:
        links = [StoredKey(digest_of(friend_key(self.key, seat)), [seat]) for seat in self.friends]
        watch = StoredKey(digest_of(watch_key(self.key)), [])
        return [StoredKey(digest_of(self.key), self.own, owner=True), *links, watch]


class Admission(Struct, frozen=True):
    """What a key gives access to."""

    seats: list[int]
    owner: bool


def assign_seats(wanted: list[WantedChair], levels: list[str], *, shuffle: bool) -> Seating:
    """Chairs keep their order around the table; shuffled, any of them may come first."""
    first = secrets.randbelow(len(wanted)) if shuffle else 0
    ordered = wanted[first:] + wanted[:first]
    chairs = [_stored_chair(seat, chair, levels) for seat, chair in enumerate(ordered)]
    own = [chair.seat for chair in chairs if chair.kind in ("person", "screen")]
    friends = [chair.seat for chair in chairs if chair.kind == FRIEND]
    return Seating(chairs, own, friends, new_key())


def check_level(level: str, levels: list[str]) -> None:
    if level not in levels:
        raise RefusedError("bad-level", level=level[:40], known=", ".join(levels))


def check_count(game: Game, count: int) -> None:
    option = game.options().find("players")
    if not option.least <= count <= option.most:
        raise RefusedError("wrong-chairs", least=option.least, most=option.most, count=count)


def admit(table: StoredTable, key: str) -> Admission:
    """Without a key one is a spectator; a wrong key is refused."""
    if not key:
        return Admission([], owner=False)
    # All keys are compared, so that the time taken says nothing about which one fits.
    matching = [stored for stored in table.keys if matches(key, stored.digest)]
    if not matching:
        raise RefusedError("bad-key")
    return Admission(matching[-1].seats, matching[-1].owner)


def seat_keys(table: StoredTable, owner: str) -> list[tuple[int, str]]:
    """Seats of friends with their keys: a rematch turns the seats and keeps the keys."""
    keys = [friend_key(owner, seat) for seat in range(len(table.chairs))]
    by_digest = {digest_of(key): key for key in keys}
    return sorted(
        (stored.seats[0], by_digest[stored.digest])
        for stored in table.keys
        if stored.digest in by_digest
    )


def friend_key(owner: str, seat: int) -> str:
    return derived_key(owner, f"seat {seat}")


def watch_key(owner: str) -> str:
    return derived_key(owner, "watch")


def clean_name(name: str) -> str:
    """One line of printable characters; raises RefusedError."""
    cleaned = " ".join(name.split())
    if not cleaned.isprintable() or len(cleaned) > MAX_NAME:
        raise RefusedError("bad-name", most=MAX_NAME)
    return cleaned


def _stored_chair(seat: int, chair: WantedChair, levels: list[str]) -> StoredChair:
    if chair.kind == BOT:
        check_level(chair.level, levels)
    level = chair.level if chair.kind == BOT else ""
    kind, name = KINDS[chair.kind], clean_name(chair.name)
    return StoredChair(seat, kind, name, level, colour=seat, arrived=kind != FRIEND)
