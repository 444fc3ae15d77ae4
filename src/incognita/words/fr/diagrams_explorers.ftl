# Légendes des schémas : ce qui est éclairé, et ce que cela montre.
diagram-explorers-first-crosses = Les trois premières croix partent du village, dans un seul terrain. Les cases voisines par un côté comptent, pas celles d’un coin.
diagram-explorers-horse = Un Cheval donne aussitôt une croix de plus, dans n’importe quel terrain, à côté de n’importe quelle case cochée : tout ce qui est éclairé convient.
diagram-explorers-temple = Un Temple (cerclé) se coche comme une case de son terrain et demande une Clé. Il rapporte la plus haute valeur encore ouverte ; les suivants auront moins.
diagram-explorers-map = Une Carte, utilisée avant la première croix, remplace la carte Exploration : quatre croix dans un terrain au choix. Celle qu’on trouve ce tour-ci attendra.
diagram-explorers-sides = Un joueur choisit un côté de la carte et y a trois croix. Les autres prennent l’autre côté avec trois croix, ou le même avec deux.
diagram-explorers-village = Un Village (cerclé) compte à la fin les cases cochées sur ses quatre côtés : 3, 5, 7 ou 10 points. Lui-même ne se coche jamais.
diagram-explorers-food = Un Aliment ne se coche que dans la colonne de cette manche. Sans case libre, il est perdu.
