/** Says when a board has come to rest. */
import { tick } from "svelte";
import type { RunningAnimations } from "./animations";

/** After every change of what is watched, though not at first, `settled` is called once nothing moves any more. */
export function whenSettled(watched: () => unknown, animations: RunningAnimations, settled: () => void): void {
  let opened = false;
  $effect(() => {
    watched();
    if (opened)
      void tick()
        .then(() => animations.rest())
        .then(settled);
    opened = true;
  });
}
