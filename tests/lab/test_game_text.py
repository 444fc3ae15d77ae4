"""The notation of games: what is written is read again, and what is wrong is named by its place."""

import sys
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import incognita
from incognita import cli
from incognita.core import CHANCE, OVER, Game, RecordError, Rng, State
from incognita.lab.game_text import read, read_record_or_game, write
from incognita.lab.game_text_tokens import GameTextError
from incognita.lab.game_tree import GameTree, Move, tree_of
from scripts.shell import ROOT
from tests.laws.walks import EVERY_GAME, SEEDS, choices, examples

WORDS = st.text(st.characters(codec="utf-8", exclude_characters="\r"), max_size=12)
MARKS = st.sampled_from(["", "", "!", "?", "!?", "="])


def any_move(state: State, rng: Rng) -> Move:
    """An outcome, or a decision of any seat that may decide."""
    first = state.actor()
    if first == CHANCE:
        return Move(state.sample(rng), CHANCE)
    seats = state.actors()
    seat = seats[rng.below(len(seats))]
    legal = state.legal(seat)
    return Move(legal[rng.below(len(legal))], seat, seat == first)


def grow(state: State, moves: list[Move], length: int, rng: Rng) -> None:
    """A line of moves; here and there a variation of other moves takes the place of one."""
    state = state.copy()
    for at in range(length):
        if state.actor() == OVER:
            return
        main = any_move(state, rng)
        moves.append(main)
        if at % 5 == 3:
            add_variation(state, moves, rng)
        main.apply_to(state)
        moves = main.next


def add_variation(state: State, moves: list[Move], rng: Rng) -> None:
    other = any_move(state, rng)
    if (other.action, other.seat) == (moves[0].action, moves[0].seat):
        return
    moves.append(other)
    twin = state.copy()
    other.apply_to(twin)
    grow(twin, other.next, rng.below(5), rng)


def annotate(moves: list[Move], data: st.DataObject, variation: bool = False) -> None:
    for at, move in enumerate(moves):
        move.marks = data.draw(MARKS)
        move.comment = data.draw(WORDS)
        move.name = data.draw(WORDS) if variation or at else ""
        annotate(move.next, data)


@EVERY_GAME
@settings(max_examples=examples(24))
@given(data=st.data())
def test_what_is_written_is_read_as_the_same_tree(game: Game, data: st.DataObject) -> None:
    options = data.draw(choices(game))
    names = data.draw(st.lists(WORDS, max_size=4))
    tree = GameTree(game.id, game.rules_version, options, names, {"Event": data.draw(WORDS)})
    tree.comment = data.draw(WORDS)
    length = data.draw(st.integers(0, 25))
    grow(tree.start(game), tree.moves, length, Rng(data.draw(SEEDS)))
    annotate(tree.moves, data)
    text = write(tree)
    again = read(text)
    assert write(again) == text
    assert again.moves == tree.moves
    assert (again.seats, again.tags, again.comment) == (tree.seats, tree.tags, tree.comment)


@EVERY_GAME
def test_a_whole_game_keeps_its_record_and_tells_its_result(game: Game) -> None:
    options = dict(game.options().complete({}))
    tree = GameTree(game.id, game.rules_version, options, ["Ann"])
    state, rng, following = tree.start(game), Rng(3), tree.moves
    while state.actor() != OVER:
        move = any_move(state, rng)
        move.apply_to(state)
        following.append(move)
        following = move.next
    text = write(tree)
    assert read_record_or_game(text).text() == tree.record().text()
    assert f'[Result "{" ".join(f"{one:g}" for one in state.returns())}"]' in text


def test_the_example_of_the_docs_is_read() -> None:
    page = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    tree = read(page.split("```")[1])
    assert tree.tags == {"Date": "2026-11-18"}
    announced = tree.main_line()[7]
    assert (announced.marks, announced.comment) == ("?", "Four would do.")
    other = tree.main_line()[6].next[1]
    assert (other.name, other.marks, len(other.next[0].next)) == ("Less", "=", 1)


HEAD = '[Game "entdecker"]\n[Options "players=2"]\n\n{back plain; back plain; back plain;\n'
BEGUN = HEAD + "back plain; back plain; spin 2}\n"


