# Die neuen Entdecker à la table : ce qu’on demande, ce qu’on a fait. Les noms des tuiles, événements et unités sont dans neue_entdecker.ftl.

## The table

neue-subtitle = disposition { $layout }
neue-round = Tour { $turn }, { $left ->
    [0] la mer est pleine
    [1] une case inexplorée
   *[other] { $left } cases inexplorées
}
neue-notice-full = { $left ->
    [0] La mer est pleine : la partie finit avec ce tour.
    [1] Une case est inexplorée : le tour qui la découvre est le dernier.
   *[other] { $left } cases sont inexplorées : le tour qui découvre la dernière finit la partie.
}
neue-tab-side = Réserves
neue-tab-badge = { $count }
neue-over = La mer est sur la carte, les huttes sont ouvertes
neue-wait-scout = { $name } envoie un éclaireur dans la jungle
neue-wait-scout-detail = Les éclaireurs d’une île achevée vont sur les chemins, un à un.
neue-play-supply-scout = Éclaireurs en réserve
neue-play-supply-base = Bases en réserve
neue-play-supply-settlement = Colonies en réserve

## The tray

neue-play-drawn = Tirée
neue-play-hidden = Tuiles cachées
neue-play-open = Tuiles ouvertes
neue-play-price = { $cost } en or par tuile
neue-play-number = { $number } : coûte { $cost } en or, reste { $left }
neue-play-offer = { $unit ->
    [scout] Éclaireur
    [base] Base
    [chief] Éclaireur en chef
   *[settlement] Colonie
} : { $cost } en or, { $left ->
    [0] plus en réserve
   *[other] { $left } en réserve
}
neue-play-islands = Îles achevées
neue-play-island = île de valeur { $value }
neue-play-names = Numéros de vos éclaireurs
neue-play-sends = Quel éclaireur ?
neue-play-ways = { $ways } façons de payer
neue-play-space = { $space ->
    [1] sur le point
    [2] sur l’œil
   *[other] sur la case { $space }
}
neue-play-rolled = Dernier jet : { $number } en or pour qui a lancé, { $others } pour les autres
neue-play-unrolled = Personne n’a encore lancé le dé du revenu.
neue-play-tokens = Jetons plante que vous n’avez pas vus
neue-play-named = { $count ->
    [1] Votre éclaireur en chef : numéro { $first }
   *[other] Vos éclaireurs en chef : numéros { $first } et { $second }
}
neue-play-left = Encore dans les piles cachées
neue-play-left-tile = { $tile ->
    [S] pleine mer
    [C] cap
    [A] côte d’angle
    [O] détroit
    [B] baie
   *[F] pleine terre
} : reste { $count }
neue-play-discards = { $count ->
    [0] Aucune tuile défaussée.
    [1] Une tuile défaussée.
   *[other] { $count } tuiles défaussées.
}
neue-play-no-place = Cette tuile ne convient nulle part devant le bateau.
neue-play-open-first = Les tuiles ouvertes se choisissent dans une expédition qui en a annoncé.
neue-play-first-island = Choisissez l’une des îles éclairées.
neue-play-first-path = Choisissez un chemin éclairé de la jungle.
neue-play-first-unit = Choisissez une unité à placer ici.
neue-play-first-stack = Choisissez d’abord une tuile d’une pile ouverte.
neue-keys-chief = éclaireur simple ou en chef
neue-keys-open = tuiles cachées ou ouvertes

## What is asked

