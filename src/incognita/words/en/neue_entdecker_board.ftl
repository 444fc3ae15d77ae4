# Die neuen Entdecker: serpent, jungle and die, for eyes and ears.

neue-path = Jungle path { $path }
neue-path-scout = { $space ->
    [1] scout of { $who } on the dot
    [2] scout of { $who } on the eye
   *[other] scout of { $who } on space { $space }
}
neue-path-chief = { $space ->
    [1] chief scout of { $who } on the dot
    [2] chief scout of { $who } on the eye
   *[other] chief scout of { $who } on space { $space }
}
neue-path-does = Scouts of scored islands line up here from the hut on. At the end whoever has the most on this path scores the token in its hut.
neue-hut-empty = the hut is empty
neue-hut-hidden = a plant token in the hut, unknown to you
neue-hut-known = a plant token worth { $points } in the hut
neue-hut-looked = known to { $who }
neue-die = The die, not rolled
neue-die-wheel = The die shows the wheel
neue-die-face = The die shows { $face }
neue-wish = How much gold?
neue-wish-value = { $value } gold for you, { $others } for everybody else
neue-payments = Which way to pay?
neue-payment = { $parts } ({ $cost } in all)
neue-pay-edge = { $coins } at the edge
neue-pay-toll = { $gold } to { $who }
neue-chiefs = Which scouts are your chiefs?
neue-scout-number = Scout { $number }
neue-marker = Scout { $number }, the score marker

## Layouts to choose from

neue-layout-facts = { $seas ->
    [one] { $seas } open sea
   *[other] { $seas } open seas
}, { $falls ->
    [one] { $falls } waterfall
   *[other] { $falls } waterfalls
}
neue-layout-free = as you lay it below
