/** What part of the map is on the screen: pan, pinch, wheel, buttons and keys all end here. */
import { afterPaint } from "$lib/afterPaint";
import type { Gestures, GestureTarget, Pose } from "./gestures";
import { WIDTH, type Point } from "./hex";
import type { Box } from "./box";
import { boxWithin, clearOf, eased, framing, isUnder, shift, within, type Framing } from "./framing";
import { margins, overlay, type Rect } from "./overlay";

/** Widths of a cell on the screen, in pixels. */
export const COMFORTABLE = 46;
const LARGEST = 132;
const TOO_SMALL = 24;
/** For one decision a map may be made so small; a tap then comes nearer where several places are meant. */
const SMALLEST = 22;
/** A map that was made smaller than this for one decision grows again after it. */
const CRAMPED = 0.85 * COMFORTABLE;
/** Frames narrower than this belong to a phone. */
const NARROW = 440;
const EASE = 260;
/** Paper beyond the sheet that may be seen, in units of the map. */
const SLACK = 24;
/** Pixels between a cell and what lies over the map. */
const CLEAR = 6;
/** Cells around the middles of what a picture is about. */
const MARGIN = 0.85;
const NOWHERE: Rect = { left: 0, top: 0, right: 0, bottom: 0 };

export class Camera {
  x = $state(0);
  y = $state(0);
  k = $state(1);
  width = $state(0);
  height = $state(0);
  /** A hand is on the map: the page may draw more cheaply. */
  held = $state(false);

  /** Width of a cell on the screen. */
  get hex(): number {
    return this.cell * this.k;
  }

  get detail(): string {
    return this.hex < 20 ? "far tiny" : this.hex < 36 ? "far" : "";
  }
  /** Scale that keeps small print on the map readable. */
  readonly tag = $derived(Math.max(1, 13.5 / (15 * this.k)));

  /** A drag that begins on a lit place is the pen's, not the map's; two fingers still move the map. */
  drawn = false;

  private node: HTMLElement | null = null;
  private gestures: Gestures | null = null;
  private frame = 0;
  /** Where a gentle move will end. */
  private heading: Pose | null = null;
  /** Whether the last two presses were on lit places. */
  private pressed: [boolean, boolean] = [false, false];
  private settled = false;
  /** The map is a picture. */
  private still = false;
  /** The whole map was asked for, and nobody has moved it since. */
  private fitted = false;
  /** What the present decision is about. */
  private kept: readonly Point[] = [];
  /** What somebody reads about. */
  private marked: readonly Point[] = [];
  /** Buttons that lie beside the map, or on a narrow screen over it. */
  buttons: HTMLElement | null = null;
  /** Pixels at the left and at the top where names of rows and columns may lie over the map. */
  names = 0;
  /** Somebody chose the scale: it changes only for what would be out of sight altogether. */
  private zoomed = false;
  /** The scale before the map was made smaller for a decision; 0 if it was not. */
  private before = 0;

  constructor(
    private readonly box: () => Box,
    private readonly pace: () => number,
    /** Width of a cell in units of the map. */
    private readonly cell: number = WIDTH,
    /** On a wide screen the map opens whole unless its cells would be smaller than this. */
    private readonly least: number = TOO_SMALL,
  ) {}

  /** Binds gestures to the element that frames the map, once it has been drawn. */
  attach = (node: HTMLElement): (() => void) => {
    this.node = node;
    const bind = ({ bindGestures }: typeof import("./gestures")): void => {
      if (this.node !== node) return;
      this.gestures = bindGestures(node, this.target);
      this.limit();
      this.gestures.follow(this);
    };
    // Without a line, buttons and keys still move the map.
    void afterPaint()
      .then(() => import("./gestures"))
      .then(bind, () => {});
    return () => {
      this.halt();
      this.gestures?.stop();
      this.node = this.gestures = null;
    };
  };

