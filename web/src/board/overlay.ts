/** A panel over the map: what is shown on the map is moved out from under it. */

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const overlay: { panel: Element | null } = { panel: null };

/** A panel takes a side of the frame: above or below if it is about as wide, else left or right. */
const WIDE = 0.6;

/** How far points have to be from the edges of the frame, `reach` away from the panel. */
export function margins(frame: Rect, panel: Rect | null, margin: number, reach: number): Rect {
  const all = { left: margin, top: margin, right: margin, bottom: margin };
  if (!panel) return all;
  const wide = panel.right - panel.left > WIDE * (frame.right - frame.left);
  const low = panel.top + panel.bottom > frame.top + frame.bottom;
  const right = panel.left + panel.right > frame.left + frame.right;
  if (wide && low) all.bottom = Math.max(margin, frame.bottom - panel.top + reach);
  else if (wide) all.top = Math.max(margin, panel.bottom - frame.top + reach);
  else if (right) all.right = Math.max(margin, frame.right - panel.left + reach);
  else all.left = Math.max(margin, panel.right - frame.left + reach);
  return all;
}
