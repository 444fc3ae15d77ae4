"""`incognita backup`: all tables of a data folder in one file."""

from pathlib import Path
from typing import Annotated

import typer

from incognita.cli.output import StopError, out


def backup(
    target: Annotated[Path, typer.Argument(help="The file to write.")],
    data: Annotated[Path | None, typer.Option(help="Where tables are kept.")] = None,
) -> None:
    """Copy all tables of a data folder into one file; the server may go on meanwhile."""
    from incognita.cli.data_folder import user_data
    from incognita.table.settings import Settings
    from incognita.table.store.backup import BackupError, back_up

    settings = Settings(data=data or user_data())
    try:
        done = back_up(settings.database, target)
    except BackupError as error:
        raise StopError(str(error)) from error
    out.print(f"{done.tables} tables with {done.entries} entries are in {target}, checked.")
