"""What is wrong with a route, and what the rulebook's hints would have otherwise."""

from typing import Final

from incognita.core.hexes import Hex
from incognita.games.eldorado.rules.route_code import CodeError, is_code, read_code
from incognita.games.eldorado.rules.route_laying import laid_tamed
from incognita.games.eldorado.rules.route_layout import (
    Layout,
    Piece,
    board_spots,
    contacts,
    end_spots,
)
from incognita.games.eldorado.rules.route_survey import Survey, reachable, seam_widths
from incognita.games.eldorado.rules.route_text import read_text
from incognita.games.eldorado.rules.tables import BLOCKADES, SIDES, Route

ERROR: Final = "error"
HINT: Final = "hint"
Facts = dict[str, str | int]

# All that both boxes hold.
MOST_BOARDS: Final = 12
FLUSH_PAIRS: Final = 7
CORNER_PAIRS: Final = 5
LARGE_PATCH: Final = 55
MANY_NARROWS: Final = 6
TIGHT_DOOR: Final = 1
DRAFT: Final = "draft"


class Problem:
    """A code for programs, what it is about, and where: boards by number, spaces by place."""

    def __init__(
        self, code: str, level: str, boards: list[int], places: list[Hex], facts: Facts
    ) -> None:
        self.code = code
        self.level = level
        self.boards = boards
        self.places = places
        self.facts = facts

    def brief(self) -> str:
        """For logs and errors; people get sentences."""
        about = " ".join(str(fact) for fact in self.facts.values())
        return f"{self.code} {about}".strip()


class Finding:
    """A layout, everything that is to be said about it, and its survey if it can be played."""

    def __init__(self, layout: Layout, problems: list[Problem], survey: Survey | None) -> None:
        self.layout = layout
        self.problems = problems
        self.survey = survey

    def playable(self) -> bool:
        return self.survey is not None


def check(text: str) -> Finding:
    """Whatever somebody has written or pasted: a text or a code."""
    if is_code(text):
        try:
            return check_layout(read_code(text))
        except CodeError as error:
            return Finding(Layout([], None), [Problem(error.code, ERROR, [], [], {})], None)
    layout, faults = read_text(text)
    if faults:
        problems = [
            Problem(fault.code, ERROR, [], [], {"line": fault.line, "word": fault.word})
            for fault in faults
        ]
        return Finding(layout, problems, None)
    return check_layout(layout)


def check_layout(layout: Layout) -> Finding:
    """Nobody may be forced to meet a demon: such spaces count as closed."""
    problems = _errors(layout)
    if problems:
        return Finding(layout, problems, None)
    route = laid_tamed(layout.data(DRAFT, DRAFT))
    problems = _unreachable(route)
    if problems:
        return Finding(layout, problems, None)
    survey = Survey(route)
    return Finding(layout, [*_loose_fits(layout), *_advice(layout, survey)], survey)


def _error(code: str, boards: list[int], places: list[Hex], facts: Facts) -> Problem:
    return Problem(code, ERROR, boards, places, facts)


def _hint(code: str, boards: list[int], facts: Facts) -> Problem:
    return Problem(code, HINT, boards, [], facts)


def _errors(layout: Layout) -> list[Problem]:
    if not layout.boards:
        return [_error("no-board", [], [], {})]
    if len(layout.boards) > MOST_BOARDS:
        return [_error("many-boards", [], [], {"most": MOST_BOARDS})]
    problems: list[Problem] = []
    if SIDES[layout.boards[0][0]].kind != "start":
        problems.append(_error("no-start", [0], [], {"side": layout.boards[0][0]}))
    if layout.finish is None:
        problems.append(_error("no-finish", [], [], {}))
    if len(layout.boards) - 1 in layout.open_seams:
        problems.append(_error("open-end", [len(layout.boards) - 1], [], {}))
    problems.extend(_twice(layout.boards))
    spots = [board_spots(board) for board in layout.boards]
    problems.extend(_overlaps(layout, spots))
    problems.extend(_gaps(layout.boards, spots))
    problems.extend(_loose_ends(layout, spots))
    return problems


def _twice(boards: list[Piece]) -> list[Problem]:
    """Two sides of one board cannot lie on the table together."""
    problems: list[Problem] = []
    for two in range(len(boards)):
        for one in range(two):
            first, second = boards[one][0], boards[two][0]
            if first == second:
                problems.append(_error("twice", [one, two], [], _pair(boards, one, two)))
            elif SIDES[first].reverse == second:
                problems.append(_error("both-sides", [one, two], [], _pair(boards, one, two)))
    return problems


def _overlaps(layout: Layout, spots: list[list[Hex]]) -> list[Problem]:
    problems: list[Problem] = []
    for two in range(len(spots)):
        for one in range(two):
            shared = _shared(spots[one], spots[two])
            if shared:
                facts = _pair(layout.boards, one, two)
                facts["count"] = len(shared)
                problems.append(_error("overlap", [one, two], shared, facts))
    finish = end_spots(layout.finish) if layout.finish is not None else []
    tavern = end_spots(layout.tavern) if layout.tavern is not None else []
    problems.extend(_covered("finish-overlap", finish, spots, layout.boards))
    problems.extend(_covered("tavern-overlap", tavern, spots, layout.boards))
    both = _shared(finish, tavern)
    if both:
        problems.append(_error("ends-overlap", [], both, {}))
    return problems


