import os
import signal

import pytest
from hypothesis import HealthCheck, settings

# Tests are about the sources, unless INCOGNITA_PURE=0 asks for the compiled package.
os.environ.setdefault("INCOGNITA_PURE", "1")

from incognita.core import COMPILED
from tests.catalogue import check_marks

# No deadline: a busy machine must not fail a law. The same examples every time, unless asked.
# Laws are tried on the compiled package, too, where the same time is enough for more of them.
settings.register_profile(
    "steady",
    max_examples=100 if COMPILED else 50,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.register_profile("wild", parent=settings.get_profile("steady"), derandomize=False)
settings.load_profile(os.environ.get("INCOGNITA_HYPOTHESIS", "steady"))

# A run in the background may have been told to take no notice of Ctrl-C; some tests send one.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_runtest_setup(item: pytest.Item) -> None:
    check_marks(item)
