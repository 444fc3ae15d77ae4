"""`incognita serve`: a table for others too."""

from pathlib import Path
from typing import Annotated

import typer

from incognita.cli.output import out
from incognita.table.settings import ABSENT_SECONDS, Settings


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on.")] = 8000,
    data: Annotated[Path | None, typer.Option(help="Where tables are kept.")] = None,
    absent: Annotated[
        float, typer.Option(help="Seconds after which a bot may stand in for somebody who left.")
    ] = ABSENT_SECONDS,
    origin: Annotated[
        list[str] | None,
        typer.Option(help="A further address, such as https://example.org, whose pages may play."),
    ] = None,
    database: Annotated[
        str, typer.Option(help="A PostgreSQL database that several servers share: postgresql://…")
    ] = "",
    bus: Annotated[
        str, typer.Option(help="A NATS server through which they talk and bots think: nats://…")
    ] = "",
    metrics_for: Annotated[
        list[str] | None,
        typer.Option(
            help="A network, such as 10.0.0.0/8, that may read /metrics beside this machine."
        ),
    ] = None,
    limits: Annotated[bool, typer.Option(help="Limit how much one address may ask for.")] = True,
) -> None:
    """Serve tables to everybody who can reach this address."""
    from incognita.cli.data_folder import user_data
    from incognita.cli.serving import (
        address_of,
        bound_socket,
        check_addresses,
        checked_networks,
        serve_on,
    )
    from incognita.table.limits import LimitSettings

    check_addresses(database, bus)
    bound = bound_socket(host, port)
    address = address_of(bound)

    def ready() -> None:
        out.print(f"Incognita is at {address}")

    settings = Settings(
        data=data or user_data(),
        absent_seconds=absent,
        database_url=database,
        bus_url=bus,
        origins=tuple(origin or ()),
        metrics_for=checked_networks(metrics_for or []),
        limits=LimitSettings(on=limits),
    )
    raise typer.Exit(serve_on(bound, settings, ready))
