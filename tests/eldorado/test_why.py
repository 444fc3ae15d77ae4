"""Why not? Every question of the page has an answer with a code, a rule and its numbers."""

import re
from pathlib import Path

import pytest

from incognita.core import Json, RuleError
from incognita.games.eldorado.interface import refusals
from incognita.games.eldorado.rules.state import EldoradoState
from tests.eldorado.positions import GAME, action_of, cards, cell_of, go, line, position

INTERFACE = Path(__file__).parents[2] / "src/incognita/games/eldorado/interface"
REFUSALS = ["refusals.py", "refusals_moves.py", "refusals_things.py"]


def ask(state: EldoradoState, seat: int = 0, **question: object) -> tuple[str, str] | None:
    """The page's question in words: card="scout", to="L2", buy="compass" …"""
    asked: Json = {}
    for name, word in question.items():
        if name in ("card", "buy", "pay", "take", "give"):
            asked[name] = cards(str(word))[0]
        elif name == "to":
            asked[name] = cell_of(state, str(word))
        else:
            asked[name] = word
    reason = GAME.why(state, seat, asked)
    return None if reason is None else (reason.code, reason.rule.removeprefix("eldorado."))


def test_what_can_be_done_has_no_reason_against_it() -> None:
    state = line("J1 J1 |1| R1", hand="pioneer millionaire native", at="L1")
    assert ask(state, card="pioneer", to="L2") is None
    assert ask(state, to="L2") is None
    assert ask(state, card="pioneer", blockade=0) is None
    assert ask(state, buy="scout") is None
    assert ask(state, pay="millionaire") is None
    assert ask(state, action=action_of(state, "end")) is None


@pytest.mark.rule("eldorado.move.adjacent")
def test_too_far_for_any_card() -> None:
    state = line("J1 W1 J1", hand="pioneer")
    assert ask(state, to="L3") == ("too-far", "move.adjacent")


@pytest.mark.rule("eldorado.move.left-over")
def test_out_of_reach_of_this_card() -> None:
    state = line("J1 J1 J1", hand="scout")
    assert ask(state, card="scout", to="L3") == ("out-of-reach", "move.left-over")


@pytest.mark.rule("eldorado.move.symbol")
def test_no_card_of_the_hand_fits() -> None:
    state = line("W2", hand="explorer sailor")
    reason = GAME.why(state, 0, {"to": cell_of(state, "L1")})
    assert reason is not None
    assert (reason.code, reason.facts) == ("no-card-fits", {"needs": "paddle"})


@pytest.mark.rule("eldorado.move.symbol")
def test_the_card_has_the_wrong_symbol_for_a_far_space() -> None:
    state = line("J1 W1", hand="trailblazer cartographer")
    assert ask(state, card="trailblazer", to="L2") == ("wrong-symbol", "move.symbol")
    assert ask(state, card="cartographer", to="L2") == ("no-symbol", "move.symbol")
    assert ask(state, card="cartographer", to="L1") == ("no-symbol", "move.symbol")


@pytest.mark.rule("eldorado.action.native-one")
def test_the_native_reaches_one_space_only() -> None:
    state = line("J1 J1", hand="native")
    assert ask(state, card="native", to="L2") == ("one-space", "action.native")


@pytest.mark.rule("eldorado.move.mountain", "eldorado.move.occupied", "eldorado.move.start-closed")
def test_spaces_that_are_closed_say_so_from_any_distance() -> None:
    state = line("J1 J1 @@ J1 J1", hand="scout", others="L5")
    assert ask(state, to="L3") == ("mountain", "move.mountain")
    assert ask(state, card="scout", to="L3") == ("mountain", "move.mountain")
    assert ask(state, to="L5") == ("occupied", "move.occupied")
    gone = line("J1 J1", hand="scout", at="L2")
    assert ask(gone, to="L0") == ("start-space", "move.start-closed")


@pytest.mark.rule("eldorado.special.enough", "eldorado.special.any-cards")
def test_rubble_and_camps() -> None:
    assert ask(line("R3", hand="scout scout"), to="L1") == ("too-few-cards", "special.rubble")
    camp = line("C1", hand="scout")
    assert ask(camp, card="scout", to="L1") == ("needs-cards", "special.camp")
    assert ask(camp, to="L1") is None


@pytest.mark.rule("eldorado.blockade.first", "eldorado.blockade.like-space")
def test_blockades() -> None:
    state = line("|2| J1", hand="scout")
    assert ask(state, card="scout", blockade=0) == ("wrong-symbol", "move.symbol")
    assert ask(state, blockade=0) == ("no-card-fits", "move.symbol")
    assert ask(state, card="scout", to="L1") == ("blockade", "blockade.first")
    far = line("J1 J1 |2| J1", hand="scout")
    assert ask(far, blockade=0) == ("too-far", "move.adjacent")
    assert ask(far, card="scout", blockade=0) == ("out-of-reach", "move.left-over")


