# Légendes des schémas : ce qui est éclairé, et ce que cela montre.
diagram-survive-first-moves = Trois déplacements par tour, à partager entre ses explorateurs et ses bateaux. Monter dans un bateau voisin de la tuile en est un ; naviguer en coûte un par case.
diagram-survive-control = Bleu a deux explorateurs à bord et Rouge un seul : Bleu seul déplace ce bateau (cerclé). Rouge peut toujours le quitter, ici en sautant à l’eau.
diagram-survive-sink = Les plages partent d’abord. Sont éclairées toutes les tuiles à retirer maintenant : les plages au bord de la mer, et le lagon est de la mer aussi.
diagram-survive-whale = Une baleine nage de une à trois cases et s’arrête au premier bateau occupé : le bateau est perdu, ses passagers nagent. Nageurs et bateaux vides ne lui font rien.
diagram-survive-shark = Un requin nage d’une ou deux cases, passe les bateaux et s’arrête aux premiers nageurs : tous sont perdus, même ceux de qui le déplace.
diagram-survive-serpent = Un serpent n’avance que d’une case, mais il prend aussi bien le bateau et ses passagers que les nageurs.
diagram-survive-swim = Chaque explorateur nage une fois par tour, et monter dans un bateau en tient lieu : qui nage jusqu’au bateau y montera au tour suivant. Nul ne revient sur une tuile.
diagram-survive-land = On n’atteint une île que de ses deux cases de débarquement. Chaque explorateur débarqué coûte un déplacement ; le bateau reste.
diagram-survive-dolphin = Un dauphin, joué avant le premier déplacement, porte un de vos nageurs de une à trois cases. Il ne protège pas : requin ou serpent restent mortels.
