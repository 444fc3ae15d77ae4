import { routes } from "$lib/api/routes";
import type { RouteCheck } from "$lib/api/routes";

const PAUSE = 220;

/** Asks what is wrong with a route as it changes; only the answer to the latest question counts. */
export class Checker {
  check = $state.raw<RouteCheck | null>(null);
  /** What was thrown when the table could not be asked. */
  error = $state.raw<unknown>(null);
  busy = $state(false);
  private text = "";
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly ask: (text: string) => Promise<RouteCheck> = routes.check) {}

  look(text: string): void {
    if (text === this.text) return;
    this.text = text;
    this.busy = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.now(text), PAUSE);
  }

  again(): void {
    const { text } = this;
    this.text = "";
    this.look(text);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.text = "";
  }

  private async now(text: string): Promise<void> {
    const answer = await this.ask(text).then(
      (check) => ({ check, error: null }),
      (error: unknown) => ({ check: null, error }),
    );
    if (text !== this.text) return;
    this.busy = false;
    this.error = answer.error;
    if (answer.check) this.check = answer.check;
  }
}
