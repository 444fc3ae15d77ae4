# Comment le hasard d’une partie a été tiré.

fair-title = Était-ce équitable ?
fair-about = Avant la première étape, la table s’est engagée sur un secret. Chaque carte, chaque tuile et chaque dé découle de ce secret, de son numéro et de nombres ajoutés par les navigateurs des joueurs. La partie est terminée, le secret est connu, et ce navigateur a tout tiré une seconde fois.
fair-checking = Nouveau tirage de tout le hasard …
fair-yes = Oui
fair-no = Non
fair-fits = { $events ->
    [one] Le seul tirage est bien celui que donne le secret.
   *[other] Les { $events } tirages sont bien ceux que donne le secret.
}
fair-wrong = L’étape { $step } n’est pas celle que donne le secret.
fair-promised = Le secret est celui sur lequel la table s’était engagée à votre arrivée.
fair-other-secret = Le secret n’est pas celui sur lequel la table s’était engagée à votre arrivée.
fair-added = Ce que votre navigateur a ajouté en fait partie : personne ne pouvait choisir les tirages d’avance.
fair-not-added = Ce que votre navigateur devait ajouter n’en fait pas partie : c’est arrivé après le dernier tirage, ou cela a été écarté.
fair-commitment = Engagement avant la partie
fair-secret = Secret
fair-save = Enregistrer la preuve
