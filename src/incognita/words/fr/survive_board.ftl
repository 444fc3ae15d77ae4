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
    [sunk] mer où une tuile a sombré
   *[sea] mer
}
island-isle = { $isle ->
    [0] île sûre du nord-ouest
    [1] île sûre du nord-est
    [2] île sûre du sud-ouest
   *[other] île sûre du sud-est
}
island-isle-empty = personne à terre pour l’instant
island-isle-does = Qui débarque ici est en sûreté pour de bon et compte à la fin.
island-landing = case de débarquement, { $isle }
island-at = { $at ->
    [land] en { $where }
    [boat] à bord en { $where }
   *[sea] à la nage en { $where }
}
island-chosen = choisi
island-reachable = accessible
island-lost-there = y serait perdu
island-may-sink = peut sombrer maintenant
island-may-move = peut être pris
island-pick = Lequel ?

## Panels

island-tiles-left = Les tuiles sombrent de bas en haut
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
}, { $left } en route, { $lost ->
    [one] { $lost } perdu
   *[other] { $lost } perdus
}
island-ashore-left = { $left } en route
island-ashore-lost = { $lost ->
    [one] { $lost } perdu
   *[other] { $lost } perdus
}
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
island-back-shark_defence = Défense contre le requin
island-back-shark_defence-does = Un requin envoyé sur votre nageur est retiré ; tous les nageurs y survivent.
island-back-whale_defence = Défense contre la baleine
island-back-whale_defence-does = Une baleine envoyée sur votre bateau est retirée ; le bateau reste à flot.

## Ce que font les choses

island-terrain-does = { $terrain ->
    [beach] Coule en premier.
    [forest] Coule quand il ne reste plus de plage.
   *[mountain] Coule en dernier. Sous l’une d’elles dort le volcan.
}
island-creature-does = { $kind ->
    [serpent] Prend les nageurs, et les bateaux avec tous leurs passagers. Avance d’une case quand le dé le montre.
    [shark] Prend les nageurs. Avance de deux cases au plus quand le dé le montre.
   *[whale] Renverse les bateaux occupés. Avance de trois cases au plus quand le dé la montre.
}
island-boat = bateau
island-boat-does = Porte jusqu’à trois explorateurs. Qui en a le plus à bord le mène ; un bateau vide est à tous.
island-explorer-does = Marche à terre, nage d’une case par tour, et compte sa valeur cachée une fois sur une île sûre.
island-sign = { $sign ->
    [skull] crâne
    [shield] bouclier
    [whirlpool] tourbillon
    [volcano] volcan
    [dolphin] dauphin
   *[wind] vent
}
island-sign-does = { $sign ->
    [skull] Quelqu’un y serait perdu.
    [shield] Une tuile gardée défend contre un requin ou une baleine.
    [whirlpool] Tout ce qui est sur la case libérée et la mer autour est perdu.
    [volcano] La partie finit aussitôt.
    [dolphin] Un de vos nageurs avance de trois cases de mer au plus.
   *[wind] Un bateau que vous menez avance de trois cases de mer au plus.
}
