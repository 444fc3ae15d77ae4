/** What tests of a game's table share: a table that records what is sent, and updates made from decisions. */
import { afterEach, beforeEach, vi } from "vitest";
import type { Update } from "$lib/api";
import { settings } from "$lib/settings.svelte";
import type { ShowOptions } from "../module";

interface Decision {
  view: { seat: number };
  legal: unknown[];
  undo: boolean;
  restart: boolean;
}

/** Records calls; every question is answered by `answer`. */
export const mockApi = (answer: { text: string; rule: string } | null = null) => ({
  play: vi.fn(() => true),
  undo: vi.fn(),
  restart: vi.fn(),
  why: vi.fn(() => Promise.resolve(answer)),
  say: vi.fn(),
  show: vi.fn(),
});

/** The update after which a seat has this decision. */
export const updateFor = ({ view, legal, undo, restart }: Decision, change: Partial<Update> = {}): Update =>
  ({
    type: "update",
    entries: 1,
    step: 1,
    viewer: view.seat,
    view,
    legal,
    plans: [],
    undo,
    restart,
    log: [],
    drop: 0,
    thinking: -1,
    over: false,
    answer_in: -1,
    guide: -1,
    clocks: null,
    ...change,
  }) as unknown as Update;

export const AT_ONCE: ShowOptions = { animate: false, onLines: () => {} };
export const ANIMATED: ShowOptions = { animate: true, onLines: () => {} };

/** Nothing waits for animations in the tests of the block around. */
export function withoutMotion(): void {
  let speed: typeof settings.speed;
  beforeEach(() => {
    speed = settings.speed;
    settings.speed = "off";
  });
  afterEach(() => void (settings.speed = speed));
}
