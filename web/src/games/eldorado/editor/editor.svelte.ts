/** The route on the table, what is in hand, and everything one can do with both. */
import { centre } from "$board/hex";
import type { Point } from "$board/hex";
import type { BoardBox, RouteProblem } from "$lib/api/routes";
import { flipLying, lay, putBack, sameRoute, toggleSeam, turnLying } from "./changes";
import { draftMap } from "./draftmap";
import { History } from "./history";
import { seamNames } from "./order";
import { EMPTY, needsExpansion, pieceOf, reverseOf } from "./pieces";
import type { Draft, Lying, Part } from "./pieces";
import { nearestPlace, placesFor, stayingPlace } from "./placing";
import type { Held, Place } from "./placing";

/** How near a piece must come before it snaps, in units of the map. */
const REACH: Record<Part, number> = { board: 250, finish: 150, tavern: 150 };

export class Editor {
  private history = $state.raw(History.of(EMPTY));
  /** A route that came by an address; it is looked at until somebody changes it. */
  guest = $state.raw<Draft | null>(null);
  held = $state.raw<Held | null>(null);
  /** Number of the place at which the piece in hand would be laid; -1 for none. */
  aim = $state(-1);
  chosen = $state.raw<Lying | null>(null);
  lit = $state.raw<RouteProblem | null>(null);
  /** Which side of each board lies on top in the box, by the letter of the front. */
  private faces = $state.raw<Record<string, string>>({});
  private switched = $state(false);
  /** From a point of the screen to one of the map; null beside it. */
  locate: (client: Point) => Point | null = () => null;

  readonly draft = $derived(this.guest ?? this.history.now);
  readonly map = $derived.by(() => draftMap(this.box, this.draft));
  readonly places = $derived.by(() => (this.held ? placesFor(this.box, this.draft, this.held) : []));
  readonly aimed = $derived<Place | undefined>(this.places[this.aim]);
  readonly expansion = $derived.by(() => this.switched || needsExpansion(this.box, this.draft));

  constructor(
    readonly box: BoardBox,
    kept: Draft,
    /** Told when a visitor's route becomes one's own draft. */
    private readonly onadopt: () => void = () => {},
  ) {
    this.history = History.of(kept);
  }

  /** What this browser keeps: never the visitor's route. */
  get own(): Draft {
    return this.history.now;
  }
  get canUndo(): boolean {
    return this.guest === null && this.history.canUndo;
  }
  get canRedo(): boolean {
    return this.guest === null && this.history.canRedo;
  }

  change(next: Draft, kind = ""): void {
    if (next === this.draft) return;
    const adopted = this.guest !== null;
    this.history = this.history.then(next, kind);
    this.guest = null;
    this.lit = null;
    if (adopted) this.onadopt();
  }

  /** Another route instead of this one; the one before comes back by undoing. */
  replace(draft: Draft): void {
    this.rest();
    this.change(draft);
  }

  visit(draft: Draft | null): void {
    this.rest();
    this.lit = null;
    this.guest = draft && !sameRoute(draft, this.own) ? draft : null;
  }

  undo(): void {
    if (!this.canUndo) return;
    this.rest();
    this.history = this.history.undo();
  }

  redo(): void {
    if (!this.canRedo) return;
    this.rest();
    this.history = this.history.redo();
  }

  setExpansion(on: boolean): void {
    this.switched = on;
  }

  /** The side that shows in the box; on the map, the side that lies there. */
  face(front: string): string {
    const back = reverseOf(this.box, "board", front);
    const lying = this.draft.boards.find(({ what }) => what === front || what === back);
    if (this.held?.part === "board" && [front, back].includes(this.held.what)) return this.held.what;
    return lying?.what ?? this.faces[front] ?? front;
  }

  endFace(part: "finish" | "tavern"): string {
    const kinds = part === "finish" ? this.box.finishes : this.box.taverns;
    if (this.held?.part === part) return this.held.what;
    return this.draft[part]?.what ?? this.faces[part] ?? kinds[0] ?? "";
  }

