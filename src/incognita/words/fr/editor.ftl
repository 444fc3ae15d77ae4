# L’éditeur de parcours d’El Dorado. Les sections sont marquées par des commentaires ; chaque clé garde la même section dans toutes les langues.

## La page

editor-title = Éditeur de parcours
editor-under = La Course vers El Dorado, un parcours à vous
editor-tabs = Parties de l’éditeur
editor-tab-boards = Plateaux
editor-tab-check = Contrôle
editor-tab-try = Essai
editor-tab-begin = Parcours
editor-unnamed = Parcours sans nom
editor-map = Carte du parcours : { $route }
editor-caption = { $boards ->
    [0] { $hand ->
        [yes] un plateau en main
       *[no] rien n’est posé
    }
    [1] { $hand ->
        [yes] un plateau posé, un en main
       *[no] un plateau posé
    }
   *[other] { $hand ->
        [yes] { $boards } plateaux posés, un en main
       *[no] { $boards } plateaux posés
    }
}
editor-rename = Changer le nom
editor-bad-code = « { $code } » ne mène à aucun parcours : une lettre est peut-être fausse, ou le lien a été coupé. Ce que vous construisiez est intact.

## Les pièces

editor-board = plateau { $side }
editor-finish = { $terrain ->
    [water] plaque El Dorado, à la pagaie
   *[other] plaque El Dorado, à la machette
}
editor-tavern = { $terrain ->
    [village] Taverne, aux pièces
   *[other] Taverne, à la machette
}
editor-lies = { $number } sur { $count }, tourné de { $turn } sur 6
editor-chosen = choisi
editor-seam = Barrière entre { $one } et { $other }
editor-place-first = Au milieu de la carte
editor-place = Endroit { $number } sur { $count } : { $wind } du plateau { $side }, { $pairs ->
    [1] une paire de cases se touche
   *[other] { $pairs } paires de cases se touchent
}
editor-wind-n = au nord
editor-wind-ne = au nord-est
editor-wind-e = à l’est
editor-wind-se = au sud-est
editor-wind-s = au sud
editor-wind-sw = au sud-ouest
editor-wind-w = à l’ouest
editor-wind-nw = au nord-ouest
editor-turned = Plateau { $side }, tour { $turn } sur 6
editor-touching = lâchez : { $pairs ->
    [0] c’est le premier plateau
    [1] une paire de cases se touche
   *[other] { $pairs } paires de cases se touchent
}

## La boîte

editor-box = Boîte de plateaux
editor-box-help = à glisser sur la carte
editor-tile = { $name } : { $note }
editor-on-map = sur la carte
editor-in-hand = en main
editor-back = dos : { $side }
editor-expansion = Héros et Sortilèges
editor-expansion-help = trois plateaux de plus et la Taverne
editor-ends = Pour finir
editor-finish-title = El Dorado
editor-finish-note = { $terrain ->
    [water] plaque, pagaie
   *[other] plaque, machette
}
editor-tavern-title = Taverne
editor-tavern-note = { $terrain ->
    [village] pièce
   *[other] machette
}
editor-blockades = Barrières
editor-blockades-left = { $seams ->
    [0] { $most }, tirées au sort
   *[other] { $closed } jonctions sur { $seams }
}
editor-flip = Retourner (F)
editor-flip-named = Retourner { $name }

## Partir d’un parcours

editor-begin = Ou partir de
editor-begin-all = Les { $count } parcours
editor-begin-title = Partir d’un parcours
editor-begin-kind = Quels parcours
editor-kind-own = Les miens
editor-kind-official = Officiels
editor-kind-expansion = Extension
editor-kind-adventure = Aventures
editor-origin = { $kind ->
    [own] le vôtre, { $boards ->
        [1] un plateau
       *[other] { $boards } plateaux
    }
   *[other] { $boards } plateaux, { $difficulty ->
        [easy] facile
        [medium] moyen
       *[hard] difficile
    }
}
editor-search = Chercher par nom
editor-search-none = Aucun parcours ne porte ce nom.
editor-forget = Oublier ce parcours
editor-forget-named = Oublier { $name }

## Que faire ensuite

editor-work = Que faire ensuite
editor-say-begin = Posez le premier plateau
editor-say-begin-help = Glissez un plateau de départ, A ou B, sur la carte ; ou touchez-le, puis touchez la carte.
editor-say-hold = En main : { $name }
editor-say-keys = Lâchez-le à un endroit éclairé. R ou la molette le tourne d’un sixième, F le retourne, Échap le range.
editor-say-keys-end = Lâchez-la à un angle éclairé. R passe à l’angle suivant, F la retourne, Échap la range.
editor-say-no-place = Aucun endroit n’est libre pour cette pièce : il faut un côté libre, ou un angle libre d’un grand plateau.
editor-say-chosen = Choisi : { $name }
editor-say-chosen-keys = R tourne, F retourne, Suppr remet dans la boîte. Glissez, ou appuyez sur Entrée, pour déplacer.
editor-say-guest = { $name }, par son lien
editor-say-guest-help = Jouez-le, essayez-le, gardez-le ; un changement en fait votre brouillon.
editor-say-ready = Ce parcours peut se jouer
editor-say-ready-help = Laissez des robots y courir, gardez-le, partagez-le ou jouez-le.
editor-say-build = Continuez à construire
editor-say-build-help = Ajoutez des plateaux au dernier, puis la plaque El Dorado à un angle libre.
editor-say-mend = Quelque chose s’y oppose ; la liste dit quoi.
editor-say-taken = { $name } en main. { $places ->
    [0] Il n’y a pas d’endroit libre.
    [1] Il y a un seul endroit libre.
   *[other] Il y a { $places } endroits libres. Les flèches les parcourent, Entrée pose.
}
editor-say-errors = { $count ->
    [1] Pas encore jouable : { $first }
   *[other] Pas encore jouable, { $count } choses s’y opposent : { $first }
}
editor-say-playable = { $hints ->
    [0] Le parcours peut se jouer.
    [1] Le parcours peut se jouer ; il y a un conseil.
   *[other] Le parcours peut se jouer ; il y a { $hints } conseils.
}
editor-say-begun = { $name } est sur la carte.
editor-say-saved = Le parcours est gardé dans ce navigateur.
editor-turn = Tourner d’un sixième (R)
editor-turn-back = Tourner d’un sixième à rebours (Maj et R)
editor-put-back = Remettre dans la boîte (Suppr)
editor-lay = Poser ici
editor-undo = Annuler
editor-undo-key = Annuler (Ctrl et Z)
editor-redo = Rétablir (Ctrl, Maj et Z)
editor-save = Garder
editor-saved = Gardé
editor-play = Jouer
editor-try = Essayer
editor-clear = Vider la carte

