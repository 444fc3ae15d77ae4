# Grottes, cartes promotionnelles, Héros et Sortilèges.

## Names

card-binoculars = Jumelles
card-giant = Géant
card-extraordinary_paddle = Pagaie extraordinaire
card-shaman = Chaman
card-geologist = Géologue
card-cave_explorer = Spéléologue
card-ranger = Éclaireuse
card-demon = Démon
card-leeroy = Leeroy le taureau
card-frank = Frank l’éléphant
card-luna = Luna le lama
card-polly = Polly la perruche
card-amelia_lockart = Amelia Lockart
card-scrooge_bly = Scrooge Bly
card-christopher_dundee = Christopher Dundee
card-mary_ripley = Mary Ripley
card-ian_magellan = Dr. Ian Magellan
card-henry_threepwood = Sir Henry Threepwood
card-nathan_cook = Nathan Cook
card-gertrude_everdeen = Gertrude Everdeen
card-isabella_jones = Isabella Jones
card-lara_omalley = Lara O’Malley
card-leeroy_once = Leeroy, une fois
card-frank_once = Frank, une fois
card-luna_once = Luna, une fois
card-polly_once = Polly, une fois
card-tile_machete_1 = tuile : 1 machette
card-tile_machete_2 = tuile : 2 machettes
card-tile_machete_3 = tuile : 3 machettes
card-tile_paddle_1 = tuile : 1 pagaie
card-tile_paddle_2 = tuile : 2 pagaies
card-tile_coin_1 = tuile : 1 pièce
card-tile_coin_2 = tuile : 2 pièces
card-tile_draw_one = tuile : piocher une carte
card-tile_remove_card = tuile : écarter une carte
card-tile_exchange = tuile : échanger des cartes
card-tile_keep_item = tuile : garder un équipement
card-tile_pass = tuile : passer les pions
card-tile_step = tuile : un pas
card-tile_change_symbol = tuile : changer un symbole
card-tile_banish_demon = tuile : bannir un démon
card-tile_ward = tuile : anti-malédiction
card-tile_geologist_step = tuile : pas de Géologue
card-tile_free_market = tuile : marché libre

## What is printed on them, two short lines

card-binoculars-print = Copiez une carte | du marché
card-giant-print = Sur une case de | trois ou plus
card-shaman-print = Deux pas libres, puis | une malédiction
card-geologist-print = Sur une case Démon | ou une montagne
card-cave_explorer-print = Prenez une tuile | de la réserve
card-demon-print = Une carte bonne | à donner
card-amelia_lockart-print = Six pas libres, | montagnes comprises
card-scrooge_bly-print = Carte du marché offerte, | sur votre pioche
card-mary_ripley-print = Renvoyez les démons | de votre main
card-ian_magellan-print = Un pas partout, | ou une barrière
card-henry_threepwood-print = Chaque pion adverse | bouge d’une case
card-nathan_cook-print = Trois pas sur des | symboles seuls
card-lara_omalley-print = Prenez une tuile ; | la suivante reste

## What they do

