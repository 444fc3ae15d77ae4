# Options de The Quest for El Dorado : la question, une ligne d’aide, et le nom de chaque réponse.

option-eldorado-players-help = À deux, chacun mène deux explorateurs.
option-eldorado-first-help = Les cases de départ suivent l’ordre du tour.
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
option-eldorado-caves = Grottes
option-eldorado-caves-help = Les pions qui s’arrêtent près d’une grotte y trouvent des tuiles. Avec les grottes, on peut ajouter Héros et Sortilèges.
option-eldorado-promos = Cartes promotionnelles
option-eldorado-promos-help = Jumelles, Géant et Pagaie extraordinaire, à côté du marché.
option-eldorado-heroes = Héros et Sortilèges
option-eldorado-heroes-help = Animaux familiers, démons, malédictions et héros ; il faut les grottes.
option-eldorado-tavern_visit = Premier arrêt à la Taverne
option-eldorado-tavern_visit-help = Le premier pion qui s’y arrête doit-il engager un héros ?
option-eldorado-tavern_visit-must = c’est une visite
option-eldorado-tavern_visit-may = visite au choix
option-eldorado-forced_moves = Vaudou et Sir Henry Threepwood
option-eldorado-forced_moves-help = Qui déplace les pions des autres doit-il en bouger autant que possible ?
option-eldorado-forced_moves-must = tout ce qui peut bouger bouge
option-eldorado-forced_moves-may = on peut laisser des pions en place
option-eldorado-moved_to_finish = Pions déplacés sur une case d’arrivée
option-eldorado-moved_to_finish-help = Par Vaudou, Paralysie ou Sir Henry Threepwood, même pendant le tour d’un autre.
option-eldorado-moved_to_finish-arrives = sont arrivés
option-eldorado-moved_to_finish-never = cela n’arrive jamais
option-eldorado-discarded_demons = Carte Démon défaussée
option-eldorado-discarded_demons-help = Donnée, payée ou défaussée : un fardeau pour son propriétaire, ou partie.
option-eldorado-discarded_demons-owner = va à la défausse de son propriétaire
option-eldorado-discarded_demons-pile = retourne à la pile des démons
option-eldorado-scrooge_card = Carte de Scrooge Bly
option-eldorado-scrooge_card-help = La règle et la planche de cartes ne disent pas la même chose.
option-eldorado-scrooge_card-deck = sur le dessus de la pioche
option-eldorado-scrooge_card-discard = dans la défausse

## Où trouver des parcours

atlas-way = 83 parcours : cherchez le vôtre dans l’atlas
editor-way = ou composez votre propre parcours

## Une table par son adresse

new-asked-route = L’adresse demande le parcours « { $value } », qui n’existe pas. Choisissez-en un autre ici.
new-asked-broken = Le parcours de l’adresse ne peut pas être joué : { $why }
new-asked-hexes = Ce parcours utilise des plateaux de Héros et Sortilèges : grottes et héros sont activés.
