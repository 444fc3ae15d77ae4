# The route editor of El Dorado. Sections are marked by comments; keep a key in the same section in every language.

## The page

editor-title = Route editor
editor-under = The Quest for El Dorado, a route of your own
editor-tabs = Parts of the editor
editor-tab-boards = Boards
editor-tab-check = Check
editor-tab-try = Try it
editor-tab-begin = Routes
editor-unnamed = Unnamed route
editor-map = Map of the route: { $route }
editor-caption = { $boards ->
    [0] { $hand ->
        [yes] one board in hand
       *[no] nothing lies yet
    }
    [one] { $hand ->
        [yes] one board lies, one in hand
       *[no] one board lies
    }
   *[other] { $hand ->
        [yes] { $boards } boards lie, one in hand
       *[no] { $boards } boards lie
    }
}
editor-rename = Change the name
editor-bad-code = “{ $code }” leads to no route: a letter may be wrong, or the link was cut short. What you were building is untouched.

## Pieces

editor-board = board { $side }
editor-finish = { $terrain ->
    [water] end piece El Dorado, for paddles
   *[other] end piece El Dorado, for machetes
}
editor-tavern = { $terrain ->
    [village] Tavern, for coins
   *[other] Tavern, for machetes
}
editor-lies = { $number } of { $count }, turned by { $turn } of 6
editor-chosen = chosen
editor-seam = Blockade between { $one } and { $other }
editor-place-first = In the middle of the map
editor-place = Place { $number } of { $count }: { $wind } of board { $side }, { $pairs ->
    [one] one pair of spaces touches
   *[other] { $pairs } pairs of spaces touch
}
editor-wind-n = north
editor-wind-ne = north-east
editor-wind-e = east
editor-wind-se = south-east
editor-wind-s = south
editor-wind-sw = south-west
editor-wind-w = west
editor-wind-nw = north-west
editor-turned = Board { $side }, turn { $turn } of 6
editor-touching = let go: { $pairs ->
    [0] it is the first board
    [one] one pair of spaces touches
   *[other] { $pairs } pairs of spaces touch
}

## The box

editor-box = Box of boards
editor-box-help = drag to the map
editor-tile = { $name }: { $note }
editor-on-map = on the map
editor-in-hand = in hand
editor-back = back: { $side }
editor-expansion = Heroes & Hexes
editor-expansion-help = three more boards and the Tavern
editor-ends = To finish with
editor-finish-title = El Dorado
editor-finish-note = { $terrain ->
    [water] end piece, paddle
   *[other] end piece, machete
}
editor-tavern-title = Tavern
editor-tavern-note = { $terrain ->
    [village] coin
   *[other] machete
}
editor-blockades = Blockades
editor-blockades-left = { $seams ->
    [0] { $most }, drawn
   *[other] on { $closed } of { $seams } seams
}
editor-flip = Turn over (F)
editor-flip-named = Turn { $name } over

## Beginning from a route

editor-begin = Or begin from
editor-begin-all = All { $count } routes
editor-begin-title = Begin from a route
editor-begin-kind = Which routes
editor-kind-own = Mine
editor-kind-official = Official
editor-kind-expansion = Expansion
editor-kind-adventure = Adventures
editor-origin = { $kind ->
    [own] your own, { $boards ->
        [one] one board
       *[other] { $boards } boards
    }
   *[other] { $boards } boards, { $difficulty ->
        [easy] easy
        [medium] medium
       *[hard] hard
    }
}
editor-search = Search by name
editor-search-none = No route has such a name.
editor-forget = Forget this route
editor-forget-named = Forget { $name }

## What to do next

editor-work = What to do next
editor-say-begin = Lay the first board
editor-say-begin-help = Drag a start board, A or B, to the map; or press it, then press the map.
editor-say-hold = In hand: { $name }
editor-say-keys = Let it go at a lit place. R or the wheel turns by a sixth, F turns it over, Esc puts it back.
editor-say-keys-end = Let it go at a lit corner. R goes to the next corner, F turns it over, Esc puts it back.
editor-say-no-place = There is no free place for it. It needs a free side, or a free corner of a large board.
editor-say-chosen = Chosen: { $name }
editor-say-chosen-keys = R turns it, F turns it over, Delete puts it back into the box. Drag it, or press Enter, to move it.
editor-say-guest = { $name }, by its link
editor-say-guest-help = Play it, try it, keep it; a change makes it your own draft.
editor-say-ready = This route can be played
editor-say-ready-help = Let bots race over it, keep it, pass it on, or play it.
editor-say-build = Go on building
editor-say-build-help = Add boards to the last one, then the end piece round a free corner.
editor-say-mend = Something stands in the way; the list below says what.
editor-say-taken = { $name } in hand. { $places ->
    [0] There is no place for it.
    [one] There is one place for it.
   *[other] There are { $places } places for it. Arrow keys go through them, Enter lays it.
}
editor-say-errors = { $count ->
    [one] Not playable yet: { $first }
   *[other] Not playable yet, { $count } things stand in the way: { $first }
}
editor-say-playable = { $hints ->
    [0] The route can be played.
    [one] The route can be played; there is one hint.
   *[other] The route can be played; there are { $hints } hints.
}
editor-say-begun = { $name } lies on the map.
editor-say-saved = The route is kept in this browser.
editor-turn = Turn by a sixth (R)
editor-turn-back = Turn back by a sixth (Shift and R)
editor-put-back = Back into the box (Delete)
editor-lay = Lay it here
editor-undo = Undo
editor-undo-key = Undo (Ctrl and Z)
editor-redo = Redo (Ctrl, Shift and Z)
editor-save = Save
editor-saved = Saved
editor-play = Play
editor-try = Try it
editor-clear = Clear the map

