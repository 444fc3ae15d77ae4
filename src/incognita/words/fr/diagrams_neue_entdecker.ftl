# Légendes des schémas : ce qui est éclairé, et ce que cela montre.
diagram-neue-entdecker-toll = Partir du large se paie le long du chemin jusqu’au bord : les pièces de la case de bord où il finit, et 2 pièces d’or à chaque propriétaire d’une base ou colonie en route. Les éclaireurs ne coûtent rien.
diagram-neue-entdecker-path = Une tuile n’est un départ que si la mer la relie au bord. La pleine mer à l’intérieur (cerclée) attend qu’un chemin l’atteigne.
diagram-neue-entdecker-waterfall = Une chute d’eau (cerclée) est de pleine terre et ajoute 5 ou 10 à la valeur de son île. Aucun bateau n’en part.
diagram-neue-entdecker-rank = La qualité prime : une base (cerclée) bat trois éclaireurs. Le premier marque toute la valeur, chaque rang suivant la moitié du précédent, arrondie vers le haut.
diagram-neue-entdecker-holes = Un groupe de cases où plus aucun bateau n’entre (cerclé) est comblé à la fin du tour ; entre deux cases du groupe il y a de la terre.
diagram-neue-entdecker-jungle = L’éclaireur d’une île décomptée va sur le chemin de son choix, à la case libre la plus proche de la hutte. Sur le point d’une hutte vide il apporte un jeton caché, sur l’œil on le regarde.
diagram-neue-entdecker-announce = Avant la première tuile, on annonce combien et lesquelles : cachées à 1 pièce d’or, ou ouvertes, au choix, à 4. On ne les mêle pas.
