# Parcours d’El Dorado : ce que dit le vérificateur. Les sections sont marquées par des commentaires ; chaque clé garde la même section dans toutes les langues.

## Textes illisibles

route-problem-text-empty = Il n’y a pas encore de parcours ici.
route-problem-text-long = Ce texte est trop long pour un parcours.
route-problem-text-head = Ligne { $line } : un parcours commence par les mots « incognita route 1 ».
route-problem-text-version = Ligne { $line } : la version { $word } du format n’est pas connue ici.
route-problem-text-word = Ligne { $line } : « { $word } » n’a pas de sens ici. Une ligne commence par name, fr, board, open, tavern ou finish.
route-problem-text-open = Ligne { $line } : « open » s’écrit seul, entre deux plateaux dont la jonction n’a pas de barrière.
route-problem-text-side = Ligne { $line } : il n’y a pas de plateau « { $word } ». Les faces vont de A à X.
route-problem-text-end = Ligne { $line } : « { $word } » ne convient pas. L’arrivée est jungle ou water, la Taverne village ou jungle.
route-problem-text-turn = Ligne { $line } : un plateau se tourne 0 à 5 fois, pas « { $word } ».
route-problem-text-place = Ligne { $line } : « { $word } » n’est pas un endroit. Écrivez « at 7 -3 », ou un côté du plateau précédent comme « ne+ ».

## Codes illisibles

route-problem-code-letters = Ce n’est pas le code d’un parcours : il contient des lettres qu’aucun code ne contient, ou il est coupé.
route-problem-code-version = Ce code vient d’une autre version, inconnue ici.
route-problem-code-check = Une lettre de ce code est fausse ou manque : ses lettres de contrôle ne concordent pas.
route-problem-code-damaged = Ce code ne contient aucun parcours.
route-problem-code-far = Des pièces sont trop éloignées pour un code.

## Ce qui ne peut pas se jouer

route-problem-no-board = Il faut des plateaux pour faire un parcours.
route-problem-many-boards = Il n’y a que { $most } plateaux.
route-problem-no-start = Le premier plateau doit être un plateau de départ, A ou B ; { $side } n’a pas de cases de départ.
route-problem-no-finish = La plaque El Dorado manque : personne ne peut arriver.
route-problem-open-end = « open » se trouve après le dernier plateau, où il n’y a pas de jonction.
route-problem-twice = Le plateau { $first } sert deux fois.
route-problem-both-sides = { $first } et { $second } sont les deux faces d’un même plateau : il sert deux fois.
route-problem-overlap = { $count ->
    [1] Les plateaux { $first } et { $second } se recouvrent sur une case.
   *[other] Les plateaux { $first } et { $second } se recouvrent sur { $count } cases.
}
route-problem-finish-overlap = La plaque El Dorado recouvre le plateau { $side }.
route-problem-tavern-overlap = La Taverne recouvre le plateau { $side }.
route-problem-ends-overlap = La Taverne et la plaque El Dorado se recouvrent.
route-problem-gap = Le plateau { $second } est isolé : il ne touche aucun autre plateau.
route-problem-joint = Le plateau { $second } suit { $first } mais ne le touche pas.
route-problem-finish-loose = La plaque El Dorado ne touche pas le dernier plateau, { $side }.
route-problem-tavern-loose = La Taverne ne touche aucun plateau.
route-problem-unreachable = L’arrivée est hors d’atteinte : des montagnes barrent le chemin sur le plateau { $side }.
route-problem-closed-seam = Personne ne passe du plateau { $first } au plateau { $second } : des montagnes barrent le chemin.

## Conseils

route-problem-slid = { $count ->
    [1] Les plateaux { $first } et { $second } ne se touchent qu’en un endroit : leurs côtés ne coïncident pas.
   *[other] Les plateaux { $first } et { $second } ne se touchent qu’en { $count } endroits : leurs côtés ne coïncident pas.
}
route-problem-touching = Les plateaux { $first } et { $second } se touchent sans se suivre : un passage sans barrière les relie.
route-problem-finish-corner = La plaque El Dorado n’épouse pas un angle du plateau { $side }.
route-problem-finish-touching = La plaque El Dorado touche aussi le plateau { $side } : qui vient de là évite la suite.
route-problem-no-tavern = Des plateaux de Héros et Sortilèges sont posés sans la Taverne.
route-problem-tavern-place = La Taverne se place à côté du deuxième plateau, { $side }.
route-problem-one-colour = Une seule étendue d’un même terrain couvre { $share } % des cases libres : plus de variété rend la course plus vivante.
route-problem-narrow = À { $count } pas du chemin, il n’y a place que pour deux : cela fait beaucoup de passages étroits.
route-problem-tight-seam = Une seule case mène du plateau { $first } au plateau { $second }.
route-problem-easy-shortcut = Le chemin le plus court, { $steps } pas, est aussi le plus facile : un raccourci devrait demander davantage.
route-problem-many-seams = { $count } jonctions mais { $most } barrières seulement : les dernières jonctions restent ouvertes.

## Sortes de problème

route-level-error = injouable
route-level-hint = conseil
