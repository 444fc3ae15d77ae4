import { api } from "$lib/api";
import type { Scene } from "$lib/api/eldorado";
import { routes } from "$lib/api/routes";
import { atlas, isCode } from "./atlas/atlas.svelte";

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
      const scene = await sceneOf(route);
      this.known = { ...this.known, [route]: scene };
    } catch {
      this.asked.delete(route);
    }
  }
}

/** Boards of the expansion lie as its rules have them: asked for by text or code. */
async function sceneOf(route: string): Promise<Scene> {
  const known = atlas.find(route);
  if (known?.expansion || isCode(route)) return routes.scene(known?.text ?? route);
  return (await api.scene("eldorado", route)) as Scene;
}

export const scenes = new Scenes();
