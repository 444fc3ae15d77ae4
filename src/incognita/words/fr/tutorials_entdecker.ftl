# La première partie guidée : messages des leçons d’Entdecker.

tutorial-entdecker-first = Premières îles
tutorial-entdecker-first-sea = Personne n’a encore cartographié cette mer. Qui participe à la découverte d’une île marque des points quand sa côte est <b>complète</b>.
tutorial-entdecker-first-start = À chaque tour, votre bateau repart, du bord par exemple. Choisissez le <b>cercle</b> éclairé.
tutorial-entdecker-first-announce = Vous avez 9 pièces d’or. Avant de partir, on dit combien de tuiles on tirera, à 1 pièce d’or chacune : annoncez-en <b>2</b>.
tutorial-entdecker-first-draw = Tirez maintenant : choisissez une des piles éclairées.
tutorial-entdecker-first-lay = Pleine mer ! La tuile se pose devant le bateau, qui s’y avance. Posez-la en <b>E1</b>.
tutorial-entdecker-first-cape = Tirez la seconde tuile et posez-la en <b>E2</b>. La terre touche la terre et la mer touche la mer ; une tuile se tourne dans tous les sens.
tutorial-entdecker-first-post = Terre ! Prenez-y pied : sur la dernière tuile posée, on peut construire une unité. Construisez un <b>comptoir</b> pour 1 pièce d’or.
tutorial-entdecker-first-again = Le tour adverse est fini (une tempête y a mis fin) et chacun a reçu 3 pièces d’or. Repartez cette fois de votre pleine mer en <b>E1</b> : c’est gratuit.
tutorial-entdecker-first-plan = Votre île est ouverte vers F2. Deux tuiles suffiraient pour la contourner et la fermer : annoncez-en <b>2</b>.
tutorial-entdecker-first-around = Tirez, et posez la pleine mer en <b>F1</b>.
tutorial-entdecker-first-close = Tirez encore : un second cap. En <b>F2</b>, il ferme l’île.
tutorial-entdecker-first-fort = Complète ! Vous pourriez en rester là, mais un <b>fort</b> vaut mieux qu’un comptoir, et une île avec un fort rapporte une plante. Construisez-le.
tutorial-entdecker-first-plant = Vous êtes le plus grand découvreur. Prenez une plante dans l’une des piles : sa valeur s’ajoute aux deux tuiles de l’île.
tutorial-entdecker-first-yours = Voilà vos premiers points, et vos unités sont revenues en réserve. Le tour suivant est à vous : d’où part votre bateau ?
