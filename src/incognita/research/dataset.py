"""Self-play data on disk: shards of Parquet with a data card, or plain records.

pandas.read_parquet("DIR/decisions"), polars.read_parquet("DIR/decisions/*.parquet")
"""

import json
from abc import ABC, abstractmethod
from collections.abc import Generator, Iterable
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import incognita
from incognita.core import RecordError, read_record
from incognita.lab.arena import Contest
from incognita.lab.contest_file import header
from incognita.lab.entrants import ArenaError
from incognita.research.extras import missing
from incognita.research.selfplay import PlayedGame, RecordedDecision, encoder_of

try:
    import pyarrow as pa
    import pyarrow.parquet as pq
except ImportError as error:
    raise missing(error) from error

PLAN: Final = "plan.json"
CARD: Final = "README.md"
# As `sha256sum --check` reads it.
CHECKSUMS: Final = "checksums.txt"
DECISIONS: Final = "decisions"
GAMES: Final = "games"
SHARD_GAMES: Final = 32
SHARDS: Final = "games-*.parquet"

GAME_SCHEMA: Final = pa.schema(
    [
        ("game", pa.int32()),
        ("record", pa.string()),
        ("bots", pa.list_(pa.string())),
        ("returns", pa.list_(pa.float32())),
        ("scores", pa.list_(pa.int32())),
    ]
)


def decision_schema(entries: int) -> Any:
    return pa.schema(
        [
            ("game", pa.int32()),
            ("step", pa.int32()),
            ("seat", pa.int8()),
            ("action", pa.int16()),
            ("legal", pa.list_(pa.int16())),
            ("observation", pa.list_(pa.float32(), entries)),
            ("value", pa.float32()),
            ("tried", pa.list_(pa.int16())),
            ("expected", pa.list_(pa.float32())),
            ("shares", pa.list_(pa.float32())),
            ("result", pa.float32()),
        ]
    )


class Folder(ABC):
    """A folder that belongs to one plan; other ones are refused."""

    def __init__(self, path: Path, contest: Contest, kind: str) -> None:
        self.path = path
        self.contest = contest
        self.plan = {"kind": kind, **header(contest)}
        # What was found damaged and is played again, in sentences.
        self.complaints: list[str] = []

    def open(self) -> set[int]:
        """Begin or go on; returns the numbers of games that are missing."""
        plan = self.path / PLAN
        try:
            self.path.mkdir(parents=True, exist_ok=True)
            if plan.exists():
                self.check(plan.read_text(encoding="utf-8"))
            else:
                text = json.dumps(self.plan, indent=2)
                plan.write_text(f"{text}\n", encoding="utf-8")
        except OSError as error:
            raise ArenaError(f"{self.path} cannot be written: {error.strerror}") from error
        return set(range(self.contest.planned())) - self.kept()

    def check(self, text: str) -> None:
        """`games` may grow; all else stays as it was begun."""
        try:
            begun = json.loads(text)
        except ValueError as error:
            raise ArenaError(f"{self.path / PLAN} is damaged") from error
        if {**begun, "games": 0} != {**self.plan, "games": 0}:
            raise ArenaError(
                f"{self.path} holds other games; go on with the same words, or name another folder"
            )

    @abstractmethod
    def kept(self) -> set[int]:
        """The numbers of games that are there whole."""

    @abstractmethod
    def write(self, games: Iterable[PlayedGame]) -> Generator[PlayedGame]:
        """Keep the games as they come, and pass them on."""

    def set_aside(self, path: Path) -> None:
        """Damaged files are kept under another name, and what they held is played again."""
        aside = path.with_name(f"{path.name}.damaged")
        path.replace(aside)
        self.complaints.append(
            f"{path} is damaged; it is now {aside.name}, and its games are played again"
        )


class RecordFolder(Folder):
    """One file a game."""

    def __init__(self, path: Path, contest: Contest) -> None:
        super().__init__(path, contest, "records")

    def kept(self) -> set[int]:
        numbers: set[int] = set()
        for path in sorted(self.path.glob("game-*.txt")):
            try:
                read_record(path.read_text(encoding="utf-8"))
                numbers.add(int(path.stem.partition("-")[2]))
            except (RecordError, UnicodeDecodeError, ValueError):
                self.set_aside(path)
        return numbers

    def write(self, games: Iterable[PlayedGame]) -> Generator[PlayedGame]:
        for game in games:
            replace_text(self.path / f"game-{game.number:07d}.txt", game.record)
            yield game


