# What every board says.

board-role = carte
board-keys = Les flèches passent de case en case, Entrée choisit, plus et moins zooment, zéro montre toute la carte.
board-north = N
board-zoom-in = Agrandir
board-zoom-out = Réduire
board-fit = Carte entière
board-overview = Vue d’ensemble : montre la partie de la carte affichée
board-close = Fermer
board-rule = Règle { $rule }
