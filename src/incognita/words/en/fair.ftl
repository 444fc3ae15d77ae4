# How the chance of a game was drawn.

fair-title = Was it fair?
fair-about = Before the first step the table committed to a secret. Every card, tile and die follows from that secret, its number, and numbers that the players’ browsers added. Now that the game is over the secret is known, and this browser has drawn everything again.
fair-checking = Drawing everything again …
fair-yes = Yes
fair-no = No
fair-fits = { $events ->
    [one] The one outcome is what the secret gives.
   *[other] All { $events } outcomes are what the secret gives.
}
fair-wrong = Step { $step } is not what the secret gives.
fair-promised = The secret is the one that the table had committed to when you first came here.
fair-other-secret = The secret is not the one that the table had committed to when you first came here.
fair-added = What your browser added is part of it: nobody could choose the outcomes beforehand.
fair-not-added = What your browser had to add is not part of it: it came after the last outcome, or was left out.
fair-commitment = Commitment before the game
fair-secret = Secret
fair-save = Save the proof
