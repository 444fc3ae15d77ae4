import { api } from "$lib/api";

/** Scenes of a game for previews, by the answers to one of its options; each is asked once. */
export class Scenes<S> {
  private known = $state.raw<Record<string, S>>({});
  private asked = new Set<string>();

  constructor(
    private readonly game: string,
    private readonly option: string,
    private readonly others: Record<string, string> = {},
  ) {}

  find(value: string): S | undefined {
    return this.known[value];
  }

  load(values: readonly string[]): void {
    for (const value of values) {
      if (this.asked.has(value)) continue;
      this.asked.add(value);
      void this.fetch(value);
    }
  }

  private async fetch(value: string): Promise<void> {
    try {
      const scene = (await api.scene(this.game, { ...this.others, [this.option]: value })) as S;
      this.known = { ...this.known, [value]: scene };
    } catch {
      this.asked.delete(value);
    }
  }
}
