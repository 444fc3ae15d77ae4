"""Makes an atlas: maps are built as wished, measured, and the best of each wish is kept."""

import zlib
from collections.abc import Callable
from dataclasses import dataclass

from incognita.core import Game, Json
from incognita.core.interface.atlas import MapDraft
from incognita.lab.atlas import MeasureSettings, atlas_of, kept_figures, measure

# Called with each entry when it is finished.
OnEntry = Callable[[Json], None]


@dataclass(frozen=True)
class Effort:
    """How many maps are built, and how many games the better and the best of them see."""

    candidates: int = 400
    better: int = 6
    trial_games: int = 12
    best: int = 2
    games: int = 100


def seed_of(id: str, seed: int) -> int:
    """Each map has a seed of its own, so that it does not depend on the others."""
    return seed * 1009 + zlib.crc32(id.encode())


def make_entry(game: Game, wish: Json, seed: int, effort: Effort) -> Json:
    """The best map for this wish, as the atlas has it."""
    maker = atlas_of(game).maker()
    own_seed = seed_of(str(wish["id"]), seed) + int(wish.get("luck", 0))
    drafts = maker.drafts(wish, own_seed, effort.candidates)
    if not drafts:
        raise ValueError(f"no map could be built for {wish['id']}")
    tried = ranked(game, drafts[: effort.better], wish, own_seed, effort.trial_games)
    better = [draft for draft, _ in tried[: effort.best]]
    draft, figures = ranked(game, better, wish, own_seed, effort.games)[0]
    return {**maker.entry(draft, wish), "seed": seed, "measured": kept_figures(figures)}


def ranked(
    game: Game, drafts: list[MapDraft], wish: Json, seed: int, games: int
) -> list[tuple[MapDraft, Json]]:
    """The drafts with their figures, the best first."""
    maker = atlas_of(game).maker()
    measured = [
        (draft, measure(game, MeasureSettings(draft.code, games=games, seed=seed & 0xFFFF)))
        for draft in drafts
    ]
    measured.sort(key=lambda pair: -maker.quality(pair[0], pair[1], wish))
    return measured


def named_figures(game: Game, id: str, games: int, seed: int) -> Json:
    return kept_figures(
        measure(game, MeasureSettings(id, games=games, seed=seed_of(id, seed) & 0xFFFF))
    )


def fixed_figures(game: Game, games: int, seed: int) -> dict[str, Json]:
    """The figures of maps that are not built."""
    return {id: named_figures(game, id, games, seed) for id in atlas_of(game).maker().fixed_maps()}


def make_atlas(game: Game, seed: int, effort: Effort, on_entry: OnEntry) -> str:
    """The whole text of the atlas."""
    maker = atlas_of(game).maker()
    entries: list[Json] = []
    for wish in maker.wishes():
        entries.append(make_entry(game, wish, seed, effort))
        on_entry(entries[-1])
    return maker.file_text(entries, fixed_figures(game, effort.games, seed))


def measure_again(game: Game, seed: int, games: int, on_entry: OnEntry) -> str:
    """The same with the maps as they are, and figures of new games."""
    atlas = atlas_of(game)
    maker = atlas.maker()
    entries: list[Json] = []
    for id, entry in atlas.entries().items():
        if id not in maker.fixed_maps():
            entries.append({**entry, "measured": named_figures(game, id, games, seed)})
            on_entry(entries[-1])
    return maker.file_text(entries, fixed_figures(game, games, seed))