neue-ask-name = { $left ->
    [1] Désignez votre second éclaireur en chef
   *[other] Désignez en secret deux éclaireurs en chef
}
neue-ask-name-detail = Choisissez un numéro. Un éclaireur en chef compte double sur les îles et les chemins ; personne d’autre ne l’apprend avant.
neue-ask-wheel = La roue : combien d’or ?
neue-ask-wheel-detail = Vous recevez ce que vous choisissez, les autres 1 de plus.
neue-ask-start = D’où part le bateau ?
neue-ask-start-detail = Choisissez une case de bord ou une tuile éclairée : la pièce dit le prix. Vous avez { $gold } en or, et une tuile coûte au moins 1.
neue-look-start = { $place } : { $cost ->
    [0] gratuit
   *[other] { $cost } en or
}{ $ways ->
    [1] {""}
   *[other] {" "}au moins, { $ways } façons de payer
}. { $armed ->
    [yes] Touchez encore pour partir d’ici.
   *[no] Vous avez { $gold } en or.
}
neue-ask-pay = Par quel chemin ? Départ : { $place }
neue-ask-pay-detail = { $ways } chemins y mènent : les pièces vont à la banque, les péages aux propriétaires des bases et colonies en chemin.
neue-ask-announce = { $open ->
    [yes] { $number ->
        [1] Annoncer une tuile ouverte ?
       *[other] Annoncer { $number } tuiles ouvertes ?
    }
   *[no] { $number ->
        [1] Annoncer une tuile cachée ?
       *[other] Annoncer { $number } tuiles cachées ?
    }
}
neue-ask-announce-detail = { $cost } en or, à payer maintenant ; reste { $left } : { $unit ->
    [scout] assez pour un éclaireur
    [base] assez pour une base
    [settlement] assez pour une colonie
   *[none] de quoi ne rien construire
}. Départ : { $from }.
neue-ask-announce-do = Annoncer { $number }
neue-ask-lay = Posez { $tile ->
    [S] la pleine mer
    [C] le cap
    [A] la côte d’angle
    [O] le détroit
    [B] la baie
   *[F] la pleine terre
}
neue-ask-lay-detail = { $squares ->
    [1] Une case éclairée
   *[other] { $squares } cases éclairées
}, { $ways ->
    [1] une façon
   *[other] { $ways } façons
} de la poser ; le bateau suit. { $event ->
    [none] {""}
    [storm] Puis une tempête finit l’expédition.
    [natives] Des indigènes accueilleront un de vos éclaireurs.
    [pirates] Puis des pirates prennent la moitié de votre or.
   *[gold] Elle donne 3 pièces d’or.
}
neue-ask-draw = { $open ->
    [yes] Choisissez une tuile ouverte
   *[no] Tirez une tuile cachée
}
neue-ask-draw-detail = { $budget ->
    [1] Une tuile est annoncée
   *[other] { $budget } tuiles sont annoncées
} : { $open ->
    [yes] touchez une pile ouverte, puis une case éclairée.
   *[no] touchez une pile. Un point d’interrogation cache un événement.
}
neue-ask-go-on = Continuer, placer une unité ou finir l’expédition ?
neue-ask-go-on-detail = { $budget ->
    [1] Reste une tuile annoncée
   *[other] Restent { $budget } tuiles annoncées
}, { $gold } en or dans votre bourse. { $build ->
    [yes] Une unité finit l’expédition.
   *[no] Rien ne peut être placé maintenant sur cette tuile.
}
neue-ask-build = { $build ->
    [yes] Placer une unité ici, ou finir l’expédition ?
   *[no] Finir l’expédition ?
}
neue-ask-build-detail = { $budget ->
    [0] Il ne reste aucune tuile annoncée.
   *[other] Le bateau ne peut plus avancer.
} { $build ->
    [yes] Vous avez { $gold } en or.
   *[no] Rien ne peut être placé sur cette tuile.
}
neue-ask-site = { $land ->
    [single] { $unit ->
        [scout] Placer un éclaireur ici ?
        [chief] Placer un éclaireur en chef ici ?
        [base] Placer une base ici ?
       *[settlement] Placer une colonie ici ?
    }
   *[several] Sur quelle terre ?
}
neue-ask-site-detail = { $land ->
    [single] Placer une unité finit l’expédition et ne peut pas être repris.
   *[several] { $unit ->
        [scout] L’éclaireur
        [chief] L’éclaireur en chef
        [base] La base
       *[settlement] La colonie
    } se place d’un côté du détroit : choisissez une terre éclairée. Cela finit l’expédition.
}
neue-act-build = Placer et finir le tour
neue-ask-recall = Reprenez un éclaireur
neue-ask-recall-detail = { $natives ->
    [yes] Votre réserve est vide : choisissez un de vos éclaireurs pour les indigènes, ou refusez.
   *[no] Votre réserve est vide : choisissez un de vos éclaireurs pour le placer ici, ce qui finit l’expédition.
} { $many ->
    [1] Un seul est éclairé.
   *[other] { $many } sont éclairés.
}
neue-ask-scout = { $natives ->
    [yes] Indigènes : envoyez un éclaireur dans la jungle
   *[no] Envoyez un éclaireur dans la jungle
}
neue-ask-scout-detail = { $both ->
    [yes] Choisissez l’éclaireur ci-dessous, puis un chemin éclairé.
   *[no] Choisissez un chemin éclairé : l’éclaireur prend la case libre la plus proche de la hutte.
} { $left ->
    [0] {""}
    [1] C’est le dernier de cette île.
   *[other] Vous en avez { $left } de cette île.
}
neue-ask-order = Quelle île est décomptée ensuite ?
neue-ask-order-detail = { $many } îles avec éclaireurs sont achevées : leurs éclaireurs vont dans la jungle dans cet ordre.
neue-act-stop = Finir ici
neue-act-shuffle = Mélanger la défausse
neue-act-decline = Refuser

