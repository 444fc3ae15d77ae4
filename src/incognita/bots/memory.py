"""What a search still knows when it is asked again in the same turn."""

from incognita.bots.tree import Node
from incognita.core.state import Json, State


class Memory:
    """The part of the last tree that is still of use, and what the seat should see by then."""

    def __init__(self) -> None:
        self.node: Node | None = None
        self.sight: Json = {}

    def recall(self, state: State, seat: int, legal: list[int]) -> Node:
        """What was learnt about this position, if it is the one that was expected."""
        node = self.node
        if node is None or node.seat != seat or self.sight != state.view(seat):
            return Node(seat)
        return node.within(legal)

    def keep(self, state: State, root: Node, action: int) -> None:
        """Once this is done, unless chance or another seat come next; the position is used up."""
        self.node = root.after(action)
        if self.node is None:
            return
        state.apply(action, root.seat)
        if state.actor() == root.seat:
            self.sight = state.view(root.seat)
        else:
            self.node = None
