# Entdecker à la table : ce qu’on demande, ce qu’on a fait. Les noms des tuiles, événements et unités sont dans entdecker.ftl.

## The table

entdecker-subtitle = règles de base
entdecker-round = Saison { $season }, { $left ->
    [0] la mer est pleine
    [1] une case inexplorée
   *[other] { $left } cases inexplorées
}
entdecker-supply-post = Comptoirs en réserve
entdecker-supply-fort = Forts en réserve
entdecker-supply-settlement = Colonies en réserve
entdecker-tokens = Jetons plante
entdecker-notice-full = { $left ->
    [0] La mer est pleine : la partie finit avec ce tour.
    [1] Une case est inexplorée : le tour qui la découvre est le dernier.
   *[other] { $left } cases sont inexplorées : le tour qui découvre la dernière finit la partie.
}
entdecker-notice-tiles = { $left ->
    [0] Il ne reste aucune tuile : la partie finit avec ce tour.
    [1] Il reste une tuile : le tour qui la tire est le dernier.
   *[other] Il reste { $left } tuiles : le tour qui tire la dernière finit la partie.
}
entdecker-tab-side = À trouver
entdecker-tab-badge = { $count }
entdecker-over = La mer est sur la carte
entdecker-wait-plant = { $name } prend un jeton plante
entdecker-wait-plant-detail = Le plus grand découvreur d’une île choisit une pile.

## The tray

entdecker-drawn = Tirée
entdecker-piles = Piles
entdecker-piles-note = 1 pièce d’or par tuile ; un point d’interrogation cache un événement
entdecker-numbers = Combien de tuiles
entdecker-budget = Combien d’or pour les tuiles
entdecker-number = { $number } : coûte { $cost } en or, reste { $left }
entdecker-hand = Vos tuiles personnelles
entdecker-hand-note = 2 en or, une par tour
entdecker-build-hostile = indigènes hostiles : plus cher ici
entdecker-offer = { $unit ->
    [post] Comptoir
    [fort] Fort
   *[settlement] Colonie
} : { $cost ->
    [0] impossible ici
   *[other] { $cost } en or
}, { $left ->
    [0] plus en réserve
   *[other] { $left } en réserve
}
entdecker-islands = Îles achevées
entdecker-island = île de { $value }
entdecker-plants = Jetons plante
entdecker-plants-note = de 1 à 4
entdecker-left = Encore à tirer
entdecker-left-note = toutes les piles
entdecker-left-tile = { $tile ->
    [S] pleine mer
    [C] cap
    [A] côte d’angle
    [O] détroit
    [B] baie
   *[F] pleine terre
} : reste { $count }
entdecker-spin-now = { $number } en or pour chacun
entdecker-season = Saison { $season }
entdecker-first = { $name } commence chaque saison
entdecker-first-now = { $name } commence cette saison
entdecker-wealth = Richesse
entdecker-wealth-note = 12 au plus

## What is asked

