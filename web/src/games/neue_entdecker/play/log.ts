/** The record in words: lines that belong together become one entry with a message key and arguments. */
import { placeName, squareName } from "../../voyage/play/naming";
import { runsBy, logFormatterOf, told, type Tale, type Told } from "../../voyage/play/telling";
import type { Line, NeueEntdecker, Scene } from "./game";

type Kind = Line["kind"];
type Name = (seat: number) => string;

const FOLLOWS: Partial<Record<Kind, readonly Kind[]>> = {
  name: ["name"],
  wheel: ["roll"],
  pay: ["start"],
  announce: ["start", "pay"],
  tile: ["draw"],
  lay: ["tile"],
  token: ["scout"],
  look: ["scout"],
};

type Teller = (lines: Line[], first: Line, scene: Scene, name: Name) => Told | null;

const last = (lines: readonly Line[], kind: Kind): Line | undefined => lines.findLast((line) => line.kind === kind);

const exploring: Teller = (lines, first, scene) => {
  const [laid, seen] = [last(lines, "lay"), last(lines, "tile")];
  const tile = laid?.tile ?? seen?.tile ?? "S";
  const event = (laid ?? seen)?.event || "none";
  if (laid)
    return told("neue-log-lay", {
      tile,
      event,
      square: squareName(scene, laid.square ?? -1),
      open: seen ? "no" : "yes",
    });
  if (seen) return told(seen.fits === false ? "neue-log-misfit" : "neue-log-tile", { tile, event });
  return told("neue-log-draw", { pile: (first.pile ?? 0) + 1 });
};

const departing: Teller = (lines, first, scene) => {
  const [paid, said] = [last(lines, "pay"), last(lines, "announce")];
  return told("neue-log-start", {
    place: placeName(scene, first.place ?? -1),
    cost: paid?.cost ?? first.cost ?? 0,
    number: said?.number ?? 0,
    open: said?.open ? "yes" : "no",
  });
};

/** A scout in the jungle, and what it found: a token put into the hut, or one looked at. */
const scouting: Teller = (lines, first) => {
  const seen = last(lines, "token") ?? last(lines, "look");
  return told("neue-log-scout", {
    path: (first.path ?? 0) + 1,
    chief: first.chief === 1 ? "yes" : "no",
    found: seen?.kind ?? "none",
    value: Math.max(0, seen?.value ?? 0),
  });
};

const TELLERS: Record<Kind, Teller> = {
  name: (lines) => told("neue-log-name", { count: lines.length }),
  roll: (lines, first) =>
    told("neue-log-roll", {
      number: first.number || (last(lines, "wheel")?.number ?? 0),
      wheel: first.number === 0 ? "yes" : "no",
      others: (first.number || (last(lines, "wheel")?.number ?? 0)) + 1,
    }),
  wheel: (_lines, first) =>
    told("neue-log-roll", { number: first.number ?? 0, wheel: "yes", others: (first.number ?? 0) + 1 }),
  start: departing,
  pay: departing,
  announce: (_lines, first) =>
    told("neue-log-announce", { number: first.number ?? 0, open: first.open ? "yes" : "no" }),
  draw: exploring,
  tile: exploring,
  lay: exploring,
  shuffle: () => told("neue-log-shuffle"),
  build: (_lines, first, scene) =>
    told("neue-log-build", {
      unit: first.chief === 1 ? "chief" : (first.unit ?? "scout"),
      square: squareName(scene, first.square ?? -1),
      cost: first.cost ?? 0,
    }),
  stop: () => told("neue-log-stop"),
  recall: (_lines, first, scene) =>
    told("neue-log-recall", {
      square: first.square === undefined ? "none" : squareName(scene, first.square),
      path: (first.path ?? 0) + 1,
    }),
  scout: scouting,
  token: scouting,
  look: scouting,
  decline: () => told("neue-log-decline"),
  island: (_lines, first) => told("neue-log-island", { value: first.value ?? 0 }),
  reveal: (_lines, first, scene) =>
    first.chief !== 1 && first.scored.length === 0
      ? null
      : told("neue-log-reveal", {
          chief: first.chief === 1 ? "yes" : "no",
          square: first.square === undefined ? "none" : squareName(scene, first.square),
          path: (first.path ?? 0) + 1,
        }),
  hut: (_lines, { path = 0, value = 0, winner = -1 }, _scene, name) => ({
    ...told("neue-log-hut", { path: path + 1, value, winner: winner >= 0 ? name(winner) : "none" }),
    seat: winner,
  }),
  back: () => null,
};

/** Several may read at one screen: a token is told to whoever saw it, a chief scout to its owner. */
function hush(line: Line, viewer: number): Line {
  if (line.seat === viewer) return line;
  if (line.kind === "token" || line.kind === "look") return { ...line, value: -1 };
  return line.kind === "build" || line.kind === "scout" ? { ...line, chief: Math.min(line.chief ?? 0, 0) } : line;
}

/** What a hut pays is told with it. */
const points = ({ gains, kind }: Line): number[] => (kind === "hut" ? gains.map(() => 0) : gains);

export const tale = (scene: Scene): Tale<NeueEntdecker> => ({
  runs: runsBy(FOLLOWS),
  format: (lines, first, name) => TELLERS[first.kind](lines, first, scene, name),
  points,
  hush,
  heads: ["lay", "tile", "token", "look", "announce", "wheel"],
});

export const logFormatter = (scene: Scene, name: Name) => logFormatterOf(tale(scene), name);
