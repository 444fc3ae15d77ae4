/**
 * The choices of a turn as a state machine: position, selection and event give the next selection and, perhaps, one
 * thing to send. It knows no rules; it arranges what the server lists as legal.
 */
import { siteAt, unitAt, landOf, squareOf, type Place, type TilePreview, type UnitKind } from "../scene";
import {
  acting,
  isLegal,
  legalOf,
  NO_SELECTION,
  type About,
  type Decision,
  type Effect,
  type Event,
  type Game,
  type Mode,
  type Outcome,
  type Question,
  type Selection,
} from "./decision";
import { heldOver, layOf, previewOf, squaresOf, turnedBy, turnsAt } from "./heldTile";

/** How many tiles are proposed; more or fewer are a press away. */
const PROPOSED = 3;

/** What one game adds to the choices that both share. */
export interface GameChoices<G extends Game> {
  id: string;
  /** Message keys of what has to be done first: by phase, and for a press on the tile laid last. */
  first: Partial<Record<G["view"]["phase"], string>> & { unit: string };
  /** The mode in which a decision of this game alone begins; null for those that both games have. */
  openingMode?: (decision: Decision<G>) => Mode | null;
  /** Ways to lay the tile in hand. */
  lays: (decision: Decision<G>, mode: Mode) => G["legal"][];
  /** Lands on which a unit may be built. */
  sites: (decision: Decision<G>, unit: UnitKind, chief: boolean) => G["legal"][];
  announces: (decision: Decision<G>, open: boolean) => G["legal"][];
  /** Paths of the jungle that a scout may be sent to. */
  scouts?: (decision: Decision<G>, chief: boolean) => G["legal"][];
  /** What a press on a place of this game alone does. */
  actionAt?: (decision: Decision<G>, mode: Mode, place: Place) => G["legal"] | undefined;
  /** A number outside the announcement. */
  onNumber?: (decision: Decision<G>, selection: Selection, number: number) => Outcome;
  /** A tile that lies open. */
  onTile: (decision: Decision<G>, selection: Selection, tile: string) => Outcome;
  /** The question behind a press on a place of this game alone. */
  questionAt?: (decision: Decision<G>, mode: Mode, place: Place) => Effect | null;
  /** What is said where no tile is in hand, instead of asking about one. */
  withoutTile?: (decision: Decision<G>, about: About) => Effect | null;
}

export const stay = (selection: Selection, effect: Effect | null = null): Outcome => [selection, effect];
export const go = (selection: Selection, mode: Mode): Outcome => [{ ...selection, mode, armed: null }, null];
export const send = (selection: Selection, legal: { action: number } | undefined): Outcome =>
  legal
    ? [
        { ...NO_SELECTION, hovered: selection.hovered },
        { type: "send", actions: [legal.action] },
      ]
    : stay(selection);
export const ask = (question: Question, about: About): Effect => ({ type: "ask", question, about });
export const explain = (key: string, about: About): Effect => ({ type: "explain", key, about });

/** The square of a place: of a unit, of a land, or itself. */
export const under = (place: Place): Place =>
  unitAt(place) >= 0 ? unitAt(place) : siteAt(place) >= 0 ? squareOf(siteAt(place)) : place;

/** Complete islands to choose from on a square: both lands of a strait may belong to one. */
export const islandsAt = <L extends { kind: string; squares?: number[] }>(legal: readonly L[], square: Place): L[] =>
  legal.filter((one) => one.kind === "island" && one.squares?.includes(square));

const only = <T>(items: readonly T[]): T | undefined => (items.length === 1 ? items[0] : undefined);

/** A tile taken in hand, over the first square where it fits. */
export const takenUp = (lays: Parameters<typeof squaresOf>[0]): Mode | null => heldOver(lays, squaresOf(lays)[0] ?? -1);

export class Choices<G extends Game> {
  constructor(private readonly game: GameChoices<G>) {}

  private openingMode(decision: Decision<G>): Mode {
    const own = this.game.openingMode?.(decision);
    if (own) return own;
    const { phase } = decision.view;
    if (phase === "announce") {
      const open = this.game.announces(decision, false).length === 0;
      const offered = this.game.announces(decision, open);
      return { at: "announce", number: offered[Math.min(PROPOSED, offered.length) - 1]?.number ?? 1, open };
    }
    return (phase === "lay" && takenUp(legalOf(decision, "lay"))) || NO_SELECTION.mode;
  }

