# Le salon : les tables où chacun peut s’asseoir.
lobby-title = Tables ouvertes
lobby-about = Ici, quelqu’un attend des partenaires. Asseyez-vous : la table est aussi la vôtre.
lobby-filter = Quel jeu
lobby-all = tous les jeux
lobby-count = { $tables ->
    [0] Aucune table ouverte
    [one] { $tables } table ouverte
   *[other] { $tables } tables ouvertes
}
lobby-none = Personne n’attend de joueurs en ce moment. Ouvrez une table, donnez une place à un ami par lien, et ouvrez-la à tous.
lobby-make = Choisir un jeu
lobby-free = libre
lobby-sit = S’asseoir
lobby-untimed = sans pendule
lobby-live = { $minutes } min + { $seconds } s par tour
lobby-slow = { $days ->
    [one] { $days } jour par tour
   *[other] { $days } jours par tour
}
