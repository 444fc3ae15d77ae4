# Options de Survive : la question, une ligne d’aide, et le nom de chaque réponse.

option-survive-first-help = Qui commence place aussi le premier.
option-survive-colours = Couleurs chacun
option-survive-colours-help = À deux, deux couleurs chacun peuplent l’île.
option-survive-inland_pairs = Deux par tuile intérieure
option-survive-inland_pairs-help = Les tuiles loin de la mer reçoivent deux explorateurs au placement.
option-survive-to_the_last = Jusqu’au dernier
option-survive-to_the_last-help = Fin quand il ne reste personne à sauver ; le volcan est un tourbillon de plus.
option-survive-all_equal = Tous égaux
option-survive-all_equal-help = Chaque explorateur à terre compte un, quelle que soit sa valeur.
option-survive-submerged = L’Atlantide engloutie
option-survive-submerged-help = Fin quand la dernière tuile sombre ; le volcan est un tourbillon de plus.
option-survive-memory = Garder les valeurs en vue
option-survive-memory-help = Vous continuez de voir les valeurs de vos explorateurs.
option-survive-ties = Égalité en tête
option-survive-ties-help = Quand les totaux sont égaux.
option-survive-ties-shared = victoire partagée
option-survive-ties-explorers = plus de sauvés gagne
option-survive-turn_limit = Dernier tour
option-survive-turn_limit-help = Qui n’est pas à terre d’ici là est perdu.
