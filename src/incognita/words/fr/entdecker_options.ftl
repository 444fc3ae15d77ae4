# Options de Entdecker : la question, une ligne d’aide, et le nom de chaque réponse.

option-entdecker-recycle = Tuiles recyclées
option-entdecker-recycle-help = Une tuile sans événement qui ne convient nulle part rejoint les piles de remplissage.
option-entdecker-rotating_first = Premier joueur tournant
option-entdecker-rotating_first-help = À chaque saison, le joueur suivant commence.
option-entdecker-personal_tiles = Tuiles personnelles
option-entdecker-personal_tiles-help = Quatre tuiles à soi chacun, et une somme d’or au lieu d’un nombre de tuiles.
option-entdecker-wealth_breaks_ties = La richesse départage
option-entdecker-wealth_breaks_ties-help = À égalité de points, le plus riche l’emporte.
