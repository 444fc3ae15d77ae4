# Survive: Escape from Atlantis at the table: what is asked, what was done. Names of pieces and tiles are in survive_board.ftl.

## The table

survive-short = Survive
survive-subtitle = règle de base
survive-two-colours = deux couleurs chacun
survive-goal = le plus haut total à terre gagne
survive-goal-equal = le plus d’explorateurs à terre gagne
survive-round-setup = Mise en place
survive-round = Manche { $round }, tour { $turn }
survive-unit-place = à placer
survive-unit-points = à terre, { $score } pts
survive-unit-saved = à terre
survive-fact-saved = Explorateurs à terre
survive-fact-land = Explorateurs sur l’île
survive-fact-aboard = Explorateurs en bateau
survive-fact-sea = Nageurs
survive-fact-lost = Explorateurs perdus
survive-fact-kept = Tuiles gardées
survive-notice-limit = Tour { $turn } sur { $limit } : qui n’est pas à terre d’ici là est perdu.
survive-notice-volcano = Il ne reste que des montagnes : le volcan est sous l’une d’elles.
survive-tab-side = Île
survive-tab-badge = { $count }
survive-side-tiles = L’île
survive-supply = À côté du plateau
survive-supply-sharks = { $count ->
    [one] requin
   *[other] requins
}
survive-supply-whales = { $count ->
    [one] baleine
   *[other] baleines
}
survive-supply-boats = { $count ->
    [one] bateau
   *[other] bateaux
}
survive-watching = Vous regardez : valeurs et tuiles gardées restent cachées.
survive-over = L’île a disparu
survive-over-detail = Revoyez la partie coup par coup, ou rejouez.
survive-chance = Le dé et les tuiles décident
survive-wait-answer = On demande à { $name } s’il se défend
survive-wait-answer-detail = Quiconque pourrait garder une telle tuile est interrogé.

## The tray

survive-steps = Étapes du tour
survive-step-tile = Tuile gardée
survive-step-move = Déplacements
survive-step-sink = Couler
survive-step-creature = Créature
survive-points = { $points ->
    [0] aucun déplacement restant
    [1] un déplacement restant
   *[other] { $points } déplacements restants
}
survive-crew = Vos explorateurs
survive-explorers = { $count } { $colour ->
    [0] explorateurs rouges
    [1] explorateurs bleus
    [2] explorateurs jaunes
   *[other] explorateurs blancs
}
survive-boats = { $count ->
    [1] un bateau
   *[other] { $count } bateaux
}
survive-creatures = { $kind ->
    [serpent] { $count ->
        [1] un serpent de mer
       *[other] { $count } serpents de mer
    }
    [shark] { $count ->
        [1] un requin
       *[other] { $count } requins
    }
   *[whale] { $count ->
        [1] une baleine
       *[other] { $count } baleines
    }
}
survive-at-isle = à terre
survive-at-lost = perdu
survive-values = { $count ->
    [1] Un explorateur à placer, avec sa valeur
   *[other] { $count } explorateurs à placer, par valeur
}
survive-values-of = { $colour } : { $count } à placer, par valeur
survive-kept = Tuiles gardées
survive-kept-none = Les tuiles à bord rouge que vous trouvez restent ici.
survive-defence-held = Vous gardez la { $kind ->
    [shark] défense contre le requin
   *[whale] défense contre la baleine
}.
survive-defence-none = Vous n’avez pas de { $kind ->
    [shark] défense contre le requin
   *[whale] défense contre la baleine
}.

## What is asked

