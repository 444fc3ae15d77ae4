# La première partie guidée : messages des leçons d’El Dorado.

tutorial-eldorado-first = Dans la jungle
tutorial-eldorado-first-goal = Vous menez une expédition vers la cité perdue, et le premier arrivé gagne. Chaque pas se paie avec une <b>carte</b>.
tutorial-eldorado-first-explorer = Le vert, c’est la jungle, et la jungle demande des machettes. Choisissez un <b>savant</b> (une machette), puis la case éclairée B32.
tutorial-eldorado-first-further = Une carte, un trajet : le pas suivant demande une autre carte. Jouez votre second <b>savant</b> en B26.
tutorial-eldorado-first-buy = Aucun village n’est proche : avec sa pièce, une globe-trotteuse achète au marché un <b>éclaireur</b>, deux machettes sur une carte. Choisissez-le et achetez-le.
tutorial-eldorado-first-end = Une nouvelle carte va dans la défausse et viendra plus tard. L’autre globe-trotteuse peut rester en main : <b>finissez votre tour</b>, vous complétez à quatre cartes.
tutorial-eldorado-first-sail = La case bleue demande une pagaie. Jouez le <b>matelot</b> en B25 ; ce qui reste de la carte est perdu.
tutorial-eldorado-first-village = Le jaune est un village : les pièces ouvrent le passage. Jouez une <b>globe-trotteuse</b> en B18.
tutorial-eldorado-first-on = La case suivante est aussi un village. Jouez l’autre <b>globe-trotteuse</b> en B11.
tutorial-eldorado-first-turn = Aucune jungle proche ne vous aide pour l’instant. Gardez le savant et <b>finissez votre tour</b>.
tutorial-eldorado-first-yours = Votre pioche était vide : la défausse a été mélangée, et voilà votre nouvel éclaireur. Ce tour est à vous : quelle carte, et vers où ?

## Deux joueurs, deux pions

tutorial-eldorado-two = Deux pions chacun
tutorial-eldorado-two-first = À deux, chacun mène <b>deux pions</b>, et il faut les deux pour gagner. Envoyez le pion 1 dans la jungle : un <b>savant</b> en B32.
tutorial-eldorado-two-other = Pour chaque carte, vous choisissez à nouveau qui avance, mais sa force ne se partage jamais. L’autre <b>savant</b> est pour le pion 2 : en B30.
tutorial-eldorado-two-end = Joli duo ! Gardez les autres cartes pour l’instant et <b>finissez votre tour</b>.
tutorial-eldorado-two-sail = Vos propres pions se gênent comme n’importe quels autres : gardez-les à distance. Le pion 2 prend le <b>matelot</b> jusqu’en B25.
tutorial-eldorado-two-village = Le pion 2 peut continuer : une <b>globe-trotteuse</b> paie le village en B18.
tutorial-eldorado-two-yours = L’un est devant, l’autre attend à la lisière, et qui en oublie un arrive avec une demi-expédition. Qui déplacez-vous, et qu’achetez-vous ?

## Les grottes

tutorial-eldorado-caves = Dans les grottes
tutorial-eldorado-caves-stop = La montagne en B8 cache une grotte et quatre tuiles. Seul qui <b>s’arrête</b> à côté peut y regarder : jouez l’<b>éclaireur</b> en B13 et laissez sa seconde machette.
tutorial-eldorado-caves-explore = Choisissez maintenant la <b>grotte</b> et explorez-la : la tuile du dessus est à vous.
tutorial-eldorado-caves-rim = Deux machettes ! S’arrêter encore à côté de cette grotte n’apporte rien avant un arrêt ailleurs. Payez le village en B7 d’une <b>globe-trotteuse</b>.
tutorial-eldorado-caves-tile = Une tuile vaut une carte, ce tour-ci ou plus tard, même après un achat ; ensuite, elle disparaît. Jouez votre <b>tuile</b> en B12 puis, avec sa seconde machette, en B6.
tutorial-eldorado-caves-yours = D’autres grottes vous attendent en chemin, et les tuiles se gardent. La fin de ce tour est à vous : le marché, ou la rivière ?

## Héros et Sortilèges

tutorial-eldorado-heroes = Héros et Sortilèges
tutorial-eldorado-heroes-familiar = Chacun a un <b>animal familier</b> dans son paquet : Leeroy a deux machettes ; une fois dans la partie, il peut en montrer quatre, puis il s’en va. Jouez-le simplement en A22.
tutorial-eldorado-heroes-demon = Un démon est assis sur cette barrière. Contre lui, pas de carte, rien que du cran : choisissez votre <b>pion</b>, puis la barrière éclairée, et il vous envoie une malédiction.
tutorial-eldorado-heroes-lift = Le Malheur : plus une carte ne marche ! Il se lève en en défaussant deux : choisissez <b>Lever Malheur</b> et donnez les deux <b>globe-trotteuses</b>.
tutorial-eldorado-heroes-on = L’air est plus léger. Passez avec le <b>savant</b> en U22, et <b>finissez votre tour</b>.
tutorial-eldorado-heroes-jungle = Ce bon vieux Leeroy est déjà de retour. Jouez-le en U15, vers la <b>Taverne</b>.
tutorial-eldorado-heroes-camp = Un campement demande une carte, pour de bon. Entrez en U9 et laissez-y le <b>matelot</b>.
tutorial-eldorado-heroes-tavern = Payez maintenant d’une <b>globe-trotteuse</b> une table à la Taverne, en Y3, et voyez qui s’y trouve : <b>visitez-la</b>.
tutorial-eldorado-heroes-hire = Trois héros lèvent la tête, et vous en engagez un, une fois dans la partie. <b>Christopher Dundee</b> porte cinq machettes : prenez-le.
tutorial-eldorado-heroes-yours = Il vient droit dans votre main, et derrière la porte, c’est la jungle. Ce tour est à vous : s’en servir tout de suite, ou le garder ?
