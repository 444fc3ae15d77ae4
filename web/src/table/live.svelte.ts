/** What is said aloud: one polite region, its sentences one after the other. */
const KEPT = 4;

class Live {
  lines = $state.raw<{ id: number; text: string }[]>([]);
  private next = 1;

  say(text: string): void {
    if (!text) return;
    this.lines = [...this.lines, { id: this.next++, text }].slice(-KEPT);
  }
}

export const live = new Live();