card-binoculars-does = Copiez une carte du marché : faites aussitôt ce qu’elle fait.
card-giant-does = Un pas sur une case d’au moins trois symboles, vide ou non.
card-shaman-does = Jusqu’à deux pas sur toute case libre, puis piochez une malédiction.
card-geologist-does = Un pas sur une case Démon libre sans malédiction, ou sur une montagne sans grotte.
card-cave_explorer-does = Prenez une tuile Grotte de la réserve.
card-demon-does = Il ne fait rien, mais peut être donné ou payer une demi-pièce.
card-familiar-does = Ou une fois avec une force de { $once } ; il quitte alors la partie.
card-amelia_lockart-does = Jusqu’à six pas partout sauf dans les grottes ; elle quitte alors la partie.
card-scrooge_bly-does = Prenez gratuitement une carte du marché, sur votre pioche.
card-mary_ripley-does = Avant de bouger : renvoyez les démons de votre main.
card-ian_magellan-does = Un pas partout sauf dans une grotte, ou prenez une barrière.
card-henry_threepwood-does = Déplacez chaque pion adverse d’une case.
card-nathan_cook-does = Jusqu’à trois pas sur des cases libres à un symbole.
card-lara_omalley-does = Prenez une tuile de la réserve ; la prochaine utilisée reste.
card-assumed-does = Ses valeurs sont supposées : aucune source ne les donne.
card-tile_draw_one-does = Piochez une carte à utiliser ce tour-ci.
card-tile_remove_card-does = Écartez une carte de votre main de la partie.
card-tile_exchange-does = Posez une à quatre cartes et piochez-en autant.
card-tile_keep_item-does = Juste après un équipement : il va à votre défausse.
card-tile_pass-does = Jusqu’à la fin du tour, entrez dans les cases occupées ou traversez-les.
card-tile_step-does = Un pas sur toute case libre, ou ouvrez une barrière.
card-tile_change_symbol-does = Votre prochaine carte peut valoir un autre symbole.
card-tile_banish_demon-does = Mettez un démon de votre main sur la défausse d’un autre.
card-tile_ward-does = Quand vous piochez une malédiction, renvoyez-la.
card-tile_geologist_step-does = Un pas sur une case Démon sans malédiction, ou sur une montagne.
card-tile_free_market-does = Achetez une carte hors du marché.

## Curses

curse-lethargy_machete = Léthargie : machettes
curse-lethargy_machete-does = Pas de machettes. Se lève avec deux machettes.
curse-lethargy_paddle = Léthargie : pagaies
curse-lethargy_paddle-does = Pas de pagaies. Se lève avec deux pagaies.
curse-lethargy_coin = Léthargie : pièces
curse-lethargy_coin-does = Pas de pièces. Se lève avec deux pièces.
curse-misery = Misère
curse-misery-does = Pas de carte violette. Se lève avec l’une d’elles.
curse-cave_fever = Fièvre des Grottes
curse-cave_fever-does = Pas de tuile Grotte. Se lève avec l’une d’elles.
curse-misfortune = Malheur
curse-misfortune-does = Pas de carte. Se lève avec deux cartes.
curse-torment = Tourment
curse-torment-does = Un démon rejoint votre défausse.
curse-voodoo = Vaudou
curse-voodoo-does = Le joueur à votre gauche déplace deux fois votre pion.
curse-paralysis = Paralysie
curse-paralysis-does = Chaque autre joueur peut déplacer ses pions d’une case.

## The table

terrain-demon = démon
terrain-tunnel = tunnel
terrain-tavern = Taverne
space-demon-does = On y entre sans carte ; piochez ensuite autant de malédictions qu’elle en montre.
space-tunnel-does = On y entre comme sur une case Démon, et toutes les cases Tunnel du plateau sont voisines.
space-tavern-does = Qui y termine un déplacement pour la première fois voit trois héros et en engage un.
symbol-curse = malédiction
caves-left = { $left ->
    [0] épuisée
    [one] { $left } tuile
   *[other] { $left } tuiles
}
caves-reserve = Réserve : { $count }
hexes-demons = Démons : { $count }
hexes-pile = Malédictions à piocher : { $count }
tiles-name = Tuiles Grotte
curses-name = Malédictions
tile-back = Tuile Grotte face cachée
tile-several = { $tile } Il y en a { $count }.
curse-back = Malédiction face cachée
tavern-offer = Héros à la Taverne
expansion-assumed = Les plateaux de Héros et Sortilèges, le nombre de chaque malédiction et nouvelle tuile, quelques prix, les symboles de trois héros et le pouvoir de chacun ne sont pas connus avec certitude ; ils sont propres à ce projet.
help-honest-eldorado = { expansion-assumed }

## What is asked

