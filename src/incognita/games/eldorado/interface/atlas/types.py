"""What the atlas of El Dorado sends: boards, checked routes, named routes and measurements."""

from typing import Final, Literal, TypedDict

from incognita.core.interface.atlas import AtlasTypes


class RoutePiece(TypedDict):
    """A board (its side) or an end (its terrain), how often it is turned, where its middle lies."""

    what: str
    turn: int
    q: int
    r: int


class RouteLayout(TypedDict):
    """What lies on the table, board by board; `open` are the seams without a blockade."""

    en: str
    fr: str
    boards: list[RoutePiece]
    open: list[int]
    finish: RoutePiece | None
    tavern: RoutePiece | None


class RouteProblem(TypedDict):
    """A code for programs, a sentence in each language, and where: boards by number, spaces, line.

    A hint does not stand in the way of playing. `line` is 0 where it is not about a line.
    """

    code: str
    level: Literal["error", "hint"]
    boards: list[int]
    places: list[list[int]]
    line: int
    en: str
    fr: str


class RouteFigures(TypedDict):
    """What can be told without a race. Ways are steps and symbols; shares are fractions."""

    spaces: int
    caves: int
    seams: int
    difficulty: Literal["easy", "medium", "hard"]
    shortest: list[int]
    easiest: list[int]
    shared_way: float
    narrow_steps: int
    bends: int
    terrains: dict[str, float]


class RouteCheck(TypedDict):
    """A route that was looked at; code and figures only if it can be played."""

    playable: bool
    expansion: bool
    code: str
    text: str
    layout: RouteLayout
    problems: list[RouteProblem]
    figures: RouteFigures | None


class Measurement(TypedDict):
    """What races of bots came to; `wins` are by starting space, `heat` counts by space name.

    `variety` is the share of the open spaces that are really used, `unfairness` the
    difference between the best and the worst start, `terrains` the share of all walking.
    `spread` counts races by their rounds, from the fewest on. In the atlas both
    `spread` and `heat` are empty.
    """

    races: int
    players: int
    rounds: float
    fewest_rounds: int
    most_rounds: int
    lead_changes: float
    wins: list[float]
    unfairness: float
    terrains: dict[str, float]
    variety: float
    shortest: list[int]
    easiest: list[int]
    shared_way: float
    spread: list[int]
    heat: dict[str, int]


class AtlasRoute(TypedDict):
    """A route of the atlas with its figures; `id` and `code` both do as the option `route`."""

    id: str
    kind: Literal["official", "expansion", "adventure"]
    code: str
    text: str
    expansion: bool
    layout: RouteLayout
    figures: RouteFigures
    measured: Measurement


class BoardSpace(TypedDict):
    """A space of a board that is not turned, with the board's middle at 0, 0."""

    q: int
    r: int
    terrain: str
    cost: int
    start: int


class BoardSide(TypedDict):
    side: str
    reverse: str
    kind: Literal["start", "large", "strip"]
    box: Literal["base", "expansion"]
    spaces: list[BoardSpace]


class BoardBox(TypedDict):
    """Every side, how many blockades there are, and how pieces go together.

    Steps lead from the middle of one piece to that of the next: `large_steps` between large
    boards, `strip_steps` from a large board to a strip by the strip's turn (from the strip to the
    board they are reversed), `corner_steps` from a large board to an end by the end's turn.
    """

    sides: list[BoardSide]
    blockades: int
    finishes: list[str]
    taverns: list[str]
    end: list[list[int]]
    large_steps: list[list[int]]
    strip_steps: list[list[list[int]]]
    corner_steps: list[list[int]]


TYPES: Final = AtlasTypes(parts=BoardBox, map=AtlasRoute, check=RouteCheck, figures=Measurement)
