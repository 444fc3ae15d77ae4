"""Records and positions as text: they come back whole, or say what is wrong with them."""

import json
import zlib
from collections.abc import Callable, Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import incognita
from incognita.core import (
    CHANCE,
    OVER,
    Record,
    RecordError,
    Rng,
    State,
    Step,
    load_position,
    position_text,
    read_position,
    read_record,
)

GAME = incognita.game("eldorado")
OPTIONS = {"players": 2, "route": "first", "round_limit": 3}


def played(steps: int, seed: int = 1) -> tuple[Record, State]:
    state = GAME.start(**OPTIONS)
    record = Record(GAME.id, GAME.rules_version, dict(OPTIONS), ["Ann", "Ben"])
    rng = Rng(seed)
    while len(record.steps) < steps and state.actor() != OVER:
        actor = state.actor()
        legal = state.legal()
        action = state.sample(rng) if actor == CHANCE else legal[rng.below(len(legal))]
        record.add(state, action, actor)
    return record, state


RECORD, STATE = played(50)
TEXT = RECORD.text()
POSITION = position_text(GAME, STATE)


def sealed(body: str) -> str:
    """The text with a seal that fits, whatever it says."""
    squeezed = " ".join(body.split())
    return f"{body}end {zlib.crc32(squeezed.encode('utf-8', 'backslashreplace')):08x}\n"


def changed(old: str, new: str, text: str = TEXT) -> str:
    """The text with one thing changed and sealed anew."""
    assert old in text
    return sealed(text[: text.rindex("end ")].replace(old, new, 1))


def error_of(reading: Callable[[], object]) -> RecordError:
    with pytest.raises(RecordError) as caught:
        reading()
    error = caught.value
    assert error.sentence == str(error)
    return error


def test_a_record_comes_back_as_it_was() -> None:
    again = read_record(TEXT)
    assert again.text() == TEXT
    assert again.seats == ["Ann", "Ben"]
    assert again.replay(GAME).dump() == STATE.dump()


def test_a_record_is_lines_that_people_can_read() -> None:
    lines = TEXT.splitlines()
    assert lines[0] == "incognita record 1"
    assert lines[1] == "game eldorado"
    assert lines[2] == f"rules {GAME.rules_version}"
    assert lines[3] == "options players=2 route=first round_limit=3"
    assert lines[4] == 'seats ["Ann", "Ben"]'
    assert lines[5].startswith("~")
    assert all(len(line) <= 100 for line in lines)


@pytest.mark.parametrize(
    "mangle",
    [
        lambda text: text.replace("\n", "\r\n"),
        lambda text: "\n\n" + text + "\n\n",
        lambda text: text.replace("\n", "   \n\n"),
        lambda text: "\n".join("    " + line for line in text.splitlines()),
        lambda text: text.replace("\nend", " \nend").replace(" ", "  "),
    ],
)
def test_pasting_may_change_white_space(mangle: Callable[[str], str]) -> None:
    assert read_record(mangle(TEXT)).replay(GAME).dump() == STATE.dump()
    assert load_position(GAME, mangle(POSITION)).dump() == STATE.dump()


@pytest.mark.parametrize(
    "names",
    [
        ["Ann", ""],
        ["Zoë", "Łukasz"],
        ["a b", "c\nd"],
        ['"', "\\"],
        ["\u2028", "\x85"],
        ["\ud800", "🦜"],
    ],
)
def test_names_of_every_kind_come_back(names: list[str]) -> None:
    record = Record(GAME.id, GAME.rules_version, dict(OPTIONS), names)
    text = record.text()
    text.encode("utf-8")
    assert read_record(text).seats == names


def test_a_flag_among_the_options_is_written_small() -> None:
    record = Record("explorers", 1, {"food": True, "gems": False}, [])
    assert "options food=true gems=false" in record.text()


