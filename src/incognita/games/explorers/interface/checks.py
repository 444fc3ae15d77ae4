"""Whether a loaded position fits together; each check raises ValueError with what does not."""

from incognita.core.interface.validation import (
    must,
)
from incognita.games.explorers.rules.board import (
    BONUS_BITS,
    COUNT_BITS,
    NO_NOTE,
    NOTES,
    RACE_NOTES,
    Board,
)
from incognita.games.explorers.rules.crossing import can_cross, terrains_now
from incognita.games.explorers.rules.landscape import EMPTY_LANDSCAPE, Landscape, nearest_villages
from incognita.games.explorers.rules.phases import (
    BONUS_CROSSING,
    CHOOSING_VILLAGE,
    CROSSING,
    DRAWING_OBJECTIVE,
    LAYING,
    NAMING,
    PHASE_OVER,
    STAGE_BONUS,
    STAGE_CROSS,
    STAGE_DONE,
    STAGE_TAKE,
    STAGE_WAIT,
    STARTING,
    TURNING_CARD,
    is_simultaneous,
)  # fmt: skip
from incognita.games.explorers.rules.state import ExplorersState
from incognita.games.explorers.rules.tables import (
    ANY_TERRAIN,
    BESIDE,
    CARD_COUNT,
    CELLS,
    KEY_SLOTS,
    MAP_SLOTS,
    OBJECTIVE_COUNT,
    QUARTER_TURNS,
    RACE_VALUES,
    ROUNDS,
    SLOTS,
    TEMPLE,
    TILES,
    TURNS_A_ROUND,
    VILLAGE_GROUND,
)  # fmt: skip


def check_table(state: ExplorersState) -> None:
    """What all seats share."""
    must(_phase_fits(state), "the counters of the game do not fit its phase")
    must(_tiles_fit(state), "the tiles are not four of the eight")
    must(_objectives_fit(state), "the objectives do not fit")
    must(_cards_fit(state), "the cards are not those of the round")


def _phase_fits(state: ExplorersState) -> bool:
    if not (LAYING <= state.phase <= PHASE_OVER and 1 <= state.round <= ROUNDS):
        return False
    if state.phase == PHASE_OVER:
        return state.round == ROUNDS and state.turn == TURNS_A_ROUND
    if state.phase <= STARTING:
        return state.round == 1 and state.turn == 0
    least = 0 if state.phase == BONUS_CROSSING and state.round == 1 else 1
    return least <= state.turn <= TURNS_A_ROUND


def _tiles_fit(state: ExplorersState) -> bool:
    tiles, turns = state.tiles, state.tile_turns
    if len(tiles) != SLOTS or len(turns) != SLOTS or len(state.temples_struck) != SLOTS:
        return False
    laid = SLOTS - tiles.count(0)
    full = laid == SLOTS if state.phase > LAYING else laid < SLOTS
    return (
        full
        and 0 not in tiles[:laid]
        and len(set(tiles[:laid])) == laid
        and all(0 <= tile <= TILES for tile in tiles)
        and all(0 <= turn < QUARTER_TURNS for turn in turns)
        and not any(turns[laid:])
        and all(0 <= gone <= len(state.setup.temple_steps) for gone in state.temples_struck)
    )


def _objectives_fit(state: ExplorersState) -> bool:
    drawn = state.objectives
    wanted = state.setup.objectives
    if state.phase < DRAWING_OBJECTIVE:
        wanted = 0
    waits = state.phase == DRAWING_OBJECTIVE
    return (
        (len(drawn) < wanted if waits else len(drawn) == wanted)
        and len(set(drawn)) == len(drawn) == len(state.races_struck)
        and all(1 <= id <= OBJECTIVE_COUNT for id in drawn)
        and all(0 <= gone <= len(RACE_VALUES) for gone in state.races_struck)
    )


