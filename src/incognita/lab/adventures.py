"""Makes the atlas: routes are built as wished, raced over, and the best of each is kept."""

import tomllib
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from incognita.core import Rng
from incognita.games.eldorado.interface.atlas.builder import Builder, merit
from incognita.games.eldorado.interface.atlas.charts import atlas
from incognita.games.eldorado.interface.atlas.code import code_of
from incognita.games.eldorado.interface.atlas.layout import Layout
from incognita.games.eldorado.interface.atlas.survey import TERRAINS
from incognita.games.eldorado.interface.atlas.wish import Wish
from incognita.games.eldorado.rules.cards import DATA
from incognita.games.eldorado.rules.tables import ROUTE_DATA
from incognita.lab.atlas import Measured, Trial, measure

WISHES: Final = "wishes.toml"
# So many times as many routes are built until one has the wished difficulty.
PATIENCE: Final = 6
# How a race's length and fairness weigh against what the survey finds.
PER_ROUND: Final = 8.0
PER_LEAD: Final = 6.0
PER_VARIETY: Final = 40.0
PER_TERRAIN: Final = 300.0
UNFAIR: Final = 200.0
FAIR_ENOUGH: Final = 0.12
# Rounds that a race may have where the wish names none, and those that tell of pieces stuck.
LONG: Final = 24
STUCK: Final = 60
PER_STUCK: Final = 80.0


@dataclass(frozen=True)
class Effort:
    """How many routes are built, and how many races the better and the best of them see."""

    candidates: int = 400
    better: int = 6
    trial_races: int = 12
    best: int = 2
    races: int = 100


@dataclass(frozen=True)
class Draft:
    """A route that was built, with what is known of it so far."""

    layout: Layout
    merit: float
    difficulty: str


def wishes() -> list[dict[str, Any]]:
    """Every route of the atlas that is not an official one, as it is wished for."""
    text = (DATA / WISHES).read_text(encoding="utf-8")
    return [dict(entry) for entry in tomllib.loads(text)["wish"]]


def seed_of(id: str, seed: int) -> int:
    """Each route has luck of its own, so that it does not change with its neighbours."""
    return seed * 1009 + zlib.crc32(id.encode())


def chart(entry: dict[str, Any], seed: int, effort: Effort) -> dict[str, Any]:
    """The best route for this wish, as atlas.toml has it."""
    wish = wish_of(entry)
    luck = seed_of(str(entry["id"]), seed) + int(entry.get("luck", 0))
    drafts = drafted(wish, luck, effort)
    if not drafts:
        raise ValueError(f"no route could be built for {entry['id']}")
    tried = best_of(drafts[: effort.better], entry, wish, luck, effort.trial_races)
    found = best_of([draft for draft, _ in tried[: effort.best]], entry, wish, luck, effort.races)
    draft, measured = found[0]
    draft.layout.name, draft.layout.french = str(entry["en"]), str(entry["fr"])
    # Curses make a route hard as well, so those of the expansion are what the rulebook says.
    told = str(entry["difficulty"]) if wish.expansion else draft.difficulty
    data = draft.layout.moved_home().data(str(entry["id"]), told)
    return {**data, "kind": entry["kind"], "seed": seed, "measured": figures(measured)}


def wish_of(entry: dict[str, Any]) -> Wish:
    return Wish({**entry, "expansion": entry.get("kind") == "expansion"})


def drafted(wish: Wish, luck: int, effort: Effort) -> list[Draft]:
    """What came together, the most promising first; of the wished difficulty if possible."""
    builder = Builder(wish, Rng(luck))
    drafts: list[Draft] = []
    wished: list[Draft] = []
    for number in range(PATIENCE * effort.candidates):
        if number >= effort.candidates and wished:
            break
        finding = builder.candidate()
        if finding is None or finding.survey is None:
            continue
        draft = Draft(finding.layout, merit(finding, wish), finding.survey.difficulty())
        drafts.append(draft)
        if wish.difficulty in ("", draft.difficulty):
            wished.append(draft)
    return sorted(wished or drafts, key=lambda draft: -draft.merit)


