# Explorers à la table : ce qui est demandé, ce qui a été fait. Terrains et objets sont dans explorers.ftl.

## The table

explorers-goal = le plus de points gagne
explorers-goal-alone = le plus de points possible
explorers-basic = décompte de base
explorers-advanced = avancé : { $names }
explorers-all-advanced = décompte avancé
explorers-tiles = tuiles { $tiles }
explorers-round-setup = Mise en place
explorers-round = Manche { $round } sur { $rounds }, tour { $turn }
explorers-tab-side = Score
explorers-tab-badge = { $count }
explorers-fact-crosses = Croix
explorers-fact-keys = Clés restantes
explorers-fact-maps = Cartes restantes
explorers-fact-gems = Gemmes
explorers-fact-temples = Temples visités
explorers-notice-last = Dernier tour de la partie.
explorers-notice-nobody = Dernier tour de la partie : personne n’est actif, chaque côté donne trois croix.
explorers-watching = Vous regardez : les plateaux sont montrés tels qu’au début du tour.
explorers-over = L’exploration est terminée
explorers-over-detail = Revoyez-la coup par coup, ou rejouez.
explorers-chance = La carte suivante est retournée
explorers-as-of = tel qu’au dernier tour
explorers-board-of = Plateau de { $name }
explorers-score = Score
explorers-score-so-far = { $points ->
    [one] { $points } point pour l’instant
   *[other] { $points } points pour l’instant
}
explorers-use-map = Utiliser une carte : quatre croix dans un terrain
explorers-lay = Le paysage
explorers-lay-note = quatre tuiles sur huit
explorers-card = La carte du tour
explorers-note-you = c’est vous le joueur actif
explorers-note-active = { $name } est actif
explorers-note-nobody = personne n’est actif
explorers-note-alone = en solo
explorers-ways = Le côté annoncé donne deux croix, l’autre trois.
explorers-ways-you = Vous prenez le côté que vous annoncez, avec trois croix. Qui vous suit en reçoit deux.
explorers-ways-nobody = Chaque côté donne trois croix.
explorers-ways-alone = Le côté face à vous donne trois croix, l’autre deux.
explorers-ways-setup = D’abord, chacun coche trois cases d’un seul terrain, à partir du village de départ.

## Une nouvelle table

explorers-new-summary = { $players ->
    [1] En solo
   *[other] { $players } joueurs
}, { $sides ->
    [basic] décompte de base
    [advanced] décompte avancé
   *[mixed] décomptes de base et avancé mêlés
}, { $objectives ->
    [0] sans objectif
    [1] un objectif
   *[other] { $objectives } objectifs
}, { $setup ->
    [chosen] un paysage à votre choix.
   *[random] un paysage au hasard.
}

## What is asked

explorers-ask-lay = Posez une tuile en { $letter }
explorers-ask-lay-detail = Quatre des huit tuiles font le paysage, le même pour tous.
explorers-ask-village = Choisissez le village de départ
explorers-ask-village-detail = { $many } villages sont à la même distance du centre.
explorers-ask-start = Cochez trois cases d’un seul terrain
explorers-ask-start-detail = { $cells ->
    [1] Une case éclairée.
   *[other] { $cells } cases éclairées.
} La première croix fixe le terrain.
explorers-ask-name = À vous d’annoncer un côté de la carte
explorers-ask-name-detail = Vous y faites trois croix. Les autres en font trois dans l’autre côté, ou deux dans le vôtre.
explorers-ask-take = { $maps ->
    [0] Prenez un côté de la carte
   *[other] Prenez un côté, ou utilisez une carte trouvée
}
explorers-ask-take-detail = { $who ->
    [alone] Trois croix dans le côté face à vous, deux dans l’autre.
    [nobody] Personne n’est actif : trois croix dans l’un ou l’autre côté.
   *[other] Deux croix dans le côté annoncé, trois dans l’autre.
}
explorers-ask-take-named = Prenez le côté annoncé, ou utilisez une carte trouvée
explorers-ask-take-named-detail = Trois croix dans ce côté, ou quatre dans un terrain de votre choix.
explorers-ask-chart = Quel terrain la carte montre-t-elle ?
explorers-ask-chart-detail = Quatre croix, toutes dans un seul terrain.
explorers-ask-cross = { $left ->
    [1] Encore une croix : { $country }
   *[other] Encore { $left } croix : { $country }
}
explorers-ask-cross-detail = { $cells ->
    [1] Une case éclairée.
   *[other] { $cells } cases éclairées.
} Touchez-les, ou glissez dessus.
explorers-ask-horse = { $horses ->
    [1] Le cheval : une croix de plus
   *[other] { $horses } chevaux : une croix de plus chacun
}
explorers-ask-horse-detail = { $cells ->
    [1] Une case éclairée, tout terrain.
   *[other] { $cells } cases éclairées, tout terrain.
}
explorers-ask-bonus = Quel bonus d’abord ?
explorers-ask-bonus-detail = { $many } temples vous donnent des croix bonus ; chaque bonus va dans un seul terrain.
explorers-ask-bonus-any = { $left ->
    [1] Une croix bonus
   *[other] { $left } croix bonus, toutes dans un terrain
}
explorers-ask-bonus-any-detail = { $cells ->
    [1] Une case éclairée.
   *[other] { $cells } cases éclairées.
} La première croix fixe le terrain.
explorers-ask-seal = Toutes les croix sont faites
explorers-ask-seal-detail = { $alone ->
    [yes] Revenez en arrière à votre gré, puis scellez.
   *[no] Cachées tant que tous n’ont pas scellé. D’ici là, revenez en arrière à votre gré.
}{ $left ->
    [0] {""}
    [1] {" "}Une croix ne trouve pas de case, elle est perdue.
   *[other] {" "}{ $left } croix ne trouvent pas de case, elles sont perdues.
}
explorers-look = { $look }
explorers-look-item = { $cell }, { $terrain }, { $item }. { $does }
explorers-look-temple = { $cell }, { $terrain }, temple { $letter }. { $side ->
    [advanced] Avec une clé, prochaine visite : { $value } croix bonus.
   *[basic] Avec une clé, prochaine visite : { $value } points.
}
explorers-look-village = { $cell }, village { $letter }. { $does }
explorers-lost = plus de case pour cela
explorers-act-seal = Sceller mes croix
explorers-act-map = { $maps ->
    [1] Utiliser une carte
   *[other] Utiliser une carte ({ $maps })
}
explorers-act-bonus = Temple { $letter } : { $crosses }
explorers-act-home = Mon plateau
explorers-act-count = Recompter
explorers-act-count-close = Continuer
explorers-why-undo = Il n’y a rien à reprendre.
explorers-first-terrain = Choisissez d’abord le terrain de la carte.
explorers-first-tile = Posez d’abord les quatre tuiles.
explorers-wait-seal = On attend { $names }
explorers-wait-seal-detail = Vous avez scellé. Tout sera montré quand tous l’auront fait.
explorers-wait-name = { $name } annonce un côté de la carte
explorers-wait-name-detail = Puis tous cochent en même temps.
explorers-wait-lay = { $name } pose le paysage
explorers-wait-village = { $name } choisit le village de départ