def test_steps_name_the_seat_only_if_it_is_not_the_first() -> None:
    assert Step(2, 17, True).text() == "17"
    assert Step(2, 17, False).text() == "17@2"
    assert Step(CHANCE, 5, True).text() == "~5"
    record = Record(GAME.id, 1, dict(OPTIONS), [])
    record.steps = [Step(CHANCE, 5, True), Step(0, 17, True), Step(2, 18, False)]
    again = read_record(record.text())
    assert [step.text() for step in again.steps] == ["~5", "17", "18@2"]
    assert again.steps[2].seat == 2


def test_a_part_of_a_record_can_be_replayed() -> None:
    for upto in (0, 1, 25, 50):
        _record, then = played(upto)
        assert RECORD.replay(GAME, upto).dump() == then.dump()


DAMAGED = [
    ("", "not-a-record", 1),
    ("hello", "not-a-record", 1),
    (POSITION, "not-a-record", 1),
    (changed("record 1", "record one"), "not-a-record", 1),
    (changed("record 1", "record ²"), "not-a-record", 1),
    (changed("record 1", "record 1 1"), "not-a-record", 1),
    (changed("record 1", "record 99"), "unknown-version", 1),
    (TEXT[: TEXT.rindex("end ")], "cut-short", 7),
    (TEXT[:40], "cut-short", 3),
    (TEXT.replace("Ann", "Eve"), "checksum", 0),
    (TEXT.replace("~", "", 1), "checksum", 0),
    (TEXT.rstrip()[:-1], "checksum", 0),
    (changed("game eldorado\n", ""), "missing-field", 2),
    (changed("game eldorado", "gamecube eldorado"), "missing-field", 2),
    (changed("rules 2\n", ""), "missing-field", 3),
    (changed("rules 2", "rules new"), "bad-field", 3),
    (changed("rules 2", "rules ²"), "bad-field", 3),
    (changed("rules 2", "rules -1"), "bad-field", 3),
    (changed("rules 2", f"rules {'9' * 5000}"), "bad-field", 3),
    (changed("options", "choices"), "missing-field", 4),
    (changed("players=2", "players"), "bad-option", 4),
    (changed("players=2", "players="), "bad-option", 4),
    (changed("players=2", "=2"), "bad-option", 4),
    (changed("seats", "chairs"), "missing-field", 5),
    (changed('"Ann"', "Ann"), "bad-field", 5),
    (changed('["Ann", "Ben"]', '{"Ann": "Ben"}'), "bad-field", 5),
    (changed('["Ann", "Ben"]', "[1, 2]"), "bad-field", 5),
    (changed('["Ann", "Ben"]', "[" * 100_000), "bad-field", 5),
    (sealed("incognita record 1\n"), "missing-field", 2),
    (changed("~", "?"), "bad-step", 6),
    (changed("~", "~~"), "bad-step", 6),
    (changed("~", "-"), "bad-step", 6),
    (changed("\n~", "\n7@ ~"), "bad-step", 6),
    (changed("\n~", "\n7@x ~"), "bad-step", 6),
    (changed("\n~", "\n~7@1 ~"), "bad-step", 6),
    (changed("\n~", f"\n{'1' * 5000} ~"), "bad-step", 6),
]


def numbered(cases: Sequence[tuple[object, ...]]) -> list[str]:
    return [f"{number}-{case[1]}" for number, case in enumerate(cases)]


@pytest.mark.parametrize(("text", "code", "at"), DAMAGED, ids=numbered(DAMAGED))
def test_each_kind_of_damage_has_its_own_code(text: str, code: str, at: int) -> None:
    error = error_of(lambda: read_record(text))
    assert (error.code, error.at) == (code, at)


FOREIGN = [
    (changed("game eldorado", "game survive"), "wrong-game", "not of eldorado"),
    (changed("rules 2", "rules 77"), "rules-version", "version 77"),
    (changed("players=2", "players=9"), "bad-option", "from 2 to 4"),
    (changed("route=first", "route=moon"), "bad-option", "route is one of"),
    (changed("round_limit=3", "colour=red"), "bad-option", "no option 'colour'"),
    (changed("\n~", "\n5 ~"), "out-of-step", "step 1 should be an outcome"),
    (changed("\n~", "\n~40 ~"), "impossible", "step 1 cannot come about"),
]


