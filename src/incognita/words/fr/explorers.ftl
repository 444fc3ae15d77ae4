# Explorers : noms des terrains, des objets, des tuiles et des objectifs, et pourquoi une chose ne se fait pas.

## Terrains and items

explorers-terrain-water = eau
explorers-terrain-grass = herbe
explorers-terrain-sand = sable
explorers-terrain-mountain = montagne
explorers-terrain-village = village

explorers-item-key = clé
explorers-item-map = carte
explorers-item-horse = cheval
explorers-item-apple = pomme
explorers-item-carrot = carotte
explorers-item-fish = poisson
explorers-item-gem = gemme
explorers-item-temple = temple
explorers-item-village = village

explorers-item-key-does = Entourez une clé : elle ouvre un temple.
explorers-item-map-does = Entourez une carte : à un tour suivant, elle donne quatre croix dans un terrain de votre choix.
explorers-item-horse-does = Cochez aussitôt une case de plus, dans n’importe quel terrain.
explorers-item-apple-does = Cochez une pomme, si la manche a encore une case pour elle.
explorers-item-carrot-does = Cochez une carotte, si la manche a encore une case pour elle.
explorers-item-fish-does = Cochez un poisson, si la manche a encore une case pour lui.
explorers-item-gem-does = Cochez la gemme suivante ; les gemmes comptent à la fin de chaque manche.
explorers-item-temple-does = S’ouvre avec une clé, et vaut le plus à qui arrive en premier.
explorers-item-village-does = Les croix sur ses quatre côtés comptent à la fin. On ne peut pas le cocher.

explorers-tile = tuile { $tile }
explorers-slot = { $slot ->
    [0] A, en haut à gauche
    [1] B, en haut à droite
    [2] C, en bas à gauche
   *[other] D, en bas à droite
}

## Objectives: a name, and what it pays for

explorers-objective-1 = Sans cheval
explorers-objective-1-does = 6 points si vous ne cochez aucun cheval de toute la partie.
explorers-objective-2 = Sans carte
explorers-objective-2-does = 8 points si vous ne cochez aucune carte de toute la partie.
explorers-objective-3 = Sans gemme
explorers-objective-3-does = 16 points si vous ne cochez aucune gemme de toute la partie.
explorers-objective-4 = Toutes les eaux
explorers-objective-4-does = 10 points si chaque zone d’eau porte une de vos croix.
explorers-objective-5 = Toutes les prairies
explorers-objective-5-does = 10 points si chaque zone d’herbe porte une de vos croix.
explorers-objective-6 = Tous les déserts
explorers-objective-6-does = 10 points si chaque zone de sable porte une de vos croix.
explorers-objective-7 = Toutes les montagnes
explorers-objective-7-does = 10 points si chaque zone de montagne porte une de vos croix.
explorers-objective-8 = De bord à bord
explorers-objective-8-does = 12 points pour une ligne ou une colonne entière de seize croix.
explorers-objective-9 = Clés
explorers-objective-9-does = Clés cochées : 2, 3, 4 ou 5 donnent 3, 6, 10 ou 15 points.
explorers-objective-10 = Cartes
explorers-objective-10-does = Cartes cochées : 2, 3, 4 ou 5 donnent 2, 5, 9 ou 14 points.
explorers-objective-11 = Chevaux
explorers-objective-11-does = Chevaux cochés : 3, 4, 5 ou 6 donnent 3, 6, 10 ou 14 points.
explorers-objective-12 = Gemmes
explorers-objective-12-does = Gemmes cochées : 5, 7, 9 ou 11 donnent 3, 6, 10 ou 15 points.
explorers-objective-13 = Temples
explorers-objective-13-does = Temples visités : 1, 2, 3 ou 4 donnent 2, 5, 9 ou 14 points.
explorers-objective-14 = Aliments
explorers-objective-14-does = Aliments cochés, de toute sorte : 7, 9, 11 ou 13 donnent 3, 6, 10 ou 15 points.
explorers-objective-15 = Repas complets
explorers-objective-15-does = Séries de pomme, carotte et poisson : 1, 2, 3 ou 4 donnent 2, 5, 9 ou 14 points.
explorers-objective-16 = Villages encerclés
explorers-objective-16-does = Villages avec des croix sur les quatre côtés : 1, 2, 3 ou 4 donnent 2, 5, 9 ou 14 points.
explorers-objective-17 = Autour des temples
explorers-objective-17-does = Temples avec des croix sur deux côtés ou plus : 1, 2, 3 ou 4 donnent 2, 5, 9 ou 14 points.
explorers-objective-18 = Coins
explorers-objective-18-does = Cases de coin du paysage : 1, 2, 3 ou 4 donnent 4, 9, 15 ou 22 points.
explorers-objective-19 = Course aux trois clés
explorers-objective-19-does = 10, 8, 6 et 4 points pour trois clés cochées.
explorers-objective-20 = Course aux trois cartes
explorers-objective-20-does = 10, 8, 6 et 4 points pour trois cartes cochées.
explorers-objective-21 = Course aux quatre chevaux
explorers-objective-21-does = 10, 8, 6 et 4 points pour quatre chevaux cochés.
explorers-objective-22 = Course aux six gemmes
explorers-objective-22-does = 10, 8, 6 et 4 points pour six gemmes cochées.
explorers-objective-23 = Course aux trois temples
explorers-objective-23-does = 10, 8, 6 et 4 points pour trois temples visités.
explorers-objective-24 = Course aux deux repas
explorers-objective-24-does = 10, 8, 6 et 4 points pour deux séries de pomme, carotte et poisson.
explorers-objective-25 = Course à tous les villages
explorers-objective-25-does = 10, 8, 6 et 4 points pour une croix à côté de chacun des quatre villages.
explorers-objective-26 = Course aux villages et aux temples
explorers-objective-26-does = 10, 8, 6 et 4 points pour une croix à côté de trois villages et trois temples visités.
explorers-objective-27 = Course aux bords
explorers-objective-27-does = 10, 8, 6 et 4 points pour une croix sur chacun des quatre bords.
explorers-objective-28 = Course sur toutes les tuiles
explorers-objective-28-does = 10, 8, 6 et 4 points pour trois croix sur chacune des quatre tuiles.
explorers-objective-29 = Longue ligne
explorers-objective-29-does = 1 point par case de votre plus longue ligne horizontale continue.
explorers-objective-30 = Longue colonne
explorers-objective-30-does = 1 point par case de votre plus longue ligne verticale continue.
explorers-objective-31 = Longue diagonale
explorers-objective-31-does = 1 point par case de votre plus longue diagonale continue.
explorers-objective-32 = Grand carré
explorers-objective-32-does = Votre plus grand carré de croix : des côtés de 2, 3, 4 ou 5 donnent 2, 6, 12 ou 20 points.

