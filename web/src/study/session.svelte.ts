/** The analysis board: one person plays for all seats, chooses what chance brings, and tries otherwise. */
import type {
  Analysis,
  AnalysisPosition,
  AnalysisSent,
  Chair,
  GameStart,
  LogLine,
  OtherMove,
  Question,
  Update,
} from "$lib/api";
import { studies, type Lot, type PathAsk } from "./api";
import { errorText } from "$lib/errors";
import { t } from "$lib/i18n/index.svelte";
import { seatColours } from "$lib/seatColours.svelte";
import { live } from "../table/live.svelte";
import type { GameModule, GameTable, Outcomes, Tab, TableApi, WhyReply } from "../table/module";
import { stillUpdate } from "../table/stillTable";
import {
  addSteps,
  everyNode,
  merge,
  movesOf,
  pathTo,
  reguess,
  samePlace,
  stepsTo,
  treeOf,
  type TreeNode,
} from "./tree";

/** Lines of the log that a game may want to look back on. */
const LINES = 60;
const KEPT_POSITIONS = 80;

/** How chance decides: somebody chooses, lots do, or only what nobody saw is left to lots. */
export type ChanceBy = "choice" | "lots" | "table";

const UNSAID = { marks: "", comment: "", name: "", guessed: false };

const chairOf = (name: string, seat: number): Chair => ({
  seat,
  name: name || t("seat-unnamed", { seat: seat + 1 }),
  kind: "screen",
  level: "",
  here: true,
  stand_in: "",
  lent: false,
  gone_in: -1,
  colour: seat,
  arrived: true,
  forfeited: false,
});

/** The newest lines that are known, oldest first. */
const linesOf = (path: readonly TreeNode[]): LogLine[] =>
  path.slice(-LINES).flatMap(({ line }) => (line ? [line] : []));

/** From which step on lines are to be asked for; older ones are not wanted. */
function firstWithoutLine(path: readonly TreeNode[]): number {
  const oldest = Math.max(path.length - LINES, 0);
  const missing = path.findIndex(({ line }, at) => at >= oldest && !line);
  return missing < 0 ? path.length : missing;
}

export class StudySession implements TableApi {
  readonly start: GameStart;
  root = $state.raw<TreeNode>() as TreeNode;
  node = $state.raw<TreeNode>() as TreeNode;
  position = $state.raw<AnalysisPosition | null>(null);
  update = $state.raw<Update | null>(null);
  game = $state.raw<GameTable | null>(null);
  module = $state.raw<GameModule | null>(null);
  outcomes: Outcomes | null = null;
  seats = $state.raw<string[]>([]);
  chairs = $state.raw<Chair[]>([]);
  tags = $state.raw<Record<string, string>>({});
  comment = $state("");
  /** Counts every change of the tree and of what is said in it. */
  changes = $state(0);
  busy = $state(false);
  trouble = $state("");
  error = $state.raw<unknown>(null);
  chance = $state<ChanceBy>("choice");
  /** The seat whose draws are known at a real table, -1 for none. */
  own = $state(-1);
  /** What lies beside the map is unfolded. */
  sideOpen = $state(true);
  others = $state.raw<OtherMove[] | null>(null);

  /** Where several decide at once: who does now, -1 for the first of them. */
  private seat = -1;
  private asked = 0;
  private updates = 0;
  private readonly positions = new Map<string, AnalysisPosition>();

  constructor(
    analysis: Analysis,
    private readonly load: (game: string) => Promise<GameModule>,
  ) {
    const { game, rules, options, origin } = analysis;
    this.start = { game, rules, options, origin };
    this.root = treeOf(analysis.moves);
    this.node = this.root;
    this.seats = analysis.seats;
    this.tags = analysis.tags;
    this.comment = analysis.comment;
  }

  /** With the scene of the first position; then to the end of the main line, or where one is led. */
  async open(step = 0): Promise<void> {
    try {
      const [module, first] = await Promise.all([
        this.load(this.start.game),
        studies.position({ ...this.start, steps: [] }),
      ]);
      await module.prepare?.(first.scene);
      this.outcomes = (await module.outcomes?.())?.default ?? null;
      this.module = module;
      const scene = first.scene as unknown as Parameters<GameModule["start"]>[0]["scene"];
      this.game = module.start({ scene, log: [] }, this);
      this.seatAll(this.seats.length > 0 ? this.seats : first.scores.map(() => ""));
      if (first.added.length > 0 || step > 0) await this.go(this.at(step));
      else await this.display(this.root, first);
    } catch (error) {
      this.error = error;
    }
  }

