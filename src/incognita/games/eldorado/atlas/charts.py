"""The atlas: every route that has a name, and routes of one's own by their code."""

import tomllib
from typing import Any, Final

from incognita.games.eldorado.atlas.check import Finding, check, check_layout
from incognita.games.eldorado.atlas.code import code_of, is_code, read_code
from incognita.games.eldorado.atlas.layout import Layout, layout_of
from incognita.games.eldorado.atlas.survey import Survey
from incognita.games.eldorado.cards import DATA
from incognita.games.eldorado.tables import ROUTE_DATA, SIDES, Route, route

FILE: Final = "atlas.toml"
OWN_NAMES: Final[list[str]] = ["A route of your own", "Un parcours de votre invention"]
# So many laid routes of one's own are remembered at a time.
KEPT: Final = 32

_charts: Final[dict[str, dict[str, Any]]] = {}
_own: Final[dict[str, Route]] = {}


def charts() -> dict[str, dict[str, Any]]:
    """What atlas.toml tells of each route, read when first asked for."""
    if not _charts:
        read = tomllib.loads((DATA / FILE).read_text(encoding="utf-8"))
        for chart in read["route"]:
            _charts[str(chart["id"])] = chart
    return _charts


def read_route(value: str) -> str:
    """What a route is called in options and records: the name of a chart, or a code.

    Gives "" for what is no route; raises ValueError for one that cannot be played.
    """
    if value in charts():
        return value
    if not is_code(value) and "board" not in value:
        return ""
    return code_of(playable(value).moved_home())


def playable(text: str) -> Layout:
    """The layout of a text or code; raises ValueError with what is wrong."""
    finding = check(text)
    if not finding.playable():
        faults = "; ".join([problem.brief() for problem in finding.problems])
        raise ValueError(f"this route cannot be played: {faults}")
    return finding.layout


def route_of(name: str) -> Route:
    """The laid route behind a name that read_route() gave."""
    if name in ROUTE_DATA:
        return route(name)
    found = _own.get(name)
    if found is None:
        found = Route(data_of(name), SIDES)
        if len(_own) >= KEPT:
            del _own[next(iter(_own))]
        _own[name] = found
    return found


def data_of(name: str) -> dict[str, Any]:
    """A chart as it is written; a route of one's own gets its code for a name."""
    if not is_code(name):
        return ROUTE_DATA.get(name) or charts()[name]
    return named(check_layout(read_code(name)), name)


def named(finding: Finding, id: str) -> dict[str, Any]:
    """The data of a route that somebody made; raises ValueError if it cannot be played."""
    if finding.route is None:
        raise ValueError("this route cannot be played")
    data = finding.layout.data(id, Survey(finding.route).difficulty())
    data["en"] = finding.layout.name or OWN_NAMES[0]
    data["fr"] = finding.layout.french or finding.layout.name or OWN_NAMES[1]
    return data


def layout_named(name: str) -> Layout:
    """The layout of any route that has a name; raises KeyError."""
    return layout_of(ROUTE_DATA.get(name) or charts()[name])
