"""Why not? Every question of the page has an answer, and every answer a sentence."""

import re
from pathlib import Path
from typing import Any

import pytest

from incognita.core import CHANCE, OVER, Json, Rng, State
from incognita.games.survive.interface import refusals
from incognita.table import words
from tests.survive.playing import asked, go, opened, rolled
from tests.survive.positions import GAME, position

SOURCE = Path(refusals.__file__).parent
FACTS: Json = {
    "value": 3, "left": 2, "die": "shark", "points": 2, "terrain": 1, "range": 2, "back": 5,
}  # fmt: skip
OPTIONS: list[dict[str, Any]] = [
    {"players": 2, "colours": 2, "inland_pairs": True},
    {"players": 3, "to_the_last": True, "turn_limit": 60},
    {"players": 4, "inland_pairs": True},
]


def codes() -> set[str]:
    """Every code that the game can put into a reason."""
    text = "".join(path.read_text(encoding="utf-8") for path in SOURCE.glob("*.py"))
    return set(re.findall(r'Reason\(\s*"([a-z-]+)"', text))


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_code_has_a_sentence(language: str) -> None:
    assert len(codes()) > 50
    for code in codes():
        text = words.sentence(language, f"reason-{code}", FACTS)
        assert text, code
        assert "{" not in text


def test_every_sentence_has_a_code() -> None:
    text = (words.FOLDER / "en" / "survive.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^reason-([a-z-]+) =", text, re.MULTILINE)) <= codes()


def code(state: State, seat: int = -1, **question: int) -> str:
    return asked(state, seat, **question).code


def cell(name: str) -> int:
    return [one["name"] for one in GAME.scene(GAME.start())["cells"]].index(name)


def test_what_can_be_done_has_no_reason_against_it() -> None:
    state = position(land="beach D4 D5", red="D4 ~C1", boats="C4", kept=["dolphin"])
    questions: list[Json] = [
        {"explorer": 0, "to": cell("D5")}, {"explorer": 0, "boat": 0}, {"explorer": 1, "isle": 0},
        {"boat": 0, "to": cell("C5")}, {"sink": cell("D4")}, {"back": 5},
        {"action": state.legal()[0]},
    ]  # fmt: skip
    for question in questions:
        assert GAME.why(state, 0, question) is None, question


def test_far_things_say_what_stops_them() -> None:
    state = position(land="beach D4 D5", red="~C4 @C6 D4 NW", blue="D5", boats="C6 A7 C1")
    assert code(state, explorer=0, to=cell("C2")) == "swims-one"
    assert code(state, explorer=0, to=cell("D4")) == "no-return"
    assert code(state, explorer=0, boat=0) == "same-space"
    assert code(state, explorer=1, boat=0) == "same-boat"
    assert code(state, explorer=2, boat=1) == "beyond-moves"
    assert code(state, explorer=2, boat=4) == "no-such-boat"
    assert code(state, explorer=3, to=cell("D4")) == "ashore"
    assert code(state, explorer=4, to=cell("D4")) == "lost"
    assert code(state, explorer=10, to=cell("D4")) == "not-yours"
    assert code(state, boat=0, to=cell("A1")) == "beyond-moves"
    assert code(state, boat=0, to=cell("A7")) == "boat-there"
    assert code(state, explorer=2, isle=1) == "no-landing"
    assert code(state, creature=5, to=cell("A1")) == "sink-first"
    assert code(state, sink=cell("A1")) == "no-tile"
    assert code(state, place=cell("D4")) == "all-placed"
    assert code(state, launch=cell("C5")) == "all-launched"
    assert code(state, drop=cell("C5")) == "nothing-lifted"
    swimmer = position(land="beach D4", red="~C1")
    assert code(swimmer, explorer=0, isle=2) == "other-isle"


