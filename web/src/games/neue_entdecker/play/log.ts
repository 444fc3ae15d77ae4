/** The record in words: lines that belong together become one entry with a message key and arguments. */
import {
  lastOf,
  linePlaces,
  logFormatterOf,
  runsBy,
  sentence,
  sharedSentences,
  tileSentence,
  type LogWording,
  type Name,
  type Sentence,
  type SentenceOf,
} from "../../voyage/play/logWording";
import { placeName, squareName } from "../../voyage/play/placeNames";
import { pathPlace } from "../jungle";
import type { Line, NeueEntdecker, Scene } from "./game";

type Kind = Line["kind"];
type OwnSentence = SentenceOf<NeueEntdecker>;

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

const exploring: OwnSentence = (lines, first, scene) =>
  tileSentence("neue", scene, lines, first, { open: lastOf(lines, "tile") ? "no" : "yes" });

const departing: OwnSentence = (lines, first, scene) => {
  const [paid, said] = [lastOf(lines, "pay"), lastOf(lines, "announce")];
  return sentence("neue-log-start", {
    place: placeName(scene, first.place ?? -1),
    cost: paid?.cost ?? first.cost ?? 0,
    number: said?.number ?? 0,
    open: said?.open ? "yes" : "no",
  });
};

/** A scout in the jungle, and what it found: a token put into the hut, or one looked at. */
const scouting: OwnSentence = (lines, first) => {
  const seen = lastOf(lines, "token") ?? lastOf(lines, "look");
  return sentence("neue-log-scout", {
    path: (first.path ?? 0) + 1,
    chief: first.chief === 1 ? "yes" : "no",
    token: seen?.kind ?? "none",
    value: Math.max(0, seen?.value ?? 0),
  });
};

/** Everybody's income; the others receive more than who rolled. */
const rolled = (scene: Scene, number = 0, wheel = false): Sentence =>
  sentence("neue-log-roll", { number, wheel: wheel ? "yes" : "no", others: number + scene.others_more });

const SENTENCES: Record<Kind, OwnSentence> = {
  ...sharedSentences("neue"),
  name: (lines) => sentence("neue-log-name", { count: lines.length }),
  roll: (lines, first, scene) => rolled(scene, first.number || lastOf(lines, "wheel")?.number, first.number === 0),
  wheel: (_lines, first, scene) => rolled(scene, first.number, true),
  start: departing,
  pay: departing,
  announce: (_lines, first) =>
    sentence("neue-log-announce", { number: first.number ?? 0, open: first.open ? "yes" : "no" }),
  draw: exploring,
  tile: exploring,
  lay: exploring,
  shuffle: () => sentence("neue-log-shuffle"),
  build: (_lines, first, scene) =>
    sentence("neue-log-build", {
      unit: first.chief === 1 ? "chief" : (first.unit ?? "scout"),
      square: squareName(scene, first.square ?? -1),
      cost: first.cost ?? 0,
    }),
  recall: (_lines, first, scene) =>
    sentence("neue-log-recall", {
      square: first.square === undefined ? "none" : squareName(scene, first.square),
      path: (first.path ?? 0) + 1,
    }),
  scout: scouting,
  token: scouting,
  look: scouting,
  reveal: (_lines, first, scene) =>
    first.chief !== 1 && first.scored.length === 0
      ? null
      : sentence("neue-log-reveal", {
          chief: first.chief === 1 ? "yes" : "no",
          square: first.square === undefined ? "none" : squareName(scene, first.square),
          path: (first.path ?? 0) + 1,
        }),
  hut: (_lines, { path = 0, value = 0, winner = -1 }, _scene, name) => ({
    ...sentence("neue-log-hut", { path: path + 1, value, winner: winner >= 0 ? name(winner) : "none" }),
    seat: winner,
  }),
};

/** Several may read at one screen: a token is told to whoever saw it, a chief scout to its owner. */
function redact(line: Line, viewer: number): Line {
  if (line.seat === viewer) return line;
  if (line.kind === "token" || line.kind === "look") return { ...line, value: -1 };
  return line.kind === "build" || line.kind === "scout" ? { ...line, chief: Math.min(line.chief ?? 0, 0) } : line;
}

/** What a hut pays is told with it. */
const points = ({ gains, kind }: Line): number[] => (kind === "hut" ? gains.map(() => 0) : gains);

export const wording = (scene: Scene): LogWording<NeueEntdecker> => ({
  runs: runsBy(FOLLOWS),
  places: (line) => (line.path === undefined ? linePlaces(line) : [pathPlace(scene, line.path)]),
  format: (lines, first, name) => SENTENCES[first.kind](lines, first, scene, name),
  points,
  redact,
  headlines: ["lay", "tile", "token", "look", "announce", "wheel"],
});

export const logFormatter = (scene: Scene, name: Name) => logFormatterOf(wording(scene), name);
