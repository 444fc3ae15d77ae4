# Options de Die neuen Entdecker : la question, une ligne d’aide, et le nom de chaque réponse.

option-neue-entdecker-layout = Disposition
option-neue-entdecker-layout-help = Pleines mers et chutes d’eau posées sur le plateau dès le début.
option-neue-entdecker-layout-basic = de base
option-neue-entdecker-layout-variant1 = ouest et est
option-neue-entdecker-layout-variant2 = nord et sud
option-neue-entdecker-layout-variant3 = trois secteurs
option-neue-entdecker-layout-free = la mienne
option-neue-entdecker-map = Carte
option-neue-entdecker-map-help = Choisissez une tuile, puis les cases où elle se trouve dès le début ; une seconde pression l’enlève.
neue-chart-tile = Tuile à poser
neue-chart-tool = { $tile ->
    [sea] Pleine mer
    [five] Chute d’eau, 5 points
    [ten] Chute d’eau, 10 points
   *[none] Inexplorée
}
neue-chart-left = { $left ->
    [0] plus aucune
    [1] encore une
   *[other] encore { $left }
}
neue-chart-square = { $square }, { $tile ->
    [sea] pleine mer
    [five] chute d’eau, 5 points
    [ten] chute d’eau, 10 points
   *[none] inexplorée
}{ $wrong ->
    [yes] , touche la mer
   *[no] {""}
}
neue-chart-spent = { $tile ->
    [sea] Il n’y a plus de tuile de pleine mer.
    [five] Il n’y a plus de chute d’eau de 5 points.
   *[ten] Il n’y a qu’une chute d’eau de 10 points.
}
neue-chart-beside-sea = La chute d’eau en { $square } touche la mer : tout autour d’elle doit être inexploré ou terre.
neue-chart-fits = On peut jouer ainsi : { $seas ->
    [0] aucune pleine mer
    [1] une pleine mer
   *[other] { $seas } pleines mers
}, { $falls ->
    [0] aucune chute d’eau
    [1] une chute d’eau
   *[other] { $falls } chutes d’eau
}.
neue-chart-clear = Vider la carte
option-neue-entdecker-chief_scouts = Éclaireurs en chef
option-neue-entdecker-chief_scouts-help = Chacun désigne en secret deux éclaireurs, qui comptent double.
option-neue-entdecker-toll_per_unit = Péage par unité
option-neue-entdecker-toll_per_unit-help = Chaque base et chaque colonie sur le chemin coûte 2 pièces d’or, et non chaque propriétaire.
