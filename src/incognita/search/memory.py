"""What a search still knows when it is asked again in the same turn."""

from incognita.core.state import Json, State
from incognita.search.advice import Advice
from incognita.search.tree import Node


class Memory:
    """The rest of the last plan, or the part of the last tree that is still of use.

    Both hold for the one position that the seat should see by then.
    """

    def __init__(self) -> None:
        self.seat: int = -1
        self.sight: Json = {}
        self.plan: Advice | None = None
        self.node: Node | None = None

    def expects(self, state: State, seat: int) -> bool:
        return self.seat == seat and self.sight == state.view(seat)

    def planned(self, state: State, seat: int) -> Advice | None:
        """What was to be done here anyway, if this is the position that was expected."""
        return self.plan if self.plan is not None and self.expects(state, seat) else None

    def recall(self, state: State, seat: int, legal: list[int]) -> Node:
        """What was learnt about this position, if it is the one that was expected."""
        node = self.node
        return node.within(legal) if node is not None and self.expects(state, seat) else Node(seat)

    def keep(self, state: State, root: Node, done: Advice) -> None:
        """Once this is done, unless chance or another seat come next; the position is used up."""
        self.seat = -1
        self.plan = Advice(done.then[0], done.chance, done.then[1:]) if done.then else None
        self.node = root.after(done.action)
        if self.plan is None and self.node is None:
            return
        state.apply(done.action, root.seat)
        if state.actor() == root.seat:
            self.seat = root.seat
            self.sight = state.view(root.seat)
