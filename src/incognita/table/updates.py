"""Updates: the position as each viewer sees it. What several see alike is made once."""

from collections.abc import Collection, Iterable
from typing import Final, NamedTuple

from incognita.table.connection import Connection
from incognita.table.guide import Guide
from incognita.table.history import History
from incognita.table.messages import ClockTimes, Update, encoded
from incognita.table.prompts import Prompt
from incognita.table.seats import Seats
from incognita.table.table_clock import TableClock
from incognita.table.viewer_state import (
    ViewerState,
    deciding_state,
    encoded_views,
    watching_state,
)

# How many lines of the log a newcomer gets at once.
LOG_WINDOW: Final = 40
NO_GUIDE: Final = -1


class Content(NamedTuple):
    """What tells updates of one moment apart: who looks, the first line, and lines to drop."""

    viewer: int
    start: int
    drop: int


class CommonParts(NamedTuple):
    """What is the same for everybody."""

    step: int
    over: bool
    thinking: int
    answer_in: float
    guide: int
    clocks: ClockTimes | None


class Updates:
    """Keeps what viewers see until the position changes."""

    def __init__(
        self,
        history: History,
        seats: Seats,
        prompt: Prompt,
        guide: Guide | None,
        clock: TableClock,
        *,
        frozen: bool,
    ) -> None:
        self._history = history
        self._seats = seats
        self._prompt = prompt
        self._guide = guide
        self._clock = clock
        self._frozen = frozen
        self._states: dict[int, ViewerState] = {}

    def forget(self, kept: Collection[int] = ()) -> None:
        """The position has changed for all but these viewers."""
        self._states = {viewer: self._states[viewer] for viewer in kept if viewer in self._states}

    def unchanged(self, viewers: Collection[int]) -> list[int]:
        """Those of them who still see what was made for them last: they may do the same, too."""
        known = [viewer for viewer in viewers if viewer in self._states]
        views = encoded_views(self._history, known)
        pairs = zip(known, views, strict=True)
        return [viewer for viewer, view in pairs if view == self._states[viewer].view]

    def states(self, viewers: Collection[int]) -> dict[int, ViewerState]:
        """What each of these sees and may do."""
        missing = [viewer for viewer in viewers if viewer not in self._states]
        if missing:
            views = encoded_views(self._history, missing)
            deciding = [] if self._frozen else self._history.state.actors()
            for viewer, view in zip(missing, views, strict=True):
                if viewer in deciding and not self._seats.bot_level(viewer):
                    state = deciding_state(self._history, viewer, view, self._guide)
                else:
                    state = watching_state(view)
                self._states[viewer] = state
        return self._states

    def send(self, connections: Iterable[Connection], kept: int, log_start: int = 0) -> None:
        """The position to all of these; steps from `kept` on may differ from what they have."""
        receivers = list(connections)
        self.states({connection.viewer for connection in receivers})
        common = self._common_parts()
        made: dict[Content, tuple[Update, bytes]] = {}
        for connection in receivers:
            sent = connection.sent_steps
            unchanged = min(sent, kept)
            drop = sent - unchanged + connection.sent_pending
            content = Content(connection.viewer, max(unchanged, log_start), drop)
            known = made.get(content)
            if known is None:
                update = self._update(content, common)
                known = made[content] = update, encoded(update)
            update, payload = known
            connection.sent_steps = common.step
            connection.sent_pending = update.step - common.step
            connection.update_sent(update.entries)
            connection.send_encoded(payload)

    def log_start(self) -> int:
        """The first line that is sent unasked; earlier ones are for those who ask."""
        return max(0, self._history.step - LOG_WINDOW)

    def bot_to_decide(self) -> int:
        """The seat of a bot that is to decide, or -1."""
        if self._frozen:
            return -1
        for seat in self._history.state.actors():
            if self._seats.bot_level(seat):
                return seat
        return -1

    def _common_parts(self) -> CommonParts:
        return CommonParts(
            step=self._history.step,
            over=self._history.over,
            thinking=self.bot_to_decide(),
            answer_in=self._prompt.seconds_left(),
            guide=self._guide.step if self._guide else NO_GUIDE,
            clocks=self._clock.times(),
        )

    def _update(self, content: Content, common: CommonParts) -> Update:
        history, viewer = self._history, content.viewer
        seen = self._states[viewer]
        pending = history.pending_lines(viewer)
        return Update(
            entries=history.number(viewer),
            step=common.step + len(pending),
            viewer=viewer,
            view=seen.view,
            legal=seen.legal,
            plans=seen.plans,
            undo=seen.undo,
            restart=seen.undo,
            log=[*history.lines_for(viewer, content.start), *pending],
            drop=content.drop,
            thinking=common.thinking,
            over=common.over,
            answer_in=common.answer_in,
            guide=common.guide,
            clocks=common.clocks,
        )
