"""Chairs and keys: who may sit where."""

import secrets
from typing import Final

from msgspec import Struct

from incognita.core import Game
from incognita.table.errors import RefusedError
from incognita.table.names import derived_key, digest_of, fits, new_key
from incognita.table.store import KeptChair, KeptKey, KeptTable

KINDS: Final = {"me": "person", "screen": "screen", "friend": "friend", "bot": "bot"}
MOST_NAME: Final = 24
BOT: Final = "bot"


class WantedChair(Struct, frozen=True):
    """A chair as it is asked for: me, another person at this screen, a friend, or a bot."""

    kind: str
    name: str = ""
    level: str = ""


class Seating(Struct, frozen=True):
    """The chairs of a new table with its keys; only their digests are kept."""

    chairs: list[KeptChair]
    own: list[int]
    friends: list[int]
    key: str

    def hints(self, wish: bool | None) -> bool:
        """Unless somebody says otherwise, hints are for those who play at one screen or bots."""
        return not self.friends if wish is None else wish

    def kept_keys(self) -> list[KeptKey]:
        links = [KeptKey(digest_of(friend_key(self.key, seat)), [seat]) for seat in self.friends]
        watch = KeptKey(digest_of(watch_key(self.key)), [])
        return [KeptKey(digest_of(self.key), self.own, owner=True), *links, watch]


class Admission(Struct, frozen=True):
    """What a key opens."""

    seats: list[int]
    owner: bool


def seat_people(wanted: list[WantedChair], levels: list[str], *, lots: bool) -> Seating:
    """Chairs keep their order round the table; by lots, anybody may come to sit first."""
    turn = secrets.randbelow(len(wanted)) if lots else 0
    ordered = wanted[turn:] + wanted[:turn]
    chairs = [_kept(seat, chair, levels) for seat, chair in enumerate(ordered)]
    own = [chair.seat for chair in chairs if chair.kind in ("person", "screen")]
    friends = [chair.seat for chair in chairs if chair.kind == "friend"]
    return Seating(chairs, own, friends, new_key())


def check_level(level: str, levels: list[str]) -> None:
    if level not in levels:
        raise RefusedError("bad-level", level=level[:40], known=", ".join(levels))


def check_count(game: Game, count: int) -> None:
    option = game.options().find("players")
    if not option.least <= count <= option.most:
        raise RefusedError("wrong-chairs", least=option.least, most=option.most, count=count)


def admit(table: KeptTable, key: str) -> Admission:
    """No key is a spectator's; a wrong one is refused."""
    if not key:
        return Admission([], owner=False)
    found: KeptKey | None = None
    for kept in table.keys:
        if fits(key, kept.digest):
            found = kept
    if found is None:
        raise RefusedError("bad-key")
    return Admission(found.seats, found.owner)


def friend_key(owner: str, seat: int) -> str:
    return derived_key(owner, f"seat {seat}")


def watch_key(owner: str) -> str:
    return derived_key(owner, "watch")


def clean_name(name: str) -> str:
    """One line without signs that cannot be printed."""
    squeezed = " ".join(name.split())
    if not squeezed.isprintable() or len(squeezed) > MOST_NAME:
        raise RefusedError("bad-name", most=MOST_NAME)
    return squeezed


def _kept(seat: int, chair: WantedChair, levels: list[str]) -> KeptChair:
    if chair.kind == BOT:
        check_level(chair.level, levels)
    level = chair.level if chair.kind == BOT else ""
    return KeptChair(seat, KINDS[chair.kind], clean_name(chair.name), level)
