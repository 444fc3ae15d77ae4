# Survive : pourquoi quelque chose est impossible. Les noms des pièces et des tuiles sont dans survive_board.ftl.

## Mise en place

reason-placing = Placez d’abord un de vos explorateurs.
reason-launching = Mettez d’abord à l’eau un de vos bateaux.
reason-all-placed = Tous les explorateurs sont placés.
reason-all-launched = Tous les bateaux sont à l’eau.
reason-no-second-colour = Vous ne menez qu’une couleur.
reason-no-such-value = Il ne vous reste aucun explorateur de valeur { $value } à placer.
reason-no-tile = Il n’y a pas de tuile sur cette case.
reason-tile-taken = Un explorateur se trouve déjà sur cette tuile.
reason-tile-full = Deux explorateurs se trouvent déjà sur cette tuile.
reason-coast-taken = Cette tuile touche la mer : elle ne reçoit qu’un explorateur.
reason-not-beside-island = Un bateau part d’une case voisine d’une tuile de l’île.
reason-serpent-there = Un serpent de mer s’y trouve.

## À qui le tour, et ce qui vient d’abord

reason-chance-first = D’abord on retourne la tuile ou on lance le dé.
reason-gliding = Finissez d’abord ce trajet : { $left ->
    [1] encore une case, ou arrêtez-vous.
   *[other] encore { $left } cases au plus, ou arrêtez-vous.
}
reason-dropping = Choisissez d’abord une case de mer libre pour la créature.
reason-crewing = Choisissez d’abord qui monte dans le bateau : { $left ->
    [1] une place est libre.
   *[other] { $left } places sont libres.
}
reason-creature-first = Le dé montre { $die ->
    [serpent] un serpent
    [shark] un requin
   *[whale] une baleine
} : déplacez-en un, ou laissez-les tous en place.
reason-defending = Dites d’abord si vous vous défendez.
reason-sink-first = Les créatures bougent après le dé, et le dé vient après la tuile.
reason-must-sink = Tant que l’île existe, une tuile doit sombrer à chaque tour.
reason-nothing-glides = Rien n’est en chemin.
reason-nothing-lifted = Aucune créature n’a été soulevée.
reason-no-crew-to-pick = Aucun bateau n’attend son équipage.
reason-not-attacked = Une défense se joue quand la créature d’un autre joueur vous attaque.

## Explorateurs

reason-no-explorer = Aucun de vos explorateurs n’est encore en jeu : vous ne déplacez rien.
reason-no-moves-left = Il ne vous reste aucun déplacement ce tour-ci.
reason-beyond-moves = Il faudrait plus que { $points ->
    [1] le déplacement
   *[other] les { $points } déplacements
} qui vous { $points ->
    [one] reste
   *[other] restent
}.
reason-not-yours = Cet explorateur n’est pas à vous.
reason-ashore = Cet explorateur est sauvé et reste à terre.
reason-lost = Cet explorateur est perdu.
reason-no-return = Qui a quitté l’île n’y revient jamais.
reason-not-land = Il n’y a pas de tuile là : ce serait nager.
reason-not-sea = Ce n’est pas une case de mer.
reason-jump-first = Un passager saute d’abord dans l’eau, sur la case du bateau.
reason-swum = Cet explorateur a déjà nagé ce tour-ci.
reason-swims-one = Un nageur avance d’une case par tour.
reason-same-space = Un nageur ne monte que dans un bateau sur la même case.
reason-same-boat = Cet explorateur est déjà dans ce bateau.
reason-not-swimming = Cet explorateur n’est pas dans l’eau.
reason-not-swimming-here = Cet explorateur ne nage pas près du nouveau bateau.
reason-not-aboard = Cet explorateur n’est pas dans un bateau.
reason-no-landing = On n’atteint les îles sûres que depuis leurs deux cases de débarquement.
reason-other-isle = Cette case mène à une autre île sûre.

## Bateaux

reason-no-boat = Aucun bateau ne s’y trouve.
reason-no-such-boat = Ce bateau n’est pas en mer.
reason-boat-full = Ce bateau porte déjà trois explorateurs.
reason-boat-there = Un bateau s’y trouve déjà.
reason-not-captain = D’autres ont plus d’explorateurs dans ce bateau : ils le mènent.

## Tuiles

reason-already-sunk = Cette tuile a déjà sombré.
reason-lower-terrain-first = { $terrain ->
    [1] Les plages
   *[2] Les forêts
} sombrent d’abord.
reason-enclosed = Cette tuile ne touche pas la mer, alors que d’autres de sa sorte la touchent.
reason-not-kept = Vous ne gardez pas cette tuile.
reason-tile-too-late = Une tuile gardée se joue avant le premier déplacement.
reason-tile-played = Vous avez déjà joué une tuile gardée ce tour-ci.
reason-lower-first = De deux tuiles pareilles, celle du terrain le plus bas part d’abord.
reason-no-target = Il n’y a rien que cette tuile puisse déplacer à présent.
reason-other-defence = Cette tuile ne protège pas de cette créature.

## Créatures

reason-other-creature = Le dé montre { $die ->
    [serpent] un serpent
    [shark] un requin
   *[whale] une baleine
} : les autres restent en place.
reason-creature-away = Cette créature n’est pas sur le plateau.
reason-occupied-space = Cette case est occupée : elle doit être vide.
reason-out-of-range = C’est plus loin que { $range ->
    [1] une case
   *[other] { $range } cases
}, ou quelqu’un est sur le chemin.
