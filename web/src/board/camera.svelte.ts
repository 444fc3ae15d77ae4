/** What part of the map is on the screen: pan, pinch, wheel, buttons and keys all end here. */
import { select } from "d3-selection";
import { zoom, zoomIdentity } from "d3-zoom";
import type { D3ZoomEvent, ZoomBehavior } from "d3-zoom";
import { WIDTH } from "./hex";
import type { Point } from "./hex";
import type { Box } from "./box";
import { margins, overlay, type Rect } from "./overlay";

/** Widths of a cell on the screen, in pixels. */
export const COMFORTABLE = 46;
const LARGEST = 132;
const TOO_SMALL = 18;
/** Frames narrower than this belong to a phone. */
const NARROW = 620;
const EASE = 260;
/** Paper beyond the sheet that may be seen, in units of the map. */
const SLACK = 24;

/** Pixels between a cell and what lies over the map. */
const CLEAR = 6;
const NOWHERE: Rect = { left: 0, top: 0, right: 0, bottom: 0 };

/** How the map lies on the screen. */
interface Pose {
  x: number;
  y: number;
  k: number;
}

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
  private behaviour: ZoomBehavior<HTMLElement, unknown> | null = null;
  private frame = 0;
  /** Where a gentle move will end. */
  private heading: Pose | null = null;
  /** Whether the last two presses were on lit places. */
  private pressed: [boolean, boolean] = [false, false];
  private settled = false;
  /** The whole map was asked for, and nobody has moved it since. */
  private fitted = false;

  constructor(
    private readonly box: () => Box,
    private readonly pace: () => number,
    /** Width of a cell in units of the map. */
    private readonly cell: number = WIDTH,
  ) {}

  /** Binds gestures to the element that frames the map. */
  attach = (node: HTMLElement): (() => void) => {
    this.node = node;
    const behaviour = zoom<HTMLElement, unknown>()
      .clickDistance(6)
      .tapDistance(12)
      .filter((event: Event) => this.accepts(event))
      .extent(() => [
        [0, 0],
        [this.width, this.height],
      ])
      .on("start", (event: D3ZoomEvent<HTMLElement, unknown>) => (this.held = !!event.sourceEvent))
      .on("zoom", ({ transform, sourceEvent }: D3ZoomEvent<HTMLElement, unknown>) => {
        if (sourceEvent) this.fitted = false;
        [this.x, this.y, this.k] = [transform.x, transform.y, transform.k];
      })
      .on("end", () => (this.held = false));
    this.behaviour = behaviour;
    select(node).call(behaviour);
    return () => {
      this.halt();
      select(node).on(".zoom", null);
      this.node = this.behaviour = null;
    };
  };

  /** A second tap on a lit place plays it, so it must not zoom as well; by then the light may be out. */
  private accepts(event: Event): boolean {
    const lit = event.target instanceof Element && event.target.closest("[data-lit]") !== null;
    if (event.type === "mousedown" || event.type === "touchstart") this.pressed = [this.pressed[1], lit];
    const double = event.type === "dblclick" || event.type === "touchend";
    if (lit && this.drawn && (event.type === "mousedown" || isOneFinger(event))) return false;
    const plain = !(event instanceof MouseEvent) || (event.button === 0 && !event.ctrlKey);
    return (plain || event.type === "wheel") && !(double && (lit || this.pressed.includes(true)));
  }

  /** Takes the size of the frame; the first one decides how the map opens. */
  resize(width: number, height: number, own: Point | null): void {
    if (width === 0 || height === 0) return;
    const centre = this.settled ? this.toMap({ x: this.width / 2, y: this.height / 2 }) : null;
    const whole = this.settled && this.whole;
    [this.width, this.height] = [width, height];
    this.limit();
    if (!this.settled) this.open(own);
    else if (whole) this.fit(false);
    else if (centre) this.show(centre, this.k, false);
    this.settled = true;
  }

  private limit(): void {
    const { width, height } = this.box();
    this.behaviour?.scaleExtent([this.fitting * 0.85, LARGEST / this.cell]).translateExtent([
      [-SLACK, -SLACK],
      [width + SLACK, height + SLACK],
    ]);
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
    const smallest = this.width < NARROW ? COMFORTABLE : TOO_SMALL;
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
  }

  zoomBy(factor: number): void {
    const centre = this.toMap({ x: this.width / 2, y: this.height / 2 });
    const k = Math.min(Math.max(this.k * factor, this.fitting * 0.85), LARGEST / this.cell);
    this.show(centre, k);
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

  /** The same for several points; where they do not fit together the first one decides. */
  gather(points: readonly Point[]): void {
    const margin = Math.min(64, this.width / 5, this.height / 5);
    const pose = this.heading ?? this;
    const seen = points.map((point) => this.toScreen(point, pose));
    const shift = (places: number[], size: number, before: number, after: number): number => {
      const fits = Math.max(...places) - Math.min(...places) <= size - before - after;
      const wanted = fits ? places : places.slice(0, 1);
      return Math.max(before - Math.min(...wanted), 0) || Math.min(size - after - Math.max(...wanted), 0);
    };
    const { left, top, right, bottom } = this.margins(margin);
    const dx = shift(
      seen.map(({ x }) => x),
      this.width,
      left,
      right,
    );
    const dy = shift(
      seen.map(({ y }) => y),
      this.height,
      top,
      bottom,
    );
    const whole = pose.k <= this.fitting * 1.001;
    if (points.length === 0 || this.width === 0 || whole || (dx === 0 && dy === 0)) return;
    this.show(this.toMap({ x: this.width / 2 - dx, y: this.height / 2 - dy }, pose), pose.k);
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
  private kept(centre: Point, k: number): Point {
    const { x, y, width, height } = this.box();
    const within = (value: number, low: number, long: number, half: number): number =>
      half * 2 >= long ? low + long / 2 : Math.min(Math.max(value, low + half), low + long - half);
    return {
      x: within(centre.x, x - SLACK, width + 2 * SLACK, this.width / 2 / k),
      y: within(centre.y, y - SLACK, height + 2 * SLACK, this.height / 2 / k),
    };
  }

  show(wanted: Point, k: number, gently = true): void {
    const box = this.box();
    const centre = this.kept(wanted, k);
    const to = {
      x: this.width / 2 - (centre.x - box.x) * k,
      y: this.height / 2 - (centre.y - box.y) * k,
      k,
    };
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
    if (!this.node || !this.behaviour) return;
    select(this.node).call(this.behaviour.transform, zoomIdentity.translate(x, y).scale(k));
  }

  private glide(to: Pose, duration: number): void {
    this.heading = to;
    const from = { x: this.x, y: this.y, k: this.k };
    const began = performance.now();
    const step = (now: number): void => {
      const part = Math.min(Math.max((now - began) / duration, 0), 1);
      const ease = 1 - (1 - part) ** 3;
      this.put({
        x: from.x + (to.x - from.x) * ease,
        y: from.y + (to.y - from.y) * ease,
        k: from.k + (to.k - from.k) * ease,
      });
      if (part < 1) this.frame = requestAnimationFrame(step);
      else this.heading = null;
    };
    this.frame = requestAnimationFrame(step);
  }
}

const isOneFinger = (event: Event): boolean =>
  event.type === "touchstart" && "touches" in event && (event as TouchEvent).touches.length === 1;
