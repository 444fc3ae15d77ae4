# Routes of El Dorado: what the checker says. Sections are marked by comments; keep a key in the same section in every language.

## Texts that cannot be read

route-problem-text-empty = There is no route here yet.
route-problem-text-long = This text is too long for a route.
route-problem-text-head = Line { $line }: a route begins with the words “incognita route 1”.
route-problem-text-version = Line { $line }: version { $word } of the format is not known here.
route-problem-text-word = Line { $line }: “{ $word }” means nothing here. A line begins with name, fr, board, open, tavern or finish.
route-problem-text-open = Line { $line }: “open” stands alone, between two boards whose seam has no blockade.
route-problem-text-side = Line { $line }: there is no board “{ $word }”. Sides are lettered A to X.
route-problem-text-end = Line { $line }: “{ $word }” will not do. The finish is jungle or water, the Tavern village or jungle.
route-problem-text-turn = Line { $line }: a board is turned 0 to 5 times, not “{ $word }”.
route-problem-text-place = Line { $line }: “{ $word }” is no place. Write “at 7 -3”, or a side of the board before, such as “ne+”.

## Codes that cannot be read

route-problem-code-letters = This is no code of a route: it has letters that no code has, or is cut short.
route-problem-code-version = This code was written by another version, which is not known here.
route-problem-code-check = A letter of this code is wrong or missing: its check letters do not fit.
route-problem-code-damaged = This code holds no route.
route-problem-code-far = Pieces lie too far apart for a code.

## What cannot be played

route-problem-no-board = A route needs boards.
route-problem-many-boards = There are only { $most } boards.
route-problem-no-start = The first board must be a start board, A or B; { $side } has no starting spaces.
route-problem-no-finish = The end piece is missing: nobody can arrive.
route-problem-open-end = “open” stands behind the last board, where there is no seam.
route-problem-twice = Board { $first } is used twice.
route-problem-both-sides = { $first } and { $second } are the two sides of one board: it is used twice.
route-problem-overlap = { $count ->
    [one] Boards { $first } and { $second } overlap in one space.
   *[other] Boards { $first } and { $second } overlap in { $count } spaces.
}
route-problem-finish-overlap = The end piece lies on board { $side }.
route-problem-tavern-overlap = The Tavern lies on board { $side }.
route-problem-ends-overlap = The Tavern and the end piece lie on each other.
route-problem-gap = Board { $second } lies apart: it touches no other board.
route-problem-joint = Board { $second } follows { $first } but does not touch it.
route-problem-finish-loose = The end piece does not touch the last board, { $side }.
route-problem-tavern-loose = The Tavern touches no board.
route-problem-unreachable = The finish cannot be reached: mountains close the way on board { $side }.
route-problem-closed-seam = Nobody gets from board { $first } to board { $second }: mountains close the way.

## Hints

route-problem-slid = { $count ->
    [one] Boards { $first } and { $second } touch in one place only: they do not lie flush.
   *[other] Boards { $first } and { $second } touch in only { $count } places: they do not lie flush.
}
route-problem-touching = Boards { $first } and { $second } touch although they do not follow each other: there is a way between them without a blockade.
route-problem-finish-corner = The end piece does not wrap a corner of board { $side }.
route-problem-finish-touching = The end piece also touches board { $side }: whoever comes from there leaves out the rest.
route-problem-no-tavern = Boards of Heroes & Hexes are used without the Tavern.
route-problem-tavern-place = The Tavern belongs beside the second board, { $side }.
route-problem-one-colour = One stretch of a single terrain covers { $share }% of the open spaces: more variety makes a livelier race.
route-problem-narrow = At { $count } steps of the way there is room for two at most: that is a lot of narrow places.
route-problem-tight-seam = Only one space leads from board { $first } to board { $second }.
route-problem-easy-shortcut = The shortest way, { $steps } steps, is also the easiest: short cuts should ask for more.
route-problem-many-seams = { $count } seams but only { $most } blockades: the last seams stay open.

## Kinds of problem

route-level-error = cannot be played
route-level-hint = hint
