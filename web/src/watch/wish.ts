/** What is to be watched: the address says it, so that a wall can be set up by a link. */

export type Speed = "slow" | "usual" | "fast";
export const SPEEDS: readonly Speed[] = ["slow", "usual", "fast"];

export interface Wish {
  /** One game, or several by turns; empty: nobody has chosen yet. */
  games: string[];
  /** 0: as many as usual. */
  players: number;
  /** A level for each seat; the last one is that of all further seats. Empty: the usual one. */
  levels: string[];
  speed: Speed;
  /** Without controls, and on to the next game. */
  wall: boolean;
}

const listOf = (value: string | null): string[] => (value ?? "").split(",").filter(Boolean);

export function readWish(search: string): Wish {
  const params = new URLSearchParams(search);
  const speed = SPEEDS.find((one) => one === params.get("speed")) ?? "usual";
  const players = Number(params.get("players"));
  return {
    games: listOf(params.get("game")),
    players: Number.isInteger(players) && players > 0 ? players : 0,
    levels: listOf(params.get("level")),
    speed,
    wall: params.has("wall"),
  };
}

export function wishAddress({ games, players, levels, speed, wall }: Wish): string {
  const params = [
    games.length > 0 && `game=${games.map(encodeURIComponent).join(",")}`,
    players > 0 && `players=${players}`,
    levels.length > 0 && `level=${levels.map(encodeURIComponent).join(",")}`,
    speed !== "usual" && `speed=${speed}`,
    wall && "wall",
  ].filter(Boolean);
  return `/watch${params.length > 0 ? `?${params.join("&")}` : ""}`;
}

/** The level of each seat. */
export const levelsOf = (players: number, levels: readonly string[], usual: string): string[] =>
  Array.from({ length: players }, (_, seat) => levels[seat] ?? levels.at(-1) ?? usual);

/** Names that tell bots of one level apart. */
export const numbered = (names: readonly string[]): string[] =>
  names.map((name, at) =>
    names.filter((other) => other === name).length > 1
      ? `${name} ${names.slice(0, at + 1).filter((other) => other === name).length}`
      : name,
  );
