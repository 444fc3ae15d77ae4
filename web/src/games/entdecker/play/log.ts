/** The record in words: lines that belong together become one entry with a message key and arguments. */
import { placeName, squareName } from "../../voyage/play/naming";
import { runsBy, logFormatterOf, told, type Tale, type Told } from "../../voyage/play/telling";
import type { Entdecker, Line, Scene } from "./game";

type Kind = Line["kind"];

const FOLLOWS: Partial<Record<Kind, readonly Kind[]>> = {
  announce: ["start"],
  tile: ["draw"],
  lay: ["tile", "own"],
  token: ["plant"],
};
const RUINS = 3;

type Teller = (lines: Line[], first: Line, scene: Scene) => Told | null;

const last = (lines: readonly Line[], kind: Kind): Line | undefined => lines.findLast((line) => line.kind === kind);

const exploring: Teller = (lines, first, scene) => {
  const [laid, seen] = [last(lines, "lay"), last(lines, "tile")];
  const tile = laid?.tile ?? seen?.tile ?? first.tile ?? "S";
  const event = (laid ?? seen)?.event || "none";
  if (laid)
    return told("entdecker-log-lay", {
      tile,
      event,
      square: squareName(scene, laid.square ?? -1),
      own: first.kind === "own" ? "yes" : "no",
    });
  if (seen) return told(seen.fits === false ? "entdecker-log-misfit" : "entdecker-log-tile", { tile, event });
  return first.kind === "own"
    ? told("entdecker-log-own", { tile })
    : told("entdecker-log-draw", { pile: (first.pile ?? 0) + 1 });
};

const TELLERS: Record<Kind, Teller> = {
  start: (lines, first, scene) =>
    told("entdecker-log-start", {
      place: placeName(scene, first.place ?? -1),
      cost: first.cost ?? 0,
      number: last(lines, "announce")?.number ?? 0,
      personal: scene.options.personal_tiles ? "yes" : "no",
    }),
  announce: (_lines, first) => told("entdecker-log-announce", { number: first.number ?? 0 }),
  draw: exploring,
  own: exploring,
  tile: exploring,
  lay: exploring,
  build: (_lines, first, scene) =>
    told("entdecker-log-build", {
      unit: first.unit ?? "post",
      square: squareName(scene, first.square ?? -1),
      cost: first.cost ?? 0,
    }),
  stop: () => told("entdecker-log-stop"),
  recall: (_lines, first, scene) => told("entdecker-log-recall", { square: squareName(scene, first.square ?? -1) }),
  plant: (lines) => told("entdecker-log-plant", { value: last(lines, "token")?.value ?? 0 }),
  token: (_lines, first) => told("entdecker-log-plant", { value: first.value ?? 0 }),
  decline: () => told("entdecker-log-decline"),
  island: (_lines, first) => told("entdecker-log-island", { value: first.value ?? 0 }),
  spin: (_lines, first) => told("entdecker-log-spin", { number: first.number ?? 0 }),
  back: () => null,
};

/** Points of a line that come from islands and the end, not from ruins. */
const points = ({ gains, event, kind, seat }: Line): number[] =>
  gains.map((gain, at) => (kind === "lay" && event === "ruins" && at === seat ? gain - RUINS : gain));

export const tale = (scene: Scene): Tale<Entdecker> => ({
  runs: runsBy(FOLLOWS),
  format: (lines, first) => TELLERS[first.kind](lines, first, scene),
  points,
  heads: ["lay", "tile", "token", "announce"],
});

export const logFormatter = (scene: Scene, name: (seat: number) => string) => logFormatterOf(tale(scene), name);
