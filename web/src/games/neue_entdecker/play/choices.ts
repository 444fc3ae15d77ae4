/** What Die neuen Entdecker add to the choices of a turn: open tiles, chief scouts and the jungle. */
import { ask, Choices, explain, go, send, stay, takenUp, under } from "../../voyage/play/choices";
import {
  acting,
  isLegal,
  legalOf,
  type Effect,
  type Mode,
  type Outcome,
  type Selection,
} from "../../voyage/play/decision";
import type { Place, UnitKind } from "../../voyage/scene";
import { pathAt, spaceAt } from "../jungle";
import type { Decision, Legal, NeueEntdecker } from "./game";

const OPEN_FIRST = "neue-play-open-first";

/** Ways of the tile in hand: the drawn one, or the chosen open one. */
export const lays = (decision: Decision, mode: Mode): Legal[] =>
  legalOf(decision, "lay").filter((one) => !decision.view.open || (mode.at === "lay" && one.tile === mode.tile));

/** A scout that was taken back stays what it was, whatever is chosen. */
const isOfKind = ({ view }: Decision, legal: Legal, chief: boolean): boolean =>
  view.fetched || (legal.chief === 1) === chief;

export const sites = (decision: Decision, unit: UnitKind, chief: boolean): Legal[] =>
  legalOf(decision, "build").filter((one) => one.unit === unit && isOfKind(decision, one, chief));

export const announces = (decision: Decision, open: boolean): Legal[] =>
  legalOf(decision, "announce").filter((one) => one.open === open);

export const scouts = (decision: Decision, chief: boolean): Legal[] =>
  legalOf(decision, "scout").filter((one) => isOfKind(decision, one, chief));

function openingMode(decision: Decision): Mode | null {
  const { phase } = decision.view;
  if (phase === "announce" || phase === "lay") return null;
  if (phase === "post") return { at: "site", unit: "scout", chief: false };
  if (isLegal(decision, "scout")) return { at: "jungle", chief: scouts(decision, false).length === 0 };
  return phase === "natives" ? { at: "recall" } : null;
}

function actionAt(decision: Decision, mode: Mode, place: Place): Legal | undefined {
  const { scene } = decision;
  if (mode.at === "jungle") return scouts(decision, mode.chief).find((one) => one.path === pathAt(scene, place));
  const at = spaceAt(scene, place);
  return at ? legalOf(decision, "recall").find(({ path, space }) => path === at.path && space === at.space) : undefined;
}

/** The number of a chief scout, or the roll that is wished for. */
function onNumber(decision: Decision, selection: Selection, number: number): Outcome {
  const { phase } = decision.view;
  if (phase !== "wheel" && phase !== "name") return stay(selection);
  const legal = decision.legal.find((one) => one.number === number);
  if (legal) return send(selection, legal);
  const about = { button: "number" };
  return stay(
    selection,
    phase === "name" ? ask({ name: number }, about) : explain("reason-neue-entdecker-wheel-first", about),
  );
}

/** An open tile is taken in hand, and put back by a second press. */
function onTile(decision: Decision, selection: Selection, tile: string): Outcome {
  const { view, scene } = decision;
  if (selection.mode.at === "lay" && selection.mode.tile === tile) return [choices.resume(decision, selection), null];
  const held = view.open ? takenUp(legalOf(decision, "lay").filter((one) => one.tile === tile)) : null;
  if (held) return go(selection, held);
  const stock = view.stock[scene.patterns.findIndex((one) => one.tile === tile)] ?? 0;
  const refusal = stock > 0 ? "neue-play-no-place" : "reason-neue-entdecker-stack-empty";
  return stay(selection, explain(view.phase === "explore" && view.open ? refusal : OPEN_FIRST, { button: "stack" }));
}

/** Why the scout in hand, or another's, cannot go there. */
function questionAt(decision: Decision, mode: Mode, place: Place): Effect | null {
  const { scene } = decision;
  const [path, space] = [pathAt(scene, place), spaceAt(scene, place)];
  if (space) return ask(space, { place });
  if (path >= 0)
    return ask(mode.at === "jungle" && mode.chief ? { scout: path, chief: true } : { scout: path }, { place });
  return mode.at === "jungle" && acting(decision) && under(place) < scene.squares.length
    ? explain("neue-play-first-path", { place })
    : null;
}

export const choices: Choices<NeueEntdecker> = new Choices<NeueEntdecker>({
  id: "neue-entdecker",
  first: {
    name: "reason-neue-entdecker-name-first",
    wheel: "reason-neue-entdecker-wheel-first",
    pay: "reason-neue-entdecker-pay-first",
    order: "neue-play-first-island",
    unit: "neue-play-first-unit",
  },
  openingMode,
  lays,
  sites,
  announces,
  scouts,
  actionAt,
  onNumber,
  onTile,
  questionAt,
  withoutTile: ({ view, legal }, about) =>
    view.open && legal.some(({ kind }) => kind === "lay") ? explain("neue-play-first-stack", about) : null,
});