survive-ask-place = Placez un explorateur de valeur { $value }
survive-ask-place-detail = Choisissez une valeur ci-dessous, puis une tuile éclairée. { $left ->
    [1] Encore un
   *[other] Encore { $left }
} à placer, { $spaces ->
    [1] une tuile libre
   *[other] { $spaces } tuiles libres
}.
survive-ask-launch = Mettez un bateau à l’eau
survive-ask-launch-detail = Choisissez une case éclairée au bord de l’île. { $boats ->
    [1] C’est votre dernier
   *[other] Vous en avez { $boats }
} ; { $spaces ->
    [1] une case libre
   *[other] { $spaces } cases libres
}. Il servira à tous.
survive-ask-crew = Qui monte dans le bateau ?
survive-ask-crew-detail = Plus de trois nagent ici : choisissez-en encore { $left ->
    [1] un
   *[other] { $left }
}.
survive-ask-drop = Où va cette créature : { $piece } ?
survive-ask-drop-detail = Choisissez une case de mer éclairée : il ne doit rien s’y trouver.
survive-ask-glide = { $piece } : plus loin, ou arrêt ici ?
survive-ask-glide-detail = { $range ->
    [1] Encore une case
   *[other] Encore { $range } cases au plus
} : choisissez-en une éclairée, ou arrêtez.
survive-ask-creature = { $die ->
    [serpent] Vous tirez un serpent
    [shark] Vous tirez un requin
   *[whale] Vous tirez une baleine
} : en bouger { $die ->
    [whale] une
   *[other] un
} ?
survive-ask-creature-detail = Choisissez parmi { $many }, puis une case. Un crâne marque qui serait touché.
survive-ask-creature-to = { $die ->
    [serpent] Où va le serpent
    [shark] Où va le requin
   *[whale] Où va la baleine
} ?
survive-ask-creature-to-detail = { $spaces ->
    [1] Une case éclairée
   *[other] { $spaces } cases éclairées
}. Un crâne marque où quelqu’un serait touché.
survive-ask-defend = { $kind ->
    [shark] { $by } mène un requin sur { $swimmers ->
        [1] votre nageur
       *[other] vos { $swimmers } nageurs
    } en { $cell }
   *[whale] { $by } mène une baleine sur votre bateau en { $cell }
}
survive-ask-defend-detail = { $holds ->
    [yes] { $kind ->
        [shark] Jouer votre défense ? Le requin quitte la partie.
       *[whale] Jouer votre défense ? La baleine quitte la partie.
    }
   *[no] { $kind ->
        [shark] Vous n’avez pas de défense contre le requin. On interroge tout le monde pareil : une pause ne dit rien.
       *[whale] Vous n’avez pas de défense contre la baleine. On interroge tout le monde pareil : une pause ne dit rien.
    }
}
survive-ask-turn = À vous : { $points ->
    [1] encore un déplacement
   *[other] { $points } déplacements
}
survive-ask-turn-detail = Choisissez un explorateur ou un bateau{ $tiles ->
    [0] {""}
   *[other] , ou jouez d’abord une tuile gardée
}. Ce qui reste est perdu.
survive-ask-turn-done = { $points ->
    [0] Plus de déplacement
   *[other] Rien à déplacer
}
survive-ask-turn-done-detail = Coulez une tuile pour continuer{ $tiles ->
    [0] {""}
   *[other] , ou jouez d’abord une tuile gardée
}.
survive-ask-piece = { $piece } : choisissez où
survive-ask-piece-detail = { $points ->
    [1] Un déplacement restant
   *[other] { $points } déplacements restants
}, { $spaces ->
    [1] un lieu à portée
   *[other] { $spaces } lieux à portée
} ; les points comptent les déplacements. { $way ->
    [touch] Touchez-le encore pour le reposer.
   *[keys] Échap le repose.
}
survive-ask-tile = { $tile } : { $id ->
    [dolphin] quel nageur ?
    [wind] quel bateau ?
   *[other] lequel ?
}
survive-ask-tile-to = { $tile } : où ?
survive-ask-tile-detail = { $does }
survive-ask-sink = { $terrain ->
    [1] Coulez une plage
    [2] Coulez une forêt
   *[other] Coulez une montagne
}
survive-ask-sink-detail = { $many ->
    [1] Une tuile peut sombrer
   *[other] { $many } tuiles peuvent sombrer
} : choisissez-en une. Ce qui est dessous apparaît ; on ne peut pas revenir en arrière.
survive-look = { $look }.{ $armed ->
    [yes] {" "}Touchez encore pour y aller.
   *[no] {""}
}
survive-look-sink = { $look } sombre.{ $armed ->
    [yes] {" "}Touchez encore pour la couler.
   *[no] {""}
}
survive-place = { $place } : { $label }
survive-cost = { $cost } sur { $points ->
    [one] { $points } déplacement
   *[other] { $points } déplacements
}
survive-far = { $far ->
    [one] { $far } case
   *[other] { $far } cases
}
survive-hits = touche { $who }
survive-overturns = renverse le bateau de { $who }
survive-boat-wrecked = le bateau fait naufrage

## Buttons

survive-act-sink = Couler une tuile
survive-act-end = Finir les déplacements
survive-act-stop = Arrêt ici
survive-act-stay = { $many ->
    [one] Laisser sur place
   *[other] Les laisser sur place
}
survive-act-defend = Défendre
survive-act-decline = Laisser faire
survive-act-go-on = Continuer

## Why not, before the server is asked