  flipInBox(front: string): void {
    const face = front in REACH ? this.endFace(front as "finish") : this.face(front);
    const part: Part = front in REACH ? (front as Part) : "board";
    this.faces = { ...this.faces, [front]: reverseOf(this.box, part, face) };
  }

  lyingBoard(what: string): Lying | null {
    const index = this.draft.boards.findIndex((board) => board.what === what);
    return index < 0 ? null : { part: "board", index };
  }

  /** Takes a piece out of the box; one that lies already is chosen where it lies. */
  take(part: Part, what: string): void {
    const lying = part === "board" ? this.lyingBoard(what) : this.draft[part] ? { part } : null;
    if (lying) return this.choose(lying);
    this.hold({ part, what, turn: 0, from: null });
  }

  lift(lying: Lying): void {
    const piece = pieceOf(this.draft, lying);
    if (piece) this.hold({ part: lying.part, what: piece.what, turn: piece.turn, from: lying });
  }

  choose(lying: Lying | null): void {
    this.held = null;
    this.aim = -1;
    this.chosen = lying;
  }

  aimAt(point: Point | null): void {
    if (!this.held) return;
    const alone = this.places.length === 1 && this.aimless;
    const reach = alone ? Infinity : REACH[this.held.part];
    this.aim = point ? nearestPlace(this.places, point, reach) : -1;
  }

  /** Nothing lies yet: the first board may be let go anywhere. */
  private get aimless(): boolean {
    return this.places[0]?.beside === -1;
  }

  turn(by = 1): void {
    if (this.held) this.turnHeld(this.held, by);
    else if (this.chosen) this.change(turnLying(this.box, this.draft, this.chosen, by));
  }

  private turnHeld(held: Held, by: number): void {
    if (held.part !== "board") {
      const count = this.places.length;
      if (count > 0) this.aim = (Math.max(this.aim, 0) + by + count) % count;
      return;
    }
    const before = this.aimed;
    this.held = { ...held, turn: (held.turn + by + 6) % 6 };
    this.aim = stayingPlace(this.places, before);
  }

  flip(): void {
    if (this.held) this.held = { ...this.held, what: reverseOf(this.box, this.held.part, this.held.what) };
    else if (this.chosen) this.change(flipLying(this.box, this.draft, this.chosen));
  }

  /** Lays the piece in hand where it is aimed at; says whether it lies now. */
  layHeld(): boolean {
    const { held, aimed } = this;
    if (!held || !aimed) return false;
    this.change(lay(this.box, this.draft, held, aimed));
    this.choose(held.part === "board" ? this.lyingBoard(held.what) : { part: held.part });
    return true;
  }

  /** Lets go without laying: what was lifted lies where it lay. */
  letGo(): void {
    const from = this.held?.from ?? null;
    this.choose(from);
  }

  /** Into the box with what is in hand or chosen. */
  remove(): void {
    const lying = this.held ? this.held.from : this.chosen;
    this.rest();
    if (lying) this.change(putBack(this.box, this.draft, lying));
  }

  /** Nothing in hand, nothing chosen. */
  rest(): void {
    this.choose(null);
  }

  setSeam(one: string, other: string): void {
    this.change(toggleSeam(this.draft, one, other));
  }

  /** A blockade on every seam, or on none if all have one. */
  setAllSeams(): void {
    const all = seamNames(this.draft.boards);
    this.change({ ...this.draft, open: this.draft.open.length > 0 ? [] : all });
  }

  rename(language: "en" | "fr", name: string): void {
    if (this.draft[language] !== name) this.change({ ...this.draft, [language]: name }, `name-${language}`);
  }

  /** Where the piece lies that is in hand or chosen. */
  get middle(): Point | null {
    const piece = this.held ? this.aimed : this.chosen && pieceOf(this.draft, this.chosen);
    return piece ? centre(piece) : null;
  }

  private hold(held: Held): void {
    this.chosen = null;
    this.lit = null;
    this.held = held;
    this.aim = -1;
  }
}
