/** Questions "why not?" and the answer that is shown now. */
import { helpAddress } from "$lib/router.svelte";
import type { Question } from "$lib/api";
import type { TableApi } from "./module";
import { whenPointerLeaves } from "./pointerAway";

export interface WhyAnswer<Target> {
  about: Target;
  text: string;
  rule: string;
}

const SHOWN_MS = 6000;

export class WhyAnswers<Target> {
  current = $state.raw<WhyAnswer<Target> | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private unwatch = (): void => {};
  /** Counts what was asked and put away: an answer that comes later than that is not shown. */
  private asked = 0;

  /** `hasCloseButton`: such an answer is closed by hand and not by the timer. */
  constructor(
    private readonly api: Pick<TableApi, "why" | "say">,
    private readonly hasCloseButton: (about: Target) => boolean,
  ) {}

  async ask(question: Question, about: Target): Promise<void> {
    const asked = ++this.asked;
    const answer = await this.api.why(question);
    if (answer && asked === this.asked) this.show({ about, ...answer });
  }

  show(answer: WhyAnswer<Target>): void {
    this.clear();
    this.current = answer;
    this.api.say(answer.text);
    this.unwatch = whenPointerLeaves(this.clear);
    if (!this.hasCloseButton(answer.about)) this.timer = setTimeout(this.clear, SHOWN_MS);
  }

  clear = (): void => {
    this.asked += 1;
    clearTimeout(this.timer);
    this.unwatch();
    this.current = null;
  };
}

/** A rule and where it is explained, if there is one. */
export const ruleLink = (game: string, rule: string): { rule?: string; href?: string } =>
  rule ? { rule, href: helpAddress(game, rule) } : {};