## Le vérificateur

editor-checks = Ce que dit le vérificateur
editor-empty = Il n’y a encore rien à vérifier. Un parcours, c’est un plateau de départ, d’autres plateaux côte à côte et la plaque El Dorado.
editor-level-error = Obstacle :
editor-level-hint = Conseil :
editor-level-ok = Bien :
editor-show-boards = montrer les plateaux
editor-show-spaces = montrer les cases
editor-show-corners = montrer les angles
editor-ok-flush = { $seams ->
    [1] La jonction est parfaite : { $pairs } paires de cases se touchent.
   *[other] Les { $seams } jonctions sont parfaites : { $pairs } paires de cases au moins se touchent à chacune.
}
editor-ok-open = Le chemin est libre : { $steps } pas et { $symbols } symboles au plus court.
editor-ok-blockades = { $closed ->
    [0] Aucune barrière sur le chemin.
    [1] Une barrière est tirée au sort au début de la partie.
   *[other] { $closed } barrières sont tirées au sort au début de la partie.
} { $open ->
    [0] {""}
    [1] Une jonction reste ouverte.
   *[other] { $open } jonctions restent ouvertes.
}

## L’essai

editor-try-title = L’essayer
editor-last-try = Dernier essai
editor-try-what = { $races } courses, { $players } robots
editor-try-races = Courses
editor-try-players = Robots
editor-try-help = Des robots courent sur le parcours : vous voyez combien il dure, si chaque case de départ a sa chance, et par où l’on passe.
editor-try-progress = { $done } courses sur { $total }
editor-try-cancel = Arrêter
editor-try-broke = Les courses se sont interrompues. Réessayez.
editor-try-stale = Le parcours a changé depuis ces courses.
editor-rounds = Manches jusqu’à la cité
editor-rounds-bar = { $rounds } manches : { $races }
editor-median = médiane { $rounds }
editor-starts = Victoires par case de départ
editor-start-spoken = La case { $start } gagne { $share } % ; entre { $low } et { $high } % est probable
editor-starts-fair = Aucune case ne se distingue : en { $races } courses, de tels écarts sont le hasard.
editor-starts-less = La case { $start } gagne moins que sa part de { $share } %, et ce n’est pas le hasard. Tournez le plateau de départ, ou facilitez le chemin de ce côté.
editor-starts-more = La case { $start } gagne plus que sa part de { $share } %, et ce n’est pas le hasard. Tournez le plateau de départ, ou rendez le chemin de ce côté plus dur.
editor-heat = Par où l’on passe
editor-heat-spoken = Carte du parcours ; plus une case est sombre et son point gros, plus de pions y sont passés.
editor-heat-never = jamais
editor-heat-always = chaque course
editor-heat-map = Montrer sur la grande carte
editor-verdict-fair = Assez équitable, { $rounds } manches.
editor-verdict-unfair = Pas tout à fait équitable, { $rounds } manches.
editor-verdict = La tête change { $leads } fois par course ; { $used } % des cases libres servent.

## Les chiffres

editor-figures = Le parcours en chiffres
editor-figure-difficulty = Difficulté
editor-figure-spaces = Cases
editor-figure-spaces-value = { $caves ->
    [0] { $spaces }
    [1] { $spaces }, une grotte
   *[other] { $spaces }, { $caves } grottes
}
editor-figure-shortest = Chemin le plus court
editor-figure-easiest = Chemin le plus facile
editor-figure-way = { $steps } pas, { $symbols } symboles
editor-figure-terrains = Terrain des cases libres

## Partage, noms, import

editor-share = Le partager
editor-share-help = Qui ouvre ce lien voit le parcours, et peut le jouer, le copier ou le changer.
editor-share-not-yet = Un lien demande un parcours qui puisse se jouer. Le texte peut être gardé et recollé plus tard.
editor-link = Lien
editor-link-copy = Copier le lien
editor-code = Code
editor-code-copy = Copier le code
editor-code-help = Ce qui est posé et où, sans le nom : pour la barre d’adresse, la ligne de commande et les nouvelles tables.
editor-text = Texte
editor-text-copy = Copier le texte
editor-text-help = Tout, à lire, à changer à la main et à recoller.
editor-import = Coller un parcours
editor-import-label = Un texte, un code ou un lien
editor-import-example = incognita route 1 …
editor-import-help = Le parcours sur la carte est remplacé ; annuler le fait revenir.
editor-import-go = Le poser
editor-name = Nom du parcours
editor-name-en = Nom anglais
editor-name-fr = Nom français
editor-name-help = Un seul suffit : là où l’autre manque, il vaut pour les deux.
editor-name-done = Terminé
