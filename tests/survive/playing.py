"""Positions read and actions taken in words, cell by cell as at the table.

Explorers are called r0, r1 … b0 … y0 … w0 …, boats and creatures by their spaces: `walk r0 D5`,
`swim r0 C4`, `board r0 C5` (the boat there), `dive r0`, `climb r0`, `land r0`, `sail C5 C6`,
`sink D4`, `reveal shark`, `roll whale`, `prowl C4 C5` …
"""

from typing import Any

from incognita.core import CHANCE, SPECTATOR, Json, Reason, Rng, State
from incognita.games.survive.rules.tables import BACK_ID, NAMES, TERRAIN_NAMES
from tests.survive.positions import GAME, ISLES, position

COLOURS = "rbyw"

# ---------------------------------------------------------------- from the start


def opened(rng: Rng | None = None, **options: Any) -> State:
    """The island laid at random, nobody placed yet."""
    state = GAME.start(**options)
    chance = rng or Rng(1)
    while state.actor() == CHANCE:
        state.apply(state.sample(chance))
    return state


def settled(**options: Any) -> State:
    """Everybody placed, each time in the first way allowed; no boat launched yet."""
    return played(opened(**options), "place")


def begun(**options: Any) -> State:
    """The first turn of a whole game."""
    return played(settled(**options), "launch")


def played(state: State, during: str) -> State:
    while phase(state) == during:
        state.apply(state.legal()[0])
    return state


def rolled(die: str, **fields: Any) -> State:
    """A position after a tile far off has sunk and the die has fallen."""
    fields["land"] = fields.get("land", "") + ", beach J4 J5"
    fields["under"] = "wind wind " + fields.get("under", "")
    return go(position(**fields), "sink J4", "reveal wind", f"roll {die}")


# ---------------------------------------------------------------- reading a position


def name_of(explorer: int) -> str:
    return f"{COLOURS[explorer // 10]}{explorer % 10}"


def names(explorers: list[int]) -> str:
    return " ".join(name_of(explorer) for explorer in explorers)


def where(state: State, *explorers: str) -> str:
    """Where the explorers are, in the notation of a position."""
    by_name = {name_of(one["id"]): one for one in state.view(SPECTATOR)["explorers"]}
    return " ".join(spot(by_name[name]) for name in explorers)


def spot(explorer: Json) -> str:
    at = explorer["at"]
    if at == "isle":
        return ISLES[explorer["isle"]]
    if at == "lost":
        return "lost"
    return {"land": "", "sea": "~", "boat": "@"}[at] + NAMES[explorer["cell"]]


def boats(state: State) -> str:
    """The spaces where boats lie."""
    return " ".join(sorted(NAMES[boat["cell"]] for boat in state.view(SPECTATOR)["boats"]))


def control(state: State, cell: str) -> list[int]:
    """The seats that may sail the boat on this space."""
    lying = {NAMES[boat["cell"]]: boat for boat in state.view(SPECTATOR)["boats"]}
    return list(lying[cell]["control"])


def creatures(state: State, kind: str) -> str:
    """The spaces where creatures of this kind are."""
    on_board = state.view(SPECTATOR)["creatures"]
    return " ".join(sorted(NAMES[one["cell"]] for one in on_board if one["kind"] == kind))


def phase(state: State) -> str:
    return str(state.view(SPECTATOR)["phase"])


def exposed(state: State) -> set[str]:
    """The tiles that may sink now."""
    return {NAMES[cell] for cell in state.view(SPECTATOR)["exposed"]}


def places(state: State) -> list[int]:
    return list(state.view(SPECTATOR)["places"])


def kept(state: State, seat: int) -> str:
    """The backs that a seat keeps, as it sees them itself."""
    return " ".join(BACK_ID[tile["back"]] for tile in state.view(seat)["kept"])


# ---------------------------------------------------------------- what can be done


