# Adversaires : noms des niveaux, et une phrase sur la façon de jouer de chacun.

bot-first-steps = Premiers pas
bot-rambler = Flâneur
bot-traveller = Voyageur
bot-surveyor = Arpenteur
bot-navigator = Navigateur
bot-pathfinder = Pisteur
bot-random = Vagabond
bot-greedy = Main leste
bot-search = Stratège
chair-bot-note = { $level ->
    [first-steps] prend ce qui lui saute aux yeux, parmi ce qui se tient
    [rambler] voit souvent le bon coup, et s’égare aussi souvent
    [traveller] veille au pas suivant et se trompe rarement
    [surveyor] regarde un peu plus loin
    [navigator] pèse les coups contre bien des suites possibles
    [pathfinder] fouille chaque recoin avant d’agir, deux secondes au plus
    [random] joue tout ce que la règle permet
    [greedy] prend ce qui paraît le mieux sur le moment
    [search] réfléchit une seconde environ à chaque décision
   *[other] un robot de niveau { $level }
}
