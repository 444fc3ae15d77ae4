# Die neuen Entdecker : serpent, jungle et dé, pour les yeux et les oreilles.

neue-path = Chemin { $path } de la jungle
neue-path-scout = { $space ->
    [1] éclaireur de { $who } sur le point
    [2] éclaireur de { $who } sur l’œil
   *[other] éclaireur de { $who } sur la case { $space }
}
neue-path-chief = { $space ->
    [1] éclaireur en chef de { $who } sur le point
    [2] éclaireur en chef de { $who } sur l’œil
   *[other] éclaireur en chef de { $who } sur la case { $space }
}
neue-path-does = Les éclaireurs des îles décomptées s’y rangent depuis la hutte. À la fin, qui en a le plus sur ce chemin marque le jeton de sa hutte.
neue-hut-empty = la hutte est vide
neue-hut-hidden = un jeton plante dans la hutte, inconnu de vous
neue-hut-known = un jeton plante de { $points } points dans la hutte
neue-hut-looked = connu de { $who }
neue-die = Le dé, pas encore lancé
neue-die-wheel = Le dé montre la roue
neue-die-face = Le dé montre { $face }
neue-wish = Combien d’or ?
neue-wish-value = { $value } en or pour vous, { $others } pour chacun des autres
neue-payments = Par où payer ?
neue-payment = { $parts } ({ $cost } en tout)
neue-pay-edge = { $coins } au bord
neue-pay-toll = { $gold } à { $who }
neue-chiefs = Quels éclaireurs sont vos éclaireurs en chef ?
neue-scout-number = Éclaireur { $number }
neue-marker = Éclaireur { $number }, le marqueur de points

## Dispositions au choix

neue-layout-facts = { $seas ->
    [one] { $seas } pleine mer
   *[other] { $seas } pleines mers
}, { $falls ->
    [one] { $falls } chute d’eau
   *[other] { $falls } chutes d’eau
}
neue-layout-free = comme vous la posez plus bas
