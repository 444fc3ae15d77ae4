"""What one address may ask for: so many at once, and so many in a while."""

import ipaddress
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from starlette.requests import HTTPConnection

from incognita.table.errors import RefusedError
from incognita.table.lru import LruCache
from incognita.table.rate_limit import TokenBucket

MAX_ADDRESSES: Final = 10_000
IPV6_NETWORK: Final = 64
GUESSES: Final = ("no-table", "bad-key")


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
    records: Rate = Rate(0.5, 100)
    checks: Rate = Rate(5.0, 100)
    # Names of tables and keys that are wrong.
    guesses: Rate = Rate(1.0, 60)
    sockets: int = 500
    tryouts: int = 2
    # At one table: connections with the same key, and connections without a seat.
    per_key: int = 40
    watchers: int = 1000


class Limits:
    """Counts by address; raises RefusedError for what is too much."""

    def __init__(self, settings: LimitSettings) -> None:
        self._settings = settings
        self._buckets: LruCache[tuple[str, str], TokenBucket] = LruCache(MAX_ADDRESSES)
        self._held: Counter[tuple[str, str]] = Counter()

    def take(self, kind: str, address: str) -> None:
        """One more of a kind that is limited by its rate."""
        if not self._settings.on:
            return
        bucket = self._buckets.get((kind, address))
        if bucket is None:
            rate: Rate = getattr(self._settings, kind)
            bucket = TokenBucket(rate.per_second, rate.burst)
            self._buckets.put((kind, address), bucket)
        if not bucket.take():
            raise RefusedError("limit-reached")

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
