"""`incognita play`: a table for this computer, in the browser."""

import os
import sys
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from incognita.cli.output import StopError, out
from incognita.table.settings import Settings

LOCAL = "127.0.0.1"
# The browser remembers running tables by address, so the same port is taken whenever it is free.
USUAL_PORT = 8717


def play(
    port: Annotated[int, typer.Option(help="The port; a free one by default.")] = 0,
    browser: Annotated[bool, typer.Option(help="Open a browser.")] = True,
    data: Annotated[Path | None, typer.Option(help="Where tables are kept.")] = None,
) -> None:
    """Start a table on this computer and open it in the browser."""
    from incognita.cli.data_folder import user_data
    from incognita.cli.serving import address_of, bound_socket, serve_on

    try:
        bound = bound_socket(LOCAL, port or USUAL_PORT)
    except StopError:
        if port:
            raise
        bound = bound_socket(LOCAL, 0)
    address = address_of(bound)

    def ready() -> None:
        out.print(f"Incognita is at {address}")
        out.print("Stop it with Ctrl-C; running games are kept.")
        if browser and has_browser():
            webbrowser.open(address)

    raise typer.Exit(serve_on(bound, Settings(data=data or user_data()), ready))


def has_browser() -> bool:
    """A browser with windows: one that would take over the terminal does not count."""
    if sys.platform.startswith("linux"):
        if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
            return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True
