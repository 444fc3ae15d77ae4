/** How the window is cut, and with it where the parts of a table lie. */
import { MediaQuery } from "svelte/reactivity";

/**
 * wide: players, map over tray, side, each in a column. beside: the map, and all else in one column with tabs.
 * low: the same on a phone that lies on its side. tall: a phone held upright, the tabs under the map.
 */
export type Shape = "wide" | "beside" | "low" | "tall";

export const WIDE = "(min-width: 1200px) and (min-height: 800px)";
export const TALL = "(max-width: 599px), (max-width: 899px) and (orientation: portrait)";
export const LOW = "(max-width: 899px), (max-height: 559px)";

export class WindowShape {
  private readonly wide = new MediaQuery(WIDE);
  private readonly tall = new MediaQuery(TALL);
  private readonly low = new MediaQuery(LOW);

  get current(): Shape {
    if (this.wide.current) return "wide";
    if (this.tall.current) return "tall";
    return this.low.current ? "low" : "beside";
  }
}
