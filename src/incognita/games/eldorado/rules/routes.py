"""The atlas: every route that has a name, and routes of one's own by their code."""

import tomllib
from typing import Any, Final

from incognita.games.eldorado.rules.cards import DATA
from incognita.games.eldorado.rules.route_check import Finding, check, check_layout
from incognita.games.eldorado.rules.route_code import code_of, is_code, read_code
from incognita.games.eldorado.rules.route_laying import laid, laid_tamed
from incognita.games.eldorado.rules.route_layout import Layout
from incognita.games.eldorado.rules.tables import ROUTE_DATA, Route, route

FILE: Final = "atlas.toml"
OWN_NAMES: Final[list[str]] = ["A route of your own", "Un parcours de votre invention"]
# So many laid routes are remembered at a time.
KEPT: Final = 32

_atlas: Final[dict[str, dict[str, Any]]] = {}
_laid: Final[dict[str, Route]] = {}


def atlas() -> dict[str, dict[str, Any]]:
    """Every named route with its kind and figures, official ones first; read when first asked."""
    if not _atlas:
        read = tomllib.loads((DATA / FILE).read_text(encoding="utf-8"))
        for id, data in ROUTE_DATA.items():
            measured = read["official"].get(id, {})
            _atlas[id] = {**data, "kind": "official", "measured": measured}
        for chart in read["route"]:
            _atlas[str(chart["id"])] = chart
    return _atlas


def read_route(value: str) -> str:
    """What a route is called in options and records: the name of a chart, or a code.

    Gives "" for what is no route; raises ValueError for one that cannot be played.
    """
    if value in atlas():
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


def route_of(name: str, hexes: bool = False) -> Route:
    """The laid route behind a name that read_route() gave, with or without Heroes & Hexes."""
    if name in ROUTE_DATA:
        return route(name)
    key = f"{name} {hexes}"
    known = _laid.get(key)
    if known is None:
        known = laid(data_of(name)) if hexes else laid_tamed(data_of(name))
        if len(_laid) >= KEPT:
            del _laid[next(iter(_laid))]
        _laid[key] = known
    return known


def data_of(name: str) -> dict[str, Any]:
    """A route as it is written; one that somebody made gets its code for a name."""
    if not is_code(name):
        return atlas()[name]
    return named(check_layout(read_code(name)), name)


def named(finding: Finding, id: str) -> dict[str, Any]:
    """The data of a route that somebody made; raises ValueError if it cannot be played."""
    if finding.survey is None:
        raise ValueError("this route cannot be played")
    data = finding.layout.data(id, finding.survey.difficulty())
    data["en"] = finding.layout.name or OWN_NAMES[0]
    data["fr"] = finding.layout.french or finding.layout.name or OWN_NAMES[1]
    return data
