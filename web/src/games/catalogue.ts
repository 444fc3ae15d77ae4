import type { Component } from "svelte";
import type { GameInfo } from "$lib/api";
import { atlasAddress, routeAddress } from "$lib/router.svelte";
import Eldorado from "./art/Eldorado.svelte";
import Entdecker from "./art/Entdecker.svelte";
import Explorers from "./art/Explorers.svelte";
import Generic from "./art/Generic.svelte";
import NeueEntdecker from "./art/NeueEntdecker.svelte";
import Survive from "./art/Survive.svelte";

/** A further page of a game; `<message>-help` explains it. */
export interface GameLink {
  address: string;
  message: string;
  icon: string;
}

/** A game as the home page shows it. */
export interface CatalogueEntry {
  id: string;
  year?: number;
  players: readonly [number, number];
  minutes?: number;
  art: Component;
  links?: readonly GameLink[];
  /** Its results are told in points. */
  points?: boolean;
}

/** The games that this page has pictures for. Which of them can be played, the server says. */
export const CATALOGUE: readonly CatalogueEntry[] = [
  {
    id: "eldorado",
    year: 2017,
    players: [2, 4],
    minutes: 45,
    art: Eldorado,
    links: [
      { address: atlasAddress(), message: "ways-atlas", icon: "map" },
      { address: routeAddress(), message: "ways-editor", icon: "finish" },
    ],
  },
  { id: "survive", year: 2012, players: [2, 4], minutes: 50, art: Survive, points: true },
  { id: "explorers", year: 2021, players: [1, 4], minutes: 30, art: Explorers, points: true },
  { id: "entdecker", year: 1996, players: [2, 4], minutes: 75, art: Entdecker, points: true },
  { id: "neue-entdecker", year: 2001, players: [2, 4], minutes: 75, art: NeueEntdecker, points: true },
];

const genericEntry = ({ id, players: [least = 1, most = least] }: GameInfo): CatalogueEntry => ({
  id,
  players: [least, most],
  art: Generic,
});

/** The catalogue, and after it the games of other packages that the server offers. */
export function allEntries(offered: readonly GameInfo[] | null): CatalogueEntry[] {
  const others = (offered ?? []).filter(({ id }) => CATALOGUE.every((entry) => entry.id !== id));
  return [...CATALOGUE, ...others.map(genericEntry)];
}

export const entryOf = (game: string, offered: readonly GameInfo[] | null): CatalogueEntry | undefined =>
  allEntries(offered).find(({ id }) => id === game);
