"""Whether what caves, promo cards and Heroes & Hexes add to a loaded position fits together."""

from incognita.games.eldorado.rules.cards import (
    ALL_KINDS,
    CAVE_TILES,
    CURSE_COUNT,
    CURSE_KINDS,
    FAMILIARS,
    HEROES,
    HEX_TILES,
    LASTING,
    STEP_ON,
    TILE_KINDS,
    TILES,
    TILES_A_CAVE,
    WARD,
)  # fmt: skip
from incognita.games.eldorado.rules.caves import MOST_SWAPPED, unseen
from incognita.games.eldorado.rules.extras import Extras
from incognita.games.eldorado.rules.moves import legal
from incognita.games.eldorado.rules.phases import (
    ADOPTING,
    CURSING,
    FINDING,
    HIRING,
    HOPPING,
    LIFTING,
    REVEALING,
    SWAPPING,
    WARDING,
)  # fmt: skip
from incognita.games.eldorado.rules.state import EldoradoState


def check_extras(state: EldoradoState, extras: Extras) -> None:
    """Raises ValueError with the part that does not fit."""
    for fits, sentence in (
        (_sizes_fit(state, extras), "the extras do not fit the table"),
        (_tiles_fit(state, extras), "the cave tiles are not those of the game"),
        (_curses_fit(state, extras), "the curses are not those of the game"),
        (_heroes_fit(state, extras), "the heroes and familiars are not those of the game"),
        (_turn_fits(state, extras), "the extras of the turn do not fit"),
    ):
        if not fits:
            raise ValueError(sentence)
    if not _phase_fits(state, extras):
        raise ValueError("the extras do not fit the phase")


def _sizes_fit(state: EldoradoState, extras: Extras) -> bool:
    caves = len(state.route.cave_cells) if state.setup.caves else 0
    return (
        len(extras.caves) == caves
        and len(extras.pool) == len(extras.second) == len(extras.used) == TILE_KINDS
        and len(extras.tiles) == state.seats * TILE_KINDS
        and len(extras.move_origin) == len(extras.explored) == 2
        and len(extras.curses) == len(extras.lifted) == CURSE_KINDS
        and len(extras.cursed) == state.seats * CURSE_KINDS
        and len(extras.hired) == len(extras.tops) == state.seats
    )


def _tiles_fit(state: EldoradoState, extras: Extras) -> bool:
    """Each kind as often as it was printed; the unseen ones lie in caves and reserve."""
    every = [0] * TILE_KINDS
    for counts in (extras.pool, extras.second, extras.used):
        if min(counts) < 0:
            return False
        for kind, count in enumerate(counts):
            every[kind] += count
    for at, count in enumerate(extras.tiles):
        every[at % TILE_KINDS] += count
    hexes = HEX_TILES if state.setup.hexes else [0] * len(HEX_TILES)
    printed = CAVE_TILES + hexes if state.setup.caves else [0] * TILE_KINDS
    return (
        every == printed
        and min(extras.tiles) >= 0
        and all(0 <= left <= TILES_A_CAVE for left in extras.caves)
        and extras.reserve >= 0
        and sum(extras.caves) + extras.reserve == sum(extras.pool)
    )


def _curses_fit(state: EldoradoState, extras: Extras) -> bool:
    every = [one + two for one, two in zip(extras.curses, extras.lifted, strict=True)]
    for at, count in enumerate(extras.cursed):
        if count < 0 or (count and at % CURSE_KINDS >= LASTING):
            return False
        every[at % CURSE_KINDS] += count
    if extras.curse != -1:
        if not 0 <= extras.curse < CURSE_KINDS:
            return False
        every[extras.curse] += 1
    printed = CURSE_COUNT if state.setup.hexes else [0] * CURSE_KINDS
    return every == printed and min(extras.curses + extras.lifted) >= 0


def _heroes_fit(state: EldoradoState, extras: Extras) -> bool:
    """Each exists once, and sits in one place."""
    cards: list[int] = [*extras.heroes, *extras.shown, *extras.familiars, *state.played]
    for piles in (state.hands, state.decks, state.discards, state.boxes):
        for pile in piles:
            cards.extend(pile)
    single = sorted([card for card in cards if FAMILIARS <= card < ALL_KINDS])
    printed = list(range(FAMILIARS, ALL_KINDS)) if state.setup.hexes else []
    return (
        single == printed
        and extras.heroes == sorted(extras.heroes)
        and all(HEROES <= hero < ALL_KINDS for hero in extras.heroes + extras.shown)
        and all(FAMILIARS <= card < HEROES for card in extras.familiars)
        and all(top == -1 or top in state.decks[seat] for seat, top in enumerate(extras.tops))
    )


def _turn_fits(state: EldoradoState, extras: Extras) -> bool:
    pieces = len(state.piece_cells)
    cards = state.setup.kinds
    return (
        all(-1 <= cell < state.route.cells for cell in extras.move_origin)
        and all(caves >= 0 for caves in extras.explored)
        and -1 <= extras.copied_card < cards
        and (extras.item == -1 or extras.item in state.boxed)
        and (extras.item == -1 or extras.item in state.boxes[state.seat])
        and 0 <= extras.gait <= STEP_ON
        and -1 <= extras.walker < state.pieces
        and 0 <= extras.curses_due <= 4
        and -1 <= extras.asked < state.seats
        and (extras.asked >= 0) == (state.phase in (HOPPING, WARDING))
        and all(0 <= at < pieces and state.piece_cells[at] >= 0 for at in extras.hops)
        and all(0 <= seat < state.seats for seat in extras.queue)
        and -1 <= extras.lifting < LASTING
        and 0 <= extras.swapped <= MOST_SWAPPED
        and 0 <= extras.at_rest <= 1
        and -1 <= extras.cave < len(extras.caves)
    )


def _phase_fits(state: EldoradoState, extras: Extras) -> bool:
    """A phase has what it asks about; a decision has an answer."""
    phase = state.phase
    if phase == FINDING:
        shut = extras.cave >= 0 and extras.caves[extras.cave] == 0
        return any(unseen(extras)) and not shut
    if phase == CURSING:
        return extras.curses_due > 0 and extras.curse == -1 and any(extras.curses)
    if phase == ADOPTING:
        return bool(extras.familiars)
    if phase == REVEALING:
        return bool(extras.heroes) and len(extras.shown) < 3
    if phase == HIRING and not extras.shown:
        return False
    if phase in (HOPPING, WARDING):
        held = extras.tiles[state.seat * TILE_KINDS + WARD - TILES] > 0
        answered = bool(legal(state)) if phase == HOPPING else extras.curse >= 0 and held
        return extras.asked >= 0 and answered
    if phase == LIFTING and not (extras.lifting >= 0 and state.owed > 0):
        return False
    if phase == SWAPPING and not state.hands[state.seat]:
        return False
    return state.actor() < 0 or bool(legal(state))
