## L’atlas d’El Dorado : tous les parcours qui ont un nom

atlas-title = Atlas des parcours
atlas-under = La Course vers El Dorado
atlas-head = Où allons-nous, cette fois ?
atlas-intro = { $count } parcours ; sur chacun, quatre robots ont couru cent fois. Ce qu’ils ont trouvé est dit sur chaque carte.
atlas-routes = Parcours
atlas-count = { $shown ->
    [0] Aucun des { $all } parcours
   *[other] { $shown } parcours sur { $all }
}
atlas-none = Aucun parcours n’est ainsi. Retirez un souhait, ou voyez-les tous.
atlas-all = Tout montrer
atlas-failed = L’atlas n’a pas pu être ouvert
atlas-unknown = Ce parcours n’est pas dans l’atlas
atlas-unknown-text = L’atlas ne connaît pas « { $id } ».
atlas-back = Tous les parcours
atlas-previous = Précédent : { $name }
atlas-next = Suivant : { $name }

## Chercher

atlas-find = Trouver un parcours
atlas-search = Nom du parcours
atlas-sort = Trier par
atlas-sort-atlas = ordre du livret
atlas-sort-name = nom
atlas-sort-length = longueur : les courts d’abord
atlas-sort-difficulty = difficulté : les faciles d’abord
atlas-sort-leads = changements de tête : les plus nombreux d’abord
atlas-sort-fairness = équité : les plus équitables d’abord
atlas-turn = Par l’autre bout
atlas-filters = Certains seulement
atlas-filters-chosen = { $count ->
    [0] tous sont montrés
    [1] { $count } souhait
   *[other] { $count } souhaits
}
atlas-only-kind = Genre
atlas-only-length = Longueur
atlas-only-difficulty = Difficulté
atlas-only-terrain = Beaucoup de
atlas-only-box = Boîtes nécessaires
atlas-kind-official = officiel
atlas-kind-expansion = Héros et Sortilèges
atlas-kind-adventure = aventure
atlas-length-short = court
atlas-length-medium = moyen
atlas-length-long = long
atlas-length-short-help = moins de { $from } manches
atlas-length-medium-help = { $from } à { $to } manches
atlas-length-long-help = { $from } manches et plus
atlas-difficulty-easy = facile
atlas-difficulty-medium = moyen
atlas-difficulty-hard = difficile
atlas-terrain-jungle = jungle
atlas-terrain-water = eau
atlas-terrain-village = village
atlas-terrain-rubble = éboulis
atlas-terrain-camp = campement
atlas-terrain-demon = démons
atlas-terrain-tunnel = tunnels
atlas-terrain-mountain = montagne
atlas-box-base = jeu de base seul
atlas-box-expansion = avec Héros et Sortilèges

## Chiffres

atlas-map = Carte de { $name }
atlas-boards = { $count ->
    [one] { $count } plateau
   *[other] { $count } plateaux
}
atlas-rounds = { NUMBER($rounds, maximumFractionDigits: 1) } manches
atlas-rounds-range = de { $fewest } à { $most }
atlas-leads = { NUMBER($times, maximumFractionDigits: 1) } { $times ->
    [one] changement
   *[other] changements
} de tête
atlas-share = { $share } %
atlas-share-of = { $name } { $share } %
atlas-walked = Où l’on marche
atlas-starts = Victoires par case de départ
atlas-start = Case de départ { $start }
atlas-start-wins = case { $start } : { $share } %
atlas-fair-even = équitable : les écarts peuvent être dus au hasard
atlas-fair-nearly = presque équitable ; la case { $start } gagne le plus
atlas-fair-uneven = inégal : la case { $start } gagne le plus
atlas-ways = Chemins
atlas-shortest = le plus court : { $steps } pas, { $symbols } symboles
atlas-easiest = le plus facile : { $steps } pas, { $symbols } symboles
atlas-one-way = le plus court est le plus facile : { $steps } pas, { $symbols } symboles
atlas-difficulty = Difficulté : { $level }

## Un parcours

atlas-play = Jouer
atlas-play-help = Une nouvelle table avec ce parcours.
atlas-play-hexes = Une nouvelle table avec ce parcours, grottes et héros compris.
atlas-change = Le modifier
atlas-change-help = L’ouvre dans l’éditeur de parcours ; l’atlas reste tel quel.
atlas-share-title = À transmettre
atlas-code = Code court
atlas-code-help = Il remplace le parcours partout où l’on en demande un.
atlas-text = En texte
atlas-text-help = L’éditeur de parcours le lit, et « incognita atlas check » aussi.
atlas-copy-code = Copier le code
atlas-copy-text = Copier le texte
atlas-figures = Le parcours en chiffres
atlas-how = { $races } courses de { $players } robots rapides chacune, { $rules ->
    [hexes] selon les règles de Héros et Sortilèges avec grottes
   *[base] selon les règles du jeu de base
}. Des gens jouent mieux et réfléchissent plus longtemps ; les parcours se comparent tout de même.
atlas-official-sure = Le tracé est celui de la feuille imprimée, aussi sûrement qu’il est connu.
atlas-expansion-sure = Le livret nomme ce parcours, mais son image est perdue : le tracé est le nôtre, sur des plateaux de fortune.
atlas-adventure-sure = Le livret nomme ce parcours, mais son image est perdue : le tracé est le nôtre, fait à la mesure du nom.
atlas-fact-difficulty = Combien de symboles demande le chemin le plus facile, rapportés au nombre de pas le plus petit. Les parcours officiels gardent ce que dit leur feuille.
atlas-fact-boards = Dans cet ordre : { $sides }.
atlas-fact-boards-name = Plateaux
atlas-fact-rounds-name = Longueur d’une course
atlas-fact-rounds = Manches jusqu’à la fin de celle où quelqu’un arrive. La course la plus rapide en a pris { $fewest }, la plus longue { $most }.
atlas-fact-leads-name = Changements de tête
atlas-fact-leads = Combien de fois par course quelqu’un d’autre est seul en tête à la fin d’une manche. Plus il y en a, plus la course reste ouverte.
atlas-fact-starts = Combien de fois chaque case de départ a gagné. Chacune aurait { $share } % si toutes se valaient ; sur { $races } courses, un écart de dix est dû au hasard.
atlas-fact-walked = La part de tous les pas faite sur chaque terrain : quelles cartes valent la peine.
atlas-fact-land-name = De quoi le pays est fait
atlas-fact-land = La même chose pour toutes les cases ouvertes, qu’on y passe ou non.
atlas-fact-shortest-name = Chemin le plus court
atlas-fact-shortest = { $steps } pas pour { $symbols } symboles : le moins de cases, quoi qu’elles demandent.
atlas-fact-easiest-name = Chemin le plus facile
atlas-fact-easiest = { $steps } pas pour { $symbols } symboles : le moins de symboles, quel que soit le détour.
atlas-fact-demons = Les deux évitent démons et tunnels.
atlas-fact-shared-name = Chemins communs
atlas-fact-shared = La part du chemin le plus court qui appartient aussi au plus facile. Peu veut dire un vrai choix entre les deux.
atlas-fact-variety-name = Pays parcouru
atlas-fact-variety = Cases ouvertes où est passé au moins un pion sur 25.
atlas-fact-narrow-name = Passages étroits
atlas-fact-narrow = Pas du chemin où deux pions au plus tiennent côte à côte : on s’y gêne.
atlas-fact-caves-name = Grottes
atlas-fact-caves = Des tuiles y attendent si l’on joue avec les grottes.
