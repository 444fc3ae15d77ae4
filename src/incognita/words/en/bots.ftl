# Opponents: names of the levels, and one sentence on how each plays.

bot-first-steps = First steps
bot-rambler = Rambler
bot-traveller = Wayfarer
bot-surveyor = Surveyor
bot-navigator = Navigator
bot-pathfinder = Pathfinder
bot-random = Drifter
bot-greedy = Quick hand
bot-search = Strategist
chair-bot-note = { $level ->
    [first-steps] takes whatever catches the eye, among what makes sense
    [rambler] often sees what is good, and is as often led astray
    [traveller] minds the next step, and seldom slips
    [surveyor] looks a little way ahead
    [navigator] weighs the moves against many ways the game may go
    [pathfinder] looks into every corner before it moves, for two seconds at most
    [random] plays anything the rules allow
    [greedy] takes what looks best at once
    [search] thinks a second or so ahead at each decision
   *[other] a bot of level { $level }
}
