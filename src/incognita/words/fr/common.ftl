# La page autour des jeux : accueil, nouvelle table, aide, réglages.

## Partout

close = Fermer
try-again = Réessayer
go-home = Retour à la salle des cartes
skip = Aller au contenu
copy = Copier
copied = Copié
share = Partager
cancel = Annuler
back = Retour
failure-title = Cette page n’a pas pu être affichée
loading = Un instant…
seat-mark = Place { $seat }, { $seat ->
    [1] losange vermillon
    [2] disque indigo
    [3] triangle safran
   *[other] carré ivoire
}
stepper-less = Moins : { $what }
stepper-more = Plus : { $what }

## Quand quelque chose échoue

problem-unknown = Quelque chose n’a pas marché. Rien de ce que vous avez joué n’est perdu.
problem-offline = La table est injoignable. Le serveur tourne-t-il ?
problem-broken = La réponse du serveur est illisible.
line-connecting = Connexion…
line-lost = Reconnexion…
line-gone = Ce lien n’ouvre pas cette table.
lost-title = Ce lieu n’est pas sur la carte
lost-text = Il n’y a rien à { $path }. Le lien est peut-être abîmé, ou la table a été débarrassée.

## Outils et réglages

tools-name = Outils
tools-language = Read in English
tools-help = Règles
tools-settings = Réglages
settings-title = Réglages
settings-language = Langue
settings-theme = Lumière
settings-theme-system = selon l’appareil
settings-theme-light = jour
settings-theme-dark = nuit
settings-speed = Mouvement des pièces
settings-speed-off = aucun
settings-speed-slow = lent
settings-speed-normal = normal
settings-speed-fast = rapide
settings-reduced = Votre appareil demande moins de mouvement : rien ne bouge.
settings-sound = Son
settings-sound-help = un léger déclic pour les cartes, les pas et votre tour

## Les jeux sur l’étagère

game-eldorado = La Course vers El Dorado
game-eldorado-cover = La Course vers | El Dorado
game-eldorado-under = { $year }
game-eldorado-line = Une course dans la jungle, un paquet qui grandit.
game-survive = Survive: Escape from Atlantis
game-survive-cover = Survive
game-survive-under = Escape from Atlantis · { $year }
game-survive-line = Quarante tuiles sombrent. Sauvez qui vous pouvez.
game-survive-how = Dix explorateurs, dont vous seul connaissez la valeur, se tiennent sur une île qui sombre tuile par tuile : les plages d’abord, les montagnes en dernier. | Trois déplacements par tour les mènent aux bateaux, à travers la mer et vers les quatre îles sûres. Puis une tuile sombre, et un serpent, un requin ou une baleine attend vos ordres.
game-explorers = Explorers
game-explorers-cover = Explorers
game-explorers-under = { $year }
game-explorers-line = Une carte pour tous, seize cases sur seize pour chacun.
game-explorers-how = Une carte montre deux terrains. Tous cochent en même temps : trois cases dans l’un ou deux dans l’autre. | Trouvez de quoi manger pour la manche, des gemmes qui rapportent encore et encore, des clés pour les temples, et ne laissez aucun village sans voisins. Quatre manches de sept cartes.
game-entdecker = Entdecker
game-entdecker-cover = Entdecker
game-entdecker-under = { $year }
game-entdecker-line = Retournez la mer, tuile après tuile.
game-entdecker-how = Annoncez combien de tuiles vous tirerez, payez, et prenez la mer : chaque tuile doit convenir, et un point d’interrogation cache un événement. | Sur la dernière, bâtissez un comptoir, un fort ou une colonie. Une île achevée rapporte sa pleine valeur à son plus grand découvreur, la moitié au suivant ; forts et colonies y trouvent des plantes médicinales.
game-neue-entdecker = Die neuen Entdecker
game-neue-entdecker-cover = Die neuen | Entdecker
game-neue-entdecker-under = { $year }
game-neue-entdecker-line = Éclaireurs, bases, colonies, et une chute d’eau.
game-neue-entdecker-how = Choisissez d’où partir, payez pièces et péages, et annoncez : les tuiles cachées sont bon marché, les ouvertes se choisissent. | Sur la dernière, laissez un éclaireur, une base ou une colonie. Les îles achevées paient selon le rang, les chutes d’eau y ajoutent, et les éclaireurs continuent dans la jungle, où les huttes cachent des plantes jusqu’à la fin.

## Ce qu’une messagerie montre d’un lien

preview-round = Manche { $round }
preview-over = La partie est finie

## Accueil

