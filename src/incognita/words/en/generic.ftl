# Games that bring no page of their own.

generic-board = Position
generic-actions = Actions
generic-no-actions = Nothing to choose now.
generic-prompt = Your turn
generic-prompt-detail = { $count ->
    [one] One action is possible.
   *[other] Choose one of { $count } actions.
}
generic-chance = Chance decides
generic-over = The game is over
generic-over-detail = Replay it move by move, or play again.
generic-winner = { $name } wins
generic-why-undo = There is nothing to take back: the turn has just begun, or something new has been seen since.
generic-why-none = Actions that you cannot take now are listed here, so that you can ask why.
generic-details = Details
generic-details-badge = { $count ->
    [one] One detail
   *[other] { $count } details
}
generic-keys-action = Take an action by its number
generic-log = { $name }: { $text }
generic-log-chance = { $text }
generic-suggestion = { $text }
generic-yes = yes
generic-no = no

field-points = Points
field-score = Score
field-scores = Scores
field-total = Total
field-totals = Totals
field-tiles = Tiles
field-hidden = Hidden
field-die = Die
field-to = To
field-from = From
field-tile = Tile
field-space = Space
field-card = Card
field-cards = Cards
field-hand = Hand
field-deck = Deck