  private readonly target: GestureTarget = {
    accepts: (event) => this.accepts(event),
    size: () => [this.width, this.height],
    hold: (held) => (this.held = held),
    move: ({ x, y, k }, byHand) => {
      if (byHand) this.fitted = false;
      if (byHand && k !== this.k) this.zoomed = true;
      [this.x, this.y, this.k] = [x, y, k];
    },
    double: (x, y, shift) => this.double(x, y, shift),
  };

  /** A double click or tap: nearer, or with Shift away, with the same place under the pointer. */
  private double(x: number, y: number, shift: boolean): void {
    const place = this.toMap({ x, y });
    const k = this.bounded(this.k * (shift ? 0.5 : 2));
    this.show({ x: place.x + (this.width / 2 - x) / k, y: place.y + (this.height / 2 - y) / k }, k);
    this.zoomed = true;
  }

  private bounded(k: number): number {
    return Math.min(Math.max(k, this.fitting * 0.85), LARGEST / this.cell);
  }

  /** A second tap on a lit place plays it, so it must not zoom as well; by then the light may be out. */
  private accepts(event: Event): boolean {
    const lit = event.target instanceof Element && event.target.closest("[data-lit]") !== null;
    if (event.type === "mousedown" || event.type === "touchstart") this.pressed = [this.pressed[1], lit];
    const double = event.type === "dblclick" || event.type === "touchend";
    if (lit && this.drawn && (event.type === "mousedown" || isOneFinger(event))) return false;
    const plain = !(event instanceof MouseEvent) || (event.button === 0 && !event.ctrlKey);
    return (plain || event.type === "wheel") && !(double && (lit || this.pressed.includes(true)));
  }

  /**
   * Takes the size of the frame; the first one decides how the map opens. What is decided about stays in sight,
   * else one's own place.
   */
  resize(width: number, height: number, own: Point | null): void {
    if (width === 0 || height === 0) return;
    const centre = this.settled ? this.toMap({ x: this.width / 2, y: this.height / 2 }) : null;
    const whole = this.settled && this.whole;
    [this.width, this.height] = [width, height];
    this.limit();
    if (!this.settled) this.open(own);
    else if (whole) this.fit(false);
    else if (centre) this.show(centre, this.k, false);
    if (this.kept.length > 0) this.hold(this.kept, false);
    else if (own && this.settled) this.gather([own], false);
    this.hold(this.marked, false);
    this.settled = true;
  }

  private limit(): void {
    const { width, height } = this.box();
    this.gestures?.limit(
      [this.fitting * 0.85, LARGEST / this.cell],
      [
        [-SLACK, -SLACK],
        [width + SLACK, height + SLACK],
      ],
    );
  }

  /** The whole map is on the screen, as large as can be. */
  get whole(): boolean {
    return this.fitted || Math.abs(this.k / this.fitting - 1) < 0.02;
  }

  private get fitting(): number {
    const { width, height } = this.box();
    return Math.min(this.width / width, this.height / height);
  }

  private open(own: Point | null): void {
    const smallest = this.width < NARROW ? COMFORTABLE : this.least;
    if (own && this.fitting * this.cell < smallest) this.show(own, COMFORTABLE / this.cell, false);
    else this.fit(false);
  }

  toScreen({ x, y }: Point, pose: Pose = this): Point {
    const box = this.box();
    return { x: (x - box.x) * pose.k + pose.x, y: (y - box.y) * pose.k + pose.y };
  }

  toMap({ x, y }: Point, pose: Pose = this): Point {
    const box = this.box();
    return { x: (x - pose.x) / pose.k + box.x, y: (y - pose.y) / pose.k + box.y };
  }

  fit(gently = true): void {
    const { x, y, width, height } = this.box();
    this.show({ x: x + width / 2, y: y + height / 2 }, this.fitting, gently);
    this.fitted = true;
    this.zoomed = false;
  }

  zoomBy(factor: number): void {
    const centre = this.toMap({ x: this.width / 2, y: this.height / 2 });
    this.show(centre, this.bounded(this.k * factor));
    this.zoomed = true;
  }