entdecker-ask-start = D’où part le bateau ?
entdecker-ask-start-detail = Choisissez un cercle ou une tuile éclairés. Vous avez { $gold } en or ; partir de l’unité d’un autre coûte sa valeur, le reste est gratuit.
entdecker-look-start = { $place } : { $cost ->
    [0] gratuit
   *[other] { $cost } en or à la banque
}. { $armed ->
    [yes] Touchez encore pour partir d’ici.
   *[no] Vous avez { $gold } en or.
}
entdecker-ask-announce = { $number ->
    [1] Annoncer une tuile ?
   *[other] Annoncer { $number } tuiles ?
}
entdecker-ask-announce-detail = { $number ->
    [1] Elle coûte 1 pièce d’or
   *[other] Elles coûtent { $number } pièces d’or
}, à payer maintenant ; reste { $left } : { $unit ->
    [post] assez pour un comptoir
    [fort] assez pour un fort
    [settlement] assez pour une colonie
   *[none] rien pour construire
}. Départ : { $from }.
entdecker-ask-announce-do = Annoncer { $number }
entdecker-ask-budget = Dépenser { $number } en or pour des tuiles ?
entdecker-ask-budget-detail = Une tuile tirée en prend 1, une des vôtres 2. Reste { $left } : { $unit ->
    [post] assez pour un comptoir
    [fort] assez pour un fort
    [settlement] assez pour une colonie
   *[none] rien pour construire
}. Départ : { $from }.
entdecker-ask-budget-do = Dépenser { $number }
entdecker-ask-lay = Posez { $tile ->
    [S] la pleine mer
    [C] le cap
    [A] la côte d’angle
    [O] le détroit
    [B] la baie
   *[F] la pleine terre
}
entdecker-ask-lay-detail = { $squares ->
    [1] Une case éclairée
   *[other] { $squares } cases éclairées
}, { $ways ->
    [1] une façon
   *[other] { $ways } façons
} de la poser ; le bateau suit. { $event ->
    [none] {""}
    [storm] Puis une tempête finit votre tour.
    [hostile] Des indigènes hostiles y vivent.
    [friendly] Des indigènes accueillants y vivent.
    [pirates] Puis des pirates prennent la moitié de votre or.
    [ruins] Ses ruines donnent 3 points.
   *[gold] Elle donne 3 pièces d’or.
}
entdecker-ask-draw = Tirez une tuile
entdecker-ask-draw-detail = { $personal ->
    [yes] { $budget } en or à dépenser : touchez une pile, ou l’une de vos tuiles.
   *[no] { $budget ->
        [1] Une tuile est payée
       *[other] { $budget } tuiles sont payées
    } : touchez une pile. Un point d’interrogation cache un événement.
}
entdecker-ask-go-on = Continuer, construire ou finir le tour ?
entdecker-ask-go-on-detail = { $personal ->
    [yes] { $budget } en or à dépenser pour des tuiles
   *[no] { $budget ->
        [1] Une tuile payée
       *[other] { $budget } tuiles payées
    }
}, { $gold } en or dans votre bourse. { $build ->
    [yes] Construire finit l’exploration.
   *[no] Rien ne peut être construit maintenant sur cette tuile.
}
entdecker-ask-build = { $build ->
    [yes] Construire ici, ou finir le tour ?
   *[no] Finir le tour ?
}
entdecker-ask-build-detail = { $budget ->
    [0] Il ne reste aucune tuile à tirer.
   *[other] Le bateau ne peut plus avancer.
} { $build ->
    [yes] Vous avez { $gold } en or{ $hostile ->
        [yes] {" "}; les indigènes hostiles renchérissent les unités ici
       *[no] {""}
    }.
   *[no] Rien ne peut être construit sur cette tuile.
}
entdecker-ask-site = { $land ->
    [single] { $unit ->
        [post] Construire un comptoir ici ?
        [fort] Construire un fort ici ?
       *[settlement] Construire une colonie ici ?
    }
   *[several] Sur quelle terre ?
}
entdecker-ask-site-detail = { $land ->
    [single] Construire finit votre tour et ne peut pas être repris.
   *[several] { $unit ->
        [post] Le comptoir
        [fort] Le fort
       *[settlement] La colonie
    } se place d’un côté du détroit : choisissez une terre éclairée. Construire finit votre tour.
}
entdecker-act-build = Construire et finir le tour
entdecker-ask-recall = Reprendre un comptoir
entdecker-ask-recall-detail = { $many ->
    [1] Votre comptoir est éclairé
   *[other] Vos { $many } comptoirs sont éclairés
} : il revient dans votre réserve, sans frais.
entdecker-ask-friendly = Des indigènes accueillants offrent un jeton plante
entdecker-ask-friendly-detail = Choisissez une pile. Il ne donne pas de points maintenant, mais le plus de jetons compte à la fin.
entdecker-ask-order = Quelle île est décomptée ensuite ?
entdecker-ask-order-detail = { $many } îles avec forts ou colonies sont achevées : leurs découvreurs prennent les plantes dans cet ordre.
entdecker-ask-plant = Votre île de { $value } est achevée : prenez un jeton plante
entdecker-ask-plant-detail = Choisissez une pile. Sa valeur s’ajoute à celle de l’île.
entdecker-act-stop = Finir le tour
entdecker-act-decline = Refuser
entdecker-first-natives = Répondez d’abord aux indigènes : choisissez une pile de jetons plante, ou refusez.
entdecker-first-plant = Prenez d’abord un jeton plante dans l’une des deux piles.
entdecker-first-island = Choisissez l’une des îles éclairées.
entdecker-first-unit = Choisissez une unité à construire ici.

