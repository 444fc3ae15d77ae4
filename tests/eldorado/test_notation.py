"""Actions as text that people read and paste, and as data for page and log."""

import pytest

from incognita.games.eldorado.rules import actions as act
from incognita.games.eldorado.rules.state import EldoradoState
from tests.eldorado.positions import GAME, action_of, cards, go, line, position


def described(state: EldoradoState, words: str) -> dict[str, object]:
    return GAME.describe(state, GAME.parse(state, words))


def packed_again(action: int) -> int:
    kind = act.kind_of(action)
    if kind == "move":
        return act.move(act.card_of(action), act.piece_of(action), act.target_of(action))
    if kind == "step":
        return act.step(act.target_of(action))
    if kind == "enter":
        return act.enter(act.piece_of(action), act.target_of(action))
    if kind == "play":
        return act.play(act.card_of(action), act.draws_of(action))
    return act.base_of(action) + max(act.card_of(action), 0)


def test_every_number_is_packed_as_it_was_unpacked() -> None:
    for action in range(act.BASE_COUNT):
        assert packed_again(action) == action


def test_there_is_no_action_below_zero() -> None:
    with pytest.raises(ValueError, match="no action"):
        act.base_of(-1)


def test_a_few_thousand_actions_at_most() -> None:
    assert GAME.action_count() < 4000


@pytest.mark.parametrize(
    "words",
    ["scout L1", "native L1", "pay scout", "play compass 3", "discard native", "end", "  end "],
)
def test_words_are_read_as_they_are_written(words: str) -> None:
    state = line("J1", hand="scout native compass traveler", deck="sailor " * 3)
    action = GAME.parse(state, words)
    assert action == action_of(state, words.strip())
    assert GAME.text(state, action) == words.strip()


def test_two_pieces_are_told_apart() -> None:
    state = line("J1 J1 J1", hand="scout", players=2, at="L0 L2")
    assert GAME.parse(state, "scout a:L1") != GAME.parse(state, "scout b:L1")


@pytest.mark.parametrize("words", ["", "dance", "scout L2", "scout", "buy compass", "draw sailor"])
def test_what_cannot_be_done_cannot_be_written(words: str) -> None:
    with pytest.raises(ValueError, match="cannot be done here"):
        GAME.parse(line("J1 J1", hand="scout"), words)


def test_a_move_as_data() -> None:
    state = line("J1 |1| J1", hand="trailblazer")
    move = described(state, "trailblazer L1")
    assert move == {
        "kind": "move", "seat": 0, "card": 4, "piece": 0, "from": state.piece_cells[0],
        "to": state.route.names.index("L1"), "blockade": -1, "number": 0,
        "symbol": "machete", "cost": 1, "left": 2,
    }  # fmt: skip
    go(state, "trailblazer L1")
    step = described(state, "step x1")
    assert (step["kind"], step["blockade"], step["number"], step["left"]) == ("step", 0, 1, 1)
    assert step["to"] == -1
    assert "card" not in step


def test_entries_and_gifts_as_data() -> None:
    state = line("C2", hand="sailor sailor")
    entry = described(state, "enter L1")
    assert (entry["cards"], entry["space"]) == (2, "camp")
    go(state, "enter L1")
    assert described(state, "give sailor") == {
        "kind": "give",
        "seat": 0,
        "card": 2,
        "space": "camp",
    }


def test_cards_and_coins_as_data() -> None:
    state = line("J1", hand="photographer compass", deck="sailor")
    assert described(state, "play compass 3") == {"kind": "play", "seat": 0, "card": 18, "draw": 3}
    assert described(state, "pay photographer")["worth"] == 4
    assert described(state, "pay photographer")["by_coin"]
    go(state, "pay photographer")
    assert described(state, "buy scout") == {"kind": "buy", "seat": 0, "card": 3, "price": 1}
    assert described(state, "end") == {"kind": "end", "seat": 0}


def test_outcomes_as_data_and_text() -> None:
    state = GAME.start()
    assert described(state, "deal 3") == {"kind": "deal", "seat": -1, "joint": 0, "number": 3}
    drawing = go(line("J1", deck="sailor scout"), "end")
    assert described(drawing, "draw scout") == {
        "kind": "draw",
        "seat": 0,
        "card": cards("scout")[0],
    }


@pytest.mark.parametrize(
    ("land", "hand", "words", "rule"),
    [
        ("J1", "explorer", "explorer L1", "move.symbol"),
        ("J1", "native", "native L1", "action.native"),
        ("|1| J1", "explorer", "explorer x1", "blockade.keep"),
        ("|3| J1", "explorer", "enter x3", "blockade.keep"),
        ("E", "explorer", "explorer Z1", "end.arrive"),
        ("R1", "explorer", "enter L1", "special.rubble"),
        ("C1", "explorer", "enter L1", "special.camp"),
        ("J1", "transmitter", "play transmitter 0", "action.transmitter"),
        ("J1", "compass", "play compass 3", "action.draw"),
        ("J1", "travel_log", "play travel_log 0", "action.remove"),
        ("J1", "treasure_chest", "pay treasure_chest", "item.coins"),
        ("J1", "traveler", "pay traveler", "buy.worth"),
        ("J1", "traveler", "discard traveler", "turn.keep-or-discard"),
        ("J1", "traveler", "end", "turn.draw"),
    ],
)
def test_each_line_of_the_log_names_its_rule(land: str, hand: str, words: str, rule: str) -> None:
    state = line(land, hand=hand, deck="sailor " * 3)
    assert GAME.rule(state, GAME.parse(state, words)) == f"eldorado.{rule}"


def test_later_lines_name_their_rules_too() -> None:
    state = go(line("J1 J1", hand="scout"), "scout L1")
    assert GAME.rule(state, GAME.parse(state, "step L2")) == "eldorado.move.left-over"
    rubble = go(line("R1", hand="scout"), "enter L1")
    assert GAME.rule(rubble, GAME.parse(rubble, "give scout")) == "eldorado.special.rubble"
    free = go(line("J1", hand="transmitter"), "play transmitter 0")
    assert GAME.rule(free, GAME.parse(free, "take scout")) == "eldorado.action.transmitter"
    bought = go(line("J1", hand="traveler"), "pay traveler")
    assert GAME.rule(bought, GAME.parse(bought, "buy scout")) == "eldorado.buy.to-discard"


def test_the_names_of_cells_are_those_of_the_boards() -> None:
    state = position(route="first", at="B12", hand="explorer")
    assert "explorer B13" in {GAME.text(state, action) for action in state.legal()}
