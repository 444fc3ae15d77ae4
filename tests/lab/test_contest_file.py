"""A contest that was cut off goes on."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from incognita.lab.arena import Contest, contest, play_contest
from incognita.lab.contest_file import NAME, ContestFile
from incognita.lab.entrants import ArenaError
from incognita.lab.match import Outcome


def small(games: int = 4) -> Contest:
    bots = ["greedy", "random", "search:3"]
    return contest("eldorado", bots, games, {"round_limit": 1}, seed=9, duels=True)


def kept(folder: Path, games: int = 4, most: int = 99) -> list[Outcome]:
    """Play and write down the first so many."""
    held, file = small(games), ContestFile(folder)
    file.begin(held)
    outcomes = play_contest(held, lambda _outcome: None, 1)
    for outcome in outcomes[:most]:
        file.add(outcome)
    file.close()
    return outcomes


def begun(folder: Path) -> None:
    """A contest of which no game was played."""
    file = ContestFile(folder)
    file.begin(small())
    file.close()


def resumed(
    folder: Path, games: int | None, among: Sequence[str] = ()
) -> tuple[Contest, list[Outcome]]:
    """What is taken up again, and left to the next."""
    file = ContestFile(folder)
    try:
        return file.resume(games, among)
    finally:
        file.close()


def test_a_contest_comes_back_with_its_games(tmp_path: Path) -> None:
    outcomes = kept(tmp_path / "deep" / "down")
    held, known = resumed(tmp_path / "deep" / "down", None)
    assert held == small()
    assert known == outcomes
    assert [one.thinking for one in known] == [one.thinking for one in outcomes]


def test_going_on_gives_what_would_have_come_anyway(tmp_path: Path) -> None:
    whole = kept(tmp_path, most=5)
    held, known = resumed(tmp_path, None)
    assert len(known) == 5
    assert play_contest(held, lambda _outcome: None, 1, known) == whole


def test_a_torn_line_is_played_again(tmp_path: Path) -> None:
    kept(tmp_path, most=3)
    path = tmp_path / NAME
    path.write_text(path.read_text()[:-20])
    _, known = resumed(tmp_path, None)
    assert [one.number for one in known] == [0, 1]
    assert len(path.read_text().splitlines()) == 3


def test_a_contest_can_be_made_longer(tmp_path: Path) -> None:
    whole = kept(tmp_path, games=3)
    held, known = resumed(tmp_path, 4)
    assert (held.planned(), len(known)) == (12, 9)
    longer = play_contest(held, lambda _outcome: None, 1, known)
    assert longer[:9] == whole
    assert longer == play_contest(small(4), lambda _outcome: None, 1)
    assert resumed(tmp_path, 1)[0].games == 4


def test_some_bots_can_meet_more_often_than_the_others(tmp_path: Path) -> None:
    whole = kept(tmp_path, games=2)
    held, known = resumed(tmp_path, 5, ["random", "greedy"])
    assert (held.planned(), len(known)) == (9, 6)
    longer = play_contest(held, lambda _outcome: None, 1, known)
    among = [one for one in longer if set(one.seats) == {0, 1}]
    assert (len(longer), len(among)) == (9, 5)
    assert [one for one in longer if one in whole] == whole
    assert among == [
        one for one in play_contest(small(5), lambda _: None, 1) if set(one.seats) == {0, 1}
    ]
    assert resumed(tmp_path, None)[0] == held


@pytest.mark.parametrize(
    ("among", "sentence"),
    [
        (["greedy", "genius"], "'genius' does not take part"),
        (["greedy"], "no meeting is among greedy alone"),
    ],
)
def test_who_does_not_meet_cannot_meet_more_often(
    tmp_path: Path, among: list[str], sentence: str
) -> None:
    begun(tmp_path)
    with pytest.raises(ArenaError, match=sentence):
        resumed(tmp_path, 9, among)


def test_a_folder_in_use_is_not_written_over(tmp_path: Path) -> None:
    begun(tmp_path)
    with pytest.raises(ArenaError, match="already holds a contest"):
        ContestFile(tmp_path).begin(small())


def changed(path: Path, **words: Any) -> None:
    first, *rest = path.read_text().splitlines()
    path.write_text("\n".join([json.dumps({**json.loads(first), **words}), *rest]))


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ({"version": 99}, "another version"),
        ({"rules": 99}, "the rules of eldorado have changed"),
        ({"game": "ludo"}, "not the ledger of a contest"),
    ],
)
def test_what_cannot_go_on_says_why(tmp_path: Path, words: dict[str, Any], sentence: str) -> None:
    begun(tmp_path)
    changed(tmp_path / NAME, **words)
    with pytest.raises(ArenaError, match=sentence):
        resumed(tmp_path, None)


def test_no_contest_is_there(tmp_path: Path) -> None:
    with pytest.raises(ArenaError, match="there is no contest"):
        resumed(tmp_path, None)
    (tmp_path / NAME).write_text("")
    with pytest.raises(ArenaError, match="not the ledger"):
        resumed(tmp_path, None)


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(ArenaError, match="cannot be written"):
        ContestFile(tmp_path / "file" / "folder").begin(small())


def test_two_cannot_play_the_same_contest_at_once(tmp_path: Path) -> None:
    first = ContestFile(tmp_path)
    first.begin(small())
    before = first.path.read_text()
    with pytest.raises(ArenaError, match="is being played right now; wait for its end"):
        resumed(tmp_path, 9)
    assert first.path.read_text() == before
    assert ContestFile(tmp_path).read() == (small(), [])
    first.close()
    assert resumed(tmp_path, None) == (small(), [])
