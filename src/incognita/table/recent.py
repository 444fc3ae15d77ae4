"""What was used last."""

from collections.abc import Hashable
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
Kept = TypeVar("Kept")


class Recent(Generic[Key, Kept]):
    """So many things and no more; the one that nobody wanted for longest goes first."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: dict[Key, Kept] = {}

    def get(self, key: Key) -> Kept | None:
        return self._kept.get(key)

    def put(self, key: Key, kept: Kept) -> None:
        self._kept.pop(key, None)
        self._kept[key] = kept
        if len(self._kept) > self._most:
            del self._kept[next(iter(self._kept))]
