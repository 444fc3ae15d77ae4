close = Fermer
try-again = Réessayer
go-home = Retour à la salle des cartes
failure-title = Cette page n’a pas pu être affichée
problem-unknown = Quelque chose n’a pas marché. Rien de ce que vous avez joué n’est perdu.
problem-offline = La table est injoignable. Le serveur tourne-t-il ?
problem-broken = La réponse du serveur est illisible.
seat-mark = Place { $seat }, { $seat ->
    [1] losange vermillon
    [2] disque indigo
    [3] triangle safran
   *[other] carré ivoire
}
stepper-less = Moins : { $what }
stepper-more = Plus : { $what }
home-title = Où allons-nous ?
new-title = Nouvelle table
help-title = Les règles
lost-title = Ce lieu n’est pas sur la carte