@pytest.mark.parametrize(("text", "code", "words"), FOREIGN, ids=numbered(FOREIGN))
def test_a_record_that_cannot_be_replayed_says_why(text: str, code: str, words: str) -> None:
    error = error_of(lambda: read_record(text).replay(GAME))
    assert error.code == code
    assert words in error.sentence


def decision_at(record: Record) -> int:
    return next(number for number, step in enumerate(record.steps) if step.seat >= 0)


def test_an_outcome_where_a_decision_belongs() -> None:
    record, _state = played(40)
    at = decision_at(record)
    record.steps[at] = Step(CHANCE, 0, True)
    error = error_of(lambda: record.replay(GAME))
    assert (error.code, error.at) == ("out-of-step", at)
    assert error.sentence == f"step {at + 1} should be a decision"


def test_a_decision_that_is_not_legal() -> None:
    record, _state = played(40)
    at = decision_at(record)
    record.steps[at] = Step(0, 10**9, True)
    error = error_of(lambda: record.replay(GAME))
    assert (error.code, error.at) == ("illegal", at)
    assert "no-such-action" in error.sentence


def test_a_decision_of_a_seat_that_is_not_asked() -> None:
    record, _state = played(40)
    at = decision_at(record)
    record.steps[at] = Step(1, record.steps[at].action, False)
    error = error_of(lambda: record.replay(GAME))
    assert (error.code, error.at) == ("wrong-seat", at)


def test_a_step_after_the_end() -> None:
    record, state = played(100_000)
    assert state.actor() == OVER
    record.steps.append(Step(0, 0, True))
    error = error_of(lambda: record.replay(GAME))
    assert (error.code, error.at) == ("after-the-end", len(record.steps) - 1)


def test_undo_reaches_back_to_the_last_outcome_or_the_last_seat() -> None:
    record, state = played(0)
    assert record.undo_depth(state) == 0
    while state.actor() == CHANCE:
        record.add(state, state.sample(Rng(2)), CHANCE)
    assert record.undo_depth(state) == 0
    record.add(state, GAME.parse(state, GAME.text(state, state.legal()[-2])), 0)
    assert record.undo_depth(state) == (1 if state.actor() == 0 else 0)
    while state.actor() == 0:
        record.add(state, state.legal()[-1], 0)
    assert record.undo_depth(state) == 0


def test_a_position_comes_back_as_it_was() -> None:
    assert load_position(GAME, POSITION).dump() == STATE.dump()
    id, rules, data = read_position(POSITION)
    assert (id, rules, data) == ("eldorado", GAME.rules_version, STATE.dump())


BAD_POSITIONS = [
    ("", "not-a-record"),
    (TEXT, "not-a-record"),
    (changed("position 1", "position 2", POSITION), "unknown-version"),
    (POSITION.replace("places", "palaces"), "checksum"),
    (POSITION[: POSITION.rindex("end ")], "cut-short"),
    (changed("game eldorado", "game survive", POSITION), "wrong-game"),
    (changed("rules 2", "rules 3", POSITION), "rules-version"),
    (changed("{", "", POSITION), "bad-data"),
    (sealed("incognita position 1\ngame eldorado\nrules 1\n[1]\n"), "bad-data"),
    (sealed("incognita position 1\ngame eldorado\nrules 1\n{}\n"), "bad-data"),
    (sealed("incognita position 1\ngame eldorado\nrules 1\n"), "bad-data"),
    (sealed(f"incognita position 1\ngame eldorado\nrules 1\n{'[' * 100_000}\n"), "bad-data"),
    (changed('"version":1', '"version":7', POSITION), "bad-data"),
    (changed('"players":2', '"players":3', POSITION), "bad-data"),
    (changed('"route":"first"', '"route":"moon"', POSITION), "bad-data"),
    (changed('"seat":', '"seat":9', POSITION), "bad-data"),
    (changed('"bought":', '"brought":', POSITION), "bad-data"),
    (changed('"hands":[', '"hands":[[99],', POSITION), "bad-data"),
]


