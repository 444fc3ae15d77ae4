"""A game in another package: once it is installed, everything knows it."""

import json
from pathlib import Path

import pytest

from tests.packages.installed import ATOLL, run

COMMAND = ("-m", "incognita.cli")


def test_it_is_one_of_the_games(atoll: Path) -> None:
    done = run(atoll, "-c", "import incognita; print(incognita.games()[-1].id)")
    assert done.stdout.strip() == "atoll", done.stderr


def test_it_obeys_the_laws_and_passes_its_own_tests(atoll: Path) -> None:
    folders = ("examples/atoll/tests", "tests/laws", "tests/test_catalogue.py", "tests/bots")
    done = run(atoll, "-m", "pytest", "-q", "-p", "no:cacheprovider", *folders, "-k", "atoll")
    assert done.returncode == 0, done.stdout
    assert "passed" in done.stdout


def test_researchers_reach_it_through_every_interface(atoll: Path) -> None:
    words = ("tests/research", "-k", "atoll", "-m", "not long_games")
    done = run(atoll, "-m", "pytest", "-q", "-p", "no:cacheprovider", *words)
    assert done.returncode == 0, done.stdout
    assert "passed" in done.stdout


def test_its_rules_are_told_in_both_languages(atoll: Path) -> None:
    assert "A turn begins with a die" in run(atoll, *COMMAND, "rules", "atoll").stdout
    assert "Un tour commence" in run(atoll, *COMMAND, "rules", "atoll", "--lang", "fr").stdout


def test_it_brings_its_own_words(atoll: Path) -> None:
    program = (
        "import incognita; from incognita.table.game_info import game_info;"
        "info = game_info(incognita.game('atoll'));"
        "print(info.about['fr'], *sorted(info.words))"
    )
    done = run(atoll, "-c", program)
    assert "Un anneau d’îles, et personne ne sait ce qui s’y trouve. en fr" in done.stdout


def test_it_is_as_small_as_its_page_says() -> None:
    files = [path for path in ATOLL.glob("src/**/*.py") if path.stem != "observation"]
    lines = [line for path in files for line in path.read_text("utf-8").splitlines()]
    assert 0 < len([line for line in lines if line.strip()]) < 300


def test_its_words_are_the_same_in_both_languages() -> None:
    folder = ATOLL / "src" / "incognita_atoll" / "words"
    keys = [
        {line.partition(" = ")[0] for line in path.read_text("utf-8").splitlines() if " = " in line}
        for path in (folder / "en.ftl", folder / "fr.ftl")
    ]
    assert keys[0] == keys[1]


def test_bots_of_all_levels_meet_in_the_arena(atoll: Path) -> None:
    words = ("--game", "atoll", "--bots", "level:1,level:4", "--games", "2", "--simulations", "4")
    done = run(atoll, *COMMAND, "arena", *words, "--workers", "1")
    assert done.returncode == 0, done.stderr
    assert "atoll  players=2" in done.stdout


def test_its_speed_is_measured(atoll: Path) -> None:
    done = run(atoll, *COMMAND, "bench", "--game", "atoll", "--seconds", "0.01", "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("raise RuntimeError('no luck today')", "no luck today"),
        ("Broken = 5", "not callable"),
        ("class Broken: pass", "is no incognita.Game"),
    ],
)
def test_a_broken_game_is_left_out_with_a_sentence(tmp_path: Path, code: str, reason: str) -> None:
    (tmp_path / "broken_game.py").write_text(code)
    about = tmp_path / "broken_game-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: broken-game\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[incognita.games]\nbroken = broken_game:Broken\n")
    done = run(tmp_path, "-c", "import incognita; print(len(incognita.games()))")
    assert done.stdout.strip() == "5"
    assert "the game broken (broken_game:Broken) is left out" in done.stderr
    assert reason in done.stderr
