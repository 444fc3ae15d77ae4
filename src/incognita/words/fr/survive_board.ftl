# Survive: the board for eyes and ears. Names of rules and refusals are in survive.ftl.

island-board = L’île de l’Atlantide et la mer autour d’elle
island-colour = { $colour ->
    [0] Rouge
    [1] Bleu
    [2] Jaune
   *[other] Blanc
}
island-explorer = { $colour ->
    [0] explorateur rouge
    [1] explorateur bleu
    [2] explorateur jaune
   *[other] explorateur blanc
}
island-explorer-worth = { $colour ->
    [0] explorateur rouge de valeur { $value }
    [1] explorateur bleu de valeur { $value }
    [2] explorateur jaune de valeur { $value }
   *[other] explorateur blanc de valeur { $value }
}
island-creature = { $kind ->
    [serpent] serpent de mer
    [shark] requin
   *[whale] baleine
}
island-boat-empty = bateau vide
island-boat-with = bateau avec { $crew }
island-sailed-by = mené par { $who }
island-terrain = { $terrain ->
    [beach] plage
    [forest] forêt
    [mountain] montagne
    [lagoon] lagon
    [sunk] mer où une tuile a coulé
   *[sea] mer
}
island-isle = { $isle ->
    [0] îlot du nord-ouest
    [1] îlot du nord-est
    [2] îlot du sud-ouest
   *[other] îlot du sud-est
}
island-isle-empty = personne à terre pour l’instant
island-landing = case d’abordage, { $isle }
island-at = { $at ->
    [land] en { $where }
    [boat] à bord en { $where }
   *[sea] à la nage en { $where }
}
island-chosen = choisi
island-reachable = accessible
island-lost-there = y serait perdu
island-may-sink = peut couler maintenant
island-may-move = peut être pris
island-pick = Lequel ?

## Panels

island-tiles-left = Les tuiles coulent de bas en haut
island-terrain-label = { $terrain ->
    [1] Plage
    [2] Forêt
   *[other] Montagne
}
island-tiles-count = { $left } sur { $all }
island-beneath = Pas encore vues : dessous, ou gardées par d’autres
island-beneath-count = { $count ->
    [1] { $name } : reste une
   *[other] { $name } : restent { $count }
}
island-creatures = Créatures
island-creature-name = { $kind ->
    [serpent] Serpent
    [shark] Requin
   *[whale] Baleine
}
island-creature-range = { $range ->
    [one] { $range } case
   *[other] { $range } cases
}
island-creature-hits = { $kind ->
    [serpent] nageurs et bateaux occupés
    [shark] nageurs
   *[whale] renverse les bateaux occupés
}
island-rolled = sorti au dé
island-ashore = À terre
island-ashore-who = { $colour } : { $saved ->
    [one] { $saved } à terre
   *[other] { $saved } à terre
}, { $left } en route, { $lost } perdus
island-ashore-left = { $left } en route
island-ashore-lost = { $lost } perdus
island-kept-from = prise sous { $terrain ->
    [1] une plage
    [2] une forêt
   *[other] une montagne
}
island-kept-hidden = Tuile gardée, face cachée
island-when-turn_start = Début de votre tour
island-when-defence = Au tour d’un autre
island-when-immediate = Aussitôt

## Backs of the tiles

island-back-shark = Requin
island-back-shark-does = Un requin surgit sur la case libérée et emporte tous les nageurs qui s’y trouvent.
island-back-whale = Baleine
island-back-whale-does = Une baleine surgit sur la case libérée ; les nageurs n’y risquent rien.
island-back-boat = Bateau
island-back-boat-does = Un bateau surgit sur la case libérée ; jusqu’à trois nageurs y montent.
island-back-whirlpool = Tourbillon
island-back-whirlpool-does = Tout ce qui se trouve sur la case libérée et sur la mer voisine est perdu.
island-back-volcano = Volcan
island-back-volcano-does = La partie s’arrête aussitôt ; qui n’est pas à terre est perdu.
island-back-dolphin = Dauphin
island-back-dolphin-does = Un de vos nageurs avance de trois cases de mer au plus.
island-back-wind = Vent
island-back-wind-does = Un bateau que vous menez avance de trois cases de mer au plus.
island-back-move_serpent = Appel du serpent
island-back-move_serpent-does = Placez un serpent sur une case de mer libre de votre choix.
island-back-move_shark = Appel du requin
island-back-move_shark-does = Placez un requin sur une case de mer libre de votre choix.
island-back-move_whale = Appel de la baleine
island-back-move_whale-does = Placez une baleine sur une case de mer libre de votre choix.
island-back-shark_defence = Parade au requin
island-back-shark_defence-does = Un requin envoyé sur votre nageur est retiré ; tous les nageurs y survivent.
island-back-whale_defence = Parade à la baleine
island-back-whale_defence-does = Une baleine envoyée sur votre bateau est retirée ; le bateau reste à flot.