## Solo: how far you came

explorers-class-0 = Vous avez à peine posé le pied sur le nouveau continent. Revenez bientôt.
explorers-class-1 = Encore hésitant, mais vous progressez.
explorers-class-2 = Vous commencez à connaître le métier d’explorateur.
explorers-class-3 = Les grands noms de l’exploration peuvent trembler.
explorers-class-4 = Des terres nouvelles porteront votre nom.
explorers-class-5 = Aucun explorateur n’a jamais été plus grand.

## Why not

reason-explorers-over = La partie est terminée.
reason-explorers-no-such-action = Cette décision n’existe pas.
reason-explorers-sealed = Vous avez scellé votre tour : attendez les autres.
reason-explorers-no-bonus = Vous n’avez pas de croix bonus à faire.
reason-explorers-not-active = Seul le joueur actif annonce un côté.
reason-explorers-side-not-named = Le joueur actif n’a pas encore annoncé de côté.
reason-explorers-first-player-lays = C’est le premier joueur qui pose le paysage.
reason-explorers-first-player-chooses = C’est le premier joueur qui choisit le village de départ.
reason-explorers-wait = La carte suivante n’est pas encore retournée.
reason-explorers-tile-laid = La tuile { $tile } est déjà posée.
reason-explorers-lay-first = Posez d’abord les quatre tuiles.
reason-explorers-village-not-nearest = Un autre village est plus près du centre.
reason-explorers-choose-village = Choisissez d’abord le village de départ.
reason-explorers-name-first = Annoncez d’abord un côté de la carte.
reason-explorers-laid-out = Le paysage est posé, et le même pour tous.
reason-explorers-alone-no-name = En solo, on n’annonce pas de côté : la carte reste comme elle a été retournée.
reason-explorers-no-card = Aucune carte n’est encore en jeu : cochez vos trois premières cases.
reason-explorers-nobody-active = Personne n’est actif à ce tour : prenez le côté que vous voulez.
reason-explorers-already-named = Un côté est déjà annoncé.
reason-explorers-bonus-no-card = Les croix bonus se passent de carte : tout terrain convient.
reason-explorers-active-bound = Joueur actif, vous prenez le côté que vous avez annoncé.
reason-explorers-side-taken = Vous avez déjà choisi pour ce tour. Revenez en arrière pour changer.
reason-explorers-no-map-at-start = Les cartes ne s’utilisent pas pendant la mise en place.
reason-explorers-one-map = Une seule carte par tour.
reason-explorers-map-too-late = Une carte s’utilise avant la première croix du tour.
reason-explorers-map-too-new = Vous avez trouvé cette carte à ce tour : elle servira à partir du suivant.
reason-explorers-no-map = Il ne vous reste aucune carte à utiliser.
reason-explorers-bonus-later = Les croix bonus viennent à la fin du tour.
reason-explorers-no-bonus-there = Ce temple ne vous donne pas de bonus maintenant.
reason-explorers-bonus-running = Vous utilisez déjà un bonus.
reason-explorers-take-first = Prenez d’abord un côté de la carte, ou utilisez une carte trouvée.
reason-explorers-bonus-first = Utilisez d’abord vos croix bonus.
reason-explorers-horse-first = Le cheval d’abord : cochez une case de plus.
reason-explorers-crosses-left = { $left ->
    [1] Il vous reste une croix à faire.
   *[other] Il vous reste { $left } croix à faire.
}
reason-explorers-pick-bonus = Dites d’abord de quel temple vous utilisez le bonus.
reason-explorers-no-crosses-left = Il ne vous reste aucune croix à ce tour.
reason-explorers-crossed = Cette case est déjà cochée.
reason-explorers-village = On ne peut pas cocher un village.
reason-explorers-diagonal = Elle ne touche vos croix que par un coin.
reason-explorers-not-beside = Elle n’est à côté d’aucune de vos croix.
reason-explorers-no-key = Il faut une clé pour entrer dans le temple { $temple }.
reason-explorers-wrong-terrain = À ce tour, vos croix vont dans { $wanted ->
    [water] l’eau
    [grass] l’herbe
    [sand] le sable
   *[mountain] la montagne
}{ $other ->
    [none] .
    [water] {" "}et l’eau.
    [grass] {" "}et l’herbe.
    [sand] {" "}et le sable.
   *[mountain] {" "}et la montagne.
}
