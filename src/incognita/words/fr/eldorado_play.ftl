# La Course vers El Dorado à la table : ce qui est demandé, ce qui a été fait, pourquoi pas.

## The table

eldorado-title = La Course vers El Dorado
eldorado-short = El Dorado
eldorado-goal = le premier à la cité gagne
eldorado-goal-two = les deux pions à la cité
eldorado-to-go = à faire
eldorado-arrived = arrivé
fact-hand = Cartes en main
fact-deck = Cartes à piocher
fact-blockades = Barrières gagnées
notice-limit = Manche { $round } sur { $limit } : la course s’arrête après la manche { $limit }, classement selon la distance restante.
notice-limit-last = Dernière manche : la course s’arrête avec elle, classement selon la distance restante.
notice-last-round = Dernière manche : { $name } a atteint El Dorado. Qui n’a pas encore joué dans cette manche a encore un tour.

## What is asked

prompt-rest = À vous : choisissez une carte
prompt-rest-detail = { $cards ->
    [0] Aucune carte en main
    [1] Une carte en main
   *[other] { $cards } cartes en main
}, { $spaces ->
    [0] aucune case à portée.
    [1] une case à portée.
   *[other] { $spaces } cases à portée.
}
prompt-empty = Plus de carte : terminez votre tour
prompt-left = { $symbol ->
    [machete] { $count ->
        [one] Encore { $count } machette
       *[other] Encore { $count } machettes
    }
    [paddle] { $count ->
        [one] Encore { $count } pagaie
       *[other] Encore { $count } pagaies
    }
    [coin] { $count ->
        [one] Encore { $count } pièce
       *[other] Encore { $count } pièces
    }
   *[other] Encore un pas
} : continuez, ou jouez une autre carte
prompt-left-detail = { $spaces ->
    [1] Une case éclairée
   *[other] { $spaces } cases éclairées
}. Le reste est perdu avec la carte suivante.
prompt-card = { $card } : choisissez une case éclairée
prompt-card-give = { $card } : cédez-la sur une case éclairée
prompt-card-none = { $card } : aucune case à portée
prompt-card-detail = { $symbol ->
    [machete] { $power ->
        [one] { $power } machette
       *[other] { $power } machettes
    }
    [paddle] { $power ->
        [one] { $power } pagaie
       *[other] { $power } pagaies
    }
    [coin] { $power ->
        [one] { $power } pièce
       *[other] { $power } pièces
    }
    [any] Symbole au choix, force { $power }
   *[none] Un pas
}, { $spaces ->
    [1] une case à portée
   *[other] { $spaces } cases à portée
}. { $way ->
    [touch] Touchez-la encore pour la reposer.
   *[keys] Échap repose la carte.
}
prompt-card-none-detail = Elle peut encore payer un achat, ou rester en main. { $way ->
    [touch] Touchez-la encore pour la reposer.
   *[keys] Échap la repose.
}
prompt-action = { $card } : la jouer maintenant ?
prompt-action-detail = { $id ->
    [transmitter] Prenez une carte au choix, au marché ou hors du marché, sans payer.
    [cartographer] Piochez deux cartes à utiliser ce tour-ci.
    [scientist] Piochez une carte, puis vous pouvez écarter une carte de votre main.
    [compass] Piochez trois cartes à utiliser ce tour-ci. Elle quitte la partie.
    [travel_log] Piochez jusqu’à deux cartes, puis écartez-en jusqu’à deux. Il quitte la partie.
   *[other] Suivez la carte.
}
prompt-piece = Choisissez une case éclairée
prompt-piece-detail = { $spaces ->
    [0] Aucune case à portée.
    [1] Une case à portée de vos cartes.
   *[other] { $spaces } cases à portée de vos cartes.
}
prompt-which-card = Quelle carte ?
prompt-which-piece = Quel pion ?
prompt-which-detail = { $ways } façons d’y aller. { $way ->
    [touch] Choisissez.
   *[keys] Échap revient en arrière.
}
prompt-give = { $owed ->
    [one] { $space ->
        [camp] Campement : écartez une carte
       *[rubble] Éboulis : cédez une carte
    }
   *[other] { $space ->
        [camp] Campement : écartez { $owed } cartes
       *[rubble] Éboulis : cédez { $owed } cartes
    }
}
prompt-give-detail = { $chosen } sur { $owed }. { $space ->
    [camp] N’importe lesquelles ; elles quittent la partie.
   *[rubble] N’importe lesquelles ; elles vont à votre défausse.
}
prompt-remove = { $most ->
    [1] Écarter une carte ?
   *[other] Écarter jusqu’à { $most } cartes ?
}
prompt-remove-detail = { $chosen } sur { $most }. Une carte écartée quitte la partie.
prompt-take = Prenez une carte, sans payer
prompt-take-detail = { $count ->
    [1] Une pile
   *[other] { $count } piles
} au choix, au marché et hors du marché.
prompt-buy = { $chosen ->
    [0] Acheter : avec quoi payez-vous ?
   *[other] Vous payez { $sum } : prenez une carte
}
prompt-buy-detail = { $piles ->
    [0] { $all ->
        [1] Une pile est dans vos moyens.
       *[other] { $all } piles sont dans vos moyens.
    }
    [1] De quoi payer une pile, celle au bord de laiton.
   *[other] De quoi payer { $piles } piles, celles au bord de laiton.
} Touchez des cartes, puis une pile.
prompt-buy-card = { $card } coûte { $price }
prompt-buy-enough = Vous payez { $sum }. Touchez des cartes pour payer autrement.
prompt-buy-short = { $sum } sur { $price } : choisissez d’autres cartes.
prompt-keep = { $cards ->
    [1] Garder cette carte ?
   *[other] Quelles cartes gardez-vous ?
}
prompt-keep-detail = Touchez celles à défausser. { $drop ->
    [0] Tout est gardé
   *[other] { $keep } à garder, { $drop } à défausser
} ; puis vous piochez jusqu’à quatre.
prompt-over = La course est terminée
prompt-over-detail = Revoyez-la coup par coup, ou rejouez.
prompt-dealing = On distribue les cartes

