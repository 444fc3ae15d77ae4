/** Notices that the mouse leaves the thing that it was on. */

const GRACE_MS = 400;
/** Where an answer itself stands: the mouse may go there to read it or to follow its link. */
const ANSWERS = ".why, .prompt";

/** Calls `gone` once; the returned function stops watching. Fingers and keys have no pointer that could leave. */
export function whenPointerLeaves(gone: () => void): () => void {
  const home = [...document.querySelectorAll(":hover")].at(-1);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    clearTimeout(timer);
    removeEventListener("pointermove", moved);
  };
  function leave(): void {
    stop();
    gone();
  }
  function moved({ target, pointerType }: PointerEvent): void {
    if (pointerType !== "mouse" || !(target instanceof Element) || !home) return;
    const stays = home.contains(target) || target.closest(ANSWERS) !== null;
    if (stays) clearTimeout(timer);
    timer = stays ? undefined : (timer ?? setTimeout(leave, GRACE_MS));
  }
  addEventListener("pointermove", moved);
  return stop;
}