class ParquetFolder(Folder):
    """Decisions and games in shards of so many games each."""

    def __init__(self, path: Path, contest: Contest) -> None:
        super().__init__(path, contest, "parquet")
        self.entries = encoder_of(contest.game, contest.options).size

    def kept(self) -> set[int]:
        """Games whose both shards are as they were written."""
        numbers: set[int] = set()
        sums = self.checksums()
        names = {path.name for path in self.path.glob(f"*/{SHARDS}")}
        for name in sorted(names):
            games = self.path / GAMES / name
            shards = [games, self.path / DECISIONS / name]
            whole = [sums.get(self.short(shard)) == checksum(shard) for shard in shards]
            if all(whole):
                numbers |= set(pq.read_table(games).column("game").to_pylist())
                continue
            for shard, is_whole in zip(shards, whole, strict=True):
                if is_whole or not shard.exists():
                    shard.unlink(missing_ok=True)
                else:
                    self.set_aside(shard)
        return numbers

    def short(self, shard: Path) -> str:
        return shard.relative_to(self.path).as_posix()

    def checksums(self) -> dict[str, str]:
        """By shard; the last line that names it counts."""
        path = self.path / CHECKSUMS
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        return {name: digest for digest, _, name in (line.partition("  ") for line in lines)}

    def write(self, games: Iterable[PlayedGame]) -> Generator[PlayedGame]:
        """A shard is there as a whole or not at all; the last one also when the work is cut off."""
        replace_text(self.path / CARD, self.card())
        shard: list[PlayedGame] = []
        try:
            for game in games:
                shard.append(game)
                yield game
                if len(shard) == SHARD_GAMES:
                    self.write_shard(shard)
                    shard = []
        finally:
            if shard:
                self.write_shard(shard)

    def write_shard(self, shard: list[PlayedGame]) -> None:
        name = f"games-{shard[0].number:07d}.parquet"
        rows = [decision_row(game, one) for game in shard for one in game.decisions]
        decisions, games = self.path / DECISIONS / name, self.path / GAMES / name
        write_table(decisions, rows, decision_schema(self.entries))
        write_table(games, [game_row(game) for game in shard], GAME_SCHEMA)
        with (self.path / CHECKSUMS).open("a", encoding="utf-8") as file:
            for written in (decisions, games):
                file.write(f"{checksum(written)}  {self.short(written)}\n")

    def card(self) -> str:
        contest = self.contest
        options = " ".join(f"{name}={value}" for name, value in contest.options.items())
        bots = ", ".join(entrant.spec for entrant in contest.entrants)
        return CARD_TEXT.format(
            game=contest.game,
            version=incognita.__version__,
            rules=incognita.game(contest.game).rules_version,
            options=options,
            bots=bots,
            seconds=contest.seconds,
            simulations=contest.simulations or "none",
            seed=contest.seed,
            entries=self.entries,
        )


def game_row(game: PlayedGame) -> dict[str, Any]:
    return {
        "game": game.number,
        "record": game.record,
        "bots": game.bots,
        "returns": game.returns,
        "scores": game.scores,
    }


def decision_row(game: PlayedGame, one: RecordedDecision) -> dict[str, Any]:
    thought = one.thought
    return {
        "game": game.number,
        "step": one.step,
        "seat": one.seat,
        "action": one.action,
        "legal": one.legal,
        "observation": one.observation,
        "value": thought.expected[0] if thought else None,
        "tried": thought.actions if thought else None,
        "expected": thought.expected if thought else None,
        "shares": thought.shares if thought else None,
        "result": game.returns[one.seat],
    }


def write_table(path: Path, rows: list[dict[str, Any]], schema: Any) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    table = pa.table({name: [row[name] for row in rows] for name in schema.names}, schema)
    fresh = path.with_name(f".{path.name}.part")
    pq.write_table(table, fresh, compression="zstd")
    fresh.replace(path)


def checksum(path: Path) -> str | None:
    """None where there is no such file."""
    return sha256(path.read_bytes()).hexdigest() if path.exists() else None


def replace_text(path: Path, text: str) -> None:
    fresh = path.with_name(f".{path.name}.part")
    fresh.write_text(text, encoding="utf-8")
    fresh.replace(path)


CARD_TEXT: Final = """# Games of {game}, played by bots

Made with incognita {version} (rules version {rules}) by `incognita selfplay`.

| | |
| --- | --- |
| options | {options} |
| bots | {bots} |
| thought | {seconds:g} s a decision; simulations: {simulations} |
| seed | {seed} |

`games/` has a row for each game: `game` (its number), `record` (all that is needed to play it
again: `incognita replay`), `bots`, `returns` (from 0 to 1) and `scores` by seat.

`decisions/` has a row for each decision:

| column | |
| --- | --- |
| `game`, `step` | the game's number, and the place of the decision in its record |
| `seat`, `action` | who decided what |
| `legal` | all legal actions |
| `observation` | {entries} numbers from 0 to 1, what the seat may know (docs/research.md) |
| `value` | the result that the search expected of its choice; null where a bot did not search |
| `tried`, `expected` | the actions that the search tried, best first, and their expected results |
| `shares` | their shares of the visits; empty where the game's own planner decided |
| `result` | the return of the seat in the end |

Games come in deals: a deal has one seed of chance and is played from every seating, so its rows
hang together. Hold back whole deals, not rows. All seats were played by programs.

    import pandas; decisions = pandas.read_parquet("decisions")
    import polars; decisions = polars.read_parquet("decisions/*.parquet")
"""
