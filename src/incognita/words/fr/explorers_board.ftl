# Explorers : la feuille pour les yeux et les oreilles. Terrains, objets, objectifs et refus sont dans explorers.ftl.

sheet-board = Le paysage, seize cases sur seize
sheet-temple = temple { $letter }
sheet-village = village { $letter }
sheet-start = village de départ { $letter }
sheet-blank = pas encore de tuile
sheet-crossed = cochée
sheet-crossed-now = cochée ce tour-ci
sheet-legal = possible
sheet-duo = { $one } + { $other }

## La carte

sheet-card = Carte d’exploration
sheet-card-none = Aucune carte retournée
sheet-card-named = annoncée par le joueur actif
sheet-card-facing = face à vous
sheet-crosses = { $count ->
    [one] { $count } croix
   *[other] { $count } croix
}
sheet-half-does = { $kinds ->
    [1] Les croix vont dans des cases de ce terrain
   *[other] Les croix vont dans des cases de ces deux terrains, réparties à volonté
}, chacune à côté d’une case déjà cochée.
sheet-charts = Quel terrain la carte montre-t-elle ?
sheet-rounds = Manche { $round }, tour { $turn }
sheet-rounds-over = Les quatre manches sont terminées
sheet-round-short = M{ $round }

## Besace

sheet-satchel = { $item ->
    [key] Clés
   *[map] Cartes
} : { $got } en tout, { $used } dépensées, reste { $left } ; { $slots } places.

## Score

sheet-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sheet-points-word = { $points ->
    [one] point
   *[other] points
}
sheet-temples = Temples
sheet-temples-basic = Les points notés pour les temples. Le premier arrivé prend la meilleure valeur encore libre.
sheet-temples-advanced = Chaque temple visité rapporte { $points } points et des croix bonus : le plus au premier arrivé.
sheet-temple-own = Temple { $letter } : { $points } points pour vous ; { $values }.
sheet-temple-none = Temple { $letter } : pas encore visité ; { $values }.
sheet-temple-taken = pris par { $who }
sheet-temple-struck = { $value } barré
sheet-temple-open = { $value } libre
sheet-food = Aliments
sheet-food-steps = Points pour 0, 1, 2 … cases cochées dans la colonne d’une manche : { $steps }.
sheet-food-nothing = Manche { $round } : aucun aliment ne compte.
sheet-food-scored = Manche { $round } : { $ticked }. { $points } points notés.
sheet-food-open = Manche { $round } : { $ticked }. Vaut { $points } pour l’instant.
sheet-gems = Gemmes
sheet-gems-basic = Chaque gemme trouvée rapporte un point à la fin de chaque manche.
sheet-gems-advanced = Les cases négatives encore libres coûtent des points à chaque fin de manche. Une fois toutes cochées, les autres comptent.
sheet-gems-now = { $gems ->
    [one] { $gems } gemme trouvée
   *[other] { $gems } gemmes trouvées
} : { $points } à la fin de cette manche.
sheet-gems-next = bientôt { $points }
sheet-villages = Villages
sheet-villages-basic = Chaque village rapporte, pour 0, 1, 2, 3 ou 4 côtés cochés : { $steps }.
sheet-villages-advanced = Seul le village aux côtés les moins cochés rapporte : { $steps } pour 0 à 4.
sheet-village-state = { $counts ->
    [yes] Village { $letter } : { $count } côtés cochés sur 4, { $points } points.
   *[no] Village { $letter } : { $count } côtés cochés sur 4. Un autre village décide.
}
sheet-objectives = Objectifs
sheet-objectives-tell = Ce que vos croix rapporteraient maintenant. Une course se gagne en cours de partie, le reste compte à la fin.
sheet-objective-open = pas encore rempli
sheet-objective-worth = { $each ->
    [yes] { $points } par case
   *[no] { $points } points
}
sheet-total = Total
sheet-total-tell = Aliments et gemmes de chaque manche, puis tout ensemble avec temples, villages et objectifs.

## Autres plateaux

sheet-sealed = scellé
sheet-choosing = réfléchit

## Mise en place

sheet-tiles = Tuiles de paysage
sheet-lay = Choisissez une tuile pour l’emplacement { $letter } et tournez-la à votre gré.
sheet-lay-do = La poser en { $letter }
sheet-tile-laid = tuile { $tile }, posée en { $letter }
sheet-turn-left = Tourner à gauche
sheet-turn-right = Tourner à droite

## Décompte

sheet-count-round = Fin de la manche { $round }
sheet-count-game = Le décompte
sheet-count-sum = Cette manche
sheet-count-skip = Tout montrer
