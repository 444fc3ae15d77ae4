"""Builds the routes of the atlas as `wishes.toml` has them, and writes `atlas.toml`."""

import tomllib
from pathlib import Path
from typing import Any, Final, cast

from incognita.core import Json, Rng
from incognita.core.interface.atlas import MapDraft, MapMaker
from incognita.games.eldorado.interface.atlas.builder import Builder, merit
from incognita.games.eldorado.interface.atlas.wish import Wish
from incognita.games.eldorado.rules.cards import DATA
from incognita.games.eldorado.rules.route_check import Finding
from incognita.games.eldorado.rules.route_code import code_of
from incognita.games.eldorado.rules.route_layout import Layout
from incognita.games.eldorado.rules.route_survey import TERRAINS
from incognita.games.eldorado.rules.tables import ROUTE_DATA

# So many times as many routes are built until one has the wished difficulty.
PATIENCE: Final = 6
# How the figures of races weigh against what the survey says.
PER_ROUND: Final = 8.0
PER_LEAD: Final = 6.0
PER_VARIETY: Final = 40.0
PER_TERRAIN: Final = 300.0
UNFAIR: Final = 200.0
FAIR_ENOUGH: Final = 0.12
# The most rounds where the wish names none, and so many that pieces must have been stuck.
MAX_ROUNDS: Final = 24
STUCK_ROUNDS: Final = 60
PER_STUCK: Final = 80.0

HEAD: Final = """\
# Made by `incognita atlas make` from wishes.toml; not written by hand.
# boards, finish, tavern: as in routes.toml. open: seams without a blockade.
# The figures are explained in docs/atlas.md.
"""


class RouteMaker(MapMaker):
    def wishes(self) -> list[Json]:
        """Every route of the atlas that is not an official one."""
        text = (DATA / "wishes.toml").read_text(encoding="utf-8")
        return [dict(entry) for entry in tomllib.loads(text)["wish"]]

    def drafts(self, wish: Json, seed: int, count: int) -> list[MapDraft]:
        """Of the wished difficulty if any of them is."""
        wanted = wish_of(wish)
        builder = Builder(wanted, Rng(seed))
        drafts: list[MapDraft] = []
        fitting: list[MapDraft] = []
        for number in range(PATIENCE * count):
            if number >= count and fitting:
                break
            finding = builder.candidate()
            if finding is None or finding.survey is None:
                continue
            draft = draft_of(finding, wanted)
            drafts.append(draft)
            if wanted.difficulty in ("", finding.survey.difficulty()):
                fitting.append(draft)
        return sorted(fitting or drafts, key=lambda draft: -draft.merit)

    def quality(self, draft: MapDraft, figures: Json, wish: Json) -> float:
        """What the survey says, and what the races add to it."""
        wanted = wish_of(wish)
        total: float = draft.merit + PER_LEAD * min(figures["lead_changes"], 4.0)
        total -= UNFAIR * max(0.0, figures["unfairness"] - FAIR_ENOUGH)
        fewest, most = [float(end) for end in wish.get("rounds", [0, MAX_ROUNDS])]
        rounds = figures["rounds"]
        total -= PER_ROUND * (max(0.0, fewest - rounds) + max(0.0, rounds - most))
        if figures["most_rounds"] >= STUCK_ROUNDS:
            total -= PER_STUCK
        variety = PER_VARIETY * figures["variety"]
        total += -variety if wanted.narrow else variety
        for terrain, share in zip(TERRAINS, wanted.shares, strict=True):
            if share >= 0:
                total += PER_TERRAIN * min(figures["terrains"][terrain], share / 100)
        return total

    def entry(self, draft: MapDraft, wish: Json) -> Json:
        """Curses make a route hard as well: with the expansion the wish names the difficulty."""
        layout, difficulty = cast("tuple[Layout, str]", draft.layout)
        layout.name, layout.french = str(wish["en"]), str(wish["fr"])
        if wish_of(wish).expansion:
            difficulty = str(wish["difficulty"])
        data = layout.moved_home().data(str(wish["id"]), difficulty)
        return {**data, "kind": wish["kind"]}

    def fixed_maps(self) -> list[str]:
        return list(ROUTE_DATA)

    def file(self) -> Path:
        return DATA / "atlas.toml"

    def file_text(self, entries: list[Json], fixed: dict[str, Json]) -> str:
        parts = [HEAD]
        for id, measured in fixed.items():
            parts.append(f"[official.{id}]\n{_lines(measured)}")
        for entry in entries:
            plain = {name: value for name, value in entry.items() if name != "measured"}
            parts.append(f"[[route]]\n{_lines(plain)}[route.measured]\n{_lines(entry['measured'])}")
        return "\n".join(parts)


def wish_of(entry: Json) -> Wish:
    return Wish({**entry, "expansion": entry.get("kind") == "expansion"})


def draft_of(finding: Finding, wish: Wish) -> MapDraft:
    difficulty = finding.survey.difficulty() if finding.survey is not None else ""
    code = code_of(finding.layout.moved_home())
    return MapDraft(code, merit(finding, wish), (finding.layout, difficulty))


def _lines(data: Json) -> str:
    return "".join(f"{name} = {_value(value)}\n" for name, value in data.items())


def _value(value: Any) -> str:
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, list):
        return f"[{', '.join(_value(part) for part in value)}]"
    if isinstance(value, dict):
        inner = ", ".join(f"{name} = {_value(part)}" for name, part in value.items())
        return f"{{ {inner} }}"
    return str(value)
