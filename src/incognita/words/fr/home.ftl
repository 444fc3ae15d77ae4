# La première page : les jeux, d’autres chemins, les tables en cours.
home-title = Où allons-nous ?
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
ways-replay-help = tout enregistrement, coup par coup
ways-lobby = Tables ouvertes
ways-lobby-help = s’asseoir avec des gens qui attendent
ways-study = Table d’analyse
ways-study-help = toute position, essayée de toutes les façons ; parties de la vraie table
ways-puzzles = Résoudre des problèmes
ways-puzzles-help = trouver le meilleur coup dans des parties de robots
ways-rules = Lire les règles
ways-rules-help = chaque phrase, et là où il a fallu choisir
running-numbers = Vos parties en chiffres
running-title = Vos tables
running-help = retenues pour ce navigateur
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
replay-help = Collez ici le texte d’un enregistrement, ou ouvrez le fichier. L’enregistrement d’une partie terminée se télécharge depuis sa relecture.
replay-file = Ouvrir un fichier
replay-go = Revoir
learn-game = Apprendre { $game } en cinq minutes
running-place = { $place }. { $name }{ $points ->
    [none] {""}
   *[other] , { $points } pts
}
