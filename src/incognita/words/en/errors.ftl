# What the table service answers when it cannot do what was asked.

## The socket

error-bad-message = This message cannot be read: { $detail }.
error-binary = Messages are text, not bytes.
error-too-big = This is too big: at most { $most } bytes are read.
error-too-fast = Too many messages at once. Wait a moment; nothing is lost.
error-not-this-step = This is possible, but not now: do what the guide asks first.
error-no-tutorial = There is no tutorial { $tutorial } for this game.
error-stale = The table has moved on in the meantime. Here is the position as it is now.
error-illegal = The rules do not allow this.
error-too-long = After the first { $done } of these actions chance or another seat decides; the rest cannot be chosen yet.
error-not-your-turn = It is not your turn.
error-watching = You are watching this table: you have no seat to play from.
error-sit-first = Several seats share this screen: say first who is sitting here.
error-foreign-seat = This seat is not yours.
error-over = This game is over.
error-read-only = This table only shows a record. Play on from a step to make a table of your own.
error-nothing-to-undo = There is nothing that you may take back.
error-bad-name = A name has 1 to { $most } characters that can be printed.
error-bad-language = This table speaks English (en) and French (fr).
error-bad-question = This question cannot be answered here.
error-forfeited = The time of this seat was up, and the table’s pace says that it has lost. A bot plays on.
error-not-listed = Nobody can sit down at this table without a link.
error-no-free-seat = Somebody else was quicker: no seat is free at this table any more.
error-stood-in = A bot plays for this seat. Take the seat back to play yourself.
error-still-here = Somebody is at this seat, or has only just left it: it is theirs.
error-no-hints = No hints are given at this table.
error-undo-spent = So much was taken back in this turn that nothing more can be.
error-bad-text = This text has characters that cannot be stored.
error-hello-first = The first message has to be a hello with the key.
error-limit-reached = Too much of this comes from one address. Wait a little, then try again.
error-busy = Many tables are being opened just now. Try again in a moment.
error-too-slow = This took too long to arrive.
error-hints-spent = So many hints at once: wait a little.
error-not-saved = The table could not be saved just now. Nothing was played; please try again.

## Tables and seats

error-foreign-page = This was asked for by a page of another address, so it was not done.
error-no-cookie = This browser keeps no cookies from here, so it cannot be recognised.
error-no-account = No account is open in this browser.
error-log-in-again = You logged in a while ago. Log in again, so that nobody else does this in your place.
error-wrong-login = Name and password do not fit.
error-wrong-code = Name and recovery code do not fit, or the code was used before.
error-name-taken = Somebody else has this name already.
error-weak-password = Choose a password of at least { $least } characters that is not your name.
error-bad-passkey = This passkey cannot be used here. Try again.
error-last-way-in = This passkey is the only way into your account. Set a password first.
error-other-name = This is not the name of your account.
error-account-name = The name of an account stays as it is.
error-no-table = There is no table { $table }.
error-bad-key = This key opens no seat at this table.
error-no-game = There is no game { $game }. Known are: { $known }.
error-no-puzzle = There is no puzzle { $puzzle }.
error-no-mistake = The study of this game knows nothing better than what was played at step { $step }.
error-no-step = There is no step { $step }: the game has { $last }.
error-rules-version = This table was begun with version { $was } of the rules; this server plays version { $now }, in which its moves may be others or not be allowed. It cannot go on here.
error-still-running = The record tells what every hand holds: it can be had when the game is over.
error-no-study = There is no study under this address. Is the link complete?
error-newer-study = Somebody else has changed this study in the meantime.
error-judge-broke = The judge broke off. Ask again.
error-no-outcome = Chance cannot bring this here.
error-bad-tree = Move { $move } of the tree follows none that stands before it.
error-no-chances = Chances are told only where bots alone play.
error-no-promise = The server has not promised this, or another table has used the promise. Begin again.
error-no-proof = The chance of this game cannot be proved: it began in the middle, or before tables kept what that takes.
error-no-record = This table began in the middle of a game, so it has no record from the start.
error-not-over = The game is not over yet: play it to the end first.
error-wrong-chairs = This game is for { $least } to { $most } seats, not { $count }.
error-chairs-and-players = { $count ->
    [one] One seat was named, but the option says { $players } players.
   *[other] { $count } seats were named, but the option says { $players } players.
}
error-bad-level = There is no bot { $level }. Known are: { $known }.
error-not-seated = Only somebody with a seat may play on from a game that still runs.

## Options

error-unknown-option = There is no option { $option }. Known are: { $offered }.
error-bad-choice = The option { $option } is one of: { $offered }.
error-unusable = What was given for the option { $option } cannot be used.
error-not-a-number = The option { $option } is a whole number from { $least } to { $most }.
error-out-of-range = The option { $option } goes from { $least } to { $most }.
error-not-a-flag = The option { $option } is true or false.
error-not-together = The option { $option } does not go together with the others that were chosen.

## Records and positions

error-record-not-a-record = This is neither a record nor a position: its first line is not as it should be.
error-record-unknown-version = This was written by another version of Incognita, which is not known here.
error-record-cut-short = This is cut short: its end is missing.
error-record-checksum = This was changed or damaged: its seal does not fit.
error-record-missing-field = Line { $at } lacks what should stand there.
error-record-bad-field = Line { $at } cannot be read.
error-record-bad-option = The record names an option that this game does not offer.
error-record-bad-step = Line { $at } holds something that is no step of a game.
error-record-bad-data = This holds no position of the game that it names.
error-record-wrong-game = This is a record of another game.
error-record-rules-version = This was made with another version of the rules, in which moves may be others: it cannot be opened here.
error-record-after-the-end = A step comes after the end of the game.
error-record-out-of-step = Decisions and outcomes are out of step with each other.
error-record-impossible = An outcome in this record cannot come about.
error-record-wrong-seat = A step was decided by a seat that had nothing to decide.
error-record-illegal = A step in this record is against the rules.
error-record-no-start = A game that begins with a position in the middle has no record.
error-record-game-text = Line { $line }, column { $column }: this cannot be read, or cannot be done in this position.

## Routes

error-bad-route = This is no route that can be played. Check it to see what is wrong.
error-tryout-broke = The try-out broke off. Please try again.

## HTTP

error-bad-body = The request cannot be read: { $detail }.
error-nothing-here = There is nothing at this address.
error-no-method = This address cannot be used in this way.
error-broken = Something broke on the server. Nothing that was played is lost.

## Answers

answer-not-this-step = This is possible, but not now: do what the guide asks first.
answer-allowed = This is allowed.
