import { beforeEach, describe, expect, it } from "vitest";
import { i18n } from "./i18n/index.svelte";
import { settings } from "./settings.svelte";

describe("settings", () => {
  beforeEach(() => settings.set({ theme: "light", language: "en", speed: "normal", sound: false }));

  it("are silent unless asked", () => expect(settings.sound).toBe(false));

  it("paint the theme and keep it", async () => {
    await settings.set({ theme: "dark" });
    expect(document.documentElement.dataset["theme"]).toBe("dark");
    expect(JSON.parse(localStorage.getItem("incognita.settings") ?? "{}")).toMatchObject({ theme: "dark" });
  });

  it("change the language of the page", async () => {
    await settings.set({ language: "fr" });
    expect(i18n.language).toBe("fr");
  });

  it("stop all movement when off, or when the device asks for it", async () => {
    expect(settings.motion).toBe(1);
    await settings.set({ speed: "off" });
    expect(settings.motion).toBe(0);
    expect(document.documentElement.dataset["motion"]).toBe("off");
    await settings.set({ speed: "fast" });
    settings.reduced = true;
    expect(settings.motion).toBe(0);
    settings.reduced = false;
  });
});
