"""Where the work of a command is done: in processes of this machine, or on a Ray cluster."""

from typing import Annotated

import typer

from incognita.cli.output import StopError
from incognita.lab.entrants import ArenaError
from incognita.lab.pool import Pool, local_pool
from incognita.lab.ray_pool import RayPool

RayAddress = Annotated[
    str | None,
    typer.Option(
        "--ray", help="Share the work over this Ray cluster, host:port; auto finds one here."
    ),
]


def chosen_pool(ray: str | None, workers: int, tasks: int) -> Pool:
    """Ends the command where no cluster answers."""
    if ray is None:
        return local_pool(workers, tasks)
    try:
        return RayPool(ray)
    except ArenaError as error:
        raise StopError(f"{error}.") from error
