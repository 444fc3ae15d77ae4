"""`incognita think`: processes in which bots think for servers on other machines."""

import asyncio
import signal
from typing import Annotated

import typer

from incognita.cli.output import StopError, out
from incognita.table.settings import spare_cores


def think(
    bus: Annotated[str, typer.Option(help="The address of the bus, such as nats://host:4222.")],
    workers: Annotated[
        int, typer.Option(min=1, help="How many decisions of bots are searched at once.")
    ] = spare_cores(),
    hints: Annotated[int, typer.Option(min=0, help="How many hints are searched at once.")] = 1,
) -> None:
    """Let bots think here for servers that were started with the same bus."""
    from incognita.table.bus import BusUnreachableError
    from incognita.table.logs import configure_logs
    from incognita.table.thinking import think_until

    async def run() -> None:
        stopped = asyncio.Event()
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, stopped.set)
        await think_until(stopped, bus, workers, hints, ready)

    def ready() -> None:
        configure_logs()
        out.print(f"Thinking for {bus}: {workers} bots and {hints} hints at once")

    try:
        asyncio.run(run())
    except BusUnreachableError as error:
        raise StopError(
            f"Nobody answers at {bus}: {error}.\n"
            "Start the bus (nats-server -js), or name another with --bus."
        ) from error
