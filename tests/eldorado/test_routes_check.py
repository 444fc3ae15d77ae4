"""The checker: what it refuses, what it advises, and in which words."""

import re

import pytest

from incognita.games.eldorado.rules.route_check import ERROR, HINT, Finding, check, check_layout
from incognita.games.eldorado.rules.route_layout import layout_of
from incognita.games.eldorado.rules.tables import ROUTE_DATA
from incognita.table import words
from scripts.shell import PACKAGE
from tests.eldorado.test_routes import CODE, SHORT_CUT

SOURCES = [
    PACKAGE / "games/eldorado/rules" / f"route_{name}.py" for name in ("check", "code", "text")
]
FACTS = {
    "line": 3, "word": "x", "first": "B", "second": "C", "side": "D", "count": 2, "most": 6,
    "share": 60, "steps": 30,
}  # fmt: skip


def route(*lines: str) -> Finding:
    return check("\n".join(["incognita route 1", *lines]))


def codes(finding: Finding) -> list[str]:
    return [problem.code for problem in finding.problems]


def places(finding: Finding, code: str) -> list[list[int]]:
    return [problem.boards for problem in finding.problems if problem.code == code]


def known_codes() -> set[str]:
    """Every code that the sources speak of."""
    known: set[str] = set()
    pattern = r'(?:_error|_hint|fault|CodeError|_covered)\(\s*"([a-z-]+)"'
    for source in SOURCES:
        known.update(re.findall(pattern, source.read_text(encoding="utf-8")))
    return known | {"gap", "joint"}


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_problem_has_a_sentence(language: str) -> None:
    assert len(known_codes()) >= 40
    for code in known_codes():
        for count in (1, 2):
            facts = {**FACTS, "count": count}
            assert words.sentence(language, f"route-problem-{code}", facts), code


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_no_sentence_speaks_of_a_problem_that_does_not_exist(language: str) -> None:
    written = (words.FOLDER / language / "routes.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^route-problem-([a-z-]+) =", written, re.MULTILINE)) == known_codes()


@pytest.mark.parametrize("id", list(ROUTE_DATA))
def test_official_routes_have_no_fault(id: str) -> None:
    finding = check_layout(layout_of(ROUTE_DATA[id]))
    assert finding.playable()
    shortcuts = ["easy-shortcut"] if id in ("first", "home") else []
    assert codes(finding) == shortcuts


def test_text_and_code_are_both_checked() -> None:
    for written in (SHORT_CUT, CODE):
        finding = check(written)
        assert finding.playable()
        assert [board[0] for board in finding.layout.boards] == ["A", "M", "P"]


@pytest.mark.parametrize(
    ("lines", "code", "word"),
    [
        (["bord A"], "text-word", "bord"),
        (["board Y"], "text-side", "Y"),
        (["board"], "text-side", ""),
        (["board A turn 6 at 0 0"], "text-turn", "6"),
        (["board A turn"], "text-turn", ""),
        (["board A at 0"], "text-place", "at 0"),
        (["board A at 0 9999"], "text-place", "at 0 9999"),
        (["board A", "board C e"], "text-place", "e"),
        (["board A", "board C"], "text-place", ""),
        (["open"], "text-open", ""),
        (["board A", "open wide"], "text-open", "wide"),
        (["board A", "open", "open"], "text-open", ""),
        (["finish gold at 0 0"], "text-end", "gold"),
        (["tavern water at 0 0"], "text-end", "water"),
    ],
)
def test_a_line_that_cannot_be_read_is_told(lines: list[str], code: str, word: str) -> None:
    finding = route(*lines)
    assert not finding.playable()
    assert codes(finding) == [code]
    assert finding.problems[0].facts == {"line": len(lines) + 1, "word": word}


def test_every_line_that_cannot_be_read_is_told_at_once() -> None:
    assert codes(route("x", "board Z", "finish")) == ["text-word", "text-side", "text-end"]


@pytest.mark.parametrize(
    ("written", "code"),
    [
        ("", "text-empty"),
        ("# only a remark", "text-empty"),
        ("board A", "text-head"),
        ("incognita record 1", "text-head"),
        ("incognita route 2", "text-version"),
        ("own-1zzzz", "code-check"),
        ("own-", "code-letters"),
    ],
)
def test_what_is_no_route_is_told(written: str, code: str) -> None:
    assert codes(check(written)) == [code]


