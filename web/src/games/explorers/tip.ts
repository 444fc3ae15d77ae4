/** Where an explanation goes on the screen. */
import type { Point } from "$board/hex";

export const GAME = "explorers";
const GAP = 6;
const EDGE = 8;

interface Size {
  width: number;
  height: number;
}
interface Rect extends Size {
  left: number;
  top: number;
}

/** Above what it speaks about if there is room, else below; never over the edge of the screen. */
export function tipPlace(from: Rect, size: Size, screen: Size): Point {
  const wanted = from.left + from.width / 2 - size.width / 2;
  const x = Math.max(EDGE, Math.min(wanted, screen.width - size.width - EDGE));
  const above = from.top - GAP - size.height;
  const below = Math.min(from.top + from.height + GAP, screen.height - size.height - EDGE);
  return { x, y: above >= EDGE ? above : Math.max(EDGE, below) };
}
