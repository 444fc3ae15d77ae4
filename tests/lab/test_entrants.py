"""How bots are named."""

import sys
from pathlib import Path

import pytest

from incognita.bots import LEVEL_IDS
from incognita.lab.arena import contest, play_contest
from incognita.lab.entrants import (
    RESOLVERS,
    ArenaError,
    Entrant,
    all_levels,
    entrants,
    resolve,
)


def test_search_thinks_for_seconds_or_simulations_of_its_own() -> None:
    by_time, by_count, plain = entrants(
        ["search:0.5s", "search:800", "search"], 2.0, 30, "eldorado"
    )
    assert (by_time.seconds, by_time.simulations) == (0.5, 0)
    assert (by_count.seconds, by_count.simulations) == (2.0, 800)
    assert (plain.seconds, plain.simulations) == (2.0, 30)
    assert {one.level for one in (by_time, by_count, plain)} == {"search"}


def test_levels_are_numbered_from_the_weakest() -> None:
    assert [resolve(spec).level for spec in all_levels()] == list(LEVEL_IDS)
    assert resolve("level:2").name == "level 2"


def test_a_level_brings_its_own_time() -> None:
    weakest, strongest = entrants(["level:1", "level:6"], 1.0, 0, "survive")
    assert (weakest.seconds, strongest.seconds) == (1.0, 2.0)
    assert strongest.simulations == 0


def test_a_program_is_called_by_its_file() -> None:
    one = resolve("ext:python3 'my bots/hasty.py' --deep")
    assert one.command == ("python3", "my bots/hasty.py", "--deep")
    assert one.name == "hasty.py"
    assert resolve("ext:./bot").name == "bot"


def test_equal_names_are_told_apart() -> None:
    names = [one.name for one in entrants(["greedy", "random", "greedy"], 1.0, 0, "eldorado")]
    assert names == ["greedy", "random", "greedy (2)"]


def test_the_spec_leads_to_the_same_entrant_again() -> None:
    for spec in ("random", "search:3", "search:0.25s", "tree:3", "level:3", "ext:python3 x.py"):
        assert resolve(resolve(spec).spec) == resolve(spec)


BOTS = """
from incognita import make_bot

def quick(game, seed, detail="greedy"):
    return make_bot(detail, game, seed)

def nothing(game, seed):
    return 7

constant = 7
"""


@pytest.fixture
def bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A module in the folder where the command is given."""
    (tmp_path / "some_bots.py").write_text(BOTS)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])


@pytest.mark.usefixtures("bots")
def test_a_bot_can_be_a_function_of_a_module() -> None:
    plain, detailed = entrants(
        ["py:some_bots:quick", "py:some_bots:quick:random"], 1.0, 0, "eldorado"
    )
    assert (plain.name, detailed.name) == ("quick", "random")
    assert resolve(detailed.spec) == resolve("py:some_bots:quick:random")
    held = contest("eldorado", (plain.spec, detailed.spec), 2, {"round_limit": 1})
    outcomes = play_contest(held, lambda _outcome: None, 1)
    names = ("greedy", "random")
    same = contest("eldorado", names, 2, {"round_limit": 1})
    expected = play_contest(same, lambda _outcome: None, 1)
    assert [one.scores for one in outcomes] == [one.scores for one in expected]


@pytest.mark.usefixtures("bots")
@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ("py:", "needs a module and a name"),
        ("py:some_bots", "needs a module and a name"),
        ("py:no_bots:quick", "no_bots cannot be imported: No module named 'no_bots'"),
        ("py:some_bots:slow", "some_bots has nothing to call with the name slow"),
        ("py:some_bots:constant", "nothing to call with the name constant"),
        ("py:some_bots:nothing", "makes a int, which is no Bot"),
        ("py:some_bots:quick:fast", "makes no bot: there is no bot 'fast'"),
        ("py:some_bots:nothing:here", "makes no bot: .* positional arguments"),
    ],
)
def test_a_python_bot_that_cannot_be_made_is_explained(spec: str, sentence: str) -> None:
    with pytest.raises(ArenaError, match=sentence):
        entrants([spec], 1.0, 0, "eldorado")


def test_further_kinds_can_be_added(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RESOLVERS, "calm", lambda detail: Entrant(f"calm {detail}", "", "greedy"))
    assert resolve("calm:2").name == "calm 2"


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ("search:soon", "search thinks for seconds"),
        ("search:0", "search thinks for seconds"),
        ("search:-1s", "search thinks for seconds"),
        ("search:infs", "search thinks for seconds"),
        ("tree:soon", "tree thinks for seconds"),
        ("greedy:3", "greedy takes no thinking time"),
        ("level:0", "levels go from 1 to"),
        ("level:strong", "levels go from 1 to"),
        ("ext:", "needs the command"),
        ("ext:'x", "cannot be read"),
    ],
)
def test_what_cannot_be_read_is_explained(spec: str, sentence: str) -> None:
    with pytest.raises(ArenaError, match=sentence):
        resolve(spec)
