import { api } from "$lib/api";
import type { Scene } from "$lib/api/eldorado";

/** Boards of the expansion lie as its rules have them; on other boards these change nothing. */
const WHOLE = { caves: "true", heroes: "true" };

/** Scenes of routes for previews, each asked once. */
class Scenes {
  private known = $state.raw<Record<string, Scene>>({});
  private asked = new Set<string>();

  find(route: string): Scene | undefined {
    return this.known[route];
  }

  load(routes: readonly string[]): void {
    for (const route of routes) {
      if (this.asked.has(route)) continue;
      this.asked.add(route);
      void this.fetch(route);
    }
  }

  private async fetch(route: string): Promise<void> {
    try {
      const scene = (await api.scene("eldorado", route, WHOLE)) as Scene;
      this.known = { ...this.known, [route]: scene };
    } catch {
      this.asked.delete(route);
    }
  }
}

export const scenes = new Scenes();
