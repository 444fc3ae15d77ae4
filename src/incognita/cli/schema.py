"""`incognita schema`: everything that is said between page and server, for programs."""

import json
from pathlib import Path
from typing import Annotated

import typer


def schema(
    file: Annotated[Path | None, typer.Option("--out", help="Write it to this file.")] = None,
) -> None:
    """Print the OpenAPI document with socket messages and the games' own shapes."""
    from incognita.table.app import create_app
    from incognita.table.settings import Settings

    document = create_app(Settings(data=Path())).openapi()
    text = json.dumps(document, indent=1, ensure_ascii=False) + "\n"
    if file is None:
        print(text, end="")
    else:
        file.write_text(text, encoding="utf-8")
