"""Where positions find what is told about them: one interface for each game."""

from abc import ABC, abstractmethod
from typing import Final

from incognita.core.reason import Reason
from incognita.core.state import Json, State
from incognita.mypyc_compat import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Interface(ABC):
    """Tells a seat what it may know of a position, and why something is refused."""

    @abstractmethod
    def view(self, state: State, seat: int) -> Json:
        """All that this seat may know, as plain data."""

    @abstractmethod
    def refusal(self, state: State, seat: int, action: int) -> Reason | None:
        """Why this seat may not do this now, or None if it may."""

    @abstractmethod
    def draw(self, state: State) -> str:
        """The position as text."""


_interfaces: Final[dict[str, Interface]] = {}


def register_interface(game_id: str, interface: Interface) -> None:
    _interfaces[game_id] = interface


def interface_of(game_id: str) -> Interface:
    """Raises KeyError for a game that was never made."""
    return _interfaces[game_id]
