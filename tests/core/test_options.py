"""Options: typed, with conditions, and with a clear error for every bad answer."""

from typing import Any

import pytest

from incognita.core import OptionError, OptionSet, choice, flag, number
from incognita.core.options import text


@pytest.fixture
def options() -> OptionSet:
    return OptionSet(
        [
            number("players", 3, 2, 4),
            choice("route", "first", ["first", "hills"]),
            flag("caves", False),
            number("tiles", 4, 1, 9).needs(caves=[True]),
        ]
    )


def error_of(options: OptionSet, **chosen: Any) -> OptionError:
    with pytest.raises(OptionError) as caught:
        options.complete(chosen)
    return caught.value


def test_what_is_not_chosen_gets_its_default(options: OptionSet) -> None:
    assert options.default() == {"players": 3, "route": "first", "caves": False, "tiles": 4}
    assert options.complete({"players": 2})["players"] == 2


def test_the_order_is_that_of_the_questions(options: OptionSet) -> None:
    assert list(options.complete({"caves": True, "players": 4})) == [
        "players",
        "route",
        "caves",
        "tiles",
    ]


@pytest.mark.parametrize("written", [2, "2"])
def test_a_number_may_be_written_as_text(options: OptionSet, written: Any) -> None:
    assert options.complete({"players": written})["players"] == 2


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        (True, True), ("true", True), ("yes", True), ("on", True), ("1", True), (1, True),
        (False, False), ("false", False), ("no", False), ("off", False), ("0", False), (0, False),
    ],
)  # fmt: skip
def test_a_flag_may_be_written_in_several_ways(
    options: OptionSet, written: Any, meant: bool
) -> None:
    assert options.complete({"caves": written})["caves"] is meant


@pytest.mark.parametrize("written", [1, 5, "9", -3, "-3", 10**30])
def test_a_number_out_of_range(options: OptionSet, written: Any) -> None:
    error = error_of(options, players=written)
    assert (error.option, error.code) == ("players", "out-of-range")
    assert error.sentence == f"players goes from 2 to 4, not {int(written)}"
    assert str(error) == error.sentence


@pytest.mark.parametrize("written", ["many", "", "2.0", 2.5, None, True, [2], "²", "٣", "--2", "-"])
def test_no_number_at_all(options: OptionSet, written: Any) -> None:
    error = error_of(options, players=written)
    assert (error.option, error.code) == ("players", "not-a-number")
    assert "whole number" in error.sentence


def test_a_number_with_thousands_of_digits_is_no_number(options: OptionSet) -> None:
    assert error_of(options, players="9" * 6000).code in ("not-a-number", "out-of-range")


@pytest.mark.parametrize("written", ["nowhere", "", 1, None, ["first"], "First"])
def test_a_choice_that_is_not_offered(options: OptionSet, written: Any) -> None:
    error = error_of(options, route=written)
    assert (error.option, error.code) == ("route", "bad-choice")
    assert "first, hills" in error.sentence


@pytest.mark.parametrize("written", ["maybe", "", 2, None, "True ", []])
def test_no_flag_at_all(options: OptionSet, written: Any) -> None:
    error = error_of(options, caves=written)
    assert (error.option, error.code) == ("caves", "not-a-flag")


def test_an_unknown_option(options: OptionSet) -> None:
    error = error_of(options, colour="red")
    assert (error.option, error.code) == ("colour", "unknown-option")
    assert "players, route, caves, tiles" in error.sentence


def test_an_option_that_counts_only_with_another(options: OptionSet) -> None:
    assert options.complete({"caves": True, "tiles": 2})["tiles"] == 2
    error = error_of(options, tiles=2)
    assert (error.option, error.code) == ("tiles", "not-together")
    assert error.sentence == "tiles can be changed only with caves = True"


def test_the_default_of_such_an_option_is_no_change(options: OptionSet) -> None:
    assert options.complete({"tiles": 4})["tiles"] == 4


def test_a_text_is_kept_without_blanks_up_to_its_length() -> None:
    texts = OptionSet([text("map", ".", 4)])
    assert texts.complete({"map": " a b\nc "})["map"] == "abc"
    assert texts.complete({"map": "  "})["map"] == "."
    assert error_of(texts, map="abcde").code == "unusable"
    assert error_of(texts, map=7).code == "unusable"
    assert texts.dump() == [{"name": "map", "type": "text", "default": ".", "max": 4}]
    assert texts.schema()["properties"]["map"] == {
        "type": "string",
        "default": ".",
        "maxLength": 4,
    }


def test_options_as_a_form(options: OptionSet) -> None:
    assert options.dump() == [
        {"name": "players", "type": "int", "default": 3, "min": 2, "max": 4},
        {"name": "route", "type": "choice", "default": "first", "choices": ["first", "hills"]},
        {"name": "caves", "type": "flag", "default": False},
        {
            "name": "tiles",
            "type": "int",
            "default": 4,
            "min": 1,
            "max": 9,
            "when": {"caves": [True]},
        },
    ]


def test_options_as_a_schema(options: OptionSet) -> None:
    schema = options.schema()
    assert schema["additionalProperties"] is False
    assert schema["properties"]["players"] == {
        "type": "integer",
        "default": 3,
        "minimum": 2,
        "maximum": 4,
    }
    assert schema["properties"]["route"]["enum"] == ["first", "hills"]
    assert schema["properties"]["caves"] == {"type": "boolean", "default": False}


def roman(text: str) -> str:
    """A reader of further answers: numerals in capitals, but never four of a kind."""
    if "iiii" in text:
        raise ValueError("no four in a row")
    return text.upper() if text and set(text) <= set("ivx") else ""


def test_a_choice_may_take_answers_that_it_does_not_list() -> None:
    options = OptionSet([choice("hour", "one", ["one", "two"]).takes(roman)])
    assert options.complete({"hour": "two"})["hour"] == "two"
    assert options.complete({"hour": "xiv"})["hour"] == "XIV"
    assert error_of(options, hour="three").code == "bad-choice"
    unusable = error_of(options, hour="iiii")
    assert (unusable.code, unusable.sentence) == ("unusable", "hour: no four in a row")
    assert options.schema()["properties"]["hour"] == {
        "type": "string", "default": "one", "examples": ["one", "two"],
    }  # fmt: skip