@pytest.mark.rule("eldorado.buy.price", "eldorado.market.six", "eldorado.buy.once")
def test_purchases_are_judged_by_all_that_the_hand_could_pay() -> None:
    state = line("J1", hand="photographer explorer")
    reason = GAME.why(state, 0, {"buy": cards("trailblazer")[0]})
    assert reason is not None
    assert (reason.code, reason.facts) == ("too-dear", {"price": 3, "halves": 5})
    assert ask(state, buy="photographer") is None
    assert ask(state, buy="compass") == ("market-full", "market.six")
    assert ask(state, buy="sailor") == ("not-for-sale", "setup.deck")
    go(state, "pay photographer", "buy photographer")
    assert ask(state, buy="scout") == ("already-bought", "buy.once")
    assert ask(state, pay="explorer") == ("already-bought", "buy.once")


@pytest.mark.rule("eldorado.buy.after-moves")
def test_after_the_purchase_no_space_is_in_reach() -> None:
    state = go(line("J1", hand="photographer explorer"), "pay photographer")
    assert ask(state, card="explorer", to="L1") == ("after-purchase", "buy.after-moves")


@pytest.mark.rule("eldorado.buy.after-moves")
def test_after_the_purchase_the_question_may_leave_the_card_open() -> None:
    state = go(line("J1", hand="photographer explorer"), "pay photographer")
    assert ask(state, to="L1") == ("after-purchase", "buy.after-moves")


@pytest.mark.rule("eldorado.turn.order", "eldorado.end.play-out")
def test_out_of_turn_and_after_the_end() -> None:
    state = line("J1", hand="explorer")
    assert ask(state, seat=1, to="L1") == ("not-your-turn", "turn.order")
    assert ask(state, seat=2, buy="scout") == ("not-your-turn", "turn.order")
    over = go(line("E", hand="explorer", seat=2), "explorer Z1")
    assert ask(over, to="L0") == ("over", "end.play-out")


@pytest.mark.rule("eldorado.action.remove", "eldorado.special.any-cards")
def test_while_something_is_owed() -> None:
    state = go(line("R2 J1", hand="explorer explorer explorer"), "enter L1")
    assert ask(state, to="L1") == ("owed", "special.rubble")
    assert ask(state, buy="scout") == ("owed", "special.rubble")
    assert ask(state, give="explorer") is None
    assert ask(state, give="sailor") == ("not-in-hand", "turn.hand")


@pytest.mark.rule("eldorado.action.transmitter")
def test_taking() -> None:
    state = line("J1", hand="transmitter")
    assert ask(state, take="compass") == ("nothing-free", "action.transmitter")
    go(state, "play transmitter 0")
    assert ask(state, take="compass") is None
    assert ask(state, take="sailor") == ("sold-out", "market.piles")


@pytest.mark.parametrize(
    "question",
    [
        {},
        {"to": 10_000},
        {"to": -5},
        {"blockade": 99},
        {"to": "L1"},
        {"card": 21, "to": 3},
        {"card": -1, "to": 3},
        {"buy": 99},
        {"pay": True},
        {"action": "end"},
        {"take": None},
        {"card": 3},
    ],
)
def test_an_unclear_question_is_an_error(question: Json) -> None:
    state = line("J1", hand="explorer")
    with pytest.raises(ValueError, match=r".+"):
        GAME.why(state, 0, question)


def test_play_refuses_with_the_reason() -> None:
    state = line("J2", hand="explorer")
    with pytest.raises(RuleError) as caught:
        state.play(action_of(state, "explorer L1"))
    assert caught.value.reason.code == "too-weak"
    assert str(caught.value) == "too-weak (eldorado.move.strength)"


def test_one_step_after_a_blockade_takes_no_second_one() -> None:
    """With the reading `both` a piece may stand between two blockades on a narrow board."""
    state = line("|1| J1", hand="native", native_at_blockade="both")
    go(state, "native x1")
    state.blockades[0] = 2
    reason = state.refusal(0, action_of(state, "step x2"))
    assert reason is not None
    assert (reason.code, reason.rule) == ("one-step", "eldorado.action.native-blockade")


def codes_in(*files: str) -> set[str]:
    """Every code that a source file can put into a reason."""
    text = "".join((INTERFACE / name).read_text() for name in files)
    codes = set(re.findall(r'Reason\(\s*"([a-z-]+)"', text))
    return codes | set(re.findall(r'\("([a-z-]+)", "eldorado', text))


def test_every_code_is_tested() -> None:
    """The tests of this folder name each reason that the code can give."""
    tests = "".join(path.read_text() for path in Path(__file__).parent.glob("test_*.py"))
    codes = codes_in(*REFUSALS, "why.py")
    assert len(codes) > 35
    assert {
        code for code in codes if f'("{code}"' not in tests and f'"{code}",' not in tests
    } == set()


def test_reasons_are_plain_data() -> None:
    state = position(at="B12", hand="sailor")
    known = GAME.catalogue().by_id
    reasons = [state.refusal(0, action) for action in range(GAME.action_count())]
    assert all(reason.rule in known for reason in reasons if reason is not None)
    assert refusals.too_dear(state, 3).dump() == {
        "code": "too-dear",
        "rule": "eldorado.buy.price",
        "facts": {"price": 1, "halves": 0},
    }
