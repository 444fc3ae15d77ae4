## The analysis board

analysis-title = Table d’analyse
analysis-intro = Installez n’importe quelle position de n’importe quel jeu, jouez pour toutes les places, choisissez ce qu’apporte le hasard, revenez en arrière et essayez autrement. Tout ce que vous essayez reste dans un arbre de variantes.
analysis-broken = L’étude n’a pas pu être ouverte
analysis-own = Vos études
analysis-draft = Continuer : { $game }, pas encore conservée
analysis-forget = Retirer { $name } de cette liste
analysis-new = Une nouvelle étude
analysis-new-help = Choisissez les places et les options, puis jouez.
analysis-real = De la vraie table
analysis-real-help = Saisissez une partie que vous jouez ou avez jouée avec du carton.
analysis-real-how = Saisissez ce qui se passe à votre table : cliquez ce que fait chaque joueur et choisissez ce qui a été pioché, lancé ou révélé. Les cartes que seul leur propriétaire a vues sont tirées au sort et marquées d’un ≈. Si quelqu’un joue ensuite une carte que ce tirage ne contient pas, choisissez-la sous « Autre chose a été joué » : le tirage cède, tout ce qui a été vu reste. Quand la partie est terminée, le juge peut l’étudier.
analysis-text = D’un texte
analysis-text-help = Une partie dans la notation, un enregistrement ou le texte d’une position.
analysis-read = Ouvrir
analysis-begin = Commencer
analysis-set-up = Composer à la main
analysis-set-up-help = La position du plateau en nombres : ceux du texte d’une position. Changez ce que vous voulez et commencez là une nouvelle étude ; ce qui ne tient pas ensemble est refusé avec une phrase.
analysis-set-up-begin = Commencer ici
analysis-own-seat = De qui connaissez-vous la pioche ?
analysis-own-none = De personne
analysis-own-help = Ce que pioche cette place, vous le choisissez ; ce que les autres piochent sans le montrer est tiré au sort.
analysis-tools = Juge, joueurs et conservation

## Going about

analysis-ways = Chemins dans l’arbre
analysis-first = Au début
analysis-back = Un coup en arrière
analysis-on = Un coup en avant
analysis-last = À la fin de cette ligne
analysis-play = Montrer cette ligne coup par coup
analysis-beside = À la variante voisine
analysis-begins = Le début
analysis-tree = Coups et variantes
analysis-at-step = étape { $step }
analysis-empty = Rien n’a encore été joué. Ce que vous jouez sur le plateau s’inscrit ici.
analysis-variation = Variante
analysis-by-chance = Hasard
analysis-marked = marqué { $marks }
analysis-guessed = deviné
analysis-sit = Décider pour { $name }

## A move

analysis-move = À propos de ce coup
analysis-marks = Marques
analysis-mark = { $kind ->
    [good] Bon coup
    [mistake] Erreur
    [even] Égal
    [brilliant] Coup brillant
    [blunder] Gaffe
    [interesting] Intéressant
   *[doubtful] Douteux
}
analysis-comment = Commentaire sur ce coup
analysis-game-comment = Commentaire sur toute l’étude
analysis-name = Nom de cette variante
analysis-promote = En faire la ligne principale
analysis-remove = Retirer à partir d’ici
analysis-better = Mieux
analysis-chance = Résultat attendu : { $chance } sur 100.

## Chance

analysis-chance-title = Qu’apporte le hasard ?
analysis-odds = { $share } %
analysis-lot = Au sort
analysis-lot-all = Tout au sort
analysis-unseen = Personne ne l’a vu
analysis-others = Autre chose a été joué
analysis-others-help = Certaines cartes de cette partie sont devinées. Voici ce qui aurait pu être joué avec d’autres cartes.
analysis-others-ask = Quoi d’autre ?
analysis-others-none = Aucune autre carte n’aurait permis de jouer autre chose.

## The judge

analysis-judge = Juge
analysis-judge-thinking = Le juge regarde …
analysis-judge-game = Étudier cette partie

## Keeping

analysis-keep-title = Conserver et partager
analysis-title-label = Titre
analysis-keep = Conserver sur le serveur
analysis-keep-help = Conservée à une adresse que personne ne peut deviner. D’ici là, elle n’est que dans ce navigateur.
analysis-kept = Conservée. Chaque changement est enregistré.
analysis-read-only = Vous lisez. Ce que vous essayez ici ne change rien pour les autres.
analysis-changed = Quelqu’un d’autre a modifié cette étude : la voici telle qu’elle est maintenant.
analysis-joined = Quelqu’un d’autre a modifié cette étude en même temps. Elle contient les deux changements ; là où les deux disaient quelque chose du même coup, le vôtre reste.
analysis-link-read = Copier un lien de lecture
analysis-link-edit = Copier un lien pour la modifier ensemble
analysis-export = L’emporter en texte
