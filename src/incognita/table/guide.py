"""A tutorial at its table: the step the player is at, what may be done there, and ways to others.

The other seats and chance do as the tutorial says; when it is over, the table is like any other.
"""

import time

from incognita.core import CHANCE, Game, Json, State
from incognita.core.interface.tutorials import Tutorial, tutorials_of
from incognita.table import chance
from incognita.table.errors import RefusedError
from incognita.table.history import Changeset, History
from incognita.table.messages import GuideStep, Lesson
from incognita.table.pending import in_force
from incognita.table.script import Script
from incognita.table.store import CHANCE_ENTRY, UNDO, Entry


class Guide:
    """Leads one player through a tutorial."""

    def __init__(self, history: History, tutorial: Tutorial) -> None:
        self.tutorial = tutorial
        self._history = history
        self._script = Script(history.game, tutorial)
        # The step that is read; it counts only between two decisions.
        self._reading = 0

    # Where the player is

    @property
    def step(self) -> int:
        """The step that is shown now; the number of steps when the tutorial is over."""
        first, asking = self._readable()
        return min(max(self._reading, first), asking)

    def _readable(self) -> tuple[int, int]:
        """The first step after the last decision, and the step that asks for the next one."""
        progress = self._script.progress(self._entries())
        asking = self._script.step_of(max(progress.decided, 0))
        return min(progress.step + 1, asking), asking

    def _entries(self) -> list[Entry]:
        """Everything in force, decisions that are not revealed yet too."""
        pending = self._history.pending
        runs = [entry for seat in sorted(pending.runs) for entry in in_force(pending.run(seat))]
        return [*self._history.steps, *runs]

    # What may be done

    def answers(self, seat: int) -> list[int]:
        """The actions that may be taken now; none while something is to be read first."""
        legal = self._history.state.legal(seat)
        return [action for action in legal if self.allows(seat, [action])]

    def allows(self, seat: int, actions: list[int]) -> bool:
        """Whether these actions, one after the other, are what is asked for."""
        if self.step < self._readable()[1]:
            return False
        state, entries = self._history.state.copy(), self._entries()
        for action in actions:
            asked = self._script.asked(entries)
            if asked is None or seat not in state.actors():
                return True
            own = state.as_actor(seat)
            if not asked.allows(self._history.game, own, action):
                return False
            if state.refusal(seat, action) is not None:
                return True
            state.apply(action, seat)
            entries.append(Entry("", seat, action, 0))
        return True

    def check(self, seat: int, actions: list[int]) -> None:
        """Raises RefusedError for what may be done, but not at this step."""
        if not self.allows(seat, actions):
            raise RefusedError("not-this-step")

    def asked_plans(self, seat: int, plans: list[Json]) -> list[Json]:
        return [plan for plan in plans if self.allows(seat, plan["actions"])]

    # What the others do

    def resolve_chance(self, changes: Changeset) -> None:
        """As the tutorial has it; after its end by luck."""
        while changes.state.actor() == CHANCE:
            entries = [*self._history.steps[: changes.kept], *changes.steps]
            outcome = self._script.outcome(changes.state, entries)
            if outcome is None:
                changes.resolve_chance(chance.Draws())
                return
            changes.add(Entry(CHANCE_ENTRY, CHANCE, outcome, int(time.time())))

    def move(self, seat: int) -> int | None:
        """What the tutorial lets this seat do; None where a bot has to think."""
        return self._script.move(seat, self._history.state, self._entries())

    # Ways to other steps

    def read(self, step: int) -> bool:
        """Show this step if no decision lies between; otherwise the table has to go there."""
        first, asking = self._readable()
        if first <= step <= asking:
            self._reading = step
            return True
        return False

    def go_to(self, step: int) -> Changeset:
        """The game anew up to this step."""
        self._reading = step
        changes = Changeset(self._history.state_at(0), 0)
        changes.entries.append(Entry(UNDO, self._script.seat, 0, int(time.time())))
        self._script.play_to(changes, step)
        return changes

    def lesson(self) -> Lesson:
        return lesson_of(self.tutorial)


def lesson_of(tutorial: Tutorial) -> Lesson:
    """The tutorial as the page needs it."""
    steps = [
        GuideStep(step.key, bool(step.asks), step.lights, step.places, step.rules)
        for step in tutorial.steps
    ]
    return Lesson(tutorial.name, steps, tutorial.after)


def guide_of(history: History, name: str) -> Guide | None:
    """The guide of a tutorial's table; none elsewhere, or where the tutorial has gone."""
    tutorial = tutorials_of(history.game).get(name) if name else None
    return Guide(history, tutorial) if tutorial else None


def opening(game: Game, state: State, tutorial: Tutorial, step: int) -> list[Entry]:
    """The entries of a new table that begins at this step."""
    changes = Changeset(state, 0)
    Script(game, tutorial).play_to(changes, step)
    return changes.entries
