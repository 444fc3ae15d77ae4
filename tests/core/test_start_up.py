"""What an import brings along."""

import subprocess
import sys

IMPORTED = "[name for name in sys.modules if name.startswith('incognita.games.')]"


def imported(*statements: str) -> str:
    """The modules of games after these statements, in a process of their own."""
    program = "; ".join(["import sys", *statements, f"print({IMPORTED})"])
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


def test_a_game_is_imported_when_it_is_asked_for() -> None:
    assert imported("import incognita") == "[]"
    survive = imported("import incognita", "incognita.game('survive')")
    assert "'incognita.games.survive.rules.state'" in survive
    assert "'incognita.games.explorers'" not in survive


def test_a_game_is_made_once() -> None:
    same = "import incognita", "assert incognita.game('survive') is incognita.games()[1]"
    assert "'incognita.games.entdecker.game'" in imported(*same)
