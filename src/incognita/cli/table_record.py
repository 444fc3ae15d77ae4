"""The record of a table on a server, by the address that people share."""

import urllib.error
import urllib.request
from http.client import HTTPException
from typing import Final
from urllib.parse import parse_qs, quote, urlsplit

from incognita.cli.output import StopError

SECONDS: Final = 30.0
MOST_BYTES: Final = 1 << 22
SCHEMES: Final = ("http://", "https://")


def is_address(source: str) -> bool:
    return source.startswith(SCHEMES)


def record_at(address: str) -> str:
    """What the server gives out as the table's record."""
    return _text_at(address, "record")


def proof_at(address: str) -> str:
    """The record with what it takes to draw its chance again."""
    return _text_at(address, "proof")


def _text_at(address: str, what: str) -> str:
    """The key of a seat goes in a header."""
    request = urllib.request.Request(table_address(address, what))  # noqa: S310
    key = parse_qs(urlsplit(address).fragment).get("k", [""])[0]
    if key:
        request.add_header("Authorization", f"Bearer {key}")
    try:
        with urllib.request.urlopen(request, timeout=SECONDS) as reply:  # noqa: S310
            return str(reply.read(MOST_BYTES).decode("utf-8"))
    except urllib.error.HTTPError as error:
        raise StopError(refused(address, error.code)) from error
    except (OSError, HTTPException, ValueError) as error:
        raise StopError(f"{address} cannot be reached: {error}.") from error


def table_address(address: str, what: str) -> str:
    """Of `https://host/t/NAME#k=KEY`, at any step of the game."""
    parts = urlsplit(address)
    words = [word for word in parts.path.split("/") if word]
    if "t" not in words[:-1]:
        raise StopError(f"{address} is not the address of a table, as http://…/t/NAME.")
    at = words.index("t")
    before = "".join(f"/{word}" for word in words[:at])
    return f"{parts.scheme}://{parts.netloc}{before}/api/tables/{quote(words[at + 1])}/{what}"


def refused(address: str, status: int) -> str:
    if status == 404:
        return f"There is no table at {address}."
    if status == 409:
        return f"{address}: the game is not over, or has no record."
    return f"{address}: the server refused with status {status}."
