# Légendes des schémas : ce qui est éclairé, et ce que cela montre.
diagram-entdecker-start = Le bateau part de tout cercle, ou de toute tuile dont un côté de mer donne sur l’inconnu, reliée au bord ou non. Le comptoir d’un autre y coûte 1 pièce d’or, un fort 3, une colonie 6.
diagram-entdecker-fits = Une tuile tirée se pose à côté du bateau, la mer vers lui, et doit s’accorder avec chaque voisine. Si elle convient quelque part, il faut la poser ; l’endroit est au choix.
diagram-entdecker-island = Quatre tuiles jointes par des côtés de terre forment une île (cerclée), et elle est complète : aucune terre ne donne sur l’inconnu. La terre en haut à droite ne la touche que par un coin : c’en est une autre.
diagram-entdecker-strait = Un détroit (cerclé) a deux terres. Elles sont d’îles différentes, sauf si la terre les joint ailleurs ; la tuile compte alors une fois.
diagram-entdecker-complete = Cette tuile achève une île de dix tuiles (cerclées), et une unité construite maintenant compte encore. On ne construit que sur la dernière tuile posée.
diagram-entdecker-holes = Deux cases inexplorées entourées uniquement de terre (cerclées) sont comblées de pleine terre. Un côté de mer ou le bord autour d’elles, et elles resteraient ouvertes.
diagram-entdecker-rank = La qualité prime : un fort bat trois comptoirs. Le premier marque toute l’île, le suivant la moitié, arrondie vers le haut, et ainsi de suite.
diagram-entdecker-hostile = Indigènes hostiles : sur cette tuile, un comptoir coûte 2 pièces d’or et un fort 6. Une colonie y est impossible.
