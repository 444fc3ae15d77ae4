# Les jeux qui n’apportent pas de page à eux.

generic-board = Position
generic-actions = Actions
generic-no-actions = Rien à choisir pour le moment.
generic-prompt = À vous de jouer
generic-prompt-detail = { $count ->
    [1] Une seule action est possible.
   *[other] Choisissez l’une des { $count } actions.
}
generic-chance = Le hasard décide
generic-over = La partie est terminée
generic-over-detail = Revoyez-la coup par coup, ou rejouez.
generic-winner = { $name } gagne
generic-why-undo = Il n’y a rien à reprendre : le tour vient de commencer, ou quelque chose de nouveau a été vu depuis.
generic-why-none = Les actions impossibles pour le moment sont listées ici ; vous pourrez demander pourquoi.
generic-details = Détails
generic-details-badge = { $count ->
    [1] Un détail
   *[other] { $count } détails
}
generic-keys-action = Choisir une action par son numéro
generic-log = { $name } : { $text }
generic-log-chance = { $text }
generic-suggestion = { $text }
generic-yes = oui
generic-no = non

field-points = Points
field-score = Score
field-scores = Scores
field-total = Total
field-totals = Totaux
field-tiles = Tuiles
field-hidden = Cachées
field-die = Dé
field-to = Vers
field-from = Depuis
field-tile = Tuile
field-space = Case
field-card = Carte
field-cards = Cartes
field-hand = Main
field-deck = Pioche
