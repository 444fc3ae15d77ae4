# Die neuen Entdecker: names of tiles, events and units, and why something cannot be done.

## Tiles, events and units

neue-entdecker-tile-S = pleine mer
neue-entdecker-tile-C = cap
neue-entdecker-tile-A = côte d’angle
neue-entdecker-tile-O = détroit
neue-entdecker-tile-B = baie
neue-entdecker-tile-F = pleine terre

neue-entdecker-event-gold = Or
neue-entdecker-event-pirates = Pirates
neue-entdecker-event-natives = Indigènes
neue-entdecker-event-storm = Tempête

neue-entdecker-event-gold-does = Trois pièces d’or de la banque.
neue-entdecker-event-pirates-does = La moitié de votre or est perdue, la perte étant arrondie vers le bas.
neue-entdecker-event-natives-does = Un éclaireur de la réserve sur la case libre la plus proche d’une hutte, si vous voulez.
neue-entdecker-event-storm-does = L’expédition s’achève aussitôt : ni autre tuile, ni unité.

neue-entdecker-unit-scout = éclaireur
neue-entdecker-unit-base = base
neue-entdecker-unit-settlement = colonie
neue-entdecker-unit-chief = éclaireur en chef

neue-entdecker-side-N = nord
neue-entdecker-side-E = est
neue-entdecker-side-S = sud
neue-entdecker-side-W = ouest

## Why not

