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
  type SentenceOf,
} from "../../voyage/play/logWording";
import { placeName, squareName } from "../../voyage/play/placeNames";
import type { Entdecker, Line, Scene } from "./game";

type Kind = Line["kind"];

const FOLLOWS: Partial<Record<Kind, readonly Kind[]>> = {
  announce: ["start"],
  tile: ["draw"],
  lay: ["tile", "own"],
  token: ["plant"],
};

type OwnSentence = SentenceOf<Entdecker>;

const exploring: OwnSentence = (lines, first, scene) =>
  tileSentence("entdecker", scene, lines, first, { own: first.kind === "own" ? "yes" : "no" });

const SENTENCES: Record<Kind, OwnSentence> = {
  ...sharedSentences("entdecker"),
  start: (lines, first, scene) =>
    sentence("entdecker-log-start", {
      place: placeName(scene, first.place ?? -1),
      cost: first.cost ?? 0,
      number: lastOf(lines, "announce")?.number ?? 0,
      personal: scene.options.personal_tiles ? "yes" : "no",
    }),
  announce: (_lines, first) => sentence("entdecker-log-announce", { number: first.number ?? 0 }),
  draw: exploring,
  own: exploring,
  tile: exploring,
  lay: exploring,
  build: (_lines, first, scene) =>
    sentence("entdecker-log-build", {
      unit: first.unit ?? "post",
      square: squareName(scene, first.square ?? -1),
      cost: first.cost ?? 0,
    }),
  recall: (_lines, first, scene) => sentence("entdecker-log-recall", { square: squareName(scene, first.square ?? -1) }),
  plant: (lines) => sentence("entdecker-log-plant", { value: lastOf(lines, "token")?.value ?? 0 }),
  token: (_lines, first) => sentence("entdecker-log-plant", { value: first.value ?? 0 }),
  spin: (_lines, first) => sentence("entdecker-log-spin", { number: first.number ?? 0 }),
};

/** Points of a line that come from islands and the end, not from ruins. */
const points = ({ gains, event, kind, seat }: Line, ruins: number): number[] =>
  gains.map((gain, at) => (kind === "lay" && event === "ruins" && at === seat ? gain - ruins : gain));

export const wording = (scene: Scene): LogWording<Entdecker> => ({
  runs: runsBy(FOLLOWS),
  places: linePlaces,
  format: (lines, first, name) => SENTENCES[first.kind](lines, first, scene, name),
  points: (line) => points(line, scene.ruin_points),
  headlines: ["lay", "tile", "token", "announce"],
});

export const logFormatter = (scene: Scene, name: Name) => logFormatterOf(wording(scene), name);
