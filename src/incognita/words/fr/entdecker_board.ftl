# Entdecker : flèche, richesse, jetons plante et tuiles personnelles, pour les yeux et les oreilles.

wealth-spun = La flèche des revenus indique { $value }
wealth-unspun = La flèche des revenus, pas encore lancée
wealth-of = { $who }, or : { $gold }
plant-piles = Piles de jetons plante
plant-pile = Pile de plantes { $number } : { $count ->
    [0] vide
    [one] { $count } jeton
   *[other] { $count } jetons
}
plant-worth = jeton plante de valeur { $value }
plant-does = Ajoute sa valeur à l’île où il est trouvé ; qui a le plus de jetons à la fin marque un point pour chacun.
plant-hidden = jeton plante, face cachée
plant-taken = { $count ->
    [one] { $count } jeton plante de valeur { $value }
   *[other] { $count } jetons plante de valeur { $value }
}
plant-none = Pas encore de jeton plante
personal-tiles = Tuiles personnelles
