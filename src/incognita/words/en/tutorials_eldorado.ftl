# The first game led by the hand: messages of El Dorado's tutorials.

tutorial-eldorado-first = Into the jungle
tutorial-eldorado-first-goal = You lead an expedition to the lost city, and the first one there wins. Every step is paid for with a <b>card</b>.
tutorial-eldorado-first-explorer = Green is jungle, and jungle needs machetes. Choose an <b>explorer</b> (one machete) and then the lit space B32.
tutorial-eldorado-first-further = One card, one way: the next step needs another card. Play your second <b>explorer</b> onto B26.
tutorial-eldorado-first-buy = No village is near, so a traveler goes shopping: one coin buys a <b>scout</b>, two machetes on one card. Choose it in the market and buy it.
tutorial-eldorado-first-end = New cards go onto your discard pile and come up later. Your other traveler may stay in your hand: <b>end your turn</b>, and you draw up to four cards.
tutorial-eldorado-first-sail = The blue space needs a paddle. Play the <b>sailor</b> onto B25; what the card has left over is lost.
tutorial-eldorado-first-village = Yellow is a village: coins open the way. Play a <b>traveler</b> onto B18.
tutorial-eldorado-first-on = The next space is a village too. Play the other <b>traveler</b> onto B11.
tutorial-eldorado-first-turn = The explorer has no jungle to cross that helps you now. Keep it, and <b>end your turn</b>.
tutorial-eldorado-first-yours = Your draw pile was empty, so the discards were shuffled, and there is your new scout. This turn is all yours: which card, and where to?

## Two players, two pieces

tutorial-eldorado-two = Two pieces each
tutorial-eldorado-two-first = With two players each leads <b>two pieces</b>, and only both of them together win. Send piece 1 into the jungle: an <b>explorer</b> onto B32.
tutorial-eldorado-two-other = For every card you choose anew whom it moves, but its strength is never shared. The other <b>explorer</b> is for piece 2: onto B30.
tutorial-eldorado-two-end = A fine pair! Keep the other cards for now and <b>end your turn</b>.
tutorial-eldorado-two-sail = Your own pieces are in each other’s way like anybody else’s, so keep them apart. Sail piece 2 with the <b>sailor</b> onto B25.
tutorial-eldorado-two-village = Piece 2 may as well go on: a <b>traveler</b> pays for the village on B18.
tutorial-eldorado-two-yours = One is ahead, one waits at the edge of the jungle, and whoever forgets one arrives with half an expedition. Whom do you move, and what do you buy?

## The caves

tutorial-eldorado-caves = Into the caves
tutorial-eldorado-caves-stop = The mountain on B8 hides a cave with four tiles. Only who <b>stops</b> beside it may look inside: play the <b>scout</b> onto B13 and let its second machete go.
tutorial-eldorado-caves-explore = Now choose the <b>cave</b> and explore it: the top tile is yours.
tutorial-eldorado-caves-rim = Two machetes! Another stop beside this cave brings nothing until you have stopped away from it. Pay a <b>traveler</b> for the village on B7.
tutorial-eldorado-caves-tile = A tile works like a card, in this turn or a later one, even after buying; then it is gone. Play your <b>tile</b> onto B12 and, with its second machete, on to B6.
tutorial-eldorado-caves-yours = More caves lie on your way, and tiles may be kept. The rest of this turn is yours: shopping, or on to the river?

## Heroes & Hexes

tutorial-eldorado-heroes = Heroes & Hexes
tutorial-eldorado-heroes-familiar = Everybody has a <b>familiar</b> in the deck: Leeroy has two machetes; once in the game he may show four, and then he leaves. Play him plainly, onto A22.
tutorial-eldorado-heroes-demon = A demon sits on this blockade. You need no card against him, only nerve: choose your <b>piece</b>, then the lit blockade, and he sends you a curse.
tutorial-eldorado-heroes-lift = Misfortune: no card works any more! It is lifted by discarding two: press <b>Lift Misfortune</b>, and give up both <b>travelers</b>.
tutorial-eldorado-heroes-on = The air is clear. Play the <b>explorer</b> through the gap onto U22, and <b>end your turn</b>.
tutorial-eldorado-heroes-jungle = Good old Leeroy is back already. Play him onto U15, towards the <b>Tavern</b>.
tutorial-eldorado-heroes-camp = A base camp asks for one card, for good. Enter U9 and leave the <b>sailor</b> behind.
tutorial-eldorado-heroes-tavern = Now pay a <b>traveler</b> for a table at the Tavern, Y3, and look who is there: <b>visit</b> it.
tutorial-eldorado-heroes-hire = Three heroes look up, and you hire one of them, once in the game. <b>Christopher Dundee</b> carries five machetes: take him.
tutorial-eldorado-heroes-yours = He comes straight to your hand, and there is jungle beyond the door. This turn is yours: use him now, or save him?
