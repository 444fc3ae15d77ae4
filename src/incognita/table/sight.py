"""Every way out: what one viewer may see of a position, written down ready to be sent."""

from typing import Final

from msgspec import Raw, Struct

from incognita.core import Game, Reason, Rng, State
from incognita.table import messages
from incognita.table.errors import RefusedError
from incognita.table.ledger import Ledger
from incognita.table.messages import raw

NOTHING: Final = Raw(b"[]")


class Sight(Struct, frozen=True):
    """A position through the eyes of one seat, or of a spectator."""

    view: Raw
    legal: Raw
    plans: Raw
    undo: bool


def look(ledger: Ledger, viewer: int, *, playing: bool) -> Sight:
    """Only the seat that decides gets legal actions and plans, and only at a table that plays."""
    state = ledger.state
    view = raw(state.view(viewer))
    if not playing or viewer not in state.actors():
        return Sight(view, NOTHING, NOTHING, undo=False)
    asked = state.as_actor(viewer)
    legal = legal_list(ledger.game, asked, viewer)
    return Sight(view, legal, raw(ledger.game.plans(asked)), ledger.undo_depth(viewer) > 0)


def legal_list(game: Game, state: State, seat: int) -> Raw:
    return raw([{"action": action, **game.describe(state, action)} for action in state.legal(seat)])


def ask_why(game: Game, state: State, seat: int, question: dict[str, object]) -> Reason | None:
    """Answered from a guess, so that no answer can tell what the seat does not know."""
    guess = state.determinise(seat, Rng(0)).as_actor(seat)
    try:
        return game.why(guess, seat, question)
    except (ValueError, TypeError, LookupError, OverflowError) as error:
        raise RefusedError("bad-question") from error


def told_reason(reason: Reason | None) -> messages.Reason | None:
    return None if reason is None else messages.Reason(reason.code, reason.rule, reason.facts)