@pytest.mark.parametrize(
    ("text", "code", "place"),
    [
        ("", "missing-tag", (1, 1)),
        ('[Game "chess"]\n[Options ""]', "no-game", (1, 1)),
        ('[Game "survive"]', "missing-tag", (1, 1)),
        ('[Game "survive"]\n[Options "players"]', "bad-option", (2, 1)),
        ('[Game "survive"]\n[Options "players=9"]', "bad-option", (1, 1)),
        ('[Game "survive"]\n[Options ""]\n[Rules "x"]', "bad-tag", (3, 1)),
        ('[Game "survive"]\n[Game "survive"]', "bad-tag", (2, 1)),
        ('[Game "survive"]\n[Options oh]', "bad-text", (2, 1)),
        ('[Game "survive"]\n[Options "\\q"]', "bad-text", (2, 1)),
        (HEAD + "back golden}", "illegal", (5, 1)),
        (HEAD + "back plain; (", "bad-text", (5, 13)),
        (HEAD + "back plain; back plain; spin 2; spin 2}", "out-of-step", (5, 33)),
        (HEAD + "} stop", "out-of-step", (5, 3)),
        (BEGUN + "  start W|A99;", "illegal", (6, 3)),
        (BEGUN + "@2 start W|A3", "wrong-seat", (6, 1)),
        (BEGUN + "@x start W|A3", "wrong-seat", (6, 1)),
        (BEGUN + 'start W|A3 "oh', "bad-text", (6, 12)),
        (BEGUN + "`start W|A3\n", "bad-text", (6, 1)),
        (BEGUN + "start W|A3 (start W|A4", "bad-text", (6, 12)),
        (BEGUN + "start W|A3 ( )", "bad-text", (6, 12)),
        (BEGUN + "( start W|A3 )", "out-of-step", (6, 3)),
        ('[Game "survive"]\n[Options ""]\n( {lay forest} )', "bad-text", (3, 1)),
        ('[Game "survive"]\n[Options ""]\n !?', "bad-text", (3, 2)),
        (BEGUN + "start W|A3 }", "bad-text", (6, 12)),
    ],
)  # fmt: skip
def test_what_is_wrong_is_named_by_line_and_column(
    text: str, code: str, place: tuple[int, int]
) -> None:
    with pytest.raises(GameTextError) as caught:
        read(text)
    error = caught.value
    assert (error.code, error.line, error.column) == (code, *place)
    assert error.sentence.startswith(f"line {place[0]}, column {place[1]}: ")


def test_an_outcome_may_be_marked() -> None:
    assert read(BEGUN + "!; start W|A3").main_line()[5].marks == "!"


def test_a_move_after_the_end_is_refused() -> None:
    game = incognita.game("explorers")
    tree = GameTree(game.id, game.rules_version, {"players": 1}, [])
    state, rng, following = tree.start(game), Rng(3), tree.moves
    while state.actor() != OVER:
        move = any_move(state, rng)
        move.apply_to(state)
        following.append(move)
        following = move.next
    with pytest.raises(GameTextError, match="the game is over before this move"):
        read(write(tree) + "seal;")


@settings(max_examples=examples(150))
@given(data=st.data())
def test_a_damaged_text_is_read_or_refused(data: st.DataObject) -> None:
    """Whatever is cut, doubled or changed: a tree, or an error with a sentence."""
    text = BEGUN + 'start W|A3 !; "so" (start W|A4) announce 5;\ndraw 4; {tile A; back plain}\n'
    at = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(at, min(len(text), at + 9)))
    damaged = text[:at] + data.draw(st.text(max_size=3)) + text[end:]
    with suppress(RecordError):
        tree = read(damaged)
        assert read(write(tree)).moves == tree.moves


def test_convert_goes_both_ways(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tree = read(BEGUN + "start W|A3; announce 5 (announce 4);")
    record, text = tmp_path / "record.txt", tmp_path / "game.txt"
    record.write_text(tree.record().text())
    assert convert(capsys, record) == (0, write(tree_of(tree.record())))
    text.write_text(write(tree))
    assert convert(capsys, text) == (0, tree.record().text())
    text.write_text(BEGUN + "fly")
    assert convert(capsys, text)[0] == 1


def convert(capsys: pytest.CaptureFixture[str], file: Path) -> tuple[int, str]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "argv", ["incognita", "convert", str(file)])
        code = cli.main()
    return code, capsys.readouterr().out
