import { describe, expect, it } from "vitest";
import { lookAttributes, lookPlace, thingOf } from "./look";

const box = (left: number, top: number, size = 50) => ({ left, top, right: left + size, bottom: top + size });
const PANEL = { width: 200, height: 100 };
const VIEW = { width: 800, height: 600 };

describe("a look at a thing", () => {
  it("is told by the thing itself", () => {
    const element = document.createElement("button");
    const thing = { title: "Shark", text: "Takes swimmers.", symbol: "p-shark", tones: undefined };
    for (const [name, value] of Object.entries(lookAttributes(thing))) if (value) element.setAttribute(name, value);
    expect(thingOf(element)).toEqual(thing);
    expect(lookAttributes(null)).toEqual({});
  });

  it("lies beside it where there is room, else over or under it", () => {
    expect(lookPlace(box(400, 300), PANEL, VIEW)).toEqual({ x: 190, y: 275 });
    expect(lookPlace(box(20, 300), PANEL, VIEW)).toEqual({ x: 80, y: 275 });
    const phone = { width: 300, height: 600 };
    expect(lookPlace(box(120, 300), PANEL, phone)).toEqual({ x: 45, y: 190 });
    expect(lookPlace(box(120, 20), PANEL, phone)).toEqual({ x: 45, y: 80 });
  });

  it("never leaves the window", () => {
    expect(lookPlace(box(760, 590), PANEL, VIEW)).toEqual({ x: 550, y: 490 });
    expect(lookPlace(box(0, 0, 300), PANEL, { width: 320, height: 320 })).toEqual({ x: 50, y: 210 });
  });
});
