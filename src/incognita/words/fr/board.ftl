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
tap-again = Touchez encore pour { $deed ->
    [place] le placer ici
    [launch] le mettre à l’eau ici
    [start] partir d’ici
    [sink] couler cette tuile
    [build] construire ici
    [recall] le reprendre
    [scout] envoyer l’éclaireur ici
    [island] compter cette île
    [open] ouvrir la barrière
   *[go] aller ici
}
legend-name = Aide-mémoire
