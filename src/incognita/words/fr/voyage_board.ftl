# La carte marine des jeux de découverte, pour les yeux et les oreilles.

voyage-chart = La carte marine
voyage-pattern = { $pattern ->
    [S] pleine mer
    [C] cap
    [A] côte d’angle
    [O] détroit
    [B] baie
   *[F] pleine terre
}
voyage-waterfall = chute d’eau, { $bonus } points
voyage-side = { $side ->
    [N] au nord
    [E] à l’est
    [S] au sud
   *[W] à l’ouest
}
voyage-land-sides = terre { $sides }
voyage-undiscovered = inexplorée
voyage-site = { $square }, terre { $sides }
voyage-held = en main au-dessus : { $tile }
voyage-edge = { $side ->
    [N] bord au nord de { $square }
    [E] bord à l’est de { $square }
    [S] bord au sud de { $square }
   *[W] bord à l’ouest de { $square }
}
voyage-coins = { $coins ->
    [0] aucune pièce
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
voyage-ship-here = le bateau est ici
voyage-lit = peut être choisie
voyage-costs = { $cost ->
    [0] gratuit
   *[other] coûte { $cost }
}
voyage-unit = { $unit ->
    [post] comptoir
    [fort] fort
    [settlement] colonie
    [base] base
    [chief] éclaireur en chef
   *[scout] éclaireur
}
voyage-unit-of = { $unit ->
    [post] comptoir de { $who }
    [fort] fort de { $who }
    [settlement] colonie de { $who }
    [base] base de { $who }
    [chief] éclaireur en chef de { $who }
   *[scout] éclaireur de { $who }
}
voyage-unit-at = { $name }, { $square }
voyage-unit-on = { $name } sur la terre { $sides }
voyage-event = { $event ->
    [storm] tempête
    [hostile] indigènes hostiles
    [friendly] indigènes amicaux
    [natives] indigènes
    [pirates] pirates
    [ruins] ruines
   *[gold] or
}
voyage-turn = Tourner la tuile (R)
voyage-turn-of = { $turns ->
    [1] { $pattern }, seule façon
   *[other] { $pattern }, façon { $turn } sur { $turns }
}
voyage-open-sides = { $count ->
    [0] Aucun côté ouvert sur la mer
    [one] { $count } côté ouvert sur la mer
   *[other] { $count } côtés ouverts sur la mer
}

## Panneaux

voyage-stack = { $pattern } : { $count ->
    [0] épuisée
    [one] { $count } restante
   *[other] { $count } restantes
}
voyage-pile = { $question ->
    [true] Pile { $number }, un événement au sommet : { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
   *[false] Pile { $number } : { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
}
voyage-pile-empty = La pile { $number } est vide
voyage-gold = or : { $gold }
voyage-supply = { $unit ->
    [post] { $count ->
        [one] { $count } comptoir restant
       *[other] { $count } comptoirs restants
    }
    [fort] { $count ->
        [one] { $count } fort restant
       *[other] { $count } forts restants
    }
    [settlement] { $count ->
        [one] { $count } colonie restante
       *[other] { $count } colonies restantes
    }
    [base] { $count ->
        [one] { $count } base restante
       *[other] { $count } bases restantes
    }
   *[scout] { $count ->
        [one] { $count } éclaireur restant
       *[other] { $count } éclaireurs restants
    }
}
voyage-drawn = Tirée : { $tile }
voyage-piles = Piles face cachée
voyage-open-stacks = Piles ouvertes
