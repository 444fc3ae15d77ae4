/** Plans of the same decision for one boat and one explorer. */
import type { Plan } from "../scene";

/** To, into, boat, cost, whether the mover is lost, path. */
const BOAT_4 = `
  5,sea,-1,3,0,35-25-14-5 6,sea,-1,3,0,35-25-15-6 14,sea,-1,2,0,35-25-14 15,sea,-1,2,0,35-25-15
  16,sea,-1,3,1,35-36-26-16 24,sea,-1,1,0,35-24 25,sea,-1,1,0,35-25 26,sea,-1,2,0,35-36-26
  27,sea,-1,3,0,35-36-37-27 36,sea,-1,1,0,35-36 37,sea,-1,2,0,35-36-37 47,sea,-1,2,0,35-36-47
  48,sea,-1,3,0,35-36-37-48 59,sea,-1,3,0,35-36-47-59`;
const EXPLORER_7 = `
  22,boat,6,2,0,42-32-22 23,boat,0,3,0,42-32-33-23 33,boat,8,2,0,42-32-33 31,land,-1,1,0,42-31
  32,land,-1,1,0,42-32 41,land,-1,1,0,42-41 51,land,-1,3,0,42-41-52-51 52,land,-1,2,0,42-41-52
  53,land,-1,1,0,42-53 63,land,-1,3,0,42-41-52-63 64,land,-1,2,0,42-53-64 75,land,-1,3,0,42-53-64-75
  20,sea,-1,2,0,42-31-20 21,sea,-1,2,0,42-32-21 22,sea,-1,2,0,42-32-22 30,sea,-1,2,0,42-31-30
  33,sea,-1,2,0,42-32-33 40,sea,-1,2,0,42-41-40 43,sea,-1,1,0,42-43 54,sea,-1,1,0,42-54 65,sea,-1,2,0,42-53-65
  76,sea,-1,3,1,42-53-64-76`;

const ENDS = ["boat", "isle", "land", "sea"] as const;

function plan(piece: Plan["piece"], id: number, line: string): Plan {
  const [to, end, boat, cost, lost, path = ""] = line.split(",");
  return {
    piece,
    id,
    tile: "",
    to: Number(to),
    into: ENDS.find((one) => one === end) ?? "sea",
    boat: Number(boat),
    isle: -1,
    cost: Number(cost),
    actions: [],
    path: path.split("-").map(Number),
    hits: [],
    wrecked: -1,
    lost: lost === "1",
  };
}

export const boatPlans = (): Plan[] =>
  BOAT_4.trim()
    .split(/\s+/)
    .map((line) => plan("boat", 4, line));
export const explorerPlans = (): Plan[] =>
  EXPLORER_7.trim()
    .split(/\s+/)
    .map((line) => plan("explorer", 7, line));