survive-why-undo = Il n’y a rien à annuler : le tour commence, ou une tuile ou le dé a été vu depuis.
survive-first-piece = Choisissez d’abord un de vos explorateurs ou un bateau.
survive-first-sink = Appuyez d’abord sur « Couler une tuile » : rien ne sombre par mégarde.
survive-first-creature = Choisissez d’abord une créature, ou laissez-les toutes.
survive-first-crew = Choisissez d’abord un nageur pour le bateau.
survive-first-answer = Dites d’abord si vous vous défendez.

## The log

survive-log-lay = L’île est posée : { $count } tuiles
survive-log-place = { $name } place un explorateur{ $value ->
    [0] {""}
   *[other] {" "}de valeur { $value }
} en { $cell }
survive-log-launch = { $name } met un bateau à l’eau en { $cell }
survive-log-move = { $name } : { $who } { $how ->
    [walk] marche vers { $to }
    [swim] nage vers { $to }
    [board] monte dans le bateau en { $to }
    [dive] saute à l’eau en { $to }
    [climb] grimpe dans le bateau en { $to }
   *[land] débarque : { $isle }
}{ $fate ->
    [lost] {" "}et est perdu
    [wrecked] , et le bateau fait naufrage
   *[well] {""}
}
survive-log-sail = { $name } mène un bateau { $by ->
    [wind] avec le vent en { $to }
   *[sail] en { $to }
}{ $fate ->
    [wrecked] {" "}; il fait naufrage{ $who ->
        [none] {""}
       *[other] , à l’eau : { $who }
    }{ $lost ->
        [none] {""}
       *[other] {" "}; perdus : { $lost }
    }
   *[well] {""}
}
survive-log-dolphin = { $name } : un dauphin porte { $who } en { $to }{ $fate ->
    [lost] , où il est perdu
   *[well] {""}
}
survive-log-lift = { $name } appelle une créature ({ $piece }) en { $from }
survive-log-drop = { $name } appelle une créature ({ $piece }) de { $from } en { $to }
survive-log-sink = { $name } coule { $terrain ->
    [1] la plage
    [2] la forêt
   *[other] la montagne
} en { $cell }{ $when ->
    [none] {""}
    [hidden] {" "}et garde la tuile
    [kept] {" "}et garde { $tile }
   *[now] {" "}: { $tile }
}{ $lost ->
    [none] { $swimmers ->
        [none] {""}
       *[other] { $aboard ->
            [none] {" "}; à la nage : { $swimmers }
           *[other] {""}
        }
    }
   *[other] {" "}; perdus : { $lost }
}{ $aboard ->
    [none] {""}
   *[other] {" "}; à bord : { $aboard }
}{ $id ->
    [volcano] {" "}– c’est la fin
   *[other] {""}
}
survive-log-pick = { $name } fait monter : { $who }
survive-log-roll = { $name } tire { $die ->
    [serpent] un serpent
    [shark] un requin
   *[whale] une baleine
}
survive-log-stay = { $name } tire { $die ->
    [serpent] un serpent et n’en bouge aucun
    [shark] un requin et n’en bouge aucun
   *[whale] une baleine et n’en bouge aucune
}
survive-log-prowl = { $name } mène { $die ->
    [serpent] un serpent
    [shark] un requin
   *[whale] une baleine
} de { $from } en { $to }
survive-log-attack = { $name } mène { $die ->
    [serpent] un serpent
    [shark] un requin
   *[whale] une baleine
} de { $from } en { $to }, sur { $who }
survive-log-strike = { $name } mène { $die ->
    [serpent] un serpent
    [shark] un requin
   *[whale] une baleine
} de { $from } en { $to } ; emporté : { $who }
survive-log-overturn = { $name } mène { $die ->
    [serpent] un serpent
    [shark] un requin
   *[whale] une baleine
} de { $from } en { $to } et renverse le bateau de { $who }
survive-log-defended = { $name } mène { $die ->
    [serpent] un serpent
    [shark] un requin
   *[whale] une baleine
} en { $to }, mais { $defender } se défend : la créature quitte la partie
survive-log-stop = { $name } s’arrête
survive-log-decline = { $name } laisse faire
survive-log-end = { $name } finit ses déplacements

## Conseils : ce qui pourrait se faire


