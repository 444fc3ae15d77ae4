# Problèmes, erreurs à rejouer, suites et ce qui était caché.

puzzles-title = Problèmes
puzzles-lead = Des positions tirées de parties entre bons robots, où une décision est nettement la meilleure, et pas celle qui vient d’abord à l’esprit. Vous voyez ce que voyait la place qui doit jouer, rien de plus.
puzzles-which = Quels jeux ? Sans choix : tous.
puzzles-begin = { $count ->
    [0] Résoudre un mélange de tous les jeux
   *[other] Résoudre
}
puzzles-count = { $solved } sur { $count } résolus
puzzles-rating = Cote
puzzles-streak = De suite
puzzles-best = Meilleure série
puzzles-kept-with = La cote, la série et les problèmes résolus sont gardés avec le compte { $name }.
puzzles-kept-here = La cote, la série et les problèmes résolus sont gardés dans ce navigateur.
puzzles-kept-more = Avec un compte, ils sont sur tous vos appareils.
puzzles-daily = Problème du jour
puzzles-solved = résolu
puzzle-broken = Le problème ne peut pas être montré
puzzle-gone = Ce problème n’existe plus. Choisissez-en d’autres :
puzzle-you = Vous
puzzle-leave = Quitter
puzzle-ask = <b>Quel est le meilleur coup ?</b> { $count ->
    [1] Une décision est nettement meilleure que toutes les autres.
   *[other] { $count } décisions de suite sont demandées.
}
puzzle-on = <b>Juste.</b> Et ensuite ?
puzzle-right = <b>Juste !</b>
puzzle-wrong = <b>Il y a mieux.</b> Ce coup perd { $points } points sur cent.
puzzle-rule = La règle en jeu : { $rule }
puzzle-answer-is = Le mieux : <b>{ $line }</b>. Chance de gagner : { $chance } %.
puzzle-hint = Indice
puzzle-answer = Voir la réponse
puzzle-line = Voir la suite
puzzle-again = Réessayer
puzzle-next = Suivant
puzzle-change = ({ $points })
puzzle-standing = Cote { $rating }, { $streak } de suite.
retry-title = Vos erreurs
retry-ask = <b>Qu’aurait-il fallu jouer ?</b> Le coup joué a perdu { $points } points sur cent.
retry-standing = Erreur { $number } sur { $count }.
retry-done = { $solved } sur { $count } du premier coup.
retry-none = L’étude n’a trouvé aucune erreur de votre part.
retry-back = Retour à l’étude

study-error = { $name }, coup { $step } : { $kind }, { $points } perdus
study-retry = { $count ->
    [1] Rejouer votre erreur
   *[other] Rejouer vos { $count } erreurs
}
study-best = Meilleur coup
study-good = Bon coup
study-classes = Ce que veulent dire les mots
study-classes-text = La perte d’une décision est le résultat attendu du meilleur coup trouvé, moins celui du coup joué, en points sur cent, avec ce que le joueur pouvait savoir. Une erreur perd plus de { $sure } fois son incertitude.
study-class-from = { $kind } : une perte à partir de { $points }
study-words-text = Le jeu est nommé d’après la perte moyenne par décision ; au-dessus de tout cela, il est faible.
study-word-below = { $word } : moins de { $points }
study-line-played = Joué
study-line-answer = Mieux
study-line-failed = Cette suite ne peut pas être montrée.
study-line-close = Retour à la partie
truth-title = Toute la vérité
truth-show = Montrer ce qui était caché
truth-hide = Le cacher de nouveau
truth-failed = Cela ne peut pas être montré.
truth-eyes = Le plateau vu par
truth-usual = Vous-même
truth-chances = Chances de gagner à ce coup
truth-as-it-was = La position réelle
truth-believed = Selon ce que savait { $name }

## Une partie terminée, étudiée

study-title = Étude
study-text = Quelle part de chance, quelle part de talent, et qu’aurait-il fallu jouer ?
study-waiting = D’autres études passent d’abord…
study-running = Calcul en cours : { $done } sur { $total }
study-failed = L’étude s’est interrompue.
study-again = Réessayer
study-graph = Chances de gagner
study-graph-value = Coup { $step }. { $chances }
study-luck = Chance
study-own = Ses décisions
study-others = Décisions des autres
study-result = Résultat
study-start = Au départ
study-even = À chance égale
study-mean = Perte moyenne par décision
study-play = Jeu
study-played-excellent = excellent
study-played-strong = fort
study-played-sound = solide
study-played-uneven = inégal
study-played-weak = faible
study-inaccuracy = Imprécision
study-mistake = Erreur
study-blunder = Gaffe
study-errors = Erreurs
study-sure = En points sur cent : résultat = départ + chance + ses décisions + décisions des autres ; ces sommes sont connues à ± { $error } près environ. Les décisions sont comptées par rapport à celles d’un joueur rapide ; une perte, par rapport au meilleur coup trouvé avec ce que le joueur pouvait savoir.
study-turning = Tournants de la partie
study-lucky = La chance sourit à { $name } : { $points }
study-unlucky = La chance trahit { $name } : { $points }
study-lost = { $name }, { $kind } : { $points } points de chance perdus. Mieux : { $best }
study-table = Le graphique en tableau
study-step = Coup

## Reprendre à une étape

study-from-here = Étudier à partir d’ici
fork-title = Reprendre d’ici
fork-text = Une nouvelle table commence dans la position affichée ; cette partie reste telle quelle.
fork-name = Nom à la place { $seat }
fork-kind = Qui est à la place { $seat }
fork-level = Niveau du robot à la place { $seat }
fork-me = Moi
fork-screen = À cet écran
fork-friend = Ami par lien
fork-bot = Robot
fork-start = Dresser la table

## Revoir une partie

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
