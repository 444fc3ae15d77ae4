"""What one address may ask for: so many at once, and so many in a while."""

import ipaddress
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final, NamedTuple

from starlette.requests import HTTPConnection

from incognita.table.errors import RefusedError
from incognita.table.lru import LruCache
from incognita.table.rate_limit import TokenBucket

MAX_ADDRESSES: Final = 10_000
IPV6_NETWORK: Final = 64
GUESSES: Final = ("no-table", "no-study", "bad-key")


@dataclass(frozen=True)
class Rate:
    """So many a second, after a burst."""

    per_second: float
    burst: int


@dataclass(frozen=True)
class LimitSettings:
    """Generous for people, also for many behind one address; tight for programs that flood."""

    on: bool = True
    tables: Rate = Rate(1.0, 200)
    promises: Rate = Rate(1.0, 200)
    records: Rate = Rate(0.5, 100)
    checks: Rate = Rate(5.0, 100)
    # The analysis board: positions that are asked for, and studies that are kept.
    positions: Rate = Rate(20.0, 600)
    analyses: Rate = Rate(0.2, 60)
    # Puzzles, tries and their answers.
    puzzles: Rate = Rate(5.0, 300)
    # Changes of one's own person, new accounts, and questions to devices with passkeys.
    people: Rate = Rate(0.5, 60)
    accounts: Rate = Rate(0.02, 20)
    passkeys: Rate = Rate(0.5, 60)
    # Tries to log in that fail: by address, and for one name.
    logins: Rate = Rate(0.1, 20)
    logins_by_name: Rate = Rate(0.02, 10)
    # Names of tables and keys that are wrong.
    guesses: Rate = Rate(1.0, 60)
    sockets: int = 500
    tryouts: int = 2
    # Studies that wait or are under way.
    studies: int = 4
    # Seconds in which bots, hints and try-outs search: by address, and by key.
    bot_seconds: Rate = Rate(1.0, 1800)
    bot_seconds_per_key: Rate = Rate(0.5, 900)
    # At one table: connections with the same key, and connections without a seat.
    per_key: int = 40
    watchers: int = 1000


class Payer(NamedTuple):
    """Whose seconds a search uses: an address, and a key (by its table and seats, not itself)."""

    address: str = ""
    key: str = ""


NOBODY: Final = Payer()


class Limits:
    """Counts by address and by key; raises RefusedError for what is too much."""

    def __init__(self, settings: LimitSettings) -> None:
        self._settings = settings
        self._buckets: LruCache[tuple[str, str], TokenBucket] = LruCache(MAX_ADDRESSES)
        self._held: Counter[tuple[str, str]] = Counter()

    def take(self, kind: str, address: str) -> None:
        """One more of a kind that is limited by its rate."""
        if not self._settings.on:
            return
        if not self._bucket(kind, address).take():
            raise RefusedError("limit-reached")

    def may_search(self, payer: Payer) -> bool:
        """Whether seconds are left for bots, hints and try-outs."""
        return not self._settings.on or all(bucket.left() > 0 for bucket in self._searches(payer))

    def check_search(self, payer: Payer) -> None:
        if not self.may_search(payer):
            raise RefusedError("limit-reached")

    def searched(self, payer: Payer, seconds: float) -> None:
        """So long somebody's search has taken."""
        if self._settings.on:
            for bucket in self._searches(payer):
                bucket.spend(seconds)

    def _searches(self, payer: Payer) -> list[TokenBucket]:
        kinds = {"bot_seconds": payer.address, "bot_seconds_per_key": payer.key}
        return [self._bucket(kind, who) for kind, who in kinds.items() if who]

    def _bucket(self, kind: str, who: str) -> TokenBucket:
        bucket = self._buckets.get((kind, who))
        if bucket is None:
            rate: Rate = getattr(self._settings, kind)
            bucket = TokenBucket(rate.per_second, rate.burst)
            self._buckets.put((kind, who), bucket)
        return bucket

    @contextmanager
    def guess(self, address: str) -> Iterator[None]:
        """Names and keys that are wrong are counted, so that nobody finds one by trying."""
        try:
            yield
        except RefusedError as refusal:
            if refusal.code in GUESSES:
                self.take("guesses", address)
            raise

    @contextmanager
    def tries(self, who: dict[str, str]) -> Iterator[None]:
        """Each try counts for all of these, by kind, and one that succeeds does not count."""
        for kind, one in who.items():
            self.take(kind, one)
        yield
        for kind, one in who.items():
            self._bucket(kind, one).spend(-1)

    @contextmanager
    def hold(self, kind: str, address: str) -> Iterator[None]:
        """One more of a kind of which only so many may be there at once."""
        self.check(kind, self._held[kind, address])
        self._held[kind, address] += 1
        try:
            yield
        finally:
            self._held[kind, address] -= 1
            if not self._held[kind, address]:
                del self._held[kind, address]

    def check(self, kind: str, count: int) -> None:
        """Whether one more may come where so many are."""
        most: int = getattr(self._settings, kind)
        if self._settings.on and count >= most:
            raise RefusedError("limit-reached")


def address_of(connection: HTTPConnection) -> str:
    """Who asks; whoever has an IPv6 address has a whole network of them."""
    host = connection.client.host if connection.client is not None else ""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if address.version == 4:
        return host
    return str(ipaddress.ip_network((address, IPV6_NETWORK), strict=False).network_address)