## What was done

entdecker-log-start = { $name } part : { $place }{ $cost ->
    [0] {""}
   *[other] , pour { $cost } en or
}{ $number ->
    [0] {""}
   *[other] { $personal ->
        [yes] , et dépense { $number } en or
       *[no] , et annonce { $number ->
            [1] une tuile
           *[other] { $number } tuiles
        }
    }
}
entdecker-log-announce = { $name } annonce { $number ->
    [1] une tuile
   *[other] { $number } tuiles
}
entdecker-log-draw = { $name } tire de la pile { $pile }
entdecker-log-own = { $name } joue une tuile personnelle : { $tile ->
    [S] pleine mer
    [C] cap
    [A] côte d’angle
   *[O] détroit
}
entdecker-log-tile = { $name } tire { $tile ->
    [S] la pleine mer
    [C] un cap
    [A] une côte d’angle
    [O] un détroit
    [B] une baie
   *[F] la pleine terre
}{ $event ->
    [none] {""}
    [storm] {" "}avec une tempête
    [hostile] {" "}avec des indigènes hostiles
    [friendly] {" "}avec des indigènes accueillants
    [pirates] {" "}avec des pirates
    [ruins] {" "}avec des ruines
   *[gold] {" "}avec de l’or
}{ $after ->
    [none] {""}
   *[other] {" "}; { $after }
}
entdecker-log-misfit = { $name } tire { $tile ->
    [S] la pleine mer
    [C] un cap
    [A] une côte d’angle
    [O] un détroit
    [B] une baie
   *[F] la pleine terre
}, qui ne convient nulle part{ $after ->
    [none] {""}
   *[other] {" "}; { $after }
}
entdecker-log-lay = { $name } pose { $own ->
    [yes] { $tile ->
        [S] sa pleine mer
        [C] son cap
        [A] sa côte d’angle
       *[O] son détroit
    }
   *[no] { $tile ->
        [S] la pleine mer
        [C] un cap
        [A] une côte d’angle
        [O] un détroit
        [B] une baie
       *[F] la pleine terre
    }
} en { $square }{ $event ->
    [none] {""}
    [storm] {" "}: une tempête finit le tour
    [hostile] {" "}: indigènes hostiles
    [friendly] {" "}: indigènes accueillants
    [pirates] {" "}: des pirates prennent la moitié de l’or
    [ruins] {" "}: des ruines, 3 points
   *[gold] {" "}: 3 pièces d’or
}{ $after ->
    [none] {""}
   *[other] {" "}; { $after }
}
entdecker-log-build = { $name } construit { $unit ->
    [post] un comptoir
    [fort] un fort
   *[settlement] une colonie
} en { $square } pour { $cost } en or{ $after ->
    [none] {""}
   *[other] {" "}; { $after }
}
entdecker-log-stop = { $name } finit le tour{ $after ->
    [none] {""}
   *[other] {" "}; { $after }
}
entdecker-log-recall = { $name } reprend le comptoir en { $square }
entdecker-log-plant = { $value ->
    [0] { $name } prend un jeton plante
   *[other] { $name } prend une plante de { $value }
}{ $after ->
    [none] {""}
   *[other] {" "}; { $after }
}
entdecker-log-decline = { $name } refuse la plante{ $after ->
    [none] {""}
   *[other] {" "}; { $after }
}
entdecker-log-island = { $name } fait décompter l’île de { $value }
entdecker-log-spin = { $name } lance la flèche : { $number } en or pour chacun{ $after ->
    [none] {""}
   *[other] {" "}; { $after }
}

