"""`incognita convert`: a record as a game's text that people can read, or back."""

from typing import Annotated

import typer

from incognita.cli.output import StopError
from incognita.cli.replay import find_game, read_text
from incognita.core import RecordError
from incognita.lab import game_text
from incognita.lab.game_tree import tree_of


def convert(
    file: Annotated[str, typer.Argument(help="A record or a game's text; - reads what is pasted.")],
) -> None:
    """Print a record as a game's text, or the main line of a game's text as a record."""
    text = read_text(file)
    try:
        record = game_text.read_record_or_game(text)
        find_game(record.game)
        converted = (
            record.text() if game_text.is_game_text(text) else game_text.write(tree_of(record))
        )
    except RecordError as error:
        raise StopError(f"{file}: {error.sentence} [{error.code}]") from error
    print(converted, end="")
