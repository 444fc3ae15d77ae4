import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it } from "vitest";
import { marks } from "$board/marks.svelte";
import Log from "./Log.svelte";
import type { LogEntry } from "./module";

const line = (step: number, places: number[]): LogEntry => ({
  seat: 0,
  round: 1,
  step,
  at: 0,
  rule: "",
  parts: [{ text: `line ${step}`, strong: false }],
  text: `line ${step}`,
  places,
});

let log: ReturnType<typeof mount> | null = null;
afterEach(() => {
  if (log) void unmount(log);
  document.body.replaceChildren();
});

it("marks the places of the line that is pointed at or has the focus, and no longer", () => {
  log = mount(Log, { target: document.body, props: { game: "entdecker", entries: [line(1, [4]), line(2, [7, 8])] } });
  flushSync();
  const [first, second] = document.querySelectorAll<HTMLElement>("li[data-step] button");
  first?.dispatchEvent(new PointerEvent("pointerenter"));
  expect(marks.places).toEqual([4]);
  first?.dispatchEvent(new PointerEvent("pointerleave"));
  expect(marks.places).toEqual([]);
  second?.focus();
  expect(marks.places).toEqual([7, 8]);
  second?.blur();
  expect(marks.places).toEqual([]);
});
