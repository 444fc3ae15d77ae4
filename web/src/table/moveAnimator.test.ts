import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settings } from "$lib/settings.svelte";
import { MoveAnimator } from "./moveAnimator.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  settings.speed = "normal";
});

function shown(steps: string[], concerns: (step: string) => boolean) {
  const animator = new MoveAnimator<string>();
  let over = false;
  const noted: string[] = [];
  const played = animator.play({
    steps,
    own: true,
    draw: () => undefined,
    time: () => 100,
    concerns,
    note: (step) => noted.push(step),
  });
  void played.then(() => (over = true));
  return { animator, noted, isOver: () => over };
}

it("holds one's own step that concerns oneself for more than a second, in words", async () => {
  settings.speed = "fast";
  const { animator, noted, isOver } = shown(["misfit"], () => true);
  await vi.advanceTimersByTimeAsync(1100);
  expect(animator.notice).toBe("misfit");
  expect(isOver()).toBe(false);
  expect(noted).toEqual(["misfit"]);
  await vi.advanceTimersByTimeAsync(200);
  expect(isOver()).toBe(true);
  expect(animator.notice).toBeNull();
});

it("does not hold what concerns nobody", async () => {
  const { animator, isOver } = shown(["step"], () => false);
  await vi.advanceTimersByTimeAsync(400);
  expect(animator.notice).toBeNull();
  expect(isOver()).toBe(true);
});

it("goes on at a press", async () => {
  const { animator, isOver } = shown(["misfit"], () => true);
  animator.finish();
  await vi.advanceTimersByTimeAsync(0);
  expect(animator.notice).toBeNull();
  expect(isOver()).toBe(true);
});

it("lets it be read without motion, and holds nothing up", async () => {
  settings.speed = "off";
  const { animator, isOver } = shown(["misfit", "next"], (step) => step === "misfit");
  await vi.advanceTimersByTimeAsync(0);
  expect(isOver()).toBe(true);
  await vi.advanceTimersByTimeAsync(1100);
  expect(animator.notice).toBe("misfit");
  await vi.advanceTimersByTimeAsync(3000);
  expect(animator.notice).toBeNull();
});
