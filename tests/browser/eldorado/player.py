"""Somebody who plays sensibly through the page: the way that leads furthest, else a card."""

from collections.abc import Callable
from typing import Any

from tests.browser.eldorado.hands import Hands
from tests.browser.eldorado.table import Shown, Table
from tests.browser.player import PagePlayer

Plan = dict[str, Any]


class Player(PagePlayer[Shown]):
    """Reads the plans the page was told, and carries them out with gestures alone."""

    most_decisions = 2000
    table: Table

    def __init__(self, table: Table, hands: Hands) -> None:
        self.table = table
        self.hands = hands
        self.cells: list[dict[str, Any]] = []

    def play_turn(self) -> Shown:
        """To the end of the own turn, whoever is next."""
        moment = self.table.settle()
        turn = self._turn()
        while self._turn() == turn and not moment.over and "undo" in moment.buttons:
            moment = self.decide(moment, idle=True)
        return moment

    def decide(self, moment: Shown, *, idle: bool = False) -> Shown:
        """One gesture with all that belongs to it."""
        self.cells = self.table.scene()["cells"]
        view = self.table.view()
        self.answers().get(view["phase"], self._turn_choice)(view)
        return self.table.settle(moment.entries + 1, idle=idle)

    def answers(self) -> dict[str, Callable[[dict[str, Any]], None]]:
        """What to do in the phases that ask for something."""
        return {"give": self._give, "remove": self._remove, "take": self._take}

    def _turn(self) -> tuple[int, int]:
        view = self.table.view()
        return view["round"], view["actor"]

    def _turn_choice(self, view: dict[str, Any]) -> None:
        plan = self._best_plan(view)
        action = self._action(view)
        card = self._purchase(view)
        if plan:
            self._travel(view, plan)
        elif action >= 0:
            self._play_action(view, action)
        elif card >= 0:
            self._buy(view, card)
        else:
            self._end(view)

    # The way

    def _best_plan(self, view: dict[str, Any]) -> Plan | None:
        plans: list[Plan] = self.table.last_update()["plans"]
        worth = [(self._gain(view, plan), -number) for number, plan in enumerate(plans)]
        if not worth or max(worth)[0] <= 0:
            return None
        return plans[-max(worth)[1]]

    def _gain(self, view: dict[str, Any], plan: Plan) -> float:
        """Steps won, less for each card that has to be given up."""
        here = next(
            piece["cell"]
            for piece in view["pieces"]
            if piece["seat"] == view["seat"] and piece["piece"] == plan["piece"]
        )
        price: float = 0.6 * plan["cards"] + 0.1 * (plan["card"] >= 0)
        if plan["blockade"] >= 0:
            return 0.9 - price
        steps: int = self.cells[here]["left"] - self.cells[plan["to"]]["left"]
        return steps - price

    def _travel(self, view: dict[str, Any], plan: Plan) -> None:
        if plan["card"] >= 0:
            self.hands.card(self._slot(view, plan["card"]))
        elif plan["cards"]:
            self.hands.card(0)
        shown = self.table.look()
        kind = "blockade" if plan["blockade"] >= 0 else "cell"
        number = plan["blockade"] if kind == "blockade" else plan["to"]
        assert number in (shown.blockades if kind == "blockade" else shown.cells)
        self.hands.place(kind, number)
        self._choose_among()

    def _slot(self, view: dict[str, Any], card: int) -> int:
        slot: int = view["hand"].index(card)
        return slot

    def _choose_among(self) -> None:
        if "option-0" in self.table.look().buttons:
            self.hands.press("option-0")

    # Cards

    def _action(self, view: dict[str, Any]) -> int:
        cards = [one["card"] for one in self.table.last_update()["legal"] if one["kind"] == "play"]
        return view["hand"].index(cards[0]) if cards else -1

    def _play_action(self, view: dict[str, Any], slot: int) -> None:
        self.hands.card(slot)
        draws = [id for id in self.table.look().buttons if id.startswith("draw-")]
        self.hands.press(draws[-1])

    def _give(self, view: dict[str, Any]) -> None:
        for slot in self._allowed(view, "give")[: view["owed"]]:
            self.hands.card(slot)

    def _remove(self, view: dict[str, Any]) -> None:
        self.hands.card(self._allowed(view, "remove")[0])
        self.hands.press("confirm")

    def _allowed(self, view: dict[str, Any], kind: str) -> list[int]:
        """Places of the hand whose card may be given up or removed now."""
        cards = {one["card"] for one in self.table.last_update()["legal"] if one["kind"] == kind}
        return [slot for slot, card in enumerate(view["hand"]) if card in cards]

    def _take(self, view: dict[str, Any]) -> None:
        cards = [one["card"] for one in self.table.last_update()["legal"] if one["kind"] == "take"]
        self._point_at(view, max(cards, key=self._price))

    def _point_at(self, view: dict[str, Any], card: int) -> None:
        for where in ("market", "beyond"):
            piles = [pile["card"] for pile in view[where] if pile["left"]]
            if card in piles:
                self.hands.pile(where, piles.index(card))

    def _purchase(self, view: dict[str, Any]) -> int:
        """The dearest card on the market that the hand can pay for, or -1."""
        legal = self.table.last_update()["legal"]
        coins = [one for one in legal if one["kind"] == "pay"]
        worth = [one["worth"] * view["hand"].count(one["card"]) for one in coins]
        purse = view["purse"] + sum(worth)
        piles = [pile["card"] for pile in view["market"] if pile["left"]] if coins else []
        fits = [card for card in piles if 2 * self._price(card) <= purse]
        return max(fits, key=self._price, default=-1)

    def _buy(self, view: dict[str, Any], card: int) -> None:
        """With the payment that the page suggests."""
        self._point_at(view, card)
        self.hands.press("confirm")

    def _end(self, view: dict[str, Any]) -> None:
        if view["phase"] == "play":
            self.hands.press("end")
        if "confirm" in self.table.look().buttons:
            for slot in range(len(view["hand"])):
                self.hands.card(slot)
            self.hands.press("confirm")

    def _faces(self) -> list[dict[str, Any]]:
        faces: list[dict[str, Any]] = self.table.scene()["cards"]
        return faces

    def _price(self, card: int) -> int:
        price: int = self._faces()[card]["price"]
        return price
