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
seat-mark = Place { $seat }, { $mark ->
    [1] losange rouge
    [2] disque bleu
    [3] triangle jaune
   *[other] carré blanc
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
settings-coach = Conseiller
settings-coach-0 = sans
settings-coach-1 = gaffes
settings-coach-2 = erreurs
settings-coach-3 = tout
settings-coach-help = Là où les conseils sont permis, il vous dit un mot avant une décision qui coûte cher.
settings-sound = Son
settings-sound-help = un léger déclic pour les cartes, les pas et votre tour
settings-notices = Avis
settings-notices-help = le navigateur prévient quand c’est à vous et que vous regardez ailleurs
settings-notices-denied = Ce navigateur n’affiche pas d’avis de cette page : ses propres réglages en décident.

## Les jeux sur l’étagère

game-eldorado = La Course vers El Dorado
game-eldorado-cover = La Course vers | El Dorado
game-eldorado-under = { $year }
game-eldorado-line = Une course dans la jungle, un paquet qui grandit.
game-eldorado-goal = Soyez le premier à mener votre explorateur à travers la jungle jusqu’à la cité d’or, El Dorado.
game-eldorado-how = Jouez des cartes pour traverser jungle, eaux et villages : une carte doit montrer le symbole de la case, en nombre suffisant. Avec le reste, achetez de meilleures cartes, une par tour, et soyez le premier à atteindre El Dorado.
game-survive = Survive: Escape from Atlantis
game-survive-cover = Survive
game-survive-under = Escape from Atlantis · { $year }
game-survive-line = Quarante tuiles sombrent. Sauvez qui vous pouvez.
game-survive-goal = Menez les plus précieux de vos explorateurs aux quatre îles sûres avant que le volcan ne mette fin à tout.
game-survive-how = Dix explorateurs, dont vous seul connaissez la valeur, se tiennent sur une île qui sombre tuile par tuile : menez-les en bateau ou à la nage vers les quatre îles sûres. À chaque tour une tuile sombre, et un serpent, un requin ou une baleine attend vos ordres.
game-explorers = Explorers
game-explorers-cover = Explorers
game-explorers-under = { $year }
game-explorers-line = Une carte pour tous, seize cases sur seize pour chacun.
game-explorers-goal = Marquez le plus de points en quatre manches : aliments, gemmes, temples, villages et objectifs.
game-explorers-how = Une carte montre deux terrains, et tous cochent en même temps : trois cases de l’un ou deux de l’autre. Trouvez des aliments pour la manche, des gemmes qui rapportent encore et encore, des clés pour les temples, et des voisins pour les villages.
game-entdecker = Entdecker
game-entdecker-cover = Entdecker
game-entdecker-under = { $year }
game-entdecker-line = Retournez la mer, tuile après tuile.
game-entdecker-goal = Marquez le plus de points en découvrant des îles, les plus grandes avant les autres.
game-entdecker-how = Annoncez combien de tuiles vous tirerez, payez, et prenez la mer : chaque tuile doit convenir, et un point d’interrogation cache un événement. Sur la dernière, construisez un comptoir, un fort ou une colonie, car une île achevée paie ses plus grands découvreurs.
game-neue-entdecker = Die neuen Entdecker
game-neue-entdecker-cover = Die neuen | Entdecker
game-neue-entdecker-under = { $year }
game-neue-entdecker-line = Éclaireurs, bases, colonies, et une chute d’eau.
game-neue-entdecker-goal = Marquez le plus de points : avec vos gens sur les îles, et avec vos éclaireurs devant les huttes de la jungle.
game-neue-entdecker-how = Choisissez d’où partir, payez, et annoncez vos tuiles : les cachées sont bon marché, les ouvertes se choisissent. Sur la dernière, laissez un éclaireur, une base ou une colonie : les îles achevées paient selon le rang, et les éclaireurs continuent dans la jungle.

## Ce qu’une messagerie montre d’un lien

preview-round = Manche { $round }
preview-over = La partie est terminée

## Accueil

home-under = Cinq cartes de lieux que nul n’a vus. Jouez seul, à un même écran, ou envoyez le lien à un ami.
lessons-name = Apprendre en jouant
replay-empty = Collez d’abord un enregistrement, ou ouvrez un fichier.

## Nouvelle table

difficulty-easy = facile
difficulty-medium = moyen
difficulty-hard = difficile
name-me = Joueur { $seat }
name-guest = Invité { $seat }
name-friend = Ami { $seat }
invite-title = La table est dressée
invite-text = Envoyez un lien à chaque ami. Un lien est une place : gardez-le entre vous.
invite-again-title = Inviter
invite-seat = { $name }, place { $seat }
invite-watch = Pour regarder seulement
invite-none = Personne n’est invité par lien à cette table.
invite-go = À la table
invite-message = Viens jouer à { $game } avec moi :

## Aide

help-search = Chercher dans les règles
help-found = { $count ->
    [0] Aucune règle n’en parle.
    [one] { $count } règle
   *[other] { $count } règles
}
help-reading = Notre lecture
help-link = Lien vers cette règle

## Autres pages, et ce qu’une adresse demande


## Jeux d’autres paquets

generic-tagline = Un jeu venu d’un autre paquet.
generic-intro = Ce jeu vient d’un paquet à part. La table montre sa position en panneaux et ses actions en boutons.
generic-cover = Terra incognita

## Leçons

learn = Apprendre en cinq minutes

## Résultats
ways-atlas = Atlas des parcours
ways-atlas-help = 83 chemins vers El Dorado, avec cartes et chiffres
ways-editor = Éditeur de parcours
ways-editor-help = posez vous-même les plateaux, essayez, partagez
