/** What is asked in the moments of a game of discovery, and that it is asked well. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { setLanguage, type Language } from "$lib/i18n/index.svelte";
import type { PromptText } from "../../../table/module";
import { promptText } from "../../../table/messages";
import type { Game, Decision, Selection, PlayPrompt } from "../play/decision";

type Ask<G extends Game> = (at: Decision<G>, selection?: Selection) => PromptText | null;

export const asker =
  <G extends Game>(
    opening: (at: Decision<G>) => Selection,
    prompt: (at: Decision<G>, selection: Selection) => PlayPrompt | null,
  ): Ask<G> =>
  (at, selection = opening(at)) => {
    const asked = prompt(at, selection);
    return asked ? promptText(asked) : null;
  };

/** A decision in which only this may be done. */
export const only = <G extends Game>(at: Decision<G>, ...kinds: string[]): Decision<G> => ({
  ...at,
  legal: at.legal.filter((one) => kinds.includes(one.kind)),
});

/** The buttons for the lands of a strait, as far as decisions name them. */
export const landButtons = (decisions: readonly { sides?: number }[]): string[] =>
  decisions.map(({ sides = 0 }) => `land-${["N", "E", "S", "W"][Math.log2(sides)] ?? ""}`);

/** Every decision has its words in every language, and every event on a tile in hand says something of its own. */
export function checkPrompts<G extends Game>(
  ask: Ask<G>,
  moments: [string, Decision<G>, Selection?][],
  events: readonly string[],
  holding: (event: string) => Decision<G>,
): void {
  describe.each<Language>(["en", "fr"])("in %s", (language) => {
    beforeEach(async () => {
      delete window.__missing;
      await setLanguage(language);
    });
    afterEach(() => setLanguage("en"));

    it.each(moments)("asks something clear: %s", (_name, at, selection) => {
      const asked = ask(at, selection);
      expect(asked?.title).toMatch(/\S/);
      expect(asked?.detail).toMatch(/\S/);
      expect(asked?.buttons.every((button) => button.text !== "")).toBe(true);
      expect(window.__missing).toBeUndefined();
    });

    it.each(events)("tells of the event on a tile: %s", (event) => {
      expect(ask(holding(event))?.detail).not.toBe(ask(holding(""))?.detail);
      expect(window.__missing).toBeUndefined();
    });
  });
}
