/** Presses, keys and the wheel on the map of the editor: what they take up, turn, lay and light. */
import { isArrow, nextStop } from "$board/arrowKeys";
import type { Camera } from "$board/camera.svelte";
import { centre } from "$board/hex";
import type { Point } from "$board/hex";
import type { Editor } from "./editor.svelte";
import type { Hand } from "./hand.svelte";
import type { RoutePiece } from "$lib/api/routes";
import { lyingKey, sameLying, type Lying } from "./pieces";

const ZOOM = 1.35;

export class RouteMapInput {
  frame = $state<HTMLElement>();

  constructor(
    private readonly editor: Editor,
    private readonly hand: Hand,
    private readonly camera: Camera,
    private readonly lying: () => readonly { one: Lying; piece: RoutePiece }[],
  ) {}

  /** A point of the screen on the map, null outside. */
  locate = ({ x, y }: Point): Point | null => {
    const rect = this.frame?.getBoundingClientRect();
    if (!rect || x < rect.left || x > rect.right || y < rect.top || y > rect.bottom) return null;
    return this.camera.toMap({ x: x - rect.left, y: y - rect.top });
  };

  hover = (event: PointerEvent): void => {
    const { editor, hand } = this;
    hand.touch = event.pointerType === "touch";
    if (editor.held && !hand.pointer && !hand.touch) editor.aimAt(this.locate({ x: event.clientX, y: event.clientY }));
  };

  /** A press on the paper: lays what is aimed at, else puts the choice aside. */
  pressPaper = (event: MouseEvent): void => {
    const { editor, hand } = this;
    if (event.target instanceof Element && event.target.closest("[role]:not([role=application])")) return;
    if (!editor.held) return editor.rest();
    const before = editor.aim;
    editor.aimAt(this.locate({ x: event.clientX, y: event.clientY }));
    if (editor.aim >= 0 && (!hand.touch || editor.aim === before)) editor.layHeld();
  };

  /** A finger's first tap only looks; a mouse and the Enter key lay at once. */
  pressPlace = (place: number, event: MouseEvent, looked: boolean): void => {
    const finger = "pointerType" in event && event.pointerType === "touch";
    this.editor.aim = place;
    if (!finger || looked) this.editor.layHeld();
    if (!this.editor.held) this.focusChosen();
  };

  focusPlace = (): void => {
    queueMicrotask(() => this.find("[data-place]")?.focus());
  };

  /** The wheel turns what is in hand; heard before the map zooms. */
  catchWheel = (node: HTMLElement): (() => void) => {
    const done = new AbortController();
    node.addEventListener("wheel", this.wheel, { capture: true, passive: false, signal: done.signal });
    return () => done.abort();
  };

  keys = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const zooms: Record<string, () => void> = {
      "+": () => this.camera.zoomBy(ZOOM),
      "=": () => this.camera.zoomBy(ZOOM),
      "-": () => this.camera.zoomBy(1 / ZOOM),
      "0": () => this.camera.fit(),
    };
    if (isArrow(event.key)) this.walk(event.key);
    else if (zooms[event.key]) zooms[event.key]?.();
    else return;
    event.preventDefault();
  };

  private readonly wheel = (event: WheelEvent): void => {
    if (!this.editor.held) return;
    event.preventDefault();
    event.stopPropagation();
    this.editor.turn(event.deltaY > 0 ? 1 : -1);
  };

  /** Arrows go from place to place while something is in hand, else from piece to piece. */
  private walk(key: Parameters<typeof nextStop>[2]): void {
    const { editor } = this;
    const lying = this.lying();
    const stops = editor.held
      ? editor.places.map((place) => ({ at: centre(place) }))
      : lying.map(({ piece }) => ({ at: centre(piece) }));
    const here = editor.held ? editor.aim : lying.findIndex(({ one }) => sameLying(one, editor.chosen));
    const next = here < 0 ? 0 : nextStop(stops, here, key, stops[here]?.at.x ?? 0);
    const one = lying[next]?.one;
    const wanted = editor.held ? `[data-place="${next}"]` : one ? `[data-piece="${lyingKey(one)}"]` : "none";
    this.find(wanted)?.focus({ preventScroll: true });
    const at = stops[next]?.at;
    if (at) this.camera.reveal(at);
  }

  private focusChosen(): void {
    const one = this.editor.chosen;
    if (one) queueMicrotask(() => this.find(`[data-piece="${lyingKey(one)}"]`)?.focus());
  }

  private find(selector: string): SVGElement | null {
    return this.frame?.querySelector<SVGElement>(selector) ?? null;
  }
}
