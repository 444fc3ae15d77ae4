# La Course vers El Dorado. Les sections sont marquées par des commentaires ; une clé reste dans la même section.

## Cards: names

card-traveler = Globe-trotteuse
card-explorer = Savant
card-sailor = Matelot
card-scout = Éclaireur
card-trailblazer = Explorateur
card-pioneer = Pionnier
card-giant_machete = Puissante machette
card-captain = Capitaine
card-photographer = Photographe
card-journalist = Journaliste
card-treasure_chest = Coffre aux trésors
card-millionaire = Millionnaire
card-jack = Débrouillard
card-adventurer = Aventurière
card-prop_plane = Avion à hélice
card-transmitter = Poste de transmission
card-cartographer = Cartographe
card-scientist = Scientifique
card-compass = Boussole
card-travel_log = Carnet de voyage
card-native = Indigène

## Cards: what is printed on the action cards, two short lines

card-transmitter-print = Prenez une carte | sans payer
card-cartographer-print = Piochez 2 cartes
card-scientist-print = Piochez 1 carte, | écartez-en 1
card-compass-print = Piochez 3 cartes
card-travel_log-print = Piochez jusqu’à 2, | écartez-en 2
card-native-print = Un pas sur toute | case libre
card-once = 1 fois
card-or-once = ou { $power }, 1 fois

## Cards: what they do, in a sentence

card-does-one = { $symbol ->
    [machete] Traverse la jungle avec une force de { $power }.
    [paddle] Traverse l’eau avec une force de { $power }.
   *[coin] Passe les villages avec une force de { $power }, ou paie { $power }.
}
card-does-two = Machette ou pagaie, au choix, avec une force de { $power }.
card-does-joker = Machette, pagaie ou pièce, au choix, avec une force de { $power }.
card-transmitter-does = Prenez une carte de votre choix, au marché ou hors du marché, sans payer.
card-cartographer-does = Piochez deux cartes à utiliser ce tour-ci.
card-scientist-does = Piochez une carte, puis vous pouvez écarter une carte de votre main de la partie.
card-compass-does = Piochez trois cartes à utiliser ce tour-ci.
card-travel_log-does = Piochez jusqu’à deux cartes, puis vous pouvez en écarter jusqu’à deux de votre main de la partie.
card-native-does = Avancez un pion d’une case, quoi qu’elle demande, ou ouvrez une barrière.
card-item-does = Elle quitte la partie une fois utilisée ainsi.
card-worth = { $whole ->
    [0] Paie une demi-pièce.
    [1] Paie une pièce.
   *[other] Paie { $whole } pièces.
}
card-price = { $price ->
    [0] { $family ->
        [familiar] Distribué au début.
        [once] Distribué au début.
        [hero] Engagé à la Taverne.
        [demon] Personne ne l’achète.
       *[other] Carte de départ.
    }
    [1] Coûte une pièce.
   *[other] Coûte { $price } pièces.
}
card-spoken = { $name }. { $does } { $worth } { $price }
card-back = Carte face cachée
card-count = { $count ->
    [0] il n’en reste plus
    [1] il en reste une
   *[other] il en reste { $count }
}
card-chosen = choisie
card-affordable = vous pouvez la payer

## Symbols

symbol-machete = machette
symbol-paddle = pagaie
symbol-coin = pièce
symbol-cards = cartes au choix
symbol-any = au choix

## Terrain

terrain-jungle = jungle
terrain-water = eau
terrain-village = village
terrain-rubble = éboulis
terrain-camp = campement
terrain-mountain = montagne
terrain-cave = montagne avec une grotte
terrain-start = départ
terrain-finish = El Dorado

## Directions

direction-0 = est
direction-1 = nord-est
direction-2 = nord-ouest
direction-3 = ouest
direction-4 = sud-ouest
direction-5 = sud-est

## The board

board-name = Carte du parcours { $route }
board-count = { $boards ->
    [4] Quatre plateaux
    [5] Cinq plateaux
    [6] Six plateaux
    [7] Sept plateaux
    [8] Huit plateaux
   *[other] { $boards } plateaux
} · { $spaces } cases
board-city = El Dorado

