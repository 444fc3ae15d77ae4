# Noms du jeu.
game-atoll = Atoll
game-atoll-line = Un anneau d’îles, et personne ne sait ce qui s’y trouve.
game-atoll-how = Douze tuiles forment un anneau, face cachée. Le dé dit jusqu’où va votre bateau, vous choisissez le sens. | Retournez une tuile et marquez ses points ; plongez encore là où il y a des perles. Quand toutes les tuiles sont visibles, le plus de points l’emporte.

# Champs de la vue, et les mots qu’ils contiennent.
field-atoll-seats = Bateaux
value-atoll-hidden = ?
value-atoll-roll = On lance le dé
value-atoll-reveal = On retourne une tuile
value-atoll-turn = Naviguer ou plonger
value-atoll-over = La partie est finie
value-atoll-sand = sable
value-atoll-pearls = perles
value-atoll-wreck = épave
value-atoll-storm = tempête
field-atoll-sand = Sable
field-atoll-pearls = Perles
field-atoll-wreck = Épaves
field-atoll-storm = Tempêtes

# Ce qu’on fait.
action-atoll-clockwise = Naviguer dans le sens horaire
action-atoll-anticlockwise = Naviguer dans le sens antihoraire
action-atoll-dive = Plonger pour des perles
action-atoll-pass = Passer
action-atoll-roll = Lancer
action-atoll-reveal = Tuile retournée

# Pourquoi pas.
reason-atoll-no-pearls = Il n’y a pas de perles sous votre bateau.
reason-atoll-must-use-turn = Votre bateau est posé sur des perles : naviguez ou plongez.