  /** The move of the main line after so many steps. */
  at(step: number): TreeNode {
    let node = this.root;
    for (let count = 0; count < step; count += 1) node = node.next[0] ?? node;
    return node;
  }

  seatAll(names: readonly string[]): void {
    this.seats = [...names];
    this.chairs = names.map(chairOf);
    this.game?.setChairs(this.chairs);
    seatColours.set(this.chairs);
  }

  name = (seat: number): string => this.chairs[seat]?.name ?? t("seat-unnamed", { seat: seat + 1 });

  get steps(): number {
    return pathTo(this.node).length;
  }

  path(): PathAsk {
    return { ...this.start, steps: stepsTo(this.node), seat: this.position?.viewer ?? -1 };
  }

  /** What led here, in the words of the log. */
  get sentence(): string {
    void this.changes;
    const lines = linesOf(pathTo(this.node));
    return this.game?.entries(lines, this.game.viewer).at(-1)?.text ?? "";
  }

  /* -- going about -- */

  go = (node: TreeNode): Promise<void> => {
    const known = this.positions.get(this.keyOf(node));
    if (node.parent) node.parent.ahead = node;
    if (!known) return this.ask(node, {});
    this.asked += 1;
    return this.display(node, known);
  };

  /** Another of those who decide at once. */
  sitAt = (seat: number): Promise<void> => {
    this.seat = seat;
    return this.ask(this.node, {});
  };

  private keyOf = (node: TreeNode): string => `${node.id} ${this.seat} ${this.own}`;

  private async ask(node: TreeNode, more: { play?: readonly number[]; lot?: Lot }): Promise<void> {
    const turn = (this.asked += 1);
    this.busy = true;
    this.trouble = "";
    try {
      const position = await studies.position({
        ...this.start,
        steps: stepsTo(node),
        seat: this.seat >= 0 || !more.play ? this.seat : (this.position?.viewer ?? -1),
        own: this.own,
        since: firstWithoutLine(pathTo(node)),
        ...more,
      });
      if (turn !== this.asked) return;
      const last = addSteps(node, position.added);
      const whole = pathTo(last);
      position.log.forEach((line, at) => {
        const one = whole[position.since + at];
        if (one) one.line = line as LogLine;
      });
      this.keepPosition(last, position);
      if (position.added.length > 0) this.changed();
      await this.display(last, position);
    } catch (error) {
      if (turn !== this.asked) return;
      this.trouble = errorText(error);
      live.say(this.trouble);
      this.refresh();
    } finally {
      if (turn === this.asked) this.busy = false;
    }
  }

  private keepPosition(node: TreeNode, position: AnalysisPosition): void {
    this.positions.set(this.keyOf(node), position);
    const [oldest] = this.positions.keys();
    if (this.positions.size > KEPT_POSITIONS && oldest !== undefined) this.positions.delete(oldest);
  }

  private async display(node: TreeNode, position: AnalysisPosition): Promise<void> {
    const { game } = this;
    if (!game) return;
    const path = pathTo(node);
    const before = path.indexOf(this.node);
    const forward = this.update !== null && node !== this.node && (before >= 0 || this.node === this.root);
    const lines = linesOf(forward ? path.slice(before + 1) : path);
    const { view, legal, plans, viewer } = position;
    const update: Update = {
      ...stillUpdate({ view, step: path.length, legal, plans }),
      entries: (this.updates += 1),
      undo: node.seat >= 0 && node.seat === viewer,
      restart: node.seat >= 0 && node.seat === viewer,
      drop: forward ? 0 : this.steps,
    };
    this.node = node;
    this.position = position;
    this.update = update;
    this.others = null;
    if (!position.actors.includes(this.seat)) this.seat = -1;
    game.finish();
    await game.show(update, lines, { animate: forward, onLines: () => {} });
    if (this.sentence && this.node === node) live.say(this.sentence);
  }

