# Ses propres parties terminées, en chiffres.

numbers-title = Vos parties en chiffres
numbers-lead = D’après les parties terminées dont ce navigateur se souvient. Chance et pertes viennent des parties étudiées.
numbers-none = Ce navigateur ne se souvient encore d’aucune partie terminée.
numbers-broken = Les chiffres ne peuvent pas être montrés
numbers-games = { $count ->
    [1] 1 partie
   *[other] { $count } parties
}
numbers-seats = Victoires par place, intervalles à 95 %
numbers-seat = Place { $seat } sur { $players }
numbers-rounds = Manches : de { $least } à { $most }, { $mean } en moyenne
numbers-steps = Coups : de { $least } à { $most }, { $mean } en moyenne
numbers-players = Joueurs
numbers-head-games = parties
numbers-head-wins = gagnées
numbers-head-result = résultat
numbers-head-luck = chance
numbers-head-loss = perte
numbers-head-made = faits
numbers-head-with = avec
numbers-head-without = sans
numbers-head-winners = gagnants
numbers-head-others = autres
numbers-over-time = { $name } : perte moyenne par décision, partie après partie
numbers-luck-over-time = { $name } : chance, partie après partie
numbers-json = Emporter les nombres en JSON
numbers-choices = Choix, et résultats avec et sans eux
numbers-first = Premiers choix
numbers-figures = Les gagnants à côté des autres
