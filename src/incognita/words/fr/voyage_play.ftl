# Ce que les jeux de découverte ont en commun à la table.

voyage-play-goal = le plus de points l’emporte
voyage-play-points = { $points ->
    [one] point
   *[other] points
}
voyage-play-gold = Or
voyage-play-build = Unités à construire
voyage-play-winner = { $name } a le plus découvert
voyage-play-over-detail = Revoyez la partie coup par coup, ou rejouez.
voyage-play-chance = Le sort décide
voyage-play-why-undo = Rien de vous ne peut être repris : on a tiré ou retourné quelque chose depuis, ou un autre joueur a agi.
voyage-play-one-way = Ici, elle ne convient que d’une façon.
voyage-spot-pile = pile { $pile }
voyage-play-edge = le bord { $side ->
    [N] au nord
    [E] à l’est
    [S] au sud
   *[W] à l’ouest
} de { $square }
voyage-play-island-at = points, en { $square }
voyage-play-act-recall = Reprendre
voyage-play-act-land = { $side ->
    [N] Nord
    [E] Est
    [S] Sud
   *[W] Ouest
}
voyage-play-act-turn = Tourner
voyage-play-act-lay = Poser ici

voyage-keys-number = autant de tuiles ; ou tirer de cette pile
voyage-keys-next = à la place éclairée suivante
voyage-keys-turn = tourner la tuile
voyage-keys-enter = accepter, poser, y aller
voyage-keys-build = aux unités
voyage-keys-stop = finir le tour
voyage-keys-recall = reprendre une unité
voyage-keys-side = au panneau près de la carte

voyage-log-filled = { $count ->
    [1] une case comblée
   *[other] { $count } cases comblées
}
voyage-log-scored = { $count ->
    [1] île de { $values }
   *[other] îles de { $values }
} : { $who }
voyage-log-gains = points : { $who }
voyage-log-nobody = personne

## What chance may bring

outcome-back = { $question ->
    [yes] dos avec un point d’interrogation
   *[no] dos simple
}
