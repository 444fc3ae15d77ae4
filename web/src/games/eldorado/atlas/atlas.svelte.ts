import { routes } from "$lib/api/routes";
import type { AtlasRoute, BoardBox } from "$lib/api/routes";

/** Whether this is meant as the code of a route that somebody made. */
export const isCode = (value: string): boolean => /^own-/i.test(value);

/** Every named route and the box of boards, asked once. */
class Atlas {
  routes = $state.raw<AtlasRoute[] | null>(null);
  box = $state.raw<BoardBox | null>(null);
  error = $state.raw<unknown>(null);
  private asked: Promise<void> | null = null;

  load(): Promise<void> {
    this.asked ??= this.fetch();
    return this.asked;
  }

  again(): Promise<void> {
    this.asked = null;
    return this.load();
  }

  find(id: string): AtlasRoute | undefined {
    return this.routes?.find((route) => route.id === id);
  }

  private async fetch(): Promise<void> {
    this.error = null;
    try {
      [this.routes, this.box] = await Promise.all([routes.atlas(), routes.boards()]);
    } catch (error) {
      this.error = error;
      this.asked = null;
    }
  }
}

export const atlas = new Atlas();
