"""The browser for the tests: the system's Chromium, installed where that is allowed.

Its headless shell, the same engine without the windows around it, needs a quarter less time.
"""

import os
import shutil

from scripts.shell import StopError, run_or_stop, say

VARIABLE = "INCOGNITA_CHROMIUM"
SHELL = "chromium-headless-shell"
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FONTS = ("fonts-dejavu-core", "fonts-liberation")
NO_CHROMIUM = (
    "The browser tests need Chromium, and it was not found.\n"
    "On Debian and Ubuntu: apt-get install chromium; elsewhere install it and set "
    f"{VARIABLE} to the program."
)


def ready() -> None:
    """There is a Chromium to test with."""
    if find():
        return
    if not may_install():
        raise StopError(NO_CHROMIUM)
    install()
    if not find():
        raise StopError(NO_CHROMIUM)


def find() -> str:
    named = os.environ.get(VARIABLE, "")
    paths = (shutil.which(name) for name in ((named,) if named else NAMES))
    return next((path for path in paths if path), "")


def may_install() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0 and bool(shutil.which("apt-get"))


def install() -> None:
    say("Installing Chromium …")
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    run_or_stop(["apt-get", "update", "-q"], "apt-update", extra=quiet)
    wanted = ["apt-get", "install", "-q", "-y", "--no-install-recommends", *FONTS]
    try:
        run_or_stop([*wanted, SHELL], "apt-install", extra=quiet)
    except StopError:
        run_or_stop([*wanted, "chromium"], "apt-install", extra=quiet)


def variables() -> dict[str, str]:
    """Where the browser tests find it."""
    return {VARIABLE: find()}