home-title = Où allons-nous ?
home-under = Cinq cartes de lieux que nul n’a vus. Jouez seul, à un même écran, ou envoyez le lien à un ami.
home-players = { $least }–{ $most } joueurs
home-minutes = { $minutes } min
home-new-table = Nouvelle table
home-new-table-of = Nouvelle table : { $game }
home-continue = Continuer
home-continue-turn = Continuer, à vous de jouer
home-later = Pas encore sur la table
home-later-why = La table apprend encore les règles de ce jeu.
home-asking = On demande au serveur…
home-unofficial = Projet d’amateurs, non officiel. Les règles sont redites, chaque image est dessinée pour l’occasion ; les jeux appartiennent à leurs auteurs et éditeurs.
ways-join = Rejoindre par un lien
ways-join-help = sans compte
ways-replay = Revoir une partie
ways-replay-help = tout enregistrement, coup par coup L’enregistrement d’une partie finie se télécharge depuis sa relecture.
ways-rules = Lire les règles
ways-rules-help = chaque phrase, et là où il a fallu choisir
running-title = Vos tables
running-help = retenues dans ce navigateur seulement
running-your-turn = à vous de jouer
running-waiting = aux autres de jouer
running-watching = en spectateur
running-over = terminée
running-unknown = hors de portée
running-forget = Oublier la table { $table }
join-title = Rejoindre par un lien
join-label = Le lien que l’on vous a donné
join-help = Le lien est la place : qui l’ouvre s’y assied.
join-wrong = Ce n’est pas un lien vers une table. Il devrait contenir « /t/ » et le nom de la table.
join-go = S’asseoir
replay-title = Revoir une partie
replay-label = L’enregistrement
replay-help = Collez ici le texte d’un enregistrement, ou ouvrez le fichier. L’enregistrement d’une partie finie se télécharge depuis sa relecture.
replay-empty = Collez d’abord un enregistrement, ou ouvrez un fichier.
replay-file = Ouvrir un fichier
replay-go = Revoir

## Nouvelle table

new-title = Nouvelle table
new-close = Fermer, retour à la salle des cartes
new-unknown = Aucun jeu ne porte ce nom
new-route = Parcours
new-route-help = l’étoile marque la cité
new-route-facts = { $boards ->
    [one] { $boards } plateau
   *[other] { $boards } plateaux
}, { $steps } pas
new-route-difficulty = Difficulté : { $difficulty }
difficulty-easy = facile
difficulty-medium = moyen
difficulty-hard = difficile
new-options = Le jeu
new-players = Joueurs
new-first = Qui commence
new-first-lots = au sort
new-first-seat = place 1
new-answer = Temps pour répondre
new-answer-help = Une limite pour les questions au tour d’un autre ; sans réponse, c’est non.
new-answer-none = sans
new-answer-seconds = { $seconds } s
new-readings = Lectures de la règle
new-readings-help = { $changed ->
    [0] comme on lit la règle d’habitude
    [one] { $changed } changée
   *[other] { $changed } changées
}
new-readings-reset = Revenir à la lecture habituelle
new-seats = Places
new-seats-taken = { $people ->
    [0] robots seulement
    [one] { $people } personne
   *[other] { $people } personnes
}{ $bots ->
    [0] {""}
    [one] {", "}{ $bots } robot
   *[other] {", "}{ $bots } robots
}
new-chair-name = Nom à la place { $seat }
new-chair-kind = Qui est à la place { $seat }
new-chair-level = Niveau du robot à la place { $seat }
chair-me = moi
chair-screen = une autre personne à cet écran
chair-friend = un ami par lien
chair-bot = un robot
chair-me-short = moi
chair-screen-short = ici
chair-friend-short = lien
chair-bot-short = robot
chair-me-note = vous, à cet écran
chair-screen-note = à cet écran ; la main est cachée entre les tours
chair-friend-note = par lien ; il vient quand la table est dressée
name-me = Joueur { $seat }
name-guest = Invité { $seat }
name-friend = Ami { $seat }
new-name-long = Un nom a { $most } lettres au plus.
new-summary = <b>{ $route }</b>, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}. <b>{ $steps } pas</b> au moins.
new-summary-plain = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}.
new-summary-with = Choisi : { $options }.
new-summary-answer = { $seconds } secondes pour répondre.
new-start = Ouvrir la table
new-starting = On dresse la table…
new-note-friends = Vous pouvez commencer : la place d’un ami peut être prise plus tard.
new-note = Aucun compte n’est nécessaire. La partie est gardée ; partez et revenez quand vous voulez.
new-note-watch = Toutes les places sont à des robots : vous regarderez.
invite-title = La table est dressée
invite-text = Envoyez un lien à chaque ami. Un lien est une place : gardez-le entre vous.
invite-again-title = Inviter
invite-seat = { $name }, place { $seat }
invite-watch = Pour regarder seulement
invite-none = Personne n’est invité par lien à cette table.
invite-go = À la table
invite-message = Viens jouer à { $game } avec moi :

## Aide

help-which = Quel jeu ?
help-title = Les règles
help-of = Règles de { $game }
help-search = Chercher dans les règles
help-found = { $count ->
    [0] Aucune règle n’en parle.
    [one] { $count } règle
   *[other] { $count } règles
}
help-contents = Sommaire
help-reading = Notre lecture
help-link = Lien vers cette règle
help-honest-title = Ce qui est de nous
help-honest-1 = Ceci est un projet d’amateurs, non officiel. Rien n’est copié du livret : chaque règle est une phrase à nous, et chacune est éprouvée par un test.
help-honest-2 = Là où le livret se tait, la phrase est suivie de la lecture choisie et de sa raison. Les lectures dont on dispute sont des options de la nouvelle table.
help-honest-3 = Toutes les images sont dessinées pour cette table. Les plateaux suivent des sources qui s’accordent ; quelques nombres qu’aucune source ne montre sont supposés par nous, et restent dans des fichiers où l’on peut les corriger.
help-empty = Les règles n’ont pas pu être chargées