## Buttons

act-buy = Acheter
act-end = Fin du tour
act-play = La jouer
act-draw = { $draw ->
    [0] Ne rien piocher
    [one] Piocher { $draw }
   *[other] Piocher { $draw }
}
act-remove = { $chosen ->
    [0] Ne rien écarter
    [one] Écarter { $chosen }
   *[other] Écarter { $chosen }
}
act-buy-card = Acheter pour { $price }
act-end-keep = { $drop ->
    [0] { $keep ->
        [1] La garder
       *[other] Garder les { $keep }
    }, fin du tour
   *[other] Défausser { $drop }, fin du tour
}
act-option-card = { $card }
act-option-piece = Pion { $piece }
act-option-left = Force restante
act-option-give = { $cards ->
    [one] Céder { $cards } carte
   *[other] Céder { $cards } cartes
}
tag-used = { $used } sur { $held }
tag-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
tag-step = 1 pas
why-undo = Rien à annuler : le tour vient de commencer, ou une carte a été piochée depuis.
why-end = Terminez d’abord ceci.
why-buy-more = Choisissez d’autres cartes pour payer.

## Marks on hand cards

mark-pay = paie
mark-give = cédée
mark-remove = écartée
mark-discard = défaussée

## The log

log-deal = Les barrières sont posées : { $numbers }
log-draw = { $name } pioche { $drawn ->
    [1] une carte
   *[other] { $drawn } cartes
}{ $cards ->
    [none] {""}
   *[other] { "\u00A0" }: { $cards }
}
log-move = { $name } joue { $card }, { $steps ->
    [1] un pas
   *[other] { $steps } pas
} { $terrain ->
    [jungle] dans la jungle
    [water] sur l’eau
    [village] dans le village
    [rubble] sur les éboulis
    [camp] dans le campement
   *[other] en avant
}
log-move-blockade = { $name } joue { $card } et gagne la barrière { $number }
log-move-arrive = { $name } joue { $card } et atteint El Dorado
log-step = { $name } continue, { $steps ->
    [1] un pas
   *[other] { $steps } pas
} { $terrain ->
    [jungle] dans la jungle
    [water] sur l’eau
    [village] dans le village
    [rubble] sur les éboulis
    [camp] dans le campement
   *[other] de plus
}
log-step-blockade = { $name } continue et gagne la barrière { $number }
log-step-arrive = { $name } continue et atteint El Dorado
log-enter-begin = { $space ->
    [camp] { $name } se tourne vers un campement
   *[other] { $name } se tourne vers les éboulis
}
log-enter = { $space ->
    [camp] { $name } écarte { $count ->
        [1] une carte
       *[other] { $count } cartes
    } au campement : { $cards }
    [blockade] { $name } cède { $count ->
        [1] une carte
       *[other] { $count } cartes
    } et gagne la barrière { $number } : { $cards }
   *[other] { $name } cède { $count ->
        [1] une carte
       *[other] { $count } cartes
    } aux éboulis : { $cards }
}
log-give = { $name } cède { $card }
log-play = { $name } joue { $card }{ $draw ->
    [0] {""}
    [1] , pioche une carte
   *[other] , pioche { $draw } cartes
}{ $cards ->
    [none] {""}
   *[other] { "\u00A0" }: { $cards }
}
log-remove = { $name } écarte de la partie : { $cards }
log-done = { $name } n’écarte rien
log-take = { $name } prend { $card } sans payer
log-pay = { $name } pose { $sum } en pièces : { $cards }
log-buy = { $name } achète { $card } pour { $price }
log-discard = { $name } défausse { $gone }
log-end = { $name } { $dropped ->
    [0] termine son tour
   *[other] défausse { $gone }
}{ $drawn ->
    [0] {""}
    [1] , pioche une carte
   *[other] , pioche { $drawn } cartes
}{ $cards ->
    [none] {""}
   *[other] { "\u00A0" }: { $cards }
}

