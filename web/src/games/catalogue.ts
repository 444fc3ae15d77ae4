import type { Component } from "svelte";
import { atlasAddress, routeAddress } from "$lib/router.svelte";
import Eldorado from "./art/Eldorado.svelte";
import Entdecker from "./art/Entdecker.svelte";
import Explorers from "./art/Explorers.svelte";
import NeueEntdecker from "./art/NeueEntdecker.svelte";
import Survive from "./art/Survive.svelte";

/** A page that a game has beside its tables; its help is worded by `<word>-help`. */
export interface Beside {
  address: string;
  word: string;
  icon: string;
}

/** The shelf: every game Incognita is for. Which of them can be played is the server's word. */
export interface Shelved {
  id: string;
  year: number;
  players: readonly [number, number];
  minutes: number;
  art: Component;
  beside?: readonly Beside[];
}

export const SHELF: readonly Shelved[] = [
  {
    id: "eldorado",
    year: 2017,
    players: [2, 4],
    minutes: 45,
    art: Eldorado,
    beside: [
      { address: atlasAddress(), word: "ways-atlas", icon: "map" },
      { address: routeAddress(), word: "ways-editor", icon: "finish" },
    ],
  },
  { id: "survive", year: 2012, players: [2, 4], minutes: 50, art: Survive },
  { id: "explorers", year: 2021, players: [1, 4], minutes: 30, art: Explorers },
  { id: "entdecker", year: 1996, players: [2, 4], minutes: 75, art: Entdecker },
  { id: "neue-entdecker", year: 2001, players: [2, 4], minutes: 75, art: NeueEntdecker },
];
