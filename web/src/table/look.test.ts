import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { lookAttributes } from "$board/look";
import Look from "./Look.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

function thing(title: string): HTMLElement {
  const element = document.createElement("button");
  for (const [name, value] of Object.entries(lookAttributes({ title, text: "It sinks." })))
    if (value) element.setAttribute(name, value);
  document.body.append(element);
  return element;
}
const mouse = (x: number) => ({ pointerType: "mouse", clientX: x, clientY: 10 });
async function later(): Promise<void> {
  await vi.advanceTimersByTimeAsync(1000);
  await tick();
}
const shown = () => screen.queryByTestId("look")?.querySelector("b")?.textContent;

describe("a look at a thing", () => {
  it("comes where the mouse rests", async () => {
    render(Look);
    await fireEvent.pointerOver(thing("Beach"), mouse(10));
    expect(shown()).toBeUndefined();
    await later();
    expect(shown()).toBe("Beach");
  });

  it("does not come to a mouse that has pressed until it moves on", async () => {
    render(Look);
    const pressed = thing("Beach");
    await fireEvent.pointerOver(pressed, mouse(10));
    await fireEvent.pointerDown(pressed, mouse(10));
    const beneath = thing("Forest");
    await fireEvent.pointerOver(beneath, mouse(10));
    await later();
    expect(shown()).toBeUndefined();
    await fireEvent.pointerMove(beneath, mouse(12));
    await later();
    expect(shown()).toBeUndefined();
    await fireEvent.pointerMove(beneath, mouse(40));
    await later();
    expect(shown()).toBe("Forest");
  });
});
