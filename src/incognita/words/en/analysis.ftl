## The analysis board

analysis-title = Analysis board
analysis-intro = Set up any position of any game, play for all seats, choose what chance brings, go back and try otherwise. Everything you try stays as a tree of variations.
analysis-broken = The study could not be opened
analysis-own = Your studies
analysis-draft = Go on: { $game }, not kept yet
analysis-forget = Take { $name } off this list
analysis-new = A new study
analysis-new-help = Choose seats and options, then play.
analysis-real = From the real table
analysis-real-help = Enter a game that you play or have played with cardboard.
analysis-real-how = Enter what happens at your table: click what each player does, and choose what was drawn, rolled or turned up. Cards that only their owner has seen are guessed by lot and marked with ≈. If somebody then plays a card that the guess does not hold, choose it under “Something else was done”: the guess gives way, all that was seen stays. When the game is over, the judge can study it.
analysis-text = From a text
analysis-text-help = A game in the notation, a record, or the text of a position.
analysis-read = Open
analysis-begin = Begin
analysis-set-up = Set up by hand
analysis-set-up-help = The position on the board as numbers: those that the text of a position has. Change what you like and begin a new study there; what does not fit together is refused with a sentence.
analysis-set-up-begin = Begin from here
analysis-own-seat = Whose draws do you know?
analysis-own-none = Nobody’s
analysis-own-help = What this seat draws you choose yourself; what others draw unseen is guessed.
analysis-tools = Judge, players and keeping

## Going about

analysis-ways = Ways through the tree
analysis-first = To the beginning
analysis-back = One move back
analysis-on = One move on
analysis-last = To the end of this line
analysis-play = Show this line move by move
analysis-beside = To the variation beside it
analysis-begins = The beginning
analysis-tree = Moves and variations
analysis-at-step = step { $step }
analysis-empty = Nothing has been played yet. What you play on the board stands here.
analysis-variation = Variation
analysis-by-chance = Chance
analysis-marked = marked { $marks }
analysis-guessed = guessed
analysis-sit = Decide for { $name }

## A move

analysis-move = About this move
analysis-marks = Marks
analysis-mark = { $kind ->
    [good] Good move
    [mistake] Mistake
    [even] Even
    [brilliant] Brilliant move
    [blunder] Blunder
    [interesting] Interesting
   *[doubtful] Doubtful
}
analysis-comment = Comment on this move
analysis-game-comment = Comment on the whole study
analysis-name = Name of this variation
analysis-promote = Make it the main line
analysis-remove = Remove from here
analysis-better = Better
analysis-chance = Expected result: { $chance } of 100.

## Chance

analysis-chance-title = What does chance bring?
analysis-odds = { $share }%
analysis-lot = By lot
analysis-lot-all = All by lot
analysis-unseen = Nobody saw it
analysis-others = Something else was done
analysis-others-help = Some cards of this game are guessed. Here is what could have been done with other cards.
analysis-others-ask = What else could it be?
analysis-others-none = No other cards would have allowed anything else.

## The judge

analysis-judge = Judge
analysis-judge-thinking = The judge is looking …
analysis-judge-game = Study this game

## Keeping

analysis-keep-title = Keep and share
analysis-title-label = Title
analysis-keep = Keep on the server
analysis-keep-help = Kept under an address that nobody can guess. Until then it is in this browser alone.
analysis-kept = Kept. Every change is saved.
analysis-read-only = You are reading. What you try here changes nothing for others.
analysis-changed = Somebody else has changed this study: here it is as it is now.
analysis-joined = Somebody else has changed this study at the same time. Both changes are in it; where both said something about the same move, yours stays.
analysis-link-read = Copy a link to read
analysis-link-edit = Copy a link to change it together
analysis-export = Take it away as text
