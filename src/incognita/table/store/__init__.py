"""Where tables are kept. A small interface, so that another database can stand behind it."""

from incognita.table.store.base import (
    ACT,
    CHANCE_ENTRY,
    UNDO,
    ConflictError,
    Entry,
    KeptChair,
    KeptKey,
    KeptTable,
    NotSavedError,
    Store,
)

__all__ = [
    "ACT",
    "CHANCE_ENTRY",
    "UNDO",
    "ConflictError",
    "Entry",
    "KeptChair",
    "KeptKey",
    "KeptTable",
    "NotSavedError",
    "Store",
]
