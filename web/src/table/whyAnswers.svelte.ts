/** Questions "why not?" and the answer that is shown now. */
import { helpAddress } from "$lib/router.svelte";
import type { Question } from "$lib/api";
import type { TableApi } from "./module";

export interface WhyAnswer<Target> {
  about: Target;
  text: string;
  rule: string;
}

const SHOWN_MS = 6000;

export class WhyAnswers<Target> {
  current = $state.raw<WhyAnswer<Target> | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `hasCloseButton`: such an answer is closed by hand and not by the timer. */
  constructor(
    private readonly api: Pick<TableApi, "why" | "say">,
    private readonly hasCloseButton: (about: Target) => boolean,
  ) {}

  async ask(question: Question, about: Target): Promise<void> {
    const answer = await this.api.why(question);
    if (answer) this.show({ about, ...answer });
  }

  show(answer: WhyAnswer<Target>): void {
    this.clear();
    this.current = answer;
    this.api.say(answer.text);
    if (!this.hasCloseButton(answer.about)) this.timer = setTimeout(this.clear, SHOWN_MS);
  }

  clear = (): void => {
    clearTimeout(this.timer);
    this.current = null;
  };
}

/** A rule and where it is explained, if there is one. */
export const ruleLink = (game: string, rule: string): { rule?: string; href?: string } =>
  rule ? { rule, href: helpAddress(game, rule) } : {};