## Conseils : ce qui pourrait se faire

log-move-hint = { $card } vers { $place }{ $steps ->
    [1] {""}
   *[other] , { $steps } pas
}
log-move-blockade-hint = { $card } : gagner la barrière { $number }
log-move-arrive-hint = { $card } : atteindre El Dorado
log-step-hint = Continuer vers { $place }
log-step-blockade-hint = Continuer et gagner la barrière { $number }
log-step-arrive-hint = Continuer et atteindre El Dorado
log-enter-begin-hint = { $space ->
    [camp] Aller au campement en { $place }
   *[other] Aller aux éboulis en { $place }
}
log-enter-hint = { $space ->
    [camp] Campement en { $place } : écarter { $cards }
    [blockade] Céder { $cards } pour la barrière { $number }
   *[other] Éboulis en { $place } : céder { $cards }
}
log-give-hint = Céder { $card }
log-play-hint = Jouer { $card }{ $draw ->
    [0] {""}
    [1] , piocher une carte
   *[other] , piocher { $draw } cartes
}
log-remove-hint = Écarter { $cards } de la partie
log-done-hint = Ne rien écarter
log-take-hint = Prendre { $card } sans payer
log-pay-hint = Payer avec { $cards }
log-buy-hint = { $cards ->
    [none] Acheter { $card }
   *[other] Acheter { $card } avec { $cards }
}
log-discard-hint = Défausser { $gone }
log-end-hint = { $dropped ->
    [0] Finir le tour
   *[other] Défausser { $gone }, finir le tour
}

hint-why-eldorado-turns = { $amount ->
    [0] raccourcit le chemin vers la cité
    [one] environ { $amount } tour plus rapide que les autres
   *[other] environ { $amount } tours plus rapide que les autres
}
hint-why-eldorado-cards = un paquet moins lourd
hint-why-eldorado-blockades = une barrière départage les ex æquo
hint-why-eldorado-tiles = une tuile en réserve
hint-why-eldorado-curses = une malédiction de moins
hint-why-eldorado-heroes = un héros pour le reste de la course
hint-why-eldorado-rival = { $name } avance moins vite

## The end

ending-winner = { $name } gagne la course
ending-limit = La course s’arrête à la manche { $limit }
ending-arrived = Le premier à atteindre El Dorado gagne ; la manche a été jouée jusqu’au bout.
ending-by-count = Plusieurs sont arrivés dans la dernière manche : le plus grand nombre de barrières décide.
ending-by-number = Plusieurs sont arrivés avec autant de barrières : le plus grand numéro décide.
ending-by-arrival = Plusieurs sont arrivés sans aucune barrière : le premier arrivé gagne.
ending-by-distance = Personne n’a atteint la cité dans les manches convenues : le plus court chemin restant décide.
ending-in-city = à El Dorado
ending-left = { $left ->
    [1] encore une case
   *[other] encore { $left } cases
}
ending-blockades = { $count ->
    [0] aucune barrière
    [one] barrière { $numbers }
   *[other] barrières { $numbers }
}

## Shortcuts

keys-hand = choisir une carte de la main
keys-enter = jouer, prendre, valider
keys-buy = acheter une carte
keys-end = terminer le tour
keys-market = vers le marché
keys-piece = votre pion : tout ce qu’il peut atteindre

## Why not

