# La première partie guidée : messages des leçons de Die neuen Entdecker.

tutorial-neue-entdecker-first = Premières îles, premiers éclaireurs
tutorial-neue-entdecker-first-sea = On ne connaît que quelques tuiles de cette mer. Les îles complètes rapportent des points, et de là vos éclaireurs partent dans la <b>jungle</b>.
tutorial-neue-entdecker-first-start = À chaque tour, votre bateau repart. Choisissez la case éclairée au <b>bord</b>, au nord de G1.
tutorial-neue-entdecker-first-announce = Dites maintenant combien de tuiles cachées vous tirerez, à 1 pièce d’or chacune : annoncez-en <b>2</b>.
tutorial-neue-entdecker-first-draw = Tirez la première : choisissez une des piles éclairées.
tutorial-neue-entdecker-first-lay = Pleine mer ! La tuile se pose devant le bateau, qui s’y avance. Posez-la en <b>G1</b>.
tutorial-neue-entdecker-first-cape = Tirez la seconde tuile et posez-la en <b>G2</b>. La terre touche la terre et la mer touche la mer.
tutorial-neue-entdecker-first-scout = Terre ! Sur la dernière tuile posée, on peut placer une unité. Envoyez-y un <b>éclaireur</b> pour 1 pièce d’or.
tutorial-neue-entdecker-first-again = Qui a moins de 4 pièces d’or lance le dé du revenu ; chacun en profite. Repartez maintenant de votre pleine mer en <b>G1</b>.
tutorial-neue-entdecker-first-plan = Votre île est ouverte vers H2. Deux tuiles suffiraient pour la contourner et la fermer : annoncez-en <b>2</b>.
tutorial-neue-entdecker-first-around = Tirez, et posez la pleine mer en <b>H1</b>.
tutorial-neue-entdecker-first-close = Tirez encore : un second cap. En <b>H2</b>, il ferme l’île.
tutorial-neue-entdecker-first-base = Complète ! Une <b>base</b> à 3 pièces d’or l’emporte sur tous les éclaireurs, aussi là où d’autres ont débarqué. Placez-la.
tutorial-neue-entdecker-first-jungle = L’île rapporte 2 points et son éclaireur poursuit sa route : choisissez une <b>hutte</b>. Qui a le plus d’éclaireurs sur un chemin marque sa plante à la fin.
tutorial-neue-entdecker-first-yours = Vous seul avez vu la plante de cette hutte. Ce tour est à vous : d’où part votre bateau ?

## Dispositions

tutorial-neue-entdecker-layouts = Une autre disposition
tutorial-neue-entdecker-layouts-seas = La boîte propose quatre dispositions, et vous pouvez dessiner la vôtre. Celle-ci a un mur de pleine mer : <b>l’ouest et l’est</b> ne se rejoignent pas, et aucune île ne le franchit.
tutorial-neue-entdecker-layouts-start = Une pleine mer reliée au bord est un port, elle aussi : on paie les pièces du bord où finit son chemin. Partez de <b>F4</b>.
tutorial-neue-entdecker-layouts-announce = À l’ouest, une chute d’eau de 10 attend une côte. Deux tuiles y mènent : annoncez-en <b>2</b> cachées.
tutorial-neue-entdecker-layouts-sea = Tirez d’une pile éclairée et posez la pleine mer en <b>E4</b>.
tutorial-neue-entdecker-layouts-coast = Tirez encore : un cap ! En <b>D4</b>, sa terre rejoint la chute d’eau, qui n’est que terre.
tutorial-neue-entdecker-layouts-scout = Envoyez un <b>éclaireur</b> : quand l’île sera complète, les 10 points de la chute d’eau s’ajouteront à ses tuiles.
tutorial-neue-entdecker-layouts-yours = Chaque secteur a son trésor, et l’autre joueur est déjà à l’est. D’où part votre bateau ?

## Éclaireurs en chef

tutorial-neue-entdecker-chiefs = Éclaireurs en chef
tutorial-neue-entdecker-chiefs-name = Deux de vos éclaireurs sont <b>chefs</b> en secret et comptent double. Désignez leurs numéros : 3 et 7.
tutorial-neue-entdecker-chiefs-start = Personne d’autre ne les connaît. En mer : partez du <b>bord</b> éclairé, au nord de G1.
tutorial-neue-entdecker-chiefs-announce = Annoncez <b>2</b> tuiles cachées.
tutorial-neue-entdecker-chiefs-sea = Tirez d’une pile éclairée et posez la pleine mer en <b>G1</b>.
tutorial-neue-entdecker-chiefs-cape = Tirez la seconde et posez le cap en <b>G2</b>.
tutorial-neue-entdecker-chiefs-chief = Un éclaireur ordinaire, ou l’un des deux ? Envoyez un <b>éclaireur en chef</b> : les autres n’y voient qu’un éclaireur.
tutorial-neue-entdecker-chiefs-yours = Au décompte de cette île, il se dévoile et compte pour deux ; sur un chemin de la jungle aussi. À vous : d’où part votre bateau ?
