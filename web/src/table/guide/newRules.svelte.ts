/** A whole game after a tutorial: the guide speaks when a rule appears for the first time. */
import type { LogLine } from "$lib/api";
import { metRules, meet } from "$lib/learn";
import { t } from "$lib/i18n/index.svelte";
import { rules } from "../rules.svelte";
import type { GuideMessage } from "./guide";

/** What is needed of the table. */
export interface RuleTable {
  readonly log: readonly LogLine[];
  readonly watchingMoves: boolean;
}

export class NewRules {
  private rule = $state("");
  private from = -1;

  constructor(
    private readonly game: string,
    private readonly table: RuleTable,
  ) {
    rules.load(game);
  }

  /** Of what has just happened, the last thing that was never seen before. */
  follow(): void {
    const { log, watchingMoves } = this.table;
    if (watchingMoves) return;
    const last = log.at(-1)?.step ?? 0;
    const fresh = log.filter(({ step, rule }) => step > this.from && rule && !metRules(this.game).includes(rule));
    this.from = last;
    const line = fresh.at(-1);
    if (!line) return;
    meet(this.game, [line.rule]);
    this.rule = line.rule;
  }

  get message(): GuideMessage | null {
    const text = this.rule && rules.sentence(this.game, this.rule);
    if (!text) return null;
    const close = () => (this.rule = "");
    return {
      text: t("guide-new-rule", { rule: text }),
      lights: [],
      places: [],
      progress: null,
      buttons: [],
      leave: { text: t("guide-close"), press: close },
    };
  }
}
