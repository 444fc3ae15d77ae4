import os
import signal
import time
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# Tests are about the sources, unless INCOGNITA_PURE=0 asks for the compiled package.
os.environ.setdefault("INCOGNITA_PURE", "1")

from incognita.core import COMPILED
from tests.catalogue import check_marks
from tests.examples import recording

# No deadline: a busy machine must not fail a law. The same examples every time, unless asked.
# Laws are tried on the compiled package, too, where less time is enough for more of them.
settings.register_profile(
    "steady",
    max_examples=100 if COMPILED else 30,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.register_profile("wild", parent=settings.get_profile("steady"), derandomize=False)
settings.load_profile(os.environ.get("INCOGNITA_HYPOTHESIS", "steady"))

# A run in the background may have been told to take no notice of Ctrl-C; some tests send one.
signal.signal(signal.SIGINT, signal.default_int_handler)


# The time at which `make explore` ends; new failures become examples while it runs.
EXPLORE_UNTIL = float(os.environ.get("INCOGNITA_EXPLORE_UNTIL", "0"))
EXAMPLES_TRIED = pytest.StashKey[int]()


def pytest_runtest_setup(item: pytest.Item) -> None:
    check_marks(item)
    if EXPLORE_UNTIL and time.time() > EXPLORE_UNTIL:
        pytest.skip("time is up")


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Generator[None, object, object]:
    if not EXPLORE_UNTIL or not hasattr(pyfuncitem.obj, "hypothesis"):
        return (yield)
    name = pyfuncitem.nodeid.partition("[")[0]
    with recording(pyfuncitem.obj, name) as recorder:
        try:
            return (yield)
        finally:
            stash = pyfuncitem.session.stash
            stash[EXAMPLES_TRIED] = stash.get(EXAMPLES_TRIED, 0) + recorder.count


def pytest_sessionfinish(session: pytest.Session) -> None:
    """`make explore` adds up what its worker processes have tried."""
    tried = session.stash.get(EXAMPLES_TRIED, 0)
    if tried:
        with Path(os.environ["INCOGNITA_EXPLORE_TALLY"]).open("a") as tally:
            tally.write(f"{tried}\n")
