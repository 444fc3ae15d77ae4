# Numbers of one's own finished games.

numbers-title = Your games in numbers
numbers-lead = Of the finished games that this browser remembers. Luck and losses come from games that were studied.
numbers-none = This browser remembers no finished game yet.
numbers-broken = The numbers cannot be shown now
numbers-games = { $count ->
    [1] 1 game
   *[other] { $count } games
}
numbers-seats = Wins by seat, with 95% intervals
numbers-seat = Seat { $seat } of { $players }
numbers-rounds = Rounds: { $least } to { $most }, { $mean } on average
numbers-steps = Moves: { $least } to { $most }, { $mean } on average
numbers-players = Players
numbers-head-games = games
numbers-head-wins = won
numbers-head-result = result
numbers-head-luck = luck
numbers-head-loss = loss
numbers-head-made = made
numbers-head-with = with
numbers-head-without = without
numbers-head-winners = winners
numbers-head-others = others
numbers-over-time = { $name }: mean loss of a decision, game by game
numbers-luck-over-time = { $name }: luck, game by game
numbers-json = Take the numbers away as JSON
numbers-choices = Choices, and results with and without them
numbers-first = First choices
numbers-figures = Winners beside the others
