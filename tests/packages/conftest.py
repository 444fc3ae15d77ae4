from pathlib import Path

import pytest

from tests.packages.installed import ATOLL, install


@pytest.fixture(scope="module")
def atoll(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(ATOLL, tmp_path_factory.mktemp("atoll"))