@pytest.mark.parametrize(("text", "code"), BAD_POSITIONS, ids=numbered(BAD_POSITIONS))
def test_a_damaged_position_says_what_is_wrong(text: str, code: str) -> None:
    assert error_of(lambda: load_position(GAME, text)).code == code


@st.composite
def mangled(draw: st.DrawFn, text: str) -> str:
    """The text cut, doubled, shuffled, or with strange characters, and perhaps sealed anew."""
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(text)))
        stop = draw(st.integers(start, min(len(text), start + 30)))
        junk = draw(st.one_of(st.just(""), st.text(max_size=8), st.sampled_from(STRANGE)))
        text = text[:start] + junk + text[stop:]
    if draw(st.booleans()):
        body = text[: text.rfind("end ")] if "end " in text else text
        text = sealed(body)
    return text


STRANGE = ["\n", "~", "@", "-1", "²", "1e9", "null", "[]", "\ud800", "\x00", "9" * 30, "end ", "["]


def outcome_of(reading: Callable[[], State]) -> State | RecordError:
    """What was read, or the error; any other exception is a fault."""
    try:
        return reading()
    except RecordError as error:
        return error


@settings(max_examples=300)
@given(mangled(TEXT))
def test_a_mangled_record_is_refused_or_replays(text: str) -> None:
    read = outcome_of(lambda: read_record(text).replay(GAME))
    if isinstance(read, RecordError):
        assert read.code
        assert read.sentence
    else:
        assert read_record(read_record(text).text()).replay(GAME).dump() == read.dump()


@settings(max_examples=300)
@given(mangled(POSITION))
def test_a_mangled_position_is_refused_or_can_be_played(text: str) -> None:
    read = outcome_of(lambda: load_position(GAME, text))
    if isinstance(read, RecordError):
        assert read.code
        assert read.sentence
    else:
        play_on(read)


@st.composite
def twisted(draw: st.DrawFn) -> dict[str, object]:
    """A position's data with a few of its values changed for other values."""
    _record, state = played(draw(st.integers(0, 120)), draw(st.integers(0, 50)))
    data = state.dump()
    for _ in range(draw(st.integers(1, 3))):
        name = draw(st.sampled_from(sorted(data)))
        data[name] = draw(twist(data[name]))
    return data


def twist(value: object) -> st.SearchStrategy[object]:
    small = st.integers(-2, 22)
    odd: st.SearchStrategy[object] = st.sampled_from(
        [None, True, 1.5, "x", 10**30, -(10**30), [], {}, [[]]]
    )
    if isinstance(value, list):
        rows = st.lists(st.one_of(small, st.lists(small, max_size=5)), max_size=22)
        return st.one_of(rows, st.permutations(value), odd)
    return st.one_of(small, odd)


@settings(max_examples=400)
@given(twisted())
def test_a_twisted_position_is_refused_or_can_be_played(data: dict[str, object]) -> None:
    text = sealed(f"incognita position 1\ngame eldorado\nrules 1\n{json.dumps(data)}\n")
    read = outcome_of(lambda: load_position(GAME, text))
    if isinstance(read, RecordError):
        assert read.code == "bad-data"
    else:
        play_on(read)


def play_on(state: State) -> None:
    """Whatever was let in behaves like a position."""
    rng = Rng(1)
    for _ in range(40):
        for eyes in range(-1, state.players()):
            state.view(eyes)
        if state.actor() == OVER:
            assert sum(state.returns()) == pytest.approx(state.players() / 2)
            return
        chance = state.actor() == CHANCE
        legal = [outcome for outcome, _weight in state.outcomes()] if chance else state.legal()
        state.apply(legal[rng.below(len(legal))])
