import { beforeEach, describe, expect, it } from "vitest";
import { isFirstGame, rememberFinished } from "./played";
import { store } from "./storage";

describe("first games", () => {
  beforeEach(() => localStorage.clear());

  it("are over once one of that kind was played to its end", () => {
    expect(isFirstGame("survive")).toBe(true);
    rememberFinished("survive");
    rememberFinished("survive");
    expect(isFirstGame("survive")).toBe(false);
    expect(isFirstGame("explorers")).toBe(true);
  });

  it("are not forgotten over what somebody else has stored", () => {
    store("played", { survive: true });
    expect(isFirstGame("survive")).toBe(true);
  });
});