def _cards_fit(state: ExplorersState) -> bool:
    """As many cards have left the deck as were turned up, and one lies open in a turn."""
    turned = state.turn - 1 if state.phase == TURNING_CARD else state.turn
    deck = state.deck
    if sorted(set(deck)) != deck or any(not 1 <= card <= CARD_COUNT for card in deck):
        return False
    if len(deck) != CARD_COUNT - turned:
        return False
    open_card = state.turn > 0 and state.phase != TURNING_CARD
    if not open_card:
        return state.card == state.facing_side == state.named_side == -1
    if not 1 <= state.card <= CARD_COUNT or state.card in deck:
        return False
    if state.facing_side not in ((0, 1) if state.seats == 1 else (-1,)):
        return False
    active = state.active() >= 0
    if state.phase == NAMING:
        return active and state.named_side == -1
    return state.named_side in (0, 1) if active else state.named_side == -1


def check_start(state: ExplorersState) -> None:
    must(_start_fits(state), "the start village is none of the nearest")


def _start_fits(state: ExplorersState) -> bool:
    if state.land is EMPTY_LANDSCAPE or state.phase == CHOOSING_VILLAGE:
        several = state.land is EMPTY_LANDSCAPE or len(nearest_villages(state.land)) > 1
        return state.start_slot == -1 and several
    return state.start_slot in nearest_villages(state.land)


def can_follow(land: Landscape, board: Board, cell: int) -> bool:
    return (
        0 <= cell < CELLS
        and not board.is_crossed(cell)
        and land.terrain[cell] != VILLAGE_GROUND
        and any(board.is_crossed(other) for other in BESIDE[cell])
    )


def check_board(state: ExplorersState, board: Board) -> None:
    """One board, once its crosses are made."""
    must(_notes_fit(board), "the notes of a board do not fit")
    must(_boxes_fit(state, board), "the boxes of a board do not fit its crosses")
    must(_turn_fits(state, board), "a board does not fit its turn")


def _notes_fit(board: Board) -> bool:
    races = board.notes[RACE_NOTES:]
    return len(board.notes) == NOTES and all(
        note == NO_NOTE or note in RACE_VALUES for note in races
    )


def _boxes_fit(state: ExplorersState, board: Board) -> bool:
    """Items are counted from the crosses; boxes hold no more than was found."""
    counts = 0
    for cell in board.crossed:
        item = state.land.items[cell]
        if item:
            counts += 1 << item * COUNT_BITS
    return (
        board.item_counts == counts
        and board.keys == min(board.count(1), KEY_SLOTS)
        and board.maps == min(board.count(2), MAP_SLOTS)
        and board.gems == min(board.count(7), state.setup.gem_boxes())
        and board.keys_used == board.count(TEMPLE) <= board.keys
        and 0 <= board.maps_used <= board.maps
        and 0 <= board.food < 1 << 16
        and 0 <= board.visited_slots < 1 << SLOTS
        and 0 <= board.bonuses < 1 << SLOTS * BONUS_BITS
        and 0 <= board.turn_start <= len(board.crossed)
        and board.undoable >= 0
    )


def _turn_fits(state: ExplorersState, board: Board) -> bool:
    if not (
        STAGE_WAIT <= board.stage <= STAGE_DONE
        and board.crosses_left >= 0
        and board.horse_crosses >= 0
    ):
        return False
    if not (0 <= board.terrains <= ANY_TERRAIN and -1 <= board.side <= 1):
        return False
    if board.using_map not in (0, 1) or not 0 <= board.usable_maps <= MAP_SLOTS:
        return False
    if not is_simultaneous(state.phase):
        return board.stage == STAGE_WAIT
    if board.stage == STAGE_TAKE:
        return state.phase == CROSSING
    if board.stage == STAGE_BONUS:
        return state.phase == BONUS_CROSSING and board.bonuses > 0
    if board.stage == STAGE_CROSS:
        going = board.crosses_left > 0 or board.horse_crosses > 0
        return going and can_cross(board, state.land, terrains_now(board))
    return board.stage != STAGE_WAIT or state.phase == BONUS_CROSSING


def check_boards(state: ExplorersState) -> None:
    wanted = state.seats if is_simultaneous(state.phase) else 0
    must(len(state.boards) == state.seats, "there is one board for each seat")
    must(
        len(state.revealed) == wanted,
        "boards are known while everybody decides at once, and only then",
    )
    if wanted:
        must(bool(state.actors()), "everybody has sealed, and nothing was revealed")
    for seat in range(wanted):
        before, now = state.revealed[seat], state.boards[seat]
        same = now.crossed[: len(before.crossed)] == before.crossed
        must(same, "a board does not go on from what is known of it")