prompt-swap = Échangez jusqu’à quatre cartes
prompt-swap-detail = { $chosen } sur { $most } choisies. Vous en piochez autant.
prompt-copy = Quelle carte du marché copiez-vous ?
prompt-copy-detail = { $count ->
    [one] { $count } pile
   *[other] { $count } piles
} au choix. La copie sert aussitôt ; la carte reste où elle est.
prompt-lift = { $curse } : donnez de quoi la lever
prompt-lift-detail = Reste à donner : { $needs ->
    [machete] { $owed ->
        [one] { $owed } machette
       *[other] { $owed } machettes
    }
    [paddle] { $owed ->
        [one] { $owed } pagaie
       *[other] { $owed } pagaies
    }
    [coin] { $owed ->
        [one] { $owed } pièce
       *[other] { $owed } pièces
    }
    [misery] une carte violette
    [cave_fever] une tuile Grotte
   *[other] { $owed ->
        [one] { $owed } carte
       *[other] { $owed } cartes
    }
}. Au choix : { $things }.
prompt-ward = { $curse } : utiliser votre anti-malédiction ?
prompt-text = { $text }
prompt-hop = { $cause ->
    [voodoo] Vaudou : déplacez le pion de { $whom }
    [paralysis] Paralysie : déplacez vos pions
   *[shove] Déplacez les pions adverses
}
prompt-hop-detail = { $cause ->
    [voodoo] { $hops ->
        [1] Encore une case
       *[other] { $hops } cases, une à la fois
    } : choisissez une case éclairée.
   *[other] { $hops ->
        [1] { $hops } pion, d’une case
       *[other] { $hops } pions, chacun d’une case
    } : choisissez une case éclairée.
}
prompt-hops-detail = Plusieurs pions peuvent y aller.
prompt-hire = Quel héros engagez-vous ?
prompt-hire-detail = Un seul rejoint aussitôt votre main, les autres repartent. Chacun engage un héros par partie.
prompt-due = Continuez, ou arrêtez-vous et piochez la malédiction
prompt-due-detail = { $spaces ->
    [one] { $spaces } case éclairée.
   *[other] { $spaces } cases éclairées.
} La marche finit par une malédiction.
prompt-offer-explore = Explorez la grotte, ou continuez
prompt-offer-visit = Visitez la Taverne, ou continuez
prompt-use = { $card } : l’utiliser maintenant ?
prompt-card-cursed = { $card } : une malédiction l’interdit
prompt-card-cursed-detail = { $text }
prompt-card-idle = { $card } : rien à faire pour l’instant
prompt-card-idle-detail = { $text } Elle reste devant vous pour plus tard.
prompt-brave = { $curses ->
    [1] Aucune carte n’y suffit : il en coûte une malédiction
   *[other] Aucune carte n’y suffit : il en coûte { $curses } malédictions
}
prompt-brave-detail = { $curses ->
    [1] Vous entrez, puis la piochez.
   *[other] Vous entrez, puis les piochez.
} Cela ne se reprend pas.
prompt-banish = { $most ->
    [1] Renvoyer le démon ?
   *[other] Renvoyer jusqu’à { $most } démons ?
}
prompt-banish-detail = { $chosen } sur { $most } choisis. Ils quittent votre main pour de bon.
prompt-take-top = Prenez une carte posée sur le marché
prompt-take-top-detail = { $count ->
    [one] { $count } pile
   *[other] { $count } piles
} au choix, gratuitement.
prompt-wait-hop = { $cause ->
    [voodoo] Vaudou : { $name } déplace le pion maudit
    [paralysis] Paralysie : { $name } peut se déplacer
   *[shove] { $name } déplace les pions adverses
}
prompt-wait-ward = { $curse } : { $name } peut la repousser
summons-hop = { $cause ->
    [voodoo] Vaudou : vous déplacez le pion d’un autre.
   *[other] Paralysie : vous pouvez déplacer vos pions.
}
effect-changed = Votre prochaine carte peut valoir un autre symbole.
effect-passing = Ce tour-ci, vous pouvez entrer dans les cases occupées et les traverser.
effect-free_market = Vous pouvez acheter dans toute pile hors du marché.
effect-free_tile = La prochaine tuile utilisée ce tour-ci reste à vous.
news-find = Vous avez trouvé { $what }. { $does }
news-curse = { $what }. { $does }
act-explore = Explorer la grotte
act-visit = Visiter la Taverne
act-use = L’utiliser
act-use-on = Donner le démon à { $whom }
act-once = Une fois : force { $power }
act-again = À chaque fois : force { $power }
act-change = Compter { $card } en pièces
act-change-none = Ne rien changer
act-swap = { $chosen ->
    [0] Échanger
   *[other] En échanger { $chosen }
}
act-lift = Lever { $curse }
act-brave = { $curses ->
    [1] Entrer pour une malédiction
   *[other] Entrer pour { $curses } malédictions
}
act-ward = La repousser
act-accept = L’accepter
act-stop = S’arrêter ici
act-leave = { $pieces ->
    [1] Le laisser là
   *[other] Les laisser là
}
act-hop = { $whom }, pion { $piece }
act-hire = { $card }
tag-curses = { $curses ->
    [1] coûte une malédiction
   *[other] coûte { $curses } malédictions
}
tag-explore = à explorer
tag-hop = y déplacer le pion
market-hint-copy = choisissez celle à copier
fact-tiles = Tuiles Grotte
fact-curses = Malédictions durables
keys-explore = explorer la grotte
keys-visit = visiter la Taverne
keys-lift = lever une malédiction