  /** What was begun on the board is given up. */
  private refresh(): void {
    if (this.update) void this.game?.show({ ...this.update, drop: 0 }, [], { animate: false, onLines: () => {} });
  }

  /* -- what is done -- */

  play = (actions: number[]): boolean => {
    if (this.busy) return false;
    void this.ask(this.node, { play: actions, lot: this.lot });
    return true;
  };

  /** How far chance goes by itself after a decision. */
  private get lot(): Lot {
    return this.chance === "choice" ? "none" : this.chance === "lots" ? "all" : "hidden";
  }

  choose = (outcome: number): void => void (this.busy || this.ask(this.node, { play: [outcome], lot: this.lot }));
  draw = (lot: "one" | "all"): void => void (this.busy || this.ask(this.node, { lot }));
  /** Nobody saw what was drawn: it is guessed. */
  drawUnseen = (): void => void (this.busy || this.ask(this.node, { lot: "hidden" }));

  undo = (): void => void (this.node.parent && this.go(this.node.parent));
  restart = (): void => {
    let node = this.node;
    while (node.parent?.parent && node.parent.seat === this.node.seat) node = node.parent;
    if (node.parent) void this.go(node.parent);
  };

  /** A line that somebody proposes, as a variation; shown move by move. */
  async playLine(actions: readonly number[], name = ""): Promise<TreeNode | null> {
    const from = this.node;
    const seat = this.position?.viewer ?? -1;
    try {
      const position = await studies.position({ ...this.path(), play: actions, seat });
      const first = addSteps(from, position.added);
      const begun = pathTo(first)[pathTo(from).length];
      if (begun && name && !begun.name) begun.name = name;
      from.ahead = begun ?? from.ahead;
      this.changed();
      return begun ?? null;
    } catch (error) {
      this.trouble = errorText(error);
      return null;
    }
  }

  why = async (question: Question): Promise<WhyReply | null> => {
    try {
      const answer = await studies.why({ ...this.path(), question });
      return { text: answer.text, rule: answer.reason?.rule ?? "" };
    } catch {
      return null;
    }
  };

  say = (text: string): void => live.say(text);
  show = (tab: Tab): void => {
    if (tab === "side") this.sideOpen = true;
  };

  /* -- a real table -- */

  get guesses(): number[] {
    return pathTo(this.node).flatMap(({ guessed }, at) => (guessed ? [at] : []));
  }

  /** What the seat could have done with other cards than those that were guessed. */
  askOthers = async (): Promise<void> => {
    const { node } = this;
    try {
      const { moves } = await studies.otherwise({ ...this.path(), guessed: this.guesses });
      if (this.node === node) this.others = moves;
    } catch (error) {
      this.trouble = errorText(error);
    }
  };

  playOther = (other: OtherMove): void => {
    this.node = reguess(this.node, other.first, other.steps);
    this.changed();
    void this.ask(this.node, { play: [other.action], lot: this.lot });
  };

  /* -- what is kept -- */

  changed = (): void => void (this.changes += 1);

  get sent(): AnalysisSent {
    return {
      ...this.start,
      seats: [...this.seats],
      tags: { ...this.tags },
      comment: this.comment,
      moves: movesOf(this.root),
    };
  }

  /** All of it as it is, to be gone on with in this browser. */
  get draft(): Analysis {
    const nodes = everyNode(this.root);
    const moves = this.sent.moves.map((move, at) => ({ ...UNSAID, ...move, text: nodes[at]?.text ?? "" }));
    return { ...this.sent, moves };
  }

  /** What somebody else has saved, or that and what was added here meanwhile. */
  take(theirs: Analysis, mineToo: boolean): void {
    const tree = treeOf(theirs.moves);
    if (mineToo) {
      merge(this.root, tree);
      return this.changed();
    }
    this.root = tree;
    this.comment = theirs.comment;
    this.tags = theirs.tags;
    this.seatAll(theirs.seats);
    this.positions.clear();
    this.changed();
    void this.go(samePlace(tree, this.node));
  }

  close(): void {
    this.asked += 1;
    seatColours.set([]);
  }
}
