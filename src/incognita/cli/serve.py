"""`incognita serve`: a table for others too."""

from pathlib import Path
from typing import Annotated

import typer

from incognita.cli.talk import out


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on.")] = 8000,
    data: Annotated[Path | None, typer.Option(help="Where tables are kept.")] = None,
) -> None:
    """Serve tables to everybody who can reach this address."""
    from incognita.cli.places import user_data
    from incognita.cli.running import address_of, bound_socket, serve_on

    bound = bound_socket(host, port)
    address = address_of(bound)

    def ready() -> None:
        out.print(f"Incognita is at {address}")

    raise typer.Exit(serve_on(bound, data or user_data(), ready))