reason-neue-entdecker-over = La partie est terminée.
reason-neue-entdecker-chance-first = Le sort d’abord : on lance le dé, on tire ou on retourne.
reason-neue-entdecker-left-to-chance = Personne n’en décide : c’est l’affaire du sort.
reason-neue-entdecker-no-such-action = Cette décision n’existe pas.
reason-neue-entdecker-not-your-turn = C’est le tour d’un autre joueur.
reason-neue-entdecker-not-your-scout = Un autre joueur place d’abord un éclaireur.
reason-neue-entdecker-no-chiefs = Cette table joue sans éclaireurs en chef.
reason-neue-entdecker-named-before = Les éclaireurs en chef ont été désignés avant la partie.
reason-neue-entdecker-name-first = Désignez d’abord vos deux éclaireurs en chef.
reason-neue-entdecker-marker = L’éclaireur { $number } est votre marqueur de points.
reason-neue-entdecker-no-such-number = Il n’y a pas d’éclaireur { $number } : désignez un numéro de 1 à { $most }.
reason-neue-entdecker-named-already = L’éclaireur { $number } est déjà désigné.
reason-neue-entdecker-wheel-first = Choisissez d’abord le nombre que vaut la roue.
reason-neue-entdecker-no-wheel = Vous n’avez pas obtenu la roue.
reason-neue-entdecker-no-such-island = Cette île n’est pas à décompter maintenant.
reason-neue-entdecker-order-first = Choisissez d’abord laquelle des îles achevées est décomptée.
reason-neue-entdecker-nothing-to-score = Les îles sont décomptées à la fin du tour.
reason-neue-entdecker-scout-first = Placez d’abord un éclaireur de l’île sur un chemin.
reason-neue-entdecker-scout-fetched = Vous avez repris un éclaireur : placez-le d’abord.
reason-neue-entdecker-path-full = Le chemin { $path } n’a plus de case libre.
reason-neue-entdecker-chiefs-only = Il ne reste que des éclaireurs en chef à placer ici.
reason-neue-entdecker-no-chief-here = Vous n’avez pas d’éclaireur en chef à placer ici.
reason-neue-entdecker-natives-first = Répondez d’abord aux indigènes : placez un éclaireur, ou refusez.
reason-neue-entdecker-take-back-first = Votre réserve est sans éclaireur : reprenez-en d’abord un sur une tuile ou un chemin.
reason-neue-entdecker-no-natives = Aucun éclaireur n’est à placer dans la jungle en ce moment.
reason-neue-entdecker-start-first = Choisissez d’abord le départ du bateau.
reason-neue-entdecker-under-way = Le bateau est déjà parti : son départ se choisit une fois par tour.
reason-neue-entdecker-edge-closed = La case à côté de cette case de bord est déjà découverte.
reason-neue-entdecker-undiscovered = Aucune tuile ici : le bateau part d’une tuile ou d’une case de bord.
reason-neue-entdecker-no-way-on = Aucun côté de mer de cette tuile ne donne sur une case inexplorée.
reason-neue-entdecker-no-path = Aucun chemin ne relie cette tuile au bord.
reason-neue-entdecker-start-too-dear = { $cost ->
    [0] Une tuile coûte { $tile } en or : vous avez { $gold }.
   *[other] Ce départ coûte { $cost } en or, et une tuile { $tile } de plus : vous avez { $gold }.
}
reason-neue-entdecker-no-such-payment = Aucun chemin qui vaille la peine ne coûte exactement cela.
reason-neue-entdecker-nothing-to-pay = Il n’y a pas de chemin à choisir en ce moment.
reason-neue-entdecker-pay-first = Choisissez d’abord le chemin, et payez-le.
reason-neue-entdecker-announce-first = Annoncez d’abord combien de tuiles vous tirerez.
reason-neue-entdecker-announced = Vous avez déjà annoncé, et payé.
reason-neue-entdecker-too-little-gold = Cela coûterait { $cost } en or : vous avez { $gold }.
reason-neue-entdecker-too-few-hidden = { $left ->
    [0] Il ne reste aucune tuile cachée.
    [one] Il ne reste que { $left } tuile cachée.
   *[other] Il ne reste que { $left } tuiles cachées.
}
reason-neue-entdecker-too-few-squares = { $left ->
    [one] Il ne reste que { $left } case inexplorée.
   *[other] Il ne reste que { $left } cases inexplorées.
}
reason-neue-entdecker-lay-first = La tuile tirée convient : elle doit d’abord être posée.
reason-neue-entdecker-draw-first = Tirez une tuile avant d’en poser une.
reason-neue-entdecker-draw-one = Tirez au moins une tuile avant de vous arrêter.
reason-neue-entdecker-open-announced = Vous avez annoncé des tuiles ouvertes : on ne les mêle jamais à des tuiles cachées.
reason-neue-entdecker-none-announced = Il ne reste aucune tuile annoncée.
reason-neue-entdecker-dead-end = Une impasse : aucun côté de mer de la tuile du bateau ne donne sur une case inexplorée.
reason-neue-entdecker-piles-left = La défausse n’est mélangée que si toutes les piles cachées sont vides.
reason-neue-entdecker-shuffle-first = Toutes les piles cachées sont vides : mélangez d’abord la défausse.
reason-neue-entdecker-pile-empty = La pile { $pile } est vide.
reason-neue-entdecker-stack-empty = La pile ouverte de ce motif est vide.
reason-neue-entdecker-other-tile = La tuile tirée est { $tile ->
    [S] de pleine mer
    [C] un cap
    [A] une côte d’angle
    [O] un détroit
    [B] une baie
   *[F] de pleine terre
}.
reason-neue-entdecker-discovered = Cette case est déjà découverte.
reason-neue-entdecker-not-beside-ship = La tuile se pose devant le bateau, par l’un de ses côtés de mer.
reason-neue-entdecker-land-to-ship = Le côté tourné vers le bateau doit être de mer.
reason-neue-entdecker-land-at-border = Le bord est de la mer : aucune terre n’y touche.
reason-neue-entdecker-no-match = { $side ->
    [N] Au nord
    [E] À l’est
    [S] Au sud
   *[W] À l’ouest
}, la terre rencontrerait la mer.
reason-neue-entdecker-nothing-laid = On place une unité sur la dernière tuile posée de cette expédition : il n’y en a pas encore.
reason-neue-entdecker-open-sea = On ne place rien en pleine mer.
reason-neue-entdecker-one-land = Cette tuile n’a qu’une seule terre.
reason-neue-entdecker-none-in-supply = { $unit ->
    [scout] Il ne vous reste aucun éclaireur.
    [base] Il ne vous reste aucune base.
   *[settlement] Il ne vous reste aucune colonie.
}
reason-neue-entdecker-unit-too-dear = { $unit ->
    [scout] Un éclaireur
    [base] Une base
   *[settlement] Une colonie
} coûte { $cost } en or : vous avez { $gold }.
reason-neue-entdecker-no-unit = Aucun éclaireur ne se trouve ici.
reason-neue-entdecker-not-your-unit = Cette unité n’est pas à vous.
reason-neue-entdecker-unit-stays = Seuls les éclaireurs se reprennent : bases et colonies restent jusqu’au décompte de leur île.
reason-neue-entdecker-supply-first = Vous avez encore un éclaireur dans votre réserve.
