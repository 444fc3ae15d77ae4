/** True once something has been going on for a moment: what is quicker needs no sign. */
const MOMENT_MS = 300;

export function late(going: () => boolean): { readonly current: boolean } {
  let current = $state(false);
  $effect(() => {
    if (!going()) return;
    const timer = setTimeout(() => (current = true), MOMENT_MS);
    return () => {
      clearTimeout(timer);
      current = false;
    };
  });
  return {
    get current() {
      return current;
    },
  };
}
