"""Without an extra, its adapters say which one to install; the rest works."""

import subprocess
import sys

import pytest

ADAPTERS = {
    "encode": "numpy",
    "batch": "librt",
    "pettingzoo": "pettingzoo",
    "gymnasium": "gymnasium",
    "openspiel": "pyspiel",
    "dataset": "pyarrow",
}


@pytest.mark.parametrize(("adapter", "package"), ADAPTERS.items())
def test_a_missing_package_names_its_extra(adapter: str, package: str) -> None:
    program = (
        f"import sys; sys.modules[{package!r}] = None\n"
        f"import incognita, incognita.research.{adapter}\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], check=False, capture_output=True, text=True
    )
    assert done.returncode == 1
    sentence = f"{package} is not installed; it comes with the extra 'research'"
    assert sentence in done.stderr.splitlines()[-1], done.stderr
    assert "pip install 'incognita[research]'" in done.stderr.splitlines()[-1]


def test_games_are_played_without_the_packages_of_extras() -> None:
    program = (
        "import sys\n"
        "for name in ('numpy', 'librt', 'gymnasium', 'pettingzoo', 'pyspiel', 'pyarrow', 'ray'):\n"
        "    sys.modules[name] = None\n"
        "import incognita\n"
        "for game in incognita.games():\n"
        "    state = game.start()\n"
        "    print(incognita.search.play_random(state, incognita.Rng(1), 20))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], check=False, capture_output=True, text=True
    )
    assert done.stdout.split() == ["20"] * 5, done.stderr