  /** The paper has changed: what lies on it stays where it is on the screen, and all of it is shown if all of it was. */
  repaper(before: Box): void {
    if (this.width === 0) return;
    const now = this.box();
    const { whole } = this;
    this.halt();
    this.limit();
    this.put({ x: this.x + (now.x - before.x) * this.k, y: this.y + (now.y - before.y) * this.k, k: this.k });
    if (whole) this.fit();
  }

  /** Puts a point of the map into the middle, at a comfortable size. */
  approach(point: Point): void {
    this.show(point, Math.max(this.k, COMFORTABLE / this.cell));
  }

  /** Moves as little as needed to bring a point on the screen. */
  reveal(point: Point): void {
    this.gather([point]);
  }

  /** What the present decision is about: brought on the screen now, and again when the frame has changed. */
  keep(points: readonly Point[]): void {
    const same = points.length === this.kept.length && points.every(({ x, y }, i) => isAt(this.kept[i], x, y));
    this.kept = points;
    if (!same) this.hold(points);
    this.hold(this.marked);
  }

  /** What somebody reads about: in sight before all else, and clear of the buttons. */
  mark(points: readonly Point[]): void {
    this.marked = points;
    this.hold(points.length > 0 ? points : this.kept);
  }

  /** All points at once: a map on which they do not fit gets smaller, and larger again for others that do. */
  private hold(points: readonly Point[], gently = true): void {
    if (this.still || this.width === 0 || points.length === 0) return;
    const pose = this.heading ?? this;
    const { k: most, centre } = this.roomFor(points);
    const smaller = most < pose.k && most * this.cell >= SMALLEST && !(this.zoomed && this.sees(points));
    const larger = pose.k * this.cell < CRAMPED && this.before > pose.k && most >= this.before;
    if (!smaller && !larger) {
      if (!this.within(points, pose)) this.gather(points, gently);
      return;
    }
    const before = this.before || pose.k;
    this.show(centre, smaller ? most : before, gently);
    this.before = smaller ? before : 0;
    this.zoomed = false;
  }

  /** They lie on the screen, and under nothing. */
  private within(points: readonly Point[], pose: Pose): boolean {
    const radius = (pose.k * this.cell) / 2;
    const { left, top, right, bottom } = this.rim(radius);
    return points.every((point) => {
      const { x, y } = this.toScreen(point, pose);
      const inside = x >= left && x <= this.width - right && y >= top && y <= this.height - bottom;
      return inside && !isUnder({ x, y }, this.bar(), radius);
    });
  }

  /** The buttons where they lie over the map. */
  private bar(): Rect | null {
    const bar = this.buttons && boxWithin(this.node, this.buttons);
    return bar && bar.left < this.width && bar.left > this.width / 2 ? bar : null;
  }

  private sees(points: readonly Point[]): boolean {
    const onScreen = ({ x, y }: Point): boolean => x > 0 && y > 0 && x < this.width && y < this.height;
    return points.some((point) => onScreen(this.toScreen(point)));
  }

  /** The largest picture of all these cells, beside the buttons where they would lie under them. */
  private roomFor(points: readonly Point[]): Framing {
    const rim = this.rim();
    const whole = framing(points, this, this.cell, rim);
    const bar = this.bar();
    if (!bar) return whole;
    const pose = this.poseOf(whole.centre, whole.k);
    const hidden = points.some((point) => isUnder(this.toScreen(point, pose), bar, (whole.k * this.cell) / 2));
    const beside = framing(points, this, this.cell, { ...rim, right: this.width - bar.left + CLEAR });
    return hidden && beside.k * this.cell >= SMALLEST ? beside : whole;
  }

  /** The same as `reveal` for several points; where they do not fit together the first one decides. */
  gather(points: readonly Point[], gently = true): void {
    if (this.still) return;
    const pose = this.heading ?? this;
    const seen = points.map((point) => this.toScreen(point, pose));
    const radius = (pose.k * this.cell) / 2;
    const bar = this.bar();
    const beside =
      bar && seen.some((point) => isUnder(point, bar, radius)) ? this.width - bar.left + CLEAR + radius : 0;
    const wide = clearOf(this.margins(Math.min(64, this.width / 5, this.height / 5)), beside);
    const rim = clearOf(this.rim(radius), beside);
    const xs = seen.map(({ x }) => x);
    const ys = seen.map(({ y }) => y);
    const dx = shift(xs, this.width, [wide.left, wide.right], [rim.left, rim.right]);
    const dy = shift(ys, this.height, [wide.top, wide.bottom], [rim.top, rim.bottom]);
    const whole = pose.k <= this.fitting * 1.001;
    if (points.length === 0 || this.width === 0 || whole || (dx === 0 && dy === 0)) return;
    this.show(this.toMap({ x: this.width / 2 - dx, y: this.height / 2 - dy }, pose), pose.k, gently);
  }

