/** Text that is too long for its place is set smaller, in steps; what is still too long can be scrolled. */
const STEPS = ["", "small", "smallest"] as const;

const overflows = (node: HTMLElement): boolean => node.scrollHeight > node.clientHeight;

export function fit(node: HTMLElement): void {
  for (const step of STEPS) {
    node.dataset["fit"] = step;
    if (!overflows(node)) break;
  }
}

/** Fits again whenever the place changes its size. */
export function fitted(node: HTMLElement): (() => void) | undefined {
  if (typeof ResizeObserver === "undefined") return undefined;
  const watcher = new ResizeObserver(() => fit(node));
  watcher.observe(node);
  return () => watcher.disconnect();
}