survive-log-place-hint = Placer l’explorateur qui vaut { $value } en { $cell }
survive-log-launch-hint = Mettre un bateau à l’eau en { $cell }
survive-log-move-hint = { $who } { $how ->
    [walk] de { $from } à { $to }
    [swim] de { $from }, à la nage jusqu’en { $to }
    [board] de { $from } dans le bateau en { $to }
    [dive] de { $from } dans l’eau en { $to }
    [climb] de { $from } dans le bateau en { $to }
   *[land] sur { $isle }
}
survive-log-sail-hint = Mener le bateau { $by ->
    [wind] vent arrière en { $to }
   *[sail] en { $to }
}
survive-log-dolphin-hint = Dauphin : { $who } en { $to }
survive-log-lift-hint = Enlever { $piece } de { $from }
survive-log-drop-hint = Appeler { $piece } de { $from } en { $to }
survive-log-sink-hint = Couler { $terrain ->
    [1] la plage
    [2] la forêt
   *[other] la montagne
} en { $cell }
survive-log-pick-hint = Prendre à bord : { $who }
survive-log-stay-hint = N’en déplacer aucun
survive-log-prowl-hint = { $die ->
    [whale] Mener la baleine
    [shark] Mener le requin
   *[serpent] Mener le serpent
} de { $from } en { $to }
survive-log-attack-hint = { $die ->
    [whale] Mener la baleine
    [shark] Mener le requin
   *[serpent] Mener le serpent
} de { $from } en { $to }, sur { $who }
survive-log-strike-hint = { $die ->
    [whale] Mener la baleine
    [shark] Mener le requin
   *[serpent] Mener le serpent
} de { $from } en { $to } : prend { $who }
survive-log-overturn-hint = Mener la baleine de { $from } en { $to } : renverse le bateau de { $who }
survive-log-defended-hint = Jouer la défense
survive-log-stop-hint = S’arrêter ici
survive-log-decline-hint = Laisser faire
survive-log-end-hint = Finir les déplacements

hint-why-survive-saved = { $amount ->
    [one] { $amount } point à terre
   *[other] { $amount } points à terre
}
hint-why-survive-sailing = { $amount ->
    [one] environ { $amount } point plus sûr en bateau
   *[other] environ { $amount } points plus sûrs en bateau
}
hint-why-survive-swimming = { $amount ->
    [one] environ { $amount } point plus sûr dans l’eau
   *[other] environ { $amount } points plus sûrs dans l’eau
}
hint-why-survive-walking = { $amount ->
    [one] environ { $amount } point plus sûr sur l’île
   *[other] environ { $amount } points plus sûrs sur l’île
}
hint-why-survive-tempo = le tour suivant est à vous
hint-why-survive-kept = une tuile gardée de plus
hint-why-survive-rival = { $amount ->
    [one] coûte à { $name } environ { $amount } point
   *[other] coûte à { $name } environ { $amount } points
}

## The end

survive-end-winner = { $name } a sauvé le plus
survive-end-points = Le plus haut total des valeurs à terre gagne, pas le plus d’explorateurs.
survive-end-equal = Chacun compte un à cette table : le plus d’explorateurs à terre gagne.
survive-end-by-count = Totaux égaux : le plus d’explorateurs à terre décide.
survive-end-shared = Totaux égaux : la victoire est partagée.
survive-end-total = { $total ->
    [one] { $total } point
   *[other] { $total } points
}
survive-end-count = { $total } à terre
survive-end-note = { $sum ->
    [none] { $saved } à terre
   *[other] { $sum }
}, { $lost ->
    [one] { $lost } perdu
   *[other] { $lost } perdus
}

## Shortcuts

survive-keys-value = une valeur à placer
survive-keys-piece = pièce suivante qui peut bouger
survive-keys-enter = y aller, couler, accepter
survive-keys-sink = couler une tuile
survive-keys-tile = tuile gardée suivante
survive-keys-end = laisser la créature, arrêter, finir
survive-keys-answer = défendre, ou laisser faire
survive-keys-side = vers le panneau de l’île

## Statistiques

stat-survive-scores = Valeurs à terre, manche après manche
stat-survive-ashore = Explorateurs à terre
stat-survive-worth-6 = Explorateurs qui valent 6
stat-survive-worth-5 = Explorateurs qui valent 5
stat-survive-worth-4 = Explorateurs qui valent 4
stat-survive-worth-3 = Explorateurs qui valent 3
stat-survive-worth-2 = Explorateurs qui valent 2
stat-survive-worth-1 = Explorateurs qui valent 1
stat-survive-moves = Déplacements
stat-survive-saved = Explorateurs sauvés
stat-survive-lost = Explorateurs perdus
stat-survive-rolled-serpent = Serpents de mer au dé
stat-survive-rolled-shark = Requins au dé
stat-survive-rolled-whale = Baleines au dé
