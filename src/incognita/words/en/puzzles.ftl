# Puzzles, mistakes to try again, lines of play and what was hidden.

puzzles-title = Puzzles
puzzles-lead = Positions from games of strong bots in which one decision is clearly best, and not the one that comes to mind first. You see what the seat to move saw, no more.
puzzles-which = Which games? Without a choice: all.
puzzles-begin = { $count ->
    [0] Solve a mix of all games
   *[other] Solve
}
puzzles-count = { $solved } of { $count } solved
puzzles-rating = Rating
puzzles-streak = In a row
puzzles-best = Best row
puzzles-kept-with = Rating, row and solved puzzles are kept with the account { $name }.
puzzles-kept-here = Rating, row and solved puzzles are kept in this browser.
puzzles-kept-more = With an account they are on all your devices.
puzzles-daily = Puzzle of the day
puzzles-solved = solved
puzzle-broken = The puzzle cannot be shown now
puzzle-gone = This puzzle is not here any more. Choose others:
puzzle-you = You
puzzle-leave = Leave
puzzle-ask = <b>What is best here?</b> { $count ->
    [1] One decision is clearly better than all others.
   *[other] { $count } decisions in a row are asked for.
}
puzzle-on = <b>Right.</b> And now?
puzzle-right = <b>Right!</b>
puzzle-wrong = <b>Something is better.</b> This loses { $points } points of a hundred.
puzzle-rule = The rule behind it: { $rule }
puzzle-answer-is = Best: <b>{ $line }</b>. Chance to win: { $chance }%.
puzzle-hint = Hint
puzzle-answer = Show the answer
puzzle-line = Show the line
puzzle-again = Try again
puzzle-next = Next
puzzle-change = ({ $points })
puzzle-standing = Rating { $rating }, { $streak } in a row.
retry-title = Your mistakes
retry-ask = <b>What would have been better?</b> What was played lost { $points } points of a hundred.
retry-standing = Mistake { $number } of { $count }.
retry-done = { $solved } of { $count } at the first try.
retry-none = The study found no mistake of yours.
retry-back = Back to the study

study-error = { $name }, move { $step }: { $kind }, { $points } lost
study-retry = { $count ->
    [1] Try your mistake again
   *[other] Try your { $count } mistakes again
}
study-best = Best
study-good = Good
study-classes = What the words mean
study-classes-text = The loss of a decision is the expected result of the best that was found, less that of what was played, in points of a hundred, by what the seat could know. An error is one that loses more than { $sure } times its uncertainty.
study-class-from = { $kind }: a loss from { $points }
study-words-text = Play is named after the mean loss of a decision; above all of these it is weak.
study-word-below = { $word }: below { $points }
study-line-played = Played
study-line-answer = Better
study-line-failed = This line cannot be shown now.
study-line-close = Back to the game
truth-title = The full truth
truth-show = Show what was hidden
truth-hide = Hide it again
truth-failed = This cannot be shown now.
truth-eyes = The board as seen by
truth-usual = Yourself
truth-chances = Chances to win at this move
truth-as-it-was = As it was
truth-believed = By what { $name } knew

## A finished game, studied

study-title = Study
study-text = What was luck, what was skill, and what would have been better?
study-waiting = Waiting for other studies…
study-running = Working it out: { $done } of { $total }
study-failed = The study broke off.
study-again = Try again
study-graph = Chances to win
study-graph-value = Move { $step }. { $chances }
study-luck = Luck
study-own = Own decisions
study-others = Others’ decisions
study-result = Result
study-start = At the start
study-even = With even luck
study-mean = Mean loss of a decision
study-play = Play
study-played-excellent = excellent
study-played-strong = strong
study-played-sound = sound
study-played-uneven = uneven
study-played-weak = weak
study-inaccuracy = Inaccuracy
study-mistake = Mistake
study-blunder = Blunder
study-errors = Errors
study-sure = In points of a hundred: result = at the start + luck + own decisions + others’ decisions; these sums are known to about ± { $error }. Decisions are counted against those of a quick player; a loss is against the best that was found, by what the seat could know.
study-turning = Turning points
study-lucky = Good luck for { $name }: { $points }
study-unlucky = Bad luck for { $name }: { $points }
study-lost = { $name }, { $kind }: { $points } points of chance lost. Better: { $best }
study-table = The graph as a table
study-step = Move

## To play on from a step

study-from-here = Study from here
fork-title = Play on from here
fork-text = A new table starts from the position shown; this game stays as it is.
fork-name = Name at seat { $seat }
fork-kind = Who sits at seat { $seat }
fork-level = Level of the bot at seat { $seat }
fork-me = Me
fork-screen = At this screen
fork-friend = Friend by link
fork-bot = Bot
fork-start = Set the table

## Replay

steps-title = Replay
steps-back = To the table
steps-controls = Moves
steps-first = First move
steps-previous = One move back
steps-play = Play
steps-pause = Pause
steps-next = One move on
steps-last = Last move
steps-slider = Move
steps-at = Move { $move } of { $last }, round { $round }
steps-of = of { $last }
steps-round = round { $round }
steps-turn-back = One turn back
steps-turn-on = One turn on
steps-speed = Speed
share-step = Copy the address of this position
record-download = Download the record
