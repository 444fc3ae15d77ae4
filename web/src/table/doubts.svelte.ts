/** Questions "why not?" and the answer shown now. */
import { helpAddress } from "$lib/router.svelte";
import type { Question } from "$lib/api";
import type { Link } from "./module";

export interface Doubt<About> {
  about: About;
  text: string;
  rule: string;
}

const LASTS = 6000;

export class Doubts<About> {
  now = $state.raw<Doubt<About> | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `stays`: the answer has a close button of its own, so it does not go by itself. */
  constructor(
    private readonly link: Pick<Link, "why" | "say">,
    private readonly stays: (about: About) => boolean,
  ) {}

  async ask(question: Question, about: About): Promise<void> {
    const answer = await this.link.why(question);
    if (answer) this.answer({ about, ...answer });
  }

  answer(doubt: Doubt<About>): void {
    this.forget();
    this.now = doubt;
    this.link.say(doubt.text);
    if (!this.stays(doubt.about)) this.timer = setTimeout(this.forget, LASTS);
  }

  forget = (): void => {
    clearTimeout(this.timer);
    this.now = null;
  };
}

/** A rule and where it is explained, if there is one. */
export const ruleLink = (game: string, rule: string): { rule?: string; href?: string } =>
  rule ? { rule, href: helpAddress(game, rule) } : {};