  /** Shows these points as large as can be, and nothing moves the map any more. */
  closeUp(points: readonly Point[]): void {
    const xs = points.map(({ x }) => x);
    const ys = points.map(({ y }) => y);
    const rim = MARGIN * this.cell;
    const [left, right] = [Math.min(...xs) - rim, Math.max(...xs) + rim];
    const [top, bottom] = [Math.min(...ys) - rim, Math.max(...ys) + rim];
    const k = Math.min(this.width / (right - left), this.height / (bottom - top), LARGEST / this.cell);
    this.show({ x: (left + right) / 2, y: (top + bottom) / 2 }, k, false);
    this.still = true;
  }

  /** As near to the edges as something of this radius may lie. */
  private rim(radius = 0): Rect {
    const { left, top, right, bottom } = this.margins(CLEAR);
    return {
      left: Math.max(left, this.names) + radius,
      top: Math.max(top, this.names) + radius,
      right: right + radius,
      bottom: bottom + radius,
    };
  }

  private margins(margin: number): Rect {
    const frame = this.node?.getBoundingClientRect();
    const panel = overlay.panel?.getBoundingClientRect() ?? null;
    return margins(frame ?? NOWHERE, frame ? panel : null, margin, this.hex / 2 + CLEAR);
  }

  pan(dx: number, dy: number): void {
    this.show(this.toMap({ x: this.width / 2 + dx, y: this.height / 2 + dy }), this.k);
  }

  /** Keeps the screen on the paper: its middle stays half a screen away from the rim. */
  private onPaper(centre: Point, k: number): Point {
    const { x, y, width, height } = this.box();
    return {
      x: within(centre.x, x - SLACK, width + 2 * SLACK, this.width / 2 / k),
      y: within(centre.y, y - SLACK, height + 2 * SLACK, this.height / 2 / k),
    };
  }

  /** With this point in the middle, as far as the paper allows. */
  private poseOf(wanted: Point, k: number): Pose {
    const box = this.box();
    const centre = this.onPaper(wanted, k);
    return { x: this.width / 2 - (centre.x - box.x) * k, y: this.height / 2 - (centre.y - box.y) * k, k };
  }

  show(wanted: Point, k: number, gently = true): void {
    const to = this.poseOf(wanted, k);
    if (k !== (this.heading ?? this).k) this.before = 0;
    this.halt();
    this.fitted = false;
    const duration = gently ? EASE * this.pace() : 0;
    if (duration === 0) this.put(to);
    else this.glide(to, duration);
  }

  private halt(): void {
    cancelAnimationFrame(this.frame);
    this.heading = null;
  }

  private put({ x, y, k }: Pose): void {
    [this.x, this.y, this.k] = [x, y, k];
    this.gestures?.follow({ x, y, k });
  }

  private glide(to: Pose, duration: number): void {
    this.heading = to;
    const from = { x: this.x, y: this.y, k: this.k };
    const began = performance.now();
    const step = (now: number): void => {
      const part = Math.min(Math.max((now - began) / duration, 0), 1);
      this.put(eased(from, to, part));
      if (part < 1) this.frame = requestAnimationFrame(step);
      else this.heading = null;
    };
    this.frame = requestAnimationFrame(step);
  }
}

const isAt = (point: Point | undefined, x: number, y: number): boolean => point?.x === x && point.y === y;

const isOneFinger = (event: Event): boolean =>
  event.type === "touchstart" && "touches" in event && (event as TouchEvent).touches.length === 1;
