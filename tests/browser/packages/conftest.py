from collections.abc import Iterator

import pytest

from tests.browser.server import Server
from tests.packages.installed import ATOLL, install


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that finds the example package."""
    packages = install(ATOLL, tmp_path_factory.mktemp("packages"))
    started = Server(tmp_path_factory.mktemp("server"), {"PYTHONPATH": str(packages)})
    started.start()
    yield started
    started.stop()
