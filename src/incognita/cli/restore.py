"""`incognita restore`: the tables of a copy in a data folder."""

from pathlib import Path
from typing import Annotated

import typer

from incognita.cli.output import StopError, out


def restore(
    copy: Annotated[Path, typer.Argument(help="A file of incognita backup.")],
    data: Annotated[Path | None, typer.Option(help="Where tables are kept.")] = None,
) -> None:
    """Put the tables of a copy in the place of those in a data folder, which stay beside it."""
    from incognita.cli.data_folder import user_data
    from incognita.table.folder_lock import FolderInUseError, FolderLock
    from incognita.table.settings import Settings
    from incognita.table.store import backup

    settings = Settings(data=data or user_data())
    settings.data.mkdir(parents=True, exist_ok=True)
    lock = FolderLock(settings.data)
    try:
        lock.take()
        done = backup.restore(copy, settings.database)
    except FolderInUseError as error:
        raise StopError(f"Stop the server first (process {error}).") from error
    except backup.BackupError as error:
        raise StopError(str(error)) from error
    finally:
        lock.release()
    out.print(f"{done.tables} tables with {done.entries} entries are back in {settings.data}.")