## The checker

editor-checks = What the checker says
editor-empty = There is nothing to check yet. A route is a start board, some more boards side by side, and the end piece.
editor-level-error = In the way:
editor-level-hint = Hint:
editor-level-ok = Well:
editor-show-boards = show boards
editor-show-spaces = show spaces
editor-show-corners = show corners
editor-ok-flush = { $seams ->
    [one] The seam is flush: { $pairs } pairs of spaces touch.
   *[other] All { $seams } seams are flush: { $pairs } or more pairs of spaces touch along each.
}
editor-ok-open = The way is open: { $steps } steps and { $symbols } symbols at the shortest.
editor-ok-blockades = { $closed ->
    [0] No blockade lies on the way.
    [one] One blockade is drawn by lot when a table begins.
   *[other] { $closed } blockades are drawn by lot when a table begins.
} { $open ->
    [0] {""}
    [one] One seam stays open.
   *[other] { $open } seams stay open.
}

## Try it

editor-try-title = Try it
editor-last-try = Last try
editor-try-what = { $races } races, { $players } bots
editor-try-races = Races
editor-try-players = Bots
editor-try-help = Bots race over the route: you see how long it takes, whether every starting space has its chance, and where they walk.
editor-try-progress = { $done } of { $total } races
editor-try-cancel = Stop
editor-try-broke = The races broke off. Try again.
editor-try-stale = The route has changed since these races.
editor-rounds = Rounds to the city
editor-rounds-bar = { $rounds } rounds: { $races }
editor-median = median { $rounds }
editor-starts = Wins by starting space
editor-start-spoken = Space { $start } wins { $share }%; between { $low } and { $high }% is likely
editor-starts-fair = No space stands out: in { $races } races such differences are chance.
editor-starts-less = Space { $start } wins less than its share of { $share }%, and that is more than chance. Turn the start board, or ease the way on that side.
editor-starts-more = Space { $start } wins more than its share of { $share }%, and that is more than chance. Turn the start board, or make the way on that side harder.
editor-heat = Where they walk
editor-heat-spoken = Map of the route; the darker a space and the larger its dot, the more pieces came by.
editor-heat-never = never
editor-heat-always = every race
editor-heat-map = Show it on the large map
editor-verdict-fair = Fair enough, { $rounds } rounds.
editor-verdict-unfair = Not quite fair, { $rounds } rounds.
editor-verdict = The lead changes { $leads } times in a race; { $used }% of the open spaces are used.

## Figures

editor-figures = The route in figures
editor-figure-difficulty = Difficulty
editor-figure-spaces = Spaces
editor-figure-spaces-value = { $caves ->
    [0] { $spaces }
    [one] { $spaces }, one cave
   *[other] { $spaces }, { $caves } caves
}
editor-figure-shortest = Shortest way
editor-figure-easiest = Easiest way
editor-figure-way = { $steps } steps, { $symbols } symbols
editor-figure-terrains = Terrain of the open spaces

## Sharing, names, import

editor-share = Pass it on
editor-share-help = Whoever opens this link sees the route, and can play, copy or change it.
editor-share-not-yet = A link needs a route that can be played. The text can be kept and pasted again later.
editor-link = Link
editor-link-copy = Copy the link
editor-code = Code
editor-code-copy = Copy the code
editor-code-help = What lies where, without the name: for the address bar, the command line and new tables.
editor-text = Text
editor-text-copy = Copy the text
editor-text-help = Everything, to read, to change by hand and to paste again.
editor-import = Paste a route
editor-import-label = A text, a code or a link
editor-import-example = incognita route 1 …
editor-import-help = The route on the map is replaced; undoing brings it back.
editor-import-go = Lay it out
editor-name = Name of the route
editor-name-en = English name
editor-name-fr = French name
editor-name-help = One is enough: where the other is missing, it stands for both.
editor-name-done = Done
