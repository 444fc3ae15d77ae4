"""What a search keeps between two decisions of the same turn."""

from incognita.core.state import Json, State
from incognita.search.advice import Advice
from incognita.search.tree import Node


class Memory:
    """The rest of the last plan, or the part of the last tree that can be used again.

    Both are valid for one position: the one whose view the seat expects.
    """

    def __init__(self) -> None:
        self.seat: int = -1
        self.expected_view: Json = {}
        self.plan: Advice | None = None
        self.node: Node | None = None

    def expects(self, state: State, seat: int) -> bool:
        return self.seat == seat and self.expected_view == state.view(seat)

    def planned(self, state: State, seat: int) -> Advice | None:
        """The next action of the plan, if this is the expected position."""
        return self.plan if self.plan is not None and self.expects(state, seat) else None

    def recall(self, state: State, seat: int, legal: list[int]) -> Node:
        """The node of this position, if it is the expected one; else an empty node."""
        node = self.node
        return (
            node.restricted_to(legal)
            if node is not None and self.expects(state, seat)
            else Node(seat)
        )

    def keep(self, state: State, root: Node, chosen: Advice) -> None:
        """Keep what follows the chosen action, unless chance or another seat acts next.

        The action is applied to the state.
        """
        self.seat = -1
        self.plan = following(chosen)
        self.node = root.child(chosen.action)
        if self.plan is None and self.node is None:
            return
        state.apply(chosen.action, root.seat)
        if state.actor() == root.seat:
            self.seat = root.seat
            self.expected_view = state.view(root.seat)


def following(chosen: Advice) -> Advice | None:
    """The advice for the next decision of the same plan."""
    later = chosen.next_actions
    return Advice(later[0], chosen.expected, later[1:]) if later else None
