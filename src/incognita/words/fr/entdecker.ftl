# Entdecker : noms des tuiles, des événements et des unités, et pourquoi une chose ne se peut pas.

## Tiles, events and units

entdecker-tile-S = pleine mer
entdecker-tile-C = cap
entdecker-tile-A = côte d’angle
entdecker-tile-O = détroit
entdecker-tile-B = baie
entdecker-tile-F = pleine terre

entdecker-event-storm = Tempête
entdecker-event-hostile = Indigènes hostiles
entdecker-event-friendly = Indigènes accueillants
entdecker-event-pirates = Pirates
entdecker-event-ruins = Ruines
entdecker-event-gold = Or

entdecker-event-storm-does = Le tour s’achève aussitôt : plus de tuile, pas d’unité.
entdecker-event-hostile-does = Ici un comptoir coûte 2 pièces d’or, un fort 6, et aucune colonie n’est possible.
entdecker-event-friendly-does = Prenez, si vous voulez, un jeton plante dans l’une des piles.
entdecker-event-pirates-does = La moitié de votre or est perdue, arrondie vers le haut.
entdecker-event-ruins-does = Trois points aussitôt.
entdecker-event-gold-does = Trois pièces d’or, jusqu’à douze en tout.

entdecker-unit-post = comptoir
entdecker-unit-fort = fort
entdecker-unit-settlement = colonie

entdecker-side-N = nord
entdecker-side-E = est
entdecker-side-S = sud
entdecker-side-W = ouest

## Why not

reason-entdecker-over = La partie est terminée.
reason-entdecker-chance-first = Le sort d’abord : on lance la flèche, on tire ou on retourne.
reason-entdecker-left-to-chance = Personne n’en décide : c’est l’affaire du sort.
reason-entdecker-no-such-action = Cette décision n’existe pas.
reason-entdecker-not-your-turn = C’est le bateau d’un autre joueur qui est en route.
reason-entdecker-not-discoverer = Le plus grand découvreur de l’île prend d’abord un jeton.
reason-entdecker-no-such-island = Cette île n’est pas à décompter maintenant.
reason-entdecker-order-first = Choisissez d’abord laquelle des îles achevées est décomptée.
reason-entdecker-take-token = Prenez d’abord un jeton plante pour l’île.
reason-entdecker-nothing-to-score = Les îles sont décomptées à la fin du tour.
reason-entdecker-natives-first = Répondez d’abord aux indigènes accueillants : prenez un jeton, ou refusez.
reason-entdecker-start-first = Choisissez d’abord le départ du bateau.
reason-entdecker-announce-first = Annoncez d’abord ce que vous payez pour explorer.
reason-entdecker-lay-first = La tuile tirée convient : elle doit d’abord être posée.
reason-entdecker-draw-first = Tirez une tuile avant d’en poser une.
reason-entdecker-draw-one = Tirez au moins une tuile avant de vous arrêter.
reason-entdecker-under-way = Le bateau est déjà parti : son départ se choisit une fois par tour.
reason-entdecker-circle-closed = La case à côté de ce cercle est déjà découverte.
reason-entdecker-undiscovered = Aucune tuile ici : le bateau part d’une tuile ou d’un cercle.
reason-entdecker-no-way-on = Aucun côté de mer de cette tuile ne donne sur une case inexplorée.
reason-entdecker-start-too-dear = { $cost ->
    [0] Il vous faut 1 pièce d’or pour une tuile.
   *[other] Partir de cette unité coûte { $cost } en or, et une tuile 1 de plus : vous avez { $gold }.
}
reason-entdecker-announced = Vous avez déjà annoncé, et payé.
reason-entdecker-too-little-gold = Cela coûterait { $number } en or : vous avez { $gold }.
reason-entdecker-none-announced = Il ne reste aucune tuile payée.
reason-entdecker-dead-end = Une impasse : aucun côté de mer de la tuile du bateau ne donne sur une case inexplorée.
reason-entdecker-pile-empty = La pile { $pile } est vide.
reason-entdecker-no-personal-tiles = Cette table joue sans tuiles personnelles.
reason-entdecker-tile-played = Vous avez déjà joué cette tuile personnelle.
reason-entdecker-one-personal-tile = On ne joue qu’une tuile personnelle par tour.
reason-entdecker-budget-spent = Une tuile personnelle prend { $cost } sur l’or annoncé : il en reste { $left }.
reason-entdecker-fits-nowhere = Cette tuile ne convient nulle part devant le bateau.
reason-entdecker-other-tile = La tuile tirée est { $tile ->
    [S] de pleine mer
    [C] un cap
    [A] une côte d’angle
    [O] un détroit
    [B] une baie
   *[F] de pleine terre
}.
reason-entdecker-discovered = Cette case est déjà découverte.
reason-entdecker-not-beside-ship = La tuile se pose devant le bateau, par l’un de ses côtés de mer.
reason-entdecker-land-to-ship = Le côté tourné vers le bateau doit être de mer.
reason-entdecker-land-at-border = Le bord est de la mer : aucune terre n’y touche.
reason-entdecker-no-match = { $side ->
    [N] Au nord
    [E] À l’est
    [S] Au sud
   *[W] À l’ouest
}, la terre rencontrerait la mer.
reason-entdecker-nothing-laid = On construit sur la dernière tuile posée à ce tour : il n’y en a pas encore.
reason-entdecker-open-sea = On ne construit rien en pleine mer.
reason-entdecker-one-land = Cette tuile n’a qu’une seule terre.
reason-entdecker-none-in-supply = { $unit ->
    [post] Il ne vous reste aucun comptoir.
    [fort] Il ne vous reste aucun fort.
   *[settlement] Il ne vous reste aucune colonie.
}
reason-entdecker-hostile-settlement = Les indigènes hostiles n’admettent pas de colonie.
reason-entdecker-unit-too-dear = { $unit ->
    [post] Un comptoir
    [fort] Un fort
   *[settlement] Une colonie
} coûte ici { $cost } en or : vous avez { $gold }.
reason-entdecker-no-unit = Aucune unité ne se trouve ici.
reason-entdecker-not-your-unit = Cette unité n’est pas à vous.
reason-entdecker-unit-stays = Seuls les comptoirs se reprennent : forts et colonies restent jusqu’au décompte de leur île.
reason-entdecker-plants-gone = Cette pile n’a plus de jeton plante.
reason-entdecker-nothing-offered = Personne ne vous offre de jeton plante en ce moment.