reason-sold-out = Cette pile est épuisée.
reason-owed = Cédez d’abord { $owed ->
    [1] la carte demandée
   *[other] les { $owed } cartes demandées
} par la case.
reason-removing = Décidez d’abord quelles cartes écarter.
reason-taking = Prenez d’abord votre carte gratuite.
reason-discarding = Vous posez déjà vos cartes : défaussez encore, ou terminez le tour.
reason-not-in-hand = Vous n’avez pas cette carte en main.
reason-nothing-owed = Aucune case ne demande de cartes en ce moment.
reason-nothing-free = Aucune carte gratuite en ce moment.
reason-nothing-to-remove = Aucune carte ne permet d’en écarter une en ce moment.
reason-after-purchase = On se déplace avant d’acheter : dès que vous payez, plus aucune carte ne déplace de pion.
reason-no-second-piece = À trois ou quatre, chacun n’a qu’un pion.
reason-arrived = Ce pion est déjà à El Dorado.
reason-no-blockade = Il n’y a pas de barrière ici.
reason-off-map = Il n’y a pas de case à cet endroit.
reason-blockade = La barrière { $number } ferme le passage : ouvrez-la d’abord.
reason-occupied = Un pion s’y trouve : une case occupée est fermée.
reason-start-space = On ne revient pas au départ.
reason-mountain = On n’entre pas dans les montagnes.
reason-native-blockade = À cette table, l’Indigène n’ouvre pas une barrière et ne se déplace pas à la fois.
reason-needs-cards = { $needs ->
    [1] Cette case demande une carte quelconque
   *[other] Cette case demande { $needs } cartes quelconques
}, pas de la force.
reason-wrong-symbol = { $needs ->
    [machete] Cette case demande des machettes ; la carte n’en montre pas.
    [paddle] Cette case demande des pagaies ; la carte n’en montre pas.
    [coin] Cette case demande des pièces ; la carte n’en montre pas.
   *[other] La carte ne montre pas le symbole de cette case.
}
reason-no-symbol = Cette carte ne montre aucun symbole de déplacement.
reason-too-weak = La case demande { $needs }, mais il n’y a que { $has } : une seule carte paie une case entière.
reason-no-left-over = Il ne reste aucune force d’une carte.
reason-one-step = L’Indigène ne fait qu’un pas.
reason-other-symbol = La force restante garde son symbole ; cette case en demande un autre.
reason-too-few-cards = La case demande { $needs } cartes, et vous en avez { $has }.
reason-needs-symbol = Cette case demande un symbole, pas n’importe quelles cartes.
reason-no-action = Cette carte n’a pas d’action à jouer.
reason-printed-draws = Piochez autant de cartes qu’il est imprimé : { $draws }.
reason-already-bought = Vous avez déjà acheté ce tour-ci : un achat par tour.
reason-nothing-affordable = La carte la moins chère coûte { $price }, plus que toute votre main.
reason-not-for-sale = Les cartes de départ ne sont pas à vendre.
reason-market-full = Seules les six piles du marché sont à vendre tant qu’aucune place n’y est libre.
reason-too-dear = Elle coûte { $price } : vos cartes ne valent pas assez.
reason-no-card-fits = { $needs ->
    [machete] Cette case demande des machettes ; aucune carte en main n’en a assez.
    [paddle] Cette case demande des pagaies ; aucune carte en main n’en a assez.
    [coin] Cette case demande des pièces ; aucune carte en main n’en a assez.
   *[other] Aucune carte en main ne convient à cette case.
}
reason-too-far = C’est trop loin : aucune de vos cartes n’y mène.
reason-one-space = L’Indigène avance d’une case, vers une voisine du pion.
reason-out-of-reach = Une force de { $has } ne mène pas si loin avec un seul symbole.

## Regions of the table

market-hint = bord de laiton : dans vos moyens
market-hint-take = choisissez, c’est gratuit
hand-of-seat = Votre main
hand-hidden = La main est cachée.
shown-by = { $name }

## Statistiques

stat-eldorado-scores = Pas vers la cité, manche après manche
stat-eldorado-spaces = Cases parcourues
stat-eldorado-bought = Cartes achetées
stat-eldorado-taken = Cartes prises sans payer
stat-eldorado-removed = Cartes écartées
stat-eldorado-drawn = Cartes piochées
stat-eldorado-blockades = Barrières gagnées
stat-eldorado-caves = Grottes explorées
stat-eldorado-curses = Malédictions piochées
stat-eldorado-heroes = Héros engagés

## What chance may bring

outcome-blockade = Barrière { $number }
