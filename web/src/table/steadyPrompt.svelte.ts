/** The prompt that is shown: while one's own move is under way, the one that it answered stays. */
import type { PromptText } from "./module";

export class SteadyPrompt {
  private last: PromptText | null = null;

  /** To be made by a component. `underWay`: a move is being sent or one's own is being shown. */
  constructor(
    private readonly prompt: () => PromptText | null,
    private readonly underWay: () => boolean,
  ) {
    $effect(() => {
      if (!this.underWay()) this.last = this.prompt() ?? this.last;
    });
  }

  /** A game that has nothing to say leaves what stands there. */
  readonly current: PromptText | null = $derived.by(() => {
    const now = this.prompt();
    return this.underWay() ? (this.last ?? now) : (now ?? this.last);
  });
}