  /** How a fresh decision begins. */
  opening(decision: Decision<G>): Selection {
    return acting(decision) ? { ...NO_SELECTION, mode: this.openingMode(decision) } : NO_SELECTION;
  }

  /** The beginning again, with the pointer where it is. */
  resume(decision: Decision<G>, { hovered }: Selection): Selection {
    return { ...this.opening(decision), hovered };
  }

  private actionAt(decision: Decision<G>, { mode }: Selection, place: Place): G["legal"] | undefined {
    switch (mode.at) {
      case "recall":
        return (
          this.game.actionAt?.(decision, mode, place) ??
          legalOf(decision, "recall").find((one) => one.square !== undefined && one.square === unitAt(place))
        );
      case "site":
        return this.game
          .sites(decision, mode.unit, mode.chief)
          .find(({ square = -1, area = 0 }) => landOf(square, area) === siteAt(place));
      case "jungle":
        return this.game.actionAt?.(decision, mode, place);
      case "lay":
        return mode.square === place ? layOf(this.game.lays(decision, mode), mode) : undefined;
      default:
        return only(islandsAt(decision.legal, place)) ?? legalOf(decision, "start").find((one) => one.place === place);
    }
  }

  /** The question behind a press that cannot be done. */
  why(decision: Decision<G>, { mode }: Selection, place: Place): Effect {
    const about = { place };
    const square = under(place);
    const { view, scene } = decision;
    const first = acting(decision) ? this.game.first[view.phase as G["view"]["phase"]] : undefined;
    if (first) return explain(first, about);
    const own = this.game.questionAt?.(decision, mode, place);
    if (own) return own;
    if (square >= scene.squares.length) return ask({ start: square }, about);
    if (mode.at === "recall") return ask({ recall: square }, about);
    if (mode.at === "lay") return ask({ lay: square, land: mode.land }, about);
    if (view.phase === "start" || view.phase === "announce") return ask({ start: square }, about);
    if (isLegal(decision, "build") && square === view.last) return explain(this.game.first.unit, about);
    return this.game.withoutTile?.(decision, about) ?? ask({ lay: square, land: 0 }, about);
  }

  /** A tile in hand goes where the pointer rests, if it fits there. */
  private onHover(decision: Decision<G>, selection: Selection, place: Place | null): Outcome {
    const moved = place === null ? null : this.movedTo(decision, selection, place);
    return stay({ ...selection, hovered: place, ...(moved ? { mode: moved, armed: null } : {}) });
  }

  private movedTo(decision: Decision<G>, { mode }: Selection, place: Place): Mode | null {
    return mode.at === "lay" && place !== mode.square
      ? heldOver(this.game.lays(decision, mode), place, mode.land)
      : null;
  }

  /** A press on another square where the tile fits brings it there; on its own square it lies. */
  private onPlace(decision: Decision<G>, selection: Selection, place: Place, tap: boolean): Outcome {
    const moved = this.movedTo(decision, selection, place);
    if (moved) return [{ mode: moved, hovered: place, armed: place }, null];
    const legal = this.actionAt(decision, selection, place);
    if (!legal) return stay({ ...selection, armed: null }, this.why(decision, selection, place));
    if (tap && selection.armed !== place) return stay({ ...selection, hovered: place, armed: place });
    return send(selection, legal);
  }

  private onTurn(decision: Decision<G>, selection: Selection, quarter: number): Outcome {
    const { mode } = selection;
    if (mode.at !== "lay") return stay(selection);
    const lays = this.game.lays(decision, mode);
    if (turnsAt(lays, mode.square).length < 2)
      return stay(selection, explain("voyage-play-one-way", { button: "turn" }));
    return stay({ ...selection, mode: turnedBy(lays, mode, quarter) });
  }

  /** A number that is not offered is asked about. */
  private onNumber(decision: Decision<G>, selection: Selection, number: number, open: boolean): Outcome {
    if (decision.view.phase !== "announce") return this.game.onNumber?.(decision, selection, number) ?? stay(selection);
    const offered = this.game.announces(decision, open);
    if (offered.some((one) => one.number === number)) return go(selection, { at: "announce", number, open });
    const question = open ? { announce: number, open } : { announce: number };
    return stay(selection, offered.length > 0 ? ask(question, { button: "number" }) : null);
  }

  private onPile(decision: Decision<G>, selection: Selection, pile: number): Outcome {
    if (pile >= decision.view.piles.length) return stay(selection);
    const legal = legalOf(decision, "draw").find((one) => one.pile === pile);
    return legal ? send(selection, legal) : stay(selection, ask({ draw: pile }, { button: "draw" }));
  }

