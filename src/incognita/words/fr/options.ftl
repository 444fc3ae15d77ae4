# Options des jeux : la question, une ligne d’aide, et le nom de chaque réponse.

option-eldorado-players-help = À deux, chacun mène deux explorateurs.
option-eldorado-purchase = Achat
option-eldorado-purchase-help = Peut-on acheter une carte avant le dernier déplacement du tour ?
option-eldorado-purchase-after-moves = après tous les déplacements
option-eldorado-purchase-any-order = à tout moment
option-eldorado-native_at_blockade = Indigène devant une barrière
option-eldorado-native_at_blockade-help = Ce que peut l’unique pas de l’Indigène devant une barrière.
option-eldorado-native_at_blockade-either = prend la barrière, ou avance là où il n’y en a pas
option-eldorado-native_at_blockade-both = la prend et la franchit aussitôt
option-eldorado-native_at_blockade-never = ne prend pas de barrière
option-eldorado-strip_blockades = Barrières aux plateaux étroits
option-eldorado-strip_blockades-help = Là où un plateau étroit en joint deux grands.
option-eldorado-strip_blockades-both = à ses deux bords
option-eldorado-strip_blockades-first = au premier bord seulement
option-eldorado-round_limit = Dernière manche
option-eldorado-round_limit-help = Si personne n’est arrivé d’ici là, la distance restante décide.

legend-title = Couleurs des cartes
legend-jungle = jungle, à la machette
legend-water = eau, à la pagaie
legend-village = village, en pièces
legend-rubble = éboulis : cartes jouées
legend-camp = campement : cartes perdues
legend-mountain = montagne : sans issue
