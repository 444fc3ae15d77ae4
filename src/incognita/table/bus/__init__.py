"""How server processes tell each other what has happened. A small interface, as for the store."""

from incognita.table.bus.base import Bus, BusUnreachableError, Handler, Subscription
from incognita.table.bus.local import LocalBus

__all__ = ["Bus", "BusUnreachableError", "Handler", "LocalBus", "Subscription"]
