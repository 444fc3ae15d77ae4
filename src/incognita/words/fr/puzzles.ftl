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
