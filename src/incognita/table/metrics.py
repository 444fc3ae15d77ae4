"""What an operator watches: figures of one server process in the format of Prometheus."""

import ipaddress
from collections.abc import Iterator, Sequence
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from incognita.table.live_tables import LiveTables

MOVE_BUCKETS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0, 5.0)
THINKING_BUCKETS: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 15.0)


class Metrics:
    """Counted as things happen; what can be looked up is looked up when somebody asks."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.move_seconds = Histogram(
            "incognita_move_seconds",
            "From the arrival of a move until it is stored and sent to everybody.",
            ["game"],
            buckets=MOVE_BUCKETS,
            registry=self._registry,
        )
        self.thinking_seconds = Histogram(
            "incognita_thinking_seconds",
            "How long workers took for a request.",
            ["kind"],
            buckets=THINKING_BUCKETS,
            registry=self._registry,
        )
        self.worker_failures = Counter(
            "incognita_worker_failures",
            "Requests that a worker did not answer.",
            ["kind"],
            registry=self._registry,
        )
        self.refusals = Counter(
            "incognita_refusals",
            "Messages and requests that were refused, by code.",
            ["code"],
            registry=self._registry,
        )

    def watch(self, tables: LiveTables) -> None:
        """Gauges of these tables from now on."""
        self._registry.register(_Gauges(tables))

    def text(self) -> bytes:
        return generate_latest(self._registry)


class _Gauges(Collector):
    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables

    def collect(self) -> Iterator[GaugeMetricFamily]:
        tables = self._tables.loaded()
        guests = [guest for table in tables for guest in table.connections]
        players = sum(1 for guest in guests if guest.seats)
        yield _gauge("incognita_tables", "Tables in memory.", len(tables))
        yield _gauge("incognita_opening", "Tables that are being opened.", self._tables.opening())
        yield _gauge("incognita_players", "Connections with a seat.", players)
        yield _gauge("incognita_watchers", "Connections without one.", len(guests) - players)
        ready = self._tables.readiness.was_ready
        yield _gauge("incognita_store_ready", "Whether the last test write succeeded.", ready)
        waiting = GaugeMetricFamily("incognita_waiting", "Who waits for a worker.", labels=["kind"])
        for kind, count in self._tables.worker_pool.waiting().items():
            waiting.add_metric([kind], count)
        yield waiting


def _gauge(name: str, about: str, value: float) -> GaugeMetricFamily:
    return GaugeMetricFamily(name, about, value=value)


def may_read(address: str, networks: Sequence[str]) -> bool:
    """This machine, and whoever the operator has named."""
    try:
        reader = ipaddress.ip_address(address)
    except ValueError:
        return False
    if reader.is_loopback:
        return True
    named = [ipaddress.ip_network(network) for network in networks]
    return any(reader in network for network in named)
