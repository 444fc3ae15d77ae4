"""Positions as data, and how they are spoilt: for tests of loading."""

import json
from collections.abc import Callable
from typing import Any

from incognita.core import Json, State


def dumped(state: State) -> Json:
    """As it comes back from a file."""
    data: Json = json.loads(json.dumps(state.dump()))
    return data


def set_to(value: object, *path: str | int) -> Callable[[Json], None]:
    """Puts a value where it does not belong."""

    def spoil(data: Json) -> None:
        place: Any = data
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = value

    return spoil