def words(state: State, action: int) -> str:
    """An action or an outcome as the tests write it."""
    way = GAME.describe(state, action)
    kind = str(way["kind"])
    if kind == "lay":
        return f"lay {TERRAIN_NAMES[way['terrain']]}"
    if kind == "reveal":
        return f"reveal {BACK_ID[way['back']]}"
    if kind == "roll":
        return f"roll {way['die']}"
    if kind == "place":
        return f"place {COLOURS[way['colour']]}{way['value']} {NAMES[way['cell']]}"
    return " ".join([kind, *operands(way)])


def operands(way: Json) -> list[str]:
    """What follows the verb of a decision."""
    kind = way["kind"]
    if kind in ("launch", "sink"):
        return [NAMES[way["cell"]]]
    if kind in ("dive", "climb", "land", "pick"):
        return [name_of(way["explorer"])]
    if kind in ("walk", "swim", "board", "dolphin"):
        return [name_of(way["explorer"]), NAMES[way["to"]]]
    if kind in ("sail", "wind", "prowl"):
        return [NAMES[way["from"]], NAMES[way["to"]]]
    if kind in ("glide", "drop"):
        return [NAMES[way["to"]]]
    return [NAMES[way["from"]]] if kind == "lift" else []


def choices(state: State) -> list[int]:
    if state.actor() >= 0:
        return state.legal()
    return [outcome for outcome, _weight in state.outcomes()]


def legal(state: State, *kinds: str) -> set[str]:
    """What may be done, in words; of some kinds only if they are named."""
    texts = [words(state, action) for action in choices(state)]
    return {text for text in texts if not kinds or text.split()[0] in kinds}


def each(start: str, cells: str) -> set[str]:
    """The same words with every cell: `swim r0` to each of `C4 C5`."""
    return {f"{start} {cell}" for cell in cells.split()}


def action_of(state: State, text: str) -> int:
    """The first action that is written so; fails if there is none."""
    for action in choices(state):
        if words(state, action) == text:
            return action
    raise AssertionError(f"{text!r} cannot be done; {sorted(legal(state))} can")


def go(state: State, *texts: str) -> State:
    """Do all this, one after the other."""
    for text in texts:
        action = action_of(state, text)
        if state.actor() >= 0:
            state.play(action)
        else:
            state.apply(action)
    return state


def turn_over(state: State, tile: str, back: str = "", die: str = "serpent") -> State:
    """The rest of a turn: a tile, the back named or the first there is, and the die."""
    go(state, f"sink {tile}")
    return go(state, f"reveal {back}" if back else min(legal(state)), f"roll {die}")


def described(state: State, text: str) -> Json:
    """How an action is described before it is applied."""
    return GAME.describe(state, action_of(state, text))


def asked(state: State, seat: int = -1, **question: Any) -> Reason:
    """The answer to a question of the page; fails if nothing speaks against it."""
    by = state.actor() if seat < 0 else seat
    reason = GAME.why(state, by, question)
    assert reason is not None, f"{question} is allowed"
    return reason


def why_not(state: State, text: str, seat: int = -1) -> str:
    """The rule against what is written, without the name of the game."""
    return asked(state, seat, **question_of(text)).rule.removeprefix("survive.")


def question_of(text: str) -> Json:
    """`r0 D5`, `r0 boat0`, `r0 NW`, `boat 3 C5`, `creature 7 C5`, `sink D4`, `back dolphin` …"""
    verb, *rest = text.split()
    if verb in ("boat", "creature"):
        return {verb: int(rest[0]), "to": NAMES.index(rest[1])}
    if verb == "back":
        return {"back": BACK_ID.index(rest[0])}
    if verb in ("sink", "place", "launch", "drop"):
        return {verb: NAMES.index(rest[0])}
    explorer = COLOURS.index(verb[0]) * 10 + int(verb[1])
    if rest[0] in ISLES:
        return {"explorer": explorer, "isle": ISLES.index(rest[0])}
    if rest[0].startswith("boat"):
        return {"explorer": explorer, "boat": int(rest[0].removeprefix("boat"))}
    return {"explorer": explorer, "to": NAMES.index(rest[0])}
