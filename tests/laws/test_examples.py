"""What exploring has found once is tried for ever."""

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import incognita
from incognita.core import Game
from tests.examples import EXAMPLES, decoded, encoded, named_test, recording, replay
from tests.laws.walks import choices


@settings(max_examples=50, derandomize=True, database=None)
@given(data=st.data())
def no_number_is_large(game: Game, most: int, data: st.DataObject) -> None:
    data.draw(choices(game))
    assert data.draw(st.integers(0, 1000)) < most


def find_failure(folder: Path, most: int = 70, game_id: str = "survive") -> list[Path]:
    game = incognita.game(game_id)
    with (
        pytest.raises(AssertionError),
        recording(no_number_is_large, "tests/laws/x.py::no_number_is_large", folder),
    ):
        no_number_is_large(game=game, most=most)
    return sorted(folder.iterdir())


def test_every_example_passes() -> None:
    for path in sorted(EXAMPLES.glob("*.json")):
        replay(path)


def test_a_failure_becomes_an_example_that_fails_again(tmp_path: Path) -> None:
    (kept,) = find_failure(tmp_path)
    example = json.loads(kept.read_text())
    assert example["arguments"]["data"]["draws"][-1] == 70
    assert example["arguments"]["game"] == {"game": "survive"}
    with pytest.raises(AssertionError) as caught:
        replay(kept, no_number_is_large)
    assert kept.name in caught.value.__notes__[0]


def test_the_same_failure_is_kept_once(tmp_path: Path) -> None:
    assert find_failure(tmp_path) == find_failure(tmp_path, most=80)
    assert len(find_failure(tmp_path, game_id="explorers")) == 2


def test_an_example_whose_test_draws_more_than_before_says_so(tmp_path: Path) -> None:
    (kept,) = find_failure(tmp_path)
    example = json.loads(kept.read_text())
    example["arguments"]["data"]["draws"].pop()
    kept.write_text(json.dumps(example))
    with pytest.raises(LookupError, match="draws more than it did"):
        replay(kept, no_number_is_large)


def test_the_test_of_an_example_is_found_by_its_name() -> None:
    test = named_test("tests/laws/test_undo.py::test_a_decision_is_taken_back_exactly")
    assert test.hypothesis.inner_test


def test_what_is_drawn_is_kept_as_it_is() -> None:
    values = [None, True, 3, 0.5, "x", [1, (2, "y")], {"a": {1: 2}}, {3, 1}, set()]
    assert [decoded(json.loads(json.dumps(encoded(one)))) for one in values] == values
    assert decoded(encoded(incognita.game("explorers"))).id == "explorers"
    with pytest.raises(LookupError, match="cannot hold"):
        decoded(encoded(object()))