space = { $terrain ->
    [mountain] montagne
    [cave] montagne avec une grotte
    [start] départ { $start }
    [finish] El Dorado, { $symbol ->
        [paddle] par l’eau
       *[other] par la terre
    }
    [jungle] jungle { $cost }
    [water] eau { $cost }
    [village] village { $cost }
    [rubble] éboulis { $cost }
    [demon] démon, { $cost ->
        [1] une malédiction
       *[other] { $cost } malédictions
    }
    [tunnel] tunnel, { $cost ->
        [1] une malédiction
       *[other] { $cost } malédictions
    }
   *[camp] campement { $cost }
}, { $name }
space-tunnel = mène à { $ends }
space-blockade = barrière { $number }, { $terrain ->
    [jungle] jungle { $cost }
    [water] eau { $cost }
    [village] village { $cost }
    [demon] démon { $cost }
   *[rubble] éboulis { $cost }
}
space-reachable = accessible
space-left = { $left ->
    [1] à un pas de la cité
   *[other] à { $left } pas de la cité
}
space-piece = { $who } s’y trouve
space-chosen = choisie
space-strength = { $used } sur { $held }
space-cards = { $cards ->
    [1] pour une carte
   *[other] pour { $cards } cartes
}

## Market, hand and piles

market-name = Marché
market-empty = Place libre
market-pile = { $card }, { $count }
market-beyond = Hors du marché
market-piles = { $count ->
    [0] aucune pile
    [1] 1 pile
   *[other] { $count } piles
}
market-closed = Une pile n’entre que si une place du marché est libre.
hand-name = Votre main
hand-empty = Aucune carte en main
hand-keys = Gauche et droite passent d’une carte à l’autre, Entrée choisit.
pile-draw = { $count ->
    [0] pioche vide
   *[other] { $count } à piocher
}
pile-discard = { $count ->
    [0] défausse vide
    [1] 1 défaussée
   *[other] { $count } défaussées
}
pile-contents = Dans la défausse : { $cards }
pile-copies = { $count } × { $card }
played-name = Jouées ce tour-ci
played-boxed = Hors de la partie
played-empty = Rien de joué pour l’instant
purse-name = Bourse
purse-coins = pièces en main :
purse-paid = déjà payé :
purse-none = { $counts ->
    [hand] en main
   *[paid] déjà payé
}
blockade-won = Barrière { $number }, { $terrain ->
    [jungle] jungle { $cost }
    [water] eau { $cost }
    [village] village { $cost }
    [demon] démon { $cost }
   *[rubble] éboulis { $cost }
}

## Couleurs des cartes

legend-title = Couleurs des cartes
legend-jungle = jungle, à la machette
legend-water = eau, à la pagaie
legend-village = village, en pièces
legend-rubble = éboulis : cartes jouées
legend-camp = campement : cartes perdues
legend-mountain = montagne : sans issue
legend-demon = démon : malédictions
legend-tunnel = tunnel : une malédiction, puis on sort ailleurs
legend-tavern = Taverne : un héros à engager
market-empty-does = Les piles hors du marché s’achètent maintenant ; celle dont on achète vient ici.
sign-name = { $sign ->
    [machete] machette
    [paddle] pagaie
    [coin] pièce
    [rubble] éboulis
    [camp] campement
    [mountain] montagne
    [cave] grotte
    [blockade] barrière
    [finish] El Dorado
   *[once] flamme
}
sign-does = { $sign ->
    [machete] Jungle : autant de machettes sur une carte que la case en montre.
    [paddle] Eau : autant de pagaies sur une carte que la case en montre.
    [coin] Village : autant de pièces sur une carte que la case en montre. Les pièces paient aussi les cartes.
    [rubble] Jouez autant de cartes quelconques que la case en montre ; elles vont à votre défausse.
    [camp] Retirez du jeu autant de cartes que la case en montre.
    [mountain] Personne n’y entre.
    [cave] Qui s’arrête à côté peut prendre une tuile de grotte.
    [blockade] Entre deux plateaux : qui paie ce qu’elle montre la prend.
    [finish] Le premier pion ici finit la course avec cette manche.
   *[once] La carte quitte le jeu quand elle sert ainsi.
}
