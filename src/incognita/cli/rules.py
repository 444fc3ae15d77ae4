"""`incognita rules`: the rule catalogue of a game."""

from typing import Annotated, Literal

import typer

from incognita.cli.output import out
from incognita.cli.replay import find_game


def rules(
    game: Annotated[str, typer.Argument(help="The game, such as eldorado.")],
    lang: Annotated[Literal["en", "fr"], typer.Option(help="The language.")] = "en",
) -> None:
    """Print every rule of a game, with its id."""
    catalogue = find_game(game).catalogue()
    for section in catalogue.sections:
        out.print(f"\n[bold]{section[lang]}[/]")
        for rule in catalogue.rules:
            if rule.section != section["id"]:
                continue
            out.print(f"[dim]{rule.id}[/]")
            out.print(f"  {rule.fr if lang == 'fr' else rule.en}", markup=False)
            reading = rule.reading_fr if lang == "fr" else rule.reading_en
            if reading:
                out.print(f"  → {reading}", markup=False)
