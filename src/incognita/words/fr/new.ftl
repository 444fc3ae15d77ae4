# Le formulaire d’une nouvelle table.
new-learn = Lire les règles
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
new-options = Le jeu
new-players = Joueurs
new-first = Qui commence
new-first-lots = au sort
new-first-seat = place 1
new-answer = Temps pour répondre
new-answer-help = Une limite pour les questions au tour d’un autre ; sans réponse, c’est non.
new-answer-none = sans
new-answer-seconds = { $seconds } s
new-listed = Ouverte à tous
new-listed-help = La table paraît parmi les tables ouvertes, et le premier venu prend une place par lien.
new-pace = Temps
new-pace-none = libre
new-pace-live = à la pendule
new-pace-slow = sur des jours
new-pace-none-help = Chacun prend le temps qu’il veut.
new-pace-live-help = Chaque tour a ses secondes ; au-delà, on puise dans les minutes de la place pour la partie.
new-pace-slow-help = Chaque tour peut durer tant de jours. Les robots jouent même si personne ne regarde.
new-pace-bank = Minutes pour la partie
new-pace-minutes = { $minutes }
new-pace-turn = Secondes par tour
new-pace-days = Jours par tour
new-pace-days-off = Jours de repos (UTC)
new-pace-time-up = Quand le temps est écoulé
new-pace-stand-in = un robot continue
new-pace-lose = la place a perdu
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
new-study = L’essayer sur la table d’analyse
new-starting = On dresse la table…
new-note-friends = Vous pouvez commencer : la place d’un ami peut être prise plus tard.
new-note = Aucun compte n’est nécessaire. La partie est gardée ; partez et revenez quand vous voulez.
new-note-watch = Toutes les places sont à des robots : vous regarderez.
new-asked-option = L’adresse demande « { $name } = { $value } », que ce jeu n’offre pas. C’est laissé de côté.
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
