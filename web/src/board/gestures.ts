/** Pan, pinch and wheel over a map. Fetched after the first picture, since d3 is larger than the rest of a board. */
import { pointer, select } from "d3-selection";
import { zoom, zoomIdentity } from "d3-zoom";
import type { D3ZoomEvent } from "d3-zoom";

/** How the map lies on the screen. */
export interface Pose {
  x: number;
  y: number;
  k: number;
}

/** What gestures ask the camera, and tell it. */
export interface GestureTarget {
  accepts: (event: Event) => boolean;
  size: () => [number, number];
  hold: (held: boolean) => void;
  move: (pose: Pose, byHand: boolean) => void;
  double: (x: number, y: number, shift: boolean) => void;
}

export interface Gestures {
  /** The camera has moved by itself. */
  follow: (pose: Pose) => void;
  limit: (scales: [number, number], extent: [[number, number], [number, number]]) => void;
  stop: () => void;
}

type ZoomEvent = D3ZoomEvent<HTMLElement, unknown>;

export function bindGestures(node: HTMLElement, target: GestureTarget): Gestures {
  const behaviour = zoom<HTMLElement, unknown>()
    .clickDistance(6)
    .tapDistance(12)
    .filter(target.accepts)
    .extent(() => [[0, 0], target.size()])
    .on("start", (event: ZoomEvent) => target.hold(!!event.sourceEvent))
    .on("zoom", ({ transform: { x, y, k }, sourceEvent }: ZoomEvent) => target.move({ x, y, k }, !!sourceEvent))
    .on("end", () => target.hold(false));

  function double(event: MouseEvent | TouchEvent): void {
    if (!target.accepts(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const [x, y] = pointer("changedTouches" in event ? event.changedTouches[0] : event, node);
    target.double(x, y, event.shiftKey);
  }

  select(node).call(behaviour).on("dblclick.zoom", double);
  return {
    follow: ({ x, y, k }) => void select(node).call(behaviour.transform, zoomIdentity.translate(x, y).scale(k)),
    limit: (scales, extent) => void behaviour.scaleExtent(scales).translateExtent(extent),
    stop: () => void select(node).on(".zoom", null),
  };
}