def test_kept_tiles_say_why_they_wait() -> None:
    state = position(land="beach D4 D5", red="D4", kept=["dolphin shark_defence"])
    assert code(state, back=5) == "no-target"
    assert code(state, back=6) == "not-kept"
    assert code(state, back=10) == "not-attacked"
    assert code(state, back=11) == "not-kept"
    go(state, "walk r0 D5")
    assert code(state, back=5) == "tile-too-late"
    again = position(land="beach D4", red="~C4", kept=["dolphin dolphin"])
    assert code(go(again, "dolphin r0 C3", "stop"), back=5) == "tile-played"


def test_creatures_and_answers_say_why_not() -> None:
    state = rolled("shark", red="~M1", blue="~C6", sharks="C4", kept=["", "shark_defence"])
    assert code(state, creature=5, to=cell("C8")) == "out-of-range"
    assert code(state, creature=5, to=cell("J5")) == "not-sea"
    assert code(state, creature=0, to=cell("C8")) == "other-creature"
    assert code(state, creature=6, to=cell("C8")) == "creature-away"
    assert code(state, explorer=0, to=cell("C8")) == "creature-first"
    go(state, "prowl C4 C5")
    assert code(state, creature=6, to=cell("C8")) == "gliding"
    go(state, "glide C6")
    assert code(state, 1, back=11) == "other-defence"
    assert code(state, 1, explorer=10, to=cell("C7")) == "defending"
    assert code(state, 0, explorer=0, to=cell("C7")) == "not-your-turn"
    assert GAME.why(state, 1, {"back": 10}) is None


def test_setting_up_says_why_not() -> None:
    state = opened(players=2)
    assert code(state, place=cell("C4")) == "no-tile"
    assert code(state, launch=cell("C4")) == "placing"
    state.apply(state.legal()[0])
    assert code(state, place=cell("D4")) == "tile-taken"
    assert code(state, 0, place=cell("D5")) == "not-your-turn"


@pytest.mark.parametrize(
    "question",
    [
        {}, {"to": 3}, {"explorer": 1}, {"explorer": 99, "to": 3}, {"explorer": 1, "to": 133},
        {"explorer": 1, "isle": 4}, {"explorer": 1, "boat": 12}, {"creature": 16, "to": 3},
        {"boat": 3}, {"sink": -1}, {"back": 4}, {"back": "dolphin"}, {"action": None},
        {"place": True}, {"drop": 1000}, {"launch": "C4"},
    ],
    ids=str,
)  # fmt: skip
def test_an_unclear_question_is_an_error(question: Json) -> None:
    state = position(land="beach D4", red="D4")
    with pytest.raises(ValueError, match=r".+"):
        GAME.why(state, 0, question)


def test_silence_declines_and_nothing_else() -> None:
    state = rolled("shark", red="~M1", blue="~C5", sharks="C4", kept=["", "shark_defence"])
    assert GAME.timeout_action(state) == -1
    go(state, "prowl C4 C5")
    assert GAME.text(state, GAME.timeout_action(state)) == "decline"
    assert GAME.asks


def test_play_meets_nearly_every_refusal() -> None:
    """Random games, each refusal asked for now and then; the rest is tested by hand."""
    codes_met: set[str] = set()
    for seed, options in enumerate(OPTIONS):
        state = GAME.start(**options)
        rng = Rng(seed)
        step = 0
        while state.actor() != OVER:
            if step % 5 == 0:
                codes_met |= reasons(state, rng.below(9))
            chance = state.actor() == CHANCE
            legal = [] if chance else state.legal()
            state.apply(state.sample(rng) if chance else legal[rng.below(len(legal))])
            step += 1
    text = "".join((SOURCE / name).read_text() for name in ("refusals.py", "refusals_moves.py"))
    named = set(re.findall(r'Reason\(\s*"([a-z-]+)"', text))
    by_hand = {"over", "crewing", "not-swimming-here", "lower-first", "no-explorer", "boat-full"}
    assert named - codes_met <= by_hand | {"ashore", "no-crew-to-pick"}


def reasons(state: State, first: int) -> set[str]:
    answers = [state.refusal(max(state.actor(), 0), action) for action in range(first - 1, 2840, 9)]
    return {reason.code for reason in answers if reason is not None}
