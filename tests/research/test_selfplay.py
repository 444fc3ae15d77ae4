"""Self-play data: the games of the arena, what was seen and thought, and nothing lost."""

import json
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest

import incognita
from incognita.cli.app import run as run_commands
from incognita.core import read_record
from incognita.lab.arena import Contest, contest
from incognita.lab.entrants import ArenaError
from incognita.lab.match import play
from incognita.research.dataset import ParquetFolder, RecordFolder
from incognita.research.encode import encoder
from incognita.research.selfplay import PlayedGame, played, tasks

SHORT = {"round_limit": 2}


def held(games: int = 2, bots: tuple[str, ...] = ("search:6", "greedy")) -> Contest:
    return contest("eldorado", bots, games, dict(SHORT))


def everything(plan: Contest) -> list[PlayedGame]:
    return [played(task) for task in tasks(plan, with_decisions=True, left={*range(99)})]


def filled(path: Path, plan: Contest) -> ParquetFolder:
    folder = ParquetFolder(path, plan)
    left = folder.open()
    list(folder.write(played(task) for task in tasks(plan, with_decisions=True, left=left)))
    return folder


@pytest.mark.parametrize("game_id", ["eldorado", "survive"])
def test_the_games_are_those_of_the_arena(game_id: str) -> None:
    options = SHORT if game_id == "eldorado" else {"to_the_last": True, "turn_limit": 40}
    plan = contest(game_id, ("search:4", "greedy"), 1, dict(options))
    (match,) = plan.matches()
    (game,) = everything(plan)
    outcome = play(match)
    assert (game.returns, game.scores) == (outcome.returns, outcome.scores)
    assert len(game.decisions) == sum(one.decisions for one in outcome.thinking)


def test_a_record_leads_through_every_decision() -> None:
    game = everything(held())[0]
    rules = incognita.game("eldorado")
    record = read_record(game.record)
    encoding = encoder("eldorado", **record.options)
    for one in game.decisions[::7]:
        state = record.replay(rules, one.step)
        assert state.actor() == one.seat
        assert state.legal() == one.legal
        assert one.action in one.legal
        assert np.array_equal(encoding.observation(state, one.seat), one.observation)
    assert record.replay(rules).returns() == game.returns


def test_only_search_has_thoughts_and_its_shares_add_up() -> None:
    game = everything(held(bots=("search:40", "greedy")))[0]
    assert game.bots == ["search:40", "greedy"]
    for one in game.decisions:
        if one.seat == 1:
            assert one.thought is None
            continue
        assert one.thought is not None
        assert one.thought.actions[0] == one.action
        assert len(one.thought.expected) == len(one.thought.actions)
        assert sum(one.thought.shares) == pytest.approx(1) or not one.thought.shares
    tried = [len(one.thought.shares) for one in game.decisions if one.thought]
    assert max(tried) > 1


def test_shards_read_back_as_they_were_played(tmp_path: Path) -> None:
    plan = held()
    filled(tmp_path, plan)
    games = everything(plan)
    decisions = pq.read_table(tmp_path / "decisions").to_pylist()
    assert [row["action"] for row in decisions] == [
        one.action for game in games for one in game.decisions
    ]
    flat = [(game, one) for game in games for one in game.decisions]
    for row, (game, one) in zip(decisions, flat, strict=True):
        assert (row["game"], row["step"], row["seat"]) == (game.number, one.step, one.seat)
        assert row["legal"] == one.legal
        assert row["result"] == game.returns[one.seat]
        assert np.array_equal(np.array(row["observation"], np.float32), one.observation)
        assert row["tried"] == (one.thought.actions if one.thought else None)
    table = pq.read_table(tmp_path / "games").to_pylist()
    assert [row["record"] for row in table] == [game.record for game in games]
    card = (tmp_path / "README.md").read_text()
    assert "search:6, greedy" in card
    assert all(f"`{name}`" in card for name in decisions[0])


