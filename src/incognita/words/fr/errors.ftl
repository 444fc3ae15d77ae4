# Ce que répond le service quand il ne peut pas faire ce qui est demandé.

## La connexion

error-bad-message = Ce message est illisible : { $detail }.
error-binary = Les messages sont du texte, pas des octets.
error-too-big = C’est trop grand : { $most } octets au plus sont lus.
error-too-fast = Trop de messages à la fois. Attendez un instant ; rien n’est perdu.
error-not-this-step = C’est possible, mais plus tard : faites d’abord ce que demande le guide.
error-no-tutorial = Ce jeu n’a pas de leçon { $tutorial }.
error-stale = La table a avancé entre-temps. Voici la position actuelle.
error-illegal = Les règles ne le permettent pas.
error-too-long = Après les { $done } premières actions, le hasard ou une autre place décide ; la suite ne peut pas encore être choisie.
error-not-your-turn = Ce n’est pas votre tour.
error-watching = Vous regardez cette table : vous n’avez pas de place pour jouer.
error-sit-first = Plusieurs places partagent cet écran : dites d’abord qui est assis ici.
error-foreign-seat = Cette place n’est pas la vôtre.
error-over = Cette partie est terminée.
error-read-only = Cette table ne fait que montrer un enregistrement. Reprenez à partir d’une étape pour jouer sur une table à vous.
error-nothing-to-undo = Il n’y a rien que vous puissiez reprendre.
error-bad-name = Un nom compte de 1 à { $most } caractères imprimables.
error-bad-language = Cette table parle anglais (en) et français (fr).
error-bad-question = Cette question n’a pas de réponse ici.
error-forfeited = Le temps de cette place est écoulé ; à cette table, cela fait perdre. Un robot joue à sa place.
error-not-listed = On ne peut pas s’asseoir à cette table sans lien.
error-no-free-seat = Quelqu’un a été plus rapide : il n’y a plus de place libre à cette table.
error-stood-in = Un robot joue à cette place. Reprenez-la pour jouer vous-même.
error-still-here = Quelqu’un occupe cette place, ou vient de la quitter : elle est à lui.
error-no-hints = On ne donne pas de conseils à cette table.
error-undo-spent = Tant de choix ont été repris ce tour-ci qu’aucun autre ne peut l’être.
error-bad-text = Ce texte contient des caractères qui ne peuvent pas être enregistrés.
error-hello-first = Le premier message doit être un « hello » avec la clé.
error-limit-reached = Trop de demandes viennent d’une seule adresse. Patientez un peu, puis réessayez.
error-busy = Beaucoup de tables sont en train de s’ouvrir. Réessayez dans un instant.
error-too-slow = L’envoi a pris trop de temps.
error-hints-spent = Trop de conseils à la fois : attendez un peu.
error-not-saved = La table n’a pas pu être enregistrée à l’instant. Rien n’a été joué ; réessayez.

## Tables et places

