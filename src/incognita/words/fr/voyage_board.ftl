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
voyage-island = { $size ->
    [1] île d’une case
   *[other] île de { $size } cases
}, { $leaders ->
    [0] personne n’y mène
    [one] { $who } y mène
   *[other] { $who } y mènent
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
    [friendly] indigènes accueillants
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
voyage-what-unit = { $name }, { $cost } en or

## Ce que font les choses

voyage-unit-does = { $unit ->
    [post] La plus petite unité : tout fort ou colonie de l’île passe avant. Il peut être repris.
    [fort] Passe avant tous les comptoirs de l’île, et trouve une plante quand elle est achevée.
    [base] Passe avant tous les éclaireurs de l’île ; qui part au-delà vous paie un péage.
    [chief] Compte comme deux éclaireurs, sur les îles et les chemins.
    [scout] La plus petite unité : une base ou colonie passe avant. D’une île achevée il continue dans la jungle.
   *[settlement] Passe avant toutes les autres unités de l’île.
}
voyage-unit-short = { $unit ->
    [post] Comptoir
    [fort] Fort
    [base] Base
    [chief] Chef
    [scout] Éclaireur
   *[settlement] Colonie
}
voyage-pattern-does = { $pattern ->
    [S] Aucune terre ; des routes joignent les quatre côtés.
    [C] De la terre sur un côté.
    [A] De la terre sur deux côtés qui se touchent.
    [O] De la terre sur deux côtés opposés : deux terres séparées.
    [B] De la terre sur trois côtés.
    [waterfall] De la terre de tous côtés ; ses points s’ajoutent aux tuiles de son île.
   *[F] De la terre de tous côtés ; aucun bateau ne passe.
}
voyage-ship = bateau
voyage-ship-does = La tuile tirée se pose à côté de lui, par un côté de mer, et le bateau s’y avance.
voyage-edge-does = Un bateau peut partir d’ici.
voyage-tile-does = Un côté de terre doit toucher la terre, un côté de mer la mer. Le bateau arrive par un côté de mer.
