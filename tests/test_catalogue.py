"""The rule catalogue, the tests and the code name the same rules."""

import re
from pathlib import Path

import pytest

from incognita.core import Game
from scripts.rule_table import ROOT, Check, checks, own_games, page_of, table, unknown, untested
from tests.catalogue import check_marks
from tests.laws.walks import EVERY_GAME

GAMES = own_games()
OWN_GAMES = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
CHECKS = checks()


def source_of(game: Game) -> list[Path]:
    return sorted(game.folder().rglob("*.py"))


@OWN_GAMES
def test_every_rule_has_a_test(game: Game) -> None:
    assert untested(game, CHECKS) == []


def test_no_test_names_an_unknown_rule() -> None:
    assert unknown(CHECKS) == []


def test_a_rule_without_a_test_is_found() -> None:
    game = GAMES[0]
    rules = [rule.id for rule in game.catalogue().rules]
    kept = [Check(rule, ROOT, "test") for rule in rules[1:]]
    assert untested(game, kept) == rules[:1]


def test_marks_are_read_from_functions_and_from_their_parameters(tmp_path: Path) -> None:
    (tmp_path / "test_sample.py").write_text(
        '@pytest.mark.rule("a.b", "a.c")\ndef test_one(): ...\n'
        '@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("a.d"))])\n'
        "def test_two(x): ...\n"
        '@pytest.mark.rule("a.e")\ndef no_test(): ...\n'
    )
    pairs = [(check.rule, check.test) for check in checks(tmp_path)]
    assert pairs == [("a.b", "test_one"), ("a.c", "test_one"), ("a.d", "test_two")]
    assert [check.rule for check in unknown(checks(tmp_path))] == ["a.b", "a.c", "a.d"]


def test_a_rule_is_named_by_plain_text(tmp_path: Path) -> None:
    (tmp_path / "test_sample.py").write_text("@pytest.mark.rule(NAME)\ndef test_one(): ...\n")
    with pytest.raises(ValueError, match="test_one names a rule by NAME"):
        checks(tmp_path)


def test_a_mark_with_an_unknown_rule_fails_its_test(request: pytest.FixtureRequest) -> None:
    request.node.add_marker(pytest.mark.rule(GAMES[0].catalogue().rules[0].id))
    check_marks(request.node)
    request.node.add_marker(pytest.mark.rule("eldorado.move.sideways"))
    with pytest.raises(pytest.fail.Exception, match=r"no rule of any catalogue: .*sideways"):
        check_marks(request.node)


def test_a_mark_without_a_rule_fails_its_test(request: pytest.FixtureRequest) -> None:
    request.node.add_marker(pytest.mark.rule())
    with pytest.raises(pytest.fail.Exception, match="no rule of any catalogue"):
        check_marks(request.node)


@OWN_GAMES
def test_the_page_about_rules_and_tests_is_current(game: Game) -> None:
    written = page_of(game).read_text(encoding="utf-8")
    assert written == table(game, CHECKS), "run `make docs`"


@EVERY_GAME
def test_every_rule_that_the_code_names_is_in_the_catalogue(game: Game) -> None:
    known = {rule.id for rule in game.catalogue().rules}
    pattern = rf"(?<!games\.)\b{re.escape(game.id)}\.[a-z]+\.(?:[a-z-]+|\*)"
    named = {
        word for path in source_of(game) for word in re.findall(pattern, path.read_text("utf-8"))
    }
    assert named
    for word in named:
        stem = word.removesuffix("*")
        assert word in known or (word != stem and any(id.startswith(stem) for id in known)), word


@EVERY_GAME
def test_sentences_are_sentences_in_both_languages(game: Game) -> None:
    for rule in game.catalogue().rules:
        for words in (rule.en, rule.fr, rule.reading_en, rule.reading_fr):
            assert not words or (words[0].isupper() and words.endswith(".")), rule.id
            assert "  " not in words
            assert "'" not in words, f"{rule.id}: a typewriter apostrophe"
        assert bool(rule.reading_en) == bool(rule.reading_fr), rule.id
        assert rule.en != rule.fr


@EVERY_GAME
def test_french_marks_keep_their_thin_spaces(game: Game) -> None:
    for rule in game.catalogue().rules:
        for words in (rule.fr, rule.reading_fr):
            assert re.search(r"[^\u202f\u00a0][;:?!»]|«[^\u00a0]", words) is None, rule.id


@EVERY_GAME
def test_every_section_has_rules_and_ids_begin_with_the_game(game: Game) -> None:
    catalogue = game.catalogue()
    used = {rule.section for rule in catalogue.rules}
    assert used == {section["id"] for section in catalogue.sections}
    assert all(rule.id.startswith(f"{game.id}.") for rule in catalogue.rules)
    assert len({rule.en for rule in catalogue.rules}) == len(catalogue.rules)
