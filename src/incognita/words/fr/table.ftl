# La table, quel que soit le jeu.

## The room

to-home = À la salle des cartes
table-loading = On dresse la table…
table-gone = Impossible d’ouvrir cette table
tool-replay = Revoir pas à pas
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
skip-moves = Passer

## Seats

seat-unnamed = Siège { $seat }
seat-you = vous
seat-screen = à cet écran
seat-here = à la table
seat-away = absent
seat-bot = bot, { $level }
seat-thinking = réfléchit
name-label = Nom
name-change = changer le nom
name-none = Sans nom
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
links-text = Qui ouvre le lien d’un siège s’y assied : ne l’envoyez qu’à une personne.
links-mine = Votre propre siège
links-mine-note = pour continuer sur un autre appareil ; gardez-le pour vous

## The end

ending-first = première place
ending-replay = Revoir
ending-look = Voir la carte
ending-again = Rejouer

## Looking back

steps-title = Revoir
steps-back = À la table
steps-controls = Coups
steps-first = Premier coup
steps-previous = Un coup en arrière
steps-play = Lire
steps-pause = Pause
steps-next = Un coup en avant
steps-last = Dernier coup
steps-slider = Coup
steps-at = Coup { $move } sur { $last }, manche { $round }
steps-of = sur { $last }
steps-round = manche { $round }
steps-turn-back = Un tour en arrière
steps-turn-on = Un tour en avant
steps-speed = Vitesse
share-step = Copier l’adresse de cette position
record-download = Télécharger l’enregistrement
fork-title = Reprendre d’ici
fork-text = Une nouvelle table commence dans la position affichée ; cette partie reste telle quelle.
fork-name = Nom au siège { $seat }
fork-kind = Qui est au siège { $seat }
fork-level = Niveau du bot au siège { $seat }
fork-me = Moi
fork-screen = À cet écran
fork-friend = Ami par lien
fork-bot = Bot
fork-start = Dresser la table

## Keys

keys-title = Raccourcis clavier
keys-to-hand = vers la main
keys-log = vers le journal
keys-skip = passer les mouvements des autres
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
answer-left = { $seconds ->
    [one] Encore { $seconds } seconde pour répondre
   *[other] Encore { $seconds } secondes pour répondre
}
answer-seconds = { $seconds } s