  /** A unit ends the turn: its land is shown and confirmed next. Without a scout at home one is taken back. */
  private onUnit(decision: Decision<G>, selection: Selection, unit: UnitKind, chief: boolean): Outcome {
    const { mode } = selection;
    if (mode.at === "site" && mode.unit === unit && mode.chief === chief && decision.view.phase !== "post")
      return [this.resume(decision, selection), null];
    const sites = this.game.sites(decision, unit, chief);
    if (sites.length > 0) return go(selection, { at: "site", unit, chief });
    if (unit === "scout" && isLegal(decision, "recall")) return go(selection, { at: "recall" });
    const build = decision.scene.units.findIndex(({ id }) => id === unit);
    return stay(selection, ask(chief ? { build, chief } : { build }, { button: "build", unit }));
  }

  private onAct(decision: Decision<G>, selection: Selection, kind: string): Outcome {
    const legal = decision.legal.find((one) => one.kind === kind);
    if (legal) return send(selection, legal);
    return stay(selection, kind === "stop" ? explain(`reason-${this.game.id}-draw-one`, { button: "stop" }) : null);
  }

  /** Enter announces, lays, builds where there is one land, or does what the pointer rests on. */
  private onConfirm(decision: Decision<G>, selection: Selection): Outcome {
    const { mode, hovered } = selection;
    if (mode.at === "announce") {
      const offered = this.game.announces(decision, mode.open);
      return send(
        selection,
        offered.find((one) => one.number === mode.number),
      );
    }
    if (mode.at === "lay") return send(selection, this.actionAt(decision, selection, mode.square));
    const site = mode.at === "site" && only(this.game.sites(decision, mode.unit, mode.chief));
    if (site) return send(selection, site);
    return hovered !== null && this.actionAt(decision, selection, hovered)
      ? this.onPlace(decision, selection, hovered, false)
      : stay(selection);
  }

  step(decision: Decision<G>, selection: Selection, event: Event): Outcome {
    if (event.type === "hover") return this.onHover(decision, selection, event.place);
    if (!acting(decision))
      return stay(selection, event.type === "place" ? this.why(decision, selection, event.place) : null);
    const chosen = (matches: (one: G["legal"]) => boolean): Outcome => send(selection, decision.legal.find(matches));
    switch (event.type) {
      case "place":
        return this.onPlace(decision, selection, event.place, event.gesture === "tap");
      case "turn":
        return this.onTurn(decision, selection, event.step);
      case "number": {
        const open = event.open ?? (selection.mode.at === "announce" && selection.mode.open);
        return this.onNumber(decision, selection, event.number, open);
      }
      case "pile":
        return this.onPile(decision, selection, event.pile);
      case "tile":
        return this.game.onTile(decision, selection, event.tile);
      case "unit":
        return this.onUnit(decision, selection, event.unit, event.chief ?? false);
      case "plant":
        return chosen((one) => one.kind === "plant" && one.pile === event.pile);
      case "choose":
        return chosen((one) => one.action === event.action);
      case "act":
        return this.onAct(decision, selection, event.kind);
      case "recall":
        return selection.mode.at === "recall"
          ? [this.resume(decision, selection), null]
          : go(selection, { at: "recall" });
      case "scout":
        return this.game.scouts?.(decision, event.chief).length
          ? go(selection, { at: "jungle", chief: event.chief })
          : stay(selection);
      case "confirm":
        return this.onConfirm(decision, selection);
      case "back":
        return [this.resume(decision, selection), null];
    }
  }

  /** Lands on which a unit may be built. */
  sites(decision: Decision<G>, unit: UnitKind, chief: boolean): G["legal"][] {
    return this.game.sites(decision, unit, chief);
  }

  /** Squares on which the tile in hand may be laid. */
  laySquares(decision: Decision<G>, mode: Mode): number[] {
    return squaresOf(this.game.lays(decision, mode));
  }

  preview(decision: Decision<G>, { mode }: Selection): TilePreview | null {
    return previewOf(this.game.lays(decision, mode), mode);
  }

  /** What to ask about a place that the pointer rests on; null where no place is to be chosen. */
  hoverQuestion(decision: Decision<G>, selection: Selection, place: Place): Effect | null {
    const { mode } = selection;
    return decision.view.phase === "start" || mode.at === "lay" || mode.at === "recall"
      ? this.why(decision, selection, place)
      : null;
  }
}
