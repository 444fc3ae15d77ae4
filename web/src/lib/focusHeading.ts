import { router } from "./router.svelte";

/** Gives the focus to a new page's heading, so that a screen reader says where we are; not on the first page. */
export function focusHeading(heading: HTMLElement): void {
  if (router.visits > 1) heading.focus({ preventScroll: true });
}
