"""Law 8: what random games come to, as numbers that every build must reach.

`python -m tests.laws.checksums` writes the file anew after the rules, the order of actions or the
generator were changed on purpose.
"""

import json
import sys
import tomllib
import zlib
from pathlib import Path
from typing import Any

import incognita
from incognita.core import CHANCE, OVER, Game, Rng, State
from tests.laws.walks import each_choice, everybody, pick

FILE = Path(__file__).with_name("checksums.toml")
OWN_GAMES = Path(incognita.__file__).parent / "games"
STRIDE = 61
HEADING = "# Made by `python -m tests.laws.checksums`; compiled and plain Python must agree."


def digest(game: Game, options: dict[str, Any], seed: int) -> str:
    """One number for a whole random game: every list, every choice, and the table now and then."""
    state = game.start(**options)
    rng = Rng(seed)
    sum_ = 0
    step = 0
    while state.actor() != OVER:
        offered = state.outcomes() if state.actor() == CHANCE else state.legal()
        seat, action = pick(state, rng)
        sum_ = zlib.crc32(repr((offered, seat, action)).encode(), sum_)
        if step % STRIDE == 0:
            sum_ = zlib.crc32(table_text(game, state).encode(), sum_)
        state.apply(action, seat)
        step += 1
    sum_ = zlib.crc32(table_text(game, state).encode(), sum_)
    return f"{sum_:08x} after {step}"


def table_text(game: Game, state: State) -> str:
    seed = 3
    shown = [state.view(eyes) for eyes in everybody(state)]
    guessed = [state.determinise(eyes, Rng(seed)).dump() for eyes in everybody(state)]
    parts = [state.dump(), shown, guessed, state.scores(), game.plans(state)]
    if state.actor() == OVER:
        parts.append(state.returns())
    return json.dumps(parts, sort_keys=True)


def name(options: dict[str, Any]) -> str:
    return " ".join(f"{word}={value}" for word, value in options.items())


def all_digests(game: Game) -> dict[str, str]:
    return {
        name(options): digest(game, options, seed) for seed, options in enumerate(each_choice(game))
    }


def file_of(game: Game) -> Path:
    """A game of another package keeps its checksums in its own data folder."""
    return FILE if game.folder().parent == OWN_GAMES else game.data_file("checksums.toml")


def written(game: Game) -> dict[str, str]:
    path = file_of(game)
    if not path.exists():
        return {}
    by_game: dict[str, dict[str, str]] = tomllib.loads(path.read_text(encoding="utf-8"))
    return by_game.get(game.id, {})


def main() -> int:
    files: dict[Path, list[str]] = {}
    for game in incognita.games():
        lines = files.setdefault(file_of(game), [HEADING])
        lines += ["", f"[{game.id}]"]
        lines += [f'"{words}" = "{sum_}"' for words, sum_ in all_digests(game).items()]
    for path, lines in files.items():
        path.parent.mkdir(exist_ok=True)
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
