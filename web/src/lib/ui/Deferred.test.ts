import { render } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import Parent from "./testing/Parent.svelte";

test("a part that comes later hears of a property only when that one has changed", async () => {
  const note = vi.fn();
  const { rerender } = render(Parent, { number: 1, other: 1, note });
  await vi.waitFor(() => expect(note).toHaveBeenCalledTimes(1));
  await rerender({ number: 1, other: 2, note });
  expect(note).toHaveBeenCalledTimes(1);
  await rerender({ number: 2, other: 2, note });
  expect(note.mock.calls).toEqual([[1], [2]]);
});
