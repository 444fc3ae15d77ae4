/** Keys that belong to a field or an open dialog are none of the table's. */
export function isTyping(event: KeyboardEvent): boolean {
  const { target } = event;
  if (!(target instanceof Element)) return false;
  return target.closest("input:not([type=range]), textarea, select, dialog, [contenteditable]") !== null;
}
