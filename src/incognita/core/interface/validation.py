"""Positions from data that anybody may have written."""

from collections.abc import Sequence
from typing import Any, Final

from incognita.core.options import OptionSet
from incognita.core.state import Json

# A game that keeps sets as bits may allow more.
LIMIT: Final = 1 << 20


def read_options(data: Json, version: int, options: OptionSet) -> dict[str, Any]:
    """The options that a dump of this version was made with."""
    if data.get("version") != version:
        raise ValueError(f"position version {data.get('version')!r} is not known")
    chosen = data.get("options")
    if not isinstance(chosen, dict):
        raise ValueError("the position names no options")
    return dict(options.complete(chosen))


def fill(
    state: object, data: Json, numbers: Sequence[str], lists: Sequence[str], limit: int = LIMIT
) -> None:
    """Set the fields of these names, each a number or a list of numbers."""
    for name in numbers:
        setattr(state, name, read_number(data.get(name), name, limit))
    for name in lists:
        setattr(state, name, read_numbers(data.get(name), name, limit))


def read_list(value: object, name: str) -> list[object]:
    if not isinstance(value, list):
        raise ValueError(f"{name} should be a list")
    return value


def read_numbers(value: object, name: str, limit: int = LIMIT) -> list[int]:
    return [read_number(entry, name, limit) for entry in read_list(value, name)]


def read_number(value: object, name: str, limit: int = LIMIT) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError(f"{name}: {value!r} is not a number")
    if not -limit < value < limit:
        raise ValueError(f"{name}: a number is too large")
    return value


def must(holds: bool, sentence: str) -> None:
    """Raises ValueError with the sentence unless it holds."""
    if not holds:
        raise ValueError(sentence)


def within(numbers: list[int], count: int, most: int) -> bool:
    """So many numbers, from 0 to the most."""
    return len(numbers) == count and all(0 <= number <= most for number in numbers)
