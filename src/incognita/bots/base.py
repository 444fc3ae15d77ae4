"""What a bot is."""

from abc import ABC, abstractmethod

from incognita.core.state import State
from incognita.mypyc_compat import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """Decides for one seat. It guesses what the seat cannot know, and never looks."""

    @abstractmethod
    def decide(self, state: State, seat: int, seconds: float) -> int:
        """A legal action for the seat, after thinking for about so many seconds at most."""
