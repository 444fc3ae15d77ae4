"""Deeds in words, and what a player sees: for tests that read like a game.

do(state, 0, "take sand", "C3", "D3", "seal")
assert cells(state, 1) == {"B2"}
"""

from incognita.core import OVER, Json, State
from incognita.games.explorers.rules import actions as act
from incognita.games.explorers.rules.board import Board
from incognita.games.explorers.rules.crossing import cross, next_stage
from incognita.games.explorers.rules.moves import crosses_for
from incognita.games.explorers.rules.phases import STAGE_CROSS
from incognita.games.explorers.rules.state import ExplorersState
from incognita.games.explorers.rules.tables import (
    SIDE_TERRAINS,
    SLOT_LETTERS,
    TERRAIN_NAMES,
    cell_name,
    terrains_in,
)  # fmt: skip
from tests.explorers.positions import CARD_NAMES, cell, cells_of, names


def turn_up(state: ExplorersState, card: str = "", named: int = 0, facing: int = 0) -> None:
    """The next card, any that is left unless it is named; the active seat names a side of it."""
    number = CARD_NAMES.index(card) + 1 if card else state.deck[0]
    outcome = act.card(number, facing if state.seats == 1 else -1)
    assert outcome in [one for one, _ in state.outcomes()], f"{card} was turned up already"
    state.apply(outcome)
    if state.active() >= 0:
        do(state, state.active(), f"name {CARD_NAMES[number - 1].split('|')[named]}")


def action_of(state: ExplorersState, words: str) -> int:
    """The number of a decision in words, legal or not."""
    verb, _, rest = words.partition(" ")
    if verb == "seal":
        return act.SEAL
    if verb in ("name", "take"):
        side = CARD_NAMES[state.card - 1].split("|").index(rest)
        return (act.NAME if verb == "name" else act.TAKE) + side
    if verb == "chart":
        return act.CHART + TERRAIN_NAMES.index(rest)
    if verb in ("bonus", "village"):
        return (act.BONUS if verb == "bonus" else act.START_VILLAGE) + SLOT_LETTERS.index(rest)
    if verb == "lay":
        tile, turn = rest.split()
        return act.lay(int(tile), int(turn))
    return act.CROSS + cell(words)


def words_of(state: ExplorersState, seat: int, action: int) -> str:
    """The inverse: a decision in words, a side with the number of crosses that it gives."""
    base, kind = act.base_of(action), act.kind_of(action)
    if base in (act.NAME, act.TAKE):
        side = action - base
        duo = "+".join(
            TERRAIN_NAMES[one] for one in terrains_in(SIDE_TERRAINS[state.card * 2 + side])
        )
        return f"name {duo}" if base == act.NAME else f"take {duo} {crosses_for(state, seat, side)}"
    if base == act.CHART:
        return f"chart {TERRAIN_NAMES[action - base]}"
    if base == act.CROSS:
        return cell_name(action - base)
    if base in (act.BONUS, act.START_VILLAGE):
        return f"{kind} {SLOT_LETTERS[action - base]}"
    return f"lay {act.tile_of(action)} {act.turn_of(action)}" if base == act.LAY else kind


def offers(state: ExplorersState, seat: int) -> set[str]:
    """What this seat may do, in words."""
    return {words_of(state, seat, action) for action in state.legal(seat)}


def cells(state: ExplorersState, seat: int) -> set[str]:
    """The cells that this seat may cross."""
    return {
        cell_name(action - act.CROSS)
        for action in state.legal(seat)
        if act.base_of(action) == act.CROSS
    }


def do(state: ExplorersState, seat: int, *words: str) -> ExplorersState:
    """Do all this, one after the other."""
    for word in words:
        state.play(action_of(state, word), seat)
    return state


def roam(state: ExplorersState, seat: int, words: str) -> ExplorersState:
    """Cross all these cells by the rules, but with as many crosses in any terrain as it takes."""
    board = state.boards[seat]
    for at in cells_of(words):
        board.stage, board.horse_crosses = STAGE_CROSS, 1
        state.play(act.CROSS + at, seat)
    return _stop(state, board)


def scatter(state: ExplorersState, seat: int, words: str) -> ExplorersState:
    """Cross all these cells, wherever they lie, and let their items take effect."""
    board = state.boards[seat]
    for at in cells_of(words):
        board.horse_crosses = 1
        cross(state.setup, state.land, state.temples_struck, state.round - 1, board, at)
    return _stop(state, board)


def _stop(state: ExplorersState, board: Board) -> ExplorersState:
    """Leave what is left of the turn."""
    board.horse_crosses = board.crosses_left = board.bonuses = 0
    next_stage(board, state.land)
    return state


def seal_all(state: ExplorersState) -> ExplorersState:
    """Everybody who has not sealed does so, whatever they had left to do."""
    for seat in state.actors():
        _stop(state, state.boards[seat])
        do(state, seat, "seal")
    return state


def play_out(state: ExplorersState) -> ExplorersState:
    """Turn after turn without a cross, to the end of the game."""
    while state.actor() != OVER:
        if state.actors():
            seal_all(state)
        else:
            turn_up(state)
    return state


def board(state: State, seat: int, by: int = -2) -> Json:
    """A board as its player sees it, or another seat; cells by name."""
    shown: Json = dict(state.view(seat if by == -2 else by)["boards"][seat])
    for name in ("crosses", "fresh"):
        shown[name] = names(shown[name])
    return shown


def stage(state: ExplorersState, seat: int) -> str:
    return str(board(state, seat)["stage"])


def now(state: ExplorersState, seat: int) -> Json:
    """What the view tells a player about the own turn."""
    turn: Json = state.view(seat)["turn_now"]
    return turn


def open_values(state: ExplorersState, letter: str) -> list[int]:
    """What a temple still offers."""
    values: list[int] = state.view(0)["temples"][SLOT_LETTERS.index(letter)]["open"]
    return values


def why_not(state: ExplorersState, seat: int, words: str) -> tuple[str, str]:
    """Code and rule of the refusal; fails if this may be done."""
    reason = state.refusal(seat, action_of(state, words))
    assert reason is not None, f"{words!r} is legal"
    return reason.code.removeprefix("explorers-"), reason.rule.removeprefix("explorers.")