## Conseils : ce qui pourrait se faire


entdecker-log-start-hint = Départ : { $place }{ $cost ->
    [0] {""}
   *[other] {" "}pour { $cost } en or
}{ $number ->
    [0] {""}
   *[other] { $personal ->
        [yes] , dépenser { $number } en or
       *[no] , annoncer { $number }
    }
}
entdecker-log-announce-hint = Annoncer { $number }
entdecker-log-draw-hint = Tirer de la pile { $pile }
entdecker-log-own-hint = Jouer une tuile personnelle : { $tile ->
    [S] la pleine mer
    [C] le cap
    [A] la côte d’angle
    [O] le détroit
    [B] la baie
   *[F] la pleine terre
}
entdecker-log-lay-hint = Poser { $tile ->
    [S] la pleine mer
    [C] le cap
    [A] la côte d’angle
    [O] le détroit
    [B] la baie
   *[F] la pleine terre
} en { $square }{ $after ->
    [none] {""}
   *[other] {" "}; { $after }
}
entdecker-log-build-hint = Construire { $unit ->
    [post] un comptoir
    [fort] un fort
   *[settlement] une colonie
} en { $square } pour { $cost } en or
entdecker-log-stop-hint = Finir le tour
entdecker-log-recall-hint = Reprendre le comptoir en { $square }
entdecker-log-plant-hint = Prendre un jeton plante
entdecker-log-decline-hint = Refuser la plante
entdecker-log-island-hint = Décompter ensuite l’île de { $value }

hint-why-entdecker-points = { $amount ->
    [one] { $amount } point assuré
   *[other] { $amount } points assurés
}
hint-why-entdecker-gold = { $amount } en or de plus
hint-why-entdecker-tiles = une part d’une île plus grande
hint-why-entdecker-loose = une île plus près d’être achevée
hint-why-entdecker-rival = { $amount ->
    [one] { $name } perd environ { $amount } point
   *[other] { $name } perd environ { $amount } points
}
hint-why-entdecker-tokens = un jeton plante de plus
hint-why-entdecker-hoped = des plantes s’y trouveront peut-être
hint-why-entdecker-plants = une part des plantes de l’île
hint-why-entdecker-post = un comptoir sur une île qui grandit
hint-why-entdecker-fort = un fort sur une île qui grandit
hint-why-entdecker-settlement = une colonie sur une île qui grandit

## The end

entdecker-end-full = Toute la mer est découverte. Les plantes valent un point chacune au grand inventeur.
entdecker-end-tiles = La dernière tuile a été tirée avant que la mer soit pleine ; les îles inachevées ont compté telles quelles. Les plantes valent un point chacune au grand inventeur.
entdecker-end-shared = Les points sont égaux : la victoire est partagée.
entdecker-end-wealth = Les points sont égaux : l’or a décidé.
entdecker-end-total = { $total ->
    [one] { $total } point
   *[other] { $total } points
}
entdecker-end-note = { $tokens ->
    [0] aucune plante
    [1] une plante
   *[other] { $tokens } plantes
}{ $inventor ->
    [yes] , grand inventeur : +{ $tokens }
   *[no] {""}
}, { $gold } en or

## The help page

help-honest-entdecker = D’Entdecker, la règle est connue en entier, mais aucune source ne compte les tuiles : leur nombre par sorte, le paysage de chaque événement, la répartition des vingt événements et le nombre de jetons plante de chaque valeur sont supposés ici. De même, que le grand côté du plateau soit en largeur.

## Statistiques

stat-entdecker-islands = Îles
stat-entdecker-ruins = Ruines
stat-entdecker-inventor = Grand inventeur
stat-entdecker-scored = Îles qui ont rapporté
stat-entdecker-tiles = Tuiles posées
stat-entdecker-misfits = Tuiles sans place
stat-entdecker-built = Unités construites
stat-entdecker-spent = Or dépensé ou perdu
stat-entdecker-income = Or de la flèche

## What chance may bring

outcome-spin = La flèche montre { $number }
