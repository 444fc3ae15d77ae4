# La table, quel que soit le jeu.

## The room

to-home = À la salle des cartes
table-loading = On dresse la table…
table-gone = Impossible d’ouvrir cette table
table-none = Il n’y a pas de table à cette adresse. Le lien est peut-être coupé.
tool-replay = Revoir coup par coup
tool-invite = Liens vers cette table
tool-keys = Raccourcis clavier
tool-settings = Réglages
tool-rules = Les règles
menu-name = Menu
players-name = Joueurs
side-name = { $side } et règles
tray-name = Votre main et ce qui est demandé
help-now = Règles du moment
tabs-name = Parties de la table
tab-hand = Main
tab-market = Marché
tab-players = Joueurs
tab-log = Journal
tab-help = Aide
tab-market-badge = { $count ->
    [1] une pile dans vos moyens
   *[other] { $count } piles dans vos moyens
}
sheet-grab = Tirer le volet vers le haut ou vers le bas
skip-moves = Sauter

## Seats

seat-unnamed = Place { $seat }
seat-you = vous
seat-screen = à cet écran
seat-here = à la table
seat-away = absent
seat-not-come = pas encore là
seat-bot = robot, { $level }
seat-thinking = réfléchit
name-label = Nom
name-change = changer le nom
name-none = Sans nom
ask-name-title = Bienvenue à la table
ask-name-label = Comment les autres vous appelleront-ils ?
ask-name-go = Prendre place
live-your-turn = C’est à vous.
watching-banner = Vous regardez : vous voyez ce que tous peuvent voir.
waiting-banner = On attend { $names }

## The log

log-name = Journal
log-at-step = étape { $step }
log-at-move = coup { $move }
log-round = Manche { $round }
log-earlier = Montrer les lignes précédentes
log-empty = Rien ne s’est encore passé.
log-rule = Lire la règle

## One screen for several

hand-over-title = Passez l’écran à { $name }
hand-over-text = Ce que seul le joueur suivant peut voir reste caché jusqu’à son arrivée.
hand-over-news = Depuis votre dernier tour
hand-over-ready = Je suis { $name } : montrez mon jeu

## Links

links-title = Liens vers cette table
links-text = Qui ouvre le lien d’une place s’y assied : ne l’envoyez qu’à une personne.
links-mine = Votre propre place
links-mine-note = pour continuer sur un autre appareil ; gardez-le pour vous

## The end

ending-fair = Le hasard était-il équitable ? Tirez-le à nouveau
ending-first = première place
ending-replay = Revoir
ending-look = Voir la carte
ending-again = Rejouer
rematch-join = Rejoindre la revanche
rematch-offered = Une revanche est ouverte : chacun garde son nom et sa couleur.
rematch-follow = Suivre la revanche
rematch-follow-soon = Les joueurs ont ouvert une revanche : vous les suivez dans quelques secondes.
rematch-stay = Rester ici

## Keys

keys-title = Raccourcis clavier
keys-to-hand = vers la main
keys-log = vers le journal
keys-skip = sauter les mouvements des autres
keys-help = cette liste
key-space = Espace
keys-board = se déplacer sur la carte
keys-back = reposer
keys-undo = annuler le dernier pas
keys-restart = recommencer le tour
keys-map = vers la carte

## What is asked

table-round = Manche { $round }
table-round-of = Manche { $round } sur { $limit }
prompt-wait = Au tour de { $name }
prompt-wait-detail = Regardez la carte, lisez le journal, préparez la suite.
prompt-thinking = { $name } réfléchit
prompt-replay = Étape { $step }
act-undo = Annuler
act-restart = Recommencer le tour
act-back = Retour
act-skip = Passer
why-title = Pourquoi pas ?
help-full = Toutes les règles
reason-over = La partie est terminée.
reason-not-your-turn = Ce n’est pas votre tour.
reason-no-such-action = Cette action n’existe pas.
notice-turn = C’est à vous de jouer.
notice-end = La partie est terminée.
clock-name = Temps restant
clock-left = Il vous reste { $time } pour décider
clock-hours = { $hours } h { $minutes }
clock-days = { $days } j { $hours } h
seat-forfeited = perd au temps
ending-forfeited = a perdu au temps : dernière place
answer-left = { $seconds ->
    [one] Encore { $seconds } seconde pour répondre
   *[other] Encore { $seconds } secondes pour répondre
}
answer-seconds = { $seconds } s
ending-shared = Première place partagée

## Leçons

guide-name = Guide
guide-back = Revenir d’une étape
guide-next = Suite
guide-step = { $step } sur { $steps }
guide-step-name = Étape
guide-leave = Quitter ; vous pourrez revenir plus tard
guide-close = Fermer
guide-over = Vous savez jouer ! Faites maintenant une courte partie : je parlerai quand une règle se présentera pour la première fois.
guide-play = Une courte partie
guide-again = Recommencer
guide-play-on = Continuer ici
guide-new-rule = Nouveau : { $rule }
guide-offer = Vous découvrez ce jeu ? Laissez-vous guider pour vos premiers tours.

## Statistiques

stat-title = Le déroulement de la partie
stat-points = D’où viennent les points
stat-figures = En chiffres
stat-total = Total
stat-before = Avant cette table
stat-turns = Tours
stat-scores = Points, manche après manche
stat-rounds = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
keys-legend = l’aide-mémoire du jeu

## Étude

study-begin = Étudier cette partie
