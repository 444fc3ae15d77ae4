# La première partie guidée : messages des leçons d’Explorers.

tutorial-explorers-first = Premières croix
tutorial-explorers-first-map = Chacun explore le même pays sur son propre plateau. Depuis le village, croix après croix, vous cherchez aliments, gemmes et <b>temples</b>.
tutorial-explorers-first-name = La carte montre l’eau et l’herbe, et vous êtes le joueur actif : le côté annoncé vous donne trois croix. Annoncez l’<b>eau</b>.
tutorial-explorers-first-cross = Une croix se place à côté d’une autre, et sur le terrain pris. Cochez <b>D14</b>, <b>E14</b> et <b>E15</b>.
tutorial-explorers-first-seal = Les autres verront vos croix quand tous auront fini. D’ici là, vous pouvez changer d’avis ; maintenant, <b>scellez</b>-les.
tutorial-explorers-first-take = L’autre annonce maintenant l’eau : vous pouvez prendre le côté restant, avec trois croix, ou l’eau avec deux. Prenez le <b>sable</b>.
tutorial-explorers-first-items = Ce qui se trouve sur une case est à vous quand vous la cochez. Cochez <b>D15</b> et son poisson, <b>C15</b>, et <b>B15</b> avec la clé.
tutorial-explorers-first-sealed = Les aliments comptent par séries en fin de manche, et une clé ouvre un temple. <b>Scellez</b> vos croix.
tutorial-explorers-first-mountain = Vous êtes à nouveau actif. Un temple se dresse tout près, dans la montagne : annoncez la <b>montagne</b>.
tutorial-explorers-first-temple = Cochez <b>F15</b>, puis <b>G15</b>, où se trouve le temple : votre clé l’ouvre, et le premier arrivé marque le plus. H15 est la troisième croix.
tutorial-explorers-first-done = Ce temple est à vous. <b>Scellez</b> vos croix.
tutorial-explorers-first-yours = L’herbe est annoncée : deux croix là, ou trois sur le sable ? À vous de décider.

## Les côtés avancés

tutorial-explorers-sides = Les côtés avancés
tutorial-explorers-sides-food = Ici, chaque manche compte une sorte d’aliment, et la première aucune : le poisson en D15 est seulement sur votre chemin. Prenez le <b>sable</b> et cochez D15 et C15.
tutorial-explorers-sides-key = Une <b>course</b> est lancée : le premier à trois clés marque dix points. En B15, votre première : cochez-la et <b>scellez</b>.
tutorial-explorers-sides-temple = De ce côté, chaque temple vaut huit points, et le premier arrivé a des <b>croix bonus</b>. Annoncez la <b>montagne</b>, cochez F15, G15 et son temple, H15, puis scellez.
tutorial-explorers-sides-bonus = Vous êtes premier : trois croix de plus, toutes sur un même terrain. Choisissez le sable, où se trouve une <b>gemme</b> : cochez C13.
tutorial-explorers-sides-gem = Les gemmes comptent d’abord en moins : celle-ci efface un moins trois, que chaque manche vous coûterait. Vos deux dernières croix vont en B13 et A13 ; puis <b>scellez</b>.
tutorial-explorers-sides-yours = Et des villages, seul compte celui qui a le moins de croix à côté : n’en oubliez aucun. L’herbe est annoncée : que prenez-vous ?

## En solo

tutorial-explorers-solo = Seul sur la carte
tutorial-explorers-solo-facing = En solo, personne n’annonce : le côté qui vous fait face donne trois croix, l’autre deux. Prenez le <b>sable</b> qui vous fait face.
tutorial-explorers-solo-gem = Cochez C13 et sa gemme, puis B13 et A13, et <b>scellez</b>. Personne n’attend, mais c’est ainsi que finit un tour.
tutorial-explorers-solo-water = L’eau vous fait face. Prenez-la, cochez D14, E14 et E15, et <b>scellez</b>.
tutorial-explorers-solo-other = Encore l’eau, mais vous voulez monter. Prenez l’autre côté, la <b>montagne</b>, pour deux croix.
tutorial-explorers-solo-two = Cochez F15, qui touche le temple, et F16, puis <b>scellez</b>. Ne traînez pas : dès la deuxième manche, tout temple non visité perd sa meilleure valeur.
tutorial-explorers-solo-yours = À la fin, vos points font de vous un promeneur ou une légende, en six classes. Le sable vous fait face : trois croix là, ou deux dans l’herbe ?
