import { routes } from "$lib/api/routes";
import type { Measurement, TryoutProgress } from "$lib/api/routes";
import type { Draft } from "./pieces";

export interface Tried {
  measured: Measurement;
  /** The route as it was then. */
  draft: Draft;
}

type Line = Pick<EventSource, "addEventListener" | "close">;

/** Bots race over the route somewhere else; the page watches, and may have enough. */
export class Tryout {
  running = $state(false);
  broken = $state(false);
  progress = $state.raw<TryoutProgress>({ done: 0, total: 0 });
  last = $state.raw<Tried | null>(null);
  races = $state(100);
  players = $state(4);
  private line: Line | null = null;

  constructor(private readonly open: (address: string) => Line = (address) => new EventSource(address)) {}

  start(code: string, draft: Draft): void {
    this.cancel();
    this.running = true;
    this.broken = false;
    this.progress = { done: 0, total: this.races };
    const line = this.open(routes.tryoutAddress(code, this.races, this.players));
    this.line = line;
    const listen = <T>(name: string, hear: (thing: T) => void): void =>
      line.addEventListener(name, (event) => {
        if (this.line === line && "data" in event) hear(JSON.parse(String(event.data)) as T);
      });
    listen<TryoutProgress>("progress", (progress) => (this.progress = progress));
    listen<Measurement>("result", (measured) => {
      this.last = { measured, draft };
      this.cancel();
    });
    // Whether the races broke off or the line: asking again by itself would race again.
    for (const name of ["trouble", "error"])
      line.addEventListener(name, () => {
        if (this.line !== line) return;
        this.cancel();
        this.broken = true;
      });
  }

  cancel(): void {
    this.line?.close();
    this.line = null;
    this.running = false;
  }
}
