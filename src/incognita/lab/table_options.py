"""Many tables to measure at: options with several values each, in every combination."""

from itertools import product
from typing import Any, Final

from incognita.core import OptionError, OptionSet
from incognita.core.options import Option, Value

NOT_TOGETHER: Final = "not-together"


def tables(options: OptionSet, chosen: dict[str, str]) -> list[dict[str, Any]]:
    """Every combination that the game offers; the last option changes fastest.

    Raises OptionError for a value that is not known, and if no two values go together.
    """
    values = [values_of(options.find(name), word) for name, word in chosen.items()]
    combinations: list[dict[str, Any]] = []
    refused: OptionError | None = None
    for each in product(*values):
        try:
            combinations.append(dict(options.complete(dict(zip(chosen, each, strict=True)))))
        except OptionError as error:
            if error.code != NOT_TOGETHER:
                raise
            refused = error
    if refused is not None and not combinations:
        raise refused
    return combinations


def values_of(option: Option, word: str) -> list[Value]:
    """Values with commas between them; what the option takes as it stands is one value."""
    try:
        return [option.check(word)]
    except OptionError:
        return [option.check(one) for one in word.split(",")]
