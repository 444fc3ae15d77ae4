# Légendes des schémas : ce qui est éclairé, et ce que cela montre.
diagram-eldorado-left-over = Trois machettes sur une carte : chaque case de jungle en prend une, et ce qui reste mène le pion plus loin aussitôt. Tout ce qui est éclairé est à portée de cette seule carte.
diagram-eldorado-one-card = La jungle 2 (cerclée) demande une carte à deux machettes. Deux Savants d’une machette chacun ne s’additionnent pas : seules les cases à une machette sont éclairées.
diagram-eldorado-occupied = On n’entre pas sur une case occupée (cerclée), on ne la traverse pas non plus. Même trois machettes doivent la contourner.
diagram-eldorado-blockade = Une barrière se franchit comme une case de sa sorte ; celle-ci prend une machette. La même carte peut y amener le pion, l’ouvrir, et continuer avec ce qui reste.
diagram-eldorado-rubble = L’éboulis 3 (cerclé) prend trois cartes quelconques de la main. Elles comptent comme jouées et reviendront ; un reste de force n’entre jamais sur un éboulis.
diagram-eldorado-camp = Un campement (cerclé) prend aussi trois cartes quelconques, mais celles-ci quittent le jeu pour de bon : de quoi se défaire des cartes faibles.
diagram-eldorado-native = L’Indigène va sur toute case libre voisine, quoi qu’elle demande : ici même le village 4. Les montagnes et les cases occupées restent fermées.
diagram-eldorado-worth = Ce que paie une main : une carte à pièces paie ses pièces, une blanche aussi ; toute autre carte vaut une demi-pièce.
diagram-eldorado-market-open = Les Éclaireurs sont épuisés, un emplacement du marché est libre : toutes les piles sont à vendre, même à côté. Le reste de la pile achetée prend la place.
diagram-eldorado-cave = Un pion qui s’arrête à côté d’une grotte (cerclée) peut en prendre la tuile du dessus. On n’entre pas dans la montagne, et passer devant n’apporte rien.
