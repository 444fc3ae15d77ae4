import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "$lib/api";
import { router } from "$lib/router.svelte";
import { seatClass, seatColours } from "$lib/seatColours.svelte";
import { Rematch } from "./rematch.svelte";
import type { Session } from "./session.svelte";
import WaysOn from "./WaysOn.svelte";

const made = vi.spyOn(api, "rematch");
const went = vi.spyOn(router, "go");
beforeEach(() => {
  vi.useFakeTimers();
  made.mockReset().mockResolvedValue({ table: "next" });
  went.mockReset().mockReturnValue();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const atEnd = (rematch: Rematch, spectator = false): Session =>
  ({ rematch, spectator, table: "old", key: "k" }) as unknown as Session;

describe("a rematch", () => {
  it("is made by the first who presses, with the same key", async () => {
    render(WaysOn, { session: atEnd(new Rematch("old", "k")) });
    await fireEvent.click(screen.getByTestId("end-again"));
    await vi.runAllTimersAsync();
    expect(made).toHaveBeenCalledExactlyOnceWith("old", "k");
    expect(went).toHaveBeenCalledExactlyOnceWith("/t/next#k=k");
  });

  it("that somebody has made is joined with one press, and not made again", async () => {
    const rematch = new Rematch("old", "k");
    rematch.offer("theirs", false);
    render(WaysOn, { session: atEnd(rematch) });
    expect(screen.getByTestId("end-again").textContent).toContain("Join the rematch");
    await fireEvent.click(screen.getByTestId("end-again"));
    expect(made).not.toHaveBeenCalled();
    expect(went).toHaveBeenCalledExactlyOnceWith("/t/theirs#k=k");
  });

  it("takes watchers along after a while, unless they stay", async () => {
    const follower = new Rematch("old", "");
    follower.offer("next", true);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(went).toHaveBeenCalledExactlyOnceWith("/t/next");
    const stays = new Rematch("old", "");
    stays.offer("next", true);
    render(WaysOn, { session: atEnd(stays, true) });
    await fireEvent.click(screen.getByTestId("end-stay"));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(went).toHaveBeenCalledOnce();
    expect(screen.getByTestId("end-again").textContent).toContain("Follow");
  });

  it("is not offered to watchers before there is one", () => {
    render(WaysOn, { session: atEnd(new Rematch("old", ""), true) });
    expect(screen.queryByTestId("end-again")).toBeNull();
    expect(screen.getByTestId("end-replay").getAttribute("href")).toBe("/t/old/step/0#k=k");
    expect(screen.getByTestId("end-home").getAttribute("href")).toBe("/");
  });

  it("that cannot be made says so", async () => {
    made.mockRejectedValue(new Error("no"));
    const rematch = new Rematch("old", "k");
    await rematch.join();
    expect(rematch.trouble).not.toBe("");
    expect(rematch.busy).toBe(false);
  });
});

describe("colours", () => {
  afterEach(() => seatColours.set([]));
  it("stay with their people when the seats turn, second colours too", () => {
    expect([0, 1, 2].map(seatClass)).toEqual(["s1", "s2", "s3"]);
    seatColours.set([
      { seat: 1, colour: 0 },
      { seat: 0, colour: 1 },
    ]);
    expect([-1, 0, 1, 2, 3].map(seatClass)).toEqual(["s0", "s2", "s1", "s4", "s3"]);
  });
});
