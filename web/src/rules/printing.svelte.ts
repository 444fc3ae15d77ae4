/** Before a page is printed, all of it is drawn: pictures that are not on the screen yet are waited for. */
import { flushSync, tick } from "svelte";

class Printing {
  /** Everything is to be drawn, also what is out of sight. */
  whole = $state(false);
  private readonly pending = new Set<Promise<unknown>>();

  /** A picture that is being drawn; without a line it is left out. */
  wait(drawing: Promise<unknown>): Promise<void> {
    const done = drawing.then(
      () => void this.pending.delete(done),
      () => void this.pending.delete(done),
    );
    this.pending.add(done);
    return done;
  }

  /** Resolves when everything is drawn. */
  async ready(): Promise<void> {
    this.whole = true;
    await tick();
    while (this.pending.size > 0) {
      await Promise.all(this.pending);
      await tick();
    }
  }

  /** While a page that can be printed is shown: paper is bright whatever the screen is. */
  prepare(): () => void {
    const root = document.documentElement;
    let theme: string | undefined;
    const before = (): void => {
      theme ??= root.dataset["theme"];
      root.dataset["theme"] = "light";
      this.whole = true;
      flushSync();
    };
    const after = (): void => {
      if (theme) root.dataset["theme"] = theme;
      theme = undefined;
    };
    addEventListener("beforeprint", before);
    addEventListener("afterprint", after);
    return () => {
      removeEventListener("beforeprint", before);
      removeEventListener("afterprint", after);
      this.whole = false;
    };
  }

  async print(): Promise<void> {
    await this.ready();
    window.print();
  }
}

export const printing = new Printing();
