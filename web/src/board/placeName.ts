/** What a place of the map is called: the name that its button has for screen readers. */
export const placeName = (frame: HTMLElement | undefined, selector: string): string =>
  frame?.querySelector(selector)?.getAttribute("aria-label") ?? "";
