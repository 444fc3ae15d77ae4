/** The race at a glance. */
import type { Scene } from "$lib/api/eldorado";
import { drawing, type Reference, type ReferenceThing } from "../../rules/reference";
import Card from "./Card.svelte";
import CaveTile from "./CaveTile.svelte";
import Curse from "./Curse.svelte";
import { cardDoes, cardName, curseDoes, curseName, hexThings } from "./names";
import { isHexed, type CardFace } from "./scene";

const SMALL = 44;

const cardThing = (card: CardFace): ReferenceThing => ({
  title: cardName(card),
  text: cardDoes(card),
  drawing: drawing(Card, { card, small: true, silent: true }),
});

const tileThing = (tile: CardFace): ReferenceThing => ({
  title: cardName(tile),
  text: cardDoes(tile),
  drawing: drawing(CaveTile, { tile, size: SMALL }),
});

const isTile = ({ family }: CardFace): boolean => family === "tile";

const reference: Reference = {
  turn: [
    "turn.phases",
    "move.strength",
    "move.one-card",
    "move.left-over",
    "special.any-cards",
    "special.camp",
    "buy.once",
    "buy.worth",
    "market.open",
    "turn.draw",
    "end.play-out",
  ].map((rule) => `eldorado.${rule}`),
  groups: (scene) => {
    const route = scene as Scene;
    const { cards, curses = [] } = route;
    const tiles = cards.filter(isTile);
    return [
      ...(isHexed(route) ? [{ title: "reference-hexes", things: hexThings() }] : []),
      { title: "reference-cards", things: cards.filter((card) => !isTile(card)).map(cardThing) },
      ...(tiles.length > 0 ? [{ title: "reference-caves", things: tiles.map(tileThing) }] : []),
      ...(curses.length > 0
        ? [
            {
              title: "reference-curses",
              things: curses.map((curse) => ({
                title: curseName(curse),
                text: curseDoes(curse),
                drawing: drawing(Curse, { curse, size: SMALL, silent: true }),
              })),
            },
          ]
        : []),
    ];
  },
};

export default reference;