## What was done

neue-log-name = { $count ->
    [1] { $name } désigne en secret un éclaireur en chef
   *[other] { $name } désigne en secret { $count } éclaireurs en chef
}
neue-log-roll = { $wheel ->
    [yes] { $number ->
        [0] { $name } lance le dé : la roue
       *[other] { $name } lance la roue et prend { $number } en or, les autres { $others }
    }
   *[no] { $name } lance le dé : { $number } en or, les autres { $others }
}
neue-log-start = { $name } part : { $place }{ $cost ->
    [0] {""}
   *[other] , pour { $cost } en or
}{ $number ->
    [0] {""}
   *[other] { $open ->
        [yes] {" "}; { $number ->
            [1] une tuile ouverte annoncée
           *[other] { $number } tuiles ouvertes annoncées
        }
       *[no] {" "}; { $number ->
            [1] une tuile cachée annoncée
           *[other] { $number } tuiles cachées annoncées
        }
    }
}
neue-log-announce = { $open ->
    [yes] { $name } annonce { $number ->
        [1] une tuile ouverte
       *[other] { $number } tuiles ouvertes
    }
   *[no] { $name } annonce { $number ->
        [1] une tuile cachée
       *[other] { $number } tuiles cachées
    }
}
neue-log-draw = { $name } tire de la pile { $pile }
neue-log-tile = { $name } tire { $tile ->
    [S] la pleine mer
    [C] un cap
    [A] une côte d’angle
    [O] un détroit
    [B] une baie
   *[F] la pleine terre
}{ $event ->
    [none] {""}
    [storm] {" "}avec une tempête
    [natives] {" "}avec des indigènes
    [pirates] {" "}avec des pirates
   *[gold] {" "}avec de l’or
}{ $after ->
    [none] {""}
   *[other] {" "}; { $after }
}
neue-log-misfit = { $name } tire { $tile ->
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
neue-log-lay = { $name } pose { $tile ->
    [S] la pleine mer
    [C] un cap
    [A] une côte d’angle
    [O] un détroit
    [B] une baie
   *[F] la pleine terre
} en { $square }{ $event ->
    [none] {""}
    [storm] {" "}: une tempête finit l’expédition
    [natives] {" "}: indigènes
    [pirates] {" "}: des pirates prennent la moitié de l’or
   *[gold] {" "}: 3 pièces d’or
}{ $after ->
    [none] {""}
   *[other] {" "}; { $after }
}
neue-log-shuffle = { $name } mélange la défausse en nouvelles piles
neue-log-build = { $name } place { $unit ->
    [scout] un éclaireur
    [chief] un éclaireur en chef
    [base] une base
   *[settlement] une colonie
} en { $square } pour { $cost } en or{ $after ->
    [none] {""}
   *[other] {" "}; { $after }
}
neue-log-stop = { $name } finit l’expédition{ $after ->
    [none] {""}
   *[other] {" "}; { $after }
}
neue-log-recall = { $square ->
    [none] { $name } reprend un éclaireur du chemin { $path }
   *[other] { $name } reprend un éclaireur en { $square }
}{ $after ->
    [none] {""}
   *[other] {" "}; { $after }
}
neue-log-scout = { $name } envoie { $chief ->
    [yes] un éclaireur en chef
   *[no] un éclaireur
} sur le chemin { $path }{ $token ->
    [none] {""}
    [token] { $value ->
        [0] {" "}et met une plante dans la hutte
       *[other] {" "}et met une plante de { $value } dans la hutte
    }
   *[look] { $value ->
        [0] {" "}et regarde la plante
       *[other] {" "}et regarde : la plante vaut { $value }
    }
}{ $after ->
    [none] {""}
   *[other] {" "}; { $after }
}
neue-log-decline = { $name } refuse{ $after ->
    [none] {""}
   *[other] {" "}; { $after }
}
neue-log-island = { $name } fait décompter l’île de valeur { $value }{ $after ->
    [none] {""}
   *[other] {" "}; { $after }
}
neue-log-reveal = { $square ->
    [none] { $chief ->
        [yes] Sur le chemin { $path }, un éclaireur de { $name } est un éclaireur en chef
       *[no] Sur le chemin { $path }, un éclaireur de { $name } n’est pas un chef
    }
   *[other] { $chief ->
        [yes] L’éclaireur de { $name } en { $square } est un éclaireur en chef
       *[no] L’éclaireur de { $name } en { $square } n’est pas un chef
    }
}{ $after ->
    [none] {""}
   *[other] {" "}; { $after }
}
neue-log-hut = La hutte du chemin { $path } est ouverte : { $winner ->
    [none] personne ne reçoit les { $value }
   *[other] { $winner } +{ $value }
}

## Conseils : ce qui pourrait se faire


neue-log-name-hint = Désigner des éclaireurs en chef
neue-log-roll-hint = Prendre { $number } en or, les autres { $others }
neue-log-start-hint = Départ : { $place }{ $cost ->
    [0] {""}
   *[other] {" "}pour { $cost } en or
}{ $number ->
    [0] {""}
   *[other] { $open ->
        [yes] , annoncer { $number ->
            [1] une ouverte
           *[other] { $number } ouvertes
        }
       *[no] , annoncer { $number ->
            [1] une cachée
           *[other] { $number } cachées
        }
    }
}
neue-log-announce-hint = { $open ->
    [yes] Annoncer { $number ->
        [1] une ouverte
       *[other] { $number } ouvertes
    }
   *[no] Annoncer { $number ->
        [1] une cachée
       *[other] { $number } cachées
    }
}
neue-log-draw-hint = Tirer de la pile { $pile }
neue-log-lay-hint = Poser { $tile ->
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
neue-log-shuffle-hint = Mélanger la défausse en de nouvelles piles
neue-log-build-hint = Placer { $unit ->
    [scout] un éclaireur
    [chief] un éclaireur en chef
    [base] une base
   *[settlement] une colonie
} en { $square } pour { $cost } en or
neue-log-stop-hint = Finir l’expédition
neue-log-recall-hint = { $square ->
    [none] Reprendre un éclaireur du chemin { $path }
   *[other] Reprendre l’éclaireur de { $square }
}
neue-log-scout-hint = Envoyer { $chief ->
    [yes] l’éclaireur en chef
   *[no] un éclaireur
} au chemin { $path }
neue-log-decline-hint = Refuser
neue-log-island-hint = Décompter ensuite l’île de valeur { $value }

hint-why-neue-entdecker-points = { $amount ->
    [one] { $amount } point assuré
   *[other] { $amount } points assurés
}
hint-why-neue-entdecker-gold = { $amount } en or de plus
hint-why-neue-entdecker-tiles = une part d’une île plus grande
hint-why-neue-entdecker-loose = une île plus près d’être achevée
hint-why-neue-entdecker-rival = { $amount ->
    [one] { $name } perd environ { $amount } point
   *[other] { $name } perd environ { $amount } points
}
hint-why-neue-entdecker-landing = des éclaireurs pour la jungle
hint-why-neue-entdecker-scout = un éclaireur sur une île qui grandit
hint-why-neue-entdecker-base = une base sur une île qui grandit
hint-why-neue-entdecker-settlement = une colonie sur une île qui grandit
hint-why-neue-entdecker-early = premier devant une hutte
hint-why-neue-entdecker-late = premier devant une hutte

## The end

neue-end-points = Toute la mer est découverte et chaque hutte ouverte : le plus de points l’emporte.
neue-end-gold = Les points sont égaux : l’or a décidé.
neue-end-shared = Points et or sont égaux : la victoire est partagée.
neue-end-total = { $total ->
    [one] { $total } point
   *[other] { $total } points
}
neue-end-note = { $gold } en or

## The help page

help-honest-neue-entdecker = De Die neuen Entdecker, la règle est connue en entier, mais les images sont perdues : la place des mers et des chutes d’eau dans chaque disposition, et le nombre de tuiles de chaque sorte, sont supposés ici. De plusieurs chemins vers un départ, seuls sont offerts les paiements qu’aucun autre ne surpasse.

## Statistiques

stat-neue-entdecker-islands = Îles
stat-neue-entdecker-huts = Huttes de la jungle
stat-neue-entdecker-scored = Îles qui ont rapporté
stat-neue-entdecker-tiles = Tuiles posées
stat-neue-entdecker-misfits = Tuiles sans place
stat-neue-entdecker-built = Unités placées
stat-neue-entdecker-spent = Or dépensé ou perdu
stat-neue-entdecker-rolled = Or de ses propres lancers
stat-neue-entdecker-tolls = Péages reçus
stat-neue-entdecker-scouts = Éclaireurs envoyés dans la jungle

## What chance may bring

outcome-token = jeton valant { $value }