## The log

log-explore = { $name } explore une grotte
log-explore-find = { $name } explore une grotte et trouve { $card }
log-find = { $name } trouve { $card }
log-use = { $name } utilise { $card }{ $drawn ->
    [0] {""}
    [1] , pioche une carte
   *[other] , pioche { $drawn } cartes
}{ $cards ->
    [none] {""}
   *[other] : { $cards }
}
log-use-on = { $name } utilise { $card } : le démon va à { $whom }
log-swap = { $name } utilise { $card } : { $gone } contre { $given ->
    [1] une nouvelle carte
   *[other] { $given } nouvelles cartes
}{ $cards ->
    [none] {""}
   *[other] : { $cards }
}
log-accept = { $name } accepte la malédiction
log-stay = { $name } ne déplace plus personne
log-stop = { $name } s’arrête et pioche la malédiction
log-copy = { $name } copie { $card }
log-brave = { $name } { $where ->
    [blockade] brave le démon de la barrière { $number }
    [tunnel] brave un tunnel
   *[demon] brave un démon
} : { $curses ->
    [1] une malédiction
   *[other] { $curses } malédictions
}
log-curse = { $name } pioche une malédiction : { $curse ->
    [lethargy_machete] Léthargie : machettes
    [lethargy_paddle] Léthargie : pagaies
    [lethargy_coin] Léthargie : pièces
    [misery] Misère
    [cave_fever] Fièvre des Grottes
    [misfortune] Malheur
    [torment] Tourment
    [voodoo] Vaudou
   *[paralysis] Paralysie
}
log-lift = { $name } lève une malédiction : { $curse ->
    [lethargy_machete] Léthargie : machettes
    [lethargy_paddle] Léthargie : pagaies
    [lethargy_coin] Léthargie : pièces
    [misery] Misère
    [cave_fever] Fièvre des Grottes
    [misfortune] Malheur
    [torment] Tourment
    [voodoo] Vaudou
   *[paralysis] Paralysie
}
log-lift-with = { $name } donne { $cards } et lève { $curse ->
    [lethargy_machete] Léthargie : machettes
    [lethargy_paddle] Léthargie : pagaies
    [lethargy_coin] Léthargie : pièces
    [misery] Misère
    [cave_fever] Fièvre des Grottes
   *[misfortune] Malheur
}
log-hop = { $name } déplace le pion de { $whom }
log-hop-own = { $name } déplace un pion d’une case
log-visit = { $name } visite la Taverne{ $cards ->
    [none] {""}
   *[other] : { $cards }
}
log-reveal = À la Taverne : { $card }
log-hire = { $name } engage { $card }
log-adopt = { $card } se joint à { $name }

## Conseils : ce qui pourrait se faire

