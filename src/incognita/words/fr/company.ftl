# Les adversaires qu’on choisit, qu’on regarde et qu’on consulte : niveaux, réflexion, conseils, remplaçants.

## Niveaux

level-elo = { $name }, Elo { $elo }
level-strength = Elo { $elo }
also-here = Aussi à la table : { $names }

## Réflexion

seat-thinking-for = réfléchit, { $seconds } s au plus
live-thinking = { $name } réfléchit.

## Conseils

new-hints = Conseils
new-hints-help = { $given ->
    [yes] Chacun peut demander de bons coups à son tour.
   *[no] Personne ne se fait souffler de bons coups.
}
act-hint = Conseil
keys-hint = un conseil : les meilleurs coups
hint-title = Meilleurs coups
hint-note = chances d’être devant
hint-alone = ce que cela promet
hint-working = On cherche de bons coups …
hint-none = Aucun bon coup trouvé pour l’instant. Réessayez.
hint-cancel = Ne plus chercher
hint-close = Fermer le conseil
hint-chance = { $chance } %
hint-found = Meilleurs coups : { $moves }
hint-one = { $text }, { $chance } %, { $reason }
hint-next = puis : { $next }
hint-list = { $first } ; { $next }
hint-why-best = le meilleur de tous les coups essayés
hint-why-behind = { $amount ->
    [0] aussi bon que le meilleur des coups essayés
   *[other] { $amount } % derrière le meilleur des coups essayés
}
hint-way = de { $from } à { $to }
hint-again = appuyez encore pour le jouer
hints-given = On donne des conseils à cette table.
hints-not-given = On ne donne pas de conseils à cette table.

## Le conseiller

coach-name = Conseiller
coach-cost = Un instant : vos chances d’être devant passeraient de { $before } % à environ { $after } %.
coach-cost-late = Vos chances d’être devant sont passées de { $before } % à environ { $after } %. Cela peut encore se reprendre.
coach-why = en jouant la suite, on finit plus souvent devant
coach-better = Mieux :
coach-because = { $move } : { $reason }
coach-back = Reprendre
coach-show = Montrez-moi
coach-mean = C’est voulu
coach-leave = Tant pis

## Remplaçants

seat-stand-in = { $level } remplace
stand-for-me = Laisser un robot jouer pour moi
stand-for = Laisser un robot jouer pour { $name }
stand-let = Laisser un robot jouer
stand-gone = { $name } a quitté la table.
stand-not-come = { $name } n’est pas encore là.
stand-mine = Un robot, { $level }, joue pour vous.
stand-mine-named = Un robot, { $level }, joue pour { $name }.
stand-theirs = { $level } joue pour { $name }.
stand-take-back = Reprendre ma place
stand-wait = Attendre { $name }
stand-title = Un robot joue pour { $name }
stand-text = Il décide à cette place jusqu’au retour de { $name }, et voit ce que { $name } peut voir.
stand-text-own = Il décide à cette place jusqu’à ce que vous la repreniez, et voit ce que vous pouvez voir.
stand-level = Niveau du robot
stand-start = Le laisser jouer
live-stood-in = Un robot, { $level }, joue maintenant pour { $name }.
live-back = { $name } joue de nouveau.
stand-in-report-title = La place est de nouveau à vous
stand-in-report-text = Entre-temps, { $level } a joué pour { $name } :
stand-in-report-nothing = Entre-temps, rien n’était à décider pour { $name }.
stand-in-report-go = Continuer