def best_of(
    drafts: list[Draft], entry: dict[str, Any], wish: Wish, luck: int, races: int
) -> list[tuple[Draft, Measured]]:
    """The drafts in the order of their quality, once bots have raced over them."""
    measured = [(draft, raced(draft, luck, races)) for draft in drafts]
    measured.sort(key=lambda pair: -quality(pair[0], pair[1], entry, wish))
    return measured


def raced(draft: Draft, luck: int, races: int) -> Measured:
    trial = Trial(code_of(draft.layout.moved_home()), races=races, seed=luck & 0xFFFF)
    return measure(trial)


def quality(draft: Draft, measured: Measured, entry: dict[str, Any], wish: Wish) -> float:
    """What the survey found, and what the races add to it."""
    total: float = draft.merit + PER_LEAD * min(measured.lead_changes, 4.0)
    total -= UNFAIR * max(0.0, measured.unfairness - FAIR_ENOUGH)
    fewest, most = [float(end) for end in entry.get("rounds", [0, LONG])]
    total -= PER_ROUND * (max(0.0, fewest - measured.rounds) + max(0.0, measured.rounds - most))
    if measured.most_rounds >= STUCK:
        total -= PER_STUCK
    total += -PER_VARIETY * measured.variety if wish.narrow else PER_VARIETY * measured.variety
    for terrain, wanted in zip(TERRAINS, wish.shares, strict=True):
        if wanted >= 0:
            total += PER_TERRAIN * min(measured.terrains[terrain], wanted / 100)
    return total


def figures(measured: Measured) -> dict[str, Any]:
    """What is kept of a measurement; what is drawn is quickly made anew."""
    drawn = ("heat", "spread")
    return {name: value for name, value in measured.data().items() if name not in drawn}


def official_figures(races: int, seed: int) -> dict[str, dict[str, Any]]:
    return {id: named_figures(id, races, seed) for id in ROUTE_DATA}


def named_figures(id: str, races: int, seed: int) -> dict[str, Any]:
    return figures(measure(Trial(id, races=races, seed=seed_of(id, seed) & 0xFFFF)))


def make_atlas(seed: int, effort: Effort, tell: Callable[[dict[str, Any]], None]) -> str:
    """The whole text of atlas.toml; each chart is told as it is done."""
    charts: list[dict[str, Any]] = []
    for entry in wishes():
        charts.append(chart(entry, seed, effort))
        tell(charts[-1])
    return written(charts, official_figures(effort.races, seed))


def measured_anew(seed: int, races: int, tell: Callable[[dict[str, Any]], None]) -> str:
    """The same with the routes as they are, and figures of new races."""
    charts: list[dict[str, Any]] = []
    for chart in atlas().values():
        if chart["id"] not in ROUTE_DATA:
            charts.append({**chart, "measured": named_figures(chart["id"], races, seed)})
            tell(charts[-1])
    return written(charts, official_figures(races, seed))


HEAD: Final = """\
# Made by `incognita atlas make` from wishes.toml; not written by hand.
# boards, finish, tavern: as in routes.toml. open: seams without a blockade.
# The figures are explained in docs/atlas.md.
"""


def written(charts: list[dict[str, Any]], official: dict[str, dict[str, Any]]) -> str:
    parts = [HEAD]
    for id, measured in official.items():
        parts.append(f"[official.{id}]\n{_lines(measured)}")
    for chart in charts:
        plain = {name: value for name, value in chart.items() if name != "measured"}
        parts.append(f"[[route]]\n{_lines(plain)}[route.measured]\n{_lines(chart['measured'])}")
    return "\n".join(parts)


def _lines(data: dict[str, Any]) -> str:
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
