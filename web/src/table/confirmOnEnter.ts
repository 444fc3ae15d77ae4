/** Enter answers the prompt unless the focus is on something that it presses. */
export function confirmOnEnter(event: KeyboardEvent, agree: () => void): boolean {
  const held = event.target instanceof Element && event.target.closest("button, a, [role=button], summary");
  if (held) return false;
  agree();
  return true;
}
