## The atlas of El Dorado: all routes that have a name

atlas-title = Atlas of routes
atlas-under = The Quest for El Dorado
atlas-head = Where to, this time?
atlas-intro = { $count } routes, each raced over a hundred times by four bots. What they found is told on every card.
atlas-routes = Routes
atlas-count = { $shown ->
    [0] None of { $all } routes
   *[other] { $shown } of { $all } routes
}
atlas-none = No route is like that. Take something back, or see all of them.
atlas-all = Show all
atlas-failed = The atlas could not be opened
atlas-unknown = There is no such route in the atlas
atlas-unknown-text = The atlas knows no “{ $id }”.
atlas-back = All routes
atlas-previous = Previous: { $name }
atlas-next = Next: { $name }

## Finding

atlas-find = Find a route
atlas-search = Name of the route
atlas-sort = Sort by
atlas-sort-atlas = the book’s order
atlas-sort-name = name
atlas-sort-length = length: short first
atlas-sort-difficulty = difficulty: easy first
atlas-sort-leads = changes of lead: most first
atlas-sort-fairness = fairness: fairest first
atlas-turn = From the other end
atlas-filters = Only some
atlas-filters-chosen = { $count ->
    [0] all are shown
   *[other] { $count } chosen
}
atlas-only-kind = Kind
atlas-only-length = Length
atlas-only-difficulty = Difficulty
atlas-only-terrain = Much of
atlas-only-box = Boxes needed
atlas-kind-official = official
atlas-kind-expansion = Heroes & Hexes
atlas-kind-adventure = adventure
atlas-length-short = short
atlas-length-medium = medium
atlas-length-long = long
atlas-length-short-help = under { $from } rounds
atlas-length-medium-help = { $from } to { $to } rounds
atlas-length-long-help = { $from } rounds and more
atlas-difficulty-easy = easy
atlas-difficulty-medium = medium
atlas-difficulty-hard = hard
atlas-terrain-jungle = jungle
atlas-terrain-water = water
atlas-terrain-village = village
atlas-terrain-rubble = rubble
atlas-terrain-camp = base camp
atlas-terrain-demon = demons
atlas-terrain-tunnel = tunnels
atlas-terrain-mountain = mountain
atlas-box-base = base game alone
atlas-box-expansion = Heroes & Hexes too

## Figures

atlas-map = Map of { $name }
atlas-boards = { $count ->
    [one] { $count } board
   *[other] { $count } boards
}
atlas-rounds = { NUMBER($rounds, maximumFractionDigits: 1) } rounds
atlas-rounds-range = { $fewest } to { $most }
atlas-leads = { NUMBER($times, maximumFractionDigits: 1) } changes of lead
atlas-share = { $share }%
atlas-share-of = { $name } { $share }%
atlas-walked = What is walked on
atlas-starts = Wins by starting space
atlas-start = Starting space { $start }
atlas-start-wins = space { $start }: { $share }%
atlas-fair-even = fair: the differences may be chance
atlas-fair-nearly = nearly fair; space { $start } wins most
atlas-fair-uneven = uneven: space { $start } wins most
atlas-ways = Ways
atlas-shortest = shortest: { $steps } steps, { $symbols } symbols
atlas-easiest = easiest: { $steps } steps, { $symbols } symbols
atlas-one-way = shortest and easiest alike: { $steps } steps, { $symbols } symbols
atlas-difficulty = Difficulty: { $level }

## One route

atlas-play = Play
atlas-play-help = A new table with this route.
atlas-play-hexes = A new table with this route, caves and heroes switched on.
atlas-change = Change it
atlas-change-help = Opens it in the route editor; the atlas stays as it is.
atlas-share-title = To pass on
atlas-code = Short code
atlas-code-help = It stands for the route wherever a route is asked for.
atlas-text = As text
atlas-text-help = The route editor reads it, and so does “incognita atlas check”.
atlas-copy-code = Copy the code
atlas-copy-text = Copy the text
atlas-figures = The route in figures
atlas-how = { $races } races of { $players } quick bots each, { $rules ->
    [hexes] by the rules of Heroes & Hexes with caves
   *[base] by the rules of the base game
}. People play better and think longer; the routes compare all the same.
atlas-official-sure = The layout is that of the printed sheet, as surely as it is known.
atlas-expansion-sure = The rulebook names this route, but its picture is lost: the layout is ours, on stand-in boards.
atlas-adventure-sure = The rulebook names this route, but its picture is lost: the layout is ours, made to live up to the name.
atlas-fact-difficulty = How many symbols the easiest way asks for, measured against the fewest steps. Official routes keep what their sheet says.
atlas-fact-boards = In this order: { $sides }.
atlas-fact-boards-name = Boards
atlas-fact-rounds-name = Length of a race
atlas-fact-rounds = Rounds until somebody arrives and the round is over. The quickest race took { $fewest }, the longest { $most }.
atlas-fact-leads-name = Changes of lead
atlas-fact-leads = How often in a race somebody else is alone ahead at the end of a round. The more, the longer it stays open.
atlas-fact-starts = How often each starting space won. Each would have { $share }% if all were alike; with { $races } races a difference of ten is chance.
atlas-fact-walked = How much of all steps went onto each terrain: which cards are worth having.
atlas-fact-land-name = What the land is made of
atlas-fact-land = The same for all open spaces, walked on or not.
atlas-fact-shortest-name = Shortest way
atlas-fact-shortest = { $steps } steps for { $symbols } symbols: the fewest spaces, whatever they ask for.
atlas-fact-easiest-name = Easiest way
atlas-fact-easiest = { $steps } steps for { $symbols } symbols: the fewest symbols, however far round.
atlas-fact-demons = Both meet no demon and no tunnel.
atlas-fact-shared-name = Ways in common
atlas-fact-shared = So much of the shortest way belongs to the easiest too. Little means a real choice between the two.
atlas-fact-variety-name = Land that is used
atlas-fact-variety = Open spaces that at least one piece in 25 came through.
atlas-fact-narrow-name = Narrow places
atlas-fact-narrow = Steps of the way where no more than two can stand side by side: there one is in the other’s way.
atlas-fact-caves-name = Caves
atlas-fact-caves = Tiles lie there if one plays with caves.
