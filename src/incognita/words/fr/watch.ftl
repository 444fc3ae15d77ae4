# Regarder une partie de robots.
watch-title = Une partie à regarder
watch-of = { $game }, à regarder
watch-lead = Des robots jouent une partie entière, avec leurs chances de gagner et un mot sur les tours qui la renversent. On peut reprendre une place à tout moment.
watch-which = Quel jeu ?
watch-unknown = { $game } ne se joue pas ici. Choisissez un jeu :
watch-players = Robots à la table
watch-level = De quelle force
watch-wall = Pour un écran au mur
watch-wall-text = Sans commandes, une partie après l’autre.
watch-begin = Regarder
watch-broken = La partie ne peut pas être regardée maintenant
watch-controls = Rythme de la partie
watch-pause = Pause
watch-go-on = Reprendre
watch-next = Une autre partie
watch-take = Prendre une place
watch-take-text = Vous continuez à cette place contre les autres, à partir d’ici. Ce que cette place ignore est redistribué.
watch-speed = Vitesse
watch-speed-name = { $speed ->
    [slow] Lente
    [fast] Rapide
   *[usual] Normale
}
watch-chances = Chances de gagner
watch-percent = { $chance } %
watch-chances-wait = Elles sont calculées après le premier tour.
watch-turning-points = Tournants
watch-even = Personne ne s’est encore détaché.
watch-turning = { $name } passe de { $from } % à { $to } %{ $reason ->
    [none] .
   *[other] { " " }: { $reason }.
}
watch-how = Les chances sont au jugement des robots, en moyenne sur ce que chaque place sait.
showcase-title = Une partie en cours
showcase-text = Trois robots jouent à { $game }. Regardez, ou prenez une place.
showcase-choose = Un autre jeu, d’autres robots