def test_work_that_is_cut_off_goes_on_where_it_was(tmp_path: Path) -> None:
    plan = held(4)
    folder = ParquetFolder(tmp_path, plan)
    writing = folder.write(
        played(task) for task in tasks(plan, with_decisions=True, left=folder.open())
    )
    for _ in range(3):
        next(writing)
    writing.close()
    assert ParquetFolder(tmp_path, plan).open() == {3}
    filled(tmp_path, plan)
    rows = pq.read_table(tmp_path / "games").to_pylist()
    assert sorted(row["record"] for row in rows) == sorted(one.record for one in everything(plan))


@pytest.mark.parametrize("kind", ["games", "decisions"])
@pytest.mark.parametrize("damage", ["cut short", "changed"])
def test_a_damaged_shard_is_set_aside_and_played_again(
    tmp_path: Path, kind: str, damage: str
) -> None:
    plan = held()
    filled(tmp_path, plan)
    (shard,) = (tmp_path / kind).glob("*.parquet")
    before = pq.read_table(shard)
    data = bytearray(shard.read_bytes())
    middle = len(data) // 3
    data[middle] ^= 255
    shard.write_bytes(data[:middle] if damage == "cut short" else data)
    folder = ParquetFolder(tmp_path, plan)
    assert folder.open() == {0, 1}
    (sentence,) = folder.complaints
    assert sentence == (
        f"{shard} is damaged; it is now {shard.name}.damaged, and its games are played again"
    )
    filled(tmp_path, plan)
    assert pq.read_table(shard).equals(before)
    assert shard.with_name(f"{shard.name}.damaged").exists()


def test_half_of_a_shard_is_no_shard(tmp_path: Path) -> None:
    """The work was cut off between the two files."""
    plan = held()
    filled(tmp_path, plan)
    (shard,) = (tmp_path / "games").glob("*.parquet")
    shard.unlink()
    assert ParquetFolder(tmp_path, plan).open() == {0, 1}
    assert not list((tmp_path / "decisions").iterdir())


def test_a_folder_keeps_to_its_plan_but_may_grow(tmp_path: Path) -> None:
    filled(tmp_path, held(1))
    assert ParquetFolder(tmp_path, held(3)).open() == {1, 2}
    with pytest.raises(ArenaError, match="holds other games"):
        ParquetFolder(tmp_path, held(1, ("greedy", "random"))).open()
    with pytest.raises(ArenaError, match="holds other games"):
        RecordFolder(tmp_path, held(1)).open()
    (tmp_path / "plan.json").write_text("{")
    with pytest.raises(ArenaError, match=r"plan\.json is damaged"):
        ParquetFolder(tmp_path, held(1)).open()


def command(*words: str) -> int:
    return run_commands_with(["incognita", "selfplay", "--game", "eldorado", *words])


def run_commands_with(words: list[str]) -> int:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sys.argv", words)
        return run_commands()


QUICK = ("--bots", "greedy,random", "--games", "2", "--option", "round_limit=2", "--workers", "1")


def test_the_command_writes_records_and_plays_a_damaged_one_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command(*QUICK, "--records", str(tmp_path)) == 0
    assert "2 games in" in capsys.readouterr().out
    one, other = sorted(tmp_path.glob("game-*.txt"))
    before = one.read_text()
    one.write_text(before[:-20])
    kept = other.stat().st_mtime_ns
    assert command(*QUICK, "--records", str(tmp_path)) == 0
    assert f"{one} is damaged; it is now {one.name}.damaged" in capsys.readouterr().err
    assert one.read_text() == before
    assert other.stat().st_mtime_ns == kept
    assert json.loads((tmp_path / "plan.json").read_text())["kind"] == "records"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (QUICK, "name a folder: --out for shards of Parquet, or --records for records."),
        ((*QUICK, "--out", "a", "--records", "b"), "name a folder: --out for shards"),
        (("--bots", "ext:true", "--games", "1", "--out", "a"), "so programs cannot take part."),
        (("--bots", "genius", "--games", "1", "--out", "a"), "there is no bot 'genius'"),
        ((*QUICK, "--out", "/dev/null/x"), "/dev/null/x cannot be written: Not a directory."),
        ((*QUICK, "--out", "unused", "--ray", "x"), "is host:port or auto, not 'x'."),
    ],
)
def test_the_command_says_what_is_wrong(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    words: tuple[str, ...],
    sentence: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert command(*words) == 1
    assert sentence in capsys.readouterr().err
