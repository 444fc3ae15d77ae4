"""Whole numbers from data that anybody may have written."""

from typing import Final

LARGEST: Final = 1 << 30


def read_numbers(value: object, name: str) -> list[int]:
    if not isinstance(value, list):
        raise ValueError(f"{name} should be a list")
    return [read_number(entry, name) for entry in value]


def read_number(value: object, name: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError(f"{name}: {value!r} is not a number")
    if not -LARGEST < value < LARGEST:
        raise ValueError(f"{name}: a number is too large")
    return value


def must(holds: bool, sentence: str) -> None:
    """Raises ValueError with the sentence unless it holds."""
    if not holds:
        raise ValueError(sentence)


def within(numbers: list[int], count: int, most: int) -> bool:
    """So many numbers, from 0 to the most."""
    return len(numbers) == count and all(0 <= number <= most for number in numbers)