def test_a_long_text_is_refused_and_soon() -> None:
    assert "text-long" in codes(route(*["board C at 0 0"] * 1000))
    assert codes(route(*["board C at 0 0"] * 200)) == ["many-boards"]


def test_a_route_needs_a_board_a_start_and_a_finish() -> None:
    assert codes(route("name Nothing")) == ["no-board"]
    finding = route("board C", "board A n+")
    assert codes(finding) == ["no-start", "no-finish"]
    assert places(finding, "no-start") == [[0]]


def test_a_board_has_two_sides_and_lies_there_once() -> None:
    finding = route("board A", "board C n+", "board D n+", "board C n+", "finish water at 20 -30")
    assert places(finding, "both-sides") == [[1, 2], [2, 3]]
    assert places(finding, "twice") == [[1, 3]]


def test_boards_that_overlap_are_told_with_the_spaces() -> None:
    finding = route("board A", "board M turn 3 at 2 0", "finish jungle at 6 -4")
    assert codes(finding) == ["overlap"]
    problem = finding.problems[0]
    assert problem.level == ERROR
    assert problem.boards == [0, 1]
    assert problem.facts == {"first": "A", "second": "M", "count": len(problem.places)}
    assert (1, 0) in problem.places
    assert (5, 0) not in problem.places


def test_the_ends_may_not_lie_on_boards_nor_on_each_other() -> None:
    on_board = route("board A", "board C n+", "finish water at 4 -7", "tavern village at 4 -8")
    assert codes(on_board) == ["finish-overlap", "tavern-overlap", "ends-overlap"]
    assert places(on_board, "finish-overlap") == [[1]]


def test_a_gap_and_a_joint_without_contact_are_two_things() -> None:
    apart = route("board A", "board C at 20 0", "finish water at 24 -4")
    assert codes(apart) == ["gap"]
    beside = route("board A", "board C n+", "board E at -3 7", "finish water turn 3 at -7 11")
    assert codes(beside) == ["joint"]
    assert places(beside, "joint") == [[1, 2]]


def test_loose_ends_are_told() -> None:
    finding = route("board A", "board C n+", "finish water at 30 0", "tavern village at -30 0")
    assert codes(finding) == ["finish-loose", "tavern-loose"]


def test_an_open_seam_lies_between_two_boards() -> None:
    finding = route("board A", "board C n+", "open", "finish water at 8 -11")
    assert codes(finding) == ["open-end"]


def test_mountains_may_close_a_seam_or_the_finish() -> None:
    """Board M touches A in one mountain; then the end piece touches M in one."""
    finding = route("board A", "board M at -7 0", "finish water at -3 -4")
    assert codes(finding) == ["closed-seam"]
    assert finding.problems[0].facts == {"first": "A", "second": "M"}
    finding = route("board A", "board M ne+", "finish water at 12 -4")
    assert codes(finding) == ["unreachable"]
    assert places(finding, "unreachable") == [[1]]


def test_hints_do_not_stand_in_the_way() -> None:
    slid = route("board A", "board C at 6 -7", "finish water at 10 -11")
    assert slid.playable()
    assert "slid" in codes(slid)
    assert {problem.level for problem in slid.problems} == {HINT}


def test_boards_that_touch_out_of_turn_are_told() -> None:
    ring = route("board A", "board C n+", "board E at 7 -3", "finish water at 11 -7")
    assert places(ring, "touching") == [[0, 2]]


def test_the_finish_wraps_a_corner_of_the_last_board() -> None:
    finding = route("board A", "board C n+", "finish water at 9 -11")
    assert finding.playable()
    assert "finish-corner" in codes(finding)


def test_the_tavern_belongs_to_the_second_board() -> None:
    lines = ["board A", "board S n+", "board C n+", "finish water at 12 -18"]
    assert "no-tavern" in codes(route(*lines))
    assert "tavern-place" in codes(route(*lines, "tavern village turn 3 at -4 4"))
    at_second = codes(route(*lines, "tavern village turn 1 at 8 -7"))
    assert not {"tavern-place", "no-tavern"} & set(at_second)


def test_more_seams_than_blockades_are_told() -> None:
    boards = [f"board {side} ne+" for side in "CEGIKMS"]
    lines = ["board A", *boards, "finish water at 53 -25"]
    assert "many-seams" in codes(route(*lines))
    lines.insert(3, "open")
    assert "many-seams" not in codes(route(*lines))
