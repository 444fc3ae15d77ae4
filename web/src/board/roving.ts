/** The next index in a row or grid for a key, or null if the key means something else. */
export function nextIndex(key: string, from: number, count: number, columns = 1): number | null {
  if (count === 0) return null;
  const steps: Record<string, number> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ...(columns > 1 ? { ArrowDown: columns, ArrowUp: -columns } : {}),
  };
  const step = steps[key];
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (step === undefined) return null;
  const next = from + step;
  if (columns > 1 && Math.abs(step) > 1) return next >= 0 && next < count ? next : from;
  return (next + count) % count;
}

/** Keys of a toolbar: arrow keys move the focus along its buttons. */
export function moveFocus(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>("button")];
  const from = buttons.findIndex((one) => one === document.activeElement);
  const next = from < 0 ? null : nextIndex(event.key, from, buttons.length);
  if (next === null) return;
  event.preventDefault();
  buttons[next]?.focus();
}
