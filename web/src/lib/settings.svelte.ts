import { LANGUAGES, preferred, setLanguage, type Language } from "./i18n/index.svelte";
import { isObject, readStored, store } from "./storage";

export const THEMES = ["system", "light", "dark"] as const;
export const SPEEDS = ["off", "slow", "normal", "fast"] as const;
/** How strict the coach is: 0 without one. */
export const COACHES = [0, 1, 2, 3] as const;
export type CoachStrictness = (typeof COACHES)[number];
export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];

/** How long a movement lasts beside the design's own time. */
const FACTOR: Record<Speed, number> = { off: 0, slow: 1.8, normal: 1, fast: 0.45 };

const media = (query: string) =>
  typeof matchMedia === "function" ? matchMedia(query) : { matches: false, addEventListener: () => {} };
const night = media("(prefers-color-scheme: dark)");
const still = media("(prefers-reduced-motion: reduce)");

class Settings {
  theme = $state<Theme>("system");
  language = $state<Language>("en");
  speed = $state<Speed>("normal");
  sound = $state(false);
  /** A notice of the browser when it is one's turn and the page is not in sight. */
  notices = $state(false);
  coach = $state<CoachStrictness>(0);
  reduced = $state(still.matches);
  dark = $state(night.matches);

  constructor() {
    this.read();
    still.addEventListener("change", () => (this.reduced = still.matches));
    night.addEventListener("change", () => {
      this.dark = night.matches;
      this.paint();
    });
  }

  /** 0 when nothing may move; else what to multiply a duration by. */
  get motion(): number {
    return this.reduced ? 0 : FACTOR[this.speed];
  }

  get appliedTheme(): "light" | "dark" {
    if (this.theme === "system") return this.dark ? "dark" : "light";
    return this.theme;
  }

  async start(): Promise<void> {
    this.paint();
    await setLanguage(this.language);
  }

  async set(
    change: Partial<Pick<Settings, "theme" | "language" | "speed" | "sound" | "notices" | "coach">>,
  ): Promise<void> {
    Object.assign(this, change);
    const { theme, language, speed, sound, notices, coach } = this;
    store("settings", { theme, language, speed, sound, notices, coach });
    this.paint();
    if (change.language) await setLanguage(change.language);
  }

  private read(): void {
    const kept = readStored("settings");
    const from = isObject(kept) ? kept : {};
    const among = <T extends string | number>(list: readonly T[], value: unknown, otherwise: T): T =>
      list.find((item) => item === value) ?? otherwise;
    this.theme = among(THEMES, from["theme"], "system");
    this.speed = among(SPEEDS, from["speed"], "normal");
    this.language = among(LANGUAGES, from["language"], preferred(navigator.languages ?? []));
    this.coach = among(COACHES, from["coach"], 0);
    this.sound = from["sound"] === true;
    this.notices = from["notices"] === true;
  }

  private paint(): void {
    document.documentElement.dataset["theme"] = this.appliedTheme;
    document.documentElement.dataset["motion"] = this.motion === 0 ? "off" : "on";
    const colour = this.appliedTheme === "dark" ? "#15120e" : "#e3d7bd";
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", colour);
  }
}

export const settings = new Settings();
