"""The contract of games with maps: named ones, and those that people build themselves."""

from abc import ABC, abstractmethod
from pathlib import Path
from typing import Any, NamedTuple

from incognita.core.state import Json, State


class MapProblem(NamedTuple):
    """A code and facts for a sentence, `error` or `hint`, and where it is on the map."""

    code: str
    level: str
    facts: dict[str, str | int]
    where: Json


class MapCheck(NamedTuple):
    """Whether a map can be played, what there is to say about it, and the map as data."""

    playable: bool
    problems: list[MapProblem]
    data: Json


class MapDraft(NamedTuple):
    """A map that was built at random: its code, how well it follows the wish, and its layout."""

    code: str
    merit: float
    layout: Any


class AtlasTypes(NamedTuple):
    """The types of what an atlas sends: parts(), one of maps(), a check, and the figures."""

    parts: type
    map: type
    check: type
    figures: type


class MapTracker(ABC):
    """Follows games on one map and adds up what depends on the map."""

    @abstractmethod
    def deciding(self, state: State) -> None:
        """A seat is about to decide."""

    @abstractmethod
    def decided(self, state: State) -> None:
        """The seat has decided."""

    @abstractmethod
    def figures(self, games: int) -> Json:
        """What so many games came to."""


class MapMaker(ABC):
    """Builds the maps of the atlas as its wishes have them."""

    @abstractmethod
    def wishes(self) -> list[Json]:
        """What is wanted of each map; a wish has at least an id."""

    @abstractmethod
    def drafts(self, wish: Json, seed: int, count: int) -> list[MapDraft]:
        """Maps for this wish, the most promising first."""

    @abstractmethod
    def quality(self, draft: MapDraft, figures: Json, wish: Json) -> float:
        """How good a draft is, once games on it were measured."""

    @abstractmethod
    def entry(self, draft: MapDraft, wish: Json) -> Json:
        """The draft as an entry of the atlas, without figures."""

    @abstractmethod
    def fixed_maps(self) -> list[str]:
        """Maps that are not built but only measured."""

    @abstractmethod
    def file(self) -> Path:
        """Where the atlas is written."""

    @abstractmethod
    def file_text(self, entries: list[Json], fixed: dict[str, Json]) -> str:
        """The whole file: built maps, and the figures of fixed ones."""


class Atlas(ABC):
    """The maps of one game. A map is given by its code or a text, a named one also by its name."""

    # The option of the game that takes the name or the code of a map.
    option: str = "map"

    @abstractmethod
    def entries(self) -> dict[str, Json]:
        """Named maps by id; each has kind, difficulty, en, fr and the measured figures."""

    @abstractmethod
    def terrains(self) -> list[str]:
        """The terrains that figures tell shares of."""

    @abstractmethod
    def parts(self) -> Json:
        """Everything that a map can be made of."""

    @abstractmethod
    def part_names(self, entry: Json) -> str:
        """The parts of an entry in a few characters."""

    @abstractmethod
    def maps(self) -> list[Json]:
        """Named maps for a page, with layout and figures."""

    @abstractmethod
    def check(self, text: str) -> MapCheck:
        """What is wrong with a map that is given by its code or a text."""

    @abstractmethod
    def read(self, text: str) -> str:
        """The map as the option has it; "" if it is none, ValueError if it cannot be played."""

    @abstractmethod
    def text(self, text: str) -> str:
        """The map as a text that a person can write."""

    @abstractmethod
    def draw(self, text: str) -> str:
        """The map drawn in characters; raises ValueError if too much of it is missing."""

    @abstractmethod
    def start_options(self, name: str) -> Json:
        """The options with which a game on this map is started and measured."""

    @abstractmethod
    def scene(self, text: str) -> Json:
        """The scene of a map that no table has yet; raises ValueError."""

    @abstractmethod
    def tracker(self, name: str, opening: State) -> MapTracker:
        """Follows games that begin in this position."""

    @abstractmethod
    def types(self) -> AtlasTypes:
        """The types of all that the atlas sends."""

    @abstractmethod
    def maker(self) -> MapMaker:
        """Builds the atlas anew."""
