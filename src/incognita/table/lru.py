"""A cache that forgets what was used least recently."""

from collections.abc import Hashable
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")


class LruCache(Generic[Key, Value]):
    """At most so many values; the dictionary's order is the order of use."""

    def __init__(self, max_size: int) -> None:
        self._max_size = max_size
        self._values: dict[Key, Value] = {}

    def get(self, key: Key) -> Value | None:
        if key not in self._values:
            return None
        value = self._values.pop(key)
        self._values[key] = value
        return value

    def put(self, key: Key, value: Value) -> None:
        self._values.pop(key, None)
        self._values[key] = value
        if len(self._values) > self._max_size:
            del self._values[next(iter(self._values))]
