import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { askToNotify, notify } from "./notices";
import { settings } from "./settings.svelte";

const shown: { title: string; tag: string | undefined }[] = [];
let answer: NotificationPermission = "granted";

class FakeNotification {
  static permission: NotificationPermission = "default";
  static requestPermission = () => Promise.resolve((FakeNotification.permission = answer));
  onclick: (() => void) | null = null;
  constructor(title: string, { tag }: NotificationOptions) {
    shown.push({ title, tag });
  }
  close(): void {}
}

function look(hidden: boolean): void {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
}

beforeEach(() => {
  shown.length = 0;
  answer = "granted";
  FakeNotification.permission = "default";
  vi.stubGlobal("Notification", FakeNotification);
  vi.stubGlobal("isSecureContext", true);
});
afterEach(async () => {
  await settings.set({ notices: false });
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("says something only to who wants it, and looks elsewhere", async () => {
  look(true);
  notify("Survive", "It is your turn.", "t");
  expect(shown).toEqual([]);
  expect(await askToNotify()).toBe(true);
  await settings.set({ notices: true });
  notify("Survive", "It is your turn.", "t");
  expect(shown).toEqual([{ title: "Survive", tag: "t" }]);
  look(false);
  notify("Survive", "It is your turn.", "t");
  expect(shown).toHaveLength(1);
});

it("takes a no for an answer", async () => {
  look(true);
  answer = "denied";
  expect(await askToNotify()).toBe(false);
  await settings.set({ notices: true });
  notify("Survive", "It is your turn.", "t");
  expect(shown).toEqual([]);
});

it("is not offered where the browser has no notices", async () => {
  vi.stubGlobal("isSecureContext", false);
  expect(await askToNotify()).toBe(false);
});