## The log

explorers-spot-lay = emplacement { $letter }, tournée de { $degrees }°
explorers-log-lay = { $by ->
    [lot] Le paysage est posé : tuiles { $tiles }
   *[player] { $count ->
        [1] { $name } pose la tuile { $tiles }
       *[other] { $name } pose les tuiles { $tiles }
    }
}
explorers-log-village = { $by ->
    [lot] Le sort fait partir tout le monde du village { $letter }
   *[player] { $name } fait partir tout le monde du village { $letter }
}
explorers-log-objective = { $count ->
    [one] Objectif : { $goals }
   *[other] Objectifs : { $goals }
}
explorers-log-card = Carte retournée : { $one } ou { $other }
explorers-log-card-alone = Carte retournée : { $one } ou { $other } ; face à vous, { $facing }
explorers-log-name = { $name } annonce { $country }
explorers-log-cross = { $name } { $how ->
    [take] prend { $country }, { $count ->
        [1] une croix
       *[other] { $count } croix
    }
    [map] utilise une carte, { $country }, { $count ->
        [1] une croix
       *[other] { $count } croix
    }
    [bonus] utilise le bonus du temple { $letter }, { $count ->
        [1] une croix
       *[other] { $count } croix
    }
   *[plain] coche { $count ->
        [1] une case
       *[other] { $count } cases
    }, { $country }
}{ $finds ->
    [none] {""}
   *[other] {"\u00A0"}: { $finds }
}
explorers-log-none = { $name } { $how ->
    [take] prend { $country }, sans croix
    [map] utilise une carte, { $country }, sans croix
    [bonus] commence par le bonus du temple { $letter }
   *[plain] scelle sans aucune croix
}
explorers-log-lost = { $item } (plus de case)

## Conseils : ce qui pourrait se faire


explorers-log-lay-hint = Poser la tuile { $tiles }
explorers-log-village-hint = Partir du village { $letter }
explorers-log-name-hint = Annoncer { $country }
explorers-log-cross-hint = { $how ->
    [take] Prendre { $country } : { $cells }
    [map] Utiliser une carte, { $country } : { $cells }
    [bonus] Bonus du temple { $letter } : { $cells }
   *[plain] Cocher { $cells }
}{ $finds ->
    [none] {""}
   *[other] , prend { $finds }
}
explorers-log-none-hint = { $how ->
    [take] Prendre { $country }
    [map] Utiliser une carte, { $country }
    [bonus] Commencer par le bonus du temple { $letter }
   *[plain] Sceller
}

hint-why-explorers-points = { $amount ->
    [one] { $amount } point de plus
   *[other] { $amount } points de plus
}
hint-why-explorers-targets = plus près de ce qui rapporte ensuite
hint-why-explorers-keys = une clé pour un temple
hint-why-explorers-maps = une carte pour plus tard

## The end

explorers-end-winner = { $name } a le mieux exploré
explorers-end-alone = Vous atteignez { $total } points
explorers-end-points = Aliments, gemmes, temples, villages et objectifs réunis : le plus haut total l’emporte.
explorers-end-by-maps = Totaux égaux : le moins de cartes utilisées décide.
explorers-end-shared = Totaux et cartes utilisées égaux : la victoire est partagée.
explorers-end-total = { $total ->
    [one] { $shown } point
   *[other] { $shown } points
}

## Shortcuts

explorers-keys-side = prendre ou annoncer le côté du haut ou du bas
explorers-keys-map = utiliser une carte
explorers-keys-chart = eau, herbe, sable ou montagne pour la carte
explorers-keys-cross = cocher la case
explorers-keys-seal = sceller vos croix
explorers-keys-board = plateau suivant
explorers-keys-score = aller au score

## Statistiques

stat-explorers-food = Aliments
stat-explorers-gems = Gemmes
stat-explorers-temples = Temples
stat-explorers-villages = Villages
stat-explorers-objectives = Objectifs
stat-explorers-crosses = Croix
stat-explorers-finds = Trouvailles
stat-explorers-unused = Trouvailles sans case libre
stat-explorers-maps = Cartes utilisées
stat-explorers-bonuses = Bonus de temples

## What chance may bring

outcome-tile = tuile { $tile }, { $degrees ->
    [0] non tournée
   *[other] tournée de { $degrees }°
}