error-foreign-page = La demande vient d’une page d’une autre adresse : rien n’a été fait.
error-no-cookie = Ce navigateur ne garde aucun cookie d’ici : on ne peut pas le reconnaître.
error-no-account = Aucun compte n’est ouvert dans ce navigateur.
error-log-in-again = Vous vous êtes connecté il y a un moment. Connectez-vous à nouveau, afin que personne ne le fasse à votre place.
error-wrong-login = Le nom et le mot de passe ne vont pas ensemble.
error-wrong-code = Le nom et le code de secours ne vont pas ensemble, ou le code a déjà servi.
error-name-taken = Quelqu’un d’autre porte déjà ce nom.
error-weak-password = Choisissez un mot de passe d’au moins { $least } caractères, différent de votre nom.
error-bad-passkey = Cette clé d’accès ne peut pas servir ici. Réessayez.
error-last-way-in = Cette clé d’accès est la seule entrée de votre compte. Choisissez d’abord un mot de passe.
error-other-name = Ce n’est pas le nom de votre compte.
error-account-name = Le nom d’un compte ne change pas.
error-no-table = La table { $table } n’existe pas.
error-bad-key = Cette clé n’ouvre aucune place à cette table.
error-no-game = Le jeu { $game } n’existe pas. Sont connus : { $known }.
error-no-puzzle = Il n’y a pas de problème { $puzzle }.
error-no-mistake = L’étude de cette partie ne connaît rien de mieux que le coup joué à l’étape { $step }.
error-no-step = L’étape { $step } n’existe pas : la partie en compte { $last }.
error-rules-version = Cette table a commencé avec la version { $was } des règles ; ce serveur joue la version { $now }, où les coups peuvent être différents ou interdits. Elle ne peut pas continuer ici.
error-still-running = L’enregistrement dit ce que contient chaque main : on l’obtient quand la partie est terminée.
error-no-study = Il n’y a pas d’étude à cette adresse. Le lien est-il complet ?
error-newer-study = Quelqu’un d’autre a modifié cette étude entre-temps.
error-judge-broke = Le juge s’est interrompu. Demandez encore une fois.
error-no-outcome = Le hasard ne peut pas apporter cela ici.
error-bad-tree = Le coup { $move } de l’arbre ne suit aucun coup placé avant lui.
error-no-chances = On ne donne les chances que là où des robots seuls jouent.
error-no-promise = Le serveur n’a pas fait cette promesse, ou une autre table l’a déjà utilisée. Recommencez.
error-no-proof = Le hasard de cette partie ne peut pas être prouvé : elle a commencé en cours de route, ou avant que les tables ne gardent ce qu’il faut.
error-no-record = Cette table a commencé au milieu d’une partie, elle n’a donc pas d’enregistrement depuis le début.
error-not-over = La partie n’est pas terminée : jouez-la d’abord jusqu’au bout.
error-wrong-chairs = Ce jeu compte de { $least } à { $most } places, pas { $count }.
error-chairs-and-players = { $count ->
    [1] Une place est nommée, mais l’option dit { $players } joueurs.
   *[other] { $count } places sont nommées, mais l’option dit { $players } joueurs.
}
error-bad-level = Le robot { $level } n’existe pas. Sont connus : { $known }.
error-not-seated = Seul quelqu’un qui a une place peut reprendre une partie encore en cours.

## Options

error-unknown-option = L’option { $option } n’existe pas. Sont connues : { $offered }.
error-bad-choice = L’option { $option } est une valeur parmi : { $offered }.
error-unusable = Ce qui est donné pour l’option { $option } ne peut pas servir.
error-not-a-number = L’option { $option } est un nombre entier de { $least } à { $most }.
error-out-of-range = L’option { $option } va de { $least } à { $most }.
error-not-a-flag = L’option { $option } est vraie ou fausse.
error-not-together = L’option { $option } ne va pas avec les autres choix.

## Enregistrements et positions

error-record-not-a-record = Ce n’est ni un enregistrement ni une position : la première ligne n’est pas la bonne.
error-record-unknown-version = Ceci vient d’une autre version d’Incognita, inconnue ici.
error-record-cut-short = Ceci est coupé : la fin manque.
error-record-checksum = Ceci a été modifié ou abîmé : le sceau ne correspond pas.
error-record-missing-field = Il manque quelque chose à la ligne { $at }.
error-record-bad-field = La ligne { $at } est illisible.
error-record-bad-option = L’enregistrement nomme une option que ce jeu n’offre pas.
error-record-bad-step = La ligne { $at } contient quelque chose qui n’est pas une étape de partie.
error-record-bad-data = Ceci ne contient aucune position du jeu nommé.
error-record-wrong-game = C’est l’enregistrement d’un autre jeu.
error-record-rules-version = Ceci a été fait avec une autre version des règles, où les coups peuvent être différents : impossible de l’ouvrir ici.
error-record-after-the-end = Une étape vient après la fin de la partie.
error-record-out-of-step = Les décisions et le hasard ne sont pas dans le bon ordre.
error-record-impossible = Un tirage de cet enregistrement est impossible.
error-record-wrong-seat = Une étape a été décidée par une place qui n’avait rien à décider.
error-record-illegal = Une étape de cet enregistrement est contraire aux règles.
error-record-no-start = Une partie qui commence par une position en cours de jeu n’a pas d’enregistrement.
error-record-game-text = Ligne { $line }, colonne { $column } : cela ne se lit pas, ou ne peut pas se faire dans cette position.

## Routes

error-bad-route = Ce parcours ne peut pas se jouer. Vérifiez-le pour voir ce qui ne va pas.
error-tryout-broke = L’essai s’est interrompu. Veuillez réessayer.

## HTTP

error-bad-body = La demande est illisible : { $detail }.
error-nothing-here = Il n’y a rien à cette adresse.
error-no-method = Cette adresse ne s’utilise pas ainsi.
error-broken = Quelque chose s’est cassé sur le serveur. Rien de ce qui a été joué n’est perdu.

## Réponses

answer-not-this-step = C’est possible, mais plus tard : faites d’abord ce que demande le guide.
answer-allowed = C’est permis.
