# La première partie guidée : messages des leçons de Survive.

tutorial-survive-first = Quitter l’île
tutorial-survive-first-island = L’Atlantide sombre. Menez vos explorateurs <b>rouges</b> aux îles sûres des coins ; chacun vaut de 1 à 6 points, que vous seul connaissez.
tutorial-survive-first-board = Un tour compte trois déplacements. Votre explorateur en H3 vaut cher : faites-le monter dans le <b>bateau</b> en I3.
tutorial-survive-first-sail = Vous avez le plus d’explorateurs à bord, donc vous le menez. Conduisez le bateau en <b>J2</b>, puis en <b>K2</b>.
tutorial-survive-first-sink = Après vos déplacements, une tuile disparaît, les plages d’abord. Retirez la plage éclairée en <b>I4</b> : qui s’y trouve tombe à l’eau.
tutorial-survive-first-serpent = Un requin a surgi et pris le nageur, puis le dé a montré un <b>serpent</b>. L’un d’eux barre votre route en K1 ; envoyez-le en J1.
tutorial-survive-first-shore = Bleu a joué, et un nouveau bateau est sorti de sous une tuile. À vous : gagnez la case de débarquement <b>K1</b>.
tutorial-survive-first-land = Choisissez votre explorateur dans le bateau et faites-le <b>débarquer</b> sur l’île. Il y est en sûreté pour de bon.
tutorial-survive-first-yours = Un rescapé ! Le volcan sous une montagne finit la partie ; alors les points comptent, pas les têtes. Il reste un déplacement : à vous.

## Deux couleurs chacun

tutorial-survive-colours = Deux couleurs chacun
tutorial-survive-colours-launch = Deux joueurs, quatre couleurs : <b>rouge et jaune</b> sont à vous, bleu et blanc à l’autre. Vous les avez placées à votre gré ; posez le dernier de vos quatre <b>bateaux</b> en I3.
tutorial-survive-colours-aboard = Un tour, trois déplacements, pour vos deux couleurs ensemble. Le rouge de H3 et le jaune de I4 montent dans le même <b>bateau</b>, en I3.
tutorial-survive-colours-sail = Pour mener un bateau, vos deux couleurs font un seul équipage, et deux contre personne, c’est bien assez. Voguez en <b>J2</b>.
tutorial-survive-colours-sink = Plus de déplacement : une plage s’en va. Le jaune vient de quitter <b>I4</b>, elle ne manquera à personne.
tutorial-survive-colours-yours = Une baleine a surgi, et bleu a mis un de vos jaunes à l’eau ; à la fin, les points des deux couleurs s’ajoutent. Trois déplacements à vous : qui aidez-vous d’abord ?

## Les défis

tutorial-survive-challenges = Les défis
tutorial-survive-challenges-pair = Trois des quatre défis sont en jeu, et d’abord <b>deux par tuile intérieure</b> : une tuile qui ne touche pas la mer reçoit deux explorateurs. Posez votre dernier en G4, à côté de l’autre.
tutorial-survive-challenges-boats = Une tuile de la côte ne reçoit qu’un explorateur : mettez donc les bateaux près de plusieurs. Posez les vôtres en I3 et J3.
tutorial-survive-challenges-equal = <b>Tous égaux</b> : une tête est une tête, les valeurs ne comptent pas. Les deux plus proches, I4 et H3, montent donc dans le bateau en I3 ; puis voguez en J2.
tutorial-survive-challenges-sink = <b>Jusqu’au dernier</b> : ici, le volcan n’est qu’un tourbillon, et l’on joue tant qu’il reste quelqu’un sur le plateau. Retirez la plage en I4.
tutorial-survive-challenges-yours = Aucun volcan ne sauvera donc qui est en retard ; le quatrième défi finit la partie quand sombre la dernière tuile, et une nouvelle table peut les mêler. Trois déplacements sont à vous.
