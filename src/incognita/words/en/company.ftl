# Opponents that are chosen, watched and asked: levels, thinking, hints, and bots that stand in.

## Levels

level-elo = { $name }, Elo { $elo }
level-strength = Elo { $elo }
also-here = Also at the table: { $names }

## Thinking

seat-thinking-for = thinking, up to { $seconds } s
live-thinking = { $name } is thinking.

## Hints

new-hints = Hints
new-hints-help = { $given ->
    [yes] Everybody may ask for good moves in their turn.
   *[no] Nobody is told good moves.
}
act-hint = Hint
keys-hint = a hint: the best moves
hint-title = Best moves
hint-note = chance to be ahead
hint-alone = how it looks
hint-working = Looking for good moves …
hint-none = No good move was found just now. Please try again.
hint-cancel = Stop looking
hint-close = Close the hint
hint-chance = { $chance }%
hint-found = Best moves: { $moves }
hint-one = { $text }, { $chance }%, { $reason }
hint-next = then: { $next }
hint-list = { $first }; { $next }
hint-why-best = did best of all moves that were tried out
hint-why-behind = { $amount ->
    [0] as good as the best when tried out
   *[other] { $amount }% behind the best when tried out
}
hint-way = from { $from } to { $to }
hint-again = press once more to do it
hints-given = Hints are given at this table.
hints-not-given = No hints are given at this table.

## The coach

coach-name = Coach
coach-cost = Wait a moment: your chance to be ahead would fall from { $before }% to about { $after }%.
coach-cost-late = Your chance to be ahead fell from { $before }% to about { $after }%. It can still be taken back.
coach-why = playing on from here, it comes out ahead more often
coach-better = Better:
coach-because = { $move }: { $reason }
coach-back = Take it back
coach-show = Show me
coach-mean = I mean it
coach-leave = Leave it

## Standing in

seat-stand-in = { $level } stands in
stand-for-me = Let a bot play for me
stand-for = Let a bot play for { $name }
stand-let = Let a bot play
stand-gone = { $name } has left the table.
stand-not-come = { $name } has not come yet.
stand-mine = A bot, { $level }, plays for you.
stand-mine-named = A bot, { $level }, plays for { $name }.
stand-theirs = { $level } plays for { $name }.
stand-take-back = Play myself
stand-wait = Wait for { $name }
stand-title = A bot plays for { $name }
stand-text = It decides for this seat until { $name } comes back, and sees what { $name } may see.
stand-text-own = It decides for this seat until you take it back, and sees what you may see.
stand-level = Level of the bot
stand-start = Let it play
live-stood-in = A bot, { $level }, now plays for { $name }.
live-back = { $name } plays again.
stand-in-report-title = The seat is yours again
stand-in-report-text = Meanwhile { $level } has played for { $name }:
stand-in-report-nothing = Meanwhile nothing had to be decided for { $name }.
stand-in-report-go = Go on
