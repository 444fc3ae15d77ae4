/** A tutorial at its table: which step is shown, and the ways from it. */
import type { LogLine, Welcome } from "$lib/api";
import { needWords, t } from "$lib/i18n/index.svelte";
import { router } from "$lib/router.svelte";
import { playAfter, tutorialWords } from "$lib/learn";
import type { Tab } from "../module";
import type { GuideMessage } from "./guide";

type Lesson = NonNullable<Welcome["lesson"]>;

/** What the guide needs of the table. */
export interface LessonTable {
  readonly table: string;
  readonly welcome: Welcome | null;
  readonly now: { guide: number; over: boolean } | null;
  readonly log: readonly LogLine[];
  readonly isMyTurn: boolean;
  readonly watchingMoves: boolean;
  guideTo: (step: number) => void;
  show: (tab: Tab) => void;
}

const TABS: readonly string[] = ["hand", "side", "players", "log"] satisfies Tab[];

export class LessonGuide {
  /** The step that is shown: the next one waits until the others have done what they do. */
  private shown = $state(0);
  /** The step whose part of the table was brought to the fore. */
  private lit = -1;
  private closed = $state(false);
  private ready = $state(false);
  private readonly lesson: Lesson;

  constructor(private readonly table: LessonTable) {
    this.lesson = table.welcome?.lesson as Lesson;
    void needWords(tutorialWords(table.welcome?.game ?? "")).then(() => (this.ready = true));
  }

  /** Follows the table. */
  follow(): void {
    const { now, isMyTurn, watchingMoves } = this.table;
    if (!now || watchingMoves || !(isMyTurn || now.over || now.guide === this.lesson.steps.length)) return;
    this.shown = now.guide;
    if (this.lit === now.guide) return;
    this.lit = now.guide;
    const step = this.lesson.steps[now.guide];
    const tab = step?.lights.find((light) => TABS.includes(light)) ?? "hand";
    this.table.show(tab as Tab);
  }

  get message(): GuideMessage | null {
    if (!this.ready || this.closed) return null;
    const step = this.lesson.steps[this.shown];
    return step ? this.messageOf(step) : this.ending;
  }

  private messageOf(step: Lesson["steps"][number]): GuideMessage {
    const next = () => this.table.guideTo(this.shown + 1);
    return {
      text: t(step.key),
      lights: step.lights,
      places: step.places,
      progress: { step: this.shown, steps: this.lesson.steps.length, go: this.table.guideTo },
      buttons: step.asks ? [] : [{ id: "next", text: t("guide-next"), main: true, press: next }],
      leave: { text: t("guide-leave"), press: () => router.go("/") },
    };
  }

  /** The tutorial is over: a game of one's own, or this one to its end. */
  private get ending(): GuideMessage {
    const { welcome, log } = this.table;
    const close = () => (this.closed = true);
    return {
      text: t("guide-over"),
      lights: [],
      places: [],
      progress: null,
      buttons: [
        { id: "again", text: t("guide-again"), press: () => this.table.guideTo(0) },
        {
          id: "play",
          text: t("guide-play"),
          main: true,
          press: () => {
            if (welcome)
              void playAfter(
                welcome.game,
                this.lesson,
                log.map(({ rule }) => rule),
              );
          },
        },
      ],
      leave: { text: t("guide-play-on"), press: close },
    };
  }
}
