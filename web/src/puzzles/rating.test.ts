import { describe, expect, it } from "vitest";
import { after, expected, NEWCOMER, type Rating } from "./rating";

const sure = (rating: number): Rating => ({ rating, deviation: 50 });

describe("ratings", () => {
  it("expect half where both are equal, and more of the stronger", () => {
    expect(expected(sure(1000), sure(1000))).toBe(0.5);
    expect(expected(sure(1200), sure(1000))).toBeGreaterThan(0.7);
  });
  it("rise by a success and fall by a failure, more for the less expected", () => {
    const hard = after(NEWCOMER, sure(1400), 1).rating - NEWCOMER.rating;
    const easy = after(NEWCOMER, sure(700), 1).rating - NEWCOMER.rating;
    expect(hard).toBeGreaterThan(easy);
    expect(easy).toBeGreaterThan(0);
    expect(after(NEWCOMER, sure(700), 0).rating).toBeLessThan(NEWCOMER.rating);
  });
  it("agree with the example of the method's author", () => {
    // Glickman's paper: 1500 (200) against 1400 (30), won.
    const won = after({ rating: 1500, deviation: 200 }, { rating: 1400, deviation: 30 }, 1);
    expect(won.rating).toBeCloseTo(1563.6, 0);
    expect(won.deviation).toBeCloseTo(175.2, 0);
  });
  it("become surer with every meeting, but never quite sure", () => {
    let one = NEWCOMER;
    for (let met = 0; met < 200; met += 1) one = after(one, sure(1000), met % 2);
    expect(one.deviation).toBe(50);
    expect(Math.abs(one.rating - 1000)).toBeLessThan(60);
  });
});
