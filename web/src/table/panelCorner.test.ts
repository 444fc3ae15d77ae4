import { describe, expect, it } from "vitest";
import type { Rect } from "$board/overlay";
import { bestCorner, coveredArea } from "./panelCorner";

const rect = (left: number, top: number, width: number, height: number): Rect => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const MAP = rect(100, 50, 800, 500);
const PANEL = rect(0, 0, 320, 200);
const TOP_RIGHT = { low: false, left: false };

describe("a panel over the map", () => {
  it("stays where it is while it hides nothing", () => {
    const low = { low: true, left: true };
    expect(bestCorner(MAP, PANEL, [rect(480, 100, 40, 40)], low)).toBe(low);
    expect(bestCorner(MAP, PANEL, [], TOP_RIGHT)).toBe(TOP_RIGHT);
  });

  it("goes to a corner that hides none of the targets", () => {
    expect(bestCorner(MAP, PANEL, [rect(700, 100, 40, 40)], TOP_RIGHT)).toEqual({ low: false, left: true });
    expect(bestCorner(MAP, PANEL, [rect(700, 100, 40, 40), rect(200, 100, 40, 40)], TOP_RIGHT)).toEqual({
      low: true,
      left: false,
    });
    expect(
      bestCorner(MAP, PANEL, [rect(700, 100, 40, 40), rect(200, 100, 40, 40), rect(700, 450, 40, 40)], TOP_RIGHT),
    ).toEqual({ low: true, left: true });
  });

  it("hides as little as it can where it must hide something, as on a phone", () => {
    const phone = rect(0, 0, 390, 440);
    const wide = rect(0, 0, 366, 180);
    const [high, low] = [rect(180, 150, 40, 40), rect(180, 350, 40, 40)];
    expect(bestCorner(phone, wide, [high], TOP_RIGHT)).toEqual({ low: true, left: false });
    expect(bestCorner(phone, wide, [rect(180, 170, 40, 40), low], TOP_RIGHT)).toBe(TOP_RIGHT);
  });

  it("measures what is covered", () => {
    expect(coveredArea(rect(0, 0, 10, 10), [rect(5, 5, 10, 10), rect(20, 0, 5, 5)])).toBe(25);
  });
});