log-explore-hint = Explorer la grotte
log-use-hint = Utiliser { $card }
log-use-on-hint = Utiliser { $card } contre { $whom }
log-swap-hint = Utiliser { $card } : { $gone } contre de nouvelles cartes
log-accept-hint = Accepter la malédiction
log-stay-hint = Ne plus déplacer personne
log-stop-hint = S’arrêter et piocher la malédiction
log-copy-hint = Copier { $card }
log-brave-hint = { $where ->
    [blockade] Braver le démon de la barrière { $number }
    [tunnel] Braver le tunnel en { $place }
   *[demon] Braver le démon en { $place }
} pour { $curses ->
    [1] une malédiction
   *[other] { $curses } malédictions
}
log-lift-hint = Lever une malédiction
log-lift-with-hint = Céder { $cards } et lever une malédiction
log-hop-hint = Déplacer le pion de { $whom }
log-hop-own-hint = Déplacer votre pion d’une case
log-visit-hint = Visiter la Taverne
log-hire-hint = Engager { $card }
log-adopt-hint = Emmener { $card }

## Why not

reason-not-played = Cela ne se joue pas à cette table.
reason-swapping = Terminez d’abord l’échange de cartes.
reason-copying = Choisissez d’abord la carte à copier.
reason-lifting = Donnez d’abord de quoi lever la malédiction.
reason-warding = Décidez d’abord de l’anti-malédiction.
reason-hopping = Déplacez d’abord les pions demandés.
reason-hiring = Engagez d’abord un héros.
reason-curse-due = La marche finit par une malédiction : continuez, ou arrêtez-vous et piochez-la.
reason-no-hop = Le pion ne peut pas y aller : seulement sur une case voisine libre, ni tunnel, ni barrière.
reason-nobody-hops = Il n’y a personne à déplacer.
reason-misfortune = Malheur : aucune carte tant que vous ne l’avez pas levé.
reason-misery = Misère : aucune carte violette tant que vous ne l’avez pas levée.
reason-cave-fever = Fièvre des Grottes : aucune tuile tant que vous ne l’avez pas levée.
reason-lethargy = { $needs ->
    [machete] Léthargie : pas de machettes tant que vous ne l’avez pas levée.
    [paddle] Léthargie : pas de pagaies tant que vous ne l’avez pas levée.
   *[other] Léthargie : pas de pièces tant que vous ne l’avez pas levée.
}
reason-no-cave-tile = Vous n’avez pas cette tuile.
reason-tile-idle = Cette tuile n’a rien à faire maintenant.
reason-no-tunnel = Aucun tunnel n’y mène.
reason-walk-not-there = Cette marche ne mène pas là.
reason-walk-ends = La marche ne peut pas continuer là.
reason-needs-curse = { $needs ->
    [1] Aucune carte n’y suffit : il en coûte une malédiction.
   *[other] Aucune carte n’y suffit : il en coûte { $needs } malédictions.
}
reason-no-demon = Il n’y a pas de démon à braver.
reason-after-moving = Seulement avant le premier déplacement du tour.
reason-no-demon-card = Vous n’avez pas de démon en main.
reason-no-reserve = La réserve de tuiles est vide.
reason-nothing-to-copy = Il n’y a rien à copier maintenant.
reason-no-coins = Elle ne montre pas de pièces pour payer.
reason-no-cave = Cette grotte n’est pas sur ce parcours.
reason-not-beside-cave = Aucun de vos pions ne se trouve à côté de cette grotte.
reason-cave-empty = Cette grotte est épuisée.
reason-not-come-to-cave = Le pion doit venir, ce tour-ci, d’un arrêt loin de cette grotte.
reason-no-such-curse = Cette malédiction ne vous frappe pas.
reason-cannot-lift = Vous n’avez pas de quoi la lever.
reason-hired = Vous avez déjà engagé un héros.
reason-visit-first = Un de vos pions est arrivé à la Taverne : visitez-la d’abord, ou continuez avec la même carte.
reason-not-at-tavern = Aucun de vos pions n’est arrivé à la Taverne ce tour-ci.
reason-no-hero = Aucun héros n’attend d’être engagé.