def _covered(
    code: str, end: list[Hex], spots: list[list[Hex]], boards: list[Piece]
) -> list[Problem]:
    problems: list[Problem] = []
    for board in range(len(spots)):
        shared = _shared(end, spots[board])
        if shared:
            problems.append(_error(code, [board], shared, {"side": boards[board][0]}))
    return problems


def _shared(one: list[Hex], other: list[Hex]) -> list[Hex]:
    there = set(other)
    return [place for place in one if place in there]


def _pair(boards: list[Piece], one: int, two: int) -> Facts:
    return {"first": boards[one][0], "second": boards[two][0]}


def _gaps(boards: list[Piece], spots: list[list[Hex]]) -> list[Problem]:
    """Each board must touch the one before it."""
    problems: list[Problem] = []
    for two in range(1, len(boards)):
        if contacts(spots[two - 1], spots[two]) or _shared(spots[two - 1], spots[two]):
            continue
        apart = all(
            one == two or not contacts(spots[one], spots[two]) for one in range(len(boards))
        )
        code = "gap" if apart else "joint"
        problems.append(_error(code, [two - 1, two], [], _pair(boards, two - 1, two)))
    return problems


def _loose_ends(layout: Layout, spots: list[list[Hex]]) -> list[Problem]:
    problems: list[Problem] = []
    last = len(spots) - 1
    if layout.finish is not None and not contacts(end_spots(layout.finish), spots[last]):
        side = layout.boards[last][0]
        problems.append(_error("finish-loose", [last], end_spots(layout.finish), {"side": side}))
    if layout.tavern is not None:
        tavern = end_spots(layout.tavern)
        if not any(contacts(tavern, board) for board in spots):
            problems.append(_error("tavern-loose", [], tavern, {}))
    return problems


def _unreachable(route: Route) -> list[Problem]:
    """Mountains may close the way; the first board that nobody reaches is named."""
    cells = reachable(route)
    if any(cells[cell] for cell in range(route.first_finish, route.cells)):
        return []
    last = len(route.boards)
    reached = [False] * (last + 1)
    for cell in range(route.cells):
        if cells[cell]:
            reached[route.board_of[cell]] = True
    stuck = reached.index(False)
    if stuck == last:
        return [_error("unreachable", [last - 1], [], {"side": route.boards[last - 1][0]})]
    facts: Facts = {"first": route.boards[stuck - 1][0], "second": route.boards[stuck][0]}
    return [_error("closed-seam", [stuck - 1, stuck], [], facts)]


def _loose_fits(layout: Layout) -> list[Problem]:
    """Pieces that touch, but not as the boards are cut."""
    problems: list[Problem] = []
    spots = [board_spots(board) for board in layout.boards]
    for two in range(len(spots)):
        for one in range(two):
            pairs = contacts(spots[one], spots[two])
            facts = _pair(layout.boards, one, two)
            if two == one + 1 and pairs < FLUSH_PAIRS:
                facts["count"] = pairs
                problems.append(_hint("slid", [one, two], facts))
            elif two > one + 1 and pairs:
                problems.append(_hint("touching", [one, two], facts))
    problems.extend(_loose_finish(layout, spots))
    problems.extend(_tavern_hints(layout, spots))
    return problems


def _loose_finish(layout: Layout, spots: list[list[Hex]]) -> list[Problem]:
    problems: list[Problem] = []
    if layout.finish is None:
        return problems
    finish = end_spots(layout.finish)
    last = len(spots) - 1
    if contacts(finish, spots[last]) < CORNER_PAIRS:
        problems.append(_hint("finish-corner", [last], {"side": layout.boards[last][0]}))
    for board in range(last):
        if contacts(finish, spots[board]):
            problems.append(_hint("finish-touching", [board], {"side": layout.boards[board][0]}))
    return problems


def _tavern_hints(layout: Layout, spots: list[list[Hex]]) -> list[Problem]:
    if layout.tavern is None:
        return [_hint("no-tavern", [], {})] if layout.expansion() else []
    second = min(1, len(spots) - 1)
    if contacts(end_spots(layout.tavern), spots[second]):
        return []
    return [_hint("tavern-place", [second], {"side": layout.boards[second][0]})]


def _advice(layout: Layout, survey: Survey) -> list[Problem]:
    """The rulebook's hints for route builders."""
    problems: list[Problem] = []
    route = survey.route
    if survey.patch > LARGE_PATCH:
        problems.append(_hint("one-colour", [], {"share": survey.patch}))
    if survey.narrows > MANY_NARROWS:
        problems.append(_hint("narrow", [], {"count": survey.narrows}))
    for seam, width in enumerate(seam_widths(route)):
        if width <= TIGHT_DOOR:
            problems.append(
                _hint("tight-seam", [seam, seam + 1], _pair(layout.boards, seam, seam + 1))
            )
    if survey.shortest.symbols == survey.easiest.symbols:
        problems.append(_hint("easy-shortcut", [], {"steps": survey.shortest.steps}))
    closed = route.joints - len(layout.open_seams)
    if closed > len(BLOCKADES):
        problems.append(_hint("many-seams", [], {"count": closed, "most": len(BLOCKADES)}))
    return problems
