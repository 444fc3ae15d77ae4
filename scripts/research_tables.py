"""The tables of docs/research.md: what each entry of an observation means, read from the code."""

import sys

from incognita.core import Game
from incognita.games import games
from incognita.lab.speed import measured_tables
from incognita.research.encode import Encoder
from incognita.search.observation import Block
from scripts.shell import ROOT, relative, say

PAGE = ROOT / "docs" / "research.md"
BEGIN = "<!-- observations -->"
END = "<!-- /observations -->"
HEAD = "| block | shape | most | meaning |\n| --- | --- | ---: | --- |"


def tables() -> str:
    return "\n\n".join(section(game) for game in games() if is_ours(game))


def is_ours(game: Game) -> bool:
    return type(game).__module__.startswith("incognita.")


def section(game: Game) -> str:
    encoding = Encoder(game, {"players": 3})
    parts = [f"### {game.title('en')}", sizes(game), table(encoding.blocks)]
    everything = measured_tables(game).get("everything")
    if everything:
        full = Encoder(game, {"players": 3, **everything})
        known = {block.name for block in encoding.blocks}
        added = [block for block in full.blocks if block.name not in known]
        parts.append(
            f"With everything on, {full.size:,} entries; rows of cards are longer then, and these "
            "blocks are added:"
        )
        parts.append(table(added))
    return "\n\n".join(parts)


def sizes(game: Game) -> str:
    """How many entries there are for each number of players."""
    players = game.options().find("players")
    counts = [
        f"{Encoder(game, {'players': number}).size:,} for {number}"
        for number in range(players.least, players.most + 1)
    ]
    return (
        f"{game.action_count():,} actions. Entries by number of players: {', '.join(counts)}. "
        "Shapes below are those of three players and a first game."
    )


def table(blocks: list[Block]) -> str:
    return "\n".join([HEAD, *[line(block) for block in blocks]])


def line(block: Block) -> str:
    shape = " × ".join(str(side) for side in block.shape) or "1"
    return f"| `{block.name}` | {shape} | {block.most} | {block.meaning} |"


def with_tables(text: str) -> str:
    """The page with its tables written anew."""
    before, _, rest = text.partition(BEGIN)
    _old, end_mark, after = rest.partition(END)
    if not end_mark:
        raise ValueError(f"{relative(PAGE)} has no place for the tables")
    return f"{before}{BEGIN}\n{tables()}\n{END}{after}"


def main() -> int:
    PAGE.write_text(with_tables(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    say(f"{relative(PAGE)} is written.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
